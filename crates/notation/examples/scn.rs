fn main() {
    let (mut ok, mut bad) = (0, 0);
    for p in std::env::args().skip(1) {
        let t = std::fs::read_to_string(&p).unwrap();
        let r = std::panic::catch_unwind(|| {
            notation::Script::parse(&t).and_then(|s| notation::run(&s))
        });
        match r {
            Ok(Ok(())) => ok += 1,
            Ok(Err(e)) => {
                bad += 1;
                println!("FAIL {p}: {e}  | {}", t.lines().nth(e.line - 1).unwrap_or(""))
            }
            Err(_) => {
                bad += 1;
                println!("PANIC {p}")
            }
        }
    }
    println!("{ok} ok {bad} bad");
}
