//! Runs the program as people do, and looks at what it says and how it ends.

mod advice;
mod analyses;
mod arenas;
mod bad_input;
mod games_and_rules;
mod help;
mod hosting;
mod labs;
mod outside;
mod proofs;
mod records;
mod scenarios;
mod simulations;
mod words;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program left behind.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// The program, in an environment that says nothing about languages.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sabots"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(variable);
    }
    command
}

fn sabots(args: &[&str]) -> Ran {
    ran(program().args(args), "")
}

/// Runs the program with these bytes on standard input.
fn sabots_reading(args: &[&str], input: &str) -> Ran {
    ran(program().args(args), input)
}

fn ran(command: &mut Command, input: &str) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("standard input");
    // Who complains at once need not have read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the end of the program");
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("words on standard output"),
        err: String::from_utf8(output.stderr).expect("words on standard error"),
    }
}

impl Ran {
    /// What it answered, if all went well.
    #[track_caller]
    fn answer(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// The one line it complained with, if it ended with this code.
    #[track_caller]
    fn complaint(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{:?} {:?}", self.out, self.err);
        let line = self.err.strip_suffix('\n').expect("a line on standard error");
        assert!(!line.is_empty() && !line.contains('\n'), "{line:?} is not one line");
        line.to_owned()
    }
}

/// A folder of this test alone, empty at first and gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    /// Writes a file and gives its path.
    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, content).expect("a file");
        path.into_os_string().into_string().expect("a plain path")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// An argument that is no text.
#[cfg(unix)]
fn no_text() -> OsString {
    use std::os::unix::ffi::OsStrExt;
    OsStr::from_bytes(b"\xff\xfe").to_owned()
}
