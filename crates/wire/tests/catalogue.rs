//! What those who make a table are told about the games.

#![allow(clippy::unwrap_used)]

use families::Setup;
use wire::GameInfo;

#[test]
fn ast_02_ast_03_partners_share_a_side_from_six_on() {
    let games = GameInfo::all(&[]);
    let asterix = games.iter().find(|game| game.name == "asterix").unwrap();
    let teams = |seats: u8| {
        let seating = asterix.seatings.iter().find(|seating| seating.seats == seats).unwrap();
        seating.teams.clone()
    };
    assert_eq!(teams(6), [["A", "D"], ["B", "E"], ["C", "F"]]);
    assert_eq!(teams(2), [["A"], ["B"]]);
}

#[test]
fn rus_76_teams_are_those_of_the_option_that_makes_them() {
    let games = GameInfo::all(&[]);
    for game in &games {
        for seating in &game.seatings {
            for (&option, others) in &seating.teams_by_option {
                for (value, teams) in others {
                    let setup = Setup::of(game.name, seating.seats, &[(option, value)]).unwrap();
                    let made = wire::sides(seating.seats, setup.rules().teams());
                    assert_eq!(*teams, made, "{} {option} {value}", game.name);
                    assert_ne!(*teams, seating.teams, "{} {option} {value}", game.name);
                }
            }
        }
    }
    let rush = games.iter().find(|game| game.name == "rush").unwrap();
    let four = rush.seatings.iter().find(|seating| seating.seats == 4).unwrap();
    assert_eq!(four.teams_by_option["teams"]["on"], [["A", "C"], ["B", "D"]]);
}

#[test]
fn every_form_is_a_table_that_can_be_set_up_and_the_first_chooses_nothing() {
    for game in GameInfo::all(&[]) {
        assert_ne!(game.forms.len(), 1, "{}: one form is no choice", game.name);
        assert!(game.forms.iter().take(1).all(|form| form.options.is_empty()), "{}", game.name);
        for form in &game.forms {
            assert!(!form.seats.is_empty(), "{} {}", game.name, form.name);
            let options: Vec<_> =
                form.options.iter().map(|(&name, &value)| (name, value)).collect();
            for &seats in &form.seats {
                let setup = Setup::of(game.name, seats, &options);
                assert!(setup.is_ok(), "{} {} with {seats}", game.name, form.name);
            }
        }
    }
}
