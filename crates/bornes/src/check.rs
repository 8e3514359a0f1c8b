//! Why not: every refusal, explained from the edition itself.

use table::{Seat, Team};

use crate::action::Action;
use crate::card::{Card, Kind};
use crate::edition::Idle;
use crate::illegal::{Illegal, Wait};
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
            (Action::Lay { .. } | Action::Attack { .. } | Action::Pass, 0) => {
                self.is_on_turn(seat, action)
            }
            (Action::Extend | Action::Stop, 0) => self.may_extend(seat),
            (Action::Lay { card } | Action::Attack { card, .. }, 1) => self.holds(seat, card),
            (Action::Lay { card }, _) => {
                let team = self.rules().team(seat);
                let own = self.open.car(team);
                let answer = own.question(card, self.open.goal(), self.rules().edition(), n - 2)?;
                answer.map_err(|why| self.owes_green(team, why))
            }
            (Action::Attack { card, on }, 2) => self.is_opponent(seat, on, card),
            (Action::Attack { card, on }, _) => {
                let car = self.open.cars.get(on.index())?;
                return car.status.question(card, self.rules().edition(), n - 3);
            }
            (Action::Pass, 1) => self.may_pass(seat),
            (Action::Discard { .. }, 0) => self.may_discard(),
            (Action::Discard { .. }, 1) => self.is_on_turn(seat, action),
            (Action::Reply { .. } | Action::Decline, 0) => self.is_asked(seat),
            (Action::Reply { card }, 1) => self.answers_attack(card),
            (Action::Discard { card }, 2) => self.holds(seat, card),
            (Action::Reply { card }, 2) => {
                self.holds(seat, card).map_err(|_| Illegal::NotHeldToReply { card })
            }
            (Action::Discard { card }, 3) => self.may_throw(card),
            _ => return None,
        })
    }

    /// Whether it is this seat's turn and nothing waits for an answer.
    fn is_on_turn(&self, seat: Seat, action: Action) -> Answer {
        match self.open.phase {
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(how) => Err(Illegal::RoundOver { how }),
            Phase::Window(_) => Err(Illegal::WindowOpen),
            Phase::Extension => Err(Illegal::ExtensionDue),
            Phase::Play if seat != self.open.seat => {
                Err(Illegal::NotYourTurn { turn: self.open.seat, wait: self.wait(seat, action) })
            }
            Phase::Play => Ok(()),
        }
    }

    /// What there is to say about the wait of a seat that is not on turn.
    fn wait(&self, seat: Seat, action: Action) -> Wait {
        let (rules, turn) = (self.rules(), self.open.seat);
        let next = seat.left(rules.seats());
        let kind = match action {
            Action::Lay { card } => Some(rules.edition().catalogue.kind(card)),
            _ => None,
        };
        // Whoever has replied sits behind the last of those who lost their turn.
        let replied = |lost: Seat| lost.left(rules.seats()) == turn;
        match kind {
            _ if self.open.lost.has(seat) && self.open.lost.iter().any(replied) => Wait::Skipped,
            _ if next == turn && self.open.stock == 0 => Wait::PlayedWhenDry,
            Some(Kind::Safety(_)) => Wait::Botte,
            _ if rules.team(seat) == rules.team(turn) => Wait::Partner,
            Some(Kind::Remedy(_)) => Wait::Parade,
            // Nobody has played before the first card lies on the table.
            _ if self.open.ground.cards().next().is_none() => Wait::Order,
            _ if next == turn => Wait::Played,
            _ => Wait::Order,
        }
    }

    /// What the green light is owed for, which only the pile itself can tell.
    fn owes_green(&self, team: Team, why: Illegal) -> Illegal {
        let Illegal::GreenLightOwed { .. } = why else { return why };
        let edition = self.rules().edition();
        let parade =
            self.open.battle(team).last().and_then(|top| match edition.catalogue.kind(top) {
                Kind::Remedy(trouble) if trouble != edition.stop => Some((top, trouble)),
                _ => None,
            });
        let status = self.open.car(team).status;
        let botte = parade.and_then(|(_, trouble)| status.safe_from(trouble, edition));
        Illegal::GreenLightOwed { after: parade.map(|(top, _)| top), botte }
    }

    fn holds(&self, seat: Seat, card: Card) -> Answer {
        if self.hands[seat.index()].kinds().has(card) {
            Ok(())
        } else {
            Err(Illegal::NotHeld { card })
        }
    }

    fn is_opponent(&self, seat: Seat, on: Team, attack: Card) -> Answer {
        if on.0 >= self.rules().teams() {
            Err(Illegal::NoSuchSide)
        } else if on == self.rules().team(seat) {
            Err(Illegal::OwnSide { attack })
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
            return Err(Illegal::NoExtension);
        }
        match self.open.phase {
            Phase::Deal { .. } => Err(Illegal::NotDealt),
            Phase::Over(how) => Err(Illegal::RoundOver { how }),
            Phase::Extension if seat == self.open.seat => Ok(()),
            Phase::Extension => Err(Illegal::NotYourDecision { turn: self.open.seat }),
            Phase::Play | Phase::Window(_) => Err(Illegal::NothingToExtend),
        }
    }

    fn may_pass(&self, seat: Seat) -> Answer {
        match self.rules().edition().idle {
            Idle::Discards if self.open.stock == 0 => Err(Illegal::NoPassingWhenDry),
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
            Phase::Over(how) => Err(Illegal::RoundOver { how }),
            Phase::Extension => Err(Illegal::ExtensionDue),
            Phase::Play if seat == self.open.seat => Err(Illegal::NothingToAnswerOnTurn),
            Phase::Play => Err(Illegal::NothingToAnswer),
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
        match edition.catalogue.kind(window.card) {
            Kind::Hazard(trouble) if edition.keeps_away(card, trouble) => Ok(()),
            _ => Err(Illegal::WrongReply { attack: window.card }),
        }
    }

    /// Whether any card of the hand can be laid anywhere.
    fn can_lay_something(&self, seat: Seat) -> bool {
        let edition = self.rules().edition();
        let own = self.open.car(self.rules().team(seat));
        let lands = |card, on| {
            self.is_opponent(seat, on, card).is_ok()
                && self.open.car(on).status.may_suffer(card, edition).is_ok()
        };
        self.hands[seat.index()].kinds().iter().any(|card| {
            own.may_lay(card, self.open.goal(), edition).is_ok()
                || self.rules().all_teams().any(|on| lands(card, on))
        })
    }
}
