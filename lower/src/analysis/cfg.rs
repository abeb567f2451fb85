//! The control-flow graph of the reachable blocks. Linear in blocks and edges.

use super::csr::Csr;
use cranelift_entity::EntityRef;
use ir::{Block, Function};

const UNREACHABLE: u32 = u32::MAX;

/// Successors, predecessors and a reverse post-order of the blocks that can be reached from the entry.
///
/// Edges are counted: a branch with both targets equal is two edges. Unreachable blocks have no edges here.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    succs: Vec<Block>,
    /// For each block its part of `succs`.
    succ_ranges: Vec<(u32, u32)>,
    preds: Csr<Block, Block>,
    rpo: Vec<Block>,
    number: Vec<u32>,
    stack: Vec<(Block, u32)>,
}

impl Cfg {
    /// The graph of a defined function.
    pub fn new(func: &Function) -> Cfg {
        let mut cfg = Cfg::default();
        cfg.compute(func);
        cfg
    }

    /// Computes it again.
    pub fn compute(&mut self, func: &Function) {
        let blocks = func.blocks.len();
        self.succs.clear();
        self.succ_ranges.clear();
        self.succ_ranges.resize(blocks, (0, 0));
        for &b in &func.layout {
            let start = self.succs.len() as u32;
            if let Some(t) = func.terminator(b) {
                func.for_each_target(t, |dest| self.succs.push(dest.block));
            }
            self.succ_ranges[b.index()] = (start, self.succs.len() as u32);
        }
        self.order(func.entry(), blocks);
        let (succs, ranges, rpo) = (&self.succs, &self.succ_ranges, &self.rpo);
        self.preds.fill(blocks, Block::new(0), |put| {
            for &b in rpo {
                let (start, end) = ranges[b.index()];
                for &s in &succs[start as usize..end as usize] {
                    put(s, b);
                }
            }
        });
    }

    /// Depth-first search. The last successor is visited first, so that in the reversed order the first one comes first.
    fn order(&mut self, entry: Block, blocks: usize) {
        self.rpo.clear();
        self.number.clear();
        self.number.resize(blocks, UNREACHABLE);
        self.stack.clear();
        self.stack.push((entry, self.succs(entry).len() as u32));
        self.number[entry.index()] = 0;
        while let Some((block, left)) = self.stack.last_mut() {
            if *left == 0 {
                self.rpo.push(*block);
                self.stack.pop();
                continue;
            }
            *left -= 1;
            let (block, left) = (*block, *left);
            let next = self.succs(block)[left as usize];
            if self.number[next.index()] == UNREACHABLE {
                self.number[next.index()] = 0;
                let count = self.succs(next).len() as u32;
                self.stack.push((next, count));
            }
        }
        self.rpo.reverse();
        for (i, &b) in self.rpo.iter().enumerate() {
            self.number[b.index()] = i as u32;
        }
    }

    /// Successors, one for each edge, in the order of `Function::targets`.
    pub fn succs(&self, block: Block) -> &[Block] {
        let (start, end) = self.succ_ranges[block.index()];
        &self.succs[start as usize..end as usize]
    }

    /// Predecessors, one for each edge, in reverse post-order.
    pub fn preds(&self, block: Block) -> &[Block] {
        self.preds.get(block)
    }

    /// The one block from which all edges into `block` come.
    pub fn single_pred(&self, block: Block) -> Option<Block> {
        match self.preds(block) {
            [first, rest @ ..] if rest.iter().all(|p| p == first) => Some(*first),
            _ => None,
        }
    }

    /// The reachable blocks in reverse post-order; the entry is first.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }

    /// Place of a reachable block in the reverse post-order.
    pub fn rpo_number(&self, block: Block) -> u32 {
        self.number[block.index()]
    }

    /// Can the block be reached from the entry?
    pub fn is_reachable(&self, block: Block) -> bool {
        self.number
            .get(block.index())
            .is_some_and(|&n| n != UNREACHABLE)
    }

    /// Number of blocks ever made, reachable or not: the length of dense side tables.
    pub fn num_blocks(&self) -> usize {
        self.number.len()
    }

    /// Does the edge go backwards in the reverse post-order? In a reducible graph these are the edges to loop headers.
    pub fn is_retreating(&self, from: Block, to: Block) -> bool {
        self.rpo_number(to) <= self.rpo_number(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::graph;

    fn blocks(ids: &[u32]) -> Vec<Block> {
        ids.iter().map(|&i| Block::from_u32(i)).collect()
    }

    #[test]
    fn order_puts_the_first_arm_first() {
        let f = graph(&[(0, &[1, 2]), (1, &[3]), (2, &[3]), (3, &[])]);
        let cfg = Cfg::new(&f);
        assert_eq!(cfg.rpo(), blocks(&[0, 1, 2, 3]));
        assert_eq!(cfg.preds(Block::from_u32(3)), blocks(&[1, 2]));
        assert_eq!(cfg.single_pred(Block::from_u32(3)), None);
    }

    #[test]
    fn unreachable_blocks_have_no_edges() {
        let f = graph(&[(0, &[2]), (1, &[2]), (2, &[])]);
        let cfg = Cfg::new(&f);
        assert!(!cfg.is_reachable(Block::from_u32(1)));
        assert_eq!(cfg.preds(Block::from_u32(2)), blocks(&[0]));
    }

    #[test]
    fn edges_are_counted() {
        let f = graph(&[(0, &[1, 1]), (1, &[])]);
        let cfg = Cfg::new(&f);
        assert_eq!(cfg.preds(Block::from_u32(1)).len(), 2);
        assert_eq!(
            cfg.single_pred(Block::from_u32(1)),
            Some(Block::from_u32(0))
        );
    }

    #[test]
    fn a_long_chain_does_not_overflow_the_stack() {
        let edges: Vec<[u32; 1]> = (1..100_001).map(|i| [i]).collect();
        let mut list: Vec<(u32, &[u32])> = edges
            .iter()
            .enumerate()
            .map(|(i, e)| (i as u32, &e[..]))
            .collect();
        list.push((100_000, &[]));
        assert_eq!(Cfg::new(&graph(&list)).rpo().len(), 100_001);
    }
}
