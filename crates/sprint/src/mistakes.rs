//! Strict tables: a mistake is possible, and punished. (RUS-22, RUS-23, RUS-A7, RUS-A8)

use table::{Chance, Seat, Witness};

use crate::action::Action;
use crate::card::{Card, Special};
use crate::event::Event;
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{Forced, Phase};

impl Sprint {
    /// Whether what speaks against an action makes it a mistake, and not a refusal. (RUS-22, RUS-A7)
    pub(crate) fn is_mistake(&self, why: Illegal) -> bool {
        self.rules().edition().punishes_mistakes() && why.is_mistake()
    }

    /// Takes a mistaken play back; a card of the hand will be picked. What was not drawn before is
    /// forgotten. (RUS-22, RUS-A6)
    pub(crate) fn punish(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        let shown = self.shown_by(action);
        shown.iter().flatten().for_each(|&card| self.known.expose(seat, card));
        witness.saw(Event::Mistaken { seat, shown });
        if matches!(self.open.phase, Phase::Draw) {
            self.forget_draw(witness);
        }
        if self.open.held[seat.index()] > u8::from(self.waiting_card(seat).is_some()) {
            self.open.phase = Phase::Fine { seat };
        } else {
            self.resume(witness);
        }
    }

    /// Picks a card blind and discards it; a card that waits for its use cannot be picked. (RUS-A8)
    pub(crate) fn fine(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let waiting = self.waiting_card(seat);
        let mut hand = self.hands[seat.index()];
        if let Some(card) = waiting {
            hand.take(card);
        }
        let at = chance.below(hand.len());
        let card = hand.cards().nth(at as usize).expect("a card of the hand");
        self.take(seat, card);
        self.open.discard.push(card);
        witness.saw(Event::Fined { seat, card });
        self.resume(witness);
    }

    /// Play goes on where the mistake was made.
    fn resume(&mut self, witness: &mut impl Witness<Event>) {
        if self.open.window.is_some() {
            self.open.phase = Phase::Window;
        } else if let Some(forced) = self.open.forced {
            // The pick may have taken the card that it was to be used with.
            self.demand_use(forced, witness);
        } else {
            self.resume_turn(witness);
        }
    }

    /// The card that a seat must use at once.
    fn waiting_card(&self, seat: Seat) -> Option<Card> {
        let waiting = |forced: &Forced| forced.seat == seat && self.open.window.is_none();
        self.open.forced.filter(waiting).map(|forced| forced.card)
    }

    /// The cards that a mistaken play has shown.
    fn shown_by(&self, action: Action) -> [Option<Card>; 3] {
        let special = |special: Special| [self.rules().special(special), None, None];
        match action {
            Action::Lay { card, accelerators, .. } => {
                let accelerator = self.rules().special(Special::Accelerator);
                let with = |count| accelerator.filter(|_| accelerators >= count);
                [Some(card), with(1), with(2)]
            }
            Action::Parry { card, .. }
            | Action::Attack { card, .. }
            | Action::Discard { card }
            | Action::Reply { card, .. } => [Some(card), None, None],
            Action::Swap { pair, .. } => [Some(pair[0]), Some(pair[1]), None],
            _ => Special::played_by(action).map_or([None; 3], special),
        }
    }
}
