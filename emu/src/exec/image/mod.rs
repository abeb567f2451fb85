//! Images: MIMG. Source: "Vega" 7nm ISA manual, 8.2 to 8.4.
//!
//! - [`parts`]: what the suffixes of an instruction say its address has.
//! - [`resource`]: what an image is and where its texels lie (T#).
//! - [`address`]: the texels of a load, store or atomic.
//! - [`sampler`]: how coordinates become texels (S#).
//! - [`sample`]: filters, comparisons, gathers.
//!
//! Only linear images are executed, of which only the base level. All that is not executed is an
//! error that says so; so are the modifiers `tfe`, `lwe` and `r128`.

mod address;
mod parts;
pub(crate) mod resource;
mod sample;
pub(crate) mod sampler;

pub(super) use address::ImagePlaces;
pub(crate) use resource::{Rules, rules};

use super::format::{self, Layout, Number, Packing, pieces};
use super::typed_buffer::Conversion;
use super::{Cx, Done, Exec};
use crate::error::Trap;
use crate::program::{Dst, Op, Src};
use crate::wave::{Wave, lanes_of};
use isa::{InstFlags, ModFlags, Opcode};
use parts::{Declares, Parts, Width};
use resource::{Halves, Resource, WORDS, refused};

/// The dwords of a resource or sampler.
fn words<const N: usize>(w: &Wave, from: Src) -> Option<[u32; N]> {
    let Src::Scalar(code) = from else {
        return None;
    };
    let registers = w.scalars.get(usize::from(code)..)?.get(..N)?;
    registers.try_into().ok()
}

/// The dwords of an instruction's resource.
fn resource_words(w: &Wave, op: &Op) -> Result<[u32; WORDS], Trap> {
    words(w, op.base).ok_or_else(|| refused("a resource that is not in SGPRs"))
}

/// Whether an instruction says that its image is an array.
fn declares(flags: ModFlags) -> Declares {
    match flags.contains(ModFlags::DA) {
        true => Declares::Array,
        false => Declares::Single,
    }
}

/// What the parts of an instruction's address have.
fn width(flags: ModFlags) -> Width {
    match flags.contains(ModFlags::A16) {
        true => Width::Halves,
        false => Width::Dwords,
    }
}

/// Registers of an instruction's address, which the type of its image says; nothing where that is
/// none.
pub(crate) fn address_count(w: &Wave, opcode: Opcode, flags: ModFlags, srsrc: u16) -> Option<u16> {
    let parts = parts::of(opcode)?;
    let words: [u32; WORDS] = words(w, Src::Scalar(srsrc))?;
    let dim = resource::dim(&words)?;
    let places = parts.places(dim, declares(flags), width(flags));
    Some(places.count as u16)
}

/// The components that an instruction's mask names, lowest first, and how many they are.
fn masked(mask: u8) -> ([usize; 4], usize) {
    let mut components = [0; 4];
    let mut count = 0;
    for i in (0..4).filter(|i| mask >> i & 1 != 0) {
        components[count] = i;
        count += 1;
    }
    (components, count)
}

/// As [`masked`], for a store: with 16 bits "DMASK is used only as a word count" (table 35, D16).
fn masked_for_store(op: &Op) -> ([usize; 4], usize) {
    let (components, count) = masked(op.mods.dmask & 15);
    match op.mods.has(ModFlags::D16) {
        true => ([0, 1, 2, 3], count),
        false => (components, count),
    }
}

/// How an instruction's registers hold components.
fn packing(cx: &Cx<'_>, op: &Op) -> Packing {
    match (op.mods.has(ModFlags::D16), cx.shared.images.halves) {
        (false, _) => Packing::Dwords,
        (true, Halves::Packed) => Packing::Halves,
        (true, Halves::Unpacked) => Packing::Low,
    }
}

fn no_components() -> Trap {
    refused("a dmask of no components")
}

/// The format of what an instruction moves: the image's, or none.
fn layout(op: &Op, resource: &Resource) -> Result<Layout, Trap> {
    use Opcode::*;
    let raw = match op.opcode {
        ImageLoadPck | ImageLoadMipPck | ImageStorePck | ImageStoreMipPck => Some(Number::Bits),
        ImageLoadPckSgn | ImageLoadMipPckSgn => Some(Number::Sint),
        _ => None,
    };
    match raw {
        None => Ok(resource.layout.clone()),
        Some(number) => {
            let raw = resource.layout.raw(number);
            raw.ok_or_else(|| refused("an element of no whole number of dwords"))
        }
    }
}

fn load(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    if cx.w.exec() == 0 {
        return Ok(());
    }
    let (resource, places) = ImagePlaces::new(cx, op)?;
    let layout = layout(op, &resource)?;
    let (components, count) = masked(op.mods.dmask & 15);
    let how = (&components[..count], packing(cx, op));
    match count {
        0 => Err(no_components()),
        _ => format::load(cx, (&layout, &places), dst.into(), how),
    }
}

fn store(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Src::Vector(data) = op.data else {
        return Ok(());
    };
    if cx.w.exec() == 0 {
        return Ok(());
    }
    let (resource, places) = ImagePlaces::new(cx, op)?;
    let layout = layout(op, &resource)?;
    if layout.number == Number::Srgb {
        // "KV and CZ don't have write support for SRGBA" (ROCR-Runtime, `image_manager_kv.cpp`).
        return Err(refused("a store to an image of sRGB"));
    }
    let (components, count) = masked_for_store(op);
    let how = (&components[..count], packing(cx, op));
    match count {
        0 => Err(no_components()),
        _ => format::store(cx, (&layout, &places), data.into(), how),
    }
}

fn get_resinfo(cx: &mut Cx<'_>, op: &Op) -> Done {
    let (Dst::Vector(dst), Src::Vector(address)) = (op.dst, op.addr) else {
        return Ok(());
    };
    let (components, count) = masked(op.mods.dmask & 15);
    let level_bits = match width(op.mods.flags) {
        Width::Dwords => u32::MAX,
        Width::Halves => 0xffff,
    };
    for lane in lanes_of(cx.w.exec()) {
        let level = cx.w.vgprs[usize::from(address)][lane] & level_bits;
        let words = resource_words(cx.w, op)?;
        let info = Resource::info(&words, cx.shared.images, level)?;
        for (i, &component) in components[..count].iter().enumerate() {
            cx.w.vgprs[usize::from(dst) + i][lane] = info[component];
        }
    }
    match count {
        0 => Err(no_components()),
        _ => Ok(()),
    }
}

/// Checks an atomic with so many registers of data: "supported only on 32- and 64-bit-per pixel
/// surfaces", each with its own values of DMASK (8.4.1, Atomics).
pub(super) fn check_atomic(op: &Op, resource: &Resource, registers: usize) -> Done {
    let mask = op.mods.dmask & 15;
    let operands = match op.opcode {
        Opcode::ImageAtomicCmpswap
        | Opcode::ImageAtomicCmpswapRtn
        | Opcode::ImageAtomicFcmpswap
        | Opcode::ImageAtomicFcmpswapRtn => 2,
        _ => 1,
    };
    let bytes = resource.layout.size();
    if u32::from(mask) != (1 << registers) - 1 {
        return Err(refused(format!("an atomic with a dmask of {mask:#x}")));
    }
    match 4 * registers as u32 == operands * bytes {
        true => Ok(()),
        false => Err(refused(format!("an atomic on texels of {bytes} bytes"))),
    }
}

/// Bytes that an instruction is about to access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub lane: usize,
    pub address: u64,
    pub bytes: u32,
    /// The register that holds exactly these bytes, counted from the first one of the data.
    pub register: Option<u16>,
}

/// All of it. Of samples these are the texels that count.
pub(crate) fn pieces_of(cx: &Cx<'_>, op: &Op) -> Result<Vec<Piece>, Trap> {
    let parts = parts::of(op.opcode).unwrap_or(Parts::INFO);
    if cx.w.exec() == 0 || parts.contains(Parts::INFO) {
        return Ok(Vec::new());
    }
    if parts.contains(Parts::SAMPLES) {
        return sample::pieces_of(cx, op);
    }
    let (resource, places) = ImagePlaces::new(cx, op)?;
    let atomic = super::atomics::of_image(op.opcode);
    let layout = layout(op, &resource)?;
    let raw = match op.opcode.desc().flags.contains(InstFlags::STORES) {
        true => layout.stores_raw(),
        false => layout.is_raw(),
    };
    let conversion = match raw && !op.mods.has(ModFlags::D16) || atomic {
        true => Conversion::None,
        false => Conversion::Converts,
    };
    let (components, count) = masked_for_store(op);
    let register = |at: u32| match (conversion, atomic) {
        (Conversion::Converts, _) => None,
        (_, true) => Some((at / 4) as u16),
        (_, false) => {
            let place = components[..count].iter().position(|&c| c as u32 == at / 4);
            place.map(|i| i as u16)
        }
    };
    let mut all = Vec::new();
    for lane in lanes_of(cx.w.exec()) {
        let Some(address) = places.address(lane) else {
            continue;
        };
        for (at, size) in pieces(layout.size()) {
            all.push(Piece {
                lane,
                address: address.wrapping_add(at.into()),
                bytes: size,
                register: register(at),
            });
        }
    }
    Ok(all)
}

/// Whether there is an instruction with these modifiers.
pub(crate) fn executes(flags: ModFlags) -> bool {
    let refused = ModFlags::TFE | ModFlags::LWE | ModFlags::R128;
    !flags.intersects(refused)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        ImageLoad | ImageLoadMip | ImageLoadPck | ImageLoadPckSgn | ImageLoadMipPck
        | ImageLoadMipPckSgn => load,
        ImageStore | ImageStoreMip | ImageStorePck | ImageStoreMipPck => store,
        ImageGetResinfo => get_resinfo,
        _ => match parts::of(opcode)? {
            parts if parts.contains(Parts::GATHERS) => sample::gather,
            parts if parts.contains(Parts::SAMPLES) => sample::sample,
            _ => return None,
        },
    };
    Some(exec)
}
