//! What somebody who knows the game would do, one situation a test.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

use bornes::Race;
use bots::Skill;
use chance::Quick;
use notation::bornes::action_text;
use notation::{Script, view_from};
use table::{Game, Secrets, Viewer};

/// What the steady one may do in a position: more than one thing if chance decides.
fn choices(position: &str) -> Vec<String> {
    let script = Script::parse(position).unwrap();
    let view = view_from::<Race>(&script).unwrap();
    let Viewer::Seat(seat) = view.viewer else { panic!("a viewer with a seat") };
    let mut legal = Vec::new();
    Race::imagine(&view, &mut Quick::new(1)).legal(seat, &mut legal);
    let mut choices: Vec<String> = (0..50)
        .map(|seed| Race::steady(&view, &legal, &mut Quick::new(seed)))
        .map(|action| action_text(view.open.rules(), action))
        .collect();
    choices.sort();
    choices.dedup();
    choices
}

/// What A does on its turn at a table of two that plays Astérix with these lines more.
fn two(lines: &str) -> Vec<String> {
    choices(&format!("game asterix\nseats 2\nviewer A\nturn A plays\nhand B: 6 unknown\n{lines}"))
}

/// The same, in a match for points.
fn points(lines: &str) -> Vec<String> {
    choices(&format!(
        "game asterix\nseats 2\noption match points\nviewer A\nturn A plays\nhand B: 6 unknown\n{lines}"
    ))
}

/// The same at a table of three.
fn three(lines: &str) -> Vec<String> {
    choices(&format!(
        "game asterix\nseats 3\nviewer A\nturn A plays\nhand B: 6 unknown\nhand C: 6 unknown\n{lines}"
    ))
}

/// What A does on its turn at a table of two that plays Désert with these lines more.
fn desert(lines: &str) -> Vec<String> {
    choices(&format!("game desert\nseats 2\nviewer A\nturn A plays\nhand B: 6 unknown\n{lines}"))
}

#[test]
fn it_starts_as_soon_as_it_can() {
    let choice = two("hand A: 200 100 75 feu-vert essence reparations roue-de-secours");
    assert_eq!(choice, ["lays feu-vert"]);
}

#[test]
fn it_rolls_on_the_longest_distance() {
    let choice = two("hand A: 25 50 75 100 200 feu-vert essence\nbattle A: feu-vert");
    assert_eq!(choice, ["lays 200"]);
}

#[test]
fn it_answers_an_attack_with_the_parade_and_then_with_the_green_light() {
    let hand = "hand A: 200 100 feu-vert essence reparations roue-de-secours fin-de-limite";
    assert_eq!(two(&format!("{hand}\nbattle A: feu-vert accident")), ["lays reparations"]);
    let hand = "hand A: 200 100 feu-vert essence 75 roue-de-secours fin-de-limite";
    assert_eq!(two(&format!("{hand}\nbattle A: feu-vert accident reparations")), ["lays feu-vert"]);
}

#[test]
fn it_finishes_before_anything_else() {
    let choice = two("hand A: 50 100 accident crevaison panne-d-essence feu-vert essence
         battle A: feu-vert
         km A: 100 100 100 100 100 100 100 100 100
         battle B: feu-vert
         km B: 200 200 75 75 75 75 75 75 75");
    assert_eq!(choice, ["lays 100"]);
}

#[test]
fn it_keeps_the_card_that_will_finish() {
    let choice = two("hand A: 50 75 essence roue-de-secours feu-vert feu-rouge crevaison
         battle A: feu-vert accident
         km A: 200 200 100 100 100 100 75 75");
    assert_eq!(choice, ["discards 75"], "950 km are covered, so 75 is too much and 50 is not");
}

#[test]
fn it_plans_the_last_kilometres() {
    let km = "battle A: feu-vert\nkm A: 200 200 100 100 100 75 75";
    let hand = "hand A: 50 75 100 essence essence reparations roue-de-secours";
    assert_eq!(two(&format!("{hand}\n{km}")), ["lays 100"], "100 and 50 make the missing 150");
    let hand = "hand A: 75 75 100 essence essence reparations roue-de-secours";
    assert_eq!(two(&format!("{hand}\n{km}")), ["lays 75"], "75 and 75 do, 100 would leave 50");
}

#[test]
fn it_waits_rather_than_leave_an_awkward_rest() {
    let choice = two("hand A: 75 essence essence essence reparations reparations roue-de-secours
         battle A: feu-vert
         km A: 200 200 100 100 100 100 100
         discard: 25 25 25 25 25 25 25 25 25");
    assert!(!choice.contains(&"lays 75".to_owned()), "one 25 is left, and many 100s and 50s");
}

#[test]
fn it_takes_every_kilometre_when_the_cards_run_out() {
    let choice = choices(
        "game desert
         seats 2
         viewer A
         turn A plays
         hand A: 25 75 manne
         hand B: 6 unknown
         battle A: feu-vert
         km A: 200 200 100 100 100 100 100
         stock: 2 unknown .",
    );
    assert_eq!(choice, ["lays 75"], "with two cards in the stock nobody waits for a 100");
}

#[test]
fn it_respects_the_cap_in_its_plans() {
    let choice = two("hand A: 200 100 75 feu-vert essence reparations roue-de-secours
         battle A: feu-vert accident roue-de-secours
         km A: 200 200
         battle B: feu-vert
         safe B: prioritaire
         speed A: limite-de-vitesse");
    assert_eq!(choice, ["lays feu-vert"]);
    let choice = two("hand A: 200 100 75 essence reparations roue-de-secours accident
         battle A: feu-vert feu-rouge
         km A: 200 200");
    assert_eq!(choice, ["discards 200"], "a third one can never be laid");
}

#[test]
fn it_attacks_the_one_to_beat() {
    let choice = three(
        "hand A: 25 accident essence essence reparations roue-de-secours fin-de-limite
         battle B: feu-vert
         km B: 100 100 100 100 100
         battle C: feu-vert
         km C: 100",
    );
    assert_eq!(choice, ["attacks B with accident"]);
}

#[test]
fn it_attacks_whoever_is_about_to_finish_before_it_moves_itself() {
    let choice = two("hand A: 25 75 feu-rouge essence reparations roue-de-secours fin-de-limite
         battle A: feu-vert
         km A: 100 100 100 100
         battle B: feu-vert
         km B: 200 200 100 100 100 100 100");
    assert_eq!(choice, ["attacks B with feu-rouge"]);
}

#[test]
fn it_prefers_the_attack_that_is_harder_to_cure() {
    let choice = two("hand A: 25 accident crevaison essence essence reparations roue-de-secours
         battle B: feu-vert
         km B: 100 100
         discard: reparations reparations reparations reparations reparations");
    assert_eq!(choice, ["attacks B with accident"], "no repairs are left");
}

#[test]
fn it_prefers_the_attack_that_cannot_be_answered() {
    let lines = "hand A: 25 accident crevaison essence essence feu-vert as-du-volant
         battle B: feu-vert
         km B: 100 100";
    assert_eq!(
        points(lines),
        ["attacks B with accident"],
        "the botte against it is in its own hand"
    );
}

#[test]
fn it_does_not_limit_a_car_that_is_nearly_there() {
    let choice = two("hand A: 25 limite-de-vitesse essence essence reparations roue-de-secours 75
         battle A: feu-vert
         battle B: feu-vert
         km B: 200 200 100 100 100 100 75 75");
    assert_eq!(choice, ["lays 75"]);
}

#[test]
fn it_replies_with_the_coup_fourre() {
    let choice = choices(
        "game asterix
         seats 2
         viewer B
         turn A plays
         hand A: 6 unknown
         hand B: 100 as-du-volant increvable feu-vert essence 50
         battle B: feu-vert accident
         window B with accident",
    );
    assert_eq!(choice, ["replies as-du-volant"]);
}

#[test]
fn it_lays_the_botte_that_frees_the_car_instead_of_the_parade() {
    let choice = two("hand A: 100 as-du-volant reparations feu-vert essence 50 200
         battle A: feu-vert accident");
    assert_eq!(choice, ["lays as-du-volant"]);
}

#[test]
fn it_starts_by_the_right_of_way() {
    let choice = two("hand A: 100 prioritaire feu-vert feu-vert essence 50 200");
    assert_eq!(choice, ["lays prioritaire"]);
    let choice = desert("hand A: 100 ouverture-de-la-mer-rouge feu-vert feu-vert manne 50 200");
    assert_eq!(
        choice,
        ["lays ouverture-de-la-mer-rouge"],
        "nobody can attack who starts by the sea"
    );
}

#[test]
fn it_holds_a_botte_back_where_a_coup_fourre_is_likely() {
    let lines = "hand A: 100 increvable feu-vert essence 50 75 reparations\nbattle A: feu-vert";
    assert_eq!(points(lines), ["lays 100"]);
    let late = "stock: 4 unknown .";
    assert_eq!(points(&format!("{lines}\n{late}")), ["lays increvable"], "now it must count");
    let spent = "discard: crevaison crevaison crevaison";
    assert_eq!(points(&format!("{lines}\n{spent}")), ["lays increvable"], "nothing to wait for");
}

#[test]
fn it_lays_its_bottes_before_it_ends_a_round_that_counts() {
    let lines = "hand A: 100 increvable feu-vert essence 50 200 reparations
         battle A: feu-vert
         km A: 200 200 100 100 100 100 100";
    assert_eq!(points(lines), ["lays increvable"]);
}

#[test]
fn it_never_throws_a_botte_away() {
    let choice = points(
        "hand A: 200 100 100 accident crevaison reparations citerne-d-essence
         battle A: feu-vert panne-d-essence",
    );
    assert_eq!(choice, ["lays citerne-d-essence"]);
    let choice = points("hand A: 200 100 100 accident crevaison reparations as-du-volant");
    assert_eq!(choice, ["discards reparations"], "the botte in the hand is better");
}

#[test]
fn it_throws_away_the_remedy_that_nothing_can_call_for() {
    let choice = two("hand A: 100 200 accident feu-rouge reparations essence roue-de-secours
         battle A: feu-vert crevaison
         safe A: as-du-volant
         battle B: feu-vert feu-rouge");
    assert_eq!(choice, ["lays roue-de-secours"]);
    let choice = two("hand A: 100 200 accident reparations feu-rouge essence roue-de-secours
         safe A: as-du-volant
         battle A: feu-vert panne-d-essence essence");
    assert_eq!(choice, ["discards reparations"]);
}

#[test]
fn it_throws_away_the_attack_that_nobody_can_suffer() {
    let choice = two("hand A: 100 200 accident crevaison feu-vert essence roue-de-secours
         battle A: feu-vert accident
         safe B: as-du-volant");
    assert_eq!(choice, ["discards accident"]);
}

#[test]
fn it_throws_a_green_light_away_once_it_has_the_right_of_way() {
    let choice = two("hand A: 100 75 75 100 feu-vert essence accident
         battle A: feu-vert crevaison
         safe A: prioritaire");
    assert_eq!(choice, ["discards feu-vert"]);
}

#[test]
fn it_lifts_the_limit_for_long_distances_only() {
    let lines = "hand A: 25 50 fin-de-limite 100 200 essence roue-de-secours
         battle A: feu-vert
         speed A: limite-de-vitesse";
    assert_eq!(two(lines), ["lays fin-de-limite"]);
    let near = "km A: 200 200 100 100 100 100 75 50";
    assert_eq!(two(&format!("{lines}\n{near}")), ["lays 50"], "50 and 25 are all it takes");
}

#[test]
fn it_plans_with_what_it_sees_of_its_partner() {
    let table = |options: &str, partner: &str| {
        choices(&format!(
            "game asterix
             seats 6
             {options}
             viewer A
             turn A plays
             hand A: 50 75 essence essence essence reparations roue-de-secours
             hand B: 6 unknown
             hand C: 6 unknown
             hand D: {partner}
             hand E: 6 unknown
             hand F: 6 unknown
             battle A: feu-vert
             km A: 200 200 100 100 100 100 100"
        ))
    };
    let open = "option open_partner_hands true";
    let partner = "25 essence essence reparations feu-vert 200";
    assert_eq!(table(open, partner), ["lays 75"], "the partner has the 25 that is then missing");
    let partner = "50 essence essence reparations feu-vert 200";
    assert_eq!(table(open, partner), ["lays 50"], "the partner has the other 50");
}

#[test]
fn it_passes_rather_than_spoil_the_finish_where_it_may() {
    let lines = "option free_pass true
         viewer A
         turn A plays
         hand A: 75 manne
         hand B: 60 unknown
         battle A: feu-vert
         km A: 200 200 100 100 100 100 100
         km B: 25 25 25 25 25 25 25 25 25";
    assert_eq!(choices(&format!("game desert\nseats 2\n{lines}")), ["passes"], "one 25 is left");
}

#[test]
fn it_lays_bottes_at_once_where_nobody_can_answer_attacks() {
    let choice = desert("hand A: 100 citerne-portable manne\nbattle A: feu-vert");
    assert_eq!(choice, ["lays citerne-portable"], "it costs no turn and brings a card");
}

#[test]
fn it_lies_low_when_many_wait_with_attacks_and_the_cards_run_out() {
    let lines = |stock: u8| {
        choices(&format!(
            "game asterix
             seats 4
             viewer A
             turn A plays
             hand A: 100 100 feu-vert feu-vert fin-de-limite fin-de-limite essence
             hand B: 6 unknown
             hand C: 6 unknown
             hand D: 6 unknown
             safe A: citerne-d-essence
             stock: {stock} unknown ."
        ))
    };
    assert_eq!(lines(60), ["lays feu-vert"]);
    assert!(!lines(4).contains(&"lays feu-vert".to_owned()));
}

#[test]
fn a_hand_of_sixty_cards_is_no_trouble() {
    let choice = desert(
        "hand A: 25 25 25 25 25 25 25 25 25 50 50 50 50 50 50 50 50 50 75 75 75 75 75 75 75 75 \
         100 100 100 100 100 100 100 100 100 100 200 200 200 feu-vert feu-vert feu-vert feu-vert \
         feu-vert feu-vert feu-vert manne manne manne manne egyptiens egyptiens egyptiens \
         puits-de-myriam puits-de-myriam puits-de-myriam crevaison-char crevaison-char \
         colonnes-de-nuees colonnes-de-nuees colonnes-de-nuees\nbattle A: feu-vert",
    );
    assert_eq!(choice, ["lays 200"]);
}
