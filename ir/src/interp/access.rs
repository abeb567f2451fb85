//! Variables, addresses, loads, stores, atomics and block copies.

use super::error::{Fault, FaultKind};
use super::exec::Cx;
use super::float::{Extreme, Format};
use super::int::{compare, mask, signed, wrapping};
use super::memory::{PRIVATE_APERTURE_HI, Region, SHARED_APERTURE_HI};
use super::value::{Leaf, Scalar, Slot};
use crate::entities::{Inst, Value};
use crate::inst::{AtomicOp, BinaryOp, InstData, IntCC};
use crate::layout::DataLayout;
use crate::memory::{AddrSpace, MemAccess};
use crate::types::FloatKind;
use crate::types::{Type, TypeData};
use std::rc::Rc;

/// A place in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub space: AddrSpace,
    pub address: u64,
}

impl Place {
    /// A place in LDS.
    pub fn in_lds(address: u64) -> Place {
        Place {
            space: AddrSpace::Local,
            address,
        }
    }
}

impl Cx<'_, '_, '_> {
    fn layout(&self) -> DataLayout<'_> {
        DataLayout::new(&self.env.program.module.ctx.types)
    }

    pub(super) fn alloca(
        &mut self,
        inst: Inst,
        ty: Type,
        count: Option<Value>,
        align_log2: u8,
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let count = match count {
            Some(c) => self.defined(c, "size of a variable")?,
            None => 1,
        };
        let count = u64::try_from(count).unwrap_or(u64::MAX);
        let size = self.layout().alloc_size(ty).saturating_mul(count);
        let address = self.item.allocate(size, 1 << align_log2)?;
        self.set(result, 0, Slot::of(address.into()));
        Ok(())
    }

    pub(super) fn gep(&mut self, inst: Inst, source: Type, args: &[Value]) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let bits = self.bits(result)?;
        let into_buffer = self.scalar(result)? == Scalar::Ptr(AddrSpace::BufferFat);
        for lane in 0..self.len(result) {
            let pick = |cx: &Self, v| cx.lane(v, if cx.len(v) == 1 { 0 } else { lane });
            let mut slot = pick(self, args[0]);
            let mut ty = source;
            for (n, &index) in args[1..].iter().enumerate() {
                let i = pick(self, index);
                let value = signed(i.bits, self.bits(index)?);
                slot.poison |= i.poison;
                let (offset, next) = self.step_into(ty, n, value)?;
                slot.bits = match into_buffer {
                    true => super::buffer::moved(slot.bits, offset as u128),
                    false => slot.bits.wrapping_add(offset as u128),
                };
                ty = next;
            }
            slot.bits &= mask(bits);
            self.set(result, lane, slot);
        }
        Ok(())
    }

    /// Offset in bytes of index number `n`, and the type that it leads to.
    fn step_into(&self, ty: Type, n: usize, index: i128) -> Result<(i128, Type), Fault> {
        let types = &self.env.program.module.ctx.types;
        let layout = self.layout();
        let scaled = |elem: Type| index.wrapping_mul(i128::from(layout.alloc_size(elem)));
        if n == 0 {
            return Ok((scaled(ty), ty));
        }
        match types.get(ty) {
            TypeData::Array { elem, .. } => Ok((scaled(*elem), *elem)),
            TypeData::Vector { elem, .. } => {
                let bytes = layout.element_offset(ty, 1);
                Ok((index.wrapping_mul(bytes.into()), *elem))
            }
            TypeData::Struct { .. } => {
                let field = index as u64;
                let next = types.element(ty, field).unwrap_or(Type::VOID);
                Ok((layout.element_offset(ty, field).into(), next))
            }
            _ => Err(Fault::unsupported("an index into this type")),
        }
    }

    /// The place that a pointer operand points to.
    pub(super) fn place(&self, ptr: Value) -> Result<Place, Fault> {
        if self.bits(ptr)? > u64::BITS {
            return Err(Fault::unsupported("this access to a buffer"));
        }
        let address = self.defined(ptr, "address")? as u64;
        match self.scalar(ptr)? {
            Scalar::Ptr(space) => Ok(Place { space, address }),
            _ => Err(Fault::unsupported("an address that is not a pointer")),
        }
    }

    /// So many bytes behind where a pointer points.
    pub(super) fn moved_place(&self, ptr: Value, bytes: u32) -> Result<Place, Fault> {
        let place = self.place(ptr)?;
        Ok(Place {
            address: place.address.wrapping_add(bytes.into()),
            ..place
        })
    }

    fn check_align(&self, place: Place, mem: MemAccess) -> Result<(), Fault> {
        if place.address.is_multiple_of(mem.align()) {
            return Ok(());
        }
        let message = format!(
            "address {:#x} is not a multiple of the alignment {}",
            place.address,
            mem.align()
        );
        Err(Fault::new(FaultKind::Misaligned, message))
    }

    /// The region that an access is in, and its index there.
    pub(super) fn region(
        &mut self,
        place: Place,
        size: u64,
    ) -> Result<(&mut Region, usize), Fault> {
        let low = place.address & 0xffff_ffff;
        let hi = (place.address >> 32) as u32;
        let (region, address) = match (place.space, hi) {
            (AddrSpace::Local, _) => (&mut self.env.lds, low),
            (AddrSpace::Private, _) => (&mut self.item.private, low),
            (AddrSpace::Generic, SHARED_APERTURE_HI) => (&mut self.env.lds, low),
            (AddrSpace::Generic, PRIVATE_APERTURE_HI) => (&mut self.item.private, low),
            (AddrSpace::Region, _) => return Err(Fault::unsupported("global data share")),
            _ => (self.env.memory.region(place.address, size)?, place.address),
        };
        let index = region.check(address, size)?;
        Ok((region, index))
    }

    fn read(&mut self, place: Place, size: u64, leaf: &Leaf) -> Result<Slot, Fault> {
        let (region, index) = self.region(place, size)?;
        Ok(region.read_leaf(index, leaf))
    }

    fn write(&mut self, place: Place, size: u64, leaf: &Leaf, slot: Slot) -> Result<(), Fault> {
        let (region, index) = self.region(place, size)?;
        region.check_writable()?;
        region.write_leaf(index, leaf, slot);
        Ok(())
    }

    /// A dword of the kernel's arguments.
    pub(super) fn preloaded_argument(&mut self, inst: Inst, number: Value) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let number = self.defined(number, "number")? as u64;
        let place = Place {
            space: AddrSpace::Constant,
            address: self.env.dispatch.kernarg + 4 * number,
        };
        let (leaves, size) = self.shape(result)?;
        let slot = self.read(place, size, &leaves[0])?;
        self.set(result, 0, slot);
        Ok(())
    }

    pub(super) fn shape(&self, value: Value) -> Result<(Rc<[Leaf]>, u64), Fault> {
        let ty = self.func.value_type(value);
        let size = self.layout().store_size(ty);
        Ok((self.env.program.shape(ty)?, size))
    }

    pub(super) fn load(&mut self, inst: Inst, ptr: Value, mem: MemAccess) -> Result<(), Fault> {
        let result = self.result(inst)?;
        if let Some(place) = self.buffer_of(ptr, mem)? {
            return self.buffer_load(result, place);
        }
        let place = self.place(ptr)?;
        self.check_align(place, mem)?;
        let (leaves, size) = self.shape(result)?;
        // Out of bounds even if the type has no members.
        self.region(place, size)?;
        let range = self.func.ranges.get(&inst);
        for (i, leaf) in leaves.iter().enumerate() {
            let mut slot = self.read(place, size, leaf)?;
            if let Some(r) = range {
                let inside = match r.lo <= r.hi {
                    true => (r.lo..r.hi).contains(&slot.bits),
                    false => slot.bits >= r.lo || slot.bits < r.hi,
                };
                slot.poison |= !inside;
            }
            self.set(result, i, slot);
        }
        Ok(())
    }

    pub(super) fn store(&mut self, [value, ptr]: [Value; 2], mem: MemAccess) -> Result<(), Fault> {
        if let Some(place) = self.buffer_of(ptr, mem)? {
            return self.buffer_store(value, place);
        }
        let place = self.place(ptr)?;
        self.check_align(place, mem)?;
        let (leaves, size) = self.shape(value)?;
        for (i, leaf) in leaves.iter().enumerate() {
            let slot = self.lane(value, i);
            self.write(place, size, leaf, slot)?;
        }
        Ok(())
    }

    pub(super) fn atomic_rmw(
        &mut self,
        inst: Inst,
        op: AtomicOp,
        [ptr, operand]: [Value; 2],
        mem: MemAccess,
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        if let Some(place) = self.buffer_of(ptr, mem)? {
            return self.buffer_rmw(result, op, operand, place);
        }
        let place = self.place(ptr)?;
        self.check_align(place, mem)?;
        let (leaves, size) = self.shape(operand)?;
        for (i, leaf) in leaves.iter().enumerate() {
            let old = self.read(place, size, leaf)?;
            let arg = self.lane(operand, i);
            let new = combine_into(self, op, leaf.scalar, old, arg);
            self.write(place, size, leaf, new)?;
            self.set(result, i, old);
        }
        Ok(())
    }

    pub(super) fn cmpxchg(
        &mut self,
        inst: Inst,
        [ptr, expected, new]: [Value; 3],
        mem: MemAccess,
    ) -> Result<(), Fault> {
        let result = self.result(inst)?;
        if let Some(place) = self.buffer_of(ptr, mem)? {
            let (old, equal) = self.buffer_cmpxchg([expected, new], place)?;
            self.set(result, 0, old);
            self.set(result, 1, Slot::of(equal.into()));
            return Ok(());
        }
        let place = self.place(ptr)?;
        self.check_align(place, mem)?;
        let (leaves, size) = self.shape(new)?;
        let old = self.read(place, size, &leaves[0])?;
        let expected = self.lane(expected, 0);
        if old.poison || expected.poison {
            return Err(Fault::new(
                FaultKind::Undefined,
                "comparison of cmpxchg depends on poison",
            ));
        }
        let equal = old.bits == expected.bits;
        if equal {
            let new = self.lane(new, 0);
            self.write(place, size, &leaves[0], new)?;
        }
        self.set(result, 0, old);
        self.set(result, 1, Slot::of(equal.into()));
        Ok(())
    }

    /// `memcpy`, `memmove`: all is read before anything is written.
    pub(super) fn copy(&mut self, to: Value, from: Value, size: Value) -> Result<(), Fault> {
        let size = self.defined(size, "size of a copy")? as u64;
        if size == 0 {
            return Ok(());
        }
        let (from, to) = (self.place(from)?, self.place(to)?);
        let (region, index) = self.region(from, size)?;
        let (bytes, poison) = region.read_bytes(index, size as usize);
        let (region, index) = self.region(to, size)?;
        region.check_writable()?;
        region.write_bytes(index, &bytes, &poison);
        Ok(())
    }

    /// `memset.pattern`: the value so many times, one behind the other.
    pub(super) fn fill_with(&mut self, to: Value, value: Value, count: Value) -> Result<(), Fault> {
        let count = self.defined(count, "count of a fill")? as u64;
        if count == 0 {
            return Ok(());
        }
        let (leaves, size) = self.shape(value)?;
        let step = self.layout().alloc_size(self.func.value_type(value));
        let place = self.place(to)?;
        for i in 0..count {
            let address = place.address.wrapping_add(i.wrapping_mul(step));
            let place = Place { address, ..place };
            for (k, leaf) in leaves.iter().enumerate() {
                let slot = self.lane(value, k);
                self.write(place, size, leaf, slot)?;
            }
        }
        Ok(())
    }

    pub(super) fn fill(&mut self, to: Value, byte: Value, size: Value) -> Result<(), Fault> {
        let size = self.defined(size, "size of a fill")? as u64;
        if size == 0 {
            return Ok(());
        }
        let byte = self.lane(byte, 0);
        let to = self.place(to)?;
        let (region, index) = self.region(to, size)?;
        region.check_writable()?;
        let n = size as usize;
        region.write_bytes(index, &vec![byte.bits as u8; n], &vec![byte.poison; n]);
        Ok(())
    }

    /// The lifetime of a variable begins or ends: its contents are undefined. Of other addresses
    /// such a marker says nothing.
    pub(super) fn forget(&mut self, variable: Value) -> Result<(), Fault> {
        let mut at = variable;
        while let Some(inst) = self.func.def_inst(at) {
            match *self.func.inst(inst) {
                InstData::Cast { arg, .. } => at = arg,
                InstData::Alloca { ty, count, .. } => {
                    let count = match count {
                        Some(count) => self.defined(count, "size of a variable")?,
                        None => 1,
                    };
                    let size = self.layout().alloc_size(ty).saturating_mul(count as u64);
                    if size > 0 {
                        let place = self.place(at)?;
                        let (region, index) = self.region(place, size)?;
                        let n = size as usize;
                        region.write_bytes(index, &vec![0; n], &vec![true; n]);
                    }
                    break;
                }
                _ => break,
            }
        }
        Ok(())
    }
}

/// What `atomicrmw` writes ("atomicrmw" in the LLVM Language Reference).
pub(super) fn combine(
    op: AtomicOp,
    scalar: Scalar,
    format: impl Fn(FloatKind) -> Format,
    old: u128,
    arg: u128,
) -> u128 {
    use AtomicOp::*;
    let bits = scalar.bits();
    if let Scalar::Float(kind) = scalar {
        let format = format(kind);
        let (x, y) = (old as u64, arg as u64);
        return u128::from(match op {
            FAdd => format.binary(BinaryOp::FAdd, x, y),
            FSub => format.binary(BinaryOp::FSub, x, y),
            FMax => format.min_max_num(Extreme::Max, x, y),
            FMin => format.min_max_num(Extreme::Min, x, y),
            FMaximum => format.min_max_nan(Extreme::Max, x, y),
            FMinimum => format.min_max_nan(Extreme::Min, x, y),
            _ => y,
        });
    }
    let wrap = |op| wrapping(op, old, arg, bits);
    let pick = |cond| {
        if compare(cond, old, arg, bits) {
            old
        } else {
            arg
        }
    };
    match op {
        Add => wrap(BinaryOp::Add).value,
        Sub => wrap(BinaryOp::Sub).value,
        And => old & arg,
        Nand => !(old & arg) & mask(bits),
        Or => old | arg,
        Xor => old ^ arg,
        Max => pick(IntCC::Sgt),
        Min => pick(IntCC::Slt),
        UMax => pick(IntCC::Ugt),
        UMin => pick(IntCC::Ult),
        UIncWrap if old >= arg => 0,
        UIncWrap => old + 1,
        UDecWrap if old == 0 || old > arg => arg,
        UDecWrap => old - 1,
        USubCond if old >= arg => old - arg,
        USubCond => old,
        USubSat => old.saturating_sub(arg),
        Xchg | FAdd | FSub | FMax | FMin | FMaximum | FMinimum => arg,
    }
}

/// What an atomic operation writes for what it found.
pub(super) fn combine_into(
    cx: &Cx<'_, '_, '_>,
    op: AtomicOp,
    scalar: Scalar,
    old: Slot,
    arg: Slot,
) -> Slot {
    match op {
        AtomicOp::Xchg => arg,
        _ if old.poison || arg.poison => Slot::POISON,
        _ => {
            let format = |kind| cx.format(kind);
            Slot::of(combine(op, scalar, format, old.bits, arg.bits))
        }
    }
}
