//! The ELF file of a code object: header, segments, notes, symbols, relocations.
//!
//! Source: AMDGPUUsage, "ELF Code Object". The reader trusts nothing: every offset and size of the
//! file is checked, and what it keeps is bounded by the size of the file (zeroed memory behind a
//! segment's bytes excepted, for which [`MAX_SPAN`] is the bound).

use crate::error::LoadError;
use crate::memory::Protection;
use crate::system::System;
use crate::target::V2Isa;
use object::LittleEndian as Le;
use object::elf;
use object::read::elf::{FileHeader, Note, ProgramHeader, Rela, SectionHeader, Sym, SymbolTable};
use std::collections::BTreeMap;

/// `EI_OSABI` of code objects ("ELF Header").
const ELFOSABI_NONE: u8 = 0;
const ELFOSABI_AMDGPU_HSA: u8 = 64;
const ELFOSABI_AMDGPU_PAL: u8 = 65;
const ELFOSABI_AMDGPU_MESA3D: u8 = 66;
/// Most bytes that the segments of a code object span.
pub(crate) const MAX_SPAN: u64 = 1 << 30;
/// Type of symbols of `amd_kernel_code_t` (version 2).
const STT_AMDGPU_HSA_KERNEL: elf::SymbolType = elf::SymbolType(10);

/// Types of notes ("Note Records").
mod note {
    /// Of "AMD": ISA version.
    pub const V2_ISA_VERSION: u32 = 3;
    /// Of "AMD": metadata in YAML.
    pub const V2_METADATA: u32 = 10;
    /// Of "AMD": ISA name.
    pub const V2_ISA_NAME: u32 = 11;
    /// Of "AMDGPU": metadata in MessagePack.
    pub const METADATA: u32 = 32;
}

/// `R_AMDGPU_*` ("Relocation Records").
mod reloc {
    pub const NONE: u32 = 0;
    pub const ABS32_LO: u32 = 1;
    pub const ABS32_HI: u32 = 2;
    pub const ABS64: u32 = 3;
    pub const REL32: u32 = 4;
    pub const REL64: u32 = 5;
    pub const ABS32: u32 = 6;
    pub const REL32_LO: u32 = 10;
    pub const REL32_HI: u32 = 11;
    pub const RELATIVE64: u32 = 13;
}

pub(crate) type Header = elf::FileHeader64<Le>;

/// A loadable segment.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    /// Address within the code object.
    pub address: u64,
    /// Bytes in memory; what the file does not give is zero.
    pub size: u64,
    pub bytes: Vec<u8>,
    pub executable: bool,
    pub protection: Protection,
}

/// What a relocation computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RelocKind {
    Abs32Lo,
    Abs32Hi,
    Abs64,
    Rel32,
    Rel64,
    Rel32Hi,
    Relative64,
}

/// A dynamic relocation.
#[derive(Clone, Debug)]
pub(crate) struct Relocation {
    offset: u64,
    kind: RelocKind,
    /// Address of the symbol within the code object; `None` for an undefined weak one, which is
    /// null.
    symbol: Option<u64>,
    addend: i64,
}

impl RelocKind {
    /// Bytes of the field.
    pub fn width(self) -> usize {
        match self {
            RelocKind::Abs64 | RelocKind::Rel64 | RelocKind::Relative64 => 8,
            _ => 4,
        }
    }

    /// What a type computes; `None` for one that does nothing.
    fn of(kind: u32) -> Option<Result<RelocKind, u32>> {
        Some(Ok(match kind {
            reloc::NONE => return None,
            reloc::ABS32_LO | reloc::ABS32 => RelocKind::Abs32Lo,
            reloc::ABS32_HI => RelocKind::Abs32Hi,
            reloc::ABS64 => RelocKind::Abs64,
            reloc::REL32 | reloc::REL32_LO => RelocKind::Rel32,
            reloc::REL64 => RelocKind::Rel64,
            reloc::REL32_HI => RelocKind::Rel32Hi,
            reloc::RELATIVE64 => RelocKind::Relative64,
            other => return Some(Err(other)),
        }))
    }

    /// What a type computes; `None` for one that does nothing.
    pub fn parse(kind: u32, offset: u64) -> Result<Option<RelocKind>, LoadError> {
        RelocKind::of(kind)
            .transpose()
            .map_err(|other| LoadError::Relocation {
                offset,
                what: format!("unknown type {other}"),
            })
    }
}

impl Relocation {
    /// One at an address; the symbol's address is that within the code object.
    pub fn new(offset: u64, kind: RelocKind, symbol: Option<u64>, addend: i64) -> Relocation {
        Relocation {
            offset,
            kind,
            symbol,
            addend,
        }
    }

    /// What to write when the code object lies at `base`: address, size in bytes, value.
    pub fn at(&self, base: u64) -> (u64, usize, u64) {
        let place = base.wrapping_add(self.offset);
        let symbol = self.symbol.map_or(0, |s| base.wrapping_add(s));
        let value = symbol.wrapping_add_signed(self.addend);
        match self.kind {
            RelocKind::Abs32Lo => (place, 4, value & 0xffff_ffff),
            RelocKind::Abs32Hi => (place, 4, value >> 32),
            RelocKind::Abs64 => (place, 8, value),
            RelocKind::Rel32 => (place, 4, value.wrapping_sub(place) & 0xffff_ffff),
            RelocKind::Rel64 => (place, 8, value.wrapping_sub(place)),
            RelocKind::Rel32Hi => (place, 4, value.wrapping_sub(place) >> 32),
            RelocKind::Relative64 => (place, 8, base.wrapping_add_signed(self.addend)),
        }
    }
}

/// A symbol with a name and a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Its name.
    pub name: String,
    /// Address within the code object.
    pub address: u64,
    /// Bytes.
    pub size: u64,
}

pub(crate) fn error(error: object::Error) -> LoadError {
    LoadError::Elf(error.to_string())
}

/// Checks what makes an ELF file a code object; gives whose it is.
pub(crate) fn check_header(header: &Header) -> Result<System, LoadError> {
    let not = |what: &str| Err(LoadError::NotACodeObject(what.to_string()));
    if header.e_machine(Le) != elf::EM_AMDGPU {
        return not("the machine is not AMDGPU");
    }
    let other = match header.e_ident().os_abi.0 {
        ELFOSABI_AMDGPU_HSA => None,
        ELFOSABI_AMDGPU_PAL => Some(System::Pal),
        ELFOSABI_AMDGPU_MESA3D => Some(System::Mesa3d),
        ELFOSABI_NONE => Some(System::Bare),
        _ => return not("the OS ABI is none of AMDGPU_HSA, AMDGPU_PAL, AMDGPU_MESA3D and NONE"),
    };
    if let Some(other) = other {
        return match header.e_type(Le) {
            elf::ET_DYN | elf::ET_REL => Ok(other),
            _ => not("it is neither an object nor linked"),
        };
    }
    if header.e_type(Le) != elf::ET_DYN {
        return not("it is not linked (use ld.lld -shared)");
    }
    // "ELF Header": ELFABIVERSION_AMDGPU_HSA_V2 = 0 … V6 = 4.
    match header.e_ident().abi_version {
        abi @ 0..=4 => Ok(System::Hsa(abi + 2)),
        abi => Err(LoadError::UnsupportedVersion(abi)),
    }
}

/// The loadable segments, in ascending order.
pub(crate) fn segments(header: &Header, bytes: &[u8]) -> Result<Vec<Segment>, LoadError> {
    let wrong = |what: String| Err(LoadError::Segments(what));
    let mut segments: Vec<Segment> = Vec::new();
    let mut in_file = 0;
    for program in header.program_headers(Le, bytes).map_err(error)? {
        if program.p_type(Le) != elf::PT_LOAD || program.p_memsz(Le) == 0 {
            continue;
        }
        let Ok(data) = program.data(Le, bytes) else {
            return wrong("a segment lies outside the file".to_string());
        };
        let (address, size) = (program.p_vaddr(Le), program.p_memsz(Le));
        let fits = address.checked_add(size).is_some_and(|end| end <= MAX_SPAN);
        if !fits || data.len() as u64 > size {
            return wrong(format!(
                "a segment of {size} bytes at {address:#x} is too large"
            ));
        }
        in_file += data.len();
        if in_file > bytes.len() {
            return wrong("the segments share bytes of the file".to_string());
        }
        segments.push(Segment {
            address,
            size,
            bytes: data.to_vec(),
            executable: program.p_flags(Le).0 & elf::PF_X.0 != 0,
            protection: match program.p_flags(Le).0 & elf::PF_W.0 {
                0 => Protection::Read,
                _ => Protection::ReadWrite,
            },
        });
    }
    segments.sort_by_key(|s| s.address);
    match segments
        .windows(2)
        .find(|pair| pair[0].address + pair[0].size > pair[1].address)
    {
        Some(pair) => wrong(format!(
            "those at {:#x} and {:#x} overlap",
            pair[0].address, pair[1].address
        )),
        None => Ok(segments),
    }
}

/// What the notes say.
#[derive(Default)]
pub(crate) struct Notes<'a> {
    /// Metadata of version 3 and later: a note for each object that was linked.
    pub metadata: Vec<&'a [u8]>,
    /// Metadata of version 2.
    pub v2_metadata: Option<&'a [u8]>,
    /// The processor of version 2.
    pub v2_isa: Option<V2Isa>,
}

impl<'a> Notes<'a> {
    /// Reads the notes of the segments, or of the sections where no segment has any.
    pub fn read(header: &Header, bytes: &'a [u8]) -> Result<Notes<'a>, LoadError> {
        let mut notes = Notes::default();
        for program in header.program_headers(Le, bytes).map_err(error)? {
            if let Some(mut found) = program.notes(Le, bytes).map_err(error)? {
                while let Some(note) = found.next().map_err(error)? {
                    notes.take(&note);
                }
            }
        }
        if !notes.metadata.is_empty() || notes.v2_metadata.is_some() {
            return Ok(notes);
        }
        for section in header.sections(Le, bytes).map_err(error)?.iter() {
            if let Some(mut found) = section.notes(Le, bytes).map_err(error)? {
                while let Some(note) = found.next().map_err(error)? {
                    notes.take(&note);
                }
            }
        }
        Ok(notes)
    }

    fn take(&mut self, note: &Note<'a, Header>) {
        let desc = note.desc();
        match (note.name(), note.n_type(Le).0) {
            // Segments may overlap.
            (b"AMDGPU", note::METADATA) if self.metadata.contains(&desc) => {}
            (b"AMDGPU", note::METADATA) => self.metadata.push(desc),
            (b"AMD", note::V2_METADATA) => self.v2_metadata = Some(desc),
            (b"AMD", note::V2_ISA_VERSION) => {
                // After the lengths of two names: major, minor, stepping.
                let number = |at: usize| {
                    let raw = desc.get(at..)?.first_chunk()?;
                    Some(u32::from_le_bytes(*raw))
                };
                if let (Some(a), Some(b), Some(c)) = (number(4), number(8), number(12)) {
                    self.v2_isa = Some(V2Isa::Version(a, b, c));
                }
            }
            (b"AMD", note::V2_ISA_NAME) if self.v2_isa.is_none() => {
                let name = String::from_utf8_lossy(desc);
                self.v2_isa = Some(V2Isa::Name(name.trim_end_matches('\0').to_string()));
            }
            _ => {}
        }
    }
}

/// Symbols in the order of the tables, and an index by name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols {
    pub all: Vec<Symbol>,
    by_name: BTreeMap<String, usize>,
}

impl Symbols {
    pub fn find(&self, name: &str) -> Option<&Symbol> {
        self.by_name.get(name).map(|&i| &self.all[i])
    }

    /// Adds one, unless there is one of that name.
    pub fn insert(&mut self, symbol: Symbol) {
        if !self.by_name.contains_key(&symbol.name) {
            self.by_name.insert(symbol.name.clone(), self.all.len());
            self.all.push(symbol);
        }
    }

    fn add(&mut self, table: &SymbolTable<'_, Header>) -> Result<(), LoadError> {
        for symbol in table.iter() {
            let kind = symbol.st_type();
            let named = matches!(kind, elf::STT_OBJECT | elf::STT_FUNC | elf::STT_NOTYPE)
                || kind == STT_AMDGPU_HSA_KERNEL;
            if symbol.is_undefined(Le) || !named {
                continue;
            }
            let name = table.symbol_name(Le, symbol).map_err(error)?;
            let name = String::from_utf8_lossy(name).into_owned();
            if name.is_empty() {
                continue;
            }
            self.insert(Symbol {
                name,
                address: symbol.st_value(Le),
                size: symbol.st_size(Le),
            });
        }
        Ok(())
    }
}

/// Symbols and dynamic relocations.
pub(crate) fn symbols_and_relocations(
    header: &Header,
    bytes: &[u8],
) -> Result<(Symbols, Vec<Relocation>), LoadError> {
    let sections = header.sections(Le, bytes).map_err(error)?;
    let table = |kind| sections.symbols(Le, bytes, kind).map_err(error);
    let dynamic = table(elf::SHT_DYNSYM)?;
    let mut symbols = Symbols::default();
    symbols.add(&dynamic)?;
    symbols.add(&table(elf::SHT_SYMTAB)?)?;
    let mut relocations = Vec::new();
    for section in sections.iter() {
        let loaded = section.sh_flags(Le).0 & elf::SHF_ALLOC.0 != 0;
        let Some((rela, _)) = section.rela(Le, bytes).map_err(error)? else {
            continue;
        };
        if !loaded {
            continue;
        }
        if size_of_val(rela) + relocations.len() * size_of::<elf::Rela64<Le>>() > bytes.len() {
            let what = "the tables of relocations overlap".to_string();
            return Err(LoadError::Elf(what));
        }
        for entry in rela {
            relocations.extend(relocation(entry, &dynamic)?);
        }
    }
    Ok((symbols, relocations))
}

fn relocation(
    entry: &elf::Rela64<Le>,
    dynamic: &SymbolTable<'_, Header>,
) -> Result<Option<Relocation>, LoadError> {
    let offset = entry.r_offset(Le);
    let wrong = |what: String| LoadError::Relocation { offset, what };
    let Some(kind) = RelocKind::parse(entry.r_type(Le, false).0, offset)? else {
        return Ok(None);
    };
    let symbol = match entry.r_sym(Le, false) {
        0 => Some(0),
        index => {
            let symbol = dynamic
                .symbol(object::SymbolIndex(index as usize))
                .map_err(|e| wrong(e.to_string()))?;
            match symbol.is_undefined(Le) {
                false => Some(symbol.st_value(Le)),
                true if symbol.st_bind() == elf::STB_WEAK => None,
                true => {
                    let name = dynamic.symbol_name(Le, symbol).unwrap_or(b"?");
                    let name = String::from_utf8_lossy(name);
                    return Err(wrong(format!("undefined symbol '{name}'")));
                }
            }
        }
    };
    Ok(Some(Relocation {
        offset,
        kind,
        symbol,
        addend: entry.r_addend(Le),
    }))
}
