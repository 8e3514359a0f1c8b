//! Some sentences word for word, one for each thing a sentence can depend on.

use std::sync::Arc;

use bornes::{Award, Card, Ending, Event, Illegal, Km, Misplaced, Race, Rules, Seen};
use table::{Seat, Seats, Team};

use crate::bornes::{award, misplaced};
use crate::{Lang, Sentence, Spoken, Texts};

fn rules(game: &str, seats: u8) -> Arc<Rules> {
    Rules::of(game, seats, &[]).unwrap()
}

fn card(rules: &Rules, name: &str) -> Card {
    rules.edition().catalogue.card(name).unwrap()
}

/// A French text with ordinary blanks and apostrophes, which are easier to type here.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ").replace('’', "'")
}

fn tell(texts: &Texts, sentence: &Sentence, rules: &Rules) -> String {
    texts.tell(sentence, rules.name(), &|seat: Seat| seat.to_string())
}

pub(super) fn assert_says(said: impl Fn(&Texts) -> String, french: &str, english: &str) {
    assert_eq!(plain(&said(&Texts::new(Lang::Fr))), french);
    assert_eq!(plain(&said(&Texts::new(Lang::En))), english);
}

fn assert_refuses(why: Illegal, rules: &Rules, french: &str, english: &str) {
    assert_says(|texts| texts.refusal::<Race>(why, rules), french, english);
}

fn assert_tells(seen: Seen, rules: &Rules, french: &str, english: &str) {
    let names = |seat: Seat| seat.to_string();
    assert_says(|texts| texts.event::<Race>(&seen, rules, &names), french, english);
}

#[test]
fn a_halt_names_the_parade_the_green_light_and_the_botte() {
    let rules = rules("asterix", 4);
    assert_refuses(
        Illegal::Halted { by: card(&rules, "crevaison"), despite: None },
        &rules,
        "Une attaque vous arrête : Crevaison. Posez une Roue de secours, puis un Feu vert \
         (inutile avec Prioritaire), ou la botte Increvable.",
        "An attack stops you: Flat tyre. Lay a Spare wheel, then a Green light (not needed with \
         Priority), or the botte Puncture-proof.",
    );
}

#[test]
fn a_red_light_takes_no_second_green_light() {
    let rules = rules("asterix", 4);
    assert_refuses(
        Illegal::Halted { by: card(&rules, "feu-rouge"), despite: None },
        &rules,
        "Une attaque vous arrête : Feu rouge. Posez un Feu vert, ou la botte Prioritaire.",
        "An attack stops you: Red light. Lay a Green light, or the botte Priority.",
    );
}

#[test]
fn a_halt_without_botte_names_none() {
    let rules = rules("desert", 2);
    assert_refuses(
        Illegal::Halted { by: card(&rules, "stop-camping"), despite: None },
        &rules,
        "Une attaque vous arrête : Stop ! Camping. Posez un Feu Vert de Moïse.",
        "An attack stops you: Stop! Camping. Lay Moses' Green Light.",
    );
}

#[test]
fn only_where_one_discards_is_one_told_to() {
    let asterix = rules("asterix", 4);
    assert_refuses(
        Illegal::NothingToParry { attack: card(&asterix, "accident") },
        &asterix,
        "Cette parade ne se pose que contre un Accident, et vous n'avez rien de tel devant vous. \
         Gardez-la ou défaussez-la.",
        "This parade only works against an Accident, and nothing of the kind lies before you. \
         Keep it or discard it.",
    );
    let desert = rules("desert", 4);
    assert_refuses(
        Illegal::NothingToParry { attack: card(&desert, "egyptiens") },
        &desert,
        "Cette parade ne se pose que contre les Égyptiens, et vous n'avez rien de tel devant vous. \
         Gardez-la pour plus tard.",
        "This parade only works against the Egyptians, and nothing of the kind lies before you. \
         Keep it for later.",
    );
}

#[test]
fn a_distance_is_called_as_the_game_calls_it() {
    let short = Rules::of("asterix", 4, &[("goal", "700")]).unwrap();
    let why = |goal| Illegal::Overshoots { goal: Km(goal), by: Km(25) };
    assert_refuses(
        why(700),
        &short,
        "Il faut tomber juste sur 700 km, et cette étape vous mènerait 25 km trop loin.",
        "You must reach 700 km exactly, and this distance card would take you 25 km too far.",
    );
    assert_refuses(
        why(1000),
        &rules("desert", 2),
        "Il faut tomber juste sur 1000 km, et cette borne vous mènerait 25 km trop loin.",
        "You must reach 1000 km exactly, and this kilometre card would take you 25 km too far.",
    );
}

#[test]
fn a_team_is_named_by_its_seats() {
    let rules = rules("asterix", 6);
    let accident = card(&rules, "accident");
    let on = Team(0);
    assert_tells(
        Event::Attacked { seat: Seat(1), card: accident, on },
        &rules,
        "B attaque A et D avec un Accident.",
        "B attacks A and D with an Accident.",
    );
    assert_tells(
        Event::Landed { card: accident, on },
        &rules,
        "L'attaque porte : A et D subissent un Accident.",
        "The attack holds: A and D suffer an Accident.",
    );
}

#[test]
fn a_player_alone_is_singular() {
    let rules = rules("desert", 2);
    assert_tells(
        Event::Landed { card: card(&rules, "egyptiens"), on: Team(1) },
        &rules,
        "L'attaque porte : B subit les Égyptiens.",
        "The attack holds: B suffers the Egyptians.",
    );
}

#[test]
fn a_coup_fourre_says_who_loses_a_turn() {
    let rules = rules("asterix", 4);
    let card = card(&rules, "as-du-volant");
    let seat = Seat(3);
    let replied = |lost: Seats| Event::Replied { seat, card, lost };
    assert_tells(
        replied(Seats::NONE),
        &rules,
        "Coup-fourré ! D répond par la botte As du volant et prend la main.",
        "Coup-fourré! D answers with Ace driver and takes the turn.",
    );
    assert_tells(
        replied(Seats::only(Seat(2))),
        &rules,
        "Coup-fourré ! D répond par la botte As du volant et prend la main. C perd son tour.",
        "Coup-fourré! D answers with Ace driver and takes the turn. C loses a turn.",
    );
    assert_tells(
        replied(Seats::all(3)),
        &rules,
        "Coup-fourré ! D répond par la botte As du volant et prend la main. A, B et C perdent leur tour.",
        "Coup-fourré! D answers with Ace driver and takes the turn. A, B and C lose a turn.",
    );
}

#[test]
fn only_a_known_card_is_named() {
    let rules = rules("desert", 2);
    let seat = Seat(0);
    let card = Some(card(&rules, "egyptiens"));
    assert_tells(
        Event::Drew { seat, card },
        &rules,
        "A pioche les Égyptiens.",
        "A draws the Egyptians.",
    );
    assert_tells(
        Event::Drew { seat, card: None },
        &rules,
        "A pioche une carte.",
        "A draws a card.",
    );
}

#[test]
fn distance_parade_and_botte_are_laid_in_different_words() {
    let rules = rules("asterix", 2);
    let seat = Seat(0);
    let laid = |name| Event::Laid { seat, card: card(&rules, name) };
    assert_tells(laid("75"), &rules, "A avance de 75 km.", "A covers 75 km.");
    assert_tells(laid("reparations"), &rules, "A pose une carte Réparations.", "A lays Repairs.");
    assert_tells(
        laid("increvable"),
        &rules,
        "A pose une botte : Increvable.",
        "A lays a botte: Puncture-proof.",
    );
}

#[test]
fn an_ending_says_what_ran_out() {
    let ends = |rules: Arc<Rules>| {
        let ended = Event::Ended { ending: Ending::Exhausted, goal: Km(1000) };
        move |texts: &Texts| tell(texts, &Race::event(&ended, &rules), &rules)
    };
    assert_says(
        ends(rules("asterix", 2)),
        "Il ne reste aucune étape, ni dans la pioche ni dans les mains. La manche est finie, et la \
         plus grande distance l'emporte.",
        "No distance card is left in the draw pile or in the hands. The round is over, and the \
         greatest distance wins.",
    );
    assert_says(
        ends(rules("desert", 2)),
        "Il ne reste aucune borne dans la pioche. La partie est finie, et la plus grande distance l'emporte.",
        "No kilometre card is left in the draw pile. The game is over, and the greatest distance wins.",
    );
    assert_says(
        ends(Rules::of("desert", 2, &[("borne_end", "pile_empty")]).unwrap()),
        "La pioche est vide. La partie est finie, et la plus grande distance l'emporte.",
        "The draw pile is empty. The game is over, and the greatest distance wins.",
    );
}

#[test]
fn winners_are_counted() {
    let won = |winners: Seats| {
        move |texts: &Texts| texts.winners(winners, &|seat: Seat| seat.to_string())
    };
    assert_says(won(Seats::NONE), "Personne ne gagne.", "Nobody wins.");
    assert_says(won(Seats::only(Seat(2))), "C gagne.", "C wins.");
    assert_says(won(Seats::all(2)), "A et B gagnent.", "A and B win.");
}

#[test]
fn a_slow_winner_went_without_the_longest_distance() {
    let rules = rules("asterix", 2);
    assert_says(
        |texts| tell(texts, &award(Award::SlowVictory, &rules), &rules),
        "Victoire sans aucun 200",
        "Victory without any 200",
    );
}

#[test]
fn a_bad_setup_says_what_can_be_chosen() {
    let bad = |game, seats, options: &[(&str, &str)]| Rules::of(game, seats, options).unwrap_err();
    let why = bad("asterix", 5, &[]);
    assert_says(
        |texts| texts.bad_setup(&why),
        "On ne peut pas jouer à 5. Il faut être 2, 3, 4, 6 ou 8.",
        "This game is not for 5. It takes 2, 3, 4, 6 or 8 players.",
    );
    let why = bad("asterix", 2, &[("goal", "700")]);
    assert_says(
        |texts| texts.bad_setup(&why),
        "« goal 700 » ne se choisit qu'à 4 ou 8 joueurs.",
        "“goal 700” can only be chosen with 4 or 8 players.",
    );
}

#[test]
fn too_many_cards_are_counted() {
    let rules = rules("desert", 2);
    let why = |name| Misplaced::TooMany(card(&rules, name));
    assert_says(
        |texts| tell(texts, &misplaced(why("manne"), &rules), &rules),
        "Il y a trop d'exemplaires d'une carte : Manne. Le paquet n'en compte que 6.",
        "There are too many copies of a card: Manna. The deck has only 6.",
    );
    assert_says(
        |texts| tell(texts, &misplaced(why("citerne-portable"), &rules), &rules),
        "Il y a trop d'exemplaires d'une carte : Citerne portable. Le paquet n'en compte qu'un.",
        "There are too many copies of a card: Portable Cistern. The deck has only one.",
    );
}

#[test]
fn seconds_and_seats_are_values_in_words() {
    let rules = rules("asterix", 4);
    let options = rules.edition().options;
    let value = |name: &'static str, value: &'static str| {
        let option = options.iter().find(|option| option.name == name).unwrap();
        move |texts: &Texts| texts.option_value(option, value)
    };
    assert_says(value("window_seconds", "2.5"), "2,5 s", "2.5 s");
    assert_says(value("window_seconds", "0"), "sans limite de temps", "no time limit");
    assert_says(value("first_dealer", "B"), "place B", "seat B");
    assert_says(value("first_dealer", "random"), "au hasard", "at random");
    assert_says(value("match", "points"), "jusqu'à 5000 points", "up to 5000 points");
    assert_says(value("open_partner_hands", "true"), "oui", "yes");
}

#[test]
fn languages_round_trip_as_text() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    assert!("xx".parse::<Lang>().is_err());
    let tags = ["en", "fr-CA", "EN_gb.UTF-8", "eng", "C", ""];
    let langs = [Some(Lang::En), Some(Lang::Fr), Some(Lang::En), None, None, None];
    assert_eq!(tags.map(Lang::of_tag), langs);
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Texts>();
}

#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "no text for `nowhere`"))]
fn a_missing_text_is_noticed_in_tests_and_shown_as_its_key_in_production() {
    assert_eq!(Texts::new(Lang::Fr).say("nowhere", &[]), "nowhere");
}

#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "Reference"))]
fn a_missing_argument_is_noticed_in_tests_and_shown_by_name_in_production() {
    let said = Texts::new(Lang::En).say("event-passed", &[]);
    assert_eq!(said, "{$seat} passes.");
}

#[test]
fn what_is_not_ours_keeps_its_name() {
    let texts = Texts::new(Lang::Fr);
    assert_eq!(texts.card("whist", "as-de-pique"), "as-de-pique");
    assert_eq!(texts.title("whist"), "whist");
}
