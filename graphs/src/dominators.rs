//! Dominator tree by the semi-NCA method (Georgiadis): near-linear in practice, one walk up the
//! tree a node.

use crate::cfg::{Cfg, UNREACHABLE};
use cranelift_entity::EntityRef;

const NONE: u32 = UNREACHABLE;

/// A depth-first spanning tree, nodes by preorder number; node 0 is the root.
#[derive(Clone, Debug, Default)]
pub struct SpanningTree {
    /// Tree parent of each preorder number; 0 for the root.
    pub parent: Vec<u32>,
}

/// Computes immediate dominators; what it holds is scratch memory.
#[derive(Clone, Debug, Default)]
pub struct SemiNca {
    nodes: Vec<Node>,
    path: Vec<u32>,
}

/// What is known of a node while the semidominators are found.
#[derive(Clone, Copy, Debug)]
struct Node {
    semi: u32,
    label: u32,
    ancestor: u32,
}

impl SemiNca {
    /// Immediate dominators by preorder number; that of the root is itself. `preds` lists the
    /// predecessors (preorder numbers) of a node.
    pub fn run(
        &mut self,
        tree: &SpanningTree,
        idom: &mut Vec<u32>,
        mut preds: impl FnMut(u32, &mut dyn FnMut(u32)),
    ) {
        let n = tree.parent.len() as u32;
        self.nodes.clear();
        self.nodes
            .extend(tree.parent.iter().zip(0..).map(|(&ancestor, node)| Node {
                semi: node,
                label: node,
                ancestor,
            }));
        for w in (1..n).rev() {
            let mut best = tree.parent[w as usize];
            preds(w, &mut |p| {
                // Nodes above `w` are linked to their parents already; those up to `w` stand for
                // themselves.
                best = best.min(self.eval(p, w + 1));
            });
            self.nodes[w as usize].semi = best;
        }
        idom.clear();
        idom.extend_from_slice(&tree.parent);
        for (w, node) in self.nodes.iter().enumerate().skip(1) {
            while idom[w] > node.semi {
                idom[w] = idom[idom[w] as usize];
            }
        }
    }

    /// Least semidominator on the linked path above `v`, with path compression. Linked are the
    /// nodes from `linked` on.
    fn eval(&mut self, v: u32, linked: u32) -> u32 {
        if v < linked {
            return v;
        }
        self.path.clear();
        let mut u = v;
        // Not linked is the ancestor of the topmost one.
        let top = loop {
            let ancestor = self.nodes[u as usize].ancestor;
            if ancestor < linked {
                break ancestor;
            }
            self.path.push(u);
            u = ancestor;
        };
        let mut best = u;
        while let Some(x) = self.path.pop() {
            let above = self.nodes[best as usize].label;
            let own = self.nodes[x as usize].label;
            if self.nodes[above as usize].semi < self.nodes[own as usize].semi {
                self.nodes[x as usize].label = above;
            }
            self.nodes[x as usize].ancestor = top;
            best = x;
        }
        let label = self.nodes[v as usize].label;
        self.nodes[label as usize].semi
    }
}

/// A tree over nodes that were numbered so that parents come before children, with constant-time
/// ancestor queries.
#[derive(Clone, Debug, Default)]
pub struct Intervals {
    spans: Vec<Span>,
    order: Vec<u32>,
}

/// Where a node and all below it are in the preorder.
#[derive(Clone, Copy, Debug)]
struct Span {
    pre: u32,
    size: u32,
}

impl Intervals {
    /// `parent[i] <= i`, and only node 0 is its own parent.
    pub fn compute(&mut self, parent: &[u32]) {
        let n = parent.len();
        let spans = &mut self.spans;
        spans.clear();
        spans.resize(n, Span { pre: 0, size: 1 });
        for i in (1..n).rev() {
            spans[parent[i] as usize].size += spans[i].size;
        }
        // `order` serves as the cursor: the next free preorder number below a node.
        self.order.clear();
        self.order.resize(n, 1);
        for (i, &parent) in parent.iter().enumerate().skip(1) {
            let p = parent as usize;
            spans[i].pre = self.order[p];
            self.order[p] += spans[i].size;
            self.order[i] = spans[i].pre + 1;
        }
        for (i, span) in spans.iter().enumerate() {
            self.order[span.pre as usize] = i as u32;
        }
    }

    /// Is `a` an ancestor of `b` or `b` itself?
    pub fn contains(&self, a: u32, b: u32) -> bool {
        let (a, b) = (self.spans[a as usize], self.spans[b as usize]);
        a.pre <= b.pre && b.pre - a.pre < a.size
    }

    /// Preorder number in the tree.
    pub fn preorder_number(&self, node: u32) -> u32 {
        self.spans[node as usize].pre
    }

    /// Nodes in preorder.
    pub fn preorder(&self) -> &[u32] {
        &self.order
    }
}

/// The dominator tree of the reachable blocks.
#[derive(Clone, Debug)]
pub struct DomTree<N> {
    blocks: Vec<N>,
    number: Vec<u32>,
    idom: Vec<u32>,
    tree: SpanningTree,
    intervals: Intervals,
    nca: SemiNca,
    preorder: Vec<N>,
    stack: Vec<(N, u32)>,
    by_rpo: Vec<u32>,
}

impl<N> Default for DomTree<N> {
    fn default() -> Self {
        DomTree {
            blocks: Vec::new(),
            number: Vec::new(),
            idom: Vec::new(),
            tree: SpanningTree::default(),
            intervals: Intervals::default(),
            nca: SemiNca::default(),
            preorder: Vec::new(),
            stack: Vec::new(),
            by_rpo: Vec::new(),
        }
    }
}

impl<N: EntityRef> DomTree<N> {
    /// The dominator tree of a graph.
    pub fn new(cfg: &Cfg<N>) -> DomTree<N> {
        let mut dom = DomTree::default();
        dom.compute(cfg);
        dom
    }

    /// Computes it again.
    pub fn compute(&mut self, cfg: &Cfg<N>) {
        self.span(cfg);
        let (blocks, number) = (&self.blocks, &self.number);
        self.nca.run(&self.tree, &mut self.by_rpo, |w, put| {
            for &p in cfg.preds(blocks[w as usize]) {
                put(number[p.index()]);
            }
        });
        // Renumber by reverse post-order: a dominator comes first there too, and siblings are then
        // in that order.
        self.idom.clear();
        self.idom.resize(blocks.len(), 0);
        for (i, &b) in cfg.rpo().iter().enumerate() {
            let parent = blocks[self.by_rpo[number[b.index()] as usize] as usize];
            self.idom[i] = cfg.rpo_number(parent);
        }
        self.blocks.clear();
        self.blocks.extend_from_slice(cfg.rpo());
        self.number.clear();
        self.number.extend_from_slice(cfg.numbers());
        self.intervals.compute(&self.idom);
        self.preorder.clear();
        self.preorder.extend(
            self.intervals
                .preorder()
                .iter()
                .map(|&i| self.blocks[i as usize]),
        );
    }

    fn span(&mut self, cfg: &Cfg<N>) {
        self.blocks.clear();
        self.blocks.reserve(cfg.rpo().len());
        self.tree.parent.clear();
        self.tree.parent.reserve(cfg.rpo().len());
        self.number.clear();
        self.number.resize(cfg.num_blocks(), NONE);
        let entry = cfg.rpo()[0];
        self.stack.clear();
        self.stack.push((entry, 0));
        while let Some((block, parent)) = self.stack.pop() {
            if self.number[block.index()] != NONE {
                continue;
            }
            let n = self.blocks.len() as u32;
            self.number[block.index()] = n;
            self.blocks.push(block);
            self.tree.parent.push(parent);
            for &s in cfg.succs(block).iter().rev() {
                if self.number[s.index()] == NONE {
                    self.stack.push((s, n));
                }
            }
        }
    }

    /// Immediate dominator; `None` for the entry and for unreachable blocks.
    pub fn idom(&self, block: N) -> Option<N> {
        match self.number.get(block.index()).copied() {
            None | Some(NONE | 0) => None,
            Some(n) => Some(self.blocks[self.idom[n as usize] as usize]),
        }
    }

    /// Does every path from the entry to `b` go through `a`? True for `a == b`; false if one of
    /// them is unreachable.
    pub fn dominates(&self, a: N, b: N) -> bool {
        let (a, b) = (self.number[a.index()], self.number[b.index()]);
        a != NONE && b != NONE && self.intervals.contains(a, b)
    }

    /// The nearest block that dominates both of two reachable ones. Takes a step for each block of
    /// the tree between it and `a`.
    pub fn nearest_common(&self, a: N, b: N) -> N {
        let mut a = a;
        while !self.dominates(a, b) {
            match self.idom(a) {
                Some(above) => a = above,
                None => return a,
            }
        }
        a
    }

    /// The reachable blocks in a preorder of the tree; children in reverse post-order.
    pub fn preorder(&self) -> &[N] {
        &self.preorder
    }

    /// Place of a reachable block in the preorder.
    pub fn preorder_number(&self, block: N) -> u32 {
        self.intervals.preorder_number(self.number[block.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Edges, Node as Block, Rng, graph, random_edges};

    fn b(i: u32) -> Block {
        Block::from_u32(i)
    }

    fn dom(f: &Edges) -> DomTree<Block> {
        DomTree::new(&Cfg::new(f))
    }

    #[test]
    fn a_join_is_dominated_by_the_branch() {
        let d = dom(&graph(&[
            (0, &[1, 2]),
            (1, &[3]),
            (2, &[3, 4]),
            (3, &[]),
            (4, &[]),
        ]));
        assert_eq!(d.idom(b(3)), Some(b(0)));
        assert_eq!(d.idom(b(4)), Some(b(2)));
        assert_eq!(d.idom(b(0)), None);
        assert!(d.dominates(b(2), b(4)) && d.dominates(b(0), b(3)) && d.dominates(b(3), b(3)));
        assert!(!d.dominates(b(1), b(3)));
        assert_eq!(d.preorder()[0], b(0));
    }

    #[test]
    fn entering_a_cycle_twice_leaves_no_dominator_inside() {
        let d = dom(&graph(&[(0, &[1, 2]), (1, &[2]), (2, &[1, 3]), (3, &[])]));
        assert_eq!(d.idom(b(1)), Some(b(0)));
        assert_eq!(d.idom(b(2)), Some(b(0)));
        assert_eq!(d.idom(b(3)), Some(b(2)));
    }

    /// The definition itself: `a` dominates `x` if `x` cannot be reached without `a`.
    fn dominates_by_definition(cfg: &Cfg<Block>, a: Block, x: Block) -> bool {
        let mut seen = vec![false; cfg.num_blocks()];
        let mut work = vec![cfg.rpo()[0]];
        while let Some(n) = work.pop() {
            if n != a && !std::mem::replace(&mut seen[n.index()], true) {
                work.extend_from_slice(cfg.succs(n));
            }
        }
        !seen[x.index()]
    }

    #[test]
    fn random_graphs_agree_with_the_definition() {
        let mut rng = Rng::new(7);
        for _ in 0..200 {
            let n = 2 + rng.below(12);
            let edges = random_edges(&mut rng, n);
            let list: Vec<_> = edges.iter().map(|(i, e)| (*i, &e[..])).collect();
            let cfg = Cfg::new(&graph(&list));
            let d = DomTree::new(&cfg);
            for &x in cfg.rpo() {
                for &y in cfg.rpo() {
                    assert_eq!(
                        d.dominates(x, y),
                        dominates_by_definition(&cfg, x, y),
                        "{edges:?}: {x} {y}"
                    );
                }
            }
        }
    }
}
