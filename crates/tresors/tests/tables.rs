//! Clauses that no scenario can show: who may sit down, what may be chosen, what is dealt, what is
//! told and to whom. Each test is named after its clause.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use table::{Chance, Game, Hosted, Seat, Seats, Seed, Turn, Viewer};
use tresors::position::{Moment, Place};
use tresors::rulebook::{Leaving, OPTIONS};
use tresors::{
    Action, Arrival, Astray, BOARD, BadSetup, Barred, Card, Cave, Cell, Cells, Ending, Event, Fate,
    Illegal, Misplaced, Orientation, Outlook, Pawn, Phase, Position, Rules, Seen, Stuck, Task,
    Tile, View,
};

fn rules(seats: u8, options: &[(&str, &str)]) -> Arc<Rules> {
    Rules::of("tresors", seats, options).unwrap()
}

fn dealt(rules: &Arc<Rules>, seed: u64) -> Cave {
    let mut cave = Cave::new(rules);
    cave.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    cave
}

fn cell(name: &str) -> Cell {
    Cell::find(name).unwrap()
}

fn card(name: &str) -> Card {
    Card::find(name).unwrap()
}

/// A position with these cards, turned so many quarters, and these pawns; A is on turn.
fn position(cells: &[(&str, &str, usize)], pawns: &[&str]) -> Position {
    let mut position = Position { turn: Some(Moment::Begins(Seat(0))), ..Position::default() };
    for (name, id, quarters) in cells {
        let tile = Tile::new(card(id), Orientation::ALL[*quarters]);
        position.cells[cell(name).index()] = Some(Place::Card(tile));
    }
    for (at, name) in pawns.iter().enumerate() {
        position.pawns[at] = Some(Cell::find(name).map_or(Pawn::Out, Pawn::In));
    }
    position
}

/// What everybody sees of an action.
fn act(cave: &mut Cave, seat: u8, action: Action) -> Vec<Seen> {
    let mut events = Vec::new();
    cave.act(Seat(seat), action, &mut events).unwrap();
    events.iter().map(|event| cave.seen(event, Viewer::Spectator).unwrap()).collect()
}

fn walk(name: &str) -> Action {
    Action::Walk { to: cell(name) }
}

#[test]
fn tre_01_two_three_or_four_play() {
    for seats in [0, 1, 5, 8] {
        let refused = Rules::of("tresors", seats, &[]);
        assert_eq!(refused, Err(BadSetup::Seats { asked: seats, allowed: vec![2, 3, 4] }));
    }
    let other = Rules::of("asterix", 2, &[]);
    assert_eq!(other, Err(BadSetup::UnknownGame("asterix".to_owned())));
    for seats in [2, 3, 4] {
        assert_eq!(rules(seats, &[]).seats(), seats);
    }
}

#[test]
fn tre_02_sixty_cards_nineteen_cells_four_pawns_and_a_die() {
    assert_eq!((Card::COUNT, Card::STARTING, Cell::COUNT), (60, 19, 19));
    assert_eq!((BOARD.pawns, BOARD.track), (4, 12));
    let cave = dealt(&rules(4, &[]), 1);
    assert_eq!(cave.open().seen_cards().count() + cave.pile().len(), 60);
}

#[test]
fn tre_03_to_tre_06_nineteen_starting_cards_lie_and_forty_one_are_stacked() {
    let table = rules(3, &[]);
    let (one, two) = (dealt(&table, 1), dealt(&table, 2));
    for cave in [&one, &two] {
        assert_eq!((cave.open().chief(), cave.open().stock()), (0, 41));
        let lying = Cell::all().map(|cell| cave.open().tile(cell).unwrap().card());
        let mut lying: Vec<Card> = lying.collect();
        lying.sort_unstable();
        assert!(lying.into_iter().eq(Card::all().take(19)));
        assert!(cave.pile().iter().all(|card| card.index() >= Card::STARTING));
    }
    assert_ne!(one.pile(), two.pile());
    let cards = |cave: &Cave| Cell::all().map(|at| cave.open().tile(at)).collect::<Vec<_>>();
    assert_ne!(cards(&one), cards(&two));
    assert_eq!(one, dealt(&table, 1));
}

#[test]
fn tre_05_everybody_sees_all_faces_before_the_first_pawn() {
    let mut events = Vec::new();
    let mut cave = Cave::new(&rules(2, &[]));
    cave.shuffle(&mut Quick::new(1), &mut events);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view: View = cave.view(viewer);
        assert_eq!(view.open, *cave.open());
        assert_eq!(view.unseen().len(), 41);
        let Some(Event::LaidOut { tiles, .. }) = cave.seen(&events[0], viewer) else {
            panic!("{events:?}");
        };
        assert!(Cell::all().all(|cell| Some(tiles[cell.index()]) == view.open.tile(cell)));
    }
}

#[test]
fn tre_10_starting_cards_lie_in_every_orientation() {
    let mut counts = [0_u32; 4];
    for seed in 0..200 {
        let cave = dealt(&rules(2, &[]), seed);
        for cell in Cell::all() {
            counts[usize::from(cave.open().tile(cell).unwrap().orientation().quarters())] += 1;
        }
    }
    assert!(counts.iter().all(|count| (850..1050).contains(count)), "{counts:?}");
}

#[test]
fn tre_11_the_first_seat_is_chosen_or_drawn_by_lot() {
    let chosen = rules(4, &[("first_seat", "C")]);
    let mut begins = [0_u32; 4];
    for seed in 0..400 {
        assert_eq!(dealt(&chosen, seed).open().seat(), Some(Seat(2)));
        begins[dealt(&rules(4, &[]), seed).open().seat().unwrap().index()] += 1;
    }
    assert!(begins.iter().all(|count| (70..130).contains(count)), "{begins:?}");
}

#[test]
fn tre_13_the_events_of_a_turn_come_in_its_order() {
    let mut start = position(&[("B2", "E11", 0), ("E1", "E01", 0)], &["B2", "E1"]);
    start.stock = vec![card("R05")];
    let mut cave = Cave::place(&rules(2, &[]), &start).unwrap();
    let moved = act(&mut cave, 0, walk("C1"));
    let [Event::Walked { walk: path, .. }, took, drew, chief] = moved.as_slice() else {
        panic!("{moved:?}");
    };
    assert_eq!((path.from(), path.steps()), (cell("B2"), &[cell("B1"), cell("C1")][..]));
    assert_eq!(*took, Event::Took { seat: Seat(0), card: card("E11") });
    assert_eq!(*drew, Event::Drew { seat: Seat(0), card: card("R05") });
    assert_eq!(*chief, Event::ChiefCame { to: 1 });
    let tile = Tile::new(card("R05"), Orientation::ALL[3]);
    let laid = act(&mut cave, 0, Action::Lay { turned: Orientation::ALL[3] });
    let expected =
        [Event::Laid { seat: Seat(0), at: cell("B2"), tile }, Event::TurnBegan { seat: Seat(1) }];
    assert_eq!(laid, expected);
}

#[test]
fn tre_25_the_genie_says_why_he_comes() {
    // A1 is closed to the east and south; or to the east, with a pawn in the south.
    let walled = [("A1", "E18", 1), ("E3", "E01", 0)];
    let occupied = [("A1", "E06", 1), ("A2", "E01", 0)];
    for (cells, pawns, why) in
        [(walled, ["A1", "E3"], Stuck::Walled), (occupied, ["A1", "A2"], Stuck::Occupied)]
    {
        let mut cave = Cave::place(&rules(2, &[]), &position(&cells, &pawns)).unwrap();
        let Phase::Walk { reach, .. } = cave.view(Viewer::Spectator).open.phase() else {
            panic!("a move is due");
        };
        assert_eq!((reach.genie(), reach.cards().len()), (Some(why), 17));
        let prospects = cave.prospects(Seat(0));
        let to = prospects.iter().find(|(action, _)| *action == walk("C3")).unwrap();
        assert!(matches!(to.1, Ok(Outlook::Carried { why: told, .. }) if told == why));
        let moved = act(&mut cave, 0, walk("C3"));
        let (seat, from, to) = (Seat(0), cell("A1"), cell("C3"));
        assert_eq!(moved[0], Event::Carried { seat, from, to, why });
    }
}

#[test]
fn tre_25_the_genie_is_announced_when_the_turn_begins() {
    let mut start =
        position(&[("A1", "E18", 1), ("C3", "E01", 0), ("E1", "E02", 0)], &["C3", "A1"]);
    start.stock = vec![card("R17")];
    let mut cave = Cave::place(&rules(2, &[]), &start).unwrap();
    act(&mut cave, 0, walk("C2"));
    let laid = act(&mut cave, 0, Action::Lay { turned: Orientation::ALL[0] });
    assert_eq!(laid[2], Event::GenieCame { seat: Seat(1), why: Stuck::Walled });
}

#[test]
fn tre_34_players_are_told_whom_a_card_would_wall_in() {
    // B stands on A1, whose only other way is walled; a wall on A2's north side shuts it in.
    let mut start =
        position(&[("A1", "E06", 1), ("A2", "E01", 0), ("C4", "E02", 0)], &["A2", "A1"]);
    start.stock = vec![card("R19")];
    let mut cave = Cave::place(&rules(2, &[]), &start).unwrap();
    act(&mut cave, 0, walk("B2"));
    let outlook = |quarters: usize| {
        let action = Action::Lay { turned: Orientation::ALL[quarters] };
        cave.prospects(Seat(0)).into_iter().find(|(other, _)| *other == action).unwrap().1
    };
    let told = |quarters: usize| match outlook(quarters) {
        Ok(Outlook::Lays { tile, reach, walled_in, cut_off }) => {
            assert_eq!(tile, Tile::new(card("R19"), Orientation::ALL[quarters]));
            (reach[1], reach[2], walled_in, cut_off)
        }
        other => panic!("{other:?}"),
    };
    let (none, only_b) = (Seats::NONE, Seats::only(Seat(1)));
    assert_eq!(told(0), (Some(Cells::NONE), None, only_b, only_b));
    assert_eq!(told(2), (Some([cell("A2")].into_iter().collect()), None, none, none));
}

#[test]
fn tre_45_and_tre_a21_the_caught_share_the_last_place() {
    let mut start = position(&[("B2", "E11", 0), ("C3", "E12", 0)], &["B2", "out", "C3", "out"]);
    start.chief = 11;
    start.stock = vec![card("R01")];
    start.loot =
        [["R30"], ["R17"], ["R31"], ["R23"]].map(|ids| ids.map(card).into_iter().collect());
    let mut cave = Cave::place(&rules(4, &[]), &start).unwrap();
    let moved = act(&mut cave, 0, walk("A1"));
    assert_eq!(moved.last(), Some(&Event::Ended { ending: Ending::ChiefArrived }));
    let score = cave.score().unwrap();
    assert_eq!(score.winners, Seats::only(Seat(3)));
    let lines = score.sheets.iter().map(|line| (line.place, line.fate, line.treasures));
    let expected =
        [(3, Fate::Caught, 0), (2, Fate::Out, 1), (3, Fate::Caught, 0), (1, Fate::Out, 2)];
    assert!(lines.eq(expected));
    assert_eq!(score.sheets[0].collected, 5);
    assert_eq!(cave.open().drawn(), Some(card("R01")));
}

#[test]
fn tre_54_and_tre_a13_the_die_shows_one_to_three_equally_often() {
    let table = rules(2, &[("variant", "chance")]);
    let (mut counts, mut chance) = ([0_u32; 4], Quick::new(3));
    for seed in 0..300 {
        let mut cave = dealt(&table, seed);
        while let Turn::Waiting(seats) = cave.turn() {
            let seat = seats.first().unwrap();
            let action = cave.pick(seat, |count| chance.below(count)).unwrap();
            for seen in act(&mut cave, seat.0, action) {
                if let Event::Rolled { points, .. } = seen {
                    counts[usize::from(points)] += 1;
                }
            }
        }
    }
    let rolls: u32 = counts.iter().sum();
    let even = |&count: &u32| (count * 3).abs_diff(rolls) * 15 < rolls;
    assert!(counts[0] == 0 && counts[1..].iter().all(even), "{counts:?}");
}

#[test]
fn tre_56_every_game_of_the_variant_ends_by_the_chief() {
    let table = rules(3, &[("variant", "chance")]);
    for seed in 0..100 {
        let mut cave = dealt(&table, seed);
        table::playout::playout(&mut cave, &mut Quick::new(seed));
        assert_eq!(cave.score().unwrap().ending, Ending::ChiefArrived);
        assert!(cave.score().unwrap().sheets.iter().all(|line| line.fate == Fate::Inside));
    }
}

#[test]
fn tre_58_and_tre_59_options_have_names_values_and_defaults() {
    let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
    assert_eq!(names, ["variant", "exit_exact", "no_sealing", "first_seat"]);
    let plain = rules(2, &[]);
    for (name, value) in [
        ("variant", "base"),
        ("exit_exact", "false"),
        ("no_sealing", "false"),
        ("first_seat", "random"),
    ] {
        assert_eq!(plain.value(name), Some(value));
    }
    assert_eq!(rules(2, &[("exit_exact", "off")]), plain);
    assert_eq!(rules(2, &[("exit_exact", "on")]).chosen(), [("exit_exact", "true".to_owned())]);
    let refused = |name, value| Rules::of("tresors", 2, &[(name, value)]).unwrap_err();
    assert!(matches!(refused("first_seat", "C"), BadSetup::UnknownValue { .. }));
    assert!(matches!(refused("variant", "luck"), BadSetup::UnknownValue { .. }));
    assert!(matches!(refused("goal", "700"), BadSetup::UnknownOption { .. }));
    // The exit is closed in the variant, whatever else is chosen.
    let variant = rules(2, &[("variant", "chance"), ("exit_exact", "on"), ("no_sealing", "on")]);
    assert_eq!(variant.rulebook().leaving(), Leaving::Never);
    assert!(!variant.rulebook().keeps_a_door_open());
}

#[test]
fn tre_a11_a_pawn_that_can_do_nothing_is_passed_over() {
    // Only D4, C4 and E3 are left. A leaves E3 behind, B on C4 cannot move, A goes on.
    let mut start =
        position(&[("D4", "E11", 0), ("C4", "E01", 0), ("E3", "E02", 0)], &["E3", "C4"]);
    for cell in Cell::all().filter(|cell| !["D4", "C4", "E3"].map(self::cell).contains(cell)) {
        start.cells[cell.index()] = Some(Place::Gap);
    }
    start.stock_is_exact = true;
    let mut cave = Cave::place(&rules(2, &[("exit_exact", "on")]), &start).unwrap();
    // A may leave with its one step; the genie offers D4 as well, where A has two steps to make.
    let moved = act(&mut cave, 0, walk("D4"));
    assert_eq!(moved.last(), Some(&Event::Ended { ending: Ending::NoWayOut }));
    let mut cave = Cave::place(&rules(2, &[]), &start).unwrap();
    let moved = act(&mut cave, 0, walk("D4"));
    assert_eq!(moved.last(), Some(&Event::TurnBegan { seat: Seat(0) }));
    assert_eq!(cave.winners(), Seats::NONE);
    let left = act(&mut cave, 0, Action::Leave);
    assert_eq!(left.last(), Some(&Event::Ended { ending: Ending::NoWayOut }));
    assert_eq!(cave.winners(), Seats::only(Seat(0)));
}

#[test]
fn refusals_name_what_stands_in_the_way() {
    let start = position(&[("B2", "E06", 0), ("D4", "E02", 0)], &["B2", "D4"]);
    let cave = Cave::place(&rules(2, &[]), &start).unwrap();
    let refused = |seat, action| cave.check(Seat(seat), action).unwrap_err();
    assert_eq!(refused(0, walk("B1")), Illegal::WallInTheWay { steps: 1, barred: Barred::Wall });
    assert_eq!(
        refused(0, walk("A1")),
        Illegal::WrongDistance { steps: 1, astray: Astray::Diagonal }
    );
    let arrival = Arrival::OnFoot;
    assert_eq!(refused(0, walk("D4")), Illegal::Occupied { by: Seat(1), arrival });
    assert_eq!(refused(0, walk("B2")), Illegal::MustMove { arrival });
    assert_eq!(refused(0, walk("E4")), Illegal::EntranceIsNoCard { arrival });
    assert_eq!(refused(0, Action::Leave), Illegal::NoExitHere);
    assert_eq!(refused(0, Action::Roll), Illegal::NoDie);
    let turn = Illegal::NotYourTurn { turn: Seat(0), task: Task::Moving };
    assert_eq!(refused(1, walk("C4")), turn);
    let turned = Orientation::ALL[0];
    assert_eq!(refused(0, Action::Lay { turned }), Illegal::NothingToLay);
    assert_eq!(refused(0, Action::Enter { at: cell("A1") }), Illegal::AlreadyPlaced);
}

#[test]
fn everything_that_speaks_against_an_action_is_said() {
    let variant = rules(2, &[("variant", "chance")]);
    let cave = Cave::place(&variant, &position(&[], &["B2", "D4"])).unwrap();
    let said = cave.objections(Seat(1), Action::Leave);
    let turn = Illegal::NotYourTurn { turn: Seat(0), task: Task::Moving };
    assert_eq!(said, [turn, Illegal::RollFirst, Illegal::ExitClosed]);
    let cave = Cave::place(&rules(2, &[]), &position(&[], &["out", "out"])).unwrap();
    let over = Illegal::GameOver { how: Ending::AllOut };
    assert_eq!(cave.objections(Seat(0), Action::Leave), [over, Illegal::PawnIsOut]);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let place = |position: &Position| Cave::place(&rules(2, &[]), position).unwrap_err();
    let fine = position(&[("B2", "E06", 0)], &["B2", "D4"]);
    let changed = |change: fn(&mut Position)| {
        let mut position = fine.clone();
        change(&mut position);
        place(&position)
    };
    assert_eq!(changed(|at| at.chief = 13), Misplaced::ChiefTooFar);
    assert_eq!(changed(|at| at.pawns[1] = at.pawns[0]), Misplaced::WrongPawn(Seat(1)));
    assert_eq!(changed(|at| at.pawns[1] = None), Misplaced::PawnsMissing);
    assert_eq!(changed(|at| at.pawns[0] = Some(Pawn::Out)), Misplaced::WrongTurn(Seat(0)));
    assert_eq!(changed(|at| at.pawns[1] = Some(Pawn::Waiting)), Misplaced::WrongTurn(Seat(0)));
    assert_eq!(changed(|at| at.cells[0] = Some(Place::Gap)), Misplaced::WrongGap);
    assert_eq!(changed(|at| at.drawn = Some((Seat(0), card("R01")))), Misplaced::WrongGap);
    let others = changed(|at| at.drawn = Some((Seat(1), card("R01"))));
    assert_eq!(others, Misplaced::WrongTurn(Seat(0)));
    assert_eq!(changed(|at| at.rolls = vec![1]), Misplaced::WrongRoll);
    assert_eq!(changed(|at| at.rolls = vec![4]), Misplaced::WrongRoll);
    assert_eq!(changed(|at| at.unknown = 3), Misplaced::Unknown);
    assert_eq!(
        changed(|at| at.stock = vec![Card::find("E06").unwrap()]),
        Misplaced::Twice(card("E06"))
    );
    assert_eq!(changed(|at| at.viewer = Some(Viewer::Spectator)), Misplaced::OnlyAView);
    let variant = rules(2, &[("variant", "chance")]);
    let out = position(&[], &["B2", "out"]);
    assert_eq!(Cave::place(&variant, &out), Err(Misplaced::NobodyLeaves));
}
