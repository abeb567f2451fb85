//! Puts a wide access in the place of narrow ones.
//!
//! The wide load stands before the first of the loads that it replaces, or of their neighbours;
//! each of them becomes the cast or extraction of its part, in its place. The wide store stands in
//! the place of the last of its stores.

use super::Item;
use super::extend::{Part, Parts};
use cranelift_entity::EntitySet;
use ir::{
    AliasTag, ArithFlags, BinaryOp, Block, CastOp, ConstData, Context, Function, GepFlags, Inst,
    InstData, MemAccess, MemFlags, SourceLoc, Type, Value,
};

/// Changes to one block, made at its end.
#[derive(Default)]
pub(super) struct Edits {
    /// New instructions and the place before which they go.
    inserted: Vec<(usize, Inst)>,
    removed: EntitySet<Inst>,
    /// Which bits the narrow loads that are gone have given.
    pub parts: Parts,
    /// Is there any change?
    pub any: bool,
}

/// Where a wide load stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    /// Before what in the block.
    pub position: usize,
    /// Its alignment, as a binary logarithm.
    pub log2: u8,
}

/// Builds instructions for one place.
struct Builder<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    out: &'a mut Vec<(usize, Inst)>,
    position: usize,
    loc: SourceLoc,
}

impl Builder<'_> {
    fn push(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.func.make_inst(data, ty, self.loc);
        self.out.push((self.position, inst));
        self.func
            .result(inst)
            .expect("the type of a value is not void")
    }

    fn push_void(&mut self, data: InstData) {
        let inst = self.func.make_inst(data, Type::VOID, self.loc);
        self.out.push((self.position, inst));
    }

    fn int(&mut self, ty: Type, value: u128) -> Value {
        crate::values::int(self.ctx, self.func, ty, value)
    }

    fn cast(&mut self, op: CastOp, arg: Value, ty: Type) -> Value {
        self.push(cast(op, arg), ty)
    }

    /// The base plus a constant.
    fn address(&mut self, base: Value, offset: i64) -> Value {
        if offset == 0 {
            return base;
        }
        if let Some(c) = self.func.value_const(base) {
            if let ConstData::Address {
                ty,
                base,
                offset: inner,
            } = *self.ctx.consts.get(c)
            {
                let offset = inner.wrapping_add(offset);
                let moved = ConstData::Address { ty, base, offset };
                return crate::values::constant(self.ctx, self.func, moved);
            }
        }
        let ty = self.func.value_type(base);
        let wide = ty.addr_space().map_or(64, |s| s.index_bits());
        let index = if wide == 32 { Type::I32 } else { Type::I64 };
        let index = self.int(index, offset as u128);
        let args = self.func.list(&[base, index]);
        let data = InstData::Gep {
            flags: GepFlags::empty(),
            source: Type::I8,
            args,
        };
        self.push(data, ty)
    }

    /// Where a wide access is, by items in the order of their offsets: the lowest one has the
    /// address already, unless it stands behind the wide one.
    fn address_of_lowest(&mut self, base: Value, items: &[Item]) -> Value {
        let lowest = &items[0];
        match *self.func.inst(lowest.inst) {
            InstData::Load { ptr, .. } if lowest.position <= self.position => ptr,
            InstData::Store { args, .. } if lowest.position <= self.position => args[1],
            _ => self.address(base, lowest.place.offset),
        }
    }

    fn words_type(&mut self, n: u32) -> Type {
        match n {
            1 => Type::I32,
            _ => self.ctx.types.vector(Type::I32, n),
        }
    }

    /// Word `i` of words, of which one alone is no vector.
    fn word(&mut self, vector: Value, i: u32) -> Value {
        if self.func.value_type(vector) == Type::I32 {
            return vector;
        }
        let index = self.int(Type::I32, u128::from(i));
        let args = [vector, index];
        self.push(InstData::ExtractElement { args }, Type::I32)
    }

    fn binary(&mut self, op: BinaryOp, a: Value, n: u32) -> Value {
        let n = self.int(Type::I32, u128::from(n));
        self.binary_of(op, [a, n])
    }

    fn binary_of(&mut self, op: BinaryOp, args: [Value; 2]) -> Value {
        let flags = ArithFlags::empty();
        self.push(InstData::Binary { op, flags, args }, Type::I32)
    }

    /// Is nothing known of a narrow value, which is then the lower bits of an undefined word?
    fn is_undefined(&self, v: Value) -> bool {
        let of = match self.func.def_inst(v).map(|inst| self.func.inst(inst)) {
            Some(&InstData::Cast {
                op: CastOp::Trunc,
                arg,
                ..
            }) => arg,
            _ => v,
        };
        crate::values::is_undef(self.ctx, self.func, of)
    }

    /// A word of narrower values, each with the place of its lowest bit. What is known of it is one
    /// constant; a part that is undefined makes none of the others so.
    fn put_together(&mut self, narrow: &[(Value, u32)]) -> Value {
        let (mut word, mut known) = (None, 0);
        for &(v, bit) in narrow {
            if self.is_undefined(v) {
                continue;
            }
            if let Some(n) = crate::values::const_int(self.ctx, self.func, v) {
                known |= (n as u32) << bit;
                continue;
            }
            let bits = match self.func.value_type(v) {
                Type::F16 => self.cast(CastOp::Bitcast, v, Type::I16),
                _ => v,
            };
            let wide = self.cast(CastOp::ZExt, bits, Type::I32);
            let placed = match bit {
                0 => wide,
                _ => self.binary(BinaryOp::Shl, wide, bit),
            };
            word = Some(match word {
                None => placed,
                Some(below) => self.binary_of(BinaryOp::Or, [placed, below]),
            });
        }
        match word {
            None => self.int(Type::I32, u128::from(known)),
            Some(word) if known == 0 => word,
            Some(word) => self.binary(BinaryOp::Or, word, known),
        }
    }

    fn join(&mut self, words: &[Value]) -> Value {
        if let [word] = *words {
            return word;
        }
        let ty = self.words_type(words.len() as u32);
        let mut v = crate::values::constant(self.ctx, self.func, ConstData::Poison(ty));
        for (i, &word) in words.iter().enumerate() {
            let index = self.int(Type::I32, i as u128);
            let args = [v, word, index];
            v = self.push(InstData::InsertElement { args }, ty);
        }
        v
    }

    /// The words of a value of 4, 8 or 12 bytes.
    fn split(&mut self, v: Value, out: &mut Vec<Value>) {
        let ty = self.func.value_type(v);
        if let Some((_, n)) = self.ctx.types.vector_parts(ty) {
            for i in 0..n {
                let word = self.word(v, i);
                out.push(word);
            }
            return;
        }
        let bits = match ty {
            Type::I32 | Type::I64 => v,
            Type::F32 => self.cast(CastOp::Bitcast, v, Type::I32),
            Type::F64 => self.cast(CastOp::Bitcast, v, Type::I64),
            _ => {
                let wide = ty.addr_space().map_or(64, |s| s.index_bits());
                let int = if wide == 32 { Type::I32 } else { Type::I64 };
                self.cast(CastOp::PtrToInt, v, int)
            }
        };
        if self.func.value_type(bits) == Type::I32 {
            out.push(bits);
            return;
        }
        let lo = self.cast(CastOp::Trunc, bits, Type::I32);
        let n = self.int(Type::I64, 32);
        let shifted = self.push(
            InstData::Binary {
                op: BinaryOp::LShr,
                flags: ArithFlags::empty(),
                args: [bits, n],
            },
            Type::I64,
        );
        let hi = self.cast(CastOp::Trunc, shifted, Type::I32);
        out.extend([lo, hi]);
    }
}

fn cast(op: CastOp, arg: Value) -> InstData {
    let flags = ArithFlags::empty();
    InstData::Cast { op, flags, arg }
}

/// The word of which the values are the parts, at the same places.
fn whole_word(parts: &Parts, narrow: &[(Value, u32)]) -> Option<Value> {
    let word = parts.get(&narrow.first()?.0)?.word;
    let same = |(v, bit): &(Value, u32)| {
        let part = parts.get(v);
        part.is_some_and(|p| p.word == word && p.bit == *bit)
    };
    narrow.iter().all(same).then_some(word)
}

/// What holds of all accesses, with the wide one's alignment.
fn common(ctx: &mut Context, func: &Function, items: &[Item], align_log2: u8) -> MemAccess {
    let mut flags = MemFlags::all();
    let mut alias = items
        .first()
        .map_or(AliasTag::NONE, |i| i.place.location.tag);
    for item in items {
        if let InstData::Load { mem, .. } | InstData::Store { mem, .. } = func.inst(item.inst) {
            flags &= mem.flags;
        }
        alias = ctx.alias.common(alias, item.place.location.tag);
    }
    MemAccess {
        align_log2,
        flags,
        alias,
        ..MemAccess::default()
    }
}

impl Edits {
    /// Replaces loads, sorted by offset, by one.
    pub fn load(
        &mut self,
        ctx: &mut Context,
        func: &mut Function,
        base: Value,
        items: &[Item],
        at: At,
    ) {
        let Some(first) = items.iter().min_by_key(|i| i.position) else {
            return;
        };
        let mem = common(ctx, func, items, at.log2);
        let loc = func.inst_loc(first.inst);
        let mut b = Builder {
            ctx,
            func,
            out: &mut self.inserted,
            position: at.position,
            loc,
        };
        let bytes: u32 = items.iter().map(|i| i.place.bytes).sum();
        let ty = b.words_type(bytes / 4);
        let ptr = b.address_of_lowest(base, items);
        let vector = b.push(InstData::Load { ptr, mem }, ty);
        let mut at = 0;
        // The word that the last narrow load was part of.
        let mut word = None;
        for item in items {
            let n = item.place.bytes;
            let data = match n {
                1 | 2 => {
                    let known = word.filter(|&(of, _)| of == at / 4);
                    let (_, word) =
                        *word.insert(known.unwrap_or_else(|| (at / 4, b.word(vector, at / 4))));
                    let (bit, bits) = (at % 4 * 8, 8 * n);
                    let value = b.func.result(item.inst).expect("a load has a result");
                    self.parts.insert(value, Part { word, bit, bits });
                    narrow_part(&mut b, word, bit, item.inst)
                }
                _ => part(&mut b, vector, at / 4, n / 4, item.inst),
            };
            b.func.replace_inst(item.inst, data);
            at += n;
        }
        self.any = true;
    }

    /// Replaces stores, sorted by offset, by one.
    pub fn store(
        &mut self,
        ctx: &mut Context,
        func: &mut Function,
        base: Value,
        items: &[Item],
        align_log2: u8,
    ) {
        let Some(last) = items.iter().max_by_key(|i| i.position) else {
            return;
        };
        let mem = common(ctx, func, items, align_log2);
        let loc = func.inst_loc(last.inst);
        let mut b = Builder {
            ctx,
            func,
            out: &mut self.inserted,
            position: last.position,
            loc,
        };
        let mut words = Vec::new();
        let mut narrow = Vec::new();
        let mut at = 0;
        for item in items {
            if let InstData::Store { args, .. } = *b.func.inst(item.inst) {
                match item.place.bytes {
                    1 | 2 => narrow.push((args[0], at % 4 * 8)),
                    _ => b.split(args[0], &mut words),
                }
            }
            at += item.place.bytes;
            if at % 4 == 0 && !narrow.is_empty() {
                let copied = whole_word(&self.parts, &narrow);
                words.push(copied.unwrap_or_else(|| b.put_together(&narrow)));
                narrow.clear();
            }
            self.removed.insert(item.inst);
        }
        let value = b.join(&words);
        let ptr = b.address_of_lowest(base, items);
        let args = [value, ptr];
        b.push_void(InstData::Store { args, mem });
        self.any = true;
    }

    /// Makes the changes.
    pub fn apply(self, func: &mut Function, block: Block) {
        let mut inserted = self.inserted;
        // Stable: what belongs to one place keeps its order.
        inserted.sort_by_key(|(position, _)| *position);
        let old = std::mem::take(&mut func.blocks[block].insts);
        let mut new = Vec::with_capacity(old.len() + inserted.len());
        let mut next = inserted.into_iter().peekable();
        for (position, inst) in old.into_iter().enumerate() {
            while let Some((_, before)) = next.next_if(|(p, _)| *p == position) {
                new.push(before);
            }
            if !self.removed.contains(inst) {
                new.push(inst);
            }
        }
        func.blocks[block].insts = new;
    }
}

/// The instruction that a load of less than a word becomes: the bits of a word from one on.
fn narrow_part(b: &mut Builder, word: Value, bit: u32, load: Inst) -> InstData {
    let ty = b.func.result_type(load);
    let low = match bit {
        0 => word,
        _ => b.binary(BinaryOp::LShr, word, bit),
    };
    match ty {
        Type::F16 => {
            let bits = b.cast(CastOp::Trunc, low, Type::I16);
            cast(CastOp::Bitcast, bits)
        }
        _ => cast(CastOp::Trunc, low),
    }
}

/// The instruction that a load becomes: words `at..at + n` of a vector as its result's type.
fn part(b: &mut Builder, vector: Value, at: u32, n: u32, load: Inst) -> InstData {
    let ty = b.func.result_type(load);
    if ty == Type::I32 && b.func.value_type(vector) != Type::I32 {
        let index = b.int(Type::I32, u128::from(at));
        let args = [vector, index];
        return InstData::ExtractElement { args };
    }
    let words: Vec<Value> = (at..at + n).map(|i| b.word(vector, i)).collect();
    if b.ctx.types.vector_parts(ty).is_some() {
        // The last link of the chain is the instruction itself.
        let (&last, front) = words.split_last().expect("a vector has words");
        let mut v = crate::values::constant(b.ctx, b.func, ConstData::Poison(ty));
        for (i, &word) in front.iter().enumerate() {
            let index = b.int(Type::I32, i as u128);
            let args = [v, word, index];
            v = b.push(InstData::InsertElement { args }, ty);
        }
        let index = b.int(Type::I32, front.len() as u128);
        let args = [v, last, index];
        return InstData::InsertElement { args };
    }
    let bits = match words[..] {
        [word] => word,
        _ => {
            let pair = b.join(&words);
            if ty == Type::I64 {
                return cast(CastOp::Bitcast, pair);
            }
            b.cast(CastOp::Bitcast, pair, Type::I64)
        }
    };
    if ty.is_ptr() {
        cast(CastOp::IntToPtr, bits)
    } else {
        cast(CastOp::Bitcast, bits)
    }
}
