//! Decks of one's own, given as lists. (RUS-A1, FUN-A1)

#![allow(clippy::unwrap_used)]

use chance::{Quick, Stream};
use deck::list::BadDeck;
use sprint::{BadSetup, Kind, Rules, Sprint, editions};
use table::laws::Subject;
use table::playout::playout;
use table::{Game, Seed};

/// The printed deck of an edition, as names and numbers.
fn printed(game: &str) -> Vec<(&'static str, u8)> {
    let edition = editions::find(game).unwrap();
    edition.catalogue.iter().map(|entry| (entry.name, entry.copies)).collect()
}

/// So many of each card of an edition, and one of each botte.
fn of_each(game: &str, copies: u8) -> Vec<(&'static str, u8)> {
    let edition = editions::find(game).unwrap();
    let copies = |kind| if matches!(kind, Kind::Safety(_)) { 1 } else { copies };
    edition.catalogue.iter().map(|entry| (entry.name, copies(entry.kind))).collect()
}

/// The same deck with another number of a card.
fn with(game: &str, card: &'static str, copies: u8) -> Vec<(&'static str, u8)> {
    let others = printed(game).into_iter().filter(|(name, _)| *name != card);
    others.chain([(card, copies)]).collect()
}

fn listed(deck: &[(&str, u8)]) -> String {
    let entries: Vec<String> =
        deck.iter().map(|(card, copies)| format!("{copies}x{card}")).collect();
    format!("list:{}", entries.join(","))
}

/// How a deck is written by us.
fn normal(game: &str, seats: u8, list: &str) -> String {
    Rules::of(game, seats, &[("deck", list)]).unwrap().value("deck").unwrap().to_owned()
}

/// What is wrong with a deck.
fn refused(game: &str, seats: u8, list: &str) -> BadDeck {
    match Rules::of(game, seats, &[("deck", list)]) {
        Err(BadSetup::BadDeck { name: "deck", why }) => why,
        other => panic!("{list}: {other:?}"),
    }
}

#[test]
fn rus_a1_every_spelling_of_a_deck_is_one_value() {
    let deck = with("rush", "50", 12);
    let plain = normal("rush", 4, &listed(&deck));
    assert_eq!(normal("rush", 4, &plain), plain, "what we write is read as it is");
    let others = listed(&deck[..deck.len() - 1]);
    let backwards: Vec<_> = deck.iter().rev().copied().collect();
    for spelling in [
        listed(&backwards),
        format!("{others},12x50,0x50,0x200"),
        format!("{others},5x50,000000000000000000007x50"),
        format!("{others},{}", ["1x50"; 12].join(",")),
    ] {
        assert_eq!(normal("rush", 4, &spelling), plain, "{spelling}");
    }
    let one = Rules::of("rush", 4, &[("deck", &listed(&backwards))]).unwrap();
    let other = Rules::of("rush", 4, &[("deck", &plain)]).unwrap();
    assert_eq!((one.chosen(), &one), (other.chosen(), &other));
    assert_eq!(one.chosen(), [("deck", plain)]);
}

#[test]
fn rus_a1_numbers_are_added_and_never_wrap() {
    let others = listed(&with("rush", "50", 0));
    let most = BadDeck::TooMany { card: "50", most: 15 };
    for sum in ["200x50,66x50", "255x50,1x50", "16x50", "15x50,1x50", "4294967295x50,4294967295x50"]
    {
        assert_eq!(refused("rush", 4, &format!("{others},{sum}")), most, "{sum}");
    }
    assert_eq!(refused("rush", 4, &others), BadDeck::TooFew { card: "50", least: 1 });
    assert!(Rules::of("rush", 4, &[("deck", &format!("{others},7x50,8x50"))]).is_ok());
}

#[test]
fn rus_a1_nonsense_is_refused_with_the_entry() {
    let others = listed(&with("rush", "50", 9));
    for entry in ["", "x", "50", "-1x50", "+1x50", " 1x50", "1.5x50", "4294967296x50", "éx50"] {
        let why = BadDeck::Unreadable { entry: entry.to_owned() };
        assert_eq!(refused("rush", 4, &format!("{others},{entry}")), why);
    }
    for card in ["", "51", "50 ", "helicoptere", "0x50"] {
        let why = BadDeck::NoSuchCard { card: card.to_owned() };
        assert_eq!(refused("rush", 4, &format!("{others},0x{card}")), why);
    }
    assert_eq!(refused("rush", 4, "list:"), BadDeck::Unreadable { entry: String::new() });
}

#[test]
fn rus_a1_a_deck_has_eight_cards_a_seat_and_at_most_what_a_stock_holds() {
    let few = listed(&of_each("rush", 1));
    assert!(Rules::of("rush", 3, &[("deck", &few)]).is_ok());
    assert_eq!(refused("rush", 4, &few), BadDeck::Size { cards: 24, fewest: 32, most: 112 });
    let many = listed(&of_each("rush", 15));
    assert_eq!(refused("rush", 8, &many), BadDeck::Size { cards: 304, fewest: 64, most: 112 });
}

/// A zone has one place for each botte, so that a second one would be lost there.
#[test]
fn rus_a1_there_is_one_of_each_botte() {
    let why = BadDeck::TooMany { card: "covoiturage", most: 1 };
    assert_eq!(refused("rush", 4, &listed(&with("rush", "covoiturage", 2))), why);
}

#[test]
fn rus_a1_a_25_may_stand_for_the_75() {
    let names = |deck: &[(&str, u8)]| {
        let rules = Rules::of("rush", 2, &[("deck", &listed(deck))]).unwrap();
        let entries = rules.edition().catalogue.iter();
        entries.map(|entry| entry.name).take(3).collect::<Vec<_>>()
    };
    let mut deck = with("rush", "75", 0);
    deck.push(("25", 10));
    assert_eq!(names(&deck), ["25", "50", "100"]);
    deck.push(("75", 3));
    assert_eq!(names(&deck), ["25", "50", "75"]);
    let none = listed(&with("rush", "75", 0));
    assert_eq!(refused("rush", 2, &none), BadDeck::TooFew { card: "75", least: 1 });
}

#[test]
fn fun_a1_two_accelerators_are_needed() {
    let one = listed(&with("fun-speed", "accelerateur", 1));
    let why = BadDeck::TooFew { card: "accelerateur", least: 2 };
    assert_eq!(refused("fun-speed", 2, &one), why);
    let two = listed(&with("fun-speed", "accelerateur", 2));
    assert!(Rules::of("fun-speed", 2, &[("deck", &two)]).is_ok());
}

/// The smallest and the largest decks are played to their end, with every card where it belongs.
#[test]
fn decks_of_ones_own_are_played_with() {
    for (game, least, most) in [("rush", 1, 5), ("fun-speed", 2, 4)] {
        for copies in least..=most {
            let deck = listed(&of_each(game, copies));
            let rules = Rules::of(game, 2, &[("deck", &deck)]).unwrap();
            for seed in 0..20 {
                let mut sprint = Sprint::new(&rules);
                sprint.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
                sprint.audit().unwrap();
                playout(&mut sprint, &mut Quick::new(seed));
                sprint.audit().unwrap();
                assert!(sprint.score().is_some());
            }
        }
    }
}
