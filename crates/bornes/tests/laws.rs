//! The laws of the house, for every edition, table and option.

use bornes::{Race, Rules};
use chance::{Quick, Stream};
use table::laws::{self, Subject, viewers};
use table::{Chance, Seed};

#[test]
fn smoke() {
    for (game, seats) in [("asterix", 2), ("asterix", 8), ("desert", 3)] {
        let rules = Rules::of(game, seats, &[]).unwrap();
        for seed in 0..200 {
            let mut choices = Quick::new(seed);
            let mut other = Quick::new(seed + 1);
            let (log, race) = laws::walk::<Race, _>(
                &rules,
                Seed::from_number(seed),
                Stream::new,
                &mut choices,
                2000,
                |race, shown| {
                    laws::legal_check_and_pick_agree(race);
                    laws::nobody_is_stuck(race);
                    race.audit().unwrap();
                    for viewer in viewers(race) {
                        laws::views_do_not_leak(race, viewer, &mut other);
                        laws::guesses_fit(race, viewer, &mut other);
                    }
                    for (viewer, seen) in shown {
                        use table::Game;
                        Race::remembers(&race.view(*viewer), seen).unwrap();
                    }
                },
            );
            laws::replays_are_equal(&log, &race, Stream::new);
            let _ = other.bits();
        }
    }
}
