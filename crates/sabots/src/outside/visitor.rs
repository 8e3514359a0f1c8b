//! A program at a seat of a server's table.

use std::io;
use std::time::Duration;

use chance::Quick;
use families::{Setup, at_family};
use load::{Asks, Visitor};
use notation::Dialect;
use serde_json::{Value, json};
use table::{Chance, Seat, Shouts};
use wire::Sent;

use super::{Faults, Patience, Seated, talk};

/// A program at a seat of a server's table.
pub(crate) struct Seatholder {
    program: Seated,
    patience: Patience,
    /// The table and the seat, once they are known.
    seat: Option<(Setup, Seat)>,
    /// What was seen since the program was last asked.
    seen: Vec<Value>,
    /// The version that was last acted on.
    acted: Option<u64>,
    /// Decides where the program does not.
    lots: Quick,
    /// How often the server did not take what the program was allowed to do.
    refused: u64,
    /// The seats that won, once the match is over.
    pub(crate) winners: Vec<String>,
}

impl Seatholder {
    /// Fails if the command cannot be started.
    pub(crate) fn new(command: &str, patience: Patience) -> io::Result<Seatholder> {
        let mut program = Seated::new(command, patience);
        program.start()?;
        let (seat, seen, acted, lots) = (None, Vec::new(), None, Quick::new(0));
        let (refused, winners) = (0, Vec::new());
        Ok(Seatholder { program, patience, seat, seen, acted, lots, refused, winners })
    }

    /// What went wrong.
    pub(crate) fn faults(&mut self) -> Faults {
        let faults = self.program.take_faults();
        Faults { illegal: faults.illegal + self.refused, ..faults }
    }

    /// What may be done: each action as it travels, and in notation.
    fn legal(&self, news: &Value) -> Vec<(Value, String)> {
        let Some((setup, seat)) = &self.seat else { return Vec::new() };
        let prospects = news["prospects"].as_array().map(Vec::as_slice).unwrap_or_default();
        let allowed = prospects.iter().filter(|prospect| prospect["refusal"].is_null());
        let read = |prospect: &Value| {
            let action = &prospect["action"];
            let text = at_family!(setup, G(rules) => written::<G>(rules, *seat, action));
            text.map(|text| (action.clone(), text))
        };
        allowed.filter_map(read).collect()
    }

    /// What the program does, if it is to do anything.
    fn play(&mut self, news: &Value) -> Asks {
        let version = news["version"].as_u64();
        let legal = self.legal(news);
        if legal.is_empty() || version == self.acted {
            return Asks::Nothing;
        }
        self.acted = version;
        let texts: Vec<String> = legal.iter().map(|(_, text)| text.clone()).collect();
        let clock = [&news["clock"]["left"], &news["turn"]["left"]];
        let left = clock.iter().find_map(|left| left.as_u64()).map(Duration::from_millis);
        let patience = self.patience.decision;
        let time = left.map_or(patience, |left| left.min(patience));
        let seen = std::mem::take(&mut self.seen);
        let message = talk::decide(&news["view"], &seen, &texts, time);
        let decided = self.program.ask(message, &texts, time);
        // The server would play for whoever does not decide, but later.
        let (action, _) = &legal[decided.unwrap_or_else(|_| self.anything(legal.len()))];
        Asks::For(json!({ "type": "act", "version": version, "action": action }))
    }

    /// One of so many actions, by lot.
    fn anything(&mut self, count: usize) -> usize {
        self.lots.below(u32::try_from(count).expect("a short list")) as usize
    }

    fn end(&mut self, score: &Value) -> Asks {
        let of_match = score["match_winners"].as_array();
        let winners =
            of_match.or(score["winners"].as_array()).map(Vec::as_slice).unwrap_or_default();
        self.winners = winners.iter().filter_map(|seat| seat.as_str().map(str::to_owned)).collect();
        self.program.tell(&json!({ "type": "over", "winners": self.winners }));
        Asks::ToGo
    }
}

impl Visitor for Seatholder {
    fn sit(&mut self, table: &Value) -> Result<(), String> {
        let options = table["options"].as_object();
        let options = options.into_iter().flatten();
        let options: Vec<(&str, &str)> =
            options.filter_map(|(name, value)| Some((name.as_str(), value.as_str()?))).collect();
        let seats = table["seats"].as_u64().and_then(|seats| u8::try_from(seats).ok());
        let seat = table["you"].as_str().and_then(Seat::from_letter);
        let (Some(game), Some(seats), Some(seat)) = (table["game"].as_str(), seats, seat) else {
            return Err(format!("a table of another kind: {table}"));
        };
        let setup = Setup::of(game, seats, &options).map_err(|why| why.to_string())?;
        let hello = talk::hello(setup.rules(), seat, self.patience.decision);
        self.program.greet(&hello).map_err(|why| why.to_string())?;
        self.seat = Some((setup, seat));
        Ok(())
    }

    fn hear(&mut self, message: &Value) -> Asks {
        match message["type"].as_str() {
            // Everything is told anew, so what was done may be done again.
            Some("welcome") => {
                self.acted = None;
                self.seen.clear();
            }
            Some("update") => {}
            Some("answer") if message["answer"]["type"] == "refused" => {
                self.refused += 1;
                return Asks::Nothing;
            }
            _ => return Asks::Nothing,
        }
        let log = message["log"].as_array().map(Vec::as_slice).unwrap_or_default();
        self.seen.extend(log.iter().map(|entry| entry["event"].clone()));
        let news = &message["news"];
        match (&news["score"], news["has_next_round"].as_bool()) {
            (Value::Null, _) => self.play(news),
            (_, Some(true)) => Asks::For(json!({ "type": "next-round" })),
            (score, _) => self.end(score),
        }
    }
}

/// An action of a seat in notation; `None` if it is called out, which programs are not asked to do.
fn written<G: Dialect + Sent + Shouts>(
    rules: &G::Rules,
    seat: Seat,
    action: &Value,
) -> Option<String> {
    let action = G::hear_action(action, rules).ok()?;
    (!G::is_call(action)).then(|| format!("{seat} {}", G::action_text(rules, action)))
}
