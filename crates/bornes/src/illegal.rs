//! Why a move is refused: one variant for each thing a rulebook forbids.

use std::fmt;

use table::Seat;

use crate::card::{Card, Km};

/// Why a move is refused. Clients translate it by [`Illegal::key`] and show its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// No card has been dealt yet.
    NotDealt,
    /// The round is over.
    RoundOver,
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// An attack waits for its answer; nothing else happens before.
    WindowOpen,
    /// The goal is met, and whether it is extended must be decided first.
    ExtensionDue,
    /// There is nothing to extend: the goal is not met, or is met for good.
    NothingToExtend,
    /// Nothing waits for an answer.
    NothingToAnswer,
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
    },
    /// The attack is parried, but the green light is still owed.
    GreenLightOwed,
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
        /// The attack in force.
        attack: Card,
    },
    /// The car already rolls.
    AlreadyRolling,
    /// Attacks are laid before opponents, with a target.
    NeedsTarget,
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
    TargetShielded,
    /// The target is already limited.
    TargetLimited,
    /// Nothing is ever discarded in this game.
    NoDiscard,
    /// A botte is never discarded.
    SafetyKept,
    /// A turn cannot be passed: play or discard.
    NoPassing,
    /// A card can be played, so one must be.
    MustPlay,
}

impl Illegal {
    /// The key of its sentence in the translation files.
    pub fn key(self) -> &'static str {
        match self {
            Illegal::NotDealt => "not-dealt",
            Illegal::RoundOver => "round-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::WindowOpen => "window-open",
            Illegal::ExtensionDue => "extension-due",
            Illegal::NothingToExtend => "nothing-to-extend",
            Illegal::NothingToAnswer => "nothing-to-answer",
            Illegal::NotAttacked => "not-attacked",
            Illegal::AlreadyDeclined => "already-declined",
            Illegal::NoReplies => "no-replies",
            Illegal::NotHeld { .. } => "not-held",
            Illegal::WrongReply { .. } => "wrong-reply",
            Illegal::NotStarted => "not-started",
            Illegal::Halted { .. } => "halted",
            Illegal::GreenLightOwed => "green-light-owed",
            Illegal::Limited { .. } => "limited",
            Illegal::Overshoots { .. } => "overshoots",
            Illegal::CapReached { .. } => "cap-reached",
            Illegal::NothingToParry { .. } => "nothing-to-parry",
            Illegal::WrongParade { .. } => "wrong-parade",
            Illegal::AlreadyRolling => "already-rolling",
            Illegal::NeedsTarget => "needs-target",
            Illegal::NotAnAttack => "not-an-attack",
            Illegal::OwnSide => "own-side",
            Illegal::NoSuchSide => "no-such-side",
            Illegal::Immune { .. } => "immune",
            Illegal::TargetHalted { .. } => "target-halted",
            Illegal::TargetNotStarted => "target-not-started",
            Illegal::TargetNotRolling => "target-not-rolling",
            Illegal::TargetShielded => "target-shielded",
            Illegal::TargetLimited => "target-limited",
            Illegal::NoDiscard => "no-discard",
            Illegal::SafetyKept => "safety-kept",
            Illegal::NoPassing => "no-passing",
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
