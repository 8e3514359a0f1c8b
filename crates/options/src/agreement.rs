//! What a table has agreed on before a game begins.

use std::fmt;

use table::{Seat, Seats, Team};

use crate::{BadSetup, Choices, TableOption, choose};

/// What a table has agreed on: the game, how many sit there, on which sides, and what they chose.
/// The rules of every family begin with it.
pub struct Agreement {
    game: &'static str,
    seats: u8,
    teams: u8,
    /// The options that differ from what they are by themselves.
    chosen: Choices,
    /// What holds for every option.
    values: Choices,
}

impl Agreement {
    /// Changes `rulebook` as a table of so many chose; `teams` then says how many sides they make.
    pub fn on<E>(
        game: &'static str,
        seats: u8,
        rulebook: &mut E,
        offered: &'static [TableOption<E>],
        options: &[(&str, &str)],
        teams: impl Fn(&E) -> u8,
    ) -> Result<Agreement, BadSetup> {
        let (chosen, values) = choose(rulebook, offered, seats, options)?;
        Ok(Agreement { game, seats, teams: teams(rulebook), chosen, values })
    }

    /// The name of the game.
    pub fn name(&self) -> &'static str {
        self.game
    }

    /// How many sit at the table.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many sides they make.
    #[inline]
    pub fn teams(&self) -> u8 {
        self.teams
    }

    /// Every team at the table.
    pub fn all_teams(&self) -> impl Iterator<Item = Team> + Clone + use<> {
        (0..self.teams).map(Team)
    }

    /// The team of a seat.
    #[inline]
    pub fn team(&self, seat: Seat) -> Team {
        Team::of(seat, self.teams)
    }

    /// The seats of a team.
    #[inline]
    pub fn members(&self, team: Team) -> Seats {
        let first = Seats::only(team.seat());
        if self.teams < self.seats { first.with(Seat(team.0 + self.teams)) } else { first }
    }

    /// The options that differ from their default, or from what a preset says, as they are written.
    pub fn chosen(&self) -> &[(&'static str, String)] {
        &self.chosen
    }

    /// What holds for an option; `None` if there is no such option.
    pub fn value(&self, name: &str) -> Option<&str> {
        let held = self.values.iter().find(|(option, _)| *option == name);
        held.map(|(_, value)| value.as_str())
    }
}

/// Two agreements are equal if the same holds, however it was said.
impl PartialEq for Agreement {
    fn eq(&self, other: &Agreement) -> bool {
        (self.game, self.seats, &self.values) == (other.game, other.seats, &other.values)
    }
}

impl Eq for Agreement {}

impl fmt::Debug for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {} {:?}", self.game, self.seats, self.chosen)
    }
}

/// How seats share what lies before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// Each seat has a place of its own.
    Alone,
    /// Seats opposite each other share one.
    Pairs,
}

impl Sides {
    /// How many sides so many seats make.
    pub fn of(self, seats: u8) -> u8 {
        match self {
            Sides::Alone => seats,
            Sides::Pairs => seats / 2,
        }
    }
}

/// Lets rules answer for what their table has agreed on, which is a field of theirs. Rules are equal
/// if the same is agreed on; whoever compares shared ones need not look, because an `Arc` of what is
/// `Eq` compares addresses first.
#[macro_export]
macro_rules! answers_for {
    ($rules:ty, $agreed:ident) => {
        impl std::ops::Deref for $rules {
            type Target = $crate::Agreement;

            #[inline]
            fn deref(&self) -> &$crate::Agreement {
                &self.$agreed
            }
        }

        impl PartialEq for $rules {
            fn eq(&self, other: &Self) -> bool {
                self.$agreed == other.$agreed
            }
        }

        impl Eq for $rules {}

        impl std::fmt::Debug for $rules {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.$agreed, f)
            }
        }
    };
}
