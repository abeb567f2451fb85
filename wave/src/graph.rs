//! The wave graph with its orders and dominators.

use graphs::{Cfg, DomTree, Frontiers};
use mir::{Block, Function, WaveEdges};

/// Edges, reverse post-order and dominators of the wave graph.
pub struct WaveGraph {
    cfg: Cfg<Block>,
    dom: DomTree<Block>,
}

impl WaveGraph {
    /// Looks at a function's wave edges.
    pub fn new(func: &Function) -> WaveGraph {
        let cfg = Cfg::new(&WaveEdges(func));
        let dom = DomTree::new(&cfg);
        WaveGraph { cfg, dom }
    }

    /// Can the block be reached?
    pub fn is_reachable(&self, block: Block) -> bool {
        self.cfg.is_reachable(block)
    }

    /// Predecessors, one for each edge.
    pub fn preds(&self, block: Block) -> &[Block] {
        self.cfg.preds(block)
    }

    /// Blocks in reverse post-order; those that cannot be reached are left out.
    pub fn order(&self) -> &[Block] {
        self.cfg.rpo()
    }

    /// Place in the reverse post-order.
    pub fn number(&self, block: Block) -> u32 {
        self.cfg.rpo_number(block)
    }

    /// Blocks in a preorder of the dominator tree.
    pub fn preorder(&self) -> &[Block] {
        self.dom.preorder()
    }

    /// Does every path to `b` go through `a`?
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        self.dom.dominates(a, b)
    }

    /// Where definitions meet.
    pub fn frontiers(&self) -> Frontiers<Block> {
        Frontiers::new(&self.cfg, &self.dom)
    }
}
