//! The bytes of memory that an instruction is about to access.
//!
//! Addresses come from the same functions that the instructions themselves use, so that a check
//! never looks at another place than the access does. An address that is itself a fault gives
//! nothing here: executing the instruction reports it.

use super::footprint::{File, Footprint};
use crate::error::{Access, Space};
use crate::exec::buffer::BufferPlaces;
use crate::exec::flat::{FlatPlaces, Places, Spot};
use crate::exec::typed_buffer::{self, Conversion};
use crate::exec::{Cx, ds, image, lds_dma, smem};
use crate::program::Op;
use crate::wave::{M0, lanes_of};
use isa::{Family, Field, InstFlags, ModFlags, Opcode};

/// No register.
pub(crate) const NONE: u16 = u16::MAX;

/// Bytes of one lane that lie together within a dword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Touch {
    pub lane: u8,
    pub space: Space,
    /// LDS and scratch: the offset in the work-group's LDS, the launch's scratch memory.
    pub address: u64,
    /// 1 to 4.
    pub bytes: u8,
    /// Lowest bit of the bytes in the register.
    pub bit: u8,
    /// Register whose value is written, or [`NONE`].
    pub from: u16,
    /// Register that gets the value, or [`NONE`].
    pub to: u16,
}

/// All bytes of an instruction.
#[derive(Clone, Debug)]
pub(crate) struct Touches {
    pub access: Access,
    /// File of [`Touch::from`] and [`Touch::to`].
    pub file: File,
    pub part: Part,
    pub all: Vec<Touch>,
    /// What a load writes in LDS, where it does.
    pub filled: Vec<Touch>,
}

impl Touches {
    /// What a load writes in LDS, as a store of its own.
    pub fn fill(&self) -> Touches {
        Touches {
            access: Access::Write,
            all: self.filled.clone(),
            filled: Vec::new(),
            ..*self
        }
    }
}

/// What part of a register an access moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// Bytes in memory if they are less than a dword.
    pub bytes: Option<u8>,
    /// Lowest bit in the register.
    pub shift: u8,
    /// Bits of the register that a load writes.
    pub field: u8,
    pub extension: Extension,
}

/// What a load puts above what it reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extension {
    Zero,
    Sign,
}

const WHOLE: Part = Part {
    bytes: None,
    shift: 0,
    field: 32,
    extension: Extension::Zero,
};

/// Where the launch's scratch memory lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScratchRange {
    pub base: u64,
    pub size: u64,
}

/// Whether an instruction accesses memory.
pub(crate) fn accesses_memory(print: &Footprint) -> bool {
    // What is asked of an image comes as late as what is loaded from it.
    let asks = print.inst.opcode == Opcode::ImageGetResinfo;
    print.has(InstFlags::LOADS | InstFlags::STORES | InstFlags::ATOMIC) || asks
}

fn access(print: &Footprint) -> Access {
    match () {
        () if print.has(InstFlags::ATOMIC) => Access::Atomic,
        () if loads_to_lds(print.inst.opcode) => Access::Read,
        () if print.has(InstFlags::STORES) => Access::Write,
        () => Access::Read,
    }
}

/// Whether an opcode is a load to LDS by its name; others are by their modifier.
fn loads_to_lds(opcode: Opcode) -> bool {
    let flags = opcode.desc().flags;
    flags.contains(InstFlags::LDS_DMA.union(InstFlags::LOADS))
        && opcode != Opcode::BufferStoreLdsDword
}

/// What an instruction is about to access.
pub(crate) fn touches(cx: &Cx<'_>, op: &Op, print: &Footprint, range: ScratchRange) -> Touches {
    let mut builder = Builder {
        range,
        part: part(op.opcode),
        all: Vec::new(),
    };
    let file = match op.family {
        Family::Smem => File::Scalar,
        _ => File::Vector,
    };
    let done = match op.family {
        Family::Smem => builder.smem(cx, op, print),
        Family::Ds => builder.ds(cx, op, print),
        _ if typed_buffer::has_format(op.opcode) => builder.typed(cx, op, print),
        Family::Mimg => builder.image(cx, op, print),
        Family::Mubuf => builder.vmem(cx, op, print, &BufferPlaces::new(cx, op)),
        _ => builder.vmem(cx, op, print, &FlatPlaces::new(cx, op)),
    };
    if done.is_none() {
        builder.all.clear();
    }
    Touches {
        access: access(print),
        file,
        part: builder.part,
        all: builder.all,
        filled: filled(cx, op),
    }
}

/// The dwords of LDS that a load fills, for each active lane.
fn filled(cx: &Cx<'_>, op: &Op) -> Vec<Touch> {
    let stores = op.opcode.desc().flags.contains(InstFlags::STORES);
    let by_modifier = op.mods.has(ModFlags::LDS) && !stores;
    if !by_modifier && !loads_to_lds(op.opcode) {
        return Vec::new();
    }
    let dword = |lane: usize, i: u32| Touch {
        lane: lane as u8,
        space: Space::Lds,
        address: lds_dma::lds_address(cx, op, lane)
            .wrapping_add(4 * i)
            .into(),
        bytes: 4,
        bit: 0,
        from: NONE,
        to: NONE,
    };
    lanes_of(cx.w.exec())
        .flat_map(|lane| (0..lds_dma::dwords(op)).map(move |i| dword(lane, i)))
        .collect()
}

struct Builder {
    range: ScratchRange,
    part: Part,
    all: Vec<Touch>,
}

/// First register of an operand.
fn first(print: &Footprint, field: Field) -> u16 {
    print.operand(field).map_or(NONE, |r| r.first)
}

fn plus(register: u16, i: u16) -> u16 {
    if register == NONE { NONE } else { register + i }
}

/// Registers that a load writes and a store reads.
fn data(print: &Footprint, to: Field, from: Field) -> (u16, u16) {
    let writes = print.writes.iter().find(|r| r.field == Some(to));
    let reads = print.reads.iter().find(|r| r.field == Some(from));
    let stores = print.has(InstFlags::STORES | InstFlags::ATOMIC);
    (
        writes.map_or(NONE, |r| r.first),
        reads.filter(|_| stores).map_or(NONE, |r| r.first),
    )
}

/// Dwords that an operation moves between a lane and memory.
fn dwords(print: &Footprint, fields: &[Field]) -> u16 {
    let operands = print.desc.operands.iter();
    let width = operands
        .filter(|o| fields.contains(&o.field))
        .map(|o| o.width)
        .max();
    let width = u16::from(width.unwrap_or(1).max(1));
    // The new value and the one to compare with.
    if is_cmpswap(print.inst.opcode) {
        width / 2
    } else {
        width
    }
}

impl Builder {
    fn place(&self, address: u64) -> (Space, u64) {
        match address.checked_sub(self.range.base) {
            Some(offset) if offset < self.range.size => (Space::Scratch, offset),
            _ => (Space::Global, address),
        }
    }

    /// The two registers that belong to a place are numbered from the operands' first.
    fn push(&mut self, lane: usize, at: (Space, u64), bytes: u8, bit: u8, regs: (u16, u16)) {
        self.all.push(Touch {
            lane: lane as u8,
            space: at.0,
            address: at.1,
            bytes,
            bit,
            to: regs.0,
            from: regs.1,
        });
    }

    fn vmem(
        &mut self,
        cx: &Cx<'_>,
        op: &Op,
        print: &Footprint,
        places: &impl Places,
    ) -> Option<()> {
        let loads = print.writes.iter().any(|r| r.field == Some(Field::Vdata));
        let to_field = if loads { Field::Vdata } else { Field::Vdst };
        let (to, from) = data(print, to_field, Field::Vdata);
        let count = match print.has(InstFlags::ATOMIC) {
            true => dwords(print, &[Field::Vdata]),
            false if loads_to_lds(print.inst.opcode) => lds_dma::dwords(op) as u16,
            false => dwords(print, &[Field::Vdst, Field::Vdata]),
        };
        let bytes = self.part.bytes.unwrap_or(4);
        for lane in lanes_of(cx.w.exec()) {
            for i in 0..count {
                let regs = (plus(to, i), plus(from, i));
                self.spot(places, lane, (4 * i).into(), bytes, regs)?;
            }
        }
        Some(())
    }

    /// The elements of a buffer, as large as their format. What is converted has no bits in common
    /// with the registers, and a store writes components that the instruction does not give.
    fn typed(&mut self, cx: &Cx<'_>, op: &Op, print: &Footprint) -> Option<()> {
        let places = BufferPlaces::new(cx, op);
        let (pieces, conversion) = typed_buffer::element(cx, op);
        let (to, from) = data(print, Field::Vdata, Field::Vdata);
        let count = u32::from(dwords(print, &[Field::Vdata]));
        for lane in lanes_of(cx.w.exec()) {
            for &(at, size) in &pieces {
                let regs = match conversion {
                    Conversion::None if at / 4 < count => {
                        let i = (at / 4) as u16;
                        (plus(to, i), plus(from, i))
                    }
                    _ => (NONE, NONE),
                };
                self.spot(&places, lane, at, size as u8, regs)?;
            }
        }
        Some(())
    }

    /// The texels of an image.
    fn image(&mut self, cx: &Cx<'_>, op: &Op, print: &Footprint) -> Option<()> {
        let (to, from) = data(print, Field::Vdata, Field::Vdata);
        for piece in image::pieces_of(cx, op).ok()? {
            let regs = match piece.register {
                Some(i) => (plus(to, i), plus(from, i)),
                None => (NONE, NONE),
            };
            let at = self.place(piece.address);
            self.push(piece.lane, at, piece.bytes as u8, 0, regs);
        }
        Some(())
    }

    fn spot(
        &mut self,
        places: &impl Places,
        lane: usize,
        byte: u32,
        bytes: u8,
        regs: (u16, u16),
    ) -> Option<()> {
        let shift = self.part.shift;
        match places.at(lane, byte, bytes.into()).ok()? {
            Spot::Memory(address) => self.push(lane, self.place(address), bytes, shift, regs),
            Spot::Lds(address) => {
                self.push(lane, (Space::Lds, address.into()), bytes, shift, regs);
            }
            Spot::Nowhere => {}
            Spot::Bytes => {
                for i in 0..bytes {
                    if let Spot::Memory(a) = places.at(lane, byte + u32::from(i), 1).ok()? {
                        self.push(lane, self.place(a), 1, shift + 8 * i, regs);
                    }
                }
            }
        }
        Some(())
    }

    fn smem(&mut self, cx: &Cx<'_>, op: &Op, print: &Footprint) -> Option<()> {
        let base = match op.opcode {
            Opcode::SScratchLoadDword
            | Opcode::SScratchLoadDwordx2
            | Opcode::SScratchLoadDwordx4
            | Opcode::SScratchStoreDword
            | Opcode::SScratchStoreDwordx2
            | Opcode::SScratchStoreDwordx4 => smem::Base::Scratch,
            _ if print.operand(Field::Sbase)?.count == 4 => smem::Base::Buffer,
            _ => smem::Base::Address,
        };
        let (address, left) = smem::address(cx, op, base);
        let (to, from) = data(print, Field::Sdata, Field::Sdata);
        for i in 0..dwords(print, &[Field::Sdata]) {
            let offset = 4 * u64::from(i);
            if offset < left {
                let at = self.place(address.wrapping_add(offset));
                self.push(0, at, 4, 0, (plus(to, i), plus(from, i)));
            }
        }
        Some(())
    }

    fn ds(&mut self, cx: &Cx<'_>, op: &Op, print: &Footprint) -> Option<()> {
        let count = dwords(print, &[Field::Vdata]);
        let (to, from) = data(print, Field::Vdst, Field::Vdata);
        let lds = |address: u32, i: u16| (Space::Lds, u64::from(address) + 4 * u64::from(i));
        if print.has(InstFlags::TWO_OFFSETS) {
            return self.ds_two(cx, op, print);
        }
        match op.opcode {
            Opcode::DsAppend | Opcode::DsConsume => {
                let address = (cx.w.scalars[M0] >> 16).wrapping_add(op.mods.offset as u32);
                self.push(0, lds(address, 0), 4, 0, (NONE, NONE));
                return Some(());
            }
            _ if ds_src2(op.opcode) => {
                let vaddr = usize::from(print.operand(Field::Vaddr)?.first);
                for lane in lanes_of(cx.w.exec()) {
                    let (a, _) = ds::src2_addresses(op, cx.w.vgprs[vaddr][lane]);
                    self.push(lane, lds(a, 0), 4, 0, (NONE, NONE));
                }
                return Some(());
            }
            _ => {}
        }
        let addresses = match op.opcode {
            Opcode::DsReadAddtidB32 | Opcode::DsWriteAddtidB32 => ds::by_lane(cx, op),
            _ => ds::addresses(cx, op),
        };
        let count = match print.has(InstFlags::ATOMIC | InstFlags::STORES) {
            true => count,
            false => dwords(print, &[Field::Vdst]),
        };
        let (bytes, shift) = (self.part.bytes.unwrap_or(4), self.part.shift);
        for lane in lanes_of(cx.w.exec()) {
            for i in 0..count {
                let at = (
                    Space::Lds,
                    u64::from(addresses[lane].wrapping_add(4 * u32::from(i))),
                );
                self.push(lane, at, bytes, shift, (plus(to, i), plus(from, i)));
            }
        }
        Some(())
    }

    fn ds_two(&mut self, cx: &Cx<'_>, op: &Op, print: &Footprint) -> Option<()> {
        let stores = print.has(InstFlags::STORES | InstFlags::ATOMIC);
        let count = match stores {
            true => dwords(print, &[Field::Vdata]),
            false => dwords(print, &[Field::Vdst]) / 2,
        };
        let stride = if strides_64(op.opcode) { 64 } else { 1 };
        let places = ds::two_addresses(cx, op, 4 * u32::from(count) * stride);
        let (to, from) = data(print, Field::Vdst, Field::Vdata);
        let from = [
            from,
            if stores {
                first(print, Field::Vdata1)
            } else {
                NONE
            },
        ];
        for lane in lanes_of(cx.w.exec()) {
            for (which, place) in places.iter().enumerate() {
                for i in 0..count {
                    let at = u64::from(place[lane].wrapping_add(4 * u32::from(i)));
                    let to = plus(to, which as u16 * count + i);
                    self.push(lane, (Space::Lds, at), 4, 0, (to, plus(from[which], i)));
                }
            }
        }
        Some(())
    }
}

/// Two-address instructions whose offsets count in 64 elements.
fn strides_64(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        DsRead2st64B32
            | DsRead2st64B64
            | DsWrite2st64B32
            | DsWrite2st64B64
            | DsWrxchg2st64RtnB32
            | DsWrxchg2st64RtnB64
    )
}

/// Operations between two places of LDS: they have an address and nothing else.
fn ds_src2(opcode: Opcode) -> bool {
    let desc = opcode.desc();
    desc.flags.contains(InstFlags::ATOMIC) && desc.operands.len() == 1
}

/// Atomics that store only if memory holds what they expect.
pub(super) fn compares(opcode: Opcode) -> bool {
    use Opcode::*;
    let lds = matches!(
        opcode,
        DsCmpstB32
            | DsCmpstRtnB32
            | DsCmpstB64
            | DsCmpstRtnB64
            | DsCmpstF32
            | DsCmpstRtnF32
            | DsCmpstF64
            | DsCmpstRtnF64
    );
    lds || is_cmpswap(opcode)
}

/// Atomics whose data operand holds two values.
fn is_cmpswap(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        FlatAtomicCmpswap
            | FlatAtomicCmpswapRtn
            | FlatAtomicCmpswapX2
            | FlatAtomicCmpswapX2Rtn
            | GlobalAtomicCmpswap
            | GlobalAtomicCmpswapRtn
            | GlobalAtomicCmpswapX2
            | GlobalAtomicCmpswapX2Rtn
            | BufferAtomicCmpswap
            | BufferAtomicCmpswapRtn
            | BufferAtomicCmpswapX2
            | BufferAtomicCmpswapX2Rtn
            | FlatAtomicFcmpswap
            | FlatAtomicFcmpswapRtn
            | FlatAtomicFcmpswapX2
            | FlatAtomicFcmpswapX2Rtn
            | BufferAtomicFcmpswap
            | BufferAtomicFcmpswapRtn
            | BufferAtomicFcmpswapX2
            | BufferAtomicFcmpswapX2Rtn
            | ImageAtomicCmpswap
            | ImageAtomicCmpswapRtn
            | ImageAtomicFcmpswap
            | ImageAtomicFcmpswapRtn
            | SAtomicCmpswap
            | SAtomicCmpswapRtn
            | SAtomicCmpswapX2
            | SAtomicCmpswapX2Rtn
            | SBufferAtomicCmpswap
            | SBufferAtomicCmpswapRtn
            | SBufferAtomicCmpswapX2
            | SBufferAtomicCmpswapX2Rtn
    )
}

/// Loads and stores of less than a dword.
fn part(opcode: Opcode) -> Part {
    use Extension::*;
    use Opcode::*;
    let of = |bytes, shift, field, extension| Part {
        bytes: Some(bytes),
        shift,
        field,
        extension,
    };
    match opcode {
        FlatLoadUbyte | GlobalLoadUbyte | ScratchLoadUbyte | BufferLoadUbyte | DsReadU8
        | GlobalLoadLdsUbyte | ScratchLoadLdsUbyte => of(1, 0, 32, Zero),
        FlatLoadSbyte | GlobalLoadSbyte | ScratchLoadSbyte | BufferLoadSbyte | DsReadI8
        | GlobalLoadLdsSbyte | ScratchLoadLdsSbyte => of(1, 0, 32, Sign),
        FlatLoadUshort | GlobalLoadUshort | ScratchLoadUshort | BufferLoadUshort | DsReadU16
        | GlobalLoadLdsUshort | ScratchLoadLdsUshort => of(2, 0, 32, Zero),
        FlatLoadSshort | GlobalLoadSshort | ScratchLoadSshort | BufferLoadSshort | DsReadI16
        | GlobalLoadLdsSshort | ScratchLoadLdsSshort => of(2, 0, 32, Sign),
        FlatLoadUbyteD16 | GlobalLoadUbyteD16 | ScratchLoadUbyteD16 | BufferLoadUbyteD16
        | DsReadU8D16 => of(1, 0, 16, Zero),
        FlatLoadSbyteD16 | GlobalLoadSbyteD16 | ScratchLoadSbyteD16 | BufferLoadSbyteD16
        | DsReadI8D16 => of(1, 0, 16, Sign),
        FlatLoadShortD16 | GlobalLoadShortD16 | ScratchLoadShortD16 | BufferLoadShortD16
        | DsReadU16D16 => of(2, 0, 16, Zero),
        FlatLoadUbyteD16Hi
        | GlobalLoadUbyteD16Hi
        | ScratchLoadUbyteD16Hi
        | BufferLoadUbyteD16Hi
        | DsReadU8D16Hi => of(1, 16, 16, Zero),
        FlatLoadSbyteD16Hi
        | GlobalLoadSbyteD16Hi
        | ScratchLoadSbyteD16Hi
        | BufferLoadSbyteD16Hi
        | DsReadI8D16Hi => of(1, 16, 16, Sign),
        FlatLoadShortD16Hi
        | GlobalLoadShortD16Hi
        | ScratchLoadShortD16Hi
        | BufferLoadShortD16Hi
        | DsReadU16D16Hi => of(2, 16, 16, Zero),
        FlatStoreByte | GlobalStoreByte | ScratchStoreByte | BufferStoreByte | DsWriteB8 => {
            of(1, 0, 32, Zero)
        }
        FlatStoreShort | GlobalStoreShort | ScratchStoreShort | BufferStoreShort | DsWriteB16 => {
            of(2, 0, 32, Zero)
        }
        FlatStoreByteD16Hi
        | GlobalStoreByteD16Hi
        | ScratchStoreByteD16Hi
        | BufferStoreByteD16Hi
        | DsWriteB8D16Hi => of(1, 16, 32, Zero),
        FlatStoreShortD16Hi
        | GlobalStoreShortD16Hi
        | ScratchStoreShortD16Hi
        | BufferStoreShortD16Hi
        | DsWriteB16D16Hi => of(2, 16, 32, Zero),
        _ => WHOLE,
    }
}
