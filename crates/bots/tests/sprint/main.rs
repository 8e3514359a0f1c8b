//! Rush and Fun & Speed: how well a steady player plays, that it keeps to the rules, and what it
//! does in single situations.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

mod arena;
#[path = "../common/choices.rs"]
mod choices;
mod legality;
#[path = "../common/play.rs"]
mod play;
mod situations;
mod speech;
mod tables;
