//! Everything we can say of the card family.

use std::collections::BTreeSet;
use std::sync::Arc;

use bornes::{
    Award, Card, Ending, Event, Illegal, Kind, Km, Misplaced, Race, Rolls, Rules, Seen, Wait,
};
use table::{Seat, Seats};

use super::samples::{Said, about, name, samples, sentence, tables, to_everybody};
use crate::bornes::{award, misplaced};
use crate::{Sentence, Spoken, Texts};

/// Everything that `texts` can say of the family.
pub fn say(texts: &Texts, said: &mut Vec<Said>) {
    for rules in tables::<Race>() {
        say_names(texts, &rules, said);
        say_sentences(texts, &rules, said);
    }
}

fn say_names(texts: &Texts, rules: &Arc<Rules>, said: &mut Vec<Said>) {
    for card in rules.edition().catalogue.cards() {
        let card = rules.edition().catalogue.name_of(card);
        said.push(name(&(rules, card), texts.card(rules.name(), card)));
        said.push(name(&(rules, card), texts.a_card(rules.name(), card)));
        said.push(about(texts, rules.name(), card));
    }
    for line in awards() {
        let text = texts.tell(&award(line, rules), rules.name(), &|seat| seat.to_string());
        said.push(name(&(rules, line), text));
    }
}

fn say_sentences(texts: &Texts, rules: &Arc<Rules>, said: &mut Vec<Said>) {
    let names = |seat: Seat| format!("Joueur {seat}");
    let tell = |sentence: Sentence| texts.tell(&sentence, rules.name(), &names);
    for why in refusals(rules) {
        said.push(sentence(&(rules, why), tell(Race::refusal(why, rules))));
    }
    for event in events(rules) {
        let told = to_everybody(Race::event(&event, rules)).into_iter();
        said.extend(told.map(|told| sentence(&(rules, event), tell(told))));
    }
    for why in misplacements(rules) {
        said.push(sentence(&(rules, why), tell(misplaced(why, rules))));
    }
}

const ROLLS: [Rolls; 3] = [Rolls::GreenLight, Rolls::Parade, Rolls::RightOfWay];

const WAITS: [Wait; 7] = [
    Wait::Order,
    Wait::Played,
    Wait::PlayedWhenDry,
    Wait::Partner,
    Wait::Skipped,
    Wait::Parade,
    Wait::Botte,
];

/// Every reason to refuse a move, with every card it can be about.
pub fn refusals(rules: &Rules) -> Vec<Illegal> {
    let attacks = || cards(rules, |kind| matches!(kind, Kind::Hazard(_)));
    let bottes = || cards(rules, |kind| matches!(kind, Kind::Safety(_)));
    let parades = || cards(rules, |kind| matches!(kind, Kind::Remedy(_)));
    let priority = rules.edition().catalogue.card(rules.edition().right_of_way);
    let distance = Km(200);
    samples! { Illegal:
        Illegal::NotDealt => [Illegal::NotDealt],
        Illegal::RoundOver { .. } => endings().into_iter().map(|how| Illegal::RoundOver { how }),
        Illegal::NotYourTurn { .. } => WAITS.map(|wait| Illegal::NotYourTurn { turn: Seat(1), wait }),
        Illegal::WindowOpen => [Illegal::WindowOpen],
        Illegal::ExtensionDue => [Illegal::ExtensionDue],
        Illegal::NotYourDecision { .. } => [Illegal::NotYourDecision { turn: Seat(1) }],
        Illegal::NothingToExtend => [Illegal::NothingToExtend],
        Illegal::NoExtension => [Illegal::NoExtension],
        Illegal::NothingToAnswer => [Illegal::NothingToAnswer],
        Illegal::NothingToAnswerOnTurn => [Illegal::NothingToAnswerOnTurn],
        Illegal::NotAttacked => [Illegal::NotAttacked],
        Illegal::AlreadyDeclined => [Illegal::AlreadyDeclined],
        Illegal::NoReplies => [Illegal::NoReplies],
        Illegal::NotHeld { .. } => cards(rules, |_| true).map(|card| Illegal::NotHeld { card }),
        Illegal::NotHeldToReply { .. } => {
            cards(rules, |_| true).map(|card| Illegal::NotHeldToReply { card })
        },
        Illegal::WrongReply { .. } => attacks().map(|attack| Illegal::WrongReply { attack }),
        Illegal::NotStarted => [Illegal::NotStarted],
        Illegal::Halted { .. } => attacks()
            .flat_map(|by| [None, priority].map(|despite| Illegal::Halted { by, despite })),
        Illegal::GreenLightOwed { .. } => parades().flat_map(|parade| {
            [(None, None), (Some(parade), None), (Some(parade), priority)]
                .map(|(after, botte)| Illegal::GreenLightOwed { after, botte })
        }),
        Illegal::Limited { .. } => [Illegal::Limited { to: Km(50) }],
        Illegal::Overshoots { .. } => [Illegal::Overshoots { goal: Km(700), by: Km(25) }],
        Illegal::CapReached { .. } => [1, 2].map(|times| Illegal::CapReached { distance, times }),
        Illegal::NothingToParry { .. } => attacks().map(|attack| Illegal::NothingToParry { attack }),
        Illegal::WrongParade { .. } => attacks().flat_map(|attack| {
            parades().map(move |card| Illegal::WrongParade { card, attack })
        }),
        Illegal::AlreadyRolling { .. } => ROLLS.map(|by| Illegal::AlreadyRolling { by }),
        Illegal::NeedsTarget => [Illegal::NeedsTarget],
        Illegal::NotAnAttack => [Illegal::NotAnAttack],
        Illegal::OwnSide { .. } => attacks().map(|attack| Illegal::OwnSide { attack }),
        Illegal::NoSuchSide => [Illegal::NoSuchSide],
        Illegal::Immune { .. } => attacks().flat_map(|attack| {
            bottes().map(move |by| Illegal::Immune { by, attack })
        }),
        Illegal::TargetHalted { .. } => attacks().map(|by| Illegal::TargetHalted { by }),
        Illegal::TargetNotStarted => [Illegal::TargetNotStarted],
        Illegal::TargetNotRolling => [Illegal::TargetNotRolling],
        Illegal::TargetShielded { .. } => ROLLS.map(|by| Illegal::TargetShielded { by }),
        Illegal::TargetLimited => [Illegal::TargetLimited],
        Illegal::NoDiscard => [Illegal::NoDiscard],
        Illegal::SafetyKept => [Illegal::SafetyKept],
        Illegal::NoPassing => [Illegal::NoPassing],
        Illegal::NoPassingWhenDry => [Illegal::NoPassingWhenDry],
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

fn misplacements(rules: &Rules) -> Vec<Misplaced> {
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

/// Every card of every deck, as its game and its name.
pub fn named_cards() -> BTreeSet<(&'static str, &'static str)> {
    let named = |rules: &Arc<Rules>| {
        let entries = rules.edition().catalogue.iter();
        entries.map(|entry| (rules.name(), entry.name)).collect::<Vec<_>>()
    };
    tables::<Race>().iter().flat_map(named).collect()
}

/// The cards of some kinds.
fn cards(rules: &Rules, wanted: impl Fn(Kind) -> bool) -> impl Iterator<Item = Card> {
    let edition = rules.edition();
    edition.catalogue.cards().filter(move |&card| wanted(edition.catalogue.kind(card)))
}
