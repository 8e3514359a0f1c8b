//! A process that hears and speaks lines.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::Fault;

/// The longest line that is heard, in bytes: an answer is far shorter.
const LONGEST: u64 = 1 << 16;

/// A process that hears and speaks lines. It is ended when nobody talks to it any more.
pub(crate) struct Program {
    child: Child,
    /// To the thread that writes, so that nobody waits for a process that does not read.
    to: Option<Sender<String>>,
    /// From the thread that reads. The process has ended when it ends.
    from: Receiver<Vec<u8>>,
}

impl Program {
    /// Starts a command: a program and its arguments, separated by blanks. No shell has a part in it.
    pub(crate) fn start(command: &str) -> io::Result<Program> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or(io::ErrorKind::NotFound)?;
        let mut child =
            Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).expect("pipes");
        let (to, written) = mpsc::channel();
        let (read, from) = mpsc::channel();
        thread::Builder::new().spawn(move || write_lines(input, &written))?;
        thread::Builder::new().spawn(move || read_lines(output, &read))?;
        Ok(Program { child, to: Some(to), from })
    }

    /// Sends a line, if anybody is left to hear it.
    pub(crate) fn send(&self, message: &Value) {
        if let Some(to) = &self.to {
            // A process that has ended is noticed when it is to answer.
            let _ = to.send(format!("{message}\n"));
        }
    }

    /// The next line that it says.
    pub(crate) fn hear(&mut self, patience: Duration) -> Result<Vec<u8>, Fault> {
        self.from.recv_timeout(patience).map_err(|why| match why {
            RecvTimeoutError::Timeout => Fault::Late,
            RecvTimeoutError::Disconnected => Fault::Gone,
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.to = None;
        // One that has ended by itself cannot be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are none. Of one that is longer than any answer only the beginning is
/// kept, which is no answer.
fn read_lines(output: ChildStdout, lines: &Sender<Vec<u8>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        let is_cut = !line.ends_with(b"\n") && line.len() as u64 == LONGEST;
        if is_cut && skip_line(&mut output).is_err() {
            return;
        }
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// Goes on to the next line.
fn skip_line(output: &mut impl BufRead) -> io::Result<()> {
    loop {
        let heard = output.fill_buf()?;
        let (length, end) = match heard.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (heard.len(), heard.is_empty()),
        };
        output.consume(length);
        if end {
            return Ok(());
        }
    }
}
