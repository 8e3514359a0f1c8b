//! What people say about their seats, as it is kept.

use referee::{Kept, Millis, Said};
use table::Seat;

use crate::store::{Line, Tone};

/// What stands before orders.
const ORDERS: &str = "orders ";

/// What is said by one word.
const WORDS: [Said; 7] =
    [Said::Leave, Said::Return, Said::Missed, Said::Ready, Said::Late, Said::Free, Said::PlayedFor];

/// The line by which it is kept what somebody says about their seat.
pub(super) fn line(seat: Seat, said: Said) -> Line {
    Line { text: text(seat, said), tone: Tone::Said, at: Millis(0), asked: None }
}

/// How it is written what somebody says about their seat.
fn text(seat: Seat, said: Said) -> String {
    match said {
        Said::Orders(orders) => format!("{seat} {ORDERS}{orders}"),
        _ => format!("{seat} {}", word(said)),
    }
}

/// Who said what about their seat, if that is what is written.
pub(super) fn read<A>(text: &str, seats: u8) -> Option<Kept<A>> {
    let (letter, what) = text.split_once(' ')?;
    let seat = Seat::from_letter(letter).filter(|seat| seat.0 < seats)?;
    let said = match what.strip_prefix(ORDERS) {
        Some(orders) => Said::Orders(orders.parse().ok()?),
        None => WORDS.into_iter().find(|&said| word(said) == what)?,
    };
    Some(Kept::Said(seat, said))
}

fn word(said: Said) -> &'static str {
    match said {
        Said::Leave => "leaves",
        Said::Return => "returns",
        Said::Missed => "is missed",
        Said::Ready => "is ready",
        Said::Late => "is late",
        Said::Free => "is free",
        Said::PlayedFor => "is played for",
        Said::Orders(_) => "orders",
    }
}

#[cfg(test)]
mod tests {
    use table::{OnAttack, OnDistance, OnDraw, Orders};

    use super::*;

    #[test]
    fn what_is_said_is_read_again() {
        let orders = Orders {
            attack: OnAttack::CoupFourre,
            distance: OnDistance::From(100),
            draw: OnDraw::Stock,
        };
        assert_eq!(
            text(Seat(1), Said::Orders(orders)),
            "B orders attack=coup-fourre distance=from:100 draw=stock"
        );
        for said in WORDS.into_iter().chain([Said::Orders(orders)]) {
            let written = text(Seat(1), said);
            assert_eq!(read::<()>(&written, 2), Some(Kept::Said(Seat(1), said)), "{written}");
            assert_eq!(read::<()>(&written, 1), None, "nobody sits there");
        }
        for nonsense in ["B", "B sleeps", "B orders", "B orders pizza", "orders draw=stock"] {
            assert_eq!(read::<()>(nonsense, 2), None, "{nonsense}");
        }
    }
}
