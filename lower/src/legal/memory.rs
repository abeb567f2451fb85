//! Loads and stores of any type, as accesses that the address space and alignment permit.
//!
//! Widths per address space (gfx906 on amdhsa, what llc makes of the same accesses):
//!
//! | space | bytes of one access |
//! |---|---|
//! | global, flat, constant | 1, 2, 4, 8, 12, 16, at any alignment with unaligned access mode |
//! | local, region | 1, 2, 4, 8 at any alignment; 16 at alignment 8 and more, 12 at 16; both also below 4, where only the unaligned forms will do. At alignment 4 only `ds_read2_b32` is left, which is the 8-byte access |
//! | private | 1, 2, 4: an element of the swizzled buffer has 4 bytes; by `scratch_*` instructions as global |
//!
//! Without unaligned access mode no access is wider than the alignment, except for several dwords
//! at dword alignment; in LDS, two at 8 and four at 16.

use crate::abi::implicit_args;
use crate::known::Known;
use crate::legal::function::{Legaliser, Parts, Prefer, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::shape::{Leaf, Unit};
use crate::target::{Abilities, FlatScratchWidth, Scratch, Unaligned, Widest};
use ir::{
    AddrSpace, DataLayout, FloatKind, GepFlags, Inst, InstData, Intrinsic, MemAccess, MemFlags,
    Type, Value,
};
use smallvec::SmallVec;

/// A piece of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chunk {
    /// Offset in bytes.
    pub offset: u64,
    /// 1, 2, 4, 8, 12 or 16 bytes.
    pub size: u64,
}

/// Pieces of an access.
pub(crate) type Chunks = SmallVec<[Chunk; 4]>;

/// Widest access to a space at an alignment in bytes, and whether 12 bytes are possible.
fn widest(space: AddrSpace, abilities: &Abilities, align: u64) -> (u64, bool) {
    if align < 4 && abilities.unaligned == Unaligned::Split {
        return (align, false);
    }
    let is_local = matches!(space, AddrSpace::Local | AddrSpace::Region);
    if is_local && align == 4 && abilities.unaligned == Unaligned::Split {
        // Two dwords want 8, but for the form with two offsets, which do not reach as far. The
        // scheduler puts two accesses of one together where they do.
        return (4, false);
    }
    if space == AddrSpace::Generic && abilities.flat_scratch == FlatScratchWidth::Word {
        return (4, false);
    }
    match (space, abilities.widest) {
        (AddrSpace::Local | AddrSpace::Region, Widest::TwoOfLds) => return (8, false),
        (_, Widest::TwoOfLds) if space != AddrSpace::Private => return (16, false),
        _ => {}
    }
    match space {
        AddrSpace::Private if abilities.scratch == Scratch::Buffer => (4, false),
        AddrSpace::Local | AddrSpace::Region => match align {
            16.. => (16, true),
            8.. if abilities.unaligned == Unaligned::Allowed => (16, false),
            4.. => (8, false),
            _ => (16, true),
        },
        _ => (16, true),
    }
}

/// Splits an access of `bytes` bytes.
pub(crate) fn split(space: AddrSpace, abilities: &Abilities, align: u64, bytes: u64) -> Chunks {
    let (max, three) = widest(space, abilities, align);
    let mut out = Chunks::new();
    let mut offset = 0;
    while offset < bytes {
        let left = bytes - offset;
        let size = if left >= 16 && max >= 16 {
            16
        } else if left >= 12 && max >= 12 && three {
            12
        } else {
            let power = 1 << (63 - left.leading_zeros());
            power.min(max).min(8)
        };
        out.push(Chunk { offset, size });
        offset += size;
    }
    out
}

/// The access to a piece of a larger one.
fn piece(mem: MemAccess, offset: u64) -> MemAccess {
    let align = match offset {
        0 => mem.align_log2,
        _ => mem.align_log2.min(offset.trailing_zeros() as u8),
    };
    MemAccess {
        align_log2: align,
        ..mem
    }
}

impl Legaliser<'_> {
    /// The address space of a pointer of the new function; an error for those that cannot be
    /// accessed.
    pub(crate) fn accessible(&self, ptr: Value) -> Res<AddrSpace> {
        match self.e.ty(ptr).addr_space() {
            Some(space) if space.pointer_bits() <= 64 || space == AddrSpace::BufferFat => Ok(space),
            _ => Err(self.unsupported("an access through this pointer")),
        }
    }

    /// `load`
    pub(crate) fn load(&mut self, inst: Inst) -> Res<()> {
        let InstData::Load { ptr, mut mem } = *self.src.inst(inst) else {
            unreachable!("called for loads only");
        };
        let ty = self.src.result_type(inst);
        if mem.is_simple() && self.is_implicit_argument(ptr, ty) {
            mem.flags |= MemFlags::INVARIANT | MemFlags::READABLE;
        }
        let prefer = self
            .src
            .result(inst)
            .map_or(Prefer::Zero, |v| self.preference(v));
        let mut parts = match self.widened_load(ty, ptr, mem, prefer)? {
            Some(parts) => parts,
            None => {
                let p = self.pointer(ptr)?;
                self.load_type(ty, p, mem, prefer)?
            }
        };
        // What others are not to stand for is taken for frozen as it is.
        let range = self.src.ranges.get(&inst).filter(|_| mem.is_simple());
        if let ([v], Some(range)) = (&parts[..], range) {
            let width = self.e.width(*v);
            if width >= 32 && range.lo < range.hi {
                let below = Known::up_to(range.hi - 1, width);
                let old = self.e.known(*v);
                if below.leading_zeros() > old.leading_zeros() && self.is_clean(ty, *v) {
                    self.e.note(*v, below);
                }
            }
        }
        self.set(inst, &std::mem::take(&mut parts));
        Ok(())
    }

    /// Does the pointer point to something of the type in the implicit arguments of a kernel? They
    /// are there as long as it runs.
    fn is_implicit_argument(&self, ptr: Value, ty: Type) -> bool {
        let Some(Some(kernel)) = self.info.kernels.get(self.func) else {
            return false;
        };
        let Some(Some(offset)) = implicit_args::offset_in_area(self.e.ctx, self.src, ptr) else {
            return false;
        };
        let size = DataLayout::new(&self.e.ctx.types).store_size(ty);
        let end = u64::try_from(offset).ok().and_then(|n| n.checked_add(size));
        let size_of_area = kernel.segment_size.saturating_sub(kernel.implicit_offset);
        end.is_some_and(|end| end <= size_of_area)
    }

    /// Does the part hold the value of an integer type without garbage above its width?
    fn is_clean(&self, ty: Type, part: Value) -> bool {
        self.e
            .ctx
            .types
            .int_bits(ty)
            .is_some_and(|bits| self.e.fits_unsigned(part, bits))
    }

    /// The parts of a value of type `ty` in memory.
    pub(crate) fn load_type(
        &mut self,
        ty: Type,
        p: Value,
        mem: MemAccess,
        prefer: Prefer,
    ) -> Res<Parts> {
        let space = self.accessible(p)?;
        if self.is_apart(space) {
            return self.by_space(p, |l, p, _| l.load_type(ty, p, mem, prefer));
        }
        let mut out = Parts::new();
        for unit in self.shape_of(ty)? {
            let at = self.offset_pointer(p, unit.offset);
            let mem = piece(mem, unit.offset);
            self.load_unit(&unit, at, space, mem, prefer, &mut out)?;
        }
        Ok(out)
    }

    /// A pointer `offset` bytes further inside of what is accessed.
    pub(crate) fn offset_pointer(&mut self, p: Value, offset: u64) -> Value {
        self.e
            .gep_const(GepFlags::INBOUNDS | GepFlags::NUW, p, offset as i64)
    }

    /// One scalar or vector.
    fn load_unit(
        &mut self,
        unit: &Unit,
        p: Value,
        space: AddrSpace,
        mem: MemAccess,
        prefer: Prefer,
        out: &mut Parts,
    ) -> Res<()> {
        let bytes = unit.bits().div_ceil(8);
        let chunks = self.chunks(space, mem, bytes)?;
        if let ([_], 1) = (&chunks[..], unit.count) {
            if let Some(ty) = direct_type(unit.leaf, bytes) {
                let n = self.load_direct(unit.leaf, ty, p, mem, prefer);
                out.push(n);
                return Ok(());
            }
        }
        let words = self.load_words(p, mem, &chunks, bytes)?;
        if unit.leaf.is_fat() {
            for words in words.chunks(unit.leaf.bits() as usize / 32) {
                out.extend(self.fat_of_words(words));
            }
            return Ok(());
        }
        let width = unit.leaf.bits();
        for i in 0..unit.count {
            let bits = self.e.extract_bits(&words, i * width, width);
            let n = self.leaf_from_bits(bits, unit.leaf)?;
            n.append_to(out);
        }
        Ok(())
    }

    /// The pieces of an access; an atomic one must be a single piece.
    fn chunks(&self, space: AddrSpace, mem: MemAccess, bytes: u64) -> Res<Chunks> {
        if mem.is_atomic() && space != AddrSpace::Private {
            if !matches!(bytes, 1 | 2 | 4 | 8) {
                return Err(self.unsupported(&format!("an atomic access of {bytes} bytes")));
            }
            if mem.align() < bytes {
                return Err(self
                    .unsupported("an atomic access below its natural alignment")
                    .hint(format!("align {bytes} is needed")));
            }
            let whole = Chunk {
                offset: 0,
                size: bytes,
            };
            return Ok(Chunks::from_slice(&[whole]));
        }
        Ok(split(space, &self.e.target.abilities, mem.align(), bytes))
    }

    /// A scalar that one access loads.
    fn load_direct(
        &mut self,
        leaf: Leaf,
        ty: Type,
        ptr: Value,
        mem: MemAccess,
        prefer: Prefer,
    ) -> Value {
        let v = self.e.value(InstData::Load { ptr, mem }, ty);
        match (leaf, ty) {
            (Leaf::Int(1), _) => {
                let word = self.e.zext(v, Type::I32);
                self.e.trunc(word, Type::I1)
            }
            (Leaf::Int(bits), Type::I8 | Type::I16) => {
                if prefer == Prefer::Sign && bits == self.e.width(v) {
                    self.e.sext(v, Type::I32)
                } else {
                    self.e.zext(v, Type::I32)
                }
            }
            (Leaf::Float(FloatKind::BFloat), _) => self.e.zext(v, Type::I32),
            _ => v,
        }
    }

    /// All bytes of an access as i32 words, the last one with zeros behind its end.
    pub(crate) fn load_words(
        &mut self,
        p: Value,
        mem: MemAccess,
        chunks: &[Chunk],
        bytes: u64,
    ) -> Res<SmallVec<[Value; 8]>> {
        let space = self.accessible(p)?;
        if self.is_apart(space) {
            let load = |l: &mut Self, p, space| {
                let chunks = split(space, &l.e.target.abilities, mem.align(), bytes);
                let words = l.load_words(p, mem, &chunks, bytes)?;
                Ok(words.into_iter().collect())
            };
            return Ok(self.by_space(p, load)?.into_iter().collect());
        }
        let zero = self.e.i32(0);
        let mut words = SmallVec::from_elem(zero, bytes.div_ceil(4) as usize);
        for chunk in chunks {
            let at = self.offset_pointer(p, chunk.offset);
            let mem = piece(mem, chunk.offset);
            let first = (chunk.offset / 4) as usize;
            match chunk.size {
                1 | 2 => {
                    let ty = if chunk.size == 1 { Type::I8 } else { Type::I16 };
                    let v = self.e.value(InstData::Load { ptr: at, mem }, ty);
                    let v = self.e.zext(v, Type::I32);
                    let v = self.e.shl_const(v, 8 * (chunk.offset % 4) as u32);
                    words[first] = self.e.or(words[first], v);
                }
                4 => {
                    words[first] = self.e.value(InstData::Load { ptr: at, mem }, Type::I32);
                }
                _ => {
                    let n = (chunk.size / 4) as u32;
                    let ty = self.e.ctx.types.vector(Type::I32, n);
                    let v = self.e.value(InstData::Load { ptr: at, mem }, ty);
                    for i in 0..n {
                        words[first + i as usize] = self.e.word(v, i);
                    }
                }
            }
        }
        Ok(words)
    }

    /// `store`
    pub(crate) fn store(&mut self, inst: Inst) -> Res<()> {
        let InstData::Store { args, mem } = *self.src.inst(inst) else {
            unreachable!("called for stores only");
        };
        let ty = self.ty(args[0]);
        let parts = self.parts(args[0])?;
        let p = self.pointer(args[1])?;
        self.store_type(ty, &parts, p, mem)
    }

    /// Stores the parts of a value of type `ty`.
    pub(crate) fn store_type(
        &mut self,
        ty: Type,
        parts: &[Value],
        p: Value,
        mem: MemAccess,
    ) -> Res<()> {
        let space = self.accessible(p)?;
        if self.is_apart(space) {
            let store = |l: &mut Self, p, _| {
                l.store_type(ty, parts, p, mem)?;
                Ok(Parts::new())
            };
            return self.by_space(p, store).map(|_| ());
        }
        let mut rest = parts;
        for unit in self.shape_of(ty)? {
            let (mine, others) = rest.split_at(unit.parts());
            rest = others;
            let at = self.offset_pointer(p, unit.offset);
            self.store_unit(&unit, mine, at, space, piece(mem, unit.offset))?;
        }
        Ok(())
    }

    /// One scalar or vector.
    fn store_unit(
        &mut self,
        unit: &Unit,
        parts: &[Value],
        p: Value,
        space: AddrSpace,
        mem: MemAccess,
    ) -> Res<()> {
        let bytes = unit.bits().div_ceil(8);
        let chunks = self.chunks(space, mem, bytes)?;
        if let ([_], 1) = (&chunks[..], unit.count) {
            if let Some(ty) = direct_type(unit.leaf, bytes) {
                let v = self.direct_value(unit.leaf, ty, parts[0]);
                self.e
                    .push(InstData::Store { args: [v, p], mem }, Type::VOID);
                return Ok(());
            }
        }
        if unit.leaf.is_fat() {
            let mut words = Vec::new();
            for parts in parts.chunks(unit.leaf.parts()) {
                words.extend(self.fat_words(parts));
            }
            return self.store_words(p, mem, &chunks, &words);
        }
        let mut bits = Vec::with_capacity(unit.count as usize);
        for i in 0..unit.count as usize {
            let n = Legaliser::num_at(parts, unit.leaf, i);
            bits.push(self.leaf_bits(n, unit.leaf));
        }
        let words = self.e.join_bits(&bits, unit.leaf.bits());
        self.store_words(p, mem, &chunks, &words)
    }

    /// A part as the type that is stored.
    fn direct_value(&mut self, leaf: Leaf, ty: Type, part: Value) -> Value {
        match leaf {
            Leaf::Int(1) => {
                let word = self.e.zext(part, Type::I32);
                self.e.trunc(word, ty)
            }
            Leaf::Int(bits) if matches!(ty, Type::I8 | Type::I16 | Type::I32 | Type::I64) => {
                let clean = if bits % 8 == 0 {
                    part
                } else {
                    self.e.extend_low(part.into(), bits, Extend::Zero).lo
                };
                self.e.trunc(clean, ty)
            }
            Leaf::Float(FloatKind::BFloat) => self.e.trunc(part, ty),
            _ => part,
        }
    }

    /// Stores words in pieces.
    pub(crate) fn store_words(
        &mut self,
        p: Value,
        mem: MemAccess,
        chunks: &[Chunk],
        words: &[Value],
    ) -> Res<()> {
        let space = self.accessible(p)?;
        if self.is_apart(space) {
            let bytes = chunks.last().map_or(0, |c| c.offset + c.size);
            let store = |l: &mut Self, p, space| {
                let chunks = split(space, &l.e.target.abilities, mem.align(), bytes);
                l.store_words(p, mem, &chunks, words)?;
                Ok(Parts::new())
            };
            return self.by_space(p, store).map(|_| ());
        }
        for chunk in chunks {
            let at = self.offset_pointer(p, chunk.offset);
            let first = (chunk.offset / 4) as usize;
            let v = match chunk.size {
                1 | 2 => {
                    let ty = if chunk.size == 1 { Type::I8 } else { Type::I16 };
                    let v = self
                        .e
                        .lshr_const(words[first], 8 * (chunk.offset % 4) as u32);
                    self.e.trunc(v, ty)
                }
                4 => words[first],
                size => self
                    .e
                    .build_words(&words[first..first + (size / 4) as usize]),
            };
            let mem = piece(mem, chunk.offset);
            self.e
                .push(InstData::Store { args: [v, at], mem }, Type::VOID);
        }
        Ok(())
    }
}

/// The type with which one access of a scalar's size loads or stores it.
fn direct_type(leaf: Leaf, bytes: u64) -> Option<Type> {
    match (leaf, bytes) {
        (Leaf::Int(_) | Leaf::Float(FloatKind::BFloat), 1) => Some(Type::I8),
        (Leaf::Int(_) | Leaf::Float(FloatKind::BFloat), 2) => Some(Type::I16),
        (Leaf::Int(_), 4) => Some(Type::I32),
        (Leaf::Int(_), 8) => Some(Type::I64),
        (Leaf::Float(_) | Leaf::Ptr(_), _) if leaf.parts() == 1 => Some(leaf.part_type()),
        _ => None,
    }
}

impl crate::legal::emitter::Emitter<'_> {
    /// Element `i` of a vector of words.
    pub fn word(&mut self, vector: Value, i: u32) -> Value {
        let index = self.i32(i);
        self.value(
            InstData::ExtractElement {
                args: [vector, index],
            },
            Type::I32,
        )
    }

    /// The integer of `width` bits at bit `at` of a string of words; above its width there may be
    /// garbage.
    pub fn extract_bits(&mut self, words: &[Value], at: u32, width: u32) -> Num {
        if width == 1 {
            let w = self.lshr_const(words[(at / 32) as usize], at % 32);
            return self.trunc(w, Type::I1).into();
        }
        let word = |e: &mut Self, k: u32| e.word_at(words, at + 32 * k, width - 32 * k);
        let n = width.div_ceil(32);
        let first = word(self, 0);
        if n == 1 {
            return first.into();
        }
        let second = word(self, 1);
        let lo = self.pack(first, second);
        if n == 2 {
            return lo.into();
        }
        let third = word(self, 2);
        let fourth = if n > 3 { word(self, 3) } else { self.i32(0) };
        Num::wide(lo, self.pack(third, fourth))
    }

    /// The word at bit `at`, of which `needed` bits matter.
    fn word_at(&mut self, words: &[Value], at: u32, needed: u32) -> Value {
        let (index, shift) = ((at / 32) as usize, at % 32);
        if shift + needed.min(32) <= 32 {
            return self.lshr_const(words[index], shift);
        }
        let n = self.i32(shift);
        self.intr(
            Intrinsic::Fshr,
            &[words[index + 1], words[index], n],
            Type::I32,
        )
    }

    /// Integers of `width` bits one after the other, as words; zeros behind the end.
    pub fn join_bits(&mut self, elements: &[Num], width: u32) -> SmallVec<[Value; 8]> {
        let total = elements.len() as u32 * width;
        let zero = self.i32(0);
        let mut words: SmallVec<[Value; 8]> =
            SmallVec::from_elem(zero, total.div_ceil(32) as usize);
        for (i, &n) in elements.iter().enumerate() {
            self.deposit(&mut words, n, i as u32 * width, width);
        }
        words
    }

    /// Puts an integer at bit `at`.
    fn deposit(&mut self, words: &mut [Value], n: Num, at: u32, width: u32) {
        let pieces: SmallVec<[Value; 4]> = match width {
            0..=32 => {
                // A truth value has a type of its own, how many bits it may take.
                let v = match self.ty(n.lo) {
                    Type::I1 => self.zext(n.lo, Type::I32),
                    _ => n.lo,
                };
                SmallVec::from_slice(&[v])
            }
            33..=64 => SmallVec::from_slice(&[self.lo(n.lo), self.hi(n.lo)]),
            _ => {
                let hi = n.high();
                SmallVec::from_slice(&[self.lo(n.lo), self.hi(n.lo), self.lo(hi), self.hi(hi)])
            }
        };
        for (k, &v) in pieces.iter().enumerate() {
            let at = at + 32 * k as u32;
            let bits = (width.saturating_sub(32 * k as u32)).min(32);
            if bits > 0 {
                self.deposit_word(words, v, at, bits);
            }
        }
    }

    /// Puts the low `bits` bits of an i32 at bit `at`; they may reach into the next word.
    fn deposit_word(&mut self, words: &mut [Value], v: Value, at: u32, bits: u32) {
        let (index, shift) = ((at / 32) as usize, at % 32);
        // A left shift to the top of the word drops the garbage by itself.
        let clean = if shift + bits == 32 {
            v
        } else {
            self.zero_extend_low(v, bits)
        };
        let low = self.shl_const(clean, shift);
        words[index] = self.or(words[index], low);
        if shift + bits > 32 {
            let high = self.lshr_const(clean, 32 - shift);
            words[index + 1] = self.or(words[index + 1], high);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(space: AddrSpace, unaligned: Unaligned, align: u64, bytes: u64) -> Vec<u64> {
        let abilities = Abilities {
            unaligned,
            widest: Widest::All,
            ..Abilities::LEAST
        };
        split(space, &abilities, align, bytes)
            .iter()
            .map(|c| c.size)
            .collect()
    }

    #[test]
    fn widths_follow_space_and_alignment() {
        use AddrSpace::*;
        use Unaligned::*;
        assert_eq!(sizes(Global, Allowed, 1, 16), [16]);
        assert_eq!(sizes(Global, Allowed, 4, 12), [12]);
        assert_eq!(sizes(Global, Split, 2, 8), [2, 2, 2, 2]);
        assert_eq!(sizes(Global, Split, 4, 16), [16]);
        assert_eq!(sizes(Local, Allowed, 16, 16), [16]);
        assert_eq!(sizes(Local, Allowed, 8, 16), [16]);
        assert_eq!(sizes(Local, Split, 8, 16), [8, 8]);
        assert_eq!(sizes(Local, Split, 4, 12), [4, 4, 4]);
        assert_eq!(sizes(Local, Allowed, 8, 12), [8, 4]);
        assert_eq!(sizes(Local, Allowed, 4, 16), [8, 8]);
        assert_eq!(sizes(Local, Allowed, 2, 16), [16]);
        assert_eq!(sizes(Private, Allowed, 16, 16), [4, 4, 4, 4]);
        assert_eq!(sizes(Private, Allowed, 16, 7), [4, 2, 1]);
        let by_instructions = Abilities {
            scratch: Scratch::Instructions,
            ..crate::target::LowerTarget::GFX906.abilities
        };
        assert_eq!(split(Private, &by_instructions, 4, 28)[0].size, 16);
        assert_eq!(split(Private, &by_instructions, 4, 28)[1].size, 12);
        assert_eq!(sizes(Global, Allowed, 4, 31), [16, 12, 2, 1]);
        let least = |space, bytes| {
            let chunks = split(space, &Abilities::LEAST, 16, bytes);
            chunks.iter().map(|c| c.size).collect::<Vec<u64>>()
        };
        assert_eq!(least(Global, 12), [8, 4]);
        assert_eq!(least(Local, 16), [8, 8]);
    }
}
