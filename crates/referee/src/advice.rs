//! What the host has thought about for a bot that takes its time.
//!
//! A bot on its turn waits for a while that does not depend on its cards. A host that can think longer
//! than a bot may decide meanwhile, elsewhere, and say what it has found; whatever comes too late, or is
//! meant for another moment, is forgotten, and the bot decides for itself as it does anyway.

use table::{Bot, Game, Hosted, Seat, Seats, Turn, Viewer};

use crate::contract::Version;
use crate::room::Room;

/// What a bot on its turn has before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<G: Game, B> {
    /// The moment of it.
    pub version: Version,
    /// Whose turn it is.
    pub seat: Seat,
    /// Who plays there.
    pub bot: B,
    /// What the seat knows.
    pub view: G::View,
    /// What it may do: two things at least.
    pub legal: Vec<G::Action>,
}

/// What a person has before them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<G: Game> {
    /// The moment of it.
    pub version: Version,
    /// What the seat knows.
    pub view: G::View,
    /// What it may do: one thing at least.
    pub legal: Vec<G::Action>,
}

/// What somebody has found out for a bot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Advice {
    version: Version,
    seat: Seat,
    /// The number of what was legal then.
    number: usize,
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// The version in which a bot on its turn is still thinking, and who it is.
    pub fn pondering(&self) -> Option<(Version, B)> {
        let seat = self.thinking.and(self.on_turn().first())?;
        let mut chair = self.chairs[seat.index()];
        Some((self.version, *chair.bot()?))
    }

    /// What that bot has before it; `None` where there is nothing to choose.
    pub fn puzzle(&self) -> Option<Puzzle<G, B>> {
        let (version, bot) = self.pondering()?;
        let seat = self.on_turn().first()?;
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let view = self.game.view(Viewer::Seat(seat));
        (legal.len() > 1).then_some(Puzzle { version, seat, bot, view, legal })
    }

    /// What the person of a seat has to decide now, on their turn or in a window; `None` if nothing is
    /// left to them.
    pub fn question(&self, seat: Seat) -> Option<Question<G>> {
        let awaited = match self.game.turn() {
            Turn::Waiting(seats) | Turn::Asking(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        if !awaited.has(seat) || !self.is_person(seat) || self.has_answered(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let (version, view) = (self.version, self.game.view(Viewer::Seat(seat)));
        (!legal.is_empty()).then_some(Question { version, view, legal })
    }

    /// The host has thought: the bot of a seat does this one of what was legal in a version, by its
    /// number, when its time has come and if it is still that version then.
    pub fn advise(&mut self, version: Version, seat: Seat, number: usize) {
        self.advice = Some(Advice { version, seat, number });
    }

    /// What a bot is advised to do now.
    pub(crate) fn advised(&mut self, at: Seat, legal: &[G::Action]) -> Option<G::Action> {
        let Advice { version, seat, number } = self.advice.take()?;
        let fits = version == self.version && seat == at;
        legal.get(number).copied().filter(|_| fits)
    }
}
