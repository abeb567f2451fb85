//! Intrinsics of vectors that are a few instructions of the language: sums of parts, masks, places,
//! matches and packing.

use super::body::Body;
use super::calls::CallHead;
use super::cursor::Res;
use super::lexer::Token;
use super::pieces::{binary, comparison};
use super::upgrade::Upgrade;
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, InstData, IntCC};
use crate::intrinsic::Intrinsic;
use crate::layout::DataLayout;
use crate::types::Type;

/// What a histogram does with a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Count {
    Add,
    Intrinsic(Intrinsic),
}

/// Which of two accesses in a loop comes first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Dependence {
    WriteAfterRead,
    ReadAfterWrite,
}

impl Body<'_, '_> {
    /// The last of the instructions that the call is; the others are pushed before.
    pub(super) fn vector_expansion(
        &mut self,
        upgrade: Upgrade,
        head: &CallHead,
        tok: Token,
        values: &[Value],
    ) -> Res<InstData> {
        match (upgrade, values) {
            (Upgrade::Step, []) => {
                let steps = self.steps(head.ret, tok)?;
                Ok(self.same(steps))
            }
            (Upgrade::LaneMask, &[base, end]) => self.lane_mask(base, end, head, tok),
            (Upgrade::PartialSum, &[start, v]) => self.partial_sum(start, v, head, tok),
            (Upgrade::TrailingElements, &[v, poison]) => {
                self.trailing_elements(v, poison, head, tok)
            }
            (Upgrade::VectorLength, &[count, length, scalable]) => {
                self.vector_length([count, length, scalable], head, tok)
            }
            (Upgrade::Match, &[v, wanted, mask]) => self.matches([v, wanted, mask], head, tok),
            (Upgrade::Compress, &[v, mask, rest]) => self.compressed([v, mask, rest], head, tok),
            (Upgrade::LastActive, &[v, mask, other]) => {
                self.last_active([v, mask, other], head, tok)
            }
            (Upgrade::Histogram(count), &[cells, by, mask]) => {
                self.histogram(count, [cells, by, mask], tok)
            }
            (Upgrade::Dependent(kind), &[a, b, size]) => {
                self.dependence(kind, [a, b, size], head, tok)
            }
            _ => self.wrong(tok),
        }
    }

    /// Is `base + i` below `end`, without wrapping around?
    fn lane_mask(&mut self, base: Value, end: Value, head: &CallHead, tok: Token) -> Res<InstData> {
        let elem = self.f.value_type(base);
        self.int_bits(elem, tok)?;
        let n = match self.r.module.ctx.types.vector_parts(head.ret) {
            Some((Type::I1, n)) => n,
            _ => return self.wrong(tok),
        };
        self.same_types(&[end], elem, tok)?;
        let ty = self.r.module.ctx.types.vector(elem, n);
        let steps = self.steps(ty, tok)?;
        let (base, end) = (self.splat(base, n, tok), self.splat(end, n, tok));
        let place = self.intrinsic(Intrinsic::UAddSat, &[base, steps], ty, tok);
        Ok(comparison(IntCC::Ult, place, end))
    }

    /// The vector's parts, of as many elements as the start has, added to it.
    fn partial_sum(
        &mut self,
        start: Value,
        v: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, all) = self.vector(v, tok)?;
        let (same, n) = self.vector(start, tok)?;
        self.same_types(&[start], head.ret, tok)?;
        if elem != same || all % n != 0 {
            return self.wrong(tok);
        }
        let op = match self.r.module.ctx.types.float_kind(elem) {
            Some(_) => BinaryOp::FAdd,
            None => BinaryOp::Add,
        };
        let mut sum = start;
        for k in (0..all).step_by(n as usize) {
            let pair = self.with_poison(v);
            let part = self.shuffle(pair, (k as i32..(k + n) as i32).collect(), elem, tok);
            sum = self.arith(op, sum, part, tok);
        }
        Ok(self.same(sum))
    }

    /// How many elements of a vector are zero before the first that is not: trailing zeros of the
    /// number that has a bit for each.
    fn trailing_elements(
        &mut self,
        v: Value,
        poison: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, n) = self.vector(v, tok)?;
        self.int_bits(elem, tok)?;
        let Ok(width) = u16::try_from(n) else {
            return self.wrong(tok);
        };
        let number = self.r.module.ctx.types.int(width);
        let ones = match elem {
            Type::I1 => v,
            _ => {
                let zero = self.zero(self.f.value_type(v));
                self.compare(IntCC::Ne, v, zero, tok)
            }
        };
        let bits = self.convert(CastOp::Bitcast, ones, number, tok);
        let count = self.intrinsic(Intrinsic::Cttz, &[bits, poison], number, tok);
        self.resized(count, head.ret, tok)
    }

    /// How many elements of a vector of so many a step of a loop does, of `count` that are left.
    fn vector_length(
        &mut self,
        [count, length, scalable]: [Value; 3],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let ty = self.f.value_type(count);
        let bits = self.int_bits(ty, tok)?;
        let Some(length) = self.int_of(length).filter(|_| head.ret == Type::I32) else {
            return self.wrong(tok);
        };
        if self.int_of(scalable) != Some(0) {
            return self
                .r
                .c
                .fail_at(tok, "vectors of scalable length are not supported");
        }
        // A count of fewer bits than the length needs is never more.
        let fits = bits >= 128 || length >> bits == 0;
        let least = match fits {
            true => {
                let length = self.int(ty, length);
                self.intrinsic(Intrinsic::UMin, &[count, length], ty, tok)
            }
            false => count,
        };
        self.resized(least, head.ret, tok)
    }

    /// Which elements are one of the wanted ones?
    fn matches(
        &mut self,
        [v, wanted, mask]: [Value; 3],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, n) = self.vector(v, tok)?;
        let (same, count) = self.vector(wanted, tok)?;
        self.int_bits(elem, tok)?;
        let bits = self.r.module.ctx.types.vector(Type::I1, n);
        self.same_types(&[mask], bits, tok)?;
        if elem != same || head.ret != bits {
            return self.wrong(tok);
        }
        let mut any = self.zero(bits);
        for k in 0..count {
            let pair = self.with_poison(wanted);
            let one = self.shuffle(pair, vec![k as i32; n as usize], elem, tok);
            let here = self.compare(IntCC::Eq, v, one, tok);
            any = self.arith(BinaryOp::Or, any, here, tok);
        }
        Ok(binary(BinaryOp::And, any, mask))
    }

    /// The mask of a vector of `n` elements, bit by bit.
    fn mask_bits(&mut self, mask: Value, n: u32, tok: Token) -> Res<Vec<Value>> {
        let bits = self.r.module.ctx.types.vector(Type::I1, n);
        self.same_types(&[mask], bits, tok)?;
        let bit = |k| {
            let k = self.int(Type::I32, u128::from(k));
            self.element(mask, k, tok)
        };
        Ok((0..n).map(bit).collect())
    }

    /// The elements whose bit is set, without gaps, and behind them those of another vector: each
    /// is put in the place that follows from the number of bits before its own.
    fn compressed(
        &mut self,
        [v, mask, rest]: [Value; 3],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (_, n) = self.vector(v, tok)?;
        self.same_types(&[v, rest], head.ret, tok)?;
        let bits = self.mask_bits(mask, n, tok)?;
        let mut packed = rest;
        let mut place = self.int(Type::I32, 0);
        for (k, bit) in bits.into_iter().enumerate() {
            let k = self.int(Type::I32, k as u128);
            let x = self.element(v, k, tok);
            let with = self.with_element(packed, x, place, tok);
            packed = self.choose(bit, with, packed, tok);
            let one = self.convert(CastOp::ZExt, bit, Type::I32, tok);
            place = self.arith(BinaryOp::Add, place, one, tok);
        }
        Ok(self.same(packed))
    }

    /// The last element whose bit is set, or another value.
    fn last_active(
        &mut self,
        [v, mask, other]: [Value; 3],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, n) = self.vector(v, tok)?;
        self.same_types(&[other], elem, tok)?;
        if elem != head.ret {
            return self.wrong(tok);
        }
        let bits = self.mask_bits(mask, n, tok)?;
        let mut last = other;
        for (k, bit) in bits.into_iter().enumerate() {
            let k = self.int(Type::I32, k as u128);
            let x = self.element(v, k, tok);
            last = self.choose(bit, x, last, tok);
        }
        Ok(self.same(last))
    }

    /// Cells in memory that are counted up one after the other, so that one which is there twice
    /// counts both: reads and writes of vectors of one element.
    fn histogram(
        &mut self,
        count: Count,
        [cells, by, mask]: [Value; 3],
        tok: Token,
    ) -> Res<InstData> {
        let (pointer, n) = self.vector(cells, tok)?;
        let ty = self.f.value_type(by);
        self.int_bits(ty, tok)?;
        if !pointer.is_ptr() {
            return self.wrong(tok);
        }
        let bits = self.mask_bits(mask, n, tok)?;
        let align = DataLayout::new(&self.r.module.ctx.types).align(ty);
        let align = align.trailing_zeros() as u8;
        let one = self.r.module.ctx.types.vector(ty, 1);
        let by = self.alone(by, tok);
        let none = self.poison(one);
        let mut last = None;
        for (k, bit) in bits.into_iter().enumerate() {
            if let Some(store) = last.take() {
                self.push_aligned(store, [0, align], tok);
            }
            let k = self.int(Type::I32, k as u128);
            let cell = self.element(cells, k, tok);
            let (cell, bit) = (self.alone(cell, tok), self.alone(bit, tok));
            let args = [cell, bit, none];
            let load = self.intrinsic_data(Intrinsic::MaskedGather, ArithFlags::empty(), &args);
            let old = self.push(load, one, tok);
            self.align_last([align, 0]);
            let new = match count {
                Count::Add => self.arith(BinaryOp::Add, old, by, tok),
                Count::Intrinsic(id) => self.intrinsic(id, &[old, by], one, tok),
            };
            let args = [new, cell, bit];
            let store = self.intrinsic_data(Intrinsic::MaskedScatter, ArithFlags::empty(), &args);
            last = Some(store);
        }
        self.notes.mem_aligns = Some([0, align]);
        match last {
            Some(store) => Ok(store),
            None => self.wrong(tok),
        }
    }

    fn push_aligned(&mut self, data: InstData, aligns: [u8; 2], tok: Token) {
        self.push_effect(data, tok);
        self.align_last(aligns);
    }

    /// States the alignments of the operands of the instruction that was added last.
    fn align_last(&mut self, aligns: [u8; 2]) {
        if let Some(&inst) = self.f.blocks[self.block].insts.last() {
            self.f.mem_aligns.insert(inst, aligns);
        }
    }

    /// The elements that a loop may do at once which reads at one address and writes at another:
    /// as many as are between them.
    fn dependence(
        &mut self,
        kind: Dependence,
        [a, b, size]: [Value; 3],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let pointer = self.f.value_type(a);
        self.same_types(&[b], pointer, tok)?;
        let Some(n) = self.r.module.ctx.types.vector_parts(head.ret).map(|p| p.1) else {
            return self.wrong(tok);
        };
        let bits = pointer.addr_space().map(|s| s.index_bits());
        let (Some(bits), Some(size)) = (bits, self.int_of(size).filter(|&s| s > 0)) else {
            return self.wrong(tok);
        };
        let ty = self.r.module.ctx.types.int(bits as u16);
        let [a, b] = [a, b].map(|p| self.convert(CastOp::PtrToInt, p, ty, tok));
        let mut apart = self.arith(BinaryOp::Sub, b, a, tok);
        if kind == Dependence::ReadAfterWrite {
            let no = self.int(Type::I1, 0);
            apart = self.intrinsic(Intrinsic::Abs, &[apart, no], ty, tok);
        }
        let size = self.int(ty, size);
        let apart = self.arith(BinaryOp::SDiv, apart, size, tok);
        let zero = self.zero(ty);
        let cond = match kind {
            Dependence::WriteAfterRead => IntCC::Sle,
            Dependence::ReadAfterWrite => IntCC::Eq,
        };
        let free = self.compare(cond, apart, zero, tok);
        let free = self.splat(free, n, tok);
        let between = self.lane_mask(zero, apart, head, tok)?;
        let between = self.push(between, head.ret, tok);
        Ok(binary(BinaryOp::Or, between, free))
    }
}
