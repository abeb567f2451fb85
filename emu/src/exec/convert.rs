//! Vector instructions that convert between types.

use super::operands::{Out, Ty, Wide};
use super::{Cx, Exec};
use crate::float::soft::{self, HALF, SINGLE};
use crate::float::{Env, Modes, Round, double, half, single};
use crate::program::Op;
use isa::Opcode;

/// One source of a type to a result of a type.
macro_rules! one {
    ($ty:expr, $out:expr, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map_of(op, [$ty], $out, |e: &Env, [a]: [u32; 1]| ($f)(e, a))
    };
}

/// As `one` where the source or the result is a pair.
macro_rules! one64 {
    ($ty:expr, $wide:expr, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map64(op, [$ty], $wide, |e: &Env, [a]: [u64; 1]| ($f)(e, a))
    };
}

fn f(a: u32) -> f32 {
    f32::from_bits(a)
}

fn d(a: u64) -> f64 {
    f64::from_bits(a)
}

/// A number in [-1, 1] as a 16-bit fraction; NaN gives zero.
fn snorm16(x: f64) -> u32 {
    (x.clamp(-1.0, 1.0) * 32767.0).round_ties_even() as i16 as u16 as u32
}

/// A number in [0, 1] as a 16-bit fraction; NaN gives zero.
fn unorm16(x: f64) -> u32 {
    (x.clamp(0.0, 1.0) * 65535.0).round_ties_even() as u16 as u32
}

/// To half precision towards zero, whatever the mode.
fn half_towards_zero(e: &Env, a: u32) -> u32 {
    let modes = Modes {
        round: Round::Zero,
        ..e.half
    };
    soft::convert(a.into(), SINGLE, HALF, e.single.flush_in, modes) as u32
}

/// To a byte, towards zero, saturating.
fn byte(a: u32) -> u32 {
    u32::from(f(a) as u8)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_single(opcode)
        .or_else(|| lookup_half(opcode))
        .or_else(|| lookup_double(opcode))
        .or_else(|| lookup_packing(opcode))
}

fn lookup_single(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    const B: Ty = Ty::B32;
    const F: Ty = Ty::F32;
    let exec: Exec = match opcode {
        VCvtF32I32 => one!(B, Out::F32, |e: &Env, a| single::from_i32(e.single, a)),
        VCvtF32U32 => one!(B, Out::F32, |e: &Env, a| single::from_u32(e.single, a)),
        VCvtI32F32 => one!(F, Out::B32, |_, a| single::to_i32(a)),
        VCvtU32F32 => one!(F, Out::B32, |_, a| single::to_u32(a)),
        VCvtRpiI32F32 => one!(F, Out::B32, |_, a| {
            (f64::from(f(a)) + 0.5).floor() as i32 as u32
        }),
        VCvtFlrI32F32 => one!(F, Out::B32, |_, a| f(a).floor() as i32 as u32),
        VCvtOffF32I4 => one!(B, Out::F32, |_, a: u32| {
            (((a << 28) as i32 >> 28) as f32 / 16.0).to_bits()
        }),
        VCvtF32Ubyte0 => one!(B, Out::F32, |_, a: u32| ubyte(a)),
        VCvtF32Ubyte1 => one!(B, Out::F32, |_, a: u32| ubyte(a >> 8)),
        VCvtF32Ubyte2 => one!(B, Out::F32, |_, a: u32| ubyte(a >> 16)),
        VCvtF32Ubyte3 => one!(B, Out::F32, |_, a: u32| ubyte(a >> 24)),
        _ => return None,
    };
    Some(exec)
}

fn ubyte(a: u32) -> u32 {
    ((a & 0xff) as f32).to_bits()
}

fn lookup_half(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    use Out::{B16, F16, F32};
    let exec: Exec = match opcode {
        VCvtF16F32 => one!(Ty::F32, F16, half::from_f32),
        VCvtF32F16 => one!(Ty::F16, F32, |e: &Env, a: u32| half::to_f32(e, a & 0xffff)),
        VCvtF16U16 => one!(Ty::B16, F16, |e: &Env, a: u32| half::from_int(
            e,
            (a & 0xffff) as i32
        )),
        VCvtF16I16 => one!(Ty::B16, F16, |e: &Env, a: u32| half::from_int(
            e,
            i32::from(a as i16)
        )),
        VCvtU16F16 => one!(Ty::F16, B16, |_, a: u32| half::to_u16(a & 0xffff)),
        VCvtI16F16 => one!(Ty::F16, B16, |_, a: u32| half::to_i16(a & 0xffff)),
        VCvtNormI16F16 => one!(Ty::F16, B16, |_, a: u32| snorm16(half::widen(a & 0xffff))),
        VCvtNormU16F16 => one!(Ty::F16, B16, |_, a: u32| unorm16(half::widen(a & 0xffff))),
        _ => return None,
    };
    Some(exec)
}

fn lookup_double(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    const NARROW: Wide = Wide::No(Out::B32);
    let exec: Exec = match opcode {
        VCvtI32F64 => one64!(Ty::F64, NARROW, |_, a| d(a) as i32 as u32 as u64),
        VCvtU32F64 => one64!(Ty::F64, NARROW, |_, a| d(a) as u32 as u64),
        VCvtF64I32 => one64!(Ty::B32, Wide::F64, |_, a: u64| {
            f64::from(a as u32 as i32).to_bits()
        }),
        VCvtF64U32 => one64!(Ty::B32, Wide::F64, |_, a: u64| {
            f64::from(a as u32).to_bits()
        }),
        VCvtF32F64 => {
            one64!(
                Ty::F64,
                Wide::No(Out::F32),
                |e: &Env, a| double::to_f32(e, a) as u64
            )
        }
        VCvtF64F32 => one64!(Ty::F32, Wide::F64, |e: &Env, a: u64| double::from_f32(
            e, a as u32
        )),
        _ => return None,
    };
    Some(exec)
}

fn lookup_packing(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    /// Two sources, a function of each, packed.
    macro_rules! pack {
        ($ty:expr, $f:expr) => {
            |cx: &mut Cx<'_>, op: &Op| {
                cx.map(op, $ty, Out::B32, |e: &Env, [a, b]: [u32; 2]| {
                    ($f)(e, a) & 0xffff | ($f)(e, b) << 16
                })
            }
        };
    }
    let exec: Exec = match opcode {
        VCvtPkrtzF16F32 => pack!(Ty::F32, half_towards_zero),
        VCvtPknormI16F32 => pack!(Ty::F32, |_: &Env, a: u32| snorm16(f(a).into())),
        VCvtPknormU16F32 => pack!(Ty::F32, |_: &Env, a: u32| unorm16(f(a).into())),
        VCvtPknormI16F16 => pack!(Ty::F16, |_: &Env, a: u32| snorm16(half::widen(a & 0xffff))),
        VCvtPknormU16F16 => pack!(Ty::F16, |_: &Env, a: u32| unorm16(half::widen(a & 0xffff))),
        VCvtPkU8F32 => |cx, op| {
            let types = [Ty::F32, Ty::B32, Ty::B32];
            cx.map_of(op, types, Out::B32, |_, [a, at, old]| {
                let shift = 8 * (at & 3);
                old & !(0xff << shift) | byte(a) << shift
            })
        },
        VCvtPkaccumU8F32 => |cx, op| {
            let types = [Ty::F32, Ty::B32, Ty::B32];
            cx.map_of(op, types, Out::B32, |_, [a, at, old]| {
                let shift = 8 * (at & 3);
                old & !(0xff << shift) | byte(a) << shift
            })
        },
        _ => return None,
    };
    Some(exec)
}
