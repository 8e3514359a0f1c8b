//! How a table begins.

use std::sync::Arc;

use bots::Skill;
use notation::{Dialect, Script};
use referee::{Occupant, Pace, Room};

use super::robot::Robot;
use crate::lessons;
use crate::store::Table;

/// The room of a table before its first line: to be dealt, or as it is written.
pub(super) fn begun<G: Dialect + Skill>(
    table: &Table,
    rules: &Arc<G::Rules>,
    occupants: Vec<Occupant<Robot>>,
    pace: Pace,
) -> Result<Room<G, Robot>, String> {
    let script = Script::parse(&table.header).map_err(|why| why.to_string())?;
    if script.setup.is_empty() {
        return Ok(Room::new(rules, occupants, pace, table.seed));
    }
    let game = G::place(rules, &script, &mut Vec::new()).map_err(|why| why.to_string())?;
    let mut lines = Vec::new();
    let written = notation::tell::<G>(rules, &script, &mut |line, told| {
        lines.extend(told.acted().filter(|_| lessons::is_played(line)));
    });
    written.map_err(|why| why.to_string())?;
    let room = Room::at(game, occupants, pace, table.seed);
    Ok(if lines.is_empty() { room } else { room.by_heart(lines) })
}
