//! The types of the wire, written for the browser.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the browser has them.
pub fn file(root: &Path) -> PathBuf {
    root.join("web/src/wire.ts")
}

/// Writes them, or says why not.
pub fn write(root: &Path) -> Vec<String> {
    let result = fs::write(file(root), wire::typescript());
    result
        .err()
        .map(|why| format!("web/src/wire.ts cannot be written: {why}"))
        .into_iter()
        .collect()
}
