//! The pace of a table, from what it has chosen.

use families::{Clocks, Wait};
use referee::{Closing, Millis, Pace, Waiting};

/// The pace of a table with these clocks, where bots are as fast as `base` says. Where people look in
/// when they like, a window waits for them as everything does.
pub(crate) fn of(clocks: Clocks, base: Pace, waiting: Waiting) -> Pace {
    match waiting {
        Waiting::WhoIsThere => timed(clocks, base),
        Waiting::WhoPlays => timed(clocks, base).unhurried(),
    }
}

fn timed(clocks: Clocks, base: Pace) -> Pace {
    let closing = if clocks.may_pass { Closing::WhenAllPassed } else { base.closing };
    let window = millis(clocks.attack, base.window);
    let distance = millis(clocks.distance, base.distance);
    Pace { window, distance, closing, ..base }
}

/// How long a window stays open; `None` if it has no clock.
fn millis(wait: Wait, usual: Option<Millis>) -> Option<Millis> {
    match wait {
        Wait::AsUsual => usual,
        Wait::For(time) => Some(Millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))),
        Wait::Forever => None,
    }
}

#[cfg(test)]
mod tests {
    use families::Setup;

    use super::*;

    fn pace(options: &[(&str, &str)]) -> Pace {
        let clocks = Setup::of("asterix", 4, options).unwrap().rules().clocks();
        of(clocks, Pace::FAST, Waiting::WhoIsThere)
    }

    #[test]
    fn the_options_set_the_clock() {
        assert_eq!(pace(&[]), Pace::FAST);
        assert_eq!(pace(&[("window_seconds", "2.5")]).window, Some(Millis(2500)));
        assert_eq!(pace(&[("window_seconds", "60")]).window, Some(Millis(60_000)));
        assert_eq!(pace(&[("window_seconds", "0")]).window, None);
        assert_eq!(pace(&[("accept_button", "on")]).closing, Closing::WhenAllPassed);
    }

    #[test]
    fn nothing_is_a_matter_of_seconds_where_a_move_takes_days() {
        let clocks = Setup::of("rush", 2, &[("distance_seconds", "2")]).unwrap().rules().clocks();
        let pace = of(clocks, Pace::FAST, Waiting::WhoPlays);
        assert_eq!((pace.window, pace.distance, pace.beat), (None, None, Pace::FAST.beat));
    }

    #[test]
    fn a_game_without_windows_has_no_such_options() {
        let setup = Setup::of("desert", 2, &[]).unwrap();
        assert_eq!(of(setup.rules().clocks(), Pace::NORMAL, Waiting::WhoIsThere), Pace::NORMAL);
    }
}
