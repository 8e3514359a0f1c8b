//! Tables that nobody comes back to make room: their records are kept instead, for longer.
//!
//! Time is that of the house, which stands still while no server runs: a server that was down for a year
//! finds everything as it was.

use std::sync::Arc;
use std::time::Duration;

use referee::Millis;
use tokio::time::sleep;

use super::{load, millis};
use crate::id::TableId;
use crate::limits::Limits;
use crate::problem::ProblemKind;
use crate::rooms::Rooms;
use crate::store::{Claim, Stored, Unkept};

/// How many tables are looked at in one go, so that nobody waits long for the store.
const TOGETHER: u32 = 256;

/// What became of a table that nothing happens at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Nothing was ever played there.
    Unplayed,
    /// Its match is over.
    Finished,
    /// Its match is not over.
    Abandoned,
}

impl Fate {
    /// How long such a table stays.
    fn stays(self, limits: &Limits) -> Duration {
        match self {
            Fate::Unplayed => limits.unplayed,
            Fate::Finished => limits.finished,
            Fate::Abandoned => limits.abandoned,
        }
    }
}

/// Archives tables until the server ends.
pub(crate) async fn run(rooms: Arc<Rooms>) {
    loop {
        tokio::select! {
            () = rooms.shared.closing.cancelled() => return,
            () = sleep(rooms.shared.limits.sweep) => {}
        }
        if let Err(why) = sweep(&rooms).await {
            tracing::warn!(%why, "nothing is archived");
        }
    }
}

/// Looks at every table once.
async fn sweep(rooms: &Arc<Rooms>) -> Result<(), Unkept> {
    let (shared, mut after) = (&rooms.shared, None);
    loop {
        let ages = shared.store.ages(after, TOGETHER).await?;
        let Some((last, _)) = ages.last() else { break };
        after = Some(last.clone());
        for (id, since) in ages {
            let quiet = Millis(shared.now().0.saturating_sub(since.0));
            if !is_old(quiet, &shared.limits) {
                continue;
            }
            // Nobody can come back to a table while it is put away.
            let Some(mut inbox) = rooms.reserve(&id) else { continue };
            let put_away = match shared.store.claim(&id).await {
                Ok(Claim::Ours) => put_away(rooms, &id, quiet).await,
                // Whoever has it looks at it.
                Ok(Claim::Theirs(_) | Claim::Nowhere) => Ok(()),
                Err(why) => Err(why),
            };
            rooms.forget(&id, &mut inbox);
            put_away?;
        }
    }
    let kept = Millis(millis(shared.limits.archived));
    let before = Millis(shared.now().0.saturating_sub(kept.0));
    shared.store.forget(before).await
}

/// Whether a table that was quiet for so long could be one that goes, whatever became of it.
fn is_old(quiet: Millis, limits: &Limits) -> bool {
    let fates = [Fate::Unplayed, Fate::Finished, Fate::Abandoned];
    fates.iter().any(|fate| quiet.0 >= millis(fate.stays(limits)))
}

/// Archives a table if its time is over. One that is damaged stays for those who may mend it.
async fn put_away(rooms: &Arc<Rooms>, id: &TableId, quiet: Millis) -> Result<(), Unkept> {
    let Ok(_one_of_few) = rooms.readings.acquire().await else { return Ok(()) };
    let stored = match rooms.shared.store.load(id).await {
        Ok(Some(stored)) if stored.damage.is_none() => stored,
        Ok(_) | Err(Unkept::Broken(_)) => return Ok(()),
        Err(why) => return Err(why),
    };
    let Ok(fate) = fate(rooms, &stored) else { return Ok(()) };
    if quiet.0 < millis(fate.stays(&rooms.shared.limits)) {
        return Ok(());
    }
    // Of an abandoned table everything is shown, the deal that nobody played to its end included.
    let record = (fate != Fate::Unplayed).then(|| stored.record());
    let lines = stored.lines.len();
    rooms.shared.store.archive(id, lines, record).await?;
    tracing::info!(table = %id.hint(), ?fate, lines, "archived");
    Ok(())
}

fn fate(rooms: &Arc<Rooms>, stored: &Stored) -> Result<Fate, ProblemKind> {
    let task = load::replay(rooms, stored.clone()).map_err(|_| ProblemKind::BrokenTable)?;
    Ok(match &task.play {
        _ if stored.lines.is_empty() => Fate::Unplayed,
        None => Fate::Unplayed,
        Some(play) if play.is_match_over() => Fate::Finished,
        Some(_) => Fate::Abandoned,
    })
}
