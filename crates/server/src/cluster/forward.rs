//! What is asked over HTTP at one server and answered by another.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{OriginalUri, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::StreamExt;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep};
use tower::ServiceExt;
use wire::Offer;

use super::{Cluster, lock};
use crate::app;
use crate::callers::Caller;
use crate::failure::Failure;
use crate::id::TableId;
use crate::node::NodeId;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::{Rooms, Whereabouts};

/// How often it is asked again where a table is whose server does not answer.
const AGAIN: Duration = Duration::from_millis(200);

/// How much longer than a lease a table is looked for.
const MORE: Duration = Duration::from_secs(2);

/// What is passed on of what a client says of itself.
const HEADERS: [HeaderName; 6] = [
    header::COOKIE,
    header::CONTENT_TYPE,
    header::HOST,
    header::ORIGIN,
    header::ACCEPT_LANGUAGE,
    HeaderName::from_static("sec-fetch-site"),
];

/// A request that another server has let in, and who asks there.
#[derive(Clone, Copy)]
pub(crate) struct Forwarded(pub(crate) Caller);

/// A request as it travels.
#[derive(Clone, Serialize, Deserialize)]
struct Asking {
    method: String,
    uri: String,
    headers: Vec<(String, String)>,
    caller: Option<IpAddr>,
    body: String,
}

/// An answer as it travels.
#[derive(Serialize, Deserialize)]
struct Answered {
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

/// Lets the server that has a table answer what is asked about it.
pub(crate) async fn forward(
    State(rooms): State<Arc<Rooms>>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let Some(cluster) = rooms.cluster().cloned() else { return Ok(next.run(request).await) };
    let is_forwarded = request.extensions().get::<Forwarded>().is_some();
    let about = subject(&request);
    if is_forwarded || about == About::Nothing {
        return Ok(next.run(request).await);
    }
    let caller = request.extensions().get().copied().unwrap_or_default();
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, rooms.shared.limits.body).await;
    let body = body.map_err(|why| ProblemKind::TooLarge.because(why.to_string()))?;
    let asking = Asking::of(&parts, caller, &body);
    let patience = Instant::now() + rooms.shared.limits.lease + MORE;
    loop {
        let owner = match &about {
            About::Table(id) => match rooms.whereabouts(id).await? {
                Whereabouts::Here => None,
                Whereabouts::There(owner) => Some(owner),
            },
            About::NewTable => cluster.least().filter(|_| rooms.is_full()),
            About::Nothing => None,
        };
        let Some(owner) = owner else {
            return Ok(next.run(Request::from_parts(parts, Body::from(body))).await);
        };
        match cluster.answer(&owner, &asking).await {
            Ok(response) => return Ok(response),
            Err(problem) if Instant::now() > patience => return Err(problem),
            Err(_) => sleep(AGAIN).await,
        }
    }
}

/// What a request is about.
#[derive(Clone, PartialEq, Eq)]
enum About {
    /// What the task of a table answers.
    Table(TableId),
    /// A table that is to be made.
    NewTable,
    /// What every server answers by itself.
    Nothing,
}

fn subject(request: &Request) -> About {
    let uri = request.extensions().get::<OriginalUri>().map_or(request.uri(), |uri| &uri.0);
    let words: Vec<&str> = uri.path().split('/').skip(1).collect();
    let id = match words[..] {
        ["api", "tables"] if request.method() == Method::POST => return About::NewTable,
        ["api", "tables", id]
        | ["table", id]
        | ["api", "tables", id, "seats" | "arrangement" | "key" | "rematch"] => id,
        _ => return About::Nothing,
    };
    TableId::read(id).map_or(About::Nothing, About::Table)
}

/// The tables that are listed at the other servers, as they tell them.
pub(crate) async fn offers(cluster: &Arc<Cluster>) -> Vec<Offer> {
    let peers: Vec<NodeId> = lock(&cluster.peers).iter().map(|peer| peer.node.clone()).collect();
    let asking = Asking {
        method: "GET".to_owned(),
        uri: "/api/tables".to_owned(),
        headers: Vec::new(),
        caller: None,
        body: String::new(),
    };
    let asked = peers.iter().map(|peer| cluster.request(peer, "http", &asking));
    let told = join_all(asked).await.into_iter().flatten();
    let told = told.filter_map(|told| serde_json::from_slice::<Answered>(&told).ok());
    told.filter_map(|told| serde_json::from_str::<Vec<Offer>>(&told.body).ok()).flatten().collect()
}

impl Asking {
    fn of(parts: &axum::http::request::Parts, caller: Caller, body: &Bytes) -> Asking {
        let header = |name: &HeaderName| {
            let value = parts.headers.get(name)?.to_str().ok()?;
            Some((name.to_string(), value.to_owned()))
        };
        let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |uri| &uri.0);
        Asking {
            method: parts.method.to_string(),
            uri: uri.to_string(),
            headers: HEADERS.iter().filter_map(header).collect(),
            caller: caller.address(),
            body: String::from_utf8_lossy(body).into_owned(),
        }
    }

    /// The request as it was; `None` if there is no such request.
    fn request(self) -> Option<Request> {
        let mut request = Request::builder().method(self.method.as_str()).uri(self.uri);
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        let caller = self.caller.map_or_else(Caller::default, Caller::at);
        request.extension(Forwarded(caller)).body(Body::from(self.body)).ok()
    }
}

impl Cluster {
    /// Lets another server answer.
    async fn answer(&self, node: &NodeId, asking: &Asking) -> Result<Response, Problem> {
        let answered = self.request(node, "http", asking).await?;
        let broken = || Problem::from(ProblemKind::TryAgain);
        let answered: Answered = serde_json::from_slice(&answered).map_err(|_| broken())?;
        let mut response = Response::new(Body::from(answered.body));
        *response.status_mut() = StatusCode::from_u16(answered.status).map_err(|_| broken())?;
        for (name, value) in answered.headers {
            let name = HeaderName::try_from(name).map_err(|_| broken())?;
            let value = HeaderValue::try_from(value).map_err(|_| broken())?;
            response.headers_mut().append(name, value);
        }
        Ok(response)
    }
}

/// Answers for other servers.
pub(super) async fn listen(cluster: &Arc<Cluster>) -> Result<(), Failure> {
    let mut asked = cluster.subscribe(Cluster::subject(cluster.node(), "http")).await?;
    let cluster = Arc::clone(cluster);
    tokio::spawn(async move {
        while let Some(message) = asked.next().await {
            let (Some(rooms), Some(reply)) = (cluster.rooms(), message.reply) else { continue };
            let Ok(asking) = serde_json::from_slice::<Asking>(&message.payload) else { continue };
            let cluster = Arc::clone(&cluster);
            tokio::spawn(async move {
                if let Some(answered) = answer(rooms, asking).await {
                    let answered = serde_json::to_vec(&answered).expect("what JSON can say");
                    // Whoever asked asks again if this is lost.
                    let _ = cluster.client.publish(reply, answered.into()).await;
                }
            });
        }
    });
    Ok(())
}

async fn answer(rooms: Arc<Rooms>, asking: Asking) -> Option<Answered> {
    let request = asking.request()?;
    let response = match app::router(rooms).oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    let (parts, body) = response.into_parts();
    let told = [header::CONTENT_TYPE, header::SET_COOKIE];
    let headers = parts.headers.iter().filter(|(name, _)| told.contains(name));
    let header = |(name, value): (&HeaderName, &HeaderValue)| {
        Some((name.to_string(), value.to_str().ok()?.to_owned()))
    };
    let headers = headers.filter_map(header).collect();
    let body = to_bytes(body, usize::MAX).await.ok()?;
    let body = String::from_utf8_lossy(&body).into_owned();
    Some(Answered { status: parts.status.as_u16(), headers, body })
}
