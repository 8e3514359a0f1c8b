//! What happens when a card is played: one function for each thing a player does.

use table::{Seat, Team, Witness};

use crate::action::{Action, Saying, Top};
use crate::card::{Card, Special};
use crate::edition::{Silence, Voice};
use crate::event::Event;
use crate::game::Sprint;
use crate::open::{After, Announcement, Course, Phase, Window};
use crate::zone::Laid;

impl Sprint {
    /// Plays an action that is legal.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Decline => self.decline(seat, witness),
            Action::Reply { card, top } => self.reply(seat, card, top, witness),
            Action::Draw { from } => {
                self.renaming = table::Seats::NONE;
                self.draw(from, witness);
            }
            Action::Rename { of, to } => self.rename(of, to, witness),
            Action::Call(call) => self.call(seat, call, witness),
            Action::Say { km } => self.say(seat, km, witness),
            Action::Exchange { take, give } => self.exchange(take, give, witness),
            Action::Rob { from, what } => self.rob(seat, from, what, witness),
            Action::Forfeit { what } => self.forfeit(seat, what, witness),
            Action::ForfeitSafety { card } => self.forfeit_safety(seat, card, witness),
            _ => {
                self.commit(witness);
                self.play_card(seat, action, witness);
            }
        }
    }

    /// Plays a card as the action of a turn, or because it must be used at once.
    #[inline]
    fn play_card(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Lay { card, accelerators, saying } => {
                if self.rules().masks().distances.has(card) {
                    self.travel(seat, Laid::new(card, accelerators), saying, witness);
                } else {
                    self.protect(seat, card, witness);
                }
            }
            Action::Parry { card, attack, top } => {
                let attack = attack.expect("an attack that lies there");
                self.parry(seat, card, attack, top, witness);
            }
            Action::Attack { card, on, saying } => self.attack(seat, card, on, saying, witness),
            Action::Discard { card } => self.discard(seat, card, witness),
            Action::Pass => {
                witness.saw(Event::Passed { seat });
                self.settle(After::TurnEnds, witness);
            }
            Action::Swap { pair, wanted } => self.swap(seat, pair, wanted, witness),
            _ => self.play_special(seat, action, witness),
        }
    }

    /// Lays a distance, which counts at once; only the win waits for the answers. (RUS-24, RUS-55,
    /// FUN-19, FUN-51)
    #[inline]
    fn travel(
        &mut self,
        seat: Seat,
        what: Laid,
        saying: Saying,
        witness: &mut impl Witness<Event>,
    ) {
        self.take(seat, what.card());
        self.spend_accelerators(seat, what);
        witness.saw(Event::Travelled { seat, what, saying });
        let said = self.judge_saying(what, saying);
        if self.rules().edition().speech.silence == Silence::Void && said != Announcement::Right {
            self.discard_distance(what);
            witness.saw(Event::Killed { by: None, of: seat, what });
            return self.settle(After::TurnEnds, witness);
        }
        let rules = &self.open.rules;
        let (team, km, asked) = (rules.team(seat), rules.km(what), rules.opponents(seat));
        self.zone_mut(team).lay(what, km);
        let window = Window::Distance { what, by: seat, said, called: table::Seats::NONE };
        self.open_window(window, asked);
    }

    /// What was said about a distance: its face or its worth is right. (FUN-21, FUN-23, FUN-A10)
    pub(crate) fn judge_saying(&self, what: Laid, saying: Saying) -> Announcement {
        let face = self.rules().masks().km(what.card()).0;
        match saying {
            Saying::Right => Announcement::Right,
            Saying::Nothing => Announcement::Nothing,
            Saying::Km(km) if km == face || km == self.rules().km(what).0 => Announcement::Right,
            Saying::Km(_) | Saying::Sound(_) => Announcement::Wrong,
        }
    }

    /// Lays a safety on one's own turn, and plays again. (RUS-44, RUS-47, FUN-43, FUN-45)
    fn protect(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        let team = self.rules().team(seat);
        self.take(seat, card);
        witness.saw(Event::Protected { seat, card });
        self.lay_safety(team, card, false, witness);
        if self.is_won(self.open.zone(team).km(), witness) {
            return;
        }
        // The further turn that a botte brings in a reply turn is another reply turn. (RUS-A10)
        let course = match self.open.course {
            Course::Reply => Course::Reply,
            Course::Normal | Course::Replay => Course::Replay,
        };
        self.settle(After::TurnOf(seat, course), witness);
    }

    /// Lays a safety, which takes away the attacks it answers: the limit first. (RUS-A31, FUN-A35)
    pub(crate) fn lay_safety(
        &mut self,
        team: Team,
        safety: Card,
        crosswise: bool,
        witness: &mut impl Witness<Event>,
    ) {
        let edition = self.rules().edition();
        let km = if crosswise { edition.coup_fourre } else { edition.botte };
        let masks = self.rules().masks();
        let (place, kept_away) = (masks.place(safety), masks.kept_away(safety));
        self.zone_mut(team).lay_safety(place, km, crosswise);
        while let Some(card) = self.zone_mut(team).lift_any(kept_away) {
            self.open.discard.push(card);
            witness.saw(Event::Cancelled { card, on: team });
        }
        self.note_exposure(team);
        self.note_change();
    }

    /// Lifts an attack from one's own zone. (RUS-40, FUN-38)
    fn parry(
        &mut self,
        seat: Seat,
        card: Card,
        attack: Card,
        top: Top,
        witness: &mut impl Witness<Event>,
    ) {
        let team = self.rules().team(seat);
        self.take(seat, card);
        self.change_zone(team, |zone| zone.lift_attack(attack));
        self.discard_both(card, attack, top);
        self.note_change();
        witness.saw(Event::Parried { seat, card, attack, top });
        self.play_over(witness);
    }

    /// Discards an attack and its parade. (RUS-36, FUN-36)
    pub(crate) fn discard_both(&mut self, parade: Card, attack: Card, top: Top) {
        let (below, above) = match top {
            Top::Parade => (attack, parade),
            Top::Attack => (parade, attack),
        };
        self.open.discard.push(below);
        self.open.discard.push(above);
    }

    /// Lays an attack before an opposing team. (RUS-30, FUN-30)
    #[inline]
    fn attack(
        &mut self,
        seat: Seat,
        card: Card,
        on: Team,
        saying: Saying,
        witness: &mut impl Witness<Event>,
    ) {
        self.take(seat, card);
        witness.saw(Event::Attacked { seat, card, on, saying });
        if !self.is_heard(card, saying) {
            self.open.discard.push(card);
            witness.saw(Event::AttackVoid { seat, card });
            return self.settle(After::TurnEnds, witness);
        }
        self.open_attack(seat, card, on);
    }

    /// Whether an attack is shouted as it ought to be. (FUN-31, FUN-32)
    fn is_heard(&self, card: Card, saying: Saying) -> bool {
        let edition = self.rules().edition();
        match saying {
            Saying::Right => true,
            Saying::Sound(shouted) => edition.sound_of(card) == Some(shouted),
            Saying::Nothing | Saying::Km(_) => edition.speech.sounds == Voice::Table,
        }
    }

    /// Lets an attack be answered, which lies in its place meanwhile.
    pub(crate) fn open_attack(&mut self, by: Seat, card: Card, on: Team) {
        let (limits, asked) = (self.rules().masks().speed.has(card), self.rules().members(on));
        self.change_zone(on, |zone| {
            let slot = if limits { &mut zone.speed } else { &mut zone.battle };
            *slot = Some(card);
        });
        self.open_window(Window::Attack { card, by, on }, asked);
    }

    /// Throws a card on the discard pile. (RUS-17, FUN-13)
    #[inline]
    fn discard(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        self.take(seat, card);
        self.open.discard.push(card);
        witness.saw(Event::Discarded { seat, card });
        self.settle(After::TurnEnds, witness);
    }

    /// Swaps two like cards for one of the discard pile as it was before. (RUS-19, RUS-A27)
    fn swap(
        &mut self,
        seat: Seat,
        pair: [Card; 2],
        wanted: Card,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.discard.fetch(wanted);
        for card in pair {
            self.take(seat, card);
            self.open.discard.push(card);
        }
        witness.saw(Event::Swapped { seat, pair, card: wanted });
        self.receive(seat, wanted);
        self.known.show(seat, wanted);
        if self.hands_over(seat, wanted, witness) {
            return;
        }
        self.open.forced = Some(crate::open::Forced { seat, card: wanted, after: After::TurnEnds });
        self.open.phase = Phase::Use;
    }

    /// Takes a special card out of a hand and puts it where it goes once played.
    pub(crate) fn spend(&mut self, seat: Seat, special: Special) {
        let card = self.rules().special(special).expect("a card of this edition");
        self.take(seat, card);
        self.put_away(special);
    }

    /// Puts a special card that is no longer in a hand where it goes once played.
    pub(crate) fn put_away(&mut self, special: Special) {
        let card = self.rules().special(special).expect("a card of this edition");
        match self.rules().fate(special) {
            crate::card::Fate::Discard => self.open.discard.push(card),
            crate::card::Fate::UnderDiscard => self.open.discard.slide_under(card),
            crate::card::Fate::Out => self.open.out.add(card),
        }
    }
}
