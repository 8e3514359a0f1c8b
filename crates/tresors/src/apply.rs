//! What happens.

use table::{Chance, Seat, Witness, shuffle};

use crate::board::Cell;
use crate::card::{Card, Orientation, Tile};
use crate::cave::{Cave, Open, PILE_MAX, Pawn, Phase, Rolls};
use crate::event::{Ending, Event};
use crate::rulebook::{Leaving, Variant};

impl Cave {
    /// Lays out the starting cards and shuffles the pile. (TRE-03, TRE-04, TRE-05, TRE-06, TRE-10,
    /// TRE-11, TRE-A17)
    pub(crate) fn deal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let rules = self.rules();
        let drawn = |chance: &mut _| below(chance, usize::from(rules.seats()));
        let first = rules.rulebook().first.unwrap_or_else(|| Seat(drawn(chance)));
        let mut start: [Card; Card::STARTING] = std::array::from_fn(card_at);
        shuffle(&mut start, chance);
        let turns = chance.bits();
        let turned = |at: usize| Orientation::ALL[(turns >> (2 * at) & 3) as usize];
        let tiles = std::array::from_fn(|at| Tile::new(start[at], turned(at)));
        self.pile = std::array::from_fn(|at| card_at(at + Card::STARTING));
        shuffle(&mut self.pile, chance);
        self.open.stock = u8::try_from(PILE_MAX).expect("a short pile");
        self.rolls = self.open.throw_ahead(chance);
        Cell::all().zip(tiles).for_each(|(cell, tile)| self.open.put(cell, tile));
        self.open.seat = first;
        self.open.phase = Phase::Enter;
        witness.saw(Event::LaidOut { first, tiles });
    }

    /// Places a pawn. When all stand, the first seat begins. (TRE-07, TRE-A15)
    pub(crate) fn enter(&mut self, seat: Seat, at: Cell, witness: &mut impl Witness<Event>) {
        self.open.pawns[seat.index()] = Pawn::In(at);
        witness.saw(Event::Entered { seat, at });
        let next = seat.left(self.rules().seats());
        if self.open.pawn(next) == Pawn::Waiting {
            self.open.seat = next;
        } else {
            self.begin_turn(next, witness);
        }
    }

    /// Rolls the die. (TRE-54)
    pub(crate) fn roll(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let points = self.rolls.take();
        witness.saw(Event::Rolled { seat, points });
        self.begin_walk(points, witness);
    }

    /// Moves a pawn on foot or with the genie. (TRE-15, TRE-25)
    #[inline]
    pub(crate) fn walk(&mut self, seat: Seat, to: Cell, witness: &mut impl Witness<Event>) {
        let from = self.open.cell(seat).expect("a pawn in the cave");
        if let Phase::Walk { steps, reach } = self.open.phase {
            witness.saw(match reach.genie {
                Some(why) => Event::Carried { seat, from, to, why },
                None => Event::Walked { seat, walk: self.open.walk(from, to, steps) },
            });
        }
        self.open.pawns[seat.index()] = Pawn::In(to);
        self.take_and_draw(seat, from, witness);
    }

    /// Takes a pawn out of the cave. (TRE-28)
    pub(crate) fn leave(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let from = self.open.cell(seat).expect("a pawn in the cave");
        if let Phase::Walk { steps, .. } = self.open.phase {
            let walk = self.open.walk(from, Cell::ENTRANCE, steps);
            witness.saw(Event::Left { seat, walk });
        }
        self.open.pawns[seat.index()] = Pawn::Out;
        self.take_and_draw(seat, from, witness);
    }

    /// Lays the drawn card in the gap and ends the turn. (TRE-34, TRE-37, TRE-39, TRE-42, TRE-A9)
    #[inline]
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        turned: Orientation,
        witness: &mut impl Witness<Event>,
    ) {
        if let (Phase::Lay { gap: at }, Some(card)) = (self.open.phase, self.open.drawn.take()) {
            let tile = Tile::new(card, turned);
            self.open.put(at, tile);
            witness.saw(Event::Laid { seat, at, tile });
        }
        let next = self.open.seats_after(seat).find(|&next| self.open.cell(next).is_some());
        self.begin_turn(next.expect("a pawn in the cave"), witness);
    }

    /// After every move the card left is taken and another drawn; the chief comes before it is
    /// laid. (TRE-33, TRE-34, TRE-35, TRE-36, TRE-A8)
    #[inline]
    fn take_and_draw(&mut self, seat: Seat, gap: Cell, witness: &mut impl Witness<Event>) {
        let card = self.open.lift(gap).card();
        self.open.loot[seat.index()].add(card);
        witness.saw(Event::Took { seat, card });
        if self.open.occupied().is_empty() {
            // TRE-43, TRE-A20: the last one out draws no more.
            return self.end(Ending::AllOut, witness);
        }
        let Some(stock) = self.open.stock.checked_sub(1) else {
            return self.go_on_with_gaps(seat, witness);
        };
        self.open.stock = stock;
        let card = std::mem::replace(&mut self.pile[usize::from(stock)], Card(0));
        self.open.drawn = Some(card);
        witness.saw(Event::Drew { seat, card });
        self.open.phase = Phase::Lay { gap };
        // TRE-38, TRE-40, TRE-41: a head moves him when it is drawn, and nothing else does.
        if card.has_head() {
            self.open.chief += 1;
            witness.saw(Event::ChiefCame { to: self.open.chief });
            if self.open.chief == self.rules().board().track {
                self.end(Ending::ChiefArrived, witness);
            }
        }
    }

    /// The pile is empty and the gap stays. Whoever can do nothing is passed over, and the game
    /// ends once nobody can ever leave. (TRE-A11; with our cards the chief has come long before.)
    #[cold]
    fn go_on_with_gaps(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let next = self.open.seats_after(seat).find(|&seat| self.open.can_move(seat));
        match next.filter(|_| !self.open.is_hopeless()) {
            Some(next) => self.begin_turn(next, witness),
            None => self.end(Ending::NoWayOut, witness),
        }
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.open.seat = seat;
        witness.saw(Event::TurnBegan { seat });
        match self.rules().rulebook().variant {
            Variant::Base => self.begin_walk(self.open.treasures_under(seat), witness),
            Variant::Chance => self.open.phase = Phase::Roll,
        }
    }

    #[inline]
    fn begin_walk(&mut self, steps: u8, witness: &mut impl Witness<Event>) {
        let seat = self.open.seat;
        self.open.phase = self.open.walk_phase(seat, steps);
        if let Phase::Walk { reach, .. } = self.open.phase
            && let Some(why) = reach.genie
        {
            witness.saw(Event::GenieCame { seat, why });
        }
    }

    fn end(&mut self, ending: Ending, witness: &mut impl Witness<Event>) {
        self.open.phase = Phase::Over(ending);
        self.rolls = Rolls::default();
        witness.saw(Event::Ended { ending });
    }
}

impl Open {
    /// The seats clockwise from the left of `seat`, itself the last.
    pub(crate) fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.rules.seats();
        (0..seats).scan(seat, move |at, _| {
            *at = at.left(seats);
            Some(*at)
        })
    }

    /// The treasures on the card under the pawn of a seat. (TRE-14, TRE-39)
    #[inline]
    pub fn treasures_under(&self, seat: Seat) -> u8 {
        let tile = self.cell(seat).and_then(|cell| self.tile(cell));
        tile.map_or(0, |tile| tile.card().treasures())
    }

    /// The moment when a seat is to make so many steps.
    #[inline]
    pub(crate) fn walk_phase(&self, seat: Seat, steps: u8) -> Phase {
        let from = self.cell(seat).expect("a pawn in the cave");
        Phase::Walk { steps, reach: self.reach(from, steps) }
    }

    /// Whether no pawn inside has a way out, however long, or none can move. (TRE-A11)
    pub(crate) fn is_hopeless(&self) -> bool {
        let leading = self.ways().leading_out();
        let may_leave = self.rules.rulebook().leaving() != Leaving::Never
            && self.seats().filter_map(|seat| self.cell(seat)).any(|cell| leading.has(cell));
        !may_leave || !self.seats().any(|seat| self.can_move(seat))
    }

    /// Whether a pawn is inside and could go somewhere by the treasures under it. It always can,
    /// unless the pile has run out.
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        let steps = self.treasures_under(seat);
        self.cell(seat).is_some_and(|from| !self.reach(from, steps).places.is_empty())
    }

    /// What the die will show: one roll for each card of the pile and one more, since every turn
    /// draws a card. None in the basic game.
    pub(crate) fn throw_ahead(&self, chance: &mut impl Chance) -> Rolls {
        let die = self.rules.board().die;
        let rolls = (0..self.rolls_ahead()).map(|_| die[usize::from(below(chance, die.len()))]);
        rolls.collect()
    }

    /// How many rolls may still come.
    pub(crate) fn rolls_ahead(&self) -> u8 {
        match (self.rules.rulebook().variant, self.phase) {
            (Variant::Base, _) | (_, Phase::Over(_)) => 0,
            (Variant::Chance, Phase::Walk { .. }) => self.stock,
            (Variant::Chance, _) => self.stock + 1,
        }
    }
}

fn card_at(index: usize) -> Card {
    Card(u8::try_from(index).expect("sixty cards"))
}

/// A small number below another.
fn below(chance: &mut impl Chance, count: usize) -> u8 {
    let number = chance.below(u32::try_from(count).expect("a small number"));
    u8::try_from(number).expect("a small number")
}
