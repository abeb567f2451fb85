//! Objects that no linker has seen: the loader gives sections their addresses and applies
//! relocations, as Mesa's does.
//!
//! Source: AMDGPUUsage, "Relocation Records": the addends of Mesa's and PAL's are in the fields.

use crate::elf::{self, Header, RelocKind, Relocation, Segment, Symbol, Symbols};
use crate::error::LoadError;
use crate::memory::Protection;
use object::LittleEndian as Le;
use object::elf as format;
use object::read::elf::{FileHeader, Rel, Rela, SectionHeader, Sym, SymbolTable};

/// Sections begin at multiples of this, so that kernels do.
const ALIGN: u64 = 256;

/// The words of the resource of scratch memory that code wants to know.
const SCRATCH_WORDS: [&[u8]; 2] = [b"SCRATCH_RSRC_DWORD0", b"SCRATCH_RSRC_DWORD1"];

/// An object with its sections at addresses.
#[derive(Default)]
pub(crate) struct Placed {
    pub segments: Vec<Segment>,
    pub symbols: Symbols,
    pub relocations: Vec<Relocation>,
    /// Where words of the scratch resource go: address, and which word.
    pub scratch_words: Vec<(u64, u8)>,
    /// Address of each section; 0 of those that are not loaded.
    pub starts: Vec<u64>,
}

/// Gives sections their places, one after the other.
pub(crate) fn place(header: &Header, bytes: &[u8]) -> Result<Placed, LoadError> {
    let sections = header.sections(Le, bytes).map_err(elf::error)?;
    let mut placed = Placed::default();
    let (mut next, mut in_file) = (0u64, 0);
    for section in sections.iter() {
        let flags = section.sh_flags(Le).0;
        let size = section.sh_size(Le);
        if flags & format::SHF_ALLOC.0 == 0 || size == 0 {
            placed.starts.push(0);
            continue;
        }
        let data = section.data(Le, bytes).map_err(elf::error)?;
        in_file += data.len();
        if in_file > bytes.len() {
            let what = "the sections share bytes of the file".to_string();
            return Err(LoadError::Segments(what));
        }
        let align = section.sh_addralign(Le).max(ALIGN);
        let address = align
            .is_power_of_two()
            .then(|| next.checked_next_multiple_of(align));
        let end = address.flatten().and_then(|a| a.checked_add(size));
        let (Some(address), Some(end)) = (address.flatten(), end) else {
            return Err(LoadError::Segments("a section is too large".to_string()));
        };
        if end > elf::MAX_SPAN {
            return Err(LoadError::Segments(
                "the sections are too large".to_string(),
            ));
        }
        placed.starts.push(address);
        placed.segments.push(Segment {
            address,
            size,
            bytes: data.to_vec(),
            executable: flags & format::SHF_EXECINSTR.0 != 0,
            protection: match flags & format::SHF_WRITE.0 {
                0 => Protection::Read,
                _ => Protection::ReadWrite,
            },
        });
        next = end;
    }
    let table = sections
        .symbols(Le, bytes, format::SHT_SYMTAB)
        .map_err(elf::error)?;
    placed.name(&table)?;
    for section in sections.iter() {
        let records = placed.relocations.len() + placed.scratch_words.len();
        if records > bytes.len() {
            let what = "the tables of relocations overlap".to_string();
            return Err(LoadError::Elf(what));
        }
        let target = section.sh_info(Le) as usize;
        let start = placed.starts.get(target).copied().unwrap_or(0);
        let loaded = sections.section(object::SectionIndex(target));
        let loaded = loaded.is_ok_and(|s| s.sh_flags(Le).0 & format::SHF_ALLOC.0 != 0);
        if let Some((rela, _)) = section.rela(Le, bytes).map_err(elf::error)? {
            for entry in rela.iter().filter(|_| loaded) {
                let (kind, symbol) = (entry.r_type(Le, false).0, entry.r_sym(Le, false));
                let record = (entry.r_offset(Le), kind, symbol as usize);
                placed.relocate(start, record, Some(entry.r_addend(Le)), &table)?;
            }
        }
        if let Some((rel, _)) = section.rel(Le, bytes).map_err(elf::error)? {
            for entry in rel.iter().filter(|_| loaded) {
                let record = (
                    entry.r_offset(Le),
                    entry.r_type(Le).0,
                    entry.r_sym(Le) as usize,
                );
                placed.relocate(start, record, None, &table)?;
            }
        }
    }
    Ok(placed)
}

impl Placed {
    /// The symbols that have places.
    fn name(&mut self, table: &SymbolTable<'_, Header>) -> Result<(), LoadError> {
        for symbol in table.iter() {
            let section = usize::from(symbol.st_shndx(Le).0);
            let name = table.symbol_name(Le, symbol).map_err(elf::error)?;
            let start = self.starts.get(section).copied().filter(|_| section != 0);
            if let (Some(start), false) = (start, name.is_empty()) {
                self.symbols.insert(Symbol {
                    name: String::from_utf8_lossy(name).into_owned(),
                    address: start.wrapping_add(symbol.st_value(Le)),
                    size: symbol.st_size(Le),
                });
            }
        }
        Ok(())
    }

    /// One relocation: offset in the section at `start`, type, symbol.
    fn relocate(
        &mut self,
        start: u64,
        (offset, kind, index): (u64, u32, usize),
        addend: Option<i64>,
        table: &SymbolTable<'_, Header>,
    ) -> Result<(), LoadError> {
        let place = start.wrapping_add(offset);
        let wrong = |what: String| LoadError::Relocation {
            offset: place,
            what,
        };
        let symbol = table
            .symbol(object::SymbolIndex(index))
            .map_err(elf::error)?;
        let name = table.symbol_name(Le, symbol).map_err(elf::error)?;
        if symbol.is_undefined(Le)
            && let Some(word) = SCRATCH_WORDS.iter().position(|w| *w == name)
        {
            self.scratch_words.push((place, word as u8));
            return Ok(());
        }
        let Some(kind) = RelocKind::parse(kind, place)? else {
            return Ok(());
        };
        let section = usize::from(symbol.st_shndx(Le).0);
        let target = match symbol.is_undefined(Le) {
            true if symbol.st_bind() == format::STB_WEAK => None,
            true => {
                let name = String::from_utf8_lossy(name);
                return Err(wrong(format!("undefined symbol '{name}'")));
            }
            false => {
                let start = self.starts.get(section).copied().unwrap_or(0);
                Some(start.wrapping_add(symbol.st_value(Le)))
            }
        };
        let addend = match addend {
            Some(addend) => addend,
            None => self.field(place, kind),
        };
        self.relocations
            .push(Relocation::new(place, kind, target, addend));
        Ok(())
    }

    /// What stands in the field.
    fn field(&self, place: u64, kind: RelocKind) -> i64 {
        let width = kind.width();
        let inside = |s: &&Segment| place.checked_sub(s.address).is_some_and(|o| o < s.size);
        let segment = self.segments.iter().find(inside);
        let bytes = segment.and_then(|s| {
            let at = (place - s.address) as usize;
            s.bytes.get(at..at + width)
        });
        let value = bytes
            .unwrap_or(&[])
            .iter()
            .rev()
            .fold(0u64, |n, &b| n << 8 | u64::from(b));
        match width {
            4 => i64::from(value as u32 as i32),
            _ => value as i64,
        }
    }
}
