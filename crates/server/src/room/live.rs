//! The game at one table, whatever the family.

use std::sync::Arc;

use analysis::advice::{Ranked, ranked};
use analysis::estimate::Estimate;
use bots::Skill;
use chance::Quick;
use chance::pledge::Gift;
use families::{Family, Rules as _, Setup, at_family};
use notation::{Dialect, entry_text, read_entry};
use referee::{
    Absence, Claim, Host, Input, Kept, Millis, Occupant, Output, Reflex, Refused, Room, Seating,
    Version, Waiting,
};
use table::{Bot, Entry, Orders, Seat, Seats, Seed, Unreplayable, Viewer};
use wire::{Answer, Chances, Happening, Message, News, Refusal, Request, Sent};

use super::advice::Question;
use super::opening::begun;
use super::robot::Robot;
use super::said;
use super::thought::Puzzle;
use crate::pace;
use crate::promise;
use crate::shared::Shared;
use crate::store::{Asked, Line, Shuffle, Table, Tone, Who};

/// A game and its referee, of whichever family.
pub(super) trait Playing: Send {
    /// When something happens by itself.
    fn wake_at(&self) -> Option<Millis>;

    /// Takes the request of a seat, whose line takes so long in both directions. Fails with what cannot
    /// be read of it; then nothing has changed.
    fn ask(
        &mut self,
        now: Millis,
        asked: Asked,
        request: &Request,
        lag: Millis,
        hears: Hears<'_>,
    ) -> Result<Outcome, String>;

    /// Lets happen what is due.
    fn wake(&mut self, now: Millis, hears: Hears<'_>) -> Outcome;

    /// Somebody is there.
    fn came(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome;

    /// Somebody is no longer there.
    fn went(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome;

    /// Opens the seat of somebody who did not come back.
    fn free(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome;

    /// Somebody else sits down at a seat that is open.
    fn sit(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome;

    /// It is so late: what is told of clocks is what is left of them.
    fn look_at_clock(&mut self, now: Millis);

    /// A bot plays for somebody who was missed before the game was made anew.
    fn miss(&mut self, seat: Seat, why: Absence);

    /// Who is missed at a seat, and who is ready there.
    fn seating(&self, seat: Seat) -> Seating;

    /// What is left of the time of those who are waited for, and the whole of it.
    fn turn_clock(&self) -> Option<(Millis, Millis)>;

    /// What is left of the time until the next round, and the whole of it.
    fn countdown(&self) -> Option<(Millis, Millis)>;

    /// The present as `viewer` knows it.
    fn news(&self, viewer: Viewer) -> News;

    /// What `viewer` saw of this round.
    fn so_far(&self, viewer: Viewer) -> Vec<Happening>;

    /// The seats that everybody sees to be on turn.
    fn on_turn(&self) -> Seats;

    /// Whether it is for a seat to do something.
    fn is_asked(&self, seat: Seat) -> bool;

    /// Who has won the match; `None` before its end.
    fn match_winners(&self) -> Option<Seats>;

    /// Whether no other round follows.
    fn is_match_over(&self) -> bool {
        self.match_winners().is_some()
    }

    /// The version in which a robot on its turn looks ahead, if one does.
    fn pondering(&self) -> Option<Version>;

    /// What it has before it, if there is a choice.
    fn puzzle(&self) -> Option<Puzzle>;

    /// What the person of a seat has to decide now, if anything is left to them.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// Of what a seat may do in a version this, by its number, was found to be best.
    fn advise(&mut self, version: Version, seat: Seat, at: usize);

    /// Whether this round is over.
    fn is_round_over(&self) -> bool;

    /// Whether the deal waits for its key.
    fn wants_key(&self) -> bool;

    /// How many rounds came before this one.
    fn round(&self) -> u32;

    /// Deals from this key.
    fn deal(&mut self, now: Millis, key: Seed, hears: Hears<'_>) -> Outcome;
}

/// Whether anybody hears what a viewer is told.
pub(super) type Hears<'a> = &'a dyn Fn(Viewer) -> bool;

/// What came of an input: first to be kept, then to be answered, then to be told.
#[derive(Default)]
pub(super) struct Outcome {
    pub(super) lines: Vec<Line>,
    pub(super) answer: Option<Answer>,
    pub(super) told: Vec<(Viewer, Message)>,
    /// Whether everybody is to be told again who sits where.
    pub(super) is_seating_new: bool,
    /// Whether those who are ready play another game.
    pub(super) is_again: bool,
}

/// The game of a table after these lines, where these are there. Fails with what does not replay.
pub(super) fn restore(
    shared: &Shared,
    table: &Table,
    setup: &Setup,
    lines: &[Line],
    there: Seats,
) -> Result<Box<dyn Playing>, String> {
    at_family!(setup, G(rules) => {
        Ok(Box::new(Live::<G>::restore(shared, table, rules, lines, there)?))
    })
}

/// A game of one family.
struct Live<G: Family> {
    rules: Arc<G::Rules>,
    room: Room<G, Robot>,
}

impl<G: Dialect + Skill> Live<G> {
    fn restore(
        shared: &Shared,
        table: &Table,
        rules: &Arc<G::Rules>,
        lines: &[Line],
        there: Seats,
    ) -> Result<Live<G>, String> {
        let in_line = |at: usize, what: &str| format!("line {at}: {what}");
        let (gifts, numbers) = sorted(lines);
        let lines: Vec<&Line> = numbers.iter().map(|&at| &lines[at]).collect();
        let read = |(&at, &line)| read::<G>(rules, line).map_err(|what| in_line(at, &what));
        let kept = numbers.iter().zip(&lines).map(read);
        let kept = kept.collect::<Result<Vec<_>, String>>()?;
        let occupants = table.sitters.iter().map(|sitter| match sitter.who {
            Who::Person(_) => Occupant::Person,
            Who::Bot(level) => Occupant::Bot(Robot(level)),
        });
        let patience = shared.paces.patience(table.patience);
        let pace = pace::of(rules.clocks(), shared.paces.of(table.speed), patience.waiting);
        let room = begun(table, rules, occupants.collect(), pace)?
            .standing_in(Robot(table.stand_in()), patience);
        let room = match table.shuffle {
            Shuffle::Plain => room,
            Shuffle::Pledged => room.dealt_by_host(),
        };
        let now = shared.now();
        let room = match patience.waiting {
            Waiting::WhoIsThere => room.restore(&kept, now),
            // Days go on while nobody looks.
            Waiting::WhoPlays => {
                let times = lines.iter().map(|line| line.at);
                room.resume(&times.zip(kept).collect::<Vec<_>>(), now)
            }
        };
        let room = room.map_err(|(at, why)| in_line(numbers[at], &unreplayable(why)))?;
        let room = room.attended_by(there);
        // The round goes on with the seeds that were promised.
        let room = match gifts.filter(|(round, _)| *round == room.round()) {
            Some((round, gifts)) => room.with_key(promise::key(table, round, &gifts)),
            None => room,
        };
        Ok(Live { rules: Arc::clone(rules), room })
    }
}

/// What was given for a round, by seat.
type Given = (u32, Vec<(Seat, Gift)>);

/// What was given for the last deal, and the numbers of the lines that say something else.
fn sorted(lines: &[Line]) -> (Option<Given>, Vec<usize>) {
    let (mut last, mut others) = (None, Vec::with_capacity(lines.len()));
    for (at, line) in lines.iter().enumerate() {
        match promise::given(line) {
            Some(given) => last = Some(given),
            None => others.push(at),
        }
    }
    (last, others)
}

impl<G: Dialect + Skill + Sent> Live<G> {
    /// Lets the referee take an input, and writes down what comes of it.
    fn handle(
        &mut self,
        now: Millis,
        input: Input<G::Action>,
        asked: Option<Asked>,
        hears: Hears<'_>,
    ) -> Outcome {
        let rules = &*self.rules;
        let mut clerk = Clerk::<G> { rules, now, asked, hears, outcome: Outcome::default() };
        self.room.handle(now, input, &mut clerk);
        clerk.outcome
    }
}

/// Writes down what the referee says, in the words of the store and of the wire.
struct Clerk<'a, G: Family> {
    rules: &'a G::Rules,
    now: Millis,
    asked: Option<Asked>,
    hears: Hears<'a>,
    outcome: Outcome,
}

impl<G: Dialect + Sent> Host<G> for Clerk<'_, G> {
    fn hears(&self, viewer: Viewer) -> bool {
        (self.hears)(viewer)
    }

    fn take(&mut self, output: Output<G>) {
        let Outcome { lines, answer, told, is_seating_new, is_again } = &mut self.outcome;
        match output {
            Output::Seating => *is_seating_new = true,
            Output::Again => *is_again = true,
            Output::Keep(kept) => {
                lines.push(Line { at: self.now, ..line::<G>(self.rules, kept) });
            }
            Output::Accepted { .. } => {
                // What was asked for is kept before it is answered, unless it is kept already.
                if let Some(line) = lines.first_mut() {
                    line.asked = self.asked;
                }
                *answer = Some(Answer::Accepted);
            }
            Output::Refused { why, .. } => *answer = Some(refused::<G>(self.rules, why)),
            Output::Told { to, seen, news } => {
                let log = happenings::<G>(self.rules, &seen);
                let news = Box::new(News::new::<G>(&news, self.rules));
                told.push((to, Message::Update { log, news }));
            }
        }
    }
}

impl<G: Dialect + Skill + Sent> Playing for Live<G> {
    fn wake_at(&self) -> Option<Millis> {
        self.room.wake_at()
    }

    fn ask(
        &mut self,
        now: Millis,
        asked: Asked,
        request: &Request,
        lag: Millis,
        hears: Hears<'_>,
    ) -> Result<Outcome, String> {
        let seat = asked.seat;
        let input = match request {
            Request::NextRound { .. } => Input::NextRound { seat },
            Request::Again { .. } => Input::Again { seat },
            // The table does it itself.
            Request::Say { .. } | Request::Give { .. } | Request::Advise { .. } => {
                return Err("nobody plays by this".to_owned());
            }
            Request::Leave { .. } => Input::Leave { seat },
            Request::Return { .. } => Input::Return { seat },
            Request::Orders { orders, .. } => {
                let orders = Orders::from(*orders);
                if !self.rules.orders().allow(orders) {
                    return Err("nobody can order this here".to_owned());
                }
                Input::Orders { seat, orders }
            }
            Request::Act { version, action, after, .. } => {
                let action = G::hear_action(action, &self.rules)?;
                let after = after.map(|after| Millis(u64::from(after)));
                Input::Act { seat, action, seen: Version(*version), reflex: Reflex { after, lag } }
            }
        };
        Ok(self.handle(now, input, Some(asked), hears))
    }

    fn wake(&mut self, now: Millis, hears: Hears<'_>) -> Outcome {
        self.handle(now, Input::Wake, None, hears)
    }

    fn came(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome {
        self.handle(now, Input::Came { seat }, None, hears)
    }

    fn went(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome {
        self.handle(now, Input::Went { seat }, None, hears)
    }

    fn free(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome {
        self.handle(now, Input::Free { seat }, None, hears)
    }

    fn sit(&mut self, now: Millis, seat: Seat, hears: Hears<'_>) -> Outcome {
        self.handle(now, Input::Sit { seat }, None, hears)
    }

    fn look_at_clock(&mut self, now: Millis) {
        self.room.look_at_clock(now);
    }

    fn miss(&mut self, seat: Seat, why: Absence) {
        self.room.miss(seat, why);
    }

    fn seating(&self, seat: Seat) -> Seating {
        self.room.seating(seat)
    }

    fn turn_clock(&self) -> Option<(Millis, Millis)> {
        self.room.turn_clock()
    }

    fn countdown(&self) -> Option<(Millis, Millis)> {
        self.room.countdown()
    }

    fn news(&self, viewer: Viewer) -> News {
        News::new::<G>(&self.room.news(viewer), &self.rules)
    }

    fn so_far(&self, viewer: Viewer) -> Vec<Happening> {
        happenings::<G>(&self.rules, &self.room.so_far(viewer))
    }

    fn on_turn(&self) -> Seats {
        self.room.on_turn()
    }

    fn is_asked(&self, seat: Seat) -> bool {
        let news = self.room.news(Viewer::Seat(seat));
        let waits_for_round = news.has_next_round && !self.room.seating(seat).is_ready;
        !news.prospects.is_empty() || waits_for_round
    }

    fn match_winners(&self) -> Option<Seats> {
        G::match_winners(&self.room.news(Viewer::Spectator).score?)
    }

    fn pondering(&self) -> Option<Version> {
        let (version, robot) = self.room.pondering()?;
        robot.thinks().then_some(version)
    }

    fn puzzle(&self) -> Option<Puzzle> {
        let referee::Puzzle { version, seat, bot, view, legal } = self.room.puzzle()?;
        let solve = Box::new(move |budget| {
            let mut player = bots::Player { level: bot.0, budget };
            let mut chance = Quick::new(version.0.into());
            let found = Bot::<G>::decide(&mut player, &view, &legal, &mut chance);
            legal.iter().position(|&action| action == found).unwrap_or(0)
        });
        Some(Puzzle { seat, solve })
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let referee::Question { version: Version(version), view, legal } =
            self.room.question(seat)?;
        let rules = Arc::clone(&self.rules);
        let weigh = Box::new(move |budget| {
            let ranked = ranked::<G>(&view, &legal, budget, &mut Quick::new(version.into()));
            ranked.into_iter().map(|it| chances::<G>(&it, &rules)).collect()
        });
        Some(Question { version, weigh })
    }

    fn advise(&mut self, version: Version, seat: Seat, at: usize) {
        self.room.advise(version, seat, at);
    }

    fn is_round_over(&self) -> bool {
        self.room.news(Viewer::Spectator).score.is_some()
    }

    fn wants_key(&self) -> bool {
        self.room.wants_key()
    }

    fn round(&self) -> u32 {
        self.room.round()
    }

    fn deal(&mut self, now: Millis, key: Seed, hears: Hears<'_>) -> Outcome {
        self.handle(now, Input::Deal { key }, None, hears)
    }
}

fn happenings<G: Sent>(rules: &G::Rules, seen: &[G::Seen]) -> Vec<Happening> {
    seen.iter().map(|seen| Happening::new::<G>(seen, rules)).collect()
}

fn chances<G: Sent>(ranked: &Ranked<G::Action>, rules: &G::Rules) -> Chances {
    let Estimate { mean, low, high } = ranked.wins;
    Chances { action: G::show_action(ranked.action, rules), wins: mean, low, high }
}

fn refused<G: Sent>(rules: &G::Rules, why: Refused<G::Illegal>) -> Answer {
    match why {
        Refused::Illegal(why) => Answer::Refused { refusal: Refusal::new::<G>(why, rules) },
        Refused::Stale { .. } => Answer::Stale,
        Refused::Hushed => Answer::Hushed,
        Refused::NoNextRound => Answer::NoNextRound,
        Refused::NotOver => Answer::NotOver,
    }
}

/// What stands between a claim and the moment of it, by the clock of the house.
const AT: &str = " @ ";

/// The line by which something is kept.
fn line<G: Dialect>(rules: &G::Rules, kept: Kept<G::Action>) -> Line {
    let (tone, text) = match kept {
        Kept::Said(seat, said) => return said::line(seat, said),
        Kept::Played(entry) => (Tone::Aloud, entry_text::<G>(rules, entry)),
        Kept::Whispered(seat, action) => {
            (Tone::Whispered, entry_text::<G>(rules, Entry::Act(seat, action)))
        }
        Kept::Claimed(Claim { seat, action, pressed }) => {
            let text = entry_text::<G>(rules, Entry::Act(seat, action));
            (Tone::Whispered, format!("{text}{AT}{}", pressed.0))
        }
    };
    Line { text, tone, at: Millis(0), asked: None }
}

/// What a line has kept. Fails with what cannot be read.
fn read<G: Dialect>(rules: &G::Rules, line: &Line) -> Result<Kept<G::Action>, String> {
    match line.tone {
        Tone::Aloud => Ok(Kept::Played(read_entry::<G>(rules, &line.text)?)),
        Tone::Whispered => whispered::<G>(rules, &line.text),
        Tone::Said => {
            said::read(&line.text, rules.seats()).ok_or_else(|| "nobody says this".to_owned())
        }
    }
}

/// What a line has kept that nobody was told of yet.
fn whispered<G: Dialect>(rules: &G::Rules, text: &str) -> Result<Kept<G::Action>, String> {
    let (text, pressed) = match text.split_once(AT) {
        Some((text, pressed)) => (text, Some(pressed.parse().map_err(|_| "no such moment")?)),
        None => (text, None),
    };
    let Entry::Act(seat, action) = read_entry::<G>(rules, text)? else {
        return Err("only an action can be whispered".to_owned());
    };
    Ok(match pressed {
        Some(pressed) => Kept::Claimed(Claim { seat, action, pressed: Millis(pressed) }),
        None => Kept::Whispered(seat, action),
    })
}

fn unreplayable(why: Unreplayable<impl std::error::Error>) -> String {
    match why {
        Unreplayable::Illegal(why) => why.to_string(),
        Unreplayable::UnexpectedSeed => "a seed that nobody asked for".to_owned(),
        Unreplayable::SeedMissing => "a seed is missing".to_owned(),
        Unreplayable::NoNextRound => "no round follows".to_owned(),
    }
}
