//! Lessons: games that are written, so that somebody learns one by playing it.
//!
//! A lesson is a script of our notation, in the place where other tables have a header alone: a table, a
//! position, and what everybody plays from there. The learner sits at A. Behind the mark of a remark each
//! line of the learner says which of the texts comes before it.

use notation::{Fault, Line, Script};
use table::Seat;

/// Where the learner sits.
pub(crate) const LEARNER: Seat = Seat(0);

/// Every lesson, by its game.
pub(crate) const ALL: [(&str, &str); 6] = [
    ("classic", include_str!("../../../lessons/classic.scn")),
    ("desert", include_str!("../../../lessons/desert.scn")),
    ("asterix", include_str!("../../../lessons/asterix.scn")),
    ("rush", include_str!("../../../lessons/rush.scn")),
    ("fun-speed", include_str!("../../../lessons/fun-speed.scn")),
    ("tresors", include_str!("../../../lessons/tresors.scn")),
];

/// The lesson of a game, if there is one.
pub(crate) fn of(game: &str) -> Option<&'static str> {
    ALL.iter().find(|(name, _)| *name == game).map(|(_, text)| *text)
}

/// The lines of a script that are played. That somebody does not answer goes without saying.
fn played(script: &Script) -> impl Iterator<Item = &Line> {
    script.steps.iter().filter(|line| is_played(line))
}

/// Whether somebody does something in a line.
pub(crate) fn is_played(line: &Line) -> bool {
    let text = line.text.as_str();
    !text.starts_with('?') && !text.ends_with(" declines") && text != "time"
}

/// What is said before each of its lines, if this is the header of a lesson.
pub(crate) fn labels(header: &str) -> Result<Option<Vec<String>>, Fault> {
    let script = Script::parse(header)?;
    let label = |line: &Line| {
        let written = header.lines().nth(line.number - 1).and_then(|line| line.split_once('#'));
        written.map_or_else(String::new, |(_, label)| label.trim().to_owned())
    };
    let labels: Vec<String> = played(&script).map(label).collect();
    Ok((!script.setup.is_empty() && !labels.is_empty()).then_some(labels))
}

/// A header without what is only written to be played.
pub(crate) fn opening(header: &str) -> String {
    let is_play = |line: &&str| {
        line.starts_with('?') || line.split(' ').next().is_some_and(|it| it.len() == 1)
    };
    header.lines().take_while(|line| !is_play(line)).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use texts::{Lang, Texts};

    use super::*;

    #[test]
    fn every_game_has_a_lesson_that_holds_and_that_the_learner_wins() {
        let games: BTreeSet<&str> = families::names().into_iter().collect();
        assert_eq!(games, ALL.iter().map(|(game, _)| *game).collect());
        for (game, text) in ALL {
            let script = Script::parse(text).unwrap();
            notation::run(&script).unwrap_or_else(|why| panic!("{game}: {why}"));
            assert_eq!(script.header.game.0, game);
            assert_eq!(script.steps.last().unwrap().text, "? winners A", "{game}");
        }
    }

    #[test]
    fn the_learner_is_told_before_each_line_what_to_do_and_robots_are_not() {
        for (game, text) in ALL {
            let script = Script::parse(text).unwrap();
            let labels = labels(text).unwrap().expect("a lesson");
            assert_eq!(labels.len(), played(&script).count());
            for (line, label) in played(&script).zip(&labels) {
                assert_eq!(line.first() == "A", !label.is_empty(), "{game}: {}", line.text);
            }
        }
        assert_eq!(labels("game rush\nseats 2\n"), Ok(None));
    }

    #[test]
    fn lessons_say_everything_in_every_language_and_nothing_else() {
        let mut said: BTreeSet<String> = BTreeSet::new();
        for (game, text) in ALL {
            let labels = labels(text).unwrap().expect("a lesson");
            let labels = labels.into_iter().filter(|label| !label.is_empty());
            let besides = ["about", "start", "end"].map(str::to_owned);
            said.extend(labels.chain(besides).map(|label| format!("lesson-{game}-{label}")));
        }
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for key in &said {
                assert!(texts.find(key, &[]).is_some(), "{key} in {}", lang.code());
            }
        }
        let written = include_str!("../../../locales/fr/lessons.ftl");
        let keys = written.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        assert_eq!(said.iter().map(String::as_str).collect::<BTreeSet<_>>(), keys.collect());
    }

    #[test]
    fn a_record_begins_with_the_table_and_the_position_alone() {
        let text = of("tresors").unwrap();
        let opening = opening(text);
        let script = Script::parse(&opening).unwrap();
        assert!(script.steps.is_empty() && opening.ends_with("turn A\n"));
        assert_eq!(Script::parse(text).unwrap().setup, script.setup);
    }
}
