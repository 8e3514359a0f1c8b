//! The server, its disk and everything under watch, in one virtual world.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use referee::Patience;
use server::door::{Cable, Door, Reply};
use server::store::Line;
use server::{Config, TableId};
use table::{Seat, Viewer};
use tokio::time::{Instant, sleep, timeout};
use wire::Access;

use crate::Settings;
use crate::dice::Dice;
use crate::disk::Disk;
use crate::frame::{Frame, Offer, TableInfo};
use crate::journal::Journal;
use crate::laws::{Broken, Law};
use crate::plan::{self, Plan};
use crate::signal::Signals;
use crate::told::Connection;
use crate::watch::TableWatch;

/// How long a game may take in all.
const LONGEST: Duration = Duration::from_secs(14 * 24 * 3600);
/// How many lines a game may have.
const MOST_LINES: usize = 30_000;
/// How long nothing may happen at a table beyond what people wait for each other: the longest that a
/// simulated person who is there stays silent or away, and the countdown of a round.
const SILENCE: Duration = Duration::from_secs(30 * 60);
/// The same where people look in when they like: the longest that a simulated person is elsewhere, a few
/// times over, because whoever looks in may still not play.
const ELSEWHERE: Duration = Duration::from_secs(10 * 24 * 3600);
/// How often it is seen whether somebody is stuck.
const LOOK: Duration = Duration::from_secs(15);

/// How many looks later nobody will play again any more.
const ENCORE: u32 = 8;

/// The whole of one run.
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) plan: Plan,
    disk: Arc<Disk>,
    door: RefCell<Option<Rc<Door>>>,
    pub(crate) journal: RefCell<Journal>,
    tables: RefCell<BTreeMap<String, TableWatch>>,
    broken: RefCell<Option<Broken>>,
    pub(crate) signals: Signals,
    began: Instant,
    /// How long the server waits for people.
    patience: Patience,
}

impl World {
    pub(crate) fn new(seed: u64, plan: Plan, disk: Arc<Disk>, settings: Settings) -> Rc<World> {
        Rc::new(World {
            seed,
            plan,
            disk,
            door: RefCell::new(None),
            journal: RefCell::new(Journal::new(settings.is_traced)),
            tables: RefCell::new(BTreeMap::new()),
            broken: RefCell::new(None),
            signals: Signals::default(),
            began: Instant::now(),
            patience: settings.patience,
        })
    }

    /// Notes that something happened.
    pub(crate) fn note(&self, what: &str) {
        let mut journal = self.journal.borrow_mut();
        for (at, note) in self.disk.notes() {
            journal.note_at(at, &note);
        }
        journal.note(what);
    }

    /// The law that did not hold, if one did not.
    pub(crate) fn broken(&self) -> Option<Broken> {
        self.broken.borrow().clone()
    }

    /// A law did not hold: it is over.
    pub(crate) fn fail(&self, broken: Broken) {
        if self.broken.borrow().is_some() {
            return;
        }
        self.note(&broken.to_string());
        self.broken.borrow_mut().get_or_insert(broken);
        self.end();
    }

    /// It is over; everybody goes.
    pub(crate) fn end(&self) {
        self.signals.end();
    }

    /// Starts a server.
    pub(crate) fn start(&self) {
        let crashes = self.signals.now().crashes;
        let number = self.seed.wrapping_mul(1000) + crashes;
        let mut config = Config::new("");
        config.limits.tables = config.limits.tables.max(4 * self.plan.tables.len());
        // Its people add nothing to deals.
        config.limits.gifts = Duration::from_millis(1);
        config.paces.patience = self.patience;
        let door = Door::open(Arc::new(self.disk.mount()), config, number);
        *self.door.borrow_mut() = Some(Rc::new(door));
        self.note("server: up");
        for watch in self.tables.borrow_mut().values_mut() {
            watch.begin_anew();
        }
    }

    /// Ends the server: at once, or as a process does that is told to.
    pub(crate) async fn stop(&self, is_crash: bool) {
        let Some(door) = self.door.borrow_mut().take() else { return };
        self.note(if is_crash { "server: crashes" } else { "server: is told to end" });
        if !is_crash {
            door.close();
            // A process that takes too long is killed, and that loses nothing either.
            let _ = timeout(Duration::from_secs(5), door.closed()).await;
        }
        self.disk.crash();
        for watch in self.tables.borrow_mut().values_mut() {
            watch.go_down();
        }
        self.signals.crash();
        door.close();
        self.look_all();
    }

    /// Restarts the server now and then.
    pub(crate) async fn restarts(self: Rc<Self>) {
        let mut dice = Dice::new(self.seed, "restarts");
        for _ in 0..self.plan.weather.restarts {
            sleep(dice.some_span(&[(3, 1000, 60_000), (1, 60_000, 900_000)])).await;
            self.stop(dice.in_thousand(600)).await;
            sleep(dice.some_span(&[(3, 0, 3000), (1, 3000, 300_000)])).await;
            self.start();
        }
    }

    /// Does something with the server, unless it crashes meanwhile or is not up.
    async fn with_server<T>(&self, ask: impl AsyncFnOnce(&Door) -> T) -> Option<T> {
        let door = self.door.borrow().clone()?;
        let crashes = self.signals.now().crashes;
        tokio::select! {
            biased;
            () = self.signals.interrupted(crashes) => None,
            done = ask(&door) => Some(done),
        }
    }

    /// Asks for something over HTTP.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        cookies: &str,
        body: &str,
    ) -> Option<Reply> {
        let asked =
            self.with_server(async |door| door.ask(method, path, cookies, body).await).await;
        let status = asked.as_ref().map(|reply| reply.status);
        self.note(&format!("http: {method} {path} {body} {status:?}"));
        asked
    }

    /// Comes to a table with what stands for a socket.
    pub(crate) async fn connect(&self, table: &str, cookies: &str, room: usize) -> Option<Cable> {
        let cable = self.with_server(async |door| door.connect(table, cookies, room).await).await;
        cable?.ok()
    }

    /// A new table is under watch, if it was not.
    pub(crate) fn watch(&self, id: &str, patience: wire::Patience) {
        let Some(table) = TableId::read(id).filter(|_| !self.is_watched(id)) else { return };
        let watch = TableWatch::new(table, patience, self.plan.weather.is_calm);
        self.tables.borrow_mut().insert(id.to_owned(), watch);
    }

    fn is_watched(&self, id: &str) -> bool {
        self.tables.borrow().contains_key(id)
    }

    /// Does something with a table under watch.
    pub(crate) fn at<T>(&self, id: &str, look: impl FnOnce(&mut TableWatch) -> T) -> T {
        let mut tables = self.tables.borrow_mut();
        look(tables.get_mut(id).expect("a table under watch"))
    }

    /// Somebody hears something. The laws hear it too.
    pub(crate) fn hear(&self, id: &str, connection: &mut Connection, text: &str) {
        let Ok(frame) = serde_json::from_str::<Frame<'_>>(text) else {
            let what = format!("{id}: nobody can read {text}");
            return self.fail(Broken::new(Law::WordsMakeSense, what));
        };
        let version = frame.news.as_ref().map(|news| news.version);
        let before = connection.viewer;
        let you = match (frame.kind, frame.table) {
            ("welcome", Some(table)) => match serde_json::from_str::<TableInfo>(table.get()) {
                Ok(table) => Some(viewer(table.you.as_deref())),
                Err(why) => {
                    let what = format!("{id}: nobody can read {table}: {why}");
                    return self.fail(Broken::new(Law::WordsMakeSense, what));
                }
            },
            _ => None,
        };
        self.note(&format!("{id} tells {before:?} {} {version:?} {}", frame.kind, text.len()));
        let lawful =
            self.follow(id).and_then(|()| self.at(id, |watch| watch.hear(connection, &frame, you)));
        if you.is_some() && before != connection.viewer {
            self.move_to(id, before, connection.viewer);
        }
        if let Err(broken) = lawful {
            self.fail(broken);
        }
    }

    /// A request was answered `accepted`.
    pub(crate) fn acknowledge(&self, id: &str, seat: Seat, request: u64, text: &str) {
        let value = serde_json::from_str(text).unwrap_or_default();
        let lawful = self
            .follow(id)
            .and_then(|()| self.at(id, |watch| watch.acknowledge(seat, request, &value)));
        if let Err(broken) = lawful {
            self.fail(broken);
        }
    }

    /// Somebody looks through the tables that anybody may come to, and says whether one is among them.
    pub(crate) fn browse(&self, body: &str, wanted: &str) -> bool {
        let Ok(offers) = serde_json::from_str::<Vec<Offer>>(body) else {
            self.fail(Broken::new(Law::WordsMakeSense, format!("nobody can read {body}")));
            return false;
        };
        let tables = self.tables.borrow();
        let hidden = |offer: &&Offer| {
            tables.get(&offer.id).is_some_and(|watch| watch.access == Access::Link)
        };
        let broken = offers.iter().find(hidden).map(|offer| format!("{} is listed", offer.id));
        let miscounts = |it: &&Offer| it.sitting + it.robots + it.free != it.seats;
        let wrong = offers.iter().find(miscounts).map(|offer| format!("{} miscounts", offer.id));
        drop(tables);
        if let Some(what) = broken {
            self.fail(Broken::new(Law::ViewsDoNotLeak, what));
        }
        if let Some(what) = wrong {
            self.fail(Broken::new(Law::WordsMakeSense, what));
        }
        offers.iter().any(|offer| offer.id == wanted)
    }

    /// A connection sees something else from now on, or nothing any more.
    pub(crate) fn move_to(&self, id: &str, from: Option<Viewer>, to: Option<Viewer>) {
        let now = Instant::now();
        self.at(id, |watch| {
            if let Some(Viewer::Seat(seat)) = from {
                watch.seat(seat).go(now);
            }
            if let Some(Viewer::Seat(seat)) = to {
                watch.seat(seat).come();
            }
        });
    }

    /// Reads what was written at a table.
    fn follow(&self, id: &str) -> Result<(), Broken> {
        let (notes, lawful) = self.at(id, |watch| {
            let from = watch.len();
            let lawful = watch.follow(&self.disk);
            let kept = |line: &Line| format!("{id} keeps {} {:?}", line.text, line.asked);
            (watch.lines_from(from).iter().map(kept).collect::<Vec<_>>(), lawful)
        });
        for note in notes {
            self.note(&note);
        }
        lawful
    }

    /// Reads what was written at every table.
    fn look_all(&self) {
        let ids: Vec<String> = self.tables.borrow().keys().cloned().collect();
        if let Some(broken) = ids.iter().find_map(|id| self.follow(id).err()) {
            self.fail(broken);
        }
    }

    /// Sees to it that nobody is stuck and that every game ends, until they have.
    pub(crate) async fn keep_watch(&self, tables: usize) {
        // Those who have seen the end may play again.
        let mut still = 0;
        while !self.signals.now().is_over {
            let look = self.until_next_look(tables);
            sleep(look).await;
            self.look_all();
            let mut found = self.tables.borrow_mut();
            let is_well = self.door.borrow().is_some()
                && self.disk.trouble().is_none_or(|trouble| trouble.elapsed() > LOOK);
            for watch in found.values_mut() {
                watch.wait(look, is_well);
            }
            let broken = found.values().find_map(|watch| self.is_stuck(watch));
            let over = found.len() >= tables && found.values().all(TableWatch::is_over);
            drop(found);
            still = if over { still + 1 } else { 0 };
            match broken {
                Some(broken) => self.fail(broken),
                None if still > ENCORE => self.end(),
                None => {}
            }
        }
    }

    /// Where everybody has days for a move, nobody is in a hurry.
    fn until_next_look(&self, tables: usize) -> Duration {
        let found = self.tables.borrow();
        let mut open = found.values().filter(|watch| !watch.is_over()).peekable();
        let is_slow = found.len() >= tables && open.peek().is_some();
        if is_slow && open.all(TableWatch::takes_days) { 40 * LOOK } else { LOOK }
    }

    fn is_stuck(&self, watch: &TableWatch) -> Option<Broken> {
        if watch.is_over() {
            return None;
        }
        let now = Instant::now();
        let (turn, connection) = plan::patience(watch.patience);
        let (silence, longest) = if watch.takes_days() {
            (ELSEWHERE, LONGEST + 100 * turn.unwrap_or_default())
        } else {
            (SILENCE, LONGEST)
        };
        let bound = silence + turn.unwrap_or_default() + connection.unwrap_or_default();
        let id = &watch.id;
        if watch.waited > bound {
            let who: Vec<_> = watch.seats.iter().map(|seat| seat.connections).collect();
            let (len, waits) = (watch.len(), watch.waits());
            let what = format!("{id} waits after line {len} for {waits:?}, there: {who:?}");
            return Some(Broken::new(Law::NobodyIsStuck, what));
        }
        let is_long = now.duration_since(self.began) > longest || watch.len() > MOST_LINES;
        is_long.then(|| Broken::new(Law::EveryGameEnds, format!("{id} has not ended")))
    }

    /// How many lines were kept in all.
    pub(crate) fn lines(&self) -> usize {
        self.tables.borrow().values().map(TableWatch::len).sum()
    }

    /// When everybody has gone, nothing is left running.
    pub(crate) async fn close(&self) {
        let Some(door) = self.door.borrow_mut().take() else { return };
        door.close();
        if timeout(Duration::from_secs(60), door.closed()).await.is_err() {
            let what = "something still runs a minute after the end";
            self.fail(Broken::new(Law::NothingIsLeft, what));
        }
        self.look_all();
    }

    /// What is well advised for a seat at a version, if anything can be done there.
    pub(crate) fn advise(
        &self,
        id: &str,
        version: u32,
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<String> {
        self.at(id, |watch| {
            let truth = watch.truth.as_ref().filter(|truth| version <= truth.version())?;
            truth.advise(version, seat, dice)
        })
    }

    /// Whether the game waits for a seat at a version.
    pub(crate) fn waits_for(&self, id: &str, version: u32, seat: Seat) -> bool {
        self.at(id, |watch| {
            let truth = watch.truth.as_ref().filter(|truth| version <= truth.version());
            truth.is_some_and(|truth| truth.waits(version).seats().has(seat))
        })
    }
}

/// Who somebody is told to be.
pub(crate) fn viewer(you: Option<&str>) -> Viewer {
    you.and_then(Seat::from_letter).map_or(Viewer::Spectator, Viewer::Seat)
}
