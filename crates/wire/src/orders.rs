//! Standing orders as they travel.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat wants done without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// When it is attacked.
    pub attack: OnAttack,
    /// When an opponent lays a distance.
    pub distance: OnDistance,
    /// When it is its turn and there is hardly anything to choose.
    pub draw: OnDraw,
}

/// What is done when the seat is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OnAttack {
    /// The person is asked.
    Ask,
    /// The attack stays.
    Pass,
    /// A coup-fourré, if the seat has one; otherwise the attack stays.
    CoupFourre,
    /// A coup-fourré or else a parade, if the seat has one; otherwise the attack stays.
    Parry,
}

/// What is done when an opponent lays a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OnDistance {
    /// The person is asked.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OnDraw {
    /// The person is asked.
    Ask,
    /// What everybody sees is the only thing to do is done.
    Obvious,
    /// The same, and cards are drawn from the stock wherever that may be chosen.
    Stock,
}

/// Which orders make sense at a table, the usual one first. Where a list is empty, there is nothing to
/// order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct KnownOrders {
    /// When a seat is attacked.
    pub attack: Vec<OnAttack>,
    /// When an opponent lays a distance.
    pub distance: Vec<OnDistance>,
    /// When there is hardly anything to choose.
    pub draw: Vec<OnDraw>,
}

impl KnownOrders {
    /// What can be ordered; `None` if that is nothing.
    pub fn of(known: &table::KnownOrders) -> Option<KnownOrders> {
        let is_something = *known != table::KnownOrders::default();
        is_something.then(|| KnownOrders {
            attack: known.attack.iter().copied().map(OnAttack::from).collect(),
            distance: known.distance.iter().copied().map(OnDistance::from).collect(),
            draw: known.draw.iter().copied().map(OnDraw::from).collect(),
        })
    }
}

/// A type that travels as another one with the same cases.
macro_rules! travels {
    ($name:ident: $($case:ident$(($inner:ident))?),+) => {
        impl From<table::$name> for $name {
            fn from(order: table::$name) -> $name {
                match order {
                    $(table::$name::$case$(($inner))? => $name::$case$(($inner))?),+
                }
            }
        }

        impl From<$name> for table::$name {
            fn from(order: $name) -> table::$name {
                match order {
                    $($name::$case$(($inner))? => table::$name::$case$(($inner))?),+
                }
            }
        }
    };
}

travels!(OnAttack: Ask, Pass, CoupFourre, Parry);
travels!(OnDistance: Ask, Pass, PassThisRound, From(km), Winning);
travels!(OnDraw: Ask, Obvious, Stock);

impl From<table::Orders> for Orders {
    fn from(orders: table::Orders) -> Orders {
        let table::Orders { attack, distance, draw } = orders;
        Orders { attack: attack.into(), distance: distance.into(), draw: draw.into() }
    }
}

impl From<Orders> for table::Orders {
    fn from(orders: Orders) -> table::Orders {
        let Orders { attack, distance, draw } = orders;
        table::Orders { attack: attack.into(), distance: distance.into(), draw: draw.into() }
    }
}
