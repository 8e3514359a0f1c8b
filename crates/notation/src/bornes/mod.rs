//! The dialect of the card family.

mod actions;
mod expect;
mod position;

use std::sync::Arc;

use bornes::edition::Length;
use bornes::{Action, Event, Illegal, Phase, Race, Rules, View};
use table::{Game, Seat, Turn};

use crate::run::{Dialect, Refusal, Unread, each_once};
use crate::script::{Fault, Script};
use crate::what::What;

pub use actions::action_text;
pub use position::{position_text, read_position};

impl Dialect for Race {
    fn place(rules: &Arc<Rules>, script: &Script, events: &mut Vec<Event>) -> Result<Race, Fault> {
        let position = read_position(rules, &script.setup)?;
        Race::place(rules, &position, events).map_err(|why| position::fault(why, script, rules))
    }

    fn look(rules: &Arc<Rules>, script: &Script) -> Result<View, Fault> {
        let position = read_position(rules, &script.setup)?;
        View::place(rules, &position).map_err(|why| position::fault(why, script, rules))
    }

    fn position_text(&self) -> String {
        position_text(self.rules(), &self.position())
    }

    fn view_text(view: &View) -> String {
        position_text(view.open.rules(), &view.position())
    }

    fn unaccounted(view: &View) -> usize {
        view.unaccounted()
    }

    fn read_action(rules: &Rules, text: &str) -> Result<(Seat, Action), Unread> {
        actions::read(rules, text)
    }

    fn action_text(rules: &Rules, action: Action) -> String {
        action_text(rules, action)
    }

    fn clauses_against(&self, seat: Seat, action: Action) -> Vec<&'static str> {
        let rules = self.rules();
        let against = self.objections(seat, action);
        each_once(against.flat_map(|why| (rules.edition().clauses)(why, rules)))
    }

    fn clauses_without(rules: &Rules, word: &str) -> &'static [&'static str] {
        let known = rules.edition().absent.iter().find(|(absent, _)| *absent == word);
        known.map_or(&[], |(_, clauses)| clauses)
    }

    fn clauses_at_end(&self) -> &'static [&'static str] {
        let (rules, edition) = (self.rules(), self.rules().edition());
        match self.open().phase() {
            Phase::Extension => (edition.clauses)(Illegal::ExtensionDue, rules),
            Phase::Deal { .. } | Phase::Play | Phase::Window(_) => edition.round_runs,
            Phase::Over(_) => match edition.length {
                Length::OneRound => edition.no_next_round,
                Length::Points(_) => edition.match_over,
            },
        }
    }

    fn time(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if out_of_time(self).is_none() {
            return Err(Refusal::new("no window is open", self.rules().edition().no_window));
        }
        while let Some((seat, action)) = out_of_time(self) {
            self.apply(seat, action, events);
        }
        Ok(())
    }

    fn expect(&self, text: &str) -> Result<(), What> {
        expect::check(self, text)
    }
}

/// What is done for somebody who has let the time run out; `None` where no time runs.
fn out_of_time(race: &Race) -> Option<(Seat, Action)> {
    match (race.open().phase(), race.turn()) {
        (Phase::Extension, _) => Some((race.open().seat()?, Action::Stop)),
        (_, Turn::Asking(asked)) => Some((asked.first()?, Action::Decline)),
        _ => None,
    }
}
