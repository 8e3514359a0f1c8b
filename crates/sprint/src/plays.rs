//! What a seat may do with its cards: how much there is, and what stands where.

use deck::Bits;
use table::{Seat, Team};

use crate::action::{Action, Saying, Then, Top};
use crate::card::{Card, Cards};
use crate::game::Sprint;
use crate::zone::Laid;

/// What a seat may do with its cards. The order of the actions is that of the fields, each in the
/// order of the catalogue or of the seats.
pub(crate) struct Plays {
    pub(crate) seat: Seat,
    /// What may be laid before oneself: in the low half as it is, in the high half with one
    /// accelerator.
    pub(crate) lays: Bits,
    /// The distances that may be laid with two accelerators.
    pub(crate) doubles: Cards,
    /// The parades that lift the attack that slows down, and the one that stops.
    pub(crate) parades: [(Option<Card>, Cards); 2],
    /// Which attacks may be laid, one byte for each team.
    pub(crate) attacks: Bits,
    /// How many ways there are to steal.
    pub(crate) thefts: u32,
    /// How many demands there are.
    pub(crate) demands: u32,
    /// How many swaps of zones, looks into hands and sweeps there are.
    pub(crate) flights: u32,
    pub(crate) searches: u32,
    pub(crate) sweeps: u32,
    /// How many swaps of pairs there are.
    pub(crate) swaps: u32,
    /// What may be discarded.
    pub(crate) discards: Cards,
    /// How many ways to pass there are: one or none.
    pub(crate) passes: u32,
    /// How many demands can be renamed how.
    pub(crate) renames: u32,
}

impl Plays {
    /// Nothing can be played.
    #[inline]
    pub(crate) fn nothing(seat: Seat) -> Plays {
        Plays {
            seat,
            lays: Bits::new(0),
            doubles: Cards(0),
            parades: [(None, Cards(0)); 2],
            attacks: Bits::new(0),
            thefts: 0,
            demands: 0,
            flights: 0,
            searches: 0,
            sweeps: 0,
            swaps: 0,
            discards: Cards(0),
            passes: 0,
            renames: 0,
        }
    }

    /// How many parades there are; each may end on top of the discard pile or below.
    #[inline]
    fn parade_count(&self) -> u32 {
        2 * (self.parades[0].1.0.count_ones() + self.parades[1].1.0.count_ones())
    }

    /// How many ways there are to play a card.
    #[inline]
    pub(crate) fn plays(&self) -> u32 {
        self.lays.count()
            + self.doubles.0.count_ones()
            + self.parade_count()
            + self.attacks.count()
            + self.thefts
            + self.demands
            + self.flights
            + self.searches
            + self.sweeps
    }

    /// How many actions there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.plays() + self.swaps + self.discards.0.count_ones() + self.passes + self.renames
    }

    #[inline]
    pub(crate) fn pick(&self, game: &Sprint, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let count = self.count();
        (count > 0).then(|| self.at(game, choose(count)))
    }

    /// The action at a place.
    #[inline]
    pub(crate) fn at(&self, game: &Sprint, mut at: u32) -> Action {
        if at < self.lays.count() {
            let place = self.lays.nth(at);
            return lay(Card(place % 32), place / 32);
        }
        at -= self.lays.count();
        let discards = self.discards.0.count_ones();
        // Discarding is by far the most common of the others, so it is looked for first.
        let before = self.plays() - self.lays.count() + self.swaps;
        if (before..before + discards).contains(&at) {
            let bits = Bits::new(u64::from(self.discards.0));
            return Action::Discard { card: Card(bits.nth(at - before)) };
        }
        self.at_rarer(game, at)
    }

    /// The action at a place behind what is simply laid.
    fn at_rarer(&self, game: &Sprint, mut at: u32) -> Action {
        let doubles = Bits::new(u64::from(self.doubles.0));
        if at < doubles.count() {
            return lay(Card(doubles.nth(at)), 2);
        }
        at -= doubles.count();
        if at < self.parade_count() {
            return self.parade_at(at);
        }
        at -= self.parade_count();
        if at < self.attacks.count() {
            let place = self.attacks.nth(at);
            let card = Card(game.rules().masks().first_hazard + place % 8);
            return Action::Attack { card, on: Team(place / 8), saying: Saying::Right };
        }
        self.special_at(game, at - self.attacks.count())
    }

    fn parade_at(&self, at: u32) -> Action {
        let top = if at.is_multiple_of(2) { Top::Parade } else { Top::Attack };
        let [speed, battle] = self.parades.map(|(_, cards)| Bits::new(u64::from(cards.0)));
        let (attack, card) = if at / 2 < speed.count() {
            (self.parades[0].0, speed.nth(at / 2))
        } else {
            (self.parades[1].0, battle.nth(at / 2 - speed.count()))
        };
        Action::Parry { card: Card(card), attack, top }
    }

    fn special_at(&self, game: &Sprint, mut at: u32) -> Action {
        if at < self.thefts {
            return self.theft_at(game, at);
        }
        at -= self.thefts;
        if at < self.demands {
            let faces = game.rules().masks();
            let of = game.demandable(self.seat).nth((at / faces.face_count) as usize);
            let face = Card(Bits::new(u64::from(faces.faces.0)).nth(at % faces.face_count));
            return Action::Demand { of: of.expect("somebody to check"), face };
        }
        at -= self.demands;
        if at < self.flights {
            let others = Seat::all(game.rules().seats()).filter(|&to| to != self.seat);
            return Action::Fly { to: nth(others, at) };
        }
        at -= self.flights;
        if at < self.searches {
            return Action::Search { of: nth(game.searchable(self.seat), at) };
        }
        at -= self.searches;
        if at < self.sweeps {
            return Action::Sweep;
        }
        at -= self.sweeps;
        if at < self.swaps {
            return self.swap_at(game, at);
        }
        at -= self.swaps + self.discards.0.count_ones();
        if at < self.passes {
            return Action::Pass;
        }
        rename_at(game, at - self.passes)
    }

    fn theft_at(&self, game: &Sprint, mut at: u32) -> Action {
        let laid = game.layable_when_stolen(self.seat);
        for from in game.opposing(self.seat) {
            let ways = game.open.zone(from).ways();
            let bits = Bits::new(u64::from(ways) | u64::from(ways & laid) << 32);
            if at < bits.count() {
                let place = bits.nth(at);
                let then = if place < 32 { Then::Kept } else { Then::Laid };
                return Action::Steal { from, what: Laid::of_bit(place % 32), then };
            }
            at -= bits.count();
        }
        unreachable!("fewer thefts than were counted")
    }

    fn swap_at(&self, game: &Sprint, mut at: u32) -> Action {
        let fetchable = game.fetchable(self.seat).0;
        for pair in game.hands[self.seat.index()].pairs().iter() {
            let accelerator = game.fetchable_accelerator(self.seat, pair);
            let bits = Bits::new(u64::from(fetchable | accelerator));
            if at < bits.count() {
                return Action::Swap { pair: [pair; 2], wanted: Card(bits.nth(at)) };
            }
            at -= bits.count();
        }
        unreachable!("fewer swaps than were counted")
    }
}

/// Lays a card as it ought to be announced.
fn lay(card: Card, accelerators: u8) -> Action {
    Action::Lay { card, accelerators, saying: Saying::Right }
}

fn nth<T>(mut items: impl Iterator<Item = T>, at: u32) -> T {
    items.nth(at as usize).expect("as many as were counted")
}

fn rename_at(game: &Sprint, at: u32) -> Action {
    let masks = game.rules().masks();
    let names = masks.face_count - 1;
    let of = nth(game.renaming.iter(), at / names);
    let old = game.open.marker(of).map_or(0, |marker| marker.face.bit());
    let to = Card(Bits::new(u64::from(masks.faces.0 & !old)).nth(at % names));
    Action::Rename { of, to }
}
