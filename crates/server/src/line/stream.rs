//! One connection, which is cut when nothing moves on it, or too slowly, or too much.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use super::frames::Frames;
use super::{Places, answer};
use crate::bucket::Bucket;
use crate::limits::Limits;

/// Into how many frames messages may be cut, on average.
const FRAGMENTS: u32 = 4;

/// What the answer begins with after which a connection is a socket.
const SWITCHES: &[u8] = b"HTTP/1.1 101 ";

/// A connection.
pub(super) struct Stream {
    tcp: TcpStream,
    /// How long nothing may move, and when that is over.
    silence: Duration,
    alarm: Pin<Box<Sleep>>,
    /// How long the other end may take to accept an answer, and when that is over, while it does not.
    patience: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
    /// An answer that is sent in the place of one of so many bytes, and how much of it is sent.
    amended: Option<(Vec<u8>, usize, usize)>,
    /// What frames a socket has sent and may send.
    frames: Option<(Frames, Bucket)>,
    bucket: Bucket,
    _places: Places,
}

impl Stream {
    pub(super) fn new(tcp: TcpStream, limits: &Limits, places: Places) -> Stream {
        let rate = limits.messages_per_second.saturating_mul(FRAGMENTS).max(1);
        let burst = limits.burst.saturating_mul(FRAGMENTS);
        let bucket = Bucket::of(Duration::from_secs(1) / rate, burst, Instant::now());
        Stream {
            tcp,
            silence: limits.silence,
            alarm: Box::pin(sleep(limits.silence)),
            patience: limits.answer,
            stuck: None,
            amended: None,
            frames: None,
            bucket,
            _places: places,
        }
    }

    /// Notes that something moved, or that nothing has for too long.
    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        moved: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if moved.is_ready() {
            self.alarm.as_mut().reset(Instant::now() + self.silence);
            return moved;
        }
        ready!(self.alarm.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// Notes besides that the other end does not accept what it is sent. Until it has accepted all of
    /// it, single bytes do not help. A socket has its own clock for each message.
    fn press<T>(
        &mut self,
        context: &mut Context<'_>,
        moved: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if moved.is_pending() && self.frames.is_none() {
            let patience = self.patience;
            let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
            if stuck.as_mut().poll(context).is_ready() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
        }
        self.watch(context, moved)
    }

    /// Counts the frames that came.
    fn count(&mut self, bytes: &[u8]) -> io::Result<()> {
        let Some((frames, bucket)) = &mut self.frames else { return Ok(()) };
        let now = Instant::now();
        if (0..frames.count(bytes)).all(|_| bucket.admits(now)) {
            return Ok(());
        }
        Err(io::ErrorKind::QuotaExceeded.into())
    }

    /// Sends the amended form of an answer, and says how long the answer itself was.
    fn amend(&mut self, context: &mut Context<'_>) -> Option<Poll<io::Result<usize>>> {
        let (answer, mut sent, length) = self.amended.take()?;
        while sent < answer.len() {
            let moved = Pin::new(&mut self.tcp).poll_write(context, &answer[sent..]);
            match self.press(context, moved) {
                Poll::Ready(Ok(0)) => {
                    return Some(Poll::Ready(Err(io::ErrorKind::WriteZero.into())));
                }
                Poll::Ready(Ok(more)) => sent += more,
                Poll::Ready(Err(why)) => return Some(Poll::Ready(Err(why))),
                Poll::Pending => {
                    self.amended = Some((answer, sent, length));
                    return Some(Poll::Pending);
                }
            }
        }
        Some(Poll::Ready(Ok(length)))
    }

    /// Looks at what is about to be sent.
    fn look_at(&mut self, bytes: &[u8]) {
        if self.frames.is_none() && bytes.starts_with(SWITCHES) {
            self.frames = Some((Frames::new(), self.bucket));
        }
        if self.amended.is_none() && self.frames.is_none() {
            self.amended = answer::amended(bytes).map(|amended| (amended, 0, bytes.len()));
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let moved = Pin::new(&mut self.tcp).poll_read(context, buffer);
        ready!(self.watch(context, moved))?;
        Poll::Ready(self.count(&buffer.filled()[before..]))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.look_at(bytes);
        if let Some(amended) = self.amend(context) {
            return amended;
        }
        let moved = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.press(context, moved)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        // A head is never cut, so it is the first part or what was begun before.
        if let Some(first) = parts.first() {
            self.look_at(first);
        }
        if let Some(amended) = self.amend(context) {
            return amended;
        }
        let moved = Pin::new(&mut self.tcp).poll_write_vectored(context, parts);
        self.press(context, moved)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Whoever flushes has sent all there is.
        self.stuck = None;
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}
