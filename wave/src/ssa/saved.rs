//! Masks that are saved once and read once: see [`crate::region`].
//!
//! Such a mask is read and written only in its home, which takes the lanes in it and clears it,
//! and in the block that saves it, which adds the active lanes to what it is there: to no lanes,
//! where none can be waiting for the home. If that block dominates the home, and no cycle through
//! the home leaves it out, what the home reads is always what was saved. The mask then needs no
//! parameters, and has no other value anywhere that matters. With loops in one another most masks
//! are of this kind, and each is live in all of the loops inside its own.
//!
//! Whether there is such a cycle is seen in the layout. All of its blocks are dominated by the one
//! that saves: else there were a way through one of them to the home that leaves that out. Where
//! each block but the entry has one before it that comes earlier in the layout, a block that comes
//! earlier than the one that saves is reached without it; so all of the cycle comes later. And some
//! edge of the cycle goes from the home or behind it back to the home or before it: back, but not
//! over the block that saves.

use super::{Blocks, Repair};
use cranelift_entity::SecondaryMap;
use graphs::filled;
use mir::{Block, VReg};

/// Finds such masks.
pub struct Saved<'a> {
    repair: &'a Repair<'a>,
    sites: &'a Blocks,
    places: SecondaryMap<Block, Option<Around>>,
}

/// What is known of a block.
#[derive(Clone, Copy)]
struct Around {
    /// Its place in the layout.
    here: u32,
    /// The last place that an edge goes back to from here or from further on, and which does not
    /// come later than here.
    back: Option<u32>,
}

impl<'a> Saved<'a> {
    /// Looks at a function.
    pub fn find(repair: &'a Repair<'a>, sites: &'a Blocks) -> Saved<'a> {
        let mut places = filled(repair.func.blocks.len(), None);
        for (&block, here) in repair.func.layout.iter().zip(0..) {
            places[block] = Some(Around { here, back: None });
        }
        let mut saved = Saved {
            repair,
            sites,
            places,
        };
        saved.find_backs();
        saved
    }

    /// Finds what edges go back over each block. Where the layout has a block without another one
    /// before it that comes earlier, nothing is told of any.
    fn find_backs(&mut self) {
        let layout = &self.repair.func.layout;
        // The edges around the place at hand, the last target on top, with the furthest place that
        // each comes from.
        let mut around: Vec<(u32, u32)> = Vec::new();
        for (&block, here) in layout.iter().zip(0..) {
            let preds = self.repair.graph.preds(block).iter();
            let preds = preds.filter_map(|&p| Some(self.places[p]?.here));
            let (first, last) = preds.fold((u32::MAX, 0), |(a, b), p| (a.min(p), b.max(p)));
            if here > 0 && first >= here {
                self.places.clear();
                return;
            }
            if last >= here && first != u32::MAX {
                around.push((here, last));
            }
            while around.last().is_some_and(|e| e.1 < here) {
                around.pop();
            }
            let back = around.last().map(|e| e.0);
            self.places[block] = Some(Around { here, back });
        }
    }

    /// Is a register part of such a mask?
    pub fn is_constant(&self, reg: VReg) -> bool {
        let (variables, order) = (self.repair.variables, &self.repair.plan.order);
        let Some(home) = variables.home[reg] else {
            return false;
        };
        let Some(saver) = variables.saver(home) else {
            return false;
        };
        if self.repair.plan.pending[saver].binary_search(&home).is_ok() {
            return false;
        }
        let (saver, home) = (order[saver], order[home]);
        let (Some(saves), Some(reads)) = (self.places[saver], self.places[home]) else {
            return false;
        };
        let read = self.sites.exposed.get(reg).iter();
        let mut sites = read.chain(self.sites.defined.get(reg));
        sites.all(|&b| b == home || b == saver)
            && saver != home
            && self.repair.graph.dominates(saver, home)
            && reads.back.is_none_or(|back| back <= saves.here)
    }
}
