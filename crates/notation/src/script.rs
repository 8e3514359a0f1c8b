//! A file cut into lines, before anything is known about the game it tells.

use std::fmt;

use crate::what::What;

/// Why a file cannot be read or does not hold, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: What,
}

impl Fault {
    /// A fault in this line.
    pub fn new(line: usize, what: impl Into<What>) -> Fault {
        Fault { line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Fault {}

/// One statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it stands, counted from 1.
    pub number: usize,
    /// Its words, separated by single blanks, without comment.
    pub text: String,
}

impl Line {
    /// The first word, without the colon of a list.
    pub fn first(&self) -> &str {
        self.text.split([' ', ':']).next().unwrap_or_default()
    }

    /// Everything behind the first word.
    pub fn rest(&self) -> &str {
        self.text.split_once(' ').map_or("", |(_, rest)| rest)
    }

    /// A fault in this line.
    pub fn fault(&self, what: impl Into<What>) -> Fault {
        Fault::new(self.number, what)
    }
}

/// What a file says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The name of the game, and its line.
    pub game: (String, usize),
    /// How many sit at the table, and the line that says so.
    pub seats: (u8, usize),
    /// The table options, as written, each with its line.
    pub options: Vec<(String, String, usize)>,
    /// What the file shows.
    pub title: Option<String>,
    /// The clauses the file is about, each with its line.
    pub clauses: Vec<(String, usize)>,
}

impl Header {
    /// The table options, as those who set up a table want them.
    pub fn chosen(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(name, value, _)| (name.as_str(), value.as_str())).collect()
    }
}

/// A file: what it says about itself, the position it starts from, and what happens then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// What the file says about itself.
    pub header: Header,
    /// The set-up lines.
    pub setup: Vec<Line>,
    /// Seeds, actions and expectations, in order.
    pub steps: Vec<Line>,
}

/// The words that begin a set-up line, of whatever game.
const SETUP: &[&str] = &[
    "turn",
    "hand",
    "battle",
    "speed",
    "km",
    "safe",
    "stock",
    "discard",
    "tray",
    "out",
    "control",
    "points",
    "dealer",
    "viewer",
    "window",
    "over",
    "lost-turn",
    "extended",
    "owes-green",
    "cell",
    "pawn",
    "chief",
    "loot",
    "die",
    "course",
    "due",
    "no-swap",
    "grounded",
    "renames",
    "uses",
    "searches",
    "robs",
    "pays",
];

impl Script {
    /// Cuts a text into lines and reads its header.
    pub fn parse(text: &str) -> Result<Script, Fault> {
        let mut header = Partial::default();
        let (mut setup, mut steps) = (Vec::new(), Vec::<Line>::new());
        for line in lines(text) {
            let begun = !steps.is_empty();
            match line.first() {
                "game" | "seats" | "option" | "title" | "clauses" if begun => {
                    return Err(line.fault(What::of("header-ended")));
                }
                "game" | "seats" | "option" | "title" | "clauses" => header.read(&line)?,
                word if SETUP.contains(&word) && begun => {
                    return Err(line.fault(What::of("setup-ended")));
                }
                word if SETUP.contains(&word) => setup.push(line),
                word if is_play(word) => steps.push(line),
                word => return Err(line.fault(What::of("unreadable").with("word", word))),
            }
        }
        let end = text.lines().count().max(1);
        Ok(Script { header: header.complete(end)?, setup, steps })
    }

    /// A fault of the position, in the last set-up line that is to blame, or in the last of all.
    pub(crate) fn blame(&self, is_to_blame: impl Fn(&Line) -> bool, what: What) -> Fault {
        let culprit = self.setup.iter().rfind(|line| is_to_blame(line));
        let line = culprit.or(self.setup.last()).map_or(self.header.game.1, |line| line.number);
        Fault::new(line, what)
    }

    /// Whether the file is the record of a game that was dealt: seeds instead of a set-up.
    pub fn is_record(&self) -> bool {
        self.setup.is_empty() && self.steps.first().is_some_and(|line| line.first() == "seed")
    }
}

/// Reads set-up lines, no two of which may be about the same, as `key` says what each is about.
pub(crate) fn read_each(
    setup: &[Line],
    key: impl Fn(&Line) -> String,
    mut read: impl FnMut(&Line) -> Result<(), What>,
) -> Result<(), Fault> {
    let mut said = Vec::new();
    for line in setup {
        let key = key(line);
        if said.contains(&key) {
            return Err(line.fault(What::of("said").with("what", key)));
        }
        said.push(key);
        read(line).map_err(|what| line.fault(what))?;
    }
    Ok(())
}

/// Whether a word begins a line of play: a seat, or one of the words that no seat says.
fn is_play(word: &str) -> bool {
    word.starts_with('?')
        || ["seed", "time", "next"].contains(&word)
        || matches!(word.as_bytes(), [b'A'..=b'Z'])
}

/// A header of which not everything is known yet.
#[derive(Default)]
struct Partial {
    game: Option<(String, usize)>,
    seats: Option<(u8, usize)>,
    rest: Header,
}

impl Partial {
    fn read(&mut self, line: &Line) -> Result<(), Fault> {
        let words: Vec<&str> = line.rest().split(' ').filter(|word| !word.is_empty()).collect();
        match (line.first(), words.as_slice()) {
            ("game", [name]) if self.game.is_none() => {
                self.game = Some(((*name).to_owned(), line.number));
            }
            ("seats", [count]) if self.seats.is_none() => {
                let count = count.parse().map_err(|_| line.fault(What::of("seats-number")));
                self.seats = Some((count?, line.number));
            }
            ("option", [name, _]) if self.rest.options.iter().any(|option| option.0 == **name) => {
                return Err(line.fault(What::of("said").with("what", format!("option {name}"))));
            }
            ("option", [name, value]) => {
                self.rest.options.push(((*name).to_owned(), (*value).to_owned(), line.number));
            }
            ("title", _) => self.rest.title = Some(line.rest().to_owned()),
            ("clauses", ids) => {
                self.rest.clauses.extend(ids.iter().map(|&id| (id.to_owned(), line.number)));
            }
            ("game" | "seats", [_]) => {
                return Err(line.fault(What::of("said").with("what", line.first())));
            }
            (word, _) => return Err(line.fault(What::of(usage(word)).with("word", word))),
        }
        Ok(())
    }

    fn complete(self, end: usize) -> Result<Header, Fault> {
        let game =
            self.game.ok_or_else(|| Fault::new(end, What::of("no-line").with("word", "game")))?;
        let seats =
            self.seats.ok_or_else(|| Fault::new(end, What::of("no-line").with("word", "seats")))?;
        Ok(Header { game, seats, ..self.rest })
    }
}

/// What a word of the header needs.
fn usage(word: &str) -> &'static str {
    match word {
        "option" => "name-and-value",
        "seats" => "needs-number",
        _ => "needs-name",
    }
}

/// The statements of a text: comments and blank lines are left out, blanks are folded.
fn lines(text: &str) -> impl Iterator<Item = Line> {
    (1..).zip(text.lines()).filter_map(|(number, line)| {
        let line = line.trim_start_matches('\u{feff}');
        let code = line.split_once('#').map_or(line, |(code, _)| code);
        let text = code.split_whitespace().collect::<Vec<_>>().join(" ");
        (!text.is_empty()).then_some(Line { number, text })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (usize, String) {
        let Err(fault) = Script::parse(text) else { panic!("{text:?} should not parse") };
        (fault.line, fault.what.to_string())
    }

    #[test]
    fn a_header_needs_a_game_and_seats() {
        assert_eq!(fault("game asterix\n"), (1, "no `seats` line".to_owned()));
        assert_eq!(fault(""), (1, "no `game` line".to_owned()));
        assert_eq!(fault("game a\ngame b\nseats 2").0, 2);
        assert_eq!(fault("game a\nseats many").0, 2);
        assert_eq!(fault("game a\nseats 2\noption goal 700\noption goal 1000").0, 4);
        assert_eq!(fault("game a\nseats 2\nhnad A: 25\nhand B: 25").0, 3);
        assert_eq!(
            fault("game a\nseats 2\noption goal"),
            (3, "`option` needs a name and a value".to_owned())
        );
    }

    #[test]
    fn the_set_up_comes_before_the_play() {
        assert_eq!(fault("game a\nseats 2\nA passes\nhand A: 25").0, 4);
        assert_eq!(fault("game a\nseats 2\n? turn A\nseats 3").0, 4);
    }

    #[test]
    fn comments_and_blanks_do_not_count() {
        let script =
            Script::parse("# hello\n game  a # b\n\n seats 2\n\tA   passes # c\n").unwrap();
        assert_eq!(script.header.game, ("a".to_owned(), 2));
        assert_eq!(script.steps, [Line { number: 5, text: "A passes".to_owned() }]);
    }
}
