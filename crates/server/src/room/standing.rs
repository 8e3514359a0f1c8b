//! What a browser is told of the games that it sits at.

use std::sync::Arc;

use table::{Seat, Seats};
use wire::{MyGame, Standing};

use super::{TableTask, load};
use crate::handle::Glimpse;
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::token::Digest;

/// What these tokens prove at a table that nobody is at. It does not come alive by that.
pub(crate) async fn glance(
    rooms: &Arc<Rooms>,
    id: &TableId,
    tokens: &[Digest],
) -> Result<Glimpse, Problem> {
    let _one_of_few = rooms.readings.acquire().await.map_err(|_| ProblemKind::TryAgain)?;
    Ok(load::load(rooms, id).await?.glimpse(tokens))
}

impl TableTask {
    /// What these tokens prove here, and how the game stands for those who have them.
    pub(super) fn glimpse(&self, tokens: &[Digest]) -> Glimpse {
        let mut held: Vec<(Seat, Digest)> = Vec::new();
        for &token in tokens {
            if let Some(seat) = self.seat_of(Some(token))
                && held.iter().all(|(other, _)| *other != seat)
            {
                held.push((seat, token));
            }
        }
        let yours: Vec<Seat> = held.iter().map(|(seat, _)| *seat).collect();
        let game = self.game_of(&yours);
        Glimpse { host: self.host(), held, game }
    }

    fn game_of(&self, yours: &[Seat]) -> MyGame {
        let rules = self.setup.rules();
        let named = |is: &dyn Fn(Seat) -> bool| -> Vec<String> {
            let sitters = self.table.sitters.iter().filter(|sitter| is(sitter.seat));
            sitters.map(|sitter| sitter.name.clone()).collect()
        };
        let on_turn = self.play.as_ref().map_or(Seats::NONE, |play| play.on_turn());
        let winners = self.play.as_ref().and_then(|play| play.match_winners());
        let winners = winners.unwrap_or(Seats::NONE);
        MyGame {
            id: self.table.id.to_string(),
            game: rules.name().to_owned(),
            seats: rules.seats(),
            yours: yours.iter().map(ToString::to_string).collect(),
            state: self.standing(yours),
            others: named(&|seat| !yours.contains(&seat)),
            turn: named(&|seat| on_turn.has(seat)),
            winners: winners.iter().map(|seat| seat.to_string()).collect(),
        }
    }

    fn standing(&self, yours: &[Seat]) -> Standing {
        match &self.play {
            None => Standing::Waiting,
            Some(play) if play.is_match_over() => Standing::Over,
            Some(play) if yours.iter().any(|&seat| play.is_asked(seat)) => Standing::Yours,
            Some(_) => Standing::Theirs,
        }
    }
}
