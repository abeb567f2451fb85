//! Control-flow normalisation: the graph as legal IR wants it.
//!
//! [`run`] leaves a function in which
//! - every block of the layout can be reached;
//! - every cycle is a natural loop (`reducible`);
//! - at most one block returns (`returns`);
//! - every loop has a preheader (the only block outside with an edge to the header, and without
//!   another edge) and one latch whose only edge goes to the header (`loops`);
//! - no edge is critical: its source has one edge out or its target has one edge in (`critical`),
//!   so that each exit block of a loop has one predecessor, inside the loop;
//! - narrow integers, vectors and structures do not leave loops, because legal IR has no block
//!   parameters of these types (`parts`);
//! - loops are closed (LCSSA, `lcssa`): a value of a loop is used outside only through a parameter
//!   of an exit block;
//! - the layout is topological but for the edges to loop headers, with contiguous loops, and the
//!   block that returns comes last (`layout`): a wave that visits the blocks in this order gets to
//!   the blocks from which control never returns before the lanes that return have ended.
//!
//! Each stage is linear in the function, `lcssa` in the number of values that leave loops times the
//! region they live in. No stage duplicates code.

pub mod check;
pub mod critical;
pub mod lcssa;
pub mod loops;
pub mod parts;
pub mod reducible;
pub mod returns;

use crate::analysis::{Cfg, GraphInfo};
use ir::{Context, Function};
use lcssa::OutsideUses;

/// Runs all stages. Tells whether anything changed.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    run_with(ctx, func, &mut GraphInfo::default())
}

/// The same with what may be the function's graph, and is it at the end.
pub fn run_with(ctx: &mut Context, func: &mut Function, info: &mut GraphInfo) -> bool {
    let mut changed = returns::run(func);
    if !info.is_of(func) {
        info.compute(func);
    }
    changed |= keep_reachable(func, &info.cfg);
    if reducible::run(ctx, func, info) {
        changed = true;
    }
    // Splitting first leaves little to do for the loops: a preheader and a latch often stand on
    // edges that were critical.
    if critical::run(func, &info.cfg) {
        changed = true;
        info.compute(func);
    }
    if loops::run(func, info) {
        changed = true;
        info.compute(func);
    }
    if !info.loops().is_empty() {
        let mut outside = OutsideUses::find(func, info);
        if parts::run(ctx, func, info, &outside) {
            changed = true;
            outside = OutsideUses::find(func, info);
        }
        changed |= lcssa::run(func, info, &outside);
    }
    changed | layout(func, info)
}

/// Takes the blocks from the layout that are unreachable in the function's graph.
pub fn keep_reachable(func: &mut Function, cfg: &Cfg) -> bool {
    let before = func.layout.len();
    func.layout.retain(|&b| cfg.is_reachable(b));
    func.layout.len() != before
}

/// Orders the layout: reachable blocks only, topological, loops contiguous, arms before joins, the
/// block that returns last: it has no edges and is in no loop, so it can stand there.
fn layout(func: &mut Function, info: &GraphInfo) -> bool {
    let mut order = info.loops().order().to_vec();
    if let Some(place) = order.iter().position(|&b| returns::is_return(func, b)) {
        order[place..].rotate_left(1);
    }
    let changed = func.layout != order;
    func.layout = order;
    changed
}
