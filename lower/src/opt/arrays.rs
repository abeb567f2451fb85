//! Small private arrays with variable indices are kept in registers: an access becomes a choice
//! among all elements.
//!
//! `a[i]` of an array of n elements becomes n loads and n - 1 selects, an assignment n loads,
//! selects and stores, all at constant offsets; promotion (`sroa`) then takes the array out of
//! memory. On the hardware that is a comparison and a conditional move an element, instead of an
//! access to scratch memory that goes to L1 at best. It is done for an `alloca` whose address does
//! not escape, all of whose variable accesses have one variable index, whose choices are at most
//! [`MAX_CHOICES`], and with at most [`MAX_WORK`] choices in all, and for no more of them than half
//! of a work-item's registers hold; else nothing changes. An index out of bounds is undefined
//! behaviour, so any element may be taken, and so is one that would be misaligned. Places that
//! overlap are read so, but not written. Linear in instructions that are there and that are made.
//!
//! Where the index is the same in all lanes and the machine can index a row of registers, the
//! elements become a vector, of which one is taken or replaced: legalisation says how.

use super::env::Env;
use super::replace::Replacements;
use super::sroa::{MAX_MIXED, has_alloca};
use crate::abi::max_workgroup_size;
use crate::analysis::alias::gep_offset;
use crate::analysis::{GraphInfo, Uniformity, WaveShape};
use crate::target::Abilities;
use crate::values::{const_sint, constant, int};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use ir::intrinsic::Effects;
use ir::{
    AliasTag, ArithFlags, BinaryOp, CastOp, ConstData, Context, DataLayout, Function, GepFlags,
    Inst, InstData, IntCC, MemAccess, SourceLoc, Type, TypeData, Value,
};
use std::collections::BTreeMap;

/// Most elements that one access chooses from.
const MAX_CHOICES: u64 = 32;
/// Most choices of all accesses to one array.
const MAX_WORK: u64 = 1024;

/// Alignments beyond that say nothing more.
const MAX_ALIGN_LOG2: u8 = 8;

/// What an access to a row of registers counts as.
const ROW_WORK: u64 = 3;

/// An alloca at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Array(u32);
entity_impl!(Array, "array");

#[derive(Clone, Debug)]
struct ArrayData {
    base: Value,
    size: u64,
    align_log2: u8,
    /// May its address be used in other ways, or is it too much work?
    rejected: bool,
    work: u64,
    /// Where accesses go, with the least and the most bytes of those at one offset.
    extents: BTreeMap<u64, (u64, u64)>,
}

/// A pointer into an array: `base + offset + index * stride`.
#[derive(Clone, Copy, Debug)]
struct Place {
    array: Array,
    offset: i64,
    index: Option<(Value, i64)>,
}

/// Expands the accesses of all arrays for which it pays.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !has_alloca(func) {
        return false;
    }
    let info = env.lasting_graph(func);
    let mut plan = Plan::default();
    plan.find(env.ctx, func, &info);
    if plan.has_variable_places() && env.abilities.longest_row > 0 {
        let lanes = env.abilities.lanes;
        let uniformity = Uniformity::new(env.ctx, func, &info, WaveShape { lanes });
        plan = Plan {
            rows: Some((uniformity, env.abilities)),
            ..Plan::default()
        };
        plan.find(env.ctx, func, &info);
    }
    plan.leave_entangled();
    plan.fit(env.abilities.vgprs(max_workgroup_size(func)) / 2);
    if !plan.is_worth_it() {
        return false;
    }
    let mut expander = Expander {
        ctx: env.ctx,
        func,
        plan: &plan,
        out: Vec::new(),
        loc: SourceLoc::NONE,
        replaced: Replacements::default(),
    };
    for &b in info.cfg.rpo() {
        for inst in std::mem::take(&mut expander.func.blocks[b].insts) {
            expander.visit(inst);
        }
        expander.func.blocks[b].insts = std::mem::take(&mut expander.out);
    }
    let mut replaced = expander.replaced;
    replaced.apply(func);
    true
}

#[derive(Default)]
struct Plan {
    arrays: PrimaryMap<Array, ArrayData>,
    places: SecondaryMap<Value, Option<Place>>,
    /// Which indices are the same in all lanes, if rows of registers may be indexed, and which
    /// rows.
    rows: Option<(Uniformity, Abilities)>,
}

impl Plan {
    /// Finds the arrays and the pointers into them.
    fn find(&mut self, ctx: &Context, func: &Function, info: &GraphInfo) {
        self.places.resize(func.num_values());
        for &b in info.dom.preorder() {
            for &inst in &func.blocks[b].insts {
                self.visit(ctx, func, inst);
            }
        }
    }

    /// Leaves arrays in memory of which promotion would make no variables: the choices would be
    /// among as many loads from there.
    fn leave_entangled(&mut self) {
        for array in self.arrays.values_mut().filter(|a| a.work > 0) {
            array.rejected |= array.is_entangled();
        }
    }

    /// Leaves arrays in memory that are more than so many registers together: they would be spilled
    /// there, and each choice would be among what has to be loaded.
    fn fit(&mut self, registers: u16) {
        let mut left = u64::from(registers);
        for array in self.arrays.values_mut() {
            if array.rejected || array.work == 0 {
                continue;
            }
            let words = array.size.div_ceil(4);
            match left.checked_sub(words) {
                Some(rest) => left = rest,
                None => array.rejected = true,
            }
        }
    }

    /// Is there an array to expand accesses of?
    fn is_worth_it(&self) -> bool {
        self.arrays.values().any(|a| !a.rejected && a.work > 0)
    }

    fn has_variable_places(&self) -> bool {
        let mut places = self.places.values().flatten();
        places.any(|p| p.index.is_some())
    }

    /// Is an access to one of several elements one to a row of registers?
    fn is_row(&self, ctx: &Context, place: Place, ty: Type, mem: &MemAccess) -> bool {
        let (Some((uniformity, abilities)), Some((index, stride))) = (&self.rows, place.index)
        else {
            return false;
        };
        let array = &self.arrays[place.array];
        let size = DataLayout::new(&ctx.types).store_size(ty);
        // Numbers that follow on one another.
        if stride % array.alignment(mem) != 0 {
            return false;
        }
        let choices = array.choices(place, size, mem).count();
        let is_number = ctx.types.int_bits(ty).is_some() || matches!(ty, Type::F32 | Type::F64);
        let bits = DataLayout::new(&ctx.types).bits(ty);
        is_number && abilities.indexes(choices, bits as u32) && uniformity.is_uniform(index)
    }

    fn visit(&mut self, ctx: &Context, func: &Function, inst: Inst) {
        match func.inst(inst) {
            InstData::Alloca {
                ty,
                count: None,
                align_log2,
                ..
            } => {
                if let Some(base) = func.result(inst) {
                    let array = self.arrays.push(ArrayData {
                        base,
                        size: DataLayout::new(&ctx.types).alloc_size(*ty),
                        align_log2: *align_log2,
                        rejected: false,
                        work: 0,
                        extents: BTreeMap::new(),
                    });
                    self.places[base] = Some(Place {
                        array,
                        offset: 0,
                        index: None,
                    });
                }
            }
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&func.lists);
                args[1..].iter().for_each(|&v| self.reject(v));
                if let Some(from) = self.places[args[0]] {
                    let place = step(ctx, func, inst, from).filter(Place::is_in_reach);
                    self.derive(func, inst, args[0], place);
                }
            }
            InstData::Cast {
                op: CastOp::AddrSpaceCast | CastOp::Bitcast,
                arg,
                ..
            } => {
                if let Some(from) = self.places[*arg] {
                    self.derive(func, inst, *arg, Some(from));
                }
            }
            InstData::Load { ptr, mem } => {
                self.access(ctx, *ptr, func.result_type(inst), mem, Access::Read);
            }
            InstData::Store { args, mem } => {
                self.reject(args[0]);
                let ty = func.value_type(args[0]);
                self.access(ctx, args[1], ty, mem, Access::Write);
            }
            // Copies and hints are judged by promotion; at variable places they are too much.
            InstData::Intrinsic { id, args, .. } => {
                let is_hint = id.effects() == Effects::Hint;
                for &v in args.as_slice(&func.lists) {
                    let fixed = self.places[v].is_some_and(|p| p.index.is_none());
                    let is_copy = fixed && is_memory_op(*id);
                    if !is_hint && !is_copy {
                        self.reject(v);
                    }
                }
            }
            _ => func.for_each_operand(inst, |v| self.reject(v)),
        }
    }

    fn reject(&mut self, value: Value) {
        if let Some(p) = self.places[value] {
            self.arrays[p.array].rejected = true;
        }
    }

    fn derive(&mut self, func: &Function, inst: Inst, from: Value, place: Option<Place>) {
        let result = func.result(inst).filter(|&r| func.value_type(r).is_ptr());
        match (result, place) {
            (Some(result), Some(place)) => self.places[result] = Some(place),
            _ => self.reject(from),
        }
    }

    fn access(&mut self, ctx: &Context, pointer: Value, ty: Type, mem: &MemAccess, access: Access) {
        let Some(place) = self.places[pointer] else {
            return;
        };
        let size = DataLayout::new(&ctx.types).store_size(ty);
        let (choices, apart) = {
            let array = &mut self.arrays[place.array];
            let all: Vec<_> = array.choices(place, size, mem).collect();
            let apart = all.windows(2).all(|two| two[1].1 - two[0].1 >= size);
            array.note(all.iter().map(|&(_, offset)| offset), size);
            (all.len() as u64, apart)
        };
        let is_row = self.is_row(ctx, place, ty, mem);
        let array = &mut self.arrays[place.array];
        let scalar = !ctx.types.is_aggregate(ty);
        // Where places overlap, what is stored back to one is part of the others.
        let overlap = access == Access::Write && !apart;
        // So it is with the rest of the last byte, which a load does not keep.
        let within = access == Access::Write
            && place.index.is_some()
            && !DataLayout::new(&ctx.types).bits(ty).is_multiple_of(8);
        let shared = overlap || within;
        if !mem.is_simple() || choices == 0 || choices > MAX_CHOICES || !scalar || shared {
            array.rejected = true;
        } else if place.index.is_some() {
            array.work += if is_row { ROW_WORK } else { choices };
            array.rejected |= array.work > MAX_WORK;
        }
    }

    /// Where an access goes to that must be expanded.
    fn variable_place(&self, pointer: Value) -> Option<Place> {
        let place = self.places[pointer]?;
        let wanted = !self.arrays[place.array].rejected && place.index.is_some();
        wanted.then_some(place)
    }
}

/// Does an intrinsic copy or fill memory?
pub(super) fn is_memory_op(id: ir::Intrinsic) -> bool {
    use ir::Intrinsic::*;
    matches!(id, Memcpy | MemcpyInline | Memmove | Memset | MemsetInline)
}

/// What an instruction does with an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Read,
    Write,
}

impl ArrayData {
    /// Notes accesses of `size` bytes at some offsets.
    fn note(&mut self, offsets: impl Iterator<Item = u64>, size: u64) {
        for offset in offsets {
            let (least, most) = self.extents.entry(offset).or_insert((size, size));
            (*least, *most) = ((*least).min(size), (*most).max(size));
        }
    }

    /// Do accesses of different bytes overlap one another over more bytes than one variable has?
    fn is_entangled(&self) -> bool {
        let mut group: Option<(u64, u64, bool)> = None;
        for (&offset, &(least, most)) in &self.extents {
            let end = offset + most;
            let (start, end, mixed) = match group {
                Some((start, before, _)) if offset < before => (start, before.max(end), true),
                _ => (offset, end, least != most),
            };
            if mixed && end - start > MAX_MIXED {
                return true;
            }
            group = Some((start, end, mixed));
        }
        false
    }

    /// The choices of an access ([`Place::choices`]) that have its alignment: to others it would be
    /// undefined behaviour.
    fn choices(
        &self,
        place: Place,
        access_size: u64,
        mem: &MemAccess,
    ) -> impl Iterator<Item = (i64, u64)> + use<> {
        let align = self.alignment(mem).unsigned_abs();
        let inside = place.choices(self.size, access_size);
        let aligned = inside.filter(move |(_, offset)| offset % align == 0);
        // One more than can be used, so that a large array is told from a small one.
        aligned.take(MAX_CHOICES as usize + 1)
    }

    /// What offsets of an access are multiples of, as far as the array's address is.
    fn alignment(&self, mem: &MemAccess) -> i64 {
        1 << mem.align_log2.min(self.align_log2).min(MAX_ALIGN_LOG2)
    }
}

impl Place {
    /// Is the constant part, without the sum's being cut to a pointer's 32 bits?
    fn is_in_reach(&self) -> bool {
        i32::try_from(self.offset).is_ok()
    }

    /// The values of the index for which an access is inside of the array, with the offset of each.
    /// Just the offset if there is no index.
    fn choices(
        self,
        array_size: u64,
        access_size: u64,
    ) -> impl Iterator<Item = (i64, u64)> + use<> {
        let (stride, variable) = match self.index {
            Some((_, stride)) => (stride, true),
            None => (i64::MAX, false),
        };
        let size = i64::try_from(array_size).unwrap_or(i64::MAX);
        let last = size.saturating_sub_unsigned(access_size);
        // The least index that is not negative in bytes.
        let first = match variable {
            true => -self.offset.div_euclid(stride),
            false => 0,
        };
        let start = match variable {
            true => self.offset.saturating_add(first.saturating_mul(stride)),
            false => self.offset,
        };
        let mut at = Some((first, start));
        std::iter::from_fn(move || {
            let (index, offset) = at?;
            at = offset.checked_add(stride).map(|next| (index + 1, next));
            let inside = (0..=last).contains(&offset);
            (inside && last >= 0).then_some((index, offset as u64))
        })
    }
}

/// The place that an address computation leads to, if it has at most one variable index.
fn step(ctx: &Context, func: &Function, gep: Inst, from: Place) -> Option<Place> {
    if let Some(step) = gep_offset(ctx, func, gep) {
        return Some(Place {
            offset: from.offset.checked_add(step)?,
            ..from
        });
    }
    let InstData::Gep { source, args, .. } = func.inst(gep) else {
        return None;
    };
    let layout = DataLayout::new(&ctx.types);
    let args = args.as_slice(&func.lists);
    let mut place = from;
    let mut ty = *source;
    let scaled = |place: &mut Place, index: Value, stride: u64| {
        let stride = i64::try_from(stride).ok().filter(|&s| s > 0)?;
        match const_sint(ctx, func, index) {
            Some(n) => {
                let step = i64::try_from(n).ok()?.checked_mul(stride)?;
                place.offset = place.offset.checked_add(step)?;
            }
            None if place.index.is_none() => place.index = Some((index, stride)),
            None => return None,
        }
        Some(())
    };
    scaled(&mut place, args[1], layout.alloc_size(ty))?;
    for &index in &args[2..] {
        match ctx.types.get(ty) {
            TypeData::Struct { .. } => {
                let field = u64::try_from(const_sint(ctx, func, index)?).ok()?;
                let start = i64::try_from(layout.element_offset(ty, field)).ok()?;
                place.offset = place.offset.checked_add(start)?;
                ty = ctx.types.element(ty, field)?;
            }
            TypeData::Array { elem, .. } => {
                ty = *elem;
                scaled(&mut place, index, layout.alloc_size(ty))?;
            }
            TypeData::Vector { elem, .. } => {
                ty = *elem;
                scaled(&mut place, index, layout.bits(ty) / 8)?;
            }
            _ => return None,
        }
    }
    Some(place)
}

struct Expander<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    plan: &'a Plan,
    out: Vec<Inst>,
    loc: SourceLoc,
    replaced: Replacements,
}

/// All elements are accessed where the source accesses one of them: it says nothing of the others.
fn of_any_element(mem: MemAccess) -> MemAccess {
    MemAccess {
        alias: AliasTag::NONE,
        ..mem
    }
}

impl Expander<'_> {
    fn visit(&mut self, inst: Inst) {
        self.loc = self.func.inst_loc(inst);
        match *self.func.inst(inst) {
            InstData::Load { ptr, mem } => {
                if let Some(place) = self.plan.variable_place(ptr) {
                    return self.load(inst, place, of_any_element(mem));
                }
            }
            InstData::Store { args, mem } => {
                if let Some(place) = self.plan.variable_place(args[1]) {
                    return self.store(args[0], place, of_any_element(mem));
                }
            }
            _ => {}
        }
        if !self.is_left_over(inst) {
            self.out.push(inst);
        }
    }

    /// Pointers to variable places and hints about them have no user any more.
    fn is_left_over(&self, inst: Inst) -> bool {
        let variable = |v: Value| self.plan.variable_place(v).is_some();
        match self.func.inst(inst) {
            InstData::Intrinsic { args, .. } => {
                args.as_slice(&self.func.lists).iter().any(|&v| variable(v))
            }
            _ => self.func.result(inst).is_some_and(variable),
        }
    }

    fn push(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.func.make_inst(data, ty, self.loc);
        self.out.push(inst);
        self.func
            .result(inst)
            .expect("an instruction with a type has a result")
    }

    /// The index in 32 bits, as wide as private pointers are.
    fn index(&mut self, place: Place) -> Option<Value> {
        let (index, _) = place.index?;
        let width = self.ctx.types.int_bits(self.func.value_type(index))?;
        let op = match width.cmp(&32) {
            std::cmp::Ordering::Equal => return Some(index),
            std::cmp::Ordering::Less => CastOp::SExt,
            std::cmp::Ordering::Greater => CastOp::Trunc,
        };
        let flags = ArithFlags::empty();
        let arg = index;
        Some(self.push(InstData::Cast { op, flags, arg }, Type::I32))
    }

    fn is(&mut self, index: Value, n: i64) -> Value {
        let n = int(self.ctx, self.func, Type::I32, i128::from(n) as u128);
        let compare = InstData::ICmp {
            cond: IntCC::Eq,
            flags: ArithFlags::empty(),
            args: [index, n],
        };
        self.push(compare, Type::I1)
    }

    fn select(&mut self, cond: Value, x: Value, y: Value) -> Value {
        let ty = self.func.value_type(x);
        let flags = ArithFlags::empty();
        let args = [cond, x, y];
        self.push(InstData::Select { flags, args }, ty)
    }

    fn address(&mut self, array: Array, offset: u64) -> Value {
        let base = self.plan.arrays[array].base;
        let index = int(self.ctx, self.func, Type::I32, u128::from(offset));
        let data = InstData::Gep {
            flags: GepFlags::empty(),
            source: Type::I8,
            args: self.func.list(&[base, index]),
        };
        let ty = self.func.value_type(base);
        self.push(data, ty)
    }

    fn choices(&self, place: Place, ty: Type, mem: &MemAccess) -> Vec<(i64, u64)> {
        let size = DataLayout::new(&self.ctx.types).store_size(ty);
        let array = &self.plan.arrays[place.array];
        array.choices(place, size, mem).collect()
    }

    /// The elements as a vector, and the index in it.
    fn row(&mut self, index: Value, elements: &[(i64, Value)]) -> [Value; 2] {
        let elem = self.func.value_type(elements[0].1);
        let ty = self.ctx.types.vector(elem, elements.len() as u32);
        let mut vector = constant(self.ctx, self.func, ConstData::Poison(ty));
        for (k, &(_, element)) in elements.iter().enumerate() {
            let at = int(self.ctx, self.func, Type::I32, k as u128);
            let args = [vector, element, at];
            vector = self.push(InstData::InsertElement { args }, ty);
        }
        let first = elements[0].0;
        if first == 0 {
            return [vector, index];
        }
        let first = int(self.ctx, self.func, Type::I32, i128::from(first) as u128);
        let from_first = InstData::Binary {
            op: BinaryOp::Sub,
            flags: ArithFlags::empty(),
            args: [index, first],
        };
        [vector, self.push(from_first, Type::I32)]
    }

    /// All elements that an access may be to, with the index and the offset of each.
    fn elements(&mut self, place: Place, ty: Type, mem: MemAccess) -> Vec<(i64, Value)> {
        let choices = self.choices(place, ty, &mem).into_iter();
        let load = |(n, offset)| {
            let ptr = self.address(place.array, offset);
            (n, self.push(InstData::Load { ptr, mem }, ty))
        };
        choices.map(load).collect()
    }

    fn load_from_row(&mut self, place: Place, ty: Type, mem: MemAccess) -> Option<Value> {
        let index = self.index(place)?;
        let elements = self.elements(place, ty, mem);
        let args = self.row(index, &elements);
        Some(self.push(InstData::ExtractElement { args }, ty))
    }

    fn store_to_row(&mut self, value: Value, place: Place, mem: MemAccess) {
        let ty = self.func.value_type(value);
        let Some(index) = self.index(place) else {
            return;
        };
        let elements = self.elements(place, ty, mem);
        let [vector, index] = self.row(index, &elements);
        let whole = self.func.value_type(vector);
        let args = [vector, value, index];
        let vector = self.push(InstData::InsertElement { args }, whole);
        for (k, (_, offset)) in self.choices(place, ty, &mem).into_iter().enumerate() {
            let at = int(self.ctx, self.func, Type::I32, k as u128);
            let args = [vector, at];
            let new = self.push(InstData::ExtractElement { args }, ty);
            let ptr = self.address(place.array, offset);
            let store = InstData::Store {
                args: [new, ptr],
                mem,
            };
            let inst = self.func.make_inst(store, Type::VOID, self.loc);
            self.out.push(inst);
        }
    }

    fn is_row(&self, place: Place, ty: Type, mem: &MemAccess) -> bool {
        self.plan.is_row(self.ctx, place, ty, mem)
    }

    fn load(&mut self, inst: Inst, place: Place, mem: MemAccess) {
        let ty = self.func.result_type(inst);
        if self.is_row(place, ty, &mem) {
            let element = self.load_from_row(place, ty, mem);
            if let (Some(result), Some(element)) = (self.func.result(inst), element) {
                self.replaced.set(result, element);
            }
            return;
        }
        let Some(index) = self.index(place) else {
            return;
        };
        let mut chosen: Option<Value> = None;
        for (n, offset) in self.choices(place, ty, &mem) {
            let ptr = self.address(place.array, offset);
            let element = self.push(InstData::Load { ptr, mem }, ty);
            chosen = Some(match chosen {
                None => element,
                Some(others) => {
                    let is = self.is(index, n);
                    self.select(is, element, others)
                }
            });
        }
        if let (Some(result), Some(chosen)) = (self.func.result(inst), chosen) {
            self.replaced.set(result, chosen);
        }
    }

    fn store(&mut self, value: Value, place: Place, mem: MemAccess) {
        let ty = self.func.value_type(value);
        if self.is_row(place, ty, &mem) {
            return self.store_to_row(value, place, mem);
        }
        let Some(index) = self.index(place) else {
            return;
        };
        for (n, offset) in self.choices(place, ty, &mem) {
            let ptr = self.address(place.array, offset);
            let old = self.push(InstData::Load { ptr, mem }, ty);
            let is = self.is(index, n);
            let new = self.select(is, value, old);
            let args = [new, ptr];
            let store = InstData::Store { args, mem };
            let inst = self.func.make_inst(store, Type::VOID, self.loc);
            self.out.push(inst);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(offset: i64, stride: i64) -> Place {
        Place {
            array: Array(0),
            offset,
            index: Some((Value::from_u32(0), stride)),
        }
    }

    #[test]
    fn choices_are_inside_of_the_array() {
        let list = |p: Place, array, size| p.choices(array, size).collect::<Vec<_>>();
        assert_eq!(list(place(0, 4), 12, 4), [(0, 0), (1, 4), (2, 8)]);
        assert_eq!(list(place(-4, 4), 8, 4), [(1, 0), (2, 4)]);
        assert_eq!(list(place(-3, 4), 8, 4), [(1, 1)]);
        assert_eq!(list(place(8, 4), 12, 4), [(-2, 0), (-1, 4), (0, 8)]);
        assert_eq!(list(place(4, 8), 16, 4), [(0, 4), (1, 12)]);
        assert_eq!(list(place(0, 4), 2, 4), []);
        let fixed = Place {
            index: None,
            ..place(4, 4)
        };
        assert_eq!(list(fixed, 12, 4), [(0, 4)]);
        assert_eq!(list(fixed, 4, 4), []);
    }
}
