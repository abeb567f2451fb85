//! Which registers are live at the ends of blocks.
//!
//! Single static assignment: a register has one definition, which dominates its uses. Those that
//! are used in another block than their own, or as an edge's argument, are numbered; the data flow
//! is over these.

use crate::ByBlock;
use crate::numbers::Numbers;
use crate::pressure::Pressure;
use crate::region::Region;
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
        live.number_globals(func);
        live.solve(func);
        live
    }

    fn number_globals(&mut self, func: &Function) {
        let mut home: SecondaryMap<VReg, Option<Block>> = SecondaryMap::with_default(None);
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
        };
        for &block in &func.layout {
            let data = &func.blocks[block];
            for inst in &data.insts {
                func.for_each_use(inst, |r| {
                    if home[r] != Some(block) {
                        add(r);
                    }
                });
            }
            for edge in &data.succs {
                edge.args.iter().for_each(|&r| add(r));
            }
        }
        self.words = self.regs.len().div_ceil(64);
    }

    fn solve(&mut self, func: &Function) {
        let rows = func.layout.len();
        for (i, &block) in func.layout.iter().enumerate() {
            self.row[block] = i * self.words;
        }
        let mut live_in = vec![0u64; rows * self.words];
        self.out = vec![0u64; rows * self.words];
        let mut uses = vec![0u64; rows * self.words];
        let mut defs = vec![0u64; rows * self.words];
        for &block in &func.layout {
            let row = self.row[block];
            let data = &func.blocks[block];
            let mark = |bits: &mut Vec<u64>, r: VReg| {
                let n = self.number[r];
                if n != LOCAL {
                    bits[row + n as usize / 64] |= 1 << (n % 64);
                }
            };
            data.params.iter().for_each(|&p| mark(&mut defs, p));
            for inst in &data.insts {
                func.for_each_def(inst, |r| mark(&mut defs, r));
                func.for_each_use(inst, |r| mark(&mut uses, r));
            }
            for edge in &data.succs {
                edge.args.iter().for_each(|&r| mark(&mut self.out, r));
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in func.layout.iter().rev() {
                let row = self.row[block];
                for w in 0..self.words {
                    let mut out = self.out[row + w];
                    for edge in &func.blocks[block].succs {
                        out |= live_in[self.row[edge.block] + w];
                    }
                    self.out[row + w] = out;
                    let new = (uses[row + w] | out) & !defs[row + w];
                    changed |= live_in[row + w] != new;
                    live_in[row + w] = new;
                }
            }
        }
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

    /// How many registers are live at the end of a block.
    pub fn count_out(&self, func: &Function, block: Block) -> Pressure {
        let mut count = Pressure::default();
        self.out(block)
            .for_each(|r| count.add(func.vregs[r].bank, 1));
        count
    }

    /// The most that are live at a time outside of the regions, which are in the order of the
    /// layout.
    pub fn most_outside(&self, func: &Function, regions: &[Region]) -> Pressure {
        let mut most = Pressure::default();
        let mut is_live = Numbers::default();
        let mut regions = regions.iter().rev().peekable();
        for &block in func.layout.iter().rev() {
            is_live.clear();
            let mut now = self.count_out(func, block);
            self.out(block).for_each(|r| is_live.set(r, 0));
            most.raise(now);
            for (i, inst) in func.blocks[block].insts.iter().enumerate().rev() {
                while regions
                    .next_if(|r| r.block == block && i < r.range().start)
                    .is_some()
                {}
                let inside = regions
                    .peek()
                    .is_some_and(|r| r.block == block && r.range().contains(&i));
                let mut passing = now;
                func.for_each_def(inst, |r| match is_live.get(r) {
                    Some(_) => {
                        is_live.remove(r);
                        now.add(func.vregs[r].bank, -1);
                    }
                    // A result that nobody reads has a register all the same.
                    None => passing.add(func.vregs[r].bank, 1),
                });
                func.for_each_use(inst, |r| {
                    if is_live.get(r).is_none() {
                        is_live.set(r, 0);
                        now.add(func.vregs[r].bank, 1);
                    }
                });
                if !inside {
                    most.raise(passing);
                    most.raise(now);
                }
            }
            while regions.next_if(|r| r.block == block).is_some() {}
        }
        most
    }
}
