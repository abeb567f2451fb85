//! Shorter encodings of the same instructions, which the registers that were given out allow.
//!
//! * VOP1, VOP2 and VOPC in 32 bits instead of 64 (manual, section 13.3): no modifiers, the second
//!   source a VGPR, masks and carries in VCC.
//! * `v_fma_f32` and `v_mad_f32` whose addend is overwritten as `v_fmac_f32` and `v_mac_f32`.
//! * SOP instructions with a literal of 16 bits as SOPK (manual, section 12.2).
//! * Two moves of SGPRs, one behind the other, as one of 64 bits ([`moves`]).
//!
//! Sources are exchanged where that helps. Comparisons with zero of what SCC tells already go away
//! ([`zero`]). Linear.

mod moves;
mod zero;

use crate::cleanup;
use isa::{Family, Form, Forms, ImplicitRegs, InstFlags, Machine, Opcode};
use mir::{Function, Inst, Operand};
use smallvec::SmallVec;

/// Shortens what it can; gives the number of instructions that became shorter.
pub fn shrink(func: &mut Function, machine: &Machine) -> u32 {
    let mut count = 0;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        count += zero::compare(&mut func.blocks[block], machine);
        count += moves::join(&mut func.blocks[block].insts);
        let insts = &mut func.blocks[block].insts;
        for k in 0..insts.len() {
            let Some(opcode) = insts[k].opcode() else {
                continue;
            };
            let shorter = match opcode.desc().family {
                Family::Vop1 | Family::Vop2 | Family::Vopc => vop(&mut insts[k], machine),
                Family::Vop3 => accumulate(&mut insts[k], opcode, machine),
                Family::Sop1 | Family::Sop2 | Family::Sopc => sopk(insts, k, opcode, machine),
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

/// Positions of the first two sources, if there are two.
fn sources(opcode: Opcode) -> Option<(usize, usize)> {
    let is_source = |o: &isa::OperandDesc| matches!(o.field, isa::Field::Src0 | isa::Field::Src1);
    let rows = opcode.desc().operands;
    let first = rows.iter().position(is_source)?;
    let second = rows.iter().rposition(is_source)?;
    (first < second).then_some((first, second))
}

/// Takes the 32-bit form of a VOP1, VOP2 or VOPC instruction.
fn vop(inst: &mut Inst, machine: &Machine) -> bool {
    let Some(opcode) = inst.opcode() else {
        return false;
    };
    let generation = machine.column();
    let has_e32 = opcode.desc().forms_on(generation).contains(Forms::E32);
    if inst.form != Form::E64 || !has_e32 || !inst.mods.is_default() {
        return false;
    }
    let masks_fit = opcode
        .desc()
        .operands
        .iter()
        .zip(&inst.operands)
        .all(|(row, &operand)| {
            row.class != isa::OperandClass::LaneMask || operand == Operand::Phys(machine.vcc())
        });
    if !masks_fit {
        return false;
    }
    if let Some((first, second)) = sources(opcode)
        && !is_vgpr(inst.operands[second])
    {
        let Some(other) = opcode
            .desc()
            .reverse()
            .filter(|_| is_vgpr(inst.operands[first]))
        else {
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
    let Some(short) = opcode.desc().accumulates_as else {
        return false;
    };
    let forms = short.desc().forms_on(machine.column());
    let [dst, a, b, c] = inst.operands[..] else {
        return false;
    };
    let fits = dst == c
        && (is_vgpr(a) || is_vgpr(b))
        && inst.mods.is_default()
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
fn sopk(insts: &mut [Inst], index: usize, opcode: Opcode, machine: &Machine) -> bool {
    let inst = &insts[index];
    let new = match inst.operands[..] {
        [a, b] if opcode.desc().family == Family::Sopc => compare(opcode, a, b),
        [dst, src] => opcode
            .desc()
            .with_constant
            .filter(|_| is_sdst(dst))
            .and_then(|short| Some(Inst::new(short, &[dst, signed(src)?]))),
        [dst, a, b] => overwrite(insts, index, opcode, [dst, a, b]),
        _ => None,
    };
    let Some(mut new) = new.filter(|i| i.opcode().is_some_and(|o| machine.has(o))) else {
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

/// The form that overwrites its other source. What is left in SCC may differ where nobody reads it.
fn overwrite(
    insts: &[Inst],
    index: usize,
    opcode: Opcode,
    [dst, a, b]: [Operand; 3],
) -> Option<Inst> {
    let desc = opcode.desc();
    let scc_is_free = || !cleanup::scc_read_from(insts, index + 1);
    let short = desc.with_constant.or_else(|| {
        let other = desc.other_scc.filter(|_| scc_is_free())?;
        other.desc().with_constant
    })?;
    let (own, constant) = match a == dst || !desc.flags.contains(InstFlags::COMMUTES) {
        true => (a, b),
        false => (b, a),
    };
    let k = signed(constant).filter(|_| own == dst && is_sdst(dst))?;
    Some(Inst::new(short, &[dst, k, dst]))
}

fn compare(opcode: Opcode, a: Operand, b: Operand) -> Option<Inst> {
    let (opcode, register, constant) = match (a, b) {
        (Operand::Literal(_), _) => (opcode.desc().reverse()?, b, a),
        _ => (opcode, a, b),
    };
    if !is_sdst(register) {
        return None;
    }
    [Some(opcode), opcode.desc().same]
        .into_iter()
        .flatten()
        .find_map(|o| {
            let short = o.desc().with_constant?;
            let is_signed = short.desc().operands[1].class == isa::OperandClass::Simm16;
            let k = match is_signed {
                true => signed(constant),
                false => unsigned(constant),
            }?;
            Some(Inst::new(short, &[register, k]))
        })
}

#[cfg(test)]
mod tests;
