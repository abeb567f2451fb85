//! Gives each loop a preheader and one latch. Linear.

use crate::analysis::{GraphInfo, Loop};
use crate::opt::edges::merge_edges;
use ir::{Block, Function};
use smallvec::SmallVec;

/// Which edges into a header.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// From outside of the loop.
    Entering,
    /// From inside.
    Repeating,
}

/// Adds preheaders and latches where they are missing.
pub fn run(func: &mut Function, info: &GraphInfo) -> bool {
    let mut changed = false;
    for l in info.loops().iter() {
        changed |= single(func, info, l, Side::Entering);
        changed |= single(func, info, l, Side::Repeating);
    }
    changed
}

/// Makes the header have one edge of this side, from a block without other edges.
fn single(func: &mut Function, info: &GraphInfo, l: Loop, side: Side) -> bool {
    let header = info.loops().header(l);
    let mut sources = SmallVec::<[Block; 4]>::new();
    let mut edges = 0;
    for &p in info.cfg.preds(header) {
        let inside = info.loops().contains(l, p);
        if inside == (side == Side::Repeating) {
            edges += 1;
            if sources.last() != Some(&p) {
                sources.push(p);
            }
        }
    }
    // The analyses stay right while other loops are changed: that redirects only edges to their own
    // headers.
    if let [only] = sources[..]
        && edges == 1
        && info.cfg.succs(only).len() == 1
    {
        return false;
    }
    let block = merge_edges(func, header, &sources);
    func.layout.push(block);
    true
}
