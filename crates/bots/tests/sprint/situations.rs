//! What somebody who knows the game would do, one situation a test.

use std::sync::Arc;

use bots::Skill;
use chance::Quick;
use sprint::position::{Layout, Moment, Position};
use sprint::{Action, Laid, Rules, Saying, Source, Sprint, Then, Top};
use table::{Game, Seat, Team, Viewer};

/// A position of one table; A is about to act.
pub struct Scene {
    rules: Arc<Rules>,
    pub position: Position,
}

impl Scene {
    pub fn new(game: &str, seats: u8) -> Scene {
        let rules = Rules::of(game, seats, &[]).unwrap();
        let mut position = Position::new(&rules);
        position.turn = Some(Moment::Plays(Seat(0)));
        Scene { rules, position }
    }

    pub fn card(&self, name: &str) -> sprint::Card {
        self.rules.edition().catalogue.card(name).unwrap()
    }

    fn cards(&self, names: &str) -> Vec<sprint::Card> {
        names.split_whitespace().map(|name| self.card(name)).collect()
    }

    pub fn hand(mut self, seat: usize, names: &str) -> Scene {
        self.position.hands[seat] = self.cards(names).into_iter().collect();
        self
    }

    fn discard(mut self, names: &str) -> Scene {
        self.position.discard = self.cards(names);
        self
    }

    pub fn km(mut self, team: usize, names: &str) -> Scene {
        let distances = self.cards(names).into_iter().map(|card| Laid::new(card, 0));
        self.position.zones[team].distances = distances.collect();
        self
    }

    fn battle(mut self, team: usize, name: &str) -> Scene {
        let battle = Some(self.card(name));
        self.position.zones[team] = Layout { battle, ..self.position.zones[team].clone() };
        self
    }

    pub fn game(&self) -> Sprint {
        Sprint::place(&self.rules, &self.position).unwrap()
    }

    /// What A does.
    fn choice(&self) -> Action {
        choice(&self.game(), Seat(0))
    }

    fn lay(&self, name: &str, accelerators: u8) -> Action {
        Action::Lay { card: self.card(name), accelerators, saying: Saying::Right }
    }
}

/// What a seat does, whatever chance says.
fn choice(game: &Sprint, seat: Seat) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let decide = |seed| Sprint::steady(&view, &legal, &mut Quick::new(seed));
    let first = decide(0);
    assert!((1..20).all(|seed| decide(seed) == first), "chance decides");
    first
}

const JUNK: &str = "feu-vert fin-de-limite borne-de-recharge fin-du-pic reparations";

#[test]
fn it_takes_a_long_distance_from_the_discard_pile_and_leaves_a_useless_card() {
    let scene = |top: &str| {
        let mut scene = Scene::new("rush", 2).hand(0, &format!("50 {JUNK}")).discard(top);
        scene.position.turn = Some(Moment::Begins(Seat(0)));
        scene.choice()
    };
    assert_eq!(scene("200"), Action::Draw { from: Source::Discard });
    assert_eq!(scene("feu-vert"), Action::Draw { from: Source::Stock });
}

#[test]
fn it_doubles_its_longest_distance() {
    let scene = Scene::new("rush", 2).hand(0, "50 75 200 accelerateur feu-vert reparations");
    assert_eq!(scene.choice(), scene.lay("200", 1));
}

#[test]
fn it_keeps_a_botte_for_the_coup_fourre_unless_it_wins() {
    let hand = "prioritaire-electrique 100 feu-vert reparations fin-du-pic 50 75";
    let scene = Scene::new("rush", 2).hand(0, hand).hand(1, JUNK);
    assert_eq!(scene.choice(), scene.lay("100", 0));
    let scene = scene.km(0, "200 200 200 200 100");
    assert_eq!(scene.choice(), scene.lay("prioritaire-electrique", 0));
}

#[test]
fn it_lays_the_botte_that_sets_it_free() {
    let scene =
        Scene::new("rush", 2).hand(0, "as-du-volant reparations 100 50").battle(0, "accident");
    assert_eq!(scene.choice(), scene.lay("as-du-volant", 0));
}

#[test]
fn it_frees_itself_before_it_attacks() {
    let hand = "reparations feu-rouge 100 200 50";
    let scene = Scene::new("rush", 2).hand(0, hand).hand(1, JUNK).battle(0, "accident");
    assert!(matches!(scene.choice(), Action::Parry { .. }), "{:?}", scene.choice());
}

/// The game after A has played.
fn after(scene: &Scene, action: Action) -> Sprint {
    let mut game = scene.game();
    game.act(Seat(0), action, &mut ()).unwrap();
    game
}

#[test]
fn it_answers_with_the_botte_before_the_parade() {
    let scene = Scene::new("rush", 2).hand(0, "accident 50").hand(1, "as-du-volant reparations");
    let (card, on) = (scene.card("accident"), Team(1));
    let game = after(&scene, Action::Attack { card, on, saying: Saying::Right });
    let card = scene.card("as-du-volant");
    assert_eq!(choice(&game, Seat(1)), Action::Reply { card, top: Top::Parade });
}

#[test]
fn it_turns_round_the_distance_that_would_win_and_no_short_one() {
    let scene = Scene::new("rush", 2).hand(0, "50 100").hand(1, "demi-tour 100");
    let game = after(&scene, scene.lay("50", 0));
    assert_eq!(choice(&game, Seat(1)), Action::Decline);
    let scene = scene.km(0, "200 200 200 200 100 50");
    let game = after(&scene, scene.lay("50", 0));
    let card = scene.card("demi-tour");
    assert_eq!(choice(&game, Seat(1)), Action::Reply { card, top: Top::Parade });
}

#[test]
fn it_steals_the_longest_distance_of_the_first() {
    let scene = Scene::new("rush", 3)
        .hand(0, "vol 50 75 feu-vert reparations")
        .km(1, "100 50")
        .km(2, "200 200 75")
        .discard("feu-vert");
    let what = Laid::new(scene.card("200"), 0);
    assert_eq!(scene.choice(), Action::Steal { from: Team(2), what, then: Then::Laid });
}

#[test]
fn it_keeps_a_theft_that_the_next_one_would_take_from_the_pile() {
    let scene = Scene::new("rush", 2).hand(0, "vol 100 feu-vert reparations").km(1, "200 200");
    assert_eq!(scene.choice(), scene.lay("100", 0));
}

#[test]
fn it_demands_a_distance_that_it_knows_of() {
    let scene = Scene::new("rush", 2)
        .hand(0, "controle feu-vert feu-vert reparations fin-du-pic")
        .hand(1, "200 50 50 50 50 50")
        .discard("reparations");
    let Action::Demand { face, .. } = scene.choice() else { panic!("{:?}", scene.choice()) };
    assert_eq!(face, scene.card("200"));
}

#[test]
fn it_throws_no_parade_to_somebody_who_needs_it() {
    let scene = Scene::new("fun-speed", 2)
        .hand(0, "reparations feu-vert 200 200 200")
        .battle(0, "crevaison")
        .battle(1, "accident");
    assert_eq!(scene.choice(), Action::Discard { card: scene.card("feu-vert") });
}

#[test]
fn it_flies_to_the_first_when_it_is_far_behind() {
    let scene = Scene::new("fun-speed", 3)
        .hand(0, "helicoptere 50 75 feu-vert reparations")
        .km(1, "100 50")
        .km(2, "200 200 200 75");
    assert_eq!(scene.choice(), Action::Fly { to: Seat(2) });
    let scene = scene.km(0, "200 200 100 100");
    assert_eq!(scene.choice(), scene.lay("75", 0));
}

#[test]
fn the_police_takes_a_botte_and_gives_the_worst_card() {
    let scene = Scene::new("fun-speed", 2)
        .hand(0, "police 200 100 feu-vert feu-vert")
        .hand(1, "increvable 50 75 essence");
    let game = after(&scene, Action::Search { of: Seat(1) });
    let (take, give) = (scene.card("increvable"), scene.card("feu-vert"));
    assert_eq!(choice(&game, Seat(0)), Action::Exchange { take, give });
}

#[test]
fn the_dustbin_strikes_when_it_hurts_the_others_more() {
    let scene = Scene::new("fun-speed", 2).hand(0, "poubelle 50 75 feu-vert").km(1, "200 200 200");
    assert_eq!(scene.choice(), Action::Sweep);
    let scene = scene.km(0, "200 200 200");
    assert_ne!(scene.choice(), Action::Sweep);
}
