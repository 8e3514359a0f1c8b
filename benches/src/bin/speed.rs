//! x
use std::time::Instant;
use bornes::{Race, Rules};
use chance::Quick;
use table::{Game, playout::playout};
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(200_000);
    println!("{} bytes", size_of::<Race>());
    for _ in 0..3 {
    let t = Instant::now();
    let tally = benches::reference::playouts(games, 1);
    let reference = t.elapsed().as_nanos() as f64 / tally.actions as f64;
    println!("reference {reference:.1} ns/action, {:.1} a/g", tally.actions as f64/games as f64);
    for (g, n) in [("asterix", 2), ("asterix", 4), ("asterix", 8), ("desert", 2), ("desert", 4)] {
        let rules = Rules::of(g, n, &[]).unwrap();
        let mut q = Quick::new(1);
        let t = Instant::now();
        let mut acts = 0u64;
        let fresh = Race::new(&rules);
        for _ in 0..games { let mut r = fresh.clone(); acts += u64::from(playout(&mut r, &mut q)); }
        let ns = t.elapsed().as_nanos() as f64 / acts as f64;
        println!("{g} {n}: {ns:.1} ns/action ({:.2}x), {:.1} a/g", ns / reference, acts as f64/games as f64);
    } }
}
