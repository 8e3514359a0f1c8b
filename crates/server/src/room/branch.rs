//! A game that is gone on with from somewhere in the middle, against robots: what if?

use std::sync::Arc;

use analysis::{Effort, Study};
use families::at_family;
use notation::{NEXT_ROUND, Script, header_text};
use referee::Millis;

use super::record;
use crate::id::TableId;
use crate::lessons;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::store::{Line, Tone};

/// Nothing is imagined here.
const NO_EFFORT: Effort = Effort { worlds: 0, seed: 0 };

/// What a table begins with that goes on after a line of another one.
pub(crate) struct Branch {
    /// What was set up.
    pub(crate) header: String,
    /// How many sit there.
    pub(crate) seats: u8,
    /// What has happened already.
    pub(crate) lines: Vec<Line>,
}

/// The game of a table up to a line of a round, counted as a replay counts its frames. Only rounds that
/// are over are gone on with: their cards are no secret any more.
pub(crate) async fn branch(
    rooms: &Arc<Rooms>,
    id: &TableId,
    round: u32,
    frame: u32,
) -> Result<Branch, Problem> {
    let record = record(rooms, id).await?;
    cut(&record, round as usize, frame as usize)
}

fn cut(record: &str, round: usize, frame: usize) -> Result<Branch, Problem> {
    let broken = || Problem::from(ProblemKind::BrokenTable);
    let script = Script::parse(record).map_err(|_| broken())?;
    let setup = notation::setup(&script.header).map_err(|_| broken())?;
    let texts = at_family!(&setup, G(rules) => {
        let rounds = Study::<G>::rounds(rules, &script, NO_EFFORT).map_err(|_| broken())?;
        rounds.get(round).filter(|round| round.is_over()).ok_or(ProblemKind::NotOver)?;
        let before = rounds[..round].iter().flat_map(|round| {
            let lines = (0..round.count()).map(|at| round.text(at));
            lines.chain([NEXT_ROUND]).map(str::to_owned)
        });
        let last = &rounds[round];
        if frame + 1 >= last.count() {
            return Err(ProblemKind::BadRequest.because("nothing follows there"));
        }
        before.chain((0..=frame).map(|at| last.text(at).to_owned())).collect::<Vec<_>>()
    });
    let header =
        if script.setup.is_empty() { header_text(setup.rules()) } else { lessons::opening(record) };
    let line = |text| Line { text, tone: Tone::Aloud, at: Millis(0), asked: None };
    let lines = texts.into_iter().map(line).collect();
    Ok(Branch { header, seats: setup.rules().seats(), lines })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_cut_after_a_line_and_never_behind_its_end() {
        let lesson = lessons::of("classic").unwrap();
        let texts = |frame| {
            let branch = cut(lesson, 0, frame).map_err(|problem| problem.kind)?;
            Ok(branch.lines.into_iter().map(|line| line.text).collect::<Vec<_>>())
        };
        assert_eq!(texts(0), Ok(vec!["A lays feu-vert".to_owned()]));
        assert_eq!(texts(2).map(|lines| lines.len()), Ok(3));
        assert_eq!(texts(99), Err(ProblemKind::BadRequest));
        assert_eq!(cut(lesson, 1, 0).err().map(|why| why.kind), Some(ProblemKind::NotOver));
        let branch = cut(lesson, 0, 2).unwrap();
        assert_eq!((branch.seats, lessons::labels(&branch.header)), (2, Ok(None)));
    }
}
