//! Signs of life: this server says that it lives, learns who else does, and gives tables away when it has
//! more than it can bear.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::{Cluster, lock};
use crate::node::NodeId;
use crate::rooms::Rooms;
use crate::store::{Beat, Beaten, Peer};

/// How many signs of life there are in the time for which one is believed.
const SIGNS: u32 = 5;

/// How late a server may be before it gives tables away.
const LATE: Duration = Duration::from_millis(500);

/// How many tables are given away at once.
const TOGETHER: usize = 16;

/// Gives signs of life until the server ends, and then lets the others have its tables.
pub(super) async fn run(cluster: Arc<Cluster>, rooms: Arc<Rooms>) {
    let mut due = Instant::now();
    loop {
        due = (due + rooms.shared.limits.lease / SIGNS).max(Instant::now());
        tokio::select! {
            () = rooms.shared.closing.cancelled() => return,
            () = sleep_until(due) => {}
        }
        let lag = due.elapsed();
        give(&cluster, &rooms, lag).await;
    }
}

/// The first sign of life.
pub(super) async fn beat(cluster: &Arc<Cluster>, rooms: &Arc<Rooms>) {
    give(cluster, rooms, Duration::ZERO).await;
}

async fn give(cluster: &Arc<Cluster>, rooms: &Arc<Rooms>, lag: Duration) {
    let shared = &rooms.shared;
    let tables = u32::try_from(rooms.alive()).unwrap_or(u32::MAX);
    let sign = Beat { now: shared.now(), tables, lag, lease: shared.limits.lease };
    match cluster.store.beat(sign).await {
        Ok(beaten) => learn(cluster, rooms, beaten, sign).await,
        Err(why) => tracing::warn!(%why, "no sign of life can be given"),
    }
}

/// Draws the consequences of what was learnt.
async fn learn(cluster: &Arc<Cluster>, rooms: &Arc<Rooms>, beaten: Beaten, sign: Beat) {
    let Beaten { now, was_late, peers } = beaten;
    rooms.shared.catch_up(now);
    if was_late && let Ok(ours) = cluster.store.holdings().await {
        // Whoever believed this server dead may have taken its tables.
        rooms.lose(|id| !ours.contains(id));
    }
    let before = std::mem::replace(&mut *lock(&cluster.peers), peers.clone());
    for gone in before.iter().filter(|it| peers.iter().all(|peer| peer.node != it.node)) {
        cluster.part(&gone.node);
        cluster.forget(&gone.node);
    }
    if let Some((to, count)) = relief(sign, &peers) {
        tracing::info!(count, "this server is late and gives tables away");
        rooms.hand_on(&to, count);
    }
}

/// Who can take tables of a server that is late, and how many: half of what it has more, a few at a time.
fn relief(sign: Beat, peers: &[Peer]) -> Option<(NodeId, usize)> {
    let least = peers.iter().filter(|peer| peer.lag < LATE / 2).min_by_key(|peer| peer.tables)?;
    let more = sign.tables.saturating_sub(least.tables) as usize / 2;
    let count = more.min(TOGETHER);
    (sign.lag >= LATE && count > 0).then(|| (least.node.clone(), count))
}

#[cfg(test)]
mod tests {
    use referee::Millis;

    use super::*;

    #[test]
    fn whoever_is_late_gives_tables_to_those_who_are_not_and_have_fewer() {
        let late = Duration::from_secs(2);
        let sign = |tables, lag| Beat { now: Millis(0), tables, lag, lease: late };
        let peer = |tables, lag| Peer { node: NodeId::random(), tables, lag };
        let idle = peer(10, Duration::ZERO);
        let busy = peer(0, late);
        let peers = [peer(50, Duration::ZERO), busy, idle.clone()];
        assert_eq!(relief(sign(20, late), &peers), Some((idle.node.clone(), 5)));
        assert_eq!(relief(sign(100, late), &peers), Some((idle.node, TOGETHER)));
        assert_eq!(relief(sign(100, Duration::ZERO), &peers), None);
        assert_eq!(relief(sign(11, late), &peers), None);
        assert_eq!(relief(sign(100, late), &[]), None);
    }
}
