//! Shorter encodings of the same instructions, which the registers that were given out allow.
//!
//! * VOP1, VOP2 and VOPC in 32 bits instead of 64 (manual, section 13.3): no modifiers, the second source a VGPR, masks and carries in VCC.
//! * `v_fma_f32` and `v_mad_f32` whose addend is overwritten as `v_fmac_f32` and `v_mac_f32`.
//! * SOP instructions with a literal of 16 bits as SOPK (manual, section 12.2).
//!
//! Sources are exchanged where that helps. Linear.

use crate::cleanup;
use isa::{Family, Form, Forms, ImplicitRegs, Machine, Modifiers, Opcode, RegSpan};
use mir::{Function, Inst, Operand};
use smallvec::SmallVec;

use Opcode::*;

/// Instructions that are one another's with the sources exchanged. Those that are their own have
/// [`isa::InstFlags::COMMUTES`].
#[rustfmt::skip]
const REVERSED: [(Opcode, Opcode); 34] = [
    (VSubF32, VSubrevF32), (VSubF16, VSubrevF16), (VSubU16, VSubrevU16), (VSubU32, VSubrevU32),
    (VSubCoU32, VSubrevCoU32), (VSubbCoU32, VSubbrevCoU32),
    (VCmpLtF16, VCmpGtF16), (VCmpLeF16, VCmpGeF16), (VCmpNltF16, VCmpNgtF16), (VCmpNleF16, VCmpNgeF16),
    (VCmpLtF32, VCmpGtF32), (VCmpLeF32, VCmpGeF32), (VCmpNltF32, VCmpNgtF32), (VCmpNleF32, VCmpNgeF32),
    (VCmpLtF64, VCmpGtF64), (VCmpLeF64, VCmpGeF64), (VCmpNltF64, VCmpNgtF64), (VCmpNleF64, VCmpNgeF64),
    (VCmpLtI16, VCmpGtI16), (VCmpLeI16, VCmpGeI16), (VCmpLtU16, VCmpGtU16), (VCmpLeU16, VCmpGeU16),
    (VCmpLtI32, VCmpGtI32), (VCmpLeI32, VCmpGeI32), (VCmpLtU32, VCmpGtU32), (VCmpLeU32, VCmpGeU32),
    (VCmpLtI64, VCmpGtI64), (VCmpLeI64, VCmpGeI64), (VCmpLtU64, VCmpGtU64), (VCmpLeU64, VCmpGeU64),
    (SCmpLtI32, SCmpGtI32), (SCmpLeI32, SCmpGeI32), (SCmpLtU32, SCmpGtU32), (SCmpLeU32, SCmpGeU32),
];

/// Comparisons with a 16-bit constant.
const COMPARE_K: [(Opcode, Opcode); 12] = [
    (SCmpEqI32, SCmpkEqI32),
    (SCmpLgI32, SCmpkLgI32),
    (SCmpGtI32, SCmpkGtI32),
    (SCmpGeI32, SCmpkGeI32),
    (SCmpLtI32, SCmpkLtI32),
    (SCmpLeI32, SCmpkLeI32),
    (SCmpEqU32, SCmpkEqU32),
    (SCmpLgU32, SCmpkLgU32),
    (SCmpGtU32, SCmpkGtU32),
    (SCmpGeU32, SCmpkGeU32),
    (SCmpLtU32, SCmpkLtU32),
    (SCmpLeU32, SCmpkLeU32),
];

/// Comparisons that do not depend on the sign.
const EITHER_SIGN: [(Opcode, Opcode); 4] = [
    (SCmpEqI32, SCmpEqU32),
    (SCmpEqU32, SCmpEqI32),
    (SCmpLgI32, SCmpLgU32),
    (SCmpLgU32, SCmpLgI32),
];

/// The instruction that adds to its own destination.
const ACCUMULATE: [(Opcode, Opcode); 2] = [(VFmaF32, VFmacF32), (VMadF32, VMacF32)];

fn look_up(table: &[(Opcode, Opcode)], opcode: Opcode) -> Option<Opcode> {
    table
        .iter()
        .find(|(from, _)| *from == opcode)
        .map(|(_, to)| *to)
}

/// The opcode that does the same with the first two sources exchanged.
pub fn reversed(opcode: Opcode) -> Option<Opcode> {
    if opcode.desc().flags.contains(isa::InstFlags::COMMUTES) {
        return Some(opcode);
    }
    let pair = REVERSED
        .iter()
        .find(|(a, b)| *a == opcode || *b == opcode)?;
    Some(if pair.0 == opcode { pair.1 } else { pair.0 })
}

/// Shortens what it can; gives the number of instructions that became shorter.
pub fn shrink(func: &mut Function, machine: &Machine) -> u32 {
    let mut count = 0;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let insts = &mut func.blocks[block].insts;
        for k in 0..insts.len() {
            let Some(opcode) = insts[k].opcode() else {
                continue;
            };
            let shorter = match opcode.desc().family {
                Family::Vop1 | Family::Vop2 | Family::Vopc => vop(&mut insts[k], machine),
                Family::Vop3 => accumulate(&mut insts[k], opcode, machine),
                Family::Sop1 | Family::Sop2 | Family::Sopc => sopk(insts, k, opcode),
                _ => false,
            };
            count += u32::from(shorter);
        }
    }
    count
}

fn is_vgpr(operand: Operand) -> bool {
    matches!(operand, Operand::Phys(span) if span.base.is_vgpr())
}

/// Positions of the first two sources.
fn sources(opcode: Opcode) -> SmallVec<[usize; 2]> {
    let rows = opcode.desc().operands.iter().enumerate();
    rows.filter(|(_, o)| matches!(o.field, isa::Field::Src0 | isa::Field::Src1))
        .map(|(i, _)| i)
        .collect()
}

/// Takes the 32-bit form of a VOP1, VOP2 or VOPC instruction.
fn vop(inst: &mut Inst, machine: &Machine) -> bool {
    let Some(opcode) = inst.opcode() else {
        return false;
    };
    let generation = machine.column();
    let has_e32 = opcode.desc().forms_on(generation).contains(Forms::E32);
    if inst.form != Form::E64 || !has_e32 || inst.mods != Modifiers::default() {
        return false;
    }
    let masks_fit = opcode
        .desc()
        .operands
        .iter()
        .zip(&inst.operands)
        .all(|(row, &operand)| {
            row.class != isa::OperandClass::LaneMask || operand == Operand::Phys(RegSpan::VCC)
        });
    if !masks_fit {
        return false;
    }
    if let [first, second] = sources(opcode)[..]
        && !is_vgpr(inst.operands[second])
    {
        let Some(other) = reversed(opcode).filter(|_| is_vgpr(inst.operands[first])) else {
            return false;
        };
        if !machine.has(other) {
            return false;
        }
        inst.op = mir::Op::Isa(other);
        inst.operands.swap(first, second);
    }
    inst.form = Form::E32;
    true
}

/// Makes `d = a * b + d` of a three-source instruction.
fn accumulate(inst: &mut Inst, opcode: Opcode, machine: &Machine) -> bool {
    let Some(short) = look_up(&ACCUMULATE, opcode) else {
        return false;
    };
    let forms = short.desc().forms_on(machine.column());
    let [dst, a, b, c] = inst.operands[..] else {
        return false;
    };
    let fits = dst == c
        && (is_vgpr(a) || is_vgpr(b))
        && inst.mods == Modifiers::default()
        && machine.has(short)
        && forms.contains(Forms::E32);
    if !fits {
        return false;
    }
    let (a, b) = if is_vgpr(b) { (a, b) } else { (b, a) };
    inst.op = mir::Op::Isa(short);
    inst.form = Form::E32;
    inst.operands = SmallVec::from_slice(&[dst, a, b, c]);
    true
}

/// A literal that is no more than 16 bits with a sign.
fn signed(operand: Operand) -> Option<Operand> {
    match operand {
        Operand::Literal(bits) => i16::try_from(bits as i32)
            .ok()
            .map(|v| Operand::Imm(v.into())),
        _ => None,
    }
}

/// A literal that is no more than 16 bits without a sign.
fn unsigned(operand: Operand) -> Option<Operand> {
    match operand {
        Operand::Literal(bits) => u16::try_from(bits).ok().map(|v| Operand::Imm(v.into())),
        _ => None,
    }
}

/// A register that SOPK can name as destination and source.
fn is_sdst(operand: Operand) -> bool {
    matches!(operand, Operand::Phys(span) if !span.base.is_vector() && span.base.code() < 128)
}

/// Takes a form with a 16-bit constant.
fn sopk(insts: &mut [Inst], index: usize, opcode: Opcode) -> bool {
    let inst = &insts[index];
    let new = match (opcode, &inst.operands[..]) {
        (SMovB32, &[dst, src]) if is_sdst(dst) => {
            signed(src).map(|k| Inst::new(SMovkI32, &[dst, k]))
        }
        (SAddI32 | SAddU32 | SMulI32, &[dst, a, b]) => {
            let (own, constant) = if a == dst { (a, b) } else { (b, a) };
            let short = match opcode {
                SMulI32 => SMulkI32,
                _ => SAddkI32,
            };
            // s_add_u32 leaves the carry in SCC, s_addk_i32 the overflow.
            let scc_fits = opcode != SAddU32 || !cleanup::scc_read_from(insts, index + 1);
            signed(constant)
                .filter(|_| own == dst && is_sdst(dst) && scc_fits)
                .map(|k| Inst::new(short, &[dst, k, dst]))
        }
        (_, &[a, b]) if opcode.desc().family == Family::Sopc => compare(opcode, a, b),
        _ => None,
    };
    let Some(mut new) = new else {
        return false;
    };
    debug_assert!(
        new.opcode().is_none_or(|o| {
            let writes = |o: Opcode| o.desc().implicit_writes & ImplicitRegs::SCC;
            writes(o) == writes(opcode)
        }),
        "the short form treats SCC as the long one"
    );
    new.loc = inst.loc;
    insts[index] = new;
    true
}

fn compare(opcode: Opcode, a: Operand, b: Operand) -> Option<Inst> {
    let (opcode, register, constant) = match (a, b) {
        (Operand::Literal(_), _) => (reversed(opcode)?, b, a),
        _ => (opcode, a, b),
    };
    if !is_sdst(register) {
        return None;
    }
    let either = look_up(&EITHER_SIGN, opcode);
    [Some(opcode), either].into_iter().flatten().find_map(|o| {
        let short = look_up(&COMPARE_K, o)?;
        let is_signed = short.desc().operands[1].class == isa::OperandClass::Simm16;
        let k = if is_signed {
            signed(constant)
        } else {
            unsigned(constant)
        }?;
        Some(Inst::new(short, &[register, k]))
    })
}

#[cfg(test)]
mod tests;
