//! What is live across blocks.
//!
//! The values that some block reads before it writes them are numbered, in the order of the layout,
//! and taken 64 at a time, a word. Each word's bits go backwards from the blocks that read them to
//! those that write them, and only the blocks that they come through are looked at; a block's rows
//! have the words that are not zero there. So what is linear is the sum of the lives in blocks,
//! by 64, and not blocks × values.

use crate::constraint::{File, MAX_UNITS, Units};
use crate::live::{Var, var_of};
use crate::operands::Operands;
use crate::rooms::has;
use cranelift_entity::EntityRef;
use mir::{Block, Function};

/// Number that no global value has.
const LOCAL: u32 = u32::MAX;

/// Some of the values: the words that are not zero, in order.
pub type Set = [(u32, u64)];

/// The data flow over values that are live across blocks, which are numbered densely.
#[derive(Default)]
pub struct Sets {
    /// Number by variable, or [`LOCAL`].
    number: Vec<u32>,
    /// Variable by number.
    vars: Vec<Var>,
    /// Read before written.
    gens: Rows,
    /// Written.
    kills: Rows,
    live_in: Rows,
    flow: Flow,
}

/// A set for each block.
#[derive(Default)]
struct Rows {
    /// Where each block's words begin, and one more.
    starts: Vec<u32>,
    words: Vec<(u32, u64)>,
    /// Words as they are found, with their blocks: by word.
    found: Vec<(u32, (u32, u64))>,
}

impl Rows {
    /// Puts what was found in order.
    fn fill(&mut self, blocks: usize) {
        // While filling, `starts[b + 1]` is the next free place of `b`; afterwards it is the start
        // of `b + 1`.
        let Rows {
            starts,
            words,
            found,
        } = self;
        starts.clear();
        starts.resize(blocks + 2, 0);
        found.iter().for_each(|&(b, _)| starts[b as usize + 2] += 1);
        (2..blocks + 2).for_each(|i| starts[i] += starts[i - 1]);
        words.clear();
        words.resize(found.len(), (0, 0));
        for &(block, word) in &*found {
            let place = &mut starts[block as usize + 1];
            words[*place as usize] = word;
            *place += 1;
        }
    }

    fn get(&self, block: Block) -> &Set {
        let block = block.index();
        &self.words[self.starts[block] as usize..self.starts[block + 1] as usize]
    }
}

/// What is known of a block while a word is looked at.
#[derive(Clone, Copy, Default)]
struct Cell {
    gens: u64,
    kills: u64,
    live_in: u64,
    /// Bits of `live_in` that its predecessors have not been told of.
    new: u64,
}

/// Buffers of the data flow.
#[derive(Default)]
struct Flow {
    cells: Vec<Cell>,
    /// Blocks that a cell is not empty of.
    touched: Vec<u32>,
    work: Vec<u32>,
    /// Sources of the edges to each block.
    preds: Vec<u32>,
    starts: Vec<u32>,
    /// Reads and writes: number, block.
    reads: Vec<(u32, u32)>,
    writes: Vec<(u32, u32)>,
    /// Reads and writes by word.
    sorted: [Vec<(u32, u32)>; 2],
    ends: Vec<u32>,
}

/// Numbers of the bits of a word.
pub fn ones(word: u32, mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| word as usize * 64 + bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        next
    })
}

/// Numbers of the values of a set.
pub fn numbers(set: &Set) -> impl Iterator<Item = usize> {
    set.iter().flat_map(|&(word, bits)| ones(word, bits))
}

/// Adds a set to another one.
pub fn unite(set: &mut Vec<(u32, u64)>, other: &Set) {
    let old = set.len();
    let mut at = 0;
    for &(word, bits) in other {
        while at < old && set[at].0 < word {
            at += 1;
        }
        match set[..old].get_mut(at).filter(|w| w.0 == word) {
            Some(own) => own.1 |= bits,
            None => set.push((word, bits)),
        }
    }
    // Both parts are in order.
    if old > 0 && set.len() > old {
        set.sort_by_key(|w| w.0);
    }
}

/// Numbers of the values of a set that another one has not.
pub fn missing<'a>(set: &'a Set, other: &'a Set) -> impl Iterator<Item = usize> + 'a {
    beside(set, other).flat_map(|(word, bits, others)| ones(word, bits & !others))
}

/// The words of a set that another one has too, with the bits of both.
fn beside<'a>(set: &'a Set, other: &'a Set) -> impl Iterator<Item = (u32, u64, u64)> + 'a {
    let mut rest = other.iter().peekable();
    set.iter().map(move |&(word, bits)| {
        while rest.next_if(|w| w.0 < word).is_some() {}
        let others = rest.next_if(|w| w.0 == word).map_or(0, |w| w.1);
        (word, bits, others)
    })
}

/// Is a variable a unit of the set?
fn is_clobbered(units: &Units, var: Var) -> bool {
    var < MAX_UNITS && has(units, var)
}

impl Sets {
    /// Computes everything.
    pub fn compute(&mut self, func: &Function, file: &File, operands: &Operands) {
        self.number_globals(func, file, operands);
        self.solve(func);
    }

    /// The values that are live across blocks, by number.
    pub fn vars(&self) -> &[Var] {
        &self.vars
    }

    /// The number of a value, if it is live across blocks.
    pub fn number(&self, var: Var) -> Option<usize> {
        let number = self.number.get(var).copied().unwrap_or(LOCAL);
        (number != LOCAL).then_some(number as usize)
    }

    /// What is live into a block.
    pub fn live_in(&self, block: Block) -> &Set {
        self.live_in.get(block)
    }

    /// Numbers of the values that a block reads before it writes them, its edges included.
    pub fn read_first(&self, block: Block) -> impl Iterator<Item = usize> {
        numbers(self.gens.get(block))
    }

    /// Numbers of the values of a set that a block writes, its parameters included.
    pub fn written<'a>(&'a self, block: Block, set: &'a Set) -> impl Iterator<Item = usize> + 'a {
        let both = beside(set, self.kills.get(block));
        both.flat_map(|(word, bits, kills)| ones(word, bits & kills))
    }

    /// Numbers the variables that some block reads before it writes them, and notes where they are
    /// read so and written.
    fn number_globals(&mut self, func: &Function, file: &File, operands: &Operands) {
        let vars = MAX_UNITS + func.vregs.len();
        self.number.clear();
        self.number.resize(vars, LOCAL);
        self.vars.clear();
        self.flow.reads.clear();
        self.flow.writes.clear();
        // The layout index plus one of the last block that wrote the variable.
        let mut written = vec![0u32; vars];
        let mut unit_kills: Vec<(Var, Block)> = Vec::new();
        let mut clobbers: Vec<(Block, Units)> = Vec::new();
        for (index, &block) in func.layout.iter().enumerate() {
            let stamp = index as u32 + 1;
            let data = &func.blocks[block];
            for &param in &data.params {
                written[var_of(param)] = stamp;
            }
            // What calls of the block have written so far.
            let mut clobbered: Units = [0; _];
            for (entries, call) in operands.of_block(func, block) {
                for entry in entries {
                    let var = entry.var();
                    if !entry.is_use() {
                        if var < MAX_UNITS && written[var] != stamp {
                            unit_kills.push((var, block));
                        }
                        written[var] = stamp;
                    } else if written[var] != stamp && !is_clobbered(&clobbered, var) {
                        self.read(var, block);
                    }
                }
                if let Some(call) = call {
                    let both = clobbered.iter_mut().zip(call.units);
                    both.for_each(|(all, units)| *all |= units);
                }
            }
            if clobbered != [0; _] {
                clobbers.push((block, clobbered));
            }
            for edge in func.current_succs(block) {
                for &arg in edge.args.iter().filter(|&&a| file.owns(func, a)) {
                    if written[var_of(arg)] != stamp {
                        self.read(var_of(arg), block);
                    }
                }
            }
        }
        let number = &self.number;
        let units = unit_kills
            .into_iter()
            .map(|(var, b)| (number[var], b.as_u32()));
        self.flow.writes.extend(units.filter(|w| w.0 != LOCAL));
        let units = (0..MAX_UNITS).filter(|&u| number[u] != LOCAL);
        for unit in units {
            let blocks = clobbers.iter().filter(|c| has(&c.1, unit));
            let writes = blocks.map(|c| (number[unit], c.0.as_u32()));
            self.flow.writes.extend(writes);
        }
        for (number, &var) in (0..).zip(&self.vars) {
            // A virtual register is written in one block only.
            if var >= MAX_UNITS && written[var] != 0 {
                let block = func.layout[written[var] as usize - 1];
                self.flow.writes.push((number, block.as_u32()));
            }
        }
    }

    /// A block reads what it has not written.
    fn read(&mut self, var: Var, block: Block) {
        let number = &mut self.number[var];
        if *number == LOCAL {
            *number = self.vars.len() as u32;
            self.vars.push(var);
        }
        self.flow.reads.push((*number, block.as_u32()));
    }

    /// live_in = gen ∪ (⋃ live_in of successors − kill), to the least fixpoint.
    fn solve(&mut self, func: &Function) {
        let rows = [&mut self.gens, &mut self.kills, &mut self.live_in];
        let blocks = func.blocks.len();
        let words = self.vars.len().div_ceil(64);
        let flow = &mut self.flow;
        for rows in rows {
            rows.found.clear();
            rows.found.reserve(blocks);
        }
        if words > 0 {
            flow.predecessors(func);
            flow.touched.reserve(blocks);
            flow.work.reserve(blocks);
            flow.cells.clear();
            flow.cells.resize(blocks, Cell::default());
            flow.sort(words);
            for word in 0..words {
                flow.word(word);
                for &block in &flow.touched {
                    let cell = std::mem::take(&mut flow.cells[block as usize]);
                    let parts = [
                        (&mut self.gens, cell.gens),
                        (&mut self.kills, cell.kills),
                        (&mut self.live_in, cell.live_in),
                    ];
                    for (rows, bits) in parts.into_iter().filter(|p| p.1 != 0) {
                        rows.found.push((block, (word as u32, bits)));
                    }
                }
            }
        }
        for rows in [&mut self.gens, &mut self.kills, &mut self.live_in] {
            rows.fill(blocks);
        }
    }
}

impl Flow {
    /// The sources of the edges of the layout's blocks.
    fn predecessors(&mut self, func: &Function) {
        let edges = || {
            let blocks = func.layout.iter();
            blocks.flat_map(|&b| func.current_succs(b).iter().map(move |e| (e.block, b)))
        };
        self.starts.clear();
        self.starts.resize(func.blocks.len() + 2, 0);
        for (to, _) in edges() {
            self.starts[to.index() + 2] += 1;
        }
        (2..self.starts.len()).for_each(|i| self.starts[i] += self.starts[i - 1]);
        self.preds.clear();
        self.preds
            .resize(self.starts[func.blocks.len() + 1] as usize, 0);
        for (to, from) in edges() {
            let place = &mut self.starts[to.index() + 1];
            self.preds[*place as usize] = from.as_u32();
            *place += 1;
        }
    }

    /// Reads and writes by word: afterwards those of word `w` are those of `sorted` up to
    /// `ends[2 * w]` and `ends[2 * w + 1]`.
    fn sort(&mut self, words: usize) {
        self.ends.clear();
        self.ends.resize(2 * words, 0);
        for (k, list) in [&self.reads, &self.writes].into_iter().enumerate() {
            let ends = &mut self.ends;
            let place = |number: u32| 2 * (number as usize / 64) + k;
            list.iter().for_each(|&(n, _)| ends[place(n)] += 1);
            for word in 1..words {
                ends[2 * word + k] += ends[2 * word + k - 2];
            }
            let sorted = &mut self.sorted[k];
            sorted.clear();
            sorted.resize(list.len(), (0, 0));
            // From behind, so that each end becomes a start.
            for &site in list.iter().rev() {
                let end = &mut ends[place(site.0)];
                *end -= 1;
                sorted[*end as usize] = site;
            }
            for word in 1..words {
                ends[2 * word + k - 2] = ends[2 * word + k];
            }
            ends[2 * words - 2 + k] = list.len() as u32;
        }
    }

    /// The sites of a word.
    fn sites(&self, word: usize, kind: usize) -> std::ops::Range<usize> {
        let start = match word {
            0 => 0,
            _ => self.ends[2 * word - 2 + kind],
        };
        start as usize..self.ends[2 * word + kind] as usize
    }

    /// Finds where the values of a word are live.
    fn word(&mut self, word: usize) {
        self.touched.clear();
        for i in self.sites(word, 1) {
            let (number, block) = self.sorted[1][i];
            self.cell(block).kills |= 1 << (number % 64);
        }
        for i in self.sites(word, 0) {
            let (number, block) = self.sorted[0][i];
            let bit = 1 << (number % 64);
            self.cell(block).gens |= bit;
            self.arrive(block, bit);
        }
        while let Some(block) = self.work.pop() {
            let new = std::mem::take(&mut self.cells[block as usize].new);
            let block = block as usize;
            for i in self.starts[block] as usize..self.starts[block + 1] as usize {
                let pred = self.preds[i];
                let bits = new & !self.cells[pred as usize].kills;
                if bits != 0 {
                    self.arrive(pred, bits);
                }
            }
        }
    }

    /// The cell of a block, which is not empty from now on.
    fn cell(&mut self, block: u32) -> &mut Cell {
        let cell = &mut self.cells[block as usize];
        if cell.gens | cell.kills | cell.live_in == 0 {
            self.touched.push(block);
        }
        cell
    }

    /// Values are live into a block.
    fn arrive(&mut self, block: u32, bits: u64) {
        let cell = self.cell(block);
        let new = bits & !cell.live_in;
        if new == 0 {
            return;
        }
        cell.live_in |= new;
        let waits = cell.new != 0;
        cell.new |= new;
        if !waits {
            self.work.push(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_united_in_order() {
        let mut set = vec![(1, 1), (5, 2)];
        unite(&mut set, &[(0, 8), (5, 1), (7, 4)]);
        assert_eq!(set, [(0, 8), (1, 1), (5, 3), (7, 4)]);
        unite(&mut set, &[]);
        assert_eq!(set.len(), 4);
        let mut empty = Vec::new();
        unite(&mut empty, &set);
        assert_eq!(empty, set);
    }

    #[test]
    fn words_stand_beside_those_of_the_other_set() {
        let both: Vec<_> = beside(&[(1, 3), (4, 1)], &[(0, 1), (1, 2), (3, 1)]).collect();
        assert_eq!(both, [(1, 3, 2), (4, 1, 0)]);
    }
}
