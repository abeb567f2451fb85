//! Natural loops, their nesting and exits, and an order of the blocks in which each loop is
//! contiguous.
//!
//! A retreating edge to a block that dominates its source makes a natural loop; any other
//! retreating edge makes the graph irreducible, which is told but not described (see
//! `opt::normalise::reducible`). Linear in blocks and edges times the nesting depth.

use super::{Cfg, Csr, DomTree};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use graphs::filled;
use ir::{Block, Function, Inst, Value};
use smallvec::SmallVec;

/// A natural loop of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

/// Can the graph be reduced: is every cycle entered only through one block?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reducibility {
    /// Every cycle is a natural loop.
    #[default]
    Reducible,
    /// Some cycle can be entered at two places.
    Irreducible,
}

#[derive(Clone, Debug)]
struct LoopData {
    header: Block,
    parent: PackedOption<Loop>,
    depth: u32,
    latches: SmallVec<[Block; 2]>,
    /// Its blocks are this range of the order.
    range: (u32, u32),
}

/// The loops of a function. A loop comes before the loops that it is nested in.
#[derive(Clone, Debug, Default)]
pub struct LoopForest {
    loops: PrimaryMap<Loop, LoopData>,
    innermost: Vec<PackedOption<Loop>>,
    exits: Csr<Loop, (Block, Block)>,
    order: Vec<Block>,
    place: Vec<u32>,
    reducibility: Reducibility,
    work: Vec<Block>,
}

impl LoopForest {
    /// The loops of a graph.
    pub fn new(cfg: &Cfg, dom: &DomTree) -> LoopForest {
        let mut forest = LoopForest::default();
        forest.compute(cfg, dom);
        forest
    }

    /// Computes them again.
    pub fn compute(&mut self, cfg: &Cfg, dom: &DomTree) {
        self.loops.clear();
        self.innermost.clear();
        self.innermost
            .resize(cfg.num_blocks(), PackedOption::default());
        self.reducibility = Reducibility::Reducible;
        for &header in cfg.rpo().iter().rev() {
            self.find_loop(cfg, dom, header);
        }
        // A parent has a higher index than its children.
        for i in (0..self.loops.len()).rev() {
            let l = Loop::new(i);
            let depth = self.parent(l).map_or(0, |p| self.loops[p].depth);
            self.loops[l].depth = depth + 1;
        }
        self.find_exits(cfg);
        self.find_order(cfg);
    }

    fn find_loop(&mut self, cfg: &Cfg, dom: &DomTree, header: Block) {
        let mut latches = SmallVec::<[Block; 2]>::new();
        // What dominates a block comes before it.
        let preds = cfg.preds(header).iter().copied();
        for p in preds.filter(|&p| cfg.is_retreating(p, header)) {
            if !dom.dominates(header, p) {
                self.reducibility = Reducibility::Irreducible;
            } else if !latches.contains(&p) {
                latches.push(p);
            }
        }
        if latches.is_empty() {
            return;
        }
        let this = self.loops.push(LoopData {
            header,
            parent: PackedOption::default(),
            depth: 0,
            latches,
            range: (0, 0),
        });
        self.innermost[header.index()] = this.into();
        self.work.clear();
        self.work.extend_from_slice(&self.loops[this].latches);
        while let Some(block) = self.work.pop() {
            let entered = match self.innermost[block.index()].expand() {
                None => {
                    self.innermost[block.index()] = this.into();
                    block
                }
                Some(inner) => {
                    let outermost = self.outermost(inner);
                    if outermost == this {
                        continue;
                    }
                    self.loops[outermost].parent = this.into();
                    self.loops[outermost].header
                }
            };
            self.work.extend_from_slice(cfg.preds(entered));
        }
    }

    fn outermost(&self, mut l: Loop) -> Loop {
        while let Some(p) = self.parent(l) {
            l = p;
        }
        l
    }

    fn find_exits(&mut self, cfg: &Cfg) {
        let mut exits = std::mem::take(&mut self.exits);
        let filler = (Block::new(0), Block::new(0));
        exits.fill(self.loops.len(), filler, |exits| {
            for &from in cfg.rpo() {
                let Some(inner) = self.innermost(from) else {
                    continue;
                };
                for &to in cfg.succs(from) {
                    let mut l = Some(inner);
                    while let Some(left) = l.filter(|&l| !self.is_around(l, to)) {
                        exits.put(left, (from, to));
                        l = self.parent(left);
                    }
                }
            }
        });
        self.exits = exits;
    }

    fn find_order(&mut self, cfg: &Cfg) {
        if self.loops.is_empty() {
            // The region is the graph, and the search the same.
            self.order.clear();
            self.order.extend_from_slice(cfg.rpo());
        } else {
            let mut regions = RegionOrders::new(cfg, self);
            for l in self.loops.keys() {
                regions.add(Some(l));
            }
            regions.add(None);
            let (order, ranges) = regions.expand();
            self.order = order;
            for (l, range) in self.loops.keys().zip(ranges) {
                self.loops[l].range = range;
            }
        }
        self.place.clear();
        self.place.resize(cfg.num_blocks(), u32::MAX);
        for (i, &b) in self.order.iter().enumerate() {
            self.place[b.index()] = i as u32;
        }
    }

    /// The loops, inner before outer.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Loop> + use<> {
        (0..self.loops.len()).map(Loop::new)
    }

    /// Number of loops.
    pub fn len(&self) -> usize {
        self.loops.len()
    }

    /// No loop at all?
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// Is every cycle a natural loop?
    pub fn reducibility(&self) -> Reducibility {
        self.reducibility
    }

    /// The block through which the loop is entered.
    pub fn header(&self, l: Loop) -> Block {
        self.loops[l].header
    }

    /// The loop that it is directly nested in.
    pub fn parent(&self, l: Loop) -> Option<Loop> {
        self.loops[l].parent.expand()
    }

    /// Nesting depth, 1 for outermost loops.
    pub fn depth(&self, l: Loop) -> u32 {
        self.loops[l].depth
    }

    /// Nesting depth of a block, 0 outside of all loops.
    pub fn block_depth(&self, block: Block) -> u32 {
        self.innermost(block).map_or(0, |l| self.depth(l))
    }

    /// The blocks with an edge back to the header.
    pub fn latches(&self, l: Loop) -> &[Block] {
        &self.loops[l].latches
    }

    /// The edges that leave the loop: the block inside, the block outside.
    pub fn exits(&self, l: Loop) -> &[(Block, Block)] {
        self.exits.get(l)
    }

    /// The blocks of the loop, those of inner loops included, in [`LoopForest::order`].
    pub fn blocks(&self, l: Loop) -> &[Block] {
        let (start, end) = self.loops[l].range;
        &self.order[start as usize..end as usize]
    }

    /// First place after the loop in the order.
    pub fn end(&self, l: Loop) -> u32 {
        self.loops[l].range.1
    }

    /// The innermost loop around a block.
    pub fn innermost(&self, block: Block) -> Option<Loop> {
        self.innermost.get(block.index())?.expand()
    }

    /// Is the block in the loop?
    pub fn contains(&self, l: Loop, block: Block) -> bool {
        let (start, end) = self.loops[l].range;
        let place = self.place.get(block.index());
        place.is_some_and(|place| (start..end).contains(place))
    }

    /// The same while the order is not known yet.
    fn is_around(&self, l: Loop, block: Block) -> bool {
        let mut inner = self.innermost(block);
        while let Some(i) = inner {
            if i >= l {
                return i == l;
            }
            inner = self.parent(i);
        }
        false
    }

    /// The innermost loop around each instruction that stands in one.
    pub fn loops_of_insts(&self, func: &Function) -> SecondaryMap<Inst, PackedOption<Loop>> {
        let mut loop_of = SecondaryMap::new();
        loop_of.resize(func.num_insts());
        for &b in &self.order {
            if let Some(l) = self.innermost(b) {
                for &inst in &func.blocks[b].insts {
                    loop_of[inst] = l.into();
                }
            }
        }
        loop_of
    }

    /// The innermost loop around the definition of each value that is defined in one.
    pub fn loops_of_values(&self, func: &Function) -> SecondaryMap<Value, PackedOption<Loop>> {
        let mut loop_of = filled(func.num_values(), PackedOption::default());
        for &b in &self.order {
            let Some(l) = self.innermost(b) else {
                continue;
            };
            let results = func.blocks[b].insts.iter();
            let results = results.filter_map(|&inst| func.result(inst));
            for value in func.block_params(b).iter().copied().chain(results) {
                loop_of[value] = l.into();
            }
        }
        loop_of
    }

    /// Is the block the header of a loop?
    pub fn is_header(&self, block: Block) -> bool {
        self.innermost(block)
            .is_some_and(|l| self.header(l) == block)
    }

    /// The reachable blocks, topological but for the edges back to headers, each loop contiguous.
    /// The first arm of a branch follows it directly where that is possible, and joins come after
    /// all arms.
    pub fn order(&self) -> &[Block] {
        &self.order
    }

    /// Place of a reachable block in the order.
    pub fn place(&self, block: Block) -> u32 {
        self.place[block.index()]
    }
}

/// Orders the blocks region by region. A region is a loop or the whole function; in it, each loop
/// nested directly counts as one node, which stands where its header does.
struct RegionOrders<'a> {
    cfg: &'a Cfg,
    forest: &'a LoopForest,
    /// For each region in the order of `add`: its nodes, a nested loop by its header.
    nodes: Vec<Block>,
    starts: Vec<u32>,
    mark: Vec<u32>,
    stack: Vec<OpenNode>,
}

/// A node of a region on the way of the search.
#[derive(Clone, Copy)]
struct OpenNode {
    block: Block,
    /// The nested loop that it is, if it is one.
    inner: Option<Loop>,
    /// Edges that have not been followed.
    left: u32,
}

impl<'a> RegionOrders<'a> {
    fn new(cfg: &'a Cfg, forest: &'a LoopForest) -> Self {
        RegionOrders {
            cfg,
            forest,
            nodes: Vec::with_capacity(cfg.rpo().len() + forest.len()),
            starts: vec![0],
            mark: vec![0; cfg.num_blocks()],
            stack: Vec::new(),
        }
    }

    /// The loop directly in `region` that the block is in.
    fn child(&self, region: Option<Loop>, block: Block) -> Option<Loop> {
        let mut inner = self.forest.innermost(block);
        while let Some(l) = inner.filter(|_| inner != region) {
            let parent = self.forest.parent(l);
            if parent == region {
                return Some(l);
            }
            inner = parent;
        }
        None
    }

    /// The node of a block, or of the nested loop that stands for it, with all its edges to go.
    fn node(&self, block: Block, inner: Option<Loop>) -> OpenNode {
        let (block, edges) = match inner {
            Some(l) => (self.forest.header(l), self.forest.exits(l).len()),
            None => (block, self.cfg.succs(block).len()),
        };
        OpenNode {
            block,
            inner,
            left: edges as u32,
        }
    }

    /// Target of the edge number `i` that leaves a node.
    fn succ(&self, node: OpenNode, i: u32) -> Block {
        match node.inner {
            Some(l) => self.forest.exits(l)[i as usize].1,
            None => self.cfg.succs(node.block)[i as usize],
        }
    }

    /// Adds the depth-first order of a region, last edges first as in [`Cfg`].
    fn add(&mut self, region: Option<Loop>) {
        let stamp = self.starts.len() as u32;
        let first = self.nodes.len();
        let root = region.map_or(self.cfg.rpo()[0], |l| self.forest.header(l));
        self.mark[root.index()] = stamp;
        self.stack.push(self.node(root, self.child(region, root)));
        while let Some(node) = self.stack.last_mut() {
            if node.left == 0 {
                self.nodes.push(node.block);
                self.stack.pop();
                continue;
            }
            node.left -= 1;
            let node = *node;
            let to = self.succ(node, node.left);
            if region.is_some_and(|l| !self.forest.is_around(l, to)) {
                continue;
            }
            let next = self.node(to, self.child(region, to));
            if self.mark[next.block.index()] != stamp {
                self.mark[next.block.index()] = stamp;
                self.stack.push(next);
            }
        }
        self.nodes[first..].reverse();
        self.starts.push(self.nodes.len() as u32);
    }

    /// The order of all blocks, and each loop's range in it.
    fn expand(&self) -> (Vec<Block>, Vec<(u32, u32)>) {
        let mut order = Vec::with_capacity(self.cfg.rpo().len());
        let mut ranges = vec![(0, 0); self.forest.len()];
        // Region, next node of it.
        let mut stack = vec![(None, self.starts[self.forest.len()])];
        while let Some((region, next)) = stack.last_mut() {
            let region: Option<Loop> = *region;
            let number = region.map_or(self.forest.len(), Loop::index);
            if *next == self.starts[number + 1] {
                if let Some(l) = region {
                    ranges[l.index()].1 = order.len() as u32;
                }
                stack.pop();
                continue;
            }
            let node = self.nodes[*next as usize];
            *next += 1;
            match self.child(region, node) {
                Some(l) => {
                    ranges[l.index()].0 = order.len() as u32;
                    stack.push((Some(l), self.starts[l.index()]));
                }
                None => order.push(node),
            }
        }
        (order, ranges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::GraphInfo;
    use crate::testing::{Rng, graph, random_edges};

    fn b(i: u32) -> Block {
        Block::from_u32(i)
    }

    fn order(info: &GraphInfo) -> Vec<u32> {
        info.loops().order().iter().map(|b| b.as_u32()).collect()
    }

    #[test]
    fn nested_loops() {
        // 1 { 2 { 3 } 4 } 5
        let f = graph(&[
            (0, &[1]),
            (1, &[2]),
            (2, &[3]),
            (3, &[2, 4]),
            (4, &[1, 5]),
            (5, &[]),
        ]);
        let info = GraphInfo::new(&f);
        let l = info.loops();
        assert_eq!(l.len(), 2);
        let inner = l.innermost(b(3)).unwrap();
        let outer = l.innermost(b(4)).unwrap();
        assert_eq!(l.parent(inner), Some(outer));
        assert_eq!((l.depth(inner), l.depth(outer)), (2, 1));
        assert_eq!((l.header(inner), l.header(outer)), (b(2), b(1)));
        assert_eq!(l.blocks(outer), [b(1), b(2), b(3), b(4)]);
        assert_eq!(l.blocks(inner), [b(2), b(3)]);
        assert_eq!(l.exits(inner), [(b(3), b(4))]);
        assert_eq!(l.latches(outer), [b(4)]);
        assert!(l.contains(outer, b(3)) && !l.contains(inner, b(4)) && !l.contains(outer, b(5)));
        assert_eq!(l.reducibility(), Reducibility::Reducible);
    }

    #[test]
    fn two_edges_to_one_header_are_one_loop() {
        let f = graph(&[(0, &[1]), (1, &[2, 3]), (2, &[1]), (3, &[1, 4]), (4, &[])]);
        let info = GraphInfo::new(&f);
        assert_eq!(info.loops().len(), 1);
        assert_eq!(info.loops().latches(Loop::new(0)).len(), 2);
    }

    #[test]
    fn a_cycle_with_two_entries_is_irreducible() {
        let f = graph(&[(0, &[1, 2]), (1, &[2]), (2, &[1, 3]), (3, &[])]);
        assert_eq!(
            GraphInfo::new(&f).loops().reducibility(),
            Reducibility::Irreducible
        );
    }

    #[test]
    fn an_exit_from_the_middle_stays_behind_the_loop() {
        // Plain reverse post-order would put the exit 5 between the blocks of the loop.
        let f = graph(&[
            (0, &[1]),
            (1, &[3, 2]),
            (2, &[4]),
            (3, &[5, 4]),
            (4, &[1]),
            (5, &[]),
        ]);
        assert_eq!(order(&GraphInfo::new(&f)), [0, 1, 3, 2, 4, 5]);
    }

    #[test]
    fn joins_come_after_all_arms() {
        let f = graph(&[(0, &[1, 3]), (1, &[2, 4]), (2, &[4]), (3, &[4]), (4, &[])]);
        assert_eq!(order(&GraphInfo::new(&f)), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn random_orders_are_topological_and_contiguous() {
        let mut rng = Rng::new(3);
        for _ in 0..300 {
            let n = 2 + rng.below(14);
            let edges = random_edges(&mut rng, n);
            let list: Vec<_> = edges.iter().map(|(i, e)| (*i, &e[..])).collect();
            let info = GraphInfo::new(&graph(&list));
            let l = info.loops();
            let mut sorted = l.order().to_vec();
            sorted.sort();
            let mut reachable = info.cfg.rpo().to_vec();
            reachable.sort();
            assert_eq!(sorted, reachable, "{edges:?}");
            for lp in l.iter() {
                let mut inside: Vec<_> = reachable
                    .iter()
                    .copied()
                    .filter(|&b| l.contains(lp, b))
                    .collect();
                let mut range = l.blocks(lp).to_vec();
                inside.sort();
                range.sort();
                assert_eq!(inside, range, "{edges:?}");
            }
            if l.reducibility() == Reducibility::Irreducible {
                continue;
            }
            for &from in l.order() {
                for &to in info.cfg.succs(from) {
                    let back = info.dom.dominates(to, from);
                    assert_eq!(l.place(to) <= l.place(from), back, "{edges:?}");
                }
            }
        }
    }
}
