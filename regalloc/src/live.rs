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
//! Linear in instructions plus ranges; the data flow is blocks × (values live across blocks) / 64
//! for each of its few rounds.

use crate::constraint::{Access, File, MAX_UNITS};
use crate::operands::Operands;
use cranelift_entity::{EntityRef, SecondaryMap};
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

/// Number that no global value has.
const LOCAL: u32 = u32::MAX;

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
    /// What instructions do with registers.
    pub operands: Operands,
    /// What is live across blocks.
    pub sets: Sets,
}

/// The data flow over values that are live across blocks, which are numbered densely.
#[derive(Default)]
pub struct Sets {
    /// Number by variable, or [`LOCAL`].
    number: Vec<u32>,
    /// Variable by number.
    vars: Vec<Var>,
    words: usize,
    /// Bit rows by block: read before written; written; live in.
    gens: Vec<u64>,
    kills: Vec<u64>,
    live_in: Vec<u64>,
    scratch: Vec<u64>,
}

impl Live {
    /// Computes everything.
    pub fn compute(&mut self, func: &Function, file: &File) {
        self.number_positions(func);
        self.operands.fill(func, file);
        self.sets.number_globals(func, file, &self.operands);
        self.sets.solve(func);
        self.build(func, file);
    }

    fn number_positions(&mut self, func: &Function) {
        self.from.clear();
        self.end.clear();
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
        self.ranges
            .resize(MAX_UNITS + func.vregs.len(), Ranges::new());
    }

    /// Walks backwards over all blocks. While it does, each list is in reverse order, so that it
    /// grows at its end.
    fn build(&mut self, func: &Function, file: &File) {
        self.ranges.iter_mut().for_each(Ranges::clear);
        self.grow(func);
        for &block in func.layout.iter().rev() {
            self.live_out(func, file, block);
            let data = &func.blocks[block];
            let from = self.from[block];
            for i in (0..data.insts.len()).rev() {
                let base = self.inst(block, i);
                for entry in self.operands.of(block, i).iter().rev() {
                    let list = &mut self.ranges[entry.var()];
                    match entry.access() {
                        Access::Use => extend(list, from, base + READ + 1),
                        Access::LateUse => extend(list, from, base + WRITE + 1),
                        Access::Def => define(list, from, base + WRITE),
                        Access::EarlyDef => define(list, from, base + READ),
                    }
                }
            }
            for &param in data.params.iter().filter(|&&p| file.owns(func, p)) {
                define(&mut self.ranges[var_of(param)], from, from);
            }
        }
        for list in &mut self.ranges {
            list.reverse();
        }
    }

    fn live_out(&mut self, func: &Function, file: &File, block: Block) {
        let (from, end) = (self.from[block], self.end[block]);
        for edge in func.current_succs(block) {
            let words = self.sets.words;
            let row = edge.block.index() * words;
            for (w, &bits) in self.sets.live_in[row..row + words].iter().enumerate() {
                let mut bits = bits;
                while bits != 0 {
                    let var = self.sets.vars[w * 64 + bits.trailing_zeros() as usize];
                    extend(&mut self.ranges[var], from, end);
                    bits &= bits - 1;
                }
            }
            for &arg in edge.args.iter().filter(|&&a| file.owns(func, a)) {
                extend(&mut self.ranges[var_of(arg)], from, end);
            }
        }
    }
}

/// The value is live from the block's head to `end`; later positions of the block are known
/// already.
fn extend(list: &mut Ranges, from: u32, end: u32) {
    match list.last_mut() {
        Some(next) if next.start <= end && next.end >= end => next.start = next.start.min(from),
        // The same instruction reads it twice, here later.
        Some(next) if next.start == from => next.end = end,
        _ => list.push(Range { start: from, end }),
    }
}

/// The value is written at `at`: what is live before is another value. If it is not live afterwards
/// it still needs its register for the moment of the write.
fn define(list: &mut Ranges, from: u32, at: u32) {
    match list.last_mut() {
        Some(next) if next.start == from && next.end > at => next.start = at,
        Some(next) if next.start == at => {}
        _ => list.push(Range {
            start: at,
            end: at + 1,
        }),
    }
}

/// Numbers of the bits of a word.
fn ones(word: usize, mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| word * 64 + bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        next
    })
}

impl Sets {
    /// The values that are live across blocks, by number.
    pub fn vars(&self) -> &[Var] {
        &self.vars
    }

    /// The number of a value, if it is live across blocks.
    pub fn number(&self, var: Var) -> Option<usize> {
        let number = self.number.get(var).copied().unwrap_or(LOCAL);
        (number != LOCAL).then_some(number as usize)
    }

    /// Numbers of the values that a block reads before it writes them, its edges included.
    pub fn read_first(&self, block: Block) -> impl Iterator<Item = usize> {
        self.row(&self.gens, block)
            .iter()
            .copied()
            .enumerate()
            .flat_map(|(w, bits)| ones(w, bits))
    }

    /// Adds what is live into a block to a set.
    pub fn add_live_in(&self, block: Block, set: &mut Vec<u64>) {
        set.resize(self.words, 0);
        for (all, bits) in set.iter_mut().zip(self.row(&self.live_in, block)) {
            *all |= bits;
        }
    }

    /// Numbers of the values of a set that a block writes, its parameters included.
    pub fn written<'a>(&'a self, block: Block, set: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
        let kills = self.row(&self.kills, block);
        let both = kills.iter().zip(set).enumerate();
        both.flat_map(|(w, (kills, bits))| ones(w, kills & bits))
    }

    /// Numbers of the values of a set that a block leaves alone.
    pub fn kept<'a>(&'a self, block: Block, set: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
        let kills = self.row(&self.kills, block);
        let both = kills.iter().zip(set).enumerate();
        both.flat_map(|(w, (kills, bits))| ones(w, !kills & bits))
    }

    fn row<'a>(&self, rows: &'a [u64], block: Block) -> &'a [u64] {
        &rows[block.index() * self.words..][..self.words]
    }

    /// Numbers the variables that some block reads before it writes them, and fills `gens` and
    /// `kills`.
    fn number_globals(&mut self, func: &Function, file: &File, operands: &Operands) {
        let vars = MAX_UNITS + func.vregs.len();
        self.number.clear();
        self.number.resize(vars, LOCAL);
        self.vars.clear();
        // The layout index plus one of the last block that wrote the variable.
        let mut written = vec![0u32; vars];
        let mut gens: Vec<(Block, u32)> = Vec::new();
        let mut unit_kills: Vec<(Block, usize)> = Vec::new();
        for (index, &block) in func.layout.iter().enumerate() {
            let stamp = index as u32 + 1;
            let data = &func.blocks[block];
            for &param in &data.params {
                written[var_of(param)] = stamp;
            }
            let read = |this: &mut Sets, gens: &mut Vec<_>, var: Var, written: &[u32]| {
                if written[var] != stamp {
                    let number = this.global(var);
                    gens.push((block, number));
                }
            };
            for i in 0..data.insts.len() {
                for entry in operands.of(block, i) {
                    let var = entry.var();
                    if entry.is_use() {
                        read(self, &mut gens, var, &written);
                        continue;
                    }
                    written[var] = stamp;
                    if var < MAX_UNITS {
                        unit_kills.push((block, var));
                    }
                }
            }
            for edge in func.current_succs(block) {
                for &arg in edge.args.iter().filter(|&&a| file.owns(func, a)) {
                    read(self, &mut gens, var_of(arg), &written);
                }
            }
        }
        self.fill(func, &gens, &unit_kills, &written);
    }

    fn global(&mut self, var: Var) -> u32 {
        if self.number[var] == LOCAL {
            self.number[var] = self.vars.len() as u32;
            self.vars.push(var);
        }
        self.number[var]
    }

    fn fill(
        &mut self,
        func: &Function,
        gens: &[(Block, u32)],
        unit_kills: &[(Block, usize)],
        written: &[u32],
    ) {
        self.words = self.vars.len().div_ceil(64);
        let bits = func.blocks.len() * self.words;
        for rows in [&mut self.gens, &mut self.kills, &mut self.live_in] {
            rows.clear();
            rows.resize(bits, 0);
        }
        self.scratch.clear();
        self.scratch.resize(self.words, 0);
        let words = self.words;
        let set = |rows: &mut [u64], block: Block, number: u32| {
            rows[block.index() * words + number as usize / 64] |= 1 << (number % 64);
        };
        for &(block, number) in gens {
            set(&mut self.gens, block, number);
        }
        for &(block, unit) in unit_kills {
            if self.number[unit] != LOCAL {
                set(&mut self.kills, block, self.number[unit]);
            }
        }
        for (number, &var) in self.vars.iter().enumerate() {
            // A virtual register is written in one block only.
            if var >= MAX_UNITS && written[var] != 0 {
                let block = func.layout[written[var] as usize - 1];
                set(&mut self.kills, block, number as u32);
            }
        }
    }

    /// live_in = gen ∪ (⋃ live_in of successors − kill), to the least fixpoint.
    fn solve(&mut self, func: &Function) {
        let words = self.words;
        let mut changed = words != 0;
        while changed {
            changed = false;
            for &block in func.layout.iter().rev() {
                self.scratch.fill(0);
                for edge in func.current_succs(block) {
                    let row = edge.block.index() * words;
                    for (out, bits) in self.scratch.iter_mut().zip(&self.live_in[row..row + words])
                    {
                        *out |= bits;
                    }
                }
                let row = block.index() * words;
                for w in 0..words {
                    let new = self.gens[row + w] | (self.scratch[w] & !self.kills[row + w]);
                    changed |= new != self.live_in[row + w];
                    self.live_in[row + w] = new;
                }
            }
        }
    }
}
