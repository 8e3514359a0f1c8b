//! How much of a result was luck, and how much was played.

use table::Seat;

use crate::Analysis;

/// What became of one side's chance to win. Each part is at most everything there is to win or to lose,
/// and `begun`, `luck` and `play` add up to `result`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Split {
    /// The side, by its first seat.
    pub side: Seat,
    /// What equals win there before the cards are known.
    pub begun: f64,
    /// What equals win more, or less, with the cards of this round.
    pub luck: f64,
    /// What was made of them beyond that.
    pub play: f64,
    /// What it had in the end.
    pub result: f64,
}

impl Analysis {
    /// What became of the chances of each side.
    pub fn splits(&self) -> Vec<Split> {
        let cards = self.equals.before.iter().zip(&self.equals.dealt);
        let sides = self.sides.iter().zip(cards).zip(&self.results);
        sides
            .map(|((&side, (&begun, &dealt)), &result)| Split {
                side,
                begun,
                luck: dealt - begun,
                play: result - dealt,
                result,
            })
            .collect()
    }

    /// The share of all that changed which was luck, from 0 to 1; the rest was played.
    pub fn luck_share(&self) -> f64 {
        let splits = self.splits();
        let sum = |of: fn(&Split) -> f64| splits.iter().map(|it| of(it).abs()).sum::<f64>();
        let (luck, play) = (sum(|it| it.luck), sum(|it| it.play));
        if luck + play > 0.0 { luck / (luck + play) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Equals;

    fn is_near(found: f64, wanted: f64) -> bool {
        (found - wanted).abs() < 1e-9
    }

    fn ended(before: &[f64], dealt: &[f64], results: &[f64]) -> Analysis {
        Analysis {
            sides: vec![Seat(0), Seat(1)],
            points: Vec::new(),
            mistakes: Vec::new(),
            decisions: 0,
            equals: Equals { before: before.to_vec(), dealt: dealt.to_vec() },
            results: results.to_vec(),
            is_over: true,
        }
    }

    #[test]
    fn the_parts_add_up_and_none_is_more_than_everything() {
        let analysis = ended(&[0.6, 0.4], &[0.9, 0.1], &[0.0, 1.0]);
        let splits = analysis.splits();
        for it in &splits {
            assert!(is_near(it.begun + it.luck + it.play, it.result), "{it:?}");
            assert!(it.luck.abs() <= 1.0 && it.play.abs() <= 1.0, "{it:?}");
        }
        // The first had the cards and lost all the same.
        assert!(is_near(splits[0].luck, 0.3) && is_near(splits[0].play, -0.9));
        assert!(is_near(splits[0].play + splits[1].play, 0.0), "what one loses another wins");
        assert!(is_near(analysis.luck_share(), 0.25));
    }

    #[test]
    fn whoever_wins_what_equals_would_has_won_by_luck_alone() {
        assert!(is_near(ended(&[0.5, 0.5], &[1.0, 0.0], &[1.0, 0.0]).luck_share(), 1.0));
        assert!(is_near(ended(&[0.5, 0.5], &[0.5, 0.5], &[1.0, 0.0]).luck_share(), 0.0));
        assert!(is_near(ended(&[0.5, 0.5], &[0.5, 0.5], &[0.5, 0.5]).luck_share(), 0.0));
    }
}
