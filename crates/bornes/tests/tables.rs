//! Clauses that no scenario can show: who may sit down, what may be chosen, what is dealt, who sees
//! what. Each test is named after its clause.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bornes::{BadSetup, Event, Kind, Km, Race, Rules, Scope, editions};
use chance::{Quick, Stream};
use table::{Chance, Game, Seat, Seed, Team, Turn, Viewer};

fn rules(game: &str, seats: u8, options: &[(&str, &str)]) -> Arc<Rules> {
    Rules::of(game, seats, options).unwrap()
}

fn dealt(rules: &Arc<Rules>, seed: u64) -> Race {
    let mut race = Race::new(rules);
    race.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    race
}

fn refused_seats(game: &str, seats: u8) -> Vec<u8> {
    match Rules::of(game, seats, &[]) {
        Err(BadSetup::Seats { asked, allowed }) if asked == seats => allowed,
        other => panic!("{seats} at {game}: {other:?}"),
    }
}

#[test]
fn ast_01_five_and_seven_cannot_play() {
    for seats in [0, 1, 5, 7, 9] {
        assert_eq!(refused_seats("asterix", seats), [2, 3, 4, 6, 8]);
    }
}

#[test]
fn des_01_two_three_or_four_play() {
    for seats in [0, 1, 5, 8] {
        assert_eq!(refused_seats("desert", seats), [2, 3, 4]);
    }
    for seats in [2, 3, 4] {
        assert_eq!(rules("desert", seats, &[]).teams(), seats);
    }
}

#[test]
fn cla_02_to_cla_04_two_and_three_play_alone_four_and_six_in_pairs() {
    for seats in [0, 1, 5, 7, 8] {
        assert_eq!(refused_seats("classic", seats), [2, 3, 4, 6]);
    }
    for (seats, teams, stock) in [(2, 2, 89), (3, 3, 83), (4, 2, 82), (6, 3, 70)] {
        let rules = rules("classic", seats, &[]);
        assert_eq!(rules.teams(), teams);
        // The first turn has begun, so its seat has drawn.
        assert_eq!(dealt(&rules, 1).open().stock(), stock - 1);
    }
}

#[test]
fn cla_05_four_may_play_alone_and_nobody_else_is_asked() {
    let solo = rules("classic", 4, &[("solo", "on")]);
    assert_eq!(solo.teams(), 4);
    assert_eq!((solo.edition().goal, solo.edition().extension), (Km(700), Some(Km(1000))));
    for seats in [2, 3, 6] {
        let refused = Rules::of("classic", seats, &[("solo", "on")]);
        assert!(matches!(refused, Err(BadSetup::NotAtThisTable { name: "solo", .. })));
    }
}

#[test]
fn cla_29_a_preset_sets_what_is_not_chosen_itself() {
    let unix = rules("classic", 2, &[("preset", "unix")]);
    for (name, value) in [
        ("exhausted", "nobody_can_play"),
        ("empty_stock_replay", "on"),
        ("extension_us", "on"),
        ("shutout_us", "on"),
        ("match", "single"),
    ] {
        assert_eq!(unix.value(name), Some(value));
    }
    assert_eq!(unix.chosen(), [("preset", "unix".to_owned())]);
    let mixed = [("shutout_us", "off"), ("preset", "unix")];
    let mixed = [rules("classic", 2, &mixed), rules("classic", 2, &[mixed[1], mixed[0]])];
    for rules in mixed {
        assert_eq!(rules.value("shutout_us"), Some("off"));
        assert_eq!(rules.value("extension_us"), Some("on"));
        assert_eq!(rules.chosen().len(), 2);
    }
    let refused = Rules::of("classic", 3, &[("preset", "unix")]);
    assert!(matches!(refused, Err(BadSetup::NotAtThisTable { name: "preset", .. })));
}

#[test]
fn cla_32_partners_see_each_other_only_where_the_table_says_so() {
    for (open, seen) in [("off", 0), ("on", 6)] {
        let race = dealt(&rules("classic", 4, &[("open_partner_hands", open)]), 2);
        let first = race.open().seat().unwrap();
        let partner = Seat((first.0 + 2) % 4);
        assert_eq!(race.view(Viewer::Seat(first)).known[partner.index()].len(), seen);
    }
}

#[test]
fn ast_02_and_ast_03_two_to_four_play_alone_six_and_eight_in_pairs() {
    let teams = [(2, 2), (3, 3), (4, 4), (6, 3), (8, 4)];
    for (seats, teams) in teams {
        assert_eq!(rules("asterix", seats, &[]).teams(), teams);
    }
    let six = rules("asterix", 6, &[]);
    assert_eq!(six.team(Seat(0)), six.team(Seat(3)));
    assert_ne!(six.team(Seat(0)), six.team(Seat(1)));
}

#[test]
fn ast_06_the_shorter_goal_is_offered_at_four_and_eight_only() {
    for seats in [2, 3, 6] {
        let refused = Rules::of("asterix", seats, &[("goal", "700")]);
        assert!(matches!(refused, Err(BadSetup::NotAtThisTable { name: "goal", .. })));
    }
    for seats in [4, 8] {
        assert_eq!(rules("asterix", seats, &[("goal", "700")]).edition().goal.0, 700);
    }
}

/// The four memo cards of the box are a help sheet, not cards.
#[test]
fn ast_08_no_memo_card_is_shuffled_in() {
    let copies = |game| {
        let edition = editions::find(game).unwrap();
        edition.catalogue.iter().map(|entry| u32::from(entry.copies)).sum::<u32>()
    };
    assert_eq!(copies("asterix"), 106);
    assert_eq!(dealt(&rules("asterix", 2, &[]), 1).stock().len(), 106 - 12 - 1);
}

#[test]
fn ast_09_and_ast_13_the_seat_left_of_the_dealer_begins() {
    let race = dealt(&rules("asterix", 4, &[("first_dealer", "C")]), 3);
    assert_eq!((race.open().dealer(), race.open().seat()), (Seat(2), Some(Seat(3))));
    let dealers: Vec<Seat> =
        (0..40).map(|seed| dealt(&rules("asterix", 4, &[]), seed).open().dealer()).collect();
    for seat in Seat::all(4) {
        assert!(dealers.contains(&seat), "{seat} never deals");
    }
}

#[test]
fn ast_10_and_ast_11_six_cards_each_and_the_rest_face_down() {
    for (seats, stock) in [(2, 94), (3, 88), (4, 82), (6, 70), (8, 58)] {
        let race = dealt(&rules("asterix", seats, &[]), 5);
        let first = race.open().seat().unwrap();
        // The first turn has begun, so its seat has drawn.
        assert_eq!(usize::from(race.open().stock()), stock - 1);
        for seat in Seat::all(seats) {
            assert_eq!(race.open().held(seat), if seat == first { 7 } else { 6 });
        }
    }
}

#[test]
fn des_03_and_des_04_six_cards_each_and_the_rest_face_down() {
    for (seats, stock) in [(2, 94), (3, 88), (4, 82)] {
        let race = dealt(&rules("desert", seats, &[]), 5);
        assert_eq!(usize::from(race.open().stock()), stock - 1);
        let held: u32 = Seat::all(seats).map(|seat| u32::from(race.open().held(seat))).sum();
        assert_eq!(held, u32::from(seats) * 6 + 1);
    }
}

/// A view has the counts of the other hands and none of their cards, a partner's included.
#[test]
fn ast_12_and_des_05_hands_are_secret() {
    for (game, seats) in [("asterix", 6), ("desert", 3)] {
        let race = dealt(&rules(game, seats, &[]), 8);
        for viewer in Seat::all(seats) {
            let view = race.view(Viewer::Seat(viewer));
            for seat in Seat::all(seats) {
                let known = &view.known[seat.index()];
                assert_eq!(view.open.held(seat), race.open().held(seat));
                assert_eq!(known == race.hand(seat), seat == viewer, "{game} {viewer} {seat}");
            }
        }
        let view = race.view(Viewer::Spectator);
        assert!(view.known.iter().all(bornes::Hand::is_empty));
    }
}

#[test]
fn ast_12_we_let_partners_look_if_the_table_says_so() {
    let race = dealt(&rules("asterix", 6, &[("open_partner_hands", "true")]), 8);
    let view = race.view(Viewer::Seat(Seat(0)));
    assert_eq!(&view.known[3], race.hand(Seat(3)));
    assert!(view.known[1].is_empty());
}

/// A draw is shown to its seat alone.
#[test]
fn ast_15_and_des_10_others_see_that_a_card_is_drawn_but_not_which() {
    for game in ["asterix", "desert"] {
        let rules = rules(game, 3, &[]);
        let mut race = Race::new(&rules);
        let mut events = Vec::new();
        race.shuffle(&mut Stream::new(Seed::from_number(1)), &mut events);
        let drew = events.iter().find(|event| matches!(event, Event::Drew { seat: Seat(1), .. }));
        let seen = |viewer| race.seen(drew.unwrap(), viewer).unwrap();
        assert!(matches!(seen(Viewer::Seat(Seat(1))), Event::Drew { card: Some(_), .. }));
        assert!(matches!(seen(Viewer::Seat(Seat(0))), Event::Drew { card: None, .. }));
        assert!(matches!(seen(Viewer::Spectator), Event::Drew { card: None, .. }));
    }
}

/// A botte laid by coup-fourré is marked for every viewer.
#[test]
fn ast_68_a_coup_fourre_shows() {
    let rules = rules("asterix", 4, &[]);
    let mut chance = Quick::new(1);
    for seed in 0..400 {
        let mut race = dealt(&rules, seed);
        while let Turn::Waiting(seats) | Turn::Asking(seats) = race.turn() {
            let seat = seats.first().unwrap();
            let action = race.pick(seat, |count| chance.below(count)).unwrap();
            race.apply(seat, action, &mut ());
            let bornes::Action::Reply { card } = action else { continue };
            let team = rules.team(seat);
            for viewer in table::laws::viewers(&race) {
                assert!(race.view(viewer).open.is_coup(team, card));
            }
            return;
        }
    }
    panic!("no coup-fourré in 400 games");
}

#[test]
fn ast_92_and_des_61_unknown_names_and_values_are_refused() {
    for (game, known) in [("asterix", "match"), ("desert", "borne_end")] {
        let unknown = Rules::of(game, 4, &[("colour", "red")]);
        assert!(matches!(unknown, Err(BadSetup::UnknownOption { .. })), "{unknown:?}");
        let unknown = Rules::of(game, 4, &[(known, "maybe")]);
        assert!(matches!(unknown, Err(BadSetup::UnknownValue { .. })), "{unknown:?}");
    }
    for value in ["1", "61", "x", "", "2.55"] {
        let refused = Rules::of("asterix", 2, &[("window_seconds", value)]);
        assert!(matches!(refused, Err(BadSetup::UnknownValue { .. })), "{value}");
    }
    assert!(Rules::of("asterix", 2, &[("window_seconds", "0"), ("accept_button", "on")]).is_ok());
    assert!(Rules::of("desert", 2, &[("first_seat", "C")]).is_err());
    assert!(matches!(Rules::of("whist", 4, &[]), Err(BadSetup::UnknownGame(_))));
}

#[test]
fn ast_92_on_and_off_may_be_written_for_true_and_false() {
    let on = rules("asterix", 2, &[("botte_needs_green", "on")]);
    assert_eq!(on, rules("asterix", 2, &[("botte_needs_green", "true")]));
    assert_eq!(on.value("botte_needs_green"), Some("true"));
    assert_eq!(on.value("goal"), Some("1000"));
    assert_eq!(on.value("colour"), None);
}

/// What is said last counts, and leaves nothing behind in other tables.
#[test]
fn ast_92_and_des_61_an_option_said_twice_is_said_once() {
    let twice = rules("asterix", 4, &[("goal", "700"), ("goal", "1000")]);
    assert_eq!(twice, rules("asterix", 4, &[]));
    assert_eq!(twice.edition().goal.0, 1000);
    let twice = rules("desert", 2, &[("free_pass", "on"), ("free_pass", "off")]);
    assert_eq!(twice.edition().idle, rules("desert", 2, &[]).edition().idle);
}

#[test]
fn des_06_the_named_seat_begins() {
    let race = dealt(&rules("desert", 3, &[("first_seat", "B")]), 3);
    assert_eq!(race.open().seat(), Some(Seat(1)));
}

#[test]
fn des_02_the_deck_has_106_cards() {
    let edition = editions::find("desert").unwrap();
    let copies = |wanted: fn(Kind) -> bool| {
        let entries = edition.catalogue.iter().filter(|entry| wanted(entry.kind));
        entries.map(|entry| entry.copies).sum::<u8>()
    };
    assert_eq!(copies(|kind| matches!(kind, Kind::Distance(_))), 46);
    assert_eq!(copies(|kind| matches!(kind, Kind::Hazard(_))), 18);
    assert_eq!(copies(|kind| matches!(kind, Kind::Remedy(_))), 38);
    assert_eq!(copies(|kind| matches!(kind, Kind::Safety(_))), 4);
}

/// Equal distances share a place and leave the next one empty.
#[test]
fn des_57_places_go_by_distance() {
    let rules = rules("desert", 4, &[]);
    let mut chance = Quick::new(3);
    let mut race = dealt(&rules, 11);
    while let Turn::Waiting(seats) = race.turn() {
        let seat = seats.first().unwrap();
        let action = race.pick(seat, |count| chance.below(count)).unwrap();
        race.apply(seat, action, &mut ());
    }
    let score = race.score().unwrap();
    for sheet in &score.sheets {
        let ahead = score.sheets.iter().filter(|other| other.km > sheet.km).count();
        assert_eq!(usize::from(sheet.place), ahead + 1);
    }
}

/// The state keeps the order of play, whatever a client makes of the display option.
#[test]
fn des_59_unsorted_piles_is_a_matter_of_display() {
    let edition = editions::find("desert").unwrap();
    let option = edition.options.iter().find(|option| option.name == "unsorted_piles").unwrap();
    assert_eq!(option.scope, Scope::Display);
    assert_eq!(rules("desert", 2, &[("unsorted_piles", "on")]).value("unsorted_piles"), Some("on"));
}

/// What a help sheet must show: attack, parade and botte together, and that camping has no botte.
#[test]
fn des_60_every_attack_knows_its_parade_and_its_botte() {
    let edition = editions::find("desert").unwrap();
    let name = |card| edition.catalogue.name_of(card);
    let families: Vec<_> = edition
        .catalogue
        .cards()
        .filter_map(|card| match edition.catalogue.kind(card) {
            Kind::Hazard(trouble) => {
                let botte = edition.botte_of(trouble).map(name);
                Some((name(card), name(edition.parade_of(trouble)), botte))
            }
            Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_) => None,
        })
        .collect();
    assert_eq!(
        families,
        [
            ("stop-camping", "feu-vert", None),
            ("egyptiens", "crevaison-char", Some("ouverture-de-la-mer-rouge")),
            ("scorpions-serpents", "colonnes-de-nuees", Some("spray-anti-betes")),
            ("panne-de-nourriture", "manne", Some("reserve-de-matsa")),
            ("alerte-secheresse", "puits-de-myriam", Some("citerne-portable")),
        ]
    );
}

/// Who declined is told to nobody else, neither by what is seen nor by views.
#[test]
fn ast_79_partners_decline_in_secret() {
    let rules = rules("asterix", 6, &[]);
    let mut chance = Quick::new(5);
    let mut race = dealt(&rules, 2);
    loop {
        match race.turn() {
            Turn::Asking(seats) => {
                let (first, second) = (seats.iter().next().unwrap(), seats.iter().nth(1).unwrap());
                let before = race.view(Viewer::Seat(second));
                let mut events = Vec::new();
                race.act(first, bornes::Action::Decline, &mut events).unwrap();
                assert_eq!(race.view(Viewer::Seat(second)), before);
                assert_eq!(race.seen(&events[0], Viewer::Seat(second)), None);
                assert!(race.seen(&events[0], Viewer::Seat(first)).is_some());
                assert_eq!(race.open().car(Team(0)).coups(), 0);
                return;
            }
            Turn::Waiting(seats) => {
                let seat = seats.first().unwrap();
                let action = race.pick(seat, |count| chance.below(count)).unwrap();
                race.apply(seat, action, &mut ());
            }
            Turn::Chance | Turn::Over => panic!("no attack in this game"),
        }
    }
}
