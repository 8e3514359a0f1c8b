//! Who is there, who is missed, and the bots that stand in.
//!
//! Two clocks run for a person: one while they are gone, and one while it is for them to act. When
//! either is over, a bot plays the seat from what the seat sees, until the person is back: by coming
//! back if they were gone, by acting or saying so in any case. Both clocks run only while somebody
//! else waits: a person who is there and plays. So a person among bots is never hurried, and a table
//! that everybody has left stands still.
//!
//! At a table where people look in when they like ([`Waiting::WhoPlays`]), nobody is missed for being
//! gone, and the other clock runs while somebody else plays, there or not.
//!
//! All of this rests on what everybody can see: who is there, whose turn it is, and when that began.

use table::{Bot, Entry, Hosted, Seat, Seats, Turn};

use crate::contract::{Absence, Host, Kept, Occupant, Output, Said, Seating};
use crate::orders::Standing;
use crate::pace::{Millis, Pace, Patience, Waiting};
use crate::race::Quota;
use crate::room::Room;

/// A place at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chair<B> {
    /// Whose it is.
    pub(crate) owner: Occupant<B>,
    /// The bot that plays for its person, and why.
    pub(crate) stand_in: Option<(Absence, B)>,
    /// Since when one does.
    pub(crate) stood_in: Millis,
    /// Whether anybody may sit down here, until its person is back.
    pub(crate) is_open: bool,
    /// Since when its person is gone.
    pub(crate) gone: Option<Millis>,
    /// Since when it is for its person to act.
    asked: Option<Millis>,
    /// Since when somebody else waits.
    awaited: Option<Millis>,
    /// Since when nobody does any more. The clocks stand still, and go on when somebody waits again:
    /// people whose connections come and go have waited for as long as they were there.
    stopped: Option<Millis>,
    /// Whether its person is ready for the next round.
    pub(crate) is_ready: bool,
    /// What its person has ordered.
    pub(crate) standing: Standing,
    /// How much of a slow line is made up for.
    pub(crate) quota: Quota,
}

impl<B> Chair<B> {
    /// A place whose person has still to come.
    pub(crate) fn of(owner: Occupant<B>) -> Chair<B> {
        let gone = Some(Millis(0));
        let standing = Standing::default();
        Chair {
            owner,
            stand_in: None,
            stood_in: Millis(0),
            is_open: false,
            gone,
            asked: None,
            awaited: None,
            stopped: None,
            is_ready: false,
            standing,
            quota: Quota::default(),
        }
    }

    fn has_owner(&self) -> bool {
        matches!(self.owner, Occupant::Person)
    }

    /// Whether its person plays, there or not.
    pub(crate) fn is_played(&self) -> bool {
        self.has_owner() && self.stand_in.is_none()
    }

    /// Whether its person waits for others, and is waited for between two rounds.
    pub(crate) fn waits(&self, waiting: Waiting) -> bool {
        match waiting {
            Waiting::WhoIsThere => self.is_played() && self.gone.is_none(),
            Waiting::WhoPlays => self.is_played(),
        }
    }

    /// The bot that plays, if one does.
    pub(crate) fn bot(&mut self) -> Option<&mut B> {
        match (&mut self.stand_in, &mut self.owner) {
            (Some((_, bot)), _) | (None, Occupant::Bot(bot)) => Some(bot),
            (None, Occupant::Person) => None,
        }
    }

    /// Since when somebody else waits, if somebody does.
    fn awaited_since(&self) -> Option<Millis> {
        self.awaited.filter(|_| self.stopped.is_none())
    }

    /// Nobody else waits from now on.
    fn stop(&mut self, now: Millis) {
        if self.awaited.is_some() {
            self.stopped.get_or_insert(now);
        }
    }

    /// Somebody else waits from now on. What was running goes on, and what began meanwhile begins.
    fn go_on(&mut self, now: Millis) {
        let Some(stopped) = self.stopped.take() else {
            self.awaited.get_or_insert(now);
            return;
        };
        let still = Millis(now.0.saturating_sub(stopped.0));
        for since in [&mut self.gone, &mut self.asked, &mut self.awaited] {
            *since = since.map(|since| if since <= stopped { since + still } else { now });
        }
    }

    /// When its person will have been gone for too long, if nothing changes.
    fn gone_until(&self, patience: &Patience) -> Option<Millis> {
        let since = self.gone?.max(self.awaited_since()?);
        Some(since + patience.connection?)
    }

    /// When its person will have done nothing for too long, if nothing changes.
    fn idle_until(&self, patience: &Patience) -> Option<Millis> {
        let since = self.asked?.max(self.awaited_since()?);
        Some(since + patience.turn?)
    }

    /// When a bot will stand in, and why.
    fn missed_at(&self, patience: &Patience) -> Option<(Millis, Absence)> {
        let gone = self.gone_until(patience).map(|at| (at, Absence::Gone));
        let idle = self.idle_until(patience).map(|at| (at, Absence::Idle));
        let soonest = gone.into_iter().chain(idle).min_by_key(|&(at, _)| at);
        soonest.filter(|_| self.is_played())
    }
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// The same room where a bot like this one plays for those who are missed for too long.
    #[must_use]
    pub fn standing_in(mut self, bot: B, patience: Patience) -> Self {
        self.stand_in = Some((bot, patience));
        self
    }

    /// The same room where these persons are there already.
    #[must_use]
    pub fn attended_by(mut self, there: Seats) -> Self {
        for seat in there.iter() {
            self.chairs[seat.index()].gone = None;
        }
        self.see_who_waits();
        self
    }

    /// It is so late: what is told of clocks from now on is what is left of them. Nothing happens by that.
    pub fn look_at_clock(&mut self, now: Millis) {
        self.now = self.now.max(now);
    }

    /// A bot plays for somebody who was missed before this room was made anew. What somebody said of
    /// their seat is kept, and nothing of it comes back this way.
    pub fn miss(&mut self, seat: Seat, why: Absence) {
        let is_said = matches!(why, Absence::Left | Absence::Late);
        if !is_said && self.waiting() == Waiting::WhoIsThere && self.is_person(seat) {
            self.hand_over(seat, why, &mut Vec::new());
        }
    }

    /// Who plays a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant<B> {
        &self.chairs[seat.index()].owner
    }

    /// Who is missed at a seat, and who is ready there.
    pub fn seating(&self, seat: Seat) -> Seating {
        let chair = &self.chairs[seat.index()];
        let patience = self.stand_in.map(|(_, patience)| patience);
        let grace = patience.filter(|_| chair.is_played()).and_then(|patience| {
            Some((self.until(chair.gone_until(&patience)?), patience.connection?))
        });
        let stand_in = chair.stand_in.map(|(why, _)| why);
        let (free_in, is_open) = (self.free_in(seat), chair.is_open);
        let (is_ready, orders) = (chair.is_ready, self.orders(seat));
        Seating { stand_in, grace, is_ready, orders, free_in, is_open }
    }

    /// What is left of the time of those who are waited for, and the whole of it. What somebody did
    /// in silence does not show in it.
    pub fn turn_clock(&self) -> Option<(Millis, Millis)> {
        let (_, patience) = self.stand_in?;
        let until = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            chair.idle_until(&patience).filter(|_| chair.is_played())
        };
        let last = self.acting().iter().filter_map(until).max();
        Some((self.until(last?), patience.turn?))
    }

    /// Who waits for somebody at this table.
    pub(crate) fn waiting(&self) -> Waiting {
        self.stand_in.map_or(Waiting::WhoIsThere, |(_, patience)| patience.waiting)
    }

    pub(crate) fn until(&self, moment: Millis) -> Millis {
        Millis(moment.0.saturating_sub(self.now.0))
    }

    /// Whether a person plays a seat, there or not.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.chairs[seat.index()].is_played()
    }

    /// Whether nobody else could read anything from the time that a person takes. Whoever is away
    /// may come back and have looked on.
    pub(crate) fn is_alone(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.has_owner()).count() < 2
    }

    /// A person is there.
    pub(crate) fn came(&mut self, seat: Seat, out: &mut impl Host<G>) {
        let chair = &mut self.chairs[seat.index()];
        chair.gone = None;
        match chair.stand_in {
            // Who was only cut off plays on.
            Some((Absence::Gone | Absence::Late, _)) => self.come_back(seat, out),
            Some((Absence::Left | Absence::Idle, _)) | None => {}
        }
        self.see_who_waits();
        out.take(Output::Seating);
    }

    /// A person is no longer there.
    pub(crate) fn went(&mut self, seat: Seat, out: &mut impl Host<G>) {
        self.chairs[seat.index()].gone = Some(self.now);
        self.see_who_waits();
        out.take(Output::Seating);
    }

    /// A person leaves.
    pub(crate) fn leave(&mut self, seat: Seat, out: &mut impl Host<G>) {
        if self.stand_in.is_some() && self.seating(seat).stand_in != Some(Absence::Left) {
            out.take(Output::Keep(Kept::Said(seat, Said::Leave)));
            self.hand_over(seat, Absence::Left, out);
        }
        out.take(Output::Accepted { to: seat });
    }

    /// A person plays again, where a bot did or not.
    pub(crate) fn come_back(&mut self, seat: Seat, out: &mut impl Host<G>) {
        let Some((why, _)) = self.chairs[seat.index()].stand_in else { return };
        let is_open = self.chairs[seat.index()].is_open;
        let is_kept = is_open || self.waiting() == Waiting::WhoPlays;
        if is_kept || matches!(why, Absence::Left | Absence::Late) {
            out.take(Output::Keep(Kept::Said(seat, Said::Return)));
        }
        self.play_again(seat);
        self.see_who_waits();
        out.take(Output::Seating);
    }

    /// Does over again what somebody said about their seat.
    pub(crate) fn recall(&mut self, seat: Seat, said: Said) {
        let now = self.now;
        let chair = &mut self.chairs[seat.index()];
        match said {
            Said::Leave => {
                chair.stand_in = self.stand_in.map(|(bot, _)| (Absence::Left, bot));
            }
            Said::Late => {
                chair.stand_in = self.stand_in.map(|(bot, _)| (Absence::Late, bot));
            }
            Said::Missed => {
                chair.stand_in = self.stand_in.map(|(bot, _)| (Absence::Idle, bot));
            }
            Said::Return => {
                (chair.stand_in, chair.is_open) = (None, false);
                chair.asked = chair.asked.map(|_| now);
            }
            Said::Free => chair.is_open = true,
            Said::Ready => chair.is_ready = true,
            Said::PlayedFor => self.story.expect_stand_in(seat),
            Said::Orders(orders) => self.note_orders(seat, orders),
        }
    }

    /// Sees for whom it is to act after an entry that was kept.
    pub(crate) fn recall_turn(&mut self, entry: Entry<G::Action>) {
        let acting = match self.game.turn() {
            Turn::Waiting(seats) | Turn::Asking(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        let acted = match entry {
            Entry::Act(seat, _) => Seats::only(seat),
            Entry::Seed(_) | Entry::NextRound => Seats::NONE,
        };
        self.give_time(acting, acted);
    }

    /// The clocks of everybody start anew. Where people look in when they like, those that ran go on.
    pub(crate) fn begin_anew(&mut self) {
        let waiting = self.waiting();
        for chair in &mut self.chairs {
            chair.gone = Some(self.now);
            if waiting == Waiting::WhoIsThere {
                (chair.asked, chair.awaited, chair.stopped) = (None, None, None);
            }
            chair.stood_in = self.now;
            // Only what is kept of an absence outlasts it; a seat that is open stays so.
            if chair.is_open && chair.stand_in.is_none() {
                chair.stand_in = self.stand_in.map(|(bot, _)| (Absence::Gone, bot));
            }
        }
        self.see_who_acts(Seats::NONE);
        self.see_who_waits();
    }

    /// Lets bots stand in for those who are missed for too long, and says whether there was one.
    pub(crate) fn replace_missing(&mut self, out: &mut impl Host<G>) -> bool {
        let missing = self.misses().find(|&(_, at, _)| at <= self.now);
        if let Some((seat, _, why)) = missing {
            if self.waiting() == Waiting::WhoPlays {
                // Whoever is missed for days is not waited for again after every restart.
                out.take(Output::Keep(Kept::Said(seat, Said::Missed)));
            }
            self.hand_over(seat, why, out);
        }
        missing.is_some()
    }

    /// When a bot will stand in for somebody.
    pub(crate) fn missed_at(&self) -> Option<Millis> {
        self.misses().map(|(_, at, _)| at).min()
    }

    fn misses(&self) -> impl Iterator<Item = (Seat, Millis, Absence)> {
        let patience = self.stand_in.map(|(_, patience)| patience);
        self.game.seats().iter().filter_map(move |seat| {
            let chair = &self.chairs[seat.index()];
            // Whoever has passed in silence has nothing more to do, and still seems to.
            let asked = chair.asked.filter(|_| !self.has_passed(seat));
            let (at, why) = Chair { asked, ..*chair }.missed_at(&patience?)?;
            Some((seat, at, why))
        })
    }

    /// A bot plays for somebody from now on.
    pub(crate) fn hand_over(&mut self, seat: Seat, why: Absence, out: &mut impl Host<G>) {
        let Some((bot, _)) = self.stand_in else { return };
        let chair = &mut self.chairs[seat.index()];
        (chair.stand_in, chair.stood_in) = (Some((why, bot)), self.now);
        match self.game.turn() {
            Turn::Waiting(seats) if seats.first() == Some(seat) => {
                self.think_for(seat);
            }
            Turn::Asking(asked)
                if asked.has(seat) && !self.has_passed(seat) && !self.is_ordered(seat) =>
            {
                let at = self.now + Pace::answer_within(self.pace.beat, &mut self.tempo);
                let answer = self.decide(seat);
                let watch = self.watch.as_mut().expect("a window that asks is watched");
                watch.plan(at, seat, answer, answer == G::decline());
            }
            Turn::Waiting(_) | Turn::Asking(_) | Turn::Chance | Turn::Over => {}
        }
        self.see_who_waits();
        out.take(Output::Seating);
    }

    /// The person of a seat decides again, also what the bot has not done yet.
    fn play_again(&mut self, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        (chair.stand_in, chair.is_open) = (None, false);
        chair.asked = chair.asked.map(|_| self.now);
        self.forget_bots_calls(seat);
        let is_ordered = self.is_ordered(seat);
        if let Some(watch) = self.watch.as_mut().filter(|_| !is_ordered) {
            watch.forget_plan(seat);
        }
        if matches!(self.game.turn(), Turn::Waiting(seats) if seats.first() == Some(seat)) {
            self.think_for(seat);
        }
    }

    /// The seats that the game waits for, unless a window closes by itself.
    fn acting(&self) -> Seats {
        match self.game.turn() {
            Turn::Waiting(seats) => seats,
            Turn::Asking(asked) if self.watch.as_ref().is_some_and(|w| w.closes.is_none()) => asked,
            Turn::Asking(_) | Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// Sees for whom it is to act, where these have just acted.
    pub(crate) fn see_who_acts(&mut self, acted: Seats) {
        self.give_time(self.acting(), acted);
    }

    /// Those who act have their time, from now on if they have just acted or did not act before.
    fn give_time(&mut self, acting: Seats, acted: Seats) {
        for seat in self.game.seats().iter() {
            let chair = &mut self.chairs[seat.index()];
            let since = chair.asked.filter(|_| !acted.has(seat)).unwrap_or(self.now);
            chair.asked = acting.has(seat).then_some(since);
        }
    }

    /// Sees who is waited for by somebody else.
    pub(crate) fn see_who_waits(&mut self) {
        let waiting = self.waiting();
        let there = self.chairs.iter().filter(|chair| chair.waits(waiting)).count();
        for chair in &mut self.chairs {
            let others = there - usize::from(chair.waits(waiting));
            match others {
                0 => chair.stop(self.now),
                _ => chair.go_on(self.now),
            }
        }
    }
}
