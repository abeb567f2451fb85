//! Buffers with format conversion: MTBUF, and the `format` instructions of MUBUF.
//!
//! Sources: "Vega" 7nm ISA manual, 8.1.2 (data and number formats), 8.1.4 "Buffer Data", 8.1.8
//! (destination selects); see [`super::format`].

use super::buffer::BufferPlaces;
use super::format::{self, Layout, Missing, Packing, fetch, pieces};
use super::{Cx, Done, Exec};
use crate::error::{FaultKind, Trap};
use crate::program::{Dst, Op, Src};
use isa::{Family, Opcode};

fn unsupported(dfmt: u8, nfmt: u8) -> Trap {
    FaultKind::Unimplemented(format!("buffer data format {dfmt} as number format {nfmt}")).into()
}

/// Number formats of buffers have three bits.
fn layout(cx: &Cx<'_>, op: &Op) -> Result<Layout, Trap> {
    let (dfmt, nfmt, selects) = match (op.family, op.base) {
        (Family::Mubuf, Src::Scalar(code)) => {
            let word = cx.w.scalars[usize::from(code) + 3];
            let select = |i: u32| (word >> (3 * i) & 7) as u8;
            let selects = [select(0), select(1), select(2), select(3)];
            ((word >> 15 & 15) as u8, (word >> 12 & 7) as u8, selects)
        }
        _ => (op.mods.format & 15, op.mods.format >> 4 & 7, [4, 5, 6, 7]),
    };
    Layout::new(dfmt, nfmt, selects, Missing::Zero).ok_or_else(|| unsupported(dfmt, nfmt))
}

/// The components of instructions with so many of them.
const COMPONENTS: [usize; 4] = [0, 1, 2, 3];

fn load(cx: &mut Cx<'_>, op: &Op, count: usize, packing: Packing) -> Done {
    let layout = layout(cx, op)?;
    let places = BufferPlaces::new(cx, op);
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    let how = (&COMPONENTS[..count], packing);
    format::load(cx, (&layout, &places), dst.into(), how)
}

fn store(cx: &mut Cx<'_>, op: &Op, count: usize, packing: Packing) -> Done {
    let layout = layout(cx, op)?;
    let places = BufferPlaces::new(cx, op);
    let Src::Vector(data) = op.data else {
        return Ok(());
    };
    let how = (&COMPONENTS[..count], packing);
    format::store(cx, (&layout, &places), data.into(), how)
}

/// `lds` of `buffer_load_format_x`: the value as a load into a register would have it.
pub(super) fn load_value(
    cx: &mut Cx<'_>,
    op: &Op,
    places: &BufferPlaces,
    lane: usize,
) -> Result<u32, Trap> {
    let layout = layout(cx, op)?;
    let element = fetch(cx, &layout, places, lane)?;
    Ok(layout.selected(element, layout.selects[0]))
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
    let Ok(layout) = layout(cx, op) else {
        return (Vec::new(), Conversion::Converts);
    };
    let conversion = match layout.is_raw() {
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
