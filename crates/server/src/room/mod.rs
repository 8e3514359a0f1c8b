//! The task that keeps one table.
//!
//! It owns the game, the people and the sockets, so nothing is shared and nothing is locked.
//! Whatever a client asks, and whatever the clock brings, goes through [`Keeper::settle`]: the
//! referee decides, the store keeps, and only then somebody is told.

mod guests;
mod journal;
mod live;
mod load;
mod people;
mod rematch;
mod vacancy;

use std::sync::Arc;

use families::Setup;
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
use journal::Journal;
use live::{Outcome, Playing};
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
    play: Option<Box<dyn Playing>>,
    journal: Journal,
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
        let due = self.play.as_ref().and_then(|play| play.wake_at());
        let wake = due.map(|due| self.house().instant(self.journal.not_before(due)));
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
        let now = self.house().now();
        if let Some(play) = &mut self.play {
            let outcome = play.wake(now, &|viewer| self.guests.hear(viewer));
            self.settle(outcome, None).await;
        }
    }

    /// Answers a request of a socket.
    async fn ask(&mut self, guest: Guest, request: Request) {
        let now = self.house().now();
        let Some(viewer) = self.guests.viewer(guest) else {
            return;
        };
        let Viewer::Seat(seat) = viewer else {
            return self.not_understood(guest, &request, "spectators do not play");
        };
        let Some(play) = &mut self.play else {
            let why = "play begins when everybody has sat down";
            return self.not_understood(guest, &request, why);
        };
        let asked = Asked { seat, id: request.id() };
        let caller = Caller { guest, asked };
        if self.journal.has_answered(asked) {
            return self.reply(caller, Answer::Accepted);
        }
        match play.ask(now, asked, &request, &|viewer| self.guests.hear(viewer)) {
            Ok(outcome) => self.settle(outcome, Some(caller)).await,
            Err(why) => self.not_understood(guest, &request, &why),
        }
    }

    /// Keeps what came of an input, and only then answers and tells.
    async fn settle(&mut self, outcome: Outcome, caller: Option<Caller>) {
        let Outcome { lines, answer, told } = outcome;
        if !lines.is_empty() {
            let first = self.journal.len();
            let keeping = self.house().store.append(&self.table.id, first, lines.clone());
            if let Err(why) = keeping.await {
                return self.undo(&why, caller).await;
            }
            if self.journal.is_stalled() {
                tracing::info!("table {}: goes on", self.table.id);
            }
            self.journal.note(&lines);
        }
        if let (Some(answer), Some(caller)) = (answer, caller) {
            self.reply(caller, answer);
        }
        for (viewer, message) in told {
            self.guests.tell(viewer, &message);
        }
    }

    /// Makes the game anew from what is kept, so that what could not be kept did not happen. A store
    /// that fails for long is spoken of once.
    async fn undo(&mut self, why: &Unkept, caller: Option<Caller>) {
        if !self.journal.is_stalled() {
            tracing::error!("table {}: nothing can be kept: {why}", self.table.id);
            self.guests.tell_all(None, &Message::Stalled);
        }
        let stored = self.rooms.house.store.load(&self.table.id).await;
        match self.made_anew(stored) {
            Ok(play) => {
                let retry = referee::Millis(millis(self.house().limits.retry));
                self.journal.rest(self.house().now() + retry);
                self.play = Some(play);
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
    fn made_anew(
        &self,
        stored: Result<Option<Stored>, Unkept>,
    ) -> Result<Box<dyn Playing>, String> {
        let stored = stored.map_err(|why| why.to_string())?;
        let lines = stored.ok_or("it is no longer there")?.lines;
        match self.journal.len() {
            believed if believed == lines.len() => {
                live::restore(self.house(), &self.table, &self.setup, &lines)
            }
            believed => Err(format!("{} lines are kept and not {believed}", lines.len())),
        }
    }

    fn reply(&mut self, caller: Caller, answer: Answer) {
        self.guests.say(caller.guest, &Message::Answer { id: caller.asked.id, answer });
    }

    fn not_understood(&mut self, guest: Guest, request: &Request, why: &str) {
        let id = Some(request.id());
        self.guests.say(guest, &Message::NotUnderstood { id, why: why.to_owned() });
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
