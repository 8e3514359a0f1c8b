//! What can be seen and counted from one seat.

use bornes::edition::{Exhausted, Length, Restart};
use bornes::{Car, Card, Edition, Hand, Kind, Km, Open, Phase, Top, Trouble, View};
use table::{Seat, Team, Viewer};

use super::TURN;
use super::road::{Road, Supply};

/// The most perils of an edition.
const PERILS: usize = Trouble::MAX as usize;

/// A trouble with the cards that bring it, end it and keep it away.
#[derive(Clone, Copy)]
pub(super) struct Peril {
    pub(super) trouble: Trouble,
    pub(super) attack: Card,
    pub(super) parade: Card,
    pub(super) botte: Option<Card>,
}

/// One moment from one seat.
pub(super) struct Scene<'a> {
    pub(super) open: &'a Open,
    pub(super) edition: &'a Edition,
    pub(super) team: Team,
    pub(super) car: Car,
    /// The seat's own cards.
    pub(super) hand: Hand,
    /// The cards known to be in the hands of the team, the seat's own among them.
    pub(super) shared: Hand,
    pub(super) perils: [Option<Peril>; PERILS],
    /// By card: how many lie where the seat cannot see them.
    pub(super) unseen: [u8; Card::MAX],
    /// How many cards the seat cannot see.
    pub(super) pool: i32,
    pub(super) road: Road,
    /// The turns to the goal with the known cards of the team.
    pub(super) plan: i32,
}

impl Scene<'_> {
    /// What the viewer of `view` sees; `None` if it has no seat.
    pub(super) fn of(view: &View) -> Option<Scene<'_>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let open = &view.open;
        let rules = open.rules();
        let edition = rules.edition();
        let team = rules.team(seat);
        let car = *open.car(team);
        let unseen = unseen(view, edition);
        let pool = unseen.iter().map(|&copies| i32::from(copies)).sum();
        let left = Km(aim(open).0.saturating_sub(car.km.0));
        let room = room_under_cap(open, edition, team);
        let road = Road::new(edition, left, &Supply { unseen: &unseen, room });
        let members = rules.members(team).iter();
        let shared: Hand = members.flat_map(|seat| view.known[seat.index()].cards()).collect();
        let plan = road.turns(left, &shared);
        let hand = view.known[seat.index()];
        let perils = perils(edition);
        Some(Scene { open, edition, team, car, hand, shared, perils, unseen, pool, road, plan })
    }

    /// What is left to the goal.
    pub(super) fn left(&self, team: Team) -> Km {
        Km(self.open.goal().0.saturating_sub(self.open.car(team).km.0))
    }

    /// The peril of a trouble.
    pub(super) fn peril(&self, trouble: Trouble) -> Option<&Peril> {
        self.perils.iter().flatten().find(|peril| peril.trouble == trouble)
    }

    /// How many copies of a card lie where the seat cannot see them.
    pub(super) fn unseen(&self, card: Card) -> i32 {
        self.unseen[card.index()].into()
    }

    /// The teams to race against.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Team> + Clone + use<> {
        let own = self.team;
        self.open.rules().all_teams().filter(move |&team| team != own)
    }

    /// How many teams there are to race against.
    pub(super) fn rivals_count(&self) -> i32 {
        i32::from(self.open.rules().teams()) - 1
    }

    /// How many cards a team holds.
    pub(super) fn held(&self, team: Team) -> i32 {
        let members = self.open.rules().members(team).iter();
        members.map(|seat| i32::from(self.open.held(seat))).sum()
    }

    /// Whether the car is on the road.
    pub(super) fn is_rolling(&self) -> bool {
        self.car.status.is_rolling(self.edition)
    }

    /// Whether the car suffers from a trouble now.
    pub(super) fn suffers(&self, trouble: Trouble) -> bool {
        self.car.status.top() == Top::Attack(trouble)
            || self.edition.is_limit(trouble) && self.car.status.is_limited()
    }

    /// Whether a car needs a green light after each parade.
    pub(super) fn owes_green(&self, car: Car) -> bool {
        self.edition.restart == Restart::GreenLight && !car.status.has_right_of_way(self.edition)
    }

    /// Whether points are counted over several rounds.
    pub(super) fn is_for_points(&self) -> bool {
        self.edition.length != Length::OneRound
    }

    /// For how many rounds of the table the stock lasts.
    pub(super) fn rounds_left(&self) -> i32 {
        i32::from(self.open.stock()) / i32::from(self.open.rules().seats())
    }

    /// How many more turns the seat will have before the cards run out, in hundredths.
    pub(super) fn time_left(&self) -> i32 {
        let afterwards = match self.edition.exhausted {
            Exhausted::NoDistanceAfoot | Exhausted::HandsEmpty | Exhausted::NobodyCanPlay => {
                i32::try_from(self.hand.len()).unwrap_or(i32::MAX)
            }
            _ => 0,
        };
        TURN * (self.rounds_left() + afterwards)
    }

    /// Whether the goal can still be reached before the cards run out.
    pub(super) fn may_arrive(&self) -> bool {
        self.plan <= self.time_left()
    }
}

/// What to race for: the goal, or the extended one while that is being decided.
fn aim(open: &Open) -> Km {
    match (open.phase(), open.rules().edition().extension) {
        (Phase::Extension, Some(extension)) => extension,
        _ => open.goal(),
    }
}

/// How many copies of each card the viewer cannot see.
fn unseen(view: &View, edition: &Edition) -> [u8; Card::MAX] {
    let mut unseen = [0; Card::MAX];
    for card in edition.catalogue.cards() {
        unseen[card.index()] = edition.catalogue.entry(card).copies;
    }
    let open = &view.open;
    let mut see = |card: Card| {
        let copies = &mut unseen[card.index()];
        *copies = copies.saturating_sub(1);
    };
    open.aside().for_each(&mut see);
    for team in open.rules().all_teams() {
        open.distances(team).for_each(&mut see);
        open.battle(team).for_each(&mut see);
        open.speed(team).for_each(&mut see);
        open.safeties(team).for_each(&mut see);
    }
    for seat in Seat::all(open.rules().seats()) {
        view.known[seat.index()].cards().for_each(&mut see);
    }
    unseen
}

/// How often a team may still lay the capped distance.
fn room_under_cap(open: &Open, edition: &Edition, team: Team) -> u8 {
    let Some(cap) = edition.cap else { return u8::MAX };
    let is_capped = |&card: &Card| edition.catalogue.kind(card) == Kind::Distance(cap.distance);
    let laid = open.distances(team).filter(is_capped).count();
    cap.times.saturating_sub(u8::try_from(laid).unwrap_or(u8::MAX))
}

/// Every peril of the edition.
fn perils(edition: &Edition) -> [Option<Peril>; PERILS] {
    let mut perils = [None; PERILS];
    let mut places = perils.iter_mut();
    for attack in edition.catalogue.cards() {
        let Kind::Hazard(trouble) = edition.catalogue.kind(attack) else { continue };
        let Some(place) = places.next() else { break };
        let (parade, botte) = (edition.parade_of(trouble), edition.botte_of(trouble));
        *place = Some(Peril { trouble, attack, parade, botte });
    }
    perils
}
