//! What is done by several operations that each round to the nearest number, in functions that a
//! changed rounding mode may reach: refused.
//!
//! Divisions and roots are refined step by step, integers above 64 bits are rounded without their
//! sign, bfloats by integer arithmetic, and `rint` is an instruction that asks no mode. That is
//! right as long as the mode is the one that programs begin with. Single instructions obey any.

use ir::module::FnFlags;
use ir::{
    ArithFlags, BinaryOp, CastOp, Context, Diagnostic, FloatKind, Function, Inst, InstData,
    Intrinsic, Module, Type, TypeData,
};

/// Refuses such operations in functions that are `strictfp`, if the module changes the mode.
pub fn check(module: &Module) -> Result<(), Vec<Diagnostic>> {
    if !module.functions.values().any(changes_mode) {
        return Ok(());
    }
    let strict = module.functions.values();
    let strict = strict.filter(|f| f.attrs.flags.contains(FnFlags::STRICT_FP));
    let errors: Vec<Diagnostic> = strict.flat_map(|f| refused(&module.ctx, f)).collect();
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

fn changes_mode(func: &Function) -> bool {
    let changes = |&inst: &Inst| {
        matches!(
            func.inst(inst),
            InstData::Intrinsic {
                id: Intrinsic::SetRounding | Intrinsic::SetFpEnv | Intrinsic::SSetReg,
                ..
            }
        )
    };
    let mut blocks = func.layout.iter();
    blocks.any(|&b| func.blocks[b].insts.iter().any(changes))
}

fn refused<'a>(ctx: &'a Context, func: &'a Function) -> impl Iterator<Item = Diagnostic> + 'a {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.filter_map(|&inst| {
        let what = nearest_only(ctx, func, inst)?;
        let message = format!("{what} where the rounding mode may be another is not supported");
        Some(Diagnostic::error(func.inst_loc(inst), message))
    })
}

/// What an operation is, if it rounds to the nearest number whatever the mode is.
fn nearest_only(ctx: &Context, func: &Function, inst: ir::Inst) -> Option<&'static str> {
    use Intrinsic::{LLRint, LRint, NearbyInt, Rint, Sqrt};
    let exact = |flags: ArithFlags| !flags.contains(ArithFlags::AFN);
    let ty = ctx.types.scalar(func.result_type(inst));
    match *func.inst(inst) {
        InstData::Binary {
            op: BinaryOp::FDiv,
            flags,
            ..
        } if exact(flags) => Some("a division"),
        InstData::Intrinsic {
            id: Sqrt, flags, ..
        } if exact(flags) => Some("a square root"),
        InstData::Intrinsic {
            id: Rint | NearbyInt | LRint | LLRint,
            ..
        } => Some("rounding to an integer"),
        InstData::Cast {
            op: CastOp::SiToFp | CastOp::UiToFp,
            arg,
            ..
        } if ctx.types.int_bits(ctx.types.scalar(func.value_type(arg))) > Some(64) => {
            Some("a conversion of more than 64 bits")
        }
        InstData::Binary {
            op: BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul,
            ..
        }
        | InstData::Intrinsic {
            id: Intrinsic::Fma | Intrinsic::FMulAdd,
            ..
        }
        | InstData::Cast {
            op: CastOp::FpTrunc | CastOp::SiToFp | CastOp::UiToFp,
            ..
        } if is_bfloat(ctx, ty) => Some("an operation on 'bfloat'"),
        _ => None,
    }
}

fn is_bfloat(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.types.get(ty), TypeData::Float(FloatKind::BFloat))
}
