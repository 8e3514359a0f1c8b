//! Holds one table to the laws: every line that is kept, and every frame that is told.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use families::Setup;
use notation::Script;
use serde_json::Value;
use serde_json::value::RawValue;
use server::TableId;
use server::store::{Asked, Line, Sitter, Table, Tone, Who};
use table::{Seat, Viewer};
use tokio::time::Instant;
use wire::Patience;

use crate::disk::Disk;
use crate::frame::{Clock, Frame, News};
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

/// A connection to a table, as the laws know it.
pub(crate) struct Connection {
    /// What it sees; nothing before its welcome.
    pub(crate) viewer: Option<Viewer>,
    /// The version it was told last.
    told: Option<u32>,
    /// The newest version that anybody was told when it came.
    floor: u32,
}

impl Connection {
    pub(crate) fn new(floor: u32) -> Connection {
        Connection { viewer: None, told: None, floor }
    }
}

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
    clocks: BTreeMap<u32, (String, Instant)>,
    /// The newest version that anybody was told.
    pub(crate) newest: u32,
    /// When the server came up, or the table last lost its footing.
    pub(crate) up_since: Instant,
    /// How long people have been there since something last happened.
    pub(crate) waited: Duration,
    /// How long nobody has been there.
    empty: Duration,
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
            up_since: now,
            waited: Duration::ZERO,
            empty: Duration::ZERO,
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
            Tone::Said => {
                self.note_said(line, at);
                Ok(())
            }
        }
    }

    fn note_said(&mut self, line: &Line, at: Instant) {
        let Some((letter, what)) = line.text.split_once(' ') else { return };
        let Some(seat) = Seat::from_letter(letter) else { return };
        let Some(watch) = self.seats.get_mut(seat.index()) else { return };
        match what {
            "leaves" | "is late" | "is free" => watch.leaves(),
            "returns" => watch.is_back(at),
            _ if what.starts_with("orders ") => watch.has_orders = true,
            _ => {}
        }
    }

    fn note_move(&mut self, line: &Line, at: Instant) -> Result<(), Broken> {
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
        let watch = &mut self.seats[seat.index()];
        // Whoever comes back by playing has both lines written at once, and the first bears the request.
        let is_asked = watch.asked_at == Some(at);
        let is_missed = watch.may_be_played_for(at, self.up_since, turn, connection);
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
        if kind == "return" {
            self.seat(seat).returns(Instant::now());
        }
        if self.answered.contains(&asked) {
            self.acknowledged.insert(asked);
            return Ok(());
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
        let is_there = self.seats.iter().any(|seat| seat.connections > 0);
        match (is_there, is_well) {
            (true, true) => (self.waited, self.empty) = (self.waited + span, Duration::ZERO),
            (true, false) => self.waited = Duration::ZERO,
            (false, _) => self.empty += span,
        }
        if self.empty >= ASLEEP {
            self.waited = Duration::ZERO;
        }
    }

    /// The server has started anew.
    pub(crate) fn begin_anew(&mut self) {
        (self.up_since, self.waited) = (Instant::now(), Duration::ZERO);
        for seat in &mut self.seats {
            seat.begin_anew(self.up_since);
        }
    }

    /// Holds one frame to the laws.
    pub(crate) fn hear(
        &mut self,
        connection: &mut Connection,
        frame: &Frame<'_>,
        you: Option<Viewer>,
    ) -> Result<(), Broken> {
        if let Some(viewer) = you {
            (connection.viewer, connection.told) = (Some(viewer), None);
        }
        let Some(viewer) = connection.viewer else {
            let what = format!("{}: {} before a welcome", self.id, frame.kind);
            return Err(Broken::new(Law::WordsMakeSense, what));
        };
        let Some(news) = &frame.news else { return Ok(()) };
        let version = news.version;
        let told = self.truth.as_ref().map_or(0, |truth| truth.version());
        if version > told {
            let what = format!("{}: version {version} is told, {told} is kept", self.id);
            return Err(Broken::new(Law::AcknowledgedIsStored, what));
        }
        self.is_in_order(connection, version, viewer)?;
        self.is_seen(connection.told, frame, news, viewer)?;
        if frame.kind == "update" {
            self.is_equal_for_all(news)?;
        }
        connection.told = Some(version);
        Ok(())
    }

    /// Whether a viewer is told versions in their order.
    fn is_in_order(
        &mut self,
        connection: &Connection,
        version: u32,
        viewer: Viewer,
    ) -> Result<(), Broken> {
        let told = connection.told;
        let goes_back = told.is_some_and(|told| version <= told) || version < connection.floor;
        self.newest = version.max(self.newest);
        if goes_back {
            let what = format!("{}: {viewer:?} is told {version} after {told:?}", self.id);
            return Err(Broken::new(Law::OneOrder, what));
        }
        Ok(())
    }

    /// Whether a frame is what its viewer may see of the log.
    fn is_seen(
        &self,
        since: Option<u32>,
        frame: &Frame<'_>,
        news: &News<'_>,
        viewer: Viewer,
    ) -> Result<(), Broken> {
        let Some(truth) = &self.truth else { return Ok(()) };
        let version = news.version;
        let told = truth.told(version, since, viewer);
        let differs = |law, what: &str, found: &str, due: &str| {
            let what = format!("{}: {what} of {viewer:?} at {version}: {found} not {due}", self.id);
            Err(Broken::new(law, what))
        };
        let log = frame.log.map_or("[]", RawValue::get);
        if log != told.log {
            return differs(Law::OneOrder, "log", log, &told.log);
        }
        if news.view.get() != told.view {
            return differs(Law::ViewsDoNotLeak, "view", news.view.get(), &told.view);
        }
        let prospects = news.prospects.get();
        // Whoever has passed in a window has nothing more to choose there.
        let may_be_empty = !matches!(truth.waits(version), Waits::Turn(_));
        if prospects != told.prospects && !(may_be_empty && prospects == "[]") {
            return differs(Law::ViewsDoNotLeak, "prospects", prospects, &told.prospects);
        }
        let score = news.score.map(RawValue::get);
        if score != told.score.as_deref() || news.has_next_round != told.has_next_round {
            return differs(Law::OneOrder, "score", score.unwrap_or_default(), "");
        }
        Ok(())
    }

    /// Whether everybody is told the same of a window at the same moment.
    fn is_equal_for_all(&mut self, news: &News<'_>) -> Result<(), Broken> {
        let (now, version) = (Instant::now(), news.version);
        let Some(clock) = news.clock.map(RawValue::get) else {
            return Ok(());
        };
        let first = self.clocks.entry(version).or_insert_with(|| (clock.to_owned(), now));
        if first.0 == clock {
            return Ok(());
        }
        let what = format!("{}: clocks at {version}: {clock} and {}", self.id, first.0);
        Err(Broken::new(Law::WindowsTellNothing, what))
    }
}
