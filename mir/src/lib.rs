//! Machine IR: the instructions of `isa` and a few pseudo-instructions, over virtual registers,
//! later physical ones.
//!
//! # Registers
//! A virtual register is one 32-bit register of a bank: SGPR (one value a wave) or VGPR (one a
//! lane). A wide operand is a list of virtual registers that must be consecutive (and in the SGPR
//! file aligned) at that instruction; the register allocator sees to that. Lane masks (divergent
//! `i1`) are an entity of their own ([`Mask`]): one SGPR or two, by the wave size of the function.
//!
//! # Two graphs
//! A block has *thread edges* ([`BlockData::succs`]): where lanes go. Before the wave graph is
//! built ([`Stage::Thread`]) they are the only ones, and a [`Pseudo::BranchLanes`] sends each lane
//! its own way. Afterwards ([`Stage::Wave`]) [`BlockData::wave_succs`] say where the whole wave
//! goes, EXEC says for which lanes, and block parameters are SGPRs only and belong to the wave
//! edges.
//!
//! # Static single assignment
//! Each virtual register is written by one instruction or is one block's parameter. An operand with
//! role `DefUse` in the instruction tables (`v_fmac_f32`'s destination) stands twice: as the new
//! register at its place, and the old one as an extra operand at the end ([`Inst::tied`]); the
//! allocator gives both the same register.

pub mod abi;
pub mod alias;
pub mod asm;
pub mod function;
mod graph;
pub mod inst;
mod mask;
pub mod memory;
pub mod parser;
mod printer;
mod text;
pub mod verifier;
mod why;

pub use abi::{Convention, KernelAbi, PrivateSegment, UserSgpr};
pub use alias::{AliasClass, AliasClasses};
pub use asm::{AsmId, AsmOperands, AsmPart, AsmText};
pub use function::{
    Area, Bank, Block, BlockData, Edge, Frame, FramePointers, FuncId, Function, Mask, Slot,
    SlotData, StackUse, Stage, Symbol, SymbolId, Unsaid, VReg, VRegData, VRegKind,
};
pub use graph::{CurrentEdges, WaveEdges};
pub use inst::{Inst, Lanes, Op, Operand, Pseudo, RegList, Reloc, SrcLoc, Written};
pub use mask::{ALL_LANES, NO_LANES};
pub use memory::{AccessKind, MemFlags, MemInfo, Ordering, Scope, Spaces};
pub use parser::{ParseError, parse_function, parse_functions, parse_with_lines};
pub use text::{Lines, Parsed, is_machine_ir};
pub use verifier::{VerifyError, verify};
pub use why::{Explain, Reason, Why};
