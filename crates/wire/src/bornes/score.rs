//! How a round ended.

use bornes::edition::Length;
use bornes::{Race, Rules};
use texts::bornes::award;
use texts::{Sentence, Spoken};

use crate::letters;
use crate::message::{Score, Sheet, SheetLine};

/// How a round ended, as the client reads it.
pub(super) fn score(score: &bornes::Score, rules: &Rules) -> Score {
    Score {
        ending: Race::conclusion(score, rules),
        winners: letters(score.winners),
        verdict: Sentence::winners(score.winners),
        sheets: score.sheets.iter().map(|it| sheet(it, rules)).collect(),
        match_winners: score.match_winners.map(letters),
        match_goal: match_goal(rules),
    }
}

/// The points a match is played to, if it is more than one round.
pub(super) fn match_goal(rules: &Rules) -> Option<u16> {
    match rules.edition().length {
        Length::OneRound => None,
        Length::Points(goal) => Some(goal),
    }
}

fn sheet(sheet: &bornes::Sheet, rules: &Rules) -> Sheet {
    let line = |line: &bornes::Reward| SheetLine {
        award: award(line.bonus.award, rules),
        times: line.times,
        each: line.bonus.points,
        points: line.points(),
        clause: line.bonus.clause,
    };
    Sheet {
        team: sheet.team.to_string(),
        place: sheet.place,
        km: Some(sheet.km.0),
        loot: None,
        lines: sheet.rewards.iter().map(line).collect(),
        round: sheet.round,
        total: sheet.total,
    }
}
