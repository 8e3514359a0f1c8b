//! Why not: every refusal, explained.

use table::{Seat, Team};

use crate::action::{Action, Saying, Source};
use crate::card::{Card, Kind, Special};
use crate::edition::{Cancelled, Discards, Forgotten, Replay, Voice};
use crate::game::Sprint;
use crate::illegal::{Choice, Illegal, Opened, Origin, Party, Undue, Wait};
use crate::open::{Course, Phase, Window};
use crate::zone::Zone;

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
            Phase::Deal { .. } => return Err(Illegal::NotDealt),
            Phase::Reshuffle(_) => return Err(Illegal::Shuffling),
            Phase::Fine { .. } => return Err(Illegal::Fining),
            Phase::Over(how) => return Err(Illegal::GameOver { how }),
            _ => {}
        }
        match action {
            Action::Call(call) => self.may_call(seat, call),
            Action::Say { .. } => self.may_say(seat),
            Action::Decline => self.is_asked(seat, None),
            // The right to rename is somebody's at one moment only, whoever is on turn.
            Action::Rename { of, .. } if seat != self.open.seat || !self.may_be_renamed(of) => {
                Err(Illegal::NothingToRename)
            }
            Action::Reply { card, .. } => self.may_reply(seat, card),
            Action::Exchange { take, give } => self.may_exchange(seat, take, give),
            Action::Rob { .. } | Action::Forfeit { .. } | Action::ForfeitSafety { .. } => {
                self.may_choose(seat, action)
            }
            _ => self.may_act(seat, action),
        }
    }

    /// Whether the open window asks a seat.
    fn is_asked(&self, seat: Seat, card: Option<Card>) -> Answer {
        let (could_be, on) = match self.open.window() {
            None => {
                let last = self.open.discard.top();
                return Err(Illegal::NothingToAnswer { card, last });
            }
            Some(_) if self.asked.has(seat) => return Ok(()),
            Some(Window::Attack { on, .. }) => (self.rules().members(on).has(seat), Opened::Attack),
            Some(Window::Distance { by, .. }) => {
                if by != seat && self.rules().team(by) == self.rules().team(seat) {
                    return Err(Illegal::PartnersDistance);
                }
                (by != seat, Opened::Distance)
            }
        };
        Err(if could_be { Illegal::AlreadyDeclined { on } } else { Illegal::NotAsked { on } })
    }

    /// Whether a card answers the open window.
    fn may_reply(&self, seat: Seat, card: Card) -> Answer {
        self.is_asked(seat, Some(card))?;
        self.holds(seat, card).map_err(|_| Illegal::NotHeldToReply { card })?;
        let last = self.open.discard.top();
        let nothing = Illegal::NothingToAnswer { card: Some(card), last };
        let window = self.open.window().ok_or(nothing)?;
        if self.rules().masks().answers(window).has(card) {
            return Ok(());
        }
        Err(Illegal::WrongReply {
            card,
            to: match window {
                Window::Attack { card, .. } => card,
                Window::Distance { what, .. } => what.card(),
            },
        })
    }

    fn may_exchange(&self, seat: Seat, take: Card, give: Card) -> Answer {
        let Phase::Search { of } = self.open.phase else {
            return Err(self.nothing_to_choose(seat, Choice::Exchange));
        };
        if seat != self.open.seat {
            return Err(self.nothing_to_choose(seat, Choice::Exchange));
        }
        if !self.hands[of.index()].kinds().has(take) {
            return Err(Illegal::NotOnOffer { choice: Choice::Exchange });
        }
        self.holds(seat, give).map_err(|_| Illegal::NotHeldToGive { card: give })
    }

    /// Why there is nothing to choose for a seat that would.
    fn nothing_to_choose(&self, seat: Seat, choice: Choice) -> Illegal {
        match (self.open.phase, choice) {
            (Phase::Search { .. }, Choice::Exchange) => {
                Illegal::NotYourChoice { turn: self.open.seat, choice }
            }
            (Phase::Rob { seat: turn }, Choice::Prize)
            | (Phase::Pay { seat: turn }, Choice::Price) => Illegal::NotYourChoice { turn, choice },
            (_, Choice::Prize | Choice::Price) if self.open.calls.wait_for(seat) => {
                Illegal::CallWaits
            }
            (_, Choice::Prize) if self.open.calls.has_robbed(seat) => Illegal::AlreadyRobbed,
            _ => Illegal::NothingToChoose { choice },
        }
    }

    /// Whether what a call has won or costs may be chosen like this.
    fn may_choose(&self, seat: Seat, action: Action) -> Answer {
        let choice =
            if matches!(action, Action::Rob { .. }) { Choice::Prize } else { Choice::Price };
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
            _ => return Err(self.nothing_to_choose(seat, choice)),
        };
        if fits { Ok(()) } else { Err(Illegal::NotOnOffer { choice }) }
    }

    /// Whether a seat may do something on its turn, or with a card that waits for its use.
    fn may_act(&self, seat: Seat, action: Action) -> Answer {
        let forced = match self.open.phase {
            Phase::Window => return Err(self.window_open(seat)),
            Phase::Search { .. } => return Err(Illegal::ChoiceDue { choice: Choice::Exchange }),
            Phase::Rob { .. } => return Err(Illegal::ChoiceDue { choice: Choice::Prize }),
            Phase::Pay { .. } => return Err(Illegal::ChoiceDue { choice: Choice::Price }),
            Phase::Use => self.open.forced,
            _ => None,
        };
        match forced {
            Some(forced) if forced.seat != seat => {
                let wait = if seat == self.open.seat { Wait::Closed } else { Wait::Using };
                let last = self.open.discard.top();
                return Err(Illegal::NotYourTurn { turn: forced.seat, wait, last });
            }
            Some(forced) if !self.uses(action, forced.card) => {
                return Err(Illegal::MustUse { card: forced.card, from: self.origin(seat) });
            }
            None if seat != self.open.seat => {
                let (turn, last) = (self.open.seat, self.open.discard.top());
                return Err(Illegal::NotYourTurn { turn, wait: self.wait(seat), last });
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
                self.has_drawn(action)?;
                self.may_play(seat, action)
            }
        }
    }

    /// Why nothing but an answer is played while a window is open.
    fn window_open(&self, seat: Seat) -> Illegal {
        let on = match self.open.window {
            Some(Window::Distance { .. }) => Opened::Distance,
            Some(Window::Attack { .. }) | None => Opened::Attack,
        };
        let by = if seat == self.open.seat { Party::Player } else { Party::Other };
        Illegal::WindowOpen { on, by }
    }

    /// What there is to say about the wait of a seat that is not on turn.
    fn wait(&self, seat: Seat) -> Wait {
        let (rules, turn) = (self.rules(), self.open.seat);
        // Whoever has replied sits behind the last of those who lost their turn.
        let replied = |lost: Seat| lost.left(rules.seats()) == turn;
        let lost = self.open.lost.has(seat) && self.open.lost.iter().any(replied);
        match self.open.course {
            Course::Reply if lost => Wait::Parried,
            Course::Replay if lost => Wait::CoupFourre,
            _ if rules.team(seat) == rules.team(turn) => Wait::Partner,
            Course::Normal if seat.left(rules.seats()) == turn && self.has_begun() => Wait::Played,
            Course::Normal | Course::Reply | Course::Replay => Wait::Order,
        }
    }

    /// Whether anything has been played yet.
    fn has_begun(&self) -> bool {
        let mut zones = self.open.zones.iter();
        let thrown = !self.open.discard.is_empty() || !self.open.out.is_empty();
        thrown || zones.any(|zone| *zone != Zone::EMPTY)
    }

    /// Where the card came from that this seat must use: a pair that was just swapped lies on the
    /// discard pile.
    fn origin(&self, seat: Seat) -> Origin {
        let mut thrown = self.open.discard.iter();
        let pair = thrown.next().is_some_and(|top| thrown.next() == Some(top));
        let swaps = seat == self.open.seat && self.open.rights.swaps;
        if swaps && pair { Origin::Swap } else { Origin::Demand }
    }

    /// Whether an action plays the card that waits for its use.
    fn uses(&self, action: Action, card: Card) -> bool {
        match action {
            Action::Lay { card: laid, accelerators, .. } => {
                laid == card || accelerators > 0 && self.is(card, Special::Accelerator)
            }
            Action::Parry { card: played, .. } | Action::Attack { card: played, .. } => {
                played == card
            }
            _ => Special::played_by(action).is_some_and(|played| self.is(card, played)),
        }
    }

    fn is(&self, card: Card, special: Special) -> bool {
        self.rules().special(special) == Some(card)
    }

    fn may_draw(&self, from: Source) -> Answer {
        if self.open.due == 0 {
            return Err(Illegal::NothingDue { because: self.undue() });
        }
        match from {
            Source::Discard if self.open.discard.is_empty() => Err(Illegal::DiscardEmpty),
            Source::Discard if !self.open.rights.takes_discard => Err(Illegal::DiscardLocked),
            Source::Stock | Source::Discard => Ok(()),
        }
    }

    /// Why no card is due.
    fn undue(&self) -> Undue {
        let edition = self.rules().edition();
        match self.open.course {
            Course::Reply => Undue::Reply,
            Course::Replay if edition.replay == Replay::DrawsNothing => Undue::Replay,
            _ if self.open.stock == 0 && self.open.discard.is_empty() => Undue::Empty,
            _ if self.open.held(self.open.seat) >= edition.full_hand() => Undue::Full,
            Course::Normal if edition.cancelled == Cancelled::ToHandWithoutDraw => Undue::Cancelled,
            Course::Normal | Course::Replay => Undue::Drawn,
        }
    }

    /// Whether everything is drawn, where that cannot be forgotten.
    fn has_drawn(&self, action: Action) -> Answer {
        let forgets = self.rules().edition().forgotten == Forgotten::Forfeited;
        match action {
            _ if self.open.phase != Phase::Draw || forgets => Ok(()),
            Action::Swap { .. } => Err(Illegal::DrawBeforeSwap),
            _ => Err(Illegal::DrawFirst { course: self.open.course }),
        }
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
                let lacks =
                    |card| self.holds(seat, card).map_err(|_| Illegal::NotHeldToSwap { card });
                lacks(one)?;
                lacks(other)?;
                let enough = one != other || self.hands[seat.index()].count(one) >= 2;
                if enough { Ok(()) } else { Err(Illegal::NotHeldToSwap { card: one }) }
            }
            _ => Special::played_by(action).map_or(Ok(()), special),
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
                self.may_shout(card, saying)?;
                self.may_attack(seat, card, on)
            }
            Action::Discard { .. } => self.may_discard(seat),
            Action::Swap { pair, wanted } => self.may_swap(seat, pair, wanted),
            _ => self.may_play_special(seat, action),
        }
    }

    /// Whether a card may be laid before its holder. (RUS-24, RUS-26, RUS-29, FUN-19, FUN-20)
    fn may_lay(&self, seat: Seat, card: Card, accelerators: u8, saying: Saying) -> Answer {
        self.may_accelerate(card, accelerators)?;
        match self.rules().edition().catalogue.kind(card) {
            Kind::Distance(_) => {
                self.may_announce(card, saying)?;
                self.may_travel(seat, card)
            }
            Kind::Safety(_) if saying == Saying::Right => Ok(()),
            Kind::Safety(_) => Err(Illegal::NothingIsSaid { card: Some(card) }),
            Kind::Special(special) if special.is_reply() => Err(Illegal::OnlyAReply { card }),
            Kind::Hazard(_) | Kind::Remedy(_) | Kind::AnyRemedy | Kind::Special(_) => {
                Err(Illegal::NotLaid { card })
            }
        }
    }

    /// Whether a distance may be laid before its holder.
    pub(crate) fn may_travel(&self, seat: Seat, card: Card) -> Answer {
        let rules = self.rules();
        let zone = self.zone_of(seat);
        if let Some(by) = zone.battle() {
            return Err(Illegal::Halted { by, course: self.open.course });
        }
        let limit = rules.edition().limit.to;
        if zone.speed().is_some() && rules.masks().km(card) > limit {
            return Err(Illegal::Limited { to: limit });
        }
        Ok(())
    }

    fn may_announce(&self, card: Card, saying: Saying) -> Answer {
        let spoken = self.rules().edition().speech.kilometres == Voice::Player;
        match saying {
            Saying::Right => Ok(()),
            Saying::Nothing | Saying::Km(_) | Saying::Sound(_) if spoken => Ok(()),
            _ => Err(Illegal::NothingIsSaid { card: Some(card) }),
        }
    }

    fn may_shout(&self, card: Card, saying: Saying) -> Answer {
        let spoken = self.rules().edition().speech.sounds == Voice::Player;
        match saying {
            Saying::Right => Ok(()),
            Saying::Nothing | Saying::Km(_) | Saying::Sound(_) if spoken => Ok(()),
            _ => Err(Illegal::NothingIsSaid { card: Some(card) }),
        }
    }

    /// Whether a parade lifts an attack from the zone of its holder. (RUS-40, RUS-41, FUN-38, FUN-39,
    /// FUN-40, FUN-41)
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

    /// Whether an attack can land. (RUS-30, RUS-31, RUS-32, RUS-33, RUS-34, FUN-30, FUN-31, FUN-32,
    /// FUN-33, FUN-34, FUN-35)
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
            return Err(Illegal::OwnSide { card });
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

    /// Whether a pair may be swapped. (RUS-19, RUS-20, RUS-21, RUS-A27)
    fn may_swap(&self, seat: Seat, [one, other]: [Card; 2], wanted: Card) -> Answer {
        if !self.open.rights.swaps || self.open.due > 0 {
            return Err(Illegal::NoSwapNow { course: self.open.course });
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

    /// Whether a special card that is aimed at a seat is aimed at an opponent.
    pub(crate) fn is_opponent(&self, seat: Seat, other: Seat, played: Special) -> Answer {
        if other.0 >= self.rules().seats() {
            return Err(Illegal::NoSuchSide);
        }
        let card = self.rules().special(played).ok_or(Illegal::NoSuchCard)?;
        if self.rules().opponents(seat).has(other) {
            Ok(())
        } else {
            Err(Illegal::OwnSide { card })
        }
    }
}
