//! Vector instructions on integers and bits: what a lane computes.
//!
//! Source: "Vega" 7nm ISA manual, 12.7 "VOP2" to 12.12 "VOP3A", 6.5 "ALU Clamp Bit Usage".

use crate::valu::{Lane, Out};

fn s32(a: u128) -> i128 {
    i128::from(a as u32 as i32)
}
fn u32_(a: u128) -> i128 {
    i128::from(a as u32)
}
fn s16(a: u128) -> i128 {
    i128::from(a as u16 as i16)
}
fn u16_(a: u128) -> i128 {
    i128::from(a as u16)
}
fn s24(a: u128) -> i128 {
    let v = (a & 0xff_ffff) as i128;
    if v >= 1 << 23 { v - (1 << 24) } else { v }
}
fn u24(a: u128) -> i128 {
    (a & 0xff_ffff) as i128
}
fn byte(a: u128, i: usize) -> i128 {
    (a >> (8 * i) & 0xff) as i128
}

/// An exact result as bits, saturated under the clamp bit.
fn fit(lane: &Lane<'_>, exact: i128, bits: u32, signed: bool) -> Out {
    let (low, high) = match signed {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    };
    let r = if lane.clamp {
        exact.clamp(low, high)
    } else {
        exact
    };
    (r as u128 & ((1 << bits) - 1)).into_out()
}

trait IntoOut {
    fn into_out(self) -> Out;
}

impl IntoOut for u128 {
    fn into_out(self) -> Out {
        Out {
            value: self,
            bit: false,
        }
    }
}

fn word(v: i128) -> Out {
    u128::from(v as u32).into_out()
}

fn half(v: i128) -> Out {
    u128::from(v as u16).into_out()
}

pub fn compute(lane: &Lane<'_>, s: &[u128]) -> Option<Out> {
    match *s {
        [a] => one(lane, a),
        [a, b] => two(lane, a, b)
            .or_else(|| carries(lane, a, b))
            .or_else(|| two_halves(lane, a, b)),
        [a, b, c] => three(lane, a, b, c)
            .or_else(|| sums(lane, a, b, c))
            .or_else(|| three_halves(lane, a, b, c)),
        _ => None,
    }
}

/// Position of the first bit from the top that satisfies a test, -1 if there is none.
fn search(bits: u32, test: impl Fn(u32) -> bool) -> i128 {
    (0..bits).find(|&i| test(i)).map_or(-1, i128::from)
}

/// The manual's table of `V_SCREEN_PARTITION_4SE_B32`, first entry first.
const SCREEN_PARTITION: &str = "137f5fff7ffffffff26efafffbffffffdf4cff5fffdfffff9bf8fffafffeffff\
    ffff4cdf6fffeffffffff89bf99ffdffffff7f13ff9fffbfffff6ef26ff6fff7\
    bfffffff23bfaffff7fffffff19df5ffffefffffef8cffaffffdffff67f4fff5\
    9fffdfffffff8ceff66ffefffffff467ff6fff7fffffbf239ff9fffbffff9df1";

fn one(lane: &Lane<'_>, a: u128) -> Option<Out> {
    let bit = |i: u32| a >> i & 1 != 0;
    Some(match lane.name {
        "v_mov_b64" => a.into_out(),
        "v_prng_b32" => u128::from(crate::scaled::prng(a as u64)).into_out(),
        "v_mov_b32" | "v_accvgpr_read_b32" | "v_accvgpr_write_b32" | "v_accvgpr_mov_b32" => {
            a.into_out()
        }
        "v_not_b32" => word(!s32(a)),
        "v_bfrev_b32" => (0..32)
            .fold(0u128, |r, i| r | (a >> i & 1) << (31 - i))
            .into_out(),
        "v_ffbh_u32" => word(search(32, |i| bit(31 - i))),
        "v_ffbl_b32" => word(search(32, bit)),
        "v_ffbh_i32" => word(search(32, |i| bit(31 - i) != bit(31))),
        "v_sat_pk_u8_i16" => {
            let sat = |v: u128| s16(v).clamp(0, 255);
            word(sat(a >> 16) << 8 | sat(a))
        }
        "v_screen_partition_4se_b32" => {
            let entry = SCREEN_PARTITION.as_bytes()[(a & 0xff) as usize] as char;
            word(entry.to_digit(16).expect("a digit").into())
        }
        _ => return None,
    })
}

fn two(lane: &Lane<'_>, a: u128, b: u128) -> Option<Out> {
    let shift = a as u32 & 31;
    Some(match lane.name {
        "v_and_b32" => (a & b).into_out(),
        "v_or_b32" => (a | b).into_out(),
        "v_xor_b32" => (a ^ b).into_out(),
        "v_xnor_b32" => word(!(a ^ b) as i128),
        "v_lshrrev_b32" => word(u32_(b) >> shift),
        "v_ashrrev_i32" => word(s32(b) >> shift),
        "v_lshlrev_b32" => word(u32_(b) << shift),
        "v_lshr_b32" => word(u32_(a) >> (b & 31)),
        "v_ashr_i32" => word(s32(a) >> (b & 31)),
        "v_lshl_b32" => word(u32_(a) << (b & 31)),
        "v_mul_lo_i32" => word(s32(a) * s32(b)),
        "v_min_i32" => word(s32(a).min(s32(b))),
        "v_max_i32" => word(s32(a).max(s32(b))),
        "v_min_u32" => word(u32_(a).min(u32_(b))),
        "v_max_u32" => word(u32_(a).max(u32_(b))),
        "v_add_u32" => fit(lane, u32_(a) + u32_(b), 32, false),
        "v_sub_u32" => fit(lane, u32_(a) - u32_(b), 32, false),
        "v_subrev_u32" => fit(lane, u32_(b) - u32_(a), 32, false),
        "v_add_i32" => fit(lane, s32(a) + s32(b), 32, true),
        "v_sub_i32" => fit(lane, s32(a) - s32(b), 32, true),
        "v_mul_i32_i24" => fit(lane, s24(a) * s24(b), 32, true),
        "v_mul_u32_u24" => fit(lane, u24(a) * u24(b), 32, false),
        "v_mul_hi_i32_i24" => word((s24(a) * s24(b)) >> 32),
        "v_mul_hi_u32_u24" => word((u24(a) * u24(b)) >> 32),
        "v_mul_lo_u32" => word(u32_(a) * u32_(b)),
        "v_mul_hi_u32" => word((u32_(a) * u32_(b)) >> 32),
        "v_mul_hi_i32" => word((s32(a) * s32(b)) >> 32),
        "v_bfm_b32" => word(((1 << (a & 31)) - 1) << (b & 31)),
        "v_bcnt_u32_b32" => word(u32_(b) + i128::from((a as u32).count_ones())),
        "v_mbcnt_lo_u32_b32" | "v_mbcnt_hi_u32_b32" => {
            let below = (1u128 << lane.number) - 1;
            let mask = match lane.name {
                "v_mbcnt_lo_u32_b32" => below & 0xffff_ffff,
                _ => below >> 32,
            };
            word(u32_(b) + i128::from((a & mask).count_ones()))
        }
        "v_cvt_pk_u16_u32" => word(u32_(a).min(0xffff) | u32_(b).min(0xffff) << 16),
        "v_cvt_pk_i16_i32" => {
            let sat = |v: u128| s32(v).clamp(-0x8000, 0x7fff) & 0xffff;
            word(sat(a) | sat(b) << 16)
        }
        "v_cndmask_b32" => (if lane.bit { b } else { a }).into_out(),
        "v_lshl_b64" => (a << (b & 63) & u128::from(u64::MAX)).into_out(),
        "v_lshr_b64" => (a >> (b & 63)).into_out(),
        "v_ashr_i64" => u128::from((a as u64 as i64 >> (b & 63)) as u64).into_out(),
        "v_lshlrev_b64" => (b << (a & 63) & u128::from(u64::MAX)).into_out(),
        "v_lshrrev_b64" => (b >> (a & 63)).into_out(),
        "v_ashrrev_i64" => u128::from((b as u64 as i64 >> (a & 63)) as u64).into_out(),
        _ => return None,
    })
}

fn carries(lane: &Lane<'_>, a: u128, b: u128) -> Option<Out> {
    let c = i128::from(lane.bit);
    let (a, b) = (u32_(a), u32_(b));
    let exact = match lane.name {
        "v_add_co_u32" => a + b,
        "v_sub_co_u32" => a - b,
        "v_subrev_co_u32" => b - a,
        "v_addc_co_u32" => a + b + c,
        "v_subb_co_u32" => a - b - c,
        "v_subbrev_co_u32" => b - a - c,
        _ => return None,
    };
    Some(Out {
        bit: !(0..1 << 32).contains(&exact),
        ..fit(lane, exact, 32, false)
    })
}

fn two_halves(lane: &Lane<'_>, a: u128, b: u128) -> Option<Out> {
    let shift = a as u32 & 15;
    Some(match lane.name {
        "v_add_u16" => fit(lane, u16_(a) + u16_(b), 16, false),
        "v_sub_u16" => fit(lane, u16_(a) - u16_(b), 16, false),
        "v_subrev_u16" => fit(lane, u16_(b) - u16_(a), 16, false),
        "v_add_i16" => fit(lane, s16(a) + s16(b), 16, true),
        "v_sub_i16" => fit(lane, s16(a) - s16(b), 16, true),
        "v_mul_lo_u16" => half(u16_(a) * u16_(b)),
        "v_lshlrev_b16" => half(u16_(b) << shift),
        "v_lshrrev_b16" => half(u16_(b) >> shift),
        "v_ashrrev_i16" => half(s16(b) >> shift),
        "v_max_u16" => half(u16_(a).max(u16_(b))),
        "v_min_u16" => half(u16_(a).min(u16_(b))),
        "v_max_i16" => half(s16(a).max(s16(b))),
        "v_min_i16" => half(s16(a).min(s16(b))),
        "v_pack_b32_f16" => word(u16_(a) | u16_(b) << 16),
        _ => return None,
    })
}

fn middle(mut v: [i128; 3]) -> i128 {
    v.sort_unstable();
    v[1]
}

/// Byte of `{S0, S1}` that a selector of `V_PERM_B32` asks for.
fn permuted(data: u128, selector: i128) -> i128 {
    let sign = |i: usize| if byte(data, i) >= 0x80 { 0xff } else { 0 };
    match selector {
        0..=7 => byte(data, selector as usize),
        8 => sign(1),
        9 => sign(3),
        10 => sign(5),
        11 => sign(7),
        12 => 0,
        _ => 0xff,
    }
}

fn bfe_i32(a: u128, offset: u128, width: u128) -> i128 {
    let (offset, width) = (offset & 31, width & 31);
    let field = s32(a) >> offset & ((1 << width) - 1);
    match width {
        0 => 0,
        _ if field >> (width - 1) & 1 != 0 => field - (1 << width),
        _ => field,
    }
}

fn three(lane: &Lane<'_>, a: u128, b: u128, c: u128) -> Option<Out> {
    let both = u32_(a) << 32 | u32_(b);
    Some(match lane.name {
        "v_mad_i32_i24" => fit(lane, s24(a) * s24(b) + s32(c), 32, true),
        "v_mad_u32_u24" => fit(lane, u24(a) * u24(b) + u32_(c), 32, false),
        "v_mad_i32_i16" => fit(lane, s16(a) * s16(b) + s32(c), 32, true),
        "v_mad_u32_u16" => fit(lane, u16_(a) * u16_(b) + u32_(c), 32, false),
        "v_bfe_u32" => word(u32_(a) >> (b & 31) & ((1 << (c & 31)) - 1)),
        "v_bfe_i32" => word(bfe_i32(a, b, c)),
        "v_bfi_b32" => word((a & b | !a & c) as i128),
        "v_lerp_u8" => word((0..4).fold(0, |r, i| {
            r | (byte(a, i) + byte(b, i) + (byte(c, i) & 1)) >> 1 << (8 * i)
        })),
        "v_alignbit_b32" => word(both >> (c & 31)),
        "v_alignbyte_b32" => word(both >> (8 * (c & 3))),
        "v_min3_i32" => word(s32(a).min(s32(b)).min(s32(c))),
        "v_max3_i32" => word(s32(a).max(s32(b)).max(s32(c))),
        "v_med3_i32" => word(middle([a, b, c].map(s32))),
        "v_min3_u32" => word(u32_(a).min(u32_(b)).min(u32_(c))),
        "v_max3_u32" => word(u32_(a).max(u32_(b)).max(u32_(c))),
        "v_med3_u32" => word(middle([a, b, c].map(u32_))),
        "v_perm_b32" => {
            let data = both as u128;
            word((0..4).fold(0, |r, i| r | permuted(data, byte(c, i)) << (8 * i)))
        }
        "v_bitop3_b32" => truth_table(lane, [a, b, c], 32).into_out(),
        "v_bitop3_b16" => truth_table(lane, [a, b, c], 16).into_out(),
        "v_ashr_pk_i8_i32" => shifted_bytes(lane, [a, b, c], -128, 127),
        "v_ashr_pk_u8_i32" => shifted_bytes(lane, [a, b, c], 0, 255),
        "v_lshl_add_u64" => {
            // "Unsupported shift counts as a shift of zero."
            let shift = if b & 7 > 4 { 0 } else { b & 7 };
            (((a << shift) + c) & u128::from(u64::MAX)).into_out()
        }
        "v_xad_u32" => word(u32_(a ^ b) + u32_(c)),
        "v_lshl_add_u32" => word((u32_(a) << (b & 31)) + u32_(c)),
        "v_add_lshl_u32" => word((u32_(a) + u32_(b)) << (c & 31)),
        "v_add3_u32" => word(u32_(a) + u32_(b) + u32_(c)),
        "v_lshl_or_b32" => word(u32_(a) << (b & 31) | u32_(c)),
        "v_and_or_b32" => (a & b | c).into_out(),
        "v_or3_b32" => (a | b | c).into_out(),
        _ => return None,
    })
}

/// `D0[i] = TTBL[{S0[i], S1[i], S2[i]}]`.
fn truth_table(lane: &Lane<'_>, [a, b, c]: [u128; 3], bits: u32) -> u128 {
    let table = lane.inst.mods.bitop3;
    (0..bits).fold(0, |r, i| {
        let at = |v: u128| (v >> i & 1) as u8;
        let index = at(a) * 4 + at(b) * 2 + at(c);
        r | u128::from(table >> index & 1) << i
    })
}

/// Two shifted numbers as bytes, in a half of the destination.
fn shifted_bytes(lane: &Lane<'_>, [a, b, c]: [u128; 3], low: i128, high: i128) -> Out {
    let byte = |v: u128| ((s32(v) >> (c & 31)).clamp(low, high) & 0xff) as u128;
    let pair = byte(a) | byte(b) << 8;
    match lane.inst.mods.op_sel >> 3 & 1 {
        0 => (lane.old & 0xffff_0000 | pair).into_out(),
        _ => (lane.old & 0xffff | pair << 16).into_out(),
    }
}

/// Sum of absolute differences of four bytes; masked: bytes of the reference that are not zero.
fn sad(a: u128, b: u128, masked: bool) -> i128 {
    let used = (0..4).filter(|&i| !masked || byte(b, i) != 0);
    used.map(|i| (byte(a, i) - byte(b, i)).abs()).sum()
}

/// Four sums at bytes 0 to 3 of the first source, accumulated in fields of `bits`.
fn quad_sad(lane: &Lane<'_>, a: u128, b: u128, c: u128, bits: u32, masked: bool) -> Out {
    let field = |i: usize| {
        let acc = (c >> (bits as usize * i) & ((1 << bits) - 1)) as i128;
        fit(lane, sad(a >> (8 * i), b, masked) + acc, bits, false).value
    };
    (0..4)
        .fold(0, |r, i| r | field(i) << (bits as usize * i))
        .into_out()
}

fn sums(lane: &Lane<'_>, a: u128, b: u128, c: u128) -> Option<Out> {
    let word_at = |v: u128, i: u32| (v >> (16 * i) & 0xffff) as i128;
    Some(match lane.name {
        "v_sad_u8" => fit(lane, sad(a, b, false) + u32_(c), 32, false),
        "v_sad_hi_u8" => fit(lane, (sad(a, b, false) << 16) + u32_(c), 32, false),
        "v_msad_u8" => fit(lane, sad(a, b, true) + u32_(c), 32, false),
        "v_sad_u16" => {
            let low = (word_at(a, 0) - word_at(b, 0)).abs();
            let high = (word_at(a, 1) - word_at(b, 1)).abs();
            fit(lane, low + high + u32_(c), 32, false)
        }
        "v_sad_u32" => fit(lane, (u32_(a) - u32_(b)).abs() + u32_(c), 32, false),
        "v_qsad_pk_u16_u8" => quad_sad(lane, a, b, c, 16, false),
        "v_mqsad_pk_u16_u8" => quad_sad(lane, a, b, c, 16, true),
        "v_mqsad_u32_u8" => quad_sad(lane, a, b, c, 32, true),
        "v_mad_u64_u32" => {
            let exact = u32_(a) * u32_(b) + c as i128;
            Out {
                bit: exact >> 64 & 1 != 0,
                ..fit(lane, exact, 64, false)
            }
        }
        "v_mad_i64_i32" => {
            let exact = s32(a) * s32(b) + i128::from(c as u64 as i64);
            Out {
                bit: exact >> 64 & 1 != 0,
                ..fit(lane, exact, 64, true)
            }
        }
        _ => return None,
    })
}

fn three_halves(lane: &Lane<'_>, a: u128, b: u128, c: u128) -> Option<Out> {
    let (s, u) = ([a, b, c].map(s16), [a, b, c].map(u16_));
    Some(match lane.name {
        "v_min3_u16" => half(u[0].min(u[1]).min(u[2])),
        "v_max3_u16" => half(u[0].max(u[1]).max(u[2])),
        "v_med3_u16" => half(middle(u)),
        "v_min3_i16" => half(s[0].min(s[1]).min(s[2])),
        "v_max3_i16" => half(s[0].max(s[1]).max(s[2])),
        "v_med3_i16" => half(middle(s)),
        "v_mad_u16" | "v_mad_legacy_u16" => fit(lane, u[0] * u[1] + u[2], 16, false),
        "v_mad_i16" | "v_mad_legacy_i16" => fit(lane, s[0] * s[1] + s[2], 16, true),
        _ => return None,
    })
}
