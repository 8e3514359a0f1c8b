//! What may be done, from the words of bits.

use deck::Bits;
use table::Seat;

use crate::action::Action;
use crate::board::Cell;
use crate::card::{Orientation, Tile};
use crate::cave::{Open, Phase};
use crate::ways::Ways;

impl Open {
    /// The action of `seat` at the place that `choose` names.
    ///
    /// Cards come in the order of cells and the exit last, orientations from `r0` on. So the first
    /// action is the one for somebody who has let the time run out.
    #[inline]
    pub(crate) fn pick_action(
        &self,
        seat: Seat,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        let choices = Bits::new(self.choices(seat));
        let count = choices.count();
        (count > 0).then(|| self.action_at(choices.nth(choose(count))))
    }

    /// Every action of `seat`, in order.
    pub(crate) fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let choices = self.choices(seat);
        (0..32).filter(move |place| choices >> place & 1 == 1).map(|place| self.action_at(place))
    }

    /// What a seat may do, as bits: places of the grid, orientations, or the one thing there is.
    #[inline]
    fn choices(&self, seat: Seat) -> u64 {
        if seat != self.seat {
            return 0;
        }
        match self.phase {
            Phase::Enter => self.free().0.into(),
            Phase::Roll => 1,
            Phase::Walk { reach, .. } => reach.places.0.into(),
            Phase::Lay { gap } => self.orientations(gap),
            Phase::Deal | Phase::Over(_) => 0,
        }
    }

    /// The action of a bit of the choices.
    #[inline]
    fn action_at(&self, place: u8) -> Action {
        match self.phase {
            Phase::Enter => Action::Enter { at: Cell(place) },
            Phase::Walk { .. } if Cell(place) == Cell::ENTRANCE => Action::Leave,
            Phase::Walk { .. } => Action::Walk { to: Cell(place) },
            Phase::Lay { .. } => Action::Lay { turned: Orientation(place) },
            Phase::Roll | Phase::Deal | Phase::Over(_) => Action::Roll,
        }
    }

    /// How the drawn card may be turned: as one likes, or so that a door stays open if one can.
    /// (TRE-34, TRE-A10)
    #[inline]
    fn orientations(&self, gap: Cell) -> u64 {
        if !self.rules.rulebook().keeps_a_door_open() {
            return 0b1111;
        }
        let leaves_a_door = |turned: &&Orientation| {
            !self.ways_with(gap, **turned).beside(Cell::ENTRANCE).is_empty()
        };
        let kind = Orientation::ALL.iter().filter(leaves_a_door);
        let bits = kind.fold(0, |bits, turned| bits | 1 << turned.0);
        if bits == 0 { 0b1111 } else { bits }
    }

    /// The ways after the drawn card was laid in the gap; there is one to lay.
    pub fn ways_with(&self, gap: Cell, turned: Orientation) -> Ways {
        let card = self.drawn.expect("a card to lay");
        let mut walls = self.walls;
        walls.set(gap, Tile::new(card, turned).walls());
        walls.ways(self.rules.ground())
    }
}
