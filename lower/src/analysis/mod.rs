//! Analyses of a function: its graph, what dominates what, its loops, who uses a value, and which
//! values are uniform.
//!
//! Each analysis is a plain structure of dense arrays, filled by `compute`, which may be called
//! again for another function and then reuses its memory. None of them recurses, so that no shape
//! of graph overflows the stack.

pub mod alias;
pub mod distance;
pub mod known_bits;
pub mod loops;
pub mod postdominators;
pub mod sums;
pub mod sync;
pub mod uniformity;
pub mod uses;

pub use graphs::Csr;

pub use alias::{Base, Location, PointerInfo, may_alias};
pub use known_bits::known_bits;
pub use loops::{Loop, LoopForest, Reducibility};
pub use postdominators::PostDomTree;
pub use sums::split_sum;
pub use uniformity::{Uniformity, WaveShape};
pub use uses::Uses;

use graphs::Graph;
use ir::{Block, Function, InstData};
use std::cell::OnceCell;

/// Edges and reverse post-order of a function.
pub type Cfg = graphs::Cfg<Block>;
/// Dominator tree of a function.
pub type DomTree = graphs::DomTree<Block>;
/// Dominance frontiers of a function's blocks.
pub type Frontiers = graphs::Frontiers<Block>;

/// The analyses of the control-flow graph that most passes need together.
#[derive(Clone, Debug, Default)]
pub struct GraphInfo {
    /// Edges and reverse post-order.
    pub cfg: Cfg,
    /// Dominators.
    pub dom: DomTree,
    /// Found when somebody asks: passes over the source mostly do not.
    loops: OnceCell<LoopForest>,
}

impl GraphInfo {
    /// The analyses of a function.
    pub fn new(func: &Function) -> GraphInfo {
        let mut info = GraphInfo::default();
        info.compute(func);
        info
    }

    /// The analyses of a function whose edges have been listed.
    pub fn with_edges(cfg: Cfg) -> GraphInfo {
        let dom = DomTree::new(&cfg);
        GraphInfo::with_dominators(cfg, dom)
    }

    /// The same where its dominators have been found, too.
    pub fn with_dominators(cfg: Cfg, dom: DomTree) -> GraphInfo {
        GraphInfo {
            cfg,
            dom,
            loops: OnceCell::new(),
        }
    }

    /// Are these the analyses of a function as it is? They are if all edges are: nothing else went
    /// into them.
    pub fn is_of(&self, func: &Function) -> bool {
        let same_succs = |&block: &Block| {
            let succs = self.cfg.succs(block);
            match func.blocks[block].insts.last().map(|&last| func.inst(last)) {
                // As most blocks end.
                Some(InstData::Jump { dest }) => matches!(*succs, [to] if to == dest.block),
                Some(InstData::Branch { dests: [a, b], .. }) => {
                    matches!(*succs, [to_a, to_b] if to_a == a.block && to_b == b.block)
                }
                Some(InstData::Switch { default, cases, .. }) => {
                    let cases = cases.iter().map(|case| case.dest.block);
                    let dests = std::iter::once(default.block).chain(cases);
                    dests.eq(succs.iter().copied())
                }
                _ => succs.is_empty(),
            }
        };
        self.cfg.num_blocks() == func.num_nodes()
            && self.cfg.rpo().first() == func.layout.first()
            && self.cfg.rpo().iter().all(same_succs)
    }

    /// The loops.
    pub fn loops(&self) -> &LoopForest {
        self.loops
            .get_or_init(|| LoopForest::new(&self.cfg, &self.dom))
    }

    /// Computes them again.
    pub fn compute(&mut self, func: &Function) {
        self.cfg.compute(func);
        self.dom.compute(&self.cfg);
        self.loops.take();
    }
}
