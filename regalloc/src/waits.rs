//! Where whole values ([`crate::whole`]) wait in lanes that the wave has left behind.
//!
//! ```text
//! v = writelane …
//! branch c, one, other
//! one:   a = writelane 1, 10, v
//! other: b = writelane 2, 28, v
//! ```
//!
//! On the thread graph `v` ends where `a` begins, and where `b` does. But the wave comes through
//! both arms: when it writes `a`, the lanes of the other one still wait with `v`, and lane 10 may
//! be one of them. Values that are written for their own lanes alone may share a register with what
//! lanes wait with; a whole one may not. So each whole value has, besides its ranges, those blocks
//! that the wave may be in while lanes wait with it, and another one shares its register only if it
//! is in none of them.
//!
//! Values that a loop leaves with, or that lanes bring to where they meet, are other ones: copies
//! for the active lanes ([`crate::whole::part_at_branches`]).

use crate::live::{Live, Range, Ranges};
use crate::partial;
use crate::ranges::overlap;
use cranelift_entity::SecondaryMap;
use mir::{Function, VReg};
use rustc_hash::FxHashMap;

/// Lists of ranges where values wait, by the numbers of the values' own lists
/// ([`crate::group::Groups::ranges`]).
#[derive(Default)]
pub struct Waits {
    of: FxHashMap<u32, Ranges>,
}

impl Waits {
    /// Where the whole values of a function wait; the list of each register has its number.
    pub fn new(func: &Function, live: &Live, whole: &SecondaryMap<VReg, bool>) -> Waits {
        let regs = whole.iter().filter(|(_, is)| **is).map(|(reg, _)| reg);
        let blocks = partial::waiting(func, live, &regs.collect::<Vec<_>>());
        let mut of: FxHashMap<u32, Ranges> = FxHashMap::default();
        for &block in &func.layout {
            let (start, end) = (live.from[block], live.end[block]);
            for (reg, _) in blocks.iter().filter(|(_, blocks)| blocks[block]) {
                of.entry(reg.as_u32())
                    .or_default()
                    .push(Range { start, end });
            }
        }
        Waits { of }
    }

    /// Is one of two values somewhere where the other one waits?
    pub fn meet(&self, a: (u32, &[Range]), b: (u32, &[Range])) -> bool {
        let waits = |list: u32, ranges: &[Range]| {
            let waits = self.of.get(&list);
            waits.is_some_and(|waits| overlap(waits, ranges))
        };
        !self.of.is_empty() && (waits(a.0, b.1) || waits(b.0, a.1))
    }

    /// Two lists became one of them.
    pub fn join(&mut self, a: u32, b: u32, one: u32) {
        if self.of.is_empty() {
            return;
        }
        let both = [a, b].map(|list| self.of.remove(&list).unwrap_or_default());
        let mut all: Ranges = both.into_iter().flatten().collect();
        if !all.is_empty() {
            all.sort_by_key(|range| range.start);
            all.dedup();
            self.of.insert(one, all);
        }
    }
}
