//! Phase 1: memory intrinsics and aggregate accesses on allocas become loads and stores of scalars.

use super::access::{Access, MemoryOp, MemoryOpKind, Slot, Slots};
use super::coerce::Emitter;
use crate::analysis::GraphInfo;
use crate::opt::replace::Replacements;
use crate::values::{const_int, constant, int};
use cranelift_entity::EntitySet;
use ir::{
    AddrSpace, ArithFlags, BinaryOp, CastOp, ConstData, Context, DataLayout, Function, GepFlags,
    Inst, InstData, MemAccess, Type, TypeData, Value,
};

/// Longest memory intrinsic, in bytes, that is expanded.
const MAX_EXPANDED: u64 = 1024;
/// Most scalars that an aggregate or vector is split into.
const MAX_PARTS: usize = 64;
/// Bytes copied at once where nothing else is known: a register.
const CHUNK: u64 = 4;

/// Expands them.
pub fn run(ctx: &mut Context, func: &mut Function, info: &GraphInfo, slots: &Slots) -> bool {
    let mixed = mixed_vectors(ctx, slots);
    if mixed.is_empty() && !has_aggregates(ctx, slots) {
        return false;
    }
    let mut replaced = Replacements::default();
    let mut changed = false;
    for &b in info.cfg.rpo() {
        let insts = std::mem::take(&mut func.blocks[b].insts);
        let mut out = Vec::with_capacity(insts.len());
        for inst in insts {
            let mut expander = Expander {
                slots,
                mixed: &mixed,
                emit: Emitter {
                    loc: func.inst_loc(inst),
                    ctx,
                    func,
                    out: &mut out,
                },
            };
            match expander.expand(inst) {
                Expansion::Keep => out.push(inst),
                Expansion::Done => changed = true,
                Expansion::Value(value) => {
                    changed = true;
                    if let Some(old) = func.result(inst) {
                        replaced.set(old, value);
                    }
                }
            }
        }
        func.blocks[b].insts = out;
    }
    replaced.apply(func);
    changed
}

/// Is there a memory intrinsic on a slot, or an access of a whole aggregate?
fn has_aggregates(ctx: &Context, slots: &Slots) -> bool {
    let mut private = slots.slots.values().filter(|slot| !slot.escapes);
    private.any(|slot| {
        let is_whole = |a: &Access| ctx.types.is_aggregate(a.ty);
        !slot.intrinsics.is_empty() || slot.accesses.iter().any(is_whole)
    })
}

/// The vector accesses whose bytes are also accessed in other ways.
fn mixed_vectors(ctx: &Context, slots: &Slots) -> EntitySet<Inst> {
    let mut mixed = EntitySet::new();
    for slot in slots.slots.values().filter(|s| !s.escapes) {
        let is_vector = |a: &Access| ctx.types.vector_parts(a.ty).is_some();
        if !slot.accesses.iter().any(is_vector) {
            continue;
        }
        let mut sorted: Vec<&Access> = slot.accesses.iter().collect();
        sorted.sort_by_key(|a| (a.offset, a.size));
        for group in sorted.overlap_groups() {
            let (offset, size) = (group[0].offset, group[0].size);
            if group.iter().any(|a| (a.offset, a.size) != (offset, size))
                || !slot.intrinsics.is_empty()
            {
                let vectors = group.iter().filter(|a| is_vector(a));
                vectors.for_each(|a| {
                    mixed.insert(a.inst);
                });
            }
        }
    }
    mixed
}

/// Splits a sorted list into groups of accesses that overlap, directly or through others.
pub trait OverlapGroups {
    /// What the groups are slices of.
    type Item;
    /// The groups, in order.
    fn overlap_groups(&self) -> Vec<&[Self::Item]>;
}

impl<'a> OverlapGroups for [&'a Access] {
    type Item = &'a Access;

    fn overlap_groups(&self) -> Vec<&[&'a Access]> {
        let mut groups = Vec::new();
        let (mut start, mut end) = (0, 0);
        for (i, a) in self.iter().enumerate() {
            if i > start && a.offset >= end {
                groups.push(&self[start..i]);
                start = i;
            }
            let before = if i == start { 0 } else { end };
            end = before.max(a.offset + a.size);
        }
        if start < self.len() {
            groups.push(&self[start..]);
        }
        groups
    }
}

enum Expansion {
    Keep,
    Done,
    Value(Value),
}

struct Expander<'a, 'b> {
    slots: &'a Slots,
    mixed: &'a EntitySet<Inst>,
    emit: Emitter<'b>,
}

impl Expander<'_, '_> {
    fn expand(&mut self, inst: Inst) -> Expansion {
        match *self.emit.func.inst(inst) {
            InstData::Load { ptr, mem } => {
                let ty = self.emit.func.result_type(inst);
                match self.parts_of_access(inst, ptr, ty) {
                    Some(parts) => Expansion::Value(self.load_parts(ptr, mem, ty, &parts)),
                    None => Expansion::Keep,
                }
            }
            InstData::Store { args, mem } => {
                let ty = self.emit.func.value_type(args[0]);
                match self.parts_of_access(inst, args[1], ty) {
                    Some(parts) => {
                        self.store_parts(args[0], args[1], mem, &parts);
                        Expansion::Done
                    }
                    None => Expansion::Keep,
                }
            }
            InstData::Intrinsic { .. } => self.memory_op(inst),
            _ => Expansion::Keep,
        }
    }

    /// The scalars that an access is to be split into.
    fn parts_of_access(&self, inst: Inst, pointer: Value, ty: Type) -> Option<Vec<Part>> {
        self.slots.private_pointer(pointer)?;
        let types = &self.emit.ctx.types;
        if !types.is_aggregate(ty) && !self.mixed.contains(inst) {
            return None;
        }
        let mut parts = Vec::new();
        split(self.emit.ctx, ty, &mut parts).then_some(parts)
    }

    fn address(&mut self, base: Value, offset: u64) -> Value {
        if offset == 0 {
            return base;
        }
        let ty = self.emit.func.value_type(base);
        let bits = ty.addr_space().map_or(64, AddrSpace::index_bits);
        let index_ty = self.emit.ctx.types.int(bits as u16);
        let index = int(self.emit.ctx, self.emit.func, index_ty, u128::from(offset));
        let args = self.emit.func.list(&[base, index]);
        let data = InstData::Gep {
            flags: GepFlags::empty(),
            source: Type::I8,
            args,
        };
        self.emit.push(data, ty)
    }

    fn load(&mut self, base: Value, offset: u64, ty: Type, mem: MemAccess) -> Value {
        let ptr = self.address(base, offset);
        let mem = at_offset(mem, offset);
        self.emit.push(InstData::Load { ptr, mem }, ty)
    }

    fn store(&mut self, value: Value, base: Value, offset: u64, mem: MemAccess) {
        let args = [value, self.address(base, offset)];
        let mem = at_offset(mem, offset);
        let inst =
            self.emit
                .func
                .make_inst(InstData::Store { args, mem }, Type::VOID, self.emit.loc);
        self.emit.out.push(inst);
    }

    fn load_parts(&mut self, ptr: Value, mem: MemAccess, ty: Type, parts: &[Part]) -> Value {
        let mut whole = constant(self.emit.ctx, self.emit.func, ConstData::Poison(ty));
        for part in parts {
            let value = self.load(ptr, part.offset, part.ty, mem);
            let data = match part.path[..] {
                [index] if self.emit.ctx.types.vector_parts(ty).is_some() => {
                    let index = self.lane(index);
                    InstData::InsertElement {
                        args: [whole, value, index],
                    }
                }
                _ => InstData::InsertValue {
                    args: [whole, value],
                    indices: part.path.clone().into(),
                },
            };
            whole = self.emit.push(data, ty);
        }
        whole
    }

    fn lane(&mut self, index: u32) -> Value {
        int(self.emit.ctx, self.emit.func, Type::I32, u128::from(index))
    }

    fn store_parts(&mut self, whole: Value, ptr: Value, mem: MemAccess, parts: &[Part]) {
        let ty = self.emit.func.value_type(whole);
        for part in parts {
            let data = match part.path[..] {
                [index] if self.emit.ctx.types.vector_parts(ty).is_some() => {
                    let index = self.lane(index);
                    InstData::ExtractElement {
                        args: [whole, index],
                    }
                }
                _ => InstData::ExtractValue {
                    arg: whole,
                    indices: part.path.clone().into(),
                },
            };
            let value = self.emit.push(data, part.ty);
            self.store(value, ptr, part.offset, mem);
        }
    }

    fn memory_op(&mut self, inst: Inst) -> Expansion {
        let Some(op) = MemoryOp::of(self.emit.ctx, self.emit.func, inst) else {
            return Expansion::Keep;
        };
        let dest = self.slots.private_pointer(op.dest);
        let source = self.slots.private_pointer(op.source);
        if op.len > MAX_EXPANDED || (dest.is_none() && source.is_none()) {
            return Expansion::Keep;
        }
        let mut units = Vec::new();
        for p in [dest, source].into_iter().flatten() {
            self.units(p.slot, p.offset as u64, op.len, &mut units);
        }
        let chunks = chunks(self.emit.ctx, units, op.len);
        let args = self.emit.func.operands(inst);
        let (to, from) = (args[0], args[1]);
        let stated = self.emit.func.mem_aligns.get(&inst).copied();
        let [to_stated, from_stated] = stated.unwrap_or_default();
        let to_align = self.alignment(to, to_stated);
        let from_align = self.alignment(from, from_stated);
        match op.kind {
            // All loads come first, so that it is right for overlapping ranges too.
            MemoryOpKind::Copy => {
                let values: Vec<Value> = chunks
                    .iter()
                    .map(|c| self.load(from, c.offset, c.ty, from_align))
                    .collect();
                for (c, value) in chunks.iter().zip(values) {
                    self.store(value, to, c.offset, to_align);
                }
            }
            MemoryOpKind::Set => {
                for c in &chunks {
                    let value = self.splat(op.source, c.ty);
                    self.store(value, to, c.offset, to_align);
                }
            }
        }
        Expansion::Done
    }

    /// What is known of a pointer's alignment, in general and by this instruction (a binary
    /// logarithm).
    fn alignment(&self, pointer: Value, stated: u8) -> MemAccess {
        let known = crate::opt::align::known_alignment(self.emit.ctx, self.emit.func, pointer);
        MemAccess::aligned(known.max(1 << stated))
    }

    /// The accesses of a slot inside of a range, relative to it.
    fn units(&self, slot: Slot, start: u64, len: u64, out: &mut Vec<Unit>) {
        for a in &self.slots.slots[slot].accesses {
            let inside = a.offset >= start && a.offset + a.size <= start + len;
            let types = &self.emit.ctx.types;
            if !inside || types.is_aggregate(a.ty) {
                continue;
            }
            let mut parts = Vec::new();
            if self.mixed.contains(a.inst) && split(self.emit.ctx, a.ty, &mut parts) {
                out.extend(parts.iter().map(|p| Unit {
                    offset: a.offset - start + p.offset,
                    ty: p.ty,
                }));
            } else {
                out.push(Unit {
                    offset: a.offset - start,
                    ty: a.ty,
                });
            }
        }
    }

    /// A value of a type all of whose bytes are the byte.
    fn splat(&mut self, byte: Value, ty: Type) -> Value {
        let (ctx, func) = (&mut *self.emit.ctx, &mut *self.emit.func);
        let bits = DataLayout::new(&ctx.types).bits(ty);
        let number = ctx.types.int(bits as u16);
        let ones = (0..bits / 8).fold(0u128, |n, i| n | 1 << (8 * i));
        let value = match const_int(ctx, func, byte) {
            Some(b) => int(ctx, func, number, b * ones),
            None => {
                let factor = int(ctx, func, number, ones);
                let flags = ArithFlags::empty();
                let wide = if number == Type::I8 {
                    byte
                } else {
                    let op = CastOp::ZExt;
                    let arg = byte;
                    self.emit.push(InstData::Cast { op, flags, arg }, number)
                };
                let op = BinaryOp::Mul;
                let args = [wide, factor];
                self.emit.push(InstData::Binary { op, flags, args }, number)
            }
        };
        self.emit.coerce(value, ty)
    }
}

fn at_offset(mem: MemAccess, offset: u64) -> MemAccess {
    let known = (offset | mem.align()).trailing_zeros() as u8;
    MemAccess {
        align_log2: mem.align_log2.min(known),
        ..mem
    }
}

/// A scalar of an aggregate.
struct Part {
    offset: u64,
    ty: Type,
    path: Vec<u32>,
}

/// Lists the scalars of an aggregate, or the elements of a vector. False if there are too many, or
/// bits without bytes.
fn split(ctx: &Context, ty: Type, out: &mut Vec<Part>) -> bool {
    let layout = DataLayout::new(&ctx.types);
    let mut work = vec![Part {
        offset: 0,
        ty,
        path: Vec::new(),
    }];
    while let Some(part) = work.pop() {
        let count = match ctx.types.get(part.ty) {
            TypeData::Struct { fields, .. } => fields.len() as u64,
            TypeData::Array { len, .. } => *len,
            // Only the access as a whole is split into elements; a vector in an aggregate is a
            // scalar of it.
            TypeData::Vector { len, elem } if part.path.is_empty() => {
                if !layout.bits(*elem).is_multiple_of(8) {
                    return false;
                }
                u64::from(*len)
            }
            _ => {
                out.push(part);
                continue;
            }
        };
        if out.len() + work.len() + count as usize > MAX_PARTS {
            return false;
        }
        for i in (0..count).rev() {
            let mut path = part.path.clone();
            path.push(i as u32);
            let Some(elem) = ctx.types.element(part.ty, i) else {
                return false;
            };
            work.push(Part {
                offset: part.offset + layout.element_offset(part.ty, i),
                ty: elem,
                path,
            });
        }
    }
    true
}

/// A range that is accessed as a value of this type.
#[derive(Clone, Copy)]
struct Unit {
    offset: u64,
    ty: Type,
}

/// Covers the range with the units, where they fit, and with integers in between.
fn chunks(ctx: &mut Context, mut units: Vec<Unit>, len: u64) -> Vec<Unit> {
    let size = |ctx: &Context, ty: Type| DataLayout::new(&ctx.types).store_size(ty);
    units.retain(|u| super::coerce::is_coercible(ctx, u.ty) && has_whole_bytes(ctx, u.ty));
    units.sort_by_key(|u| (u.offset, size(ctx, u.ty)));
    let mut out = Vec::new();
    let mut at = 0;
    let mut next = 0;
    while at < len {
        while units.get(next).is_some_and(|u| u.offset < at) {
            next += 1;
        }
        let unit = match units.get(next) {
            Some(u) if u.offset == at => *u,
            other => {
                let stop = other.map_or(len, |u| u.offset);
                let mut step = CHUNK;
                while step > stop - at || !at.is_multiple_of(step) {
                    step /= 2;
                }
                Unit {
                    offset: at,
                    ty: ctx.types.int((step * 8) as u16),
                }
            }
        };
        at += size(ctx, unit.ty);
        out.push(unit);
    }
    out
}

fn has_whole_bytes(ctx: &Context, ty: Type) -> bool {
    DataLayout::new(&ctx.types).bits(ty).is_multiple_of(8)
}
