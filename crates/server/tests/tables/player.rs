//! A client that plays.

use chance::Quick;
use table::Chance;
use wire::bornes::Action;

use crate::client::{Answer, Client};

/// Plays any legal action.
pub struct Player {
    pub client: Client,
    chance: Quick,
    /// The version at which it last acted. A pass changes nothing that can be seen.
    acted: Option<u32>,
}

impl Player {
    pub fn new(client: Client, seed: u64) -> Player {
        Player { client, chance: Quick::new(seed), acted: None }
    }

    /// Does one thing, or hears one.
    pub async fn step(&mut self) {
        match self.choice() {
            Some(action) => self.play(action).await,
            None => drop(self.client.hear().await),
        }
    }

    /// Plays until something is so.
    pub async fn until(&mut self, mut so: impl FnMut(&Client) -> bool) {
        while !so(&self.client) {
            self.step().await;
        }
    }

    /// Plays to the end of the round.
    pub async fn finish(&mut self) {
        self.until(Client::is_over).await;
    }

    /// Listens until there is something to do, or the round is over.
    pub async fn until_due(&mut self) {
        while !self.is_due() && !self.client.is_over() {
            self.client.hear().await;
        }
    }

    fn is_due(&self) -> bool {
        let news = self.client.news.as_ref();
        news.is_some_and(|news| self.acted != Some(news.version) && !self.client.legal().is_empty())
    }

    /// What to do, if there is something to do.
    pub fn choice(&mut self) -> Option<Action> {
        if !self.is_due() {
            return None;
        }
        let legal = self.client.legal();
        let count = u32::try_from(legal.len()).unwrap();
        legal.into_iter().nth(self.chance.below(count) as usize)
    }

    /// Does this. Somebody else may be faster in a window, and then it was too late.
    pub async fn play(&mut self, action: Action) {
        let request = self.client.act(&action);
        self.acted = Some(self.client.news().version);
        let answer = self.client.ask(&request).await;
        assert!(matches!(answer, Answer::Accepted | Answer::Stale), "{answer:?}");
    }
}

/// Plays at several seats until everybody sees the end of the round.
pub async fn finish_all(players: &mut [Player]) {
    let mut waiting = players.iter_mut();
    match (waiting.next(), waiting.next(), waiting.next()) {
        (Some(one), None, None) => one.finish().await,
        (Some(one), Some(two), None) => {
            tokio::join!(one.finish(), two.finish());
        }
        _ => unreachable!("tables of one or two persons"),
    }
}
