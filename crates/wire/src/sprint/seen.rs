//! What was seen to happen.

use serde::Serialize;
use sprint::{Card, Event, Laid, Rules, Saying};
use table::{Seat, Team};
use ts_rs::TS;

use super::action::Fate;
use crate::{Letter, letters};

/// What one viewer saw of an event. A card that is `null` is one the viewer may not know; `team`
/// is the one before which it happened, by its first seat; `times` is what multiplies a distance; `with`
/// is the special card that was played, where `card` is another one or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "SprintSeen")]
#[allow(missing_docs)]
pub enum Seen {
    Shuffled {
        first: Letter,
    },
    Reshuffled {
        cards: u8,
    },
    Drew {
        seat: Letter,
        card: Option<&'static str>,
    },
    Took {
        seat: Letter,
        card: &'static str,
    },
    TurnBegan {
        seat: Letter,
    },
    Skipped {
        seat: Letter,
    },
    ForgotToDraw {
        seat: Letter,
    },
    /// `heard` is the number that was said with it, if one was.
    Travelled {
        seat: Letter,
        team: Letter,
        card: &'static str,
        times: u16,
        heard: Option<u16>,
    },
    Protected {
        seat: Letter,
        team: Letter,
        card: &'static str,
    },
    Cancelled {
        card: &'static str,
        on: Letter,
    },
    Parried {
        seat: Letter,
        team: Letter,
        card: &'static str,
        attack: &'static str,
    },
    /// `heard` is the sound that was made with it, if one was.
    Attacked {
        seat: Letter,
        card: &'static str,
        on: Letter,
        heard: Option<&'static str>,
    },
    AttackVoid {
        seat: Letter,
        card: &'static str,
    },
    Countered {
        seat: Letter,
        team: Letter,
        card: &'static str,
        attack: &'static str,
        lost: Vec<Letter>,
    },
    CoupFourre {
        seat: Letter,
        team: Letter,
        card: &'static str,
        lost: Vec<Letter>,
    },
    /// The attack lies before `on` now, or nowhere.
    Turned {
        seat: Letter,
        card: &'static str,
        on: Option<Letter>,
    },
    /// The distance of `of` is cancelled; `back` says whether it went back to the hand.
    UTurned {
        seat: Letter,
        of: Letter,
        team: Letter,
        card: &'static str,
        times: u16,
        back: bool,
    },
    Declined {
        seat: Letter,
    },
    Landed {
        card: &'static str,
        on: Letter,
    },
    Arrived {
        seat: Letter,
        team: Letter,
        card: &'static str,
        times: u16,
    },
    Stolen {
        seat: Letter,
        from: Letter,
        card: &'static str,
        times: u16,
        then: Fate,
        with: &'static str,
    },
    Demanded {
        seat: Letter,
        of: Letter,
        card: &'static str,
        held: bool,
        with: &'static str,
    },
    Renamed {
        seat: Letter,
        of: Letter,
        card: &'static str,
        found: Found,
    },
    /// `seat` gives the card to `to`, who has to use it at once.
    HandedOver {
        seat: Letter,
        team: Letter,
        to: Letter,
        card: &'static str,
        found: Found,
    },
    Useless {
        seat: Letter,
        card: &'static str,
    },
    Swapped {
        seat: Letter,
        pair: Vec<&'static str>,
        card: &'static str,
    },
    Flew {
        seat: Letter,
        to: Letter,
        with: &'static str,
    },
    Searched {
        seat: Letter,
        of: Letter,
        with: &'static str,
    },
    Showed {
        to: Letter,
        of: Letter,
        card: Option<&'static str>,
    },
    Exchanged {
        seat: Letter,
        of: Letter,
        took: Option<&'static str>,
        gave: Option<&'static str>,
    },
    Swept {
        seat: Letter,
        cards: u8,
        with: &'static str,
    },
    Discarded {
        seat: Letter,
        card: &'static str,
    },
    Passed {
        seat: Letter,
    },
    Mistaken {
        seat: Letter,
        shown: Vec<&'static str>,
    },
    Fined {
        seat: Letter,
        card: &'static str,
    },
    Announced {
        seat: Letter,
        km: u16,
    },
    /// By the call of `seat`, or by itself.
    Killed {
        seat: Option<Letter>,
        of: Letter,
        team: Letter,
        card: &'static str,
        times: u16,
    },
    CalledInVain {
        seat: Letter,
    },
    HeldUp {
        seat: Letter,
    },
    Lapsed {
        seat: Letter,
    },
    WronglyCalled {
        seat: Letter,
    },
    Robbed {
        seat: Letter,
        from: Letter,
        card: &'static str,
        times: u16,
    },
    Forfeited {
        seat: Letter,
        card: &'static str,
        times: u16,
    },
    ForfeitedSafety {
        seat: Letter,
        card: &'static str,
    },
    Ended {
        ending: Ending,
    },
}

/// Where a card was found that somebody demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "SprintFound")]
#[allow(missing_docs)]
pub enum Found {
    Hand,
    Zone,
    Nowhere,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "SprintEnding")]
pub enum Ending {
    /// A team reached the goal.
    Goal,
    /// Nothing has changed for too many turns.
    Standstill,
}

impl Seen {
    // One arm for each event: splitting it would only hide what is missing.
    #[expect(clippy::too_many_lines)]
    pub(super) fn new(seen: sprint::Seen, rules: &Rules) -> Seen {
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        let letter = |seat: Seat| seat.to_string();
        let before = |team: Team| team.to_string();
        let played = seen.special().and_then(|(_, special)| rules.special(special));
        let with = played.map_or("", name);
        let team = |seat: Seat| rules.team(seat).to_string();
        match seen {
            Event::Shuffled { first } => Seen::Shuffled { first: letter(first) },
            Event::Reshuffled { cards } => Seen::Reshuffled { cards },
            Event::Drew { seat, card } => Seen::Drew { seat: letter(seat), card: card.map(name) },
            Event::Took { seat, card } => Seen::Took { seat: letter(seat), card: name(card) },
            Event::TurnBegan { seat, .. } => Seen::TurnBegan { seat: letter(seat) },
            Event::Skipped { seat } => Seen::Skipped { seat: letter(seat) },
            Event::ForgotToDraw { seat } => Seen::ForgotToDraw { seat: letter(seat) },
            Event::Travelled { seat, what, saying } => Seen::Travelled {
                seat: letter(seat),
                team: team(seat),
                card: name(what.card()),
                times: what.times(),
                heard: number_heard(saying, what, rules),
            },
            Event::Protected { seat, card } => {
                Seen::Protected { seat: letter(seat), team: team(seat), card: name(card) }
            }
            Event::Cancelled { card, on } => Seen::Cancelled { card: name(card), on: before(on) },
            Event::Parried { seat, card, attack, .. } => Seen::Parried {
                seat: letter(seat),
                team: team(seat),
                card: name(card),
                attack: name(attack),
            },
            Event::Attacked { seat, card, on, saying } => Seen::Attacked {
                seat: letter(seat),
                card: name(card),
                on: before(on),
                heard: sound_heard(saying, card, rules),
            },
            Event::AttackVoid { seat, card } => {
                Seen::AttackVoid { seat: letter(seat), card: name(card) }
            }
            Event::Countered { seat, card, attack, lost, .. } => Seen::Countered {
                seat: letter(seat),
                team: team(seat),
                card: name(card),
                attack: name(attack),
                lost: letters(lost),
            },
            Event::CoupFourre { seat, card, lost } => Seen::CoupFourre {
                seat: letter(seat),
                team: team(seat),
                card: name(card),
                lost: letters(lost),
            },
            Event::Turned { seat, attack, onto } => {
                Seen::Turned { seat: letter(seat), card: name(attack), on: onto.map(before) }
            }
            Event::UTurned { seat, of, what, back } => Seen::UTurned {
                seat: letter(seat),
                of: letter(of),
                team: team(of),
                card: name(what.card()),
                times: what.times(),
                back,
            },
            Event::Declined { seat } => Seen::Declined { seat: letter(seat) },
            Event::Landed { card, on } => Seen::Landed { card: name(card), on: before(on) },
            Event::Arrived { seat, what } => Seen::Arrived {
                seat: letter(seat),
                team: team(seat),
                card: name(what.card()),
                times: what.times(),
            },
            Event::Stolen { seat, from, what, then } => Seen::Stolen {
                seat: letter(seat),
                from: before(from),
                card: name(what.card()),
                times: what.times(),
                then: Fate::new(then),
                with,
            },
            Event::Demanded { seat, of, face, held } => {
                Seen::Demanded { seat: letter(seat), of: letter(of), card: name(face), held, with }
            }
            Event::Renamed { seat, of, to, found } => Seen::Renamed {
                seat: letter(seat),
                of: letter(of),
                card: name(to),
                found: match found {
                    sprint::Found::InHand => Found::Hand,
                    sprint::Found::InZone => Found::Zone,
                    sprint::Found::Nowhere => Found::Nowhere,
                },
            },
            Event::HandedOver { seat, by, card, from_hand } => Seen::HandedOver {
                seat: letter(by),
                team: team(by),
                to: letter(seat),
                card: name(card),
                found: if from_hand { Found::Hand } else { Found::Zone },
            },
            Event::Useless { seat, card } => Seen::Useless { seat: letter(seat), card: name(card) },
            Event::Swapped { seat, pair, card } => Seen::Swapped {
                seat: letter(seat),
                pair: pair.map(name).to_vec(),
                card: name(card),
            },
            Event::Flew { seat, to } => Seen::Flew { seat: letter(seat), to: letter(to), with },
            Event::Searched { seat, of } => {
                Seen::Searched { seat: letter(seat), of: letter(of), with }
            }
            Event::Showed { to, of, card } => {
                Seen::Showed { to: letter(to), of: letter(of), card: card.map(name) }
            }
            Event::Exchanged { seat, of, took, gave } => Seen::Exchanged {
                seat: letter(seat),
                of: letter(of),
                took: took.map(name),
                gave: gave.map(name),
            },
            Event::Swept { seat, cards } => Seen::Swept { seat: letter(seat), cards, with },
            Event::Discarded { seat, card } => {
                Seen::Discarded { seat: letter(seat), card: name(card) }
            }
            Event::Passed { seat } => Seen::Passed { seat: letter(seat) },
            Event::Mistaken { seat, shown } => Seen::Mistaken {
                seat: letter(seat),
                shown: shown.into_iter().flatten().map(name).collect(),
            },
            Event::Fined { seat, card } => Seen::Fined { seat: letter(seat), card: name(card) },
            Event::Announced { seat, km } => Seen::Announced { seat: letter(seat), km },
            Event::Killed { by, of, what } => Seen::Killed {
                seat: by.map(letter),
                of: letter(of),
                team: team(of),
                card: name(what.card()),
                times: what.times(),
            },
            Event::CalledInVain { seat } => Seen::CalledInVain { seat: letter(seat) },
            Event::HeldUp { seat } => Seen::HeldUp { seat: letter(seat) },
            Event::Lapsed { seat, .. } => Seen::Lapsed { seat: letter(seat) },
            Event::WronglyCalled { seat } => Seen::WronglyCalled { seat: letter(seat) },
            Event::Robbed { seat, from, what } => Seen::Robbed {
                seat: letter(seat),
                from: letter(from),
                card: name(what.card()),
                times: what.times(),
            },
            Event::Forfeited { seat, what } => {
                Seen::Forfeited { seat: letter(seat), card: name(what.card()), times: what.times() }
            }
            Event::ForfeitedSafety { seat, card } => {
                Seen::ForfeitedSafety { seat: letter(seat), card: name(card) }
            }
            Event::Ended { ending } => Seen::Ended {
                ending: match ending {
                    sprint::Ending::Goal => Ending::Goal,
                    sprint::Ending::Standstill => Ending::Standstill,
                },
            },
        }
    }
}

/// The number that is heard with a distance: nothing in a game in which nothing is said.
fn number_heard(saying: Saying, what: Laid, rules: &Rules) -> Option<u16> {
    match saying {
        Saying::Km(km) => Some(km),
        Saying::Right => rules.edition().is_spoken().then(|| rules.km(what).0),
        Saying::Nothing | Saying::Sound(_) => None,
    }
}

/// The sound that is heard with an attack.
fn sound_heard(saying: Saying, attack: Card, rules: &Rules) -> Option<&'static str> {
    match saying {
        Saying::Sound(sound) => Some(sound.name()),
        Saying::Right => rules.edition().sound_of(attack).map(sprint::Sound::name),
        Saying::Nothing | Saying::Km(_) => None,
    }
}
