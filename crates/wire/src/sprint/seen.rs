//! What happened.

use serde::Serialize;
use sprint::{Card, Event, Found, Laid, Rules, Saying, Then};
use table::{Seat, Team};
use ts_rs::TS;

use crate::{Letter, letters};

/// What one viewer saw of an event. Which fields are set depends on what happened; a card that is
/// `null` may also be one that the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[ts(rename = "SprintSeen")]
pub struct Seen {
    /// What happened.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Who did it.
    pub seat: Option<Letter>,
    /// The card it was done with, or that moved.
    pub card: Option<&'static str>,
    /// What multiplies that card, if it is a distance.
    pub times: Option<u16>,
    /// Another card that belongs to it: the attack that was answered, or the card given.
    pub other: Option<&'static str>,
    /// The seat it was done to.
    pub to: Option<Letter>,
    /// The first seat of the team before which it happened.
    pub on: Option<Letter>,
    /// What was said: a number of kilometres, `right`, `nothing`, or a sound.
    pub said: Option<String>,
    /// Who lost their turn by it.
    pub lost: Vec<Letter>,
    /// What came of it, where it can go one way or the other.
    pub success: Option<bool>,
}

impl Seen {
    // One arm for each event: splitting it would only hide what is missing.
    #[expect(clippy::too_many_lines)]
    pub(super) fn new(seen: sprint::Seen, rules: &Rules) -> Seen {
        let by = |kind, seat: Seat| Seen { kind, seat: Some(seat.to_string()), ..Seen::default() };
        let name = |card: Card| Some(rules.edition().name_of(card));
        let with = |seen: Seen, card: Card| Seen { card: name(card), ..seen };
        let far = |seen: Seen, what: Laid| Seen {
            card: name(what.card()),
            times: Some(what.times()),
            ..seen
        };
        let on = |seen: Seen, team: Team| Seen { on: Some(team.to_string()), ..seen };
        let to = |seen: Seen, seat: Seat| Seen { to: Some(seat.to_string()), ..seen };
        let nobody = |kind| Seen { kind, ..Seen::default() };
        let came = |seen: Seen, success| Seen { success: Some(success), ..seen };
        match seen {
            Event::Shuffled { first } => by("shuffled", first),
            Event::Reshuffled { .. } => nobody("reshuffled"),
            Event::Drew { seat, card } => Seen { card: card.and_then(name), ..by("drew", seat) },
            Event::Took { seat, card } => with(by("took", seat), card),
            Event::TurnBegan { seat, .. } => by("turn-began", seat),
            Event::Skipped { seat } => by("skipped", seat),
            Event::ForgotToDraw { seat } => by("forgot-to-draw", seat),
            Event::Travelled { seat, what, saying } => {
                let seen = on(far(by("travelled", seat), what), rules.team(seat));
                Seen { said: Some(said(saying)), ..seen }
            }
            Event::Protected { seat, card } => {
                on(with(by("protected", seat), card), rules.team(seat))
            }
            Event::Cancelled { card, on: team } => on(with(nobody("cancelled"), card), team),
            Event::Parried { seat, card, attack, .. } => {
                let seen = on(with(by("parried", seat), card), rules.team(seat));
                Seen { other: name(attack), ..seen }
            }
            Event::Attacked { seat, card, on: team, saying } => {
                let seen = on(with(by("attacked", seat), card), team);
                Seen { said: Some(said(saying)), ..seen }
            }
            Event::AttackVoid { seat, card } => with(by("attack-void", seat), card),
            Event::Countered { seat, card, attack, lost, .. } => {
                let seen = on(with(by("countered", seat), card), rules.team(seat));
                Seen { other: name(attack), lost: letters(lost), ..seen }
            }
            Event::CoupFourre { seat, card, lost } => {
                let seen = on(with(by("coup-fourre", seat), card), rules.team(seat));
                Seen { lost: letters(lost), ..seen }
            }
            Event::Turned { seat, attack, onto } => {
                let seen = with(by("turned", seat), attack);
                Seen {
                    on: onto.map(|team| team.to_string()),
                    success: Some(onto.is_some()),
                    ..seen
                }
            }
            Event::UTurned { seat, of, what, back } => {
                came(to(far(by("u-turned", seat), what), of), back)
            }
            Event::Declined { seat } => by("declined", seat),
            Event::Landed { card, on: team } => on(with(nobody("landed"), card), team),
            Event::Arrived { seat, what } => on(far(by("arrived", seat), what), rules.team(seat)),
            Event::Stolen { seat, from, what, then } => {
                came(on(far(by("stolen", seat), what), from), then == Then::Laid)
            }
            Event::Demanded { seat, of, face, held } => {
                came(to(with(by("demanded", seat), face), of), held)
            }
            Event::Renamed { seat, of, to: face, found } => {
                came(to(with(by("renamed", seat), face), of), found != Found::Nowhere)
            }
            Event::HandedOver { seat, by: giver, card, .. } => {
                to(with(by("handed-over", giver), card), seat)
            }
            Event::Useless { seat, card } => with(by("useless", seat), card),
            Event::Swapped { seat, pair, card } => {
                Seen { other: name(pair[0]), ..with(by("swapped", seat), card) }
            }
            Event::Flew { seat, to: other } => to(by("flew", seat), other),
            Event::Searched { seat, of } => to(by("searched", seat), of),
            Event::Showed { to: eye, of, card } => {
                Seen { card: card.and_then(name), ..to(by("showed", of), eye) }
            }
            Event::Exchanged { seat, of, took, gave } => Seen {
                card: took.and_then(name),
                other: gave.and_then(name),
                ..to(by("exchanged", seat), of)
            },
            Event::Swept { seat, cards } => came(by("swept", seat), cards > 0),
            Event::Discarded { seat, card } => with(by("discarded", seat), card),
            Event::Passed { seat } => by("passed", seat),
            Event::Mistaken { seat, shown } => {
                Seen { card: shown[0].and_then(name), ..by("mistaken", seat) }
            }
            Event::Fined { seat, card } => with(by("fined", seat), card),
            Event::Announced { seat, km } => {
                Seen { said: Some(km.to_string()), ..by("announced", seat) }
            }
            Event::Killed { by: caller, of, what } => Seen {
                seat: caller.map(|seat| seat.to_string()),
                ..to(far(nobody("killed"), what), of)
            },
            Event::CalledInVain { seat } => by("called-in-vain", seat),
            Event::HeldUp { seat } => by("held-up", seat),
            Event::Lapsed { seat } => by("lapsed", seat),
            Event::WronglyCalled { seat } => by("wrongly-called", seat),
            Event::Robbed { seat, from, what } => to(far(by("robbed", seat), what), from),
            Event::Forfeited { seat, what } => far(by("forfeited", seat), what),
            Event::ForfeitedSafety { seat, card } => with(by("forfeited", seat), card),
            Event::Ended { .. } => nobody("ended"),
        }
    }
}

fn said(saying: Saying) -> String {
    match saying {
        Saying::Right => "right".to_owned(),
        Saying::Nothing => "nothing".to_owned(),
        Saying::Km(km) => km.to_string(),
        Saying::Sound(sound) => sound.name().to_owned(),
    }
}
