//! The typed SSA intermediate representation of amdgpuc.
//!
//! A [`Module`] owns a type table, a constant table, global variables and functions. A [`Function`]
//! is a set of dense, entity-indexed arrays: blocks with parameters (instead of phis),
//! instructions, values. Every operand is a [`Value`]; constants and addresses of globals are
//! values too, one entry per function and constant. The text form is a subset of the LLVM assembly
//! language.

pub mod alias;
pub mod asm;
pub mod builder;
pub mod constant;
pub mod diag;
pub mod dominators;
pub mod dpp;
pub mod entities;
pub mod function;
mod graph;
pub mod inst;
pub mod interp;
pub mod intrinsic;
pub mod keywords;
pub mod layout;
pub mod memory;
pub mod module;
pub mod printer;
pub mod reader;
pub mod target;
pub mod texts;
pub mod types;
pub mod verifier;

pub use alias::{
    AliasFacts, AliasScope, AliasScopes, AliasTable, AliasTag, AliasType, AliasTypeData, Lifetime,
    TypedAccess,
};
pub use asm::{AsmImmediate, AsmOperand, AsmPlace, AsmRef, AsmWrite, InlineAsm};
pub use builder::Dim;
pub use constant::{Const, ConstData, ConstTable};
pub use diag::{Diagnostic, Severity, SourceFile, SourceLoc};
pub use entities::{Block, FuncRef, GlobalRef, GlobalVar, Inst, SigRef, Value};
pub use function::{BlockData, Function, Param, ParamAttrs, Rare, Unrolling, ValueDef, ValueRange};
pub use inst::{
    ArithFlags, AtomicOp, BinaryOp, BlockCall, CallConv, CastOp, FloatCC, GepFlags, InstData,
    IntCC, SwitchCase, UnaryOp,
};
pub use intrinsic::Intrinsic;
pub use layout::DataLayout;
pub use memory::{
    AddrSpace, FenceSpaces, MemAccess, MemFlags, Ordering, ScopeLevel, ScopeSpaces, SyncScope,
};
pub use module::{
    Alias, AsmText, CallSignature, Context, FnAttrs, GlobalData, KernelMetadata, Linkage, Module,
    Structor, StructorKind,
};
pub use printer::{print_function, print_module};
pub use reader::{Bodies, WeakAliases, parse_module, parse_modules, triple_of};
pub use target::{Triple, TripleProcessor};
pub use types::{FloatKind, Type, TypeData, TypeTable};
