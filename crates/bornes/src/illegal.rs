//! Why a move is refused: one variant for each thing a rulebook forbids.

use std::fmt;

use table::Seat;

use crate::card::{Card, Km};
use crate::event::Ending;

/// Why a move is refused. Clients translate it by [`Illegal::key`] and show its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// No card has been dealt yet.
    NotDealt,
    /// The round is over.
    RoundOver {
        /// How it ended.
        how: Ending,
    },
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
        /// What there is to say about the wait.
        wait: Wait,
    },
    /// An attack waits for its answer; nothing else happens before.
    WindowOpen,
    /// The goal is met, and whether it is extended must be decided first.
    ExtensionDue,
    /// Somebody else has met the goal and decides whether it is extended.
    NotYourDecision {
        /// Who decides.
        turn: Seat,
    },
    /// There is nothing to extend now: the goal is not met, or is met for good.
    NothingToExtend,
    /// Nothing is ever extended at this table.
    NoExtension,
    /// Nothing waits for an answer.
    NothingToAnswer,
    /// Nothing waits for an answer, and the seat is on turn: it lays the card like any other.
    NothingToAnswerOnTurn,
    /// The attack is aimed at somebody else.
    NotAttacked,
    /// This seat has already declined to answer.
    AlreadyDeclined,
    /// There is no reply out of turn in this game.
    NoReplies,
    /// The seat does not hold this card.
    NotHeld {
        /// The card it would need.
        card: Card,
    },
    /// The seat does not hold the card that it would answer with.
    NotHeldToReply {
        /// The card it would need.
        card: Card,
    },
    /// The card does not answer this attack.
    WrongReply {
        /// The attack.
        attack: Card,
    },
    /// No distance before the first green light.
    NotStarted,
    /// An attack stops the car.
    Halted {
        /// The attack in force.
        by: Card,
        /// The botte that stands for a green light, if it is laid: it lifts no such attack.
        despite: Option<Card>,
    },
    /// The attack is lifted, but the green light is still owed.
    GreenLightOwed {
        /// The parade that lies there; `None` if a botte has lifted the attack.
        after: Option<Card>,
        /// The botte against that attack, if it is laid.
        botte: Option<Card>,
    },
    /// The speed limit allows shorter distances only.
    Limited {
        /// The longest distance allowed.
        to: Km,
    },
    /// The goal must be met exactly.
    Overshoots {
        /// The goal in force.
        goal: Km,
        /// By how much it would be passed.
        by: Km,
    },
    /// This distance was laid as often as allowed.
    CapReached {
        /// The distance.
        distance: Km,
        /// How often it may be laid.
        times: u8,
    },
    /// The parade finds no attack of its own to end.
    NothingToParry {
        /// The attack it would end.
        attack: Card,
    },
    /// Another parade is needed against the attack in force.
    WrongParade {
        /// The parade.
        card: Card,
        /// The attack in force.
        attack: Card,
    },
    /// The car already rolls.
    AlreadyRolling {
        /// What it rolls by.
        by: Rolls,
    },
    /// Attacks are laid before opponents, with a target.
    NeedsTarget,
    /// Only attacks are laid before opponents.
    NotAnAttack,
    /// One's own side is no target.
    OwnSide {
        /// The attack.
        attack: Card,
    },
    /// Nobody sits there.
    NoSuchSide,
    /// A botte keeps this attack away.
    Immune {
        /// The botte.
        by: Card,
        /// The attack.
        attack: Card,
    },
    /// Another attack is in force there.
    TargetHalted {
        /// The attack in force.
        by: Card,
    },
    /// The target has not started.
    TargetNotStarted,
    /// The target waits for a green light.
    TargetNotRolling,
    /// The target rolls, but shows no green light.
    TargetShielded {
        /// What it rolls by.
        by: Rolls,
    },
    /// The target is already limited.
    TargetLimited,
    /// Nothing is ever discarded in this game.
    NoDiscard,
    /// A botte is never discarded.
    SafetyKept,
    /// A turn cannot be passed: play or discard.
    NoPassing,
    /// A turn cannot be passed when the stock is empty either.
    NoPassingWhenDry,
    /// A card can be played, so one must be.
    MustPlay,
}

/// What there is to say about the wait of a seat that is not on turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wait {
    /// Turns go round.
    Order,
    /// The turn has just passed on from this seat: one card each.
    Played,
    /// Likewise, with nothing left to draw.
    PlayedWhenDry,
    /// The turn is a partner's.
    Partner,
    /// A coup-fourré has skipped the seat.
    Skipped,
    /// A parade waits for its holder's turn.
    Parade,
    /// A botte waits for its holder's turn, or for its attack.
    Botte,
}

/// What a car rolls by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rolls {
    /// The green light on its battle pile.
    GreenLight,
    /// A parade, which is enough.
    Parade,
    /// The botte that stands for a green light.
    RightOfWay,
}

impl Illegal {
    /// The key of its sentence in the translation files.
    pub fn key(self) -> &'static str {
        match self {
            Illegal::NotDealt => "not-dealt",
            Illegal::RoundOver { how: Ending::Goal } => "round-over",
            Illegal::RoundOver { how: Ending::Exhausted } => "round-exhausted",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::WindowOpen => "window-open",
            Illegal::ExtensionDue => "extension-due",
            Illegal::NotYourDecision { .. } => "not-your-decision",
            Illegal::NothingToExtend => "nothing-to-extend",
            Illegal::NoExtension => "no-extension",
            Illegal::NothingToAnswer | Illegal::NothingToAnswerOnTurn => "nothing-to-answer",
            Illegal::NotAttacked => "not-attacked",
            Illegal::AlreadyDeclined => "already-declined",
            Illegal::NoReplies => "no-replies",
            Illegal::NotHeld { .. } | Illegal::NotHeldToReply { .. } => "not-held",
            Illegal::WrongReply { .. } => "wrong-reply",
            Illegal::NotStarted => "not-started",
            Illegal::Halted { .. } => "halted",
            Illegal::GreenLightOwed { .. } => "green-light-owed",
            Illegal::Limited { .. } => "limited",
            Illegal::Overshoots { .. } => "overshoots",
            Illegal::CapReached { .. } => "cap-reached",
            Illegal::NothingToParry { .. } => "nothing-to-parry",
            Illegal::WrongParade { .. } => "wrong-parade",
            Illegal::AlreadyRolling { .. } => "already-rolling",
            Illegal::NeedsTarget => "needs-target",
            Illegal::NotAnAttack => "not-an-attack",
            Illegal::OwnSide { .. } => "own-side",
            Illegal::NoSuchSide => "no-such-side",
            Illegal::Immune { .. } => "immune",
            Illegal::TargetHalted { .. } => "target-halted",
            Illegal::TargetNotStarted => "target-not-started",
            Illegal::TargetNotRolling => "target-not-rolling",
            Illegal::TargetShielded { .. } => "target-shielded",
            Illegal::TargetLimited => "target-limited",
            Illegal::NoDiscard => "no-discard",
            Illegal::SafetyKept => "safety-kept",
            Illegal::NoPassing => "no-passing",
            Illegal::NoPassingWhenDry => "no-passing-when-dry",
            Illegal::MustPlay => "must-play",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl std::error::Error for Illegal {}
