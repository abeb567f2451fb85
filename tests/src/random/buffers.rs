//! Buffers: accesses in and out of a resource's range, by intrinsics and through pointers into
//! buffers. The input's resource is the same for all lanes; the item's own part of the output has a
//! resource for each lane.

use super::{Gen, INPUT};
use ir::intrinsic::Intrinsic;
use ir::memory::{MemAccess, Ordering, ScopeLevel, ScopeSpaces, SyncScope};
use ir::{AddrSpace, AtomicOp, DataLayout, Type, Value};

/// What a resource says beside its place and size: words of 32 bits (`DATA_FORMAT` of GFX9's
/// resources).
const FLAGS: i128 = 0x27000;
/// Bytes of the item's own part of the output that a resource is made for.
const OWN: u64 = 64;

/// A buffer with its size.
struct Buffer {
    resource: Value,
    records: u64,
    /// Bytes behind the base that may be accessed beyond the range of the check.
    slack: u64,
}

impl Gen<'_> {
    /// A load, a store that is loaded again, or an atomic operation.
    pub(super) fn buffer_access(&mut self) {
        match self.rng.below(4) {
            0 | 1 => self.buffer_load(),
            2 => self.buffer_store(),
            _ => self.buffer_atomic(),
        }
    }

    fn resource(&mut self, base: Value, records: u64, slack: u64) -> Buffer {
        let ty = Type::ptr(AddrSpace::BufferResource);
        let stride = self.b.iconst(Type::I16, 0);
        let count = self.b.iconst(Type::I64, records.into());
        let flags = self.b.iconst(Type::I32, FLAGS);
        let args = [base, stride, count, flags];
        let resource = self.b.intrinsic(Intrinsic::MakeBufferRsrc, ty, &args);
        Buffer {
            resource,
            records,
            slack,
        }
    }

    /// The first half of the input, or less.
    fn input_buffer(&mut self) -> Option<Buffer> {
        let input = self.around.as_ref()?.input;
        let half = INPUT as u64 / 2;
        let records = 4 * self.rng.between(1, half as usize / 4) as u64;
        Some(self.resource(input, records, half))
    }

    /// A new part of the item's output, or of its beginning.
    fn own_buffer(&mut self) -> Option<Buffer> {
        let (record, at) = self.take_of_record(OWN, 16)?;
        let base = self.b.gep_const(record, at as i64);
        let records = 4 * self.rng.between(1, OWN as usize / 4) as u64;
        Some(self.resource(base, records, 0))
    }

    fn buffer_type(&mut self) -> Type {
        let types = &mut self.b.ctx.types;
        let vectors = [2, 3, 4].map(|n| types.vector(Type::I32, n));
        let [two, three, four] = vectors;
        self.rng.pick(&[
            Type::I8,
            Type::I16,
            Type::I32,
            Type::I32,
            Type::I64,
            two,
            three,
            four,
        ])
    }

    /// An offset that is often outside; aligned to a dword, or to the type if that is smaller.
    fn buffer_offset(&mut self, ty: Type, buffer: &Buffer) -> Value {
        let size = DataLayout::new(&self.b.ctx.types).store_size(ty);
        let step = size.min(4).next_power_of_two();
        let reach = (2 * buffer.records).next_power_of_two();
        let x = self.any(Type::I32);
        let mask = self
            .b
            .iconst(Type::I32, i128::from((reach - 1) & !(step - 1)));
        let offset = self.b.and(x, mask);
        match self.rng.below(3) {
            0 => offset,
            _ => {
                let c = step as i128 * self.rng.below(2000) as i128;
                let c = self.b.iconst(Type::I32, c);
                self.b.add(offset, c)
            }
        }
    }

    /// An offset for all lanes, which the check of the range does not see.
    fn offset_for_all(&mut self, slack: u64) -> Value {
        if slack < 64 || self.rng.percent(60) {
            return self.b.iconst(Type::I32, 0);
        }
        let mask = self.b.iconst(Type::I32, i128::from(slack / 2 - 1) & !3);
        let x = self.any(Type::I32);
        self.b.and(x, mask)
    }

    /// A pointer into the buffer.
    fn fat_pointer(&mut self, buffer: &Buffer, offset: Value) -> Value {
        let ty = Type::ptr(AddrSpace::BufferFat);
        let base = self.b.addrspacecast(buffer.resource, ty);
        self.b.gep_bytes(base, offset)
    }

    fn fat_align(&self, ty: Type) -> u64 {
        let size = DataLayout::new(&self.b.ctx.types).store_size(ty);
        size.min(4).next_power_of_two()
    }

    fn load_buffer(&mut self, ty: Type, buffer: &Buffer) -> Value {
        let offset = self.buffer_offset(ty, buffer);
        self.load_buffer_at(ty, buffer, offset)
    }

    /// A word of the input for each lane, or a part of one, from a buffer straight to local memory,
    /// `shift` bytes behind what is named there and here.
    pub(super) fn land_from_buffer(&mut self, to: Value, size: Value, shift: Value) {
        let Some(buffer) = self.input_buffer() else {
            return;
        };
        let offset = self.buffer_offset(Type::I32, &buffer);
        let zero = self.b.iconst(Type::I32, 0);
        match self.rng.below(3) {
            0 => {
                let from = self.fat_pointer(&buffer, offset);
                let args = [from, to, size, shift, zero];
                self.b.intrinsic_void(Intrinsic::LoadToLds, &args);
            }
            1 => {
                let for_all = self.offset_for_all(buffer.slack);
                let args = [buffer.resource, to, size, offset, for_all, shift, zero];
                self.b.intrinsic_void(Intrinsic::RawPtrBufferLoadLds, &args);
            }
            _ => {
                // Without a stride, the number of a record says nothing.
                let index = self.variable(Type::I32);
                let args = [buffer.resource, to, size, index, offset, zero, shift, zero];
                self.b
                    .intrinsic_void(Intrinsic::StructPtrBufferLoadLds, &args);
            }
        }
    }

    fn load_buffer_at(&mut self, ty: Type, buffer: &Buffer, offset: Value) -> Value {
        if self.rng.percent(40) {
            let at = self.fat_pointer(buffer, offset);
            let align = self.fat_align(ty);
            return self.b.load(ty, at, align);
        }
        let for_all = self.offset_for_all(buffer.slack);
        let bits = self.b.iconst(Type::I32, 0);
        let args = [buffer.resource, offset, for_all, bits];
        self.b.intrinsic(Intrinsic::RawPtrBufferLoad, ty, &args)
    }

    fn keep_loaded(&mut self, value: Value) {
        let value = match self.b.ctx.types.vector_parts(self.b.ty(value)) {
            Some((_, n)) => {
                let i = self.rng.below(n as usize);
                let i = self.b.iconst(Type::I32, i as i128);
                self.b.extract_element(value, i)
            }
            None => value,
        };
        self.keep(value, false);
    }

    fn buffer_load(&mut self) {
        let Some(buffer) = self.input_buffer() else {
            return;
        };
        let ty = self.buffer_type();
        let value = self.load_buffer(ty, &buffer);
        self.keep_loaded(value);
    }

    fn buffer_store(&mut self) {
        let Some(buffer) = self.own_buffer() else {
            return;
        };
        let ty = self.rng.pick(&[Type::I8, Type::I16, Type::I32, Type::I64]);
        let value = self.variable(ty);
        let offset = self.buffer_offset(ty, &buffer);
        if self.rng.percent(40) {
            let at = self.fat_pointer(&buffer, offset);
            let align = self.fat_align(ty);
            self.b.store(value, at, align);
        } else {
            let zero = self.b.iconst(Type::I32, 0);
            let args = [value, buffer.resource, offset, zero, zero];
            self.b.intrinsic_void(Intrinsic::RawPtrBufferStore, &args);
        }
        // The same place again is one that may lie behind the end.
        let again = match self.rng.percent(40) {
            true => self.load_buffer_at(ty, &buffer, offset),
            false => {
                let ty = self.buffer_type();
                self.load_buffer(ty, &buffer)
            }
        };
        self.keep_loaded(again);
    }

    /// On a place that is in the buffer: what comes back from outside is nobody's.
    fn buffer_atomic(&mut self) {
        let Some(buffer) = self.own_buffer().filter(|b| b.records >= 8) else {
            return;
        };
        let ty = self.rng.pick(&[Type::I32, Type::I64]);
        let place = self.b.iconst(
            Type::I32,
            8 * self.rng.below(buffer.records as usize / 8) as i128,
        );
        let value = self.variable(ty);
        if self.rng.percent(50) {
            let zero = self.b.iconst(Type::I32, 0);
            let args = [value, buffer.resource, place, zero, zero];
            let op = self.rng.pick(&[
                Intrinsic::RawPtrBufferAtomicAdd,
                Intrinsic::RawPtrBufferAtomicSwap,
                Intrinsic::RawPtrBufferAtomicUmax,
                Intrinsic::RawPtrBufferAtomicXor,
            ]);
            let old = self.b.intrinsic(op, ty, &args);
            self.keep(old, false);
            return;
        }
        let at = self.fat_pointer(&buffer, place);
        let op = self
            .rng
            .pick(&[AtomicOp::Add, AtomicOp::Xchg, AtomicOp::Nand, AtomicOp::Min]);
        let scope = SyncScope {
            level: self.rng.pick(&[ScopeLevel::Workgroup, ScopeLevel::Agent]),
            spaces: ScopeSpaces::All,
        };
        let mem: MemAccess = self.b.atomic_access(ty, Ordering::AcqRel, scope);
        let old = self.b.atomic_rmw(op, at, value, mem);
        self.keep(old, false);
    }
}
