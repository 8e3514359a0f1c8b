//! What people say to each other.

use serde_json::json;
use wire::{Phrase, Request};

use crate::client::{Answer, Client, Heard, fresh_id};
use crate::host::{Host, stored, wish};

async fn heard(client: &mut Client) -> (String, String) {
    loop {
        if let Heard::Said { seat, phrase } = client.hear().await {
            return (seat, phrase);
        }
    }
}

#[tokio::test]
async fn everybody_hears_what_somebody_says_and_nothing_of_it_is_kept() {
    let (host, folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let mut one = Client::sit(&ada).await;
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    let say = |id, phrase| Request::Say { id, phrase };
    // Before the game as well as in it.
    assert_eq!(one.ask(&say(1, Phrase::Hello)).await, Answer::Said);
    assert_eq!(heard(&mut watcher).await, ("A".into(), "hello".into()));
    let bo = host.sit(&ada.table, "Bo").await;
    let mut two = Client::sit(&bo).await;
    assert_eq!(two.ask(&say(1, Phrase::WellPlayed)).await, Answer::Said);
    assert_eq!(two.ask(&say(1, Phrase::WellPlayed)).await, Answer::Said, "and is not said twice");
    for client in [&mut one, &mut watcher] {
        assert_eq!(heard(client).await, ("B".into(), "well-played".into()));
    }
    assert_eq!(two.ask(&say(2, Phrase::Bye)).await, Answer::Said);
    assert_eq!(heard(&mut one).await, ("B".into(), "bye".into()));
    // Nobody talks all the time, and spectators and strangers to the list do not talk at all.
    assert_eq!(two.ask(&say(3, Phrase::Ouch)).await, Answer::Said);
    assert_eq!(two.ask(&say(4, Phrase::Ouch)).await, Answer::TooTalkative);
    let text = json!({ "type": "say", "id": fresh_id(), "phrase": "hello" }).to_string();
    assert!(watcher.babble(text.as_str().into()).await.1.contains("spectators"));
    let text = json!({ "type": "say", "id": 9, "phrase": "you cheat" }).to_string();
    assert_eq!(two.babble(text.as_str().into()).await.0, Some(9));
    host.stop().await;
    let kept = stored(folder.path(), &ada.table).await;
    assert!(kept.lines.iter().all(|line| line.text.starts_with("seed ")), "{:?}", kept.lines);
}
