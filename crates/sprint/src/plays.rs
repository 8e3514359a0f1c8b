//! What a seat may do with its cards: how much there is, and what stands where.

use deck::Bits;
use table::{Seat, Team};

use crate::action::{Action, Saying, Top};
use crate::card::{Card, Cards};
use crate::game::Sprint;

/// What a seat may do with its cards. The order of the actions is that of the fields, each in the
/// order of the catalogue or of the seats.
pub(crate) struct Plays {
    pub(crate) seat: Seat,
    /// The cards it is about.
    pub(crate) kinds: u32,
    /// What may be laid before oneself in the low half, what may be discarded in the high half.
    pub(crate) cards: Bits,
    /// The distances that may be laid with one accelerator in the low half, with two in the high one.
    pub(crate) accelerated: Bits,
    /// The attack that slows down, and the one that stops.
    pub(crate) lifted: [Option<Card>; 2],
    /// The parades that lift the former in the low half, those that lift the latter in the high one.
    pub(crate) parades: Bits,
    /// Which attacks may be laid, one byte for each team.
    pub(crate) attacks: Bits,
    /// How many ways there are to play a special card.
    pub(crate) specials: u32,
    /// The swaps of pairs.
    pub(crate) swaps: Swaps,
    /// How many ways to pass there are: one or none.
    pub(crate) passes: u32,
    /// How many demands can be renamed how.
    pub(crate) renames: u32,
}

/// The swaps of pairs that a seat may make.
#[derive(Clone, Copy, Default)]
pub(crate) struct Swaps {
    pub(crate) pairs: Cards,
    /// What any of them may be swapped for; some may also be swapped for an accelerator.
    pub(crate) wanted: Cards,
    /// How many there are.
    pub(crate) count: u32,
}

impl Plays {
    /// How many parades there are; each may end on top of the discard pile or below.
    #[inline]
    fn parade_count(&self) -> u32 {
        2 * self.parades.count()
    }

    /// How many ways there are to play a card, or to discard one.
    #[inline]
    pub(crate) fn plays(&self) -> u32 {
        self.cards.count()
            + self.accelerated.count()
            + self.parade_count()
            + self.attacks.count()
            + self.specials
    }

    /// How many actions there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.plays() + self.swaps.count + self.passes + self.renames
    }

    #[inline]
    pub(crate) fn pick(&self, game: &Sprint, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let count = self.count();
        (count > 0).then(|| self.at(game, choose(count)))
    }

    /// The action at a place.
    #[inline]
    pub(crate) fn at(&self, game: &Sprint, at: u32) -> Action {
        if at < self.cards.count() {
            let place = self.cards.nth(at);
            let card = Card(place % 32);
            return if place < 32 { lay(card, 0) } else { Action::Discard { card } };
        }
        self.at_rarer(game, at - self.cards.count())
    }

    /// The action at a place behind what is simply laid or discarded.
    fn at_rarer(&self, game: &Sprint, mut at: u32) -> Action {
        if at < self.accelerated.count() {
            let place = self.accelerated.nth(at);
            return lay(Card(place % 32), 1 + place / 32);
        }
        at -= self.accelerated.count();
        if at < self.parade_count() {
            return self.parade_at(at);
        }
        at -= self.parade_count();
        if at < self.attacks.count() {
            let place = self.attacks.nth(at);
            let card = Card(game.rules().masks().first_hazard + place % 8);
            return Action::Attack { card, on: Team(place / 8), saying: Saying::Right };
        }
        at -= self.attacks.count();
        if at < self.specials {
            return game.special_at(self.seat, self.kinds, at);
        }
        at -= self.specials;
        if at < self.swaps.count {
            return self.swap_at(game, at);
        }
        at -= self.swaps.count;
        if at < self.passes {
            return Action::Pass;
        }
        rename_at(game, at - self.passes)
    }

    fn parade_at(&self, at: u32) -> Action {
        let top = if at.is_multiple_of(2) { Top::Parade } else { Top::Attack };
        let place = self.parades.nth(at / 2);
        Action::Parry { card: Card(place % 32), attack: self.lifted[usize::from(place / 32)], top }
    }

    fn swap_at(&self, game: &Sprint, mut at: u32) -> Action {
        for pair in self.swaps.pairs.iter() {
            let accelerator = game.fetchable_accelerator(self.seat, pair);
            let bits = Bits::new(u64::from(self.swaps.wanted.0 | accelerator));
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

/// The item at a place that was counted.
pub(crate) fn nth<T>(mut items: impl Iterator<Item = T>, at: u32) -> T {
    items.nth(at as usize).expect("as many as were counted")
}

/// The renaming at a place.
pub(crate) fn rename_at(game: &Sprint, at: u32) -> Action {
    let masks = game.rules().masks();
    let names = masks.face_count - 1;
    let of = nth(game.renaming.iter(), at / names);
    let old = game.open.marker(of).map_or(0, |marker| marker.face.bit());
    let to = Card(Bits::new(u64::from(masks.faces.0 & !old)).nth(at % names));
    Action::Rename { of, to }
}
