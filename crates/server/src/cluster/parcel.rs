//! What servers say to each other, as it travels.

use axum::body::Bytes;

use crate::node::NodeId;

/// One thing that is said to another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Parcel {
    pub(super) kind: Kind,
    /// Which socket it is about, by the number that the server has given it where it is.
    pub(super) socket: u64,
    pub(super) content: Bytes,
}

/// What a parcel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// To the server of the socket: a message for it.
    Frame,
    /// To the server of the socket: the last word, as the number of a reason.
    Last,
    /// To the server of the table: how long the line takes in milliseconds, and a request.
    Ask,
    /// To the server of the table: the socket has gone.
    Leave,
    /// Something was lost: nothing between the two goes on.
    Part,
}

impl Kind {
    const ALL: [Kind; 5] = [Kind::Frame, Kind::Last, Kind::Ask, Kind::Leave, Kind::Part];
}

/// Some parcels in one message, with its number.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) from: NodeId,
    pub(super) number: u64,
    pub(super) parcels: Vec<Parcel>,
}

/// How many bytes the name of a server has.
const NAME: usize = 10;

/// How many bytes stand before the content of a parcel.
const HEAD: usize = 13;

/// The beginning of a letter.
pub(super) fn head(from: &NodeId, number: u64) -> Vec<u8> {
    let mut bytes = from.as_str().as_bytes().to_vec();
    bytes.extend(number.to_be_bytes());
    bytes
}

impl Parcel {
    /// Adds it to a letter.
    pub(super) fn write(&self, letter: &mut Vec<u8>) {
        letter.push(self.kind as u8);
        letter.extend(self.socket.to_be_bytes());
        let length = u32::try_from(self.content.len()).expect("less than a message may have");
        letter.extend(length.to_be_bytes());
        letter.extend_from_slice(&self.content);
    }
}

impl Letter {
    /// Reads a letter; `None` if it is none.
    pub(super) fn read(mut bytes: Bytes) -> Option<Letter> {
        let beginning = bytes.split_to_checked(NAME + 8)?;
        let from = NodeId::read(std::str::from_utf8(&beginning[..NAME]).ok()?)?;
        let number = u64::from_be_bytes(beginning[NAME..].try_into().ok()?);
        let mut parcels = Vec::new();
        while !bytes.is_empty() {
            let head = bytes.split_to_checked(HEAD)?;
            let kind = *Kind::ALL.get(usize::from(head[0]))?;
            let socket = u64::from_be_bytes(head[1..9].try_into().ok()?);
            let length = u32::from_be_bytes(head[9..].try_into().ok()?);
            let content = bytes.split_to_checked(usize::try_from(length).ok()?)?;
            parcels.push(Parcel { kind, socket, content });
        }
        Some(Letter { from, number, parcels })
    }
}

/// Cuts bytes off without a panic where there are too few.
trait Cut: Sized {
    fn split_to_checked(&mut self, count: usize) -> Option<Self>;
}

impl Cut for Bytes {
    fn split_to_checked(&mut self, count: usize) -> Option<Bytes> {
        (self.len() >= count).then(|| self.split_to(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_are_written_and_cut_ones_are_none() {
        let from = NodeId::random();
        let parcels: Vec<Parcel> = Kind::ALL
            .into_iter()
            .zip(0..)
            .map(|(kind, socket)| Parcel { kind, socket, content: vec![7; 5].into() })
            .collect();
        let mut bytes = head(&from, 12);
        for parcel in &parcels {
            parcel.write(&mut bytes);
        }
        let bytes = Bytes::from(bytes);
        let letter = Letter { from, number: 12, parcels };
        assert_eq!(Letter::read(bytes.clone()), Some(letter));
        for end in 0..bytes.len() {
            let read = Letter::read(bytes.slice(..end));
            assert!(read.is_none_or(|letter| letter.parcels.len() < Kind::ALL.len()), "{end}");
        }
    }
}
