//! Numbers as people of each language write them.

use analysis::estimate::Estimate;
use texts::{Texts, Value};

/// Writes numbers in the language of the texts.
#[derive(Clone, Copy)]
pub(crate) struct Figures<'a>(pub(crate) &'a Texts);

impl Figures<'_> {
    /// A whole number, its digits in groups of three.
    pub(crate) fn whole(self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// A number with so many decimals.
    pub(crate) fn decimal(self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        match written.split_once('.') {
            Some((whole, tail)) => {
                format!("{}{}{tail}", self.grouped(whole), self.0.say("cli-number-point", &[]))
            }
            None => self.grouped(&written),
        }
    }

    /// A difference in whole numbers, with its sign.
    pub(crate) fn signed(self, difference: f64) -> String {
        let sign = if difference.round() < 0.0 { "−" } else { "+" };
        format!("{sign}{}", self.decimal(difference.abs(), 0))
    }

    /// A share of one as a percentage with so many decimals.
    pub(crate) fn percent(self, share: f64, decimals: usize) -> String {
        let number = Value::from(self.decimal(share * 100.0, decimals));
        self.0.say("cli-number-percent", &[("number", number)])
    }

    /// A figure and its interval, if there is one.
    pub(crate) fn between(self, of: Estimate, told: impl Fn(f64) -> String) -> String {
        if of.low.is_infinite() {
            return told(of.mean);
        }
        let [figure, low, high] = [of.mean, of.low, of.high].map(|figure| told(figure).into());
        self.0.say("cli-number-between", &[("figure", figure), ("low", low), ("high", high)])
    }

    fn grouped(self, digits: &str) -> String {
        let gap = self.0.say("cli-number-group", &[]);
        let mut written = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                written.push_str(&gap);
            }
            written.push(digit);
        }
        written
    }
}

/// Some items in a row, the last two joined by the word under `key`.
pub(crate) fn list(texts: &Texts, key: &str, items: &[String]) -> String {
    match items.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => {
            let head = others.join(", ");
            texts.say(key, &[("head", head.into()), ("last", last.as_str().into())])
        }
    }
}

/// A table as documents are written, its columns aligned for those who read it as it is.
pub(crate) fn markdown(heads: &[String], rows: &[Vec<String>]) -> Vec<String> {
    let width = |at: usize| {
        let cells = rows.iter().map(|row| &row[at]).chain([&heads[at]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let line = |cells: &[String]| {
        let padded = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        format!("| {} |", padded.collect::<Vec<_>>().join(" | "))
    };
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
    [heads.to_vec(), rule].iter().chain(rows).map(|cells| line(cells)).collect()
}

/// A count as a fraction can be made of. Counts stay far below 2^53, so nothing is lost.
#[expect(clippy::cast_precision_loss)]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn numbers_follow_the_language() {
        let [french, english, german] = [Lang::Fr, Lang::En, Lang::De].map(Texts::new);
        let (french, english, german) = (Figures(&french), Figures(&english), Figures(&german));
        assert_eq!(french.whole(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(english.whole(1_234_567), "1,234,567");
        assert_eq!(english.whole(999), "999");
        assert_eq!(french.decimal(1234.56, 1), "1\u{202f}234,6");
        assert_eq!(english.decimal(0.5, 0), "0");
        assert_eq!(french.percent(0.4987, 1), "49,9\u{a0}%");
        assert_eq!(english.percent(1.0, 1), "100.0%");
        assert_eq!(german.decimal(1234.56, 1), "1.234,6");
        assert_eq!(german.percent(0.4987, 1), "49,9\u{a0}%");
        assert_eq!([1234.4, -7.6, -0.4].map(|it| english.signed(it)), ["+1,234", "−8", "+0"]);
    }

    #[test]
    fn lists_end_with_a_word() {
        let texts = Texts::new(Lang::En);
        let items = ["2", "3", "4"].map(str::to_owned);
        assert_eq!(list(&texts, "list-or", &items), "2, 3 or 4");
        assert_eq!(list(&texts, "list-or", &items[..1]), "2");
        assert_eq!(list(&texts, "list-or", &[]), "");
    }

    #[test]
    fn tables_are_markdown() {
        let cells = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let lines = markdown(&cells(["bot", "é"]), &[cells(["a", "12 %"])]);
        assert_eq!(lines, ["| bot | é    |", "| --- | ---- |", "| a   | 12 % |"]);
    }
}
