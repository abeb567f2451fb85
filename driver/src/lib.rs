//! amdgpuc: a backend code generator from LLVM-style IR to AMDGPU code objects.
//!
//! The front door of the library: [`compile`] takes IR text, [`compile_module`] a module built in
//! memory ([`ir::builder`]); both give bytes or diagnostics. Nothing is global: compilations can
//! run at once in several threads.

mod abi;
pub mod arguments;
pub mod assemble;
pub mod cli;
pub mod compile;
pub mod disassemble;
mod float_atomics;
mod functions;
pub mod globals;
pub mod help;
mod image_arguments;
pub mod launch;
pub mod litmus;
mod module_asm;
pub mod options;
pub mod pass;
pub mod passes;
pub mod pipeline;
mod places;
mod plan;
pub mod reach;
mod settings;
pub mod stats;

pub use compile::{Compiled, compile, compile_files, compile_module};
pub use emit::FarBranches;
pub use options::{CodeObjectVersion, Method, OptLevel, Options, OutputKind, Timing, Verify};
pub use stats::KernelStats;

pub use {asm, emu, ir, isa};
