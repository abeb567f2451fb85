//! Matrix multiply-add: `v_mfma_*`, `v_smfmac_*`.
//!
//! `D = A × B + C` for one or several blocks of matrices that are spread over the lanes and
//! registers of a wave. EXEC does not matter. [`super::mfma_shapes`] says what lies where.
//!
//! Sources: CDNA1 to CDNA4 ISA manuals, chapter 7 "Matrix Arithmetic Instructions" (denormals,
//! overflow, scales, indices of sparse matrices); AMD's matrix instruction calculator (CBSZ, ABID,
//! BLGP); AMD's Composable Kernel, `test/mx_mfma_op` (which lane has which scale).
//!
//! None says in which order the products are summed or how often is rounded. Here each product
//! is added by a fused multiply-add to the element of C in ascending order of k, rounded to
//! nearest even in the format of C, whatever MODE says. gfx908 and gfx90a: single precision takes
//! denormals as MODE says, double precision keeps them, half precision and bfloat16 flush those of
//! A, B, C and D. gfx942 and gfx950: only single precision's A and B are flushed, if MODE says so.
//! Integers wrap around; with FP16_OVFL gfx942's saturate.

use super::mfma_shapes::{Density, Input, Rules, Shape, shape_of};
pub(crate) use super::mfma_shapes::{MatrixWork, Precision, matrix_work, passes};
use super::{Cx, Done, Exec};
use crate::error::FaultKind;
use crate::float::small::{self, Small};
use crate::float::{Denormals, Modes, Round, add_to_odd, double, half, single};
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, Lanes};
use isa::Opcode;

/// The block of A that a block uses: CBSZ and ABID broadcast one to a group of 2^CBSZ. More than
/// there are blocks is one group.
fn block_of_a(op: &Op, shape: Shape, block: usize) -> usize {
    let cbsz = u32::from(op.mods.matrix & 7);
    let abid = usize::from(op.mods.matrix >> 3 & 15);
    if cbsz == 0 || shape.blocks == 1 || shape.a == Input::F64 {
        return block;
    }
    let group = (1 << cbsz).min(shape.blocks);
    block / group * group + abid % group
}

/// Whether BLGP permutes the lanes of B. It does not where it negates, says a format, or does not
/// exist.
fn permutes_b(shape: Shape, op: &Op) -> bool {
    let chosen = shape_of(op.opcode).is_some_and(|s| s.a == Input::Chosen);
    shape.a != Input::F64 && !chosen && shape.density == Density::Dense
}

/// The lane that a lane of B is read from: BLGP.
fn lane_of_b(pattern: usize, lane: usize) -> usize {
    match pattern {
        0 => lane,
        1 => lane % 32,
        2 => lane % 32 + 32,
        3 => (lane + 16) % LANES,
        _ => lane % 16 + 16 * (pattern - 4),
    }
}

/// The consecutive registers of a source; a constant is the same everywhere.
fn registers(cx: &Cx<'_>, src: Src, count: usize) -> Vec<Lanes> {
    match src {
        Src::Vector(r) => cx.w.vgprs[usize::from(r)..][..count].to_vec(),
        src => vec![[cx.w.scalar(src); LANES]; count],
    }
}

/// C: doubles take both halves of a constant. Of sparse matrices, it is D.
fn accumulator(cx: &Cx<'_>, op: &Op, shape: Shape, dst: u16) -> Vec<Lanes> {
    let src = match shape.density {
        Density::Dense => op.src[2],
        Density::Sparse => Src::Vector(dst),
    };
    let mut c = registers(cx, src, shape.output_registers());
    if let (Src::Const(value), Input::F64) = (src, shape.a) {
        for register in c.iter_mut().skip(1).step_by(2) {
            *register = [(value >> 32) as u32; LANES];
        }
    }
    c
}

/// Single precision with 10 bits of fraction, rounded to nearest even.
fn reduced(a: u32) -> u32 {
    const DROPPED: u32 = 13;
    let odd = a >> DROPPED & 1;
    match single::is_nan(a) {
        true => single::quiet(a),
        false => (a + (1 << (DROPPED - 1)) - 1 + odd) >> DROPPED << DROPPED,
    }
}

/// Half precision in single precision; the payload of a NaN moves to the top of the fraction.
fn widened(bits: u32) -> u32 {
    match half::is_nan(bits) {
        true => bits << 16 & 0x8000_0000 | 0x7f80_0000 | (bits & 0x3ff) << 13,
        false => (half::widen(bits) as f32).to_bits(),
    }
}

/// How the arithmetic of an instruction goes.
struct Arithmetic {
    rules: Rules,
    /// Of A, B and C when they are added.
    modes: Modes,
    /// Of A and B in single precision, on gfx942.
    flush_inputs: Denormals,
    /// Overflow gives the largest number (CDNA3 manual, 7.1.2, "Clamp": FP16_OVFL).
    saturates: bool,
    bytes: small::Bytes,
}

impl Arithmetic {
    fn new(cx: &Cx<'_>, shape: Shape) -> Arithmetic {
        let env = &cx.w.env;
        let modes = match (shape.rules, shape.a) {
            (Rules::Cdna2, Input::F32) => Modes {
                round: Round::Nearest,
                ..env.single
            },
            (Rules::Cdna2, Input::F64) | (Rules::Cdna3, _) => Modes::KEEP,
            (Rules::Cdna2, _) => Modes::FLUSH,
        };
        Arithmetic {
            rules: shape.rules,
            modes,
            flush_inputs: match (shape.rules, shape.a) {
                (Rules::Cdna3, Input::F32) => env.single.flush_in,
                _ => Denormals::Kept,
            },
            saturates: shape.rules == Rules::Cdna3 && env.fp16_overflow,
            bytes: cx.shared.small_floats,
        }
    }

    fn small(&self, input: Input) -> Small {
        match input {
            Input::Fp6 => small::FP6,
            Input::Bf6 => small::BF6,
            Input::Fp4 => small::FP4,
            Input::Bf8 => self.bytes.bf8(),
            _ => self.bytes.fp8(),
        }
    }

    /// An element's bits in the format of C.
    fn element(&self, raw: u64, input: Input) -> u64 {
        let word = raw as u32;
        match input {
            Input::F32 => single::flush(word, self.flush_inputs).into(),
            Input::F64 => raw,
            Input::Xf32 => reduced(word).into(),
            Input::Bf16 => u64::from(word << 16),
            Input::I8 => u64::from(i32::from(word as i8) as u32),
            Input::F16 => {
                let flush = match self.rules {
                    Rules::Cdna2 => Denormals::Flushed,
                    Rules::Cdna3 => Denormals::Kept,
                };
                widened(half::flush(word, flush)).into()
            }
            _ => self.small(input).single(word).into(),
        }
    }

    /// The sum of `c` and products in single precision, each scaled by a power of two.
    fn singles(&self, c: u32, products: impl Iterator<Item = Product>) -> u32 {
        let infinite = |v: u32| v & 0x7fff_ffff == 0x7f80_0000;
        products.fold(c, |sum, Product { x, y, power }| {
            let (x, y) = (x as u32, y as u32);
            let r = match power {
                0 => single::fma(self.modes, x, y, sum),
                _ => scaled_fma(x, y, power, sum),
            };
            match self.saturates && infinite(r) && ![x, y, sum].into_iter().any(infinite) {
                true => r - 1,
                false => r,
            }
        })
    }

    /// The sum of `c` and products of bytes.
    fn integers(&self, c: u32, products: impl Iterator<Item = Product>) -> u32 {
        let signed = |v: u64| i64::from(v as u32 as i32);
        let sum: i64 = products.map(|p| signed(p.x) * signed(p.y)).sum();
        let exact = signed(c.into()) + sum;
        match self.saturates {
            true => exact.clamp(i32::MIN.into(), i32::MAX.into()) as u32,
            false => exact as u32,
        }
    }

    fn sum(&self, input: Input, c: u64, products: impl Iterator<Item = Product>) -> u64 {
        match input {
            Input::F64 => products.fold(c, |sum, p| double::fma(self.modes, p.x, p.y, sum)),
            Input::I8 => self.integers(c as u32, products).into(),
            _ => self.singles(c as u32, products).into(),
        }
    }
}

/// `x * y * 2^power + c`, rounded once to nearest, denormals kept. The factors have few bits.
fn scaled_fma(x: u32, y: u32, power: i32, c: u32) -> u32 {
    if let Some(nan) = [x, y, c].into_iter().find(|&v| single::is_nan(v)) {
        return single::quiet(nan);
    }
    let [x, y, c] = [x, y, c].map(|v| f64::from(f32::from_bits(v)));
    let two = f64::from_bits(((1023 + power) as u64) << 52);
    let sum = add_to_odd(x * y * two, c) as f32;
    match sum.is_nan() {
        true => single::NAN,
        false => sum.to_bits(),
    }
}

/// What is added to an element of C: `x * y * 2^power`.
#[derive(Clone, Copy)]
struct Product {
    x: u64,
    y: u64,
    power: i32,
}

/// A or B, in the format of C, in rows of consecutive k.
struct Matrix {
    depth: usize,
    dim: usize,
    elements: Vec<u64>,
    /// Exponents of the blocks of 32 values of k, where there are some.
    powers: Option<Vec<i32>>,
}

impl Matrix {
    /// The elements of a row of A or a column of B.
    fn row(&self, block: usize, i: usize) -> &[u64] {
        let start = (block * self.dim + i) * self.depth;
        &self.elements[start..start + self.depth]
    }

    fn power(&self, i: usize, k: usize) -> i32 {
        let blocks = self.depth / 32;
        self.powers.as_ref().map_or(0, |p| p[i * blocks + k / 32])
    }

    /// Changes the sign of all elements, which are doubles.
    fn negate(&mut self) {
        self.elements.iter_mut().for_each(|v| *v ^= 1 << 63);
    }

    /// Takes the scales from their register (CDNA4 manual, 7.2): of row `i` and block `b` of 32
    /// values of k, a byte of lane `i + dim × b`. 255 is NaN.
    fn scale(&mut self, cx: &Cx<'_>, src: Src, byte: usize) {
        let mut powers = Vec::new();
        for i in 0..self.dim {
            for b in 0..self.depth / 32 {
                let exponent = match src {
                    Src::Vector(r) => {
                        cx.w.vgprs[usize::from(r)][i + self.dim * b] >> (8 * byte) & 0xff
                    }
                    // Of a constant, its exponent.
                    src => cx.w.scalar(src) >> 23 & 0xff,
                };
                powers.push(exponent as i32 - 127);
                if exponent == 0xff {
                    let start = i * self.depth + 32 * b;
                    self.elements[start..start + 32].fill(0x7fc0_0000);
                }
            }
        }
        self.powers = Some(powers);
    }
}

/// The bits of an element at a position of a lane's data.
fn raw(v: &[Lanes], lane: usize, at: usize, bits: usize) -> u64 {
    let (word, shift) = (at * bits / 32, at * bits % 32);
    let high = v.get(word + 1).map_or(0, |r| u64::from(r[lane]) << 32);
    let both = u64::from(v[word][lane]) | high;
    both >> shift & (u64::MAX >> (64 - bits))
}

/// Reads A or B; `from` says which lane stands for a lane.
fn matrix(
    cx: &Cx<'_>,
    shape: Shape,
    arithmetic: &Arithmetic,
    (src, input, depth): (Src, Input, usize),
    from: impl Fn(usize) -> usize,
) -> Matrix {
    let v = registers(cx, src, shape.registers(input, depth));
    let mut elements = Vec::with_capacity(shape.blocks * shape.dim * depth);
    for row in (0..shape.blocks).flat_map(|b| (0..shape.dim).map(move |i| (b, i))) {
        for k in 0..depth {
            let (lane, at) = shape.input_place(input, depth, row, k);
            let bits = raw(&v, from(lane), at, input.bits());
            elements.push(arithmetic.element(bits, input));
        }
    }
    Matrix {
        depth,
        dim: shape.dim,
        elements,
        powers: None,
    }
}

/// The k of each stored element of A: its own, or the one that the index says.
fn columns(cx: &Cx<'_>, op: &Op, shape: Shape) -> Vec<usize> {
    let stored = shape.stored();
    if shape.density == Density::Dense {
        return (0..shape.dim).flat_map(|_| 0..stored).collect();
    }
    let index = registers(cx, op.src[2], 1);
    let shift = shape.index_shift(op);
    let rows = (0..shape.dim).flat_map(|i| (0..stored).map(move |k| (i, k)));
    rows.map(|(i, k)| {
        let (lane, at) = shape.input_place(shape.a, stored, (0, i), k);
        k / 2 * 4 + (index[0][lane] >> (shift + 2 * at) & 3) as usize
    })
    .collect()
}

/// Element of C or D: a register, or a pair.
fn read(v: &[Lanes], input: Input, register: usize, lane: usize) -> u64 {
    match input {
        Input::F64 => u64::from(v[2 * register][lane]) | u64::from(v[2 * register + 1][lane]) << 32,
        _ => v[register][lane].into(),
    }
}

fn write(v: &mut [Lanes], input: Input, register: usize, lane: usize, value: u64) {
    match input {
        Input::F64 => {
            v[2 * register][lane] = value as u32;
            v[2 * register + 1][lane] = (value >> 32) as u32;
        }
        _ => v[register][lane] = value as u32,
    }
}

/// Signs of doubles' A, B and C: BLGP on gfx942 and later (CDNA3 manual, 7.1.5.3).
fn signs(op: &Op, shape: Shape) -> [bool; 3] {
    let applies = shape.a == Input::F64 && shape.rules == Rules::Cdna3;
    [0, 1, 2].map(|i| applies && op.mods.matrix >> (7 + i) & 1 != 0)
}

/// A and B as the instruction uses them.
fn inputs(cx: &Cx<'_>, op: &Op, shape: Shape, arithmetic: &Arithmetic) -> (Matrix, Matrix) {
    let pattern = match permutes_b(shape, op) {
        true => usize::from(op.mods.matrix >> 7 & 7),
        false => 0,
    };
    let from_a = (op.src[0], shape.a, shape.stored());
    let from_b = (op.src[1], shape.b, shape.depth);
    let mut a = matrix(cx, shape, arithmetic, from_a, |lane| lane);
    let mut b = matrix(cx, shape, arithmetic, from_b, |lane| {
        lane_of_b(pattern, lane)
    });
    let [negate_a, negate_b, _] = signs(op, shape);
    if negate_a {
        a.negate();
    }
    if negate_b {
        b.negate();
    }
    if op.data != Src::None {
        let byte = |i: u8| usize::from(op.mods.op_sel >> i & 1 | (op.mods.op_sel_hi >> i & 1) << 1);
        a.scale(cx, op.data, byte(0));
        b.scale(cx, op.data1, byte(1));
    }
    (a, b)
}

fn execute(cx: &mut Cx<'_>, op: &Op) -> Done {
    let (Some(shape), Dst::Vector(dst)) = (shape_of(op.opcode), op.dst) else {
        return Ok(());
    };
    let Some(shape) = shape.with_formats(op) else {
        let what = "a matrix format that does not exist (CDNA4 manual, 7.1.5)".to_string();
        return Err(FaultKind::IllegalInstruction(what).into());
    };
    let arithmetic = Arithmetic::new(cx, shape);
    let (a, b) = inputs(cx, op, shape, &arithmetic);
    let columns = columns(cx, op, shape);
    let c = accumulator(cx, op, shape, dst);
    let negative_c = u64::from(signs(op, shape)[2]) << 63;
    let mut d = c.clone();
    let elements = (0..shape.dim).flat_map(|i| (0..shape.dim).map(move |j| (i, j)));
    for (block, (i, j)) in (0..shape.blocks).flat_map(|b| elements.clone().map(move |e| (b, e))) {
        let row = a.row(block_of_a(op, shape, block), i);
        let column = b.row(block, j);
        let products = row.iter().zip(&columns[i * row.len()..]).enumerate();
        let products = products.map(|(n, (&x, &k))| Product {
            x,
            y: column[k],
            power: a.power(i, n) + b.power(j, k),
        });
        let (lane, register) = shape.output_place(block, i, j);
        let start = read(&c, shape.a, register, lane) ^ negative_c;
        let sum = arithmetic.sum(shape.a, start, products);
        write(&mut d, shape.a, register, lane, sum);
    }
    for (i, register) in d.iter().enumerate() {
        cx.w.vgprs[usize::from(dst) + i] = *register;
    }
    Ok(())
}

/// `v_mfma_ld_scale_b32` is the first half of `v_mfma_scale_*`; nothing says what it is alone.
fn scale_alone(_: &mut Cx<'_>, op: &Op) -> Done {
    let what = format!("{} without a matrix instruction", op.opcode.mnemonic());
    Err(FaultKind::IllegalInstruction(what).into())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    if opcode == Opcode::VMfmaLdScaleB32 {
        return Some(scale_alone);
    }
    shape_of(opcode).map(|_| execute as Exec)
}
