//! Guards on speed that do not depend on how busy the machine is: instructions, counted by
//! valgrind, and bytes.

use std::path::Path;
use std::process::Command;

/// The most bytes a game of each family may have.
const BYTES: [(&str, usize, usize); 3] = [
    ("race", size_of::<bornes::Race>(), 512),
    ("sprint", size_of::<sprint::Sprint>(), 1536),
    ("cave", size_of::<tresors::Cave>(), 512),
];
/// How many decisions or copies are counted; none are counted as well, and the difference is what
/// they cost.
const TIMES: u64 = 200_000;

/// The tables that are guarded, and the most instructions an action may take in a playout there.
/// The deal and the shuffle are included, and a round of Désert, being half as long, has fewer
/// actions to share them.
const TABLES: [(&str, u8, u64); 12] = [
    ("classic", 2, 310),
    ("classic", 4, 310),
    ("asterix", 2, 310),
    ("asterix", 4, 310),
    ("desert", 2, 355),
    ("desert", 4, 355),
    ("rush", 2, 530),
    ("rush", 4, 555),
    ("fun-speed", 2, 410),
    ("fun-speed", 4, 410),
    ("tresors", 2, 300),
    ("tresors", 4, 300),
];

/// Everything that has become too slow or too big.
pub fn complaints(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for (game, size, most) in BYTES {
        println!("a {game} has {size} bytes");
        if size > most {
            complaints.push(format!("a {game} has {size} bytes, more than {most}"));
        }
    }
    let built = Command::new("cargo")
        .args(["build", "--release", "--quiet", "-p", "benches", "--bin", "count"])
        .current_dir(root)
        .status();
    if !built.is_ok_and(|status| status.success()) {
        complaints.push("the counting program cannot be built".to_owned());
        return complaints;
    }
    for (game, seats, most) in TABLES {
        complaints.extend(guard(root, game, seats, most).err());
    }
    complaints
}

fn guard(root: &Path, game: &str, seats: u8, most: u64) -> Result<(), String> {
    let (idle, _) = count(root, "play", game, seats, 0)?;
    let (busy, actions) = count(root, "play", game, seats, TIMES)?;
    let per_action = (busy - idle) / actions;
    let (copying, copies) = count(root, "clone", game, seats, TIMES)?;
    let per_clone = (copying - idle) / copies;
    println!("{game} at {seats}: {per_action} instructions an action, {per_clone} a copy");
    if per_action > most {
        return Err(format!("{game} at {seats}: {per_action} instructions an action"));
    }
    if per_clone >= per_action {
        return Err(format!("{game} at {seats}: a copy costs more than an action"));
    }
    Ok(())
}

/// Runs the counting program under callgrind: the instructions it took, and how many times it did
/// what it was asked to.
fn count(root: &Path, mode: &str, game: &str, seats: u8, games: u64) -> Result<(u64, u64), String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), Into::into);
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(target.join("release/count"))
        .args([mode, game, &seats.to_string(), &games.to_string()])
        .output()
        .map_err(|why| format!("valgrind cannot be run: {why}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let instructions = report.lines().find_map(|line| line.split_once("Collected :"));
    let instructions = instructions.and_then(|(_, count)| count.trim().parse().ok());
    let times = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
    instructions.zip(times).ok_or_else(|| format!("valgrind did not count: {report}"))
}
