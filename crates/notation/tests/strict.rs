//! A line that cannot be read, or says what cannot be, is a fault that names it.

#![allow(clippy::unwrap_used)]

use notation::{Script, run};

/// The line of the fault in a script of Astérix for four.
fn fault(lines: &str) -> usize {
    let text = format!("game asterix\nseats 4\n{lines}");
    match Script::parse(&text).and_then(|script| run(&script)) {
        Err(fault) => fault.line,
        Ok(()) => panic!("{lines:?} should not hold"),
    }
}

#[test]
fn every_fault_names_its_line() {
    let faults = [
        ("battle A: 100\nhand B: 25", 3),
        ("speed A: accident\nhand B: 25", 3),
        ("km A: feu-vert\nhand B: 25", 3),
        ("safe A: 25\nhand B: 25", 3),
        ("safe A: - prioritaire", 3),
        ("hand A: 200 200 200 200 200\nhand B: 25", 3),
        ("hand A: 200 200\nhand B: 200 200 200\nhand C: 25", 4),
        ("hand A: 3 unknown\nhand B: 25", 3),
        ("hand A\nhand B: 25", 3),
        ("stock", 3),
        ("turn A: junk", 3),
        ("dealer D: 25", 3),
        ("points", 3),
        ("points A", 3),
        ("points A 100 A 200", 3),
        ("hand A: 25\nhand A: 50", 4),
        ("hnad A: 25\nhand B: 25", 3),
        ("turn A\nbattle B: feu-vert accident\nwindow B with accident", 5),
        ("turn B plays\nbattle B: feu-vert accident\nwindow B with accident", 5),
        ("turn A plays\nbattle B: feu-vert accident\nwindow B with accident declined B", 5),
        ("owes-green A", 3),
        ("A lays banana", 3),
        ("A dances", 3),
        ("Z passes", 3),
        ("A passes => perhaps", 3),
        ("? turn A: junk", 3),
        ("? hand A", 3),
        ("? lost-turn", 3),
        ("? points", 3),
        ("? not over: junk", 3),
        ("? hand A has 100: junk", 3),
        ("? weather", 3),
    ];
    for (lines, line) in faults {
        assert_eq!(fault(lines), line, "{lines:?}");
    }
}

#[test]
fn a_bad_table_names_the_line_that_asks_for_it() {
    let line = |text: &str| {
        let script = Script::parse(text).unwrap();
        run(&script).err().map(|fault| fault.line)
    };
    assert_eq!(line("game asterix\nseats 5\n? turn A"), Some(2));
    assert_eq!(line("game whist\nseats 4\n? turn A"), Some(1));
    assert_eq!(line("game asterix\nseats 3\ntitle x\noption goal 700\n? turn A"), Some(4));
    assert_eq!(line("game asterix\nseats 4\noption colour red\n? turn A"), Some(3));
    assert_eq!(line("game desert\nseats 2\npoints A 300\n? turn A"), Some(3));
}

#[test]
fn words_of_other_games_are_refused_not_unreadable() {
    let text = "game asterix\nseats 2\nturn A plays\nhand A: accident 100\nbattle B: feu-vert
        A attacks B with accident silently => refused
        A attacks B with accident aloud bam => refused
        A lays 100 with accelerateur => refused
        A draws discard => refused AST-22
        ? cannot time
        ? cannot next round
        time => refused AST-62
        ? turn A";
    run(&Script::parse(text).unwrap()).unwrap();
}
