//! Standing orders: what they do, when, and what they never tell. No sockets, no sleep.

#![allow(clippy::unwrap_used)]

use bots::{Level, Skill};
use chance::{Quick, Stream};
use families::{Family, Rules as _, Setup, at_family, games};
use referee::{
    Absence, Input, Kept, Millis, Occupant, Output, Pace, Patience, Reflex, Room, Version,
};
use table::{
    Chance, Entry, Game, Hosted, KnownOrders, Obeys, OnAttack, OnDistance, OnDraw, Orders, Seat,
    Seats, Seed, Turn, Viewer,
};

const PERSON: Occupant<Level> = Occupant::Person;
const PASS: Orders =
    Orders { attack: OnAttack::Pass, distance: OnDistance::Pass, draw: OnDraw::Ask };
const PARRY: Orders = Orders { attack: OnAttack::Parry, ..NOTHING };
const NOTHING: Orders =
    Orders { attack: OnAttack::Ask, distance: OnDistance::Ask, draw: OnDraw::Ask };

/// Every combination of orders that makes sense.
fn all(known: &KnownOrders) -> Vec<Orders> {
    let attacks = known.attack.iter().copied().chain([OnAttack::Ask]);
    attacks
        .flat_map(|attack| {
            let distances = known.distance.iter().copied().chain([OnDistance::Ask]);
            distances.flat_map(move |distance| {
                [OnDraw::Ask, OnDraw::Obvious, OnDraw::Stock].map(|draw| Orders {
                    attack,
                    distance,
                    draw,
                })
            })
        })
        .filter(|&orders| known.allow(orders))
        .collect()
}

/// Plays at random and looks at every position.
fn walk<G: Game>(game: &mut G, seed: u64, steps: u32, mut look: impl FnMut(&G)) {
    let mut chance = Quick::new(seed);
    for step in 0..steps {
        look(game);
        match game.turn() {
            Turn::Chance => {
                game.shuffle(&mut Stream::new(Seed::from_number(seed ^ u64::from(step))), &mut ());
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().unwrap();
                let action = game.pick(seat, |count| chance.below(count)).unwrap();
                game.apply(seat, action, &mut ());
            }
            Turn::Over => return,
        }
    }
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// A position with an open window that fits, at a table of people.
fn window<G: Family>(game: &str, seats: u8, fits: impl Fn(&G, Seats) -> bool) -> G {
    let rules = G::rules_of(game, seats, &[]).unwrap();
    for seed in 0..400 {
        let mut found = None;
        walk(&mut G::new(&rules), seed, 300, |game| {
            if let Turn::Asking(asked) = game.turn()
                && found.is_none()
                && G::is_answerable(&game.view(Viewer::Spectator))
                && fits(game, asked)
            {
                found = Some(game.clone());
            }
        });
        if let Some(game) = found {
            return game;
        }
    }
    panic!("no such window");
}

/// A room of people that takes over a game.
fn room<G: Hosted + Skill>(game: &G) -> Room<G, Level> {
    let occupants = game.seats().iter().map(|_| PERSON).collect();
    Room::at(game.clone(), occupants, Pace::NORMAL, Seed::from_number(3))
        .standing_in(Level::Steady, Patience::NORMAL)
}

fn everybody(game: &impl Game, orders: Orders) -> Vec<(Seat, Orders)> {
    game.seats().iter().map(|seat| (seat, orders)).collect()
}

/// What was played of what came out.
fn played<G: Hosted>(out: &[Output<G>]) -> Vec<(Seat, G::Action)> {
    let acts = out.iter().filter_map(|output| match output {
        Output::Keep(Kept::Played(Entry::Act(seat, action))) => Some((*seat, *action)),
        _ => None,
    });
    acts.collect()
}

fn wake<G: Hosted + Skill>(room: &mut Room<G, Level>, at: u64) -> Vec<Output<G>> {
    let mut out = Vec::new();
    room.handle(Millis(at), Input::Wake, &mut out);
    out
}

fn give<G: Hosted + Skill>(room: &mut Room<G, Level>, at: u64, seat: Seat, orders: Orders) {
    let mut out = Vec::new();
    room.handle(Millis(at), Input::Orders { seat, orders }, &mut out);
    assert!(out.contains(&Output::Seating) && out.contains(&Output::Accepted { to: seat }));
}

#[test]
fn the_games_know_what_can_be_ordered() {
    for game in games() {
        for seating in &game.seatings {
            let setup = Setup::of(game.name, seating.seats, &[]).unwrap();
            let known = setup.rules().orders();
            assert!(known.allow(NOTHING));
            let answers = !known.attack.is_empty();
            assert_eq!(known.allow(PASS), answers && !known.distance.is_empty(), "{}", game.name);
            for (list, first) in [
                (known.attack.len(), known.attack.first() == Some(&OnAttack::Ask)),
                (known.distance.len(), known.distance.first() == Some(&OnDistance::Ask)),
                (known.draw.len(), known.draw.first() == Some(&OnDraw::Ask)),
            ] {
                assert!(list == 0 || list > 1 && first, "the default is listed first");
            }
        }
    }
}

/// Whatever is ordered is legal; whoever lets pass never answers; what is obvious is the only choice.
#[test]
fn orders_do_what_is_legal_at_every_position() {
    fn holds<G: Family>(rules: &G::Setup, known: &KnownOrders) {
        let orders = all(known);
        for seed in 0..20 {
            walk(&mut G::new(rules), seed, 200, |game| {
                let open = game.view(Viewer::Spectator);
                match game.turn() {
                    Turn::Asking(asked) => {
                        let occasion = G::occasion(&open);
                        for seat in asked.iter() {
                            let (view, legal) = (game.view(Viewer::Seat(seat)), legal(game, seat));
                            for &orders in orders.iter().filter(|orders| orders.decide(occasion)) {
                                let answer = G::obey(&view, &legal, orders);
                                assert!(answer.is_none_or(|answer| legal.contains(&answer)));
                                assert!(!orders.pass(occasion) || answer.is_none());
                            }
                        }
                    }
                    Turn::Waiting(seats) => {
                        let seat = seats.first().unwrap();
                        let legal = legal(game, seat);
                        assert_eq!(G::obvious(&open, OnDraw::Ask), None);
                        if let Some(only) = G::obvious(&open, OnDraw::Obvious) {
                            assert_eq!(legal, [only]);
                        }
                        if let Some(drawn) = G::obvious(&open, OnDraw::Stock) {
                            assert!(legal.contains(&drawn));
                        }
                    }
                    Turn::Chance | Turn::Over => {}
                }
            });
        }
    }
    for game in games() {
        let setup = Setup::of(game.name, game.seatings[0].seats, &[]).unwrap();
        at_family!(&setup, G(rules) => holds::<G>(rules, &rules.orders()));
    }
}

#[test]
fn a_window_that_everybody_lets_pass_closes_at_once() {
    let can_answer =
        |game: &sprint::Sprint, asked: Seats| asked.iter().any(|seat| legal(game, seat).len() > 1);
    let game = window::<sprint::Sprint>("rush", 8, can_answer);
    let mut room = room(&game).ordered(&everybody(&game, PASS));
    let out = wake(&mut room, 0);
    let declined = played(&out).iter().all(|(_, action)| *action == sprint::Sprint::decline());
    assert!(declined && !played(&out).is_empty());
    assert!(!matches!(out.last(), Some(Output::Keep(_))), "everybody is told");
}

/// One order of several is not enough: the others have their time, and the first is not asked.
#[test]
fn who_lets_pass_is_not_asked_while_others_are() {
    let game = window::<sprint::Sprint>("rush", 4, |game, asked| {
        asked.iter().count() > 1 && asked.iter().all(|seat| legal(game, seat).len() > 1)
    });
    let Turn::Asking(asked) = game.turn() else { unreachable!("a window") };
    let [first, second] = [asked.iter().next().unwrap(), asked.iter().nth(1).unwrap()];
    let mut room = room(&game).ordered(&[(first, PASS)]);
    assert_eq!(played(&wake(&mut room, 0)), []);
    assert!(room.news(Viewer::Seat(first)).prospects.is_empty());
    assert!(!room.news(Viewer::Seat(second)).prospects.is_empty());
    assert_eq!(room.news(Viewer::Spectator).window.unwrap().0, Millis(2500));
}

fn is_coup_fourre_played<G: Family + Skill>(game: &str, seats: u8) {
    let answers = |game: &G, seat: Seat, orders: Orders| {
        G::obey(&game.view(Viewer::Seat(seat)), &legal(game, seat), orders)
    };
    let coup = Orders { attack: OnAttack::CoupFourre, ..NOTHING };
    let game = window::<G>(game, seats, |game, asked| {
        let seat = asked.first().unwrap();
        answers(game, seat, coup).is_some()
            && G::occasion(&game.view(Viewer::Spectator)) == table::Occasion::Attack
    });
    let Turn::Asking(asked) = game.turn() else { unreachable!("a window") };
    let seat = asked.first().unwrap();
    let expected = answers(&game, seat, coup).unwrap();
    let mut room = room(&game).ordered(&everybody(&game, coup));
    assert_eq!(played(&wake(&mut room, 0)), [], "nobody answers before anybody could see it");
    let mut acts = Vec::new();
    for at in 0..90 {
        acts.extend(played(&wake(&mut room, at * 10)));
    }
    assert_eq!(acts.first(), Some(&(seat, expected)), "within the beat");
}

#[test]
fn a_coup_fourre_is_played_where_it_is_ordered() {
    is_coup_fourre_played::<bornes::Race>("classic", 2);
    is_coup_fourre_played::<bornes::Race>("asterix", 4);
    is_coup_fourre_played::<sprint::Sprint>("rush", 4);
    is_coup_fourre_played::<sprint::Sprint>("fun-speed", 3);
}

/// Demi-tour on the distances that were named and on no other, in both games that have one.
#[test]
fn a_distance_is_turned_back_from_so_many_km_on_or_if_it_wins() {
    for name in ["rush", "fun-speed"] {
        let rules = sprint::Rules::of(name, 3, &[]).unwrap();
        let goal = rules.edition().goal;
        let mut seen = [0; 4];
        for seed in 0..600 {
            walk(&mut sprint::Sprint::new(&rules), seed, 400, |game| {
                let Some(sprint::Window::Distance { what, by, .. }) = game.open().window() else {
                    return;
                };
                let km = rules.km(what).0;
                let wins = game.open().zone(rules.team(by)).km() >= goal;
                for seat in game.asked().iter().filter(|&seat| legal(game, seat).len() > 1) {
                    let obeys = |distance| {
                        let view = game.view(Viewer::Seat(seat));
                        let orders = Orders { distance, ..NOTHING };
                        sprint::Sprint::obey(&view, &legal(game, seat), orders).is_some()
                    };
                    assert!(obeys(OnDistance::From(km)) && !obeys(OnDistance::From(km + 1)));
                    assert_eq!(obeys(OnDistance::Winning), wins);
                    seen[usize::from(wins)] += 1;
                }
            });
        }
        assert!(seen[0] > 0 && seen[1] > 0, "{name}: {seen:?}");
    }
}

#[test]
fn orders_given_in_an_open_window_count_from_the_next_one_on() {
    fn holds<G: Family + Skill>(game: &str) {
        let can_answer =
            |game: &G, asked: Seats| asked.iter().all(|seat| legal(game, seat).len() > 1);
        let game = window::<G>(game, 2, can_answer);
        let mut room = room(&game);
        wake(&mut room, 0);
        let clock = room.news(Viewer::Spectator).window;
        for seat in game.seats().iter() {
            let before = room.news(Viewer::Seat(seat));
            give(&mut room, 0, seat, PASS);
            give(&mut room, 0, seat, PARRY);
            assert_eq!(room.news(Viewer::Seat(seat)), before);
        }
        assert_eq!(room.news(Viewer::Spectator).window, clock);
        assert_eq!(played(&wake(&mut room, clock.unwrap().0.0 - 1)), []);
        let out = wake(&mut room, clock.unwrap().0.0);
        assert!(played(&out).iter().all(|(_, action)| *action == G::decline()));
        assert!(!played(&out).is_empty());
    }
    holds::<bornes::Race>("classic");
    holds::<sprint::Sprint>("rush");
}

#[test]
fn a_bot_that_stands_in_keeps_to_the_orders() {
    let game = window::<bornes::Race>("classic", 2, |game, asked| {
        asked.iter().all(|seat| legal(game, seat).len() > 1)
    });
    let Turn::Asking(asked) = game.turn() else { unreachable!("a window") };
    let seat = asked.first().unwrap();
    let mut room = room(&game).ordered(&[(seat, PASS)]);
    let mut out = Vec::new();
    room.handle(Millis(0), Input::Leave { seat }, &mut out);
    assert_eq!(room.seating(seat).stand_in, Some(Absence::Left));
    out.extend(wake(&mut room, 5000));
    assert_eq!(played(&out).first(), Some(&(seat, bornes::Race::decline())));
}

#[test]
fn cards_are_drawn_by_themselves_one_beat_later() {
    let rules = sprint::Rules::of("rush", 2, &[("first_seat", "A")]).unwrap();
    let mut room: Room<sprint::Sprint, Level> =
        Room::new(&rules, vec![PERSON; 2], Pace::NORMAL, Seed::from_number(1));
    wake(&mut room, 0);
    // The discard pile is empty: there is one way to draw.
    give(&mut room, 0, Seat(0), Orders { draw: OnDraw::Obvious, ..NOTHING });
    assert_eq!(played(&wake(&mut room, 899)), []);
    let draw = sprint::Action::Draw { from: sprint::Source::Stock };
    assert_eq!(played(&wake(&mut room, 900)), [(Seat(0), draw)]);
    assert_eq!(played(&wake(&mut room, 60_000)), [], "the rest is for the person to choose");
    give(&mut room, 60_000, Seat(0), NOTHING);
    assert_eq!(room.wake_at(), None);
}

/// What follows from what was kept.
fn follow<G: Game>(game: &mut G, kept: Kept<G::Action>) {
    match kept {
        Kept::Played(Entry::Seed(seed)) => game.shuffle(&mut Stream::new(seed), &mut ()),
        Kept::Played(Entry::Act(seat, action)) => game.apply(seat, action, &mut ()),
        Kept::Played(Entry::NextRound) => *game = game.next_round().unwrap(),
        Kept::Whispered(..) | Kept::Claimed(_) | Kept::Said(..) => {}
    }
}

/// Something that somebody might do now, or give orders at random.
fn anything<G: Game>(
    game: &G,
    orders: &[Orders],
    seen: Version,
    chance: &mut Quick,
) -> Input<G::Action> {
    match (game.turn(), chance.below(3)) {
        (_, 0) => {
            let seat = Seat(u8::try_from(chance.below(2)).unwrap());
            let at = chance.below(u32::try_from(orders.len()).unwrap()) as usize;
            Input::Orders { seat, orders: orders[at] }
        }
        (Turn::Waiting(seats) | Turn::Asking(seats), 1) => {
            let seat = seats.first().unwrap();
            let action = game.pick(seat, |count| chance.below(count)).unwrap();
            Input::Act { seat, action, seen, reflex: Reflex::default() }
        }
        _ => Input::Wake,
    }
}

/// Plays with orders, makes the room again after every step, and says how often orders ended.
fn outlasts<G: Family + Skill>(rules: &G::Setup, known: &KnownOrders, seed: u64) -> u32 {
    let orders = all(known);
    let begin = || {
        let seats = G::new(rules).seats().iter().count();
        Room::<G, Level>::new(rules, vec![PERSON; seats], Pace::NORMAL, Seed::from_number(seed))
    };
    let (mut room, mut game, mut now) = (begin(), G::new(rules), 0);
    let (mut kept, mut chance, mut ended) = (Vec::new(), Quick::new(seed), 0);
    for _ in 0..120 {
        let input = anything(&game, &orders, room.news(Viewer::Spectator).version, &mut chance);
        now += u64::from(chance.below(4000));
        let before: Vec<Orders> = game.seats().iter().map(|seat| room.orders(seat)).collect();
        let mut out = Vec::new();
        room.handle(Millis(now), input, &mut out);
        for output in &out {
            if let Output::Keep(line) = output {
                kept.push(*line);
                follow(&mut game, *line);
            }
        }
        let mut again = begin().restore(&kept, Millis(now)).unwrap();
        again.handle(Millis(now), Input::Wake, &mut Vec::new());
        for (seat, before) in game.seats().iter().zip(before) {
            let after = room.orders(seat);
            assert_eq!(after, again.orders(seat));
            let [here, there] = [&room, &again].map(|room| room.news(Viewer::Seat(seat)));
            assert_eq!(here.prospects, there.prospects);
            if after != before && !matches!(input, Input::Orders { .. }) {
                assert_eq!(after, before.next_round());
                assert!(out.contains(&Output::Seating), "everybody is told");
                ended += 1;
            }
        }
    }
    ended
}

/// Whatever is ordered when, a room that is made again from what was kept asks the same persons the
/// same, and knows the same orders; and orders for one round end when the turn comes round.
#[test]
fn orders_outlast_a_restart() {
    let tables = [("rush", 2), ("rush", 5), ("fun-speed", 3), ("classic", 2), ("asterix", 4)];
    let mut ended = 0;
    for (name, seats) in tables {
        let setup = Setup::of(name, seats, &[]).unwrap();
        for seed in 0..12 {
            ended += at_family!(&setup, G(rules) => outlasts::<G>(rules, &rules.orders(), seed));
        }
    }
    assert!(ended > 10, "{ended}");
}
