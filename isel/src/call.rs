//! Calls, arguments and results: by the convention of [`mir::abi::call`] within a module, by LLVM's
//! as [`lower::abi::standard`] has it.
//!
//! Arguments on the stack are words of a slot that stands behind the frame ([`mir::Area`]); the
//! callee finds them at the start of its own.

use crate::ctx::{Comp, Comps, Ctx, Res};
use cranelift_entity::EntityRef;
use ir::function::ParamFlags;
use ir::{FuncRef, GlobalRef, Inst as IrInst, ParamAttrs, SigRef, Type, Value};
use isa::{Opcode, Reg, RegSpan};
use lower::abi::signature::Signature;
use lower::abi::standard::{self, Place};
use mir::abi::call;
use mir::{Area, Bank, Inst, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// Registers of the private convention, one after the other.
struct Registers {
    sgpr: u16,
    vgpr: u16,
}

impl Registers {
    fn new() -> Registers {
        Registers {
            sgpr: call::FIRST_SGPR_ARG,
            vgpr: 0,
        }
    }

    /// The next register for a component; `None` if there are no more.
    fn next(&mut self, bank: Bank) -> Option<Place> {
        let (n, limit) = match bank {
            Bank::Sgpr => (&mut self.sgpr, call::LAST_SGPR_ARG),
            Bank::Vgpr => (&mut self.vgpr, call::NUM_VGPR_ARGS),
        };
        if *n >= limit {
            return None;
        }
        *n += 1;
        Some(match bank {
            Bank::Sgpr => Place::Sgpr(*n - 1),
            Bank::Vgpr => Place::Vgpr(*n - 1),
        })
    }
}

/// Where the components of arguments are.
struct Places<'a> {
    /// By LLVM's convention.
    fixed: Option<std::slice::Iter<'a, Place>>,
    registers: Registers,
}

impl<'a> Places<'a> {
    fn of(sig: &'a Signature) -> Places<'a> {
        let standard = sig.convention == standard::Convention::Standard;
        Places {
            fixed: standard.then(|| sig.places.iter()),
            registers: Registers::new(),
        }
    }

    /// Does a callee expect something there in any case? Nobody looks for what LLVM's convention
    /// has in SGPRs, where the caller has none: those are inputs that callees do without.
    fn is_expected(&self, place: Place) -> bool {
        match place {
            Place::Sgpr(_) => self.fixed.is_none(),
            Place::Vgpr(_) => true,
            Place::Stack(_) => false,
        }
    }

    fn next(&mut self, bank: Bank) -> Option<Place> {
        match &mut self.fixed {
            Some(places) => places.next().copied(),
            None => self.registers.next(bank),
        }
    }
}

/// The register that a place is.
fn register(place: Place) -> Option<Reg> {
    match place {
        Place::Sgpr(n) => Some(Reg::sgpr(n)),
        Place::Vgpr(n) => Some(Reg::vgpr(n)),
        Place::Stack(_) => None,
    }
}

/// What is passed for a component: registers that callees copy have been written.
fn some_value(comp: Comp) -> Comp {
    match comp {
        Comp::Undef => Comp::Imm(0),
        comp => comp,
    }
}

fn bank_of(attrs: &ParamAttrs) -> Bank {
    if attrs.flags.contains(ParamFlags::INREG) {
        Bank::Sgpr
    } else {
        Bank::Vgpr
    }
}

/// What is called.
enum Target {
    Function(FuncRef),
    Pointer(Value),
}

impl Ctx<'_> {
    /// Selects a direct call.
    pub fn call(&mut self, inst: IrInst, callee: FuncRef, args: &[Value]) -> Res {
        let module = self.env.module;
        let params = module.functions[callee].params.iter();
        let banks: Vec<Bank> = params.map(|p| bank_of(&p.attrs)).collect();
        let sig = self.env.info.signature(callee);
        self.select_call(inst, Target::Function(callee), sig, &banks, args)
    }

    /// Selects a call of what a pointer points to, which is the same for all active lanes.
    pub fn call_indirect(&mut self, inst: IrInst, sig: SigRef, args: &[Value]) -> Res {
        let params = self.env.ctx.signatures[sig].params.iter();
        let banks: Vec<Bank> = params.map(|p| bank_of(&p.attrs)).collect();
        let Some((&pointer, args)) = args.split_first() else {
            return Err(self.unsupported("a call of nothing"));
        };
        if !(self.is_uniform)(pointer) {
            return Err(self.unsupported("a call of what differs between lanes on machine level"));
        }
        let sig = self.env.info.indirect(sig);
        self.select_call(inst, Target::Pointer(pointer), sig, &banks, args)
    }

    fn select_call(
        &mut self,
        inst: IrInst,
        target: Target,
        sig: &Signature,
        banks: &[Bank],
        args: &[Value],
    ) -> Res {
        let mut places = Places::of(sig);
        let mut moves: Vec<(Place, Comp)> = Vec::new();
        for (&bank, &arg) in banks.iter().zip(args) {
            for comp in self.argument_comps(arg) {
                let place = places
                    .next(bank)
                    .ok_or_else(|| self.unsupported("a call with so many arguments"))?;
                moves.push((place, comp));
            }
        }
        let address = self.target_operand(&target);
        let mut operands: SmallVec<[Operand; 5]> = SmallVec::from_slice(&[address]);
        // All components are in registers of the right file before the first argument register is
        // written.
        let sources: Vec<(Place, VReg)> = moves
            .into_iter()
            .filter(|&(place, comp)| comp != Comp::Undef || places.is_expected(place))
            .map(|(place, comp)| match place {
                Place::Sgpr(_) => (place, self.in_sgpr(some_value(comp))),
                Place::Vgpr(_) | Place::Stack(_) => (place, self.in_vgpr(some_value(comp))),
            })
            .collect();
        self.stack_arguments(sig, &sources);
        for (place, src) in sources {
            if let Some(reg) = register(place) {
                let from = self.regs(&[src]);
                self.push(Inst::pseudo(Pseudo::Copy, &[Operand::phys(reg), from]));
                operands.push(Operand::phys(reg));
            }
        }
        let callee = match target {
            Target::Function(callee) => Some(callee),
            Target::Pointer(_) => None,
        };
        let mut inst_call = Inst::pseudo(Pseudo::Call, &operands);
        inst_call.callee = callee.map(|f| mir::FuncId::new(f.index()));
        self.push(inst_call);
        self.mir.frame.uses_scratch = true;
        self.mir.frame.uses_flat_scratch |= (self.env.uses_flat_scratch)(callee);
        self.call_result(inst)
    }

    /// A pair with the address, or nothing if the address is known relative to the call.
    fn target_operand(&mut self, target: &Target) -> Operand {
        let comps = match *target {
            Target::Function(callee) => {
                let callee = GlobalRef::Func(callee);
                if !(self.env.is_elsewhere)(callee) {
                    return Operand::Off;
                }
                self.loaded_address(callee, 0)
            }
            Target::Pointer(pointer) => self.comps(pointer),
        };
        let pair = self.in_sgprs(&comps);
        self.regs(&pair)
    }

    fn stack_arguments(&mut self, sig: &Signature, sources: &[(Place, VReg)]) {
        if sig.stack == 0 {
            return;
        }
        let slot = self.mir.stack_arguments(Area::Outgoing, sig.stack);
        for &(place, src) in sources {
            if let Place::Stack(offset) = place {
                let offset = offset as i32;
                let from = self.regs(&[src]);
                let to = Operand::Slot { slot, offset };
                self.push(Inst::pseudo(Pseudo::SpillVgpr, &[from, to]));
            }
        }
    }

    fn call_result(&mut self, inst: IrInst) -> Res {
        let Some(result) = self.ir.result(inst).filter(|&r| self.is_used(r)) else {
            return Ok(());
        };
        let regs = self.dst(result);
        let mut places = Registers::new();
        for reg in regs {
            let place = self.result_register(&mut places)?;
            let to = self.regs(&[reg]);
            self.push(Inst::pseudo(Pseudo::Copy, &[to, Operand::phys(place)]));
        }
        Ok(())
    }

    fn result_register(&mut self, places: &mut Registers) -> Res<Reg> {
        places
            .next(Bank::Vgpr)
            .and_then(register)
            .ok_or_else(|| self.unsupported("a result of this size"))
    }

    fn argument_comps(&mut self, arg: Value) -> Comps {
        debug_assert_ne!(self.ty(arg), Type::I1, "legal IR passes i1 as i32");
        self.comps(arg)
    }

    /// The last instruction of a function that is no kernel: results go to VGPRs.
    pub fn return_values(&mut self, value: Option<Value>) -> Res {
        let mut uses: SmallVec<[Operand; 5]> = SmallVec::new();
        if let Some(value) = value {
            let comps: Comps = self.comps(value).into_iter().map(some_value).collect();
            let regs = self.in_vgprs(&comps);
            let mut places = Registers::new();
            for reg in regs {
                let place = self.result_register(&mut places)?;
                let from = self.regs(&[reg]);
                self.push(Inst::pseudo(Pseudo::Copy, &[Operand::phys(place), from]));
                uses.push(Operand::phys(place));
            }
        }
        self.push(Inst::pseudo(Pseudo::Return, &uses));
        Ok(())
    }

    /// Copies of a function's arguments from where the caller left them; those that are not used
    /// are left out.
    pub fn argument_copies(&mut self) -> Vec<Inst> {
        let mut copies = Vec::new();
        if self.mir.kernel.is_some() {
            return copies;
        }
        let ir = self.ir;
        let sig = self.env.info.signature(self.function());
        let incoming = (sig.stack > 0).then(|| self.mir.stack_arguments(Area::Incoming, sig.stack));
        let mut places = Places::of(sig);
        // Words on the stack are loaded when no register of an argument is needed any more.
        let mut loads = Vec::new();
        for (param, &value) in ir.params.iter().zip(ir.block_params(ir.entry())) {
            let bank = bank_of(&param.attrs);
            let used = self.is_used(value);
            for i in 0..self.width(self.ty(value), Bank::Vgpr) {
                let Some(place) = places.next(bank) else {
                    continue;
                };
                if !used {
                    continue;
                }
                let dst = self.regs_of(value)[i];
                match (place, incoming) {
                    (Place::Stack(offset), Some(slot)) => {
                        let offset = offset as i32;
                        let from = Operand::Slot { slot, offset };
                        self.write_to_bank(dst, &mut loads, |to| {
                            Inst::pseudo(Pseudo::ReloadVgpr, &[to, from])
                        });
                    }
                    _ => self.argument_copy(place, dst, &mut copies),
                }
            }
        }
        copies.extend(loads);
        copies
    }

    fn argument_copy(&mut self, place: Place, dst: VReg, out: &mut Vec<Inst>) {
        let Some(reg) = register(place) else {
            return;
        };
        let from = Operand::Phys(RegSpan::one(reg));
        let copy = |to| Inst::pseudo(Pseudo::Copy, &[to, from]);
        match place {
            Place::Vgpr(_) => self.write_to_bank(dst, out, copy),
            Place::Sgpr(_) | Place::Stack(_) => {
                let to = self.regs(&[dst]);
                out.push(copy(to));
            }
        }
    }

    /// What an instruction writes to a VGPR goes to a register of either bank: uniform arguments
    /// may be in VGPRs when there are no more SGPRs for them.
    fn write_to_bank(&mut self, dst: VReg, out: &mut Vec<Inst>, write: impl Fn(Operand) -> Inst) {
        let to = self.regs(&[dst]);
        if self.mir.vregs[dst].bank == Bank::Vgpr {
            out.push(write(to));
            return;
        }
        let vector = self.vreg(Bank::Vgpr);
        let vector = self.regs(&[vector]);
        out.push(write(vector));
        out.push(Inst::new(Opcode::VReadfirstlaneB32, &[to, vector]));
    }

    /// The function itself.
    pub fn function(&self) -> FuncRef {
        FuncRef::new(self.mir.id.index())
    }

    /// The private address of something among the function's arguments on the stack.
    pub fn incoming_address(&mut self, offset: Value, result: Value) -> Res {
        let Some(offset) = self.int_const(offset) else {
            return Err(self.unsupported("this address of arguments"));
        };
        let sig = self.env.info.signature(self.function());
        let slot = self.mir.stack_arguments(Area::Incoming, sig.stack);
        let offset = offset as i32;
        let dst = self.dst(result);
        let to = self.regs(&dst);
        let from = Operand::Slot { slot, offset };
        self.push(Inst::pseudo(Pseudo::FrameAddr, &[to, from]));
        Ok(())
    }
}
