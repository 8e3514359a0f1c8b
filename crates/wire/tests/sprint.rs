//! How Rush and Fun & Speed travel: what a client is told that may act.

#![allow(clippy::unwrap_used)]

use referee::{News, Version};
use sprint::{Position, Rules, Sprint, Watches};
use table::{Game, Hosted, Seat, Seats, Viewer};
use wire::Sent;
use wire::sprint::Action;

/// What seat A of a table of Rush is told, whose position is as `place` says.
fn news(seats: u8, place: impl FnOnce(&Rules, &mut Position)) -> wire::News {
    let rules = Rules::of("rush", seats, &[]).unwrap();
    let mut position = Position::new(&rules);
    position.turn = Some(sprint::position::Moment::Plays(Seat(0)));
    place(&rules, &mut position);
    let game = Sprint::place(&rules, &position).unwrap();
    let news = News::<Sprint> {
        version: Version(1),
        view: game.view(Viewer::Seat(Seat(0))),
        prospects: game.prospects(Seat(0)),
        window: None,
        score: None,
        has_next_round: false,
        turn: None,
        asked: Seats::NONE,
        cue: None,
        race: None,
        stood_in: Vec::new(),
    };
    wire::News::new::<Sprint>(&news, &rules)
}

/// Why a demand of `of` is refused, if it is, for each demand that is sent.
fn demands<'a>(news: &'a wire::News, seat: &str) -> Vec<Option<&'a [&'static str]>> {
    let clauses = |prospect: &'a wire::Prospect| match &prospect.action {
        wire::Action::Sprint(Action::Demand { of, .. }) if of == seat => {
            Some(prospect.refusal.as_ref().map(|refusal| refusal.clauses.as_slice()))
        }
        _ => None,
    };
    news.prospects.iter().filter_map(clauses).collect()
}

#[test]
fn rus_72_a_seat_that_is_checked_already_says_so() {
    let news = news(3, |rules, position| {
        let card = |name| rules.edition().catalogue.card(name).unwrap();
        let marker =
            sprint::Marker { by: Seat(1), face: card("200"), watches: Watches::HandAndZone };
        position.hands[0] = [card("controle"), card("50")].into_iter().collect();
        position.markers[2] = Some(marker);
    });
    assert!(demands(&news, "B").contains(&None), "B can be demanded of");
    let refused = demands(&news, "C");
    assert!(matches!(refused[..], [Some(clauses)] if clauses.contains(&"RUS-72")), "{refused:?}");
}

/// What seat A knows at a table with these options, holding these cards.
fn view(game: &str, options: &[(&str, &str)], hand: &[&str]) -> wire::sprint::View {
    shown(&game_with(game, options, hand, |_, _| {}))
}

/// A game of two in which A plays, holding these cards, whose position is as `place` says.
fn game_with(
    game: &str,
    options: &[(&str, &str)],
    hand: &[&str],
    place: impl FnOnce(&Rules, &mut Position),
) -> Sprint {
    let rules = Rules::of(game, 2, options).unwrap();
    let mut position = Position::new(&rules);
    let card = |name: &&str| rules.edition().catalogue.card(name).unwrap();
    position.turn = Some(sprint::position::Moment::Plays(Seat(0)));
    position.hands[0] = hand.iter().map(card).collect();
    place(&rules, &mut position);
    Sprint::place(&rules, &position).unwrap()
}

/// What seat A knows of a game.
fn shown(game: &Sprint) -> wire::sprint::View {
    match Sprint::show_view(&game.view(Viewer::Seat(Seat(0)))) {
        wire::View::Sprint(view) => *view,
        other => panic!("another family: {other:?}"),
    }
}

#[test]
fn rus_66_whoever_can_demand_is_told_which_cards_there_are() {
    let plain = view("rush", &[], &["controle", "50"]).demandable;
    assert_eq!(plain.len(), 20);
    assert!(!plain.contains(&"25") && plain.contains(&"75") && plain.contains(&"300"));
    assert!(!plain.contains(&"covoiturage"), "bottes cannot be demanded");
    let other = view("rush", &[("deck", "d1_25")], &["controle", "50"]).demandable;
    assert!(other.contains(&"25") && !other.contains(&"75"));
    assert_eq!(view("rush", &[], &["50"]).demandable, <[&str; 0]>::default());
    assert_eq!(view("fun-speed", &[], &["50"]).demandable, <[&str; 0]>::default());
}

#[test]
fn fun_21_there_is_a_key_for_every_number_and_every_product() {
    let spoken = view("fun-speed", &[("strict", "on")], &["50"]).kilometres;
    assert_eq!(spoken, [25, 50, 75, 100, 150, 200, 300, 400, 800]);
    assert_eq!(view("fun-speed", &[], &["50"]).kilometres, <[u16; 0]>::default());
}

#[test]
fn fun_36_a_strict_table_does_not_light_answers_unless_it_says_so() {
    assert!(view("fun-speed", &[], &[]).hints);
    assert!(!view("fun-speed", &[("strict", "on")], &[]).hints);
    assert!(view("fun-speed", &[("strict", "on"), ("reply_hints", "on")], &[]).hints);
}

#[test]
fn rus_28_a_distance_says_what_accelerators_make_of_it() {
    let news = news(2, |rules, position| {
        let card = |name| rules.edition().catalogue.card(name).unwrap();
        position.hands[0] = ["100", "accelerateur"].map(card).into_iter().collect();
        position.zones[0].distances = vec![sprint::Laid::new(card("50"), 0)];
    });
    let lays =
        news.prospects.iter().filter_map(|prospect| match (&prospect.action, &prospect.outlook) {
            (
                wire::Action::Sprint(Action::Lay { accelerators, .. }),
                Some(wire::Outlook::Sprint(to)),
            ) => Some((*accelerators, prospect.special, to.times, to.gain, to.km)),
            _ => None,
        });
    let with = Some("accelerateur");
    let expected = [(0, None, 1, 100, 150), (1, with, 2, 200, 250)];
    assert_eq!(lays.collect::<Vec<_>>(), expected);
}

#[test]
fn rus_51_rus_57_a_window_says_which_special_card_answers_it() {
    let answer = |name: &str| {
        let mut game = game_with("rush", &[], &["feu-rouge", "100"], |_, _| {});
        let rules = game.view(Viewer::Spectator).open.rules().clone();
        let card = rules.edition().catalogue.card(name).unwrap();
        let saying = sprint::Saying::Right;
        let action = if rules.is_distance(card) {
            sprint::Action::Lay { card, accelerators: 0, saying }
        } else {
            sprint::Action::Attack { card, on: rules.team(Seat(1)), saying }
        };
        game.apply(Seat(0), action, &mut ());
        shown(&game).window.and_then(|window| window.special)
    };
    assert_eq!(answer("feu-rouge"), Some("retroviseur"));
    assert_eq!(answer("100"), Some("demi-tour"));
}

#[test]
fn fun_31_there_is_a_key_for_every_sound_where_players_make_them() {
    let sounds = view("fun-speed", &[("sounds", "button")], &[]).sounds;
    assert_eq!(sounds, ["flash", "stop", "bip-bip", "pschhh", "bam"]);
    assert_eq!(view("fun-speed", &[], &[]).sounds, <[&str; 0]>::default());
}

#[test]
fn rus_22_where_mistakes_are_punished_nobody_is_told_when_another_card_can_be_demanded() {
    let demanded = |options: &[(&str, &str)]| {
        let game = game_with("rush", options, &["50"], |rules, position| {
            let face = rules.edition().catalogue.card("200").unwrap();
            position.markers[1] =
                Some(sprint::Marker { by: Seat(0), face, watches: Watches::HandAndZone });
        });
        let view = shown(&game);
        (view.renaming, view.demandable.len())
    };
    assert_eq!(demanded(&[]), (vec![], 0));
    assert_eq!(demanded(&[("mistakes", "on")]), (vec!["B".to_owned()], 20));
}
