//! One flat table of the operands of a bank: what each instruction does with which register.
//!
//! Looking an instruction up in the tables of `isa`, with its roles, early results, implicit
//! registers and what calls write, is the expensive part of every walk over a function. So it is
//! done once for each liveness ([`crate::live`]), and the stages that ask for no more than
//! registers and accesses read the table: both walks of liveness, the choice of spills, and the
//! view of regalloc2. Stages that need to know the operand (grouping, hints, rewriting) look at the
//! instruction itself. Linear.

use crate::constraint::{Access, File, MAX_UNITS, Place};
use crate::live::{Var, var_of};
use cranelift_entity::SecondaryMap;
use mir::{Block, Function};

/// A register and what is done with it, in 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry(u32);

impl Entry {
    fn new(var: Var, access: Access) -> Entry {
        Entry((var as u32) << 2 | access as u32)
    }

    /// The register.
    pub fn var(self) -> Var {
        (self.0 >> 2) as usize
    }

    /// What is done with it.
    pub fn access(self) -> Access {
        match self.0 & 3 {
            0 => Access::Use,
            1 => Access::LateUse,
            2 => Access::Def,
            _ => Access::EarlyDef,
        }
    }

    /// Is it read?
    pub fn is_use(self) -> bool {
        matches!(self.access(), Access::Use | Access::LateUse)
    }
}

/// Operands of one instruction for which room is made beforehand.
const OPERANDS: usize = 3;

/// The table.
#[derive(Default)]
pub struct Operands {
    entries: Vec<Entry>,
    /// Index of the first entry of each instruction, in the order of the layout, and one more.
    starts: Vec<u32>,
    /// Number of the first instruction of each block.
    first: SecondaryMap<Block, u32>,
    /// Results of the instruction at hand.
    defs: Vec<Entry>,
}

impl Operands {
    /// Fills the table.
    pub fn fill(&mut self, func: &Function, file: &File) {
        let insts = func.layout.iter().map(|&b| func.blocks[b].insts.len());
        let insts: usize = insts.sum();
        self.entries.clear();
        self.entries.reserve(OPERANDS * insts);
        self.starts.clear();
        self.starts.reserve(insts + 1);
        self.first.clear();
        self.first.resize(func.blocks.len());
        for &block in &func.layout {
            self.first[block] = self.starts.len() as u32;
            for inst in &func.blocks[block].insts {
                self.starts.push(self.entries.len() as u32);
                let (entries, defs) = (&mut self.entries, &mut self.defs);
                file.visit(func, inst, |place, access| {
                    let var = match place {
                        Place::Unit(unit) => unit,
                        Place::Virtual(reg) => var_of(reg),
                    };
                    match access {
                        Access::Use | Access::LateUse => entries.push(Entry::new(var, access)),
                        _ => defs.push(Entry::new(var, access)),
                    }
                });
                self.entries.append(&mut self.defs);
            }
        }
        self.starts.push(self.entries.len() as u32);
    }

    /// The operands of a block's instructions, one instruction after the other.
    pub fn of_block(&self, func: &Function, block: Block) -> &[Entry] {
        let first = self.first[block] as usize;
        let end = first + func.blocks[block].insts.len();
        &self.entries[self.starts[first] as usize..self.starts[end] as usize]
    }

    /// The operands of a block's instructions, which are so many: what each reads, then what it
    /// writes.
    pub fn of_insts(
        &self,
        block: Block,
        insts: usize,
    ) -> impl DoubleEndedIterator<Item = &[Entry]> + ExactSizeIterator {
        let first = self.first[block] as usize;
        let end = first + insts;
        let pairs = self.starts[first..=end].windows(2);
        pairs.map(|pair| &self.entries[pair[0] as usize..pair[1] as usize])
    }

    /// The operands of an instruction: what it reads, then what it writes.
    pub fn of(&self, block: Block, index: usize) -> &[Entry] {
        let inst = self.first[block] as usize + index;
        &self.entries[self.starts[inst] as usize..self.starts[inst + 1] as usize]
    }
}

const _: () = assert!(MAX_UNITS < 1 << 30);
