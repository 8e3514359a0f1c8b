//! Answers that are not ours: whoever reads requests answers those that cannot be read, in few words.
//! They get the headers that every answer has.

use crate::headers;

/// What such an answer begins with.
const BEGINS: &[u8] = b"HTTP/1.1 4";

/// What every one of ours has.
const OURS: &[u8] = b"content-security-policy:";

/// The same answer with our headers, if it is one without.
pub(super) fn amended(answer: &[u8]) -> Option<Vec<u8>> {
    let is_foreign =
        answer.starts_with(BEGINS) && !answer.windows(OURS.len()).any(|part| part == OURS);
    let end = answer.windows(2).position(|two| two == b"\r\n").filter(|_| is_foreign)? + 2;
    let mut amended = answer[..end].to_vec();
    for (name, value) in headers::ALL {
        amended.extend([name.as_str(), ": ", value, "\r\n"].concat().as_bytes());
    }
    amended.extend(&answer[end..]);
    Some(amended)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_without_our_headers_gets_them_once() {
        let bare = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n\r\n";
        let amended_once = amended(bare).unwrap();
        let text = std::str::from_utf8(&amended_once).unwrap();
        assert!(text.starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\n"));
        assert!(text.ends_with("\r\ncontent-length: 0\r\n\r\n"));
        for (name, value) in headers::ALL {
            assert_eq!(text.matches(&format!("\r\n{name}: {value}\r\n")).count(), 1, "{name}");
        }
        assert_eq!(amended(&amended_once), None);
        for other in
            [&b"HTTP/1.1 200 OK\r\n\r\n"[..], b"HTTP/1.1 101 Switching Protocols\r\n", b"{}"]
        {
            assert_eq!(amended(other), None);
        }
    }
}
