//! Checks that a module or a function is well formed.
//!
//! The reader runs it on what users give, tests run it after each pass. Everything behind it may
//! rely on the invariants below and need not check again. Messages follow LLVM's verifier in
//! wording. The time is linear in the size of the function (duplicate switch cases are found by
//! sorting), nothing recurses, and after [`MAX_ERRORS`] errors in one function the rest is not
//! looked at.
//!
//! Invariants, by names that can be searched for:
//!
//! - `V-ENTITY`: blocks, values, functions and globals named by an instruction exist; a block or
//!   instruction is in the layout once at most.
//! - `V-TERM`: every block ends with its only terminator; branch targets are in the layout.
//! - `V-ENTRY`: the entry block has the function's parameters, and no predecessor.
//! - `V-ARGS`: a branch passes one argument of the right type for each parameter of its target.
//! - `V-DOM`: a definition dominates its uses (uses in unreachable blocks are free).
//! - `V-TYPE`: operands and results have the types that the instruction demands.
//! - `V-CAST`: a cast's types are in a legal relation.
//! - `V-INDEX`: constant indices into aggregates, shuffles and address computations are in range.
//! - `V-SWITCH`: a switch is over an integer, its cases are different and fit.
//! - `V-MEM`: memory is accessed with sized types, alignments of at most 2³² bytes, and constant
//!   memory is not written.
//! - `V-ATOMIC`: orderings and types of atomic accesses and fences are those that exist.
//! - `V-ALLOCA`: variables are in the private address space.
//! - `V-CALL`: arguments and result match the callee's signature; kernels are not called.
//! - `V-TAIL`: a guaranteed tail call stands before a return of its result, in a function of its
//!   type that is no kernel.
//! - `V-RET`: returned values match the function's result type.
//! - `V-KERNEL`: a kernel returns nothing, has no variable arguments, and no parameter convention
//!   of ordinary functions.
//! - `V-INTRINSIC`: operands match the intrinsic's row in [`signature`], immediates are constants.
//! - `V-GLOBAL`: globals have sized types, the alignment is a power of two, the address space
//!   permits the initializer, no symbol is defined twice.
//! - `V-CONST`: constants match their types.

mod calls;
mod cfg;
mod memory;
mod module;
pub mod signature;
mod text;
mod types;

use crate::diag::{Diagnostic, SourceLoc};
use crate::dominators::Dominators;
use crate::entities::{Block, FuncRef, Inst, Value};
use crate::function::{Function, Rare};
use crate::inst::InstData;
use crate::module::{Context, Module};
use crate::types::Type;
use cranelift_entity::EntityRef;

/// Errors reported for one function at most.
pub const MAX_ERRORS: usize = 20;

/// Checks the globals, the constants and all functions of a module.
///
/// # Errors
/// What is wrong, in order of functions.
pub fn verify_module(module: &Module) -> Result<(), Vec<Diagnostic>> {
    verify_module_for(module, |_, _| {})
}

/// The same for one who goes on with the graphs of the functions: `keep` gets those of all that are
/// found well formed.
///
/// # Errors
/// As [`verify_module`].
pub fn verify_module_for(
    module: &Module,
    mut keep: impl FnMut(FuncRef, Dominators),
) -> Result<(), Vec<Diagnostic>> {
    let mut errors = module::check(module);
    for (f, func) in module.functions.iter() {
        match run(&module.ctx, func, Some(module)) {
            Ok(Some(graph)) => keep(f, graph),
            Ok(None) => {}
            Err(more) => errors.extend(more),
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// Checks one function of a module.
///
/// # Errors
/// What is wrong, in program order within each invariant.
pub fn verify_function(module: &Module, func: FuncRef) -> Result<(), Vec<Diagnostic>> {
    run(&module.ctx, &module.functions[func], Some(module)).map(drop)
}

/// Checks one function without its module: everything but calls and the kinds of global addresses.
/// For passes, which have no more at hand.
///
/// # Errors
/// As [`verify_function`].
pub fn verify_body(ctx: &Context, func: &Function) -> Result<(), Vec<Diagnostic>> {
    run(ctx, func, None).map(drop)
}

/// An instruction as messages name it: its mnemonic and its result.
pub fn describe_instruction(func: &Function, inst: Inst) -> String {
    text::instruction(func, inst)
}

/// Gives the graph of a function that has blocks.
fn run(
    ctx: &Context,
    func: &Function,
    module: Option<&Module>,
) -> Result<Option<Dominators>, Vec<Diagnostic>> {
    let mut graph = None;
    let mut v = Verifier {
        ctx,
        func,
        module,
        errors: Vec::new(),
    };
    v.check_signature();
    if func.is_defined() {
        let places = v.check_structure();
        // The rest relies on entities that exist and on blocks that end.
        if v.errors.is_empty() {
            v.check_entry();
            v.check_instructions();
            let dominators = Dominators::compute(func);
            v.check_dominance(&dominators, &places);
            graph = Some(dominators);
        }
    }
    if v.errors.is_empty() {
        Ok(graph)
    } else {
        Err(v.errors)
    }
}

/// Where an instruction stands: its block and its index there; `Place::NOWHERE` if in no block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    block: u32,
    index: u32,
}

impl Place {
    const NOWHERE: Place = Place {
        block: u32::MAX,
        index: 0,
    };

    fn block(self) -> Option<Block> {
        (self != Place::NOWHERE).then(|| Block::new(self.block as usize))
    }
}

/// One function under examination.
struct Verifier<'a> {
    ctx: &'a Context,
    func: &'a Function,
    module: Option<&'a Module>,
    errors: Vec<Diagnostic>,
}

impl Verifier<'_> {
    fn full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }

    /// An error of the whole function.
    fn fail(&mut self, loc: SourceLoc, message: String) {
        if !self.full() {
            let message = format!("{message} (in function '@{}')", self.func.name);
            self.errors.push(Diagnostic::error(loc, message));
        }
    }

    /// An error of one instruction.
    fn fail_at(&mut self, inst: Inst, message: impl Into<String>) {
        let what = text::instruction(self.func, inst);
        self.fail(
            self.func.inst_loc(inst),
            format!("{}: {what}", message.into()),
        );
    }

    /// An error of one instruction if the condition does not hold.
    fn require(&mut self, holds: bool, inst: Inst, message: &str) {
        if !holds {
            self.fail_at(inst, message);
        }
    }

    /// The same with advice.
    fn require_or_hint(&mut self, holds: bool, inst: Inst, message: &str, hint: &str) {
        if !holds && !self.full() {
            self.fail_at(inst, message);
            if let Some(last) = self.errors.last_mut() {
                last.hints.push(hint.to_owned());
            }
        }
    }

    fn ty(&self, value: Value) -> Type {
        self.func.value_type(value)
    }

    fn type_name(&self, ty: Type) -> String {
        text::type_name(&self.ctx.types, ty)
    }

    fn check_instructions(&mut self) {
        let calls = self.func.has_made(Rare::CALL);
        for &block in &self.func.layout {
            if calls {
                self.check_tail_calls(block);
            }
            for &inst in &self.func.blocks[block].insts {
                self.check_instruction(inst);
                if self.full() {
                    return;
                }
            }
        }
    }

    fn check_instruction(&mut self, inst: Inst) {
        use InstData::*;
        let func = self.func;
        // Passes would leave out what they have to do with it.
        debug_assert!(func.is_noted(inst), "a rare instruction, and nobody knows");
        match func.inst(inst) {
            Unary { op, arg, .. } => self.check_unary(inst, *op, *arg),
            Binary { op, args, .. } => self.check_binary(inst, *op, *args),
            Cast { op, arg, .. } => self.check_cast(inst, *op, *arg),
            ICmp { args, .. } => self.check_icmp(inst, *args),
            FCmp { args, .. } => self.check_fcmp(inst, *args),
            Select { args, .. } => self.check_select(inst, *args),
            ExtractElement { args } => self.check_extract_element(inst, *args),
            InsertElement { args } => self.check_insert_element(inst, *args),
            ShuffleVector { args, mask } => self.check_shuffle(inst, *args, mask),
            ExtractValue { arg, indices } => self.check_extract_value(inst, *arg, indices),
            InsertValue { args, indices } => self.check_insert_value(inst, *args, indices),
            Alloca { ty, count, .. } => self.check_alloca(inst, *ty, *count),
            Load { ptr, mem } => self.check_load(inst, *ptr, *mem),
            Store { args, mem } => self.check_store(inst, *args, *mem),
            AtomicRmw { op, args, mem } => self.check_atomic_rmw(inst, *op, *args, *mem),
            CmpXchg {
                args, mem, failure, ..
            } => self.check_cmpxchg(inst, *args, *mem, *failure),
            Fence { ordering, .. } => self.check_fence(inst, *ordering),
            Gep { source, args, .. } => {
                self.check_gep(inst, *source, args.as_slice(&func.lists));
            }
            Call { callee, args, .. } => {
                self.check_call(inst, *callee, args.as_slice(&func.lists));
            }
            CallIndirect { sig, args, .. } => {
                self.check_call_indirect(inst, *sig, args.as_slice(&func.lists));
            }
            Intrinsic { id, args, .. } => {
                self.check_intrinsic(inst, *id, args.as_slice(&func.lists));
            }
            Jump { .. } | Unreachable => self.check_targets(inst),
            Branch { cond, .. } => {
                let is_bool = self.ty(*cond) == Type::I1;
                self.require(is_bool, inst, "branch condition is not 'i1' type");
                self.check_targets(inst);
            }
            Switch { value, cases, .. } => {
                self.check_switch(inst, *value, cases);
                self.check_targets(inst);
            }
            Ret { value } => self.check_ret(inst, *value),
        }
    }
}

#[cfg(test)]
mod tests;
