//! `operands` of machine instructions, as their rows say.

use super::Verifier;
use crate::function::Bank;
use crate::inst::{Inst, Operand};
use isa::{Family, Forms, InstDesc, ModFlags, OperandClass, OperandDesc, RegKind, RegSpan};

impl Verifier<'_> {
    /// As the row says.
    pub(super) fn machine_operands(&self, inst: &Inst, desc: &InstDesc) -> Result<(), String> {
        let form = Forms::of(inst.form);
        // Some opcodes have another form on some generations.
        let others = desc.others.forms.iter().map(|(_, forms)| *forms);
        if !others.fold(desc.forms, |a, b| a | b).contains(form) {
            return Err(format!("no form {:?}", inst.form));
        }
        let tied = inst.tied();
        let wanted = desc.operands.len() + tied.len();
        if inst.operands.len() != wanted {
            return Err(format!(
                "{} operands instead of {wanted}",
                inst.operands.len()
            ));
        }
        for (i, (row, &operand)) in desc.operands.iter().zip(&inst.operands).enumerate() {
            // An address in the frame without a register is an offset.
            let in_frame = matches!(operand, Operand::Slot { .. });
            if in_frame && row.field == isa::Field::Vaddr && desc.family == Family::Mubuf {
                continue;
            }
            // Data on its way to LDS has no register.
            let data = matches!(row.field, isa::Field::Vdata | isa::Field::Vdst);
            let to_lds = data && inst.mods.has(ModFlags::LDS);
            if to_lds && operand == Operand::Off {
                continue;
            }
            self.operand(row, self.operand_width(row, inst, desc), operand)
                .map_err(|message| format!("operand {i}: {message}"))?;
        }
        for (new, old) in tied {
            let (new, old) = (inst.operands[new], inst.operands[old]);
            if self.width(new) != self.width(old) || self.bank(new) != self.bank(old) {
                return Err("the old value does not fit the new one".to_string());
            }
        }
        Ok(())
    }

    /// Number of registers of an operand.
    fn operand_width(&self, row: &OperandDesc, inst: &Inst, desc: &InstDesc) -> u8 {
        match row.class {
            _ if inst.is_indexed() => 0,
            OperandClass::LaneMask => self.func.wave.mask_registers(),
            _ => address_width(row, inst, desc),
        }
    }

    fn operand(&self, row: &OperandDesc, wanted: u8, operand: Operand) -> Result<(), String> {
        let allowed = allowed(row.class);
        let ok = match operand {
            Operand::Regs(list) => match self.func.vregs[self.func.regs(list)[0]].bank {
                Bank::Sgpr => allowed.sgpr,
                Bank::Vgpr => allowed.vgpr,
            },
            Operand::Phys(span) if span.base.is_vector() => allowed.vgpr,
            Operand::Phys(_) => allowed.sgpr,
            Operand::Inline(_) => allowed.inline,
            // As a buffer's address it means: no address register, the slot's offset added to the
            // immediate one.
            Operand::Slot { .. } if row.class == OperandClass::VgprOrOff => true,
            // As the scalar address of a scratch instruction: where the frame begins.
            Operand::Slot { .. } if row.field == isa::Field::Saddr => true,
            Operand::Literal(_) | Operand::Symbol { .. } | Operand::Slot { .. } => allowed.literal,
            Operand::Imm(_) => allowed.imm,
            Operand::Off => allowed.off,
            Operand::Waits(_) => false,
        };
        if !ok {
            return Err(format!("not a {:?}", row.class));
        }
        if let (Some(width), true) = (self.width(operand), wanted != 0) {
            let aperture = matches!(operand, Operand::Phys(s) if is_aperture(s));
            if width != usize::from(wanted) && !aperture {
                return Err(format!("{width} registers instead of {wanted}"));
            }
        }
        self.one_bank(operand)
    }

    /// All registers of a list are of one bank.
    pub(super) fn one_bank(&self, operand: Operand) -> Result<(), String> {
        let regs = self.func.operand_regs(operand);
        let mixed = regs
            .iter()
            .any(|&r| self.func.vregs[r].bank != self.func.vregs[regs[0]].bank);
        if mixed {
            return Err("registers of both banks in one operand".to_string());
        }
        Ok(())
    }

    pub(super) fn width(&self, operand: Operand) -> Option<usize> {
        match operand {
            Operand::Regs(list) => Some(list.width()),
            Operand::Phys(span) => Some(usize::from(span.count)),
            _ => None,
        }
    }

    pub(super) fn bank(&self, operand: Operand) -> Option<Bank> {
        match operand {
            Operand::Regs(list) => Some(self.func.vregs[self.func.regs(list)[0]].bank),
            Operand::Phys(span) if span.base.is_vector() => Some(Bank::Vgpr),
            Operand::Phys(_) => Some(Bank::Sgpr),
            _ => None,
        }
    }
}

/// Number of registers of an operand: the row's, but for addresses that depend on other parts of
/// the instruction.
fn address_width(row: &OperandDesc, inst: &Inst, desc: &InstDesc) -> u8 {
    if row.field != isa::Field::Vaddr {
        return desc.matrix_registers(row, &inst.mods);
    }
    let flag = |f| u8::from(inst.mods.has(f));
    match desc.family {
        // An offset of 32 bits beside an SGPR base.
        Family::Global => {
            let places = desc.operands.iter().zip(&inst.operands);
            let mut base = places.filter(|(o, _)| o.field == isa::Field::Saddr);
            match base.next() {
                Some((_, operand)) if *operand != Operand::Off => 1,
                _ => row.width,
            }
        }
        Family::Mubuf | Family::Mtbuf => {
            flag(ModFlags::OFFEN) + flag(ModFlags::IDXEN) + 2 * flag(ModFlags::ADDR64)
        }
        // The resource says how many coordinates an image has.
        Family::Mimg => 0,
        _ => row.width,
    }
}

/// A base of 64 bits that is one register in the tables.
fn is_aperture(span: RegSpan) -> bool {
    matches!(
        span.base.kind(),
        RegKind::SharedBase
            | RegKind::SharedLimit
            | RegKind::PrivateBase
            | RegKind::PrivateLimit
            | RegKind::PopsExitingWaveId
    )
}

/// What an operand class takes.
struct Allowed {
    vgpr: bool,
    sgpr: bool,
    inline: bool,
    literal: bool,
    imm: bool,
    off: bool,
}

fn allowed(class: OperandClass) -> Allowed {
    use OperandClass as C;
    let vgpr = matches!(
        class,
        C::Vgpr
            | C::Agpr
            | C::VgprOrAgpr
            | C::VgprOrAgprOrInline
            | C::Vsrc
            | C::VsrcNoLiteral
            | C::VgprOrLdsDirect
            | C::VgprOrOff
    );
    let sgpr = matches!(
        class,
        C::Sgpr
            | C::Ssrc
            | C::SgprOrInline
            | C::Vsrc
            | C::VsrcNoLiteral
            | C::LaneMask
            | C::VgprOrLdsDirect
            | C::SgprOrOff
            | C::SmemOffset
    );
    let inline = matches!(
        class,
        C::Ssrc | C::SgprOrInline | C::Vsrc | C::VsrcNoLiteral | C::VgprOrAgprOrInline
    );
    let literal = matches!(class, C::Ssrc | C::Vsrc | C::Literal | C::SmemOffset);
    Allowed {
        vgpr,
        sgpr,
        inline,
        literal,
        imm: !vgpr && (!sgpr || class == C::SmemOffset),
        off: matches!(class, C::SgprOrOff | C::VgprOrOff),
    }
}
