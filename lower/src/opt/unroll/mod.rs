//! Short loops that count are written out, an iteration after the other: their numbers are
//! constants then. For those that count through a small private array that is worth much, since
//! promotion (`sroa`) takes the array out of memory.
//!
//! ```text
//! for (i = 0; i < 4; i++)        a[0] += x
//!     a[i] += x;                 a[1] += x …
//! ```
//!
//! Frontends that leave optimisation to others write so what has to stand in registers: the sums of
//! a block of a matrix product, the state of a cipher. In memory each access takes as long as one
//! of the cache at best.
//!
//! The loop is executed as far as constants go ([`copy`]): each iteration is copied with what is
//! known of its numbers, branches whose direction is known have but that one, and where no copy
//! goes back any more the loop is done. So any number of exits is right, and any way of counting.
//! If that does not come to its end within the instructions that are allowed, the loop stays.
//!
//! When: a loop one of whose exits hangs on its numbers alone ([`plan`]), as those of all loops
//! inside do. Those that access, at an index made of these, an array whose address does not escape
//! may become longer than others; and those for which the source asks (`llvm.loop.unroll.full`).
//! Where the source forbids it, they stay (`llvm.loop.unroll.disable`).
//! Outer loops are tried first, since how often an inner one goes round may hang on them.
//!
//! Nothing in it concerns other lanes, calls, or orders memory: lanes that leave such a loop early
//! wait behind it for the others, as they do behind its copies, and nobody in it can wait for them.
//!
//! A value that is used behind the loop has a definition for each copy. It is written to a variable
//! and read where it is used ([`leaving`]); promotion, which comes after, makes values of it again.
//!
//! Each loop that is written out costs a look at the whole function: there is work for a number of
//! instructions that is in proportion to it ([`LOOKS`]).

mod copy;
mod leaving;
mod plan;

use super::env::Env;
use super::normalise::keep_reachable;
use super::{cleanup, simplify, sroa};
use crate::abi::max_workgroup_size;
use crate::analysis::Cfg;
use cranelift_entity::EntitySet;
use ir::{Block, Function};
use plan::{Arrays, MAX_COPIED};

/// Looks at the whole function: so many, and more in small ones.
const LOOKS: usize = 8;
/// Instructions of all looks that are always allowed.
const LEAST_WORK: usize = 50_000;
/// Most instructions that take the place of all loops of a function.
const MAX_GROWTH: usize = 16_384;
/// Copies that are made in vain, of loops that are too long: so many, and one for so many
/// instructions of the function.
const LEAST_VAIN: usize = 4 * MAX_COPIED;
const INSTS_OF_VAIN: usize = 8;

/// Writes out the loops for which it pays, and promotes what can be promoted then.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let size = |func: &Function| -> usize {
        let blocks = func.layout.iter();
        blocks.map(|&b| func.blocks[b].insts.len()).sum()
    };
    let all = size(func);
    let mut left = Left {
        growth: MAX_GROWTH,
        vain: LEAST_VAIN + all / INSTS_OF_VAIN,
        too_long: EntitySet::new(),
    };
    let mut work = LOOKS * all + LEAST_WORK;
    let mut changed = false;
    while unroll_one(env, func, &mut left) {
        changed = true;
        match work.checked_sub(size(func)) {
            Some(rest) => work = rest,
            None => break,
        }
    }
    if changed {
        cleanup::run(env, func);
        sroa::run(env, func);
        simplify::run(env, func);
    }
    changed
}

/// What may still be done in a function.
struct Left {
    /// Instructions that take the place of loops.
    growth: usize,
    /// Copies that are made in vain.
    vain: usize,
    /// The headers of loops that are too long.
    too_long: EntitySet<Block>,
}

/// Writes out the first loop for which it pays, if there is one.
fn unroll_one(env: &mut Env<'_>, func: &mut Function, left: &mut Left) -> bool {
    let info = env.graph(func);
    if info.loops().is_empty() {
        return false;
    }
    // As for other arrays in registers (`arrays`): half of those that a work-item has.
    let registers = env.abilities.vgprs(max_workgroup_size(func)) / 2;
    let arrays = Arrays::find(env.ctx, func, &info, 4 * u64::from(registers));
    let is_done = info.loops().iter().rev().any(|l| {
        let header = info.loops().header(l);
        if left.too_long.contains(header) {
            return false;
        }
        let Some(room) = plan::room(env.ctx, func, &info, l, &arrays) else {
            return false;
        };
        let most = room.min(left.growth);
        if left.vain < most {
            return false;
        }
        match copy::unroll(env, func, &info, l, most) {
            Some(copied) => left.growth -= copied,
            None => {
                left.vain -= most;
                left.too_long.insert(header);
            }
        }
        !left.too_long.contains(header)
    });
    if is_done {
        let cfg = Cfg::new(func);
        keep_reachable(func, &cfg);
        env.keep_edges(cfg);
    }
    is_done
}
