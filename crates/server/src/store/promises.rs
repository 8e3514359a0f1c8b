//! What every store promises, held against each that there is.

use bots::Level;
use referee::Millis;
use table::{Seat, Seed};
use tempfile::TempDir;
use wire::{Access, Advice, Begin, Patience, Sign, Speed};

use super::{
    Asked, Claim, Line, Postgres, Role, Shuffle, Sitter, Sqlite, Store, Stored, Table, Tone, Unkept,
};
use crate::id::TableId;
use crate::token::Token;

/// A place for one test, where a store is opened and opened again.
trait Place {
    /// What keeps tables there.
    type Kept: Store;

    /// Opens it.
    async fn open(&self) -> Self::Kept;

    /// Makes it said that one line was whispered.
    const WHISPER: &'static str;

    /// Changes something behind its back.
    async fn meddle(store: &Self::Kept, sql: &'static str);
}

/// A folder.
struct Folder(TempDir);

/// A schema of the database that `scripts/with-engines` has started.
pub(super) struct Schema(String);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }
}

impl Place for Folder {
    type Kept = Sqlite;

    const WHISPER: &'static str = "UPDATE lines SET whispered = 1 WHERE number = 3";

    async fn open(&self) -> Sqlite {
        Sqlite::open(self.0.path()).unwrap_or_else(|why| panic!("{why}"))
    }

    async fn meddle(store: &Sqlite, sql: &'static str) {
        store.meddle(sql).await.unwrap();
    }
}

impl Schema {
    /// A new one.
    pub(super) async fn new() -> Schema {
        let url = std::env::var("SABOTS_STORE").unwrap_or_else(|_| {
            panic!("this test needs a database: run it by `scripts/with-engines cargo test …`")
        });
        let (client, connection) =
            tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        let name = format!("test_{}", TableId::random());
        client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
        Schema(format!("{url}?options=-csearch_path%3D{name}"))
    }

    /// Its address.
    pub(super) fn url(&self) -> &str {
        &self.0
    }
}

impl Place for Schema {
    type Kept = Postgres;

    const WHISPER: &'static str = "UPDATE lines SET tone = 1 WHERE number = 3";

    async fn open(&self) -> Postgres {
        let opened = Postgres::open(&self.0, Role::Alone).await;
        opened.unwrap_or_else(|why| panic!("{why}"))
    }

    async fn meddle(store: &Postgres, sql: &'static str) {
        store.meddle(sql).await;
    }
}

/// Holds every store to each of these.
macro_rules! promises {
    ($($name:ident,)+) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&super::Folder::new()).await;
            })+
        }

        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&super::Schema::new().await).await;
            })+
        }
    };
}

promises! {
    what_is_kept_is_read_again_by_another_server,
    a_table_is_kept_with_its_first_lines_or_not_at_all,
    what_fails_changes_nothing,
    a_table_is_followed_by_one_other,
    what_is_asked_together_fails_alone,
    a_byte_that_changed_by_itself_is_found_wherever_it_is,
    nonsense_in_the_file_is_told_from_a_store_that_fails,
    tables_are_woken_when_they_are_due_and_put_off_until_they_say_otherwise,
    a_record_takes_the_place_of_a_table,
    tables_are_looked_at_in_the_order_of_their_ids,
}

pub(super) fn person(seat: u8) -> Sitter {
    let sign = Some(Sign::ALL[usize::from(seat)]);
    let sitter = Sitter::person(Seat(seat), "Léa".to_owned(), Token::random().digest(), sign);
    Sitter { wins: 3, ..sitter }
}

pub(super) fn table() -> Table {
    let bot = Sitter::bot(Seat(1), "Bayard".to_owned(), Level::Steady);
    Table {
        id: TableId::random(),
        header: "game classic\nseats 3\n".to_owned(),
        speed: Speed::Fast,
        patience: Patience::Relaxed,
        begin: Begin::Host,
        access: Access::Listed,
        advice: Advice::Everybody,
        shuffle: Shuffle::Pledged,
        host: Seat(1),
        arranged: 7,
        seed: Seed::from_number(7),
        sitters: vec![person(0), bot],
    }
}

pub(super) fn line(text: &str, asked: Option<u64>) -> Line {
    let asked = asked.map(|id| Asked { seat: Seat(0), id });
    Line { text: text.to_owned(), tone: Tone::Aloud, at: Millis(0), asked }
}

async fn what_is_kept_is_read_again_by_another_server(place: &impl Place) {
    let (mut table, late) = (table(), person(2));
    let mut lines =
        vec![line("seed 00", None), line("A lays 100", Some(u64::MAX)), line("x", Some(0))];
    lines[2].tone = Tone::Whispered;
    let store = place.open().await;
    assert_eq!(store.load(&table.id).await, Ok(None));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    store.take_seat(&table.id, late.clone()).await.unwrap();
    store.append(&table.id, 0, lines[..2].to_vec(), None).await.unwrap();
    store.append(&table.id, 2, lines[2..].to_vec(), None).await.unwrap();
    drop(store);
    table.sitters.push(late);
    let stored = Stored { table: table.clone(), lines, rematch: None, damage: None };
    assert_eq!(place.open().await.load(&table.id).await, Ok(Some(stored)));
}

async fn a_table_is_kept_with_its_first_lines_or_not_at_all(place: &impl Place) {
    let (table, store) = (table(), place.open().await);
    let doubled = vec![line("one", Some(1)), line("two", Some(1))];
    assert!(store.create_table(table.clone(), doubled).await.is_err());
    assert_eq!(store.load(&table.id).await, Ok(None));
    let lines = vec![line("one", Some(1)), line("two", None)];
    store.create_table(table.clone(), lines.clone()).await.unwrap();
    store.append(&table.id, 2, vec![line("three", None)], None).await.unwrap();
    let found = store.load(&table.id).await.unwrap().unwrap();
    assert_eq!(found.lines, [lines, vec![line("three", None)]].concat());
    assert_eq!(found.damage, None);
}

async fn what_fails_changes_nothing(place: &impl Place) {
    let (table, store) = (table(), place.open().await);
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    store.append(&table.id, 0, vec![line("one", Some(1))], None).await.unwrap();
    let before = store.load(&table.id).await;
    assert!(store.create_table(table.clone(), Vec::new()).await.is_err());
    assert!(store.take_seat(&table.id, person(0)).await.is_err());
    assert!(store.take_seat(&TableId::random(), person(0)).await.is_err());
    // A number that is taken, a gap, a request that is already kept, a table that is not there.
    assert!(store.append(&table.id, 0, vec![line("two", None)], None).await.is_err());
    assert!(store.append(&table.id, 2, vec![line("two", None)], None).await.is_err());
    let doubled = vec![line("two", None), line("three", Some(1))];
    assert!(store.append(&table.id, 1, doubled, None).await.is_err());
    assert!(store.append(&TableId::random(), 0, vec![line("one", None)], None).await.is_err());
    assert_eq!(store.load(&table.id).await, before);
}

async fn a_table_is_followed_by_one_other(place: &impl Place) {
    let store = place.open().await;
    let [first, second, third] = [table(), table(), table()];
    store.create_table(first.clone(), Vec::new()).await.unwrap();
    store.set_rematch(&first.id, second.clone(), Vec::new()).await.unwrap();
    assert!(store.set_rematch(&first.id, third.clone(), Vec::new()).await.is_err());
    assert_eq!(store.load(&first.id).await.unwrap().unwrap().rematch, Some(second.id.clone()));
    assert_eq!(store.load(&second.id).await.unwrap().unwrap().table, second);
    assert_eq!(store.load(&third.id).await, Ok(None));
}

async fn what_is_asked_together_fails_alone(place: &impl Place) {
    let (table, store) = (table(), place.open().await);
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    // Asked without waiting, so that most of them share a transaction.
    let asked: Vec<_> = (0..100)
        .map(|at| {
            let number = if at % 3 == 0 { at / 3 } else { 1000 };
            store.append(&table.id, number, vec![line("one", None)], None)
        })
        .collect();
    for (at, answer) in asked.into_iter().enumerate() {
        assert_eq!(answer.await.is_ok(), at % 3 == 0, "{at}");
    }
    assert_eq!(store.load(&table.id).await.unwrap().unwrap().lines.len(), 34);
}

async fn a_byte_that_changed_by_itself_is_found_wherever_it_is<P: Place>(place: &P) {
    let store = place.open().await;
    let lines: Vec<Line> = (0..9).map(|at| line(&format!("line {at}"), Some(at))).collect();
    for (sql, before) in [
        ("UPDATE lines SET text = 'line 7' WHERE number = 5", 5),
        ("UPDATE lines SET at = 1 WHERE number = 1", 1),
        ("UPDATE lines SET request = 77 WHERE number = 8", 8),
        (P::WHISPER, 3),
        (
            "UPDATE lines SET chain = (SELECT chain FROM lines WHERE number = 3 LIMIT 1) WHERE number = 4",
            4,
        ),
        ("DELETE FROM lines WHERE number = 2", 2),
    ] {
        let table = table();
        store.create_table(table.clone(), Vec::new()).await.unwrap();
        store.append(&table.id, 0, lines.clone(), None).await.unwrap();
        assert_eq!(store.load(&table.id).await.unwrap().unwrap().damage, None, "{sql}");
        P::meddle(&store, sql).await;
        let found = store.load(&table.id).await.unwrap().unwrap();
        assert!(found.damage.is_some(), "{sql}");
        assert_eq!(found.lines[..], lines[..before], "{sql}");
        // Nothing is added to what cannot be believed.
        let more = store.append(&table.id, found.lines.len(), vec![line("more", None)], None);
        assert!(more.await.is_err(), "{sql}");
    }
    // Where nothing is sound there is nothing to show.
    let table = table();
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    store.append(&table.id, 0, lines, None).await.unwrap();
    P::meddle(&store, "UPDATE lines SET text = 'line 7' WHERE number = 0").await;
    assert!(matches!(store.load(&table.id).await, Err(Unkept::Broken(_))));
}

async fn nonsense_in_the_file_is_told_from_a_store_that_fails<P: Place>(place: &P) {
    let (table, store) = (table(), place.open().await);
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    for nonsense in [
        "UPDATE tables SET speed = 'warp'",
        "UPDATE tables SET speed = 'fast', seed = '12'",
        "UPDATE tables SET seed = '0000000000000000000000000000000000000000000000000000000000000000';
         UPDATE seats SET seat = 300 WHERE seat = 1",
    ] {
        P::meddle(&store, nonsense).await;
        assert!(matches!(store.load(&table.id).await, Err(Unkept::Broken(_))), "{nonsense}");
    }
}

async fn tables_are_woken_when_they_are_due_and_put_off_until_they_say_otherwise(
    place: &impl Place,
) {
    let store = place.open().await;
    assert_eq!(store.time(), Millis(0));
    let tables: Vec<Table> = (0..4).map(|_| table()).collect();
    for (table, due) in tables.iter().zip([Some(30), Some(10), None, Some(99)]) {
        store.create_table(table.clone(), Vec::new()).await.unwrap();
        let lines = vec![Line { at: Millis(5), ..line("one", None) }];
        store.append(&table.id, 0, lines, due.map(Millis)).await.unwrap();
    }
    let [late, early, ..] = &tables[..] else { unreachable!("four tables") };
    let rouse = |now, most| store.rouse(Millis(now), Millis(now + 50), most);
    assert_eq!(rouse(9, 16).await, Ok(vec![]));
    assert_eq!(rouse(40, 1).await, Ok(vec![early.id.clone()]), "the earliest first");
    assert_eq!(rouse(40, 16).await, Ok(vec![late.id.clone()]), "each once");
    store.append(&late.id, 1, vec![line("two", None)], None).await.unwrap();
    assert_eq!(rouse(90, 16).await, Ok(vec![early.id.clone()]), "until it says otherwise");
    drop(store);
    // The clock goes on from the latest moment that is kept.
    let store = place.open().await;
    assert_eq!(store.time(), Millis(90));
    assert_eq!(store.claim(&late.id).await, Ok(Claim::Ours));
    let lines = vec![Line { at: Millis(100), ..line("three", None) }];
    store.append(&late.id, 2, lines.clone(), None).await.unwrap();
    assert_eq!(store.load(&late.id).await.unwrap().unwrap().lines[2], lines[0]);
    drop(store);
    assert_eq!(place.open().await.time(), Millis(100));
}

async fn a_record_takes_the_place_of_a_table(place: &impl Place) {
    let store = place.open().await;
    let [first, second] = [table(), table()];
    store.create_table(first.clone(), Vec::new()).await.unwrap();
    store.set_rematch(&first.id, second.clone(), Vec::new()).await.unwrap();
    assert_eq!(store.claim(&second.id).await, Ok(Claim::Ours));
    let lines = vec![Line { at: Millis(500), ..line("one", None) }];
    store.append(&second.id, 0, lines, None).await.unwrap();
    let mut ages = store.ages(None, 16).await.unwrap();
    ages.sort_by_key(|(_, since)| *since);
    assert_eq!(ages, [(first.id.clone(), Millis(0)), (second.id.clone(), Millis(500))]);
    let record = || Some("a record".to_owned());
    let early = store.archive(&second.id, 0, record()).await;
    assert!(matches!(early, Err(Unkept::Failed(_))), "somebody played meanwhile");
    store.archive(&second.id, 1, record()).await.unwrap();
    assert_eq!(store.load(&second.id).await, Ok(None));
    assert_eq!(store.archived(&second.id).await, Ok(record()));
    assert_eq!(store.load(&first.id).await.unwrap().unwrap().rematch, None);
    // Where nothing was played there is nothing to keep.
    store.archive(&first.id, 0, None).await.unwrap();
    assert_eq!(store.archived(&first.id).await, Ok(None));
    assert_eq!(store.ages(None, 16).await, Ok(vec![]));
    store.forget(Millis(500)).await.unwrap();
    assert_eq!(store.archived(&second.id).await, Ok(record()));
    store.forget(Millis(501)).await.unwrap();
    assert_eq!(store.archived(&second.id).await, Ok(None));
}

async fn tables_are_looked_at_in_the_order_of_their_ids(place: &impl Place) {
    let store = place.open().await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        let table = table();
        ids.push(table.id.clone());
        store.create_table(table, Vec::new()).await.unwrap();
    }
    ids.sort();
    let (mut seen, mut after) = (Vec::new(), None);
    while let Some((last, _)) = store.ages(after, 2).await.unwrap().last().cloned() {
        seen.push(last.clone());
        after = Some(last);
    }
    assert_eq!(seen, [&ids[1], &ids[3], &ids[4]].map(Clone::clone));
}
