//! Several servers that share a database and a bus, while something goes wrong with one of them.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use load::{Acknowledged, Outcome, Weather, storm};

const USAGE: &str =
    "usage: xtask chaos PROGRAM [SECONDS], as in xtask chaos target/debug/sabots 60";

/// How many servers there are.
const NODES: usize = 3;

/// How many tables there are at once.
const TABLES: u32 = 8;

/// How long a server is stopped that has to be believed dead.
const NAP: Duration = Duration::from_secs(8);

/// How long there is peace at the end, so that everything can come back.
const PEACE: Duration = Duration::from_secs(15);

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// A server is killed, and another one started in its place.
    Kill,
    /// A server is told to end, and another one started in its place.
    Drain,
    /// A server stands still for longer than it is believed to live, and wakes up.
    Nap,
    /// The database is stopped as a power cut does it, and started again.
    Database,
    /// The bus is killed and started again.
    Bus,
}

impl Fault {
    const ALL: [Fault; 5] = [Fault::Kill, Fault::Drain, Fault::Nap, Fault::Database, Fault::Bus];

    fn name(self) -> &'static str {
        match self {
            Fault::Kill => "kill",
            Fault::Drain => "drain",
            Fault::Nap => "nap",
            Fault::Database => "database",
            Fault::Bus => "bus",
        }
    }

    /// How often it happens.
    fn every(self) -> Duration {
        match self {
            Fault::Kill | Fault::Drain => Duration::from_secs(10),
            Fault::Nap | Fault::Database | Fault::Bus => Duration::from_secs(20),
        }
    }
}

/// Lets everything go wrong at the same time, each in a world of its own.
pub fn complaints(root: &Path, mut args: impl Iterator<Item = String>) -> Vec<String> {
    let (Some(program), seconds) = (args.next(), args.next()) else {
        return vec![USAGE.to_owned()];
    };
    let Ok(seconds) = seconds.map_or(Ok(60), |seconds| seconds.parse::<u64>()) else {
        return vec![USAGE.to_owned()];
    };
    let columns =
        "| fault | times | acts | lost | doubled | returns | stalls | back, half | all | p99 ms |";
    println!("{columns}\n|---|---|---|---|---|---|---|---|---|---|");
    let start = |fault: Fault| {
        Command::new(root.join("scripts/with-engines"))
            .arg(env::current_exe()?)
            .args(["storm", fault.name(), &program, &seconds.to_string()])
            .spawn()
    };
    let worlds: Vec<_> = Fault::ALL.into_iter().map(|fault| (fault, start(fault))).collect();
    let mut complaints = Vec::new();
    for (fault, world) in worlds {
        let ended = world.and_then(|mut world| world.wait());
        if !ended.is_ok_and(|status| status.success()) {
            complaints.push(format!("{}: see above", fault.name()));
        }
    }
    complaints
}

/// Lets one thing go wrong, beside a database and a bus.
pub fn storm_complaints(mut args: impl Iterator<Item = String>) -> Vec<String> {
    let fault = args.next().and_then(|name| Fault::ALL.into_iter().find(|it| it.name() == name));
    let (program, seconds) = (args.next(), args.next().and_then(|it| it.parse().ok()));
    match (fault, program, seconds) {
        (Some(fault), Some(program), Some(seconds)) => {
            endure(fault, &program, Duration::from_secs(seconds)).unwrap_or_else(|why| vec![why])
        }
        _ => vec![USAGE.to_owned()],
    }
}

/// Starts some servers for people, and says where they are.
pub fn cluster(mut args: impl Iterator<Item = String>) -> Vec<String> {
    let Some(program) = args.next() else { return vec![USAGE.to_owned()] };
    let nodes: Result<Vec<Node>, String> = (0..NODES).map(|_| Node::start(&program)).collect();
    let nodes = match nodes {
        Ok(nodes) => nodes,
        Err(why) => return vec![why],
    };
    println!("Three servers share one database and one bus. Play at any of them:");
    for node in &nodes {
        println!("  http://{}/", node.addr);
    }
    println!("A table has the same path at each. Ctrl+C ends everything.");
    loop {
        thread::sleep(Duration::from_secs(3600));
    }
}

fn endure(fault: Fault, program: &str, span: Duration) -> Result<Vec<String>, String> {
    let mut nodes = (0..NODES).map(|_| Node::start(program)).collect::<Result<Vec<_>, _>>()?;
    let servers = nodes.iter().map(|node| node.addr).collect();
    let pace = Duration::from_millis(400);
    let weather = Weather { servers, tables: TABLES, span, pace, seed: 1954 };
    let playing = thread::spawn(move || storm(&weather));
    let begun = Instant::now();
    let mut faults = Vec::new();
    for number in 1.. {
        let due = fault.every() * number;
        if due + PEACE > span {
            break;
        }
        thread::sleep((begun + due).saturating_duration_since(Instant::now()));
        faults.push(Instant::now());
        strike(fault, &mut nodes, number as usize % NODES)?;
    }
    let outcome = playing.join().map_err(|_| "nobody could play".to_owned())??;
    Ok(judge(fault, &faults, &outcome, &kept()?))
}

fn strike(fault: Fault, nodes: &mut [Node], at: usize) -> Result<(), String> {
    let node = &mut nodes[at];
    match fault {
        Fault::Kill => node.restart("-KILL"),
        Fault::Drain => node.restart("-TERM"),
        Fault::Nap => {
            node.signal("-STOP")?;
            thread::sleep(NAP);
            node.signal("-CONT")
        }
        Fault::Database => engine("database.sh"),
        Fault::Bus => engine("bus.sh"),
    }
}

/// Restarts the database or the bus.
fn engine(name: &str) -> Result<(), String> {
    let folder = env::var("SABOTS_ENGINES").map_err(|_| "run this by scripts/with-engines")?;
    run(Command::new(PathBuf::from(folder).join(name)).arg("restart"))
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.stdout(Stdio::null()).status().map_err(|why| why.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} fails")) }
}

/// How often each request is kept, as the database says.
fn kept() -> Result<BTreeMap<Acknowledged, u32>, String> {
    let url = env::var("SABOTS_STORE").map_err(|_| "run this by scripts/with-engines")?;
    let lines = "SELECT table_id, seat, request FROM lines WHERE request IS NOT NULL";
    let told = Command::new("psql").args([&url, "-qtAF", " ", "-c", lines]).output();
    let told = told.map_err(|why| why.to_string())?.stdout;
    let mut kept = BTreeMap::new();
    for line in String::from_utf8_lossy(&told).lines() {
        let mut words = line.split(' ');
        let mut word = || words.next().ok_or_else(|| format!("what is {line:?}?"));
        let table = word()?.to_owned();
        let seat = word()?.parse().map_err(|_| line.to_owned())?;
        let id = word()?.parse().map_err(|_| line.to_owned())?;
        *kept.entry(Acknowledged { table, seat, id }).or_insert(0) += 1;
    }
    Ok(kept)
}

/// Compares what was acknowledged with what is kept, and shows how people fared.
fn judge(
    fault: Fault,
    faults: &[Instant],
    outcome: &Outcome,
    kept: &BTreeMap<Acknowledged, u32>,
) -> Vec<String> {
    let Outcome { acknowledged, moments, latencies, returns, stalls } = outcome;
    let lost = acknowledged.iter().filter(|it| !kept.contains_key(it)).count();
    let doubled = kept.values().filter(|count| **count > 1).count();
    let first_after = |fault: &Instant, place: &[Instant]| {
        place.iter().find(|moment| *moment > fault).map(|moment| *moment - *fault)
    };
    let mut back: Vec<Duration> = faults
        .iter()
        .flat_map(|fault| moments.iter().filter_map(|place| first_after(fault, place)))
        .collect();
    back.sort_unstable();
    let never = faults.last().map_or(0, |last| {
        moments.iter().filter(|place| first_after(last, place).is_none()).count()
    });
    let half = back.get(back.len() / 2).copied().unwrap_or_default().as_secs_f64();
    let all = back.last().copied().unwrap_or_default().as_secs_f64();
    let p99 = latencies.get(latencies.len() * 99 / 100).copied().unwrap_or_default();
    println!(
        "| {} | {} | {} | {lost} | {doubled} | {returns} | {stalls} | {half:.1} s | {all:.1} s | {} |",
        fault.name(),
        faults.len(),
        acknowledged.len(),
        p99.as_millis()
    );
    let mut complaints = Vec::new();
    let mut complain = |is_wrong: bool, what: String| {
        if is_wrong {
            complaints.push(format!("{}: {what}", fault.name()));
        }
    };
    complain(lost > 0, format!("{lost} acknowledged actions are lost"));
    complain(doubled > 0, format!("{doubled} actions are kept twice"));
    complain(never > 0, format!("{never} tables never came back"));
    complain(acknowledged.is_empty(), "nobody could play".to_owned());
    complaints
}

/// One of the servers, which ends when it is dropped.
struct Node {
    program: String,
    child: Child,
    addr: SocketAddr,
}

impl Node {
    fn start(program: &str) -> Result<Node, String> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let addr = free.map_err(|why| why.to_string())?;
        Ok(Node { program: program.to_owned(), child: launch(program, addr)?, addr })
    }

    /// Ends it by a signal, and starts another one at the same address.
    fn restart(&mut self, signal: &str) -> Result<(), String> {
        self.signal(signal)?;
        self.child.wait().map_err(|why| why.to_string())?;
        self.child = launch(&self.program, self.addr)?;
        Ok(())
    }

    fn signal(&self, signal: &str) -> Result<(), String> {
        run(Command::new("kill").args([signal, &self.child.id().to_string()]))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server at an address, and waits until people can come.
fn launch(program: &str, addr: SocketAddr) -> Result<Child, String> {
    let url = |name| env::var(name).map_err(|_| "run this by scripts/with-engines".to_owned());
    let limits = ["tables", "tables-per-address", "connections-per-address", "requests-per-second"];
    let mut child = Command::new(program)
        .args(["serve", "--listen", &addr.to_string()])
        .args(["--store", &url("SABOTS_STORE")?, "--bus", &url("SABOTS_BUS")?])
        .args(limits.iter().flat_map(|limit| ["--limit".to_owned(), format!("{limit}=5000")]))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| why.to_string())?;
    let mut line = String::new();
    let out = BufReader::new(child.stdout.take().expect("a piped stream")).read_line(&mut line);
    match out {
        Ok(_) if line.contains("http://") => Ok(child),
        _ => Err(format!("{program} does not start")),
    }
}
