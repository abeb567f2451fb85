//! What is known of the bits of a value, found by looking a fixed number of operations back: what
//! the operations make of it is in [`crate::known`].

use crate::abi::max_work_items;
use crate::known::Known;
use crate::values::{const_int, mask};
use ir::{
    BinaryOp, CastOp, Context, Function, Inst, InstData, Intrinsic, Type, TypeData, Value, ValueDef,
};

/// Operations that a query looks through.
const DEPTH: u32 = 4;

/// Lanes of which one count tells how many are before a lane: the bits of its mask (Vega ISA
/// manual, "VOP3", V_MBCNT_LO_U32_B32).
const COUNTED: u32 = u32::BITS;

/// What is known of a scalar integer or a pointer; `None` for other types.
pub fn known_bits(ctx: &Context, func: &Function, value: Value) -> Option<Known> {
    let query = Query { ctx, func };
    Some(query.value(value, query.width(func.value_type(value))?, DEPTH))
}

struct Query<'a> {
    ctx: &'a Context,
    func: &'a Function,
}

impl Query<'_> {
    /// Bits of an integer or a pointer.
    fn width(&self, ty: Type) -> Option<u32> {
        let types = &self.ctx.types;
        types.int_bits(ty).or_else(|| match types.get(ty) {
            TypeData::Ptr(_) => Some(ir::DataLayout::new(types).bits(ty) as u32),
            _ => None,
        })
    }

    fn value(&self, value: Value, width: u32, depth: u32) -> Known {
        let inst = match self.func.value_def(value) {
            ValueDef::Inst(inst) if depth > 0 => inst,
            ValueDef::Const(_) => {
                let constant = const_int(self.ctx, self.func, value);
                return constant
                    .map_or_else(|| Known::nothing(width), |n| Known::constant(n, width));
            }
            _ => return Known::nothing(width),
        };
        let arg = |v| self.value(v, width, depth - 1);
        match self.func.inst(inst) {
            // Nothing is known of them, whatever the operands are.
            InstData::Binary {
                op: BinaryOp::SDiv | BinaryOp::SRem,
                ..
            } => Known::nothing(width),
            InstData::Binary { op, args, .. } => match arg(args[0]) {
                x if x.is_nothing() && Known::needs_both(*op) => x,
                x => match self.shift_amount(*op, args[1], width) {
                    Some(amount) => Known::shift(*op, x, amount),
                    None => Known::binary(*op, x, arg(args[1])),
                },
            },
            InstData::Cast { op, arg, .. } => self.cast(*op, *arg, width, depth - 1),
            InstData::Select { args, .. } => match arg(args[1]) {
                x if x.is_nothing() => x,
                x => x.either(arg(args[2])),
            },
            data => self.in_range(inst, self.loaded_or_called(data, width, depth)),
        }
    }

    /// What is known of the result of any other instruction, but for its range.
    fn loaded_or_called(&self, data: &InstData, width: u32, depth: u32) -> Known {
        let InstData::Intrinsic { id, args, .. } = data else {
            return Known::nothing(width);
        };
        let args = args.as_slice(&self.func.lists);
        self.work_item(*id, width)
            .or_else(|| self.lane(*id, args, width))
            .unwrap_or_else(|| {
                Known::intrinsic(*id, width, |n| self.value(args[n], width, depth - 1))
            })
    }

    /// With the range that is promised of the result: only loads and calls have one.
    fn in_range(&self, inst: Inst, known: Known) -> Known {
        match self.func.ranges.get(&inst) {
            Some(range) if range.lo < range.hi => {
                known.both(Known::up_to(range.hi - 1, known.width()))
            }
            _ => known,
        }
    }

    /// By how many bits an operation shifts, if it shifts by a constant below the width.
    fn shift_amount(&self, op: BinaryOp, amount: Value, width: u32) -> Option<u32> {
        if !matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
            return None;
        }
        let amount = const_int(self.ctx, self.func, amount)?;
        (amount < u128::from(width)).then_some(amount as u32)
    }

    fn cast(&self, op: CastOp, arg: Value, width: u32, depth: u32) -> Known {
        let Some(from) = self.width(self.func.value_type(arg)) else {
            return Known::nothing(width);
        };
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
                self.value(arg, from, depth).cast(op, width)
            }
            // The same bits by another name.
            CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr if from == width => {
                self.value(arg, from, depth)
            }
            _ => Known::nothing(width),
        }
    }

    /// An identifier of a work-item is below the work-group's size.
    fn work_item(&self, id: Intrinsic, width: u32) -> Option<Known> {
        let dimension = match id {
            Intrinsic::WorkitemIdX => 0,
            Intrinsic::WorkitemIdY => 1,
            Intrinsic::WorkitemIdZ => 2,
            _ => return None,
        };
        let size = max_work_items(self.func, dimension);
        Some(Known::up_to(
            u128::from(size.saturating_sub(1)) & mask(width),
            width,
        ))
    }

    /// The number of the lane in its wave, as it is counted everywhere: of the lanes before it,
    /// those in the lower half and then those in the upper one.
    fn lane(&self, id: Intrinsic, args: &[Value], width: u32) -> Option<Known> {
        let lower = self.func.def_inst(*args.get(1)?)?;
        let counted = match self.func.inst(lower) {
            InstData::Intrinsic { id, args, .. } if *id == Intrinsic::MbcntLo => {
                args.as_slice(&self.func.lists)
            }
            _ => return None,
        };
        let is_lane = id == Intrinsic::MbcntHi && const_int(self.ctx, self.func, counted[1])? == 0;
        is_lane.then(|| Known::up_to(u128::from(2 * COUNTED - 1), width))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{Module, Type};

    #[test]
    fn bits_follow_the_operations() {
        let mut m = Module::new();
        let k = m.add_kernel("k", &[Type::I32]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let x = b.params(entry)[0];
        let [c3, c8, c255] = [3, 8, 255].map(|n| b.iconst(Type::I32, n));
        let byte = b.and(x, c255);
        let shifted = b.shl(byte, c3);
        let sum = b.add(shifted, byte);
        let id = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
        let wide = b.sext(id, Type::I64);
        let high = b.lshr(byte, c8);
        b.ret_void();
        let known = |v| known_bits(&m.ctx, &m.functions[k], v).unwrap();
        assert_eq!(known(byte).max(), 255);
        assert_eq!(known(shifted).zeros(), 0xffff_f807);
        assert_eq!(known(sum).max(), 0xfff);
        assert_eq!(known(wide).max(), 1023);
        assert!(known(wide).is_non_negative());
        assert_eq!(known(high).value(), Some(0));
        assert_eq!(known(x), Known::nothing(32));
    }

    #[test]
    fn a_lane_is_below_the_size_of_a_wave() {
        let mut m = Module::new();
        let k = m.add_kernel("k", &[Type::I32]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let x = b.params(entry)[0];
        let [zero, one] = [0, 1].map(|n| b.iconst(Type::I32, n));
        let mut count = |id, before| b.intrinsic(id, Type::I32, &[x, before]);
        let low = count(Intrinsic::MbcntLo, zero);
        let lane = count(Intrinsic::MbcntHi, low);
        let more = count(Intrinsic::MbcntLo, one);
        let other = count(Intrinsic::MbcntHi, more);
        b.ret_void();
        let known = |v| known_bits(&m.ctx, &m.functions[k], v).unwrap();
        assert_eq!(known(lane).max(), 63);
        assert!(known(other).max() > 63);
    }

    #[test]
    fn a_work_item_is_below_the_size_of_its_group() {
        let mut m = Module::new();
        let size = ("amdgpu-flat-work-group-size".into(), "1,64".into());
        let mut id_in = |name: &str, is_kernel: bool| {
            let f = m.add_kernel(name, &[]);
            m.functions[f].attrs.strings.push(size.clone());
            if !is_kernel {
                m.functions[f].call_conv = ir::CallConv::C;
            }
            let mut b = m.build(f);
            b.create_entry();
            let id = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
            b.ret_void();
            (f, id)
        };
        let (kernel, function) = (id_in("kernel", true), id_in("function", false));
        let most = |(f, id)| known_bits(&m.ctx, &m.functions[f], id).unwrap().max();
        assert_eq!(most(kernel), 63);
        assert_eq!(most(function), 1023);
    }
}
