//! Flat, global and scratch memory, and what buffers share with them: [`Places`] says where the
//! bytes of a lane's access lie, the functions here move them.

use super::scratch::{DWORD_STRIDE, Own};
use super::{Cx, Done, Exec, ScratchBase, ds, lds_bound};
use crate::error::{Access, FaultKind, Space, Trap};
use crate::program::{Dst, Op, Src};
use crate::wave::{FLAT_SCR, LANES, lanes_of};
use isa::{Family, Opcode};

/// Where a few bytes lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// In memory.
    Memory(u64),
    /// In LDS.
    Lds(u32),
    /// Outside a buffer's range: reads give zero, writes are dropped.
    Nowhere,
    /// Not in one piece: each byte has its own place.
    Bytes,
}

/// Addresses of an access for each lane.
pub(crate) trait Places {
    /// Place of `size` bytes, `byte` bytes into the lane's data.
    fn at(&self, lane: usize, byte: u32, size: u32) -> Result<Spot, Trap>;
}

/// Unit of FLAT_SCRATCH's offset where it holds one: 256 bytes (AMDGPUUsage, "Flat Scratch").
const SCRATCH_UNIT_LOG2: u32 = 8;

/// Addresses of flat, global and scratch instructions.
pub(crate) struct FlatPlaces {
    addresses: [u64; LANES],
    /// The immediate offset in them, which the test for the apertures is made without (LLVM,
    /// "[AMDGPU][SDAG] Only fold flat offsets if they are inbounds PTRADDs").
    offset: u64,
    family: Family,
    shared_base: u64,
    private_base: u64,
    /// Base of the wave's scratch memory.
    scratch: u64,
    scratch_per_lane: u32,
    own: Own,
    /// Why LDS cannot be accessed.
    lds_fault: Option<Trap>,
}

/// The base of the wave's scratch memory, and what a lane may use of it.
fn scratch_of(cx: &Cx<'_>) -> (u64, u32) {
    let register = cx.w.pair(FLAT_SCR);
    match cx.shared.scratch_base {
        ScratchBase::Address => (register, cx.w.scratch_per_lane),
        ScratchBase::SizeAndOffset(start) => {
            let offset = (register >> 32) << SCRATCH_UNIT_LOG2;
            let size = (register as u32).min(cx.w.scratch_per_lane);
            (start.wrapping_add(offset), size)
        }
    }
}

impl FlatPlaces {
    pub(crate) fn new(cx: &Cx<'_>, op: &Op) -> FlatPlaces {
        let offset = i64::from(op.mods.offset);
        let base = match (op.family, op.base) {
            (_, Src::None) => 0,
            (Family::Scratch, base) => cx.w.scalar(base).into(),
            (_, base) => cx.scalar64(base),
        };
        let start = base.wrapping_add_signed(offset);
        let v = &cx.w.vgprs;
        let addresses = match (op.addr, op.base) {
            (Src::Vector(r), Src::None) if op.family != Family::Scratch => {
                let (low, high) = (&v[usize::from(r)], &v[usize::from(r) + 1]);
                std::array::from_fn(|l| {
                    (u64::from(low[l]) | u64::from(high[l]) << 32).wrapping_add(start)
                })
            }
            (Src::Vector(r), _) => v[usize::from(r)].map(|a| start.wrapping_add(a.into())),
            _ => [start; LANES],
        };
        let (scratch, scratch_per_lane) = scratch_of(cx);
        FlatPlaces {
            addresses,
            offset: offset as u64,
            family: op.family,
            shared_base: cx.shared.shared_base,
            private_base: cx.shared.private_base,
            scratch,
            scratch_per_lane,
            own: Own::of(cx),
            lds_fault: lds_bound::check(cx).err(),
        }
    }

    /// A lane's scratch memory at an offset, which a scratch instruction sums up without a sign
    /// (LLVM, `isFlatScratchBaseLegal`): beside a negative part it is beyond all memory.
    fn scratch(&self, lane: usize, offset: u64, size: u32) -> Result<Spot, Trap> {
        let end = offset + u64::from(size);
        if end > self.scratch_per_lane.into() {
            return Err(self.scratch_fault(offset, size).at_lane(lane));
        }
        let within = offset % 4;
        if within + u64::from(size) > 4 {
            return Ok(Spot::Bytes);
        }
        let dword = offset / 4 * DWORD_STRIDE + 4 * lane as u64;
        let address = self.scratch.wrapping_add(dword + within);
        self.own.check(lane, address, size)?;
        Ok(Spot::Memory(address))
    }

    #[cold]
    fn scratch_fault(&self, offset: u64, size: u32) -> Trap {
        FaultKind::OutOfBounds {
            space: Space::Scratch,
            access: Access::Read,
            address: offset,
            size,
            hint: format!("a lane has {} bytes", self.scratch_per_lane),
        }
        .into()
    }
}

impl Places for FlatPlaces {
    #[inline(always)]
    fn at(&self, lane: usize, byte: u32, size: u32) -> Result<Spot, Trap> {
        let address = self.addresses[lane].wrapping_add(byte.into());
        let tested = || self.addresses[lane].wrapping_sub(self.offset) >> 32;
        match self.family {
            Family::Scratch => self.scratch(lane, address, size),
            Family::Flat if tested() == self.shared_base >> 32 => match &self.lds_fault {
                Some(fault) => Err(fault.clone().at_lane(lane)),
                None => Ok(Spot::Lds(address as u32)),
            },
            Family::Flat if tested() == self.private_base >> 32 => {
                self.scratch(lane, address & u64::from(u32::MAX), size)
            }
            _ => Ok(Spot::Memory(address)),
        }
    }
}

impl Cx<'_> {
    /// Reads 1, 2 or 4 bytes of a lane's data.
    #[inline(always)]
    pub(super) fn get(
        &mut self,
        places: &impl Places,
        lane: usize,
        byte: u32,
        size: u32,
    ) -> Result<u32, Trap> {
        match places.at(lane, byte, size)? {
            Spot::Memory(address) => self
                .mem
                .load(address, size, &mut self.w.hint)
                .map_err(|t| t.at_lane(lane)),
            Spot::Lds(address) => ds::read(self.lds, address, size).map_err(|t| t.at_lane(lane)),
            Spot::Nowhere => Ok(0),
            Spot::Bytes => self.get_bytes(places, lane, byte, size),
        }
    }

    #[cold]
    fn get_bytes(
        &mut self,
        places: &impl Places,
        lane: usize,
        byte: u32,
        size: u32,
    ) -> Result<u32, Trap> {
        let mut value = 0;
        for i in 0..size {
            let part = match places.at(lane, byte + i, 1)? {
                Spot::Memory(address) => self
                    .mem
                    .load(address, 1, &mut self.w.hint)
                    .map_err(|t| t.at_lane(lane))?,
                _ => 0,
            };
            value |= part << (8 * i);
        }
        Ok(value)
    }

    /// Writes 1, 2 or 4 bytes of a lane's data.
    #[inline(always)]
    pub(super) fn put(
        &mut self,
        places: &impl Places,
        lane: usize,
        byte: u32,
        size: u32,
        value: u32,
    ) -> Done {
        match places.at(lane, byte, size)? {
            Spot::Memory(address) => self
                .mem
                .store(address, size, value, &mut self.w.hint)
                .map_err(|t| t.at_lane(lane)),
            Spot::Lds(address) => {
                ds::write(self.lds, address, size, value).map_err(|t| t.at_lane(lane))
            }
            Spot::Nowhere => Ok(()),
            Spot::Bytes => self.put_bytes(places, lane, byte, size, value),
        }
    }

    #[cold]
    fn put_bytes(
        &mut self,
        places: &impl Places,
        lane: usize,
        byte: u32,
        size: u32,
        value: u32,
    ) -> Done {
        for i in 0..size {
            if let Spot::Memory(address) = places.at(lane, byte + i, 1)? {
                self.mem
                    .store(address, 1, value >> (8 * i), &mut self.w.hint)
                    .map_err(|t| t.at_lane(lane))?;
            }
        }
        Ok(())
    }
}

/// Loads dwords into consecutive registers. Registers are written lane by lane only after the
/// address registers have been read into `places`.
#[inline(always)]
pub(super) fn load_dwords(cx: &mut Cx<'_>, op: &Op, places: &impl Places, dwords: usize) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    if dwords == 2 && cx.mem.is_shared() {
        return load_qwords(cx, usize::from(dst), places);
    }
    for lane in lanes_of(cx.w.exec()) {
        for i in 0..dwords {
            let value = cx.get(places, lane, 4 * i as u32, 4)?;
            cx.w.vgprs[usize::from(dst) + i][lane] = value;
        }
    }
    Ok(())
}

/// The address of a lane's qword, if it lies aligned in memory and so is accessed in one step. (In
/// scratch memory, which nobody else sees, the dwords lie apart.)
fn qword(places: &impl Places, lane: usize) -> Result<Option<u64>, Trap> {
    Ok(match (places.at(lane, 0, 4)?, places.at(lane, 4, 4)?) {
        (Spot::Memory(low), Spot::Memory(high))
            if low.is_multiple_of(8) && high == low.wrapping_add(4) =>
        {
            Some(low)
        }
        _ => None,
    })
}

/// Loads qwords while other host threads may write them.
#[inline(never)]
fn load_qwords(cx: &mut Cx<'_>, dst: usize, places: &impl Places) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        let value = match qword(places, lane)? {
            Some(address) => {
                let value = cx.mem.load64(address, &mut cx.w.hint);
                value.map_err(|t| t.at_lane(lane))?
            }
            None => {
                let low = cx.get(places, lane, 0, 4)?;
                u64::from(low) | u64::from(cx.get(places, lane, 4, 4)?) << 32
            }
        };
        cx.w.vgprs[dst][lane] = value as u32;
        cx.w.vgprs[dst + 1][lane] = (value >> 32) as u32;
    }
    Ok(())
}

/// Stores qwords while other host threads may read them.
#[inline(never)]
fn store_qwords(cx: &mut Cx<'_>, data: usize, places: &impl Places) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        let (low, high) = (cx.w.vgprs[data][lane], cx.w.vgprs[data + 1][lane]);
        match qword(places, lane)? {
            Some(address) => {
                let value = u64::from(low) | u64::from(high) << 32;
                let done = cx.mem.store64(address, value, &mut cx.w.hint);
                done.map_err(|t| t.at_lane(lane))?;
            }
            None => {
                cx.put(places, lane, 0, 4, low)?;
                cx.put(places, lane, 4, 4, high)?;
            }
        }
    }
    Ok(())
}

/// Loads less than a dword; `put` combines the old register with the bytes read.
#[inline(always)]
pub(super) fn load_part(
    cx: &mut Cx<'_>,
    op: &Op,
    places: &impl Places,
    size: u32,
    put: fn(u32, u32) -> u32,
) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    for lane in lanes_of(cx.w.exec()) {
        let value = cx.get(places, lane, 0, size)?;
        let register = &mut cx.w.vgprs[usize::from(dst)][lane];
        *register = put(*register, value);
    }
    Ok(())
}

#[inline(always)]
pub(super) fn store_dwords(cx: &mut Cx<'_>, op: &Op, places: &impl Places, dwords: usize) -> Done {
    let Src::Vector(data) = op.data else {
        return Ok(());
    };
    if dwords == 2 && cx.mem.is_shared() {
        return store_qwords(cx, usize::from(data), places);
    }
    for lane in lanes_of(cx.w.exec()) {
        for i in 0..dwords {
            let value = cx.w.vgprs[usize::from(data) + i][lane];
            cx.put(places, lane, 4 * i as u32, 4, value)?;
        }
    }
    Ok(())
}

/// Stores less than a dword, from bit `shift` of the register on.
#[inline(always)]
pub(super) fn store_part(
    cx: &mut Cx<'_>,
    op: &Op,
    places: &impl Places,
    size: u32,
    shift: u32,
) -> Done {
    let Src::Vector(data) = op.data else {
        return Ok(());
    };
    for lane in lanes_of(cx.w.exec()) {
        let value = cx.w.vgprs[usize::from(data)][lane] >> shift;
        cx.put(places, lane, 0, size, value)?;
    }
    Ok(())
}

/// What a load of less than a dword does with the bytes and the old register.
pub(super) mod part {
    pub fn unsigned(_: u32, v: u32) -> u32 {
        v
    }
    pub fn byte(_: u32, v: u32) -> u32 {
        i32::from(v as i8) as u32
    }
    pub fn short(_: u32, v: u32) -> u32 {
        i32::from(v as i16) as u32
    }
    pub fn low(old: u32, v: u32) -> u32 {
        old & 0xffff_0000 | v & 0xffff
    }
    pub fn high(old: u32, v: u32) -> u32 {
        old & 0xffff | v << 16
    }
    pub fn byte_low(old: u32, v: u32) -> u32 {
        low(old, byte(0, v))
    }
    pub fn byte_high(old: u32, v: u32) -> u32 {
        high(old, byte(0, v))
    }
}

macro_rules! load {
    ($dwords:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = FlatPlaces::new(cx, op);
            load_dwords(cx, op, &places, $dwords)
        }
    };
    ($size:expr, $put:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = FlatPlaces::new(cx, op);
            load_part(cx, op, &places, $size, $put)
        }
    };
}

macro_rules! store {
    ($dwords:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = FlatPlaces::new(cx, op);
            store_dwords(cx, op, &places, $dwords)
        }
    };
    ($size:expr, $shift:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = FlatPlaces::new(cx, op);
            store_part(cx, op, &places, $size, $shift)
        }
    };
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_loads(opcode).or_else(|| lookup_stores(opcode))
}

fn lookup_loads(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        FlatLoadUbyte | GlobalLoadUbyte | ScratchLoadUbyte => load!(1, part::unsigned),
        FlatLoadSbyte | GlobalLoadSbyte | ScratchLoadSbyte => load!(1, part::byte),
        FlatLoadUshort | GlobalLoadUshort | ScratchLoadUshort => load!(2, part::unsigned),
        FlatLoadSshort | GlobalLoadSshort | ScratchLoadSshort => load!(2, part::short),
        FlatLoadDword | GlobalLoadDword | ScratchLoadDword => load!(1),
        FlatLoadDwordx2 | GlobalLoadDwordx2 | ScratchLoadDwordx2 => load!(2),
        FlatLoadDwordx3 | GlobalLoadDwordx3 | ScratchLoadDwordx3 => load!(3),
        FlatLoadDwordx4 | GlobalLoadDwordx4 | ScratchLoadDwordx4 => load!(4),
        FlatLoadUbyteD16 | GlobalLoadUbyteD16 | ScratchLoadUbyteD16 => load!(1, part::low),
        FlatLoadUbyteD16Hi | GlobalLoadUbyteD16Hi | ScratchLoadUbyteD16Hi => {
            load!(1, part::high)
        }
        FlatLoadSbyteD16 | GlobalLoadSbyteD16 | ScratchLoadSbyteD16 => load!(1, part::byte_low),
        FlatLoadSbyteD16Hi | GlobalLoadSbyteD16Hi | ScratchLoadSbyteD16Hi => {
            load!(1, part::byte_high)
        }
        FlatLoadShortD16 | GlobalLoadShortD16 | ScratchLoadShortD16 => load!(2, part::low),
        FlatLoadShortD16Hi | GlobalLoadShortD16Hi | ScratchLoadShortD16Hi => {
            load!(2, part::high)
        }
        _ => return None,
    };
    Some(exec)
}

fn lookup_stores(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        FlatStoreByte | GlobalStoreByte | ScratchStoreByte => store!(1, 0),
        FlatStoreByteD16Hi | GlobalStoreByteD16Hi | ScratchStoreByteD16Hi => store!(1, 16),
        FlatStoreShort | GlobalStoreShort | ScratchStoreShort => store!(2, 0),
        FlatStoreShortD16Hi | GlobalStoreShortD16Hi | ScratchStoreShortD16Hi => store!(2, 16),
        FlatStoreDword | GlobalStoreDword | ScratchStoreDword => store!(1),
        FlatStoreDwordx2 | GlobalStoreDwordx2 | ScratchStoreDwordx2 => store!(2),
        FlatStoreDwordx3 | GlobalStoreDwordx3 | ScratchStoreDwordx3 => store!(3),
        FlatStoreDwordx4 | GlobalStoreDwordx4 | ScratchStoreDwordx4 => store!(4),
        _ => return None,
    };
    Some(exec)
}
