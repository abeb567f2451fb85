//! What a code object consists of, for those who write one: descriptor fields, the directives that
//! set them, register counts, relocations, notes, metadata, names in assembly text.
//!
//! `emit` makes code objects from compiled functions and `asm` from text; both take the facts from
//! here. The emulator does not: it has its own reading of the same documents, as the judge of what
//! is written.

mod contents;
pub mod descriptor;
pub mod directive;
pub mod kernel_code;
pub mod metadata;
pub mod note;
mod quote;
pub mod registers;
mod reloc;

pub use contents::{ContentPlace, ContentReloc, ContentSection, ContentSymbol, Contents};
pub use quote::quoted;
pub use reloc::Reloc;
