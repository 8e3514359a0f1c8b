//! How Rush and Fun & Speed travel: what a client is told that may act.

#![allow(clippy::unwrap_used)]

use referee::{News, Version};
use sprint::{Position, Rules, Sprint, Watches};
use table::{Game, Hosted, Seat, Viewer};
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
        let card = |name| rules.edition().card(name).unwrap();
        let marker =
            sprint::Marker { by: Seat(1), face: card("200"), watches: Watches::HandAndZone };
        position.hands[0] = vec![card("controle"), card("50")];
        position.markers[2] = Some(marker);
    });
    assert!(demands(&news, "B").contains(&None), "B can be demanded of");
    let refused = demands(&news, "C");
    assert!(matches!(refused[..], [Some(clauses)] if clauses.contains(&"RUS-72")), "{refused:?}");
}
