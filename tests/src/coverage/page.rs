//! The page: for each section a table, and behind it why what is not supported is not.

use super::reasons::{self, Reason};
use super::results::{Ours, Outcome, Results, Theirs};
use super::{Cell, PROCESSORS};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Most columns of a table; with more, a row lists its columns.
const COLUMNS: usize = 16;

const HEAD: &str = "# What is supported

Made by `cargo run -p amdgpuc-tests --bin coverage`, by trying: each mark stands for a program with one operation, which this compiler
(`-O0` and `-O2`) and `llc-22 -O2` compile for gfx906 and gfx90a. Where the program leaves something in memory both codes run on the emulator, on 64
lanes, with operands that differ between lanes and with operands that are the same in all, at `-O2` in strict mode. `tests/tests/coverage.rs` holds
the page to what the compiler does; `cargo run -p amdgpuc-tests --bin coverage -- --only 'NAME'` tries what has that in its name (section / row /
column), and `--print` shows the program.

| | |
|---|---|
| ● | compiled and run: the memory afterwards is that of llc's code (of symbols and relocations: the object has those of llc's) |
| ○ | compiled, as by llc; nothing is left that could be compared |
| + | compiled; llc does not take it, or not so |
| [n] | not supported: the reason stands below with this number |
| ●/[n] | first gfx906, then gfx90a |
| empty | the language has no such thing |

";

/// What is shown of a cell for a processor.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
enum Mark {
    Ran,
    Took,
    More,
    Reason(usize),
    Unexplained,
    None,
}

impl Mark {
    fn text(&self, numbers: &BTreeMap<usize, usize>) -> String {
        match self {
            Mark::Ran => "●".to_string(),
            Mark::Took => "○".to_string(),
            Mark::More => "+".to_string(),
            Mark::Reason(n) => format!("[{}]", numbers.get(n).copied().unwrap_or(0)),
            Mark::Unexplained => "**?**".to_string(),
            Mark::None => String::new(),
        }
    }
}

/// What must not be in the results: a difference that no reason explains, a panic, or a program that
/// is refused without a reason.
pub fn unexplained(cells: &[Cell], results: &Results, reasons: &[Reason]) -> Vec<String> {
    let mut list = Vec::new();
    for cell in cells {
        let Some(outcome) = results.get(&cell.name()) else {
            continue;
        };
        for (at, processor) in PROCESSORS.iter().enumerate() {
            if mark(cell, outcome, at, reasons) == Mark::Unexplained {
                list.push(format!(
                    "{} [{processor}]: ours {:?}; llc {:?}",
                    cell.name(),
                    outcome.ours[at],
                    outcome.theirs[at]
                ));
            }
        }
    }
    list
}

/// Rows of reasons that explain nothing.
pub fn unused(cells: &[Cell], results: &Results, reasons: &[Reason]) -> Vec<String> {
    let mut used = vec![false; reasons.len()];
    for cell in cells {
        let Some(outcome) = results.get(&cell.name()) else {
            // It may be the one that is explained.
            if let Some(n) = reasons::of(reasons, cell) {
                used[n] = true;
            }
            continue;
        };
        for at in 0..PROCESSORS.len() {
            if let Mark::Reason(n) = mark(cell, outcome, at, reasons) {
                used[n] = true;
            }
        }
    }
    let rows = reasons.iter().zip(used).filter(|(_, used)| !used);
    rows.map(|(r, _)| r.pattern.clone()).collect()
}

fn mark(cell: &Cell, outcome: &Outcome, at: usize, reasons: &[Reason]) -> Mark {
    let reason = || match reasons::of(reasons, cell) {
        Some(n) => Mark::Reason(n),
        None => Mark::Unexplained,
    };
    match (&outcome.ours[at], &outcome.theirs[at]) {
        (Ours::Broke(_), _) => Mark::Unexplained,
        (Ours::Same, _) => Mark::Ran,
        (Ours::Took, Theirs::Took | Theirs::Fault(_)) => Mark::Took,
        (Ours::Took, _) => Mark::More,
        (Ours::Refused(_), Theirs::Meaningless(_)) if reasons::of(reasons, cell).is_none() => {
            Mark::None
        }
        (Ours::Refused(_) | Ours::Differs(_), _) => reason(),
    }
}

/// The page's text.
pub fn render(cells: &[Cell], results: &Results, reasons: &[Reason]) -> String {
    let mut sections: Vec<(&str, Vec<&Cell>)> = Vec::new();
    for cell in cells {
        match sections.iter_mut().find(|(name, _)| *name == cell.section) {
            Some((_, list)) => list.push(cell),
            None => sections.push((cell.section, vec![cell])),
        }
    }
    let mut out = HEAD.to_string();
    out.push_str(&totals(cells, results, reasons));
    for (name, cells) in sections {
        section(&mut out, name, &cells, results, reasons);
    }
    out
}

/// How many of each.
fn totals(cells: &[Cell], results: &Results, reasons: &[Reason]) -> String {
    let mut counts = [0usize; 6];
    for cell in cells {
        let Some(outcome) = results.get(&cell.name()) else {
            continue;
        };
        for at in 0..PROCESSORS.len() {
            counts[match mark(cell, outcome, at, reasons) {
                Mark::Ran => 0,
                Mark::Took => 1,
                Mark::More => 2,
                Mark::Reason(_) if outcome.theirs[at].is_taken() => 3,
                Mark::Reason(_) => 4,
                Mark::Unexplained | Mark::None => 5,
            }] += 1;
        }
    }
    let [ran, took, more, gaps, neither, _] = counts;
    let untried = cells.iter().filter(|c| !results.contains_key(&c.name()));
    let untried = untried.count();
    format!(
        "{} programs for {} processors: {ran} compared with llc's code, {took} compiled only, {more} beyond llc, {gaps} that llc takes and this \
         compiler does not (each with its reason), {neither} that neither takes. Not tried yet: {untried} programs, whose tables are empty.\n",
        cells.len(),
        PROCESSORS.len()
    )
}

/// A section's table, and its reasons.
fn section(out: &mut String, name: &str, cells: &[&Cell], results: &Results, reasons: &[Reason]) {
    let mut rows: Vec<&str> = Vec::new();
    let mut columns: Vec<&str> = Vec::new();
    let mut marks: BTreeMap<(&str, &str), [Mark; 2]> = BTreeMap::new();
    let mut numbers = BTreeMap::new();
    for cell in cells {
        let Some(outcome) = results.get(&cell.name()) else {
            continue;
        };
        let both = [0, 1].map(|at| mark(cell, outcome, at, reasons));
        for mark in &both {
            if let Mark::Reason(n) = mark {
                let next = numbers.len() + 1;
                numbers.entry(*n).or_insert(next);
            }
        }
        if !rows.contains(&cell.row.as_str()) {
            rows.push(&cell.row);
        }
        if !columns.contains(&cell.column.as_str()) {
            columns.push(&cell.column);
        }
        marks.insert((&cell.row, &cell.column), both);
    }
    let text = |row, column| match marks.get(&(row, column)) {
        None => String::new(),
        Some([a, b]) if a == b => a.text(&numbers),
        Some([a, b]) => format!("{}/{}", a.text(&numbers), b.text(&numbers)),
    };
    writeln!(out, "\n## {name}\n").expect("text");
    if columns.len() <= COLUMNS {
        let heads: Vec<String> = columns.iter().map(|c| code(c)).collect();
        writeln!(
            out,
            "| | {} |\n|---|{}",
            heads.join(" | "),
            "---|".repeat(columns.len())
        )
        .expect("text");
        for row in rows {
            let cells: Vec<String> = columns.iter().map(|c| text(row, c)).collect();
            writeln!(out, "| {} | {} |", code(row), cells.join(" | ")).expect("text");
        }
    } else {
        out.push_str("| | |\n|---|---|\n");
        for row in rows {
            let mut groups: Vec<(String, Vec<String>)> = Vec::new();
            for column in &columns {
                let mark = text(row, column);
                if mark.is_empty() {
                    continue;
                }
                match groups.iter_mut().find(|(m, _)| *m == mark) {
                    Some((_, list)) => list.push(code(column)),
                    None => groups.push((mark, vec![code(column)])),
                }
            }
            let groups: Vec<String> = groups
                .iter()
                .map(|(mark, list)| format!("{mark} {}", list.join(", ")))
                .collect();
            let groups = if groups.is_empty() {
                vec!["no form of it is one of the language's".into()]
            } else {
                groups
            };
            writeln!(out, "| {} | {} |", code(row), groups.join("; ")).expect("text");
        }
    }
    let mut notes: Vec<(usize, usize)> = numbers.iter().map(|(n, number)| (*number, *n)).collect();
    notes.sort_unstable();
    if !notes.is_empty() {
        out.push('\n');
    }
    for (number, n) in notes {
        writeln!(out, "- [{number}] {}", reasons[n].text).expect("text");
    }
}

/// As code, with what would end a table's column escaped.
fn code(text: &str) -> String {
    match text {
        "" => String::new(),
        text => format!("`{}`", text.replace('|', "\\|")),
    }
}
