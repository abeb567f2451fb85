//! Control-flow graph in dense arrays, and its dominator tree.
//!
//! The tree is that of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm", 2001): immediate dominators
//! are iterated to a fixed point over the reverse post-order. One pass and a confirming one suffice for reducible graphs, so the
//! time is linear in practice. Nothing here recurses: the depth of a graph is bounded by memory only.

use crate::entities::Block;
use crate::function::Function;
use cranelift_entity::EntityRef;

/// Marks a block that control cannot reach, and the entry's missing dominator.
const NONE: u32 = u32::MAX;

/// Reachable blocks, their edges and dominators. Every target of a terminator must be a block of the function.
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    /// Reachable blocks in reverse post-order; the entry is first.
    rpo: Vec<Block>,
    /// Position in `rpo`, by block.
    rpo_index: Vec<u32>,
    /// Predecessors of `rpo[i]`, as positions in `rpo`: `preds[pred_start[i]..pred_start[i + 1]]`; one entry per edge.
    preds: Vec<u32>,
    pred_start: Vec<u32>,
    /// Immediate dominator of `rpo[i]`, as a position in `rpo`; `NONE` for the entry.
    idom: Vec<u32>,
    /// Entry and exit times of a walk over the tree, by position in `rpo`: `a` dominates `b` if `a`'s interval holds `b`'s.
    enter: Vec<u32>,
    leave: Vec<u32>,
}

impl Dominators {
    /// Computes everything for a defined function.
    pub fn compute(func: &Function) -> Dominators {
        let mut dom = Dominators::default();
        dom.order(func);
        dom.edges(func);
        dom.immediate_dominators();
        dom.number_tree();
        dom
    }

    /// Reachable blocks in reverse post-order.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }

    /// Position of a block in [`Dominators::rpo`], `None` if control cannot reach it.
    pub fn rpo_index(&self, block: Block) -> Option<usize> {
        match self.rpo_index.get(block.index()) {
            Some(&i) if i != NONE => Some(i as usize),
            _ => None,
        }
    }

    /// Can control reach the block?
    pub fn is_reachable(&self, block: Block) -> bool {
        self.rpo_index(block).is_some()
    }

    /// Reachable predecessors of a block, one for each edge.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let range = self.rpo_index(block).map_or(0..0, |i| {
            self.pred_start[i] as usize..self.pred_start[i + 1] as usize
        });
        self.preds[range].iter().map(|&p| self.rpo[p as usize])
    }

    /// Immediate dominator, `None` for the entry and for unreachable blocks.
    pub fn idom(&self, block: Block) -> Option<Block> {
        let idom = self.idom[self.rpo_index(block)?];
        (idom != NONE).then(|| self.rpo[idom as usize])
    }

    /// Does every path from the entry to `b` go through `a`? Each block dominates itself. Nothing reachable is
    /// dominated by an unreachable block; an unreachable block is dominated by all.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let Some(b) = self.rpo_index(b) else {
            return true;
        };
        let Some(a) = self.rpo_index(a) else {
            return false;
        };
        self.enter[a] <= self.enter[b] && self.leave[b] <= self.leave[a]
    }

    fn order(&mut self, func: &Function) {
        self.rpo_index = vec![NONE; func.blocks.len()];
        let entry = func.entry();
        // The walk's stack holds, for each open block, its successors not yet looked at.
        let mut stack = vec![(entry, func.successors(entry).into_iter())];
        self.rpo_index[entry.index()] = 0;
        while let Some((block, rest)) = stack.last_mut() {
            match rest.next() {
                Some(next) if self.rpo_index[next.index()] == NONE => {
                    self.rpo_index[next.index()] = 0;
                    stack.push((next, func.successors(next).into_iter()));
                }
                Some(_) => {}
                None => {
                    self.rpo.push(*block);
                    stack.pop();
                }
            }
        }
        self.rpo.reverse();
        for (i, &block) in self.rpo.iter().enumerate() {
            self.rpo_index[block.index()] = i as u32;
        }
    }

    fn edges(&mut self, func: &Function) {
        let mut start = vec![0u32; self.rpo.len() + 1];
        let mut list = Vec::new();
        for (i, &block) in self.rpo.iter().enumerate() {
            for succ in func.successors(block) {
                let to = self.rpo_index[succ.index()];
                start[to as usize + 1] += 1;
                list.push((i as u32, to));
            }
        }
        for i in 0..self.rpo.len() {
            start[i + 1] += start[i];
        }
        let mut next = start.clone();
        self.preds = vec![0; list.len()];
        for (from, to) in list {
            self.preds[next[to as usize] as usize] = from;
            next[to as usize] += 1;
        }
        self.pred_start = start;
    }

    fn immediate_dominators(&mut self) {
        self.idom = vec![NONE; self.rpo.len()];
        self.idom[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for i in 1..self.rpo.len() {
                let preds = self.pred_start[i] as usize..self.pred_start[i + 1] as usize;
                let mut new = NONE;
                for p in preds {
                    let pred = self.preds[p];
                    if self.idom[pred as usize] == NONE {
                        continue;
                    }
                    new = if new == NONE {
                        pred
                    } else {
                        self.intersect(new, pred)
                    };
                }
                changed |= self.idom[i] != new;
                self.idom[i] = new;
            }
        }
        self.idom[0] = NONE;
    }

    /// The nearest common ancestor of two blocks in the tree so far: positions fall towards the root.
    fn intersect(&self, mut a: u32, mut b: u32) -> u32 {
        while a != b {
            while a > b {
                a = self.idom[a as usize];
            }
            while b > a {
                b = self.idom[b as usize];
            }
        }
        a
    }

    /// Numbers the tree without walking it: children come after parents in `rpo`, so sizes add up backwards, and
    /// each child's interval is cut from its parent's forwards.
    fn number_tree(&mut self) {
        let n = self.rpo.len();
        let mut size = vec![1u32; n];
        for i in (1..n).rev() {
            size[self.idom[i] as usize] += size[i];
        }
        self.enter = vec![0; n];
        self.leave = vec![0; n];
        let mut next_child = vec![1u32; n];
        self.leave[0] = n as u32;
        for i in 1..n {
            let parent = self.idom[i] as usize;
            self.enter[i] = next_child[parent];
            self.leave[i] = self.enter[i] + size[i];
            next_child[parent] += size[i];
            next_child[i] = self.enter[i] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::Module;
    use crate::types::Type;

    /// A function whose block `i` branches to `edges[i]`.
    fn graph(edges: &[&[usize]]) -> (Module, Vec<Block>) {
        let mut m = Module::new();
        let f = m.add_function("f", Type::VOID, &[Type::I1]);
        let mut b = m.build(f);
        let entry = b.create_entry();
        let cond = b.params(entry)[0];
        let mut blocks = vec![entry];
        blocks.extend((1..edges.len()).map(|_| b.create_block()));
        for (i, targets) in edges.iter().enumerate() {
            b.switch_to(blocks[i]);
            match **targets {
                [] => b.ret_void(),
                [t] => b.jump(blocks[t], &[]),
                [t, e] => b.branch(cond, (blocks[t], &[]), (blocks[e], &[])),
                _ => unreachable!("at most two targets"),
            }
        }
        (m, blocks)
    }

    /// Dominance by definition: `b` cannot be reached from the entry when `a` is taken away.
    fn dominates_by_definition(edges: &[&[usize]], a: usize, b: usize) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut work = if a == 0 { vec![] } else { vec![0] };
        while let Some(i) = work.pop() {
            if !std::mem::replace(&mut seen[i], true) {
                work.extend(edges[i].iter().filter(|&&t| t != a));
            }
        }
        !seen[b]
    }

    #[test]
    fn agrees_with_the_definition() {
        let graphs: &[&[&[usize]]] = &[
            &[&[]],
            &[&[1, 2], &[3], &[3], &[]],
            &[&[1], &[2, 3], &[1], &[]],
            // Irreducible: both 1 and 2 enter the cycle.
            &[&[1, 2], &[2, 3], &[1, 4], &[], &[]],
            // A block that nothing reaches, with an edge into the rest.
            &[&[1], &[], &[1]],
            // The example of the paper's figure 4.
            &[&[1, 2], &[3], &[4, 5], &[4], &[3, 5], &[4]],
            // Loops in a loop, left from the inner one.
            &[&[1], &[2, 6], &[3], &[3, 4], &[2, 5], &[1, 6], &[]],
        ];
        for edges in graphs {
            let (m, blocks) = graph(edges);
            let func = &m.functions[m.function_by_name("f").unwrap()];
            let dom = Dominators::compute(func);
            for (i, &a) in blocks.iter().enumerate() {
                for (j, &b) in blocks.iter().enumerate() {
                    if dom.is_reachable(a) {
                        let expected = dominates_by_definition(edges, i, j);
                        assert_eq!(dom.dominates(a, b), expected, "{edges:?}: {i} over {j}");
                    }
                }
            }
        }
    }

    #[test]
    fn predecessors_count_edges() {
        let (m, blocks) = graph(&[&[1, 1], &[2], &[]]);
        let dom = Dominators::compute(&m.functions[m.function_by_name("f").unwrap()]);
        assert_eq!(
            dom.predecessors(blocks[1]).collect::<Vec<_>>(),
            [blocks[0], blocks[0]]
        );
        assert_eq!(dom.idom(blocks[2]), Some(blocks[1]));
        assert_eq!(dom.rpo(), blocks);
    }

    #[test]
    fn a_long_chain_does_not_overflow_the_stack() {
        let n = 200_000;
        let edges: Vec<Vec<usize>> = (0..n)
            .map(|i| if i + 1 < n { vec![i + 1] } else { vec![] })
            .collect();
        let edges: Vec<&[usize]> = edges.iter().map(Vec::as_slice).collect();
        let (m, blocks) = graph(&edges);
        let dom = Dominators::compute(&m.functions[m.function_by_name("f").unwrap()]);
        assert!(dom.dominates(blocks[1], blocks[n - 1]));
        assert!(!dom.dominates(blocks[n - 1], blocks[1]));
    }
}
