//! What a rulebook can say, as a value.

pub use deck::Limit;
use deck::catalogue::COPIES_MAX;
use deck::list::{BadDeck, List};
pub use options::Sides;
use table::Seat;

use crate::TableOption;
use crate::card::{Card, Catalogue, Entry, Kind, Km, Trouble};
use crate::illegal::Illegal;
use crate::rules::Rules;

/// A rulebook, as a value. Read it beside `docs/rules/<name>.md`: one field, one clause.
///
/// No field is a `bool`, and a field exists only where two editions, or two tables of one edition,
/// answer it differently. Table options change these same fields before a game begins, and nothing
/// else.
#[derive(Clone)]
pub struct Edition {
    /// The name in the notation and on the command line.
    pub name: &'static str,
    /// Who may sit down, and on which sides.
    pub seatings: Vec<Seating>,
    /// What is different at a table of so many seats.
    pub at_seats: fn(&mut Edition, u8),
    /// Every card of the deck: distances, hazards, remedies, safeties, each together.
    pub catalogue: Catalogue,
    /// The trouble that a green light ends. Its remedy is the green light.
    pub stop: Trouble,
    /// The trouble that only slows down, where there is a speed pile.
    pub limit: Option<Limit>,
    /// The safety that stands for a green light.
    pub right_of_way: &'static str,
    /// How many cards each seat is dealt.
    pub deal: u8,
    /// The distance to cover, exactly.
    pub goal: Km,
    /// The longer distance that the one who meets the goal may call for, for everybody.
    pub extension: Option<Km>,
    /// How often a distance may be laid.
    pub cap: Option<Cap>,
    /// What it takes to roll again once a remedy is laid.
    pub restart: Restart,
    /// When a car may be attacked.
    pub exposed: Exposed,
    /// What an attack leaves behind when its own safety cancels it.
    pub relieved: Relieved,
    /// What a seat does that lays nothing.
    pub idle: Idle,
    /// Which cards may be discarded; never asked where nobody discards.
    pub thrown: Thrown,
    /// What a blocked seat draws before it passes; never asked where nobody passes.
    pub blocked: Blocked,
    /// What a safety laid on one's own turn brings once the stock is empty.
    pub dry_safety: DrySafety,
    /// When a round ends that nobody finishes.
    pub exhausted: Exhausted,
    /// Who wins a round in which nobody covered any distance.
    pub standstill: Standstill,
    /// How an attack may be answered at once.
    pub coup_fourre: Option<CoupFourre>,
    /// How a round is scored, line by line.
    pub sheet: Vec<Bonus>,
    /// How many rounds make a match.
    pub length: Length,
    /// Who deals first; drawn by lot if nobody is named.
    pub dealer: Option<Seat>,
    /// Whether partners see each other's hands.
    pub partners: Partners,
    /// What a table may choose.
    pub options: &'static [TableOption],
    /// Ready-made tables, the usual one first.
    pub forms: &'static [options::Form],
    /// The clauses a refusal rests on, three at most, the one that forbids it here first.
    pub clauses: fn(Illegal, &Rules) -> &'static [&'static str],
    /// The clauses that say when there is no window.
    pub no_window: &'static [&'static str],
    /// The clauses that say when a round ends, for whoever calls for the next one before.
    pub round_runs: &'static [&'static str],
    /// The clauses by which one round is all.
    pub no_next_round: &'static [&'static str],
    /// The clauses that say when a match is over.
    pub match_over: &'static [&'static str],
    /// Verbs of other games that players try in vain here, and the clauses that say so.
    pub absent: &'static [(&'static str, &'static [&'static str])],
}

/// A number of seats, and how they share the cars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// How many seats.
    pub seats: u8,
    /// How they share the cars.
    pub sides: Sides,
}

/// A table of this size.
pub(crate) const fn seating(seats: u8, sides: Sides) -> Seating {
    Seating { seats, sides }
}

/// For rulebooks that say the same of tables of every size.
pub(crate) fn alike(_: &mut Edition, _: u8) {}

impl Seating {
    /// How many cars race.
    pub fn teams(&self) -> u8 {
        self.sides.of(self.seats)
    }
}

/// A limit on how often one distance may be laid by a team in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cap {
    /// Which distance.
    pub distance: Km,
    /// How often.
    pub times: u8,
}

/// What it takes to roll again once a remedy is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Restart {
    /// A green light on top of the remedy.
    GreenLight,
    /// Nothing more.
    RemedyAlone,
}

/// When a car may be attacked on its battle pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exposed {
    /// While it rolls.
    Rolling,
    /// While a green light is the top card of its battle pile.
    GreenLightOnTop,
}

/// What an attack leaves behind when its own safety cancels it on the owner's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relieved {
    /// The card beneath shows again and counts.
    ShowsBeneath,
    /// A new green light is owed, unless the owner has the right of way.
    OwesGreenLight,
}

/// What a seat does that lays nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// Discards a card, whenever it likes.
    Discards,
    /// Passes, but only if no card can be laid.
    PassesWhenBlocked,
    /// Passes, whenever it likes.
    PassesFreely,
}

/// Which cards may be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thrown {
    /// Every card.
    AnyCard,
    /// Every card but a safety.
    NoSafety,
}

/// What a safety laid on one's own turn brings once the stock is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrySafety {
    /// A further play, without a draw.
    PlaysAgain,
    /// Nothing: it ends the turn like any other card.
    EndsTurn,
}

/// What a seat draws that passes because it is blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// One more card.
    DrawsAgain,
    /// Nothing more.
    DrawsNothing,
}

/// When a round ends that nobody finishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exhausted {
    /// After a turn that leaves no distance card in the stock and in the hands.
    NoDistanceAfoot,
    /// After a turn that leaves no distance card in the stock.
    NoDistanceInStock,
    /// The moment the last distance card of the stock is drawn.
    LastDistanceDrawn,
    /// After a turn that leaves the stock empty.
    StockEmpty,
    /// After a turn that leaves the stock and every hand empty.
    HandsEmpty,
    /// When a seat is about to act, the stock is empty, and no hand holds a card that its owner
    /// could lay.
    NobodyCanPlay,
}

/// Who wins a round in which nobody covered any distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standstill {
    /// Everybody together.
    AllShare,
    /// Nobody.
    NobodyWins,
}

/// The right to answer an attack at once with the safety that keeps it away. The one who does so
/// draws, and takes the turn; the left neighbour is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoupFourre {
    /// How many cards are drawn.
    pub draws: u8,
}

/// One kind of line on the score sheet of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// What is rewarded.
    pub award: Award,
    /// Points each time.
    pub points: u16,
    /// The clause that says so.
    pub clause: &'static str,
}

/// A line of the score sheet.
pub(crate) const fn bonus(award: Award, points: u16, clause: &'static str) -> Bonus {
    Bonus { award, points, clause }
}

/// What a score sheet rewards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// Each kilometre.
    Kilometres,
    /// Each safety laid.
    Safety,
    /// Having laid every safety of the deck.
    AllSafeties,
    /// Each coup-fourré.
    CoupFourre,
    /// Winning the round.
    Victory,
    /// Winning the round by reaching the goal.
    GoalReached,
    /// Winning the round without the longest distance.
    SlowVictory,
    /// Winning the round by reaching the goal without the longest distance.
    SlowGoalReached,
    /// Reaching the goal when the stock is empty.
    LateGoalReached,
    /// Reaching the extended goal, for the side that called for it.
    ExtensionKept,
    /// Reaching the extended goal, whoever called for it.
    ExtensionReached,
    /// An opponent called for the extended goal and did not reach it.
    ExtensionMissed,
    /// An opponent has laid no distance; for those who have.
    Shutout,
    /// An opponent has laid no distance; for the side that reaches the goal.
    ShutoutAtGoal,
    /// Each opponent who has laid no distance.
    ShutoutEach,
}

/// How many rounds make a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One round is the match.
    OneRound,
    /// Rounds are played until somebody has so many points.
    Points(u16),
}

/// Whether partners see each other's hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partners {
    /// Hands are secret from everybody.
    Secret,
    /// Partners see each other's hands.
    Open,
}

impl Edition {
    /// The attack that brings this trouble.
    pub fn attack_of(&self, trouble: Trouble) -> Card {
        self.catalogue.card_of(Kind::Hazard(trouble)).expect("an attack for every trouble")
    }

    /// The parade that ends this trouble.
    pub fn parade_of(&self, trouble: Trouble) -> Card {
        self.catalogue.card_of(Kind::Remedy(trouble)).expect("a parade for every trouble")
    }

    /// The botte that keeps this trouble away, if there is one.
    pub fn botte_of(&self, trouble: Trouble) -> Option<Card> {
        self.catalogue.cards().find(|&card| self.keeps_away(card, trouble))
    }

    /// Whether `card` is a safety that keeps `trouble` away.
    pub fn keeps_away(&self, card: Card, trouble: Trouble) -> bool {
        matches!(self.catalogue.kind(card), Kind::Safety(troubles) if troubles.contains(&trouble))
    }

    /// The place of a safety among the safeties of the catalogue.
    pub fn safety_place(&self, safety: Card) -> u8 {
        let earlier = self.catalogue.cards().take_while(|&card| card < safety);
        let place =
            earlier.filter(|&card| matches!(self.catalogue.kind(card), Kind::Safety(_))).count();
        u8::try_from(place).expect("four safeties")
    }

    /// Whether this trouble belongs to the speed pile.
    pub fn is_limit(&self, trouble: Trouble) -> bool {
        self.limit.is_some_and(|limit| limit.trouble == trouble)
    }

    /// Whether hands are played out once the stock is empty.
    pub fn plays_hands_out(&self) -> bool {
        match self.exhausted {
            Exhausted::NoDistanceAfoot | Exhausted::HandsEmpty | Exhausted::NobodyCanPlay => true,
            Exhausted::NoDistanceInStock | Exhausted::LastDistanceDrawn | Exhausted::StockEmpty => {
                false
            }
        }
    }

    /// Whether points are counted.
    pub fn counts_points(&self) -> bool {
        self.sheet.len() > 1
    }

    /// Whether cards are discarded; otherwise cancelled attacks go to a tray.
    pub fn has_discard_pile(&self) -> bool {
        self.idle == Idle::Discards
    }

    /// Whether a card may be discarded.
    pub fn may_throw(&self, card: Card) -> bool {
        self.thrown == Thrown::AnyCard || !matches!(self.catalogue.kind(card), Kind::Safety(_))
    }

    /// Rewards one thing in the place of another, for the same points.
    pub(crate) fn replace_award(&mut self, old: Award, new: Award) {
        for bonus in self.sheet.iter_mut().filter(|bonus| bonus.award == old) {
            bonus.award = new;
        }
    }

    /// Puts a deck of one's own into the rulebook and says how it is written: at least one card of every
    /// kind, one of each botte, and enough for every seat to hold a full hand and to draw.
    /// (CLA-01, AST-A1, DES-A1)
    pub(crate) fn set_deck(&mut self, deck: &List<'_>, seats: u8) -> Result<String, BadDeck> {
        let fewest = u16::from(seats) * u16::from(self.deal + 1);
        let allowed = |entry: &Entry| match entry.kind {
            Kind::Safety(_) => 1..=1,
            Kind::Distance(_) | Kind::Hazard(_) | Kind::Remedy(_) => 1..=COPIES_MAX,
        };
        self.catalogue.take_deck(deck, fewest, allowed)?;
        Ok(self.catalogue.written())
    }

    /// Shares the cars otherwise at tables of this size.
    pub(crate) fn seat_as(&mut self, seats: u8, sides: Sides) {
        for seating in self.seatings.iter_mut().filter(|seating| seating.seats == seats) {
            seating.sides = sides;
        }
    }

    /// The table of this size, if the game can be played there.
    pub fn seating(&self, seats: u8) -> Option<Seating> {
        self.seatings.iter().copied().find(|seating| seating.seats == seats)
    }
}
