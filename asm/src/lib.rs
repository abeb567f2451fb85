//! Assembly files to objects, and code objects to assembly text.
//!
//! [`assemble`] reads a whole file in LLVM's syntax for `amdgcn-amd-amdhsa` — directives, labels,
//! instructions — and writes the relocatable object that llvm-mc writes; instructions themselves
//! are [`isa::asm`]'s. [`disassemble`] prints the code and the kernel descriptors of objects and
//! linked code objects, [`disassemble_hex`] bytes written as text.
//!
//! The library does no I/O and keeps no global state.

mod assembler;
mod diag;
mod disasm;
mod elf;
mod listing;
mod metadata;
mod object;

pub use diag::{Diagnostic, Origin, Place, Severity};
pub use disasm::{DisassembleError, HexOutput, disassemble, disassemble_hex};

use isa::Target;

/// Gives the contents of a file by the name that `.include` or `.incbin` has, if there is one.
pub type ReadFile = fn(&str) -> Option<Vec<u8>>;

/// Gives the current folder's path.
pub type CurrentFolder = fn() -> Option<String>;

/// What to assemble for, and what to give besides the object.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Processor and features.
    pub target: Target,
    /// Make a listing with encodings.
    pub listing: bool,
    /// Where other files come from. Without it there are none: the library does no input.
    pub read: Option<ReadFile>,
    /// The folder that a line table names whose `.file 0` names none.
    pub folder: Option<CurrentFolder>,
    /// Whose assembly language it is.
    pub dialect: Dialect,
}

/// Whose assembly language a text is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dialect {
    /// LLVM's; CLRX's if the first statement is `.rocm`.
    #[default]
    Llvm,
    /// CLRX's, for ROCm.
    Clrx,
}

impl Options {
    /// No listing.
    pub const fn new(target: Target) -> Options {
        Options {
            target,
            listing: false,
            read: None,
            folder: None,
            dialect: Dialect::Llvm,
        }
    }
}

/// What [`assemble_file`] gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assembled {
    /// The object, if there were no errors.
    pub object: Option<Vec<u8>>,
    /// The listing, if it was asked for; with errors, of the lines without.
    pub listing: Option<String>,
    /// Errors and warnings in the order of their lines.
    pub diagnostics: Vec<Diagnostic>,
}

/// Assembles a file to a relocatable ELF object.
///
/// # Errors
///
/// All errors of the file; nothing of it can make this panic.
pub fn assemble(source: &str, options: &Options) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let assembled = assemble_file(source, options);
    assembled.object.ok_or(assembled.diagnostics)
}

/// Assembles a text to what an object of it has in it, for who makes an object of more than that.
///
/// # Errors
///
/// As [`assemble`].
pub fn assemble_contents(
    source: &str,
    options: &Options,
) -> Result<codeobj::Contents, Vec<Diagnostic>> {
    assembler::assemble_contents(source, options)
}

/// Assembles a file; gives warnings and the listing too.
pub fn assemble_file(source: &str, options: &Options) -> Assembled {
    assembler::assemble(source, options)
}
