//! Holds one table to the laws: every line that is kept. What is told is held in `told`.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use families::Setup;
use notation::Script;
use serde_json::Value;
use server::TableId;
use server::store::{Asked, Line, Sitter, Table, Tone, Who};
use table::Seat;
use tokio::time::Instant;
use wire::{Access, Patience};

use crate::disk::Disk;
use crate::frame::Clock;
use crate::laws::{Broken, Law};
use crate::plan;
use crate::seats::SeatWatch;
use crate::truth::{self, Move, Truth, Waits};

/// How long a table may be empty before it goes to sleep.
const ASLEEP: Duration = Duration::from_secs(5 * 60);

/// What stands between a claim and its moment.
const CLAIMED: &str = " @ ";

/// How many lines a race can take: everybody may claim twice, and be played twice.
const RACE: usize = 32;

/// One table under watch.
pub(crate) struct TableWatch {
    pub(crate) id: TableId,
    pub(crate) patience: Patience,
    /// The game, once it has begun.
    pub(crate) truth: Option<Box<dyn Truth>>,
    lines: Vec<Line>,
    answered: BTreeSet<Asked>,
    /// Everything that was answered `accepted`.
    acknowledged: BTreeSet<Asked>,
    pub(crate) seats: Vec<SeatWatch>,
    /// The clock of the window at each version, as the first viewer was told it, and when.
    pub(crate) clocks: BTreeMap<u32, (String, Instant)>,
    /// The newest version that anybody was told.
    pub(crate) newest: u32,
    /// When it was made.
    made: Instant,
    /// When the server came up, or the table last lost its footing.
    pub(crate) up_since: Instant,
    /// How long people have been there since something last happened.
    pub(crate) waited: Duration,
    /// How long nobody has been there.
    empty: Duration,
    /// When the server went down, until it is up again.
    down_since: Option<Instant>,
    /// Who may have found it, at some time.
    pub(crate) access: Access,
    /// How often each seat has said something to everybody.
    pub(crate) said: BTreeMap<String, u32>,
    /// The host has closed it.
    pub(crate) is_closed: bool,
    /// Whether a write takes no time, so that time can be measured.
    is_calm: bool,
    /// Whether people here may say that they do not answer.
    may_pass: bool,
}

impl TableWatch {
    pub(crate) fn new(id: TableId, patience: Patience, is_calm: bool) -> TableWatch {
        let now = Instant::now();
        TableWatch {
            id,
            patience,
            truth: None,
            lines: Vec::new(),
            answered: BTreeSet::new(),
            acknowledged: BTreeSet::new(),
            seats: Vec::new(),
            clocks: BTreeMap::new(),
            newest: 0,
            made: now,
            up_since: now,
            waited: Duration::ZERO,
            empty: Duration::ZERO,
            down_since: None,
            access: Access::Link,
            said: BTreeMap::new(),
            is_closed: false,
            is_calm,
            may_pass: false,
        }
    }

    /// Whether nothing more will happen here.
    pub(crate) fn is_over(&self) -> bool {
        self.is_closed || self.truth.as_ref().is_some_and(|truth| truth.is_match_over())
    }

    /// A seat, known before play begins or not.
    pub(crate) fn seat(&mut self, seat: Seat) -> &mut SeatWatch {
        while self.seats.len() <= seat.index() {
            self.seats.push(SeatWatch::new(true, self.up_since));
        }
        &mut self.seats[seat.index()]
    }

    /// The lines that were kept from a number on.
    pub(crate) fn lines_from(&self, from: usize) -> &[Line] {
        self.lines.get(from..).unwrap_or_default()
    }

    /// Whom the game waits for.
    pub(crate) fn waits(&self) -> Option<Waits> {
        self.truth.as_ref().map(|truth| truth.waits(truth.version()))
    }

    /// How many lines were kept.
    pub(crate) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Reads what was written since the last look, and holds each line to the laws.
    pub(crate) fn follow(&mut self, disk: &Disk) -> Result<(), Broken> {
        let count = disk.count(&self.id);
        if count < self.lines.len() {
            return self.lose(disk, count);
        }
        if count == self.lines.len() {
            return Ok(());
        }
        let Some(table) = disk.table(&self.id) else { return Ok(()) };
        if self.truth.is_none() {
            self.begin(&table)?;
        }
        for (line, at) in disk.lines_from(&self.id, self.lines.len()) {
            self.waited = Duration::ZERO;
            let lawful = self.note(&line, at);
            self.lines.push(line);
            lawful?;
        }
        Ok(())
    }

    /// Lines that nobody was promised may be torn off by a crash, and no others.
    fn lose(&mut self, disk: &Disk, count: usize) -> Result<(), Broken> {
        let torn = self.lines.split_off(count);
        let told = self.newest;
        let aloud = self.lines.iter().filter(|line| line.tone == Tone::Aloud).count();
        let promised = torn.iter().filter_map(|line| line.asked);
        let mut broken = promised.filter(|asked| self.acknowledged.contains(asked));
        if broken.next().is_some() || (told as usize) > aloud {
            let what = format!("{} was told of lines that are gone after a crash", self.id);
            return Err(Broken::new(Law::AcknowledgedIsStored, what));
        }
        // The rest is read again.
        (self.truth, self.lines) = (None, Vec::new());
        self.answered.clear();
        self.clocks.clear();
        self.follow(disk)
    }

    fn begin(&mut self, table: &Table) -> Result<(), Broken> {
        let unreadable = |what: String| Broken::new(Law::OneOrder, what);
        let script = Script::parse(&table.header).map_err(|why| unreadable(why.to_string()))?;
        let setup: Setup =
            notation::setup(&script.header).map_err(|why| unreadable(why.to_string()))?;
        let is_person = |sitter: &Sitter| matches!(sitter.who, Who::Person(_));
        let seat = |sitter: &Sitter| SeatWatch::new(is_person(sitter), self.up_since);
        let old = std::mem::take(&mut self.seats);
        self.seats = table.sitters.iter().map(seat).collect();
        for (seat, before) in self.seats.iter_mut().zip(old) {
            seat.connections = before.connections;
            seat.gone_since = before.gone_since;
        }
        self.may_pass = setup.rules().clocks().may_pass;
        self.truth = Some(truth::new(&setup));
        Ok(())
    }

    /// Holds one line to the laws.
    fn note(&mut self, line: &Line, at: Instant) -> Result<(), Broken> {
        if let Some(asked) = line.asked {
            self.seat(asked.seat).asked_at = Some(at);
        }
        if let Some(asked) = line.asked.filter(|&asked| !self.answered.insert(asked)) {
            let what = format!("{}: {} asked for {:?} twice", self.id, asked.seat, line.text);
            return Err(Broken::new(Law::ExactlyOnce, what));
        }
        match line.tone {
            Tone::Aloud => self.note_move(line, at),
            Tone::Whispered => Ok(()),
            Tone::Said => self.note_said(line, at),
        }
    }

    fn note_said(&mut self, line: &Line, at: Instant) -> Result<(), Broken> {
        let said = line.text.split_once(' ');
        let said = said.and_then(|(letter, what)| Some((Seat::from_letter(letter)?, what)));
        let Some((seat, what)) = said.filter(|(seat, _)| seat.index() < self.seats.len()) else {
            return Ok(());
        };
        let watch = &mut self.seats[seat.index()];
        match what {
            "leaves" | "is late" | "is free" => watch.leaves(),
            "returns" => watch.is_back(at),
            "is missed" => return self.is_fair(seat, line, at),
            _ if what.starts_with("orders ") => watch.has_orders = true,
            _ => {}
        }
        Ok(())
    }

    fn note_move(&mut self, line: &Line, at: Instant) -> Result<(), Broken> {
        self.is_first(line)?;
        let truth = self.truth.as_mut().expect("a table that has begun");
        let before = truth.version();
        let made = truth.play(&line.text).map_err(|why| {
            let what = format!("{}: line {:?} does not replay: {why}", self.id, line.text);
            Broken::new(Law::OneOrder, what)
        })?;
        let waits = truth.waits(before + 1).seats();
        let fair = match made {
            Move::Acted(seat) if line.asked.is_none() => self.is_fair(seat, line, at),
            // A window may close for anybody; who is silent without one is played for from now on.
            Move::Declined(seat) if line.asked.is_none() => {
                let _ = self.is_fair(seat, line, at);
                Ok(())
            }
            Move::Acted(_) | Move::Declined(_) | Move::Other => Ok(()),
        };
        let window = match made {
            Move::Declined(seat) if line.asked.is_none() => self.is_on_time(before, seat, at),
            Move::Acted(_) | Move::Declined(_) | Move::Other => Ok(()),
        };
        if let Move::Acted(seat) | Move::Declined(seat) = made {
            self.seats[seat.index()].asked_since = None;
            if line.asked.is_some() {
                self.seats[seat.index()].is_back(at);
            }
        }
        for (seat, watch) in (0..).map(Seat).zip(&mut self.seats) {
            let since = watch.asked_since.unwrap_or(at);
            watch.asked_since = waits.has(seat).then_some(since);
        }
        fair.and(window)
    }

    /// Whether a bot may have played for somebody.
    fn is_fair(&mut self, seat: Seat, line: &Line, at: Instant) -> Result<(), Broken> {
        let (turn, connection) = plan::patience(self.patience);
        let is_promised = self.has_whispered(&line.text) || self.has_claimed(seat);
        // Where a move takes days, clocks go on where they stood.
        let since = if self.takes_days() { self.made } else { self.up_since };
        let watch = &mut self.seats[seat.index()];
        // Whoever comes back by playing has both lines written at once, and the first bears the request.
        let is_asked = watch.asked_at == Some(at);
        let is_missed = watch.may_be_played_for(at, since, turn, connection);
        if is_asked || is_promised || is_missed {
            return Ok(());
        }
        let what = format!("{}: {:?} was played for somebody who plays", self.id, line.text);
        Err(Broken::new(Law::ClocksAreFair, what))
    }

    /// Whether somebody was promised that this counts: a pass, a call, or a claim with its moment.
    fn has_whispered(&self, text: &str) -> bool {
        let same = |line: &Line| {
            let rest = line.text.strip_prefix(text);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(CLAIMED))
        };
        self.lines.iter().any(|line| line.tone == Tone::Whispered && same(line))
    }

    /// Whether a seat takes part in a race that is being decided. By then a call may be a late one.
    fn has_claimed(&self, seat: Seat) -> bool {
        let recent = self.lines.iter().rev().take(RACE);
        let mut whispers = recent.filter(|line| line.tone == Tone::Whispered);
        let prefix = format!("{seat} ");
        whispers.any(|line| line.text.contains(CLAIMED) && line.text.starts_with(&prefix))
    }

    /// Whether nobody was earlier, if this was claimed in a race. What is claimed is kept, and who wins
    /// follows from that alone.
    fn is_first(&self, line: &Line) -> Result<(), Broken> {
        let seat = line.text.split_once(' ').and_then(|(letter, _)| Seat::from_letter(letter));
        let Some((seat, truth)) = seat.zip(self.truth.as_ref()).filter(|_| line.asked.is_none())
        else {
            return Ok(());
        };
        let recent = self.lines.iter().rev().take_while(|line| line.tone != Tone::Aloud);
        let claims: Vec<(&str, u64)> = recent
            .filter_map(|line| line.text.split_once(CLAIMED))
            .filter_map(|(text, pressed)| Some((text, pressed.parse().ok()?)))
            .collect();
        let Some(first) = truth.ahead_of(seat, &claims) else { return Ok(()) };
        let what =
            format!("{}: {:?} counts, but {first} was earlier: {claims:?}", self.id, line.text);
        Err(Broken::new(Law::OneOrder, what))
    }

    /// Whether a window that showed a clock and that nobody answered stayed open for all of it.
    fn is_on_time(&self, version: u32, seat: Seat, at: Instant) -> Result<(), Broken> {
        let Some((clock, opened)) = self.clocks.get(&version) else { return Ok(()) };
        let Ok(clock) = serde_json::from_str::<Clock>(clock) else { return Ok(()) };
        let truth = self.truth.as_ref().expect("a table that has begun");
        let persons = self.seats.iter().filter(|seat| seat.is_person).count();
        let is_alone = persons < 2;
        let is_first = matches!(truth.waits(version), Waits::Window(_));
        let early = self.is_calm && at.duration_since(*opened) < Duration::from_millis(clock.left);
        if early && is_first && !is_alone && self.up_since < *opened && !self.may_pass {
            let what = format!("{}: a window closed early at {version}, {seat} first", self.id);
            return Err(Broken::new(Law::WindowsTellNothing, what));
        }
        Ok(())
    }

    /// A request of a seat was answered `accepted`.
    pub(crate) fn acknowledge(
        &mut self,
        seat: Seat,
        id: u64,
        request: &Value,
    ) -> Result<(), Broken> {
        let (asked, kind) = (Asked { seat, id }, request["type"].as_str().unwrap_or_default());
        if self.answered.contains(&asked) {
            self.acknowledged.insert(asked);
            return Ok(());
        }
        // A return that was kept counts from its line on: another device may have left since.
        if kind == "return" {
            self.seat(seat).returns(Instant::now());
        }
        // What was promised before is promised, and who plays need not come back. Who has ordered it has
        // passed already, and so has the only person at a table where there is nothing to answer with.
        let is_alone = self.seats.iter().filter(|seat| seat.is_person).count() < 2;
        let has_passed = is_alone || self.seats[seat.index()].has_orders;
        let has = |text: &str| self.lines.iter().any(|line| line.text == text);
        let is_kept = match kind {
            "act" => {
                let truth = self.truth.as_ref();
                let text = truth.and_then(|truth| truth.text_of(seat, &request["action"]));
                let same = |text: String| self.has_whispered(&text);
                has_passed && request["action"]["type"] == "decline" || text.is_some_and(same)
            }
            "leave" => has(&format!("{seat} leaves")),
            "next-round" => has(&format!("{seat} is ready")) || has("next round"),
            _ => true,
        };
        if is_kept {
            return Ok(());
        }
        let what = format!("{}: {seat} was promised {request}, which is not kept", self.id);
        Err(Broken::new(Law::AcknowledgedIsStored, what))
    }

    /// Somebody waits for something to happen, unless nobody is there or nothing can be kept. A table that
    /// is empty for five minutes goes to sleep, and its clocks with it.
    pub(crate) fn wait(&mut self, span: Duration, is_well: bool) {
        let is_there = self.takes_days() || self.seats.iter().any(|seat| seat.connections > 0);
        match (is_there, is_well) {
            (true, true) => (self.waited, self.empty) = (self.waited + span, Duration::ZERO),
            (true, false) => self.waited = Duration::ZERO,
            (false, _) => self.empty += span,
        }
        if self.empty >= ASLEEP {
            self.waited = Duration::ZERO;
        }
    }

    /// Whether people look in here when they like, and have days for a move.
    pub(crate) fn takes_days(&self) -> bool {
        plan::takes_days(self.patience)
    }

    /// A seat says something to everybody.
    pub(crate) fn says(&mut self, seat: Seat) {
        *self.said.entry(seat.to_string()).or_default() += 1;
    }

    /// The server has gone down.
    pub(crate) fn go_down(&mut self) {
        self.down_since.get_or_insert_with(Instant::now);
    }

    /// The server has started anew.
    pub(crate) fn begin_anew(&mut self) {
        (self.up_since, self.waited) = (Instant::now(), Duration::ZERO);
        let outage = self.down_since.take().map(|since| since.elapsed()).unwrap_or_default();
        let takes_days = self.takes_days();
        for seat in &mut self.seats {
            if takes_days {
                seat.go_on(outage);
            } else {
                seat.begin_anew(self.up_since);
            }
        }
    }
}
