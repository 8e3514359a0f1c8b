//! What may be done, from the compiled masks.

use table::{Seat, Team};

use crate::action::Action;
use crate::card::Card;
use crate::edition::Idle;
use crate::race::{Phase, Race, Window};
use deck::Bits;

/// Everything the seat on turn may do. The order of the actions is: what is laid before one's own
/// team, what is discarded, attacks by team, passing; each in the order of the catalogue.
struct TurnChoices {
    /// What may be laid in the low half, what may be discarded in the high half.
    cards: Bits,
    /// Which attacks may be laid, one byte for each team.
    attacks: Bits,
    /// The place of the first attack in the catalogue.
    first_hazard: u8,
    /// How many ways to pass there are: one or none.
    passes: u32,
}

impl Race {
    /// The action of `seat` at the place that `choose` names.
    #[inline]
    pub(crate) fn pick_action(
        &self,
        seat: Seat,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        match self.open.phase {
            Phase::Play if seat == self.open.seat => self.turn_choices().pick(choose),
            Phase::Window(window) if self.asked.has(seat) => {
                Some(self.pick_answer(seat, window, choose))
            }
            Phase::Extension if seat == self.open.seat => {
                Some(if choose(2) == 0 { Action::Extend } else { Action::Stop })
            }
            Phase::Play
            | Phase::Window(_)
            | Phase::Extension
            | Phase::Deal { .. }
            | Phase::Over(_) => None,
        }
    }

    /// Adds every action of `seat`, in order.
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.open.phase == Phase::Play && seat == self.open.seat {
            return self.turn_choices().list(actions);
        }
        let mut count = 0;
        self.pick_action(seat, |choices| {
            count = choices;
            0
        });
        actions.extend((0..count).filter_map(|at| self.pick_action(seat, |_| at)));
    }

    /// Whether the seat on turn can lay nothing, neither before its own team nor before others.
    pub(crate) fn is_blocked(&self) -> bool {
        self.can_lay_nothing(self.open.seat)
    }

    /// Whether a seat could lay nothing if it were on turn.
    pub(crate) fn can_lay_nothing(&self, seat: Seat) -> bool {
        self.lays(seat) == 0 && self.attacks(seat) == 0
    }

    #[inline]
    fn turn_choices(&self) -> TurnChoices {
        let rules = self.rules();
        let seat = self.open.seat;
        let (lays, attacks) = (self.lays(seat), self.attacks(seat));
        let (discards, passes) = match rules.edition().idle {
            Idle::Discards => (self.hands[seat.index()].kinds().0 & rules.masks().thrown.0, 0),
            Idle::PassesWhenBlocked => (0, u32::from(lays == 0 && attacks == 0)),
            Idle::PassesFreely => (0, 1),
        };
        TurnChoices {
            cards: Bits::new(u64::from(discards) << 32 | u64::from(lays)),
            attacks: Bits::new(attacks),
            first_hazard: rules.masks().first_hazard,
            passes,
        }
    }

    /// What a seat may lay on its turn before its own team.
    #[inline]
    fn lays(&self, seat: Seat) -> u32 {
        let rules = self.rules();
        let held = self.hands[seat.index()].kinds().0;
        held & rules.masks().own(*self.open.car(rules.team(seat)), self.open.goal())
    }

    /// Which attacks a seat may lay on its turn, one byte for each team.
    #[inline]
    fn attacks(&self, seat: Seat) -> u64 {
        let rules = self.rules();
        let held = self.hands[seat.index()].kinds().0 & rules.masks().hazards.0;
        let everywhere = u64::from(held >> rules.masks().first_hazard) * 0x0101_0101_0101_0101;
        let own = 0xff << (8 * rules.team(seat).0);
        everywhere & self.open.exposed & !own
    }

    #[inline]
    fn pick_answer(&self, seat: Seat, window: Window, choose: impl FnOnce(u32) -> u32) -> Action {
        let answers = self.rules().masks().answers(window.card);
        let answers = Bits::new(u64::from(self.hands[seat.index()].kinds().0 & answers));
        let at = choose(answers.count() + 1);
        if at < answers.count() {
            Action::Reply { card: Card(answers.nth(at)) }
        } else {
            Action::Decline
        }
    }
}

impl TurnChoices {
    #[inline]
    fn pick(self, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let plays = self.cards.count();
        let hits = self.attacks.count();
        let count = plays + hits + self.passes;
        if count == 0 {
            return None;
        }
        let at = choose(count);
        Some(if at < plays {
            play(self.cards.nth(at))
        } else if at < plays + hits {
            attack(self.attacks.nth(at - plays), self.first_hazard)
        } else {
            Action::Pass
        })
    }
}

impl TurnChoices {
    /// Adds every action, in order: policies read the whole list at every turn.
    fn list(self, actions: &mut Vec<Action>) {
        actions.extend(self.cards.iter().map(play));
        actions.extend(self.attacks.iter().map(|bit| attack(bit, self.first_hazard)));
        actions.extend((0..self.passes).map(|_| Action::Pass));
    }
}

/// The play of a bit of `cards`.
#[inline]
fn play(bit: u8) -> Action {
    match bit.checked_sub(32) {
        Some(card) => Action::Discard { card: Card(card) },
        None => Action::Lay { card: Card(bit) },
    }
}

/// The attack of a bit of `attacks`.
#[inline]
fn attack(bit: u8, first_hazard: u8) -> Action {
    Action::Attack { card: Card(first_hazard + bit % 8), on: Team(bit / 8) }
}
