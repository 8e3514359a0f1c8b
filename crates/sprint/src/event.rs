//! What happened.

use table::{Seat, Seats, Team, Viewer};

use crate::action::{Saying, Then, Top};
use crate::card::Card;
use crate::open::Course;
use crate::zone::Laid;

/// One thing that happened. `Event` names every card; `Event<Option<Card>>`, called [`Seen`], only
/// those its viewer may know: the fields that can be hidden are of type `C`, all others are public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<C = Card> {
    /// The cards were shuffled and the deal begins.
    Shuffled {
        /// Whose turn will be the first.
        first: Seat,
    },
    /// The discard pile was shuffled into a new stock.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A seat drew a card of the stock, or was dealt one.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: C,
    },
    /// A seat took the top card of the discard pile.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// What kind of turn.
        course: Course,
    },
    /// A seat has no card left, and its turn is over.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A seat played a card without drawing what was due.
    ForgotToDraw {
        /// Who.
        seat: Seat,
    },
    /// A distance was laid before its owner.
    Travelled {
        /// By whom.
        seat: Seat,
        /// What, with what multiplies it.
        what: Laid,
        /// What was said with it.
        saying: Saying,
    },
    /// A safety was laid before its owner.
    Protected {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A safety took an attack away.
    Cancelled {
        /// The attack.
        card: Card,
        /// Before whom it lay.
        on: Team,
    },
    /// A seat lifted an attack from its own zone.
    Parried {
        /// Who.
        seat: Seat,
        /// With what.
        card: Card,
        /// The attack.
        attack: Card,
        /// Which of the two lies on top of the discard pile.
        top: Top,
    },
    /// An attack was laid before a team.
    Attacked {
        /// By whom.
        seat: Seat,
        /// With what.
        card: Card,
        /// Before whom.
        on: Team,
        /// What was shouted with it.
        saying: Saying,
    },
    /// An attack without its sound is void.
    AttackVoid {
        /// Whose.
        seat: Seat,
        /// The attack.
        card: Card,
    },
    /// An attack was answered by its parade.
    Countered {
        /// By whom.
        seat: Seat,
        /// With what.
        card: Card,
        /// The attack.
        attack: Card,
        /// Which of the two lies on top of the discard pile.
        top: Top,
        /// Who lost their turn by it.
        lost: Seats,
    },
    /// An attack was answered by the safety that keeps it away: a coup-fourré.
    CoupFourre {
        /// By whom.
        seat: Seat,
        /// With what.
        card: Card,
        /// Who lost their turn by it.
        lost: Seats,
    },
    /// An attack was turned on its attacker.
    Turned {
        /// By whom.
        seat: Seat,
        /// The attack.
        attack: Card,
        /// Before whom it lies now; nobody if it could not land there.
        onto: Option<Team>,
    },
    /// A distance was cancelled as soon as it was laid.
    UTurned {
        /// By whom.
        seat: Seat,
        /// Whose distance.
        of: Seat,
        /// The distance, with what multiplied it.
        what: Laid,
        /// Whether it went back to the hand it came from.
        back: bool,
    },
    /// A seat gave up its right to answer. Nobody else is told.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Nobody answered the attack, and it stays.
    Landed {
        /// The attack.
        card: Card,
        /// Before whom it lies.
        on: Team,
    },
    /// Nobody answered the distance, and it counts.
    Arrived {
        /// Whose.
        seat: Seat,
        /// The distance, with what multiplies it.
        what: Laid,
    },
    /// A distance was stolen.
    Stolen {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Team,
        /// What, with what multiplied it.
        what: Laid,
        /// What became of it.
        then: Then,
    },
    /// A card was demanded.
    Demanded {
        /// By whom.
        seat: Seat,
        /// Of whom.
        of: Seat,
        /// Which card.
        face: Card,
        /// Whether it was there to be handed over.
        held: bool,
    },
    /// Another card was demanded in the place of one.
    Renamed {
        /// By whom.
        seat: Seat,
        /// Of whom.
        of: Seat,
        /// Which card.
        to: Card,
        /// Where it was found, if it was there to be handed over.
        found: Found,
    },
    /// A card that was demanded was handed over, to be used at once.
    HandedOver {
        /// To whom.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// The card.
        card: Card,
        /// Whether it came from the hand, and not from the zone.
        from_hand: bool,
    },
    /// A card could not be used and was discarded.
    Useless {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Two cards were swapped for one of the discard pile.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The two.
        pair: [Card; 2],
        /// The one.
        card: Card,
    },
    /// Two players swapped zones.
    Flew {
        /// Who played the card.
        seat: Seat,
        /// With whom.
        to: Seat,
    },
    /// A seat looks into another hand.
    Searched {
        /// Who.
        seat: Seat,
        /// Whose hand.
        of: Seat,
    },
    /// A card of a hand was shown to one seat. Nobody else is told which.
    Showed {
        /// To whom.
        to: Seat,
        /// Whose.
        of: Seat,
        /// The card.
        card: C,
    },
    /// Two seats exchanged a card each.
    Exchanged {
        /// Who chose.
        seat: Seat,
        /// With whom.
        of: Seat,
        /// What was taken.
        took: C,
        /// What was given.
        gave: C,
    },
    /// The longest distances were swept off the table.
    Swept {
        /// By whom.
        seat: Seat,
        /// How many there were.
        cards: u8,
    },
    /// A card was thrown on the discard pile.
    Discarded {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat made a mistake.
    Mistaken {
        /// Who.
        seat: Seat,
        /// The cards it showed, which it takes back.
        shown: [Option<Card>; 3],
    },
    /// A card was picked blind and discarded, for a mistake.
    Fined {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat said the kilometres of its distance.
    Announced {
        /// Who.
        seat: Seat,
        /// How many it said.
        km: u16,
    },
    /// A distance that was not announced is discarded.
    Killed {
        /// By whose call; nobody's where it is discarded by itself.
        by: Option<Seat>,
        /// Whose distance.
        of: Seat,
        /// The distance, with what multiplied it.
        what: Laid,
    },
    /// A seat called a distance silent that was announced.
    CalledInVain {
        /// Who.
        seat: Seat,
    },
    /// A seat called two totals equal.
    HeldUp {
        /// Who.
        seat: Seat,
    },
    /// A call came to nothing.
    Lapsed {
        /// Whose.
        seat: Seat,
        /// Why.
        why: Lapse,
    },
    /// A call was wrong.
    WronglyCalled {
        /// Whose.
        seat: Seat,
    },
    /// A call won a distance.
    Robbed {
        /// Who called.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The distance, with what multiplied it.
        what: Laid,
    },
    /// A wrong call was paid for with a distance.
    Forfeited {
        /// Whose.
        seat: Seat,
        /// The distance, with what multiplied it.
        what: Laid,
    },
    /// A wrong call was paid for with a safety.
    ForfeitedSafety {
        /// Whose.
        seat: Seat,
        /// The safety.
        card: Card,
    },
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// What one viewer saw of an event.
pub type Seen = Event<Option<Card>>;

/// Where a renamed card was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Found {
    /// In the hand.
    InHand,
    /// In the zone.
    InZone,
    /// Nowhere: the demand stays.
    Nowhere,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A team reached the goal.
    Goal,
    /// Nothing has changed for too many turns.
    Standstill,
}

/// Why a call came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lapse {
    /// The seat has already won a distance in this turn. (FUN-77)
    AlreadyRobbed,
    /// The totals are no longer equal. (FUN-A14)
    TieGone,
    /// The others are equal by bottes only. (FUN-A12)
    NothingToTake,
}

impl Event {
    /// What `viewer` saw of it. A new event does not compile until somebody decides who sees it.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Option<Seen> {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        Some(match self {
            Event::Drew { seat, card } => Event::Drew { seat, card: own(seat).then_some(card) },
            Event::Declined { seat } if !own(seat) => return None,
            Event::Declined { seat } => Event::Declined { seat },
            Event::Showed { to, .. } if !own(to) => return None,
            Event::Showed { to, of, card } => Event::Showed { to, of, card: Some(card) },
            Event::Exchanged { seat, of, took, gave } => {
                let shown = |card| (own(seat) || own(of)).then_some(card);
                Event::Exchanged { seat, of, took: shown(took), gave: shown(gave) }
            }
            Event::Shuffled { first } => Event::Shuffled { first },
            Event::Reshuffled { cards } => Event::Reshuffled { cards },
            Event::Took { seat, card } => Event::Took { seat, card },
            Event::TurnBegan { seat, course } => Event::TurnBegan { seat, course },
            Event::Skipped { seat } => Event::Skipped { seat },
            Event::ForgotToDraw { seat } => Event::ForgotToDraw { seat },
            Event::Travelled { seat, what, saying } => Event::Travelled { seat, what, saying },
            Event::Protected { seat, card } => Event::Protected { seat, card },
            Event::Cancelled { card, on } => Event::Cancelled { card, on },
            Event::Parried { seat, card, attack, top } => {
                Event::Parried { seat, card, attack, top }
            }
            Event::Attacked { seat, card, on, saying } => {
                Event::Attacked { seat, card, on, saying }
            }
            Event::AttackVoid { seat, card } => Event::AttackVoid { seat, card },
            Event::Countered { seat, card, attack, top, lost } => {
                Event::Countered { seat, card, attack, top, lost }
            }
            Event::CoupFourre { seat, card, lost } => Event::CoupFourre { seat, card, lost },
            Event::Turned { seat, attack, onto } => Event::Turned { seat, attack, onto },
            Event::UTurned { seat, of, what, back } => Event::UTurned { seat, of, what, back },
            Event::Landed { card, on } => Event::Landed { card, on },
            Event::Arrived { seat, what } => Event::Arrived { seat, what },
            Event::Stolen { seat, from, what, then } => Event::Stolen { seat, from, what, then },
            Event::Demanded { seat, of, face, held } => Event::Demanded { seat, of, face, held },
            Event::Renamed { seat, of, to, found } => Event::Renamed { seat, of, to, found },
            Event::HandedOver { seat, by, card, from_hand } => {
                Event::HandedOver { seat, by, card, from_hand }
            }
            Event::Useless { seat, card } => Event::Useless { seat, card },
            Event::Swapped { seat, pair, card } => Event::Swapped { seat, pair, card },
            Event::Flew { seat, to } => Event::Flew { seat, to },
            Event::Searched { seat, of } => Event::Searched { seat, of },
            Event::Swept { seat, cards } => Event::Swept { seat, cards },
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::Passed { seat } => Event::Passed { seat },
            Event::Mistaken { seat, shown } => Event::Mistaken { seat, shown },
            Event::Fined { seat, card } => Event::Fined { seat, card },
            Event::Announced { seat, km } => Event::Announced { seat, km },
            Event::Killed { by, of, what } => Event::Killed { by, of, what },
            Event::CalledInVain { seat } => Event::CalledInVain { seat },
            Event::HeldUp { seat } => Event::HeldUp { seat },
            Event::Lapsed { seat, why } => Event::Lapsed { seat, why },
            Event::WronglyCalled { seat } => Event::WronglyCalled { seat },
            Event::Robbed { seat, from, what } => Event::Robbed { seat, from, what },
            Event::Forfeited { seat, what } => Event::Forfeited { seat, what },
            Event::ForfeitedSafety { seat, card } => Event::ForfeitedSafety { seat, card },
            Event::Ended { ending } => Event::Ended { ending },
        })
    }
}
