//! How long the chief is likely to stay away.

use tresors::{Cards, Open};

/// By number of draws: the chance that the chief has not arrived.
pub(super) struct Clock(Vec<f64>);

impl Clock {
    /// What can be reckoned from the cards that nobody has seen.
    pub(super) fn of(open: &Open, unseen: Cards) -> Clock {
        let (heads, mut cards) = (f64::from(unseen.heads()), f64::from(unseen.len()));
        // By number of heads drawn so far, fewer than bring him: how likely that is.
        let mut chances = vec![0.0; open.chief_steps_left().into()];
        chances.iter_mut().take(1).for_each(|chance| *chance = 1.0);
        let mut away = vec![chances.iter().sum()];
        for _ in 0..open.stock() {
            let mut from_below = 0.0;
            let mut left = heads;
            for chance in &mut chances {
                let leaving = *chance * (left / cards).clamp(0.0, 1.0);
                *chance += from_below - leaving;
                from_below = leaving;
                left -= 1.0;
            }
            cards -= 1.0;
            away.push(chances.iter().sum());
        }
        Clock(away)
    }

    /// The chance that the chief has not arrived after so many draws.
    pub(super) fn is_away_after(&self, draws: usize) -> f64 {
        self.0.get(draws).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Viewer};
    use tresors::{Cave, Position, Rules};

    use super::Clock;

    /// What holds after so many draws if the chief stands so many steps from the tent.
    fn away(chief: u8, draws: usize) -> f64 {
        let rules = Rules::of("tresors", 2, &[]).unwrap();
        let position = Position { chief, pawns: pawns(), ..Position::default() };
        let cave = Cave::place(&rules, &position).unwrap();
        let view = cave.view(Viewer::Spectator);
        Clock::of(&view.open, view.unseen()).is_away_after(draws)
    }

    fn pawns() -> [Option<tresors::Pawn>; 4] {
        let mut cells = tresors::Cell::all().map(tresors::Pawn::In);
        [cells.next(), cells.next(), None, None]
    }

    #[test]
    fn the_chief_comes_with_his_heads() {
        // Sixteen of the 41 cards show a head, but three of them lie on the board here.
        assert!((away(11, 1) - 28.0 / 41.0).abs() < 1e-12);
        assert!((away(11, 2) - 28.0 / 41.0 * 27.0 / 40.0).abs() < 1e-12);
        assert!((away(10, 2) - (1.0 - 13.0 / 41.0 * 12.0 / 40.0)).abs() < 1e-12);
        assert!((away(0, 11) - 1.0).abs() < 1e-12);
        assert!(away(0, 41).abs() < 1e-12);
    }
}
