//! Positions as they are written down, and games that begin from them.

use std::sync::Arc;

use table::{Seat, Team};

use crate::card::{Card, Special};
use crate::edition::Swaps;
use crate::game::Sprint;
use crate::open::{Course, Marker, Open, Phase, Rights};
use crate::rules::Rules;
use crate::zone::{DISTANCES_MAX, Laid};

/// A position: everything that lies somewhere, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Whose turn it is, and whether the draw is still to come.
    pub turn: Option<Moment>,
    /// What each seat holds.
    pub hands: Vec<Vec<Card>>,
    /// What lies before each team.
    pub zones: Vec<Layout>,
    /// The demands that lie beside the seats.
    pub markers: Vec<Option<Marker>>,
    /// The stock, top first.
    pub stock: Vec<Card>,
    /// What becomes of the cards that are not mentioned.
    pub rest: Rest,
    /// The discard pile, top first.
    pub discard: Vec<Card>,
    /// The cards that are out of the game.
    pub out: Vec<Card>,
}

/// What lies before one team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The attack that stops.
    pub battle: Option<Card>,
    /// The attack that slows down.
    pub speed: Option<Card>,
    /// The distances, in the order they were laid.
    pub distances: Vec<Laid>,
    /// The safeties, and whether each was laid by coup-fourré.
    pub safeties: Vec<(Card, bool)>,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The turn is about to begin.
    Begins(Seat),
    /// Everything is drawn.
    Plays(Seat),
}

/// What becomes of the cards that a position does not mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// They lie at the bottom of the stock.
    BelowStock,
    /// They are nowhere.
    Nowhere,
}

/// Why a position cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// The deck does not have so many of this card.
    TooMany(Card),
    /// The card cannot lie there.
    WrongPlace(Card),
    /// So many distances cannot lie before one team.
    TooManyDistances,
    /// A demand needs an opponent who demands a card that may be demanded.
    BadMarker,
}

impl Position {
    /// Nothing lies anywhere.
    pub fn new(rules: &Rules) -> Position {
        Position {
            turn: None,
            hands: vec![Vec::new(); rules.seats().into()],
            zones: vec![Layout::default(); rules.teams().into()],
            markers: vec![None; rules.seats().into()],
            stock: Vec::new(),
            rest: Rest::BelowStock,
            discard: Vec::new(),
            out: Vec::new(),
        }
    }

    /// Where every card of a game lies. Windows, and cards that must be used at once, are left out.
    pub fn of(game: &Sprint) -> Position {
        let open = &game.open;
        let rules = &open.rules;
        let layout = |team: Team| {
            let zone = open.zone(team);
            Layout {
                battle: zone.battle(),
                speed: zone.speed(),
                distances: zone.distances().to_vec(),
                safeties: rules.safeties_in(zone).collect(),
            }
        };
        let moment = |seat| match open.phase {
            Phase::Draw => Moment::Begins(seat),
            _ => Moment::Plays(seat),
        };
        Position {
            turn: open.seat().map(moment),
            hands: Seat::all(rules.seats()).map(|seat| game.hand(seat).cards().collect()).collect(),
            zones: rules.all_teams().map(layout).collect(),
            markers: Seat::all(rules.seats()).map(|seat| open.marker(seat)).collect(),
            stock: game.stock().iter().rev().copied().collect(),
            rest: Rest::Nowhere,
            discard: open.discard.iter().collect(),
            out: open.out.cards().collect(),
        }
    }

    /// Every card that is mentioned.
    fn cards(&self, rules: &Rules) -> Vec<Card> {
        let mut cards: Vec<Card> = self.hands.iter().flatten().copied().collect();
        cards.extend(self.stock.iter().chain(&self.discard).chain(&self.out));
        let special = |special, times: usize| {
            rules.special(special).into_iter().cycle().take(times).collect::<Vec<_>>()
        };
        for zone in &self.zones {
            cards.extend(zone.battle.iter().chain(&zone.speed));
            cards.extend(zone.safeties.iter().map(|(card, _)| *card));
            for what in &zone.distances {
                cards.push(what.card());
                cards.extend(special(Special::Accelerator, what.accelerators().into()));
            }
        }
        let markers = self.markers.iter().flatten().count();
        cards.extend(special(Special::Checkpoint, markers));
        cards
    }
}

impl Rules {
    /// The card of which a position mentions more than the deck has.
    pub fn overfull(&self, position: &Position) -> Option<Card> {
        let cards = position.cards(self);
        self.edition().catalogue.cards().find(|&card| {
            let mentioned = cards.iter().filter(|&&other| other == card).count();
            mentioned > usize::from(self.edition().catalogue.entry(card).copies)
        })
    }
}

impl Sprint {
    /// The game that begins from a position.
    pub fn place(rules: &Arc<Rules>, position: &Position) -> Result<Sprint, Misplaced> {
        if let Some(card) = rules.overfull(position) {
            return Err(Misplaced::TooMany(card));
        }
        let mut game = Sprint::from_open(Open::new(rules, rules.edition().first));
        for (seat, cards) in Seat::all(rules.seats()).zip(&position.hands) {
            for &card in cards {
                game.receive(seat, card);
            }
        }
        for (team, layout) in rules.all_teams().zip(&position.zones) {
            game.lay_out(team, layout)?;
        }
        game.place_markers(position)?;
        game.place_piles(position);
        game.begin_from(position);
        Ok(game)
    }

    fn lay_out(&mut self, team: Team, layout: &Layout) -> Result<(), Misplaced> {
        let rules = &self.open.rules;
        let masks = rules.masks();
        let edition = rules.edition();
        if layout.distances.len() > DISTANCES_MAX {
            return Err(Misplaced::TooManyDistances);
        }
        let wrong = |card: &Card, fits: crate::card::Cards| {
            if fits.has(*card) { Ok(()) } else { Err(Misplaced::WrongPlace(*card)) }
        };
        layout.battle.iter().try_for_each(|card| wrong(card, masks.battle))?;
        layout.speed.iter().try_for_each(|card| wrong(card, masks.speed))?;
        let zone = &mut self.open.zones[team.index()];
        zone.battle = layout.battle;
        zone.speed = layout.speed;
        for &what in &layout.distances {
            wrong(&what.card(), masks.distances)?;
            zone.lay(what, rules.km(what));
        }
        for &(card, crosswise) in &layout.safeties {
            wrong(&card, masks.safeties)?;
            let km = if crosswise { edition.coup_fourre } else { edition.botte };
            zone.lay_safety(masks.place(card), km, crosswise);
        }
        self.note_exposure(team);
        Ok(())
    }

    fn place_markers(&mut self, position: &Position) -> Result<(), Misplaced> {
        for (of, marker) in Seat::all(self.rules().seats()).zip(&position.markers) {
            let rules = &self.open.rules;
            let good = marker.is_none_or(|marker| {
                rules.opponents(of).has(marker.by) && rules.masks().faces.has(marker.face)
            });
            if !good {
                return Err(Misplaced::BadMarker);
            }
            self.set_marker(of, *marker);
        }
        Ok(())
    }

    fn place_piles(&mut self, position: &Position) {
        let rules = self.rules();
        let mut rest: Vec<Card> = rules.deck().cards().to_vec();
        for card in position.cards(rules) {
            let at = rest.iter().position(|&other| other == card).expect("a card of the deck");
            rest.remove(at);
        }
        let below = match position.rest {
            Rest::BelowStock => rest,
            Rest::Nowhere => Vec::new(),
        };
        self.stock = below.into_iter().chain(position.stock.iter().rev().copied()).collect();
        self.open.stock = self.stock.len();
        self.open.discard = position.discard.iter().rev().copied().collect();
        self.open.out = position.out.iter().copied().collect();
    }

    /// Begins the turn that the position says, or the first one.
    fn begin_from(&mut self, position: &Position) {
        let first = self.rules().edition().first.unwrap_or(Seat(0));
        match position.turn.unwrap_or(Moment::Begins(first)) {
            Moment::Begins(seat) => self.begin_turn(seat, Course::Normal, &mut ()),
            Moment::Plays(seat) => {
                self.open.seat = seat;
                let swaps = self.rules().edition().swaps == Swaps::AfterTheDraw;
                self.open.rights = Rights { takes_discard: false, swaps };
                self.resume_turn(&mut ());
            }
        }
    }
}
