//! Counting, and an estimate of cycles.
//!
//! # The model
//!
//! One compute unit, four SIMDs, waves of 64 lanes.
//!
//! - **Issue.** An instruction keeps its wave's SIMD busy for the cycles in the table below; a
//!   wave issues one instruction at a time.
//! - **Latency.** A memory operation is done a fixed number of cycles after its issue. `s_waitcnt`
//!   advances the wave's clock until the counters are low enough: vector memory completes in
//!   order, LDS in order, scalar memory whenever (any wait for it is a wait for all of it).
//! - **Sum.** With `W` waves resident on the compute unit at a time (what VGPRs, SGPRs and LDS
//!   allow, at most ten for each SIMD), the kernel takes at least the issue cycles of all waves
//!   over four SIMDs, and at least the sum of the waves' own clocks over `W`; the estimate is the
//!   larger of the two.
//!
//! | what | issue | latency |
//! |---|---|---|
//! | vector ALU, full rate | 4 | |
//! | half rate | 8 | |
//! | quarter rate (transcendental, 32-bit multiplication) | 16 | |
//! | double precision | 4, 8 or 64, by the processor | |
//! | double-precision reciprocal, square root | four times that | |
//! | matrix | 32 | |
//! | scalar ALU, program control | 4 | |
//! | scalar memory | 4 | 200 |
//! | LDS | 4 for each started 16 bytes of a lane's data | 64 |
//! | vector memory | 4 for each started 16 bytes of a lane's data | 500 |
//! | taken branch | 16 | |
//!
//! The latencies are round numbers near what is measured on Vega; the model is for comparing two
//! code objects with one number, not for predicting time.

use crate::program::{Op, Registers};
use isa::{DoubleRate, Family, InstDesc, Opcode, Processor, RateClass, Role};

/// Cycles of a full-rate instruction: 64 lanes on 16 of hardware.
const FULL: u32 = 4;
/// Cycles of a matrix instruction.
const MATRIX: u32 = 32;
/// Cycles until scalar memory answers.
const SMEM_LATENCY: u32 = 200;
/// Cycles until LDS answers.
const LDS_LATENCY: u32 = 64;
/// Cycles until vector memory answers.
const VMEM_LATENCY: u32 = 500;
/// Cycles that a taken branch costs beyond its issue.
pub(crate) const TAKEN_BRANCH: u32 = 12;

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
    Waitcnt,
    Other,
}

/// Number of classes.
pub(crate) const CLASSES: usize = 8;

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

/// Issue cycles and latency of an instruction.
pub(crate) fn of(desc: &InstDesc, family: Family, processor: &Processor) -> (u32, u32) {
    let double = match processor.double_rate {
        DoubleRate::Full => FULL,
        DoubleRate::Half => 2 * FULL,
        DoubleRate::Sixteenth => 16 * FULL,
    };
    let issue = match desc.rate {
        RateClass::Full | RateClass::Scalar | RateClass::Control => FULL,
        RateClass::Half => 2 * FULL,
        RateClass::Quarter => 4 * FULL,
        RateClass::Double => double,
        RateClass::DoubleTrans => 4 * double,
        RateClass::Matrix => MATRIX,
        RateClass::Memory => {
            let data = desc.operands.iter().filter(|o| {
                o.role == Role::Def || matches!(o.field, isa::Field::Vdata | isa::Field::Vdata1)
            });
            let dwords: u32 = data.map(|o| u32::from(o.width)).sum();
            match family {
                Family::Smem => FULL,
                _ => FULL * dwords.div_ceil(4).max(1),
            }
        }
    };
    let latency = match family {
        Family::Smem => SMEM_LATENCY,
        Family::Ds => LDS_LATENCY,
        f if f.is_vmem() => VMEM_LATENCY,
        _ => 0,
    };
    (issue, latency)
}

/// Operations of one counter that are under way: times at which they are done, oldest first.
#[derive(Default)]
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
#[derive(Default)]
pub(crate) struct Clock {
    /// Cycles since the wave started.
    pub now: u64,
    /// Cycles in which it issued.
    pub issued: u64,
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
                self.vector.push(done);
                if op.family == Family::Flat {
                    self.lgkm.push(done);
                }
            }
            Class::Smem => {
                self.scalar_under_way = true;
                self.lgkm.push(done);
            }
            _ => self.lgkm.push(done),
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

/// What the waves that have ended cost.
#[derive(Clone, Copy, Default)]
pub(crate) struct Work {
    /// Cycles in which waves issued.
    issued: u64,
    /// Sum of the waves' clocks.
    time: u64,
}

impl Work {
    /// A wave ends.
    pub fn ends(&mut self, clock: &Clock) {
        self.issued += clock.issued;
        self.time += clock.now;
    }

    /// Adds what others did.
    pub fn add(&mut self, other: &Work) {
        self.issued += other.issued;
        self.time += other.time;
    }

    /// The estimate of the module's model.
    pub fn cycles(&self, occupancy: &Occupancy) -> u64 {
        (self.issued / occupancy.simds).max(self.time / occupancy.resident)
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
            waitcnt: of(Class::Waitcnt),
            other: of(Class::Other),
            cycles,
        }
    }

    /// The counts as a JSON object.
    pub fn to_json(&self) -> String {
        format!(
            "{{\"instructions\":{},\"valu\":{},\"salu\":{},\"smem\":{},\"vmem\":{},\"lds\":{},\
             \"branch\":{},\"waitcnt\":{},\"other\":{},\"cycles\":{}}}",
            self.instructions,
            self.valu,
            self.salu,
            self.smem,
            self.vmem,
            self.lds,
            self.branch,
            self.waitcnt,
            self.other,
            self.cycles
        )
    }
}
