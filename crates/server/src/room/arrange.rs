//! Before play begins: the host seats robots, changes seats and options, begins, or closes the table;
//! everybody may get up, or take a free seat instead of their own.
//! Afterwards only seats are freed that nobody came back to.
//!
//! The host is whoever made the table; while that person is not there, it is the first one who is, so
//! that nobody waits for a host who left.

use bots::Level;
use families::Setup;
use notation::header_text;
use table::Seat;
use wire::{Arrangement, Order, TableInfo};

use super::{TableTask, load};
use crate::close_reason::CloseReason;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Sitter, Stored, Table, Who};
use crate::token::Digest;
use crate::wishes;

impl TableTask {
    /// Whose word counts before play begins.
    pub(super) fn host(&self) -> Option<Seat> {
        let is_person = |sitter: &&Sitter| matches!(sitter.who, Who::Person(_));
        let persons = self.table.sitters.iter().filter(is_person).map(|sitter| sitter.seat);
        let there = self.presence.there();
        let maker = Some(self.table.host).filter(|&seat| there.has(seat));
        maker.or_else(|| persons.clone().find(|&seat| there.has(seat))).or(Some(self.table.host))
    }

    /// Does what the host wants, or what guests want for themselves.
    pub(super) async fn arrange(
        &mut self,
        token: Option<Digest>,
        wish: Arrangement,
    ) -> Result<TableInfo, Problem> {
        let seat = self.seat_of(token).ok_or(ProblemKind::NotSeated)?;
        let is_host = self.host() == Some(seat);
        if self.play.is_some() {
            let Order::Free { seat } = wish.order else {
                return Err(ProblemKind::AlreadyBegun.into());
            };
            if !is_host {
                return Err(ProblemKind::NotHost.into());
            }
            self.vacate(read_seat(self.setup.rules().seats(), &seat)?).await?;
            return Ok(self.describe(self.viewer(token)));
        }
        if !is_host {
            concerns_oneself(&self.table, seat, &wish.order)?;
        }
        if wish.arranged != self.table.arranged {
            return Err(ProblemKind::Rearranged.into());
        }
        let table = ordered(&self.table, &self.setup, &wish.order)?;
        match wish.order {
            Order::Close => self.close().await?,
            Order::Begin => {
                self.rearrange(table).await?;
                self.begin().await;
            }
            Order::Robot { .. }
            | Order::Free { .. }
            | Order::Swap { .. }
            | Order::Play { .. }
            | Order::Pace { .. }
            | Order::Access { .. } => {
                self.rearrange(table).await?;
            }
        }
        Ok(self.describe(self.viewer(token)))
    }

    /// Keeps another arrangement, and tells everybody the table anew.
    async fn rearrange(&mut self, table: Table) -> Result<(), Problem> {
        let setup = load::setup(self.shared(), &table)
            .map_err(|what| ProblemKind::BadTable.because(what))?;
        let table = Table { arranged: self.table.arranged + 1, ..table };
        let keeping = self.shared().store.rearrange(table.clone());
        if let Err(why) = keeping.await {
            let is_kept = |found: Option<&Stored>| found.is_some_and(|found| found.table == table);
            self.doubt("its arrangement", &why, is_kept).await?;
        }
        let stays = |sitter: &Sitter| table.sitters.contains(sitter);
        let is_same = table.header == self.table.header && self.table.sitters.iter().all(stays);
        (self.table, self.setup) = (table, setup);
        self.welcome_all();
        if !is_same {
            self.promise_anew();
        }
        Ok(())
    }

    /// Sends everybody away from a table that nobody will play at.
    async fn close(&mut self) -> Result<(), Problem> {
        let removing = self.shared().store.remove(&self.table.id);
        if let Err(why) = removing.await {
            self.doubt("that it is closed", &why, |found| found.is_none()).await?;
        }
        self.connections.close_all(CloseReason::Closed);
        self.is_lost = true;
        Ok(())
    }
}

/// Guests get up, or take a free seat instead of their own; the rest is the host's to say.
fn concerns_oneself(table: &Table, own: Seat, order: &Order) -> Result<(), ProblemKind> {
    let is_own = |letter: &str| Seat::from_letter(letter) == Some(own);
    let is_taken =
        |letter: &str| table.sitters.iter().any(|sitter| sitter.seat.to_string() == letter);
    match order {
        Order::Free { seat } if is_own(seat) => Ok(()),
        Order::Swap { seat, with } if is_own(seat) && is_taken(with) => Err(ProblemKind::SeatTaken),
        Order::Swap { seat, .. } if is_own(seat) => Ok(()),
        Order::Robot { .. }
        | Order::Free { .. }
        | Order::Swap { .. }
        | Order::Play { .. }
        | Order::Pace { .. }
        | Order::Access { .. }
        | Order::Begin
        | Order::Close => Err(ProblemKind::NotHost),
    }
}

/// The table as the host orders it.
fn ordered(table: &Table, setup: &Setup, order: &Order) -> Result<Table, Problem> {
    let seats = setup.rules().seats();
    let mut table = table.clone();
    match order {
        Order::Robot { seat, level } => {
            let seat = guest(&table, seats, seat)?;
            let level = Level::find(level);
            let level = level.ok_or_else(|| ProblemKind::BadTable.because("no bot plays so"))?;
            table.sitters.retain(|sitter| sitter.seat != seat);
            seat_robot(&mut table, seat, level);
        }
        Order::Free { seat } => {
            let seat = guest(&table, seats, seat)?;
            table.sitters.retain(|sitter| sitter.seat != seat);
        }
        Order::Swap { seat, with } => {
            let (one, other) = (read_seat(seats, seat)?, read_seat(seats, with)?);
            swap(&mut table, one, other);
        }
        Order::Play { seats, options } => {
            let game = setup.rules().name();
            let setup = wishes::setup(game, *seats, options)?;
            table.header = header_text(setup.rules());
            resize(&mut table, *seats)?;
        }
        Order::Pace { speed, patience } => (table.speed, table.patience) = (*speed, *patience),
        Order::Access { access } => table.access = *access,
        Order::Begin => {
            let level = table.stand_in();
            for seat in Seat::all(seats) {
                if table.sitters.iter().all(|sitter| sitter.seat != seat) {
                    seat_robot(&mut table, seat, level);
                }
            }
        }
        Order::Close => {}
    }
    table.sitters.sort_by_key(|sitter| sitter.seat);
    Ok(table)
}

fn read_seat(seats: u8, letter: &str) -> Result<Seat, Problem> {
    let seat = Seat::from_letter(letter).filter(|seat| seat.0 < seats);
    seat.ok_or_else(|| ProblemKind::BadRequest.because("the table has no such seat"))
}

/// A seat that is not the host's own: nobody sends themselves away.
fn guest(table: &Table, seats: u8, letter: &str) -> Result<Seat, Problem> {
    let seat = read_seat(seats, letter)?;
    if seat == table.host {
        return Err(ProblemKind::BadRequest.because("a host stays, or closes the table"));
    }
    Ok(seat)
}

fn seat_robot(table: &mut Table, seat: Seat, level: Level) {
    let taken: Vec<&str> = table.sitters.iter().map(|sitter| sitter.name.as_str()).collect();
    let name = names::of_bot(seat, &taken);
    table.sitters.push(Sitter::bot(seat, name, level));
}

fn swap(table: &mut Table, one: Seat, other: Seat) {
    let moved = |seat: Seat| match seat {
        _ if seat == one => other,
        _ if seat == other => one,
        _ => seat,
    };
    for sitter in &mut table.sitters {
        sitter.seat = moved(sitter.seat);
    }
    table.host = moved(table.host);
}

/// Everybody has a seat at a table of another size; robots go first where there are too few.
fn resize(table: &mut Table, seats: u8) -> Result<(), Problem> {
    while table.sitters.len() > usize::from(seats) {
        let is_bot = |sitter: &Sitter| matches!(sitter.who, Who::Bot(_));
        let last = table.sitters.iter().rposition(is_bot);
        let last = last.ok_or_else(|| ProblemKind::BadTable.because("more people than seats"))?;
        table.sitters.remove(last);
    }
    for at in 0..table.sitters.len() {
        let beside = table.sitters[at].seat;
        if beside.0 < seats {
            continue;
        }
        let is_free = |seat: &Seat| table.sitters.iter().all(|sitter| sitter.seat != *seat);
        let free = Seat::all(seats).find(is_free).expect("no more sitters than seats");
        swap(table, beside, free);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use wire::{Access, Advice, Begin, Patience, Speed};

    use super::*;
    use crate::id::TableId;
    use crate::token::Token;

    /// A table of Rush: `P` is a person, `R` a robot, `.` a free seat.
    fn table(sitters: &str) -> (Table, Setup) {
        let seats = u8::try_from(sitters.len()).unwrap();
        let setup = Setup::of("rush", seats, &[]).unwrap();
        let sitter = |(seat, kind): (Seat, char)| {
            let name = format!("{kind}{seat}");
            match kind {
                'P' => Some(Sitter::person(seat, name, Token::random().digest(), None)),
                'R' => Some(Sitter::bot(seat, name, Level::Steady)),
                _ => None,
            }
        };
        let table = Table {
            id: TableId::random(),
            header: header_text(setup.rules()),
            speed: Speed::Normal,
            patience: Patience::Normal,
            seed: crate::random::seed(),
            begin: Begin::Host,
            access: Access::Link,
            advice: Advice::Alone,
            shuffle: crate::store::Shuffle::Plain,
            host: Seat(0),
            arranged: 3,
            sitters: Seat::all(seats).zip(sitters.chars()).filter_map(sitter).collect(),
        };
        (table, setup)
    }

    fn names(table: &Table) -> Vec<(u8, &str)> {
        table.sitters.iter().map(|sitter| (sitter.seat.0, sitter.name.as_str())).collect()
    }

    fn after(sitters: &str, order: &Order) -> Result<Table, Problem> {
        let (table, setup) = table(sitters);
        ordered(&table, &setup, order)
    }

    #[test]
    fn robots_fill_the_free_seats_when_play_begins() {
        let begun = after("P.P.", &Order::Begin).unwrap();
        assert_eq!(names(&begun), [(0, "PA"), (1, "Bucéphale"), (2, "PC"), (3, "Rossinante")]);
    }

    #[test]
    fn seats_change_places_and_the_host_with_them() {
        let swapped = after("PPR.", &Order::Swap { seat: "A".into(), with: "D".into() }).unwrap();
        assert_eq!(names(&swapped), [(1, "PB"), (2, "RC"), (3, "PA")]);
        assert_eq!(swapped.host, Seat(3));
    }

    #[test]
    fn robots_hurry_and_people_take_their_time_as_the_host_says() {
        let pace = Order::Pace { speed: Speed::Fast, patience: Patience::Day };
        let paced = after("PR", &pace).unwrap();
        assert_eq!((paced.speed, paced.patience), (Speed::Fast, Patience::Day));
        assert_eq!(names(&paced), [(0, "PA"), (1, "RB")]);
    }

    #[test]
    fn a_seat_is_given_to_a_robot_or_to_nobody_but_never_the_hosts() {
        let robot = |seat: &str| Order::Robot { seat: seat.into(), level: "random".into() };
        assert_eq!(names(&after("PP", &robot("B")).unwrap()), [(0, "PA"), (1, "Bucéphale")]);
        assert_eq!(names(&after("PR", &Order::Free { seat: "B".into() }).unwrap()), [(0, "PA")]);
        for order in [robot("A"), Order::Free { seat: "A".into() }, robot("C"), robot("?")] {
            assert_eq!(after("PR", &order).unwrap_err().kind, ProblemKind::BadRequest, "{order:?}");
        }
    }

    #[test]
    fn guests_get_up_or_take_a_free_seat_and_nothing_more() {
        let (table, _) = table("PPR.");
        let may = |order: &Order| concerns_oneself(&table, Seat(1), order);
        let swap = |seat: &str, with: &str| Order::Swap { seat: seat.into(), with: with.into() };
        let free = |seat: &str| Order::Free { seat: seat.into() };
        assert_eq!(may(&free("B")), Ok(()));
        assert_eq!(may(&swap("B", "D")), Ok(()));
        assert_eq!(may(&swap("B", "A")), Err(ProblemKind::SeatTaken));
        assert_eq!(may(&swap("B", "C")), Err(ProblemKind::SeatTaken));
        let robot = Order::Robot { seat: "B".into(), level: "random".into() };
        let play = Order::Play { seats: 2, options: [].into() };
        let pace = Order::Pace { speed: Speed::Fast, patience: Patience::Endless };
        for order in [
            pace,
            free("A"),
            free("D"),
            swap("A", "D"),
            swap("D", "B"),
            robot,
            play,
            Order::Begin,
            Order::Close,
        ] {
            assert_eq!(may(&order), Err(ProblemKind::NotHost), "{order:?}");
        }
    }

    #[test]
    fn everybody_has_a_seat_at_a_smaller_table_or_it_is_refused() {
        let play = |seats| Order::Play { seats, options: [].into() };
        assert_eq!(names(&after("PRRP", &play(3)).unwrap()), [(0, "PA"), (1, "RB"), (2, "PD")]);
        assert_eq!(names(&after("P..P", &play(2)).unwrap()), [(0, "PA"), (1, "PD")]);
        assert_eq!(after("PPP", &play(2)).unwrap_err().kind, ProblemKind::BadTable);
        assert_eq!(after("PP", &play(9)).unwrap_err().kind, ProblemKind::BadTable);
    }
}
