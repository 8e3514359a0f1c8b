//! A disk in memory, and the store on it: whole or torn, slow, full, or not telling the truth.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use referee::Millis;
use server::TableId;
use server::store::{Line, Pending, Sitter, Store, Stored, Table, Unkept};
use tokio::time::{Instant, sleep};

use crate::dice::Dice;
use crate::plan::Weather;

/// What a store may lie about, to see that a law notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// Now and then it says that lines are kept, and keeps none.
    Forgets,
    /// Now and then it keeps the same lines twice.
    Repeats,
    /// What it keeps last is gone after a crash, though it was promised.
    Unsynced,
}

/// A disk, which outlives the servers that use it.
pub(crate) struct Disk {
    state: Mutex<State>,
}

struct State {
    tables: BTreeMap<TableId, Kept>,
    /// What time it is, by the clock of the house.
    now: Millis,
    dice: Dice,
    weather: Weather,
    lie: Option<Lie>,
    full_until: Option<Instant>,
    /// The last time that something went wrong.
    trouble: Option<Instant>,
    /// Which server may write; those before have crashed.
    epoch: u64,
    notes: Vec<(Instant, String)>,
}

/// What is kept of a table.
struct Kept {
    stored: Stored,
    /// When each line was written.
    at: Vec<Instant>,
    /// When the table has next something to do.
    due: Option<Millis>,
    /// How many lines nobody was promised yet.
    unsynced: usize,
}

/// What becomes of a write.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Kept,
    /// Nothing is written, and it is said so.
    Failed,
    /// It is written, and said to have failed.
    Doubtful,
}

/// Whether a write may be kept although it is said to have failed. A table that nobody knows of is
/// nobody's, so it is as if it were not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doubt {
    Possible,
    Never,
}

/// The store of one server on a disk. After a crash its answers never come.
#[derive(Clone)]
pub(crate) struct Mount {
    disk: Arc<Disk>,
    epoch: u64,
}

impl Disk {
    pub(crate) fn new(seed: u64, weather: Weather, lie: Option<Lie>) -> Arc<Disk> {
        let state = State {
            tables: BTreeMap::new(),
            now: Millis(0),
            dice: Dice::new(seed, "disk"),
            weather,
            lie,
            full_until: None,
            trouble: None,
            epoch: 0,
            notes: Vec::new(),
        };
        Arc::new(Disk { state: Mutex::new(state) })
    }

    /// The store of a server that starts now.
    pub(crate) fn mount(self: &Arc<Self>) -> Mount {
        let epoch = self.state().epoch;
        Mount { disk: Arc::clone(self), epoch }
    }

    /// The server is gone in the midst of everything. What nobody was promised is there or torn.
    pub(crate) fn crash(&self) {
        let mut state = self.state();
        let State { tables, dice, lie, notes, epoch, .. } = &mut *state;
        *epoch += 1;
        for (id, kept) in tables.iter_mut() {
            let promised = usize::from(*lie == Some(Lie::Unsynced));
            let open = std::mem::take(&mut kept.unsynced).max(promised);
            if open > 0 && (promised > 0 || dice.in_thousand(500)) {
                // The sum over the last record does not fit, so it is as if it had never been.
                let left = kept.stored.lines.len().saturating_sub(open);
                kept.stored.lines.truncate(left);
                kept.at.truncate(left);
                let what = format!("disk: the last record of {id} is torn, {left} lines are left");
                notes.push((Instant::now(), what));
            }
        }
    }

    /// The lines of a table from a number on, each with the moment when it was written.
    pub(crate) fn lines_from(&self, id: &TableId, from: usize) -> Vec<(Line, Instant)> {
        let state = self.state();
        let Some(kept) = state.tables.get(id) else { return Vec::new() };
        let lines = kept.stored.lines.iter().cloned().zip(kept.at.iter().copied());
        lines.skip(from).collect()
    }

    /// How many lines of a table are kept.
    pub(crate) fn count(&self, id: &TableId) -> usize {
        self.state().tables.get(id).map_or(0, |kept| kept.stored.lines.len())
    }

    /// A table as it was made and arranged.
    pub(crate) fn table(&self, id: &TableId) -> Option<Table> {
        self.state().tables.get(id).map(|kept| kept.stored.table.clone())
    }

    /// The last time that something went wrong.
    pub(crate) fn trouble(&self) -> Option<Instant> {
        let state = self.state();
        state.trouble.max(state.full_until)
    }

    /// What happened since the last look.
    pub(crate) fn notes(&self) -> Vec<(Instant, String)> {
        std::mem::take(&mut self.state().notes)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How long a write takes until it is done, and from then until it is answered.
    fn delay(&mut self) -> (Duration, Duration) {
        if self.weather.is_calm {
            return (Duration::ZERO, Duration::ZERO);
        }
        let most = if self.dice.in_thousand(self.weather.slow) { 3000 } else { 4 };
        (self.dice.span(0, most), self.dice.span(0, most))
    }

    fn fate(&mut self, doubt: Doubt) -> Fate {
        let now = Instant::now();
        // A disk is not full for longer because more is written on it.
        let crowd = self.weather.crowd;
        let fills = self.dice.in_thousand(self.weather.full);
        if fills && (crowd == 1 || self.dice.below(crowd) == 0) {
            self.full_until = Some(now + self.dice.span(500, 90_000));
            self.notes.push((now, "disk: full".to_owned()));
        }
        let is_full = self.full_until.is_some_and(|until| now < until);
        let fate = if is_full || self.dice.in_thousand(self.weather.fails) {
            Fate::Failed
        } else if self.dice.in_thousand(self.weather.doubts) && doubt == Doubt::Possible {
            Fate::Doubtful
        } else {
            return Fate::Kept;
        };
        self.trouble = Some(now);
        let what = if fate == Fate::Failed { "fails" } else { "is kept, and said to have failed" };
        self.notes.push((now, format!("disk: a write {what}")));
        fate
    }

    fn append(&mut self, id: &TableId, first: usize, lines: &[Line]) -> Result<(), Unkept> {
        let (now, lie) = (Instant::now(), self.lie);
        let was_asked = lines.iter().any(|line| line.asked.is_some());
        let is_now = lie.is_some() && was_asked && self.dice.in_thousand(100);
        let kept = self.tables.get_mut(id).ok_or_else(|| unkept("no such table"))?;
        let next = kept.stored.lines.len();
        if next != first {
            return Err(Unkept::Failed(format!("line {next} is next, not {first}")));
        }
        let times = match lie {
            Some(Lie::Forgets) if is_now => 0,
            Some(Lie::Repeats) if is_now => 2,
            _ => 1,
        };
        for _ in 0..times {
            kept.stored.lines.extend_from_slice(lines);
            kept.at.extend(lines.iter().map(|_| now));
            kept.unsynced += lines.len();
        }
        Ok(())
    }
}

impl Mount {
    fn is_dead(&self) -> bool {
        self.disk.state().epoch != self.epoch
    }

    /// Waits, unless the server has crashed meanwhile: then nobody is left to go on.
    async fn pass(&self, span: Duration) {
        if !span.is_zero() {
            sleep(span).await;
        }
        if self.is_dead() {
            std::future::pending::<()>().await;
        }
    }

    fn write(
        &self,
        work: impl FnOnce(&mut State) -> Result<(), Unkept> + Send + 'static,
        done: impl FnOnce(&mut State) + Send + 'static,
        doubt: Doubt,
    ) -> Pending<()> {
        let mount = self.clone();
        Box::pin(async move {
            let (before, after) = mount.disk.state().delay();
            mount.pass(before).await;
            let outcome = {
                let mut state = mount.disk.state();
                match state.fate(doubt) {
                    Fate::Kept => work(&mut state),
                    Fate::Failed => Err(unkept("the disk is full")),
                    Fate::Doubtful => work(&mut state).and(Err(unkept("who knows"))),
                }
            };
            mount.pass(after).await;
            done(&mut mount.disk.state());
            outcome
        })
    }
}

impl Store for Mount {
    fn create_table(&self, table: Table, lines: Vec<Line>) -> Pending<()> {
        self.write(move |state| insert(state, table, &lines), |_| {}, Doubt::Never)
    }

    fn take_seat(&self, table: &TableId, sitter: Sitter) -> Pending<()> {
        let id = table.clone();
        let take = move |state: &mut State| {
            let kept = state.tables.get_mut(&id).ok_or_else(|| unkept("no such table"))?;
            let sitters = &mut kept.stored.table.sitters;
            if sitters.iter().any(|other| other.seat == sitter.seat) {
                return Err(unkept("somebody sits there"));
            }
            sitters.push(sitter);
            sitters.sort_by_key(|sitter| sitter.seat);
            Ok(())
        };
        self.write(take, |_| {}, Doubt::Possible)
    }

    fn rearrange(&self, table: Table) -> Pending<()> {
        let rearrange = move |state: &mut State| {
            let kept = state.tables.get_mut(&table.id).ok_or_else(|| unkept("no such table"))?;
            if !kept.stored.lines.is_empty() {
                return Err(unkept("play has begun"));
            }
            let sitters = table.sitters;
            let Table { header, host, arranged, access, .. } = table;
            let old = kept.stored.table.clone();
            kept.stored.table = Table { header, host, arranged, access, sitters, ..old };
            Ok(())
        };
        self.write(rearrange, |_| {}, Doubt::Possible)
    }

    fn remove(&self, table: &TableId) -> Pending<()> {
        let id = table.clone();
        let remove = move |state: &mut State| {
            state.tables.remove(&id);
            Ok(())
        };
        self.write(remove, |_| {}, Doubt::Possible)
    }

    fn time(&self) -> Millis {
        let state = self.disk.state();
        let lines = state.tables.values().flat_map(|kept| &kept.stored.lines);
        lines.map(|line| line.at).chain([state.now]).max().unwrap_or_default()
    }

    /// Keeping the time costs no time here, and never fails: nothing depends on it but clocks of days.
    fn rouse(&self, now: Millis, again: Millis, most: u32) -> Pending<Vec<TableId>> {
        let mount = self.clone();
        Box::pin(async move {
            mount.pass(Duration::ZERO).await;
            let mut state = mount.disk.state();
            state.now = now;
            let due =
                state.tables.iter_mut().filter(|(_, kept)| kept.due.is_some_and(|at| at <= now));
            let due = due.take(most as usize).map(|(id, kept)| {
                kept.due = Some(again);
                id.clone()
            });
            Ok(due.collect())
        })
    }

    fn append(
        &self,
        table: &TableId,
        first: usize,
        lines: Vec<Line>,
        due: Option<Millis>,
    ) -> Pending<()> {
        let (id, same) = (table.clone(), table.clone());
        let synced = move |state: &mut State| {
            if let Some(kept) = state.tables.get_mut(&same) {
                kept.unsynced = 0;
            }
        };
        let append = move |state: &mut State| {
            state.append(&id, first, &lines)?;
            if let Some(kept) = state.tables.get_mut(&id) {
                kept.due = due;
            }
            Ok(())
        };
        self.write(append, synced, Doubt::Possible)
    }

    fn give_seat(
        &self,
        table: &Table,
        sitter: Sitter,
        first: usize,
        lines: Vec<Line>,
    ) -> Pending<()> {
        let (id, same, host) = (table.id.clone(), table.id.clone(), table.host);
        let give = move |state: &mut State| {
            state.append(&id, first, &lines)?;
            let kept = state.tables.get_mut(&id).ok_or_else(|| unkept("no such table"))?;
            let table = &mut kept.stored.table;
            table.host = host;
            table.sitters.retain(|other| other.seat != sitter.seat);
            table.sitters.push(sitter);
            table.sitters.sort_by_key(|sitter| sitter.seat);
            Ok(())
        };
        let synced = move |state: &mut State| {
            if let Some(kept) = state.tables.get_mut(&same) {
                kept.unsynced = 0;
            }
        };
        self.write(give, synced, Doubt::Never)
    }

    fn set_rematch(&self, table: &TableId, next: Table, lines: Vec<Line>) -> Pending<()> {
        let id = table.clone();
        let follow = move |state: &mut State| {
            let kept = state.tables.get_mut(&id).ok_or_else(|| unkept("no such table"))?;
            if kept.stored.rematch.is_some() {
                return Err(unkept("another table follows already"));
            }
            kept.stored.rematch = Some(next.id.clone());
            insert(state, next, &lines)
        };
        self.write(follow, |_| {}, Doubt::Possible)
    }

    fn probe(&self) -> Pending<()> {
        self.write(|_| Ok(()), |_| {}, Doubt::Never)
    }

    fn load(&self, table: &TableId) -> Pending<Option<Stored>> {
        let (mount, id) = (self.clone(), table.clone());
        Box::pin(async move {
            let (before, _) = mount.disk.state().delay();
            mount.pass(before).await;
            let mut state = mount.disk.state();
            let fails = state.weather.fails;
            if state.dice.in_thousand(fails) {
                state.trouble = Some(Instant::now());
                state.notes.push((Instant::now(), "disk: a read fails".to_owned()));
                return Err(unkept("it cannot be read"));
            }
            Ok(state.tables.get(&id).map(|kept| kept.stored.clone()))
        })
    }
}

fn insert(state: &mut State, mut table: Table, lines: &[Line]) -> Result<(), Unkept> {
    table.sitters.sort_by_key(|sitter| sitter.seat);
    if state.tables.contains_key(&table.id) {
        return Err(unkept("there is such a table"));
    }
    let id = table.id.clone();
    let stored = Stored { table, lines: Vec::new(), rematch: None, damage: None };
    let kept = Kept { stored, at: Vec::new(), due: None, unsynced: 0 };
    state.tables.insert(id.clone(), kept);
    state.append(&id, 0, lines)
}

fn unkept(why: &str) -> Unkept {
    Unkept::Failed(why.to_owned())
}
