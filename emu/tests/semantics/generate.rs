//! Makes instructions of an opcode, with its forms, operands and modifiers, and states to run
//! them from.

use crate::machine::{Halves, LANES, SGPRS, Sizes, State};
use crate::values::{Random, value, word};
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
fn vector_source(r: &mut Random, o: &OperandDesc, style: Style) -> Operand {
    let n = home(o.field);
    let any = style == Style::Any && !r.one_in(3);
    match (any, r.below(6)) {
        (true, 0) => sgprs(n, o.width),
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
    let n = home(o.field);
    match o.class {
        Vgpr | VgprOrLdsDirect => vgprs(n, o.width),
        Agpr => agprs(n, o.width),
        Vsrc | VsrcNoLiteral => vector_source(r, o, style),
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
    let count = if generation == Generation::Gfx90a {
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
    if !(pairs && desc.family != Family::Vop3p) {
        m.neg = allowed(r, desc, InputMods::NEG);
        m.abs = allowed(r, desc, InputMods::ABS);
    }
    if vop3 {
        m.op_sel = allowed(r, desc, InputMods::OP_SEL);
        if desc.flags.contains(InstFlags::DST_OP_SEL) {
            m.op_sel |= (r.below(2) as u8) << 3;
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
                wide && target.processor.generation == Generation::Gfx90a,
            ),
            row_mask: if r.one_in(2) { 15 } else { r.below(16) as u8 },
            bank_mask: if r.one_in(2) { 15 } else { r.below(16) as u8 },
            bound_ctrl: r.one_in(2),
            fetch_inactive: false,
        };
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

/// A matrix instruction: A and B in either file, C in the file of D or a constant.
pub fn matrix(r: &mut Random, target: &Target, opcode: Opcode) -> Option<Inst> {
    let o = opcode.desc().operands;
    for _ in 0..20 {
        let file = |r: &mut Random, n: u16, w: u8| match r.below(2) {
            0 => vgprs(n, w),
            _ => agprs(n, w),
        };
        let accumulate = r.one_in(2);
        let place = |n: u16, w: u8| match accumulate {
            true => agprs(n, w),
            false => vgprs(n, w),
        };
        let c = match r.below(4) {
            0 => inline(r, ValueType::F32),
            1 => place(8, o[3].width),
            _ => place(40, o[3].width),
        };
        let operands = [
            place(8, o[0].width),
            file(r, 0, o[1].width),
            file(r, 4, o[2].width),
            c,
        ];
        let mut inst = Inst::new(opcode, Form::Native, &operands);
        let name = opcode.mnemonic();
        if !name.contains("f64") {
            let blocks: u16 = match name {
                _ if name.contains("_4x4x") => 4,
                _ if name.contains("16x16x1f") || name.contains("16x16x4f16") => 2,
                _ if name.contains("16x16x2b") || name.contains("16x16x4b") => 2,
                _ if name.contains("16x16x4i8") => 2,
                _ if name.contains("32x32x1f") || name.contains("32x32x4f16") => 1,
                _ if name.contains("32x32x2b") || name.contains("32x32x4bf16_1k") => 1,
                _ if name.contains("32x32x4i8") => 1,
                _ => 0,
            };
            let cbsz = r.below(usize::from(blocks) + 1) as u16;
            let abid = r.below(1 << cbsz) as u16;
            let blgp = r.below(8) as u16;
            inst.mods.matrix = cbsz | abid << 3 | blgp << 7;
        }
        if encodes(&inst, target) {
            return Some(inst);
        }
    }
    None
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
    st
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
