//! What is imagined of hidden hands agrees with what was seen.

#![allow(clippy::unwrap_used)]

use bornes::{Card, Phase, Race, Rules, Top};
use chance::Quick;
use table::{Chance, Game, Seat, Secrets, Team, Turn, Viewer};

/// How often a botte was imagined in the hand of a team, of how many times it could have been.
#[derive(Default)]
struct Share {
    held: u32,
    of: u32,
}

impl Share {
    fn percent(&self) -> u32 {
        100 * self.held / self.of.max(1)
    }
}

/// Plays at random from the first seat's view and imagines the game again and again.
fn imagine(seed: u64, mut look: impl FnMut(&Race, &Race)) {
    let rules = Rules::of("classic", 2, &[]).unwrap();
    let mut chance = Quick::new(seed);
    let mut race = Race::new(&rules);
    loop {
        match race.turn() {
            Turn::Chance => race.shuffle(&mut chance, &mut ()),
            Turn::Over => return,
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let view = race.view(Viewer::Seat(Seat(0)));
                look(&race, &Race::imagine(&view, &mut chance));
                let seat = seats.first().unwrap();
                let action = race.pick(seat, |count| chance.below(count)).unwrap();
                race.apply(seat, action, &mut ());
            }
        }
    }
}

/// The botte that would end what the battle pile of a team suffers from.
fn cure(race: &Race, team: Team) -> Option<Card> {
    let edition = race.rules().edition();
    match race.open().car(team).status.top() {
        Top::Attack(trouble) => edition.botte_of(trouble),
        Top::Bare | Top::GreenLight | Top::Parade => None,
    }
}

#[test]
fn whoever_lets_an_attack_stand_is_not_thought_to_hold_the_botte() {
    let (mut stands, mut free) = (Share::default(), Share::default());
    let rival = Seat(1);
    for seed in 0..300 {
        imagine(seed, |race, guess| {
            if matches!(race.open().phase(), Phase::Window(_)) {
                return;
            }
            let suffered = cure(race, Team(1));
            let seen: Vec<Card> = race.open().face_up().chain(race.hand(Seat(0)).cards()).collect();
            let bottes = race.rules().edition().catalogue.cards();
            for botte in bottes.filter(|&card| race.rules().is_safety(card)) {
                if !seen.contains(&botte) {
                    let share = if suffered == Some(botte) { &mut stands } else { &mut free };
                    share.of += 1;
                    share.held += u32::from(guess.hand(rival).count(botte));
                }
            }
        });
    }
    assert!(stands.of > 1000 && free.of > 1000, "{} and {} positions", stands.of, free.of);
    assert!(stands.percent() * 4 < free.percent(), "{} of {}", stands.percent(), free.percent());
}
