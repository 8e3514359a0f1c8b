//! The game: what everybody sees, what is hidden, and the contract kept.

use std::sync::Arc;

use deck::{Hand, Stock};
use table::{Chance, Game, Seat, Seats, Team, Turn, Viewer, Witness};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Seen};
use crate::illegal::Illegal;
use crate::known::Known;
use crate::open::{Marker, Open, Phase, Window};
use crate::rules::Rules;
use crate::score::Score;
use crate::view::View;
use crate::zone::Zone;

/// A game of the family, at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sprint {
    /// What everybody sees.
    pub(crate) open: Open,
    /// What each seat holds.
    pub(crate) hands: [Hand; Seat::MAX],
    /// The face-down pile.
    pub(crate) stock: Stock,
    /// Who may still answer the open window. Who declined is nobody's business.
    pub(crate) asked: Seats,
    /// Of whom the seat on turn may demand another card, having drawn the one it had demanded.
    pub(crate) renaming: Seats,
    /// What seats have been shown of other hands.
    pub(crate) known: Known,
}

impl Sprint {
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

    /// Lets somebody answer.
    #[inline]
    pub(crate) fn open_window(&mut self, window: Window, asked: Seats) {
        self.open.window = Some(window);
        self.open.windows += 1;
        self.open.phase = Phase::Window;
        self.asked = asked;
    }

    /// Lays a demand beside a seat, or takes it away.
    pub(crate) fn set_marker(&mut self, of: Seat, marker: Option<Marker>) {
        self.open.markers[of.index()] = marker;
        self.open.demanded = self.open.markers.iter().flatten().map(|marker| marker.face).collect();
    }

    pub(crate) fn from_open(open: Open) -> Sprint {
        Sprint {
            open,
            hands: [Hand::EMPTY; Seat::MAX],
            stock: Stock::EMPTY,
            asked: Seats::NONE,
            renaming: Seats::NONE,
            known: Known::NOTHING,
        }
    }

    /// The zone of a seat's team.
    #[inline]
    pub(crate) fn zone_of(&self, seat: Seat) -> &Zone {
        &self.open.zones[self.rules().team(seat).index()]
    }

    /// Changes what distances lie before a team.
    #[inline]
    pub(crate) fn zone_mut(&mut self, team: Team) -> &mut Zone {
        &mut self.open.zones[team.index()]
    }

    /// Changes what attacks and safeties lie before a team.
    #[inline]
    pub(crate) fn change_zone<R>(&mut self, team: Team, change: impl FnOnce(&mut Zone) -> R) -> R {
        let result = change(&mut self.open.zones[team.index()]);
        self.note_exposure(team);
        result
    }

    /// Notes which attacks may land on a team.
    pub(crate) fn note_exposure(&mut self, team: Team) {
        let shift = 8 * team.0;
        let open = self.rules().masks().exposed(self.open.zone(team));
        self.open.exposed = self.open.exposed & !(0xff << shift) | open << shift;
    }
}

impl Game for Sprint {
    type Setup = Arc<Rules>;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Illegal = Illegal;
    type Score = Score;

    fn new(rules: &Arc<Rules>) -> Sprint {
        Sprint::from_open(Open::new(rules, rules.edition().first))
    }

    fn seats(&self) -> Seats {
        Seats::all(self.rules().seats())
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Draw | Phase::Act | Phase::Search { .. } => {
                Turn::Waiting(Seats::only(self.open.seat))
            }
            Phase::Window => Turn::Asking(self.asked),
            Phase::Use => {
                let forced = self.open.forced.expect("a card that must be used");
                Turn::Waiting(Seats::only(forced.seat))
            }
            Phase::Rob { seat } | Phase::Pay { seat } => Turn::Waiting(Seats::only(seat)),
            Phase::Deal { .. } | Phase::Reshuffle(_) | Phase::Fine { .. } => Turn::Chance,
            Phase::Over(_) => Turn::Over,
        }
    }

    #[inline]
    fn skip_helpless(&mut self, asked: Seats, witness: &mut impl Witness<Event>) -> Seats {
        let Some(window) = self.open.window else { return asked };
        let answers = self.rules().masks().answers(window).0;
        let can_answer = |seat: Seat| self.hands[seat.index()].kinds().0 & answers != 0;
        self.asked = asked.iter().filter(|&seat| can_answer(seat)).collect();
        for seat in asked.iter().filter(|&seat| !self.asked.has(seat)) {
            witness.saw(Event::Declined { seat });
        }
        if self.asked.is_empty() {
            self.close_window(witness);
        }
        self.asked
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_actions(seat, actions);
    }

    #[inline]
    fn pick(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        self.pick_action(seat, choose)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.objection(seat, action) {
            Some(why) if !self.is_mistake(why) => Err(why),
            Some(_) | None => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        if self.rules().edition().punishes_mistakes() && self.objection(seat, action).is_some() {
            return self.punish(seat, action, witness);
        }
        self.play(seat, action, witness);
    }

    fn shuffle(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match self.open.phase {
            Phase::Reshuffle(resume) => self.reshuffle(resume, chance, witness),
            Phase::Fine { seat } => self.fine(seat, chance, witness),
            _ => self.deal(chance, witness),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        event.seen_by(viewer)
    }

    fn winners(&self) -> Seats {
        self.open.winners()
    }

    fn score(&self) -> Option<Score> {
        self.open.score()
    }
}
