//! What stands before one team, and the questions a rulebook asks of it.
//!
//! Every rule about laying a card is written here, once. `check` asks these functions directly
//! because it has to explain; [`crate::rules`] asks them for every state a car can be in and keeps
//! the answers as masks, because playouts are in a hurry.

use crate::card::{Card, Kind, Km, Trouble};
use crate::edition::{Edition, Exposed, Restart};
use crate::illegal::{Illegal, Rolls};

/// What the piles of a car amount to: one byte, so that the answers to every question about it fit
/// in a table.
///
/// Bits 0 to 2 are the [`Top`] of the battle pile, bit 3 the speed limit, bits 4 to 7 the safeties
/// in the order of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Status(pub(crate) u8);

/// What the battle pile says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Top {
    /// No card lies there.
    Bare,
    /// A green light.
    GreenLight,
    /// Another parade; also a green light that no longer counts, so that a new one is owed.
    Parade,
    /// An attack in force.
    Attack(Trouble),
}

const TOP: u8 = 0b111;
const LIMITED: u8 = 1 << 3;
const SAFETY_SHIFT: u8 = 4;

impl Status {
    /// Every status there is.
    pub(crate) fn all() -> impl Iterator<Item = Status> {
        (0..=u8::MAX).map(Status)
    }

    /// The status as an index into tables.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What the battle pile says.
    pub fn top(self) -> Top {
        match self.0 & TOP {
            0 => Top::Bare,
            1 => Top::GreenLight,
            2 => Top::Parade,
            attack => Top::Attack(Trouble(attack - 3)),
        }
    }

    /// The same car with this on its battle pile.
    #[must_use]
    pub(crate) fn with_top(self, top: Top) -> Status {
        let bits = match top {
            Top::Bare => 0,
            Top::GreenLight => 1,
            Top::Parade => 2,
            Top::Attack(trouble) => 3 + trouble.0,
        };
        Status(self.0 & !TOP | bits)
    }

    /// Whether the speed limit is in force.
    pub fn is_limited(self) -> bool {
        self.0 & LIMITED != 0
    }

    /// The same car with the speed limit in force.
    #[must_use]
    pub(crate) fn limited(self) -> Status {
        Status(self.0 | LIMITED)
    }

    /// The same car without speed limit.
    #[must_use]
    pub(crate) fn unlimited(self) -> Status {
        Status(self.0 & !LIMITED)
    }

    /// Whether the `place`-th safety of the catalogue is laid.
    pub fn has_safety(self, place: u8) -> bool {
        self.0 >> (SAFETY_SHIFT + place) & 1 == 1
    }

    /// The same car with the `place`-th safety laid.
    #[must_use]
    pub(crate) fn with_safety(self, place: u8) -> Status {
        Status(self.0 | 1 << (SAFETY_SHIFT + place))
    }

    /// How many safeties are laid.
    pub fn safeties(self) -> u8 {
        (self.0 >> SAFETY_SHIFT).count_ones().try_into().expect("four safeties")
    }

    /// The laid safety that keeps `trouble` away.
    pub fn safe_from(self, trouble: Trouble, edition: &Edition) -> Option<Card> {
        let safety = edition.botte_of(trouble)?;
        self.has_safety(edition.safety_place(safety)).then_some(safety)
    }

    /// Whether the safety that stands for a green light is laid.
    pub fn has_right_of_way(self, edition: &Edition) -> bool {
        edition
            .catalogue
            .card(edition.right_of_way)
            .is_some_and(|safety| self.has_safety(edition.safety_place(safety)))
    }

    /// Whether distances may be laid, as far as the battle pile decides. (AST-25, DES-14, DES-16)
    pub fn is_rolling(self, edition: &Edition) -> bool {
        match (self.top(), edition.restart) {
            (Top::Attack(_), _) => false,
            (Top::GreenLight, _) | (Top::Parade, Restart::RemedyAlone) => true,
            (Top::Bare, _) | (Top::Parade, Restart::GreenLight) => self.has_right_of_way(edition),
        }
    }

    /// Whether `card` may be laid before its owner, as far as the piles decide.
    pub fn may_lay(self, card: Card, edition: &Edition) -> Result<(), Illegal> {
        match edition.catalogue.kind(card) {
            Kind::Distance(km) => self.may_advance(edition).and(self.keeps_limit(km, edition)),
            Kind::Remedy(trouble) if trouble == edition.stop => self.may_show_green(card, edition),
            Kind::Remedy(trouble) => self.may_parry(card, trouble, edition),
            Kind::Safety(_) => Ok(()),
            Kind::Hazard(_) => Err(Illegal::NeedsTarget),
        }
    }

    /// Whether the battle pile allows a distance. (AST-25, AST-34, DES-14, DES-16)
    fn may_advance(self, edition: &Edition) -> Result<(), Illegal> {
        match self.top() {
            Top::Attack(trouble) => {
                let right_of_way = edition.catalogue.card(edition.right_of_way);
                let despite = right_of_way.filter(|_| self.has_right_of_way(edition));
                Err(Illegal::Halted { by: edition.attack_of(trouble), despite })
            }
            _ if self.is_rolling(edition) => Ok(()),
            Top::Bare => Err(Illegal::NotStarted),
            // What lies there is known to the table only: see `Race::owes_green`.
            Top::GreenLight | Top::Parade => {
                Err(Illegal::GreenLightOwed { after: None, botte: None })
            }
        }
    }

    /// What the car rolls by, if it does.
    fn rolls_by(self, edition: &Edition) -> Rolls {
        match self.top() {
            Top::GreenLight => Rolls::GreenLight,
            _ if self.has_right_of_way(edition) => Rolls::RightOfWay,
            Top::Bare | Top::Parade | Top::Attack(_) => Rolls::Parade,
        }
    }

    /// Whether the speed pile allows a distance. (AST-26, AST-27, CLA-08)
    fn keeps_limit(self, km: Km, edition: &Edition) -> Result<(), Illegal> {
        match edition.limit {
            Some(limit) if self.is_limited() && limit.to < km => {
                Err(Illegal::Limited { to: limit.to })
            }
            _ => Ok(()),
        }
    }

    /// Whether a green light has a use. (AST-44, DES-12, DES-28, DES-A13)
    fn may_show_green(self, card: Card, edition: &Edition) -> Result<(), Illegal> {
        match self.top() {
            Top::Attack(trouble) if trouble == edition.stop => Ok(()),
            Top::Attack(trouble) => {
                Err(Illegal::WrongParade { card, attack: edition.attack_of(trouble) })
            }
            _ if self.is_rolling(edition) => {
                Err(Illegal::AlreadyRolling { by: self.rolls_by(edition) })
            }
            _ => Ok(()),
        }
    }

    /// Whether another parade finds its attack. (AST-43, AST-45, CLA-08, DES-25, DES-33)
    fn may_parry(self, card: Card, trouble: Trouble, edition: &Edition) -> Result<(), Illegal> {
        if edition.is_limit(trouble) && self.is_limited() {
            return Ok(());
        }
        match self.top() {
            Top::Attack(in_force) if in_force == trouble => Ok(()),
            Top::Attack(in_force) if !edition.is_limit(trouble) => {
                Err(Illegal::WrongParade { card, attack: edition.attack_of(in_force) })
            }
            _ => Err(Illegal::NothingToParry { attack: edition.attack_of(trouble) }),
        }
    }

    /// Whether an opponent may lay `card` on this car.
    pub fn may_suffer(self, card: Card, edition: &Edition) -> Result<(), Illegal> {
        (0..).map_while(|n| self.question(card, edition, n)).collect()
    }

    /// The answer to the `n`-th question about an opponent's `card`; `None` past the last.
    pub(crate) fn question(
        self,
        card: Card,
        edition: &Edition,
        n: u8,
    ) -> Option<Result<(), Illegal>> {
        match (edition.catalogue.kind(card), n) {
            (Kind::Hazard(trouble), 0) => Some(self.is_unprotected(trouble, edition)),
            (Kind::Hazard(trouble), 1) => Some(self.has_room_for(trouble, edition)),
            (Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_), 0) => {
                Some(Err(Illegal::NotAnAttack))
            }
            _ => None,
        }
    }

    /// Whether no botte keeps a trouble away. (AST-50, AST-56, AST-57, AST-58, DES-22)
    fn is_unprotected(self, trouble: Trouble, edition: &Edition) -> Result<(), Illegal> {
        match self.safe_from(trouble, edition) {
            Some(by) => Err(Illegal::Immune { by, attack: edition.attack_of(trouble) }),
            None => Ok(()),
        }
    }

    /// Whether the pile of a trouble can take it. (AST-33, AST-46, DES-17)
    fn has_room_for(self, trouble: Trouble, edition: &Edition) -> Result<(), Illegal> {
        match edition.is_limit(trouble) {
            true if self.is_limited() => Err(Illegal::TargetLimited),
            true => Ok(()),
            false => self.is_exposed(edition),
        }
    }

    /// Whether the battle pile may be attacked. (AST-33, AST-35, DES-17, DES-20, DES-23)
    fn is_exposed(self, edition: &Edition) -> Result<(), Illegal> {
        match (self.top(), edition.exposed) {
            (Top::Attack(trouble), _) => {
                Err(Illegal::TargetHalted { by: edition.attack_of(trouble) })
            }
            (Top::GreenLight, _) => Ok(()),
            (_, Exposed::Rolling) if self.is_rolling(edition) => Ok(()),
            (_, Exposed::GreenLightOnTop) if self.is_rolling(edition) => {
                Err(Illegal::TargetShielded { by: self.rolls_by(edition) })
            }
            (Top::Bare, _) => Err(Illegal::TargetNotStarted),
            (Top::Parade, _) => Err(Illegal::TargetNotRolling),
        }
    }

    /// The car after `card`, no safety, was laid on it.
    pub(crate) fn after(self, card: Card, edition: &Edition) -> Status {
        match edition.catalogue.kind(card) {
            Kind::Hazard(trouble) if edition.is_limit(trouble) => self.limited(),
            Kind::Hazard(trouble) => self.with_top(Top::Attack(trouble)),
            Kind::Remedy(trouble) if edition.is_limit(trouble) => self.unlimited(),
            Kind::Remedy(trouble) if trouble == edition.stop => self.with_top(Top::GreenLight),
            Kind::Remedy(_) => self.with_top(Top::Parade),
            Kind::Distance(_) | Kind::Safety(_) => self,
        }
    }
}

/// The play area of one team, as far as rules ask: how far it is and what its piles amount to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Car {
    /// The kilometres covered.
    pub km: Km,
    /// What the piles amount to.
    pub status: Status,
    /// The safeties that were laid by coup-fourré, as bits in the order of the catalogue.
    pub(crate) coups: u8,
    /// How often the capped distance (the longest, where there is no cap) was laid.
    pub(crate) longest: u8,
}

impl Car {
    /// Whether `card` may be laid before its owner. (The whole rule: piles, goal and cap.)
    pub fn may_lay(self, card: Card, goal: Km, edition: &Edition) -> Result<(), Illegal> {
        (0..).map_while(|n| self.question(card, goal, edition, n)).collect()
    }

    /// The answer to the `n`-th question about a `card` of the owner's; `None` past the last.
    pub(crate) fn question(
        self,
        card: Card,
        goal: Km,
        edition: &Edition,
        n: u8,
    ) -> Option<Result<(), Illegal>> {
        match (edition.catalogue.kind(card), n) {
            (Kind::Distance(_), 0) => Some(self.status.may_advance(edition)),
            (Kind::Distance(km), 1) => Some(self.status.keeps_limit(km, edition)),
            (Kind::Distance(km), 2) => Some(self.meets_goal(km, goal)),
            (Kind::Distance(km), 3) => Some(self.keeps_cap(km, edition)),
            (Kind::Hazard(_) | Kind::Remedy(_) | Kind::Safety(_), 0) => {
                Some(self.status.may_lay(card, edition))
            }
            _ => None,
        }
    }

    /// Whether a distance does not pass the goal. (AST-29, DES-52)
    fn meets_goal(self, km: Km, goal: Km) -> Result<(), Illegal> {
        let total = self.km.0 + km.0;
        if goal.0 < total {
            return Err(Illegal::Overshoots { goal, by: Km(total - goal.0) });
        }
        Ok(())
    }

    /// Whether a distance was not laid too often. (AST-28)
    fn keeps_cap(self, km: Km, edition: &Edition) -> Result<(), Illegal> {
        match edition.cap {
            Some(cap) if cap.distance == km && self.longest >= cap.times => {
                Err(Illegal::CapReached { distance: km, times: cap.times })
            }
            _ => Ok(()),
        }
    }

    /// Whether the `place`-th safety was laid by coup-fourré.
    pub fn is_coup(self, place: u8) -> bool {
        self.coups >> place & 1 == 1
    }

    /// How often the capped distance (the longest, where there is no cap) was laid.
    #[inline]
    pub fn longest(self) -> u8 {
        self.longest
    }

    /// Whether the capped distance may be laid once more; always where there is no cap.
    #[inline]
    pub fn has_room_under_cap(self, edition: &Edition) -> bool {
        edition.cap.is_none_or(|cap| self.longest < cap.times)
    }

    /// How many coups-fourrés the team made.
    pub fn coups(self) -> u8 {
        self.coups.count_ones().try_into().expect("four safeties")
    }
}
