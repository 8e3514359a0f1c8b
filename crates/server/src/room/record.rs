//! What is shown of a game: the rounds that are over.

use std::sync::Arc;

use super::load;
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::promise;
use crate::rooms::Rooms;
use crate::store::{Line, Sitter};

/// The rounds of a table that are over, and who sits there.
pub(super) struct Shown {
    /// The record of those rounds.
    pub(super) record: String,
    /// Nobody, where only the record is kept.
    pub(super) sitters: Vec<Sitter>,
}

/// The record of the rounds of a table that are over. It does not come alive by that.
pub(crate) async fn record(rooms: &Arc<Rooms>, id: &TableId) -> Result<String, Problem> {
    shown(rooms, id).await.map(|shown| shown.record)
}

/// What is shown of a table, which does not come alive by that.
pub(super) async fn shown(rooms: &Arc<Rooms>, id: &TableId) -> Result<Shown, Problem> {
    let _one_of_few = rooms.readings.acquire().await.map_err(|_| ProblemKind::TryAgain)?;
    let stored = match load::read(rooms, id).await {
        Err(problem) if problem.kind == ProblemKind::UnknownTable => {
            let record = archived(rooms, id).await?.ok_or(problem)?;
            return Ok(Shown { record, sitters: Vec::new() });
        }
        stored => stored?,
    };
    let lines = stored.lines.clone();
    let task = load::replay(rooms, stored).map_err(|_| ProblemKind::BrokenTable)?;
    let is_round_over = task.play.as_ref().is_some_and(|play| play.is_round_over());
    let shown = if is_round_over { &lines[..] } else { before_last_round(&lines) };
    if shown.is_empty() {
        return Err(ProblemKind::NotOver.into());
    }
    Ok(Shown { record: promise::record(&task.table, shown), sitters: task.table.sitters })
}

/// The record that is kept in the place of a table.
async fn archived(rooms: &Arc<Rooms>, id: &TableId) -> Result<Option<String>, Problem> {
    rooms.shared.store.archived(id).await.map_err(|why| {
        tracing::error!(table = id.hint(), %why, "its record cannot be read");
        ProblemKind::NotKept.into()
    })
}

/// The lines before the one that began the last round.
fn before_last_round(lines: &[Line]) -> &[Line] {
    let last = lines.iter().rposition(|line| line.text == notation::NEXT_ROUND);
    &lines[..last.unwrap_or(0)]
}
