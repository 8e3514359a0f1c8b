//! The store fails: what is not kept did not happen.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use referee::Millis;
use serde_json::json;
use server::store::{Line, Pending, Sitter, Sqlite, Store, Stored, Table, Unkept};
use server::{Config, TableId};
use tempfile::TempDir;
use tokio::sync::Notify;
use wire::Request;
use wire::bornes::Action;

use crate::client::{Answer, Client, Heard, written};
use crate::clock::{Clock, eventually};
use crate::host::{Host, Pass, config, stored, wish};
use crate::player::{Player, finish_all};

/// A store that fails as it is told to.
pub struct Flaky {
    store: Sqlite,
    mood: AtomicU32,
    refused: AtomicU32,
    /// Which tables are put away, each when the test says so.
    pub doorway: Arc<Doorway>,
}

/// Where tables wait that are put away.
#[derive(Default)]
pub struct Doorway {
    pub waiting: AtomicU32,
    pub way: Notify,
}

/// Keeps everything.
pub const WELL: u32 = 0;
/// Keeps nothing, and says so.
pub const ILL: u32 = 1;
/// Keeps what comes next and says that it did not, like a disk that fails after the fact.
const CONFUSED: u32 = 2;
/// Panics when it should keep lines.
const MAD: u32 = 3;

impl Flaky {
    fn is_ill(&self) -> bool {
        let ill = self.mood.load(Ordering::SeqCst) == ILL;
        self.refused.fetch_add(u32::from(ill), Ordering::SeqCst);
        ill
    }

    pub fn set(&self, mood: u32) {
        self.mood.store(mood, Ordering::SeqCst);
    }

    /// Says that something failed which did not, if it is confused, and is well again.
    fn confused(&self, keeping: Pending<()>) -> Pending<()> {
        let was = self.mood.compare_exchange(CONFUSED, WELL, Ordering::SeqCst, Ordering::SeqCst);
        if was.is_err() {
            return keeping;
        }
        Box::pin(async {
            keeping.await?;
            failed().await
        })
    }

    fn refused(&self) -> u32 {
        self.refused.load(Ordering::SeqCst)
    }
}

fn failed<T: Send + 'static>() -> Pending<T> {
    Box::pin(async { Err(Unkept::Failed("as the test wanted it".to_owned())) })
}

impl Store for Flaky {
    fn create_table(&self, table: Table, lines: Vec<Line>) -> Pending<()> {
        assert_ne!(self.mood.load(Ordering::SeqCst), MAD, "as the test wanted it");
        if self.is_ill() { failed() } else { self.store.create_table(table, lines) }
    }

    fn take_seat(&self, table: &TableId, sitter: Sitter) -> Pending<()> {
        if self.is_ill() { failed() } else { self.confused(self.store.take_seat(table, sitter)) }
    }

    fn rearrange(&self, table: Table) -> Pending<()> {
        if self.is_ill() { failed() } else { self.confused(self.store.rearrange(table)) }
    }

    fn remove(&self, table: &TableId) -> Pending<()> {
        if self.is_ill() { failed() } else { self.store.remove(table) }
    }

    fn time(&self) -> Millis {
        self.store.time()
    }

    fn rouse(&self, now: Millis, again: Millis, most: u32) -> Pending<Vec<TableId>> {
        if self.is_ill() {
            return failed();
        }
        self.store.rouse(now, again, most)
    }

    fn append(
        &self,
        table: &TableId,
        first: usize,
        lines: Vec<Line>,
        due: Option<Millis>,
    ) -> Pending<()> {
        if self.is_ill() {
            return failed();
        }
        assert_ne!(self.mood.load(Ordering::SeqCst), MAD, "as the test wanted it");
        self.confused(self.store.append(table, first, lines, due))
    }

    fn give_seat(
        &self,
        table: &Table,
        sitter: Sitter,
        first: usize,
        lines: Vec<Line>,
    ) -> Pending<()> {
        if self.is_ill() { failed() } else { self.store.give_seat(table, sitter, first, lines) }
    }

    fn set_rematch(&self, table: &TableId, next: Table, lines: Vec<Line>) -> Pending<()> {
        if self.is_ill() { failed() } else { self.store.set_rematch(table, next, lines) }
    }

    fn probe(&self) -> Pending<()> {
        if self.is_ill() { failed() } else { self.store.probe() }
    }

    fn load(&self, table: &TableId) -> Pending<Option<Stored>> {
        self.store.load(table)
    }

    fn ages(&self, after: Option<TableId>, most: u32) -> Pending<Vec<(TableId, Millis)>> {
        self.store.ages(after, most)
    }

    fn archive(&self, table: &TableId, lines: usize, record: Option<String>) -> Pending<()> {
        let (doorway, archiving) =
            (Arc::clone(&self.doorway), self.store.archive(table, lines, record));
        Box::pin(async move {
            doorway.waiting.fetch_add(1, Ordering::SeqCst);
            doorway.way.notified().await;
            archiving.await
        })
    }

    fn archived(&self, table: &TableId) -> Pending<Option<String>> {
        self.store.archived(table)
    }
}

/// A server whose store fails as it is told to, and which tries again at once.
pub async fn flaky() -> (Host, Arc<Flaky>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.retry = Duration::ZERO;
    config.limits.pulse = Duration::ZERO;
    config.paces.patience.vacancy = Millis(0);
    config.rehearsal = Some(1);
    let (host, store) = flaky_on(config).await;
    (host, store, folder)
}

/// A server with this configuration whose store fails as it is told to.
pub async fn flaky_on(config: Config) -> (Host, Arc<Flaky>) {
    let store = Sqlite::open(&config.data).unwrap_or_else(|why| panic!("{why}"));
    let (mood, refused, doorway) = (AtomicU32::new(WELL), AtomicU32::new(0), Arc::default());
    let store = Arc::new(Flaky { store, mood, refused, doorway });
    (Host::with(config, Arc::<Flaky>::clone(&store)).await, store)
}

/// Ada, whose turn it is and who plays by this seed, and Bo.
async fn two_in_the_desert(host: &Host, seed: u64) -> (Pass, Player, Client) {
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let one = Player::new(Client::sit(&ada).await, seed);
    (ada, one, Client::sit(&bo).await)
}

/// A table as it is kept.
async fn kept(store: &Flaky, table: &str) -> Table {
    let found = store.load(&TableId::read(table).unwrap()).await;
    found.unwrap().expect("a table that was made").table
}

#[tokio::test]
async fn a_seat_that_is_kept_is_taken_whatever_the_store_says() {
    let (host, store, _folder) = flaky().await;
    let ada = host.table(wish("desert", 3, 3, json!({}))).await;
    store.set(CONFUSED);
    assert_eq!(host.sit(&ada.table, "Bo").await.seat, "B");
    assert_eq!(host.sit(&ada.table, "Cy").await.seat, "C");
    assert_eq!(kept(&store, &ada.table).await.sitters.len(), 3);
}

#[tokio::test]
async fn an_arrangement_counts_if_it_is_kept_whatever_the_store_says() {
    let (host, store, _folder) = flaky().await;
    let ada = host.table(wish("desert", 3, 3, json!({}))).await;
    let path = format!("/api/tables/{}/arrangement", ada.table);
    for (arranged, mood, status) in [(0, CONFUSED, 200), (1, ILL, 503)] {
        store.set(mood);
        let order = json!({ "type": "swap", "seat": "A", "with": "C" });
        let wish = json!({ "arranged": arranged, "order": order });
        let reply = host.post(&path, Some(&ada.cookie), wish).await;
        assert_eq!(reply.status, status, "{}", reply.body);
        let kept = kept(&store, &ada.table).await;
        assert_eq!((kept.host, kept.arranged), (table::Seat(2), 1));
    }
}

#[tokio::test]
async fn an_action_that_is_not_kept_did_not_happen() {
    let (host, store, folder) = flaky().await;
    let (ada, mut one, mut two) = two_in_the_desert(&host, 1).await;
    let before = one.client.news().clone();
    let action = one.choice().unwrap();
    let request = Request::Act { id: 1, version: 1, action: written(&action), after: None };
    store.set(ILL);
    for _ in 0..3 {
        assert_eq!(one.client.ask(&request).await, Answer::NotKept);
    }
    assert_eq!(*Client::sit(&ada).await.news(), before);
    // Nobody is told of it: Bo hears once that the table waits, and then the answer to a question of
    // his own.
    two.babble("hello".into()).await;
    let count = |kind| two.frames.iter().filter(|frame| frame.contains(kind)).count();
    assert_eq!([r#""update""#, r#""stalled""#].map(count), [0, 1]);
    // The same request counts when it can be kept.
    store.set(WELL);
    assert_eq!(one.client.ask(&request).await, Answer::Accepted);
    two.until(|client| client.news().version == 2).await;
    host.stop().await;
    drop(store);
    assert_eq!(stored(folder.path(), &ada.table).await.lines.len(), 2);
}

#[tokio::test]
async fn everybody_hears_that_a_table_goes_on_though_nobody_acts() {
    let (host, store, _folder) = flaky().await;
    let (_ada, mut one, mut two) = two_in_the_desert(&host, 1).await;
    let before = two.news().clone();
    let action = one.choice().unwrap();
    let request = one.client.act(&action);
    store.set(ILL);
    assert_eq!(one.client.ask(&request).await, Answer::NotKept);
    while !matches!(two.hear().await, Heard::Stalled) {}
    // It is tried again and again, and nobody is told anything until it succeeds.
    let refused = store.refused();
    eventually(async || (store.refused() > refused + 3).then_some(())).await;
    store.set(WELL);
    while !matches!(two.hear().await, Heard::Welcome { .. }) {}
    assert_eq!(*two.news(), before);
    assert_eq!(two.frames.iter().filter(|frame| frame.contains(r#""stalled""#)).count(), 1);
    // Whoever comes now finds a table that does not wait.
    assert_eq!(one.client.ask(&request).await, Answer::Accepted);
}

#[tokio::test]
async fn bots_try_again_until_their_actions_are_kept() {
    let (host, store, _folder) = flaky().await;
    let pass = host.table(wish("asterix", 3, 1, json!({ "first_dealer": "C" }))).await;
    let mut player = Player::new(Client::sit(&pass).await, 2);
    player.until_due().await;
    player.step().await;
    store.set(ILL);
    let watcher = Client::join(host.addr, &pass.table, None).await;
    let version = watcher.news().version;
    eventually(async || (store.refused() >= 5).then_some(())).await;
    // The person is told that nothing goes on, and so is whoever comes meanwhile.
    while !matches!(player.client.hear().await, Heard::Stalled) {}
    let mut late = Client::join(host.addr, &pass.table, None).await;
    assert!(matches!(late.hear().await, Heard::Stalled));
    assert_eq!(Client::join(host.addr, &pass.table, None).await.news().version, version);
    store.set(WELL);
    player.finish().await;
}

#[tokio::test]
async fn a_deal_that_is_not_kept_is_dealt_later() {
    let (host, store, _folder) = flaky().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let mut first = Client::sit(&ada).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    store.set(ILL);
    let reply = host.post(&path, None, json!({ "name": "Bo" })).await;
    assert_eq!(reply.problem(), (503, "not-kept".into()));
    assert_eq!(host.post("/api/tables", None, wish("desert", 2, 1, json!({}))).await.status, 503);
    let person = &host.get(&format!("/api/tables/{}", ada.table), None).await.json()["people"][1];
    assert_eq!(person["name"], json!(null));
    store.set(WELL);
    host.sit(&ada.table, "Bo").await;
    first.until(|client| client.news.as_ref().is_some_and(|news| news.version == 1)).await;
}

#[tokio::test]
async fn a_rematch_that_is_not_kept_is_not_made() {
    let (host, store, _folder) = flaky().await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&pass).await, 3);
    player.finish().await;
    let path = format!("/api/tables/{}/rematch", pass.table);
    let again = Request::Again { id: 7 };
    store.set(ILL);
    assert_eq!(player.client.ask(&again).await, Answer::NotKept);
    let not_ready = (409, "not-ready".to_owned());
    assert_eq!(host.post(&path, Some(&pass.cookie), json!({})).await.problem(), not_ready);
    store.set(WELL);
    assert_eq!(player.client.ask(&again).await, Answer::Accepted);
    while !matches!(player.client.hear().await, Heard::Rematch { .. }) {}
}

#[tokio::test]
async fn whoever_is_ready_plays_again_as_soon_as_it_can_be_kept() {
    let (host, store, folder) = flaky().await;
    let (ada, one, two) = two_in_the_desert(&host, 6).await;
    let mut players = [one, Player::new(two, 7)];
    finish_all(&mut players).await;
    let [mut one, two] = players.map(|player| player.client);
    assert_eq!(one.ask(&Request::Again { id: 8 }).await, Answer::Accepted);
    store.set(ILL);
    drop(two);
    while !matches!(one.hear().await, Heard::Stalled) {}
    eventually(async || (store.refused() > 3).then_some(())).await;
    store.set(WELL);
    let table = loop {
        if let Heard::Rematch { table } = one.hear().await {
            break table;
        }
    };
    host.stop().await;
    drop(store);
    let old = stored(folder.path(), &ada.table).await;
    assert_eq!(old.rematch.unwrap().as_str(), table);
    let said: Vec<_> =
        stored(folder.path(), &table).await.lines.into_iter().map(|line| line.text).collect();
    assert_eq!(said, ["B is late"], "a robot plays until Bo comes");
}

#[tokio::test]
async fn a_store_that_does_not_know_what_it_did_makes_everybody_come_again() {
    everybody_comes_again(CONFUSED, 2).await;
}

#[tokio::test]
async fn a_table_that_fails_says_so_and_is_made_anew() {
    everybody_comes_again(MAD, 1).await;
}

/// An action meets a store in this mood: everybody is sent away, whoever comes again finds the table
/// at this version, and the action counts once.
async fn everybody_comes_again(mood: u32, version: u32) {
    let (host, store, folder) = flaky().await;
    let (ada, mut one, mut two) = two_in_the_desert(&host, 4).await;
    let action = one.choice().unwrap();
    let request = one.client.act(&action);
    store.set(mood);
    one.client.send(&request).await;
    let failed = (1011, "failed".to_owned());
    assert_eq!(one.client.closed().await, failed);
    assert_eq!(two.closed().await, failed);
    store.set(WELL);
    let mut back = Client::sit(&ada).await;
    assert_eq!(back.news().version, version);
    assert_eq!(back.ask(&request).await, Answer::Accepted);
    back.until(|client| client.news().version == 2).await;
    host.stop().await;
    drop(store);
    assert_eq!(stored(folder.path(), &ada.table).await.lines.len(), 2);
}

#[tokio::test]
async fn a_request_that_fails_is_answered_and_stops_nobody() {
    let (host, store, _folder) = flaky().await;
    store.set(MAD);
    let made = host.post("/api/tables", None, wish("desert", 2, 1, json!({}))).await;
    assert_eq!(made.problem(), (500, "internal-error".into()));
    assert!(made.header("content-security-policy").is_some());
    store.set(WELL);
    host.table(wish("desert", 2, 1, json!({}))).await;
}

#[tokio::test]
async fn health_is_told_as_it_is() {
    let (host, store, _folder) = flaky().await;
    let health = || host.get("/api/health", None);
    let ready = || host.get("/api/ready", None);
    assert_eq!([health().await.status, ready().await.status], [200; 2]);
    store.set(ILL);
    for reply in [health().await, ready().await] {
        assert_eq!(reply.problem(), (503, "not-kept".into()));
    }
    store.set(WELL);
    assert_eq!([health().await.status, ready().await.status], [200; 2]);
}

/// Two partners among bots, both asked in a window that waits for both of them. Some rounds have
/// no such window, and then there is another round.
async fn partners(host: &Host) -> ([Player; 2], Pass) {
    eventually(async || {
        let (players, pass) = partners_of_a_round(host).await;
        (!players[0].client.is_over()).then_some((players, pass))
    })
    .await
}

async fn partners_of_a_round(host: &Host) -> ([Player; 2], Pass) {
    let mut wish = wish("asterix", 6, 1, json!({ "window_seconds": "60", "accept_button": "on" }));
    wish["bots"] = json!([null, "random", "random", null, "random", "random"]);
    let ada = host.table(wish).await;
    let di = host.sit(&ada.table, "Di").await;
    let mut one = Player::new(Client::sit(&ada).await, 51);
    let mut two = Player::new(Client::sit(&di).await, 52);
    let asked = |client: &Client| {
        let news = client.news.as_ref();
        news.is_some_and(|news| news.clock.is_some() && news.view.window.as_ref().unwrap().asked)
            || client.is_over()
    };
    tokio::join!(one.until(asked), two.until(asked));
    ([one, two], ada)
}

#[tokio::test]
async fn whoever_has_passed_need_not_pass_again() {
    let (host, store, _folder) = flaky().await;
    let ([mut one, mut two], ada) = partners(&host).await;
    let version = one.client.news().version;
    let pass = one.client.act(&Action::Decline);
    assert_eq!(one.client.ask(&pass).await, Answer::Accepted);
    // The last pass closes the window, and that cannot be kept.
    store.set(ILL);
    let pass = two.client.act(&Action::Decline);
    for _ in 0..3 {
        assert_eq!(two.client.ask(&pass).await, Answer::NotKept);
    }
    assert_eq!(Client::sit(&ada).await.news().version, version);
    store.set(WELL);
    assert_eq!(two.client.ask(&pass).await, Answer::Accepted);
    // If the first had to pass again, this would take a minute.
    two.client.until(|client| client.news().version > version).await;
    // Both are known again, though neither closed the window by a line of its own.
    assert_eq!(two.client.ask(&pass).await, Answer::Accepted);
}

#[tokio::test]
async fn whoever_is_missed_is_not_waited_for_again_because_the_store_failed() {
    let (host, store, _folder) = flaky().await;
    let mut wish = wish("desert", 2, 2, json!({ "first_seat": "A" }));
    wish["patience"] = json!("normal");
    let ada = host.table(wish).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut player = Player::new(Client::sit(&ada).await, 9);
    let gone = Client::sit(&bo).await;
    player.client.until_present("B", true).await;
    let clock = Clock::hold();
    drop(gone);
    player.client.until_present("B", false).await;
    clock.advance(Duration::from_secs(45)).await;
    let is_missed = |client: &Client| client.people[1].away.as_deref() == Some("gone");
    let missed = player.client.until(is_missed);
    clock.advance_until(Duration::from_millis(1), missed).await;
    store.set(ILL);
    let action = player.choice().unwrap();
    let request = player.client.act(&action);
    assert_eq!(player.client.ask(&request).await, Answer::NotKept);
    store.set(WELL);
    assert!(is_missed(&Client::sit(&ada).await), "the robot plays on");
}
