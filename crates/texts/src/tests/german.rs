//! German sentences, word for word: what is filled in stands in the accusative, and no sentence asks for
//! another case.

use std::sync::Arc;

use bornes::{Event, Illegal, Race, Rules, Seen};
use table::{Seat, Team};

use crate::{Lang, Texts};

fn rules(game: &str) -> Arc<Rules> {
    Rules::of(game, 4, &[]).unwrap()
}

fn told(seen: Seen, rules: &Rules) -> String {
    let names = |seat: Seat| seat.to_string();
    Texts::new(Lang::De).event::<Race>(&seen, rules, &names).replace('\u{a0}', " ")
}

fn refused(why: Illegal, rules: &Rules) -> String {
    Texts::new(Lang::De).refusal::<Race>(why, rules).replace('\u{a0}', " ")
}

#[test]
fn cards_have_their_articles() {
    let rules = rules("asterix");
    let attack = |name: &str| {
        let card = rules.edition().catalogue.card(name).unwrap();
        told(Event::Attacked { seat: Seat(0), card, on: Team(1) }, &rules)
    };
    assert_eq!(attack("feu-rouge"), "A spielt eine Rote Ampel gegen B.");
    assert_eq!(attack("accident"), "A spielt einen Unfall gegen B.");
    assert_eq!(attack("limite-de-vitesse"), "A spielt ein Tempolimit gegen B.");
    assert_eq!(attack("panne-d-essence"), "A spielt die Karte Benzin leer gegen B.");
}

#[test]
fn a_halt_names_the_parade_the_green_light_and_the_botte() {
    let rules = rules("asterix");
    let by = rules.edition().catalogue.card("crevaison").unwrap();
    assert_eq!(
        refused(Illegal::Halted { by, despite: None }, &rules),
        "Ein Angriff hält dich auf: Reifenpanne. Lege ein Ersatzrad, dann eine Grüne Ampel \
         (unnötig mit Vorfahrt), oder die Botte Pannensicher."
    );
}

#[test]
fn numbers_have_a_comma_and_a_no_break_space() {
    let rules = rules("desert");
    let by = bornes::Km(25);
    let said = Texts::new(Lang::De)
        .refusal::<Race>(Illegal::Overshoots { goal: bornes::Km(1000), by }, &rules);
    let whole = "Du musst genau 1000\u{a0}km erreichen, und diese Streckenkarte brächte dich \
                 25\u{a0}km zu weit.";
    assert_eq!(said, whole);
    let seconds = [("seconds", 2.5.into())];
    assert_eq!(Texts::new(Lang::De).say("option-value-seconds", &seconds), "2,5\u{a0}s");
}
