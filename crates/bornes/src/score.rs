//! How a round ends: winners, the score sheet, the match.

use table::{Seats, Team};

use crate::card::Km;
use crate::edition::{Award, Bonus, Length, Standstill};
use crate::event::Ending;
use crate::race::{Open, Phase};

/// How a round ended, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// How the round ended.
    pub ending: Ending,
    /// The distance there was to cover.
    pub goal: Km,
    /// The seats that won the round; none if nobody did.
    pub winners: Seats,
    /// One sheet for each team.
    pub sheets: Vec<Sheet>,
    /// The seats that won the match, if it is over.
    pub match_winners: Option<Seats>,
}

/// What one team scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The team.
    pub team: Team,
    /// Its place by distance: two equals share a place and leave the next one empty.
    pub place: u8,
    /// The kilometres it covered.
    pub km: Km,
    /// Every kind of line the edition has, also those that brought nothing.
    pub rewards: Vec<Reward>,
    /// The points of this round.
    pub round: u16,
    /// The points of the match with this round.
    pub total: u16,
}

/// What one thing brought, as a line of the score sheet tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    /// What is rewarded, for how many points each, and by which clause.
    pub bonus: Bonus,
    /// How often.
    pub times: u16,
}

impl Reward {
    /// The points of it all.
    pub fn points(&self) -> u16 {
        self.bonus.points * self.times
    }
}

impl Score {
    /// Whether no other round follows.
    pub fn is_match_over(&self) -> bool {
        self.match_winners.is_some()
    }

    /// The points of a team in the match, with this round.
    pub fn total(&self, team: Team) -> u16 {
        self.sheets[team.index()].total
    }
}

impl Open {
    /// The seats that won the round. (AST-07, AST-76, AST-A24, DES-51, DES-54, DES-55)
    pub fn winners(&self) -> Seats {
        let Phase::Over(ending) = self.phase else {
            return Seats::NONE;
        };
        let furthest = self.rules.all_teams().map(|team| self.car(team).km).max();
        let best = match ending {
            Ending::Goal => self.goal(),
            Ending::Exhausted => furthest.unwrap_or_default(),
        };
        if best == Km(0) && self.rules.edition().standstill == Standstill::NobodyWins {
            return Seats::NONE;
        }
        self.seats_of(|team| self.car(team).km == best)
    }

    /// How the round ended; `None` while it is going on.
    pub fn score(&self) -> Option<Score> {
        let Phase::Over(ending) = self.phase else {
            return None;
        };
        let winners = self.winners();
        let sheets: Vec<Sheet> =
            self.rules.all_teams().map(|team| self.sheet(team, winners)).collect();
        let match_winners = self.match_winners(&sheets, winners);
        Some(Score { ending, goal: self.goal(), winners, sheets, match_winners })
    }

    fn sheet(&self, team: Team, winners: Seats) -> Sheet {
        let km = self.car(team).km;
        let ahead = self.rules.all_teams().filter(|&other| self.car(other).km > km).count();
        let rewards: Vec<Reward> = self
            .rules
            .edition()
            .sheet
            .iter()
            .map(|&bonus| Reward { bonus, times: self.times(bonus.award, team, winners) })
            .collect();
        let round = self.earned(team, winners);
        let place = 1 + u8::try_from(ahead).expect("few teams");
        Sheet { team, place, km, rewards, round, total: self.points(team) + round }
    }

    /// The points that a team has earned in this round, if these have won it.
    pub fn earned(&self, team: Team, winners: Seats) -> u16 {
        let sheet = self.rules.edition().sheet.iter();
        sheet.map(|bonus| bonus.points * self.times(bonus.award, team, winners)).sum()
    }

    /// How often a team earned an award. (AST-82, AST-83, AST-84, AST-85, AST-86, AST-87, CLA-18,
    /// CLA-19, CLA-20, CLA-21, CLA-22, CLA-23, CLA-24, CLA-25, CLA-26, CLA-27)
    fn times(&self, award: Award, team: Team, winners: Seats) -> u16 {
        let car = self.car(team);
        let won = winners.has(team.seat());
        let at_goal = car.km == self.goal();
        let stands = |other: &Team| self.car(*other).km == Km(0);
        let standing = self.rules.all_teams().filter(|&other| other != team).filter(stands).count();
        match award {
            Award::Kilometres => car.km.0,
            Award::Safety => u16::from(car.status.safeties()),
            Award::AllSafeties => u16::from(car.status.safeties() == self.rules.safeties()),
            Award::CoupFourre => u16::from(car.coups()),
            Award::Victory => u16::from(won),
            Award::GoalReached => u16::from(at_goal),
            Award::SlowVictory => u16::from(won && car.longest == 0),
            Award::SlowGoalReached => u16::from(at_goal && car.longest == 0),
            Award::LateGoalReached => u16::from(at_goal && self.stock == 0),
            Award::ExtensionKept => u16::from(at_goal && self.caller == Some(team)),
            Award::ExtensionReached => u16::from(at_goal && self.caller.is_some()),
            Award::ExtensionMissed => u16::from(
                self.caller
                    .is_some_and(|caller| caller != team && self.car(caller).km != self.goal()),
            ),
            Award::Shutout => u16::from(!stands(&team) && standing > 0),
            Award::ShutoutAtGoal => u16::from(at_goal && standing > 0),
            Award::ShutoutEach => u16::try_from(standing).expect("few teams"),
        }
    }

    /// The seats that won the match; `None` if it goes on. (AST-81, AST-88, AST-A29)
    fn match_winners(&self, sheets: &[Sheet], winners: Seats) -> Option<Seats> {
        match self.rules.edition().length {
            Length::OneRound => Some(winners),
            Length::Points(goal) => {
                let best = sheets.iter().map(|sheet| sheet.total).max()?;
                (goal <= best).then(|| self.seats_of(|team| sheets[team.index()].total == best))
            }
        }
    }

    fn seats_of(&self, chosen: impl Fn(Team) -> bool) -> Seats {
        let teams = self.rules.all_teams().filter(|&team| chosen(team));
        teams.flat_map(|team| self.rules.members(team).iter()).collect()
    }
}
