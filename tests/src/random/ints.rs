//! Integers and conditions.

use super::Gen;
use ir::{CastOp, FloatCC, IntCC, Intrinsic, Type, Value};

pub(super) const CONDITIONS: [IntCC; 10] = [
    IntCC::Eq,
    IntCC::Ne,
    IntCC::Ugt,
    IntCC::Uge,
    IntCC::Ult,
    IntCC::Ule,
    IntCC::Sgt,
    IntCC::Sge,
    IntCC::Slt,
    IntCC::Sle,
];

const FLOAT_CONDITIONS: [FloatCC; 14] = [
    FloatCC::Oeq,
    FloatCC::Ogt,
    FloatCC::Oge,
    FloatCC::Olt,
    FloatCC::Ole,
    FloatCC::One,
    FloatCC::Ord,
    FloatCC::Ueq,
    FloatCC::Ugt,
    FloatCC::Uge,
    FloatCC::Ult,
    FloatCC::Ule,
    FloatCC::Une,
    FloatCC::Uno,
];

impl Gen<'_> {
    pub(super) fn bits_of(&self, ty: Type) -> u32 {
        self.b.ctx.types.int_bits(ty).unwrap_or(32)
    }

    /// A new condition.
    pub(super) fn new_condition(&mut self) -> Value {
        match self.rng.below(10) {
            0..5 => {
                let ty = self.int_type();
                let (x, y) = (self.variable(ty), self.any(ty));
                let cond = self.rng.pick(&CONDITIONS);
                self.b.icmp(cond, x, y)
            }
            5..7 if self.config.floats.is_on() => {
                let ty = self.float_type();
                let (x, y) = (self.variable(ty), self.any(ty));
                let cond = self.rng.pick(&FLOAT_CONDITIONS);
                self.b.fcmp(cond, x, y)
            }
            7 => {
                let ty = self.int_type();
                let x = self.variable(ty);
                self.b.trunc(x, Type::I1)
            }
            8 => {
                let args = [0; 3].map(|_| self.any(Type::I1));
                self.b.select(args[0], args[1], args[2])
            }
            _ => {
                let (x, y) = (self.variable(Type::I1), self.any(Type::I1));
                match self.rng.below(3) {
                    0 => self.b.and(x, y),
                    1 => self.b.or(x, y),
                    _ => self.b.xor(x, y),
                }
            }
        }
    }

    /// A condition to branch on: often one that differs between the lanes about evenly.
    pub(super) fn branch_condition(&mut self) -> Value {
        if self.config.known_conditions.is_on() && self.rng.percent(7) {
            return self.known_condition();
        }
        let uniform = self.rng.percent(self.config.uniform);
        for _ in 0..4 {
            let x = self.variable(Type::I32);
            if self.is_uniform(x) != uniform {
                continue;
            }
            if self.rng.percent(50) {
                let bit = self.b.iconst(Type::I32, 1 << self.rng.below(8));
                let masked = self.b.and(x, bit);
                let zero = self.b.iconst(Type::I32, 0);
                return self.b.icmp(IntCC::Ne, masked, zero);
            }
            let (y, cond) = (self.any(Type::I32), self.rng.pick(&CONDITIONS));
            return self.b.icmp(cond, x, y);
        }
        self.new_condition()
    }

    /// A condition that no constant decides, but what is known of bits: nobody takes one of the
    /// edges. That may be found out late, when a graph has been relied on that has it.
    fn known_condition(&mut self) -> Value {
        let x = self.variable(Type::I32);
        let end = 1 << self.rng.between(1, 8);
        let mask = self.b.iconst(Type::I32, end - 1);
        let masked = self.b.and(x, mask);
        if self.rng.percent(50) {
            let end = self.b.iconst(Type::I32, end);
            return self.b.icmp(IntCC::Ult, masked, end);
        }
        self.b.icmp(IntCC::Ugt, masked, mask)
    }

    /// A new integer of a type that is not `i1`.
    pub(super) fn new_int(&mut self, ty: Type) -> Value {
        match self.rng.below(23) {
            22 => self.frozen_int(ty),
            20.. => self.promised_int(ty),
            0..7 => self.int_binary(ty),
            7..9 => self.int_shift(ty),
            9 if self.config.int_division.is_on() => self.int_division(ty),
            9 | 10 => self.int_extension(ty),
            11..13 => self.int_resize(ty),
            13..17 => self.int_intrinsic(ty),
            17 if self.config.floats.is_on() => self.int_of_float(ty),
            18 if ty == Type::I32 && self.rng.percent(40) => self.words_by_bit(),
            18 => {
                let (c, x, y) = (self.any(Type::I1), self.any(ty), self.any(ty));
                self.b.select(c, x, y)
            }
            _ => self.load_from_memory(ty),
        }
    }

    /// Words or zeros by a bit of another word.
    fn words_by_bit(&mut self) -> Value {
        let word = self.variable(Type::I32);
        let [zero, one, last] = [0, 1, 31].map(|n| self.b.iconst(Type::I32, n));
        let place = match self.rng.percent(50) {
            true => self.b.iconst(Type::I32, self.rng.below(32) as i128),
            false => {
                let any = self.variable(Type::I32);
                self.b.and(any, last)
            }
        };
        let bit = self.b.shl(one, place);
        let kept = self.b.and(word, bit);
        let cc = self.rng.pick(&[IntCC::Eq, IntCC::Ne]);
        let holds = self.b.icmp(cc, kept, zero);
        let mut sum = self.any(Type::I32);
        for _ in 0..self.rng.between(1, 3) {
            let x = self.any(Type::I32);
            let chosen = match self.rng.below(5) {
                0 | 1 => self.b.select(holds, zero, x),
                2 | 3 => self.b.select(holds, x, zero),
                _ => self.b.select(holds, x, one),
            };
            sum = self.b.xor(sum, chosen);
        }
        sum
    }

    fn int_binary(&mut self, ty: Type) -> Value {
        let (x, y) = (self.variable(ty), self.any(ty));
        match self.rng.below(8) {
            0 | 1 => self.b.add(x, y),
            2 => self.b.sub(x, y),
            3 => self.b.mul(x, y),
            4 => self.b.and(x, y),
            5 => self.b.or(x, y),
            6 => {
                // High half of a product, where there is a type twice as wide.
                let bits = self.bits_of(ty);
                if !matches!(bits, 8 | 16 | 32) {
                    return self.b.mul(x, y);
                }
                let wide = self.b.ctx.types.int(2 * bits as u16);
                let extend = self.rng.pick(&[CastOp::ZExt, CastOp::SExt]);
                let (x, y) = (self.b.cast(extend, x, wide), self.b.cast(extend, y, wide));
                let product = self.b.mul(x, y);
                let amount = self.b.iconst(wide, bits.into());
                let high = self.b.lshr(product, amount);
                self.b.trunc(high, ty)
            }
            _ => self.b.xor(x, y),
        }
    }

    /// A shift amount below the width.
    fn amount(&mut self, ty: Type) -> Value {
        let bits = self.bits_of(ty);
        if self.rng.percent(40) {
            let n = self.rng.below(bits as usize);
            return self.b.iconst(ty, n as i128);
        }
        let x = self.any(ty);
        if bits.is_power_of_two() {
            let mask = self.b.iconst(ty, i128::from(bits) - 1);
            self.b.and(x, mask)
        } else {
            let modulus = self.b.iconst(ty, bits.into());
            self.b.urem(x, modulus)
        }
    }

    fn int_shift(&mut self, ty: Type) -> Value {
        if self.rng.percent(15) {
            return self.int_field(ty);
        }
        let (x, n) = (self.variable(ty), self.amount(ty));
        match self.rng.below(3) {
            0 => self.b.shl(x, n),
            1 => self.b.lshr(x, n),
            _ => self.b.ashr(x, n),
        }
    }

    /// Bits of a value, often its lower half, shifted up and down again with or without their sign.
    fn int_field(&mut self, ty: Type) -> Value {
        let (x, bits) = (self.int_binary(ty), self.bits_of(ty) as usize);
        let up = match self.rng.percent(50) {
            true => bits / 2,
            false => self.rng.below(bits),
        };
        let down = match self.rng.percent(70) {
            true => up,
            false => self.rng.below(bits),
        };
        let [up, down] = [up, down].map(|n| self.b.iconst(ty, n as i128));
        let high = self.b.shl(x, up);
        match self.rng.percent(60) {
            true => self.b.ashr(high, down),
            false => self.b.lshr(high, down),
        }
    }

    /// The divisor is odd, hence not 0, and not −1 where that could overflow.
    fn int_division(&mut self, ty: Type) -> Value {
        let (x, y) = (self.variable(ty), self.any(ty));
        let one = self.b.iconst(ty, 1);
        let y = self.b.or(y, one);
        let minus_one = self.b.iconst(ty, -1);
        let is_minus_one = self.b.icmp(IntCC::Eq, y, minus_one);
        let three = self.b.iconst(ty, 3);
        let safe = self.b.select(is_minus_one, three, y);
        match self.rng.below(4) {
            0 => self.b.udiv(x, y),
            1 => self.b.urem(x, y),
            2 => self.b.sdiv(x, safe),
            _ => self.b.srem(x, safe),
        }
    }

    fn int_extension(&mut self, ty: Type) -> Value {
        let c = self.variable(Type::I1);
        if self.rng.percent(50) {
            self.b.zext(c, ty)
        } else {
            self.b.sext(c, ty)
        }
    }

    fn int_resize(&mut self, ty: Type) -> Value {
        let from = self.int_type();
        let (a, b) = (self.bits_of(from), self.bits_of(ty));
        let x = self.variable(from);
        match a.cmp(&b) {
            std::cmp::Ordering::Less if self.rng.percent(50) => self.b.sext(x, ty),
            std::cmp::Ordering::Less => self.b.zext(x, ty),
            std::cmp::Ordering::Greater => self.b.trunc(x, ty),
            std::cmp::Ordering::Equal => self.int_binary(ty),
        }
    }

    fn int_intrinsic(&mut self, ty: Type) -> Value {
        use Intrinsic as N;
        let (x, y, z) = (self.variable(ty), self.any(ty), self.any(ty));
        let flag = self.b.bconst(false);
        match self.rng.below(10) {
            8 => {
                let n = self.amount(ty);
                let id = self.rng.pick(&[N::SShlSat, N::UShlSat]);
                self.b.intrinsic(id, ty, &[x, n])
            }
            9 if self.bits_of(ty) <= 128 => {
                // Products are computed in twice the width where there is a scale.
                let bits = self.bits_of(ty);
                let scale = if bits > 64 {
                    0
                } else {
                    self.rng.below(bits as usize)
                };
                let scale = self.b.iconst(Type::I32, scale as i128);
                let id = self.rng.pick(&[N::SMulFixSat, N::UMulFixSat]);
                self.b.intrinsic(id, ty, &[x, y, scale])
            }
            0 | 1 => {
                let id = self.rng.pick(&[N::SMax, N::SMin, N::UMax, N::UMin]);
                self.b.intrinsic(id, ty, &[x, y])
            }
            2 => {
                let id = self
                    .rng
                    .pick(&[N::SAddSat, N::UAddSat, N::SSubSat, N::USubSat]);
                self.b.intrinsic(id, ty, &[x, y])
            }
            3 => {
                let id = self.rng.pick(&[N::Abs, N::Ctlz, N::Cttz]);
                self.b.intrinsic(id, ty, &[x, flag])
            }
            4 => {
                let swaps = self.bits_of(ty).is_multiple_of(16);
                let id = self.rng.pick(&[N::Ctpop, N::Bitreverse, N::Bswap]);
                let id = if id == N::Bswap && !swaps {
                    N::Ctpop
                } else {
                    id
                };
                self.b.intrinsic(id, ty, &[x])
            }
            5 => {
                let id = self.rng.pick(&[N::Fshl, N::Fshr]);
                self.b.intrinsic(id, ty, &[x, y, z])
            }
            6 => {
                let id = self.rng.pick(&[
                    N::SAddOverflow,
                    N::UAddOverflow,
                    N::SSubOverflow,
                    N::USubOverflow,
                    N::SMulOverflow,
                    N::UMulOverflow,
                ]);
                let pair = self.b.ctx.types.structure(&[ty, Type::I1]);
                let both = self.b.intrinsic(id, pair, &[x, y]);
                let lost = self.b.extract_value(both, &[1]);
                self.keep(lost, false);
                self.b.extract_value(both, &[0])
            }
            _ => {
                let id = self.rng.pick(&[N::SCmp, N::UCmp]);
                self.b.intrinsic(id, ty, &[x, y])
            }
        }
    }

    /// A float's bits, or the integer nearest to it.
    fn int_of_float(&mut self, ty: Type) -> Value {
        let same_width = match self.bits_of(ty) {
            16 => Some(Type::F16),
            32 => Some(Type::F32),
            64 => Some(Type::F64),
            _ => None,
        };
        if let (Some(float), true) = (same_width, self.rng.percent(50)) {
            let x = self.variable(float);
            let x = self.without_nan(x);
            return self.b.bitcast(x, ty);
        }
        if self.bits_of(ty) > 64 {
            let x = self.int_binary(ty);
            // To the type that it has.
            return self.b.bitcast(x, ty);
        }
        let float = self.float_type();
        let x = self.variable(float);
        let id = self.rng.pick(&[Intrinsic::FpToSiSat, Intrinsic::FpToUiSat]);
        self.b.intrinsic(id, ty, &[x])
    }
}
