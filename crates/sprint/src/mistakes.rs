//! Strict tables: a mistake is possible, and punished. (RUS-22, RUS-23, RUS-A7, RUS-A8)

use table::{Chance, Seat, Team, Witness};

use crate::action::{Action, Saying, Then, Top};
use crate::card::{Card, Kind, Special};
use crate::event::Event;
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{Forced, Phase};
use crate::zone::Laid;

impl Sprint {
    /// Whether what speaks against an action makes it a mistake, and not a refusal. (RUS-22, RUS-A7)
    pub(crate) fn is_mistake(&self, why: Illegal) -> bool {
        self.has_mistakes() && why.is_mistake()
    }

    /// Whether the table lets its players make mistakes.
    pub(crate) fn has_mistakes(&self) -> bool {
        self.rules().edition().punishes_mistakes()
    }

    /// Whatever a player might do with a card where nobody says what is a mistake; nothing elsewhere.
    /// (RUS-22)
    pub(crate) fn risks_with(&self, seat: Seat, card: Card) -> Vec<Action> {
        let rules = self.rules();
        if !self.has_mistakes() {
            return Vec::new();
        }
        let mut risks = self.swaps_with(seat, card);
        match rules.edition().catalogue.kind(card) {
            Kind::Distance(_) => {
                let saying = Saying::Right;
                let lay = |accelerators| Action::Lay { card, accelerators, saying };
                risks.extend((0..=self.most_accelerators(seat)).map(lay));
            }
            Kind::Special(Special::Accelerator) => {
                let hand = self.hands[seat.index()].kinds();
                let most = self.most_accelerators(seat);
                let lays = |card| {
                    let saying = Saying::Right;
                    (1..=most).map(move |accelerators| Action::Lay { card, accelerators, saying })
                };
                risks.extend(hand.iter().filter(|&card| rules.is_distance(card)).flat_map(lays));
            }
            Kind::Remedy(_) | Kind::AnyRemedy => {
                let parry = |attack| {
                    let tops = [Top::Parade, Top::Attack].into_iter();
                    tops.map(move |top| Action::Parry { card, attack: Some(attack), top })
                };
                risks.extend(self.zone_of(seat).attacks().flat_map(parry));
            }
            Kind::Special(Special::Theft) => {
                let others = rules.all_teams().filter(|&from| from != rules.team(seat));
                risks.extend(others.flat_map(|from| self.thefts_from(from)));
            }
            Kind::Hazard(_) | Kind::Safety(_) | Kind::Special(_) => {}
        }
        risks
    }

    /// As many accelerators as a seat holds, and as can go with one distance.
    fn most_accelerators(&self, seat: Seat) -> u8 {
        let held = self.rules().special(Special::Accelerator);
        let held = held.map_or(0, |card| self.hands[seat.index()].count(card));
        held.min(Laid::ACCELERATORS_MAX)
    }

    /// Two like cards given for each card of the discard pile.
    fn swaps_with(&self, seat: Seat, card: Card) -> Vec<Action> {
        let is_pair = self.hands[seat.index()].count(card) > 1;
        let swap = |wanted| Action::Swap { pair: [card; 2], wanted };
        self.open.discard.kinds().iter().filter(|_| is_pair).map(swap).collect()
    }

    /// Each distance of a team, taken to be laid or to be kept.
    fn thefts_from(&self, from: Team) -> impl Iterator<Item = Action> {
        self.open.zone(from).distances().iter().flat_map(move |&what| {
            [Then::Laid, Then::Kept].into_iter().map(move |then| Action::Steal { from, what, then })
        })
    }

    /// Takes a mistaken play back; a card of the hand will be picked. What was not drawn before is
    /// forgotten. (RUS-22, RUS-A6)
    pub(crate) fn punish(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        let shown = self.shown_by(action);
        shown.iter().flatten().for_each(|&card| self.known.expose(seat, card));
        witness.saw(Event::Mistaken { seat, shown });
        if matches!(self.open.phase, Phase::Draw) {
            self.forget_draw(witness);
        }
        if self.open.held[seat.index()] > u8::from(self.waiting_card(seat).is_some()) {
            self.open.phase = Phase::Fine { seat };
        } else {
            self.resume(witness);
        }
    }

    /// Picks a card blind and discards it; a card that waits for its use cannot be picked. (RUS-A8)
    pub(crate) fn fine(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let waiting = self.waiting_card(seat);
        let mut hand = self.hands[seat.index()];
        if let Some(card) = waiting {
            hand.take(card);
        }
        let at = chance.below(hand.len());
        let card = hand.cards().nth(at as usize).expect("a card of the hand");
        self.take(seat, card);
        self.open.discard.push(card);
        witness.saw(Event::Fined { seat, card });
        self.resume(witness);
    }

    /// Play goes on where the mistake was made.
    fn resume(&mut self, witness: &mut impl Witness<Event>) {
        if self.open.window.is_some() {
            self.open.phase = Phase::Window;
        } else if let Some(forced) = self.open.forced {
            // The pick may have taken the card that it was to be used with.
            self.demand_use(forced, witness);
        } else {
            self.resume_turn(witness);
        }
    }

    /// The card that a seat must use at once.
    pub(crate) fn waiting_card(&self, seat: Seat) -> Option<Card> {
        let waiting = |forced: &Forced| forced.seat == seat && self.open.window.is_none();
        self.open.forced.filter(waiting).map(|forced| forced.card)
    }

    /// The cards that a mistaken play has shown.
    fn shown_by(&self, action: Action) -> [Option<Card>; 3] {
        let special = |special: Special| [self.rules().special(special), None, None];
        match action {
            Action::Lay { card, accelerators, .. } => {
                let accelerator = self.rules().special(Special::Accelerator);
                let with = |count| accelerator.filter(|_| accelerators >= count);
                [Some(card), with(1), with(2)]
            }
            Action::Parry { card, .. }
            | Action::Attack { card, .. }
            | Action::Discard { card }
            | Action::Reply { card, .. } => [Some(card), None, None],
            Action::Swap { pair, .. } => [Some(pair[0]), Some(pair[1]), None],
            _ => Special::played_by(action).map_or([None; 3], special),
        }
    }
}
