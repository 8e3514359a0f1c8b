//! Texts that come one after the other, separated by blank lines: from a file, or from a program that
//! waits for an answer to each.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// The longest text that is taken in, in bytes. What one seat sees is far shorter.
const LONGEST: usize = 1 << 20;

/// One of the texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// How many lines come before it.
    pub(crate) before: usize,
    /// Its lines, or why they are none.
    pub(crate) text: Result<String, Unfit>,
}

/// Why some lines are no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfit {
    /// There are more of them than anybody writes.
    TooLong,
    /// They are not UTF-8.
    NotUtf8,
}

/// The texts of a source.
pub(crate) struct Pieces<R> {
    source: R,
    /// How many lines have been read.
    lines: usize,
}

/// The texts of a file; `-` is standard input.
pub(crate) fn open(path: &Path) -> io::Result<Pieces<Box<dyn BufRead>>> {
    let source: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(path)?))
    };
    Ok(Pieces::of(source))
}

impl<R: BufRead> Pieces<R> {
    pub(crate) fn of(source: R) -> Pieces<R> {
        Pieces { source, lines: 0 }
    }

    /// The next text, as soon as the blank line behind it has come; `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Piece>> {
        let (mut bytes, mut before, mut is_too_long) = (Vec::new(), self.lines, false);
        loop {
            let begun = bytes.len();
            let room = (LONGEST + 1 - begun.min(LONGEST)) as u64;
            let read = self.source.by_ref().take(room).read_until(b'\n', &mut bytes)?;
            let line = &bytes[begun..];
            let is_blank = line.iter().all(u8::is_ascii_whitespace);
            self.lines += usize::from(line.ends_with(b"\n") || read == 0);
            match (begun == 0 && !is_too_long, is_blank) {
                (true, _) if read == 0 => return Ok(None),
                (true, true) => {
                    bytes.clear();
                    before = self.lines;
                }
                (_, true) => break,
                (_, false) if bytes.len() > LONGEST => {
                    is_too_long = true;
                    bytes.clear();
                }
                (_, false) => {}
            }
        }
        let text = if is_too_long { Err(Unfit::TooLong) } else { utf8(bytes) };
        Ok(Some(Piece { before, text }))
    }
}

fn utf8(bytes: Vec<u8>) -> Result<String, Unfit> {
    String::from_utf8(bytes).map_err(|_| Unfit::NotUtf8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &[u8]) -> Vec<(usize, Result<String, Unfit>)> {
        let mut pieces = Pieces::of(text);
        let next = || pieces.next().unwrap().map(|piece| (piece.before, piece.text));
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn blank_lines_separate_and_never_make_a_text() {
        let text = |text: &str| Ok(text.to_owned());
        assert_eq!(pieces(b""), []);
        assert_eq!(pieces(b"\n \n\t\r\n"), []);
        assert_eq!(pieces(b"a\nb"), [(0, text("a\nb"))]);
        let found = pieces(b"\n\na\n# b\n\n\n \nc\r\n\r\n");
        assert_eq!(found, [(2, text("a\n# b\n\n")), (7, text("c\r\n\r\n"))]);
    }

    #[test]
    fn what_is_no_text_does_not_stop_the_next_one() {
        let long = [b"a".repeat(LONGEST + 5), b"\n\nb\n\n\xff\n\nc".to_vec()].concat();
        let found = pieces(&long);
        let expected = [Err(Unfit::TooLong), Ok("b\n\n".to_owned()), Err(Unfit::NotUtf8)];
        assert_eq!(
            found.iter().map(|(_, text)| text.clone()).take(3).collect::<Vec<_>>(),
            expected
        );
        assert_eq!(found[3], (6, Ok("c".to_owned())));
    }
}
