//! What a database promises to several servers.

use std::time::Duration;

use referee::Millis;

use super::{Beat, Postgres, Role};
use crate::failure::Failure;
use crate::store::promises::{Schema, line, person, table};
use crate::store::{Claim, Store, Table, Unkept};

async fn node(schema: &Schema) -> Postgres {
    let opened = Postgres::open(schema.url(), Role::OneOfMany).await;
    opened.unwrap_or_else(|why| panic!("{why}"))
}

/// A node that lives for so long.
async fn living(schema: &Schema, lease: Duration) -> Postgres {
    let node = node(schema).await;
    node.beat(sign(lease)).await.unwrap();
    node
}

fn sign(lease: Duration) -> Beat {
    Beat { now: Millis(7), tables: 3, lag: Duration::ZERO, lease }
}

const LONG: Duration = Duration::from_secs(600);

/// A table of a node.
async fn laid(node: &Postgres) -> Table {
    let table = table();
    node.create_table(table.clone(), Vec::new()).await.unwrap();
    node.append(&table.id, 0, vec![line("one", Some(1))], None).await.unwrap();
    table
}

#[tokio::test]
async fn a_table_is_of_one_node_until_that_dies() {
    let schema = Schema::new().await;
    let (one, other) = (living(&schema, LONG).await, living(&schema, LONG).await);
    let table = laid(&one).await;
    assert_eq!(other.claim(&table.id).await, Ok(Claim::Theirs(one.node().clone())));
    let more = other.append(&table.id, 1, vec![line("two", None)], None).await;
    assert!(matches!(more, Err(Unkept::Lost(_))));
    // Its lease ends at once, and nobody has to wait for that.
    one.beat(sign(Duration::ZERO)).await.unwrap();
    assert_eq!(other.claim(&table.id).await, Ok(Claim::Ours));
    assert_eq!(one.holdings().await, Ok(vec![]));
    assert_eq!(one.claim(&table.id).await, Ok(Claim::Theirs(other.node().clone())));
}

#[tokio::test]
async fn a_node_that_lost_a_table_cannot_write_there() {
    let schema = Schema::new().await;
    let (one, other) = (living(&schema, Duration::ZERO).await, living(&schema, LONG).await);
    let table = laid(&one).await;
    assert_eq!(other.claim(&table.id).await, Ok(Claim::Ours));
    // It is awake again, and believes that nothing has happened.
    assert!(one.beat(sign(LONG)).await.unwrap().was_late);
    let before = other.load(&table.id).await;
    for refused in [
        one.append(&table.id, 1, vec![line("two", None)], None).await,
        one.append(&table.id, 1, Vec::new(), Some(Millis(9))).await,
        one.take_seat(&table.id, person(2)).await,
        one.rearrange(table.clone()).await,
        one.give_seat(&table, person(0), 1, Vec::new()).await,
        one.set_rematch(&table.id, super::super::promises::table(), Vec::new()).await,
        one.archive(&table.id, 1, None).await,
        one.remove(&table.id).await,
    ] {
        assert!(matches!(refused, Err(Unkept::Lost(_))), "{refused:?}");
    }
    assert_eq!(other.load(&table.id).await, before);
    assert_eq!(one.holdings().await, Ok(vec![]));
    assert_eq!(other.holdings().await, Ok(vec![table.id.clone()]));
    other.append(&table.id, 1, vec![line("two", None)], None).await.unwrap();
}

#[tokio::test]
async fn a_table_is_handed_on_and_let_go() {
    let schema = Schema::new().await;
    let (one, other) = (living(&schema, LONG).await, living(&schema, LONG).await);
    let table = laid(&one).await;
    one.assign(&table.id, other.node()).await.unwrap();
    assert_eq!(one.claim(&table.id).await, Ok(Claim::Theirs(other.node().clone())));
    assert_eq!(other.claim(&table.id).await, Ok(Claim::Ours));
    other.append(&table.id, 1, vec![line("two", None)], None).await.unwrap();
    other.release(&table.id).await.unwrap();
    assert_eq!(one.claim(&table.id).await, Ok(Claim::Ours));
    // Whoever goes leaves nothing behind.
    one.depart().await.unwrap();
    assert_eq!(other.claim(&table.id).await, Ok(Claim::Ours));
    assert_eq!(other.beat(sign(LONG)).await.unwrap().peers, []);
    assert_eq!(other.claim(&crate::id::TableId::random()).await, Ok(Claim::Nowhere));
}

#[tokio::test]
async fn nodes_see_each_other_and_agree_about_the_time() {
    let schema = Schema::new().await;
    let (one, other) = (node(&schema).await, node(&schema).await);
    let early = one.beat(sign(LONG)).await.unwrap();
    assert_eq!((early.now, early.peers), (Millis(7), vec![]));
    let beaten = other.beat(Beat { now: Millis(5), ..sign(LONG) }).await.unwrap();
    assert_eq!(beaten.now, Millis(7));
    let seen: Vec<_> = beaten.peers.iter().map(|peer| (&peer.node, peer.tables)).collect();
    assert_eq!(seen, [(one.node(), 3)]);
    assert!(!other.beat(sign(LONG)).await.unwrap().was_late);
}

#[tokio::test]
async fn whoever_cannot_hear_the_others_writes_nothing() {
    let schema = Schema::new().await;
    let one = living(&schema, LONG).await;
    let table = laid(&one).await;
    one.pause(true);
    let refused = one.append(&table.id, 1, vec![line("two", None)], None).await;
    assert!(matches!(refused, Err(Unkept::Failed(_))));
    one.pause(false);
    one.append(&table.id, 1, vec![line("two", None)], None).await.unwrap();
}

#[tokio::test]
async fn whoever_has_the_database_alone_shares_it_with_nobody() {
    let schema = Schema::new().await;
    let alone =
        Postgres::open(schema.url(), Role::Alone).await.unwrap_or_else(|why| panic!("{why}"));
    for role in [Role::Alone, Role::OneOfMany] {
        let refused = Postgres::open(schema.url(), role).await.err();
        assert!(matches!(refused, Some(Failure::InUse { .. })));
    }
    drop(alone);
    let (_one, _other) = (node(&schema).await, node(&schema).await);
}

#[tokio::test]
async fn a_request_that_is_kept_already_disturbs_no_other_table() {
    let schema = Schema::new().await;
    let node = node(&schema).await;
    let (one, other) = (laid(&node).await, laid(&node).await);
    // Asked without waiting, so that they share a statement.
    let doubled = node.append(&one.id, 1, vec![line("two", Some(1))], None);
    let sound = node.append(&other.id, 1, vec![line("two", Some(2))], None);
    assert!(matches!(doubled.await, Err(Unkept::Failed(_))));
    assert_eq!(sound.await, Ok(()));
}

#[tokio::test]
async fn what_is_not_ours_or_newer_is_left_alone() {
    let schema = Schema::new().await;
    let store = node(&schema).await;
    store.meddle("UPDATE sabots SET version = 99").await;
    let newer = Postgres::open(schema.url(), Role::OneOfMany).await.err();
    assert!(matches!(newer, Some(Failure::Newer { found: 99, .. })), "{newer:?}");
    let other = Schema::new().await;
    let (client, connection) =
        tokio_postgres::connect(other.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("CREATE TABLE diary (day TEXT)").await.unwrap();
    let refused = Postgres::open(other.url(), Role::Alone).await.err();
    assert!(matches!(refused, Some(Failure::NotOurs { .. })), "{refused:?}");
}
