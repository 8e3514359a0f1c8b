//! A process and whatever it has started, which are ended together.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use rustix::process::{Pid, Signal, kill_process_group};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// The groups that run, each by its first process.
static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// A process and whatever it has started.
pub(super) struct Group(Pid);

/// Starts a command as the first process of a group.
pub(super) fn start(command: &mut Command) -> io::Result<(Child, Group)> {
    let mut running = running();
    let child = command.process_group(0).spawn()?;
    let leader = Pid::from_child(&child);
    running.push(leader);
    Ok((child, Group(leader)))
}

impl Group {
    /// Ends all of them, once. The first process must not have been waited for before, so that its number
    /// is still its own.
    pub(super) fn end(&self) {
        let mut running = running();
        if let Some(at) = running.iter().position(|&leader| leader == self.0) {
            running.swap_remove(at);
            end(self.0);
        }
    }
}

/// From now on whoever ends us ends the groups, too: a terminal speaks to our own group alone. The first
/// Ctrl-C is only told to `gently`, where there is one; whoever presses it again does not want to wait.
pub(crate) fn end_with_us(gently: Option<Arc<AtomicBool>>) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    thread::Builder::new().spawn(move || {
        for signal in signals.forever() {
            let is_told = |told: &Arc<AtomicBool>| !told.swap(true, Ordering::Relaxed);
            if signal == SIGINT && gently.as_ref().is_some_and(is_told) {
                continue;
            }
            running().iter().copied().for_each(end);
            // If the system does not let us end like this, there is nothing else to try.
            let _ = emulate_default_handler(signal);
        }
    })?;
    Ok(())
}

/// Nobody panics while they hold it.
fn running() -> MutexGuard<'static, Vec<Pid>> {
    RUNNING.lock().expect("a list that is whole")
}

fn end(leader: Pid) {
    // One that has ended by itself cannot be ended.
    let _ = kill_process_group(leader, Signal::KILL);
}
