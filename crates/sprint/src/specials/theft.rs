//! Vol: takes a distance from before an opponent. (RUS-62, RUS-63, RUS-64, RUS-65)

use deck::Bits;
use table::{Seat, Team, Witness};

use crate::action::{Action, Then};
use crate::card::{Card, Special};
use crate::check::Answer;
use crate::edition::Stolen;
use crate::event::Event;
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::zone::Laid;

impl Sprint {
    /// Takes a distance, without its accelerators, and lays it or keeps it. (RUS-63, RUS-65)
    pub(super) fn steal(
        &mut self,
        seat: Seat,
        from: Team,
        what: Laid,
        then: Then,
        witness: &mut impl Witness<Event>,
    ) {
        self.lift_distance(from.seat(), what);
        self.discard_accelerators(what);
        self.spend(seat, Special::Theft);
        self.note_change();
        witness.saw(Event::Stolen { seat, from, what, then });
        match then {
            Then::Laid => {
                self.lay_taken(seat, what.card());
                if self.is_won(self.zone_of(seat).km(), witness) {
                    return;
                }
                let sharing = self.rules().members(self.rules().team(seat));
                if self.hands_over_from_zone(sharing, what.card(), witness) {
                    return;
                }
            }
            Then::Kept => {
                self.receive(seat, what.card());
                self.known.show(seat, what.card());
                if self.hands_over(seat, what.card(), witness) {
                    return;
                }
            }
        }
        self.play_over(witness);
    }

    /// Lays a distance that was taken from elsewhere.
    pub(crate) fn lay_taken(&mut self, seat: Seat, card: Card) {
        let what = Laid::new(card, 0);
        let (team, km) = (self.rules().team(seat), self.rules().km(what));
        self.zone_mut(team).lay(what, km);
    }

    /// The distances that may be laid once they are taken, three bits for each card as in a zone: all
    /// of them, or those that could be laid anyway.
    #[inline]
    fn layable_when_stolen(&self, seat: Seat) -> u32 {
        match self.rules().edition().stolen {
            Stolen::LaidAlways => u32::MAX,
            Stolen::LaidIfAble => {
                let layable = self.rules().masks().layable(self.zone_of(seat));
                layable.iter().fold(0, |ways, card| ways | 7 << (u32::from(card.0) * 3))
            }
        }
    }

    /// The ways to take a distance of a team: kept in the low half, laid in the high half.
    #[inline]
    fn ways_to_steal(&self, from: Team, laid: u32) -> Bits {
        let ways = self.open.zone(from).ways();
        Bits::new(u64::from(ways) | u64::from(ways & laid) << 32)
    }

    #[inline]
    pub(super) fn count_thefts(&self, seat: Seat) -> u32 {
        let laid = self.layable_when_stolen(seat);
        self.opposing(seat).map(|from| self.ways_to_steal(from, laid).count()).sum()
    }

    #[inline]
    pub(super) fn has_theft(&self, seat: Seat) -> bool {
        self.opposing(seat).any(|from| self.open.zone(from).ways() != 0)
    }

    pub(super) fn theft_at(&self, seat: Seat, mut at: u32) -> Action {
        let laid = self.layable_when_stolen(seat);
        for from in self.opposing(seat) {
            let ways = self.ways_to_steal(from, laid);
            if at < ways.count() {
                let place = ways.nth(at);
                let then = if place < 32 { Then::Kept } else { Then::Laid };
                return Action::Steal { from, what: Laid::of_bit(place % 32), then };
            }
            at -= ways.count();
        }
        unreachable!("fewer thefts than were counted")
    }

    /// A theft of every distance, of every team and of one that is not there.
    pub(super) fn theft_tries(&self) -> Vec<Action> {
        let rules = self.rules();
        let ways = |card| (0..=Laid::ACCELERATORS_MAX).map(move |with| Laid::new(card, with));
        let loot = rules.masks().distances.iter().flat_map(ways);
        let from_each = |what| (0..=rules.teams()).map(move |team| (Team(team), what));
        let thens = [Then::Laid, Then::Kept];
        loot.flat_map(from_each)
            .flat_map(|(from, what)| thens.map(|then| Action::Steal { from, what, then }))
            .collect()
    }

    /// Whether a distance may be stolen like this.
    pub(super) fn may_steal(&self, seat: Seat, from: Team, what: Laid, then: Then) -> Answer {
        if from.0 >= self.rules().teams() {
            return Err(Illegal::NoSuchSide);
        }
        if self.rules().team(seat) == from {
            let card = self.rules().special(Special::Theft).ok_or(Illegal::NoSuchCard)?;
            return Err(Illegal::OwnSide { card });
        }
        if !self.open.zone(from).has(what) {
            return Err(Illegal::NotLyingThere);
        }
        if then == Then::Laid && self.rules().edition().stolen == Stolen::LaidIfAble {
            let zone = self.zone_of(seat);
            let by = zone.battle().or(zone.speed());
            return self
                .may_travel(seat, what.card())
                .map_err(|why| by.map_or(why, |by| Illegal::StolenKept { by }));
        }
        Ok(())
    }
}
