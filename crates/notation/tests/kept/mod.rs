//! Texts that are kept in `tests/games`.

use std::path::Path;
use std::{env, fs};

/// Compares a text with the file that is kept, or keeps it.
pub fn golden(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games").join(name);
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let differs = kept.lines().zip(text.lines()).position(|(old, new)| old != new);
    if let Some(at) = differs {
        panic!("{name}:{} was {:?}, is {:?}", at + 1, kept.lines().nth(at), text.lines().nth(at));
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{name} has another length");
}
