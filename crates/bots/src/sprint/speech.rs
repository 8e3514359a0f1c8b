//! What a steady player calls out, and what it forgets like anybody else.

use sprint::edition::{Forgotten, Silence, Voice};
use sprint::{Action, Announcement, Call, Phase, Saying, Sound, View, Window};
use table::{Chance, Seat, Viewer};

use super::is_drawing;
use super::scene::Scene;

/// Equal totals are overlooked so often, in percent.
const OVERLOOKS_PERCENT: u32 = 20;

/// A distance laid in silence is noticed so often, in percent.
const NOTICES_PERCENT: u32 = 75;

/// Something is forgotten so often, in percent.
const FORGETS_PERCENT: u32 = 1;

/// What a steady player calls out now, if anything. Whoever is asked twice may notice the second
/// time.
pub fn call(view: &View, chance: &mut impl Chance) -> Option<Action> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    if hears_silence(view, seat) && happens(NOTICES_PERCENT, chance) {
        return Some(Action::Call(Call::Killer));
    }
    let calls = view.open.pays_to_hold_up(seat) && !happens(OVERLOOKS_PERCENT, chance);
    calls.then_some(Action::Call(Call::HoldUp))
}

/// Whether an opponent has laid a distance without announcing it, and may be called on it.
fn hears_silence(view: &View, seat: Seat) -> bool {
    let rules = view.open.rules();
    let Some(Window::Distance { by, said, called, .. }) = view.open.window() else {
        return false;
    };
    rules.edition().speech.silence == Silence::Called
        && said != Announcement::Right
        && rules.opponents(by).has(seat)
        && !called.has(seat)
}

/// What becomes of a chosen action now and then, where attention counts: a distance is laid in
/// silence, an attack has no sound or a wrong one, and a draw is forgotten.
pub fn slip(view: &View, legal: &[Action], chosen: Action, chance: &mut impl Chance) -> Action {
    let edition = view.open.rules().edition();
    match chosen {
        Action::Lay { card, accelerators, .. }
            if edition.speech.kilometres == Voice::Player
                && view.open.rules().is_distance(card)
                && happens(FORGETS_PERCENT, chance) =>
        {
            Action::Lay { card, accelerators, saying: Saying::Nothing }
        }
        Action::Attack { card, on, .. }
            if edition.speech.sounds == Voice::Player && happens(FORGETS_PERCENT, chance) =>
        {
            Action::Attack { card, on, saying: any_sound(chance) }
        }
        Action::Draw { .. }
            if edition.forgotten == Forgotten::Forfeited && happens(FORGETS_PERCENT, chance) =>
        {
            play_at_once(view, legal, chance).unwrap_or(chosen)
        }
        _ => chosen,
    }
}

/// One of the sounds, right or wrong, or none.
fn any_sound(chance: &mut impl Chance) -> Saying {
    let sounds = u32::try_from(Sound::ALL.len()).unwrap_or(1);
    let sound = Sound::ALL.get(chance.below(sounds + 1) as usize);
    sound.map_or(Saying::Nothing, |&sound| Saying::Sound(sound))
}

/// The best play of somebody who does not think of drawing.
fn play_at_once(view: &View, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let plays = legal.iter().copied().filter(|&action| !is_drawing(action));
    let scene = Scene::of(view).filter(|_| view.open.phase() == Phase::Draw)?;
    scene.best(plays, chance)
}

fn happens(percent: u32, chance: &mut impl Chance) -> bool {
    chance.below(100) < percent
}
