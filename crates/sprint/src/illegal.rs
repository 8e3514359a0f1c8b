//! Why a move is refused: one variant for each thing a rulebook forbids.

use std::fmt;

use table::Seat;

use crate::card::{Card, Km};
use crate::event::Ending;
use crate::open::Course;

/// Why a move is refused. Clients translate it by [`Illegal::key`] and show its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// No card has been dealt yet.
    NotDealt,
    /// The discard pile is being shuffled.
    Shuffling,
    /// A card is being picked from the hand of a seat that has made a mistake.
    Fining,
    /// The game is over.
    GameOver {
        /// How it ended.
        how: Ending,
    },
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
        /// What there is to say about the wait.
        wait: Wait,
        /// What lies on the discard pile, which may tell what was answered last.
        last: Option<Card>,
    },
    /// Something waits for its answer; nothing else happens before.
    WindowOpen {
        /// What.
        on: Opened,
        /// Whether the seat has itself laid it.
        by: Party,
    },
    /// A card waits for its use; nothing else can be played.
    MustUse {
        /// The card.
        card: Card,
        /// Where it came from.
        from: Origin,
    },
    /// A choice is due first, by this seat or another.
    ChoiceDue {
        /// Which.
        choice: Choice,
    },
    /// The choice is somebody else's.
    NotYourChoice {
        /// Who chooses.
        turn: Seat,
        /// What.
        choice: Choice,
    },
    /// No such choice is due.
    NothingToChoose {
        /// Which.
        choice: Choice,
    },
    /// The choice is not due yet: the call waits for a quiet moment.
    CallWaits,
    /// The seat has already won a distance in this turn.
    AlreadyRobbed,
    /// What is chosen is not among what can be.
    NotOnOffer {
        /// The choice.
        choice: Choice,
    },
    /// Nothing waits for an answer.
    NothingToAnswer {
        /// What one would answer with.
        card: Option<Card>,
        /// What lies on the discard pile, which may tell what was answered last.
        last: Option<Card>,
    },
    /// The window asks somebody else.
    NotAsked {
        /// What it is about.
        on: Opened,
    },
    /// A partner's distance cannot be cancelled.
    PartnersDistance,
    /// This seat has already declined to answer.
    AlreadyDeclined {
        /// What the window is about.
        on: Opened,
    },
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
    /// The seat does not hold the two cards that it would swap.
    NotHeldToSwap {
        /// The card it would need.
        card: Card,
    },
    /// The seat does not hold the card that it would give.
    NotHeldToGive {
        /// The card it would need.
        card: Card,
    },
    /// Drawing comes first.
    DrawFirst {
        /// What kind of turn it is.
        course: Course,
    },
    /// Drawing comes before a swap.
    DrawBeforeSwap,
    /// A turn cannot be passed: play or discard.
    NoPassing,
    /// Nothing can be renamed.
    NothingToRename,
    /// The new name must be another card, and no botte.
    BadName,
    /// No card is due.
    NothingDue {
        /// Why.
        because: Undue,
    },
    /// The discard pile is empty.
    DiscardEmpty,
    /// Only the first card may come from the discard pile.
    DiscardLocked,
    /// An attack stops the car.
    Halted {
        /// The attack in force.
        by: Card,
        /// What kind of turn it is: a botte against another attack may have brought it.
        course: Course,
    },
    /// The speed limit allows shorter distances only.
    Limited {
        /// The longest distance allowed.
        to: Km,
    },
    /// The distance could not be laid now, and can only be kept once it is stolen.
    StolenKept {
        /// The attack in force.
        by: Card,
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
    NotLaid {
        /// The card.
        card: Card,
    },
    /// Only attacks are laid before opponents.
    NotAnAttack,
    /// One's own side is no target.
    OwnSide {
        /// What is played.
        card: Card,
    },
    /// One's own distance is not called silent.
    OwnDistance,
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
    OnlyAReply {
        /// The card.
        card: Card,
    },
    /// The card does not answer this.
    WrongReply {
        /// The card.
        card: Card,
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
    NoSwapNow {
        /// What kind of turn it is.
        course: Course,
    },
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
    /// Nothing is said with this at this table: the table says it, or there is nothing to say.
    NothingIsSaid {
        /// The card.
        card: Option<Card>,
    },
    /// There is nothing to announce, or it was announced already.
    NothingToSay,
    /// There is no such call at this table.
    NoHoldUp,
    /// No two totals are equal.
    NothingEqual,
    /// No two totals are equal but those that are still nothing.
    OnlyNothingEqual,
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

/// What there is to say about the wait of a seat that is not on turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wait {
    /// Turns go round.
    Order,
    /// The turn has just passed on from this seat: one action each.
    Played,
    /// The turn is a partner's.
    Partner,
    /// A parade has taken the turn that would have been the seat's.
    Parried,
    /// A coup-fourré has taken the turn that would have been the seat's.
    CoupFourre,
    /// Somebody uses a card that was handed over.
    Using,
    /// The seat has handed that card over, and its turn is closed.
    Closed,
}

/// What a window is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opened {
    /// An attack.
    Attack,
    /// A distance.
    Distance,
}

/// Who looks at an open window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    /// Whoever has played what it is about.
    Player,
    /// Somebody else.
    Other,
}

/// Where a card that must be used came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The discard pile, for a pair.
    Swap,
    /// Another seat, on demand.
    Demand,
}

/// What somebody is to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A card of a hand that was searched, and one to give for it.
    Exchange,
    /// The distance that a call has won.
    Prize,
    /// What a wrong call costs.
    Price,
}

/// Why no card is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undue {
    /// Everything is drawn.
    Drawn,
    /// The hand is full.
    Full,
    /// Both piles are empty.
    Empty,
    /// A parade has taken the turn.
    Reply,
    /// A replay brings no card at this table.
    Replay,
    /// A cancelled distance costs the draw at this table.
    Cancelled,
}

impl Illegal {
    /// Whether it is a mistake of somebody who may act, and not a message that is late or does not
    /// fit. Strict tables punish mistakes. (RUS-22, RUS-A7)
    pub(crate) fn is_mistake(self) -> bool {
        match self {
            Illegal::NothingDue { .. }
            | Illegal::DiscardEmpty
            | Illegal::DiscardLocked
            | Illegal::Halted { .. }
            | Illegal::Limited { .. }
            | Illegal::StolenKept { .. }
            | Illegal::AcceleratorAlone
            | Illegal::TooManyAccelerators { .. }
            | Illegal::OwnSide { .. }
            | Illegal::Immune { .. }
            | Illegal::SlotTaken { .. }
            | Illegal::NothingToParry
            | Illegal::OnlyAReply { .. }
            | Illegal::WrongReply { .. }
            | Illegal::NotLyingThere
            | Illegal::AlreadyChecked
            | Illegal::SafetyDemanded
            | Illegal::NoSwapNow { .. }
            | Illegal::NotAPair
            | Illegal::NotDiscarded { .. }
            | Illegal::NoUse { .. }
            | Illegal::MustPlay => true,
            Illegal::NotDealt
            | Illegal::Shuffling
            | Illegal::Fining
            | Illegal::GameOver { .. }
            | Illegal::NotYourTurn { .. }
            | Illegal::WindowOpen { .. }
            | Illegal::MustUse { .. }
            | Illegal::ChoiceDue { .. }
            | Illegal::NotYourChoice { .. }
            | Illegal::NothingToChoose { .. }
            | Illegal::CallWaits
            | Illegal::AlreadyRobbed
            | Illegal::NotOnOffer { .. }
            | Illegal::NothingToAnswer { .. }
            | Illegal::NotAsked { .. }
            | Illegal::PartnersDistance
            | Illegal::AlreadyDeclined { .. }
            | Illegal::NotHeld { .. }
            | Illegal::NotHeldToReply { .. }
            | Illegal::NotHeldToSwap { .. }
            | Illegal::NotHeldToGive { .. }
            | Illegal::DrawFirst { .. }
            | Illegal::DrawBeforeSwap
            | Illegal::NoPassing
            | Illegal::NothingToRename
            | Illegal::BadName
            | Illegal::NotADistance
            | Illegal::NotLaid { .. }
            | Illegal::OwnDistance
            | Illegal::NotAnAttack
            | Illegal::NoSuchSide
            | Illegal::WhichAttack
            | Illegal::HandEmpty
            | Illegal::NothingToGive
            | Illegal::NothingIsSaid { .. }
            | Illegal::NothingToSay
            | Illegal::NoHoldUp
            | Illegal::NothingEqual
            | Illegal::OnlyNothingEqual
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
            Illegal::NotDealt | Illegal::Shuffling | Illegal::Fining => "not-dealt",
            Illegal::GameOver { how: Ending::Goal } => "game-over",
            Illegal::GameOver { how: Ending::Standstill } => "standstill",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::WindowOpen { by: Party::Player, .. } => "one-action",
            Illegal::WindowOpen { by: Party::Other, .. } => "window-open",
            Illegal::MustUse { .. } => "must-use",
            Illegal::ChoiceDue { .. } => "choice-due",
            Illegal::NotYourChoice { .. } => "not-your-choice",
            Illegal::NothingToChoose { .. } => "nothing-to-choose",
            Illegal::CallWaits => "call-waits",
            Illegal::AlreadyRobbed => "already-robbed",
            Illegal::NotOnOffer { .. } => "not-on-offer",
            Illegal::NothingToAnswer { .. } => "nothing-to-answer",
            Illegal::NotAsked { .. } => "not-asked",
            Illegal::PartnersDistance => "partners-distance",
            Illegal::AlreadyDeclined { .. } => "already-declined",
            Illegal::NotHeld { .. }
            | Illegal::NotHeldToReply { .. }
            | Illegal::NotHeldToSwap { .. }
            | Illegal::NotHeldToGive { .. } => "not-held",
            Illegal::DrawFirst { .. } => "draw-first",
            Illegal::DrawBeforeSwap => "draw-before-swap",
            Illegal::NoPassing => "no-passing",
            Illegal::NothingToRename => "nothing-to-rename",
            Illegal::BadName => "bad-name",
            Illegal::NothingDue { .. } => "nothing-due",
            Illegal::DiscardEmpty => "discard-empty",
            Illegal::DiscardLocked => "discard-locked",
            Illegal::Halted { .. } => "halted",
            Illegal::Limited { .. } => "limited",
            Illegal::StolenKept { .. } => "stolen-kept",
            Illegal::AcceleratorAlone => "accelerator-alone",
            Illegal::TooManyAccelerators { .. } => "too-many-accelerators",
            Illegal::NotADistance => "not-a-distance",
            Illegal::NotLaid { .. } => "not-laid",
            Illegal::NotAnAttack => "not-an-attack",
            Illegal::OwnSide { .. } => "own-side",
            Illegal::OwnDistance => "own-distance",
            Illegal::NoSuchSide => "no-such-side",
            Illegal::Immune { .. } => "immune",
            Illegal::SlotTaken { .. } => "slot-taken",
            Illegal::NothingToParry => "nothing-to-parry",
            Illegal::WhichAttack => "which-attack",
            Illegal::OnlyAReply { .. } => "only-a-reply",
            Illegal::WrongReply { .. } => "wrong-reply",
            Illegal::NotLyingThere => "not-lying-there",
            Illegal::AlreadyChecked => "already-checked",
            Illegal::SafetyDemanded => "safety-demanded",
            Illegal::NoSwapNow { .. } => "no-swap-now",
            Illegal::NotAPair => "not-a-pair",
            Illegal::NotDiscarded { .. } => "not-discarded",
            Illegal::NoUse { .. } => "no-use",
            Illegal::MustPlay => "must-play",
            Illegal::HandEmpty => "hand-empty",
            Illegal::NothingToGive => "nothing-to-give",
            Illegal::NothingIsSaid { .. } => "nothing-is-said",
            Illegal::NothingToSay => "nothing-to-say",
            Illegal::NoHoldUp => "no-hold-up",
            Illegal::NothingEqual => "nothing-equal",
            Illegal::OnlyNothingEqual => "only-nothing-equal",
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
