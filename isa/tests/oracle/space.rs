//! Encodings to try: every opcode number of every format with random fields.

use super::random::Random;
use isa::Generation;

/// Fixed bits of an encoding's first dword and where its opcode number is.
pub struct Space {
    pub name: &'static str,
    fixed: u32,
    /// The first dword's bits that tell the format.
    mask: u32,
    low: u32,
    pub count: u32,
    dwords: usize,
}

const fn space(
    name: &'static str,
    (mask, fixed): (u32, u32),
    low: u32,
    count: u32,
    dwords: usize,
) -> Space {
    Space {
        name,
        fixed,
        mask,
        low,
        count,
        dwords,
    }
}

/// The encodings of GFX8 and GFX9 (manual, chapter 13), and last whatever a first dword can start
/// with, formats or not.
pub const SPACES: [Space; 21] = [
    space("SOP1", (0xff80_0000, 0xbe80_0000), 8, 256, 1),
    space("SOP2", (0xc000_0000, 0x8000_0000), 23, 0x60, 1),
    space("SOPC", (0xff80_0000, 0xbf00_0000), 16, 128, 1),
    space("SOPK", (0xf000_0000, 0xb000_0000), 23, 32, 1),
    space("SOPP", (0xff80_0000, 0xbf80_0000), 16, 128, 1),
    space("SMEM", (0xfc00_0000, 0xc000_0000), 18, 256, 2),
    space("VOP1", (0xfe00_0000, 0x7e00_0000), 9, 256, 1),
    space("VOP2", (0x8000_0000, 0x0000_0000), 25, 0x3f, 1),
    space("VOPC", (0xfe00_0000, 0x7c00_0000), 17, 256, 1),
    space("VOP3", (0xfc00_0000, 0xd000_0000), 16, 0x400, 2),
    space("VOP3P", (0xff80_0000, 0xd380_0000), 16, 128, 2),
    space("VINTRP", (0xfc00_0000, 0xd400_0000), 16, 4, 1),
    space("DS", (0xfc00_0000, 0xd800_0000), 17, 256, 2),
    space("FLAT", (0xfc00_c000, 0xdc00_0000), 18, 128, 2),
    space("SCRATCH", (0xfc00_c000, 0xdc00_4000), 18, 128, 2),
    space("GLOBAL", (0xfc00_c000, 0xdc00_8000), 18, 128, 2),
    space("MUBUF", (0xfc00_0000, 0xe000_0000), 18, 128, 2),
    space("MTBUF", (0xfc00_0000, 0xe800_0000), 15, 16, 2),
    space("MIMG", (0xfc00_0000, 0xf000_0000), 18, 128, 2),
    space("EXP", (0xfc00_0000, 0xc400_0000), 4, 64, 2),
    space("any", (0, 0), 23, 512, 2),
];

/// The encodings of GFX10 (RDNA manuals, "Microcode Formats").
pub const SPACES_10: [Space; 22] = [
    space("SOP1", (0xff80_0000, 0xbe80_0000), 8, 256, 1),
    space("SOP2", (0xc000_0000, 0x8000_0000), 23, 0x60, 1),
    space("SOPC", (0xff80_0000, 0xbf00_0000), 16, 128, 1),
    space("SOPK", (0xf000_0000, 0xb000_0000), 23, 32, 1),
    space("SOPP", (0xff80_0000, 0xbf80_0000), 16, 128, 1),
    space("SMEM", (0xfc00_0000, 0xf400_0000), 18, 256, 2),
    space("VOP1", (0xfe00_0000, 0x7e00_0000), 9, 256, 1),
    space("VOP2", (0x8000_0000, 0x0000_0000), 25, 0x3e, 1),
    space("VOPC", (0xfe00_0000, 0x7c00_0000), 17, 256, 1),
    space("VOP3", (0xfc00_0000, 0xd400_0000), 16, 0x400, 2),
    space("VOP3P", (0xff00_0000, 0xcc00_0000), 16, 128, 2),
    space("VINTRP", (0xfc00_0000, 0xc800_0000), 16, 4, 1),
    space("DS", (0xfc00_0000, 0xd800_0000), 18, 256, 2),
    space("FLAT", (0xfc00_c000, 0xdc00_0000), 18, 128, 2),
    space("SCRATCH", (0xfc00_c000, 0xdc00_4000), 18, 128, 2),
    space("GLOBAL", (0xfc00_c000, 0xdc00_8000), 18, 128, 2),
    space("MUBUF", (0xfc00_0000, 0xe000_0000), 18, 256, 2),
    space("MTBUF", (0xfc00_0000, 0xe800_0000), 16, 8, 2),
    space("MIMG", (0xfc00_0001, 0xf000_0000), 18, 128, 2),
    space("MIMG", (0xfc00_0001, 0xf000_0001), 18, 128, 2),
    space("EXP", (0xfc00_0000, 0xf800_0000), 4, 64, 2),
    space("any", (0, 0), 23, 512, 2),
];

/// The encodings of GFX11.
pub const SPACES_11: [Space; 25] = [
    space("SOP1", (0xff80_0000, 0xbe80_0000), 8, 256, 1),
    space("SOP2", (0xc000_0000, 0x8000_0000), 23, 0x60, 1),
    space("SOPC", (0xff80_0000, 0xbf00_0000), 16, 128, 1),
    space("SOPK", (0xf000_0000, 0xb000_0000), 23, 28, 1),
    space("SOPP", (0xff80_0000, 0xbf80_0000), 16, 128, 1),
    space("SMEM", (0xfc00_0000, 0xf400_0000), 18, 256, 2),
    space("VOP1", (0xfe00_0000, 0x7e00_0000), 9, 256, 1),
    space("VOP2", (0x8000_0000, 0x0000_0000), 25, 0x3e, 1),
    space("VOPC", (0xfe00_0000, 0x7c00_0000), 17, 256, 1),
    space("VOP3", (0xfc00_0000, 0xd400_0000), 16, 0x400, 2),
    space("VOP3P", (0xff00_0000, 0xcc00_0000), 16, 128, 2),
    space("VINTERP", (0xff00_0000, 0xcd00_0000), 16, 32, 2),
    space("LDSDIR", (0xff00_0000, 0xce00_0000), 20, 4, 1),
    space("DS", (0xfc00_0000, 0xd800_0000), 18, 256, 2),
    space("FLAT", (0xfc03_0000, 0xdc00_0000), 18, 128, 2),
    space("SCRATCH", (0xfc03_0000, 0xdc01_0000), 18, 128, 2),
    space("GLOBAL", (0xfc03_0000, 0xdc02_0000), 18, 128, 2),
    space("MUBUF", (0xfc00_0000, 0xe000_0000), 18, 256, 2),
    space("MTBUF", (0xfc00_0000, 0xe800_0000), 15, 16, 2),
    space("MIMG", (0xfc00_0001, 0xf000_0000), 18, 256, 2),
    space("MIMG", (0xfc00_0001, 0xf000_0001), 18, 256, 2),
    space("EXP", (0xfc00_0000, 0xf800_0000), 4, 64, 2),
    space("VOPD", (0xfc00_0000, 0xc800_0000), 17, 448, 2),
    space("VOPD", (0xfc00_0000, 0xc800_0000), 17, 448, 2),
    space("any", (0, 0), 23, 512, 2),
];

/// The encodings of GFX12.
pub const SPACES_12: [Space; 25] = [
    space("SOP1", (0xff80_0000, 0xbe80_0000), 8, 256, 1),
    space("SOP2", (0xc000_0000, 0x8000_0000), 23, 0x60, 1),
    space("SOPC", (0xff80_0000, 0xbf00_0000), 16, 128, 1),
    space("SOPK", (0xf000_0000, 0xb000_0000), 23, 28, 1),
    space("SOPP", (0xff80_0000, 0xbf80_0000), 16, 128, 1),
    space("SMEM", (0xfc18_0000, 0xf400_0000), 13, 64, 2),
    space("VOP1", (0xfe00_0000, 0x7e00_0000), 9, 256, 1),
    space("VOP2", (0x8000_0000, 0x0000_0000), 25, 0x3e, 1),
    space("VOPC", (0xfe00_0000, 0x7c00_0000), 17, 256, 1),
    space("VOP3", (0xfc00_0000, 0xd400_0000), 16, 0x400, 2),
    space("VOP3P", (0xff00_0000, 0xcc00_0000), 16, 128, 2),
    space("VINTERP", (0xff00_0000, 0xcd00_0000), 16, 32, 2),
    space("VDSDIR", (0xff00_0000, 0xce00_0000), 20, 4, 1),
    space("DS", (0xfc00_0000, 0xd800_0000), 18, 256, 2),
    space("FLAT", (0xff00_0000, 0xec00_0000), 14, 256, 3),
    space("SCRATCH", (0xff00_0000, 0xed00_0000), 14, 256, 3),
    space("GLOBAL", (0xff00_0000, 0xee00_0000), 14, 256, 3),
    space("VBUFFER", (0xfc00_0000, 0xc400_0000), 14, 256, 3),
    space("VBUFFER", (0xfc00_0000, 0xc400_0000), 14, 256, 3),
    space("VIMAGE", (0xfc00_0000, 0xd000_0000), 14, 256, 3),
    space("VSAMPLE", (0xfc00_0000, 0xe400_0000), 14, 256, 3),
    space("EXP", (0xfc00_0000, 0xf800_0000), 4, 64, 2),
    space("VOPD", (0xfc00_0000, 0xc800_0000), 17, 448, 2),
    space("VOPD", (0xfc00_0000, 0xc800_0000), 17, 448, 2),
    space("any", (0, 0), 23, 512, 2),
];

/// The encodings of a generation.
fn spaces(generation: Generation) -> &'static [Space] {
    match generation {
        Generation::Gfx10 => &SPACES_10,
        Generation::Gfx11 => &SPACES_11,
        Generation::Gfx12 => &SPACES_12,
        _ => &SPACES,
    }
}

/// What an encoding walks: the format and the number in it, and which second dword it has.
pub type Place = (&'static str, u32, &'static str);

/// An encoding, and where it belongs.
pub struct Sample {
    pub place: Place,
    pub bytes: Vec<u8>,
}

/// `each` random encodings of every opcode number.
pub fn samples(random: &mut Random, each: usize, generation: Generation) -> Vec<Sample> {
    let mut list = Vec::new();
    for space in spaces(generation) {
        for number in 0..space.count {
            list.extend((0..each).map(|i| fill(random, space, number, i, generation)));
        }
    }
    list
}

/// Random bits for the fields of an encoding: mostly zero, as unused fields must be. The first
/// sample of a number has no bits set but those that say VGPR; some packed ones have no signs and
/// the usual halves, which matrices must have.
fn fill(
    random: &mut Random,
    space: &Space,
    number: u32,
    index: usize,
    generation: Generation,
) -> Sample {
    let new = generation >= Generation::Gfx10;
    let width = 32 - space.count.next_power_of_two().leading_zeros() - 1;
    let opcode_mask = ((1u64 << width) - 1) << space.low;
    let mut fields = if index == 0 { 0 } else { random.next() };
    // Half of the samples have a second dword of few ones; bytes are often zero.
    for byte in 0..8 {
        if random.next() % 5 < 2 {
            fields &= !(0xff << (8 * byte));
        }
    }
    if !new {
        avoid_crashes(&mut fields, space, number);
    }
    let short_vector = matches!(space.name, "VOP1" | "VOP2" | "VOPC");
    // Nor for DPP in the long forms.
    if generation >= Generation::Gfx11 && matches!(space.name, "VOP3" | "VOP3P") {
        match index % 6 {
            2 => fields = fields & !(0x1ff << 32) | 0xfa << 32,
            5 => fields = fields & !(0x1ff << 32) | (0xe9 + random.next() % 2) << 32,
            _ => {}
        }
    }
    // Nor for literals there.
    if new && matches!(space.name, "VOP3" | "VOP3P") && index % 3 == 1 {
        let low = [32, 41, 50][random.below(3)];
        fields = fields & !(0x1ff << low) | 0xff << low;
    }
    // Random bits would seldom ask for SDWA and DPP.
    let form = if short_vector { index % 4 } else { 0 };
    match form {
        1 | 2 => fields = fields & !0x1ff | 0xf9,
        3 => fields = fields & !0x1ff | 0xfa,
        _ => {}
    }
    if new && short_vector && index % 8 == 5 {
        fields = fields & !0x1ff | (0xe9 + random.next() % 2);
    }
    if new {
        steer(random, space, &mut fields, generation);
    }
    if space.name == "VOP3P" && index % 4 == 1 {
        fields = fields & !(0xff << 8 | 0x1f << 59) | 1 << 14 | 3 << 59;
    }
    let word = u64::from(space.fixed)
        | u64::from(number) << space.low
        | (fields & !opcode_mask & !u64::from(space.mask));
    let mut bytes = word.to_le_bytes()[..4 * space.dwords.min(2)].to_vec();
    if space.dwords == 3 {
        bytes.extend_from_slice(&third_dword(random).to_le_bytes());
    }
    let src0 = word & 0x1ff;
    let mut second = "";
    let long = space.dwords == 1
        && match space.name {
            "VOP1" | "VOP2" | "VOPC" => {
                matches!(src0, 0xf9 | 0xfa | 0xff) || new && matches!(src0, 0xe9 | 0xea)
            }
            "SOP1" => word & 0xff == 0xff,
            "SOP2" | "SOPC" => {
                let always = generation >= Generation::Gfx11 && matches!(number, 0x45 | 0x46);
                always && space.name == "SOP2" || word & 0xff == 0xff || word >> 8 & 0xff == 0xff
            }
            // s_setreg_imm32_b32.
            "SOPK" => number == set_immediate(generation),
            _ => false,
        };
    if long {
        let dword = match src0 {
            0xf9 if short_vector => sdwa(random, space),
            0xfa if short_vector => dpp(random, generation),
            _ => random.next() as u32,
        };
        second = match src0 {
            0xf9 if short_vector => "SDWA",
            0xfa if short_vector => "DPP",
            0xe9 | 0xea if short_vector && new => "DPP8",
            _ => "",
        };
        bytes.extend_from_slice(&dword.to_le_bytes());
    }
    // Separate addresses of images, and literals of the long vector encodings.
    if new && space.name == "MIMG" {
        let dwords = match generation {
            Generation::Gfx10 => word >> 1 & 3,
            _ => word & 1,
        };
        for _ in 0..dwords {
            let few = random.next() & random.next() & random.next();
            bytes.extend_from_slice(&(few as u32).to_le_bytes());
        }
    }
    // GFX11's long forms with DPP, and literals of pairs.
    if generation >= Generation::Gfx11 && matches!(space.name, "VOP3" | "VOP3P") {
        let dword = match word >> 32 & 0x1ff {
            0xfa => Some((dpp(random, generation) & !0x00f0_0000, "DPP")),
            0xe9 | 0xea => Some((random.next() as u32, "DPP8")),
            _ => None,
        };
        if let Some((dword, form)) = dword {
            bytes.extend_from_slice(&dword.to_le_bytes());
            return Sample {
                place: (space.name, number, form),
                bytes,
            };
        }
    }
    if space.name == "VOPD" {
        let halves = [number >> 5, number & 0x1f];
        let literal = [word & 0x1ff, word >> 32 & 0x1ff].contains(&0xff);
        if literal || halves.iter().any(|half| matches!(half, 1 | 2)) {
            bytes.extend_from_slice(&(random.next() as u32).to_le_bytes());
        }
    }
    let sources = [32, 41, 50].map(|low| word >> low & 0x1ff);
    if new && matches!(space.name, "VOP3" | "VOP3P") && sources.contains(&0xff) {
        bytes.extend_from_slice(&(random.next() as u32).to_le_bytes());
        second = "literal";
    }
    Sample {
        place: (space.name, number, second),
        bytes,
    }
}

/// An SDWA dword whose selectors exist; VOP1 has no second source, VOPC no selector of a
/// destination.
fn sdwa(random: &mut Random, space: &Space) -> u32 {
    let mut word = (random.next() & random.next()) as u32;
    for low in [8, 16, 24] {
        if word >> low & 7 == 7 {
            word &= !(1 << low);
        }
    }
    if word >> 11 & 3 == 3 {
        word &= !(1 << 11);
    }
    word &= !(1 << 22 | 1 << 30);
    match space.name {
        "VOP1" => word & 0x00ff_ffff,
        "VOPC" => word & 0xffff_00ff,
        _ => word,
    }
}

/// The number of `s_setreg_imm32_b32`.
fn set_immediate(generation: Generation) -> u32 {
    match generation {
        Generation::Gfx10 => 0x15,
        Generation::Gfx11 | Generation::Gfx12 => 0x13,
        _ => 0x14,
    }
}

/// Codes that say "off" or "nothing" where random bits would seldom have them.
fn steer(random: &mut Random, space: &Space, fields: &mut u64, generation: Generation) {
    let null = if generation == Generation::Gfx10 {
        0x7d
    } else {
        0x7c
    };
    let off = [null, null, 0x7f, 4][random.below(4)];
    match space.name {
        "FLAT" | "SCRATCH" | "GLOBAL" | "VBUFFER" | "VIMAGE" | "VSAMPLE"
            if generation == Generation::Gfx12 =>
        {
            steer_long(random, space, fields);
        }
        "FLAT" | "SCRATCH" | "GLOBAL" => *fields = *fields & !(0x7f << 48) | off << 48,
        "SMEM" if random.below(2) == 0 => *fields = *fields & !(0x7f << 57) | null << 57,
        _ => {}
    }
}

/// The same for the formats of three dwords.
fn steer_long(random: &mut Random, space: &Space, fields: &mut u64) {
    match space.name {
        "VIMAGE" | "VSAMPLE" => {}
        "VBUFFER" => {
            // Untyped buffers have a format all the same.
            let format = [1, 1, 1, random.next() & 0x7f][random.below(4)];
            *fields = *fields & !(0x7f << 55) & !(1 << 7 | 0x7f << 7) | format << 55;
            if random.below(2) == 0 {
                *fields = *fields & !0x7f | 0x7c;
            }
        }
        _ => {
            let off = [0x7c, 0x7c, 0x7c, 4][random.below(4)];
            *fields = *fields & !0x7f | off;
        }
    }
    *fields &= !(0x3f << 8);
}

/// Address and offset, or addresses: bytes that are often zero.
fn third_dword(random: &mut Random) -> u32 {
    let mut word = random.next() as u32;
    for byte in 0..4 {
        if random.below(2) == 0 {
            word &= !(0xff << (8 * byte));
        }
    }
    word
}

/// A DPP dword with a data movement that exists.
fn dpp(random: &mut Random, generation: Generation) -> u32 {
    let old = [
        0x00, 0xe4, 0x101, 0x11f, 0x121, 0x130, 0x134, 0x138, 0x13c, 0x140, 0x143, 0x151,
    ];
    let new = [
        0x00, 0xe4, 0x101, 0x11f, 0x121, 0x140, 0x141, 0x150, 0x15f, 0x160, 0x16f, 0x130,
    ];
    let controls = if generation >= Generation::Gfx10 {
        new
    } else {
        old
    };
    let control = controls[random.below(controls.len())];
    let word = (random.next() & random.next()) as u32;
    let unused = if generation >= Generation::Gfx10 {
        3
    } else {
        7
    };
    word & !(0x1ff << 8 | unused << 16) | control << 8
}

/// llvm-mc crashes on some encodings that no assembler writes: a literal where there is none (no
/// 64-bit encoding of these generations has one), constants of matrix instructions. A crash costs
/// a search for its cause, so that these are left to the decoder's own tests.
fn avoid_crashes(fields: &mut u64, space: &Space, number: u32) {
    if space.dwords == 1 {
        return;
    }
    let places: &[(u32, u32)] = match space.name {
        "VOP3" | "VOP3P" => &[(0, 8), (32, 9), (41, 9), (50, 9)],
        "MUBUF" | "MTBUF" => &[(56, 8)],
        _ => &[],
    };
    for &(low, width) in places {
        if *fields >> low & ((1 << width) - 1) == 0xff {
            *fields &= !(0xff << low);
        }
    }
    if space.name == "VOP3P" && number >= 0x40 {
        *fields |= 0x100 << 32 | 0x100 << 41;
    }
}
