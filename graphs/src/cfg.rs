//! The control-flow graph of the reachable blocks. Linear in blocks and edges.

use crate::csr::Csr;
use cranelift_entity::EntityRef;

/// The number of blocks that cannot be reached.
pub(crate) const UNREACHABLE: u32 = u32::MAX;

/// A graph with dense node numbers.
pub trait Graph {
    /// Its nodes.
    type Node: EntityRef;

    /// More than any node's number.
    fn num_nodes(&self) -> usize;

    /// The node where control begins.
    fn entry(&self) -> Self::Node;

    /// Calls `f` with the target of each edge that leaves a node, in order.
    fn for_each_succ(&self, node: Self::Node, f: impl FnMut(Self::Node));
}

/// Successors, predecessors and a reverse post-order of the blocks that can be reached from the
/// entry.
///
/// Edges are counted: a branch with both targets equal is two edges. Unreachable blocks have no
/// edges here.
#[derive(Clone, Debug)]
pub struct Cfg<N> {
    succs: Vec<N>,
    /// For each block its part of `succs`.
    succ_ranges: Vec<(u32, u32)>,
    preds: Csr<N, N>,
    rpo: Vec<N>,
    number: Vec<u32>,
    stack: Vec<(N, u32)>,
}

impl<N> Default for Cfg<N> {
    fn default() -> Self {
        Cfg {
            succs: Vec::new(),
            succ_ranges: Vec::new(),
            preds: Csr::default(),
            rpo: Vec::new(),
            number: Vec::new(),
            stack: Vec::new(),
        }
    }
}

impl<N: EntityRef> Cfg<N> {
    /// The edges and orders of a graph.
    pub fn new(graph: &impl Graph<Node = N>) -> Cfg<N> {
        let mut cfg = Cfg::default();
        cfg.compute(graph);
        cfg
    }

    /// Computes it again.
    pub fn compute(&mut self, graph: &impl Graph<Node = N>) {
        let blocks = graph.num_nodes();
        self.succs.clear();
        self.succs.reserve(blocks * 2);
        self.succ_ranges.clear();
        self.succ_ranges.resize(blocks, (0, 0));
        self.order(graph);
        let (succs, ranges, rpo) = (&self.succs, &self.succ_ranges, &self.rpo);
        let edges = rpo.iter().flat_map(|&b| {
            let (start, end) = ranges[b.index()];
            let succs = &succs[start as usize..end as usize];
            succs.iter().map(move |&s| (s, b))
        });
        self.preds.fill_from(blocks, N::new(0), edges);
    }

    /// Depth-first search. The last successor is visited first, so that in the reversed order the
    /// first one comes first.
    fn order(&mut self, graph: &impl Graph<Node = N>) {
        self.rpo.clear();
        self.rpo.reserve(graph.num_nodes());
        self.stack.reserve(graph.num_nodes());
        self.number.clear();
        self.number.resize(graph.num_nodes(), UNREACHABLE);
        self.stack.clear();
        self.open(graph, graph.entry());
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
                self.open(graph, next);
            }
        }
        self.rpo.reverse();
        for (i, &b) in self.rpo.iter().enumerate() {
            self.number[b.index()] = i as u32;
        }
    }

    /// Comes to a block for the first time.
    fn open(&mut self, graph: &impl Graph<Node = N>, block: N) {
        self.number[block.index()] = 0;
        let start = self.succs.len() as u32;
        graph.for_each_succ(block, |to| self.succs.push(to));
        let end = self.succs.len() as u32;
        self.succ_ranges[block.index()] = (start, end);
        self.stack.push((block, end - start));
    }

    /// Successors, one for each edge, in the order of the graph.
    pub fn succs(&self, block: N) -> &[N] {
        let (start, end) = self.succ_ranges[block.index()];
        &self.succs[start as usize..end as usize]
    }

    /// Predecessors, one for each edge, in reverse post-order.
    pub fn preds(&self, block: N) -> &[N] {
        self.preds.get(block)
    }

    /// The one block from which all edges into `block` come.
    pub fn single_pred(&self, block: N) -> Option<N> {
        match self.preds(block) {
            [first, rest @ ..] if rest.iter().all(|p| p == first) => Some(*first),
            _ => None,
        }
    }

    /// The reachable blocks in reverse post-order; the entry is first.
    pub fn rpo(&self) -> &[N] {
        &self.rpo
    }

    /// Place of a reachable block in the reverse post-order.
    pub fn rpo_number(&self, block: N) -> u32 {
        self.number[block.index()]
    }

    /// The places of all blocks in the reverse post-order, [`UNREACHABLE`] of others.
    pub(crate) fn numbers(&self) -> &[u32] {
        &self.number
    }

    /// Can the block be reached from the entry?
    pub fn is_reachable(&self, block: N) -> bool {
        self.number
            .get(block.index())
            .is_some_and(|&n| n != UNREACHABLE)
    }

    /// Number of blocks ever made, reachable or not: the length of dense side tables.
    pub fn num_blocks(&self) -> usize {
        self.number.len()
    }

    /// Does the edge go backwards in the reverse post-order? In a reducible graph these are the
    /// edges to loop headers.
    pub fn is_retreating(&self, from: N, to: N) -> bool {
        self.rpo_number(to) <= self.rpo_number(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Node as Block, graph};

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
