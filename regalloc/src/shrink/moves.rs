//! Two moves of SGPRs, one behind the other, that write an aligned pair.
//!
//! `s_mov_b32 s4, s8` and `s_mov_b32 s5, s9`, in either order, are `s_mov_b64 s[4:5], s[8:9]`. The
//! second never reads what the first writes: what is even is moved from what is even. Copies of
//! parallel moves are joined where they are put in sequence ([`crate::moves`]); these here are of
//! their own: arguments of calls, constants. Linear.

use crate::moves::{Move, double, is_pair};
use isa::Opcode;
use mir::{Inst, Op, Operand};

/// Joins the pairs of a block; gives their number.
pub(super) fn join(insts: &mut Vec<Inst>) -> u32 {
    let pair_at = |insts: &[Inst], k: usize| {
        let two = insts.get(k..k + 2)?;
        pair(scalar_move(&two[0])?, scalar_move(&two[1])?)
    };
    let Some(first) = (0..insts.len()).find(|&k| pair_at(insts, k).is_some()) else {
        return 0;
    };
    let (mut from, mut to) = (first, first);
    while from < insts.len() {
        let joined = pair_at(insts, from);
        insts.swap(to, from);
        from += 1;
        if let Some(lower) = joined {
            let loc = insts[to].loc;
            insts[to] = double(&lower);
            insts[to].loc = loc;
            from += 1;
        }
        to += 1;
    }
    let count = insts.len() - to;
    insts.truncate(to);
    count as u32
}

/// The move of the lower word, if two moves are one of 64 bits.
fn pair(first: Move, second: Move) -> Option<Move> {
    if is_pair(&first, &second) {
        return Some(first);
    }
    is_pair(&second, &first).then_some(second)
}

fn scalar_move(inst: &Inst) -> Option<Move> {
    match (&inst.op, &inst.operands[..]) {
        (Op::Isa(Opcode::SMovB32), &[Operand::Phys(dst), src]) => Some(Move { dst: dst.base, src }),
        _ => None,
    }
}
