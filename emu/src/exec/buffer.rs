//! Untyped buffers: MUBUF. Source: manual, 8.1.5 "Buffer Addressing" and 8.1.8 "Buffer Resource".

use super::flat::{Places, Spot, load_dwords, load_part, part, store_dwords, store_part};
use super::scratch::Own;
use super::{Cx, ElementSize, Exec, typed_buffer};
use crate::error::{FaultKind, Trap};
use crate::program::{Op, Src};
use crate::wave::LANES;
use isa::{ModFlags, Opcode};

/// Bytes of a record that lie together in a swizzled buffer, by the resource's last word. GFX9's
/// resource has no field for it (GCN3 manual, 8.1.8: two bits of its powers of two).
fn element_size(cx: &Cx<'_>, word: u32) -> u64 {
    match cx.shared.element_size {
        ElementSize::Four => 4,
        ElementSize::OfResource => 2 << (word >> 19 & 3),
    }
}

/// Addresses of a buffer instruction.
pub(crate) struct BufferPlaces {
    base: u64,
    soffset: u64,
    stride: u64,
    records: u64,
    swizzle: bool,
    /// Bytes that lie together in a swizzled buffer.
    element_size: u64,
    /// Indices that lie together in a swizzled buffer.
    index_stride: u64,
    range: Range,
    index: [u32; LANES],
    /// With the immediate offset.
    offset: [u32; LANES],
    immediate: u32,
    /// Addresses of 64 bits, which are added to the base.
    far: Option<[u64; LANES]>,
    own: Own,
}

/// How accesses are checked against the number of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Range {
    /// Not at all: scratch.
    Unchecked,
    /// What the VGPR gives, without the immediate offset, which must not be negative: scratch where
    /// it is checked (LLVM, `privateMemoryResourceIsRangeChecked`: before GFX9).
    OfVgpr,
    /// The offset against bytes.
    Bytes,
    /// The index against records.
    Records,
}

impl BufferPlaces {
    pub(crate) fn new(cx: &Cx<'_>, op: &Op) -> BufferPlaces {
        let flags = op.mods.flags;
        let (idxen, offen) = (
            flags.contains(ModFlags::IDXEN),
            flags.contains(ModFlags::OFFEN),
        );
        let words: [u32; 4] = match op.base {
            Src::Scalar(code) => std::array::from_fn(|i| cx.w.scalars[usize::from(code) + i]),
            _ => [0; 4],
        };
        let add_tid = words[3] >> 23 & 1 != 0;
        let swizzle = words[1] >> 31 != 0;
        let mut stride = u64::from(words[1] >> 16 & 0x3fff);
        // Instructions with a format need the bits for it (manual, table 30, "const_stride").
        if add_tid && !typed_buffer::has_format(op.opcode) {
            stride |= u64::from(words[3] >> 15 & 15) << 14;
        }
        let mut registers = match op.addr {
            Src::Vector(r) => usize::from(r)..cx.w.vgprs.len(),
            _ => 0..0,
        };
        let mut next = |wanted: bool| match registers.next().filter(|_| wanted) {
            Some(r) => cx.w.vgprs[r],
            None => [0; LANES],
        };
        let far = flags.contains(ModFlags::ADDR64).then(|| {
            let (low, high) = (next(true), next(true));
            std::array::from_fn(|l| u64::from(low[l]) | u64::from(high[l]) << 32)
        });
        let mut index = if idxen { next(true) } else { [0; LANES] };
        let mut offset = if offen { next(true) } else { [0; LANES] };
        for lane in 0..LANES {
            index[lane] = index[lane].wrapping_add(if add_tid { lane as u32 } else { 0 });
            offset[lane] = offset[lane].wrapping_add(op.mods.offset as u32);
        }
        BufferPlaces {
            base: u64::from(words[0]) | u64::from(words[1] & 0xffff) << 32,
            soffset: cx.w.scalar(op.soffset).into(),
            stride,
            records: words[2].into(),
            swizzle,
            element_size: element_size(cx, words[3]),
            index_stride: 8 << (words[3] >> 21 & 3),
            range: match (add_tid, idxen) {
                (true, false) if offen && cx.shared.element_size == ElementSize::OfResource => {
                    Range::OfVgpr
                }
                (true, false) => Range::Unchecked,
                // With both, which the manual leaves open, the lane counts as part of the index.
                (_, true) if stride != 0 => Range::Records,
                _ => Range::Bytes,
            },
            index,
            offset,
            immediate: op.mods.offset as u32,
            far,
            own: Own::of(cx),
        }
    }

    /// A place in memory, which may be the lane's own if it is scratch memory.
    #[inline(always)]
    fn memory(&self, lane: usize, address: u64, size: u32) -> Result<Spot, Trap> {
        self.own.check(lane, address, size)?;
        Ok(Spot::Memory(address))
    }

    /// What lies behind an element of a swizzled buffer is another record's: "A single fetch
    /// instruction cannot attempt to fetch a unit larger than const-element-size" (manual, 8.1.5).
    #[cold]
    fn wider_than_element(&self) -> Trap {
        let size = self.element_size;
        let what = format!("more than the {size} bytes of a swizzled buffer's element at once");
        FaultKind::IllegalInstruction(what).into()
    }
}

/// Bits of an address that is the sum of a base and a lane's 64 bits: those of a base, so that a
/// negative one counts (LLVM has constants and differences there).
const FAR: u64 = (1 << 48) - 1;

impl Places for BufferPlaces {
    fn at(&self, lane: usize, byte: u32, size: u32) -> Result<Spot, Trap> {
        if let Some(far) = &self.far {
            // Nothing is checked, and records have no part in it (CLRX, "Buffer addressing").
            let within = u64::from(self.offset[lane].wrapping_add(byte));
            let start = self.base.wrapping_add(self.soffset);
            let sum = start.wrapping_add(far[lane]).wrapping_add(within);
            return Ok(Spot::Memory(sum & FAR));
        }
        let index = u64::from(self.index[lane]);
        let offset = u64::from(self.offset[lane].wrapping_add(byte));
        let outside = match self.range {
            Range::Unchecked => false,
            Range::OfVgpr => (self.offset[lane].wrapping_sub(self.immediate) as i32) < 0,
            Range::Bytes => offset >= self.records,
            Range::Records => index >= self.records,
        };
        if outside {
            return Ok(Spot::Nowhere);
        }
        let start = self.base + self.soffset;
        if !self.swizzle {
            return self.memory(lane, start + self.stride * index + offset, size);
        }
        if u64::from(byte) + u64::from(size) > self.element_size {
            return Err(self.wider_than_element().at_lane(lane));
        }
        let within = offset % self.element_size;
        if within + u64::from(size) > self.element_size {
            return Ok(Spot::Bytes);
        }
        let row = index / self.index_stride * self.stride + (offset - within);
        let element = index % self.index_stride * self.element_size;
        self.memory(
            lane,
            start + row * self.index_stride + element + within,
            size,
        )
    }
}

macro_rules! load {
    ($dwords:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = BufferPlaces::new(cx, op);
            load_dwords(cx, op, &places, $dwords)
        }
    };
    ($size:expr, $put:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = BufferPlaces::new(cx, op);
            load_part(cx, op, &places, $size, $put)
        }
    };
}

macro_rules! store {
    ($dwords:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = BufferPlaces::new(cx, op);
            store_dwords(cx, op, &places, $dwords)
        }
    };
    ($size:expr, $shift:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let places = BufferPlaces::new(cx, op);
            store_part(cx, op, &places, $size, $shift)
        }
    };
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        BufferLoadUbyte => load!(1, part::unsigned),
        BufferLoadSbyte => load!(1, part::byte),
        BufferLoadUshort => load!(2, part::unsigned),
        BufferLoadSshort => load!(2, part::short),
        BufferLoadDword => load!(1),
        BufferLoadDwordx2 => load!(2),
        BufferLoadDwordx3 => load!(3),
        BufferLoadDwordx4 => load!(4),
        BufferLoadUbyteD16 => load!(1, part::low),
        BufferLoadUbyteD16Hi => load!(1, part::high),
        BufferLoadSbyteD16 => load!(1, part::byte_low),
        BufferLoadSbyteD16Hi => load!(1, part::byte_high),
        BufferLoadShortD16 => load!(2, part::low),
        BufferLoadShortD16Hi => load!(2, part::high),
        BufferStoreByte => store!(1, 0),
        BufferStoreByteD16Hi => store!(1, 16),
        BufferStoreShort => store!(2, 0),
        BufferStoreShortD16Hi => store!(2, 16),
        BufferStoreDword => store!(1),
        BufferStoreDwordx2 => store!(2),
        BufferStoreDwordx3 => store!(3),
        BufferStoreDwordx4 => store!(4),
        // Memory is always coherent in this mode.
        BufferWbinvl1 | BufferWbinvl1Vol | BufferWbinvl1Sc | BufferWbl2 | BufferInvl2
        | BufferInv => |_, _| Ok(()),
        _ => return None,
    };
    Some(exec)
}
