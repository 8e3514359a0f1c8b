//! What is wrong with a line, in no language yet.
//!
//! A [`What`] is displayed in English, which is how `sabots scenario` says it in every language; a
//! host that speaks others finds its text by the key.

use std::fmt;

/// What is wrong with a line, or what was found there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// In plain words, which are not ours to translate.
    Plain(String),
    /// One of those in [`What::ALL`].
    Of {
        /// Its key.
        key: &'static str,
        /// What is filled in, by the names its text has for it.
        facts: Vec<(&'static str, What)>,
    },
}

impl From<String> for What {
    fn from(words: String) -> What {
        What::Plain(words)
    }
}

impl From<&str> for What {
    fn from(words: &str) -> What {
        What::Plain(words.to_owned())
    }
}

impl What {
    /// Something of [`What::ALL`] into which nothing is filled in yet.
    pub(crate) fn of(key: &'static str) -> What {
        What::Of { key, facts: Vec::new() }
    }

    /// The same with something filled in.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, fact: impl Into<What>) -> What {
        if let What::Of { facts, .. } = &mut self {
            facts.push((name, fact.into()));
        }
        self
    }

    /// Everything that can be wrong, by its key, in English.
    pub const ALL: &[(&str, &str)] = &[
        // Files and headers.
        ("no-line", "no `{word}` line"),
        ("unreadable", "`{word}` cannot be read"),
        ("header-ended", "the header ends where play begins"),
        ("setup-ended", "the set-up ends where play begins"),
        ("said", "`{what}` is already said"),
        ("seats-number", "`seats` needs a small number"),
        ("name-and-value", "`{word}` needs a name and a value"),
        ("needs-number", "`{word}` needs a number"),
        ("needs-name", "`{word}` needs one name"),
        // Steps.
        ("seed-digits", "`seed` needs 64 hexadecimal digits"),
        ("no-shuffle", "no shuffle is due here"),
        ("after-arrow", "after `=>` comes `refused`, perhaps with a clause"),
        ("not-accepted", "expected to be accepted, found refused: {why}"),
        ("not-refused", "expected to be refused, found accepted"),
        ("not-refused-by", "expected refused by {clause}, found refused: {why}"),
        ("does-not-hold", "{text}: {what}"),
        ("foreign", "`{word}` belongs to another game"),
        // Names.
        ("no-seat", "`{letter}` is no seat of this table"),
        ("seats-missing", "seats are missing; `-` is nobody"),
        ("no-card", "`{name}` is no card of {game}"),
        ("how-many-unknown", "how many are unknown?"),
        ("no-cell", "`{name}` is no cell"),
        ("no-cave-cell", "`{name}` is no cave cell"),
        ("no-orientation", "`{name}` is none of r0, r1, r2, r3"),
        ("no-cave-card", "`{name}` is no card of the cave"),
        // Actions.
        ("no-words", "a line without words"),
        ("no-verb", "what does {letter} do?"),
        ("unknown-verb", "`{verb}` cannot be read here; the verbs are {verbs}"),
        ("unclear", "`{play}` cannot be read here"),
        ("one-card", "`{verb}` takes one card"),
        ("attack-form", "`attacks` is written `attacks B with CARD`"),
        ("nothing-behind", "nothing comes behind `{verb}`"),
        ("one-cell", "`enters` takes one cell"),
        ("walk-form", "`walks` is written `walks to CELL`"),
        ("turn-form", "`turns` takes one of r0, r1, r2, r3"),
        ("times", "a distance is multiplied by 2 or 4"),
        ("no-sound", "`{word}` is neither a number nor a sound"),
        // Set-ups.
        ("no-set-up", "`{words}` cannot be set up in {game}"),
        ("no-card-list", "a colon and a list of cards are missing; `-` is an empty list"),
        ("no-list", "a colon and a list are missing; `-` is an empty list"),
        ("window-form", "`window` goes on with `declined` or not at all"),
        ("then-form", "`then` goes on with `ends`, `goes-on` or `turn A reply`"),
        ("points-most", "points are numbers up to {most}"),
        ("points-said", "the points of {team} are already said"),
        ("points-form", "`points` needs seats, each with a number"),
        ("one-attack", "one attack at most lies there"),
        ("demand-form", "a demand is written `by A asking CARD`, or `by A asking CARD renamed`"),
        ("chief-number", "`chief` needs a small number"),
        ("cell-form", "a cell holds a card and its orientation: `R06 r1`"),
        ("card-twice", "a card is listed twice"),
        ("one-drawn", "only one card is drawn at a time"),
        ("no-roll", "`{word}` is no roll"),
        // Positions that cannot be.
        ("too-many", "the deck has only {copies} of `{card}`"),
        ("wrong-pile", "`{card}` cannot lie on that pile"),
        ("wrong-place", "`{card}` cannot lie there"),
        ("too-many-unknown", "more cards than the deck has"),
        ("unknown", "unknown cards can be looked at, not played"),
        ("no-such-window", "a window needs `turn X plays`, its attack on top, and somebody to ask"),
        ("no-windows", "{game} has no windows"),
        ("nothing-owed", "no green light is owed there"),
        ("only-a-view", "what one viewer sees can be looked at, not played"),
        ("past-goal", "a car at the goal ends the round; `over goal` says so"),
        ("no-extension", "nobody can have extended the goal"),
        (
            "not-a-view",
            "a view has a viewer who sees its own hand, `turn X plays`, and an unknown stock",
        ),
        ("not-a-sprint-view", "a view has a viewer who sees its own hand, and an unknown stock"),
        ("only-in-a-view", "what interrupts a turn is written in views only"),
        (
            "no-sprint-window",
            "a window needs `turn X plays`, its attack or distance lying there, and somebody to ask",
        ),
        ("wrong-moment", "this cannot be due at this moment"),
        ("sprint-past-goal", "a car at the goal ends the game"),
        ("too-many-distances", "so many distances cannot lie before a team"),
        ("bad-demand", "a demand comes from an opponent and names any card but a botte"),
        ("two-places", "`{card}` is in two places"),
        ("chief-too-far", "the chief is beyond the entrance"),
        ("pawns-missing", "every seat needs a `pawn` line, or none"),
        ("wrong-pawn", "the pawn of {seat} needs a card of its own"),
        ("wrong-turn", "{seat} cannot be on turn here"),
        (
            "wrong-gap",
            "a gap needs a drawn card (`hand`) or an empty stock, and a drawn card its gap",
        ),
        ("wrong-roll", "the die cannot show that, or there is none"),
        ("nobody-leaves", "nobody leaves in this variant"),
        ("too-many-left", "more cards than are left"),
        ("not-a-cave-view", "a view has a viewer, and an unknown stock and die"),
        // Expectations, and what was found instead.
        ("no-check", "this cannot be checked in {game}"),
        ("found", "expected {wanted}, found {actual}"),
        ("action-twice", "an action is listed twice"),
        ("open-window", "an open window"),
        ("no-window", "no window"),
        ("attack-window", "a window on an attack on {seat}"),
        ("distance-window", "a window on a distance of {seat}"),
        ("round-goes-on", "the round is going on"),
        ("round-over", "the round is over"),
        ("match-goes-on", "the match is going on"),
        ("match-over", "the match is over"),
        ("game-goes-on", "the game is going on"),
        ("game-over", "the game is over"),
        ("not-over-yet", "it is not over yet"),
        ("not-legal", "it is not legal"),
        ("nothing-more", "nothing more"),
        ("accepted", "accepted"),
        ("refused", "refused"),
        ("elsewhere", "it belongs to another game"),
        ("no-round", "no round follows here"),
        ("genie", "the genie"),
        ("genie-because", "the genie ({why})"),
        ("no-genie", "no genie"),
    ];
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (key, facts) = match self {
            What::Plain(words) => return f.write_str(words),
            What::Of { key, facts } => (key, facts),
        };
        let english = What::ALL.iter().find(|(other, _)| other == key).map_or(*key, |it| it.1);
        let mut rest = english;
        while let Some((before, (name, after))) =
            rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
        {
            f.write_str(before)?;
            let fact = facts.iter().find(|(other, _)| *other == name);
            match fact {
                Some((_, fact)) => write!(f, "{fact}")?,
                None => f.write_str(name)?,
            }
            rest = after;
        }
        f.write_str(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_filled_in_with_its_facts() {
        let found = What::of("found").with("wanted", What::of("no-window")).with("actual", "A {x}");
        assert_eq!(found.to_string(), "expected no window, found A {x}");
        assert_eq!(What::from("as it is").to_string(), "as it is");
    }

    #[test]
    fn everything_that_can_be_wrong_is_listed_once() {
        for (at, (key, _)) in What::ALL.iter().enumerate() {
            assert!(!What::ALL[..at].iter().any(|(other, _)| other == key), "{key}");
        }
        let sources = [
            include_str!("script.rs"),
            include_str!("names.rs"),
            include_str!("run.rs"),
            include_str!("compare.rs"),
            include_str!("bornes/actions.rs"),
            include_str!("bornes/position.rs"),
            include_str!("bornes/expect.rs"),
            include_str!("sprint/actions.rs"),
            include_str!("sprint/position.rs"),
            include_str!("sprint/expect.rs"),
            include_str!("sprint/interlude.rs"),
            include_str!("tresors/actions.rs"),
            include_str!("tresors/position.rs"),
            include_str!("tresors/expect.rs"),
        ];
        let said = |key: &str| sources.iter().any(|source| source.contains(&format!("\"{key}\"")));
        for (key, _) in What::ALL {
            assert!(said(key), "nothing is `{key}`");
        }
        for used in sources.iter().flat_map(|source| source.split("What::of(\"").skip(1)) {
            let key = used.split('"').next().unwrap_or_default();
            assert!(What::ALL.iter().any(|(known, _)| *known == key), "`{key}` is not listed");
        }
    }
}
