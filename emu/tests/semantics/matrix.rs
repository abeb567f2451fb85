//! Matrix instructions: the product of matrices, from the shape in the mnemonic.
//!
//! Sources: CDNA2 ISA manual, chapter 7 (names, types, denormals, blocks); AMD's matrix instruction
//! calculator (which lane and register holds an element; CBSZ, ABID, BLGP).

use crate::float::{Fmt, Modes, NEAREST, convert, fma};
use crate::machine::{LANES, State};
use crate::valu::{Exactness, inline};
use isa::{Inst, Operand, RegKind, ValueType};

/// What the name says: `v_mfma_<C>_<M>x<N>x<K><A>`.
struct Shape {
    m: usize,
    k: usize,
    blocks: usize,
    /// "f32", "f16", "bf16", "bf16_1k", "i8", "f64".
    input: &'static str,
}

fn shape(name: &'static str) -> Option<Shape> {
    let rest = name.strip_prefix("v_mfma_")?.split_once('_')?.1;
    let (m, rest) = rest.split_once('x')?;
    let (_, rest) = rest.split_once('x')?;
    let letters = rest.find(|c: char| c.is_ascii_alphabetic())?;
    let (m, k) = (m.parse().ok()?, rest[..letters].parse().ok()?);
    let input = &rest[letters..];
    // A and B have one element for each lane and position: that gives the number of blocks.
    let blocks = LANES * per_lane(input) / (m * k);
    Some(Shape {
        m,
        k,
        blocks,
        input,
    })
}

/// Elements in a lane's registers.
fn per_lane(input: &str) -> usize {
    match input {
        "f32" | "f64" => 1,
        "bf16" => 2,
        _ => 4,
    }
}

/// A matrix element as an exact number (floats as bits of C's format).
fn element(input: &str, data: u128, at: usize) -> u64 {
    let half = (data >> (16 * at) & 0xffff) as u64;
    match input {
        "f32" => data as u32 as u64,
        "f64" => data as u64,
        "i8" => (data >> (8 * at)) as u8 as i8 as i64 as u64,
        "f16" => convert(Fmt::H, Fmt::S, Fmt::H.flush(half), NEAREST),
        _ => half << 16,
    }
}

fn data(st: &State, operand: Operand, count: usize, lane: usize) -> u128 {
    let span = operand.reg().expect("a register");
    let file = match span.base.kind() {
        RegKind::Agpr => &st.agprs,
        _ => &st.vgprs,
    };
    let base = usize::from(span.base.index());
    (0..count).fold(0, |v, i| v | u128::from(file[base + i][lane]) << (32 * i))
}

/// Lane and element number of C and D at (i, j) of a block.
fn place(s: &Shape, block: usize, i: usize, j: usize) -> (usize, usize) {
    if s.input == "f64" {
        return match s.m {
            16 => (16 * (i % 4) + j, i / 4),
            _ => (16 * i + 4 * block + j, 0),
        };
    }
    match s.m {
        // Rows in groups of four registers, the groups first over the halves of the wave.
        32 => (32 * (i % 8 / 4) + j, 16 * block + i / 8 * 4 + i % 4),
        16 => (16 * (i / 4) + j, 4 * block + i % 4),
        _ => (4 * block + j, i),
    }
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

pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    let s = shape(inst.opcode.mnemonic())?;
    let wide = s.input == "f64";
    let fields = inst.mods.matrix;
    let (cbsz, abid, blgp) = (fields & 7, usize::from(fields >> 3 & 15), fields >> 7);
    let width = match s.input {
        "f32" | "i8" | "bf16" => 1,
        _ => 2,
    };
    let words = if wide { 2 } else { 1 };
    let count = s.m * s.m * s.blocks / LANES;
    let c_of = |st: &State, lane: usize, at: usize| match inst.operands[3] {
        Operand::Inline(code) if wide => inline(code, ValueType::F64),
        Operand::Inline(code) => inline(code, ValueType::F32) & 0xffff_ffff,
        operand => {
            let span = operand.reg().expect("a register");
            let file = if span.base.kind() == RegKind::Agpr {
                &st.agprs
            } else {
                &st.vgprs
            };
            let r = usize::from(span.base.index()) + words * at;
            u64::from(file[r][lane])
                | if wide {
                    u64::from(file[r + 1][lane]) << 32
                } else {
                    0
                }
        }
    };
    let mode = crate::float::Mode { bits: st.mode };
    let (f, modes) = match s.input {
        "f64" => (Fmt::D, Modes::KEEP),
        "f32" => (Fmt::S, mode.modes(Fmt::S).nearest()),
        _ => (Fmt::S, Modes::FLUSH),
    };
    let mut d = vec![[0u64; LANES]; count];
    for block in 0..s.blocks {
        let group = 1usize << cbsz;
        let a_block = match wide || cbsz == 0 {
            true => block,
            false => block - block % group + abid,
        };
        for (i, j) in (0..s.m).flat_map(|i| (0..s.m).map(move |j| (i, j))) {
            let (lane, at) = place(&s, block, i, j);
            let mut sum = c_of(st, lane, at);
            for k in 0..s.k {
                let n = per_lane(s.input);
                let home = |block: usize, row: usize| row + s.m * (block + s.blocks * (k / n));
                let lb = home(block, j);
                let lb = if wide { lb } else { pattern(blgp, lb) };
                let a = element(
                    s.input,
                    data(st, inst.operands[1], width, home(a_block, i)),
                    k % n,
                );
                let b = element(s.input, data(st, inst.operands[2], width, lb), k % n);
                sum = match s.input {
                    "i8" => u64::from((sum as u32).wrapping_add((a as u32).wrapping_mul(b as u32))),
                    _ => fma(f, modes, a, b, sum),
                };
            }
            d[at][lane] = sum;
        }
    }
    let span = inst.operands[0].reg().expect("a destination");
    let file = if span.base.kind() == RegKind::Agpr {
        &mut st.agprs
    } else {
        &mut st.vgprs
    };
    for (at, values) in d.iter().enumerate() {
        for (lane, value) in values.iter().enumerate() {
            let r = usize::from(span.base.index()) + words * at;
            file[r][lane] = *value as u32;
            if wide {
                file[r + 1][lane] = (value >> 32) as u32;
            }
        }
    }
    Some(Exactness::Bits)
}
