//! A lane mask of a condition that is the same in all lanes is made once in a block, and of SCC
//! where that still is the condition.
//!
//! Selection makes a mask of such a condition, a word, for each select of vector values:
//! `s_cmp_lg_u32 word, 0` and `s_cselect_b64 mask, -1, 0`. The second mask of the same word is the
//! first one: all its bits are equal, whatever EXEC is. At most [`MOST`] masks are remembered,
//! because each is in use until its last reader, and no more than there is [`room`] for. Linear.

use crate::cleanup::{scc_read_from, writes_scc};
use crate::replace::Replaced;
use crate::room;
use cranelift_entity::EntitySet;
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
    let mut replaced = Replaced::new();
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
                            replaced.replace(m, e);
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
    replaced.rewrite(func);
}

/// What SCC says at a place of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// SCC is whether the word is one, which is zero otherwise.
    Is(VReg),
    /// SCC is whether the word is zero, which is one otherwise.
    IsNot(VReg),
}

/// A word that was selected by SCC need not be compared with zero for a mask while SCC still is
/// what it was; where nobody else reads the word it goes. The opposite of SCC becomes a mask with
/// the other choice, if nothing reads the comparison's SCC behind the mask. Linear.
pub(crate) fn from_scc(func: &mut Function) {
    let mut words: Vec<VReg> = Vec::new();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut pairs = func.blocks[block].insts.windows(2);
        if !pairs.any(|two| mask_of(func, two).is_some()) {
            continue;
        }
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        let mut gone = vec![false; insts.len()];
        let mut known = None;
        for k in 0..insts.len() {
            let mask = insts.get(k..k + 2).and_then(|two| mask_of(func, two));
            let told = match (mask, known) {
                (Some((word, _)), Some(Known::Is(w))) => w == word,
                (Some((word, _)), Some(Known::IsNot(w))) => {
                    w == word && !scc_read_from(&insts, k + 2)
                }
                _ => false,
            };
            if !told {
                known = selected(func, &insts[k]).or(known.filter(|_| !writes_scc(&insts[k])));
                continue;
            }
            gone[k] = true;
            words.extend(mask.map(|(word, _)| word));
            if matches!(known, Some(Known::IsNot(_))) {
                insts[k + 1].operands.swap(1, 2);
            }
        }
        let mut gone = gone.into_iter();
        insts.retain(|_| gone.next() != Some(true));
        func.blocks[block].insts = insts;
    }
    remove_unread(func, &words);
}

/// What SCC says of the word that an instruction selects by it.
fn selected(func: &Function, inst: &Inst) -> Option<Known> {
    if inst.op != Op::Isa(Opcode::SCselectB32) {
        return None;
    }
    let &[word, yes, no] = &inst.operands[..] else {
        return None;
    };
    let &[word] = func.operand_regs(word) else {
        return None;
    };
    let one = Operand::number(1);
    match (yes, no) {
        (yes, no) if yes == one && no == Operand::ZERO => Some(Known::Is(word)),
        (yes, no) if yes == Operand::ZERO && no == one => Some(Known::IsNot(word)),
        _ => None,
    }
}

/// Removes the selections that define words which nobody reads.
fn remove_unread(func: &mut Function, words: &[VReg]) {
    if words.is_empty() {
        return;
    }
    let mut unread: EntitySet<VReg> = EntitySet::new();
    unread.extend(words.iter().copied());
    for &block in &func.layout {
        let data = &func.blocks[block];
        for inst in &data.insts {
            let written = inst.written();
            for (k, &operand) in inst.operands.iter().enumerate() {
                if !written.contains(k) {
                    for &r in func.operand_regs(operand) {
                        unread.remove(r);
                    }
                }
            }
        }
        for edge in data.succs.iter().chain(&data.wave_succs) {
            for &a in &edge.args {
                unread.remove(a);
            }
        }
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|inst| {
            let word = match selected(func, inst) {
                Some(Known::Is(word) | Known::IsNot(word)) => word,
                None => return true,
            };
            !unread.contains(word)
        });
        func.blocks[block].insts = insts;
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
