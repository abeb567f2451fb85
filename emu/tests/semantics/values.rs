//! Where inputs come from: values at the corners of each type, and random ones.

use isa::ValueType;

/// A small generator of random numbers (splitmix64); the same in every run.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    /// Below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const HALVES: [u16; 34] = [
    0, 0x8000, 1, 0x8001, 0x3ff, 0x83ff, 0x400, 0x8400, 0x3c00, 0xbc00, 0x3800, 0xb800, 0x3bff,
    0x3c01, 0x4000, 0xc000, 0x4248, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7c01, 0xfd00, 0x7e00, 0xfe01,
    0x3e00, 0xc100, 0x4100, 0x6400, 0x77ff, 0x0800, 0x2e66, 0x5bff, 0xd800,
];
const SINGLES: [u32; 50] = [
    0,
    0x8000_0000,
    1,
    0x8000_0001,
    0x007f_ffff,
    0x807f_ffff,
    0x0080_0000,
    0x8080_0000,
    0x0100_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f00_0000,
    0xbf00_0000,
    0x3f7f_ffff,
    0x3f80_0001,
    0x4000_0000,
    0xc000_0000,
    0x4049_0fdb,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7f80_0001,
    0xffa0_0000,
    0x7fc0_0000,
    0xffc1_2345,
    0x3fc0_0000,
    0xc020_0000,
    0x4020_0000,
    0x4b00_0000,
    0x4b7f_ffff,
    0xcb00_0001,
    0x4f00_0000,
    0xcf00_0000,
    0x4eff_ffff,
    0x4f80_0000,
    0x477f_e000,
    0x477f_f000,
    0x3880_0000,
    0x387f_c000,
    0x3300_0000,
    0x7e80_0000,
    0x7f00_0000,
    0x0010_0000,
    0x3dcc_cccd,
    0x5f00_0000,
    0x2080_0000,
    0x437f_0000,
    0xc2fe_0000,
    0x3e80_0000,
];
const DOUBLES: [u64; 42] = [
    0,
    1 << 63,
    1,
    1 << 63 | 1,
    0x000f_ffff_ffff_ffff,
    0x800f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x8010_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3fe0_0000_0000_0000,
    0xbfe0_0000_0000_0000,
    0x3fef_ffff_ffff_ffff,
    0x3ff0_0000_0000_0001,
    0x4000_0000_0000_0000,
    0xc000_0000_0000_0000,
    0x4009_21fb_5444_2d18,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff0_0000_0000_0001,
    0xfff4_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff8_0000_0001_2345,
    0x3ff8_0000_0000_0000,
    0xc004_0000_0000_0000,
    0x4330_0000_0000_0000,
    0xc33f_ffff_ffff_ffff,
    0x41e0_0000_0000_0000,
    0xc1e0_0000_0000_0000,
    0x41df_ffff_ffc0_0000,
    0x41f0_0000_0000_0000,
    0x47ef_ffff_e000_0000,
    0x47ef_ffff_f000_0000,
    0x3810_0000_0000_0000,
    0x380f_ffff_ffff_ffff,
    0x3690_0000_0000_0000,
    0x7fd0_0000_0000_0000,
    0x0020_0000_0000_0000,
    0x3fb9_9999_9999_999a,
    0x4070_0000_0000_0000,
];
const WORDS: [u32; 34] = [
    0,
    1,
    2,
    3,
    4,
    7,
    8,
    15,
    16,
    23,
    31,
    32,
    33,
    63,
    64,
    0x7f,
    0x80,
    0xff,
    0x100,
    0x7fff,
    0x8000,
    0xffff,
    0x1_0000,
    0x7f_ffff,
    0x80_0000,
    0xff_ffff,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
    0x5555_5555,
    0xaaaa_aaaa,
    0x0008_0010,
];

fn half(r: &mut Random) -> u32 {
    match r.below(3) {
        0 => u32::from(r.next() as u16),
        _ => u32::from(r.pick(&HALVES)),
    }
}

fn int16(r: &mut Random) -> u32 {
    match r.below(2) {
        0 => u32::from(r.next() as u16),
        _ => r.pick(&WORDS) & 0xffff,
    }
}

/// Floats whose exponents are near one another, so that they meet.
pub fn near(r: &mut Random, f: u32, bits: u32) -> u64 {
    let bias = (1u64 << (bits - f - 2)) - 1;
    let fraction = r.next() & ((1 << f) - 1);
    let exponent = bias - 4 + r.next() % 9;
    (r.next() & 1) << (bits - 1) | exponent << f | fraction
}

/// A value of a type: what a register, or a pair, holds.
pub fn value(r: &mut Random, ty: ValueType) -> u64 {
    use ValueType::*;
    match ty {
        F16 | V2F16 => match r.below(4) {
            0 => near(r, 10, 16) | near(r, 10, 16) << 16,
            _ => u64::from(half(r) | half(r) << 16),
        },
        // The top half of single precision.
        Bf16 | V2Bf16 => value(r, F32) >> 16 | value(r, F32) & 0xffff_0000,
        F32 => match r.below(4) {
            0 => r.next() & 0xffff_ffff,
            1 => near(r, 23, 32),
            _ => r.pick(&SINGLES).into(),
        },
        F64 => match r.below(4) {
            0 => r.next(),
            1 => near(r, 52, 64),
            _ => r.pick(&DOUBLES),
        },
        V2F32 => value(r, F32) | value(r, F32) << 32,
        B16 | I16 | U16 | V2I16 | V2U16 | V2B16 => u64::from(int16(r) | int16(r) << 16),
        B64 | I64 | U64 => match r.below(4) {
            0 => r.next(),
            1 => r.pick(&[
                0,
                1,
                63,
                64,
                u64::MAX,
                1 << 63,
                (1 << 63) - 1,
                1 << 32,
                0xffff_ffff,
            ]),
            _ => u64::from(r.pick(&WORDS)) | u64::from(r.pick(&WORDS)) << 32,
        },
        _ => match r.below(6) {
            0 | 1 => r.next() & 0xffff_ffff,
            // Small numbers in all bytes: selectors.
            2 => r.next() & 0x0f0f_0f0f,
            _ => r.pick(&WORDS).into(),
        },
    }
}

/// Any dword.
pub fn word(r: &mut Random) -> u32 {
    r.next() as u32
}
