//! How far the store has come, noted beside it.
//!
//! A write-ahead log that has lost its end is read as if that had never been. So every commit is counted
//! in the database, and how many there were is noted in a file of its own, after each of them and without
//! waiting for the disk. A database that has fewer than were noted has lost something that was promised.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// The file.
pub(super) const FILE: &str = "commits";

/// How many digits it has, so that a shorter number never leaves some of a longer one.
const DIGITS: usize = 20;

/// The note of how many commits there were.
pub(super) struct Mark(File);

impl Mark {
    /// Opens the note of a folder; makes it if there is none.
    pub(super) fn open(folder: &Path) -> io::Result<Mark> {
        let mut options = OpenOptions::new();
        options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(folder.join(FILE))
            .map(Mark)
    }

    /// How many were noted; none if it cannot be read.
    pub(super) fn noted(&self) -> u64 {
        let mut digits = [0; DIGITS];
        let read = io::Read::read_exact(&mut &self.0, &mut digits);
        let text = read.ok().and_then(|()| std::str::from_utf8(&digits).ok());
        text.and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// Notes so many. Where that fails, fewer are noted than there were, and nothing is missed by it.
    pub(super) fn note(&mut self, commits: u64) {
        let _ = io::Seek::rewind(&mut self.0)
            .and_then(|()| io::Write::write_all(&mut self.0, format!("{commits:020}").as_bytes()));
    }
}
