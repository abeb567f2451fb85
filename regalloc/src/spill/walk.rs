//! What is in registers where: the farthest next use leaves first (Belady's rule, carried to whole
//! functions as by Braun and Hack, "Register Spilling and Live-Range Splitting for SSA-Form
//! Programs").
//!
//! Blocks are gone through in the order of the layout. Each begins with what is in registers at the
//! end of those before it, as far as there are registers for it; a loop with what it uses, and with
//! what only passes through as far as its own needs leave registers. An instruction brings back
//! what it reads and is in none; then those values that are used latest leave, as many as are too
//! many. A value is saved once, where it is written: it never changes. So leaving costs nothing
//! more for what has been saved, and what can be computed again is not saved at all. Where many are
//! out some registers are left, in which several come back at the same time.
//!
//! What a block must begin with is brought back at the end of those before it that have not got it:
//! by their terminators, if they come later in the layout, else behind all else of theirs. For that
//! they must not go anywhere else, so that a block begins with nothing that one which does has not.

use super::distance::{Distances, LOOP, NONE, Next, first_uses, for_each_use};
use super::{choose, home};
use crate::constraint::{Access, File, MAX_UNITS};
use crate::live::{AFTER, BEFORE, Live, READ, WRITE};
use crate::operands::Entry;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use mir::{Block, Function, Operand, VReg};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Registers of a block that are left beside its parameters.
const SPARE: u32 = 8;

/// So many instructions before its use a value may come back.
const AHEAD: u32 = 128;

/// Most registers that are left for values that come back.
const WINDOW: u32 = 12;

/// One for so many values that are out beyond [`MANY`].
const OUT: u32 = 3;

/// Of so many values that are out each may wait for the one before.
const MANY: u32 = 12;

/// One in so many instructions of a block wants a value back.
const SHORT: u32 = 4;

/// How much farther a value counts for which leaving costs nothing.
const FREE: u32 = 2;

/// What is brought back where, for a function.
#[derive(Default)]
pub struct Residence {
    /// Values before instructions, in their order.
    pub reloads: SecondaryMap<Block, Vec<(u32, VReg)>>,
    /// Values that are in registers at the heads of blocks, besides parameters.
    pub heads: SecondaryMap<Block, Vec<VReg>>,
    /// Values that are somewhere in no register while they live.
    pub leaving: EntitySet<VReg>,
    /// Parameters among them that begin in no register: edges pass them from home to home.
    pub passed: EntitySet<VReg>,
}

/// Finds it, so that no more than `wanted` registers are in use as far as that is possible; from
/// the function's liveness and distances.
pub fn walk(
    func: &Function,
    file: &File,
    (live, distances): (&Live, &Distances),
    wanted: u32,
) -> Residence {
    let mut preds: SecondaryMap<Block, SmallVec<[Block; 2]>> = SecondaryMap::new();
    for &block in &func.layout {
        for edge in func.current_succs(block) {
            if !preds[edge.block].contains(&block) {
                preds[edge.block].push(block);
            }
        }
    }
    let mut walk = Walk {
        func,
        file,
        live,
        fixed: choose::fixed(file, live),
        pressure: choose::pressure(func, file, live),
        wanted,
        preds,
        distances,
        again: home::rematerializable(func),
        mates: mates(func),
        ends: SecondaryMap::new(),
        done: EntitySet::new(),
        found: Residence::default(),
        here: Vec::new(),
        at_ends: SecondaryMap::new(),
        place: SecondaryMap::with_default(NOWHERE),
        uses: SecondaryMap::new(),
        gone: FxHashMap::default(),
        left: Vec::new(),
        behind: SecondaryMap::with_default(NONE),
        live_out: Vec::new(),
        order: SecondaryMap::new(),
        begins: SecondaryMap::new(),
        own_uses: EntitySet::new(),
    };
    for (i, &block) in func.layout.iter().enumerate() {
        walk.order[block] = i as u32;
        walk.note_own_uses(block);
    }
    for &block in &func.layout {
        walk.pass_in_memory(block);
    }
    for &block in &func.layout {
        walk.block(block);
    }
    walk.found
}

/// So many registers that none leaves: what all positions need, and what is left beside parameters.
pub fn enough(func: &Function, file: &File, live: &Live) -> u32 {
    let pressure = choose::pressure(func, file, live).into_iter();
    pressure.max().unwrap_or(0) + SPARE
}

/// Of values that are written together, the other one of an aligned pair; and of the parameters
/// that such values are handed on to.
fn mates(func: &Function) -> SecondaryMap<VReg, PackedOption<VReg>> {
    let mut mates: SecondaryMap<VReg, PackedOption<VReg>> = SecondaryMap::new();
    let mut params: FxHashMap<VReg, VReg> = FxHashMap::default();
    for &block in &func.layout {
        for inst in &func.blocks[block].insts {
            for i in inst.written().indices() {
                if let Some(&Operand::Regs(list)) = inst.operands.get(i) {
                    for pair in func.regs(list).chunks_exact(2) {
                        mates[pair[0]] = pair[1].into();
                        mates[pair[1]] = pair[0].into();
                    }
                }
            }
        }
        for edge in func.current_succs(block) {
            params.clear();
            let both = edge.args.iter().zip(&func.blocks[edge.block].params);
            params.extend(both.clone().map(|(&arg, &param)| (arg, param)));
            for (&arg, &param) in both {
                let mate = mates[arg].expand().and_then(|m| params.get(&m));
                if let Some(&mate) = mate {
                    mates[param] = mate.into();
                }
            }
        }
    }
    mates
}

/// The virtual registers that an instruction touches, each list in order and without repetition.
#[derive(Default)]
struct Touched {
    used: SmallVec<[VReg; 8]>,
    /// Of these, those that are read while results are written.
    late: SmallVec<[VReg; 8]>,
    /// Of those written, those that are while operands are read.
    early: SmallVec<[VReg; 8]>,
    defs: SmallVec<[VReg; 8]>,
}

impl Touched {
    fn of(entries: &[Entry]) -> Touched {
        let mut touched = Touched::default();
        for entry in entries {
            let Some(reg) = entry.var().checked_sub(MAX_UNITS).map(VReg::new) else {
                continue;
            };
            match entry.access() {
                Access::Use => touched.used.push(reg),
                Access::LateUse => {
                    touched.used.push(reg);
                    touched.late.push(reg);
                }
                Access::Def => touched.defs.push(reg),
                Access::EarlyDef => {
                    touched.defs.push(reg);
                    touched.early.push(reg);
                }
            }
        }
        let Touched {
            used,
            late,
            early,
            defs,
        } = &mut touched;
        for list in [used, late, early, defs] {
            if list.len() > 1 {
                list.sort_unstable();
                list.dedup();
            }
        }
        touched
    }
}

struct Walk<'a> {
    func: &'a Function,
    file: &'a File<'a>,
    live: &'a Live,
    /// Registers by position that are no virtual ones.
    fixed: Vec<u32>,
    /// All registers that are needed by position, if none leaves.
    pressure: Vec<u32>,
    wanted: u32,
    preds: SecondaryMap<Block, SmallVec<[Block; 2]>>,
    distances: &'a Distances,
    again: SecondaryMap<VReg, bool>,
    /// What begins beside each value in an aligned pair of registers.
    mates: SecondaryMap<VReg, PackedOption<VReg>>,
    /// What is in registers at the ends of blocks.
    ends: SecondaryMap<Block, Vec<VReg>>,
    done: EntitySet<Block>,
    found: Residence,
    /// What is in registers at the place at hand.
    here: Vec<VReg>,
    /// Where each of these is in the list, or [`NOWHERE`].
    place: SecondaryMap<VReg, u32>,
    /// Of what is in registers at the ends of some blocks before the one at hand.
    at_ends: SecondaryMap<VReg, Ends>,
    /// Uses in the block at hand that are still to come, the next one last.
    uses: SecondaryMap<VReg, SmallVec<[u32; 4]>>,
    /// Since which instruction of the block at hand values are in no register, of those that left.
    gone: FxHashMap<VReg, u32>,
    /// Registers that are left while each instruction of the block at hand so far runs.
    left: Vec<u32>,
    /// The next uses from the end of the block at hand on.
    behind: SecondaryMap<VReg, Next>,
    /// What is live there: nothing else has such a use.
    live_out: Vec<VReg>,
    /// The place of each block in the layout.
    order: SecondaryMap<Block, u32>,
    /// The blocks of parameters.
    begins: SecondaryMap<VReg, PackedOption<Block>>,
    /// Parameters that instructions of their own block use.
    own_uses: EntitySet<VReg>,
}

/// The place of what is in no register.
const NOWHERE: u32 = u32::MAX;

/// At how many ends of blocks a value is in a register.
#[derive(Clone, Copy, Default)]
struct Ends {
    /// Of all blocks of a set.
    all: u32,
    /// Of those of them that bring nothing back at the end.
    strict: u32,
}

impl Walk<'_> {
    fn note_own_uses(&mut self, block: Block) {
        let data = &self.func.blocks[block];
        data.params
            .iter()
            .for_each(|&p| self.begins[p] = block.into());
        for entries in self.live.operands.of_insts(block, data.insts.len()) {
            let used = entries.iter().filter(|e| e.is_use());
            let regs = used.filter_map(|e| e.var().checked_sub(MAX_UNITS).map(VReg::new));
            for reg in regs.filter(|&r| self.begins[r] == block.into()) {
                self.own_uses.insert(reg);
            }
        }
    }

    /// Of more parameters than registers those that are used first begin in registers.
    fn pass_in_memory(&mut self, block: Block) {
        let head = self.live.from[block];
        let room = self.room(head..=head + AFTER).saturating_sub(SPARE) as usize;
        let params = self.func.blocks[block].params.iter().copied();
        let mut params: Vec<VReg> = params.filter(|&p| self.file.owns(self.func, p)).collect();
        if params.len() <= room {
            return;
        }
        let first = first_uses(self.func, self.file, self.live, block);
        self.note_next_uses_behind(block);
        let insts = self.func.blocks[block].insts.len() as u32;
        params.sort_by_cached_key(|&p| match first.get(&p) {
            Some(&first) => first,
            None => self.behind[p].behind(insts).weighed(),
        });
        for &param in &params[room..] {
            self.found.passed.insert(param);
            self.found.leaving.insert(param);
        }
    }

    /// What has left and is passed to a block that only passes it on does not come back for that,
    /// but where that is the head of a loop.
    fn pass_on(&mut self, block: Block) {
        for edge in self.func.current_succs(block) {
            let target = edge.block;
            let is_behind = |p: &Block| self.order[*p] < self.order[target];
            if !self.preds[target].iter().all(is_behind) {
                continue;
            }
            let params = &self.func.blocks[target].params;
            for (&param, &arg) in params.iter().zip(&edge.args) {
                let stays = !self.file.owns(self.func, param) || self.is_here(arg);
                if !stays && !self.own_uses.contains(param) {
                    self.found.passed.insert(param);
                    self.found.leaving.insert(param);
                }
            }
        }
    }

    /// The parameters of a block that begin in registers.
    fn params(&self, block: Block) -> impl Iterator<Item = VReg> {
        let params = self.func.blocks[block].params.iter().copied();
        params.filter(|&p| self.file.owns(self.func, p) && !self.found.passed.contains(p))
    }

    fn block(&mut self, block: Block) {
        self.note_uses(block);
        self.note_next_uses_behind(block);
        self.here.drain(..).for_each(|r| self.place[r] = NOWHERE);
        self.gone.clear();
        self.left.clear();
        let begin = self.begin(block);
        for &reg in &begin {
            self.enter(reg);
        }
        self.found.heads[block] = begin;
        let params: Vec<VReg> = self.params(block).collect();
        for param in params {
            self.enter(param);
        }
        let insts = self.func.blocks[block].insts.len() as u32;
        for i in 0..insts {
            self.inst(block, i, insts);
        }
        let mut end = Vec::with_capacity(self.here.len());
        let live = self.here.iter().filter(|&&r| self.behind[r] != NONE);
        end.extend(live);
        self.ends[block] = end;
        self.done.insert(block);
    }

    fn note_uses(&mut self, block: Block) {
        let (func, file, live) = (self.func, self.file, self.live);
        let mut all = Vec::new();
        for_each_use(func, file, live, block, |reg, at| all.push((reg, at)));
        for reg in self.must_end_with(block) {
            all.push((reg, func.blocks[block].insts.len() as u32 - 1));
        }
        all.iter().for_each(|&(reg, _)| self.uses[reg].clear());
        for &(reg, at) in all.iter().rev() {
            if self.uses[reg].last() != Some(&at) {
                self.uses[reg].push(at);
            }
        }
    }

    fn note_next_uses_behind(&mut self, block: Block) {
        let (distances, behind) = (self.distances, &mut self.behind);
        self.live_out.drain(..).for_each(|r| behind[r] = NONE);
        let live_out = &mut self.live_out;
        for &(reg, next) in distances.at_end(block) {
            behind[reg] = next;
            live_out.push(reg);
        }
    }

    /// What blocks that come sooner in the layout, and are gone to from this one, begin with.
    fn must_end_with(&self, block: Block) -> Vec<VReg> {
        let targets = self.func.current_succs(block).iter().map(|e| e.block);
        let targets = targets.filter(|&t| self.done.contains(t) || t == block);
        let mut regs: Vec<VReg> = targets
            .flat_map(|t| self.found.heads[t].iter().copied())
            .collect();
        regs.sort_unstable();
        regs.dedup();
        regs
    }

    fn enter(&mut self, reg: VReg) {
        if !self.is_here(reg) {
            self.place[reg] = self.here.len() as u32;
            self.here.push(reg);
        }
    }

    fn is_here(&self, reg: VReg) -> bool {
        self.place[reg] != NOWHERE
    }

    fn leave(&mut self, reg: VReg) {
        let place = self.place[reg] as usize;
        self.here.swap_remove(place);
        if let Some(&moved) = self.here.get(place) {
            self.place[moved] = place as u32;
        }
        self.place[reg] = NOWHERE;
    }

    /// Number of registers for values at positions.
    fn room(&self, positions: std::ops::RangeInclusive<u32>) -> u32 {
        let fixed = positions.map(|p| self.fixed[p as usize]).max();
        self.wanted.saturating_sub(fixed.unwrap_or(0))
    }

    /// What a block begins with, besides parameters; brings it back at the ends of blocks before.
    fn begin(&mut self, block: Block) -> Vec<VReg> {
        let head = self.live.from[block];
        let params = self.params(block).count();
        let room = (self.room(head..=head + AFTER) as usize).saturating_sub(params);
        let preds = self.preds[block].clone();
        let (done, later): (Vec<Block>, Vec<Block>) =
            preds.iter().partition(|&&p| self.done.contains(p));
        let may_bring = |&p: &Block| self.func.current_succs(p).len() == 1 && preds.len() > 1;
        let at_head = self.distances.at_head(block);
        let strict = done.iter().filter(|p| !may_bring(p)).count() as u32;
        for &p in &done {
            let is_strict = u32::from(!may_bring(&p));
            for &reg in &self.ends[p] {
                let ends = &mut self.at_ends[reg];
                ends.all += 1;
                ends.strict += is_strict;
            }
        }
        let mut found: Vec<VReg> = Vec::with_capacity(room.min(at_head.len()));
        // Of those, what is at the ends of some blocks only.
        let mut partly: Vec<VReg> = Vec::new();
        let mut passing = 0;
        let insts = self.func.blocks[block].insts.len() as u32;
        let through = match later.is_empty() {
            true => usize::MAX,
            false => self.room_for_passing(block, &later),
        };
        // What is live and is not taken has left.
        let mut others: Vec<VReg> = Vec::new();
        for &(reg, distance) in at_head {
            let ends = self.at_ends[reg];
            let is_everywhere = ends.all == done.len() as u32;
            // What the block brings back in any case is brought back before where it is needed.
            let is_soon = distance < insts && ends.all > 0;
            let takes = match later.is_empty() {
                true => is_everywhere || is_soon,
                false => distance < LOOP || passing < through && is_everywhere,
            };
            if takes && ends.strict == strict && found.len() < room {
                passing += usize::from(distance >= LOOP);
                found.push(reg);
                if !is_everywhere {
                    partly.push(reg);
                }
            } else if !self.found.leaving.contains(reg) {
                others.push(reg);
            }
        }
        for &p in &done {
            self.ends[p]
                .iter()
                .for_each(|&r| self.at_ends[r] = Ends::default());
        }
        self.bring_to_ends(&done, &partly);
        for reg in others {
            self.found.leaving.insert(reg);
        }
        found
    }

    /// Values that are in registers at the ends of some blocks that have been gone through are so
    /// at those of all.
    fn bring_to_ends(&mut self, blocks: &[Block], values: &[VReg]) {
        if values.is_empty() {
            return;
        }
        for &block in blocks {
            let last = self.func.blocks[block].insts.len() as u32 - 1;
            let ends = &mut self.ends[block];
            ends.iter().for_each(|&r| self.at_ends[r].all = 1);
            let before = ends.len();
            for &reg in values.iter().filter(|&&r| self.at_ends[r].all == 0) {
                ends.push(reg);
                self.found.reloads[block].push((last, reg));
                self.found.leaving.insert(reg);
            }
            let had = &ends[..before];
            had.iter().for_each(|&r| self.at_ends[r].all = 0);
        }
    }

    /// How many values that a loop does not use may pass through it in registers: as many as are
    /// left where it needs most.
    fn room_for_passing(&self, header: Block, later: &[Block]) -> usize {
        let start = self.live.from[header];
        let end = later
            .iter()
            .map(|&b| self.live.end[b])
            .max()
            .unwrap_or(start);
        let most = (start..end).map(|p| self.pressure[p as usize]).max();
        let passing = self.distances.at_head(header).iter();
        let passing = passing.filter(|h| h.1 >= LOOP).count() as u32;
        let own = most.unwrap_or(0).saturating_sub(passing);
        self.wanted.saturating_sub(own) as usize
    }

    fn inst(&mut self, block: Block, index: u32, insts: u32) {
        let base = self.live.inst(block, index as usize);
        let entries = self.live.operands.of(block, index as usize);
        let Touched {
            mut used,
            late,
            early,
            defs,
        } = Touched::of(entries);
        if index + 1 == insts {
            self.pass_on(block);
            for edge in self.func.current_succs(block) {
                let params = &self.func.blocks[edge.block].params;
                let both = params.iter().zip(&edge.args);
                let own = both.filter(|(p, _)| self.file.owns(self.func, **p));
                // What is passed from home to home may be in no register.
                used.extend(
                    own.filter(|(p, _)| !self.found.passed.contains(**p))
                        .map(|b| *b.1),
                );
            }
            used.extend(self.must_end_with(block));
        }
        for &reg in &used {
            if !self.is_here(reg) {
                let at = self.before(reg, index);
                self.found.reloads[block].push((at, reg));
                self.found.leaving.insert(reg);
                self.enter(reg);
            }
        }
        let room = self.room(base + BEFORE..=base + READ) as usize;
        let room = room.saturating_sub(early.len());
        let window = self.window(base, insts);
        self.limit(room.saturating_sub(window), &used, (index, insts));
        let left = room.saturating_sub(self.here.len());
        for &reg in &used {
            if self.uses[reg].last() == Some(&index) {
                self.uses[reg].pop();
            }
        }
        let next = index + 1;
        // What a block begins with may have no use; later only what is used can have had its last.
        if index == 0 {
            self.leave_ended(&self.here.clone(), (next, insts));
        }
        self.leave_ended(&used, (next, insts));
        let dying = late.iter().filter(|&&r| !self.is_here(r)).count();
        let room = self.room(base + WRITE..=base + AFTER) as usize;
        let room = room.saturating_sub(defs.len() + dying);
        let kept = if index + 1 == insts { &used } else { &late };
        self.limit(room.saturating_sub(window), kept, (next, insts));
        let left = left.min(room.saturating_sub(self.here.len()));
        self.left.push(left as u32);
        for &reg in &defs {
            if self.uses[reg].last().is_some() || self.behind[reg] != NONE {
                self.enter(reg);
            }
        }
    }

    /// Those of some values leave that nothing behind the instruction at hand reads.
    fn leave_ended(&mut self, values: &[VReg], (next, insts): (u32, u32)) {
        for &reg in values {
            if self.is_here(reg) && self.next(reg, next, insts) == NONE {
                self.leave(reg);
            }
        }
    }

    /// How many registers are left for what comes back, at an instruction: where all are taken,
    /// each value is waited for before the next one may begin to come. Values that leave for that
    /// come back themselves, so that it is only done where many are out in any case, and not for
    /// more than a block of so many instructions brings back at a time.
    fn window(&self, base: u32, insts: u32) -> usize {
        let over = self.pressure[base as usize].saturating_sub(self.wanted);
        let window = (over.saturating_sub(MANY) / OUT).min(WINDOW);
        window.min(insts / SHORT) as usize
    }

    /// The instruction before which a value comes back that one needs: sooner, as far as registers
    /// are left, since it takes long.
    fn before(&mut self, reg: VReg, index: u32) -> u32 {
        let first = self.gone.get(&reg).copied().unwrap_or(0);
        let first = first.max(index.saturating_sub(AHEAD));
        let left = &mut self.left[..index as usize];
        let sooner = left.iter().rev().take_while(|&&l| l > 0).count() as u32;
        let at = index - sooner.min(index.saturating_sub(first));
        left[at as usize..].iter_mut().for_each(|l| *l -= 1);
        at
    }

    /// The next use, seen from the instruction at hand.
    fn next(&self, reg: VReg, index: u32, insts: u32) -> Next {
        match self.uses[reg].last() {
            Some(&next) => Next {
                distance: next - index.min(next),
                arms: 0,
            },
            None => self.behind[reg].behind(insts - index),
        }
    }

    /// Where a value's mate has left, the register of that is free, and a tuple finds a place at
    /// both more often than at one: the value counts for half as far again, so that those leave
    /// together that lie beside each other.
    fn farther_beside_a_hole(&self, reg: VReg, distance: u32) -> u32 {
        let has_left = |m: VReg| self.found.leaving.contains(m) && !self.is_here(m);
        match self.mates[reg].expand().is_some_and(has_left) {
            true => distance.saturating_add(distance / 2),
            false => distance,
        }
    }

    /// Lets values leave until there are no more than that, but for some.
    fn limit(&mut self, room: usize, kept: &[VReg], (index, insts): (u32, u32)) {
        while self.here.len() > room {
            let others = (0..self.here.len()).filter(|&i| !kept.contains(&self.here[i]));
            let farthest = others.max_by_key(|&i| {
                let reg = self.here[i];
                let is_free = self.again[reg] || self.found.leaving.contains(reg);
                let distance = self.next(reg, index, insts).weighed();
                let distance = distance.saturating_mul(if is_free { FREE } else { 1 });
                (self.farther_beside_a_hole(reg, distance), reg)
            });
            let Some(farthest) = farthest else { return };
            let reg = self.here[farthest];
            self.leave(reg);
            self.found.leaving.insert(reg);
            self.gone.insert(reg, self.left.len() as u32 + 1);
        }
    }
}
