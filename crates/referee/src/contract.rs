//! What comes into a room, and what comes out of it.

use table::{Entry, Hosted, Orders, Prospect, Seat, Seats, Seed, Viewer};

use crate::cues::Cue;
use crate::pace::Millis;
use crate::race::{Claim, Finish, Reflex};

/// How many changes everybody has been told of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version(pub u32);

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant<B> {
    /// Somebody who decides for themselves.
    Person,
    /// A bot.
    Bot(B),
}

/// What comes into a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A> {
    /// A person acts, having seen everything up to a version.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
        /// The version the person had seen.
        seen: Version,
        /// How quick they were, which counts where several are after the same.
        reflex: Reflex,
    },
    /// A person wants to go on to the next round.
    NextRound {
        /// Who.
        seat: Seat,
    },
    /// A person is ready for another game, after the last round.
    Again {
        /// Who.
        seat: Seat,
    },
    /// A person is there, on one device or more.
    Came {
        /// Who.
        seat: Seat,
    },
    /// A person is no longer there, on any device.
    Went {
        /// Who.
        seat: Seat,
    },
    /// A person leaves, and a bot plays on.
    Leave {
        /// Who.
        seat: Seat,
    },
    /// A person plays again where a bot did.
    Return {
        /// Who.
        seat: Seat,
    },
    /// A person gives standing orders, in the place of those before.
    Orders {
        /// Who.
        seat: Seat,
        /// Which.
        orders: Orders,
    },
    /// The seat of a person for whom a bot plays is open to anybody, until that person is back.
    Free {
        /// Which.
        seat: Seat,
    },
    /// Somebody else sits down at a seat that is open.
    Sit {
        /// Where.
        seat: Seat,
    },
    /// The host gives what the seeds of this round are derived from, where it does so.
    Deal {
        /// That.
        key: Seed,
    },
    /// Time has passed.
    Wake,
}

/// What a room wants done, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output<G: Hosted> {
    /// Keep this for good, before anybody is answered or told of what follows.
    Keep(Kept<G::Action>),
    /// Tell a viewer what it saw and what it now knows.
    Told {
        /// Whom.
        to: Viewer,
        /// What it saw happen.
        seen: Vec<G::Seen>,
        /// What it now knows.
        news: Box<News<G>>,
    },
    /// It has changed who plays a seat, who is there, who is ready for the next round, or what is
    /// ordered.
    Seating,
    /// Those who are ready play another game, at another table.
    Again,
    /// The input was accepted.
    Accepted {
        /// Whose.
        to: Seat,
    },
    /// The input was refused, and nothing has changed.
    Refused {
        /// Whose.
        to: Seat,
        /// Why.
        why: Refused<G::Illegal>,
    },
}

/// Whoever hosts a room and does what it wants done. A `Vec` hears everything, as tests do.
pub trait Host<G: Hosted> {
    /// Whether anybody is told what `viewer` sees. Nothing is made for those whom nobody hears.
    fn hears(&self, viewer: Viewer) -> bool;

    /// Takes what is to be done next.
    fn take(&mut self, output: Output<G>);
}

impl<G: Hosted> Host<G> for Vec<Output<G>> {
    fn hears(&self, _: Viewer) -> bool {
        true
    }

    fn take(&mut self, output: Output<G>) {
        self.push(output);
    }
}

/// What a room wants kept. All of it in its order makes the room again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept<A> {
    /// Something that moved the game on: a line of its record.
    Played(Entry<A>),
    /// Something that somebody was promised and nobody is told of yet: a pass in an open window, or a
    /// call that is not judged. It moves nothing on, and is no part of the record.
    Whispered(Seat, A),
    /// Something that several may be after, before it is decided who was first. It moves nothing on
    /// either.
    Claimed(Claim<A>),
    /// Something that somebody said about their seat, which everybody may know.
    Said(Seat, Said),
}

/// What somebody can say about their seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A bot plays on for me.
    Leave,
    /// I play again.
    Return,
    /// Nothing, for so long that a bot plays; kept only where that takes days.
    Missed,
    /// I am ready for the next round, or for another game.
    Ready,
    /// Do this without asking me.
    Orders(Orders),
    /// Said by a table of somebody who did not come with the others: a bot plays until they do.
    Late,
    /// Said by a host of somebody who does not come back: whoever comes may sit here.
    Free,
    /// Said by a table of the line that follows: a bot played it for somebody whose absence is not kept.
    PlayedFor,
}

/// The present as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News<G: Hosted> {
    /// How many changes came before.
    pub version: Version,
    /// What the viewer knows.
    pub view: G::View,
    /// What the viewer could do, what would come of it, and why not.
    pub prospects: Vec<Prospect<G>>,
    /// How long the open window has still to go and how long it lasts in all, if it has a clock.
    pub window: Option<(Millis, Millis)>,
    /// How the round ended, if it did.
    pub score: Option<G::Score>,
    /// Whether another round can follow.
    pub has_next_round: bool,
    /// How long the seats that are waited for have still to go and how long they have in all, if
    /// they have a clock and no window does.
    pub turn: Option<(Millis, Millis)>,
    /// Who may answer the open window, by what everybody sees.
    pub asked: Seats,
    /// How the last race of this round ended, if the viewer knows of one.
    pub race: Option<Finish>,
    /// Where the viewer is in a game that is written, where one is.
    pub cue: Option<Cue<G::Action>>,
    /// Which of what the viewer saw of this round, counted from 0, bots did for people who were missed,
    /// and for whom.
    pub stood_in: Vec<(u32, Seat)>,
}

/// Who plays a seat, and who is missed there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Why a bot plays for a person, if one does.
    pub stand_in: Option<Absence>,
    /// How long a person who is gone is still waited for, and how long in all.
    pub grace: Option<(Millis, Millis)>,
    /// Whether a person is ready for the next round, or for another game.
    pub is_ready: bool,
    /// What the seat does without being asked.
    pub orders: Orders,
    /// How long a person for whom a bot plays has still to come back before their seat may be open
    /// to others, and how long in all.
    pub free_in: Option<(Millis, Millis)>,
    /// Whether the seat is open to others, until its person is back.
    pub is_open: bool,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// They said that they leave.
    Left,
    /// They were gone for too long.
    Gone,
    /// They did nothing for too long.
    Idle,
    /// They have not come yet to this game, which the others went on to.
    Late,
}

/// Why an input was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<I> {
    /// The rules forbid it.
    Illegal(I),
    /// It was meant for a state of the table that has passed.
    Stale {
        /// The present version.
        now: Version,
    },
    /// Somebody has just called the same in vain, and has to wait before calling again.
    Hushed,
    /// No other round follows here.
    NoNextRound,
    /// Nobody plays again before the end.
    NotOver,
}
