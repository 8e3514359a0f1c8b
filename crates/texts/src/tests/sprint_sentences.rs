//! Sentences of Rush and Fun & Speed, word for word.

use std::sync::Arc;

use sprint::{
    Card, Course, Event, Illegal, Km, Laid, Lapse, Rules, Saying, Seen, Sound, Sprint, Then, Top,
};
use table::{Seat, Seats, Team};

use super::sentences::assert_says;

fn rules(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    Rules::of(game, 4, options).unwrap()
}

fn card(rules: &Rules, name: &str) -> Card {
    rules.edition().catalogue.card(name).unwrap()
}

fn assert_refuses(why: Illegal, rules: &Rules, french: &str, english: &str) {
    assert_says(|texts| texts.refusal::<Sprint>(why, rules), french, english);
}

fn assert_tells(seen: Seen, rules: &Rules, french: &str, english: &str) {
    let names = |seat: Seat| seat.to_string();
    assert_says(|texts| texts.event::<Sprint>(&seen, rules, &names), french, english);
}

#[test]
fn accelerators_are_counted_out() {
    let rules = rules("fun-speed", &[]);
    let travelled = |accelerators, saying| {
        let what = Laid::new(card(&rules, "100"), accelerators);
        Event::Travelled { seat: Seat(0), what, saying }
    };
    assert_tells(travelled(0, Saying::Right), &rules, "A avance de 100 km.", "A covers 100 km.");
    assert_tells(
        travelled(2, Saying::Nothing),
        &rules,
        "A avance de 400 km (100 ×4).",
        "A covers 400 km (100 ×4).",
    );
    assert_tells(
        travelled(1, Saying::Km(75)),
        &rules,
        "A avance de 200 km (100 ×2) et annonce 75.",
        "A covers 200 km (100 ×2) and says 75.",
    );
}

/// FUN-22: the others have to listen; the text does not tell them when to call.
#[test]
fn fun_22_a_distance_is_told_alike_whether_or_not_it_is_announced() {
    let rules = rules("fun-speed", &[("strict", "on")]);
    let what = Laid::new(card(&rules, "50"), 0);
    for saying in [Saying::Right, Saying::Nothing] {
        let travelled = Event::Travelled { seat: Seat(1), what, saying };
        assert_tells(travelled, &rules, "B avance de 50 km.", "B covers 50 km.");
    }
}

#[test]
fn a_stolen_distance_is_worth_its_number() {
    let rules = rules("rush", &[("teams", "on")]);
    let what = Laid::new(card(&rules, "200"), 1);
    let stolen = |then| Event::Stolen { seat: Seat(0), from: Team(1), what, then };
    assert_tells(
        stolen(Then::Laid),
        &rules,
        "Vol ! A prend à B et D une borne 200 ×2 et la pose : 200 km de plus.",
        "Theft! A takes a 200 km card ×2 from B and D and lays it: 200 km more.",
    );
    assert_tells(
        stolen(Then::Kept),
        &rules,
        "Vol ! A prend à B et D une borne 200 ×2 et la garde en main.",
        "Theft! A takes a 200 km card ×2 from B and D and keeps it in hand.",
    );
}

#[test]
fn an_attack_is_heard_where_attacks_have_sounds() {
    let attacked = |rules, saying| Event::Attacked {
        seat: Seat(0),
        card: card(rules, "accident"),
        on: Team(1),
        saying,
    };
    let silent = rules("rush", &[]);
    assert_tells(
        attacked(&silent, Saying::Right),
        &silent,
        "A attaque B avec un Accident.",
        "A attacks B with an Accident.",
    );
    let loud = rules("fun-speed", &[]);
    assert_tells(
        attacked(&loud, Saying::Right),
        &loud,
        "Bam ! A attaque B avec un Accident.",
        "Bam! A attacks B with an Accident.",
    );
    assert_tells(
        attacked(&loud, Saying::Sound(Sound::Pschhh)),
        &loud,
        "Pschhh ! A attaque B avec un Accident.",
        "Pschhh! A attacks B with an Accident.",
    );
    assert_tells(
        attacked(&loud, Saying::Nothing),
        &loud,
        "A attaque B avec un Accident, sans un bruit.",
        "A attacks B with an Accident, without a sound.",
    );
    assert_tells(
        Event::AttackVoid { seat: Seat(0), card: card(&loud, "accident") },
        &loud,
        "A aurait dû crier « Bam ! » : l'attaque est défaussée (Accident).",
        "A should have shouted “Bam!”: the attack is discarded (Accident).",
    );
}

#[test]
fn a_parade_says_whether_it_takes_the_turn_and_what_can_be_taken() {
    let countered = |rules, lost| Event::Countered {
        seat: Seat(3),
        card: card(rules, "reparations"),
        attack: card(rules, "accident"),
        top: Top::Attack,
        lost,
    };
    let takes = rules("rush", &[]);
    assert_tells(
        countered(&takes, Seats::only(Seat(2))),
        &takes,
        "D pare aussitôt un Accident avec une carte Réparations et prend la main. \
         Sur la défausse : Accident. C perd son tour.",
        "D parries an Accident at once with Repairs and takes the turn. \
         On top of the discard pile: Accident. C loses a turn.",
    );
    let keeps = rules("fun-speed", &[]);
    assert_tells(
        countered(&keeps, Seats::NONE),
        &keeps,
        "D pare aussitôt un Accident avec une carte Réparations. Sur la défausse : Accident.",
        "D parries an Accident at once with Repairs. On top of the discard pile: Accident.",
    );
}

#[test]
fn a_cancelled_distance_says_where_it_goes() {
    let cancelled = |rules, accelerators, back| {
        let what = Laid::new(card(rules, "100"), accelerators);
        Event::UTurned { seat: Seat(2), of: Seat(0), what, back }
    };
    let rush = rules("rush", &[]);
    assert_tells(
        cancelled(&rush, 1, true),
        &rush,
        "Demi-tour ! C annule 200 km à A : la borne 100 revient en main, l'Accélérateur est perdu.",
        "U-turn! C cancels 200 km that A has just laid: the 100 km card returns to hand, the \
         Accelerator is lost.",
    );
    let fun = rules("fun-speed", &[]);
    assert_tells(
        cancelled(&fun, 0, false),
        &fun,
        "Demi-tour ! C annule 100 km à A : la borne 100 part à la défausse.",
        "U-turn! C cancels 100 km that A has just laid: the 100 km card is discarded.",
    );
}

#[test]
fn a_mistake_names_every_card_it_showed() {
    let rules = rules("rush", &[("strict", "on")]);
    let mistaken = |names: [Option<&str>; 3]| {
        let shown = names.map(|name| name.map(|name| card(&rules, name)));
        Event::Mistaken { seat: Seat(0), shown }
    };
    assert_tells(
        mistaken([Some("100"), Some("accelerateur"), None]),
        &rules,
        "Erreur ! A reprend ses cartes : Borne 100 et Accélérateur.",
        "A mistake! A takes the cards back: Distance 100 and Accelerator.",
    );
    assert_tells(
        mistaken([None; 3]),
        &rules,
        "Erreur ! A n'avait pas le droit de faire cela.",
        "A mistake! A was not allowed to do that.",
    );
}

#[test]
fn a_halt_names_everything_that_lifts_it() {
    let halted = |rules| Illegal::Halted { by: card(rules, "accident"), course: Course::Normal };
    let rush = rules("rush", &[]);
    assert_refuses(
        halted(&rush),
        &rush,
        "Une attaque vous arrête : Accident. Levez-la avec une carte Réparations, ou posez la botte \
         As du volant.",
        "An attack stops you: Accident. Lift it with Repairs, or lay the botte Ace driver.",
    );
    let fun = rules("fun-speed", &[]);
    assert_refuses(
        halted(&fun),
        &fun,
        "Une attaque vous arrête : Accident. Levez-la avec une carte Réparations ou une Super Parade, \
         ou posez la botte As du volant.",
        "An attack stops you: Accident. Lift it with Repairs or a Super parade, or lay the botte Ace \
         driver.",
    );
    assert_refuses(
        Illegal::Limited { to: Km(50) },
        &fun,
        "Une attaque vous ralentit : Radar. Posez 50 km au plus, levez-la avec une Fin de radar ou une \
         Super Parade, ou posez la botte Véhicule prioritaire.",
        "An attack slows you down: Speed camera. Lay 50 km at most, lift it with an End of camera or a \
         Super parade, or lay the botte Priority vehicle.",
    );
}

#[test]
fn a_hold_up_that_lapses_says_why() {
    let rules = rules("fun-speed", &[]);
    let lapsed = |why| Event::Lapsed { seat: Seat(0), why };
    assert_tells(
        lapsed(Lapse::AlreadyRobbed),
        &rules,
        "Le Hold Up crié par A reste sans suite : un seul vol par tour et par joueur, rien à payer.",
        "The Hold Up called by A comes to nothing: one theft a turn for each player, nothing to pay.",
    );
    assert_tells(
        lapsed(Lapse::NothingToTake),
        &rules,
        "Le Hold Up crié par A reste sans suite : rien à prendre, rien à payer.",
        "The Hold Up called by A comes to nothing: nothing to take, nothing to pay.",
    );
}

#[test]
fn a_wrong_reply_names_the_right_ones() {
    let rules = rules("fun-speed", &[]);
    assert_refuses(
        Illegal::WrongReply { card: card(&rules, "feu-vert"), to: card(&rules, "crevaison") },
        &rules,
        "Cette carte ne répond pas à l'attaque Crevaison : il faut une Roue de secours, une Super \
         Parade, la botte Increvable ou un Rétroviseur.",
        "This card does not answer the attack Flat tyre: it takes a Spare wheel, a Super parade, the \
         botte Puncture-proof or a Rear-view mirror.",
    );
    assert_refuses(
        Illegal::WrongReply { card: card(&rules, "feu-vert"), to: card(&rules, "100") },
        &rules,
        "Cette carte ne peut rien contre une borne 100 : il faut un Demi-tour.",
        "This card is no help against a 100 km card: it takes a U-turn.",
    );
}

#[test]
fn two_options_that_exclude_each_other_are_both_named() {
    let why = Rules::of("rush", 4, &[("goal", "700"), ("teams", "on")]).unwrap_err();
    assert_says(
        |texts| texts.bad_setup(&why),
        "« goal 700 » ne va pas avec « teams on ». Choisissez l'un ou l'autre.",
        "“goal 700” does not go with “teams on”. Choose one or the other.",
    );
}
