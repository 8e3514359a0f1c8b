//! The game: what everybody sees, what is hidden, and the contract kept.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use table::{Chance, Game, Seat, Seats, Team, Turn, Viewer, Witness};

use crate::action::Action;
use crate::apply::Flow;
use crate::car::{Car, Status};
use crate::card::{Card, Km};
use crate::event::{Ending, Event, Seen};
use crate::illegal::Illegal;
use crate::pile::{Ground, Stock};
use crate::rules::Rules;
use crate::score::Score;
use crate::view::View;
use deck::Hand;

/// A round of a card game of the family, at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Race {
    /// What everybody sees.
    pub(crate) open: Open,
    /// What each seat holds.
    pub(crate) hands: [Hand; Seat::MAX],
    /// The face-down pile.
    pub(crate) stock: Stock,
    /// Who may still answer the open window. Who declined is nobody's business.
    pub(crate) asked: Seats,
    /// How many distance cards the stock still has.
    pub(crate) distances_in_stock: u8,
    /// How many distance cards the stock and the hands still have.
    pub(crate) distances_afoot: u8,
}

/// Everything about a round that lies open on the table.
#[derive(Clone, Debug)]
pub struct Open {
    pub(crate) rules: Arc<Rules>,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) dealer: Seat,
    /// Who lost their turn by the last coup-fourré.
    pub(crate) lost: Seats,
    /// The distance to cover.
    pub(crate) goal: Km,
    /// Who called for the extended goal.
    pub(crate) caller: Option<Team>,
    /// How many cards each seat holds.
    pub(crate) held: [u8; Seat::MAX],
    /// How many cards the stock has.
    pub(crate) stock: u8,
    pub(crate) cars: [Car; Seat::MAX],
    /// Which attacks may land, one byte for each team: kept up by [`Open::set_status`], because
    /// asking every car at every turn is a fifth of a playout.
    pub(crate) exposed: u64,
    pub(crate) ground: Ground,
    /// The points of each team before this round.
    pub(crate) points: [u16; Seat::MAX],
}

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the deal; the dealer is drawn by lot if nobody is named.
    Deal {
        /// Who deals.
        dealer: Option<Seat>,
    },
    /// The seat on turn is to play.
    Play,
    /// An attack was laid and may be answered.
    Window(Window),
    /// The seat on turn has met the goal and decides whether it is extended.
    Extension,
    /// The round is over.
    Over(Ending),
}

/// The time to answer an attack. It opens on what everybody saw, never on what somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// The attack.
    pub card: Card,
    /// The team that suffers it.
    pub on: Team,
}

impl Open {
    /// The rules of the table.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Where the round stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn is running; nobody's before the deal and after the end.
    pub fn seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play | Phase::Window(_) | Phase::Extension => Some(self.seat),
            Phase::Deal { .. } | Phase::Over(_) => None,
        }
    }

    /// Who deals this round.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who lost their turn by the last coup-fourré.
    pub fn lost(&self) -> Seats {
        self.lost
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    /// How many cards the stock has.
    pub fn stock(&self) -> u8 {
        self.stock
    }

    /// What stands before a team.
    pub fn car(&self, team: Team) -> &Car {
        &self.cars[team.index()]
    }

    /// The points of a team before this round.
    pub fn points(&self, team: Team) -> u16 {
        self.points[team.index()]
    }

    /// The distance cards of a team, in the order they were laid.
    pub fn distances(&self, team: Team) -> impl Iterator<Item = Card> {
        self.ground.pile(team, self.rules.masks().distances)
    }

    /// The battle pile of a team, bottom to top.
    pub fn battle(&self, team: Team) -> impl Iterator<Item = Card> {
        self.ground.pile(team, self.rules.masks().battle)
    }

    /// The speed pile of a team, bottom to top.
    pub fn speed(&self, team: Team) -> impl Iterator<Item = Card> {
        self.ground.pile(team, self.rules.masks().speed)
    }

    /// The safeties of a team, in the order they were laid.
    pub fn safeties(&self, team: Team) -> impl Iterator<Item = Card> {
        self.ground.pile(team, self.rules.masks().safeties)
    }

    /// Whether a safety of a team was laid by coup-fourré.
    pub fn is_coup(&self, team: Team, safety: Card) -> bool {
        self.car(team).is_coup(self.rules.edition().safety_place(safety))
    }

    /// The cards cast aside, the latest first: the discard pile, or the tray of cancelled attacks.
    pub fn aside(&self) -> impl ExactSizeIterator<Item = Card> {
        self.ground.aside()
    }

    /// Every card that lies face up, wherever.
    #[inline]
    pub fn face_up(&self) -> impl Iterator<Item = Card> {
        self.ground.cards()
    }

    /// The distance to cover.
    #[inline]
    pub fn goal(&self) -> Km {
        self.goal
    }

    /// The team that called for the extended goal, if one did.
    pub fn caller(&self) -> Option<Team> {
        self.caller
    }

    /// Whether the goal may still be extended by those who meet it.
    pub fn is_extensible(&self) -> bool {
        self.caller.is_none() && self.rules.edition().extension.is_some()
    }

    /// Makes the extended distance the goal of everybody.
    pub(crate) fn extend(&mut self, caller: Team) {
        self.caller = Some(caller);
        self.goal = self.rules.edition().extension.unwrap_or(self.goal);
    }

    /// What is simply equal or not.
    fn fields(&self) -> impl Hash + Eq {
        let counts = (self.held, self.stock, self.points);
        let trip = (self.goal, self.caller);
        (self.phase, self.seat, self.dealer, self.lost, self.exposed, trip, counts)
    }

    pub(crate) fn new(rules: &Arc<Rules>, dealer: Option<Seat>) -> Open {
        Open {
            rules: Arc::clone(rules),
            phase: Phase::Deal { dealer },
            seat: Seat(0),
            dealer: dealer.unwrap_or(Seat(0)),
            lost: Seats::NONE,
            goal: rules.edition().goal,
            caller: None,
            held: [0; Seat::MAX],
            stock: 0,
            cars: [Car::default(); Seat::MAX],
            exposed: rules.masks().exposed_at_start(rules.teams()),
            ground: Ground::EMPTY,
            points: [0; Seat::MAX],
        }
    }

    /// Notes what the piles of a team now amount to.
    #[inline]
    pub(crate) fn set_status(&mut self, team: Team, status: Status) {
        self.cars[team.index()].status = status;
        let shift = 8 * team.0;
        self.exposed = self.exposed & !(0xff << shift) | self.rules.masks().open(status) << shift;
    }
}

/// Two tables are equal if every pile is, whatever lay down first of two different piles.
impl PartialEq for Open {
    fn eq(&self, other: &Open) -> bool {
        self.rules == other.rules
            && self.fields() == other.fields()
            && self.cars == other.cars
            && self.aside().eq(other.aside())
            && self.rules.all_teams().all(|team| self.zone(team) == other.zone(team))
    }
}

impl Eq for Open {}

impl Hash for Open {
    /// The rules are left out: games of different tables are not kept together.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fields().hash(state);
        self.cars.hash(state);
        self.aside().for_each(|card| card.hash(state));
        for team in self.rules.all_teams() {
            self.battle(team).chain(self.speed(team)).for_each(|card| card.hash(state));
        }
    }
}

impl Race {
    /// What lies open on the table.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The rules of the table.
    #[inline]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.open.rules
    }

    /// What a seat holds. For hosts and tests; players get a [`View`].
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The face-down pile, bottom first. For hosts and tests; players get a [`View`].
    pub fn stock(&self) -> &[Card] {
        self.stock.cards()
    }

    /// Who may still answer the open window.
    pub fn asked(&self) -> Seats {
        self.asked
    }

    pub(crate) fn from_open(open: Open) -> Race {
        Race {
            open,
            hands: [Hand::default(); Seat::MAX],
            stock: Stock::EMPTY,
            asked: Seats::NONE,
            distances_in_stock: 0,
            distances_afoot: 0,
        }
    }
}

impl Game for Race {
    type Setup = Arc<Rules>;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Illegal = Illegal;
    type Score = Score;

    fn new(rules: &Arc<Rules>) -> Race {
        Race::from_open(Open::new(rules, rules.edition().dealer))
    }

    fn seats(&self) -> Seats {
        Seats::all(self.rules().seats())
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Deal { .. } => Turn::Chance,
            Phase::Play | Phase::Extension => Turn::Waiting(Seats::only(self.open.seat)),
            Phase::Window(_) => Turn::Asking(self.asked),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_actions(seat, actions);
    }

    #[inline]
    fn pick(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        self.pick_action(seat, choose)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.objections(seat, action).next().map_or(Ok(()), Err)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        let flow = match action {
            Action::Lay { card } => self.lay(seat, card, witness),
            Action::Attack { card, on } => self.attack(seat, card, on, witness),
            Action::Discard { card } => self.discard(seat, card, witness),
            Action::Pass => self.pass(seat, witness),
            Action::Extend => self.extend(seat, witness),
            Action::Stop => self.end(Ending::Goal, witness),
            Action::Reply { card } => self.reply(seat, card, witness),
            Action::Decline => self.decline(seat, witness),
        };
        if flow == Flow::TurnEnds {
            self.end_turn(witness);
        }
    }

    fn shuffle(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.deal(chance, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        event.seen_by(viewer, self.rules())
    }

    fn winners(&self) -> Seats {
        self.open.winners()
    }

    fn score(&self) -> Option<Score> {
        self.open.score()
    }

    fn next_round(&self) -> Option<Race> {
        let score = self.open.score()?;
        if score.is_match_over() {
            return None;
        }
        let dealer = self.open.dealer.left(self.rules().seats());
        let mut open = Open::new(self.rules(), Some(dealer));
        for team in self.rules().all_teams() {
            open.points[team.index()] = score.total(team);
        }
        Some(Race::from_open(open))
    }
}
