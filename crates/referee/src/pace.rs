//! How long things take at a table.

use table::{Chance, Occasion};

/// A moment or a span of time, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl std::ops::Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

/// How fast bots play, and how long people have to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The least and the most that a bot thinks about its turn. Drawn without a look at its hand.
    pub think: (Millis, Millis),
    /// The least and the most that it takes a bot to notice what people race it for. Nobody could win
    /// against a machine, so these are the reflexes of people, however fast bots play otherwise.
    pub reflexes: (Millis, Millis),
    /// How long a window stays open that only bots are asked in, or only one person could read.
    pub beat: Millis,
    /// How long a window stays open otherwise; without a clock it waits for everybody's answer.
    pub window: Option<Millis>,
    /// The same for a window on a distance.
    pub distance: Option<Millis>,
    /// Whether a window closes before its time when everybody has passed.
    pub closing: Closing,
}

/// How long people wait for each other. Nobody is missed whom nobody waits for: whoever sits among
/// bots, or whose friends no longer play, has all the time in the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// How long somebody may take to act, where no window has a clock of its own.
    pub turn: Option<Millis>,
    /// How long somebody may be gone.
    pub connection: Option<Millis>,
    /// How long a next round waits for everybody, once somebody is ready.
    pub round: Millis,
    /// How long a bot keeps a seat before it can be opened to others.
    pub vacancy: Millis,
    /// Who waits.
    pub waiting: Waiting,
}

/// Who waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Those who are there and play: a table that everybody has left stands still.
    WhoIsThere,
    /// Everybody who plays, there or not: people look in when they like, and clocks run for days.
    WhoPlays,
}

impl Patience {
    /// The patience of people who play at the same time.
    pub const NORMAL: Patience = Patience {
        turn: Some(Millis(90_000)),
        connection: Some(Millis(45_000)),
        round: Millis(30_000),
        vacancy: Millis(30_000),
        waiting: Waiting::WhoIsThere,
    };

    /// The patience of people who look in when they like, and have so many days for a move. Nobody is
    /// missed for not being there.
    pub const fn days(days: u64) -> Patience {
        let span = Millis(days * 24 * 60 * 60 * 1000);
        Patience {
            turn: Some(span),
            connection: None,
            round: span,
            vacancy: span,
            waiting: Waiting::WhoPlays,
        }
    }

    /// Ten times as much.
    #[must_use]
    pub fn relaxed(self) -> Patience {
        let longer = |span: Millis| Millis(span.0.saturating_mul(10));
        Patience {
            turn: self.turn.map(longer),
            connection: self.connection.map(longer),
            round: longer(self.round),
            vacancy: longer(self.vacancy),
            waiting: self.waiting,
        }
    }

    /// The same, where nobody is played for who has not left.
    #[must_use]
    pub fn endless(self) -> Patience {
        Patience { turn: None, connection: None, ..self.relaxed() }
    }
}

/// When a window closes that nobody answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// When its time is over, whoever has passed.
    OnTime,
    /// As soon as everybody who is asked has passed.
    WhenAllPassed,
}

impl Pace {
    /// The pace of people at a table.
    pub const NORMAL: Pace = Pace {
        think: (Millis(900), Millis(1600)),
        reflexes: (Millis(1500), Millis(3500)),
        beat: Millis(900),
        window: Some(Millis(5000)),
        distance: Some(Millis(2500)),
        closing: Closing::OnTime,
    };

    /// The same, where windows have no clock of their own.
    #[must_use]
    pub fn unhurried(self) -> Pace {
        Pace { window: None, distance: None, ..self }
    }

    /// The same, with bots that hardly think.
    pub const FAST: Pace =
        Pace { think: (Millis(200), Millis(350)), beat: Millis(250), ..Pace::NORMAL };

    /// The same, with bots that do not think at all: whatever a person does, all of theirs is done
    /// before anybody can do more, so that tests play the same game every time.
    pub const AT_ONCE: Pace = Pace {
        think: (Millis(0), Millis(0)),
        reflexes: (Millis(0), Millis(0)),
        beat: Millis(0),
        ..Pace::NORMAL
    };

    /// How long a window on this stays open.
    pub(crate) fn length(&self, occasion: Occasion) -> Option<Millis> {
        match occasion {
            Occasion::Attack => self.window,
            Occasion::Distance => self.distance,
        }
    }

    /// How long it takes a bot to notice something and to call it out.
    pub(crate) fn notice(&self, chance: &mut impl Chance) -> Millis {
        between(self.reflexes, chance)
    }

    /// How long a bot thinks this time.
    pub(crate) fn thought(&self, chance: &mut impl Chance) -> Millis {
        between(self.think, chance)
    }

    /// When within a window of this length a bot answers that only bots are asked in.
    pub(crate) fn answer_within(window: Millis, chance: &mut impl Chance) -> Millis {
        between((Millis(window.0 / 5), Millis(window.0 * 4 / 5)), chance)
    }

    /// When within a window of this length a bot answers that people may answer before it.
    pub(crate) fn answer_among_people(&self, window: Millis, chance: &mut impl Chance) -> Millis {
        let most = Millis(window.0 * 4 / 5);
        let least = Millis(window.0 / 5).max(self.reflexes.0).min(most);
        between((least, most), chance)
    }
}

fn between((least, most): (Millis, Millis), chance: &mut impl Chance) -> Millis {
    let span = u32::try_from(most.0.saturating_sub(least.0)).unwrap_or(u32::MAX - 1);
    Millis(least.0 + u64::from(chance.below(span + 1)))
}
