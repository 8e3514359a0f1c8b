//! Cards, statuses and roads as numbers, and everything about them looked up in tables.

// The nineteen kinds of card, in the order of their lanes. A hazard and its safety are ten apart,
// except that priority also answers the speed limit.

pub(super) const KM_25: usize = 0;
pub(super) const KM_50: usize = 1;
pub(super) const KM_75: usize = 2;
pub(super) const KM_100: usize = 3;
pub(super) const KM_200: usize = 4;
pub(super) const ACCIDENT: usize = 5;
pub(super) const OUT_OF_FUEL: usize = 6;
pub(super) const FLAT_TIRE: usize = 7;
pub(super) const RED_LIGHT: usize = 8;
pub(super) const SPEED_LIMIT: usize = 9;
pub(super) const REPAIRS: usize = 10;
pub(super) const FUEL: usize = 11;
pub(super) const SPARE_WHEEL: usize = 12;
pub(super) const GREEN_LIGHT: usize = 13;
pub(super) const END_OF_LIMIT: usize = 14;
pub(super) const ACE_DRIVER: usize = 15;
pub(super) const FUEL_TANK: usize = 16;
pub(super) const PUNCTURE_PROOF: usize = 17;
pub(super) const PRIORITY: usize = 18;

pub(super) const KINDS: usize = 19;
pub(super) const DISTANCES: usize = 5;
pub(super) const HAND: usize = 6;
pub(super) const CARDS: usize = 106;

/// How many cards of each kind are in the deck (CLA-01).
pub(super) const COPIES: [usize; KINDS] =
    [10, 10, 10, 12, 4, 3, 3, 3, 5, 4, 6, 6, 6, 14, 6, 1, 1, 1, 1];

const _: () = {
    let (mut kind, mut cards) = (0, 0);
    while kind < KINDS {
        cards += COPIES[kind];
        kind += 1;
    }
    assert!(cards == CARDS, "the copies must make up the deck");
};

/// The length of each distance card in legs of 25 km, the greatest common measure of the road.
pub(super) const LEGS: [u8; DISTANCES] = [1, 2, 3, 4, 8];
pub(super) const LEG_KM: u64 = 25;

/// A card is a one in the lane of its kind, so that drawing adds it to a hand and playing takes it
/// away. Three bits are enough for a lane, because a hand never holds more than seven cards.
pub(super) const fn card(kind: usize) -> u64 {
    1 << (LANE_BITS * kind)
}

pub(super) const LANE_BITS: usize = 3;
pub(super) const SAFETIES: u64 =
    card(ACE_DRIVER) | card(FUEL_TANK) | card(PUNCTURE_PROOF) | card(PRIORITY);
/// The lowest bit of every lane.
pub(super) const LANES: u64 = 0o1_111_111_111_111_111_111;
pub(super) const DISCARDABLE: u64 = 0o111_111_111_111_111;

/// Finds the kind of a card again.
pub(super) const fn kind_of(card: u64) -> usize {
    card.trailing_zeros() as usize / LANE_BITS
}

/// All cards in the order of their kinds.
pub(super) const SORTED_DECK: [u64; CARDS] = {
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

pub(super) const STATUSES: usize = 256;
pub(super) const BATTLE: u8 = 0b111;
/// Neither attacked nor under a green light: not started yet, or repaired.
pub(super) const WAITING: u8 = 0;
/// A green light shows.
pub(super) const ROLLING: u8 = 1;
pub(super) const LIMITED: u8 = 0b1000;
pub(super) const HAS_PRIORITY: u8 = safety_bit(PRIORITY);

/// The battle field while a battle hazard shows.
pub(super) const fn stopped_by(hazard: usize) -> u8 {
    match hazard {
        ACCIDENT => 2,
        OUT_OF_FUEL => 3,
        FLAT_TIRE => 4,
        _ => 5,
    }
}

/// The status bit of a safety laid.
pub(super) const fn safety_bit(safety: usize) -> u8 {
    0b1_0000 << (safety - ACE_DRIVER)
}

/// The same status with another battle field.
pub(super) const fn with_battle(status: u8, battle: u8) -> u8 {
    status & !BATTLE | battle
}

/// CLA-07: a side can roll under a green light, or with priority and no hazard on top.
pub(super) const fn can_roll(status: u8) -> bool {
    let waiting_with_priority = status & BATTLE == WAITING && status & HAS_PRIORITY != 0;
    status & BATTLE == ROLLING || waiting_with_priority
}

/// The cards that a side may lay on its own piles, as far as its status decides.
pub(super) const fn own_plays(status: u8) -> u64 {
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
pub(super) const fn remedy_for(status: u8) -> u64 {
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
pub(super) const fn attacks_on(status: u8) -> u64 {
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
pub(super) const fn safety_against(hazard: usize) -> usize {
    if hazard >= RED_LIGHT { PRIORITY } else { hazard - ACCIDENT + ACE_DRIVER }
}

/// The status of a side that a hazard was laid on.
pub(super) const fn after_hazard(hazard: usize, status: u8) -> u8 {
    match hazard {
        SPEED_LIMIT => status | LIMITED,
        _ => with_battle(status, stopped_by(hazard)),
    }
}

/// The status of a side that laid a remedy: only the green light makes it roll.
pub(super) const fn after_remedy(remedy: usize, status: u8) -> u8 {
    match remedy {
        GREEN_LIGHT => with_battle(status, ROLLING),
        END_OF_LIMIT => status & !LIMITED,
        _ => with_battle(status, WAITING),
    }
}

/// The status of a side that laid a safety. A hazard that it lifts had found the side rolling, and
/// leaves it rolling again (CLA-10); priority ends a speed limit besides (CLA-11).
pub(super) const fn after_safety(safety: usize, status: u8) -> u8 {
    let hazard = safety - ACE_DRIVER + ACCIDENT;
    let laid = status | safety_bit(safety);
    let unlimited = if safety == PRIORITY { laid & !LIMITED } else { laid };
    if status & BATTLE == stopped_by(hazard) { with_battle(unlimited, ROLLING) } else { unlimited }
}

// The tables. A byte indexes 256 entries, so that no look-up by status or road is bounds-checked.

/// `own_plays` for every status.
pub(super) static OWN_PLAYS: [u64; STATUSES] = {
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

/// `attacks_on` for every status.
pub(super) static ATTACKS_ON: [u64; STATUSES] = {
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
pub(super) const fn transition(kind: usize) -> [u8; STATUSES] {
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

/// Distances move a side along its road and leave its status alone.
pub(super) const UNCHANGED: [u8; STATUSES] = transition(KM_25);

/// The status of the player after a card of each kind: hazards leave it as it is.
pub(super) static OF_PLAYER: [[u8; STATUSES]; KINDS] = {
    let mut table = [UNCHANGED; KINDS];
    let mut kind = REPAIRS;
    while kind < KINDS {
        table[kind] = transition(kind);
        kind += 1;
    }
    table
};

/// The status of the opponent after a card of each kind: only hazards change it.
pub(super) static OF_OPPONENT: [[u8; STATUSES]; KINDS] = {
    let mut table = [UNCHANGED; KINDS];
    let mut kind = ACCIDENT;
    while kind <= SPEED_LIMIT {
        table[kind] = transition(kind);
        kind += 1;
    }
    table
};

/// The card that answers a hazard with a coup-fourré; no card for all other kinds.
pub(super) static ANSWER: [u64; KINDS] = {
    let mut table = [0; KINDS];
    let mut hazard = ACCIDENT;
    while hazard <= SPEED_LIMIT {
        table[hazard] = card(safety_against(hazard));
        hazard += 1;
    }
    table
};

// The road of a side is a byte too: the legs still to go, and above them the 200s laid.

pub(super) const ROADS: usize = 256;
pub(super) const LEGS_TO_GO: u8 = 0b11_1111;
pub(super) const ONE_200: u8 = 0b100_0000;
pub(super) const TWO_200S: u8 = 2 * ONE_200;
/// Forty legs of 25 km are the 1000 km of the goal.
pub(super) const WHOLE_ROAD: u8 = 40;

/// What a card of each kind adds to the road, in wrapping arithmetic: it takes its legs away.
pub(super) static ROAD_CHANGE: [u8; KINDS] = {
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
pub(super) const fn fits_road(road: u8) -> u64 {
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

/// `fits_road` for every road.
pub(super) static FITS_ROAD: [u64; ROADS] = {
    let mut table = [0; ROADS];
    let mut road = u8::MIN;
    loop {
        table[road as usize] = fits_road(road);
        if road == u8::MAX {
            break table;
        }
        road += 1;
    }
};
