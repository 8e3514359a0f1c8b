//! Bots that are programs of other people: lines of JSON go to their standard input and come from
//! their standard output.
//!
//! [`talk`] is what is said, as `docs/bot-protocol.md` shows it, [`program`] the process that hears
//! it, and [`visitor`] such a process at a server's table. Whatever the other side does, the game goes
//! on: what it does not answer, or answers wrongly, is played for it and counted among its [`Faults`].

mod program;
pub(crate) mod talk;
mod visitor;

use std::io;
use std::time::Duration;

use serde_json::{Value, json};
use texts::Texts;

use crate::failure::{Failure, one_line, reason};
use crate::figures::Figures;

pub(crate) use program::Program;
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
        one_line(&figures.0.say("cli-arena-faults", &facts))
    }

    /// The same for programs.
    pub(crate) fn json(&self) -> Value {
        json!({
            "asked": self.asked,
            "late": self.late,
            "gone": self.gone,
            "garbage": self.garbage,
            "illegal": self.illegal,
        })
    }
}

/// What is said of a program that cannot be started.
pub(crate) fn no_program(command: &str, why: &io::Error, texts: &Texts) -> Failure {
    let facts = [("command", command.into()), ("reason", reason(why, texts).into())];
    Failure::Input(texts.say("cli-error-program", &facts))
}

/// A program that plays: it is started when it is first needed, and again after it has failed.
pub(crate) struct Seated {
    command: String,
    /// How long it may think about one decision.
    patience: Duration,
    program: Option<Program>,
}

impl Seated {
    pub(crate) fn new(command: &str, patience: Duration) -> Seated {
        Seated { command: command.to_owned(), patience, program: None }
    }

    /// A game begins. Whoever failed in the last one gets another chance.
    pub(crate) fn greet(&mut self, hello: &Value) -> io::Result<()> {
        if self.program.is_none() {
            self.program = Some(Program::start(&self.command)?);
        }
        self.tell(hello);
        Ok(())
    }

    /// Tells something that wants no answer.
    pub(crate) fn tell(&mut self, message: &Value) {
        if let Some(program) = &self.program {
            program.send(message);
        }
    }

    /// Asks for a decision between some actions, written in notation: the place of the chosen one. A
    /// program that does not answer in time is ended, because its answer could come later and be taken
    /// for another.
    pub(crate) fn ask(&mut self, message: &Value, legal: &[String]) -> Result<usize, Fault> {
        let program = self.program.as_mut().ok_or(Fault::Gone)?;
        program.send(message);
        match program.hear(self.patience) {
            Ok(line) => talk::choice(&line, legal),
            Err(fault) => {
                self.program = None;
                Err(fault)
            }
        }
    }
}
