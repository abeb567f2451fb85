//! The page: for each section a table, and behind it why what is not supported is not.

use super::also::{self, Also};
use super::intrinsics::is_of_intrinsics;
use super::reasons::{self, Reason};
use super::results::{Ours, Outcome, Results, Theirs};
use super::{Cell, PROCESSORS, page_path};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Most columns of a table; with more, a row lists its columns.
const COLUMNS: usize = 16;

const HEAD: &str = "# What is supported

Made by `cargo run -p amdgpuc-tests --bin coverage`, by trying: each mark stands for a program with one operation, which this compiler
(`-O0` and `-O2`) and `llc-22 -O2` compile for gfx906 and gfx90a. Where the program leaves something in memory both codes run on the emulator, on 64
lanes, with operands that differ between lanes and with operands that are the same in all, at `-O2` in strict mode.

The rows are those of LLVM 22: every instruction (`Instruction.def`) by type, every attribute (`Attributes.td`), every intrinsic (`Intrinsics.td`,
`IntrinsicsAMDGPU.td`). The programs are themselves the tests: `tests/tests/coverage.rs` tries a part of those that are compiled and all that are not in
every run, `AMDGPUC_FULL=1` all; it fails where the page is not what comes out, where something is refused without a reason, and where LLVM or this
compiler's table of intrinsics has what the page has not. Of an intrinsic a further test that has it is named. `cargo run -p amdgpuc-tests --bin
coverage -- --only 'NAME'` tries what has that in its name (section / row / column), and `--print` shows the program; `AMDGPUC_BLESS=1 cargo test -p
amdgpuc-tests --test coverage` accepts what came out.

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

/// What must not be in the results: a difference that no reason explains, a panic, or a program
/// that is refused without a reason, or that has not been tried.
pub fn unexplained(cells: &[Cell], results: &Results, reasons: &[Reason]) -> Vec<String> {
    let mut list = Vec::new();
    for cell in cells {
        let Some(outcome) = results.get(&cell.name()) else {
            list.push(format!("{}: not tried", cell.name()));
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

/// Writes the page.
///
/// # Errors
/// That it cannot be written.
pub fn write(cells: &[Cell], results: &Results, reasons: &[Reason]) -> Result<(), String> {
    let text = render(cells, results, reasons, &also::read());
    std::fs::write(page_path(), text).map_err(|e| format!("{}: {e}", page_path().display()))
}

/// The page's text.
pub fn render(cells: &[Cell], results: &Results, reasons: &[Reason], also: &Also) -> String {
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
        section(&mut out, name, &cells, results, reasons, also);
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
    format!(
        "{} programs for {} processors: {ran} compared with llc's code, {took} compiled only, {more} beyond llc, {gaps} that llc takes and this \
         compiler does not (each with its reason), {neither} that neither takes.\n",
        cells.len(),
        PROCESSORS.len()
    )
}

/// What is to be seen of a section.
struct Table<'a> {
    rows: Vec<&'a str>,
    columns: Vec<&'a str>,
    /// By row and column, for each processor.
    marks: BTreeMap<(&'a str, &'a str), Vec<Mark>>,
    /// Numbers in the section of the reasons that it needs.
    numbers: BTreeMap<usize, usize>,
}

impl<'a> Table<'a> {
    fn new(cells: &[&'a Cell], results: &Results, reasons: &[Reason]) -> Table<'a> {
        let mut table = Table {
            rows: Vec::new(),
            columns: Vec::new(),
            marks: BTreeMap::new(),
            numbers: BTreeMap::new(),
        };
        for cell in cells {
            let Some(outcome) = results.get(&cell.name()) else {
                continue;
            };
            let marks = (0..PROCESSORS.len()).map(|at| mark(cell, outcome, at, reasons));
            let marks: Vec<Mark> = marks.collect();
            for mark in &marks {
                if let Mark::Reason(n) = mark {
                    let next = table.numbers.len() + 1;
                    table.numbers.entry(*n).or_insert(next);
                }
            }
            if !table.rows.contains(&cell.row.as_str()) {
                table.rows.push(&cell.row);
            }
            if !table.columns.contains(&cell.column.as_str()) {
                table.columns.push(&cell.column);
            }
            table.marks.insert((&cell.row, &cell.column), marks);
        }
        table
    }

    /// The marks of a place, one if they are the same.
    fn text(&self, row: &str, column: &str) -> String {
        let Some(marks) = self.marks.get(&(row, column)) else {
            return String::new();
        };
        let mut marks = marks.clone();
        marks.dedup();
        let texts: Vec<String> = marks.iter().map(|m| m.text(&self.numbers)).collect();
        texts.join("/")
    }

    /// A column of the page for each.
    fn as_table(&self, out: &mut String) {
        let heads: Vec<String> = self.columns.iter().map(|c| code(c)).collect();
        let lines = "---|".repeat(heads.len());
        writeln!(out, "| | {} |\n|---|{lines}", heads.join(" | ")).expect("text");
        for row in &self.rows {
            let cells: Vec<String> = self.columns.iter().map(|c| self.text(row, c)).collect();
            writeln!(out, "| {} | {} |", code(row), cells.join(" | ")).expect("text");
        }
    }

    /// Each row lists its columns, those with the same mark together; `also` has a further column.
    fn as_list(&self, out: &mut String, also: Option<&Also>) {
        out.push_str(match also {
            Some(_) => "| | | also in |\n|---|---|---|\n",
            None => "| | |\n|---|---|\n",
        });
        for row in &self.rows {
            write!(out, "| {} | {} |", code(row), self.groups(row)).expect("text");
            if let Some(also) = also {
                let file = also.get(*row).map_or(String::new(), |file| link(file));
                write!(out, " {file} |").expect("text");
            }
            out.push('\n');
        }
    }

    fn groups(&self, row: &str) -> String {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for column in &self.columns {
            let mark = self.text(row, column);
            if mark.is_empty() {
                continue;
            }
            match groups.iter_mut().find(|(m, _)| *m == mark) {
                Some((_, list)) => list.push(code(column)),
                None => groups.push((mark, vec![code(column)])),
            }
        }
        if groups.is_empty() {
            return "no form of it is one of the language's".to_string();
        }
        let groups = groups
            .iter()
            .map(|(mark, list)| format!("{mark} {}", list.join(", ")).trim().to_string());
        groups.collect::<Vec<_>>().join("; ")
    }
}

/// A section's table, and its reasons.
fn section(
    out: &mut String,
    name: &str,
    cells: &[&Cell],
    results: &Results,
    reasons: &[Reason],
    also: &Also,
) {
    let table = Table::new(cells, results, reasons);
    writeln!(out, "\n## {name}\n").expect("text");
    match cells.first() {
        Some(cell) if is_of_intrinsics(cell) => table.as_list(out, Some(also)),
        _ if table.columns.len() > COLUMNS => table.as_list(out, None),
        _ => table.as_table(out),
    }
    let mut notes: Vec<(usize, usize)> = table.numbers.iter().map(|(n, at)| (*at, *n)).collect();
    notes.sort_unstable();
    if !notes.is_empty() {
        out.push('\n');
    }
    for (number, n) in notes {
        writeln!(out, "- [{number}] {}", reasons[n].text).expect("text");
    }
}

/// A file of the repository, seen from the page.
fn link(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    format!("[{name}](../{file})")
}

/// As code, with what would end a table's column escaped.
fn code(text: &str) -> String {
    match text {
        "" => String::new(),
        text => format!("`{}`", text.replace('|', "\\|")),
    }
}
