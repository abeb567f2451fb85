//! Registers and scratch that code uses: of one function, and of a function with all that it calls.

use isa::{Bugs, Machine, Reg, RegKind, RegSpan, ScratchAccess};
use mir::abi::standard::is_preserved;
use mir::{Function, Inst, Op, Operand, Pseudo, StackUse};

/// What a function uses of the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resources {
    /// Highest numbered SGPR plus one.
    pub sgprs: u16,
    /// Highest VGPR plus one.
    pub vgprs: u16,
    /// Highest AccVGPR plus one.
    pub agprs: u16,
    /// VCC is used.
    pub vcc: bool,
    /// FLAT_SCRATCH is used.
    pub flat_scratch: bool,
    /// Flat accesses may be to scratch: the kernel must set FLAT_SCRATCH up.
    pub needs_flat_scratch: bool,
    /// Bytes of scratch of a lane.
    pub scratch: u32,
    /// How much scratch is used is not known at compile time: variables of variable size,
    /// recursion, or a call of an unknown function.
    pub dynamic_stack: bool,
}

impl Resources {
    /// The scratch that a function's frame says it uses.
    pub(crate) fn of_frame(func: &Function) -> Resources {
        Resources {
            scratch: func.frame.bytes(),
            needs_flat_scratch: func.frame.uses_flat_scratch,
            dynamic_stack: func.frame.stack == StackUse::Dynamic,
            ..Resources::default()
        }
    }

    /// What the instructions of an allocated function use; its calls not counted.
    pub fn of(func: &Function, machine: &Machine) -> Resources {
        let mut used = Resources::of_frame(func);
        if let Some(abi) = &func.kernel {
            used.sgprs = abi.live_in_sgprs();
            used.vgprs = u16::from(abi.workitem_id) + 1;
        }
        let written = func.unsaid.written.iter();
        written.for_each(|span| used.add_span(*span));
        let late_amounts = machine.has_bug(Bugs::SHIFT64_HIGH_VGPR);
        for &block in &func.layout {
            for inst in &func.blocks[block].insts {
                used.add_inst(inst);
                if late_amounts {
                    used.vgprs = used.vgprs.max(behind_shift(inst, machine));
                }
            }
        }
        used
    }

    /// As [`Resources::of`], and what the calling convention keeps in a function that is called:
    /// the scratch resource, the return address and the stack pointer, although nothing may name
    /// them.
    pub(crate) fn with_convention(func: &Function, machine: &Machine) -> Resources {
        let mut used = Resources::of(func, machine);
        let called = func.kernel.is_none();
        let registers = func.frame_registers().filter(|_| called);
        registers.for_each(|reg| used.add_span(RegSpan::one(reg)));
        used
    }

    /// Adds an instruction's operands and implicit registers.
    pub fn add_inst(&mut self, inst: &Inst) {
        for operand in &inst.operands {
            if let Operand::Phys(span) = operand {
                self.add_span(*span);
            }
        }
        match inst.op {
            Op::Isa(opcode) => {
                let desc = opcode.desc();
                let implicit = desc.implicit_reads | desc.implicit_writes;
                self.vcc |= implicit.contains(isa::ImplicitRegs::VCC);
            }
            Op::Pseudo(Pseudo::BranchVccz | Pseudo::BranchVccnz) => self.vcc = true,
            Op::Pseudo(Pseudo::Call) => self.add_span(mir::abi::call::RETURN_ADDRESS),
            Op::Pseudo(_) => {}
        }
    }

    /// Adds registers.
    pub fn add_span(&mut self, span: RegSpan) {
        const VGPR0: u16 = Reg::vgpr(0).code();
        let end = span.base.code() + u16::from(span.count);
        match span.base {
            // Most are of these two files, which need no look into a table.
            reg if reg.is_vgpr() => self.vgprs = self.vgprs.max(end - VGPR0),
            reg if reg.is_sgpr() => self.sgprs = self.sgprs.max(end),
            reg => self.add_special(reg, span.count),
        }
    }

    fn add_special(&mut self, reg: Reg, count: u8) {
        match reg.kind() {
            RegKind::Agpr => self.agprs = self.agprs.max(reg.index() + u16::from(count)),
            RegKind::Vcc => self.vcc = true,
            RegKind::FlatScratch => self.flat_scratch = true,
            _ => {}
        }
    }

    /// What a caller uses that calls a function which uses `callee`: the larger of both register
    /// counts, and the callee's scratch on top of `own` bytes of the caller's frame.
    pub fn add_callee(&mut self, own: u32, callee: &Resources) {
        self.sgprs = self.sgprs.max(callee.sgprs);
        self.vgprs = self.vgprs.max(callee.vgprs);
        self.agprs = self.agprs.max(callee.agprs);
        self.vcc |= callee.vcc;
        self.flat_scratch |= callee.flat_scratch;
        self.needs_flat_scratch |= callee.needs_flat_scratch;
        self.scratch = self.scratch.max(own + callee.scratch);
        self.dynamic_stack |= callee.dynamic_stack;
    }

    /// The first `count` SGPRs above those used, at an even number if they are several, if the
    /// processor has them. A function of LLVM's convention, of which the SGPRs that its
    /// instructions name are given, takes such as need not be preserved.
    pub(crate) fn free_sgprs(
        &self,
        count: u8,
        processor: &isa::Processor,
        named: Option<&NamedSgprs>,
    ) -> Option<RegSpan> {
        let most = processor.usable_sgprs();
        let step = usize::from(count.min(2));
        let first = match named {
            Some(_) => 0,
            None => self.sgprs.next_multiple_of(step as u16),
        };
        let free = |reg: Reg| match named {
            Some(named) => !named.contains(reg) && !is_preserved(reg, named.access),
            None => true,
        };
        (first..most)
            .step_by(step)
            .filter(|n| n + u16::from(count) <= most)
            .map(|n| RegSpan::new(Reg::sgpr(n), count))
            .find(|span| span.regs().all(free))
    }
}

/// VGPRs that are allocated at least, so that the amount of a 64-bit shift is not in the last one
/// of the last block.
fn behind_shift(inst: &Inst, machine: &Machine) -> u16 {
    let granule = machine.processor().vgpr_granule;
    match (inst.opcode(), inst.operands.get(1)) {
        (Some(opcode), Some(Operand::Phys(amount))) if opcode.is_shift64() => {
            let end = amount.base.index() + 1;
            let last = amount.base.is_vgpr() && end.is_multiple_of(granule);
            if last { end + 1 } else { 0 }
        }
        _ => 0,
    }
}

/// The SGPRs that instructions of a function of LLVM's convention name, or calls and inline
/// assembly named before they were expanded.
#[derive(Clone, Debug)]
pub(crate) struct NamedSgprs {
    named: [bool; 128],
    access: ScratchAccess,
}

impl NamedSgprs {
    /// Those of a function; `None` if it need not preserve any.
    pub fn of(func: &Function) -> Option<NamedSgprs> {
        if !func.preserves() {
            return None;
        }
        let mut named = NamedSgprs {
            named: [false; 128],
            access: func.frame.access,
        };
        // Calls write the return address, and a function that calls nothing needs it.
        named.add(mir::abi::call::RETURN_ADDRESS);
        let unsaid = func.unsaid.written.iter().chain(&func.unsaid.passed);
        unsaid.for_each(|span| named.add(*span));
        for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
            for operand in &inst.operands {
                if let Operand::Phys(span) = operand {
                    named.add(*span);
                }
            }
        }
        Some(named)
    }

    /// Adds registers.
    pub fn add(&mut self, span: RegSpan) {
        // Most are VGPRs, which need no look into a table.
        if span.base.is_vgpr() {
            return;
        }
        let sgprs = span.regs().filter(|r| r.kind() == RegKind::Sgpr);
        sgprs.for_each(|r| self.named[usize::from(r.index())] = true);
    }

    fn contains(&self, reg: Reg) -> bool {
        self.named[usize::from(reg.index())]
    }
}
