//! Positions as people write them down, turned into a game or a view.

use std::sync::Arc;

use table::{Seat, Viewer};

use crate::board::Cell;
use crate::card::{Card, Cards, Orientation, Tile};
use crate::cave::{Cave, Open, PILE_MAX, Pawn, Phase, SEATS_MAX};
use crate::event::Ending;
use crate::rulebook::{Leaving, Variant};
use crate::rules::Rules;
use crate::view::View;

/// An arrangement of cards and pawns, as written: nothing is checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// Who looks, if the position is what one viewer sees.
    pub viewer: Option<Viewer>,
    /// Whose turn it is, and how far it has come.
    pub turn: Option<Moment>,
    /// What lies on each cell; a cell that is not mentioned holds some card.
    pub cells: [Option<Place>; Cell::COUNT],
    /// Where each pawn is, by seat; none at all if pawns are still to be placed.
    pub pawns: [Option<Pawn>; SEATS_MAX],
    /// Where the chief stands.
    pub chief: u8,
    /// The cards of the pile that are known, top first.
    pub stock: Vec<Card>,
    /// How many cards the pile has that nobody knows.
    pub unknown: u8,
    /// Whether the pile is just what is written; otherwise every other card lies below it.
    pub stock_is_exact: bool,
    /// What each seat has collected.
    pub loot: [Cards; SEATS_MAX],
    /// The card that somebody has drawn and that does not lie yet.
    pub drawn: Option<(Seat, Card)>,
    /// What the die shows and will show; the rest is 1, 2, 3 over and over.
    pub rolls: Vec<u8>,
}

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A card.
    Card(Tile),
    /// Nothing: a card is being laid there, or the pile has run out.
    Gap,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// It is about to begin.
    Begins(Seat),
    /// The die is rolled already; its first written roll is the one that counts.
    Plays(Seat),
}

/// Why a position cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// A card is in two places.
    Twice(Card),
    /// The chief is beyond the entrance.
    ChiefTooFar,
    /// Some seats have a pawn line and others have none.
    PawnsMissing,
    /// Two pawns stand on one card, or one stands where no card lies.
    WrongPawn(Seat),
    /// The seat on turn has left the cave, has placed its pawn already, or is not the one that has
    /// drawn a card.
    WrongTurn(Seat),
    /// A gap is there without a drawn card to fill it and with cards left to draw, or a drawn card
    /// without its gap.
    WrongGap,
    /// The die shows what it cannot, or is rolled where there is none.
    WrongRoll,
    /// Pawns can only leave where there is an exit.
    NobodyLeaves,
    /// There are more cards in the pile than are left.
    TooManyUnknown,
    /// Unknown cards can be looked at, not played.
    Unknown,
    /// What one viewer sees can be looked at, not played.
    OnlyAView,
    /// A view has a viewer, and a pile and a die that nobody knows.
    NotAView,
}

impl Cave {
    /// The game that begins at `position`.
    pub fn place(rules: &Arc<Rules>, position: &Position) -> Result<Cave, Misplaced> {
        if position.viewer.is_some() {
            return Err(Misplaced::OnlyAView);
        }
        if position.unknown > 0 {
            return Err(Misplaced::Unknown);
        }
        let (mut open, rest) = Open::lay_out(rules, position)?;
        let rest = if position.stock_is_exact { Vec::new() } else { rest };
        let pile: Vec<Card> =
            rest.into_iter().rev().chain(position.stock.iter().rev().copied()).collect();
        if PILE_MAX < pile.len() {
            return Err(Misplaced::WrongGap);
        }
        open.stock = u8::try_from(pile.len()).expect("sixty cards");
        let mut rolls = position.rolls.iter().copied();
        open.set_going(position, &mut rolls)?;
        let ahead = rolls.chain([1, 2, 3].into_iter().cycle());
        let rolls = ahead.take(open.rolls_ahead().into()).collect();
        let mut cave = Cave { rolls, ..Cave::from_open(open) };
        cave.pile[..pile.len()].copy_from_slice(&pile);
        Ok(cave)
    }

    /// This game as a position, with everything that is hidden.
    pub fn position(&self) -> Position {
        let mut position = self.open.position();
        position.stock = self.pile().iter().rev().copied().collect();
        position.rolls.extend(self.rolls.iter());
        position
    }
}

impl View {
    /// The view that `position` describes.
    pub fn place(rules: &Arc<Rules>, position: &Position) -> Result<View, Misplaced> {
        let viewer = position.viewer.ok_or(Misplaced::NotAView)?;
        let rolled = matches!(position.turn, Some(Moment::Plays(_)));
        if !position.stock.is_empty() || position.rolls.len() > usize::from(rolled) {
            return Err(Misplaced::NotAView);
        }
        let (mut open, rest) = Open::lay_out(rules, position)?;
        let left = u8::try_from(rest.len()).expect("sixty cards");
        let written = position.stock_is_exact || position.unknown > 0;
        open.stock = if written { position.unknown } else { left };
        if left < open.stock || PILE_MAX < usize::from(open.stock) {
            return Err(Misplaced::TooManyUnknown);
        }
        open.set_going(position, &mut position.rolls.iter().copied())?;
        Ok(View { viewer, open })
    }

    /// This view as a position.
    pub fn position(&self) -> Position {
        let mut position = self.open.position();
        position.viewer = Some(self.viewer);
        position.unknown = self.open.stock;
        position.stock_is_exact = self.unaccounted() > 0;
        position
    }
}

impl Open {
    /// The board, the loot and the pawns as written, and the cards that are written nowhere.
    fn lay_out(rules: &Arc<Rules>, position: &Position) -> Result<(Open, Vec<Card>), Misplaced> {
        let mut rest = position.rest()?;
        let mut open = Open::new(rules);
        open.chief = position.chief;
        open.loot = position.loot;
        open.drawn = position.drawn.map(|(_, card)| card);
        for (cell, place) in Cell::all().zip(position.cells) {
            match place {
                Some(Place::Card(tile)) => open.put(cell, tile),
                Some(Place::Gap) => {}
                None => open.put(cell, Tile::new(filler(&mut rest), Orientation::ALL[0])),
            }
        }
        if position.pawns.iter().any(Option::is_some) {
            let seats = usize::from(rules.seats());
            for (pawn, written) in open.pawns.iter_mut().zip(&position.pawns[..seats]) {
                *pawn = written.ok_or(Misplaced::PawnsMissing)?;
            }
        }
        open.inspect_pawns()?;
        Ok((open, rest))
    }

    /// Pawns stand on cards, one on each, and are out only where there is an exit.
    fn inspect_pawns(&self) -> Result<(), Misplaced> {
        for seat in self.seats() {
            match self.pawn(seat) {
                Pawn::In(cell) if self.tile(cell).is_none() || self.pawn_on(cell) != Some(seat) => {
                    return Err(Misplaced::WrongPawn(seat));
                }
                Pawn::Out if self.rules.rulebook().leaving() == Leaving::Never => {
                    return Err(Misplaced::NobodyLeaves);
                }
                Pawn::In(_) | Pawn::Out | Pawn::Waiting => {}
            }
        }
        Ok(())
    }

    /// Finds out what is to be done next. `rolls` gives what the die shows.
    fn set_going(
        &mut self,
        position: &Position,
        rolls: &mut impl Iterator<Item = u8>,
    ) -> Result<(), Misplaced> {
        let die = self.rules.board().die;
        if position.rolls.iter().any(|points| !die.contains(points)) {
            return Err(Misplaced::WrongRoll);
        }
        self.seat = position.seat(self);
        if position.drawn.is_some_and(|(seat, _)| seat != self.seat) {
            return Err(Misplaced::WrongTurn(self.seat));
        }
        self.phase = self.written_phase(position, rolls)?;
        Ok(())
    }

    fn written_phase(
        &self,
        position: &Position,
        rolls: &mut impl Iterator<Item = u8>,
    ) -> Result<Phase, Misplaced> {
        let has = |pawn| self.seats().any(|seat| self.pawn(seat) == pawn);
        let gaps = self.walls.gaps();
        let own = self.pawn(self.seat);
        let arrived = self.rules.board().track;
        if self.chief > arrived {
            return Err(Misplaced::ChiefTooFar);
        }
        if has(Pawn::Waiting) {
            let fits = own == Pawn::Waiting && !has(Pawn::Out) && self.is_before_the_first_move();
            return if fits { Ok(Phase::Enter) } else { Err(Misplaced::WrongTurn(self.seat)) };
        }
        if self.occupied().is_empty() {
            return Ok(Phase::Over(Ending::AllOut));
        }
        if self.chief == arrived {
            return Ok(Phase::Over(Ending::ChiefArrived));
        }
        match (self.drawn, gaps.iter().next()) {
            (Some(_), Some(gap)) if gaps.len() == 1 => return Ok(Phase::Lay { gap }),
            (None, None) => {}
            (None, Some(_)) if self.stock == 0 && self.is_hopeless() => {
                return Ok(Phase::Over(Ending::NoWayOut));
            }
            (None, Some(_)) if self.stock == 0 && self.can_move(self.seat) => {}
            (Some(_) | None, _) => return Err(Misplaced::WrongGap),
        }
        if own == Pawn::Out {
            return Err(Misplaced::WrongTurn(self.seat));
        }
        match (self.rules.rulebook().variant, position.turn) {
            (Variant::Base, _) if !position.rolls.is_empty() => Err(Misplaced::WrongRoll),
            (Variant::Base, _) => Ok(self.walk_phase(self.seat, self.treasures_under(self.seat))),
            (Variant::Chance, Some(Moment::Plays(seat))) => {
                Ok(self.walk_phase(seat, rolls.next().ok_or(Misplaced::WrongRoll)?))
            }
            (Variant::Chance, _) => Ok(Phase::Roll),
        }
    }

    fn is_before_the_first_move(&self) -> bool {
        self.drawn.is_none() && self.walls.gaps().is_empty()
    }

    fn position(&self) -> Position {
        let place = |tile: Option<Tile>| Some(tile.map_or(Place::Gap, Place::Card));
        let (turn, rolls) = match (self.phase, self.rules.rulebook().variant) {
            (Phase::Walk { steps, .. }, Variant::Chance) => (Moment::Plays(self.seat), vec![steps]),
            _ => (Moment::Begins(self.seat), Vec::new()),
        };
        let mut pawns = [None; SEATS_MAX];
        if self.seats().any(|seat| self.pawn(seat) != Pawn::Waiting) {
            self.seats().for_each(|seat| pawns[seat.index()] = Some(self.pawn(seat)));
        }
        Position {
            viewer: None,
            turn: Some(turn),
            cells: self.tiles.map(place),
            pawns,
            chief: self.chief,
            stock: Vec::new(),
            unknown: 0,
            stock_is_exact: true,
            loot: self.loot,
            drawn: self.drawn.map(|card| (self.seat, card)),
            rolls,
        }
    }
}

impl Position {
    /// Whose turn it is: as written, or that of somebody who has drawn a card, or the first one
    /// from whoever begins whose pawn is not out. (TRE-11, TRE-52)
    fn seat(&self, open: &Open) -> Seat {
        let first = open.rules.rulebook().first.unwrap_or(Seat(0));
        let before = first.right(open.rules.seats());
        let drawer = self.drawn.map(|(seat, _)| seat);
        match self.turn {
            Some(Moment::Begins(seat) | Moment::Plays(seat)) => seat,
            None => drawer
                .or_else(|| open.seats_after(before).find(|&seat| open.pawn(seat) != Pawn::Out))
                .unwrap_or(first),
        }
    }

    /// Whether every card is in one place at most.
    pub fn check_cards(&self) -> Result<(), Misplaced> {
        self.rest().map(drop)
    }

    /// The cards that are written nowhere, in order.
    fn rest(&self) -> Result<Vec<Card>, Misplaced> {
        let lying = self.cells.iter().filter_map(|place| match place {
            Some(Place::Card(tile)) => Some(tile.card()),
            Some(Place::Gap) | None => None,
        });
        let loot = self.loot.iter().flat_map(|loot| loot.iter());
        let mut seen = Cards::default();
        for card in lying
            .chain(loot)
            .chain(self.drawn.map(|(_, card)| card))
            .chain(self.stock.iter().copied())
        {
            if seen.has(card) {
                return Err(Misplaced::Twice(card));
            }
            seen.add(card);
        }
        Ok(Card::all().filter(|&card| !seen.has(card)).collect())
    }
}

/// Takes a card for a cell of which nothing is said: one without walls if possible, and without a
/// head. There are always more cards left than cells.
fn filler(rest: &mut Vec<Card>) -> Card {
    let plain = |card: &Card| card.walls().is_empty() && !card.has_head();
    let open = |card: &Card| card.walls().is_empty();
    let at = rest.iter().position(plain).or_else(|| rest.iter().position(open));
    rest.remove(at.unwrap_or(0))
}
