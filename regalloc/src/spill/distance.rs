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

    /// The use that is nearer, of two equal ones the first.
    fn nearer(self, other: Next) -> Next {
        match other.distance < self.distance {
            true => other,
            false => self,
        }
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
    /// The same, what is used next first.
    by_need: SecondaryMap<Block, Vec<(VReg, Next)>>,
}

impl Distances {
    /// Computes them.
    pub fn new(func: &Function, file: &File, live: &Live) -> Distances {
        let mut distances = Distances {
            heads: SecondaryMap::new(),
            by_need: SecondaryMap::new(),
        };
        // Of each block with such, the places in its list of those that it does not use.
        let mut unused: Vec<(Block, Vec<usize>)> = Vec::new();
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
            let places = (0..head.len()).filter(|&i| head[i].1 == NONE);
            let places: Vec<usize> = places.collect();
            if !places.is_empty() {
                unused.push((block, places));
            }
            distances.heads[block] = head;
        }
        let mut at_end = SecondaryMap::with_default(NONE);
        while distances.flow(func, &unused, &mut at_end) {}
        for &block in &func.layout {
            let mut head = distances.heads[block].clone();
            head.sort_by_cached_key(|&(reg, next)| (next.weighed(), reg));
            distances.by_need[block] = head;
        }
        distances
    }

    /// One turn of the data flow, over what blocks do not use: that is live at their ends, too, so
    /// that the map has it from there, whatever it had. Tells whether anything has changed.
    fn flow(
        &mut self,
        func: &Function,
        unused: &[(Block, Vec<usize>)],
        at_end: &mut SecondaryMap<VReg, Next>,
    ) -> bool {
        let mut changed = false;
        for (block, places) in unused {
            let len = func.blocks[*block].insts.len() as u32;
            self.for_each_at_end(func, *block, |reg, next| at_end[reg] = next);
            for &i in places {
                let (reg, old) = &mut self.heads[*block][i];
                let new = at_end[*reg].behind(len);
                if new.weighed() < old.weighed() {
                    *old = new;
                    changed = true;
                }
            }
        }
        changed
    }

    /// What is live at a block's head, but for its parameters, and how far it is to the next use;
    /// what is used next comes first.
    pub fn at_head(&self, block: Block) -> &[(VReg, Next)] {
        &self.by_need[block]
    }

    /// From the end of a block on; [`NONE`] where the value is not live.
    pub fn at_end(&self, func: &Function, block: Block, reg: VReg) -> Next {
        let edges = func.current_succs(block);
        let mut ways = edges.iter().map(|e| {
            let head = &self.heads[e.block];
            let place = head.binary_search_by_key(&reg, |h| h.0);
            place.map_or(NONE, |i| Crossing::of(func, block, e).seen(head[i].1))
        });
        match parting(func, block) {
            Parting::InTwo => {
                let first = ways.next().unwrap_or(NONE);
                first.of_ways(ways.next().unwrap_or(NONE))
            }
            Parting::Other => ways.min_by_key(|n| n.distance).unwrap_or(NONE),
        }
    }

    /// The same for all values that are live there, in the order of the registers. Linear in what
    /// is live at the heads of the blocks behind, where these are no more than two.
    pub fn for_each_at_end(&self, func: &Function, block: Block, mut f: impl FnMut(VReg, Next)) {
        match func.current_succs(block) {
            [] => {}
            [edge] => {
                let crossing = Crossing::of(func, block, edge);
                let head = self.heads[edge.block].iter();
                head.for_each(|&(reg, next)| f(reg, crossing.seen(next)));
            }
            [first, second] => {
                let join = match parting(func, block) {
                    Parting::InTwo => Next::of_ways,
                    Parting::Other => Next::nearer,
                };
                let [one, other] = [first, second].map(|e| Crossing::of(func, block, e));
                let heads = [first, second].map(|e| &self.heads[e.block][..]);
                for_each_of_both(heads, |reg, [x, y]| {
                    f(reg, join(one.seen(x), other.seen(y)))
                });
            }
            edges => {
                let heads = edges.iter().flat_map(|e| &self.heads[e.block]);
                let mut regs: Vec<VReg> = heads.map(|h| h.0).collect();
                regs.sort_unstable();
                regs.dedup();
                regs.iter()
                    .for_each(|&reg| f(reg, self.at_end(func, block, reg)));
            }
        }
    }
}

/// How the ways behind a block part.
enum Parting {
    /// In two, neither of which leaves a loop.
    InTwo,
    /// Otherwise, or not at all.
    Other,
}

fn parting(func: &Function, block: Block) -> Parting {
    let depth = func.blocks[block].loop_depth;
    let stays = |e: &Edge| func.blocks[e.block].loop_depth >= depth;
    match func.current_succs(block) {
        [first, second] if stays(first) && stays(second) => Parting::InTwo,
        _ => Parting::Other,
    }
}

/// What an edge does to distances: those of its target, seen from its origin.
#[derive(Clone, Copy)]
struct Crossing {
    /// What loops add that are left.
    left: u32,
    /// What loops have added that are entered.
    entered: u32,
}

impl Crossing {
    fn of(func: &Function, block: Block, edge: &Edge) -> Crossing {
        let [from, to] = [block, edge.block].map(|b| u32::from(func.blocks[b].loop_depth));
        Crossing {
            left: from.saturating_sub(to) * LOOP,
            entered: to.saturating_sub(from) * LOOP,
        }
    }

    fn seen(self, next: Next) -> Next {
        if next == NONE {
            return NONE;
        }
        let through = self.entered.min(next.distance / LOOP * LOOP);
        Next {
            distance: (next.distance - through).saturating_add(self.left),
            ..next
        }
    }
}

/// Calls `f` with each register of two sorted lists, in order, and with what both say of it.
fn for_each_of_both(lists: [&[(VReg, Next)]; 2], mut f: impl FnMut(VReg, [Next; 2])) {
    let [mut x, mut y] = lists.map(|l| l.iter().copied().peekable());
    while let Some(reg) = [x.peek(), y.peek()]
        .into_iter()
        .flatten()
        .map(|h| h.0)
        .min()
    {
        let [in_x, in_y] = [&mut x, &mut y].map(|l| l.next_if(|h| h.0 == reg));
        f(reg, [in_x, in_y].map(|h| h.map_or(NONE, |h| h.1)));
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
