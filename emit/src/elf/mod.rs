//! ELF files: relocatable objects and linked code objects.
//!
//! Source: AMDGPUUsage, "ELF Code Object": header, sections, symbols, relocations. The layout of linked files is that of `ld.lld -shared`.

mod image;
mod linked;
mod object;
mod parts;

pub(crate) use linked::linked;
pub(crate) use object::object;

/// Name of the section that a global variable belongs to.
pub(crate) fn section_of(global: &crate::module::GlobalDef) -> &'static str {
    parts::part_of(global).name()
}

/// Relocation numbers (AMDGPUUsage, "Relocation Records").
pub(crate) mod reloc {
    /// Low 32 bits of S + A.
    pub const ABS32_LO: u32 = 1;
    /// High 32 bits of S + A.
    pub const ABS32_HI: u32 = 2;
    /// S + A.
    pub const ABS64: u32 = 3;
    /// S + A - P.
    pub const REL32: u32 = 4;
    /// S + A - P, 64 bits.
    pub const REL64: u32 = 5;
    /// Low 32 bits of G + GOT + A - P.
    pub const GOTPCREL32_LO: u32 = 8;
    /// High 32 bits of G + GOT + A - P.
    pub const GOTPCREL32_HI: u32 = 9;
    /// Low 32 bits of S + A - P.
    pub const REL32_LO: u32 = 10;
    /// High 32 bits of S + A - P.
    pub const REL32_HI: u32 = 11;
    /// B + A.
    pub const RELATIVE64: u32 = 13;
}
