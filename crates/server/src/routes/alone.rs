//! Tables of one person among robots, whose beginning was written elsewhere.

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::Response;
use bots::Level;
use table::Seat;
use wire::{Access, Advice, Begin, Patience, Speed};

use super::tables::{open, robot};
use crate::id::TableId;
use crate::problem::Problem;
use crate::rooms::{Place, Rooms};
use crate::store::{Line, Shuffle, Sitter, Table};
use crate::token::Token;

/// What is played, and by whom.
pub(super) struct Alone {
    /// The table, and the position if it is one, in notation.
    pub(super) header: String,
    /// How many sit there.
    pub(super) seats: u8,
    /// Where the person sits.
    pub(super) seat: Seat,
    /// What the person is called.
    pub(super) name: String,
    /// What has happened there already.
    pub(super) lines: Vec<Line>,
}

impl Alone {
    /// Opens the table, and seats the person among robots that know the game.
    pub(super) async fn open(
        self,
        rooms: Arc<Rooms>,
        headers: &HeaderMap,
        place: Place,
    ) -> Result<Response, Problem> {
        let Alone { header, seats, seat, name, lines } = self;
        let token = Token::drawn(&rooms.shared.random);
        let mut sitters = vec![Sitter::person(seat, name, token.digest(), None)];
        for other in Seat::all(seats).filter(|&other| other != seat) {
            sitters.push(robot(other, Level::Steady, &sitters));
        }
        sitters.sort_by_key(|sitter| sitter.seat);
        let table = Table {
            id: TableId::drawn(&rooms.shared.random),
            header,
            speed: Speed::Normal,
            patience: Patience::Endless,
            seed: rooms.shared.seeds.table(headers),
            begin: Begin::Full,
            access: Access::Link,
            advice: Advice::Alone,
            // Its cards were dealt or written elsewhere, so there is no deal to check.
            shuffle: Shuffle::Plain,
            host: seat,
            arranged: 0,
            sitters,
        };
        open(rooms, headers, table, lines, place, &token).await
    }
}
