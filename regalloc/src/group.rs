//! Groups: virtual registers whose places follow from one another.
//!
//! A wide operand wants its registers side by side, a tied operand wants the new and the old value
//! in one place, and a block parameter is best where its arguments are. A group is a row of slots;
//! each register is in one slot (union-find with offsets), and several may share a slot if their
//! ranges are disjoint. Where two wishes contradict each other, an operand gets registers of its
//! own and copies before (sources) or after (results) the instruction; [`Groups::copies`] lists
//! them.
//!
//! Instructions of deeper loops come first, so that copies fall where they cost less. Near linear:
//! a union checks the ranges of the shorter list against the longer one by binary search.

use crate::constraint::{self, File};
use crate::live::{AFTER, BEFORE, Live, READ, Range, Ranges, WRITE, make_room, var_of};
use crate::partial::partial_blocks;
use crate::ranges::{copy_of, hits, merge, overlap};
use crate::waits::Waits;
use crate::whole::{Inactive, whole_values_of};
use cranelift_entity::{EntityRef, SecondaryMap};
use mir::{Bank, Block, Function, Lanes, Operand, VReg};
use smallvec::SmallVec;

/// Most registers of an operand, and so most slots of a group.
pub const MAX_SLOTS: usize = 32;

/// A copy at an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copy {
    /// Layout index of the block.
    pub block: Block,
    /// Instruction.
    pub inst: u32,
    /// Before or after it.
    pub when: When,
    /// Written.
    pub dst: VReg,
    /// Read.
    pub src: VReg,
}

impl Copy {
    /// Copies of one place are done at once.
    pub fn place(&self) -> (Block, u32, When) {
        (self.block, self.inst, self.when)
    }
}

/// Where a copy stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum When {
    /// Before the instruction.
    Before,
    /// After it.
    After,
}

/// A group, known by its root in the union-find forest.
#[derive(Clone, Default, Debug)]
pub struct Group {
    /// Index of the range list of each slot ([`Groups::ranges`]).
    pub slots: SmallVec<[u32; 2]>,
    /// Slot of the root itself.
    root_slot: u8,
    /// Number of registers: the smaller group hangs below the larger, which keeps the forest flat.
    members: u32,
    /// The first slot's unit is `residue` modulo `align`.
    pub align: u8,
    /// See `align`.
    pub residue: u8,
    /// Written in lanes that EXEC switches off: shares registers with nothing.
    pub exclusive: bool,
    /// Has values that count in all lanes ([`crate::whole`]), and no others.
    pub whole: bool,
}

/// A register in the union-find forest.
#[derive(Clone, Copy)]
struct Node {
    /// Itself, if it is a root.
    parent: u32,
    /// Its slot minus the slot of its parent.
    delta: i16,
}

/// All groups of a function.
#[derive(Default)]
pub struct Groups {
    nodes: Vec<Node>,
    group: Vec<Group>,
    /// Range lists by slot; initially one for each virtual register.
    pub ranges: Vec<Ranges>,
    /// Copies in the order of `block` in the layout, instruction, before and after.
    pub copies: Vec<Copy>,
    /// Roots, in the order of their numbers.
    pub roots: Vec<VReg>,
    /// Operands that were replaced, as they were: block, instruction, operand.
    replaced: Vec<(Block, usize, usize, Operand)>,
    /// Ranges that were changed, as they were.
    changed: Vec<(VReg, Ranges)>,
    /// Most slots of a group made for the operand at hand.
    most: usize,
    /// The same for [`Coalesce::Tight`].
    tight: usize,
    /// Would that have made a difference?
    are_wide: bool,
    /// Blocks where lanes may wait elsewhere ([`crate::partial`]).
    partial: SecondaryMap<Block, bool>,
    /// Values that count in all lanes.
    whole: SecondaryMap<VReg, bool>,
    /// Where they wait in lanes that are not active.
    waits: Waits,
    /// Whether results that do not ask EXEC are such.
    inactive: Inactive,
    /// First of the registers that matrix instructions of such blocks write.
    whole_wave: Option<VReg>,
}

/// Are block parameters put where their arguments are?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coalesce {
    /// Yes, where it is possible.
    Params,
    /// No: smaller groups fit better.
    Off,
    /// Nor does a group grow beyond its widest operand: a register that several operands want in
    /// different shapes is copied.
    Tight,
    /// Nor do groups last: each wide operand has registers of its own at its instruction, and
    /// values are single registers.
    Isolated,
}

impl Groups {
    /// Finds the groups. Registers that it makes for copies get their ranges in `live`.
    pub fn build(&mut self, func: &mut Function, file: &File, live: &mut Live, coalesce: Coalesce) {
        self.nodes.clear();
        self.group.clear();
        self.ranges.clear();
        self.copies.clear();
        self.replaced.clear();
        self.changed.clear();
        self.partial = partial_blocks(func, file, live);
        self.whole_wave = None;
        self.whole = match file.may_have_whole_values() {
            true => whole_values_of(func, file),
            false => SecondaryMap::new(),
        };
        self.inactive = file.inactive;
        self.grow(func, live);
        self.waits = Waits::new(func, live, &self.whole);
        (self.most, self.tight) = (MAX_SLOTS, MAX_SLOTS);
        self.are_wide = false;
        if coalesce != Coalesce::Isolated {
            self.masks(func, file, live);
        }
        let mut order: Vec<Block> = func.layout.clone();
        order.sort_by_key(|&b| std::cmp::Reverse(func.blocks[b].loop_depth));
        for &block in &order {
            for at in live.operands.shaped_of(block) {
                let index = live.operands.shaped(block, at);
                self.inst(func, file, live, (block, index), coalesce);
            }
        }
        if coalesce == Coalesce::Params {
            self.most = MAX_SLOTS;
            self.params(func, file, &order);
        }
        if !self.copies.is_empty() {
            self.sort_copies(func);
        }
        self.collect_roots(func, file);
    }

    /// Sorts blocks: the copies of each stand together, in the order of its instructions.
    fn sort_copies(&mut self, func: &Function) {
        let mut place: SecondaryMap<Block, u32> = SecondaryMap::new();
        place.resize(func.blocks.len());
        for (i, &block) in func.layout.iter().enumerate() {
            place[block] = i as u32;
        }
        let unsorted = std::mem::take(&mut self.copies);
        let of_blocks = unsorted.chunk_by(|a, b| a.block == b.block);
        let mut of_blocks: Vec<&[Copy]> = of_blocks.collect();
        of_blocks.sort_by_key(|copies| place[copies[0].block]);
        self.copies.reserve(unsorted.len());
        let of_blocks = of_blocks.iter();
        for here in of_blocks.flat_map(|own| own.chunk_by(|a, b| a.inst == b.inst)) {
            for when in [When::Before, When::After] {
                self.copies.extend(here.iter().filter(|c| c.when == when));
            }
        }
    }

    /// Takes back what [`Groups::build`] did to the function's operands, and to liveness.
    pub fn undo(&mut self, func: &mut Function, live: &mut Live) {
        for (block, inst, k, operand) in self.replaced.drain(..).rev() {
            func.blocks[block].insts[inst].operands[k] = operand;
        }
        for (reg, ranges) in self.changed.drain(..).rev() {
            live.ranges[var_of(reg)] = ranges;
        }
    }

    /// Are these groups other ones than those of [`Coalesce::Tight`]? They were made without
    /// parameters.
    pub fn are_wide(&self) -> bool {
        self.are_wide
    }

    /// The root of a register's group and its slot there.
    pub fn find(&self, reg: VReg) -> (VReg, usize) {
        let (mut node, mut offset) = (reg.index(), 0);
        loop {
            let Node { parent, delta } = self.nodes[node];
            if parent as usize == node {
                break;
            }
            offset += i32::from(delta);
            node = parent as usize;
        }
        let slot = offset + i32::from(self.group[node].root_slot);
        (VReg::new(node), slot as usize)
    }

    /// Number of registers, which index arrays by root.
    pub fn registers(&self) -> usize {
        self.nodes.len()
    }

    /// Do the group's registers hold something only at the instructions that write them?
    pub fn is_momentary(&self, root: VReg) -> bool {
        self.whole_wave
            .is_some_and(|first| self.find(first).0 == root)
    }

    /// A root's group.
    pub fn group(&self, root: VReg) -> &Group {
        &self.group[root.index()]
    }

    fn collect_roots(&mut self, func: &Function, file: &File) {
        self.roots.clear();
        self.roots.reserve(func.vregs.len());
        let data = func.vregs.values().zip(self.nodes.iter().zip(&self.group));
        for (number, (data, (node, group))) in data.enumerate() {
            let is_root = data.bank == file.bank && node.parent as usize == number;
            let holds = |&list: &u32| !self.ranges[list as usize].is_empty();
            if is_root && group.slots.iter().any(holds) {
                self.roots.push(VReg::new(number));
            }
        }
    }

    fn grow(&mut self, func: &Function, live: &Live) {
        let new = self.nodes.len()..func.vregs.len();
        make_room(&mut self.nodes, new.end);
        make_room(&mut self.group, new.end);
        make_room(&mut self.ranges, new.end);
        let numbers = new.start as u32..new.end as u32;
        let alone = numbers.map(|parent| Node { parent, delta: 0 });
        self.nodes.extend(alone);
        let first = self.ranges.len() as u32;
        let lives = &live.ranges[var_of(VReg::new(new.start))..][..new.len()];
        self.ranges.extend(lives.iter().map(copy_of));
        let whole = &self.whole;
        self.group
            .extend(new.zip(first..).map(|(index, list)| Group {
                slots: SmallVec::from_buf_and_len([list, 0], 1),
                members: 1,
                root_slot: 0,
                align: 1,
                residue: 0,
                exclusive: false,
                whole: whole[VReg::new(index)],
            }));
    }

    /// The registers of lane masks are neighbours, where some of them still hold something.
    fn masks(&mut self, func: &Function, file: &File, live: &Live) {
        let lives = |regs: &[VReg]| regs.iter().any(|&r| !live.of(r).is_empty());
        let masks = func.masks();
        for regs in masks.filter(|regs| file.owns(func, regs[0]) && lives(regs)) {
            let mut joined = self.align(regs[0], 0, file.alignment(regs.len()));
            for (k, &reg) in regs.iter().enumerate().skip(1) {
                joined &= self.union(regs[0], 0, reg, k);
            }
            debug_assert!(joined, "nothing was joined before");
        }
    }

    /// Sees to what the operands of an instruction ask for.
    fn inst(
        &mut self,
        func: &mut Function,
        file: &File,
        live: &mut Live,
        (block, index): (Block, usize),
        coalesce: Coalesce,
    ) {
        let inst = &func.blocks[block].insts[index];
        let alone = file.bank == Bank::Vgpr && file.inactive == Inactive::Alone;
        let exclusive = alone && constraint::ignores_exec(inst);
        let active = inst.lanes == Lanes::Active;
        let whole_wave = self.partial[block] && constraint::is_matrix(inst) && active;
        let (tied, overlay) = (constraint::tied(inst), constraint::same_or_separate(inst));
        let owned = |func: &Function, operand: Operand| {
            let regs = func.operand_regs(operand);
            !regs.is_empty() && file.owns(func, regs[0])
        };
        for k in 0..func.blocks[block].insts[index].operands.len() {
            let operand = func.blocks[block].insts[index].operands[k];
            if !owned(func, operand) {
                continue;
            }
            if whole_wave && func.blocks[block].insts[index].access(k).0 {
                self.write_apart(func, file, live, (block, index, k));
                continue;
            }
            if !self.share(func, live, (block, index, k)) {
                self.tuple(func, file, live, (block, index, k), coalesce);
            }
            if exclusive && func.blocks[block].insts[index].access(k).0 {
                let operand = func.blocks[block].insts[index].operands[k];
                let (root, _) = self.find(func.operand_regs(operand)[0]);
                self.group[root.index()].exclusive = true;
            }
        }
        for (new, old) in tied {
            let operand = func.blocks[block].insts[index].operands[new];
            if owned(func, operand) {
                self.tie(func, file, live, (block, index), new, old);
            }
        }
        if let (Some((new, old)), false) = (overlay, whole_wave) {
            let operands = &func.blocks[block].insts[index].operands;
            let (new_regs, old_regs) = (operands[new], operands[old]);
            let base = live.inst(block, index);
            let stays = |&r: &VReg| hits(live.of(r), Range::at(base + WRITE));
            // Where all of the old value stays, the new one is elsewhere anyway.
            let apart = func.operand_regs(old_regs).iter().all(stays);
            if owned(func, new_regs) && owned(func, old_regs) && !apart {
                self.tie(func, file, live, (block, index), new, old);
            }
        }
    }

    /// A result that is written in all lanes, where some wait elsewhere: it gets registers that no
    /// value is ever in, and is copied from there for the lanes that are here. All such results
    /// take turns.
    fn write_apart(
        &mut self,
        func: &mut Function,
        file: &File,
        live: &mut Live,
        at: (Block, usize, usize),
    ) {
        let operand = func.blocks[at.0].insts[at.1].operands[at.2];
        let regs: SmallVec<[VReg; 8]> = func.operand_regs(operand).into();
        let own: SmallVec<[VReg; 8]> = regs
            .iter()
            .map(|&r| self.fresh(func, live, at, r))
            .collect();
        (self.most, self.tight) = (MAX_SLOTS, MAX_SLOTS);
        let mut fits = self.align(own[0], 0, file.alignment(own.len()));
        for k in 1..own.len() {
            fits &= self.union(own[0], 0, own[k], k);
        }
        let first = *self.whole_wave.get_or_insert(own[0]);
        fits &= self.union(first, 0, own[0], 0);
        debug_assert!(fits, "registers of their own have no other wishes");
        let (root, _) = self.find(first);
        self.group[root.index()].exclusive = true;
        self.replace(func, live, at, &regs, &own);
    }

    /// A source that an earlier operand reads too takes the registers that were made for that one:
    /// the same value in two places would be two values to an instruction that may read but one
    /// scalar.
    fn share(&mut self, func: &mut Function, live: &mut Live, at: (Block, usize, usize)) -> bool {
        let (block, index, k) = at;
        let last = self.replaced.last();
        if last.is_none_or(|r| (r.0, r.1) != (block, index)) {
            return false;
        }
        let inst = &func.blocks[block].insts[index];
        let operand = inst.operands[k];
        let made = self.replaced.iter().rev();
        let made = made.take_while(|r| (r.0, r.1) == (block, index));
        let twin = made
            .filter(|r| inst.access(r.2) == (false, true) && inst.access(k) == (false, true))
            .find(|r| func.operand_regs(r.3) == func.operand_regs(operand));
        let Some(&(_, _, earlier, _)) = twin else {
            return false;
        };
        let shared = inst.operands[earlier];
        let regs: SmallVec<[VReg; 8]> = func.operand_regs(operand).into();
        func.blocks[block].insts[index].operands[k] = shared;
        self.replaced.push((block, index, k, operand));
        let base = live.inst(block, index);
        for &reg in &regs {
            if !reads(func, block, index, reg) {
                self.read_sooner(live, reg, base);
            }
        }
        true
    }

    /// Makes an operand's registers consecutive.
    fn tuple(
        &mut self,
        func: &mut Function,
        file: &File,
        live: &mut Live,
        at: (Block, usize, usize),
        coalesce: Coalesce,
    ) {
        let inst = &func.blocks[at.0].insts[at.1];
        let regs = func.operand_regs(inst.operands[at.2]);
        self.tight = regs.len();
        self.most = match coalesce {
            Coalesce::Tight | Coalesce::Isolated => self.tight,
            _ => MAX_SLOTS,
        };
        let even = constraint::wants_even(inst, file.machine);
        if regs.len() == 1 && !even {
            return;
        }
        let align = match even {
            true => 2,
            false => file.operand_alignment(inst, regs.len()),
        };
        let joins = coalesce != Coalesce::Isolated && self.align(regs[0], 0, align);
        let mut others = regs.iter().zip(0..).skip(1);
        if joins && others.all(|(&reg, k)| self.union(regs[0], 0, reg, k)) {
            return;
        }
        // Some do not join. To join others again that did changes nothing.
        let regs: SmallVec<[VReg; 8]> = regs.into();
        if joins {
            let mut own: SmallVec<[VReg; 8]> = regs.clone();
            let fits = (1..regs.len()).all(|k| {
                if self.union(regs[0], 0, regs[k], k) {
                    return true;
                }
                own[k] = self.fresh(func, live, at, regs[k]);
                self.union(regs[0], 0, own[k], k)
            });
            if fits {
                return self.replace(func, live, at, &regs, &own);
            }
        }
        let mut own: SmallVec<[VReg; 8]> = SmallVec::new();
        for &reg in &regs {
            own.push(self.fresh(func, live, at, reg));
        }
        let mut fits = self.align(own[0], 0, align);
        for k in 1..own.len() {
            fits &= self.union(own[0], 0, own[k], k);
        }
        debug_assert!(fits, "registers of their own have no other wishes");
        self.replace(func, live, at, &regs, &own);
    }

    /// Puts the new and the old value of an operand into one place.
    fn tie(
        &mut self,
        func: &mut Function,
        file: &File,
        live: &mut Live,
        at: (Block, usize),
        new: usize,
        old: usize,
    ) {
        let inst = &func.blocks[at.0].insts[at.1];
        let defs: SmallVec<[VReg; 8]> = func.operand_regs(inst.operands[new]).into();
        let olds: SmallVec<[VReg; 8]> = func.operand_regs(inst.operands[old]).into();
        let align = file.operand_alignment(inst, defs.len());
        // The operand looked at last may be a narrower one.
        self.most = self.most.max(defs.len());
        self.tight = self.tight.max(defs.len());
        let mut own = olds.clone();
        let at = (at.0, at.1, old);
        let fits = (0..defs.len()).all(|k| {
            if self.union(defs[k], 0, olds[k], 0) {
                return true;
            }
            own[k] = self.fresh(func, live, at, olds[k]);
            self.union(defs[k], 0, own[k], 0)
        });
        if fits {
            return self.replace(func, live, at, &olds, &own);
        }
        // The place of the new value is taken before the instruction: both sides get registers of
        // their own.
        let def_at = (at.0, at.1, new);
        let own_defs: SmallVec<[VReg; 8]> = defs
            .iter()
            .map(|&d| self.fresh(func, live, def_at, d))
            .collect();
        let own_olds: SmallVec<[VReg; 8]> = olds
            .iter()
            .map(|&o| self.fresh(func, live, at, o))
            .collect();
        let mut fits = self.align(own_defs[0], 0, align);
        for k in 0..defs.len() {
            fits &= self.union(own_defs[0], 0, own_defs[k], k);
            fits &= self.union(own_defs[k], 0, own_olds[k], 0);
        }
        debug_assert!(fits, "registers of their own have no other wishes");
        self.replace(func, live, def_at, &defs, &own_defs);
        self.replace(func, live, at, &olds, &own_olds);
    }

    /// A register that lives only at one instruction, in the place of `reg` in operand `at`.
    fn fresh(
        &mut self,
        func: &mut Function,
        live: &mut Live,
        at: (Block, usize, usize),
        reg: VReg,
    ) -> VReg {
        let new = func.vreg(func.vregs[reg].bank);
        live.grow(func);
        let base = live.inst(at.0, at.1);
        let inst = &func.blocks[at.0].insts[at.1];
        let whole = match self.inactive {
            Inactive::Alone => inst.lanes != Lanes::Active,
            Inactive::Whole => inst.lanes != Lanes::Active || constraint::ignores_exec(inst),
        };
        self.whole[new] = func.vregs[reg].bank == Bank::Vgpr && whole;
        let (start, end) = if inst.access(at.2).0 {
            // An early result is written a position sooner.
            let written = live.of(reg).iter().any(|r| r.start == base + READ);
            let start = if written { READ } else { WRITE };
            (base + start, base + AFTER + 1)
        } else {
            let late = constraint::is_late_use(inst, at.2);
            let end = if late { WRITE } else { READ };
            (base + BEFORE + 1, base + end + 1)
        };
        self.changed.push((new, Ranges::new()));
        live.ranges[var_of(new)].push(Range { start, end });
        self.grow(func, live);
        new
    }

    /// Makes the operand name its own registers where they differ, with copies from or to the old
    /// ones.
    fn replace(
        &mut self,
        func: &mut Function,
        live: &mut Live,
        at: (Block, usize, usize),
        regs: &[VReg],
        own: &[VReg],
    ) {
        if regs == own {
            return;
        }
        let list = func.operand(own);
        let (block, index, k) = at;
        let before = std::mem::replace(&mut func.blocks[block].insts[index].operands[k], list);
        self.replaced.push((block, index, k, before));
        let written = func.blocks[block].insts[index].access(k).0;
        let base = live.inst(block, index);
        for (&reg, &new) in regs.iter().zip(own).filter(|(r, n)| r != n) {
            if written && self.written_instead(live, (block, index), reg, new) {
                continue;
            }
            if written && !self.write_later(live, reg, base) {
                continue;
            }
            let source = self.copied_from((block, index), reg);
            if !written && !reads(func, block, index, reg) {
                self.read_sooner(live, reg, base);
                // A copy that was made for this instruction is for nothing now.
                let first = self.first_copy((block, index));
                let here = self.copies.split_off(first);
                let useless = |c: &Copy| c.when == When::Before && c.dst == reg;
                self.copies.extend(here.into_iter().filter(|c| !useless(c)));
            }
            let (when, dst, src) = match written {
                true => (When::After, reg, new),
                false => (When::Before, new, source),
            };
            self.copies.push(Copy {
                block,
                inst: index as u32,
                when,
                dst,
                src,
            });
        }
    }

    /// Number of the first copy that was made for the instruction at hand: one instruction is done
    /// before the next one begins, so that its copies are the last ones.
    fn first_copy(&self, (block, index): (Block, usize)) -> usize {
        let here = |c: &&Copy| (c.block, c.inst as usize) == (block, index);
        self.copies.len() - self.copies.iter().rev().take_while(here).count()
    }

    /// What a register is a copy of that was made for this instruction, else itself: copies at one
    /// place are parallel, so that none can read what another one writes.
    fn copied_from(&self, at: (Block, usize), reg: VReg) -> VReg {
        let mut here = self.copies[self.first_copy(at)..].iter().rev();
        here.find(|c| c.when == When::Before && c.dst == reg)
            .map_or(reg, |c| c.src)
    }

    /// Where a result is copied on from `reg`, it is copied from `new` now. Tells whether it is.
    fn written_instead(
        &mut self,
        live: &mut Live,
        at: (Block, usize),
        reg: VReg,
        new: VReg,
    ) -> bool {
        let first = self.first_copy(at);
        let mut here = self.copies[first..].iter_mut().rev();
        let Some(copy) = here.find(|c| c.when == When::After && c.src == reg) else {
            return false;
        };
        copy.src = new;
        for old in live.of(reg).clone() {
            let none = Range {
                start: old.start,
                end: old.start,
            };
            self.change(live, reg, old, none);
        }
        true
    }

    /// `reg` is now written by a copy after the instruction at `base`, unless nobody reads it.
    fn write_later(&mut self, live: &mut Live, reg: VReg, base: u32) -> bool {
        let written = |r: &&Range| r.start == base + WRITE || r.start == base + READ;
        let Some(&old) = live.of(reg).iter().find(written) else {
            return true;
        };
        let start = base + AFTER + 1;
        let read = old.end > old.start + 1;
        let new = match read {
            true => Range {
                start,
                end: old.end.max(start + 1),
            },
            false => Range {
                start: old.start,
                end: old.start,
            },
        };
        self.change(live, reg, old, new);
        read
    }

    /// `reg` is now read by a copy before the instruction at `base`, and by nothing else there.
    fn read_sooner(&mut self, live: &mut Live, reg: VReg, base: u32) {
        let ends = [base + READ + 1, base + WRITE + 1];
        let last = |r: &&Range| r.start < base + WRITE && ends.contains(&r.end);
        if let Some(&old) = live.of(reg).iter().find(last) {
            let end = base + BEFORE + 1;
            self.change(live, reg, old, Range { end, ..old });
        }
    }

    /// A range of `reg` becomes another, here and in its group.
    fn change(&mut self, live: &mut Live, reg: VReg, old: Range, new: Range) {
        let (root, slot) = self.find(reg);
        let list = self.group[root.index()].slots[slot] as usize;
        self.changed.push((reg, copy_of(live.of(reg))));
        for ranges in [&mut live.ranges[var_of(reg)], &mut self.ranges[list]] {
            if let Some(at) = ranges.iter().position(|r| *r == old) {
                match new.start < new.end {
                    true => ranges[at] = new,
                    false => drop(ranges.remove(at)),
                }
            }
        }
    }

    /// Joins block parameters with their arguments, deepest loops first.
    fn params(&mut self, func: &Function, file: &File, order: &[Block]) {
        for &block in order {
            for edge in func.current_succs(block) {
                let params = &func.blocks[edge.block].params;
                for (&param, &arg) in params.iter().zip(&edge.args) {
                    if file.owns(func, param) {
                        self.union(param, 0, arg, 0);
                    }
                }
            }
        }
    }

    /// Asks that the register `k` places before `reg` has a unit that is a multiple of `align`.
    fn align(&mut self, reg: VReg, k: usize, align: usize) -> bool {
        let (root, slot) = self.find(reg);
        let group = &mut self.group[root.index()];
        // slot0 + slot - k ≡ 0, so slot0 ≡ k - slot.
        let residue = (k as i32 - slot as i32).rem_euclid(align as i32) as u8;
        let low = group.align.min(align as u8);
        if group.residue % low != residue % low {
            return false;
        }
        if align as u8 > group.align {
            group.align = align as u8;
            group.residue = residue;
        }
        true
    }

    /// Puts `b` into the slot `kb - ka` after that of `a`, if nothing speaks against it.
    fn union(&mut self, a: VReg, ka: usize, b: VReg, kb: usize) -> bool {
        let ((mut ra, sa), (mut rb, sb)) = (self.find(a), self.find(b));
        // Where slot 0 of b's group comes to stand in the numbering of a's.
        let mut shift = sa as i32 - ka as i32 + kb as i32 - sb as i32;
        if ra == rb {
            return shift == 0;
        }
        if self.group[ra.index()].members < self.group[rb.index()].members {
            (ra, rb, shift) = (rb, ra, -shift);
        }
        let (ga, gb) = (&self.group[ra.index()], &self.group[rb.index()]);
        if ga.whole != gb.whole {
            return false;
        }
        let (wa, wb) = (ga.slots.len() as i32, gb.slots.len() as i32);
        let first = shift.min(0);
        let width = (wb + shift).max(wa) - first;
        self.are_wide |= width as usize > self.tight;
        if width as usize > self.most {
            return false;
        }
        let low = ga.align.min(gb.align);
        // slot0(a) ≡ residue(a), slot0(a) = slot0(b) - shift.
        let wanted = (i32::from(gb.residue) - shift).rem_euclid(i32::from(gb.align));
        if i32::from(ga.residue % low) != wanted % i32::from(low) {
            return false;
        }
        for k in shift.max(0)..(wb + shift).min(wa) {
            let (a, b) = (ga.slots[k as usize], gb.slots[(k - shift) as usize]);
            let (in_a, in_b) = (&self.ranges[a as usize], &self.ranges[b as usize]);
            if overlap(in_a, in_b) || self.waits.meet((a, in_a), (b, in_b)) {
                return false;
            }
        }
        self.join(ra, rb, shift);
        true
    }

    fn join(&mut self, ra: VReg, rb: VReg, shift: i32) {
        let gb = std::mem::take(&mut self.group[rb.index()]);
        let first = shift.min(0);
        let ga = &mut self.group[ra.index()];
        if gb.align > ga.align {
            ga.residue = (i32::from(gb.residue) - shift).rem_euclid(i32::from(gb.align)) as u8;
            ga.align = gb.align;
        }
        if first < 0 {
            let missing = (first..0).map(|_| empty_list(&mut self.ranges));
            let missing: SmallVec<[u32; 8]> = missing.collect();
            ga.slots.insert_from_slice(0, &missing);
            ga.root_slot = (i32::from(ga.root_slot) - first) as u8;
            ga.residue = (i32::from(ga.residue) + first).rem_euclid(i32::from(ga.align)) as u8;
        }
        let shift = shift - first;
        while (ga.slots.len() as i32) < gb.slots.len() as i32 + shift {
            ga.slots.push(empty_list(&mut self.ranges));
        }
        let slots = &mut ga.slots[shift as usize..];
        for (slot, &list) in slots.iter_mut().zip(&gb.slots) {
            let one = merge(&mut self.ranges, *slot, list);
            self.waits.join(*slot, list, one);
            *slot = one;
        }
        ga.exclusive |= gb.exclusive;
        ga.members += gb.members;
        self.nodes[rb.index()] = Node {
            parent: ra.as_u32(),
            delta: (shift + i32::from(gb.root_slot) - i32::from(ga.root_slot)) as i16,
        };
    }
}

/// Adds a list. Lists of joined slots are empty, but finding one costs more than a new one.
fn empty_list(lists: &mut Vec<Ranges>) -> u32 {
    lists.push(Ranges::new());
    lists.len() as u32 - 1
}

/// Does the instruction still read the register?
fn reads(func: &Function, block: Block, index: usize, reg: VReg) -> bool {
    let mut found = false;
    func.for_each_use(&func.blocks[block].insts[index], |r| found |= r == reg);
    found
}
