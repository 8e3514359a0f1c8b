//! Weights that fit what was seen, by least squares.

/// What is known of some comparisons: sums of products, from which the best weights follow.
#[derive(Clone)]
pub(crate) struct Fit {
    size: usize,
    /// Row by row: the sums of products of two features.
    products: Vec<f64>,
    /// The sums of products of a feature and what was gained.
    gains: Vec<f64>,
}

impl Fit {
    pub(crate) fn new(size: usize) -> Fit {
        Fit { size, products: vec![0.0; size * size], gains: vec![0.0; size] }
    }

    /// Notes the actions of one position: the row of each, and what it gained. Only differences
    /// between actions of one position matter.
    pub(crate) fn note(&mut self, rows: &[Vec<f32>], gains: &[f64]) {
        let whole = gains.len() as f64;
        let mean_gain = gains.iter().sum::<f64>() / whole;
        let mut mean = vec![0.0; self.size];
        for row in rows {
            let part = row.iter().map(|&much| f64::from(much) / whole);
            mean.iter_mut().zip(part).for_each(|(mean, part)| *mean += part);
        }
        let mut places = Vec::with_capacity(self.size);
        for (row, gain) in rows.iter().zip(gains) {
            places.clear();
            let apart = row.iter().zip(&mean).map(|(&much, mean)| f64::from(much) - mean);
            places.extend(apart.enumerate().filter(|(_, much)| *much != 0.0));
            for &(at, much) in &places {
                self.gains[at] += much * (gain - mean_gain);
                for &(other, too) in &places {
                    self.products[at * self.size + other] += much * too;
                }
            }
        }
    }

    pub(crate) fn add(&mut self, other: &Fit) {
        self.products.iter_mut().zip(&other.products).for_each(|(sum, part)| *sum += part);
        self.gains.iter_mut().zip(&other.gains).for_each(|(sum, part)| *sum += part);
    }

    /// The weights that fit best, drawn towards `prior` where little was seen.
    pub(crate) fn solve(&self, prior: &[f32], ridge: f64) -> Vec<f32> {
        let size = self.size;
        let mut rows = self.products.clone();
        let mut right = self.gains.clone();
        for at in 0..size {
            rows[at * size + at] += ridge;
            right[at] += ridge * f64::from(prior.get(at).copied().unwrap_or(0.0));
        }
        eliminate(&mut rows, &mut right, size);
        // Weights are kept in single precision.
        #[expect(clippy::cast_possible_truncation)]
        right.into_iter().map(|weight| weight as f32).collect()
    }
}

/// Solves a system of equations that has a solution, in place.
fn eliminate(rows: &mut [f64], right: &mut [f64], size: usize) {
    for at in 0..size {
        let pivot = rows[at * size + at];
        for below in at + 1..size {
            let times = rows[below * size + at] / pivot;
            if times != 0.0 {
                for column in at..size {
                    rows[below * size + column] -= times * rows[at * size + column];
                }
                right[below] -= times * right[at];
            }
        }
    }
    for at in (0..size).rev() {
        let known: f64 =
            (at + 1..size).map(|column| rows[at * size + column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at * size + at];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_that_made_the_gains_are_found_again() {
        let truth = [2.0, -1.0, 0.5];
        let mut fit = Fit::new(3);
        for at in 0..50_u8 {
            let rows: Vec<Vec<f32>> = (0..4_u8)
                .map(|action| {
                    let much = |k: u8| {
                        f32::from(at.wrapping_mul(31 + k) ^ action.wrapping_mul(77)) / 256.0
                    };
                    vec![much(0), much(7), much(40)]
                })
                .collect();
            let gain = |row: &Vec<f32>| row.iter().zip(truth).map(|(&x, w)| f64::from(x) * w).sum();
            let gains: Vec<f64> = rows.iter().map(gain).collect();
            fit.note(&rows, &gains);
        }
        for (found, truth) in fit.solve(&[], 1e-9).iter().zip(truth) {
            assert!((f64::from(*found) - truth).abs() < 1e-3, "{found} for {truth}");
        }
    }
}
