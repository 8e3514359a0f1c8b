//! What is kept was damaged while no server ran.

use serde_json::json;

use crate::client::{Answer, Client, Heard};
use crate::host::{Host, Pass, config, wish};
use crate::player::Player;

/// Somebody at a table whose log was damaged, another table of that server, and it.
pub async fn damaged() -> (Client, Pass, Host, tempfile::TempDir) {
    let (host, folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 1, json!({ "first_seat": "A" }))).await;
    let sound = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&pass).await, 1);
    player.until(|client| client.news().version >= 6).await;
    host.stop().await;
    let store = rusqlite::Connection::open(server::store::Sqlite::file(folder.path())).unwrap();
    let damage = "UPDATE lines SET text = text || ' ' WHERE table_id = ?1 AND number = 3";
    assert_eq!(store.execute(damage, [&pass.table]).unwrap(), 1);
    drop(store);
    let host = Host::on(config(folder.path())).await;
    let [pass, sound] = [pass, sound].map(|pass| Pass { addr: host.addr, ..pass });
    let mut back = Client::sit(&pass).await;
    assert!(matches!(back.hear().await, Heard::Damaged));
    (back, sound, host, folder)
}

/// Everything before the damage is shown, everybody is told that nothing goes on, and nothing is added
/// behind it; other tables do not mind.
#[tokio::test]
async fn a_table_whose_log_is_damaged_is_shown_as_it_was_before() {
    let (mut back, sound, host, _folder) = damaged().await;
    assert_eq!(back.news().version, 3);
    for action in back.legal() {
        let request = back.act(&action);
        assert_eq!(back.ask(&request).await, Answer::NotKept);
    }
    assert_eq!(Client::join(host.addr, &back.table.id, None).await.news().version, 3);
    Player::new(Client::sit(&sound).await, 3).finish().await;
}
