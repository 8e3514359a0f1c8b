//! What is left of a database that was cut or changed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::promises::{line, table};
use super::tests::open;
use super::{Salvage, Sqlite, Store, Stored, Table, salvage};
use crate::failure::Failure;
use crate::id::TableId;
use crate::random::Random;

/// What a database had before something happened to it.
struct Wreck {
    bytes: Vec<u8>,
    tables: BTreeMap<TableId, Stored>,
    archived: BTreeMap<TableId, String>,
}

impl Wreck {
    /// Some tables and some records, so many that every tree of the database has several pages.
    async fn new() -> Wreck {
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path());
        let (mut tables, mut archived) = (BTreeMap::new(), BTreeMap::new());
        for number in 0..60 {
            // The same every time, so that the same bytes lie in the same places.
            let id = TableId::drawn(&Random::foreseen(number));
            let table = Table { id, ..table() };
            store.create_table(table.clone(), Vec::new()).await.unwrap();
            let lines = (0..20 + number).map(|at| line(&format!("line {at}"), Some(at))).collect();
            store.append(&table.id, 0, lines, None).await.unwrap();
            if number % 3 == 0 {
                let record = format!("record {number} ").repeat(20);
                store
                    .archive(&table.id, 20 + usize::try_from(number).unwrap(), Some(record.clone()))
                    .await
                    .unwrap();
                archived.insert(table.id, record);
            } else {
                let stored = store.load(&table.id).await.unwrap().unwrap();
                tables.insert(table.id, stored);
            }
        }
        drop(store);
        let bytes = fs::read(Sqlite::file(folder.path())).unwrap();
        Wreck { bytes, tables, archived }
    }

    /// Opens a store on these bytes, and holds what it tells against what there was: everything before
    /// the damage, nothing else, and nobody is told that a table is whole which is not. Says how many
    /// tables and records are as they were; `None` if nothing can be read and the file is left as it is.
    async fn sifted(&self, bytes: &[u8]) -> Option<usize> {
        let folder = tempfile::tempdir().unwrap();
        let file = Sqlite::file(folder.path());
        fs::write(&file, bytes).unwrap();
        let store = match Sqlite::open(folder.path()) {
            Ok(store) => store,
            Err(Failure::Corrupt { .. } | Failure::NotOurs { .. } | Failure::Newer { .. }) => {
                assert!(fs::read(&file).unwrap() == bytes, "it stays as it is");
                return None;
            }
            Err(why) => panic!("{why}"),
        };
        let is_noticed = store.inspect().await != Ok(None) || aside(folder.path()).is_some();
        let mut whole = 0;
        for (id, before) in &self.tables {
            let Ok(Some(found)) = store.load(id).await else {
                assert!(is_noticed, "{id} is gone");
                continue;
            };
            let count = found.lines.len();
            assert_eq!(found.lines[..], before.lines[..count]);
            let is_whole = count == before.lines.len();
            assert!(is_whole || found.damage.is_some() || is_noticed, "{id} ends at {count}");
            whole += usize::from(is_whole);
        }
        for (id, before) in &self.archived {
            match store.archived(id).await {
                Ok(Some(found)) if found == *before => whole += 1,
                _ => {}
            }
        }
        Some(whole)
    }
}

/// The file that was set aside.
fn aside(folder: &Path) -> Option<Vec<u8>> {
    fs::read(folder.join("tables.db.damaged-1")).ok()
}

#[tokio::test]
async fn whatever_end_a_file_has_lost_the_rest_is_served() {
    let wreck = Wreck::new().await;
    let all = wreck.tables.len() + wreck.archived.len();
    let pages = wreck.bytes.len() / 4096;
    assert_eq!(wreck.sifted(&wreck.bytes).await, Some(all));
    let mut served = Vec::new();
    for page in 1..pages {
        // At the end of a page, and in the middle of one.
        for length in [page * 4096, page * 4096 + 1000] {
            served.push(wreck.sifted(&wreck.bytes[..length]).await.unwrap_or(0));
        }
    }
    // The more is left, the more is served.
    let [some, most] = [3 * pages / 2, 2 * pages - 3].map(|at| served[at]);
    assert!(0 < some && some < most && most > all * 3 / 4, "{served:?}");
}

#[tokio::test]
async fn whatever_byte_has_changed_nobody_is_deceived() {
    let wreck = Wreck::new().await;
    let all = wreck.tables.len() + wreck.archived.len();
    let pages = wreck.bytes.len() / 4096;
    let mut served = Vec::new();
    for page in 0..pages {
        for at in [5, 1500, 2600, 3300] {
            let mut bytes = wreck.bytes.clone();
            bytes[page * 4096 + at] ^= 0x15;
            served.push(wreck.sifted(&bytes).await.unwrap_or(0));
        }
        let mut bytes = wreck.bytes.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0x5a);
        served.push(wreck.sifted(&bytes).await.unwrap_or(0));
    }
    let much = served.iter().filter(|&&count| count > all / 2).count();
    assert!(much > served.len() / 2, "{served:?}");
}

#[tokio::test]
async fn a_damaged_file_is_set_aside_as_it_is_and_tables_go_on() {
    let wreck = Wreck::new().await;
    let folder = tempfile::tempdir().unwrap();
    let cut = &wreck.bytes[..wreck.bytes.len() - 4096];
    fs::write(Sqlite::file(folder.path()), cut).unwrap();
    let store = open(folder.path());
    assert!(aside(folder.path()).as_deref() == Some(cut));
    assert_eq!((store.inspect().await.is_ok(), store.lost()), (true, 0));
    let mut went_on = 0;
    for id in wreck.tables.keys() {
        let Ok(Some(Stored { lines, damage: None, .. })) = store.load(id).await else { continue };
        store.append(id, lines.len(), vec![line("more", None)], None).await.unwrap();
        went_on += 1;
    }
    assert!(went_on > 0);
    store.create_table(table(), Vec::new()).await.unwrap();
    drop(store);
    // What was mended is in order, and stays so.
    let Salvage { aside, lost, .. } = salvage(folder.path()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!((aside, lost), (None, 0));
}

#[tokio::test]
async fn what_stands_in_the_log_of_a_damaged_file_is_saved_as_well() {
    let [folder, copy] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    for at in 0..9 {
        store.append(&table.id, at, vec![line("one", None)], None).await.unwrap();
    }
    // As a server leaves it that is killed, and with a clock that cannot be read.
    store
        .meddle("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'clock'")
        .await
        .unwrap_err();
    for name in ["tables.db", "tables.db-wal"] {
        fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
    }
    let wal = fs::read(copy.path().join("tables.db-wal")).unwrap();
    let Salvage { aside, .. } = salvage::mend(copy.path()).unwrap_or_else(|why| panic!("{why}"));
    let kept = fs::read(format!("{}-wal", aside.unwrap().display())).unwrap();
    assert!(kept == wal, "its log is set aside with it");
    assert_eq!(open(copy.path()).load(&table.id).await.unwrap().unwrap().lines.len(), 9);
}

#[tokio::test]
async fn a_database_of_every_schema_is_saved() {
    for version in 1..=super::schema::STEPS.len() {
        let folder = tempfile::tempdir().unwrap();
        super::years::of_version(folder.path(), version);
        let saved = salvage::mend(folder.path()).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!((saved.holding.tables, saved.lost), (1, 0), "version {version}");
        let id = TableId::read("k7m2p9x4qz").unwrap();
        let stored = open(folder.path()).load(&id).await.unwrap().unwrap();
        assert_eq!((stored.lines.len(), stored.damage), (2, None), "version {version}");
    }
}
