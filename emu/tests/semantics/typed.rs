//! Buffers: addresses, formats, and data that goes to LDS.
//!
//! Source: "Vega" 7nm ISA manual, 8.1 "Vector Memory Buffer Instructions". Names of data formats
//! list components from the highest bits down.

use crate::float::{Fmt, NEAREST, convert, integral, to_int};
use crate::machine::{Bytes, LANES, State, has};
use crate::memory::{Place, Space, operand, register};
use crate::valu::scalar;
use isa::{Family, Feature, Field, Generation, Inst, ModFlags, ValueType};

/// A resource and the instruction's offsets for all lanes.
pub struct Buffer {
    start: u64,
    stride: u64,
    records: u64,
    swizzle: bool,
    index_stride: u64,
    add_tid: bool,
    idxen: bool,
    index: [u32; LANES],
    offset: [u32; LANES],
    element: u64,
    /// With ADDR64: addresses instead of index and offset.
    far: Option<[u64; LANES]>,
}

impl Buffer {
    pub fn of(inst: &Inst, st: &State) -> Buffer {
        let r = register(inst, Field::Srsrc).expect("a resource");
        let w = [
            st.sgprs[r],
            st.sgprs[r + 1],
            st.sgprs[r + 2],
            st.sgprs[r + 3],
        ];
        let add_tid = w[3] >> 23 & 1 != 0;
        let formatted = inst.opcode.mnemonic().contains("format");
        let mut stride = u64::from(w[1] >> 16 & 0x3fff);
        if add_tid && !formatted {
            stride |= u64::from(w[3] >> 15 & 15) << 14;
        }
        let (idxen, offen) = (has(inst, ModFlags::IDXEN), has(inst, ModFlags::OFFEN));
        let vaddr = register(inst, Field::Vaddr).unwrap_or(0);
        let lanes = |on: bool, r: usize| if on { st.vgprs[r] } else { [0; LANES] };
        let mut index = lanes(idxen, vaddr);
        let mut offset = lanes(offen, vaddr + usize::from(idxen));
        for lane in 0..LANES {
            index[lane] = index[lane].wrapping_add(if add_tid { lane as u32 } else { 0 });
            offset[lane] = offset[lane].wrapping_add(inst.mods.offset as u32);
        }
        let soffset = operand(inst, Field::Soffset).expect("an offset").0;
        let base = u64::from(w[0]) | u64::from(w[1] & 0xffff) << 32;
        Buffer {
            start: base + scalar(st, soffset, ValueType::U32, false),
            stride,
            records: w[2].into(),
            swizzle: w[1] >> 31 != 0,
            index_stride: 8 << (w[3] >> 21 & 3),
            add_tid,
            idxen,
            index,
            offset,
            // "2, 4, 8 or 16 bytes"; GFX9's resource has no field for it.
            element: match st.generation < Generation::Gfx9 {
                true => 2 << (w[3] >> 19 & 3),
                false => 4,
            },
            far: has(inst, ModFlags::ADDR64)
                .then(|| std::array::from_fn(|lane| st.lane(vaddr, 2, lane) as u64)),
        }
    }

    /// Address of a byte of a lane's data; `None` out of range.
    pub fn address(&self, lane: usize, byte: u64) -> Option<u64> {
        if self.far.is_some() {
            return Some(self.unchecked(lane, byte));
        }
        let index = u64::from(self.index[lane]);
        let offset = u64::from(self.offset[lane]) + byte;
        let outside = match (self.add_tid, self.idxen) {
            (true, false) => false,
            (_, true) if self.stride != 0 => index >= self.records,
            _ => offset >= self.records,
        };
        (!outside).then(|| self.unchecked(lane, byte))
    }

    /// The same without the range.
    pub fn unchecked(&self, lane: usize, byte: u64) -> u64 {
        let index = u64::from(self.index[lane]);
        let offset = u64::from(self.offset[lane]) + byte;
        if let Some(far) = &self.far {
            let sum = self.start.wrapping_add(far[lane]).wrapping_add(offset);
            return sum % (1 << 48);
        }
        let buffer_offset = match self.swizzle {
            false => self.stride * index + offset,
            true => {
                let (index_msb, index_lsb) = (index / self.index_stride, index % self.index_stride);
                let (offset_msb, offset_lsb) = (offset / self.element, offset % self.element);
                (index_msb * self.stride + offset_msb * self.element) * self.index_stride
                    + index_lsb * self.element
                    + offset_lsb
            }
        };
        self.start + buffer_offset
    }
}

/// Bits of X, Y, Z, W in this order, by DFMT.
const COMPONENTS: [&[u32]; 15] = [
    &[],
    &[8],
    &[16],
    &[8, 8],
    &[32],
    &[16, 16],
    &[11, 11, 10],
    &[10, 11, 11],
    &[2, 10, 10, 10],
    &[10, 10, 10, 2],
    &[8, 8, 8, 8],
    &[32, 32],
    &[16, 16, 16, 16],
    &[32, 32, 32],
    &[32, 32, 32, 32],
];

struct Format {
    bits: &'static [u32],
    nfmt: u32,
    select: [u32; 4],
}

impl Format {
    fn of(inst: &Inst, st: &State) -> Format {
        let (dfmt, nfmt, select) = match inst.opcode.desc().family {
            Family::Mubuf => {
                let r = register(inst, Field::Srsrc).expect("a resource");
                let w = st.sgprs[r + 3];
                (w >> 15 & 15, w >> 12 & 7, [0, 3, 6, 9].map(|s| w >> s & 7))
            }
            _ => (
                u32::from(inst.mods.format & 15),
                u32::from(inst.mods.format >> 4),
                [4, 5, 6, 7],
            ),
        };
        Format {
            bits: COMPONENTS[dfmt as usize],
            nfmt,
            select,
        }
    }
    fn size(&self) -> u64 {
        u64::from(self.bits.iter().sum::<u32>()) / 8
    }
    fn integer(&self) -> bool {
        matches!(self.nfmt, 4 | 5)
    }
}

/// A small unsigned float with five bits of exponent.
fn small_float(raw: u64, bits: u32) -> f64 {
    let f = bits - 5;
    let (exponent, fraction) = ((raw >> f & 31) as i32, raw & ((1 << f) - 1));
    let scaled = fraction as f64 / f64::from(1u32 << f);
    match exponent {
        31 if fraction != 0 => f64::NAN,
        31 => f64::INFINITY,
        0 => scaled * 2f64.powi(-14),
        _ => (1.0 + scaled) * 2f64.powi(exponent - 15),
    }
}

fn to_single(x: f64) -> u32 {
    convert(Fmt::D, Fmt::S, x.to_bits(), NEAREST) as u32
}

/// 32 bits of a register for a component.
fn decode(raw: u64, bits: u32, nfmt: u32) -> u32 {
    let signed = ((raw << (64 - bits)) as i64) >> (64 - bits);
    let most = |bits: u32| ((1u64 << bits) - 1) as f64;
    match nfmt {
        _ if bits == 32 => raw as u32,
        0 => to_single(raw as f64 / most(bits)),
        1 => to_single((signed as f64 / most(bits - 1)).max(-1.0)),
        2 => to_single(raw as f64),
        3 => to_single(signed as f64),
        4 => raw as u32,
        5 => signed as u32,
        _ if bits == 16 => convert(Fmt::H, Fmt::S, raw, NEAREST) as u32,
        // A NaN is quiet and keeps its payload, as in other conversions.
        _ if small_float(raw, bits).is_nan() => {
            let fraction = bits - 5;
            0x7fc0_0000 | ((raw & ((1 << fraction) - 1)) << (23 - fraction)) as u32
        }
        _ => to_single(small_float(raw, bits)),
    }
}

/// The bits of a component for 32 bits of a register.
fn encode(v: u32, bits: u32, nfmt: u32) -> u64 {
    let mask = (1u64 << bits) - 1;
    let half = 1i128 << (bits - 1);
    let x = Fmt::S.value(v.into());
    let rounded = |x: f64, low: i128, high: i128| {
        let whole = integral(Fmt::D, x.to_bits(), NEAREST);
        to_int(Fmt::D, whole, low, high) as u64 & mask
    };
    match nfmt {
        _ if bits == 32 => v.into(),
        0 => rounded(x.clamp(0.0, 1.0) * mask as f64, 0, mask.into()),
        1 => rounded(x.clamp(-1.0, 1.0) * (half - 1) as f64, -half, half - 1),
        2 => rounded(x, 0, mask.into()),
        3 => rounded(x, -half, half - 1),
        4 => u64::from(v).min(mask),
        5 => i128::from(v as i32).clamp(-half, half - 1) as u64 & mask,
        _ if bits == 16 => convert(Fmt::S, Fmt::H, v.into(), NEAREST),
        _ => nearest_small_float(v, bits),
    }
}

/// The unsigned small float nearest to a value, ties to even, negative numbers to zero: found by
/// trying all of them.
fn nearest_small_float(v: u32, bits: u32) -> u64 {
    let x = Fmt::S.value(v.into());
    let infinity = 31u64 << (bits - 5);
    if x.is_nan() {
        // Quiet, with the top of the payload.
        let payload = u64::from(v & 0x7f_ffff) >> (23 - (bits - 5));
        return infinity | payload | 1 << (bits - 6);
    }
    if x <= 0.0 {
        return 0;
    }
    // Beyond half a step above the largest number is infinity.
    let largest = small_float(infinity - 1, bits);
    let step = largest - small_float(infinity - 2, bits);
    if x >= largest + step / 2.0 {
        return infinity;
    }
    let distance = |&raw: &u64| ((small_float(raw, bits) - x).abs(), raw & 1);
    (0..infinity)
        .min_by(|a, b| distance(a).partial_cmp(&distance(b)).expect("numbers"))
        .unwrap_or(0)
}

fn narrow(v: u32, integer: bool) -> u32 {
    match integer {
        true => v & 0xffff,
        false => convert(Fmt::S, Fmt::H, v.into(), NEAREST) as u32,
    }
}

fn widen(v: u32, nfmt: u32) -> u32 {
    match nfmt {
        4 => v & 0xffff,
        5 => i32::from(v as i16) as u32,
        _ => convert(Fmt::H, Fmt::S, (v & 0xffff).into(), NEAREST) as u32,
    }
}

/// The components that a load gives, before packing.
fn load_components(st: &mut State, format: &Format, buffer: &Buffer, lane: usize) -> [u32; 4] {
    let size = format.size();
    let last = size.saturating_sub(1);
    let inside = buffer.address(lane, 0).is_some() && buffer.address(lane, last).is_some();
    let element = (0..if inside { size } else { 0 }).fold(0u128, |v, i| {
        let address = buffer.address(lane, i).expect("checked");
        v | u128::from(st.load(Space::Global, address, 1)) << (8 * i)
    });
    format.select.map(|select| match select {
        0 => 0,
        1 if format.integer() => 1,
        1 => 0x3f80_0000,
        _ => {
            let c = select as usize - 4;
            match format.bits.get(c) {
                Some(&bits) if inside => {
                    let shift: u32 = format.bits[..c].iter().sum();
                    decode(
                        (element >> shift) as u64 & ((1 << bits) - 1),
                        bits,
                        format.nfmt,
                    )
                }
                _ => 0,
            }
        }
    })
}

/// Instructions with a format; `None` for the others.
pub fn execute(inst: &Inst, st: &mut State) -> Option<()> {
    let name = inst.opcode.mnemonic();
    let (start, components) = name.rsplit_once('_')?;
    if !name.contains("_format_") || has(inst, ModFlags::LDS) {
        return None;
    }
    let count = components.len();
    let format = Format::of(inst, st);
    let buffer = Buffer::of(inst, st);
    // A register for each of several halves.
    let apart = inst.opcode.desc().requires == Feature::UnpackedD16;
    let (d16, high) = (start.contains("_d16"), start.ends_with("_hi"));
    let data = register(inst, Field::Vdata)?;
    for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
        if !start.contains("load") {
            store(
                st,
                &format,
                &buffer,
                lane,
                |st, i| match (d16, high) {
                    (false, _) => st.vgprs[data + i][lane],
                    (_, true) => widen(st.vgprs[data][lane] >> 16, format.nfmt),
                    _ if apart => widen(st.vgprs[data + i][lane], format.nfmt),
                    _ => widen(st.vgprs[data + i / 2][lane] >> (16 * (i % 2)), format.nfmt),
                },
                count,
            );
            continue;
        }
        let values = load_components(st, &format, &buffer, lane);
        for (i, &value) in values.iter().enumerate().take(count) {
            let half = narrow(value, format.integer());
            let register = &mut st.vgprs[data + if d16 && !apart { i / 2 } else { i }][lane];
            *register = match (d16, !apart && (high || i % 2 == 1)) {
                (false, _) => value,
                (true, false) => half,
                (true, true) => *register & 0xffff | half << 16,
            };
        }
    }
    Some(())
}

fn store(
    st: &mut State,
    format: &Format,
    buffer: &Buffer,
    lane: usize,
    given: impl Fn(&State, usize) -> u32,
    count: usize,
) {
    let size = format.size();
    if size == 0 || buffer.address(lane, 0).is_none() || buffer.address(lane, size - 1).is_none() {
        return;
    }
    let mut element = 0u128;
    let mut shift = 0;
    for (c, &bits) in format.bits.iter().enumerate() {
        let from = (0..count).find(|&i| format.select[i] as usize == c + 4);
        let value = from.map_or(0, |i| encode(given(st, i), bits, format.nfmt));
        element |= u128::from(value) << shift;
        shift += bits;
    }
    for i in 0..size {
        let address = buffer.address(lane, i).expect("checked");
        st.store(Space::Global, address, 1, (element >> (8 * i)) as u64);
    }
}

/// Data between memory and LDS: each lane has the dword at M0[15:0] + offset + 4 × lane.
pub fn through_lds(inst: &Inst, st: &mut State, places: &[Place]) -> Option<()> {
    let (_, kind) = inst.opcode.mnemonic().split_once('_')?;
    let kind = kind.replace("load_lds_", "load_");
    let dwords: u64 = match kind.as_str() {
        "load_dwordx3" => 3,
        "load_dwordx4" => 4,
        _ => 1,
    };
    // "TIDinWave * 16" for several dwords (CDNA4 manual, 9.1.9), of gfx950's larger LDS.
    let (each, m0) = match (dwords, st.bytes) {
        (1, Bytes::OneZero) => (4, st.m0 & 0xffff),
        (1, Bytes::Ocp) => (4, st.m0 & 0x3_ffff),
        _ => (16, st.m0 & 0x3_ffff),
    };
    for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
        let lds = u64::from(m0).wrapping_add_signed(inst.mods.offset.into()) + each * lane as u64;
        if kind == "store_lds_dword" {
            let value = st.load(Space::Lds, lds, 4);
            places[lane].write(st, lane, 0, 4, value);
            continue;
        }
        for i in 0..if dwords > 1 { dwords } else { 0 } {
            let value = places[lane].read(st, lane, 4 * i, 4);
            st.store(Space::Lds, lds + 4 * i, 4, value);
        }
        if dwords > 1 {
            continue;
        }
        let value = match kind.as_str() {
            "load_ubyte" => places[lane].read(st, lane, 0, 1),
            "load_sbyte" => places[lane].read(st, lane, 0, 1) as u8 as i8 as i64 as u64,
            "load_ushort" => places[lane].read(st, lane, 0, 2),
            "load_sshort" => places[lane].read(st, lane, 0, 2) as u16 as i16 as i64 as u64,
            "load_dword" => places[lane].read(st, lane, 0, 4),
            "load_format_x" => {
                let (format, buffer) = (Format::of(inst, st), Buffer::of(inst, st));
                load_components(st, &format, &buffer, lane)[0].into()
            }
            _ => return None,
        };
        st.store(Space::Lds, lds, 4, value);
    }
    Some(())
}
