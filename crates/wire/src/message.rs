//! Messages: what clients ask and what servers say.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::family::{Sent, Spoils, View};
use crate::orders::{KnownOrders, Orders};
use crate::play::{Happening, Prospect, Refusal};
use crate::{Access, Advice, Chances, Cue, Letter, Person, Phrase, Race, Sign, StandIn, letters};
use texts::Sentence;

/// What a client asks over its socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Acts, having seen everything up to a version. `id` is a number that the client draws at
    /// random: the same number is never played twice, only answered again.
    Act {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
        /// The version the person had seen.
        version: u32,
        /// The action, which the family of the game reads.
        #[ts(type = "Action")]
        action: Value,
        /// For how many milliseconds the client had shown that version. It counts where several are
        /// after the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        after: Option<u32>,
    },
    /// Is ready for the next round.
    NextRound {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
    },
    /// Is ready for another game, after the last round.
    Again {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
    },
    /// Says something to everybody.
    Say {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
        /// What.
        phrase: Phrase,
    },
    /// Leaves: a bot plays on.
    Leave {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
    },
    /// Plays again where a bot did.
    Return {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
    },
    /// Gives standing orders, in the place of those before.
    Orders {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
        /// What is to be done without asking.
        orders: Orders,
    },
    /// Asks what would be best.
    Advise {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
        /// The version the person had seen.
        version: u32,
    },
    /// Adds to the randomness of the next deal.
    Give {
        /// The client's number for this request.
        #[ts(type = "number")]
        id: u64,
        /// Of which round, counted from 0.
        round: u32,
        /// Sixteen random bytes, as 32 hexadecimal digits.
        gift: String,
    },
}

impl Request {
    /// The client's number for it.
    pub fn id(&self) -> u64 {
        match self {
            Request::Act { id, .. }
            | Request::NextRound { id }
            | Request::Again { id }
            | Request::Say { id, .. }
            | Request::Leave { id }
            | Request::Return { id }
            | Request::Orders { id, .. }
            | Request::Advise { id, .. }
            | Request::Give { id, .. } => *id,
        }
    }
}

/// What a server says over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first message: where the client is and everything it knows.
    Welcome {
        /// The table.
        table: TableInfo,
        /// Who sits where.
        people: Vec<Person>,
        /// How many watch.
        watching: u32,
        /// The clock of the next round or of another game, once somebody is ready for it.
        round: Option<Clock>,
        /// What the viewer saw so far in this round.
        log: Vec<Happening>,
        /// The present; `null` until everybody has sat down.
        news: Option<Box<News>>,
    },
    /// Something happened.
    Update {
        /// What the viewer saw.
        log: Vec<Happening>,
        /// The present.
        news: Box<News>,
    },
    /// The answer to a request, and to it alone.
    Answer {
        /// The client's number of the request.
        #[ts(type = "number")]
        id: u64,
        /// What became of it.
        answer: Answer,
    },
    /// Somebody sat down, came or went, is played for or plays again, is ready, or watches.
    People {
        /// Who sits where.
        people: Vec<Person>,
        /// How many watch.
        watching: u32,
        /// The clock of those who are waited for, which may have begun or stopped by it.
        turn: Option<Clock>,
        /// The clock of the next round or of another game, once somebody is ready for it.
        round: Option<Clock>,
    },
    /// Somebody says something. It is no part of the game.
    Said {
        /// Who.
        seat: Letter,
        /// What.
        phrase: Phrase,
    },
    /// Those who were ready play another game, at another address.
    Rematch {
        /// The id of the new table.
        table: String,
    },
    /// What is promised of the next deal, before anybody adds to it.
    Shuffle {
        /// Of which round, counted from 0.
        round: u32,
        /// A hash of a secret that is shown when the round is over, as 64 hexadecimal digits.
        pledge: String,
    },
    /// What happened next could not be kept, so it did not happen. The table tries again; an update
    /// says that it goes on.
    Stalled,
    /// What is kept of the table is damaged. It is shown as it was before the damage, and nothing follows.
    Damaged,
    /// A message could not be understood; nothing was changed by it.
    NotUnderstood {
        /// The client's number of the request, if it could be read.
        #[ts(type = "number | null")]
        id: Option<u64>,
        /// What was wrong with it, for those who write clients.
        why: String,
    },
}

/// What became of a request.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// It was played, and the store has it.
    Accepted,
    /// The rules forbid it.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// It was meant for a state of the table that has passed.
    Stale,
    /// The same was called in vain a moment ago.
    Hushed,
    /// No other round follows here.
    NoNextRound,
    /// Nobody plays again before the end.
    NotOver,
    /// Everybody who is here was told what was said; nothing is kept of it.
    Said,
    /// So much was said that nobody listens for a moment.
    TooTalkative,
    /// What each action would lead to, the best first, as far as whoever asks can know.
    Advised {
        /// The version that it is about.
        version: u32,
        /// The actions.
        chances: Vec<Chances>,
    },
    /// Nobody is advised at this table, or nobody who has company.
    NotAdvised,
    /// There is nothing to decide now.
    NothingToDecide,
    /// Too many think already.
    TooBusy,
    /// It could not be kept, so it was not played.
    NotKept,
}

/// The present, as one viewer knows it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct News {
    /// How many changes came before.
    pub version: u32,
    /// What the viewer knows.
    pub view: View,
    /// What the viewer could do, what would come of it, and why not.
    pub prospects: Vec<Prospect>,
    /// The clock of the open window.
    pub clock: Option<Clock>,
    /// The clock of those who are waited for, where no window has one.
    pub turn: Option<Clock>,
    /// How the round ended.
    pub score: Option<Score>,
    /// Whether another round can follow.
    pub has_next_round: bool,
    /// Who may answer the open window, by what everybody sees; missing where none is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Vec<Letter>>,
    /// How the last race of this round ended; missing if the viewer knows of none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<Race>,
    /// Where the viewer is in a lesson; missing where nothing is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cue: Option<Cue>,
    /// Which entries of the log of this round tell what bots did for people who were missed; left out if
    /// none does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StandIn>>")]
    pub stand_ins: Vec<StandIn>,
}

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Clock {
    /// What is left of it, in milliseconds.
    #[ts(type = "number")]
    pub left: u64,
    /// The whole of it, in milliseconds.
    #[ts(type = "number")]
    pub length: u64,
}

impl Clock {
    /// The clock with this much left of the whole.
    pub fn of((left, length): (referee::Millis, referee::Millis)) -> Clock {
        Clock { left: left.0, length: length.0 }
    }
}

/// How a round ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Score {
    /// How it ended, told.
    pub ending: Sentence,
    /// The seats that won it.
    pub winners: Vec<Letter>,
    /// Who won, told.
    pub verdict: Sentence,
    /// One sheet for each team.
    pub sheets: Vec<Sheet>,
    /// The seats that won the match, if it is over.
    pub match_winners: Option<Vec<Letter>>,
    /// The points a match is played to; `null` if it is one round.
    pub match_goal: Option<u16>,
}

/// What one team scored.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Sheet {
    /// The first seat of the team.
    pub team: Letter,
    /// Its place by distance or treasures.
    pub place: u8,
    /// Its kilometres, in a race.
    pub km: Option<u16>,
    /// What it brought home, where that is more than points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub loot: Option<Spoils>,
    /// The lines, also those that brought nothing.
    pub lines: Vec<SheetLine>,
    /// The points of this round.
    pub round: u16,
    /// The points of the match.
    pub total: u16,
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SheetLine {
    /// What is rewarded.
    pub award: Sentence,
    /// How often.
    pub times: u16,
    /// Points each time.
    pub each: u16,
    /// Points in all.
    pub points: u16,
    /// The clause that says so.
    pub clause: &'static str,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TableInfo {
    /// Its id, which is part of its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many sit there.
    pub seats: u8,
    /// The seats of each side that they make, the side of A first.
    pub teams: Vec<Vec<Letter>>,
    /// What was chosen other than by default.
    pub options: BTreeMap<String, String>,
    /// Whether everybody has sat down, so that play has begun.
    pub begun: bool,
    /// How fast bots play.
    pub speed: Speed,
    /// How long people wait for each other.
    pub patience: Patience,
    /// When it begins.
    pub begin: Begin,
    /// Who finds it.
    pub access: Access,
    /// Who is told what would be best, if they ask.
    pub advice: Advice,
    /// The seat whose person may arrange the table before it begins.
    pub host: Option<Letter>,
    /// How often it was arranged.
    pub arranged: u32,
    /// Which standing orders make sense; missing if there is nothing to order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub orders: Option<Box<KnownOrders>>,
    /// What is said before each line of a lesson, by the ends of the keys of its texts; missing where
    /// nothing is taught.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<Vec<String>>,
    /// The seat of whoever asks; `null` for a spectator.
    pub you: Option<Letter>,
}

/// What is asked for when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How many sit there.
    pub seats: u8,
    /// What is chosen.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The level of the bot at each seat, `null` for a person. Whoever makes the table takes the
    /// first seat without a bot.
    pub bots: Vec<Option<String>>,
    /// What the maker is called.
    pub name: String,
    /// The sign that the maker has chosen.
    #[serde(default)]
    #[ts(optional)]
    pub sign: Option<Sign>,
    /// How fast bots play.
    #[serde(default)]
    pub speed: Speed,
    /// How long people wait for each other.
    #[serde(default)]
    pub patience: Patience,
    /// When the table begins.
    #[serde(default)]
    pub begin: Begin,
    /// Who finds the table.
    #[serde(default)]
    pub access: Access,
    /// Who is told what would be best, if they ask.
    #[serde(default)]
    pub advice: Advice,
}

/// When a table begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// As soon as everybody has sat down.
    #[default]
    Full,
    /// When its host says so.
    Host,
}

/// How long people wait for each other, before a bot plays for whoever is missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Patience {
    /// As people do who play at the same time.
    #[default]
    Normal,
    /// Ten times as long.
    Relaxed,
    /// Without a clock.
    Endless,
    /// People look in when they like, and have a day for a move.
    Day,
    /// The same with three days.
    ThreeDays,
    /// The same with seven days.
    Week,
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Like people.
    #[default]
    Normal,
    /// Hardly thinking.
    Fast,
}

/// What proves a seat on any device: whoever has it plays there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatKey {
    /// 64 hexadecimal digits.
    pub key: String,
}

impl News {
    /// The present as the client reads it.
    pub fn new<G: Sent>(news: &referee::News<G>, rules: &G::Rules) -> News {
        let prospects = news.prospects.iter().filter(|prospect| G::is_sent(prospect));
        News {
            version: news.version.0,
            view: G::show_view(&news.view),
            prospects: prospects.map(|it| Prospect::new::<G>(it, rules)).collect(),
            clock: news.window.map(Clock::of),
            turn: news.turn.map(Clock::of),
            score: news.score.as_ref().map(|score| G::show_score(score, rules)),
            has_next_round: news.has_next_round,
            asked: (!news.asked.is_empty()).then(|| letters(news.asked)),
            race: news.race.as_ref().map(Race::of),
            cue: news.cue.map(|cue| Cue::of::<G>(&cue, rules)),
            stand_ins: news.stood_in.iter().copied().map(StandIn::of).collect(),
        }
    }
}
