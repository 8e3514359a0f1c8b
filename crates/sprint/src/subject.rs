//! What the laws of the house need to know of a game.

use deck::Hand;
use table::laws::Subject;
use table::{Game, Seat, Team, Viewer};

use crate::action::{Action, Call, Saying, Source, Then, Top};
use crate::card::{Card, Km, Special};
use crate::edition::Swaps;
use crate::event::{Event, Seen};
use crate::game::Sprint;
use crate::open::Phase;
use crate::rules::Rules;
use crate::view::View;
use crate::zone::Laid;

impl Subject for Sprint {
    fn universe(&self) -> Vec<Action> {
        let mut universe = vec![
            Action::Draw { from: Source::Stock },
            Action::Draw { from: Source::Discard },
            Action::Pass,
            Action::Decline,
            Action::Call(Call::HoldUp),
            Action::Call(Call::LateHoldUp),
            Action::Call(Call::Killer),
            Action::Say { km: 100 },
        ];
        for card in self.rules().edition().catalogue.cards() {
            self.add_plays(card, &mut universe);
        }
        self.add_distances(&mut universe);
        universe.extend(Special::ALL.into_iter().flat_map(|special| self.special_tries(special)));
        universe
    }

    fn is_unlisted(&self, seat: Seat, action: Action) -> bool {
        let spoken = match action {
            Action::Call(_) | Action::Say { .. } => true,
            Action::Lay { saying, .. } | Action::Attack { saying, .. } => saying != Saying::Right,
            _ => false,
        };
        spoken || self.objection(seat, action).is_some_and(|why| self.is_mistake(why))
    }

    fn audit(&self) -> Result<(), String> {
        if matches!(self.open.phase, Phase::Deal { .. }) {
            return Ok(());
        }
        self.audit_cards()?;
        self.rules().all_teams().try_for_each(|team| self.audit_zone(team))?;
        for seat in self.seats().iter() {
            let held = &self.hands[seat.index()];
            for viewer in self.seats().iter() {
                let known = self.known.of(Viewer::Seat(viewer), seat);
                if known.cards().any(|card| known.count(card) > held.count(card)) {
                    return Err(format!("{viewer} knows {known:?} in {held:?} of {seat}"));
                }
            }
        }
        Ok(())
    }

    fn remembers(view: &View, shown: &[Seen]) -> Result<(), String> {
        let mut memory = Memory {
            rules: view.open.rules(),
            viewer: view.viewer,
            known: [Hand::EMPTY; Seat::MAX],
        };
        for &seen in shown {
            memory.note(seen);
        }
        if memory.known == view.known {
            return Ok(());
        }
        Err(format!("{:?} was shown {:?} and knows {:?}", view.viewer, memory.known, view.known))
    }
}

impl Sprint {
    /// Everything that can be tried with a card of this kind.
    fn add_plays(&self, card: Card, universe: &mut Vec<Action>) {
        let rules = self.rules();
        let saying = Saying::Right;
        let lay = |accelerators| Action::Lay { card, accelerators, saying };
        universe.extend((0..=3).map(lay));
        universe.push(Action::Lay { card, accelerators: 0, saying: Saying::Nothing });
        universe.push(Action::Discard { card });
        for top in [Top::Parade, Top::Attack] {
            if rules.is_parade(card) || top == Top::Parade {
                universe.push(Action::Reply { card, top });
            }
            if rules.is_parade(card) {
                let attacks = rules.masks().hazards.iter().map(Some).chain([None]);
                universe.extend(attacks.map(|attack| Action::Parry { card, attack, top }));
            }
        }
        // One team more than there are, so that nobody is attacked who is not there.
        let teams = (0..=rules.teams()).map(Team);
        universe.extend(teams.map(|on| Action::Attack { card, on, saying }));
        if rules.is_hazard(card) {
            let saying = Saying::Nothing;
            universe.push(Action::Attack { card, on: Team(1), saying });
        }
        universe.extend(self.tries_naming(card));
        if rules.edition().swaps == Swaps::AfterTheDraw {
            let wanted = rules.edition().catalogue.cards();
            universe.extend(wanted.map(|wanted| Action::Swap { pair: [card; 2], wanted }));
            if card != Card(0) {
                universe.push(Action::Swap { pair: [card, Card(0)], wanted: Card(1) });
            }
        }
        if rules.is_safety(card) {
            universe.push(Action::ForfeitSafety { card });
        }
    }

    /// Everything that can be tried with a distance that lies somewhere.
    fn add_distances(&self, universe: &mut Vec<Action>) {
        let rules = self.rules();
        let ways = |card| (0..=Laid::ACCELERATORS_MAX).map(move |with| Laid::new(card, with));
        for what in rules.masks().distances.iter().flat_map(ways) {
            universe.push(Action::Forfeit { what });
            let seats = Seat::all(rules.seats());
            universe.extend(seats.map(|from| Action::Rob { from, what }));
        }
    }

    /// Every card of the deck lies somewhere, once.
    fn audit_cards(&self) -> Result<(), String> {
        let mut all: Vec<Card> = self.stock.cards().to_vec();
        all.extend(self.hands.iter().flat_map(Hand::cards));
        all.extend(self.open.cards());
        all.sort_unstable();
        if all != self.rules().deck().cards() {
            return Err(format!("{} cards: some were lost or doubled", all.len()));
        }
        let held =
            self.hands.iter().map(Hand::len).eq(self.open.held.iter().map(|&n| u32::from(n)));
        if !held || self.open.stock != self.stock.len() {
            return Err("hands or stock are miscounted".to_owned());
        }
        Ok(())
    }

    /// What is kept about a zone agrees with the cards in it.
    fn audit_zone(&self, team: Team) -> Result<(), String> {
        let rules = self.rules();
        let edition = rules.edition();
        let zone = self.open.zone(team);
        let laid: u16 = zone.distances().iter().map(|&what| rules.km(what).0).sum();
        let safe: u16 = rules
            .safeties_in(zone)
            .map(|(_, coup)| if coup { edition.coup_fourre.0 } else { edition.botte.0 })
            .sum();
        let masks = rules.masks();
        let exposed = self.open.exposed >> (8 * team.0) & 0xff;
        let fits = exposed == masks.exposed(zone)
            && zone.km() == Km(laid + safe)
            && zone.battle().is_none_or(|card| masks.battle.has(card))
            && zone.speed().is_none_or(|card| masks.speed.has(card));
        let kept_away = |attack: Card| {
            rules.safeties_in(zone).any(|(safety, _)| masks.keepers(attack).has(safety))
        };
        if !fits || zone.attacks().any(kept_away) {
            return Err(format!("the zone of {team} is in disorder: {zone:?}"));
        }
        Ok(())
    }
}

/// What one viewer can put together from what it was shown.
struct Memory<'a> {
    rules: &'a Rules,
    viewer: Viewer,
    known: [Hand; Seat::MAX],
}

impl Memory<'_> {
    fn note(&mut self, seen: Seen) {
        if let Some((seat, special)) = seen.special() {
            self.forget_times(seat, special, 1);
        }
        match seen {
            Event::Shuffled { .. } => self.known = [Hand::EMPTY; Seat::MAX],
            Event::Drew { seat, card: Some(card) } | Event::Took { seat, card } => {
                self.add(seat, card);
            }
            Event::Travelled { seat, what, .. } => {
                self.forget(seat, what.card());
                self.forget_times(seat, Special::Accelerator, what.accelerators());
            }
            Event::Protected { seat, card }
            | Event::CoupFourre { seat, card, .. }
            | Event::Parried { seat, card, .. }
            | Event::Countered { seat, card, .. }
            | Event::Attacked { seat, card, .. }
            | Event::Discarded { seat, card }
            | Event::Useless { seat, card }
            | Event::Fined { seat, card } => self.forget(seat, card),
            Event::UTurned { of, what, back: true, .. } => self.add(of, what.card()),
            Event::Stolen { seat, what, then: Then::Kept, .. } => self.add(seat, what.card()),
            Event::HandedOver { seat, by, card, from_hand } => {
                if from_hand {
                    self.forget(by, card);
                }
                self.add(seat, card);
            }
            Event::Swapped { seat, pair, card } => {
                for card in pair {
                    self.forget(seat, card);
                }
                self.add(seat, card);
            }
            // What is shown comes next, and is everything.
            Event::Searched { seat, of } if self.viewer == Viewer::Seat(seat) => {
                self.known[of.index()] = Hand::EMPTY;
            }
            Event::Showed { of, card: Some(card), .. } => self.add(of, card),
            Event::Exchanged { seat, of, took: Some(took), gave: Some(gave) } => {
                self.forget(of, took);
                self.forget(seat, gave);
                self.add(seat, took);
                self.add(of, gave);
            }
            Event::Exchanged { seat, of, .. } => {
                self.known[seat.index()] = Hand::EMPTY;
                self.known[of.index()] = Hand::EMPTY;
            }
            Event::Mistaken { seat, shown } => {
                shown.into_iter().flatten().for_each(|card| self.expose(seat, card));
            }
            _ => {}
        }
    }

    /// Notes that a hand has a card, perhaps one that was known.
    fn expose(&mut self, seat: Seat, card: Card) {
        if !self.known[seat.index()].kinds().has(card) {
            self.add(seat, card);
        }
    }

    fn add(&mut self, seat: Seat, card: Card) {
        self.known[seat.index()].add(card);
    }

    fn forget_times(&mut self, seat: Seat, special: Special, times: u8) {
        let card = self.rules.special(special).expect("a card of this edition");
        (0..times).for_each(|_| self.forget(seat, card));
    }

    fn forget(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.known[seat.index()];
        if hand.kinds().has(card) {
            hand.take(card);
        }
    }
}
