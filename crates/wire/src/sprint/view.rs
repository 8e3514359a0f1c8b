//! What one viewer knows.

use serde::Serialize;
use sprint::edition::{HoldUp, Silence, Voice};
use sprint::{Card, Course, Open, Rules};
use table::{Seat, Seats, Team, Viewer};
use ts_rs::TS;

use crate::{Letter, letters};

/// All that one viewer knows of the table.
// The last ones are independent facts about the table, each of which a client asks for alone.
#[expect(clippy::struct_excessive_bools)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SprintView")]
pub struct View {
    /// The seat that looks; `null` for a spectator.
    pub you: Option<Letter>,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn is running.
    pub turn: Option<Letter>,
    /// Who has to choose something, if it is not the seat on turn.
    pub chooser: Option<Letter>,
    /// What kind of turn it is: `normal`, `reply` or `replay`.
    pub course: &'static str,
    /// How many cards the seat on turn has still to draw.
    pub due: u8,
    /// The card that must be used at once.
    pub forced: Option<Forced>,
    /// The seat whose hand is looked into.
    pub searched: Option<Letter>,
    /// Of whom the viewer may demand another card; where mistakes are punished, of whom it may try to.
    pub renaming: Vec<Letter>,
    /// The cards that the viewer can demand, while it holds a card to demand with or may rename.
    pub demandable: Vec<&'static str>,
    /// The distance to reach or pass.
    pub goal: u16,
    /// How many cards the stock has.
    pub stock: u8,
    /// The discard pile, the latest first: its top, or all of it for those who may look through it.
    pub discard: Vec<&'static str>,
    /// How many cards the discard pile has.
    pub discarded: u8,
    /// The cards that are out of the game.
    pub out: Vec<&'static str>,
    /// What lies before each team.
    pub zones: Vec<Zone>,
    /// Who sits where, clockwise from A.
    pub players: Vec<Player>,
    /// The open window.
    pub window: Option<Window>,
    /// Who lost their turn by the last reply that took it.
    pub lost: Vec<Letter>,
    /// Whether mistakes are possible, and punished.
    pub strict: bool,
    /// Whether a table helps to answer: cards that may are lit. Where it does not, any can be tried.
    pub hints: bool,
    /// Whether players say the kilometres of their distances.
    pub announces: bool,
    /// The numbers there are to say, the smallest first; none where nobody says any.
    pub kilometres: Vec<u16>,
    /// Whether players make the sounds of their attacks.
    pub shouts: bool,
    /// The sounds there are to make; none where nobody makes any.
    pub sounds: Vec<&'static str>,
    /// Whether a silent distance may be called away.
    pub killer: bool,
    /// Whether equal totals may be called.
    pub hold_up: bool,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "SprintPhase")]
pub enum Phase {
    /// Before the deal, or while cards are shuffled.
    Deal,
    /// The seat on turn draws.
    Draw,
    /// The seat on turn plays.
    Play,
    /// A card must be used at once.
    Use,
    /// Something may be answered.
    Window,
    /// The seat on turn looks into a hand and chooses.
    Search,
    /// A seat takes what its call has won.
    Rob,
    /// A seat pays for a wrong call.
    Pay,
    /// The game is over.
    Over,
}

/// A card that must be used at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Forced {
    /// By whom.
    pub seat: Letter,
    /// The card.
    pub card: &'static str,
}

/// What lies before one team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SprintZone")]
pub struct Zone {
    /// The first seat of the team.
    pub team: Letter,
    /// Its seats.
    pub members: Vec<Letter>,
    /// Its total.
    pub km: u16,
    /// The attack that stops it.
    pub battle: Option<&'static str>,
    /// The attack that slows it down.
    pub speed: Option<&'static str>,
    /// The distances, in the order they were laid.
    pub distances: Vec<Laid>,
    /// The bottes.
    pub safeties: Vec<Safety>,
}

/// A distance that is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Laid {
    /// The card.
    pub card: &'static str,
    /// What multiplies it: 1, 2 or 4.
    pub times: u16,
}

/// A botte that is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SprintSafety")]
pub struct Safety {
    /// The card.
    pub card: &'static str,
    /// Whether it was laid by coup-fourré.
    pub coup: bool,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SprintPlayer")]
pub struct Player {
    /// The seat.
    pub seat: Letter,
    /// The first seat of its team.
    pub team: Letter,
    /// How many cards it holds.
    pub held: u8,
    /// The cards of its hand that the viewer knows; of the viewer's own all of them.
    pub known: Vec<&'static str>,
    /// The demand that lies beside it.
    pub marker: Option<Marker>,
}

/// A demand that lies beside a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Marker {
    /// Who demands.
    pub by: Letter,
    /// Which card.
    pub card: &'static str,
    /// Where it is looked for.
    pub watches: Watches,
}

/// Where a demand that waits looks for its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "SprintWatches")]
pub enum Watches {
    /// In the hand of the seat beside which it lies.
    Hand,
    /// In its hand and in its zone: another card than at first was named, and it is a distance.
    HandAndZone,
}

/// A window that is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SprintWindow")]
pub struct Window {
    /// What may be answered: `attack` or `distance`.
    pub on: &'static str,
    /// The card.
    pub card: &'static str,
    /// What multiplies it, if it is a distance.
    pub times: u16,
    /// Who laid it or turned it.
    pub by: Letter,
    /// The first seat of the team before which it lies.
    pub team: Letter,
    /// Whether the viewer may still answer.
    pub asked: bool,
    /// Whether the viewer has laid this distance, and has still to say its kilometres.
    pub unsaid: bool,
    /// The special card that answers it, in whatever hand it is.
    pub special: Option<&'static str>,
    /// Whose turn begins if nobody answers this distance, who may choose a pile already.
    pub next: Option<Letter>,
}

impl View {
    /// A view as the client reads it.
    pub(super) fn new(view: &sprint::View) -> View {
        let open = &view.open;
        let rules = open.rules();
        let speech = rules.edition().speech;
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        View {
            you: match view.viewer {
                Viewer::Seat(seat) => Some(seat.to_string()),
                Viewer::Spectator => None,
            },
            phase: phase(open.phase()),
            turn: open.seat().map(|seat| seat.to_string()),
            chooser: chooser(open).map(|seat| seat.to_string()),
            course: match open.course() {
                Course::Normal => "normal",
                Course::Reply => "reply",
                Course::Replay => "replay",
            },
            due: open.due(),
            forced: open
                .forced()
                .map(|forced| Forced { seat: forced.seat.to_string(), card: name(forced.card) }),
            searched: match open.phase() {
                sprint::Phase::Search { of } => Some(of.to_string()),
                _ => None,
            },
            renaming: letters(renaming(view)),
            demandable: demandable(view).map(name).collect(),
            goal: open.goal().0,
            stock: open.stock(),
            discard: open.discard().iter().take(discard_shown(view)).map(name).collect(),
            discarded: open.discard().len(),
            out: open.out().cards().map(name).collect(),
            zones: rules.all_teams().map(|team| Zone::new(open, team)).collect(),
            players: Seat::all(rules.seats()).map(|seat| Player::new(view, seat)).collect(),
            window: Window::new(view),
            lost: letters(open.lost()),
            strict: rules.edition().punishes_mistakes(),
            hints: rules.value("reply_hints") != Some("off"),
            announces: speech.kilometres == Voice::Player,
            kilometres: match speech.kilometres {
                Voice::Player => rules.announceable(),
                Voice::Table => Vec::new(),
            },
            shouts: speech.sounds == Voice::Player,
            sounds: match speech.sounds {
                Voice::Player => sprint::Sound::ALL.into_iter().map(sprint::Sound::name).collect(),
                Voice::Table => Vec::new(),
            },
            killer: speech.silence == Silence::Called,
            hold_up: speech.hold_up != HoldUp::Unknown,
        }
    }
}

/// How much of the discard pile is shown: all of it to the seat on turn once it has drawn, whether
/// or not it holds a pair, and to everybody where the table says so; otherwise the top. (RUS-19)
fn discard_shown(view: &sprint::View) -> usize {
    let open = view.open.rules().value("open_discard") == Some("on");
    let on_turn = matches!(view.viewer, Viewer::Seat(seat) if view.open.seat() == Some(seat));
    let swaps = view.open.rules().value("open_discard").is_some();
    let has_drawn = view.open.phase() == sprint::Phase::Act;
    if open || swaps && on_turn && has_drawn { usize::MAX } else { 1 }
}

/// Of whom the viewer may demand another card. Where attention counts nobody is told when that can be
/// done: on its turn, everybody whom the viewer has demanded a card of. (RUS-22)
fn renaming(view: &sprint::View) -> Seats {
    let rules = view.open.rules();
    let own_turn = matches!(view.viewer, Viewer::Seat(you) if view.open.seat() == Some(you));
    if !rules.edition().punishes_mistakes() || !own_turn {
        return view.renaming;
    }
    let demanded = |seat: &Seat| {
        view.open.marker(*seat).is_some_and(|marker| Viewer::Seat(marker.by) == view.viewer)
    };
    Seat::all(rules.seats()).filter(demanded).collect()
}

/// The cards that can be demanded, if the viewer has a demand to make.
fn demandable(view: &sprint::View) -> impl Iterator<Item = Card> {
    let rules = view.open.rules();
    let holds = |seat: Seat| {
        let checkpoint = rules.special(sprint::Special::Checkpoint);
        checkpoint.is_some_and(|card| view.known[seat.index()].kinds().has(card))
    };
    let demands = matches!(view.viewer, Viewer::Seat(seat) if holds(seat));
    let has_use = demands || !renaming(view).is_empty();
    rules.demandable().filter(move |_| has_use)
}

fn phase(phase: sprint::Phase) -> Phase {
    match phase {
        sprint::Phase::Deal { .. } | sprint::Phase::Reshuffle(_) | sprint::Phase::Fine { .. } => {
            Phase::Deal
        }
        sprint::Phase::Draw => Phase::Draw,
        sprint::Phase::Act => Phase::Play,
        sprint::Phase::Use => Phase::Use,
        sprint::Phase::Window => Phase::Window,
        sprint::Phase::Search { .. } => Phase::Search,
        sprint::Phase::Rob { .. } => Phase::Rob,
        sprint::Phase::Pay { .. } => Phase::Pay,
        sprint::Phase::Over(_) => Phase::Over,
    }
}

/// Who has to choose something, if it is not the seat on turn.
fn chooser(open: &Open) -> Option<Seat> {
    match open.phase() {
        sprint::Phase::Use => open.forced().map(|forced| forced.seat),
        sprint::Phase::Rob { seat } | sprint::Phase::Pay { seat } => Some(seat),
        _ => None,
    }
}

impl Zone {
    fn new(open: &Open, team: Team) -> Zone {
        let rules = open.rules();
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        let zone = open.zone(team);
        let distances = zone.distances().iter();
        let safeties = rules.safeties_in(zone);
        Zone {
            team: team.to_string(),
            members: letters(rules.members(team)),
            km: zone.km().0,
            battle: zone.battle().map(name),
            speed: zone.speed().map(name),
            distances: distances
                .map(|what| Laid { card: name(what.card()), times: what.times() })
                .collect(),
            safeties: safeties.map(|(card, coup)| Safety { card: name(card), coup }).collect(),
        }
    }
}

impl Player {
    fn new(view: &sprint::View, seat: Seat) -> Player {
        let rules = view.open.rules();
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        let marker = view.open.marker(seat);
        Player {
            seat: seat.to_string(),
            team: rules.team(seat).to_string(),
            held: view.open.held(seat),
            known: view.known[seat.index()].cards().map(name).collect(),
            marker: marker.map(|marker| Marker {
                by: marker.by.to_string(),
                card: name(marker.face),
                watches: Watches::new(marker, rules),
            }),
        }
    }
}

impl Watches {
    fn new(marker: sprint::Marker, rules: &Rules) -> Watches {
        match marker.watches {
            sprint::Watches::HandAndZone if rules.is_distance(marker.face) => Watches::HandAndZone,
            sprint::Watches::HandAndZone | sprint::Watches::Hand => Watches::Hand,
        }
    }
}

impl Window {
    fn new(view: &sprint::View) -> Option<Window> {
        let rules: &Rules = view.open.rules();
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        let window = view.open.window()?;
        let special = rules.special_answer(window).map(name);
        Some(match window {
            sprint::Window::Attack { card, by, on } => Window {
                on: "attack",
                card: name(card),
                times: 1,
                by: by.to_string(),
                team: on.to_string(),
                asked: view.asked,
                unsaid: false,
                special,
                next: None,
            },
            sprint::Window::Distance { what, by, said, .. } => Window {
                on: "distance",
                card: name(what.card()),
                times: what.times(),
                by: by.to_string(),
                team: rules.team(by).to_string(),
                asked: view.asked,
                unsaid: said == sprint::Announcement::Nothing && view.viewer == Viewer::Seat(by),
                special,
                next: view.open.follower().map(|seat| seat.to_string()),
            },
        })
    }
}
