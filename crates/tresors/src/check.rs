//! Why not: every refusal, explained from the cards themselves.

use table::Seat;

use crate::action::Action;
use crate::board::{Cell, Side, Sides};
use crate::card::{Orientation, Tile};
use crate::cave::{Cave, Open, Pawn, Phase};
use crate::checks::STEPS_MAX;
use crate::illegal::{Arrival, Astray, Barred, Illegal, Task, Way};
use crate::rulebook::{Leaving, Variant};

impl Cave {
    /// Everything that speaks against an action, the most telling first; nothing if it is legal.
    pub fn objections(&self, seat: Seat, action: Action) -> Vec<Illegal> {
        self.open.objections(seat, action)
    }
}

/// What stands between two cells, for the sake of an explanation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Obstacles {
    /// Walls and gaps, as they are.
    Real,
    /// Walls alone: a place without a card can be crossed.
    Walls,
    /// Nothing but the rim.
    None,
}

/// Whether a way may visit a card twice, for the sake of an explanation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visits {
    /// No, as the rules say.
    Once,
    /// Yes.
    Often,
}

impl Open {
    pub(crate) fn objections(&self, seat: Seat, action: Action) -> Vec<Illegal> {
        let (who, when) = (self.out_of_turn(seat), self.mistimed(action));
        if who.is_some() || when.is_some() {
            let timing = if self.seat().is_some() { [who, when] } else { [when, who] };
            return timing.into_iter().chain([self.never(action)]).flatten().collect();
        }
        match (action, self.phase) {
            (Action::Enter { at }, _) => self.place_objections(at, Arrival::Placed).collect(),
            (Action::Walk { to }, Phase::Walk { steps, .. }) => {
                self.walk_objections(seat, to, steps)
            }
            (Action::Leave, Phase::Walk { steps, .. }) => {
                self.exit_objection(seat, steps).into_iter().collect()
            }
            (Action::Lay { turned }, Phase::Lay { gap }) if self.seals_in_vain(gap, turned) => {
                vec![Illegal::SealsTheCave]
            }
            (Action::Roll | Action::Lay { .. } | Action::Walk { .. } | Action::Leave, _) => {
                Vec::new()
            }
        }
    }

    /// Whether nobody may do this at this table, whenever it is. (TRE-A14)
    fn never(&self, action: Action) -> Option<Illegal> {
        let closed = self.rules.rulebook().leaving() == Leaving::Never;
        (action == Action::Leave && closed).then_some(Illegal::ExitClosed)
    }

    /// Whether something else is to be done first, or this has been done. (TRE-13, TRE-54)
    fn mistimed(&self, action: Action) -> Option<Illegal> {
        let no_die = self.rules.rulebook().variant == Variant::Base;
        match (self.phase, action) {
            (_, Action::Roll) if no_die => Some(Illegal::NoDie),
            (Phase::Deal, _) => Some(Illegal::NotDealt),
            (Phase::Over(how), _) => Some(Illegal::GameOver { how }),
            (Phase::Enter, Action::Enter { .. })
            | (Phase::Roll, Action::Roll)
            | (Phase::Walk { .. }, Action::Walk { .. } | Action::Leave)
            | (Phase::Lay { .. }, Action::Lay { .. }) => None,
            (Phase::Enter, _) => Some(Illegal::PlacePawnFirst),
            (_, Action::Enter { .. }) => Some(Illegal::AlreadyPlaced),
            (Phase::Roll | Phase::Walk { .. }, Action::Lay { .. }) => Some(Illegal::NothingToLay),
            (Phase::Roll, _) => Some(Illegal::RollFirst),
            (Phase::Lay { .. }, _) => Some(Illegal::LayFirst),
            (Phase::Walk { .. }, Action::Roll) => Some(Illegal::AlreadyRolled),
        }
    }

    /// Whether somebody else is on turn. (TRE-12, TRE-52)
    fn out_of_turn(&self, seat: Seat) -> Option<Illegal> {
        match self.seat() {
            // Whoever has just left the cave still has a card to lay.
            Some(turn) if turn == seat => None,
            Some(_) | None if self.pawn(seat) == Pawn::Out => Some(Illegal::PawnIsOut),
            Some(turn) => Some(Illegal::NotYourTurn { turn, task: self.task() }),
            None => None,
        }
    }

    /// What the seat on turn is about to do.
    fn task(&self) -> Task {
        match self.phase {
            Phase::Deal | Phase::Enter => Task::Placing,
            Phase::Roll | Phase::Walk { .. } | Phase::Over(_) => Task::Moving,
            Phase::Lay { .. } => Task::Laying,
        }
    }

    /// What keeps a pawn from a place, however it comes there. (TRE-08, TRE-18, TRE-26)
    fn place_objections(&self, at: Cell, arrival: Arrival) -> impl Iterator<Item = Illegal> {
        let missing = match self.tile(at) {
            Some(_) => None,
            None if at == Cell::ENTRANCE => Some(Illegal::EntranceIsNoCard { arrival }),
            None => Some(Illegal::NoCard),
        };
        let occupied = self.pawn_on(at).map(|by| Illegal::Occupied { by, arrival });
        missing.into_iter().chain(occupied)
    }

    /// What keeps the pawn of `seat` from moving to a card with so many steps.
    fn walk_objections(&self, seat: Seat, to: Cell, steps: u8) -> Vec<Illegal> {
        let Some(from) = self.cell(seat) else { return Vec::new() };
        let genie = self.needs_genie(from, steps);
        let arrival = if genie { Arrival::ByGenie } else { Arrival::OnFoot };
        if to == from {
            return vec![Illegal::MustMove { arrival }];
        }
        let mut objections: Vec<Illegal> = self.place_objections(to, arrival).collect();
        if to != Cell::ENTRANCE && !genie {
            let leads = |obstacles| self.leads(&mut vec![from], to, steps, obstacles, Visits::Once);
            if !leads(Obstacles::None) {
                objections
                    .push(Illegal::WrongDistance { steps, astray: self.astray(from, to, steps) });
            } else if !leads(Obstacles::Real) {
                objections
                    .push(Illegal::WallInTheWay { steps, barred: self.barred(from, to, steps) });
            }
        }
        objections
    }

    /// Why so many steps do not lead to a place, walls or not. (TRE-15, TRE-16, TRE-19)
    fn astray(&self, from: Cell, to: Cell, steps: u8) -> Astray {
        let beside = |cell: Cell| Side::ALL.into_iter().filter_map(move |side| cell.beside(side));
        let behind = |side: Side| {
            let over = from.beside(side).filter(|&over| self.pawn_on(over).is_some());
            over.and_then(|over| over.beside(side)) == Some(to)
        };
        if steps == 1 && Side::ALL.into_iter().any(behind) {
            Astray::OverAPawn
        } else if steps == 1
            && beside(from).filter(|&cell| beside(cell).any(|far| far == to)).count() == 2
        {
            Astray::Diagonal
        } else {
            Astray::Count
        }
    }

    /// What is in the way of so many steps. (TRE-20, TRE-22, TRE-A11)
    fn barred(&self, from: Cell, to: Cell, steps: u8) -> Barred {
        let leads = |obstacles, visits| self.leads(&mut vec![from], to, steps, obstacles, visits);
        if leads(Obstacles::Real, Visits::Often) {
            Barred::Twice
        } else if leads(Obstacles::Walls, Visits::Once) {
            Barred::Gap
        } else {
            Barred::Wall
        }
    }

    /// Whether no free card can be reached on foot. (TRE-25, TRE-27)
    fn needs_genie(&self, from: Cell, steps: u8) -> bool {
        let free = |cell: &Cell| self.tile(*cell).is_some() && self.pawn_on(*cell).is_none();
        let reached =
            |cell| self.leads(&mut vec![from], cell, steps, Obstacles::Real, Visits::Once);
        !Cell::all().filter(free).any(reached)
    }

    /// What keeps the pawn of `seat` from leaving with so many steps. (TRE-29, TRE-30)
    fn exit_objection(&self, seat: Seat, steps: u8) -> Option<Illegal> {
        let from = self.cell(seat)?;
        let leads = |exactly, obstacles| {
            self.leads(&mut vec![from], Cell::ENTRANCE, exactly, obstacles, Visits::Once)
        };
        let within = |obstacles| (1..=steps).any(|fewer| leads(fewer, obstacles));
        let near = (1..).take(STEPS_MAX).any(|steps| leads(steps, Obstacles::None));
        match self.rules.rulebook().leaving() {
            Leaving::Never => Some(Illegal::ExitClosed),
            Leaving::WithinTheSteps if within(Obstacles::Real) => None,
            Leaving::OnTheLastStep if leads(steps, Obstacles::Real) => None,
            _ if !within(Obstacles::Real) && self.needs_genie(from, steps) => {
                let way = if within(Obstacles::None) { Way::Walled } else { Way::TooFar };
                Some(Illegal::GenieStaysInside { way })
            }
            _ if !near => Some(Illegal::NoExitHere),
            _ if !within(Obstacles::None) => Some(Illegal::ExitTooFar { steps }),
            Leaving::OnTheLastStep if within(Obstacles::Real) || !leads(steps, Obstacles::None) => {
                Some(Illegal::ExitNotExact { steps })
            }
            Leaving::WithinTheSteps | Leaving::OnTheLastStep => Some(Illegal::ExitWalled { steps }),
        }
    }

    /// Whether exactly so many steps lead from the end of the trail to a place, as a rule without
    /// visiting a place of the trail again. Occupied cards are no hindrance. (TRE-15, TRE-16,
    /// TRE-17, TRE-18, TRE-19, TRE-20, TRE-21, TRE-22, TRE-A3, TRE-A4, TRE-A23)
    fn leads(
        &self,
        trail: &mut Vec<Cell>,
        to: Cell,
        steps: u8,
        obstacles: Obstacles,
        visits: Visits,
    ) -> bool {
        let here = *trail.last().expect("a trail has a beginning");
        if steps == 0 || here == Cell::ENTRANCE {
            return steps == 0 && here == to;
        }
        Side::ALL.into_iter().any(|side| {
            let fresh = |next: &Cell| visits == Visits::Often || !trail.contains(next);
            let next = self.next(here, side, obstacles).filter(fresh);
            next.is_some_and(|next| {
                trail.push(next);
                let leads = self.leads(trail, to, steps - 1, obstacles, visits);
                trail.pop();
                leads
            })
        })
    }

    /// Where a step to this side leads, if it is open. (TRE-16, TRE-22, TRE-23)
    fn next(&self, here: Cell, side: Side, obstacles: Obstacles) -> Option<Cell> {
        let next = self.rules.board().beyond(here, side)?;
        let walls = |cell: Cell| match self.tile(cell) {
            Some(tile) => tile.walls(),
            // TRE-A11: a gap is neither entered nor crossed.
            None if obstacles == Obstacles::Real => Sides::ALL,
            None => Sides::NONE,
        };
        let barred =
            walls(here).has(side) || next != Cell::ENTRANCE && walls(next).has(side.across());
        (obstacles == Obstacles::None || !barred).then_some(next)
    }

    /// Whether the drawn card, so turned, leaves no door open although it could. (TRE-A10)
    fn seals_in_vain(&self, gap: Cell, turned: Orientation) -> bool {
        self.rules.rulebook().keeps_a_door_open()
            && self.seals(gap, turned)
            && !Orientation::ALL.iter().all(|&turned| self.seals(gap, turned))
    }

    /// Whether no door is open once the drawn card lies in the gap, so turned.
    fn seals(&self, gap: Cell, turned: Orientation) -> bool {
        let tile = |cell| match self.drawn {
            Some(card) if cell == gap => Some(Tile::new(card, turned)),
            _ => self.tile(cell),
        };
        let is_open =
            |&(cell, side): &(Cell, Side)| tile(cell).is_some_and(|tile| !tile.walls().has(side));
        !self.rules.board().doors.iter().any(is_open)
    }
}
