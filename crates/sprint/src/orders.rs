//! What standing orders mean in this family.

use table::{KnownOrders, Obeys, OnAttack, OnDistance, OnDraw, Orders, Seat};

use crate::action::{Action, Source, Top};
use crate::card::{Card, Kind, Special};
use crate::edition::Forgotten;
use crate::game::Sprint;
use crate::open::{Open, Phase, Window};
use crate::rules::Rules;
use crate::view::View;

impl Obeys for Sprint {
    fn obey(view: &View, legal: &[Action], orders: Orders) -> Option<Action> {
        let rules = view.open.rules();
        let replies = || {
            legal.iter().filter_map(|action| match action {
                Action::Reply { card, top: Top::Parade } => Some((*card, *action)),
                _ => None,
            })
        };
        let first = |fits: &dyn Fn(Card) -> bool| replies().find(|(card, _)| fits(*card));
        let coup_fourre = || first(&|card| rules.is_safety(card));
        let parade = || {
            let is_any = |card| rules.edition().catalogue.kind(card) == Kind::AnyRemedy;
            // One that lifts everything is worth keeping.
            first(&|card| rules.is_parade(card) && !is_any(card))
                .or_else(|| first(&|card| rules.is_parade(card)))
        };
        let reply = match view.open.window()? {
            Window::Attack { .. } => match orders.attack {
                OnAttack::Ask | OnAttack::Pass => None,
                OnAttack::CoupFourre => coup_fourre(),
                OnAttack::Parry => coup_fourre().or_else(parade),
            },
            Window::Distance { what, by, .. } => match orders.distance {
                OnDistance::From(km) if rules.km(what).0 >= km => replies().next(),
                OnDistance::Winning if wins(&view.open, by) => replies().next(),
                OnDistance::Ask
                | OnDistance::Pass
                | OnDistance::PassThisRound
                | OnDistance::From(_)
                | OnDistance::Winning => None,
            },
        };
        reply.map(|(_, action)| action)
    }

    /// Drawing is all that there is to do before the draw, unless it may be forgotten or a demand may
    /// be renamed; and it is one way where the discard pile has no card to take.
    fn obvious(view: &View, order: OnDraw) -> Option<Action> {
        let open = &view.open;
        let seat = open.seat().filter(|_| open.phase() == Phase::Draw)?;
        let mut seats = Seat::all(open.rules().seats());
        let is_demanding = seats.any(|of| open.marker(of).is_some_and(|marker| marker.by == seat));
        let forgets = open.rules().edition().forgotten == Forgotten::Forfeited;
        let takes_discard = open.rights.takes_discard && !open.discard.is_empty();
        let draws = match order {
            OnDraw::Ask => false,
            OnDraw::Obvious => !forgets && !takes_discard,
            OnDraw::Stock => true,
        };
        (draws && !is_demanding).then_some(Action::Draw { from: Source::Stock })
    }
}

/// Whether the distance that lies there wins for whoever laid it, if nobody answers.
fn wins(open: &Open, by: Seat) -> bool {
    open.zone(open.rules().team(by)).km() >= open.goal()
}

impl Rules {
    /// Which orders make sense at this table.
    pub fn known_orders(&self) -> KnownOrders {
        let has_u_turn = self.special(Special::UTurn).is_some();
        let from = self.announceable().into_iter().map(OnDistance::From);
        let distance = [OnDistance::Ask, OnDistance::Pass, OnDistance::PassThisRound];
        let distance = distance.into_iter().chain([OnDistance::Winning]).chain(from);
        KnownOrders {
            attack: vec![OnAttack::Ask, OnAttack::Pass, OnAttack::CoupFourre, OnAttack::Parry],
            distance: if has_u_turn { distance.collect() } else { Vec::new() },
            draw: vec![OnDraw::Ask, OnDraw::Obvious, OnDraw::Stock],
        }
    }
}
