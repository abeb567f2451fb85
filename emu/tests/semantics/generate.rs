//! Makes instructions of an opcode, with its forms, operands and modifiers, and states to run
//! them from.

use crate::machine::{Bytes, Halves, LANES, SGPRS, Sizes, State};
use crate::values::{Random, near, value, word};
use isa::{
    Dpp, Family, Field, Form, Generation, InputMods, Inst, InstDesc, InstFlags, ModFlags, Omod,
    Opcode, Operand, OperandClass, OperandDesc, Reg, RegSpan, Sdwa, SdwaSel, SdwaUnused, Target,
    ValueType,
};

pub const FORMS: [Form; 5] = [Form::Native, Form::E32, Form::E64, Form::Sdwa, Form::Dpp];

/// The forms an opcode has on a target.
pub fn forms(opcode: Opcode, target: &Target) -> Vec<Form> {
    let all = opcode.desc().forms_on(target.processor.generation);
    let has = |form: &Form| all.contains(isa::Forms::from_bits_truncate(1 << *form as u8));
    FORMS.into_iter().filter(has).collect()
}

pub fn encodes(inst: &Inst, target: &Target) -> bool {
    isa::encode(inst, target, &mut Vec::new()).is_ok()
}

fn vgprs(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::vgpr(n), count).into()
}

fn agprs(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::agpr(n), count).into()
}

fn sgprs(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::sgpr(n), count).into()
}

fn vcc() -> Operand {
    RegSpan::new(Reg::VCC_LO, 2).into()
}

/// Register number of each field's operand; even, and apart from one another.
fn home(field: Field) -> u16 {
    match field {
        Field::Vdst | Field::Sdst => 0,
        Field::Src0 | Field::Ssrc0 => 4,
        Field::Src1 | Field::Ssrc1 => 8,
        _ => 12,
    }
}

/// Register number of a field's operand of an instruction: the wide ones of gfx950's conversions
/// need more room.
fn home_in(desc: &InstDesc, field: Field) -> u16 {
    let wide = desc.operands.iter().any(|o| o.width > 4);
    match field {
        _ if !wide || desc.flags.contains(InstFlags::MFMA) => home(field),
        Field::Vdst => 0,
        Field::Src0 => 32,
        Field::Src1 => 64,
        _ => 80,
    }
}

/// How free the choice of operands and modifiers is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Registers, no modifiers.
    Plain,
    /// Everything.
    Any,
}

fn inline(r: &mut Random, ty: ValueType) -> Operand {
    let floats = ty.is_float() || matches!(ty, ValueType::B32 | ValueType::B64);
    Operand::Inline(match r.below(3) {
        0 if floats => 240 + r.below(9) as u8,
        1 => 193 + r.below(16) as u8,
        _ => 128 + r.below(65) as u8,
    })
}

/// A source of a vector instruction.
fn vector_source(r: &mut Random, n: u16, o: &OperandDesc, style: Style) -> Operand {
    let any = style == Style::Any && !r.one_in(3);
    match (any, r.below(6)) {
        (true, 0) => sgprs(home(o.field), o.width),
        (true, 1) => inline(r, o.ty),
        (true, 2) if o.width == 1 => Operand::Literal(value(r, o.ty) as u32),
        (true, 2) if o.ty == ValueType::F64 => Operand::Literal((value(r, o.ty) >> 32) as u32),
        (true, 3) if o.width == 2 => vcc(),
        (true, 3) if o.width == 1 => r.pick(&[Reg::M0, Reg::EXEC_LO, Reg::VCC_HI]).into(),
        // The same register as another source.
        (true, 4) => vgprs(4, o.width.max(1)),
        _ => vgprs(n, o.width.max(1)),
    }
}

fn scalar_source(r: &mut Random, o: &OperandDesc, style: Style) -> Operand {
    let n = home(o.field);
    match (style, r.below(8)) {
        (Style::Any, 0) => inline(r, o.ty),
        (Style::Any, 1) => Operand::Literal(word(r)),
        (Style::Any, 2) => RegSpan::new(Reg::VCC_LO, o.width).into(),
        (Style::Any, 3) => RegSpan::new(Reg::EXEC_LO, o.width).into(),
        (Style::Any, 4) if o.width == 1 => Reg::M0.into(),
        (Style::Any, 5) if o.width == 1 => Reg::SCC.into(),
        _ => sgprs(n, o.width),
    }
}

/// An operand of an ALU instruction.
fn operand(r: &mut Random, desc: &InstDesc, form: Form, o: &OperandDesc, style: Style) -> Operand {
    use OperandClass::*;
    let n = home_in(desc, o.field);
    match o.class {
        Vgpr | VgprOrLdsDirect => vgprs(n, o.width),
        Agpr => agprs(n, o.width),
        Vsrc | VsrcNoLiteral => vector_source(r, n, o, style),
        LaneMask => match form {
            Form::E64 | Form::Native => sgprs(n + 2, 2),
            Form::Sdwa if desc.family == Family::Vopc && r.one_in(2) => sgprs(n + 2, 2),
            _ => vcc(),
        },
        Ssrc => scalar_source(r, o, style),
        Sgpr if desc.mnemonic.starts_with("s_movrel") => sgprs(n, o.width),
        Sgpr if style == Style::Any && r.one_in(6) => RegSpan::new(Reg::VCC_LO, o.width).into(),
        Sgpr => sgprs(n, o.width),
        SgprOrInline => match r.below(2) {
            0 => inline(r, ValueType::U32),
            _ => sgprs(n, o.width),
        },
        Simm16 | Uimm16 => match o.class {
            Simm16 => Operand::Imm((value(r, ValueType::I16) as u16 as i16).into()),
            _ => Operand::Imm((value(r, ValueType::I16) as u16).into()),
        },
        Literal => match o.ty {
            ValueType::F16 => Operand::Literal(value(r, o.ty) as u16 as u32),
            _ => Operand::Literal(value(r, o.ty) as u32),
        },
        _ => Operand::Imm(0),
    }
}

fn sdwa_sel(r: &mut Random) -> SdwaSel {
    use SdwaSel::*;
    r.pick(&[Byte0, Byte1, Byte2, Byte3, Word0, Word1, Dword, Dword])
}

/// All values of `dpp_ctrl` (table 81).
fn dpp_ctrl(r: &mut Random, generation: Generation, wide: bool) -> u16 {
    let n = r.below(15) as u16 + 1;
    let new_broadcast = 0x150 + n;
    if wide {
        return new_broadcast;
    }
    let quad = r.below(256) as u16;
    let all = [
        quad,
        0x100 + n,
        0x110 + n,
        0x120 + n,
        0x130,
        0x134,
        0x138,
        0x13c,
        0x140,
        0x141,
        0x142,
        0x143,
        new_broadcast,
    ];
    let count = if matches!(generation, Generation::Gfx90a | Generation::Gfx940) {
        13
    } else {
        12
    };
    all[r.below(count)]
}

/// Bits for the sources that allow a modifier.
fn allowed(r: &mut Random, desc: &InstDesc, which: InputMods) -> u8 {
    let sources = [Field::Src0, Field::Src1, Field::Src2];
    let mut bits = 0;
    for o in desc.operands.iter().filter(|o| o.mods.contains(which)) {
        if let Some(i) = sources.iter().position(|&f| f == o.field) {
            bits |= (r.below(2) as u8) << i;
        }
    }
    bits
}

fn modify(r: &mut Random, inst: &mut Inst, target: &Target) {
    let desc = inst.opcode.desc();
    let vop3 = matches!(inst.form, Form::E64 | Form::Native);
    let m = &mut inst.mods;
    if inst.form == Form::E32 {
        return;
    }
    // What negation of a pair outside VOP3P means is not documented; the emulator refuses it.
    let pairs = desc.operands.iter().any(|o| o.ty == ValueType::V2F16);
    let pairs = pairs || crate::scaled::is_pair(desc.mnemonic);
    if !(pairs && desc.family != Family::Vop3p) {
        m.neg = allowed(r, desc, InputMods::NEG);
        m.abs = allowed(r, desc, InputMods::ABS);
    }
    if vop3 {
        m.op_sel = allowed(r, desc, InputMods::OP_SEL);
        if desc.flags.contains(InstFlags::DST_OP_SEL) {
            m.op_sel |= (r.below(2) as u8) << 3;
        }
        if desc.flags.contains(InstFlags::BYTE_OP_SEL) {
            m.op_sel |= (r.below(2) as u8) << 2;
        }
        if desc
            .operands
            .iter()
            .any(|o| o.mods.contains(InputMods::OP_SEL_HI))
        {
            m.op_sel_hi = allowed(r, desc, InputMods::OP_SEL_HI);
        }
        m.neg_lo = allowed(r, desc, InputMods::NEG_LO_HI);
        m.neg_hi = allowed(r, desc, InputMods::NEG_LO_HI);
    }
    let outputs = vop3 || inst.form == Form::Sdwa;
    if outputs && desc.flags.contains(InstFlags::CLAMPS) && r.one_in(2) {
        m.flags |= ModFlags::CLAMP;
    }
    if outputs && desc.flags.contains(InstFlags::OMODS) && r.one_in(2) {
        m.omod = r.pick(&[Omod::Mul2, Omod::Mul4, Omod::Div2]);
    }
    let wide = desc
        .operands
        .iter()
        .any(|o| o.width == 2 && o.field != Field::Sdst);
    if inst.form == Form::Dpp {
        m.dpp = Dpp {
            ctrl: dpp_ctrl(
                r,
                target.processor.generation,
                wide && matches!(
                    target.processor.generation,
                    Generation::Gfx90a | Generation::Gfx940
                ),
            ),
            row_mask: if r.one_in(2) { 15 } else { r.below(16) as u8 },
            bank_mask: if r.one_in(2) { 15 } else { r.below(16) as u8 },
            bound_ctrl: r.one_in(2),
            fetch_inactive: false,
        };
    }
    if desc.flags.contains(InstFlags::TRUTH_TABLE) {
        m.bitop3 = r.next() as u8;
    }
    if desc.flags.contains(InstFlags::SWAPS_ROWS) {
        m.dpp.fetch_inactive = r.one_in(2);
        m.dpp.bound_ctrl = r.one_in(2);
    }
    if inst.form == Form::Sdwa {
        // An accumulator is written whole.
        let whole = |o: &OperandDesc| o.field == Field::Vdst && o.role == isa::Role::Def;
        let has_dst = desc.operands.iter().any(whole);
        let inexact = crate::vop_float::exactness(desc.mnemonic) != crate::valu::Exactness::Bits;
        m.sdwa = Sdwa {
            dst_sel: if has_dst && !inexact {
                sdwa_sel(r)
            } else {
                SdwaSel::Dword
            },
            dst_unused: r.pick(&[SdwaUnused::Pad, SdwaUnused::Sext, SdwaUnused::Preserve]),
            src0_sel: sdwa_sel(r),
            src1_sel: sdwa_sel(r),
            sext: allowed(r, desc, InputMods::SEXT),
        };
        if crate::scaled::is_from_bytes(desc.mnemonic) {
            m.sdwa.dst_sel = SdwaSel::Dword;
        }
        if m.sdwa.dst_sel == SdwaSel::Dword {
            m.sdwa.dst_unused = SdwaUnused::Pad;
        }
    }
}

/// An ALU instruction; `None` if no choice of operands could be encoded.
pub fn alu(r: &mut Random, target: &Target, opcode: Opcode, form: Form) -> Option<Inst> {
    let desc = opcode.desc();
    let make = |r: &mut Random, style: Style, modified: bool| {
        let operands: Vec<Operand> = (desc.operands.iter())
            .map(|o| operand(r, desc, form, o, style))
            .collect();
        let mut inst = Inst::new(opcode, form, &operands);
        if modified {
            modify(r, &mut inst, target);
        }
        inst
    };
    for attempt in 0..16 {
        let style = if attempt < 10 {
            Style::Any
        } else {
            Style::Plain
        };
        let modified = !r.one_in(3);
        let inst = make(r, style, modified);
        if encodes(&inst, target) {
            return Some(inst);
        }
    }
    let plain = make(r, Style::Plain, false);
    encodes(&plain, target).then_some(plain)
}

/// CBSZ, ABID and BLGP of a matrix instruction.
fn matrix_controls(r: &mut Random, name: &str) -> u16 {
    if name.contains("f8f6f4") {
        return r.below(5) as u16 | (r.below(5) as u16) << 7;
    }
    if name.starts_with("v_smfmac") {
        return if r.one_in(4) { r.below(4) } else { 0 } as u16 | (r.below(4) as u16) << 3;
    }
    if name.contains("f64") {
        // Signs, where there are some; the other fields do not matter.
        return (r.below(8) as u16) << 7;
    }
    let blocks: u16 = match name {
        _ if name.contains("_4x4x") => 4,
        _ if name.contains("_4b_") || name.contains("16x16x1f") => 2,
        _ if name.contains("16x16x4f16") || name.contains("16x16x4i8") => 2,
        _ if name.contains("16x16x2b") || name.contains("16x16x4b") => 2,
        _ if name.contains("_2b_") || name.contains("32x32x1f") => 1,
        _ if name.contains("32x32x4f16") || name.contains("32x32x4i8") => 1,
        _ if name.contains("32x32x2b") || name.contains("32x32x4bf16_1k") => 1,
        _ => 0,
    };
    let cbsz = r.below(usize::from(blocks) + 1) as u16;
    cbsz | (r.below(1 << cbsz) as u16) << 3 | (r.below(8) as u16) << 7
}

/// Registers of a source of a matrix instruction: fewer than the row's where a format is small.
fn source_width(inst: &Inst, i: usize) -> u8 {
    let o = &inst.opcode.desc().operands[i];
    if !inst.opcode.mnemonic().contains("f8f6f4") {
        return o.width;
    }
    let format = inst.mods.matrix >> if i == 1 { 0 } else { 7 } & 7;
    [8, 8, 6, 6, 4][usize::from(format)]
}

/// First registers of D; beyond it those of C.
const MATRIX_D: u16 = 24;
const MATRIX_C: u16 = 56;

/// A matrix instruction: A and B in either file, C in the file of D or a constant.
pub fn matrix(r: &mut Random, target: &Target, opcode: Opcode) -> Option<Inst> {
    let o = opcode.desc().operands;
    let name = opcode.mnemonic();
    for _ in 0..20 {
        let mut inst = Inst::new(opcode, Form::Native, &[]);
        inst.mods.matrix = matrix_controls(r, name);
        let accumulate = r.one_in(2);
        let file = |accumulate: bool, n: u16, w: u8| match accumulate {
            true => agprs(n, w),
            false => vgprs(n, w),
        };
        let c = match r.below(4) {
            // The indices of a sparse matrix.
            _ if o[3].width == 1 && o[0].width > 1 => vgprs(16, 1),
            0 => inline(r, ValueType::F32),
            1 => file(accumulate, MATRIX_D, o[3].width),
            _ => file(accumulate, MATRIX_C, o[3].width),
        };
        let widths = [source_width(&inst, 1), source_width(&inst, 2)];
        let operands = [
            file(accumulate, MATRIX_D, o[0].width),
            file(r.one_in(2), 0, widths[0]),
            file(r.one_in(2), 8, widths[1]),
            c,
        ];
        inst.operands.extend(operands);
        if o.len() > 4 {
            inst.operands.extend([vgprs(17, 1), vgprs(18, 1)]);
            inst.mods.op_sel = r.below(4) as u8;
            inst.mods.op_sel_hi = r.below(4) as u8;
        }
        if encodes(&inst, target) {
            return Some(inst);
        }
    }
    None
}

/// A dword of elements of which most are numbers of moderate size.
fn tame_word(r: &mut Random, name: &str) -> u32 {
    if r.one_in(200) {
        return word(r);
    }
    let pair = |r: &mut Random, f| (near(r, f, 16) | near(r, f, 16) << 16) as u32;
    match name {
        _ if name.ends_with("bf16") || name.ends_with("bf16_1k") => pair(r, 7),
        _ if name.ends_with("f16") => pair(r, 10),
        // No exponent of ones, and no negative zero.
        _ if name.ends_with("f8f6f4") || name.ends_with("f8") || name.ends_with("p8") => {
            word(r) & 0xbfbf_bfbf | 0x0101_0101
        }
        _ if name.ends_with("f32") => near(r, 23, 32) as u32,
        _ => word(r),
    }
}

/// Matrices whose products do not all become NaN: most elements are tame.
fn fill_matrices(r: &mut Random, st: &mut State, inst: &Inst) {
    let name = inst.opcode.mnemonic();
    for (at, o) in inst.opcode.desc().operands.iter().enumerate().skip(1) {
        let Some(span) = inst.operands[at].reg() else {
            continue;
        };
        let file = match span.base.kind() {
            isa::RegKind::Agpr => &mut st.agprs,
            _ => &mut st.vgprs,
        };
        for n in 0..usize::from(span.count) {
            for to in &mut file[usize::from(span.base.index()) + n] {
                match o.field {
                    Field::Src0 | Field::Src1 if !name.ends_with("f64") => *to = tame_word(r, name),
                    Field::Src2 if o.width > 1 && !name.ends_with("f64") && !r.one_in(100) => {
                        *to = near(r, 23, 32) as u32;
                    }
                    Field::Scale0 | Field::Scale1 if !r.one_in(100) => {
                        *to = 0x7060_5070 + (r.next() as u32 & 0x1f1f_1f1f);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// A mask of lanes.
pub fn mask(r: &mut Random) -> u64 {
    match r.below(8) {
        0..=3 => u64::MAX,
        4 => 0,
        5 => 1 << r.below(64),
        _ => r.next(),
    }
}

/// Rounding, denormals, DX10_CLAMP, IEEE, FP16_OVFL.
pub fn mode(r: &mut Random) -> u32 {
    let usual = r.one_in(3);
    let round_and_denormals = if usual { 0xf0 } else { r.below(256) as u32 };
    round_and_denormals | (r.below(4) as u32) << 8 | (r.below(2) as u32) << 23
}

/// A state with values that suit the operands of an instruction.
pub fn state(r: &mut Random, inst: &Inst, sizes: Sizes) -> State {
    let random_lanes = |r: &mut Random| std::array::from_fn(|_| word(r));
    let mut st = State {
        sgprs: std::array::from_fn(|_| word(r)),
        vcc: r.next(),
        exec: mask(r),
        scc: r.one_in(2),
        m0: word(r),
        mode: mode(r),
        vgprs: (0..sizes.vgprs).map(|_| random_lanes(r)).collect(),
        agprs: (0..sizes.agprs).map(|_| random_lanes(r)).collect(),
        lds: (0..sizes.lds).map(|_| r.next() as u8).collect(),
        memory: (0..sizes.memory).map(|_| r.next() as u8).collect(),
        address: 0,
        pc: 0,
        pointers: Vec::new(),
        halves: Halves::Kept,
        bytes: Bytes::OneZero,
        generation: Generation::Gfx9,
    };
    if inst.opcode.mnemonic().starts_with("s_movrel") {
        st.m0 = 2 * r.below(8) as u32;
    }
    if inst.opcode.mnemonic().starts_with("v_movrel") {
        st.m0 = r.below(4) as u32;
    }
    for (o, operand) in inst.opcode.desc().operands.iter().zip(&inst.operands) {
        let Operand::Reg(span) = *operand else {
            continue;
        };
        fill(r, &mut st, o, span);
    }
    if inst.opcode.mnemonic().starts_with("v_div_scale") {
        relate(r, &mut st, inst);
    }
    if inst.opcode.desc().flags.contains(InstFlags::MFMA) {
        fill_matrices(r, &mut st, inst);
    }
    if inst.opcode.mnemonic().contains("_cvt_") {
        fill_conversion(r, &mut st, inst);
    }
    st
}

/// Sources of conversions to few bits: many in the range of the result.
fn fill_conversion(r: &mut Random, st: &mut State, inst: &Inst) {
    let name = inst.opcode.mnemonic();
    let few = [
        "fp8_", "bf8_", "fp6_", "bf6_", "fp4_", "scalef32", "cvt_sr_",
    ];
    if !few.iter().any(|part| name.contains(part)) {
        return;
    }
    for (o, operand) in inst.opcode.desc().operands.iter().zip(&inst.operands) {
        let vector = operand.reg().filter(|span| span.base.is_vgpr());
        let (Some(span), true) = (vector, o.role == isa::Role::Use) else {
            continue;
        };
        for n in 0..usize::from(span.count) {
            for lane in 0..LANES {
                let to = &mut st.vgprs[usize::from(span.base.index()) + n][lane];
                match r.below(8) {
                    0 => {}
                    _ if name.ends_with("bf16") => {
                        *to = spread(r, 7, 127) | spread(r, 7, 127) << 16
                    }
                    _ if name.ends_with("f16") && r.one_in(2) => {
                        *to = spread(r, 10, 15) | spread(r, 10, 15) << 16;
                    }
                    1..=4 if name.ends_with("_f32") => *to = spread(r, 23, 127),
                    _ => {}
                }
            }
        }
    }
    // The scale, as far as it is a register.
    let last = inst.operands.last().and_then(|o| o.reg());
    if let (Some(span), true) = (last.filter(|s| s.base.is_vgpr()), name.contains("scalef32")) {
        for lane in (0..LANES).filter(|_| !r.one_in(20)).collect::<Vec<_>>() {
            st.vgprs[usize::from(span.base.index())][lane] = spread(r, 23, 127);
        }
    }
}

/// A float with an exponent around zero; now and then exactly between two short ones.
fn spread(r: &mut Random, fraction: u32, bias: u32) -> u32 {
    let exponent = bias - 14.min(bias - 1) + r.below(28) as u32;
    let bits = r.next() as u32 & ((1 << fraction) - 1);
    let bits = match r.below(3) {
        0 => bits & !((1 << (fraction - fraction.min(5))) - 1),
        _ => bits,
    };
    (r.below(2) as u32) << if bias == 15 || fraction == 7 { 15 } else { 31 }
        | exponent << fraction
        | bits
}

/// The first source of `v_div_scale_*` is one of the others.
fn relate(r: &mut Random, st: &mut State, inst: &Inst) {
    let span = |i: usize| inst.operands[i].reg().map(|s| usize::from(s.base.index()));
    let (Some(a), Some(b), Some(c)) = (span(2), span(3), span(4)) else {
        return;
    };
    if [2, 3, 4]
        .iter()
        .any(|&i| !matches!(inst.operands[i].reg(), Some(s) if s.base.is_vgpr()))
    {
        return;
    }
    let width = usize::from(inst.opcode.desc().operands[2].width);
    for lane in 0..LANES {
        let from = if r.one_in(2) { b } else { c };
        for i in 0..width {
            st.vgprs[a + i][lane] = st.vgprs[from + i][lane];
        }
    }
}

/// Values of an operand's type into its registers.
fn fill(r: &mut Random, st: &mut State, o: &OperandDesc, span: RegSpan) {
    use isa::RegKind;
    let first = usize::from(span.base.index());
    let step = if o.width >= 2 && crate::generate::is_wide(o.ty) {
        2
    } else {
        1
    };
    for i in (0..usize::from(o.width)).step_by(step) {
        let mut put = |r: &mut Random, lane: usize| {
            let v = value(r, o.ty);
            for k in 0..step {
                let w = (v >> (32 * k)) as u32;
                match span.base.kind() {
                    RegKind::Vgpr => st.vgprs[first + i + k][lane] = w,
                    RegKind::Agpr => st.agprs[first + i + k][lane] = w,
                    RegKind::Sgpr if first + i + k < SGPRS => st.sgprs[first + i + k] = w,
                    _ => {}
                }
            }
        };
        let lanes = if span.base.is_vector() { LANES } else { 1 };
        (0..lanes).for_each(|lane| put(r, lane));
    }
}

/// Types of two registers.
pub fn is_wide(ty: ValueType) -> bool {
    use ValueType::*;
    matches!(ty, B64 | F64 | I64 | U64 | V2F32 | V2B32)
}
