//! In which order the lanes of a wave that wait for each other go on.
//!
//! Lanes run on their own until each waits at an operation that depends on which lanes are active.
//! Then those that wait at the earliest place go on together. Earliest is meant in an order of the
//! blocks that is topological and keeps loops contiguous: lanes that are still in a loop go on
//! before those that left it, and those in one arm of a branch before those at the join. In a
//! reducible function this brings the lanes together at the end of each branch and loop.

use crate::dominators::Dominators;
use crate::entities::Block;
use crate::function::Function;
use cranelift_entity::EntityRef;

const NONE: u32 = u32::MAX;

/// A topological order of blocks with loops contiguous.
#[derive(Clone, Debug, Default)]
pub struct WaveOrder {
    rank: Vec<u32>,
}

impl WaveOrder {
    /// Rank of a block: who waits at the lowest goes on first.
    pub fn rank(&self, block: Block) -> u32 {
        self.rank[block.index()]
    }

    /// Computes the order in time linear in the function and the depth of its loops.
    pub fn of(func: &Function) -> WaveOrder {
        let dom = Dominators::compute(func);
        let parent = innermost_loops(func, &dom);
        // Each loop is a list of blocks and inner loops in reverse post-order; the header stands
        // first. A loop is named by its header's position, and stands in its parent's list where
        // its header would.
        let n = dom.rpo().len();
        let mut lists: Vec<Vec<u32>> = vec![Vec::new(); n + 1];
        let index = |l: u32| if l == NONE { n } else { l as usize };
        for (i, &(inner, outer)) in parent.iter().enumerate() {
            lists[index(inner)].push(i as u32);
            if inner == i as u32 {
                lists[index(outer)].push(i as u32);
            }
        }
        let mut rank = vec![NONE; func.blocks.len()];
        let mut next = 0;
        let mut work: Vec<(usize, usize)> = vec![(n, 0)];
        while let Some((list, at)) = work.pop() {
            let Some(&item) = lists[list].get(at) else {
                continue;
            };
            work.push((list, at + 1));
            let is_inner_loop = parent[item as usize].0 == item && list != item as usize;
            if is_inner_loop {
                work.push((item as usize, 0));
            } else {
                rank[dom.rpo()[item as usize].index()] = next;
                next += 1;
            }
        }
        WaveOrder { rank }
    }
}

/// By position in the reverse post-order: the header of the innermost natural loop that holds the
/// block, and, for a header, that of the next one outside. `NONE` for no loop.
fn innermost_loops(func: &Function, dom: &Dominators) -> Vec<(u32, u32)> {
    let n = dom.rpo().len();
    let mut inner = vec![NONE; n];
    let mut outer = vec![NONE; n];
    // Headers from the last to the first: inner loops are found before outer ones, which then climb
    // over them as a whole.
    for h in (0..n).rev() {
        let header = dom.rpo()[h];
        let mut work: Vec<usize> = dom
            .predecessors(header)
            .filter(|&p| dom.dominates(header, p))
            .filter_map(|p| dom.rpo_index(p))
            .collect();
        if work.is_empty() {
            continue;
        }
        inner[h] = h as u32;
        while let Some(b) = work.pop() {
            let mut top = b;
            // Climb to the outermost loop known that holds the block.
            if inner[top] != NONE {
                top = inner[top] as usize;
                while outer[top] != NONE {
                    top = outer[top] as usize;
                }
            }
            if top == h {
                continue;
            }
            if inner[top] == NONE {
                inner[top] = h as u32;
            } else {
                outer[top] = h as u32;
            }
            work.extend(
                dom.predecessors(dom.rpo()[top])
                    .filter_map(|p| dom.rpo_index(p)),
            );
        }
    }
    debug_assert!(func.is_defined());
    inner.into_iter().zip(outer).collect()
}
