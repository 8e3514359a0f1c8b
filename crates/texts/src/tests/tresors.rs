//! Everything we can say of the cave, and some of it word for word.

use table::{Game, Seat, Viewer};
use tresors::{
    Action, Arrival, Astray, Barred, Card, Cave, Cell, Ending, Event, Illegal, Orientation, Path,
    Rules, Seen, Stuck, Task, Tile, Way,
};

use super::samples::{Said, samples, sentence, tables, to_everybody};
use super::sentences::assert_says;
use crate::{Sentence, Spoken, Texts};

const SEAT: Seat = Seat(0);

/// Everything that `texts` can say of the family.
pub fn say(texts: &Texts, said: &mut Vec<Said>) {
    let names = |seat: Seat| format!("Joueur {seat}");
    for rules in tables::<Cave>() {
        let tell = |sentence: Sentence| texts.tell(&sentence, rules.name(), &names);
        for why in refusals() {
            said.push(sentence(&(&rules, why), tell(Cave::refusal(why, &rules))));
        }
        for event in events() {
            let told = to_everybody(Cave::event(&event, &rules)).into_iter();
            said.extend(told.map(|told| sentence(&(&rules, event), tell(told))));
        }
    }
}

const ARRIVALS: [Arrival; 3] = [Arrival::Placed, Arrival::OnFoot, Arrival::ByGenie];

/// Every reason to refuse a move, with every number of steps.
pub fn refusals() -> Vec<Illegal> {
    samples! { Illegal:
        Illegal::NotDealt => [Illegal::NotDealt],
        Illegal::GameOver { .. } => {
            [Ending::AllOut, Ending::ChiefArrived, Ending::NoWayOut].map(|how| Illegal::GameOver { how })
        },
        Illegal::NotYourTurn { .. } => [Task::Placing, Task::Moving, Task::Laying]
            .map(|task| Illegal::NotYourTurn { turn: Seat(1), task }),
        Illegal::PawnIsOut => [Illegal::PawnIsOut],
        Illegal::PlacePawnFirst => [Illegal::PlacePawnFirst],
        Illegal::AlreadyPlaced => [Illegal::AlreadyPlaced],
        Illegal::RollFirst => [Illegal::RollFirst],
        Illegal::AlreadyRolled => [Illegal::AlreadyRolled],
        Illegal::NoDie => [Illegal::NoDie],
        Illegal::LayFirst => [Illegal::LayFirst],
        Illegal::NothingToLay => [Illegal::NothingToLay],
        Illegal::EntranceIsNoCard { .. } => {
            ARRIVALS.map(|arrival| Illegal::EntranceIsNoCard { arrival })
        },
        Illegal::MustMove { .. } => ARRIVALS.map(|arrival| Illegal::MustMove { arrival }),
        Illegal::NoCard => [Illegal::NoCard],
        Illegal::Occupied { .. } => {
            ARRIVALS.map(|arrival| Illegal::Occupied { by: Seat(1), arrival })
        },
        Illegal::WrongDistance { .. } => (1..=3).flat_map(|steps| {
            [Astray::Count, Astray::Diagonal, Astray::OverAPawn]
                .map(|astray| Illegal::WrongDistance { steps, astray })
        }),
        Illegal::WallInTheWay { .. } => (1..=3).flat_map(|steps| {
            [Barred::Wall, Barred::Gap, Barred::Twice]
                .map(|barred| Illegal::WallInTheWay { steps, barred })
        }),
        Illegal::ExitClosed => [Illegal::ExitClosed],
        Illegal::ExitTooFar { .. } => (1..=3).map(|steps| Illegal::ExitTooFar { steps }),
        Illegal::NoExitHere => [Illegal::NoExitHere],
        Illegal::ExitWalled { .. } => (1..=3).map(|steps| Illegal::ExitWalled { steps }),
        Illegal::ExitNotExact { .. } => (1..=3).map(|steps| Illegal::ExitNotExact { steps }),
        Illegal::GenieStaysInside { .. } => {
            [Way::TooFar, Way::Walled].map(|way| Illegal::GenieStaysInside { way })
        },
        Illegal::SealsTheCave => [Illegal::SealsTheCave],
    }
}

/// Every event, with every card and every number it can be about.
fn events() -> Vec<Seen> {
    let (seat, at, to) = (SEAT, cell("B2"), cell("D3"));
    let tile = Tile::new(card("R01"), Orientation::ALL[1]);
    let tiles = [tile; Cell::COUNT];
    samples! { Seen:
        Event::LaidOut { .. } => [Event::LaidOut { first: seat, tiles }],
        Event::Entered { .. } => Cell::all().map(|at| Event::Entered { seat, at }),
        Event::TurnBegan { .. } => [Event::TurnBegan { seat }],
        Event::Rolled { .. } => (1..=3).map(|points| Event::Rolled { seat, points }),
        Event::GenieCame { .. } => stuck().into_iter().map(|why| Event::GenieCame { seat, why }),
        Event::Walked { .. } => paths().map(|walk| Event::Walked { seat, walk }),
        Event::Carried { .. } => {
            stuck().into_iter().map(|why| Event::Carried { seat, from: at, to, why })
        },
        Event::Left { .. } => paths().map(|walk| Event::Left { seat, walk }),
        Event::Took { .. } => Card::all().map(|card| Event::Took { seat, card }),
        Event::Drew { .. } => Card::all().map(|card| Event::Drew { seat, card }),
        Event::ChiefCame { .. } => (1..=12).map(|to| Event::ChiefCame { to }),
        Event::Laid { .. } => [Event::Laid { seat, at, tile }],
        Event::Ended { .. } => endings().into_iter().map(|ending| Event::Ended { ending }),
    }
}

fn stuck() -> Vec<Stuck> {
    samples! { Stuck:
        Stuck::Occupied => [Stuck::Occupied],
        Stuck::Walled => [Stuck::Walled],
    }
}

fn endings() -> Vec<Ending> {
    samples! { Ending:
        Ending::AllOut => [Ending::AllOut],
        Ending::ChiefArrived => [Ending::ChiefArrived],
        Ending::NoWayOut => [Ending::NoWayOut],
    }
}

/// A way of one, of two and of three steps, as games show them.
fn paths() -> impl Iterator<Item = Path> {
    [("E01", "B1"), ("E11", "C1"), ("R14", "D1")].into_iter().map(|(card, to)| path(card, to))
}

/// The way from A1 to a cell of the first row, if this card lies on A1 and no wall anywhere.
fn path(under: &str, to: &str) -> Path {
    let rules = Rules::of("tresors", 2, &[]).unwrap();
    let mut position = tresors::Position::default();
    let lying = tresors::position::Place::Card(Tile::new(card(under), Orientation::ALL[0]));
    position.cells[0] = Some(lying);
    let pawns = ["A1", "E3"].map(|name| Some(tresors::Pawn::In(cell(name))));
    position.pawns[..2].copy_from_slice(&pawns);
    let mut cave = Cave::place(&rules, &position).unwrap();
    let mut events = Vec::new();
    cave.act(SEAT, Action::Walk { to: cell(to) }, &mut events).unwrap();
    match cave.seen(&events[0], Viewer::Spectator) {
        Some(Event::Walked { walk, .. }) => walk,
        seen => panic!("no walk: {seen:?}"),
    }
}

fn cell(name: &str) -> Cell {
    Cell::find(name).unwrap()
}

fn card(name: &str) -> Card {
    Card::find(name).unwrap()
}

fn assert_tells(seen: Seen, options: &[(&str, &str)], french: &str, english: &str) {
    let rules = Rules::of("tresors", 3, options).unwrap();
    let names = |seat: Seat| seat.to_string();
    assert_says(|texts| texts.event::<Cave>(&seen, &rules, &names), french, english);
}

fn assert_refuses(why: Illegal, french: &str, english: &str) {
    let rules = Rules::of("tresors", 3, &[]).unwrap();
    assert_says(|texts| texts.refusal::<Cave>(why, &rules), french, english);
}

#[test]
fn the_genie_explains_himself() {
    assert_tells(
        Event::GenieCame { seat: SEAT, why: Stuck::Occupied },
        &[],
        "Le génie vient aider A : toutes les cartes à sa portée sont occupées.",
        "The genie comes to help A: every card within reach is occupied.",
    );
    assert_tells(
        Event::GenieCame { seat: SEAT, why: Stuck::Walled },
        &[],
        "Le génie vient aider A : les murs ne lui laissent aucune carte à portée.",
        "The genie comes to help A: the walls leave no card within reach.",
    );
    let carried = |why| Event::Carried { seat: SEAT, from: cell("A1"), to: cell("D4"), why };
    assert_tells(
        carried(Stuck::Walled),
        &[],
        "Le génie porte A de A1 à D4, par-dessus les murs.",
        "The genie carries A from A1 to D4, over the walls.",
    );
    assert_tells(
        carried(Stuck::Occupied),
        &[],
        "Le génie porte A de A1 à D4, loin des cartes occupées.",
        "The genie carries A from A1 to D4, away from the occupied cards.",
    );
}

#[test]
fn steps_and_treasures_are_counted_out() {
    let walked = |walk| Event::Walked { seat: SEAT, walk };
    assert_tells(
        walked(path("E01", "B1")),
        &[],
        "A avance d'un pas, de A1 à B1.",
        "A makes one step, from A1 to B1.",
    );
    assert_tells(
        walked(path("R14", "D1")),
        &[],
        "A avance de 3 pas, de A1 à D1.",
        "A makes 3 steps, from A1 to D1.",
    );
    assert_tells(
        Event::Took { seat: SEAT, card: card("E01") },
        &[],
        "A ramasse un trésor.",
        "A collects one treasure.",
    );
    assert_tells(
        Event::Drew { seat: SEAT, card: card("R16") },
        &[],
        "A pioche une carte : 3 trésors, et la tête du chef.",
        "A draws a card: 3 treasures, and the chief's head.",
    );
    assert_tells(
        Event::ChiefCame { to: 11 },
        &[],
        "Le chef des voleurs approche : il est à un pas de l'entrée.",
        "The chief of the robbers comes nearer: he is one step from the entrance.",
    );
}

#[test]
fn the_end_says_what_becomes_of_those_inside() {
    let arrived = Event::Ended { ending: Ending::ChiefArrived };
    assert_tells(
        arrived,
        &[],
        "Le chef des voleurs est rentré : qui est encore dans la grotte perd tout. La partie est finie.",
        "The chief of the robbers is back: whoever is still in the cave loses everything. The game is \
         over.",
    );
    assert_tells(
        arrived,
        &[("variant", "chance")],
        "Le chef des voleurs est rentré : chacun garde ses trésors. La partie est finie.",
        "The chief of the robbers is back: everybody keeps their treasures. The game is over.",
    );
}

#[test]
fn a_refusal_says_how_far_to_go() {
    assert_refuses(
        Illegal::WrongDistance { steps: 1, astray: Astray::Count },
        "Cette carte n'est pas à la bonne distance : vous avancez d'un pas.",
        "This card is not at the right distance: you make one step.",
    );
    assert_refuses(
        Illegal::WallInTheWay { steps: 3, barred: Barred::Wall },
        "Des murs barrent le chemin : cette carte ne s'atteint pas en 3 pas. Choisissez-en une autre.",
        "Walls bar the way: this card cannot be reached in 3 steps. Choose another one.",
    );
    assert_refuses(
        Illegal::Occupied { by: Seat(2), arrival: Arrival::OnFoot },
        "C est déjà sur cette carte. Choisissez-en une libre.",
        "C is already on this card. Choose a free one.",
    );
}
