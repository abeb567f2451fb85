//! Conversions from and to 8, 6 and 4 bits, bfloat16, and with stochastic rounding.
//!
//! Sources: CDNA3 ISA manual, 7.2, 12.8, 12.11; CDNA4 ISA manual, 6.7.1, 7.3, 12.8, 12.11.

use crate::float::{Fmt, NEAREST, convert};
use crate::machine::{Bytes, LANES, State};
use crate::tiny::{How, Tiny, bfloat, random_short, wide_of, wide_value};
use crate::valu::{Exactness, Lane, output, source};
use isa::{Inst, Operand, RegKind, SdwaSel};

/// Whether a name is of a conversion from 8 bits, of whose SDWA only the source's place counts.
pub fn is_from_bytes(name: &str) -> bool {
    let names = [
        "v_cvt_f32_fp8",
        "v_cvt_f32_bf8",
        "v_cvt_pk_f32_fp8",
        "v_cvt_pk_f32_bf8",
    ];
    names.contains(&name)
}

/// `V_PRNG_B32`.
pub fn prng(a: u64) -> u64 {
    let feedback = if a >> 31 & 1 != 0 { 0b1100_0101 } else { 0 };
    (a << 1 & 0xffff_ffff) ^ feedback
}

/// A register with some of its bits replaced.
fn merged(old: u128, bits: u32, at: u32, value: u64) -> u64 {
    let mask = ((1u64 << bits) - 1) << at;
    old as u64 & 0xffff_ffff & !mask | value << at & mask
}

/// A number in single precision to bfloat16, with its modes.
fn to_bfloat(lane: &Lane<'_>, a: u64) -> u64 {
    let m = lane.modes(Fmt::S);
    let r = bfloat(m.input(Fmt::S, a), NEAREST);
    m.output(Fmt::S, r << 16) >> 16
}

/// By a random number.
fn random_16(lane: &Lane<'_>, half: bool, a: u64, random: u64) -> u64 {
    let m = lane.modes(Fmt::S);
    let x = m.input(Fmt::S, a);
    if Fmt::S.is_nan(x) || Fmt::S.is_inf(x) {
        return match half {
            true => convert(Fmt::S, Fmt::H, x, NEAREST),
            false => bfloat(x, NEAREST),
        };
    }
    let bits = if half { 13 } else { 16 };
    let r = random_short(half, Fmt::S.value(x), random as u32, bits);
    match half {
        true => lane
            .mode
            .half_overflow(lane.modes(Fmt::H).output(Fmt::H, r), false),
        false => m.output(Fmt::S, r << 16) >> 16,
    }
}

/// Conversions of a lane.
pub fn compute(lane: &Lane<'_>, s: &[u64]) -> Option<u64> {
    let a = *s.first()?;
    of_bytes(lane, a, s).or_else(|| of_halves(lane, a, s))
}

/// Those from and to floats of 8 bits, from `a`.
fn of_bytes(lane: &Lane<'_>, a: u64, s: &[u64]) -> Option<u64> {
    let (op_sel, ocp) = (lane.inst.mods.op_sel, lane.bytes == Bytes::Ocp);
    let byte = 8 * u32::from(op_sel >> 2 & 3);
    let half = 16 * u32::from(op_sel >> 3 & 1);
    let format = |name: &str| Tiny::named(name, ocp).expect("a format");
    let kind = &lane.name[lane.name.len().saturating_sub(3)..];
    let single = |name: &str, code: u64| wide_of("f32", format(name).value(code & 0xff));
    Some(match lane.name {
        "v_cvt_f32_fp8" | "v_cvt_f32_bf8" => {
            let n = match lane.select {
                SdwaSel::Byte1 => 1,
                SdwaSel::Byte2 => 2,
                SdwaSel::Byte3 => 3,
                _ => 0,
            };
            single(kind, a >> (8 * n))
        }
        "v_cvt_pk_f32_fp8" | "v_cvt_pk_f32_bf8" => {
            let n = if lane.select as u8 & 3 == 1 { 16 } else { 0 };
            let of = |code| output(lane, Fmt::S, single(kind, code));
            of(a >> n) | of(a >> (n + 8)) << 32
        }
        "v_cvt_pk_fp8_f32" | "v_cvt_pk_bf8_f32" => {
            let name = &lane.name[9..12];
            let of = |v| {
                let x = wide_value("f32", v);
                format(name).of(x, How::Nearest, lane.mode.fp16_overflow())
            };
            merged(lane.old, 16, half, of(a) | of(s[1]) << 8)
        }
        "v_cvt_sr_fp8_f32" | "v_cvt_sr_bf8_f32" => {
            let name = &lane.name[9..12];
            let bits = if name == "fp8" { 20 } else { 21 };
            let how = How::Random(s[1] as u32, bits);
            let r = format(name).of(wide_value("f32", a), how, lane.mode.fp16_overflow());
            merged(lane.old, 8, byte, r)
        }
        _ => return None,
    })
}

/// Those from and to floats of 16 bits, from `a`.
fn of_halves(lane: &Lane<'_>, a: u64, s: &[u64]) -> Option<u64> {
    Some(match lane.name {
        "v_cvt_sr_f16_f32" => random_16(lane, true, a, s[1]),
        "v_cvt_sr_bf16_f32" => random_16(lane, false, a, s[1]),
        "v_cvt_pk_f16_f32" => {
            let of = |v| {
                let x = lane.modes(Fmt::S).input(Fmt::S, v);
                let r = convert(Fmt::S, Fmt::H, x, NEAREST);
                let r = lane.modes(Fmt::H).output(Fmt::H, r);
                output(lane, Fmt::H, lane.mode.half_overflow(r, Fmt::S.is_inf(x)))
            };
            of(a) | of(s[1]) << 16
        }
        "v_cvt_pk_bf16_f32" => {
            // Multiplied and clamped as single precision, which loses nothing but denormals.
            let of = |v| bfloat(output(lane, Fmt::S, to_bfloat(lane, v) << 16), NEAREST);
            of(a) | of(s[1]) << 16
        }
        "v_cvt_f32_bf16" => {
            let x = (a & 0xffff) << 16;
            match Fmt::S.is_nan(x) {
                true => Fmt::S.quiet(x),
                false => lane.modes(Fmt::S).input(Fmt::S, x),
            }
        }
        _ => return None,
    })
}

/// Whether negation and absolute value of the first source concern two numbers, and so are errors.
pub fn is_pair(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("v_cvt_scalef32_") else {
        return false;
    };
    let to_narrow = !rest.ends_with("_f32") && (rest.ends_with("f16"));
    rest.starts_with("sr_pk_fp4") || rest.starts_with("pk_") && to_narrow
}

/// Bits `[at + n - 1 : at]` of a wide number made of registers.
fn bits_of(words: &[u32], at: usize, n: usize) -> u64 {
    (0..n).fold(0, |v, i| {
        v | u64::from(words[(at + i) / 32] >> ((at + i) % 32) & 1) << i
    })
}

fn set_bits(words: &mut [u32], at: usize, n: usize, value: u64) {
    for i in 0..n {
        let (w, b) = ((at + i) / 32, (at + i) % 32);
        words[w] = words[w] & !(1 << b) | ((value >> i & 1) as u32) << b;
    }
}

/// The words of an operand in a lane.
fn words(st: &State, inst: &Inst, at: usize, lane: usize) -> Vec<u32> {
    let desc = &inst.opcode.desc().operands[at];
    match inst.operands[at] {
        Operand::Reg(span) if span.base.kind() == RegKind::Vgpr => {
            let first = usize::from(span.base.index());
            (first..first + usize::from(desc.width))
                .map(|r| st.vgprs[r][lane])
                .collect()
        }
        operand => vec![source(st, operand, desc, lane) as u32],
    }
}

/// What a name says: `[sr_][pk[32]_|2xpk16_]<to>_<from>`.
struct Name<'a> {
    random: bool,
    /// Numbers, and sources that they alternate between.
    count: usize,
    to: &'a str,
    from: &'a str,
}

fn parse(name: &str) -> Option<Name<'_>> {
    let rest = name.strip_prefix("v_cvt_scalef32_")?;
    let (random, rest) = match rest.strip_prefix("sr_") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let parts: Vec<&str> = rest.split('_').collect();
    let count = match parts[0] {
        "pk" => 2,
        "pk32" | "2xpk16" => 32,
        _ => 1,
    };
    let [to, from] = parts[parts.len() - 2..] else {
        return None;
    };
    Some(Name {
        random,
        count,
        to,
        from,
    })
}

fn width(kind: &str) -> usize {
    match kind {
        "f32" => 32,
        "f16" | "bf16" => 16,
        "fp8" | "bf8" => 8,
        "fp6" | "bf6" => 6,
        _ => 4,
    }
}

/// Number and place of the source of a number, in bits.
fn wide_place(inst: &Inst, n: &Name<'_>, i: usize) -> (usize, usize) {
    let name = inst.opcode.mnemonic();
    let interleaved = name.contains("2xpk16");
    let two_sources = n.from == "f32" && n.count == 2 && !n.random;
    match (interleaved, two_sources) {
        (true, _) => (i % 2, i / 2 * 32),
        (_, true) => (i, 0),
        _ => (0, i * width(n.from)),
    }
}

/// 2 to the exponent of a number in single precision; NaN for the largest.
fn scale_of(word: u32) -> f64 {
    match word >> 23 & 0xff {
        255 => f64::NAN,
        e => f64::powi(2.0, e as i32 - 127),
    }
}

/// A product or quotient whose NaN has the sign of the first operand.
fn with_sign(x: f64, result: f64) -> f64 {
    match result.is_nan() {
        true => f64::NAN.copysign(x),
        false => result,
    }
}

/// A wide number of a source, with the source's modifiers and denormals.
fn wide(st: &State, inst: &Inst, n: &Name<'_>, lane: usize, i: usize) -> f64 {
    let (which, at) = wide_place(inst, n, i);
    let size = width(n.from);
    let sign = 1u64 << (size - 1);
    let mut code = bits_of(&words(st, inst, 1 + which, lane), at, size);
    if inst.mods.abs >> which & 1 != 0 {
        code &= !sign;
    }
    if inst.mods.neg >> which & 1 != 0 {
        code ^= sign;
    }
    if n.from == "f32" {
        let mode = crate::float::Mode { bits: st.mode };
        code = mode.modes(Fmt::S).input(Fmt::S, code);
    }
    wide_value(n.from, code)
}

/// The destination's words in a lane.
fn narrow_lane(st: &State, inst: &Inst, n: &Name<'_>, lane: usize, old: &mut [u32]) {
    let ocp = st.bytes == Bytes::Ocp;
    let format = Tiny::named(n.to, ocp).expect("a format");
    let last = inst.operands.len() - 1;
    let scale = scale_of(words(st, inst, last, lane)[0]);
    let saturate = st.mode >> 23 & 1 != 0;
    let fraction = match n.from {
        "f32" => 23,
        "f16" => 10,
        _ => 7,
    };
    let mut random = if n.random {
        u64::from(words(st, inst, 2, lane)[0])
    } else {
        0
    };
    let size = width(n.to);
    let op_sel = usize::from(inst.mods.op_sel);
    let first = match (n.count, size) {
        (32, _) => 0,
        (2, 8) => 16 * (op_sel >> 3 & 1),
        _ => 8 * (op_sel >> 2 & 3),
    };
    for i in 0..n.count {
        let x = wide(st, inst, n, lane, i);
        let how = match n.random {
            true => How::Random(random as u32, fraction - format.fraction),
            false => How::Nearest,
        };
        let code = format.of(with_sign(x, x / scale), how, saturate);
        random = prng(random);
        set_bits(old, first + i * size, size, code);
    }
}

fn wide_lane(st: &State, inst: &Inst, n: &Name<'_>, lane: usize, old: &mut [u32]) {
    let ocp = st.bytes == Bytes::Ocp;
    let format = Tiny::named(n.from, ocp).expect("a format");
    let data = words(st, inst, 1, lane);
    let scale = scale_of(words(st, inst, 2, lane)[0]);
    let op_sel = usize::from(inst.mods.op_sel);
    let (from, to) = (width(n.from), width(n.to));
    let first = match (n.count, from) {
        (32, _) => 0,
        (2, 8) => 16 * (op_sel & 1),
        _ => 8 * (op_sel & 3),
    };
    let start = if n.count == 1 && to == 16 {
        16 * (op_sel >> 3 & 1)
    } else {
        0
    };
    for i in 0..n.count {
        let x = format.value(bits_of(&data, first + i * from, from));
        let y = with_sign(x, x * scale);
        let mut code = wide_of(n.to, y);
        if n.to == "f16" {
            let mode = crate::float::Mode { bits: st.mode };
            code = mode.half_overflow(code, x.is_infinite());
        }
        set_bits(old, start + i * to, to, code);
    }
}

/// `V_CVT_SCALEF32_*`.
pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    let n = parse(inst.opcode.mnemonic())?;
    let span = inst.operands[0].reg().expect("a destination");
    let first = usize::from(span.base.index());
    let before = st.clone();
    for lane in (0..LANES).filter(|&l| before.active(l)) {
        let mut to = words(&before, inst, 0, lane);
        match n.to {
            "f32" | "f16" | "bf16" => wide_lane(&before, inst, &n, lane, &mut to),
            _ => narrow_lane(&before, inst, &n, lane, &mut to),
        }
        for (i, word) in to.into_iter().enumerate() {
            st.vgprs[first + i][lane] = word;
        }
    }
    Some(Exactness::Bits)
}
