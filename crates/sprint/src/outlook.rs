//! What an action would do, for players who are about to choose.

use table::{Game, Hosted, Occasion, Prospect, Seat, Shouts, Team};

use crate::action::{Action, Call, Saying, Source, Then, Top};
use crate::card::{Card, Kind, Km, Special};
use crate::edition::Voice;
use crate::game::Sprint;
use crate::open::{Announcement, Phase, Window};
use crate::view::View;
use crate::zone::Laid;

/// What an action would do, before anybody can answer it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outlook {
    /// What the team of the seat would gain; `None` if no total would change.
    pub gain: Option<Gain>,
}

/// What a team would gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gain {
    /// The team.
    pub team: Team,
    /// The kilometres it would gain.
    pub km: Km,
    /// What multiplies the distance that is laid; 1 for anything else.
    pub times: u16,
    /// Its total with them.
    pub total: Km,
}

impl Hosted for Sprint {
    type Outlook = Outlook;

    fn prospects(&self, seat: Seat) -> Vec<Prospect<Sprint>> {
        let mut tries = Vec::new();
        self.legal(seat, &mut tries);
        let waits = !tries.is_empty();
        if waits {
            for action in self.further_tries(seat) {
                if !tries.contains(&action) {
                    tries.push(action);
                }
            }
        }
        let silent: Vec<Action> = tries.iter().filter_map(|&action| self.silent(action)).collect();
        tries.extend(silent);
        if self.has_mistakes() {
            // Where nobody says what is a mistake, their order does not either.
            tries.sort_unstable();
        }
        let prospect = |action| match self.check(seat, action) {
            Ok(()) => (action, Ok(self.outlook(seat, action))),
            Err(why) => (action, Err(why)),
        };
        tries.into_iter().map(prospect).collect()
    }

    fn is_answerable(view: &View) -> bool {
        let rules = &view.open.rules;
        let Some(window) = view.open.window() else { return false };
        // A distance that is announced by its player can be called silent by anybody.
        if Self::is_announced(view) {
            return true;
        }
        let lying = view.open.cards();
        let is_afoot = |card: Card| {
            let copies = usize::from(rules.edition().catalogue.entry(card).copies);
            lying.iter().filter(|&&other| other == card).count() < copies
        };
        rules.asked(window).iter().any(|seat| view.open.held(seat) > 0)
            && rules.masks().answers(window).iter().any(is_afoot)
    }

    fn decline() -> Action {
        Action::Decline
    }

    fn occasion(view: &View) -> Occasion {
        match view.open.window() {
            Some(Window::Distance { .. }) => Occasion::Distance,
            Some(Window::Attack { .. }) | None => Occasion::Attack,
        }
    }
}

impl Shouts for Sprint {
    fn is_announced(view: &View) -> bool {
        let speech = view.open.rules.edition().speech;
        Self::occasion(view) == Occasion::Distance && speech.kilometres == Voice::Player
    }

    fn awaits_speech(view: &View) -> bool {
        match view.open.window() {
            Some(Window::Distance { said, .. }) => said != Announcement::Right,
            Some(Window::Attack { .. }) | None => false,
        }
    }

    fn window_number(&self) -> Option<u32> {
        Some(self.open.windows)
    }

    fn is_call(action: Action) -> bool {
        matches!(action, Action::Call(_) | Action::Say { .. })
    }

    fn waits_for_speech(action: Action) -> bool {
        action == Action::Call(Call::Killer)
    }

    fn is_raced(action: Action) -> bool {
        matches!(action, Action::Call(Call::HoldUp | Call::LateHoldUp))
    }

    fn is_right(&self, _seat: Seat, action: Action) -> bool {
        match action {
            Action::Call(Call::HoldUp) => self.has_equals(),
            Action::Call(Call::Killer) => matches!(
                self.open.window(),
                Some(Window::Distance { said, .. }) if said != Announcement::Right
            ),
            _ => true,
        }
    }

    fn late(action: Action) -> Action {
        match action {
            Action::Call(Call::HoldUp) => Action::Call(Call::LateHoldUp),
            _ => action,
        }
    }
}

impl Sprint {
    /// What a seat might try besides what is legal, to be told why not.
    fn further_tries(&self, seat: Seat) -> Vec<Action> {
        let kinds = self.hands[seat.index()].kinds();
        match self.open.phase {
            Phase::Draw | Phase::Act => {
                let drawing = self.open.phase == Phase::Draw;
                let draw = drawing.then_some(Action::Draw { from: Source::Discard });
                let tries = kinds.iter().flat_map(|card| self.tries_with(seat, card));
                let risks = kinds.iter().flat_map(|card| self.risks_with(seat, card));
                draw.into_iter().chain(tries).chain(risks).collect()
            }
            Phase::Use => {
                let waiting = self.waiting_card(seat).filter(|_| self.has_mistakes());
                let tries = waiting.iter().flat_map(|&card| self.tries_with(seat, card));
                let risks = waiting.iter().flat_map(|&card| self.risks_with(seat, card));
                tries.chain(risks).collect()
            }
            // A wrong answer would be taken for a mistake, and what is listed as accepted is lit.
            Phase::Window if self.has_mistakes() => Vec::new(),
            Phase::Window => kinds
                .iter()
                .filter(|&card| self.could_answer(card))
                .map(|card| Action::Reply { card, top: Top::Parade })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The same card laid without a word, where its player has to speak: a distance is announced
    /// once it lies, and an attack with whatever sound is made. (FUN-21, FUN-31)
    fn silent(&self, action: Action) -> Option<Action> {
        let rules = self.rules();
        let speech = rules.edition().speech;
        let saying = Saying::Nothing;
        match action {
            Action::Lay { card, accelerators, .. }
                if rules.is_distance(card) && speech.kilometres == Voice::Player =>
            {
                Some(Action::Lay { card, accelerators, saying })
            }
            Action::Attack { card, on, .. } if speech.sounds == Voice::Player => {
                Some(Action::Attack { card, on, saying })
            }
            _ => None,
        }
    }

    /// Whether a card is ever an answer to something.
    fn could_answer(&self, card: Card) -> bool {
        match self.rules().edition().catalogue.kind(card) {
            Kind::Remedy(_) | Kind::AnyRemedy | Kind::Safety(_) => true,
            Kind::Special(special) => special.is_reply(),
            Kind::Distance(_) | Kind::Hazard(_) => false,
        }
    }

    /// A card tried where it belongs, and discarded.
    fn tries_with(&self, seat: Seat, card: Card) -> Vec<Action> {
        let rules = self.rules();
        let saying = Saying::Right;
        let mut tries = vec![Action::Discard { card }];
        match rules.edition().catalogue.kind(card) {
            // Any card can be named: all of them are refused by whoever is checked already.
            Kind::Special(Special::Checkpoint) => {
                let others = rules.opponents(seat).iter();
                tries.extend(others.map(|of| Action::Demand { of, face: card }));
            }
            Kind::Distance(_) | Kind::Safety(_) | Kind::Special(_) => {
                tries.push(Action::Lay { card, accelerators: 0, saying });
            }
            Kind::Remedy(_) | Kind::AnyRemedy => {
                let attack = self.zone_of(seat).attacks().next();
                tries.push(Action::Parry { card, attack, top: Top::Parade });
            }
            Kind::Hazard(_) => {
                let others = rules.all_teams().filter(|&on| on != rules.team(seat));
                tries.extend(others.map(|on| Action::Attack { card, on, saying }));
            }
        }
        tries
    }

    /// What an action that is accepted would do.
    fn outlook(&self, seat: Seat, action: Action) -> Outlook {
        let rules = self.rules();
        let edition = rules.edition();
        let team = rules.team(seat);
        let before = self.open.zone(team).km().0;
        let gain = |km: Km, times| Some(Gain { team, km, times, total: Km(before + km.0) });
        let distance = |what: Laid| gain(rules.km(what), what.times());
        let gain = match action {
            Action::Lay { card, accelerators, .. } if rules.is_distance(card) => {
                distance(Laid::new(card, accelerators.min(Laid::ACCELERATORS_MAX)))
            }
            Action::Lay { card, .. } if rules.is_safety(card) => gain(edition.botte, 1),
            Action::Reply { card, .. } if rules.is_safety(card) => gain(edition.coup_fourre, 1),
            Action::Steal { what, then: Then::Laid, .. } | Action::Rob { what, .. } => {
                distance(Laid::new(what.card(), 0))
            }
            _ => None,
        };
        Outlook { gain }
    }
}
