//! What one viewer knows, and games that fit it.

use table::{Chance, Seat, Secrets, Team, Viewer, shuffle};

use crate::car::Top;
use crate::card::{Card, Cards};
use crate::edition::Exhausted;
use crate::event::knows_hand;
use crate::pile::Stock;
use crate::race::{Open, Phase, Race};
use deck::Hand;

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
}

impl View {
    pub(crate) fn of(race: &Race, viewer: Viewer) -> View {
        let known = std::array::from_fn(|at| race.known_to(viewer, seat_at(at)));
        let asked = matches!(viewer, Viewer::Seat(seat) if race.asked.has(seat));
        View { viewer, open: race.open.clone(), known, asked }
    }
}

impl View {
    /// How many cards of the deck lie nowhere: none in a game that was dealt.
    pub fn unaccounted(&self) -> usize {
        let known = self.known.iter().flat_map(Hand::cards);
        let pool = self.open.rules.cards_besides(self.open.ground.cards().chain(known));
        let held: usize = self.open.held.iter().map(|&held| usize::from(held)).sum();
        let known: u32 = self.known.iter().map(Hand::len).sum();
        let hidden = held + usize::from(self.open.stock) - known as usize;
        pool.map_or(0, |pool| pool.len()).saturating_sub(hidden)
    }
}

impl Secrets for Race {
    fn stir(&self, viewer: Viewer, chance: &mut impl Chance) -> Race {
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

    fn imagine(view: &View, chance: &mut impl Chance) -> Race {
        let rules = &view.open.rules;
        let mut race = Race::from_open(view.open.clone());
        if let Phase::Window(window) = view.open.phase {
            race.asked = rules.members(window.on);
            if let (Viewer::Seat(seat), false) = (view.viewer, view.asked) {
                race.asked = race.asked.without(seat);
            }
        }
        if !matches!(view.open.phase, Phase::Deal { .. }) {
            race.hands = view.known;
            let seen = view.open.ground.cards().chain(view.known.iter().flat_map(Hand::cards));
            let pool = rules.cards_besides(seen).expect("a view of one deck");
            race.deal_unseen(pool, chance);
            race.doubt_bottes(view, chance);
        }
        race
    }
}

/// Of those who suffer from an attack that they had the right to answer, and still do on their turn,
/// one in so many holds the botte all the same: it was drawn since.
const HELD_BACK: u32 = 16;

impl Race {
    /// The cards that `viewer` knows in the hand of `seat`.
    fn known_to(&self, viewer: Viewer, seat: Seat) -> Hand {
        let shown = seat.0 < self.rules().seats() && knows_hand(viewer, seat, self.rules());
        if shown { self.hands[seat.index()] } else { Hand::default() }
    }

    /// Deals `pool` at random to the stock and to the hands, each as many cards as it lacks.
    fn deal_unseen(&mut self, mut pool: Vec<Card>, chance: &mut impl Chance) {
        let stock = usize::from(self.open.stock);
        shuffle(&mut pool, chance);
        let mut cards = pool.into_iter();
        self.stock = cards.by_ref().take(stock).collect::<Stock>();
        let mut dealt: Vec<(usize, Card)> = Vec::new();
        for (at, held) in self.open.held.into_iter().enumerate() {
            while self.hands[at].len() < u32::from(held) {
                let card = cards.next().expect("as many cards as are held");
                self.hands[at].add(card);
                dealt.push((at, card));
            }
        }
        self.keep_distance_in_stock(&dealt, cards.as_slice());
        self.count_distances();
    }

    /// Where a round ends for want of distances in the stock, everybody knows that there is one, or
    /// that the seat on turn has drawn the last: changes a card that was dealt to make it so.
    fn keep_distance_in_stock(&mut self, dealt: &[(usize, Card)], left: &[Card]) {
        let distances = self.rules().masks().distances;
        let drawer = match self.rules().edition().exhausted {
            Exhausted::NoDistanceAfoot
            | Exhausted::StockEmpty
            | Exhausted::HandsEmpty
            | Exhausted::NobodyCanPlay => return,
            Exhausted::NoDistanceInStock => Some(self.open.seat.index()),
            Exhausted::LastDistanceDrawn => None,
        };
        let in_stock = self.stock.cards().iter().any(|&card| distances.has(card));
        let drawn = drawer.is_some_and(|at| self.hands[at].kinds().0 & distances.0 != 0);
        if in_stock || drawn || self.stock.is_empty() {
            return;
        }
        let swap =
            |card: Card, stock: &mut Stock| std::mem::replace(&mut stock.cards_mut()[0], card);
        if let Some(&(at, card)) = dealt.iter().find(|(_, card)| distances.has(*card)) {
            let other = swap(card, &mut self.stock);
            self.hands[at].take(card);
            self.hands[at].add(other);
        } else if let Some(&card) = left.iter().find(|&&card| distances.has(card)) {
            swap(card, &mut self.stock);
        }
    }

    /// Whoever lets an attack stand hardly holds the botte against it: puts such bottes back into the
    /// stock, for a card that is no distance.
    fn doubt_bottes(&mut self, view: &View, chance: &mut impl Chance) {
        let edition = self.rules().edition();
        if edition.coup_fourre.is_none() {
            return;
        }
        for seat in Seat::all(self.rules().seats()) {
            let team = self.rules().team(seat);
            let answerable = matches!(self.open.phase, Phase::Window(window) if window.on == team);
            let doubted = self.bottes_against(team);
            let held = self.hands[seat.index()].kinds().0 & doubted.0;
            let known = view.known[seat.index()].kinds().0;
            for botte in Cards(held & !known).iter().filter(|_| !answerable) {
                if chance.below(HELD_BACK) > 0 {
                    self.put_back(seat, botte, chance);
                }
            }
        }
    }

    /// The bottes that would end what a team suffers from.
    fn bottes_against(&self, team: Team) -> Cards {
        let (rules, status) = (self.rules(), self.open.car(team).status);
        let edition = rules.edition();
        let stopped = match status.top() {
            Top::Attack(trouble) => edition.botte_of(trouble),
            Top::Bare | Top::GreenLight | Top::Parade => None,
        };
        let limit = edition.limit.filter(|_| status.is_limited());
        let slowed = limit.and_then(|limit| edition.botte_of(limit.trouble));
        stopped.into_iter().chain(slowed).collect()
    }

    /// Changes a card of a hand for one of the stock that is no distance, if there is one.
    fn put_back(&mut self, seat: Seat, card: Card, chance: &mut impl Chance) {
        let distances = self.rules().masks().distances;
        let stock = self.stock.cards_mut();
        let Ok(count @ 1..) = u32::try_from(stock.len()) else { return };
        let from = chance.below(count) as usize;
        let places = (from..stock.len()).chain(0..from);
        if let Some(at) = places.into_iter().find(|&at| !distances.has(stock[at])) {
            let other = std::mem::replace(&mut stock[at], card);
            self.hands[seat.index()].take(card);
            self.hands[seat.index()].add(other);
        }
    }

    /// Counts anew what the kernel keeps count of.
    pub(crate) fn count_distances(&mut self) {
        let distances = self.rules().masks().distances;
        let count = |cards: &mut dyn Iterator<Item = Card>| {
            u8::try_from(cards.filter(|&card| distances.has(card)).count()).expect("one deck")
        };
        let in_stock = count(&mut self.stock.cards().iter().copied());
        let in_hands = count(&mut self.hands.iter().flat_map(Hand::cards));
        self.distances_in_stock = in_stock;
        self.distances_afoot = in_stock + in_hands;
    }
}

fn seat_at(index: usize) -> Seat {
    Seat(u8::try_from(index).expect("few seats"))
}
