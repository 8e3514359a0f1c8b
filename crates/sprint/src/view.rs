//! What one viewer knows, and games that fit it.

use deck::{Hand, Stock};
use table::{Chance, Seat, Seats, Secrets, Viewer, shuffle};

use crate::card::{Card, Cards, Special};
use crate::game::Sprint;
use crate::known::Known;
use crate::open::{Open, Phase, Window};
use crate::rules::Rules;

/// All that one viewer may know: what lies open, and the cards in hands that it has seen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub open: Open,
    /// The cards the viewer knows in each hand; of its own all of them.
    pub known: [Hand; Seat::MAX],
    /// Whether the viewer may still answer the open window.
    pub asked: bool,
    /// Of whom the viewer may demand another card.
    pub renaming: Seats,
    /// What was shown of hands, as far as the viewer knows.
    pub(crate) memory: Known,
}

impl View {
    pub(crate) fn of(game: &Sprint, viewer: Viewer) -> View {
        let known = std::array::from_fn(|at| game.known_to(viewer, seat_at(at)));
        let asked = matches!(viewer, Viewer::Seat(seat) if game.asked.has(seat));
        let on_turn = viewer == Viewer::Seat(game.open.seat);
        let renaming = if on_turn { game.renaming } else { Seats::NONE };
        let memory = game.known.as_seen_by(viewer);
        View { viewer, open: game.open.clone(), known, asked, renaming, memory }
    }
}

impl View {
    /// How many cards of the deck lie nowhere: none in a game that was dealt.
    pub fn unaccounted(&self) -> usize {
        let open = &self.open;
        let held: usize = open.held.iter().map(|&held| usize::from(held)).sum();
        let known: u32 = self.known.iter().map(Hand::len).sum();
        let hidden = held + usize::from(open.stock) - known as usize;
        open.rules.unseen(open, &self.known).len().saturating_sub(hidden)
    }
}

impl Secrets for Sprint {
    fn stir(&self, viewer: Viewer, chance: &mut impl Chance) -> Sprint {
        let mut other = self.clone();
        if matches!(self.open.phase, Phase::Deal { .. }) {
            return other;
        }
        let mut pool: Vec<Card> = self.stock.cards().to_vec();
        for (at, hand) in other.hands.iter_mut().enumerate() {
            let known = self.known_to(viewer, seat_at(at));
            known.cards().for_each(|card| hand.take(card));
            pool.extend(hand.cards());
            *hand = known;
        }
        other.deal_unseen(pool, chance);
        other
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Sprint {
        let rules = &view.open.rules;
        let mut game = Sprint::from_open(view.open.clone());
        game.known = view.memory;
        game.renaming = view.renaming;
        game.asked = view.still_asked();
        if !matches!(view.open.phase, Phase::Deal { .. }) {
            game.hands = view.known;
            let pool = rules.unseen(&view.open, &view.known);
            game.deal_unseen(pool, chance);
        }
        game
    }
}

impl View {
    /// Who may still answer, as far as the viewer knows: everybody who was asked but itself.
    fn still_asked(&self) -> Seats {
        let rules = &self.open.rules;
        let asked = self.open.window.map_or(Seats::NONE, |window| rules.asked(window));
        match self.viewer {
            Viewer::Seat(seat) if !self.asked => asked.without(seat),
            Viewer::Seat(_) | Viewer::Spectator => asked,
        }
    }
}

impl Rules {
    /// The cards of the deck that are neither on the table nor known.
    pub(crate) fn unseen(&self, open: &Open, known: &[Hand]) -> Vec<Card> {
        let seen = open.cards().into_iter().chain(known.iter().flat_map(Hand::cards));
        let mut pool: Vec<Card> = self.deck().cards().to_vec();
        for card in seen {
            let at = pool.iter().position(|&other| other == card).expect("a view of one deck");
            pool.swap_remove(at);
        }
        pool
    }
}

impl Open {
    /// Every card that lies face up.
    pub(crate) fn cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.discard.iter().chain(self.out.cards()).collect();
        for team in self.rules.all_teams() {
            let zone = self.zone(team);
            cards.extend(zone.attacks());
            cards.extend(self.rules.safeties_in(zone).map(|(safety, _)| safety));
            for what in zone.distances() {
                cards.push(what.card());
                let accelerator = self.rules.special(Special::Accelerator);
                cards.extend(accelerator.into_iter().cycle().take(what.accelerators().into()));
            }
        }
        let checkpoint = self.rules.special(Special::Checkpoint);
        let markers = self.markers.iter().filter(|marker| marker.is_some()).count();
        cards.extend(checkpoint.into_iter().cycle().take(markers));
        cards
    }
}

impl Sprint {
    /// The cards that `viewer` knows in the hand of `seat`.
    pub(crate) fn known_to(&self, viewer: Viewer, seat: Seat) -> Hand {
        let searched = matches!(self.open.phase, Phase::Search { of } if of == seat)
            && viewer == Viewer::Seat(self.open.seat);
        if viewer == Viewer::Seat(seat) || searched {
            self.hands[seat.index()]
        } else {
            self.known.of(viewer, seat)
        }
    }

    /// The bottes that would have ended what the side of a seat suffers from, and were not laid; none
    /// while that can still be answered.
    fn bottes_against(&self, seat: Seat) -> Cards {
        let team = self.rules().team(seat);
        let answerable = matches!(self.open.window, Some(Window::Attack { on, .. }) if on == team);
        let attacks = self.zone_of(seat).attacks().filter(|_| !answerable);
        attacks.flat_map(|attack| self.rules().masks().keepers(attack).iter()).collect()
    }

    /// Deals `pool` at random to the stock and to the hands, each as many cards as it lacks.
    fn deal_unseen(&mut self, mut pool: Vec<Card>, chance: &mut impl Chance) {
        shuffle(&mut pool, chance);
        for seat in Seat::all(self.rules().seats()) {
            let missing = u32::from(self.open.held(seat)) - self.hands[seat.index()].len();
            for _ in 0..missing {
                let at = self.plausible(seat, &pool);
                self.hands[seat.index()].add(pool.swap_remove(at));
            }
        }
        self.stock = pool.into_iter().take(usize::from(self.open.stock)).collect::<Stock>();
    }

    /// The place in `pool` of a card that `seat` may well hold: not one that was demanded of it in
    /// vain, no botte against an attack that it has let stand, and a distance for an accelerator that
    /// it must use.
    fn plausible(&self, seat: Seat, pool: &[Card]) -> usize {
        let demanded = self.open.marker(seat).map(|marker| marker.face);
        let masks = self.rules().masks();
        let needs = self.open.forced.filter(|forced| {
            let accelerates = masks.special(Special::Accelerator).has(forced.card);
            forced.seat == seat && accelerates && !self.has_use(seat, forced.card)
        });
        let layable = masks.layable(self.zone_of(seat));
        let unanswered = self.bottes_against(seat);
        let fits = |card: &Card| {
            Some(*card) != demanded
                && !unanswered.has(*card)
                && (needs.is_none() || layable.has(*card))
        };
        pool.iter().rposition(fits).unwrap_or(pool.len() - 1)
    }
}

fn seat_at(index: usize) -> Seat {
    Seat(u8::try_from(index).expect("few seats"))
}
