//! The target's intrinsics that each work-item does for itself. What they compute is described in
//! chapter 12 of the ISA manual ("Vega 7nm Shader Instruction Set Architecture") under the
//! instruction that each is named after.

use super::error::Fault;
use super::exec::Cx;
use super::float::{self, Extreme, Format};
use super::int::Signedness::{self, Signed, Unsigned};
use super::int::{mask, signed};
use super::intrinsic::{Lanes, Output, three_way};
use super::memory::{PRIVATE_APERTURE_HI, SHARED_APERTURE_HI};
use super::value::{Scalar, Slot};
use crate::entities::Value;
use crate::inst::BinaryOp;
use crate::intrinsic::Intrinsic;
use crate::types::FloatKind;
use rustc_apfloat::Round;

impl Cx<'_, '_, '_> {
    /// Intrinsics without operands, and of the dispatch.
    pub(super) fn of_work_item(&self, id: Intrinsic) -> Result<Option<u128>, Fault> {
        use Intrinsic as N;
        let d = self.env.dispatch;
        let item = &self.item.local_id;
        let group = &self.env.group;
        Ok(Some(match id {
            N::WorkitemIdX => item[0].into(),
            N::WorkitemIdY => item[1].into(),
            N::WorkitemIdZ => item[2].into(),
            N::WorkgroupIdX => group[0].into(),
            N::WorkgroupIdY => group[1].into(),
            N::WorkgroupIdZ => group[2].into(),
            N::WavefrontSize => d.wave_size.into(),
            N::GroupStaticSize => self.env.program.variables.lds_size.into(),
            N::LdsKernelId => match d.lds_kernel_id {
                Some(number) => number.into(),
                None => return Err(Fault::unsupported(id.name())),
            },
            N::KernargSegmentPtr => d.kernarg.into(),
            N::ImplicitArgPtr => d.implicit_args.into(),
            N::DispatchPtr => d.packet.into(),
            N::DispatchId => 0,
            N::SharedApertureHi => SHARED_APERTURE_HI.into(),
            N::PrivateApertureHi => PRIVATE_APERTURE_HI.into(),
            N::ReadCycleCounter | N::ReadSteadyCounter | N::SMemTime | N::SMemRealTime => {
                self.env.steps.into()
            }
            // Code has no addresses here.
            N::ReturnAddress => 0,
            N::StackSave => self.item.private_top.into(),
            N::QueuePtr | N::SGetPc | N::SGetReg => return Err(Fault::unsupported(id.name())),
            _ => return Ok(None),
        }))
    }

    pub(super) fn target_intrinsic(&self, id: Intrinsic, l: &Lanes) -> Output {
        match l.scalar {
            Scalar::Float(kind) => self.target_float(id, kind, l),
            scalar => target_int(id, scalar, l, self.item.lane),
        }
    }

    fn target_float(&self, id: Intrinsic, kind: FloatKind, l: &Lanes) -> Output {
        use Intrinsic as N;
        let format = self.format(kind);
        let (x, y, z) = (l.float(0), l.float(1), l.float(2));
        let bits = match id {
            N::Rcp => approximate(kind, x, |v| 1.0 / v),
            N::Rsq => approximate(kind, x, |v| 1.0 / v.sqrt()),
            N::RsqClamp => clamp_finite(kind, approximate(kind, x, |v| 1.0 / v.sqrt())),
            N::AmdSqrt => approximate(kind, x, f64::sqrt),
            N::AmdLog => approximate(kind, x, f64::log2),
            N::AmdExp2 => approximate(kind, x, f64::exp2),
            N::AmdSin => format.unary(x, |v| (turn(v) * std::f64::consts::TAU).sin()),
            N::AmdCos => format.unary(x, |v| (turn(v) * std::f64::consts::TAU).cos()),
            N::Fract => fract(format, x),
            N::FrexpMant => format.unary(x, |v| float::frexp(v).0),
            N::FrexpExp => {
                let e = float::frexp(format.input(x)).1 as u32;
                return Output::Value(e.into());
            }
            N::DivScale => return div_scale(kind, x, y, l.bits[2] != 0),
            N::DivFmas => {
                let back = if l.bits[3] != 0 {
                    post_scale(kind, z)
                } else {
                    0
                };
                format.fma_scaled(x, y, z, back)
            }
            N::DivFixup => div_fixup(kind, x, y, z),
            N::AmdClass => {
                let hit = float::class(kind, x) & l.word(1) != 0;
                return Output::Value(hit.into());
            }
            N::CubeId | N::CubeMa | N::CubeSc | N::CubeTc => cube(id, format, x, y, z),
            N::FMed3 => median(format, x, y, z),
            N::FMadFtz => {
                let zero = float::DenormalMode {
                    input: float::Denormal::SignedZero,
                    output: float::Denormal::SignedZero,
                };
                let flushed = match kind {
                    FloatKind::Float => Format { kind, mode: zero },
                    _ => format,
                };
                flushed.binary(BinaryOp::FAdd, flushed.binary(BinaryOp::FMul, x, y), z)
            }
            N::FDivFast => {
                let large = format.input(y).abs() > 2f64.powi(96);
                let scale = f32::powi(2.0, if large { -32 } else { 0 }).to_bits().into();
                let scaled = format.binary(BinaryOp::FMul, y, scale);
                let reciprocal = approximate(kind, scaled, |v| 1.0 / v);
                let product = format.binary(BinaryOp::FMul, x, reciprocal);
                format.binary(BinaryOp::FMul, scale, product)
            }
            N::CvtPkU8F32 => {
                let byte = float::to_int_saturating(format.input(x), 8, Unsigned) as u32;
                let place = 8 * (l.word(1) & 3);
                let kept = l.word(2) & !(0xff << place);
                return Output::Value((kept | byte << place).into());
            }
            N::FMulLegacy if format.input(x) == 0.0 || format.input(y) == 0.0 => 0,
            N::FMulLegacy => format.binary(BinaryOp::FMul, x, y),
            _ => return Output::Other,
        };
        Output::Value(bits.into())
    }

    /// Intrinsics of whole vectors: dot products, and packing.
    pub(super) fn dot_product(&self, id: Intrinsic, args: &[Value]) -> Option<Slot> {
        use Intrinsic as N;
        let all = || {
            args.iter()
                .flat_map(|&a| (0..self.len(a)).map(move |i| self.lane(a, i)))
        };
        let poison = |slot: Slot| match all().any(|s| s.poison) {
            true => Slot::POISON,
            false => slot,
        };
        let lane = |a: usize, i: usize| self.lane(args[a], i).bits;
        match id {
            N::FDot2 => {
                let half = |a, i| float::to_f64(FloatKind::Half, lane(a, i) as u64);
                let sum = half(0, 0) * half(1, 0) + half(0, 1) * half(1, 1);
                let acc = float::to_f64(FloatKind::Float, lane(2, 0) as u64);
                let total = match (lane(3, 0), sum + acc) {
                    (0, total) => total,
                    (_, total) if total.is_nan() => 0.0,
                    (_, total) => total.clamp(0.0, 1.0),
                };
                let bits = float::from_f64(FloatKind::Float, total);
                Some(poison(Slot::of(bits.into())))
            }
            N::SDot2 | N::UDot2 => {
                let sign = Signedness::signed_if(id == N::SDot2);
                let part = |a, i| element(sign, lane(a, i), 16);
                let sum = part(0, 0) * part(1, 0) + part(0, 1) * part(1, 1);
                Some(poison(accumulate(sign, sum, lane(2, 0), lane(3, 0))))
            }
            N::PkAddF16 | N::PkMulF16 | N::PkMinF16 | N::PkMaxF16 | N::PkFmaF16 => {
                let both = [0, 16].map(|at| {
                    let half = |a| (lane(a, 0) >> at) as u16;
                    let third = if id == N::PkFmaF16 { half(2) } else { 0 };
                    self.packed_half(id, [half(0), half(1), third])
                });
                Some(poison(Slot::of(both[0] | both[1] << 16)))
            }
            _ => None,
        }
    }

    /// What a packed operation does to one of its halves.
    fn packed_half(&self, id: Intrinsic, operands: [u16; 3]) -> u128 {
        use Intrinsic as N;
        let format = self.format(FloatKind::Half);
        let [x, y, z] = operands.map(u64::from);
        let bits = match id {
            N::PkAddF16 => format.binary(BinaryOp::FAdd, x, y),
            N::PkMulF16 => format.binary(BinaryOp::FMul, x, y),
            N::PkMinF16 => format.min_max_num(Extreme::Min, x, y),
            N::PkMaxF16 => format.min_max_num(Extreme::Max, x, y),
            _ => format.fma(x, y, z),
        };
        u128::from(bits & 0xffff)
    }
}

/// What a packed operation does to one of its integers.
fn packed_int(id: Intrinsic, x: u16, y: u16) -> u16 {
    use Intrinsic as N;
    let (signed_x, signed_y) = (x as i16, y as i16);
    match id {
        N::PkAdd => x.wrapping_add(y),
        N::PkSub => x.wrapping_sub(y),
        N::PkMul => x.wrapping_mul(y),
        N::PkShl => x << (y & 15),
        N::PkLShr => x >> (y & 15),
        N::PkAShr => (signed_x >> (y & 15)) as u16,
        N::PkSMin => signed_x.min(signed_y) as u16,
        N::PkSMax => signed_x.max(signed_y) as u16,
        N::PkUMin => x.min(y),
        N::PkUMax => x.max(y),
        N::PkSAddSat => signed_x.saturating_add(signed_y) as u16,
        N::PkUAddSat => x.saturating_add(y),
        N::PkSSubSat => signed_x.saturating_sub(signed_y) as u16,
        _ => x.saturating_sub(y),
    }
}

fn element(sign: Signedness, bits: u128, width: u32) -> i128 {
    let bits = bits & mask(width);
    match sign {
        Signed => signed(bits, width),
        Unsigned => bits as i128,
    }
}

/// Adds to the 32-bit accumulator; saturates if `clamp` is set.
fn accumulate(sign: Signedness, sum: i128, acc: u128, clamp: u128) -> Slot {
    let total = sum + element(sign, acc, 32);
    let (low, high) = match sign {
        Signed => (i128::from(i32::MIN), i128::from(i32::MAX)),
        Unsigned => (0, i128::from(u32::MAX)),
    };
    let total = if clamp != 0 {
        total.clamp(low, high)
    } else {
        total
    };
    Slot::of(total as u128 & mask(32))
}

/// An approximate function of the machine, correctly rounded here. The binary32 ones flush
/// subnormal operands and results whatever the mode; those of the other formats do not.
fn approximate(kind: FloatKind, x: u64, f: impl Fn(f64) -> f64) -> u64 {
    let mode = match kind {
        FloatKind::Float => float::DenormalMode {
            input: float::Denormal::SignedZero,
            output: float::Denormal::SignedZero,
        },
        _ => float::DenormalMode::IEEE,
    };
    Format { kind, mode }.unary(x, f)
}

fn clamp_finite(kind: FloatKind, x: u64) -> u64 {
    if float::is_infinite(kind, x) {
        x - 1
    } else {
        x
    }
}

/// The fraction of a turn, which sine and cosine depend on; NaN for infinity. Keeps the sign of
/// zero.
fn turn(v: f64) -> f64 {
    if v.is_infinite() { f64::NAN } else { v % 1.0 }
}

/// `x - floor(x)`, but always less than 1.
fn fract(format: Format, x: u64) -> u64 {
    let v = format.input(x);
    let bits = format.output(v - v.floor());
    let one = float::from_f64(format.kind, 1.0);
    if bits == one { one - 1 } else { bits }
}

fn median(format: Format, x: u64, y: u64, z: u64) -> u64 {
    use float::Extreme::{Max, Min};
    if [x, y, z].iter().any(|&v| float::is_nan(format.kind, v)) {
        return format.min_max_num(Min, format.min_max_num(Min, x, y), z);
    }
    // The larger of those that are not the largest, of equal ones the first: so it is with zeros,
    // whatever their signs (manual, V_MED3_F32).
    let [a, b, c] = [x, y, z].map(|v| format.input(v));
    let largest = a.max(b).max(c);
    match () {
        () if a == largest => format.min_max_num(Max, y, z),
        () if b == largest => format.min_max_num(Max, x, z),
        () => format.min_max_num(Max, x, y),
    }
}

/// Power of two that V_DIV_FMAS multiplies by, the quotient being `z` so far. V_DIV_SCALE sets the
/// flag in two cases: it has scaled a large quotient's denominator up, or a tiny quotient's
/// numerator, by 2^64 (binary64: 2^128); the size of the scaled quotient tells which. The manual's
/// row has 2^32 (2^64) and no second case, which would undo neither.
fn post_scale(kind: FloatKind, z: u64) -> i32 {
    let scale = match kind {
        FloatKind::Double => 128,
        _ => 64,
    };
    let is_large = float::to_f64(kind, z).abs() >= 2.0;
    if is_large { scale } else { -scale }
}

/// Is the exact quotient of two finite numbers, not zero, below the smallest normal number?
/// Significands are compared, so nothing is rounded.
fn quotient_is_tiny(kind: FloatKind, num: f64, den: f64) -> bool {
    let (mn, en) = float::frexp(num);
    let (md, ed) = float::frexp(den);
    let exponent = en - ed - i32::from(mn.abs() < md.abs());
    exponent < min_normal_exponent(kind)
}

fn min_normal_exponent(kind: FloatKind) -> i32 {
    match kind {
        FloatKind::Half => -14,
        FloatKind::BFloat | FloatKind::Float => -126,
        FloatKind::Double => -1022,
    }
}

/// V_DIV_SCALE_F32, V_DIV_SCALE_F64: the numerator (or the denominator) scaled, and whether the
/// quotient is to be scaled back.
fn div_scale(kind: FloatKind, num: u64, den: u64, of_numerator: bool) -> Output {
    // Exponent differences and scale of the manual's rows for the two formats.
    let (large, tiny_numerator, scale) = match kind {
        FloatKind::Double => (768, 53, 128),
        FloatKind::Float => (96, 23, 64),
        _ => return Output::Other,
    };
    let plain = Format {
        kind,
        mode: float::DenormalMode::IEEE,
    };
    let x = if of_numerator { num } else { den };
    let (up, down) = (plain.ldexp(x, scale), plain.ldexp(x, -scale));
    let (n, d) = (float::to_f64(kind, num), float::to_f64(kind, den));
    let exponents = float::biased_exponent(kind, num) - float::biased_exponent(kind, den);
    let finite = n.is_finite() && d.is_finite();
    // The operand scaled is taken for the denominator if it equals it.
    let is_denominator = x == den;
    let is_numerator = x == num;
    let tiny_reciprocal = d.is_finite() && d != 0.0 && quotient_is_tiny(kind, 1.0, d);
    let tiny_quotient = finite && n != 0.0 && d != 0.0 && quotient_is_tiny(kind, n, d);
    let (bits, back) = if n == 0.0 || d == 0.0 {
        (kind.quiet_nan(), false)
    } else if exponents >= large {
        (if is_denominator { up } else { x }, true)
    } else if float::is_subnormal(kind, den) {
        (up, false)
    } else if tiny_reciprocal && tiny_quotient {
        // The manual's row scales the denominator up, which would overflow: its reciprocal is
        // subnormal.
        (if is_denominator { down } else { x }, true)
    } else if tiny_reciprocal {
        (down, false)
    } else if tiny_quotient {
        (if is_numerator { up } else { x }, true)
    } else if float::biased_exponent(kind, num) <= tiny_numerator {
        (up, false)
    } else {
        (x, false)
    };
    Output::Pair(bits.into(), back.into())
}

/// V_DIV_FIXUP_F16, _F32, _F64: the quotient, or what the operands' special values give.
fn div_fixup(kind: FloatKind, quotient: u64, den: u64, num: u64) -> u64 {
    let sign = (den ^ num) & kind.sign();
    let quiet = |v: u64| v | kind.quiet_nan();
    let zero = |v| float::magnitude(kind, v) == 0;
    let inf = |v| float::is_infinite(kind, v);
    let exponents = float::biased_exponent(kind, num) - float::biased_exponent(kind, den);
    let underflow = match kind {
        FloatKind::Double => Some(-1075),
        FloatKind::Float => Some(-150),
        _ => None,
    };
    if float::is_nan(kind, num) {
        quiet(num)
    } else if float::is_nan(kind, den) {
        quiet(den)
    } else if (zero(den) && zero(num)) || (inf(den) && inf(num)) {
        kind.quiet_nan() | kind.sign()
    } else if zero(den) || inf(num) {
        sign | kind.infinity()
    } else if inf(den) || zero(num) || underflow.is_some_and(|limit| exponents < limit) {
        sign
    } else if float::magnitude(kind, quotient) >= kind.infinity() {
        // Overflow. The manual's row looks at the denominator's exponent, which rows before have
        // dealt with.
        sign | kind.infinity()
    } else {
        sign | float::magnitude(kind, quotient)
    }
}

/// Bits `lsb .. lsb + width` of a word.
fn bit_field(x: u128, offset: u32, width: u32, bits: u32, sign: Signedness) -> u128 {
    let modulus = bits - 1;
    let (offset, width) = (offset & modulus, width & modulus);
    if width == 0 {
        return 0;
    }
    // Where the field reaches beyond the highest bit, it has the sign there.
    let shifted = match sign {
        Signed => (signed(x, bits) >> offset) as u128,
        Unsigned => x >> offset,
    };
    let field = shifted & mask(width);
    match sign {
        Signed => signed(field, width) as u128 & mask(bits),
        Unsigned => field,
    }
}

/// V_CUBEID_F32 and its sisters: the face of a cube that a vector points to, twice the coordinate
/// along its axis, and the coordinates on the face.
fn cube(id: Intrinsic, format: Format, x: u64, y: u64, z: u64) -> u64 {
    use Intrinsic as N;
    let (x, y, z) = (format.input(x), format.input(y), format.input(z));
    let by_z = z.abs() >= x.abs() && z.abs() >= y.abs();
    let by_y = !by_z && y.abs() >= x.abs();
    let axis = match (by_z, by_y) {
        (true, _) => 2,
        (_, true) => 1,
        _ => 0,
    };
    let major = [x, y, z][axis];
    let negative = major < 0.0;
    let result = match (id, axis) {
        (N::CubeId, _) => (2 * axis + usize::from(negative)) as f64,
        (N::CubeMa, _) => 2.0 * major,
        (N::CubeSc, 2) if negative => -x,
        (N::CubeSc, 2 | 1) => x,
        (N::CubeSc, _) if negative => z,
        (N::CubeSc, _) => -z,
        (_, 1) if negative => -z,
        (_, 1) => z,
        _ => -y,
    };
    format.output(result)
}

/// Four sums of differences of bytes: of four bytes of a string of eight, each beginning one byte
/// later, and the reference, added to halves of a word each.
fn quad_sad(l: &Lanes, is_masked: bool) -> u64 {
    let reference = l.word(1).to_le_bytes();
    (0..4).fold(0, |out, k| {
        let window = ((l.bits[0] >> (8 * k)) as u32).to_le_bytes();
        let sum: u64 = window
            .iter()
            .zip(reference)
            .filter(|&(_, r)| !is_masked || r != 0)
            .map(|(&a, r)| u64::from(a.abs_diff(r)))
            .sum();
        let start = (l.bits[2] >> (16 * k)) as u64 & 0xffff;
        out | ((start + sum) & 0xffff) << (16 * k)
    })
}

/// The bits of a mask that stand for its quads, and the mask of all lanes of those quads.
fn quads(mask: u128, bits: u32) -> (u128, u128) {
    let any = |k: u32| u128::from(mask >> (4 * k) & 15 != 0);
    let each = 0..bits / 4;
    let quad = each.clone().fold(0, |out, k| out | any(k) << k);
    (quad, each.fold(0, |out, k| out | (any(k) * 15) << (4 * k)))
}

fn target_int(id: Intrinsic, scalar: Scalar, l: &Lanes, lane: u32) -> Output {
    use Intrinsic as N;
    let bits = scalar.bits();
    let (x, y, z) = (l.word(0), l.word(1), l.word(2));
    let bytes = |v: u32| v.to_le_bytes();
    let word = match id {
        N::MbcntLo => (x & mask(lane.min(32)) as u32).count_ones().wrapping_add(y),
        N::MbcntHi => (x & mask(lane.saturating_sub(32)) as u32)
            .count_ones()
            .wrapping_add(y),
        N::UBfe => return Output::Value(bit_field(l.bits[0], y, z, bits, Unsigned)),
        N::SBfe => return Output::Value(bit_field(l.bits[0], y, z, bits, Signed)),
        N::Perm => permute(x, y, z),
        N::AlignByte => ((u64::from(x) << 32 | u64::from(y)) >> (8 * (z & 3))) as u32,
        N::SadU8 => bytes(x)
            .iter()
            .zip(bytes(y))
            .fold(z, |sum, (&a, b)| sum.wrapping_add(a.abs_diff(b).into())),
        N::SadHiU8 => bytes(x)
            .iter()
            .zip(bytes(y))
            .map(|(&a, b)| u32::from(a.abs_diff(b)))
            .fold(z, |sum, difference| sum.wrapping_add(difference << 16)),
        N::SadU16 => [0, 16].into_iter().fold(z, |sum, at| {
            let half = |v: u32| (v >> at) as u16;
            sum.wrapping_add(half(x).abs_diff(half(y)).into())
        }),
        // Bytes of the reference that are zero do not count.
        N::MsadU8 => bytes(x)
            .iter()
            .zip(bytes(y))
            .filter(|&(_, reference)| reference != 0)
            .fold(z, |sum, (&a, b)| sum.wrapping_add(a.abs_diff(b).into())),
        N::Lerp => {
            let (a, b, round) = (bytes(x), bytes(y), bytes(z));
            u32::from_le_bytes(std::array::from_fn(|i| {
                ((u16::from(a[i]) + u16::from(b[i]) + u16::from(round[i] & 1)) >> 1) as u8
            }))
        }
        N::PkSplat => x & 0xffff | x << 16,
        N::PkAdd
        | N::PkSub
        | N::PkMul
        | N::PkShl
        | N::PkLShr
        | N::PkAShr
        | N::PkSMin
        | N::PkSMax
        | N::PkUMin
        | N::PkUMax
        | N::PkSAddSat
        | N::PkUAddSat
        | N::PkSSubSat
        | N::PkUSubSat => {
            let half = |at: u32| packed_int(id, (x >> at) as u16, (y >> at) as u16);
            u32::from(half(0)) | u32::from(half(16)) << 16
        }
        N::MulI24 | N::MulU24 | N::MulHiI24 | N::MulHiU24 => return mul24(id, x, y),
        N::UMulHi => ((u64::from(x) * u64::from(y)) >> 32) as u32,
        N::SMulHi => ((i64::from(x as i32) * i64::from(y as i32)) >> 32) as u32,
        N::SDot4 | N::UDot4 | N::SDot8 | N::UDot8 => return packed_dot(id, l),
        N::FfbhU32 if x == 0 => u32::MAX,
        N::FfbhU32 => x.leading_zeros(),
        N::FfbhI32 => match (x ^ ((x as i32) >> 31) as u32).leading_zeros() {
            32 => u32::MAX,
            n => n,
        },
        N::FfblB32 if x == 0 => u32::MAX,
        N::FfblB32 => x.trailing_zeros(),
        N::FfblB64 => match (l.bits[0] as u64).trailing_zeros() {
            64 => u32::MAX,
            n => n,
        },
        N::CvtF32Ubyte0 => f32::from(bytes(x)[0]).to_bits(),
        N::CvtF32Ubyte1 => f32::from(bytes(x)[1]).to_bits(),
        N::CvtF32Ubyte2 => f32::from(bytes(x)[2]).to_bits(),
        N::CvtF32Ubyte3 => f32::from(bytes(x)[3]).to_bits(),
        // Eighths, from -8/16 to 7/16.
        N::CvtOffF32I4 => {
            let n = signed(u128::from(x & 15), 4) as f32;
            (n / 16.0).to_bits()
        }
        N::QsadPkU16U8 | N::MqsadPkU16U8 => {
            return Output::Value(quad_sad(l, id == N::MqsadPkU16U8).into());
        }
        N::SBitreplicate => {
            let twice = (0..32).fold(0u128, |out, k| {
                out | ((u128::from(x) >> k & 1) * 3) << (2 * k)
            });
            return Output::Value(twice);
        }
        N::SQuadmask => return Output::Value(quads(l.bits[0], bits).0),
        N::SWqm => return Output::Value(quads(l.bits[0], bits).1),
        N::IsShared => return is_in(l.bits[0], SHARED_APERTURE_HI),
        N::IsPrivate => return is_in(l.bits[0], PRIVATE_APERTURE_HI),
        _ => return Output::Other,
    };
    Output::Value(word.into())
}

fn is_in(address: u128, aperture: u32) -> Output {
    Output::Value((address >> 32 == u128::from(aperture)).into())
}

fn mul24(id: Intrinsic, x: u32, y: u32) -> Output {
    use Intrinsic as N;
    let sign = Signedness::signed_if(matches!(id, N::MulI24 | N::MulHiI24));
    let part = |v: u32| element(sign, v.into(), 24);
    let product = part(x) * part(y);
    Output::Value(match id {
        N::MulI24 | N::MulU24 => product as u128 & mask(32),
        _ => (product >> 32) as u128 & mask(32),
    })
}

fn packed_dot(id: Intrinsic, l: &Lanes) -> Output {
    use Intrinsic as N;
    let sign = Signedness::signed_if(matches!(id, N::SDot4 | N::SDot8));
    let width = if matches!(id, N::SDot4 | N::UDot4) {
        8
    } else {
        4
    };
    let part = |a: usize, i: u32| element(sign, l.bits[a] >> (i * width), width);
    let sum = (0..32 / width).map(|i| part(0, i) * part(1, i)).sum();
    Output::Value(accumulate(sign, sum, l.bits[2], l.bits[3]).bits)
}

/// V_PERM_B32: each byte of the selector picks a byte of `x:y`, a sign, or a constant.
fn permute(x: u32, y: u32, selector: u32) -> u32 {
    let bytes = (u64::from(x) << 32 | u64::from(y)).to_le_bytes();
    let sign = |i: usize| if bytes[i] & 0x80 != 0 { 0xff } else { 0 };
    let pick = |s: u8| match s {
        0..8 => bytes[usize::from(s)],
        8..12 => sign(usize::from(s - 8) * 2 + 1),
        12 => 0,
        _ => 0xff,
    };
    u32::from_le_bytes(selector.to_le_bytes().map(pick))
}

/// `llvm.scmp`, `llvm.ucmp`, `llvm.amdgcn.cvt.pkrtz`: those whose result's type differs from the
/// operands'.
pub(super) fn converting(id: Intrinsic, l: &Lanes, to_bits: u32) -> Option<Output> {
    use Intrinsic as N;
    let bits = l.scalar.bits();
    match id {
        N::SCmp | N::UCmp => {
            let sign = Signedness::signed_if(id == N::SCmp);
            let order = three_way(sign, l.bits[0], l.bits[1], bits, to_bits);
            Some(Output::Value(order))
        }
        N::CvtPkRtz => {
            let half = |i| {
                let v = float::to_f64(FloatKind::Float, l.float(i));
                u128::from(float::from_f64_rounding(
                    FloatKind::Half,
                    v,
                    Round::TowardZero,
                ))
            };
            Some(Output::Pair(half(0), half(1)))
        }
        N::CvtPkNormI16 | N::CvtPkNormU16 => {
            let half = |i: usize| {
                let v = f64::from(f32::from_bits(l.float(i) as u32));
                let scaled = match id {
                    N::CvtPkNormI16 => {
                        (v.clamp(-1.0, 1.0) * 32767.0).round_ties_even() as i16 as u16
                    }
                    _ => (v.clamp(0.0, 1.0) * 65535.0).round_ties_even() as u16,
                };
                u128::from(scaled)
            };
            Some(Output::Pair(half(0), half(1)))
        }
        N::CvtPkI16 | N::CvtPkU16 => {
            let half = |i: usize| {
                let word = l.bits[i] as u32;
                match id {
                    N::CvtPkI16 => (word as i32).clamp(-0x8000, 0x7fff) as u16,
                    _ => word.min(0xffff) as u16,
                }
            };
            Some(Output::Pair(half(0).into(), half(1).into()))
        }
        _ => None,
    }
}
