//! Positions as people write them down: any arrangement of cards, turned into a game or a view.

use std::sync::Arc;

use table::{Seat, Seats, Team, Viewer, Witness};

use crate::car::Top;
use crate::card::Card;
use crate::edition::Relieved;
use crate::event::{Ending, Event};
use crate::race::{Open, Phase, Race, Window};
use crate::rules::Rules;
use crate::view::View;
use deck::{Hand, Pack};

/// An arrangement of cards, as written: nothing is checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// Who looks, if the position is what one viewer sees.
    pub viewer: Option<Viewer>,
    /// Whose turn it is, and how far it has come.
    pub turn: Option<Moment>,
    /// Who deals this round.
    pub dealer: Option<Seat>,
    /// The hands, by seat; those that are missing are empty.
    pub hands: Vec<Pack>,
    /// What lies before each team; what is missing is empty.
    pub zones: Vec<Zone>,
    /// The stock, top first.
    pub stock: Pack,
    /// Whether the stock is just what is written; otherwise every other card lies below it.
    pub stock_is_exact: bool,
    /// The discard pile or the tray, top first.
    pub aside: Vec<Card>,
    /// The team that called for the extended goal, if one did.
    pub caller: Option<Team>,
    /// The points of each team before the round.
    pub points: Vec<u16>,
    /// Who lost their turn by the last coup-fourré.
    pub lost: Seats,
    /// The open window.
    pub window: Option<Asking>,
    /// How the round ended, if it did.
    pub over: Option<Ending>,
}

/// A window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asking {
    /// The attack, which lies on top of its pile.
    pub attack: Card,
    /// The team that suffers it.
    pub on: Team,
    /// Who has declined to answer.
    pub declined: Seats,
}

/// What lies before one team, bottom to top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Zone {
    /// The battle pile.
    pub battle: Vec<Card>,
    /// The speed pile.
    pub speed: Vec<Card>,
    /// The distances.
    pub distances: Vec<Card>,
    /// The safeties, and whether each was laid by coup-fourré.
    pub safeties: Vec<(Card, Laid)>,
    /// Whether a new green light is owed although one lies on top.
    pub owes_green: bool,
}

/// How a safety was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// On its owner's turn.
    Upright,
    /// By coup-fourré.
    Crosswise,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// It is about to begin; nothing is drawn yet.
    Begins(Seat),
    /// The seat has drawn and is to play.
    Plays(Seat),
}

/// Why a position cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// More of a card than the deck has.
    TooMany(Card),
    /// A card on a pile where it cannot lie.
    WrongPile(Card),
    /// More cards than the deck has, counting the unknown ones.
    TooManyUnknown,
    /// Unknown cards in a position that is not one viewer's.
    Unknown,
    /// The window is on an attack that does not lie there, on the side that is on turn, or everybody
    /// has declined, or the turn is only about to begin.
    NoWindow,
    /// This edition has no windows.
    NoWindows,
    /// A green light is owed where the rules owe none.
    NothingOwed,
    /// A view shows what its viewer cannot see, or hides what it sees.
    NotAView,
    /// What one viewer sees can be looked at, not played.
    OnlyAView,
    /// A car stands at the goal or past it while the round is going on.
    PastGoal,
    /// The goal is extended where the rules know no extension, or nobody met it.
    NoExtension,
}

/// The most points a position may start with.
pub const POINTS_MAX: u16 = 50_000;

impl Race {
    /// The game that begins at `position`.
    pub fn place(
        rules: &Arc<Rules>,
        position: &Position,
        witness: &mut impl Witness<Event>,
    ) -> Result<Race, Misplaced> {
        if position.viewer.is_some() {
            return Err(Misplaced::OnlyAView);
        }
        if position.stock.unknown > 0 || position.hands.iter().any(|hand| hand.unknown > 0) {
            return Err(Misplaced::Unknown);
        }
        let rest = rules.rest_of(position)?;
        let mut race = Race::from_open(Open::place(rules, position)?);
        for (hand, pack) in race.hands.iter_mut().zip(&position.hands) {
            *hand = pack.cards.iter().copied().collect();
        }
        let rest = if position.stock_is_exact { Vec::new() } else { rest };
        race.stock =
            rest.into_iter().rev().chain(position.stock.cards.iter().rev().copied()).collect();
        race.open.stock = race.stock.len();
        race.count_distances();
        if let Some(Asking { on, declined, .. }) = position.window {
            race.asked = rules.members(on).iter().filter(|&seat| !declined.has(seat)).collect();
        }
        race.set_going(position.moment(rules), witness);
        Ok(race)
    }

    /// Begins the turn, or lets the seat act that has drawn already. While there is something to
    /// draw, a position may show just as much of it as somebody cared to write: an empty hand is
    /// skipped, and a round is over, only once the stock is empty.
    fn set_going(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        match (self.open.phase, moment) {
            (Phase::Play, Moment::Begins(seat)) => self.begin_turn(seat, witness),
            (Phase::Play, Moment::Plays(seat)) if self.stock.is_empty() => {
                self.let_act(seat, witness);
            }
            _ => {}
        }
    }

    /// This game as a position, with everything that is hidden.
    pub fn position(&self) -> Position {
        let hands = self
            .hands
            .iter()
            .map(|hand| hand.cards().collect())
            .take(self.rules().seats().into())
            .collect();
        let stock = self.stock.cards().iter().rev().copied().collect();
        let mut position = self.open.position(hands, stock);
        if let Some(asking) = &mut position.window {
            let members = self.rules().members(asking.on);
            asking.declined = members.iter().filter(|&seat| !self.asked.has(seat)).collect();
        }
        position
    }
}

impl View {
    /// The view that `position` describes.
    pub fn place(rules: &Arc<Rules>, position: &Position) -> Result<View, Misplaced> {
        let viewer = position.viewer.ok_or(Misplaced::NotAView)?;
        let own = |seat: Seat| position.hands.get(seat.index()).map_or(0, |hand| hand.unknown);
        let hides = matches!(viewer, Viewer::Seat(seat) if own(seat) > 0);
        let begins = matches!(position.moment(rules), Moment::Begins(_));
        if hides || begins || !position.stock.cards.is_empty() {
            return Err(Misplaced::NotAView);
        }
        let rest = rules.rest_of(position)?.len();
        let mut open = Open::place(rules, position)?;
        let unknown: usize = position.hands.iter().map(|hand| usize::from(hand.unknown)).sum();
        let left = rest.checked_sub(unknown).ok_or(Misplaced::TooManyUnknown)?;
        let written = usize::from(position.stock.unknown);
        let stock = if position.stock_is_exact || written > 0 { written } else { left };
        if left < stock {
            return Err(Misplaced::TooManyUnknown);
        }
        open.stock = u8::try_from(stock).map_err(|_| Misplaced::TooManyUnknown)?;
        let mut known = [Hand::default(); Seat::MAX];
        for (at, pack) in position.hands.iter().enumerate() {
            known[at] = pack.cards.iter().copied().collect();
        }
        let asked = match (viewer, position.window) {
            (Viewer::Seat(seat), Some(Asking { on, declined, .. })) => {
                rules.members(on).has(seat) && !declined.has(seat)
            }
            _ => false,
        };
        Ok(View { viewer, open, known, asked })
    }

    /// This view as a position.
    pub fn position(&self) -> Position {
        let rules = &self.open.rules;
        let seats = Seat::all(rules.seats());
        let hands = seats
            .map(|seat| {
                let known: Pack = self.known[seat.index()].cards().collect();
                let count = u8::try_from(known.cards.len()).expect("one deck");
                Pack { unknown: self.open.held(seat) - count, ..known }
            })
            .collect();
        let stock = Pack { cards: Vec::new(), unknown: self.open.stock };
        let mut position = self.open.position(hands, stock);
        position.viewer = Some(self.viewer);
        position.stock_is_exact = self.unaccounted() > 0;
        if let (Viewer::Seat(seat), Some(asking)) = (self.viewer, &mut position.window)
            && rules.members(asking.on).has(seat)
            && !self.asked
        {
            asking.declined = Seats::only(seat);
        }
        position
    }
}

impl Open {
    fn place(rules: &Arc<Rules>, position: &Position) -> Result<Open, Misplaced> {
        let seats = rules.seats();
        let (Moment::Begins(on_turn) | Moment::Plays(on_turn)) = position.moment(rules);
        let dealer = position.dealer.unwrap_or_else(|| on_turn.right(seats));
        let mut open = Open::new(rules, Some(dealer));
        open.phase = Phase::Play;
        open.seat = on_turn;
        open.lost = position.lost;
        for (held, hand) in open.held.iter_mut().zip(&position.hands) {
            let count = hand.cards.len() + usize::from(hand.unknown);
            *held = u8::try_from(count).map_err(|_| Misplaced::TooManyUnknown)?;
        }
        for (points, written) in open.points.iter_mut().zip(&position.points) {
            *points = *written;
        }
        for (team, zone) in rules.all_teams().zip(&position.zones) {
            open.place_zone(team, zone)?;
        }
        position.aside.iter().rev().for_each(|&card| open.ground.cast(card));
        if let Some(asking) = position.window {
            let plays = matches!(position.moment(rules), Moment::Plays(_));
            open.phase = Phase::Window(open.place_window(asking, plays)?);
        }
        open.place_goal(position)?;
        Ok(open)
    }

    /// Sets the goal, and where the round stands because of it: at the goal it is over, or whoever
    /// met it decides whether it is extended.
    fn place_goal(&mut self, position: &Position) -> Result<(), Misplaced> {
        if let Some(caller) = position.caller {
            if !self.is_extensible() || self.car(caller).km < self.goal {
                return Err(Misplaced::NoExtension);
            }
            self.extend(caller);
        }
        let own = self.rules.team(self.seat);
        let furthest = self.rules.all_teams().map(|team| self.car(team).km).max();
        let furthest = furthest.unwrap_or_default();
        let arrived = self.rules.all_teams().filter(|&team| self.car(team).km == self.goal);
        let plays = matches!(position.moment(&self.rules), Moment::Plays(_));
        match position.over {
            _ if self.goal < furthest => return Err(Misplaced::PastGoal),
            Some(ending) => self.phase = Phase::Over(ending),
            None if furthest < self.goal => {}
            None if self.is_extensible()
                && arrived.eq([own])
                && plays
                && position.window.is_none() =>
            {
                self.phase = Phase::Extension;
            }
            None => return Err(Misplaced::PastGoal),
        }
        Ok(())
    }

    fn place_zone(&mut self, team: Team, zone: &Zone) -> Result<(), Misplaced> {
        let masks = self.rules.masks();
        let edition = self.rules.edition();
        let piles = [
            (&zone.battle, masks.battle),
            (&zone.speed, masks.speed),
            (&zone.distances, masks.distances),
        ];
        let mut car = *self.car(team);
        for (pile, allowed) in piles {
            for &card in pile {
                if !allowed.has(card) {
                    return Err(Misplaced::WrongPile(card));
                }
                self.ground.lay(team, card);
                car.status = masks.after(card, car.status);
                car.km.0 += masks.km(card).0;
                car.longest += u8::from(masks.longest.has(card));
            }
        }
        for &(card, laid) in &zone.safeties {
            if !masks.safeties.has(card) {
                return Err(Misplaced::WrongPile(card));
            }
            self.ground.lay(team, card);
            let place = edition.safety_place(card);
            car.status = car.status.with_safety(place);
            car.coups |= u8::from(laid == Laid::Crosswise) << place;
        }
        if zone.owes_green {
            let owed = edition.relieved == Relieved::OwesGreenLight;
            if !owed || car.status.top() != Top::GreenLight {
                return Err(Misplaced::NothingOwed);
            }
            car.status = car.status.with_top(Top::Parade);
        }
        self.cars[team.index()] = car;
        self.set_status(team, car.status);
        Ok(())
    }

    fn place_window(&self, asking: Asking, plays: bool) -> Result<Window, Misplaced> {
        let Asking { attack, on, declined } = asking;
        if self.rules.edition().coup_fourre.is_none() {
            return Err(Misplaced::NoWindows);
        }
        let masks = self.rules.masks();
        let pile = if masks.speed.has(attack) { masks.speed } else { masks.battle };
        let lies = masks.hazards.has(attack) && self.ground.top(on, pile) == Some(attack);
        let asked = self.rules.members(on).iter().any(|seat| !declined.has(seat));
        let fits = plays && lies && asked && self.rules.team(self.seat) != on;
        if fits { Ok(Window { card: attack, on }) } else { Err(Misplaced::NoWindow) }
    }

    fn position(&self, hands: Vec<Pack>, stock: Pack) -> Position {
        let teams = self.rules.all_teams();
        Position {
            viewer: None,
            turn: Some(Moment::Plays(self.seat)),
            dealer: Some(self.dealer),
            hands,
            zones: teams.clone().map(|team| self.zone(team)).collect(),
            stock,
            stock_is_exact: true,
            aside: self.aside().collect(),
            caller: self.caller,
            points: teams.map(|team| self.points(team)).collect(),
            lost: self.lost,
            window: match self.phase {
                Phase::Window(Window { card: attack, on }) => {
                    Some(Asking { attack, on, declined: Seats::NONE })
                }
                Phase::Deal { .. } | Phase::Play | Phase::Extension | Phase::Over(_) => None,
            },
            over: match self.phase {
                Phase::Over(ending) => Some(ending),
                Phase::Deal { .. } | Phase::Play | Phase::Extension | Phase::Window(_) => None,
            },
        }
    }

    pub(crate) fn zone(&self, team: Team) -> Zone {
        let laid = |card| {
            if self.is_coup(team, card) { Laid::Crosswise } else { Laid::Upright }
        };
        Zone {
            battle: self.battle(team).collect(),
            speed: self.speed(team).collect(),
            distances: self.distances(team).collect(),
            safeties: self.safeties(team).map(|card| (card, laid(card))).collect(),
            owes_green: self.zone_owes_green(team),
        }
    }

    /// Whether a team owes a new green light although one lies on top. (AST-A13)
    pub(crate) fn zone_owes_green(&self, team: Team) -> bool {
        let top = self.ground.top(team, self.rules.masks().battle);
        let green = self.rules.edition().parade_of(self.rules.edition().stop);
        top == Some(green) && self.car(team).status.top() == Top::Parade
    }
}

impl Position {
    /// Whose turn it is: as written, or left of the dealer, or as the table's options say.
    fn moment(&self, rules: &Rules) -> Moment {
        let dealer = self.dealer.or(rules.edition().dealer);
        let first = dealer.map_or(Seat(0), |dealer| dealer.left(rules.seats()));
        self.turn.unwrap_or(Moment::Begins(first))
    }

    /// Every card that is written somewhere.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let zones = self.zones.iter().flat_map(|zone| {
            let piles = zone.battle.iter().chain(&zone.speed).chain(&zone.distances).copied();
            piles.chain(zone.safeties.iter().map(|&(card, _)| card))
        });
        let hands = self.hands.iter().flat_map(|hand| hand.cards.iter().copied());
        let piles = self.stock.cards.iter().chain(&self.aside).copied();
        zones.chain(hands).chain(piles)
    }
}

impl Rules {
    /// The cards that are written nowhere in `position`, in the order of the catalogue.
    fn rest_of(&self, position: &Position) -> Result<Vec<Card>, Misplaced> {
        self.cards_besides(position.cards())
    }

    /// The cards of the deck that are not among `seen`, in the order of the catalogue.
    pub(crate) fn cards_besides(
        &self,
        seen: impl Iterator<Item = Card>,
    ) -> Result<Vec<Card>, Misplaced> {
        let mut left: Vec<u8> = self.edition().catalogue.iter().map(|entry| entry.copies).collect();
        for card in seen {
            let count = &mut left[card.index()];
            *count = count.checked_sub(1).ok_or(Misplaced::TooMany(card))?;
        }
        Ok(self.edition().catalogue.cards().zip(left).flat_map(repeat).collect())
    }

    /// A card of which a position has more than the deck.
    pub fn overfull(&self, position: &Position) -> Option<Card> {
        match self.rest_of(position) {
            Err(Misplaced::TooMany(card)) => Some(card),
            _ => None,
        }
    }
}

fn repeat((card, count): (Card, u8)) -> impl Iterator<Item = Card> {
    std::iter::repeat_n(card, count.into())
}
