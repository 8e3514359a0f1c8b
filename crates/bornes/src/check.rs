//! Why not: every refusal, explained from the edition itself.

use table::{Seat, Team};

use crate::action::Action;
use crate::card::Card;
use crate::edition::Idle;
use crate::illegal::Illegal;
use crate::race::{Phase, Race, Window};

impl Race {
    /// Whether `seat` may do this now, and if not why.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Reply { card } => self.check_reply(seat, card),
            Action::Decline => self.check_asked(seat).map(|_| ()),
            Action::Lay { card } => {
                self.check_turn(seat)?;
                self.check_held(seat, card)?;
                self.open.car(self.rules().team(seat)).may_lay(card, self.rules().edition())
            }
            Action::Attack { card, on } => {
                self.check_turn(seat)?;
                self.check_held(seat, card)?;
                self.check_attack(seat, card, on)
            }
            Action::Discard { card } => {
                self.check_turn(seat)?;
                match self.rules().edition().idle {
                    Idle::Discards => self.check_held(seat, card),
                    Idle::PassesWhenBlocked | Idle::PassesFreely => Err(Illegal::NoDiscard),
                }
            }
            Action::Pass => {
                self.check_turn(seat)?;
                match self.rules().edition().idle {
                    Idle::Discards => Err(Illegal::NoPassing),
                    Idle::PassesWhenBlocked if self.can_lay_something(seat) => {
                        Err(Illegal::MustPlay)
                    }
                    Idle::PassesWhenBlocked | Idle::PassesFreely => Ok(()),
                }
            }
        }
    }

    /// Whether it is this seat's turn and nothing waits for an answer.
    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        match self.open.phase {
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(_) => Err(Illegal::RoundOver),
            Phase::Window(_) => Err(Illegal::WindowOpen),
            Phase::Play if seat != self.open.seat => {
                Err(Illegal::NotYourTurn { turn: self.open.seat })
            }
            Phase::Play => Ok(()),
        }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hands[seat.index()].kinds().has(card) {
            Ok(())
        } else {
            Err(Illegal::NotHeld { card })
        }
    }

    fn check_attack(&self, seat: Seat, card: Card, on: Team) -> Result<(), Illegal> {
        if on.0 >= self.rules().teams() {
            return Err(Illegal::NoSuchSide);
        }
        if on == self.rules().team(seat) {
            return Err(Illegal::OwnSide);
        }
        self.open.car(on).status.may_suffer(card, self.rules().edition())
    }

    /// Whether this seat may answer the open window.
    fn check_asked(&self, seat: Seat) -> Result<Window, Illegal> {
        match self.open.phase {
            _ if self.rules().edition().replies.is_empty() => Err(Illegal::NoReplies),
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(_) => Err(Illegal::RoundOver),
            Phase::Play => Err(Illegal::NothingToAnswer),
            Phase::Window(window) if self.asked.has(seat) => Ok(window),
            Phase::Window(window) if self.rules().members(window.on).has(seat) => {
                Err(Illegal::AlreadyDeclined)
            }
            Phase::Window(_) => Err(Illegal::NotAttacked),
        }
    }

    fn check_reply(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let window = self.check_asked(seat)?;
        let edition = self.rules().edition();
        let crate::card::Kind::Hazard(trouble) = edition.kind(window.card) else {
            return Err(Illegal::NothingToAnswer);
        };
        if !edition.keeps_away(card, trouble) {
            return Err(Illegal::WrongReply { attack: window.card });
        }
        self.check_held(seat, card)
    }

    /// Whether any card of the hand can be laid anywhere.
    fn can_lay_something(&self, seat: Seat) -> bool {
        let edition = self.rules().edition();
        let own = self.open.car(self.rules().team(seat));
        self.hands[seat.index()].kinds().iter().any(|card| {
            own.may_lay(card, edition).is_ok()
                || self.rules().all_teams().any(|on| self.check_attack(seat, card, on).is_ok())
        })
    }
}
