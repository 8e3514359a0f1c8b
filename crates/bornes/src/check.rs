//! Why not: every refusal, explained from the edition itself.

use table::{Seat, Team};

use crate::action::Action;
use crate::card::{Card, Kind};
use crate::edition::Idle;
use crate::illegal::Illegal;
use crate::race::{Phase, Race};

/// One answer of a rulebook to an action.
type Answer = Result<(), Illegal>;

impl Race {
    /// Everything that speaks against an action, the most telling first; nothing if it is legal.
    pub fn objections(&self, seat: Seat, action: Action) -> impl Iterator<Item = Illegal> {
        (0..).map_while(move |n| self.question(seat, action, n)).filter_map(Result::err)
    }

    /// The answer to the `n`-th question that the rules ask of an action; `None` past the last.
    // Some actions are asked the same question, but not in the same place.
    #[expect(clippy::match_same_arms)]
    fn question(&self, seat: Seat, action: Action, n: u8) -> Option<Answer> {
        Some(match (action, n) {
            (Action::Lay { .. } | Action::Attack { .. } | Action::Pass, 0) => self.is_on_turn(seat),
            (Action::Extend | Action::Stop, 0) => self.may_extend(seat),
            (Action::Lay { card } | Action::Attack { card, .. }, 1) => self.holds(seat, card),
            (Action::Lay { card }, _) => {
                let own = self.open.car(self.rules().team(seat));
                return own.question(card, self.open.goal(), self.rules().edition(), n - 2);
            }
            (Action::Attack { on, .. }, 2) => self.is_opponent(seat, on),
            (Action::Attack { card, on }, _) => {
                let car = self.open.cars.get(on.index())?;
                return car.status.question(card, self.rules().edition(), n - 3);
            }
            (Action::Pass, 1) => self.may_pass(seat),
            (Action::Discard { .. }, 0) => self.may_discard(),
            (Action::Discard { .. }, 1) => self.is_on_turn(seat),
            (Action::Reply { .. } | Action::Decline, 0) => self.is_asked(seat),
            (Action::Reply { card }, 1) => self.answers_attack(card),
            (Action::Discard { card } | Action::Reply { card }, 2) => self.holds(seat, card),
            (Action::Discard { card }, 3) => self.may_throw(card),
            _ => return None,
        })
    }

    /// Whether it is this seat's turn and nothing waits for an answer.
    fn is_on_turn(&self, seat: Seat) -> Answer {
        match self.open.phase {
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(_) => Err(Illegal::RoundOver),
            Phase::Window(_) => Err(Illegal::WindowOpen),
            Phase::Extension => Err(Illegal::ExtensionDue),
            Phase::Play if seat != self.open.seat => {
                Err(Illegal::NotYourTurn { turn: self.open.seat })
            }
            Phase::Play => Ok(()),
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> Answer {
        if self.hands[seat.index()].kinds().has(card) {
            Ok(())
        } else {
            Err(Illegal::NotHeld { card })
        }
    }

    fn is_opponent(&self, seat: Seat, on: Team) -> Answer {
        if on.0 >= self.rules().teams() {
            Err(Illegal::NoSuchSide)
        } else if on == self.rules().team(seat) {
            Err(Illegal::OwnSide)
        } else {
            Ok(())
        }
    }

    fn may_discard(&self) -> Answer {
        match self.rules().edition().idle {
            Idle::Discards => Ok(()),
            Idle::PassesWhenBlocked | Idle::PassesFreely => Err(Illegal::NoDiscard),
        }
    }

    fn may_throw(&self, card: Card) -> Answer {
        if self.rules().edition().may_throw(card) { Ok(()) } else { Err(Illegal::SafetyKept) }
    }

    /// Whether this seat decides now how long the trip is. (CLA-15)
    fn may_extend(&self, seat: Seat) -> Answer {
        if self.rules().edition().extension.is_none() {
            return Err(Illegal::NothingToExtend);
        }
        match self.open.phase {
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(_) => Err(Illegal::RoundOver),
            Phase::Extension if seat == self.open.seat => Ok(()),
            Phase::Extension => Err(Illegal::NotYourTurn { turn: self.open.seat }),
            Phase::Play | Phase::Window(_) => Err(Illegal::NothingToExtend),
        }
    }

    fn may_pass(&self, seat: Seat) -> Answer {
        match self.rules().edition().idle {
            Idle::Discards => Err(Illegal::NoPassing),
            Idle::PassesWhenBlocked if self.can_lay_something(seat) => Err(Illegal::MustPlay),
            Idle::PassesWhenBlocked | Idle::PassesFreely => Ok(()),
        }
    }

    /// Whether this seat may answer the open window.
    fn is_asked(&self, seat: Seat) -> Answer {
        if self.rules().edition().coup_fourre.is_none() {
            return Err(Illegal::NoReplies);
        }
        match self.open.phase {
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(_) => Err(Illegal::RoundOver),
            Phase::Play | Phase::Extension => Err(Illegal::NothingToAnswer),
            Phase::Window(_) if self.asked.has(seat) => Ok(()),
            Phase::Window(window) if self.rules().members(window.on).has(seat) => {
                Err(Illegal::AlreadyDeclined)
            }
            Phase::Window(_) => Err(Illegal::NotAttacked),
        }
    }

    /// Whether a card answers the attack of the open window.
    fn answers_attack(&self, card: Card) -> Answer {
        let Phase::Window(window) = self.open.phase else {
            return Ok(());
        };
        let edition = self.rules().edition();
        match edition.kind(window.card) {
            Kind::Hazard(trouble) if edition.keeps_away(card, trouble) => Ok(()),
            _ => Err(Illegal::WrongReply { attack: window.card }),
        }
    }

    /// Whether any card of the hand can be laid anywhere.
    fn can_lay_something(&self, seat: Seat) -> bool {
        let edition = self.rules().edition();
        let own = self.open.car(self.rules().team(seat));
        let lands = |card, on| {
            self.is_opponent(seat, on).is_ok()
                && self.open.car(on).status.may_suffer(card, edition).is_ok()
        };
        self.hands[seat.index()].kinds().iter().any(|card| {
            own.may_lay(card, self.open.goal(), edition).is_ok()
                || self.rules().all_teams().any(|on| lands(card, on))
        })
    }
}
