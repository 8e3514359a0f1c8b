//! No text can hurt: it is read, refused with a line, or played.

#![no_main]

use std::sync::Arc;

use families::at_family;
use libfuzzer_sys::fuzz_target;
use notation::{Dialect, Script, header_text};
use table::laws::viewers;

fuzz_target!(|text: &str| {
    if let Ok(script) = notation::Script::parse(text) {
        let _ = notation::run(&script);
        let Ok(setup) = notation::setup(&script.header) else { return };
        at_family!(&setup, G(rules) => read_view::<G>(rules, &script));
        at_family!(&setup, G(rules) => write_views::<G>(rules, &script));
    }
});

/// A view that can be read is written in a form that is read again.
fn read_view<G: Dialect>(rules: &Arc<G::Rules>, script: &Script) {
    let Ok(view) = G::look(rules, script) else { return };
    let text = format!("{}{}", header_text(&**rules), G::view_text(&view));
    let again = Script::parse(&text).and_then(|script| G::look(rules, &script));
    assert_eq!(again.map(|view| G::view_text(&view)), Ok(G::view_text(&view)), "{text}");
}

/// Writes what everybody sees after every step that is played.
fn write_views<G: Dialect>(rules: &Arc<G::Rules>, script: &Script) {
    let _ = notation::tell::<G>(rules, script, &mut |_, told| {
        for viewer in viewers(told.game()) {
            let _ = G::view_text(&told.game().view(viewer));
        }
    });
}
