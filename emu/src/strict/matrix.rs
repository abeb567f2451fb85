//! Checks wait states around matrix instructions and AccVGPRs; [`super::matrix_table`] has the
//! rules.
//!
//! For each register and each kind of first instruction the last one of a wave is remembered, with
//! the wait states before it. An earlier one of the same kind needs no memory of its own: matrix
//! instructions begin one after the other, and the later one's wait is the longer unless it has
//! fewer passes, in which case it began only when the earlier one let it.

use super::footprint::{File, Footprint, Regs};
use super::hazards::Event;
use super::matrix_table::{Core, First, Rule, Second, Unit, When, rules_of};
use crate::exec::mfma::{self, Precision};
use crate::wave::EXEC;
use isa::{Family, Feature, Field, Generation, HazardClass, InstFlags, Opcode, Target};

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
        Generation::Gfx940 if target.processor.has(Feature::Gfx950) => Some(Core::Gfx950),
        Generation::Gfx940 => Some(Core::Gfx942),
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

/// The same of gfx942 and gfx950, by the name: the shape, the number of matrices at a time, the
/// type that is multiplied (CDNA3 and CDNA4 manuals, "VOP3P Instructions": "This instruction
/// performs … passes").
fn later_unit(opcode: Opcode) -> Option<Unit> {
    let desc = opcode.desc();
    if !desc.flags.contains(InstFlags::MFMA) {
        return None;
    }
    let words: Vec<&str> = desc.mnemonic.split('_').collect();
    let shape = words
        .iter()
        .find(|w| w.matches('x').count() == 2 && w.as_bytes()[0] != b'x')?;
    let size = |s: &str| shape.starts_with(s);
    let several = words.iter().any(|w| matches!(*w, "2b" | "4b"));
    Some(match *words.last()? {
        "f64" if size("4x4x") => Unit::Double4,
        "f64" => Unit::Double8,
        "f32" if size("4x4x") => Unit::Single2,
        "f32" if size("16x16x") => Unit::Single8,
        "f32" => Unit::Single16,
        _ if size("4x4x") => Unit::Core2,
        // Small formats that take as many steps as bytes do.
        "f8f6f4" if size("16x16x") => Unit::Core8,
        "f8f6f4" => Unit::Core16,
        _ if size("16x16x") && !several => Unit::Core4,
        _ if size("16x16x") || !several => Unit::Core8,
        _ => Unit::Core16,
    })
}

/// The field of what a matrix instruction adds to: a sparse one adds to its destination, and has
/// indices as the third source.
fn addend(print: &Footprint) -> Field {
    match print.desc.operands.first() {
        Some(first) if first.role.reads() => Field::Vdst,
        _ => Field::Src2,
    }
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

    fn unit(&self, opcode: Opcode) -> Option<Unit> {
        match self.core {
            Core::Gfx908 | Core::Gfx90a => unit(opcode),
            Core::Gfx942 | Core::Gfx950 => later_unit(opcode),
        }
    }

    /// Whether an instruction is the mover of AccVGPRs that gfx908 treats apart.
    fn moves(&self, print: &Footprint, opcode: Opcode) -> bool {
        self.core == Core::Gfx908 && print.inst.opcode == opcode
    }

    /// What an instruction does with an operand that it reads.
    fn reads(&self, print: &Footprint, regs: &Regs) -> Option<Second> {
        let adds = match self.unit(print.inst.opcode) {
            Some(_) => regs.field == Some(addend(print)),
            None => matches!(regs.field, Some(Field::Src2 | Field::Vdst)),
        };
        Some(match self.unit(print.inst.opcode) {
            Some(Unit::Double4 | Unit::Double8) if adds => Second::DoubleReadsC,
            Some(Unit::Core2 | Unit::Core4 | Unit::Core8 | Unit::Core16) if adds => {
                Second::CoreReadsC
            }
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
        match self.unit(print.inst.opcode) {
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
            opcode if self.unit(opcode).is_some() => Some(Second::Matrix),
            _ if self.moves(print, Opcode::VAccvgprWriteB32) => Some(Second::AccWrite),
            _ => None,
        }
    }

    /// A rule that an instruction breaks if it is executed at this time.
    pub fn check(&self, print: &Footprint, now: u64) -> Option<Broken> {
        let mut rules = rules_of(self.core);
        let reads = explicit(&print.reads).filter_map(|r| Some((self.reads(print, r)?, *r)));
        let writes = explicit(&print.writes).filter_map(|r| Some((self.writes(print)?, *r)));
        let uses: Vec<(Second, Regs)> = reads.chain(writes).collect();
        let kind = self.kind(print);
        let opcode = print.inst.opcode;
        rules.find_map(|rule| match rule.first {
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
        let unit = self.unit(opcode);
        let past = |regs: &Regs| Past {
            event,
            opcode,
            unit: unit.unwrap_or(Unit::Single2),
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
        let double = matches!(unit, Some(Unit::Double4 | Unit::Double8));
        if double {
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
        let single = unit.is_some() && !double;
        let c = Some(addend(print));
        for regs in explicit(&print.reads).filter(|r| single && r.field == c) {
            self.remember(First::MatrixReadsC, regs, past(regs));
        }
    }

    /// What rules call an instruction that writes a register.
    fn roles(&self, print: &Footprint) -> &'static [First] {
        match self.unit(print.inst.opcode) {
            Some(_) => &[First::MatrixWrites],
            None if self.moves(print, Opcode::VAccvgprWriteB32) => &[First::AccWrites],
            None if self.moves(print, Opcode::VAccvgprReadB32) => {
                &[First::AccReadWrites, First::ValuWrites]
            }
            None if is_dot(print) && self.core != Core::Gfx908 => &[First::DotWrites],
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
