//! Packed and mixed-precision instructions, and dot products.
//!
//! Source: "Vega" 7nm ISA manual, 6.8 "Packed Math", 12.10 "VOP3P"; CDNA2 manual, 6.4 (dot products
//! of floats always flush denormals) and 6.8 (packed single precision).

use crate::float::*;
use crate::valu::{Lane, Out};
use crate::vop_float::{ieee_choice, min_max};
use isa::{Family, Inst};

/// Whether sources are pairs, or chosen by `op_sel` as VOP3P does it.
pub fn is_packed(inst: &Inst) -> bool {
    let name = inst.opcode.mnemonic();
    let dot = name.starts_with("v_dot");
    inst.opcode.desc().family == Family::Vop3p || dot || name == "v_pk_fmac_f16"
}

/// Whether the result's type is not one that output modifiers of VOP3 apply to.
pub fn is_mixed(inst: &Inst) -> bool {
    let name = inst.opcode.mnemonic();
    let dots = [
        "v_dot2c_f32_f16",
        "v_dot2_f32_f16",
        "v_dot2c_f32_bf16",
        "v_dot2_f32_bf16",
    ];
    is_packed(inst) && !dots.contains(&name)
}

fn bit(v: u8, i: usize) -> bool {
    v >> i & 1 != 0
}

/// `op_sel_hi`; instructions outside VOP3P have none and take high halves for the high result.
fn select_hi(inst: &Inst) -> u8 {
    match inst.opcode.desc().family {
        Family::Vop3p => inst.mods.op_sel_hi,
        _ => 7,
    }
}

/// Half of a register.
fn half(v: u128, high: bool) -> u64 {
    (v >> if high { 16 } else { 0 } & 0xffff) as u64
}

pub fn compute(lane: &Lane<'_>, s: &[u128]) -> Option<Out> {
    if !is_packed(lane.inst) {
        return None;
    }
    let r = pairs_of_singles(lane, s)
        .or_else(|| mixed(lane, s))
        .or_else(|| dot(lane, s))
        .or_else(|| halves(lane, s))?;
    Some(r.into())
}

/// One of the two results: which halves it takes, with which signs.
fn halves(lane: &Lane<'_>, s: &[u128]) -> Option<u64> {
    let m = &lane.inst.mods;
    let part = |select: u8, neg: u8| {
        let v: Vec<u64> = (0..s.len())
            .map(|i| half(s[i], bit(select, i)) ^ if bit(neg, i) { 0x8000 } else { 0 })
            .collect();
        packed_half(lane, &v)
    };
    let low = part(m.op_sel, m.neg_lo)?;
    let high = part(select_hi(lane.inst), m.neg_hi)?;
    Some(low | high << 16)
}

fn packed_half(lane: &Lane<'_>, v: &[u64]) -> Option<u64> {
    let s: Vec<i64> = v.iter().map(|&x| i64::from(x as u16 as i16)).collect();
    let u: Vec<i64> = v.iter().map(|&x| x as i64).collect();
    let fit = |exact: i64, low: i64, high: i64| {
        let r = if lane.clamp {
            exact.clamp(low, high)
        } else {
            exact
        };
        Some(r as u64 & 0xffff)
    };
    let signed = |exact| fit(exact, -0x8000, 0x7fff);
    let unsigned = |exact| fit(exact, 0, 0xffff);
    let plain = |r: i64| Some(r as u64 & 0xffff);
    match lane.name {
        "v_pk_mad_i16" => signed(s[0] * s[1] + s[2]),
        "v_pk_mad_u16" => unsigned(u[0] * u[1] + u[2]),
        "v_pk_mul_lo_u16" => plain(u[0] * u[1]),
        "v_pk_add_i16" => signed(s[0] + s[1]),
        "v_pk_sub_i16" => signed(s[0] - s[1]),
        "v_pk_add_u16" => unsigned(u[0] + u[1]),
        "v_pk_sub_u16" => unsigned(u[0] - u[1]),
        "v_pk_lshlrev_b16" => plain(u[1] << (u[0] & 15)),
        "v_pk_lshrrev_b16" => plain(u[1] >> (u[0] & 15)),
        "v_pk_ashrrev_i16" => plain(s[1] >> (u[0] & 15)),
        "v_pk_max_i16" => plain(s[0].max(s[1])),
        "v_pk_min_i16" => plain(s[0].min(s[1])),
        "v_pk_max_u16" => plain(u[0].max(u[1])),
        "v_pk_min_u16" => plain(u[0].min(u[1])),
        _ => packed_float(lane, v),
    }
}

/// Clamp of a float without an output multiplier.
fn clamped(lane: &Lane<'_>, f: Fmt, r: u64) -> u64 {
    let one = f.of(1.0);
    match lane.clamp {
        false => r,
        true if f.is_nan(r) && !lane.mode.dx10_clamp() => r,
        true if f.is_nan(r) || f.value(r) <= 0.0 => 0,
        true if f.value(r) > 1.0 => one,
        true => r,
    }
}

fn packed_float(lane: &Lane<'_>, v: &[u64]) -> Option<u64> {
    let (f, m) = (Fmt::H, lane.modes(Fmt::H));
    let infinite = v.iter().any(|&x| f.is_inf(x));
    let done = |r| lane.mode.half_overflow(r, infinite);
    let r = match lane.name {
        "v_pk_fma_f16" | "v_pk_fmac_f16" => done(fma(f, m, v[0], v[1], v[2])),
        "v_pk_add_f16" => done(add(f, m, v[0], v[1])),
        "v_pk_mul_f16" => done(mul(f, m, v[0], v[1])),
        "v_pk_minimum3_f16" => ieee_choice(lane, f, [v[0], v[1], v[2]], false),
        "v_pk_maximum3_f16" => ieee_choice(lane, f, [v[0], v[1], v[2]], true),
        "v_pk_min_f16" => min_max(lane, f, v[0], v[1], false),
        "v_pk_max_f16" => min_max(lane, f, v[0], v[1], true),
        _ => return None,
    };
    Some(clamped(lane, f, r))
}

/// `V_MAD_MIX_F32` and its kin: `op_sel_hi` makes a source a half, `op_sel` says which; NEG_HI is
/// an absolute value.
fn mixed(lane: &Lane<'_>, s: &[u128]) -> Option<u64> {
    let m = &lane.inst.mods;
    let fused = lane.name.starts_with("v_fma_mix");
    if !fused && !lane.name.starts_with("v_mad_mix") {
        return None;
    }
    let source = |i: usize| {
        let mut v = match bit(m.op_sel_hi, i) {
            false => s[i] as u64,
            true => {
                let h = lane
                    .modes(Fmt::H)
                    .input(Fmt::H, half(s[i], bit(m.op_sel, i)));
                convert(Fmt::H, Fmt::S, h, NEAREST)
            }
        };
        if bit(m.abs | m.neg_hi, i) {
            v &= !Fmt::S.sign();
        }
        if bit(m.neg | m.neg_lo, i) {
            v ^= Fmt::S.sign();
        }
        v
    };
    let [a, b, c] = [source(0), source(1), source(2)];
    let single = lane.modes(Fmt::S);
    let r = match fused {
        true => fma(Fmt::S, single, a, b, c),
        false => mad(Fmt::S, single.flushing(), a, b, c),
    };
    if lane.name.ends_with("mix_f32") {
        return Some(clamped(lane, Fmt::S, r));
    }
    let x = single.input(Fmt::S, r);
    let h = convert(Fmt::S, Fmt::H, x, lane.modes(Fmt::H).round);
    let h = lane.modes(Fmt::H).output(Fmt::H, h);
    let h = lane.mode.half_overflow(h, Fmt::S.is_inf(x));
    let h = clamped(lane, Fmt::H, h);
    Some(match lane.name.ends_with("mixlo_f16") {
        true => lane.old as u64 & 0xffff_0000 | h,
        false => lane.old as u64 & 0xffff | h << 16,
    })
}

/// Products of fields, and an addend.
fn dot(lane: &Lane<'_>, s: &[u128]) -> Option<u64> {
    let (bits, signed) = match lane.name {
        "v_dot2_f32_f16" | "v_dot2c_f32_f16" => return Some(dot2_float(lane, s)),
        "v_dot2_f32_bf16" | "v_dot2c_f32_bf16" => return Some(dot2_bfloat(lane, s)),
        "v_dot2_i32_i16" | "v_dot2c_i32_i16" => (16, true),
        "v_dot2_u32_u16" => (16, false),
        "v_dot4_i32_i8" | "v_dot4c_i32_i8" => (8, true),
        "v_dot4_u32_u8" => (8, false),
        "v_dot8_i32_i4" | "v_dot8c_i32_i4" => (4, true),
        "v_dot8_u32_u4" => (4, false),
        _ => return None,
    };
    let m = &lane.inst.mods;
    let field = |i: usize, k: u32| {
        let raw = match bits {
            16 => {
                let select = if k == 0 {
                    m.op_sel
                } else {
                    select_hi(lane.inst)
                };
                half(s[i], bit(select, i)) as i64
            }
            _ => (s[i] >> (bits * k) & ((1 << bits) - 1)) as i64,
        };
        let negative = signed && raw >> (bits - 1) & 1 != 0;
        if negative { raw - (1 << bits) } else { raw }
    };
    let sum: i64 = (0..32 / bits).map(|k| field(0, k) * field(1, k)).sum();
    let addend = if signed {
        i64::from(s[2] as u32 as i32)
    } else {
        i64::from(s[2] as u32)
    };
    let exact = sum + addend;
    let r = match (lane.clamp, signed) {
        (false, _) => exact,
        (true, true) => exact.clamp(i32::MIN.into(), i32::MAX.into()),
        (true, false) => exact.clamp(0, u32::MAX.into()),
    };
    Some(u64::from(r as u32))
}

/// `V_DOT2_F32_F16`: denormals are flushed, rounding is to nearest. How often is rounded is not
/// documented; taken is a sum in double precision (in which the products are exact), rounded to
/// single precision.
fn dot2_float(lane: &Lane<'_>, s: &[u128]) -> u64 {
    let m = &lane.inst.mods;
    let fs = Fmt::S;
    let value = |i: usize, select: u8, neg: u8| {
        let h = half(s[i], bit(select, i)) ^ if bit(neg, i) { 0x8000 } else { 0 };
        let abs = if bit(m.abs, i) && !bit(m.neg_lo, i) {
            h & 0x7fff
        } else {
            h
        };
        let h = if bit(m.neg, i) { abs ^ 0x8000 } else { abs };
        Fmt::H.value(Fmt::H.flush(h))
    };
    let hi = select_hi(lane.inst);
    let c = s[2] as u64 ^ if bit(m.neg_lo, 2) { fs.sign() } else { 0 };
    let products = value(0, m.op_sel, m.neg_lo) * value(1, m.op_sel, m.neg_lo)
        + value(0, hi, m.neg_hi) * value(1, hi, m.neg_hi);
    let sum = products + fs.value(fs.flush(c));
    if !sum.is_nan() {
        return fs.flush(convert(Fmt::D, fs, sum.to_bits(), NEAREST));
    }
    if fs.is_nan(c) {
        fs.quiet(c)
    } else {
        fs.default_nan()
    }
}

/// `V_DOT2_F32_BF16`: the same, of numbers whose sum may not be exact in double precision. The
/// third source keeps its sign. Outside VOP3P, NEG is NEG_LO and ABS is NEG_HI.
fn dot2_bfloat(lane: &Lane<'_>, s: &[u128]) -> u64 {
    let m = &lane.inst.mods;
    let fs = Fmt::S;
    let (low, high) = match lane.name {
        "v_dot2_f32_bf16" => (m.neg_lo, m.neg_hi),
        _ => (m.neg, m.abs),
    };
    let value = |i: usize, select: u8, neg: u8| {
        let bits = half(s[i], bit(select, i)) << 16;
        let x = fs.value(fs.flush(bits));
        if bit(neg, i) { -x } else { x }
    };
    let hi = select_hi(lane.inst);
    let c = s[2] as u64;
    let products =
        value(0, m.op_sel, low) * value(1, m.op_sel, low) + value(0, hi, high) * value(1, hi, high);
    let sum = products + fs.value(fs.flush(c));
    if !sum.is_nan() {
        return fs.flush(convert(Fmt::D, fs, sum.to_bits(), NEAREST));
    }
    if fs.is_nan(c) {
        fs.quiet(c)
    } else {
        fs.default_nan()
    }
}

/// Packed single precision (gfx90a): `op_sel` and `op_sel_hi` choose dwords.
fn pairs_of_singles(lane: &Lane<'_>, s: &[u128]) -> Option<u64> {
    let m = &lane.inst.mods;
    let dword = |v: u128, high: bool| (v >> if high { 32 } else { 0 }) as u32 as u64;
    if lane.name == "v_pk_mov_b32" {
        return Some(dword(s[0], bit(m.op_sel, 0)) | dword(s[1], bit(m.op_sel, 1)) << 32);
    }
    let modes = lane.modes(Fmt::S);
    let part = |select: u8, neg: u8| {
        let v =
            |i: usize| dword(s[i], bit(select, i)) ^ if bit(neg, i) { Fmt::S.sign() } else { 0 };
        let r = match lane.name {
            "v_pk_fma_f32" => fma(Fmt::S, modes, v(0), v(1), v(2)),
            "v_pk_mul_f32" => mul(Fmt::S, modes, v(0), v(1)),
            "v_pk_add_f32" => add(Fmt::S, modes, v(0), v(1)),
            _ => return None,
        };
        Some(clamped(lane, Fmt::S, r))
    };
    Some(part(m.op_sel, m.neg_lo)? | part(m.op_sel_hi, m.neg_hi)? << 32)
}
