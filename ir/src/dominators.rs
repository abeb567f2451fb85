//! Control-flow graph of a function, and its dominator tree, as the verifier and the interpreter
//! ask for them.

use crate::entities::Block;
use crate::function::Function;
use graphs::{Cfg, DomTree};

/// Reachable blocks, their edges and dominators. Every target of a terminator must be a block of
/// the function.
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    cfg: Cfg<Block>,
    tree: DomTree<Block>,
}

impl Dominators {
    /// Computes everything for a defined function.
    pub fn compute(func: &Function) -> Dominators {
        let cfg = Cfg::new(func);
        let tree = DomTree::new(&cfg);
        Dominators { cfg, tree }
    }

    /// Edges and tree, for one who goes on with them.
    pub fn into_parts(self) -> (Cfg<Block>, DomTree<Block>) {
        (self.cfg, self.tree)
    }

    /// Reachable blocks in reverse post-order.
    pub fn rpo(&self) -> &[Block] {
        self.cfg.rpo()
    }

    /// Position of a block in [`Dominators::rpo`], `None` if control cannot reach it.
    pub fn rpo_index(&self, block: Block) -> Option<usize> {
        let reachable = self.cfg.is_reachable(block);
        reachable.then(|| self.cfg.rpo_number(block) as usize)
    }

    /// Can control reach the block?
    pub fn is_reachable(&self, block: Block) -> bool {
        self.cfg.is_reachable(block)
    }

    /// Reachable predecessors of a block, one for each edge.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.cfg.preds(block).iter().copied()
    }

    /// Immediate dominator, `None` for the entry and for unreachable blocks.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.tree.idom(block)
    }

    /// Does every path from the entry to `b` go through `a`? Each block dominates itself. Nothing
    /// reachable is dominated by an unreachable block; an unreachable block is dominated by all.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        !self.is_reachable(b) || self.tree.dominates(a, b)
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
