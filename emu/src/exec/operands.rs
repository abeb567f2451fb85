//! Reading sources and writing results of vector ALU instructions, with all modifiers: negation,
//! absolute value, `op_sel`, SDWA, DPP, clamp, output multiplier.

use super::{Cx, Done};
use crate::float::{Env, OutputMods, double, half, single};
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, Lanes, Lanes64, Wave, lanes_of};
use isa::{Form, Omod, Reg, SdwaSel, SdwaUnused, UpperHalf};

/// What a source's bits mean, as far as modifiers go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    /// 32 bits without float modifiers.
    B32,
    /// Single precision.
    F32,
    /// 16 bits: `op_sel` chooses the half.
    B16,
    /// Half precision.
    F16,
    /// 64 bits.
    B64,
    /// Double precision.
    F64,
}

/// What a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Out {
    /// 32 bits.
    B32,
    /// Single precision: clamp and output multiplier.
    F32,
    /// 16 bits, the other half becomes zero (most 16-bit instructions of GFX9).
    B16,
    /// Half precision, as `B16`.
    F16,
    /// 16 bits, the other half stays (but on GFX8: [`UpperHalf`]); bit 3 of `op_sel` chooses the
    /// half.
    B16Keep,
    /// Half precision, as `B16Keep`.
    F16Keep,
}

impl Wave {
    /// A scalar source as 32 bits.
    pub(crate) fn scalar(&self, src: Src) -> u32 {
        match src {
            Src::Scalar(code) => match self.scalars.get(usize::from(code)) {
                Some(&value) => value,
                None => self.special(code),
            },
            Src::Const(value) => value as u32,
            Src::Vector(_) | Src::None => 0,
        }
    }

    /// A read-only scalar source, codes 235 to 254.
    #[cold]
    fn special(&self, code: u16) -> u32 {
        match Reg::from_code(code) {
            Some(Reg::VCCZ) => u32::from(self.vcc() == 0),
            Some(Reg::EXECZ) => u32::from(self.exec() == 0),
            Some(Reg::SCC) => u32::from(self.scc),
            // The low halves of the apertures' addresses; limits end in ones.
            Some(Reg::SHARED_LIMIT | Reg::PRIVATE_LIMIT) => u32::MAX,
            _ => 0,
        }
    }
}

impl Cx<'_> {
    /// A scalar source as 64 bits.
    pub(crate) fn scalar64(&self, src: Src) -> u64 {
        match src {
            Src::Scalar(code) if usize::from(code) + 1 < self.w.scalars.len() => self.w.pair(code),
            Src::Scalar(code) => match Reg::from_code(code) {
                Some(Reg::SHARED_BASE) => self.shared.shared_base,
                Some(Reg::SHARED_LIMIT) => self.shared.shared_base | 0xffff_ffff,
                Some(Reg::PRIVATE_BASE) => self.shared.private_base,
                Some(Reg::PRIVATE_LIMIT) => self.shared.private_base | 0xffff_ffff,
                _ => self.w.scalar(src).into(),
            },
            Src::Const(value) => value,
            Src::Vector(_) | Src::None => 0,
        }
    }

    /// Executes a vector instruction with 32-bit registers: `f` gives a lane's result.
    #[inline(always)]
    pub(super) fn map<const N: usize>(
        &mut self,
        op: &Op,
        ty: Ty,
        out: Out,
        f: impl Fn(&Env, [u32; N]) -> u32,
    ) -> Done {
        self.map_of(op, [ty; N], out, f)
    }

    /// As [`Cx::map`], with a type for each source.
    #[inline(always)]
    pub(super) fn map_of<const N: usize>(
        &mut self,
        op: &Op,
        types: [Ty; N],
        out: Out,
        f: impl Fn(&Env, [u32; N]) -> u32,
    ) -> Done {
        let env = self.w.env;
        self.lanes(op, types, |sources, result| {
            for lane in 0..LANES {
                let mut values = [0; N];
                for i in 0..N {
                    values[i] = sources[i][lane];
                }
                result[lane] = f(&env, values);
            }
        });
        self.finish(op, out);
        Ok(())
    }

    /// Calls `f` with the sources, all of one register, and room for the result, which
    /// [`Cx::finish`] then writes.
    #[inline(always)]
    pub(super) fn lanes<const N: usize, R>(
        &mut self,
        op: &Op,
        types: [Ty; N],
        f: impl FnOnce([&Lanes; N], &mut Lanes) -> R,
    ) -> R {
        let in_registers = |src: &Src| matches!(src, Src::Vector(_));
        if !op.plain || !op.src[..N].iter().all(in_registers) {
            self.fetch(op, &types);
        }
        let w = &*self.w;
        let Scratch {
            sources, result, ..
        } = &mut *self.scratch;
        let sources = std::array::from_fn(|i| match op.src[i] {
            Src::Vector(r) if op.plain => &w.vgprs[usize::from(r)],
            _ => &sources[i],
        });
        f(sources, result)
    }

    /// Puts the sources that do not lie in registers as they are into `scratch.sources`. Not a part
    /// of every instruction's function, of which there are hundreds.
    #[inline(never)]
    fn fetch(&mut self, op: &Op, types: &[Ty]) {
        for (i, &ty) in types.iter().enumerate() {
            match op.src[i] {
                Src::Vector(_) if op.plain => {}
                src if op.plain => self.scratch.sources[i] = [self.w.scalar(src); LANES],
                _ => self.scratch.sources[i] = modified(self.w, op, i, ty),
            }
        }
    }

    /// Executes a vector instruction some of whose registers are pairs; `wide` says whether the
    /// result is.
    #[inline(always)]
    pub(super) fn map64<const N: usize>(
        &mut self,
        op: &Op,
        types: [Ty; N],
        wide: Wide,
        f: impl Fn(&Env, [u64; N]) -> u64,
    ) -> Done {
        let env = self.w.env;
        self.gather64(op, &types);
        let Scratch {
            wide: sources,
            wide_result: result,
            ..
        } = &mut *self.scratch;
        for lane in 0..LANES {
            let mut values = [0; N];
            for i in 0..N {
                values[i] = sources[i][lane];
            }
            result[lane] = f(&env, values);
        }
        match wide {
            Wide::B64 => self.scatter64(op),
            Wide::F64 => {
                let mods = output_mods(op);
                if !mods.is_none() {
                    let result = &mut self.scratch.wide_result;
                    *result = result.map(|r| double::output(&env, r, mods));
                }
                self.scatter64(op);
            }
            Wide::No(out) => {
                self.scratch.result = self.scratch.wide_result.map(|r| r as u32);
                self.finish(op, out);
            }
        }
        Ok(())
    }

    /// Puts all sources, widened to 64 bits, into `scratch.wide`.
    #[inline(never)]
    fn gather64(&mut self, op: &Op, types: &[Ty]) {
        for (i, &ty) in types.iter().enumerate() {
            match op.src[i] {
                Src::Vector(r) if op.plain && matches!(ty, Ty::B64 | Ty::F64) => {
                    let (low, high) = self.w.vgprs.split_at(usize::from(r) + 1);
                    join_lanes(&low[usize::from(r)], &high[0], &mut self.scratch.wide[i]);
                }
                _ => self.scratch.wide[i] = self.source64(op, i, ty),
            }
        }
    }

    /// Writes `scratch.wide_result`.
    #[inline(never)]
    fn scatter64(&mut self, op: &Op) {
        if let Dst::Vector(r) = op.dst {
            let mask = self.write_mask(op);
            let result = &self.scratch.wide_result;
            self.w.set_lanes64(usize::from(r), result, mask);
        }
    }

    /// Executes a vector instruction whose sources and result are doubles.
    #[inline(always)]
    pub(super) fn map_double<const N: usize>(
        &mut self,
        op: &Op,
        f: impl Fn(&Env, [u64; N]) -> u64,
    ) -> Done {
        self.map64(op, [Ty::F64; N], Wide::F64, f)
    }

    /// All sources, widened to 64 bits.
    #[inline(always)]
    pub(super) fn sources64<const N: usize>(&self, op: &Op, types: [Ty; N]) -> [Lanes64; N] {
        let mut i = 0;
        types.map(|ty| {
            i += 1;
            self.source64(op, i - 1, ty)
        })
    }

    #[inline(never)]
    fn source64(&self, op: &Op, i: usize, ty: Ty) -> Lanes64 {
        if !matches!(ty, Ty::B64 | Ty::F64) {
            return modified(self.w, op, i, ty).map(u64::from);
        }
        let mut lanes = match op.src[i] {
            Src::Vector(r) => {
                let (low, high) = (
                    &self.w.vgprs[usize::from(r)],
                    &self.w.vgprs[usize::from(r) + 1],
                );
                std::array::from_fn(|l| u64::from(low[l]) | u64::from(high[l]) << 32)
            }
            src => [self.scalar64(src); LANES],
        };
        if op.form == Form::Dpp && i == 0 {
            let exec = self.w.exec();
            lanes =
                std::array::from_fn(|lane| dpp_valid(op, lane, exec).map_or(0, |from| lanes[from]));
        }
        if ty == Ty::F64 {
            const SIGN: u64 = 1 << 63;
            let clear = if op.mods.abs >> i & 1 != 0 { SIGN } else { 0 };
            let flip = if op.mods.neg >> i & 1 != 0 { SIGN } else { 0 };
            if clear | flip != 0 {
                lanes = lanes.map(|v| v & !clear ^ flip);
            }
        }
        lanes
    }

    pub(super) fn write64(&mut self, op: &Op, result: &Lanes64) {
        if let Dst::Vector(r) = op.dst {
            let mask = self.write_mask(op);
            self.w.set_lanes64(usize::from(r), result, mask);
        }
    }

    /// The lanes that an instruction writes: EXEC, less what DPP leaves out.
    #[inline(always)]
    pub(crate) fn write_mask(&self, op: &Op) -> u64 {
        match op.form {
            Form::Dpp => dpp_mask(op, self.w.exec()),
            _ => self.w.exec(),
        }
    }

    /// Writes the result, after modifiers.
    #[inline(always)]
    pub(super) fn finish(&mut self, op: &Op, out: Out) {
        let Dst::Vector(r) = op.dst else { return };
        if !op.plain || matches!(out, Out::B16Keep | Out::F16Keep) {
            self.modify_result(op, usize::from(r), out);
        }
        let mask = self.write_mask(op);
        self.w.set_lanes(usize::from(r), &self.scratch.result, mask);
    }

    #[inline(never)]
    fn modify_result(&mut self, op: &Op, r: usize, out: Out) {
        let env = self.w.env;
        let result = &mut self.scratch.result;
        let mods = output_mods(op);
        if !mods.is_none() {
            match out {
                Out::F32 => *result = result.map(|v| single::output(&env, v, mods)),
                Out::F16 | Out::F16Keep => {
                    *result = result.map(|v| half::output(&env, v & 0xffff, mods));
                }
                Out::B32 | Out::B16 | Out::B16Keep => {}
            }
        }
        let old = &self.w.vgprs[r];
        let high = op.mods.op_sel >> 3 & 1 != 0;
        match out {
            _ if op.form == Form::Sdwa => sdwa_result(op, old, result),
            Out::B32 | Out::F32 => {}
            _ if high => {
                for (new, old) in result.iter_mut().zip(old) {
                    *new = old & 0xffff | *new << 16;
                }
            }
            Out::B16Keep | Out::F16Keep if self.shared.upper_half == UpperHalf::Kept => {
                for (new, old) in result.iter_mut().zip(old) {
                    *new = old & 0xffff_0000 | *new & 0xffff;
                }
            }
            Out::B16 | Out::F16 | Out::B16Keep | Out::F16Keep => {}
        }
    }
}

/// Room for sources that do not lie in registers as they are, and for results.
pub(crate) struct Scratch {
    sources: [Lanes; 3],
    pub(super) result: Lanes,
    /// The same for instructions with pairs of registers.
    wide: [Lanes64; 3],
    wide_result: Lanes64,
}

/// Two registers as one of 64 bits.
fn join_lanes(low: &Lanes, high: &Lanes, to: &mut Lanes64) {
    for lane in 0..LANES {
        to[lane] = u64::from(low[lane]) | u64::from(high[lane]) << 32;
    }
}

impl Scratch {
    pub fn new() -> Scratch {
        Scratch {
            sources: [[0; LANES]; 3],
            result: [0; LANES],
            wide: [[0; LANES]; 3],
            wide_result: [0; LANES],
        }
    }
}

/// Whether the result of [`Cx::map64`] is a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wide {
    /// A pair of registers.
    B64,
    /// A double: clamp and output multiplier.
    F64,
    /// One register.
    No(Out),
}

/// The output multiplier and the clamp bit.
pub(super) fn output_mods(op: &Op) -> OutputMods {
    let scale = match op.mods.omod {
        Omod::None => None,
        Omod::Mul2 => Some(2.0),
        Omod::Mul4 => Some(4.0),
        Omod::Div2 => Some(0.5),
    };
    OutputMods {
        scale,
        clamp: op.clamps(),
    }
}

/// Packs a byte of each lane, 0 or 1, into a mask.
#[inline(always)]
pub(super) fn mask_of(flags: &[u8; LANES]) -> u64 {
    /// Brings the lowest bit of eight bytes together in the top byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut mask = 0;
    for (i, eight) in flags.chunks_exact(8).enumerate() {
        let mut raw = [0; 8];
        raw.copy_from_slice(eight);
        mask |= (u64::from_le_bytes(raw).wrapping_mul(GATHER) >> 56) << (8 * i);
    }
    mask
}

/// A source of one register, with modifiers.
#[inline(never)]
fn modified(w: &Wave, op: &Op, i: usize, ty: Ty) -> Lanes {
    let mut lanes = match op.src[i] {
        Src::Vector(r) => w.vgprs[usize::from(r)],
        src => [w.scalar(src); LANES],
    };
    if op.plain {
        return lanes;
    }
    match op.form {
        Form::Dpp if i == 0 => lanes = dpp_source(op, &lanes, w.exec()),
        Form::Sdwa if i < 2 => sdwa_source(op, i, &mut lanes),
        Form::E64 | Form::Native
            if matches!(ty, Ty::B16 | Ty::F16) && op.mods.op_sel >> i & 1 != 0 =>
        {
            lanes = lanes.map(|v| v >> 16);
        }
        _ => {}
    }
    let sign = match ty {
        Ty::F32 => 0x8000_0000,
        Ty::F16 => 0x8000,
        _ => return lanes,
    };
    let clear = if op.mods.abs >> i & 1 != 0 { sign } else { 0 };
    let flip = if op.mods.neg >> i & 1 != 0 { sign } else { 0 };
    if clear | flip != 0 {
        lanes = lanes.map(|v| v & !clear ^ flip);
    }
    lanes
}

/// Position and width in bits of an SDWA selection (manual, table 78).
fn selected(sel: SdwaSel) -> (u32, u32) {
    match sel {
        SdwaSel::Byte0 => (0, 8),
        SdwaSel::Byte1 => (8, 8),
        SdwaSel::Byte2 => (16, 8),
        SdwaSel::Byte3 => (24, 8),
        SdwaSel::Word0 => (0, 16),
        SdwaSel::Word1 => (16, 16),
        SdwaSel::Dword => (0, 32),
    }
}

fn sdwa_source(op: &Op, i: usize, lanes: &mut Lanes) {
    let sdwa = &op.mods.sdwa;
    let (shift, width) = selected(if i == 0 { sdwa.src0_sel } else { sdwa.src1_sel });
    let left = 32 - shift - width;
    let right = 32 - width;
    match sdwa.sext >> i & 1 {
        0 => *lanes = lanes.map(|v| v << left >> right),
        _ => *lanes = lanes.map(|v| ((v << left) as i32 >> right) as u32),
    }
}

fn sdwa_result(op: &Op, old: &Lanes, result: &mut Lanes) {
    let sdwa = &op.mods.sdwa;
    let (shift, width) = selected(sdwa.dst_sel);
    if width == 32 {
        return;
    }
    let field = (u32::MAX >> (32 - width)) << shift;
    for (new, old) in result.iter_mut().zip(old) {
        let placed = *new << shift & field;
        *new = match sdwa.dst_unused {
            SdwaUnused::Pad => placed,
            SdwaUnused::Preserve => placed | old & !field,
            SdwaUnused::Sext => {
                let left = 32 - shift - width;
                ((placed << left) as i32 >> left) as u32
            }
        };
    }
}

/// The lane that a lane reads under DPP (manual, table 81); `None` if there is none.
fn dpp_lane(ctrl: u16, lane: usize) -> Option<usize> {
    let (row, in_row) = (lane & !15, lane & 15);
    let count = usize::from(ctrl & 15);
    match ctrl {
        0x000..=0x0ff => Some(lane & !3 | usize::from(ctrl) >> (2 * (lane & 3)) & 3),
        0x101..=0x10f => (in_row + count < 16).then_some(lane + count),
        0x111..=0x11f => (in_row >= count).then(|| lane - count),
        0x121..=0x12f => Some(row | (in_row + 16 - count) & 15),
        0x130 => (lane < 63).then_some(lane + 1),
        0x134 => Some((lane + 1) & 63),
        0x138 => lane.checked_sub(1),
        0x13c => Some((lane + 63) & 63),
        0x140 => Some(row | (15 - in_row)),
        0x141 => Some(lane & !7 | (7 - (lane & 7))),
        0x142 => row.checked_sub(1),
        0x143 => (lane & 32).checked_sub(1),
        // GFX90A (LLVM, `row_newbcast`).
        0x150..=0x15f => Some(row | count),
        _ => None,
    }
}

/// Whether a lane has a source: one that exists and is active.
fn dpp_valid(op: &Op, lane: usize, exec: u64) -> Option<usize> {
    dpp_lane(op.mods.dpp.ctrl, lane).filter(|&l| exec >> l & 1 != 0)
}

/// Source 0 under DPP: zero where there is no valid source.
fn dpp_source(op: &Op, lanes: &Lanes, exec: u64) -> Lanes {
    std::array::from_fn(|lane| dpp_valid(op, lane, exec).map_or(0, |from| lanes[from]))
}

/// Lanes that a DPP instruction writes.
fn dpp_mask(op: &Op, exec: u64) -> u64 {
    let dpp = &op.mods.dpp;
    lanes_of(exec)
        .filter(|&lane| {
            let row = dpp.row_mask >> (lane / 16) & 1 != 0;
            let bank = dpp.bank_mask >> (lane / 4 % 4) & 1 != 0;
            let source = dpp.bound_ctrl || dpp_valid(op, lane, exec).is_some();
            row && bank && source
        })
        .fold(0, |mask, lane| mask | 1 << lane)
}
