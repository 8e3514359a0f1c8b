//! Tries the server in one thread: a virtual clock, people who come and go, a bad network and a bad disk.
//!
//! [`run`] plays one seed to its end on the server's own routes, rooms, referee and store interface, and
//! holds every line that is kept and every frame that is told to the [`laws`]. The same seed is the same
//! run, to the last message; a law that does not hold is one line that shows it again.
//!
//! Where to go next: [`laws`] says what must hold, `plan` what a seed plays, `watch` how the laws are
//! held, `mind` what simulated people do, and `disk` what goes wrong with what is kept.

mod device;
mod dice;
mod disk;
mod frame;
mod journal;
pub mod laws;
mod mind;
mod party;
mod plan;
mod seats;
mod signal;
mod told;
mod truth;
mod watch;
mod world;

use referee::Patience;
use tokio::runtime::Builder;
use tokio::task::LocalSet;

pub use disk::Lie;
pub use laws::{Broken, Law};

use disk::Disk;
use plan::Plan;
use world::World;

/// How a run is made, besides its seed.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How many tables play at once.
    pub tables: usize,
    /// Whether everything is written down.
    pub is_traced: bool,
    /// What the store lies about.
    pub lie: Option<Lie>,
    /// How long the server waits for people. The laws know how long it should.
    pub patience: Patience,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { tables: 4, is_traced: false, lie: None, patience: Patience::NORMAL }
    }
}

/// How many tables are named in what a run has played.
const NAMED: usize = 8;

/// What came of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// The seed.
    pub seed: u64,
    /// How many tables were played at once.
    pub tables: usize,
    /// What was played, at the first tables.
    pub what: String,
    /// The law that did not hold.
    pub broken: Option<Broken>,
    /// The number that stands for everything that happened.
    pub hash: u64,
    /// How much happened.
    pub steps: u64,
    /// How many lines were kept.
    pub lines: usize,
    /// Everything that happened, if it was written down.
    pub trace: Vec<String>,
}

impl Report {
    /// The one line that shows it again, if a law did not hold.
    pub fn failure(&self) -> Option<String> {
        let broken = self.broken.as_ref()?;
        let Report { seed, tables, what, .. } = self;
        let tables = match *tables {
            usual if usual == Settings::default().tables => String::new(),
            tables => format!("--tables {tables} "),
        };
        Some(format!("cargo run -p xtask -- sim {tables}{seed} # {broken} ({what})"))
    }
}

/// Plays one seed to its end.
pub fn run(seed: u64, settings: Settings) -> Report {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without a network");
    LocalSet::new().block_on(&runtime, async {
        let plan = Plan::of(seed, settings.tables);
        let what = plan.tables.iter().map(|it| format!("{} {}", it.game, it.seats));
        let what = what.take(NAMED).collect::<Vec<_>>().join(", ");
        let disk = Disk::new(seed, plan.weather.clone(), settings.lie);
        let world = World::new(seed, plan, disk, settings);
        party::play(&world).await;
        let lines = world.lines();
        let mut journal = world.journal.borrow_mut();
        Report {
            seed,
            tables: settings.tables,
            what,
            broken: world.broken(),
            hash: journal.hash(),
            steps: journal.count(),
            lines,
            trace: journal.take(),
        }
    })
}
