//! An object before it is written: sections, symbols and relocations.

use codeobj::{ContentReloc, ContentSection, ContentSymbol, Contents, Reloc};
use object::elf;

/// `SHT_LLVM_ADDRSIG`: symbols whose address is taken.
pub(crate) const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;

/// A relocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Relocation {
    /// Byte in the section.
    pub offset: u64,
    /// Index in the symbol table, the null symbol being 0.
    pub symbol: u32,
    /// Its type.
    pub kind: Reloc,
    /// What is added to the symbol's value.
    pub addend: i64,
}

/// A section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub name: String,
    /// `SHT_*`.
    pub kind: u32,
    /// `SHF_*`.
    pub flags: u64,
    /// Size of an entry of mergeable sections.
    pub entry_size: u64,
    pub align: u64,
    /// Contents; zeros where the section has none in the file.
    pub data: Vec<u8>,
    /// Size where there are no contents.
    pub zeros: u64,
    pub relocs: Vec<Relocation>,
}

impl Section {
    pub(crate) fn new(name: &str, kind: u32, flags: u64, entry_size: u64) -> Section {
        Section {
            name: name.to_string(),
            kind,
            flags,
            entry_size,
            align: 1,
            data: Vec::new(),
            zeros: 0,
            relocs: Vec::new(),
        }
    }

    /// Whether the section has no contents in the file.
    pub(crate) fn is_nobits(&self) -> bool {
        self.kind == elf::SHT_NOBITS.0
    }

    /// Whether the section holds code.
    pub(crate) fn is_code(&self) -> bool {
        self.flags & elf::SHF_EXECINSTR.0 != 0
    }

    /// Bytes so far.
    pub(crate) fn size(&self) -> u64 {
        if self.is_nobits() {
            self.zeros
        } else {
            self.data.len() as u64
        }
    }
}

/// A whole object; local symbols first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Object {
    pub sections: Vec<Section>,
    pub symbols: Vec<ContentSymbol>,
    pub flags: u32,
    pub abi_version: u8,
}

impl Object {
    /// The same for who writes an object of more than this.
    pub(crate) fn into_contents(self) -> Contents {
        Contents {
            sections: self.sections.into_iter().map(content_section).collect(),
            symbols: self.symbols,
        }
    }
}

fn content_section(section: Section) -> ContentSection {
    let relocation = |r: &Relocation| ContentReloc {
        offset: r.offset,
        // The null symbol is not in the list.
        symbol: r.symbol.saturating_sub(1) as usize,
        kind: r.kind,
        addend: r.addend,
    };
    ContentSection {
        size: section.size(),
        relocs: section.relocs.iter().map(relocation).collect(),
        name: section.name,
        kind: section.kind,
        flags: section.flags,
        align: section.align,
        data: section.data,
    }
}
