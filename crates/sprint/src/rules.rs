//! An edition at one table, compiled for speed.

use std::sync::Arc;

use deck::Stock;
use options::{Agreement, BadSetup};
use table::{Seat, Seats, Team};

use crate::card::{Card, Cards, Fate, Kind, Km, Special};
use crate::edition::Edition;
use crate::editions;
use crate::open::Window;
use crate::zone::{Laid, Zone};

/// The rules of one table: an edition with its options chosen, the seats, and every answer a
/// playout needs, looked up instead of worked out.
pub struct Rules {
    edition: Edition,
    agreed: Agreement,
    /// By seat: the seats of every other team.
    opponents: [Seats; Seat::MAX],
    /// The whole deck in the order of the catalogue.
    deck: Stock,
    masks: Masks,
}

/// What cards are for, as sets of cards.
pub(crate) struct Masks {
    pub(crate) distances: Cards,
    /// The distances that may be laid where nothing lies, where a limit does, and where an attack
    /// does, with a limit or without.
    layable: [Cards; 4],
    pub(crate) hazards: Cards,
    /// The attacks that stop.
    pub(crate) battle: Cards,
    /// The attack that slows down.
    pub(crate) speed: Cards,
    pub(crate) remedies: Cards,
    pub(crate) safeties: Cards,
    /// Everything that may be demanded: every card but a botte.
    pub(crate) faces: Cards,
    /// How many cards may be demanded.
    pub(crate) face_count: u32,
    /// The place of the first attack in the catalogue.
    pub(crate) first_hazard: u8,
    /// By attack: the parades that lift it.
    lifts: [Cards; Card::MAX + 1],
    /// By attack: the safeties that keep it away.
    keepers: [Cards; Card::MAX],
    /// By safety: the attacks it keeps away.
    kept_away: [Cards; Card::MAX],
    /// By safety: its place among the safeties.
    places: [u8; Card::MAX],
    /// By the safeties that lie in a zone: the attacks they do not keep away.
    open: [Cards; 16],
    /// By card: its kilometres.
    km: [Km; Card::MAX],
    /// The special cards that are played on one's turn.
    pub(crate) active: Cards,
    /// By special card, in the order of [`Special::ALL`]: its kind as a set.
    specials: [Cards; Special::ALL.len()],
    /// The same as a card, if the edition has it.
    special_cards: [Option<Card>; Special::ALL.len()],
}

impl Rules {
    /// The rules of a table. Every game that is played by them shares them, and they are freed with
    /// the last one.
    pub fn of(game: &str, seats: u8, options: &[(&str, &str)]) -> Result<Arc<Rules>, BadSetup> {
        let mut edition =
            editions::find(game).ok_or_else(|| BadSetup::UnknownGame(game.to_owned()))?;
        if !edition.seats.contains(&seats) {
            return Err(BadSetup::Seats { asked: seats, allowed: edition.seats.to_vec() });
        }
        (edition.at_seats)(&mut edition, seats);
        let (name, offered) = (edition.name, edition.options);
        let teams = |edition: &Edition| edition.teams(seats);
        let agreed = Agreement::on(name, seats, &mut edition, offered, options, teams)?;
        let masks = Masks::compile(&edition);
        let deck = edition.catalogue.deck();
        let teams = agreed.teams();
        let opponents = std::array::from_fn(|at| {
            let own = |seat: Seat| Team::of(seat, teams).index() == at % usize::from(teams);
            Seat::all(seats).filter(|&seat| !own(seat)).collect()
        });
        Ok(Arc::new(Rules { edition, agreed, opponents, deck, masks }))
    }

    /// The rulebook with the options of the table in it.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// Whom a window asks when it opens.
    pub(crate) fn asked(&self, window: Window) -> Seats {
        match window {
            Window::Attack { on, .. } => self.members(on),
            Window::Distance { by, .. } => self.opponents(by),
        }
    }

    /// The seats of every other team.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> Seats {
        self.opponents[seat.index()]
    }

    /// The whole deck, unshuffled.
    pub(crate) fn deck(&self) -> &Stock {
        &self.deck
    }

    /// What a distance counts.
    #[inline]
    pub fn km(&self, laid: Laid) -> Km {
        Km(self.masks.km(laid.card()).0 * laid.times())
    }

    /// Whether a card is a distance.
    pub fn is_distance(&self, card: Card) -> bool {
        self.masks.distances.has(card)
    }

    /// The cards that may be demanded: all that the deck has, but bottes. (RUS-66, RUS-A24)
    pub fn demandable(&self) -> impl Iterator<Item = Card> + use<> {
        self.masks.faces.iter()
    }

    /// Every number that is right to say with some distance, the smallest first. (FUN-21, FUN-A10)
    pub fn announceable(&self) -> Vec<u16> {
        let ways = |card| (0..=self.edition.accelerators).map(move |with| Laid::new(card, with));
        let laid = self.masks.distances.iter().flat_map(ways);
        let mut numbers: Vec<u16> = laid.map(|what| self.km(what).0).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Whether a card is a botte.
    pub fn is_safety(&self, card: Card) -> bool {
        self.masks.safeties.has(card)
    }

    /// Whether a card is an attack.
    pub fn is_hazard(&self, card: Card) -> bool {
        self.masks.hazards.has(card)
    }

    /// Whether an attack slows down and does not stop.
    pub fn is_limit(&self, card: Card) -> bool {
        self.masks.speed.has(card)
    }

    /// Whether a card is a parade.
    pub fn is_parade(&self, card: Card) -> bool {
        self.masks.remedies.has(card)
    }

    /// The parades that lift an attack.
    pub fn parades_of(&self, attack: Card) -> Cards {
        self.masks.lifts(attack)
    }

    /// The safeties that keep an attack away.
    pub fn keepers_of(&self, attack: Card) -> Cards {
        self.masks.keepers(attack)
    }

    /// The attacks that a safety keeps away.
    pub fn kept_away_by(&self, safety: Card) -> Cards {
        self.masks.kept_away(safety)
    }

    /// Every attack.
    pub fn attacks(&self) -> Cards {
        self.masks.hazards
    }

    /// The attacks that can land on a zone.
    pub fn landing_on(&self, zone: &Zone) -> Cards {
        self.masks.landing(zone)
    }

    /// The distances that may be laid on a zone.
    pub fn layable_on(&self, zone: &Zone) -> Cards {
        self.masks.layable(zone)
    }

    /// The place of a safety among the safeties.
    pub fn place(&self, safety: Card) -> u8 {
        self.masks.place(safety)
    }

    /// The safeties that lie in a zone, and whether each was laid by coup-fourré.
    pub fn safeties_in(&self, zone: &Zone) -> impl Iterator<Item = (Card, bool)> {
        let lies = |&safety: &Card| zone.has_safety(self.masks.place(safety));
        let laid = |safety| (safety, zone.is_coup(self.masks.place(safety)));
        self.masks.safeties.iter().filter(lies).map(laid)
    }

    /// The card of a special kind, if the edition has it.
    #[inline]
    pub fn special(&self, special: Special) -> Option<Card> {
        self.masks.special_cards[special as usize]
    }

    /// The special card that answers what a window is open on, if the edition has it.
    pub fn special_answer(&self, window: Window) -> Option<Card> {
        let is_special =
            |card: &Card| matches!(self.edition.catalogue.kind(*card), Kind::Special(_));
        self.masks.answers(window).iter().find(is_special)
    }

    /// Where a special card goes once it is played.
    pub(crate) fn fate(&self, special: Special) -> Fate {
        (self.edition.fate)(special)
    }

    #[inline]
    pub(crate) fn masks(&self) -> &Masks {
        &self.masks
    }
}

options::answers_for!(Rules, agreed);

impl Masks {
    fn compile(edition: &Edition) -> Masks {
        validate(edition);
        let set = |wanted: &dyn Fn(Kind) -> bool| edition.catalogue.set(wanted);
        let safeties = set(&|kind| matches!(kind, Kind::Safety(_)));
        let distances = set(&|kind| matches!(kind, Kind::Distance(_)));
        let short = set(&|kind| matches!(kind, Kind::Distance(km) if km <= edition.limit.to));
        let hazards = set(&|kind| matches!(kind, Kind::Hazard(_)));
        let speed = set(&|kind| kind == Kind::Hazard(edition.limit.trouble));
        let faces = set(&|kind| !matches!(kind, Kind::Safety(_)));
        let mut masks = Masks {
            distances,
            layable: [distances, short, Cards(0), Cards(0)],
            hazards,
            battle: Cards(hazards.0 & !speed.0),
            speed,
            remedies: set(&|kind| matches!(kind, Kind::Remedy(_) | Kind::AnyRemedy)),
            safeties,
            faces,
            face_count: faces.0.count_ones(),
            first_hazard: hazards.iter().next().map_or(0, |card| card.0),
            lifts: [Cards(0); Card::MAX + 1],
            keepers: [Cards(0); Card::MAX],
            kept_away: [Cards(0); Card::MAX],
            places: [0; Card::MAX],
            open: [Cards(0); 16],
            km: [Km(0); Card::MAX],
            active: set(&|kind| matches!(kind, Kind::Special(special) if special.is_active())),
            specials: Special::ALL.map(|special| set(&|kind| kind == Kind::Special(special))),
            special_cards: Special::ALL
                .map(|special| edition.catalogue.card_of(Kind::Special(special))),
        };
        for (place, safety) in (0..).zip(safeties.iter()) {
            masks.places[safety.index()] = place;
        }
        for card in edition.catalogue.cards() {
            masks.enter(card, edition);
        }
        masks.open = std::array::from_fn(|safe| {
            let lies = |safety: &Card| safe >> masks.place(*safety) & 1 == 1;
            let kept = safeties.iter().filter(lies).map(|safety| masks.kept_away(safety).0);
            Cards(hazards.0 & !kept.fold(0, |all, kept| all | kept))
        });
        masks
    }

    /// Notes what one card is for.
    fn enter(&mut self, card: Card, edition: &Edition) {
        match edition.catalogue.kind(card) {
            Kind::Distance(km) => self.km[card.index()] = km,
            Kind::Hazard(trouble) => {
                let set = |wanted: &dyn Fn(Card) -> bool| {
                    edition.catalogue.cards().filter(|&c| wanted(c)).collect()
                };
                self.lifts[card.index()] = set(&|parade| edition.ends(parade, trouble));
                self.keepers[card.index()] = set(&|botte| edition.keeps_away(botte, trouble));
                for botte in self.keepers[card.index()].iter() {
                    self.kept_away[botte.index()].0 |= card.bit();
                }
            }
            Kind::Remedy(_) | Kind::AnyRemedy | Kind::Safety(_) | Kind::Special(_) => {}
        }
    }

    /// The card of a special kind.
    #[inline]
    pub(crate) fn special(&self, special: Special) -> Cards {
        self.specials[special as usize]
    }

    /// The parades that lift an attack.
    #[inline]
    pub(crate) fn lifts(&self, attack: Card) -> Cards {
        self.lifts[attack.index()]
    }

    /// The parades that lift what lies in a slot. (Looked up also where nothing lies, because asking
    /// would be a branch that nobody can foresee.)
    #[inline]
    pub(crate) fn lifts_from(&self, slot: Option<Card>) -> Cards {
        self.lifts[slot.map_or(Card::MAX, Card::index)]
    }

    /// The cards that answer a window.
    #[inline]
    pub(crate) fn answers(&self, window: Window) -> Cards {
        Cards(match window {
            Window::Attack { card, .. } => {
                self.lifts(card).0 | self.keepers(card).0 | self.special(Special::RearView).0
            }
            Window::Distance { .. } => self.special(Special::UTurn).0,
        })
    }

    /// The safeties that keep an attack away.
    #[inline]
    pub(crate) fn keepers(&self, attack: Card) -> Cards {
        self.keepers[attack.index()]
    }

    /// The attacks that a safety keeps away.
    #[inline]
    pub(crate) fn kept_away(&self, safety: Card) -> Cards {
        self.kept_away[safety.index()]
    }

    /// The place of a safety among the safeties.
    #[inline]
    pub(crate) fn place(&self, safety: Card) -> u8 {
        self.places[safety.index()]
    }

    /// The kilometres of a card.
    #[inline]
    pub(crate) fn km(&self, card: Card) -> Km {
        self.km[card.index()]
    }

    /// The attacks that can land on a zone.
    #[inline]
    pub(crate) fn landing(&self, zone: &Zone) -> Cards {
        let battle = if zone.battle.is_none() { self.battle.0 } else { 0 };
        let speed = if zone.speed.is_none() { self.speed.0 } else { 0 };
        Cards(self.open[usize::from(zone.safe() & 15)].0 & (battle | speed))
    }

    /// The same as one byte, counted from the first attack of the catalogue.
    #[inline]
    pub(crate) fn exposed(&self, zone: &Zone) -> u64 {
        u64::from(self.landing(zone).0 >> self.first_hazard)
    }

    /// Which attacks may land before anything is laid, one byte for each team.
    pub(crate) fn exposed_at_start(&self, teams: u8) -> u64 {
        (0..teams).map(|team| self.exposed(&Zone::EMPTY) << (8 * team)).sum()
    }

    /// The distances that may be laid on a zone.
    #[inline]
    pub(crate) fn layable(&self, zone: &Zone) -> Cards {
        let slots = usize::from(zone.battle.is_some()) * 2 + usize::from(zone.speed.is_some());
        self.layable[slots]
    }
}

/// What an edition must satisfy before it can be played.
fn validate(edition: &Edition) {
    edition.catalogue.check();
    let distances = edition.catalogue.set(|kind| matches!(kind, Kind::Distance(_)));
    assert!(distances.len() <= 10, "a zone tells ten distances apart");
    assert!(distances.has(Card(0)) && distances.are_together(), "distances come first");
    let safeties = edition.catalogue.set(|kind| matches!(kind, Kind::Safety(_)));
    assert!(safeties.len() <= 4, "a zone has room for four safeties");
    let hazards = edition.catalogue.set(|kind| matches!(kind, Kind::Hazard(_)));
    assert!(hazards.len() <= 8 && hazards.are_together(), "a team's attacks are one byte");
}
