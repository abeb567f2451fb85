//! Memory operations that are under way, and registers that they are going to write.
//!
//! What `s_waitcnt` proves (Vega 7nm manual, 4.4 "Data Dependency Resolution"; 9.2.1 for FLAT):
//!
//! - VMEM (buffers, GLOBAL, SCRATCH) completes in order of issue, loads, stores and atomics alike.
//!   After `vmcnt(n)`, at most `n` are under way, so an operation with `n` later ones is done.
//! - LDS completes in order. After `lgkmcnt(n)`, one with `n` later ones of LDS is done, whatever
//!   else the counter counts: the others may all be done already, but LDS keeps its own order.
//! - SMEM completes in any order: only `lgkmcnt(0)` proves anything.
//! - FLAT counts in both and completes out of order even with FLAT: done when both counters have
//!   been waited for down to zero. It proves nothing about others, nor do they about it. After
//!   `lgkmcnt(0)` alone, what it may still load comes by way of VMEM, so that a later VMEM load
//!   into the same register needs no wait (llc relies on it).
//!
//! Where there are no GLOBAL instructions (GFX7 and GFX8), FLAT serves for global memory alone, and
//! code relies on it that what accesses nothing in LDS counts and completes as VMEM does: so does
//! llc's (`SIInsertWaitcnts`, `mayAccessLDSThroughFlat`).
//!
//! The all-ones value of a counter is "no wait". Operations are not taken to be done because the
//! counter could not count any further: the manuals of these processors do not say what happens
//! then. The exception is EXP_CNT.
//!
//! EXP_CNT guards exports and GDS on GFX7 and later (data of stores is read early enough), neither
//! of which strict mode executes, so there is nothing to check. On GFX6 it counts the stores whose
//! data are yet to be read, in order and to [`MOST_LATE`]: one more is not issued before the first
//! has been read ("Hardware prevents these counters from overflowing by stalling the issue of any
//! instruction that by incrementing the counter would cause it to overflow": RDNA 4 manual, 5.7.1;
//! llc's code for GFX6 relies on it, `setScoreUB` of `SIInsertWaitcnts`).
//!
//! A VGPR is under way only in the lanes that were active at issue.

use super::footprint::{File, SCALAR_CODES};
use super::race::Word;
use super::violation::Use;
use isa::{Family, Generation, Opcode, Target};

/// What completes in order with its like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Vmem,
    Flat,
    Lds,
    Smem,
}

impl Kind {
    /// The kind of a family's operations.
    pub fn of(family: Family) -> Option<Kind> {
        match family {
            Family::Flat => Some(Kind::Flat),
            Family::Ds => Some(Kind::Lds),
            Family::Smem => Some(Kind::Smem),
            f if f.is_vmem() => Some(Kind::Vmem),
            _ => None,
        }
    }

    /// The counters that must be waited for.
    pub fn counter(self) -> &'static str {
        match self {
            Kind::Vmem => "vmcnt",
            Kind::Flat => "vmcnt(0) and lgkmcnt(0)",
            Kind::Lds => "lgkmcnt",
            Kind::Smem => "lgkmcnt(0)",
        }
    }

    fn in_order(self) -> bool {
        matches!(self, Kind::Vmem | Kind::Lds)
    }
}

/// Whether EXP_CNT counts the stores of vector memory until they have read their data: GFX6
/// ("Southern Islands" ISA manual, 4.4 "Data Dependency Resolution"; LLVM,
/// `vmemWriteNeedsExpWaitcnt`).
pub(super) fn stores_read_late(target: &Target) -> bool {
    target.processor.generation == Generation::Gfx6
}

/// Whether a FLAT operation that accesses nothing in LDS counts as one of VMEM.
pub(super) fn flat_is_vmem(target: &Target) -> bool {
    !Opcode::GlobalLoadDword.exists_on(target.processor)
}

/// An operation under way.
#[derive(Clone, Debug)]
pub(super) struct Operation {
    pub kind: Kind,
    pub pc: u64,
    /// Number of the operation in its wave.
    pub number: u64,
    /// Registers that it writes.
    registers: Vec<(File, usize)>,
    /// Lanes of vector registers that it writes.
    lanes: u64,
    /// Words of memory that it accesses: for races.
    pub words: Vec<Word>,
    /// FLAT: which counters have been down at zero since.
    vm_done: bool,
    lgkm_done: bool,
}

impl Operation {
    /// The words that it may still be accessing. Of FLAT, what LDS does is done after `lgkmcnt(0)`,
    /// what goes by way of VMEM after `vmcnt(0)`: the code sequences for generic addresses wait for
    /// one of the two where one memory alone matters (AMDGPUUsage, "Memory Model GFX6-GFX9").
    pub fn words_under_way(&self) -> impl Iterator<Item = Word> {
        self.words.iter().copied().filter(|word| match word {
            Word::Lds(..) => !self.lgkm_done,
            Word::Global(_) => !self.vm_done,
        })
    }

    /// Is a word of it accessed by way of the vector L1, which keeps the order of requests?
    pub fn goes_through_l1(&self, word: Word) -> bool {
        matches!(self.kind, Kind::Vmem | Kind::Flat) && matches!(word, Word::Global(_))
    }

    /// Whether its results are written before those of a later operation: what completes in order
    /// overwrites in order. Of FLAT, the half that is left when one counter has been waited for is
    /// in order with its like.
    fn precedes(&self, later: Kind) -> bool {
        match (self.kind, later) {
            (Kind::Flat, Kind::Vmem) => self.lgkm_done,
            (Kind::Flat, Kind::Lds) => self.vm_done,
            (kind, later) => kind == later && kind.in_order(),
        }
    }
}

/// The greatest value of EXP_CNT, which has three bits.
const MOST_LATE: usize = 7;

/// Data of a store that may not have been read yet.
#[derive(Clone, Debug)]
struct LateData {
    pc: u64,
    /// The store, as [`Operation::number`].
    number: u64,
    /// Vector registers.
    registers: Vec<usize>,
    lanes: u64,
}

/// What a wave has under way.
#[derive(Clone, Debug)]
pub(super) struct Waits {
    under_way: Vec<Operation>,
    /// Where EXP_CNT counts stores, in the order of their issue.
    late: Vec<LateData>,
    scalars: Vec<u8>,
    vectors: Vec<u8>,
    issued: u64,
}

/// Counters of `s_waitcnt`; `None` for no wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counts {
    pub vm: Option<usize>,
    pub lgkm: Option<usize>,
    pub exp: Option<usize>,
}

impl Counts {
    /// Reads the operand (manuals, `S_WAITCNT`: VM_CNT has two more bits from GFX9 on).
    pub fn of(imm: i32, target: &Target) -> Counts {
        let imm = imm as u32;
        let (vm, lgkm) = (imm & 15 | imm >> 14 << 4 & 0x30, imm >> 8 & 15);
        let exp = imm >> 4 & 7;
        let (vm, most) = match target.processor.generation < Generation::Gfx9 {
            true => (vm & 15, 15),
            false => (vm, 63),
        };
        Counts {
            vm: (vm < most).then_some(vm as usize),
            lgkm: (lgkm < 15).then_some(lgkm as usize),
            exp: Some(exp as usize).filter(|&n| n < MOST_LATE),
        }
    }
}

/// Operations that a wait has proved to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Retired {
    /// Those that write registers, by `vmcnt` and by `lgkmcnt`.
    pub loads: [u64; 2],
    /// The others.
    pub stores: [u64; 2],
    /// Stores of which it only says that their data have been read, by `expcnt`.
    pub data: u64,
}

impl Retired {
    fn count(&mut self, op: &Operation) {
        let counters: &[usize] = match op.kind {
            Kind::Vmem => &[0],
            Kind::Lds | Kind::Smem => &[1],
            Kind::Flat => &[0, 1],
        };
        let to = match op.registers.is_empty() {
            true => &mut self.stores,
            false => &mut self.loads,
        };
        counters.iter().for_each(|&c| to[c] += 1);
    }
}

impl Waits {
    pub fn new(vectors: usize) -> Waits {
        Waits {
            under_way: Vec::new(),
            late: Vec::new(),
            scalars: vec![0; SCALAR_CODES],
            vectors: vec![0; vectors],
            issued: 0,
        }
    }

    fn pending(&mut self, file: File) -> &mut Vec<u8> {
        match file {
            File::Scalar => &mut self.scalars,
            File::Vector => &mut self.vectors,
        }
    }

    /// An operation begins.
    pub fn issue(
        &mut self,
        kind: Kind,
        pc: u64,
        registers: Vec<(File, usize)>,
        lanes: u64,
        words: Vec<Word>,
    ) {
        for &(file, index) in &registers {
            let count = &mut self.pending(file)[index];
            *count = count.saturating_add(1);
        }
        self.issued += 1;
        self.under_way.push(Operation {
            kind,
            pc,
            number: self.issued,
            registers,
            lanes,
            words,
            vm_done: false,
            lgkm_done: false,
        });
    }

    /// The operation that has just begun reads vector registers at its leisure.
    pub fn reads_late(&mut self, pc: u64, registers: Vec<usize>, lanes: u64) {
        self.late.push(LateData {
            pc,
            number: self.issued,
            registers,
            lanes,
        });
        let read = self.late.len().saturating_sub(MOST_LATE);
        self.late.drain(..read);
    }

    /// The address of a store that may not have read a register in these lanes yet.
    pub fn late_reader(&self, register: usize, lanes: u64) -> Option<u64> {
        let mut late = self.late.iter();
        let found = late.find(|l| l.lanes & lanes != 0 && l.registers.contains(&register));
        found.map(|l| l.pc)
    }

    /// Number that the next operation will have.
    pub fn next_number(&self) -> u64 {
        self.issued + 1
    }

    /// `s_waitcnt`; what it proves to be done.
    pub fn wait(&mut self, counts: Counts) -> Retired {
        let (mut vmem, mut lds) = (0, 0);
        let mut done = vec![false; self.under_way.len()];
        for (i, op) in self.under_way.iter_mut().enumerate().rev() {
            match op.kind {
                Kind::Vmem => {
                    done[i] = counts.vm.is_some_and(|n| vmem >= n);
                    vmem += 1;
                }
                Kind::Lds => {
                    done[i] = counts.lgkm.is_some_and(|n| lds >= n);
                    lds += 1;
                }
                Kind::Smem => done[i] = counts.lgkm == Some(0),
                Kind::Flat => {
                    op.vm_done |= counts.vm == Some(0);
                    op.lgkm_done |= counts.lgkm == Some(0);
                    done[i] = op.vm_done && op.lgkm_done;
                }
            }
        }
        let mut i = 0;
        let mut finished = Vec::new();
        let mut retired = Retired::default();
        self.under_way.retain(|op| {
            i += 1;
            if done[i - 1] {
                retired.count(op);
                finished.extend(op.registers.iter().copied());
            }
            !done[i - 1]
        });
        self.recount(&finished);
        let under_way = &self.under_way;
        let is_under_way = |number| under_way.iter().any(|op| op.number == number);
        self.late.retain(|l| is_under_way(l.number));
        if let Some(n) = counts.exp {
            let read = self.late.len().saturating_sub(n);
            self.late.drain(..read);
            retired.data = read as u64;
        }
        retired
    }

    /// Counts again how many operations will write these registers.
    fn recount(&mut self, registers: &[(File, usize)]) {
        for &(file, index) in registers {
            let writers = self
                .under_way
                .iter()
                .filter(|op| op.registers.contains(&(file, index)));
            let count = writers.count().min(255) as u8;
            self.pending(file)[index] = count;
        }
    }

    /// An operation that makes this use of a register in these lanes wrong; `by` is the kind of
    /// the instruction that uses it.
    pub fn conflict(
        &self,
        (file, index): (File, usize),
        lanes: u64,
        usage: Use,
        by: Option<Kind>,
    ) -> Option<&Operation> {
        let pending = match file {
            File::Scalar => &self.scalars,
            File::Vector => &self.vectors,
        };
        if pending.get(index).is_none_or(|&count| count == 0) {
            return None;
        }
        self.under_way.iter().find(|op| {
            let ordered = usage == Use::Overwritten && by.is_some_and(|by| op.precedes(by));
            let same_lanes = file == File::Scalar || op.lanes & lanes != 0;
            !ordered && same_lanes && op.registers.contains(&(file, index))
        })
    }

    /// What is under way.
    pub fn operations(&self) -> &[Operation] {
        &self.under_way
    }

    /// Whether an operation is under way.
    pub fn is_under_way(&self, number: u64) -> bool {
        self.under_way.iter().any(|op| op.number == number)
    }

    /// Whether an access to global memory is under way.
    pub fn global_under_way(&self) -> bool {
        (self.under_way.iter()).any(|op| match op.kind {
            Kind::Vmem => true,
            Kind::Flat => !op.vm_done,
            Kind::Lds | Kind::Smem => false,
        })
    }
}
