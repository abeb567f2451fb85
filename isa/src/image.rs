//! How many registers an image's address has, from GFX10 on, where the instruction names the
//! dimension (LLVM, `getAddrSizeMIMGOp`; RDNA manuals, "Image Address Opcodes").

use crate::{Field, Generation, InstDesc, InstFlags, ModFlags, Modifiers};
use smallvec::SmallVec;

/// A dimension: the hardware's number is the position in [`DIMS`].
pub(crate) struct Dim {
    /// As in `dim:SQ_RSRC_IMG_2D`, without what all begin with.
    pub(crate) name: &'static str,
    coordinates: u8,
    gradients: u8,
}

const fn dim(name: &'static str, coordinates: u8, gradients: u8) -> Dim {
    Dim {
        name,
        coordinates,
        gradients,
    }
}

/// The dimensions.
pub(crate) const DIMS: [Dim; 8] = [
    dim("1D", 1, 2),
    dim("2D", 2, 4),
    dim("3D", 3, 6),
    dim("CUBE", 3, 4),
    dim("1D_ARRAY", 2, 2),
    dim("2D_ARRAY", 3, 4),
    dim("2D_MSAA", 3, 4),
    dim("2D_MSAA_ARRAY", 4, 4),
];

/// What the parts of a mnemonic say about the address.
struct Parts {
    /// Dwords for offset, bias and comparison.
    extra: u8,
    coordinates: bool,
    /// A level of detail, its clamp, or a level of the mipmap.
    level: bool,
    gradients: bool,
    half_gradients: bool,
}

fn parts(mnemonic: &str) -> Parts {
    let mut parts = Parts {
        extra: 0,
        coordinates: !mnemonic.contains("get_resinfo"),
        level: mnemonic.ends_with("_mip")
            || mnemonic.contains("_mip_")
            || mnemonic.contains("get_resinfo"),
        gradients: false,
        half_gradients: false,
    };
    let samples = mnemonic.contains("sample") || mnemonic.contains("gather4");
    for part in mnemonic.split('_').skip(2).filter(|_| samples) {
        match part {
            "o" | "b" | "c" => parts.extra += 1,
            "l" | "cl" => parts.level = true,
            "d" | "cd" => parts.gradients = true,
            "g16" => parts.half_gradients = true,
            _ => {}
        }
    }
    parts
}

/// Number of address registers.
pub(crate) fn address_count(desc: &InstDesc, mods: &Modifiers) -> u8 {
    let half = mods.has(ModFlags::A16);
    if desc.flags.contains(InstFlags::RAY) {
        return desc.addresses - if half { 3 } else { 0 };
    }
    let dim = &DIMS[usize::from(mods.dim & 7)];
    let parts = parts(desc.mnemonic);
    let coordinates = if parts.coordinates {
        dim.coordinates
    } else {
        0
    };
    let components = coordinates + u8::from(parts.level);
    let words = if half {
        components.div_ceil(2)
    } else {
        components
    };
    // Halves of gradients are packed for each direction separately.
    let gradients = match (parts.gradients, parts.half_gradients) {
        (false, _) => 0,
        (true, false) => dim.gradients,
        (true, true) => (dim.gradients / 2).next_multiple_of(2),
    };
    parts.extra + words + gradients
}

/// How many registers each part of an address has where the parts are named one by one. From GFX11
/// on there is room for few: the last part is all that is left, and rays have vectors of three.
pub(crate) fn separate_widths(
    desc: &InstDesc,
    mods: &Modifiers,
    generation: Generation,
) -> SmallVec<[u8; 13]> {
    let count = address_count(desc, mods);
    if generation <= Generation::Gfx10 {
        return SmallVec::from_elem(1, usize::from(count));
    }
    if desc.flags.contains(InstFlags::RAY) {
        let vectors = if mods.has(ModFlags::A16) { 2 } else { 3 };
        if let Some(last) = last_of_wide_ray(desc.mnemonic) {
            return SmallVec::from_slice(&[2, 2, 3, 3, last]);
        }
        let mut widths = SmallVec::from_slice(&[count - 1 - 3 * vectors, 1]);
        widths.extend(std::iter::repeat_n(3, usize::from(vectors)));
        return widths;
    }
    let most = most_parts(desc, generation);
    let mut widths = SmallVec::from_elem(1, usize::from(count.min(most)));
    if let (Some(last), true) = (widths.last_mut(), count > most) {
        *last = count - most + 1;
    }
    widths
}

/// The last part of what GFX12 has for rays against several boxes: as many offsets of nodes.
fn last_of_wide_ray(mnemonic: &str) -> Option<u8> {
    match mnemonic {
        "image_bvh_dual_intersect_ray" => Some(2),
        "image_bvh8_intersect_ray" => Some(1),
        _ => None,
    }
}

/// The parts that an encoding has room for: GFX12's samples have a field less.
pub(crate) fn most_parts(desc: &InstDesc, generation: Generation) -> u8 {
    let samples = desc.operands.iter().any(|o| o.field == Field::Ssamp);
    match (samples, generation) {
        (true, Generation::Gfx12) => 4,
        _ => 5,
    }
}

/// The most address registers that are needed without samples of a texel: samplers know no
/// dimension with these.
pub(crate) fn most_needed(desc: &InstDesc) -> u8 {
    if !desc.operands.iter().any(|o| o.field == Field::Ssamp) {
        return desc.addresses;
    }
    let most = Modifiers {
        dim: CUBE_OR_3D,
        ..Modifiers::default()
    };
    address_count(desc, &most)
}

/// The dimension with the most coordinates and gradients.
const CUBE_OR_3D: u8 = 2;

/// The registers of a tuple that holds so many: above twelve there is only the one of sixteen.
pub(crate) fn tuple_width(count: u8) -> u8 {
    if count > 12 { 16 } else { count }
}

/// The most registers that can be named one by one: one in the instruction, four in each of three
/// dwords after it. gfx101x reads one such dword only, which is for code generation to know.
pub(crate) const MOST_SEPARATE: u8 = 13;
