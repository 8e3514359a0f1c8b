//! Contrôle: demands a card of an opponent, now or later. (RUS-66, RUS-67, RUS-68, RUS-69, RUS-70,
//! RUS-71, RUS-72, RUS-73, RUS-74)

use deck::Bits;
use table::{Seat, Seats, Witness};

use crate::action::Action;
use crate::card::{Card, Special};
use crate::check::Answer;
use crate::event::{Event, Found};
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{After, Marker, Watches};
use crate::plays::nth;
use crate::zone::Laid;

impl Sprint {
    /// Demands a card: it is handed over and used at once, or the demand waits. (RUS-67, RUS-68)
    pub(super) fn demand(
        &mut self,
        seat: Seat,
        of: Seat,
        face: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let after = self.open.forced.take().map_or(After::TurnEnds, |forced| forced.after);
        let held = self.hands[of.index()].kinds().has(face);
        let checkpoint = self.rules().special(Special::Checkpoint).expect("a checkpoint");
        self.take(seat, checkpoint);
        witness.saw(Event::Demanded { seat, of, face, held });
        if held {
            self.put_away(Special::Checkpoint);
            self.hand_to(seat, of, face, after, witness);
        } else {
            self.set_marker(of, Some(Marker { by: seat, face, watches: Watches::Hand }));
            self.settle(after, witness);
        }
    }

    /// Demands another card, which is also looked for in the zone. (RUS-71, RUS-A24)
    pub(crate) fn rename(&mut self, of: Seat, to: Card, witness: &mut impl Witness<Event>) {
        let seat = self.open.seat;
        let team = self.rules().team(of);
        self.renaming = self.renaming.without(of);
        let lying = self.open.zone(team).plainest(to);
        let found = match lying {
            _ if self.hands[of.index()].kinds().has(to) => Found::InHand,
            Some(_) => Found::InZone,
            None => Found::Nowhere,
        };
        witness.saw(Event::Renamed { seat, of, to, found });
        let waits = found == Found::Nowhere;
        let marker = Marker { by: seat, face: to, watches: Watches::HandAndZone };
        self.set_marker(of, waits.then_some(marker));
        match (found, lying) {
            (Found::InHand, _) => {
                self.put_away(Special::Checkpoint);
                self.hand_to(seat, of, to, After::GoesOn, witness);
            }
            (Found::InZone, Some(what)) => {
                self.hand_from_zone(seat, of, what, After::GoesOn, witness);
            }
            (Found::InZone | Found::Nowhere, _) => {}
        }
    }

    /// Whether a demand takes a card that has just come to stay in a hand. The turn of a target on
    /// turn is closed by it; one that only uses a card in between loses that use. (RUS-69, RUS-A23)
    pub(crate) fn hands_over(
        &mut self,
        of: Seat,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        let Some(marker) = self.open.marker(of).filter(|marker| marker.face == card) else {
            return false;
        };
        self.set_marker(of, None);
        self.put_away(Special::Checkpoint);
        let forced = self.open.forced.take();
        let after = if of == self.open.seat {
            self.open.due = 0;
            self.renaming = Seats::NONE;
            After::TurnEnds
        } else {
            forced.map_or(After::TurnEnds, |forced| forced.after)
        };
        self.hand_to(marker.by, of, card, after, witness);
        true
    }

    /// Whether a demand takes a distance that has just come to rest in a zone, of which none of the
    /// seats `sharing` it had it in hand. The turn in which it came is over. (RUS-A24)
    pub(crate) fn hands_over_from_zone(
        &mut self,
        sharing: Seats,
        face: Card,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        if !self.open.demanded.has(face) {
            return false;
        }
        let Some((of, seat)) = self.open.due_from_zone(sharing, face) else {
            return false;
        };
        let lying = self.zone_of(of).plainest(face).expect("a distance that came to rest");
        self.set_marker(of, None);
        self.open.forced = None;
        self.open.due = 0;
        self.renaming = Seats::NONE;
        self.hand_from_zone(seat, of, lying, After::TurnEnds, witness);
        true
    }

    /// A distance goes from a zone, without its accelerators, to whoever demanded it.
    fn hand_from_zone(
        &mut self,
        seat: Seat,
        by: Seat,
        what: Laid,
        after: After,
        witness: &mut impl Witness<Event>,
    ) {
        let card = what.card();
        self.lift_distance(by, what);
        self.discard_accelerators(what);
        self.note_change();
        self.put_away(Special::Checkpoint);
        witness.saw(Event::HandedOver { seat, by, card, from_hand: false });
        self.force(seat, card, after, witness);
    }

    /// A card goes from a hand to whoever demanded it.
    fn hand_to(
        &mut self,
        seat: Seat,
        by: Seat,
        card: Card,
        after: After,
        witness: &mut impl Witness<Event>,
    ) {
        self.take(by, card);
        witness.saw(Event::HandedOver { seat, by, card, from_hand: true });
        self.force(seat, card, after, witness);
    }

    /// The seats of which `seat` may demand a card.
    #[inline]
    fn demandable(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let opponents = self.rules().opponents(seat);
        Seat::all(self.rules().seats())
            .filter(move |&of| opponents.has(of) && self.open.marker(of).is_none())
    }

    #[inline]
    pub(super) fn count_demands(&self, seat: Seat) -> u32 {
        let seats = self.demandable(seat).fold(0, |seats, _| seats + 1);
        seats * self.rules().masks().face_count
    }

    #[inline]
    pub(super) fn has_demand(&self, seat: Seat) -> bool {
        self.demandable(seat).next().is_some()
    }

    pub(super) fn demand_at(&self, seat: Seat, at: u32) -> Action {
        let masks = self.rules().masks();
        let of = nth(self.demandable(seat), at / masks.face_count);
        let face = Card(Bits::new(u64::from(masks.faces.0)).nth(at % masks.face_count));
        Action::Demand { of, face }
    }

    /// A demand of a card, at first and renamed, of everybody and of somebody who is not there.
    pub(super) fn demand_tries(&self, face: Card) -> Vec<Action> {
        if self.rules().special(Special::Checkpoint).is_none() {
            return Vec::new();
        }
        let seats = || (0..=self.rules().seats()).map(Seat);
        let demands = seats().map(|of| Action::Demand { of, face });
        demands.chain(seats().map(|of| Action::Rename { of, to: face })).collect()
    }

    /// Whether a card may be demanded.
    pub(super) fn may_demand(&self, seat: Seat, of: Seat, face: Card) -> Answer {
        if of.0 >= self.rules().seats() {
            return Err(Illegal::NoSuchSide);
        }
        if !self.rules().opponents(seat).has(of) {
            let card = self.rules().special(Special::Checkpoint).ok_or(Illegal::NoSuchCard)?;
            return Err(Illegal::OwnSide { card });
        }
        if self.open.marker(of).is_some() {
            return Err(Illegal::AlreadyChecked);
        }
        if self.rules().is_safety(face) {
            return Err(Illegal::SafetyDemanded);
        }
        Ok(())
    }

    /// Whether the demand beside a seat may be renamed now, by the seat on turn.
    pub(crate) fn may_be_renamed(&self, of: Seat) -> bool {
        of.0 < self.rules().seats() && self.renaming.has(of)
    }

    /// Whether another card may be demanded.
    pub(crate) fn may_rename(&self, of: Seat, to: Card) -> Answer {
        if !self.may_be_renamed(of) {
            return Err(Illegal::NothingToRename);
        }
        let same = self.open.marker(of).is_some_and(|marker| marker.face == to);
        if same || self.rules().is_safety(to) {
            return Err(Illegal::BadName);
        }
        Ok(())
    }
}
