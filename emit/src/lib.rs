//! From allocated machine IR to a code object.
//!
//! A function passes through, in this order (the memory model's passes are another crate's, run by
//! the driver in between):
//!
//! 1. [`layout_frame`]: slots get their offsets;
//! 2. [`expand`]: pseudo-instructions become instructions of the machine;
//! 3. (cache policy and waits)
//! 4. [`fill_nops`]: other instructions where wait states would be;
//! 5. [`insert_nops`]: wait states where the hardware needs them; nothing may be inserted
//!    afterwards;
//! 6. [`encode_function`]: blocks are laid out, branches take their sizes, all becomes bytes.
//!
//! Then [`module()`] makes an ELF file of functions, kernels and global variables, [`assembly`]
//! their text.

mod asm;
mod branches;
pub mod config;
pub mod descriptor;
mod elf;
mod encode;
mod error;
mod expand;
mod frame;
mod hazards;
mod islands;
pub mod kernel_code;
mod listing;
pub mod metadata;
pub mod metadata_v2;
mod module;
mod notes;
mod pal;
mod preload;
mod reach;
mod resources;

pub use asm::assembly;
pub use codeobj::Reloc;
pub use encode::{CodeReloc, CompiledFunction, EncodeOptions, ListingMode, encode_function};
pub use error::{EmitError, EmitErrorKind, ErrorPlace, ModuleError};
pub use expand::{Callee, ExpandInput, Expanded, ScratchSource, expand};
pub use frame::{STACK_ALIGN, layout_frame};
pub use hazards::{fill_nops, insert_nops};
pub use listing::ShowPlace;
pub use module::{
    AliasDef, ArgDesc, Binding, DataReloc, DeclaredSymbol, FloatMode, FunctionDef, GlobalDef,
    GlobalKind, KernelDesc, ModuleAsm, ModuleInput, ObjectKind, Visibility, module,
};
pub use reach::FarBranches;
pub use resources::Resources;
