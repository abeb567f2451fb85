//! A function's first instructions.
//!
//! Sources: specification, "Kernel Prolog", "Flat Scratch", "M0", and "Initial Kernel Execution
//! State".

use super::{Expander, Facts, ScratchSource};
use crate::error::{EmitError, EmitErrorKind};
use isa::{FlatScratch, LdsBound, Opcode, Reg, RegSpan, ScratchAccess};
use mir::abi::call as convention;
use mir::{Inst, Operand, PrivateSegment, StackUse, UserSgpr};

impl Expander<'_> {
    pub(super) fn prolog(&mut self, inst: &Inst) -> Result<(), EmitError> {
        if self.func.kernel.is_some() {
            return self.kernel_prolog(inst);
        }
        Ok(())
    }

    fn kernel_prolog(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let flat = self.func.frame.uses_flat_scratch || self.used.needs_flat_scratch;
        let flat = flat && self.input.machine.facts().flat_scratch != FlatScratch::None;
        let scratch = flat || self.needs_scratch();
        let access = self.func.frame.access;
        if let Some(abi) = self.func.kernel.as_mut().filter(|_| scratch) {
            abi.private_segment = match access {
                ScratchAccess::Buffer => PrivateSegment::WaveOffset,
                ScratchAccess::Instructions => PrivateSegment::Hardware,
            };
            self.own.sgprs = self.own.sgprs.max(abi.live_in_sgprs());
        }
        let facts = self.input.machine.facts();
        if flat && self.input.scratch != ScratchSource::UserSgprs {
            let kind = EmitErrorKind::NotOnProcessor("scratch through flat addresses");
            return Err(self.error(inst, kind));
        }
        if flat && facts.flat_scratch != FlatScratch::Architected {
            self.flat_scratch(inst)?;
        }
        if self.needs_scratch() && access == ScratchAccess::Buffer {
            self.scratch_resource(inst)?;
        }
        let moves = self.func.frame.stack == StackUse::Dynamic;
        if moves || self.facts.contains(Facts::CALLS) {
            let bytes = self.func.frame.size << self.input.machine.stack_scale_log2();
            let stack = Operand::phys(convention::STACK_POINTER);
            let start = self.constant(bytes);
            self.push(inst, Opcode::SMovB32, &[stack, start]);
        }
        if facts.lds_bound == LdsBound::M0 && self.facts.contains(Facts::LDS) {
            // The range check of LDS addresses is against M0: let all through.
            let all = Operand::MINUS_ONE;
            self.push(inst, Opcode::SMovB32, &[Operand::phys(Reg::M0), all]);
        }
        Ok(())
    }

    /// Is scratch memory accessed, here or in a function called?
    fn needs_scratch(&self) -> bool {
        let accessed = self.func.frame.uses_scratch && self.facts.contains(Facts::PRIVATE);
        self.used.scratch > 0 || self.used.dynamic_stack || accessed
    }

    fn input(&self, inst: &Inst, what: UserSgpr, name: &'static str) -> Result<RegSpan, EmitError> {
        let abi = self.func.kernel.as_ref();
        abi.and_then(|abi| abi.user_sgpr(what))
            .ok_or_else(|| self.error(inst, EmitErrorKind::MissingInput(name)))
    }

    fn wave_offset(&self, inst: &Inst) -> Result<Operand, EmitError> {
        let reg = self.func.kernel.as_ref().and_then(|k| k.wave_offset_reg());
        let missing = EmitErrorKind::MissingInput("the wave's scratch offset");
        reg.map(Operand::phys)
            .ok_or_else(|| self.error(inst, missing))
    }

    /// The scratch resource's base is that of the queue; the wave's part begins at the wave's
    /// offset.
    fn scratch_resource(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let name = "private_segment_buffer";
        let rsrc = self.input(inst, UserSgpr::PrivateSegmentBuffer, name)?;
        let offset = self.wave_offset(inst)?;
        match self.input.scratch {
            ScratchSource::UserSgprs => {}
            ScratchSource::Symbols => self.scratch_from_symbols(inst, rsrc),
            ScratchSource::Table => self.scratch_from_table(inst, rsrc),
        }
        let (lo, hi) = (Operand::phys(rsrc.base), Operand::phys(rsrc.base.next(1)));
        self.push(inst, Opcode::SAddU32, &[lo, lo, offset]);
        self.push(inst, Opcode::SAddcU32, &[hi, hi, Operand::ZERO]);
        Ok(())
    }

    /// The resource of code that no runtime sets up scratch for: two words by relocations, the size
    /// and the swizzling of 64 lanes (manuals, "Buffer Resource Descriptor"; LLVM,
    /// `getScratchRsrcWords23`).
    fn scratch_from_symbols(&mut self, inst: &Inst, rsrc: RegSpan) {
        for (i, name) in ["SCRATCH_RSRC_DWORD0", "SCRATCH_RSRC_DWORD1"]
            .into_iter()
            .enumerate()
        {
            let symbol = self.func.symbols.push(mir::Symbol { name: name.into() });
            let word = Operand::Symbol {
                symbol,
                addend: 0,
                reloc: mir::Reloc::Abs32Lo,
            };
            let dst = Operand::phys(rsrc.base.next(i as u16));
            self.push(inst, Opcode::SMovB32, &[dst, word]);
        }
        let words = [
            Operand::MINUS_ONE,
            Operand::Literal(self.input.machine.facts().scratch_word),
        ];
        for (i, word) in words.into_iter().enumerate() {
            let dst = Operand::phys(rsrc.base.next(2 + i as u16));
            self.push(inst, Opcode::SMovB32, &[dst, word]);
        }
    }

    /// The resource out of the driver's table of resources, where it is the first (LLVM,
    /// `buildGitPtr`).
    fn scratch_from_table(&mut self, inst: &Inst, rsrc: RegSpan) {
        let address = RegSpan::new(rsrc.base.next(2), 2);
        let low = Operand::phys(rsrc.base);
        self.push(inst, Opcode::SGetpcB64, &[Operand::Phys(address)]);
        self.push(inst, Opcode::SMovB32, &[Operand::phys(address.base), low]);
        let start = Operand::Imm(0);
        let operands = [Operand::Phys(rsrc), Operand::Phys(address), start];
        self.push(inst, Opcode::SLoadDwordx4, &operands);
    }

    /// FLAT_SCRATCH: an address on GFX9; size and offset in units of 256 bytes on GFX7 and GFX8.
    fn flat_scratch(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let init = self.input(inst, UserSgpr::FlatScratchInit, "flat_scratch_init")?;
        let offset = self.wave_offset(inst)?;
        let (init_lo, init_hi) = (Operand::phys(init.base), Operand::phys(init.base.next(1)));
        let lo = Operand::phys(Reg::FLAT_SCR_LO);
        let hi = Operand::phys(Reg::FLAT_SCR_HI);
        match self.input.machine.facts().flat_scratch {
            FlatScratch::None | FlatScratch::HwregAddress | FlatScratch::Architected => {
                let kind = EmitErrorKind::NotOnProcessor("scratch through flat addresses");
                return Err(self.error(inst, kind));
            }
            FlatScratch::SizeAndOffset => {
                self.push(inst, Opcode::SMovB32, &[lo, init_hi]);
                self.push(inst, Opcode::SAddU32, &[init_lo, init_lo, offset]);
                let shift = Operand::number(8);
                self.push(inst, Opcode::SLshrB32, &[hi, init_lo, shift]);
            }
            FlatScratch::Address => {
                self.push(inst, Opcode::SAddU32, &[lo, init_lo, offset]);
                self.push(inst, Opcode::SAddcU32, &[hi, init_hi, Operand::ZERO]);
            }
        }
        Ok(())
    }
}
