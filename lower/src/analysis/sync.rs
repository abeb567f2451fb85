//! Sync dependence: where the lanes that a divergent branch has parted meet again.
//!
//! Two lanes that part at a branch and meet at a block without having met before give that block's
//! parameters different values, even if every argument is uniform: the block is a *divergent join*.
//! If one of them stays in a loop that the other has left, the loop has a *divergent exit*: lanes
//! leave it in different iterations ("temporal divergence").
//!
//! Method (disjoint paths, after Rosemann, Moll, Hack, "An Abstract Interpretation for SPMD
//! Divergence on Reducible Control Flow Graphs", 2021). Each edge of the branch is a label. Labels
//! flow along the edges, in the topological order with contiguous loops; a block that two different
//! labels reach is a join and gets a label of its own. Within the innermost loop around the branch,
//! what flows back to the header is kept aside: lanes with the header's label go on to another
//! iteration and may leave by any exit later. If a different label leaves the loop, its exit is
//! divergent. Then the exits' labels flow on in the loop around.
//!
//! It stops at the place where only one label is left, which is the branch's postdominator. So one
//! branch costs time linear in its region; nested regions would make the sum quadratic. A budget
//! linear in the function bounds it: when it is used up, the caller is told and takes all joins for
//! divergent.

use super::GraphInfo;
use super::loops::Loop;
use cranelift_entity::EntityRef;
use ir::Block;

/// A set of lanes that took the same way: an edge of the branch, or a join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Label(u32);

/// Blocks examined in all queries together, for each block of the function.
const BUDGET_PER_BLOCK: usize = 64;
/// After that many blocks, for each block of the function, queries are worth avoiding.
const BUSY_PER_BLOCK: usize = 4;

/// The budget is used up: assume the worst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBudget;

/// What a divergent branch brings about.
#[derive(Clone, Debug, Default)]
pub struct SyncEffects {
    /// Blocks where parted lanes meet.
    pub joins: Vec<Block>,
    /// Loops that the branch makes lanes leave in different iterations.
    pub divergent_exits: Vec<Loop>,
}

/// Answers queries about branches of one function.
#[derive(Clone, Debug, Default)]
pub struct SyncDependence {
    label: Vec<Option<Label>>,
    touched: Vec<Block>,
    pending: usize,
    next_label: u32,
    deferred: Vec<(Block, Label)>,
    at_header: Option<Label>,
    budget: usize,
}

impl SyncDependence {
    /// Prepares for a function.
    pub fn reset(&mut self, info: &GraphInfo) {
        self.label.clear();
        self.label.resize(info.cfg.num_blocks(), None);
        self.budget = info.cfg.rpo().len() * BUDGET_PER_BLOCK;
    }

    /// Have the queries together cost several times what one walk over the function does?
    pub fn is_busy(&self) -> bool {
        self.label.len() * (BUDGET_PER_BLOCK - BUSY_PER_BLOCK) > self.budget
    }

    /// The effects of a divergent branch at the end of `block`, in a reducible graph.
    pub fn query(
        &mut self,
        info: &GraphInfo,
        block: Block,
        out: &mut SyncEffects,
    ) -> Result<(), OutOfBudget> {
        out.joins.clear();
        out.divergent_exits.clear();
        self.deferred.clear();
        self.at_header = None;
        self.next_label = 0;
        let mut region = info.loops.innermost(block);
        for &to in info.cfg.succs(block) {
            let label = self.fresh();
            self.flow(info, region, to, label, out);
        }
        let mut place = info.loops.place(block) as usize + 1;
        let mut result = Ok(());
        loop {
            result = result.and(self.scan(info, region, place, out));
            let Some(inner) = region.filter(|_| result.is_ok() && !self.is_converged()) else {
                break;
            };
            region = info.loops.parent(inner);
            self.leave(info, inner, region, out);
            place = info.loops.end(inner) as usize;
        }
        for b in self.touched.drain(..) {
            self.label[b.index()] = None;
        }
        self.pending = 0;
        result
    }

    fn fresh(&mut self) -> Label {
        self.next_label += 1;
        Label(self.next_label)
    }

    /// Lets labels flow through the blocks of the region from `place` on.
    fn scan(
        &mut self,
        info: &GraphInfo,
        region: Option<Loop>,
        mut place: usize,
        out: &mut SyncEffects,
    ) -> Result<(), OutOfBudget> {
        while self.pending > 1 || (self.pending == 1 && !self.nothing_aside()) {
            self.budget = self.budget.checked_sub(1).ok_or(OutOfBudget)?;
            let block = info.loops.order()[place];
            place += 1;
            if let Some(label) = self.label[block.index()] {
                self.pending -= 1;
                for &to in info.cfg.succs(block) {
                    // Edges back to the header of an inner loop bring nothing new: the loop was
                    // entered with one label.
                    if info.loops.place(to) as usize >= place || self.is_header(info, region, to) {
                        self.flow(info, region, to, label, out);
                    }
                }
            }
        }
        Ok(())
    }

    fn is_header(&self, info: &GraphInfo, region: Option<Loop>, block: Block) -> bool {
        region.is_some_and(|l| info.loops.header(l) == block)
    }

    fn nothing_aside(&self) -> bool {
        self.at_header.is_none() && self.deferred.is_empty()
    }

    /// Does at most one label leave or repeat the region?
    fn is_converged(&self) -> bool {
        let first = self.at_header.or(self.deferred.first().map(|d| d.1));
        self.deferred.iter().all(|d| Some(d.1) == first)
    }

    /// A label flows along an edge to `to`.
    fn flow(
        &mut self,
        info: &GraphInfo,
        region: Option<Loop>,
        to: Block,
        label: Label,
        out: &mut SyncEffects,
    ) {
        if self.is_header(info, region, to) {
            match self.at_header {
                None => self.at_header = Some(label),
                Some(old) if old != label => {
                    self.at_header = Some(self.fresh());
                    out.joins.push(to);
                }
                Some(_) => {}
            }
        } else if region.is_some_and(|l| !info.loops.contains(l, to)) {
            self.deferred.push((to, label));
        } else {
            match self.label[to.index()] {
                None => {
                    self.label[to.index()] = Some(label);
                    self.touched.push(to);
                    self.pending += 1;
                }
                Some(old) if old != label => {
                    self.label[to.index()] = Some(self.fresh());
                    out.joins.push(to);
                }
                Some(_) => {}
            }
        }
    }

    /// All blocks of `inner` are done: its exits' labels, and that of lanes which repeat it, flow
    /// into the region around.
    fn leave(
        &mut self,
        info: &GraphInfo,
        inner: Loop,
        region: Option<Loop>,
        out: &mut SyncEffects,
    ) {
        let deferred = std::mem::take(&mut self.deferred);
        let again = self.at_header.take();
        if again.is_some_and(|again| deferred.iter().any(|d| d.1 != again)) {
            out.divergent_exits.push(inner);
        }
        for &(to, label) in &deferred {
            self.flow(info, region, to, label, out);
        }
        if let Some(again) = again {
            for &(_, to) in info.loops.exits(inner) {
                self.flow(info, region, to, again, out);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::graph;

    fn query(edges: &[(u32, &[u32])], branch: u32) -> (Vec<u32>, Vec<u32>) {
        let info = GraphInfo::new(&graph(edges));
        let mut sync = SyncDependence::default();
        sync.reset(&info);
        let mut out = SyncEffects::default();
        // Twice, to see that nothing is left over from the first query.
        sync.query(&info, Block::from_u32(branch), &mut out)
            .unwrap();
        sync.query(&info, Block::from_u32(branch), &mut out)
            .unwrap();
        let mut joins: Vec<_> = out.joins.iter().map(|b| b.as_u32()).collect();
        joins.sort();
        joins.dedup();
        let exits = out
            .divergent_exits
            .iter()
            .map(|&l| info.loops.header(l).as_u32())
            .collect();
        (joins, exits)
    }

    #[test]
    fn a_diamond_joins_once() {
        let g: &[(u32, &[u32])] = &[
            (0, &[1, 2]),
            (1, &[3]),
            (2, &[3]),
            (3, &[4, 5]),
            (4, &[6]),
            (5, &[6]),
            (6, &[]),
        ];
        // The join of the second diamond is none of the first branch.
        assert_eq!(query(g, 0), (vec![3], vec![]));
    }

    #[test]
    fn an_early_exit_joins_at_the_end() {
        // 0 -> 1 or 4; 1 -> 2 or 3 (both to 4).
        let g: &[(u32, &[u32])] = &[(0, &[1, 4]), (1, &[2, 3]), (2, &[4]), (3, &[4]), (4, &[])];
        assert_eq!(query(g, 0), (vec![4], vec![]));
        assert_eq!(query(g, 1), (vec![4], vec![]));
    }

    #[test]
    fn both_edges_to_one_block_are_two_ways() {
        assert_eq!(query(&[(0, &[1, 1]), (1, &[])], 0), (vec![1], vec![]));
    }

    #[test]
    fn a_diamond_inside_a_loop_leaves_the_loop_alone() {
        let g: &[(u32, &[u32])] = &[
            (0, &[1]),
            (1, &[2, 3]),
            (2, &[4]),
            (3, &[4]),
            (4, &[1, 5]),
            (5, &[]),
        ];
        assert_eq!(query(g, 1), (vec![4], vec![]));
        // Lanes that leave in different iterations meet in the exit block.
        assert_eq!(query(g, 4), (vec![5], vec![1]));
    }

    #[test]
    fn leaving_at_two_places_joins_behind_the_loop() {
        // 1 leaves to 4, 2 leaves to 5, both meet in 6.
        let g: &[(u32, &[u32])] = &[
            (0, &[1]),
            (1, &[2, 4]),
            (2, &[3, 5]),
            (3, &[1]),
            (4, &[6]),
            (5, &[6]),
            (6, &[]),
        ];
        let (joins, exits) = query(g, 1);
        assert_eq!(exits, [1]);
        // Lanes that stay may leave by 4 too, in a later iteration.
        assert_eq!(joins, [4, 6]);
    }

    #[test]
    fn an_inner_exit_that_leaves_the_outer_loop_too() {
        // outer 1 { inner 2 { 3 leaves to 6 }, 4 } 5 ; 6
        let g: &[(u32, &[u32])] = &[
            (0, &[1]),
            (1, &[2]),
            (2, &[3, 4]),
            (3, &[2, 6]),
            (4, &[1, 5]),
            (5, &[7]),
            (6, &[7]),
            (7, &[]),
        ];
        let (joins, exits) = query(g, 3);
        assert_eq!(exits, [2, 1]);
        assert!(joins.contains(&7));
        // A branch that only leaves the inner loop does not split the outer one.
        let (_, exits) = query(g, 2);
        assert_eq!(
            exits,
            [2, 1],
            "lanes that stay in the inner loop may leave by 6"
        );
    }

    #[test]
    fn an_exit_to_the_outer_header() {
        // The inner loop 2 leaves by 2 -> 1 (a latch of the outer loop) and 3 -> 4.
        let g: &[(u32, &[u32])] = &[(0, &[1]), (1, &[2]), (2, &[3, 1]), (3, &[2, 4]), (4, &[])];
        let (joins, exits) = query(g, 2);
        assert_eq!(exits, [2, 1]);
        assert!(joins.contains(&1));
    }

    #[test]
    fn parting_ways_that_both_leave_the_loop_is_no_temporal_divergence() {
        let g: &[(u32, &[u32])] = &[
            (0, &[1]),
            (1, &[1, 2]),
            (2, &[3, 4]),
            (3, &[5]),
            (4, &[5]),
            (5, &[]),
        ];
        assert_eq!(query(g, 2), (vec![5], vec![]));
        // The same branch inside the loop: 1 { 2 -> 3 | 4 }, where 1 repeats only through 6.
        let g: &[(u32, &[u32])] = &[
            (0, &[1]),
            (1, &[2, 6]),
            (2, &[3, 4]),
            (3, &[5]),
            (4, &[5]),
            (5, &[]),
            (6, &[1]),
        ];
        assert_eq!(query(g, 2), (vec![5], vec![]));
    }
}
