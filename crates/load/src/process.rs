//! What a process of this machine spends, as the system tells it.

use std::fs;
use std::net::SocketAddr;
use std::time::Duration;

/// What a process has spent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Usage {
    /// The memory that it has now, in bytes.
    pub memory: u64,
    /// The time of processors that it took, from its start.
    pub cpu: Duration,
}

/// How long one tick of the system's accounts is. (`USER_HZ` is 100 on every Linux.)
const TICK: Duration = Duration::from_millis(10);

impl Usage {
    /// The time of processors that it took after another moment.
    pub(crate) fn since(self, before: Usage) -> Duration {
        self.cpu.saturating_sub(before.cpu)
    }

    /// What a process has spent by now, where the system says so.
    pub fn of(process: u32) -> Option<Usage> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = resident.trim().strip_suffix(" kB")?.trim().parse().ok()?;
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name of the program stands in brackets and may hold anything; ticks are the 12th and 13th
        // field behind it.
        let (_, fields) = stat.rsplit_once(')')?;
        let mut fields = fields.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u32>().ok();
        let cpu = TICK * ticks()?.checked_add(ticks()?)?;
        Some(Usage { memory: kilobytes * 1024, cpu })
    }
}

/// The process of this machine that listens at an address, if it is one that we may look at.
pub(crate) fn listening_at(addr: SocketAddr) -> Option<u32> {
    let socket = format!("socket:[{}]", inode(addr.port())?);
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let mut numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    numbers.find(|process: &u32| {
        let files = fs::read_dir(format!("/proc/{process}/fd")).into_iter().flatten().flatten();
        files
            .filter_map(|file| fs::read_link(file.path()).ok())
            .any(|it| it.as_os_str() == &*socket)
    })
}

/// The number of the socket that listens at a port.
fn inode(port: u16) -> Option<String> {
    let end = format!(":{port:04X}");
    ["/proc/net/tcp", "/proc/net/tcp6"].iter().find_map(|file| {
        let sockets = fs::read_to_string(file).ok()?;
        sockets.lines().find_map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            // The local address is the second field, the state the fourth (0A listens), the number the
            // tenth.
            let listens = fields.get(1)?.ends_with(&end) && *fields.get(3)? == "0A";
            listens.then(|| fields.get(9).map(|inode| (*inode).to_owned()))?
        })
    })
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn whoever_listens_is_found_and_has_some_memory() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let found = listening_at(listener.local_addr().unwrap());
        assert_eq!(found, Some(std::process::id()));
        assert!(Usage::of(std::process::id()).unwrap().memory > 100_000);
        assert_eq!(Usage::of(u32::MAX), None);
    }
}
