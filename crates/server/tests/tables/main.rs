//! Real servers on free ports, real sockets, and clients that know only the protocol.

#![allow(clippy::unwrap_used)]

mod anyone;
mod client;
mod clock;
mod cluster;
mod host;
mod http;
mod player;
mod talk;
mod talker;

mod absence;
mod advice;
mod analysis;
mod attacks;
mod calls;
mod cave;
mod cuts;
mod damage;
mod days;
mod door;
mod failing;
mod families;
mod games;
mod hidden;
mod hostile;
mod household;
mod kill;
mod limits;
mod lobby;
mod lookback;
mod orders;
mod pages;
mod protocol;
mod races;
mod rehearsal;
mod rematch;
mod requests;
mod restart;
mod seats;
mod secrets;
mod shuffle;
mod vacant;
mod waiting;
mod years;
