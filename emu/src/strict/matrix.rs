//! Checks wait states around matrix instructions and AccVGPRs; [`super::matrix_table`] has the
//! rules.
//!
//! For each register and each kind of first instruction the last one of a wave is remembered, with
//! the wait states before it. An earlier one of the same kind needs no memory of its own: matrix
//! instructions begin one after the other, and the later one's wait is the longer unless it has
//! fewer passes, in which case it began only when the earlier one let it.

use super::footprint::{File, Footprint, Regs};
use super::hazards::Event;
use super::matrix_table::{Core, First, RULES, Rule, Second, Unit, When};
use crate::exec::mfma::{self, Precision};
use crate::wave::EXEC;
use isa::{Family, Feature, Field, Generation, HazardClass, Opcode, Target};

/// What an instruction did to a register.
#[derive(Clone, Copy, Debug)]
struct Past {
    event: Event,
    opcode: Opcode,
    /// Of matrix instructions.
    unit: Unit,
    /// First and number of the operand's registers.
    span: (u16, u16),
}

/// Last events of a register, by [`slot`].
type Slots = [Option<Past>; 6];

/// A wave's history, as far as the rules need it.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    core: Core,
    /// By place of the register.
    registers: Vec<Slots>,
    exec: Option<Past>,
    /// The last matrix instruction on doubles.
    double: Option<Past>,
    /// The last instruction that moved an AccVGPR.
    acc_move: Option<Past>,
}

/// A rule that is broken.
pub(super) struct Broken {
    pub rule: &'static Rule,
    pub needed: u8,
    pub found: u8,
    pub producer: u64,
}

fn slot(first: First) -> Option<usize> {
    Some(match first {
        First::MatrixWrites => 0,
        First::MatrixReadsC => 1,
        First::AccWrites => 2,
        First::AccReadWrites => 3,
        First::ValuWrites | First::ValuWritesThenAcc | First::ValuWritesThenDouble => 4,
        First::DotWrites => 5,
        First::ValuWritesExec | First::Double => return None,
    })
}

/// The core whose rules hold for a target; `None` without matrix instructions.
fn core(target: &Target) -> Option<Core> {
    match target.processor.generation {
        Generation::Gfx90a => Some(Core::Gfx90a),
        Generation::Gfx9 if target.processor.features.contains(Feature::Mai) => Some(Core::Gfx908),
        _ => None,
    }
}

fn unit(opcode: Opcode) -> Option<Unit> {
    Some(match mfma::passes(opcode)? {
        (4, Precision::Double) => Unit::Double4,
        (_, Precision::Double) => Unit::Double8,
        (2, _) => Unit::Single2,
        (8, _) => Unit::Single8,
        _ => Unit::Single16,
    })
}

fn is_dot(print: &Footprint) -> bool {
    print.desc.hazard == HazardClass::Dot
}

fn is_memory(print: &Footprint) -> bool {
    print.family.is_vmem() || matches!(print.family, Family::Flat | Family::Ds)
}

/// Vector operands of an instruction's text.
fn explicit(all: &[Regs]) -> impl Iterator<Item = &Regs> {
    all.iter()
        .filter(|r| r.file == File::Vector && r.field.is_some())
}

impl Matrix {
    /// Of a wave with this many vector registers; `None` if the target has no matrix instructions.
    pub fn new(target: &Target, vectors: usize) -> Option<Box<Matrix>> {
        Some(Box::new(Matrix {
            core: core(target)?,
            registers: vec![[None; 6]; vectors],
            exec: None,
            double: None,
            acc_move: None,
        }))
    }

    /// Whether an instruction is the mover of AccVGPRs that gfx908 treats apart.
    fn moves(&self, print: &Footprint, opcode: Opcode) -> bool {
        self.core == Core::Gfx908 && print.inst.opcode == opcode
    }

    /// What an instruction does with an operand that it reads.
    fn reads(&self, print: &Footprint, regs: &Regs) -> Option<Second> {
        let adds = matches!(regs.field, Some(Field::Src2 | Field::Vdst));
        Some(match unit(print.inst.opcode) {
            Some(Unit::Double4 | Unit::Double8) if adds => Second::DoubleReadsC,
            Some(_) if adds => Second::SingleReadsC,
            Some(_) => Second::MatrixReadsAb,
            None if self.moves(print, Opcode::VAccvgprReadB32) => Second::AccReads,
            None if self.moves(print, Opcode::VAccvgprWriteB32) => Second::AccWriteReads,
            None if is_dot(print) && adds => Second::DotReadsC,
            None if print.family.is_valu() => Second::ValuReads,
            None if is_memory(print) => Second::MemoryReads,
            None => return None,
        })
    }

    /// What an instruction does with an operand that it writes, where a rule may ask.
    fn writes(&self, print: &Footprint) -> Option<Second> {
        match unit(print.inst.opcode) {
            Some(_) => None,
            None if self.moves(print, Opcode::VAccvgprWriteB32) => Some(Second::AccWrites),
            None if print.family.is_valu() => Some(Second::ValuWrites),
            None if is_memory(print) => Some(Second::MemoryWrites),
            None => None,
        }
    }

    /// What an instruction is, for the rules that are not about a register.
    fn kind(&self, print: &Footprint) -> Option<Second> {
        match print.inst.opcode {
            Opcode::VFmaF64 | Opcode::VFmacF64 => Some(Second::DoubleFma),
            opcode if unit(opcode).is_some() => Some(Second::Matrix),
            _ if self.moves(print, Opcode::VAccvgprWriteB32) => Some(Second::AccWrite),
            _ => None,
        }
    }

    /// A rule that an instruction breaks if it is executed at this time.
    pub fn check(&self, print: &Footprint, now: u64) -> Option<Broken> {
        let rules = RULES.iter().filter(|r| r.core == self.core);
        let reads = explicit(&print.reads).filter_map(|r| Some((self.reads(print, r)?, *r)));
        let writes = explicit(&print.writes).filter_map(|r| Some((self.writes(print)?, *r)));
        let uses: Vec<(Second, Regs)> = reads.chain(writes).collect();
        let kind = self.kind(print);
        let opcode = print.inst.opcode;
        rules.into_iter().find_map(|rule| match rule.first {
            First::ValuWritesExec if kind == Some(rule.second) => broken(rule, self.exec?, now),
            First::Double if kind == Some(rule.second) => broken(rule, self.double?, now),
            _ => (uses.iter().filter(|(second, _)| *second == rule.second))
                .find_map(|(_, regs)| self.register_rule(rule, regs, opcode, now)),
        })
    }

    /// Whether a rule is broken by a use of registers.
    fn register_rule(
        &self,
        rule: &'static Rule,
        regs: &Regs,
        opcode: Opcode,
        now: u64,
    ) -> Option<Broken> {
        let slot = slot(rule.first)?;
        regs.each().find_map(|register| {
            let past = self.registers.get(register)?[slot]?;
            let same = past.span == (regs.first, regs.count);
            let follows =
                |other: Option<Past>| other.is_some_and(|o| o.event.time > past.event.time);
            let between = match rule.first {
                First::ValuWritesThenAcc => follows(self.acc_move),
                First::ValuWritesThenDouble => follows(self.double),
                _ => true,
            };
            let applies = match rule.when {
                When::Always => true,
                When::Same => same,
                When::Overlapping => !same,
                When::OtherOpcode => past.opcode != opcode,
            };
            (between && applies)
                .then(|| broken(rule, past, now))
                .flatten()
        })
    }

    /// Remembers an instruction.
    pub fn executed(&mut self, print: &Footprint, event: Event) {
        if !print.family.is_valu() {
            return;
        }
        let opcode = print.inst.opcode;
        let past = |regs: &Regs| Past {
            event,
            opcode,
            unit: unit(opcode).unwrap_or(Unit::Single2),
            span: (regs.first, regs.count),
        };
        let whole = past(&Regs {
            file: File::Vector,
            first: 0,
            count: 0,
            field: None,
        });
        if print.writes.iter().any(|r| r.has_scalar(EXEC)) {
            self.exec = Some(whole);
        }
        if matches!(unit(opcode), Some(Unit::Double4 | Unit::Double8)) {
            self.double = Some(whole);
        }
        if print.desc.hazard == HazardClass::AccMove {
            self.acc_move = Some(whole);
        }
        for regs in explicit(&print.writes) {
            for first in self.roles(print) {
                self.remember(*first, regs, past(regs));
            }
        }
        let single = matches!(
            unit(opcode),
            Some(Unit::Single2 | Unit::Single8 | Unit::Single16)
        );
        for regs in explicit(&print.reads).filter(|r| single && r.field == Some(Field::Src2)) {
            self.remember(First::MatrixReadsC, regs, past(regs));
        }
    }

    /// What rules call an instruction that writes a register.
    fn roles(&self, print: &Footprint) -> &'static [First] {
        match unit(print.inst.opcode) {
            Some(_) => &[First::MatrixWrites],
            None if self.moves(print, Opcode::VAccvgprWriteB32) => &[First::AccWrites],
            None if self.moves(print, Opcode::VAccvgprReadB32) => {
                &[First::AccReadWrites, First::ValuWrites]
            }
            None if is_dot(print) && self.core == Core::Gfx90a => &[First::DotWrites],
            None => &[First::ValuWrites],
        }
    }

    fn remember(&mut self, first: First, regs: &Regs, past: Past) {
        let Some(slot) = slot(first) else { return };
        for register in regs.each() {
            if let Some(slots) = self.registers.get_mut(register) {
                slots[slot] = Some(past);
            }
        }
    }
}

/// The rule, if too few wait states lie between.
fn broken(rule: &'static Rule, past: Past, now: u64) -> Option<Broken> {
    let needed = rule.wait_states[past.unit as usize];
    let found = now - past.event.time - 1;
    (found < needed.into()).then_some(Broken {
        rule,
        needed,
        found: found as u8,
        producer: past.event.pc,
    })
}
