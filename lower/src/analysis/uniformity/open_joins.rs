//! Whether a divergent branch may make a join that is not known yet.

use crate::analysis::{GraphInfo, PostDomTree};
use cranelift_entity::EntitySet;
use ir::Block;

/// The blocks with several predecessors that are no divergent joins yet, counted by ranges of the
/// order of blocks (a Fenwick tree).
pub struct OpenJoins {
    sums: Vec<u32>,
    postdom: PostDomTree,
}

impl OpenJoins {
    /// Those of a graph but for `closed` ones.
    pub fn new(info: &GraphInfo, closed: &EntitySet<Block>) -> OpenJoins {
        let mut open = OpenJoins {
            sums: vec![0; info.loops().order().len() + 1],
            postdom: PostDomTree::new(&info.cfg),
        };
        for &b in info.loops().order() {
            if info.cfg.preds(b).len() > 1 && !closed.contains(b) {
                open.add(info.loops().place(b), 1);
            }
        }
        open
    }

    /// Changes the number at a place.
    pub fn add(&mut self, place: u32, delta: i32) {
        let mut i = place as usize + 1;
        while i < self.sums.len() {
            self.sums[i] = self.sums[i].wrapping_add_signed(delta);
            i += i & i.wrapping_neg();
        }
    }

    /// Number of open joins before a place.
    fn before(&self, place: u32) -> u32 {
        let mut i = place as usize;
        let mut sum = 0;
        while i > 0 {
            sum += self.sums[i];
            i &= i - 1;
        }
        sum
    }

    /// Can a branch outside of all loops make a join that is not known yet? All that it can lies
    /// behind it, up to its postdominator.
    pub fn any_behind(&self, info: &GraphInfo, branch: Block) -> bool {
        let last = match self.postdom.ipdom(branch) {
            Some(p) => info.loops().place(p),
            None => info.loops().order().len() as u32 - 1,
        };
        self.before(last + 1) > self.before(info.loops().place(branch) + 1)
    }
}
