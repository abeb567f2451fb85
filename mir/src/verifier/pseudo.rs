//! `operands` of pseudo-instructions, as their descriptions say.

use super::Verifier;
use crate::function::{Bank, Stage};
use crate::inst::{Inst, Lanes, Operand, Pseudo};

/// What is wrong, in words.
type Checked = Result<(), String>;

impl Verifier<'_> {
    /// As the description of the pseudo-instruction says.
    pub(super) fn pseudo_operands(&self, inst: &Inst, pseudo: Pseudo) -> Checked {
        let ops = &inst.operands[..];
        for &operand in ops {
            self.one_bank(operand)?;
        }
        match pseudo {
            Pseudo::Copy | Pseudo::Undef => self.copied(ops, pseudo),
            Pseudo::BranchAny
            | Pseudo::BranchLanes
            | Pseudo::BranchExecz
            | Pseudo::BranchExecnz
            | Pseudo::BranchVccnz
            | Pseudo::BranchVccz => self.branch(ops, pseudo),
            Pseudo::Return => Ok(()),
            Pseudo::Call => match ops.first() {
                Some(Operand::Off) if inst.callee.is_some() => Ok(()),
                Some(Operand::Regs(_) | Operand::Phys(_)) => self.wide(ops, 0, 2),
                _ => Err("a target wanted".to_string()),
            },
            Pseudo::Wait => match (ops.first(), ops.get(1)) {
                (Some(Operand::Waits(_)), Some(Operand::Imm(_))) => count(ops, 2),
                _ => Err("counters and what holds for scalar loads wanted".to_string()),
            },
            Pseudo::FrameAddr
            | Pseudo::SpillVgpr
            | Pseudo::ReloadVgpr
            | Pseudo::SpillSgpr
            | Pseudo::ReloadSgpr
            | Pseudo::FrameEnter => self.in_frame(ops, pseudo),
            Pseudo::MaskMerge | Pseudo::SetInactive => self.merged(inst, pseudo),
            Pseudo::SymbolAddr => {
                count(ops, 2)?;
                self.wide(ops, 0, 2)?;
                match ops[1] {
                    Operand::Symbol { .. } => Ok(()),
                    _ => Err("operand 1: a symbol wanted".to_string()),
                }
            }
            Pseudo::Trap => {
                count(ops, 1)?;
                self.wide(ops, 0, 2)
            }
            Pseudo::IndexRead | Pseudo::IndexWrite => self.indexed(ops, pseudo),
            Pseudo::Asm => inst.check_asm(self.func.asms.len()),
            _ => count(ops, 0),
        }
    }

    /// Copies and undefined values.
    fn copied(&self, ops: &[Operand], pseudo: Pseudo) -> Checked {
        if self.func.stage == Stage::Allocated {
            return Err("copies and undefs are gone at this stage".to_string());
        }
        if pseudo == Pseudo::Copy {
            count(ops, 2)?;
            return self.copy(ops[0], ops[1]);
        }
        count(ops, 1)?;
        let width = self.width(ops[0]);
        width.map(drop).ok_or_else(|| "not a register".to_string())
    }

    fn copy(&self, dst: Operand, src: Operand) -> Result<(), String> {
        let (Some(width), Some(bank)) = (self.width(dst), self.bank(dst)) else {
            return Err("the destination is no register".to_string());
        };
        match (self.width(src), self.bank(src)) {
            (None, _) if src.is_constant() && width <= 2 => Ok(()),
            (Some(w), Some(from)) if w == width && (from == bank || bank == Bank::Vgpr) => Ok(()),
            _ => Err("the source does not fit".to_string()),
        }
    }

    /// Branches of one graph or of both.
    fn branch(&self, ops: &[Operand], pseudo: Pseudo) -> Checked {
        let on_thread_graph = self.func.stage == Stage::Thread;
        match pseudo {
            Pseudo::BranchAny | Pseudo::BranchLanes => {
                count(ops, 1)?;
                if pseudo == Pseudo::BranchLanes && !on_thread_graph {
                    return Err("only on the thread graph".to_string());
                }
                self.mask(ops, 0)
            }
            _ if on_thread_graph => Err("only on the wave graph".to_string()),
            _ => count(ops, 0),
        }
    }

    /// What has to do with the frame: addresses in it, spills.
    fn in_frame(&self, ops: &[Operand], pseudo: Pseudo) -> Checked {
        match pseudo {
            Pseudo::FrameEnter => {
                count(ops, 1)?;
                self.wide(ops, 0, 1)
            }
            // The register that is spilled, and those that help.
            Pseudo::SpillSgpr => self.through_memory(ops, 2, [0, 1]),
            Pseudo::ReloadSgpr => self.through_memory(ops, 0, [1, 2]),
            _ => {
                count(ops, 2)?;
                self.wide(ops, 0, 1)?;
                slot(ops, 1)
            }
        }
    }

    /// An SGPR and memory: where the value stands, the VGPR on the way, and what holds EXEC.
    fn through_memory(&self, ops: &[Operand], value: usize, [vgpr, exec]: [usize; 2]) -> Checked {
        count(ops, 6)?;
        self.wide(ops, value, 1)?;
        self.wide(ops, vgpr, 1)?;
        self.mask(ops, exec)?;
        slot(ops, 3)?;
        match (ops[4], ops[5]) {
            (Operand::Imm(_), Operand::Slot { .. } | Operand::Off) => Ok(()),
            _ => Err("operands 4, 5: a lane and a slot wanted".to_string()),
        }
    }

    /// One value for some lanes, another one for the others.
    fn merged(&self, inst: &Inst, pseudo: Pseudo) -> Checked {
        let ops = &inst.operands[..];
        count(ops, 3)?;
        if pseudo == Pseudo::MaskMerge {
            return self.mask(ops, 0);
        }
        match (inst.lanes, self.func.stage) {
            (Lanes::Active, _) => Err("executed for more lanes than are active".into()),
            (_, Stage::Thread) => self.wide(ops, 0, 1),
            _ => Err("only on the thread graph".to_string()),
        }
    }

    /// One VGPR of a row, by an index.
    fn indexed(&self, ops: &[Operand], pseudo: Pseudo) -> Checked {
        let (wanted, row, index) = match pseudo {
            Pseudo::IndexRead => (3, 1, 2),
            _ => (4, 0, 2),
        };
        count(ops, wanted)?;
        self.wide(ops, index, 1)?;
        match pseudo {
            Pseudo::IndexRead => self.wide(ops, 0, 1)?,
            _ if self.width(ops[0]) != self.width(ops[1]) => {
                return Err("rows of two lengths".to_string());
            }
            _ if self.width(ops[3]).is_some_and(|n| n != 1) => {
                return Err("operand 3: one register wanted".to_string());
            }
            _ => {}
        }
        match (
            self.bank(ops[row]),
            self.bank(ops[0]),
            self.bank(ops[index]),
        ) {
            (Some(Bank::Vgpr), Some(Bank::Vgpr), Some(Bank::Sgpr)) => Ok(()),
            _ => Err("VGPRs and the index in an SGPR wanted".to_string()),
        }
    }

    /// The operand has so many registers.
    fn wide(&self, ops: &[Operand], i: usize, wanted: usize) -> Checked {
        match self.width(ops[i]) {
            Some(width) if width == wanted => Ok(()),
            _ => Err(format!("operand {i}: {wanted} registers wanted")),
        }
    }

    /// The operand is as wide as a lane mask.
    fn mask(&self, ops: &[Operand], i: usize) -> Checked {
        self.wide(ops, i, self.func.wave.mask_registers().into())
    }
}

/// There are so many operands.
fn count(ops: &[Operand], wanted: usize) -> Checked {
    match ops.len() == wanted {
        true => Ok(()),
        false => Err(format!("{} operands instead of {wanted}", ops.len())),
    }
}

/// The operand is a slot of the frame.
fn slot(ops: &[Operand], i: usize) -> Checked {
    match ops[i] {
        Operand::Slot { .. } => Ok(()),
        _ => Err(format!("operand {i}: a slot wanted")),
    }
}
