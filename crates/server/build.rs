//! Lays the files of the built web page where the program can embed them, if there are any.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new("../..");
    let built = root.join("web/dist");
    // Without the folder cargo runs this again at every build, and so finds it when it is there.
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-changed={}", root.join("docs/rules").display());
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let copy = PathBuf::from(out).join("web");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    fs::create_dir_all(&copy)?;
    if built.exists() { copy_folder(&built, &copy) } else { Ok(()) }
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_folder(&from, &to)?;
        } else {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}
