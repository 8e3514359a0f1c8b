//! What hosts may ask of the card games of one kernel.

use std::sync::Arc;

use bornes::edition::{self, Edition};
use bornes::{Ending, Phase, Race, Score, editions};
use options::BadSetup;
use table::{KnownOrders, OnAttack, Seats, Team};

use crate::{Clocks, Family, Length, Listing, Measure, Rules, Seating, Setup, Wait};

impl Family for Race {
    type Rules = bornes::Rules;
    type Notes = ();

    const ENDINGS: &'static [&'static str] = &["goal", "exhausted"];

    fn games() -> Vec<Listing> {
        editions::all().iter().map(listing).collect()
    }

    fn rules_of(
        game: &str,
        seats: u8,
        options: &[(&str, &str)],
    ) -> Result<Arc<bornes::Rules>, BadSetup> {
        bornes::Rules::of(game, seats, options)
    }

    fn setup(rules: Arc<bornes::Rules>) -> Setup {
        Setup::Bornes(rules)
    }

    fn ending(&self) -> Option<&'static str> {
        match self.open().phase() {
            Phase::Over(Ending::Goal) => Some("goal"),
            Phase::Over(Ending::Exhausted) => Some("exhausted"),
            Phase::Deal { .. } | Phase::Play | Phase::Extension | Phase::Window(_) => None,
        }
    }

    fn match_winners(score: &Score) -> Option<Seats> {
        score.match_winners
    }

    fn earned(rules: &bornes::Rules, score: &Score, team: Team) -> u16 {
        match rules.length() {
            Length::OneRound => score.sheets[team.index()].km.0,
            Length::Match => score.total(team),
        }
    }
}

impl Rules for bornes::Rules {
    fn length(&self) -> Length {
        match self.edition().length {
            edition::Length::OneRound => Length::OneRound,
            edition::Length::Points(_) => Length::Match,
        }
    }

    fn measure(&self) -> Measure {
        match self.length() {
            Length::OneRound => Measure::Kilometres,
            Length::Match => Measure::Points,
        }
    }

    fn clocks(&self) -> Clocks {
        Clocks {
            attack: Wait::of(self.value("window_seconds")),
            may_pass: self.value("accept_button") == Some("on"),
            ..Clocks::default()
        }
    }

    fn orders(&self) -> KnownOrders {
        let attack = self
            .edition()
            .coup_fourre
            .map(|_| vec![OnAttack::Ask, OnAttack::Pass, OnAttack::CoupFourre]);
        KnownOrders { attack: attack.unwrap_or_default(), ..KnownOrders::default() }
    }
}

fn listing(edition: &Edition) -> Listing {
    let seatings = edition.seatings.iter();
    let seatings = seatings.map(|seating| Seating { seats: seating.seats, teams: seating.teams() });
    Listing::new(edition.name, seatings.collect(), edition.options, edition.forms)
}
