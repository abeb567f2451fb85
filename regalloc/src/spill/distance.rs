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
use cranelift_entity::packed_option::PackedOption;
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
        let mut farther = inside;
        for _ in 0..self.arms {
            let next = (farther + farther / 2).min(LOOP - 1);
            // As far as it gets.
            if next == farther {
                break;
            }
            farther = next;
        }
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

/// The distances at the heads and the ends of blocks.
pub struct Distances {
    /// The registers that are live across blocks, by number; what else is numbered is none.
    regs: Vec<PackedOption<VReg>>,
    /// Of what is live at heads, in the order of the numbers.
    heads: SecondaryMap<Block, Vec<(u32, Next)>>,
    /// What is used next first, with the distance.
    by_need: SecondaryMap<Block, Vec<(VReg, u32)>>,
    /// Of what is live at ends.
    ends: SecondaryMap<Block, Vec<(VReg, Next)>>,
}

/// The places in a block's list of those values that it does not use.
struct Unused {
    block: Block,
    places: Vec<u32>,
    /// The turn of the data flow that came by last, counted over all blocks, or 0.
    visited: u32,
}

impl Distances {
    /// Computes them.
    pub fn new(func: &Function, file: &File, live: &Live) -> Distances {
        let regs = live.sets.vars().iter();
        let regs = regs.map(|v| v.checked_sub(MAX_UNITS).map(VReg::new).into());
        let mut distances = Distances {
            regs: regs.collect(),
            heads: SecondaryMap::new(),
            by_need: SecondaryMap::new(),
            ends: SecondaryMap::new(),
        };
        let mut unused = distances.begin(func, file, live);
        let mut at_end = vec![NONE; distances.regs.len()];
        let mut changed: SecondaryMap<Block, u32> = SecondaryMap::new();
        let mut visits = 0;
        loop {
            let before = visits;
            for unused in &mut unused {
                distances.visit(func, unused, &mut at_end, (&mut visits, &mut changed));
            }
            if visits == before {
                break;
            }
        }
        let mut order: Vec<(u32, VReg, u32)> = Vec::new();
        for &block in &func.layout {
            order.clear();
            order.extend(distances.heads[block].iter().filter_map(|&(number, next)| {
                let reg = distances.regs[number as usize].expand()?;
                Some((next.weighed(), reg, next.distance))
            }));
            order.sort_unstable();
            distances.by_need[block] = order.iter().map(|o| (o.1, o.2)).collect();
            let behind = func.current_succs(block).iter();
            let most = behind.map(|e| distances.heads[e.block].len()).max();
            let mut end = Vec::with_capacity(most.unwrap_or(0));
            distances.for_each_at_end(func, block, |number, next| {
                end.extend(distances.regs[number as usize].expand().map(|r| (r, next)));
            });
            distances.ends[block] = end;
        }
        distances
    }

    /// What blocks use themselves; gives what they do not, from the last block to the first.
    fn begin(&mut self, func: &Function, file: &File, live: &Live) -> Vec<Unused> {
        let mut all = Vec::new();
        let mut first: SecondaryMap<VReg, u32> = SecondaryMap::with_default(NEVER);
        let mut used: Vec<VReg> = Vec::new();
        for &block in func.layout.iter().rev() {
            used.drain(..).for_each(|r| first[r] = NEVER);
            for_each_use(func, file, live, block, |reg, at| {
                if first[reg] == NEVER {
                    first[reg] = at;
                    used.push(reg);
                }
            });
            let mut places = Vec::new();
            let live_in = live.sets.live_in(block);
            let number = live_in.iter().map(|w| w.1.count_ones() as usize).sum();
            let mut head: Vec<(u32, Next)> = Vec::with_capacity(number);
            for number in numbers(live_in) {
                let Some(reg) = self.regs[number].expand() else {
                    continue;
                };
                let distance = first[reg];
                if distance == NEVER {
                    places.push(head.len() as u32);
                }
                head.push((number as u32, Next { distance, arms: 0 }));
            }
            self.heads[block] = head;
            if !places.is_empty() {
                all.push(Unused {
                    block,
                    places,
                    visited: 0,
                });
            }
        }
        all
    }

    /// One step of the data flow, over what a block does not use: that is live at its end, too, so
    /// that the list has it from there, whatever it had. It is taken where the head of a block
    /// behind has changed since the last one, and at first: else it would change nothing.
    fn visit(
        &mut self,
        func: &Function,
        unused: &mut Unused,
        at_end: &mut [Next],
        (visits, changed): (&mut u32, &mut SecondaryMap<Block, u32>),
    ) {
        let block = unused.block;
        let mut behind = func.current_succs(block).iter();
        if unused.visited > 0 && !behind.any(|e| changed[e.block] >= unused.visited) {
            return;
        }
        *visits += 1;
        unused.visited = *visits;
        let len = func.blocks[block].insts.len() as u32;
        self.for_each_at_end(func, block, |number, next| at_end[number as usize] = next);
        for &i in &unused.places {
            let (number, old) = &mut self.heads[block][i as usize];
            let new = at_end[*number as usize].behind(len);
            if new.weighed() < old.weighed() {
                *old = new;
                changed[block] = *visits;
            }
        }
    }

    /// What is live at a block's head, but for its parameters, and how far it is to the next use;
    /// what is used next comes first.
    pub fn at_head(&self, block: Block) -> &[(VReg, u32)] {
        &self.by_need[block]
    }

    /// What is live at a block's end, and its next use from there on.
    pub fn at_end(&self, block: Block) -> &[(VReg, Next)] {
        &self.ends[block]
    }

    /// From the end of a block on, by a register's number; [`NONE`] where it is not live.
    fn of_one_at_end(&self, func: &Function, block: Block, number: u32) -> Next {
        let edges = func.current_succs(block);
        let mut ways = edges.iter().map(|e| {
            let head = &self.heads[e.block];
            let place = head.binary_search_by_key(&number, |h| h.0);
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

    /// The same for all that are live there, in the order of the numbers. Linear in what is live
    /// at the heads of the blocks behind, where these are no more than two.
    fn for_each_at_end(&self, func: &Function, block: Block, mut f: impl FnMut(u32, Next)) {
        match func.current_succs(block) {
            [] => {}
            [edge] => {
                let crossing = Crossing::of(func, block, edge);
                let head = self.heads[edge.block].iter();
                head.for_each(|&(number, next)| f(number, crossing.seen(next)));
            }
            [first, second] => {
                let join = match parting(func, block) {
                    Parting::InTwo => Next::of_ways,
                    Parting::Other => Next::nearer,
                };
                let [one, other] = [first, second].map(|e| Crossing::of(func, block, e));
                let heads = [first, second].map(|e| &self.heads[e.block][..]);
                for_each_of_both(heads, |number, [x, y]| {
                    let next = join(one.seen(x), other.seen(y));
                    debug_assert_eq!(next, self.of_one_at_end(func, block, number));
                    f(number, next);
                });
            }
            edges => {
                let heads = edges.iter().flat_map(|e| &self.heads[e.block]);
                let mut all: Vec<u32> = heads.map(|h| h.0).collect();
                all.sort_unstable();
                all.dedup();
                all.iter()
                    .for_each(|&n| f(n, self.of_one_at_end(func, block, n)));
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

/// Calls `f` with each number of two sorted lists, in order, and with what both say of it.
fn for_each_of_both(lists: [&[(u32, Next)]; 2], mut f: impl FnMut(u32, [Next; 2])) {
    let [x, y] = lists;
    let (mut i, mut j) = (0, 0);
    while i < x.len() || j < y.len() {
        // No number is so great.
        let [a, b] = [x.get(i), y.get(j)].map(|h| h.map_or(u32::MAX, |h| h.0));
        let number = a.min(b);
        let in_x = if a == number { x[i].1 } else { NONE };
        let in_y = if b == number { y[j].1 } else { NONE };
        f(number, [in_x, in_y]);
        i += usize::from(a == number);
        j += usize::from(b == number);
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
