//! Code objects as text, as `llvm-objdump -d` prints them, and their kernel descriptors.
//!
//! Every byte of a code section is accounted for: what is no instruction is printed as `.long` or
//! `.byte`, runs of zeros as `...`. The files are others': every offset in them is checked by the
//! reader, nothing in them can make this panic.

mod hex;
mod kernel;

pub use hex::{HexOutput, disassemble_hex};

use codeobj::descriptor::SIZE;
use isa::{Inst, Operand, OperandClass, Processor, Setting, Target, decode};
use object::elf;
use object::read::elf::{ElfFile64, FileHeader};
use object::{Endianness, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};
use std::fmt;
use std::fmt::Write;

/// Why a file cannot be disassembled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DisassembleError {
    /// It is no ELF file, or a damaged one; says what is wrong.
    NotElf(String),
    /// It is for another machine.
    NotAmdgpu,
    /// The processor's number is not known (or not one of those supported).
    UnknownProcessor(u32),
}

impl fmt::Display for DisassembleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DisassembleError::NotElf(why) => write!(f, "not a valid ELF file: {why}"),
            DisassembleError::NotAmdgpu => f.write_str("not a code object for AMDGPU"),
            DisassembleError::UnknownProcessor(mach) => {
                write!(
                    f,
                    "unknown processor number {mach:#x} in the file's header (give -mcpu)"
                )
            }
        }
    }
}

impl std::error::Error for DisassembleError {}

type File<'a> = ElfFile64<'a, Endianness>;

/// A symbol of a section.
struct Label {
    section: usize,
    address: u64,
    size: u64,
    name: String,
    kind: SymbolKind,
}

/// Prints the code and the kernel descriptors of an object or a linked code object.
///
/// `name` is the file's name, for the heading. Without a target, that of the file's header is
/// taken.
///
/// # Errors
///
/// If the file is damaged, or for something else.
pub fn disassemble(
    file: &[u8],
    name: &str,
    target: Option<Target>,
) -> Result<String, DisassembleError> {
    let damaged = |e: object::Error| DisassembleError::NotElf(e.to_string());
    let elf = File::parse(file).map_err(damaged)?;
    let header = elf.elf_header();
    if header.e_machine(elf.endian()) != elf::EM_AMDGPU {
        return Err(DisassembleError::NotAmdgpu);
    }
    let target = match target {
        Some(target) => target,
        None => target_of(header.e_flags(elf.endian()).0)?,
    };
    let mut out = format!("\n{name}:\tfile format elf64-amdgpu\n");
    let labels = labels(&elf);
    for section in elf.sections() {
        let is_code = section.kind() == SectionKind::Text;
        let labels = of_section(&labels, section.index().0);
        let has_kernels = labels.iter().any(is_descriptor);
        if !is_code && !has_kernels {
            continue;
        }
        let printer = Printer {
            target: &target,
            labels,
            name: section.name().map_err(damaged)?,
            address: section.address(),
            data: section.data().map_err(damaged)?,
        };
        let _ = write!(out, "\nDisassembly of section {}:\n", printer.name);
        match is_code {
            true => printer.code(&mut out),
            false => printer.descriptors(&mut out),
        }
    }
    Ok(out)
}

/// `EF_AMDGPU_MACH` and the settings of the features (AMDGPUUsage, "ELF Header Flags", version 4
/// and later).
fn target_of(flags: u32) -> Result<Target, DisassembleError> {
    let mach = flags & 0xff;
    let processor = Processor::by_elf_mach(mach).ok_or(DisassembleError::UnknownProcessor(mach))?;
    let mut target = Target::new(processor);
    let set = |place: &mut Setting, bits: u32| {
        *place = match (*place, bits & 3) {
            (Setting::Unsupported, _) => Setting::Unsupported,
            (_, 2) => Setting::Off,
            (_, 3) => Setting::On,
            _ => Setting::Any,
        };
    };
    set(&mut target.xnack, flags >> 8);
    set(&mut target.sramecc, flags >> 10);
    Ok(target)
}

/// The symbols by section and address; of several at one place the last is shown.
fn labels(elf: &File<'_>) -> Vec<Label> {
    let label = |s: object::read::elf::ElfSymbol64<'_, '_>| {
        if matches!(s.kind(), SymbolKind::Section | SymbolKind::File) {
            return None;
        }
        Some(Label {
            section: s.section_index()?.0,
            address: s.address(),
            size: s.size(),
            name: s.name().ok().filter(|n| !n.is_empty())?.to_string(),
            kind: s.kind(),
        })
    };
    let mut labels: Vec<Label> = elf.symbols().filter_map(label).collect();
    // Plain labels come after functions and objects.
    labels.sort_by(|a, b| {
        let key = |l: &Label| (l.section, l.address, is_plain(l));
        key(a).cmp(&key(b)).then_with(|| a.name.cmp(&b.name))
    });
    labels
}

/// Those of one section.
fn of_section(labels: &[Label], section: usize) -> &[Label] {
    let start = labels.partition_point(|l| l.section < section);
    let end = labels.partition_point(|l| l.section <= section);
    &labels[start..end]
}

fn is_plain(label: &Label) -> bool {
    !matches!(
        label.kind,
        SymbolKind::Text | SymbolKind::Data | SymbolKind::Tls
    )
}

fn is_descriptor(label: &Label) -> bool {
    label.kind == SymbolKind::Data && label.size == SIZE as u64 && label.name.ends_with(".kd")
}

/// A section that is printed.
struct Printer<'a> {
    target: &'a Target,
    labels: &'a [Label],
    name: &'a str,
    address: u64,
    data: &'a [u8],
}

/// Fewer zeros than this are printed.
const ZEROS: usize = 8;

impl Printer<'_> {
    /// The labels inside the section, and one at its start if there is none.
    fn starts(&self) -> Vec<(usize, &str)> {
        let mut starts: Vec<(usize, &str)> = Vec::new();
        for label in self.labels {
            let offset = label.address.wrapping_sub(self.address);
            let Some(offset) = usize::try_from(offset)
                .ok()
                .filter(|&o| o < self.data.len())
            else {
                continue;
            };
            match starts.last_mut() {
                Some(last) if last.0 == offset => last.1 = &label.name,
                _ => starts.push((offset, &label.name)),
            }
        }
        if starts.first().is_none_or(|s| s.0 > 0) && !self.data.is_empty() {
            starts.insert(0, (0, self.name));
        }
        starts
    }

    fn code(&self, out: &mut String) {
        let starts = self.starts();
        for (i, &(start, name)) in starts.iter().enumerate() {
            let end = starts.get(i + 1).map_or(self.data.len(), |s| s.0);
            let address = self.address.wrapping_add(start as u64);
            let _ = write!(out, "\n{address:016x} <{name}>:\n");
            self.range(start, end, out);
        }
    }

    fn range(&self, start: usize, end: usize, out: &mut String) {
        let mut at = start;
        while at < end {
            let rest = &self.data[at..end];
            let zeros = rest.iter().take_while(|&&b| b == 0).count();
            if zeros >= ZEROS {
                out.push_str("\t\t...\n");
                at += zeros & !3;
                continue;
            }
            at += self.instruction(at, rest, out);
        }
    }

    /// One instruction, or the bytes that are none; gives their number.
    fn instruction(&self, at: usize, rest: &[u8], out: &mut String) -> usize {
        let address = self.address.wrapping_add(at as u64);
        let (mut text, size, note) = match decode(rest, self.target) {
            Ok((inst, size)) => {
                let (text, note) = self.branch(&inst, address, size);
                (format!("\t{text}"), size, note)
            }
            Err(_) if rest.len() >= 4 => {
                let word = u32::from_le_bytes([rest[0], rest[1], rest[2], rest[3]]);
                (format!("\t.long 0x{word:08x}"), 4, String::new())
            }
            Err(_) => {
                let bytes: Vec<String> = rest.iter().map(|b| format!("0x{b:02x}")).collect();
                (
                    format!("\t.byte {}", bytes.join(", ")),
                    rest.len(),
                    String::new(),
                )
            }
        };
        let width = text.chars().count();
        text.extend(std::iter::repeat_n(' ', 60usize.saturating_sub(width)));
        let _ = write!(out, "{text}// {address:012X}:");
        match size {
            0..4 => rest[..size].iter().for_each(|b| {
                let _ = write!(out, " {b:02X}");
            }),
            _ => rest[..size].chunks_exact(4).for_each(|c| {
                let _ = write!(out, " {:08X}", u32::from_le_bytes([c[0], c[1], c[2], c[3]]));
            }),
        }
        out.push_str(&note);
        out.push('\n');
        size
    }

    /// An instruction's text; a branch has its target's label as operand, or where it goes behind
    /// the line.
    fn branch(&self, inst: &Inst, address: u64, size: usize) -> (String, String) {
        let text = inst.display(self.target).to_string();
        let [operand] = inst.opcode.desc().operands else {
            return (text, String::new());
        };
        let Some(Operand::Imm(dwords)) = inst.operands.first().copied() else {
            return (text, String::new());
        };
        if operand.class != OperandClass::Branch {
            return (text, String::new());
        }
        let distance = i64::from(dwords as i16) * 4 + size as i64;
        let target = address.wrapping_add(distance as u64);
        let plain = (target, true);
        let at = self
            .labels
            .partition_point(|l| (l.address, is_plain(l)) < plain);
        let exact = self.labels.get(at).filter(|l| l.address == target);
        if let (Some(label), Some((mnemonic, _))) = (exact, text.split_once(' ')) {
            return (format!("{mnemonic} {}", label.name), String::new());
        }
        let count = self.labels.partition_point(|l| l.address <= target);
        let note = match count.checked_sub(1).map(|i| &self.labels[i]) {
            Some(label) if label.address == target => format!(" <{}>", label.name),
            Some(label) => format!(" <{}+0x{:x}>", label.name, target - label.address),
            None => String::new(),
        };
        (text, note)
    }

    fn descriptors(&self, out: &mut String) {
        for label in self.labels.iter().filter(|l| is_descriptor(l)) {
            let offset = label.address.wrapping_sub(self.address);
            let range = usize::try_from(offset)
                .ok()
                .and_then(|o| self.data.get(o..o.checked_add(SIZE)?));
            let Some(bytes) = range.and_then(|r| <&[u8; SIZE]>::try_from(r).ok()) else {
                continue;
            };
            let _ = write!(out, "\n{:016x} <{}>:\n", label.address, label.name);
            let name = label.name.strip_suffix(".kd").unwrap_or(&label.name);
            kernel::print(name, bytes, self.target, out);
        }
    }
}
