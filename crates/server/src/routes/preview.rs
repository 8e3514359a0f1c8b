//! `GET /table/{id}`: the page, with what messengers show of the link of a table: its game, a picture
//! of it, and who invites. Whoever has the link may know that.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use texts::{Lang, Texts};

use super::{At, page};
use crate::callers::Caller;
use crate::handle::Sight;
use crate::id::TableId;
use crate::problem::Problem;
use crate::rooms::Rooms;

static TEXTS: LazyLock<[Texts; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Texts::new));

const HEAD_END: &str = "</head>";

pub(crate) async fn show(
    State(rooms): State<Arc<Rooms>>,
    at: Result<At, Problem>,
    caller: Caller,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let sight = match at {
        Ok(At(id)) => look(&rooms, &id, caller).await.ok(),
        Err(_) => None,
    };
    match (sight, page::built(), &method) {
        (Some(sight), Some(page), &Method::GET) => {
            let tags = tags(&sight, &address(&headers), texts(&headers));
            let page = page.replacen(HEAD_END, &format!("{tags}{HEAD_END}"), 1);
            let cache = [(header::CACHE_CONTROL, "no-cache"), (header::VARY, "accept-language")];
            Ok((cache, Html(page)).into_response())
        }
        // Whatever is wrong with the table, the page itself says so.
        _ => page::show(method, uri, headers).await,
    }
}

async fn look(rooms: &Arc<Rooms>, id: &TableId, caller: Caller) -> Result<Sight, Problem> {
    rooms.enter(id, caller).await?.look(None).await
}

/// By which address we were asked; a proxy before us says if it was asked in secret.
fn address(headers: &HeaderMap) -> String {
    let word = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = word("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    format!("{scheme}://{}", word(header::HOST.as_str()).unwrap_or_default())
}

/// The texts of the language that is wished for most. Many messengers do not say what their readers
/// speak; then it is French.
fn texts(headers: &HeaderMap) -> &'static Texts {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wishes: Vec<(f32, Lang)> =
        asked.iter().flat_map(|it| it.split(',')).filter_map(wish).collect();
    // Of equal weights the one that is named first counts.
    wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let lang = wishes.first().map_or(Lang::Fr, |(_, lang)| *lang);
    TEXTS.iter().find(|texts| texts.lang() == lang).unwrap_or(&TEXTS[0])
}

/// A language we speak and the weight it is wished for with: `de-AT;q=0.9`.
fn wish(text: &str) -> Option<(f32, Lang)> {
    let (tag, weight) = text.split_once(";q=").unwrap_or((text, "1"));
    Some((weight.trim().parse().ok()?, Lang::of_tag(tag.trim())?))
}

/// What a link shows. (The Open Graph protocol)
fn tags(Sight { table, people }: &Sight, address: &str, texts: &Texts) -> String {
    let game = texts.say(&format!("game-{}", table.game), &[]);
    let host = people.iter().find(|person| Some(&person.seat) == table.host.as_ref());
    let name = host.and_then(|host| host.name.as_deref());
    let invites = name.map(|name| texts.say("client-invited", &[("name", name.into())]) + " ");
    let about = texts.say(&format!("game-{}.about", table.game), &[]);
    let description = format!("{}{about}", invites.unwrap_or_default());
    let mut tags = String::new();
    for (property, content) in [
        ("og:type", "website"),
        ("og:site_name", "Mille Sabots"),
        ("og:title", &format!("{game} · Mille Sabots")),
        ("og:description", &description),
        ("og:url", &format!("{address}/table/{}", table.id)),
        ("og:image", &format!("{address}/previews/{}.png", table.game)),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ] {
        let content = escaped(content);
        let _ = write!(tags, "<meta property=\"{property}\" content=\"{content}\" />");
    }
    tags
}

/// A text inside of an attribute: people choose their names.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}
