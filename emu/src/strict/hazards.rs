//! Checks that wait states lie between the instructions that need them.
//!
//! Every instruction is one wait state, `s_nop N` is N + 1 (manual, `S_NOP`). The history of a wave
//! is that of execution, so branches need no analysis. What a rule is about is in
//! [`super::hazard_table`]; here is how to recognise the two sides of each. Rules about matrix
//! instructions and AccVGPRs are in [`super::matrix_table`].

use super::footprint::{File, Footprint, SCALAR_CODES};
use super::hazard_table::{First, LATER_RULES, RULES, Rule, Second};
use super::matrix::Matrix;
use crate::wave::{EXEC, M0, VCC};
use isa::{
    Family, Field, Form, Generation, HazardClass, InstFlags, ModFlags, Opcode, Operand, Reg,
    SdwaSel, Target,
};
use std::ops::Range;

/// When something happened, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Event {
    /// Wait states before it, counted from the start of the wave; 0 for never.
    pub time: u64,
    pub pc: u64,
}

const NEVER: Event = Event { time: 0, pc: 0 };

/// A wave's history, as far as rules need it.
#[derive(Clone, Debug)]
pub(super) struct Hazards {
    generation: Generation,
    /// Wait states so far, plus one.
    now: u64,
    valu_scalar: Vec<Event>,
    salu_scalar: Vec<Event>,
    valu_vector: Vec<Event>,
    salu_m0: Event,
    hwreg: [Event; 64],
    vskip: Event,
    /// By vector register: the last wide store of it.
    stored: Vec<Event>,
    /// What rules of gfx942 and gfx950 ask besides.
    later: Option<Box<Later>>,
    /// On processors with matrix instructions.
    matrix: Option<Box<Matrix>>,
}

/// See [`LATER_RULES`].
#[derive(Clone, Debug)]
struct Later {
    cmpx: Event,
    /// By vector register.
    trans: Vec<Event>,
    moves_part: Vec<Event>,
}

/// A rule that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Broken {
    /// Both instructions in words.
    pub rule: &'static str,
    /// Where the rule is written down.
    pub source: &'static str,
    pub needed: u8,
    pub found: u8,
    pub producer: u64,
}

/// Hardware register 1.
const HWREG_MODE: usize = 1;
/// VSKIP within MODE (manual, table 4).
const VSKIP_BIT: u32 = 28;

/// Number, lowest bit and width of the operand of `s_getreg` and `s_setreg`.
fn hwreg(print: &Footprint) -> (usize, u32, u32) {
    let operands = print.inst.operands.iter().zip(print.desc.operands);
    let imm = operands
        .filter(|(_, d)| d.field == Field::Simm16)
        .find_map(|(o, _)| match o {
            Operand::Imm(value) => Some(*value as u32),
            _ => None,
        });
    let imm = imm.unwrap_or(0);
    ((imm & 63) as usize, imm >> 6 & 31, (imm >> 11 & 31) + 1)
}

fn sets_vskip(print: &Footprint) -> bool {
    match print.inst.opcode {
        Opcode::SSetvskip => true,
        Opcode::SSetregB32 | Opcode::SSetregImm32B32 => {
            let (register, bit, width) = hwreg(print);
            register == HWREG_MODE && (bit..bit + width).contains(&VSKIP_BIT)
        }
        _ => false,
    }
}

/// Whether more than 64 bits of data are written to memory from registers that hardware reads late.
/// Buffers with an SGPR as offset read them early enough (manual, 4.5, notes), and so do images
/// with a resource of 256 bits (LLVM, `createsVALUHazard`).
fn stores_wide(print: &Footprint) -> Option<Range<usize>> {
    let reads_early = !print.family.is_vmem() || print.family == Family::Mimg;
    if reads_early || !print.has(InstFlags::STORES | InstFlags::ATOMIC) {
        return None;
    }
    let data = print
        .reads
        .iter()
        .find(|r| r.field == Some(Field::Vdata) && r.count > 2)?;
    let by_sgpr = print.reads.iter().any(|r| r.field == Some(Field::Soffset));
    let first = usize::from(data.first);
    (!by_sgpr).then_some(first..first + usize::from(data.count))
}

impl Hazards {
    pub fn new(target: &Target, vectors: usize) -> Hazards {
        Hazards {
            generation: target.processor.generation,
            now: 1,
            valu_scalar: vec![NEVER; SCALAR_CODES],
            salu_scalar: vec![NEVER; SCALAR_CODES],
            valu_vector: vec![NEVER; vectors],
            salu_m0: NEVER,
            hwreg: [NEVER; 64],
            vskip: NEVER,
            stored: vec![NEVER; vectors],
            later: (target.processor.generation == Generation::Gfx940).then(|| {
                Box::new(Later {
                    cmpx: NEVER,
                    trans: vec![NEVER; vectors],
                    moves_part: vec![NEVER; vectors],
                })
            }),
            matrix: Matrix::new(target, vectors),
        }
    }

    /// A rule that an instruction breaks if it is executed now.
    pub fn check(&self, print: &Footprint) -> Option<Broken> {
        let later: &[Rule] = match self.later {
            Some(_) => LATER_RULES,
            None => &[],
        };
        let rules = later.iter().chain(RULES);
        let mut rules = rules.filter(|r| r.is_on(self.generation));
        let broken = rules.find_map(|rule| {
            let event = self.last(rule, print).filter(|e| *e != NEVER)?;
            let found = self.now - event.time - 1;
            (found < rule.wait_states.into()).then_some(Broken {
                rule: rule.text,
                source: rule.source,
                needed: rule.wait_states,
                found: found as u8,
                producer: event.pc,
            })
        });
        broken.or_else(|| {
            let broken = self.matrix.as_ref()?.check(print, self.now)?;
            Some(Broken {
                rule: broken.rule.text,
                source: broken.rule.source,
                needed: broken.needed,
                found: broken.found,
                producer: broken.producer,
            })
        })
    }

    /// The latest first instruction of a rule if this one is its second.
    fn last(&self, rule: &Rule, print: &Footprint) -> Option<Event> {
        if !is_second(rule.second, print) {
            return None;
        }
        let latest = |events: &mut dyn Iterator<Item = Event>| events.max_by_key(|e| e.time);
        match rule.first {
            First::ValuWritesScalar => {
                latest(&mut scalars(rule.second, print).map(|r| self.valu_scalar[r]))
            }
            First::ValuWritesVcc => latest(&mut pair(VCC).map(|r| self.valu_scalar[r])),
            First::ValuWritesExec => latest(&mut pair(EXEC).map(|r| self.valu_scalar[r])),
            First::ValuWritesVgpr if rule.second == Second::DppReads => {
                latest(&mut dpp_reads(print).map(|r| self.valu_vector[r]))
            }
            First::ValuWritesVgpr => latest(&mut vectors(print).map(|r| self.valu_vector[r])),
            First::Cmpx => Some(self.later.as_ref()?.cmpx),
            First::TransWritesVgpr => {
                let later = self.later.as_ref()?;
                latest(&mut vectors(print).map(|r| later.trans[r]))
            }
            First::MovesPart => {
                let later = self.later.as_ref()?;
                latest(&mut vectors(print).map(|r| later.moves_part[r]))
            }
            First::SetsHwreg => Some(self.hwreg[hwreg(print).0]),
            First::SetsVskip => Some(self.vskip),
            First::StoresWide => {
                let written = print.writes.iter().filter(|r| r.file == File::Vector);
                latest(&mut written.flat_map(|r| r.each()).map(|r| self.stored[r]))
            }
            First::SaluWritesM0 => Some(self.salu_m0),
            First::SaluWritesScalar => {
                latest(&mut scalars(rule.second, print).map(|r| self.salu_scalar[r]))
            }
        }
    }

    /// Remembers an instruction.
    pub fn executed(&mut self, print: &Footprint, pc: u64) {
        let event = Event { time: self.now, pc };
        if let Some(matrix) = &mut self.matrix {
            matrix.executed(print, event);
        }
        if print.family.is_valu() {
            for regs in &print.writes {
                let to = match regs.file {
                    File::Scalar => &mut self.valu_scalar,
                    File::Vector => &mut self.valu_vector,
                };
                regs.each().for_each(|r| to[r] = event);
            }
            if let Some(later) = &mut self.later {
                later.executed(print, event);
            }
        }
        if print.family.is_salu() {
            let scalars = print.writes.iter().filter(|r| r.file == File::Scalar);
            for r in scalars.flat_map(|regs| regs.each()) {
                self.salu_scalar[r] = event;
            }
        }
        if print.family.is_salu() && print.writes.iter().any(|r| r.has_scalar(M0 as u16)) {
            self.salu_m0 = event;
        }
        if print.desc.hazard == HazardClass::SetReg {
            self.hwreg[hwreg(print).0] = event;
        }
        if sets_vskip(print) {
            self.vskip = event;
        }
        if let Some(data) = stores_wide(print) {
            self.stored[data].fill(event);
        }
        self.now += match (print.inst.opcode, print.inst.operands.first()) {
            // Three bits before GFX8.
            (Opcode::SNop, Some(Operand::Imm(n))) => {
                let mask = if self.generation < Generation::Gfx8 {
                    7
                } else {
                    15
                };
                u64::from(*n as u32 & mask) + 1
            }
            _ => 1,
        };
    }
}

impl Later {
    fn executed(&mut self, print: &Footprint, event: Event) {
        if is_cmpx(print) {
            self.cmpx = event;
        }
        let results = print.writes.iter().filter(|r| r.file == File::Vector);
        for register in results.flat_map(|r| r.each()) {
            for (events, holds) in [
                (&mut self.trans, is_trans(print)),
                (&mut self.moves_part, moves_part(print)),
            ] {
                events[register] = if holds { event } else { NEVER };
            }
        }
    }
}

fn is_cmpx(print: &Footprint) -> bool {
    print.desc.mnemonic.starts_with("v_cmpx_")
}

/// CDNA3 manual, table 12 "Trans Ops".
fn is_trans(print: &Footprint) -> bool {
    const NAMES: [&str; 7] = ["exp", "log", "rcp", "rsq", "sqrt", "sin", "cos"];
    let name = print.desc.mnemonic.strip_prefix("v_").unwrap_or("");
    NAMES.iter().any(|n| {
        let rest = name.strip_prefix(n);
        rest.is_some_and(|rest| rest.starts_with('_'))
    })
}

/// Whether the result's place in its register is not the usual one.
fn moves_part(print: &Footprint) -> bool {
    let mods = &print.inst.mods;
    let sdwa = print.inst.form == Form::Sdwa && mods.sdwa.dst_sel != SdwaSel::Dword;
    // Conversions to bytes select one of four by two bits.
    let bytes = print.desc.flags.contains(InstFlags::BYTE_OP_SEL);
    let parts = if bytes { 0b1100 } else { 0b1000 };
    let vop3 = print.inst.form == Form::E64 || print.family == Family::Vop3;
    sdwa || vop3 && mods.op_sel & parts != 0
}

/// Vector registers that an instruction reads.
fn vectors(print: &Footprint) -> impl Iterator<Item = usize> + '_ {
    let reads = print.reads.iter().filter(|r| r.file == File::Vector);
    reads.flat_map(|r| r.each())
}

fn pair(first: u16) -> impl Iterator<Item = usize> {
    [usize::from(first), usize::from(first) + 1].into_iter()
}

/// Scalar registers that the second instruction of a rule must not read too early.
fn scalars(second: Second, print: &Footprint) -> impl Iterator<Item = usize> + '_ {
    let wanted = move |field| match second {
        Second::SelectsLane => field == Field::Src1,
        Second::SmemBufferReadsScalar => field == Field::Sbase,
        _ => true,
    };
    let explicit = move |r: &&super::footprint::Regs| {
        let unsaid = second == Second::ValuReadsScalar && r.has_scalar(VCC);
        r.file == File::Scalar && (r.field.is_some_and(wanted) || unsaid)
    };
    print.reads.iter().filter(explicit).flat_map(|r| r.each())
}

/// The registers that a DPP instruction reads: its sources, of other lanes or of its own, and its
/// destination unless every lane gets a result. A lane gets none if its row or bank is masked off,
/// or if it has no source and no zero in place of it (manual, 4.10 "DPP").
fn dpp_reads(print: &Footprint) -> impl Iterator<Item = usize> + '_ {
    let dpp = print.inst.mods.dpp;
    let all_lanes = dpp.row_mask == 15 && dpp.bank_mask == 15 && dpp.bound_ctrl;
    let kept = print.writes.iter().filter(move |_| !all_lanes);
    let vectors = (print.reads.iter().chain(kept)).filter(|r| r.file == File::Vector);
    vectors.flat_map(|r| r.each())
}

fn has_source(print: &Footprint, reg: Reg) -> bool {
    (print.inst.operands.iter()).any(|o| o.reg().is_some_and(|span| span.base == reg))
}

fn reads_exec(print: &Footprint) -> bool {
    let named = |r: &super::footprint::Regs| r.field.is_some() && r.has_scalar(EXEC);
    print.reads.iter().any(named)
}

fn is_lane_access(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::VReadlaneB32 | Opcode::VReadfirstlaneB32 | Opcode::VWritelaneB32
    )
}

fn is_second(second: Second, print: &Footprint) -> bool {
    let valu = print.family.is_valu();
    let opcode = print.inst.opcode;
    match second {
        Second::VmemReadsScalar => print.family.is_vmem(),
        Second::SelectsLane => matches!(opcode, Opcode::VReadlaneB32 | Opcode::VWritelaneB32),
        Second::DivFmas => print.desc.hazard == HazardClass::DivFmas,
        Second::DppReads | Second::Dpp => print.inst.form == Form::Dpp,
        Second::ReadsVccz => valu && has_source(print, Reg::VCCZ),
        Second::ReadsExecz => valu && has_source(print, Reg::EXECZ),
        Second::GetsHwreg => opcode == Opcode::SGetregB32,
        Second::SetsHwreg => print.desc.hazard == HazardClass::SetReg,
        Second::GetsMode => opcode == Opcode::SGetregB32 && hwreg(print).0 == HWREG_MODE,
        Second::Vector => valu || print.family.is_vmem() || print.family == Family::Ds,
        Second::ValuWritesVgpr => valu,
        Second::Message => {
            matches!(
                opcode,
                Opcode::SSendmsg | Opcode::SSendmsghalt | Opcode::STtracedata
            ) || print.inst.mods.has(ModFlags::GDS)
        }
        Second::AddTid => {
            matches!(opcode, Opcode::DsReadAddtidB32 | Opcode::DsWriteAddtidB32)
        }
        Second::LdsDma => {
            let moves = print.inst.mods.has(ModFlags::LDS) || print.has(InstFlags::LDS_DMA);
            print.family.is_vmem() && moves
        }
        Second::ValuReadsScalar | Second::ValuReads => valu,
        Second::ReadsExec => valu && reads_exec(print),
        Second::Lanes => is_lane_access(opcode),
        Second::LaneReads => is_lane_access(opcode) && opcode != Opcode::VWritelaneB32,
        Second::NonTransReads => valu && !is_trans(print),
        Second::Permlane | Second::PermlaneReads => {
            matches!(
                opcode,
                Opcode::VPermlane16SwapB32 | Opcode::VPermlane32SwapB32
            )
        }
        Second::MoveRel => print.desc.hazard == HazardClass::MoveRelM0,
        Second::SmemReadsScalar => print.family == Family::Smem,
        Second::SmemBufferReadsScalar => {
            let resource =
                |r: &super::footprint::Regs| r.field == Some(Field::Sbase) && r.count == 4;
            print.family == Family::Smem && print.reads.iter().any(resource)
        }
    }
}
