//! The same people play again.

use referee::Said;
use table::{Seat, Viewer};
use wire::{Begin, Message, TableInfo};

use super::{TableTask, said};
use crate::handle::Next;
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Line, Pending, Stored, Table, Who};
use crate::token::Digest;

impl TableTask {
    /// The table where the people of this one play again. Everybody has the same seat there and proves
    /// it by the same token.
    pub(super) fn next_table(&self, token: Option<Digest>) -> Result<Next, Problem> {
        let seat = self.seat_of(token).ok_or(ProblemKind::NotSeated)?;
        let is_over = self.play.as_ref().is_some_and(|play| play.is_match_over());
        let not_yet = if is_over { ProblemKind::NotReady } else { ProblemKind::NotOver };
        let id = self.rematch.clone().ok_or(not_yet)?;
        let table = self.describe(Viewer::Seat(seat));
        Ok(Next { table: TableInfo { id: id.to_string(), ..table }, id })
    }

    /// Those who are ready go on to another table, which is made now and never again. Where it cannot
    /// be kept they are still ready, and it is tried again.
    pub(super) async fn go_on(&mut self) {
        if self.rematch.is_some() {
            return;
        }
        let (id, keeping) = self.make_next_table();
        if let Err(why) = keeping.await {
            let follows = |found: &Stored| found.rematch.as_ref() == Some(&id);
            let is_kept = self.doubt("its rematch", &why, |found| found.is_some_and(follows)).await;
            match is_kept {
                Ok(()) => {}
                Err(_) if self.is_lost => return,
                Err(_) => return self.undo(&why, None).await,
            }
        }
        let table = id.to_string();
        self.rematch = Some(id);
        self.journal.note(&[]);
        self.connections.tell_all(None, &Message::Rematch { table });
        self.tell_people();
    }

    /// The next table, and the promise to keep it.
    fn make_next_table(&self) -> (TableId, Pending<()>) {
        let id = TableId::drawn(&self.shared().random);
        let seed = self.shared().seeds.rematch(self.table.seed);
        // They have arranged themselves already.
        let shuffle = self.shared().shuffle();
        let mut next =
            Table { id: id.clone(), seed, begin: Begin::Full, shuffle, ..self.table.clone() };
        let winners = self.play.as_ref().and_then(|play| play.match_winners());
        for sitter in &mut next.sitters {
            sitter.wins += u32::from(winners.is_some_and(|seats| seats.has(sitter.seat)));
        }
        (id, self.shared().store.set_rematch(&self.table.id, next, self.latecomers()))
    }

    /// The lines by which bots play for those who are not ready, until they come. Seats that are open
    /// stay so.
    fn latecomers(&self) -> Vec<Line> {
        let is_late =
            |seat: &Seat| !self.play.as_ref().is_some_and(|play| play.seating(*seat).is_ready);
        let sitters = self.table.sitters.iter();
        let persons = sitters.filter(|sitter| matches!(sitter.who, Who::Person(_)));
        let late = persons.map(|sitter| sitter.seat).filter(is_late);
        late.flat_map(|seat| {
            let is_open = self.play.as_ref().is_some_and(|play| play.seating(seat).is_open);
            let open = is_open.then(|| said::line(seat, Said::Free));
            std::iter::once(said::line(seat, Said::Late)).chain(open)
        })
        .collect()
    }
}
