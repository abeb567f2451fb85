//! Which registers are live at the ends of blocks.
//!
//! Single static assignment: a register has one definition, which dominates its uses. Those that
//! are used in another block than their own, or as an edge's argument, are numbered; the data flow
//! is over these.

use crate::numbers::Numbers;
use crate::pressure::Pressure;
use cranelift_entity::SecondaryMap;
use graphs::live::{LiveSets, Set, contains, numbers};
use mir::{Bank, Block, Function, Inst, VReg};

/// Values that live across the end of a block for which room is made beforehand.
const PER_BLOCK: usize = 4;

/// Number of registers that live in one block only.
const LOCAL: u32 = u32::MAX;

/// Liveness of both banks.
pub struct Live {
    /// Number by register.
    number: SecondaryMap<VReg, u32>,
    /// Register by number.
    regs: Vec<VReg>,
    /// What is live at the ends of blocks, arguments of edges included.
    sets: LiveSets,
    /// How many registers these are.
    counts: SecondaryMap<Block, Pressure>,
}

impl Live {
    /// Of a function.
    pub fn compute(func: &Function) -> Live {
        let mut live = Live {
            number: SecondaryMap::with_default(LOCAL),
            regs: Vec::new(),
            sets: LiveSets::default(),
            counts: SecondaryMap::new(),
        };
        // Without edges nothing is live at the ends of blocks.
        let succs = |&b: &Block| &func.blocks[b].succs;
        if !func.layout.iter().map(succs).all(|s| s.is_empty()) {
            live.number_globals(func);
            let blocks = func.layout.iter();
            let edges = blocks.flat_map(|&b| succs(&b).iter().map(move |e| (b, e.block)));
            live.sets
                .solve_ends(live.regs.len(), func.blocks.len(), edges);
            live.count(func);
        }
        live
    }

    /// Numbers registers, and notes where they are written, and read in other blocks than that. One
    /// walk finds both: a definition stands before the uses in its own block, and what is not known
    /// at a use in another block, or is known, is not that block.
    fn number_globals(&mut self, func: &Function) {
        let mut home: SecondaryMap<VReg, Option<Block>> = SecondaryMap::with_default(None);
        home.resize(func.vregs.len());
        self.number.resize(func.vregs.len());
        let expected = PER_BLOCK * func.layout.len();
        self.sets.reserve(expected);
        self.regs.reserve(expected);
        let (number, regs, sets) = (&mut self.number, &mut self.regs, &mut self.sets);
        let mut add = |r: VReg| {
            if number[r] == LOCAL {
                number[r] = regs.len() as u32;
                regs.push(r);
            }
            number[r]
        };
        for &block in &func.layout {
            let data = &func.blocks[block];
            data.params.iter().for_each(|&p| home[p] = Some(block));
            for inst in &data.insts {
                func.for_each_use(inst, |r| {
                    if home[r] != Some(block) {
                        sets.read(add(r), block);
                    }
                });
                func.for_each_def(inst, |r| home[r] = Some(block));
            }
            for &arg in data.succs.iter().flat_map(|e| &e.args) {
                sets.read_at_end(add(arg), block);
            }
        }
        for (&reg, number) in self.regs.iter().zip(0..) {
            if let Some(block) = home[reg] {
                sets.write(number, block);
            }
        }
    }

    /// Counts what is live at the ends of blocks.
    fn count(&mut self, func: &Function) {
        // Which numbers are those of vector registers.
        let mut vectors = vec![0; self.regs.len().div_ceil(64)];
        for (number, &reg) in self.regs.iter().enumerate() {
            let is_vector = func.vregs[reg].bank == Bank::Vgpr;
            vectors[number / 64] |= u64::from(is_vector) << (number % 64);
        }
        self.counts.resize(func.blocks.len());
        for &block in &func.layout {
            let count = &mut self.counts[block];
            for &(word, bits) in self.sets.live_out(block) {
                // Mostly one bank has them all, and counting takes longer than asking.
                let vectors = vectors[word as usize];
                for (bits, count) in [
                    (bits & vectors, &mut count.vgprs),
                    (bits & !vectors, &mut count.sgprs),
                ] {
                    if bits != 0 {
                        *count += bits.count_ones() as i32;
                    }
                }
            }
        }
    }

    fn set(&self, block: Block) -> &Set {
        self.sets.live_out(block)
    }

    /// Is a register live at the end of a block?
    pub fn is_out(&self, block: Block, reg: VReg) -> bool {
        contains(self.set(block), self.number[reg] as usize)
    }

    /// The registers that are live at the end of a block.
    pub fn out(&self, block: Block) -> impl Iterator<Item = VReg> + '_ {
        numbers(self.set(block)).map(|n| self.regs[n])
    }

    /// How many registers are live at the end of a block.
    pub fn count_out(&self, block: Block) -> Pressure {
        self.counts[block]
    }
}

/// The registers that are live at a place of a block, which moves from its end to its start.
pub struct Alive<'a> {
    func: &'a Function,
    live: &'a Live,
    /// Those with numbers, by number.
    across: Vec<u64>,
    /// The words of `across` that may have bits.
    words: Vec<u32>,
    /// Those that live in the block only.
    local: Numbers,
    /// How many there are.
    pub count: Pressure,
}

impl<'a> Alive<'a> {
    /// At no place yet.
    pub fn new(func: &'a Function, live: &'a Live) -> Alive<'a> {
        Alive {
            func,
            live,
            across: vec![0; live.regs.len().div_ceil(64)],
            words: Vec::new(),
            local: Numbers::new(func),
            count: Pressure::default(),
        }
    }

    /// Goes to the end of a block.
    pub fn start(&mut self, block: Block) {
        self.local.clear();
        for word in self.words.drain(..) {
            self.across[word as usize] = 0;
        }
        let set = self.live.set(block);
        self.words.extend(set.iter().map(|w| w.0));
        for &(word, bits) in set {
            self.across[word as usize] = bits;
        }
        self.count = self.live.count_out(block);
    }

    /// Is a register live?
    pub fn contains(&self, reg: VReg) -> bool {
        match self.live.number[reg] {
            LOCAL => self.local.get(reg).is_some(),
            number => self.across[number as usize / 64] >> (number % 64) & 1 != 0,
        }
    }

    /// A register is live from here on; was it not before? The caller counts it.
    pub fn insert(&mut self, reg: VReg) -> bool {
        let is_new = !self.contains(reg);
        if is_new {
            match self.live.number[reg] {
                LOCAL => self.local.set(reg, 0),
                number => {
                    let word = &mut self.across[number as usize / 64];
                    if *word == 0 {
                        self.words.push(number / 64);
                    }
                    *word |= 1 << (number % 64);
                }
            }
        }
        is_new
    }

    /// A register is not live from here on; was it before? The caller counts it.
    pub fn remove(&mut self, reg: VReg) -> bool {
        let is_live = self.contains(reg);
        if is_live {
            match self.live.number[reg] {
                LOCAL => self.local.remove(reg),
                number => self.across[number as usize / 64] &= !(1 << (number % 64)),
            }
        }
        is_live
    }

    /// Goes before an instruction. Gives the registers of results that nobody reads, which are
    /// registers all the same.
    pub fn pass(&mut self, inst: &Inst) -> Pressure {
        self.pass_with(inst, |_, _| {})
    }

    /// The same, and calls `changed` with each register that is live on one side only.
    #[inline]
    pub fn pass_with(&mut self, inst: &Inst, mut changed: impl FnMut(VReg, Change)) -> Pressure {
        let func = self.func;
        let mut unread = Pressure::default();
        func.for_each_def(inst, |r| match self.remove(r) {
            true => {
                self.count.add(func.vregs[r].bank, -1);
                changed(r, Change::Ends);
            }
            false => unread.add(func.vregs[r].bank, 1),
        });
        func.for_each_use(inst, |r| {
            if self.insert(r) {
                self.count.add(func.vregs[r].bank, 1);
                changed(r, Change::Begins);
            }
        });
        unread
    }
}

/// What happens to a register on the way backwards over an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It is live from there on.
    Begins,
    /// It is not any more.
    Ends,
}
