//! What instructions cost, and how many registers an occupancy leaves.
//!
//! The numbers are those of `docs/cost-model.md`, where their sources are.

use crate::Budget;
use crate::pressure::Limits;
use isa::{DoubleRate, Family, InstDesc, InstFlags, Machine, RateClass, RegisterFile};
use mir::{Inst, Op, Pseudo};

/// Cycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timing {
    /// For which the wave issues nothing else.
    pub issue: u32,
    /// From the issue until a load's result is there; 0 for what is not waited for.
    pub latency: u32,
}

/// Latencies by memory path, and what issues take, in cycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Latencies {
    /// Through the scalar cache.
    pub scalar: u32,
    /// Of local memory.
    pub lds: u32,
    /// Of vector memory.
    pub vector: u32,
    /// The issue of a full-rate instruction.
    pub issue: u32,
}

/// Those of `docs/cost-model.md`, "latency" and "issue".
pub const LATENCIES: Latencies = Latencies {
    scalar: 200,
    lds: 64,
    vector: 500,
    issue: 4,
};
/// Cycles of a full-rate instruction.
const FULL: u32 = LATENCIES.issue;
/// Cycles of a matrix instruction, of the most frequent kind.
const MATRIX: u32 = 32;

/// Registers that allocation may need beyond the pressure, to place tuples.
const MARGIN: u32 = 2;
/// Scalar registers that may be used before a load is put earlier for them: the wave graph's masks,
/// VCC and what the allocator withholds come on top, and 80 leave all occupancies.
const SGPRS: i32 = 60;

/// The model of a processor.
pub struct Model<'a> {
    machine: &'a Machine,
    file: RegisterFile,
    /// Most VGPRs that the function may use.
    budget: u32,
    /// More waves need no room.
    most_waves: u32,
    resident_waves: u32,
}

impl<'a> Model<'a> {
    /// Of a machine, for functions that may use so many registers.
    pub fn new(machine: &'a Machine, budget: Budget) -> Model<'a> {
        let file = machine.processor().vgpr_file(machine.wave());
        let most_waves = u32::from(file.max_waves);
        let wanted = budget.most_waves.map_or(most_waves, u32::from);
        let resident = budget.resident_waves.unwrap_or(most_waves);
        Model {
            machine,
            file,
            budget: budget.vgprs.into(),
            most_waves: wanted.clamp(1, most_waves),
            resident_waves: resident.clamp(1, most_waves),
        }
    }

    /// What an instruction costs.
    pub fn timing(&self, inst: &Inst) -> Timing {
        let opcode = match inst.op {
            Op::Isa(opcode) => opcode,
            Op::Pseudo(Pseudo::Copy) => {
                return Timing {
                    issue: FULL,
                    latency: 0,
                };
            }
            Op::Pseudo(Pseudo::SymbolAddr | Pseudo::IndexRead | Pseudo::IndexWrite) => {
                return Timing {
                    issue: 3 * FULL,
                    latency: 0,
                };
            }
            Op::Pseudo(Pseudo::Undef) => return Timing::default(),
            Op::Pseudo(_) => {
                return Timing {
                    issue: FULL,
                    latency: 0,
                };
            }
        };
        let desc = opcode.desc();
        let family = desc.family_on(self.machine.column());
        let latency = match family {
            _ if !loads(desc.flags) && !exchanges(desc) => 0,
            Family::Smem => LATENCIES.scalar,
            Family::Ds => LATENCIES.lds,
            f if f.is_vmem() => LATENCIES.vector,
            _ => 0,
        };
        let double = match self.machine.processor().double_rate {
            DoubleRate::Full => FULL,
            DoubleRate::Half => 2 * FULL,
            DoubleRate::Sixteenth => 16 * FULL,
        };
        let issue = match desc.rate {
            RateClass::Half => 2 * FULL,
            RateClass::Quarter => 4 * FULL,
            RateClass::Double => double,
            RateClass::DoubleTrans => 4 * double,
            RateClass::Matrix => MATRIX,
            _ => FULL,
        };
        Timing { issue, latency }
    }

    /// The issue of all instructions, and the greatest latency.
    pub fn total(&self, insts: &[Inst]) -> Timing {
        let mut total = Timing::default();
        for inst in insts {
            let timing = self.timing(inst);
            total.issue += timing.issue;
            total.latency = total.latency.max(timing.latency);
        }
        total
    }

    /// Waves of a SIMD that have so many VGPRs each.
    pub fn waves(&self, vgprs: i32) -> u32 {
        let used = (vgprs.max(1) as u32 + MARGIN).min(self.budget);
        let granule = u32::from(self.file.granule);
        let waves = u32::from(self.file.total) / used.next_multiple_of(granule);
        waves.clamp(1, self.most_waves)
    }

    /// The registers that leave so many waves.
    pub fn limits(&self, waves: u32) -> Limits {
        let share = u32::from(self.file.total) / waves;
        let share = share - share % u32::from(self.file.granule);
        Limits {
            vgprs: share.min(self.budget).saturating_sub(MARGIN) as i32,
            sgprs: SGPRS,
        }
    }

    /// The registers that leave as many waves as there can be.
    pub fn free(&self) -> Limits {
        self.limits(self.most_waves)
    }

    /// All registers that the function may use.
    pub fn all(&self) -> Limits {
        self.limits(1)
    }

    /// How many waves there are at a time at most, whatever their registers.
    pub fn resident_waves(&self) -> u32 {
        self.resident_waves
    }

    /// The next lower occupancy that leaves more VGPRs: the one that there is in any case, where
    /// the registers would leave a higher one.
    pub fn fewer_waves(&self, waves: u32) -> Option<u32> {
        let now = self.limits(waves).vgprs;
        let first = waves.min(self.resident_waves + 1);
        (1..first).rev().find(|&w| self.limits(w).vgprs > now)
    }
}

/// Is it an instruction of LDS's that gives one lane's value to another, and accesses no memory?
pub fn exchanges(desc: &InstDesc) -> bool {
    let accesses = InstFlags::LOADS | InstFlags::STORES | InstFlags::ATOMIC;
    desc.family == Family::Ds && !desc.flags.intersects(accesses) && desc.defs().next().is_some()
}

/// Does it give back what was in memory?
pub fn loads(flags: InstFlags) -> bool {
    flags.intersects(InstFlags::LOADS) || flags.contains(InstFlags::ATOMIC | InstFlags::RETURNS)
}
