//! What laying a card before one's own side gains.

use sprint::{Card, Cards, Course, Special, Top};
use table::Seat;

use super::scene::Scene;
use super::{FINISH, FREE, ROOM, SURELY};

/// A distance that would win where a U-turn is known to wait for it only draws that U-turn out.
const DRAWS_OUT: i32 = 300;

/// A botte that waits for its coup-fourré is laid rather than a good card thrown away.
const WAITS: i32 = -40;

/// A botte waits as long as an attack that it answers is so likely in the hands of the rivals, in
/// percent.
const LIKELY: i32 = 15;

/// To be free again is worth more than any distance but the longest.
const RELEASE: i32 = 170;

/// To be rid of a limit is worth a little by itself.
const END_OF_LIMIT: i32 = 20;

impl Scene<'_> {
    /// What laying a distance or a botte gains.
    pub(super) fn lay(&self, card: Card, accelerators: u8) -> i32 {
        if self.rules.is_distance(card) {
            self.lay_distance(card, accelerators)
        } else {
            self.lay_botte(card)
        }
    }

    /// A distance gains its kilometres, multiplied by the accelerators it costs.
    fn lay_distance(&self, card: Card, accelerators: u8) -> i32 {
        let km = self.km(card, accelerators);
        if km >= self.to_go() && self.fears_u_turn() {
            return DRAWS_OUT - self.km(card, 0) - i32::from(accelerators);
        }
        if km >= self.to_go() {
            // The plainest card that does it leaves the better ones in the hand.
            return FINISH - self.km(card, 0) - i32::from(accelerators);
        }
        let price = i32::from(accelerators) * (self.worth_of_accelerator() - ROOM);
        self.useful_km(km) + ROOM - self.worth_held(card) - price
    }

    /// Whether somebody is known to hold a U-turn.
    fn fears_u_turn(&self) -> bool {
        let u_turn = self.rules.special(Special::UTurn).into_iter().collect();
        let known = |seat: Seat| self.view.known[seat.index()].kinds();
        self.rules.opponents(self.seat).iter().any(|seat| known(seat).has_any(u_turn))
    }

    fn worth_of_accelerator(&self) -> i32 {
        let card = self.rules.special(Special::Accelerator);
        card.map_or(0, |card| self.worth_held(card))
    }

    /// A botte costs no turn, but by coup-fourré it brings more.
    fn lay_botte(&self, card: Card) -> i32 {
        if i32::from(self.edition.botte.0) >= self.to_go() {
            return FINISH + SURELY;
        }
        let frees = self.rules.kept_away_by(card).iter().any(|attack| self.suffers(attack));
        if frees || self.finishes_with_bottes() || !self.awaits_coup(card) { FREE } else { WAITS }
    }

    /// Whether the bottes of the hand and the longest distance that can be laid reach the goal.
    fn finishes_with_bottes(&self) -> bool {
        let held = self.hand.kinds().iter().filter(|&card| self.rules.is_safety(card)).count();
        let bottes = i32::try_from(held).unwrap_or(0) * i32::from(self.edition.botte.0);
        let layable = Cards(self.rules.layable_on(self.zone).0 & self.hand.kinds().0);
        bottes + self.longest(layable) >= self.to_go()
    }

    /// Whether an attack that a botte answers is likely enough to wait for.
    fn awaits_coup(&self, botte: Card) -> bool {
        let attacks = self.rules.kept_away_by(botte);
        let odds = |lack: i32, team| lack * (100 - self.team_odds(team, attacks)) / 100;
        // A further reply turn draws nothing, so there a botte only costs its chance.
        self.open.course() == Course::Reply || 100 - self.rivals().fold(100, odds) >= LIKELY
    }

    /// What lifting an attack on one's turn gains.
    pub(super) fn parry(&self, card: Card, attack: Option<Card>, top: Top) -> i32 {
        let Some(attack) = attack else { return 0 };
        let gift = self.leave(card, attack, top, self.next());
        self.release(attack) + ROOM - self.spare(card) - gift
    }

    /// What it is worth to be rid of an attack.
    pub(super) fn release(&self, attack: Card) -> i32 {
        if !self.rules.is_limit(attack) {
            return RELEASE;
        }
        let held = self.hand.kinds();
        let short = Cards(self.rules.layable_on(self.zone).0 & held.0);
        let gain = self.useful_km(self.longest(held)) - self.useful_km(self.longest(short));
        END_OF_LIMIT + if self.zone.battle().is_some() { 0 } else { gain.max(0) }
    }
}
