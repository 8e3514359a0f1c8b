//! The game: what everybody sees, what is hidden, and the contract kept.

use std::sync::Arc;

use table::{Chance, Game, Seat, Seats, Turn, Viewer, Witness};

use crate::action::Action;
use crate::board::{Cell, Cells, Sides};
use crate::card::{Card, Cards, Tile};
use crate::event::{Ending, Event, Seen, Stuck};
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::score::Score;
use crate::view::View;
use crate::ways::{Walk, Walls, Ways};

/// The most that can sit at a table. (TRE-01)
pub(crate) const SEATS_MAX: usize = 4;
/// The most cards the pile can have. (TRE-06)
pub(crate) const PILE_MAX: usize = Card::COUNT - Card::STARTING;

/// A game at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cave {
    /// What everybody sees.
    pub(crate) open: Open,
    /// The draw pile, bottom first. Places that are no longer in use hold the first card of all, so
    /// that equal piles are equal arrays.
    pub(crate) pile: [Card; PILE_MAX],
    /// What the die will show.
    pub(crate) rolls: Rolls,
}

/// Everything about a game that lies open on the table: all but the order of the pile and the
/// future of the die.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) rules: Arc<Rules>,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Where the chief stands: steps from the tent.
    pub(crate) chief: u8,
    /// How many cards the pile has.
    pub(crate) stock: u8,
    /// The card that was drawn and does not lie yet.
    pub(crate) drawn: Option<Card>,
    pub(crate) pawns: [Pawn; SEATS_MAX],
    pub(crate) tiles: [Option<Tile>; Cell::COUNT],
    /// The walls of the tiles, kept up by [`Open::put`] and [`Open::lift`], because every move asks
    /// for them.
    pub(crate) walls: Walls,
    pub(crate) loot: [Cards; SEATS_MAX],
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the cards are shuffled.
    Deal,
    /// Pawns are being placed.
    Enter,
    /// The seat on turn is to roll the die.
    Roll,
    /// The seat on turn is to move.
    Walk {
        /// How many steps it makes.
        steps: u8,
        /// Where that leads.
        reach: Reach,
    },
    /// The seat on turn is to lay the drawn card.
    Lay {
        /// Where.
        gap: Cell,
    },
    /// The game is over.
    Over(Ending),
}

/// Where a pawn may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reach {
    /// Every place that may be chosen; the entrance is among them if the pawn may leave.
    pub(crate) places: Cells,
    /// Why the genie helps, if he does.
    pub(crate) genie: Option<Stuck>,
}

impl Reach {
    /// The cards that may be chosen.
    pub fn cards(self) -> Cells {
        Cells(self.places.0 & Cells::CAVE.0)
    }

    /// Whether the pawn may leave.
    pub fn leads_out(self) -> bool {
        self.places.has(Cell::ENTRANCE)
    }

    /// Why the genie helps, if he does.
    pub fn genie(self) -> Option<Stuck> {
        self.genie
    }
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pawn {
    /// Not placed yet.
    #[default]
    Waiting,
    /// On a card.
    In(Cell),
    /// Out of the cave for good.
    Out,
}

/// What the die will show, two bits a roll, the next one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rolls(u128);

impl Rolls {
    /// Takes the next roll.
    pub(crate) fn take(&mut self) -> u8 {
        let points = (self.0 & 3) as u8;
        self.0 >>= 2;
        points
    }

    /// The rolls to come.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || Some(self.take()).filter(|&points| points > 0))
    }
}

impl FromIterator<u8> for Rolls {
    fn from_iter<I: IntoIterator<Item = u8>>(points: I) -> Rolls {
        let place = |(at, points): (u32, u8)| u128::from(points) << (2 * at);
        Rolls((0..).zip(points).map(place).fold(0, |rolls, roll| rolls | roll))
    }
}

impl Open {
    pub(crate) fn new(rules: &Arc<Rules>) -> Open {
        Open {
            rules: Arc::clone(rules),
            phase: Phase::Deal,
            seat: Seat(0),
            chief: 0,
            stock: 0,
            drawn: None,
            pawns: [Pawn::Waiting; SEATS_MAX],
            tiles: [None; Cell::COUNT],
            walls: Walls::GAPS,
            loot: [Cards::default(); SEATS_MAX],
        }
    }

    /// The rules of the table.
    #[inline]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Where the game stands.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; nobody's before the deal and after the end.
    pub fn seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Enter | Phase::Roll | Phase::Walk { .. } | Phase::Lay { .. } => Some(self.seat),
            Phase::Deal | Phase::Over(_) => None,
        }
    }

    /// Where the chief stands: steps from the tent.
    pub fn chief(&self) -> u8 {
        self.chief
    }

    /// How many steps the chief has left to the entrance.
    pub fn chief_steps_left(&self) -> u8 {
        self.rules.board().track - self.chief
    }

    /// How many cards the pile has.
    pub fn stock(&self) -> u8 {
        self.stock
    }

    /// The card that was drawn and does not lie yet.
    pub fn drawn(&self) -> Option<Card> {
        self.drawn
    }

    /// Where the pawn of a seat is.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Pawn {
        self.pawns[seat.index()]
    }

    /// The cell of a pawn that is in the cave.
    #[inline]
    pub fn cell(&self, seat: Seat) -> Option<Cell> {
        match self.pawn(seat) {
            Pawn::In(cell) => Some(cell),
            Pawn::Waiting | Pawn::Out => None,
        }
    }

    /// The card on a cell; `None` for a gap, and for the entrance.
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(cell.index()).copied().flatten()
    }

    /// The cards a seat has collected.
    pub fn loot(&self, seat: Seat) -> Cards {
        self.loot[seat.index()]
    }

    /// The treasures a seat has: those it has collected, or none once its pawn is caught.
    /// (TRE-45, TRE-A22)
    pub fn treasures(&self, seat: Seat) -> u8 {
        if self.is_caught(seat) { 0 } else { self.loot(seat).treasures() }
    }

    /// Every seat of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.rules.seats())
    }

    /// The seat whose pawn stands on a cell.
    pub fn pawn_on(&self, cell: Cell) -> Option<Seat> {
        self.seats().find(|&seat| self.pawn(seat) == Pawn::In(cell))
    }

    /// Every card that can be seen: on the board, collected, or just drawn.
    pub fn seen_cards(&self) -> impl Iterator<Item = Card> {
        let lying = self.tiles.iter().flatten().map(|tile| tile.card());
        let loot = self.loot.iter().flat_map(|loot| loot.iter());
        lying.chain(loot).chain(self.drawn)
    }

    /// Which steps are open now.
    #[inline]
    pub fn ways(&self) -> Ways {
        self.walls.ways(self.rules.ground())
    }

    /// The cells with a pawn on them.
    #[inline]
    pub(crate) fn occupied(&self) -> Cells {
        let bit = |pawn| match pawn {
            Pawn::In(cell) => cell.bit(),
            Pawn::Waiting | Pawn::Out => 0,
        };
        Cells(self.pawns.iter().fold(0, |cells, &pawn| cells | bit(pawn)))
    }

    /// The cards on which no pawn stands.
    #[inline]
    pub fn free(&self) -> Cells {
        Cells::CAVE.without(self.occupied()).without(self.walls.gaps())
    }

    /// Where so many steps lead from a cell. (TRE-15, TRE-16, TRE-17, TRE-18, TRE-19, TRE-20,
    /// TRE-21, TRE-22, TRE-23, TRE-24, TRE-25, TRE-26, TRE-27, TRE-28, TRE-29, TRE-30, TRE-31)
    #[inline]
    pub fn reach(&self, from: Cell, steps: u8) -> Reach {
        let (ways, occupied) = (self.ways(), self.occupied());
        let ends = ways.cards(from, steps);
        let cards = ends.without(occupied);
        let out = ways.leads_out(from, steps, self.rules.rulebook().leaving());
        let door = if out { Cell::ENTRANCE.bit() } else { 0 };
        if !cards.is_empty() {
            return Reach { places: Cells(cards.0 | door), genie: None };
        }
        // TRE-A6: the genie depends on cards alone, so the exit is still offered. TRE-A11: he needs
        // a free card, which only a cave full of gaps can lack.
        let why = if ends.is_empty() { Stuck::Walled } else { Stuck::Occupied };
        let free = self.free();
        Reach { places: Cells(free.0 | door), genie: (!free.is_empty()).then_some(why) }
    }

    /// The move of a seat on foot, for whoever wants to know its way.
    #[inline]
    pub(crate) fn walk(&self, from: Cell, to: Cell, steps: u8) -> Walk {
        let leaving = self.rules.rulebook().leaving();
        Walk { ways: self.ways(), pawns: self.occupied(), from, to, steps, leaving }
    }

    /// Lays a tile on a cell.
    #[inline]
    pub(crate) fn put(&mut self, cell: Cell, tile: Tile) {
        self.tiles[cell.index()] = Some(tile);
        self.walls.set(cell, tile.walls());
    }

    /// Takes the tile from a cell, which has one.
    #[inline]
    pub(crate) fn lift(&mut self, cell: Cell) -> Tile {
        self.walls.set(cell, Sides::ALL);
        self.tiles[cell.index()].take().expect("a card under a pawn")
    }
}

impl Cave {
    /// What lies open on the table.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The rules of the table.
    #[inline]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.open.rules
    }

    /// The draw pile, bottom first. For hosts and tests; players get a [`View`].
    pub fn pile(&self) -> &[Card] {
        &self.pile[..usize::from(self.open.stock)]
    }

    pub(crate) fn from_open(open: Open) -> Cave {
        Cave { open, pile: [Card(0); PILE_MAX], rolls: Rolls::default() }
    }
}

impl Game for Cave {
    type Setup = Arc<Rules>;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Illegal = Illegal;
    type Score = Score;

    fn new(rules: &Arc<Rules>) -> Cave {
        Cave::from_open(Open::new(rules))
    }

    fn seats(&self) -> Seats {
        Seats::all(self.rules().seats())
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Deal => Turn::Chance,
            Phase::Enter | Phase::Roll | Phase::Walk { .. } | Phase::Lay { .. } => {
                Turn::Waiting(Seats::only(self.open.seat))
            }
            Phase::Over(_) => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.open.actions(seat));
    }

    #[inline]
    fn pick(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        self.open.pick_action(seat, choose)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.open.objections(seat, action).first().map_or(Ok(()), |&why| Err(why))
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Enter { at } => self.enter(seat, at, witness),
            Action::Roll => self.roll(seat, witness),
            Action::Walk { to } => self.walk(seat, to, witness),
            Action::Leave => self.leave(seat, witness),
            Action::Lay { turned } => self.lay(seat, turned, witness),
        }
    }

    fn shuffle(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.deal(chance, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, open: self.open.clone() }
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    fn winners(&self) -> Seats {
        self.open.winners()
    }

    fn score(&self) -> Option<Score> {
        self.open.score()
    }
}
