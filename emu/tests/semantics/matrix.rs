//! Matrix instructions: the product of matrices, from the shape in the mnemonic.
//!
//! Sources: CDNA2 and CDNA3 ISA manuals, chapter 7 (names, types, denormals, blocks, layouts);
//! CDNA4 ISA manual, chapter 7, with its tables of registers; AMD's matrix instruction calculator
//! (CBSZ, ABID, BLGP). Matrices are filled from what each register of each lane holds.

use crate::float::{Fmt, Mode, Modes, NEAREST, convert, fma};
use crate::machine::{Bytes, LANES, State};
use crate::tiny::{Tiny, wide_of};
use crate::valu::{Exactness, inline};
use isa::{Inst, Operand, RegKind, ValueType};
use rustc_apfloat::ieee::{Quad, Single};
use rustc_apfloat::{Float, FloatConvert};

/// What the name says: `v_mfma_<C>_<M>x<N>x<K>[_<B>b][_]<A>[_<B>]`.
struct Shape<'a> {
    m: usize,
    k: usize,
    blocks: usize,
    /// "f32", "f16", "bf16", "bf16_1k", "i8", "f64", "xf32", "fp8", "bf8", "fp6", "bf6", "fp4".
    a: &'a str,
    b: &'a str,
    sparse: bool,
    /// CDNA3 and later: new names, new rules.
    new: bool,
    scaled: bool,
}

const CHOSEN: [&str; 5] = ["fp8", "bf8", "fp6", "bf6", "fp4"];

fn shape(inst: &Inst) -> Option<Shape<'static>> {
    let name = inst.opcode.mnemonic();
    let sparse = name.starts_with("v_smfmac_");
    let rest = name
        .strip_prefix("v_mfma_")
        .or(name.strip_prefix("v_smfmac_"))?;
    let (rest, scaled) = match rest.strip_prefix("scale_") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let (m, rest) = rest.split_once('_')?.1.split_once('x')?;
    let (_, rest) = rest.split_once('x')?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let (m, k): (usize, usize) = (m.parse().ok()?, rest[..digits].parse().ok()?);
    // Old names have the type right behind the digits.
    let new = rest[digits..].starts_with('_');
    let mut kind = rest[digits..].trim_start_matches('_');
    let mut blocks = None;
    if let Some((count, rest)) = kind.split_once("b_") {
        if let Ok(count) = count.parse::<usize>() {
            (blocks, kind) = (Some(count), rest);
        }
    }
    let format = |shift: u16| CHOSEN[usize::from(inst.mods.matrix >> shift & 7)];
    let (a, b) = match kind {
        "f8f6f4" => (format(0), format(7)),
        "bf16_1k" => (kind, kind),
        _ => kind.split_once('_').unwrap_or((kind, kind)),
    };
    // Of the old ones, A and B have one element for each lane and position.
    let blocks = blocks.unwrap_or(if new {
        1
    } else {
        LANES * old_per_lane(a) / (m * k)
    });
    Some(Shape {
        m,
        k,
        blocks,
        a,
        b,
        sparse,
        new,
        scaled,
    })
}

/// Elements in a lane's registers, of gfx908 and gfx90a.
fn old_per_lane(input: &str) -> usize {
    match input {
        "f32" | "f64" => 1,
        "bf16" => 2,
        _ => 4,
    }
}

fn bits_of(input: &str) -> usize {
    match input {
        "f64" => 64,
        "f32" | "xf32" => 32,
        "f16" | "bf16" | "bf16_1k" => 16,
        "fp6" | "bf6" => 6,
        "fp4" => 4,
        _ => 8,
    }
}

/// The registers of an operand: file and first number; nothing for a constant.
fn place_of(operand: Operand) -> Option<(RegKind, usize)> {
    let span = operand.reg()?;
    Some((span.base.kind(), span.base.index().into()))
}

fn file(st: &State, kind: RegKind) -> &Vec<[u32; LANES]> {
    match kind {
        RegKind::Agpr => &st.agprs,
        _ => &st.vgprs,
    }
}

/// Item `at` of `bits` bits of a lane's registers, little-endian.
fn item(st: &State, operand: Operand, lane: usize, at: usize, bits: usize) -> u64 {
    let (kind, first) = place_of(operand).expect("a register");
    (0..bits).fold(0, |v, i| {
        let place = at * bits + i;
        let word = file(st, kind)[first + place / 32][lane];
        v | u64::from(word >> (place % 32) & 1) << i
    })
}

/// Single precision whose fraction has 10 bits.
fn reduced(a: u64) -> u64 {
    // A format of 19 bits: what does not fit into it is rounded away in between.
    let step = Fmt::S.exponent(a).max(1) - 127 - 10;
    if Fmt::S.is_nan(a) {
        return Fmt::S.quiet(a);
    }
    let x = Fmt::S.value(a);
    if x.is_infinite() {
        return a;
    }
    let unit = f64::powi(2.0, step);
    wide_of("f32", (x / unit).round_ties_even() * unit)
}

/// A matrix element as a number of C's format.
fn element(st: &State, s: &Shape<'_>, input: &str, raw: u64) -> u64 {
    let mode = Mode { bits: st.mode };
    let tiny = |name| Tiny::named(name, st.bytes == Bytes::Ocp).expect("a format");
    match input {
        "f64" => raw,
        "f32" if s.new => mode.modes(Fmt::S).input(Fmt::S, raw),
        "f32" => raw,
        "xf32" => reduced(raw),
        "i8" => raw as u8 as i8 as i64 as u64,
        "f16" if s.new => convert(Fmt::H, Fmt::S, raw, NEAREST),
        "f16" => convert(Fmt::H, Fmt::S, Fmt::H.flush(raw), NEAREST),
        "bf16" | "bf16_1k" => raw << 16,
        _ => wide_of("f32", tiny(input).value(raw)),
    }
}

/// Whether the registers of a lane are two parts of K: those of 8 or 16 bits beyond four (CDNA4
/// manual, "F16/BF16 Layout for Matrix B", "IU8/F*8 Layout for Matrix B").
fn parts(input: &str, per_lane: usize) -> usize {
    let bits = bits_of(input);
    if bits == 6 || per_lane * bits <= 128 {
        1
    } else {
        per_lane * bits / 128
    }
}

/// A or B: for each block and row (column of B) the elements in the order of K. `from` is the lane
/// that a lane's data comes from.
fn matrix(
    st: &State,
    s: &Shape<'_>,
    (operand, input, k): (Operand, &str, usize),
    from: &dyn Fn(usize) -> usize,
) -> Vec<Vec<u64>> {
    let mut rows = vec![vec![0; k]; s.blocks * s.m];
    let groups = LANES / (s.m * s.blocks);
    let per_lane = k / groups;
    let run = per_lane / parts(input, per_lane);
    for lane in 0..LANES {
        let (row, group) = (lane % (s.m * s.blocks), lane / (s.m * s.blocks));
        for at in 0..per_lane {
            let raw = item(st, operand, from(lane), at, bits_of(input));
            let column = at / run * run * groups + group * run + at % run;
            rows[row][column] = element(st, s, input, raw);
        }
    }
    rows
}

/// Lane and item of C and D at (i, j) of a block (CDNA3 manual, 7.1.4.2). That formula has rows and
/// blocks of the small doubles the other way round than the calculator, which is followed.
fn place(s: &Shape<'_>, block: usize, i: usize, j: usize) -> (usize, usize) {
    if (s.a, s.m) == ("f64", 4) {
        return (16 * i + 4 * block + j, 0);
    }
    let h = if s.a == "f64" { 1 } else { 4 };
    let b_i = LANES.div_ceil(s.m * s.m / h);
    let m_i = LANES / b_i / s.m;
    let g = s.m / (h * m_i);
    let item = i % h + h * (i / (h * m_i) + g * (block / b_i));
    let lane = j + s.m * (i / h % m_i + m_i * (block % b_i));
    (lane, item)
}

/// The lane whose B a lane uses.
fn pattern(blgp: u16, lane: usize) -> usize {
    match blgp {
        0 => lane,
        1 => lane & 31,
        2 => lane & 31 | 32,
        3 => (lane + 16) & 63,
        _ => lane & 15 | usize::from(blgp - 4) << 4,
    }
}

/// The K of each element of a row of A that is there.
fn columns(inst: &Inst, st: &State, s: &Shape<'_>, row: usize) -> Vec<usize> {
    if !s.sparse {
        return (0..s.k).collect();
    }
    let stored = s.k / 2;
    let groups = LANES / s.m;
    let per_lane = stored / groups;
    // A set has two bits for each of the lane's elements: one to four sets.
    let set = match (inst.mods.matrix & 3, 2 * per_lane) {
        (0, 8) => usize::from(inst.mods.matrix >> 3 & 3),
        (0, 16) => usize::from(inst.mods.matrix >> 3 & 1),
        _ => 0,
    };
    let mut columns = Vec::new();
    for group in 0..groups {
        for at in 0..per_lane {
            let index = item(
                st,
                inst.operands[3],
                group * s.m + row,
                set * per_lane + at,
                2,
            );
            columns.push((group * per_lane + at) / 2 * 4 + index as usize);
        }
    }
    columns
}

/// The exponent of a block of 32 elements of a row; `None` is NaN. 16×16: lanes 0 to 15 have the
/// first block, and so on (CDNA4 manual, 7.2.1).
fn scale(
    inst: &Inst,
    st: &State,
    s: &Shape<'_>,
    which: usize,
    row: usize,
    k: usize,
) -> Option<i32> {
    if !s.scaled {
        return Some(0);
    }
    let m = &inst.mods;
    let byte = usize::from(m.op_sel >> which & 1) + 2 * usize::from(m.op_sel_hi >> which & 1);
    let lane = row + k / 32 * s.m;
    let exponent = item(st, inst.operands[4 + which], lane, byte, 8);
    (exponent != 255).then_some(exponent as i32 - 127)
}

/// `x * y * 2^n + c` in a format where the product is exact and the sum nearly: rounded to odd.
fn scaled_fma(x: u64, y: u64, n: i32, c: u64) -> u64 {
    if let Some(&nan) = [x, y, c].iter().find(|&&v| Fmt::S.is_nan(v)) {
        return Fmt::S.quiet(nan);
    }
    let mut lost = false;
    let [x, y, c]: [Quad; 3] =
        [x, y, c].map(|v| Single::from_bits(v.into()).convert(&mut lost).value);
    let down = x
        .scalbn(n)
        .mul_add_r(y, c, rustc_apfloat::Round::TowardZero);
    let odd = match down.status.is_empty() {
        true => down.value,
        false => Quad::from_bits(down.value.to_bits() | 1),
    };
    if odd.is_nan() {
        return Fmt::S.default_nan();
    }
    let r: Single = odd.convert_r(NEAREST, &mut lost).value;
    r.to_bits() as u64
}

/// Product and sum.
fn step(st: &State, s: &Shape<'_>, x: u64, y: u64, n: i32, sum: u64) -> u64 {
    let mode = Mode { bits: st.mode };
    let (f, modes) = match (s.a, s.new) {
        ("f64", _) => (Fmt::D, Modes::KEEP),
        ("f32", false) => (Fmt::S, mode.modes(Fmt::S).nearest()),
        (_, false) => (Fmt::S, Modes::FLUSH),
        (_, true) => (Fmt::S, Modes::KEEP),
    };
    let r = match n {
        0 => fma(f, modes, x, y, sum),
        n => scaled_fma(x, y, n, sum),
    };
    // FP16_OVFL: an overflow gives the largest number (CDNA3 manual, 7.1.2).
    let infinite = [x, y, sum].iter().any(|&v| f.is_inf(v));
    match s.new && f == Fmt::S && mode.fp16_overflow() && f.is_inf(r) && !infinite {
        true => r - 1,
        false => r,
    }
}

/// One element of D.
fn dot(st: &State, s: &Shape<'_>, c: u64, products: impl Iterator<Item = (u64, u64, i32)>) -> u64 {
    if s.a == "i8" {
        let exact = products.fold(i128::from(c as u32 as i32), |sum, (x, y, _)| {
            sum + i128::from(x as i64) * i128::from(y as i64)
        });
        let saturate = s.new && st.mode >> 23 & 1 != 0;
        return match saturate {
            true => exact.clamp(i32::MIN.into(), i32::MAX.into()) as u32 as u64,
            false => exact as u32 as u64,
        };
    }
    products.fold(c, |sum, (x, y, n)| step(st, s, x, y, n, sum))
}

/// C before the instruction: a constant, registers, or D of sparse matrices.
fn addend(inst: &Inst, st: &State, s: &Shape<'_>, lane: usize, at: usize) -> u64 {
    let wide = s.a == "f64";
    let c = match inst.operands[if s.sparse { 0 } else { 3 }] {
        Operand::Inline(code) if wide => inline(code, ValueType::F64),
        Operand::Inline(code) => inline(code, ValueType::F32) & 0xffff_ffff,
        operand => item(st, operand, lane, at, if wide { 64 } else { 32 }),
    };
    // BLGP of doubles: signs of A, B and C (CDNA3 manual, 7.1.5.3).
    let negative = wide && s.new && inst.mods.matrix >> 9 & 1 != 0;
    c ^ u64::from(negative) << 63
}

/// A and B with what the modifiers do to them.
fn inputs(inst: &Inst, st: &State, s: &Shape<'_>) -> (Vec<Vec<u64>>, Vec<Vec<u64>>) {
    let wide = s.a == "f64";
    let blgp = inst.mods.matrix >> 7;
    let permuted = !wide && !s.sparse && !inst.opcode.mnemonic().contains("f8f6f4");
    let k_of_a = if s.sparse { s.k / 2 } else { s.k };
    let mut a = matrix(st, s, (inst.operands[1], s.a, k_of_a), &|lane| lane);
    let mut b = matrix(
        st,
        s,
        (inst.operands[2], s.b, s.k),
        &|lane| match permuted {
            true => pattern(blgp, lane),
            false => lane,
        },
    );
    for (matrix, bit) in [(&mut a, 0), (&mut b, 1)] {
        if wide && s.new && blgp >> bit & 1 != 0 {
            matrix.iter_mut().flatten().for_each(|v| *v ^= 1 << 63);
        }
    }
    for (which, matrix) in [(0, &mut a), (1, &mut b)] {
        for (row, values) in matrix.iter_mut().enumerate() {
            for (k, value) in values.iter_mut().enumerate() {
                if scale(inst, st, s, which, row, k).is_none() {
                    *value = 0x7fc0_0000;
                }
            }
        }
    }
    (a, b)
}

pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    let s = shape(inst)?;
    let wide = s.a == "f64";
    let (cbsz, abid) = (
        inst.mods.matrix & 7,
        usize::from(inst.mods.matrix >> 3 & 15),
    );
    let broadcasts = !wide && !s.sparse && s.blocks > 1;
    let group = if broadcasts { 1usize << cbsz } else { 1 };
    let (a, b) = inputs(inst, st, &s);
    let mut d = vec![[0u64; LANES]; s.m * s.m * s.blocks / LANES];
    for block in 0..s.blocks {
        let a_block = block - block % group + if group > 1 { abid } else { 0 };
        for i in 0..s.m {
            let columns = columns(inst, st, &s, i);
            for j in 0..s.m {
                let (x, y) = (&a[a_block * s.m + i], &b[block * s.m + j]);
                let products = x.iter().zip(&columns).map(|(&x, &k)| {
                    let scale = |which, row| scale(inst, st, &s, which, row, k).unwrap_or(0);
                    (x, y[k], scale(0, i) + scale(1, j))
                });
                let (lane, at) = place(&s, block, i, j);
                d[at][lane] = dot(st, &s, addend(inst, st, &s, lane, at), products);
            }
        }
    }
    let (kind, first) = place_of(inst.operands[0]).expect("a destination");
    let words = if wide { 2 } else { 1 };
    let file = match kind {
        RegKind::Agpr => &mut st.agprs,
        _ => &mut st.vgprs,
    };
    for (at, values) in d.iter().enumerate() {
        for (lane, value) in values.iter().enumerate() {
            for w in 0..words {
                file[first + words * at + w][lane] = (value >> (32 * w)) as u32;
            }
        }
    }
    Some(Exactness::Bits)
}
