//! Source lines of instructions, from a code object's DWARF line tables (`.debug_line`).
//!
//! Line tables only explain errors, so whatever of them cannot be read is left out: a code object
//! with broken ones loads as one without. What is kept grows with the tables' rows, which take at
//! least one byte of the file each; a table that several units share is read once.

use crate::elf::Header;
use gimli::{Dwarf, EndianSlice, LittleEndian, SectionId, Unit};
use object::LittleEndian as Le;
use object::read::elf::{FileHeader, SectionHeader};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

/// A line of a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceLine {
    /// The file as the line table names it, its directory included.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// Longest part of a name that is kept, in characters.
const MAX_NAME: usize = 1000;

/// From an address on, up to the next entry.
#[derive(Clone, Debug)]
struct Row {
    /// Within the code object.
    address: u64,
    /// `None` behind the end of a sequence, and where the compiler names no line.
    source: Option<SourceLine>,
}

/// The lines of a code object.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines(Arc<[Row]>);

type Slice<'a> = EndianSlice<'a, LittleEndian>;

impl Lines {
    /// Reads the tables; empty where there are none.
    pub fn read(header: &Header, bytes: &[u8]) -> Lines {
        let Ok(sections) = header.sections(Le, bytes) else {
            return Lines::default();
        };
        let section = |id: SectionId| -> Result<Slice<'_>, gimli::Error> {
            let data = sections
                .section_by_name(Le, id.name().as_bytes())
                .and_then(|(_, s)| s.data(Le, bytes).ok());
            Ok(EndianSlice::new(data.unwrap_or_default(), LittleEndian))
        };
        let Ok(dwarf) = Dwarf::load(section) else {
            return Lines::default();
        };
        let mut rows = Vec::new();
        let mut seen = BTreeSet::new();
        let mut units = dwarf.units();
        while let Ok(Some(unit)) = units.next() {
            let Ok(unit) = dwarf.unit(unit) else { continue };
            let table = unit.line_program.as_ref().map(|p| p.header().offset().0);
            if table.is_some_and(|offset| seen.insert(offset)) {
                // Broken ones give what came before.
                let _ = read_unit(&dwarf, &unit, &mut rows);
            }
        }
        // Where one sequence ends at the start of the next, the latter counts.
        rows.sort_by_key(|row| (row.address, row.source.is_some()));
        Lines(rows.into())
    }

    /// The line of the instruction at an address within the code object.
    pub fn find(&self, address: u64) -> Option<SourceLine> {
        let next = self.0.partition_point(|row| row.address <= address);
        self.0.get(next.checked_sub(1)?)?.source.clone()
    }
}

fn read_unit<'a>(
    dwarf: &Dwarf<Slice<'a>>,
    unit: &Unit<Slice<'a>>,
    rows: &mut Vec<Row>,
) -> Result<(), gimli::Error> {
    let Some(program) = unit.line_program.clone() else {
        return Ok(());
    };
    let mut files: BTreeMap<u64, Arc<str>> = BTreeMap::new();
    let mut table = program.rows();
    while let Some((header, row)) = table.next_row()? {
        let line = row.line().and_then(|line| u32::try_from(line.get()).ok());
        let source = match (row.end_sequence(), line) {
            (false, Some(line)) => {
                let index = row.file_index();
                let name = || file_name(dwarf, unit, header, index);
                let file = files.entry(index).or_insert_with(|| name().into()).clone();
                Some(SourceLine { file, line })
            }
            _ => None,
        };
        rows.push(Row {
            address: row.address(),
            source,
        });
    }
    Ok(())
}

/// A file's name with its directory, as far as they can be read.
fn file_name<'a>(
    dwarf: &Dwarf<Slice<'a>>,
    unit: &Unit<Slice<'a>>,
    header: &gimli::LineProgramHeader<Slice<'a>>,
    index: u64,
) -> String {
    let text = |value| -> Option<String> {
        let string = dwarf.attr_string(unit, value).ok()?;
        Some(string.to_string_lossy().chars().take(MAX_NAME).collect())
    };
    let Some(file) = header.file(index) else {
        return "?".to_string();
    };
    let name = text(file.path_name()).unwrap_or_else(|| "?".to_string());
    match file.directory(header).and_then(text) {
        Some(folder) if !name.starts_with('/') && !folder.is_empty() => format!("{folder}/{name}"),
        _ => name,
    }
}
