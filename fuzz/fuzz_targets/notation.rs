//! No text can hurt: it is read, refused with a line, or played.

#![no_main]

use std::sync::Arc;

use families::at_family;
use libfuzzer_sys::fuzz_target;
use notation::{Dialect, Script};
use table::laws::viewers;

fuzz_target!(|text: &str| {
    if let Ok(script) = notation::Script::parse(text) {
        let _ = notation::bornes::view_from(&script);
        let _ = notation::tresors::view_from(&script);
        let _ = notation::run(&script);
        let Ok(setup) = notation::setup(&script.header) else { return };
        at_family!(&setup, G(rules) => write_views::<G>(rules, &script));
    }
});

/// Writes what everybody sees after every step that is played.
fn write_views<G: Dialect>(rules: &Arc<G::Rules>, script: &Script) {
    let _ = notation::tell::<G>(rules, script, &mut |_, told| {
        for viewer in viewers(told.game()) {
            let _ = G::view_text(&told.game().view(viewer));
        }
    });
}
