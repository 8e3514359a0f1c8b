//! The course of turns: dealing, drawing, ending, and what interrupts them.

use table::{Chance, Seat, Seats, Witness, shuffle};

use crate::action::Source;
use crate::card::{Card, Km};
use crate::edition::{Drawing, Edition, Forgotten, Replay, Swaps};
use crate::event::{Ending, Event};
use crate::game::Sprint;
use crate::open::{After, Course, Forced, Moved, Phase, Resume, Rights};

/// So many turns for each seat without a change end the game.
const IDLE_TURNS: u16 = 25;

impl Sprint {
    /// Shuffles, deals and begins the first turn. (RUS-04, RUS-06, FUN-02, FUN-04)
    pub(crate) fn deal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let rules = &self.open.rules;
        let (seats, deal) = (rules.seats(), rules.edition().deal);
        let named = rules.edition().first;
        let first = named.unwrap_or_else(|| Seat::by_lot(seats, chance));
        self.stock = rules.deck().clone();
        shuffle(self.stock.cards_mut(), chance);
        witness.saw(Event::Shuffled { first });
        let mut seat = first;
        for _ in 0..deal * seats {
            self.draw_one(seat, witness);
            seat = seat.left(seats);
        }
        self.begin_turn(first, Course::Normal, witness);
    }

    /// Shuffles the discard pile into a new stock, and goes on drawing. (RUS-10, FUN-81)
    pub(crate) fn reshuffle(
        &mut self,
        resume: Resume,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        self.stock = self.open.discard.clear().collect();
        shuffle(self.stock.cards_mut(), chance);
        self.open.stock = self.stock.len();
        witness.saw(Event::Reshuffled { cards: self.open.stock });
        match resume {
            Resume::Drawing => self.draw_due(witness),
            Resume::Beginning => self.fill_and_take(witness),
            Resume::Ending { next, course } => self.pass_turn(next, course, witness),
        }
    }

    /// Begins a turn: says what is due to be drawn. (RUS-11, RUS-15, RUS-37, RUS-44, FUN-10, FUN-16)
    #[inline]
    pub(crate) fn begin_turn(
        &mut self,
        seat: Seat,
        course: Course,
        witness: &mut impl Witness<Event>,
    ) {
        let Edition { replay, swaps, drawing, .. } = *self.rules().edition();
        self.open.seat = seat;
        self.open.course = course;
        self.open.forced = None;
        self.open.moved = Moved::Nothing;
        self.renaming = Seats::NONE;
        witness.saw(Event::TurnBegan { seat, course });
        let draws = match course {
            Course::Normal => !self.open.grounded.has(seat),
            Course::Replay => replay == Replay::Draws,
            Course::Reply => false,
        };
        if course == Course::Normal {
            self.open.grounded = self.open.grounded.without(seat);
        }
        let swaps = swaps == Swaps::AfterTheDraw
            && (course == Course::Normal || course == Course::Replay && draws);
        self.open.rights = Rights { takes_discard: true, swaps };
        match drawing {
            Drawing::FillsUpTo(full) => {
                let missing = full.saturating_sub(self.open.held[seat.index()]);
                self.open.due = if draws { missing } else { 0 };
                self.let_draw(witness);
            }
            Drawing::TakesOneBeyond(_) => {
                self.open.calls.begin_turn();
                self.fill_and_take(witness);
            }
        }
    }

    /// Fills the hand of the seat on turn from the stock; then one more is due. (FUN-16)
    fn fill_and_take(&mut self, witness: &mut impl Witness<Event>) {
        if self.fill_hand(Resume::Beginning, witness) {
            self.open.due = 1;
            self.let_draw(witness);
        }
    }

    /// Fills the hand of the seat on turn from the stock. Says whether that is done; if not, a new
    /// stock is needed first.
    fn fill_hand(&mut self, resume: Resume, witness: &mut impl Witness<Event>) -> bool {
        let seat = self.open.seat;
        let full = self.rules().edition().full_hand();
        while self.open.held[seat.index()] < full {
            if !self.draw_one(seat, witness) {
                if self.open.discard.is_empty() {
                    break;
                }
                self.open.phase = Phase::Reshuffle(resume);
                return false;
            }
        }
        true
    }

    /// Lets the seat on turn draw what is due, if there is anything to draw. (RUS-A28, FUN-A27)
    #[inline]
    fn let_draw(&mut self, witness: &mut impl Witness<Event>) {
        if self.is_out_of_cards() {
            self.open.due = 0;
        }
        if self.open.due > 0 {
            self.open.phase = Phase::Draw;
        } else {
            self.let_act(witness);
        }
    }

    /// Lets the seat on turn act, if it has a card. (RUS-A36, FUN-A27)
    #[inline]
    fn let_act(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.open.seat;
        if self.open.held[seat.index()] == 0 {
            witness.saw(Event::Skipped { seat });
            self.end_turn(witness);
        } else {
            self.open.phase = Phase::Act;
        }
    }

    /// Whether there is nothing to draw. (RUS-A28, FUN-A27)
    #[inline]
    fn is_out_of_cards(&self) -> bool {
        self.stock.is_empty() && self.open.discard.is_empty()
    }

    /// The turn goes on where it stood; what a fine has taken is drawn too, if drawing is still due.
    pub(crate) fn resume_turn(&mut self, witness: &mut impl Witness<Event>) {
        if let (1.., Drawing::FillsUpTo(full)) = (self.open.due, self.rules().edition().drawing) {
            self.open.due = full.saturating_sub(self.open.held[self.open.seat.index()]);
        }
        self.let_draw(witness);
    }

    /// Draws what is due; the first card perhaps from the discard pile. (RUS-12, FUN-10)
    #[inline]
    pub(crate) fn draw(&mut self, from: Source, witness: &mut impl Witness<Event>) {
        if from == Source::Discard {
            let seat = self.open.seat;
            let card = self.open.discard.pop();
            self.open.due -= 1;
            self.receive(seat, card);
            self.known.show(seat, card);
            witness.saw(Event::Took { seat, card });
            if self.is_met(card, witness) {
                return;
            }
        }
        self.draw_due(witness);
    }

    /// Draws what is due from the stock.
    #[inline]
    fn draw_due(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.open.seat;
        while self.open.due > 0 {
            let Some(card) = self.stock.pop() else {
                if self.open.discard.is_empty() {
                    break;
                }
                self.open.phase = Phase::Reshuffle(Resume::Drawing);
                return;
            };
            self.open.stock = self.stock.len();
            self.open.due -= 1;
            self.receive(seat, card);
            witness.saw(Event::Drew { seat, card });
            if self.is_met(card, witness) {
                return;
            }
        }
        self.open.due = 0;
        self.let_act(witness);
    }

    /// Whether a demand is met by the card that the seat on turn has just drawn, or one of its own
    /// demands may be renamed.
    #[inline]
    fn is_met(&mut self, card: Card, witness: &mut impl Witness<Event>) -> bool {
        self.open.rights.takes_discard = false;
        if !self.open.demanded.has(card) {
            return false;
        }
        self.hands_over(self.open.seat, card, witness) || self.stops_at(card)
    }

    /// Whether the drawing of the seat on turn stops at a card that it has itself demanded. (RUS-71)
    fn stops_at(&mut self, card: Card) -> bool {
        let seat = self.open.seat;
        let demanded =
            |of: &Seat| self.open.marker(*of).is_some_and(|marker| marker.is_for(seat, card));
        self.renaming = Seat::all(self.rules().seats()).filter(demanded).collect();
        if self.renaming.is_empty() {
            return false;
        }
        if self.is_out_of_cards() {
            self.open.due = 0;
        }
        self.open.phase = if self.open.due > 0 { Phase::Draw } else { Phase::Act };
        true
    }

    /// The seat on turn plays: what it has not drawn is forgotten, and what it has not renamed
    /// stays. (RUS-14, RUS-A6, RUS-A24)
    #[inline]
    pub(crate) fn commit(&mut self, witness: &mut impl Witness<Event>) {
        if self.open.phase == Phase::Use {
            return;
        }
        self.renaming = Seats::NONE;
        self.forget_draw(witness);
    }

    /// What is due is forfeited, where that can happen.
    pub(crate) fn forget_draw(&mut self, witness: &mut impl Witness<Event>) {
        if self.open.due > 0 && self.rules().edition().forgotten == Forgotten::Forfeited {
            self.open.due = 0;
            self.open.rights.swaps = false;
            witness.saw(Event::ForgotToDraw { seat: self.open.seat });
        }
    }

    /// Gives a seat a card that it must use at once, or discards it if it cannot. (RUS-67, RUS-73)
    pub(crate) fn force(
        &mut self,
        seat: Seat,
        card: Card,
        after: After,
        witness: &mut impl Witness<Event>,
    ) {
        self.receive(seat, card);
        self.known.show(seat, card);
        self.demand_use(Forced { seat, card, after }, witness);
    }

    /// Lets a seat use a card that waits in its hand, or discards it if it has no use. (RUS-73)
    pub(crate) fn demand_use(&mut self, forced: Forced, witness: &mut impl Witness<Event>) {
        let Forced { seat, card, after } = forced;
        if self.has_use(seat, card) {
            self.open.forced = Some(forced);
            self.open.phase = Phase::Use;
            return;
        }
        self.open.forced = None;
        self.take(seat, card);
        self.open.discard.push(card);
        witness.saw(Event::Useless { seat, card });
        self.go_on(after, witness);
    }

    /// A play is over: the turn ends, or goes on if a card was only used in between.
    #[inline]
    pub(crate) fn play_over(&mut self, witness: &mut impl Witness<Event>) {
        let after = self.open.forced.take().map_or(After::TurnEnds, |forced| forced.after);
        self.settle(after, witness);
    }

    /// How play goes on at a quiet moment.
    #[inline]
    pub(crate) fn go_on(&mut self, after: After, witness: &mut impl Witness<Event>) {
        match after {
            After::TurnEnds => self.end_turn(witness),
            After::TurnOf(seat, course) => self.pass_turn(seat, course, witness),
            After::GoesOn => {
                let held = self.open.held[self.open.seat.index()];
                let most = match self.rules().edition().drawing {
                    Drawing::FillsUpTo(full) => full,
                    Drawing::TakesOneBeyond(full) => full + 1,
                };
                self.open.due = self.open.due.min(most.saturating_sub(held));
                self.let_draw(witness);
            }
        }
    }

    /// Passes the turn on to the left.
    #[inline]
    pub(crate) fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        let next = self.open.seat.left(self.rules().seats());
        self.pass_turn(next, Course::Normal, witness);
    }

    /// Ends the turn, and begins that of `next`, or ends the game. (FUN-15, RUS-A28, FUN-A30)
    #[inline]
    pub(crate) fn pass_turn(
        &mut self,
        next: Seat,
        course: Course,
        witness: &mut impl Witness<Event>,
    ) {
        if matches!(self.rules().edition().drawing, Drawing::TakesOneBeyond(_))
            && !self.fill_hand(Resume::Ending { next, course }, witness)
        {
            return;
        }
        self.open.idle = match self.open.moved {
            Moved::Something => 0,
            Moved::Nothing => self.open.idle + 1,
        };
        if self.open.idle >= IDLE_TURNS * u16::from(self.rules().seats()) {
            return self.end(Ending::Standstill, witness);
        }
        self.begin_turn(next, course, witness);
    }

    /// Notes that a card has come to rest in a zone, or has left it.
    #[inline]
    pub(crate) fn note_change(&mut self) {
        self.open.moved = Moved::Something;
    }

    /// Whether a team has reached the goal, and so ends the game. (RUS-02, RUS-09, FUN-05, FUN-07)
    #[inline]
    pub(crate) fn is_won(&mut self, km: Km, witness: &mut impl Witness<Event>) -> bool {
        let won = km >= self.open.goal();
        if won {
            self.end(Ending::Goal, witness);
        }
        won
    }

    fn end(&mut self, ending: Ending, witness: &mut impl Witness<Event>) {
        self.open.phase = Phase::Over(ending);
        self.open.window = None;
        self.open.forced = None;
        self.asked = Seats::NONE;
        witness.saw(Event::Ended { ending });
    }

    /// Draws the top card of the stock, if there is one.
    #[inline]
    fn draw_one(&mut self, seat: Seat, witness: &mut impl Witness<Event>) -> bool {
        let Some(card) = self.stock.pop() else {
            return false;
        };
        self.open.stock = self.stock.len();
        self.receive(seat, card);
        witness.saw(Event::Drew { seat, card });
        true
    }

    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.open.held[seat.index()] += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].take(card);
        self.open.held[seat.index()] -= 1;
        self.known.forget(seat, card);
    }
}
