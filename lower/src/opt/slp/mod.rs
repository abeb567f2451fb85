//! Pairs of operations on halves become one operation on packed words: superword-level parallelism
//! of width two.
//!
//! Legal IR has scalars only, so that what was a vector of halves, or two neighbouring elements of
//! an unrolled loop, is two operations here. Where the operands of both lie in words together, or
//! are computed in the same way themselves, one packed instruction does (`v_pk_fma_f16` and its
//! like, on words of which each is two halves). [`plan`] finds such pairs from the ends of chains
//! of operations and follows their operands, through loops as well, and takes a tree of them if
//! [`judge`] finds fewer instructions with it; [`emit`] makes the packed operations.
//!
//! A word of which one half is poison is poison, whereas two values were not so: nothing behind
//! this pass makes anything of that, since both halves of a word that is put together come from
//! values, and constants that are undefined become zeros.

mod emit;
mod judge;
mod plan;

use super::env::Env;
use super::{dce, simplify};
use crate::target::PackedHalves;
use ir::module::FnFlags;
use ir::{Function, Type};

/// Packs what pays.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let strict = func.attrs.flags.contains(FnFlags::STRICT_FP);
    if env.abilities.halves == PackedHalves::No || strict || !computes_with_halves(func) {
        return false;
    }
    let plan = plan::find(env.ctx, func);
    if plan.is_empty() {
        return false;
    }
    emit::rewrite(env.ctx, func, &plan);
    simplify::run(env, func);
    dce::run(env, func);
    true
}

/// Does an instruction compute a half?
fn computes_with_halves(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    func.has_value_of(Type::F16)
        && insts.any(|&i| func.result_type(i) == Type::F16 && plan::is_operation(func, i))
}
