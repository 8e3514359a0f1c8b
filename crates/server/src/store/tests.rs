//! What a store promises, on a real file.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::promises::{line, table};
use super::{Line, Sqlite, Store, Tone, Unkept};
use crate::failure::Failure;
use crate::id::TableId;

pub(super) fn open(folder: &Path) -> Sqlite {
    Sqlite::open(folder).unwrap_or_else(|why| panic!("{why}"))
}

fn refusal(folder: &Path) -> Failure {
    match Sqlite::open(folder) {
        Ok(_) => panic!("this should not open"),
        Err(why) => why,
    }
}

#[tokio::test]
async fn a_full_disk_refuses_and_the_store_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    store.meddle("PRAGMA max_page_count = 1").await.unwrap();
    let long = || vec![line(&"x".repeat(20_000), Some(1))];
    let (one, two) =
        (store.append(&table.id, 0, long(), None), store.append(&table.id, 0, long(), None));
    assert!(matches!(one.await, Err(Unkept::Failed(why)) if why.contains("full")));
    assert!(two.await.is_err());
    assert_eq!(store.load(&table.id).await.unwrap().unwrap().lines, []);
    store.meddle("PRAGMA max_page_count = 100000").await.unwrap();
    store.append(&table.id, 0, long(), None).await.unwrap();
    assert_eq!(store.load(&table.id).await.unwrap().unwrap().lines, long());
}

#[tokio::test]
async fn a_transaction_that_is_given_up_is_told_to_all_who_share_it() {
    let folder = tempfile::tempdir().unwrap();
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    // The first keeps the thread busy until all the others wait behind it in one transaction.
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let first = store.hold(wait);
    let before = store.append(&table.id, 0, vec![line("one", None)], None);
    let end = store.meddle("ROLLBACK");
    let after = store.append(&table.id, 0, vec![line("one", None)], None);
    go.send(()).unwrap();
    assert!(first.await.is_err());
    assert!(before.await.is_err());
    assert!(end.await.is_err());
    assert!(after.await.is_err());
    assert_eq!(store.load(&table.id).await.unwrap().unwrap().lines, []);
    store.append(&table.id, 0, vec![line("one", None)], None).await.unwrap();
}

#[tokio::test]
async fn a_job_that_panics_fails_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    // The first keeps the thread busy, so that the others share a transaction.
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let first = store.hold(wait);
    let before = store.append(&table.id, 0, vec![line("one", None)], None);
    let tripped = store.trip();
    let after = store.append(&table.id, 1, vec![line("two", None)], None);
    go.send(()).unwrap();
    assert!(first.await.is_ok());
    assert_eq!(before.await, Ok(()));
    assert!(matches!(tripped.await, Err(Unkept::Failed(_))));
    assert_eq!(after.await, Ok(()));
    assert_eq!(store.probe().await, Ok(()));
    assert_eq!(store.load(&table.id).await.unwrap().unwrap().lines.len(), 2);
}

#[tokio::test]
async fn a_store_that_cannot_write_says_so_when_it_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    assert_eq!(store.probe().await, Ok(()));
    // From here on nothing can be written.
    assert!(store.meddle("PRAGMA query_only = true").await.is_err());
    assert!(matches!(store.probe().await, Err(Unkept::Failed(_))));
    let file = Sqlite::file(folder.path());
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
    let read_only = Connection::open_with_flags(&file, flags).unwrap();
    assert!(super::schema::touch(&read_only).is_err());
}

#[test]
fn two_servers_do_not_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(folder.path());
    assert!(matches!(refusal(folder.path()), Failure::InUse { .. }));
    drop(first);
    open(folder.path());
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = Sqlite::file(folder.path());
    fs::write(&file, "my diary, and not a database at all; ".repeat(100)).unwrap();
    let before = fs::read(&file).unwrap();
    assert!(matches!(refusal(folder.path()), Failure::NotOurs { .. }));
    assert_eq!(fs::read(&file).unwrap(), before);
    fs::remove_file(&file).unwrap();
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE diary (day TEXT)").unwrap();
    assert!(matches!(refusal(folder.path()), Failure::NotOurs { .. }));
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()));
    let file = Connection::open(Sqlite::file(folder.path())).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    let before = fs::read(Sqlite::file(folder.path())).unwrap();
    assert!(matches!(refusal(folder.path()), Failure::Newer { found: 99, .. }));
    assert_eq!(fs::read(Sqlite::file(folder.path())).unwrap(), before);
}

/// The first schema, as it was released, with a game in it.
pub(super) const FIRST: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        header TEXT NOT NULL,
        speed TEXT NOT NULL,
        seed TEXT NOT NULL,
        made INTEGER NOT NULL DEFAULT (unixepoch()),
        rematch TEXT REFERENCES tables (id)
    ) STRICT;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        token BLOB,
        PRIMARY KEY (table_id, seat),
        CHECK ((bot IS NULL) <> (token IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lines (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        seat INTEGER,
        request INTEGER,
        PRIMARY KEY (table_id, number),
        CHECK ((seat IS NULL) = (request IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX requests ON lines (table_id, seat, request) WHERE request IS NOT NULL;
    PRAGMA application_id = 0x5361626f;
    PRAGMA user_version = 1;
    INSERT INTO tables (id, header, speed, seed)
        VALUES ('k7m2p9x4qz', 'game desert', 'normal', printf('%064d', 7));
    INSERT INTO seats VALUES ('k7m2p9x4qz', 0, 'Léa', NULL, zeroblob(32));
    INSERT INTO seats VALUES ('k7m2p9x4qz', 1, 'Bayard', 'random', NULL);
    INSERT INTO lines VALUES ('k7m2p9x4qz', 0, 'seed 00', NULL, NULL);
    INSERT INTO lines VALUES ('k7m2p9x4qz', 1, 'A lays 100', 0, -1);
";

#[tokio::test]
async fn a_database_of_the_first_schema_is_read_and_written_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = Connection::open(Sqlite::file(folder.path())).unwrap();
    file.execute_batch(FIRST).unwrap();
    drop(file);
    let id = TableId::read("k7m2p9x4qz").unwrap();
    // The second time there is nothing to bring up to date.
    for next in [2, 3] {
        let store = open(folder.path());
        let stored = store.load(&id).await.unwrap().unwrap();
        assert_eq!(stored.table.header, "game desert");
        assert_eq!(stored.table.sitters.len(), 2);
        assert_eq!(stored.lines[0], line("seed 00", None));
        assert_eq!(stored.lines[1], line("A lays 100", Some(u64::MAX)));
        assert_eq!(stored.lines.len(), next);
        let whispered = Line { tone: Tone::Whispered, ..line("B declines", None) };
        store.append(&id, next, vec![whispered.clone()], None).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap().unwrap().lines[next], whispered);
    }
}

#[test]
fn an_old_database_ends_up_like_a_new_one() {
    let schema = |folder: &Path| -> Vec<(String, String)> {
        drop(open(folder));
        let file = Connection::open(Sqlite::file(folder)).unwrap();
        let mut parts = file
            .prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
            .unwrap();
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        parts.query_map([], row).unwrap().collect::<Result<_, _>>().unwrap()
    };
    let [old, new] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    Connection::open(Sqlite::file(old.path())).unwrap().execute_batch(FIRST).unwrap();
    assert_eq!(schema(old.path()), schema(new.path()));
}

#[tokio::test]
async fn damage_is_found_and_what_comes_before_it_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let table = table();
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    let lines: Vec<Line> = (0..2000).map(|at| line(&format!("line {at}"), None)).collect();
    store.append(&table.id, 0, lines.clone(), None).await.unwrap();
    assert_eq!(store.inspect().await, Ok(None));
    drop(store);
    let file = Sqlite::file(folder.path());
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 5000].fill(0x5a);
    fs::write(&file, &bytes).unwrap();
    let store = open(folder.path());
    assert!(matches!(store.inspect().await, Ok(Some(_))));
    let found = store.load(&table.id).await.unwrap().unwrap();
    let count = found.lines.len();
    assert!(found.damage.is_some() && count < 2000, "{count}");
    assert_eq!(found.lines[..], lines[..count]);
}

#[tokio::test]
async fn a_log_that_lost_its_end_is_noticed() {
    let [folder, copy] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let (table, store) = (table(), open(folder.path()));
    store.create_table(table.clone(), Vec::new()).await.unwrap();
    for at in 0..20 {
        let lines = vec![line(&format!("line {at}"), None)];
        store.append(&table.id, at, lines, None).await.unwrap();
    }
    // As a server leaves it that is killed, with and without the end of its log.
    let wal = "tables.db-wal";
    for cut in [false, true] {
        for name in ["tables.db", wal, super::mark::FILE] {
            fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
        }
        if cut {
            let log = fs::OpenOptions::new().write(true).open(copy.path().join(wal)).unwrap();
            log.set_len(log.metadata().unwrap().len() / 2).unwrap();
        }
        let found = open(copy.path());
        assert_eq!(found.lost() > 0, cut);
        let lines = found.load(&table.id).await.unwrap().unwrap().lines.len();
        assert_eq!(lines < 20, cut, "{lines}");
        // It goes on, and is noticed once.
        found.append(&table.id, lines, vec![line("more", None)], None).await.unwrap();
        drop(found);
        assert_eq!(open(copy.path()).lost(), 0);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(refusal(&file.join("data")), Failure::Folder { .. }));
    // Somebody has put a folder where the database should be.
    let data = folder.path().join("data");
    fs::create_dir_all(Sqlite::file(&data)).unwrap();
    assert!(matches!(refusal(&data), Failure::Folder { .. }));
}

#[cfg(unix)]
#[test]
fn a_folder_that_is_made_is_nobody_elses_business() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    open(&data);
    assert_eq!(fs::metadata(&data).unwrap().permissions().mode() & 0o777, 0o700);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_cards() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    // A folder that was made for everybody, with a file of an older program.
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    drop(Sqlite::open(folder.path()).unwrap_or_else(|why| panic!("{why}")));
    let all = || {
        let entries = fs::read_dir(folder.path()).unwrap().map(Result::unwrap);
        entries.map(|entry| entry.path()).collect::<Vec<_>>()
    };
    for file in all() {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let store = Sqlite::open(folder.path()).unwrap_or_else(|why| panic!("{why}"));
    store.create_table(table(), Vec::new()).await.unwrap();
    assert!(all().len() >= 3, "{:?}", all());
    for file in all() {
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
}
