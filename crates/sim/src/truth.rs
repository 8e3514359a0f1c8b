//! The game as the stored log tells it, replayed without the server, and what each viewer may see.

use std::sync::Arc;

use bots::Skill;
use families::{Family, Setup, at_family};
use notation::{Dialect, entry_text, read_entry};
use referee::{Claim, Millis, Version, race};
use serde_json::Value;
use table::{Entry, Seat, Seats, Seed, Turn, Viewer, log};
use wire::{Happening, Prospect, Sent};

use crate::dice::Dice;

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    /// For these, to take their turn.
    Turn(Seats),
    /// For these, to answer or to let a window close.
    Window(Seats),
    /// For nobody: the round is over, or has still to be dealt.
    Nobody,
}

impl Waits {
    /// Those it waits for.
    pub(crate) fn seats(self) -> Seats {
        match self {
            Waits::Turn(seats) | Waits::Window(seats) => seats,
            Waits::Nobody => Seats::NONE,
        }
    }
}

/// What a line of the record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// A seat gave up its right to answer.
    Declined(Seat),
    /// A seat did something else.
    Acted(Seat),
    /// Chance, or the next round.
    Other,
}

/// What one viewer is told at one version, as it travels.
pub(crate) struct Told {
    pub(crate) view: String,
    pub(crate) prospects: String,
    pub(crate) score: Option<String>,
    pub(crate) has_next_round: bool,
    pub(crate) log: String,
}

/// A game as its log tells it.
pub(crate) trait Truth {
    /// Plays a line of the record. Fails with why it does not fit.
    fn play(&mut self, text: &str) -> Result<Move, String>;

    /// How many lines were played.
    fn version(&self) -> u32;

    /// Whom the game waited for at a version.
    fn waits(&self, version: u32) -> Waits;

    /// Whether no other round follows.
    fn is_match_over(&self) -> bool;

    /// What a viewer is told at a version who was told everything up to `since`; who was told
    /// nothing hears of the round from its beginning.
    fn told(&self, version: u32, since: Option<u32>, viewer: Viewer) -> Told;

    /// What somebody who knows the game well would do at a version, as a client says it.
    fn advise(&self, version: u32, seat: Seat, dice: &mut Dice) -> Option<String>;

    /// Who should have counted before a seat, if somebody should: of these claims, each an action as the
    /// record writes it and the moment of it, one that is earlier and fits.
    fn ahead_of(&self, seat: Seat, claims: &[(&str, u64)]) -> Option<Seat>;

    /// How the record writes what a client asks for.
    fn text_of(&self, seat: Seat, action: &Value) -> Option<String>;
}

/// The truth about a table before its first line.
pub(crate) fn new(setup: &Setup) -> Box<dyn Truth> {
    at_family!(setup, G(rules) => Box::new(Replay::<G>::new(rules)))
}

struct Replay<G: Family> {
    rules: Arc<G::Rules>,
    /// What the cards of this round were dealt from.
    dealt: Seed,
    steps: Vec<Step<G>>,
}

/// A game at one version, and what led to it.
struct Step<G: Family> {
    game: G,
    events: Vec<G::Event>,
    begins_round: bool,
}

impl<G: Family> Replay<G> {
    fn new(rules: &Arc<G::Rules>) -> Replay<G> {
        let first = Step { game: G::new(rules), events: Vec::new(), begins_round: true };
        Replay { rules: Arc::clone(rules), dealt: Seed::from_number(0), steps: vec![first] }
    }

    fn step(&self, version: u32) -> &Step<G> {
        &self.steps[version as usize]
    }

    fn last(&self) -> &Step<G> {
        self.steps.last().expect("a game that was made")
    }

    /// The events after a version, or from the beginning of the round.
    fn events(&self, version: u32, since: Option<u32>) -> impl Iterator<Item = &G::Event> {
        let steps = &self.steps[..=version as usize];
        let round = steps.iter().rposition(|step| step.begins_round).unwrap_or_default();
        let from = since.map_or(0, |since| since as usize + 1).max(round);
        steps[from..].iter().flat_map(|step| &step.events)
    }
}

impl<G: Dialect + Skill + Sent> Truth for Replay<G> {
    fn play(&mut self, text: &str) -> Result<Move, String> {
        let entry = read_entry::<G>(&self.rules, text)?;
        let mut game = self.last().game.clone();
        let is_asked = matches!(game.turn(), Turn::Asking(_));
        let mut events = Vec::new();
        log::step(&mut game, &entry, chance::Stream::new, &mut events)
            .map_err(|why| format!("{why:?}"))?;
        let begins_round = entry == Entry::NextRound;
        if let Entry::Seed(seed) = entry {
            self.dealt = seed;
        }
        self.steps.push(Step { game, events, begins_round });
        Ok(match entry {
            Entry::Act(seat, action) if is_asked && action == G::decline() => Move::Declined(seat),
            Entry::Act(seat, _) => Move::Acted(seat),
            Entry::Seed(_) | Entry::NextRound => Move::Other,
        })
    }

    fn version(&self) -> u32 {
        u32::try_from(self.steps.len() - 1).expect("fewer than 2^32 lines")
    }

    fn waits(&self, version: u32) -> Waits {
        match self.step(version).game.turn() {
            Turn::Waiting(seats) => Waits::Turn(seats),
            Turn::Asking(seats) => Waits::Window(seats),
            Turn::Chance | Turn::Over => Waits::Nobody,
        }
    }

    fn is_match_over(&self) -> bool {
        let score = self.last().game.score();
        score.is_some_and(|score| G::match_winners(&score).is_some())
    }

    fn told(&self, version: u32, since: Option<u32>, viewer: Viewer) -> Told {
        let (game, rules) = (&self.step(version).game, &*self.rules);
        let prospects: Vec<Prospect> = match viewer {
            Viewer::Seat(seat) => {
                let all = game.prospects(seat);
                let told = all.iter().filter(|prospect| G::is_sent(prospect));
                told.map(|prospect| Prospect::new::<G>(prospect, rules)).collect()
            }
            Viewer::Spectator => Vec::new(),
        };
        let log: Vec<Happening> = self
            .events(version, since)
            .filter_map(|event| game.seen(event, viewer))
            .map(|seen| Happening::new::<G>(&seen, rules))
            .collect();
        let text = |result: serde_json::Result<String>| result.expect("what JSON can say");
        Told {
            view: text(serde_json::to_string(&G::show_view(&game.view(viewer)))),
            prospects: text(serde_json::to_string(&prospects)),
            score: game
                .score()
                .map(|score| text(serde_json::to_string(&G::show_score(&score, rules)))),
            has_next_round: game.next_round().is_some(),
            log: text(serde_json::to_string(&log)),
        }
    }

    fn advise(&self, version: u32, seat: Seat, dice: &mut Dice) -> Option<String> {
        let game = &self.step(version).game;
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let action = G::steady(&game.view(Viewer::Seat(seat)), &legal, &mut dice.0);
        serde_json::to_string(&G::show_action(action, &self.rules)).ok()
    }

    fn ahead_of(&self, seat: Seat, claims: &[(&str, u64)]) -> Option<Seat> {
        let claim =
            |&(text, pressed): &(&str, u64)| match read_entry::<G>(&self.rules, text).ok()? {
                Entry::Act(seat, action) => Some(Claim { seat, action, pressed: Millis(pressed) }),
                Entry::Seed(_) | Entry::NextRound => None,
            };
        let claims: Vec<_> = claims.iter().filter_map(claim).collect();
        let ordered = race::order(&claims, race::lots(self.dealt, Version(self.version())));
        let mut ahead = ordered.into_iter().take_while(|claim| claim.seat != seat);
        let fits =
            |claim: &Claim<G::Action>| self.last().game.check(claim.seat, claim.action).is_ok();
        ahead.find(fits).map(|claim| claim.seat)
    }

    fn text_of(&self, seat: Seat, action: &Value) -> Option<String> {
        let action = G::hear_action(action, &self.rules).ok()?;
        Some(entry_text::<G>(&self.rules, Entry::Act(seat, action)))
    }
}
