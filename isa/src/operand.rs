//! Operands of an instruction, and inline constants.

use crate::{Generation, Reg, RegSpan, ValueType};

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// Registers.
    Reg(RegSpan),
    /// An inline constant by its source code, 128 to 248 ([`inline_value`]).
    Inline(u8),
    /// A 32-bit literal. For 64-bit integer operands it is zero-extended or sign-extended, for
    /// doubles it is the high half, for 16-bit operands the low half counts.
    Literal(u32),
    /// Any other immediate: 16-bit constants, hwreg, message, wait counts, branch distances in
    /// dwords, scalar-memory offsets in bytes, attribute numbers, export targets, …
    Imm(i32),
    /// An address or base that is absent (`off`).
    Off,
}

impl Operand {
    /// The registers, if the operand is some.
    pub fn reg(self) -> Option<RegSpan> {
        match self {
            Operand::Reg(span) => Some(span),
            _ => None,
        }
    }
}

impl From<RegSpan> for Operand {
    fn from(span: RegSpan) -> Operand {
        Operand::Reg(span)
    }
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Operand {
        Operand::Reg(RegSpan::one(reg))
    }
}

/// Source code of the integer zero; 128 + n stands for n in 0..=64 (manual, section 5.2).
const INT_ZERO: u8 = 128;
/// Source code of the integer -1; 192 + n stands for -n in 1..=16.
const INT_MINUS: u8 = 192;
/// Source code of the first of [`FLOATS`].
const FLOAT_FIRST: u8 = 240;

/// Bits of ±0.5, ±1, ±2, ±4 and 1/(2π) in half, single and double precision (manual, section 5.2).
const FLOATS: [(u16, u32, u64); 9] = [
    (0x3800, 0x3f00_0000, 0x3fe0_0000_0000_0000),
    (0xb800, 0xbf00_0000, 0xbfe0_0000_0000_0000),
    (0x3c00, 0x3f80_0000, 0x3ff0_0000_0000_0000),
    (0xbc00, 0xbf80_0000, 0xbff0_0000_0000_0000),
    (0x4000, 0x4000_0000, 0x4000_0000_0000_0000),
    (0xc000, 0xc000_0000, 0xc000_0000_0000_0000),
    (0x4400, 0x4080_0000, 0x4010_0000_0000_0000),
    (0xc400, 0xc080_0000, 0xc010_0000_0000_0000),
    (0x3118, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882),
];

/// How an inline constant becomes the value of an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inlining {
    /// Integers and half-precision values.
    Half,
    /// Integers and the high halves of single-precision values.
    Bfloat,
    /// Integers; the low half of a single-precision value where a 16-bit integer is wanted, which
    /// is no useful constant.
    HalfInteger,
    /// Two halves: integers are sign-extended to 32 bits, half-precision values fill the low half
    /// and leave zero in the high one.
    TwoHalves,
    /// The same with the high halves of single-precision values.
    TwoBfloats,
    /// Integers and single-precision values; also for pairs of 16-bit integers.
    Single,
    /// Integers sign-extended to 64 bits, and double-precision values.
    Double,
}

impl Inlining {
    fn of(ty: ValueType) -> Inlining {
        use ValueType::*;
        match ty {
            F16 => Inlining::Half,
            Bf16 => Inlining::Bfloat,
            B8 | B16 | I8 | I16 | U8 | U16 => Inlining::HalfInteger,
            V2F16 => Inlining::TwoHalves,
            V2Bf16 => Inlining::TwoBfloats,
            B64 | F64 | I64 | U64 => Inlining::Double,
            _ => Inlining::Single,
        }
    }

    fn bits(self) -> u8 {
        match self {
            Inlining::Half | Inlining::Bfloat | Inlining::HalfInteger => 16,
            Inlining::TwoHalves | Inlining::TwoBfloats | Inlining::Single => 32,
            Inlining::Double => 64,
        }
    }

    fn float(self, index: usize) -> u64 {
        let (half, single, double) = FLOATS[index];
        match self {
            Inlining::Half | Inlining::TwoHalves => u64::from(half),
            Inlining::Bfloat | Inlining::TwoBfloats => u64::from(single >> 16),
            Inlining::HalfInteger => u64::from(single & 0xffff),
            Inlining::Single => u64::from(single),
            Inlining::Double => double,
        }
    }
}

/// Source code of the inline constant 0; those up to 64 follow (manuals, section "Scalar source
/// operands").
pub const INLINE_ZERO: u8 = 128;

/// Source code of the inline constant -1; those down to -16 follow.
pub const INLINE_MINUS_ONE: u8 = 193;

/// The inline constant whose value for an operand of type `ty` is `bits` (16 bits of a 16-bit
/// type, 32 of a 32-bit or packed type, 64 of a 64-bit type; higher bits must be zero), if there
/// is one on that generation.
pub fn inline_constant(bits: u64, ty: ValueType, generation: Generation) -> Option<u8> {
    let kind = Inlining::of(ty);
    // GFX6 and GFX7 have no 16-bit arithmetic to define what a constant would be.
    if generation < Generation::Gfx8 && kind.bits() == 16 {
        return None;
    }
    let signed = match kind.bits() {
        16 if bits <= 0xffff => i64::from(bits as u16 as i16),
        32 if bits <= 0xffff_ffff => i64::from(bits as u32 as i32),
        64 => bits as i64,
        _ => return None,
    };
    match signed {
        0..=64 => return Some(INT_ZERO + signed as u8),
        -16..=-1 => return Some((i64::from(INT_MINUS) - signed) as u8),
        _ if kind == Inlining::HalfInteger => return None,
        _ => {}
    }
    let count = if generation >= Generation::Gfx8 { 9 } else { 8 };
    (0..count)
        .find(|&i| kind.float(i) == bits)
        .map(|i| FLOAT_FIRST + i as u8)
}

/// Whether an inline constant is a float, by its source code.
pub const fn is_float_constant(code: u8) -> bool {
    code >= FLOAT_FIRST && code <= 248
}

/// The value that an inline constant has for an operand of type `ty`, in as many bits as
/// [`inline_constant`] takes. Codes that are no inline constants give 0.
pub fn inline_value(code: u8, ty: ValueType) -> u64 {
    let kind = Inlining::of(ty);
    let mask = if kind.bits() == 64 {
        u64::MAX
    } else {
        (1 << kind.bits()) - 1
    };
    match code {
        128..=192 => u64::from(code - INT_ZERO),
        193..=208 => -i64::from(code - INT_MINUS) as u64 & mask,
        240..=248 => kind.float(usize::from(code - FLOAT_FIRST)),
        _ => 0,
    }
}
