//! Positions as they are written down, and games that begin from them.

use std::sync::Arc;

use deck::{Hand, Pack};
use table::{Seat, Seats, Team, Viewer};

use crate::card::{Card, Special};
use crate::edition::{Drawing, Swaps};
use crate::game::Sprint;
use crate::interlude::Interlude;
use crate::open::{Course, Marker, Open, Phase, Rights, Window};
use crate::rules::Rules;
use crate::view::View;
use crate::zone::{DISTANCES_MAX, Laid};

/// A position: everything that lies somewhere, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Who looks, if the position is what one viewer sees.
    pub viewer: Option<Viewer>,
    /// Whose turn it is, and whether the draw is still to come.
    pub turn: Option<Moment>,
    /// What each seat holds.
    pub hands: Vec<Pack>,
    /// What lies before each team.
    pub zones: Vec<Layout>,
    /// The demands that lie beside the seats.
    pub markers: Vec<Option<Marker>>,
    /// The stock, top first.
    pub stock: Pack,
    /// What becomes of the cards that are not mentioned.
    pub rest: Rest,
    /// The discard pile, top first.
    pub discard: Vec<Card>,
    /// The cards that are out of the game.
    pub out: Vec<Card>,
    /// What interrupts the ordinary course of a turn; only views tell.
    pub interlude: Interlude,
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
    /// More cards than the deck has, counting the unknown ones.
    TooManyUnknown,
    /// Unknown cards in a position that is not one viewer's.
    Unknown,
    /// A view shows what its viewer cannot see, or hides what it sees.
    NotAView,
    /// What one viewer sees can be looked at, not played.
    OnlyAView,
    /// What interrupts a turn is told by views alone.
    Interrupted,
    /// A window on what does not lie there, or that nobody is left to answer.
    NoWindow,
    /// What must be done at once cannot be due at this moment.
    WrongMoment,
    /// A car stands at the goal or past it while the game is going on.
    PastGoal,
}

impl Position {
    /// Nothing lies anywhere.
    pub fn new(rules: &Rules) -> Position {
        Position {
            viewer: None,
            turn: None,
            hands: vec![Pack::default(); rules.seats().into()],
            zones: vec![Layout::default(); rules.teams().into()],
            markers: vec![None; rules.seats().into()],
            stock: Pack::default(),
            rest: Rest::BelowStock,
            discard: Vec::new(),
            out: Vec::new(),
            interlude: Interlude::NONE,
        }
    }

    /// Where every card of a game lies. What interrupts a turn is left out.
    pub fn of(game: &Sprint) -> Position {
        let seats = Seat::all(game.rules().seats());
        Position {
            hands: seats.map(|seat| game.hand(seat).cards().collect()).collect(),
            stock: game.stock().iter().rev().copied().collect(),
            ..Position::of_table(&game.open)
        }
    }

    /// What lies open on a table.
    fn of_table(open: &Open) -> Position {
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
        Position {
            turn: open.seat().map(|_| Moment::of(open)),
            zones: rules.all_teams().map(layout).collect(),
            markers: Seat::all(rules.seats()).map(|seat| open.marker(seat)).collect(),
            rest: Rest::Nowhere,
            discard: open.discard.iter().collect(),
            out: open.out.cards().collect(),
            ..Position::new(rules)
        }
    }

    /// Whose turn it is: as written, or the first one.
    fn moment(&self, rules: &Rules) -> Moment {
        self.turn.unwrap_or(Moment::Begins(rules.edition().first.unwrap_or(Seat(0))))
    }

    /// Every card that is mentioned.
    fn cards(&self, rules: &Rules) -> Vec<Card> {
        let packs = self.hands.iter().chain([&self.stock]);
        let mut cards: Vec<Card> = packs.flat_map(|pack| &pack.cards).copied().collect();
        cards.extend(self.discard.iter().chain(&self.out));
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

    /// The cards of the deck that a position does not mention, in the order of the catalogue.
    fn rest_of(&self, position: &Position) -> Result<Vec<Card>, Misplaced> {
        let mut rest: Vec<Card> = self.deck().cards().to_vec();
        for card in position.cards(self) {
            let at = rest.iter().position(|&other| other == card);
            rest.remove(at.ok_or(Misplaced::TooMany(card))?);
        }
        Ok(rest)
    }
}

impl Sprint {
    /// The game that begins from a position.
    pub fn place(rules: &Arc<Rules>, position: &Position) -> Result<Sprint, Misplaced> {
        if position.viewer.is_some() {
            return Err(Misplaced::OnlyAView);
        }
        if position.interlude != Interlude::NONE {
            return Err(Misplaced::Interrupted);
        }
        if position.hands.iter().chain([&position.stock]).any(|pack| pack.unknown > 0) {
            return Err(Misplaced::Unknown);
        }
        let rest = rules.rest_of(position)?;
        let mut game = Sprint::with_table(rules, position)?;
        for (seat, pack) in Seat::all(rules.seats()).zip(&position.hands) {
            pack.cards.iter().for_each(|&card| game.receive(seat, card));
        }
        let below = match position.rest {
            Rest::BelowStock => rest,
            Rest::Nowhere => Vec::new(),
        };
        game.stock = below.into_iter().chain(position.stock.cards.iter().rev().copied()).collect();
        game.open.stock = game.stock.len();
        game.begin_from(position);
        Ok(game)
    }

    /// A game with what lies open in a position, and nothing else.
    fn with_table(rules: &Arc<Rules>, position: &Position) -> Result<Sprint, Misplaced> {
        let mut game = Sprint::from_open(Open::new(rules, rules.edition().first));
        for (team, layout) in rules.all_teams().zip(&position.zones) {
            game.lay_out(team, layout)?;
        }
        game.place_markers(position)?;
        game.open.discard = position.discard.iter().rev().copied().collect();
        game.open.out = position.out.iter().copied().collect();
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

    /// Begins the turn that the position says, or the first one.
    fn begin_from(&mut self, position: &Position) {
        match position.moment(self.rules()) {
            Moment::Begins(seat) => self.begin_turn(seat, Course::Normal, &mut ()),
            Moment::Plays(seat) => {
                self.open.seat = seat;
                self.open.rights = Rights { takes_discard: false, swaps: self.rules().swaps() };
                self.resume_turn(&mut ());
            }
        }
    }
}

impl Rules {
    /// Whether a turn may begin with a swap.
    pub(crate) fn swaps(&self) -> bool {
        self.edition().swaps == Swaps::AfterTheDraw
    }
}

impl View {
    /// The view that `position` describes. What its viewer knows of other hands is taken for what
    /// everybody has seen, for a position does not tell who was shown a card.
    pub fn place(rules: &Arc<Rules>, position: &Position) -> Result<View, Misplaced> {
        let viewer = position.viewer.ok_or(Misplaced::NotAView)?;
        let own = |seat: Seat| position.hands.get(seat.index()).map_or(0, |hand| hand.unknown);
        let hides = matches!(viewer, Viewer::Seat(seat) if own(seat) > 0);
        if hides || !position.stock.cards.is_empty() {
            return Err(Misplaced::NotAView);
        }
        let rest = rules.rest_of(position)?.len();
        let Sprint { mut open, mut known, .. } = Sprint::with_table(rules, position)?;
        let unknown: usize = position.hands.iter().map(|hand| usize::from(hand.unknown)).sum();
        let left = rest.checked_sub(unknown).ok_or(Misplaced::TooManyUnknown)?;
        let stock = match position.rest {
            Rest::BelowStock => left,
            Rest::Nowhere => position.stock.unknown.into(),
        };
        if left < stock {
            return Err(Misplaced::TooManyUnknown);
        }
        open.stock = u8::try_from(stock).map_err(|_| Misplaced::TooManyUnknown)?;
        let mut hands = [Hand::EMPTY; Seat::MAX];
        for (seat, pack) in Seat::all(rules.seats()).zip(&position.hands) {
            let held = pack.cards.len() + usize::from(pack.unknown);
            open.held[seat.index()] = u8::try_from(held).map_err(|_| Misplaced::TooManyUnknown)?;
            hands[seat.index()] = pack.cards.iter().copied().collect();
            if viewer != Viewer::Seat(seat) {
                pack.cards.iter().for_each(|&card| known.show(seat, card));
            }
        }
        open.stand_at(position.moment(rules));
        let (asked, renaming) = (false, Seats::NONE);
        let mut view = View { viewer, open, known: hands, asked, renaming, memory: known };
        view.interrupt(&position.interlude)?;
        view.open.goes_on().then_some(view).ok_or(Misplaced::PastGoal)
    }

    /// This view as a position.
    pub fn position(&self) -> Position {
        let hand = |seat: Seat| {
            let known: Pack = self.known[seat.index()].cards().collect();
            let count = u8::try_from(known.cards.len()).expect("one deck");
            Pack { unknown: self.open.held(seat) - count, ..known }
        };
        Position {
            viewer: Some(self.viewer),
            hands: Seat::all(self.open.rules.seats()).map(hand).collect(),
            stock: Pack { cards: Vec::new(), unknown: self.open.stock },
            interlude: Interlude::of(self),
            rest: if self.unaccounted() > 0 { Rest::Nowhere } else { Rest::BelowStock },
            ..Position::of_table(&self.open)
        }
    }
}

impl Open {
    /// Puts the table where a turn begins or goes on, as far as one who looks on can tell.
    fn stand_at(&mut self, moment: Moment) {
        let (Moment::Begins(seat) | Moment::Plays(seat)) = moment;
        self.seat = seat;
        self.due = self.due_at(moment);
        self.rights = Rights { takes_discard: self.due > 0, swaps: self.rules.swaps() };
        self.phase = if self.due > 0 { Phase::Draw } else { Phase::Act };
    }

    /// How many cards are to be drawn at a moment that nothing interrupts.
    pub(crate) fn due_at(&self, moment: Moment) -> u8 {
        let missing = |seat: Seat| match self.rules.edition().drawing {
            Drawing::FillsUpTo(full) => full.saturating_sub(self.held(seat)),
            Drawing::TakesOneBeyond(_) => 1,
        };
        let is_out_of_cards = self.stock == 0 && self.discard.is_empty();
        match moment {
            Moment::Begins(seat) if !is_out_of_cards => missing(seat),
            Moment::Begins(_) | Moment::Plays(_) => 0,
        }
    }

    /// Whether nobody has won: a distance that may be answered does not count yet.
    fn goes_on(&self) -> bool {
        let answerable = match self.window {
            Some(Window::Distance { by, .. }) => Some(self.rules.team(by)),
            Some(Window::Attack { .. }) | None => None,
        };
        let mut teams = self.rules.all_teams();
        teams.all(|team| self.zone(team).km() < self.goal() || answerable == Some(team))
    }
}
