//! Conversions with a scale, gfx950's `v_cvt_scalef32_*`: single precision, half precision and
//! bfloat16 to and from 8, 6 and 4 bits.
//!
//! Source: CDNA4 ISA manual, 6.7.1 "Packed Convert", 7.3, 12.11. The scale is 2^(exponent - 127)
//! of a number in single precision, 255 is NaN; wide numbers are divided by it, narrow ones
//! multiplied. What the manual leaves open is as AMD's HIP computes it on the host
//! (`amd_hip_ocp_host.hpp`): the number of random bits (those of the fraction that the result does
//! not have), that wide results overflow to infinity and have denormals.

use super::convert_small::Part;
use super::{Cx, Done, Exec};
use crate::error::FaultKind;
use crate::float::single;
use crate::float::small::{self, Overflow, Rounding, Small};
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, Lanes, lanes_of};
use isa::Opcode;

/// The wide format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wide {
    F32,
    F16,
    Bf16,
}

/// The narrow format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Narrow {
    Fp8,
    Bf8,
    Fp6,
    Bf6,
    Fp4,
}

/// How many numbers are converted, and which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    /// Two wide numbers.
    Two,
    /// 32 wide numbers of one source.
    All,
    /// 32 wide numbers of two sources, in turn.
    Halves,
    /// One wide number, by a random number.
    RandomOne,
    /// Two of a source.
    RandomTwo,
    /// 32 of a source.
    RandomAll,
    /// One narrow number.
    WidenOne,
    /// Two.
    WidenTwo,
    /// 32.
    WidenAll,
}

#[derive(Clone, Copy, Debug)]
struct Plan {
    how: How,
    wide: Wide,
    narrow: Narrow,
}

const fn plan(how: How, wide: Wide, narrow: Narrow) -> Plan {
    Plan { how, wide, narrow }
}

fn plan_of(opcode: Opcode) -> Option<Plan> {
    use How::*;
    use Narrow::*;
    use Opcode::*;
    use Wide::*;
    Some(match opcode {
        VCvtScalef32PkFp8F32 => plan(Two, F32, Fp8),
        VCvtScalef32PkBf8F32 => plan(Two, F32, Bf8),
        VCvtScalef32SrFp8F32 => plan(RandomOne, F32, Fp8),
        VCvtScalef32SrBf8F32 => plan(RandomOne, F32, Bf8),
        VCvtScalef32PkF32Fp8 => plan(WidenTwo, F32, Fp8),
        VCvtScalef32PkF32Bf8 => plan(WidenTwo, F32, Bf8),
        VCvtScalef32F32Fp8 => plan(WidenOne, F32, Fp8),
        VCvtScalef32F32Bf8 => plan(WidenOne, F32, Bf8),
        VCvtScalef32PkFp4F32 => plan(Two, F32, Fp4),
        VCvtScalef32SrPkFp4F32 => plan(RandomTwo, F32, Fp4),
        VCvtScalef32PkF32Fp4 => plan(WidenTwo, F32, Fp4),
        VCvtScalef32PkFp8F16 => plan(Two, F16, Fp8),
        VCvtScalef32PkBf8F16 => plan(Two, F16, Bf8),
        VCvtScalef32SrFp8F16 => plan(RandomOne, F16, Fp8),
        VCvtScalef32SrBf8F16 => plan(RandomOne, F16, Bf8),
        VCvtScalef32PkFp8Bf16 => plan(Two, Bf16, Fp8),
        VCvtScalef32PkBf8Bf16 => plan(Two, Bf16, Bf8),
        VCvtScalef32SrFp8Bf16 => plan(RandomOne, Bf16, Fp8),
        VCvtScalef32SrBf8Bf16 => plan(RandomOne, Bf16, Bf8),
        VCvtScalef32PkF16Fp8 => plan(WidenTwo, F16, Fp8),
        VCvtScalef32PkF16Bf8 => plan(WidenTwo, F16, Bf8),
        VCvtScalef32F16Fp8 => plan(WidenOne, F16, Fp8),
        VCvtScalef32F16Bf8 => plan(WidenOne, F16, Bf8),
        VCvtScalef32PkFp4F16 => plan(Two, F16, Fp4),
        VCvtScalef32PkFp4Bf16 => plan(Two, Bf16, Fp4),
        VCvtScalef32SrPkFp4F16 => plan(RandomTwo, F16, Fp4),
        VCvtScalef32SrPkFp4Bf16 => plan(RandomTwo, Bf16, Fp4),
        VCvtScalef32PkF16Fp4 => plan(WidenTwo, F16, Fp4),
        VCvtScalef32PkBf16Fp4 => plan(WidenTwo, Bf16, Fp4),
        VCvtScalef322xpk16Fp6F32 => plan(Halves, F32, Fp6),
        VCvtScalef322xpk16Bf6F32 => plan(Halves, F32, Bf6),
        VCvtScalef32SrPk32Fp6F32 => plan(RandomAll, F32, Fp6),
        VCvtScalef32SrPk32Bf6F32 => plan(RandomAll, F32, Bf6),
        VCvtScalef32Pk32F32Fp6 => plan(WidenAll, F32, Fp6),
        VCvtScalef32Pk32F32Bf6 => plan(WidenAll, F32, Bf6),
        VCvtScalef32Pk32Fp6F16 => plan(All, F16, Fp6),
        VCvtScalef32Pk32Fp6Bf16 => plan(All, Bf16, Fp6),
        VCvtScalef32Pk32Bf6F16 => plan(All, F16, Bf6),
        VCvtScalef32Pk32Bf6Bf16 => plan(All, Bf16, Bf6),
        VCvtScalef32SrPk32Fp6F16 => plan(RandomAll, F16, Fp6),
        VCvtScalef32SrPk32Fp6Bf16 => plan(RandomAll, Bf16, Fp6),
        VCvtScalef32SrPk32Bf6F16 => plan(RandomAll, F16, Bf6),
        VCvtScalef32SrPk32Bf6Bf16 => plan(RandomAll, Bf16, Bf6),
        VCvtScalef32Pk32F16Fp6 => plan(WidenAll, F16, Fp6),
        VCvtScalef32Pk32Bf16Fp6 => plan(WidenAll, Bf16, Fp6),
        VCvtScalef32Pk32F16Bf6 => plan(WidenAll, F16, Bf6),
        VCvtScalef32Pk32Bf16Bf6 => plan(WidenAll, Bf16, Bf6),
        VCvtScalef32PkBf16Fp8 => plan(WidenTwo, Bf16, Fp8),
        VCvtScalef32PkBf16Bf8 => plan(WidenTwo, Bf16, Bf8),
        _ => return None,
    })
}

impl Wide {
    fn format(self) -> Small {
        match self {
            Wide::F32 => small::SINGLE,
            Wide::F16 => small::HALF,
            Wide::Bf16 => small::BF16,
        }
    }
}

/// Registers of a source; a scalar or constant is the same in all lanes.
fn registers(cx: &Cx<'_>, src: Src, count: usize) -> Vec<Lanes> {
    match src {
        Src::Vector(r) => cx.w.vgprs[usize::from(r)..][..count].to_vec(),
        src => vec![[cx.w.scalar(src); LANES]; count],
    }
}

/// Number `i` of those of `bits` bits that lie one after the other in a lane's registers.
fn field(v: &[Lanes], lane: usize, i: usize, bits: usize) -> u32 {
    let (word, shift) = (i * bits / 32, i * bits % 32);
    let high = v.get(word + 1).map_or(0, |r| u64::from(r[lane]) << 32);
    let both = u64::from(v[word][lane]) | high;
    (both >> shift & (u64::MAX >> (64 - bits))) as u32
}

/// Puts numbers of `bits` bits one after the other into a lane of registers.
fn pack(to: &mut [Lanes], lane: usize, codes: &[u32], bits: usize) {
    let bit = |n: usize| codes[n / bits] >> (n % bits) & 1;
    for (w, register) in to.iter_mut().enumerate() {
        register[lane] = (0..32).fold(0, |v, i| v | bit(32 * w + i) << i);
    }
}

/// An instruction at work.
struct Conversion<'a> {
    plan: Plan,
    op: &'a Op,
    narrow: Small,
    /// Registers of sources 0 and 1, and of the scale.
    sources: [Vec<Lanes>; 2],
    scale: Lanes,
    /// FP16_OVFL.
    saturates: Overflow,
    /// Of single precision on its way to a narrow format.
    flush: crate::float::Denormals,
}

impl<'a> Conversion<'a> {
    fn new(cx: &Cx<'_>, op: &'a Op, plan: Plan) -> Conversion<'a> {
        let widths = op.opcode.desc().operands.iter();
        let width = |f| widths.clone().find(|o| o.field == f).map_or(0, |o| o.width);
        let of = |i: usize, f| registers(cx, op.src[i], usize::from(width(f)));
        // (Behind the sources of a row there may be the destination's old value.)
        let scale = match width(isa::Field::Src2) {
            0 => op.src[1],
            _ => op.src[2],
        };
        let bytes = cx.shared.small_floats;
        Conversion {
            plan,
            op,
            narrow: match plan.narrow {
                Narrow::Fp8 => bytes.fp8(),
                Narrow::Bf8 => bytes.bf8(),
                Narrow::Fp6 => small::FP6,
                Narrow::Bf6 => small::BF6,
                Narrow::Fp4 => small::FP4,
            },
            sources: [of(0, isa::Field::Src0), of(1, isa::Field::Src1)],
            scale: registers(cx, scale, 1)[0],
            saturates: Overflow::saturates_if(cx.w.env.fp16_overflow),
            flush: cx.w.env.single.flush_in,
        }
    }

    /// The exponent of a lane's scale.
    fn exponent(&self, lane: usize) -> u32 {
        self.scale[lane] >> 23 & 0xff
    }

    /// A wide number of source `i`, with modifiers.
    fn wide(&self, i: usize, lane: usize, at: usize) -> u32 {
        let bits = self.plan.wide.format().bits();
        let v = field(&self.sources[i], lane, at, bits as usize);
        let sign = 1 << (bits - 1);
        let v = if self.op.mods.abs >> i & 1 != 0 {
            v & !sign
        } else {
            v
        };
        let v = if self.op.mods.neg >> i & 1 != 0 {
            v ^ sign
        } else {
            v
        };
        match self.plan.wide {
            Wide::F32 => single::flush(v, self.flush),
            _ => v,
        }
    }

    /// The lane's wide numbers.
    fn wides(&self, lane: usize) -> Vec<u32> {
        match (self.plan.how, self.plan.wide) {
            (How::Two, Wide::F32) => vec![self.wide(0, lane, 0), self.wide(1, lane, 0)],
            (How::Halves, _) => (0..32).map(|i| self.wide(i % 2, lane, i / 2)).collect(),
            (How::RandomOne, _) => vec![self.wide(0, lane, 0)],
            (How::Two | How::RandomTwo, _) => (0..2).map(|i| self.wide(0, lane, i)).collect(),
            _ => (0..32).map(|i| self.wide(0, lane, i)).collect(),
        }
    }

    /// A wide number as a narrow one.
    fn narrowed(&self, code: u32, lane: usize, rounding: Rounding) -> u32 {
        let x = self.plan.wide.format().value(code);
        let x = match self.exponent(lane) {
            0xff => f64::NAN.copysign(x),
            e => times(x, 127 - e as i32),
        };
        self.narrow.of(x, rounding, self.saturates)
    }

    /// All the lane's numbers as narrow ones. The random number is another one for each.
    fn narrows(&self, lane: usize) -> Vec<u32> {
        let random = matches!(
            self.plan.how,
            How::RandomOne | How::RandomTwo | How::RandomAll
        );
        let mut state = self.sources[1].first().map_or(0, |r| r[lane]);
        let bits = self.plan.wide.format().fraction() - self.narrow.fraction();
        let mut rounding = || {
            let now = state;
            state = next_random(now);
            match random {
                true => Rounding::Stochastic { random: now, bits },
                false => Rounding::Nearest,
            }
        };
        let wides = self.wides(lane).into_iter();
        wides
            .map(|code| self.narrowed(code, lane, rounding()))
            .collect()
    }

    /// A narrow number as a wide one.
    fn widened(&self, code: u32, lane: usize) -> u32 {
        let format = self.plan.wide.format();
        let x = self.narrow.value(code);
        let x = match self.exponent(lane) {
            0xff => f64::NAN.copysign(x),
            e => times(x, e as i32 - 127),
        };
        let overflow = match self.plan.wide {
            Wide::F16 if x.is_finite() => self.saturates,
            _ => Overflow::Special,
        };
        format.of(x, Rounding::Nearest, overflow)
    }

    /// The lane's narrow numbers, and from them the wide ones.
    fn widens(&self, lane: usize) -> Vec<u32> {
        let bits = self.narrow.bits() as usize;
        let select = usize::from(self.op.mods.op_sel);
        let (first, count) = match (self.plan.how, bits) {
            (How::WidenOne, _) => (select & 3, 1),
            // A byte of two.
            (How::WidenTwo, 4) => (2 * (select & 3), 2),
            (How::WidenTwo, _) => (2 * (select & 1), 2),
            _ => (0, 32),
        };
        (first..first + count)
            .map(|i| self.widened(field(&self.sources[0], lane, i, bits), lane))
            .collect()
    }

    /// The lane's result: what the registers of the destination become.
    fn result(&self, to: &mut [Lanes], lane: usize) {
        let narrow = self.narrow.bits();
        let part = match (self.plan.how, self.plan.wide) {
            (How::WidenOne, Wide::F16) => Part::half(self.op),
            (How::Two, _) if narrow == 8 => Part::half(self.op),
            (How::Two | How::RandomOne | How::RandomTwo, _) => Part::byte(self.op),
            (How::WidenOne | How::WidenTwo | How::WidenAll, wide) => {
                let bits = wide.format().bits() as usize;
                return pack(to, lane, &self.widens(lane), bits);
            }
            _ => return pack(to, lane, &self.narrows(lane), narrow as usize),
        };
        let codes = match self.plan.how {
            How::WidenOne => self.widens(lane),
            _ => self.narrows(lane),
        };
        let joined = codes.iter().rev().fold(0, |v, code| v << narrow | code);
        to[0][lane] = part.put(to[0][lane], joined);
    }
}

/// A number times a power of two. A NaN keeps its sign on every host.
fn times(x: f64, exponent: i32) -> f64 {
    match x.is_nan() {
        true => x,
        false => x * f64::from_bits(((exponent + 1023) as u64) << 52),
    }
}

/// `v_prng_b32` (CDNA4 manual, 12.8): the next state of a shift register with linear feedback.
pub(super) fn next_random(state: u32) -> u32 {
    state << 1 ^ if state >> 31 != 0 { 197 } else { 0 }
}

fn execute(cx: &mut Cx<'_>, op: &Op) -> Done {
    let (Some(plan), Dst::Vector(dst)) = (plan_of(op.opcode), op.dst) else {
        return Ok(());
    };
    let pair = matches!(plan.how, How::RandomTwo) || plan.how == How::Two && plan.wide != Wide::F32;
    if pair && (op.mods.neg | op.mods.abs) & 1 != 0 {
        // Which of the two they concern is not documented.
        let what = format!("neg or abs of {}", op.opcode.mnemonic());
        return Err(FaultKind::Unimplemented(what).into());
    }
    let width = usize::from(op.opcode.desc().operands[0].width);
    let mut result = registers(cx, Src::Vector(dst), width);
    let conversion = Conversion::new(cx, op, plan);
    let exec = cx.w.exec();
    for lane in lanes_of(exec) {
        conversion.result(&mut result, lane);
    }
    for (i, register) in result.iter().enumerate() {
        cx.w.set_lanes(usize::from(dst) + i, register, exec);
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    plan_of(opcode).map(|_| execute as Exec)
}
