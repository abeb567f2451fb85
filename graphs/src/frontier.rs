//! Dominance frontiers: where a definition meets others, so where block parameters are needed.
//!
//! The size of the frontiers is linear for graphs as programs have them (quadratic for a ladder of
//! nested `repeat` loops).

use crate::cfg::Cfg;
use crate::csr::Csr;
use crate::dominators::DomTree;
use cranelift_entity::{EntityRef, EntitySet};

/// The dominance frontier of each block: the joins that it reaches but does not dominate properly.
#[derive(Clone, Debug)]
pub struct Frontiers<N> {
    joins: Csr<N, N>,
}

impl<N> Default for Frontiers<N> {
    fn default() -> Self {
        Frontiers {
            joins: Csr::default(),
        }
    }
}

impl<N: EntityRef + Ord> Frontiers<N> {
    /// The frontiers of a graph.
    pub fn new(cfg: &Cfg<N>, dom: &DomTree<N>) -> Frontiers<N> {
        let mut f = Frontiers::default();
        f.compute(cfg, dom);
        f
    }

    /// Computes them again.
    pub fn compute(&mut self, cfg: &Cfg<N>, dom: &DomTree<N>) {
        self.joins.fill(cfg.num_blocks(), N::new(0), |joins| {
            for &join in cfg.rpo() {
                // The entry has no predecessor, so every block with one has an immediate dominator.
                let (preds, Some(stop)) = (cfg.preds(join), dom.idom(join)) else {
                    continue;
                };
                if preds.len() < 2 {
                    continue;
                }
                for (i, &p) in preds.iter().enumerate() {
                    // Equal predecessors stand together, as they come in reverse post-order.
                    if i > 0 && preds[i - 1] == p {
                        continue;
                    }
                    let mut runner = p;
                    while runner != stop {
                        joins.put(runner, join);
                        match dom.idom(runner) {
                            Some(up) => runner = up,
                            None => break,
                        }
                    }
                }
            }
        });
    }

    /// The frontier of a block. A join may be listed more than once.
    pub fn get(&self, block: N) -> &[N] {
        self.joins.get(block)
    }

    /// Puts the iterated frontier of the blocks in `work` into `out`, as far as `live` holds the
    /// joins (those others need no parameter). `work` is used up.
    pub fn iterated(
        &self,
        work: &mut Vec<N>,
        live: &EntitySet<N>,
        out: &mut Vec<N>,
        seen: &mut EntitySet<N>,
    ) {
        out.clear();
        while let Some(b) = work.pop() {
            for &join in self.get(b) {
                if live.contains(join) && seen.insert(join) {
                    out.push(join);
                    work.push(join);
                }
            }
        }
        for &b in out.iter() {
            seen.remove(b);
        }
        out.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Edges, Node as Block, graph};

    fn frontiers(edges: &Edges) -> Frontiers<Block> {
        let cfg = Cfg::new(edges);
        Frontiers::new(&cfg, &DomTree::new(&cfg))
    }

    fn b(i: u32) -> Block {
        Block::from_u32(i)
    }

    #[test]
    fn the_frontier_of_an_arm_is_the_join() {
        let f = graph(&[(0, &[1, 2]), (1, &[3]), (2, &[3]), (3, &[0x4]), (4, &[])]);
        let fr = frontiers(&f);
        assert_eq!(fr.get(b(1)), [b(3)]);
        assert!(fr.get(b(0)).is_empty() && fr.get(b(3)).is_empty());
    }

    #[test]
    fn a_header_is_in_its_own_frontier() {
        let f = graph(&[(0, &[1]), (1, &[2, 3]), (2, &[1]), (3, &[])]);
        let fr = frontiers(&f);
        assert_eq!(fr.get(b(1)), [b(1)]);
        assert_eq!(fr.get(b(2)), [b(1)]);
    }

    #[test]
    fn iteration_goes_from_join_to_join_but_not_where_dead() {
        let f = graph(&[(0, &[1, 2]), (1, &[3, 4]), (2, &[3]), (3, &[4]), (4, &[])]);
        let fr = frontiers(&f);
        let mut live = EntitySet::new();
        live.insert(b(3));
        live.insert(b(4));
        let (mut out, mut seen) = (Vec::new(), EntitySet::new());
        fr.iterated(&mut vec![b(2)], &live, &mut out, &mut seen);
        assert_eq!(out, [b(3), b(4)]);
        live.remove(b(3));
        fr.iterated(&mut vec![b(2)], &live, &mut out, &mut seen);
        assert!(out.is_empty());
    }
}
