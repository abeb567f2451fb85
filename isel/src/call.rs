//! Calls, arguments and results, by the convention of [`mir::abi::call`].

use crate::ctx::{Comp, Ctx, Res};
use cranelift_entity::EntityRef;
use ir::function::ParamFlags;
use ir::{FuncRef, Inst as IrInst, ParamAttrs, Type, Value};
use isa::{Reg, RegSpan};
use mir::abi::call;
use mir::{Bank, Inst, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// Where the components of arguments or results go.
struct Places {
    sgpr: u16,
    vgpr: u16,
}

impl Places {
    fn new() -> Places {
        Places {
            sgpr: call::FIRST_SGPR_ARG,
            vgpr: 0,
        }
    }

    /// The next register for a component; `None` if there are no more.
    fn next(&mut self, bank: Bank) -> Option<Reg> {
        let (n, limit) = match bank {
            Bank::Sgpr => (&mut self.sgpr, call::LAST_SGPR_ARG),
            Bank::Vgpr => (&mut self.vgpr, call::NUM_VGPR_ARGS),
        };
        if *n >= limit {
            return None;
        }
        let reg = match bank {
            Bank::Sgpr => Reg::sgpr(*n),
            Bank::Vgpr => Reg::vgpr(*n),
        };
        *n += 1;
        Some(reg)
    }
}

fn bank_of(attrs: &ParamAttrs) -> Bank {
    if attrs.flags.contains(ParamFlags::INREG) {
        Bank::Sgpr
    } else {
        Bank::Vgpr
    }
}

impl Ctx<'_> {
    /// Selects a direct call.
    pub fn call(&mut self, inst: IrInst, callee: FuncRef, args: &[Value]) -> Res {
        let target = &self.env.module.functions[callee];
        let mut places = Places::new();
        let mut moves: Vec<(Reg, Comp)> = Vec::new();
        for (param, &arg) in target.params.iter().zip(args) {
            debug_assert_ne!(self.ty(arg), Type::I1, "legal IR passes i1 as i32");
            let bank = bank_of(&param.attrs);
            for comp in self.comps(arg) {
                let place = places
                    .next(bank)
                    .ok_or_else(|| self.unsupported("a call with so many arguments"))?;
                moves.push((place, comp));
            }
        }
        let mut operands: SmallVec<[Operand; 5]> = SmallVec::from_slice(&[Operand::Off]);
        // All components are in registers of the right file before the first argument register is written.
        let sources: Vec<(Reg, VReg)> = moves
            .into_iter()
            .map(|(reg, comp)| {
                (
                    reg,
                    if reg.is_vector() {
                        self.in_vgpr(comp)
                    } else {
                        self.in_sgpr(comp)
                    },
                )
            })
            .collect();
        for (reg, src) in sources {
            let from = self.regs(&[src]);
            self.push(Inst::pseudo(Pseudo::Copy, &[Operand::phys(reg), from]));
            operands.push(Operand::phys(reg));
        }
        let mut inst_call = Inst::pseudo(Pseudo::Call, &operands);
        inst_call.callee = Some(mir::FuncId::new(callee.index()));
        self.push(inst_call);
        self.mir.frame.uses_scratch = true;
        self.mir.frame.uses_flat_scratch |= (self.env.uses_flat_scratch)(callee);
        if let Some(result) = self.ir.result(inst).filter(|&r| self.is_used(r)) {
            let regs = self.dst(result);
            let mut places = Places::new();
            for reg in regs {
                let place = places
                    .next(Bank::Vgpr)
                    .ok_or_else(|| self.unsupported("a result of this size"))?;
                let to = self.regs(&[reg]);
                self.push(Inst::pseudo(Pseudo::Copy, &[to, Operand::phys(place)]));
            }
        }
        Ok(())
    }

    /// The last instruction of a function that is no kernel: results go to VGPRs.
    pub fn return_values(&mut self, value: Option<Value>) -> Res {
        let mut uses: SmallVec<[Operand; 5]> = SmallVec::new();
        if let Some(value) = value {
            let comps = self.comps(value);
            let regs = self.in_vgprs(&comps);
            let mut places = Places::new();
            for reg in regs {
                let place = places
                    .next(Bank::Vgpr)
                    .ok_or_else(|| self.unsupported("a result of this size"))?;
                let from = self.regs(&[reg]);
                self.push(Inst::pseudo(Pseudo::Copy, &[Operand::phys(place), from]));
                uses.push(Operand::phys(place));
            }
        }
        self.push(Inst::pseudo(Pseudo::Return, &uses));
        Ok(())
    }

    /// Copies of a function's arguments from where the caller left them; those that are not used are left out.
    pub fn argument_copies(&mut self) -> Vec<Inst> {
        let mut copies = Vec::new();
        if self.mir.kernel.is_some() {
            return copies;
        }
        let ir = self.ir;
        let mut places = Places::new();
        for (param, &value) in ir.params.iter().zip(ir.block_params(ir.entry())) {
            let bank = bank_of(&param.attrs);
            let used = self.is_used(value);
            for i in 0..self.width(self.ty(value), Bank::Vgpr) {
                let Some(place) = places.next(bank) else {
                    continue;
                };
                if used {
                    let dst = self.regs_of(value)[i];
                    let to = self.regs(&[dst]);
                    copies.push(Inst::pseudo(
                        Pseudo::Copy,
                        &[to, Operand::Phys(RegSpan::one(place))],
                    ));
                }
            }
        }
        copies
    }
}
