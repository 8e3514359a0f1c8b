//! Everything we can say: the whole interface, asked about all there is.

use std::fmt;
use std::sync::Arc;

use families::{Family, Listing, Offer, Range, Setup};
use options::{BadDeck, BadSetup};
use table::{Seat, Seats};

use super::{bornes, sprint, tresors};
use crate::sentence::Arg;
use crate::{Sentence, Term, Texts};

/// The samples on the right of every arm. A variant that no arm mentions does not compile, and an
/// arm whose samples are others than it says does not pass.
macro_rules! samples {
    ($kind:ty: $($variant:pat => $samples:expr,)+) => {{
        let _every_variant_has_an_arm = |value: &$kind| match value {
            $($variant => (),)+
        };
        let mut all: Vec<$kind> = Vec::new();
        $(
            let samples: Vec<$kind> = $samples.into_iter().collect();
            assert!(!samples.is_empty(), "no sample of {}", stringify!($variant));
            for sample in &samples {
                assert!(matches!(sample, $variant), "{sample:?} is no {}", stringify!($variant));
            }
            all.extend(samples);
        )+
        all
    }};
}
pub(super) use samples;

/// Something that was said, and what about.
pub struct Said {
    pub about: String,
    pub text: String,
    /// Whether it is a sentence, and not just a name.
    pub whole: bool,
}

/// Everything that `texts` can say.
pub fn everything(texts: &Texts) -> Vec<Said> {
    let mut said = Vec::new();
    for game in families::names() {
        said.push(name(&game, texts.title(game)));
        said.push(name(&game, texts.printed(game)));
        said.push(sentence(&game, texts.about(game)));
        let terms = Term::ALL.map(|term| name(&(game, term), texts.term(game, term)));
        said.extend(terms);
    }
    for game in families::games() {
        say_options(texts, &game, &mut said);
    }
    for why in bad_setups() {
        said.push(sentence(&why, texts.bad_setup(&why)));
    }
    for winners in [Seats::NONE, Seats::only(Seat(1)), Seats::all(4)] {
        let names = |seat: Seat| format!("Joueur {seat}");
        said.push(sentence(&winners, texts.winners(winners, &names)));
    }
    bornes::say(texts, &mut said);
    sprint::say(texts, &mut said);
    tresors::say(texts, &mut said);
    said
}

/// A table of every size, with no option chosen and with each choice of each option.
pub fn tables<G: Family>() -> Vec<Arc<G::Rules>> {
    let mut tables = Vec::new();
    for game in G::games() {
        for seating in &game.seatings {
            let table = |options: &[(&str, &str)]| {
                G::rules_of(game.name, seating.seats, options)
                    .unwrap_or_else(|why| panic!("{options:?}: {why}"))
            };
            tables.push(table(&[]));
            for option in &game.options {
                for value in values(*option) {
                    let allowed = option.allowed(seating.seats).contains(&value);
                    if allowed {
                        tables.push(table(&[(option.name(), &value)]));
                    }
                }
            }
        }
    }
    tables
}

/// Values that an option may have.
fn values(option: &dyn Offer) -> Vec<String> {
    let values = match option.range() {
        Range::OneOf(choices) => choices.into_iter().map(|(value, _)| value).collect(),
        Range::Seat => vec!["random", "A", "B"],
        Range::Seconds => vec![option.usual(2), "0", "2.5"],
    };
    values.into_iter().map(str::to_owned).collect()
}

fn say_options(texts: &Texts, game: &Listing, said: &mut Vec<Said>) {
    for &option in &game.options {
        let about = (game.name, option.name());
        said.push(name(&about, texts.option_label(game.name, option)));
        said.push(sentence(&about, texts.option_help(game.name, option)));
        for value in values(option) {
            let text = texts.option_value(option, &value);
            said.push(name(&(about, value), text));
        }
    }
}

/// Every reason why a table cannot be set up, as the kernel gives it.
fn bad_setups() -> Vec<BadSetup> {
    let refused =
        |game, seats, options: &[(&str, &str)]| [Setup::of(game, seats, options).err().unwrap()];
    samples! { BadSetup:
        BadSetup::UnknownGame(_) => refused("whist", 4, &[]),
        BadSetup::Seats { .. } => refused("asterix", 5, &[]),
        BadSetup::UnknownOption { .. } => refused("desert", 2, &[("goal", "700")]),
        BadSetup::UnknownValue { .. } => refused("desert", 2, &[("free_pass", "sometimes")]),
        BadSetup::NotAtThisTable { .. } => refused("asterix", 2, &[("goal", "700")]),
        BadSetup::BadDeck { .. } => bad_decks(),
        BadSetup::NotTogether { .. } => refused("rush", 4, &[("teams", "on"), ("goal", "700")]),
    }
}

/// A deck of Rush with one card of each kind, which is too small.
fn one_of_each() -> String {
    let rush = ::sprint::editions::find("rush").unwrap();
    let entries = rush.catalogue.iter().map(|entry| format!("1x{}", entry.name));
    format!("list:{}", entries.collect::<Vec<_>>().join(","))
}

/// Every reason why a deck cannot be played, as the kernel gives it.
fn bad_decks() -> Vec<BadSetup> {
    let refused = |list: &str| match Setup::of("rush", 4, &[("deck", list)]).err().unwrap() {
        BadSetup::BadDeck { why, .. } => [why],
        other => panic!("{list}: {other}"),
    };
    let whys = samples! { BadDeck:
        BadDeck::Unreadable { .. } => refused("list:fifty"),
        BadDeck::NoSuchCard { .. } => refused("list:1x51"),
        BadDeck::TooFew { .. } => refused("list:1x50"),
        BadDeck::TooMany { .. } => refused("list:16x50"),
        BadDeck::Size { .. } => refused(&one_of_each()),
    };
    whys.into_iter().map(|why| BadSetup::BadDeck { name: "deck", why }).collect()
}

/// A sentence as it is told of people, and as a client tells it to each of them: the attribute of its
/// text is named after what they are in it.
pub fn to_everybody(sentence: Sentence) -> Vec<Sentence> {
    let readers = sentence.args.iter().filter_map(|(name, arg)| match arg {
        Arg::Seats(seats) if *seats != Seats::NONE => Some(name),
        _ => None,
    });
    let keys: Vec<_> = readers.map(|name| format!("{}.{name}", sentence.key)).collect();
    let told = keys.into_iter().map(|key| Sentence { key: key.into(), ..sentence.clone() });
    let mut told: Vec<_> = told.collect();
    told.push(sentence);
    told
}

/// What a card says of itself: when it is played, what it does and where it goes.
pub fn about(texts: &Texts, game: &str, card: &str) -> Said {
    sentence(&(game, card), texts.say(&format!("card-{game}-{card}.about"), &[]))
}

pub fn name(about: &impl fmt::Debug, text: String) -> Said {
    let about = format!("{about:?}");
    Said { about, text, whole: false }
}

pub fn sentence(about: &impl fmt::Debug, text: String) -> Said {
    Said { whole: true, ..name(about, text) }
}
