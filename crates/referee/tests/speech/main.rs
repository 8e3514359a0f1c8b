//! What is said, called and raced for at a table of Fun & Speed, under a clock of our own.

#![allow(clippy::unwrap_used)]

mod calls;
mod races;
mod table;
