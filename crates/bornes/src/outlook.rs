//! What an action would do, for players who are about to choose.

use table::{Game, Hosted, Obeys, OnAttack, Orders, Prospect, Seat, Shouts, Team};

use crate::action::Action;
use crate::car::Car;
use crate::card::{Cards, Kind};
use crate::race::{Phase, Race};
use crate::view::View;

/// What an action would do to the cars, before anybody can answer it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outlook {
    /// The team before which a card would be laid, and what would stand there then; `None` for an
    /// action that lays nothing.
    pub car: Option<(Team, Car)>,
}

impl Shouts for Race {}

impl Obeys for Race {
    fn obey(_view: &View, legal: &[Action], orders: Orders) -> Option<Action> {
        let answers = matches!(orders.attack, OnAttack::CoupFourre | OnAttack::Parry);
        let reply = legal.iter().find(|action| matches!(action, Action::Reply { .. }));
        reply.copied().filter(|_| answers)
    }
}

impl Hosted for Race {
    type Outlook = Outlook;

    fn prospects(&self, seat: Seat) -> Vec<Prospect<Race>> {
        let tries = match self.open.phase {
            Phase::Play if seat == self.open.seat => self.tries_on_turn(seat),
            Phase::Window(_) if self.asked.has(seat) => self.tries_in_window(seat),
            Phase::Extension if seat == self.open.seat => vec![Action::Extend, Action::Stop],
            Phase::Play
            | Phase::Window(_)
            | Phase::Extension
            | Phase::Deal { .. }
            | Phase::Over(_) => Vec::new(),
        };
        let prospect = |action| match self.check(seat, action) {
            Ok(()) => (action, Ok(self.outlook(seat, action))),
            Err(why) => (action, Err(why)),
        };
        tries.into_iter().map(prospect).collect()
    }

    fn is_answerable(view: &View) -> bool {
        let Phase::Window(window) = view.open.phase else {
            return false;
        };
        let rules = &view.open.rules;
        let Kind::Hazard(trouble) = rules.edition().catalogue.kind(window.card) else {
            return false;
        };
        let lies_open = |card| view.open.ground.cards().any(|other| other == card);
        let botte = rules.edition().botte_of(trouble);
        botte.is_some_and(|botte| !lies_open(botte))
    }

    fn decline() -> Action {
        Action::Decline
    }
}

impl Race {
    /// Every card of the hand, tried where it belongs, then discarded; and passing.
    fn tries_on_turn(&self, seat: Seat) -> Vec<Action> {
        let rules = self.rules();
        let edition = rules.edition();
        let mut tries = Vec::new();
        for card in self.hands[seat.index()].kinds().iter() {
            match edition.catalogue.kind(card) {
                Kind::Hazard(_) => {
                    let others = rules.all_teams().filter(|&on| on != rules.team(seat));
                    tries.extend(others.map(|on| Action::Attack { card, on }));
                }
                Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_) => {
                    tries.push(Action::Lay { card });
                }
            }
            if edition.has_discard_pile() {
                tries.push(Action::Discard { card });
            }
        }
        if !edition.has_discard_pile() {
            tries.push(Action::Pass);
        }
        tries
    }

    /// Every botte of the hand, and declining.
    fn tries_in_window(&self, seat: Seat) -> Vec<Action> {
        let bottes = self.hands[seat.index()].kinds().0 & self.rules().masks().safeties.0;
        Cards(bottes).iter().map(|card| Action::Reply { card }).chain([Action::Decline]).collect()
    }

    /// What a legal action would do.
    fn outlook(&self, seat: Seat, action: Action) -> Outlook {
        let team = match action {
            Action::Lay { .. } | Action::Reply { .. } => self.rules().team(seat),
            Action::Attack { on, .. } => on,
            Action::Discard { .. }
            | Action::Pass
            | Action::Extend
            | Action::Stop
            | Action::Decline => return Outlook { car: None },
        };
        let mut then = self.clone();
        then.apply(seat, action, &mut ());
        Outlook { car: Some((team, *then.open.car(team))) }
    }
}
