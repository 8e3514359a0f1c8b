//! What those who make a table are told about the games.

#![allow(clippy::unwrap_used)]

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
