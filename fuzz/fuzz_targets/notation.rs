//! No text can hurt: it is read, refused with a line, or played.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(script) = notation::Script::parse(text) {
        let _ = notation::bornes::view_from(&script);
        let _ = notation::tresors::view_from(&script);
        let _ = notation::run(&script);
    }
});
