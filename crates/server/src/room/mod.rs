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
use crate::store::{Asked, Table};

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
            if keeper.keep(&mut inbox).await == End::Retired {
                return;
            }
            keeper.guests.part_all(Parting::GoingAway);
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
    lost: Lost,
}

/// Whether a table can go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lost {
    No,
    /// Everybody has to come again, and the table is read anew.
    Yes,
}

/// How the keeping of a table ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nobody was there, and nobody can come to this task any more.
    Retired,
    /// The server ends, or the table has to be read anew.
    Stopped,
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
        while self.lost == Lost::No {
            let alarm = self.alarm();
            tokio::select! {
                () = rooms.house.closing.cancelled() => return End::Stopped,
                knock = inbox.recv() => match knock {
                    Some(knock) => self.answer(knock).await,
                    None => return End::Stopped,
                },
                () = ring(alarm) => self.wake().await,
            }
            self.tell_presence(None);
            if self.is_idle() && rooms.retire(&self.table.id, inbox) {
                return End::Retired;
            }
        }
        End::Stopped
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
            return self.not_understood(guest, "spectators do not play");
        };
        let Some(play) = &self.play else {
            return self.not_understood(guest, "play begins when everybody has sat down");
        };
        let (id, input) = match request {
            Request::NextRound { id } => (id, Input::NextRound { seat }),
            Request::Act { id, version, action } => {
                if let Err(why) = play.understands(&action) {
                    return self.not_understood(guest, &why);
                }
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
                tracing::error!("table {}: line {first} is not kept: {why}", self.table.id);
                return self.undo(caller).await;
            }
        }
        play.note(&lines);
        self.tell(outputs, caller);
    }

    /// Makes the game anew from what is kept, so that what could not be kept did not happen.
    async fn undo(&mut self, caller: Option<Caller>) {
        let house = &self.rooms.house;
        let stored = house.store.load(&self.table.id).await.ok().flatten();
        let until = house.now() + referee::Millis(millis(house.limits.retry));
        let play = self.play.take().and_then(|before| {
            let lines = stored?.lines;
            let play = Play::restore(house, &self.table, &self.setup, &lines).ok()?;
            (lines.len() == before.kept()).then(|| play.resting(until))
        });
        self.play = play;
        if self.play.is_none() {
            self.lost = Lost::Yes;
        } else if let Some(caller) = caller {
            self.reply(caller, Answer::NotKept);
        }
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

    fn not_understood(&mut self, guest: Guest, why: &str) {
        self.guests.say(guest, &Message::NotUnderstood { why: why.to_owned() });
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
