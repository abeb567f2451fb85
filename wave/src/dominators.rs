//! Dominators of the wave graph, by the algorithm of Cooper, Harvey and Kennedy over reverse post-order. Near-linear.

use cranelift_entity::SecondaryMap;
use mir::{Block, Function};

/// Predecessors and immediate dominators on the wave graph.
pub struct WaveGraph {
    /// Predecessors of each block.
    pub preds: SecondaryMap<Block, Vec<Block>>,
    /// Blocks in reverse post-order; those that cannot be reached are left out.
    pub order: Vec<Block>,
    number: SecondaryMap<Block, u32>,
    idom: Vec<u32>,
    depth: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl WaveGraph {
    /// Looks at a function's wave edges.
    pub fn new(func: &Function) -> WaveGraph {
        let order = reverse_post_order(func);
        let mut number = SecondaryMap::with_default(NONE);
        for (i, &block) in order.iter().enumerate() {
            number[block] = i as u32;
        }
        let mut preds: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        for &block in &order {
            for edge in &func.blocks[block].wave_succs {
                preds[edge.block].push(block);
            }
        }
        let idom = immediate_dominators(&order, &number, &preds);
        let mut depth = vec![0; order.len()];
        for i in 1..order.len() {
            depth[i] = depth[idom[i] as usize] + 1;
        }
        WaveGraph {
            preds,
            order,
            number,
            idom,
            depth,
        }
    }

    /// Can the block be reached?
    pub fn is_reachable(&self, block: Block) -> bool {
        self.number[block] != NONE
    }

    /// Does every path to `b` go through `a`?
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, mut b) = (self.number[a], self.number[b]);
        if a == NONE || b == NONE {
            return false;
        }
        while self.depth[b as usize] > self.depth[a as usize] {
            b = self.idom[b as usize];
        }
        a == b
    }
}

fn reverse_post_order(func: &Function) -> Vec<Block> {
    let mut seen: SecondaryMap<Block, bool> = SecondaryMap::with_default(false);
    let mut post = Vec::with_capacity(func.layout.len());
    let mut stack = vec![(func.entry(), 0)];
    seen[func.entry()] = true;
    while let Some((block, next)) = stack.pop() {
        match func.blocks[block].wave_succs.get(next) {
            Some(edge) => {
                stack.push((block, next + 1));
                if !seen[edge.block] {
                    seen[edge.block] = true;
                    stack.push((edge.block, 0));
                }
            }
            None => post.push(block),
        }
    }
    post.reverse();
    post
}

fn immediate_dominators(
    order: &[Block],
    number: &SecondaryMap<Block, u32>,
    preds: &SecondaryMap<Block, Vec<Block>>,
) -> Vec<u32> {
    let mut idom = vec![NONE; order.len()];
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for i in 1..order.len() {
            let known = preds[order[i]]
                .iter()
                .map(|&p| number[p])
                .filter(|&p| idom[p as usize] != NONE);
            let new = known.reduce(|a, b| intersect(&idom, a, b));
            if let Some(new) = new {
                if idom[i] != new {
                    idom[i] = new;
                    changed = true;
                }
            }
        }
    }
    idom
}

fn intersect(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = idom[a as usize];
        }
        while b > a {
            b = idom[b as usize];
        }
    }
    a
}
