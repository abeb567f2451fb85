//! The registers that an instruction reads and writes, from its row in the instruction tables.

use crate::exec::image;
use crate::exec::move_relative::{self, Moves};
use crate::program::Registers;
use crate::wave::{M0, Wave, mode};
use isa::{
    Family, Field, Form, Generation, HazardClass, ImplicitRegs, Inst, InstDesc, InstFlags, Opcode,
    Operand, Reg, RegKind, RegSpan, SdwaUnused, Target,
};

/// Number of scalar codes: everything below VGPR 0, SCC included.
pub(super) const SCALAR_CODES: usize = 256;

/// Which registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum File {
    /// Scalars, by [`Reg::code`].
    Scalar,
    /// Vector registers, by their place in [`Wave::vgprs`].
    Vector,
}

/// Consecutive registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Regs {
    pub file: File,
    pub first: u16,
    pub count: u16,
    /// The operand's field; `None` for implicit registers.
    pub field: Option<Field>,
}

impl Regs {
    fn scalar(reg: Reg, count: u16) -> Regs {
        Regs {
            file: File::Scalar,
            first: reg.code(),
            count,
            field: None,
        }
    }

    /// The single registers.
    pub fn each(self) -> impl Iterator<Item = usize> {
        (usize::from(self.first)..).take(self.count.into())
    }

    /// Whether a scalar register is among them.
    pub fn has_scalar(self, code: u16) -> bool {
        self.file == File::Scalar && (self.first..self.first + self.count).contains(&code)
    }
}

/// What an instruction touches.
#[derive(Clone, Debug)]
pub(crate) struct Footprint {
    pub inst: Inst,
    pub desc: &'static InstDesc,
    pub family: Family,
    pub reads: Vec<Regs>,
    pub writes: Vec<Regs>,
}

impl Footprint {
    /// The footprint of an instruction.
    pub fn new(inst: Inst, target: &Target, registers: Registers) -> Footprint {
        let desc = inst.opcode.desc();
        let generation = target.processor.generation;
        let mut print = Footprint {
            desc,
            family: desc.family_on(generation),
            reads: Vec::new(),
            writes: Vec::new(),
            inst,
        };
        print.explicit(registers);
        print.implicit(generation);
        print
    }

    fn explicit(&mut self, registers: Registers) {
        for (operand, desc) in self.inst.operands.iter().zip(self.desc.operands) {
            let Operand::Reg(span) = *operand else {
                continue;
            };
            let field = Some(desc.field);
            if desc.role.reads() && !self.merges_in_order(desc)
                || (desc.role.writes() && keeps_part(&self.inst, self.desc))
            {
                push_source(&mut self.reads, span, field, registers);
            }
            if desc.role.writes() {
                self.writes.push(regs(span, field, registers));
            }
        }
    }

    /// Whether an operand is the destination of a load that keeps a part of it: the load merges its
    /// bytes when it is done, and reads nothing before.
    fn merges_in_order(&self, desc: &isa::OperandDesc) -> bool {
        let loads = self.desc.flags.contains(InstFlags::LOADS);
        desc.role.writes() && loads && !self.desc.flags.contains(InstFlags::ATOMIC)
    }

    fn implicit(&mut self, generation: Generation) {
        let read = self.desc.implicit_reads_on(generation);
        for (flags, to) in [
            (read, &mut self.reads),
            (self.desc.implicit_writes, &mut self.writes),
        ] {
            for (flag, reg, count) in [
                (ImplicitRegs::VCC, Reg::VCC_LO, 2),
                (ImplicitRegs::EXEC, Reg::EXEC_LO, 2),
                (ImplicitRegs::SCC, Reg::SCC, 1),
                (ImplicitRegs::M0, Reg::M0, 1),
                (ImplicitRegs::FLAT_SCR, Reg::FLAT_SCR_LO, 2),
            ] {
                if flags.contains(flag) {
                    to.push(Regs::scalar(reg, count));
                }
            }
        }
    }

    /// The same where a wave's state says which registers it is about: those that it indexes with
    /// M0 (manual, 6.6), the address in an image.
    pub fn indexed(&self, w: &Wave, registers: Registers) -> Footprint {
        if self.family == Family::Mimg {
            return self.of_image(w, registers);
        }
        if self.moves_relative() {
            return match move_relative::Moves::of(self.inst.opcode) {
                Some(moves) => self.vector_relative(moves, w, registers),
                None => self.relative(w),
            };
        }
        let m0 = w.scalars[M0];
        let (index, enables) = ((m0 & 0xff) as u16, m0 >> 12 & 15);
        let mut print = self.clone();
        let moved = |r: &mut Regs| {
            let bit = match r.field {
                Some(Field::Src0) => 0,
                Some(Field::Src1) => 1,
                Some(Field::Src2) => 2,
                Some(Field::Vdst) => 3,
                _ => return true,
            };
            if r.file != File::Vector || enables >> bit & 1 == 0 {
                return true;
            }
            let fits = r.first + index + r.count <= registers.vgprs;
            r.first = if fits { r.first + index } else { 0 };
            fits || bit != 3
        };
        print.reads.iter_mut().for_each(|r| {
            moved(r);
        });
        // A result beyond the registers is dropped.
        print.writes.retain_mut(moved);
        print
    }

    /// The same with the address that the type of the image wants; one beyond the registers is a
    /// fault, which executing the instruction reports.
    fn of_image(&self, w: &Wave, registers: Registers) -> Footprint {
        let mut print = self.clone();
        let srsrc = self.operand(Field::Srsrc).map(|r| r.first);
        let (opcode, flags) = (self.inst.opcode, self.inst.mods.flags);
        let count = srsrc.and_then(|srsrc| image::address_count(w, opcode, flags, srsrc));
        let addresses = print.reads.iter_mut();
        for regs in addresses.filter(|r| r.field == Some(Field::Vaddr)) {
            let room = registers.vgprs.saturating_sub(regs.first);
            regs.count = count.unwrap_or(regs.count).min(room);
        }
        print
    }

    /// Whether the wave's state makes registers relative to M0, or says how many they are.
    pub fn is_indexed(&self, w: &Wave) -> bool {
        if self.family == Family::Mimg {
            return true;
        }
        w.mode & mode::GPR_IDX_EN != 0 && self.family.is_valu() || self.moves_relative()
    }

    /// `s_movrel*`, `v_movrel*`.
    fn moves_relative(&self) -> bool {
        matches!(
            self.desc.hazard,
            HazardClass::MoveRelM0 | HazardClass::VMoveRelM0
        )
    }

    /// The same for `v_movrel*`.
    fn vector_relative(&self, moves: Moves, w: &Wave, registers: Registers) -> Footprint {
        let mut print = self.clone();
        let place = |r: &Regs| move_relative::moved(r.first, w.scalars[M0], registers.vgprs);
        for regs in &mut print.reads {
            let is_source = regs.field == Some(Field::Src0) && regs.file == File::Vector;
            if is_source && moves.source() {
                regs.first = place(regs).unwrap_or(0);
            }
        }
        for all in [&mut print.reads, &mut print.writes] {
            // A result beyond the registers is dropped.
            all.retain_mut(|regs| {
                if regs.field != Some(Field::Vdst) || !moves.destination() {
                    return true;
                }
                let place = place(regs);
                regs.first = place.unwrap_or(0);
                place.is_some()
            });
        }
        print
    }

    /// The same for `s_movrels_*`, which index the source, and `s_movreld_*`, the destination.
    fn relative(&self, w: &Wave) -> Footprint {
        let mut print = self.clone();
        let index = w.scalars[M0].min(SCALAR_CODES as u32) as u16;
        let moves_source = matches!(self.inst.opcode, Opcode::SMovrelsB32 | Opcode::SMovrelsB64);
        let all = match moves_source {
            true => &mut print.reads,
            false => &mut print.writes,
        };
        let indexed = |r: &&mut Regs| matches!(r.field, Some(Field::Ssrc0 | Field::Sdst));
        for regs in all.iter_mut().filter(indexed) {
            // Beyond the registers it is a fault, which executing the instruction reports.
            regs.first = (regs.first + index).min(SCALAR_CODES as u16 - regs.count);
        }
        print
    }

    pub fn has(&self, flags: InstFlags) -> bool {
        self.desc.flags.intersects(flags)
    }

    /// The registers of an operand.
    pub fn operand(&self, field: Field) -> Option<Regs> {
        let by_field = |r: &&Regs| r.field == Some(field);
        (self.reads.iter().find(by_field))
            .or_else(|| self.writes.iter().find(by_field))
            .copied()
    }
}

/// Whether a destination keeps some of its old bits although its role is not "read and written".
fn keeps_part(inst: &Inst, desc: &InstDesc) -> bool {
    let loads = desc.flags.contains(InstFlags::LOADS);
    desc.flags.contains(InstFlags::PARTIAL_WRITE) && !loads
        || inst.form == Form::Sdwa && inst.mods.sdwa.dst_unused == SdwaUnused::Preserve
        || desc.flags.contains(InstFlags::DST_OP_SEL) && inst.form == Form::E64
}

/// Registers of an operand.
fn regs(span: RegSpan, field: Option<Field>, registers: Registers) -> Regs {
    let (file, first) = match span.base.kind() {
        RegKind::Vgpr => (File::Vector, span.base.index()),
        RegKind::Agpr => (File::Vector, registers.acc_base + span.base.index()),
        _ => (File::Scalar, span.base.code()),
    };
    Regs {
        file,
        first,
        count: span.count.into(),
        field,
    }
}

/// Adds a source; VCCZ and EXECZ stand for the registers that they are computed from, apertures
/// and limits for nothing.
fn push_source(to: &mut Vec<Regs>, span: RegSpan, field: Option<Field>, registers: Registers) {
    let pair = |base| Regs {
        field,
        ..Regs::scalar(base, 2)
    };
    match span.base {
        Reg::VCCZ => to.push(pair(Reg::VCC_LO)),
        Reg::EXECZ => to.push(pair(Reg::EXEC_LO)),
        Reg::SHARED_BASE
        | Reg::SHARED_LIMIT
        | Reg::PRIVATE_BASE
        | Reg::PRIVATE_LIMIT
        | Reg::POPS_EXITING_WAVE_ID => {}
        Reg::SCC => to.push(Regs {
            field,
            ..Regs::scalar(Reg::SCC, 1)
        }),
        _ => to.push(regs(span, field, registers)),
    }
}

/// The name of a register for messages.
pub(super) fn name(file: File, index: usize, registers: Registers) -> String {
    let index = index as u16;
    let reg = match file {
        File::Vector if index < registers.acc_base => Reg::vgpr(index),
        File::Vector => Reg::agpr(index - registers.acc_base),
        File::Scalar => match Reg::from_code(index) {
            Some(Reg::SCC) => return "scc".to_string(),
            Some(reg) => reg,
            None => return format!("scalar {index}"),
        },
    };
    reg.to_string()
}
