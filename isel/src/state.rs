//! The machine's state: inputs of the function, hardware registers, clocks, addresses of apertures;
//! and intrinsics that control the program and compute nothing.

use crate::ctx::{Comp, Ctx, Input, Res};
use ir::{Intrinsic, Value};
use isa::{Apertures, Opcode, Reg};
use mir::abi::call::STACK_POINTER;
use mir::{Bank, Inst, Operand, StackUse, UserSgpr};

impl Ctx<'_> {
    /// Selects an intrinsic of [`crate::intrinsic::Part::State`] that has a result.
    pub fn state(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        use Intrinsic::*;
        match id {
            SharedApertureHi => self.aperture(Reg::SHARED_BASE, result),
            PrivateApertureHi => self.aperture(Reg::PRIVATE_BASE, result),
            SGetReg => self.get_reg(args, result),
            SBitreplicate => self.mask_operation(Opcode::SBitreplicateB64B32, args, result),
            SQuadmask if self.is_wide(result) => {
                self.mask_operation(Opcode::SQuadmaskB64, args, result)
            }
            SQuadmask => self.mask_operation(Opcode::SQuadmaskB32, args, result),
            // welded: the operand is 64 bits of the program's, not a mask.
            SWqm if self.is_wide(result) => self.mask_operation(Opcode::SWqmB64, args, result),
            SWqm => self.mask_operation(Opcode::SWqmB32, args, result),
            SGetPc => self.wide_state(Opcode::SGetpcB64, result),
            StackAlloc => self.stack_alloc(args, result),
            StackEnd => self.stack_end(result),
            SMemTime => self.wide_state(Opcode::SMemtime, result),
            SMemRealTime => self.wide_state(Opcode::SMemrealtime, result),
            _ => Err(self.unknown(id)),
        }
    }

    /// Selects an intrinsic without result that must not be left out.
    pub fn effect(&mut self, id: Intrinsic, args: &[Value]) -> Res {
        use Intrinsic::*;
        let inst = match id {
            SBarrier => Inst::new(Opcode::SBarrier, &[]),
            SSleep => Inst::new(Opcode::SSleep, &[self.immediate(id, args[0])?]),
            SSetPrio => Inst::new(Opcode::SSetprio, &[self.immediate(id, args[0])?]),
            SWaitcnt => Inst::new(Opcode::SWaitcnt, &[self.immediate(id, args[0])?]),
            SSetHalt => Inst::new(Opcode::SSethalt, &[self.immediate(id, args[0])?]),
            SIncPerfLevel => Inst::new(Opcode::SIncperflevel, &[self.immediate(id, args[0])?]),
            SDecPerfLevel => Inst::new(Opcode::SDecperflevel, &[self.immediate(id, args[0])?]),
            SNop => Inst::new(Opcode::SNop, &[self.immediate(id, args[0])?]),
            SDcacheInvVol => Inst::new(Opcode::SDcacheInvVol, &[]),
            SDcacheWbVol => Inst::new(Opcode::SDcacheWbVol, &[]),
            BufferWbinvl1Vol => Inst::new(Opcode::BufferWbinvl1Vol, &[]),
            SDcacheInv => Inst::new(Opcode::SDcacheInv, &[]),
            SDcacheWb => Inst::new(Opcode::SDcacheWb, &[]),
            BufferWbinvl1 => Inst::new(Opcode::BufferWbinvl1, &[]),
            EndPgm => Inst::new(Opcode::SEndpgm, &[Operand::Imm(0)]),
            Trap | UbsanTrap => Inst::new(Opcode::STrap, &[Operand::Imm(TRAP_ID)]),
            QueueTrap => return self.queue_trap(args[0]),
            DebugTrap => Inst::new(Opcode::STrap, &[Operand::Imm(DEBUG_TRAP_ID)]),
            WaveBarrier | SchedBarrier => Inst::keep_order(),
            // A wish about the order, which is not obeyed.
            SchedGroupBarrier => return Ok(()),
            // Nobody wants to know where.
            StackAlloc | StackEnd => return Ok(()),
            StackTo => return self.stack_to(args),
            SSetReg => return self.set_reg(args),
            BufferFormatStore => return self.buffer_store_format(args),
            BufferToLds => return self.buffer_to_lds(args),
            SSendMsg => return self.send_message(Opcode::SSendmsg, args),
            SSendMsgHalt => return self.send_message(Opcode::SSendmsghalt, args),
            STTraceData => {
                let comps = self.comps(args[0]);
                self.write_m0(comps[0]);
                Inst::new(Opcode::STtracedata, &[])
            }
            _ => return Err(self.unsupported(format_args!("intrinsic '{}'", id.name()))),
        };
        self.push(inst);
        Ok(())
    }

    /// A constant of 16 bits in the instruction itself.
    fn immediate(&self, id: Intrinsic, value: Value) -> Res<Operand> {
        let bits = self.int_const(value).ok_or_else(|| {
            self.unsupported(format_args!("'{}' with a variable operand", id.name()))
        })?;
        Ok(Operand::Imm(i32::from(bits as u16)))
    }

    fn set_reg(&mut self, args: &[Value]) -> Res {
        let register = self.immediate(Intrinsic::SSetReg, args[0])?;
        let comps = self.comps(args[1]);
        let reg = self.in_sgpr(comps[0]);
        let operands = [register, self.regs(&[reg])];
        self.push(Inst::new(Opcode::SSetregB32, &operands));
        Ok(())
    }

    fn send_message(&mut self, opcode: Opcode, args: &[Value]) -> Res {
        let message = self.immediate(Intrinsic::SSendMsg, args[0])?;
        let comps = self.comps(args[1]);
        self.write_m0(comps[0]);
        self.push(Inst::new(opcode, &[message]));
        Ok(())
    }

    pub fn write_m0(&mut self, comp: Comp) {
        let source = match comp {
            Comp::Imm(bits) => self.imm32(bits),
            _ => {
                let reg = self.in_sgpr(comp);
                self.regs(&[reg])
            }
        };
        self.push(Inst::new(
            Opcode::SMovB32,
            &[Operand::phys(Reg::M0), source],
        ));
    }

    fn get_reg(&mut self, args: &[Value], result: Value) -> Res {
        let register = self.immediate(Intrinsic::SGetReg, args[0])?;
        let dst = self.dst(result);
        let operands = [self.regs(&dst), register];
        self.push(Inst::new(Opcode::SGetregB32, &operands));
        Ok(())
    }

    fn is_wide(&self, result: Value) -> bool {
        self.ty(result) == ir::Type::I64
    }

    /// A scalar instruction on a mask, which is the same in all active lanes or is that of the
    /// first one.
    fn mask_operation(&mut self, opcode: Opcode, args: &[Value], result: Value) -> Res {
        let comps = self.comps(args[0]);
        let source: Vec<Comp> = self.in_sgprs(&comps).into_iter().map(Comp::Reg).collect();
        let dst = self.dst(result);
        let wide = self.vregs(Bank::Sgpr, dst.len());
        self.salu(opcode, &wide, &[&source]);
        let comps: Vec<Comp> = wide.iter().map(|&r| Comp::Reg(r)).collect();
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// An instruction without sources that writes a pair of SGPRs.
    fn wide_state(&mut self, opcode: Opcode, result: Value) -> Res {
        let dst = self.dst(result);
        let wide = self.vregs(Bank::Sgpr, 2);
        let to = self.regs(&wide);
        self.push(Inst::new(opcode, &[to]));
        let comps = [Comp::Reg(wide[0]), Comp::Reg(wide[1])];
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// High word of the base of an aperture of the flat address space, from the hardware's constant
    /// register.
    fn aperture(&mut self, reg: Reg, result: Value) -> Res {
        if self.env.machine.facts().apertures != Apertures::Registers {
            return Err(self.unsupported("an aperture register on this processor"));
        }
        if reg == Reg::PRIVATE_BASE {
            // An address made with it reaches scratch through flat instructions.
            self.mir.frame.uses_flat_scratch = true;
        }
        let dst = self.dst(result);
        let wide = self.vregs(Bank::Sgpr, 2);
        let operands = [self.regs(&wide), Operand::Phys(isa::RegSpan::one(reg))];
        // welded: an aperture's base is read as 64 bits, whatever the wave size.
        self.push(Inst::new(Opcode::SMovB64, &operands));
        self.copy_comp(dst[0], Comp::Reg(wide[1]));
        Ok(())
    }

    /// So many bytes, as the stack pointer counts them, behind all that is on the stack, which is
    /// one for all lanes.
    fn stack_alloc(&mut self, args: &[Value], result: Value) -> Res {
        let room = self.comps(args[0])[0];
        let room = match room {
            Comp::Imm(bits) => self.imm32(bits),
            _ => {
                let reg = self.in_sgpr(room);
                self.regs(&[reg])
            }
        };
        self.stack_end(result)?;
        let stack = Operand::phys(STACK_POINTER);
        self.push(Inst::new(Opcode::SAddU32, &[stack, stack, room]));
        Ok(())
    }

    /// The private address where the stack ends.
    fn stack_end(&mut self, result: Value) -> Res {
        self.moves_stack();
        let dst = self.dst(result);
        let end = self.vreg(Bank::Sgpr);
        let to = self.regs(&[end]);
        let stack = Operand::phys(STACK_POINTER);
        match self.env.machine.stack_scale_log2() {
            0 => self.push(Inst::new(Opcode::SMovB32, &[to, stack])),
            scale => {
                let scale = self.imm32(scale.into());
                self.push(Inst::new(Opcode::SLshrB32, &[to, stack, scale]));
            }
        }
        self.copy_comp(dst[0], Comp::Reg(end));
        Ok(())
    }

    /// The stack ends at a private address again.
    fn stack_to(&mut self, args: &[Value]) -> Res {
        self.moves_stack();
        let comps = self.comps(args[0]);
        let end = self.in_sgpr(comps[0]);
        let end = self.regs(&[end]);
        let stack = Operand::phys(STACK_POINTER);
        match self.env.machine.stack_scale_log2() {
            0 => self.push(Inst::new(Opcode::SMovB32, &[stack, end])),
            scale => {
                let scale = self.imm32(scale.into());
                self.push(Inst::new(Opcode::SLshlB32, &[stack, end, scale]));
            }
        }
        Ok(())
    }

    /// A trap whose handler wants the queue.
    fn queue_trap(&mut self, queue: Value) -> Res {
        let comps = self.comps(queue);
        let regs = self.in_sgprs(&comps);
        let queue = self.regs(&regs);
        self.push(Inst::pseudo(mir::Pseudo::Trap, &[queue]));
        Ok(())
    }

    fn moves_stack(&mut self) {
        self.mir.frame.stack = StackUse::Dynamic;
        self.mir.frame.uses_scratch = true;
    }

    /// An input in other registers than those where the function finds it.
    pub fn copy_input(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let input = match id {
            Intrinsic::PreloadedArgument => self.preloaded_argument(args[0]),
            _ => input_of(id),
        };
        let input = input.ok_or_else(|| self.unknown(id))?;
        let regs = self.input(input);
        let dst = self.dst(result);
        let comps: Vec<Comp> = regs.iter().map(|&r| Comp::Reg(r)).collect();
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// The input that a dword of the arguments is, if it is in a register.
    fn preloaded_argument(&self, number: Value) -> Option<Input> {
        let number = u8::try_from(self.int_const(number)?).ok()?;
        let kernel = self.env.info.kernels[self.function()].as_ref()?;
        (number < kernel.preloaded).then_some(Input::Preloaded(number))
    }
}

/// Trap handler IDs (specification, "Trap Handler ABI").
const TRAP_ID: i32 = 2;
/// The debugger's.
const DEBUG_TRAP_ID: i32 = 3;

/// The input that an intrinsic reads, if it does nothing else.
fn input_of(id: Intrinsic) -> Option<Input> {
    use Intrinsic::*;
    Some(match id {
        WorkitemIdX => Input::WorkitemId(0),
        WorkitemIdY => Input::WorkitemId(1),
        WorkitemIdZ => Input::WorkitemId(2),
        WorkgroupIdX => Input::WorkgroupId(0),
        WorkgroupIdY => Input::WorkgroupId(1),
        WorkgroupIdZ => Input::WorkgroupId(2),
        DispatchPtr => Input::User(UserSgpr::DispatchPtr),
        DispatchId => Input::User(UserSgpr::DispatchId),
        QueuePtr => Input::User(UserSgpr::QueuePtr),
        KernargSegmentPtr => Input::User(UserSgpr::KernargSegmentPtr),
        ReturnAddress => Input::ReturnAddress,
        _ => return None,
    })
}
