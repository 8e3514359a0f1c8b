//! Everything we can say of Rush and Fun & Speed.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::{iter, mem};

use sprint::{
    Card, Choice, Course, Ending, Event, Found, Illegal, Kind, Km, Laid, Lapse, Misplaced, Opened,
    Origin, Party, Rules, Saying, Seen, Sound, Sprint, Then, Top, Undue, Wait,
};
use table::{Seat, Seats, Team};

use super::samples::{Said, about, name, samples, sentence, tables, to_everybody};
use crate::sprint::misplaced;
use crate::{Sentence, Spoken, Texts};

/// Everything that `texts` can say of the family.
pub fn say(texts: &Texts, said: &mut Vec<Said>) {
    for (game, card) in named_cards() {
        said.push(name(&(game, card), texts.card(game, card)));
        said.push(name(&(game, card), texts.a_card(game, card)));
        said.push(about(texts, game, card));
    }
    for rules in tables::<Sprint>() {
        say_sentences(texts, &rules, said);
    }
}

fn say_sentences(texts: &Texts, rules: &Arc<Rules>, said: &mut Vec<Said>) {
    let names = |seat: Seat| format!("Joueur {seat}");
    let tell = |sentence: Sentence| texts.tell(&sentence, rules.name(), &names);
    for why in refusals(rules) {
        said.push(sentence(&(rules, why), tell(Sprint::refusal(why, rules))));
    }
    for event in events(rules) {
        let told = to_everybody(Sprint::event(&event, rules)).into_iter();
        said.extend(told.map(|told| sentence(&(rules, event), tell(told))));
    }
    for why in misplacements(rules) {
        said.push(sentence(&(rules, why), tell(misplaced(why, rules))));
    }
}

const WAITS: [Wait; 7] = [
    Wait::Order,
    Wait::Played,
    Wait::Partner,
    Wait::Parried,
    Wait::CoupFourre,
    Wait::Using,
    Wait::Closed,
];
const OPENED: [Opened; 2] = [Opened::Attack, Opened::Distance];
const CHOICES: [Choice; 3] = [Choice::Exchange, Choice::Prize, Choice::Price];
const UNDUE: [Undue; 6] =
    [Undue::Drawn, Undue::Full, Undue::Empty, Undue::Reply, Undue::Replay, Undue::Cancelled];

/// A card of every kind: the first of its neighbours in the catalogue.
fn kinds(rules: &Rules) -> impl Iterator<Item = Card> {
    let edition = rules.edition();
    let alike = |one: Card, other: Card| {
        mem::discriminant(&edition.catalogue.kind(one))
            == mem::discriminant(&edition.catalogue.kind(other))
    };
    let mut found: Vec<Card> = Vec::new();
    for card in edition.catalogue.cards() {
        let special = matches!(edition.catalogue.kind(card), Kind::Special(_));
        if special || !found.iter().any(|&other| alike(card, other)) {
            found.push(card);
        }
    }
    found.into_iter()
}

/// Every reason to refuse a move, with every card it can be about.
// One arm for each refusal: splitting it would only hide what is missing.
#[expect(clippy::too_many_lines)]
pub fn refusals(rules: &Rules) -> Vec<Illegal> {
    let all = || cards(rules, |_| true);
    let turn = Seat(1);
    let bottes = cards(rules, |kind| matches!(kind, Kind::Safety(_)));
    let laid = cards(rules, |kind| matches!(kind, Kind::Hazard(_) | Kind::Distance(_)));
    let perhaps = || iter::once(None).chain(kinds(rules).map(Some));
    samples! { Illegal:
        Illegal::NotDealt => [Illegal::NotDealt],
        Illegal::Shuffling => [Illegal::Shuffling],
        Illegal::Fining => [Illegal::Fining],
        Illegal::GameOver { .. } => endings().into_iter().map(|how| Illegal::GameOver { how }),
        Illegal::NotYourTurn { .. } => WAITS.into_iter().flat_map(|wait| {
            perhaps().map(move |last| Illegal::NotYourTurn { turn, wait, last })
        }),
        Illegal::WindowOpen { .. } => OPENED.into_iter().flat_map(|on| {
            [Party::Player, Party::Other].map(|by| Illegal::WindowOpen { on, by })
        }),
        Illegal::MustUse { .. } => all().flat_map(|card| {
            [Origin::Swap, Origin::Demand].map(|from| Illegal::MustUse { card, from })
        }),
        Illegal::ChoiceDue { .. } => CHOICES.map(|choice| Illegal::ChoiceDue { choice }),
        Illegal::NotYourChoice { .. } => {
            CHOICES.map(|choice| Illegal::NotYourChoice { turn, choice })
        },
        Illegal::NothingToChoose { .. } => CHOICES.map(|choice| Illegal::NothingToChoose { choice }),
        Illegal::CallWaits => [Illegal::CallWaits],
        Illegal::AlreadyRobbed => [Illegal::AlreadyRobbed],
        Illegal::NotOnOffer { .. } => CHOICES.map(|choice| Illegal::NotOnOffer { choice }),
        Illegal::NothingToAnswer { .. } => perhaps().flat_map(|card| {
            perhaps().map(move |last| Illegal::NothingToAnswer { card, last })
        }),
        Illegal::NotAsked { .. } => OPENED.map(|on| Illegal::NotAsked { on }),
        Illegal::PartnersDistance => [Illegal::PartnersDistance],
        Illegal::AlreadyDeclined { .. } => OPENED.map(|on| Illegal::AlreadyDeclined { on }),
        Illegal::NotHeld { .. } => all().map(|card| Illegal::NotHeld { card }),
        Illegal::NotHeldToReply { .. } => all().map(|card| Illegal::NotHeldToReply { card }),
        Illegal::NotHeldToSwap { .. } => all().map(|card| Illegal::NotHeldToSwap { card }),
        Illegal::NotHeldToGive { .. } => all().map(|card| Illegal::NotHeldToGive { card }),
        Illegal::DrawFirst { .. } => courses().into_iter().map(|course| Illegal::DrawFirst { course }),
        Illegal::DrawBeforeSwap => [Illegal::DrawBeforeSwap],
        Illegal::NoPassing => [Illegal::NoPassing],
        Illegal::NothingToRename => [Illegal::NothingToRename],
        Illegal::BadName => [Illegal::BadName],
        Illegal::NothingDue { .. } => UNDUE.map(|because| Illegal::NothingDue { because }),
        Illegal::DiscardEmpty => [Illegal::DiscardEmpty],
        Illegal::DiscardLocked => [Illegal::DiscardLocked],
        Illegal::Halted { .. } => attacks(rules).flat_map(|by| {
            courses().into_iter().map(move |course| Illegal::Halted { by, course })
        }),
        Illegal::Limited { .. } => [Illegal::Limited { to: Km(50) }],
        Illegal::StolenKept { .. } => attacks(rules).map(|by| Illegal::StolenKept { by }),
        Illegal::AcceleratorAlone => [Illegal::AcceleratorAlone],
        Illegal::TooManyAccelerators { .. } => {
            [1, 2].map(|most| Illegal::TooManyAccelerators { most })
        },
        Illegal::NotADistance => [Illegal::NotADistance],
        Illegal::NotLaid { .. } => all().map(|card| Illegal::NotLaid { card }),
        Illegal::NotAnAttack => [Illegal::NotAnAttack],
        Illegal::OwnSide { .. } => all().map(|card| Illegal::OwnSide { card }),
        Illegal::OwnDistance => [Illegal::OwnDistance],
        Illegal::NoSuchSide => [Illegal::NoSuchSide],
        Illegal::Immune { .. } => bottes.map(|by| Illegal::Immune { by }),
        Illegal::SlotTaken { .. } => attacks(rules).map(|by| Illegal::SlotTaken { by }),
        Illegal::NothingToParry => [Illegal::NothingToParry],
        Illegal::WhichAttack => [Illegal::WhichAttack],
        Illegal::OnlyAReply { .. } => all().map(|card| Illegal::OnlyAReply { card }),
        Illegal::WrongReply { .. } => laid.flat_map(|to| {
            kinds(rules).map(move |card| Illegal::WrongReply { card, to })
        }),
        Illegal::NotLyingThere => [Illegal::NotLyingThere],
        Illegal::AlreadyChecked => [Illegal::AlreadyChecked],
        Illegal::SafetyDemanded => [Illegal::SafetyDemanded],
        Illegal::NoSwapNow { .. } => courses().into_iter().map(|course| Illegal::NoSwapNow { course }),
        Illegal::NotAPair => [Illegal::NotAPair],
        Illegal::NotDiscarded { .. } => all().map(|card| Illegal::NotDiscarded { card }),
        Illegal::NoUse { .. } => all().map(|card| Illegal::NoUse { card }),
        Illegal::MustPlay => [Illegal::MustPlay],
        Illegal::HandEmpty => [Illegal::HandEmpty],
        Illegal::NothingToGive => [Illegal::NothingToGive],
        Illegal::NothingIsSaid { .. } => perhaps().map(|card| Illegal::NothingIsSaid { card }),
        Illegal::NothingToSay => [Illegal::NothingToSay],
        Illegal::NoHoldUp => [Illegal::NoHoldUp],
        Illegal::NothingEqual => [Illegal::NothingEqual],
        Illegal::OnlyNothingEqual => [Illegal::OnlyNothingEqual],
        Illegal::TooManyCalls => [Illegal::TooManyCalls],
        Illegal::NoKiller => [Illegal::NoKiller],
        Illegal::NothingToCall => [Illegal::NothingToCall],
        Illegal::AlreadyCalled => [Illegal::AlreadyCalled],
        Illegal::NoSuchCard => [Illegal::NoSuchCard],
    }
}

/// Who does something.
const SEAT: Seat = Seat(0);
/// Whom it is done to.
const OF: Seat = Seat(1);
/// The side that suffers it.
const ON: Team = Team(1);

/// Every event, with every card and every number of seats it can be about.
fn events(rules: &Rules) -> Vec<Seen> {
    let (seat, of, on) = (SEAT, OF, ON);
    let card = Card(0);
    let all = || cards(rules, |_| true);
    let bottes = || cards(rules, |kind| matches!(kind, Kind::Safety(_)));
    let both = [false, true];
    samples! { Seen:
        Event::Shuffled { .. } => [Event::Shuffled { first: seat }],
        Event::Reshuffled { .. } => [1, 30].map(|cards| Event::Reshuffled { cards }),
        Event::Drew { card: None, .. } => [Event::Drew { seat, card: None }],
        Event::Drew { card: Some(_), .. } => all().map(|card| Event::Drew { seat, card: Some(card) }),
        Event::Took { .. } => all().map(|card| Event::Took { seat, card }),
        Event::TurnBegan { .. } => courses().into_iter().map(|course| Event::TurnBegan { seat, course }),
        Event::Skipped { .. } => [Event::Skipped { seat }],
        Event::ForgotToDraw { .. } => [Event::ForgotToDraw { seat }],
        Event::Travelled { .. } => travelled(),
        Event::Protected { .. } => bottes().map(|card| Event::Protected { seat, card }),
        Event::Cancelled { .. } => attacks(rules).map(|card| Event::Cancelled { card, on }),
        Event::Parried { .. } => parried(rules),
        Event::Attacked { .. } => attacked(rules),
        Event::AttackVoid { .. } => attacks(rules).map(|card| Event::AttackVoid { seat, card }),
        Event::Countered { .. } => countered(rules),
        Event::CoupFourre { .. } => coups_fourres(rules),
        Event::Turned { onto: Some(_), .. } => turned(rules, Some(ON)),
        Event::Turned { onto: None, .. } => turned(rules, None),
        Event::UTurned { .. } => laid(|what| both.map(|back| Event::UTurned { seat, of, what, back })),
        Event::Declined { .. } => [Event::Declined { seat }],
        Event::Landed { .. } => attacks(rules).map(|card| Event::Landed { card, on }),
        Event::Arrived { .. } => laid(|what| [Event::Arrived { seat, what }]),
        Event::Stolen { .. } => stolen(),
        Event::Demanded { .. } => {
            all().flat_map(|face| both.map(|held| Event::Demanded { seat, of, face, held }))
        },
        Event::Renamed { .. } => {
            founds().into_iter().map(|found| Event::Renamed { seat, of, to: card, found })
        },
        Event::HandedOver { .. } => {
            both.map(|from_hand| Event::HandedOver { seat, by: of, card, from_hand })
        },
        Event::Useless { .. } => all().map(|card| Event::Useless { seat, card }),
        Event::Swapped { .. } => all().map(|card| Event::Swapped { seat, pair: [card; 2], card }),
        Event::Flew { .. } => [Event::Flew { seat, to: of }],
        Event::Searched { .. } => [Event::Searched { seat, of }],
        Event::Showed { .. } => [None, Some(card)].map(|card| Event::Showed { to: seat, of, card }),
        Event::Exchanged { .. } => {
            [None, Some(card)].map(|card| Event::Exchanged { seat, of, took: card, gave: card })
        },
        Event::Swept { .. } => [0, 1, 2].map(|cards| Event::Swept { seat, cards }),
        Event::Discarded { .. } => all().map(|card| Event::Discarded { seat, card }),
        Event::Passed { .. } => [Event::Passed { seat }],
        Event::Mistaken { .. } => (0..=3).map(mistaken),
        Event::Fined { .. } => all().map(|card| Event::Fined { seat, card }),
        Event::Announced { .. } => [Event::Announced { seat, km: 100 }],
        Event::Killed { by: Some(_), .. } => laid(|what| [Event::Killed { by: Some(seat), of, what }]),
        Event::Killed { by: None, .. } => laid(|what| [Event::Killed { by: None, of, what }]),
        Event::CalledInVain { .. } => [Event::CalledInVain { seat }],
        Event::HeldUp { .. } => [Event::HeldUp { seat }],
        Event::Lapsed { .. } => [Lapse::AlreadyRobbed, Lapse::TieGone, Lapse::NothingToTake]
            .map(|why| Event::Lapsed { seat, why }),
        Event::WronglyCalled { .. } => [Event::WronglyCalled { seat }],
        Event::Robbed { .. } => laid(|what| [Event::Robbed { seat, from: of, what }]),
        Event::Forfeited { .. } => laid(|what| [Event::Forfeited { seat, what }]),
        Event::ForfeitedSafety { .. } => bottes().map(|card| Event::ForfeitedSafety { seat, card }),
        Event::Ended { .. } => endings().into_iter().map(|ending| Event::Ended { ending }),
    }
}

/// What is told of a distance, with every number of accelerators.
fn laid<const N: usize>(told: impl Fn(Laid) -> [Seen; N]) -> Vec<Seen> {
    let accelerators = 0..=Laid::ACCELERATORS_MAX;
    accelerators.flat_map(|count| told(Laid::new(Card(0), count))).collect()
}

fn travelled() -> Vec<Seen> {
    let said = |saying| laid(|what| [Event::Travelled { seat: SEAT, what, saying }]);
    sayings().into_iter().flat_map(said).collect()
}

fn stolen() -> Vec<Seen> {
    let thens = [Then::Laid, Then::Kept];
    laid(|what| thens.map(|then| Event::Stolen { seat: SEAT, from: ON, what, then }))
}

fn attacks(rules: &Rules) -> impl Iterator<Item = Card> {
    cards(rules, |kind| matches!(kind, Kind::Hazard(_)))
}

fn attacked(rules: &Rules) -> Vec<Seen> {
    let said = |saying| {
        attacks(rules).map(move |card| Event::Attacked { seat: SEAT, card, on: ON, saying })
    };
    sayings().into_iter().flat_map(said).collect()
}

fn turned(rules: &Rules, onto: Option<Team>) -> Vec<Seen> {
    attacks(rules).map(|attack| Event::Turned { seat: SEAT, attack, onto }).collect()
}

/// Every attack with a parade that lifts it.
fn parades(rules: &Rules) -> impl Iterator<Item = (Card, Card)> {
    let edition = rules.edition();
    let lifting = move |attack| {
        let Kind::Hazard(trouble) = edition.catalogue.kind(attack) else {
            unreachable!("an attack")
        };
        let lifts = move |card: &Card| edition.ends(*card, trouble);
        edition.catalogue.cards().filter(lifts).map(move |card| (card, attack))
    };
    attacks(rules).flat_map(lifting)
}

fn parried(rules: &Rules) -> Vec<Seen> {
    let top = Top::Parade;
    let told = |(card, attack)| Event::Parried { seat: SEAT, card, attack, top };
    parades(rules).map(told).collect()
}

/// Nobody, one, and all but the one who answers.
fn losers(rules: &Rules) -> [Seats; 3] {
    [Seats::NONE, Seats::only(OF), Seats::all(rules.seats()).without(SEAT)]
}

fn countered(rules: &Rules) -> Vec<Seen> {
    let (lost, top) = (losers(rules), Top::Attack);
    let told =
        |(card, attack)| lost.map(|lost| Event::Countered { seat: SEAT, card, attack, top, lost });
    parades(rules).flat_map(told).collect()
}

fn coups_fourres(rules: &Rules) -> Vec<Seen> {
    let lost = losers(rules);
    let bottes = cards(rules, |kind| matches!(kind, Kind::Safety(_)));
    let told = |card| lost.map(|lost| Event::CoupFourre { seat: SEAT, card, lost });
    bottes.flat_map(told).collect()
}

fn mistaken(count: usize) -> Seen {
    let shown = std::array::from_fn(|at| (at < count).then_some(Card(0)));
    Event::Mistaken { seat: SEAT, shown }
}

fn courses() -> Vec<Course> {
    samples! { Course:
        Course::Normal => [Course::Normal],
        Course::Reply => [Course::Reply],
        Course::Replay => [Course::Replay],
    }
}

fn sayings() -> Vec<Saying> {
    samples! { Saying:
        Saying::Right => [Saying::Right],
        Saying::Nothing => [Saying::Nothing],
        Saying::Km(_) => [Saying::Km(75)],
        Saying::Sound(_) => Sound::ALL.map(Saying::Sound),
    }
}

fn founds() -> Vec<Found> {
    samples! { Found:
        Found::InHand => [Found::InHand],
        Found::InZone => [Found::InZone],
        Found::Nowhere => [Found::Nowhere],
    }
}

fn endings() -> Vec<Ending> {
    samples! { Ending:
        Ending::Goal => [Ending::Goal],
        Ending::Standstill => [Ending::Standstill],
    }
}

fn misplacements(rules: &Rules) -> Vec<Misplaced> {
    samples! { Misplaced:
        Misplaced::TooMany(_) => cards(rules, |_| true).map(Misplaced::TooMany),
        Misplaced::WrongPlace(_) => cards(rules, |_| true).map(Misplaced::WrongPlace),
        Misplaced::TooManyDistances => [Misplaced::TooManyDistances],
        Misplaced::BadMarker => [Misplaced::BadMarker],
        Misplaced::TooManyUnknown => [Misplaced::TooManyUnknown],
        Misplaced::Unknown => [Misplaced::Unknown],
        Misplaced::NotAView => [Misplaced::NotAView],
        Misplaced::OnlyAView => [Misplaced::OnlyAView],
        Misplaced::Interrupted => [Misplaced::Interrupted],
        Misplaced::NoWindow => [Misplaced::NoWindow],
        Misplaced::WrongMoment => [Misplaced::WrongMoment],
        Misplaced::PastGoal => [Misplaced::PastGoal],
    }
}

/// Every card of every deck, as its game and its name.
pub fn named_cards() -> BTreeSet<(&'static str, &'static str)> {
    let named = |rules: &Arc<Rules>| {
        let entries = rules.edition().catalogue.iter();
        entries.map(|entry| (rules.name(), entry.name)).collect::<Vec<_>>()
    };
    tables::<Sprint>().iter().flat_map(named).collect()
}

/// The cards of some kinds.
fn cards(rules: &Rules, wanted: impl Fn(Kind) -> bool) -> impl Iterator<Item = Card> {
    let edition = rules.edition();
    edition.catalogue.cards().filter(move |&card| wanted(edition.catalogue.kind(card)))
}
