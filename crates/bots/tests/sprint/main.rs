//! Rush and Fun & Speed: how well a steady player plays, that it keeps to the rules, and what it
//! does in single situations.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

mod arena;
mod legality;
mod situations;
mod speech;
mod tables;
