//! Why not: every refusal, explained.

use table::{Seat, Team};

use crate::action::{Action, Saying, Source};
use crate::card::{Card, Kind, Special};
use crate::edition::{Discards, Forgotten, Voice};
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{Course, Phase, Window};

/// One answer of a rulebook to an action.
pub(crate) type Answer = Result<(), Illegal>;

impl Sprint {
    /// What speaks against an action; nothing if it is legal.
    pub fn objection(&self, seat: Seat, action: Action) -> Option<Illegal> {
        self.judge_action(seat, action).err()
    }

    /// Everything that speaks against an action, the most telling first; nothing if it is legal.
    pub fn objections(&self, seat: Seat, action: Action) -> Vec<Illegal> {
        let Some(first) = self.objection(seat, action) else {
            return Vec::new();
        };
        let mut objections = vec![first];
        let plays = self.holds_all(seat, action).and_then(|()| self.may_play(seat, action));
        for why in plays.err().into_iter().chain(self.doubts(seat, action)) {
            if !objections.contains(&why) {
                objections.push(why);
            }
        }
        objections
    }

    /// What else would speak against an action if the first objection did not.
    fn doubts(&self, seat: Seat, action: Action) -> Vec<Illegal> {
        let rules = self.rules();
        match action {
            Action::Lay { card, .. } if rules.is_distance(card) => {
                let limit = rules.edition().limit.to;
                let limited =
                    rules.masks().km(card) > limit && self.zone_of(seat).speed().is_some();
                limited.then_some(Illegal::Limited { to: limit }).into_iter().collect()
            }
            Action::Attack { card, on, .. } if on.0 < rules.teams() && rules.is_hazard(card) => {
                let zone = self.open.zone(on);
                let slot = if rules.is_limit(card) { zone.speed() } else { zone.battle() };
                slot.map(|by| Illegal::SlotTaken { by }).into_iter().collect()
            }
            Action::Demand { face, .. } if rules.is_safety(face) => vec![Illegal::SafetyDemanded],
            _ => Vec::new(),
        }
    }

    fn judge_action(&self, seat: Seat, action: Action) -> Answer {
        match self.open.phase {
            Phase::Deal { .. } | Phase::Reshuffle(_) | Phase::Fine { .. } => {
                return Err(Illegal::NotDealt);
            }
            Phase::Over(_) => return Err(Illegal::GameOver),
            _ => {}
        }
        match action {
            Action::Call(call) => self.may_call(seat, call),
            Action::Say { .. } => self.may_say(seat),
            Action::Decline => self.is_asked(seat),
            Action::Reply { card, .. } => self.may_reply(seat, card),
            Action::Exchange { take, give } => self.may_exchange(seat, take, give),
            Action::Rob { .. } | Action::Forfeit { .. } | Action::ForfeitSafety { .. } => {
                self.may_choose(seat, action)
            }
            _ => self.may_act(seat, action),
        }
    }

    /// Whether the open window asks a seat.
    fn is_asked(&self, seat: Seat) -> Answer {
        let could_be = match self.open.window() {
            None => return Err(Illegal::NothingToAnswer),
            Some(_) if self.asked.has(seat) => return Ok(()),
            Some(Window::Attack { on, .. }) => self.rules().members(on).has(seat),
            Some(Window::Distance { by, .. }) if by == seat => return Err(Illegal::NotAsked),
            Some(Window::Distance { by, .. }) => {
                if self.rules().team(by) == self.rules().team(seat) {
                    return Err(Illegal::PartnersDistance);
                }
                true
            }
        };
        Err(if could_be { Illegal::AlreadyDeclined } else { Illegal::NotAsked })
    }

    /// Whether a card answers the open window.
    fn may_reply(&self, seat: Seat, card: Card) -> Answer {
        self.is_asked(seat)?;
        self.holds(seat, card)?;
        let window = self.open.window().ok_or(Illegal::NothingToAnswer)?;
        if self.rules().masks().answers(window).has(card) {
            return Ok(());
        }
        Err(Illegal::WrongReply {
            to: match window {
                Window::Attack { card, .. } => card,
                Window::Distance { what, .. } => what.card(),
            },
        })
    }

    fn may_exchange(&self, seat: Seat, take: Card, give: Card) -> Answer {
        let Phase::Search { of } = self.open.phase else {
            return Err(Illegal::NothingToChoose);
        };
        if seat != self.open.seat {
            return Err(Illegal::NotYourTurn { turn: self.open.seat });
        }
        if !self.hands[of.index()].kinds().has(take) {
            return Err(Illegal::NotOnOffer);
        }
        self.holds(seat, give)
    }

    /// Whether what a call has won or costs may be chosen like this.
    fn may_choose(&self, seat: Seat, action: Action) -> Answer {
        let fits = match (self.open.phase, action) {
            (Phase::Rob { seat: robber }, Action::Rob { from, what }) if robber == seat => {
                self.robbable(seat).any(|victim| victim == from) && self.zone_of(from).has(what)
            }
            (Phase::Pay { seat: payer }, Action::Forfeit { what }) if payer == seat => {
                self.zone_of(seat).has(what)
            }
            (Phase::Pay { seat: payer }, Action::ForfeitSafety { card }) if payer == seat => {
                self.rules().is_safety(card)
                    && self.zone_of(seat).has_safety(self.rules().place(card))
            }
            _ => return Err(Illegal::NothingToChoose),
        };
        if fits { Ok(()) } else { Err(Illegal::NotOnOffer) }
    }

    /// Whether a seat may do something on its turn, or with a card that waits for its use.
    fn may_act(&self, seat: Seat, action: Action) -> Answer {
        let forced = match self.open.phase {
            Phase::Window => return Err(Illegal::WindowOpen),
            Phase::Search { .. } | Phase::Rob { .. } | Phase::Pay { .. } => {
                return Err(Illegal::ChoiceDue);
            }
            Phase::Use => self.open.forced,
            _ => None,
        };
        match forced {
            Some(forced) if forced.seat != seat => {
                return Err(Illegal::NotYourTurn { turn: forced.seat });
            }
            Some(forced) if !self.uses(action, forced.card) => {
                return Err(Illegal::MustUse { card: forced.card });
            }
            None if seat != self.open.seat => {
                return Err(Illegal::NotYourTurn { turn: self.open.seat });
            }
            Some(_) | None => {}
        }
        match action {
            Action::Draw { from } => self.may_draw(from),
            Action::Rename { of, to } => self.may_rename(of, to),
            Action::Pass if self.open.course == Course::Reply => Ok(()),
            Action::Pass => Err(Illegal::NoPassing),
            _ => {
                self.holds_all(seat, action)?;
                self.has_drawn()?;
                self.may_play(seat, action)
            }
        }
    }

    /// Whether an action plays the card that waits for its use.
    fn uses(&self, action: Action, card: Card) -> bool {
        match action {
            Action::Lay { card: laid, accelerators, .. } => {
                let accelerator = self.rules().special(Special::Accelerator);
                laid == card || accelerators > 0 && accelerator == Some(card)
            }
            Action::Parry { card: played, .. } | Action::Attack { card: played, .. } => {
                played == card
            }
            Action::Steal { .. } => self.rules().special(Special::Theft) == Some(card),
            Action::Demand { .. } => self.rules().special(Special::Checkpoint) == Some(card),
            _ => false,
        }
    }

    fn may_draw(&self, from: Source) -> Answer {
        if self.open.due == 0 {
            return Err(Illegal::NothingDue);
        }
        match from {
            Source::Discard if self.open.discard.is_empty() => Err(Illegal::DiscardEmpty),
            Source::Discard if !self.open.rights.takes_discard => Err(Illegal::DiscardLocked),
            Source::Stock | Source::Discard => Ok(()),
        }
    }

    /// Whether everything is drawn, where that cannot be forgotten.
    fn has_drawn(&self) -> Answer {
        let forgets = self.rules().edition().forgotten == Forgotten::Forfeited;
        let draws = self.open.phase == Phase::Draw && !forgets;
        if draws { Err(Illegal::DrawFirst) } else { Ok(()) }
    }

    fn holds(&self, seat: Seat, card: Card) -> Answer {
        let held = self.hands[seat.index()].kinds().has(card);
        if held { Ok(()) } else { Err(Illegal::NotHeld { card }) }
    }

    /// Whether a seat holds every card that an action plays.
    fn holds_all(&self, seat: Seat, action: Action) -> Answer {
        let special = |special: Special| {
            let card = self.rules().special(special).ok_or(Illegal::NoSuchCard)?;
            self.holds(seat, card)
        };
        match action {
            Action::Lay { card, accelerators, .. } => {
                self.holds(seat, card)?;
                if accelerators == 0 {
                    return Ok(());
                }
                let accelerator = self.rules().special(Special::Accelerator);
                let card = accelerator.ok_or(Illegal::NoSuchCard)?;
                let enough = self.hands[seat.index()].count(card) >= accelerators;
                if enough { Ok(()) } else { Err(Illegal::NotHeld { card }) }
            }
            Action::Parry { card, .. } | Action::Attack { card, .. } | Action::Discard { card } => {
                self.holds(seat, card)
            }
            Action::Swap { pair: [one, other], .. } => {
                self.holds(seat, one)?;
                self.holds(seat, other)?;
                let enough = one != other || self.hands[seat.index()].count(one) >= 2;
                if enough { Ok(()) } else { Err(Illegal::NotHeld { card: one }) }
            }
            Action::Steal { .. } => special(Special::Theft),
            Action::Demand { .. } => special(Special::Checkpoint),
            Action::Fly { .. } => special(Special::Helicopter),
            Action::Search { .. } => special(Special::Police),
            Action::Sweep => special(Special::Trash),
            _ => Ok(()),
        }
    }

    /// Whether cards that are held may be played like this.
    fn may_play(&self, seat: Seat, action: Action) -> Answer {
        match action {
            Action::Lay { card, accelerators, saying } => {
                self.may_lay(seat, card, accelerators, saying)
            }
            Action::Parry { card, attack, .. } => self.may_parry(seat, card, attack),
            Action::Attack { card, on, saying } => {
                self.may_shout(saying)?;
                self.may_attack(seat, card, on)
            }
            Action::Discard { .. } => self.may_discard(seat),
            Action::Steal { from, what, then } => self.may_steal(seat, from, what, then),
            Action::Demand { of, face } => self.may_demand(seat, of, face),
            Action::Swap { pair, wanted } => self.may_swap(seat, pair, wanted),
            Action::Fly { to } => self.is_opponent(seat, to),
            Action::Search { of } => {
                self.is_opponent(seat, of)?;
                self.may_search(seat, of)
            }
            _ => Ok(()),
        }
    }

    /// Whether a card may be laid before its holder. (RUS-24, RUS-26, RUS-29, FUN-19, FUN-20)
    fn may_lay(&self, seat: Seat, card: Card, accelerators: u8, saying: Saying) -> Answer {
        self.may_accelerate(card, accelerators)?;
        match self.rules().edition().kind(card) {
            Kind::Distance(_) => {
                self.may_announce(saying)?;
                self.may_travel(seat, card)
            }
            Kind::Safety(_) if saying == Saying::Right => Ok(()),
            Kind::Special(Special::UTurn | Special::RearView) => Err(Illegal::OnlyAReply),
            Kind::Safety(_)
            | Kind::Hazard(_)
            | Kind::Remedy(_)
            | Kind::AnyRemedy
            | Kind::Special(_) => Err(Illegal::NotLaid),
        }
    }

    /// Whether a distance may be laid before its holder.
    pub(crate) fn may_travel(&self, seat: Seat, card: Card) -> Answer {
        let rules = self.rules();
        let zone = self.zone_of(seat);
        if let Some(by) = zone.battle() {
            return Err(Illegal::Halted { by });
        }
        let limit = rules.edition().limit.to;
        if zone.speed().is_some() && rules.masks().km(card) > limit {
            return Err(Illegal::Limited { to: limit });
        }
        Ok(())
    }

    fn may_announce(&self, saying: Saying) -> Answer {
        let spoken = self.rules().edition().speech.kilometres == Voice::Player;
        match saying {
            Saying::Right => Ok(()),
            Saying::Nothing | Saying::Km(_) | Saying::Sound(_) if spoken => Ok(()),
            _ => Err(Illegal::NothingIsSaid),
        }
    }

    fn may_shout(&self, saying: Saying) -> Answer {
        let spoken = self.rules().edition().speech.sounds == Voice::Player;
        match saying {
            Saying::Right => Ok(()),
            Saying::Nothing | Saying::Km(_) | Saying::Sound(_) if spoken => Ok(()),
            _ => Err(Illegal::NothingIsSaid),
        }
    }

    /// Whether a parade lifts an attack from the zone of its holder. (RUS-40, FUN-38 to 41)
    fn may_parry(&self, seat: Seat, card: Card, attack: Option<Card>) -> Answer {
        let zone = self.zone_of(seat);
        let lifted = |attack: &Card| self.rules().masks().lifts(*attack).has(card);
        match attack {
            Some(attack) if zone.attacks().any(|lying| lying == attack) && lifted(&attack) => {
                Ok(())
            }
            None if zone.attacks().filter(lifted).count() > 1 => Err(Illegal::WhichAttack),
            Some(_) | None => Err(Illegal::NothingToParry),
        }
    }

    /// Whether an attack can land. (RUS-30 to 34, FUN-30 to 35)
    fn may_attack(&self, seat: Seat, card: Card, on: Team) -> Answer {
        let rules = self.rules();
        let masks = rules.masks();
        if !masks.hazards.has(card) {
            return Err(Illegal::NotAnAttack);
        }
        if on.0 >= rules.teams() {
            return Err(Illegal::NoSuchSide);
        }
        if rules.team(seat) == on {
            return Err(Illegal::OwnSide);
        }
        let zone = self.open.zone(on);
        if let Some((by, _)) = rules.safeties_in(zone).find(|(by, _)| masks.keepers(card).has(*by))
        {
            return Err(Illegal::Immune { by });
        }
        let slot = if masks.speed.has(card) { zone.speed() } else { zone.battle() };
        slot.map_or(Ok(()), |by| Err(Illegal::SlotTaken { by }))
    }

    fn may_discard(&self, seat: Seat) -> Answer {
        let if_stuck = self.rules().edition().discards == Discards::IfStuck;
        if if_stuck && self.can_play(seat) { Err(Illegal::MustPlay) } else { Ok(()) }
    }

    /// Whether a pair may be swapped. (RUS-19 to 21, RUS-A27)
    fn may_swap(&self, seat: Seat, [one, other]: [Card; 2], wanted: Card) -> Answer {
        if !self.open.rights.swaps || self.open.due > 0 {
            return Err(Illegal::NoSwapNow);
        }
        if one != other {
            return Err(Illegal::NotAPair);
        }
        if !self.open.discard.kinds().has(wanted) {
            return Err(Illegal::NotDiscarded { card: wanted });
        }
        let mut then = self.clone();
        then.take(seat, one);
        then.take(seat, other);
        then.receive(seat, wanted);
        if then.has_use(seat, wanted) { Ok(()) } else { Err(Illegal::NoUse { card: wanted }) }
    }

    fn is_opponent(&self, seat: Seat, other: Seat) -> Answer {
        if other.0 >= self.rules().seats() {
            return Err(Illegal::NoSuchSide);
        }
        if self.rules().opponents(seat).has(other) { Ok(()) } else { Err(Illegal::OwnSide) }
    }
}
