//! What a store promises over years: older schemas and copies.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::promises::{line, table};
use super::tests::{FIRST, open};
use super::{Holding, Shuffle, Sqlite, Store, backup, restore, schema};
use crate::failure::Failure;
use crate::id::TableId;

/// Makes a database of this version, with a game in it.
pub(super) fn of_version(folder: &Path, version: usize) {
    let file = Connection::open(Sqlite::file(folder)).unwrap();
    file.execute_batch(FIRST).unwrap();
    for step in &schema::STEPS[1..version] {
        file.execute_batch(step).unwrap();
    }
    file.pragma_update(None, "user_version", version).unwrap();
}

#[tokio::test]
async fn a_database_of_every_schema_is_read_and_written_on() {
    for version in 1..=schema::STEPS.len() {
        let folder = tempfile::tempdir().unwrap();
        of_version(folder.path(), version);
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

/// So many tables, all of them as they were written.
fn whole(tables: u64) -> Holding {
    Holding { tables, damaged: Vec::new() }
}

#[tokio::test]
async fn a_copy_says_which_tables_are_damaged() {
    let [folder, copies, other] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let ([sound, broken], store) = ([table(), table()], open(folder.path()));
    for table in [&sound, &broken] {
        store.create_table(table.clone(), Vec::new()).await.unwrap();
        let lines = vec![line("one", None), line("two", None)];
        store.append(&table.id, 0, lines, None).await.unwrap();
    }
    drop(store);
    let file = Connection::open(Sqlite::file(folder.path())).unwrap();
    let change = "UPDATE lines SET text = 'three' WHERE table_id = ?1 AND number = 1";
    file.execute(change, [broken.id.as_str()]).unwrap();
    drop(file);
    let copy = copies.path().join("copy.db");
    let holding = Holding { tables: 2, damaged: vec![broken.id.clone()] };
    assert_eq!(backup(folder.path(), &copy).unwrap_or_else(|why| panic!("{why}")), holding);
    assert_eq!(restore(&copy, other.path()).unwrap_or_else(|why| panic!("{why}")), holding);
    let store = open(other.path());
    assert_eq!(store.load(&broken.id).await.unwrap().unwrap().lines.len(), 1);
    let found = store.inspect().await.unwrap().unwrap();
    assert!(found.contains(broken.id.hint()) && !found.contains(sound.id.hint()), "{found}");
}

#[tokio::test]
async fn names_of_a_table_that_is_gone_are_not_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, store) = (table(), open(folder.path()));
    let name = "Canary of the mine";
    name.clone_into(&mut table.sitters[0].name);
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    store.archive(&table.id, 0, None).await.unwrap();
    drop(store);
    let bytes = fs::read(Sqlite::file(folder.path())).unwrap();
    assert!(!bytes.windows(name.len()).any(|part| part == name.as_bytes()));
}

#[cfg(unix)]
#[test]
fn what_is_restored_belongs_to_whoever_the_folder_belongs_to() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let [folder, copies, other] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    drop(open(folder.path()));
    let copy = copies.path().join("copy.db");
    backup(folder.path(), &copy).unwrap_or_else(|why| panic!("{why}"));
    // Only root may give something away; others own both.
    let _ = chown(other.path(), Some(1234), Some(1234));
    let owner = fs::metadata(other.path()).unwrap().uid();
    restore(&copy, other.path()).unwrap_or_else(|why| panic!("{why}"));
    for name in ["tables.db", "lock"] {
        let found = fs::metadata(other.path().join(name)).unwrap();
        assert_eq!((found.uid(), found.permissions().mode() & 0o777), (owner, 0o600), "{name}");
    }
}

#[tokio::test]
async fn a_copy_of_a_store_that_is_written_to_is_whole() {
    let [folder, copies, other] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    let copy = copies.path().join("copy.db");
    for at in 0..50 {
        store.append(&table.id, at, vec![line("one", None)], None).await.unwrap();
        if at == 30 {
            assert_eq!(
                backup(folder.path(), &copy).unwrap_or_else(|why| panic!("{why}")),
                whole(1)
            );
        }
    }
    assert!(matches!(backup(folder.path(), &copy), Err(Failure::Exists { .. })));
    assert!(matches!(restore(&copy, folder.path()), Err(Failure::InUse { .. })));
    drop(store);
    assert!(matches!(restore(&copy, folder.path()), Err(Failure::Exists { .. })));
    assert_eq!(open(folder.path()).load(&table.id).await.unwrap().unwrap().lines.len(), 50);
    assert_eq!(restore(&copy, other.path()).unwrap_or_else(|why| panic!("{why}")), whole(1));
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
    assert!(matches!(backup(folder.path(), &copy), Err(Failure::File { .. })));
    assert!(matches!(restore(&copy, folder.path()), Err(Failure::File { .. })));
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
