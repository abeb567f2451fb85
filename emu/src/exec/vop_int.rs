//! Vector instructions on integers and bits: VOP1, VOP2, VOP3.

use super::operands::{Out, Ty, Wide, mask_of};
use super::{Cx, Done, Exec, screen_partition};
use crate::program::Op;
use crate::wave::LANES;
use isa::Opcode;

/// 32-bit sources and result.
macro_rules! b32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map(op, Ty::B32, Out::B32, |_, v| ($f)(v))
    };
}

/// As `b32`, with another function when the clamp bit asks for saturation.
macro_rules! b32_sat {
    ($f:expr, $saturating:expr) => {
        |cx: &mut Cx<'_>, op: &Op| match op.clamps() {
            false => cx.map(op, Ty::B32, Out::B32, |_, v| ($f)(v)),
            true => cx.map(op, Ty::B32, Out::B32, |_, v| ($saturating)(v)),
        }
    };
}

/// 16-bit sources, zero-extended, and result.
macro_rules! b16 {
    ($out:expr, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            cx.map(op, Ty::B16, $out, |_, v| {
                ($f)(v.map(|x| x & 0xffff)) & 0xffff
            })
        }
    };
}

/// As `b16`, with another function for saturation.
macro_rules! b16_sat {
    ($out:expr, $f:expr, $saturating:expr) => {
        |cx: &mut Cx<'_>, op: &Op| match op.clamps() {
            false => b16!($out, $f)(cx, op),
            true => b16!($out, $saturating)(cx, op),
        }
    };
}

/// Sources and result of the given widths, as 64-bit values.
macro_rules! b64 {
    ($types:expr, $wide:expr, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map64(op, $types, $wide, |_, v| ($f)(v))
    };
}

/// Carry in and out.
macro_rules! carry {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| carry(cx, op, $f)
    };
}

/// 16-bit factors and a 32-bit addend; the clamp bit saturates to the given range.
macro_rules! mixed_mad {
    ($product:expr, $addend:expr, $min:expr, $max:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let clamp = op.clamps();
            let types = [Ty::B16, Ty::B16, Ty::B32];
            cx.map_of(op, types, Out::B32, |_, [a, b, c]| {
                let exact: i64 = ($product)(a, b) + ($addend)(c);
                (if clamp {
                    exact.clamp($min, $max)
                } else {
                    exact
                }) as u32
            })
        }
    };
}

fn s24(a: u32) -> i32 {
    (a as i32) << 8 >> 8
}

fn u24(a: u32) -> u32 {
    a & 0x00ff_ffff
}

fn s16(a: u32) -> i32 {
    i32::from(a as i16)
}

fn ffbh_i32(a: u32) -> u32 {
    let same = (a ^ (a as i32 >> 31) as u32).leading_zeros();
    if same == 32 { u32::MAX } else { same }
}

fn first_bit(count: u32) -> u32 {
    if count == 32 { u32::MAX } else { count }
}

fn bfe_u32(data: u32, offset: u32, width: u32) -> u32 {
    data >> (offset & 31) & ((1 << (width & 31)) - 1)
}

fn bfe_i32(data: u32, offset: u32, width: u32) -> u32 {
    let (offset, width) = (offset & 31, width & 31);
    if width == 0 {
        return 0;
    }
    // Bits above the register's top are copies of its sign.
    let shifted = i64::from(data as i32) >> offset;
    (shifted << (64 - width) >> (64 - width)) as u32
}

fn bytes(a: u32) -> [u32; 4] {
    a.to_le_bytes().map(u32::from)
}

fn sad_u8(a: u32, b: u32, c: u32) -> u32 {
    let (a, b) = (bytes(a), bytes(b));
    (0..4).fold(c, |sum, i| sum.wrapping_add(a[i].abs_diff(b[i])))
}

fn msad_u8(a: u32, b: u32, c: u32) -> u32 {
    let (a, b) = (bytes(a), bytes(b));
    let used = (0..4).filter(|&i| b[i] != 0);
    used.fold(c, |sum, i| sum.wrapping_add(a[i].abs_diff(b[i])))
}

fn sad_u16(a: u32, b: u32, c: u32) -> u32 {
    let high = (a >> 16).abs_diff(b >> 16);
    let low = (a & 0xffff).abs_diff(b & 0xffff);
    c.wrapping_add(high).wrapping_add(low)
}

fn lerp_u8(a: u32, b: u32, c: u32) -> u32 {
    let (a, b, c) = (bytes(a), bytes(b), bytes(c));
    (0..4).fold(0, |r, i| r | (a[i] + b[i] + (c[i] & 1)) >> 1 << (8 * i))
}

/// `v_perm_b32`: bytes 0 to 3 are those of source 1.
fn perm(a: u32, b: u32, selectors: u32) -> u32 {
    let data = u64::from(a) << 32 | u64::from(b);
    let byte = |i: u32| (data >> (8 * i)) as u8;
    let sign = |i: u32| if byte(i) & 0x80 != 0 { 0xff } else { 0 };
    let of = |sel: u8| match sel {
        0..=7 => byte(sel.into()),
        8..=11 => sign(u32::from(sel - 8) * 2 + 1),
        12 => 0,
        _ => 0xff,
    };
    u32::from_le_bytes(selectors.to_le_bytes().map(of))
}

fn middle<T: Ord + Copy>(a: T, b: T, c: T) -> T {
    a.max(b).min(a.min(b).max(c))
}

/// Four sums of absolute differences at bytes 0 to 3 of `s0` (`v_qsad_pk_u16_u8` and its kin).
fn qsad(cx: &mut Cx<'_>, op: &Op, sad: fn(u32, u32, u32) -> u32) -> Done {
    let clamp = op.clamps();
    let types = [Ty::B64, Ty::B32, Ty::B64];
    cx.map64(op, types, Wide::B64, |_, [s0, s1, s2]| {
        (0..4).fold(0, |r, i| {
            let acc = (s2 >> (16 * i)) as u32 & 0xffff;
            let sum = sad((s0 >> (8 * i)) as u32, s1 as u32, acc);
            let sum = if clamp { sum.min(0xffff) } else { sum };
            r | u64::from(sum & 0xffff) << (16 * i)
        })
    })
}

/// Additions and subtractions with a carry for each lane.
#[inline(always)]
fn carry(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u32, u32, bool) -> (u32, bool)) -> Done {
    let carry_in = cx.scalar64(op.src[2]);
    let flags = cx.lanes(op, [Ty::B32; 2], |[a, b], result| {
        let mut flags = [0; LANES];
        for lane in 0..LANES {
            let (r, c) = f(a[lane], b[lane], carry_in >> lane & 1 != 0);
            result[lane] = r;
            flags[lane] = u8::from(c);
        }
        flags
    });
    if op.clamps() {
        let saturated = match op.opcode {
            Opcode::VAddCoU32 | Opcode::VAddcCoU32 => u32::MAX,
            _ => 0,
        };
        for lane in (0..LANES).filter(|&lane| flags[lane] != 0) {
            cx.scratch.result[lane] = saturated;
        }
    }
    let mask = cx.write_mask(op);
    cx.finish(op, Out::B32);
    cx.w.set_pair(op.sdst, mask_of(&flags) & mask);
    Ok(())
}

fn add_carry(a: u32, b: u32, c: bool) -> (u32, bool) {
    let sum = u64::from(a) + u64::from(b) + u64::from(c);
    (sum as u32, sum >> 32 != 0)
}

fn sub_borrow(a: u32, b: u32, c: bool) -> (u32, bool) {
    let (r, x) = a.overflowing_sub(b);
    let (r, y) = r.overflowing_sub(u32::from(c));
    (r, x || y)
}

/// Chooses by a mask: a lane of source 1 where the bit is set.
fn cndmask(cx: &mut Cx<'_>, op: &Op) -> Done {
    let mask = cx.scalar64(op.src[2]);
    cx.lanes(op, [Ty::F32; 2], |[a, b], result| {
        for lane in 0..LANES {
            let keep = ((mask >> lane & 1) as u32).wrapping_sub(1);
            result[lane] = a[lane] & keep | b[lane] & !keep;
        }
    });
    cx.finish(op, Out::B32);
    Ok(())
}

/// Multiplication of 32-bit numbers and 64-bit addition, with a carry out for each lane.
fn mad_wide(cx: &mut Cx<'_>, op: &Op, f: fn(u64, u64, u64) -> (u64, u64, bool)) -> Done {
    let [a, b, c] = cx.sources64(op, [Ty::B32, Ty::B32, Ty::B64]);
    let mut carry_out = 0;
    let mut result = [0; LANES];
    for lane in 0..LANES {
        let (r, saturated, carry) = f(a[lane], b[lane], c[lane]);
        result[lane] = if op.clamps() { saturated } else { r };
        carry_out |= u64::from(carry) << lane;
    }
    let mask = cx.w.exec();
    if let crate::program::Dst::Vector(r) = op.dst {
        cx.w.set_lanes64(r.into(), &result, mask);
    }
    cx.w.set_pair(op.sdst, carry_out & mask);
    Ok(())
}

/// Result, result under the clamp bit, carry.
fn mad_u64_u32(a: u64, b: u64, c: u64) -> (u64, u64, bool) {
    let (r, carry) = (a * b).overflowing_add(c);
    (r, if carry { u64::MAX } else { r }, carry)
}

/// As [`mad_u64_u32`]; the carry is the 65th bit of the sum of sign-extended numbers.
fn mad_i64_i32(a: u64, b: u64, c: u64) -> (u64, u64, bool) {
    let product = i64::from(a as i32) * i64::from(b as i32);
    let (r, carry) = (product as u64).overflowing_add(c);
    let saturated = product.saturating_add(c as i64);
    (
        r,
        saturated as u64,
        carry ^ (product < 0) ^ ((c as i64) < 0),
    )
}

/// `v_mqsad_u32_u8`: four 32-bit accumulators.
fn mqsad_u32(cx: &mut Cx<'_>, op: &Op) -> Done {
    use crate::program::{Dst, Src};
    let [s0, s1] = cx.sources64(op, [Ty::B64, Ty::B32]);
    let (Dst::Vector(dst), Src::Vector(acc)) = (op.dst, op.src[2]) else {
        let what = "v_mqsad_u32_u8 with a constant accumulator".to_string();
        return Err(crate::error::FaultKind::Unimplemented(what).into());
    };
    let mask = cx.w.exec();
    let sums: [[u32; LANES]; 4] = std::array::from_fn(|i| {
        let old = cx.w.vgprs[usize::from(acc) + i];
        std::array::from_fn(|l| {
            let data = (s0[l] >> (8 * i)) as u32;
            match op.clamps() {
                true => msad_u8(data, s1[l] as u32, 0).saturating_add(old[l]),
                false => msad_u8(data, s1[l] as u32, old[l]),
            }
        })
    });
    for (i, sum) in sums.iter().enumerate() {
        cx.w.set_lanes(usize::from(dst) + i, sum, mask);
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_one_source(opcode)
        .or_else(|| lookup_two_sources(opcode))
        .or_else(|| lookup_three_sources(opcode))
        .or_else(|| lookup_wide(opcode))
        .or_else(|| lookup_16(opcode))
}

fn lookup_one_source(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VNop | VClrexcp => |_, _| Ok(()),
        VMovB32 => b32!(|[a]: [u32; 1]| a),
        VScreenPartition4seB32 => b32!(|[a]: [u32; 1]| screen_partition::lookup(a)),
        VNotB32 => b32!(|[a]: [u32; 1]| !a),
        VBfrevB32 => b32!(|[a]: [u32; 1]| a.reverse_bits()),
        VFfbhU32 => b32!(|[a]: [u32; 1]| first_bit(a.leading_zeros())),
        VFfblB32 => b32!(|[a]: [u32; 1]| first_bit(a.trailing_zeros())),
        VFfbhI32 => b32!(|[a]: [u32; 1]| ffbh_i32(a)),
        VSatPkU8I16 => b32!(|[a]: [u32; 1]| {
            let sat = |x: u32| s16(x).clamp(0, 255) as u32;
            sat(a >> 16) << 8 | sat(a)
        }),
        _ => return None,
    };
    Some(exec)
}

fn lookup_two_sources(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCndmaskB32 => cndmask,
        VAndB32 => b32!(|[a, b]: [u32; 2]| a & b),
        VOrB32 => b32!(|[a, b]: [u32; 2]| a | b),
        VXorB32 => b32!(|[a, b]: [u32; 2]| a ^ b),
        VXnorB32 => b32!(|[a, b]: [u32; 2]| !(a ^ b)),
        VLshrrevB32 => b32!(|[a, b]: [u32; 2]| b >> (a & 31)),
        VAshrrevI32 => b32!(|[a, b]: [u32; 2]| (b as i32 >> (a & 31)) as u32),
        VLshlrevB32 => b32!(|[a, b]: [u32; 2]| b << (a & 31)),
        VMinI32 => b32!(|[a, b]: [u32; 2]| (a as i32).min(b as i32) as u32),
        VMaxI32 => b32!(|[a, b]: [u32; 2]| (a as i32).max(b as i32) as u32),
        VMinU32 => b32!(|[a, b]: [u32; 2]| a.min(b)),
        VMaxU32 => b32!(|[a, b]: [u32; 2]| a.max(b)),
        VAddU32 => b32_sat!(|[a, b]: [u32; 2]| a.wrapping_add(b), |[a, b]: [u32; 2]| a
            .saturating_add(b)),
        VSubU32 => b32_sat!(|[a, b]: [u32; 2]| a.wrapping_sub(b), |[a, b]: [u32; 2]| a
            .saturating_sub(b)),
        VSubrevU32 => b32_sat!(|[a, b]: [u32; 2]| b.wrapping_sub(a), |[a, b]: [u32; 2]| b
            .saturating_sub(a)),
        VAddI32 => b32_sat!(
            |[a, b]: [u32; 2]| a.wrapping_add(b),
            |[a, b]: [u32; 2]| (a as i32).saturating_add(b as i32) as u32
        ),
        VSubI32 => b32_sat!(
            |[a, b]: [u32; 2]| a.wrapping_sub(b),
            |[a, b]: [u32; 2]| (a as i32).saturating_sub(b as i32) as u32
        ),
        VAddCoU32 => carry!(|a, b, _| add_carry(a, b, false)),
        VSubCoU32 => carry!(|a, b, _| sub_borrow(a, b, false)),
        VSubrevCoU32 => carry!(|a, b, _| sub_borrow(b, a, false)),
        VAddcCoU32 => carry!(add_carry),
        VSubbCoU32 => carry!(sub_borrow),
        VSubbrevCoU32 => carry!(|a, b, c| sub_borrow(b, a, c)),
        VMulI32I24 => b32_sat!(
            |[a, b]: [u32; 2]| s24(a).wrapping_mul(s24(b)) as u32,
            |[a, b]: [u32; 2]| s24(a).saturating_mul(s24(b)) as u32
        ),
        VMulU32U24 => b32_sat!(
            |[a, b]: [u32; 2]| u24(a).wrapping_mul(u24(b)),
            |[a, b]: [u32; 2]| u24(a).saturating_mul(u24(b))
        ),
        VMulHiI32I24 => {
            b32!(|[a, b]: [u32; 2]| ((i64::from(s24(a)) * i64::from(s24(b))) >> 32) as u32)
        }
        VMulHiU32U24 => {
            b32!(|[a, b]: [u32; 2]| ((u64::from(u24(a)) * u64::from(u24(b))) >> 32) as u32)
        }
        VMulLoU32 => b32!(|[a, b]: [u32; 2]| a.wrapping_mul(b)),
        VMulHiU32 => b32!(|[a, b]: [u32; 2]| ((u64::from(a) * u64::from(b)) >> 32) as u32),
        VMulHiI32 => {
            b32!(|[a, b]: [u32; 2]| { ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32 })
        }
        VBfmB32 => b32!(|[a, b]: [u32; 2]| ((1u32 << (a & 31)) - 1) << (b & 31)),
        VBcntU32B32 => b32!(|[a, b]: [u32; 2]| b.wrapping_add(a.count_ones())),
        VCvtPkU16U32 => b32!(|[a, b]: [u32; 2]| a.min(0xffff) | b.min(0xffff) << 16),
        VCvtPkI16I32 => b32!(|[a, b]: [u32; 2]| {
            let sat = |x: u32| (x as i32).clamp(-0x8000, 0x7fff) as u32 & 0xffff;
            sat(a) | sat(b) << 16
        }),
        _ => return None,
    };
    Some(exec)
}

fn lookup_three_sources(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VMadI32I24 => b32_sat!(
            |[a, b, c]: [u32; 3]| (s24(a).wrapping_mul(s24(b)) as u32).wrapping_add(c),
            |[a, b, c]: [u32; 3]| {
                let exact = i64::from(s24(a)) * i64::from(s24(b)) + i64::from(c as i32);
                exact.clamp(i32::MIN.into(), i32::MAX.into()) as u32
            }
        ),
        VMadU32U24 => b32_sat!(
            |[a, b, c]: [u32; 3]| u24(a).wrapping_mul(u24(b)).wrapping_add(c),
            |[a, b, c]: [u32; 3]| {
                let exact = u64::from(u24(a)) * u64::from(u24(b)) + u64::from(c);
                exact.min(u32::MAX.into()) as u32
            }
        ),
        VBfeU32 => b32!(|[a, b, c]: [u32; 3]| bfe_u32(a, b, c)),
        VBfeI32 => b32!(|[a, b, c]: [u32; 3]| bfe_i32(a, b, c)),
        VBfiB32 => b32!(|[a, b, c]: [u32; 3]| a & b | !a & c),
        VLerpU8 => b32!(|[a, b, c]: [u32; 3]| lerp_u8(a, b, c)),
        VAlignbitB32 => {
            b32!(|[a, b, c]: [u32; 3]| { ((u64::from(a) << 32 | u64::from(b)) >> (c & 31)) as u32 })
        }
        VAlignbyteB32 => b32!(|[a, b, c]: [u32; 3]| {
            ((u64::from(a) << 32 | u64::from(b)) >> (8 * (c & 3))) as u32
        }),
        VMin3I32 => b32!(|v: [u32; 3]| v.map(|x| x as i32).into_iter().min().unwrap_or(0) as u32),
        VMax3I32 => b32!(|v: [u32; 3]| v.map(|x| x as i32).into_iter().max().unwrap_or(0) as u32),
        VMed3I32 => b32!(|[a, b, c]: [u32; 3]| middle(a as i32, b as i32, c as i32) as u32),
        VMin3U32 => b32!(|[a, b, c]: [u32; 3]| a.min(b).min(c)),
        VMax3U32 => b32!(|[a, b, c]: [u32; 3]| a.max(b).max(c)),
        VMed3U32 => b32!(|[a, b, c]: [u32; 3]| middle(a, b, c)),
        VSadU8 => b32_sat!(
            |[a, b, c]: [u32; 3]| sad_u8(a, b, c),
            |[a, b, c]: [u32; 3]| sad_u8(a, b, 0).saturating_add(c)
        ),
        VSadHiU8 => b32_sat!(
            |[a, b, c]: [u32; 3]| (sad_u8(a, b, 0) << 16).wrapping_add(c),
            |[a, b, c]: [u32; 3]| (sad_u8(a, b, 0) << 16).saturating_add(c)
        ),
        VSadU16 => b32_sat!(
            |[a, b, c]: [u32; 3]| sad_u16(a, b, c),
            |[a, b, c]: [u32; 3]| sad_u16(a, b, 0).saturating_add(c)
        ),
        VSadU32 => b32_sat!(
            |[a, b, c]: [u32; 3]| a.abs_diff(b).wrapping_add(c),
            |[a, b, c]: [u32; 3]| a.abs_diff(b).saturating_add(c)
        ),
        VMsadU8 => b32_sat!(
            |[a, b, c]: [u32; 3]| msad_u8(a, b, c),
            |[a, b, c]: [u32; 3]| msad_u8(a, b, 0).saturating_add(c)
        ),
        VPermB32 => b32!(|[a, b, c]: [u32; 3]| perm(a, b, c)),
        VXadU32 => b32!(|[a, b, c]: [u32; 3]| (a ^ b).wrapping_add(c)),
        VLshlAddU32 => b32!(|[a, b, c]: [u32; 3]| (a << (b & 31)).wrapping_add(c)),
        VAddLshlU32 => b32!(|[a, b, c]: [u32; 3]| a.wrapping_add(b) << (c & 31)),
        VAdd3U32 => b32!(|[a, b, c]: [u32; 3]| a.wrapping_add(b).wrapping_add(c)),
        VLshlOrB32 => b32!(|[a, b, c]: [u32; 3]| a << (b & 31) | c),
        VAndOrB32 => b32!(|[a, b, c]: [u32; 3]| a & b | c),
        VOr3B32 => b32!(|[a, b, c]: [u32; 3]| a | b | c),
        _ => return None,
    };
    Some(exec)
}

fn lookup_wide(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    const SHIFT: [Ty; 2] = [Ty::B32, Ty::B64];
    let exec: Exec = match opcode {
        VLshlrevB64 => b64!(SHIFT, Wide::B64, |[a, b]: [u64; 2]| b << (a & 63)),
        VLshrrevB64 => b64!(SHIFT, Wide::B64, |[a, b]: [u64; 2]| b >> (a & 63)),
        VAshrrevI64 => b64!(SHIFT, Wide::B64, |[a, b]: [u64; 2]| (b as i64 >> (a & 63))
            as u64),
        VMovB64 => b64!([Ty::B64], Wide::B64, |[a]: [u64; 1]| a),
        // Unsupported shifts are none (CDNA3 manual, `V_LSHL_ADD_U64`).
        VLshlAddU64 => b64!(
            [Ty::B64, Ty::B32, Ty::B64],
            Wide::B64,
            |[a, shift, c]: [u64; 3]| match shift & 7 {
                shift @ 0..=4 => (a << shift).wrapping_add(c),
                _ => a.wrapping_add(c),
            }
        ),
        VMadU64U32 => |cx, op| mad_wide(cx, op, mad_u64_u32),
        VMadI64I32 => |cx, op| mad_wide(cx, op, mad_i64_i32),
        VQsadPkU16U8 => |cx, op| qsad(cx, op, sad_u8),
        VMqsadPkU16U8 => |cx, op| qsad(cx, op, msad_u8),
        VMqsadU32U8 => mqsad_u32,
        _ => return None,
    };
    Some(exec)
}

/// `a * b + c` of 16 bits, or saturated.
fn mad_u16(v: [u32; 3]) -> u32 {
    v[0].wrapping_mul(v[1]).wrapping_add(v[2])
}

fn mad_u16_sat(v: [u32; 3]) -> u32 {
    (u64::from(v[0]) * u64::from(v[1]) + u64::from(v[2])).min(0xffff) as u32
}

fn mad_i16_sat(v: [u32; 3]) -> u32 {
    let [a, b, c] = v.map(|x| i64::from(s16(x)));
    (a * b + c).clamp(-0x8000, 0x7fff) as u32
}

fn sat_i16(x: i32) -> u32 {
    x.clamp(-0x8000, 0x7fff) as u32
}

fn lookup_16(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    use Out::{B16, B16Keep};
    let exec: Exec = match opcode {
        VAddU16 => b16_sat!(B16, |[a, b]: [u32; 2]| a + b, |[a, b]: [u32; 2]| (a + b)
            .min(0xffff)),
        VSubU16 => b16_sat!(
            B16,
            |[a, b]: [u32; 2]| a.wrapping_sub(b),
            |[a, b]: [u32; 2]| a.saturating_sub(b)
        ),
        VSubrevU16 => b16_sat!(
            B16,
            |[a, b]: [u32; 2]| b.wrapping_sub(a),
            |[a, b]: [u32; 2]| b.saturating_sub(a)
        ),
        VAddI16 => b16_sat!(B16Keep, |[a, b]: [u32; 2]| a + b, |[a, b]: [u32; 2]| {
            sat_i16(s16(a) + s16(b))
        }),
        VSubI16 => b16_sat!(
            B16Keep,
            |[a, b]: [u32; 2]| a.wrapping_sub(b),
            |[a, b]: [u32; 2]| sat_i16(s16(a) - s16(b))
        ),
        VMulLoU16 => b16_sat!(
            B16,
            |[a, b]: [u32; 2]| a.wrapping_mul(b),
            |[a, b]: [u32; 2]| a.wrapping_mul(b).min(0xffff)
        ),
        VLshlrevB16 => b16!(B16, |[a, b]: [u32; 2]| b << (a & 15)),
        VLshrrevB16 => b16!(B16, |[a, b]: [u32; 2]| b >> (a & 15)),
        VAshrrevI16 => b16!(B16, |[a, b]: [u32; 2]| (s16(b) >> (a & 15)) as u32),
        VMaxU16 => b16!(B16, |[a, b]: [u32; 2]| a.max(b)),
        VMinU16 => b16!(B16, |[a, b]: [u32; 2]| a.min(b)),
        VMaxI16 => b16!(B16, |[a, b]: [u32; 2]| s16(a).max(s16(b)) as u32),
        VMinI16 => b16!(B16, |[a, b]: [u32; 2]| s16(a).min(s16(b)) as u32),
        VMin3U16 => b16!(B16Keep, |[a, b, c]: [u32; 3]| a.min(b).min(c)),
        VMax3U16 => b16!(B16Keep, |[a, b, c]: [u32; 3]| a.max(b).max(c)),
        VMed3U16 => b16!(B16Keep, |[a, b, c]: [u32; 3]| middle(a, b, c)),
        VMin3I16 => b16!(
            B16Keep,
            |[a, b, c]: [u32; 3]| s16(a).min(s16(b)).min(s16(c)) as u32
        ),
        VMax3I16 => b16!(
            B16Keep,
            |[a, b, c]: [u32; 3]| s16(a).max(s16(b)).max(s16(c)) as u32
        ),
        VMed3I16 => b16!(
            B16Keep,
            |[a, b, c]: [u32; 3]| middle(s16(a), s16(b), s16(c)) as u32
        ),
        VMadU16 => b16_sat!(B16Keep, mad_u16, mad_u16_sat),
        VMadI16 => b16_sat!(B16Keep, mad_u16, mad_i16_sat),
        VMadLegacyU16 => b16_sat!(B16, mad_u16, mad_u16_sat),
        VMadLegacyI16 => b16_sat!(B16, mad_u16, mad_i16_sat),
        VMadU32U16 => mixed_mad!(
            |a: u32, b: u32| i64::from(a & 0xffff) * i64::from(b & 0xffff),
            |c: u32| i64::from(c),
            0,
            i64::from(u32::MAX)
        ),
        VMadI32I16 => mixed_mad!(
            |a: u32, b: u32| i64::from(s16(a)) * i64::from(s16(b)),
            |c: u32| i64::from(c as i32),
            i64::from(i32::MIN),
            i64::from(i32::MAX)
        ),
        _ => return None,
    };
    Some(exec)
}
