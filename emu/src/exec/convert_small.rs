//! Conversions of single precision from and to 8 bits, bfloat16 and half precision, to nearest
//! whatever MODE says, or with stochastic rounding.
//!
//! Sources: CDNA3 ISA manual, 7.2, 12.8 and 12.11; CDNA4 ISA manual, 7.3, 12.8 and 12.11. The
//! formula of stochastic rounding there lets the sum of fraction and random number wrap around,
//! which would make the result smaller; section 7.3 and AMD's HIP (`amd_hip_ocp_host.hpp`) carry it
//! into the exponent and cut off, and so does this.

use super::operands::{Out, Ty, output_mods};
use super::{Cx, Done, Exec};
use crate::float::small::{self, Bytes, Overflow, Rounding, Small};
use crate::float::{Env, Modes, OutputMods, Round, half, single};
use crate::program::{Dst, Op};
use crate::wave::LANES;
use isa::{Form, ModFlags, Omod, Opcode, SdwaSel};

/// Eight bits of a processor's two formats.
type Format = fn(Bytes) -> Small;

/// The operation without what SDWA says but the place of the source, and that place: nothing else
/// of SDWA counts for conversions from 8 bits (CDNA3 manual, 7.2).
fn without_sdwa(op: &Op) -> (Op, SdwaSel) {
    let mut plain = op.clone();
    let sdwa = plain.mods.sdwa;
    if op.form == Form::Sdwa {
        plain.mods.sdwa = isa::Sdwa::default();
        plain.mods.sdwa.src0_sel = SdwaSel::Dword;
        plain.mods.flags.remove(ModFlags::CLAMP);
        plain.mods.omod = Omod::None;
        return (plain, sdwa.src0_sel);
    }
    (plain, SdwaSel::Dword)
}

/// A byte to single precision. What selects no byte selects the lowest.
fn from_byte(cx: &mut Cx<'_>, op: &Op, format: Format) -> Done {
    let format = format(cx.shared.small_floats);
    let (op, select) = without_sdwa(op);
    let shift = match select {
        SdwaSel::Byte1 => 8,
        SdwaSel::Byte2 => 16,
        SdwaSel::Byte3 => 24,
        _ => 0,
    };
    cx.map_of(&op, [Ty::B32], Out::F32, |_, [a]| format.single(a >> shift))
}

/// Two bytes to a pair of single-precision numbers. The lower two bits of the selection decide.
fn from_two_bytes(cx: &mut Cx<'_>, op: &Op, format: Format) -> Done {
    let format = format(cx.shared.small_floats);
    let (op, select) = without_sdwa(op);
    let shift = match select {
        SdwaSel::Word1 | SdwaSel::Byte1 => 16,
        _ => 0,
    };
    let (env, mods) = (cx.w.env, output_mods(&op));
    let [source] = cx.sources64(&op, [Ty::B32]);
    let result = source.map(|v| {
        let of = |byte: u32| {
            let r = format.single(v as u32 >> (shift + 8 * byte));
            u64::from(single::output(&env, r, mods))
        };
        of(0) | of(1) << 32
    });
    cx.write64(&op, &result);
    Ok(())
}

/// Where the bits of a result go in a register whose other bits stay.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub bits: u32,
    pub shift: u32,
}

impl Part {
    /// The byte that bits 3 and 2 of `op_sel` choose.
    pub fn byte(op: &Op) -> Part {
        Part {
            bits: 8,
            shift: 8 * u32::from(op.mods.op_sel >> 2 & 3),
        }
    }

    /// The half that bit 3 of `op_sel` chooses.
    pub fn half(op: &Op) -> Part {
        Part {
            bits: 16,
            shift: 16 * u32::from(op.mods.op_sel >> 3 & 1),
        }
    }

    /// The register with the result in it.
    pub fn put(self, old: u32, result: u32) -> u32 {
        let mask = ((1 << self.bits) - 1) << self.shift;
        old & !mask | result << self.shift & mask
    }
}

/// Writes a part of the destination; the rest stays.
fn into<const N: usize>(
    cx: &mut Cx<'_>,
    op: &Op,
    types: [Ty; N],
    part: Part,
    f: impl Fn(&Env, [u32; N]) -> u32,
) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    let old = cx.w.vgprs[usize::from(dst)];
    let env = cx.w.env;
    cx.lanes(op, types, |sources, result| {
        for lane in 0..LANES {
            let values = std::array::from_fn(|i| sources[i][lane]);
            result[lane] = part.put(old[lane], f(&env, values));
        }
    });
    cx.finish(op, Out::B32);
    Ok(())
}

/// The value of a number in single precision. A NaN keeps its sign on every host.
fn value(a: u32) -> f64 {
    match single::is_nan(a) {
        true => f64::NAN.copysign(if a >> 31 != 0 { -1.0 } else { 1.0 }),
        false => f64::from(f32::from_bits(a)),
    }
}

/// Two numbers to 8 bits each.
fn to_two_bytes(cx: &mut Cx<'_>, op: &Op, format: Format) -> Done {
    let format = format(cx.shared.small_floats);
    into(cx, op, [Ty::F32; 2], Part::half(op), |e, [a, b]| {
        let of = |v: u32| {
            let overflow = Overflow::saturates_if(e.fp16_overflow);
            format.of(value(v), Rounding::Nearest, overflow)
        };
        of(a) | of(b) << 8
    })
}

/// A number to 8 bits, by a random number.
fn to_random_byte(cx: &mut Cx<'_>, op: &Op, format: Format) -> Done {
    let format = format(cx.shared.small_floats);
    let bits = small::SINGLE.fraction() - format.fraction();
    into(
        cx,
        op,
        [Ty::F32, Ty::B32],
        Part::byte(op),
        |e, [a, random]| {
            let overflow = Overflow::saturates_if(e.fp16_overflow);
            format.of(value(a), Rounding::Stochastic { random, bits }, overflow)
        },
    )
}

/// A number to 16 bits, by a random number.
fn random_half(e: &Env, a: u32, random: u32) -> u32 {
    if single::is_nan(a) {
        return half::from_f32(e, a);
    }
    let bits = small::SINGLE.fraction() - small::HALF.fraction();
    let x = value(single::flush(a, e.single.flush_in));
    let overflow = Overflow::saturates_if(e.fp16_overflow && x.is_finite());
    let r = small::HALF.of(x, Rounding::Stochastic { random, bits }, overflow);
    half::flush(r, e.half.flush_out)
}

/// Bfloat16 of a number; denormals as in single precision. A NaN keeps the top of its payload.
fn bfloat(e: &Env, a: u32, rounding: Rounding) -> u32 {
    if single::is_nan(a) {
        return single::quiet(a) >> 16;
    }
    let x = value(single::flush(a, e.single.flush_in));
    let r = small::BF16.of(x, rounding, Overflow::Special);
    single::flush(r << 16, e.single.flush_out) >> 16
}

/// Half precision, to nearest.
fn nearest_half(e: &Env, a: u32) -> u32 {
    let nearest = Env {
        half: Modes {
            round: Round::Nearest,
            ..e.half
        },
        ..*e
    };
    half::from_f32(&nearest, a)
}

/// Output modifiers of bfloat16: exact in single precision where they work.
fn bfloat_output(e: &Env, r: u32, mods: OutputMods) -> u32 {
    match single::output(e, r << 16, mods) {
        nan if single::is_nan(nan) => nan >> 16,
        r => small::BF16.of(value(r), Rounding::Nearest, Overflow::Special),
    }
}

/// Two numbers to 16 bits each.
fn to_two_halves(cx: &mut Cx<'_>, op: &Op, f: impl Fn(&Env, u32, OutputMods) -> u32) -> Done {
    let mods = output_mods(op);
    cx.map(op, Ty::F32, Out::B32, |e, [a, b]: [u32; 2]| {
        f(e, a, mods) & 0xffff | f(e, b, mods) << 16
    })
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCvtF32Fp8 => |cx, op| from_byte(cx, op, Bytes::fp8),
        VCvtF32Bf8 => |cx, op| from_byte(cx, op, Bytes::bf8),
        VCvtPkF32Fp8 => |cx, op| from_two_bytes(cx, op, Bytes::fp8),
        VCvtPkF32Bf8 => |cx, op| from_two_bytes(cx, op, Bytes::bf8),
        VCvtPkFp8F32 => |cx, op| to_two_bytes(cx, op, Bytes::fp8),
        VCvtPkBf8F32 => |cx, op| to_two_bytes(cx, op, Bytes::bf8),
        VCvtSrFp8F32 => |cx, op| to_random_byte(cx, op, Bytes::fp8),
        VCvtSrBf8F32 => |cx, op| to_random_byte(cx, op, Bytes::bf8),
        VCvtSrF16F32 => |cx, op| {
            let types = [Ty::F32, Ty::B32];
            into(cx, op, types, Part::half(op), |e, [a, random]| {
                random_half(e, a, random)
            })
        },
        VCvtSrBf16F32 => |cx, op| {
            let types = [Ty::F32, Ty::B32];
            into(cx, op, types, Part::half(op), |e, [a, random]| {
                bfloat(e, a, Rounding::Stochastic { random, bits: 16 })
            })
        },
        VCvtPkF16F32 => |cx, op| {
            to_two_halves(cx, op, |e, a, mods| {
                half::output(e, nearest_half(e, a), mods)
            })
        },
        VCvtPkBf16F32 => |cx, op| {
            to_two_halves(cx, op, |e, a, mods| {
                bfloat_output(e, bfloat(e, a, Rounding::Nearest), mods)
            })
        },
        VCvtF32Bf16 => |cx, op| {
            cx.map_of(op, [Ty::F16], Out::F32, |e, [a]| {
                let wide = a << 16;
                match single::is_nan(wide) {
                    true => single::quiet(wide),
                    false => single::flush(wide, e.single.flush_in),
                }
            })
        },
        _ => return None,
    };
    Some(exec)
}
