//! Counts the frames of a socket as their bytes come by: whole messages, fragments and control frames
//! alike. Whoever reads messages sees only whole ones, and a fragment may be empty, so that counting
//! messages alone would let any number of them pass.

/// Where in a frame the bytes stand. (RFC 6455, 5.2)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// Before a frame.
    Start,
    /// Before the byte with the length and the mask.
    Length,
    /// So many bytes of a longer length are to come; those that came say so much. A mask of so many bytes
    /// follows.
    Longer { left: u8, length: u64, mask: u64 },
    /// So many bytes to the next frame.
    Rest(u64),
}

/// Counts frames.
pub(super) struct Frames {
    at: At,
}

impl Frames {
    /// Before the first frame.
    pub(super) fn new() -> Frames {
        Frames { at: At::Start }
    }

    /// How many frames begin in the bytes that come next.
    pub(super) fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut begun = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            if let At::Rest(left) = self.at {
                let skipped = usize::try_from(left).unwrap_or(usize::MAX).min(bytes.len());
                bytes = &bytes[skipped..];
                self.at = rest_of(left - skipped as u64);
                continue;
            }
            begun += u32::from(self.at == At::Start);
            self.at = self.at.after(byte);
            bytes = rest;
        }
        begun
    }
}

impl At {
    fn after(self, byte: u8) -> At {
        match self {
            At::Start => At::Length,
            At::Length => {
                let mask = if byte & 0x80 == 0 { 0 } else { 4 };
                match byte & 0x7f {
                    126 => At::Longer { left: 2, length: 0, mask },
                    127 => At::Longer { left: 8, length: 0, mask },
                    length => rest_of(mask + u64::from(length)),
                }
            }
            At::Longer { left, length, mask } => {
                let length = length << 8 | u64::from(byte);
                match left {
                    1 => rest_of(length.saturating_add(mask)),
                    _ => At::Longer { left: left - 1, length, mask },
                }
            }
            At::Rest(left) => rest_of(left - 1),
        }
    }
}

fn rest_of(left: u64) -> At {
    if left == 0 { At::Start } else { At::Rest(left) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A masked frame with so long a payload, with the length written in as few bytes as it takes.
    fn frame(length: usize) -> Vec<u8> {
        let mut bytes = vec![0x81];
        match length {
            0..126 => bytes.push(0x80 | u8::try_from(length).unwrap()),
            126..65536 => {
                bytes.push(0xfe);
                bytes.extend(u16::try_from(length).unwrap().to_be_bytes());
            }
            _ => {
                bytes.push(0xff);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend(vec![0xff; 4 + length]);
        bytes
    }

    #[test]
    fn frames_are_counted_however_they_are_cut() {
        let lengths = [0, 1, 0, 125, 126, 0, 65535, 65536, 0, 0, 127];
        let bytes: Vec<u8> = lengths.into_iter().flat_map(frame).collect();
        for piece in [1, 2, 3, 7, 64, 4096, bytes.len()] {
            let mut frames = Frames::new();
            let begun: u32 = bytes.chunks(piece).map(|part| frames.count(part)).sum();
            assert_eq!((begun, frames.at), (11, At::Start), "{piece}");
        }
        let unmasked = [0x81, 0, 0x89, 1, 7, 0x80, 0];
        assert_eq!(Frames::new().count(&unmasked), 3);
    }

    #[test]
    fn a_frame_that_claims_everything_is_one() {
        let mut frames = Frames::new();
        let mut bytes = vec![0x82, 0xff];
        bytes.extend([0xff; 64]);
        assert_eq!(frames.count(&bytes), 1);
        assert_eq!(frames.count(&[0; 4096]), 0);
    }
}
