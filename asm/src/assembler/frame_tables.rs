//! `.eh_frame` and `.debug_frame` from the frames of `.cfi_…`.
//!
//! In `.eh_frame` frames with the same properties stand together behind an entry of what they have
//! in common; in `.debug_frame` there is one such entry, that of the first frame.
//!
//! Source: DWARF 5, section 6.4.1; Linux Standard Base, "Exception Frames"; AMDGPUUsage, "Call
//! Frame Information": both alignment factors are 4, PC is register 16.

use super::data::{sleb128, uleb128};
use super::frames::{Frame, Frames, Initial, Kind, Pointer, Rule};
use super::line_program::{ADDRESS_SIZE, INSTRUCTION_UNIT};
use super::source::Loc;
use super::symbols::SymbolId;
use super::{Assembler, Bits, Waiting};
use crate::object::Section;
use gimli::constants as dw;
use isa::asm::expr::Binary;
use isa::asm::{Expr, Modifier, Place};
use object::elf;

/// Offsets are stored in units of so many bytes.
const DATA_UNIT: i64 = 4;

/// PC in processes with addresses of 64 bits (AMDGPUUsage, "Register Identifier").
const RETURN_REGISTER: u32 = 16;

/// How code is named in `.eh_frame`: its distance, in four bytes.
const CODE_POINTER: u8 = dw::DW_EH_PE_pcrel.0 | dw::DW_EH_PE_sdata4.0;

/// `DW_CFA_LLVM_def_aspace_cfa` (AMDGPUUsage, "DWARF Extensions").
const DEF_ASPACE_CFA: u8 = 0x30;

/// Which table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Table {
    Exceptions,
    Debug,
}

impl Table {
    const fn name(self) -> &'static str {
        match self {
            Table::Exceptions => ".eh_frame",
            Table::Debug => ".debug_frame",
        }
    }
}

/// What waits for a value in a table.
enum Wanted {
    Symbol(Box<str>),
    /// The distance from the bytes themselves.
    Distance(Box<str>),
    /// A place in the table.
    Own(usize),
}

/// A table while it is written.
struct Writer {
    table: Table,
    bytes: Vec<u8>,
    wanted: Vec<(usize, u8, Wanted, Loc)>,
    labels: Vec<(SymbolId, usize, Loc)>,
    /// The offset of the frame's address by the last rule.
    cfa: i64,
    /// The frame that is being written.
    loc: Loc,
}

/// What frames have in common that share an entry.
type Key<'a> = (
    (&'a str, u8),
    u8,
    Kind,
    Initial,
    // Frames that do not name a register come last.
    u32,
);

fn key(frame: &Frame) -> Key<'_> {
    let encoding = |pointer: &Option<Pointer>| pointer.as_ref().map_or(0, |p| p.encoding);
    let personality = frame.personality.as_ref().map_or("", |p| &p.name);
    (
        (personality, encoding(&frame.personality)),
        encoding(&frame.data),
        frame.kind,
        frame.initial,
        frame.return_register.unwrap_or(u32::MAX),
    )
}

/// Bytes of a pointer.
fn pointer_size(encoding: u8) -> u8 {
    match encoding & 7 {
        2 => 2,
        3 => 4,
        _ => ADDRESS_SIZE,
    }
}

impl Writer {
    fn new(table: Table, loc: Loc) -> Writer {
        Writer {
            table,
            bytes: Vec::new(),
            wanted: Vec::new(),
            labels: Vec::new(),
            cfa: 0,
            loc,
        }
    }

    fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    fn unsigned(&mut self, value: u64) {
        self.bytes.extend(uleb128(value));
    }

    fn want(&mut self, width: u8, wanted: Wanted) {
        self.wanted
            .push((self.bytes.len(), width, wanted, self.loc));
        self.bytes.extend([0; 8].iter().take(width.into()));
    }

    fn pointer(&mut self, name: &str, encoding: u8) {
        let wanted = match encoding & dw::DW_EH_PE_pcrel.0 {
            0 => Wanted::Symbol(name.into()),
            _ => Wanted::Distance(name.into()),
        };
        self.want(pointer_size(encoding), wanted);
    }

    /// An entry begins with its length; gives where.
    fn open(&mut self) -> usize {
        self.bytes.extend([0; 4]);
        self.bytes.len() - 4
    }

    /// Fills an entry up and puts its length in.
    fn close(&mut self, at: usize, align: u8) {
        let end = self.bytes.len().next_multiple_of(align.into());
        self.bytes.resize(end, dw::DW_CFA_nop.0);
        let length = (self.bytes.len() - at - 4) as u32;
        self.bytes[at..at + 4].copy_from_slice(&length.to_le_bytes());
    }

    /// What frames have in common; gives its place.
    fn common(&mut self, frame: &Frame) -> usize {
        let start = self.open();
        let register = frame.return_register.unwrap_or(RETURN_REGISTER);
        match self.table {
            Table::Exceptions => {
                // The number of such an entry, and the version.
                self.bytes.extend([0, 0, 0, 0, 1]);
                self.augmentation(frame);
            }
            Table::Debug => {
                self.bytes.extend(u32::MAX.to_le_bytes());
                // Version 4, no augmentation, size of addresses, none of segments.
                self.bytes.extend([4, 0, ADDRESS_SIZE, 0]);
            }
        }
        self.unsigned(INSTRUCTION_UNIT);
        self.bytes.extend(sleb128(DATA_UNIT));
        match self.table {
            // Version 1 has a byte for it.
            Table::Exceptions => self.byte(register as u8),
            Table::Debug => self.unsigned(register.into()),
        }
        match self.table {
            Table::Exceptions => {
                self.augmentation_data(frame);
                self.close(start, 4);
            }
            Table::Debug => self.close(start, ADDRESS_SIZE),
        }
        start
    }

    /// The letters that say what the augmentation data is.
    fn augmentation(&mut self, frame: &Frame) {
        let letters = [
            ('z', true),
            ('P', frame.personality.is_some()),
            ('L', frame.data.is_some()),
            ('R', true),
            ('S', frame.kind == Kind::Signal),
        ];
        let present = letters.iter().filter(|(_, is_there)| *is_there);
        self.bytes.extend(present.map(|(letter, _)| *letter as u8));
        self.byte(0);
    }

    fn augmentation_data(&mut self, frame: &Frame) {
        let personality = frame.personality.as_ref();
        let size = personality.map_or(0, |p| 1 + pointer_size(p.encoding));
        self.byte(1 + size + u8::from(frame.data.is_some()));
        if let Some(pointer) = personality {
            self.byte(pointer.encoding);
            self.pointer(&pointer.name, pointer.encoding);
        }
        if let Some(pointer) = &frame.data {
            self.byte(pointer.encoding);
        }
        self.byte(CODE_POINTER);
    }

    /// A frame's entry; `last` is followed by nothing.
    fn frame(&mut self, common: usize, frame: &Frame, symbol: &str, last: bool) {
        let start = self.open();
        let end = frame.end.unwrap_or(frame.begin.offset);
        let size = end - frame.begin.offset;
        let code = match self.table {
            Table::Exceptions => {
                let distance = (self.bytes.len() - common) as u32;
                self.bytes.extend(distance.to_le_bytes());
                CODE_POINTER
            }
            Table::Debug => {
                self.want(4, Wanted::Own(common));
                dw::DW_EH_PE_absptr.0
            }
        };
        self.pointer(symbol, code);
        let width = pointer_size(code);
        self.bytes.extend(&size.to_le_bytes()[..usize::from(width)]);
        if self.table == Table::Exceptions {
            let data = frame.data.as_ref();
            self.byte(data.map_or(0, |p| pointer_size(p.encoding)));
            if let Some(pointer) = data {
                self.pointer(&pointer.name, pointer.encoding);
            }
        }
        self.cfa = 0;
        let mut place = frame.begin.offset;
        for (offset, rule) in &frame.rules {
            self.advance(offset - place);
            place = *offset;
            self.rule(rule);
        }
        self.close(start, if last { ADDRESS_SIZE } else { width });
    }

    /// The next rule holds so many bytes later.
    fn advance(&mut self, distance: u64) {
        let steps = (distance / INSTRUCTION_UNIT) as u32;
        let bytes = steps.to_le_bytes();
        let (opcode, width) = match steps {
            0 => return,
            1..=0x3f => return self.byte(dw::DW_CFA_advance_loc.0 | steps as u8),
            0x40..=0xff => (dw::DW_CFA_advance_loc1, 1),
            0x100..=0xffff => (dw::DW_CFA_advance_loc2, 2),
            _ => (dw::DW_CFA_advance_loc4, 4),
        };
        self.byte(opcode.0);
        self.bytes.extend(&bytes[..width]);
    }

    fn operation(&mut self, opcode: dw::DwCfa, operands: &[u64]) {
        self.byte(opcode.0);
        for operand in operands {
            self.unsigned(*operand);
        }
    }

    fn rule(&mut self, rule: &Rule) {
        match *rule {
            Rule::DefCfa(register, offset) => {
                self.cfa = offset;
                self.operation(dw::DW_CFA_def_cfa, &[register.into(), offset as u64]);
            }
            Rule::DefCfaRegister(register) => {
                self.operation(dw::DW_CFA_def_cfa_register, &[register.into()]);
            }
            Rule::DefCfaOffset(offset) => self.cfa_offset(offset),
            Rule::AdjustCfaOffset(more) => self.cfa_offset(self.cfa.wrapping_add(more)),
            Rule::DefAspaceCfa(register, offset, space) => {
                self.cfa = offset;
                self.byte(DEF_ASPACE_CFA);
                for operand in [register.into(), offset as u64, space] {
                    self.unsigned(operand);
                }
            }
            Rule::Offset(register, offset) => self.offset(register, offset),
            Rule::RelOffset(register, offset) => {
                self.offset(register, offset.wrapping_sub(self.cfa));
            }
            Rule::ValOffset(register, offset) => {
                let opcodes = (dw::DW_CFA_val_offset, dw::DW_CFA_val_offset_sf);
                self.scaled(opcodes, register, offset / DATA_UNIT);
            }
            Rule::Register(register, other) => {
                self.operation(dw::DW_CFA_register, &[register.into(), other.into()]);
            }
            Rule::Undefined(register) => {
                self.operation(dw::DW_CFA_undefined, &[register.into()]);
            }
            Rule::SameValue(register) => {
                self.operation(dw::DW_CFA_same_value, &[register.into()]);
            }
            Rule::Restore(register @ ..64) => self.byte(dw::DW_CFA_restore.0 | register as u8),
            Rule::Restore(register) => {
                self.operation(dw::DW_CFA_restore_extended, &[register.into()]);
            }
            Rule::RememberState => self.byte(dw::DW_CFA_remember_state.0),
            Rule::RestoreState => self.byte(dw::DW_CFA_restore_state.0),
            Rule::WindowSave => self.byte(dw::DW_CFA_GNU_window_save.0),
            Rule::Escape(ref bytes) => self.bytes.extend(bytes),
            Rule::Label(symbol, loc) => self.labels.push((symbol, self.bytes.len(), loc)),
        }
    }

    fn cfa_offset(&mut self, offset: i64) {
        self.cfa = offset;
        self.operation(dw::DW_CFA_def_cfa_offset, &[offset as u64]);
    }

    /// Where a register is saved.
    fn offset(&mut self, register: u32, offset: i64) {
        let offset = offset / DATA_UNIT;
        if register < 64 && offset >= 0 {
            self.byte(dw::DW_CFA_offset.0 | register as u8);
            return self.unsigned(offset as u64);
        }
        let opcodes = (dw::DW_CFA_offset_extended, dw::DW_CFA_offset_extended_sf);
        self.scaled(opcodes, register, offset);
    }

    /// A register and a number, which has an opcode of its own where it is negative.
    fn scaled(&mut self, opcodes: (dw::DwCfa, dw::DwCfa), register: u32, number: i64) {
        if number >= 0 {
            return self.operation(opcodes.0, &[register.into(), number as u64]);
        }
        self.operation(opcodes.1, &[register.into()]);
        self.bytes.extend(sleb128(number));
    }
}

impl Assembler {
    /// Appends the tables that were asked for.
    pub(super) fn finish_frames(&mut self) {
        self.check_frames();
        let frames = std::mem::take(&mut self.frames);
        if frames.list.is_empty() || self.errors > 0 {
            return;
        }
        if frames.exceptions {
            self.frame_table(Table::Exceptions, &frames);
        }
        if frames.debug {
            self.frame_table(Table::Debug, &frames);
        }
    }

    fn frame_table(&mut self, table: Table, frames: &Frames) {
        let mut sorted: Vec<&Frame> = frames.list.iter().collect();
        sorted.sort_by_key(|frame| key(frame));
        let mut writer = Writer::new(table, self.statement);
        let mut common: Option<(usize, Key<'_>)> = None;
        for (index, frame) in sorted.iter().enumerate() {
            writer.loc = frame.loc;
            let own = key(frame);
            let shared = common.filter(|(_, k)| table == Table::Debug || *k == own);
            let (at, _) = *common.insert(shared.unwrap_or_else(|| (writer.common(frame), own)));
            let symbol = self.symbols.list[frame.symbol].name.clone();
            writer.frame(at, frame, &symbol, index + 1 == sorted.len());
        }
        let flags = match table {
            Table::Exceptions => elf::SHF_ALLOC.0,
            Table::Debug => 0,
        };
        let kind = elf::SHT_PROGBITS.0;
        self.enter(Section::new(table.name(), kind, flags, 0));
        let align = u64::from(ADDRESS_SIZE);
        let section = &mut self.sections[self.current as usize];
        section.align = section.align.max(align);
        let start = self.here();
        let loc = self.statement;
        self.append_table(&writer.bytes, loc);
        for (at, width, wanted, loc) in writer.wanted {
            self.wait_for(start, at, width, wanted, loc);
        }
        for (symbol, at, loc) in writer.labels {
            let offset = start.offset + at as u64;
            self.define_in_table(symbol, Place { offset, ..start }, loc);
        }
    }

    fn wait_for(&mut self, start: Place, at: usize, width: u8, wanted: Wanted, loc: Loc) {
        let offset = start.offset + at as u64;
        let own = Place { offset, ..start };
        let symbol = |name: Box<str>| Expr::Symbol {
            name,
            modifier: Modifier::None,
        };
        let expr = match wanted {
            Wanted::Own(place) => {
                let offset = start.offset + place as u64;
                return self.wait_for_place(start, at, width, Place { offset, ..start });
            }
            Wanted::Symbol(name) => symbol(name),
            Wanted::Distance(name) => {
                Expr::Binary(Binary::Sub, Box::new((symbol(name), Expr::Here)))
            }
        };
        // Symbols that nothing has named before get their place in the table of symbols now.
        let Ok(expr) = self.symbols.freeze(expr) else {
            return;
        };
        self.waiting.push(Waiting {
            section: start.section,
            offset,
            bits: Bits::Data(width),
            expr,
            here: Some(own),
            loc,
        });
    }
}
