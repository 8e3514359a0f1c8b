//! What people at a server feel while somebody attacks it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::{Attack, Plan, Report, Usage, besiege};

const USAGE: &str =
    "usage: xtask siege PROGRAM [SECONDS], as in xtask siege target/release/sabots 10";

/// How many tables there are. One address may have twice as many by the usual limits.
const TABLES: u32 = 30;

/// How long somebody thinks on average.
const PACE: Duration = Duration::from_millis(300);

/// Attacks a server of its own in every way there is, and shows what those who play feel of it.
pub fn complaints(mut args: impl Iterator<Item = String>) -> Vec<String> {
    let program = args.next();
    let seconds = args.next().map_or(Ok(10), |seconds| seconds.parse());
    match (program, seconds) {
        (Some(program), Ok(seconds)) if seconds > 0 => {
            println!("| attack | tries | acts | p50 ms | p99 ms | p99 to quiet | server MB |");
            println!("|---|---|---|---|---|---|---|");
            show_all(&program, Duration::from_secs(seconds)).err().into_iter().collect()
        }
        _ => vec![USAGE.to_owned()],
    }
}

/// A quiet time comes before each attack, on the same server, which is a new one each time.
fn show_all(program: &str, span: Duration) -> Result<(), String> {
    for attack in Attack::ALL {
        let server = Server::start(program).map_err(|why| why.to_string())?;
        let plan = Plan {
            addr: server.addr,
            game: "classic".to_owned(),
            options: [("accept_button".to_owned(), "on".to_owned())].into(),
            seats: 2,
            spectators: 0,
            tables: TABLES,
            span,
            pace: PACE,
            seed: 1954,
        };
        let quiet = load::run(&plan)?;
        let siege = besiege(&plan, attack)?;
        let (before, after) = (p99(&quiet), p99(&siege.report));
        show("quiet", 0, &quiet, 1.0, &server);
        show(attack.name(), siege.tries, &siege.report, after / before, &server);
    }
    Ok(())
}

fn show(name: &str, tries: u64, report: &Report, ratio: f64, server: &Server) {
    let acts = report.tally.latencies.len();
    let half = millis(report.within(0.5));
    let megabytes = Usage::of(server.child.id()).map_or(0, |usage| usage.memory / 1_000_000);
    let most = p99(report);
    println!("| {name} | {tries} | {acts} | {half:.1} | {most:.1} | {ratio:.2} | {megabytes} |");
}

fn p99(report: &Report) -> f64 {
    millis(report.within(0.99))
}

fn millis(span: Duration) -> f64 {
    span.as_secs_f64() * 1000.0
}

/// A server with the usual limits, which ends when it is dropped.
struct Server {
    child: Child,
    addr: SocketAddr,
    folder: PathBuf,
}

impl Server {
    fn start(program: &str) -> std::io::Result<Server> {
        let folder = std::env::temp_dir().join(format!("sabots-siege-{}", std::process::id()));
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a piped stream")).read_line(&mut line)?;
        let told = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let addr = told.and_then(|addr| addr.trim().parse().ok());
        let server = |addr| Server { child, addr, folder };
        addr.map(server).ok_or_else(|| std::io::Error::other(format!("no address in {line:?}")))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
