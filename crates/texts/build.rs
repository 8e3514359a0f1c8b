//! Lists the languages and what is written in them. A folder of `locales` is a language, and nothing
//! else has to name it.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in ["locales", "docs/rules"] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
    }
    let mut codes = names(&root.join("locales"), "")?;
    // French is written first, and shown first.
    codes.sort_by_key(|code| code != "fr");
    let mut list = String::from("languages! {\n");
    for code in codes {
        describe(&root, &code, &mut list)?;
    }
    list.push_str("}\n");
    let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("nowhere to write")?);
    Ok(fs::write(folder.join("languages.rs"), list)?)
}

/// Writes a language as the macro in `lang.rs` reads it: its topics, and its games with their rulebooks.
fn describe(root: &Path, code: &str, list: &mut String) -> Result<(), Box<dyn Error>> {
    let locale = root.join("locales").join(code);
    let games = locale.join("games");
    // The rulebooks lie in their folder in English, and in those beside them in other languages.
    let rules = root.join("docs/rules").join(if code == "en" { "" } else { code });
    let (first, rest) = code.split_at(1);
    write!(list, "{}{rest} {code:?} topics [", first.to_uppercase())?;
    for topic in names(&locale, ".ftl")? {
        let words = quoted(&locale.join(format!("{topic}.ftl")));
        write!(list, "{topic:?} {words} ")?;
    }
    write!(list, "] games [")?;
    for game in names(&games, ".ftl")? {
        let words = quoted(&games.join(format!("{game}.ftl")));
        let rules = quoted(&rules.join(format!("{game}.md")));
        write!(list, "{game:?} {words} {rules} ")?;
    }
    Ok(writeln!(list, "];")?)
}

/// A path as Rust reads it.
fn quoted(path: &Path) -> String {
    format!("{:?}", path.to_string_lossy())
}

/// The names in a folder that end so, without that end and in their order.
fn names(folder: &Path, end: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().into_string().unwrap_or_default();
        names.extend(name.strip_suffix(end).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}
