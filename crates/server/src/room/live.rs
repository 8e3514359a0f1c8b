//! The game at one table, whatever the family.

use std::sync::Arc;

use bots::{Level, Skill};
use families::{Family, Rules as _, Setup, at_family};
use notation::{Dialect, entry_text, read_entry};
use referee::{Input, Kept, Millis, Occupant, Refused, Room};
use serde_json::Value;
use table::{Entry, Unreplayable, Viewer};
use wire::{Answer, Happening, News, Refusal, Sent};

use crate::house::House;
use crate::pace;
use crate::store::{Line, Table, Tone, Who};

/// A game and its referee, of whichever family.
pub(super) trait Playing: Send {
    /// When something happens by itself.
    fn wake_at(&self) -> Option<Millis>;

    /// Whether the game can read an action. Fails with what is wrong.
    fn understands(&self, action: &Value) -> Result<(), String>;

    /// Takes an input and says what is to be done. What cannot be read changes nothing.
    fn take(&mut self, now: Millis, input: Input<Value>) -> Vec<Output>;

    /// The present as `viewer` knows it.
    fn news(&self, viewer: Viewer) -> News;

    /// What `viewer` saw of this round.
    fn so_far(&self, viewer: Viewer) -> Vec<Happening>;

    /// Whether no other round follows.
    fn is_match_over(&self) -> bool;
}

/// What a game wants done, in this order.
pub(super) enum Output {
    /// Keep this line for good, before anybody is answered or told of what follows.
    Keep(Tone, String),
    /// Tell a viewer what it saw and what it now knows.
    Told { to: Viewer, log: Vec<Happening>, news: Box<News> },
    /// The input of a seat was accepted.
    Accepted,
    /// The input was refused, and nothing has changed.
    Refused { answer: Answer },
}

/// The game of a table after these lines. Fails with what does not replay.
pub(super) fn restore(
    house: &House,
    table: &Table,
    setup: &Setup,
    lines: &[Line],
) -> Result<Box<dyn Playing>, String> {
    at_family!(setup, G(rules) => Ok(Box::new(Live::<G>::restore(house, table, rules, lines)?)))
}

/// A game of one family.
struct Live<G: Family> {
    rules: Arc<G::Rules>,
    room: Room<G, Level>,
}

impl<G: Dialect + Skill> Live<G> {
    fn restore(
        house: &House,
        table: &Table,
        rules: &Arc<G::Rules>,
        lines: &[Line],
    ) -> Result<Live<G>, String> {
        let in_line = |at: usize, what: &str| format!("line {at}: {what}");
        let read = |(at, line)| read::<G>(rules, line).map_err(|what| in_line(at, &what));
        let kept = lines.iter().enumerate().map(read).collect::<Result<Vec<_>, String>>()?;
        let occupants = table.sitters.iter().map(|sitter| match sitter.who {
            Who::Person(_) => Occupant::Person,
            Who::Bot(level) => Occupant::Bot(level),
        });
        let pace = pace::of(rules.clocks(), house.paces.of(table.speed));
        let room = Room::new(rules, occupants.collect(), pace, table.seed)
            .restore(&kept, house.now())
            .map_err(|(at, why)| in_line(at, &unreplayable(why)))?;
        Ok(Live { rules: Arc::clone(rules), room })
    }
}

impl<G: Dialect + Skill + Sent> Live<G> {
    /// An input as the rules read it; `None` if they cannot.
    fn read(&self, input: Input<Value>) -> Option<Input<G::Action>> {
        Some(match input {
            Input::Act { seat, action, seen } => {
                Input::Act { seat, action: G::hear_action(&action, &self.rules).ok()?, seen }
            }
            Input::NextRound { seat } => Input::NextRound { seat },
            Input::Wake => Input::Wake,
        })
    }

    fn show(&self, output: referee::Output<G>) -> Output {
        match output {
            referee::Output::Keep(Kept::Played(entry)) => {
                Output::Keep(Tone::Aloud, entry_text::<G>(&self.rules, entry))
            }
            referee::Output::Keep(Kept::Whispered(seat, action)) => {
                let text = entry_text::<G>(&self.rules, Entry::Act(seat, action));
                Output::Keep(Tone::Whispered, text)
            }
            referee::Output::Told { to, seen, news } => Output::Told {
                to,
                log: self.happenings(&seen),
                news: Box::new(News::new::<G>(&news, &self.rules)),
            },
            referee::Output::Accepted { .. } => Output::Accepted,
            referee::Output::Refused { why, .. } => Output::Refused {
                answer: match why {
                    Refused::Illegal(why) => {
                        Answer::Refused { refusal: Refusal::new::<G>(why, &self.rules) }
                    }
                    Refused::Stale { .. } => Answer::Stale,
                    Refused::Hushed => Answer::Hushed,
                    Refused::NoNextRound => Answer::NoNextRound,
                },
            },
        }
    }

    fn happenings(&self, seen: &[G::Seen]) -> Vec<Happening> {
        seen.iter().map(|seen| Happening::new::<G>(seen, &self.rules)).collect()
    }
}

impl<G: Dialect + Skill + Sent> Playing for Live<G> {
    fn wake_at(&self) -> Option<Millis> {
        self.room.wake_at()
    }

    fn understands(&self, action: &Value) -> Result<(), String> {
        G::hear_action(action, &self.rules).map(drop)
    }

    fn take(&mut self, now: Millis, input: Input<Value>) -> Vec<Output> {
        let mut outputs = Vec::new();
        if let Some(input) = self.read(input) {
            self.room.handle(now, input, &mut outputs);
        }
        outputs.into_iter().map(|output| self.show(output)).collect()
    }

    fn news(&self, viewer: Viewer) -> News {
        News::new::<G>(&self.room.news(viewer), &self.rules)
    }

    fn so_far(&self, viewer: Viewer) -> Vec<Happening> {
        self.happenings(&self.room.so_far(viewer))
    }

    fn is_match_over(&self) -> bool {
        let score = self.room.news(Viewer::Spectator).score;
        score.is_some_and(|score| G::match_winners(&score).is_some())
    }
}

/// What a line has kept. Fails with what cannot be read.
fn read<G: Dialect>(rules: &G::Rules, line: &Line) -> Result<Kept<G::Action>, String> {
    match (line.tone, read_entry::<G>(rules, &line.text)?) {
        (Tone::Aloud, entry) => Ok(Kept::Played(entry)),
        (Tone::Whispered, Entry::Act(seat, action)) => Ok(Kept::Whispered(seat, action)),
        (Tone::Whispered, Entry::Seed(_) | Entry::NextRound) => {
            Err("only an action can be whispered".to_owned())
        }
    }
}

fn unreplayable(why: Unreplayable<impl std::error::Error>) -> String {
    match why {
        Unreplayable::Illegal(why) => why.to_string(),
        Unreplayable::UnexpectedSeed => "a seed that nobody asked for".to_owned(),
        Unreplayable::SeedMissing => "a seed is missing".to_owned(),
        Unreplayable::NoNextRound => "no round follows".to_owned(),
    }
}
