//! Buffers with format conversion: MTBUF, and the `format` instructions of MUBUF.
//!
//! Sources: "Vega" 7nm ISA manual, 8.1.2 (data and number formats), 8.1.4 "Buffer Data", 8.1.8
//! (destination selects). Names of data formats list the components from the highest bits to the
//! lowest, as Mesa and LLVM use them: `2_10_10_10` has X in bits 0 to 9.
//!
//! Not documented, and chosen here: components that the format does not have read as zero whatever
//! a resource's select says; a stored component that no select names, or that the instruction does
//! not give, is zero. A format that the manual reserves, or floats of a size that does not exist,
//! is an error.

use super::buffer::BufferPlaces;
use super::flat::{Places, Spot};
use super::{Cx, Done, Exec};
use crate::error::{FaultKind, Trap};
use crate::float::Denormals;
use crate::float::soft::{self, Format, HALF, SINGLE};
use crate::float::{Modes, Round};
use crate::program::{Dst, Op, Src};
use crate::wave::lanes_of;
use isa::{Family, Opcode};

/// Bits of the components, lowest first, by data format (manual, table 26, DFMT); 0 and 15 have
/// none.
const DATA_FORMATS: [&[u32]; 16] = [
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
    &[],
];

/// Number formats (manual, table 26, NFMT).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Unorm,
    Snorm,
    Uscaled,
    Sscaled,
    Uint,
    Sint,
    Float,
}

/// How VGPRs hold the components.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    /// 32 bits each.
    Dwords,
    /// 16 bits each, two to a register.
    Halves,
    /// 16 bits each, in the low half of a register of its own; a load leaves zero above (gfx801 to
    /// gfx805 with several; one alone anywhere).
    Low,
    /// One of 16 bits, in the high half; a load keeps the low half.
    High,
}

/// Format of the elements of a buffer, and which component each register gets.
struct Layout {
    bits: &'static [u32],
    number: Number,
    /// Destination selects: 0, 1, or component + 4.
    selects: [u8; 4],
}

/// Unsigned floats of the packed formats: five bits of exponent, no sign.
const fn unsigned_float(bits: u32) -> Option<Format> {
    match bits {
        10 | 11 => Some(Format {
            fraction: bits - 5,
            exponent: 5,
        }),
        16 => Some(HALF),
        _ => None,
    }
}

fn unsupported(dfmt: u8, nfmt: u8) -> Trap {
    FaultKind::Unimplemented(format!("buffer data format {dfmt} as number format {nfmt}")).into()
}

impl Layout {
    fn of(cx: &Cx<'_>, op: &Op) -> Result<Layout, Trap> {
        let (dfmt, nfmt, selects) = match (op.family, op.base) {
            (Family::Mubuf, Src::Scalar(code)) => {
                let word = cx.w.scalars[usize::from(code) + 3];
                let select = |i: u32| (word >> (3 * i) & 7) as u8;
                let selects = [select(0), select(1), select(2), select(3)];
                ((word >> 15 & 15) as u8, (word >> 12 & 7) as u8, selects)
            }
            _ => (op.mods.format & 15, op.mods.format >> 4 & 7, [4, 5, 6, 7]),
        };
        let number = match nfmt {
            0 => Number::Unorm,
            1 => Number::Snorm,
            2 => Number::Uscaled,
            3 => Number::Sscaled,
            4 => Number::Uint,
            5 => Number::Sint,
            7 => Number::Float,
            _ => return Err(unsupported(dfmt, nfmt)),
        };
        let bits = DATA_FORMATS[usize::from(dfmt)];
        let no_float = |&b: &u32| b != 32 && unsigned_float(b).is_none();
        if dfmt == 15 || number == Number::Float && bits.iter().any(no_float) {
            return Err(unsupported(dfmt, nfmt));
        }
        Ok(Layout {
            bits,
            number,
            selects,
        })
    }

    /// Bytes of an element.
    fn size(&self) -> u32 {
        self.bits.iter().sum::<u32>() / 8
    }

    /// Lowest bit of a component.
    fn shift(&self, component: usize) -> u32 {
        self.bits[..component].iter().sum()
    }

    fn is_integer(&self) -> bool {
        matches!(self.number, Number::Uint | Number::Sint)
    }

    /// The value of a register for a component: 32 bits, integer or single precision.
    fn load(&self, element: u128, select: u8) -> u32 {
        let component = match select {
            1 if self.is_integer() => return 1,
            1 => return 1f32.to_bits(),
            4.. => usize::from(select - 4),
            _ => return 0,
        };
        let Some(&bits) = self.bits.get(component) else {
            return 0;
        };
        let raw = (element >> self.shift(component)) as u32 & (u32::MAX >> (32 - bits));
        decode(raw, bits, self.number)
    }
}

/// What a component in memory stands for. Components of 32 bits are not converted.
fn decode(raw: u32, bits: u32, number: Number) -> u32 {
    if bits == 32 {
        return raw;
    }
    let signed = ((raw << (32 - bits)) as i32) >> (32 - bits);
    match number {
        Number::Uint => raw,
        Number::Sint => signed as u32,
        Number::Uscaled => (raw as f32).to_bits(),
        Number::Sscaled => (signed as f32).to_bits(),
        Number::Unorm => ((f64::from(raw) / f64::from((1u32 << bits) - 1)) as f32).to_bits(),
        Number::Snorm => {
            let most = f64::from((1i32 << (bits - 1)) - 1);
            ((f64::from(signed) / most).max(-1.0) as f32).to_bits()
        }
        Number::Float => match unsigned_float(bits) {
            Some(format) => {
                soft::convert(raw.into(), format, SINGLE, Denormals::Kept, Modes::KEEP) as u32
            }
            None => raw,
        },
    }
}

/// The bits of a component for a register's value: numbers are rounded to nearest and saturate,
/// NaN becomes zero unless the component is a float.
fn encode(value: u32, bits: u32, number: Number) -> u32 {
    if bits == 32 {
        return value;
    }
    let mask = (1u32 << bits) - 1;
    let half = 1i64 << (bits - 1);
    let x = f64::from(f32::from_bits(value));
    let rounded = |low: f64, high: f64, scale: f64| {
        ((x.clamp(low, high) * scale).round_ties_even() as i64) as u32 & mask
    };
    let (low, high) = (-half as f64, (half - 1) as f64);
    match number {
        Number::Uint => value.min(mask),
        Number::Sint => i64::from(value as i32).clamp(-half, half - 1) as u32 & mask,
        Number::Unorm => rounded(0.0, 1.0, f64::from(mask)),
        Number::Snorm => rounded(-1.0, 1.0, high),
        Number::Uscaled => rounded(0.0, f64::from(mask), 1.0),
        Number::Sscaled => rounded(low, high, 1.0),
        Number::Float => encode_float(value, bits),
    }
}

/// Floats without a sign have no negative numbers: these become zero.
fn encode_float(value: u32, bits: u32) -> u32 {
    let Some(format) = unsigned_float(bits) else {
        return value;
    };
    let nan = value & 0x7fff_ffff > 0x7f80_0000;
    match (bits, value >> 31) {
        (10 | 11, 1) if !nan => 0,
        _ => {
            let r =
                soft::convert(value.into(), SINGLE, format, Denormals::Kept, Modes::KEEP) as u32;
            r & ((1 << bits) - 1)
        }
    }
}

/// 16 bits of a register for a component's value.
fn narrow(value: u32, integer: bool) -> u32 {
    match integer {
        true => value & 0xffff,
        false => {
            let modes = Modes {
                round: Round::Nearest,
                ..Modes::KEEP
            };
            soft::convert(value.into(), SINGLE, HALF, Denormals::Kept, modes) as u32
        }
    }
}

/// 32 bits for 16 bits of a register.
fn widen(value: u32, number: Number) -> u32 {
    match number {
        Number::Uint => value & 0xffff,
        Number::Sint => i32::from(value as i16) as u32,
        _ => soft::convert(
            (value & 0xffff).into(),
            HALF,
            SINGLE,
            Denormals::Kept,
            Modes::KEEP,
        ) as u32,
    }
}

/// Whether a lane's element lies in the buffer; all of it or nothing counts (manual, 8.1.5, note
/// 3).
fn inside(places: &impl Places, lane: usize, size: u32) -> Result<bool, Trap> {
    for byte in [0, size.saturating_sub(1)] {
        if places.at(lane, byte, 1)? == Spot::Nowhere {
            return Ok(false);
        }
    }
    Ok(size != 0)
}

/// Sizes of the accesses that make up an element.
fn pieces(size: u32) -> impl Iterator<Item = (u32, u32)> {
    let step = size.min(4);
    (0..size)
        .step_by(step.max(1) as usize)
        .map(move |at| (at, step))
}

/// A lane's element; `None` outside the buffer.
fn fetch(
    cx: &mut Cx<'_>,
    layout: &Layout,
    places: &BufferPlaces,
    lane: usize,
) -> Result<Option<u128>, Trap> {
    if !inside(places, lane, layout.size())? {
        return Ok(None);
    }
    let mut element = 0;
    for (at, size) in pieces(layout.size()) {
        element |= u128::from(cx.get(places, lane, at, size)?) << (8 * at);
    }
    Ok(Some(element))
}

/// The value for a register. Outside, only the constant one remains (manual, 8.1.5, note 1).
fn selected(layout: &Layout, element: Option<u128>, select: u8) -> u32 {
    match (element, select) {
        (None, select) if select != 1 => 0,
        (element, select) => layout.load(element.unwrap_or(0), select),
    }
}

fn load(cx: &mut Cx<'_>, op: &Op, count: usize, packing: Packing) -> Done {
    let layout = Layout::of(cx, op)?;
    let places = BufferPlaces::new(cx, op);
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    for lane in lanes_of(cx.w.exec()) {
        let element = fetch(cx, &layout, &places, lane)?;
        let value = |i: usize| selected(&layout, element, layout.selects[i]);
        let half = |i: usize| narrow(value(i), layout.is_integer());
        let registers = &mut cx.w.vgprs[usize::from(dst)..];
        match packing {
            Packing::Dwords => (0..count).for_each(|i| registers[i][lane] = value(i)),
            Packing::High => registers[0][lane] = registers[0][lane] & 0xffff | half(0) << 16,
            Packing::Low => (0..count).for_each(|i| registers[i][lane] = half(i)),
            Packing::Halves => (0..count.div_ceil(2)).for_each(|i| {
                let high = if 2 * i + 1 < count {
                    half(2 * i + 1)
                } else {
                    0
                };
                registers[i][lane] = half(2 * i) | high << 16;
            }),
        }
    }
    Ok(())
}

fn store(cx: &mut Cx<'_>, op: &Op, count: usize, packing: Packing) -> Done {
    let layout = Layout::of(cx, op)?;
    let places = BufferPlaces::new(cx, op);
    let Src::Vector(data) = op.data else {
        return Ok(());
    };
    for lane in lanes_of(cx.w.exec()) {
        if !inside(&places, lane, layout.size())? {
            continue;
        }
        let registers = &cx.w.vgprs[usize::from(data)..];
        let given = |i: usize| match packing {
            Packing::Dwords => registers[i][lane],
            Packing::Low => widen(registers[i][lane], layout.number),
            Packing::High => widen(registers[0][lane] >> 16, layout.number),
            Packing::Halves => widen(registers[i / 2][lane] >> (16 * (i % 2)), layout.number),
        };
        let mut element = 0u128;
        for (component, &bits) in layout.bits.iter().enumerate() {
            let from = (0..count).find(|&i| usize::from(layout.selects[i]) == component + 4);
            let value = from.map_or(0, |i| encode(given(i), bits, layout.number));
            element |= u128::from(value) << layout.shift(component);
        }
        for (at, size) in pieces(layout.size()) {
            cx.put(&places, lane, at, size, (element >> (8 * at)) as u32)?;
        }
    }
    Ok(())
}

/// `lds` of `buffer_load_format_x`: the value as a load into a register would have it.
pub(super) fn load_value(
    cx: &mut Cx<'_>,
    op: &Op,
    places: &BufferPlaces,
    lane: usize,
) -> Result<u32, Trap> {
    let layout = Layout::of(cx, op)?;
    let element = fetch(cx, &layout, places, lane)?;
    Ok(selected(&layout, element, layout.selects[0]))
}

/// Whether a memory's element is in the registers as it is: components of 32 bits in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Conversion {
    None,
    Converts,
}

/// Sizes of the accesses that make up the element of a lane, and whether it is converted. Nothing
/// where it has no format, or one that is an error.
pub(crate) fn element(cx: &Cx<'_>, op: &Op) -> (Vec<(u32, u32)>, Conversion) {
    let Ok(layout) = Layout::of(cx, op) else {
        return (Vec::new(), Conversion::Converts);
    };
    let conversion = match layout.selects == [4, 5, 6, 7] && layout.bits.iter().all(|b| *b == 32) {
        true => Conversion::None,
        false => Conversion::Converts,
    };
    (pieces(layout.size()).collect(), conversion)
}

/// Whether an instruction converts formats.
pub(crate) fn has_format(opcode: Opcode) -> bool {
    lookup(opcode).is_some()
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    use Packing::{Dwords, Halves, High, Low};
    let exec: Exec = match opcode {
        TbufferLoadFormatX | BufferLoadFormatX => |cx, op| load(cx, op, 1, Dwords),
        TbufferLoadFormatXy | BufferLoadFormatXy => |cx, op| load(cx, op, 2, Dwords),
        TbufferLoadFormatXyz | BufferLoadFormatXyz => |cx, op| load(cx, op, 3, Dwords),
        TbufferLoadFormatXyzw | BufferLoadFormatXyzw => |cx, op| load(cx, op, 4, Dwords),
        TbufferLoadFormatD16X | BufferLoadFormatD16X => |cx, op| load(cx, op, 1, Low),
        TbufferLoadFormatD16Xy | BufferLoadFormatD16Xy => |cx, op| load(cx, op, 2, Halves),
        TbufferLoadFormatD16Xyz | BufferLoadFormatD16Xyz => |cx, op| load(cx, op, 3, Halves),
        TbufferLoadFormatD16Xyzw | BufferLoadFormatD16Xyzw => |cx, op| load(cx, op, 4, Halves),
        TbufferLoadFormatD16XyGfx80 | BufferLoadFormatD16XyGfx80 => |cx, op| load(cx, op, 2, Low),
        TbufferLoadFormatD16XyzGfx80 | BufferLoadFormatD16XyzGfx80 => |cx, op| load(cx, op, 3, Low),
        TbufferLoadFormatD16XyzwGfx80 | BufferLoadFormatD16XyzwGfx80 => {
            |cx, op| load(cx, op, 4, Low)
        }
        BufferLoadFormatD16HiX => |cx, op| load(cx, op, 1, High),
        TbufferStoreFormatX | BufferStoreFormatX => |cx, op| store(cx, op, 1, Dwords),
        TbufferStoreFormatXy | BufferStoreFormatXy => |cx, op| store(cx, op, 2, Dwords),
        TbufferStoreFormatXyz | BufferStoreFormatXyz => |cx, op| store(cx, op, 3, Dwords),
        TbufferStoreFormatXyzw | BufferStoreFormatXyzw => |cx, op| store(cx, op, 4, Dwords),
        TbufferStoreFormatD16X | BufferStoreFormatD16X => |cx, op| store(cx, op, 1, Low),
        TbufferStoreFormatD16Xy | BufferStoreFormatD16Xy => |cx, op| store(cx, op, 2, Halves),
        TbufferStoreFormatD16Xyz | BufferStoreFormatD16Xyz => |cx, op| store(cx, op, 3, Halves),
        TbufferStoreFormatD16Xyzw | BufferStoreFormatD16Xyzw => |cx, op| store(cx, op, 4, Halves),
        TbufferStoreFormatD16XyGfx80 | BufferStoreFormatD16XyGfx80 => {
            |cx, op| store(cx, op, 2, Low)
        }
        TbufferStoreFormatD16XyzGfx80 | BufferStoreFormatD16XyzGfx80 => {
            |cx, op| store(cx, op, 3, Low)
        }
        TbufferStoreFormatD16XyzwGfx80 | BufferStoreFormatD16XyzwGfx80 => {
            |cx, op| store(cx, op, 4, Low)
        }
        BufferStoreFormatD16HiX => |cx, op| store(cx, op, 1, High),
        _ => return None,
    };
    Some(exec)
}
