//! A lane mask of a condition that is the same in all lanes is made once in a block.
//!
//! Selection makes a mask of such a condition, a word, for each select of vector values:
//! `s_cmp_lg_u32 word, 0` and `s_cselect_b64 mask, -1, 0`. The second mask of the same word is the
//! first one: all its bits are equal, whatever EXEC is. At most [`MOST`] masks are remembered,
//! because each is in use until its last reader, and no more than there is [`room`] for. Linear.

use crate::cleanup::scc_read_from;
use crate::room;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use isa::{Machine, MaskOp, Opcode};
use mir::{Function, Inst, Op, Operand, RegList, VReg};
use std::collections::VecDeque;

/// Most masks that wait for another reader.
const MOST: usize = 12;

/// Replaces masks by earlier ones of the same conditions.
pub(crate) fn share(func: &mut Function, machine: &Machine) {
    if !has_masks(func) {
        return;
    }
    let most = (room::of_sgprs(func, machine) / 2).min(MOST);
    let mut replacement: SecondaryMap<VReg, VReg> = SecondaryMap::with_default(VReg::new(0));
    let mut gone: EntitySet<VReg> = EntitySet::new();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let pair = |k: usize| mask_of(func, func.blocks[block].insts.get(k..k + 2)?);
        if !(0..func.blocks[block].insts.len()).any(|k| pair(k).is_some()) {
            continue;
        }
        let old = std::mem::take(&mut func.blocks[block].insts);
        let mut new = Vec::with_capacity(old.len());
        let mut known: VecDeque<(VReg, RegList)> = VecDeque::new();
        let mut skip = 0;
        for (k, inst) in old.iter().enumerate() {
            if skip > 0 {
                skip -= 1;
                continue;
            }
            if let Some((word, mask)) = old.get(k..k + 2).and_then(|two| mask_of(func, two)) {
                let earlier = known.iter().find(|(w, _)| *w == word).map(|(_, m)| *m);
                match earlier {
                    Some(earlier) if !scc_read_from(&old, k + 2) => {
                        for (&m, &e) in func.regs(mask).iter().zip(func.regs(earlier)) {
                            replacement[m] = e;
                            gone.insert(m);
                        }
                        skip = 1;
                        continue;
                    }
                    Some(_) => {}
                    None => {
                        known.push_back((word, mask));
                        if known.len() > most {
                            known.pop_front();
                        }
                    }
                }
            }
            new.push(inst.clone());
        }
        func.blocks[block].insts = new;
    }
    if gone.keys().next().is_some() {
        rename(func, &gone, &replacement);
    }
}

/// Is there a block with two such masks?
fn has_masks(func: &Function) -> bool {
    func.layout.iter().any(|&block| {
        let two = func.blocks[block].insts.windows(2);
        two.filter(|two| mask_of(func, two).is_some())
            .nth(1)
            .is_some()
    })
}

/// The word and the mask of the two instructions that make one.
fn mask_of(func: &Function, two: &[Inst]) -> Option<(VReg, RegList)> {
    let [compare, select] = two else {
        return None;
    };
    let zero = |o: Operand| o == Operand::ZERO;
    let chosen = Op::Isa(MaskOp::Cselect.opcode(func.wave));
    if compare.op != Op::Isa(Opcode::SCmpLgU32) || select.op != chosen {
        return None;
    }
    let (&[word, nothing], &[Operand::Regs(mask), ones, zeros]) =
        (&compare.operands[..], &select.operands[..])
    else {
        return None;
    };
    let all = ones == Operand::Inline(isa::INLINE_MINUS_ONE);
    match func.operand_regs(word) {
        &[word] if zero(nothing) && all && zero(zeros) => Some((word, mask)),
        _ => None,
    }
}

fn rename(func: &mut Function, gone: &EntitySet<VReg>, replacement: &SecondaryMap<VReg, VReg>) {
    let resolve = |r: VReg| match gone.contains(r) {
        true => replacement[r],
        false => r,
    };
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in &mut insts {
            for k in 0..inst.operands.len() {
                let regs = func.operand_regs(inst.operands[k]);
                if regs.iter().any(|&r| gone.contains(r)) {
                    let new: Vec<VReg> = regs.iter().map(|&r| resolve(r)).collect();
                    inst.operands[k] = func.operand(&new);
                }
            }
        }
        func.blocks[block].insts = insts;
        let data = &mut func.blocks[block];
        for edge in data.succs.iter_mut().chain(&mut data.wave_succs) {
            edge.args.iter_mut().for_each(|a| *a = resolve(*a));
        }
    }
}
