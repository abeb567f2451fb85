//! Frame accesses: spills, reloads, accesses of slots, addresses of slots.
//!
//! A lane's frame starts at 0 in a kernel, at the stack pointer in other functions, and at the
//! frame pointer in those that move the stack pointer. The scratch resource interleaves the lanes'
//! memory: an instruction's immediate offset and address VGPR count a lane's bytes, its scalar
//! offset (and so the stack pointer) the wave's bytes, which are as many times more as the wave has
//! lanes. `scratch_*` instructions, where they are used instead, count a lane's bytes in all of
//! them.

use super::{Expander, Place};
use crate::error::{EmitError, EmitErrorKind};
use isa::{Field, ImplicitRegs, Machine, ModFlags, Opcode, Reg, RegSpan, ScratchAccess};
use mir::abi::call as convention;
use mir::{
    AccessKind, Frame, Function, Inst, MemInfo, Op, Operand, Pseudo, Slot, Spaces, StackUse,
};

/// Is it a place in the frame?
pub(super) fn is_slot(operand: &Operand) -> bool {
    matches!(operand, Operand::Slot { .. })
}

/// The first offset that an instruction's own does not reach.
pub(super) fn reach(func: &Function, machine: &Machine) -> u32 {
    let offsets = &machine.facts().offsets;
    let range = match func.frame.access {
        ScratchAccess::Buffer => offsets.buffer,
        ScratchAccess::Instructions => offsets.scratch,
    };
    range.max as u32 + 1
}

/// Does the place count from where the stack ends, since the next frame begins there?
pub(super) fn is_moved(frame: &Frame, slot: Slot) -> bool {
    frame.stack == StackUse::Dynamic && Some(slot) == frame.outgoing
}

/// The offset of a place from what it counts from; `None` before frame layout.
pub(super) fn offset_of(frame: &Frame, slot: Slot, offset: i32) -> Option<u32> {
    let offset = frame.slots[slot].offset?.wrapping_add_signed(offset);
    Some(match is_moved(frame, slot) {
        true => offset.wrapping_sub(frame.size),
        false => offset,
    })
}

/// May the instruction be expanded to an access of a place in the frame that is so far away? Only
/// vector memory instructions and pseudo-instructions are: [`Expander::scratch_access`] wants a row
/// with a scalar offset or address. Asked more often than there is one it costs time alone.
pub(super) fn accesses_beyond(func: &Function, inst: &Inst, reach: u32) -> bool {
    let own = inst.mods.offset;
    let is_beyond = |operand: &Operand| match *operand {
        Operand::Slot { slot, offset } => offset_of(&func.frame, slot, offset)
            .is_none_or(|o| o >= reach || o.wrapping_add_signed(own) >= reach),
        _ => false,
    };
    let may_access = match inst.op {
        Op::Isa(opcode) => opcode.desc().family.is_vmem(),
        Op::Pseudo(_) => true,
    };
    may_access && inst.operands.iter().any(is_beyond)
}

impl Expander<'_> {
    /// A machine instruction: frame offsets take the place of slots.
    pub(super) fn machine(&mut self, mut inst: Inst, rest: &[Inst]) -> Result<(), EmitError> {
        if !inst.operands.iter().any(is_slot) {
            self.out.push(inst);
            return Ok(());
        }
        let Op::Isa(opcode) = inst.op else {
            return Ok(());
        };
        let rows = opcode.desc().operands;
        for i in 0..inst.operands.len() {
            if !is_slot(&inst.operands[i]) {
                continue;
            }
            let mut place = self.slot(&inst, i)?;
            let field = rows.get(i).map(|row| row.field);
            if field == Some(Field::Saddr) {
                place.offset = place.offset.wrapping_add_signed(inst.mods.offset);
                return self.scratch_access(inst, place, rest);
            }
            if field == Some(Field::Vaddr) {
                inst.operands[i] = Operand::Off;
                inst.mods.flags -= ModFlags::OFFEN;
                place.offset = place.offset.wrapping_add_signed(inst.mods.offset);
                return self.scratch_access(inst, place, rest);
            }
            inst.operands[i] = self.constant(place.offset);
        }
        self.out.push(inst);
        Ok(())
    }

    pub(super) fn spill(
        &mut self,
        inst: &Inst,
        kind: AccessKind,
        rest: &[Inst],
    ) -> Result<(), EmitError> {
        let place = self.slot(inst, 1)?;
        self.vgpr_access(inst, kind, inst.operands[0], place, rest)
    }

    /// Stores or loads a VGPR.
    pub(super) fn vgpr_access(
        &mut self,
        inst: &Inst,
        kind: AccessKind,
        vgpr: Operand,
        place: Place,
        rest: &[Inst],
    ) -> Result<(), EmitError> {
        let rsrc = Operand::Phys(convention::SCRATCH_RSRC);
        let (off, loads) = (Operand::Off, kind == AccessKind::Load);
        let mut access = match (self.func.frame.access, loads) {
            (ScratchAccess::Buffer, true) => {
                Inst::new(Opcode::BufferLoadDword, &[vgpr, off, rsrc, Operand::ZERO])
            }
            (ScratchAccess::Buffer, false) => {
                Inst::new(Opcode::BufferStoreDword, &[vgpr, off, rsrc, Operand::ZERO])
            }
            (ScratchAccess::Instructions, true) => {
                Inst::new(Opcode::ScratchLoadDword, &[vgpr, off, off])
            }
            (ScratchAccess::Instructions, false) => {
                Inst::new(Opcode::ScratchStoreDword, &[off, vgpr, off])
            }
        };
        access.loc = inst.loc;
        access.lanes = inst.lanes;
        access.mem = Some(match loads {
            true => MemInfo::load(Spaces::PRIVATE),
            false => MemInfo::store(Spaces::PRIVATE),
        });
        self.scratch_access(access, place, rest)
    }

    /// An instruction that accesses a place: by a buffer's scalar offset or by the scalar address
    /// of a `scratch_*` instruction, whichever it has.
    fn scratch_access(
        &mut self,
        mut inst: Inst,
        Place { base, offset }: Place,
        rest: &[Inst],
    ) -> Result<(), EmitError> {
        let at = inst.opcode().and_then(|o| {
            let rows = o.desc().operands;
            rows.iter()
                .position(|row| matches!(row.field, Field::Soffset | Field::Saddr))
        });
        let Some(at) = at else {
            let text = self.func.display_inst(&inst).to_string();
            return Err(self.error(&inst, EmitErrorKind::Operand(text)));
        };
        let none = match self.func.frame.access {
            ScratchAccess::Buffer => Operand::ZERO,
            ScratchAccess::Instructions => Operand::Off,
        };
        let limit = reach(self.func, self.input.machine);
        inst.mods.offset = (offset % limit) as i32;
        let far = offset - offset % limit;
        inst.operands[at] = match (far, base) {
            (0, None) => none,
            (0, Some(base)) => Operand::phys(base),
            _ => Operand::phys(self.far_offset(&inst, base, far, rest)?),
        };
        self.out.push(inst);
        Ok(())
    }

    /// A register with the wave's offset of `far` bytes of a lane from where a register points.
    fn far_offset(
        &mut self,
        inst: &Inst,
        base: Option<Reg>,
        far: u32,
        rest: &[Inst],
    ) -> Result<Reg, EmitError> {
        let reg = match self.offset_reg {
            Some(reg) => reg,
            None => self.take_one("offsets in a large frame")?,
        };
        self.offset_reg = Some(reg);
        let distance = self.constant(far << self.input.machine.stack_scale_log2());
        let to = Operand::phys(reg);
        let Some(base) = base else {
            self.push(inst, Opcode::SMovB32, &[to, distance]);
            return Ok(reg);
        };
        let base = Operand::phys(base);
        if !scc_is_read(rest) {
            self.push(inst, Opcode::SAddU32, &[to, base, distance]);
            return Ok(reg);
        }
        let kept = match self.scc_reg {
            Some(kept) => Some(kept),
            None => self.take_one("SCC beside a large frame").ok(),
        };
        let one = Operand::number(1);
        self.scc_reg = kept;
        match kept.map(Operand::phys) {
            Some(kept) => {
                self.push(inst, Opcode::SCselectB32, &[kept, one, Operand::ZERO]);
                self.push(inst, Opcode::SAddU32, &[to, base, distance]);
                self.push(inst, Opcode::SCmpLgU32, &[kept, Operand::ZERO]);
            }
            // No register is left: places in the frame are whole words, so that the lowest bit of
            // the sum has room for it. What clears the bit leaves SCC as it is.
            None => {
                self.push(inst, Opcode::SCselectB32, &[to, one, Operand::ZERO]);
                self.push(inst, Opcode::SAddU32, &[to, to, distance]);
                self.push(inst, Opcode::SAddU32, &[to, to, base]);
                self.push(inst, Opcode::SBitcmp1B32, &[to, Operand::ZERO]);
                self.push(inst, Opcode::SBitset0B32, &[to, Operand::ZERO, to]);
            }
        }
        Ok(reg)
    }

    /// The private address of a slot. No instruction here writes VCC or SCC.
    pub(super) fn frame_addr(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let dst = inst.operands[0];
        let Place { base, offset } = self.slot(inst, 1)?;
        let Some(base) = base else {
            let offset = self.constant(offset);
            self.push_e32(inst, Opcode::VMovB32, &[dst, offset]);
            return Ok(());
        };
        let base = Operand::phys(base);
        let scale = self.input.machine.stack_scale_log2();
        let shift = Operand::number(scale);
        if scale == 0 && offset == 0 {
            self.push_e32(inst, Opcode::VMovB32, &[dst, base]);
        } else if scale == 0 && self.input.machine.has(Opcode::VAddU32) {
            self.base_and_offset(inst, dst, base, offset);
        } else if offset == 0 {
            self.push(inst, Opcode::VLshrrevB32, &[dst, shift, base]);
        } else if self.input.machine.has(Opcode::VAddU32) {
            let offset = self.constant(offset);
            self.push(inst, Opcode::VLshrrevB32, &[dst, shift, base]);
            self.push_e32(inst, Opcode::VAddU32, &[dst, offset, dst]);
        } else {
            // There is no addition without carry, but a sum of absolute differences: |base - 0| +
            // offset.
            let offset = self.constant(offset << scale);
            self.push_e32(inst, Opcode::VMovB32, &[dst, offset]);
            self.push(inst, Opcode::VSadU32, &[dst, base, Operand::ZERO, dst]);
            self.push_e32(inst, Opcode::VLshrrevB32, &[dst, shift, dst]);
        }
        Ok(())
    }
}

impl Expander<'_> {
    /// The sum of a scalar and a constant, of which an instruction takes one that is no inline
    /// constant.
    fn base_and_offset(&mut self, inst: &Inst, dst: Operand, base: Operand, offset: u32) {
        match self.constant(offset) {
            literal @ Operand::Literal(_) => {
                self.push_e32(inst, Opcode::VMovB32, &[dst, literal]);
                self.push_e32(inst, Opcode::VAddU32, &[dst, base, dst]);
            }
            inline => self.push(inst, Opcode::VAddU32, &[dst, base, inline]),
        }
    }
}

/// Is SCC read by what follows in the block before it is written? It does not live beyond the
/// block.
fn scc_is_read(rest: &[Inst]) -> bool {
    for inst in rest {
        match inst.op {
            Op::Isa(opcode) => {
                let desc = opcode.desc();
                let operand = inst
                    .operands
                    .contains(&Operand::Phys(RegSpan::one(Reg::SCC)));
                if operand || desc.implicit_reads.contains(ImplicitRegs::SCC) {
                    return true;
                }
                if desc.implicit_writes.contains(ImplicitRegs::SCC) {
                    return false;
                }
            }
            Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1) => return true,
            Op::Pseudo(Pseudo::MaskMerge | Pseudo::SymbolAddr | Pseudo::Call | Pseudo::Asm) => {
                return false;
            }
            Op::Pseudo(_) => {}
        }
    }
    false
}
