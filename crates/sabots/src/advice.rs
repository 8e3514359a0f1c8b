//! What a bot thinks of a position as one seat sees it.

use std::path::Path;
use std::sync::Arc;

use analysis::advice::{Ranked, ranked};
use analysis::estimate::Estimate;
use bots::{Level, Player, Skill};
use chance::Quick;
use families::at_family;
use notation::{Dialect, Script};
use table::{Bot, Seat, Seats, Turn, Viewer};
use texts::{Spoken, Texts};

use crate::faults;
use crate::figures::list;
use crate::sight::{self, Unseen};

/// Who is asked, and how.
pub(crate) struct Adviser<'a> {
    /// Who.
    pub(crate) bot: Player,
    /// What all randomness comes from.
    pub(crate) seed: u64,
    /// How much is to be said.
    pub(crate) wish: Wish,
    /// The words of refusals.
    pub(crate) texts: &'a Texts,
}

/// How much is to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// The best action.
    Best,
    /// Every action, with what it is worth.
    All,
}

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advice {
    /// The game.
    pub(crate) game: String,
    /// Who is to decide.
    pub(crate) seat: Seat,
    /// What the bot would do, in notation.
    pub(crate) best: String,
    /// Every action, the best first; none if only the best was asked for.
    pub(crate) chances: Vec<Chances>,
}

/// What an action leads to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chances {
    /// The action in notation, with its seat.
    pub(crate) action: String,
    /// How likely it wins.
    pub(crate) wins: Estimate,
    /// In how many imagined games it was tried.
    pub(crate) worlds: usize,
}

impl Adviser<'_> {
    /// What the bot thinks of a position. `path` is where it comes from.
    pub(crate) fn advise(&self, text: &str, path: &Path) -> Result<Advice, Unseen> {
        let script = sight::script(text, path, self.texts)?;
        let setup = notation::setup(&script.header)
            .map_err(|fault| (fault.line, faults::no_table(&script.header, &fault, self.texts)))?;
        at_family!(&setup, G(rules) => self.weigh_up::<G>(rules, &script))
    }

    fn weigh_up<G: Dialect + Skill + Spoken>(
        &self,
        rules: &Arc<G::Rules>,
        script: &Script,
    ) -> Result<Advice, Unseen> {
        let view = sight::view::<G>(rules, script, self.texts)?;
        let (seat, legal) = self.choices::<G>(rules, script, &view)?;
        let text = |action| format!("{seat} {}", G::action_text(rules, action));
        let mut chance = Quick::new(self.seed);
        let thinks = !Level::QUICK.contains(&self.bot.level);
        let ranked = match (thinks, self.wish) {
            (false, Wish::Best) => Vec::new(),
            _ => ranked::<G>(&view, &legal, self.bot.budget, &mut chance),
        };
        let best = match ranked.first() {
            Some(first) if thinks => first.action,
            _ => Bot::<G>::decide(&mut self.bot.clone(), &view, &legal, &mut chance),
        };
        let chances = |it: &Ranked<G::Action>| Chances {
            action: text(it.action),
            wins: it.wins,
            worlds: it.worlds,
        };
        let chances = match self.wish {
            Wish::All => ranked.iter().map(chances).collect(),
            Wish::Best => Vec::new(),
        };
        Ok(Advice { game: rules.name().to_owned(), seat, best: text(best), chances })
    }

    /// Who is to decide, and between what. It must be the one who looks.
    fn choices<G: Dialect + Skill>(
        &self,
        rules: &G::Rules,
        script: &Script,
        view: &G::View,
    ) -> Result<(Seat, Vec<G::Action>), Unseen> {
        let world = G::imagine(view, &mut Quick::new(self.seed));
        let awaited = match world.turn() {
            Turn::Waiting(seats) | Turn::Asking(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = sight::viewer(script, rules.seats())
            && awaited.has(seat)
        {
            world.legal(seat, &mut legal);
            if !legal.is_empty() {
                return Ok((seat, legal));
            }
        }
        let line = script.setup.iter().find(|line| line.first() == "viewer");
        let line = line.map_or(script.header.game.1, |line| line.number);
        let waiting: Vec<String> = awaited.iter().map(|seat| seat.to_string()).collect();
        let count = u32::try_from(waiting.len()).unwrap_or(0);
        let facts =
            [("seats", list(self.texts, "list-and", &waiting).into()), ("count", count.into())];
        Err((line, self.texts.say("cli-advise-not-asked", &facts)))
    }
}
