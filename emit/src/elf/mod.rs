//! ELF files: relocatable objects and linked code objects.
//!
//! Source: AMDGPUUsage, "ELF Code Object": header, sections, symbols, relocations. The layout of
//! linked files is that of `ld.lld -shared`.

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
