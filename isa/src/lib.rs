//! Processors, registers and instructions of AMD GPUs, as data.
//!
//! The rows of `tables/*.tbl` say everything about an instruction once; `build/` turns them into
//! [`Opcode`] and its [`InstDesc`] rows, and the encoder ([`encode`]), the decoder ([`decode`])
//! and the printer ([`Inst::display`]) are driven by them. Everything else in the project (liveness, waits,
//! hazards, register classes, the emulator's dispatch) reads the same rows.
//!
//! The library does no I/O, keeps no global state and depends on nothing but its arguments.

mod desc;
mod encode;
mod format;
mod inst;
mod opcode;
mod operand;
mod processor;
mod reg;
mod special;
mod target;

pub use desc::*;
pub use encode::{EncodeError, EncodeErrorKind, encode};
pub use inst::*;
pub use opcode::Opcode;
pub use operand::*;
pub use processor::*;
pub use reg::*;
pub use target::*;
