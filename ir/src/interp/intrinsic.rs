//! The intrinsics of the language, and which others are done where.

use super::arith::float_result;
use super::error::{Fault, FaultKind};
use super::exec::{Cx, Flow, State};
use super::float::{self, Extreme};
use super::int::{self, Signedness, mask, signed};
use super::value::{Scalar, Slot};
use crate::entities::{Inst, Value};
use crate::inst::{ArithFlags, BinaryOp, IntCC};
use crate::intrinsic::Intrinsic;
use crate::types::FloatKind;

/// Operands of an element-wise intrinsic at most.
const MAX_ARGS: usize = 4;

/// The scalars at one position of the operands.
#[derive(Clone, Copy)]
pub(super) struct Lanes {
    pub bits: [u128; MAX_ARGS],
    /// Scalar type of the first operand.
    pub scalar: Scalar,
}

impl Lanes {
    /// Operand `i` as a float's bits.
    pub fn float(&self, i: usize) -> u64 {
        self.bits[i] as u64
    }

    /// Operand `i` as a word.
    pub fn word(&self, i: usize) -> u32 {
        self.bits[i] as u32
    }
}

/// What an element-wise intrinsic gives.
pub(super) enum Output {
    Value(u128),
    /// Two members: a value and a second scalar.
    Pair(u128, u128),
    Poison,
    /// Not an element-wise intrinsic of this family.
    Other,
}

impl Cx<'_, '_, '_> {
    pub(super) fn intrinsic(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Result<Flow, Fault> {
        use Intrinsic as N;
        if super::wave::is_wave_op(id) {
            return Ok(Flow::Retry(State::AtWaveOp));
        }
        match id {
            N::SBarrier => return Ok(Flow::Wait(State::AtBarrier)),
            N::EndPgm => return Ok(Flow::Ended),
            N::Trap | N::DebugTrap | N::UbsanTrap | N::QueueTrap => {
                return Err(Fault::new(FaultKind::Trap, "trap"));
            }
            N::Assume if self.defined(args[0], "assumption")? == 0 => {
                return Err(Fault::new(
                    FaultKind::UndefinedBehaviour,
                    "assumption does not hold",
                ));
            }
            N::Memcpy | N::MemcpyInline | N::Memmove => self.copy(args[0], args[1], args[2])?,
            N::Memset | N::MemsetInline => self.fill(args[0], args[1], args[2])?,
            N::LifetimeStart | N::LifetimeEnd => self.forget(args[0])?,
            N::MemsetPattern => self.fill_with(args[0], args[1], args[2])?,
            N::MakeBufferRsrc => self.make_resource(inst, args)?,
            N::BufferAddress => self.buffer_address(inst, args)?,
            N::PreloadedArgument => self.preloaded_argument(inst, args[0])?,
            N::StackRestore => self.item.private_top = self.defined(args[0], "stack")? as u64,
            _ if let Some(access) = id.buffer_access() => {
                self.buffer_intrinsic(inst, id, access, args)?;
            }
            _ if self.func.result(inst).is_none() => return self.no_result(id),
            _ => self.with_result(inst, id, flags, args)?,
        }
        Ok(Flow::Next)
    }

    /// Hints, and what only the machine notices.
    fn no_result(&self, id: Intrinsic) -> Result<Flow, Fault> {
        use Intrinsic as N;
        match id {
            N::Assume
            | N::InvariantEnd
            | N::NoAliasScopeDecl
            | N::DbgDeclare
            | N::DbgValue
            | N::DbgLabel
            | N::DbgAssign
            | N::DoNothing
            | N::SideEffect
            | N::PseudoProbe
            | N::Prefetch
            | N::IglpOpt
            | N::SchedBarrier
            | N::SchedGroupBarrier
            | N::SWaitcnt
            | N::SSleep
            | N::SIncPerfLevel
            | N::SDecPerfLevel
            | N::SNop
            | N::SDcacheInvVol
            | N::SDcacheWbVol
            | N::BufferWbinvl1Vol
            | N::SSetPrio
            | N::STTraceData
            | N::AmdUnreachable
            | N::SDcacheInv
            | N::SDcacheWb
            | N::BufferWbinvl1 => Ok(Flow::Next),
            _ => Err(Fault::unsupported(id.name())),
        }
    }

    fn with_result(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        if let Some(bits) = self.of_work_item(id)? {
            self.set(result, 0, Slot::of(bits));
            return Ok(());
        }
        if let Some(()) = self.pass_through(result, id, args) {
            return Ok(());
        }
        if let Some(slot) = self.reduction(id, flags, args)? {
            self.set(result, 0, slot);
            return Ok(());
        }
        self.element_wise(result, id, flags, args)
    }

    /// Intrinsics that give their first operand back, whatever its type.
    fn pass_through(&mut self, result: Value, id: Intrinsic, args: &[Value]) -> Option<()> {
        use Intrinsic as N;
        match id {
            N::Expect
            | N::ExpectWithProbability
            | N::ArithmeticFence
            | N::LaunderInvariantGroup
            | N::StripInvariantGroup
            | N::Divergent => {
                for i in 0..self.len(result) {
                    let slot = self.lane(args[0], i);
                    self.set(result, i, slot);
                }
            }
            N::InvariantStart => self.set(result, 0, Slot::of(0)),
            N::IsConstant => self.set(result, 0, Slot::of(0)),
            N::Dead => (0..self.len(result)).for_each(|i| self.set(result, i, Slot::POISON)),
            // Unknown: the least or the most that it can be.
            N::ObjectSize => {
                let least = self.lane(args[1], 0).bits != 0;
                let bits = self.bits(result).unwrap_or(64);
                self.set(result, 0, Slot::of(if least { 0 } else { mask(bits) }));
            }
            _ => return None,
        }
        Some(())
    }

    fn element_wise(
        &mut self,
        result: Value,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Result<(), Fault> {
        let (Some(&first), true) = (args.first(), args.len() <= MAX_ARGS) else {
            return Err(Fault::unsupported(id.name()));
        };
        let scalar = self.scalar(first)?;
        // Dot products are of vectors as a whole.
        if let Some(slot) = self.dot_product(id, args) {
            self.set(result, 0, slot);
            return Ok(());
        }
        let pair = self.code.scalar(result).is_none();
        let count = self.len(first);
        for i in 0..count {
            let mut lanes = Lanes {
                bits: [0; MAX_ARGS],
                scalar,
            };
            let mut poison = false;
            for (n, &arg) in args.iter().enumerate() {
                let slot = self.lane(arg, if self.len(arg) == 1 { 0 } else { i });
                poison |= slot.poison;
                lanes.bits[n] = slot.bits;
            }
            let output = if poison {
                Output::Poison
            } else {
                self.scalar_intrinsic(id, result, &lanes)?
            };
            match output {
                Output::Value(bits) => {
                    let slot = match self.code.scalar(result) {
                        Some(Scalar::Float(kind)) => float_result(flags, kind, bits as u64, &[]),
                        _ => Slot::of(bits),
                    };
                    self.set(result, i, slot);
                }
                Output::Pair(a, b) => {
                    self.set(result, i, Slot::of(a));
                    self.set(result, count + i, Slot::of(b));
                }
                Output::Poison => {
                    self.set(result, i, Slot::POISON);
                    if pair {
                        self.set(result, count + i, Slot::POISON);
                    }
                }
                Output::Other => return Err(Fault::unsupported(id.name())),
            }
        }
        Ok(())
    }

    fn scalar_intrinsic(&self, id: Intrinsic, result: Value, l: &Lanes) -> Result<Output, Fault> {
        let to_bits = self.code.scalar(result).map_or(0, Scalar::bits);
        if let Some(output) = super::target::converting(id, l, to_bits) {
            return Ok(output);
        }
        let generic = match l.scalar {
            Scalar::Float(kind) => self.float_intrinsic(id, result, kind, l),
            _ => int_intrinsic(id, l),
        };
        Ok(match generic {
            Output::Other => self.target_intrinsic(id, l),
            other => other,
        })
    }

    fn float_intrinsic(&self, id: Intrinsic, result: Value, kind: FloatKind, l: &Lanes) -> Output {
        use Intrinsic as N;
        let format = self.format(kind);
        let sign = kind.sign();
        let (x, y, z) = (l.float(0), l.float(1), l.float(2));
        // The result's width, for those that give integers; of `{ float, integer }` that of i32 or
        // less.
        let to_bits = self.code.scalar(result).map_or(32, Scalar::bits);
        let bits = match id {
            N::FAbs => x & !sign,
            N::CopySign => (x & !sign) | (y & sign),
            N::Fma | N::FMulAdd => format.fma(x, y, z),
            N::MinNum | N::MinimumNum => format.min_max_num(Extreme::Min, x, y),
            N::MaxNum | N::MaximumNum => format.min_max_num(Extreme::Max, x, y),
            N::Minimum => format.min_max_nan(Extreme::Min, x, y),
            N::Maximum => format.min_max_nan(Extreme::Max, x, y),
            N::Canonicalize => format.canonicalize(x),
            N::LdExp => format.ldexp(x, self.exponent(l.bits[1])),
            N::PowI => {
                let n = self.exponent(l.bits[1]);
                format.unary(x, |v| v.powi(n))
            }
            N::Pow => format.output(format.input(x).powf(format.input(y))),
            N::FrExp => {
                let (m, e) = float::frexp(format.input(x));
                let e = e as u32;
                return Output::Pair(format.output(m).into(), u128::from(e));
            }
            N::FpToSiSat | N::FpToUiSat => {
                let value = format.input(x);
                let sign = Signedness::signed_if(id == N::FpToSiSat);
                return Output::Value(float::to_int_saturating(value, to_bits, sign));
            }
            N::LRound | N::LLRound | N::LRint | N::LLRint => {
                let value = format.input(x);
                let rounded = match id {
                    N::LRound | N::LLRound => value.round(),
                    _ => value.round_ties_even(),
                };
                return match float::to_int(rounded, to_bits, Signedness::Signed) {
                    Some(n) => Output::Value(n),
                    // Any value: a program must not depend on it.
                    None => Output::Poison,
                };
            }
            N::IsFpClass => {
                let hit = float::class(kind, x) & l.word(1) != 0;
                return Output::Value(hit.into());
            }
            _ => match real_function(id) {
                Some(f) => format.unary(x, f),
                None => return Output::Other,
            },
        };
        Output::Value(bits.into())
    }

    /// An integer operand of any width from 16 bits as an exponent. Exponents are i32, or i16 for
    /// half.
    fn exponent(&self, bits: u128) -> i32 {
        bits as u32 as i32
    }

    /// Reductions of a vector, in the order of its elements.
    fn reduction(
        &self,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Result<Option<Slot>, Fault> {
        use Intrinsic as N;
        let (start, vector) = match id {
            N::ReduceFAdd | N::ReduceFMul => (Some(args[0]), args[1]),
            N::ReduceAdd
            | N::ReduceMul
            | N::ReduceAnd
            | N::ReduceOr
            | N::ReduceXor
            | N::ReduceSMax
            | N::ReduceSMin
            | N::ReduceUMax
            | N::ReduceUMin
            | N::ReduceFMax
            | N::ReduceFMin
            | N::ReduceFMaximum
            | N::ReduceFMinimum => (None, args[0]),
            _ => return Ok(None),
        };
        let scalar = self.scalar(vector)?;
        let mut elements = (0..self.len(vector)).map(|i| self.lane(vector, i));
        let first = match start {
            Some(v) => Some(self.lane(v, 0)),
            None => elements.next(),
        };
        let mut acc = first.unwrap_or(Slot::POISON);
        for x in elements {
            acc = Slot {
                bits: self.reduce(id, scalar, acc.bits, x.bits),
                poison: acc.poison || x.poison,
            };
        }
        if let Scalar::Float(kind) = scalar {
            acc.poison |= float_result(flags, kind, acc.bits as u64, &[]).poison;
        }
        Ok(Some(acc))
    }

    fn reduce(&self, id: Intrinsic, scalar: Scalar, x: u128, y: u128) -> u128 {
        use Intrinsic as N;
        let bits = scalar.bits();
        let pick = |cond| if int::compare(cond, x, y, bits) { x } else { y };
        if let Scalar::Float(kind) = scalar {
            let format = self.format(kind);
            let (x, y) = (x as u64, y as u64);
            return u128::from(match id {
                N::ReduceFAdd => format.binary(BinaryOp::FAdd, x, y),
                N::ReduceFMul => format.binary(BinaryOp::FMul, x, y),
                N::ReduceFMaximum => format.min_max_nan(Extreme::Max, x, y),
                N::ReduceFMinimum => format.min_max_nan(Extreme::Min, x, y),
                N::ReduceFMax => format.min_max_num(Extreme::Max, x, y),
                _ => format.min_max_num(Extreme::Min, x, y),
            });
        }
        match id {
            N::ReduceAdd => int::wrapping(BinaryOp::Add, x, y, bits).value,
            N::ReduceMul => int::wrapping(BinaryOp::Mul, x, y, bits).value,
            N::ReduceAnd => x & y,
            N::ReduceOr => x | y,
            N::ReduceXor => x ^ y,
            N::ReduceSMax => pick(IntCC::Sgt),
            N::ReduceSMin => pick(IntCC::Slt),
            N::ReduceUMax => pick(IntCC::Ugt),
            _ => pick(IntCC::Ult),
        }
    }
}

/// Functions of one real number.
fn real_function(id: Intrinsic) -> Option<fn(f64) -> f64> {
    use Intrinsic as N;
    Some(match id {
        N::Floor => f64::floor,
        N::Ceil => f64::ceil,
        N::FTrunc => f64::trunc,
        N::Rint | N::NearbyInt | N::RoundEven => f64::round_ties_even,
        N::Round => f64::round,
        N::Sqrt => f64::sqrt,
        N::Exp => f64::exp,
        N::Exp2 => f64::exp2,
        N::Exp10 => |x| 10f64.powf(x),
        N::Log => f64::ln,
        N::Log2 => f64::log2,
        N::Log10 => f64::log10,
        N::Sin => f64::sin,
        N::Cos => f64::cos,
        _ => return None,
    })
}

/// Intrinsics of integers.
fn int_intrinsic(id: Intrinsic, l: &Lanes) -> Output {
    use BinaryOp::{Add, Mul, Sub};
    use Intrinsic as N;
    let bits = l.scalar.bits();
    let [x, y, z, _] = l.bits;
    let pick = |cond| if int::compare(cond, x, y, bits) { x } else { y };
    let overflow = |op, sign: Signedness| {
        let w = int::wrapping(op, x, y, bits);
        let lost = match sign {
            Signedness::Signed => w.signed_overflow,
            Signedness::Unsigned => w.unsigned_overflow,
        };
        Output::Pair(w.value, lost.into())
    };
    Output::Value(match id {
        N::Abs => {
            let smallest = 1 << (bits - 1);
            if x == smallest && y != 0 {
                return Output::Poison;
            }
            signed(x, bits).unsigned_abs() & mask(bits)
        }
        N::SMax => pick(IntCC::Sgt),
        N::SMin => pick(IntCC::Slt),
        N::UMax => pick(IntCC::Ugt),
        N::UMin => pick(IntCC::Ult),
        N::Ctpop => x.count_ones().into(),
        // The second operand says whether zero gives poison.
        N::Ctlz | N::Cttz if x == 0 && y != 0 => return Output::Poison,
        N::Ctlz => int::leading_zeros(x, bits).into(),
        N::Cttz => int::trailing_zeros(x, bits).into(),
        N::Bitreverse => int::reverse_bits(x, bits),
        N::Bswap => int::swap_bytes(x, bits),
        N::Fshl => int::funnel_left(x, y, z, bits),
        N::Fshr => int::funnel_right(x, y, z, bits),
        N::SAddSat => int::saturating(Add, x, y, bits, Signedness::Signed),
        N::UAddSat => int::saturating(Add, x, y, bits, Signedness::Unsigned),
        N::SSubSat => int::saturating(Sub, x, y, bits, Signedness::Signed),
        N::USubSat => int::saturating(Sub, x, y, bits, Signedness::Unsigned),
        N::SShlSat | N::UShlSat => {
            let sign = Signedness::signed_if(id == N::SShlSat);
            return match int::shift_saturating(x, y, bits, sign) {
                Some(v) => Output::Value(v),
                None => Output::Poison,
            };
        }
        N::SMulFix | N::UMulFix | N::SMulFixSat | N::UMulFixSat => {
            let sign = Signedness::signed_if(matches!(id, N::SMulFix | N::SMulFixSat));
            let exact = int::fixed_product(x, y, z as u32, bits, sign);
            return fixed_result(id, exact, x, y, bits);
        }
        N::SDivFix | N::UDivFix | N::SDivFixSat | N::UDivFixSat => {
            let sign = Signedness::signed_if(matches!(id, N::SDivFix | N::SDivFixSat));
            let exact = int::fixed_quotient(x, y, z as u32, bits, sign);
            return fixed_result(id, exact, x, y, bits);
        }
        N::SAddOverflow => return overflow(Add, Signedness::Signed),
        N::UAddOverflow => return overflow(Add, Signedness::Unsigned),
        N::SSubOverflow => return overflow(Sub, Signedness::Signed),
        N::USubOverflow => return overflow(Sub, Signedness::Unsigned),
        N::SMulOverflow => return overflow(Mul, Signedness::Signed),
        N::UMulOverflow => return overflow(Mul, Signedness::Unsigned),
        // The mask of a pointer into a buffer is for its offset, the lowest word.
        N::PtrMask if bits > 64 => x & (y | !mask(32)),
        N::PtrMask => x & y,
        _ => return Output::Other,
    })
}

/// A fixed-point result in the width: clamped if the operation saturates; else one that does not
/// fit may be anything.
fn fixed_result(id: Intrinsic, exact: Option<int::Fixed>, x: u128, y: u128, bits: u32) -> Output {
    use Intrinsic as N;
    let saturates = matches!(
        id,
        N::SMulFixSat | N::UMulFixSat | N::SDivFixSat | N::UDivFixSat
    );
    let negative =
        signed(x, bits) < 0 && signed(y, bits) >= 0 || signed(x, bits) >= 0 && signed(y, bits) < 0;
    let is_signed = matches!(id, N::SMulFix | N::SMulFixSat | N::SDivFix | N::SDivFixSat);
    let sign = Signedness::signed_if(is_signed);
    match exact {
        Some(int::Fixed::Fits(value)) => Output::Value(value),
        Some(int::Fixed::TooLarge) if saturates => Output::Value(match sign {
            Signedness::Signed if negative => 1 << (bits - 1),
            Signedness::Signed => mask(bits - 1),
            Signedness::Unsigned => mask(bits),
        }),
        Some(int::Fixed::TooLarge) => Output::Poison,
        None => Output::Poison,
    }
}

/// `llvm.scmp` and `llvm.ucmp`: −1, 0 or 1 in the result's width.
pub(super) fn three_way(sign: Signedness, x: u128, y: u128, bits: u32, to_bits: u32) -> u128 {
    let (less, greater) = match sign {
        Signedness::Signed => (IntCC::Slt, IntCC::Sgt),
        Signedness::Unsigned => (IntCC::Ult, IntCC::Ugt),
    };
    if int::compare(less, x, y, bits) {
        mask(to_bits)
    } else {
        int::compare(greater, x, y, bits).into()
    }
}
