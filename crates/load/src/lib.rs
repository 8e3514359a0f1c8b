//! People at many tables, over real sockets, who measure how a server bears them.
//!
//! They know nothing but the protocol: each table is made over HTTP, each seat and each spectator has
//! a socket of its own, and whoever is on turn does something legal after a while. [`run`] says how
//! long it took from an action to the last of those who saw it, and what the server spent meanwhile.

mod desk;
mod http;
mod line;
mod process;
mod siege;
mod storm;
mod tally;
mod visit;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use chance::Quick;
use futures_util::future::join_all;
use tokio::sync::Semaphore;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{Instant, sleep_until};

use desk::Desk;
pub use process::Usage;
pub use siege::{Attack, Siege, besiege};
pub use storm::{Acknowledged, Outcome, Weather, storm};
use tally::Tally;
pub use tally::{Report, Spent};
pub use visit::{Asks, Claim, Visitor, visit};

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The server.
    pub addr: SocketAddr,
    /// The game, by its name.
    pub game: String,
    /// What a table chooses.
    pub options: BTreeMap<String, String>,
    /// How many persons sit at each table.
    pub seats: u8,
    /// How many watch each table.
    pub spectators: u8,
    /// How many tables there are at once.
    pub tables: u32,
    /// How long they are watched, once everybody is there.
    pub span: Duration,
    /// How long somebody thinks on average before they act.
    pub pace: Duration,
    /// What people draw their decisions from.
    pub seed: u64,
}

/// How many tables are made at once, so that the beginning is no flood.
const TOGETHER: usize = 32;

/// Plays, and says what it cost. Fails with what the server did not do.
pub fn run(plan: &Plan) -> Result<Report, String> {
    // One thread: what is left of the machine belongs to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    runtime.block_on(LocalSet::new().run_until(play(plan)))
}

async fn play(plan: &Plan) -> Result<Report, String> {
    let process = process::listening_at(plan.addr);
    let usage = || process.and_then(Usage::of);
    let empty = usage();
    let gate = Rc::new(Semaphore::new(TOGETHER));
    let made = join_all((0..plan.tables).map(|at| {
        let gate = Rc::clone(&gate);
        async move {
            let _one_of_few = gate.acquire().await.map_err(|why| why.to_string())?;
            Desk::make(plan, Quick::new(plan.seed ^ u64::from(at) << 32)).await
        }
    }));
    let made = made.await.into_iter().collect::<Result<Vec<_>, String>>()?;
    let laid = usage();
    let mut desks = Vec::new();
    for desk in made {
        desks.push(desk.gather().await?);
    }
    let full = usage();
    let own = Usage::of(std::process::id());
    let ends = Instant::now() + plan.span;
    let playing = desks.into_iter().map(|desk| {
        let plan = plan.clone();
        spawn_local(async move { desk.play(&plan, ends).await })
    });
    let playing: Vec<_> = playing.collect();
    sleep_until(ends).await;
    let (done, own_done) = (usage(), Usage::of(std::process::id()));
    let mut tally = Tally::default();
    for table in join_all(playing).await {
        tally.add(table.map_err(|why| why.to_string())??);
    }
    let spent = Spent::between([empty, laid, full, done], plan, &tally);
    let own = own.zip(own_done).map(|(from, to)| to.since(from).div_duration_f64(plan.span));
    Ok(Report { plan: plan.clone(), tally: tally.sorted(), spent, own })
}
