//! Simplification of the control-flow graph.
//!
//! - `terminators`: branches on constants, with equal targets, to nowhere; switches with few cases;
//! - `params`: block parameters that always get the same argument;
//! - `words`: block parameters that are words of others;
//! - `merge`: a block is appended to its only predecessor, if that jumps;
//! - `forward`: edges to blocks that only pass on go on directly, also past a branch whose
//!   direction the edge's arguments tell, as far as loops keep what happens in their `turns`;
//! - `convert`: small arms of a branch or a switch become selects ("if-conversion").
//!
//! Each of them is linear; they are repeated while something changes, at most [`MAX_ROUNDS`] times.
//! No convergent operation is moved over a branch, and none is duplicated.

mod convert;
mod forward;
mod merge;
pub(super) mod params;
mod terminators;
mod turns;
mod words;

use super::env::Env;
use super::normalise::keep_reachable;
use crate::analysis::{Cfg, GraphInfo};
use ir::{Context, Function};

/// Most repetitions.
const MAX_ROUNDS: usize = 8;

/// What tells whether it changed anything, of a graph that more is known of as long as nothing has
/// changed.
type Step = fn(&mut Context, &mut Function, &Cfg, Option<&GraphInfo>) -> bool;

/// Simplifies the graph.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let graph = env.graph(func);
    let mut changed = keep_reachable(func, &graph.cfg);
    // One block and nothing in it to pass on.
    if graph.cfg.rpo().len() == 1 {
        return changed;
    }
    let steps: [Step; 6] = [
        |ctx, func, _, _| terminators::run(ctx, func),
        |ctx, func, cfg, _| params::run(ctx, func, cfg),
        |ctx, func, cfg, _| words::run(ctx, func, cfg),
        |_, func, cfg, _| merge::run(func, cfg),
        |ctx, func, cfg, info| forward::run(ctx, func, cfg, info),
        |ctx, func, cfg, _| convert::run(ctx, func, cfg),
    ];
    // A step is done when it and all others since its last run have changed nothing.
    let mut idle = 0;
    let mut later: Option<Cfg> = None;
    for step in steps.iter().cycle().take(MAX_ROUNDS * steps.len()) {
        let (cfg, info) = match &later {
            Some(cfg) => (cfg, None),
            None => (&graph.cfg, Some(&*graph)),
        };
        if step(env.ctx, func, cfg, info) {
            changed = true;
            idle = 0;
            let cfg = later.get_or_insert_default();
            cfg.compute(func);
            keep_reachable(func, cfg);
        } else {
            idle += 1;
            if idle == steps.len() {
                break;
            }
        }
    }
    if let Some(cfg) = later {
        env.keep_edges(cfg);
    }
    changed
}
