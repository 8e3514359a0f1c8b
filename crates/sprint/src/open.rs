//! What lies open on the table.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use deck::Hand;
use table::{Seat, Seats, Team};

use crate::calls::Calls;
use crate::card::{Card, Cards, Km};
use crate::discard::Discard;
use crate::event::Ending;
use crate::rules::Rules;
use crate::zone::{Laid, Zone};

/// Everything about a game that lies open on the table.
#[derive(Clone, Debug)]
pub struct Open {
    pub(crate) rules: Arc<Rules>,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// What kind of turn it is.
    pub(crate) course: Course,
    /// How many cards the seat on turn has still to draw.
    pub(crate) due: u8,
    /// What the seat on turn may do besides playing a card.
    pub(crate) rights: Rights,
    /// The card that must be used at once.
    pub(crate) forced: Option<Forced>,
    /// What may be answered.
    pub(crate) window: Option<Window>,
    /// How many windows there have been.
    pub(crate) windows: u32,
    /// What calls wait for, and what follows once they are judged.
    pub(crate) calls: Calls,
    /// Who lost their turn by the last reply that took it.
    pub(crate) lost: Seats,
    /// Who draws nothing on their next turn.
    pub(crate) grounded: Seats,
    /// How many cards each seat holds.
    pub(crate) held: [u8; Seat::MAX],
    /// How many cards the stock has.
    pub(crate) stock: u8,
    pub(crate) discard: Discard,
    /// The cards that are out of the game.
    pub(crate) out: Hand,
    pub(crate) zones: [Zone; Seat::MAX],
    /// Which attacks may land, one byte for each team: kept up by [`Sprint::change_zone`], because
    /// asking every zone at every turn is a good part of a playout.
    pub(crate) exposed: u64,
    /// The demands that lie beside the seats.
    pub(crate) markers: [Option<Marker>; Seat::MAX],
    /// The faces that they name: most cards are drawn without looking at any demand.
    pub(crate) demanded: Cards,
    /// How many turns in a row have changed no zone.
    pub(crate) idle: u16,
    /// Whether this turn has changed a zone.
    pub(crate) moved: Moved,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the deal; who begins is drawn by lot if nobody is named.
    Deal {
        /// Who begins.
        first: Option<Seat>,
    },
    /// The seat on turn is to draw.
    Draw,
    /// The seat on turn is to play.
    Act,
    /// A card must be used at once: [`Open::forced`].
    Use,
    /// Something may be answered: [`Open::window`].
    Window,
    /// The seat on turn looks into a hand and chooses a card.
    Search {
        /// Whose hand.
        of: Seat,
    },
    /// A seat takes the distance that its call has won.
    Rob {
        /// Who.
        seat: Seat,
    },
    /// A seat pays for a wrong call.
    Pay {
        /// Who.
        seat: Seat,
    },
    /// The discard pile is shuffled into a new stock; then drawing goes on.
    Reshuffle(Resume),
    /// A card is picked blind from the hand of a seat that has made a mistake.
    Fine {
        /// Whose hand.
        seat: Seat,
    },
    /// The game is over.
    Over(Ending),
}

/// How drawing goes on once there is a new stock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resume {
    /// The seat on turn draws what is due.
    Drawing,
    /// The seat on turn fills its hand before it takes a card.
    Beginning,
    /// The seat on turn fills its hand before another turn begins.
    Ending {
        /// Whose turn begins.
        next: Seat,
        /// What kind of turn.
        course: Course,
    },
}

/// What kind of turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Course {
    /// An ordinary turn.
    Normal,
    /// The turn that a parade has taken: nothing is drawn, and it may be passed.
    Reply,
    /// The further turn that a botte brings.
    Replay,
}

/// What the seat on turn may do besides playing a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rights {
    /// Whether the first card may still be taken from the discard pile.
    pub(crate) takes_discard: bool,
    /// Whether a pair may be swapped once everything is drawn.
    pub(crate) swaps: bool,
}

/// Whether this turn has changed a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moved {
    /// Not yet.
    Nothing,
    /// A card came to rest in one, or left it.
    Something,
}

/// A card that must be used at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forced {
    /// By whom.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// How play goes on afterwards.
    pub after: After,
}

/// How play goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum After {
    /// The turn ends.
    TurnEnds,
    /// The turn goes on where it stopped.
    GoesOn,
    /// A turn begins that was won by a reply or a botte.
    TurnOf(Seat, Course),
}

/// Something that may be answered. It opens on what everybody saw, never on what somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Window {
    /// An attack.
    Attack {
        /// The card.
        card: Card,
        /// Who laid it or turned it.
        by: Seat,
        /// The team that suffers it.
        on: Team,
    },
    /// A distance.
    Distance {
        /// The distance, with what multiplies it.
        what: Laid,
        /// Who laid it.
        by: Seat,
        /// What was said about it.
        said: Announcement,
        /// Who has called it silent.
        called: Seats,
    },
}

/// What was said about a distance, and whether it was right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Announcement {
    /// Nothing yet.
    Nothing,
    /// The right number.
    Right,
    /// A wrong number, which cannot be corrected.
    Wrong,
}

/// A demand that lies beside a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marker {
    /// Who demands.
    pub by: Seat,
    /// Which card.
    pub face: Card,
    /// Where it is looked for.
    pub watches: Watches,
}

/// Where a demand that waits looks for its card. (RUS-A24)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Watches {
    /// In the hand.
    Hand,
    /// In the hand and in the zone: another card than at first was named.
    HandAndZone,
}

impl Marker {
    /// Whether this seat waits for this card.
    pub(crate) fn is_for(self, by: Seat, face: Card) -> bool {
        (self.by, self.face) == (by, face)
    }
}

impl Open {
    /// The rules of the table.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn is running; nobody's before the deal and after the end.
    pub fn seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Deal { .. } | Phase::Over(_) => None,
            _ => Some(self.seat),
        }
    }

    /// What kind of turn it is.
    pub fn course(&self) -> Course {
        self.course
    }

    /// How many cards the seat on turn has still to draw.
    pub fn due(&self) -> u8 {
        self.due
    }

    /// The card that must be used at once, while no window is open on its use.
    pub fn forced(&self) -> Option<Forced> {
        self.forced.filter(|_| self.phase == Phase::Use)
    }

    /// What may be answered.
    pub fn window(&self) -> Option<Window> {
        self.window.filter(|_| self.phase == Phase::Window)
    }

    /// Whose turn begins if nobody answers the open distance; nobody's if it wins, if it has to be
    /// handed over, or if the turn goes on after it.
    pub fn follower(&self) -> Option<Seat> {
        let Some(Window::Distance { by, what, .. }) = self.window() else { return None };
        let km = self.zone(self.rules.team(by)).km();
        match self.forced.map_or(After::TurnEnds, |forced| forced.after) {
            _ if km >= self.goal() => None,
            _ if self.due_from_zone(self.partners(by), what.card()).is_some() => None,
            After::TurnEnds => Some(self.seat.left(self.rules.seats())),
            After::TurnOf(seat, _) => Some(seat),
            After::GoesOn => None,
        }
    }

    /// Who lost their turn by the last reply that took it.
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

    /// The discard pile.
    pub fn discard(&self) -> &Discard {
        &self.discard
    }

    /// The cards that are out of the game.
    pub fn out(&self) -> &Hand {
        &self.out
    }

    /// What lies before a team.
    pub fn zone(&self, team: Team) -> &Zone {
        &self.zones[team.index()]
    }

    /// The demand that lies beside a seat.
    pub fn marker(&self, seat: Seat) -> Option<Marker> {
        self.markers[seat.index()]
    }

    /// Of whom a distance is due that comes to rest in a zone which these seats share, and to whom.
    pub(crate) fn due_from_zone(&self, sharing: Seats, face: Card) -> Option<(Seat, Seat)> {
        sharing.iter().find_map(|of| {
            let marker = self.marker(of)?;
            let is_due = marker.watches == Watches::HandAndZone && marker.face == face;
            is_due.then_some((of, marker.by))
        })
    }

    /// The seats that share the zone of `seat`, without itself.
    pub(crate) fn partners(&self, seat: Seat) -> Seats {
        self.rules.members(self.rules.team(seat)).without(seat)
    }

    /// The distance to reach or pass.
    pub fn goal(&self) -> Km {
        self.rules.edition().goal
    }

    /// What is simply equal or not.
    fn fields(&self) -> impl Hash + Eq {
        let course = (self.phase, self.seat, self.course, self.due, self.rights, self.forced);
        let counts = (self.held, self.stock, self.idle, self.moved);
        (course, (self.window, self.windows), self.calls, self.lost, self.grounded, counts)
    }

    /// The table before the deal.
    pub(crate) fn new(rules: &Arc<Rules>, first: Option<Seat>) -> Open {
        Open {
            rules: Arc::clone(rules),
            phase: Phase::Deal { first },
            seat: first.unwrap_or(Seat(0)),
            course: Course::Normal,
            due: 0,
            rights: Rights { takes_discard: true, swaps: false },
            forced: None,
            window: None,
            windows: 0,
            calls: Calls::NONE,
            lost: Seats::NONE,
            grounded: Seats::NONE,
            held: [0; Seat::MAX],
            stock: 0,
            discard: Discard::EMPTY,
            out: Hand::EMPTY,
            zones: [Zone::EMPTY; Seat::MAX],
            exposed: rules.masks().exposed_at_start(rules.teams()),
            markers: [None; Seat::MAX],
            demanded: Cards::default(),
            idle: 0,
            moved: Moved::Nothing,
        }
    }
}

impl PartialEq for Open {
    fn eq(&self, other: &Open) -> bool {
        self.rules == other.rules
            && self.fields() == other.fields()
            && self.zones == other.zones
            && self.markers == other.markers
            && (&self.discard, &self.out) == (&other.discard, &other.out)
    }
}

impl Eq for Open {}

impl Hash for Open {
    /// The rules are left out: games of different tables are not kept together.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fields().hash(state);
        self.zones.hash(state);
        self.markers.hash(state);
        self.discard.hash(state);
        self.out.hash(state);
    }
}
