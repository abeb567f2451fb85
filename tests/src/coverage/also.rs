//! The file `tests/coverage/also`: for each intrinsic that is compiled a further test that has it,
//! where there is one. A row: name, and the file.
//!
//! What is named once stays until it is no longer so: then another file is looked for.

use super::intrinsics::is_of_intrinsics;
use super::results::{Ours, Results};
use super::{Cell, folder};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

/// Where tests are that have programs: those that run it before those that show what becomes of it.
const FOLDERS: [&str; 9] = [
    "tests/filetests/run",
    "tests/tests/features",
    "tests/tests/rules",
    "tests/tests",
    "tests/kernels",
    "tests/filetests/isel",
    "tests/filetests/opt",
    "lower/tests",
    "tests/frontends",
];

/// By names of intrinsics, the files' places in the repository.
pub type Also = BTreeMap<String, String>;

/// Reads the file.
pub fn read() -> Also {
    let text = std::fs::read_to_string(folder().join("also")).unwrap_or_default();
    let rows = text.lines().filter_map(|l| l.split_once(" | "));
    rows.map(|(name, file)| (name.to_string(), file.to_string()))
        .collect()
}

/// Looks for files where there is none yet, or none any more, and writes those.
///
/// # Errors
/// That the file cannot be written.
pub fn write(cells: &[Cell], results: &Results) -> Result<(), String> {
    let compiled = compiled(cells, results);
    let known = names(cells);
    let mut also = read();
    also.retain(|name, file| compiled.contains(name) && has(file, name, &known));
    if compiled.iter().any(|name| !also.contains_key(name)) {
        for (name, file) in search(&known) {
            if compiled.contains(&name) {
                also.entry(name).or_insert(file);
            }
        }
    }
    let rows = also.iter().map(|(name, file)| format!("{name} | {file}\n"));
    let path = folder().join("also");
    std::fs::write(&path, rows.collect::<String>()).map_err(|e| format!("{}: {e}", path.display()))
}

/// The intrinsics of which we compile something.
fn compiled(cells: &[Cell], results: &Results) -> BTreeSet<String> {
    let cells = cells.iter().filter(|c| is_of_intrinsics(c));
    let compiled = cells.filter(|c| {
        let result = results.get(&c.name());
        result.is_some_and(|r| {
            r.ours
                .iter()
                .any(|o| matches!(o, Ours::Same | Ours::Took | Ours::Differs(_)))
        })
    });
    compiled.map(|c| c.row.clone()).collect()
}

/// The names of all intrinsics.
pub fn names(cells: &[Cell]) -> BTreeSet<&str> {
    let cells = cells.iter().filter(|c| is_of_intrinsics(c));
    cells.map(|c| c.row.as_str()).collect()
}

/// Does a file have an intrinsic, of those with these names?
pub fn has(file: &str, name: &str, known: &BTreeSet<&str>) -> bool {
    let text = std::fs::read_to_string(repository().join(file)).unwrap_or_default();
    called(&text).any(|full| longest(full, known) == Some(name))
}

/// The names of intrinsics in a text, with the suffixes for types.
fn called(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("@llvm.").map(|(at, _)| {
        let rest = &text[at + 1..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '_'));
        &rest[..end.unwrap_or(rest.len())]
    })
}

/// For each name that is known the first file that has it.
fn search(known: &BTreeSet<&str>) -> HashMap<String, String> {
    let mut found = HashMap::new();
    for folder in FOLDERS {
        let mut files = Vec::new();
        list(&repository().join(folder), &mut files);
        files.sort();
        for path in files {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            let place = path.strip_prefix(repository()).unwrap_or(&path);
            for full in called(&text) {
                if let Some(name) = longest(full, known) {
                    let place = place.display().to_string();
                    found.entry(name.to_string()).or_insert(place);
                }
            }
        }
    }
    found
}

/// The name without its suffixes.
fn longest<'a>(full: &'a str, known: &BTreeSet<&str>) -> Option<&'a str> {
    let mut name = full;
    while !known.contains(name) {
        name = &name[..name.rfind('.')?];
    }
    Some(name)
}

/// The files with programs in a folder, and in those in it.
fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    for path in entries.filter_map(|e| Some(e.ok()?.path())) {
        if path.is_dir() {
            list(&path, files);
        } else if path
            .extension()
            .is_some_and(|e| e == "ll" || e == "rs" || e == "ir")
        {
            files.push(path);
        }
    }
}

fn repository() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
