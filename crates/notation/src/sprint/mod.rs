//! The dialect of Rush and Fun & Speed.

mod actions;
mod expect;
mod interlude;
mod position;

use std::sync::Arc;

use sprint::{Action, Event, Position, Rules, Sprint, View};
use table::{Game, Seat, Turn};

use crate::run::{Dialect, Refusal, Unread, each_once};
use crate::script::{Fault, Script};
use crate::what::What;

pub use position::{position_text, read_position};

impl Dialect for Sprint {
    fn place(
        rules: &Arc<Rules>,
        script: &Script,
        _events: &mut Vec<Event>,
    ) -> Result<Sprint, Fault> {
        let position = read_position(rules, &script.setup)?;
        Sprint::place(rules, &position).map_err(|why| position::fault(why, script, rules))
    }

    fn look(rules: &Arc<Rules>, script: &Script) -> Result<View, Fault> {
        let position = read_position(rules, &script.setup)?;
        View::place(rules, &position).map_err(|why| position::fault(why, script, rules))
    }

    fn position_text(&self) -> String {
        position_text(self.rules(), &Position::of(self))
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

    fn meant(&self, seat: Seat, action: Action) -> Action {
        actions::meant(self, seat, action)
    }

    fn misnames(&self, action: Action, text: &str) -> Option<&'static str> {
        actions::misnames(self, action, text)
    }

    fn action_text(rules: &Rules, action: Action) -> String {
        actions::action_text(rules, action)
    }

    fn clauses_against(&self, seat: Seat, action: Action) -> Vec<&'static str> {
        let rules = self.rules();
        let against = self.objections(seat, action).into_iter();
        each_once(against.flat_map(|why| (rules.edition().clauses)(why, rules)))
    }

    fn clauses_without(rules: &Rules, word: &str) -> &'static [&'static str] {
        let known = rules.edition().absent.iter().find(|(absent, _)| *absent == word);
        known.map_or(&[], |(_, clauses)| clauses)
    }

    fn clauses_at_end(&self) -> &'static [&'static str] {
        self.rules().edition().no_next_round
    }

    fn time(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let no_window = self.rules().edition().no_window;
        let Turn::Asking(asked) = self.turn() else {
            return Err(Refusal::new("no window is open", no_window));
        };
        asked.iter().for_each(|seat| self.apply(seat, Action::Decline, events));
        Ok(())
    }

    fn expect(&self, text: &str) -> Result<(), What> {
        expect::check(self, text)
    }
}
