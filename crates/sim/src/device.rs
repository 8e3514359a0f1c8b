//! A device of somebody: a connection that comes and goes, with messages under way on it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use server::door::{Cable, Heard, Said};
use table::Viewer;
use tokio::time::{Instant, sleep, sleep_until};
use wire::Access;

use crate::dice::Dice;
use crate::laws::{Broken, Law};
use crate::mind::Mind;
use crate::plan::{self, Habits};
use crate::told::Connection;
use crate::world::World;

/// How many messages are under way before somebody who does not read them is noticed.
const ROOM: usize = 16;

/// How long somebody is gone who wants to be there, each span so many times as likely as another.
const AWAY: &[(u32, u64, u64)] =
    &[(60, 100, 3000), (25, 5000, 60_000), (10, 60_000, 600_000), (1, 600_000, 1_200_000)];

/// How long somebody is elsewhere who looks in when they like: minutes, hours, or more than two days.
const ELSEWHERE: &[(u32, u64, u64)] =
    &[(70, 60_000, 3_600_000), (25, 3_600_000, 28_800_000), (5, 28_800_000, 216_000_000)];

/// How long such a visit lasts.
const VISIT: (u64, u64) = (20_000, 240_000);

/// A device of somebody at a table.
pub(crate) struct Device {
    pub(crate) world: Rc<World>,
    pub(crate) table: String,
    /// What proves the seat; nothing for somebody who looks on.
    pub(crate) cookie: String,
    pub(crate) habits: Habits,
    pub(crate) dice: Dice,
    pub(crate) mind: Mind,
    /// Where to go on: a table, and what proves a seat there.
    pub(crate) invitation: Rc<RefCell<Option<(String, String)>>>,
    /// Whether this is a table where people play again. They do so once.
    pub(crate) is_encore: bool,
}

/// Messages under way in one direction. They come late, and in their order.
struct Way<T> {
    messages: VecDeque<(Instant, T)>,
    last: Instant,
}

impl<T> Way<T> {
    fn new() -> Way<T> {
        Way { messages: VecDeque::new(), last: Instant::now() }
    }

    fn send(&mut self, message: T, delay: Duration) {
        self.last = self.last.max(Instant::now() + delay);
        self.messages.push_back((self.last, message));
    }

    fn next(&self) -> Option<Instant> {
        self.messages.front().map(|(at, _)| *at)
    }

    fn take(&mut self) -> Option<T> {
        let is_due = self.next().is_some_and(|at| at <= Instant::now());
        is_due.then(|| self.messages.pop_front().map(|(_, message)| message)).flatten()
    }
}

/// One connection while it lasts.
struct Session {
    cable: Cable,
    connection: Connection,
    /// On its way from the server.
    hears: Way<String>,
    /// On its way to the server.
    says: Way<Said>,
    /// How slow the network is today.
    latency: u64,
    /// When it will be cut.
    cut: Option<Instant>,
    /// Until when nothing is read.
    deaf: Option<(Instant, Instant)>,
}

impl Device {
    /// Comes and goes until it is over.
    pub(crate) async fn live(mut self) {
        while !self.is_over() {
            self.follow_invitation();
            if let Some(cable) = self.world.connect(&self.table, &self.cookie, ROOM).await {
                self.attend(cable).await;
            }
            if self.is_over() || !self.pause().await {
                return;
            }
        }
    }

    fn is_over(&self) -> bool {
        self.world.signals.now().is_over || self.mind.is_done && self.invitation.borrow().is_none()
    }

    /// Goes to another table, or to this one by another proof.
    fn follow_invitation(&mut self) {
        let Some((table, cookie)) = self.invitation.take() else { return };
        self.is_encore |= table != self.table;
        (self.table, self.cookie, self.mind) = (table, cookie, Mind::new());
    }

    /// Whether people look in at this table when they like.
    fn takes_days(&self) -> bool {
        plan::takes_days(self.world.at(&self.table, |watch| watch.patience))
    }

    /// Stays away for a while, or for good. Says whether it comes back.
    async fn pause(&mut self) -> bool {
        if self.habits.may_vanish && self.dice.in_thousand(30) {
            self.world.note(&format!("{}: somebody goes for good", self.table));
            return false;
        }
        let usual = if self.habits.cuts > 0 { AWAY } else { &AWAY[..2] };
        let span = self.dice.some_span(if self.takes_days() { ELSEWHERE } else { usual });
        tokio::select! {
            biased;
            () = self.world.signals.over() => {}
            () = sleep(span) => {}
        }
        true
    }

    async fn attend(&mut self, cable: Cable) {
        let mut session = self.begin(cable);
        self.mind.reconnect(&mut self.dice);
        let world = Rc::clone(&self.world);
        let crashes = world.signals.now().crashes;
        loop {
            let now = Instant::now();
            let is_deaf = session.deaf.is_some_and(|(from, until)| from <= now && now < until);
            let next = self.next(&session, is_deaf);
            tokio::select! {
                biased;
                () = world.signals.interrupted(crashes) => break,
                heard = session.cable.hears.recv(), if !is_deaf => {
                    if !self.receive(&mut session, heard) {
                        break;
                    }
                }
                // Whoever does not read does not notice, and is gone for the server all the same.
                () = session.cable.sends.closed(), if is_deaf => break,
                () = sleep_until(next) => {}
            }
            let invited = self.invitation.borrow().is_some();
            if !self.go_on(&mut session) || self.is_over() || invited {
                break;
            }
        }
        let viewer = session.connection.viewer;
        self.world.note(&format!("{}: {viewer:?} is cut off", self.table));
        self.world.move_to(&self.table, viewer, None);
    }

    fn begin(&mut self, cable: Cable) -> Session {
        let floor = self.world.at(&self.table, |watch| watch.newest);
        let takes_days = self.takes_days();
        let (dice, now) = (&mut self.dice, Instant::now());
        let is_deaf = dice.in_thousand(self.habits.cuts);
        let from = now + dice.span(100, 60_000);
        let cut = now + dice.span(200, 600_000) / (1 + self.habits.cuts / 4);
        let cut = if takes_days {
            Some(now + dice.span(VISIT.0, VISIT.1))
        } else {
            (self.habits.cuts > 0).then_some(cut)
        };
        Session {
            cable,
            connection: Connection::new(floor),
            hears: Way::new(),
            says: Way::new(),
            latency: dice.pick(&[5, 50, 300, 1500]),
            cut,
            deaf: is_deaf.then(|| (from, from + dice.span(1000, 60_000))),
        }
    }

    /// When something happens next by itself.
    fn next(&self, session: &Session, is_deaf: bool) -> Instant {
        let ways = session.hears.next().into_iter().chain(session.says.next());
        let deaf = session.deaf.map(|(from, until)| if is_deaf { until } else { from });
        let deaf = deaf.filter(|&at| at > Instant::now());
        let mine = ways.chain(session.cut).chain(self.mind.next).chain(deaf);
        mine.min().unwrap_or_else(|| Instant::now() + Duration::from_secs(3600))
    }

    /// Takes what the server sends; the person reads it later. Says whether there is more to come.
    fn receive(&mut self, session: &mut Session, heard: Option<Heard>) -> bool {
        let delay = self.dice.span(0, session.latency);
        match heard {
            Some(Heard::Text(text)) => {
                self.world.hear(&self.table, &mut session.connection, &text);
                self.keeps_seat(session.connection.viewer, &text);
                self.mind.judge(&self.world, &self.table, session.connection.viewer, &text);
                session.hears.send(text, delay);
                true
            }
            Some(Heard::Ping(bytes)) => {
                session.says.send(Said::Pong(bytes), delay);
                true
            }
            Some(Heard::Close(code, why)) => {
                self.world.note(&format!("{}: closed with {code} {why}", self.table));
                self.closed(&why);
                false
            }
            None => false,
        }
    }

    /// Whoever plays at a seat plays there to the end, whatever happens to the server.
    fn keeps_seat(&mut self, viewer: Option<Viewer>, text: &str) {
        let Some(Viewer::Seat(seat)) = viewer.filter(|_| text.contains(r#""begun":true"#)) else {
            return;
        };
        let before = *self.mind.plays_at.get_or_insert(seat);
        if before != seat {
            let what = format!("{}: {before} has become {seat}", self.table);
            self.world.fail(Broken::new(Law::OneSeat, what));
        }
    }

    fn closed(&mut self, why: &str) {
        let weather = &self.world.plan.weather;
        match why {
            "closed" => {
                self.world.at(&self.table, |watch| watch.is_closed = true);
                self.mind.is_done = true;
            }
            "failed" if weather.is_calm => {
                let what = format!("{} fails though the disk is well", self.table);
                self.world.fail(Broken::new(Law::WordsMakeSense, what));
            }
            _ => {}
        }
    }

    /// Does what is due. Says whether the connection still stands.
    fn go_on(&mut self, session: &mut Session) -> bool {
        while let Some(text) = session.hears.take() {
            self.mind.learn(&text, &mut self.dice);
            self.mind.last = Some(text);
        }
        if self.mind.next.is_some_and(|at| at <= Instant::now()) {
            let plays_again = self.habits.plays_again && !self.is_encore;
            let habits = Habits { plays_again, ..self.habits };
            let said = self.mind.decide(&self.world, &self.table, &habits, &mut self.dice);
            for text in said {
                self.world.note(&format!("{}: says {text}", self.table));
                let delay = self.dice.span(0, session.latency);
                session.says.send(Said::Text(text), delay);
            }
            self.ask_over_http();
        }
        while let Some(said) = session.says.take() {
            if session.cable.sends.try_send(said).is_err() {
                return false;
            }
        }
        session.cut.is_none_or(|at| Instant::now() < at)
    }

    /// What cannot be said over a socket is asked for beside it.
    fn ask_over_http(&mut self) {
        for (path, body) in std::mem::take(&mut self.mind.errands) {
            let (world, cookie) = (Rc::clone(&self.world), self.cookie.clone());
            let path = format!("/api/tables/{}/{path}", self.table);
            let (invitation, table) = (Rc::clone(&self.invitation), self.table.clone());
            if body.contains(r#""listed""#) {
                world.at(&table, |watch| watch.access = Access::Listed);
            }
            tokio::task::spawn_local(async move {
                let reply = world.ask("POST", &path, &cookie, &body).await;
                let next = reply.and_then(|reply| invited(&reply.body).zip(reply.cookie));
                if let Some((id, cookie)) = next {
                    let (patience, access) =
                        world.at(&table, |watch| (watch.patience, watch.access));
                    world.watch(&id, patience);
                    world.at(&id, |watch| watch.access = access);
                    invitation.replace(Some((id, cookie)));
                }
            });
        }
    }
}

/// The table that an answer invites to.
fn invited(body: &str) -> Option<String> {
    let answer: serde_json::Value = serde_json::from_str(body).ok()?;
    answer["id"].as_str().map(str::to_owned)
}
