//! Matrix multiply-add of gfx908 and gfx90a: `v_mfma_*`.
//!
//! `D = A × B + C` for one or several blocks of matrices that are spread over the lanes and
//! registers of a wave. EXEC does not matter.
//!
//! Sources: CDNA1 and CDNA2 ISA manuals, chapter 7 "Matrix Arithmetic Instructions" (shapes, types,
//! denormals); AMD's matrix instruction calculator (places of the elements, CBSZ, ABID, BLGP).
//!
//! Neither says in which order the products are summed or how often is rounded. Here each product
//! is added by a fused multiply-add to the element of C in ascending order of k, rounded to
//! nearest even in the format of C, whatever MODE says. Single precision takes denormals as
//! MODE says, double precision keeps them, half precision and bfloat16 flush those of A, B, C and
//! D. Integers wrap around.

use super::{Cx, Done, Exec};
use crate::float::Denormals;
use crate::float::{Modes, Round, double, half, single};
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, Lanes};
use isa::Opcode;

/// Format of A and B; C and D have 32 bits, or 64 if these have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Input {
    F32,
    F16,
    Bf16,
    I8,
    F64,
}

/// Shape of an instruction.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// Rows and columns of C.
    dim: usize,
    /// Columns of A.
    depth: usize,
    blocks: usize,
    input: Input,
    /// Elements of A that a lane has: consecutive ones of a row.
    per_lane: usize,
}

const fn shape(dim: usize, depth: usize, blocks: usize, input: Input, per_lane: usize) -> Shape {
    Shape {
        dim,
        depth,
        blocks,
        input,
        per_lane,
    }
}

/// The instructions' shapes (CDNA2 manual, section 12.11, "VOP3P-MAI").
fn shape_of(opcode: Opcode) -> Option<Shape> {
    use Input::*;
    use Opcode::*;
    Some(match opcode {
        VMfmaF3232x32x1f32 => shape(32, 1, 2, F32, 1),
        VMfmaF3216x16x1f32 => shape(16, 1, 4, F32, 1),
        VMfmaF324x4x1f32 => shape(4, 1, 16, F32, 1),
        VMfmaF3232x32x2f32 => shape(32, 2, 1, F32, 1),
        VMfmaF3216x16x4f32 => shape(16, 4, 1, F32, 1),
        VMfmaF3232x32x4f16 => shape(32, 4, 2, F16, 4),
        VMfmaF3216x16x4f16 => shape(16, 4, 4, F16, 4),
        VMfmaF324x4x4f16 => shape(4, 4, 16, F16, 4),
        VMfmaF3232x32x8f16 => shape(32, 8, 1, F16, 4),
        VMfmaF3216x16x16f16 => shape(16, 16, 1, F16, 4),
        VMfmaI3232x32x4i8 => shape(32, 4, 2, I8, 4),
        VMfmaI3216x16x4i8 => shape(16, 4, 4, I8, 4),
        VMfmaI324x4x4i8 => shape(4, 4, 16, I8, 4),
        VMfmaI3232x32x8i8 => shape(32, 8, 1, I8, 4),
        VMfmaI3216x16x16i8 => shape(16, 16, 1, I8, 4),
        VMfmaF3232x32x2bf16 => shape(32, 2, 2, Bf16, 2),
        VMfmaF3216x16x2bf16 => shape(16, 2, 4, Bf16, 2),
        VMfmaF324x4x2bf16 => shape(4, 2, 16, Bf16, 2),
        VMfmaF3232x32x4bf16 => shape(32, 4, 1, Bf16, 2),
        VMfmaF3216x16x8bf16 => shape(16, 8, 1, Bf16, 2),
        VMfmaF3232x32x4bf161k => shape(32, 4, 2, Bf16, 4),
        VMfmaF3216x16x4bf161k => shape(16, 4, 4, Bf16, 4),
        VMfmaF324x4x4bf161k => shape(4, 4, 16, Bf16, 4),
        VMfmaF3232x32x8bf161k => shape(32, 8, 1, Bf16, 4),
        VMfmaF3216x16x16bf161k => shape(16, 16, 1, Bf16, 4),
        VMfmaF6416x16x4f64 => shape(16, 4, 1, F64, 1),
        VMfmaF644x4x4f64 => shape(4, 4, 4, F64, 1),
        _ => return None,
    })
}

impl Shape {
    /// Lane and position within the lane's data of element (i, k) of a block of A, or (k, i) of B.
    fn input_place(self, block: usize, i: usize, k: usize) -> (usize, usize) {
        let lane = i + self.dim * (block + self.blocks * (k / self.per_lane));
        (lane, k % self.per_lane)
    }

    /// Lane and register (pair, for doubles) of element (i, j) of a block of C and D.
    fn output_place(self, block: usize, i: usize, j: usize) -> (usize, usize) {
        match (self.dim, self.input) {
            (16, Input::F64) => (j + 16 * (i % 4), i / 4),
            (_, Input::F64) => (j + 4 * block + 16 * i, 0),
            (32, _) => (j + 32 * (i / 4 % 2), 16 * block + 4 * (i / 8) + i % 4),
            (16, _) => (j + 16 * (i / 4), 4 * block + i % 4),
            _ => (j + 4 * block, i),
        }
    }

    fn output_registers(self) -> usize {
        let wide = if self.input == Input::F64 { 2 } else { 1 };
        self.dim * self.dim * self.blocks / LANES * wide
    }
}

/// Passes that a matrix instruction takes, and whether its elements are doubles (CDNA1 manual,
/// 12.11; CDNA2 manual, 12.11: "16 pass", "8 pass", "4 pass", "2 pass"); `None` for other
/// instructions.
pub(crate) fn passes(opcode: Opcode) -> Option<(u8, Precision)> {
    let shape = shape_of(opcode)?;
    Some(match (shape.input, shape.dim) {
        (Input::F64, 16) => (8, Precision::Double),
        (Input::F64, _) => (4, Precision::Double),
        (_, 32) => (16, Precision::Single),
        (_, 16) => (8, Precision::Single),
        _ => (2, Precision::Single),
    })
}

/// Which of the two kinds a matrix instruction is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Precision {
    /// Up to 32 bits.
    Single,
    /// `v_mfma_f64_*`.
    Double,
}

/// The block of A that a block uses: CBSZ and ABID broadcast one to a group of 2^CBSZ. More than
/// there are blocks is one group.
fn block_of_a(op: &Op, shape: Shape, block: usize) -> usize {
    let cbsz = u32::from(op.mods.matrix & 7);
    let abid = usize::from(op.mods.matrix >> 3 & 15);
    if cbsz == 0 || shape.blocks == 1 || shape.input == Input::F64 {
        return block;
    }
    let group = (1 << cbsz).min(shape.blocks);
    block / group * group + abid % group
}

/// The lane that a lane of B is read from: BLGP.
fn lane_of_b(op: &Op, shape: Shape, lane: usize) -> usize {
    let pattern = usize::from(op.mods.matrix >> 7 & 7);
    match pattern {
        _ if shape.input == Input::F64 => lane,
        0 => lane,
        1 => lane % 32,
        2 => lane % 32 + 32,
        3 => (lane + 16) % LANES,
        _ => lane % 16 + 16 * (pattern - 4),
    }
}

/// Element of the data that a lane has, as its bits in the format of C.
fn element(v: &[Lanes], input: Input, lane: usize, at: usize) -> u64 {
    let part = |bits: usize| v[at * bits / 32][lane] >> (at * bits % 32);
    match input {
        Input::F32 => v[at][lane].into(),
        Input::F64 => u64::from(v[2 * at][lane]) | u64::from(v[2 * at + 1][lane]) << 32,
        Input::Bf16 => u64::from(part(16) << 16),
        Input::I8 => u64::from(i32::from(part(8) as i8) as u32),
        Input::F16 => {
            let bits = half::flush(part(16) & 0xffff, Denormals::Flushed);
            match half::is_nan(bits) {
                // The payload moves to the top of the wider fraction.
                true => u64::from(bits << 16 & 0x8000_0000 | 0x7f80_0000 | (bits & 0x3ff) << 13),
                false => u64::from((half::widen(bits) as f32).to_bits()),
            }
        }
    }
}

/// The consecutive registers of a source; a constant is the same everywhere.
fn registers(cx: &Cx<'_>, src: Src, count: usize) -> Vec<Lanes> {
    match src {
        Src::Vector(r) => cx.w.vgprs[usize::from(r)..][..count].to_vec(),
        src => vec![[cx.w.scalar(src); LANES]; count],
    }
}

/// C: doubles take both halves of a constant.
fn accumulator(cx: &Cx<'_>, op: &Op, shape: Shape) -> Vec<Lanes> {
    let mut c = registers(cx, op.src[2], shape.output_registers());
    if let (Src::Const(value), Input::F64) = (op.src[2], shape.input) {
        for register in c.iter_mut().skip(1).step_by(2) {
            *register = [(value >> 32) as u32; LANES];
        }
    }
    c
}

/// Rounding and denormals of the additions.
fn modes(cx: &Cx<'_>, input: Input) -> Modes {
    match input {
        Input::F32 => Modes {
            round: Round::Nearest,
            ..cx.w.env.single
        },
        Input::F64 => Modes::KEEP,
        _ => Modes::FLUSH,
    }
}

/// Adds products to an element of C.
fn dot(modes: Modes, input: Input, c: u64, products: impl Iterator<Item = (u64, u64)>) -> u64 {
    match input {
        Input::F64 => products.fold(c, |sum, (x, y)| double::fma(modes, x, y, sum)),
        Input::I8 => products.fold(c, |sum, (x, y)| {
            let product = (x as u32).wrapping_mul(y as u32);
            u64::from((sum as u32).wrapping_add(product))
        }),
        _ => products.fold(c, |sum, (x, y)| {
            u64::from(single::fma(modes, x as u32, y as u32, sum as u32))
        }),
    }
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

fn execute(cx: &mut Cx<'_>, op: &Op) -> Done {
    let (Some(shape), Dst::Vector(dst)) = (shape_of(op.opcode), op.dst) else {
        return Ok(());
    };
    let input = shape.input;
    let modes = modes(cx, input);
    let width = match input {
        Input::F16 | Input::Bf16 => shape.per_lane / 2,
        Input::F64 => 2,
        Input::F32 | Input::I8 => 1,
    };
    let a = registers(cx, op.src[0], width);
    let b = registers(cx, op.src[1], width);
    let c = accumulator(cx, op, shape);
    let mut d = c.clone();
    let elements = (0..shape.dim).flat_map(|i| (0..shape.dim).map(move |j| (i, j)));
    for (block, (i, j)) in (0..shape.blocks).flat_map(|b| elements.clone().map(move |e| (b, e))) {
        let products = (0..shape.depth).map(|k| {
            let (la, at) = shape.input_place(block_of_a(op, shape, block), i, k);
            let (lb, bt) = shape.input_place(block, j, k);
            let lb = lane_of_b(op, shape, lb);
            (element(&a, input, la, at), element(&b, input, lb, bt))
        });
        let (lane, register) = shape.output_place(block, i, j);
        let sum = dot(modes, input, read(&c, input, register, lane), products);
        write(&mut d, input, register, lane, sum);
    }
    for (i, register) in d.iter().enumerate() {
        cx.w.vgprs[usize::from(dst) + i] = *register;
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    shape_of(opcode).map(|_| execute as Exec)
}
