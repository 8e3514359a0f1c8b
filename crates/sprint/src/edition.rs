//! What a rulebook of this family can say, as a value.

pub use deck::Limit;
use deck::catalogue::COPIES_MAX;
use deck::list::{BadDeck, List};
pub use options::Sides;
use table::Seat;

use crate::TableOption;
use crate::action::Sound;
use crate::card::{Card, Catalogue, Entry, Fate, Kind, Km, Special, Trouble, entry};
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
    /// How many may sit down.
    pub seats: &'static [u8],
    /// What is different at a table of so many seats.
    pub at_seats: fn(&mut Edition, u8),
    /// How seats share the zones.
    pub sides: Sides,
    /// Every card of the deck: distances, hazards, remedies, safeties, specials, each together.
    pub catalogue: Catalogue,
    /// The trouble that only slows down, and the longest distance it allows.
    pub limit: Limit,
    /// How many cards each seat is dealt.
    pub deal: u8,
    /// What a seat draws on its turn.
    pub drawing: Drawing,
    /// What happens to a turn whose cards are not drawn.
    pub forgotten: Forgotten,
    /// The distance to reach or pass.
    pub goal: Km,
    /// What a botte counts, laid on one's turn.
    pub botte: Km,
    /// What a botte counts, laid in answer to its attack.
    pub coup_fourre: Km,
    /// What a parade out of turn brings.
    pub parade: Parade,
    /// What a further turn after a botte begins with.
    pub replay: Replay,
    /// How many accelerators one distance may have.
    pub accelerators: u8,
    /// Where a cancelled distance goes.
    pub cancelled: Cancelled,
    /// Whether a stolen distance may be laid where an own one could not.
    pub stolen: Stolen,
    /// When a card may be discarded.
    pub discards: Discards,
    /// Whether two like cards may be swapped for one of the discard pile.
    pub swaps: Swaps,
    /// What comes of an illegal play.
    pub mistakes: Mistakes,
    /// What players say, and what comes of it if they do not.
    pub speech: Speech,
    /// Where special cards go once they are played.
    pub fate: fn(Special) -> Fate,
    /// Who begins; drawn by lot if nobody is named.
    pub first: Option<Seat>,
    /// What a table may choose.
    pub options: &'static [TableOption],
    /// Ready-made tables, the usual one first.
    pub forms: &'static [options::Form],
    /// The clauses a refusal rests on, three at most, the one that forbids it here first.
    pub clauses: fn(Illegal, &Rules) -> &'static [&'static str],
    /// The clauses that say when there is no window.
    pub no_window: &'static [&'static str],
    /// The clauses that say that no other round follows.
    pub no_next_round: &'static [&'static str],
    /// Verbs of other games that players try in vain here, and the clauses that say so.
    pub absent: &'static [(&'static str, &'static [&'static str])],
}

/// How many cards of one kind a deck may have: a hand counts to fifteen, and a zone has one place for
/// each safety.
fn most_of(kind: Kind) -> u8 {
    match kind {
        Kind::Safety(_) => 1,
        Kind::Distance(_)
        | Kind::Hazard(_)
        | Kind::Remedy(_)
        | Kind::AnyRemedy
        | Kind::Special(_) => COPIES_MAX,
    }
}

/// What a seat draws on its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Fills its hand up to so many; the first card may come from the discard pile.
    FillsUpTo(u8),
    /// Fills its hand up to so many from the stock, at the beginning and at the end of its turn,
    /// and takes one more to play, from either pile.
    TakesOneBeyond(u8),
}

/// What happens to a turn whose cards are not drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forgotten {
    /// Nobody can forget to draw.
    Never,
    /// Whoever plays first has forgotten to draw.
    Forfeited,
}

/// What a parade out of turn brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parade {
    /// The turn, without a draw.
    TakesTurn,
    /// Nothing more: the order of turns stays.
    KeepsOrder,
}

/// What a further turn after a botte begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replay {
    /// Drawing, like any turn.
    Draws,
    /// No drawing and no swap.
    DrawsNothing,
}

/// Where a cancelled distance goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cancelled {
    /// Back to the hand; the next turn draws what is missing.
    ToHand,
    /// Back to the hand; the next turn draws nothing.
    ToHandWithoutDraw,
    /// To the discard pile.
    ToDiscard,
}

/// Whether a stolen distance may be laid where an own one could not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stolen {
    /// It may, whatever lies there.
    LaidAlways,
    /// It may not; then it can only be kept.
    LaidIfAble,
}

/// When a card may be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discards {
    /// Whenever its holder likes.
    Freely,
    /// Only if no card can be played.
    IfStuck,
}

/// Whether two like cards may be swapped for one of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swaps {
    /// Once a turn, after the draw.
    AfterTheDraw,
    /// Never.
    Never,
}

/// What comes of an illegal play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistakes {
    /// It is refused.
    Refused,
    /// The card comes back and the left neighbour picks one of the hand, which is discarded.
    Punished,
}

/// What players say, and what comes of it if they do not.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    /// Who says the kilometres of a distance.
    pub kilometres: Voice,
    /// Who makes the sound of an attack.
    pub sounds: Voice,
    /// The sound of each attack, if attacks have one.
    pub sound_of: fn(Trouble) -> Option<Sound>,
    /// What becomes of a distance that nobody announced.
    pub silence: Silence,
    /// What a call on equal totals brings.
    pub hold_up: HoldUp,
}

/// Who says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// Nothing is said in this game, or the table says it.
    Table,
    /// The player, who may forget it or get it wrong.
    Player,
}

/// What becomes of a distance that nobody announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// It stays: nobody may object.
    Free,
    /// An opponent who notices may call it away.
    Called,
    /// It is discarded at once.
    Void,
}

/// What a call on equal totals brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoldUp {
    /// There is no such call.
    Unknown,
    /// A distance of one of the equals; a wrong call is refused.
    WrongRefused,
    /// A distance of one of the equals; a wrong call costs a card.
    WrongPays,
}

/// Nothing is said.
pub(crate) const SILENT: Speech = Speech {
    kilometres: Voice::Table,
    sounds: Voice::Table,
    sound_of: |_| None,
    silence: Silence::Free,
    hold_up: HoldUp::Unknown,
};

impl Edition {
    /// The attack that brings this trouble.
    pub fn attack_of(&self, trouble: Trouble) -> Card {
        self.catalogue.card_of(Kind::Hazard(trouble)).expect("an attack for every trouble")
    }

    /// Whether a parade ends `trouble`.
    pub fn ends(&self, card: Card, trouble: Trouble) -> bool {
        matches!(self.catalogue.kind(card), Kind::Remedy(other) if other == trouble)
            || self.catalogue.kind(card) == Kind::AnyRemedy
    }

    /// Whether `card` is a safety that keeps `trouble` away.
    pub fn keeps_away(&self, card: Card, trouble: Trouble) -> bool {
        matches!(self.catalogue.kind(card), Kind::Safety(troubles) if troubles.contains(&trouble))
    }

    /// How many zones a table of this size has.
    pub fn teams(&self, seats: u8) -> u8 {
        self.sides.of(seats)
    }

    /// How many cards a seat holds when its turn begins and nothing is missing.
    pub fn full_hand(&self) -> u8 {
        match self.drawing {
            Drawing::FillsUpTo(count) | Drawing::TakesOneBeyond(count) => count,
        }
    }

    /// Puts a deck of one's own into the rulebook and says how it is written: at least one card of
    /// every kind, and `least` of each that needs more, but one of each botte; a 25 may stand for the
    /// 75. (RUS-A1, FUN-A1)
    pub(crate) fn set_deck(
        &mut self,
        deck: &List<'_>,
        seats: u8,
        least: &[(&str, u8)],
    ) -> Result<String, BadDeck> {
        let replaces = deck.count("25") > 0 && self.catalogue.card("25").is_none();
        if replaces {
            self.catalogue.put_first(entry("25", Kind::Distance(Km(25)), 0));
        }
        let needs = |name| match least.iter().find(|(card, _)| *card == name) {
            Some((_, least)) => *least,
            None => u8::from(name != "75" || !replaces),
        };
        let allowed = |entry: &Entry| needs(entry.name)..=most_of(entry.kind);
        self.catalogue.take_deck(deck, u16::from(seats) * 8, allowed)?;
        if replaces && deck.count("75") == 0 {
            self.catalogue.remove("75");
        }
        Ok(self.catalogue.written())
    }

    /// The sound that is made with an attack, if it has one.
    pub fn sound_of(&self, card: Card) -> Option<Sound> {
        match self.catalogue.kind(card) {
            Kind::Hazard(trouble) => (self.speech.sound_of)(trouble),
            _ => None,
        }
    }

    /// Whether distances are announced and attacks heard in this game, by whomever.
    pub fn is_spoken(&self) -> bool {
        self.catalogue.cards().any(|card| self.sound_of(card).is_some())
    }

    /// Whether illegal plays are accepted and punished.
    pub fn punishes_mistakes(&self) -> bool {
        self.mistakes == Mistakes::Punished
    }
}
