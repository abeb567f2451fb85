//! Processors, registers and instructions of AMD GPUs, as data.
//!
//! The rows of `tables/*.tbl` say everything about an instruction once; `build/` turns them into
//! [`Opcode`] and its [`InstDesc`] rows, and the encoder ([`encode`]), the decoder ([`decode`]) and
//! the printer ([`Inst::display`]) are driven by them. Everything else in the project (liveness,
//! waits, hazards, register classes, the emulator's dispatch) reads the same rows.
//!
//! The library does no I/O, keeps no global state and depends on nothing but its arguments.

pub mod asm;
mod cache;
mod code_object;
mod decode;
mod desc;
mod dpp;
mod dwarf;
mod encode;
mod family;
mod feature_names;
mod format;
mod image;
mod inst;
mod machine;
mod matrix;
mod names;
mod opcode;
mod operand;
mod operand_desc;
mod platform;
mod print;
mod processor;
mod processors;
mod rdna;
mod reg;
mod special;
mod support;
mod target;
mod value_type;

pub use code_object::{CodeObjectVersion, VersionError};
pub use decode::{DecodeError, decode};
pub use desc::*;
pub use encode::{EncodeError, EncodeErrorKind, InstEncoder, encode, f8f6f4_registers};
pub use feature_names::{FeatureError, FeatureSource};
pub use inst::*;
pub use machine::*;
pub use matrix::MatrixUnit;
pub use names::{GprIndexing, Hwreg, Waitcnt, message};
pub use opcode::Opcode;
pub use operand::*;
pub use platform::{KernelForm, Platform};
pub use print::Display;
pub use processor::*;
pub use processors::PROCESSORS;
pub use reg::*;
pub use support::Tasks;
pub use target::*;
