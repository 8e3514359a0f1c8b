//! Who plays in an arena: bots of ours, and programs of other people.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use bots::{Level, Skill};
use chance::Quick;
use notation::Dialect;
use serde_json::{Value, json};
use table::{Bot, Chance, Seat, Seats, Viewer, Witness};
use wire::Sent;

use crate::outside::{Faults, Seated, talk};
use crate::threads::Queue;

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contestant {
    /// A bot of ours.
    Level(Level),
    /// A program of somebody else: its command.
    Program(String),
}

impl Contestant {
    /// What a program is written with before its command.
    pub(crate) const PROGRAM: &str = "cmd:";

    /// As it is written.
    pub(crate) fn name(&self) -> String {
        match self {
            Contestant::Level(level) => level.name().to_owned(),
            Contestant::Program(command) => format!("{}{command}", Contestant::PROGRAM),
        }
    }

    /// Whether it thinks, and so for how long matters.
    pub(crate) fn thinks(&self) -> bool {
        matches!(self, Contestant::Level(level) if !Level::QUICK.contains(level))
    }
}

/// A game as those may play it who are no bots of ours.
pub(crate) trait Open: Skill + Dialect + Sent {}

impl<G: Skill + Dialect + Sent> Open for G {}

/// Somebody at a seat, with chances of its own, so that what it leaves to them does not change the
/// cards.
pub(super) struct Player<'a, G: Open> {
    pub(super) mind: Mind<'a, G>,
    pub(super) chance: Quick,
    pub(super) queue: &'a Queue,
}

/// Who decides.
pub(super) enum Mind<'a, G: Open> {
    /// A bot of ours.
    Ours(bots::Player),
    /// A program of somebody else.
    Theirs(Guest<'a, G>),
}

/// A program at a seat.
pub(super) struct Guest<'a, G: Open> {
    pub(super) seat: Seat,
    rules: &'a G::Rules,
    patience: Duration,
    program: &'a mut Seated,
    sightings: Sightings<G>,
}

/// What a seat has seen since it was last told.
type Sightings<G> = Rc<RefCell<Vec<<G as table::Game>::Seen>>>;

/// Notes what each program sees.
pub(super) struct Onlookers<G: Open> {
    /// Some game of the table: what is seen of an event depends on its rules alone.
    table: G,
    eyes: Vec<(Seat, Sightings<G>)>,
}

impl<G: Open> Witness<G::Event> for Onlookers<G> {
    fn saw(&mut self, event: G::Event) {
        for (seat, sightings) in &self.eyes {
            sightings.borrow_mut().extend(self.table.seen(&event, Viewer::Seat(*seat)));
        }
    }
}

impl<G: Open> Onlookers<G> {
    /// The programs among some players.
    pub(super) fn of(table: &G, players: &mut [Player<'_, G>]) -> Onlookers<G> {
        let guests = players.iter_mut().filter_map(Player::guest);
        let eyes = guests.map(|guest| (guest.seat, Rc::clone(&guest.sightings)));
        Onlookers { table: table.clone(), eyes: eyes.collect() }
    }
}

impl<'a, G: Open> Player<'a, G> {
    /// The program that plays here, if one does.
    pub(super) fn guest(&mut self) -> Option<&mut Guest<'a, G>> {
        match &mut self.mind {
            Mind::Ours(_) => None,
            Mind::Theirs(guest) => Some(guest),
        }
    }
}

impl<'a, G: Open> Guest<'a, G> {
    /// A program at its seat, which is told that a game begins.
    pub(super) fn seated(
        rules: &'a G::Rules,
        seat: Seat,
        patience: Duration,
        program: &'a mut Seated,
    ) -> Guest<'a, G> {
        // Whoever cannot be started is noticed when it is to decide.
        let _ = program.greet(&talk::hello(rules, seat, patience));
        let sightings = Sightings::<G>::default();
        Guest { seat, rules, patience, program, sightings }
    }

    /// Says how the game ended.
    pub(super) fn part(&mut self, winners: Seats) {
        self.program.tell(&talk::over(winners));
    }

    /// What went wrong in the game.
    pub(super) fn take_faults(&mut self) -> Faults {
        self.program.take_faults()
    }

    /// What the program does, or anything legal if it does nothing.
    fn decide(&mut self, view: &G::View, legal: &[G::Action], chance: &mut Quick) -> G::Action {
        let (rules, seat) = (self.rules, self.seat);
        let text = |&action: &_| format!("{seat} {}", G::action_text(rules, action));
        let texts: Vec<String> = legal.iter().map(text).collect();
        let seen = self.sightings.take();
        let seen: Vec<Value> = seen.iter().map(|seen| json!(G::show_seen(seen, rules))).collect();
        let message = talk::decide(&json!(G::show_view(view)), &seen, &texts, self.patience);
        match self.program.ask(message, &texts, self.patience) {
            Ok(place) => legal[place],
            Err(_) => anything::<G>(view, legal, chance),
        }
    }
}

/// Anything legal, without a thought.
fn anything<G: Open>(view: &G::View, legal: &[G::Action], chance: &mut Quick) -> G::Action {
    let mut bot = Level::PLAYOUT;
    Bot::<G>::decide(&mut bot, view, legal, chance)
}

impl<G: Open> Bot<G> for Player<'_, G> {
    const CALLS: bool = <bots::Player as Bot<G>>::CALLS;

    fn call(&mut self, view: &G::View, _: &mut impl Chance) -> Option<G::Action> {
        match &mut self.mind {
            Mind::Ours(bot) => Bot::<G>::call(bot, view, &mut self.chance),
            Mind::Theirs(_) => None,
        }
    }

    fn decide(&mut self, view: &G::View, legal: &[G::Action], _: &mut impl Chance) -> G::Action {
        // Nobody counts this game any more, so nobody should wait for it.
        if self.queue.is_stopped() {
            return anything::<G>(view, legal, &mut self.chance);
        }
        match &mut self.mind {
            Mind::Ours(bot) => {
                let chosen = Bot::<G>::decide(bot, view, legal, &mut self.chance);
                Bot::<G>::slip(bot, view, legal, chosen, &mut self.chance)
            }
            Mind::Theirs(guest) => guest.decide(view, legal, &mut self.chance),
        }
    }
}
