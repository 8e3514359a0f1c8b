//! The pace of a table, from what it has chosen.

use families::Rules;
use referee::{Closing, Millis, Pace};

/// The pace of a table with these rules, where bots are as fast as `base` says.
pub(crate) fn of(rules: &dyn Rules, base: Pace) -> Pace {
    let closing = match rules.value("accept_button") {
        Some("on") => Closing::WhenAllPassed,
        _ => base.closing,
    };
    let window = rules.value("window_seconds").map_or(base.window, millis);
    let distance = rules.value("distance_seconds").map_or(base.distance, millis);
    let distance = match rules.value("announce") {
        // Saying the kilometres takes time, and so does noticing that nobody did. (FUN-82)
        Some("button") if distance == base.distance => Some(ANNOUNCED),
        Some("button") => distance.map(|distance| distance.max(ANNOUNCED_LEAST)),
        _ => distance,
    };
    Pace { window, distance, closing, ..base }
}

/// How long a distance may be answered that its player announces, and the least of it.
const ANNOUNCED: Millis = Millis(4000);
const ANNOUNCED_LEAST: Millis = Millis(3000);

/// A number of seconds with at most one decimal; `None` for 0, which means no clock.
fn millis(seconds: &str) -> Option<Millis> {
    let (whole, tenths) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let whole: u64 = whole.parse().ok()?;
    let tenths: u64 = tenths.parse().ok()?;
    Some(Millis(whole * 1000 + tenths * 100)).filter(|millis| millis.0 > 0)
}

#[cfg(test)]
mod tests {
    use families::Setup;

    use super::*;

    fn pace(options: &[(&str, &str)]) -> Pace {
        of(Setup::of("asterix", 4, options).unwrap().rules(), Pace::FAST)
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
    fn a_game_without_windows_has_no_such_options() {
        let setup = Setup::of("desert", 2, &[]).unwrap();
        assert_eq!(of(setup.rules(), Pace::NORMAL), Pace::NORMAL);
    }
}
