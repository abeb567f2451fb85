//! Makes memory instructions and states whose addresses lie in the state's memory.

use crate::generate::{encodes, mask, mode};
use crate::machine::{Bytes, Halves, LANES, Pointer, Sizes, State};
use crate::values::{Random, value, word};
use isa::{
    Family, Field, Form, Generation, Inst, InstFlags, ModFlags, Opcode, Operand, OperandClass, Reg,
    RegSpan, Target, ValueType,
};

/// Bytes of memory and of LDS of a state.
pub const MEMORY: usize = 4096;
pub const LDS: usize = 2048;

pub fn sizes(opcode: Opcode) -> Sizes {
    let family = opcode.desc().family;
    let lds = matches!(family, Family::Ds | Family::Mubuf)
        || (opcode.desc().flags).intersects(InstFlags::TO_LDS | InstFlags::LDS_DMA);
    Sizes {
        vgprs: 20,
        agprs: 0,
        lds: if lds { LDS } else { 0 },
        memory: if family == Family::Ds { 256 } else { MEMORY },
    }
}

fn vgprs(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::vgpr(n), count.max(1)).into()
}

fn sgprs(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::sgpr(n), count).into()
}

/// Registers of the fields.
const VADDR: u16 = 4;
const VDATA: u16 = 8;
const VDATA1: u16 = 12;
const VDST: u16 = 16;
const BASE: u16 = 4;
const OFFSET: u16 = 10;
const SDATA: u16 = 16;

/// An instruction with random addressing.
pub fn instruction(r: &mut Random, target: &Target, opcode: Opcode) -> Option<Inst> {
    for _ in 0..40 {
        let inst = attempt(r, target, opcode);
        if encodes(&inst, target) {
            return Some(inst);
        }
    }
    None
}

fn attempt(r: &mut Random, target: &Target, opcode: Opcode) -> Inst {
    let desc = opcode.desc();
    let generation = target.processor.generation;
    let old = matches!(generation, Generation::Gfx6 | Generation::Gfx7);
    let buffer = matches!(desc.family, Family::Mubuf | Family::Mtbuf);
    let mut inst = Inst::new(opcode, Form::Native, &[]);
    let has = |flag: InstFlags| desc.flags.contains(flag);
    let addressed = desc.operands.iter().any(|o| o.field == Field::Vaddr);
    if buffer && addressed {
        let on = |r: &mut Random, flag| if r.one_in(2) { flag } else { ModFlags::empty() };
        inst.mods.flags |= match old && r.one_in(3) {
            true => ModFlags::ADDR64,
            false => on(r, ModFlags::IDXEN) | on(r, ModFlags::OFFEN),
        };
    }
    let far = inst.mods.flags.contains(ModFlags::ADDR64);
    if has(InstFlags::TO_LDS) && !far && r.one_in(2) {
        inst.mods.flags |= ModFlags::LDS;
    } else if desc.family == Family::Mubuf && r.one_in(4) {
        // Nothing is missing, so that the register behind the data stays.
        inst.mods.flags |= ModFlags::TFE;
    }
    let tfe = u8::from(inst.mods.flags.contains(ModFlags::TFE));
    inst.mods.format = format(r);
    if desc.family != Family::Mtbuf {
        inst.mods.format = 0;
    }
    inst.mods.offset = offset(r, opcode);
    if has(InstFlags::TWO_OFFSETS) {
        inst.mods.offset1 = 1 - inst.mods.offset as u8;
    }
    let saddr = r.one_in(2);
    for o in desc.operands {
        let operand = match o.field {
            Field::Vdst | Field::Vdata if inst.mods.flags.contains(ModFlags::LDS) => Operand::Off,
            Field::Vdst => vgprs(VDST, o.width),
            Field::Vdata => vgprs(VDATA, o.width.max(1) + tfe),
            Field::Vdata1 => vgprs(VDATA1, o.width),
            Field::Vaddr => address(r, &inst, desc.family, saddr, o.width),
            Field::Saddr if saddr => sgprs(BASE, o.width),
            Field::Saddr => Operand::Off,
            Field::Srsrc | Field::Sbase => sgprs(BASE, o.width),
            Field::Soffset if r.one_in(2) => sgprs(OFFSET, 1),
            Field::Soffset => Operand::Inline(128 + r.below(5) as u8 * 8),
            Field::Sdata if o.class == OperandClass::Uimm16 => Operand::Imm(1),
            Field::Sdata => sgprs(SDATA, o.width),
            Field::SmemOffset if r.one_in(2) => sgprs(OFFSET, 1),
            Field::SmemOffset if opcode.mnemonic().contains("atomic") => {
                Operand::Imm(8 * r.below(32) as i32)
            }
            Field::SmemOffset if generation == Generation::Gfx7 && r.one_in(3) => {
                Operand::Literal(r.below(64) as u32)
            }
            Field::SmemOffset => Operand::Imm(4 * r.below(64) as i32),
            _ => Operand::Imm(0),
        };
        inst.operands.push(operand);
    }
    inst
}

/// `dfmt` and `nfmt` that exist together.
fn format(r: &mut Random) -> u8 {
    let dfmt = r.below(15) as u8;
    let floats = matches!(dfmt, 2 | 4..=7 | 11..=14);
    let nfmt = match r.below(7) {
        6 if floats => 7,
        6 => 4,
        n => n as u8,
    };
    dfmt | nfmt << 4
}

fn offset(r: &mut Random, opcode: Opcode) -> i32 {
    match opcode.desc().family {
        Family::Ds if opcode.mnemonic().contains("swizzle") => {
            // FFT, rotation, quads, masks.
            let kind = r.pick(&[0xe000, 0xc000, 0xc000, 0x8000, 0]);
            kind | r.below(if kind == 0 { 0x8000 } else { 0x800 }) as i32
        }
        Family::Ds if opcode.desc().flags.contains(InstFlags::TWO_OFFSETS) => r.below(2) as i32,
        Family::Ds if opcode.mnemonic().contains("src2") => {
            (0x8000 * r.below(2) as i32) | (4 * r.below(8) as i32)
        }
        Family::Ds => 8 * r.below(8) as i32,
        Family::Flat | Family::Mubuf | Family::Mtbuf => 8 * r.below(4) as i32,
        Family::Global => 8 * r.below(8) as i32 - 24,
        Family::Scratch => 4 * r.below(3) as i32,
        _ => 0,
    }
}

fn address(r: &mut Random, inst: &Inst, family: Family, saddr: bool, width: u8) -> Operand {
    match family {
        Family::Global if saddr => vgprs(VADDR, 1),
        Family::Scratch if saddr && r.one_in(2) => Operand::Off,
        Family::Scratch if saddr => vgprs(VADDR, 1),
        Family::Mubuf | Family::Mtbuf if inst.mods.flags.contains(ModFlags::ADDR64) => {
            vgprs(VADDR, 2)
        }
        Family::Mubuf | Family::Mtbuf => {
            let both = ModFlags::IDXEN | ModFlags::OFFEN;
            match (inst.mods.flags & both).bits().count_ones() {
                0 => Operand::Off,
                n => vgprs(VADDR, n as u8),
            }
        }
        _ => vgprs(VADDR, width),
    }
}

/// A state for an instruction.
pub fn state(r: &mut Random, inst: &Inst) -> State {
    let desc = inst.opcode.desc();
    let sizes = sizes(inst.opcode);
    let mut st = State {
        sgprs: std::array::from_fn(|_| word(r)),
        vcc: r.next(),
        exec: mask(r),
        scc: r.one_in(2),
        m0: word(r),
        mode: mode(r),
        vgprs: (0..sizes.vgprs)
            .map(|_| std::array::from_fn(|_| word(r)))
            .collect(),
        agprs: Vec::new(),
        lds: Vec::new(),
        memory: Vec::new(),
        address: 0,
        pc: 0,
        pointers: Vec::new(),
        halves: Halves::Kept,
        bytes: Bytes::OneZero,
        generation: Generation::Gfx9,
    };
    st.lds = contents(r, inst.opcode, sizes.lds);
    st.memory = contents(r, inst.opcode, sizes.memory);
    data(r, inst, &mut st);
    match desc.family {
        Family::Ds => lds(r, inst, &mut st),
        Family::Mubuf | Family::Mtbuf => buffer(r, inst, &mut st),
        Family::Smem => scalar(r, inst, &mut st),
        Family::Scratch => scratch(r, &mut st),
        _ => flat(r, inst, &mut st),
    }
    if inst.mods.flags.contains(ModFlags::LDS) || desc.flags.contains(InstFlags::LDS_DMA) {
        // Of two bits, gfx950 takes them for a part of the offset.
        st.m0 = st.m0 & 0xfffc_0000 | (4 * r.below(64) as u32 + 64);
    }
    st
}

/// Type of the data, as far as floats go.
fn data_type(opcode: Opcode) -> ValueType {
    let name = opcode.mnemonic();
    let wide = name.contains("x2") || name.ends_with("64");
    match name {
        _ if name.ends_with("_bf16") => ValueType::V2Bf16,
        _ if name.contains("pk_add") => ValueType::V2F16,
        _ if name.ends_with("f64") => ValueType::F64,
        _ if name.ends_with("f32") || name.contains("format") => ValueType::F32,
        _ if wide => ValueType::B64,
        _ => ValueType::B32,
    }
}

fn contents(r: &mut Random, opcode: Opcode, bytes: usize) -> Vec<u8> {
    let ty = data_type(opcode);
    let size = if crate::generate::is_wide(ty) { 8 } else { 4 };
    (0..bytes / size)
        .flat_map(|_| value(r, ty).to_le_bytes()[..size].to_vec())
        .collect()
}

/// Data operands of the type; now and then what memory holds, for comparisons.
fn data(r: &mut Random, inst: &Inst, st: &mut State) {
    let ty = data_type(inst.opcode);
    let step = if crate::generate::is_wide(ty) { 2 } else { 1 };
    for n in (usize::from(VDATA)..usize::from(VDST)).step_by(step) {
        for lane in 0..LANES {
            let v = value(r, ty);
            for i in 0..step {
                st.vgprs[n + i][lane] = (v >> (32 * i)) as u32;
            }
        }
    }
    for n in (usize::from(SDATA)..SDATA as usize + 8).step_by(step) {
        let v = value(r, ty);
        (0..step).for_each(|i| st.sgprs[n + i] = (v >> (32 * i)) as u32);
    }
}

/// A different slot for each lane.
fn slots(r: &mut Random) -> [u32; LANES] {
    let (a, b) = (2 * r.below(32) as u32 + 1, r.below(64) as u32);
    std::array::from_fn(|lane| (lane as u32 * a + b) % 64)
}

/// Makes memory equal to what is compared with, in some lanes.
fn agree(st: &mut State, address: usize, lane: usize, from: usize, size: usize, lds: bool) {
    let bytes: Vec<u8> = (0..size / 4)
        .flat_map(|i| st.vgprs[from + i][lane].to_le_bytes())
        .collect();
    let memory = if lds { &mut st.lds } else { &mut st.memory };
    memory[address..address + size].copy_from_slice(&bytes);
}

fn lds(r: &mut Random, inst: &Inst, st: &mut State) {
    let name = inst.opcode.mnemonic();
    if name.contains("_tr_b") {
        // "The EXEC mask must be set to all 1's."
        st.exec = u64::MAX;
    }
    let slots = slots(r);
    let two = inst.opcode.desc().flags.contains(InstFlags::TWO_OFFSETS);
    // Accesses of different lanes must not overlap, whatever is added to them.
    let unit = match two {
        true if name.contains("st64") && name.contains("64_b32")
            || name.contains("st64_rtn_b32") =>
        {
            4
        }
        true if name.contains("st64") => 8,
        true => 16,
        false if name.contains("b96") || name.contains("_b128") => 16,
        false => 8,
    };
    let bytes = ["_u8", "_i8", "_b8", "_u16", "_i16", "_b16"]
        .iter()
        .any(|s| name.contains(s) && !name.contains("_tr_b"));
    for (lane, &slot) in slots.iter().enumerate() {
        let low = if bytes {
            r.below(4) as u32 & if name.contains("16") { 2 } else { 3 }
        } else {
            0
        };
        st.vgprs[usize::from(VADDR)][lane] = slot * unit + low;
        if name.contains("permute") {
            st.vgprs[usize::from(VADDR)][lane] = word(r);
        }
        if name.contains("src2") {
            // Results in the lower half, second operands in the upper one, in dwords from here.
            let dwords = if inst.mods.offset & 0x8000 != 0 {
                (1024 / 4) << 17
            } else {
                0
            };
            st.vgprs[usize::from(VADDR)][lane] = (slot * 8) | dwords;
        }
        if name.contains("cmpst") && r.one_in(2) {
            let size = if name.ends_with("64") { 8 } else { 4 };
            let at = slot * unit + inst.mods.offset as u32;
            agree(st, at as usize, lane, VDATA.into(), size, true);
        }
    }
    match name {
        "ds_append" | "ds_consume" => st.m0 = (r.below(64) as u32 * 4) << 16 | st.m0 & 0xffff,
        _ if name.contains("addtid") => st.m0 = st.m0 & 0xffff_0000 | (r.below(64) as u32 * 4),
        _ => {}
    }
}

fn scratch(r: &mut Random, st: &mut State) {
    st.sgprs[usize::from(BASE)] = 4 * r.below(4) as u32;
    for lane in 0..LANES {
        st.vgprs[usize::from(VADDR)][lane] = r.below(24) as u32 & !3;
    }
}

fn flat(r: &mut Random, inst: &Inst, st: &mut State) {
    let name = inst.opcode.mnemonic();
    let slots = slots(r);
    let based = inst.operands.iter().zip(inst.opcode.desc().operands);
    let based = based
        .into_iter()
        .any(|(o, d)| d.field == Field::Saddr && *o != Operand::Off);
    let start = 256;
    if based {
        st.set_sgpr64(BASE.into(), start);
        st.pointers.push(Pointer::Sgpr(BASE.into()));
    } else {
        st.pointers.push(Pointer::Vgpr(VADDR.into()));
    }
    let bytes = name.contains("byte");
    for (lane, &slot) in slots.iter().enumerate() {
        let low = if bytes { r.below(4) as u32 } else { 0 };
        let at = slot * 16 + low + if based { 0 } else { start as u32 };
        st.vgprs[usize::from(VADDR)][lane] = at;
        st.vgprs[usize::from(VADDR) + 1][lane] = if based { word(r) } else { 0 };
        if name.contains("cmpswap") && r.one_in(2) {
            let size = if name.contains("x2") { 8 } else { 4 };
            let offset = inst.mods.offset + if based { start as i32 } else { 0 };
            agree(
                st,
                (at as i32 + offset) as usize,
                lane,
                usize::from(VDATA) + size / 4,
                size,
                false,
            );
        }
    }
}

fn buffer(r: &mut Random, inst: &Inst, st: &mut State) {
    let name = inst.opcode.mnemonic();
    let on = |flag| inst.mods.flags.contains(flag);
    let (idxen, offen) = (on(ModFlags::IDXEN), on(ModFlags::OFFEN));
    let atomic = name.contains("atomic");
    let stores = inst.opcode.desc().flags.contains(InstFlags::STORES);
    // Lanes that write must not meet: each has a record of its own, or an offset.
    let formatted = name.contains("format");
    let add_tid = (stores || atomic) && !idxen && !offen || !offen && r.one_in(4);
    // An element of a swizzled buffer has four bytes, and no access has more.
    let wide = atomic || formatted || name.contains("dwordx");
    let swizzle = (idxen || add_tid) && !wide && !name.contains("short") && r.one_in(3);
    let stride = if idxen || add_tid { 32u32 } else { 0 };
    let records = match r.below(3) {
        0 => 4096,
        _ if idxen => 40 + r.below(40) as u32,
        _ => 8 * r.below(128) as u32 + r.below(4) as u32,
    };
    let dfmt_nfmt = u32::from(format(r));
    // With ADD_TID the data format is a part of the stride, unless the instruction has a format.
    let dfmt = if add_tid && !formatted {
        0
    } else {
        dfmt_nfmt & 15
    };
    let selects = [4, 5, 6, 7, 4, 0, 1, 6];
    let select = |r: &mut Random, i: usize| {
        if r.one_in(2) {
            4 + i as u32
        } else {
            r.pick(&selects)
        }
    };
    let sel = select(r, 0) | select(r, 1) << 3 | select(r, 2) << 6 | select(r, 3) << 9;
    let base = usize::from(BASE);
    st.sgprs[base] = 512;
    st.sgprs[base + 1] = stride << 16 | u32::from(swizzle) << 31;
    st.sgprs[base + 2] = records;
    st.sgprs[base + 3] = sel
        | (dfmt_nfmt >> 4) << 12
        | dfmt << 15
        // Elements of 4 bytes, where the resource says it.
        | 1 << 19
        | (r.below(3) as u32) << 21
        | u32::from(add_tid) << 23;
    st.pointers.push(Pointer::Sgpr(base));
    st.sgprs[usize::from(OFFSET)] = 8 * r.below(8) as u32;
    st.m0 = st.m0 & 0xffff_0000 | (4 * r.below(64) as u32);
    let slots = slots(r);
    for (lane, &slot) in slots.iter().enumerate() {
        let byte = if name.contains("byte") {
            r.below(4) as u32
        } else {
            0
        };
        let offset = if idxen { byte } else { slot * 16 + byte };
        let mut next = usize::from(VADDR);
        if idxen {
            st.vgprs[next][lane] = if add_tid { 0 } else { slot };
            next += 1;
        }
        if offen {
            st.vgprs[next][lane] = offset;
        }
        if on(ModFlags::ADDR64) {
            st.vgprs[next][lane] = slot * 16 + byte;
            st.vgprs[next + 1][lane] = 0;
        }
        let apart = idxen || offen || on(ModFlags::ADDR64);
        if !apart && (stores || atomic) && !add_tid {
            st.exec = 1 << (st.exec.trailing_zeros() % 64);
        }
    }
}

fn scalar(r: &mut Random, inst: &Inst, st: &mut State) {
    let name = inst.opcode.mnemonic();
    let base = usize::from(BASE);
    st.set_sgpr64(base, 1024 + if r.one_in(4) { 2 } else { 0 });
    if name.contains("atomic") {
        st.set_sgpr64(base, 1024);
    }
    st.pointers.push(Pointer::Sgpr(base));
    if name.contains("buffer") {
        let stride = r.pick(&[0u32, 4, 16]);
        st.sgprs[base + 1] = stride << 16;
        st.sgprs[base + 2] = r.pick(&[0u32, 16, 40, 100, 4096]);
    }
    let scratch = name.contains("scratch");
    st.sgprs[usize::from(OFFSET)] = if scratch {
        r.below(8) as u32
    } else {
        8 * r.below(64) as u32
    };
    if name.contains("cmpswap") && r.one_in(2) {
        let size = if name.contains("x2") { 8 } else { 4 };
        let from = usize::from(SDATA) + size / 4;
        // Every place: the address depends on the offset.
        let bytes: Vec<u8> = (0..size / 4)
            .flat_map(|i| st.sgprs[from + i].to_le_bytes())
            .collect();
        st.memory = bytes.iter().copied().cycle().take(MEMORY).collect();
    }
}
