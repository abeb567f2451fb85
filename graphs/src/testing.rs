//! Graphs for the unit tests.

use crate::Graph;
use cranelift_entity::{EntityRef, entity_impl};

/// A node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Node(u32);
entity_impl!(Node, "n");

/// A graph by its edges; node 0 is the entry.
#[derive(Clone, Debug)]
pub struct Edges(Vec<Vec<Node>>);

impl Graph for Edges {
    type Node = Node;

    fn num_nodes(&self) -> usize {
        self.0.len()
    }

    fn entry(&self) -> Node {
        Node::new(0)
    }

    fn for_each_succ(&self, node: Node, f: impl FnMut(Node)) {
        self.0[node.index()].iter().copied().for_each(f);
    }
}

/// A graph with the given edges, nodes in order.
pub fn graph(edges: &[(u32, &[u32])]) -> Edges {
    let mut out = vec![Vec::new(); edges.len()];
    for &(from, to) in edges {
        out[from as usize].extend(to.iter().map(|&t| Node::from_u32(t)));
    }
    Edges(out)
}

/// A small generator of pseudo-random numbers (xorshift), so that tests are the same in every run.
pub struct Rng(u64);

impl Rng {
    /// A generator; the same numbers for the same seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A random graph of `n` nodes for [`graph`]; node 0 has no predecessor.
pub fn random_edges(rng: &mut Rng, n: u32) -> Vec<(u32, Vec<u32>)> {
    (0..n)
        .map(|i| {
            let count = match i {
                0 => 1 + rng.below(2),
                _ => rng.below(4),
            };
            let to = (0..count).map(|_| 1 + rng.below(n - 1)).collect();
            (i, to)
        })
        .collect()
}
