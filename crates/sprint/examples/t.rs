use chance::Quick;
use sprint::{Rules, Sprint};
use table::laws::Subject;
use table::{Chance, Game, Turn};
fn main() {
    for (g, n) in [("rush", 2), ("rush", 4), ("rush", 8), ("fun-speed", 2), ("fun-speed", 4)] {
        let rules = Rules::of(g, n, &[]).unwrap();
        let mut c = Quick::new(1);
        let t = std::time::Instant::now();
        let mut acts = 0u64;
        let mut max = 0;
        let mut still = 0;
        for _ in 0..2000 {
            let mut s = Sprint::new(&rules);
            let d = table::playout::playout(&mut s, &mut c);
            acts += d as u64;
            max = max.max(d);
            if s.score().unwrap().ending == sprint::Ending::Standstill {
                still += 1
            }
            s.audit().unwrap();
        }
        println!(
            "{g} {n}: {} acts/game max {max} still {still} {:.0} ns/act",
            acts / 2000,
            t.elapsed().as_nanos() as f64 / acts as f64
        );
    }
}
