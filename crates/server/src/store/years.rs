//! What a store promises over years: older schemas, records in the place of tables, copies.

use std::fs;

use referee::Millis;
use rusqlite::Connection;

use super::tests::{FIRST, line, open, table};
use super::{Line, Shuffle, Sqlite, Store, Unkept, backup, restore, schema};
use crate::failure::Failure;
use crate::id::TableId;

#[tokio::test]
async fn a_database_of_every_schema_is_read_and_written_on() {
    for version in 1..=schema::STEPS.len() {
        let folder = tempfile::tempdir().unwrap();
        let file = Connection::open(Sqlite::file(folder.path())).unwrap();
        file.execute_batch(FIRST).unwrap();
        for step in &schema::STEPS[1..version] {
            file.execute_batch(step).unwrap();
        }
        file.pragma_update(None, "user_version", version).unwrap();
        drop(file);
        let id = TableId::read("k7m2p9x4qz").unwrap();
        for count in [2, 3] {
            let store = open(folder.path());
            let stored = store.load(&id).await.unwrap().unwrap();
            assert_eq!(stored.table.shuffle, Shuffle::Plain, "its deals go on as they began");
            assert_eq!((stored.lines.len(), stored.damage), (count, None), "version {version}");
            store
                .append(&id, count, vec![line("A lays 50", Some(7 + count as u64))], None)
                .await
                .unwrap();
            assert_eq!(store.ages(None, 9).await.unwrap().len(), 1);
        }
    }
}

#[tokio::test]
async fn a_record_takes_the_place_of_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let [first, second] = [table(), table()];
    store.create_table(first.clone()).await.unwrap();
    store.set_rematch(&first.id, second.clone(), Vec::new()).await.unwrap();
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

#[tokio::test]
async fn tables_are_looked_at_in_the_order_of_their_ids() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let mut ids = Vec::new();
    for _ in 0..5 {
        let table = table();
        ids.push(table.id.clone());
        store.create_table(table).await.unwrap();
    }
    ids.sort();
    let (mut seen, mut after) = (Vec::new(), None);
    while let Some((last, _)) = store.ages(after, 2).await.unwrap().last().cloned() {
        seen.push(last.clone());
        after = Some(last);
    }
    assert_eq!(seen, [&ids[1], &ids[3], &ids[4]].map(Clone::clone));
}

#[tokio::test]
async fn a_copy_of_a_store_that_is_written_to_is_whole() {
    let [folder, copies, other] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone()).await.unwrap();
    let copy = copies.path().join("copy.db");
    for at in 0..50 {
        store.append(&table.id, at, vec![line("one", None)], None).await.unwrap();
        if at == 30 {
            assert_eq!(backup(folder.path(), &copy).unwrap_or_else(|why| panic!("{why}")), 1);
        }
    }
    assert!(matches!(backup(folder.path(), &copy), Err(Failure::Exists { .. })));
    assert!(matches!(restore(&copy, folder.path()), Err(Failure::InUse { .. })));
    drop(store);
    assert!(matches!(restore(&copy, folder.path()), Err(Failure::Exists { .. })));
    assert_eq!(open(folder.path()).load(&table.id).await.unwrap().unwrap().lines.len(), 50);
    assert_eq!(restore(&copy, other.path()).unwrap_or_else(|why| panic!("{why}")), 1);
    let store = open(other.path());
    assert_eq!(store.lost(), 0);
    let stored = store.load(&table.id).await.unwrap().unwrap();
    assert_eq!((stored.table, stored.lines.len(), stored.damage), (table, 31, None));
    let left: Vec<_> = fs::read_dir(copies.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn what_is_no_database_of_ours_is_neither_copied_nor_put_back() {
    let [folder, copies] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let copy = copies.path().join("copy.db");
    assert!(matches!(backup(folder.path(), &copy), Err(Failure::NotOurs { .. })));
    fs::write(&copy, "my diary, and not a database at all; ".repeat(100)).unwrap();
    assert!(matches!(restore(&copy, folder.path()), Err(Failure::NotOurs { .. })));
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing is made");
    // A copy that was damaged is found out before it is put anywhere.
    fs::remove_file(&copy).unwrap();
    drop(open(folder.path()));
    backup(folder.path(), &copy).unwrap_or_else(|why| panic!("{why}"));
    let mut bytes = fs::read(&copy).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0x5a);
    fs::write(&copy, bytes).unwrap();
    let other = copies.path().join("other");
    assert!(restore(&copy, &other).is_err());
    assert!(!other.exists());
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_a_copy() {
    use std::os::unix::fs::PermissionsExt;
    let [folder, copies] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    drop(open(folder.path()));
    let copy = copies.path().join("copy.db");
    backup(folder.path(), &copy).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
}
