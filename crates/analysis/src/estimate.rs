//! What can be said of a mean from a sample of deals, each of which is one observation.

/// The quantile of the normal distribution that leaves 2.5 % above.
const Z: f64 = 1.959_963_984_540_054;

/// So many points of rating make somebody ten times as likely to win as the other.
const TENFOLD: f64 = 400.0;

/// A figure, and the interval that holds the true one in 95 of 100 arenas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
}

/// Observations, summed up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// How many.
    pub count: f64,
    /// Their sum.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Estimate {
    /// A share that was found in so many observations, none of which is below 0 or above 1 (the
    /// interval of Wilson, which is never too narrow for them, and no point where all were alike).
    pub fn of_share(mean: f64, observed: usize) -> Estimate {
        let count = float(observed);
        if observed == 0 {
            return Estimate { mean, low: 0.0, high: 1.0 };
        }
        let weight = Z * Z / count;
        let middle = (mean + weight / 2.0) / (1.0 + weight);
        let spread = (mean * (1.0 - mean) / count + weight / (4.0 * count)).max(0.0).sqrt();
        let margin = Z * spread / (1.0 + weight);
        let (low, high) = ((middle - margin).max(0.0), (middle + margin).min(1.0));
        Estimate { mean, low: low.min(mean), high: high.max(mean) }
    }
}

impl Sample {
    /// Their mean.
    pub fn mean(&self) -> Estimate {
        let mean = self.middle();
        let spread = (self.squares - self.count * mean * mean).max(0.0);
        self.around(mean, spread, 1.0)
    }

    /// Their mean, where each is a number of times. However much alike they were, another one may be
    /// otherwise: of what never happened in `n` observations it is only known that it happens less than
    /// about four times in as many.
    pub fn count_mean(&self) -> Estimate {
        let Estimate { mean, high, .. } = self.mean();
        let margin = (high - mean).hypot(student(self.count - 1.0).powi(2) / self.count);
        Estimate { mean, low: (mean - margin).max(0.0), high: mean + margin }
    }

    /// Their mean, where each is a share of one.
    pub fn share(&self) -> Estimate {
        let Estimate { mean, low, high } = self.mean();
        Estimate { mean, low: low.max(0.0), high: high.min(1.0) }
    }

    /// By how many points of rating the one whose wins these are is above another; `products` sums up
    /// what both had of each deal. Whoever has twice the share of another has it at every table of
    /// these bots, so the two shares say everything (the model of Bradley, Terry and Luce).
    pub fn elo(&self, other: &Sample, products: f64) -> Estimate {
        let (own, theirs) = (self.middle(), other.middle());
        let spread = self.squares / (own * own) + other.squares / (theirs * theirs)
            - 2.0 * products / (own * theirs);
        let scale = TENFOLD / std::f64::consts::LN_10;
        self.around(scale * (own / theirs).ln(), spread.max(0.0), scale)
    }

    fn middle(&self) -> f64 {
        self.sum / self.count
    }

    /// The interval around a figure whose observations have this sum of squared differences. One
    /// observation alone says nothing about others.
    fn around(&self, mean: f64, spread: f64, scale: f64) -> Estimate {
        let free = self.count - 1.0;
        if free < 1.0 {
            return Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let margin = scale * student(free) * (spread / (free * self.count)).sqrt();
        Estimate { mean, low: mean - margin, high: mean + margin }
    }
}

/// A count as a fraction can be made of. Counts stay far below 2^53, so nothing is lost.
#[expect(clippy::cast_precision_loss)]
fn float(count: usize) -> f64 {
    count as f64
}

/// The quantile of Student's distribution that leaves 2.5 % above, by the expansion of Cornish and
/// Fisher; small samples say less.
fn student(free: f64) -> f64 {
    let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (z3 + Z) / (4.0 * free)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * free.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * free.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(observed: &[f64]) -> Sample {
        let sum = |of: fn(&f64) -> f64| observed.iter().map(of).sum::<f64>();
        Sample { count: sum(|_| 1.0), sum: sum(|it| *it), squares: sum(|it| it * it) }
    }

    #[track_caller]
    fn is_near(found: f64, wanted: f64, by: f64) {
        assert!((found - wanted).abs() < by, "{found} is not {wanted}");
    }

    #[test]
    fn small_samples_say_less() {
        // Published quantiles.
        is_near(student(5.0), 2.570_6, 5e-3);
        is_near(student(10.0), 2.228_1, 5e-4);
        is_near(student(30.0), 2.042_3, 1e-4);
        is_near(student(1e9), Z, 1e-6);
    }

    #[test]
    fn the_interval_of_a_mean_is_students() {
        let estimate = sample(&[4.0, 6.0, 5.0, 7.0, 3.0, 5.0]).mean();
        is_near(estimate.mean, 5.0, 1e-12);
        // The standard deviation is the root of 2, so the error is the root of 2 / 6.
        is_near(estimate.high - 5.0, 2.570_6 * (2.0_f64 / 6.0).sqrt(), 5e-3);
        is_near(estimate.high - 5.0, 5.0 - estimate.low, 1e-12);
    }

    #[test]
    fn what_was_always_alike_may_be_otherwise() {
        let never = sample(&[0.0; 1000]).count_mean();
        is_near(never.high, 0.003_85, 1e-4);
        assert!(never.low >= 0.0);
        let few = sample(&[1.0; 3]).count_mean();
        assert!(few.low <= 0.0 && few.high > 5.0, "{few:?}");
        // Where they differ, and there are many, nothing changes.
        let counts: Vec<f64> = (0..1000).map(|deal| f64::from(deal % 5)).collect();
        is_near(sample(&counts).count_mean().high, sample(&counts).mean().high, 1e-3);
    }

    #[test]
    fn the_interval_of_a_share_is_wilsons() {
        // Published: 8 of 10.
        let eight = Estimate::of_share(0.8, 10);
        is_near(eight.low, 0.490_2, 1e-4);
        is_near(eight.high, 0.943_3, 1e-4);
        let all = Estimate::of_share(1.0, 100);
        is_near(all.low, 0.963_0, 1e-4);
        assert!(all.high >= 1.0);
        assert!(Estimate::of_share(0.0, 0).high >= 1.0);
    }

    #[test]
    fn one_observation_says_nothing_about_others() {
        let estimate = sample(&[875.0]).mean();
        is_near(estimate.mean, 875.0, 1e-12);
        assert!(estimate.low.is_infinite() && estimate.high.is_infinite());
    }

    #[test]
    fn ratings_are_those_of_chess() {
        // Of two who share everything the one with 64 % of the wins is 100 points above.
        let wins: Vec<f64> = (0..1000).map(|deal| f64::from(u8::from(deal % 25 < 16))).collect();
        let losses: Vec<f64> = wins.iter().map(|win| 1.0 - win).collect();
        let elo = sample(&wins).elo(&sample(&losses), 0.0);
        is_near(elo.mean, 99.95, 0.01);
        // The same by the interval of the share: p / (1 - p) at both ends.
        let share = sample(&wins).share();
        let rating = |p: f64| 400.0 * (p / (1.0 - p)).log10();
        is_near(elo.low, rating(share.low), 1.5);
        is_near(elo.high, rating(share.high), 1.5);
    }
}
