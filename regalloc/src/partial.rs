//! Blocks that a wave may be in while some of its lanes wait elsewhere with values in VGPRs.
//!
//! Matrix instructions write all lanes, whatever EXEC says, and `v_writelane_b32` one. In such a
//! block that would overwrite what lanes hold that wait in other blocks, which liveness on the
//! thread graph does not see.
//!
//! A block is *partial* if a branch between lanes leads to it without its lanes having come
//! together again: it is reached from the branch by a way that avoids the branch's
//! postdominators. A branch one of whose targets ends the program does not count if nothing of the
//! bank is live there: lanes that wait in it hold nothing.
//!
//! Blocks × blocks / 64 for each round of the data flow, and blocks for each branch; only asked for
//! functions that have such instructions and such branches.

use crate::constraint::{self, File};
use crate::live::{Live, var_of};
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::live::contains;
use mir::{Bank, Block, Function, Inst, Op, Pseudo, VReg};

/// The partial blocks; none are if no instruction writes all lanes, active or not.
pub fn partial_blocks(func: &Function, file: &File, live: &Live) -> SecondaryMap<Block, bool> {
    match has(func, file, constraint::is_matrix) {
        true => blocks(func, live),
        false => SecondaryMap::new(),
    }
}

/// Does an instruction write a lane, whatever EXEC says, where that lane may wait elsewhere? Then
/// registers of its own are not enough ([`crate::whole::Inactive::Alone`]): the value is joined
/// with others by parameters of blocks, and the lane may hold one of those.
pub fn writes_lanes_elsewhere(func: &Function, file: &File, live: &Live) -> bool {
    if !has(func, file, constraint::ignores_exec) {
        return false;
    }
    let partial = blocks(func, live);
    let within = |&b: &Block| func.blocks[b].insts.iter().any(constraint::ignores_exec);
    func.layout.iter().any(|b| partial[*b] && within(b))
}

fn has(func: &Function, file: &File, is: fn(&Inst) -> bool) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    file.bank == Bank::Vgpr && file.may_have_whole_values() && insts.any(is)
}

fn blocks(func: &Function, live: &Live) -> SecondaryMap<Block, bool> {
    let mut partial = SecondaryMap::new();
    let branches: Vec<Block> = func
        .layout
        .iter()
        .copied()
        .filter(|&b| parts_lanes(func, live, b))
        .collect();
    if branches.is_empty() {
        return partial;
    }
    let postdominators = Postdominators::new(func);
    for branch in branches {
        let targets = succs(func, branch).collect();
        let blocks = apart(func, &postdominators, branch, targets);
        blocks.into_iter().for_each(|block| partial[block] = true);
    }
    partial
}

/// The blocks where lanes may meet that a branch between lanes parted: by different ways, or in
/// different turns of a loop. From each branch its targets are followed, each block with the target
/// or the last such block that it is reached from; where it has two it is one itself.
pub fn joins(func: &Function) -> SecondaryMap<Block, bool> {
    let mut joins = SecondaryMap::new();
    for &branch in func.layout.iter().filter(|&&b| branches_lanes(func, b)) {
        let mut label: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
        let mut work: Vec<(Block, Block)> = succs(func, branch).map(|s| (s, s)).collect();
        while let Some((block, from)) = work.pop() {
            let new = match label[block] {
                None => from,
                Some(old) if old == from || old == block && joins[block] => continue,
                Some(_) => {
                    joins[block] = true;
                    block
                }
            };
            if label[block] != Some(new) {
                label[block] = Some(new);
                work.extend(succs(func, block).map(|s| (s, new)));
            }
        }
    }
    joins
}

fn succs(func: &Function, block: Block) -> impl Iterator<Item = Block> {
    func.current_succs(block).iter().map(|e| e.block)
}

/// The blocks that a wave may be in while lanes wait with a value, for each of some values that
/// wait anywhere: those that are reached from a branch between lanes by other targets than one that
/// the value is live into, or comes into by a parameter, without the lanes having come together.
pub fn waiting(
    func: &Function,
    live: &Live,
    regs: &[VReg],
) -> Vec<(VReg, SecondaryMap<Block, bool>)> {
    let mut waiting: Vec<(VReg, SecondaryMap<Block, bool>)> = Vec::new();
    if regs.is_empty() {
        return waiting;
    }
    let blocks = func.layout.iter().copied();
    let branches: Vec<Block> = blocks.filter(|&b| branches_lanes(func, b)).collect();
    if branches.is_empty() {
        return waiting;
    }
    let postdominators = Postdominators::new(func);
    for branch in branches {
        for edge in func.current_succs(branch) {
            let set = live.sets.live_in(edge.block);
            let comes = |reg: &VReg| {
                let number = live.sets.number(var_of(*reg));
                edge.args.contains(reg) || number.is_some_and(|n| contains(set, n))
            };
            let mut others: Option<Vec<Block>> = None;
            for &reg in regs.iter().filter(|reg| comes(reg)) {
                let others = others.get_or_insert_with(|| {
                    let targets = succs(func, branch).filter(|&s| s != edge.block);
                    apart(func, &postdominators, branch, targets.collect())
                });
                let at = waiting.iter().position(|(r, _)| *r == reg);
                let at = at.unwrap_or_else(|| {
                    waiting.push((reg, SecondaryMap::new()));
                    waiting.len() - 1
                });
                others.iter().for_each(|&b| waiting[at].1[b] = true);
            }
        }
    }
    waiting
}

/// What is reached from a branch by some of its targets before its lanes come together.
fn apart(
    func: &Function,
    postdominators: &Postdominators,
    branch: Block,
    mut stack: Vec<Block>,
) -> Vec<Block> {
    let mut seen: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut blocks = Vec::new();
    while let Some(block) = stack.pop() {
        let together = block != branch && postdominators.contain(branch, block);
        if together || std::mem::replace(&mut seen[block], true) {
            continue;
        }
        blocks.push(block);
        stack.extend(succs(func, block));
    }
    blocks
}

/// Does each lane have its own way from a block?
fn branches_lanes(func: &Function, block: Block) -> bool {
    let last = func.blocks[block].insts.last();
    last.is_some_and(|i| i.is_pseudo(Pseudo::BranchLanes))
}

/// Does a block send its lanes to different blocks, of which none only ends the program?
fn parts_lanes(func: &Function, live: &Live, block: Block) -> bool {
    branches_lanes(func, block) && !succs(func, block).any(|s| only_ends(func, live, s))
}

/// Does the program end in the block, with nothing live?
fn only_ends(func: &Function, live: &Live, block: Block) -> bool {
    let mut block = block;
    // Blocks that only lead on are few in a row, and never a ring without a way out.
    for _ in 0..func.layout.len() {
        let data = &func.blocks[block];
        if !data.params.is_empty() || !live.sets.live_in(block).is_empty() {
            return false;
        }
        match data.insts.last().map(|i| i.op) {
            Some(Op::Pseudo(Pseudo::Endpgm)) => return true,
            Some(Op::Pseudo(Pseudo::Jump)) if data.insts.len() == 1 => {
                block = data.succs[0].block;
            }
            _ => return false,
        }
    }
    false
}

/// For each block the set of those that every way to the end goes through, itself included. Where
/// there is no way to the end it is the set of all.
struct Postdominators {
    words: usize,
    rows: Vec<u64>,
}

impl Postdominators {
    fn new(func: &Function) -> Postdominators {
        let words = func.blocks.len().div_ceil(64);
        let mut this = Postdominators {
            words,
            rows: vec![u64::MAX; words * func.blocks.len()],
        };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in func.layout.iter().rev() {
                changed |= this.update(func, block);
            }
        }
        this
    }

    fn update(&mut self, func: &Function, block: Block) -> bool {
        let ends = succs(func, block).next().is_none();
        let mut row = vec![if ends { 0 } else { u64::MAX }; self.words];
        for succ in succs(func, block) {
            let other = &self.rows[succ.index() * self.words..][..self.words];
            row.iter_mut().zip(other).for_each(|(a, b)| *a &= b);
        }
        row[block.index() / 64] |= 1 << (block.index() % 64);
        let old = &mut self.rows[block.index() * self.words..][..self.words];
        let changed = *old != *row;
        old.copy_from_slice(&row);
        changed
    }

    /// Is `after` on every way from `block` to the end?
    fn contain(&self, block: Block, after: Block) -> bool {
        let (at, bit) = (after.index() / 64, after.index() % 64);
        self.rows[block.index() * self.words + at] >> bit & 1 != 0
    }
}

#[cfg(test)]
mod tests;
