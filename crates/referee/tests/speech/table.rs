//! A table of Fun & Speed where two have as many kilometres.

use std::sync::Arc;

use bots::Level;
use referee::{Input, Kept, Millis, Occupant, Output, Pace, Reflex, Refused, Room};
use sprint::position::{Moment, Position};
use sprint::{Action, Call, Card, Illegal, Laid, Phase, Rules, Saying, Sprint};
use table::{Entry, Seat, Seed, Team, Viewer};

pub const PERSON: Occupant<Level> = Occupant::Person;
pub const BOT: Occupant<Level> = Occupant::Bot(Level::Random);
pub const STEADY: Occupant<Level> = Occupant::Bot(Level::Steady);
pub const PACE: Pace = Pace::NORMAL;

/// A table at which A holds a 50 and has 100 kilometres, as B has.
pub struct Table {
    pub room: Room<Sprint, Level>,
    pub rules: Arc<Rules>,
    pub now: Millis,
    pub kept: Vec<Kept<Action>>,
    /// The room as it was at first, to begin again from.
    begin: Box<dyn Fn() -> Room<Sprint, Level>>,
}

impl Table {
    pub fn new(occupants: &[Occupant<Level>]) -> Table {
        Table::with(occupants, &[("strict", "on")])
    }

    pub fn with(occupants: &[Occupant<Level>], options: &[(&str, &str)]) -> Table {
        Table::at(occupants, options, PACE)
    }

    pub fn at(occupants: &[Occupant<Level>], options: &[(&str, &str)], pace: Pace) -> Table {
        Table::holding(occupants, options, pace, "")
    }

    /// The same, where these seats hold a Demi-tour.
    pub fn holding(
        occupants: &[Occupant<Level>],
        options: &[(&str, &str)],
        pace: Pace,
        holders: &str,
    ) -> Table {
        let seats = u8::try_from(occupants.len()).unwrap();
        let rules = Rules::of("fun-speed", seats, options).unwrap();
        let card = |name| rules.edition().catalogue.card(name).unwrap();
        let laid = |name| Laid::new(card(name), 0);
        let mut position = Position::new(&rules);
        position.turn = Some(Moment::Plays(Seat(0)));
        position.hands[0] = [card("50")].into_iter().collect();
        for holder in holders.chars() {
            let seat = Seat::from_letter(&holder.to_string()).unwrap();
            position.hands[seat.index()] = [card("demi-tour")].into_iter().collect();
        }
        position.zones[0].distances = vec![laid("75"), laid("25")];
        position.zones[1].distances = vec![laid("100")];
        let game = Sprint::place(&rules, &position).unwrap();
        let occupants = occupants.to_vec();
        let begin = move || Room::at(game.clone(), occupants.clone(), pace, Seed::from_number(1));
        Table { room: begin(), rules, now: Millis(0), kept: Vec::new(), begin: Box::new(begin) }
    }

    pub fn act(&mut self, seat: u8, action: Action) {
        assert_eq!(self.try_to(seat, action), None);
    }

    /// Why an action is refused, if it is.
    pub fn try_to(&mut self, seat: u8, action: Action) -> Option<Refused<Illegal>> {
        self.try_quickly(seat, action, Reflex::default())
    }

    /// The same, where it is known how quick the person was.
    pub fn try_quickly(
        &mut self,
        seat: u8,
        action: Action,
        reflex: Reflex,
    ) -> Option<Refused<Illegal>> {
        let seen = self.room.news(Viewer::Spectator).version;
        let out = self.send(Input::Act { seat: Seat(seat), action, seen, reflex });
        out.into_iter().find_map(|output| match output {
            Output::Refused { why, .. } => Some(why),
            _ => None,
        })
    }

    pub fn wait(&mut self, millis: u64) {
        self.now = self.now + Millis(millis);
        self.send(Input::Wake);
    }

    pub fn send(&mut self, input: Input<Action>) -> Vec<Output<Sprint>> {
        let mut out = Vec::new();
        self.room.handle(self.now, input, &mut out);
        self.kept.extend(out.iter().filter_map(|output| match output {
            Output::Keep(kept) => Some(*kept),
            _ => None,
        }));
        out
    }

    /// The server is killed and starts again: the room is made from what was kept.
    pub fn crash(&mut self) {
        self.room = (self.begin)().restore(&self.kept, self.now).unwrap();
    }

    /// How often somebody called what was to be said.
    pub fn killers(&self) -> usize {
        let killer = |kept: &&Kept<_>| {
            matches!(kept, Kept::Played(Entry::Act(_, Action::Call(Call::Killer))))
        };
        self.kept.iter().filter(killer).count()
    }

    /// A lays its 50 without a word.
    pub fn lay_in_silence(&mut self) {
        let card = self.card("50");
        self.act(0, Action::Lay { card, accelerators: 0, saying: Saying::Nothing });
    }

    pub fn card(&self, name: &str) -> Card {
        self.rules.edition().catalogue.card(name).unwrap()
    }

    pub fn wake_until(&mut self, phase: Phase) {
        self.wait(0);
        while self.phase() != phase {
            self.now = self.room.wake_at().expect("a bot thinks");
            self.wait(0);
        }
    }

    pub fn km(&self, team: u8) -> u16 {
        self.room.news(Viewer::Spectator).view.open.zone(Team(team)).km().0
    }

    pub fn laid(&self, name: &str) -> Laid {
        Laid::new(self.card(name), 0)
    }

    pub fn phase(&self) -> Phase {
        self.room.news(Viewer::Spectator).view.open.phase()
    }

    pub fn is_open(&self) -> bool {
        self.phase() == Phase::Window
    }
}
