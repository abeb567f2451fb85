//! Operand legalisation: puts sources where an instruction can read them.
//!
//! Source of the rules: "Vega" 7nm ISA manual, sections 5.2 (scalar sources), 6.2.1 (vector
//! sources: at most one scalar register or literal an instruction; a literal only in the 32-bit
//! encodings, as source 0).

use crate::ctx::{Comp, Comps, Ctx};
use isa::{Family, Form, Forms, InstFlags, Opcode, OperandClass, OperandDesc, Role, ValueType};
use mir::{Bank, Inst, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// A source of an instruction.
#[derive(Debug)]
pub struct Src {
    /// Components.
    pub comps: Comps,
    /// Negated.
    pub neg: bool,
    /// Absolute value (before negation).
    pub abs: bool,
    /// Where packed operations find their halves.
    pub halves: Halves,
}

/// Where a packed operation finds the two halves of a source (`op_sel`, `op_sel_hi`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halves {
    /// Each in its own place.
    AsTheyAre,
    /// Both in the lower half.
    LowTwice,
}

impl Src {
    /// A source as it is.
    pub fn new(comps: Comps) -> Src {
        Src {
            comps,
            neg: false,
            abs: false,
            halves: Halves::AsTheyAre,
        }
    }

    /// Does it need modifiers?
    fn is_modified(&self) -> bool {
        self.neg || self.abs || self.halves != Halves::AsTheyAre
    }
}

impl Ctx<'_> {
    /// A register list as an operand.
    pub fn regs(&mut self, regs: &[VReg]) -> Operand {
        self.mir.operand(regs)
    }

    // ---- scalar instructions --------------------------------------------------------------------

    /// A scalar-ALU instruction with at most one result and `srcs` sources.
    pub fn salu(&mut self, opcode: Opcode, dst: &[VReg], srcs: &[&[Comp]]) {
        let mut inst = Inst::new(opcode, &[]);
        if !dst.is_empty() {
            inst.operands.push(self.regs(dst));
        }
        let mut literal = None;
        for src in srcs {
            let operand = self.scalar_source(src, &mut literal);
            inst.operands.push(operand);
        }
        self.push(inst);
    }

    /// A source of a scalar instruction; `literal` is the one that the instruction has already.
    fn scalar_source(&mut self, comps: &[Comp], literal: &mut Option<u32>) -> Operand {
        if let [comp] = comps {
            return match *comp {
                Comp::Undef => Operand::ZERO,
                Comp::Imm(bits) => match self.imm32(bits) {
                    Operand::Literal(l) if literal.is_some_and(|other| other != l) => {
                        let reg = self.in_sgpr(*comp);
                        self.regs(&[reg])
                    }
                    operand => {
                        if let Operand::Literal(l) = operand {
                            *literal = Some(l);
                        }
                        operand
                    }
                },
                Comp::Reg(_) => {
                    let reg = self.in_sgpr(*comp);
                    self.regs(&[reg])
                }
            };
        }
        if let Some(bits) = wide_bits(comps) {
            if let Some(code) = self.env.machine.inline_constant(bits, ValueType::I64) {
                return Operand::Inline(code);
            }
        }
        self.sgpr_operand(comps)
    }

    // ---- vector instructions --------------------------------------------------------------------

    /// A vector instruction without source modifiers.
    pub fn valu(&mut self, opcode: Opcode, dsts: &[&[VReg]], srcs: &[&[Comp]]) {
        let srcs = srcs.iter().map(|&c| Src::new(c.into()));
        let srcs: SmallVec<[Src; 4]> = srcs.collect();
        self.valu_mods(opcode, dsts, &srcs);
    }

    /// A vector instruction with one register result and source modifiers. `dsts` are its written
    /// operands in order, `srcs` the others.
    pub fn valu_mods(&mut self, opcode: Opcode, dsts: &[&[VReg]], srcs: &[Src]) {
        let desc = opcode.desc();
        let rows = &desc.operands[dsts.len()..];
        debug_assert_eq!(
            srcs.len(),
            rows.len() + tied(&desc.operands[..dsts.len()]),
            "{}",
            desc.mnemonic
        );
        let plain = !srcs.iter().any(Src::is_modified);
        if let (true, &[dst]) = (plain, dsts)
            && let Some(place) = self.literal_place(opcode, srcs)
        {
            return self.with_literal(opcode, dst, srcs, place);
        }
        let mut bus = Bus { taken: None };
        for (src, row) in srcs.iter().zip(rows) {
            bus.reserve_mandatory(src, row);
        }
        let mut inst = Inst::new(opcode, &[]);
        for dst in dsts {
            inst.operands.push(self.regs(dst));
        }
        for (i, src) in srcs.iter().enumerate() {
            inst.operands.push(match rows.get(i) {
                Some(row) => self.vector_source(&src.comps, row, &mut bus),
                // The old value of an operand that is read and written.
                None => self.vgpr_operand(&src.comps),
            });
        }
        if !plain {
            let packed = desc.flags.contains(InstFlags::PACKED);
            modify(&mut inst, srcs, packed);
        }
        self.push(inst);
    }

    /// A vector instruction in its 32-bit form, with the literal that stands as source `place`, of
    /// at most two, as source 0.
    fn with_literal(&mut self, opcode: Opcode, dst: &[VReg], srcs: &[Src], place: usize) {
        let mut operands: SmallVec<[Operand; 3]> = SmallVec::new();
        operands.push(self.regs(dst));
        operands.push(self.literal(&srcs[place].comps, &opcode.desc().operands[1]));
        if let [first, second] = srcs {
            let other = if place == 0 { second } else { first };
            operands.push(self.vgpr_operand(&other.comps));
        }
        self.push(Inst::new(opcode, &operands));
        self.last().form = Form::E32;
    }

    /// A vector comparison; the result is a lane mask.
    pub fn vcmp(&mut self, opcode: Opcode, dst: &[VReg], srcs: &[Src]) {
        let plain = !srcs.iter().any(Src::is_modified);
        let literal_first = self.needs_literal(&srcs[0].comps, &opcode.desc().operands[1]);
        let second_ok =
            matches!(srcs[1].comps[..], [Comp::Reg(r)] if self.mir.vregs[r].bank == Bank::Vgpr);
        if !(plain && literal_first && second_ok) {
            self.valu_mods(opcode, &[dst], srcs);
            return;
        }
        // The literal stands in the 32-bit form, which writes VCC.
        let vcc = self.mir.vcc();
        let literal = self.literal(&srcs[0].comps, &opcode.desc().operands[1]);
        let reg = self.vgpr_operand(&srcs[1].comps);
        let mut inst = Inst::new(opcode, &[vcc, literal, reg]);
        inst.form = Form::E32;
        self.push(inst);
        let to = self.regs(dst);
        self.push(Inst::pseudo(Pseudo::Copy, &[to, vcc]));
    }

    /// Can the instruction be in its 32-bit form with a literal as source 0? Then it is this one of
    /// the sources: the first, or the second, if they may be exchanged.
    fn literal_place(&self, opcode: Opcode, srcs: &[Src]) -> Option<usize> {
        let desc = opcode.desc();
        let forms_ok = self.env.machine.forms(opcode).contains(Forms::E32)
            && matches!(desc.family, Family::Vop1 | Family::Vop2);
        if !forms_ok || srcs.is_empty() || srcs.len() > 2 || desc.operands.len() != srcs.len() + 1 {
            return None;
        }
        let row = &desc.operands[1];
        let is_literal = |s: &Src| self.needs_literal(&s.comps, row);
        let commutes = desc.flags.contains(InstFlags::COMMUTES);
        match srcs {
            [first, ..] if is_literal(first) => Some(0),
            [_, second] if commutes && is_literal(second) => Some(1),
            _ => None,
        }
    }

    /// Is the source a constant that is no inline constant for the operand?
    fn needs_literal(&self, comps: &[Comp], row: &OperandDesc) -> bool {
        match comps {
            [Comp::Imm(bits)] => self.inline(u64::from(*bits), row.ty).is_none(),
            _ => false,
        }
    }

    /// A constant that [`Ctx::needs_literal`], as the literal. What is above 16 bits of an operand
    /// of so many is not the operand's: a half is often the lower part of a word.
    fn literal(&self, comps: &[Comp], row: &OperandDesc) -> Operand {
        let bits = imm_of(comps);
        match row.ty.inline_bits() {
            16 if !row.ty.is_packed_halves() => Operand::Literal(bits & 0xffff),
            _ => self.imm32(bits),
        }
    }

    fn inline(&self, bits: u64, ty: ValueType) -> Option<u8> {
        if ty.is_packed_halves() {
            return self.inline_pair(bits as u32, ty);
        }
        let bits = match ty.inline_bits() {
            16 => bits & 0xffff,
            _ => bits,
        };
        self.env.machine.inline_constant(bits, ty)
    }

    /// The code of two halves in one word: an integer has its sign in both, a float stands in the
    /// lower half, with zero above.
    fn inline_pair(&self, bits: u32, ty: ValueType) -> Option<u8> {
        let machine = self.env.machine;
        let small = (-16..=64).contains(&(bits as i32));
        match small {
            true => machine.inline_constant(u64::from(bits), ValueType::B32),
            false if ty == ValueType::V2F16 && bits <= 0xffff => machine
                .inline_constant(u64::from(bits), ty)
                .filter(|&code| isa::is_float_constant(code)),
            false => None,
        }
    }

    /// A source of a vector instruction, where the row says what may stand.
    fn vector_source(&mut self, comps: &[Comp], row: &OperandDesc, bus: &mut Bus) -> Operand {
        match row.class {
            OperandClass::Vsrc | OperandClass::VsrcNoLiteral => {
                self.flexible_source(comps, row, bus)
            }
            OperandClass::LaneMask | OperandClass::Sgpr | OperandClass::Ssrc => {
                self.sgpr_operand(comps)
            }
            OperandClass::SgprOrInline => self.lane_select(comps),
            _ => self.vgpr_operand(comps),
        }
    }

    /// Components in VGPRs, as an operand.
    fn vgpr_operand(&mut self, comps: &[Comp]) -> Operand {
        if let &[comp] = comps {
            let reg = self.in_vgpr(comp);
            return self.regs(&[reg]);
        }
        let regs = self.in_vgprs(comps);
        self.regs(&regs)
    }

    /// Components in SGPRs, as an operand.
    fn sgpr_operand(&mut self, comps: &[Comp]) -> Operand {
        let regs = self.in_sgprs(comps);
        self.regs(&regs)
    }

    /// SGPR or inline constant.
    pub fn lane_select(&mut self, comps: &[Comp]) -> Operand {
        if let [Comp::Imm(bits)] = comps {
            if let Operand::Inline(code) = self.imm32(*bits) {
                return Operand::Inline(code);
            }
        }
        self.sgpr_operand(comps)
    }

    fn flexible_source(&mut self, comps: &[Comp], row: &OperandDesc, bus: &mut Bus) -> Operand {
        // Most sources are one VGPR.
        if let &[Comp::Reg(reg)] = comps
            && self.mir.vregs[reg].bank == Bank::Vgpr
        {
            return self.regs(&[reg]);
        }
        if comps.iter().all(|c| *c == Comp::Undef) {
            return Operand::ZERO;
        }
        let bits = if comps.len() == 1 {
            imm_bits(comps)
        } else {
            wide_bits(comps)
        };
        if let Some(code) = bits.and_then(|b| self.inline(b, row.ty)) {
            return Operand::Inline(code);
        }
        let scalar = comps.iter().all(|&c| self.comp_bank(c) != Some(Bank::Vgpr));
        if scalar && bus.admits(comps) {
            let regs = self.in_sgprs(comps);
            bus.taken = Some(BusUse::regs(regs.iter().copied()));
            return self.regs(&regs);
        }
        self.vgpr_operand(comps)
    }
}

/// Sets the modifiers of sources.
fn modify(inst: &mut Inst, srcs: &[Src], packed: bool) {
    for (i, src) in srcs.iter().enumerate() {
        inst.mods.abs |= u8::from(src.abs) << i;
        let neg = u8::from(src.neg) << i;
        if packed {
            inst.mods.neg_lo |= neg;
            inst.mods.neg_hi |= neg;
        } else {
            inst.mods.neg |= neg;
        }
        if src.halves == Halves::LowTwice {
            inst.mods.op_sel_hi &= !(1 << i);
        }
    }
}

/// How many of an instruction's results have old values, which are sources.
fn tied(results: &[OperandDesc]) -> usize {
    let is_tied = |row: &&OperandDesc| row.role == Role::DefUse;
    results.iter().filter(is_tied).count()
}

/// The one scalar value that a vector instruction can read.
struct Bus {
    taken: Option<BusUse>,
}

/// The registers of a scalar value: none, one or two.
#[derive(Clone, Copy, PartialEq)]
struct BusUse([Option<VReg>; 2]);

impl BusUse {
    fn regs(regs: impl IntoIterator<Item = VReg>) -> BusUse {
        let mut regs = regs.into_iter();
        BusUse([regs.next(), regs.next()])
    }
}

impl Bus {
    /// Operands that can only be scalar registers come first.
    fn reserve_mandatory(&mut self, src: &Src, row: &OperandDesc) {
        if row.class == OperandClass::LaneMask {
            if let Some(Comp::Reg(_)) = src.comps.first() {
                self.taken = Some(use_of(&src.comps));
            }
        }
    }

    /// May these components be read as scalars?
    fn admits(&self, comps: &[Comp]) -> bool {
        // A constant word would get a register of its own each time.
        let all_regs = comps.iter().all(|c| matches!(c, Comp::Reg(_)));
        match self.taken {
            None => true,
            Some(taken) => all_regs && taken == use_of(comps),
        }
    }
}

/// The use of the registers among some components.
fn use_of(comps: &[Comp]) -> BusUse {
    BusUse::regs(comps.iter().filter_map(|c| match c {
        Comp::Reg(reg) => Some(*reg),
        _ => None,
    }))
}

/// The bits of a one-component constant.
fn imm_bits(comps: &[Comp]) -> Option<u64> {
    match comps {
        [Comp::Imm(bits)] => Some(u64::from(*bits)),
        _ => None,
    }
}

fn imm_of(comps: &[Comp]) -> u32 {
    imm_bits(comps).map_or(0, |b| b as u32)
}

/// The bits of a two-component constant.
fn wide_bits(comps: &[Comp]) -> Option<u64> {
    match comps {
        [Comp::Imm(lo), Comp::Imm(hi)] => Some(u64::from(*lo) | u64::from(*hi) << 32),
        _ => None,
    }
}
