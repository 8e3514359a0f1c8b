//! Actions.

use serde::{Deserialize, Serialize};
use sprint::{Call, Card, Laid, Rules, Saying, Sound, Source, Then, Top};
use table::{Seat, Team};
use ts_rs::TS;

use crate::Letter;

/// What a seat wishes to do. Cards are written by their names in the notation; `times` says what
/// multiplies a distance that lies somewhere: 1, 2 or 4.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "SprintAction")]
#[allow(missing_docs)]
pub enum Action {
    Draw {
        from: Pile,
    },
    Lay {
        card: String,
        accelerators: u8,
        #[serde(default)]
        saying: Words,
    },
    Parry {
        card: String,
        attack: Option<String>,
        top: OnTop,
    },
    Attack {
        card: String,
        on: Letter,
        #[serde(default)]
        saying: Words,
    },
    Steal {
        from: Letter,
        card: String,
        times: u8,
        then: Fate,
    },
    Demand {
        of: Letter,
        card: String,
    },
    Rename {
        of: Letter,
        card: String,
    },
    Swap {
        card: String,
        other: String,
        wanted: String,
    },
    Fly {
        to: Letter,
    },
    Search {
        of: Letter,
    },
    Exchange {
        take: String,
        give: String,
    },
    Sweep,
    Discard {
        card: String,
    },
    Pass,
    Reply {
        card: String,
        top: OnTop,
    },
    Decline,
    Say {
        km: u16,
    },
    HoldUp,
    Killer,
    Rob {
        from: Letter,
        card: String,
        times: u8,
    },
    Forfeit {
        card: String,
        times: u8,
    },
    ForfeitSafety {
        card: String,
    },
}

/// Where a card is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pile {
    Stock,
    Discard,
}

/// Which card ends on top of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum OnTop {
    Parade,
    Attack,
}

/// What becomes of a stolen distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fate {
    Lay,
    Keep,
}

/// What is said with a card: what ought to be said (`right`), nothing (`nothing`), a number of
/// kilometres, or the name of a sound.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Words {
    /// A number of kilometres.
    Km(u16),
    /// `right`, `nothing`, or the name of a sound.
    Word(String),
    /// What ought to be said.
    #[default]
    Right,
}

/// What would change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "SprintOutlook")]
pub struct Outlook {
    /// The first seat of the team.
    pub team: Letter,
    /// Its total.
    pub km: u16,
    /// The kilometres that it gains.
    pub gain: u16,
    /// What multiplies the distance that is laid; 1 for anything else.
    pub times: u16,
}

impl Action {
    /// The action as the client reads it.
    pub(super) fn new(action: sprint::Action, rules: &Rules) -> Action {
        use sprint::Action as Play;
        let name = |card: Card| rules.edition().catalogue.name_of(card).to_owned();
        let letter = |seat: Seat| seat.to_string();
        let times = |what: Laid| u8::try_from(what.times()).unwrap_or(1);
        match action {
            Play::Draw { from: Source::Stock } => Action::Draw { from: Pile::Stock },
            Play::Draw { from: Source::Discard } => Action::Draw { from: Pile::Discard },
            Play::Lay { card, accelerators, saying } => {
                Action::Lay { card: name(card), accelerators, saying: Words::new(saying) }
            }
            Play::Parry { card, attack, top } => {
                Action::Parry { card: name(card), attack: attack.map(name), top: OnTop::new(top) }
            }
            Play::Attack { card, on, saying } => {
                Action::Attack { card: name(card), on: on.to_string(), saying: Words::new(saying) }
            }
            Play::Steal { from, what, then } => Action::Steal {
                from: from.to_string(),
                card: name(what.card()),
                times: times(what),
                then: Fate::new(then),
            },
            Play::Demand { of, face } => Action::Demand { of: letter(of), card: name(face) },
            Play::Rename { of, to } => Action::Rename { of: letter(of), card: name(to) },
            Play::Swap { pair: [one, other], wanted } => {
                Action::Swap { card: name(one), other: name(other), wanted: name(wanted) }
            }
            Play::Fly { to } => Action::Fly { to: letter(to) },
            Play::Search { of } => Action::Search { of: letter(of) },
            Play::Exchange { take, give } => {
                Action::Exchange { take: name(take), give: name(give) }
            }
            Play::Sweep => Action::Sweep,
            Play::Discard { card } => Action::Discard { card: name(card) },
            Play::Pass => Action::Pass,
            Play::Reply { card, top } => Action::Reply { card: name(card), top: OnTop::new(top) },
            Play::Decline => Action::Decline,
            Play::Say { km } => Action::Say { km },
            Play::Call(Call::HoldUp | Call::LateHoldUp) => Action::HoldUp,
            Play::Call(Call::Killer) => Action::Killer,
            Play::Rob { from, what } => {
                Action::Rob { from: letter(from), card: name(what.card()), times: times(what) }
            }
            Play::Forfeit { what } => {
                Action::Forfeit { card: name(what.card()), times: times(what) }
            }
            Play::ForfeitSafety { card } => Action::ForfeitSafety { card: name(card) },
        }
    }

    /// The action as the rules read it; `None` if the game has no such card or seat.
    pub(super) fn read(&self, rules: &Rules) -> Option<sprint::Action> {
        use sprint::Action as Play;
        let card = |name: &str| rules.edition().catalogue.card(name);
        let seat = |letter: &str| Seat::from_letter(letter).filter(|seat| seat.0 < rules.seats());
        let team = |letter: &str| -> Option<Team> { Some(rules.team(seat(letter)?)) };
        let laid = |name: &str, times: u8| Some(Laid::new(card(name)?, accelerators(times)?));
        Some(match self {
            Action::Draw { from: Pile::Stock } => Play::Draw { from: Source::Stock },
            Action::Draw { from: Pile::Discard } => Play::Draw { from: Source::Discard },
            Action::Lay { card: name, accelerators, saying } => Play::Lay {
                card: card(name)?,
                accelerators: (*accelerators).min(Laid::ACCELERATORS_MAX + 1),
                saying: saying.read()?,
            },
            Action::Parry { card: name, attack, top } => {
                let attack = match attack {
                    Some(attack) => Some(card(attack)?),
                    None => None,
                };
                Play::Parry { card: card(name)?, attack, top: top.read() }
            }
            Action::Attack { card: name, on, saying } => {
                Play::Attack { card: card(name)?, on: team(on)?, saying: saying.read()? }
            }
            Action::Steal { from, card: name, times, then } => {
                let then = if *then == Fate::Lay { Then::Laid } else { Then::Kept };
                Play::Steal { from: team(from)?, what: laid(name, *times)?, then }
            }
            Action::Demand { of, card: face } => Play::Demand { of: seat(of)?, face: card(face)? },
            Action::Rename { of, card: to } => Play::Rename { of: seat(of)?, to: card(to)? },
            Action::Swap { card: one, other, wanted } => {
                Play::Swap { pair: [card(one)?, card(other)?], wanted: card(wanted)? }
            }
            Action::Fly { to } => Play::Fly { to: seat(to)? },
            Action::Search { of } => Play::Search { of: seat(of)? },
            Action::Exchange { take, give } => {
                Play::Exchange { take: card(take)?, give: card(give)? }
            }
            Action::Sweep => Play::Sweep,
            Action::Discard { card: name } => Play::Discard { card: card(name)? },
            Action::Pass => Play::Pass,
            Action::Reply { card: name, top } => Play::Reply { card: card(name)?, top: top.read() },
            Action::Decline => Play::Decline,
            Action::Say { km } => Play::Say { km: *km },
            Action::HoldUp => Play::Call(Call::HoldUp),
            Action::Killer => Play::Call(Call::Killer),
            Action::Rob { from, card, times } => {
                Play::Rob { from: seat(from)?, what: laid(card, *times)? }
            }
            Action::Forfeit { card, times } => Play::Forfeit { what: laid(card, *times)? },
            Action::ForfeitSafety { card: name } => Play::ForfeitSafety { card: card(name)? },
        })
    }
}

/// How many accelerators multiply a distance by so much.
fn accelerators(times: u8) -> Option<u8> {
    match times {
        1 => Some(0),
        2 => Some(1),
        4 => Some(2),
        _ => None,
    }
}

impl Fate {
    pub(super) fn new(then: Then) -> Fate {
        match then {
            Then::Laid => Fate::Lay,
            Then::Kept => Fate::Keep,
        }
    }
}

impl OnTop {
    fn new(top: Top) -> OnTop {
        match top {
            Top::Parade => OnTop::Parade,
            Top::Attack => OnTop::Attack,
        }
    }

    fn read(self) -> Top {
        match self {
            OnTop::Parade => Top::Parade,
            OnTop::Attack => Top::Attack,
        }
    }
}

impl Words {
    fn new(saying: Saying) -> Words {
        match saying {
            Saying::Right => Words::Word("right".to_owned()),
            Saying::Nothing => Words::Word("nothing".to_owned()),
            Saying::Km(km) => Words::Km(km),
            Saying::Sound(sound) => Words::Word(sound.name().to_owned()),
        }
    }

    fn read(&self) -> Option<Saying> {
        Some(match self {
            Words::Right => Saying::Right,
            Words::Km(km) => Saying::Km(*km),
            Words::Word(word) => match word.as_str() {
                "right" => Saying::Right,
                "nothing" => Saying::Nothing,
                sound => Saying::Sound(Sound::ALL.into_iter().find(|it| it.name() == sound)?),
            },
        })
    }
}
