//! Address arithmetic: constant parts are collected in the outermost step, where instructions have
//! room for an offset.
//!
//! A step by a constant becomes `getelementptr i8` with one index as wide as the pointer. Constants
//! in the indices of a step by variables, `p[i + 4]`, come out of it: `p[i]` plus 16 bytes. So
//! accesses to neighbours share the variable part.

use super::{Rewrite, Simplifier};
use crate::analysis::alias::{gep_offset, in_space};
use crate::analysis::split_sum;
use crate::values::mask;
use ir::{
    AddrSpace, ArithFlags, BinaryOp, CastOp, ConstData, DataLayout, GepFlags, Inst, InstData, Type,
    TypeData, Value,
};
use smallvec::SmallVec;

impl Simplifier<'_, '_> {
    pub(super) fn gep(&mut self, inst: Inst) -> Rewrite {
        let ty = self.func.result_type(inst);
        let InstData::Gep {
            flags,
            source,
            args,
        } = self.func.inst(inst)
        else {
            return Rewrite::No;
        };
        let (flags, source) = (*flags, *source);
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(args.as_slice(&self.func.lists));
        let base = args[0];
        let Some(space) = ty.addr_space() else {
            return Rewrite::No;
        };
        match gep_offset(self.env.ctx, self.func, inst) {
            Some(0) => Rewrite::To(base),
            Some(offset) => self.step_by_constant(flags, source, &args, space, offset),
            None => match self.step_from_variable(flags, source, &args) {
                Some(sum) => sum,
                None => self.step_by_variable(source, &args, space),
            },
        }
    }

    /// Two steps by bytes from a place in local memory are one step by their sum. The place is a
    /// constant, for which accesses have room; the sum is the same for all variables.
    fn step_from_variable(
        &mut self,
        flags: GepFlags,
        source: Type,
        args: &[Value],
    ) -> Option<Rewrite> {
        let by_bytes = |source: Type, args: &[Value]| match *args {
            [base, index] if source == Type::I8 => Some((base, index)),
            _ => None,
        };
        let (base, second) = by_bytes(source, args)?;
        let InstData::Gep {
            flags: first_flags,
            source,
            args,
        } = self.def(base)?
        else {
            return None;
        };
        let flags = flags & *first_flags;
        let (place, first) = by_bytes(*source, args.as_slice(&self.func.lists))?;
        let is_local = self.ty(place).addr_space() == Some(AddrSpace::Local);
        let is_index = |v| self.width(v) == Some(AddrSpace::Local.index_bits());
        if !is_local || !self.is_const(place) || !is_index(first) || !is_index(second) {
            return None;
        }
        let sum = self.bin(BinaryOp::Add, first, second);
        let args = self.func.list(&[place, sum]);
        Some(Rewrite::With(InstData::Gep {
            flags,
            source: Type::I8,
            args,
        }))
    }

    /// A step by bytes.
    fn byte_step(
        &mut self,
        base: Value,
        offset: i64,
        space: AddrSpace,
        flags: GepFlags,
    ) -> InstData {
        let bits = space.index_bits();
        let index_ty = self.env.ctx.types.int(bits as u16);
        let index = self.int(index_ty, i128::from(offset) as u128 & mask(bits));
        InstData::Gep {
            flags,
            source: Type::I8,
            args: self.func.list(&[base, index]),
        }
    }

    /// The base and offset of a step by constants.
    fn as_constant_step(&self, value: Value) -> Option<(Value, i64, GepFlags)> {
        let inst = self.func.def_inst(value)?;
        let InstData::Gep { args, flags, .. } = self.func.inst(inst) else {
            return None;
        };
        let offset = gep_offset(self.env.ctx, self.func, inst)?;
        Some((args.as_slice(&self.func.lists)[0], offset, *flags))
    }

    fn step_by_constant(
        &mut self,
        flags: GepFlags,
        source: Type,
        args: &[Value],
        space: AddrSpace,
        offset: i64,
    ) -> Rewrite {
        let base = args[0];
        if let Some((inner, first, inner_flags)) = self.as_constant_step(base)
            && let Some(total) = first.checked_add(offset)
        {
            let total = in_space(space, total);
            let data = self.byte_step(inner, total, space, flags & inner_flags);
            return Rewrite::With(data);
        }
        if let Some(c) = self.func.value_const(base)
            && let &ConstData::Address {
                ty,
                base,
                offset: first,
            } = self.env.ctx.consts.get(c)
            && let Some(total) = first.checked_add(offset)
        {
            let offset = in_space(space, total);
            let data = ConstData::Address { ty, base, offset };
            return Rewrite::To(crate::values::constant(self.env.ctx, self.func, data));
        }
        let is_wide = self.width(args[1]) == Some(space.index_bits());
        if source == Type::I8 && args.len() == 2 && is_wide {
            return Rewrite::No;
        }
        let data = self.byte_step(base, offset, space, flags);
        Rewrite::With(data)
    }

    fn step_by_variable(&mut self, source: Type, args: &[Value], space: AddrSpace) -> Rewrite {
        // (p + c)[i] is p[i] + c.
        if let Some((inner, offset, _)) = self.as_constant_step(args[0]) {
            let mut moved: SmallVec<[Value; 8]> = SmallVec::from_slice(args);
            moved[0] = inner;
            let variable = self.variable_step(source, &moved);
            let data = self.byte_step(variable, offset, space, GepFlags::empty());
            return Rewrite::With(data);
        }
        let Some(strides) = self.strides(source, args) else {
            return Rewrite::No;
        };
        let mut rest: SmallVec<[Value; 8]> = SmallVec::from_slice(args);
        let mut offset = 0i64;
        for (index, stride) in rest[1..].iter_mut().zip(strides) {
            let Some(stride) = stride else { continue };
            let Some((variable, constant)) = self.split_index(*index, space) else {
                continue;
            };
            let constant = i64::try_from(constant).ok();
            let others = self.counts.get(*index) > 1;
            let no_room = |c: i64| {
                self.env
                    .abilities
                    .has_no_room(space, c.saturating_mul(stride))
            };
            if others && constant.is_some_and(no_room) {
                continue;
            }
            let step = constant
                .and_then(|c| c.checked_mul(stride))
                .and_then(|s| offset.checked_add(s));
            if let Some(total) = step {
                offset = total;
                *index = variable;
            }
        }
        if offset == 0 {
            return Rewrite::No;
        }
        let variable = self.variable_step(source, &rest);
        let data = self.byte_step(variable, offset, space, GepFlags::empty());
        Rewrite::With(data)
    }

    fn variable_step(&mut self, source: Type, args: &[Value]) -> Value {
        let ty = self.ty(args[0]);
        let data = InstData::Gep {
            flags: GepFlags::empty(),
            source,
            args: self.func.list(args),
        };
        self.emit(data, ty)
    }

    /// Bytes that one step of each index adds; `None` for fields of structures.
    fn strides(&self, source: Type, args: &[Value]) -> Option<SmallVec<[Option<i64>; 8]>> {
        let layout = DataLayout::new(&self.env.ctx.types);
        let mut strides = SmallVec::new();
        strides.push(i64::try_from(layout.alloc_size(source)).ok());
        let mut ty = source;
        for &index in &args[2..] {
            match self.env.ctx.types.get(ty) {
                TypeData::Struct { .. } => {
                    let field = u64::try_from(self.const_int(index)?).ok()?;
                    ty = self.env.ctx.types.element(ty, field)?;
                    strides.push(None);
                }
                TypeData::Array { elem, .. } => {
                    ty = *elem;
                    strides.push(i64::try_from(layout.alloc_size(ty)).ok());
                }
                TypeData::Vector { elem, .. } => {
                    ty = *elem;
                    strides.push(i64::try_from(layout.bits(ty) / 8).ok());
                }
                _ => return None,
            }
        }
        Some(strides)
    }

    /// Splits `i + c` into `i` and `c`, also under an extension that the addition's flags let it
    /// commute with.
    fn split_index(&mut self, index: Value, space: AddrSpace) -> Option<(Value, i128)> {
        if let Some((variable, c, flags)) = split_sum(self.env.ctx, self.func, index) {
            // A narrower index is sign-extended, a wider one is truncated.
            let is_wide = self.width(index)? >= space.index_bits();
            return (is_wide || flags.contains(ArithFlags::NSW)).then_some((variable, c));
        }
        let &InstData::Cast { op, arg, .. } = self.def(index)? else {
            return None;
        };
        let needed = match op {
            CastOp::ZExt => ArithFlags::NUW,
            CastOp::SExt => ArithFlags::NSW,
            _ => return None,
        };
        let (variable, c, flags) =
            split_sum(self.env.ctx, self.func, arg).or_else(|| self.split_product(arg))?;
        let ty = self.ty(index);
        if !flags.contains(needed) {
            let (aligned, low) = self.split_aligned(arg)?;
            return Some((self.conv(op, aligned, ty), low));
        }
        let c = match op {
            CastOp::ZExt => (c as u128 & mask(self.width(arg)?)) as i128,
            _ => c,
        };
        Some((self.conv(op, variable, ty), c))
    }

    /// `i + c` that may wrap, where low bits of `i` are zero, as `i + c'` and the same bits of `c`:
    /// that sum carries nothing, so it does not wrap. The sign is none of these bits, even where no
    /// bit of `i` can be set.
    fn split_aligned(&mut self, sum: Value) -> Option<(Value, i128)> {
        let (variable, c) = self.as_binary_const(sum, BinaryOp::Add)?;
        let zeros = self.known(variable)?.zeros().trailing_ones();
        let low = c & mask(zeros.min(self.width(sum)? - 1));
        if low == 0 || !self.one_use(sum) {
            return None;
        }
        Some((
            self.bin_const(BinaryOp::Add, variable, c - low),
            low as i128,
        ))
    }

    /// `(i + c) * n` as `i * n` and `c * n`. Where neither wraps as a number without sign, `i * n`
    /// does not, since it is less; as a number with a sign it may.
    fn split_product(&mut self, product: Value) -> Option<(Value, i128, ArithFlags)> {
        let &InstData::Binary {
            op: BinaryOp::Mul,
            flags,
            args: [sum, factor],
        } = self.def(product)?
        else {
            return None;
        };
        let n = i128::try_from(self.const_int(factor)?).ok()?;
        let (variable, c, inner) = split_sum(self.env.ctx, self.func, sum)?;
        let flags = flags & inner & ArithFlags::NUW;
        let constant = c.checked_mul(n).filter(|_| c >= 0)?;
        let bits = self.width(product).filter(|&bits| bits < 128)?;
        if flags.is_empty() || constant as u128 > mask(bits) {
            return None;
        }
        let ty = self.ty(product);
        let data = super::binary(BinaryOp::Mul, flags, variable, factor);
        Some((self.emit(data, ty), constant, flags))
    }
}
