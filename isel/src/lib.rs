//! Instruction selection: legal IR (as `lower` defines it) to machine IR in SSA form on the thread
//! graph.
//!
//! One file per family of operations; [`ctx`] holds the state and the way values become registers,
//! [`operand`] puts operands where instructions can read them, [`banks`] decides between SGPRs and
//! VGPRs.

extern crate alloc;

mod alias;
mod asm;
mod atomic;
pub mod banks;
mod buffer;
mod call;
mod carries;
mod compare;
mod control;
mod convert;
mod ctx;
mod data_share;
mod dot;
mod far;
mod halves;
mod image;
mod intrinsic;
mod known;
mod lanes;
mod matrix;
mod memory;
pub mod node;
mod operand;
mod packed;
mod physical;
mod place;
mod rows;
pub mod rules;
mod scratch;
mod select;
mod state;
mod sums;
mod tree;
mod unpacked;
mod view;
mod whole;

use ir::{DataLayout, Diagnostic, FuncRef, GlobalRef, GlobalVar, Module, Value};
use isa::Machine;
use lower::abi::ModuleInfo;

/// What does not change from function to function.
pub struct Env<'a> {
    /// The module.
    pub module: &'a Module,
    /// Its types and constants.
    pub ctx: &'a ir::Context,
    /// What code is made for.
    pub machine: &'a Machine,
    /// Offset of an LDS variable in the work-group's LDS memory; `None` for other variables.
    pub lds_offset: &'a dyn Fn(GlobalVar) -> Option<u32>,
    /// What legalisation knows: how functions are called.
    pub info: &'a ModuleInfo,
    /// Does a function, or one that it calls, make flat addresses of scratch? Asked for callees,
    /// which are selected before; `None` is what a pointer points to.
    pub uses_flat_scratch: &'a dyn Fn(Option<FuncRef>) -> bool,
    /// Is the symbol perhaps another object's, so that its address is found in the global offset
    /// table only?
    pub is_elsewhere: &'a dyn Fn(GlobalRef) -> bool,
    /// In how many loops a block is.
    pub loop_depth: &'a dyn Fn(ir::Block) -> u8,
    /// May lanes that a divergent branch parted meet in a block?
    pub is_divergent_join: &'a dyn Fn(ir::Block) -> bool,
}

impl Env<'_> {
    /// Sizes of types.
    pub fn layout(&self) -> DataLayout<'_> {
        DataLayout::new(&self.ctx.types)
    }

    /// Whether the processor has a feature.
    pub fn has(&self, feature: isa::Feature) -> bool {
        self.machine.has_feature(feature)
    }

    /// Name of a global in the symbol table.
    pub fn symbol_name(&self, global: GlobalRef) -> &str {
        match global {
            GlobalRef::Var(var) => &self.module.globals[var].name,
            GlobalRef::Func(func) => &self.module.functions[func].name,
        }
    }
}

/// Selects one function of legal IR. `is_uniform` tells which values are the same for all lanes of
/// a wave.
///
/// # Errors
/// What has no machine instruction, with its place in the source.
pub fn select(
    env: &Env,
    func: FuncRef,
    is_uniform: &dyn Fn(Value) -> bool,
) -> Result<mir::Function, Diagnostic> {
    select_traced(env, func, is_uniform).map(|(selected, _)| selected)
}

/// The same, and which rules were taken, as indices into [`rules::RULES`].
///
/// # Errors
/// As [`select`].
pub fn select_traced(
    env: &Env,
    func: FuncRef,
    is_uniform: &dyn Fn(Value) -> bool,
) -> Result<(mir::Function, Vec<u16>), Diagnostic> {
    select::function(env, func, is_uniform)
}
