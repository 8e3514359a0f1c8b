//! What people say to each other.
//!
//! It is told to everybody who is there and to nobody else: no part of the game, and not kept, for a
//! greeting is no promise and a table that comes alive again has nothing to do with it.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use table::Seat;
use tokio::time::Instant;
use wire::{Answer, Message, Phrase};

use super::{Caller, TableTask};
use crate::bucket::Bucket;
use crate::store::Asked;

/// How often somebody may speak in the long run.
const EVERY: Duration = Duration::from_secs(3);

/// How often at once.
const AT_ONCE: u32 = 3;

/// How many requests of each are remembered.
const REMEMBERED: usize = 16;

/// Who has spoken how much.
#[derive(Default)]
pub(super) struct Talk {
    buckets: BTreeMap<Seat, Bucket>,
    /// The last requests of each, which may come twice, from any of their devices.
    last: BTreeMap<Seat, VecDeque<u64>>,
}

/// Whether somebody is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heard {
    Now,
    Already,
    Never,
}

impl Talk {
    fn hear(&mut self, Asked { seat, id }: Asked, now: Instant) -> Heard {
        let last = self.last.entry(seat).or_default();
        if last.contains(&id) {
            return Heard::Already;
        }
        let bucket = self.buckets.entry(seat).or_insert_with(|| Bucket::of(EVERY, AT_ONCE, now));
        if !bucket.admits(now) {
            return Heard::Never;
        }
        last.push_front(id);
        last.truncate(REMEMBERED);
        Heard::Now
    }
}

impl TableTask {
    /// Tells everybody what somebody says.
    pub(super) fn speak(&mut self, caller: Caller, phrase: Phrase) {
        let heard = self.talk.hear(caller.asked, Instant::now());
        if heard == Heard::Now {
            let seat = caller.asked.seat.to_string();
            self.connections.tell_all(None, &Message::Said { seat, phrase });
        }
        let answer = if heard == Heard::Never { Answer::TooTalkative } else { Answer::Said };
        self.reply(caller, answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_speaks_now_and_then_and_nobody_all_the_time() {
        let start = Instant::now();
        let mut talk = Talk::default();
        let mut say = |seat, id, after| {
            talk.hear(Asked { seat: Seat(seat), id }, start + Duration::from_secs(after))
        };
        assert_eq!(
            [1, 2, 3, 4].map(|id| say(0, id, 0)),
            [Heard::Now, Heard::Now, Heard::Now, Heard::Never]
        );
        assert_eq!(say(0, 3, 0), Heard::Already, "what was said is not said again");
        assert_eq!(say(0, 1, 0), Heard::Already, "though another device has spoken meanwhile");
        assert_eq!(say(1, 4, 0), Heard::Now, "another has said nothing yet");
        assert_eq!([say(0, 5, 3), say(0, 6, 3)], [Heard::Now, Heard::Never]);
    }
}
