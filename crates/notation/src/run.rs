//! Plays a script, whatever game it tells.

use table::{Game, Seed, Turn};

use crate::bornes::Bornes;
use crate::script::{Fault, Line, Script};
use crate::tresors::Tresors;

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

/// How the lines of one family of games are read.
pub trait Dialect: Sized {
    /// The family.
    type Game: Game;

    /// The game at the beginning of the script: dealt from a seed later on, or set up as written.
    fn begin(script: &Script) -> Result<Self, Fault>;

    /// The game as it stands.
    fn game(&self) -> &Self::Game;

    /// Forgets what happened at earlier steps.
    fn begin_step(&mut self);

    /// Answers the game's request for chance.
    fn shuffle(&mut self, seed: Seed);

    /// Plays one line, which is none of the words every game has. `Ok(Err(_))` if it is refused,
    /// `Err(_)` if it cannot be read.
    fn act(&mut self, line: &Line, text: &str) -> Result<Result<(), Refusal>, Fault>;

    /// Runs out the open window's time.
    fn time(&mut self) -> Result<(), Refusal>;

    /// Goes on to the next round.
    fn next_round(&mut self) -> Result<(), Refusal>;

    /// Checks an expectation, without its question mark. Fails with what was found instead.
    fn expect(&self, line: &Line, text: &str) -> Result<(), Fault>;
}

/// A script that was played to its end.
pub enum Told {
    /// A game of the card family.
    Bornes(Box<Bornes>),
    /// A game in the cave.
    Tresors(Box<Tresors>),
}

/// Plays a script. `each` is called after every step of a card game with the game as it then stands.
pub fn run(script: &Script, each: &mut dyn FnMut(&Line, &Bornes)) -> Result<Told, Fault> {
    if script.header.game.0 == ::tresors::rules::NAME {
        return Ok(Told::Tresors(Box::new(tell(script, &mut |_, _| {})?)));
    }
    Ok(Told::Bornes(Box::new(tell(script, each)?)))
}

fn tell<D: Dialect>(script: &Script, each: &mut dyn FnMut(&Line, &D)) -> Result<D, Fault> {
    let mut told = D::begin(script)?;
    let mut deals = 0;
    for line in &script.steps {
        told.begin_step();
        step(&mut told, line, &mut deals)?;
        each(line, &told);
    }
    Ok(told)
}

/// The seed of a deal for which the script names none.
fn fallback(deals: u64) -> Seed {
    chance::derive(Seed::from_number(0), deals)
}

fn step<D: Dialect>(told: &mut D, line: &Line, deals: &mut u64) -> Result<(), Fault> {
    if line.first() == "seed" {
        let seed = Seed::from_hex(line.rest());
        let seed = seed.ok_or_else(|| line.fault("`seed` needs 64 hexadecimal digits"))?;
        if told.game().turn() != Turn::Chance {
            return Err(line.fault("no shuffle is due here"));
        }
        told.shuffle(seed);
        return Ok(());
    }
    if told.game().turn() == Turn::Chance {
        *deals += 1;
        told.shuffle(fallback(*deals));
    }
    if let Some(text) = line.text.strip_prefix('?') {
        return told.expect(line, text.trim_start());
    }
    let (text, wanted) = expected_refusal(line)?;
    let result = match text {
        "time" => told.time(),
        "next round" => told.next_round(),
        _ => told.act(line, text)?,
    };
    judge(line, result, wanted)
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
        _ => return Err(line.fault("after `=>` comes `refused`, perhaps with a clause")),
    };
    Ok((text.trim_end(), wanted))
}

fn judge(line: &Line, result: Result<(), Refusal>, wanted: Wanted<'_>) -> Result<(), Fault> {
    match (result, wanted) {
        (Ok(()), Wanted::Accepted) | (Err(_), Wanted::Refused) => Ok(()),
        (Err(why), Wanted::Accepted) => {
            Err(line.fault(format!("expected to be accepted, found refused: {}", why.describe())))
        }
        (Ok(()), Wanted::Refused | Wanted::RefusedBy(_)) => {
            Err(line.fault("expected to be refused, found accepted"))
        }
        (Err(why), Wanted::RefusedBy(clause)) if why.clauses.contains(&clause) => Ok(()),
        (Err(why), Wanted::RefusedBy(clause)) => {
            Err(line
                .fault(format!("expected refused by {clause}, found refused: {}", why.describe())))
        }
    }
}
