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
use super::loops::{Loop, LoopForest};
use ir::Block;
use std::ops::Range;

/// A set of lanes that took the same way: an edge of the branch, or a join. Those of later queries
/// have higher numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Label(u64);

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

/// Answers queries about branches of one function. Blocks are known by their places in the order.
#[derive(Clone, Debug, Default)]
pub struct SyncDependence {
    /// The label at each place, if it is one of this query.
    label: Vec<Label>,
    /// The places that the edges of each place lead to, made when somebody asks.
    succs: Vec<u32>,
    /// Where those of each place begin.
    starts: Vec<u32>,
    /// The last label of the queries before.
    before: Label,
    last: Label,
    pending: usize,
    deferred: Vec<(u32, Label)>,
    at_header: Option<Label>,
    budget: usize,
    blocks: usize,
}

/// The places of a loop, or of the whole function.
#[derive(Clone, Copy)]
struct Region {
    header: Option<u32>,
    start: u32,
    end: u32,
}

impl Region {
    fn of(loops: &LoopForest, around: Option<Loop>) -> Region {
        let header = around.map(|l| loops.place(loops.header(l)));
        Region {
            header,
            start: header.unwrap_or(0),
            end: around.map_or(loops.order().len() as u32, |l| loops.end(l)),
        }
    }

    fn contains(self, place: u32) -> bool {
        (self.start..self.end).contains(&place)
    }
}

impl SyncDependence {
    /// Prepares for a function.
    pub fn reset(&mut self, info: &GraphInfo) {
        *self = SyncDependence {
            budget: info.cfg.rpo().len() * BUDGET_PER_BLOCK,
            blocks: info.cfg.num_blocks(),
            ..SyncDependence::default()
        };
    }

    /// Have the queries together cost several times what one walk over the function does?
    pub fn is_busy(&self) -> bool {
        self.blocks * (BUDGET_PER_BLOCK - BUSY_PER_BLOCK) > self.budget
    }

    /// Lists the edges.
    fn list(&mut self, info: &GraphInfo) {
        let loops = info.loops();
        self.label.resize(loops.order().len(), Label::default());
        self.starts.reserve(loops.order().len() + 1);
        self.starts.push(0);
        for &block in loops.order() {
            let succs = info.cfg.succs(block).iter();
            self.succs.extend(succs.map(|&to| loops.place(to)));
            self.starts.push(self.succs.len() as u32);
        }
    }

    fn edges(&self, place: usize) -> Range<usize> {
        self.starts[place] as usize..self.starts[place + 1] as usize
    }

    /// The effects of a divergent branch at the end of `block`, in a reducible graph.
    pub fn query(
        &mut self,
        info: &GraphInfo,
        block: Block,
        out: &mut SyncEffects,
    ) -> Result<(), OutOfBudget> {
        if self.starts.is_empty() {
            self.list(info);
        }
        out.joins.clear();
        out.divergent_exits.clear();
        self.deferred.clear();
        self.at_header = None;
        self.pending = 0;
        self.before = self.last;
        let loops = info.loops();
        let mut around = loops.innermost(block);
        let mut region = Region::of(loops, around);
        let place = loops.place(block) as usize;
        for edge in self.edges(place) {
            let label = self.fresh();
            self.flow(loops, region, self.succs[edge], label, out);
        }
        let mut place = place + 1;
        loop {
            self.scan(loops, region, place, out)?;
            let Some(inner) = around.filter(|_| !self.is_converged()) else {
                return Ok(());
            };
            around = loops.parent(inner);
            region = Region::of(loops, around);
            self.leave(loops, inner, region, out);
            place = loops.end(inner) as usize;
        }
    }

    fn fresh(&mut self) -> Label {
        self.last.0 += 1;
        self.last
    }

    /// Lets labels flow through the blocks of the region from `place` on.
    fn scan(
        &mut self,
        loops: &LoopForest,
        region: Region,
        mut place: usize,
        out: &mut SyncEffects,
    ) -> Result<(), OutOfBudget> {
        while self.pending > 1 || (self.pending == 1 && !self.nothing_aside()) {
            self.budget = self.budget.checked_sub(1).ok_or(OutOfBudget)?;
            let (label, edges) = (self.label[place], self.edges(place));
            place += 1;
            if label > self.before {
                self.pending -= 1;
                for edge in edges {
                    let to = self.succs[edge];
                    // Edges back to the header of an inner loop bring nothing new: the loop was
                    // entered with one label.
                    if to as usize >= place || region.header == Some(to) {
                        self.flow(loops, region, to, label, out);
                    }
                }
            }
        }
        Ok(())
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
    #[inline]
    fn flow(
        &mut self,
        loops: &LoopForest,
        region: Region,
        to: u32,
        label: Label,
        out: &mut SyncEffects,
    ) {
        let place = to as usize;
        let old = if region.header == Some(to) {
            self.at_header.replace(label)
        } else if region.contains(to) {
            let old = std::mem::replace(&mut self.label[place], label);
            Some(old).filter(|&old| old > self.before)
        } else {
            return self.deferred.push((to, label));
        };
        let is_header = region.header == Some(to);
        match old {
            None => self.pending += usize::from(!is_header),
            Some(old) if old != label => {
                let joined = self.fresh();
                match is_header {
                    true => self.at_header = Some(joined),
                    false => self.label[place] = joined,
                }
                out.joins.push(loops.order()[place]);
            }
            Some(_) => {}
        }
    }

    /// All blocks of `inner` are done: its exits' labels, and that of lanes which repeat it, flow
    /// into the region around.
    fn leave(&mut self, loops: &LoopForest, inner: Loop, region: Region, out: &mut SyncEffects) {
        let deferred = std::mem::take(&mut self.deferred);
        let again = self.at_header.take();
        if again.is_some_and(|again| deferred.iter().any(|d| d.1 != again)) {
            out.divergent_exits.push(inner);
        }
        for &(to, label) in &deferred {
            self.flow(loops, region, to, label, out);
        }
        if let Some(again) = again {
            for &(_, to) in loops.exits(inner) {
                self.flow(loops, region, loops.place(to), again, out);
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
            .map(|&l| info.loops().header(l).as_u32())
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
