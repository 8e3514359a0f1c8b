//! What a robot of this table is thinking about, elsewhere.

use std::time::Duration;

use bots::Budget;
use referee::{Millis, Version};
use table::Seat;
use tokio::task::JoinHandle;

use super::TableTask;

/// No robot thinks longer about one decision.
const LONGEST: Millis = Millis(400);

/// Before its time has come, a robot has thought enough.
const SPARE: Millis = Millis(20);

/// A decision that is thought about beside the table.
pub(super) struct Puzzle {
    /// Whose it is.
    pub(super) seat: Seat,
    /// Finds out which of the legal actions is best, by its number.
    pub(super) solve: Box<dyn FnOnce(Budget) -> usize + Send>,
}

/// What is being thought about.
#[derive(Default)]
pub(super) struct Thought {
    /// The last version that somebody has begun to think about, or could not.
    about: Option<Version>,
    coming: Option<(Version, Seat, JoinHandle<usize>)>,
}

impl Thought {
    /// What was found out, once it is; for ever if nobody thinks.
    pub(super) async fn found(&mut self) -> Option<(Version, Seat, usize)> {
        let Some((version, seat, coming)) = &mut self.coming else {
            return std::future::pending().await;
        };
        let (version, seat, found) = (*version, *seat, coming.await);
        self.coming = None;
        found.ok().map(|at| (version, seat, at))
    }
}

impl TableTask {
    /// Lets a robot think that is on turn and looks ahead, until its time has come.
    pub(super) fn ponder(&mut self) {
        let shared = &self.rooms.shared;
        let Some(play) = self.play.as_ref() else { return };
        let Some(version) = play.pondering().filter(|&version| self.thought.about != Some(version))
        else {
            return;
        };
        self.thought.about = Some(version);
        self.thought.coming = None;
        let now = shared.now();
        let time = play.wake_at().map_or(0, |due| due.0.saturating_sub(now.0 + SPARE.0));
        let budget = Budget::Time(Duration::from_millis(time.min(LONGEST.0)));
        if time == 0 {
            return;
        }
        let Some(Puzzle { seat, solve }) = play.puzzle() else { return };
        let coming = shared.thinkers.think(move || solve(budget));
        self.thought.coming = coming.map(|coming| (version, seat, coming));
    }

    /// Tells the table what a robot has found out.
    pub(super) fn heed(&mut self, found: Option<(Version, Seat, usize)>) {
        if let (Some(play), Some((version, seat, at))) = (&mut self.play, found) {
            play.advise(version, seat, at);
        }
    }
}
