//! What hosts may ask of Rush and Fun & Speed.

use std::sync::Arc;
use std::time::Duration;

use options::BadSetup;
use sprint::edition::{Edition, Voice};
use sprint::{Ending, Phase, Score, Sprint, editions};
use table::{KnownOrders, Seats, Team};

use crate::{Clocks, Family, Length, Listing, Measure, Rules, Seating, Setup, Wait};

impl Family for Sprint {
    type Rules = sprint::Rules;
    type Notes = ();

    const ENDINGS: &'static [&'static str] = &["goal", "standstill"];

    fn games() -> Vec<Listing> {
        editions::all().iter().map(listing).collect()
    }

    fn rules_of(
        game: &str,
        seats: u8,
        options: &[(&str, &str)],
    ) -> Result<Arc<sprint::Rules>, BadSetup> {
        sprint::Rules::of(game, seats, options)
    }

    fn setup(rules: Arc<sprint::Rules>) -> Setup {
        Setup::Sprint(rules)
    }

    fn ending(&self) -> Option<&'static str> {
        match self.open().phase() {
            Phase::Over(Ending::Goal) => Some("goal"),
            Phase::Over(Ending::Standstill) => Some("standstill"),
            _ => None,
        }
    }

    fn match_winners(score: &Score) -> Option<Seats> {
        Some(score.winners)
    }

    fn earned(_: &sprint::Rules, score: &Score, team: Team) -> u16 {
        score.totals[team.index()].1.0
    }
}

impl Rules for sprint::Rules {
    fn length(&self) -> Length {
        Length::OneRound
    }

    fn measure(&self) -> Measure {
        Measure::Kilometres
    }

    fn clocks(&self) -> Clocks {
        Clocks {
            attack: Wait::of(self.value("window_seconds")),
            distance: distance(self),
            may_pass: false,
        }
    }

    fn orders(&self) -> KnownOrders {
        self.known_orders()
    }
}

/// How long a distance may be answered that its player announces, where the table has not chosen, and
/// the least of it. (FUN-82)
const ANNOUNCED: Duration = Duration::from_secs(4);
const ANNOUNCED_LEAST: Duration = Duration::from_secs(3);

/// How long a distance may be answered. Saying the kilometres takes time, and so does noticing that
/// nobody did.
fn distance(rules: &sprint::Rules) -> Wait {
    let wait = Wait::of(rules.value("distance_seconds"));
    let is_chosen = rules.chosen().iter().any(|(name, _)| *name == "distance_seconds");
    match rules.edition().speech.kilometres {
        Voice::Table => wait,
        Voice::Player if is_chosen => wait.at_least(ANNOUNCED_LEAST),
        Voice::Player => Wait::For(ANNOUNCED),
    }
}

fn listing(edition: &Edition) -> Listing {
    let seatings = edition.seats.iter();
    let seatings = seatings.map(|&seats| Seating { seats, teams: edition.teams(seats) });
    Listing::new(edition.name, seatings.collect(), edition.options, edition.forms)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait(game: &str, options: &[(&str, &str)]) -> Wait {
        Setup::of(game, 2, options).unwrap().rules().clocks().distance
    }

    #[test]
    fn fun_82_a_distance_that_its_player_announces_has_more_time() {
        let button = ("announce", "button");
        let chosen = |seconds| wait("fun-speed", &[button, ("distance_seconds", seconds)]);
        assert_eq!(wait("fun-speed", &[button]), Wait::For(ANNOUNCED));
        assert_eq!(wait("fun-speed", &[("strict", "on")]), Wait::For(ANNOUNCED));
        assert_eq!(chosen("2"), Wait::For(ANNOUNCED_LEAST));
        assert_eq!(chosen("60"), Wait::For(Duration::from_secs(60)));
        assert_eq!(chosen("0"), Wait::Forever);
        // The default is no choice, however it is said.
        assert_eq!(chosen("2.5"), Wait::For(ANNOUNCED));
    }

    #[test]
    fn a_distance_that_the_table_announces_has_the_time_that_was_chosen() {
        for game in ["rush", "fun-speed"] {
            assert_eq!(wait(game, &[]), Wait::For(Duration::from_millis(2500)));
            let two = wait(game, &[("distance_seconds", "2")]);
            assert_eq!(two, Wait::For(Duration::from_secs(2)));
        }
    }
}
