//! Liveness, and live ranges with holes.
//!
//! # Positions
//! Blocks in layout order; a block's head and each of its instructions have four positions:
//! [`BEFORE`] (copies before it read; at a head: parameters are written), [`READ`], [`WRITE`],
//! [`AFTER`] (copies after it read). A value written at `w` and read at `r` lives in `[w, r + 1)`.
//! An edge's arguments are read at its source's end. Copies at one place are parallel: all reads
//! before all writes.
//!
//! # Why layout order is enough
//! Ranges are sets of positions, and two values interfere iff some position is in both. A value
//! that is live into a block has the block's head in its range, one that is live out its end,
//! whatever the order of blocks is. The order only decides how many holes ranges have.
//!
//! Linear in instructions plus ranges, and in what is live across blocks ([`crate::sets`]).

use crate::clause::Clause;
use crate::constraint::{Access, File, MAX_UNITS, Units, add, common, each};
use crate::operands::Operands;
use crate::sets::Sets;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::live::{Set, missing, numbers, unite};
use mir::{Block, Function, VReg};
use smallvec::SmallVec;

/// Positions of an instruction.
pub const STEP: u32 = 4;
/// Copies before the instruction read.
pub const BEFORE: u32 = 0;
/// The instruction reads.
pub const READ: u32 = 1;
/// The instruction writes.
pub const WRITE: u32 = 2;
/// Copies after the instruction read.
pub const AFTER: u32 = 3;

/// Positions from `start` up to `end` (exclusive).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Range {
    /// First position.
    pub start: u32,
    /// First position after it.
    pub end: u32,
}

impl Range {
    /// One position.
    pub fn at(position: u32) -> Range {
        Range {
            start: position,
            end: position + 1,
        }
    }
}

/// Ranges in order, disjoint.
pub type Ranges = SmallVec<[Range; 2]>;

/// A physical or virtual register as a dense number: units first.
pub type Var = usize;

/// The variable of a virtual register.
pub fn var_of(reg: VReg) -> Var {
    MAX_UNITS + reg.index()
}

/// Liveness of one function and bank.
#[derive(Default)]
pub struct Live {
    /// Position of each block's head.
    pub from: SecondaryMap<Block, u32>,
    /// Position after each block's last instruction.
    pub end: SecondaryMap<Block, u32>,
    /// End of the last block.
    pub last: u32,
    /// Live ranges by variable.
    pub ranges: Vec<Ranges>,
    /// While they are found: where the life ends that begins further ahead than the walk has come,
    /// by variable; 0 if there is none.
    open: Vec<u32>,
    /// The units that have some.
    pub units: Units,
    /// What calls write where nobody reads it, besides what is in `ranges`: positions, in order,
    /// and units.
    pub calls: Vec<(u32, Units)>,
    /// What instructions do with registers.
    pub operands: Operands,
    /// What is live across blocks.
    pub sets: Sets,
}

impl Live {
    /// Computes everything.
    pub fn compute(&mut self, func: &Function, file: &File) {
        self.number_positions(func);
        self.operands.fill(func, file);
        self.sets.compute(func, file, &self.operands);
        self.build(func, file);
    }

    fn number_positions(&mut self, func: &Function) {
        self.from.clear();
        self.from.resize(func.blocks.len());
        self.end.clear();
        self.end.resize(func.blocks.len());
        let mut next = 0;
        for &block in &func.layout {
            self.from[block] = next;
            next += STEP * (1 + func.blocks[block].insts.len() as u32);
            self.end[block] = next;
        }
        self.last = next;
    }

    /// The base position of an instruction.
    pub fn inst(&self, block: Block, index: usize) -> u32 {
        self.from[block] + STEP * (1 + index as u32)
    }

    /// The block that a position is in.
    pub fn block_at(&self, func: &Function, position: u32) -> Block {
        let after = func
            .layout
            .partition_point(|&b| self.from[b] <= position)
            .max(1);
        func.layout[after - 1]
    }

    /// The ranges of a virtual register.
    pub fn of(&self, reg: VReg) -> &Ranges {
        &self.ranges[var_of(reg)]
    }

    /// Makes room for registers that were made after [`Live::compute`].
    pub fn grow(&mut self, func: &Function) {
        make_room(&mut self.ranges, MAX_UNITS + func.vregs.len());
        self.ranges
            .resize_with(MAX_UNITS + func.vregs.len(), Ranges::new);
    }

    /// Walks backwards over all blocks. While it does, each list is in reverse order, so that it
    /// grows at its end, and of what is live at the place only the end is known: it is *open*. From
    /// block to block only those values are looked at that are live on one side and
    /// not on the other, so that a long life costs no more than a short one, but for a 64th.
    fn build(&mut self, func: &Function, file: &File) {
        self.grow(func);
        let (of_units, of_regs) = self.ranges.split_at_mut(MAX_UNITS);
        each(&self.units).for_each(|unit| of_units[unit].clear());
        of_regs.iter_mut().for_each(Ranges::clear);
        make_room(&mut self.open, self.ranges.len());
        self.open.resize(self.ranges.len(), 0);
        // What is live at the head of the block behind, and that block's head.
        let mut behind: &Set = &[];
        let mut head = self.last;
        let mut out = Vec::new();
        let replays = file.machine.replays_clauses();
        let Live {
            ranges,
            open,
            sets,
            operands,
            calls,
            ..
        } = self;
        calls.clear();
        // The units that are live at the place.
        let mut units = OpenUnits::default();
        for &block in func.layout.iter().rev() {
            let live_out: &Set = match func.current_succs(block) {
                [only] => sets.live_in(only.block),
                succs => {
                    out.clear();
                    succs
                        .iter()
                        .for_each(|e| unite(&mut out, sets.live_in(e.block)));
                    &out
                }
            };
            let (from, end) = (self.from[block], self.end[block]);
            // What only goes on to the block behind it has its set.
            if !std::ptr::eq(live_out, behind) {
                for number in missing(behind, live_out) {
                    let var = sets.vars()[number];
                    close(&mut ranges[var], &mut open[var], head);
                    units.set(var, false);
                }
                for number in missing(live_out, behind) {
                    let var = sets.vars()[number];
                    extend(&mut ranges[var], &mut open[var], end);
                    units.set(var, true);
                }
            }
            for edge in func.current_succs(block) {
                for &arg in edge.args.iter().filter(|&&a| file.owns(func, a)) {
                    let var = var_of(arg);
                    extend(&mut ranges[var], &mut open[var], end);
                }
            }
            let data = &func.blocks[block];
            let mut clause = Clause::default();
            let mut calls_before = operands.calls_backwards(block);
            let mut next_call = calls_before.next();
            for (i, entries) in operands.of_insts(block, data.insts.len()).enumerate().rev() {
                let base = from + STEP * (1 + i as u32);
                let last = match replays {
                    true => clause.last(&data.insts, i, file.bank),
                    false => None,
                };
                if let Some((_, call)) = next_call.filter(|c| c.0 == i) {
                    next_call = calls_before.next();
                    let read = common(&call.units, &units.open);
                    for unit in each(&read) {
                        define(
                            &mut ranges[unit],
                            &mut open[unit],
                            base + WRITE..base + AFTER,
                        );
                    }
                    let unread = std::array::from_fn(|word| call.units[word] & !read[word]);
                    units.open = std::array::from_fn(|word| units.open[word] & !read[word]);
                    calls.push((base + WRITE, unread));
                }
                for entry in entries.iter().rev() {
                    let var = entry.var();
                    let (list, open) = (&mut ranges[var], &mut open[var]);
                    units.name(var, entry.is_use());
                    match (entry.access(), last) {
                        (Access::Use, Some(last)) if var >= MAX_UNITS => {
                            extend(list, open, from + STEP * (1 + last as u32) + WRITE + 1);
                        }
                        (Access::Use, _) => extend(list, open, base + READ + 1),
                        (Access::LateUse, _) => extend(list, open, base + WRITE + 1),
                        (Access::Def, _) => define(list, open, base + WRITE..base + AFTER),
                        (Access::EarlyDef, _) => define(list, open, base + READ..base + AFTER),
                    }
                }
            }
            for &param in data.params.iter().filter(|&&p| file.owns(func, p)) {
                let var = var_of(param);
                define(&mut ranges[var], &mut open[var], from..from + 1);
            }
            behind = sets.live_in(block);
            head = from;
        }
        for number in numbers(behind) {
            let var = sets.vars()[number];
            close(&mut ranges[var], &mut open[var], head);
        }
        debug_assert!(open.iter().all(|&end| end == 0), "all lives have begun");
        self.units = units.named;
        self.calls.reverse();
        let (of_units, of_regs) = self.ranges.split_at_mut(MAX_UNITS);
        each(&self.units).for_each(|unit| of_units[unit].reverse());
        for list in of_regs.iter_mut().filter(|list| list.len() > 1) {
            list.reverse();
        }
    }
}

/// Makes room for so many items, and for half as many again: when VGPRs have their places there are
/// more registers and instructions than before, and a list that grows is copied.
pub fn make_room<T>(list: &mut Vec<T>, len: usize) {
    if list.capacity() < len {
        list.reserve(len + len / 2 - list.len());
    }
}

/// The units whose last range has no start yet.
#[derive(Default)]
struct OpenUnits {
    open: Units,
    /// All that were looked at so far, each of which has a range: only what an instruction reads or
    /// writes is ever live.
    named: Units,
}

impl OpenUnits {
    /// Notes that a variable is live from here upwards, or is not, if it is a unit.
    fn set(&mut self, var: Var, live: bool) {
        if var < MAX_UNITS {
            let bit = 1 << (var % 64);
            match live {
                true => self.open[var / 64] |= bit,
                false => self.open[var / 64] &= !bit,
            }
        }
    }

    /// The same of a variable that an instruction reads or writes.
    fn name(&mut self, var: Var, live: bool) {
        if var < MAX_UNITS {
            add(&mut self.named, var);
            self.set(var, live);
        }
    }
}

/// The value is live up to `end`; later positions are known already.
#[inline]
fn extend(list: &mut Ranges, open: &mut u32, end: u32) {
    // The same instruction reads it twice, here later.
    if *open != 0 {
        *open = (*open).max(end);
        return;
    }
    *open = end;
    // It lives on to where it was live already.
    if let Some(next) = list.last().filter(|r| r.start <= end && r.end >= end) {
        *open = next.end;
        list.pop();
    }
}

/// The value is live from a block's head, and not before it.
fn close(list: &mut Ranges, open: &mut u32, head: u32) {
    let end = std::mem::take(open);
    if end != 0 {
        list.push(Range { start: head, end });
    }
}

/// The value is written at the first of the positions: what is live before is another value. If it
/// is not live afterwards it still needs its register while the instruction writes, which are all
/// of the positions: an early result that nobody reads, such as a register that inline assembly
/// names as overwritten, is not the place of another result either.
#[inline]
fn define(list: &mut Ranges, open: &mut u32, written: std::ops::Range<u32>) {
    let start = written.start;
    let end = std::mem::take(open);
    if end > start {
        list.push(Range { start, end });
    } else if list.last().is_none_or(|next| next.start != start) {
        let end = written.end;
        list.push(Range { start, end });
    }
}
