//! The file `tests/coverage/results`: what came of every cell, one line each. With it the page can
//! be written, and our side tried again, without llc.

use super::{Cell, PROCESSORS, folder};
use std::collections::HashMap;
use std::path::PathBuf;

/// What llc does with a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Theirs {
    /// Its code ran, and left this in memory.
    Ran(u64),
    /// It made code; there is nothing to compare.
    Took,
    /// Its object has these symbols or relocations.
    Has(String),
    /// Its code does not run on the emulator.
    Fault(String),
    /// It refuses the program.
    Refused(String),
    /// Its reader refuses it: the language has no such thing.
    Meaningless(String),
}

/// What we do with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ours {
    /// The same as llc, as far as that can be seen.
    Same,
    /// Code; there is nothing to compare.
    Took,
    /// Something else.
    Differs(String),
    /// An error in the program's text.
    Refused(String),
    /// A panic or an internal error.
    Broke(String),
}

/// What came of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The cell's fingerprint when it was tried.
    pub fingerprint: u64,
    /// Which of its programs it is.
    pub program: usize,
    /// By processor.
    pub theirs: Vec<Theirs>,
    /// By processor.
    pub ours: Vec<Ours>,
}

/// All of them, by the cells' names.
pub type Results = HashMap<String, Outcome>;

impl Theirs {
    fn write(&self) -> String {
        match self {
            Theirs::Ran(memory) => format!("ran {memory:016x}"),
            Theirs::Took => "took".to_string(),
            Theirs::Has(facts) => format!("has {facts}"),
            Theirs::Fault(why) => format!("fault {why}"),
            Theirs::Refused(why) => format!("refused {why}"),
            Theirs::Meaningless(why) => format!("meaningless {why}"),
        }
    }

    fn read(text: &str) -> Option<Theirs> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word {
            "ran" => Theirs::Ran(u64::from_str_radix(rest, 16).ok()?),
            "took" => Theirs::Took,
            "has" => Theirs::Has(rest.to_string()),
            "fault" => Theirs::Fault(rest.to_string()),
            "refused" => Theirs::Refused(rest.to_string()),
            "meaningless" => Theirs::Meaningless(rest.to_string()),
            _ => return None,
        })
    }

    /// Does llc make code?
    pub fn is_taken(&self) -> bool {
        !matches!(self, Theirs::Refused(_) | Theirs::Meaningless(_))
    }
}

impl Ours {
    fn write(&self) -> String {
        match self {
            Ours::Same => "same".to_string(),
            Ours::Took => "took".to_string(),
            Ours::Differs(how) => format!("differs {how}"),
            Ours::Refused(why) => format!("refused {why}"),
            Ours::Broke(why) => format!("broke {why}"),
        }
    }

    fn read(text: &str) -> Option<Ours> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word {
            "same" => Ours::Same,
            "took" => Ours::Took,
            "differs" => Ours::Differs(rest.to_string()),
            "refused" => Ours::Refused(rest.to_string()),
            "broke" => Ours::Broke(rest.to_string()),
            _ => return None,
        })
    }

    /// Is it of the same kind? The words of a message may change.
    pub fn is_like(&self, other: &Ours) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

fn path() -> PathBuf {
    folder().join("results")
}

fn read_line(line: &str) -> Option<(String, Outcome)> {
    let parts: Vec<&str> = line.split('\t').collect();
    let n = PROCESSORS.len();
    if parts.len() != 3 + 2 * n {
        return None;
    }
    let theirs: Option<Vec<Theirs>> = parts[3..3 + n].iter().map(|t| Theirs::read(t)).collect();
    let ours: Option<Vec<Ours>> = parts[3 + n..].iter().map(|t| Ours::read(t)).collect();
    let outcome = Outcome {
        fingerprint: u64::from_str_radix(parts[1], 16).ok()?,
        program: parts[2].parse().ok()?,
        theirs: theirs?,
        ours: ours?,
    };
    Some((parts[0].to_string(), outcome))
}

/// Reads the file; lines that are not of its form are as if they were not there.
pub fn read() -> Results {
    let text = std::fs::read_to_string(path()).unwrap_or_default();
    text.lines().filter_map(read_line).collect()
}

/// Writes the file, in the order of the cells.
///
/// # Errors
/// That it cannot be written.
pub fn write(cells: &[Cell], results: &Results) -> Result<(), String> {
    let mut text = String::new();
    for cell in cells {
        let Some(outcome) = results.get(&cell.name()) else {
            continue;
        };
        let theirs = outcome.theirs.iter().map(Theirs::write);
        let ours = outcome.ours.iter().map(Ours::write);
        let columns: Vec<String> = theirs.chain(ours).collect();
        text.push_str(&format!(
            "{}\t{:016x}\t{}\t{}\n",
            cell.name(),
            outcome.fingerprint,
            outcome.program,
            columns.join("\t")
        ));
    }
    std::fs::write(path(), text).map_err(|e| format!("{}: {e}", path().display()))
}
