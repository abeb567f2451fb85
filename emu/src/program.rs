//! Code, decoded once into a dense form: one [`Op`] for each instruction that is reached, with
//! its operands resolved and the function that executes it.
//!
//! Decoding is on demand: data between functions is never looked at. A slot for each dword of code
//! says where its operation is, so that finding the next one is an index.

use crate::cost::Class;
use crate::error::{FaultKind, Trap};
use crate::exec::{self, Exec};
use crate::illegal;
use crate::memory::{Hint, Memory};
use isa::{
    Family, Field, Form, ImplicitRegs, Inst, InstFlags, ModFlags, Modifiers, Opcode, Operand, Reg,
    RegKind, RegSpan, Role, Target, ValueType,
};

/// A source of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Src {
    /// Vector register (its place in [`crate::wave::Wave::vgprs`]).
    Vector(u16),
    /// Scalar register, by [`Reg::code`].
    Scalar(u16),
    /// Constant.
    Const(u64),
    /// Nothing.
    None,
}

/// A destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dst {
    /// Vector register.
    Vector(u16),
    /// Scalar register.
    Scalar(u16),
    /// Nothing.
    None,
}

/// An instruction ready to be executed.
#[derive(Clone)]
pub(crate) struct Op {
    pub run: Exec,
    /// What `run` calls: with the value, if source 0 is `lds_direct`; behind the check of M0, if it
    /// is an access of LDS.
    pub inner: Option<Exec>,
    pub opcode: Opcode,
    pub family: Family,
    pub form: Form,
    pub class: Class,
    /// Bytes.
    pub size: u8,
    /// No modifier of a vector ALU instruction is in use.
    pub plain: bool,
    pub writes_exec: bool,
    /// An atomic that gives the value before.
    pub returns: bool,
    pub dst: Dst,
    /// Scalar destination of scalar instructions, compares and carries.
    pub sdst: u16,
    pub src: [Src; 3],
    pub addr: Src,
    pub data: Src,
    pub data1: Src,
    /// Base of addresses: SADDR, SRSRC or SBASE.
    pub base: Src,
    /// Offset of buffers and scalar memory in a register or constant; an image's sampler.
    pub soffset: Src,
    pub imm: i32,
    pub mods: Modifiers,
    /// Cycles the instruction takes to issue.
    pub issue: u32,
    /// Cycles until the memory operation is done.
    pub latency: u32,
    /// Cycles for which the unit that the SIMDs share is occupied.
    pub unit: u32,
}

impl Op {
    /// The clamp bit.
    pub fn clamps(&self) -> bool {
        self.mods.flags.contains(ModFlags::CLAMP)
    }
}

impl Op {
    /// Whether strict mode knows what the instruction reads and writes: not the global data share
    /// and wave sync, values that VALU instructions take from LDS, `tfe`.
    pub fn is_known_to_strict(&self) -> bool {
        let flags = self.mods.flags;
        let unknown = flags.intersects(ModFlags::GDS | ModFlags::TFE)
            || self.opcode.desc().flags.contains(InstFlags::GDS_ONLY)
            || self.inner.is_some() && self.family != Family::Ds;
        !unknown
    }
}

/// How many registers waves have; what an instruction may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Registers {
    pub sgprs: u16,
    pub vgprs: u16,
    /// AccVGPRs lie in [`crate::wave::Wave::vgprs`] from `acc_base` on.
    pub acc_base: u16,
    pub agprs: u16,
}

/// A range of code.
#[derive(Clone)]
struct Code {
    base: u64,
    /// One for each dword: index into `ops` plus one, 0 if not yet decoded.
    slots: Vec<u32>,
}

/// The code that waves of one launch execute.
#[derive(Clone)]
pub(crate) struct Program {
    target: Target,
    registers: Registers,
    code: Vec<Code>,
    ops: Vec<Op>,
    /// Index into `code` of the last lookup.
    last: usize,
}

impl Program {
    /// Code in the given address ranges (base, bytes).
    pub fn new(target: Target, registers: Registers, ranges: &[(u64, u64)]) -> Program {
        let code = ranges
            .iter()
            .map(|&(base, size)| Code {
                base,
                slots: vec![0; (size / 4) as usize],
            })
            .collect();
        Program {
            target,
            registers,
            code,
            ops: Vec::new(),
            last: 0,
        }
    }

    /// The registers that instructions may name.
    pub fn registers(&self) -> Registers {
        self.registers
    }

    /// The operation at `pc`.
    #[inline]
    pub fn at(&mut self, pc: u64, memory: &Memory) -> Result<&Op, Trap> {
        let slot = self
            .code
            .get(self.last)
            .and_then(|c| c.slots.get((pc.wrapping_sub(c.base) / 4) as usize))
            .copied();
        let index = match slot {
            Some(slot) if slot != 0 && pc.is_multiple_of(4) => slot - 1,
            _ => self.decode(pc, memory)?,
        };
        Ok(&self.ops[index as usize])
    }

    #[cold]
    fn decode(&mut self, pc: u64, memory: &Memory) -> Result<u32, Trap> {
        let place = self.code.iter().position(|c| {
            pc.checked_sub(c.base)
                .is_some_and(|o| o / 4 < c.slots.len() as u64)
        });
        let Some(place) = place.filter(|_| pc.is_multiple_of(4)) else {
            let what = format!("the program counter {pc:#x} is outside the code");
            return Err(FaultKind::IllegalInstruction(what).into());
        };
        self.last = place;
        let slot = ((pc - self.code[place].base) / 4) as usize;
        if let Some(index) = self.code[place].slots[slot].checked_sub(1) {
            return Ok(index);
        }
        let (inst, size) = self.instruction(pc, memory)?;
        let op = resolve(&inst, size, &self.target, self.registers)?;
        let index = self.ops.len() as u32;
        self.ops.push(op);
        self.code[place].slots[slot] = index + 1;
        Ok(index)
    }

    /// Decodes the instruction at `pc`.
    pub fn instruction(&self, pc: u64, memory: &Memory) -> Result<(Inst, usize), Trap> {
        instruction_at(pc, memory, &self.target)
    }

    /// What is executed, for messages.
    pub fn text(&self, pc: u64, memory: &Memory) -> String {
        match self.instruction(pc, memory) {
            Ok((inst, _)) => inst.display(&self.target).to_string(),
            Err(_) => String::new(),
        }
    }
}

/// Decodes the instruction at `pc`; gives its size in bytes too.
pub(crate) fn instruction_at(
    pc: u64,
    memory: &Memory,
    target: &Target,
) -> Result<(Inst, usize), Trap> {
    /// Dwords of the longest instruction.
    const LONGEST: usize = 4;
    let mut bytes = [0; 4 * LONGEST];
    let mut count = 0;
    let hint = &mut Hint::default();
    while count < LONGEST {
        let Ok(word) = memory.load(pc.wrapping_add(4 * count as u64), 4, hint) else {
            break;
        };
        bytes[4 * count..4 * count + 4].copy_from_slice(&word.to_le_bytes());
        count += 1;
    }
    isa::decode(&bytes[..4 * count], target)
        .map_err(|e| FaultKind::IllegalInstruction(e.to_string()).into())
}

/// Resolves an instruction.
fn resolve(inst: &Inst, size: usize, target: &Target, registers: Registers) -> Result<Op, Trap> {
    let desc = inst.opcode.desc();
    let family = desc.family_on(target.processor.generation);
    let unimplemented =
        || -> Trap { FaultKind::Unimplemented(inst.display(target).to_string()).into() };
    let run = exec::lookup_with(inst.opcode, inst.mods.flags).ok_or_else(unimplemented)?;
    if inst.mods.has(ModFlags::ADDR64) && inst.mods.has(ModFlags::LDS) {
        return Err(unimplemented());
    }
    if let Some(what) = illegal::use_of(inst, family) {
        return Err(FaultKind::IllegalInstruction(what.to_string()).into());
    }
    // What these do to a pair is not documented.
    let pairs = matches!(inst.opcode, Opcode::VDot2cF32F16 | Opcode::VPkFmacF16);
    if pairs && inst.mods.neg | inst.mods.abs != 0 {
        return Err(unimplemented());
    }
    let class = Class::of(inst.opcode, family);
    let cost = crate::cost::of(desc, inst.mods.matrix, family, target.processor);
    let mut op = Op {
        run,
        inner: None,
        opcode: inst.opcode,
        family,
        form: inst.form,
        class,
        size: size as u8,
        plain: is_plain(inst),
        writes_exec: desc.implicit_writes.contains(ImplicitRegs::EXEC),
        returns: desc.flags.contains(InstFlags::RETURNS),
        dst: Dst::None,
        sdst: 0,
        src: [Src::None; 3],
        addr: Src::None,
        data: Src::None,
        data1: Src::None,
        base: Src::None,
        soffset: Src::None,
        imm: 0,
        mods: inst.mods,
        issue: cost.issue,
        latency: cost.latency,
        unit: cost.unit,
    };
    if family != Family::Vop3p {
        // Packed operations outside VOP3P have no field for it: high halves from high halves.
        op.mods.op_sel_hi = 7;
    }
    if exec::lds_bound::is_checked(desc, &inst.mods, target.processor.generation) {
        (op.run, op.inner) = (exec::lds_bound::RUN, Some(run));
    }
    for (operand, desc) in inst.operands.iter().zip(desc.operands) {
        if is_lds_direct(*operand) && desc.field == Field::Src0 && desc.width == 1 {
            (op.run, op.inner) = (exec::lds_direct::RUN, Some(run));
            continue;
        }
        operand_of(&mut op, *operand, desc, registers)?;
    }
    if let (Dst::Vector(dst), Src::None) = (op.dst, op.src[2]) {
        let tied = desc
            .operands
            .iter()
            .any(|o| o.field == Field::Vdst && o.role == Role::DefUse);
        if tied {
            op.src[2] = Src::Vector(dst);
        }
    }
    if op.class == Class::Waitcnt {
        let (vm, lgkm) = exec::control::waited(op.imm as u32);
        if vm == 0 || lgkm == 0 {
            op.class = Class::WaitcntZero;
        }
    }
    Ok(op)
}

fn is_lds_direct(operand: Operand) -> bool {
    operand
        .reg()
        .is_some_and(|span| span.base == Reg::LDS_DIRECT)
}

/// Whether a vector ALU instruction uses no modifier.
fn is_plain(inst: &Inst) -> bool {
    let m = &inst.mods;
    matches!(inst.form, Form::E32 | Form::E64 | Form::Native)
        && m.neg == 0
        && m.abs == 0
        && m.op_sel == 0
        && m.omod == isa::Omod::None
        && !m.flags.contains(ModFlags::CLAMP)
}

fn operand_of(
    op: &mut Op,
    operand: Operand,
    desc: &isa::OperandDesc,
    registers: Registers,
) -> Result<(), Trap> {
    let src = match operand {
        Operand::Reg(span) => register(span, registers)?,
        Operand::Inline(code) => Src::Const(inline(code, desc.ty)),
        // GFX7: an offset in dwords.
        Operand::Literal(value) if desc.field == Field::SmemOffset => {
            Src::Const(4 * u64::from(value))
        }
        Operand::Literal(value) => Src::Const(literal(value, desc.ty)),
        Operand::Imm(value) => {
            op.imm = value;
            Src::Const(i64::from(value) as u64)
        }
        Operand::Off => Src::None,
    };
    match desc.field {
        Field::Sdst | Field::Sdata => {
            if let Src::Scalar(code) = src {
                op.sdst = code;
            }
        }
        Field::Vdst => {
            op.dst = match src {
                Src::Vector(r) => Dst::Vector(r),
                Src::Scalar(code) => Dst::Scalar(code),
                _ => Dst::None,
            }
        }
        Field::Ssrc0 | Field::Src0 => op.src[0] = src,
        Field::Ssrc1 | Field::Src1 => op.src[1] = src,
        Field::Src2 | Field::Literal => op.src[2] = src,
        Field::Simm16 => {}
        Field::Sbase | Field::Srsrc | Field::Saddr => op.base = src,
        // A sampler stands beside the image's resource as an offset does beside a buffer's.
        Field::SmemOffset | Field::Soffset | Field::Ssamp => op.soffset = src,
        Field::Vaddr => op.addr = src,
        Field::Vdata => {
            op.data = src;
            if let (Src::Vector(r), true) = (src, desc.role.writes()) {
                op.dst = Dst::Vector(r);
            }
        }
        Field::Vdata1 => op.data1 = src,
        // Of matrices' scales.
        Field::Scale0 => op.data = src,
        Field::Scale1 => op.data1 = src,
        _ => {
            let what = format!("operands of {}", op.opcode.mnemonic());
            return Err(FaultKind::Unimplemented(what).into());
        }
    }
    Ok(())
}

/// Resolves registers, which must be among those that are allocated.
fn register(span: RegSpan, registers: Registers) -> Result<Src, Trap> {
    let end = span.base.index() + u16::from(span.count);
    let outside = |file: &str, count: u16| {
        let what = format!("{span} is beyond the {count} {file} that the kernel allocates");
        Err(crate::wave::no_such_register(what))
    };
    match span.base.kind() {
        RegKind::Vgpr if end > registers.vgprs => outside("VGPRs", registers.vgprs),
        RegKind::Vgpr => Ok(Src::Vector(span.base.index())),
        RegKind::Agpr if end > registers.agprs => outside("AccVGPRs", registers.agprs),
        RegKind::Agpr => Ok(Src::Vector(registers.acc_base + span.base.index())),
        RegKind::Sgpr if end > registers.sgprs => outside("SGPRs", registers.sgprs),
        RegKind::LdsDirect | RegKind::PopsExitingWaveId => {
            Err(FaultKind::Unimplemented(format!("source {span}")).into())
        }
        kind => {
            let last = span.base.code() + u16::from(span.count) - 1;
            let in_kind = Reg::from_code(last).is_some_and(|r| r.kind() == kind);
            let aperture = span.base.code() as usize >= crate::wave::SCALARS;
            if !in_kind && !aperture {
                return outside("scalar registers", 0);
            }
            Ok(Src::Scalar(span.base.code()))
        }
    }
}

/// Bits of ±0.5, ±1, ±2, ±4 and 1/(2π), codes 240 to 248, in half, single and double precision
/// (manual, table 19).
const INLINE_FLOATS: [(u16, f32, f64); 9] = [
    (0x3800, 0.5, 0.5),
    (0xb800, -0.5, -0.5),
    (0x3c00, 1.0, 1.0),
    (0xbc00, -1.0, -1.0),
    (0x4000, 2.0, 2.0),
    (0xc000, -2.0, -2.0),
    (0x4400, 4.0, 4.0),
    (0xc400, -4.0, -4.0),
    (
        0x3118,
        f32::from_bits(0x3e22_f983),
        f64::from_bits(0x3fc4_5f30_6dc9_c882),
    ),
];

/// Value of an inline constant. Integers are sign-extended to the operand's width. Floats of
/// half-precision operands have a high half of zero; 16-bit integer operands get the bits of the
/// single-precision number (hardware behaviour that LLVM documents in `getInlineEncodingV216`).
fn inline(code: u8, ty: ValueType) -> u64 {
    match code {
        128..=192 => u64::from(code - 128),
        193..=208 => (192 - i64::from(code)) as u64,
        240..=248 => {
            let (half, single, double) = INLINE_FLOATS[usize::from(code - 240)];
            match ty {
                ValueType::F16 | ValueType::V2F16 => half.into(),
                // The top of single precision (LLVM, `isInlinableLiteralBF16`).
                ValueType::Bf16 | ValueType::V2Bf16 => (single.to_bits() >> 16).into(),
                ValueType::F64 | ValueType::B64 | ValueType::I64 | ValueType::U64 => {
                    double.to_bits()
                }
                _ => single.to_bits().into(),
            }
        }
        _ => 0,
    }
}

/// Value of a literal (manual, 6.2.1 "Literal Expansion to 64 bits").
fn literal(value: u32, ty: ValueType) -> u64 {
    match ty {
        ValueType::F64 => u64::from(value) << 32,
        ValueType::I64 => i64::from(value as i32) as u64,
        _ => value.into(),
    }
}
