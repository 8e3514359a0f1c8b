//! What somebody does in the cave who knows when to run.
//!
//! One measure serves for everything: the chance to win. A [`plan`] says what can be collected on
//! the way out in so many turns, the [`clock`] how likely the chief stays away for so long. A move
//! is as good as the best plan that can follow it, a card lies best where one's own plans stay good
//! and those of the others do not, and whoever stands by the door compares going now with all that.
//!
//! In the variant nobody leaves, so that only treasures count: those of the next card, and those
//! that a throw of the die may bring within reach from there.

mod clock;
mod luck;
mod plan;

use std::sync::Arc;

use table::{Chance, Game, Lensed, Seat, Seats, Turn, Viewer};
use tresors::rulebook::Variant;
use tresors::{
    Action, Card, Cards, Cell, Lens, Open, Orientation, Pawn, Phase, Rules, Tile, View, Ways,
};

use crate::search::policy_playout;
use crate::{Skill, any};
use clock::Clock;
use plan::Plans;

/// How much the treasures of somebody still inside may differ in the end from what a plan says.
const DOUBT: f64 = 2.5;
/// The same of one's own plans, which nobody knows better.
const OWN_DOUBT: f64 = 0.5;
/// What somebody is expected to end with who has not placed a pawn yet.
const USUAL: Prospect = Prospect { total: 11.0, safe: 0.7, doubt: DOUBT };
/// The treasures that a card from the pile is reckoned to show.
const UNKNOWN_CARD: u8 = 2;
/// The chance to get out of a cave from which no plan leads out.
const SHUT_IN: f64 = 0.02;
/// What each plan adds for the tuned policy, as a part of its chance to win: whoever has many ways out
/// is less easily walled in. (In 800 games at two seats with 0.02 one wins a little less, and with
/// nothing at all 6 points of 100 less.)
const BREADTH: f64 = 0.1;

impl Skill for tresors::Cave {
    /// The action that scores best; chance decides between equals.
    fn steady(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        let (Viewer::Seat(seat), [_, _, ..]) = (view.viewer, legal) else {
            return any(legal, chance);
        };
        let scene = Scene::of(&view.open, seat, view.unseen(), 0.0);
        let mut best = (f64::NEG_INFINITY, legal[0]);
        let mut equals = 0;
        for &action in legal {
            let score = scene.score(action);
            if score > best.0 {
                best = (score, action);
                equals = 1;
            } else if score >= best.0 {
                equals += 1;
                if chance.below(equals) == 0 {
                    best.1 = action;
                }
            }
        }
        best.1
    }

    fn scores(view: &View, legal: &[Action]) -> Option<Vec<f64>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let scene = Scene::of(&view.open, seat, view.unseen(), 0.0);
        Some(legal.iter().map(|&action| scene.score(action)).collect())
    }

    /// One game in twenty.
    const WHIM: f64 = 0.05;

    type Mind = ();

    fn mind(_: &View) {}

    fn teams(rules: &Arc<Rules>) -> u8 {
        rules.teams()
    }

    fn mind_with(_: &Arc<Rules>, _: &[f32]) {}

    /// The best by the rules of thumb, which also counts the plans; the first of equals.
    fn tuned((): &(), lens: Lens<'_>, legal: &[Action]) -> Action {
        let scene = Scene::of(lens.open(), lens.seat(), lens.unseen(), BREADTH);
        crate::best(legal, |action| scene.score(action))
    }

    fn worth(&self, seat: Seat) -> f64 {
        crate::share(self.winners(), seat, Seats::all(self.open().rules().seats()))
    }

    /// Games are long and rules of thumb slow, so that an imagined game goes on to the seat's next
    /// walk only; there the best that it can do says what it is worth.
    fn follow(
        &mut self,
        seat: Seat,
        mind: &(),
        legal: &mut Vec<Action>,
        chance: &mut impl Chance,
    ) -> f64 {
        // Where nobody leaves, treasures say nothing about the chance to win.
        if self.rules().rulebook().variant == Variant::Chance {
            policy_playout(self, |_| mind, legal, chance);
            return self.worth(seat);
        }
        loop {
            let next = match self.turn() {
                Turn::Waiting(seats) | Turn::Asking(seats) => seats.first(),
                Turn::Chance => {
                    self.shuffle(chance, &mut ());
                    continue;
                }
                Turn::Over => return self.worth(seat),
            };
            let next = next.expect("a seat that is waited for");
            legal.clear();
            self.legal(next, legal);
            let lens = self.lens(next);
            if next == seat && matches!(lens.open().phase(), Phase::Walk { .. }) {
                let scene = Scene::of(lens.open(), seat, lens.unseen(), BREADTH);
                return legal.iter().map(|&action| scene.score(action)).fold(0.0, f64::max);
            }
            let action = Self::tuned(mind, lens, legal);
            self.apply(next, action, &mut ());
        }
    }
}

/// What the seat that decides can see and reckon.
struct Scene<'a> {
    open: &'a Open,
    seat: Seat,
    clock: Clock,
    /// What each plan adds, as a part of its chance to win.
    breadth: f64,
}

/// What somebody may expect: treasures at the end, the chance to keep them, and how much more or
/// less they may be.
#[derive(Clone, Copy)]
struct Prospect {
    total: f64,
    safe: f64,
    doubt: f64,
}

/// The cave after an action: what lies where, and who draws before whom.
struct Cave {
    ways: Ways,
    treasures: [u8; Cell::COUNT],
    pawns: [Pawn; 4],
    /// What the seat that decides has by then.
    loot: u16,
    /// How many cards are drawn before the next turn begins.
    drawn_first: usize,
}

impl<'a> Scene<'a> {
    fn of(open: &'a Open, seat: Seat, unseen: Cards, breadth: f64) -> Scene<'a> {
        Scene { open, seat, clock: Clock::of(open, unseen), breadth }
    }
}

impl Scene<'_> {
    fn score(&self, action: Action) -> f64 {
        let cave = self.after(action);
        match self.open.rules().rulebook().variant {
            Variant::Chance => self.luck(&cave),
            Variant::Base => self.chance_to_win(&cave),
        }
    }

    /// The cave after an action.
    fn after(&self, action: Action) -> Cave {
        let open = self.open;
        let mut cave = Cave {
            ways: open.ways(),
            treasures: [0; Cell::COUNT],
            pawns: [Pawn::Out; 4],
            loot: open.loot(self.seat).treasures().into(),
            drawn_first: 0,
        };
        for cell in Cell::all() {
            let card = open.tile(cell).map(Tile::card);
            cave.treasures[cell.index()] = card.map_or(0, Card::treasures);
        }
        for seat in open.seats() {
            cave.pawns[seat.index()] = open.pawn(seat);
        }
        match action {
            Action::Enter { at } => cave.pawns[self.seat.index()] = Pawn::In(at),
            Action::Walk { to } => self.go(&mut cave, Pawn::In(to)),
            Action::Leave => self.go(&mut cave, Pawn::Out),
            Action::Lay { turned } => self.lay(&mut cave, turned),
            Action::Roll => {}
        }
        cave
    }

    /// Moves the own pawn. The card it leaves is taken, and who knows what comes in its place.
    fn go(&self, cave: &mut Cave, to: Pawn) {
        cave.loot += u16::from(self.open.treasures_under(self.seat));
        if let Pawn::In(from) = cave.pawns[self.seat.index()] {
            cave.treasures[from.index()] = UNKNOWN_CARD;
        }
        cave.pawns[self.seat.index()] = to;
        cave.drawn_first = 1;
    }

    fn lay(&self, cave: &mut Cave, turned: Orientation) {
        if let (Phase::Lay { gap }, Some(card)) = (self.open.phase(), self.open.drawn()) {
            cave.ways = self.open.ways_with(gap, turned);
            cave.treasures[gap.index()] = card.treasures();
        }
    }

    /// The chance to win from a cave in which it is the next seat's turn.
    fn chance_to_win(&self, cave: &Cave) -> f64 {
        let plans = Plans::new(cave.ways, &cave.treasures, self.open.rules().rulebook().leaving());
        let rivals = self.open.seats().filter(|&seat| seat != self.seat);
        let rivals: Vec<Prospect> = rivals.map(|rival| self.rival(cave, &plans, rival)).collect();
        let wins = |own: Prospect| {
            own.safe * rivals.iter().map(|&rival| beats(own, rival)).product::<f64>()
        };
        let total = f64::from(cave.loot);
        match cave.pawns[self.seat.index()] {
            Pawn::Out => wins(Prospect { total, safe: 1.0, doubt: 0.0 }),
            Pawn::Waiting => 0.0,
            Pawn::In(cell) => {
                let shut_in = wins(Prospect { total, safe: SHUT_IN, doubt: OWN_DOUBT });
                let outcomes = self.outcomes(cave, &plans, self.seat, cell, cave.loot);
                let own = |plan| Prospect { doubt: OWN_DOUBT, ..plan };
                let (best, all) = outcomes
                    .map(|plan| wins(own(plan)))
                    .fold((shut_in, 0.0), |(best, all), chance| (chance.max(best), all + chance));
                best + self.breadth * all
            }
        }
    }

    /// What a rival may expect.
    fn rival(&self, cave: &Cave, plans: &Plans, rival: Seat) -> Prospect {
        let loot = u16::from(self.open.loot(rival).treasures());
        let total = f64::from(loot);
        match cave.pawns[rival.index()] {
            Pawn::Out => Prospect { total, safe: 1.0, doubt: 0.0 },
            Pawn::Waiting => USUAL,
            Pawn::In(cell) => {
                let shut_in = Prospect { total, safe: SHUT_IN, doubt: DOUBT };
                let worth = |plan: &Prospect| plan.total * plan.safe;
                let better = |best: Prospect, plan: Prospect| {
                    if worth(&plan) > worth(&best) { plan } else { best }
                };
                self.outcomes(cave, plans, rival, cell, loot).fold(shut_in, better)
            }
        }
    }

    /// What a seat may expect from each plan that it has: one for each number of turns.
    fn outcomes<'a>(
        &'a self,
        cave: &'a Cave,
        plans: &'a Plans,
        seat: Seat,
        cell: Cell,
        loot: u16,
    ) -> impl Iterator<Item = Prospect> + 'a {
        let is_inside = |seat: Seat| matches!(cave.pawns[seat.index()], Pawn::In(_));
        let inside = self.open.seats().filter(|&seat| is_inside(seat)).count();
        let seats = self.open.rules().seats();
        // Those who draw between the one who decides and the next turn of this seat.
        let mut first = cave.drawn_first;
        let mut next = self.seat.left(seats);
        while next != seat {
            first += usize::from(is_inside(next));
            next = next.left(seats);
        }
        // Others stand in the way and lay walls, so each turn after the next is reckoned longer by
        // a draw for each of them. (Tried in thousands of games: with no delay one wins less, and
        // at two and three seats with one of a whole turn, too.)
        let round = 2 * inside - 1;
        plans.from(cell).map(move |(turns, treasures)| Prospect {
            total: f64::from(loot + treasures),
            safe: self.clock.is_away_after(first + (turns - 1) * round),
            doubt: DOUBT,
        })
    }
}

/// How likely one ends with more than a rival, who may be caught. Equal treasures share the win.
fn beats(own: Prospect, rival: Prospect) -> f64 {
    let ahead = own.total - rival.total;
    let doubt = (own.doubt + rival.doubt).max(f64::EPSILON);
    let better = 0.5 + 0.5 * ahead / (ahead.abs() + doubt);
    1.0 - rival.safe + rival.safe * better
}
