//! The cards with a rule of their own, one file each: who may play them, why not, and what happens.

mod accelerator;
mod checkpoint;
mod helicopter;
mod police;
mod rear_view;
mod theft;
mod trash;
mod u_turn;
