//! What can be seen and counted from one seat.

use std::cell::OnceCell;

use sprint::{Card, Cards, Edition, Hand, Km, Laid, Open, Rules, Special, View, Zone};
use table::{Seat, Team, Viewer};

/// For every so many kilometres that a rival lies behind the first one, what hurts it is worth a
/// percent less: it is not the one to beat.
const KM_A_PERCENT: i32 = 8;

/// Even the last one can still win.
const LAST_PERCENT: i32 = 20;

/// A rival that has no more than this left may finish on its next turn.
const NEAR: i32 = 200;

/// Somebody about to finish must be stopped: everybody else can only lose.
const NEAR_PERCENT: i32 = 200;

/// One moment from one seat.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) open: &'a Open,
    pub(super) rules: &'a Rules,
    pub(super) edition: &'a Edition,
    pub(super) seat: Seat,
    pub(super) team: Team,
    pub(super) zone: &'a Zone,
    /// The seat's own cards.
    pub(super) hand: Hand,
    /// By card: how many lie where the seat cannot see them.
    unseen: [u8; Card::MAX],
    /// How many cards the seat cannot see.
    pub(super) pool: i32,
    /// By team: how much it is in the way, in percent.
    weights: [i32; Seat::MAX],
    /// By card: what using it at once would gain; counted when it is first asked for.
    pub(super) uses: OnceCell<[i32; Card::MAX]>,
}

impl Scene<'_> {
    /// What the viewer of `view` sees; `None` if it has no seat.
    pub(super) fn of(view: &View) -> Option<Scene<'_>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let open = &view.open;
        let rules = open.rules();
        let team = rules.team(seat);
        let unseen = unseen(view);
        Some(Scene {
            view,
            open,
            rules,
            edition: rules.edition(),
            seat,
            team,
            zone: open.zone(team),
            hand: view.known[seat.index()],
            unseen,
            pool: unseen.iter().map(|&copies| i32::from(copies)).sum(),
            weights: weights(open, team),
            uses: OnceCell::new(),
        })
    }

    /// The teams to race against.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Team> + Clone + use<> {
        let own = self.team;
        self.rules.all_teams().filter(move |&team| team != own)
    }

    /// How much a team is in the way, in percent.
    pub(super) fn weight(&self, team: Team) -> i32 {
        self.weights[team.index()]
    }

    /// How much the rival who is most in the way is so, in percent.
    pub(super) fn top_weight(&self) -> i32 {
        self.weights.into_iter().max().unwrap_or(0)
    }

    /// What a team has left to the goal.
    pub(super) fn left(&self, team: Team) -> i32 {
        i32::from(self.open.goal().0) - i32::from(self.open.zone(team).km().0)
    }

    /// What the seat's own team has left to the goal.
    pub(super) fn to_go(&self) -> i32 {
        self.left(self.team)
    }

    /// The kilometres of a distance with so many accelerators.
    pub(super) fn km(&self, card: Card, accelerators: u8) -> i32 {
        let Km(km) = self.rules.km(Laid::new(card, accelerators));
        km.into()
    }

    /// Whether a card is the one of a special kind.
    pub(super) fn is(&self, card: Card, special: Special) -> bool {
        self.rules.special(special) == Some(card)
    }

    /// Whether the seat holds one of these cards.
    pub(super) fn holds_any(&self, cards: Cards) -> bool {
        self.hand.kinds().has_any(cards)
    }

    /// Whether an attack can land on the seat's own team, or lies there already, and no safety in
    /// its hand waits for it.
    pub(super) fn fears(&self, attack: Card) -> bool {
        let keepers = self.rules.keepers_of(attack);
        let is_safe = self.rules.safeties_in(self.zone).any(|(safety, _)| keepers.has(safety));
        !is_safe && !self.holds_any(keepers)
    }

    /// Whether an attack lies on the seat's own team.
    pub(super) fn suffers(&self, attack: Card) -> bool {
        self.zone.attacks().any(|lying| lying == attack)
    }

    /// How many copies of some cards lie where the seat cannot see them.
    pub(super) fn unseen(&self, cards: Cards) -> i32 {
        cards.iter().map(|card| i32::from(self.unseen[card.index()])).sum()
    }

    /// How likely a seat holds one of some cards, in percent.
    pub(super) fn odds(&self, seat: Seat, cards: Cards) -> i32 {
        let known = &self.view.known[seat.index()];
        if known.kinds().has_any(cards) {
            return 100;
        }
        let hidden = i32::from(self.open.held(seat)) - i32::try_from(known.len()).unwrap_or(0);
        let pool = self.pool.max(1);
        let others = pool - self.unseen(cards);
        100 - (0..hidden).fold(100, |percent, _| percent * others / pool)
    }

    /// How likely a team holds one of some cards, in percent.
    pub(super) fn team_odds(&self, team: Team, cards: Cards) -> i32 {
        let members = self.rules.members(team).iter();
        100 - members.fold(100, |lack, seat| lack * (100 - self.odds(seat, cards)) / 100)
    }
}

/// How much each team is in the way of `own`, in percent; its own not at all. What one rival loses
/// is gained only in part where others gain by it too.
fn weights(open: &Open, own: Team) -> [i32; Seat::MAX] {
    let rules = open.rules();
    let km = |team: Team| i32::from(open.zone(team).km().0);
    let rivals = rules.all_teams().filter(|&team| team != own);
    let first = rivals.clone().map(km).max().unwrap_or(0);
    let mut weights = [0; Seat::MAX];
    for team in rivals {
        let place = (100 - (first - km(team)) / KM_A_PERCENT).max(LAST_PERCENT);
        let is_near = i32::from(open.goal().0) - km(team) <= NEAR;
        let urgency = if is_near { NEAR_PERCENT } else { 100 };
        weights[team.index()] = place * urgency / 100 * 2 / i32::from(rules.teams());
    }
    weights
}

/// How many copies of each card the viewer cannot see.
fn unseen(view: &View) -> [u8; Card::MAX] {
    let open = &view.open;
    let rules = open.rules();
    let mut unseen = [0; Card::MAX];
    for card in rules.edition().catalogue.cards() {
        unseen[card.index()] = rules.edition().catalogue.entry(card).copies;
    }
    let mut see = |card: Card, times: u8| {
        let copies = &mut unseen[card.index()];
        *copies = copies.saturating_sub(times);
    };
    let accelerator = rules.special(Special::Accelerator);
    open.discard().iter().for_each(|card| see(card, 1));
    open.out().cards().for_each(|card| see(card, 1));
    for team in rules.all_teams() {
        let zone = open.zone(team);
        zone.attacks().for_each(|card| see(card, 1));
        rules.safeties_in(zone).for_each(|(card, _)| see(card, 1));
        for what in zone.distances() {
            see(what.card(), 1);
            if let Some(card) = accelerator {
                see(card, what.accelerators());
            }
        }
    }
    for seat in Seat::all(rules.seats()) {
        view.known[seat.index()].cards().for_each(|card| see(card, 1));
        if open.marker(seat).is_some()
            && let Some(card) = rules.special(Special::Checkpoint)
        {
            see(card, 1);
        }
    }
    unseen
}
