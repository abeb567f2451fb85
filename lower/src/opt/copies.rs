//! Copies of instructions within a function.

use crate::fold::{self, Scalar};
use crate::values;
use ir::{
    BinaryOp, Context, Function, Inst, InstData, IntCC, UnaryOp, Unrolling, Value, ValueRange,
};

/// The same instruction once more, with its operands as `map` says and all that is known of it
/// beside it, at no place yet. Not for terminators: their targets are no operands. Scopes of
/// aliases stay what they are.
pub(super) fn copy_inst(func: &mut Function, inst: Inst, map: impl Fn(Value) -> Value) -> Inst {
    let mut data = func.inst(inst).clone();
    if let InstData::Gep { args, .. }
    | InstData::Call { args, .. }
    | InstData::CallIndirect { args, .. }
    | InstData::Intrinsic { args, .. } = &mut data
    {
        *args = args.deep_clone(&mut func.lists);
    }
    let (ty, loc) = (func.result_type(inst), func.inst_loc(inst));
    let copy = func.make_inst(data, ty, loc);
    func.for_each_operand_mut(copy, |v| *v = map(*v));
    Facts::of(func, inst).note(func, copy);
    copy
}

/// What is known of an instruction beside its operation.
pub(super) struct Facts {
    range: Option<ValueRange>,
    accuracy: Option<f32>,
    mem_aligns: Option<[u8; 2]>,
    unrolling: Option<Unrolling>,
}

impl Facts {
    pub(super) fn of(func: &Function, inst: Inst) -> Facts {
        Facts {
            range: func.ranges.get(&inst).copied(),
            accuracy: func.accuracy.get(&inst).copied(),
            mem_aligns: func.mem_aligns.get(&inst).copied(),
            unrolling: func.unrolling.get(&inst).copied(),
        }
    }

    /// Says it of a copy, which may be another function's.
    pub(super) fn note(self, func: &mut Function, copy: Inst) {
        func.ranges.extend(self.range.map(|fact| (copy, fact)));
        func.accuracy.extend(self.accuracy.map(|fact| (copy, fact)));
        func.mem_aligns
            .extend(self.mem_aligns.map(|fact| (copy, fact)));
        func.unrolling
            .extend(self.unrolling.map(|fact| (copy, fact)));
    }
}

/// A value that is there already and equal to that of an operation on integers, some of whose
/// operands are constants.
pub(super) fn known_value(ctx: &mut Context, func: &mut Function, inst: Inst) -> Option<Value> {
    let constant = |v| values::const_int(ctx, func, v);
    let width = |v| ctx.types.int_bits(func.value_type(v));
    let ty = func.result_type(inst);
    let bits = match *func.inst(inst) {
        InstData::Binary { op, args, .. } => match (op, args.map(constant)) {
            (BinaryOp::Add, [Some(0), _]) => return Some(args[1]),
            (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Shl, [_, Some(0)]) => return Some(args[0]),
            (BinaryOp::Mul, [Some(0), _] | [_, Some(0)]) => 0,
            (op, [Some(x), Some(y)]) => fold::binary_int(op, x, y, width(args[0])?)?,
            _ => return None,
        },
        InstData::Cast { op, arg, .. } => {
            let to = ctx.types.int_bits(ty)?;
            fold::cast(
                op,
                constant(arg)?,
                Scalar::Int(width(arg)?),
                Scalar::Int(to),
            )?
        }
        InstData::ICmp { cond, args, .. } => {
            let [x, y] = args.map(constant);
            holds(cond, x?, y?, width(args[0])?)
        }
        InstData::Select { args, .. } => {
            let chosen = if constant(args[0])? == 0 { 2 } else { 1 };
            return Some(args[chosen]);
        }
        InstData::Unary {
            op: UnaryOp::Freeze,
            arg,
            ..
        } => return constant(arg).map(|_| arg),
        _ => return None,
    };
    Some(values::int(ctx, func, ty, bits))
}

fn holds(cond: IntCC, x: u128, y: u128, width: u32) -> u128 {
    u128::from(fold::compare_ints(cond, x, y, width))
}
