//! What goes on in somebody's head: what they know, what they want, and what they say wrong.

use serde_json::{Value, json};
use table::{Seat, Viewer};
use tokio::time::Instant;

use crate::dice::Dice;
use crate::frame::{Frame, News, Prospect, TableInfo};
use crate::plan::Habits;
use crate::world::{World, viewer};

/// What everybody may call out.
const CALL: &str = r#""type":"hold-up""#;

/// What people say to each other.
const PHRASES: [&str; 8] =
    ["hello", "well-played", "ouch", "thanks", "your-turn", "one-minute", "good-road", "bye"];

/// A request that waits for its answer.
#[derive(Clone)]
struct Pending {
    id: u64,
    text: String,
}

/// How far a match is, as somebody has read it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Playing,
    Between,
    Over,
}

/// What somebody knows and wants.
pub(crate) struct Mind {
    viewer: Viewer,
    table: Option<TableInfo>,
    /// The last message that said how things are.
    pub(crate) last: Option<String>,
    version: Option<u32>,
    /// Since when they have seen that version.
    shown: Instant,
    stage: Stage,
    /// A bot plays for them, or will: they have left by a word, or were silent for too long.
    is_away: bool,
    pending: Option<Pending>,
    /// The seats of those who are gone, where no clock says that they are missed: the host may free
    /// them, perhaps not yet.
    deserted: Vec<String>,
    /// How many seats are open to anybody.
    open_seats: usize,
    /// When they decide next.
    pub(crate) next: Option<Instant>,
    /// What they ask for beside the socket: the end of a path and a body.
    pub(crate) errands: Vec<(&'static str, String)>,
    /// How often they have thought about a match that is over.
    looks_back: u32,
    /// Where they sat when play had begun.
    pub(crate) plays_at: Option<Seat>,
    /// They have had a seat here.
    had_a_seat: bool,
    /// There is nothing left for them here.
    pub(crate) is_done: bool,
}

impl Mind {
    pub(crate) fn new() -> Mind {
        Mind {
            viewer: Viewer::Spectator,
            table: None,
            last: None,
            version: None,
            shown: Instant::now(),
            stage: Stage::Playing,
            is_away: false,
            pending: None,
            deserted: Vec::new(),
            open_seats: 0,
            next: None,
            errands: Vec::new(),
            looks_back: 0,
            plays_at: None,
            had_a_seat: false,
            is_done: false,
        }
    }

    /// A new connection: what was not answered is asked for again.
    pub(crate) fn reconnect(&mut self, dice: &mut Dice) {
        self.next = Some(Instant::now() + dice.span(10, 3000));
    }

    /// The laws look at an answer the moment it leaves the server, whenever it is read.
    pub(crate) fn judge(&self, world: &World, table: &str, viewer: Option<Viewer>, text: &str) {
        let Some((pending, Viewer::Seat(seat))) = self.pending.as_ref().zip(viewer) else { return };
        if !text.starts_with(r#"{"type":"answer""#) {
            return;
        }
        let Ok(frame) = serde_json::from_str::<Frame<'_>>(text) else { return };
        let is_accepted = frame.answer.is_some_and(|answer| answer.kind == "accepted");
        if is_accepted && frame.id == Some(pending.id) {
            world.acknowledge(table, seat, pending.id, &pending.text);
        }
    }

    /// Reads what has come.
    pub(crate) fn learn(&mut self, text: &str, dice: &mut Dice) {
        let Ok(frame) = serde_json::from_str::<Frame<'_>>(text) else { return };
        match frame.kind {
            "welcome" => {
                let table = frame.table.and_then(|table| serde_json::from_str(table.get()).ok());
                self.table = table.or(self.table.take());
                let you = self.table.as_ref().and_then(|table| table.you.as_deref());
                self.viewer = viewer(you);
                self.had_a_seat |= self.viewer != Viewer::Spectator;
                (self.version, self.stage) = (None, Stage::Playing);
                self.learn_people(&frame);
                self.learn_news(frame.news.as_ref());
            }
            "update" => self.learn_news(frame.news.as_ref()),
            "people" => self.learn_people(&frame),
            "answer" | "not-understood" => {
                self.pending = self.pending.take().filter(|pending| frame.id != Some(pending.id));
            }
            _ => {}
        }
        self.plan(dice);
    }

    fn learn_people(&mut self, frame: &Frame<'_>) {
        let people = frame.people.as_deref().unwrap_or_default();
        let deserted =
            people.iter().filter(|person| person.away.is_none() && person.free_in.is_some());
        self.deserted = deserted.map(|person| person.seat.to_owned()).collect();
        self.open_seats = people.iter().filter(|person| person.open).count();
        let Viewer::Seat(seat) = self.viewer else { return };
        let me = people.iter().find(|person| Seat::from_letter(person.seat) == Some(seat));
        self.is_away = me.is_some_and(|person| person.away.is_some());
    }

    fn learn_news(&mut self, news: Option<&News<'_>>) {
        let Some(news) = news else { return };
        (self.version, self.shown) = (Some(news.version), Instant::now());
        self.stage = match (&news.score, news.has_next_round) {
            (None, _) => Stage::Playing,
            (Some(_), true) => Stage::Between,
            (Some(_), false) => Stage::Over,
        };
        if let Some(table) = &mut self.table {
            table.begun = true;
        }
    }

    /// When to decide, now that something has changed: mostly soon.
    fn plan(&mut self, dice: &mut Dice) {
        let soon = dice.some_span(&[(60, 150, 1500), (25, 1500, 5000), (5, 5000, 20_000)]);
        self.next = Some(Instant::now() + soon);
    }

    /// Decides what to say now, if anything, and when to decide again.
    pub(crate) fn decide(
        &mut self,
        world: &World,
        table: &str,
        habits: &Habits,
        dice: &mut Dice,
    ) -> Vec<String> {
        self.next = Some(Instant::now() + dice.span(5000, 30_000));
        if self.stage == Stage::Over {
            return self.look_back(habits, dice);
        }
        let Viewer::Seat(seat) = self.viewer else {
            self.sit_again(habits, dice);
            let asks = dice.in_thousand(20);
            return asks
                .then(|| json!({"type": "leave", "id": 1}).to_string())
                .into_iter()
                .collect();
        };
        if dice.in_thousand(habits.sleeps) {
            self.next = Some(Instant::now() + dice.span(60_000, 400_000));
            return Vec::new();
        }
        if dice.in_thousand(habits.errs / 4) {
            return vec![nonsense(dice)];
        }
        if let Some(pending) = &self.pending {
            // No answer has come: the same again, and nothing else before it is answered.
            return vec![pending.text.clone()];
        }
        if self.table.as_ref().is_some_and(|table| !table.begun) {
            self.arrange(seat, dice);
            return Vec::new();
        }
        self.free(seat, dice);
        let Some(request) = self.request(world, table, seat, habits, dice) else {
            return Vec::new();
        };
        if request.starts_with(r#"{"type":"say""#) {
            world.at(table, |watch| watch.says(seat));
        }
        let id = dice.request_id();
        let text = request.replace("\"id\":0", &format!("\"id\":{id}"));
        self.pending = Some(Pending { id, text: text.clone() });
        let times = if dice.in_thousand(40) { 2 } else { 1 };
        vec![text; times]
    }

    /// What to ask for, with a number still to be drawn.
    fn request(
        &mut self,
        world: &World,
        table: &str,
        seat: Seat,
        habits: &Habits,
        dice: &mut Dice,
    ) -> Option<String> {
        if dice.in_thousand(habits.orders) {
            return self.orders(dice);
        }
        if dice.in_thousand(habits.talks) {
            let phrase = dice.pick(&PHRASES);
            return Some(format!(r#"{{"type":"say","id":0,"phrase":"{phrase}"}}"#));
        }
        if self.is_away {
            // Away for a while; then back by a word, or by simply playing on.
            if !dice.in_thousand(300) {
                return None;
            }
            self.is_away = false;
            if dice.in_thousand(700) {
                return Some(r#"{"type":"return","id":0}"#.to_owned());
            }
        } else if dice.in_thousand(habits.leaves) {
            self.is_away = true;
            return Some(r#"{"type":"leave","id":0}"#.to_owned());
        }
        if self.stage == Stage::Between {
            let asks = dice.in_thousand(800);
            return asks.then(|| r#"{"type":"next-round","id":0}"#.to_owned());
        }
        let version = self.version?;
        let action = self.action(world, table, version, seat, habits, dice)?;
        let stale = if dice.in_thousand(habits.errs / 3) { 1 + dice.below(4) } else { 0 };
        let version = version.saturating_sub(u32::try_from(stale).unwrap_or_default());
        let after = self.after(habits, dice);
        Some(format!(r#"{{"type":"act","id":0,"version":{version},"action":{action}{after}}}"#))
    }

    /// For how long they say that they had seen what they act upon: mostly as long as it was, sometimes
    /// nothing, and those who say wrong things lie.
    fn after(&self, habits: &Habits, dice: &mut Dice) -> String {
        let shown = self.shown.elapsed().as_millis();
        match dice.below(1000) {
            0..250 => String::new(),
            at if at < 250 + habits.errs as usize => {
                format!(r#","after":{}"#, dice.pick(&[0, 1, 90_000, u32::MAX]))
            }
            _ => format!(r#","after":{shown}"#),
        }
    }

    /// What to do at the table: mostly what is wise where it is one's turn, now and then anything
    /// that the page offers, or offers not.
    fn action(
        &self,
        world: &World,
        table: &str,
        version: u32,
        seat: Seat,
        habits: &Habits,
        dice: &mut Dice,
    ) -> Option<String> {
        let is_asked = world.waits_for(table, version, seat);
        if let Some(call) = self.call(habits, dice) {
            return Some(call);
        }
        if !is_asked && !dice.in_thousand(60) {
            return None;
        }
        if is_asked && dice.in_thousand(750) {
            return world.advise(table, version, seat, dice);
        }
        let frame: Frame<'_> = serde_json::from_str(self.last.as_deref()?).ok()?;
        let prospects: Vec<Prospect<'_>> =
            serde_json::from_str(frame.news?.prospects.get()).ok()?;
        let is_wrong = dice.in_thousand(habits.errs);
        let fits = |prospect: &&Prospect<'_>| prospect.refusal.is_some() == is_wrong;
        let offered: Vec<&Prospect<'_>> = prospects.iter().filter(fits).collect();
        if offered.is_empty() {
            return if is_asked { world.advise(table, version, seat, dice) } else { None };
        }
        Some(offered[dice.below(offered.len())].action.get().to_owned())
    }

    /// Something that everybody may call out and that counts for the first, if the page offers it.
    fn call(&self, habits: &Habits, dice: &mut Dice) -> Option<String> {
        let last = self.last.as_deref().filter(|last| last.contains(CALL))?;
        if !dice.in_thousand(habits.calls) {
            return None;
        }
        let frame: Frame<'_> = serde_json::from_str(last).ok()?;
        let prospects: Vec<Prospect<'_>> =
            serde_json::from_str(frame.news?.prospects.get()).ok()?;
        let mut calls = prospects.iter().filter(|it| it.action.get().contains(CALL));
        calls.find(|it| it.refusal.is_none()).map(|call| call.action.get().to_owned())
    }

    /// What is to be done without asking, of what the table knows.
    fn orders(&self, dice: &mut Dice) -> Option<String> {
        let known = self.table.as_ref()?.orders.as_ref()?;
        let usual = || Value::from("ask");
        let chosen: serde_json::Map<String, Value> = known
            .iter()
            .map(|(about, of)| {
                let value = of.get(dice.below(of.len())).cloned().unwrap_or_else(usual);
                (about.clone(), value)
            })
            .collect();
        Some(format!(r#"{{"type":"orders","id":0,"orders":{}}}"#, Value::Object(chosen)))
    }

    /// The match is over: they say that they play again and look whether the others do, or go.
    fn look_back(&mut self, habits: &Habits, dice: &mut Dice) -> Vec<String> {
        self.looks_back += 1;
        self.next = Some(Instant::now() + dice.span(1000, 10_000));
        if habits.plays_again && self.looks_back < 6 {
            self.errands.push(("rematch", String::new()));
            let id = dice.request_id();
            return vec![format!(r#"{{"type":"again","id":{id}}}"#)];
        }
        self.is_done = true;
        Vec::new()
    }

    /// Whose seat was given away sits down somewhere else.
    fn sit_again(&mut self, habits: &Habits, dice: &mut Dice) {
        let waits = self.table.as_ref().is_some_and(|table| !table.begun) || self.open_seats > 0;
        if waits && self.had_a_seat && !habits.may_vanish && dice.in_thousand(500) {
            let name = format!("P{}", dice.below(1000));
            self.errands.push(("seats", json!({"name": name}).to_string()));
        }
    }

    /// Whoever is host frees a seat now and then that nobody came back to.
    fn free(&mut self, seat: Seat, dice: &mut Dice) {
        let Some(table) = &self.table else { return };
        let is_host = table.host.as_deref().and_then(Seat::from_letter) == Some(seat);
        if is_host && !self.deserted.is_empty() && dice.in_thousand(50) {
            let deserted = &self.deserted[dice.below(self.deserted.len())];
            let order = json!({"type": "free", "seat": deserted});
            let body = json!({"arranged": table.arranged, "order": order}).to_string();
            self.errands.push(("arrangement", body));
        }
    }

    /// Before play begins: whoever is host arranges the table now and then, and begins.
    fn arrange(&mut self, seat: Seat, dice: &mut Dice) {
        let Some(table) = &self.table else { return };
        if table.host.as_deref().and_then(Seat::from_letter) != Some(seat) {
            return;
        }
        let mut letter = || Seat(u8::try_from(dice.below(table.seats.into())).unwrap_or_default());
        let (one, other) = (letter().to_string(), letter().to_string());
        let order = match dice.below(12) {
            0 => json!({"type": "robot", "seat": one, "level": "steady"}),
            1 => json!({"type": "free", "seat": one}),
            2 | 3 => json!({"type": "swap", "seat": one, "with": other}),
            4 => json!({"type": "play", "seats": table.seats, "options": table.options}),
            5 if dice.in_thousand(50) => json!({"type": "close"}),
            6..=9 => json!({"type": "begin"}),
            10 => json!({"type": "access", "access": dice.pick(&["link", "listed"])}),
            _ => return,
        };
        let body = json!({"arranged": table.arranged, "order": order}).to_string();
        self.errands.push(("arrangement", body));
    }
}

/// Something that no page would send.
fn nonsense(dice: &mut Dice) -> String {
    let much = "x".repeat(dice.pick(&[10, 3000, 5000]));
    match dice.below(5) {
        0 => "{".to_owned(),
        1 => r#"{"type":"act","id":7}"#.to_owned(),
        2 => json!({"type": "act", "id": 3, "version": 1, "action": {"type": much}}).to_string(),
        3 => json!({"type": "fly", "id": 9}).to_string(),
        _ => "null".to_owned(),
    }
}
