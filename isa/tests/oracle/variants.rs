//! Instructions of a row: every operand kind in every place, every modifier, one at a time.

use isa::*;

/// All forms of an opcode on a generation.
pub fn forms(desc: &InstDesc, generation: Generation) -> Vec<Form> {
    let set = desc.forms_on(generation);
    let all = [
        Form::Native,
        Form::E32,
        Form::E64,
        Form::Sdwa,
        Form::Dpp,
        Form::Dpp8,
        Form::E64Dpp,
        Form::E64Dpp8,
    ];
    all.into_iter()
        .filter(|form| set.contains(Forms::of(*form)))
        .collect()
}

/// The instruction with plain operands and its default modifiers.
pub fn plain(desc: &InstDesc, form: Form, target: &Target) -> Inst {
    let mut inst = Inst::new(desc.opcode, form, &[]);
    if desc.family == Family::Mimg {
        inst.mods.dmask = dmask(desc);
        inst.mods.dim = dim(desc);
    }
    if desc.family == Family::Exp {
        inst.mods.flags |= ModFlags::DONE;
    }
    if matches!(form, Form::Dpp | Form::E64Dpp) {
        inst.mods.dpp.ctrl = dpp_ctrl(desc, target.processor.generation);
    }
    inst.operands = desc
        .operands
        .iter()
        .enumerate()
        .map(|(i, o)| plain_operand(desc, o, i as u16, form, target))
        .collect();
    if desc.family == Family::Mimg && target.processor.generation >= Generation::Gfx10 {
        fit_address(&mut inst, desc, target);
    }
    inst
}

/// 64-bit operands can be broadcast only.
fn dpp_ctrl(desc: &InstDesc, generation: Generation) -> u16 {
    let wide = desc
        .operands
        .iter()
        .any(|o| o.width > 1 && o.class != OperandClass::LaneMask);
    if wide && generation >= Generation::Gfx90a && generation < Generation::Gfx10 {
        0x151
    } else {
        0xe4
    }
}

/// Samples of texels need a dimension that has some.
fn dim(desc: &InstDesc) -> u8 {
    if desc.mnemonic == "image_msaa_load" {
        6
    } else {
        0
    }
}

fn dmask(desc: &InstDesc) -> u8 {
    match desc.mnemonic {
        m if m.contains("bvh") => 0,
        m if m.contains("gather4") || m.contains("msaa") => 1,
        m if m.contains("cmpswap") => 3,
        m if m.contains("atomic") => 1,
        _ => 0xf,
    }
}

fn span(base: Reg, width: u8) -> Operand {
    Operand::Reg(RegSpan::new(base, width))
}

fn plain_operand(desc: &InstDesc, o: &OperandDesc, i: u16, form: Form, target: &Target) -> Operand {
    use OperandClass as C;
    let vgpr = Reg::vgpr(2 + 34 * i);
    let generation = target.processor.generation;
    match o.class {
        C::LaneMask if fixed_vcc(desc, o, form, generation) => {
            span(Reg::VCC_LO, target.wave.mask_registers())
        }
        C::LaneMask => span(Reg::sgpr(6), target.wave.mask_registers()),
        C::Sgpr | C::Ssrc if o.field == Field::Sdata => span(Reg::sgpr(20), o.width),
        C::Sgpr | C::Ssrc => span(Reg::sgpr(8 + 16 * i), o.width),
        C::SgprOrInline if desc.family.is_valu() => Operand::Inline(129 + i as u8),
        C::SgprOrInline => span(Reg::sgpr(6), o.width),
        C::SgprOrOff | C::VgprOrOff
            if o.field == Field::Saddr || matches!(desc.family, Family::Mubuf | Family::Mtbuf) =>
        {
            Operand::Off
        }
        C::Agpr => span(Reg::agpr(4 + 2 * i), o.width),
        C::VgprOrAgpr | C::VgprOrAgprOrInline
            if generation == Generation::Gfx9 && !matches!(o.field, Field::Src0 | Field::Src1) =>
        {
            span(Reg::agpr(4 + 34 * i), o.width)
        }
        C::SmemOffset | C::SmemImm => Operand::Imm(0x10),
        C::SgprOrNull => span(Reg::NULL, 1),
        C::Barrier => Operand::Inline(193),
        C::Literal => Operand::Literal(0x1234_5678 & literal_mask(o.ty)),
        C::Simm16 | C::Uimm16 | C::HexImm16 | C::Branch => Operand::Imm(5),
        C::Hwreg => Operand::Imm(0xf801),
        C::Sendmsg => Operand::Imm(1),
        C::Waitcnt => Operand::Imm(0),
        C::GprIdx => Operand::Imm(3),
        C::Depctr | C::DelayAlu | C::Version => Operand::Imm(0),
        // Halves of pairs use other banks.
        C::Vgpr | C::Vsrc if desc.family == Family::Vopd => match o.field {
            Field::Vdst => span(Reg::vgpr(2), 1),
            Field::VdstY => span(Reg::vgpr(7), 1),
            Field::Src0Y | Field::Src1Y => span(Reg::vgpr(5), 1),
            _ => span(Reg::vgpr(4), 1),
        },
        C::SendmsgRtn => Operand::Imm(128),
        C::InterpParam | C::Attr | C::AttrChan => Operand::Imm(1),
        C::ExpTarget => Operand::Imm(0),
        _ => {
            let width = match (desc.family, o.field) {
                (Family::Mimg, Field::Vdata) if desc.flags.contains(InstFlags::ATOMIC) => {
                    dmask(desc).count_ones() as u8
                }
                (Family::Mimg, Field::Vdata) if o.width > 0 => o.width,
                (Family::Mimg, Field::Vdata) => 4,
                _ if desc.flags.contains(InstFlags::WMMA) => matrix_width(o, target),
                (Family::Global, Field::Vdst) if desc.mnemonic.contains("_tr_") => {
                    matrix_width(o, target)
                }
                _ => o.width,
            };
            span(vgpr, width)
        }
    }
}

/// Results of waves with 64 lanes take half as many registers, and on GFX12 all matrices do.
fn matrix_width(o: &OperandDesc, target: &Target) -> u8 {
    let result = matches!(o.field, Field::Vdst | Field::Src2);
    match target.wave {
        WaveSize::W64 if result || target.processor.generation == Generation::Gfx12 => {
            (o.width / 2).max(1)
        }
        _ => o.width,
    }
}

fn literal_mask(ty: ValueType) -> u32 {
    if ty == ValueType::F16 { 0xffff } else { !0 }
}

/// Whether the form has no field for the lane mask.
fn fixed_vcc(desc: &InstDesc, o: &OperandDesc, form: Form, generation: Generation) -> bool {
    match form {
        Form::E32 | Form::Dpp | Form::Dpp8 => true,
        Form::Sdwa => desc.family != Family::Vopc || generation == Generation::Gfx8,
        _ => {
            let _ = o;
            false
        }
    }
}

/// What may stand in place of an operand.
pub fn replacements(o: &OperandDesc, target: &Target) -> Vec<Operand> {
    use OperandClass as C;
    let w = match o.class {
        C::LaneMask => target.wave.mask_registers(),
        _ => o.width,
    };
    let generation = target.processor.generation;
    let mut list = Vec::new();
    let scalars = |list: &mut Vec<Operand>| {
        if generation >= Generation::Gfx10 {
            list.push(span(Reg::NULL, 1));
        }
        for base in [
            Reg::sgpr(0),
            Reg::sgpr(12),
            Reg::sgpr(64),
            Reg::ttmp(4),
            Reg::ttmp(8),
        ] {
            list.push(span(base, w));
        }
        if w == 1 {
            for reg in [
                Reg::VCC_LO,
                Reg::VCC_HI,
                Reg::EXEC_LO,
                Reg::EXEC_HI,
                Reg::M0,
                Reg::sgpr(101),
            ] {
                list.push(span(reg, 1));
            }
            list.extend(
                [Reg::FLAT_SCR_LO, Reg::FLAT_SCR_HI, Reg::XNACK_MASK_LO].map(|r| span(r, 1)),
            );
        }
        if w == 2 {
            for reg in [
                Reg::VCC_LO,
                Reg::EXEC_LO,
                Reg::FLAT_SCR_LO,
                Reg::XNACK_MASK_LO,
                Reg::sgpr(100),
            ] {
                list.push(span(reg, 2));
            }
        }
    };
    let inlines = |list: &mut Vec<Operand>| {
        let codes = [
            128, 129, 192, 193, 208, 240, 241, 242, 243, 244, 245, 246, 247, 248,
        ];
        list.extend(codes.map(Operand::Inline));
    };
    match o.class {
        C::Vgpr | C::VgprOrOff => list.extend([
            span(Reg::vgpr(0), w),
            span(Reg::vgpr(200), w),
            span(Reg::agpr(6), w),
        ]),
        C::VgprOrAgpr | C::Agpr => list.extend([span(Reg::vgpr(8), w), span(Reg::agpr(10), w)]),
        C::VgprOrInline => {
            list.push(span(Reg::vgpr(8), w));
            inlines(&mut list);
        }
        C::SmemImm => list.extend([0, 4, 0x7f_ffff, -4, -0x80_0000].map(Operand::Imm)),
        C::VgprOrAgprOrInline => {
            list.extend([span(Reg::vgpr(8), w), span(Reg::agpr(10), w)]);
            inlines(&mut list);
        }
        C::Sgpr | C::LaneMask => scalars(&mut list),
        C::SgprOrOff => {
            scalars(&mut list);
            list.push(Operand::Off);
        }
        C::SgprOrInline => {
            scalars(&mut list);
            inlines(&mut list);
        }
        C::Ssrc | C::Vsrc | C::VsrcNoLiteral => {
            scalars(&mut list);
            inlines(&mut list);
            for literal in [
                0x1234_5678,
                0xffff_fff0,
                5,
                0x3f80_0000,
                0x3c00,
                0xc35c,
                0x3ff0_0000,
            ] {
                list.push(Operand::Literal(literal));
            }
            for reg in [Reg::SCC, Reg::VCCZ, Reg::EXECZ, Reg::LDS_DIRECT] {
                list.push(span(reg, 1));
            }
            if generation >= Generation::Gfx10 {
                list.push(span(Reg::NULL, 1));
            }
            if generation >= Generation::Gfx9 {
                for reg in [
                    Reg::SHARED_BASE,
                    Reg::SHARED_LIMIT,
                    Reg::PRIVATE_BASE,
                    Reg::PRIVATE_LIMIT,
                ] {
                    list.push(span(reg, 1));
                }
            }
            list.push(span(Reg::vgpr(200), w));
        }
        C::VgprOrLdsDirect => list.extend([span(Reg::vgpr(200), 1), span(Reg::LDS_DIRECT, 1)]),
        C::SmemOffset => {
            list.extend([0, 4, 0x3fc, 0xfffff, 0xffffc, -4, -0x10_0000].map(Operand::Imm));
            list.extend([0x7f_ffff, -0x80_0000].map(Operand::Imm));
            list.extend([
                span(Reg::sgpr(7), 1),
                span(Reg::M0, 1),
                span(Reg::VCC_HI, 1),
            ]);
            list.push(Operand::Literal(0x1234));
        }
        C::Simm16 | C::Uimm16 | C::HexImm16 => {
            list.extend([0, 1, 64, 65, 0x7fff].map(Operand::Imm))
        }
        C::Branch => list.extend([0, 100, 0x7fff, -1, -0x8000].map(Operand::Imm)),
        C::Hwreg => list.extend(
            (0..34)
                .map(|id| Operand::Imm(0xf800 | id))
                .chain([Operand::Imm(0x1841)]),
        ),
        C::Sendmsg => list.extend(
            [
                2, 3, 0x22, 0x12, 0x32, 0x232, 0x13, 0x33, 4, 5, 6, 7, 8, 9, 10, 11, 15, 0x1f,
                0x2f, 0x3f, 0x4f,
            ]
            .map(Operand::Imm),
        ),
        C::Waitcnt => {
            list.extend([0x70, 0xf70, 0xc07f, 0xf7f, 0xcf7f, 0xcf70, 0x7f].map(Operand::Imm))
        }
        C::Version => list.extend(
            [
                1, 4, 6, 9, 64, 65, 255, 0x2000, 0x4004, 0xe006, 0x6001, 0x8009, 0x100,
            ]
            .map(Operand::Imm),
        ),
        C::Depctr => list.extend([0, 0xffff, 0xff9f, 0x0f9f, 0x9f, 0xff1f].map(Operand::Imm)),
        C::DelayAlu => list.extend((0..0x7ff).step_by(7).map(Operand::Imm)),
        C::SendmsgRtn => list.extend((126..138).map(Operand::Imm)),
        C::Barrier => {
            list.push(span(Reg::M0, 1));
            inlines(&mut list);
        }
        C::SgprOrNull => scalars(&mut list),
        C::VsrcOrM0 => {}
        C::GprIdx => list.extend((0..16).map(Operand::Imm)),
        C::Attr => list.extend([0, 31, 63].map(Operand::Imm)),
        C::AttrChan => list.extend([0, 2, 3].map(Operand::Imm)),
        C::InterpParam => list.extend([0, 2].map(Operand::Imm)),
        C::ExpTarget => list.extend([7, 8, 9, 12, 15, 32, 63].map(Operand::Imm)),
        C::Literal => list.extend([0, 0x3c00, 1].map(Operand::Literal)),
    }
    if o.class == C::VgprOrOff {
        list.push(Operand::Off);
    }
    list
}

/// Settings of modifiers, one at a time.
fn settings(desc: &InstDesc, form: Form, generation: Generation) -> Vec<Modifiers> {
    let base = {
        let mut mods = desc.opcode.default_mods();
        if matches!(form, Form::Dpp | Form::E64Dpp) {
            mods.dpp.ctrl = dpp_ctrl(desc, generation);
        }
        if desc.family == Family::Mimg {
            mods.dmask = dmask(desc);
            mods.dim = dim(desc);
        }
        mods
    };
    let mut list = Vec::new();
    let mut with = |change: &dyn Fn(&mut Modifiers)| {
        let mut mods = base;
        change(&mut mods);
        list.push(mods);
    };
    for (_, flag) in ModFlags::all().iter_names() {
        with(&|m| m.flags |= flag);
    }
    with(&|m| m.flags |= ModFlags::GLC | ModFlags::SLC | ModFlags::OFFEN | ModFlags::IDXEN);
    with(&|m| {
        m.flags |= ModFlags::GLC
            | ModFlags::SLC
            | ModFlags::TFE
            | ModFlags::LWE
            | ModFlags::DA
            | ModFlags::UNORM
    });
    with(&|m| m.flags |= ModFlags::GLC | ModFlags::LDS | ModFlags::SLC);
    with(&|m| m.flags |= ModFlags::DONE | ModFlags::COMPR | ModFlags::VM);
    with(&|m| m.flags |= ModFlags::SOFFSET | ModFlags::GLC);
    for offset in [
        0x7f_ffff, -0x80_0000, 0x8000, 1, 4, 255, 4095, -1, -4096, 65535, 0x8012, 0x1f, 0x041f,
        0x4c1f, 0xc020, 0xe005, 0x0018,
    ] {
        with(&|m| m.offset = offset);
        with(&|m| {
            m.offset = offset;
            m.flags |= ModFlags::SOFFSET;
        });
    }
    for th in 1..8 {
        with(&|m| m.th = th);
        with(&|m| (m.th, m.scope) = (th, 2));
        with(&|m| (m.th, m.scope) = (th, 3));
    }
    for scope in 1..4 {
        with(&|m| m.scope = scope);
    }
    for byte_sel in 1..4 {
        with(&|m| m.byte_sel = byte_sel);
    }
    for bitop3 in [1, 2, 4, 8, 10, 11, 0x10, 0x20, 0x40, 0x80, 0xca, 0xff] {
        with(&|m| m.bitop3 = bitop3);
        with(&|m| (m.bitop3, m.op_sel) = (bitop3, 0b1010));
    }
    if form == Form::E64 {
        with(&|m| m.dpp.bound_ctrl = true);
        with(&|m| m.dpp.fetch_inactive = true);
        with(&|m| (m.dpp.bound_ctrl, m.dpp.fetch_inactive) = (true, true));
    }
    for index_key in 1..4 {
        with(&|m| m.index_key = index_key);
    }
    for wait in [1, 7, 15] {
        with(&|m| m.wait = wait);
    }
    with(&|m| m.offset1 = 7);
    for bit in 0..3 {
        with(&|m| m.neg = 1 << bit);
        with(&|m| m.abs = 1 << bit);
        with(&|m| m.neg_lo = 1 << bit);
        with(&|m| m.neg_hi = 1 << bit);
        with(&|m| m.op_sel_hi ^= 1 << bit);
        with(&|m| m.sdwa.sext = 1 << bit);
    }
    for bit in 0..4 {
        with(&|m| m.op_sel = 1 << bit);
    }
    with(&|m| (m.neg, m.abs) = (3, 3));
    with(&|m| (m.neg, m.abs) = (3, 1));
    for omod in [Omod::Mul2, Omod::Mul4, Omod::Div2] {
        with(&|m| m.omod = omod);
        with(&|m| {
            m.omod = omod;
            m.flags |= ModFlags::CLAMP;
        });
    }
    if form == Form::Sdwa {
        use SdwaSel::*;
        for sel in [Byte0, Byte1, Byte2, Byte3, Word0, Word1] {
            with(&|m| m.sdwa.dst_sel = sel);
            with(&|m| m.sdwa.src0_sel = sel);
            with(&|m| m.sdwa.src1_sel = sel);
        }
        with(&|m| m.sdwa.dst_unused = SdwaUnused::Sext);
        with(&|m| m.sdwa.dst_unused = SdwaUnused::Preserve);
    }
    if matches!(form, Form::Dpp8 | Form::E64Dpp8) {
        with(&|m| m.dpp8 = 0o76543210);
        with(&|m| m.dpp8 = 0o1234567);
        with(&|m| m.dpp.fetch_inactive = true);
    }
    if matches!(form, Form::Dpp | Form::E64Dpp) {
        for ctrl in [
            0, 0x1b, 0x101, 0x11f, 0x125, 0x130, 0x134, 0x138, 0x13c, 0x140, 0x141, 0x142, 0x143,
            0x150, 0x15f, 0x160, 0x16f,
        ] {
            with(&|m| m.dpp.ctrl = ctrl);
        }
        with(&|m| m.dpp.row_mask = 3);
        with(&|m| m.dpp.bank_mask = 0);
        with(&|m| m.dpp.bound_ctrl = true);
        with(&|m| m.dpp.fetch_inactive = true);
    }
    if desc.family == Family::Mimg {
        for dmask in [1, 2, 3, 4, 7, 8, 0xe, 0xf] {
            with(&|m| m.dmask = dmask);
        }
        for dim in 0..8 {
            with(&|m| m.dim = dim);
            with(&|m| {
                m.dim = dim;
                m.flags |= ModFlags::A16;
            });
        }
    }
    if desc.family == Family::Mtbuf {
        for format in [0, 1, 0x04, 0x74, 0x7e, 0x11, 0x10, 22, 63, 64, 77, 78] {
            with(&|m| m.format = format);
        }
    }
    if desc.flags.contains(InstFlags::MFMA) {
        for matrix in [1, 3, 8, 0x78, 0x80, 0x380, 2, 4, 0x100, 0x180, 0x204] {
            with(&|m| m.matrix = matrix);
        }
    }
    list
}

/// Makes the operands fit the modifiers: address and data registers of memory instructions.
fn fit(inst: &mut Inst, desc: &InstDesc, target: &Target) {
    let mods = inst.mods;
    for (o, operand) in desc.operands.iter().zip(inst.operands.iter_mut()) {
        let format = match o.field {
            Field::Src0 => mods.matrix & 7,
            Field::Src1 => mods.matrix >> 7,
            _ => 0,
        };
        if desc.mnemonic.ends_with("_f8f6f4") && matches!(format, 2..=4) {
            let base = operand.reg().map_or(Reg::vgpr(40), |span| span.base);
            *operand = span(base, if format == 4 { 4 } else { 6 });
        }
        let buffer = matches!(desc.family, Family::Mubuf | Family::Mtbuf);
        if buffer && o.field == Field::Vaddr {
            let flag = |f| u8::from(mods.has(f));
            let width = flag(ModFlags::OFFEN) + flag(ModFlags::IDXEN) + 2 * flag(ModFlags::ADDR64);
            *operand = if width == 0 {
                Operand::Off
            } else {
                span(Reg::vgpr(40), width)
            };
        }
        if mods.has(ModFlags::LDS) && matches!(o.field, Field::Vdata | Field::Vdst) {
            *operand = Operand::Off;
        } else if buffer && o.field == Field::Vdata && mods.has(ModFlags::TFE) {
            *operand = span(Reg::vgpr(2), o.width + 1);
        }
        if desc.family == Family::Mimg && o.field == Field::Vdata && o.width == 0 {
            let atomic = desc.flags.contains(InstFlags::ATOMIC);
            let samples =
                target.processor.generation >= Generation::Gfx11 && desc.mnemonic.contains("msaa");
            let gather = samples || desc.mnemonic.contains("gather4");
            let mut width = if gather {
                4
            } else {
                mods.dmask.count_ones().max(1) as u8
            };
            if mods.has(ModFlags::D16) && target.processor.has(Feature::PackedD16) {
                width = width.div_ceil(2);
            }
            if atomic {
                width = mods.dmask.count_ones() as u8;
            }
            *operand = span(Reg::vgpr(2), width + u8::from(mods.has(ModFlags::TFE)));
        }
        if o.field == Field::SmemOffset && mods.has(ModFlags::SOFFSET) {
            *operand = span(Reg::sgpr(33), 1);
        }
    }
    if desc.family == Family::Global {
        let based = desc.operands.iter().zip(&inst.operands);
        let based = based
            .clone()
            .any(|(o, v)| o.field == Field::Saddr && v.reg().is_some());
        let vaddr = desc.operands.iter().position(|o| o.field == Field::Vaddr);
        if let Some(vaddr) = vaddr {
            inst.operands[vaddr] = span(Reg::vgpr(6), if based { 1 } else { 2 });
        }
    }
    if desc.family == Family::Mimg && target.processor.generation >= Generation::Gfx10 {
        fit_address(inst, desc, target);
    }
    if desc.family == Family::Exp && mods.has(ModFlags::COMPR) {
        inst.operands[2] = inst.operands[1];
        inst.operands[1] = span(Reg::vgpr(9), 1);
    }
}

/// As many registers for an image's address as its dimension asks for.
fn fit_address(inst: &mut Inst, desc: &InstDesc, target: &Target) {
    let vaddr = desc.operands.iter().position(|o| o.field == Field::Vaddr);
    let vaddr = vaddr.expect("every image has an address");
    inst.operands.truncate(desc.operands.len());
    if target.processor.generation >= Generation::Gfx12 {
        return fit_separate(inst, vaddr, target);
    }
    for width in 1..=16 {
        inst.operands[vaddr] = span(Reg::vgpr(40), width);
        let wrong = |error: &EncodeError| {
            error.operand == Some(vaddr as u8)
                && matches!(error.kind, EncodeErrorKind::Width { .. })
        };
        if !encode(inst, target, &mut Vec::new()).is_err_and(|error| wrong(&error)) {
            return;
        }
    }
}

/// GFX12 has the parts of an address one by one, always.
fn fit_separate(inst: &mut Inst, vaddr: usize, target: &Target) {
    let mut lists: Vec<Vec<u8>> = (1..=5).map(|count| vec![1; count]).collect();
    for most in [4, 5] {
        for last in 2..10 {
            let mut list = vec![1; most];
            list[most - 1] = last;
            lists.push(list);
        }
    }
    for first in 1..=2 {
        lists.extend([vec![first, 1, 3, 3, 3], vec![first, 1, 3, 3]]);
        lists.push(vec![2, 2, 3, 3, first]);
    }
    let own = inst.operands.len();
    for list in lists {
        inst.operands.truncate(own);
        inst.operands[vaddr] = span(Reg::vgpr(7), list[0]);
        let further = list[1..].iter().enumerate();
        let further = further.map(|(i, width)| span(Reg::vgpr(16 + 17 * i as u16), *width));
        inst.operands.extend(further);
        let wrong = |error: &EncodeError| {
            let address = error.operand.is_none() || error.operand == Some(vaddr as u8);
            let count = matches!(error.kind, EncodeErrorKind::OperandCount { .. });
            address && (count || matches!(error.kind, EncodeErrorKind::Width { .. }))
        };
        if !encode(inst, target, &mut Vec::new()).is_err_and(|error| wrong(&error)) {
            return;
        }
    }
}

/// The same image with its address in registers that are not consecutive.
fn separate_addresses(inst: &Inst, desc: &InstDesc, target: &Target) -> Option<Inst> {
    let vaddr = desc.operands.iter().position(|o| o.field == Field::Vaddr)?;
    let span = inst.operands[vaddr].reg().filter(|span| span.count > 1)?;
    let mut other = inst.clone();
    other.operands[vaddr] = self::span(Reg::vgpr(7), 1);
    let mut widths = vec![1; usize::from(span.count)];
    if target.processor.generation >= Generation::Gfx11 {
        // What does not fit is the last part; rays have vectors.
        let ray = desc.flags.contains(InstFlags::RAY);
        let vectors = if inst.mods.has(ModFlags::A16) { 2 } else { 3 };
        widths = match span.count {
            count if ray => {
                let first = [count.saturating_sub(1 + 3 * vectors).max(1), 1];
                first
                    .into_iter()
                    .chain(vec![3; usize::from(vectors)])
                    .collect()
            }
            count @ ..=5 => vec![1; usize::from(count)],
            count => vec![1, 1, 1, 1, count - 4],
        };
    }
    other.operands[vaddr] = self::span(Reg::vgpr(7), widths[0]);
    let further = widths[1..].iter().enumerate();
    let further = further.map(|(i, width)| self::span(Reg::vgpr(16 + 17 * i as u16), *width));
    other.operands.extend(further);
    Some(other)
}

/// All variants of a form; many of them are impossible.
pub fn all(desc: &'static InstDesc, form: Form, target: &Target) -> Vec<Inst> {
    let first = plain(desc, form, target);
    let mut list = vec![first.clone()];
    for (i, o) in desc.operands.iter().enumerate() {
        for operand in replacements(o, target) {
            let mut inst = first.clone();
            inst.operands[i] = operand;
            if desc.family == Family::Scratch && o.field == Field::Saddr && operand != Operand::Off
            {
                let vaddr = desc.operands.iter().position(|o| o.field == Field::Vaddr);
                let mut other = inst.clone();
                other.operands[vaddr.expect("every row has an address")] = Operand::Off;
                list.push(other);
            }
            fit(&mut inst, desc, target);
            list.push(inst);
        }
    }
    for mods in settings(desc, form, target.processor.generation) {
        let mut inst = first.clone();
        inst.mods = mods;
        fit(&mut inst, desc, target);
        list.push(inst);
    }
    let tuples = [Generation::Gfx10, Generation::Gfx11].contains(&target.processor.generation);
    if desc.family == Family::Mimg && tuples {
        let others: Vec<Inst> = list
            .iter()
            .filter_map(|inst| separate_addresses(inst, desc, target))
            .collect();
        list.extend(others);
    }
    list
}
