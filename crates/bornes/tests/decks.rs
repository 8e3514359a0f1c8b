//! Decks of one's own, given as lists. (CLA-01, AST-A1, DES-A1)

#![allow(clippy::unwrap_used)]

use bornes::{BadSetup, Kind, Race, Rules, editions};
use chance::{Quick, Stream};
use deck::list::BadDeck;
use table::laws::Subject;
use table::playout::playout;
use table::{Game, Seed};

/// A deck of an edition with so many of each card, and one of each botte.
fn of_each(game: &str, copies: u8) -> Vec<(&'static str, u8)> {
    let edition = editions::find(game).unwrap();
    let copies = |kind| if matches!(kind, Kind::Safety(_)) { 1 } else { copies };
    edition.catalogue.iter().map(|entry| (entry.name, copies(entry.kind))).collect()
}

fn listed(deck: &[(&str, u8)]) -> String {
    let entries: Vec<String> =
        deck.iter().map(|(card, copies)| format!("{copies}x{card}")).collect();
    format!("list:{}", entries.join(","))
}

/// What is wrong with a deck.
fn refused(game: &str, seats: u8, list: &str) -> BadDeck {
    match Rules::of(game, seats, &[("deck", list)]) {
        Err(BadSetup::BadDeck { name: "deck", why }) => why,
        other => panic!("{list}: {other:?}"),
    }
}

/// The smallest and the largest decks are played to their end, with every card where it belongs.
#[test]
fn cla_01_ast_a1_des_a1_decks_of_ones_own_are_played_with() {
    for edition in editions::all() {
        for copies in 1..=7 {
            let deck = listed(&of_each(edition.name, copies));
            let rules = Rules::of(edition.name, 2, &[("deck", &deck)]).unwrap();
            assert_eq!(rules.value("deck"), Some(deck.as_str()), "it is played as it is listed");
            for seed in 0..20 {
                let mut race = Race::new(&rules);
                race.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
                race.audit().unwrap();
                playout(&mut race, &mut Quick::new(seed));
                race.audit().unwrap();
                assert!(race.score().is_some());
            }
        }
    }
}

#[test]
fn cla_01_ast_a1_des_a1_a_deck_has_every_card_one_of_each_botte_and_seven_a_seat() {
    for edition in editions::all() {
        let (game, seats) = (edition.name, edition.seatings.last().unwrap().seats);
        let few = of_each(game, 1);
        let cards = u16::try_from(few.len()).unwrap();
        let fewest = u16::from(seats) * 7;
        let why = BadDeck::Size { cards, fewest, most: 112 };
        assert_eq!(refused(game, seats, &listed(&few)), why);
        let (first, last) = (few[0].0, few[few.len() - 1].0);
        let none = BadDeck::TooFew { card: first, least: 1 };
        assert_eq!(refused(game, 2, &listed(&few[1..])), none);
        let twice = format!("{},1x{last}", listed(&few));
        assert_eq!(refused(game, 2, &twice), BadDeck::TooMany { card: last, most: 1 });
    }
}
