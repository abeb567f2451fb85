//! Intrinsic functions: each is legal as it is, expanded, or dropped.

use crate::abi::inputs::InputSet;
use crate::expand::fixed::{self, Excess, Fixed};
use crate::expand::{self, arith, bits, convert, half, math, minmax};
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::pairs;
use crate::legal::shape::Leaf;
use ir::{ArithFlags, BinaryOp, FloatKind, Function, Inst, InstData, Intrinsic, Type, Value};

/// A call of an intrinsic.
pub(crate) struct Call<'s> {
    inst: Inst,
    id: Intrinsic,
    flags: ArithFlags,
    args: &'s [Value],
}

/// Alignments of the first two pointer arguments, as binary logarithms.
pub(crate) fn argument_alignments(func: &Function, inst: Inst) -> (u8, u8) {
    func.mem_aligns.get(&inst).map_or((0, 0), |[a, b]| (*a, *b))
}

impl Legaliser<'_> {
    /// Any intrinsic.
    pub(crate) fn intrinsic(&mut self, inst: Inst) -> Res<()> {
        let src = self.src;
        let InstData::Intrinsic { id, flags, args } = src.inst(inst) else {
            unreachable!("called for intrinsics only");
        };
        let call = Call {
            inst,
            id: *id,
            flags: *flags,
            args: args.as_slice(&src.lists),
        };
        if id.effects() == ir::intrinsic::Effects::Hint {
            return self.hint(&call);
        }
        if InputSet::is_input(*id) {
            self.check_number(*id)?;
            let v = self.implicit_input(*id)?;
            self.set(inst, &[v]);
            return Ok(());
        }
        if let (Some(packed), &[a, b]) = (pairs::packed_intrinsic(call.id), call.args)
            && self.in_pairs(inst, packed, [a, b])?
        {
            return Ok(());
        }
        if let Some(done) = self.integer_intrinsic(&call) {
            return done;
        }
        if let Some(done) = self.float_intrinsic(&call) {
            return done;
        }
        if let Some(done) = self.other_intrinsic(&call) {
            return done;
        }
        self.target_intrinsic(call.inst, call.id, call.flags, call.args)
    }

    /// Hints have no effect; one that returns something returns nothing in particular.
    fn hint(&mut self, call: &Call<'_>) -> Res<()> {
        if let Some(v) = self.src.result(call.inst) {
            let mut parts = Parts::new();
            for leaf in crate::legal::shape::leaves(&self.shape_of(self.ty(v))?) {
                parts.extend(leaf.part_types().map(|ty| self.zero(ty)));
            }
            self.define(v, &parts);
        }
        Ok(())
    }

    // Integers.

    fn integer_intrinsic(&mut self, call: &Call<'_>) -> Option<Res<()>> {
        use Intrinsic::*;
        let Call { inst, id, args, .. } = *call;
        Some(match id {
            Abs => self.int1(inst, args, bits::abs),
            Ctpop => self.int1(inst, args, bits::ctpop),
            Bitreverse => self.int1(inst, args, bits::bitreverse),
            Bswap => self.swap_bytes(inst, args),
            Ctlz | Cttz => {
                let of_zero = match self.int_const_of(args[1]) {
                    Some(0) | None => bits::OfZero::Width,
                    Some(_) => bits::OfZero::Poison,
                };
                self.int1(inst, args, |e, n, width| match id {
                    Ctlz => bits::ctlz(e, n, width, of_zero),
                    _ => bits::cttz(e, n, width, of_zero),
                })
            }
            SMax | SMin | UMax | UMin => self.int2(inst, args, |e, a, b, width| {
                arith::min_max(e, id, a, b, width)
            }),
            SAddSat | UAddSat | SSubSat | USubSat => self.int2(inst, args, |e, a, b, width| {
                arith::saturate(e, id, a, b, width)
            }),
            SShlSat | UShlSat => {
                let how = if id == SShlSat {
                    Extend::Sign
                } else {
                    Extend::Zero
                };
                self.int2(inst, args, |e, a, b, width| {
                    fixed::shift(e, how, a, b, width)
                })
            }
            SMulFix | UMulFix | SMulFixSat | UMulFixSat | SDivFix | UDivFix | SDivFixSat
            | UDivFixSat => self.fixed_point(inst, id, args),
            SCmp | UCmp => {
                let how = if id == SCmp {
                    Extend::Sign
                } else {
                    Extend::Zero
                };
                let ty = self.src.result_type(inst);
                match self.leaf_of(ty) {
                    Ok(leaf) => self.int2(inst, args, |e, a, b, width| {
                        arith::three_way(e, how, a, b, width, leaf.bits())
                    }),
                    Err(d) => Err(d),
                }
            }
            Fshl | Fshr => {
                let direction = if id == Fshl {
                    bits::Funnel::Left
                } else {
                    bits::Funnel::Right
                };
                self.map3(inst, [args[0], args[1], args[2]], |l, leaf, [a, b, s]| {
                    Ok(bits::funnel(&mut l.e, direction, a, b, s, leaf.bits()))
                })
            }
            SAddOverflow | UAddOverflow | SSubOverflow | USubOverflow | SMulOverflow
            | UMulOverflow => self.with_overflow(inst, id, args),
            ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax | ReduceSMin
            | ReduceUMax | ReduceUMin => self.reduce_int(inst, id, args[0]),
            _ => return None,
        })
    }

    /// Numbers of an even count of bytes only (language reference, "llvm.bswap").
    fn swap_bytes(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let bits = self.leaf_of(self.ty(args[0]))?.bits();
        if !bits.is_multiple_of(16) {
            return Err(self.unsupported(&format!("llvm.bswap of {bits} bits")));
        }
        self.int1(inst, args, bits::bswap)
    }

    fn int1(
        &mut self,
        inst: Inst,
        args: &[Value],
        mut f: impl FnMut(&mut crate::legal::emitter::Emitter, Num, u32) -> Num,
    ) -> Res<()> {
        self.map1(inst, args[0], |l, leaf, n| Ok(f(&mut l.e, n, leaf.bits())))
    }

    fn int2(
        &mut self,
        inst: Inst,
        args: &[Value],
        mut f: impl FnMut(&mut crate::legal::emitter::Emitter, Num, Num, u32) -> Num,
    ) -> Res<()> {
        self.map2(inst, [args[0], args[1]], |l, leaf, a, b| {
            Ok(f(&mut l.e, a, b, leaf.bits()))
        })
    }

    fn fixed_point(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        use Intrinsic::*;
        let signed = matches!(id, SMulFix | SMulFixSat | SDivFix | SDivFixSat);
        let clamps = matches!(id, SMulFixSat | UMulFixSat | SDivFixSat | UDivFixSat);
        let divides = matches!(id, SDivFix | UDivFix | SDivFixSat | UDivFixSat);
        let scale = self.int_const_of(args[2]).unwrap_or(0);
        self.map2(inst, [args[0], args[1]], |l, leaf, a, b| {
            let bits = leaf.bits();
            let limit = if signed { bits - 1 } else { bits };
            let operation = Fixed {
                how: if signed { Extend::Sign } else { Extend::Zero },
                excess: if clamps { Excess::Clamp } else { Excess::Cut },
                scale: scale as u32,
                bits,
            };
            let result = match divides {
                _ if scale > u128::from(limit) => None,
                true => fixed::divide(&mut l.e, operation, a, b),
                false => fixed::multiply(&mut l.e, operation, a, b),
            };
            result
                .ok_or_else(|| l.unsupported(&format!("{} of i{bits} with this scale", id.name())))
        })
    }

    /// The result is a structure of the values and the overflow bits.
    fn with_overflow(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        use Intrinsic::*;
        let (op, how) = match id {
            SAddOverflow => (BinaryOp::Add, Extend::Sign),
            UAddOverflow => (BinaryOp::Add, Extend::Zero),
            SSubOverflow => (BinaryOp::Sub, Extend::Sign),
            USubOverflow => (BinaryOp::Sub, Extend::Zero),
            SMulOverflow => (BinaryOp::Mul, Extend::Sign),
            _ => (BinaryOp::Mul, Extend::Zero),
        };
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let a = self.parts(args[0])?;
        let b = self.parts(args[1])?;
        let mut values = Parts::new();
        let mut overflows = Parts::new();
        for i in 0..a.len() / leaf.parts() {
            let x = Legaliser::num_at(&a, leaf, i);
            let y = Legaliser::num_at(&b, leaf, i);
            let (r, lost) = arith::overflow(&mut self.e, op, how, x, y, leaf.bits());
            r.append_to(&mut values);
            overflows.push(lost);
        }
        values.extend(overflows);
        self.set(inst, &values);
        Ok(())
    }

    fn reduce_int(&mut self, inst: Inst, id: Intrinsic, arg: Value) -> Res<()> {
        use Intrinsic::*;
        let leaf = self.leaf_of(self.ty(arg))?;
        let width = leaf.bits();
        let parts = self.parts(arg)?;
        let mut level: Vec<Num> = (0..parts.len() / leaf.parts())
            .map(|i| Legaliser::num_at(&parts, leaf, i))
            .collect();
        // As a tree: the operations are associative.
        while level.len() > 1 {
            let mut next = Vec::with_capacity(level.len().div_ceil(2));
            for pair in level.chunks(2) {
                let &[a, b] = pair else {
                    next.push(pair[0]);
                    continue;
                };
                let none = ArithFlags::empty();
                let e = &mut self.e;
                next.push(match id {
                    ReduceAdd => e.int_binary(BinaryOp::Add, none, width, a, b),
                    ReduceMul => e.int_binary(BinaryOp::Mul, none, width, a, b),
                    ReduceAnd => e.int_binary(BinaryOp::And, none, width, a, b),
                    ReduceOr => e.int_binary(BinaryOp::Or, none, width, a, b),
                    ReduceXor => e.int_binary(BinaryOp::Xor, none, width, a, b),
                    ReduceSMax => arith::min_max(e, SMax, a, b, width),
                    ReduceSMin => arith::min_max(e, SMin, a, b, width),
                    ReduceUMax => arith::min_max(e, UMax, a, b, width),
                    _ => arith::min_max(e, UMin, a, b, width),
                });
            }
            level = next;
        }
        self.set_num(inst, level[0]);
        Ok(())
    }

    // Floats.

    /// What is behind a `freeze` is not joined with what is in front of it.
    fn arithmetic_fence(&mut self, inst: Inst, arg: Value) -> Res<()> {
        let parts = self.parts(arg)?;
        let parts: Parts = parts.iter().map(|&p| self.frozen(p)).collect();
        self.set(inst, &parts);
        Ok(())
    }

    fn float_intrinsic(&mut self, call: &Call<'_>) -> Option<Res<()>> {
        use Intrinsic::*;
        let Call {
            inst,
            id,
            flags,
            args,
        } = *call;
        let ulp = self.src.accuracy.get(&inst).copied();
        Some(match id {
            FAbs => self.sign_operation(
                inst,
                args,
                |e, bits| e.and_const(bits, 0x7fff),
                |e, x| e.unary(FAbs, x),
            ),
            Floor | Ceil | FTrunc | Canonicalize => self.float1(inst, args, |e, x| {
                if let Some(r) = expand::round::unary(e, id, x) {
                    return r;
                }
                let ty = e.ty(x);
                e.intr_flags(id, flags, &[x], ty)
            }),
            Rint | NearbyInt | RoundEven => self.float1(inst, args, |e, x| e.unary(Rint, x)),
            Round => self.float1(inst, args, minmax::round),
            Sqrt => self.float1(inst, args, |e, x| expand::sqrt::sqrt(e, flags, ulp, x)),
            ArithmeticFence => self.arithmetic_fence(inst, args[0]),
            CopySign => self.copy_sign(inst, args),
            MinNum | MaxNum => self.float2(inst, args, |e, a, b| minmax::num(e, id, flags, a, b)),
            MinimumNum => self.float2(inst, args, |e, a, b| minmax::num(e, MinNum, flags, a, b)),
            MaximumNum => self.float2(inst, args, |e, a, b| minmax::num(e, MaxNum, flags, a, b)),
            Minimum => self.float2(inst, args, |e, a, b| {
                minmax::propagating(e, MinNum, flags, a, b)
            }),
            Maximum => self.float2(inst, args, |e, a, b| {
                minmax::propagating(e, MaxNum, flags, a, b)
            }),
            Fma | FMulAdd => self.fused(inst, id, flags, args),
            LdExp => self.ld_exp(inst, args),
            PowI => self.pow_int(inst, flags, args),
            FrExp => self.fr_exp(inst, args[0]),
            FpToSiSat => self.saturating(inst, args[0], Extend::Sign),
            FpToUiSat => self.saturating(inst, args[0], Extend::Zero),
            LRound | LLRound => self.rounded_to_int(inst, args[0], minmax::round),
            LRint | LLRint => self.rounded_to_int(inst, args[0], |e, x| e.unary(Rint, x)),
            IsFpClass | AmdClass => self.class(inst, args),
            Exp | Exp2 | Exp10 | Log | Log2 | Log10 | Sin | Cos => {
                let double = self
                    .leaf_of(self.ty(args[0]))
                    .is_ok_and(|l| l == Leaf::Float(FloatKind::Double));
                if double {
                    return Some(Err(self
                        .unsupported(&format!("{} of double", id.name()))
                        .hint("call a library function that computes it, such as those of ROCm's device library")));
                }
                self.float1(inst, args, |e, x| math::unary(e, id, flags, x))
            }
            Pow => self.pow(inst, args),
            ReduceFAdd | ReduceFMul | ReduceFMax | ReduceFMin | ReduceFMaximum | ReduceFMinimum => {
                self.reduce_float(inst, id, flags, args)
            }
            _ => return None,
        })
    }

    pub(crate) fn copy(&mut self, inst: Inst, arg: Value) -> Res<()> {
        let parts = self.parts(arg)?;
        self.set(inst, &parts);
        Ok(())
    }

    fn float1(
        &mut self,
        inst: Inst,
        args: &[Value],
        mut f: impl FnMut(&mut crate::legal::emitter::Emitter, Value) -> Value,
    ) -> Res<()> {
        self.map1(inst, args[0], |l, leaf, n| {
            let x = l.computable(leaf, n.lo);
            let r = f(&mut l.e, x);
            Ok(l.round_leaf(leaf, r).into())
        })
    }

    fn float2(
        &mut self,
        inst: Inst,
        args: &[Value],
        mut f: impl FnMut(&mut crate::legal::emitter::Emitter, Value, Value) -> Value,
    ) -> Res<()> {
        self.map2(inst, [args[0], args[1]], |l, leaf, a, b| {
            let (x, y) = (l.computable(leaf, a.lo), l.computable(leaf, b.lo));
            let r = f(&mut l.e, x, y);
            Ok(l.round_leaf(leaf, r).into())
        })
    }

    /// A float result in a leaf's format.
    fn round_leaf(&mut self, leaf: Leaf, v: Value) -> Value {
        match leaf {
            Leaf::Float(kind) => self.rounded(kind, v),
            _ => v,
        }
    }

    /// An operation on the sign bit: on bfloats by their bits, on others as `other` says.
    fn sign_operation(
        &mut self,
        inst: Inst,
        args: &[Value],
        on_bits: impl Fn(&mut crate::legal::emitter::Emitter, Value) -> Value,
        other: impl Fn(&mut crate::legal::emitter::Emitter, Value) -> Value,
    ) -> Res<()> {
        self.map1(inst, args[0], |l, leaf, n| {
            Ok(match leaf {
                Leaf::Float(FloatKind::BFloat) => on_bits(&mut l.e, n.lo).into(),
                _ => other(&mut l.e, n.lo).into(),
            })
        })
    }

    fn copy_sign(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let sign_leaf = self.leaf_of(self.ty(args[1]))?;
        self.map2(inst, [args[0], args[1]], |l, leaf, a, b| {
            if leaf == Leaf::Float(FloatKind::BFloat) {
                let magnitude = l.e.and_const(a.lo, 0x7fff);
                let sign = l.e.and_const(b.lo, 0x8000);
                return Ok(l.e.or(magnitude, sign).into());
            }
            if sign_leaf != leaf {
                return Err(l.unsupported("llvm.copysign of two types"));
            }
            let ty = l.e.ty(a.lo);
            Ok(l.e.intr(Intrinsic::CopySign, &[a.lo, b.lo], ty).into())
        })
    }

    fn fused(&mut self, inst: Inst, id: Intrinsic, flags: ArithFlags, args: &[Value]) -> Res<()> {
        use crate::target::{FusedF32, HalfArithmetic};
        self.map3(inst, [args[0], args[1], args[2]], |l, leaf, row| {
            let [a, b, c] = row.map(|n| l.computable(leaf, n.lo));
            let as_floats = l.e.ty(a) == Type::F16 && l.e.target.halves == HalfArithmetic::AsFloats;
            let slow = l.e.ty(a) == Type::F32 && l.e.target.fused_f32 == FusedF32::Slow;
            let r = if id == Intrinsic::FMulAdd && (slow || as_floats) {
                let product = l.e.fmul(a, b);
                l.e.fadd(product, c)
            } else if as_floats {
                half::fma(&mut l.e, flags, [a, b, c])
            } else {
                let ty = l.e.ty(a);
                l.e.intr_flags(Intrinsic::Fma, flags, &[a, b, c], ty)
            };
            Ok(l.round_leaf(leaf, r).into())
        })
    }

    fn ld_exp(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let exponent_bits = self.leaf_of(self.ty(args[1]))?.bits();
        let exponents = self.parts(args[1])?;
        let mut i = 0;
        let n = if exponent_bits > 64 { 2 } else { 1 };
        self.map1(inst, args[0], |l, leaf, x| {
            let at = if exponents.len() == n { 0 } else { i * n };
            i += 1;
            let exponent = Num {
                lo: exponents[at],
                hi: (n == 2).then(|| exponents[at + 1]),
            };
            let exponent = math::exponent_word(&mut l.e, exponent, exponent_bits);
            let v = l.computable(leaf, x.lo);
            let r = math::ldexp(&mut l.e, v, exponent);
            Ok(l.round_leaf(leaf, r).into())
        })
    }

    fn pow_int(&mut self, inst: Inst, flags: ArithFlags, args: &[Value]) -> Res<()> {
        let width = self.leaf_of(self.ty(args[1]))?.bits();
        let Some(n) = self.int_const_of(args[1]) else {
            let n = self.num(args[1])?;
            let low = self.e.truncate(n, width, width.min(32)).lo;
            let odd = self.e.and_const(low, 1);
            let odd = self.e.icmp_const(ir::IntCC::Ne, odd, 0);
            let n = math::exponent_word(&mut self.e, n, width);
            let y = self.e.cast(ir::CastOp::SiToFp, n, Type::F32);
            // A number below zero has no logarithm; what is multiplied an odd number of times has
            // its sign in the end.
            return self.map1(inst, args[0], |l, leaf, x| {
                let x = l.computable(leaf, x.lo);
                let size = l.e.fabs(x);
                let r = math::pow_mixed(&mut l.e, size, y).ok_or_else(|| l.pow_of_double())?;
                let ty = l.e.ty(r);
                let signed = l.e.intr(Intrinsic::CopySign, &[r, x], ty);
                let r = l.e.select(odd, signed, r);
                Ok(l.round_leaf(leaf, r).into())
            });
        };
        let n = crate::fold::sign_extend(n, width) as i64;
        self.float1(inst, args, |e, x| math::power(e, flags, x, n))
    }

    fn pow(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        self.map2(inst, [args[0], args[1]], |l, leaf, a, b| {
            let (x, y) = (l.computable(leaf, a.lo), l.computable(leaf, b.lo));
            let r = math::pow(&mut l.e, x, y).ok_or_else(|| l.pow_of_double())?;
            Ok(l.round_leaf(leaf, r).into())
        })
    }

    fn pow_of_double(&self) -> ir::Diagnostic {
        self.unsupported("a power of double")
            .hint("call a library function that computes it")
    }

    fn fr_exp(&mut self, inst: Inst, arg: Value) -> Res<()> {
        let leaf = self.leaf_of(self.ty(arg))?;
        let result = self.src.result_type(inst);
        let exponent_ty = self
            .e
            .ctx
            .types
            .element(result, 1)
            .ok_or_else(|| self.unsupported("llvm.frexp of this type"))?;
        let exponent_bits = self.leaf_of(exponent_ty)?.bits();
        let parts = self.parts(arg)?;
        let mut mantissas = Parts::new();
        let mut exponents = Parts::new();
        for &part in &parts {
            let x = self.computable(leaf, part);
            let mantissa = self.e.unary(Intrinsic::FrexpMant, x);
            mantissas.push(self.round_leaf(leaf, mantissa));
            let wide = match self.e.ty(x) {
                Type::F16 => self.e.cast(ir::CastOp::FpExt, x, Type::F32),
                _ => x,
            };
            let exponent = expand::round::exponent(&mut self.e, wide);
            self.e.note_sign_bits(exponent, 20);
            let exponent = self
                .e
                .extend(exponent.into(), 32, exponent_bits.max(32), Extend::Sign);
            exponent.append_to(&mut exponents);
        }
        mantissas.extend(exponents);
        self.set(inst, &mantissas);
        Ok(())
    }

    fn saturating(&mut self, inst: Inst, arg: Value, how: Extend) -> Res<()> {
        let to = self.leaf_of(self.src.result_type(inst))?.bits();
        self.map1(inst, arg, |l, leaf, n| {
            let x = l.computable(leaf, n.lo);
            Ok(convert::float_to_int_sat(&mut l.e, x, to, how))
        })
    }

    /// Rounded as `round` does it, then an integer; one that does not fit may be any.
    fn rounded_to_int(
        &mut self,
        inst: Inst,
        arg: Value,
        round: impl Fn(&mut crate::legal::emitter::Emitter, Value) -> Value,
    ) -> Res<()> {
        let to = self.leaf_of(self.src.result_type(inst))?.bits();
        self.map1(inst, arg, |l, leaf, n| {
            let x = l.computable(leaf, n.lo);
            let x = round(&mut l.e, x);
            let n = convert::float_to_int(&mut l.e, x, to, Extend::Sign);
            // What is out of range is any number, and not poison as there: only one (language
            // reference, "llvm.lrint").
            Ok(Num {
                lo: l.frozen(n.lo),
                hi: n.hi.map(|hi| l.frozen(hi)),
            })
        })
    }

    /// `llvm.is.fpclass` and `llvm.amdgcn.class`, whose masks are the same.
    fn class(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        use crate::target::HalfArithmetic;
        let mask = self.one(args[1])?;
        self.map1(inst, args[0], |l, leaf, n| {
            let x = l.computable(leaf, n.lo);
            let as_floats = l.e.target.halves == HalfArithmetic::AsFloats;
            if l.e.ty(x) == Type::F16 && as_floats {
                return Ok(half::class(&mut l.e, x, mask).into());
            }
            Ok(l.e.intr(Intrinsic::AmdClass, &[x, mask], Type::I1).into())
        })
    }

    fn reduce_float(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Res<()> {
        use Intrinsic::*;
        let vector = args[args.len() - 1];
        let leaf = self.leaf_of(self.ty(vector))?;
        let elements = self.parts(vector)?;
        let mut list: Vec<Value> = Vec::new();
        if args.len() == 2 {
            list.push(self.one(args[0])?);
        }
        list.extend(&elements);
        let list: Vec<Value> = list.into_iter().map(|v| self.computable(leaf, v)).collect();
        // In order, unless the order does not matter.
        let combine = |l: &mut Self, a: Value, b: Value| {
            let r = match id {
                ReduceFAdd => l.e.fadd(a, b),
                ReduceFMul => l.e.fmul(a, b),
                ReduceFMaximum => minmax::propagating(&mut l.e, MaxNum, flags, a, b),
                ReduceFMinimum => minmax::propagating(&mut l.e, MinNum, flags, a, b),
                ReduceFMax => minmax::num(&mut l.e, MaxNum, flags, a, b),
                _ => minmax::num(&mut l.e, MinNum, flags, a, b),
            };
            // Each step of a bfloat reduction is rounded.
            let r = l.round_leaf(leaf, r);
            l.computable(leaf, r)
        };
        let mut sum = list[0];
        for &v in &list[1..] {
            sum = combine(self, sum, v);
        }
        let sum = self.round_leaf(leaf, sum);
        self.set(inst, &[sum]);
        Ok(())
    }

    // Memory and others.

    fn other_intrinsic(&mut self, call: &Call<'_>) -> Option<Res<()>> {
        use Intrinsic::*;
        let Call { inst, id, args, .. } = *call;
        Some(match id {
            Memcpy | MemcpyInline | Memmove => self.memory_copy(inst, id, args),
            Memset | MemsetInline => self.memory_set(inst, args),
            MemsetPattern => self.memory_set_pattern(inst, args),
            PtrMask => self.pointer_mask(inst, args),
            Expect | ExpectWithProbability | LaunderInvariantGroup | StripInvariantGroup => {
                self.copy(inst, args[0])
            }
            IsConstant => {
                let no = self.e.bool(false);
                self.set(inst, &[no]);
                Ok(())
            }
            ObjectSize => self.object_size(inst, args),
            Prefetch => Ok(()),
            StackRestore => self.stack_restore(args[0]),
            StackSave => self.stack_save(inst),
            IsShared | IsPrivate => self.one(args[0]).and_then(|p| {
                let aperture = if id == IsShared {
                    SharedApertureHi
                } else {
                    PrivateApertureHi
                };
                let inside = self.in_aperture(aperture, p)?;
                self.set(inst, &[inside]);
                Ok(())
            }),
            // The lanes of a wave meet at every instruction; accesses stay on their sides.
            SBarrier if self.is_one_wave() => {
                self.e.intr_void(WaveBarrier, &[]);
                Ok(())
            }
            WavefrontSize => {
                let n = self.e.i32(self.e.target.abilities.lanes);
                self.set(inst, &[n]);
                Ok(())
            }
            _ => return None,
        })
    }

    /// Refuses the number of a kernel that the source gives none.
    fn check_number(&self, id: Intrinsic) -> Res<()> {
        let kernel = self.info.kernels[self.func].as_ref();
        match kernel.is_some_and(|k| k.lds_kernel_id.is_none()) && id == Intrinsic::LdsKernelId {
            true => Err(self.unsupported(&format!(
                "'{}' in a kernel without '!llvm.amdgcn.lds.kernel.id'",
                id.name()
            ))),
            false => Ok(()),
        }
    }

    fn pointer_mask(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let widths = [self.ty(args[0]), self.ty(args[1])].map(|ty| self.leaf_of(ty));
        let [pointer, mask] = widths;
        if pointer.as_ref().is_ok_and(|p| p.is_fat()) && mask.as_ref().is_ok_and(|m| m.bits() == 32)
        {
            return self.offset_mask(inst, args);
        }
        if pointer?.bits() != mask?.bits() {
            return Err(
                self.unsupported("llvm.ptrmask with a mask that is not as wide as the pointer")
            );
        }
        self.map2(inst, [args[0], args[1]], |l, leaf, p, mask| {
            let Leaf::Ptr(space) = leaf else {
                return Err(l.unsupported("llvm.ptrmask of this type"));
            };
            let int = l.e.ptr_to_int(p.lo);
            let masked = l.e.and(int, mask.lo);
            Ok(l.e.int_to_ptr(masked, Type::ptr(space)).into())
        })
    }

    /// The mask of a pointer into a buffer is for its offset.
    fn offset_mask(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let (mut pointers, masks) = (self.parts(args[0])?, self.parts(args[1])?);
        for (pointer, &mask) in pointers.chunks_mut(3).zip(&masks) {
            pointer[2] = self.e.and(pointer[2], mask);
        }
        self.set(inst, &pointers);
        Ok(())
    }

    /// Unknown: 0 if the minimum is asked for, else all ones.
    fn object_size(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let bits = self.leaf_of(self.src.result_type(inst))?.bits();
        let minimum = self.int_const_of(args[1]).unwrap_or(0) != 0;
        let n = self.e.num_const(bits, if minimum { 0 } else { u128::MAX });
        self.set_num(inst, n);
        Ok(())
    }
}
