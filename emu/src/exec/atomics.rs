//! Atomic operations on memory: flat, global, buffer. The operations themselves serve LDS too.

use super::buffer::BufferPlaces;
use super::flat::{FlatPlaces, Places, Spot};
use super::image::{self, ImagePlaces};
use super::{Cx, Done, Exec, ds};
use crate::error::{FaultKind, Trap};
use crate::float::{
    Approximations, Arithmetic, Env, Modes, Round, add_to_odd, double, half, single, small,
};
use crate::program::{Dst, Op, Src};
use crate::wave::lanes_of;
use isa::{Family, Opcode};

/// Counts up to `limit` and wraps to zero.
pub(super) fn inc32(old: u32, limit: u32) -> u32 {
    if old >= limit { 0 } else { old + 1 }
}

/// Counts down and wraps to `limit`.
pub(super) fn dec32(old: u32, limit: u32) -> u32 {
    if old == 0 || old > limit {
        limit
    } else {
        old - 1
    }
}

/// As [`inc32`].
pub(super) fn inc64(old: u64, limit: u64) -> u64 {
    if old >= limit { 0 } else { old + 1 }
}

/// As [`dec32`].
pub(super) fn dec64(old: u64, limit: u64) -> u64 {
    if old == 0 || old > limit {
        limit
    } else {
        old - 1
    }
}

/// Float operations of the memory units (CDNA2 ISA manual, 9.5 "Float Memory Atomics"). The value
/// in memory is the first operand. Minimum and maximum flush denormals for the comparison only; a
/// signalling NaN wins and becomes quiet, a quiet one loses against a number.
pub(super) struct Float;

impl Float {
    /// Data or memory, by a strict comparison; equal numbers leave memory as it is.
    fn choose32(m: u32, d: u32, takes_data: impl Fn(u32, u32) -> bool, modes: Modes) -> u32 {
        let flush = |v| single::flush(v, modes.flush_in);
        if single::is_signalling(m) {
            single::quiet(m)
        } else if single::is_signalling(d) {
            single::quiet(d)
        } else if single::is_nan(d) {
            m
        } else if single::is_nan(m) || takes_data(flush(d), flush(m)) {
            d
        } else {
            m
        }
    }

    fn choose64(m: u64, d: u64, takes_data: impl Fn(u64, u64) -> bool, modes: Modes) -> u64 {
        let flush = |v| double::flush(v, modes.flush_in);
        if double::is_signalling(m) {
            double::quiet(m)
        } else if double::is_signalling(d) {
            double::quiet(d)
        } else if double::is_nan(d) {
            m
        } else if double::is_nan(m) || takes_data(flush(d), flush(m)) {
            d
        } else {
            m
        }
    }

    pub fn min32(modes: Modes, m: u32, d: u32) -> u32 {
        Float::choose32(m, d, |d, m| single::key(d) < single::key(m), modes)
    }

    pub fn max32(modes: Modes, m: u32, d: u32) -> u32 {
        Float::choose32(m, d, |d, m| single::key(d) > single::key(m), modes)
    }

    pub fn min64(modes: Modes, m: u64, d: u64) -> u64 {
        Float::choose64(m, d, |d, m| double::key(d) < double::key(m), modes)
    }

    pub fn max64(modes: Modes, m: u64, d: u64) -> u64 {
        Float::choose64(m, d, |d, m| double::key(d) > double::key(m), modes)
    }

    /// Compare and store: what is stored is flushed where the operands are.
    pub fn cmpst32(modes: Modes, m: u32, cmp: u32, new: u32) -> u32 {
        let flush = |v| single::flush(v, modes.flush_in);
        match f32::from_bits(flush(m)) == f32::from_bits(flush(cmp)) {
            true => flush(new),
            false => m,
        }
    }

    pub fn cmpst64(modes: Modes, m: u64, cmp: u64, new: u64) -> u64 {
        let flush = |v| double::flush(v, modes.flush_in);
        match f64::from_bits(flush(m)) == f64::from_bits(flush(cmp)) {
            true => flush(new),
            false => m,
        }
    }

    /// Additions round to nearest whatever the mode.
    pub fn add32(modes: Modes, m: u32, d: u32) -> u32 {
        let round = Round::Nearest;
        single::add(Modes { round, ..modes }, m, d)
    }

    /// Two additions of half precision, to nearest.
    pub fn pk_add_f16(modes: Modes, m: u32, d: u32) -> u32 {
        let env = Env {
            single: modes,
            double: modes,
            half: Modes {
                round: Round::Nearest,
                ..modes
            },
            ieee: false,
            dx10_clamp: false,
            fp16_overflow: false,
            arithmetic: Arithmetic::FromGfx9,
            approximations: Approximations::Nearest,
        };
        let low = half::add(&env, m & 0xffff, d & 0xffff);
        low | half::add(&env, m >> 16, d >> 16) << 16
    }

    /// Two additions of bfloat16, to nearest.
    pub fn pk_add_bf16(modes: Modes, m: u32, d: u32) -> u32 {
        let low = bfloat_add(modes, m & 0xffff, d & 0xffff);
        low | bfloat_add(modes, m >> 16, d >> 16) << 16
    }

    /// Never flushes.
    pub fn add64(m: u64, d: u64) -> u64 {
        double::add(Modes::KEEP, m, d)
    }
}

/// Sum of two bfloat16, rounded once.
fn bfloat_add(modes: Modes, a: u32, b: u32) -> u32 {
    let (a, b) = (a << 16, b << 16);
    if let Some(nan) = [a, b].into_iter().find(|&v| single::is_nan(v)) {
        return single::quiet(nan) >> 16;
    }
    let value = |v| f64::from(f32::from_bits(single::flush(v, modes.flush_in)));
    // To odd: what is lost in double precision does not matter when the sum is rounded again.
    let sum = add_to_odd(value(a), value(b));
    if sum.is_nan() {
        return single::NAN >> 16;
    }
    let r = small::BF16.of(sum, small::Rounding::Nearest, small::Overflow::Special);
    single::flush(r << 16, modes.flush_out) >> 16
}

/// Who performs an atomic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unit {
    /// The second-level cache.
    Cache,
    /// LDS.
    Lds,
}

/// Hardware drops them without a word: the dwords of scratch memory lie apart (LLVM,
/// `shouldExpandAtomicRMWInIR`: "64-bit flat atomics that dynamically reside in private memory will
/// silently be dropped").
#[cold]
fn qword_in_parts() -> Trap {
    let what = "a 64-bit atomic on scratch memory, whose dwords lie apart".to_string();
    FaultKind::IllegalInstruction(what).into()
}

/// Data of an atomic: one register or a pair.
trait Data: Copy {
    /// Registers.
    const REGISTERS: usize;
    /// Reads a lane of consecutive registers.
    fn read(cx: &Cx<'_>, register: usize, lane: usize) -> Self;
    /// Writes a lane of consecutive registers.
    fn write(self, cx: &mut Cx<'_>, register: usize, lane: usize);
    /// Applies `f` to the place; `None` if it is outside a buffer.
    fn apply(
        cx: &mut Cx<'_>,
        places: &impl Places,
        lane: usize,
        f: impl Fn(Unit, Self) -> Self,
    ) -> Result<Option<Self>, Trap>;
}

impl Data for u32 {
    const REGISTERS: usize = 1;

    fn read(cx: &Cx<'_>, register: usize, lane: usize) -> u32 {
        cx.w.vgprs[register][lane]
    }

    fn write(self, cx: &mut Cx<'_>, register: usize, lane: usize) {
        cx.w.vgprs[register][lane] = self;
    }

    fn apply(
        cx: &mut Cx<'_>,
        places: &impl Places,
        lane: usize,
        f: impl Fn(Unit, u32) -> u32,
    ) -> Result<Option<u32>, Trap> {
        let in_cache = |m| f(Unit::Cache, m);
        let in_lds = |m| f(Unit::Lds, m);
        match places.at(lane, 0, 4)? {
            Spot::Memory(address) => {
                let old = cx.mem.atomic32(address, &mut cx.w.hint, in_cache);
                old.map(Some)
            }
            Spot::Lds(address) => ds::atomic32(cx.lds, address, in_lds).map(Some),
            Spot::Nowhere | Spot::Bytes => Ok(None),
        }
    }
}

impl Data for u64 {
    const REGISTERS: usize = 2;

    fn read(cx: &Cx<'_>, register: usize, lane: usize) -> u64 {
        let (low, high) = (cx.w.vgprs[register][lane], cx.w.vgprs[register + 1][lane]);
        u64::from(low) | u64::from(high) << 32
    }

    fn write(self, cx: &mut Cx<'_>, register: usize, lane: usize) {
        cx.w.vgprs[register][lane] = self as u32;
        cx.w.vgprs[register + 1][lane] = (self >> 32) as u32;
    }

    fn apply(
        cx: &mut Cx<'_>,
        places: &impl Places,
        lane: usize,
        f: impl Fn(Unit, u64) -> u64,
    ) -> Result<Option<u64>, Trap> {
        let in_cache = |m| f(Unit::Cache, m);
        let in_lds = |m| f(Unit::Lds, m);
        match (places.at(lane, 0, 4)?, places.at(lane, 4, 4)?) {
            (Spot::Memory(low), Spot::Memory(high)) if high == low.wrapping_add(4) => {
                cx.mem.atomic64(low, &mut cx.w.hint, in_cache).map(Some)
            }
            (Spot::Memory(_), Spot::Memory(_)) => Err(qword_in_parts()),
            (Spot::Lds(address), _) => ds::atomic64(cx.lds, address, in_lds).map(Some),
            _ => Ok(None),
        }
    }
}

/// An atomic operation; `f` gets the value in memory and the first and second data operands.
#[inline(always)]
fn rmw<T: Data + Default>(
    cx: &mut Cx<'_>,
    op: &Op,
    operands: usize,
    f: impl Fn(T, T, T) -> T,
) -> Done {
    rmw_by_unit(cx, op, operands, |_, m, a, b| f(m, a, b))
}

/// As [`rmw`], where it matters who performs it.
#[inline(always)]
fn rmw_by_unit<T: Data + Default>(
    cx: &mut Cx<'_>,
    op: &Op,
    operands: usize,
    f: impl Fn(Unit, T, T, T) -> T,
) -> Done {
    match op.family {
        Family::Mubuf => {
            let places = BufferPlaces::new(cx, op);
            rmw_at(cx, op, &places, operands, f)
        }
        Family::Mimg => {
            if cx.w.exec() == 0 {
                return Ok(());
            }
            let (resource, places) = ImagePlaces::new(cx, op)?;
            image::check_atomic(op, &resource, T::REGISTERS * operands)?;
            rmw_at(cx, op, &places, operands, f)
        }
        _ => {
            let places = FlatPlaces::new(cx, op);
            rmw_at(cx, op, &places, operands, f)
        }
    }
}

#[inline(always)]
fn rmw_at<T: Data + Default>(
    cx: &mut Cx<'_>,
    op: &Op,
    places: &impl Places,
    operands: usize,
    f: impl Fn(Unit, T, T, T) -> T,
) -> Done {
    let Src::Vector(data) = op.data else {
        return Ok(());
    };
    let data = usize::from(data);
    for lane in lanes_of(cx.w.exec()) {
        let a = T::read(cx, data, lane);
        let b = match operands {
            1 => a,
            _ => T::read(cx, data + T::REGISTERS, lane),
        };
        let old =
            T::apply(cx, places, lane, |unit, m| f(unit, m, a, b)).map_err(|t| t.at_lane(lane))?;
        if let (true, Dst::Vector(dst)) = (op.returns, op.dst) {
            old.unwrap_or_default().write(cx, dst.into(), lane);
        }
    }
    Ok(())
}

/// One data operand.
macro_rules! rmw {
    ($ty:ty, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| rmw::<$ty>(cx, op, 1, |m, d, _| ($f)(m, d))
    };
}

/// Two data operands: the new value, then the one to compare with (the other way round than DS).
macro_rules! cas {
    ($ty:ty) => {
        |cx: &mut Cx<'_>, op: &Op| {
            rmw::<$ty>(cx, op, 2, |m, new, cmp| if m == cmp { new } else { m })
        }
    };
}

/// A float operation: what the cache does with denormals, which field of MODE says what LDS does,
/// and the function (CDNA3 manual, 9.2.2, table 52; CDNA2 manual, 9.5.2, table 43).
macro_rules! float {
    ($ty:ty, $cache:expr, $lds:ident, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let lds = cx.w.env.$lds;
            rmw_by_unit::<$ty>(cx, op, 1, |unit, m, d, _| match unit {
                Unit::Cache => ($f)($cache, m, d),
                Unit::Lds => ($f)(lds, m, d),
            })
        }
    };
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_32(opcode)
        .or_else(|| lookup_64(opcode))
        .or_else(|| lookup_float(opcode))
        .or_else(|| lookup_old_float(opcode))
}

/// Whether it is an atomic on images.
pub(super) fn of_image(opcode: Opcode) -> bool {
    opcode.desc().family == Family::Mimg && lookup_image(opcode).is_some()
}

/// An operation on a dword, or on a qword if the instruction's mask has the data of one.
macro_rules! image {
    ($f:expr, $g:expr) => {
        |cx: &mut Cx<'_>, op: &Op| match op.mods.dmask & 15 {
            0b11 => rmw::<u64>(cx, op, 1, |m, d, _| ($g)(m, d)),
            _ => rmw::<u32>(cx, op, 1, |m, d, _| ($f)(m, d)),
        }
    };
}

/// The same with a second operand.
macro_rules! image2 {
    ($f:expr, $g:expr) => {
        |cx: &mut Cx<'_>, op: &Op| match op.mods.dmask & 15 {
            0b1111 => rmw::<u64>(cx, op, 2, $g),
            _ => rmw::<u32>(cx, op, 2, $f),
        }
    };
}

/// Atomics on images: "DMASK is set to the number of VGPRs (Dwords) to send" (manual, 8.4.1).
pub(super) fn lookup_image(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        ImageAtomicSwap | ImageAtomicSwapRtn => image!(|_, d: u32| d, |_, d: u64| d),
        ImageAtomicAdd | ImageAtomicAddRtn => image!(u32::wrapping_add, u64::wrapping_add),
        ImageAtomicSub | ImageAtomicSubRtn => image!(u32::wrapping_sub, u64::wrapping_sub),
        ImageAtomicRsub | ImageAtomicRsubRtn => {
            image!(|m: u32, d: u32| d.wrapping_sub(m), |m: u64, d: u64| d
                .wrapping_sub(m))
        }
        ImageAtomicSmin | ImageAtomicSminRtn => image!(
            |m: u32, d: u32| (m as i32).min(d as i32) as u32,
            |m: u64, d: u64| (m as i64).min(d as i64) as u64
        ),
        ImageAtomicUmin | ImageAtomicUminRtn => {
            image!(|m: u32, d: u32| m.min(d), |m: u64, d: u64| m.min(d))
        }
        ImageAtomicSmax | ImageAtomicSmaxRtn => image!(
            |m: u32, d: u32| (m as i32).max(d as i32) as u32,
            |m: u64, d: u64| (m as i64).max(d as i64) as u64
        ),
        ImageAtomicUmax | ImageAtomicUmaxRtn => {
            image!(|m: u32, d: u32| m.max(d), |m: u64, d: u64| m.max(d))
        }
        ImageAtomicAnd | ImageAtomicAndRtn => image!(|m: u32, d| m & d, |m: u64, d| m & d),
        ImageAtomicOr | ImageAtomicOrRtn => image!(|m: u32, d| m | d, |m: u64, d| m | d),
        ImageAtomicXor | ImageAtomicXorRtn => image!(|m: u32, d| m ^ d, |m: u64, d| m ^ d),
        ImageAtomicInc | ImageAtomicIncRtn => image!(inc32, inc64),
        ImageAtomicDec | ImageAtomicDecRtn => image!(dec32, dec64),
        ImageAtomicCmpswap | ImageAtomicCmpswapRtn => image2!(
            |m, new, cmp| if m == cmp { new } else { m },
            |m, new, cmp| if m == cmp { new } else { m }
        ),
        _ => return lookup_image_float(opcode),
    };
    Some(exec)
}

/// Float operations of GFX6 and GFX7, as those of buffers.
fn lookup_image_float(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    const KEEP: Modes = Modes::KEEP;
    let exec: Exec =
        match opcode {
            ImageAtomicFmin | ImageAtomicFminRtn => image!(
                |m, d| Float::min32(KEEP, m, d),
                |m, d| Float::min64(KEEP, m, d)
            ),
            ImageAtomicFmax | ImageAtomicFmaxRtn => image!(
                |m, d| Float::max32(KEEP, m, d),
                |m, d| Float::max64(KEEP, m, d)
            ),
            ImageAtomicFcmpswap | ImageAtomicFcmpswapRtn => image2!(
                |m, new, cmp| Float::cmpst32(KEEP, m, cmp, new),
                |m, new, cmp| Float::cmpst64(KEEP, m, cmp, new)
            ),
            _ => return None,
        };
    Some(exec)
}

fn lookup_32(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        FlatAtomicSwap | FlatAtomicSwapRtn | GlobalAtomicSwap | GlobalAtomicSwapRtn
        | BufferAtomicSwap | BufferAtomicSwapRtn => rmw!(u32, |_, d: u32| d),
        FlatAtomicAdd | FlatAtomicAddRtn | GlobalAtomicAdd | GlobalAtomicAddRtn
        | BufferAtomicAdd | BufferAtomicAddRtn => rmw!(u32, u32::wrapping_add),
        FlatAtomicSub | FlatAtomicSubRtn | GlobalAtomicSub | GlobalAtomicSubRtn
        | BufferAtomicSub | BufferAtomicSubRtn => rmw!(u32, u32::wrapping_sub),
        FlatAtomicSmin | FlatAtomicSminRtn | GlobalAtomicSmin | GlobalAtomicSminRtn
        | BufferAtomicSmin | BufferAtomicSminRtn => {
            rmw!(u32, |m: u32, d: u32| (m as i32).min(d as i32) as u32)
        }
        FlatAtomicUmin | FlatAtomicUminRtn | GlobalAtomicUmin | GlobalAtomicUminRtn
        | BufferAtomicUmin | BufferAtomicUminRtn => rmw!(u32, |m: u32, d: u32| m.min(d)),
        FlatAtomicSmax | FlatAtomicSmaxRtn | GlobalAtomicSmax | GlobalAtomicSmaxRtn
        | BufferAtomicSmax | BufferAtomicSmaxRtn => {
            rmw!(u32, |m: u32, d: u32| (m as i32).max(d as i32) as u32)
        }
        FlatAtomicUmax | FlatAtomicUmaxRtn | GlobalAtomicUmax | GlobalAtomicUmaxRtn
        | BufferAtomicUmax | BufferAtomicUmaxRtn => rmw!(u32, |m: u32, d: u32| m.max(d)),
        FlatAtomicAnd | FlatAtomicAndRtn | GlobalAtomicAnd | GlobalAtomicAndRtn
        | BufferAtomicAnd | BufferAtomicAndRtn => rmw!(u32, |m: u32, d: u32| m & d),
        FlatAtomicOr | FlatAtomicOrRtn | GlobalAtomicOr | GlobalAtomicOrRtn | BufferAtomicOr
        | BufferAtomicOrRtn => rmw!(u32, |m: u32, d: u32| m | d),
        FlatAtomicXor | FlatAtomicXorRtn | GlobalAtomicXor | GlobalAtomicXorRtn
        | BufferAtomicXor | BufferAtomicXorRtn => rmw!(u32, |m: u32, d: u32| m ^ d),
        FlatAtomicInc | FlatAtomicIncRtn | GlobalAtomicInc | GlobalAtomicIncRtn
        | BufferAtomicInc | BufferAtomicIncRtn => rmw!(u32, inc32),
        FlatAtomicDec | FlatAtomicDecRtn | GlobalAtomicDec | GlobalAtomicDecRtn
        | BufferAtomicDec | BufferAtomicDecRtn => rmw!(u32, dec32),
        FlatAtomicCmpswap
        | FlatAtomicCmpswapRtn
        | GlobalAtomicCmpswap
        | GlobalAtomicCmpswapRtn
        | BufferAtomicCmpswap
        | BufferAtomicCmpswapRtn => cas!(u32),
        _ => return None,
    };
    Some(exec)
}

fn lookup_64(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        FlatAtomicSwapX2
        | FlatAtomicSwapX2Rtn
        | GlobalAtomicSwapX2
        | GlobalAtomicSwapX2Rtn
        | BufferAtomicSwapX2
        | BufferAtomicSwapX2Rtn => rmw!(u64, |_, d: u64| d),
        FlatAtomicAddX2 | FlatAtomicAddX2Rtn | GlobalAtomicAddX2 | GlobalAtomicAddX2Rtn
        | BufferAtomicAddX2 | BufferAtomicAddX2Rtn => rmw!(u64, u64::wrapping_add),
        FlatAtomicSubX2 | FlatAtomicSubX2Rtn | GlobalAtomicSubX2 | GlobalAtomicSubX2Rtn
        | BufferAtomicSubX2 | BufferAtomicSubX2Rtn => rmw!(u64, u64::wrapping_sub),
        FlatAtomicSminX2
        | FlatAtomicSminX2Rtn
        | GlobalAtomicSminX2
        | GlobalAtomicSminX2Rtn
        | BufferAtomicSminX2
        | BufferAtomicSminX2Rtn => rmw!(u64, |m: u64, d: u64| (m as i64).min(d as i64) as u64),
        FlatAtomicUminX2
        | FlatAtomicUminX2Rtn
        | GlobalAtomicUminX2
        | GlobalAtomicUminX2Rtn
        | BufferAtomicUminX2
        | BufferAtomicUminX2Rtn => rmw!(u64, |m: u64, d: u64| m.min(d)),
        FlatAtomicSmaxX2
        | FlatAtomicSmaxX2Rtn
        | GlobalAtomicSmaxX2
        | GlobalAtomicSmaxX2Rtn
        | BufferAtomicSmaxX2
        | BufferAtomicSmaxX2Rtn => rmw!(u64, |m: u64, d: u64| (m as i64).max(d as i64) as u64),
        FlatAtomicUmaxX2
        | FlatAtomicUmaxX2Rtn
        | GlobalAtomicUmaxX2
        | GlobalAtomicUmaxX2Rtn
        | BufferAtomicUmaxX2
        | BufferAtomicUmaxX2Rtn => rmw!(u64, |m: u64, d: u64| m.max(d)),
        FlatAtomicAndX2 | FlatAtomicAndX2Rtn | GlobalAtomicAndX2 | GlobalAtomicAndX2Rtn
        | BufferAtomicAndX2 | BufferAtomicAndX2Rtn => rmw!(u64, |m: u64, d: u64| m & d),
        FlatAtomicOrX2 | FlatAtomicOrX2Rtn | GlobalAtomicOrX2 | GlobalAtomicOrX2Rtn
        | BufferAtomicOrX2 | BufferAtomicOrX2Rtn => rmw!(u64, |m: u64, d: u64| m | d),
        FlatAtomicXorX2 | FlatAtomicXorX2Rtn | GlobalAtomicXorX2 | GlobalAtomicXorX2Rtn
        | BufferAtomicXorX2 | BufferAtomicXorX2Rtn => rmw!(u64, |m: u64, d: u64| m ^ d),
        FlatAtomicIncX2 | FlatAtomicIncX2Rtn | GlobalAtomicIncX2 | GlobalAtomicIncX2Rtn
        | BufferAtomicIncX2 | BufferAtomicIncX2Rtn => rmw!(u64, inc64),
        FlatAtomicDecX2 | FlatAtomicDecX2Rtn | GlobalAtomicDecX2 | GlobalAtomicDecX2Rtn
        | BufferAtomicDecX2 | BufferAtomicDecX2Rtn => rmw!(u64, dec64),
        FlatAtomicCmpswapX2
        | FlatAtomicCmpswapX2Rtn
        | GlobalAtomicCmpswapX2
        | GlobalAtomicCmpswapX2Rtn
        | BufferAtomicCmpswapX2
        | BufferAtomicCmpswapX2Rtn => cas!(u64),
        _ => return None,
    };
    Some(exec)
}

/// Float atomics.
fn lookup_float(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        FlatAtomicAddF32
        | FlatAtomicAddF32Rtn
        | GlobalAtomicAddF32
        | GlobalAtomicAddF32Rtn
        | BufferAtomicAddF32
        | BufferAtomicAddF32Rtn => float!(u32, Modes::FLUSH, single, Float::add32),
        FlatAtomicPkAddF16
        | FlatAtomicPkAddF16Rtn
        | GlobalAtomicPkAddF16
        | GlobalAtomicPkAddF16Rtn
        | BufferAtomicPkAddF16
        | BufferAtomicPkAddF16Rtn => float!(u32, Modes::KEEP, half, Float::pk_add_f16),
        FlatAtomicPkAddBf16
        | FlatAtomicPkAddBf16Rtn
        | GlobalAtomicPkAddBf16
        | GlobalAtomicPkAddBf16Rtn
        | BufferAtomicPkAddBf16
        | BufferAtomicPkAddBf16Rtn => float!(u32, Modes::KEEP, half, Float::pk_add_bf16),
        FlatAtomicAddF64
        | FlatAtomicAddF64Rtn
        | GlobalAtomicAddF64
        | GlobalAtomicAddF64Rtn
        | BufferAtomicAddF64
        | BufferAtomicAddF64Rtn => {
            rmw!(u64, Float::add64)
        }
        FlatAtomicMinF64
        | FlatAtomicMinF64Rtn
        | GlobalAtomicMinF64
        | GlobalAtomicMinF64Rtn
        | BufferAtomicMinF64
        | BufferAtomicMinF64Rtn => float!(u64, Modes::KEEP, double, Float::min64),
        FlatAtomicMaxF64
        | FlatAtomicMaxF64Rtn
        | GlobalAtomicMaxF64
        | GlobalAtomicMaxF64Rtn
        | BufferAtomicMaxF64
        | BufferAtomicMaxF64Rtn => float!(u64, Modes::KEEP, double, Float::max64),
        _ => return None,
    };
    Some(exec)
}

/// Float operations of GFX6 and GFX7, which keep denormals (CLRX, "GCN ISA MUBUF instructions",
/// "FLAT instructions").
fn lookup_old_float(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    const KEEP: Modes = Modes::KEEP;
    let exec: Exec = match opcode {
        FlatAtomicFmin | FlatAtomicFminRtn | BufferAtomicFmin | BufferAtomicFminRtn => {
            rmw!(u32, |m: u32, d: u32| Float::min32(KEEP, m, d))
        }
        FlatAtomicFmax | FlatAtomicFmaxRtn | BufferAtomicFmax | BufferAtomicFmaxRtn => {
            rmw!(u32, |m: u32, d: u32| Float::max32(KEEP, m, d))
        }
        FlatAtomicFminX2 | FlatAtomicFminX2Rtn | BufferAtomicFminX2 | BufferAtomicFminX2Rtn => {
            rmw!(u64, |m: u64, d: u64| Float::min64(KEEP, m, d))
        }
        FlatAtomicFmaxX2 | FlatAtomicFmaxX2Rtn | BufferAtomicFmaxX2 | BufferAtomicFmaxX2Rtn => {
            rmw!(u64, |m: u64, d: u64| Float::max64(KEEP, m, d))
        }
        FlatAtomicFcmpswap
        | FlatAtomicFcmpswapRtn
        | BufferAtomicFcmpswap
        | BufferAtomicFcmpswapRtn => {
            |cx, op| rmw::<u32>(cx, op, 2, |m, new, cmp| Float::cmpst32(KEEP, m, cmp, new))
        }
        FlatAtomicFcmpswapX2
        | FlatAtomicFcmpswapX2Rtn
        | BufferAtomicFcmpswapX2
        | BufferAtomicFcmpswapX2Rtn => {
            |cx, op| rmw::<u64>(cx, op, 2, |m, new, cmp| Float::cmpst64(KEEP, m, cmp, new))
        }
        _ => return None,
    };
    Some(exec)
}
