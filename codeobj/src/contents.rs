//! What a relocatable object has in it, before it is a file: sections, symbols, relocations.

use crate::Reloc;

/// The contents of an object.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// Sections.
    pub sections: Vec<ContentSection>,
    /// Symbols, without the null symbol.
    pub symbols: Vec<ContentSymbol>,
}

/// A section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentSection {
    /// Name.
    pub name: String,
    /// `SHT_*`
    pub kind: u32,
    /// `SHF_*`
    pub flags: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// The bytes; none where they are all zero and not in the file.
    pub data: Vec<u8>,
    /// Size in bytes.
    pub size: u64,
    /// Relocations.
    pub relocs: Vec<ContentReloc>,
}

/// A relocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentReloc {
    /// Byte in the section.
    pub offset: u64,
    /// Index in [`Contents::symbols`].
    pub symbol: usize,
    /// Its type.
    pub kind: Reloc,
    /// What is added to the symbol's value.
    pub addend: i64,
}

/// Where a symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContentPlace {
    /// In another object.
    Undefined,
    /// Nowhere: it is a number.
    Absolute,
    /// Where a linker makes room for it; the value is the alignment.
    Common,
    /// In LDS; the value is the alignment.
    Lds,
    /// In the section of that number.
    Section(usize),
}

/// A symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentSymbol {
    /// Name.
    pub name: String,
    /// Where it is.
    pub place: ContentPlace,
    /// Offset in its section, or the number.
    pub value: u64,
    /// Size in bytes.
    pub size: u64,
    /// `STT_*`
    pub kind: u8,
    /// `STB_*`
    pub binding: u8,
    /// Visibility: `STV_*`.
    pub visibility: u8,
}
