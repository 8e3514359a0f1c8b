//! Standing orders: what a seat has said beforehand, in the open, so that it need not be asked.

use std::fmt;
use std::str::FromStr;

use crate::game::Game;
use crate::hosted::Occasion;

/// What a seat wants done without being asked. Each of them stands by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// When it is attacked.
    pub attack: OnAttack,
    /// When an opponent lays a distance.
    pub distance: OnDistance,
    /// When it is its turn and there is hardly anything to choose.
    pub draw: OnDraw,
}

/// What is done when the seat is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnAttack {
    /// The person is asked.
    #[default]
    Ask,
    /// The attack stays.
    Pass,
    /// A coup-fourré, if the seat has one; otherwise the attack stays.
    CoupFourre,
    /// A coup-fourré or else a parade, if the seat has one; otherwise the attack stays.
    Parry,
}

/// What is done when an opponent lays a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnDistance {
    /// The person is asked.
    #[default]
    Ask,
    /// The distance counts.
    Pass,
    /// The distance counts; the order ends when the turn has come round to the seat again.
    PassThisRound,
    /// A distance of so many kilometres or more is answered, if the seat can.
    From(u16),
    /// A distance that wins is answered, if the seat can.
    Winning,
}

/// What is done when it is the turn of the seat and there is hardly anything to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnDraw {
    /// The person is asked.
    #[default]
    Ask,
    /// What everybody sees is the only thing to do is done.
    Obvious,
    /// The same, and cards are drawn from the stock wherever that may be chosen.
    Stock,
}

/// Which orders make sense at a table. What is not listed can only be asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownOrders {
    /// When a seat is attacked.
    pub attack: Vec<OnAttack>,
    /// When an opponent lays a distance.
    pub distance: Vec<OnDistance>,
    /// When there is hardly anything to choose.
    pub draw: Vec<OnDraw>,
}

impl KnownOrders {
    /// Whether all of these make sense.
    pub fn allow(&self, orders: Orders) -> bool {
        let Orders { attack, distance, draw } = orders;
        (attack == OnAttack::Ask || self.attack.contains(&attack))
            && (distance == OnDistance::Ask || self.distance.contains(&distance))
            && (draw == OnDraw::Ask || self.draw.contains(&draw))
    }
}

impl Orders {
    /// Whether they decide what the seat answers, whatever it holds.
    pub fn decide(self, occasion: Occasion) -> bool {
        match occasion {
            Occasion::Attack => self.attack != OnAttack::Ask,
            Occasion::Distance => self.distance != OnDistance::Ask,
        }
    }

    /// Whether they let it pass, whatever the seat holds.
    pub fn pass(self, occasion: Occasion) -> bool {
        match occasion {
            Occasion::Attack => self.attack == OnAttack::Pass,
            Occasion::Distance => {
                matches!(self.distance, OnDistance::Pass | OnDistance::PassThisRound)
            }
        }
    }

    /// What is left of them when the turn has come round to the seat again.
    #[must_use]
    pub fn next_round(self) -> Orders {
        match self.distance {
            OnDistance::PassThisRound => Orders { distance: OnDistance::Ask, ..self },
            OnDistance::Ask | OnDistance::Pass | OnDistance::From(_) | OnDistance::Winning => self,
        }
    }
}

/// What a game makes of standing orders. A game in which there is nothing to order says so with an
/// empty implementation.
pub trait Obeys: Game {
    /// What orders that decide answer to the open window: one of the legal actions of the seat whose
    /// view this is.
    fn obey(_view: &Self::View, _legal: &[Self::Action], _orders: Orders) -> Option<Self::Action> {
        None
    }

    /// What the seat on turn does by itself. `view` is what a spectator sees, so that the answer
    /// cannot depend on a hand, and neither can how long it takes.
    fn obvious(_view: &Self::View, _order: OnDraw) -> Option<Self::Action> {
        None
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let attack = match self.attack {
            OnAttack::Ask => "ask",
            OnAttack::Pass => "pass",
            OnAttack::CoupFourre => "coup-fourre",
            OnAttack::Parry => "parry",
        };
        write!(f, "attack={attack} distance=")?;
        match self.distance {
            OnDistance::Ask => write!(f, "ask"),
            OnDistance::Pass => write!(f, "pass"),
            OnDistance::PassThisRound => write!(f, "pass-this-round"),
            OnDistance::From(km) => write!(f, "from:{km}"),
            OnDistance::Winning => write!(f, "winning"),
        }?;
        let draw = match self.draw {
            OnDraw::Ask => "ask",
            OnDraw::Obvious => "obvious",
            OnDraw::Stock => "stock",
        };
        write!(f, " draw={draw}")
    }
}

/// A text that is no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOrders;

impl FromStr for Orders {
    type Err = NoOrders;

    fn from_str(text: &str) -> Result<Orders, NoOrders> {
        let mut orders = Orders::default();
        for part in text.split(' ') {
            match part.split_once('=').ok_or(NoOrders)? {
                ("attack", value) => orders.attack = attack(value)?,
                ("distance", value) => orders.distance = distance(value)?,
                ("draw", value) => orders.draw = draw(value)?,
                _ => return Err(NoOrders),
            }
        }
        Ok(orders)
    }
}

fn attack(text: &str) -> Result<OnAttack, NoOrders> {
    match text {
        "ask" => Ok(OnAttack::Ask),
        "pass" => Ok(OnAttack::Pass),
        "coup-fourre" => Ok(OnAttack::CoupFourre),
        "parry" => Ok(OnAttack::Parry),
        _ => Err(NoOrders),
    }
}

fn distance(text: &str) -> Result<OnDistance, NoOrders> {
    match text {
        "ask" => Ok(OnDistance::Ask),
        "pass" => Ok(OnDistance::Pass),
        "pass-this-round" => Ok(OnDistance::PassThisRound),
        "winning" => Ok(OnDistance::Winning),
        _ => {
            let km = text.strip_prefix("from:").ok_or(NoOrders)?;
            Ok(OnDistance::From(km.parse().map_err(|_| NoOrders)?))
        }
    }
}

fn draw(text: &str) -> Result<OnDraw, NoOrders> {
    match text {
        "ask" => Ok(OnDraw::Ask),
        "obvious" => Ok(OnDraw::Obvious),
        "stock" => Ok(OnDraw::Stock),
        _ => Err(NoOrders),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ATTACKS: [OnAttack; 4] =
        [OnAttack::Ask, OnAttack::Pass, OnAttack::CoupFourre, OnAttack::Parry];
    const DISTANCES: [OnDistance; 5] = [
        OnDistance::Ask,
        OnDistance::Pass,
        OnDistance::PassThisRound,
        OnDistance::From(100),
        OnDistance::Winning,
    ];
    const DRAWS: [OnDraw; 3] = [OnDraw::Ask, OnDraw::Obvious, OnDraw::Stock];

    #[test]
    fn orders_are_read_as_they_are_written() {
        for attack in ATTACKS {
            for distance in DISTANCES {
                for draw in DRAWS {
                    let orders = Orders { attack, distance, draw };
                    assert_eq!(orders.to_string().parse(), Ok(orders), "{orders}");
                }
            }
        }
        for text in ["", "attack", "attack=", "distance=from:", "distance=from:-1", "sleep=now"] {
            assert_eq!(text.parse::<Orders>(), Err(NoOrders), "{text}");
        }
    }

    #[test]
    fn orders_that_pass_decide_and_only_one_of_them_ends_with_the_round() {
        for distance in DISTANCES {
            let orders = Orders { distance, ..Orders::default() };
            assert!(!orders.pass(Occasion::Distance) || orders.decide(Occasion::Distance));
            assert!(!orders.decide(Occasion::Attack));
            let ends = orders.next_round() != orders;
            assert_eq!(ends, distance == OnDistance::PassThisRound);
        }
    }

    #[test]
    fn what_is_not_known_can_only_be_asked() {
        let known = KnownOrders { attack: vec![OnAttack::Pass], ..KnownOrders::default() };
        assert!(known.allow(Orders::default()));
        assert!(known.allow(Orders { attack: OnAttack::Pass, ..Orders::default() }));
        assert!(!known.allow(Orders { attack: OnAttack::Parry, ..Orders::default() }));
        assert!(!known.allow(Orders { draw: OnDraw::Obvious, ..Orders::default() }));
    }
}
