//! The task of one table.
//!
//! It owns the game, the people and the sockets, so nothing is shared and nothing is locked.
//! Whatever a client asks, and whatever the clock brings, goes through [`TableTask::settle`]: the
//! referee decides, the store keeps, and only then somebody is told.

mod advice;
pub(crate) mod archive;
mod arrange;
mod audience;
mod branch;
mod connections;
mod doubt;
mod journal;
mod listing;
mod live;
mod load;
mod opening;
mod people;
mod presence;
mod record;
mod rematch;
mod replay;
mod robot;
mod said;
mod shuffle;
mod standing;
mod study;
mod talk;
mod thought;
mod vacancy;
mod vacate;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use chance::pledge::Gift;
use families::Setup;
use referee::Absence;
use table::{Seat, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use wire::{Answer, Message, Request};

use crate::close_reason::CloseReason;
use crate::handle::{Command, ConnectionId};
use crate::id::TableId;
use crate::lobby::Listing;
use crate::node::NodeId;
use crate::problem::ProblemKind;
use crate::rooms::{Place, Rooms};
use crate::shared::Shared;
use crate::store::{Asked, Stored, Table, Unkept};

use audience::Audience;
pub(crate) use branch::{Branch, branch};
use connections::Connections;
pub(crate) use connections::frame;
use journal::Journal;
use live::{Outcome, Playing};
use presence::Presence;
pub(crate) use record::record;
pub(crate) use replay::{Key as ReplayKey, Look, replay};
use shuffle::Gifts;
pub(crate) use standing::glance;
pub(crate) use study::{Key as AnalysisKey, analysis};
use talk::Talk;
use thought::Thought;
use vacancy::Vacancy;

/// Runs a table until nobody is there or the server ends.
pub(crate) async fn run(
    rooms: Arc<Rooms>,
    id: TableId,
    mut inbox: mpsc::Receiver<Command>,
    _place: Place,
) {
    let problem = match load::load(&rooms, &id).await {
        Ok(mut task) => {
            match task.run(&mut inbox).await {
                End::Retired => return,
                End::Moved(to) => {
                    task.connections.close_all(CloseReason::GoingAway);
                    if let Some(cluster) = rooms.cluster()
                        && let Err(why) = cluster.store.assign(&id, &to).await
                    {
                        tracing::warn!(table = id.hint(), %why, "it stays");
                    }
                }
                End::Stopped => task.connections.close_all(CloseReason::GoingAway),
                End::Lost => task.connections.close_all(CloseReason::Failed),
            }
            ProblemKind::TryAgain.into()
        }
        Err(problem) => problem,
    };
    rooms.forget(&id, &mut inbox);
    while let Some(command) = inbox.recv().await {
        command.turn_away(problem.clone());
    }
}

/// What a table is to its task.
struct TableTask {
    rooms: Arc<Rooms>,
    table: Table,
    setup: Setup,
    /// The game, once everybody has sat down.
    play: Option<Box<dyn Playing>>,
    journal: Journal,
    connections: Connections,
    presence: Presence,
    audience: Audience,
    /// What strangers are told.
    listing: Listing,
    rematch: Option<TableId>,
    talk: Talk,
    thought: Thought,
    /// What people have asked.
    advice: advice::Asked,
    vacancy: Vacancy,
    /// What was given for the next deal.
    gifts: Gifts,
    /// Whether what is kept is no longer what this task believes.
    is_lost: bool,
    /// Whether nobody can tell what is kept, because the store does not answer.
    is_unsure: bool,
    /// Where the table goes on, if it does so elsewhere.
    moves_to: Option<NodeId>,
}

/// How the task of a table ends.
#[derive(Clone, PartialEq, Eq)]
enum End {
    /// Nobody was there, and nobody can come to this task any more.
    Retired,
    /// The server ends.
    Stopped,
    /// The table goes on at another server.
    Moved(NodeId),
    /// What is kept is no longer what this task believes. Everybody has to come again, and the table
    /// is read anew.
    Lost,
}

/// A socket that waits for the answer to its request.
#[derive(Clone, Copy)]
struct Caller {
    connection: ConnectionId,
    asked: Asked,
}

impl TableTask {
    async fn run(&mut self, inbox: &mut mpsc::Receiver<Command>) -> End {
        let rooms = Arc::clone(&self.rooms);
        loop {
            let alarm = self.alarm();
            tokio::select! {
                // In this order, so that what is due is done before what is asked after it, and the
                // same happens every time.
                biased;
                () = rooms.shared.closing.cancelled() => return End::Stopped,
                () = ring(alarm) => self.wake().await,
                found = self.thought.found() => self.heed(found),
                found = self.advice.found() => self.tell_advice(found),
                command = inbox.recv() => match command {
                    Some(command) => self.answer(command).await,
                    None => return End::Stopped,
                },
            }
            if self.is_lost {
                return End::Lost;
            }
            if let Some(to) = self.moves_to.take() {
                return End::Moved(to);
            }
            self.see_who_is_gone().await;
            self.see_who_watches();
            self.ponder();
            self.show_in_lobby();
            if self.is_idle() && rooms.retire(&self.table.id, inbox) {
                return End::Retired;
            }
        }
    }

    fn shared(&self) -> &Shared {
        &self.rooms.shared
    }

    /// When this task next has something to do by itself.
    fn alarm(&self) -> Option<Instant> {
        let play = self.play.as_ref().filter(|_| !self.journal.is_damaged());
        let due = play.and_then(|play| play.wake_at());
        let wake = due.map(|due| self.shared().instant(self.journal.not_before(due)));
        self.vacancy
            .ends()
            .into_iter()
            .chain(wake)
            .chain(self.journal.rests().map(|until| self.shared().instant(until)))
            .chain(self.deal_at())
            .chain(self.presence.next())
            .chain(self.audience.next())
            .min()
    }

    /// When this table has something to do though nobody comes, if it has.
    fn due(&self) -> Option<referee::Millis> {
        let patience = self.shared().paces.patience(self.table.patience);
        let goes_on = patience.waiting == referee::Waiting::WhoPlays;
        self.play.as_ref().filter(|_| goes_on).and_then(|play| play.wake_at())
    }

    /// Keeps when that is, where something has changed besides lines.
    async fn keep_due(&mut self) {
        let Some(due) = self.due() else { return };
        let (store, first) = (&self.shared().store, self.journal.len());
        let keeping = store.append(&self.table.id, first, Vec::new(), Some(due));
        if let Err(why) = keeping.await {
            // The next line brings it.
            tracing::warn!(table = self.table.id.hint(), %why, "when it is due is not kept");
        }
    }

    /// Whether the table has been empty for long enough.
    fn is_idle(&mut self) -> bool {
        if self.connections.is_empty() {
            return self.vacancy.is_over(Instant::now());
        }
        self.vacancy.fill();
        false
    }

    async fn answer(&mut self, command: Command) {
        if self.is_unsure && !self.reassure().await {
            return self.put_off(command);
        }
        let now = self.shared().now();
        if let Some(play) = &mut self.play {
            play.look_at_clock(now);
        }
        // Whoever asked may have gone before the answer.
        match command {
            Command::Look { token, reply } => drop(reply.send(Ok(self.sight(token)))),
            Command::Glance { tokens, reply } => drop(reply.send(Ok(self.glimpse(&tokens)))),
            Command::Sit { token, arrival, fresh, reply } => {
                drop(reply.send(self.sit(token, arrival, fresh).await));
            }
            Command::Arrange { token, wish, reply } => {
                drop(reply.send(self.arrange(token, wish).await));
            }
            Command::Rematch { token, reply } => drop(reply.send(self.next_table(token))),
            Command::Join { token, outbox, reply } => {
                drop(reply.send(self.join(token, outbox).await));
            }
            Command::Ask { connection, request, lag } => self.ask(connection, request, lag).await,
            Command::Leave { connection } => self.connections.remove(connection),
            Command::Move { to } => match to {
                Some(to) => self.moves_to = Some(to),
                None => self.is_lost = true,
            },
        }
    }

    /// Lets happen what is due.
    async fn wake(&mut self) {
        if self.is_unsure && !self.reassure().await {
            return;
        }
        let now = self.shared().now();
        if let Some(play) = &mut self.play {
            let outcome = play.wake(now, &|viewer| self.connections.hear(viewer));
            self.settle(outcome, None).await;
        }
        self.deal_when_due().await;
        self.recover().await;
    }

    /// Answers a request of a socket.
    async fn ask(&mut self, connection: ConnectionId, request: Request, lag: Duration) {
        let now = self.shared().now();
        let Some(viewer) = self.connections.viewer(connection) else {
            return;
        };
        let Viewer::Seat(seat) = viewer else {
            return self.not_understood(connection, &request, "spectators do not play");
        };
        let asked = Asked { seat, id: request.id() };
        let caller = Caller { connection, asked };
        if let Request::Say { phrase, .. } = request {
            return self.speak(caller, phrase);
        }
        if let Request::Advise { version, .. } = request {
            return self.advise(caller, version);
        }
        if let Request::Give { round, gift, .. } = &request {
            return match Gift::from_hex(gift) {
                Some(gift) => self.receive(caller, *round, gift),
                None => self.not_understood(connection, &request, "a gift has 32 digits"),
            };
        }
        let Some(play) = &mut self.play else {
            let why = "play begins when everybody has sat down";
            return self.not_understood(connection, &request, why);
        };
        let has_gone_on = self.rematch.is_some() && matches!(request, Request::Again { .. });
        if self.journal.has_answered(asked) || has_gone_on {
            return self.reply(caller, Answer::Accepted);
        }
        let lag = referee::Millis(millis(lag));
        match play.ask(now, asked, &request, lag, &|viewer| self.connections.hear(viewer)) {
            Ok(outcome) => {
                self.settle(outcome, Some(caller)).await;
                if matches!(request, Request::Return { .. }) {
                    self.welcome_back(seat);
                }
            }
            Err(why) => self.not_understood(connection, &request, &why),
        }
    }

    /// Keeps what came of an input, and only then answers and tells.
    async fn settle(&mut self, outcome: Outcome, caller: Option<Caller>) {
        let Outcome { lines, answer, told, is_seating_new, is_again } = outcome;
        if !lines.is_empty() {
            let (first, due) = (self.journal.len(), self.due());
            let keeping = self.shared().store.append(&self.table.id, first, lines.clone(), due);
            let begun = Instant::now();
            if let Err(why) = keeping.await {
                return self.undo(&why, caller).await;
            }
            self.shared().metrics.kept(lines.len(), begun.elapsed());
            if self.journal.is_stalled() {
                tracing::info!(table = self.table.id.hint(), "it goes on");
            }
            self.journal.note(&lines);
        }
        if let (Some(answer), Some(caller)) = (answer, caller) {
            self.reply(caller, answer);
        }
        for (viewer, message) in told {
            self.connections.tell(viewer, &message);
        }
        if is_seating_new {
            self.tell_people();
        }
        if is_again {
            self.go_on().await;
        }
    }

    /// Makes the game anew from what is kept, so that what could not be kept did not happen. A store
    /// that fails for long is spoken of once.
    async fn undo(&mut self, why: &Unkept, caller: Option<Caller>) {
        self.shared().metrics.unkept.fetch_add(1, Relaxed);
        if let Unkept::Lost(why) = why {
            tracing::info!(table = self.table.id.hint(), why, "it is played elsewhere");
            self.is_lost = true;
            return;
        }
        if !self.journal.is_stalled() {
            tracing::error!(table = self.table.id.hint(), %why, "nothing can be kept");
            self.connections.tell_all(None, &Message::Stalled);
        }
        self.is_unsure = true;
        self.reassure().await;
        if let (Some(caller), false) = (caller, self.is_lost) {
            self.reply(caller, Answer::NotKept);
        }
    }

    /// Makes the game anew from what is kept, if that can be read, and says whether it is.
    async fn reassure(&mut self) -> bool {
        let stored = self.rooms.shared.store.load(&self.table.id).await;
        self.rest();
        if let Err(Unkept::Failed(_)) = stored {
            return false;
        }
        self.is_unsure = false;
        match self.made_anew(stored) {
            Ok(mut play) => {
                // Whoever was missed is not waited for again because a disk was full.
                for (seat, why) in self.missed() {
                    play.miss(seat, why);
                }
                self.play = Some(play);
            }
            Err(why) => {
                tracing::error!(table = self.table.id.hint(), %why, "it cannot be made anew");
                self.is_lost = true;
            }
        }
        !self.is_lost
    }

    /// Answers what cannot be done while nobody can tell what is kept.
    fn put_off(&mut self, command: Command) {
        match command {
            Command::Ask { connection, request, .. } => {
                let answer = Message::Answer { id: request.id(), answer: Answer::NotKept };
                self.connections.say(connection, &answer);
            }
            Command::Leave { connection } => self.connections.remove(connection),
            Command::Move { .. } => self.is_lost = true,
            other => other.turn_away(ProblemKind::NotKept.into()),
        }
    }

    /// The seats for which bots stand in, and why. That a seat is open is kept, or it is not.
    fn missed(&self) -> Vec<(Seat, Absence)> {
        let seating = |seat| Some(self.play.as_ref()?.seating(seat)).filter(|it| !it.is_open);
        let stand_in = |seat| seating(seat)?.stand_in.map(|why| (seat, why));
        self.table.sitters.iter().filter_map(|sitter| stand_in(sitter.seat)).collect()
    }

    /// The game as it is kept. Fails if that is not what was believed.
    fn made_anew(
        &self,
        stored: Result<Option<Stored>, Unkept>,
    ) -> Result<Box<dyn Playing>, String> {
        let stored = stored.map_err(|why| why.to_string())?;
        let Stored { lines, rematch, .. } = stored.ok_or("it is no longer there")?;
        if rematch != self.rematch {
            return Err("another table follows than was believed".to_owned());
        }
        match self.journal.len() {
            believed if believed == lines.len() => live::restore(
                self.shared(),
                &self.table,
                &self.setup,
                &lines,
                self.presence.there(),
            ),
            believed => Err(format!("{} lines are kept and not {believed}", lines.len())),
        }
    }

    fn reply(&mut self, caller: Caller, answer: Answer) {
        self.connections.say(caller.connection, &Message::Answer { id: caller.asked.id, answer });
    }

    fn not_understood(&mut self, connection: ConnectionId, request: &Request, why: &str) {
        let id = Some(request.id());
        self.connections.say(connection, &Message::NotUnderstood { id, why: why.to_owned() });
    }
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

/// Waits for a moment, or for ever.
async fn ring(alarm: Option<Instant>) {
    match alarm {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
