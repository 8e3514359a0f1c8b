//! What the laws of the house need to know of a race.

use table::laws::Subject;
use table::{Seat, Team};

use crate::action::Action;
use crate::car::Top;
use crate::card::Card;
use crate::event::{Event, Seen};
use crate::race::{Phase, Race};
use crate::view::View;
use deck::Hand;

impl Subject for Race {
    fn universe(&self) -> Vec<Action> {
        let cards = || self.rules().edition().catalogue.cards();
        let mut universe = vec![Action::Pass, Action::Extend, Action::Stop, Action::Decline];
        universe.extend(cards().map(|card| Action::Lay { card }));
        universe.extend(cards().map(|card| Action::Discard { card }));
        universe.extend(cards().map(|card| Action::Reply { card }));
        // One team more than there are, so that nobody is attacked who is not there.
        for on in (0..=self.rules().teams()).map(Team) {
            universe.extend(cards().map(|card| Action::Attack { card, on }));
        }
        universe
    }

    fn audit(&self) -> Result<(), String> {
        if matches!(self.open.phase, Phase::Deal { .. }) {
            return Ok(());
        }
        self.audit_cards()?;
        for team in self.rules().all_teams() {
            self.audit_car(team)?;
        }
        let mut recount = self.clone();
        recount.count_distances();
        if recount != *self {
            return Err("distances are miscounted".to_owned());
        }
        Ok(())
    }

    fn remembers(view: &View, shown: &[Seen]) -> Result<(), String> {
        let mut known = [Hand::default(); Seat::MAX];
        for seen in shown {
            match *seen {
                Event::Shuffled { .. } => known = [Hand::default(); Seat::MAX],
                Event::Drew { seat, card: Some(card) } => known[seat.index()].add(card),
                Event::Laid { seat, card }
                | Event::Attacked { seat, card, .. }
                | Event::Replied { seat, card, .. }
                | Event::Discarded { seat, card } => forget(&mut known[seat.index()], card),
                Event::Drew { card: None, .. }
                | Event::TurnBegan { .. }
                | Event::Skipped { .. }
                | Event::Declined { .. }
                | Event::Landed { .. }
                | Event::Cancelled { .. }
                | Event::Passed { .. }
                | Event::Extended { .. }
                | Event::Ended { .. } => {}
            }
        }
        if known == view.known {
            Ok(())
        } else {
            Err(format!("{:?} was shown {known:?} and knows {:?}", view.viewer, view.known))
        }
    }
}

impl Race {
    /// Every card of the deck lies somewhere, once. (DES-02)
    fn audit_cards(&self) -> Result<(), String> {
        let mut all: Vec<Card> = self.stock.cards().to_vec();
        all.extend(self.hands.iter().flat_map(Hand::cards));
        all.extend(self.open.ground.cards());
        all.sort_unstable();
        if all != self.rules().deck().cards() {
            return Err("cards were lost or doubled".to_owned());
        }
        let held =
            self.hands.iter().map(Hand::len).eq(self.open.held.iter().map(|&n| u32::from(n)));
        if !held || self.open.stock != self.stock.len() {
            return Err("hands or stock are miscounted".to_owned());
        }
        Ok(())
    }

    /// What is kept about a car agrees with the cards before it.
    fn audit_car(&self, team: Team) -> Result<(), String> {
        let edition = self.rules().edition();
        let masks = self.rules().masks();
        let car = self.open.car(team);
        let km: u16 = self.open.distances(team).map(|card| masks.km(card).0).sum();
        let longest = self.open.distances(team).filter(|&card| masks.longest.has(card)).count();
        let limited = self.open.speed(team).last().is_some_and(|card| masks.hazards.has(card));
        let places = self.open.safeties(team).map(|card| edition.safety_place(card));
        let safe = places.map(|place| car.status.has_safety(place)).collect::<Vec<_>>();
        let top = self.top_of(team);
        let owed = self.open.zone_owes_green(team);
        let fits = car.km.0 == km
            && usize::from(car.longest) == longest
            && car.status.is_limited() == limited
            && safe.iter().all(|&laid| laid)
            && safe.len() == usize::from(car.status.safeties())
            && (car.status.top() == top || owed);
        let over_cap = matches!(edition.cap, Some(cap) if car.longest > cap.times);
        if !fits || over_cap || self.open.goal() < car.km {
            return Err(format!("the car of {team} is not what lies there: {car:?}"));
        }
        let is_safe = |trouble| car.status.safe_from(trouble, edition).is_some();
        match car.status.top() {
            Top::Attack(trouble) if is_safe(trouble) => {
                Err(format!("{team} suffers what its botte keeps away"))
            }
            Top::Attack(_) | Top::Bare | Top::GreenLight | Top::Parade => Ok(()),
        }
    }
}

fn forget(hand: &mut Hand, card: Card) {
    if hand.kinds().has(card) {
        hand.take(card);
    }
}
