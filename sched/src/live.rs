//! Which registers are live at the ends of blocks.
//!
//! Single static assignment: a register has one definition, which dominates its uses. Those that
//! are used in another block than their own, or as an edge's argument, are numbered; the data flow
//! is over these.

use crate::ByBlock;
use cranelift_entity::SecondaryMap;
use mir::{Block, Function, VReg};

/// Number of registers that live in one block only.
const LOCAL: u32 = u32::MAX;

/// Liveness of both banks.
pub struct Live {
    /// Number by register.
    number: SecondaryMap<VReg, u32>,
    /// Register by number.
    regs: Vec<VReg>,
    words: usize,
    /// Bit rows by block: live at the end, arguments of edges included.
    out: Vec<u64>,
    row: ByBlock<usize>,
}

/// What the data flow begins with.
struct Globals {
    /// Blocks, and the numbers of what they read of other blocks.
    uses: Vec<(Block, u32)>,
    /// The block that each comes from, by number.
    homes: Vec<Option<Block>>,
}

impl Live {
    /// Of a function.
    pub fn compute(func: &Function) -> Live {
        let mut live = Live {
            number: SecondaryMap::with_default(LOCAL),
            regs: Vec::new(),
            words: 0,
            out: Vec::new(),
            row: SecondaryMap::new(),
        };
        // Without edges nothing is live at the ends of blocks.
        let succs = |&b: &Block| &func.blocks[b].succs;
        if !func.layout.iter().map(succs).all(|s| s.is_empty()) {
            let globals = live.number_globals(func);
            live.solve(func, &globals);
        }
        live
    }

    /// Numbers registers, and tells who reads them in other blocks than their own.
    fn number_globals(&mut self, func: &Function) -> Globals {
        let mut home: SecondaryMap<VReg, Option<Block>> = SecondaryMap::with_default(None);
        home.resize(func.vregs.len());
        self.number.resize(func.vregs.len());
        for &block in &func.layout {
            let data = &func.blocks[block];
            data.params.iter().for_each(|&p| home[p] = Some(block));
            for inst in &data.insts {
                func.for_each_def(inst, |r| home[r] = Some(block));
            }
        }
        let (number, regs) = (&mut self.number, &mut self.regs);
        let mut add = |r: VReg| {
            if number[r] == LOCAL {
                number[r] = regs.len() as u32;
                regs.push(r);
            }
            number[r]
        };
        let mut uses = Vec::new();
        for &block in &func.layout {
            let data = &func.blocks[block];
            for inst in &data.insts {
                func.for_each_use(inst, |r| {
                    if home[r] != Some(block) {
                        uses.push((block, add(r)));
                    }
                });
            }
            for edge in &data.succs {
                edge.args.iter().for_each(|&r| _ = add(r));
            }
        }
        self.words = self.regs.len().div_ceil(64);
        Globals {
            uses,
            homes: self.regs.iter().map(|&r| home[r]).collect(),
        }
    }

    fn solve(&mut self, func: &Function, globals: &Globals) {
        let rows = func.layout.len();
        for (i, &block) in func.layout.iter().enumerate() {
            self.row[block] = i * self.words;
        }
        let mut live_in = vec![0u64; rows * self.words];
        self.out = vec![0u64; rows * self.words];
        let mut uses = vec![0u64; rows * self.words];
        let mut defs = vec![0u64; rows * self.words];
        let mark = |bits: &mut [u64], row: usize, n: u32| {
            bits[row + n as usize / 64] |= 1 << (n % 64);
        };
        for &(block, n) in &globals.uses {
            mark(&mut uses, self.row[block], n);
        }
        for (&home, n) in globals.homes.iter().zip(0..) {
            if let Some(block) = home {
                mark(&mut defs, self.row[block], n);
            }
        }
        for &block in &func.layout {
            for edge in &func.blocks[block].succs {
                for &r in &edge.args {
                    mark(&mut self.out, self.row[block], self.number[r]);
                }
            }
        }
        // What is live into a block is known once its successors were looked at; only edges back in
        // the layout ask for another look.
        let mut behind: ByBlock<bool> = SecondaryMap::new();
        for &block in &func.layout {
            let back = |to: Block| self.row[to] <= self.row[block];
            for edge in func.blocks[block].succs.iter().filter(|e| back(e.block)) {
                behind[edge.block] = true;
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in func.layout.iter().rev() {
                let row = self.row[block];
                let asks = behind[block];
                for w in 0..self.words {
                    let mut out = self.out[row + w];
                    for edge in &func.blocks[block].succs {
                        out |= live_in[self.row[edge.block] + w];
                    }
                    self.out[row + w] = out;
                    let new = (uses[row + w] | out) & !defs[row + w];
                    changed |= asks && live_in[row + w] != new;
                    live_in[row + w] = new;
                }
            }
        }
    }

    /// Is a register live at the end of a block?
    pub fn is_out(&self, block: Block, reg: VReg) -> bool {
        let n = self.number[reg];
        n != LOCAL && self.out[self.row[block] + n as usize / 64] >> (n % 64) & 1 != 0
    }

    /// The registers that are live at the end of a block.
    pub fn out(&self, block: Block) -> impl Iterator<Item = VReg> + '_ {
        let row = self.row[block];
        let words = self.out[row..row + self.words].iter().enumerate();
        words.flat_map(|(w, &bits)| {
            let mut rest = bits;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros();
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(w * 64 + bit as usize)
            })
            .map(|n| self.regs[n])
        })
    }
}
