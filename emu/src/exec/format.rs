//! Elements of typed buffers and images: their data and number formats, and how registers hold
//! what is converted.
//!
//! Sources: "Vega" 7nm ISA manual, 8.1.2 (data and number formats of buffers), 8.1.4 "Buffer Data",
//! 8.1.8 (destination selects), 8.4.4 "Data Formats"; ROCR-Runtime's `resource_kv.h` for the
//! numbers of image formats. Names of data formats list the components from the highest bits to the
//! lowest, as Mesa and LLVM use them: `2_10_10_10` has X in bits 0 to 9.
//!
//! Not documented, and chosen here: components that a buffer's format does not have read as zero
//! whatever a resource's select says; a stored component that no select names, or that the
//! instruction does not give, is zero. A format that the manual reserves, or floats of a size that
//! does not exist, is an error.

use super::flat::{Places, Spot};
use super::{Cx, Done};
use crate::error::Trap;
use crate::float::Denormals;
use crate::float::soft::{self, Format, HALF, SINGLE};
use crate::float::{Modes, Round};
use crate::wave::lanes_of;

/// Bits of the components, lowest first, by data format (manual, table 26, DFMT); 0 and 15 have
/// none. From 16 on images alone have them.
const DATA_FORMATS: [&[u32]; 20] = [
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
    &[5, 6, 5],
    &[5, 5, 5, 1],
    &[1, 5, 5, 5],
    &[4, 4, 4, 4],
];

/// The first data format that buffers do not have.
const OF_IMAGES: u8 = 16;

/// Number formats (manual, table 26, NFMT; the last one is of images).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Number {
    Unorm,
    Snorm,
    Uscaled,
    Sscaled,
    Uint,
    Sint,
    Float,
    /// As it is: what does not fit is cut off.
    Bits,
    /// Unsigned, normalised; the first three components are on the curve of sRGB.
    Srgb,
}

/// How VGPRs hold the components.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Packing {
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

/// What a component that the format does not have reads as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    /// Zero.
    Zero,
    /// Zero, but the fourth one is one: "filling in zero or one for missing components" (manual,
    /// 8.4.1, of images).
    ZeroAndOne,
}

/// Format of the elements of a buffer or image, and which component each register gets.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub bits: &'static [u32],
    pub number: Number,
    /// Destination selects: 0, 1, or component + 4.
    pub selects: [u8; 4],
    pub missing: Missing,
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

/// A number format by its number, which is the same for buffers and images.
fn number(nfmt: u8) -> Option<Number> {
    Some(match nfmt {
        0 => Number::Unorm,
        1 => Number::Snorm,
        2 => Number::Uscaled,
        3 => Number::Sscaled,
        4 => Number::Uint,
        5 => Number::Sint,
        7 => Number::Float,
        9 => Number::Srgb,
        _ => return None,
    })
}

/// Whether there is a data format with these numbers in it.
fn exists(dfmt: u8, number: Number) -> bool {
    let bits = DATA_FORMATS[usize::from(dfmt)];
    let is_float = |&b: &u32| b == 32 || unsigned_float(b).is_some();
    match number {
        Number::Float => bits.iter().all(is_float),
        Number::Srgb => bits.iter().all(|&b| b == 8),
        Number::Unorm => true,
        // Packed colours are normalised only.
        _ => dfmt < OF_IMAGES,
    }
}

impl Layout {
    /// The format with these numbers; `None` if there is none.
    pub fn new(dfmt: u8, nfmt: u8, selects: [u8; 4], missing: Missing) -> Option<Layout> {
        let number = number(nfmt)?;
        let bits = DATA_FORMATS.get(usize::from(dfmt)).copied()?;
        (dfmt != 15 && exists(dfmt, number)).then_some(Layout {
            bits,
            number,
            selects,
            missing,
        })
    }

    /// The same without conversion: as many integers as the element has dwords.
    pub fn raw(&self, number: Number) -> Option<Layout> {
        let bits: &[u32] = match self.size() {
            1 => &[8],
            2 => &[16],
            4 => &[32],
            8 => &[32, 32],
            12 => &[32, 32, 32],
            16 => &[32, 32, 32, 32],
            _ => return None,
        };
        Some(Layout {
            bits,
            number,
            selects: [4, 5, 6, 7],
            missing: Missing::Zero,
        })
    }

    /// Bytes of an element.
    pub fn size(&self) -> u32 {
        self.bits.iter().sum::<u32>() / 8
    }

    /// Lowest bit of a component.
    fn shift(&self, component: usize) -> u32 {
        self.bits[..component].iter().sum()
    }

    pub fn is_integer(&self) -> bool {
        matches!(self.number, Number::Uint | Number::Sint | Number::Bits)
    }

    /// Whether an element's dwords are the components as registers hold them.
    pub fn is_raw(&self) -> bool {
        self.selects == [4, 5, 6, 7] && self.stores_raw()
    }

    /// Whether a store, which no selection is part of, writes registers as they are.
    pub fn stores_raw(&self) -> bool {
        self.bits.iter().all(|&b| b == 32)
    }

    /// One, as the format's numbers have it.
    pub fn one(&self) -> u32 {
        match self.is_integer() {
            true => 1,
            false => 1f32.to_bits(),
        }
    }

    /// The value of a register for a component: 32 bits, integer or single precision.
    fn load(&self, element: u128, select: u8) -> u32 {
        let component = match select {
            1 => return self.one(),
            4.. => usize::from(select - 4),
            _ => return 0,
        };
        let Some(&bits) = self.bits.get(component) else {
            return match (self.missing, component) {
                (Missing::ZeroAndOne, 3) => self.one(),
                _ => 0,
            };
        };
        let raw = (element >> self.shift(component)) as u32 & (u32::MAX >> (32 - bits));
        match (self.number, component) {
            (Number::Srgb, 3) => decode(raw, bits, Number::Unorm),
            (number, _) => decode(raw, bits, number),
        }
    }

    /// The value for a register. Outside, only the constant one remains (manual, 8.1.5, note 1).
    pub fn selected(&self, element: Option<u128>, select: u8) -> u32 {
        match (element, select) {
            (None, select) if select != 1 => 0,
            (element, select) => self.load(element.unwrap_or(0), select),
        }
    }
}

/// What a component in memory stands for. Components of 32 bits are not converted.
fn decode(raw: u32, bits: u32, number: Number) -> u32 {
    if bits == 32 {
        return raw;
    }
    let signed = ((raw << (32 - bits)) as i32) >> (32 - bits);
    match number {
        Number::Uint | Number::Bits => raw,
        Number::Sint => signed as u32,
        Number::Uscaled => (raw as f32).to_bits(),
        Number::Sscaled => (signed as f32).to_bits(),
        Number::Unorm => ((f64::from(raw) / f64::from((1u32 << bits) - 1)) as f32).to_bits(),
        Number::Snorm => {
            let most = f64::from((1i32 << (bits - 1)) - 1);
            ((f64::from(signed) / most).max(-1.0) as f32).to_bits()
        }
        Number::Srgb => from_srgb(f64::from(raw) / f64::from((1u32 << bits) - 1)).to_bits(),
        Number::Float => match unsigned_float(bits) {
            Some(format) => {
                soft::convert(raw.into(), format, SINGLE, Denormals::Kept, Modes::KEEP) as u32
            }
            None => raw,
        },
    }
}

/// A number on the curve of sRGB, as a linear one (IEC 61966-2-1).
fn from_srgb(x: f64) -> f32 {
    let linear = match x <= 0.04045 {
        true => x / 12.92,
        false => libm::pow((x + 0.055) / 1.055, 2.4),
    };
    linear as f32
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
        Number::Bits => value & mask,
        Number::Sint => i64::from(value as i32).clamp(-half, half - 1) as u32 & mask,
        // Nothing is stored as sRGB: see `image::store`.
        Number::Unorm | Number::Srgb => rounded(0.0, 1.0, f64::from(mask)),
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
pub(super) fn narrow(value: u32, integer: bool) -> u32 {
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
        Number::Uint | Number::Bits => value & 0xffff,
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
pub(super) fn pieces(size: u32) -> impl Iterator<Item = (u32, u32)> {
    let step = size.min(4);
    (0..size)
        .step_by(step.max(1) as usize)
        .map(move |at| (at, step))
}

/// A lane's element; `None` outside the buffer.
pub(super) fn fetch(
    cx: &mut Cx<'_>,
    layout: &Layout,
    places: &impl Places,
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

/// Writes the values of a lane to consecutive registers.
pub(super) fn put_registers(
    cx: &mut Cx<'_>,
    (dst, lane): (usize, usize),
    values: &[u32],
    (packing, is_integer): (Packing, bool),
) {
    let half = |i: usize| narrow(values[i], is_integer);
    let registers = &mut cx.w.vgprs[dst..];
    let count = values.len();
    match packing {
        Packing::Dwords => (0..count).for_each(|i| registers[i][lane] = values[i]),
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

/// Loads components into consecutive registers.
pub(super) fn load(
    cx: &mut Cx<'_>,
    (layout, places): (&Layout, &impl Places),
    dst: usize,
    (components, packing): (&[usize], Packing),
) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        let element = fetch(cx, layout, places, lane)?;
        let mut values = [0; 4];
        for (value, &i) in values.iter_mut().zip(components) {
            *value = layout.selected(element, layout.selects[i]);
        }
        let values = &values[..components.len()];
        put_registers(cx, (dst, lane), values, (packing, layout.is_integer()));
    }
    Ok(())
}

/// Stores components from consecutive registers.
pub(super) fn store(
    cx: &mut Cx<'_>,
    (layout, places): (&Layout, &impl Places),
    data: usize,
    (components, packing): (&[usize], Packing),
) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        if !inside(places, lane, layout.size())? {
            continue;
        }
        let registers = &cx.w.vgprs[data..];
        let given = |i: usize| match packing {
            Packing::Dwords => registers[i][lane],
            Packing::Low => widen(registers[i][lane], layout.number),
            Packing::High => widen(registers[0][lane] >> 16, layout.number),
            Packing::Halves => widen(registers[i / 2][lane] >> (16 * (i % 2)), layout.number),
        };
        let mut element = 0u128;
        for (component, &bits) in layout.bits.iter().enumerate() {
            let selects = |&i: &usize| usize::from(layout.selects[i]) == component + 4;
            let from = components.iter().position(selects);
            let value = from.map_or(0, |i| encode(given(i), bits, layout.number));
            element |= u128::from(value) << layout.shift(component);
        }
        for (at, size) in pieces(layout.size()) {
            cx.put(places, lane, at, size, (element >> (8 * at)) as u32)?;
        }
    }
    Ok(())
}
