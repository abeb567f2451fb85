//! Calls of intrinsic functions.

use super::{Rewrite, Simplifier, binary, plain};
use crate::abi::max_work_items;
use crate::analysis::split_sum;
use crate::values::{mask, sign_extend};
use ir::module::FnFlags;
use ir::{ArithFlags, BinaryOp, Inst, InstData, Intrinsic, Type, Value};
use smallvec::SmallVec;

impl Simplifier<'_, '_> {
    pub(super) fn intrinsic(&mut self, inst: Inst, id: Intrinsic, flags: ArithFlags) -> Rewrite {
        use Intrinsic::*;
        let InstData::Intrinsic { args, .. } = self.func.inst(inst) else {
            return Rewrite::No;
        };
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(args.as_slice(&self.func.lists));
        let ty = self.func.result_type(inst);
        match id {
            Expect | ExpectWithProbability | LaunderInvariantGroup | StripInvariantGroup => {
                Rewrite::To(args[0])
            }
            IsConstant if self.is_const(args[0]) => self.bool(true),
            WorkitemIdX => self.item_id(ty, 0),
            WorkitemIdY => self.item_id(ty, 1),
            WorkitemIdZ => self.item_id(ty, 2),
            ReadFirstLane | ReadLane | ReadActiveLane if self.is_const(args[0]) => {
                Rewrite::To(args[0])
            }
            DsPermute | DsBpermute => self.lane_number(id, &args),
            SetInactive if self.is_const(args[0]) && args[0] == args[1] => Rewrite::To(args[0]),
            // Behind a loop each lane may have that of its own last turn.
            ReadFirstLane
                if self.as_intrinsic(args[0], ReadFirstLane).is_some()
                    && self.is_of_this_block(args[0]) =>
            {
                Rewrite::To(args[0])
            }
            FAbs | CopySign | Floor | Ceil | FTrunc | Rint | NearbyInt | RoundEven | Round
            | MinNum | MaxNum | Minimum | Maximum | MinimumNum | MaximumNum | Fma | FMulAdd
            | Exp | Exp2 | Exp10 | Log | Log2 | Log10 | Sin | Cos | Pow => {
                self.float_intrinsic(id, flags, &args)
            }
            FrexpMant | FrexpExp | Rcp if !self.func.attrs.flags.contains(FnFlags::STRICT_FP) => {
                self.parts_of_float(id, args[0], ty)
            }
            _ => self.int_intrinsic(id, &args, ty),
        }
    }

    fn is_of_this_block(&self, value: Value) -> bool {
        let def = self.func.def_inst(value);
        def.is_some_and(|inst| self.out.contains(&inst))
    }

    /// In a dimension with one item its number is zero.
    fn item_id(&mut self, ty: Type, dimension: usize) -> Rewrite {
        match max_work_items(self.func, dimension) {
            1 => self.by_int(ty, 0),
            _ => Rewrite::No,
        }
    }

    /// A constant summand of a lane's number, whose address is four times that, is one of the
    /// address, where the instruction adds it.
    fn lane_number(&mut self, id: Intrinsic, args: &[Value]) -> Rewrite {
        let Some(&InstData::Binary {
            op: BinaryOp::Shl,
            args: [sum, amount],
            ..
        }) = self.def(args[0])
        else {
            return Rewrite::No;
        };
        let split = split_sum(self.env.ctx, self.func, sum);
        let (Some((variable, c, _)), Some(by)) = (split, self.const_int(amount)) else {
            return Rewrite::No;
        };
        let ty = self.ty(args[0]);
        let none = ArithFlags::empty();
        let shifted = self.emit(binary(BinaryOp::Shl, none, variable, amount), ty);
        let c = self.int(ty, (c << by.min(31)) as u128 & mask(u32::BITS));
        let address = self.emit(binary(BinaryOp::Add, none, shifted, c), ty);
        Rewrite::With(self.intrinsic_data(id, &[address, args[1]]))
    }

    fn int_intrinsic(&mut self, id: Intrinsic, args: &[Value], ty: Type) -> Rewrite {
        let Some(width) = args.first().and_then(|&a| self.width(a)) else {
            return Rewrite::No;
        };
        let constants: Option<SmallVec<[u128; 3]>> =
            args.iter().map(|&v| self.const_int(v)).collect();
        // A product of 24 bits may have another width than its factors.
        if let Some(values) = constants
            && let Some(to) = self.env.ctx.types.int_bits(ty)
            && (to == width || !matches!(id, Intrinsic::MulU24 | Intrinsic::MulI24))
            && let Some(n) = fold_function(id, &values, width)
        {
            return self.by_int(ty, n);
        }
        use Intrinsic::*;
        match id {
            UMin | UMax | SMin | SMax => self.min_max(id, args[0], args[1], width),
            Abs if self.is_non_negative(args[0]) => Rewrite::To(args[0]),
            Bswap | Bitreverse => match self.as_intrinsic(args[0], id) {
                Some(inner) => Rewrite::To(inner[0]),
                None => Rewrite::No,
            },
            Fshl | Fshr => self.funnel_shift(id, args, width),
            UAddSat | SAddSat | USubSat | SSubSat if self.const_int(args[1]) == Some(0) => {
                Rewrite::To(args[0])
            }
            UMulHi | SMulHi | MulU24 | MulI24 if self.const_int(args[0]).is_some() => {
                self.commute(id, args)
            }
            UMulHi | SMulHi | MulU24 | MulI24 if self.const_int(args[1]) == Some(0) => {
                self.by_int(ty, 0)
            }
            _ => Rewrite::No,
        }
    }

    /// Constants go to the right.
    fn commute(&mut self, id: Intrinsic, args: &[Value]) -> Rewrite {
        if self.is_const(args[1]) {
            return Rewrite::No;
        }
        let data = self.intrinsic_data(id, &[args[1], args[0]]);
        Rewrite::With(data)
    }

    fn min_max(&mut self, id: Intrinsic, x: Value, y: Value, width: u32) -> Rewrite {
        use Intrinsic::*;
        if x == y {
            return Rewrite::To(x);
        }
        if self.is_const(x) {
            return self.commute(id, &[x, y]);
        }
        let (Some(a), Some(b)) = (self.known(x), self.known(y)) else {
            return Rewrite::No;
        };
        // Both have the sign bit clear: signed is unsigned.
        let unsigned = match id {
            SMin if a.is_non_negative() && b.is_non_negative() => UMin,
            SMax if a.is_non_negative() && b.is_non_negative() => UMax,
            other => other,
        };
        let x_is_less = a.max() <= b.min();
        let y_is_less = b.max() <= a.min();
        match unsigned {
            UMin if x_is_less => return Rewrite::To(x),
            UMin if y_is_less => return Rewrite::To(y),
            UMax if x_is_less => return Rewrite::To(y),
            UMax if y_is_less => return Rewrite::To(x),
            _ => {}
        }
        // The minimum of a minimum and a constant.
        if let Some(c) = self.const_int(y)
            && let Some(&[inner, d]) = self.as_intrinsic(x, id)
            && let Some(d) = self.const_int(d)
            && let Some(both) = fold_function(id, &[c, d], width)
        {
            let ty = self.ty(x);
            let both = self.int(ty, both);
            let data = self.intrinsic_data(id, &[inner, both]);
            return Rewrite::With(data);
        }
        // Of numbers without sign above a least one the minimum with sign is the same, and together
        // with that it is one operation.
        let has_no_sign = |n: Option<u128>| n.is_some_and(|n| n <= mask(width) >> 1);
        if id == UMin
            && has_no_sign(self.const_int(y))
            && let Some(&[_, least]) = self.as_intrinsic(x, SMax)
            && has_no_sign(self.const_int(least))
            && self.one_use(x)
        {
            return Rewrite::With(self.intrinsic_data(SMin, &[x, y]));
        }
        Rewrite::No
    }

    fn funnel_shift(&mut self, id: Intrinsic, args: &[Value], width: u32) -> Rewrite {
        use BinaryOp::*;
        let Some(amount) = self.const_int(args[2]) else {
            return Rewrite::No;
        };
        let amount = (amount % u128::from(width)) as u32;
        let [high, low] = [args[0], args[1]];
        if amount == 0 {
            return Rewrite::To(if id == Intrinsic::Fshl { high } else { low });
        }
        // By how much the upper operand is shifted left.
        let left = match id {
            Intrinsic::Fshl => amount,
            _ => width - amount,
        };
        if self.const_int(low) == Some(0) {
            let ty = self.ty(high);
            let n = self.int(ty, u128::from(left));
            return plain(Shl, high, n);
        }
        if self.const_int(high) == Some(0) {
            let ty = self.ty(low);
            let n = self.int(ty, u128::from(width - left));
            return plain(LShr, low, n);
        }
        Rewrite::No
    }
}

/// An integer function of constants of `width` bits.
fn fold_function(id: Intrinsic, v: &[u128], width: u32) -> Option<u128> {
    use Intrinsic::*;
    let all = mask(width);
    let unused = 128 - width;
    let signed = |i: usize| sign_extend(v[i], width);
    let clamp = |x: i128| x.clamp(sign_extend(1 << (width - 1), width), (all >> 1) as i128) as u128;
    let value = match id {
        Abs => signed(0).unsigned_abs(),
        UMin => v[0].min(v[1]),
        UMax => v[0].max(v[1]),
        SMin => signed(0).min(signed(1)) as u128,
        SMax => signed(0).max(signed(1)) as u128,
        Ctpop => u128::from(v[0].count_ones()),
        Ctlz if v[0] == 0 => u128::from(width),
        Ctlz => u128::from(v[0].leading_zeros() - unused),
        Cttz if v[0] == 0 => u128::from(width),
        Cttz => u128::from(v[0].trailing_zeros()),
        Bitreverse => v[0].reverse_bits() >> unused,
        Bswap => v[0].swap_bytes() >> unused,
        Fshl | Fshr => {
            let amount = (v[2] % u128::from(width)) as u32;
            let left = match id {
                Fshl => amount,
                _ if amount == 0 => return Some(v[1]),
                _ => width - amount,
            };
            match left {
                0 => v[0],
                _ => v[0] << left | v[1] >> (width - left),
            }
        }
        UAddSat if width < 128 => (v[0] + v[1]).min(all),
        USubSat => v[0].saturating_sub(v[1]),
        SAddSat if width < 128 => clamp(signed(0) + signed(1)),
        SSubSat if width < 128 => clamp(signed(0) - signed(1)),
        UMulHi if width == 32 => (v[0] * v[1]) >> 32,
        SMulHi if width == 32 => ((signed(0) * signed(1)) >> 32) as u128,
        MulU24 if width == 32 => (v[0] & mask(24)) * (v[1] & mask(24)),
        MulI24 if width == 32 => {
            let [a, b] = [v[0], v[1]].map(|x| sign_extend(x & mask(24), 24));
            (a * b) as u128
        }
        _ => return None,
    };
    Some(value & all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_constants() {
        use Intrinsic::*;
        assert_eq!(fold_function(Ctlz, &[1, 0], 8), Some(7));
        assert_eq!(fold_function(Cttz, &[0, 0], 8), Some(8));
        assert_eq!(fold_function(Fshl, &[0x12, 0x34, 4], 8), Some(0x23));
        assert_eq!(fold_function(Fshr, &[0x12, 0x34, 4], 8), Some(0x23));
        assert_eq!(fold_function(Fshr, &[0x12, 0x34, 8], 8), Some(0x34));
        assert_eq!(fold_function(SAddSat, &[0x7f, 1], 8), Some(0x7f));
        assert_eq!(fold_function(SSubSat, &[0x80, 1], 8), Some(0x80));
        assert_eq!(fold_function(Bswap, &[0x1234], 16), Some(0x3412));
        assert_eq!(
            fold_function(SMulHi, &[u128::from(u32::MAX), 5], 32),
            Some(u128::from(u32::MAX))
        );
        assert_eq!(fold_function(Abs, &[0x80, 0], 8), Some(0x80));
    }
}
