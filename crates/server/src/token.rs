//! What proves that somebody sits somewhere.

use std::fmt::Write;

use sha2::{Digest as _, Sha256};

use crate::random::Random;

/// The secret of one seat: 256 bits, known to the browser that sits there and to nobody else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 32]);

/// What the server keeps of a [`Token`]: enough to know it again, not enough to use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(pub [u8; 32]);

impl Token {
    /// A new token, drawn by the system.
    pub fn random() -> Token {
        Token::drawn(&Random::System)
    }

    /// A new token from these.
    pub(crate) fn drawn(random: &Random) -> Token {
        Token(random.bytes())
    }

    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Token> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
        }
        Some(Token(bytes))
    }

    /// The token as 64 hexadecimal digits.
    pub fn text(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string");
            text
        })
    }

    /// What is kept of it.
    pub fn digest(&self) -> Digest {
        Digest(Sha256::digest(self.0).into())
    }
}

impl Digest {
    /// Eight hexadecimal digits that tell the tokens of one browser apart, and prove nothing.
    pub fn sign(&self) -> String {
        let [a, b, c, d, ..] = self.0;
        format!("{a:02x}{b:02x}{c:02x}{d:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_as_they_are_written() {
        let token = Token::random();
        assert!(Token::read(&token.text()) == Some(token));
        assert!(Token::random() != token);
        assert!(Token::read("00").is_none());
        assert!(Token::read(&"é".repeat(32)).is_none());
    }

    #[test]
    fn the_digest_is_sha_256() {
        // FIPS 180-4 of thirty-two zero bytes, as `sha256sum` says.
        let digest = Token([0; 32]).digest();
        assert_eq!(digest.0[..4], [0x66, 0x68, 0x7a, 0xad]);
        assert_eq!(digest.sign(), "66687aad");
    }
}
