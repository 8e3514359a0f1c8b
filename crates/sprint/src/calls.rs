//! Hold Up! and Bornes Killer!: what may be called out at any time. (FUN-22, FUN-70, FUN-71,
//! FUN-72, FUN-73, FUN-74, FUN-75, FUN-76, FUN-77, FUN-78, FUN-79, FUN-80)

use table::{Seat, Seats, Witness};

use crate::action::{Call, Saying};
use crate::card::Card;
use crate::check::Answer;
use crate::edition::{Edition, HoldUp, Silence, Voice};
use crate::event::{Event, Lapse};
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{After, Announcement, Phase, Window};
use crate::zone::{Laid, Zone};

/// The most calls that can wait.
const QUEUE: usize = 8;

/// Calls that wait for a quiet moment, and what follows once they are judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Calls {
    queue: [Option<Claim>; QUEUE],
    /// How play goes on once every call is judged.
    after: After,
    /// Whose call has won a distance in this turn. (FUN-77)
    robbed: Seats,
    /// The equals whom the call that is being paid out may rob.
    prize: Groups,
}

/// A call on equal totals, and what was equal when it was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Claim {
    seat: Seat,
    groups: Groups,
    /// Whether the referee saw a tie that was gone when the call came.
    late: bool,
}

/// Seats with equal totals: at four seats there are two such groups at most.
pub(crate) type Groups = [Seats; 2];

const NO_GROUPS: Groups = [Seats::NONE; 2];

impl Calls {
    /// Nobody has called.
    pub(crate) const NONE: Calls =
        Calls { queue: [None; QUEUE], after: After::GoesOn, robbed: Seats::NONE, prize: NO_GROUPS };

    /// Everybody may win a distance again.
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.robbed = Seats::NONE;
    }

    /// Whether a call of this seat waits to be judged.
    pub(crate) fn wait_for(&self, seat: Seat) -> bool {
        self.queue.iter().flatten().any(|claim| claim.seat == seat)
    }

    /// Whether a call of this seat has won a distance in this turn.
    pub(crate) fn has_robbed(&self, seat: Seat) -> bool {
        self.robbed.has(seat)
    }

    fn is_empty(&self) -> bool {
        self.queue[0].is_none()
    }

    fn push(&mut self, claim: Claim) {
        let free = self.queue.iter_mut().find(|place| place.is_none());
        *free.expect("a place in the queue") = Some(claim);
    }

    fn pop(&mut self) -> Option<Claim> {
        let first = self.queue[0].take();
        self.queue.rotate_left(1);
        first
    }
}

impl Sprint {
    /// Play goes on, once the calls that wait are judged. (FUN-A34)
    #[inline]
    pub(crate) fn settle(&mut self, after: After, witness: &mut impl Witness<Event>) {
        if self.open.calls.is_empty() {
            return self.go_on(after, witness);
        }
        self.open.calls.after = after;
        self.judge(witness);
    }

    /// Somebody calls.
    pub(crate) fn call(&mut self, seat: Seat, call: Call, witness: &mut impl Witness<Event>) {
        match call {
            Call::Killer => self.call_killer(seat, witness),
            Call::HoldUp | Call::LateHoldUp => {
                witness.saw(Event::HeldUp { seat });
                let late = call == Call::LateHoldUp;
                self.open.calls.push(Claim { seat, groups: self.equals(), late });
                if matches!(self.open.phase, Phase::Draw | Phase::Act) {
                    self.open.calls.after = After::GoesOn;
                    self.judge(witness);
                }
            }
        }
    }

    /// A distance that was not announced is discarded; otherwise nothing happens. (FUN-22, FUN-25)
    fn call_killer(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let Some(Window::Distance { what, by, said, called }) = self.open.window else {
            unreachable!("no distance to call on");
        };
        if said == Announcement::Right {
            let called = called.with(seat);
            self.open.window = Some(Window::Distance { what, by, said, called });
            witness.saw(Event::CalledInVain { seat });
            return;
        }
        self.open.window = None;
        self.asked = Seats::NONE;
        self.lift_distance(by, what);
        self.discard_distance(what);
        witness.saw(Event::Killed { by: Some(seat), of: by, what });
        self.settle(After::TurnEnds, witness);
    }

    /// Says the kilometres of the distance just laid. (FUN-21, FUN-23)
    pub(crate) fn say(&mut self, seat: Seat, km: u16, witness: &mut impl Witness<Event>) {
        let Some(Window::Distance { what, by, called, .. }) = self.open.window else {
            unreachable!("nothing to announce");
        };
        let said = self.judge_saying(what, Saying::Km(km));
        self.open.window = Some(Window::Distance { what, by, said, called });
        witness.saw(Event::Announced { seat, km });
    }

    /// Judges the calls that wait, in the order they were made, until one of them is to be paid
    /// out or paid for.
    fn judge(&mut self, witness: &mut impl Witness<Event>) {
        while let Some(claim) = self.open.calls.pop() {
            let seat = claim.seat;
            if claim.groups == NO_GROUPS && !claim.late {
                witness.saw(Event::WronglyCalled { seat });
                if has_something(self.zone_of(seat)) {
                    self.open.phase = Phase::Pay { seat };
                    return;
                }
                continue;
            }
            let prize = self.still_equal(claim.groups);
            let why = if self.open.calls.has_robbed(seat) {
                Lapse::AlreadyRobbed
            } else if prize == NO_GROUPS {
                Lapse::TieGone
            } else if self.can_rob(seat, prize) {
                self.open.calls.prize = prize;
                self.open.phase = Phase::Rob { seat };
                return;
            } else {
                Lapse::NothingToTake
            };
            witness.saw(Event::Lapsed { seat, why });
        }
        self.go_on(self.open.calls.after, witness);
    }

    /// Whether two totals are equal and above nothing. (FUN-75, FUN-A12)
    pub(crate) fn has_equals(&self) -> bool {
        self.equals() != NO_GROUPS
    }

    /// The groups of seats whose totals are equal and above nothing.
    fn equals(&self) -> Groups {
        self.open.equals(Seats::all(self.rules().seats()))
    }

    /// What is left of groups that were equal: those that still are. (FUN-A13)
    fn still_equal(&self, groups: Groups) -> Groups {
        let [first, second] = groups.map(|group| self.open.equals(group));
        // Only a group of four can fall into two, and then there is no other.
        if second == NO_GROUPS { first } else { [first[0], second[0]] }
    }

    fn can_rob(&self, seat: Seat, groups: Groups) -> bool {
        self.victims(seat, groups).any(|from| !self.zone_of(from).distances().is_empty())
    }

    /// The equals other than the caller.
    fn victims(&self, seat: Seat, groups: Groups) -> impl Iterator<Item = Seat> + Clone {
        let is_victim =
            move |from: &Seat| *from != seat && groups.iter().any(|group| group.has(*from));
        Seat::all(self.rules().seats()).filter(is_victim)
    }

    /// Whom a call that is being paid out may rob.
    pub(crate) fn robbable(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.victims(seat, self.open.calls.prize)
    }

    /// Takes the distance that a call has won; it can win the game. (FUN-70, FUN-76, FUN-79)
    pub(crate) fn rob(
        &mut self,
        seat: Seat,
        from: Seat,
        what: Laid,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.calls.robbed = self.open.calls.robbed.with(seat);
        self.open.calls.prize = NO_GROUPS;
        self.lift_distance(from, what);
        self.discard_accelerators(what);
        self.lay_taken(seat, what.card());
        self.note_change();
        witness.saw(Event::Robbed { seat, from, what });
        if !self.is_won(self.zone_of(seat).km(), witness) {
            self.judge(witness);
        }
    }

    /// Pays for a wrong call with a distance. (FUN-74, FUN-A15)
    pub(crate) fn forfeit(&mut self, seat: Seat, what: Laid, witness: &mut impl Witness<Event>) {
        self.lift_distance(seat, what);
        self.discard_distance(what);
        self.note_change();
        witness.saw(Event::Forfeited { seat, what });
        self.judge(witness);
    }

    /// Pays for a wrong call with a safety. (FUN-A15)
    pub(crate) fn forfeit_safety(
        &mut self,
        seat: Seat,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let (team, place) = (self.rules().team(seat), self.rules().place(card));
        let Edition { coup_fourre, botte, .. } = *self.rules().edition();
        self.change_zone(team, |zone| {
            let km = if zone.is_coup(place) { coup_fourre } else { botte };
            zone.lift_safety(place, km);
        });
        self.open.discard.push(card);
        self.note_change();
        witness.saw(Event::ForfeitedSafety { seat, card });
        self.judge(witness);
    }

    /// Whether somebody may call.
    pub(crate) fn may_call(&self, seat: Seat, call: Call) -> Answer {
        let speech = self.rules().edition().speech;
        match (call, speech.hold_up) {
            (Call::Killer, _) => self.may_call_killer(seat),
            (Call::HoldUp | Call::LateHoldUp, HoldUp::Unknown) => Err(Illegal::NoHoldUp),
            (Call::HoldUp, HoldUp::WrongRefused) if self.equals() == NO_GROUPS => {
                let none = |seat: &Seat| self.zone_of(*seat).km().0 == 0;
                let at_nothing = Seat::all(self.rules().seats()).filter(none).count();
                Err(if at_nothing > 1 { Illegal::OnlyNothingEqual } else { Illegal::NothingEqual })
            }
            (Call::HoldUp | Call::LateHoldUp, _) => {
                let full = self.open.calls.queue[QUEUE - 1].is_some();
                if full { Err(Illegal::TooManyCalls) } else { Ok(()) }
            }
        }
    }

    fn may_call_killer(&self, seat: Seat) -> Answer {
        if self.rules().edition().speech.silence != Silence::Called {
            return Err(Illegal::NoKiller);
        }
        match self.open.window() {
            Some(Window::Distance { by, .. }) if by == seat => Err(Illegal::OwnDistance),
            Some(Window::Distance { called, .. }) if called.has(seat) => {
                Err(Illegal::AlreadyCalled)
            }
            Some(Window::Distance { .. }) => Ok(()),
            Some(Window::Attack { .. }) | None => Err(Illegal::NothingToCall),
        }
    }

    /// Whether somebody may say kilometres.
    pub(crate) fn may_say(&self, seat: Seat) -> Answer {
        if self.rules().edition().speech.kilometres != Voice::Player {
            return Err(Illegal::NothingIsSaid { card: None });
        }
        match self.open.window() {
            Some(Window::Distance { by, said: Announcement::Nothing, .. }) if by == seat => Ok(()),
            _ => Err(Illegal::NothingToSay),
        }
    }
}

impl crate::open::Open {
    /// Whether a call of Hold Up by `seat` would win a distance, as the table lies. (FUN-70, FUN-77)
    pub fn pays_to_hold_up(&self, seat: Seat) -> bool {
        let seats = Seats::all(self.rules.seats());
        let groups = self.equals(seats);
        let is_prey = |from: Seat| {
            let equals = groups.iter().any(|group| group.has(from));
            equals && from != seat && !self.zone(self.rules.team(from)).distances().is_empty()
        };
        self.rules.edition().speech.hold_up != HoldUp::Unknown
            && self.calls.queue[QUEUE - 1].is_none()
            && !self.calls.wait_for(seat)
            && !self.calls.has_robbed(seat)
            && seats.iter().any(is_prey)
    }

    /// From whom the call of a seat that is being paid out may take a distance, and how play goes on.
    pub(crate) fn prize(&self, seat: Seat) -> (Seats, After) {
        let groups = self.calls.prize.iter().flat_map(|group| group.iter());
        (groups.filter(|&from| from != seat).collect(), self.calls.after)
    }

    /// How play goes on once every call is judged.
    pub(crate) fn after_calls(&self) -> After {
        self.calls.after
    }

    /// Lets a call be paid out by these, or paid for if there are none.
    pub(crate) fn set_prize(&mut self, from: Seats, after: After) {
        self.calls.prize = [from, Seats::NONE];
        self.calls.after = after;
    }

    /// The groups among `seats` whose totals are equal and above nothing.
    fn equals(&self, seats: Seats) -> Groups {
        let mut groups = NO_GROUPS;
        let mut count = 0;
        let mut grouped = Seats::NONE;
        let km = |seat: Seat| self.zone(self.rules.team(seat)).km();
        if seats.iter().any(|seat| seat.index() >= 4) {
            return groups;
        }
        for seat in seats.iter().filter(|&seat| km(seat).0 > 0) {
            let group: Seats = seats.iter().filter(|&other| km(other) == km(seat)).collect();
            if !grouped.has(seat) && group != Seats::only(seat) {
                groups[count] = group;
                count += 1;
                grouped = grouped.iter().chain(group.iter()).collect();
            }
        }
        groups
    }
}

/// Whether there is something to pay with.
fn has_something(zone: &Zone) -> bool {
    !zone.distances().is_empty() || zone.safe() != 0
}
