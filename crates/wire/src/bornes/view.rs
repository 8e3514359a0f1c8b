//! What one viewer knows.

use bornes::{Card, Kind, Open, Rules, Status, Top};
use serde::Serialize;
use table::{Seat, Team, Viewer};
use ts_rs::TS;

use super::score::match_goal;
use crate::{Letter, letters};

/// All that one viewer knows of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "BornesView")]
pub struct View {
    /// The seat that looks; `null` for a spectator.
    pub you: Option<Letter>,
    /// Where the round stands.
    pub phase: Phase,
    /// Whose turn is running.
    pub turn: Option<Letter>,
    /// Who deals this round.
    pub dealer: Letter,
    /// The distance to cover.
    pub goal: u16,
    /// What the goal may be extended to by those who meet it.
    pub extension: Option<u16>,
    /// How many cards the stock has.
    pub stock: u8,
    /// The discard pile, or the tray of cancelled attacks; the latest first.
    pub aside: Vec<&'static str>,
    /// Whether that is a discard pile.
    pub has_discard: bool,
    /// Whether what only slows down lies on a pile of its own.
    pub has_speed_pile: bool,
    /// The distance that may be laid only so often; `null` if there is none.
    pub cap: Option<Cap>,
    /// The points a match is played to; `null` if it is one round.
    pub match_goal: Option<u16>,
    /// What lies before each team.
    pub zones: Vec<Zone>,
    /// Who sits where, clockwise from A.
    pub players: Vec<Player>,
    /// The open window.
    pub window: Option<Window>,
    /// Who lost their turn by the last coup-fourré.
    pub lost: Vec<Letter>,
}

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the deal.
    Deal,
    /// The seat on turn plays.
    Play,
    /// An attack may be answered.
    Window,
    /// The seat on turn has met the goal and decides whether it is extended.
    Extension,
    /// The round is over.
    Over,
}

/// What lies before one team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Zone {
    /// The first seat of the team.
    pub team: Letter,
    /// Its seats.
    pub members: Vec<Letter>,
    /// Its kilometres.
    pub km: u16,
    /// Its points before this round.
    pub points: u16,
    /// Whether it may lay distances, as far as the battle pile decides.
    pub rolling: bool,
    /// The attack that stops it.
    pub halted: Option<&'static str>,
    /// Whether its speed is limited.
    pub limited: bool,
    /// Whether it has begun to travel.
    pub started: bool,
    /// The battle pile, bottom to top.
    pub battle: Vec<&'static str>,
    /// The speed pile, bottom to top.
    pub speed: Vec<&'static str>,
    /// The distances, in the order they were laid.
    pub distances: Vec<&'static str>,
    /// The bottes, in the order they were laid.
    pub safeties: Vec<Safety>,
}

/// A distance that may be laid only so often by a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Cap {
    /// The card.
    pub card: &'static str,
    /// How often.
    pub times: u8,
}

/// A botte that is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Safety {
    /// The card.
    pub card: &'static str,
    /// Whether it was laid by coup-fourré.
    pub coup: bool,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Player {
    /// The seat.
    pub seat: Letter,
    /// The first seat of its team.
    pub team: Letter,
    /// How many cards it holds.
    pub held: u8,
    /// The cards of its hand that the viewer knows; of the viewer's own all of them.
    pub known: Vec<&'static str>,
}

/// A window that is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Window {
    /// The attack.
    pub attack: &'static str,
    /// The first seat of the team that suffers it.
    pub on: Letter,
    /// Who laid it.
    pub by: Letter,
    /// Whether the viewer may still answer.
    pub asked: bool,
}

impl View {
    /// A view as the client reads it.
    pub(super) fn new(view: &bornes::View) -> View {
        let open = &view.open;
        let rules = open.rules();
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        View {
            you: match view.viewer {
                Viewer::Seat(seat) => Some(seat.to_string()),
                Viewer::Spectator => None,
            },
            phase: match open.phase() {
                bornes::Phase::Deal { .. } => Phase::Deal,
                bornes::Phase::Play => Phase::Play,
                bornes::Phase::Window(_) => Phase::Window,
                bornes::Phase::Extension => Phase::Extension,
                bornes::Phase::Over(_) => Phase::Over,
            },
            turn: open.seat().map(|seat| seat.to_string()),
            dealer: open.dealer().to_string(),
            goal: open.goal().0,
            extension: rules.edition().extension.filter(|_| open.is_extensible()).map(|km| km.0),
            stock: open.stock(),
            aside: open.aside().map(name).collect(),
            has_discard: rules.edition().has_discard_pile(),
            has_speed_pile: rules.edition().limit.is_some(),
            cap: Cap::new(rules),
            match_goal: match_goal(rules),
            zones: rules.all_teams().map(|team| Zone::new(open, team)).collect(),
            players: Seat::all(rules.seats()).map(|seat| Player::new(view, seat)).collect(),
            window: Window::new(view),
            lost: letters(open.lost()),
        }
    }
}

impl Cap {
    fn new(rules: &Rules) -> Option<Cap> {
        let cap = rules.edition().cap?;
        let is_capped = |entry: &&bornes::Entry| entry.kind == Kind::Distance(cap.distance);
        let entry = rules.edition().catalogue.iter().find(is_capped)?;
        Some(Cap { card: entry.name, times: cap.times })
    }
}

impl Zone {
    fn new(open: &Open, team: Team) -> Zone {
        let rules = open.rules();
        let edition = rules.edition();
        let status = open.car(team).status;
        let names = |cards: &mut dyn Iterator<Item = Card>| {
            cards.map(|card| edition.catalogue.name_of(card)).collect::<Vec<_>>()
        };
        Zone {
            team: team.to_string(),
            members: letters(rules.members(team)),
            km: open.car(team).km.0,
            points: open.points(team),
            rolling: status.is_rolling(edition),
            halted: halted_by(status, rules),
            limited: status.is_limited(),
            started: status.top() != Top::Bare || status.is_rolling(edition),
            battle: names(&mut open.battle(team)),
            speed: names(&mut open.speed(team)),
            distances: names(&mut open.distances(team)),
            safeties: open
                .safeties(team)
                .map(|card| Safety {
                    card: edition.catalogue.name_of(card),
                    coup: open.is_coup(team, card),
                })
                .collect(),
        }
    }
}

/// The attack that stops a car.
pub(super) fn halted_by(status: Status, rules: &Rules) -> Option<&'static str> {
    let edition = rules.edition();
    match status.top() {
        Top::Attack(trouble) => Some(edition.catalogue.name_of(edition.attack_of(trouble))),
        Top::Bare | Top::GreenLight | Top::Parade => None,
    }
}

impl Player {
    fn new(view: &bornes::View, seat: Seat) -> Player {
        let rules = view.open.rules();
        let known = view.known[seat.index()].cards();
        Player {
            seat: seat.to_string(),
            team: rules.team(seat).to_string(),
            held: view.open.held(seat),
            known: known.map(|card| rules.edition().catalogue.name_of(card)).collect(),
        }
    }
}

impl Window {
    fn new(view: &bornes::View) -> Option<Window> {
        let bornes::Phase::Window(window) = view.open.phase() else {
            return None;
        };
        Some(Window {
            attack: view.open.rules().edition().catalogue.name_of(window.card),
            on: window.on.to_string(),
            by: view.open.seat()?.to_string(),
            asked: view.asked,
        })
    }
}
