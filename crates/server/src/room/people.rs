//! Who sits at a table, and who is there.

use table::{Orders, Seat, Viewer};
use tokio::time::Instant;
use wire::{Arrival, Away, Begin, Clock, Device, KnownOrders, Message, Person, Sign, TableInfo};

use super::{TableTask, live};
use crate::close_reason::CloseReason;
use crate::handle::{By, ConnectionId, Outbox, Seated, Sight};
use crate::lessons;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Sitter, Stored, Table, Who};
use crate::token::Digest;

impl TableTask {
    /// The table and its people, for whoever shows a token or none.
    pub(super) fn sight(&self, token: Option<Digest>) -> Sight {
        Sight { table: self.describe(self.viewer(token)), people: self.people() }
    }

    /// What a token lets its bearer see.
    pub(super) fn viewer(&self, token: Option<Digest>) -> Viewer {
        seen_by(&self.table, token)
    }

    /// The seat that a token proves.
    pub(super) fn seat_of(&self, token: Option<Digest>) -> Option<Seat> {
        seat_of(&self.table, token)
    }

    /// The table as `viewer` is told of it.
    pub(super) fn describe(&self, viewer: Viewer) -> TableInfo {
        let rules = self.setup.rules();
        let options = rules.chosen().iter();
        TableInfo {
            id: self.table.id.to_string(),
            game: rules.name().to_owned(),
            seats: rules.seats(),
            teams: wire::sides(rules.seats(), rules.teams()),
            options: options.map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
            begun: self.play.is_some(),
            speed: self.table.speed,
            patience: self.table.patience,
            begin: self.table.begin,
            access: self.table.access,
            advice: self.table.advice,
            host: self.host().map(|seat| seat.to_string()),
            arranged: self.table.arranged,
            orders: KnownOrders::of(&rules.orders()).map(Box::new),
            lesson: lessons::labels(&self.table.header).unwrap_or_default(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat.to_string()),
                Viewer::Spectator => None,
            },
        }
    }

    fn people(&self) -> Vec<Person> {
        let seats = self.setup.rules().seats();
        let signs = signs(&self.table.sitters, seats);
        Seat::all(seats).zip(signs).map(|(seat, sign)| self.person(seat, sign)).collect()
    }

    fn person(&self, seat: Seat, sign: Option<Sign>) -> Person {
        let sitter = self.table.sitters.iter().find(|sitter| sitter.seat == seat);
        let bot = sitter.and_then(|sitter| match sitter.who {
            Who::Person(_) => None,
            Who::Bot(level) => Some(level.name().to_owned()),
        });
        let seating = self.play.as_ref().map(|play| play.seating(seat));
        Person {
            seat: seat.to_string(),
            name: sitter.map(|sitter| sitter.name.clone()),
            bot,
            present: self.presence.there().has(seat),
            away: seating.and_then(|seating| seating.stand_in).map(Away::from),
            grace: seating.and_then(|seating| seating.grace).map(Clock::of),
            free_in: seating.and_then(|seating| seating.free_in).map(Clock::of),
            open: seating.is_some_and(|seating| seating.is_open),
            // Whoever was ready has gone on by now.
            ready: self.rematch.is_none() && seating.is_some_and(|seating| seating.is_ready),
            orders: seating
                .map(|seating| seating.orders)
                .filter(|orders| *orders != Orders::default())
                .map(wire::Orders::from),
            sign,
            wins: sitter.map_or(0, |sitter| sitter.wins),
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_people(&mut self) {
        let turn = self.play.as_ref().and_then(|play| play.turn_clock()).map(Clock::of);
        let (people, watching) = (self.people(), self.audience.count());
        let message = Message::People { people, watching, turn, round: self.round() };
        self.connections.tell_all(None, &message);
    }

    /// The clock of the next round, or of another game.
    fn round(&self) -> Option<Clock> {
        let play = self.play.as_ref().filter(|_| self.rematch.is_none());
        play.and_then(|play| play.countdown()).map(Clock::of)
    }

    /// Somebody is there; the others are told, and a bot that stood in stops.
    async fn come(&mut self, seat: Seat) {
        if !self.presence.come(seat) {
            return;
        }
        let now = self.shared().now();
        match &mut self.play {
            Some(play) => {
                let outcome = play.came(now, seat, &|viewer| self.connections.hear(viewer));
                self.settle(outcome, None).await;
            }
            None => self.tell_people(),
        }
    }

    /// Notices who is gone. Whoever is too slow to be told is gone, too.
    pub(super) async fn see_who_is_gone(&mut self) {
        for seat in self.presence.see(self.connections.present(), Instant::now()) {
            let now = self.shared().now();
            match &mut self.play {
                Some(play) => {
                    let outcome = play.went(now, seat, &|viewer| self.connections.hear(viewer));
                    self.settle(outcome, None).await;
                }
                None => self.tell_people(),
            }
        }
    }

    /// Counts who watches, and tells everybody when that has changed.
    pub(super) fn see_who_watches(&mut self) {
        let watching = self.connections.with(Viewer::Spectator).count();
        let watching = u32::try_from(watching).expect("as many as a table may have");
        if self.audience.see(watching, Instant::now()) {
            self.tell_people();
        }
    }

    /// Gives somebody a seat. Whoever has one keeps it.
    pub(super) async fn sit(
        &mut self,
        token: Option<Digest>,
        arrival: Arrival,
        fresh: Digest,
    ) -> Result<Seated, Problem> {
        if let Some(seat) = self.seat_of(token) {
            return Ok(Seated { table: self.describe(Viewer::Seat(seat)), by: By::Known });
        }
        let seat = self.free_seat(arrival.seat.as_deref())?;
        let others = self.table.sitters.iter().filter(|other| other.seat != seat);
        let others: Vec<&str> = others.map(|other| other.name.as_str()).collect();
        let name = names::unlike(&arrival.name, &others, self.shared().limits.name);
        let sitter = Sitter::person(seat, name, fresh, arrival.sign);
        if arrival.device == Device::Own {
            self.audience.seat();
        }
        if self.play.is_some() {
            self.take_over(sitter).await?;
            return Ok(Seated { table: self.describe(Viewer::Seat(seat)), by: By::Fresh });
        }
        let taking = self.shared().store.take_seat(&self.table.id, sitter.clone());
        if let Err(why) = taking.await {
            let sits = |found: &Stored| found.table.sitters.contains(&sitter);
            self.doubt("a seat", &why, |found| found.is_some_and(sits)).await?;
        }
        self.table.sitters.push(sitter);
        self.table.sitters.sort_by_key(|sitter| sitter.seat);
        self.tell_people();
        if self.table.begin == Begin::Full {
            self.begin().await;
        }
        Ok(Seated { table: self.describe(Viewer::Seat(seat)), by: By::Fresh })
    }

    /// The seat that is asked for, or the first free one.
    fn free_seat(&self, letter: Option<&str>) -> Result<Seat, Problem> {
        let is_free = |seat: Seat| match &self.play {
            Some(play) => play.seating(seat).is_open,
            None => self.table.sitters.iter().all(|sitter| sitter.seat != seat),
        };
        let seats = self.setup.rules().seats();
        let Some(letter) = letter else {
            return Seat::all(seats)
                .find(|&seat| is_free(seat))
                .ok_or(ProblemKind::NoFreeSeat.into());
        };
        let seat = Seat::from_letter(letter).filter(|seat| seat.0 < seats);
        let seat =
            seat.ok_or_else(|| ProblemKind::BadRequest.because("the table has no such seat"))?;
        if is_free(seat) { Ok(seat) } else { Err(ProblemKind::SeatTaken.into()) }
    }

    /// Begins to play if everybody has sat down.
    pub(super) async fn begin(&mut self) {
        if self.table.sitters.len() < usize::from(self.setup.rules().seats()) {
            return;
        }
        let there = self.presence.there();
        let play = live::restore(self.shared(), &self.table, &self.setup, &[], there);
        self.play = Some(play.expect("no line that could not be replayed"));
        self.wake().await;
    }

    /// Lets a socket in and tells it everything.
    pub(super) async fn join(
        &mut self,
        token: Option<Digest>,
        outbox: Outbox,
    ) -> Result<ConnectionId, Problem> {
        let viewer = self.viewer(token);
        let limits = &self.rooms.shared.limits;
        let count = self.connections.with(viewer).count();
        match viewer {
            Viewer::Spectator if count >= limits.spectators => {
                return Err(ProblemKind::TooManySockets.into());
            }
            Viewer::Seat(_) if count >= limits.tabs => {
                // Sockets that died without a word must not keep their person out.
                let oldest: Vec<ConnectionId> = self.connections.with(viewer).take(1).collect();
                for connection in oldest {
                    self.connections.part(connection, CloseReason::Replaced);
                }
            }
            Viewer::Spectator | Viewer::Seat(_) => {}
        }
        // Moves the clocks to the present, so that the welcome shows what is left of them.
        self.wake().await;
        if let Viewer::Seat(seat) = viewer {
            self.come(seat).await;
        }
        if self.is_lost {
            // What this task believes is not what is kept, so it welcomes nobody to it.
            return Err(ProblemKind::TryAgain.into());
        }
        let connection = self.connections.add(viewer, token, outbox);
        let welcome = self.welcome(viewer);
        self.connections.say(connection, &welcome);
        if let Some(pledge) = self.pledge() {
            self.connections.say(connection, &pledge);
        }
        if self.journal.is_damaged() {
            self.connections.say(connection, &Message::Damaged);
        } else if self.journal.is_stalled() {
            self.connections.say(connection, &Message::Stalled);
        }
        if let Some(next) = &self.rematch {
            self.connections.say(connection, &Message::Rematch { table: next.to_string() });
        }
        Ok(connection)
    }

    /// Tells everybody the table anew, each by the seat that they have now.
    pub(super) fn welcome_all(&mut self) {
        let table = &self.table;
        self.connections.look_again(|token| seen_by(table, token));
        self.presence.move_to(self.connections.present());
        for (connection, viewer) in self.connections.all() {
            let welcome = self.welcome(viewer);
            self.connections.say(connection, &welcome);
        }
    }

    /// Tells whoever plays again what they can do: in an open window a bot may have passed for them, and
    /// nobody was told. Nobody is welcomed to what may not be kept.
    pub(super) fn welcome_back(&mut self, seat: Seat) {
        if self.is_in_doubt() {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let welcome = self.welcome(viewer);
        self.connections.tell(viewer, &welcome);
    }

    pub(super) fn welcome(&self, viewer: Viewer) -> Message {
        let play = self.play.as_ref();
        Message::Welcome {
            table: self.describe(viewer),
            people: self.people(),
            watching: self.audience.count(),
            round: self.round(),
            log: play.map(|play| play.so_far(viewer)).unwrap_or_default(),
            news: play.map(|play| Box::new(play.news(viewer))),
        }
    }
}

/// The seat that a token proves at a table.
fn seat_of(table: &Table, token: Option<Digest>) -> Option<Seat> {
    let who = Who::Person(token?);
    table.sitters.iter().find(|sitter| sitter.who == who).map(|sitter| sitter.seat)
}

/// What a token lets its bearer see of a table.
pub(super) fn seen_by(table: &Table, token: Option<Digest>) -> Viewer {
    seat_of(table, token).map_or(Viewer::Spectator, Viewer::Seat)
}

/// The sign of each seat, where it is another than the seat always has.
pub(super) fn signs(sitters: &[Sitter], seats: u8) -> Vec<Option<Sign>> {
    let chosen = |seat: Seat| sitters.iter().find(|sitter| sitter.seat == seat)?.sign;
    let chosen: Vec<_> = Seat::all(seats).map(chosen).collect();
    let shared = Sign::shared_out(&chosen).into_iter().zip(Sign::ALL);
    shared.map(|(sign, own)| Some(sign).filter(|sign| *sign != own)).collect()
}
