//! Vectors of wide integers: arrays of the structures that stand for their elements, and one
//! operation for each element.
//!
//! `<n x iN>` becomes `[n x { i64, … }]`, which has the same registers as an argument; in memory it
//! lies otherwise ([`layout`]). What goes over the elements one by one (arithmetic, comparisons,
//! casts, selections, most intrinsics) is computed from the words of each; what only moves a vector
//! (calls, block arguments) stays, with the other type.
//!
//! [`layout`]: super::layout

use super::body::Body;
use super::convert;
use super::intrinsics;
use super::ops::{Above, Num, count};
use ir::{
    BinaryOp, CastOp, Const, ConstData, Diagnostic, Inst, InstData, IntCC, Intrinsic, Type, Value,
};

impl Body<'_> {
    /// Replaces an instruction that looks into a vector of wide integers, or is wide for the
    /// elements of another one. Nothing if it is not such an instruction.
    pub(super) fn vector_inst(
        &mut self,
        inst: Inst,
        data: &InstData,
    ) -> Result<Option<Value>, Diagnostic> {
        let operands = self.b.func.operands(inst);
        let result = self.b.func.result(inst);
        let concerned = operands.iter().chain(result.iter());
        let concerned = concerned.copied().any(|v| self.element_width(v) > 0);
        if !concerned && !intrinsics::is_wide_for_elements(self, data) {
            return Ok(None);
        }
        let Some(result) = result else {
            return Ok(None);
        };
        Ok(match *data {
            InstData::ExtractElement { args: [v, index] } => Some(self.chosen_part(v, index)),
            InstData::InsertElement { args } => Some(self.with_part(args, result)),
            InstData::ShuffleVector { args, ref mask } => Some(self.shuffled(args, mask, result)),
            InstData::Cast {
                op: CastOp::Bitcast,
                arg,
                ..
            } => Some(self.recast(arg, result)),
            InstData::Intrinsic { id, .. } => Some(match reduces(id) {
                Some(step) => self.reduced(&step, operands[0])?,
                None if self.is_pair(result) => self.pairs(data, operands[0], result)?,
                None => self.element_by_element(data, result)?,
            }),
            InstData::Binary { .. }
            | InstData::ICmp { .. }
            | InstData::Cast { .. }
            | InstData::Select { .. } => Some(self.element_by_element(data, result)?),
            _ => None,
        })
    }

    /// Number of elements of a vector, whatever it has become.
    pub(super) fn length(&self, v: Value) -> Option<u32> {
        let types = &self.b.ctx.types;
        match (self.element_width(v), types.get(self.b.ty(v))) {
            (1.., ir::TypeData::Array { len, .. }) => Some(*len as u32),
            _ => types.vector_parts(self.b.ty(v)).map(|p| p.1),
        }
    }

    /// An element of a vector, whatever it has become.
    pub(super) fn part(&mut self, v: Value, i: u32) -> Value {
        let width = self.element_width(v);
        if width == 0 {
            return self.b.lane(v, i);
        }
        if let Some(c) = self.b.func.value_const(v) {
            let ty = self.b.ctx.types.int(width as u16);
            let c = self.constant_part(c, ty, i);
            return self.b.func.const_value(c, ty);
        }
        let part = self.b.extract_value(v, &[i]);
        self.set_width(part, width);
        part
    }

    fn constant_part(&mut self, c: Const, ty: Type, i: u32) -> Const {
        let data = match self.b.ctx.consts.get(c) {
            ConstData::Aggregate(_, members) => return members[i as usize],
            ConstData::Undef(_) => ConstData::Undef(ty),
            ConstData::Poison(_) => ConstData::Poison(ty),
            _ => return self.b.ctx.int_const(ty, 0),
        };
        self.b.ctx.consts.intern(data)
    }

    /// The vector of these elements, which has become what `like` is.
    pub(super) fn whole(&mut self, parts: &[Value], like: Value) -> Value {
        let ty = self.b.ty(like);
        let is_array = self.element_width(like) > 0;
        let mut all = self.b.poison(ty);
        for (i, &part) in parts.iter().enumerate() {
            let part = self.operand(part);
            all = match is_array {
                true => self.b.insert_value(all, part, &[i as u32]),
                false => self.b.with_lane(all, part, i as u32),
            };
        }
        all
    }

    fn element_by_element(&mut self, data: &InstData, result: Value) -> Result<Value, Diagnostic> {
        let n = self.length(result).unwrap_or(1);
        let ty = self.b.ctx.types.scalar(self.b.ty(result));
        let to = match self.element_width(result) {
            0 => self.b.ctx.types.int_bits(ty).unwrap_or(0),
            width => width,
        };
        let mut parts = Num::new();
        for i in 0..n {
            let part = self.one_of(data, i);
            parts.push(match self.computed(&part, to, ty)? {
                Some(value) => value,
                None => {
                    let inst = self.b.push(part, ty);
                    let Some(value) = self.b.func.result(inst) else {
                        return Err(self.unsupported("this operation"));
                    };
                    value
                }
            });
        }
        Ok(self.whole(&parts, result))
    }

    /// Is it a vector and a bit for each of its elements?
    fn is_pair(&self, result: Value) -> bool {
        matches!(
            self.b.ctx.types.get(self.b.ty(result)),
            ir::TypeData::Struct { .. }
        )
    }

    /// An operation that gives two vectors: elements, and bits that tell of overflow.
    fn pairs(&mut self, data: &InstData, like: Value, result: Value) -> Result<Value, Diagnostic> {
        let n = self.length(like).unwrap_or(1);
        let elem = self.b.ctx.types.int(self.element_width(like) as u16);
        let elem = self.narrow(elem)?;
        let pair = self.b.ctx.types.structure(&[elem, Type::I1]);
        let mut all = self.b.poison(self.b.ty(result));
        let bits = self.b.ctx.types.vector(Type::I1, n);
        let mut overflows = self.b.poison(bits);
        for i in 0..n {
            let part = self.one_of(data, i);
            let Some(both) = self.computed(&part, 0, pair)? else {
                return Err(self.unsupported("this operation"));
            };
            let (part, over) = (
                self.b.extract_value(both, &[0]),
                self.b.extract_value(both, &[1]),
            );
            all = self.b.insert_value(all, part, &[0, i]);
            overflows = self.b.with_lane(overflows, over, i);
        }
        Ok(self.b.insert_value(all, overflows, &[1]))
    }

    /// The operation on the elements of one place.
    fn one_of(&mut self, data: &InstData, i: u32) -> InstData {
        let mut pick = |v: Value| match self.length(v) {
            Some(_) => self.part(v, i),
            None => v,
        };
        match data.clone() {
            InstData::Binary { op, flags, args } => {
                let args = args.map(&mut pick);
                InstData::Binary { op, flags, args }
            }
            InstData::ICmp { cond, flags, args } => {
                let args = args.map(&mut pick);
                InstData::ICmp { cond, flags, args }
            }
            InstData::Cast { op, flags, arg } => {
                let arg = pick(arg);
                InstData::Cast { op, flags, arg }
            }
            InstData::Select { flags, args } => {
                let args = args.map(&mut pick);
                InstData::Select { flags, args }
            }
            InstData::Intrinsic { id, flags, args } => {
                let args = args.as_slice(&self.b.func.lists).to_vec();
                let pick = |v: Value| match self.length(v) {
                    Some(_) => self.part(v, i),
                    None => v,
                };
                let args: Vec<Value> = args.into_iter().map(pick).collect();
                let args = self.b.func.list(&args);
                InstData::Intrinsic { id, flags, args }
            }
            other => other,
        }
    }

    /// An element at a place that may not be known.
    fn chosen_part(&mut self, v: Value, index: Value) -> Value {
        let n = self.length(v).unwrap_or(1);
        if let Some(i) = self.b.as_int_const(index) {
            let part = self.part(v, (i as u32).min(n - 1));
            return self.operand(part);
        }
        let first = self.part(v, 0);
        let mut chosen = self.operand(first);
        for i in 1..n {
            let here = self.is_at(index, i);
            let part = self.part(v, i);
            let part = self.operand(part);
            chosen = self.b.select(here, part, chosen);
        }
        chosen
    }

    /// Is an index a number? An index of few bits is none that does not fit into them.
    fn is_at(&mut self, index: Value, i: u32) -> Value {
        let bits = self.b.ctx.types.int_bits(self.b.ty(index)).unwrap_or(64);
        if u64::from(i) >> bits.min(63) != 0 {
            return self.b.bconst(false);
        }
        let here = self.b.iconst(self.b.ty(index), i128::from(i));
        self.b.icmp(IntCC::Eq, index, here)
    }

    fn with_part(&mut self, [v, new, index]: [Value; 3], result: Value) -> Value {
        let new = self.operand(new);
        let known = self.b.as_int_const(index);
        let n = self.length(v).unwrap_or(1);
        let parts: Num = (0..n)
            .map(|i| {
                let old = self.part(v, i);
                match known {
                    Some(k) if k == u128::from(i) => new,
                    Some(_) => old,
                    None => {
                        let old = self.operand(old);
                        let here = self.is_at(index, i);
                        self.b.select(here, new, old)
                    }
                }
            })
            .collect();
        self.whole(&parts, result)
    }

    fn shuffled(&mut self, [a, b]: [Value; 2], mask: &[i32], result: Value) -> Value {
        let n = self.length(a).unwrap_or(1);
        let width = self.element_width(a);
        let parts: Num = mask
            .iter()
            .map(|&k| match u32::try_from(k) {
                Ok(k) if k < n => self.part(a, k),
                Ok(k) => self.part(b, k - n),
                Err(_) => {
                    let ty = self.b.ctx.types.int(width as u16);
                    self.b.poison(ty)
                }
            })
            .collect();
        self.whole(&parts, result)
    }

    /// The same bits as another type.
    fn recast(&mut self, arg: Value, result: Value) -> Value {
        let words = self.all_words(arg);
        let width = self.element_width(result);
        if width > 0 {
            let n = self.length(result).unwrap_or(1);
            let parts: Num = (0..n)
                .map(|i| self.cut_out(&words, i * width, width))
                .collect();
            return self.whole(&parts, result);
        }
        match self.width(result) {
            0 => {
                let ty = self.b.ty(result);
                let bits = ir::DataLayout::new(&self.b.ctx.types).bits(ty);
                convert::of_words(self, &words, bits as u32, ty)
            }
            bits => self.value(&words, bits),
        }
    }

    /// All bits of a value, in words.
    pub(super) fn all_words(&mut self, v: Value) -> Num {
        match (self.element_width(v), self.width(v)) {
            (width @ 1.., _) => {
                let n = self.length(v).unwrap_or(1);
                let parts: Num = (0..n).map(|i| self.part(v, i)).collect();
                self.packed(&parts, width)
            }
            (_, 1..) => self.words(v, Above::Zeros),
            _ => {
                let bits = ir::DataLayout::new(&self.b.ctx.types).bits(self.b.ty(v));
                convert::to_words(self, v, bits as u32)
            }
        }
    }

    /// Numbers of a width, bit behind bit.
    pub(super) fn packed(&mut self, parts: &[Value], width: u32) -> Num {
        let mut all: Vec<Option<Value>> = vec![None; count(parts.len() as u32 * width)];
        for (i, &part) in parts.iter().enumerate() {
            let words = self.words(part, Above::Zeros);
            for (k, &word) in words.iter().enumerate() {
                let at = i * width as usize + 64 * k;
                let (index, place) = (at / 64, at % 64);
                let lower = self.moved(BinaryOp::Shl, word, place);
                self.join(&mut all[index], lower);
                let used = (width as usize - 64 * k).min(64);
                if place + used > 64 {
                    let upper = self.moved(BinaryOp::LShr, word, 64 - place);
                    self.join(&mut all[index + 1], upper);
                }
            }
        }
        // Each word has bits of a part.
        all.into_iter().flatten().collect()
    }

    fn join(&mut self, all: &mut Option<Value>, bits: Value) {
        *all = Some(match *all {
            Some(others) => self.b.or(others, bits),
            None => bits,
        });
    }

    fn moved(&mut self, op: BinaryOp, word: Value, places: usize) -> Value {
        if places == 0 {
            return word;
        }
        let places = self.b.iconst(Type::I64, places as i128);
        self.b.binary(op, word, places)
    }

    /// The number of a width that begins at a bit.
    pub(super) fn cut_out(&mut self, words: &[Value], first: u32, width: u32) -> Value {
        let parts: Num = (0..count(width))
            .map(|k| {
                let at = first as usize + 64 * k;
                let (index, place) = (at / 64, at % 64);
                let lower = self.moved(BinaryOp::LShr, words[index], place);
                let used = (width as usize - 64 * k).min(64);
                if place + used <= 64 {
                    return lower;
                }
                let upper = self.moved(BinaryOp::Shl, words[index + 1], 64 - place);
                self.b.or(lower, upper)
            })
            .collect();
        let value = self.value(&parts, width);
        self.set_width(value, width);
        value
    }

    /// All elements in one.
    fn reduced(&mut self, step: &Step, v: Value) -> Result<Value, Diagnostic> {
        let (n, width) = (self.length(v).unwrap_or(1), self.element_width(v));
        let mut all = self.part(v, 0);
        for i in 1..n {
            let next = self.part(v, i);
            all = match step {
                Step::Binary(op) => self.binary(*op, [all, next]),
                Step::Intrinsic(id) => {
                    intrinsics::call(self, *id, &[all, next], width, Type::VOID)?
                }
            };
            self.set_width(all, width);
        }
        Ok(self.operand(all))
    }
}

/// What brings two elements together.
enum Step {
    Binary(BinaryOp),
    Intrinsic(Intrinsic),
}

/// Is it a reduction of integers?
fn reduces(id: Intrinsic) -> Option<Step> {
    use BinaryOp::{Add, And, Mul, Or, Xor};
    use Intrinsic as I;
    Some(match id {
        I::ReduceAdd => Step::Binary(Add),
        I::ReduceMul => Step::Binary(Mul),
        I::ReduceAnd => Step::Binary(And),
        I::ReduceOr => Step::Binary(Or),
        I::ReduceXor => Step::Binary(Xor),
        I::ReduceSMax => Step::Intrinsic(I::SMax),
        I::ReduceSMin => Step::Intrinsic(I::SMin),
        I::ReduceUMax => Step::Intrinsic(I::UMax),
        I::ReduceUMin => Step::Intrinsic(I::UMin),
        _ => return None,
    })
}
