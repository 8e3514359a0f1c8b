//! What one seat sees, as a text tells it: a view, and perhaps what has been played since.

use std::path::Path;
use std::sync::Arc;

use chance::Quick;
use notation::{Dialect, Fault, Line, Script, Unread};
use table::{Secrets, Turn, Viewer};
use texts::{Spoken, Texts};

use crate::decks;
use crate::failure::Failure;
use crate::faults;

/// Why there is nothing to look at, and on which line.
pub(crate) type Unseen = (usize, String);

/// So many worlds are imagined until one is found in which a line can be played: the rarest card is
/// in a hand of one card once in about a hundred worlds.
const WORLDS: u64 = 4000;

/// In so many of them a line must look the same: otherwise it shows a card that nobody has named.
const ALIKE: usize = 4;

/// Cuts a text into lines and puts the deck of a file into its header. `path` is where it comes from.
pub(crate) fn script(text: &str, path: &Path, texts: &Texts) -> Result<Script, Unseen> {
    let said = |fault: Fault| (fault.line, faults::say(&fault.what, texts));
    let mut script = Script::parse(text).map_err(said)?;
    let filled = decks::fill_in(&mut script.header, path);
    filled.map_err(|(line, why)| match decks::failure(why, texts) {
        Failure::Input(what) | Failure::File(what) => (line, what),
        Failure::Output(why) => (line, why.to_string()),
    })?;
    Ok(script)
}

/// What the viewer of a script sees at its end.
pub(crate) fn view<G: Dialect + Secrets + Spoken>(
    rules: &Arc<G::Rules>,
    script: &Script,
    texts: &Texts,
) -> Result<G::View, Unseen> {
    let view = G::look(rules, script).map_err(|why| (why.line, faults::say(&why.what, texts)))?;
    let stock = script.setup.iter().find(|line| line.first() == "stock");
    let is_exact = stock.is_some_and(|line| line.text.ends_with('.'));
    let missing = G::unaccounted(&view);
    if missing > 0 && !is_exact {
        let line = stock.map_or(script.header.game.1, |line| line.number);
        let facts = [("cards", u32::try_from(missing).unwrap_or(u32::MAX).into())];
        return Err((line, texts.say("cli-advise-missing", &facts)));
    }
    let viewer = viewer(script, rules.seats());
    script.steps.iter().try_fold(view, |view, line| {
        played::<G>(rules, &view, viewer, line, texts).map_err(|why| (line.number, why))
    })
}

/// Who looks, in a script that has been looked at.
pub(crate) fn viewer(script: &Script, seats: u8) -> Viewer {
    let line = script.setup.iter().find(|line| line.first() == "viewer");
    let seat = line.and_then(|line| table::Seat::from_letter(line.rest()));
    seat.filter(|seat| seat.0 < seats).map_or(Viewer::Spectator, Viewer::Seat)
}

/// What is seen after a line of play. It is played in worlds in which it can be, and must look the
/// same in all of them.
fn played<G: Dialect + Secrets + Spoken>(
    rules: &Arc<G::Rules>,
    view: &G::View,
    viewer: Viewer,
    line: &Line,
    texts: &Texts,
) -> Result<G::View, String> {
    let mut refused = None;
    let mut seen: Vec<G::View> = Vec::new();
    for number in 0..WORLDS {
        let mut world = G::imagine(view, &mut Quick::new(number));
        match play(rules, &mut world, line, texts)? {
            Ok(()) => seen.push(world.view(viewer)),
            Err(why) => refused = refused.or(Some(why)),
        }
        if seen.len() == ALIKE {
            break;
        }
    }
    let Some(first) = seen.pop() else {
        return Err(format!("{}: {}", line.text, refused.unwrap_or_default()));
    };
    let is_open = G::imagine(&first, &mut Quick::new(0)).turn() != Turn::Chance;
    if is_open && seen.iter().all(|other| *other == first) {
        Ok(first)
    } else {
        Err(texts.say("cli-advise-hidden", &[("line", line.text.as_str().into())]))
    }
}

/// Plays a line in a world. `Ok(Err(_))` if it is refused there, `Err(_)` if it cannot be read.
fn play<G: Dialect + Spoken>(
    rules: &Arc<G::Rules>,
    world: &mut G,
    line: &Line,
    texts: &Texts,
) -> Result<Result<(), String>, String> {
    if line.text == "time" {
        return Ok(world.time(&mut Vec::new()).map_err(|why| why.why));
    }
    let (seat, action) = G::read_action(rules, &line.text).map_err(|why| match why {
        Unread::Unclear(what) => faults::say(&what, texts),
        Unread::Foreign(_) => why.to_string(),
    })?;
    let action = world.meant(seat, action);
    let acted = world.act(seat, action, &mut ());
    Ok(acted.map_err(|why| texts.refusal_citing::<G>(why, rules)))
}
