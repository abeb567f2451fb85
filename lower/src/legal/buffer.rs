//! Buffers: resources (`ptr addrspace(8)`), pointers into them (`ptr addrspace(7)`), and the
//! intrinsics that access them.
//!
//! A resource is two i64, a pointer into a buffer a resource and an offset from its base; adding to
//! such a pointer adds to the offset, in 32 bits (AMDGPU usage guide, "Buffer Fat Pointers"). In
//! legal IR each access takes its pointer from `llvm.amdgpuc.buffer.address` in the same block, and
//! is a load, store or atomic operation like any other: the memory model's tables, widths and
//! alignments are those of global memory. What lies outside of the buffer reads as zero and is not
//! written; the hardware sees to it dword by dword, so that cutting an access into dwords changes
//! nothing.
//!
//! In memory a pointer into a buffer has the offset in its low 32 bits, the resource above (as
//! `lower-buffer-fat-pointers` of LLVM 22).

use crate::legal::function::{Legaliser, Parts, Prefer, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::shape::Leaf;
use ir::intrinsic::{BufferAccess, BufferBits, BufferFormat, BufferIndex, BufferOp};
use ir::{
    AddrSpace, ArithFlags, AtomicOp, BinaryOp, CastOp, FloatKind, Inst, InstData, IntCC, Intrinsic,
    MemAccess, MemFlags, Ordering, ScopeLevel, SyncScope, Type, Value,
};
use smallvec::SmallVec;

/// Bits of a resource's second word that are the base's ("Buffer Resource" in the manuals of GFX9).
const BASE_HIGH_BITS: u32 = 16;

/// Bytes of a dword.
const DWORD: u64 = 4;

/// A place in a buffer.
#[derive(Clone, Copy)]
struct Place {
    resource: [Value; 2],
    index: Option<Value>,
    offset: Value,
    for_all: Value,
    bits: BufferBits,
}

/// The operands of a buffer intrinsic.
struct Operands {
    /// What comes before the resource.
    data: SmallVec<[Value; 2]>,
    place: Place,
    /// LDS pointer, size and offset, or the format.
    rest: SmallVec<[Value; 3]>,
}

/// Takes the operands one after the other.
struct Cursor<'a>(std::slice::Iter<'a, Value>);

impl Cursor<'_> {
    fn next(&mut self, l: &Legaliser) -> Res<Value> {
        let missing = || l.unsupported("a buffer intrinsic with so few operands");
        self.0.next().copied().ok_or_else(missing)
    }
}

impl Legaliser<'_> {
    // Pointers.

    /// The pointer of an access: that of a pointer into a buffer is put together from its parts.
    pub(crate) fn pointer(&mut self, v: Value) -> Res<Value> {
        match self.ty(v).addr_space() {
            Some(AddrSpace::BufferFat) => self.fat_place(v, BufferBits::empty()),
            Some(AddrSpace::BufferResource) => Err(self
                .unsupported("an access through a buffer resource")
                .hint("cast it to 'ptr addrspace(7)', or use the intrinsics for buffers")),
            _ => self.one(v),
        }
    }

    /// The place that a pointer into a buffer points to.
    pub(crate) fn fat_place(&mut self, v: Value, bits: BufferBits) -> Res<Value> {
        let parts = self.parts(v)?;
        Ok(self.place_of_parts(&parts, bits))
    }

    /// The place of a pointer into a buffer, of which resource and offset are given.
    fn place_of_parts(&mut self, parts: &[Value], bits: BufferBits) -> Value {
        let for_all = self.e.i32(0);
        self.address(Place {
            resource: [parts[0], parts[1]],
            index: None,
            offset: parts[2],
            for_all,
            bits,
        })
    }

    /// The places that a vector of pointers points to.
    pub(crate) fn pointers(&mut self, v: Value) -> Res<Parts> {
        let parts = self.parts(v)?;
        match self.leaf_of(self.ty(v))? {
            leaf @ Leaf::Ptr(AddrSpace::BufferFat) => Ok(parts
                .chunks_exact(leaf.parts())
                .map(|one| self.place_of_parts(one, BufferBits::empty()))
                .collect()),
            Leaf::Ptr(AddrSpace::BufferResource) => {
                Err(self.unsupported("a vector of these pointers"))
            }
            _ => Ok(parts),
        }
    }

    fn address(&mut self, place: Place) -> Value {
        let Place {
            resource: [lo, hi],
            offset,
            for_all,
            ..
        } = place;
        let index = match place.index {
            Some(index) => index,
            None => self.e.poison(Type::I32),
        };
        let mut bits = place.bits;
        bits.set(BufferBits::INDEXED, place.index.is_some());
        let bits = self.e.i32(bits.bits());
        let args = [lo, hi, index, offset, for_all, bits];
        self.e.intr(
            Intrinsic::BufferAddress,
            &args,
            Type::ptr(AddrSpace::BufferFat),
        )
    }

    /// A pointer into a buffer as five words, the offset first.
    pub(crate) fn fat_words(&mut self, parts: &[Value]) -> [Value; 5] {
        let e = &mut self.e;
        [
            parts[2],
            e.lo(parts[0]),
            e.hi(parts[0]),
            e.lo(parts[1]),
            e.hi(parts[1]),
        ]
    }

    /// The opposite of [`Legaliser::fat_words`].
    pub(crate) fn fat_of_words(&mut self, words: &[Value]) -> [Value; 3] {
        let lo = self.e.pack(words[1], words[2]);
        let hi = self.e.pack(words[3], words[4]);
        [lo, hi, words[0]]
    }

    /// A cast to or from pointers into buffers, of one element.
    pub(crate) fn fat_cast(
        &mut self,
        op: CastOp,
        parts: &[Value],
        from: Leaf,
        to: Leaf,
    ) -> Res<Parts> {
        match (op, from, to) {
            (CastOp::Bitcast, a, b) if a == b => Ok(Parts::from_slice(parts)),
            (CastOp::AddrSpaceCast, Leaf::Ptr(AddrSpace::BufferResource), _) => {
                let zero = self.e.i32(0);
                Ok(Parts::from_slice(&[parts[0], parts[1], zero]))
            }
            (CastOp::PtrToInt, _, Leaf::Int(bits)) => {
                let words = self.fat_words(parts);
                let width = bits.min(128);
                let n = self.e.extract_bits(&words, 0, width);
                let n = self.e.extend(n, width, bits, Extend::Zero);
                Ok(parts_of(n))
            }
            (CastOp::IntToPtr, Leaf::Int(bits), _) => {
                let n = Legaliser::num_at(parts, from, 0);
                let n = self.e.extend_low(n, bits, Extend::Zero);
                let n = self.e.extend(n, bits, bits.max(128), Extend::Zero);
                let zero = self.e.i32(0);
                let high = n.high();
                let words = [
                    self.e.lo(n.lo),
                    self.e.hi(n.lo),
                    self.e.lo(high),
                    self.e.hi(high),
                    zero,
                ];
                Ok(Parts::from_slice(&self.fat_of_words(&words)))
            }
            _ => Err(self
                .unsupported("this cast of a pointer into a buffer")
                .hint("only buffer resources, 'ptr addrspace(8)', can become 'ptr addrspace(7)'")),
        }
    }

    /// Equality of two pointers into buffers.
    pub(crate) fn fat_compare(&mut self, cond: IntCC, a: &[Value], b: &[Value]) -> Res<Value> {
        if !matches!(cond, IntCC::Eq | IntCC::Ne) {
            return Err(self
                .unsupported("an order of pointers into buffers")
                .hint("they can be equal or not"));
        }
        let mut all: Option<Value> = None;
        for (&x, &y) in a.iter().zip(b) {
            let bits = self.e.width(x);
            let same = self.e.int_compare(cond, bits, x.into(), y.into());
            all = Some(match (all, cond) {
                (None, _) => same,
                (Some(before), IntCC::Eq) => self.e.and(before, same),
                (Some(before), _) => self.e.or(before, same),
            });
        }
        Ok(all.unwrap_or_else(|| self.e.bool(cond == IntCC::Eq)))
    }

    /// `llvm.amdgcn.make.buffer.rsrc(base, stride, records, flags)`
    pub(crate) fn make_resource(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let base = self.one(args[0])?;
        if self.e.ty(base).addr_space().map(AddrSpace::pointer_bits) != Some(64) {
            return Err(self.unsupported("a buffer whose base is no global pointer"));
        }
        let base = self.e.ptr_to_int(base);
        let (low, high) = (self.e.lo(base), self.e.hi(base));
        let high = self.e.zero_extend_low(high, BASE_HIGH_BITS);
        let stride = self.one(args[1])?;
        let stride = self.e.shl_const(stride, BASE_HIGH_BITS);
        let high = self.e.or(high, stride);
        // More records than a word can count are cut, as in llc.
        let from = self.leaf_of(self.ty(args[2]))?.bits();
        let records = self.num(args[2])?;
        let records = match from {
            32.. => self.e.truncate(records, from, 32).lo,
            _ => self.e.extend(records, from, 32, Extend::Zero).lo,
        };
        let flags = self.one(args[3])?;
        let lo = self.e.pack(low, high);
        let hi = self.e.pack(records, flags);
        let mut parts = Parts::from_slice(&[lo, hi]);
        match self.ty_of_result(inst).addr_space() {
            Some(AddrSpace::BufferResource) => {}
            Some(AddrSpace::BufferFat) => parts.push(self.e.i32(0)),
            _ => return Err(self.unsupported("a buffer resource of this type")),
        }
        self.set(inst, &parts);
        Ok(())
    }

    fn ty_of_result(&self, inst: Inst) -> Type {
        self.src.result_type(inst)
    }

    // The intrinsics.

    /// An access by an intrinsic.
    pub(crate) fn buffer_access(
        &mut self,
        inst: Inst,
        access: BufferAccess,
        args: &[Value],
    ) -> Res<()> {
        let operands = self.buffer_operands(access, args)?;
        let mem = access_of(&operands.place);
        match access.op {
            BufferOp::Load => self.buffer_load(inst, &operands, mem),
            BufferOp::AtomicLoad => self.buffer_load_atomic(inst, &operands, mem),
            BufferOp::Store => self.buffer_store(&operands, mem),
            BufferOp::LoadFormat | BufferOp::LoadTyped => {
                self.buffer_load_format(inst, access.op, &operands)
            }
            BufferOp::StoreFormat | BufferOp::StoreTyped => {
                self.buffer_store_format(access.op, &operands)
            }
            BufferOp::LoadLds => self.buffer_load_lds(&operands),
            BufferOp::Rmw(op) => self.buffer_rmw(inst, op, &operands),
            BufferOp::CmpXchg => self.buffer_cmpxchg(inst, &operands),
        }
    }

    fn buffer_operands(&mut self, access: BufferAccess, args: &[Value]) -> Res<Operands> {
        let mut args = Cursor(args.iter());
        let before = match access.op {
            BufferOp::CmpXchg => 2,
            BufferOp::Store | BufferOp::StoreFormat | BufferOp::StoreTyped | BufferOp::Rmw(_) => 1,
            _ => 0,
        };
        let mut data = SmallVec::new();
        for _ in 0..before {
            data.push(args.next(self)?);
        }
        let resource = args.next(self)?;
        let resource = self.resource(resource)?;
        let mut rest = SmallVec::new();
        if access.op == BufferOp::LoadLds {
            rest.push(args.next(self)?);
            rest.push(args.next(self)?);
        }
        let index = match access.index {
            BufferIndex::Raw => None,
            BufferIndex::Struct => {
                let index = args.next(self)?;
                Some(self.one(index)?)
            }
        };
        let (offset, for_all) = (args.next(self)?, args.next(self)?);
        let (offset, for_all) = (self.one(offset)?, self.one(for_all)?);
        let has_more = matches!(
            access.op,
            BufferOp::LoadLds | BufferOp::LoadTyped | BufferOp::StoreTyped
        );
        if has_more {
            rest.push(args.next(self)?);
        }
        let bits = args.next(self)?;
        let bits = self.cache_bits(bits)?;
        let place = Place {
            resource,
            index,
            offset,
            for_all,
            bits,
        };
        Ok(Operands { data, place, rest })
    }

    pub(crate) fn cache_bits(&self, v: Value) -> Res<BufferBits> {
        let bits = self.int_const_of(v).unwrap_or(u128::MAX);
        let known = u32::try_from(bits).ok().and_then(BufferBits::from_bits);
        known
            .filter(|b| !b.contains(BufferBits::INDEXED))
            .ok_or_else(|| self.unsupported(&format!("cache policy {bits:#x} of a buffer access")))
    }

    /// A resource as two i64.
    fn resource(&mut self, v: Value) -> Res<[Value; 2]> {
        let parts = self.parts(v)?;
        match parts[..] {
            [lo, hi] => Ok([lo, hi]),
            [a, b, c, d] => Ok([self.e.pack(a, b), self.e.pack(c, d)]),
            _ => Err(self.unsupported("a buffer resource of this type")),
        }
    }

    fn buffer_load(&mut self, inst: Inst, operands: &Operands, mem: MemAccess) -> Res<()> {
        let ty = self.ty_of_result(inst);
        let mem = self.natural(ty, mem)?;
        let prefer = self.src.result(inst);
        let prefer = prefer.map_or(Prefer::Zero, |v| self.preference(v));
        let p = self.address(operands.place);
        let parts = self.load_type(ty, p, mem, prefer)?;
        self.set(inst, &parts);
        Ok(())
    }

    /// More than a dword is no atomic access to the memory model, for lack of alignment; it is kept
    /// where it is, and kept whole, by being volatile.
    fn buffer_load_atomic(&mut self, inst: Inst, operands: &Operands, mem: MemAccess) -> Res<()> {
        let mut mem = mem;
        match self.bytes_of(self.ty_of_result(inst))? {
            0..=DWORD => mem.ordering = Ordering::Monotonic,
            _ => mem.flags |= MemFlags::VOLATILE,
        }
        self.buffer_load(inst, operands, mem)
    }

    fn bytes_of(&self, ty: Type) -> Res<u64> {
        let units = self.shape_of(ty)?;
        Ok(units.iter().map(|u| u.bits().div_ceil(8)).sum())
    }

    fn buffer_store(&mut self, operands: &Operands, mem: MemAccess) -> Res<()> {
        let value = operands.data[0];
        let ty = self.ty(value);
        let mem = self.natural(ty, mem)?;
        let parts = self.parts(value)?;
        let p = self.address(operands.place);
        self.store_type(ty, &parts, p, mem)
    }

    /// The access with the alignment that the instruction wants: its size, or a dword.
    fn natural(&self, ty: Type, mem: MemAccess) -> Res<MemAccess> {
        let align_log2 = match self.bytes_of(ty)? {
            0..=1 => 0,
            2..=3 => 1,
            _ => 2,
        };
        Ok(MemAccess { align_log2, ..mem })
    }

    fn buffer_rmw(&mut self, inst: Inst, op: AtomicOp, operands: &Operands) -> Res<()> {
        let ty = self.ty_of_result(inst);
        let parts = self.parts(operands.data[0])?;
        let float = matches!(op, AtomicOp::FAdd | AtomicOp::FMin | AtomicOp::FMax);
        let p = self.address(operands.place);
        let mem = atomic(self.atomic_size(ty)?, &operands.place);
        if !float {
            let bits = self.gathered_bits(ty, &parts)?;
            let old = self.perform(op, p, bits, mem);
            let old = self.scattered_bits(ty, old)?;
            self.set(inst, &old);
            return Ok(());
        }
        match (self.leaf_of(ty)?, &parts[..]) {
            (Leaf::Float(FloatKind::Float | FloatKind::Double), &[value]) => {
                let old = self.perform(op, p, value, mem);
                self.set(inst, &[old]);
            }
            (Leaf::Float(FloatKind::Half | FloatKind::BFloat), [_, _]) if op == AtomicOp::FAdd => {
                let old = self.perform_on_pair((op, ty), p, &parts, mem)?;
                self.set(inst, &old);
            }
            _ => return Err(self.unsupported("a floating-point buffer atomic of this type")),
        }
        Ok(())
    }

    /// Bytes of a value that an atomic instruction takes.
    fn atomic_size(&self, ty: Type) -> Res<u8> {
        let bits: u64 = self.shape_of(ty)?.iter().map(|u| u.bits()).sum();
        match bits {
            32 => Ok(2),
            64 => Ok(3),
            _ => Err(self.unsupported(&format!("a buffer atomic of {bits} bits"))),
        }
    }

    fn buffer_cmpxchg(&mut self, inst: Inst, operands: &Operands) -> Res<()> {
        let ty = self.ty_of_result(inst);
        let mem = atomic(self.atomic_size(ty)?, &operands.place);
        let new = self.parts(operands.data[0])?;
        let expected = self.parts(operands.data[1])?;
        let new = self.gathered_bits(ty, &new)?;
        let expected = self.gathered_bits(ty, &expected)?;
        let p = self.address(operands.place);
        let word = self.e.ty(new);
        let pair = self.e.ctx.types.structure(&[word, Type::I1]);
        let data = InstData::CmpXchg {
            args: [p, expected, new],
            mem,
            failure: Ordering::Monotonic,
            weak: false,
        };
        let both = self.e.value(data, pair);
        let old = self.e.field(both, 0, word);
        let old = self.scattered_bits(ty, old)?;
        self.set(inst, &old);
        Ok(())
    }

    // Formats.

    /// How registers hold the components of a type, and how many there are.
    fn format_of(&self, op: BufferOp, ty: Type, operands: &Operands) -> Res<BufferFormat> {
        let leaf = self.leaf_of(ty)?;
        let leaves = crate::legal::shape::leaves(&self.shape_of(ty)?).count() as u32;
        let (count, mut bits) = match leaf.bits() {
            16 => (leaves, BufferFormat::HALVES),
            32 => (leaves, BufferFormat::empty()),
            // Four components in one number, as llc has it.
            128 if op == BufferOp::LoadFormat => (4 * leaves, BufferFormat::empty()),
            _ => return Err(self.unsupported("a formatted buffer access of this type")),
        };
        if !(1..=4).contains(&count) {
            return Err(self.unsupported("a formatted buffer access of so many components"));
        }
        bits |= BufferFormat::from_bits_retain((count - 1) << BufferFormat::COMPONENTS_SHIFT);
        if matches!(op, BufferOp::LoadTyped | BufferOp::StoreTyped) {
            let format = operands.rest.first().and_then(|&v| self.int_const_of(v));
            let format = format.filter(|&f| f <= u128::from(BufferFormat::FORMAT.bits()));
            let format = format.ok_or_else(|| self.unsupported("this buffer format"))?;
            bits |= BufferFormat::TYPED | BufferFormat::from_bits_retain(format as u32);
        }
        Ok(bits)
    }

    fn buffer_load_format(&mut self, inst: Inst, op: BufferOp, operands: &Operands) -> Res<()> {
        let ty = self.ty_of_result(inst);
        let leaf = self.leaf_of(ty)?;
        // A byte is not converted, as in llc: there is no instruction for that.
        if op == BufferOp::LoadFormat && leaf == Leaf::Int(8) {
            return self.buffer_load(inst, operands, access_of(&operands.place));
        }
        let format = self.format_of(op, ty, operands)?;
        let count = crate::legal::shape::leaves(&self.shape_of(ty)?).count() as u32;
        let words = (count * leaf.bits()).div_ceil(32);
        let p = self.address(operands.place);
        let bits = self.e.i32(format.bits());
        let words: SmallVec<[Value; 4]> = match words {
            1 => {
                let word = self
                    .e
                    .intr(Intrinsic::BufferFormatLoad, &[p, bits], Type::I32);
                SmallVec::from_slice(&[word])
            }
            n => {
                let vector = self.e.ctx.types.vector(Type::I32, n);
                let v = self.e.intr(Intrinsic::BufferFormatLoad, &[p, bits], vector);
                (0..n).map(|i| self.e.word(v, i)).collect()
            }
        };
        let mut out = Parts::new();
        for i in 0..count {
            let n = self.e.extract_bits(&words, i * leaf.bits(), leaf.bits());
            let value = self.leaf_from_bits(n, leaf)?;
            value.append_to(&mut out);
        }
        self.set(inst, &out);
        Ok(())
    }

    fn buffer_store_format(&mut self, op: BufferOp, operands: &Operands) -> Res<()> {
        let value = operands.data[0];
        let ty = self.ty(value);
        let format = self.format_of(op, ty, operands)?;
        let leaf = self.leaf_of(ty)?;
        let parts = self.parts(value)?;
        let bits: Vec<Num> = parts
            .iter()
            .map(|&p| self.leaf_bits(p.into(), leaf))
            .collect();
        let words = self.e.join_bits(&bits, leaf.bits());
        let data = match words[..] {
            [one] => one,
            _ => self.e.build_words(&words),
        };
        let p = self.address(operands.place);
        let format = self.e.i32(format.bits());
        self.e
            .intr_void(Intrinsic::BufferFormatStore, &[data, p, format]);
        Ok(())
    }

    fn buffer_load_lds(&mut self, operands: &Operands) -> Res<()> {
        let &[lds, size, offset] = &operands.rest[..] else {
            return Err(self.unsupported("a load to LDS with so few operands"));
        };
        let lds = self.one(lds)?;
        let size = self
            .int_const_of(size)
            .filter(|n| matches!(n, 1 | 2 | 4 | 12 | 16));
        let size = size.ok_or_else(|| self.wrong_lds_size())?;
        let offset = self.int_const_of(offset).unwrap_or(0);
        let p = self.address(operands.place);
        let (size, offset) = (self.e.i32(size as u32), self.e.i32(offset as u32));
        self.e
            .intr_void(Intrinsic::BufferToLds, &[p, lds, size, offset]);
        Ok(())
    }

    pub(crate) fn wrong_lds_size(&self) -> ir::Diagnostic {
        self.unsupported("a load to LDS of this size")
            .hint("1, 2 or 4 bytes for each lane, on gfx950 also 12 and 16")
    }

    /// `llvm.amdgcn.s.buffer.load(resource, offset, bits)`: of memory that nobody writes meanwhile.
    pub(crate) fn uniform_buffer_load(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let zero = self.e.i32(0);
        let place = Place {
            resource: self.resource(args[0])?,
            index: None,
            offset: self.one(args[1])?,
            for_all: zero,
            bits: self.cache_bits(args[2])?,
        };
        let operands = Operands {
            data: SmallVec::new(),
            place,
            rest: SmallVec::new(),
        };
        let mut mem = access_of(&operands.place);
        mem.flags |= MemFlags::INVARIANT;
        self.buffer_load(inst, &operands, mem)
    }
}

impl crate::legal::emitter::Emitter<'_> {
    /// A pointer into a buffer `offset` bytes on: another address, so that each access has its own.
    pub fn buffer_step(&mut self, base: Value, offset: Value) -> Value {
        /// The operand that is the offset.
        const OFFSET: usize = 3;
        let made = self.out.def_inst(base).map(|i| self.out.inst(i).clone());
        let Some(InstData::Intrinsic { args, .. }) = made else {
            return base;
        };
        let mut args: SmallVec<[Value; 8]> = SmallVec::from_slice(args.as_slice(&self.out.lists));
        args[OFFSET] = self.binary(BinaryOp::Add, ArithFlags::empty(), args[OFFSET], offset);
        self.intr(
            Intrinsic::BufferAddress,
            &args,
            Type::ptr(AddrSpace::BufferFat),
        )
    }

    /// The offset of a pointer into a buffer.
    pub fn buffer_offset(&self, pointer: Value) -> Option<Value> {
        match self.out.inst(self.out.def_inst(pointer)?) {
            InstData::Intrinsic { args, .. } => args.as_slice(&self.out.lists).get(3).copied(),
            _ => None,
        }
    }
}

fn parts_of(n: Num) -> Parts {
    let mut out = Parts::new();
    n.append_to(&mut out);
    out
}

/// The access to a place: its cache bits are the place's own.
fn access_of(place: &Place) -> MemAccess {
    let mut mem = MemAccess {
        scope: SyncScope {
            level: ScopeLevel::Wavefront,
            ..SyncScope::default()
        },
        ..MemAccess::default()
    };
    mem.flags.set(
        MemFlags::VOLATILE,
        place.bits.contains(BufferBits::VOLATILE),
    );
    mem
}

/// An atomic access that orders nothing, of as many bytes as its alignment.
fn atomic(align_log2: u8, place: &Place) -> MemAccess {
    MemAccess {
        ordering: Ordering::Monotonic,
        align_log2,
        ..access_of(place)
    }
}
