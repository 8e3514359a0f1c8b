//! What an action would do, for players who are about to choose.

use table::{Hosted, Obeys, OnDraw, Prospect, Seat, Seats, Shouts};

use crate::action::Action;
use crate::board::{Cell, Cells};
use crate::card::{Orientation, Tile};
use crate::cave::{Cave, Open, Phase, SEATS_MAX};
use crate::event::Stuck;
use crate::rulebook::{Leaving, Variant};
use crate::view::View;
use crate::ways::{Path, Ways};

/// What an action would do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outlook {
    /// The pawn would stand on a card with so many treasures.
    Enters {
        /// The treasures, which are the steps of its first move in the basic game.
        treasures: u8,
    },
    /// The die would be rolled.
    Rolls,
    /// The pawn would walk.
    Walks {
        /// One way of getting there.
        path: Path,
        /// The treasures on the card where it would stand.
        treasures: u8,
    },
    /// The genie would carry the pawn.
    Carried {
        /// Why it cannot walk.
        why: Stuck,
        /// The treasures on the card where it would stand.
        treasures: u8,
    },
    /// The pawn would leave the cave for good.
    Leaves {
        /// One way of getting there.
        path: Path,
    },
    /// The drawn card would be laid.
    Lays {
        /// The card as it would lie.
        tile: Tile,
        /// The free cards that the pawn of each seat could then walk to. Nobody knows it of those
        /// who are out, nor where a die decides.
        reach: [Option<Cells>; SEATS_MAX],
        /// The seats whose pawns could not move on foot any more, because of walls alone.
        walled_in: Seats,
        /// The seats whose pawns would find no way out, however long.
        cut_off: Seats,
    },
}

impl Shouts for Cave {}

impl Obeys for Cave {
    /// Everybody sees what the seat on turn can do, so everybody sees when that is one thing.
    fn obvious(view: &View, order: OnDraw) -> Option<Action> {
        let seat = view.open.seat().filter(|_| order != OnDraw::Ask)?;
        let is_legal = |action: &Action| view.open.objections(seat, *action).is_empty();
        let mut legal = view.open.tries(seat).into_iter().filter(is_legal);
        legal.next().filter(|_| legal.next().is_none())
    }
}

impl Hosted for Cave {
    type Outlook = Outlook;

    fn prospects(&self, seat: Seat) -> Vec<Prospect<Cave>> {
        let open = &self.open;
        let prospect = |action| match open.objections(seat, action).first() {
            Some(&why) => (action, Err(why)),
            None => (action, Ok(open.outlook(seat, action))),
        };
        open.tries(seat).into_iter().map(prospect).collect()
    }

    fn is_answerable(_: &View) -> bool {
        false
    }

    fn decline() -> Action {
        unreachable!("nobody is ever asked out of turn")
    }
}

impl Open {
    /// Everything that the seat on turn may think of.
    fn tries(&self, seat: Seat) -> Vec<Action> {
        if self.seat() != Some(seat) {
            return Vec::new();
        }
        match self.phase {
            Phase::Enter => Cell::all().map(|at| Action::Enter { at }).collect(),
            Phase::Roll => vec![Action::Roll],
            Phase::Walk { .. } => {
                Cell::all().map(|to| Action::Walk { to }).chain([Action::Leave]).collect()
            }
            Phase::Lay { .. } => {
                Orientation::ALL.into_iter().map(|turned| Action::Lay { turned }).collect()
            }
            Phase::Deal | Phase::Over(_) => Vec::new(),
        }
    }

    /// What a legal action would do.
    fn outlook(&self, seat: Seat, action: Action) -> Outlook {
        let treasures = |cell| self.tile(cell).map_or(0, |tile| tile.card().treasures());
        let from = self.cell(seat);
        match (action, self.phase, from) {
            (Action::Enter { at }, _, _) => Outlook::Enters { treasures: treasures(at) },
            (Action::Walk { to }, Phase::Walk { steps, reach }, Some(from)) => {
                let treasures = treasures(to);
                if let Some(why) = reach.genie {
                    return Outlook::Carried { why, treasures };
                }
                Outlook::Walks { path: self.walk(from, to, steps).path(), treasures }
            }
            (Action::Leave, Phase::Walk { steps, .. }, Some(from)) => {
                Outlook::Leaves { path: self.walk(from, Cell::ENTRANCE, steps).path() }
            }
            (Action::Lay { turned }, Phase::Lay { gap }, _) => self.laying(gap, turned),
            _ => Outlook::Rolls,
        }
    }

    /// What laying the drawn card would do to everybody in the cave.
    fn laying(&self, gap: Cell, turned: Orientation) -> Outlook {
        let ways = self.ways_with(gap, turned);
        let mut reach = [None; SEATS_MAX];
        for seat in self.seats() {
            reach[seat.index()] = self.reach_on(ways, seat);
        }
        Outlook::Lays {
            tile: Tile::new(self.drawn.expect("a card to lay"), turned),
            reach,
            walled_in: self.walled_in(ways),
            cut_off: self.cut_off(ways),
        }
    }

    /// The free cards that a pawn could walk to if these ways were all.
    fn reach_on(&self, ways: Ways, seat: Seat) -> Option<Cells> {
        let cell = self.cell(seat)?;
        match self.rules.rulebook().variant {
            Variant::Base => {
                let ends = ways.cards(cell, self.treasures_under(seat));
                Some(ends.without(self.occupied()))
            }
            Variant::Chance => None,
        }
    }

    /// The seats whose pawns could neither walk nor leave if these ways were all, pawns or no pawns.
    /// In the variant nobody knows the steps, so only those count whom every step is barred.
    fn walled_in(&self, ways: Ways) -> Seats {
        let steps = |seat| match self.rules.rulebook().variant {
            Variant::Base => self.treasures_under(seat),
            Variant::Chance => 1,
        };
        let leaving = self.rules.rulebook().leaving();
        self.inside(|seat, cell| {
            let steps = steps(seat);
            ways.cards(cell, steps).is_empty() && !ways.leads_out(cell, steps, leaving)
        })
    }

    /// The seats whose pawns would find no way out. In the variant nobody looks for one.
    fn cut_off(&self, ways: Ways) -> Seats {
        if self.rules.rulebook().leaving() == Leaving::Never {
            return Seats::NONE;
        }
        let leading = ways.leading_out();
        self.inside(|_, cell| !leading.has(cell))
    }

    /// The seats with a pawn in the cave for which something holds.
    fn inside(&self, holds: impl Fn(Seat, Cell) -> bool) -> Seats {
        let inside = |seat: &Seat| self.cell(*seat).is_some_and(|cell| holds(*seat, cell));
        self.seats().filter(inside).collect()
    }
}
