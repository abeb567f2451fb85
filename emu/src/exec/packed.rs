//! Packed arithmetic, mixed-precision multiply-add and dot products: VOP3P.

use super::operands::{Out, Ty};
use super::vop_cdna4::{MAXIMUM3, MINIMUM3};
use super::{Cx, Done, Exec};
use crate::float::{Denormals, Env, OutputMods, half, single};
use crate::program::{Dst, Op};
use crate::wave::LANES;
use isa::{Modifiers, Opcode};

/// The half of a source that an `op_sel` bit chooses.
fn pick(value: u32, select: u8, i: usize) -> u32 {
    if select >> i & 1 != 0 {
        value >> 16
    } else {
        value & 0xffff
    }
}

/// The sources of the low and of the high result.
fn halves<const N: usize>(m: &Modifiers, v: [u32; N]) -> ([u32; N], [u32; N]) {
    let sign = |bits: u8, i: usize| u32::from(bits >> i & 1) << 15;
    let low = std::array::from_fn(|i| pick(v[i], m.op_sel, i) ^ sign(m.neg_lo, i));
    let high = std::array::from_fn(|i| pick(v[i], m.op_sel_hi, i) ^ sign(m.neg_hi, i));
    (low, high)
}

/// Two operations on halves; `f` gets the clamp bit.
#[inline(always)]
fn packed<const N: usize>(
    cx: &mut Cx<'_>,
    op: &Op,
    f: impl Fn(&Env, bool, [u32; N]) -> u32,
) -> Done {
    let (mods, clamp) = (op.mods, op.clamps());
    cx.map(op, Ty::B32, Out::B32, |e, v: [u32; N]| {
        let (low, high) = halves(&mods, v);
        f(e, clamp, low) & 0xffff | f(e, clamp, high) << 16
    })
}

/// Integers; the second function saturates.
macro_rules! int {
    ($f:expr, $saturating:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            packed(
                cx,
                op,
                |_, clamp, v| if clamp { ($saturating)(v) } else { ($f)(v) },
            )
        }
    };
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| packed(cx, op, |_, _, v| ($f)(v))
    };
}

/// Half precision.
macro_rules! float {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            packed(cx, op, |e, clamp, v| {
                half::output(e, ($f)(e, v), OutputMods::clamped_if(clamp))
            })
        }
    };
}

fn s16(a: u32) -> i32 {
    i32::from(a as i16)
}

fn sat_i16(x: i64) -> u32 {
    x.clamp(-0x8000, 0x7fff) as u32
}

fn sat_u16(x: u64) -> u32 {
    x.min(0xffff) as u32
}

/// What the product and sum of `v_mad_mix_*` and `v_fma_mix_*` give.
type MixOp = fn(&Env, [u32; 3]) -> u32;

/// Mixed precision: each source is single precision, or a half of a register; the result is
/// single precision.
fn mix_lanes(cx: &Cx<'_>, op: &Op, f: MixOp) -> [u32; LANES] {
    let env = cx.w.env;
    let m = &op.mods;
    // The encoding's NEG_HI is an absolute value here (manual, `V_MAD_MIX_F32`).
    let (neg, abs) = (m.neg | m.neg_lo, m.abs | m.neg_hi);
    let sources = cx.sources64(op, [Ty::B32; 3]);
    std::array::from_fn(|lane| {
        let v = std::array::from_fn(|i| {
            let raw = sources[i][lane] as u32;
            let value = match m.op_sel_hi >> i & 1 {
                0 => raw,
                _ => half::to_f32(&env, pick(raw, m.op_sel, i)),
            };
            let value = if abs >> i & 1 != 0 {
                value & 0x7fff_ffff
            } else {
                value
            };
            value ^ u32::from(neg >> i & 1) << 31
        });
        f(&env, v)
    })
}

fn mix_f32(cx: &mut Cx<'_>, op: &Op, f: MixOp) -> Done {
    let mut result = mix_lanes(cx, op, f);
    let env = cx.w.env;
    if op.clamps() {
        result = result.map(|r| single::output(&env, r, OutputMods::clamped_if(true)));
    }
    cx.scratch.result = result;
    cx.finish(op, Out::B32);
    Ok(())
}

/// Half of the destination that is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Low,
    High,
}

fn mix_f16(cx: &mut Cx<'_>, op: &Op, f: MixOp, to: Half) -> Done {
    let env = cx.w.env;
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    let old = cx.w.vgprs[usize::from(dst)];
    let wide = mix_lanes(cx, op, f);
    let mods = OutputMods::clamped_if(op.clamps());
    cx.scratch.result = std::array::from_fn(|lane| {
        let r = half::output(&env, half::from_f32(&env, wide[lane]), mods);
        match to {
            Half::Low => old[lane] & 0xffff_0000 | r,
            Half::High => old[lane] & 0xffff | r << 16,
        }
    });
    cx.finish(op, Out::B32);
    Ok(())
}

fn fma(e: &Env, [a, b, c]: [u32; 3]) -> u32 {
    single::fma(e.single, a, b, c)
}

fn mad(e: &Env, [a, b, c]: [u32; 3]) -> u32 {
    single::mad(e.single, a, b, c)
}

/// `N` products of `bits`-bit integers, summed with the third source.
fn dot(cx: &mut Cx<'_>, op: &Op, bits: u32, sign: Sign) -> Done {
    let clamp = op.clamps();
    let mods = op.mods;
    cx.map(op, Ty::B32, Out::B32, |_, [a, b, c]| {
        let field = |v: u32, i: u32| {
            let left = v << (32 - bits - i * bits);
            match sign {
                Sign::Signed => i64::from(left as i32 >> (32 - bits)),
                Sign::Unsigned => i64::from(left >> (32 - bits)),
            }
        };
        let [a, b] = match bits {
            16 => [(a, 0), (b, 1)]
                .map(|(v, i)| pick(v, mods.op_sel, i) | pick(v, mods.op_sel_hi, i) << 16),
            _ => [a, b],
        };
        let products: i64 = (0..32 / bits).map(|i| field(a, i) * field(b, i)).sum();
        let (addend, low, high) = match sign {
            Sign::Signed => (i64::from(c as i32), i32::MIN.into(), i32::MAX.into()),
            Sign::Unsigned => (i64::from(c), 0, u32::MAX.into()),
        };
        let exact = products + addend;
        (if clamp { exact.clamp(low, high) } else { exact }) as u32
    })
}

/// How fields are extended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Signed,
    Unsigned,
}

/// `v_dot2_f32_f16`. Denormals are flushed whatever the mode (CDNA2 ISA manual, 6.4). How the sum
/// is rounded is not documented; here both products, which are exact, are added in double precision
/// and the result is rounded once to single precision, to nearest.
fn dot2_f32_f16(cx: &mut Cx<'_>, op: &Op) -> Done {
    let mods = op.mods;
    cx.map(op, Ty::B32, Out::F32, |_, [a, b, c]| {
        let (low, high) = halves(&mods, [a, b]);
        let value = |v| half::widen(half::flush(v, Denormals::Flushed));
        let c = c ^ u32::from(mods.neg_lo >> 2 & 1) << 31;
        let addend = f32::from_bits(single::flush(c, Denormals::Flushed));
        let sum = value(low[0]) * value(low[1]) + value(high[0]) * value(high[1]);
        let r = sum + f64::from(addend);
        match r.is_nan() {
            true if single::is_nan(c) => single::quiet(c),
            true => single::NAN,
            false => single::flush((r as f32).to_bits(), Denormals::Flushed),
        }
    })
}

/// `v_dot2_f32_bf16`: as [`dot2_f32_f16`]; the third source has no sign of its own (CDNA4 manual,
/// 6.4 and `V_DOT2_F32_BF16`). The sum of the products may be inexact in double precision.
fn dot2_bf16(cx: &mut Cx<'_>, op: &Op, mods: Modifiers) -> Done {
    cx.map(op, Ty::B32, Out::F32, |_, [a, b, c]| {
        let (low, high) = halves(&mods, [a, b]);
        let flushed = |v| single::flush(v, Denormals::Flushed);
        let value = |v: u32| f64::from(f32::from_bits(flushed(v << 16)));
        let sum = value(low[0]) * value(low[1]) + value(high[0]) * value(high[1]);
        let r = sum + f64::from(f32::from_bits(flushed(c)));
        match r.is_nan() {
            true if single::is_nan(c) => single::quiet(c),
            true => single::NAN,
            false => flushed((r as f32).to_bits()),
        }
    })
}

/// Two operations on single precision in register pairs (gfx90a).
#[inline(always)]
fn packed_pairs<const N: usize>(
    cx: &mut Cx<'_>,
    op: &Op,
    f: impl Fn(&Env, [u32; N]) -> u32,
) -> Done {
    let (env, mods) = (cx.w.env, op.mods);
    let clamp = OutputMods::clamped_if(op.clamps());
    let sources = cx.sources64(op, [Ty::B64; N]);
    let result = std::array::from_fn(|lane| {
        let part = |select: u8, neg: u8| {
            let v = std::array::from_fn(|i| {
                let dword = sources[i][lane] >> (32 * (select >> i & 1));
                dword as u32 ^ u32::from(neg >> i & 1) << 31
            });
            single::output(&env, f(&env, v), clamp)
        };
        let (low, high) = (
            part(mods.op_sel, mods.neg_lo),
            part(mods.op_sel_hi, mods.neg_hi),
        );
        u64::from(low) | u64::from(high) << 32
    });
    cx.write64(op, &result);
    Ok(())
}

/// A dword of each source.
fn pk_mov(cx: &mut Cx<'_>, op: &Op) -> Done {
    let select = op.mods.op_sel;
    let [a, b] = cx.sources64(op, [Ty::B64; 2]);
    let result = std::array::from_fn(|lane| {
        let low = (a[lane] >> (32 * (select & 1))) as u32;
        let high = (b[lane] >> (32 * (select >> 1 & 1))) as u32;
        u64::from(low) | u64::from(high) << 32
    });
    cx.write64(op, &result);
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_int(opcode)
        .or_else(|| lookup_float(opcode))
        .or_else(|| lookup_gfx908(opcode))
}

/// What gfx908 and gfx90a add, but for the matrix instructions.
fn lookup_gfx908(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VPkFmaF32 => |cx, op| packed_pairs(cx, op, fma),
        VPkMulF32 => |cx, op| packed_pairs(cx, op, |e, [a, b]| single::mul(e.single, a, b)),
        VPkAddF32 => |cx, op| packed_pairs(cx, op, |e, [a, b]| single::add(e.single, a, b)),
        VPkMovB32 => pk_mov,
        VAccvgprReadB32 | VAccvgprWriteB32 | VAccvgprMovB32 => {
            |cx, op| cx.map(op, Ty::B32, Out::B32, |_, [a]| a)
        }
        VDot2cI32I16 => |cx, op| dot(cx, op, 16, Sign::Signed),
        VDot4cI32I8 => |cx, op| dot(cx, op, 8, Sign::Signed),
        VDot8cI32I4 => |cx, op| dot(cx, op, 4, Sign::Signed),
        VDot2cF32F16 => dot2_f32_f16,
        VPkFmacF16 => float!(|e: &Env, [a, b, c]: [u32; 3]| half::fma(e, a, b, c)),
        _ => return None,
    };
    Some(exec)
}

fn lookup_int(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VPkMadI16 => int!(
            |[a, b, c]: [u32; 3]| a.wrapping_mul(b).wrapping_add(c),
            |[a, b, c]: [u32; 3]| {
                sat_i16(i64::from(s16(a)) * i64::from(s16(b)) + i64::from(s16(c)))
            }
        ),
        VPkMadU16 => int!(
            |[a, b, c]: [u32; 3]| a.wrapping_mul(b).wrapping_add(c),
            |[a, b, c]: [u32; 3]| sat_u16(u64::from(a) * u64::from(b) + u64::from(c))
        ),
        VPkMulLoU16 => int!(|[a, b]: [u32; 2]| a.wrapping_mul(b)),
        VPkAddI16 => int!(|[a, b]: [u32; 2]| a.wrapping_add(b), |[a, b]: [u32; 2]| {
            sat_i16(i64::from(s16(a) + s16(b)))
        }),
        VPkSubI16 => int!(|[a, b]: [u32; 2]| a.wrapping_sub(b), |[a, b]: [u32; 2]| {
            sat_i16(i64::from(s16(a) - s16(b)))
        }),
        VPkAddU16 => int!(|[a, b]: [u32; 2]| a.wrapping_add(b), |[a, b]: [u32; 2]| {
            sat_u16(u64::from(a) + u64::from(b))
        }),
        VPkSubU16 => int!(|[a, b]: [u32; 2]| a.wrapping_sub(b), |[a, b]: [u32; 2]| a
            .saturating_sub(b)),
        VPkLshlrevB16 => int!(|[a, b]: [u32; 2]| b << (a & 15)),
        VPkLshrrevB16 => int!(|[a, b]: [u32; 2]| b >> (a & 15)),
        VPkAshrrevI16 => int!(|[a, b]: [u32; 2]| (s16(b) >> (a & 15)) as u32),
        VPkMaxI16 => int!(|[a, b]: [u32; 2]| s16(a).max(s16(b)) as u32),
        VPkMinI16 => int!(|[a, b]: [u32; 2]| s16(a).min(s16(b)) as u32),
        VPkMaxU16 => int!(|[a, b]: [u32; 2]| a.max(b)),
        VPkMinU16 => int!(|[a, b]: [u32; 2]| a.min(b)),
        VDot2I32I16 => |cx, op| dot(cx, op, 16, Sign::Signed),
        VDot2U32U16 => |cx, op| dot(cx, op, 16, Sign::Unsigned),
        VDot4I32I8 => |cx, op| dot(cx, op, 8, Sign::Signed),
        VDot4U32U8 => |cx, op| dot(cx, op, 8, Sign::Unsigned),
        VDot8I32I4 => |cx, op| dot(cx, op, 4, Sign::Signed),
        VDot8U32U4 => |cx, op| dot(cx, op, 4, Sign::Unsigned),
        _ => return None,
    };
    Some(exec)
}

fn lookup_float(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VPkFmaF16 => float!(|e: &Env, [a, b, c]: [u32; 3]| half::fma(e, a, b, c)),
        VPkAddF16 => float!(|e: &Env, [a, b]: [u32; 2]| half::add(e, a, b)),
        VPkMulF16 => float!(|e: &Env, [a, b]: [u32; 2]| half::mul(e, a, b)),
        VPkMinF16 => float!(|e: &Env, [a, b]: [u32; 2]| half::min(e, a, b)),
        VPkMaxF16 => float!(|e: &Env, [a, b]: [u32; 2]| half::max(e, a, b)),
        VFmaMixF32 => |cx, op| mix_f32(cx, op, fma),
        VMadMixF32 => |cx, op| mix_f32(cx, op, mad),
        VFmaMixloF16 => |cx, op| mix_f16(cx, op, fma, Half::Low),
        VMadMixloF16 => |cx, op| mix_f16(cx, op, mad, Half::Low),
        VFmaMixhiF16 => |cx, op| mix_f16(cx, op, fma, Half::High),
        VMadMixhiF16 => |cx, op| mix_f16(cx, op, mad, Half::High),
        VPkMinimum3F16 => float!(MINIMUM3),
        VPkMaximum3F16 => float!(MAXIMUM3),
        VDot2F32F16 => dot2_f32_f16,
        VDot2F32Bf16 => |cx, op| dot2_bf16(cx, op, op.mods),
        VDot2cF32Bf16 => |cx, op| {
            // Signs of the halves (CDNA4 manual, `V_DOT2C_F32_BF16`): ABS stands for NEG_HI.
            let signs = Modifiers {
                neg_lo: op.mods.neg,
                neg_hi: op.mods.abs,
                ..op.mods
            };
            dot2_bf16(cx, op, signs)
        },
        _ => return None,
    };
    Some(exec)
}
