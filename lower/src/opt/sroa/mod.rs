//! Scalar replacement of aggregates and promotion of memory to values ("mem2reg").
//!
//! Two phases over the `alloca`s whose addresses do not escape:
//! 1. `expand`: constant-size memory intrinsics and accesses of whole aggregates become loads and
//!    stores of scalars; vector accesses are split into elements where other accesses see the same
//!    bytes differently.
//! 2. `promote`: the accesses of each alloca are partitioned into ranges that do not overlap. A
//!    range that is always accessed as a whole becomes a variable of that type; one that is
//!    accessed in parts, if it has at most 16 bytes, becomes an integer that loads and stores shift
//!    and mask. Variables become values, with block parameters on iterated dominance frontiers
//!    where they are live.
//!
//! An address escapes if it is used other than by loads, stores to it, constant offsets, casts and
//! lifetime markers. What cannot be promoted stays in memory. Linear in instructions, but for
//! sorting the accesses, and for liveness, which costs each variable the region that it is live in.

mod access;
mod coerce;
mod expand;
mod promote;

pub(super) use coerce::MAX_MIXED;

use super::env::Env;
use access::Slots;
pub(super) use access::has_alloca;
use ir::Function;

/// Runs both phases.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !has_alloca(func) {
        return false;
    }
    let info = env.lasting_graph(func);
    let mut slots = Slots::collect(env.ctx, func, &info);
    let changed = expand::run(env.ctx, func, &info, &slots);
    if changed {
        slots = Slots::collect(env.ctx, func, &info);
    }
    changed | promote::run(env.ctx, func, &info, &slots)
}
