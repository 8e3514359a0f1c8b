//! How much of a result was luck, and how much was played.

use table::Seat;

use crate::Analysis;

/// What became of one side's chance to win. The three parts add up to what it had in the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Split {
    /// The side, by its first seat.
    pub side: Seat,
    /// What it had at the beginning.
    pub begun: f64,
    /// What its own decisions gave away, and what it got of what others gave away.
    pub play: f64,
    /// Everything else.
    pub luck: f64,
    /// What it had in the end.
    pub result: f64,
}

impl Analysis {
    /// What became of the chances of each side. What a side gives away is shared by the others.
    pub fn splits(&self) -> Vec<Split> {
        let begun = self.points.first().map(|point| point.wins.as_slice()).unwrap_or_default();
        let given: Vec<f64> = self.sides.iter().map(|&side| self.given_away(side)).collect();
        let all: f64 = given.iter().sum();
        let others = f64::from(u8::try_from(self.sides.len()).unwrap_or(u8::MAX)) - 1.0;
        let sides = self.sides.iter().zip(begun).zip(&given).zip(&self.results);
        sides
            .map(|(((&side, &begun), own), &result)| {
                let play = (all - own) / others.max(1.0) - own;
                Split { side, begun, play, luck: result - begun - play, result }
            })
            .collect()
    }

    /// What the decisions of a side cost it in all.
    fn given_away(&self, side: Seat) -> f64 {
        let teams = self.sides.len();
        let own = |seat: Seat| seat.index() % teams.max(1) == side.index();
        self.mistakes.iter().filter(|it| own(it.seat)).map(|it| it.cost).sum()
    }

    /// The share of all that changed which was luck.
    pub fn luck_share(&self) -> f64 {
        let splits = self.splits();
        let sum = |of: fn(&Split) -> f64| splits.iter().map(|it| of(it).abs()).sum::<f64>();
        let (luck, play) = (sum(|it| it.luck), sum(|it| it.play));
        if luck + play > 0.0 { luck / (luck + play) } else { 0.0 }
    }

    /// The costliest decisions of a seat, the worst first.
    pub fn worst_of(&self, seat: Seat, most: usize) -> Vec<&crate::Mistake> {
        let mut own: Vec<_> = self.mistakes.iter().filter(|it| it.seat == seat).collect();
        own.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        own.truncate(most);
        own
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mistake, Point};

    #[test]
    fn the_parts_add_up_to_the_result() {
        let mistake = |seat, cost| Mistake {
            seat: Seat(seat),
            line: 1,
            done: String::new(),
            better: String::new(),
            cost,
        };
        let analysis = Analysis {
            sides: vec![Seat(0), Seat(1)],
            points: vec![Point { line: 1, text: String::new(), wins: vec![0.6, 0.4] }],
            mistakes: vec![mistake(0, 0.2), mistake(2, 0.1), mistake(3, 0.05)],
            decisions: 9,
            results: vec![0.0, 1.0],
        };
        let splits = analysis.splits();
        for it in &splits {
            assert!((it.begun + it.play + it.luck - it.result).abs() < 1e-9);
        }
        assert!((splits[0].play + 0.25).abs() < 1e-9, "partners are one side");
        assert!((splits[0].play + splits[1].play).abs() < 1e-9);
        assert!((0.0..=1.0).contains(&analysis.luck_share()));
        assert!((analysis.worst_of(Seat(0), 3)[0].cost - 0.2).abs() < 1e-9);
    }
}
