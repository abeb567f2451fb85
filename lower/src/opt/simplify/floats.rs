//! Floating-point arithmetic.
//!
//! Constants are folded exactly, where the function's rounding of subnormal numbers permits; never
//! in functions with `strictfp`.

use super::{Rewrite, Simplifier, binary, fold};
use crate::values::mask;
use ir::module::FnFlags;
use ir::{ArithFlags, BinaryOp, FloatKind, Function, Inst, InstData, Intrinsic, UnaryOp, Value};

/// Does the function flush subnormal numbers of this format? Attributes `denormal-fp-math` and
/// `denormal-fp-math-f32`.
pub fn flushes_denormals(func: &Function, kind: FloatKind) -> bool {
    let general = func.attrs.string("denormal-fp-math");
    let mode = match kind {
        FloatKind::Float => func.attrs.string("denormal-fp-math-f32").or(general),
        _ => general,
    };
    mode.is_some_and(|m| m.split(',').any(|part| part != "ieee"))
}

fn fneg(arg: Value) -> Rewrite {
    Rewrite::With(InstData::Unary {
        op: UnaryOp::FNeg,
        flags: ArithFlags::empty(),
        arg,
    })
}

impl Simplifier<'_, '_> {
    pub(super) fn as_fneg(&self, value: Value) -> Option<Value> {
        match self.def(value)? {
            InstData::Unary {
                op: UnaryOp::FNeg,
                arg,
                ..
            } => Some(*arg),
            _ => None,
        }
    }

    pub(super) fn fneg(&mut self, arg: Value) -> Rewrite {
        if let (Some(bits), Some(kind)) = (self.const_float(arg), self.float_kind(arg)) {
            let ty = self.ty(arg);
            return Rewrite::To(self.float(ty, bits ^ fold::sign_bit(kind)));
        }
        match self.as_fneg(arg) {
            Some(inner) => Rewrite::To(inner),
            None => Rewrite::No,
        }
    }

    pub(super) fn binary_float(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        flags: ArithFlags,
        [x, y]: [Value; 2],
    ) -> Rewrite {
        let Some(kind) = self.float_kind(x) else {
            return Rewrite::No;
        };
        if self.func.attrs.flags.contains(FnFlags::STRICT_FP) {
            return Rewrite::No;
        }
        if let (Some(a), Some(b)) = (self.const_float(x), self.const_float(y))
            && let Some(value) = fold::binary_float(kind, op, a, b)
            && self.keeps_denormals(kind, &[a, b, value])
        {
            let ty = self.ty(x);
            return Rewrite::To(self.float(ty, value));
        }
        if op.is_commutative() && self.is_const(x) && !self.is_const(y) {
            return Rewrite::With(binary(op, flags, y, x));
        }
        match self.const_float(y) {
            Some(c) => match self.float_by_constant(inst, op, flags, kind, x, c) {
                Rewrite::No => self.float_by_signs(op, flags, x, y),
                done => done,
            },
            None => self.float_by_signs(op, flags, x, y),
        }
    }

    fn float_by_constant(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        flags: ArithFlags,
        kind: FloatKind,
        x: Value,
        c: u64,
    ) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        let (minus_zero, one) = (fold::sign_bit(kind), fold::small(kind, 1));
        let nsz = flags.contains(ArithFlags::NSZ);
        match op {
            // x + -0 and x - 0 are x, whatever the sign of a zero x.
            FAdd if c == minus_zero || (c == 0 && nsz) => Rewrite::To(x),
            FSub if c == 0 || (c == minus_zero && nsz) => Rewrite::To(x),
            FMul | FDiv if c == one => Rewrite::To(x),
            FMul | FDiv if c == fold::small(kind, -1) => fneg(x),
            FMul if c == 0 && flags.contains(ArithFlags::NNAN | ArithFlags::NSZ) => {
                Rewrite::To(self.float(ty, 0))
            }
            FDiv => {
                let inverse = match fold::exact_reciprocal(kind, c) {
                    None if self.permits_reciprocal(inst, flags) => fold::reciprocal(kind, c),
                    exact => exact,
                };
                let Some(inverse) = inverse else {
                    return Rewrite::No;
                };
                // A reciprocal that is not exact keeps the division's permission to be inexact,
                // which is dropped with it.
                self.func.accuracy.remove(&inst);
                let inverse = self.float(ty, inverse);
                Rewrite::With(binary(FMul, flags, x, inverse))
            }
            FSub => {
                let negated = self.float(ty, c ^ minus_zero);
                Rewrite::With(binary(FAdd, flags, x, negated))
            }
            _ => Rewrite::No,
        }
    }

    /// May a quotient be the product with the rounded reciprocal? That is off by half an ulp of the
    /// reciprocal and half an ulp of the product: by 2^-23 of a float's value, which is at most two
    /// ulp; where the product is subnormal, its own rounding is all that counts.
    fn permits_reciprocal(&self, inst: Inst, flags: ArithFlags) -> bool {
        let ulp = self.func.accuracy.get(&inst).copied().unwrap_or(0.0);
        flags.contains(ArithFlags::ARCP) || ulp >= 2.0
    }

    /// Negations that cancel, and those that subtract.
    fn float_by_signs(&mut self, op: BinaryOp, flags: ArithFlags, x: Value, y: Value) -> Rewrite {
        use BinaryOp::*;
        match (op, self.as_fneg(x), self.as_fneg(y)) {
            (FAdd, _, Some(b)) => Rewrite::With(binary(FSub, flags, x, b)),
            (FAdd, Some(a), _) => Rewrite::With(binary(FSub, flags, y, a)),
            (FSub, _, Some(b)) => Rewrite::With(binary(FAdd, flags, x, b)),
            (FMul | FDiv, Some(a), Some(b)) => Rewrite::With(binary(op, flags, a, b)),
            (FSub, _, _) if self.is_zero_to_negate(x, flags) => fneg(y),
            (FSub, _, _) if x == y && flags.contains(ArithFlags::NNAN) => {
                let ty = self.ty(x);
                Rewrite::To(self.float(ty, 0))
            }
            _ => Rewrite::No,
        }
    }

    /// `-0 - y` is `-y`; so is `0 - y` if the sign of zero does not matter.
    fn is_zero_to_negate(&self, x: Value, flags: ArithFlags) -> bool {
        let Some(kind) = self.float_kind(x) else {
            return false;
        };
        match self.const_float(x) {
            Some(0) => flags.contains(ArithFlags::NSZ),
            Some(bits) => bits == fold::sign_bit(kind),
            None => false,
        }
    }

    /// The parts of a constant, and its approximate reciprocal: division makes them of its divisor.
    /// The instruction flushes subnormal floats; normal ones are within its accuracy (AMD's ISA
    /// documents, `V_RCP_F32`: 1 ulp).
    pub(super) fn parts_of_float(&mut self, id: Intrinsic, arg: Value, ty: ir::Type) -> Rewrite {
        let (Some(kind), Some(bits)) = (self.float_kind(arg), self.const_float(arg)) else {
            return Rewrite::No;
        };
        let parts = fold::significand_and_exponent(kind, bits);
        match (id, parts) {
            (Intrinsic::FrexpMant, Some((significand, _))) => {
                Rewrite::To(self.float(ty, significand))
            }
            (Intrinsic::FrexpExp, Some((_, exponent))) => {
                let bits = self.env.ctx.types.int_bits(ty).unwrap_or(32);
                self.by_int(ty, exponent as u128 & mask(bits))
            }
            (Intrinsic::Rcp, _) if kind != FloatKind::Double => {
                match fold::reciprocal(kind, bits) {
                    Some(inverse) => Rewrite::To(self.float(ty, inverse)),
                    None => Rewrite::No,
                }
            }
            _ => Rewrite::No,
        }
    }

    /// Float functions of constants, and of their own results.
    pub(super) fn float_intrinsic(
        &mut self,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Rewrite {
        use Intrinsic::*;
        let Some(kind) = self.float_kind(args[0]) else {
            return Rewrite::No;
        };
        let ty = self.ty(args[0]);
        let constants: Option<smallvec::SmallVec<[u64; 3]>> =
            args.iter().map(|&v| self.const_float(v)).collect();
        if let Some(values) = constants
            && !self.func.attrs.flags.contains(FnFlags::STRICT_FP)
            && let Some(value) = fold_function(kind, id, &values)
            && (matches!(id, FAbs | CopySign) || self.keeps_denormals(kind, &values))
            && (matches!(id, FAbs | CopySign) || self.keeps_denormals(kind, &[value]))
        {
            return Rewrite::To(self.float(ty, value));
        }
        match id {
            FAbs => {
                let inner = match self.def(args[0]) {
                    Some(InstData::Unary {
                        op: UnaryOp::FNeg,
                        arg,
                        ..
                    }) => Some(*arg),
                    Some(InstData::Intrinsic {
                        id: FAbs | CopySign,
                        args,
                        ..
                    }) => Some(args.as_slice(&self.func.lists)[0]),
                    _ => None,
                };
                let Some(inner) = inner else {
                    return Rewrite::No;
                };
                let args = self.func.list(&[inner]);
                Rewrite::With(InstData::Intrinsic { id, flags, args })
            }
            MinNum | MaxNum if args[0] == args[1] && flags.contains(ArithFlags::NNAN) => {
                Rewrite::To(args[0])
            }
            Fma | FMulAdd => {
                let (Some(a), Some(b)) = (self.as_fneg(args[0]), self.as_fneg(args[1])) else {
                    return Rewrite::No;
                };
                let args = self.func.list(&[a, b, args[2]]);
                Rewrite::With(InstData::Intrinsic { id, flags, args })
            }
            _ => Rewrite::No,
        }
    }
}

fn fold_function(kind: FloatKind, id: Intrinsic, v: &[u64]) -> Option<u64> {
    use Intrinsic::*;
    use rustc_apfloat::Round as Mode;
    let sign = fold::sign_bit(kind);
    let is_nan = |x| fold::is_nan(kind, x);
    Some(match id {
        FAbs => v[0] & !sign,
        CopySign => v[0] & !sign | v[1] & sign,
        Exp | Exp2 | Exp10 | Log | Log2 | Log10 | Sin | Cos | Pow => {
            let result = function_of_doubles(id, v).filter(|_| kind == FloatKind::Double);
            return result.map(f64::to_bits);
        }
        _ if v.iter().any(|&x| is_nan(x)) => return None,
        Floor => fold::round(kind, v[0], Mode::TowardNegative),
        Ceil => fold::round(kind, v[0], Mode::TowardPositive),
        FTrunc => fold::round(kind, v[0], Mode::TowardZero),
        Rint | NearbyInt | RoundEven => fold::round(kind, v[0], Mode::NearestTiesToEven),
        Round => fold::round(kind, v[0], Mode::NearestTiesToAway),
        MinNum | Minimum | MinimumNum => match fold::order(kind, v[0], v[1])? {
            std::cmp::Ordering::Less => v[0],
            std::cmp::Ordering::Greater => v[1],
            std::cmp::Ordering::Equal => v[0] | v[1],
        },
        MaxNum | Maximum | MaximumNum => match fold::order(kind, v[0], v[1])? {
            std::cmp::Ordering::Less => v[1],
            std::cmp::Ordering::Greater => v[0],
            std::cmp::Ordering::Equal => v[0] & v[1],
        },
        Fma | FMulAdd => fold::fma(kind, v[0], v[1], v[2]),
        _ => return None,
    })
}

/// Functions that no instruction computes for doubles, and no expansion either: only of constants
/// is the result known. What smaller numbers have is left to the instructions, which are less
/// exact.
fn function_of_doubles(id: Intrinsic, v: &[u64]) -> Option<f64> {
    let x = f64::from_bits(*v.first()?);
    Some(match id {
        Intrinsic::Exp => libm::exp(x),
        Intrinsic::Exp2 => libm::exp2(x),
        Intrinsic::Exp10 => libm::exp10(x),
        Intrinsic::Log => libm::log(x),
        Intrinsic::Log2 => libm::log2(x),
        Intrinsic::Log10 => libm::log10(x),
        Intrinsic::Sin => libm::sin(x),
        Intrinsic::Cos => libm::cos(x),
        Intrinsic::Pow => libm::pow(x, f64::from_bits(*v.get(1)?)),
        _ => return None,
    })
}
