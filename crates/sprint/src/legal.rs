//! What may be done, counted and found without making lists.

use deck::Bits;
use table::{Seat, Team};

use crate::action::{Action, Source, Top};
use crate::card::{Card, Cards, Special};
use crate::edition::{Discards, Forgotten};
use crate::game::Sprint;
use crate::open::{Course, Phase, Window};
use crate::plays::{Plays, Swaps, rename_at};
use crate::zone::Laid;

/// What is asked about the plays of a seat.
#[derive(Clone, Copy)]
enum Scope {
    /// Everything in its hand, on its turn.
    Turn,
    /// The same before it has drawn.
    BeforeDraw,
    /// Only the uses of one card.
    OnlyUses(Card),
}

impl Sprint {
    /// The action of `seat` at the place that `choose` names.
    #[inline]
    pub(crate) fn pick_action(
        &self,
        seat: Seat,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        let on_turn = seat == self.open.seat;
        match self.open.phase {
            Phase::Window if self.asked.has(seat) => Some(self.pick_answer(seat, choose)),
            Phase::Act if on_turn => self.plays(seat, Scope::Turn).pick(self, choose),
            Phase::Draw if on_turn => Some(self.pick_draw(seat, choose)),
            Phase::Use => {
                let card = self.open.forced.filter(|forced| forced.seat == seat)?.card;
                self.plays(seat, Scope::OnlyUses(card)).pick(self, choose)
            }
            Phase::Search { of } if on_turn => Some(self.pick_exchange(of, choose)),
            Phase::Rob { seat: robber } if seat == robber => self.pick_robbery(seat, choose),
            Phase::Pay { seat: payer } if seat == payer => self.pick_payment(seat, choose),
            _ => None,
        }
    }

    /// Adds every action of `seat`, in order.
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        let mut count = 0;
        self.pick_action(seat, |choices| {
            count = choices;
            0
        });
        actions.extend((0..count).filter_map(|at| self.pick_action(seat, |_| at)));
    }

    /// Whether `seat` has a legal use for a card that it holds. (RUS-A22, RUS-A27)
    pub(crate) fn has_use(&self, seat: Seat, card: Card) -> bool {
        self.plays(seat, Scope::OnlyUses(card)).count() > 0
    }

    /// Whether `seat` could play a card if it were on turn; a swap is not yet a play. (RUS-A9)
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        let kinds = self.hands[seat.index()].kinds();
        kinds.iter().any(|card| self.has_use(seat, card))
    }

    /// Drawing, and where it can be forgotten everything else.
    #[inline]
    fn pick_draw(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Action {
        let takes = self.open.rights.takes_discard && !self.open.discard.is_empty();
        let draws = 1 + u32::from(takes);
        let forgets = self.rules().edition().forgotten == Forgotten::Forfeited;
        if !forgets && self.renaming.is_empty() {
            return draw(choose(draws));
        }
        if !forgets {
            let at = choose(draws + self.count_renames());
            return if at < draws { draw(at) } else { rename_at(self, at - draws) };
        }
        let plays = self.plays(seat, Scope::BeforeDraw);
        let at = choose(draws + plays.count());
        if at < draws { draw(at) } else { plays.at(self, at - draws) }
    }

    /// Answering the open window, or not.
    #[inline]
    fn pick_answer(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Action {
        let masks = self.rules().masks();
        let held = self.hands[seat.index()].kinds().0;
        let (parades, others) = match self.open.window {
            Some(Window::Attack { card, .. }) => {
                let mirror = masks.special(Special::RearView).0;
                (held & masks.lifts(card).0, held & (masks.keepers(card).0 | mirror))
            }
            Some(Window::Distance { .. }) => (0, held & masks.special(Special::UTurn).0),
            None => (0, 0),
        };
        if parades | others == 0 {
            choose(1);
            return Action::Decline;
        }
        let answers = Bits::new(u64::from(parades) | u64::from(parades) << 32);
        let others = Bits::new(u64::from(others));
        let at = choose(answers.count() + others.count() + 1);
        if at < answers.count() {
            let place = answers.nth(at);
            let top = if place < 32 { Top::Parade } else { Top::Attack };
            Action::Reply { card: Card(place % 32), top }
        } else if at < answers.count() + others.count() {
            Action::Reply { card: Card(others.nth(at - answers.count())), top: Top::Parade }
        } else {
            Action::Decline
        }
    }

    /// One card of the hand looked into for one of one's own.
    fn pick_exchange(&self, of: Seat, choose: impl FnOnce(u32) -> u32) -> Action {
        let bits = |seat: Seat| Bits::new(u64::from(self.hands[seat.index()].kinds().0));
        let (theirs, own) = (bits(of), bits(self.open.seat));
        let at = choose(theirs.count() * own.count());
        let (take, give) = (theirs.nth(at / own.count()), own.nth(at % own.count()));
        Action::Exchange { take: Card(take), give: Card(give) }
    }

    /// One distance of those who may be robbed.
    fn pick_robbery(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let ways = |from: Seat| self.zone_of(from).ways();
        let mut at = choose(self.robbable(seat).map(|from| ways(from).count_ones()).sum());
        for from in self.robbable(seat) {
            let ways = Bits::new(u64::from(ways(from)));
            if at < ways.count() {
                return Some(Action::Rob { from, what: Laid::of_bit(ways.nth(at)) });
            }
            at -= ways.count();
        }
        None
    }

    /// One distance or safety of one's own.
    fn pick_payment(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        let zone = self.zone_of(seat);
        let ways = Bits::new(u64::from(zone.ways()));
        let at = choose(ways.count() + zone.safe().count_ones());
        if at < ways.count() {
            return Some(Action::Forfeit { what: Laid::of_bit(ways.nth(at)) });
        }
        let mut safeties = self.rules().safeties_in(zone);
        let card = safeties.nth((at - ways.count()) as usize)?.0;
        Some(Action::ForfeitSafety { card })
    }

    #[inline]
    fn plays(&self, seat: Seat, scope: Scope) -> Plays {
        let rules = self.rules();
        let masks = rules.masks();
        let hand = &self.hands[seat.index()];
        let zone = self.zone_of(seat);
        let (kinds, accelerated) = match scope {
            Scope::Turn | Scope::BeforeDraw => (hand.kinds().0, hand.kinds().0),
            // An accelerator is used with any distance of the hand.
            Scope::OnlyUses(card) if masks.special(Special::Accelerator).has(card) => {
                (0, hand.kinds().0)
            }
            Scope::OnlyUses(card) => (card.bit(), card.bit()),
        };
        let layable = masks.layable(zone).0;
        let accelerated = accelerated & layable;
        let accelerators = self.accelerators_of(seat);
        let with = |count| u64::from(if accelerators >= count { accelerated } else { 0 });
        let lifted = |slot| u64::from(kinds & masks.lifts_from(slot).0);
        let lays = kinds & (layable | masks.safeties.0);
        let uses_only = matches!(scope, Scope::OnlyUses(_));
        let throws = !uses_only && rules.edition().discards == Discards::Freely;
        let cast_off = if throws { kinds } else { 0 };
        let specials = kinds & masks.active.0;
        let mut plays = Plays {
            seat,
            kinds,
            cards: Bits::new(u64::from(cast_off) << 32 | u64::from(lays)),
            accelerated: Bits::new(with(1) | with(2) << 32),
            lifted: [zone.speed, zone.battle],
            parades: Bits::new(lifted(zone.speed) | lifted(zone.battle) << 32),
            attacks: Bits::new(self.attacks(seat, kinds)),
            specials: if specials == 0 { 0 } else { self.count_specials(seat, kinds) },
            swaps: Swaps::default(),
            passes: 0,
            renames: 0,
        };
        if uses_only {
            return plays;
        }
        if !throws && plays.plays() == 0 {
            plays.cards = Bits::new(u64::from(kinds) << 32);
        }
        plays.passes = u32::from(self.open.course == Course::Reply);
        if let Scope::Turn = scope {
            plays.swaps = self.swaps(seat);
        }
        if !self.renaming.is_empty() && seat == self.open.seat {
            plays.renames = self.count_renames();
        }
        plays
    }

    /// In how many ways the seat on turn may demand another card.
    fn count_renames(&self) -> u32 {
        let names = self.rules().masks().face_count - 1;
        self.renaming.iter().fold(0, |renames, _| renames + names)
    }

    /// The other teams.
    #[inline]
    pub(crate) fn opposing(&self, seat: Seat) -> impl Iterator<Item = Team> + Clone + use<> {
        let own = self.rules().team(seat);
        self.rules().all_teams().filter(move |&team| team != own)
    }

    /// Which attacks could land on opponents, one byte for each team.
    #[inline]
    fn exposed(&self, seat: Seat) -> u64 {
        self.open.exposed & !(0xff << (8 * self.rules().team(seat).0))
    }

    /// Which attacks a seat may lay, one byte for each team.
    #[inline]
    fn attacks(&self, seat: Seat, kinds: u32) -> u64 {
        let masks = self.rules().masks();
        let held = u64::from((kinds & masks.hazards.0) >> masks.first_hazard);
        self.exposed(seat) & (held * 0x0101_0101_0101_0101)
    }

    /// The cards of the discard pile that `seat` could use if it swapped a pair for them, whatever
    /// the pair is; an accelerator is left out, because it may need a card of the pair.
    #[inline]
    pub(crate) fn fetchable(&self, seat: Seat) -> Cards {
        let masks = self.rules().masks();
        let zone = self.zone_of(seat);
        let lifts = masks.lifts_from(zone.speed).0 | masks.lifts_from(zone.battle).0;
        let mut usable = masks.layable(zone).0 | lifts | masks.safeties.0;
        let wanted = self.open.discard.kinds().0 & !usable;
        if wanted & masks.hazards.0 != 0 {
            let exposed = self.exposed(seat);
            let (exposed, _) = halves(exposed | exposed >> 32);
            let exposed = exposed | exposed >> 16;
            usable |= ((exposed | exposed >> 8) & 0xff) << masks.first_hazard;
        }
        usable |= self.usable_specials(seat, wanted);
        Cards(usable & self.open.discard.kinds().0)
    }

    /// The accelerator, if it lies in the discard pile and `seat` could use it without the pair.
    #[inline]
    pub(crate) fn fetchable_accelerator(&self, seat: Seat, pair: Card) -> u32 {
        let masks = self.rules().masks();
        let accelerator = masks.special(Special::Accelerator).0 & self.open.discard.kinds().0;
        if accelerator == 0 {
            return 0;
        }
        let hand = &self.hands[seat.index()];
        let gone = if hand.count(pair) == 2 { pair.bit() } else { 0 };
        let layable = masks.layable(self.zone_of(seat)).0;
        if hand.kinds().0 & layable & !gone == 0 { 0 } else { accelerator }
    }

    /// The swaps of pairs.
    #[inline]
    fn swaps(&self, seat: Seat) -> Swaps {
        if !self.open.rights.swaps || self.open.discard.is_empty() {
            return Swaps::default();
        }
        let pairs = self.hands[seat.index()].pairs();
        if pairs.0 == 0 {
            return Swaps::default();
        }
        let wanted = self.fetchable(seat);
        let mut count = wanted.0.count_ones() * pairs.0.count_ones();
        let accelerator = self.rules().masks().special(Special::Accelerator).0;
        if self.open.discard.kinds().0 & accelerator != 0 {
            let accelerators = pairs.iter().map(|pair| self.fetchable_accelerator(seat, pair));
            count += accelerators.map(u32::count_ones).sum::<u32>();
        }
        Swaps { pairs, wanted, count }
    }
}

/// The low and the high half of a word.
// Both casts keep exactly 32 bits, as they should.
#[expect(clippy::cast_possible_truncation)]
fn halves(word: u64) -> (u32, u32) {
    (word as u32, (word >> 32) as u32)
}

fn draw(at: u32) -> Action {
    Action::Draw { from: if at == 0 { Source::Stock } else { Source::Discard } }
}
