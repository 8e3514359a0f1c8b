//! Bots that are programs of other people: lines of JSON go to their standard input and come from
//! their standard output.
//!
//! [`talk`] is what is said, as `docs/bot-protocol.md` shows it, [`program`] the process that hears
//! it, [`group`] that process with its children, [`seated`] such a process that is asked one question
//! after the other, and [`visitor`] one at a server's table. Whatever the other side does, the game goes
//! on: what it does not answer, or answers wrongly, is played for it and counted among its [`Faults`].

mod group;
mod program;
mod seated;
pub(crate) mod talk;
mod visitor;

use std::io;

use serde_json::{Value, json};
use texts::Texts;

use crate::failure::{Failure, one_line, reason};
use crate::figures::Figures;

pub(crate) use group::end_with_us;
pub(crate) use program::Program;
pub(crate) use seated::{Patience, Seated};
pub(crate) use visitor::Seatholder;

/// What a program has done, and what it should not have done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Faults {
    /// How often it was asked.
    pub(crate) asked: u64,
    /// How often it did not answer in time.
    pub(crate) late: u64,
    /// How often it had ended when it was to answer, or could not be started.
    pub(crate) gone: u64,
    /// How often it answered with something that is no answer.
    pub(crate) garbage: u64,
    /// How often it answered with something that it may not do.
    pub(crate) illegal: u64,
    /// How many lines it said that answer no question, or one that is over.
    pub(crate) unasked: u64,
}

/// Why a program has not decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It did not answer in time.
    Late,
    /// It has ended, or could not be started.
    Gone,
    /// What it answered is no answer.
    Garbage,
    /// What it answered may not be done.
    Illegal,
}

impl Faults {
    /// Counts a decision, or why there was none.
    pub(crate) fn note(&mut self, decided: Result<usize, Fault>) {
        self.asked += 1;
        match decided {
            Ok(_) => {}
            Err(Fault::Late) => self.late += 1,
            Err(Fault::Gone) => self.gone += 1,
            Err(Fault::Garbage) => self.garbage += 1,
            Err(Fault::Illegal) => self.illegal += 1,
        }
    }

    /// Counts what another one has done, too.
    pub(crate) fn add(&mut self, other: &Faults) {
        self.asked += other.asked;
        self.late += other.late;
        self.gone += other.gone;
        self.garbage += other.garbage;
        self.illegal += other.illegal;
        self.unasked += other.unasked;
    }

    /// How often somebody else had to play.
    fn all(&self) -> u64 {
        self.late + self.gone + self.garbage + self.illegal
    }

    /// How often a program had to be played for, and why, as people read it.
    pub(crate) fn sentence(&self, name: &str, figures: Figures<'_>) -> String {
        let count = |number: u64| figures.whole(number).into();
        let facts = [
            ("bot", name.into()),
            ("asked", count(self.asked)),
            ("all", count(self.all())),
            ("late", count(self.late)),
            ("gone", count(self.gone)),
            ("garbage", count(self.garbage)),
            ("illegal", count(self.illegal)),
        ];
        let mut sentence = figures.0.say("cli-arena-faults", &facts);
        if self.unasked > 0 {
            let lines = u32::try_from(self.unasked).unwrap_or(u32::MAX);
            let facts = [("lines", count(self.unasked)), ("count", lines.into())];
            sentence = format!("{sentence} {}", figures.0.say("cli-arena-unasked", &facts));
        }
        one_line(&sentence)
    }

    /// The same for programs.
    pub(crate) fn json(&self) -> Value {
        json!({
            "asked": self.asked,
            "late": self.late,
            "gone": self.gone,
            "garbage": self.garbage,
            "illegal": self.illegal,
            "unasked": self.unasked,
        })
    }
}

/// What is said of a program that cannot be started.
pub(crate) fn no_program(command: &str, why: &io::Error, texts: &Texts) -> Failure {
    let facts = [("command", command.into()), ("reason", reason(why, texts).into())];
    Failure::Input(texts.say("cli-error-program", &facts))
}
