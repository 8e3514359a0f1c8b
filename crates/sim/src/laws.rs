//! What must hold at every step, whatever people, networks and disks do.

use std::fmt;

/// A promise of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// Whatever is answered `accepted`, and whatever anybody is told of the game, is on the disk at
    /// that moment, and still there after every restart.
    AcknowledgedIsStored,
    /// The same request is never played twice, however often it is sent.
    ExactlyOnce,
    /// Everybody is told the same game in the same order without a gap: each update is what its
    /// viewer sees of the stored log from the version told before to the version told now.
    OneOrder,
    /// A frame shows its viewer what the rules let that viewer see at that version, and not a letter
    /// more.
    ViewsDoNotLeak,
    /// A window is the same for everybody in bytes and in time, whoever holds what: equal clocks, and
    /// nobody's silence closes it before its time.
    WindowsTellNothing,
    /// Nobody is played for who has not left, has not been gone for the whole of the grace and has not
    /// been silent for the whole of the turn. The time in which the server was down is nobody's.
    ClocksAreFair,
    /// While somebody is there who wants to play, something happens in bounded time.
    NobodyIsStuck,
    /// Every game ends.
    EveryGameEnds,
    /// When everybody has gone, nothing is left running.
    NothingIsLeft,
    /// Whoever plays at a seat plays there to the end, whatever happens to the server.
    OneSeat,
    /// What the server says can be read and answers what was asked.
    WordsMakeSense,
}

impl Law {
    /// Every law there is.
    pub const ALL: [Law; 11] = [
        Law::AcknowledgedIsStored,
        Law::ExactlyOnce,
        Law::OneOrder,
        Law::ViewsDoNotLeak,
        Law::WindowsTellNothing,
        Law::ClocksAreFair,
        Law::NobodyIsStuck,
        Law::EveryGameEnds,
        Law::NothingIsLeft,
        Law::OneSeat,
        Law::WordsMakeSense,
    ];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Law::AcknowledgedIsStored => "acknowledged equals stored",
            Law::ExactlyOnce => "exactly once",
            Law::OneOrder => "one order for all",
            Law::ViewsDoNotLeak => "views never leak",
            Law::WindowsTellNothing => "windows tell nothing",
            Law::ClocksAreFair => "clocks are fair",
            Law::NobodyIsStuck => "nobody is stuck",
            Law::EveryGameEnds => "every game ends",
            Law::NothingIsLeft => "nothing is left running",
            Law::OneSeat => "one seat to the end",
            Law::WordsMakeSense => "words make sense",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// What shows it.
    pub what: String,
}

impl Broken {
    pub(crate) fn new(law: Law, what: impl Into<String>) -> Broken {
        Broken { law, what: what.into() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law: {} — {}", self.law, self.what)
    }
}
