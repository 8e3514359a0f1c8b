//! The same people play again.

use table::Viewer;
use wire::{Begin, Message, TableInfo};

use super::TableTask;
use crate::handle::Next;
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::store::Table;
use crate::token::Digest;

impl TableTask {
    /// The table where the people of this one play again: made by the first who asks, found by
    /// the others. Everybody has the same seat there and proves it by the same token.
    pub(super) async fn next_table(&mut self, token: Option<Digest>) -> Result<Next, Problem> {
        let seat = self.seat_of(token).ok_or(ProblemKind::NotSeated)?;
        let id = match &self.rematch {
            Some(id) => id.clone(),
            None => self.make_next_table().await?,
        };
        let table = self.describe(Viewer::Seat(seat));
        Ok(Next { table: TableInfo { id: id.to_string(), ..table }, id })
    }

    async fn make_next_table(&mut self) -> Result<TableId, Problem> {
        if !self.play.as_ref().is_some_and(|play| play.is_match_over()) {
            return Err(ProblemKind::NotOver.into());
        }
        let id = TableId::drawn(&self.shared().random);
        let seed = self.shared().seeds.rematch(self.table.seed);
        // They have arranged themselves already.
        let next = Table { id: id.clone(), seed, begin: Begin::Full, ..self.table.clone() };
        self.shared().store.set_rematch(&self.table.id, next).await.map_err(|why| {
            tracing::error!("table {}: its rematch is not kept: {why}", self.table.id);
            ProblemKind::NotKept
        })?;
        self.rematch = Some(id.clone());
        self.connections.tell_all(None, &Message::Rematch { table: id.to_string() });
        Ok(id)
    }
}
