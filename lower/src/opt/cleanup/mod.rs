//! Simplification of the control-flow graph.
//!
//! - `terminators`: branches on constants, with equal targets, to nowhere; switches with few cases;
//! - `params`: block parameters that always get the same argument;
//! - `merge`: a block is appended to its only predecessor, if that jumps;
//! - `forward`: edges to blocks that only pass on go on directly, also past a branch whose direction the edge's arguments tell;
//! - `convert`: small arms of a branch become selects ("if-conversion").
//!
//! Each of them is linear; they are repeated while something changes, at most [`MAX_ROUNDS`] times. No convergent operation is
//! moved over a branch, and none is duplicated.

mod convert;
mod forward;
mod merge;
mod params;
mod terminators;

use super::env::Env;
use super::normalise::remove_unreachable;
use ir::Function;

/// Most repetitions.
const MAX_ROUNDS: usize = 8;

/// Simplifies the graph.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let mut changed = false;
    for _ in 0..MAX_ROUNDS {
        let mut again = terminators::run(env.ctx, func);
        again |= remove_unreachable(func);
        again |= params::run(env.ctx, func);
        again |= merge::run(func);
        again |= forward::run(env.ctx, func);
        again |= remove_unreachable(func);
        again |= convert::run(env.ctx, func);
        changed |= again;
        if !again {
            break;
        }
    }
    changed
}
