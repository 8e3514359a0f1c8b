//! An edition at one table, compiled for speed.

use std::sync::Arc;

use deck::Stock;
use options::{Agreement, BadSetup};

use crate::car::{Car, Status};
use crate::card::{Card, Cards, Kind, Km};
use crate::edition::Edition;
use crate::editions;

/// The rules of one table: an edition with its options chosen, the seats, and every answer a
/// playout needs, looked up instead of worked out.
pub struct Rules {
    edition: Edition,
    agreed: Agreement,
    /// The whole deck in the order of the catalogue.
    deck: Stock,
    masks: Masks,
}

/// The answers of [`crate::car`] for every status, as sets of cards.
pub(crate) struct Masks {
    /// By status: what may be laid before its owner, as far as the piles decide.
    own: [u32; 256],
    /// By status: which attacks may land, counted from the first attack of the catalogue.
    open: [u8; 256],
    /// By quarter hundreds of kilometres to go: the cards that do not pass the goal.
    room: [u32; ROOMS],
    /// Everything but the capped distance.
    uncapped: u32,
    /// How often the capped distance may be laid.
    cap: u8,
    /// By attack: the cards that answer it.
    answers: [u32; Card::MAX],
    /// By card and status: the status after it was laid, no safety.
    after: [[Status; 256]; Card::MAX],
    /// By card: its kilometres.
    km: [Km; Card::MAX],
    /// By safety: the attacks it keeps away.
    kept_away: [Cards; Card::MAX],
    /// By safety: its place among the safeties.
    places: [u8; Card::MAX],
    pub(crate) distances: Cards,
    pub(crate) hazards: Cards,
    pub(crate) safeties: Cards,
    /// What may be discarded.
    pub(crate) thrown: Cards,
    /// The cards of the battle pile.
    pub(crate) battle: Cards,
    /// The cards of the speed pile.
    pub(crate) speed: Cards,
    /// The longest distance, or the capped one.
    pub(crate) longest: Cards,
    /// The place of the first attack in the catalogue.
    pub(crate) first_hazard: u8,
    /// How many distance cards the deck has.
    distance_cards: u8,
}

/// Distances are multiples of 25, and the longest goal is 1000.
const QUARTER: u16 = 25;
const ROOMS: usize = 41;

impl Rules {
    /// The rules of a table. Every game that is played by them shares them, and they are freed with
    /// the last one.
    pub fn of(game: &str, seats: u8, options: &[(&str, &str)]) -> Result<Arc<Rules>, BadSetup> {
        let mut edition =
            editions::find(game).ok_or_else(|| BadSetup::UnknownGame(game.to_owned()))?;
        if edition.seating(seats).is_none() {
            let allowed = edition.seatings.iter().map(|seating| seating.seats).collect();
            return Err(BadSetup::Seats { asked: seats, allowed });
        }
        (edition.at_seats)(&mut edition, seats);
        let (name, offered) = (edition.name, edition.options);
        let teams =
            |edition: &Edition| edition.seating(seats).expect("options keep the tables").teams();
        let agreed = Agreement::on(name, seats, &mut edition, offered, options, teams)?;
        let masks = Masks::compile(&edition);
        let deck = edition.catalogue.deck();
        Ok(Arc::new(Rules { edition, agreed, deck, masks }))
    }

    /// The rulebook with the options of the table in it.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The whole deck, unshuffled.
    pub(crate) fn deck(&self) -> &Stock {
        &self.deck
    }

    /// How many distance cards the deck has.
    pub(crate) fn distance_cards(&self) -> u8 {
        self.masks.distance_cards
    }

    /// How many safeties the deck has.
    pub(crate) fn safeties(&self) -> u8 {
        self.masks.safeties.0.count_ones().try_into().expect("four safeties")
    }

    /// Whether a card may lie on a battle pile.
    pub fn is_battle(&self, card: Card) -> bool {
        self.masks.battle.has(card)
    }

    /// Whether a card may lie on a speed pile.
    pub fn is_speed(&self, card: Card) -> bool {
        self.masks.speed.has(card)
    }

    /// Whether a card is a distance.
    pub fn is_distance(&self, card: Card) -> bool {
        self.masks.distances.has(card)
    }

    /// Whether a card is a botte.
    pub fn is_safety(&self, card: Card) -> bool {
        self.masks.safeties.has(card)
    }

    /// Whether a card is the capped distance, or the longest where there is no cap.
    #[inline]
    pub fn is_longest(&self, card: Card) -> bool {
        self.masks.longest.has(card)
    }

    /// Every attack.
    #[inline]
    pub fn attacks(&self) -> Cards {
        self.masks.hazards
    }

    /// The attacks that a safety keeps away.
    #[inline]
    pub fn kept_away_by(&self, safety: Card) -> Cards {
        self.masks.kept_away(safety)
    }

    /// The place of a safety among the safeties.
    #[inline]
    pub fn place(&self, safety: Card) -> u8 {
        self.masks.place(safety)
    }

    #[inline]
    pub(crate) fn masks(&self) -> &Masks {
        &self.masks
    }
}

options::answers_for!(Rules, agreed);

impl Masks {
    /// Asks every question about every status once.
    fn compile(edition: &Edition) -> Masks {
        validate(edition);
        let set = |wanted: &dyn Fn(Card) -> bool| {
            edition.catalogue.cards().filter(|&card| wanted(card)).collect::<Cards>()
        };
        let of_limit = |card| match edition.catalogue.kind(card) {
            Kind::Hazard(trouble) | Kind::Remedy(trouble) => Some(edition.is_limit(trouble)),
            Kind::Distance(_) | Kind::Safety(_) => None,
        };
        let longest = longest(edition);
        let distances = edition.catalogue.set(|kind| matches!(kind, Kind::Distance(_)));
        let hazards = edition.catalogue.set(|kind| matches!(kind, Kind::Hazard(_)));
        let mut masks = Masks {
            own: [0; 256],
            open: [0; 256],
            room: [0; ROOMS],
            uncapped: !longest.0,
            cap: edition.cap.map_or(u8::MAX, |cap| cap.times),
            answers: [0; Card::MAX],
            after: [[Status(0); 256]; Card::MAX],
            km: [Km(0); Card::MAX],
            kept_away: [Cards(0); Card::MAX],
            places: [0; Card::MAX],
            distances,
            hazards,
            safeties: edition.catalogue.set(|kind| matches!(kind, Kind::Safety(_))),
            thrown: set(&|card| edition.may_throw(card)),
            battle: set(&|card| of_limit(card) == Some(false)),
            speed: set(&|card| of_limit(card) == Some(true)),
            longest,
            first_hazard: hazards.iter().next().map_or(0, |card| card.0),
            distance_cards: edition.catalogue.copies(distances).try_into().expect("few cards"),
        };
        for status in Status::all() {
            let at = status.index();
            masks.own[at] = set(&|card| status.may_lay(card, edition).is_ok()).0;
            let open = set(&|card| status.may_suffer(card, edition).is_ok());
            masks.open[at] = u8::try_from(open.0 >> masks.first_hazard).expect("eight attacks");
        }
        for card in edition.catalogue.cards() {
            masks.after[card.index()] = std::array::from_fn(|at| {
                Status(u8::try_from(at).expect("a byte")).after(card, edition)
            });
            match edition.catalogue.kind(card) {
                Kind::Distance(km) => masks.km[card.index()] = km,
                Kind::Hazard(trouble) if edition.coup_fourre.is_some() => {
                    masks.answers[card.index()] =
                        set(&|reply| edition.keeps_away(reply, trouble)).0;
                }
                Kind::Safety(_) => {
                    masks.places[card.index()] = edition.safety_place(card);
                    let is_kept_away = |attack| match edition.catalogue.kind(attack) {
                        Kind::Hazard(trouble) => edition.keeps_away(card, trouble),
                        Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_) => false,
                    };
                    masks.kept_away[card.index()] = set(&is_kept_away);
                }
                Kind::Hazard(_) | Kind::Remedy(_) => {}
            }
        }
        masks.room = std::array::from_fn(|quarters| {
            let left = QUARTER * u16::try_from(quarters).expect("few quarters");
            let too_far = |distance: Km| left < distance.0;
            set(&|card| !matches!(edition.catalogue.kind(card), Kind::Distance(km) if too_far(km)))
                .0
        });
        masks
    }

    /// What `car` may have laid before it on the way to `goal`: the compiled form of
    /// [`Car::may_lay`].
    #[inline]
    pub(crate) fn own(&self, car: Car, goal: Km) -> u32 {
        let quarters = usize::from((goal.0 - car.km.0) / QUARTER);
        let room = self.room[quarters.min(ROOMS - 1)];
        let cap = if car.longest < self.cap { u32::MAX } else { self.uncapped };
        self.own[car.status.index()] & room & cap
    }

    /// Which attacks may land on a car: the compiled form of [`Status::may_suffer`].
    #[inline]
    pub(crate) fn open(&self, status: Status) -> u64 {
        u64::from(self.open[status.index()])
    }

    /// Which attacks may land before anything is laid, one byte for each team.
    pub(crate) fn exposed_at_start(&self, teams: u8) -> u64 {
        (0..teams).map(|team| self.open(Status::default()) << (8 * team)).sum()
    }

    /// The cards that answer an attack.
    #[inline]
    pub(crate) fn answers(&self, attack: Card) -> u32 {
        self.answers[attack.index()]
    }

    /// The status of a car after a card was laid on it.
    #[inline]
    pub(crate) fn after(&self, card: Card, status: Status) -> Status {
        self.after[card.index()][status.index()]
    }

    /// The attacks that a safety keeps away.
    #[inline]
    pub(crate) fn kept_away(&self, safety: Card) -> Cards {
        self.kept_away[safety.index()]
    }

    /// The place of a safety among the safeties: the compiled form of [`Edition::safety_place`].
    #[inline]
    pub(crate) fn place(&self, safety: Card) -> u8 {
        self.places[safety.index()]
    }

    /// The kilometres of a card.
    #[inline]
    pub(crate) fn km(&self, card: Card) -> Km {
        self.km[card.index()]
    }
}

/// The capped distance, or the longest where there is no cap.
fn longest(edition: &Edition) -> Cards {
    let distance = |card| match edition.catalogue.kind(card) {
        Kind::Distance(km) => Some(km),
        Kind::Hazard(_) | Kind::Remedy(_) | Kind::Safety(_) => None,
    };
    let km = edition.cap.map(|cap| cap.distance);
    let km = km.or_else(|| edition.catalogue.cards().filter_map(distance).max());
    edition.catalogue.cards().filter(|&card| km.is_some() && distance(card) == km).collect()
}

/// What an edition must satisfy before it can be played.
fn validate(edition: &Edition) {
    edition.catalogue.check();
    let furthest = edition.extension.unwrap_or(edition.goal).max(edition.goal);
    assert!(usize::from(furthest.0 / QUARTER) < ROOMS, "a goal beyond the table");
    assert!(edition.catalogue.card(edition.right_of_way).is_some(), "an unknown right of way");
    let safeties = edition.catalogue.set(|kind| matches!(kind, Kind::Safety(_)));
    assert!(safeties.len() <= 4, "a status has room for four safeties");
    let hazards = edition.catalogue.set(|kind| matches!(kind, Kind::Hazard(_)));
    assert!(hazards.len() <= 8 && hazards.are_together(), "a team's attacks are one byte");
    for hazard in hazards.iter() {
        let Kind::Hazard(trouble) = edition.catalogue.kind(hazard) else {
            continue;
        };
        let parade = edition.catalogue.card_of(Kind::Remedy(trouble));
        assert!(parade.is_some(), "an attack without parade");
    }
}
