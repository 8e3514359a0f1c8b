//! Reading files that anybody may have written.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use texts::Texts;

use crate::failure::{Failure, reason};

/// The longest file that is read, in bytes. The record of the longest match is far shorter.
const LONGEST: u64 = 16 << 20;

/// Why a file cannot be read.
#[derive(Debug)]
pub(crate) enum Unread {
    /// The system refuses.
    Io(io::Error),
    /// It is longer than any script could be.
    TooLong,
    /// It is no text.
    NotUtf8 {
        /// The line with the first offending byte, counted from 1.
        line: usize,
        /// That byte.
        byte: u8,
    },
}

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<String, Unread> {
    let bytes = if path == Path::new("-") {
        bytes_of(io::stdin().lock())
    } else {
        File::open(path).and_then(bytes_of)
    };
    let bytes = bytes.map_err(Unread::Io)?;
    if bytes.len() as u64 > LONGEST {
        return Err(Unread::TooLong);
    }
    String::from_utf8(bytes).map_err(|why| {
        let valid = why.utf8_error().valid_up_to();
        let bytes = why.as_bytes();
        let line = bytes[..valid].split(|&byte| byte == b'\n').count();
        Unread::NotUtf8 { line, byte: bytes.get(valid).copied().unwrap_or_default() }
    })
}

/// Everything there is to read, and at most one byte more than is allowed.
fn bytes_of(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(LONGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What is said of a file that cannot be read.
pub(crate) fn failure(name: &str, why: Unread, texts: &Texts) -> Failure {
    match why {
        Unread::Io(why) => {
            let facts = [("file", name.into()), ("reason", reason(&why, texts).into())];
            Failure::Input(texts.say("cli-error-file", &facts))
        }
        Unread::TooLong => {
            Failure::Input(texts.say("cli-error-file-too-long", &[("file", name.into())]))
        }
        Unread::NotUtf8 { line, byte } => {
            let facts = [("byte", format!("0x{byte:02x}").into())];
            Failure::File(format!("{name}:{line}: {}", texts.say("cli-error-file-utf8", &facts)))
        }
    }
}
