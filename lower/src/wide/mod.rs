//! Integers of more than 128 bits become structures of words, before anything else looks at the
//! program.
//!
//! `iN` becomes `{ i64, …, iR }` with the least significant word first, where R is what is left of
//! N; R is missing if it is zero. Such a structure has the size, the alignment and the bytes in
//! memory of `iN`, and as an argument or result the registers, so loads, stores, calls, variables
//! and aggregates need nothing but the other type. What computes is replaced by operations on the
//! words ([`ops`], [`shift`], [`div`], [`convert`]): the function's blocks are walked once, and
//! division, whose loop needs blocks of its own, splits the block where it stands. Vectors of wide
//! integers are arrays of them then ([`vectors`]).
//!
//! Afterwards no value, parameter, result, variable or constant that is in use has a wide type;
//! `getelementptr` may still be over one, since only its size counts there. Linear in the number of
//! instructions that come out. The only other functions that are changed are those with products
//! and quotients of fixed point that are computed in more than 128 bits ([`intrinsics`]).

mod body;
mod convert;
mod div;
mod intrinsics;
mod ops;
mod shift;
mod types;
mod vectors;

use ir::function::Indirect;
use ir::{Diagnostic, Function, Module, Param, SigRef, SourceLoc, Type};
use types::{is_wide, mentions_wide};

/// Runs the pass.
///
/// # Errors
/// What there is no form for, with its place.
pub fn run(module: &mut Module) -> Result<(), Vec<Diagnostic>> {
    let types = &module.ctx.types;
    if !types.iter().any(|(ty, _)| is_wide(types, ty)) {
        let concerned = |func: &Function| func.is_defined() && body::concerns(&module.ctx, func);
        if !module.functions.values().any(concerned) {
            return Ok(());
        }
    }
    let mut errors = Vec::new();
    for global in module.globals.values_mut() {
        if mentions_wide(&module.ctx.types, global.ty) {
            match types::narrow(&mut module.ctx, global.ty) {
                Some(ty) => {
                    global.ty = ty;
                    global.init = global.init.map(|c| types::narrow_const(&mut module.ctx, c));
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
    passed(ctx, func.loc, &mut func.ret, &mut func.params)?;
    match func.is_defined() {
        true => body::run(ctx, func),
        false => Ok(()),
    }
}

/// What is passed and returned gets its new types.
fn passed(
    ctx: &mut ir::Context,
    loc: SourceLoc,
    ret: &mut Type,
    params: &mut [Param],
) -> Result<(), Diagnostic> {
    let mut narrow = |ty: Type| {
        if !mentions_wide(&ctx.types, ty) {
            return Ok(ty);
        }
        types::narrow(ctx, ty).ok_or_else(|| types::unsupported(ctx, loc, ty))
    };
    *ret = narrow(*ret)?;
    for param in params {
        param.ty = narrow(param.ty)?;
        param.attrs.indirect = match param.attrs.indirect {
            Some(Indirect::ByVal(ty)) => Some(Indirect::ByVal(narrow(ty)?)),
            Some(Indirect::ByRef(ty)) => Some(Indirect::ByRef(narrow(ty)?)),
            None => None,
        };
    }
    Ok(())
}

/// The signature of an indirect call.
fn signature(ctx: &mut ir::Context, loc: SourceLoc, sig: SigRef) -> Result<SigRef, Diagnostic> {
    let mut new = ctx.signatures[sig].clone();
    passed(ctx, loc, &mut new.ret, &mut new.params)?;
    Ok(ctx.signature(new))
}
