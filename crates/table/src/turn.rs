//! Whom a game waits for.

use crate::seat::Seats;

/// Whom the game waits for. Others may still interject: see [`crate::Game::legal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The host must supply randomness with [`crate::Game::shuffle`].
    Chance,
    /// This seat is to act: an ordinary turn. (A game with simultaneous moves names several.)
    Waiting(Seats),
    /// A window: each seat of the set may reply or decline, and the window closes when all have
    /// answered. It opens on what everybody saw, never on what somebody holds.
    Asking(Seats),
    /// The round is over.
    Over,
}
