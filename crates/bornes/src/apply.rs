//! What happens: the course of a turn, straight down.

use table::{Chance, Seat, Seats, Team, Witness, shuffle};

use crate::car::Top;
use crate::card::{Card, Cards, Kind};
use crate::edition::{Blocked, CoupFourre, DrySafety, Edition, Exhausted, Idle, Relieved};
use crate::event::{Ending, Event};
use crate::race::{Phase, Race, Window};

/// How play goes on after an action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The turn is over and passes on.
    TurnEnds,
    /// Something else is arranged: a window, a further play, the end of the round.
    GoesOn,
}

impl Race {
    /// Shuffles, deals and begins the first turn. (AST-09, AST-10, AST-11, AST-12, AST-13, DES-03,
    /// DES-04, DES-05, DES-06)
    pub(crate) fn deal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let rules = &self.open.rules;
        let (seats, deal) = (rules.seats(), rules.edition().deal);
        let named = match self.open.phase {
            Phase::Deal { dealer } => dealer,
            Phase::Play | Phase::Window(_) | Phase::Extension | Phase::Over(_) => None,
        };
        self.open.dealer = named.unwrap_or_else(|| Seat::by_lot(seats, chance));
        self.stock = rules.deck().clone();
        shuffle(self.stock.cards_mut(), chance);
        self.open.stock = self.stock.len();
        self.distances_in_stock = rules.distance_cards();
        self.distances_afoot = rules.distance_cards();
        witness.saw(Event::Shuffled { dealer: self.open.dealer });
        let first = self.open.dealer.left(seats);
        let mut seat = first;
        for _ in 0..deal * seats {
            self.draw(seat, witness);
            seat = seat.left(seats);
        }
        self.begin_turn(first, witness);
    }

    /// Begins the turn of `seat` by drawing a card. (AST-15, DES-10)
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.open.seat = seat;
        self.open.phase = Phase::Play;
        witness.saw(Event::TurnBegan { seat });
        self.draw(seat, witness);
        self.let_act(seat, witness);
    }

    /// Lets the seat on turn, which has drawn, act; unless the round ends here, or it has no card.
    #[inline]
    pub(crate) fn let_act(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if self.nothing_is_left_to_do() {
            self.end(Ending::Exhausted, witness);
        } else if self.open.held[seat.index()] == 0 {
            self.skip(seat, witness);
        }
    }

    /// A seat without cards loses its turn; if nobody has any, the round is over. (AST-A20) Where
    /// a seat passes that can lay nothing, it passes. (DES-47)
    #[cold]
    fn skip(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if self.rules().edition().idle != Idle::Discards {
            return;
        }
        witness.saw(Event::Skipped { seat });
        if self.hands_are_empty() {
            self.end(Ending::Exhausted, witness);
        } else {
            let next = seat.left(self.rules().seats());
            self.begin_turn(next, witness);
        }
    }

    /// Lays a card before one's own team.
    #[inline]
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Flow {
        let team = self.rules().team(seat);
        self.take(seat, card);
        witness.saw(Event::Laid { seat, card });
        if self.rules().masks().safeties.has(card) {
            let Edition { dry_safety, relieved, .. } = *self.rules().edition();
            let ends = self.stock.is_empty() && dry_safety == DrySafety::EndsTurn;
            self.lay_safety(team, card, relieved, witness);
            return if ends { Flow::TurnEnds } else { self.play_again(seat, 1, witness) };
        }
        let masks = self.open.rules.masks();
        self.open.ground.lay(team, card);
        if masks.distances.has(card) {
            let car = &mut self.open.cars[team.index()];
            car.km.0 += masks.km(card).0;
            car.longest += u8::from(masks.longest.has(card));
            self.distances_afoot -= 1;
            if self.open.car(team).km == self.open.goal() {
                return self.meet_goal(witness);
            }
        } else {
            let status = masks.after(card, self.open.car(team).status);
            self.open.set_status(team, status);
        }
        Flow::TurnEnds
    }

    /// Lays an attack before an opposing team; it lies there while it may be answered.
    #[inline]
    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        card: Card,
        on: Team,
        witness: &mut impl Witness<Event>,
    ) -> Flow {
        self.take(seat, card);
        witness.saw(Event::Attacked { seat, card, on });
        self.open.ground.lay(on, card);
        let status = self.rules().masks().after(card, self.open.car(on).status);
        self.open.set_status(on, status);
        let rules = &self.open.rules;
        if rules.edition().coup_fourre.is_none() {
            return Flow::TurnEnds;
        }
        self.open.phase = Phase::Window(Window { card, on });
        self.asked = rules.members(on);
        Flow::GoesOn
    }

    /// The goal is met: the round is over, unless it may be extended. (CLA-15)
    fn meet_goal(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        if self.open.is_extensible() {
            self.open.phase = Phase::Extension;
            return Flow::GoesOn;
        }
        self.end(Ending::Goal, witness)
    }

    /// Extends the goal for everybody; the turn passes on. (CLA-15)
    pub(crate) fn extend(&mut self, seat: Seat, witness: &mut impl Witness<Event>) -> Flow {
        let team = self.rules().team(seat);
        self.open.extend(team);
        witness.saw(Event::Extended { seat, goal: self.open.goal() });
        Flow::TurnEnds
    }

    /// Throws a card on the discard pile. (AST-16, AST-23)
    #[inline]
    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Flow {
        self.take(seat, card);
        self.open.ground.cast(card);
        self.distances_afoot -= u8::from(self.rules().masks().distances.has(card));
        witness.saw(Event::Discarded { seat, card });
        Flow::TurnEnds
    }

    /// Passes; a blocked seat may draw once more. (DES-47, DES-A5, DES-A6)
    pub(crate) fn pass(&mut self, seat: Seat, witness: &mut impl Witness<Event>) -> Flow {
        let edition = self.rules().edition();
        let draws_again = edition.blocked == Blocked::DrawsAgain
            && (edition.idle == Idle::PassesWhenBlocked || self.is_blocked());
        witness.saw(Event::Passed { seat });
        if draws_again {
            self.draw(seat, witness);
        }
        Flow::TurnEnds
    }

    /// Answers an attack with the botte that keeps it away. (AST-61, AST-62, AST-63, AST-64,
    /// AST-65, AST-66, AST-68, AST-A19)
    pub(crate) fn reply(
        &mut self,
        seat: Seat,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Flow {
        self.take(seat, card);
        self.asked = Seats::NONE;
        let rules = &self.open.rules;
        let team = rules.team(seat);
        self.open.lost = Seats::between(self.open.seat, seat, rules.seats());
        witness.saw(Event::Replied { seat, card, lost: self.open.lost });
        self.open.cars[team.index()].coups |= 1 << rules.masks().place(card);
        self.lay_safety(team, card, Relieved::ShowsBeneath, witness);
        let draws = self.rules().edition().coup_fourre.map_or(0, |CoupFourre { draws }| draws);
        self.play_again(seat, draws, witness)
    }

    /// Gives up the right to answer; the last one to do so lets the attack stand. (AST-A18)
    #[inline]
    pub(crate) fn decline(&mut self, seat: Seat, witness: &mut impl Witness<Event>) -> Flow {
        self.asked = self.asked.without(seat);
        witness.saw(Event::Declined { seat });
        match self.open.phase {
            Phase::Window(window) if self.asked.is_empty() => {
                witness.saw(Event::Landed { card: window.card, on: window.on });
                Flow::TurnEnds
            }
            Phase::Window(_)
            | Phase::Deal { .. }
            | Phase::Play
            | Phase::Extension
            | Phase::Over(_) => Flow::GoesOn,
        }
    }

    /// Lays a safety, which takes away the attacks it answers: the speed limit first, then the
    /// battle attack. (AST-53, AST-59, AST-63, AST-A22b, DES-36)
    fn lay_safety(
        &mut self,
        team: Team,
        safety: Card,
        relieved: Relieved,
        witness: &mut impl Witness<Event>,
    ) {
        let masks = self.rules().masks();
        let (kept_away, speed, battle) = (masks.kept_away(safety), masks.speed, masks.battle);
        let mut status = self.open.car(team).status.with_safety(masks.place(safety));
        if kept_away.has_any(speed) && status.is_limited() {
            status = status.unlimited();
            self.cancel(team, speed, witness);
        }
        if self.open.ground.top(team, battle).is_some_and(|top| kept_away.has(top)) {
            self.cancel(team, battle, witness);
            let beneath = self.top_of(team);
            let owes = relieved == Relieved::OwesGreenLight
                && !status.has_right_of_way(self.rules().edition());
            status = status.with_top(if owes { Top::Parade } else { beneath });
        }
        self.open.ground.lay(team, safety);
        self.open.set_status(team, status);
    }

    /// Casts the top card of a pile aside.
    fn cancel(&mut self, on: Team, pile: Cards, witness: &mut impl Witness<Event>) {
        if let Some(card) = self.open.ground.lift(on, pile) {
            self.open.ground.cast(card);
            witness.saw(Event::Cancelled { card, on });
        }
    }

    /// What the battle pile of a team says.
    pub(crate) fn top_of(&self, team: Team) -> Top {
        let edition = self.rules().edition();
        let card = self.open.ground.top(team, self.rules().masks().battle);
        match card.map(|card| edition.catalogue.kind(card)) {
            Some(Kind::Hazard(trouble)) => Top::Attack(trouble),
            Some(Kind::Remedy(trouble)) if trouble == edition.stop => Top::GreenLight,
            Some(Kind::Remedy(_)) => Top::Parade,
            Some(Kind::Distance(_) | Kind::Safety(_)) | None => Top::Bare,
        }
    }

    /// Draws and lets `seat` play as on its own turn, if it has a card. (AST-48, AST-65,
    /// AST-71, DES-37, DES-38)
    fn play_again(&mut self, seat: Seat, draws: u8, witness: &mut impl Witness<Event>) -> Flow {
        self.open.seat = seat;
        for _ in 0..draws {
            self.draw(seat, witness);
        }
        if self.nothing_is_left_to_do() {
            return self.end(Ending::Exhausted, witness);
        }
        let empty = self.open.held[seat.index()] == 0;
        if empty && self.rules().edition().idle == Idle::Discards {
            return Flow::TurnEnds;
        }
        self.open.phase = Phase::Play;
        Flow::GoesOn
    }

    /// Passes the turn on to the left, or ends the round.
    #[inline]
    pub(crate) fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        if self.is_exhausted() {
            self.end(Ending::Exhausted, witness);
            return;
        }
        let next = self.open.seat.left(self.rules().seats());
        self.begin_turn(next, witness);
    }

    pub(crate) fn end(&mut self, ending: Ending, witness: &mut impl Witness<Event>) -> Flow {
        self.open.phase = Phase::Over(ending);
        witness.saw(Event::Ended { ending, goal: self.open.goal() });
        Flow::GoesOn
    }

    /// Whether the round ends after this turn. (AST-74, CLA-14, DES-53, DES-A8)
    #[inline]
    fn is_exhausted(&self) -> bool {
        match self.rules().edition().exhausted {
            Exhausted::NoDistanceAfoot => self.distances_afoot == 0,
            Exhausted::NoDistanceInStock | Exhausted::LastDistanceDrawn => {
                self.distances_in_stock == 0
            }
            Exhausted::StockEmpty => self.stock.is_empty(),
            Exhausted::HandsEmpty => self.stock.is_empty() && self.hands_are_empty(),
            Exhausted::NobodyCanPlay => false,
        }
    }

    /// Whether the round ends before the seat on turn, which has drawn, can act. (CLA-14, DES-A8)
    #[inline]
    fn nothing_is_left_to_do(&self) -> bool {
        match self.rules().edition().exhausted {
            Exhausted::LastDistanceDrawn => self.distances_in_stock == 0,
            Exhausted::NobodyCanPlay => self.stock.is_empty() && self.nobody_can_play(),
            Exhausted::NoDistanceAfoot
            | Exhausted::NoDistanceInStock
            | Exhausted::StockEmpty
            | Exhausted::HandsEmpty => false,
        }
    }

    /// Whether no hand holds a card that its owner could lay, were it its turn.
    fn nobody_can_play(&self) -> bool {
        Seat::all(self.rules().seats()).all(|seat| self.can_lay_nothing(seat))
    }

    fn hands_are_empty(&self) -> bool {
        self.open.held.iter().all(|&held| held == 0)
    }

    /// Draws the top card of the stock, if there is one. (AST-A20, DES-56)
    #[inline]
    fn draw(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if let Some(card) = self.stock.pop() {
            self.open.stock = self.stock.len();
            self.hands[seat.index()].add(card);
            self.open.held[seat.index()] += 1;
            self.distances_in_stock -= u8::from(self.rules().masks().distances.has(card));
            witness.saw(Event::Drew { seat, card });
        }
    }

    #[inline]
    fn take(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].take(card);
        self.open.held[seat.index()] -= 1;
    }
}
