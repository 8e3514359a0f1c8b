//! Plays a script, whatever game it tells.

use std::fmt;
use std::sync::Arc;

use families::{Family, at_family};
use table::{Seat, Seed, Turn};

use crate::header::{rules, setup};
use crate::script::{Fault, Line, Script};
use crate::what::What;

/// Why a line of play is refused, in the words of the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What stands in the way: the key of its sentence, or a few plain words.
    pub why: String,
    /// The clauses that forbid it.
    pub clauses: Vec<&'static str>,
}

impl Refusal {
    /// A refusal that rests on these clauses.
    pub fn new(why: impl Into<String>, clauses: &[&'static str]) -> Refusal {
        Refusal { why: why.into(), clauses: clauses.to_vec() }
    }

    fn describe(&self) -> String {
        if self.clauses.is_empty() {
            return self.why.clone();
        }
        format!("{} ({})", self.why, self.clauses.join(" "))
    }
}

/// Clauses in their order, each once.
pub(crate) fn each_once(clauses: impl Iterator<Item = &'static &'static str>) -> Vec<&'static str> {
    let mut distinct = Vec::new();
    for clause in clauses {
        if !distinct.contains(clause) {
            distinct.push(*clause);
        }
    }
    distinct
}

/// Why a line is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The word exists, but in another game.
    Foreign(String),
    /// It cannot be read, because of this.
    Unclear(What),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Foreign(word) => write!(f, "`{word}` belongs to another game"),
            Unread::Unclear(what) => write!(f, "{what}"),
        }
    }
}

/// How the lines of one family of games are read and written.
pub trait Dialect: Family {
    /// The game that the set-up lines of a script describe; the events of getting there are told.
    fn place(
        rules: &Arc<Self::Rules>,
        script: &Script,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Fault>;

    /// What the set-up lines of a script say that one viewer knows.
    fn look(rules: &Arc<Self::Rules>, script: &Script) -> Result<Self::View, Fault>;

    /// The position as set-up lines: all of it.
    fn position_text(&self) -> String;

    /// What one viewer knows of the position, as set-up lines.
    fn view_text(view: &Self::View) -> String;

    /// How many cards of the deck lie nowhere in a view: none in a game that was dealt.
    fn unaccounted(view: &Self::View) -> usize;

    /// What one viewer sees, drawn with characters; nothing for games that are not looked at.
    fn picture(_view: &Self::View) -> String {
        String::new()
    }

    /// Reads `A lays 100` and its like.
    fn read_action(rules: &Self::Rules, text: &str) -> Result<(Seat, Self::Action), Unread>;

    /// What somebody means who writes an action at this moment, and leaves out what goes without
    /// saying.
    fn meant(&self, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// The words by which somebody who writes an action names something that is not there, though it
    /// makes no difference to what the action does.
    fn misnames(&self, _action: Self::Action, _text: &str) -> Option<&'static str> {
        None
    }

    /// Writes an action, without its seat.
    fn action_text(rules: &Self::Rules, action: Self::Action) -> String;

    /// The clauses that forbid an action, of everything that speaks against it.
    fn clauses_against(&self, seat: Seat, action: Self::Action) -> Vec<&'static str>;

    /// The clauses by which the game does without a word of another one.
    fn clauses_without(rules: &Self::Rules, word: &str) -> &'static [&'static str];

    /// Runs out the time of whatever is open, as a host would.
    fn time(&mut self, events: &mut Vec<Self::Event>) -> Result<(), Refusal>;

    /// The clauses by which no round follows where none does.
    fn clauses_at_end(&self) -> &'static [&'static str];

    /// Checks an expectation, without its question mark. Fails with what was found instead.
    fn expect(&self, text: &str) -> Result<(), What>;
}

/// A game told by a script, as it stands at one step.
pub struct Told<G: Dialect> {
    rules: Arc<G::Rules>,
    game: G,
    events: Vec<G::Event>,
    refused: Option<Refusal>,
    acted: Option<(Seat, G::Action)>,
    /// Whether the script is a record.
    recorded: bool,
}

impl<G: Dialect> Told<G> {
    /// The game at the beginning of the script: dealt from a seed later on, or set up as written.
    pub fn begin(rules: &Arc<G::Rules>, script: &Script) -> Result<Told<G>, Fault> {
        let mut events = Vec::new();
        let game =
            if script.is_record() { G::new(rules) } else { G::place(rules, script, &mut events)? };
        Ok(Told {
            rules: Arc::clone(rules),
            game,
            events,
            refused: None,
            acted: None,
            recorded: script.is_record(),
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What happened at the last step.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Why the last step was refused, if it was.
    pub fn refused(&self) -> Option<&Refusal> {
        self.refused.as_ref()
    }

    /// What somebody did at the last step, if that was accepted.
    pub fn acted(&self) -> Option<(Seat, G::Action)> {
        self.acted
    }

    fn shuffle(&mut self, seed: Seed) {
        self.game.shuffle(&mut chance::Stream::new(seed), &mut self.events);
    }

    /// Plays one line, which is none of the words every game has. `Ok(Err(_))` if it is refused,
    /// `Err(_)` if it cannot be read.
    fn act(&mut self, line: &Line, text: &str) -> Result<Result<(), Refusal>, Fault> {
        let (seat, action) = match G::read_action(&self.rules, text) {
            Ok(play) => play,
            Err(Unread::Unclear(what)) => return Err(line.fault(what)),
            Err(Unread::Foreign(word)) => {
                let clauses = G::clauses_without(&self.rules, &word);
                return Ok(Err(Refusal::new(Unread::Foreign(word).to_string(), clauses)));
            }
        };
        let action = self.game.meant(seat, action);
        // A record is written without a look at the table, and says what it can.
        if let Some(word) = self.game.misnames(action, text).filter(|_| !self.recorded) {
            let clauses = G::clauses_without(&self.rules, word);
            return Ok(Err(Refusal::new(format!("`{word}` names another card"), clauses)));
        }
        let clauses = self.game.clauses_against(seat, action);
        let result = self.game.act(seat, action, &mut self.events);
        self.acted = result.is_ok().then_some((seat, action));
        Ok(result.map_err(|why| Refusal { why: why.to_string(), clauses }))
    }

    fn next_round(&mut self) -> Result<(), Refusal> {
        let clauses = self.game.clauses_at_end();
        let next = self.game.next_round();
        self.game = next.ok_or_else(|| Refusal::new("no round follows here", clauses))?;
        Ok(())
    }
}

/// Plays a script of whichever family. Fails with the line that does not hold.
pub fn run(script: &Script) -> Result<(), Fault> {
    let setup = setup(&script.header)?;
    at_family!(&setup, G(rules) => tell::<G>(rules, script, &mut |_, _| {}).map(drop))
}

/// What a text with a `viewer` line says that one viewer knows.
pub fn view_from<G: Dialect>(script: &Script) -> Result<G::View, Fault> {
    G::look(&rules::<G>(&script.header)?, script)
}

/// The lines of a script that are refused, each with the reason.
pub fn refusals(script: &Script) -> Result<Vec<(Line, Refusal)>, Fault> {
    let setup = setup(&script.header)?;
    let mut refused = Vec::new();
    at_family!(&setup, G(rules) => tell::<G>(rules, script, &mut |line, told| {
        refused.extend(told.refused().map(|why| (line.clone(), why.clone())));
    }).map(drop))?;
    Ok(refused)
}

/// Plays a script. `each` is called after every step with the game as it then stands.
pub fn tell<G: Dialect>(
    rules: &Arc<G::Rules>,
    script: &Script,
    each: &mut dyn FnMut(&Line, &Told<G>),
) -> Result<Told<G>, Fault> {
    let mut told = Told::begin(rules, script)?;
    let mut deals = 0;
    for line in &script.steps {
        told.events.clear();
        told.refused = None;
        told.acted = None;
        step(&mut told, line, &mut deals)?;
        each(line, &told);
    }
    Ok(told)
}

/// The seed of a deal for which the script names none.
fn fallback(deals: u64) -> Seed {
    chance::derive(Seed::from_number(0), deals)
}

fn step<G: Dialect>(told: &mut Told<G>, line: &Line, deals: &mut u64) -> Result<(), Fault> {
    if line.first() == "seed" {
        let seed = Seed::from_hex(line.rest());
        let seed = seed.ok_or_else(|| line.fault(What::of("seed-digits")))?;
        if told.game.turn() != Turn::Chance {
            return Err(line.fault(What::of("no-shuffle")));
        }
        told.shuffle(seed);
        return Ok(());
    }
    if told.game.turn() == Turn::Chance {
        *deals += 1;
        told.shuffle(fallback(*deals));
    }
    if let Some(text) = line.text.strip_prefix('?') {
        let text = text.trim_start();
        let does_not_hold =
            |what| What::of("does-not-hold").with("text", format!("? {text}")).with("what", what);
        return told.game.expect(text).map_err(|what: What| line.fault(does_not_hold(what)));
    }
    let (text, wanted) = expected_refusal(line)?;
    let result = match text {
        "time" => told.game.time(&mut told.events),
        "next round" => told.next_round(),
        _ => told.act(line, text)?,
    };
    judge(line, &result, wanted)?;
    told.refused = result.err();
    Ok(())
}

/// Whether a line should have been refused, and by which clause.
enum Wanted<'a> {
    Accepted,
    Refused,
    RefusedBy(&'a str),
}

fn expected_refusal(line: &Line) -> Result<(&str, Wanted<'_>), Fault> {
    let Some((text, verdict)) = line.text.split_once("=>") else {
        return Ok((&line.text, Wanted::Accepted));
    };
    let wanted = match verdict.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["refused"] => Wanted::Refused,
        ["refused", clause] => Wanted::RefusedBy(clause),
        _ => return Err(line.fault(What::of("after-arrow"))),
    };
    Ok((text.trim_end(), wanted))
}

fn judge(line: &Line, result: &Result<(), Refusal>, wanted: Wanted<'_>) -> Result<(), Fault> {
    match (result, wanted) {
        (Ok(()), Wanted::Accepted) | (Err(_), Wanted::Refused) => Ok(()),
        (Err(why), Wanted::Accepted) => {
            Err(line.fault(What::of("not-accepted").with("why", why.describe())))
        }
        (Ok(()), Wanted::Refused | Wanted::RefusedBy(_)) => {
            Err(line.fault(What::of("not-refused")))
        }
        (Err(why), Wanted::RefusedBy(clause)) if why.clauses.contains(&clause) => Ok(()),
        (Err(why), Wanted::RefusedBy(clause)) => {
            let what = What::of("not-refused-by").with("clause", clause);
            Err(line.fault(what.with("why", why.describe())))
        }
    }
}
