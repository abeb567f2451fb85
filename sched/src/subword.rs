//! Bytes and halves of words that an instruction selects itself (SDWA), in the place of one that
//! takes them out of the word before; and stores of the upper half of a word (D16_HI).
//!
//! `v_bfe_u32 b, x, 8, 8` and `v_lshlrev_b32 a, 2, b` become one `v_lshlrev_b32_sdwa` of BYTE_1 of
//! `x`. An extraction goes only if all its uses can select: each of them takes four bytes more, so
//! nothing is gained by some. SDWA has no constants: where the other source is one, an SGPR holds
//! it from the function's entry on, if at least two instructions want that.
//!
//! Linear in the number of operands, and nothing where nothing is taken out of words.

use cranelift_entity::SecondaryMap;
use isa::{
    Family, Form, Forms, ImplicitRegs, InputMods, Machine, Opcode, SdwaSel, SdwaSources, ValueType,
};
use mir::{Bank, Block, Function, Inst, Lanes, Op, Operand, VReg};
use std::collections::BTreeMap;

/// A constant is worth an SGPR where so many instructions select beside it.
const WORTH_A_REGISTER: usize = 2;

/// A part of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// The word.
    word: VReg,
    sel: SdwaSel,
    /// Sign-extended?
    signed: bool,
}

/// An operand of an instruction.
#[derive(Clone, Copy)]
struct Use {
    block: Block,
    inst: usize,
    operand: usize,
}

/// An extraction.
struct Taken {
    /// Its result.
    reg: VReg,
    /// Where it stands.
    block: Block,
    /// The part that it takes.
    part: Part,
    /// Where the result is read, as long as all can select.
    uses: Vec<Use>,
    /// Is there a use that cannot?
    fixed: bool,
}

/// No extraction.
const NONE: u32 = u32::MAX;

/// The extractions of a function.
struct Extractions {
    list: Vec<Taken>,
    /// The number in the list of the one whose result a register is, or [`NONE`].
    by_result: SecondaryMap<VReg, u32>,
}

impl Extractions {
    fn of_mut(&mut self, reg: VReg) -> Option<&mut Taken> {
        self.list.get_mut(self.by_result[reg] as usize)
    }
}

/// Lets instructions select parts of words.
pub fn select_subwords(func: &mut Function, machine: &Machine) {
    let stores_halves = machine.has(Opcode::DsWriteB16D16Hi);
    if machine.facts().sdwa_sources == SdwaSources::None && !stores_halves {
        return;
    }
    let mut all = find_parts(func);
    if all.list.is_empty() {
        return;
    }
    find_uses(func, machine, &mut all);
    let mut taken = all.list;
    taken.retain(|t| !t.fixed && !t.uses.is_empty());
    let constants = constants(func, machine, &taken);
    let wanted = |u: &Use| match other_constant(func, *u) {
        None => true,
        Some(c) => constants.contains_key(&c),
    };
    taken.retain(|t| t.uses.iter().all(wanted));
    if taken.is_empty() {
        return;
    }
    taken.sort_unstable_by_key(|t| t.reg);
    let registers = registers(func, &taken, &constants);
    for Taken { part, uses, .. } in &taken {
        for &place in uses {
            select(func, place, *part, &registers);
        }
    }
    remove(func, taken);
    load_constants(func, machine, &registers);
}

/// Finds what is a part of a word.
fn find_parts(func: &Function) -> Extractions {
    let mut all = Extractions {
        list: Vec::new(),
        by_result: SecondaryMap::with_default(NONE),
    };
    for &block in &func.layout {
        for inst in &func.blocks[block].insts {
            if let Some((reg, part)) = part_of(func, inst) {
                all.by_result[reg] = all.list.len() as u32;
                all.list.push(Taken {
                    reg,
                    block,
                    part,
                    uses: Vec::new(),
                    fixed: false,
                });
            }
        }
    }
    all
}

/// What an instruction takes out of a word.
fn part_of(func: &Function, inst: &Inst) -> Option<(VReg, Part)> {
    let opcode = inst.opcode().filter(|&o| takes_out(o) && is_plain(inst))?;
    let word = |i: usize| vgpr(func, inst.operands[i]);
    let number = |i: usize| constant(inst.operands[i], ValueType::B32);
    let (word, sel, signed) = match opcode {
        Opcode::VBfeU32 | Opcode::VBfeI32 => {
            let sel = selection(number(2)?, number(3)?)?;
            (word(1)?, sel, opcode == Opcode::VBfeI32)
        }
        Opcode::VAndB32 => {
            let (mask, word) = match (number(1), number(2)) {
                (Some(mask), None) => (mask, word(2)?),
                (None, Some(mask)) => (mask, word(1)?),
                _ => return None,
            };
            let sel = match mask {
                0xff => SdwaSel::Byte0,
                0xffff => SdwaSel::Word0,
                _ => return None,
            };
            (word, sel, false)
        }
        Opcode::VLshrrevB32 | Opcode::VAshrrevI32 => {
            let n = number(1)?;
            let sel = selection(n, 32u32.checked_sub(n)?)?;
            (word(2)?, sel, opcode == Opcode::VAshrrevI32)
        }
        _ => return None,
    };
    let part = Part { word, sel, signed };
    Some((vgpr(func, inst.operands[0])?, part))
}

/// May an instruction take something out of a word?
fn takes_out(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        VBfeU32 | VBfeI32 | VAndB32 | VLshrrevB32 | VAshrrevI32
    )
}

/// The part of a word that begins at a bit and has a width.
fn selection(offset: u32, width: u32) -> Option<SdwaSel> {
    Some(match (offset, width) {
        (0, 8) => SdwaSel::Byte0,
        (8, 8) => SdwaSel::Byte1,
        (16, 8) => SdwaSel::Byte2,
        (24, 8) => SdwaSel::Byte3,
        (0, 16) => SdwaSel::Word0,
        (16, 16) => SdwaSel::Word1,
        _ => return None,
    })
}

/// A virtual VGPR.
pub fn vgpr(func: &Function, operand: Operand) -> Option<VReg> {
    let reg = *func.operand_regs(operand).first()?;
    let is_word = func.operand_regs(operand).len() == 1;
    (is_word && func.vregs[reg].bank == Bank::Vgpr).then_some(reg)
}

/// The bits that a constant has as an operand of a type: 1.0 is another number of 16 bits than of
/// 32.
pub fn constant(operand: Operand, ty: ValueType) -> Option<u32> {
    match operand {
        Operand::Inline(code) => Some(isa::inline_value(code, ty) as u32),
        Operand::Literal(bits) => Some(bits),
        _ => None,
    }
}

/// Is it executed for the active lanes, without modifiers?
fn is_plain(inst: &Inst) -> bool {
    let is_default = inst.opcode().is_some_and(|o| inst.mods == o.default_mods());
    let form = matches!(inst.form, Form::E32 | Form::E64 | Form::Native);
    form && is_default && inst.lanes == Lanes::Active
}

/// Notes where parts are used: from the first one's block on, since blocks stand in reverse
/// post-order, in which a definition comes before its uses.
fn find_uses(func: &Function, machine: &Machine, all: &mut Extractions) {
    let first = all.list.first().map(|t| t.block);
    for &block in func.layout.iter().skip_while(|&&b| Some(b) != first) {
        let data = &func.blocks[block];
        for (k, inst) in data.insts.iter().enumerate() {
            // A part of a part may go itself.
            let is_part = || part_of(func, inst).is_some();
            let written = inst.written();
            for (i, &operand) in inst.operands.iter().enumerate() {
                if written.contains(i) {
                    continue;
                }
                for &reg in func.operand_regs(operand) {
                    let Some(taken) = all.of_mut(reg).filter(|t| !t.fixed) else {
                        continue;
                    };
                    let place = Use {
                        block,
                        inst: k,
                        operand: i,
                    };
                    match !is_part() && can_select(func, machine, inst, i, taken.part) {
                        true => taken.uses.push(place),
                        false => taken.fixed = true,
                    }
                }
            }
        }
        for &reg in data.succs.iter().flat_map(|edge| &edge.args) {
            if let Some(taken) = all.of_mut(reg) {
                taken.fixed = true;
            }
        }
    }
}

/// Can an instruction select a part of a word in the place of an operand?
fn can_select(func: &Function, machine: &Machine, inst: &Inst, i: usize, part: Part) -> bool {
    if let Some(upper) = inst.opcode().and_then(upper_store) {
        return i == upper.data && upper.has_data(part.sel) && machine.has(upper.opcode);
    }
    let Some(opcode) = inst.opcode().filter(|_| is_plain(inst)) else {
        return false;
    };
    let desc = opcode.desc();
    let scalars = machine.facts().sdwa_sources == SdwaSources::VectorAndScalar;
    // Where scalar registers may be sources, a comparison may have its result in any of them.
    let compares = desc.family == Family::Vopc && scalars;
    let family = matches!(desc.family, Family::Vop1 | Family::Vop2) || compares;
    let has_form = desc.forms_on(machine.column()).contains(Forms::SDWA);
    let vcc = (desc.implicit_reads | desc.implicit_writes).contains(ImplicitRegs::VCC);
    let operands = &inst.operands[..];
    // A result and one or two sources: others name a lane mask or an old value, too.
    let few = operands.len() <= 3 && operands.len() == desc.operands.len();
    if !family || !has_form || vcc || !few {
        return false;
    }
    // Nothing to be gained, and the result of others is in an SGPR.
    if opcode == Opcode::VMovB32 || vgpr(func, operands[0]).is_none() && !compares {
        return false;
    }
    let row = &desc.operands[i];
    // The sign is extended for integers.
    if row.width != 1 || part.signed && !row.mods.contains(InputMods::SEXT) {
        return false;
    }
    let other = (1..operands.len()).find(|&k| k != i);
    other.is_none_or(|k| {
        desc.operands[k].width == 1
            && (vgpr(func, operands[k]).is_some()
                || scalars && (is_sgpr(func, operands[k]) || is_constant(operands[k])))
    })
}

/// A store of the upper half of a word, or of the byte with which that begins.
struct UpperStore {
    opcode: Opcode,
    is_byte: bool,
    /// The operand that is the data.
    data: usize,
}

impl UpperStore {
    /// Does it store the lowest bits of a part of a word?
    fn has_data(&self, sel: SdwaSel) -> bool {
        sel == SdwaSel::Word1 || self.is_byte && sel == SdwaSel::Byte2
    }
}

/// The store of the upper half for one of the lower half (Vega ISA manual, "FLAT, Scratch and
/// Global Instructions", "MUBUF" and "LDS": `D16_HI`).
fn upper_store(opcode: Opcode) -> Option<UpperStore> {
    use Opcode::*;
    let (opcode, is_byte, data) = match opcode {
        GlobalStoreShort => (GlobalStoreShortD16Hi, false, 1),
        GlobalStoreByte => (GlobalStoreByteD16Hi, true, 1),
        FlatStoreShort => (FlatStoreShortD16Hi, false, 1),
        FlatStoreByte => (FlatStoreByteD16Hi, true, 1),
        ScratchStoreShort => (ScratchStoreShortD16Hi, false, 1),
        ScratchStoreByte => (ScratchStoreByteD16Hi, true, 1),
        DsWriteB16 => (DsWriteB16D16Hi, false, 1),
        DsWriteB8 => (DsWriteB8D16Hi, true, 1),
        BufferStoreShort => (BufferStoreShortD16Hi, false, 0),
        BufferStoreByte => (BufferStoreByteD16Hi, true, 0),
        _ => return None,
    };
    Some(UpperStore {
        opcode,
        is_byte,
        data,
    })
}

fn is_constant(operand: Operand) -> bool {
    matches!(operand, Operand::Inline(_) | Operand::Literal(_))
}

fn is_sgpr(func: &Function, operand: Operand) -> bool {
    let regs = func.operand_regs(operand);
    regs.len() == 1 && func.vregs[regs[0]].bank == Bank::Sgpr
}

/// The constant beside an operand that selects.
fn other_constant(func: &Function, place: Use) -> Option<u32> {
    let inst = &func.blocks[place.block].insts[place.inst];
    let opcode = inst.opcode().filter(|&o| upper_store(o).is_none())?;
    let rows = opcode.desc().operands;
    let mut others = (1..inst.operands.len()).filter(|&i| i != place.operand);
    others.find_map(|i| constant(inst.operands[i], rows[i].ty))
}

/// The constants that are worth a register, and how many instructions want each.
fn constants(func: &Function, machine: &Machine, taken: &[Taken]) -> BTreeMap<u32, usize> {
    let mut counts = BTreeMap::new();
    if machine.facts().sdwa_sources != SdwaSources::VectorAndScalar {
        return counts;
    }
    let uses = taken.iter().flat_map(|t| &t.uses);
    for c in uses.filter_map(|&u| other_constant(func, u)) {
        *counts.entry(c).or_default() += 1;
    }
    counts.retain(|_, count| *count >= WORTH_A_REGISTER);
    counts
}

/// A register for each constant that stands beside what is chosen.
fn registers(
    func: &mut Function,
    chosen: &[Taken],
    constants: &BTreeMap<u32, usize>,
) -> BTreeMap<u32, VReg> {
    let mut registers = BTreeMap::new();
    for &place in chosen.iter().flat_map(|t| &t.uses) {
        if let Some(c) = other_constant(func, place).filter(|c| constants.contains_key(c)) {
            let new = || func.vreg(Bank::Sgpr);
            registers.entry(c).or_insert_with(new);
        }
    }
    registers
}

/// Lets one operand select.
fn select(func: &mut Function, place: Use, part: Part, registers: &BTreeMap<u32, VReg>) {
    let word = func.operand(&[part.word]);
    let scalar = other_constant(func, place).and_then(|c| registers.get(&c));
    let scalar = scalar.map(|&reg| func.operand(&[reg]));
    let inst = &mut func.blocks[place.block].insts[place.inst];
    if let Some(upper) = inst.opcode().and_then(upper_store) {
        inst.op = Op::Isa(upper.opcode);
        inst.operands[upper.data] = word;
        return;
    }
    if let Some(scalar) = scalar {
        let others = inst.operands.iter_mut().enumerate().skip(1);
        for (_, other) in others.filter(|(i, _)| *i != place.operand) {
            *other = scalar;
        }
    }
    inst.form = Form::Sdwa;
    inst.operands[place.operand] = word;
    let source = place.operand - 1;
    match source {
        0 => inst.mods.sdwa.src0_sel = part.sel,
        _ => inst.mods.sdwa.src1_sel = part.sel,
    }
    inst.mods.sdwa.sext |= u8::from(part.signed) << source;
}

/// Removes the extractions.
fn remove(func: &mut Function, chosen: Vec<Taken>) {
    let mut gone: BTreeMap<Block, Vec<VReg>> = BTreeMap::new();
    for taken in chosen {
        gone.entry(taken.block).or_default().push(taken.reg);
    }
    for (block, gone) in gone {
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|inst| {
            let written = inst.operands.first().and_then(|&o| vgpr(func, o));
            // They are in order.
            let goes = |reg| inst.access(0).0 && gone.binary_search(&reg).is_ok();
            !written.is_some_and(goes)
        });
        func.blocks[block].insts = insts;
    }
}

/// Puts constants in SGPRs, at the function's entry behind its prolog and what arrives in
/// registers.
fn load_constants(func: &mut Function, machine: &Machine, registers: &BTreeMap<u32, VReg>) {
    let entry = func.entry();
    for (&value, &reg) in registers {
        let dst = func.operand(&[reg]);
        let bits = u64::from(value);
        let source = match isa::inline_constant(bits, ValueType::B32, machine.column()) {
            Some(code) => Operand::Inline(code),
            None => Operand::Literal(value),
        };
        let inst = Inst::new(Opcode::SMovB32, &[dst, source]);
        let insts = &mut func.blocks[entry].insts;
        let at = insts.iter().position(|i| !is_arrival(i)).unwrap_or(0);
        insts.insert(at, inst);
    }
}

/// Does an instruction belong to the beginning of a function?
fn is_arrival(inst: &Inst) -> bool {
    let is_copy =
        inst.is_pseudo(mir::Pseudo::Copy) && matches!(inst.operands.get(1), Some(Operand::Phys(_)));
    inst.is_pseudo(mir::Pseudo::Prolog) || is_copy
}
