//! What may be done, from the compiled masks.

use table::{Seat, Team};

use crate::action::Action;
use crate::card::Card;
use crate::edition::Idle;
use crate::race::{Phase, Race};

/// Everything a seat may do now, as bits. The order of [`Choices::list`] is the order of the
/// fields, and within a field the order of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choices {
    /// On one's turn.
    Turn {
        /// What may be laid in the low half, what may be discarded in the high half.
        cards: u64,
        /// Which attacks may be laid, one byte for each team.
        attacks: u64,
        /// The place of the first attack in the catalogue.
        first_hazard: u8,
        /// 1 if the turn may be passed.
        pass: u32,
    },
    /// In a window: the cards that answer, and declining.
    Window {
        /// The cards that answer.
        answers: u32,
    },
    /// Nothing.
    None,
}

impl Race {
    /// What `seat` may do now.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        match self.open.phase {
            Phase::Play if seat == self.open.seat => self.turn_choices(),
            Phase::Window(window) if self.asked.has(seat) => {
                let answers = self.rules().masks().answers(window.card);
                Choices::Window {
                    answers: self.hands[seat.index()].kinds().0 & answers,
                }
            }
            Phase::Play | Phase::Window(_) | Phase::Deal { .. } | Phase::Over(_) => Choices::None,
        }
    }

    #[inline]
    fn turn_choices(&self) -> Choices {
        let rules = self.rules();
        let masks = rules.masks();
        let seat = self.open.seat;
        let team = rules.team(seat);
        let held = self.hands[seat.index()].kinds().0;
        let lays = held & masks.own(self.open.car(team), self.open.goal());
        let mut attacks = 0;
        for target in (0..rules.teams()).rev() {
            let car = &self.open.cars[usize::from(target)];
            let open = if target == team.0 {
                0
            } else {
                held & masks.open(car.status)
            };
            attacks = attacks << 8 | u64::from(open >> masks.first_hazard);
        }
        let (discards, pass) = match rules.edition().idle {
            Idle::Discards => (held, 0),
            Idle::PassesWhenBlocked => (0, u32::from(lays == 0 && attacks == 0)),
            Idle::PassesFreely => (0, 1),
        };
        let cards = u64::from(discards) << 32 | u64::from(lays);
        Choices::Turn {
            cards,
            attacks,
            first_hazard: masks.first_hazard,
            pass,
        }
    }
}

impl Choices {
    /// Adds every action, in order.
    pub(crate) fn list(self, actions: &mut Vec<Action>) {
        let mut at = 0;
        while let Some(action) = self.pick(|count| if at < count { at } else { u32::MAX }) {
            actions.push(action);
            at += 1;
        }
    }

    /// The action at the place that `choose` names; `None` past the last.
    #[inline]
    pub(crate) fn pick(self, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self {
            Choices::Turn {
                cards,
                attacks,
                first_hazard,
                pass,
            } => {
                let plays = cards.count_ones();
                let hits = attacks.count_ones();
                let count = plays + hits + pass;
                if count == 0 {
                    return None;
                }
                let at = choose(count);
                if at < plays {
                    return Some(play(nth(cards, at)));
                }
                if at < plays + hits {
                    return Some(attack(nth(attacks, at - plays), first_hazard));
                }
                (at < count).then_some(Action::Pass)
            }
            Choices::Window { answers } => {
                let replies = answers.count_ones();
                let at = choose(replies + 1);
                if at < replies {
                    return Some(Action::Reply {
                        card: Card(nth(u64::from(answers), at)),
                    });
                }
                (at == replies).then_some(Action::Decline)
            }
            Choices::None => None,
        }
    }

    /// Whether nothing can be laid, neither before one's own team nor before an opponent.
    pub(crate) fn is_blocked(self) -> bool {
        match self {
            Choices::Turn { cards, attacks, .. } => {
                cards & u64::from(u32::MAX) == 0 && attacks == 0
            }
            Choices::Window { .. } | Choices::None => false,
        }
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
    Action::Attack {
        card: Card(first_hazard + bit % 8),
        on: Team(bit / 8),
    }
}

/// The place of the `n`-th bit that is set.
#[inline]
fn nth(mut bits: u64, n: u32) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    u8::try_from(bits.trailing_zeros()).unwrap_or(0)
}
