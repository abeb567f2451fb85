//! ELF files: relocatable objects and linked code objects.
//!
//! Source: AMDGPUUsage, "ELF Code Object": header, sections, symbols, relocations. The layout of
//! linked files is that of `ld.lld -shared`.

mod assembled;
mod image;
mod linked;
mod object;
mod parts;

pub(crate) use linked::linked;
pub(crate) use object::{check, object};

pub(crate) use parts::{Array, Part, array_of, part_of};
