//! The task that keeps one table.
//!
//! It owns the game, the people and the sockets, so nothing is shared and nothing is locked.
//! Whatever a client asks, and whatever the clock brings, goes through [`Keeper::step`]: the
//! referee decides, the store keeps, and only then somebody is told.

mod guests;
mod live;
mod load;
mod people;
mod play;
mod rematch;
mod vacancy;

use std::sync::Arc;

use families::Setup;
use referee::{Input, Version};
use serde_json::Value;
use table::{Seats, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use wire::{Answer, Message, Request};

use crate::door::{Guest, Knock};
use crate::house::House;
use crate::id::TableId;
use crate::parting::Parting;
use crate::problem::Trouble;
use crate::rooms::{Place, Rooms};
use crate::store::{Asked, Stored, Table, Unkept};

use guests::Guests;
pub(crate) use guests::frame;
use live::Output;
use play::Play;
use vacancy::Vacancy;

/// Keeps a table until nobody is there or the server ends.
pub(crate) async fn keep(
    rooms: Arc<Rooms>,
    id: TableId,
    mut inbox: mpsc::Receiver<Knock>,
    _place: Place,
) {
    let problem = match load::load(&rooms, &id).await {
        Ok(mut keeper) => {
            match keeper.keep(&mut inbox).await {
                End::Retired => return,
                End::Stopped => keeper.guests.part_all(Parting::GoingAway),
                End::Lost => keeper.guests.part_all(Parting::Failed),
            }
            Trouble::TryAgain.into()
        }
        Err(problem) => problem,
    };
    rooms.forget(&id, &mut inbox);
    while let Some(knock) = inbox.recv().await {
        knock.turn_away(problem.clone());
    }
}

/// What a table is to the task that keeps it.
struct Keeper {
    rooms: Arc<Rooms>,
    table: Table,
    setup: Setup,
    /// The game, once everybody has sat down.
    play: Option<Play>,
    guests: Guests,
    /// The seats whose presence everybody knows of.
    present: Seats,
    rematch: Option<TableId>,
    vacancy: Vacancy,
    /// Whether what is kept is no longer what this task believes.
    is_lost: bool,
}

/// How the keeping of a table ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nobody was there, and nobody can come to this task any more.
    Retired,
    /// The server ends.
    Stopped,
    /// What is kept is no longer what this task believes. Everybody has to come again, and the table
    /// is read anew.
    Lost,
}

/// A socket that waits for the answer to its request.
#[derive(Clone, Copy)]
struct Caller {
    guest: Guest,
    asked: Asked,
}

impl Keeper {
    async fn keep(&mut self, inbox: &mut mpsc::Receiver<Knock>) -> End {
        let rooms = Arc::clone(&self.rooms);
        loop {
            let alarm = self.alarm();
            tokio::select! {
                () = rooms.house.closing.cancelled() => return End::Stopped,
                knock = inbox.recv() => match knock {
                    Some(knock) => self.answer(knock).await,
                    None => return End::Stopped,
                },
                () = ring(alarm) => self.wake().await,
            }
            if self.is_lost {
                return End::Lost;
            }
            self.tell_presence(None);
            if self.is_idle() && rooms.retire(&self.table.id, inbox) {
                return End::Retired;
            }
        }
    }

    fn house(&self) -> &House {
        &self.rooms.house
    }

    /// When this task next has something to do by itself.
    fn alarm(&self) -> Option<Instant> {
        let wake = self.play.as_ref().and_then(Play::wake_at);
        let wake = wake.map(|moment| self.house().instant(moment));
        self.vacancy.ends().into_iter().chain(wake).min()
    }

    /// Whether the table has been empty for long enough.
    fn is_idle(&mut self) -> bool {
        if self.guests.is_empty() {
            return self.vacancy.is_over(Instant::now());
        }
        self.vacancy.fill();
        false
    }

    async fn answer(&mut self, knock: Knock) {
        // Whoever knocked may have gone before the answer.
        match knock {
            Knock::Look { token, reply } => drop(reply.send(Ok(self.sight(token)))),
            Knock::Sit { token, arrival, fresh, reply } => {
                drop(reply.send(self.sit(token, arrival, fresh).await));
            }
            Knock::Rematch { token, reply } => drop(reply.send(self.next_table(token).await)),
            Knock::Join { token, outbox, reply } => {
                drop(reply.send(self.join(token, outbox).await));
            }
            Knock::Ask { guest, request } => self.ask(guest, request).await,
            Knock::Leave { guest } => self.guests.remove(guest),
        }
    }

    /// Lets happen what is due.
    async fn wake(&mut self) {
        self.step(Input::Wake, None).await;
    }

    /// Answers a request of a socket.
    async fn ask(&mut self, guest: Guest, request: Request) {
        let Some(viewer) = self.guests.viewer(guest) else {
            return;
        };
        let Viewer::Seat(seat) = viewer else {
            return self.not_understood(guest, &request, "spectators do not play");
        };
        let Some(play) = &self.play else {
            let why = "play begins when everybody has sat down";
            return self.not_understood(guest, &request, why);
        };
        if let Request::Act { action, .. } = &request
            && let Err(why) = play.understands(action)
        {
            return self.not_understood(guest, &request, &why);
        }
        let (id, input) = match request {
            Request::NextRound { id } => (id, Input::NextRound { seat }),
            Request::Act { id, version, action } => {
                (id, Input::Act { seat, action, seen: Version(version) })
            }
        };
        let caller = Caller { guest, asked: Asked { seat, id } };
        if play.has_answered(caller.asked) {
            return self.reply(caller, Answer::Accepted);
        }
        self.step(input, Some(caller)).await;
    }

    /// Lets the referee take an input, keeps what comes of it, and only then tells anybody.
    async fn step(&mut self, input: Input<Value>, caller: Option<Caller>) {
        let now = self.house().now();
        let Some(play) = &mut self.play else {
            return;
        };
        let asked = caller.map(|caller| caller.asked);
        let (lines, outputs) = play.take(now, input, asked);
        if !lines.is_empty() {
            let first = play.kept();
            let keeping = self.rooms.house.store.append(&self.table.id, first, lines.clone());
            if let Err(why) = keeping.await {
                return self.undo(&why, caller).await;
            }
        }
        if play.is_resting() && !lines.is_empty() {
            tracing::info!("table {}: goes on", self.table.id);
        }
        play.note(&lines);
        self.tell(outputs, caller);
    }

    /// Makes the game anew from what is kept, so that what could not be kept did not happen. A store
    /// that fails for long is spoken of once.
    async fn undo(&mut self, why: &Unkept, caller: Option<Caller>) {
        let id = &self.table.id;
        if !self.is_stalled() {
            tracing::error!("table {id}: nothing can be kept: {why}");
            self.guests.tell_all(None, &Message::Stalled);
        }
        let stored = self.rooms.house.store.load(&self.table.id).await;
        match self.made_anew(stored) {
            Ok(play) => {
                let house = self.house();
                let until = house.now() + referee::Millis(millis(house.limits.retry));
                self.play = Some(play.resting(until));
                if let Some(caller) = caller {
                    self.reply(caller, Answer::NotKept);
                }
            }
            Err(why) => {
                tracing::error!("table {}: cannot be made anew: {why}", self.table.id);
                self.is_lost = true;
            }
        }
    }

    /// The game as it is kept. Fails if that is not what was believed.
    fn made_anew(&self, stored: Result<Option<Stored>, Unkept>) -> Result<Play, String> {
        let stored = stored.map_err(|why| why.to_string())?;
        let lines = stored.ok_or("it is no longer there")?.lines;
        let play = Play::restore(self.house(), &self.table, &self.setup, &lines)?;
        match self.play.as_ref().map_or(0, Play::kept) {
            believed if believed == lines.len() => Ok(play),
            believed => Err(format!("{} lines are kept and not {believed}", lines.len())),
        }
    }

    /// Whether the last thing that should have happened could not be kept.
    fn is_stalled(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_resting)
    }

    /// Tells everybody what the referee says; everything that has to be kept is.
    fn tell(&mut self, outputs: Vec<Output>, caller: Option<Caller>) {
        for output in outputs {
            match (output, caller) {
                (Output::Told { to, log, news }, _) => {
                    self.guests.tell(to, || Message::Update { log, news });
                }
                (Output::Accepted, Some(caller)) => self.reply(caller, Answer::Accepted),
                (Output::Refused { answer }, Some(caller)) => self.reply(caller, answer),
                (Output::Keep(..) | Output::Accepted | Output::Refused { .. }, _) => {}
            }
        }
    }

    fn reply(&mut self, caller: Caller, answer: Answer) {
        self.guests.say(caller.guest, &Message::Answer { id: caller.asked.id, answer });
    }

    fn not_understood(&mut self, guest: Guest, request: &Request, why: &str) {
        let (Request::Act { id, .. } | Request::NextRound { id }) = request;
        self.guests.say(guest, &Message::NotUnderstood { id: Some(*id), why: why.to_owned() });
    }
}

fn millis(span: std::time::Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

/// Waits for a moment, or for ever.
async fn ring(alarm: Option<Instant>) {
    match alarm {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
