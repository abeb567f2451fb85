//! Calls, by the convention of [`mir::abi::call`].

use super::{Expander, RELATIVE};
use crate::error::{EmitError, EmitErrorKind};
use isa::{Opcode, RegSpan};
use mir::abi::call as convention;
use mir::{Inst, Operand};

impl Expander<'_> {
    /// The callee's frame begins where the stack pointer points: behind the caller's. The stack
    /// pointer of a kernel, and of a function with a frame pointer, stands there from the start on.
    /// SCC does not live across calls.
    pub(super) fn call(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let follows = self.func.kernel.is_none() && !self.func.has_frame_pointer();
        let moves_stack = follows && self.func.frame.size > 0;
        if moves_stack {
            self.move_stack(inst, Opcode::SAddU32);
        }
        let target = match (inst.operands.first(), inst.callee) {
            (Some(Operand::Off), Some(id)) => {
                let callee = (self.input.callee)(id).ok_or_else(|| {
                    let kind = EmitErrorKind::Operand(format!("call of unknown {id}"));
                    self.error(inst, kind)
                })?;
                let symbol = self.func.symbol(&callee.name);
                // The pair is free: the return address is elsewhere, and the call writes it anyway.
                self.push_symbol_addr(inst, convention::RETURN_ADDRESS, symbol, 0, RELATIVE);
                convention::RETURN_ADDRESS
            }
            _ => self.phys(inst, 0)?,
        };
        self.pass(inst);
        self.push_call(inst, target);
        if moves_stack {
            self.move_stack(inst, Opcode::SSubU32);
        }
        Ok(())
    }

    /// The stack pointer points behind the frame now.
    pub(super) fn frame_enter(&mut self, inst: &Inst) {
        let (stack, frame) = (convention::STACK_POINTER, convention::FRAME_POINTER);
        let operands = [Operand::phys(frame), Operand::phys(stack)];
        self.push(inst, Opcode::SMovB32, &operands);
        if self.func.frame.size > 0 {
            self.move_stack(inst, Opcode::SAddU32);
        }
        self.base = Some(frame);
    }

    /// The stack pointer is the caller's again.
    pub(super) fn frame_leave(&mut self, inst: &Inst) {
        let (stack, frame) = (convention::STACK_POINTER, convention::FRAME_POINTER);
        let operands = [Operand::phys(stack), Operand::phys(frame)];
        self.push(inst, Opcode::SMovB32, &operands);
        self.base = Some(stack);
    }

    /// An argument that is in its register from the function's start on is named by no instruction
    /// but this one, and nothing may be put in its place.
    fn pass(&mut self, inst: &Inst) {
        if !self.func.preserves() {
            return;
        }
        for operand in &inst.operands {
            let passed = &mut self.func.unsaid.passed;
            match operand {
                Operand::Phys(span) if span.base.is_sgpr() && !passed.contains(span) => {
                    passed.push(*span);
                }
                _ => {}
            }
        }
    }

    fn push_call(&mut self, inst: &Inst, target: RegSpan) {
        let link = Operand::Phys(convention::RETURN_ADDRESS);
        self.push(inst, Opcode::SSwappcB64, &[link, Operand::Phys(target)]);
    }

    fn move_stack(&mut self, inst: &Inst, opcode: Opcode) {
        let bytes = self.func.frame.size << self.input.machine.stack_scale_log2();
        let stack = Operand::phys(convention::STACK_POINTER);
        let distance = self.constant(bytes);
        self.push(inst, opcode, &[stack, stack, distance]);
    }
}
