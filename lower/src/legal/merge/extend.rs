//! Extensions of narrow loads that have become parts of words: the field is cut out of the word in
//! one step, each by itself, so that selection finds the instruction that does it. Linear.

use ir::{ArithFlags, BinaryOp, CastOp, Context, Function, Inst, InstData, Type, Value};
use rustc_hash::FxHashMap;

/// Bits of a word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub word: Value,
    pub bit: u32,
    pub bits: u32,
}

/// What values of narrow types are.
pub(super) type Parts = FxHashMap<Value, Part>;

/// Rewrites the extensions of parts.
pub(super) fn run(ctx: &mut Context, func: &mut Function, parts: &Parts) {
    if parts.is_empty() {
        return;
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let old = std::mem::take(&mut func.blocks[block].insts);
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            if let &InstData::Cast { op, arg, .. } = func.inst(inst)
                && let Some(&part) = parts.get(&arg)
                && matches!(op, CastOp::ZExt | CastOp::SExt)
            {
                extend(ctx, func, inst, op, part, &mut new);
            }
            new.push(inst);
        }
        func.blocks[block].insts = new;
    }
}

/// Makes an extension of a field an operation on its word, with another one before it if it takes
/// two.
fn extend(
    ctx: &mut Context,
    func: &mut Function,
    inst: Inst,
    op: CastOp,
    part: Part,
    out: &mut Vec<Inst>,
) {
    let above = u32::BITS - part.bit - part.bits;
    let (first, second) = match (op, above) {
        (CastOp::SExt, _) => (
            (BinaryOp::Shl, above),
            (BinaryOp::AShr, u32::BITS - part.bits),
        ),
        (_, 0) => ((BinaryOp::Shl, 0), (BinaryOp::LShr, part.bit)),
        _ => (
            (BinaryOp::LShr, part.bit),
            (BinaryOp::And, (1 << part.bits) - 1),
        ),
    };
    let mut word = part.word;
    if first.1 != 0 {
        let data = with_constant(ctx, func, first, word);
        let loc = func.inst_loc(inst);
        let added = func.make_inst(data, Type::I32, loc);
        out.push(added);
        word = func.result(added).expect("the type of a value is not void");
    }
    let data = with_constant(ctx, func, second, word);
    func.replace_inst(inst, data);
}

fn with_constant(
    ctx: &mut Context,
    func: &mut Function,
    (op, n): (BinaryOp, u32),
    word: Value,
) -> InstData {
    let n = crate::values::int(ctx, func, Type::I32, u128::from(n));
    InstData::Binary {
        op,
        flags: ArithFlags::empty(),
        args: [word, n],
    }
}
