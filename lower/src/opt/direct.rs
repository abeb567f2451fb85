//! Calls through pointers that can only lead to one function call that one.
//!
//! Frontends hand bodies of loops to functions of their runtimes by address, and have these
//! inlined:
//!
//! ```text
//! parallel_for(n, @body)      →      for (i = first; i < n; i += step) call @body(i)
//! ```
//!
//! Where the address has come to the call, after variables are gone from memory, the body may be
//! inlined as other functions are, and a kernel needs what its own body needs and not what each
//! function does whose address stands anywhere. Linear.

use super::inline::{self, Policy};
use ir::module::CallSignature;
use ir::{
    ArithFlags, CastOp, ConstData, Context, FuncRef, Function, GlobalRef, Inst, InstData, Module,
    Rare,
};

/// Finds calls whose target is known, and inlines what may be inlined now. Tells whether there were
/// some.
pub fn run(module: &mut Module) -> bool {
    let mut changed = false;
    let functions: Vec<FuncRef> = module.functions.keys().collect();
    for f in functions {
        if !module.functions[f].has_made(Rare::CALL) {
            continue;
        }
        for (inst, callee) in known_calls(module, f) {
            make_direct(&mut module.functions[f], inst, callee);
            changed = true;
        }
    }
    if changed {
        inline::run(module, Policy::Profitable);
    }
    changed
}

/// The calls through pointers of a function whose target is known.
fn known_calls(module: &Module, f: FuncRef) -> Vec<(Inst, FuncRef)> {
    let func = &module.functions[f];
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let known = insts.filter_map(|&inst| Some((inst, target(module, func, inst)?)));
    known.collect()
}

/// The function that a call through a pointer calls, if that is one of the module and takes and
/// gives what the call says. Of another one nobody knows where it looks for its arguments.
fn target(module: &Module, func: &Function, inst: Inst) -> Option<FuncRef> {
    let InstData::CallIndirect { sig, flags, args } = func.inst(inst) else {
        return None;
    };
    // What becomes of guaranteed tail calls is decided before.
    if flags.contains(ArithFlags::MUST_TAIL) {
        return None;
    }
    let pointer = *args.as_slice(&func.lists).first()?;
    let callee = named(&module.ctx, func.value_const(pointer)?)?;
    let function = &module.functions[callee];
    let fits = !function.vararg
        && !function.call_conv.is_kernel()
        && is_of(function, &module.ctx.signatures[*sig]);
    fits.then_some(callee)
}

/// The function whose address a constant is.
fn named(ctx: &Context, constant: ir::Const) -> Option<FuncRef> {
    match ctx.consts.get(constant) {
        ConstData::Address {
            base: GlobalRef::Func(f),
            offset: 0,
            ..
        } => Some(*f),
        ConstData::Cast {
            op: CastOp::AddrSpaceCast,
            arg,
            ..
        } => named(ctx, *arg),
        _ => None,
    }
}

/// Are a function's parameters and result those of a signature, and passed as it says?
fn is_of(function: &Function, signature: &CallSignature) -> bool {
    let params = function.params.iter().zip(&signature.params);
    function.ret == signature.ret
        && function.ret_attrs.passing() == signature.ret_attrs
        && function.params.len() == signature.params.len()
        && params
            .into_iter()
            .all(|(own, said)| own.ty == said.ty && own.attrs.passing() == said.attrs)
}

fn make_direct(func: &mut Function, inst: Inst, callee: FuncRef) {
    let InstData::CallIndirect { flags, args, .. } = *func.inst(inst) else {
        return;
    };
    let args = args.as_slice(&func.lists)[1..].to_vec();
    let args = func.list(&args);
    func.replace_inst(
        inst,
        InstData::Call {
            callee,
            flags,
            args,
        },
    );
}
