//! Why a move is refused: one variant for each thing a rulebook forbids.

use std::fmt;

use table::Seat;

use crate::card::{Card, Km};

/// Why a move is refused. Clients translate it by [`Illegal::key`] and show its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// No card has been dealt yet, or the cards are being shuffled.
    NotDealt,
    /// The game is over.
    GameOver,
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Something waits for its answer; nothing else happens before.
    WindowOpen,
    /// A card waits for its use; nothing else can be played.
    MustUse {
        /// The card.
        card: Card,
    },
    /// A choice is due first, by this seat or another.
    ChoiceDue,
    /// No such choice is due.
    NothingToChoose,
    /// What is chosen is not among what can be.
    NotOnOffer,
    /// Nothing waits for an answer.
    NothingToAnswer,
    /// The window asks somebody else.
    NotAsked,
    /// A partner's distance cannot be cancelled.
    PartnersDistance,
    /// This seat has already declined to answer.
    AlreadyDeclined,
    /// The seat does not hold this card.
    NotHeld {
        /// The card it would need.
        card: Card,
    },
    /// Drawing comes first.
    DrawFirst,
    /// A turn cannot be passed: play or discard.
    NoPassing,
    /// Nothing can be renamed.
    NothingToRename,
    /// The new name must be another card, and no botte.
    BadName,
    /// No card is due.
    NothingDue,
    /// The discard pile is empty.
    DiscardEmpty,
    /// Only the first card may come from the discard pile.
    DiscardLocked,
    /// An attack stops the car.
    Halted {
        /// The attack in force.
        by: Card,
    },
    /// The speed limit allows shorter distances only.
    Limited {
        /// The longest distance allowed.
        to: Km,
    },
    /// An accelerator needs a distance.
    AcceleratorAlone,
    /// So many accelerators cannot go with one distance.
    TooManyAccelerators {
        /// How many can.
        most: u8,
    },
    /// Only a distance can be accelerated.
    NotADistance,
    /// The card is not laid before oneself like this.
    NotLaid,
    /// Only attacks are laid before opponents.
    NotAnAttack,
    /// One's own side is no target.
    OwnSide,
    /// Nobody sits there.
    NoSuchSide,
    /// A botte keeps this attack away.
    Immune {
        /// The botte.
        by: Card,
    },
    /// Another attack lies there.
    SlotTaken {
        /// The attack.
        by: Card,
    },
    /// The parade finds no attack of its own to lift.
    NothingToParry,
    /// Either of two attacks could be meant.
    WhichAttack,
    /// The card is an answer, and is played when there is something to answer.
    OnlyAReply,
    /// The card does not answer this.
    WrongReply {
        /// What there is to answer.
        to: Card,
    },
    /// No such distance lies there.
    NotLyingThere,
    /// The player is already checked.
    AlreadyChecked,
    /// A botte cannot be demanded.
    SafetyDemanded,
    /// Pairs are swapped after the draw of an ordinary turn.
    NoSwapNow,
    /// Only two like cards can be swapped.
    NotAPair,
    /// The card is not in the discard pile.
    NotDiscarded {
        /// The card.
        card: Card,
    },
    /// The card could not be used at once.
    NoUse {
        /// The card.
        card: Card,
    },
    /// A card can be played, so none is discarded.
    MustPlay,
    /// The hand to look into is empty.
    HandEmpty,
    /// There is no card to give.
    NothingToGive,
    /// Nothing is said at this table: the table says it.
    NothingIsSaid,
    /// There is nothing to announce, or it was announced already.
    NothingToSay,
    /// There is no such call at this table.
    NoHoldUp,
    /// No two totals are equal.
    NothingEqual,
    /// Too many calls wait already.
    TooManyCalls,
    /// There is no such call at this table.
    NoKiller,
    /// There is no distance to call on.
    NothingToCall,
    /// This seat has already called on this distance.
    AlreadyCalled,
    /// The card belongs to another game.
    NoSuchCard,
}

impl Illegal {
    /// Whether it is a mistake of somebody who may act, and not a message that is late or does not
    /// fit. Strict tables punish mistakes. (RUS-22, RUS-A7)
    pub(crate) fn is_mistake(self) -> bool {
        match self {
            Illegal::NothingDue
            | Illegal::DiscardEmpty
            | Illegal::DiscardLocked
            | Illegal::Halted { .. }
            | Illegal::Limited { .. }
            | Illegal::AcceleratorAlone
            | Illegal::TooManyAccelerators { .. }
            | Illegal::OwnSide
            | Illegal::Immune { .. }
            | Illegal::SlotTaken { .. }
            | Illegal::NothingToParry
            | Illegal::OnlyAReply
            | Illegal::WrongReply { .. }
            | Illegal::NotLyingThere
            | Illegal::AlreadyChecked
            | Illegal::SafetyDemanded
            | Illegal::NoSwapNow
            | Illegal::NotAPair
            | Illegal::NotDiscarded { .. }
            | Illegal::NoUse { .. }
            | Illegal::MustPlay => true,
            Illegal::NotDealt
            | Illegal::GameOver
            | Illegal::NotYourTurn { .. }
            | Illegal::WindowOpen
            | Illegal::MustUse { .. }
            | Illegal::ChoiceDue
            | Illegal::NothingToChoose
            | Illegal::NotOnOffer
            | Illegal::NothingToAnswer
            | Illegal::NotAsked
            | Illegal::PartnersDistance
            | Illegal::AlreadyDeclined
            | Illegal::NotHeld { .. }
            | Illegal::DrawFirst
            | Illegal::NoPassing
            | Illegal::NothingToRename
            | Illegal::BadName
            | Illegal::NotADistance
            | Illegal::NotLaid
            | Illegal::NotAnAttack
            | Illegal::NoSuchSide
            | Illegal::WhichAttack
            | Illegal::HandEmpty
            | Illegal::NothingToGive
            | Illegal::NothingIsSaid
            | Illegal::NothingToSay
            | Illegal::NoHoldUp
            | Illegal::NothingEqual
            | Illegal::TooManyCalls
            | Illegal::NoKiller
            | Illegal::NothingToCall
            | Illegal::AlreadyCalled
            | Illegal::NoSuchCard => false,
        }
    }

    /// The key of its sentence in the translation files.
    pub fn key(self) -> &'static str {
        match self {
            Illegal::NotDealt => "not-dealt",
            Illegal::GameOver => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::WindowOpen => "window-open",
            Illegal::MustUse { .. } => "must-use",
            Illegal::ChoiceDue => "choice-due",
            Illegal::NothingToChoose => "nothing-to-choose",
            Illegal::NotOnOffer => "not-on-offer",
            Illegal::NothingToAnswer => "nothing-to-answer",
            Illegal::NotAsked => "not-asked",
            Illegal::PartnersDistance => "partners-distance",
            Illegal::AlreadyDeclined => "already-declined",
            Illegal::NotHeld { .. } => "not-held",
            Illegal::DrawFirst => "draw-first",
            Illegal::NoPassing => "no-passing",
            Illegal::NothingToRename => "nothing-to-rename",
            Illegal::BadName => "bad-name",
            Illegal::NothingDue => "nothing-due",
            Illegal::DiscardEmpty => "discard-empty",
            Illegal::DiscardLocked => "discard-locked",
            Illegal::Halted { .. } => "halted",
            Illegal::Limited { .. } => "limited",
            Illegal::AcceleratorAlone => "accelerator-alone",
            Illegal::TooManyAccelerators { .. } => "too-many-accelerators",
            Illegal::NotADistance => "not-a-distance",
            Illegal::NotLaid => "not-laid",
            Illegal::NotAnAttack => "not-an-attack",
            Illegal::OwnSide => "own-side",
            Illegal::NoSuchSide => "no-such-side",
            Illegal::Immune { .. } => "immune",
            Illegal::SlotTaken { .. } => "slot-taken",
            Illegal::NothingToParry => "nothing-to-parry",
            Illegal::WhichAttack => "which-attack",
            Illegal::OnlyAReply => "only-a-reply",
            Illegal::WrongReply { .. } => "wrong-reply",
            Illegal::NotLyingThere => "not-lying-there",
            Illegal::AlreadyChecked => "already-checked",
            Illegal::SafetyDemanded => "safety-demanded",
            Illegal::NoSwapNow => "no-swap-now",
            Illegal::NotAPair => "not-a-pair",
            Illegal::NotDiscarded { .. } => "not-discarded",
            Illegal::NoUse { .. } => "no-use",
            Illegal::MustPlay => "must-play",
            Illegal::HandEmpty => "hand-empty",
            Illegal::NothingToGive => "nothing-to-give",
            Illegal::NothingIsSaid => "nothing-is-said",
            Illegal::NothingToSay => "nothing-to-say",
            Illegal::NoHoldUp => "no-hold-up",
            Illegal::NothingEqual => "nothing-equal",
            Illegal::TooManyCalls => "too-many-calls",
            Illegal::NoKiller => "no-killer",
            Illegal::NothingToCall => "nothing-to-call",
            Illegal::AlreadyCalled => "already-called",
            Illegal::NoSuchCard => "no-such-card",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl std::error::Error for Illegal {}
