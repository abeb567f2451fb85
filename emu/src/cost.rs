//! Counting, and an estimate of cycles.
//!
//! # The model
//!
//! One compute unit, four SIMDs, waves of 64 lanes. The figures are in [`COST_FIGURES`], each with
//! its source; `docs/cost-model.md` shows the same table, and a test compares them.
//!
//! - **Issue.** An instruction keeps its wave's SIMD busy for some cycles; a wave issues one
//!   instruction at a time.
//! - **Latency.** A memory operation is done a fixed number of cycles after its issue. `s_waitcnt`
//!   advances the wave's clock until the counters are low enough: vector memory completes in
//!   order, LDS in order, scalar memory whenever (any wait for it is a wait for all of it).
//! - **Shared units.** The SIMDs share the path to vector memory and the LDS. An operation occupies
//!   its unit for the bytes that its lanes move, whatever their addresses.
//! - **Sum.** `W` waves are resident on the compute unit at a time: what VGPRs, SGPRs and LDS
//!   allow, at most ten for each SIMD, and no more than there are. The estimate is the largest of
//!   - the issue cycles of all waves over the SIMDs that have waves,
//!   - the cycles for which a shared unit is occupied,
//!   - the sum of the waves' own clocks over `W` (so latency is hidden by the other waves), and
//!   - the clock of the slowest wave.

use crate::exec::mfma::{MatrixWork, matrix_work};
use crate::program::{Op, Registers};
use isa::{
    DoubleRate, Family, Feature, Generation, InstDesc, InstFlags, Opcode, Processor, RateClass,
    Role,
};

/// A figure of the cost model, which `docs/cost-model.md` describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CostFigure {
    /// What it is, in words; a key of the table.
    pub what: &'static str,
    /// Cycles.
    pub cycles: u32,
    /// Where it comes from.
    pub source: &'static str,
}

const WHITEPAPER: &str = "AMD, Graphics Cores Next Architecture (white paper), Compute Unit";
const TIMINGS: &str = "CLRX wiki, GCN ISA Instruction Timings";
const MATRICES: &str = "CDNA3 and CDNA4 manuals, tables of matrix opcodes";
const CHOICE: &str = "chosen: the order of magnitude on Vega, with data in the caches for SMEM and LDS, \
                      beyond the L1 for vector memory";

/// All figures of the cost model.
pub const COST_FIGURES: [CostFigure; 30] = [
    CostFigure {
        what: "issue: vector ALU, full rate",
        cycles: 4,
        source: WHITEPAPER,
    },
    CostFigure {
        what: "issue: vector ALU, half rate",
        cycles: 8,
        source: TIMINGS,
    },
    CostFigure {
        what: "issue: vector ALU, quarter rate",
        cycles: 16,
        source: TIMINGS,
    },
    CostFigure {
        what: "issue: transcendental, half rate (gfx950)",
        cycles: 8,
        source: "AMD, CDNA 4 Architecture (white paper): twice the rate of the generation before",
    },
    CostFigure {
        what: "issue: double precision, full rate (gfx90a and later)",
        cycles: 4,
        source: "AMD, CDNA 2 Architecture (white paper)",
    },
    CostFigure {
        what: "issue: packed single precision (gfx90a and later)",
        cycles: 4,
        source: "AMD, CDNA 2 Architecture (white paper): 256 operations of packed FP32 per clock \
                 and compute unit, of FP32 128",
    },
    CostFigure {
        what: "issue: double precision, half rate (gfx906, gfx908)",
        cycles: 8,
        source: "AMD, Radeon Instinct MI50 data sheet: FP64 at half of FP32",
    },
    CostFigure {
        what: "issue: double precision, a sixteenth (the others)",
        cycles: 64,
        source: TIMINGS,
    },
    CostFigure {
        what: "issue: matrix",
        cycles: 32,
        source: "MI100 manual, 7.3: 8 passes of 4 cycles, the most frequent number",
    },
    CostFigure {
        what: "issue: matrix, 16 × 16 (gfx942, gfx950)",
        cycles: 16,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix, 32 × 32 (gfx942, gfx950)",
        cycles: 32,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix, 16 × 16, single precision or f8f6f4 with 8 bits (gfx942, gfx950)",
        cycles: 32,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix, 32 × 32, single precision or f8f6f4 with 8 bits (gfx942, gfx950)",
        cycles: 64,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix, blocks of 4 × 4 (gfx942, gfx950)",
        cycles: 8,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix, blocks of 16 × 16 (gfx942, gfx950)",
        cycles: 32,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix, blocks of 32 × 32 (gfx942, gfx950)",
        cycles: 64,
        source: MATRICES,
    },
    CostFigure {
        what: "issue: matrix of doubles, 16 × 16 (gfx942)",
        cycles: 32,
        source: "CDNA3 manual, table 28",
    },
    CostFigure {
        what: "issue: matrix of doubles, 4 × 4 (gfx942)",
        cycles: 16,
        source: "CDNA3 manual, table 28",
    },
    CostFigure {
        what: "issue: matrix of doubles, 16 × 16 (gfx950)",
        cycles: 64,
        source: "CDNA4 manual, table 28",
    },
    CostFigure {
        what: "issue: matrix of doubles, 4 × 4 (gfx950)",
        cycles: 32,
        source: "CDNA4 manual, table 28",
    },
    CostFigure {
        what: "issue: scalar ALU, program control, scalar memory",
        cycles: 4,
        source: TIMINGS,
    },
    CostFigure {
        what: "issue: vector memory and LDS, for each started 16 bytes of a lane",
        cycles: 4,
        source: TIMINGS,
    },
    CostFigure {
        what: "latency: scalar memory",
        cycles: 200,
        source: CHOICE,
    },
    CostFigure {
        what: "latency: LDS",
        cycles: 64,
        source: CHOICE,
    },
    CostFigure {
        what: "latency: vector memory",
        cycles: 500,
        source: CHOICE,
    },
    CostFigure {
        what: "taken branch, beyond its issue",
        cycles: 12,
        source: "CLRX wiki, GCN ISA Instruction Timings: 16 in all",
    },
    CostFigure {
        what: "shared unit: vector memory, for each dword of a lane",
        cycles: 4,
        source: "AMD, Graphics Cores Next Architecture (white paper): 64 bytes a cycle",
    },
    CostFigure {
        what: "shared unit: LDS, for each dword of a lane",
        cycles: 2,
        source: "AMD, Graphics Cores Next Architecture (white paper): 32 banks, 128 bytes a cycle",
    },
    CostFigure {
        what: "shared unit: vector memory, for each dword of a lane (gfx942, gfx950)",
        cycles: 2,
        source: "AMD, CDNA 3 Architecture (white paper): lines of 128 bytes, a bus as wide",
    },
    CostFigure {
        what: "shared unit: LDS, for each dword of a lane (gfx950)",
        cycles: 1,
        source: "AMD, CDNA 4 Architecture (white paper): 256 bytes read a cycle",
    },
];

/// The cycles of a figure.
const fn figure(what: &str) -> u32 {
    let mut i = 0;
    while i < COST_FIGURES.len() {
        if same(COST_FIGURES[i].what.as_bytes(), what.as_bytes()) {
            return COST_FIGURES[i].cycles;
        }
        i += 1;
    }
    panic!("no such figure")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

const FULL: u32 = figure("issue: vector ALU, full rate");
const HALF: u32 = figure("issue: vector ALU, half rate");
const QUARTER: u32 = figure("issue: vector ALU, quarter rate");
const PACKED: u32 = figure("issue: packed single precision (gfx90a and later)");
const DOUBLE_FULL: u32 = figure("issue: double precision, full rate (gfx90a and later)");
const DOUBLE_HALF: u32 = figure("issue: double precision, half rate (gfx906, gfx908)");
const DOUBLE_SIXTEENTH: u32 = figure("issue: double precision, a sixteenth (the others)");
const MATRIX: u32 = figure("issue: matrix");
const SLOW_16: &str =
    "issue: matrix, 16 × 16, single precision or f8f6f4 with 8 bits (gfx942, gfx950)";
const SLOW_32: &str =
    "issue: matrix, 32 × 32, single precision or f8f6f4 with 8 bits (gfx942, gfx950)";
const SCALAR: u32 = figure("issue: scalar ALU, program control, scalar memory");
const MEMORY: u32 = figure("issue: vector memory and LDS, for each started 16 bytes of a lane");
const SMEM_LATENCY: u32 = figure("latency: scalar memory");
const LDS_LATENCY: u32 = figure("latency: LDS");
const VMEM_LATENCY: u32 = figure("latency: vector memory");
const TAKEN_BRANCH: u32 = figure("taken branch, beyond its issue");
const VMEM_DWORD: u32 = figure("shared unit: vector memory, for each dword of a lane");
const LDS_DWORD: u32 = figure("shared unit: LDS, for each dword of a lane");
const TRANS_HALF: u32 = figure("issue: transcendental, half rate (gfx950)");
const VMEM_DWORD_CDNA3: u32 =
    figure("shared unit: vector memory, for each dword of a lane (gfx942, gfx950)");
const LDS_DWORD_CDNA4: u32 = figure("shared unit: LDS, for each dword of a lane (gfx950)");
/// Double-precision reciprocals and square roots: this many times a double-precision instruction.
const DOUBLE_TRANS: u32 = 4;

/// Classes that are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Class {
    Valu,
    Salu,
    Smem,
    Vmem,
    Lds,
    Branch,
    /// `s_waitcnt` that lets something of each kind be outstanding.
    Waitcnt,
    /// Other `s_waitcnt`.
    WaitcntZero,
    Other,
}

/// Number of classes.
pub(crate) const CLASSES: usize = 9;

impl Class {
    /// The class of an instruction.
    pub fn of(opcode: Opcode, family: Family) -> Class {
        use Opcode::*;
        match opcode {
            SWaitcnt => return Class::Waitcnt,
            SBranch | SCbranchScc0 | SCbranchScc1 | SCbranchVccz | SCbranchVccnz
            | SCbranchExecz | SCbranchExecnz | SSetpcB64 | SSwappcB64 | SCallB64 => {
                return Class::Branch;
            }
            _ => {}
        }
        match family {
            Family::Sopp => Class::Other,
            f if f.is_salu() => Class::Salu,
            Family::Smem => Class::Smem,
            f if f.is_valu() => Class::Valu,
            Family::Ds => Class::Lds,
            f if f.is_vmem() => Class::Vmem,
            _ => Class::Other,
        }
    }
}

/// What an instruction costs, in cycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    /// Of its wave's SIMD.
    pub issue: u32,
    /// Until the memory operation is done.
    pub latency: u32,
    /// Of the unit that the SIMDs share.
    pub unit: u32,
}

/// Cycles of a matrix instruction; `matrix` has CBSZ and BLGP.
fn matrix_cycles(desc: &InstDesc, matrix: u16, processor: &Processor) -> u32 {
    let halved = processor.has(Feature::Gfx950);
    match matrix_work(desc.opcode, matrix) {
        None => MATRIX,
        Some((MatrixWork::Tile, 16)) => const { figure("issue: matrix, 16 × 16 (gfx942, gfx950)") },
        Some((MatrixWork::Tile, _)) => const { figure("issue: matrix, 32 × 32 (gfx942, gfx950)") },
        Some((MatrixWork::Slow, 16)) => const { figure(SLOW_16) },
        Some((MatrixWork::Slow, _)) => const { figure(SLOW_32) },
        Some((MatrixWork::Blocks, 4)) => {
            const { figure("issue: matrix, blocks of 4 × 4 (gfx942, gfx950)") }
        }
        Some((MatrixWork::Blocks, 16)) => {
            const { figure("issue: matrix, blocks of 16 × 16 (gfx942, gfx950)") }
        }
        Some((MatrixWork::Blocks, _)) => {
            const { figure("issue: matrix, blocks of 32 × 32 (gfx942, gfx950)") }
        }
        Some((MatrixWork::Double, 16)) if halved => {
            const { figure("issue: matrix of doubles, 16 × 16 (gfx950)") }
        }
        Some((MatrixWork::Double, 16)) => {
            const { figure("issue: matrix of doubles, 16 × 16 (gfx942)") }
        }
        Some((MatrixWork::Double, _)) if halved => {
            const { figure("issue: matrix of doubles, 4 × 4 (gfx950)") }
        }
        Some((MatrixWork::Double, _)) => {
            const { figure("issue: matrix of doubles, 4 × 4 (gfx942)") }
        }
    }
}

/// Whether an instruction computes two floats of each lane (CDNA 2 manual, VOP3P instructions).
fn is_packed_single(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::VPkFmaF32 | Opcode::VPkMulF32 | Opcode::VPkAddF32
    )
}

/// The cost of an instruction; `matrix` has CBSZ and BLGP of a matrix instruction.
pub(crate) fn of(desc: &InstDesc, matrix: u16, family: Family, processor: &Processor) -> Cost {
    let cdna4 = processor.has(Feature::Gfx950);
    let cdna3 = processor.generation == Generation::Gfx940;
    let double = match processor.double_rate {
        DoubleRate::Full => DOUBLE_FULL,
        DoubleRate::Half => DOUBLE_HALF,
        DoubleRate::Sixteenth => DOUBLE_SIXTEENTH,
    };
    let data = desc.operands.iter().filter(|o| {
        o.role == Role::Def || matches!(o.field, isa::Field::Vdata | isa::Field::Vdata1)
    });
    let dwords: u32 = data.map(|o| u32::from(o.width)).sum();
    let issue = match desc.rate {
        RateClass::Full if is_packed_single(desc.opcode) => PACKED,
        RateClass::Full => FULL,
        RateClass::Scalar | RateClass::Control => SCALAR,
        RateClass::Half => HALF,
        RateClass::Quarter if cdna4 && desc.flags.contains(InstFlags::TRANS) => TRANS_HALF,
        RateClass::Quarter => QUARTER,
        RateClass::Double => double,
        RateClass::DoubleTrans => DOUBLE_TRANS * double,
        RateClass::Matrix => matrix_cycles(desc, matrix, processor),
        RateClass::Memory if family == Family::Smem => SCALAR,
        RateClass::Memory => MEMORY * dwords.div_ceil(4).max(1),
    };
    let (latency, dword) = match family {
        Family::Smem => (SMEM_LATENCY, 0),
        Family::Ds if cdna4 => (LDS_LATENCY, LDS_DWORD_CDNA4),
        Family::Ds => (LDS_LATENCY, LDS_DWORD),
        f if f.is_vmem() && cdna3 => (VMEM_LATENCY, VMEM_DWORD_CDNA3),
        f if f.is_vmem() => (VMEM_LATENCY, VMEM_DWORD),
        _ => (0, 0),
    };
    Cost {
        issue,
        latency,
        unit: dword * dwords.max(1),
    }
}

/// Operations of one counter that are under way: times at which they are done, oldest first.
#[derive(Clone, Default)]
struct Queue {
    done: std::collections::VecDeque<u64>,
}

impl Queue {
    /// Most operations remembered: more than any counter counts.
    const LIMIT: usize = 64;

    fn push(&mut self, time: u64) {
        if self.done.len() == Queue::LIMIT {
            self.done.pop_front();
        }
        self.done.push_back(time);
    }

    /// When at most `left` operations are under way.
    fn wait(&mut self, left: usize) -> u64 {
        let mut time = 0;
        while self.done.len() > left {
            time = time.max(self.done.pop_front().unwrap_or(0));
        }
        time
    }
}

/// A wave's clock.
#[derive(Clone, Default)]
pub(crate) struct Clock {
    /// Cycles since the wave started.
    pub now: u64,
    /// Cycles in which it issued.
    pub issued: u64,
    /// Cycles for which it occupied vector memory.
    vmem: u64,
    /// Cycles for which it occupied the LDS.
    lds: u64,
    vector: Queue,
    lgkm: Queue,
    scalar_under_way: bool,
}

impl Clock {
    /// Accounts for an instruction.
    #[inline]
    pub fn issue(&mut self, op: &Op) {
        self.now += u64::from(op.issue);
        self.issued += u64::from(op.issue);
        if op.latency != 0 {
            self.memory(op);
        }
    }

    fn memory(&mut self, op: &Op) {
        let done = self.now + u64::from(op.latency);
        match op.class {
            Class::Vmem => {
                self.vmem += u64::from(op.unit);
                self.vector.push(done);
                if op.family == Family::Flat {
                    self.lgkm.push(done);
                }
            }
            Class::Smem => {
                self.scalar_under_way = true;
                self.lgkm.push(done);
            }
            _ => {
                self.lds += u64::from(op.unit);
                self.lgkm.push(done);
            }
        }
    }

    /// A branch that is taken.
    pub fn branch(&mut self) {
        self.now += u64::from(TAKEN_BRANCH);
    }

    /// `s_waitcnt`.
    pub fn wait(&mut self, vm: usize, lgkm: usize) {
        let mut left = lgkm;
        if self.scalar_under_way && lgkm < self.lgkm.done.len() {
            left = 0;
            self.scalar_under_way = false;
        }
        let until = self.vector.wait(vm).max(self.lgkm.wait(left));
        self.now = self.now.max(until);
    }

    /// The wave goes on no earlier than this: the end of a barrier.
    pub fn advance_to(&mut self, time: u64) {
        self.now = self.now.max(time);
    }
}

/// What the waves that have ended cost. Sums and maxima only: their order does not matter.
#[derive(Clone, Copy, Default)]
pub(crate) struct Work {
    waves: u64,
    /// Cycles in which waves issued.
    issued: u64,
    /// Cycles for which vector memory was occupied.
    vmem: u64,
    /// Cycles for which the LDS was occupied.
    lds: u64,
    /// Sum of the waves' clocks.
    time: u64,
    /// The clock of the slowest wave.
    slowest: u64,
}

impl Work {
    /// A wave ends.
    pub fn ends(&mut self, clock: &Clock) {
        self.add(&Work {
            waves: 1,
            issued: clock.issued,
            vmem: clock.vmem,
            lds: clock.lds,
            time: clock.now,
            slowest: clock.now,
        });
    }

    /// Adds what others did.
    pub fn add(&mut self, other: &Work) {
        self.waves += other.waves;
        self.issued += other.issued;
        self.vmem += other.vmem;
        self.lds += other.lds;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// The estimate of the module's model.
    pub fn cycles(&self, occupancy: &Occupancy) -> u64 {
        let simds = occupancy.simds.min(self.waves).max(1);
        let resident = occupancy.resident.min(self.waves).max(1);
        (self.issued / simds)
            .max(self.vmem)
            .max(self.lds)
            .max(self.time / resident)
            .max(self.slowest)
    }
}

/// How many waves a compute unit holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occupancy {
    simds: u64,
    /// Resident waves.
    resident: u64,
}

impl Occupancy {
    /// What registers, LDS and the work-group's size allow.
    pub fn of(p: &Processor, r: &Registers, lds_size: u32, group_waves: u32) -> Occupancy {
        let simds = u64::from(p.simds_per_cu);
        let by = |total: u16, each: u16, granule: u16| {
            u64::from(total / each.max(1).next_multiple_of(granule))
        };
        let vgprs = r.vgprs.max(r.acc_base) + if r.acc_base < r.vgprs { 0 } else { r.agprs };
        let per_simd = u64::from(p.max_waves_per_simd)
            .min(by(p.vgprs_total, vgprs, p.vgpr_granule))
            .min(by(p.sgprs_total, r.sgprs, p.sgpr_granule))
            .max(1);
        let by_lds = match lds_size {
            0 => u64::MAX,
            size => u64::from(p.lds_bytes / size.next_multiple_of(p.lds_granule).max(1)).max(1),
        };
        let resident = (per_simd * simds)
            .min(by_lds.saturating_mul(group_waves.into()))
            .max(1);
        Occupancy { simds, resident }
    }
}

/// What a launch executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Stats {
    /// Instructions of all waves.
    pub instructions: u64,
    /// Vector ALU.
    pub valu: u64,
    /// Scalar ALU.
    pub salu: u64,
    /// Scalar memory.
    pub smem: u64,
    /// Vector memory: buffers, flat, global, scratch.
    pub vmem: u64,
    /// LDS.
    pub lds: u64,
    /// Branches, jumps and calls.
    pub branch: u64,
    /// `s_waitcnt`.
    pub waitcnt: u64,
    /// Of those, the ones that let nothing of a kind (vector memory; LDS and scalar memory) be
    /// outstanding. Not in [`Stats::to_json`] and [`Stats::rows`], whose classes add up.
    #[serde(skip)]
    pub waitcnt_zero: u64,
    /// The rest: barriers, `s_nop`, `s_endpgm`, …
    pub other: u64,
    /// Estimated cycles on one compute unit (see the module's model).
    pub cycles: u64,
}

impl Stats {
    pub(crate) fn new(counts: &[u64; CLASSES], cycles: u64) -> Stats {
        let of = |class: Class| counts[class as usize];
        Stats {
            instructions: counts.iter().sum(),
            valu: of(Class::Valu),
            salu: of(Class::Salu),
            smem: of(Class::Smem),
            vmem: of(Class::Vmem),
            lds: of(Class::Lds),
            branch: of(Class::Branch),
            waitcnt: of(Class::Waitcnt) + of(Class::WaitcntZero),
            waitcnt_zero: of(Class::WaitcntZero),
            other: of(Class::Other),
            cycles,
        }
    }

    /// The counts as a JSON object.
    pub fn to_json(&self) -> String {
        // Numbers under fixed names have a form in JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The counts with their names.
    pub fn rows(&self) -> [(&'static str, u64); 10] {
        [
            ("instructions", self.instructions),
            ("valu", self.valu),
            ("salu", self.salu),
            ("smem", self.smem),
            ("vmem", self.vmem),
            ("lds", self.lds),
            ("branch", self.branch),
            ("waitcnt", self.waitcnt),
            ("other", self.other),
            ("cycles", self.cycles),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The document has the table's rows, and no others.
    #[test]
    fn the_document_shows_these_figures() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/cost-model.md");
        let text = std::fs::read_to_string(path).expect("the document");
        let rows: Vec<String> = text
            .lines()
            .filter(|l| l.starts_with("| ") && !l.starts_with("| what"))
            .map(str::to_string)
            .collect();
        let expected: Vec<String> = COST_FIGURES
            .iter()
            .map(|f| format!("| {} | {} | {} |", f.what, f.cycles, f.source))
            .collect();
        assert_eq!(rows, expected);
    }

    fn gfx906() -> &'static Processor {
        Processor::by_name("gfx906").expect("a processor")
    }

    #[test]
    fn registers_and_lds_limit_the_resident_waves() {
        let registers = |vgprs, sgprs| Registers {
            sgprs,
            vgprs,
            acc_base: vgprs,
            agprs: 0,
        };
        let of = |vgprs, sgprs, lds, waves| {
            Occupancy::of(gfx906(), &registers(vgprs, sgprs), lds, waves).resident
        };
        assert_eq!(of(24, 32, 0, 4), 40);
        assert_eq!(of(28, 32, 0, 4), 36);
        assert_eq!(of(128, 32, 0, 4), 8);
        assert_eq!(of(256, 102, 0, 4), 4);
        // 800 SGPRs for each SIMD, in granules of 16.
        assert_eq!(of(24, 102, 0, 4), 28);
        // Three work-groups of four waves by LDS.
        assert_eq!(of(24, 32, 20_000, 4), 12);
        assert_eq!(of(24, 32, 65_536, 1), 1);
    }

    #[test]
    fn the_largest_bound_counts() {
        let occupancy = Occupancy {
            simds: 4,
            resident: 40,
        };
        let clock = Clock {
            now: 1000,
            issued: 100,
            vmem: 10,
            lds: 20,
            ..Clock::default()
        };
        let of = |waves: u32| {
            let mut work = Work::default();
            (0..waves).for_each(|_| work.ends(&clock));
            work.cycles(&occupancy)
        };
        // One wave hides nothing; forty do; eight hundred keep the SIMDs busy.
        assert_eq!(of(1), 1000);
        assert_eq!(of(40), 1000);
        assert_eq!(of(80), 2000);
        assert_eq!(of(800), 20_000);
        let busy = Clock {
            lds: 900,
            ..Clock::default()
        };
        let mut work = Work::default();
        (0..3).for_each(|_| work.ends(&busy));
        assert_eq!(work.cycles(&occupancy), 2700);
    }
}
