//! Moments of a view that are neither an ordinary draw nor an ordinary play: windows, cards that must
//! be used at once, prompts, and turns that a reply has won.

use table::{Seat, Seats, Viewer};

use crate::open::{After, Course, Forced, Open, Phase, Window};
use crate::position::{Misplaced, Moment};
use crate::view::View;

/// What a moment has besides the ordinary course of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interlude {
    /// What kind of turn it is.
    pub course: Course,
    /// How many cards are still to be drawn, and from where the first may come, unless it goes
    /// without saying.
    pub due: Option<(u8, Piles)>,
    /// Whether a pair may still be swapped in this turn.
    pub swaps: SwapsLeft,
    /// Who draws nothing on their next turn.
    pub grounded: Seats,
    /// Of whom the seat on turn may demand another card.
    pub renaming: Seats,
    /// The card that must be used at once.
    pub forced: Option<Forced>,
    /// What may be answered, and who has declined as far as the viewer knows.
    pub window: Option<(Window, Seats)>,
    /// What somebody is asked to do.
    pub prompt: Option<Prompt>,
}

/// From where the first card that is due may come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piles {
    /// From the stock or from the discard pile.
    Both,
    /// From the stock alone: another one was drawn before.
    Stock,
}

/// Whether a pair may still be swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwapsLeft {
    /// As at the beginning of a turn.
    AsUsual,
    /// No more in this turn.
    None,
}

/// What somebody is asked to do, other than to play, to draw or to reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// The seat on turn looks into a hand and chooses a card.
    Search {
        /// Whose hand.
        of: Seat,
    },
    /// A seat takes the distance that its call has won.
    Rob {
        /// Who.
        seat: Seat,
        /// From one of these.
        from: Seats,
        /// How play goes on.
        after: After,
    },
    /// A seat pays for a wrong call.
    Pay {
        /// Who.
        seat: Seat,
        /// How play goes on.
        after: After,
    },
}

impl Interlude {
    /// An ordinary moment.
    pub const NONE: Interlude = Interlude {
        course: Course::Normal,
        due: None,
        swaps: SwapsLeft::AsUsual,
        grounded: Seats::NONE,
        renaming: Seats::NONE,
        forced: None,
        window: None,
        prompt: None,
    };

    /// What a view has besides the ordinary course of a turn.
    pub(crate) fn of(view: &View) -> Interlude {
        let open = &view.open;
        let usual = open.due_at(Moment::of(open));
        let piles = if open.rights.takes_discard { Piles::Both } else { Piles::Stock };
        let as_usual = open.due == usual && (open.due == 0 || piles == Piles::Both);
        Interlude {
            course: open.course,
            due: (!as_usual).then_some((open.due, piles)),
            swaps: if open.rights.swaps == open.rules.swaps() {
                SwapsLeft::AsUsual
            } else {
                SwapsLeft::None
            },
            grounded: open.grounded,
            renaming: view.renaming,
            forced: open.forced,
            window: open.window.map(|window| (window, view.declined(window))),
            prompt: match open.phase {
                Phase::Search { of } => Some(Prompt::Search { of }),
                Phase::Rob { seat } => {
                    let (from, after) = open.prize(seat);
                    Some(Prompt::Rob { seat, from, after })
                }
                Phase::Pay { seat } => Some(Prompt::Pay { seat, after: open.after_calls() }),
                _ => None,
            },
        }
    }
}

impl View {
    /// Whether the viewer has declined the open window: of others nobody knows.
    fn declined(&self, window: Window) -> Seats {
        match self.viewer {
            Viewer::Seat(seat) if self.open.rules.asked(window).has(seat) && !self.asked => {
                Seats::only(seat)
            }
            Viewer::Seat(_) | Viewer::Spectator => Seats::NONE,
        }
    }

    /// Goes from an ordinary moment to this one.
    pub(crate) fn interrupt(&mut self, interlude: &Interlude) -> Result<(), Misplaced> {
        let open = &mut self.open;
        open.course = interlude.course;
        open.grounded = interlude.grounded;
        if let Some((due, piles)) = interlude.due {
            open.due = due;
            open.rights.takes_discard = piles == Piles::Both;
            if due == 0 {
                open.phase = Phase::Act;
            }
        }
        if interlude.swaps == SwapsLeft::None {
            open.rights.swaps = false;
        }
        open.forced = interlude.forced;
        self.rename(interlude.renaming)?;
        if let Some(prompt) = interlude.prompt {
            self.ask(prompt)?;
        }
        match (interlude.window, interlude.forced) {
            (Some((window, declined)), _) => self.open_up(window, declined),
            (None, Some(forced)) => self.demand(forced),
            (None, None) => Ok(()),
        }
    }

    fn rename(&mut self, renaming: Seats) -> Result<(), Misplaced> {
        let own = |of: Seat| self.open.marker(of).is_some_and(|marker| marker.by == self.open.seat);
        if !renaming.iter().all(own) {
            return Err(Misplaced::WrongMoment);
        }
        self.renaming = renaming;
        Ok(())
    }

    /// Lets somebody use a card at once.
    fn demand(&mut self, Forced { seat, card, .. }: Forced) -> Result<(), Misplaced> {
        let is_held = self.known[seat.index()].kinds().has(card);
        if !is_held || !matches!(self.open.phase, Phase::Act | Phase::Draw) {
            return Err(Misplaced::WrongMoment);
        }
        self.open.phase = Phase::Use;
        Ok(())
    }

    fn ask(&mut self, prompt: Prompt) -> Result<(), Misplaced> {
        let rules = &self.open.rules;
        self.open.phase = match prompt {
            Prompt::Search { of } => {
                let known = self.known[of.index()].len() == u32::from(self.open.held(of));
                let sees = self.viewer != Viewer::Seat(self.open.seat) || known;
                if !rules.opponents(self.open.seat).has(of) || !sees {
                    return Err(Misplaced::WrongMoment);
                }
                Phase::Search { of }
            }
            Prompt::Rob { seat, from, after } => {
                if from.is_empty() || from.has(seat) {
                    return Err(Misplaced::WrongMoment);
                }
                self.open.set_prize(from, after);
                Phase::Rob { seat }
            }
            Prompt::Pay { seat, after } => {
                self.open.set_prize(Seats::NONE, after);
                Phase::Pay { seat }
            }
        };
        Ok(())
    }

    fn open_up(&mut self, window: Window, declined: Seats) -> Result<(), Misplaced> {
        let rules = &self.open.rules;
        let lies = match window {
            Window::Attack { card, by, on } => {
                rules.team(by) != on && self.open.zone(on).attacks().any(|attack| attack == card)
            }
            Window::Distance { what, by, .. } => self.open.zone(rules.team(by)).has(what),
        };
        let asked = rules.asked(window);
        let is_asked = asked.iter().any(|seat| !declined.has(seat));
        if !lies || !is_asked || self.open.phase != Phase::Act {
            return Err(Misplaced::NoWindow);
        }
        self.open.phase = Phase::Window;
        self.open.window = Some(window);
        self.asked =
            matches!(self.viewer, Viewer::Seat(seat) if asked.has(seat) && !declined.has(seat));
        Ok(())
    }
}

impl Moment {
    /// Where a turn stands, as far as drawing goes.
    pub(crate) fn of(open: &Open) -> Moment {
        match open.phase {
            Phase::Draw => Moment::Begins(open.seat),
            _ => Moment::Plays(open.seat),
        }
    }
}
