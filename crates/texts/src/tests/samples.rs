//! Everything we can say: the whole interface, asked about all there is.

use std::fmt;

use bornes::TableOption;
use bornes::{
    Award, BadSetup, Card, Ending, Event, Illegal, Kind, Km, Misplaced, Rules, Seen, Values,
    editions,
};
use table::{Seat, Seats};

use crate::{GAMES, Term, Texts};

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
    for game in GAMES {
        said.push(name(&game, texts.title(game)));
        said.push(name(&game, texts.printed(game)));
        said.push(sentence(&game, texts.about(game)));
        let terms = Term::ALL.map(|term| name(&(game, term), texts.term(game, term)));
        said.extend(terms);
    }
    for why in bad_setups() {
        said.push(sentence(&why, texts.bad_setup(&why)));
    }
    for rules in tables() {
        say_names(texts, rules, &mut said);
        say_sentences(texts, rules, &mut said);
    }
    said
}

/// A table of every size, with no option chosen and with each choice of each option.
pub fn tables() -> Vec<&'static Rules> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seating in &edition.seatings {
            let table = |options: &[(&str, &str)]| {
                Rules::of(edition.name, seating.seats, options)
                    .unwrap_or_else(|why| panic!("{options:?}: {why}"))
            };
            tables.push(table(&[]));
            for option in edition.options {
                for value in values(option) {
                    let allowed = option.allowed(seating.seats).contains(&value);
                    if allowed {
                        tables.push(table(&[(option.name, &value)]));
                    }
                }
            }
        }
    }
    tables
}

/// Values that an option may have.
fn values(option: &TableOption) -> Vec<String> {
    let values = match option.values {
        Values::OneOf(choices) => choices.iter().map(|choice| choice.value).collect(),
        Values::Seat(_) => vec!["random", "A", "B"],
        Values::Seconds(default) => vec![default, "0", "2.5"],
    };
    values.into_iter().map(str::to_owned).collect()
}

fn say_names(texts: &Texts, rules: &'static Rules, said: &mut Vec<Said>) {
    let edition = rules.edition();
    for card in edition.cards() {
        said.push(name(&(rules, card), texts.name_of(card, rules)));
        said.push(name(&(rules, card), texts.a_card(rules.name(), rules.edition().name_of(card))));
    }
    for option in edition.options {
        let about = (rules, option.name);
        said.push(name(&about, texts.option_label(edition.name, option)));
        said.push(sentence(&about, texts.option_help(edition.name, option)));
        for value in values(option) {
            let text = texts.option_value(option, &value);
            said.push(name(&(rules, option.name, value), text));
        }
    }
    for award in awards() {
        said.push(name(&(rules, award), texts.award(award, rules)));
    }
}

fn say_sentences(texts: &Texts, rules: &'static Rules, said: &mut Vec<Said>) {
    let names = |seat: Seat| format!("Joueur {seat}");
    for why in refusals(rules) {
        said.push(sentence(&(rules, why), texts.refusal(why, rules)));
    }
    for event in events(rules) {
        said.push(sentence(&(rules, event), texts.event(&event, rules, &names)));
    }
    for ending in endings() {
        said.push(sentence(&(rules, ending), texts.ending(ending, Km(700), rules)));
    }
    for why in misplaced(rules) {
        said.push(sentence(&(rules, why), texts.misplaced(&why, rules)));
    }
    for winners in [Seats::NONE, Seats::only(Seat(1)), Seats::all(rules.seats())] {
        said.push(sentence(&(rules, winners), texts.winners(winners, &names)));
    }
}

/// Every reason to refuse a move, with every card it can be about.
pub fn refusals(rules: &Rules) -> Vec<Illegal> {
    let attacks = || cards(rules, |kind| matches!(kind, Kind::Hazard(_)));
    let bottes = cards(rules, |kind| matches!(kind, Kind::Safety(_)));
    let distance = Km(200);
    samples! { Illegal:
        Illegal::NotDealt => [Illegal::NotDealt],
        Illegal::RoundOver => [Illegal::RoundOver],
        Illegal::NotYourTurn { .. } => [Illegal::NotYourTurn { turn: Seat(1) }],
        Illegal::WindowOpen => [Illegal::WindowOpen],
        Illegal::ExtensionDue => [Illegal::ExtensionDue],
        Illegal::NothingToExtend => [Illegal::NothingToExtend],
        Illegal::NothingToAnswer => [Illegal::NothingToAnswer],
        Illegal::NotAttacked => [Illegal::NotAttacked],
        Illegal::AlreadyDeclined => [Illegal::AlreadyDeclined],
        Illegal::NoReplies => [Illegal::NoReplies],
        Illegal::NotHeld { .. } => cards(rules, |_| true).map(|card| Illegal::NotHeld { card }),
        Illegal::WrongReply { .. } => attacks().map(|attack| Illegal::WrongReply { attack }),
        Illegal::NotStarted => [Illegal::NotStarted],
        Illegal::Halted { .. } => attacks().map(|by| Illegal::Halted { by }),
        Illegal::GreenLightOwed => [Illegal::GreenLightOwed],
        Illegal::Limited { .. } => [Illegal::Limited { to: Km(50) }],
        Illegal::Overshoots { .. } => [Illegal::Overshoots { goal: Km(700), by: Km(25) }],
        Illegal::CapReached { .. } => [1, 2].map(|times| Illegal::CapReached { distance, times }),
        Illegal::NothingToParry { .. } => attacks().map(|attack| Illegal::NothingToParry { attack }),
        Illegal::WrongParade { .. } => attacks().map(|attack| Illegal::WrongParade { attack }),
        Illegal::AlreadyRolling => [Illegal::AlreadyRolling],
        Illegal::NeedsTarget => [Illegal::NeedsTarget],
        Illegal::NotAnAttack => [Illegal::NotAnAttack],
        Illegal::OwnSide => [Illegal::OwnSide],
        Illegal::NoSuchSide => [Illegal::NoSuchSide],
        Illegal::Immune { .. } => bottes.map(|by| Illegal::Immune { by }),
        Illegal::TargetHalted { .. } => attacks().map(|by| Illegal::TargetHalted { by }),
        Illegal::TargetNotStarted => [Illegal::TargetNotStarted],
        Illegal::TargetNotRolling => [Illegal::TargetNotRolling],
        Illegal::TargetShielded => [Illegal::TargetShielded],
        Illegal::TargetLimited => [Illegal::TargetLimited],
        Illegal::NoDiscard => [Illegal::NoDiscard],
        Illegal::SafetyKept => [Illegal::SafetyKept],
        Illegal::NoPassing => [Illegal::NoPassing],
        Illegal::MustPlay => [Illegal::MustPlay],
    }
}

/// Every event, with every card and every team it can be about.
fn events(rules: &Rules) -> Vec<Seen> {
    let seat = Seat(0);
    let all = || cards(rules, |_| true);
    let laid = cards(rules, |kind| !matches!(kind, Kind::Hazard(_)));
    let bottes = cards(rules, |kind| matches!(kind, Kind::Safety(_)));
    let attacks = || cards(rules, |kind| matches!(kind, Kind::Hazard(_)));
    let attacked = || attacks().flat_map(|card| rules.all_teams().map(move |on| (card, on)));
    let losers = [Seats::NONE, Seats::only(Seat(1)), Seats::all(rules.seats())];
    samples! { Seen:
        Event::Shuffled { .. } => [Event::Shuffled { dealer: seat }],
        Event::Drew { card: None, .. } => [Event::Drew { seat, card: None }],
        Event::Drew { card: Some(_), .. } => all().map(|card| Event::Drew { seat, card: Some(card) }),
        Event::TurnBegan { .. } => [Event::TurnBegan { seat }],
        Event::Skipped { .. } => [Event::Skipped { seat }],
        Event::Laid { .. } => laid.map(|card| Event::Laid { seat, card }),
        Event::Attacked { .. } => attacked().map(|(card, on)| Event::Attacked { seat, card, on }),
        Event::Replied { .. } => {
            bottes.flat_map(|card| losers.map(|lost| Event::Replied { seat, card, lost }))
        },
        Event::Declined { .. } => [Event::Declined { seat }],
        Event::Landed { .. } => attacked().map(|(card, on)| Event::Landed { card, on }),
        Event::Cancelled { .. } => attacked().map(|(card, on)| Event::Cancelled { card, on }),
        Event::Discarded { .. } => all().map(|card| Event::Discarded { seat, card }),
        Event::Passed { .. } => [Event::Passed { seat }],
        Event::Extended { .. } => [Event::Extended { seat: Seat(1), goal: Km(1000) }],
        Event::Ended { .. } => {
            endings().into_iter().map(|ending| Event::Ended { ending, goal: Km(700) })
        },
    }
}

fn endings() -> Vec<Ending> {
    samples! { Ending:
        Ending::Goal => [Ending::Goal],
        Ending::Exhausted => [Ending::Exhausted],
    }
}

fn awards() -> Vec<Award> {
    samples! { Award:
        Award::Kilometres => [Award::Kilometres],
        Award::Safety => [Award::Safety],
        Award::AllSafeties => [Award::AllSafeties],
        Award::CoupFourre => [Award::CoupFourre],
        Award::Victory => [Award::Victory],
        Award::GoalReached => [Award::GoalReached],
        Award::SlowVictory => [Award::SlowVictory],
        Award::SlowGoalReached => [Award::SlowGoalReached],
        Award::LateGoalReached => [Award::LateGoalReached],
        Award::ExtensionKept => [Award::ExtensionKept],
        Award::ExtensionReached => [Award::ExtensionReached],
        Award::ExtensionMissed => [Award::ExtensionMissed],
        Award::ShutoutAtGoal => [Award::ShutoutAtGoal],
        Award::Shutout => [Award::Shutout],
        Award::ShutoutEach => [Award::ShutoutEach],
    }
}

/// Every reason why a table cannot be set up, as the kernel gives it.
fn bad_setups() -> Vec<BadSetup> {
    let refused =
        |game, seats, options: &[(&str, &str)]| [Rules::of(game, seats, options).unwrap_err()];
    samples! { BadSetup:
        BadSetup::UnknownGame(_) => refused("whist", 4, &[]),
        BadSetup::Seats { .. } => refused("asterix", 5, &[]),
        BadSetup::UnknownOption { .. } => refused("desert", 2, &[("goal", "700")]),
        BadSetup::UnknownValue { .. } => refused("desert", 2, &[("free_pass", "sometimes")]),
        BadSetup::NotAtThisTable { .. } => refused("asterix", 2, &[("goal", "700")]),
    }
}

fn misplaced(rules: &Rules) -> Vec<Misplaced> {
    samples! { Misplaced:
        Misplaced::TooMany(_) => cards(rules, |_| true).map(Misplaced::TooMany),
        Misplaced::WrongPile(_) => cards(rules, |_| true).map(Misplaced::WrongPile),
        Misplaced::TooManyUnknown => [Misplaced::TooManyUnknown],
        Misplaced::Unknown => [Misplaced::Unknown],
        Misplaced::NoWindow => [Misplaced::NoWindow],
        Misplaced::NoWindows => [Misplaced::NoWindows],
        Misplaced::NothingOwed => [Misplaced::NothingOwed],
        Misplaced::NotAView => [Misplaced::NotAView],
        Misplaced::OnlyAView => [Misplaced::OnlyAView],
        Misplaced::PastGoal => [Misplaced::PastGoal],
        Misplaced::NoExtension => [Misplaced::NoExtension],
    }
}

/// The cards of some kinds.
fn cards(rules: &Rules, wanted: impl Fn(Kind) -> bool) -> impl Iterator<Item = Card> {
    let edition = rules.edition();
    edition.cards().filter(move |&card| wanted(edition.kind(card)))
}

fn name(about: &impl fmt::Debug, text: String) -> Said {
    let about = format!("{about:?}");
    Said { about, text, whole: false }
}

fn sentence(about: &impl fmt::Debug, text: String) -> Said {
    Said { whole: true, ..name(about, text) }
}
