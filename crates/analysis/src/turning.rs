//! Where a game turned.

use crate::Analysis;

/// A turn in which somebody's chances changed less than this is none where the game turned.
const LEAST: f64 = 0.1;

/// A turn in which the game turned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turning {
    /// The number of the point at its end; the one before it is where it began.
    pub point: usize,
    /// The number of the side whose chances changed most.
    pub side: usize,
    /// Its chances before.
    pub from: f64,
    /// Its chances after.
    pub to: f64,
    /// The number of the costliest mistake of the turn, if there was one.
    pub mistake: Option<usize>,
}

impl Analysis {
    /// The turns in which the game turned, in their order: so many at most.
    pub fn turnings(&self, most: usize) -> Vec<Turning> {
        let mut turnings: Vec<Turning> =
            (1..self.points.len()).filter_map(|point| self.turning(point)).collect();
        turnings.sort_by(|one, other| other.change().total_cmp(&one.change()));
        turnings.truncate(most);
        turnings.sort_by_key(|it| it.point);
        turnings
    }

    /// What turned in the turn that ends at a point, if anything did.
    fn turning(&self, point: usize) -> Option<Turning> {
        let (before, after) = (&self.points[point - 1], &self.points[point]);
        let lines = before.line + 1..=after.line;
        let mistakes = self.mistakes.iter().enumerate().filter(|(_, it)| lines.contains(&it.line));
        let worst = mistakes.max_by(|(_, one), (_, other)| one.cost.total_cmp(&other.cost));
        let sides = before.wins.iter().zip(&after.wins).enumerate();
        let turnings = sides.map(|(side, (&from, &to))| Turning {
            point,
            side,
            from,
            to,
            mistake: worst.map(|(number, _)| number),
        });
        let most = turnings.max_by(|one, other| one.change().total_cmp(&other.change()))?;
        (most.change() >= LEAST).then_some(most)
    }
}

impl Turning {
    fn change(&self) -> f64 {
        (self.to - self.from).abs()
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::{Equals, Mistake, Point};

    #[test]
    fn a_game_turns_where_chances_change_most() {
        let wins = [0.5, 0.55, 0.9, 0.7, 0.3, 1.0];
        let point = |(line, &first): (usize, &f64)| Point {
            line: 2 * line + 3,
            text: String::new(),
            wins: vec![first, 1.0 - first],
        };
        let mistake = |line, cost| Mistake {
            seat: Seat(1),
            line,
            done: String::new(),
            better: String::new(),
            cost,
        };
        let analysis = Analysis {
            sides: vec![Seat(0), Seat(1)],
            points: wins.iter().enumerate().map(point).collect(),
            // The third turn is in the lines 6 and 7.
            mistakes: vec![mistake(5, 0.1), mistake(6, 0.1), mistake(7, 0.2), mistake(8, 0.3)],
            decisions: 4,
            equals: Equals { before: Vec::new(), dealt: Vec::new() },
            results: vec![1.0, 0.0],
            is_over: true,
        };
        let found = analysis.turnings(3);
        assert_eq!(found.iter().map(|it| it.point).collect::<Vec<_>>(), [2, 4, 5]);
        assert_eq!(found[0].mistake, Some(2));
        assert_eq!(found[1].mistake, None);
        assert_eq!(analysis.turnings(9).len(), 4, "five points are no turning");
    }
}
