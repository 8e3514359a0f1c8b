//! What people are told who ask what would be best.
//!
//! It is thought about beside the table, from what the seat sees and nothing else, and told to whoever
//! asked: nobody else learns that anybody has. Whatever is asked again in the same moment has the same
//! answer, so that nobody makes the server think twice.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Budget;
use table::Seat;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use wire::{Advice, Answer, Chances};

use super::{Caller, TableTask};
use crate::store::Who;

/// How long a question waits for somebody to think about it, besides the thought itself.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a person could do, to be weighed beside the table.
pub(super) struct Question {
    /// The moment of it.
    pub(super) version: u32,
    /// Finds out what each action is worth.
    pub(super) weigh: Box<dyn FnOnce(Budget) -> Vec<Chances> + Send>,
}

/// What was found out: for whom, in which moment; nothing if nobody had the time.
type Thought = (Seat, u32, Option<Vec<Chances>>);

/// What people have asked.
pub(super) struct Asked {
    /// Who waits for an answer, by seat, and about which moment.
    waiting: BTreeMap<Seat, (u32, Vec<Caller>)>,
    /// The last answer of each seat.
    known: BTreeMap<Seat, (u32, Vec<Chances>)>,
    thinks: UnboundedSender<Thought>,
    thought: UnboundedReceiver<Thought>,
}

impl Default for Asked {
    fn default() -> Asked {
        let (thinks, thought) = unbounded_channel();
        Asked { waiting: BTreeMap::new(), known: BTreeMap::new(), thinks, thought }
    }
}

impl Asked {
    /// The next thing that was found out; for ever if nobody thinks.
    pub(super) async fn found(&mut self) -> Thought {
        match self.thought.recv().await {
            Some(thought) => thought,
            None => std::future::pending().await,
        }
    }
}

impl TableTask {
    /// Lets it be thought about what somebody could do, who had seen everything up to a version.
    pub(super) fn advise(&mut self, caller: Caller, seen: u32) {
        let seat = caller.asked.seat;
        if !self.advises() {
            return self.reply(caller, Answer::NotAdvised);
        }
        let Some(question) = self.play.as_ref().and_then(|play| play.question(seat)) else {
            return self.reply(caller, Answer::NothingToDecide);
        };
        let version = question.version;
        if version != seen {
            return self.reply(caller, Answer::Stale);
        }
        if let Some((_, chances)) = self.advice.known.get(&seat).filter(|it| it.0 == version) {
            let chances = chances.clone();
            return self.reply(caller, Answer::Advised { version, chances });
        }
        match self.advice.waiting.get_mut(&seat) {
            Some((about, callers)) if *about == version => callers.push(caller),
            Some(_) => self.reply(caller, Answer::TooBusy),
            None => {
                self.advice.waiting.insert(seat, (version, vec![caller]));
                self.think_about(seat, question);
            }
        }
    }

    /// Thinks beside the table, and tells the table what came of it.
    fn think_about(&self, seat: Seat, Question { version, weigh }: Question) {
        let (rooms, thinks) = (self.rooms.clone(), self.advice.thinks.clone());
        self.shared().tasks.spawn(async move {
            let shared = &rooms.shared;
            let budget = shared.advice;
            let thinking = timeout(PATIENCE, shared.studies.study(move || weigh(budget)));
            let found = tokio::select! {
                () = shared.closing.cancelled() => None,
                found = thinking => found.ok().and_then(Result::ok),
            };
            // A table that has ended does not mind.
            let _ = thinks.send((seat, version, found));
        });
    }

    /// Tells those who asked what was found out.
    pub(super) fn tell_advice(&mut self, (seat, version, found): Thought) {
        let Some((_, callers)) = self.advice.waiting.remove(&seat) else { return };
        for caller in callers {
            let answer = match &found {
                Some(chances) => Answer::Advised { version, chances: chances.clone() },
                None => Answer::TooBusy,
            };
            self.reply(caller, answer);
        }
        if let Some(chances) = found {
            self.advice.known.insert(seat, (version, chances));
        }
    }

    /// Whether people are advised here.
    fn advises(&self) -> bool {
        let is_person = |who: &Who| matches!(who, Who::Person(_));
        let people = self.table.sitters.iter().filter(|sitter| is_person(&sitter.who)).count();
        match self.table.advice {
            Advice::Alone => people == 1,
            Advice::Everybody => true,
            Advice::Nobody => false,
        }
    }
}
