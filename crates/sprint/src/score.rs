//! Who has won.

use table::{Seats, Team};

use crate::card::Km;
use crate::event::Ending;
use crate::open::{Open, Phase};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// How.
    pub ending: Ending,
    /// The seats that won.
    pub winners: Seats,
    /// The total of each team.
    pub totals: Vec<(Team, Km)>,
}

impl Open {
    /// The seats that have won: the side that reached the goal, or after a standstill those with
    /// the highest total. (RUS-02, RUS-A28, FUN-05, FUN-A30)
    pub fn winners(&self) -> Seats {
        let Phase::Over(_) = self.phase else {
            return Seats::NONE;
        };
        let km = |team: &Team| self.zone(*team).km();
        let best = self.rules.all_teams().map(|team| km(&team)).max();
        let winners = self.rules.all_teams().filter(|team| Some(km(team)) == best);
        winners.flat_map(|team| self.rules.members(team).iter().collect::<Vec<_>>()).collect()
    }

    /// How the game ended; `None` while it is going on.
    pub fn score(&self) -> Option<Score> {
        let Phase::Over(ending) = self.phase else {
            return None;
        };
        let totals = self.rules.all_teams().map(|team| (team, self.zone(team).km())).collect();
        Some(Score { ending, winners: self.winners(), totals })
    }
}
