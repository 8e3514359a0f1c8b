//! A program that is asked one question after the other.

use std::io;
use std::mem;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::talk::Answer;
use super::{Fault, Faults, Program};

/// How long somebody waits for a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patience {
    /// For a decision.
    pub(crate) decision: Duration,
    /// Longer for the first one after it was started, which it needs to get going.
    pub(crate) start: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { decision: Duration::from_secs(5), start: Duration::from_secs(10) }
    }
}

/// A program that names its questions may be late so often in a row before it is ended.
const LATE_MAX: u32 = 3;

/// Whoever says more lines than these between two answers does nothing else.
const FLOOD: u64 = 1000;

/// A program that plays: it is started when it is first needed, and again after it has failed.
pub(crate) struct Seated {
    command: String,
    patience: Patience,
    program: Option<Program>,
    /// How much longer the next answer may take because the program was just started.
    start: Duration,
    /// The number of the last question.
    question: u64,
    /// Whether its answers name their questions, so that none can be taken for another.
    names_questions: bool,
    /// How often in a row it was late.
    late: u32,
    faults: Faults,
}

impl Seated {
    pub(crate) fn new(command: &str, patience: Patience) -> Seated {
        Seated {
            command: command.to_owned(),
            patience,
            program: None,
            start: Duration::ZERO,
            question: 0,
            names_questions: false,
            late: 0,
            faults: Faults::default(),
        }
    }

    /// Starts the program, if it does not run.
    pub(crate) fn start(&mut self) -> io::Result<()> {
        if self.program.is_none() {
            self.program = Some(Program::start(&self.command)?);
            (self.start, self.names_questions, self.late) = (self.patience.start, false, 0);
        }
        Ok(())
    }

    /// A game begins. Whoever failed in the last one gets another chance.
    pub(crate) fn greet(&mut self, hello: &Value) -> io::Result<()> {
        self.start()?;
        self.tell(hello);
        Ok(())
    }

    /// Tells something that wants no answer.
    pub(crate) fn tell(&mut self, message: &Value) {
        if let Some(program) = &self.program {
            program.send(message);
        }
    }

    /// What went wrong since this was last asked.
    pub(crate) fn take_faults(&mut self) -> Faults {
        mem::take(&mut self.faults)
    }

    /// Asks for a decision between some actions, written in notation, which is wanted within so much
    /// time: the place of the chosen one.
    pub(crate) fn ask(
        &mut self,
        mut message: Value,
        legal: &[String],
        time: Duration,
    ) -> Result<usize, Fault> {
        self.question += 1;
        message["question"] = self.question.into();
        let time = time + mem::take(&mut self.start);
        let heard = self.hear(&message, time);
        let decided = heard.and_then(|answer| answer.place(legal));
        self.faults.note(decided);
        decided
    }

    /// Sends a question and waits for its answer. A program that fails is ended; one that is late, too,
    /// because its answer could come later and be taken for another, unless it names its questions.
    fn hear(&mut self, message: &Value, time: Duration) -> Result<Answer, Fault> {
        let program = self.program.as_ref().ok_or(Fault::Gone)?;
        let mut unasked = 0;
        // What was said before a question does not answer it.
        while let Some(line) = program.said().filter(|_| unasked < FLOOD) {
            self.names_questions |= Answer::read(&line).is_ok_and(|it| it.question.is_some());
            unasked += 1;
        }
        program.send(message);
        let until = Instant::now() + time;
        let heard = loop {
            if unasked >= FLOOD {
                break Err(Fault::Garbage);
            }
            match program.hear(until).map(|line| Answer::read(&line)) {
                Err(fault) => break Err(fault),
                Ok(Err(fault)) if !self.names_questions => break Err(fault),
                Ok(Err(_)) => {}
                Ok(Ok(answer)) => {
                    self.names_questions = answer.question.is_some();
                    if answer.is_to(self.question) {
                        break Ok(answer);
                    }
                }
            }
            unasked += 1;
        };
        self.faults.unasked += unasked;
        self.late = if matches!(heard, Err(Fault::Late)) { self.late + 1 } else { 0 };
        let is_over = match heard {
            Ok(_) => false,
            Err(Fault::Late) => !self.names_questions || self.late == LATE_MAX,
            Err(Fault::Garbage) => unasked >= FLOOD,
            Err(Fault::Gone | Fault::Illegal) => true,
        };
        if let Some(program) = self.program.take_if(|_| is_over) {
            program.end();
        }
        heard
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A program that runs these commands of the shell with the number of each question in `$q`.
    fn seated(name: &str, commands: &str) -> Seated {
        let number = "q=${line##*:}; q=${q%?}";
        // It takes itself away: a shell has read it before it runs.
        let script = format!("rm \"$0\"\nwhile read -r line; do {number}; {commands}; done\n");
        let file = std::env::temp_dir().join(format!("{name}-{}.sh", std::process::id()));
        std::fs::write(&file, script).expect("a file");
        let start = Duration::from_secs(60);
        let patience = Patience { decision: Duration::ZERO, start };
        let mut seated = Seated::new(&format!("sh {}", file.display()), patience);
        seated.start().expect("a shell");
        seated
    }

    fn ask(seated: &mut Seated, seconds: u64) -> Result<usize, Fault> {
        let legal = ["A lays 100", "A passes"].map(str::to_owned);
        seated.ask(json!({ "type": "decide" }), &legal, Duration::from_secs(seconds))
    }

    #[test]
    fn the_start_of_a_program_is_not_counted_as_thinking() {
        let mut seated = seated("seated-start", "[ $q = 1 ] && echo '{\"index\":1}'");
        // No time at all, but for its start.
        assert_eq!(ask(&mut seated, 0), Ok(1));
        assert_eq!(ask(&mut seated, 0), Err(Fault::Late));
        assert_eq!(ask(&mut seated, 0), Err(Fault::Gone), "nobody knows what it would answer to");
    }

    #[test]
    fn a_program_that_names_its_questions_may_be_late() {
        let answer = r#"printf '{"question":%s,"index":0}\n'"#;
        // It answers the second question when it hears the third, and none from the fifth on.
        let commands =
            format!("case $q in 1|4) {answer} $q;; 2) ;; 3) {answer} 2; {answer} 3;; esac");
        let mut seated = seated("seated-late", &commands);
        assert_eq!(ask(&mut seated, 60), Ok(0));
        assert_eq!(ask(&mut seated, 0), Err(Fault::Late));
        assert_eq!(ask(&mut seated, 60), Ok(0));
        assert_eq!(ask(&mut seated, 60), Ok(0));
        let expected = Faults { asked: 4, late: 1, unasked: 1, ..Faults::default() };
        assert_eq!(seated.take_faults(), expected);
        let late: Vec<_> = (0..LATE_MAX).map(|_| ask(&mut seated, 0)).collect();
        assert_eq!(late, [Err(Fault::Late); LATE_MAX as usize]);
        assert_eq!(ask(&mut seated, 0), Err(Fault::Gone), "it does not answer at all");
    }
}
