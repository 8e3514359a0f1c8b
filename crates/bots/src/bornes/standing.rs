//! What the end of a round is worth: a win, a share of one, or a chance to win the match.

use bornes::edition::Length;
use bornes::{Open, Race};
use table::{Game, Seat, Seats, Team};

use crate::share;

/// A lead of so many points is worth about a quarter of a match when as many points as
/// [`USUAL_LEFT`] are left to play for.
const SPREAD: f64 = 900.0;

/// The points for which [`SPREAD`] was measured.
const USUAL_LEFT: f64 = 2500.0;

/// Less than this is never left: a round more is played.
const LEAST_LEFT: f64 = 400.0;

/// The chance to win what is played for, once a round is over.
pub(super) fn worth(race: &Race, seat: Seat) -> f64 {
    let open = race.open();
    let rules = open.rules();
    match rules.edition().length {
        Length::OneRound => share(race.winners(), seat, Seats::all(rules.teams())),
        Length::Points(goal) => chance_in_match(open, rules.team(seat), goal),
    }
}

/// The chance to win a match, by the points that everybody has after this round.
fn chance_in_match(open: &Open, own: Team, goal: u16) -> f64 {
    let winners = open.winners();
    let total = |team: Team| f64::from(open.points(team) + open.earned(team, winners));
    let teams = open.rules().all_teams();
    let best = teams.clone().map(total).fold(0.0, f64::max);
    if best >= f64::from(goal) {
        let equals = teams.filter(|&team| total(team) >= best).count();
        let ways = f64::from(u8::try_from(equals).unwrap_or(u8::MAX));
        return if total(own) >= best { 1.0 / ways } else { 0.0 };
    }
    let left = (f64::from(goal) - best).max(LEAST_LEFT);
    let spread = SPREAD * (left / USUAL_LEFT).sqrt();
    let hope = |team: Team| ((total(team) - best) / spread).exp();
    hope(own) / teams.map(hope).sum::<f64>()
}
