//! Seats and cards by their names, for the dialects that share them.

use std::sync::Arc;

use deck::{Card, Catalogue, Pack};
use options::Agreement;
use table::{Seat, Seats, Team};

use crate::what::What;

/// The rules of a card game, which name its cards.
pub(crate) trait CardRules {
    /// What its cards are for.
    type Kind: Copy + PartialEq;

    /// The name of the game.
    fn game(&self) -> &'static str;

    /// The cards there are.
    fn catalogue(&self) -> &Catalogue<Self::Kind>;
}

impl CardRules for bornes::Rules {
    type Kind = bornes::Kind;

    fn game(&self) -> &'static str {
        self.name()
    }

    fn catalogue(&self) -> &Catalogue<bornes::Kind> {
        &self.edition().catalogue
    }
}

impl CardRules for sprint::Rules {
    type Kind = sprint::Kind;

    fn game(&self) -> &'static str {
        self.name()
    }

    fn catalogue(&self) -> &Catalogue<sprint::Kind> {
        &self.edition().catalogue
    }
}

impl<R: CardRules> CardRules for Arc<R> {
    type Kind = R::Kind;

    fn game(&self) -> &'static str {
        R::game(self)
    }

    fn catalogue(&self) -> &Catalogue<R::Kind> {
        R::catalogue(self)
    }
}

/// The seat of a letter, if somebody sits there.
pub(crate) fn seat(table: &Agreement, letter: &str) -> Result<Seat, What> {
    let seat = Seat::from_letter(letter).filter(|seat| seat.0 < table.seats());
    seat.ok_or_else(|| What::of("no-seat").with("letter", letter))
}

/// The team of a letter, if somebody sits there.
pub(crate) fn team(table: &Agreement, letter: &str) -> Result<Team, What> {
    Ok(table.team(seat(table, letter)?))
}

/// A set of seats; `-` is nobody.
pub(crate) fn seats(table: &Agreement, letters: &[&str]) -> Result<Seats, What> {
    match letters {
        [] => Err(What::of("seats-missing")),
        ["-"] => Ok(Seats::NONE),
        letters => letters.iter().map(|letter| seat(table, letter)).collect(),
    }
}

/// The card of a name, if the game has it.
pub(crate) fn card<R: CardRules>(rules: &R, name: &str) -> Result<Card, What> {
    let card = rules.catalogue().card(name);
    card.ok_or_else(|| What::of("no-card").with("name", name).with("game", rules.game()))
}

/// The cards of a list of names; `-` is the empty list.
pub(crate) fn cards<R: CardRules>(rules: &R, list: &str) -> Result<Vec<Card>, What> {
    match list.trim() {
        "-" | "" => Ok(Vec::new()),
        names => names.split_whitespace().map(|name| card(rules, name)).collect(),
    }
}

/// A list of cards as text; `-` if there are none.
pub(crate) fn names<R: CardRules>(rules: &R, cards: &[Card]) -> String {
    let names = cards.iter().map(|&card| rules.catalogue().name_of(card));
    or_dash(&names.collect::<Vec<_>>())
}

/// A list of words; `-` if there are none.
pub(crate) fn or_dash(words: &[impl AsRef<str>]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// A list in which some cards may be unknown: `200 5 unknown`.
pub(crate) fn pack<R: CardRules>(rules: &R, list: &str) -> Result<Pack, What> {
    let Some(rest) = list.trim_end().strip_suffix("unknown") else {
        return Ok(cards(rules, list)?.into_iter().collect());
    };
    let (known, count) = rest.trim_end().rsplit_once(' ').unwrap_or(("", rest.trim()));
    let unknown = count.trim().parse().map_err(|_| What::of("how-many-unknown"))?;
    Ok(Pack { cards: cards(rules, known)?, unknown })
}

/// The same as text.
pub(crate) fn pack_text<R: CardRules>(rules: &R, pack: &Pack) -> String {
    match (pack.cards.is_empty(), pack.unknown) {
        (_, 0) => names(rules, &pack.cards),
        (true, unknown) => format!("{unknown} unknown"),
        (false, unknown) => format!("{} {unknown} unknown", names(rules, &pack.cards)),
    }
}

/// A stock, and whether a final dot says that nothing else lies below.
pub(crate) fn exactly(list: &str) -> (&str, bool) {
    let list = list.trim();
    let exact = list == "." || list.ends_with(" .");
    (if exact { &list[..list.len() - 1] } else { list }, exact)
}

/// The same as text.
pub(crate) fn exactly_text(cards: String, exact: bool) -> String {
    match (exact, cards.as_str()) {
        (false, _) => cards,
        (true, "-") => ".".to_owned(),
        (true, _) => format!("{cards} ."),
    }
}
