//! Seats that nobody came back to, while the game goes on.

use table::{Seat, Viewer};

use super::people::seen_by;
use super::{Outcome, TableTask};
use crate::problem::{Problem, ProblemKind};
use crate::store::{Sitter, Table};

impl TableTask {
    /// Opens a seat that a bot plays for somebody who had time enough to come back. One that is open
    /// already stays so.
    pub(super) async fn vacate(&mut self, seat: Seat) -> Result<(), Problem> {
        let now = self.shared().now();
        let Some(play) = &mut self.play else { return Ok(()) };
        let outcome = play.free(now, seat, &|viewer| self.connections.hear(viewer));
        let (is_new, kept) = (!outcome.lines.is_empty(), self.journal.len());
        self.settle(outcome, None).await;
        match &self.play {
            _ if is_new && self.journal.len() == kept => Err(ProblemKind::NotKept.into()),
            Some(play) if play.seating(seat).is_open => Ok(()),
            _ => Err(ProblemKind::NotAway.into()),
        }
    }

    /// Somebody sits down at an open seat in the place of whoever had it, who sees from now on what
    /// everybody sees.
    pub(super) async fn take_over(&mut self, sitter: Sitter) -> Result<(), Problem> {
        let (now, seat) = (self.shared().now(), sitter.seat);
        let table = self.table_with(sitter.clone());
        let Some(play) = &mut self.play else { return Err(ProblemKind::NoFreeSeat.into()) };
        let outcome = play.sit(now, seat, &|viewer| self.connections.hear(viewer));
        let Outcome { lines, .. } = &outcome;
        let keeping =
            self.shared().store.give_seat(&table, sitter, self.journal.len(), lines.clone());
        if let Err(why) = keeping.await {
            self.undo(&why, None).await;
            return Err(ProblemKind::NotKept.into());
        }
        self.journal.note(lines);
        self.table = table;
        self.presence.lose(seat);
        self.send_to_the_stands();
        self.settle(Outcome { lines: Vec::new(), ..outcome }, None).await;
        self.keep_due().await;
        self.tell_people();
        Ok(())
    }

    /// The table with somebody else at a seat. If it was the host's, whoever acts as host remains it.
    fn table_with(&self, sitter: Sitter) -> Table {
        let mut table = self.table.clone();
        if let Some(host) = self.host().filter(|_| table.host == sitter.seat) {
            table.host = host;
        }
        table.sitters.retain(|other| other.seat != sitter.seat);
        table.sitters.push(sitter);
        table.sitters.sort_by_key(|sitter| sitter.seat);
        table
    }

    /// Welcomes those anew who have lost their seat.
    fn send_to_the_stands(&mut self) {
        let before = self.connections.all();
        let table = &self.table;
        self.connections.look_again(|token| seen_by(table, token));
        for (connection, was) in before {
            let viewer = self.connections.viewer(connection);
            if viewer.is_some_and(|viewer| viewer != was) {
                let welcome = self.welcome(Viewer::Spectator);
                self.connections.say(connection, &welcome);
            }
        }
    }
}
