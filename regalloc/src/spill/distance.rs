//! How far away the next use of each value is.
//!
//! Distances are in instructions, along the shortest way. Where a way leaves loops, each of them
//! adds [`LOOP`], unless it is entered on the way: what is used behind a loop only is farther than
//! all that the loop uses. A data flow over what is live into each block; it takes as many turns as
//! loops are nested, and one.
//!
//! What is used on one of two ways only, in an arm, is brought back by those waves alone that go
//! there: it counts for half as far again ([`Next::weighed`]), so that it leaves before what all of
//! them use.

use crate::constraint::{File, MAX_UNITS};
use crate::live::Live;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::live::numbers;
use mir::{Block, Edge, Function, VReg};
use rustc_hash::FxHashMap;

/// What leaving a loop adds.
pub const LOOP: u32 = 1 << 20;

/// Instructions by which the use on the longer of two ways is hardly farther.
const HARDLY: u32 = 64;

/// There is no use.
pub const NEVER: u32 = u32::MAX;

/// The next use of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Next {
    /// Instructions to it.
    pub distance: u32,
    /// Arms inside one another that it stands in, and the place from which it is seen does not.
    pub arms: u32,
}

/// No use.
pub const NONE: Next = Next {
    distance: NEVER,
    arms: 0,
};

impl Next {
    /// A use that so many instructions stand before.
    pub fn behind(self, insts: u32) -> Next {
        let distance = self.distance.saturating_add(insts);
        Next { distance, ..self }
    }

    /// The distance to go by where it is chosen what leaves.
    pub fn weighed(self) -> u32 {
        if self.distance == NEVER {
            return NEVER;
        }
        let inside = self.distance % LOOP;
        let farther = (0..self.arms).fold(inside, |d, _| (d + d / 2).min(LOOP - 1));
        self.distance - inside + farther
    }

    /// The next use where the way parts: the nearer one may not be come to. If it is not, the
    /// other one is next, and where that is hardly farther it is that.
    fn of_ways(self, other: Next) -> Next {
        let (near, far) = match self.distance <= other.distance {
            true => (self, other),
            false => (other, self),
        };
        if near == NONE {
            return NONE;
        }
        let in_arm = Next {
            arms: near.arms + 1,
            ..near
        };
        match far.weighed() <= in_arm.weighed().saturating_add(HARDLY) {
            true => far,
            false => in_arm,
        }
    }
}

/// The distances at the heads of blocks.
pub struct Distances {
    /// Of what is live there, in the order of the registers.
    heads: SecondaryMap<Block, Vec<(VReg, Next)>>,
}

impl Distances {
    /// Computes them.
    pub fn new(func: &Function, file: &File, live: &Live) -> Distances {
        let mut distances = Distances {
            heads: SecondaryMap::new(),
        };
        // Those that their block does not use, by block and place in its list.
        let mut unused = Vec::new();
        for &block in func.layout.iter().rev() {
            let first = first_uses(func, file, live, block);
            let vars = numbers(live.sets.live_in(block)).map(|n| live.sets.vars()[n]);
            let regs = vars.filter_map(|v| v.checked_sub(MAX_UNITS).map(VReg::new));
            let next = |reg: VReg| match first.get(&reg) {
                Some(&distance) => Next { distance, arms: 0 },
                None => NONE,
            };
            let mut head: Vec<(VReg, Next)> = regs.map(|r| (r, next(r))).collect();
            head.sort_unstable_by_key(|h| h.0);
            let far = head.iter().enumerate().filter(|(_, h)| h.1 == NONE);
            unused.extend(far.map(|(i, _)| (block, i)));
            distances.heads[block] = head;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &(block, i) in &unused {
                let (reg, old) = distances.heads[block][i];
                let len = func.blocks[block].insts.len() as u32;
                let new = distances.at_end(func, block, reg).behind(len);
                if new.weighed() < old.weighed() {
                    distances.heads[block][i].1 = new;
                    changed = true;
                }
            }
        }
        distances
    }

    /// What is live at a block's head, but for its parameters, and how far it is to the next use.
    pub fn at_head(&self, block: Block) -> &[(VReg, Next)] {
        &self.heads[block]
    }

    /// From the end of a block on; [`NONE`] where the value is not live.
    pub fn at_end(&self, func: &Function, block: Block, reg: VReg) -> Next {
        let depth = u32::from(func.blocks[block].loop_depth);
        let edges = func.current_succs(block);
        let mut ways = edges
            .iter()
            .map(|e| self.of_edge(func, depth, e.block, reg));
        let stays = |e: &Edge| u32::from(func.blocks[e.block].loop_depth) >= depth;
        match (edges.len(), edges.iter().all(stays)) {
            (2, true) => {
                let first = ways.next().unwrap_or(NONE);
                first.of_ways(ways.next().unwrap_or(NONE))
            }
            _ => ways.min_by_key(|n| n.distance).unwrap_or(NONE),
        }
    }

    /// Along an edge from a block of a loop depth.
    fn of_edge(&self, func: &Function, depth: u32, target: Block, reg: VReg) -> Next {
        let head = &self.heads[target];
        let Ok(i) = head.binary_search_by_key(&reg, |h| h.0) else {
            return NONE;
        };
        let next = head[i].1;
        if next == NONE {
            return NONE;
        }
        let inside = u32::from(func.blocks[target].loop_depth);
        let left = depth.saturating_sub(inside) * LOOP;
        let entered = inside.saturating_sub(depth) * LOOP;
        let through = entered.min(next.distance / LOOP * LOOP);
        Next {
            distance: (next.distance - through).saturating_add(left),
            ..next
        }
    }
}

/// Where a block uses each register first: the number of the instruction.
pub fn first_uses(func: &Function, file: &File, live: &Live, block: Block) -> FxHashMap<VReg, u32> {
    let mut first = FxHashMap::default();
    for_each_use(func, file, live, block, |reg, at| {
        first.entry(reg).or_insert(at);
    });
    first
}

/// Each use of a virtual register by a block with the number of the instruction: arguments of edges
/// are used by the terminator. In the order of the instructions.
pub fn for_each_use(
    func: &Function,
    file: &File,
    live: &Live,
    block: Block,
    mut f: impl FnMut(VReg, u32),
) {
    let insts = func.blocks[block].insts.len();
    for (i, entries) in live.operands.of_insts(block, insts).enumerate() {
        for entry in entries.iter().filter(|e| e.is_use()) {
            if let Some(reg) = entry.var().checked_sub(MAX_UNITS) {
                f(VReg::new(reg), i as u32);
            }
        }
    }
    let last = insts.saturating_sub(1) as u32;
    for edge in func.current_succs(block) {
        for &arg in edge.args.iter().filter(|&&a| file.owns(func, a)) {
            f(arg, last);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HARDLY, LOOP, NEVER, NONE, Next};

    fn next(distance: u32, arms: u32) -> Next {
        Next { distance, arms }
    }

    #[test]
    fn uses_in_arms_are_half_as_far_again() {
        assert_eq!(next(100, 0).weighed(), 100);
        assert_eq!(next(100, 1).weighed(), 150);
        assert_eq!(next(100, 2).weighed(), 225);
        assert_eq!(NONE.weighed(), NEVER);
    }

    #[test]
    fn no_number_of_arms_is_as_far_as_behind_a_loop() {
        assert_eq!(next(100, 1000).weighed(), LOOP - 1);
        assert_eq!(next(LOOP + 10, 1).weighed(), LOOP + 15);
        assert!(next(LOOP + 10, 1000).weighed() < 2 * LOOP);
    }

    #[test]
    fn a_use_on_one_way_only_is_in_an_arm() {
        assert_eq!(next(4, 0).of_ways(NONE), next(4, 1));
        assert_eq!(NONE.of_ways(next(4, 0)), next(4, 1));
        assert_eq!(NONE.of_ways(NONE), NONE);
    }

    #[test]
    fn what_both_ways_use_is_used_on_the_longer_one() {
        let far = next(4 + HARDLY, 0);
        assert_eq!(next(4, 0).of_ways(far), far);
        assert_eq!(far.of_ways(next(4, 0)), far);
        let farther = next(100 + HARDLY, 0);
        assert_eq!(next(4, 0).of_ways(farther), next(4, 1));
    }
}
