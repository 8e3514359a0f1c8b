//! How many files, and so connections, the system lets this process have.

/// Asks the system for as many open files as it ever allows, and says how many that is. What a shell gives
/// is often a thousand, and whoever opens so many connections would shut everybody else out.
#[cfg(unix)]
pub(crate) fn most() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // If it refuses, as many as before are allowed.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    let current = getrlimit(Resource::Nofile).current;
    current.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX))
}

/// Where the system knows no such limit.
#[cfg(not(unix))]
pub(crate) fn most() -> usize {
    usize::MAX
}
