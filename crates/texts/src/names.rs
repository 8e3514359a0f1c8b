//! What things are called: games, cards, terms of the game, options.

use families::{Offer, Range};

use crate::texts::Texts;

/// A word of the game that labels need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// A card that brings kilometres.
    Distance,
    /// Cards that bring kilometres.
    Distances,
    /// A card that troubles an opponent.
    Attack,
    /// Cards that trouble opponents.
    Attacks,
    /// A card that ends a trouble.
    Parade,
    /// Cards that end troubles.
    Parades,
    /// A card that keeps troubles away for good.
    Botte,
    /// Cards that keep troubles away for good.
    Bottes,
    /// A botte that answers an attack at once.
    CoupFourre,
    /// The pile of attacks that stop and of their parades.
    BattlePile,
    /// The pile of speed limits.
    SpeedPile,
    /// The face-down pile.
    DrawPile,
    /// The discard pile, or the tray of cancelled attacks.
    Aside,
    /// The cards of a player.
    Hand,
    /// Who deals.
    Dealer,
    /// The distance to cover.
    Goal,
    /// From one deal to the next.
    Round,
}

impl Term {
    /// Every term.
    pub const ALL: [Term; 17] = [
        Term::Distance,
        Term::Distances,
        Term::Attack,
        Term::Attacks,
        Term::Parade,
        Term::Parades,
        Term::Botte,
        Term::Bottes,
        Term::CoupFourre,
        Term::BattlePile,
        Term::SpeedPile,
        Term::DrawPile,
        Term::Aside,
        Term::Hand,
        Term::Dealer,
        Term::Goal,
        Term::Round,
    ];

    fn key(self) -> &'static str {
        match self {
            Term::Distance => "term-distance",
            Term::Distances => "term-distances",
            Term::Attack => "term-attack",
            Term::Attacks => "term-attacks",
            Term::Parade => "term-parade",
            Term::Parades => "term-parades",
            Term::Botte => "term-botte",
            Term::Bottes => "term-bottes",
            Term::CoupFourre => "term-coup-fourre",
            Term::BattlePile => "term-battle-pile",
            Term::SpeedPile => "term-speed-pile",
            Term::DrawPile => "term-draw-pile",
            Term::Aside => "term-aside",
            Term::Hand => "term-hand",
            Term::Dealer => "term-dealer",
            Term::Goal => "term-goal",
            Term::Round => "term-round",
        }
    }
}

impl Texts {
    /// The title of a game on its poster.
    pub fn title(&self, game: &str) -> String {
        self.or_itself(&format!("game-{game}"), game)
    }

    /// The printed game whose rules a game follows.
    pub fn printed(&self, game: &str) -> String {
        self.or_itself(&format!("game-{game}.printed"), game)
    }

    /// One sentence about a game.
    pub fn about(&self, game: &str) -> String {
        self.or_itself(&format!("game-{game}.about"), game)
    }

    /// The name of a card, for lists and card faces. A card nobody knows keeps its own name.
    pub fn card(&self, game: &str, card: &str) -> String {
        self.or_itself(&format!("card-{game}-{card}"), card)
    }

    /// A card in the middle of a sentence, where it often has an article: “a Green light”.
    pub fn a_card(&self, game: &str, card: &str) -> String {
        self.or_itself(&format!("card-{game}-{card}.one"), card)
    }

    /// A word of the game, in lower case.
    pub fn term(&self, game: &str, term: Term) -> String {
        self.say_at(game, term.key(), &[])
    }

    /// What an option is called.
    pub fn option_label(&self, game: &str, option: &dyn Offer) -> String {
        self.or_itself(&format!("option-{game}-{}", option.name()), option.name())
    }

    /// What an option does.
    pub fn option_help(&self, game: &str, option: &dyn Offer) -> String {
        self.or_itself(&format!("option-{game}-{}.help", option.name()), option.name())
    }

    /// A value of an option in words. What is no value at all is shown as it was written.
    pub fn option_value(&self, option: &dyn Offer, value: &str) -> String {
        match option.range() {
            Range::OneOf(_) => self
                .find(&format!("option-value-{}-{value}", option.name()), &[])
                .unwrap_or_else(|| self.or_itself(&format!("option-value-{value}"), value)),
            Range::Seat if value == "random" => self.say("option-value-random", &[]),
            Range::Seat => self.say("option-value-seat", &[("seat", value.into())]),
            Range::Seconds => self.seconds(value),
        }
    }

    fn seconds(&self, value: &str) -> String {
        match value.parse::<f64>() {
            Ok(seconds) if seconds > 0.0 => {
                self.say("option-value-seconds", &[("seconds", seconds.into())])
            }
            Ok(_) => self.say("option-value-no-clock", &[]),
            Err(_) => value.to_owned(),
        }
    }

    /// The text under a key that names something of somebody else's, or else that name.
    fn or_itself(&self, key: &str, name: &str) -> String {
        self.find(key, &[]).unwrap_or_else(|| name.to_owned())
    }
}
