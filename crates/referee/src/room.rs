//! The room of one table.

use std::collections::VecDeque;

use chance::{Quick, Stream, derive};
use table::{Bot, Chance, Entry, Hosted, Seat, Seats, Seed, Turn, Viewer};

use crate::advice::Advice;
use crate::calls::Called;
use crate::chairs::Chair;
use crate::claims::Race;
use crate::contract::{Host, Input, Kept, News, Occupant, Output, Refused, Version};
use crate::cues::Cues;
use crate::deals::Deals;
use crate::pace::{Closing, Millis, Pace, Patience};
use crate::race::{Claim, Finish, Reflex};
use crate::story::Story;
use crate::window::{Stay, Watch};

/// The number under which the randomness of bots is derived; no match has so many deals.
const BOTS: u64 = u64::MAX - 1;

/// The referee of one table.
pub struct Room<G: Hosted, B> {
    pub(crate) game: G,
    pub(crate) version: Version,
    /// When each version came to be.
    moments: Vec<Millis>,
    pub(crate) chairs: Vec<Chair<B>>,
    /// Who plays for those who are missed, and when; without it nobody does.
    pub(crate) stand_in: Option<(B, Patience)>,
    /// Who was on turn, so that it is known when a turn begins.
    pub(crate) on_turn: Seats,
    /// When the next round or another game begins, if somebody is ready.
    pub(crate) round_at: Option<Millis>,
    /// Whether those who were ready play another game elsewhere.
    pub(crate) has_gone_on: bool,
    pub(crate) pace: Pace,
    pub(crate) deals: Deals,
    /// What the cards of this round were dealt from.
    pub(crate) dealt: Seed,
    /// What bots draw their decisions from. Not part of the record: their actions are.
    pub(crate) whims: Quick,
    /// What their pace is drawn from: another stream, so that timing tells nothing of decisions.
    pub(crate) tempo: Quick,
    /// The open window.
    pub(crate) watch: Option<Watch<G::Action>>,
    /// When the bot on turn will have thought enough.
    pub(crate) thinking: Option<Millis>,
    /// What the host has found out meanwhile for that bot.
    pub(crate) advice: Option<Advice>,
    /// What is written for everybody to play, where something is shown.
    pub(crate) cues: Option<Cues<G::Action>>,
    /// What persons have called and bots will call, until it is judged.
    pub(crate) calls: Vec<Called<G::Action>>,
    /// What several are after, until it is decided.
    pub(crate) race: Option<Race<G::Action>>,
    /// How the last race of this round ended.
    pub(crate) finish: Option<Finish>,
    /// Calls that were refused, and until when they are not heard again.
    pub(crate) hushed: Vec<(Millis, Seat, G::Action)>,
    /// The game a moment ago, and until when: somebody may still call out what they saw then.
    pub(crate) past: VecDeque<(Millis, G)>,
    pub(crate) story: Story<G::Event>,
    /// The present, as far as it was given.
    pub(crate) now: Millis,
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// A room before its first deal; [`Room::handle`] with [`Input::Wake`] begins.
    pub fn new(setup: &G::Setup, occupants: Vec<Occupant<B>>, pace: Pace, seed: Seed) -> Self {
        Room::at(G::new(setup), occupants, pace, seed)
    }

    /// A room that takes over a game as it stands; its clocks start now.
    pub fn at(game: G, occupants: Vec<Occupant<B>>, pace: Pace, seed: Seed) -> Self {
        let mut bits = Stream::new(derive(seed, BOTS));
        let mut room = Room {
            game,
            version: Version(0),
            moments: vec![Millis(0)],
            chairs: occupants.into_iter().map(Chair::of).collect(),
            stand_in: None,
            on_turn: Seats::NONE,
            round_at: None,
            has_gone_on: false,
            pace,
            deals: Deals::own(seed),
            dealt: seed,
            whims: Quick::new(bits.bits()),
            tempo: Quick::new(bits.bits()),
            watch: None,
            thinking: None,
            advice: None,
            cues: None,
            calls: Vec::new(),
            race: None,
            finish: None,
            hushed: Vec::new(),
            past: VecDeque::new(),
            story: Story::default(),
            now: Millis(0),
        };
        room.arrange();
        room.begin_anew();
        room
    }

    /// Takes an input at the moment `now` and says what is to be done.
    pub fn handle(&mut self, now: Millis, input: Input<G::Action>, out: &mut impl Host<G>) {
        self.now = self.now.max(now);
        match input {
            Input::Act { seat, action, seen, reflex } => self.act(seat, action, seen, reflex, out),
            Input::NextRound { seat } => self.next_round(seat, out),
            Input::Again { seat } => self.again(seat, out),
            Input::Came { seat } => self.came(seat, out),
            Input::Went { seat } => self.went(seat, out),
            Input::Leave { seat } => self.leave(seat, out),
            Input::Orders { seat, orders } => self.give_orders(seat, orders, out),
            Input::Return { seat } => {
                self.come_back(seat, out);
                out.take(Output::Accepted { to: seat });
            }
            Input::Free { seat } => self.free(seat, out),
            Input::Sit { seat } => self.sit(seat, out),
            Input::Deal { key } => self.deals.take_key(key),
            Input::Wake => {}
        }
        self.run(out);
    }

    /// When the room wants to be woken, if it waits for no input.
    pub fn wake_at(&self) -> Option<Millis> {
        if let Some(race) = &self.race {
            return [race.ends].into_iter().chain(self.missed_at()).chain(self.round_at).min();
        }
        let due = match &self.watch {
            _ if self.game.turn() == Turn::Chance => self.deals.next().map(|_| self.now),
            Some(watch) => watch.next(),
            None => self.thinking,
        };
        let calls = self.calls.iter().map(|called| called.at);
        calls.chain(due).chain(self.missed_at()).chain(self.goes_on_at()).min()
    }

    /// The present as `viewer` knows it.
    pub fn news(&self, viewer: Viewer) -> News<G> {
        let prospects = match viewer {
            Viewer::Seat(seat) if self.has_answered(seat) => Vec::new(),
            Viewer::Seat(seat) => self.game.prospects(seat),
            Viewer::Spectator => Vec::new(),
        };
        let window = self.watch.as_ref().and_then(|watch| watch.clock(self.now));
        let asked = match self.game.turn() {
            Turn::Asking(asked) => asked,
            Turn::Waiting(_) | Turn::Chance | Turn::Over => Seats::NONE,
        };
        let who = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        News {
            version: self.version,
            view: self.game.view(viewer),
            prospects,
            window,
            score: self.game.score(),
            has_next_round: self.game.next_round().is_some(),
            turn: self.turn_clock(),
            asked,
            race: self.finish(who),
            cue: self.cue(viewer),
            stood_in: self.stood_in(viewer),
        }
    }

    /// The seats that everybody sees to be on turn. Who is asked in a window is nobody else's business.
    pub fn on_turn(&self) -> Seats {
        match self.game.turn() {
            Turn::Waiting(seats) => seats,
            Turn::Asking(_) | Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        seen: Version,
        reflex: Reflex,
        out: &mut impl Host<G>,
    ) {
        self.come_back(seat, out);
        let said = action;
        let action = self.meant(seat, said);
        if let Some(why) = self.refusal(seat, said, action, seen) {
            return out.take(Output::Refused { to: seat, why });
        }
        if self.is_whispered(action) {
            // The same again is promised already.
            if self.whisper(seat, action) {
                out.take(Output::Keep(Kept::Whispered(seat, action)));
            }
            return out.take(Output::Accepted { to: seat });
        }
        if self.races(seat, action) {
            let told = self.moments.get(seen.0 as usize).copied().unwrap_or(self.now);
            let pressed = self.pressed(seat, told, reflex);
            self.claim(Claim { seat, action, pressed }, out);
            return out.take(Output::Accepted { to: seat });
        }
        self.chairs[seat.index()].quota.regain();
        self.accept(seat, Entry::Act(seat, action), out);
    }

    /// Plays what a person asked for, and tells that person first that it counts.
    pub(crate) fn accept(&mut self, seat: Seat, entry: Entry<G::Action>, out: &mut impl Host<G>) {
        let new_from = self.play(&[entry], out);
        out.take(Output::Accepted { to: seat });
        self.tell(new_from, out);
    }

    /// Why an action is not played, if it is not.
    fn refusal(
        &mut self,
        seat: Seat,
        said: G::Action,
        meant: G::Action,
        seen: Version,
    ) -> Option<Refused<G::Illegal>> {
        if self.has_to_wait(seat, meant) || !self.is_fresh(meant, seen) {
            return Some(Refused::Stale { now: self.version });
        }
        if self.is_hushed(seat, said) {
            return Some(Refused::Hushed);
        }
        let why = self.game.check(seat, meant).err()?;
        self.hush(seat, said);
        Some(Refused::Illegal(why))
    }

    /// Whether an action is meant for the table as it is: for this version, or for the window that
    /// is still open, or whenever it is a call.
    fn is_fresh(&self, action: G::Action, seen: Version) -> bool {
        let same_window = |watch: &Watch<G::Action>| {
            watch.since <= seen && matches!(self.game.turn(), Turn::Asking(_))
        };
        seen == self.version || G::is_call(action) || self.watch.as_ref().is_some_and(same_window)
    }

    /// Does everything that is due by now.
    fn run(&mut self, out: &mut impl Host<G>) {
        loop {
            if self.replace_missing(out) {
                continue;
            }
            if self.enter_bots(out) {
                continue;
            }
            let Some(entries) = self.due() else { return self.go_on(out) };
            let new_from = self.play(&entries, out);
            self.tell(new_from, out);
        }
    }

    /// What happens next by itself, if it is due.
    fn due(&mut self) -> Option<Vec<Entry<G::Action>>> {
        if let Some(claim) = self.due_claim() {
            return Some(vec![claim]);
        }
        if self.race.is_some() {
            return None;
        }
        if let Some((seat, call)) = self.due_call() {
            return Some(vec![Entry::Act(seat, call)]);
        }
        match self.game.turn() {
            Turn::Chance => self.deals.next().map(|seed| vec![Entry::Seed(seed)]),
            Turn::Waiting(seats) => {
                let seat = seats.first().filter(|_| self.thinking.is_some_and(|at| at <= self.now));
                seat.map(|seat| vec![Entry::Act(seat, self.decide(seat))])
            }
            Turn::Asking(asked) => {
                let watch = self.watch.as_ref()?;
                if let Some(Claim { seat, action, .. }) = watch.due(self.now) {
                    return Some(vec![Entry::Act(seat, action)]);
                }
                let early = self.pace.closing == Closing::WhenAllPassed
                    || watch.closes.is_none()
                    || watch.length.is_some() && self.may_cut_short(asked);
                let has_passed = |seat| watch.passed.has(seat) && !self.waits_for_judgement(seat);
                let closes = watch.is_over(self.now) || early && asked.iter().all(has_passed);
                let declines = asked.iter().map(|seat| Entry::Act(seat, G::decline()));
                closes.then(|| declines.collect())
            }
            Turn::Over => self.is_round_due().then(|| vec![Entry::NextRound]),
        }
    }

    /// Plays entries that are known to fit, as one change, and says where its events begin.
    fn play(&mut self, entries: &[Entry<G::Action>], out: &mut impl Host<G>) -> usize {
        let before = self.story.len();
        let orders = self.all_orders();
        self.remember();
        for &entry in entries {
            if let Some(remark) = self.remark(entry) {
                out.take(Output::Keep(remark));
            }
            self.take(entry);
            out.take(Output::Keep(Kept::Played(entry)));
        }
        let new_from = if self.story.len() < before { 0 } else { before };
        self.arrange();
        let acted = entries.iter().filter_map(|entry| match entry {
            Entry::Act(seat, _) => Some(*seat),
            Entry::Seed(_) | Entry::NextRound => None,
        });
        self.see_who_acts(acted.collect());
        if entries.contains(&Entry::NextRound) || orders != self.all_orders() {
            // Nobody is ready for the round after it, and some orders end.
            out.take(Output::Seating);
        }
        self.look_around();
        new_from
    }

    /// Plays an entry that is known to fit.
    pub(crate) fn take(&mut self, entry: Entry<G::Action>) {
        let window = self.game.window_number();
        self.follow(entry);
        match entry {
            Entry::Seed(seed) => {
                self.deals.count();
                self.dealt = seed;
                self.story.note(None, |events| self.game.shuffle(&mut Stream::new(seed), events));
            }
            Entry::Act(seat, action) => {
                let missed = self.chairs[seat.index()].stand_in.map(|_| seat);
                self.story.note(missed, |events| self.game.apply(seat, action, events));
            }
            Entry::NextRound => {
                self.game = self.game.next_round().expect("a round that follows");
                self.deals.next_round();
                self.story = Story::default();
                self.finish = None;
                self.forget_ready();
            }
        }
        self.version.0 += 1;
        self.moments.push(self.now);
        self.turn_orders(window);
    }

    /// Tells everybody who hears it what they saw, and what they now know.
    fn tell(&self, new_from: usize, out: &mut impl Host<G>) {
        let seats = self.game.seats().iter().map(Viewer::Seat);
        for to in seats.chain([Viewer::Spectator]) {
            if out.hears(to) {
                let seen = self.sightings(new_from, to);
                out.take(Output::Told { to, seen, news: Box::new(self.news(to)) });
            }
        }
    }

    /// Sets the clocks for whatever the game now waits for.
    pub(crate) fn arrange(&mut self) {
        self.thinking = None;
        if self.is_still_open() {
            self.hurry();
            return;
        }
        self.watch = None;
        match self.game.turn() {
            Turn::Waiting(seats) => {
                if let Some(seat) = seats.first() {
                    self.think_for(seat);
                }
            }
            Turn::Asking(asked) => self.watch = Some(self.open_window(asked)),
            Turn::Chance | Turn::Over => {}
        }
    }

    /// Whether the window that was open still is, though something happened in it. Chance in
    /// between does not close it.
    fn is_still_open(&self) -> bool {
        let number = self.game.window_number();
        let same =
            self.watch.as_ref().is_some_and(|watch| number.is_some() && watch.number == number);
        same && matches!(self.game.turn(), Turn::Asking(_) | Turn::Chance)
    }

    /// What is said may spare the only person the rest of the time.
    fn hurry(&mut self) {
        let Turn::Asking(asked) = self.game.turn() else { return };
        let soon = self.now + self.pace.beat;
        if self.stay(asked) == Stay::Beat
            && let Some(watch) = self.watch.as_mut().filter(|watch| watch.length.is_some())
        {
            watch.hurry(soon);
        }
    }

    /// How long a window stays open; see [`crate::window`].
    fn stay(&self, asked: Seats) -> Stay {
        let view = self.game.view(Viewer::Spectator);
        let spoken = G::is_announced(&view);
        let person = asked.iter().find(|&seat| self.is_asked(seat));
        let takes_time = match (person, self.is_alone()) {
            (Some(_), alone) => spoken || !alone,
            (None, false) => spoken,
            (None, true) => G::awaits_speech(&view),
        };
        match person {
            _ if self.awaits_cue(asked) => Stay::UntilAnswered,
            _ if takes_time => Stay::Time,
            Some(seat) if self.can_answer(seat) => Stay::UntilAnswered,
            Some(_) | None => Stay::Beat,
        }
    }

    /// Whether a person who is asked has nobody to hide anything from by waiting.
    fn may_cut_short(&self, asked: Seats) -> bool {
        self.is_alone() && asked.iter().any(|seat| self.is_person(seat))
    }

    /// Opens a window, and lets bots decide what they will answer.
    fn open_window(&mut self, asked: Seats) -> Watch<G::Action> {
        let number = self.game.window_number();
        let mut watch = Watch::closing_at(self.now, self.version, number);
        let view = self.game.view(Viewer::Spectator);
        if !G::is_answerable(&view) || self.all_pass(asked) {
            // Nobody is asked what nobody can answer, not even for the moment until it closes.
            watch.passed = asked;
            return watch;
        }
        let persons: Seats = asked.iter().filter(|&seat| self.is_asked(seat)).collect();
        match self.stay(asked) {
            Stay::Time => watch.stay_open(self.now, self.pace.length(G::occasion(&view))),
            Stay::UntilAnswered => watch.closes = None,
            Stay::Beat => {
                watch.passed = persons;
                watch.closes = Some(self.now + self.pace.beat);
            }
        }
        for seat in asked.iter().filter(|&seat| !persons.has(seat)) {
            let at = self.now + self.answer_time(&watch, persons);
            let answer = self.decide(seat);
            watch.plan(at, seat, answer, answer == G::decline());
        }
        watch
    }

    /// How long it takes a bot to answer a window in which these persons are asked.
    fn answer_time(&mut self, watch: &Watch<G::Action>, persons: Seats) -> Millis {
        match (watch.length, watch.closes) {
            (Some(length), _) if persons.is_empty() => Pace::answer_within(length, &mut self.tempo),
            (Some(length), _) => self.pace.answer_among_people(length, &mut self.tempo),
            (None, None) => self.pace.notice(&mut self.tempo),
            (None, Some(_)) => Pace::answer_within(self.pace.beat, &mut self.tempo),
        }
    }

    /// What orders or a bot decide, from what the seat sees.
    pub(crate) fn decide(&mut self, seat: Seat) -> G::Action {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let told = self.cued(seat).or_else(|| self.obey(seat, &legal));
        if let Some(action) = told.or_else(|| self.advised(seat, &legal)) {
            return action;
        }
        let view = self.game.view(Viewer::Seat(seat));
        let bot = self.chairs[seat.index()].bot().expect("persons decide for themselves");
        let chosen = bot.decide(&view, &legal, &mut self.whims);
        bot.slip(&view, &legal, chosen, &mut self.whims)
    }

    fn can_answer(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().any(|&action| action != G::decline())
    }

    /// Whether a person decides for themselves what to answer to the open window.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.is_person(seat) && !self.is_ordered(seat)
    }

    /// Whether nothing is left to a seat in the open window: it has passed, or its orders answer.
    pub(crate) fn has_answered(&self, seat: Seat) -> bool {
        self.watch.is_some() && (self.has_passed(seat) || self.is_ordered(seat))
    }

    pub(crate) fn has_passed(&self, seat: Seat) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.passed.has(seat))
    }
}
