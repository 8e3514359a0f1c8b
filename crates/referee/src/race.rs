//! Races: where the first who answers or calls wins, and people are not equally far away.
//!
//! Whoever has a slow line hears later and is heard later. So the first claim does not win at once.
//! For a short time, the same whoever holds what, others may come in; then the earliest one counts.
//! When somebody pressed is worked out from three things: when the table heard of it, how long the
//! line takes by the host's own measure, and what the client says. The measure is taken off only as
//! far as the [`Quota`] of the seat goes, and what the client says counts only where it makes the
//! claim later. So lying about either gains no more than the quota.
//!
//! Who claimed what, and when, is kept; who wins follows from that and from the seed of the deal.

use chance::{Stream, derive};
use table::{Chance, Seat, Seed};

use crate::contract::Version;
use crate::pace::Millis;

/// How long others may still come in after the first claim.
pub const COLLECT: Millis = Millis(500);

/// Those who are less than this behind the earliest are as early: lines are not measured better.
pub const TIE: Millis = Millis(100);

/// How somebody came to act, besides what they did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reflex {
    /// How long the client had shown the version that was seen, by its own account.
    pub after: Option<Millis>,
    /// How long the line takes in both directions, by the host's measure.
    pub lag: Millis,
}

/// What somebody claims, and when they pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// When, by the clock of the room.
    pub pressed: Millis,
}

/// How somebody fared in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Runner {
    /// Who.
    pub seat: Seat,
    /// How long after the earliest.
    pub behind: Millis,
    /// Whether it was played, so that everybody knows of it. What somebody only tried says what they
    /// hold, and is told to nobody else.
    pub is_played: bool,
}

/// How a race ended, as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// The version in which it was decided.
    pub version: Version,
    /// Those who took part, in their order.
    pub runners: Vec<Runner>,
}

/// How much of a slow line is made up for: what is used is regained little by little, and is never
/// more than others wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota(Millis);

impl Quota {
    /// What is regained with every move.
    pub const GAIN: Millis = Millis(100);
    /// What everybody begins with.
    pub const START: Millis = Millis(300);
    /// The most that there can be.
    pub const CAP: Millis = COLLECT;

    /// Uses as much of it as the line takes, and says how much that was.
    pub fn spend(&mut self, lag: Millis) -> Millis {
        let used = lag.min(self.0);
        self.0 = Millis(self.0.0 - used.0);
        used
    }

    /// Regains what a move brings.
    pub fn regain(&mut self) {
        self.0 = (self.0 + Quota::GAIN).min(Quota::CAP);
    }
}

impl Default for Quota {
    fn default() -> Quota {
        Quota(Quota::START)
    }
}

/// When somebody pressed whose claim was `heard` now: what they saw was `told` before, they say that
/// they had it on their screen for so long (`after`), and so much of their line is made up for (`lag`).
pub fn pressed(told: Millis, heard: Millis, after: Option<Millis>, lag: Millis) -> Millis {
    let said = after.map_or(Millis(0), |after| told + after);
    let measured = Millis(heard.0.saturating_sub(lag.0));
    said.max(measured).min(heard)
}

/// The order in which claims count: the earliest first, and those that are as early as drawn from
/// `seed`. It does not depend on the order in which they came.
pub fn order<A: Copy>(claims: &[Claim<A>], seed: Seed) -> Vec<Claim<A>> {
    let first = earliest(claims);
    let mut lots = Stream::new(seed);
    let mut by_seat = claims.to_vec();
    by_seat.sort_by_key(|claim| (claim.seat, claim.pressed));
    let mut drawn: Vec<(u64, u64, Claim<A>)> = by_seat
        .into_iter()
        .map(|claim| ((claim.pressed.0 - first.0) / TIE.0, lots.bits(), claim))
        .collect();
    drawn.sort_by_key(|&(behind, lot, _)| (behind, lot));
    drawn.into_iter().map(|(_, _, claim)| claim).collect()
}

/// How those fare who take part, in the order in which they count. Nothing is played yet.
pub(crate) fn line_up<A: Copy>(ordered: &[Claim<A>]) -> Vec<Runner> {
    let first = earliest(ordered);
    let runner = |claim: &Claim<A>| Runner {
        seat: claim.seat,
        behind: Millis(claim.pressed.0 - first.0),
        is_played: false,
    };
    ordered.iter().map(runner).collect()
}

/// The seed for what is decided after so many versions of a game dealt from `dealt`. Whoever has the
/// record can draw again.
pub fn lots(dealt: Seed, version: Version) -> Seed {
    derive(dealt, u64::from(version.0))
}

fn earliest<A>(claims: &[Claim<A>]) -> Millis {
    claims.iter().map(|claim| claim.pressed).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_made_up_for_and_no_client_talks_itself_earlier() {
        let at = |told, heard, after: Option<u64>, lag| {
            pressed(Millis(told), Millis(heard), after.map(Millis), Millis(lag)).0
        };
        let cases = [
            // told, heard, says, makes up for, pressed
            (1000, 1700, Some(500), 200, 1500),
            // An honest client that was quicker through the line than usual.
            (1000, 1600, Some(500), 200, 1500),
            // One that says it took no time gains what is made up for, and no more.
            (1000, 1700, Some(0), 200, 1500),
            (1000, 1700, None, 200, 1500),
            // One that says nothing true in the other direction was heard when it was heard.
            (1000, 1700, Some(9000), 200, 1700),
            (1000, 1700, Some(u64::MAX), 0, 1700),
            (0, 100, None, 500, 0),
        ];
        for (told, heard, says, lag, expected) in cases {
            assert_eq!(at(told, heard, says, lag), expected, "{told} {heard} {says:?} {lag}");
        }
    }

    #[test]
    fn a_quota_is_used_up_and_comes_back_little_by_little() {
        let mut quota = Quota::default();
        let spent: Vec<u64> = (0..4).map(|_| quota.spend(Millis(120)).0).collect();
        assert_eq!(spent, [120, 120, 60, 0]);
        quota.regain();
        assert_eq!(quota.spend(Millis(120)), Millis(100));
        for _ in 0..50 {
            quota.regain();
        }
        assert_eq!(quota.spend(Millis(60_000)), Quota::CAP);
        assert!(Quota::CAP <= COLLECT, "nobody wins who comes after the end");
    }

    fn claims(list: &[(u8, u64)]) -> Vec<Claim<()>> {
        let claim = |&(seat, at)| Claim { seat: Seat(seat), action: (), pressed: Millis(at) };
        list.iter().map(claim).collect()
    }

    fn seats(list: &[(u8, u64)], seed: u64) -> Vec<u8> {
        let ordered = order(&claims(list), Seed::from_number(seed));
        ordered.into_iter().map(|claim| claim.seat.0).collect()
    }

    #[test]
    fn the_earliest_wins_whoever_was_heard_first() {
        for (came, expected) in [
            (&[(0, 900), (1, 660)][..], &[1, 0][..]),
            (&[(1, 660), (0, 900)], &[1, 0]),
            (&[(2, 400), (1, 300), (0, 500)], &[1, 2, 0]),
            (&[(3, 7)], &[3]),
            (&[], &[]),
        ] {
            for seed in 0..20 {
                assert_eq!(seats(came, seed), expected, "{came:?}");
            }
        }
    }

    #[test]
    fn who_is_less_than_a_tie_behind_is_as_early_and_lots_are_drawn() {
        let mut wins = [0; 3];
        for seed in 0..200 {
            wins[usize::from(seats(&[(0, 500), (1, 599), (2, 600)], seed)[0])] += 1;
        }
        assert!((70..=130).contains(&wins[0]) && (70..=130).contains(&wins[1]), "{wins:?} of 200");
        assert_eq!(wins[2], 0, "a tie behind the earliest is later");
    }

    #[test]
    fn lots_do_not_depend_on_who_was_heard_first_and_can_be_drawn_again() {
        for seed in 0..50 {
            let one = seats(&[(0, 500), (1, 520), (2, 540)], seed);
            assert_eq!(one, seats(&[(2, 540), (0, 500), (1, 520)], seed));
        }
        let dealt = Seed::from_number(1);
        assert_ne!(lots(dealt, Version(1)), lots(dealt, Version(2)));
    }

    #[test]
    fn runners_say_how_far_behind_the_earliest_they_were() {
        let runners = line_up(&order(&claims(&[(0, 900), (1, 660)]), Seed::from_number(1)));
        let behind: Vec<(u8, u64)> =
            runners.iter().map(|runner| (runner.seat.0, runner.behind.0)).collect();
        assert_eq!(behind, [(1, 0), (0, 240)]);
    }
}
