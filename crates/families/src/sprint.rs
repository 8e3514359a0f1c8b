//! What hosts may ask of Rush and Fun & Speed.

use std::sync::Arc;

use options::BadSetup;
use sprint::edition::{Edition, Voice};
use sprint::{Ending, Phase, Score, Sprint, editions};
use table::Seats;

use crate::{Clocks, Family, Length, Listing, Rules, Seating, Setup, Wait};

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
}

impl Rules for sprint::Rules {
    fn length(&self) -> Length {
        Length::OneRound
    }

    fn clocks(&self) -> Clocks {
        Clocks {
            attack: Wait::of(self.value("window_seconds")),
            distance: Wait::of(self.value("distance_seconds")),
            announced: self.edition().speech.kilometres == Voice::Player,
            may_pass: false,
        }
    }
}

fn listing(edition: &Edition) -> Listing {
    let seatings = edition.seats.iter();
    let seatings = seatings.map(|&seats| Seating { seats, teams: edition.teams(seats) });
    Listing::new(edition.name, seatings.collect(), edition.options)
}
