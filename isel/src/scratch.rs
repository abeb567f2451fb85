//! Addresses of the wave's scratch memory: by its buffer, or by `scratch_*` instructions.

use crate::ctx::{Comp, Ctx, Res};
use crate::memory::Address;
use ir::{GepFlags, InstData, Value};
use isa::{RegSpan, ScratchRange};
use mir::{Bank, Operand};

/// Is what is added to no negative address?
fn not_negative(flags: GepFlags) -> bool {
    flags.intersects(GepFlags::INBOUNDS | GepFlags::NUW)
}

impl Ctx<'_> {
    /// The scratch resource: the same registers in all functions.
    pub fn scratch_resource(&self) -> Operand {
        Operand::Phys(mir::abi::call::SCRATCH_RSRC)
    }

    /// What is added to an address in the wave's scratch memory: to a frame slot the start of the
    /// function's frame, which is zero in kernels; nothing to an address in a register, which
    /// counts from the start of scratch.
    pub fn scratch_offset(&self, vaddr: Operand) -> Operand {
        match (vaddr, &self.mir.kernel) {
            (Operand::Slot { .. }, None) => {
                Operand::Phys(RegSpan::one(mir::abi::call::STACK_POINTER))
            }
            _ => Operand::ZERO,
        }
    }

    pub fn scratch_address(&mut self, ptr: Value) -> Res<Address> {
        // An address within a variable, or one that none before it is above, is not negative.
        let is_good: fn(GepFlags) -> bool = match self.env.machine.facts().scratch_range {
            ScratchRange::Unchecked => |_| true,
            ScratchRange::OfVgpr => not_negative,
        };
        let (base, offset) = self.peel_if(ptr, self.offsets().buffer, is_good);
        self.mir.frame.uses_scratch = true;
        if let Some(slot) = self.slot_of(base) {
            return Ok(Address::Scratch {
                vaddr: Operand::Slot { slot, offset: 0 },
                offset,
            });
        }
        let comps = self.comps(base);
        let vaddr = self.in_vgpr(comps[0]);
        let vaddr = self.regs(&[vaddr]);
        Ok(Address::Scratch { vaddr, offset })
    }

    /// Scratch by `scratch_*` instructions. The hardware adds without sign: no part of the sum may
    /// be below zero (LLVM, `isFlatScratchBaseLegal`), which addresses within a variable are not.
    pub fn private_address(&mut self, ptr: Value) -> Res<Address> {
        let (base, offset) = self.peel_if(ptr, self.offsets().scratch, not_negative);
        self.mir.frame.uses_scratch = true;
        let in_frame = |slot| Operand::Slot { slot, offset: 0 };
        if let Some(slot) = self.slot_of(base) {
            return Ok(Address::Private {
                vaddr: Operand::Off,
                saddr: in_frame(slot),
                offset,
            });
        }
        if let Some((slot, index)) = self.slot_plus_index(base, not_negative) {
            let index = self.in_vgpr(index);
            return Ok(Address::Private {
                vaddr: self.regs(&[index]),
                saddr: in_frame(slot),
                offset,
            });
        }
        let comp = self.comps(base)[0];
        if self.comp_bank(comp) == Some(Bank::Sgpr) {
            let saddr = self.in_sgpr(comp);
            return Ok(Address::Private {
                vaddr: Operand::Off,
                saddr: self.regs(&[saddr]),
                offset,
            });
        }
        let vaddr = self.in_vgpr(comp);
        Ok(Address::Private {
            vaddr: self.regs(&[vaddr]),
            saddr: Operand::Off,
            offset,
        })
    }

    /// A place of the frame plus what is not known, where nobody else asks for the sum.
    fn slot_plus_index(
        &mut self,
        ptr: Value,
        is_good: impl Fn(GepFlags) -> bool,
    ) -> Option<(mir::Slot, Comp)> {
        let (_, InstData::Gep { args, flags, .. }) = self.def(ptr)? else {
            return None;
        };
        let args = args.as_slice(&self.ir.lists);
        let (base, index) = (args[0], args[1]);
        let slot = self.slot_of(base).filter(|_| is_good(*flags))?;
        if self.is_used(ptr) {
            return None;
        }
        let index = self.comps(index)[0];
        Some((slot, index))
    }
}
