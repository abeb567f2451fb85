//! What is supported, found by trying: the page `docs/coverage.md`.
//!
//! A [`Cell`] is one thing that a program can have (an instruction at a type, an intrinsic, an
//! attribute, …) and a small program that has it. Each is compiled by us and by llc for
//! [`PROCESSORS`]; where it leaves something in memory, both run on the emulator and must leave the
//! same. What came of it is kept in `tests/coverage/results`, so that the page can be checked
//! without llc; what is not supported has its reason in `tests/coverage/reasons`.
//!
//! - `types`, `program`: the types, and kernels around an operation;
//! - `arithmetic`, `conversions`, `values`, `memory`, `intrinsics`, `functions`, `modules`,
//!   `assembly`: the cells;
//! - `trial`: compiles and runs one; `attempt`: many; `results`, `reasons`, `also`: the files;
//!   `page`: the text.

pub mod also;
mod arithmetic;
mod assembly;
pub mod attempt;
mod conversions;
mod functions;
mod intrinsics;
mod memory;
mod modules;
pub mod page;
mod program;
pub mod reasons;
pub mod results;
pub mod trial;
mod types;
mod values;

use std::path::PathBuf;

/// The processors that everything is tried for.
pub const PROCESSORS: [&str; 2] = ["gfx906", "gfx90a"];

/// What is expected of a program beyond that it compiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// It runs, and leaves in memory what llc's code leaves there.
    Runs,
    /// Nothing that can be compared.
    Compiles,
    /// The object has the symbols that llc's has.
    Symbols,
    /// The object has the relocations and the sections that llc's has.
    Relocations,
}

/// One thing that is tried.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The table that it is in.
    pub section: &'static str,
    /// The table's row.
    pub row: String,
    /// The column.
    pub column: String,
    /// Programs with it. Each but the first is for the case that llc refuses the one before.
    pub programs: Vec<String>,
    /// What is expected of it.
    pub goal: Goal,
}

impl Cell {
    fn new(
        section: &'static str,
        row: impl ToString,
        column: impl ToString,
        program: String,
    ) -> Cell {
        Cell {
            section,
            row: row.to_string(),
            column: column.to_string(),
            programs: vec![program],
            goal: Goal::Runs,
        }
    }

    fn with_goal(self, goal: Goal) -> Cell {
        Cell { goal, ..self }
    }

    /// Its name in the files.
    pub fn name(&self) -> String {
        format!("{} / {} / {}", self.section, self.row, self.column)
    }

    /// A number for its programs and its goal: when it changes, old results do not count.
    pub fn fingerprint(&self) -> u64 {
        let text = self.programs.iter().flat_map(|p| p.bytes());
        fingerprint(text.chain(format!("{:?}", self.goal).into_bytes()))
    }
}

/// FNV-1a.
fn fingerprint(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// All of them, in the page's order.
pub fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    arithmetic::cells(&mut cells);
    conversions::cells(&mut cells);
    values::cells(&mut cells);
    memory::cells(&mut cells);
    functions::cells(&mut cells);
    intrinsics::cells(&mut cells);
    modules::cells(&mut cells);
    assembly::cells(&mut cells);
    cells
}

/// The folder of the data.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("coverage")
}

/// What LLVM has, as `tests/coverage/language` says: kind (`instruction`, `attribute function`,
/// `attribute value`) and name.
///
/// # Panics
/// If the file is not there.
pub fn language() -> Vec<(String, String)> {
    let text = std::fs::read_to_string(folder().join("language")).expect("the file is there");
    let rows = text.lines().filter_map(|l| l.rsplit_once(' '));
    rows.map(|(kind, name)| (kind.to_string(), name.to_string()))
        .collect()
}

/// Intrinsics that LLVM 22 no longer has, or not yet, and that are read all the same.
pub fn older_intrinsics() -> Vec<String> {
    functions::names("intrinsics of other versions")
}

/// The page.
pub fn page_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/coverage.md")
}
