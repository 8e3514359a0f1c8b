//! The dialect of the cave.

mod actions;
mod expect;
mod position;

use std::sync::Arc;

use table::Seat;
use tresors::{Action, Cave, Event, Rules, View};

use crate::run::{Dialect, Refusal, Unread, each_once};
use crate::script::{Fault, Script};
use crate::what::What;

pub use actions::action_text;
pub use position::{position_text, read_position};

impl Dialect for Cave {
    fn place(rules: &Arc<Rules>, script: &Script, _events: &mut Vec<Event>) -> Result<Cave, Fault> {
        let position = read_position(rules, &script.setup)?;
        Cave::place(rules, &position).map_err(|why| position::fault(why, script))
    }

    fn look(rules: &Arc<Rules>, script: &Script) -> Result<View, Fault> {
        let position = read_position(rules, &script.setup)?;
        View::place(rules, &position).map_err(|why| position::fault(why, script))
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

    fn picture(view: &View) -> String {
        tresors::board_text(view)
    }

    fn read_action(rules: &Rules, text: &str) -> Result<(Seat, Action), Unread> {
        actions::read(rules, text)
    }

    fn action_text(_rules: &Rules, action: Action) -> String {
        action_text(action)
    }

    fn clauses_against(&self, seat: Seat, action: Action) -> Vec<&'static str> {
        let against = self.objections(seat, action);
        each_once(against.iter().flat_map(|why| why.clauses(self.rules())))
    }

    fn clauses_without(_rules: &Rules, word: &str) -> &'static [&'static str] {
        match word {
            "passes" => &["TRE-24", "TRE-A7"],
            "draws" => &["TRE-34", "TRE-A7"],
            "discards" | "takes" => &["TRE-33", "TRE-A7"],
            _ => &[],
        }
    }

    fn time(&mut self, _events: &mut Vec<Event>) -> Result<(), Refusal> {
        Err(Refusal::new("no window is open", &["TRE-12"]))
    }

    fn clauses_at_end(&self) -> &'static [&'static str] {
        &["TRE-43", "TRE-44"]
    }

    fn expect(&self, text: &str) -> Result<(), What> {
        expect::check(self, text)
    }
}
