//! One flat table of the operands of a bank: what each instruction does with which register.
//!
//! Looking an instruction up in the tables of `isa`, with its roles, early results and implicit
//! registers, is the expensive part of every walk over a function. So it is done once for each
//! liveness ([`crate::live`]), and the stages that ask for no more than registers and accesses read
//! the table: both walks of liveness, the choice of spills, and the view of regalloc2. Stages that
//! need to know the operand (grouping, hints, rewriting) look at the instruction itself. What calls
//! write besides, a hundred registers each, are sets beside the table. Linear.

use crate::constraint::{Access, File, MAX_UNITS, Place, Units, common, is_shaped};
use crate::live::{Var, make_room, var_of};
use cranelift_entity::SecondaryMap;
use mir::{Block, Function, Inst};

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
    /// Where each block is in the lists.
    parts: SecondaryMap<Block, Part>,
    /// Results of the instruction at hand.
    defs: Vec<Entry>,
    /// Numbers of the instructions whose operands of the bank ask for more than a register each,
    /// in the order of the layout ([`crate::constraint::is_shaped`]).
    shaped: Vec<u32>,
    /// What calls write besides what they name, in the order of the layout.
    calls: Vec<Call>,
}

/// Where a block is in the lists.
#[derive(Clone, Copy, Default)]
struct Part {
    /// Number of the first instruction.
    first: u32,
    /// The first one of the instructions that are shaped, and the first one behind them.
    shaped: (u32, u32),
    /// The same of calls.
    calls: (u32, u32),
}

/// What a call writes besides what it names.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// Number of the instruction in the layout.
    inst: u32,
    /// The units, none of which is reserved.
    pub units: Units,
}

impl Operands {
    /// Fills the table.
    pub fn fill(&mut self, func: &Function, file: &File) {
        let insts = func.layout.iter().map(|&b| func.blocks[b].insts.len());
        let insts: usize = insts.sum();
        self.entries.clear();
        make_room(&mut self.entries, OPERANDS * insts);
        self.starts.clear();
        make_room(&mut self.starts, insts + 1);
        self.parts.clear();
        self.parts.resize(func.blocks.len());
        self.calls.clear();
        self.shaped.clear();
        let unreserved = file.unreserved();
        for &block in &func.layout {
            let first = self.starts.len() as u32;
            let (shaped, calls) = (self.shaped.len() as u32, self.calls.len() as u32);
            for inst in &func.blocks[block].insts {
                self.add(func, file, inst);
                if let Some(units) = file.clobbered(inst) {
                    let units = common(&units, &unreserved);
                    let inst = self.starts.len() as u32 - 1;
                    self.calls.push(Call { inst, units });
                }
            }
            self.parts[block] = Part {
                first,
                shaped: (shaped, self.shaped.len() as u32),
                calls: (calls, self.calls.len() as u32),
            };
        }
        self.starts.push(self.entries.len() as u32);
    }

    /// Adds an instruction.
    #[inline]
    fn add(&mut self, func: &Function, file: &File, inst: &Inst) {
        let start = self.entries.len();
        let (entries, defs) = (&mut self.entries, &mut self.defs);
        let widest = file.visit(func, inst, |place, access| {
            let var = match place {
                Place::Unit(unit) => unit,
                Place::Virtual(reg) => var_of(reg),
            };
            match access {
                Access::Use | Access::LateUse => entries.push(Entry::new(var, access)),
                _ => defs.push(Entry::new(var, access)),
            }
        });
        match self.defs[..] {
            [] => {}
            // Mostly there is one: a copy of memory would cost more.
            [one] => self.entries.push(one),
            _ => self.entries.extend_from_slice(&self.defs),
        }
        self.defs.clear();
        if self.entries.len() > start && is_shaped(inst, widest, file.machine) {
            self.shaped.push(self.starts.len() as u32);
        }
        self.starts.push(start as u32);
    }

    /// The instructions of a block that are shaped: indices into a list, which
    /// [`Operands::shaped`] makes instructions.
    pub fn shaped_of(&self, block: Block) -> std::ops::Range<usize> {
        let (start, end) = self.parts[block].shaped;
        start as usize..end as usize
    }

    /// The index in its block of such an instruction.
    pub fn shaped(&self, block: Block, at: usize) -> usize {
        (self.shaped[at] - self.parts[block].first) as usize
    }

    /// The operands of a block's instructions, one instruction after the other, up to each call and
    /// behind the last one; with what that call writes besides.
    pub fn of_block(
        &self,
        func: &Function,
        block: Block,
    ) -> impl Iterator<Item = (&[Entry], Option<&Call>)> {
        let insts = func.blocks[block].insts.len();
        let first = self.parts[block].first as usize;
        let end = first + insts;
        let ends = self.calls_of(block).iter();
        let ends = ends.map(|call| (call.inst as usize + 1, Some(call)));
        let mut start = self.starts[first];
        ends.chain([(end, None)]).map(move |(end, call)| {
            let end = self.starts[end];
            let entries = &self.entries[start as usize..end as usize];
            start = end;
            (entries, call)
        })
    }

    /// The calls among a block's instructions.
    fn calls_of(&self, block: Block) -> &[Call] {
        let (start, end) = self.parts[block].calls;
        &self.calls[start as usize..end as usize]
    }

    /// The calls of a block with their places there, the last first.
    pub fn calls_backwards(&self, block: Block) -> impl Iterator<Item = (usize, &Call)> {
        let first = self.parts[block].first;
        let calls = self.calls_of(block).iter().rev();
        calls.map(move |call| ((call.inst - first) as usize, call))
    }

    /// The operands of a block's instructions, which are so many: what each reads, then what it
    /// writes.
    pub fn of_insts(
        &self,
        block: Block,
        insts: usize,
    ) -> impl DoubleEndedIterator<Item = &[Entry]> + ExactSizeIterator {
        let first = self.parts[block].first as usize;
        let end = first + insts;
        let pairs = self.starts[first..=end].windows(2);
        pairs.map(|pair| &self.entries[pair[0] as usize..pair[1] as usize])
    }

    /// The operands of an instruction: what it reads, then what it writes.
    pub fn of(&self, block: Block, index: usize) -> &[Entry] {
        let inst = self.parts[block].first as usize + index;
        &self.entries[self.starts[inst] as usize..self.starts[inst + 1] as usize]
    }
}

const _: () = assert!(MAX_UNITS < 1 << 30);
