//! What is known of instructions and of the old function's variables without following its paths.

use super::state::Var;
use crate::Clobbers;
use isa::{ImplicitRegs, Reg, RegSpan};
use mir::{Bank, Function, Inst, Op, Operand, Pseudo, VReg};
use std::collections::{BTreeMap, HashMap};

/// What a variable's value is, if an instruction can make it anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Known {
    /// 32 bits.
    Bits(u32),
    /// A constant operand that is no number.
    Operand(Operand),
    /// `p_frame_addr` of it.
    Address(Operand),
}

/// Facts about the old function's variables.
pub struct Facts {
    /// Values that an instruction can make anew.
    pub known: BTreeMap<VReg, Known>,
    /// The numbers of those values; nothing is iterated over.
    numbers: HashMap<Known, u32>,
    /// Registers of any value.
    pub undef: BTreeMap<VReg, bool>,
    /// Physical registers that instructions name, by code.
    pub named: Vec<bool>,
    /// What calls write.
    pub called: Clobbers,
}

impl Facts {
    /// None.
    pub fn new() -> Facts {
        Facts {
            known: BTreeMap::new(),
            numbers: HashMap::new(),
            undef: BTreeMap::new(),
            named: vec![false; Reg::COUNT],
            called: Clobbers::NONE,
        }
    }

    /// Gives each known value its number, when all are known.
    pub fn number(&mut self) {
        for &value in self.known.values() {
            let next = self.numbers.len() as u32;
            self.numbers.entry(value).or_insert(next);
        }
    }

    /// The variable that a virtual register is: those of one known value are one.
    pub fn var(&self, reg: VReg) -> Var {
        let number = self.known.get(&reg).and_then(|k| self.numbers.get(k));
        number.map_or(Var::Virtual(reg), |&n| Var::Known(n))
    }

    /// The variable of a known value, if some virtual register has it.
    pub fn all(&self, value: Option<Known>) -> Vec<Var> {
        let number = value.and_then(|v| self.numbers.get(&v));
        number.map(|&n| Var::Known(n)).into_iter().collect()
    }
}

/// A move without modifiers in a plain form.
pub fn plain(inst: &Inst) -> bool {
    !matches!(inst.form, isa::Form::Sdwa | isa::Form::Dpp)
}

/// Part `k` of a constant that fills `width` registers.
pub fn constant(operand: Operand, k: usize, width: usize) -> Option<Known> {
    match (operand, width, k) {
        (Operand::Inline(code), 1, _) => {
            let bits = isa::inline_value(code, isa::ValueType::B32);
            Some(Known::Bits(bits as u32))
        }
        (Operand::Inline(code), 2, _) => {
            let bits = isa::inline_value(code, isa::ValueType::B64);
            Some(Known::Bits((bits >> (32 * k)) as u32))
        }
        (Operand::Literal(bits), _, 0) => Some(Known::Bits(bits)),
        (Operand::Literal(_), 2, _) => Some(Known::Bits(0)),
        (Operand::Symbol { .. } | Operand::Slot { .. }, _, 0) => Some(Known::Operand(operand)),
        _ => None,
    }
}

/// Registers of the bank that an instruction touches without naming them, and whether it writes
/// them.
pub fn implicit(inst: &Inst, bank: Bank, func: &Function) -> Vec<(RegSpan, bool)> {
    let wave = func.wave;
    let mut list = Vec::new();
    if bank == Bank::Vgpr {
        return list;
    }
    let names = [
        (ImplicitRegs::VCC, wave.vcc()),
        (ImplicitRegs::EXEC, wave.exec()),
        (ImplicitRegs::SCC, RegSpan::one(Reg::SCC)),
        (ImplicitRegs::M0, RegSpan::one(Reg::M0)),
        (ImplicitRegs::FLAT_SCR, RegSpan::FLAT_SCR),
    ];
    let scc = RegSpan::one(Reg::SCC);
    let call = mir::abi::call::RETURN_ADDRESS;
    let resource = func.frame.resource().map(|span| (span, false));
    match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            for (bit, span) in names {
                if desc.implicit_reads.contains(bit) {
                    list.push((span, false));
                }
                if desc.implicit_writes.contains(bit) {
                    list.push((span, true));
                }
            }
        }
        Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1) => list.push((scc, false)),
        Op::Pseudo(Pseudo::BranchVccz | Pseudo::BranchVccnz) => list.push((wave.vcc(), false)),
        Op::Pseudo(Pseudo::MaskMerge | Pseudo::SymbolAddr | Pseudo::Asm) => list.push((scc, true)),
        Op::Pseudo(p) if p.clobbers_m0() => list.push((RegSpan::one(Reg::M0), true)),
        Op::Pseudo(Pseudo::Return) => {
            list.extend(resource);
            if inst.return_address().is_none() {
                list.push((call, false));
            }
        }
        Op::Pseudo(Pseudo::Call) => {
            list.extend(resource.into_iter().chain([(call, true), (scc, true)]))
        }
        Op::Pseudo(Pseudo::SpillVgpr | Pseudo::ReloadVgpr) => list.extend(resource),
        Op::Pseudo(_) => {}
    }
    list
}
