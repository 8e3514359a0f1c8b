//! The sixty cards of the cave, as data, and how a card lies.

use std::fmt;
use std::num::NonZeroU8;

use crate::board::{Side, Sides};

/// A card of the cave: its place among the sixty. Written `E01` to `E19` and `R01` to `R41`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many cards there are. (TRE-02)
    pub const COUNT: usize = 60;
    /// How many of them have the entrance on their back; they come first. (TRE-04)
    pub const STARTING: usize = 19;

    /// Every card, the starting ones first.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..60).map(Card)
    }

    /// The card of this name.
    pub fn find(name: &str) -> Option<Card> {
        let [back @ (b'E' | b'R'), tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = *name.as_bytes()
        else {
            return None;
        };
        let number = ((tens - b'0') * 10 + ones - b'0').checked_sub(1)?;
        match back {
            b'E' => (number < 19).then_some(Card(number)),
            _ => (number < 41).then(|| Card(number + 19)),
        }
    }

    /// The card as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What its back shows.
    pub fn back(self) -> Back {
        if self.index() < Card::STARTING { Back::Entrance } else { Back::Rock }
    }

    /// How many treasures it shows. (TRE-14)
    #[inline]
    pub fn treasures(self) -> u8 {
        DECK[self.index()].treasures
    }

    /// Its walls, as long as it is not turned.
    pub fn walls(self) -> Sides {
        DECK[self.index()].walls
    }

    /// Whether it shows the head of the chief. (TRE-36)
    #[inline]
    pub fn has_head(self) -> bool {
        HEADS.has(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.back() {
            Back::Entrance => write!(f, "E{:02}", self.0 + 1),
            Back::Rock => write!(f, "R{:02}", self.0 - 18),
        }
    }
}

/// What the back of a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Back {
    /// The entrance of the cave: the card lies on the board at the start.
    Entrance,
    /// Rock: the card begins in the draw pile.
    Rock,
}

/// What the face of a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// One, two or three.
    pub treasures: u8,
    /// The closed sides.
    pub walls: Sides,
    /// Whether the chief looks at you, too.
    pub head: Head,
}

/// Whether a card shows the head of the chief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    /// It does.
    Shown,
    /// It does not.
    Absent,
}

/// Cards of one face.
struct Lot(u8, Sides, Head, usize);

/// No wall.
const O: Sides = Sides::NONE;
/// One wall.
const I: Sides = Sides::of(&[Side::North]);
/// Two walls that meet.
const L: Sides = Sides::of(&[Side::North, Side::East]);
/// Two walls with a passage between them.
const P: Sides = Sides::of(&[Side::North, Side::South]);

/// The cards in their order: first those that start on the board, then those of the pile.
const LOTS: [Lot; 21] = [
    Lot(1, O, Head::Absent, 5),
    Lot(1, I, Head::Absent, 3),
    Lot(1, L, Head::Absent, 2),
    Lot(2, O, Head::Absent, 4),
    Lot(2, I, Head::Absent, 3),
    Lot(2, L, Head::Absent, 1),
    Lot(2, P, Head::Absent, 1),
    Lot(1, O, Head::Shown, 4),
    Lot(2, O, Head::Shown, 4),
    Lot(3, O, Head::Shown, 8),
    Lot(1, O, Head::Absent, 2),
    Lot(1, I, Head::Absent, 3),
    Lot(1, L, Head::Absent, 1),
    Lot(2, O, Head::Absent, 2),
    Lot(2, I, Head::Absent, 3),
    Lot(2, L, Head::Absent, 1),
    Lot(2, P, Head::Absent, 1),
    Lot(3, O, Head::Absent, 3),
    Lot(3, I, Head::Absent, 4),
    Lot(3, L, Head::Absent, 3),
    Lot(3, P, Head::Absent, 2),
];

/// The face of every card.
pub static DECK: [Face; Card::COUNT] = faces();

const fn faces() -> [Face; Card::COUNT] {
    let mut faces = [Face { treasures: 0, walls: O, head: Head::Absent }; Card::COUNT];
    let (mut lot, mut card) = (0, 0);
    while lot < LOTS.len() {
        let Lot(treasures, walls, head, copies) = LOTS[lot];
        let end = card + copies;
        while card < end {
            faces[card] = Face { treasures, walls, head };
            card += 1;
        }
        lot += 1;
    }
    assert!(card == Card::COUNT, "sixty cards");
    faces
}

/// The cards with a head.
const HEADS: Cards = cards_with(0);
/// By number of treasures: the cards that show so many.
const WORTH: [Cards; 4] = [Cards(0), cards_with(1), cards_with(2), cards_with(3)];

/// The cards with so many treasures; with 0, those with a head.
const fn cards_with(treasures: u8) -> Cards {
    let (faces, mut bits, mut at) = (faces(), 0, 0);
    while at < Card::COUNT {
        let wanted = match treasures {
            0 => matches!(faces[at].head, Head::Shown),
            worth => faces[at].treasures == worth,
        };
        bits |= (wanted as u64) << at;
        at += 1;
    }
    Cards(bits)
}

/// A set of cards, as bits: what a seat has collected, for instance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub(crate) u64);

impl Cards {
    /// Whether a card belongs to the set.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card into the set.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// The cards of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.has(card))
    }

    /// How many cards the set has.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no card.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The treasures on its cards. (TRE-47)
    pub fn treasures(self) -> u8 {
        let count = |worth: usize| (self.0 & WORTH[worth].0).count_ones();
        u8::try_from(count(1) + 2 * count(2) + 3 * count(3)).expect("120 treasures in all")
    }

    /// How many of its cards show the chief's head.
    pub fn heads(self) -> u32 {
        (self.0 & HEADS.0).count_ones()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// How a card is turned: quarter turns clockwise. Written `r0` to `r3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(pub(crate) u8);

impl Orientation {
    /// All four, `r0` first.
    pub const ALL: [Orientation; 4] =
        [Orientation(0), Orientation(1), Orientation(2), Orientation(3)];

    /// The orientation of this name.
    pub fn find(name: &str) -> Option<Orientation> {
        match name.as_bytes() {
            [b'r', quarters @ b'0'..=b'3'] => Some(Orientation(quarters - b'0')),
            _ => None,
        }
    }

    /// The number of quarter turns.
    pub fn quarters(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

/// A card as it lies on the board, in one byte that is never 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// A card, turned.
    #[inline]
    pub fn new(card: Card, orientation: Orientation) -> Tile {
        Tile(NonZeroU8::MIN.saturating_add(card.0 << 2 | orientation.0))
    }

    /// The card.
    #[inline]
    pub fn card(self) -> Card {
        Card((self.0.get() - 1) >> 2)
    }

    /// How it is turned.
    pub fn orientation(self) -> Orientation {
        Orientation((self.0.get() - 1) & 3)
    }

    /// Its walls as it lies. (TRE-22)
    #[inline]
    pub fn walls(self) -> Sides {
        WALLS[usize::from(self.0.get())]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.card(), self.orientation())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}

/// By tile: the walls of a card as it lies.
static WALLS: [Sides; 256] = walls();

const fn walls() -> [Sides; 256] {
    let (faces, mut walls, mut card) = (faces(), [Sides::NONE; 256], 0);
    while card < Card::COUNT {
        let mut quarters = 0;
        while quarters < 4 {
            walls[(card << 2 | quarters as usize) + 1] = faces[card].walls.turned(quarters);
            quarters += 1;
        }
        card += 1;
    }
    walls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for card in Card::all() {
            assert_eq!(Card::find(&card.to_string()), Some(card));
        }
        for name in ["E00", "E20", "R42", "R00", "E1", "X01", "E011", "e01", "Eéa"] {
            assert_eq!(Card::find(name), None, "{name}");
        }
        for orientation in Orientation::ALL {
            assert_eq!(Orientation::find(&orientation.to_string()), Some(orientation));
        }
        assert_eq!(Orientation::find("r4"), None);
    }

    #[test]
    fn tre_02_the_cards_add_up() {
        let of = |back| Card::all().filter(move |card| card.back() == back).collect::<Cards>();
        let (start, rock) = (of(Back::Entrance), of(Back::Rock));
        assert_eq!((start.len(), rock.len()), (19, 41));
        assert_eq!((start.treasures(), rock.treasures()), (28, 92));
        assert_eq!((start.heads(), rock.heads()), (0, 16));
        assert!(WORTH[1..].iter().all(|cards| cards.len() == 20));
        let segments: u32 = Card::all().map(|card| card.walls().len()).sum();
        assert_eq!(segments, 40);
        assert!(Card::all().all(|card| !card.has_head() || card.walls().is_empty()));
    }

    #[test]
    fn a_tile_is_a_card_and_its_orientation() {
        for card in Card::all() {
            for orientation in Orientation::ALL {
                let tile = Tile::new(card, orientation);
                assert_eq!((tile.card(), tile.orientation()), (card, orientation));
                assert_eq!(tile.walls(), card.walls().turned(orientation.0));
            }
        }
    }
}
