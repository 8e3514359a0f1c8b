//! What hosts may ask of the board game.

use std::sync::Arc;

use options::BadSetup;
use table::{KnownOrders, OnDraw, Seats, Team, Witness};
use tresors::rulebook::{FORMS, OPTIONS};
use tresors::rules::{NAME, SEATS};
use tresors::{Cave, Ending, Event, Phase, Score};

use crate::{Family, Length, Listing, Measure, Rules, Seating, Setup, Share};

impl Family for Cave {
    type Rules = tresors::Rules;
    type Notes = Moves;

    const ENDINGS: &'static [&'static str] = &["all-out", "chief", "no-way-out"];

    const SHARES: &'static [&'static str] = &["genie", "caught"];

    fn games() -> Vec<Listing> {
        let seatings = SEATS.map(|seats| Seating { seats, teams: seats });
        vec![Listing::new(NAME, seatings.to_vec(), OPTIONS, FORMS)]
    }

    fn rules_of(
        game: &str,
        seats: u8,
        options: &[(&str, &str)],
    ) -> Result<Arc<tresors::Rules>, BadSetup> {
        tresors::Rules::of(game, seats, options)
    }

    fn setup(rules: Arc<tresors::Rules>) -> Setup {
        Setup::Tresors(rules)
    }

    fn ending(&self) -> Option<&'static str> {
        match self.open().phase() {
            Phase::Over(Ending::AllOut) => Some("all-out"),
            Phase::Over(Ending::ChiefArrived) => Some("chief"),
            Phase::Over(Ending::NoWayOut) => Some("no-way-out"),
            Phase::Deal | Phase::Enter | Phase::Roll | Phase::Walk { .. } | Phase::Lay { .. } => {
                None
            }
        }
    }

    /// The moves that the genie made, of all moves, and the pawns that were caught, of all pawns.
    fn shares(&self, moves: &Moves) -> Vec<Share> {
        let open = self.open();
        let caught = open.seats().filter(|&seat| open.is_caught(seat));
        let caught = caught.fold(0, |caught, _| caught + 1);
        let pawns = self.rules().seats().into();
        vec![Share { part: moves.carried, whole: moves.all }, Share { part: caught, whole: pawns }]
    }

    fn match_winners(score: &Score) -> Option<Seats> {
        Some(score.winners)
    }

    fn earned(_: &tresors::Rules, score: &Score, team: Team) -> u16 {
        score.sheets[team.index()].treasures.into()
    }
}

/// How many moves were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    /// All of them.
    all: u64,
    /// Those that the genie made.
    carried: u64,
}

impl Witness<Event> for Moves {
    fn saw(&mut self, event: Event) {
        self.all += u64::from(matches!(event, Event::Took { .. }));
        self.carried += u64::from(matches!(event, Event::Carried { .. }));
    }
}

impl Rules for tresors::Rules {
    fn length(&self) -> Length {
        Length::OneRound
    }

    fn measure(&self) -> Measure {
        Measure::Treasures
    }

    fn orders(&self) -> KnownOrders {
        KnownOrders { draw: vec![OnDraw::Ask, OnDraw::Obvious], ..KnownOrders::default() }
    }
}
