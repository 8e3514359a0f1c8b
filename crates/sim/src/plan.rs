//! What a seed plays: which games with which options, who comes, and what goes wrong.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Level;
use families::{Listing, Range, Setup};
use wire::{Access, Begin, Patience, Speed};

use crate::Settings;
use crate::dice::Dice;

/// How long somebody may take to act.
const TURN: Duration = Duration::from_secs(90);
/// How long somebody may be gone.
const GRACE: Duration = Duration::from_secs(45);

/// What one table of a run is.
#[derive(Clone, Debug)]
pub(crate) struct TablePlan {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    pub(crate) options: BTreeMap<String, String>,
    /// The bot at each seat, or nobody yet.
    pub(crate) bots: Vec<Option<Level>>,
    pub(crate) speed: Speed,
    pub(crate) patience: Patience,
    pub(crate) begin: Begin,
    pub(crate) access: Access,
    /// Who comes: the first one makes the table.
    pub(crate) people: Vec<Habits>,
    /// How many look on.
    pub(crate) spectators: usize,
}

/// What somebody is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// How many devices they have.
    pub(crate) devices: usize,
    /// How often their connection is cut, in a thousand of its moments.
    pub(crate) cuts: u32,
    /// How often they leave by a word, in a thousand decisions.
    pub(crate) leaves: u32,
    /// How often they fall asleep, in a thousand decisions.
    pub(crate) sleeps: u32,
    /// How often they say something that is wrong, in a thousand decisions.
    pub(crate) errs: u32,
    /// How often they give standing orders, in a thousand decisions.
    pub(crate) orders: u32,
    /// How often they say something to everybody, in a thousand decisions.
    pub(crate) talks: u32,
    /// How often they call out at once what several may be after, in a thousand cases.
    pub(crate) calls: u32,
    /// Whether they play again when the match is over.
    pub(crate) plays_again: bool,
    /// Whether they may go for good. Somebody at each table does not.
    pub(crate) may_vanish: bool,
}

impl Habits {
    /// Somebody who looks on, and asks for things that are not theirs to ask.
    pub(crate) fn of_a_spectator() -> Habits {
        Habits {
            devices: 1,
            cuts: 10,
            leaves: 0,
            sleeps: 0,
            errs: 50,
            orders: 0,
            talks: 0,
            calls: 0,
            plays_again: false,
            may_vanish: true,
        }
    }
}

/// What goes wrong with disk and server.
#[derive(Clone, Debug)]
pub(crate) struct Weather {
    /// Whether a write takes no time at all, so that windows can be measured to the millisecond.
    pub(crate) is_calm: bool,
    /// How many of a thousand writes fail and change nothing.
    pub(crate) fails: u32,
    /// How many of a thousand writes are kept although they are said to have failed.
    pub(crate) doubts: u32,
    /// How many of a thousand writes take seconds.
    pub(crate) slow: u32,
    /// How many of a thousand writes find a disk that stays full for a while, where few tables write.
    pub(crate) full: u32,
    /// How many times as many tables write as usual.
    pub(crate) crowd: usize,
    /// How often the server starts anew.
    pub(crate) restarts: u32,
}

/// What a seed plays.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) tables: Vec<TablePlan>,
    pub(crate) weather: Weather,
}

impl Plan {
    /// The plan of a seed. Seeds in a row go through every game at every size, and through every
    /// value of every option there.
    pub(crate) fn of(seed: u64, tables: usize) -> Plan {
        let mut dice = Dice::new(seed, "plan");
        let mut company = Dice::new(seed, "company");
        let first = usize::try_from(seed).unwrap_or(usize::MAX / 2) * tables;
        let numbers = first..first + tables;
        let tables = numbers.map(|number| table(number, &mut dice).in_company(&mut company));
        let tables: Vec<TablePlan> = tables.collect();
        let crowd = (tables.len() / Settings::default().tables).max(1);
        Plan { tables, weather: weather(crowd, &mut dice) }
    }
}

impl TablePlan {
    /// The same table with what is drawn of how its people meet and talk: who finds it, whether they
    /// look in when they like and have days for a move, and how lively they are.
    fn in_company(mut self, dice: &mut Dice) -> TablePlan {
        let days = [Patience::Day, Patience::Day, Patience::ThreeDays, Patience::Week];
        if dice.in_thousand(80) {
            self.patience = dice.pick(&days);
        }
        self.access = if dice.in_thousand(400) { Access::Listed } else { Access::Link };
        for person in &mut self.people {
            (person.talks, person.calls) = (dice.pick(&[0, 5, 60]), dice.pick(&[0, 300, 900]));
            // Another game would wait for days.
            person.plays_again &= !takes_days(self.patience);
        }
        self
    }
}

/// Whether people look in when they like, and have days for a move.
pub(crate) fn takes_days(patience: Patience) -> bool {
    match patience {
        Patience::Normal | Patience::Relaxed | Patience::Endless => false,
        Patience::Day | Patience::ThreeDays | Patience::Week => true,
    }
}

/// How many combinations of game and size there are.
pub(crate) fn combinations() -> Vec<(Listing, u8)> {
    let of = |listing: Listing| {
        let sizes: Vec<u8> = listing.seatings.iter().map(|seating| seating.seats).collect();
        let name = listing.name;
        sizes.into_iter().map(move |seats| (find(name), seats))
    };
    families::games().into_iter().flat_map(of).collect()
}

fn find(name: &str) -> Listing {
    let listing = families::games().into_iter().find(|listing| listing.name == name);
    listing.expect("a game that is listed")
}

fn table(number: usize, dice: &mut Dice) -> TablePlan {
    let all = combinations();
    let (listing, seats) = &all[number % all.len()];
    let options = options(listing, *seats, number / all.len(), dice);
    let level = |dice: &mut Dice| dice.pick(&Level::QUICK);
    let bots = (0..*seats).map(|_| dice.in_thousand(400).then(|| level(dice)));
    let mut bots: Vec<Option<Level>> = bots.collect();
    if bots.iter().all(Option::is_some) {
        bots[0] = None;
    }
    let free = bots.iter().filter(|bot| bot.is_none()).count();
    let begin = if dice.in_thousand(400) { Begin::Host } else { Begin::Full };
    let patience = [Patience::Normal, Patience::Normal, Patience::Relaxed, Patience::Endless];
    let patience = dice.pick(&patience);
    // A host who seats robots does not wait for everybody.
    let coming = if begin == Begin::Host { 1 + dice.below(free) } else { free };
    let people = (0..coming).map(|at| habits(at == 0, patience, dice)).collect();
    TablePlan {
        game: listing.name,
        seats: *seats,
        options,
        bots,
        speed: dice.pick(&[Speed::Fast, Speed::Fast, Speed::Normal]),
        patience,
        begin,
        access: Access::Link,
        people,
        spectators: dice.pick(&[0, 0, 1, 2]),
    }
}

/// One value for each option, another one in each turn; those that do not go together are left out.
fn options(listing: &Listing, seats: u8, turn: usize, dice: &mut Dice) -> BTreeMap<String, String> {
    let mut chosen = BTreeMap::new();
    for (at, offer) in listing.options.iter().enumerate() {
        let values = match offer.range() {
            Range::OneOf(_) | Range::Seat => offer.allowed(seats),
            Range::Seconds => ["0", "1", "2.5", "10"].map(str::to_owned).to_vec(),
        };
        // Matches of many rounds are long; what differs in them shows in a few.
        if offer.name() == "match" && !dice.in_thousand(150) {
            continue;
        }
        let Some(value) = values.get((turn + at) % values.len().max(1)) else { continue };
        chosen.insert(offer.name().to_owned(), value.clone());
        if !is_possible(listing.name, seats, &chosen) {
            chosen.remove(offer.name());
        }
    }
    chosen
}

fn is_possible(game: &str, seats: u8, chosen: &BTreeMap<String, String>) -> bool {
    let options: Vec<(&str, &str)> =
        chosen.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    Setup::of(game, seats, &options).is_ok()
}

fn habits(is_first: bool, patience: Patience, dice: &mut Dice) -> Habits {
    let may_vanish = !is_first && patience != Patience::Endless && dice.in_thousand(300);
    let plays_again = !may_vanish && patience != Patience::Endless && dice.in_thousand(300);
    Habits {
        devices: dice.pick(&[1, 1, 1, 2]),
        cuts: dice.pick(&[0, 0, 4, 30]),
        leaves: dice.pick(&[0, 0, 5, 30]),
        sleeps: dice.pick(&[0, 0, 5, 20]),
        errs: dice.pick(&[0, 20, 100]),
        orders: dice.pick(&[0, 0, 0, 10]),
        talks: 0,
        calls: 0,
        plays_again,
        may_vanish,
    }
}

fn weather(crowd: usize, dice: &mut Dice) -> Weather {
    let is_calm = dice.in_thousand(400);
    let mut often = |of: &[u32]| if is_calm { 0 } else { dice.pick(of) };
    let weather = Weather {
        is_calm,
        fails: often(&[0, 2, 20]),
        doubts: often(&[0, 2, 10]),
        slow: often(&[0, 5, 30]),
        full: often(&[0, 1, 4]),
        crowd,
        restarts: 0,
    };
    Weather { restarts: dice.pick(&[0, 0, 1, 2, 5]), ..weather }
}

/// How long people at a table wait for each other: for an action, and for somebody who is gone. These are
/// numbers of the law's own, so that a referee who waits otherwise is noticed.
pub(crate) fn patience(chosen: Patience) -> (Option<Duration>, Option<Duration>) {
    let days = |days: u32| (Some(Duration::from_secs(24 * 3600) * days), None);
    let times = match chosen {
        Patience::Normal => 1,
        Patience::Relaxed => 10,
        Patience::Endless => return (None, None),
        Patience::Day => return days(1),
        Patience::ThreeDays => return days(3),
        Patience::Week => return days(7),
    };
    (Some(TURN * times), Some(GRACE * times))
}
