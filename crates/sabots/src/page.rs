//! Pages of the rulebooks on a terminal: headings, emphasis and tables.

use crate::paint::Paint;

/// The lines of a page, as a terminal shows them. Pipes get the source.
pub(crate) fn lines(page: &str, paint: Paint) -> Vec<String> {
    if paint == Paint::Plain {
        return page.lines().map(str::to_owned).collect();
    }
    let mut lines = Vec::new();
    let mut table = Vec::new();
    for line in page.lines() {
        if line.starts_with('|') {
            table.push(cells(line));
            continue;
        }
        lines.extend(aligned(&std::mem::take(&mut table), paint));
        lines.push(styled(line, paint));
    }
    lines.extend(aligned(&table, paint));
    lines
}

/// A line with its headings and its emphasis turned into that of a terminal.
fn styled(line: &str, paint: Paint) -> String {
    if line.starts_with('#') {
        return paint.bold(line.trim_start_matches(['#', ' ']));
    }
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, bold, after)) = emphasis(rest) {
        text.push_str(before);
        text.push_str(&paint.bold(bold));
        rest = after;
    }
    text.push_str(rest);
    match text.strip_prefix('*').and_then(|rest| rest.split_once('*')) {
        Some((label, rest)) => format!("{}{rest}", paint.italic(label)),
        None => text,
    }
}

/// What stands before, within and behind the first pair of double stars.
fn emphasis(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("**")?;
    let (within, after) = rest.split_once("**")?;
    Some((before, within, after))
}

/// The cells of a line of a table.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim().trim_matches('|');
    line.split('|').map(|cell| cell.trim().replace(['`', '*'], "")).collect()
}

/// A table in columns, its first line as a heading. The rule below the heading is left out.
fn aligned(table: &[Vec<String>], paint: Paint) -> Vec<String> {
    let is_rule = |row: &[String]| row.iter().all(|cell| cell.trim_matches(['-', ':']).is_empty());
    let rows: Vec<_> = table.iter().filter(|row| !is_rule(row)).collect();
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let width =
        |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| length(cell)).max();
    let widths: Vec<usize> = (0..columns).map(|at| width(at).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let padded =
            cells.map(|(cell, &width)| format!("{cell}{}", " ".repeat(width - length(cell))));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let heading = rows.iter().take(1).map(|row| paint.bold(&line(row)));
    heading.chain(rows.iter().skip(1).map(|row| line(row))).collect()
}

fn length(cell: &str) -> usize {
    cell.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminals_get_emphasis_and_pipes_get_the_source() {
        let line = "**AST-01** Two or **more**.";
        assert_eq!(lines(line, Paint::Plain), [line]);
        assert_eq!(
            lines(line, Paint::Ansi),
            ["\u{1b}[1mAST-01\u{1b}[22m Two or \u{1b}[1mmore\u{1b}[22m."]
        );
        assert_eq!(lines("## The turn", Paint::Ansi), ["\u{1b}[1mThe turn\u{1b}[22m"]);
        assert_eq!(lines("*Example.* Six.", Paint::Ansi), ["\u{1b}[3mExample.\u{1b}[23m Six."]);
        assert_eq!(lines("a ** b, 200*2", Paint::Ansi), ["a ** b, 200*2"]);
    }

    #[test]
    fn tables_stand_in_columns() {
        let page = "| card | copies |\n|---|---|\n| `é` | 5 |\nThat is all.";
        assert_eq!(
            lines(page, Paint::Ansi),
            ["\u{1b}[1mcard  copies\u{1b}[22m", "é     5", "That is all."]
        );
        assert_eq!(lines(page, Paint::Plain).join("\n"), page);
    }
}
