//! Arithmetic, comparisons, casts, vectors and aggregates, scalar by scalar.

use super::code::{cast_pointer, member_range};
use super::error::{Fault, FaultKind};
use super::exec::Cx;
use super::float::{self, Format};
use super::int::{self, Outcome, Signedness, mask, signed};
use super::value::{Scalar, Slot};
use crate::entities::{Inst, Value};
use crate::inst::{ArithFlags, BinaryOp, CastOp, FloatCC, IntCC, UnaryOp};
use crate::types::FloatKind;

impl Cx<'_, '_, '_> {
    /// A float format with the function's treatment of subnormal numbers.
    pub fn format(&self, kind: FloatKind) -> Format {
        Format {
            kind,
            mode: self.code.denormals(kind),
        }
    }

    /// The format of a value's scalars.
    pub fn format_of(&self, value: Value) -> Result<Format, Fault> {
        match self.scalar(value)? {
            Scalar::Float(kind) => Ok(self.format(kind)),
            _ => Err(Fault::unsupported("a float operation on another type")),
        }
    }

    pub(super) fn unary(
        &mut self,
        inst: Inst,
        op: UnaryOp,
        flags: ArithFlags,
        arg: Value,
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        for i in 0..self.len(arg) {
            let x = self.lane(arg, i);
            let slot = match op {
                // The fixed value of a frozen poison is 0.
                UnaryOp::Freeze if x.poison => Slot::of(0),
                UnaryOp::Freeze => x,
                UnaryOp::FNeg if x.poison => x,
                UnaryOp::FNeg => {
                    let kind = self.format_of(arg)?.kind;
                    let y = x.bits ^ u128::from(kind.sign());
                    float_result(flags, kind, y as u64, &[x.bits as u64])
                }
            };
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        flags: ArithFlags,
        [x, y]: [Value; 2],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let scalar = self.scalar(x)?;
        for i in 0..self.len(x) {
            let (a, b) = (self.lane(x, i), self.lane(y, i));
            let slot = match scalar {
                _ if op.can_trap() && b.poison => {
                    return Err(Fault::new(
                        FaultKind::UndefinedBehaviour,
                        "division by poison",
                    ));
                }
                _ if a.poison || b.poison => Slot::POISON,
                Scalar::Float(kind) => {
                    let (a, b) = (a.bits as u64, b.bits as u64);
                    let value = self.format(kind).binary(op, a, b);
                    float_result(flags, kind, value, &[a, b])
                }
                _ => match int::binary(op, flags, a.bits, b.bits, scalar.bits()) {
                    Outcome::Value(v) => Slot::of(v),
                    Outcome::Poison => Slot::POISON,
                    Outcome::Undefined(what) => {
                        return Err(Fault::new(FaultKind::UndefinedBehaviour, what));
                    }
                },
            };
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn icmp(
        &mut self,
        inst: Inst,
        cond: IntCC,
        flags: ArithFlags,
        [x, y]: [Value; 2],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let bits = self.bits(x)?;
        for i in 0..self.len(x) {
            let (a, b) = (self.lane(x, i), self.lane(y, i));
            let signs_differ = (a.bits ^ b.bits) >> (bits - 1) & 1 != 0;
            let slot =
                if a.poison || b.poison || (flags.contains(ArithFlags::SAMESIGN) && signs_differ) {
                    Slot::POISON
                } else {
                    Slot::of(int::compare(cond, a.bits, b.bits, bits).into())
                };
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn fcmp(
        &mut self,
        inst: Inst,
        cond: FloatCC,
        flags: ArithFlags,
        [x, y]: [Value; 2],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let format = self.format_of(x)?;
        for i in 0..self.len(x) {
            let (a, b) = (self.lane(x, i), self.lane(y, i));
            let (p, q) = (a.bits as u64, b.bits as u64);
            let broken = breaks_promise(flags, format.kind, &[p, q]);
            let slot = if a.poison || b.poison || broken {
                Slot::POISON
            } else {
                Slot::of(format.compare(cond, p, q).into())
            };
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn select(
        &mut self,
        inst: Inst,
        flags: ArithFlags,
        [cond, x, y]: [Value; 3],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let scalar_cond = self.len(cond) == 1;
        for i in 0..self.len(x) {
            let c = self.lane(cond, if scalar_cond { 0 } else { i });
            let mut slot = match (c.poison, c.bits != 0) {
                (true, _) => Slot::POISON,
                (false, true) => self.lane(x, i),
                (false, false) => self.lane(y, i),
            };
            if let (Some(Scalar::Float(kind)), false) = (self.code.scalar(x), flags.is_empty()) {
                slot.poison |= breaks_promise(flags, kind, &[slot.bits as u64]);
            }
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn cast(
        &mut self,
        inst: Inst,
        op: CastOp,
        flags: ArithFlags,
        arg: Value,
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let (from, to) = (self.scalar(arg)?, self.scalar(result)?);
        if op == CastOp::Bitcast && self.len(arg) != self.len(result) {
            self.regroup(result, arg, from.bits(), to.bits());
            return Ok(());
        }
        for i in 0..self.len(arg) {
            let x = self.lane(arg, i);
            let slot = if x.poison {
                x
            } else {
                self.cast_scalar(op, flags, from, to, x.bits)
            };
            self.set(result, i, slot);
        }
        Ok(())
    }

    /// A bitcast between vectors of different lengths: the bits of all elements in a row, the first
    /// lowest.
    fn regroup(&mut self, result: Value, arg: Value, from: u32, to: u32) {
        for i in 0..self.len(result) {
            let (start, end) = (i as u32 * to, (i as u32 + 1) * to);
            let mut slot = Slot::of(0);
            for j in (start / from)..end.div_ceil(from) {
                let x = self.lane(arg, j as usize);
                slot.poison |= x.poison;
                let at = j * from;
                // Both shifts are less than 128: an element that overlaps begins within one width
                // of the result.
                slot.bits |= if at >= start {
                    x.bits << (at - start)
                } else {
                    x.bits >> (start - at)
                };
            }
            slot.bits &= mask(to);
            self.set(result, i, slot);
        }
    }

    fn cast_scalar(
        &self,
        op: CastOp,
        flags: ArithFlags,
        from: Scalar,
        to: Scalar,
        x: u128,
    ) -> Slot {
        let (from_bits, to_bits) = (from.bits(), to.bits());
        let negative = signed(x, from_bits) < 0;
        let poison_if = |broken: bool, bits: u128| Slot {
            bits,
            poison: broken,
        };
        match (op, from, to) {
            (CastOp::Trunc, ..) => {
                let value = x & mask(to_bits);
                let nuw = flags.contains(ArithFlags::NUW) && value != x;
                let nsw = flags.contains(ArithFlags::NSW)
                    && signed(value, to_bits) != signed(x, from_bits);
                poison_if(nuw || nsw, value)
            }
            (CastOp::ZExt, ..) => poison_if(flags.contains(ArithFlags::NNEG) && negative, x),
            (CastOp::SExt, ..) => Slot::of(signed(x, from_bits) as u128 & mask(to_bits)),
            (CastOp::FpTrunc | CastOp::FpExt, Scalar::Float(a), Scalar::Float(b)) => {
                let value = self.format(b).output(self.format(a).input(x as u64));
                float_result(flags, b, value, &[])
            }
            (CastOp::FpToUi | CastOp::FpToSi, Scalar::Float(kind), _) => {
                let value = self.format(kind).input(x as u64);
                let sign = Signedness::signed_if(op == CastOp::FpToSi);
                float::to_int(value, to_bits, sign).map_or(Slot::POISON, Slot::of)
            }
            (CastOp::UiToFp, _, Scalar::Float(kind)) => poison_if(
                flags.contains(ArithFlags::NNEG) && negative,
                float::from_unsigned(kind, x).into(),
            ),
            (CastOp::SiToFp, _, Scalar::Float(kind)) => {
                Slot::of(float::from_signed(kind, signed(x, from_bits)).into())
            }
            _ => Slot::of(cast_pointer(op, from, to, x)),
        }
    }

    /// An index into a vector of `len` elements; `None` is poison.
    fn vector_index(&self, index: Value, len: usize) -> Option<usize> {
        let i = self.lane(index, 0);
        usize::try_from(i.bits)
            .ok()
            .filter(|&n| !i.poison && n < len)
    }

    pub(super) fn extract_element(
        &mut self,
        inst: Inst,
        [vector, index]: [Value; 2],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let slot = match self.vector_index(index, self.len(vector)) {
            Some(i) => self.lane(vector, i),
            None => Slot::POISON,
        };
        self.set(result, 0, slot);
        Ok(())
    }

    pub(super) fn insert_element(
        &mut self,
        inst: Inst,
        [vector, element, index]: [Value; 3],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let at = self.vector_index(index, self.len(vector));
        for i in 0..self.len(vector) {
            let slot = match at {
                None => Slot::POISON,
                Some(n) if n == i => self.lane(element, 0),
                Some(_) => self.lane(vector, i),
            };
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn shuffle(
        &mut self,
        inst: Inst,
        [x, y]: [Value; 2],
        mask: &[i32],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let len = self.len(x);
        for (i, &m) in mask.iter().enumerate() {
            let slot = match usize::try_from(m) {
                Err(_) => Slot::POISON,
                Ok(m) if m < len => self.lane(x, m),
                Ok(m) => self.lane(y, m - len),
            };
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn extract_value(
        &mut self,
        inst: Inst,
        arg: Value,
        indices: &[u32],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let types = &self.env.program.module.ctx.types;
        let (start, len) = member_range(types, self.func.value_type(arg), indices)?;
        for i in 0..len {
            let slot = self.lane(arg, start + i);
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn insert_value(
        &mut self,
        inst: Inst,
        [aggregate, element]: [Value; 2],
        indices: &[u32],
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let types = &self.env.program.module.ctx.types;
        let (start, len) = member_range(types, self.func.value_type(aggregate), indices)?;
        for i in 0..self.len(aggregate) {
            let slot = if (start..start + len).contains(&i) {
                self.lane(element, i - start)
            } else {
                self.lane(aggregate, i)
            };
            self.set(result, i, slot);
        }
        Ok(())
    }
}

/// Does one of these numbers break `nnan` or `ninf`?
pub(super) fn breaks_promise(flags: ArithFlags, kind: FloatKind, values: &[u64]) -> bool {
    values.iter().any(|&v| {
        (flags.contains(ArithFlags::NNAN) && float::is_nan(kind, v))
            || (flags.contains(ArithFlags::NINF) && float::is_infinite(kind, v))
    })
}

/// A float result, poison if it or an operand breaks a promise.
pub(super) fn float_result(flags: ArithFlags, kind: FloatKind, value: u64, args: &[u64]) -> Slot {
    Slot {
        bits: value.into(),
        poison: breaks_promise(flags, kind, args) || breaks_promise(flags, kind, &[value]),
    }
}
