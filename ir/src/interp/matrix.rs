//! Matrix instructions, from the side of the results: each element of D is found by where it is.
//!
//! Stated apart from the emulator's; `docs/emulator.md` ("Matrix instructions") says what both
//! take for given: products are added to C in ascending order of k, each by a fused multiply-add
//! that rounds to nearest even in the format of C; f32 takes denormals as the function's mode
//! says, f64 keeps them, f16 and bf16 flush those of A, B, C and D.
//!
//! Lanes that are not active have no known values: what depends on them is poison.

use super::error::Fault;
use super::float::{DenormalMode, Format, from_f64, to_f64};
use super::value::Slot;
use super::wave::WaveOp;
use crate::intrinsic::{MatrixControl, MatrixInput, MatrixShape};
use crate::types::FloatKind;

/// Where an element of D is: block, row and column.
struct Element {
    block: u32,
    row: u32,
    column: u32,
}

/// The element of D that a lane has as its `at`-th (CDNA2 manual, chapter 7; AMD's matrix
/// instruction calculator).
fn element(shape: MatrixShape, lane: u32, at: u32) -> Element {
    let (dim, wide) = (shape.dim, shape.input == MatrixInput::F64);
    let (column, group) = (lane % dim, lane / dim);
    match (dim, wide) {
        // Four rows of a block in turn by registers, then the other half of the lanes.
        (32, _) => Element {
            block: at / 16,
            row: 8 * (at % 16 / 4) + 4 * group + at % 4,
            column,
        },
        (16, false) => Element {
            block: at / 4,
            row: 4 * group + at % 4,
            column,
        },
        (16, true) => Element {
            block: 0,
            row: 4 * at + group,
            column,
        },
        (_, true) => Element {
            block: group % 4,
            row: group / 4,
            column,
        },
        (_, false) => Element {
            block: group,
            row: at,
            column,
        },
    }
}

/// The block of A that multiplies into a block of D. A group is at most all blocks.
fn source_block(shape: MatrixShape, control: MatrixControl, block: u32) -> u32 {
    if shape.input == MatrixInput::F64 {
        return block;
    }
    let group = (1u32 << control.cbsz).min(shape.blocks);
    match control.cbsz {
        0 => block,
        _ => block - block % group + u32::from(control.abid) % group,
    }
}

/// The lane that B is read from in place of a lane.
fn exchanged(shape: MatrixShape, control: MatrixControl, lane: u32) -> u32 {
    match control.blgp {
        _ if shape.input == MatrixInput::F64 => lane,
        0 => lane,
        1 => lane & 31,
        2 => lane | 32,
        3 => (lane + 16) & 63,
        quarter => (lane & 15) + 16 * u32::from(quarter - 4),
    }
}

/// A half as a float; denormals are zero.
fn widened_half(bits: u64) -> u64 {
    let flushed = match bits & 0x7c00 {
        0 => bits & 0x8000,
        _ => bits,
    };
    from_f64(FloatKind::Float, to_f64(FloatKind::Half, flushed))
}

impl WaveOp<'_> {
    /// Scalar `i` of D in a lane.
    pub(super) fn matrix(
        &self,
        shape: MatrixShape,
        lane: u32,
        item: usize,
        i: usize,
    ) -> Result<Slot, Fault> {
        let control = self.control()?;
        let c_bits = shape.input.result_bits();
        let per_element = self.scalars_of_c(shape);
        let at = i as u32 / per_element;
        let to = element(shape, lane, at);
        let mut sum = self.part(item, 2, at, c_bits);
        for k in 0..shape.depth {
            let a_block = source_block(shape, control, to.block);
            let x = self.input(shape, 0, (a_block, to.row, k), |lane| lane);
            let y = self.input(shape, 1, (to.block, to.column, k), |lane| {
                exchanged(shape, control, lane)
            });
            sum = Slot {
                bits: self.add_product(shape.input, x.bits, y.bits, sum.bits),
                poison: sum.poison || x.poison || y.poison,
            };
        }
        if per_element == 2 {
            sum.bits = sum.bits >> (32 * (i % 2)) & 0xffff_ffff;
        }
        Ok(sum)
    }

    /// The constants: three of the source's, one of legal IR.
    fn control(&self) -> Result<MatrixControl, Fault> {
        let imm = |arg| u64::from(self.immediate(arg));
        if self.operands() == 4 {
            return Ok(MatrixControl::from_bits(self.immediate(3)));
        }
        MatrixControl::new(imm(3), imm(4), imm(5))
            .ok_or_else(|| Fault::unsupported("a field of a matrix instruction"))
    }

    /// Scalars of an element of C: two where doubles are words.
    fn scalars_of_c(&self, shape: MatrixShape) -> u32 {
        let elements = shape.dim * shape.dim * shape.blocks / self.lanes();
        self.len(2) as u32 / elements
    }

    /// Element (i, k) of a block of A, or (k, i) of B, as bits of the format of C.
    fn input(
        &self,
        shape: MatrixShape,
        arg: usize,
        (block, i, k): (u32, u32, u32),
        lane_of: impl Fn(u32) -> u32,
    ) -> Slot {
        let run = k / shape.per_lane;
        let lane = lane_of(i + shape.dim * (block + shape.blocks * run));
        let Some(item) = self.item_of(lane) else {
            return Slot::POISON;
        };
        let bits = shape.input.bits();
        let slot = self.part(item, arg, k % shape.per_lane, bits);
        let wide = match shape.input {
            MatrixInput::F32 | MatrixInput::F64 => slot.bits,
            MatrixInput::Bf16 => slot.bits << 16,
            MatrixInput::F16 => widened_half(slot.bits as u64).into(),
            MatrixInput::I8 => u128::from(i32::from(slot.bits as u8 as i8) as u32),
        };
        Slot { bits: wide, ..slot }
    }

    /// The `at`-th element of `bits` bits of an operand, however it is cut into scalars.
    fn part(&self, item: usize, arg: usize, at: u32, bits: u32) -> Slot {
        let scalar = self.scalar_bits(arg);
        if scalar < bits {
            let (low, high) = (2 * at as usize, 2 * at as usize + 1);
            let (low, high) = (self.get(item, arg, low), self.get(item, arg, high));
            return Slot {
                bits: low.bits | high.bits << 32,
                poison: low.poison || high.poison,
            };
        }
        let slot = self.get(item, arg, (at * bits / scalar) as usize);
        let mask = u128::MAX >> (128 - bits);
        Slot {
            bits: slot.bits >> (at * bits % scalar) & mask,
            ..slot
        }
    }

    /// `x * y + sum`.
    fn add_product(&self, input: MatrixInput, x: u128, y: u128, sum: u128) -> u128 {
        let fma = |kind, mode| {
            let format = Format { kind, mode };
            format.fma(x as u64, y as u64, sum as u64).into()
        };
        match input {
            MatrixInput::I8 => {
                let product = (x as u32).wrapping_mul(y as u32);
                u128::from((sum as u32).wrapping_add(product))
            }
            MatrixInput::F64 => fma(FloatKind::Double, DenormalMode::IEEE),
            MatrixInput::F32 => fma(FloatKind::Float, self.denormals(FloatKind::Float)),
            MatrixInput::F16 | MatrixInput::Bf16 => {
                fma(FloatKind::Float, DenormalMode::parse("preserve-sign"))
            }
        }
    }
}
