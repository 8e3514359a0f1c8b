//! The physical speed reference: what the metal can do with this game.
//!
//! This module plays one game and nothing else: the classic rules for two seats with all 106 cards,
//! hands of six, 1000 kilometres met exactly and no extension. Every decision is uniformly random
//! among the legal actions, and every game pays for its own shuffle and deal. There are no editions,
//! no events, no scores and no other numbers of seats, so that its time an action is the denominator
//! of every speed ratio that we publish. Never play with it; measure with it.
//!
//! The rules in force, by clause of the ledger `classic.md`:
//!
//! - A seat draws, then plays or discards one card (CLA-06); a safety is never discarded (CLA-13).
//! - Battle hazards hit only a side that can roll (CLA-07), speed limits any unlimited one (CLA-08).
//! - A side lays at most two 200s, and its last card must meet the goal exactly (CLA-09).
//! - A safety laid on its own turn lifts its hazard, draws and plays again (CLA-10, CLA-11).
//! - A coup-fourré takes the turn (CLA-12). The defender is asked only if it holds the safety, and
//!   its answer, yes or no, is counted as an action.
//! - On an empty stock the hands are played out, and a safety brings no further play (CLA-14).
//!
//! How it is fast: a hand is one word of three-bit counts, one lane for each kind of card. The legal
//! cards of a seat are a mask over these lanes, read from const-evaluated tables and kept until a
//! card is laid, which only happens in one turn out of five. The choice of the n-th legal card is
//! straight-line arithmetic; the only branch that a processor cannot foresee is play or discard.

use std::mem::swap;
use std::slice::Iter;

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

// The nineteen kinds of card. Each hazard, its remedy and its safety are a fixed distance apart.

const KM_25: usize = 0;
const KM_50: usize = 1;
const KM_75: usize = 2;
const KM_100: usize = 3;
const KM_200: usize = 4;
const ACCIDENT: usize = 5;
const OUT_OF_FUEL: usize = 6;
const FLAT_TIRE: usize = 7;
const RED_LIGHT: usize = 8;
const SPEED_LIMIT: usize = 9;
const REPAIRS: usize = 10;
const FUEL: usize = 11;
const SPARE_WHEEL: usize = 12;
const GREEN_LIGHT: usize = 13;
const END_OF_LIMIT: usize = 14;
const ACE_DRIVER: usize = 15;
const FUEL_TANK: usize = 16;
const PUNCTURE_PROOF: usize = 17;
const PRIORITY: usize = 18;

const KINDS: usize = 19;
const DISTANCES: usize = 5;
const HAND: usize = 6;
const CARDS: usize = 106;

/// How many cards of each kind are in the deck (CLA-01).
const COPIES: [usize; KINDS] = [10, 10, 10, 12, 4, 3, 3, 3, 5, 4, 6, 6, 6, 14, 6, 1, 1, 1, 1];

/// The length of each distance card in legs of 25 km, the greatest common measure of the road.
const LEGS: [u8; DISTANCES] = [1, 2, 3, 4, 8];
const LEG_KM: u64 = 25;

/// A card is a one in the lane of its kind, so that drawing adds it to a hand and playing takes it
/// away. Three bits are enough for a lane, because a hand never holds more than seven cards.
const fn card(kind: usize) -> u64 {
    1 << (LANE_BITS * kind)
}

const LANE_BITS: usize = 3;
const SAFETIES: u64 = card(ACE_DRIVER) | card(FUEL_TANK) | card(PUNCTURE_PROOF) | card(PRIORITY);
const DISCARDABLE: u64 = 0o111_111_111_111_111;

/// Finds the kind of a card again.
const fn kind_of(card: u64) -> usize {
    card.trailing_zeros() as usize / LANE_BITS
}

/// All cards in the order of their kinds.
const SORTED_DECK: [u64; CARDS] = {
    let mut deck = [0; CARDS];
    let (mut kind, mut first) = (0, 0);
    while kind < KINDS {
        let mut copy = 0;
        while copy < COPIES[kind] {
            deck[first + copy] = card(kind);
            copy += 1;
        }
        first += COPIES[kind];
        kind += 1;
    }
    deck
};

// The status of a side is a byte: the battle pile in the three lowest bits, then one bit for the
// speed pile and one bit for each safety laid. Nothing else of the piles matters to the rules.

const STATUSES: usize = 256;
const BATTLE: u8 = 0b111;
/// Neither attacked nor under a green light: not started yet, or repaired.
const WAITING: u8 = 0;
/// A green light shows.
const ROLLING: u8 = 1;
const LIMITED: u8 = 0b1000;
const HAS_PRIORITY: u8 = safety_bit(PRIORITY);

/// The battle field while a battle hazard shows.
const fn stopped_by(hazard: usize) -> u8 {
    match hazard {
        ACCIDENT => 2,
        OUT_OF_FUEL => 3,
        FLAT_TIRE => 4,
        _ => 5,
    }
}

/// The status bit of a safety laid.
const fn safety_bit(safety: usize) -> u8 {
    0b1_0000 << (safety - ACE_DRIVER)
}

/// The battle field after this status has changed to `battle`.
const fn with_battle(status: u8, battle: u8) -> u8 {
    status & !BATTLE | battle
}

/// CLA-07: a side can roll under a green light, or with priority and no hazard on top.
const fn can_roll(status: u8) -> bool {
    let waiting_with_priority = status & BATTLE == WAITING && status & HAS_PRIORITY != 0;
    status & BATTLE == ROLLING || waiting_with_priority
}

/// The cards that a side may lay on its own piles, as far as its status decides.
const fn own_plays(status: u8) -> u64 {
    let mut cards = SAFETIES;
    if can_roll(status) {
        cards |= card(KM_25) | card(KM_50);
        if status & LIMITED == 0 {
            cards |= card(KM_75) | card(KM_100) | card(KM_200);
        }
    }
    if status & LIMITED != 0 {
        cards |= card(END_OF_LIMIT);
    }
    cards | remedy_for(status)
}

/// The remedy that the battle pile calls for, if any.
const fn remedy_for(status: u8) -> u64 {
    const CRASHED: u8 = stopped_by(ACCIDENT);
    const EMPTY: u8 = stopped_by(OUT_OF_FUEL);
    const FLAT: u8 = stopped_by(FLAT_TIRE);
    const RED: u8 = stopped_by(RED_LIGHT);
    match status & BATTLE {
        CRASHED => card(REPAIRS),
        EMPTY => card(FUEL),
        FLAT => card(SPARE_WHEEL),
        WAITING | RED if status & HAS_PRIORITY == 0 => card(GREEN_LIGHT),
        _ => 0,
    }
}

/// The hazards that a side of this status may be attacked with (CLA-07, CLA-08).
const fn attacks_on(status: u8) -> u64 {
    let mut cards = 0;
    let mut hazard = ACCIDENT;
    while hazard <= SPEED_LIMIT {
        let open = if hazard == SPEED_LIMIT { status & LIMITED == 0 } else { can_roll(status) };
        if open && status & safety_bit(safety_against(hazard)) == 0 {
            cards |= card(hazard);
        }
        hazard += 1;
    }
    cards
}

/// Priority answers the red light and the speed limit; each other safety has one hazard.
const fn safety_against(hazard: usize) -> usize {
    if hazard >= RED_LIGHT { PRIORITY } else { hazard - ACCIDENT + ACE_DRIVER }
}

/// The status of a side that a hazard was laid on.
const fn after_hazard(hazard: usize, status: u8) -> u8 {
    match hazard {
        SPEED_LIMIT => status | LIMITED,
        _ => with_battle(status, stopped_by(hazard)),
    }
}

/// The status of a side that laid a remedy: only the green light makes it roll.
const fn after_remedy(remedy: usize, status: u8) -> u8 {
    match remedy {
        GREEN_LIGHT => with_battle(status, ROLLING),
        END_OF_LIMIT => status & !LIMITED,
        _ => with_battle(status, WAITING),
    }
}

/// The status of a side that laid a safety. A hazard that it lifts had found the side rolling, and
/// leaves it rolling again (CLA-10); priority ends a speed limit besides (CLA-11).
const fn after_safety(safety: usize, status: u8) -> u8 {
    let hazard = safety - ACE_DRIVER + ACCIDENT;
    let laid = status | safety_bit(safety);
    let unlimited = if safety == PRIORITY { laid & !LIMITED } else { laid };
    if status & BATTLE == stopped_by(hazard) { with_battle(unlimited, ROLLING) } else { unlimited }
}

// The tables. A byte indexes 256 entries, so that no look-up by status or road is ever checked.

static OWN_PLAYS: [u64; STATUSES] = {
    let mut table = [0; STATUSES];
    let mut status = u8::MIN;
    loop {
        table[status as usize] = own_plays(status);
        if status == u8::MAX {
            break table;
        }
        status += 1;
    }
};

static ATTACKS_ON: [u64; STATUSES] = {
    let mut table = [0; STATUSES];
    let mut status = u8::MIN;
    loop {
        table[status as usize] = attacks_on(status);
        if status == u8::MAX {
            break table;
        }
        status += 1;
    }
};

/// What one card of a kind makes of each status.
const fn transition(kind: usize) -> [u8; STATUSES] {
    let mut table = [0; STATUSES];
    let mut status = u8::MIN;
    loop {
        table[status as usize] = match kind {
            ACCIDENT..=SPEED_LIMIT => after_hazard(kind, status),
            REPAIRS..=END_OF_LIMIT => after_remedy(kind, status),
            ACE_DRIVER..=PRIORITY => after_safety(kind, status),
            _ => status,
        };
        if status == u8::MAX {
            return table;
        }
        status += 1;
    }
}

/// The status of the player after a card of each kind: hazards leave it as it is.
static OF_PLAYER: [[u8; STATUSES]; KINDS] = {
    let mut table = [transition(KM_25); KINDS];
    let mut kind = REPAIRS;
    while kind < KINDS {
        table[kind] = transition(kind);
        kind += 1;
    }
    table
};

/// The status of the opponent after a card of each kind: only hazards change it.
static OF_OPPONENT: [[u8; STATUSES]; KINDS] = {
    let mut table = [transition(KM_25); KINDS];
    let mut kind = ACCIDENT;
    while kind <= SPEED_LIMIT {
        table[kind] = transition(kind);
        kind += 1;
    }
    table
};

/// The card that answers a hazard with a coup-fourré; no card for all other kinds.
static ANSWER: [u64; KINDS] = {
    let mut table = [0; KINDS];
    let mut hazard = ACCIDENT;
    while hazard <= SPEED_LIMIT {
        table[hazard] = card(safety_against(hazard));
        hazard += 1;
    }
    table
};

// The road of a side is a byte too: the legs still to go, and above them the 200s laid.

const LEGS_TO_GO: u8 = 0b11_1111;
const ONE_200: u8 = 0b100_0000;
const TWO_200S: u8 = 2 * ONE_200;
/// Forty legs of 25 km are the 1000 km of the goal.
const WHOLE_ROAD: u8 = 40;

/// What a card of each kind adds to the road, in wrapping arithmetic: it takes its legs away.
static ROAD_CHANGE: [u8; KINDS] = {
    let mut table = [0; KINDS];
    let mut distance = KM_25;
    while distance < DISTANCES {
        table[distance] = LEGS[distance].wrapping_neg();
        distance += 1;
    }
    table[KM_200] = ONE_200 - LEGS[KM_200];
    table
};

/// The cards that the road leaves playable: all but the distances that are too long (CLA-09).
const fn fits_road(road: u8) -> u64 {
    let mut cards = u64::MAX;
    let mut distance = KM_25;
    while distance < DISTANCES {
        if LEGS[distance] > road & LEGS_TO_GO {
            cards &= !card(distance);
        }
        distance += 1;
    }
    if road >= TWO_200S { cards & !card(KM_200) } else { cards }
}

static FITS_ROAD: [u64; STATUSES] = {
    let mut table = [0; STATUSES];
    let mut road = u8::MIN;
    loop {
        table[road as usize] = fits_road(road);
        if road == u8::MAX {
            break table;
        }
        road += 1;
    }
};

/// A set of cards of different kinds, ready to be counted and numbered without a loop.
///
/// Neighbouring lanes are added up in pairs, which makes ten fields of six bits. Multiplied by
/// `FIELDS`, each field becomes the sum of itself and all fields below it: the running count of the
/// set, for ten fields at once. A set has at most seven members, so that no field overflows.
#[derive(Clone, Copy)]
struct Choices {
    pairs: u64,
    upper: u64,
}

/// A one in each of the ten fields; it also masks the lower lane of each pair.
const FIELDS: u64 = 0o01_01_01_01_01_01_01_01_01_01;
const FIELD_BITS: u32 = 6;
const TOP_FIELD: u32 = u64::BITS - FIELD_BITS;
/// Added to a field, this brings a count of one or more to the field's highest bit.
const CARRY: u64 = 31;

impl Choices {
    #[inline]
    const fn among(cards: u64) -> Self {
        let upper = (cards >> LANE_BITS) & FIELDS;
        let pairs = (cards & FIELDS) + upper;
        Self { pairs, upper }
    }

    /// The running count of the last field, which four more bits of shift bring to the top.
    #[inline]
    const fn count(self) -> u64 {
        self.pairs.wrapping_mul(FIELDS << 4) >> TOP_FIELD
    }

    /// The card number `n`, counted from zero: the lowest one whose running count exceeds `n`.
    ///
    /// What is added to the lowest field reaches them all, so that the highest bit of each field
    /// says whether the count exceeds `n`, up to the upper lane or up to the lower lane of a pair.
    #[inline]
    const fn nth(self, n: u64) -> u64 {
        let up_to_upper = (self.pairs + (CARRY ^ n)).wrapping_mul(FIELDS);
        let up_to_lower = up_to_upper.wrapping_sub(self.upper);
        let upper_lanes = (up_to_upper >> 2) & (FIELDS << LANE_BITS);
        let lower_lanes = (up_to_lower >> 5) & FIELDS;
        let exceeding = upper_lanes | lower_lanes;
        exceeding & exceeding.wrapping_neg()
    }
}

/// One play area and the hand behind it.
struct Side {
    hand: u64,
    /// The cards that may be played now, were they in hand; it follows from both sides' statuses.
    playable: u64,
    status: u8,
    road: u8,
}

impl Side {
    fn dealt(hand: &[u64]) -> Self {
        let playable = OWN_PLAYS[usize::from(WAITING)] | ATTACKS_ON[usize::from(WAITING)];
        Self { hand: hand.iter().sum(), playable, status: WAITING, road: WHOLE_ROAD }
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

    #[inline]
    fn look_up_plays(&mut self, opponent: &Self) {
        let own = OWN_PLAYS[usize::from(self.status)] & FITS_ROAD[usize::from(self.road)];
        self.playable = own | ATTACKS_ON[usize::from(opponent.status)];
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
    /// The discards are numbered first and the plays after them. One random word serves both the
    /// player and the defender: its upper half chooses the action, its lowest bit the answer.
    #[inline]
    fn act(&mut self, player: &mut Side, opponent: &mut Side) -> Next {
        player.draw(&mut self.stock);
        if player.hand == 0 {
            return if opponent.hand == 0 { Next::Nobody } else { Next::OtherSeat };
        }
        let discards = Choices::among(player.holding() & DISCARDABLE);
        let plays = Choices::among(player.holding() & player.playable);
        let word = self.dice.roll();
        let chosen = upper_half_below(word, discards.count() + plays.count());
        self.actions += 1;
        if chosen < discards.count() {
            player.hand -= discards.nth(chosen);
            return Next::OtherSeat;
        }
        let card = plays.nth(chosen - discards.count());
        player.hand -= card;
        let kind = kind_of(card);
        if opponent.hand & ANSWER[kind] != 0 {
            self.actions += 1;
            if word & 1 == 1 {
                return self.coup_fourre(player, opponent, ANSWER[kind]);
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
        player.look_up_plays(opponent);
        opponent.look_up_plays(player);
        if player.has_arrived() {
            Next::Nobody
        } else if kind >= ACE_DRIVER && !self.stock.as_slice().is_empty() {
            Next::SameSeat
        } else {
            Next::OtherSeat
        }
    }

    /// CLA-12: the hazard is gone, the defender lays its safety, refills its hand and has the turn.
    #[cold]
    fn coup_fourre(&mut self, attacker: &mut Side, defender: &mut Side, safety: u64) -> Next {
        self.coups_fourres += 1;
        defender.hand -= safety;
        defender.status = OF_PLAYER[kind_of(safety)][usize::from(defender.status)];
        defender.draw(&mut self.stock);
        attacker.look_up_plays(defender);
        defender.look_up_plays(attacker);
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

/// A small fast generator: wyrand, a counter whose product with itself is folded in half.
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

/// Scales the upper half of a random word to a number below `bound`.
///
/// The bounds are below 2^7 and the half word has 2^32 values, so that the numbers are equally
/// likely to within one part in 2^25, far less than any number of playouts could show.
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
