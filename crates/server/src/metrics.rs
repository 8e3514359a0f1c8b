//! What a server counts, for whoever looks after it: figures alone, no names, no tables, no addresses.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::refusals::{Excess, Refusals};
use crate::rooms::Rooms;

/// What is counted since the server started.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Lines that were kept.
    pub(crate) lines: AtomicU64,
    /// Times that something could not be kept.
    pub(crate) unkept: AtomicU64,
    /// Messages that were sent to sockets.
    pub(crate) messages: AtomicU64,
    /// Those who were sent away.
    pub(crate) refusals: Refusals,
    /// Rounds that were looked at for those who ask where they were won.
    pub(crate) studies: AtomicU64,
    /// Sockets that are open.
    pub(crate) sockets: AtomicU64,
    /// How long keeping took, by [`BOUNDS`], and longer than all of them.
    keeping: [AtomicU64; BOUNDS.len() + 1],
    /// The same in microseconds, in all.
    keeping_micros: AtomicU64,
}

/// The bounds of what is told about keeping, in milliseconds.
const BOUNDS: [u64; 8] = [1, 2, 5, 10, 25, 50, 100, 1000];

impl Metrics {
    /// So many lines were kept, and it took so long.
    pub(crate) fn kept(&self, lines: usize, took: Duration) {
        self.lines.fetch_add(lines as u64, Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let at = BOUNDS.iter().position(|bound| micros <= bound * 1000).unwrap_or(BOUNDS.len());
        self.keeping[at].fetch_add(1, Relaxed);
        self.keeping_micros.fetch_add(micros, Relaxed);
    }

    /// Everything, in the text format of Prometheus.
    fn text(&self, rooms: &Rooms) -> String {
        let mut text = String::new();
        let mut tell = |name: &str, kind: &str, help: &str, value: u64| {
            let line = format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
            text.push_str(&line);
        };
        let of = |count: &AtomicU64| count.load(Relaxed);
        tell("sabots_tables_alive", "gauge", "Tables that are alive.", rooms.alive());
        let connections = rooms.shared.open_connections();
        tell("sabots_connections", "gauge", "Connections that are open.", connections);
        tell("sabots_sockets", "gauge", "Sockets that are open.", of(&self.sockets));
        tell("sabots_lines_total", "counter", "Lines that were kept.", of(&self.lines));
        tell("sabots_unkept_total", "counter", "Failures to keep.", of(&self.unkept));
        tell("sabots_messages_total", "counter", "Messages sent.", of(&self.messages));
        tell("sabots_studies_total", "counter", "Rounds that were analysed.", of(&self.studies));
        self.tell_refusals(&mut text);
        self.tell_keeping(&mut text);
        text
    }

    fn tell_refusals(&self, text: &mut String) {
        let name = "sabots_refused_total";
        let _ = writeln!(text, "# HELP {name} Who was sent away, by what there was too much of.");
        let _ = writeln!(text, "# TYPE {name} counter");
        for excess in Excess::ALL {
            let count = self.refusals.of(excess);
            let _ = writeln!(text, "{name}{{what=\"{}\"}} {count}", excess.word());
        }
    }

    fn tell_keeping(&self, text: &mut String) {
        let name = "sabots_keeping_seconds";
        let _ = writeln!(text, "# HELP {name} How long it takes until something is on disk.");
        let _ = writeln!(text, "# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.keeping) {
            sum += count.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", seconds(bound * 1000));
        }
        sum += self.keeping[BOUNDS.len()].load(Relaxed);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(text, "{name}_sum {}", seconds(self.keeping_micros.load(Relaxed)));
        let _ = writeln!(text, "{name}_count {sum}");
    }
}

/// Microseconds as seconds, without rounding.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// Tells the figures to whoever asks at a listener of its own, until the server ends.
pub(crate) async fn serve(listener: TcpListener, rooms: Arc<Rooms>) {
    let closing = rooms.shared.closing.clone();
    let router = Router::new().route("/metrics", get(tell)).with_state(rooms);
    let serving = axum::serve(listener, router).with_graceful_shutdown(closing.cancelled_owned());
    if let Err(why) = serving.await {
        tracing::warn!(%why, "no figures are told");
    }
}

async fn tell(State(rooms): State<Arc<Rooms>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, rooms.shared.metrics.text(&rooms)).into_response()
}
