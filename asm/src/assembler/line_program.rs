//! `.debug_line` and `.debug_line_str` from what `.file` and `.loc` said.
//!
//! There are many programs for the same rows; this is LLVM's: special opcodes where one does, one
//! `DW_LNS_const_add_pc` before it where that is enough, else an advance of each register. Version
//! 5 where there is a file 0, else version 4.
//!
//! Source: DWARF 5, section 6.2.4 and 6.2.5; DWARF 4 for tables of version 4.

use super::data::{sleb128, uleb128};
use super::lines::{Entry, Lines, Marks, Row, SourceFile, Statement};
use super::source::Loc;
use super::symbols::{Def, SymbolId};
use super::{Assembler, Bits, Waiting};
use crate::object::Section;
use gimli::constants as dw;
use isa::asm::{Expr, Place};
use object::elf;
use std::collections::BTreeMap;

/// Instructions are multiples of so many bytes.
pub(super) const INSTRUCTION_UNIT: u64 = 4;

/// Bytes of an address.
pub(super) const ADDRESS_SIZE: u8 = 8;

/// The first special opcode.
const OPCODE_BASE: u8 = 13;

/// Special opcodes advance the line by so much and more,
const LINE_BASE: i64 = -5;

/// by this many different amounts.
const LINE_RANGE: i64 = 14;

/// How far the address moves with the last special opcode.
const CONST_ADD: u64 = (255 - OPCODE_BASE as u64) / LINE_RANGE as u64;

/// Operands of the standard opcodes 1 to 12.
const OPERANDS: [u8; 12] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];

/// What a table's header says; LLVM's default for version 4 and 5.
const VERSION_4: u16 = 4;
const VERSION_5: u16 = 5;

/// Strings that tables refer to, each once, in the order of their first use.
#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
    offsets: BTreeMap<Vec<u8>, u32>,
}

impl Strings {
    fn offset(&mut self, text: &[u8]) -> u32 {
        if let Some(&offset) = self.offsets.get(text) {
            return offset;
        }
        let offset = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text);
        self.bytes.push(0);
        self.offsets.insert(text.to_vec(), offset);
        offset
    }
}

/// A table while it is written, with what must be filled in.
#[derive(Default)]
struct Program {
    bytes: Vec<u8>,
    strings: Strings,
    /// Where offsets of strings are.
    references: Vec<(usize, u32)>,
    /// Where addresses are.
    addresses: Vec<(usize, Place)>,
    /// Symbols for places in the table.
    labels: Vec<(SymbolId, usize, Loc)>,
}

/// The state of the machine that reads the table.
struct State {
    row: Row,
    /// Offset of the last row, if the sequence has one.
    offset: Option<u64>,
}

impl State {
    /// At the start of a sequence.
    const fn new() -> State {
        State {
            row: Row {
                file: 1,
                line: 1,
                column: 0,
                isa: 0,
                discriminator: 0,
                statement: Statement::Begins,
                marks: Marks {
                    basic_block: false,
                    prologue_end: false,
                    epilogue_begin: false,
                },
            },
            offset: None,
        }
    }
}

impl Program {
    fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    fn unsigned(&mut self, value: u64) {
        self.bytes.extend(uleb128(value));
    }

    fn operation(&mut self, opcode: dw::DwLns, operand: u64) {
        self.byte(opcode.0);
        self.unsigned(operand);
    }

    /// A reference to a string in `.debug_line_str`.
    fn reference(&mut self, text: &[u8]) {
        let offset = self.strings.offset(text);
        self.references.push((self.bytes.len(), offset));
        self.bytes.extend([0; 4]);
    }

    /// A string with its end.
    fn string(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
        self.byte(0);
    }

    fn put_length(&mut self, at: usize) {
        let length = (self.bytes.len() - at - 4) as u32;
        self.bytes[at..at + 4].copy_from_slice(&length.to_le_bytes());
    }

    /// The whole table: its header, then the rows of each section.
    fn table(&mut self, lines: &Lines, folder: &str, ends: &[u64]) {
        let version = match lines.root {
            Some(_) => VERSION_5,
            None => VERSION_4,
        };
        self.bytes.extend([0; 4]);
        self.bytes.extend(version.to_le_bytes());
        if version == VERSION_5 {
            self.bytes.extend([ADDRESS_SIZE, 0]);
        }
        let prologue = self.bytes.len();
        self.bytes.extend([0; 4]);
        let unit = INSTRUCTION_UNIT as u8;
        self.bytes.extend([unit, 1, 1, LINE_BASE as u8]);
        self.bytes.extend([LINE_RANGE as u8, OPCODE_BASE]);
        self.bytes.extend(OPERANDS);
        match version {
            VERSION_5 => self.files(lines, folder),
            _ => self.files_of_version_4(lines),
        }
        self.put_length(prologue);
        for (section, entries) in &lines.sections {
            self.section(*section, entries, ends[*section as usize]);
        }
        self.put_length(0);
    }

    fn files_of_version_4(&mut self, lines: &Lines) {
        for folder in &lines.folders {
            self.string(folder);
        }
        self.byte(0);
        for file in lines.files.values() {
            self.string(&file.name);
            self.unsigned(file.folder as u64);
            // Neither time nor size.
            self.bytes.extend([0; 2]);
        }
        self.byte(0);
    }

    fn files(&mut self, lines: &Lines, folder: &str) {
        self.byte(1);
        self.unsigned(dw::DW_LNCT_path.0.into());
        self.unsigned(dw::DW_FORM_line_strp.0.into());
        self.unsigned(lines.folders.len() as u64 + 1);
        let root = lines.root.as_ref();
        let named = root.map(|r| r.folder.as_str()).filter(|f| !f.is_empty());
        self.reference(named.unwrap_or(folder).as_bytes());
        for folder in &lines.folders {
            self.reference(folder.as_bytes());
        }
        let sources = lines.has_sources();
        self.byte(2 + u8::from(lines.all_md5) + u8::from(sources));
        let mut property = |content: dw::DwLnct, form: dw::DwForm| {
            self.bytes.extend(uleb128(content.0.into()));
            self.bytes.extend(uleb128(form.0.into()));
        };
        property(dw::DW_LNCT_path, dw::DW_FORM_line_strp);
        property(dw::DW_LNCT_directory_index, dw::DW_FORM_udata);
        if lines.all_md5 {
            property(dw::DW_LNCT_MD5, dw::DW_FORM_data16);
        }
        if sources {
            property(dw::DW_LNCT_LLVM_source, dw::DW_FORM_line_strp);
        }
        self.unsigned(lines.files.len() as u64 + 1);
        let root = root.map(|r| &r.file);
        for file in root.into_iter().chain(lines.files.values()) {
            self.file(file, lines.all_md5, sources);
        }
    }

    fn file(&mut self, file: &SourceFile, md5: bool, sources: bool) {
        self.reference(file.name.as_bytes());
        self.unsigned(file.folder as u64);
        if md5 {
            self.bytes.extend(file.md5.unwrap_or_default());
        }
        if sources {
            // Nothing is no source; an empty source is an empty line.
            let text = file.source.as_deref().map(|text| match text {
                [] => b"\n",
                text => text,
            });
            self.reference(text.unwrap_or(&[]));
        }
    }

    /// The rows of a section.
    fn section(&mut self, section: u32, entries: &[Entry], end: u64) {
        let mut state = State::new();
        for entry in entries {
            match *entry {
                Entry::Row(row, offset) => self.row(&mut state, row, Place { section, offset }),
                Entry::Label(symbol, offset, loc) => {
                    self.end(&mut state, offset);
                    self.labels.push((symbol, self.bytes.len(), loc));
                }
            }
        }
        self.end(&mut state, end);
    }

    fn row(&mut self, state: &mut State, row: Row, place: Place) {
        let old = state.row;
        if old.file != row.file {
            self.operation(dw::DW_LNS_set_file, row.file.into());
        }
        if old.column != row.column {
            self.operation(dw::DW_LNS_set_column, row.column.into());
        }
        if row.discriminator != 0 {
            let operand = uleb128(row.discriminator.into());
            let size = operand.len() as u8 + 1;
            self.bytes.extend([0, size, dw::DW_LNE_set_discriminator.0]);
            self.bytes.extend(operand);
        }
        if old.isa != row.isa {
            self.operation(dw::DW_LNS_set_isa, row.isa.into());
        }
        if old.statement != row.statement {
            self.byte(dw::DW_LNS_negate_stmt.0);
        }
        let marks = [
            (row.marks.basic_block, dw::DW_LNS_set_basic_block),
            (row.marks.prologue_end, dw::DW_LNS_set_prologue_end),
            (row.marks.epilogue_begin, dw::DW_LNS_set_epilogue_begin),
        ];
        for (_, opcode) in marks.iter().filter(|(is_set, _)| *is_set) {
            self.byte(opcode.0);
        }
        let distance = match state.offset {
            Some(last) => place.offset - last,
            None => {
                self.set_address(place);
                0
            }
        };
        self.advance(i64::from(row.line) - i64::from(old.line), distance);
        *state = State {
            row,
            offset: Some(place.offset),
        };
    }

    fn set_address(&mut self, place: Place) {
        let size = ADDRESS_SIZE + 1;
        self.bytes.extend([0, size, dw::DW_LNE_set_address.0]);
        self.addresses.push((self.bytes.len(), place));
        self.bytes.extend([0; ADDRESS_SIZE as usize]);
    }

    /// A row so many lines and bytes after the last.
    fn advance(&mut self, lines: i64, distance: u64) {
        let steps = distance / INSTRUCTION_UNIT;
        let special = (LINE_BASE..LINE_BASE + LINE_RANGE).contains(&lines);
        let rest = if special { lines } else { 0 };
        if !special {
            self.byte(dw::DW_LNS_advance_line.0);
            self.bytes.extend(sleb128(lines));
        }
        if rest == 0 && steps == 0 {
            return self.byte(dw::DW_LNS_copy.0);
        }
        let base = (rest - LINE_BASE) as u64 + u64::from(OPCODE_BASE);
        let opcode = |steps: u64| {
            let value = steps.checked_mul(LINE_RANGE as u64)?.checked_add(base)?;
            u8::try_from(value).ok()
        };
        if let Some(opcode) = opcode(steps) {
            return self.byte(opcode);
        }
        if let Some(opcode) = steps.checked_sub(CONST_ADD).and_then(opcode) {
            return self.bytes.extend([dw::DW_LNS_const_add_pc.0, opcode]);
        }
        self.operation(dw::DW_LNS_advance_pc, steps);
        match special {
            true => self.byte(base as u8),
            false => self.byte(dw::DW_LNS_copy.0),
        }
    }

    /// Ends a sequence, if one has begun.
    fn end(&mut self, state: &mut State, offset: u64) {
        let Some(last) = state.offset else {
            return;
        };
        match (offset - last) / INSTRUCTION_UNIT {
            0 => {}
            CONST_ADD => self.byte(dw::DW_LNS_const_add_pc.0),
            steps => self.operation(dw::DW_LNS_advance_pc, steps),
        }
        self.bytes.extend([0, 1, dw::DW_LNE_end_sequence.0]);
        *state = State::new();
    }
}

impl Assembler {
    /// Appends the table to `.debug_line`, and makes `.debug_line_str`.
    pub(super) fn finish_lines(&mut self) {
        self.check_files();
        if !self.lines.is_used() {
            return;
        }
        let folder = self.folder.and_then(|folder| folder()).unwrap_or_default();
        let lines = std::mem::take(&mut self.lines);
        self.switch_to(".debug_line");
        let ends: Vec<u64> = self.sections.iter().map(Section::size).collect();
        let mut program = Program::default();
        program.table(&lines, &folder, &ends);
        let start = self.here();
        let loc = self.statement;
        self.append_table(&program.bytes, loc);
        for (at, place) in &program.addresses {
            self.wait_for_place(start, *at, ADDRESS_SIZE, *place);
        }
        for (symbol, at, loc) in &program.labels {
            let offset = start.offset + *at as u64;
            self.define_in_table(*symbol, Place { offset, ..start }, *loc);
        }
        if lines.root.is_none() {
            return;
        }
        let flags = elf::SHF_MERGE.0 | elf::SHF_STRINGS.0;
        let kind = elf::SHT_PROGBITS.0;
        self.enter(Section::new(".debug_line_str", kind, flags, 1));
        let strings = self.here();
        self.append_table(&program.strings.bytes, loc);
        for (at, offset) in &program.references {
            let offset = strings.offset + u64::from(*offset);
            self.wait_for_place(start, *at, 4, Place { offset, ..strings });
        }
    }

    /// Appends what was made at the end of the file.
    pub(super) fn append_table(&mut self, bytes: &[u8], loc: Loc) {
        if let Err(error) = self.append(bytes, 0) {
            self.error_at(loc, error.message);
        }
    }

    /// A symbol for a place in what was made at the end of the file.
    pub(super) fn define_in_table(&mut self, symbol: SymbolId, place: Place, loc: Loc) {
        let known = &self.symbols.list[symbol];
        if known.def != Def::None {
            let message = format!("symbol '{}' is already defined", known.name);
            return self.error_at(loc, message);
        }
        self.symbols.define(symbol, Def::Label(place));
    }

    /// The address of a place, so many bytes after a start.
    pub(super) fn wait_for_place(&mut self, start: Place, at: usize, width: u8, place: Place) {
        self.waiting.push(Waiting {
            section: start.section,
            offset: start.offset + at as u64,
            bits: Bits::Data(width),
            expr: Expr::Here,
            here: Some(place),
            loc: self.statement,
        });
    }
}
