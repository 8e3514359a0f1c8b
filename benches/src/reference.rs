//! The physical speed reference: what the metal can do with this game.
//!
//! This module plays one game and nothing else: the classic rules for two seats with all 106 cards,
//! hands of six, 1000 kilometres met exactly and no extension. Every decision is uniformly random
//! among the legal actions, and every game pays for its own shuffle and deal. There are no
//! editions, no events, no scores and no other numbers of seats, so that its time an action is the
//! denominator of every speed ratio that we publish. Never play with it; measure with it.
//!
//! The rules in force, by clause:
//!
//! - A seat draws, then plays or discards one card (CLA-06); a safety is never discarded (CLA-13).
//! - Battle hazards hit only a side that can roll (CLA-07), speed limits any side that is not
//!   limited yet (CLA-08).
//! - A side lays at most two 200s, and its last card must meet the goal exactly (CLA-09).
//! - A safety laid on its own turn lifts its hazard, draws and plays again (CLA-10, CLA-11).
//! - A coup-fourré takes the turn (CLA-12). The defender is asked only if it holds the safety, and
//!   its answer, yes or no, is counted as an action.
//! - On an empty stock the hands are played out, and a safety brings no further play (CLA-14).
//!
//! How it is fast: a hand is one word of three-bit counts, one lane for each kind of card. The
//! legal cards of a seat are a mask over these lanes, read from const-evaluated tables, and laying a
//! card is a look-up too. (Keeping the masks until a card is laid, and choosing the n-th card by
//! arithmetic instead of a loop, halves the time once more; `docs/performance.md` says why we
//! measure by this plainer form.)

mod tables;
#[cfg(test)]
mod tests;

use std::mem::swap;
use std::slice::Iter;

use tables::{
    ACE_DRIVER, ANSWER, ATTACKS_ON, CARDS, DISCARDABLE, FITS_ROAD, HAND, LANES, LEG_KM, LEGS_TO_GO,
    OF_OPPONENT, OF_PLAYER, OWN_PLAYS, ROAD_CHANGE, SORTED_DECK, WAITING, WHOLE_ROAD, kind_of,
};

/// What a batch of playouts amounted to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played from the shuffle to the end.
    pub games: u64,
    /// Plays, discards and answers to an attack.
    pub actions: u64,
    /// Games in which a side met the goal.
    pub completed: u64,
    /// Attacks answered with a coup-fourré.
    pub coups_fourres: u64,
    /// Kilometres laid by both sides together.
    pub kilometres: u64,
}

/// Plays `games` uniformly random games and counts what happened.
#[must_use]
pub fn playouts(games: u64, seed: u64) -> Tally {
    let mut dice = Dice::new(seed);
    let mut deck = SORTED_DECK;
    let mut tally = Tally::default();
    for _ in 0..games {
        // The order left by the game before is as good a start as any other.
        shuffle(&mut deck, &mut dice);
        play_game(&deck, &mut dice, &mut tally);
    }
    tally
}

/// One play area and the hand behind it.
struct Side {
    hand: u64,
    status: u8,
    road: u8,
}

impl Side {
    fn dealt(hand: &[u64]) -> Self {
        Self { hand: hand.iter().sum(), status: WAITING, road: WHOLE_ROAD }
    }

    /// The kinds in hand, as the lowest bit of each lane; the other bits are left unmasked.
    #[inline]
    const fn holding(&self) -> u64 {
        self.hand | self.hand >> 1 | self.hand >> 2
    }

    #[inline]
    fn draw(&mut self, stock: &mut Iter<u64>) {
        if let Some(card) = stock.next() {
            self.hand += card;
        }
    }

    const fn has_arrived(&self) -> bool {
        self.road & LEGS_TO_GO == 0
    }

    fn kilometres(&self) -> u64 {
        LEG_KM * u64::from(WHOLE_ROAD - (self.road & LEGS_TO_GO))
    }

    /// The cards that may be played now, were they in hand.
    #[inline]
    fn playable(&self, opponent: &Self) -> u64 {
        let own = OWN_PLAYS[usize::from(self.status)] & FITS_ROAD[usize::from(self.road)];
        own | ATTACKS_ON[usize::from(opponent.status)]
    }
}

/// Who acts next.
enum Next {
    SameSeat,
    OtherSeat,
    Nobody,
}

/// What the two sides share.
struct Game<'a> {
    stock: Iter<'a, u64>,
    dice: &'a mut Dice,
    actions: u64,
    coups_fourres: u64,
}

fn play_game(deck: &[u64; CARDS], dice: &mut Dice, tally: &mut Tally) {
    let (hands, stock) = deck.split_at(2 * HAND);
    let mut game = Game { stock: stock.iter(), dice, actions: 0, coups_fourres: 0 };
    let mut player = Side::dealt(&hands[..HAND]);
    let mut opponent = Side::dealt(&hands[HAND..]);
    loop {
        match game.act(&mut player, &mut opponent) {
            Next::SameSeat => {}
            Next::OtherSeat => swap(&mut player, &mut opponent),
            Next::Nobody => break,
        }
    }
    tally.games += 1;
    tally.actions += game.actions;
    tally.completed += u64::from(player.has_arrived());
    tally.coups_fourres += game.coups_fourres;
    tally.kilometres += player.kilometres() + opponent.kilometres();
}

impl Game<'_> {
    /// The player draws, and plays or discards one card.
    ///
    /// A play is the lowest bit of its lane, a discard the bit above. One random word serves both
    /// the player and the defender: its upper half chooses the action, its lowest bit the answer.
    #[inline]
    fn act(&mut self, player: &mut Side, opponent: &mut Side) -> Next {
        player.draw(&mut self.stock);
        if player.hand == 0 {
            return if opponent.hand == 0 { Next::Nobody } else { Next::OtherSeat };
        }
        let discards = player.holding() & DISCARDABLE;
        let plays = player.holding() & player.playable(opponent) & LANES;
        let legal = plays | discards << 1;
        let word = self.dice.roll();
        let chosen = upper_half_below(word, u64::from(legal.count_ones()));
        let bit = nth_bit(legal, chosen);
        self.actions += 1;
        if bit & LANES == 0 {
            player.hand -= bit >> 1;
            return Next::OtherSeat;
        }
        let card = bit;
        player.hand -= card;
        let kind = kind_of(card);
        if opponent.hand & ANSWER[kind] != 0 {
            self.actions += 1;
            if word & 1 == 1 {
                return self.coup_fourre(opponent, ANSWER[kind]);
            }
        }
        self.lay(player, opponent, kind)
    }

    /// Puts a card into force without asking what kind of play it is: the tables know.
    #[inline]
    fn lay(&self, player: &mut Side, opponent: &mut Side, kind: usize) -> Next {
        player.status = OF_PLAYER[kind][usize::from(player.status)];
        opponent.status = OF_OPPONENT[kind][usize::from(opponent.status)];
        player.road = player.road.wrapping_add(ROAD_CHANGE[kind]);
        if player.has_arrived() {
            Next::Nobody
        } else if kind >= ACE_DRIVER && !self.stock.as_slice().is_empty() {
            Next::SameSeat
        } else {
            Next::OtherSeat
        }
    }

    /// CLA-12: the hazard is gone, the defender lays its safety, refills its hand and has the turn.
    ///
    /// It is rare, but must be inlined: a call would keep both sides in memory, not in registers.
    #[inline]
    fn coup_fourre(&mut self, defender: &mut Side, safety: u64) -> Next {
        self.coups_fourres += 1;
        defender.hand -= safety;
        defender.status = OF_PLAYER[kind_of(safety)][usize::from(defender.status)];
        defender.draw(&mut self.stock);
        Next::OtherSeat
    }
}

/// The whole deck by Fisher and Yates, two places for each random word.
fn shuffle(deck: &mut [u64; CARDS], dice: &mut Dice) {
    let mut places = CARDS;
    while places > 1 {
        let word = dice.roll();
        deck.swap(places - 1, place_below(word, places));
        places -= 1;
        deck.swap(places - 1, place_below(word << 32, places));
        places -= 1;
    }
}

/// A small fast generator, wyrand: a counter times a disguise of itself, folded in half.
struct Dice(u64);

impl Dice {
    const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    // Both casts keep one half of the product, which is their purpose.
    #[allow(clippy::cast_possible_truncation)]
    #[inline]
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (product >> 64) as u64 ^ product as u64
    }
}

/// The `n`-th bit that is set, alone.
#[inline]
fn nth_bit(bits: u64, n: u64) -> u64 {
    let rest = (0..n).fold(bits, |bits, _| bits & (bits - 1));
    rest & rest.wrapping_neg()
}

/// Scales the upper half of a random word to a number below `bound`.
///
/// The bounds are below 2^7 and the half word has 2^32 values, so that the numbers are equally
/// likely to within one part in 2^25, which no measurement here could tell from uniform.
#[inline]
const fn upper_half_below(word: u64, bound: u64) -> u64 {
    ((word >> 32) * bound) >> 32
}

// A place in the deck fits any integer.
#[allow(clippy::cast_possible_truncation)]
#[inline]
const fn place_below(word: u64, places: usize) -> usize {
    upper_half_below(word, places as u64) as usize
}
