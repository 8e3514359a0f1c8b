//! A round that is over, frame by frame, for whoever wants to look at it again.
//!
//! The law is that of records: of a match that goes on the rounds that are over are shown, and of those
//! everything, to everybody. So it is no secret either what each seat saw of them.

use std::sync::Arc;

use analysis::{Effort, Study};
use bots::Skill;
use families::at_family;
use notation::{Dialect, Script};
use table::{Seat, Viewer};
use wire::{Frame, Happening, Replay, Sat, Sent, Sign};

use super::people::signs;
use super::record::{Shown, shown};
use crate::callers::{Caller, Share};
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::store::{Sitter, Who};

/// Nothing is imagined here.
const NO_EFFORT: Effort = Effort { worlds: 0, seed: 0 };

/// How many frames are told at a time.
const FRAMES: usize = 256;

/// What is looked at, and with whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// The round, counted from 0; the last one that is over if none is named.
    pub(crate) round: Option<u32>,
    /// Whose side of the table it is; what everybody saw if it is nobody's.
    pub(crate) seat: Option<Seat>,
    /// Whether all hands are shown.
    pub(crate) is_open: bool,
    /// The first frame that is wanted.
    pub(crate) first: u32,
}

/// What was told already: of which table, when its record was how long, and what.
pub(crate) type Key = (TableId, usize, Look);

/// A part of a round that is over, as it is told.
pub(crate) async fn replay(
    rooms: &Arc<Rooms>,
    caller: Caller,
    id: &TableId,
    look: Look,
) -> Result<Arc<str>, Problem> {
    let held = rooms.shared.callers.hold(caller, Share::Study);
    let _one_of_its_address = held.ok_or(ProblemKind::TooManyRequests)?;
    let shown = shown(rooms, id).await?;
    let key = (id.clone(), shown.record.len(), look);
    if let Some(told) = rooms.replays.find(&key) {
        return Ok(told);
    }
    let telling = rooms.shared.studies.study(move || {
        let told = tell(&shown, look)?;
        Ok::<_, Problem>(serde_json::to_string(&told).expect("no map with odd keys"))
    });
    let told: Arc<str> = telling.await.map_err(|_| ProblemKind::InternalError)??.into();
    rooms.replays.keep(key, Arc::clone(&told));
    Ok(told)
}

fn tell(shown: &Shown, look: Look) -> Result<Replay, Problem> {
    let broken = || Problem::from(ProblemKind::BrokenTable);
    let script = Script::parse(&shown.record).map_err(|_| broken())?;
    let setup = notation::setup(&script.header).map_err(|_| broken())?;
    let rules = setup.rules();
    if look.seat.is_some_and(|seat| seat.0 >= rules.seats()) {
        return Err(ProblemKind::BadRequest.because("the table has no such seat"));
    }
    let (rounds, round, count, frames) = at_family!(&setup, G(rules) => {
        let mut rounds = Study::<G>::rounds(rules, &script, NO_EFFORT).map_err(|_| broken())?;
        rounds.retain(Study::is_over);
        let last = rounds.len().checked_sub(1).ok_or(ProblemKind::NotOver)?;
        let round = look.round.map_or(last, |round| round as usize);
        let study = rounds.get(round).ok_or(ProblemKind::NotOver)?;
        (rounds.len(), round, study.count(), frames(study, rules, look))
    });
    let number = |count: usize| u32::try_from(count).expect("as many as were played");
    let options = rules.chosen().iter();
    Ok(Replay {
        game: rules.name().to_owned(),
        seats: rules.seats(),
        teams: wire::sides(rules.seats(), rules.teams()),
        options: options.map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
        people: people(&shown.sitters, rules.seats()),
        rounds: number(rounds),
        round: number(round),
        count: number(count),
        first: look.first,
        frames,
    })
}

/// Who sat there, as far as it is known.
fn people(sitters: &[Sitter], seats: u8) -> Vec<Sat> {
    Seat::all(seats)
        .zip(signs(sitters, seats))
        .map(|(seat, sign)| sat(sitters, seat, sign))
        .collect()
}

fn sat(sitters: &[Sitter], seat: Seat, sign: Option<Sign>) -> Sat {
    let sitter = sitters.iter().find(|sitter| sitter.seat == seat);
    let bot = sitter.and_then(|sitter| match sitter.who {
        Who::Person(_) => None,
        Who::Bot(level) => Some(level.name().to_owned()),
    });
    Sat { seat: seat.to_string(), name: sitter.map(|sitter| sitter.name.clone()), bot, sign }
}

/// The frames of a round that are wanted, no more than are told at a time.
fn frames<G: Dialect + Skill + Sent>(study: &Study<G>, rules: &G::Rules, look: Look) -> Vec<Frame> {
    let first = study.count().min(look.first as usize);
    let last = study.count().min(first + FRAMES);
    let mut turn = (0..first).map(|at| u32::from(study.ends_turn(at))).sum();
    let mut frames = Vec::with_capacity(last - first);
    for at in first..last {
        frames.push(frame(study, rules, look, (at, turn)));
        turn += u32::from(study.ends_turn(at));
    }
    frames
}

fn frame<G: Dialect + Skill + Sent>(
    study: &Study<G>,
    rules: &G::Rules,
    look: Look,
    (at, turn): (usize, u32),
) -> Frame {
    let (game, viewer) = (study.after(at), look.seat.map_or(Viewer::Spectator, Viewer::Seat));
    let view_of = |viewer| G::show_view(&game.view(viewer));
    let (mut view, mut seen) = (view_of(viewer), study.seen(at, viewer));
    if look.is_open {
        let own: Vec<_> =
            Seat::all(rules.seats()).map(|seat| view_of(Viewer::Seat(seat))).collect();
        view.lay_open(&own);
        seen = study.sightings(at);
    }
    Frame {
        turn,
        log: seen.iter().map(|seen| Happening::new::<G>(seen, rules)).collect(),
        view,
        score: game.score().map(|score| G::show_score(&score, rules)),
    }
}

#[cfg(test)]
mod tests {
    use wire::View;

    use super::*;
    use crate::lessons;

    fn look_at(game: &str, seat: Option<u8>, is_open: bool) -> Replay {
        let record = lessons::of(game).expect("a lesson").to_owned();
        let look = Look { round: None, seat: seat.map(Seat), is_open, first: 0 };
        tell(&Shown { record, sitters: Vec::new() }, look).expect("a round that is over")
    }

    /// How many cards of each seat are known in a frame.
    fn known(frame: &Frame) -> Vec<(usize, usize)> {
        match &frame.view {
            View::Bornes(view) => {
                view.players.iter().map(|it| (it.known.len(), it.held.into())).collect()
            }
            View::Sprint(view) => {
                view.players.iter().map(|it| (it.known.len(), it.held.into())).collect()
            }
            View::Tresors(_) => Vec::new(),
        }
    }

    #[test]
    fn every_game_is_told_to_its_end_and_turn_by_turn() {
        for game in families::games().iter().map(|it| it.name) {
            let replay = look_at(game, None, false);
            assert_eq!((replay.rounds, replay.round, replay.first), (1, 0, 0), "{game}");
            assert_eq!(replay.frames.len(), (replay.count as usize).min(FRAMES), "{game}");
            assert!(replay.frames.windows(2).all(|it| it[1].turn - it[0].turn <= 1), "{game}");
            let scored: Vec<bool> = replay.frames.iter().map(|it| it.score.is_some()).collect();
            assert_eq!(scored.iter().position(|&is| is), Some(scored.len() - 1), "{game}");
        }
    }

    #[test]
    fn a_seat_sees_its_own_hand_and_an_open_table_shows_all() {
        for game in families::games().iter().map(|it| it.name) {
            let [watched, own, open] =
                [(None, false), (Some(0), false), (None, true)].map(|(seat, is_open)| {
                    let replay = look_at(game, seat, is_open);
                    replay.frames.iter().map(known).collect::<Vec<_>>()
                });
            assert!(own.iter().flatten().all(|(known, held)| known <= held), "{game}");
            let all = |it: &(usize, usize)| it.0 == it.1;
            assert!(own.iter().filter_map(|frame| frame.first()).all(all), "{game}");
            assert!(open.iter().flatten().all(all), "{game}");
            let hides = watched.iter().flatten().any(|it| !all(it));
            assert_eq!(hides, watched.iter().flatten().next().is_some(), "{game}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_shown() {
        let record = lessons::of("classic").expect("a lesson").to_owned();
        let look = Look { round: None, seat: None, is_open: false, first: 0 };
        let shown = |record: &str| Shown { record: record.to_owned(), sitters: Vec::new() };
        let why = |record: &str, look| tell(&shown(record), look).map_err(|why| why.kind).err();
        assert_eq!(why(&record, Look { round: Some(1), ..look }), Some(ProblemKind::NotOver));
        assert_eq!(
            why(&record, Look { seat: Some(Seat(2)), ..look }),
            Some(ProblemKind::BadRequest)
        );
        let unfinished = record.lines().take(30).collect::<Vec<_>>().join("\n");
        assert_eq!(why(&unfinished, look), Some(ProblemKind::NotOver));
        let late = tell(&shown(&record), Look { first: 9_999, ..look }).expect("no frame");
        assert!(late.frames.is_empty() && late.count > 0);
    }
}
