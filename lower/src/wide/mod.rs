//! Integers of more than 128 bits become structures of words, before anything else looks at the
//! program.
//!
//! `iN` becomes `{ i64, …, iR }` with the least significant word first, where R is what is left of
//! N; R is missing if it is zero. Such a structure has the size, the alignment and the bytes in
//! memory of `iN`, and as an argument or result the registers, so loads, stores, calls, variables
//! and aggregates need nothing but the other type. Vectors of wide integers are arrays of them
//! ([`vectors`]), but lie otherwise in memory ([`layout`], [`access`]). What computes is replaced
//! by operations on the words ([`ops`], [`shift`], [`div`], [`convert`]): the function's blocks are
//! walked once, and division, whose loop needs blocks of its own, splits the block where it stands.
//!
//! Afterwards no value, parameter, result, variable or constant that is in use has a wide type;
//! `getelementptr` may still be over one, since only its size counts there. Linear in the number of
//! instructions that come out. The only other functions that are changed are those with products
//! and quotients of fixed point that are computed in more than 128 bits ([`intrinsics`]).

mod access;
mod body;
mod convert;
mod div;
mod indices;
mod intrinsics;
mod layout;
mod masked;
mod ops;
mod shift;
mod types;
mod vectors;

use body::ResultIn;
use ir::function::{Indirect, ParamFlags};
use ir::{Diagnostic, Function, Module, Param, SigRef, SourceLoc, Type};
use types::{is_wide, mentions_wide};

/// Runs the pass.
///
/// # Errors
/// What there is no form for, with its place.
pub fn run(module: &mut Module) -> Result<(), Vec<Diagnostic>> {
    let types = &module.ctx.types;
    if !types.iter().any(|(ty, _)| is_wide(types, ty)) {
        let concerned = |func: &Function| body::is_wide_inside(&module.ctx, func);
        if !module.functions.values().any(concerned) {
            return Ok(());
        }
    }
    let mut errors = Vec::new();
    for global in module.globals.values_mut() {
        if mentions_wide(&module.ctx.types, global.ty) {
            match layout::in_memory(&mut module.ctx, global.ty) {
                Some(ty) => {
                    global.ty = ty;
                    global.init = global.init.map(|c| layout::contents(&mut module.ctx, c));
                }
                None => errors.push(types::unsupported(&module.ctx, global.loc, global.ty)),
            }
        }
    }
    for func in module.functions.values_mut() {
        if let Err(error) = function(&mut module.ctx, func) {
            errors.push(error);
        }
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

fn function(ctx: &mut ir::Context, func: &mut Function) -> Result<(), Diagnostic> {
    let callee = match func.call_conv.is_kernel() {
        true => Callee::Kernel,
        false => Callee::Function,
    };
    let result = passed(ctx, callee, func.loc, &mut func.ret, &mut func.params)?;
    if result == ResultIn::Memory {
        func.attrs.result_goes_to_memory();
        // An address that it was given may be in its result.
        for param in &mut func.params {
            param.attrs.flags.remove(ParamFlags::NOCAPTURE);
        }
    }
    match func.is_defined() {
        true => body::run(ctx, func, result),
        false => Ok(()),
    }
}

/// What is called.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Callee {
    /// By a dispatch: arguments lie in memory.
    Kernel,
    /// By a call.
    Function,
}

/// What is passed and returned gets its new types; says how the result is returned.
fn passed(
    ctx: &mut ir::Context,
    callee: Callee,
    loc: SourceLoc,
    ret: &mut Type,
    params: &mut Vec<Param>,
) -> Result<ResultIn, Diagnostic> {
    let new = |ctx: &ir::Context, ty: Type, new: Option<Type>| {
        new.ok_or_else(|| types::unsupported(ctx, loc, ty))
    };
    for param in params.iter_mut() {
        if callee == Callee::Kernel && types::mentions_wide_vector(&ctx.types, param.ty) {
            let reference = access::by_reference(ctx, param.ty);
            *param = reference.ok_or_else(|| types::unsupported(ctx, loc, param.ty))?;
            continue;
        }
        let narrow = types::narrow(ctx, param.ty);
        param.ty = new(ctx, param.ty, narrow)?;
        let Some(Indirect::ByVal(ty) | Indirect::ByRef(ty)) = &mut param.attrs.indirect else {
            continue;
        };
        if param.attrs.align == 0 && types::mentions_wide_vector(&ctx.types, *ty) {
            param.attrs.align = ir::DataLayout::new(&ctx.types).align(*ty) as u32;
        }
        let form = layout::in_memory(ctx, *ty);
        *ty = new(ctx, *ty, form)?;
    }
    if access::returns_in_memory(ctx, *ret) {
        *ret = Type::VOID;
        params.insert(0, access::result_pointer());
        return Ok(ResultIn::Memory);
    }
    let narrow = types::narrow(ctx, *ret);
    *ret = new(ctx, *ret, narrow)?;
    Ok(ResultIn::Registers)
}

/// The signature of an indirect call.
fn signature(ctx: &mut ir::Context, loc: SourceLoc, sig: SigRef) -> Result<SigRef, Diagnostic> {
    let mut new = ctx.signatures[sig].clone();
    passed(ctx, Callee::Function, loc, &mut new.ret, &mut new.params)?;
    Ok(ctx.signature(new))
}
