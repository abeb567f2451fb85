//! Accesses to buffers.
//!
//! A pointer into a buffer has 160 bits: an offset, and above it the resource's four words. The
//! last word says nothing that matters here, so that 128 bits remain, which fit a scalar. An access
//! is checked dword by dword, from its own start: what begins at or behind the number of records
//! reads as zero and is not written ("Vega" ISA manual, 8.1.5, "Range checking"). Swizzled buffers
//! and formats are not supported.

use super::access::{Place, combine_into};
use super::error::{Fault, FaultKind};
use super::exec::Cx;
use super::memory::{Access, Region};
use super::value::Slot;
use crate::entities::{Inst, Value};
use crate::inst::AtomicOp;
use crate::intrinsic::{BufferAccess, BufferIndex, BufferOp, Intrinsic};
use crate::memory::{AddrSpace, MemAccess};
use std::ops::Range;

/// Bytes that are checked together.
const DWORD: u64 = 4;
/// Bits of a base address.
const BASE_BITS: u32 = 48;
/// Bits of a stride.
const STRIDE_BITS: u32 = 14;
/// The lowest bit of the number of records in a resource.
const RECORDS_SHIFT: u32 = 64;

/// A place in a buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct BufferPlace {
    base: u64,
    records: u32,
    offset: u32,
}

/// A pointer plus a number of bytes: only the offset moves.
pub(super) fn moved(pointer: u128, bytes: u128) -> u128 {
    let offset = (pointer as u32).wrapping_add(bytes as u32);
    pointer >> u32::BITS << u32::BITS | u128::from(offset)
}

impl BufferPlace {
    /// Where a pointer into a buffer points.
    pub fn of_pointer(bits: u128) -> Result<BufferPlace, Fault> {
        let resource = bits >> u32::BITS;
        check_plain(resource)?;
        Ok(BufferPlace {
            base: (resource as u64) & (u64::MAX >> (64 - BASE_BITS)),
            records: (resource >> RECORDS_SHIFT) as u32,
            offset: bits as u32,
        })
    }

    /// The pointer to a place that intrinsics describe.
    fn pointer(
        resource: u128,
        index: Option<u32>,
        offset: u32,
        for_all: u32,
    ) -> Result<u128, Fault> {
        let stride = resource >> BASE_BITS & ((1 << STRIDE_BITS) - 1);
        let base = (resource as u64) & (u64::MAX >> (64 - BASE_BITS));
        let records = (resource >> RECORDS_SHIFT) as u32;
        check_plain(resource)?;
        let records = match index {
            // With an index and a stride, the index is checked, and not the offset.
            Some(index) if stride != 0 && index < records => u32::MAX,
            Some(_) if stride != 0 => 0,
            _ => records,
        };
        let index = index.unwrap_or(0);
        let base = base + u64::from(for_all) + stride as u64 * u64::from(index);
        let resource = u128::from(base) | u128::from(records) << RECORDS_SHIFT;
        Ok(resource << u32::BITS | u128::from(offset))
    }

    /// The dwords of an access that are in the buffer, as ranges of its bytes.
    fn inside(self, size: u64) -> impl Iterator<Item = Range<u64>> {
        let starts = (0..size).step_by(DWORD as usize);
        starts
            .filter(move |&at| self.offset.wrapping_add(at as u32) < self.records)
            .map(move |at| at..size.min(at + DWORD))
    }

    fn address(self, at: u64) -> u64 {
        self.base + u64::from(self.offset.wrapping_add(at as u32))
    }
}

/// Fails for a resource that is more than a range of memory.
fn check_plain(resource: u128) -> Result<(), Fault> {
    match resource >> (BASE_BITS + STRIDE_BITS) & 3 {
        0 => Ok(()),
        _ => Err(Fault::unsupported("swizzled buffers")),
    }
}

impl Cx<'_, '_, '_> {
    /// The bytes of an access, in memory of their own.
    fn buffer_bytes(&mut self, place: BufferPlace, size: u64) -> Result<Region, Fault> {
        let mut bytes = Region::new(0, vec![0; size as usize], Access::ReadWrite);
        for range in place.inside(size) {
            let count = range.end - range.start;
            let at = Place {
                space: AddrSpace::Global,
                address: place.address(range.start),
            };
            let (region, index) = self.region(at, count)?;
            let (data, poison) = region.read_bytes(index, count as usize);
            bytes.write_bytes(range.start as usize, &data, &poison);
        }
        Ok(bytes)
    }

    /// Writes the bytes of an access back.
    fn buffer_write(&mut self, place: BufferPlace, bytes: &Region, size: u64) -> Result<(), Fault> {
        for range in place.inside(size) {
            let count = range.end - range.start;
            let (data, poison) = bytes.read_bytes(range.start as usize, count as usize);
            let at = Place {
                space: AddrSpace::Global,
                address: place.address(range.start),
            };
            let (region, index) = self.region(at, count)?;
            region.check_writable()?;
            region.write_bytes(index, &data, &poison);
        }
        Ok(())
    }

    pub(super) fn buffer_load(&mut self, result: Value, place: BufferPlace) -> Result<(), Fault> {
        let (leaves, size) = self.shape(result)?;
        let bytes = self.buffer_bytes(place, size)?;
        for (i, leaf) in leaves.iter().enumerate() {
            self.set(result, i, bytes.read_leaf(0, leaf));
        }
        Ok(())
    }

    pub(super) fn buffer_store(&mut self, value: Value, place: BufferPlace) -> Result<(), Fault> {
        let (leaves, size) = self.shape(value)?;
        let mut bytes = self.buffer_bytes(place, size)?;
        for (i, leaf) in leaves.iter().enumerate() {
            bytes.write_leaf(0, leaf, self.lane(value, i));
        }
        self.buffer_write(place, &bytes, size)
    }

    /// Fails if not all of an atomic access is in the buffer: what it returns then is not known.
    fn check_inside(&self, place: BufferPlace, size: u64) -> Result<(), Fault> {
        let inside: u64 = place.inside(size).map(|r| r.end - r.start).sum();
        match inside == size {
            true => Ok(()),
            false => Err(Fault::unsupported("atomic operations outside of a buffer")),
        }
    }

    pub(super) fn buffer_rmw(
        &mut self,
        result: Value,
        op: AtomicOp,
        operand: Value,
        place: BufferPlace,
    ) -> Result<(), Fault> {
        let (leaves, size) = self.shape(operand)?;
        self.check_inside(place, size)?;
        let mut bytes = self.buffer_bytes(place, size)?;
        for (i, leaf) in leaves.iter().enumerate() {
            let (old, arg) = (bytes.read_leaf(0, leaf), self.lane(operand, i));
            let new = combine_into(self, op, leaf.scalar, old, arg);
            bytes.write_leaf(0, leaf, new);
            self.set(result, i, old);
        }
        self.buffer_write(place, &bytes, size)
    }

    /// What was found, and whether it was exchanged.
    pub(super) fn buffer_cmpxchg(
        &mut self,
        [expected, new]: [Value; 2],
        place: BufferPlace,
    ) -> Result<(Slot, bool), Fault> {
        let (leaves, size) = self.shape(new)?;
        self.check_inside(place, size)?;
        let mut bytes = self.buffer_bytes(place, size)?;
        let old = bytes.read_leaf(0, &leaves[0]);
        let expected = self.lane(expected, 0);
        if old.poison || expected.poison {
            let message = "comparison of cmpxchg depends on poison";
            return Err(Fault::new(FaultKind::Undefined, message));
        }
        let equal = old.bits == expected.bits;
        if equal {
            bytes.write_leaf(0, &leaves[0], self.lane(new, 0));
            self.buffer_write(place, &bytes, size)?;
        }
        Ok((old, equal))
    }

    /// `llvm.amdgcn.make.buffer.rsrc(base, stride, records, flags)`
    pub(super) fn make_resource(&mut self, inst: Inst, args: &[Value]) -> Result<(), Fault> {
        let result = self.result(inst)?;
        let lanes = [0, 1, 2, 3].map(|i| self.lane(args[i], 0));
        if lanes.iter().any(|l| l.poison) {
            self.set(result, 0, Slot::POISON);
            return Ok(());
        }
        let [base, stride, records, flags] = lanes.map(|l| l.bits);
        let low = base & ((1 << BASE_BITS) - 1) | (stride & 0xffff) << BASE_BITS;
        let high = (records & 0xffff_ffff) | (flags & 0xffff_ffff) << u32::BITS;
        let resource = low | high << RECORDS_SHIFT;
        let fat = self.func.value_type(result).addr_space() == Some(AddrSpace::BufferFat);
        let bits = if fat { resource << u32::BITS } else { resource };
        self.set(result, 0, Slot::of(bits));
        Ok(())
    }

    /// A resource operand: a pointer, or four words.
    fn resource(&self, v: Value) -> Result<u128, Fault> {
        let mut bits = 0;
        let lanes = self.len(v);
        for i in 0..lanes {
            let lane = self.lane(v, i);
            if lane.poison {
                let message = "buffer resource is undefined or poison";
                return Err(Fault::new(FaultKind::Undefined, message));
            }
            bits |= lane.bits << (128 / lanes * i);
        }
        Ok(bits)
    }

    fn word_operand(&self, v: Value) -> Result<u32, Fault> {
        Ok(self.defined(v, "place in a buffer")? as u32)
    }

    /// `llvm.amdgpuc.buffer.address`
    pub(super) fn buffer_address(&mut self, inst: Inst, args: &[Value]) -> Result<(), Fault> {
        use crate::intrinsic::BufferBits;
        let result = self.result(inst)?;
        let lo = self.defined(args[0], "buffer resource")?;
        let hi = self.defined(args[1], "buffer resource")?;
        let bits = BufferBits::from_bits_retain(self.word_operand(args[5])?);
        let index = match bits.contains(BufferBits::INDEXED) {
            true => Some(self.word_operand(args[2])?),
            false => None,
        };
        let (offset, for_all) = (self.word_operand(args[3])?, self.word_operand(args[4])?);
        let pointer = BufferPlace::pointer(lo | hi << 64, index, offset, for_all)?;
        self.set(result, 0, Slot::of(pointer));
        Ok(())
    }

    /// An access by an intrinsic of the program.
    pub(super) fn buffer_intrinsic(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        access: BufferAccess,
        args: &[Value],
    ) -> Result<(), Fault> {
        let data = match access.op {
            BufferOp::Load | BufferOp::AtomicLoad => 0,
            BufferOp::Store | BufferOp::Rmw(_) => 1,
            BufferOp::CmpXchg => 2,
            _ => return Err(Fault::unsupported(id.name())),
        };
        let (data, rest) = args.split_at(data);
        let place = self.place_in_buffer(access.index, rest[0], &rest[1..])?;
        match access.op {
            BufferOp::Store => self.buffer_store(data[0], place),
            BufferOp::Rmw(op) => {
                let result = self.result(inst)?;
                self.buffer_rmw(result, op, data[0], place)
            }
            BufferOp::CmpXchg => {
                let result = self.result(inst)?;
                let (old, _) = self.buffer_cmpxchg([data[1], data[0]], place)?;
                self.set(result, 0, old);
                Ok(())
            }
            _ => {
                let result = self.result(inst)?;
                self.buffer_load(result, place)
            }
        }
    }

    /// The place that a resource and the operands behind it name.
    fn place_in_buffer(
        &self,
        index: BufferIndex,
        resource: Value,
        rest: &[Value],
    ) -> Result<BufferPlace, Fault> {
        let resource = self.resource(resource)?;
        let (index, rest) = match index {
            BufferIndex::Raw => (None, rest),
            BufferIndex::Struct => (Some(self.word_operand(rest[0])?), &rest[1..]),
        };
        let (offset, for_all) = (self.word_operand(rest[0])?, self.word_operand(rest[1])?);
        BufferPlace::of_pointer(BufferPlace::pointer(resource, index, offset, for_all)?)
    }

    /// What a load to LDS reads for a lane, `offset` bytes behind the place that it names: zeros
    /// behind the buffer's end. Which bytes are undefined comes with them.
    pub(super) fn buffer_part(
        &mut self,
        id: Intrinsic,
        args: &[Value],
        offset: u32,
        size: u64,
    ) -> Result<(Vec<u8>, Vec<bool>), Fault> {
        let mut place = match id.buffer_access() {
            Some(access) => self.place_in_buffer(access.index, args[0], &args[3..])?,
            None => BufferPlace::of_pointer(self.defined(args[0], "address")?)?,
        };
        place.offset = place.offset.wrapping_add(offset);
        let bytes = self.buffer_bytes(place, size)?;
        Ok(bytes.read_bytes(0, size as usize))
    }

    /// Where a pointer operand points if it points into a buffer.
    pub(super) fn buffer_of(
        &self,
        ptr: Value,
        mem: MemAccess,
    ) -> Result<Option<BufferPlace>, Fault> {
        if self.func.value_type(ptr).addr_space() != Some(AddrSpace::BufferFat) {
            return Ok(None);
        }
        let place = BufferPlace::of_pointer(self.defined(ptr, "address")?)?;
        let address = place.address(0);
        if !address.is_multiple_of(mem.align()) {
            let align = mem.align();
            let message =
                format!("address {address:#x} is not a multiple of the alignment {align}");
            return Err(Fault::new(FaultKind::Misaligned, message));
        }
        Ok(Some(place))
    }
}
