//! What every game must satisfy, whatever it is. Each law is a function that panics with the
//! offence. A [`Battery`] holds them all against random games of every table of a family.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::chance::{Chance, Seed};
use crate::game::{Game, Lensed, Secrets};
use crate::hosted::Hosted;
use crate::seat::{Seat, Viewer};
use crate::turn::Turn;

mod battery;
mod walk;

pub use battery::Battery;
pub use walk::{Moment, Sight, Told, walk};

/// What the laws need to know of a game besides the contract.
pub trait Subject: Lensed {
    /// Every action that can be written at all, legal or not, for the position at hand.
    fn universe(&self) -> Vec<Self::Action>;

    /// Whether the rules accept an action that no list offers: a mistake that is punished, or a
    /// shout.
    fn is_unlisted(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Says what is inconsistent: cards lost or doubled, sums that do not add up.
    fn audit(&self) -> Result<(), String>;

    /// Says what of `shown`, in the order it was seen, the view has forgotten or invented.
    fn remembers(view: &Self::View, shown: &[Self::Seen]) -> Result<(), String>;
}

/// `legal`, `check` and `pick` are three sides of one rule, for every seat and action.
pub fn legal_check_and_pick_agree<G: Subject>(game: &G) {
    let universe = game.universe();
    for seat in game.seats().iter() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for (at, action) in legal.iter().enumerate() {
            assert!(!legal[..at].contains(action), "{seat} may do {action:?} twice");
            assert!(universe.contains(action), "{action:?} is outside the universe");
            let checked = game.check(seat, *action);
            assert!(checked.is_ok(), "{seat} {action:?} is listed, but refused: {checked:?}");
            let picked = game.pick(seat, |count| {
                assert_eq!(count as usize, legal.len(), "pick counts otherwise for {seat}");
                u32::try_from(at).expect("a short list")
            });
            assert_eq!(picked, Some(*action), "pick finds another action at {at} for {seat}");
        }
        if legal.is_empty() {
            assert_eq!(game.pick(seat, |_| 0), None);
        }
        // No legal action is missed by `check` (above), so equal numbers mean equal sets.
        let is_allowed = |&&action: &&G::Action| {
            game.check(seat, action).is_ok() && !game.is_unlisted(seat, action)
        };
        let allowed = universe.iter().filter(is_allowed).count();
        if allowed != legal.len() {
            let stray = universe.iter().filter(is_allowed).find(|action| !legal.contains(action));
            panic!("{seat} may do {stray:?}, which is not among {legal:?}");
        }
    }
}

/// A seat that is waited for or asked can do something; nobody acts when the game is over.
pub fn nobody_is_stuck<G: Game>(game: &G) {
    let mut legal = Vec::new();
    match game.turn() {
        Turn::Waiting(seats) | Turn::Asking(seats) => {
            assert!(!seats.is_empty(), "the game waits for nobody");
            for seat in seats.iter() {
                legal.clear();
                game.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "{seat} is waited for and can do nothing");
            }
        }
        Turn::Over | Turn::Chance => {
            game.seats().iter().for_each(|seat| game.legal(seat, &mut legal));
            assert!(legal.is_empty(), "{legal:?} after the end");
        }
    }
}

/// A refused action leaves the game as it was.
pub fn refusals_change_nothing<G: Subject>(game: &G) {
    for seat in game.seats().iter() {
        for action in game.universe() {
            let mut copy = game.clone();
            let mut events = Vec::new();
            if copy.act(seat, action, &mut events).is_err() {
                assert_eq!(&copy, game, "refused {action:?} by {seat} changed the game");
                assert!(events.is_empty(), "refused {action:?} by {seat} was witnessed");
            }
        }
    }
}

/// Nothing a viewer sees, or may do, depends on what that viewer may not know.
///
/// Says whether stirring changed the game at all, so that a test can prove that it does.
pub fn views_do_not_leak<G: Secrets>(game: &G, viewer: Viewer, chance: &mut impl Chance) -> bool {
    let other = game.stir(viewer, chance);
    assert_eq!(game.view(viewer), other.view(viewer), "the view of {viewer:?} leaks");
    assert_eq!(game.turn(), other.turn(), "whom the game waits for leaks to {viewer:?}");
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(list(game, seat), list(&other, seat), "the choices of {viewer:?} leak");
    }
    other != *game
}

/// A lens shows what the view shows, and nothing that its seat may not know.
pub fn lenses_do_not_leak<G: Lensed>(game: &G, seat: Seat, chance: &mut impl Chance) {
    let viewer = Viewer::Seat(seat);
    let (other, view, table) =
        (game.stir(viewer, chance), game.view(viewer), game.view(Viewer::Spectator));
    assert_eq!(game.lens(seat), other.lens(seat), "the lens of {seat} leaks");
    let lens = G::lens_of(&view);
    assert_eq!(Some((seat, game.lens(seat))), lens, "the lens of {seat} is not its view");
    assert!(G::lens_of(&table).is_none(), "a lens for somebody without a seat");
}

/// What a seat is told about its prospects agrees with the rules, and does not leak.
pub fn prospects_are_true<G: Secrets + Hosted>(game: &G, seat: Seat, chance: &mut impl Chance) {
    let prospects = game.prospects(seat);
    let stirred = game.stir(Viewer::Seat(seat), chance).prospects(seat);
    assert_eq!(prospects, stirred, "the prospects of {seat} leak");
    for (action, prospect) in &prospects {
        let checked = game.check(seat, *action);
        assert_eq!(checked.err(), prospect.as_ref().err().copied(), "{seat} {action:?}");
    }
    for action in list(game, seat) {
        assert!(prospects.iter().any(|(other, _)| *other == action), "{seat} {action:?} is untold");
    }
}

/// A searcher's guess is a game its view could have come from.
pub fn guesses_fit<G: Secrets>(game: &G, viewer: Viewer, chance: &mut impl Chance) {
    let view = game.view(viewer);
    let guess = G::imagine(&view, chance);
    assert_eq!(guess.view(viewer), view, "the guess of {viewer:?} does not fit");
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(list(game, seat), list(&guess, seat), "the guess of {viewer:?} plays otherwise");
    }
}

/// What a viewer sees of an action depends on nothing that it does not know before or after: in a
/// game that differs only in what it may not know, if the same is done and it then knows the same,
/// it has seen the same. (In whatever order: whoever draws two cards sees which comes first.)
///
/// Says whether there was anything to compare, so that a test can prove that there is.
pub fn sightings_do_not_leak<G: Secrets>(
    game: &G,
    (seat, action): (Seat, G::Action),
    viewer: Viewer,
    chance: &mut impl Chance,
) -> bool {
    let other = game.stir(viewer, chance);
    if other == *game || other.check(seat, action).is_err() {
        return false;
    }
    let act = |mut game: G| {
        let mut events = Vec::new();
        game.apply(seat, action, &mut events);
        let seen = events.iter().filter_map(|event| game.seen(event, viewer));
        let mut seen = seen.map(|seen| format!("{seen:?}")).collect::<Vec<_>>();
        seen.sort_unstable();
        (game.view(viewer), seen)
    };
    let ((view, seen), (other_view, other_seen)) = (act(game.clone()), act(other));
    if view != other_view {
        return false;
    }
    assert_eq!(seen, other_seen, "what {viewer:?} sees of {action:?} by {seat} leaks");
    true
}

/// The same log gives an equal game and an equal hash, and the same events.
pub fn replays_are_equal<G: Game, C: Chance>(told: &Told<G>, stream: impl Fn(Seed) -> C) {
    let mut events = Vec::new();
    let again = told.log.replay_before(&stream, &mut events);
    let again = again.unwrap_or_else(|why| panic!("does not replay: {why:?}"));
    assert_eq!(again, told.game, "the replay differs");
    assert_eq!(hash(&again), hash(&told.game), "equal games hash differently");
    assert_eq!(events, told.events, "the events of the replay differ");
}

/// Everybody who can look at a game.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

fn hash<T: Hash>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
