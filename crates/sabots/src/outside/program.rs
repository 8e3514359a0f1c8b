//! A process that hears and speaks lines.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::Fault;
use super::group::{self, Group};

/// The longest line that is heard, in bytes: an answer is far shorter.
const LONGEST: u64 = 1 << 16;

/// So many lines are kept that nobody has asked for; a process that says more has to wait.
const KEPT: usize = 16;

/// How long a process may take to end when nobody needs it any more.
const GRACE: Duration = Duration::from_secs(1);

/// A process that hears and speaks lines. It is ended, with whatever it has started, when nobody talks
/// to it any more.
pub(crate) struct Program {
    child: Child,
    group: Group,
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
        let mut command = Command::new(name);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let (mut child, group) = group::start(&mut command)?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).expect("pipes");
        let (to, written) = mpsc::channel();
        let (read, from) = mpsc::sync_channel(KEPT);
        thread::Builder::new().spawn(move || write_lines(input, &written))?;
        thread::Builder::new().spawn(move || read_lines(output, &read))?;
        Ok(Program { child, group, to: Some(to), from })
    }

    /// Sends a line, if anybody is left to hear it.
    pub(crate) fn send(&self, message: &Value) {
        if let Some(to) = &self.to {
            // A process that has ended is noticed when it is to answer.
            let _ = to.send(format!("{message}\n"));
        }
    }

    /// The next line that it says until then.
    pub(crate) fn hear(&self, until: Instant) -> Result<Vec<u8>, Fault> {
        let patience = until.saturating_duration_since(Instant::now());
        self.from.recv_timeout(patience).map_err(|why| match why {
            RecvTimeoutError::Timeout => Fault::Late,
            RecvTimeoutError::Disconnected => Fault::Gone,
        })
    }

    /// The next line that it has said already.
    pub(crate) fn said(&self) -> Option<Vec<u8>> {
        self.from.try_recv().ok()
    }

    /// Ends it now: nothing that it says is of use any more.
    pub(crate) fn end(self) {
        self.group.end();
    }

    /// Says that nothing more will come, and waits a little until it has ended.
    fn part(&mut self) {
        self.to = None;
        let until = Instant::now() + GRACE;
        while self.hear(until).is_ok() {}
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.part();
        self.group.end();
        // It has ended, so nobody waits long; there is nothing to do about a system that does not know.
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
fn read_lines(output: ChildStdout, lines: &SyncSender<Vec<u8>>) {
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
