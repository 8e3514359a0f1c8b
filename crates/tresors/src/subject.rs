//! What the laws of the house need to know of a cave.

use table::laws::Subject;

use crate::action::Action;
use crate::board::Cell;
use crate::card::{Card, Cards, Orientation, Tile};
use crate::cave::{Cave, Open, Pawn, Phase, SEATS_MAX};
use crate::event::{Ending, Event, Seen};
use crate::view::View;

impl Subject for Cave {
    fn universe(&self) -> Vec<Action> {
        // The entrance is written like a cell, and is none.
        let places = || Cell::all().chain([Cell::ENTRANCE]);
        let enter = places().map(|at| Action::Enter { at });
        let walk = places().map(|to| Action::Walk { to });
        let lay = Orientation::ALL.into_iter().map(|turned| Action::Lay { turned });
        enter.chain(walk).chain(lay).chain([Action::Roll, Action::Leave]).collect()
    }

    fn audit(&self) -> Result<(), String> {
        if self.open.phase == Phase::Deal {
            return Ok(());
        }
        self.audit_cards()?;
        self.audit_pawns()?;
        self.audit_walls()?;
        let arrived = self.open.chief == self.rules().board().track;
        if arrived != (self.open.phase == Phase::Over(Ending::ChiefArrived)) {
            return Err(format!("the chief on {} in {:?}", self.open.chief, self.open.phase));
        }
        if self.rolls.iter().count() != usize::from(self.open.rolls_ahead()) {
            return Err("rolls were lost".to_owned());
        }
        Ok(())
    }

    fn remembers(view: &View, shown: &[Seen]) -> Result<(), String> {
        let mut told = Told::default();
        for &seen in shown {
            told.hear(seen);
        }
        let open = &view.open;
        let sees = Told {
            pawns: open.pawns,
            loot: open.loot,
            chief: open.chief,
            tiles: open.tiles,
            drawn: open.drawn,
        };
        if told == sees { Ok(()) } else { Err(format!("{told:?} was told, {sees:?} is seen")) }
    }
}

/// The cave as somebody would draw it who only hears what happens.
#[derive(PartialEq, Eq, Debug, Default)]
struct Told {
    pawns: [Pawn; SEATS_MAX],
    loot: [Cards; SEATS_MAX],
    chief: u8,
    tiles: [Option<Tile>; Cell::COUNT],
    drawn: Option<Card>,
}

impl Told {
    fn hear(&mut self, seen: Seen) {
        match seen {
            Event::LaidOut { tiles, .. } => self.tiles = tiles.map(Some),
            Event::Entered { seat, at: to } | Event::Carried { seat, to, .. } => {
                self.go(seat.index(), to);
            }
            Event::Walked { seat, walk } => {
                self.go(seat.index(), *walk.steps().last().expect("a step"));
            }
            Event::Left { seat, walk } => {
                self.tiles[walk.from().index()] = None;
                self.pawns[seat.index()] = Pawn::Out;
            }
            Event::Took { seat, card } => self.loot[seat.index()].add(card),
            Event::Drew { card, .. } => self.drawn = Some(card),
            Event::ChiefCame { to } => self.chief = to,
            Event::Laid { at, tile, .. } => {
                self.tiles[at.index()] = Some(tile);
                self.drawn = None;
            }
            Event::TurnBegan { .. }
            | Event::Rolled { .. }
            | Event::GenieCame { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn go(&mut self, seat: usize, to: Cell) {
        if let Pawn::In(from) = self.pawns[seat] {
            self.tiles[from.index()] = None;
        }
        self.pawns[seat] = Pawn::In(to);
    }
}

impl Cave {
    /// Every card is somewhere, once. (TRE-02)
    fn audit_cards(&self) -> Result<(), String> {
        let all: Vec<Card> = self.open.seen_cards().chain(self.pile().iter().copied()).collect();
        let different: Cards = all.iter().copied().collect();
        if all.len() != Card::COUNT || different.len() as usize != Card::COUNT {
            return Err(format!("{} cards, {} different ones", all.len(), different.len()));
        }
        Ok(())
    }

    /// Pawns stand on cards, one on each. (TRE-08, TRE-18)
    fn audit_pawns(&self) -> Result<(), String> {
        let open = &self.open;
        let cells: Vec<Cell> = open.seats().filter_map(|seat| open.cell(seat)).collect();
        let alone = open.occupied().len() as usize == cells.len();
        let on_cards = cells.iter().all(|&cell| open.tile(cell).is_some());
        if alone && on_cards { Ok(()) } else { Err(format!("pawns on {cells:?}")) }
    }

    /// What is kept about walls and ways agrees with the cards.
    fn audit_walls(&self) -> Result<(), String> {
        let mut again = Open::new(self.rules());
        for cell in Cell::all() {
            if let Some(tile) = self.open.tile(cell) {
                again.put(cell, tile);
            }
        }
        if again.walls != self.open.walls {
            return Err("walls are not where the cards have them".to_owned());
        }
        match self.open.phase {
            Phase::Walk { steps, .. }
                if self.open.walk_phase(self.open.seat, steps) != self.open.phase =>
            {
                Err("the reach is out of date".to_owned())
            }
            _ => Ok(()),
        }
    }
}
