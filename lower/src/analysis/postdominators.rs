//! Postdominator tree: the dominator tree of the reversed graph. Near-linear, as
//! [`graphs::DomTree`].
//!
//! A virtual exit follows every block that ends the function. A region that cannot reach an end (an
//! infinite loop) gets an edge to the virtual exit from its last block in reverse post-order, so
//! that every reachable block is in the tree.

use super::Cfg;
use cranelift_entity::EntityRef;
use graphs::{Intervals, SemiNca, SpanningTree};
use ir::Block;

const NONE: u32 = u32::MAX;

/// The postdominator tree of the reachable blocks. Node 0 is the virtual exit.
#[derive(Clone, Debug, Default)]
pub struct PostDomTree {
    blocks: Vec<Block>,
    number: Vec<u32>,
    is_end: Vec<bool>,
    ipdom: Vec<u32>,
    tree: SpanningTree,
    intervals: Intervals,
    nca: SemiNca,
    stack: Vec<(Block, u32)>,
}

impl PostDomTree {
    /// The postdominator tree of a graph.
    pub fn new(cfg: &Cfg) -> PostDomTree {
        let mut tree = PostDomTree::default();
        tree.compute(cfg);
        tree
    }

    /// Computes it again.
    pub fn compute(&mut self, cfg: &Cfg) {
        self.span(cfg);
        let (blocks, number, is_end) = (&self.blocks, &self.number, &self.is_end);
        self.nca.run(&self.tree, &mut self.ipdom, |w, put| {
            let block = blocks[w as usize - 1];
            if is_end[block.index()] {
                put(0);
            }
            for &s in cfg.succs(block) {
                put(number[s.index()]);
            }
        });
        self.intervals.compute(&self.ipdom);
    }

    fn span(&mut self, cfg: &Cfg) {
        self.blocks.clear();
        self.tree.parent.clear();
        self.tree.parent.push(0);
        self.number.clear();
        self.number.resize(cfg.num_blocks(), NONE);
        self.is_end.clear();
        self.is_end.resize(cfg.num_blocks(), false);
        for &b in cfg.rpo() {
            if cfg.succs(b).is_empty() {
                self.root(cfg, b);
            }
        }
        for &b in cfg.rpo().iter().rev() {
            if self.number[b.index()] == NONE {
                self.root(cfg, b);
            }
        }
    }

    fn root(&mut self, cfg: &Cfg, end: Block) {
        self.is_end[end.index()] = true;
        self.stack.push((end, 0));
        while let Some((block, parent)) = self.stack.pop() {
            if self.number[block.index()] != NONE {
                continue;
            }
            self.blocks.push(block);
            let n = self.blocks.len() as u32;
            self.number[block.index()] = n;
            self.tree.parent.push(parent);
            for &p in cfg.preds(block).iter().rev() {
                if self.number[p.index()] == NONE {
                    self.stack.push((p, n));
                }
            }
        }
    }

    /// Immediate postdominator; `None` where that is the end of the function, and for unreachable
    /// blocks.
    pub fn ipdom(&self, block: Block) -> Option<Block> {
        match self.number.get(block.index()).copied() {
            None | Some(NONE) => None,
            Some(n) => match self.ipdom[n as usize] {
                0 => None,
                p => Some(self.blocks[p as usize - 1]),
            },
        }
    }

    /// Does every path from `b` to the end go through `a`? True for `a == b`; false if one of them
    /// is unreachable.
    pub fn postdominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (self.number[a.index()], self.number[b.index()]);
        a != NONE && b != NONE && self.intervals.contains(a, b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::graph;

    fn b(i: u32) -> Block {
        Block::from_u32(i)
    }

    #[test]
    fn a_join_postdominates_the_branch() {
        let f = graph(&[(0, &[1, 2]), (1, &[3]), (2, &[3]), (3, &[])]);
        let t = PostDomTree::new(&Cfg::new(&f));
        assert_eq!(t.ipdom(b(0)), Some(b(3)));
        assert_eq!(t.ipdom(b(3)), None);
        assert!(t.postdominates(b(3), b(1)) && !t.postdominates(b(1), b(0)));
    }

    #[test]
    fn two_returns_have_nothing_in_common() {
        let f = graph(&[(0, &[1, 2]), (1, &[]), (2, &[])]);
        let t = PostDomTree::new(&Cfg::new(&f));
        assert_eq!(t.ipdom(b(0)), None);
    }

    #[test]
    fn an_infinite_loop_is_in_the_tree() {
        let f = graph(&[(0, &[1, 3]), (1, &[2]), (2, &[1]), (3, &[])]);
        let t = PostDomTree::new(&Cfg::new(&f));
        assert_eq!(t.ipdom(b(1)), Some(b(2)));
        assert_eq!(t.ipdom(b(2)), None);
        assert_eq!(t.ipdom(b(0)), None);
    }
}
