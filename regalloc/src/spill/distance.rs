//! How far away the next use of each value is.
//!
//! Distances are in instructions, along the shortest way. Where a way leaves loops, each of them
//! adds [`LOOP`], unless it is entered on the way: what is used behind a loop only is farther than
//! all that the loop uses. A data flow over what is live into each block; it takes as many turns as
//! loops are nested, and one.

use crate::constraint::{File, MAX_UNITS};
use crate::live::Live;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::live::numbers;
use mir::{Block, Function, VReg};
use rustc_hash::FxHashMap;

/// What leaving a loop adds.
pub const LOOP: u32 = 1 << 20;

/// There is no use.
pub const NEVER: u32 = u32::MAX;

/// The distances at the heads of blocks.
pub struct Distances {
    /// Of what is live there, in the order of the registers.
    heads: SecondaryMap<Block, Vec<(VReg, u32)>>,
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
            let mut head: Vec<(VReg, u32)> = regs
                .map(|r| (r, first.get(&r).copied().unwrap_or(NEVER)))
                .collect();
            head.sort_unstable();
            let far = head.iter().enumerate().filter(|(_, h)| h.1 == NEVER);
            unused.extend(far.map(|(i, _)| (block, i)));
            distances.heads[block] = head;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &(block, i) in &unused {
                let (reg, old) = distances.heads[block][i];
                let len = func.blocks[block].insts.len() as u32;
                let new = distances.at_end(func, block, reg).saturating_add(len);
                if new < old {
                    distances.heads[block][i].1 = new;
                    changed = true;
                }
            }
        }
        distances
    }

    /// What is live at a block's head, but for its parameters, and how far it is to the next use.
    pub fn at_head(&self, block: Block) -> &[(VReg, u32)] {
        &self.heads[block]
    }

    /// From the end of a block on; [`NEVER`] where the value is not live.
    pub fn at_end(&self, func: &Function, block: Block, reg: VReg) -> u32 {
        let depth = func.blocks[block].loop_depth;
        let of_edge = |target: Block| {
            let head = &self.heads[target];
            let i = head.binary_search_by_key(&reg, |h| h.0).ok()?;
            let distance = head[i].1;
            let inside = func.blocks[target].loop_depth;
            let left = u32::from(depth.saturating_sub(inside)) * LOOP;
            let entered = u32::from(inside.saturating_sub(depth)) * LOOP;
            let through = if distance == NEVER {
                0
            } else {
                entered.min(distance / LOOP * LOOP)
            };
            Some((distance - through).saturating_add(left))
        };
        let edges = func.current_succs(block).iter();
        edges
            .filter_map(|e| of_edge(e.block))
            .min()
            .unwrap_or(NEVER)
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
