//! The log: one line an event, in logfmt, so that programs can read it as well as people.

use std::fmt::{self, Debug};
use std::io;

use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// Sends the log to the standard error stream, what goes wrong in the program itself included.
pub(crate) fn begin() {
    // Somebody may listen to the log already.
    if tracing_subscriber::fmt().with_writer(io::stderr).event_format(Logfmt).try_init().is_ok() {
        std::panic::set_hook(Box::new(|panic| {
            let payload = panic.payload();
            let what = payload.downcast_ref::<&str>().copied();
            let what = what.or(payload.downcast_ref::<String>().map(String::as_str));
            let what = what.unwrap_or_default();
            let at = panic.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(what, at, "the program met an error of its own");
        }));
    }
}

/// `ts=2026-11-18T12:00:00.000000Z level=warn msg="nobody is woken" why="disk full"`.
struct Logfmt;

impl<S, N> FormatEvent<S, N> for Logfmt
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        writer.write_str("ts=")?;
        SystemTime.format_time(&mut writer)?;
        let level = event.metadata().level().as_str().to_lowercase();
        let mut fields = Fields::default();
        event.record(&mut fields);
        writeln!(writer, " level={level} msg={}{}", value(&fields.message), fields.others)
    }
}

/// What an event says.
#[derive(Default)]
struct Fields {
    message: String,
    others: String,
}

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, said: &str) {
        self.note(field, said.to_owned());
    }

    fn record_debug(&mut self, field: &Field, said: &dyn Debug) {
        self.note(field, format!("{said:?}"));
    }
}

impl Fields {
    fn note(&mut self, field: &Field, said: String) {
        match field.name() {
            "message" => self.message = said,
            name => self.others.extend([" ", name, "=", &value(&said)]),
        }
    }
}

/// A value as logfmt writes it: bare if it is one plain word, otherwise quoted like a string of JSON.
fn value(said: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-+_.,:;/@%~".contains(letter);
    if !said.is_empty() && said.chars().all(is_plain) {
        return said.to_owned();
    }
    serde_json::Value::from(said).to_string()
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// What the log says while something happens.
    fn logged(happens: impl FnOnce()) -> String {
        #[derive(Clone, Default)]
        struct Sheet(Arc<Mutex<Vec<u8>>>);
        impl io::Write for Sheet {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0.lock().unwrap().extend(bytes);
                Ok(bytes.len())
            }

            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let sheet = Sheet::default();
        let written = sheet.clone();
        let log = tracing_subscriber::fmt()
            .with_writer(move || sheet.clone())
            .event_format(Logfmt)
            .finish();
        tracing::subscriber::with_default(log, happens);
        let bytes = written.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn an_event_is_one_line_that_programs_can_read() {
        let why = "no \"room\"\nleft = none";
        let line = logged(|| tracing::warn!(table = "k7m2", lost = 3, %why, "nothing is kept"));
        let (time, rest) = line.split_once(' ').unwrap();
        assert!(time.starts_with("ts=2") && time.ends_with('Z'), "{time}");
        assert_eq!(
            rest,
            "level=warn msg=\"nothing is kept\" table=k7m2 lost=3 \
             why=\"no \\\"room\\\"\\nleft = none\"\n"
        );
        assert!(
            logged(|| tracing::info!(table = "", "archived"))
                .ends_with("msg=archived table=\"\"\n")
        );
        let odd = "\u{1b}[31m\u{7}";
        assert!(logged(|| tracing::info!(odd, "x")).ends_with(" odd=\"\\u001b[31m\\u0007\"\n"));
    }
}
