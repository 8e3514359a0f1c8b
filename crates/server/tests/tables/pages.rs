//! What else there is to see.

use serde_json::json;
use texts::Lang;

use crate::host::Host;
use crate::http::{Reply, ask};

#[tokio::test]
async fn the_games_are_listed() {
    let (host, _folder) = Host::start().await;
    let reply = host.get("/api/games", None).await;
    assert_eq!(reply.header("content-type"), Some("application/json"));
    let games = reply.json();
    let names: Vec<_> = games.as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(json!(names), json!(families::names()));
}

#[tokio::test]
async fn the_rulebooks_are_there_in_every_language() {
    let (host, _folder) = Host::start().await;
    for name in families::names() {
        for lang in Lang::ALL {
            let reply = host.get(&format!("/api/rules/{lang}/{name}"), None).await;
            assert_eq!(reply.status, 200);
            assert_eq!(reply.header("content-type"), Some("text/markdown; charset=utf-8"));
            assert_eq!(Some(reply.body.as_str()), texts::rulebook(name, lang));
        }
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_up() {
    let (host, _folder) = Host::start().await;
    assert_eq!(host.get("/api/health", None).await.status, 200);
}

#[tokio::test]
async fn every_address_without_a_dot_is_the_page() {
    let (host, _folder) = Host::start().await;
    let page = host.get("/", None).await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(page.body.contains("Mille Sabots"));
    for path in ["/table/0123456789", "/gallery", "/assets", "/a/b/c?d=e.f"] {
        assert_eq!(host.get(path, None).await.body, page.body, "{path}");
    }
    for path in ["/nothing.js", "/../Cargo.toml", "/assets/../../Cargo.toml", "/%2e%2e/x.toml"] {
        let reply = host.get(path, None).await;
        assert_eq!(reply.problem(), (404, "unknown-page".into()), "{path}");
    }
    assert_eq!(ask(host.addr, "HEAD", "/", &[], "").await.status, 200);
}

/// The files that the page asks for are there, if it was built at all.
#[tokio::test]
async fn the_files_of_the_page_are_there() {
    let (host, _folder) = Host::start().await;
    let page = host.get("/", None).await.body;
    let files: Vec<_> = page
        .split('"')
        .filter_map(|part| part.strip_prefix("./").or_else(|| part.strip_prefix("/")))
        .filter(|part| part.starts_with("assets/"))
        .collect();
    assert_eq!(files.is_empty(), page.contains("not built"), "{page}");
    for file in files {
        let reply = host.get(&format!("/{file}"), None).await;
        assert_eq!(reply.status, 200, "{file}");
        assert!(reply.header("cache-control").unwrap().contains("immutable"), "{file}");
        let kind = reply.header("content-type").unwrap();
        assert!(kind.starts_with("text/javascript") || kind.starts_with("text/css"), "{file}");
    }
}

/// Asks for an address in some form.
async fn form(host: &Host, path: &str, headers: &[(&str, &str)]) -> Reply {
    ask(host.addr, "GET", path, headers, "").await
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_read_it() {
    let (host, _folder) = Host::start().await;
    for path in ["/api/games", "/api/rules/fr/rush"] {
        let plain = form(&host, path, &[]).await;
        assert_eq!(plain.header("content-encoding"), None);
        for coding in ["br", "gzip"] {
            let packed = form(&host, path, &[("accept-encoding", coding)]).await;
            assert_eq!(packed.header("content-encoding"), Some(coding));
            assert!(packed.header("vary").is_some_and(|vary| vary.contains("accept-encoding")));
            assert!(packed.body.len() < plain.body.len());
        }
    }
}

/// The files of the page, if it was built at all: each has forms, and each form a name of its own.
#[tokio::test]
async fn files_are_sent_in_the_shortest_form_and_not_twice() {
    let (host, _folder) = Host::start().await;
    let page = form(&host, "/", &[]).await;
    if page.body.contains("not built") {
        return;
    }
    let script = page.body.split('"').find(|part| part.starts_with("/assets/")).unwrap();
    for path in ["/", script] {
        let plain = form(&host, path, &[]).await;
        let mut tags = vec![plain.header("etag").unwrap().to_owned()];
        assert_eq!(plain.header("content-encoding"), None);
        for (asked, coding) in [("gzip", "gzip"), ("gzip, br", "br")] {
            let packed = form(&host, path, &[("accept-encoding", asked)]).await;
            assert_eq!(packed.header("content-encoding"), Some(coding), "{path}");
            assert_eq!(packed.header("vary"), Some("accept-encoding"));
            assert_eq!(packed.header("content-type"), plain.header("content-type"));
            let tag = packed.header("etag").unwrap().to_owned();
            let known = [("accept-encoding", asked), ("if-none-match", tag.as_str())];
            let again = form(&host, path, &known).await;
            assert_eq!((again.status, again.body.as_str()), (304, ""));
            assert_eq!(again.header("etag"), Some(tag.as_str()));
            assert_eq!(again.header("cache-control"), packed.header("cache-control"));
            assert!(!tags.contains(&tag), "each form has a tag of its own");
            tags.push(tag);
        }
        let other = form(&host, path, &[("if-none-match", &tags[1])]).await;
        assert_eq!(other.status, 200, "another form is not what they have");
    }
    let hidden = form(&host, &format!("{script}.br"), &[]).await;
    assert_eq!(hidden.problem(), (404, "unknown-page".into()));
}

#[tokio::test]
async fn every_answer_keeps_browsers_on_the_safe_side() {
    let (host, _folder) = Host::start().await;
    for path in ["/", "/nothing.js", "/api/games", "/api/tables/0123456789", "/api/rules/fr/desert"]
    {
        let reply = host.get(path, None).await;
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert!(reply.header("cache-control").is_some(), "{path}");
    }
}

/// What messengers show of a link: the game and who invites, with a picture that is there.
#[tokio::test]
async fn the_link_of_a_table_shows_its_game_and_its_host() {
    let (host, _folder) = Host::start().await;
    let made = host
        .post(
            "/api/tables",
            None,
            json!({
                "game": "rush", "seats": 2, "bots": [null, null],
                "name": "Zoé \"<b>&", "speed": "normal", "patience": "normal",
            }),
        )
        .await
        .json();
    let id = made["id"].as_str().unwrap();
    let page = host.get(&format!("/table/{id}"), None).await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    if !page.body.contains("</head>") {
        return;
    }
    assert!(
        page.body
            .contains("<meta property=\"og:title\" content=\"Heure de pointe · Mille Sabots\" />")
    );
    assert!(page.body.contains("Zoé &quot;&lt;b&gt;&amp;"), "{}", page.body);
    for (wished, said) in [
        ("", "La ville"),
        ("xx, en;q=0.4, fr-CA;q=0.8", "La ville"),
        ("en-GB,fr;q=0.9", "The city"),
        ("fr;q=0.2, en;q=0.8", "The city"),
        ("de-AT, en;q=0.5", "durch die Stadt"),
    ] {
        let wish = [("accept-language", wished)];
        let page = ask(host.addr, "GET", &format!("/table/{id}"), &wish, "").await;
        assert_eq!(page.header("vary"), Some("accept-language"));
        assert!(page.body.contains(said), "{wished}: {}", page.body);
    }
    for name in families::names() {
        let picture = ask(host.addr, "HEAD", &format!("/previews/{name}.png"), &[], "").await;
        assert_eq!(
            (picture.status, picture.header("content-type")),
            (200, Some("image/png")),
            "{name}"
        );
    }
}
