//! Vector ALU: what is common to all instructions. Sources with their modifiers, results with
//! clamp, output multiplier, SDWA and `op_sel`, and which lanes are written.
//!
//! Sources: "Vega" 7nm ISA manual, 6.2 "Operands", 13.3.3 "VOP3A", 13.3.7 "SDWA" (table 78),
//! 13.3.9 "DPP" (tables 80 and 81).

use crate::float::{Fmt, Mode, Modes, mul};
use crate::machine::{Bytes, Halves, LANES, State, has};
use crate::{compares, lanes, matrix, packed, scaled, vop_float, vop_int};
use isa::{
    Field, Form, Generation, Inst, ModFlags, Omod, Operand, OperandClass, OperandDesc, RegKind,
    Role, SdwaSel, SdwaUnused, ValueType,
};

/// How exact a result has to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Exactness {
    Bits,
    /// Within so many units in the last place.
    Ulps(Fmt, f64),
}

/// What a lane's function gets besides the sources.
pub struct Lane<'a> {
    pub inst: &'a Inst,
    pub name: &'static str,
    pub mode: Mode,
    pub clamp: bool,
    pub number: usize,
    /// The lane's bit of the mask operand, or of VCC.
    pub bit: bool,
    /// The destination before.
    pub old: u128,
    /// What becomes of its other half.
    pub halves: Halves,
    pub bytes: Bytes,
    /// What SDWA selects of the first source, where that is not done before.
    pub select: SdwaSel,
    pub generation: Generation,
}

impl Lane<'_> {
    /// Without arithmetic on halves, conversions round them as floats and keep what is denormal
    /// (CLRX, `V_CVT_F16_F32`, GCN 1.0 and 1.1).
    pub fn modes(&self, f: Fmt) -> Modes {
        match (f, self.generation) {
            (Fmt::H, Generation::Gfx6 | Generation::Gfx7) => Modes {
                keep_in: true,
                keep_out: true,
                ..self.mode.modes(Fmt::S)
            },
            _ => self.mode.modes(f),
        }
    }

    /// Those of minimum and maximum, which keep denormals before GFX9 (LLVM,
    /// `supportsMinMaxDenormModes`).
    pub fn choice_modes(&self, f: Fmt) -> Modes {
        let modes = self.modes(f);
        match self.generation < Generation::Gfx9 {
            true => Modes {
                keep_in: true,
                keep_out: true,
                ..modes
            },
            false => modes,
        }
    }
}

/// What a lane's function gives: the result, and the lane's bit of the mask result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Out {
    pub value: u128,
    pub bit: bool,
}

impl From<u64> for Out {
    fn from(value: u64) -> Out {
        Out {
            value: value.into(),
            bit: false,
        }
    }
}

/// Format of a type, if it is one float.
pub fn format(ty: ValueType) -> Option<Fmt> {
    match ty {
        ValueType::F16 => Some(Fmt::H),
        ValueType::F32 => Some(Fmt::S),
        ValueType::F64 => Some(Fmt::D),
        _ => None,
    }
}

fn is_half(ty: ValueType) -> bool {
    use ValueType::*;
    matches!(ty, B16 | F16 | I16 | U16 | Bf16)
}

/// ±0.5, ±1, ±2, ±4, 1/(2π) (table 19), half, single, double.
const FLOATS: [(u64, u64, u64); 9] = [
    (0x3800, 0x3f00_0000, 0x3fe0_0000_0000_0000),
    (0xb800, 0xbf00_0000, 0xbfe0_0000_0000_0000),
    (0x3c00, 0x3f80_0000, 0x3ff0_0000_0000_0000),
    (0xbc00, 0xbf80_0000, 0xbff0_0000_0000_0000),
    (0x4000, 0x4000_0000, 0x4000_0000_0000_0000),
    (0xc000, 0xc000_0000, 0xc000_0000_0000_0000),
    (0x4400, 0x4080_0000, 0x4010_0000_0000_0000),
    (0xc400, 0xc080_0000, 0xc010_0000_0000_0000),
    (0x3118, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882),
];

/// Value of a constant.
pub fn inline(code: u8, ty: ValueType) -> u64 {
    use ValueType::*;
    match code {
        128..=192 => u64::from(code) - 128,
        193..=208 => 192u64.wrapping_sub(code.into()),
        240..=248 => {
            let (half, single, double) = FLOATS[usize::from(code) - 240];
            match ty {
                F16 | V2F16 => half,
                // Its top bits are single precision's.
                Bf16 | V2Bf16 => single >> 16,
                F64 | B64 | I64 | U64 => double,
                _ => single,
            }
        }
        _ => panic!("inline constant {code}"),
    }
}

/// A scalar register or constant.
pub fn scalar(st: &State, operand: Operand, ty: ValueType, wide: bool) -> u64 {
    let span = match operand {
        Operand::Inline(code) if wide => return inline(code, ty),
        Operand::Inline(code) => return inline(code, ty) & 0xffff_ffff,
        Operand::Literal(value) => {
            return match ty {
                ValueType::F64 => u64::from(value) << 32,
                ValueType::I64 => i64::from(value as i32) as u64,
                _ => value.into(),
            };
        }
        Operand::Reg(span) => span,
        other => panic!("source {other:?}"),
    };
    let index = usize::from(span.base.index());
    let pair = |v: u64| match (wide, index) {
        (true, _) => v,
        (false, 0) => v & 0xffff_ffff,
        _ => v >> 32,
    };
    match span.base.kind() {
        RegKind::Sgpr if wide => st.sgpr64(index),
        RegKind::Sgpr => st.sgprs[index].into(),
        RegKind::Vcc => pair(st.vcc),
        RegKind::Exec => pair(st.exec),
        RegKind::M0 => st.m0.into(),
        RegKind::Scc => st.scc.into(),
        RegKind::Vccz => (st.vcc == 0).into(),
        RegKind::Execz => (st.exec == 0).into(),
        other => panic!("source {other:?}"),
    }
}

/// A source of a lane, without modifiers.
pub fn source(st: &State, operand: Operand, desc: &OperandDesc, lane: usize) -> u128 {
    if let Operand::Reg(span) = operand {
        let (file, base) = match span.base.kind() {
            RegKind::Vgpr => (&st.vgprs, usize::from(span.base.index())),
            RegKind::Agpr => (&st.agprs, usize::from(span.base.index())),
            _ => return scalar(st, operand, desc.ty, desc.width == 2).into(),
        };
        let count = usize::from(desc.width);
        return (0..count).fold(0, |v, i| v | u128::from(file[base + i][lane]) << (32 * i));
    }
    scalar(st, operand, desc.ty, desc.width == 2).into()
}

/// Lane that DPP reads (table 81), `None` where bounds control decides.
fn dpp_lane(ctrl: u16, n: i32) -> Option<i32> {
    let (row, c) = (n & 15, i32::from(ctrl & 15));
    match ctrl {
        0..=0xff => Some(n & 0x3c | i32::from(ctrl >> (n % 4 * 2)) & 3),
        0x101..=0x10f => (row < 16 - c).then_some(n + c),
        0x111..=0x11f => (row >= c).then_some(n - c),
        0x121..=0x12f => Some(if row >= c { n - c } else { n + 16 - c }),
        0x130 => (n < 63).then_some(n + 1),
        0x134 => Some(if n < 63 { n + 1 } else { 0 }),
        0x138 => (n > 0).then_some(n - 1),
        0x13c => Some(if n > 0 { n - 1 } else { 63 }),
        0x140 => Some(n - row + 15 - row),
        0x141 => Some(n - n % 8 + 7 - n % 8),
        0x142 => (n > 15).then_some((n & 0x30) - 1),
        0x143 => (n > 31).then_some((n & 0x20) - 1),
        // GFX90A: a lane of the row for all of it (LLVM, `row_newbcast`).
        0x150..=0x15f => Some(n & 0x30 | c),
        _ => panic!("dpp_ctrl {ctrl:#x}"),
    }
}

/// Lane that source 0 comes from. An inactive lane is no source.
fn source_lane(st: &State, inst: &Inst, lane: usize) -> Option<usize> {
    let from = dpp_lane(inst.mods.dpp.ctrl, lane as i32)? as usize;
    st.active(from).then_some(from)
}

/// Whether a lane's result is written.
fn writes(st: &State, inst: &Inst, lane: usize) -> bool {
    if inst.form != Form::Dpp {
        return st.active(lane);
    }
    let dpp = &inst.mods.dpp;
    let rows = dpp.row_mask >> (lane / 16) & 1 != 0;
    let banks = dpp.bank_mask >> (lane % 16 / 4) & 1 != 0;
    let bound = dpp.bound_ctrl || source_lane(st, inst, lane).is_some();
    st.active(lane) && rows && banks && bound
}

/// Lowest bit and width of an SDWA selection.
fn selection(sel: SdwaSel) -> (u32, u32) {
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

fn sdwa_source(inst: &Inst, i: usize, value: u128) -> u128 {
    let sdwa = &inst.mods.sdwa;
    let sel = if i == 0 { sdwa.src0_sel } else { sdwa.src1_sel };
    let (shift, width) = selection(sel);
    let field = (value >> shift) & ((1 << width) - 1);
    let negative = field >> (width - 1) & 1 != 0;
    match sdwa.sext >> i & 1 != 0 && negative {
        true => (field | u128::MAX << width) & 0xffff_ffff,
        false => field,
    }
}

/// One source of a lane with its modifiers. Packed sources get theirs later.
fn modified(st: &State, inst: &Inst, i: usize, at: usize, desc: &OperandDesc, lane: usize) -> u128 {
    let operand = inst.operands[at];
    let mut value = match (inst.form, i) {
        (Form::Dpp, 0) => match source_lane(st, inst, lane) {
            Some(from) => source(st, operand, desc, from),
            None => 0,
        },
        _ => source(st, operand, desc, lane),
    };
    if inst.form == Form::Sdwa && i < 2 {
        value = sdwa_source(inst, i, value);
    }
    let vop3 = matches!(inst.form, Form::E64 | Form::Native);
    if packed::is_packed(inst) {
        return value;
    }
    if vop3 && is_half(desc.ty) && inst.mods.op_sel >> i & 1 != 0 {
        value >>= 16;
    }
    if is_half(desc.ty) {
        value &= 0xffff;
    }
    // `v_cndmask_b32` chooses between floats as far as modifiers go.
    let bits_as_float = desc.mods.contains(isa::InputMods::NEG).then_some(Fmt::S);
    let sign = match desc.ty {
        ValueType::Bf16 => Some(0x8000),
        ty => format(ty).or(bits_as_float).map(|f| f.sign().into()),
    };
    if let Some(sign) = sign {
        if inst.mods.abs >> i & 1 != 0 {
            value &= !sign;
        }
        if inst.mods.neg >> i & 1 != 0 {
            value ^= sign;
        }
    }
    value
}

/// Instructions that keep the other half of a 16-bit result: those that came with GFX9's `op_sel`
/// (manual, `V_MAD_F16` and its kin), and accumulation into a half.
fn keeps_half(name: &str) -> bool {
    const KEEPING: [&str; 23] = [
        "v_bitop3_b16",
        "v_cvt_sr_f16_f32",
        "v_cvt_sr_bf16_f32",
        "v_mad_f16",
        "v_mad_u16",
        "v_mad_i16",
        "v_fma_f16",
        "v_div_fixup_f16",
        "v_min3_f16",
        "v_min3_i16",
        "v_min3_u16",
        "v_max3_f16",
        "v_max3_i16",
        "v_max3_u16",
        "v_med3_f16",
        "v_med3_i16",
        "v_med3_u16",
        "v_add_i16",
        "v_sub_i16",
        "v_mac_f16",
        "v_madmk_f16",
        "v_madak_f16",
        "v_interp_p2_f16",
    ];
    KEEPING.contains(&name)
}

/// Output multiplier and clamp of a float (manual, 6.2.2 and 6.5).
pub fn output(lane: &Lane<'_>, f: Fmt, r: u64) -> u64 {
    let modes = lane.modes(f);
    let factor = match lane.inst.mods.omod {
        Omod::None => None,
        Omod::Mul2 => Some(2.0),
        Omod::Mul4 => Some(4.0),
        Omod::Div2 => Some(0.5),
    };
    let mut r = r;
    // These are always in IEEE mode (CDNA4 manual, `V_MINIMUM3_F32`).
    let ieee = lane.mode.ieee() || matches!(lane.name, "v_minimum3_f32" | "v_maximum3_f32");
    // Ignored where denormals may come out, and in IEEE mode; minus zero becomes plus zero.
    if let (Some(factor), false, false) = (factor, modes.keep_out, ieee) {
        let factor_bits = f.of(factor);
        if !f.is_nan(r) {
            let infinite = f.is_inf(r);
            r = mul(f, Modes::KEEP, r, factor_bits);
            r = f.flush(r);
            if f == Fmt::H {
                r = lane.mode.half_overflow(r, infinite);
            }
        }
        if r == f.sign() {
            r = 0;
        }
    }
    if !lane.clamp {
        r
    } else if f.is_nan(r) {
        if lane.mode.dx10_clamp() { 0 } else { r }
    } else if f.value(r) > 1.0 {
        f.of(1.0)
    } else if f.value(r) > 0.0 {
        r
    } else {
        0
    }
}

/// Puts a result into the destination register's old contents.
fn place(lane: &Lane<'_>, ty: ValueType, r: u128) -> u128 {
    let inst = lane.inst;
    if inst.form == Form::Sdwa && crate::generate::is_wide(ty) {
        return r;
    }
    if inst.form == Form::Sdwa {
        // A NaN that is accumulated comes with the other half of its register.
        let r = if is_half(ty) { r & 0xffff } else { r };
        return sdwa_result(inst, lane.old, r);
    }
    if !is_half(ty) || packed::is_packed(inst) {
        return r;
    }
    let low = r & 0xffff;
    if inst.mods.op_sel >> 3 & 1 != 0 {
        lane.old & 0xffff | low << 16
    } else if keeps_half(lane.name) && lane.halves == Halves::Kept {
        lane.old & 0xffff_0000 | low
    } else {
        low
    }
}

fn sdwa_result(inst: &Inst, old: u128, r: u128) -> u128 {
    let (shift, width) = selection(inst.mods.sdwa.dst_sel);
    let field = ((1u128 << width) - 1) << shift;
    let value = r << shift & field;
    let above = !(field | (field - 1)) & 0xffff_ffff;
    match inst.mods.sdwa.dst_unused {
        SdwaUnused::Pad => value,
        SdwaUnused::Preserve => value | old & !field & 0xffff_ffff,
        SdwaUnused::Sext if value >> (shift + width - 1) & 1 != 0 => value | above,
        SdwaUnused::Sext => value & 0xffff_ffff,
    }
}

/// A lane's function, by mnemonic.
fn compute(lane: &Lane<'_>, s: &[u128]) -> Option<Out> {
    vop_int::compute(lane, s)
        .or_else(|| vop_float::compute(lane, s))
        .or_else(|| packed::compute(lane, s))
        .or_else(|| compares::compute(lane, s))
}

/// Sets a scalar pair that an instruction names.
pub fn set_pair(st: &mut State, operand: Operand, value: u64) {
    let span = operand.reg().expect("a register");
    match span.base.kind() {
        RegKind::Sgpr => st.set_sgpr64(span.base.index().into(), value),
        RegKind::Vcc => st.vcc = value,
        RegKind::Exec => st.exec = value,
        other => panic!("pair {other:?}"),
    }
}

/// Positions of an instruction's operands.
struct Places {
    /// Sources in the order of the formula, masks of lanes left out.
    sources: Vec<usize>,
    /// The mask of lanes that is read.
    mask: Option<usize>,
    dst: Option<usize>,
    sdst: Option<usize>,
}

fn positions(operands: &[OperandDesc]) -> Places {
    let fields = [Field::Src0, Field::Src1, Field::Src2, Field::Literal];
    let read = |o: &OperandDesc| o.role == Role::Use && fields.contains(&o.field);
    let all: Vec<usize> = (0..operands.len())
        .filter(|&i| read(&operands[i]))
        .collect();
    let is_mask = |&i: &usize| operands[i].class == OperandClass::LaneMask;
    let at = |field: Field| operands.iter().position(|o| o.field == field);
    Places {
        mask: all.iter().copied().find(|i| is_mask(i)),
        sources: all.into_iter().filter(|i| !is_mask(i)).collect(),
        dst: at(Field::Vdst),
        sdst: at(Field::Sdst),
    }
}

/// An instruction without what SDWA does not do for it (CDNA3 manual, 7.2).
fn without_sdwa(inst: &Inst) -> Inst {
    let mut plain = inst.clone();
    if inst.form == Form::Sdwa && scaled::is_from_bytes(inst.opcode.mnemonic()) {
        plain.mods.sdwa = isa::Sdwa {
            src0_sel: SdwaSel::Dword,
            ..isa::Sdwa::default()
        };
        plain.mods.omod = Omod::None;
        plain.mods.flags.remove(ModFlags::CLAMP);
    }
    plain
}

/// The result of one lane and its bit of the mask result.
fn lane_result(inst: &Inst, st: &State, places: &Places, mask: u64, number: usize) -> Option<Out> {
    let select = match inst.form {
        Form::Sdwa => inst.mods.sdwa.src0_sel,
        _ => SdwaSel::Dword,
    };
    let inst = &without_sdwa(inst);
    let operands = inst.opcode.desc().operands;
    let old = places
        .dst
        .map_or(0, |d| source(st, inst.operands[d], &operands[d], number));
    let lane = Lane {
        inst,
        name: inst.opcode.mnemonic(),
        mode: Mode { bits: st.mode },
        clamp: has(inst, ModFlags::CLAMP),
        number,
        bit: mask >> number & 1 != 0,
        old,
        halves: st.halves,
        bytes: st.bytes,
        select,
        generation: st.generation,
    };
    let sources = places.sources.iter().enumerate();
    let mut values: Vec<u128> = sources
        .map(|(i, &at)| modified(st, inst, i, at, &operands[at], number))
        .collect();
    if places.dst.is_some_and(|d| operands[d].role == Role::DefUse) {
        values.push(old);
    }
    let mut out = compute(&lane, &values)?;
    if let Some(d) = places.dst {
        let ty = operands[d].ty;
        if let (Some(f), false) = (format(ty), packed::is_mixed(inst)) {
            if vop_float::has_output(lane.name) {
                out.value = output(&lane, f, out.value as u64).into();
            }
        }
        out.value = place(&lane, ty, out.value);
    }
    Some(out)
}

/// Executes a vector ALU instruction; `None` if the reference has no statement of it.
pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    let whole = lanes::execute(inst, st)
        .or_else(|| matrix::execute(inst, st))
        .or_else(|| scaled::execute(inst, st));
    if whole.is_some() {
        return whole;
    }
    let desc = inst.opcode.desc();
    let places = positions(desc.operands);
    let mask = match places.mask {
        Some(at) => scalar(st, inst.operands[at], desc.operands[at].ty, true),
        None => st.vcc,
    };
    let written = (0..LANES).filter(|&l| writes(st, inst, l));
    let results = written
        .map(|number| Some((number, lane_result(inst, st, &places, mask, number)?)))
        .collect::<Option<Vec<_>>>()?;
    if let Some(d) = places.dst {
        let base = usize::from(inst.operands[d].reg().expect("a destination").base.index());
        for (lane, out) in &results {
            for i in 0..usize::from(desc.operands[d].width) {
                st.vgprs[base + i][*lane] = (out.value >> (32 * i)) as u32;
            }
        }
    }
    if let Some(d) = places.sdst {
        let bits = results
            .iter()
            .fold(0, |b, (l, out)| b | u64::from(out.bit) << l);
        set_pair(st, inst.operands[d], bits);
        if ["v_cmpx", "v_cmpsx"]
            .iter()
            .any(|x| inst.opcode.mnemonic().starts_with(x))
        {
            st.exec = bits;
        }
    }
    Some(vop_float::exactness(inst.opcode.mnemonic()))
}
