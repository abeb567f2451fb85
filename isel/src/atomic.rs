//! Atomic read-modify-write and compare-exchange.
//!
//! Source: "Vega" 7nm ISA manual, sections 12.13 (DS), 12.18 (FLAT, GLOBAL): a form that returns
//! the old value and one that does not.

use crate::ctx::{Comp, Ctx, Res};
use crate::memory::Address;
use crate::operand::Src;
use ir::{AtomicOp, Inst as IrInst, MemAccess, Ordering, Value};
use isa::Opcode;
use mir::{AccessKind, Bank, Operand};
use smallvec::SmallVec;

/// Instructions of one operation: without and with return.
type Forms = [Opcode; 2];

impl Ctx<'_> {
    /// Selects `atomicrmw`.
    pub fn atomic_rmw(
        &mut self,
        inst: IrInst,
        op: AtomicOp,
        args: [Value; 2],
        mem: MemAccess,
    ) -> Res {
        let [ptr, value] = args;
        let result = self.ir.result(inst).filter(|&r| self.is_used(r));
        let space = self.space(ptr)?;
        let address = self.address(ptr, space)?;
        let wide = self.env.layout().bits(self.ty(value)) == 64;
        let float = self.env.ctx.types.float_kind(self.ty(value)).is_some();
        let forms = rmw_forms(&address, op, wide, float)
            .ok_or_else(|| self.unsupported("this atomic operation"))?;
        let comps = self.comps(value);
        let data = self.in_vgprs(&comps);
        // Some operations have no form without return (exchange in LDS): then nobody reads what it
        // returns.
        let returns = result.is_some() || forms[0] == forms[1];
        let (opcode, kind) = pick(forms, returns);
        if !self.env.machine.has(opcode) {
            return Err(self.unsupported("this atomic operation on this processor"));
        }
        let dst = match result {
            Some(r) => Some(self.dst(r).to_vec()),
            None if returns => Some(data.iter().map(|_| self.mir.vreg(Bank::Vgpr)).collect()),
            None => None,
        };
        let dst = dst.map(|regs| self.regs(&regs));
        let data = self.regs(&data);
        let info = self.mem_info(kind, space, mem);
        self.push_access(opcode, dst, &[data], address, info);
        Ok(())
    }

    /// Selects `cmpxchg`; the result is the old value and whether it was the expected one.
    pub fn cmpxchg(
        &mut self,
        inst: IrInst,
        args: [Value; 3],
        mem: MemAccess,
        failure: Ordering,
    ) -> Res {
        let [ptr, expected, new] = args;
        let space = self.space(ptr)?;
        let address = self.address(ptr, space)?;
        let wide = self.env.layout().bits(self.ty(new)) == 64;
        let forms = compare_forms(&address, wide)
            .ok_or_else(|| self.unsupported("this compare-exchange"))?;
        let result = self.ir.result(inst).filter(|&r| self.is_used(r));
        let (expected, new) = (self.comps(expected), self.comps(new));
        let (expected, new) = (self.in_vgprs(&expected), self.in_vgprs(&new));
        let data: SmallVec<[Operand; 2]> = match address {
            // LDS: data 0 is compared with, data 1 is written.
            Address::Lds { .. } => SmallVec::from_slice(&[self.regs(&expected), self.regs(&new)]),
            // Elsewhere one operand: what is written, then what is compared with.
            _ => {
                let both: SmallVec<[mir::VReg; 4]> = new.iter().chain(&expected).copied().collect();
                SmallVec::from_slice(&[self.regs(&both)])
            }
        };
        let merged = MemAccess {
            ordering: stronger(mem.ordering, failure),
            ..mem
        };
        let (opcode, kind) = pick(forms, result.is_some());
        let info = self.mem_info(kind, space, merged);
        let regs = result.map(|r| self.dst(r));
        let words = expected.len();
        let in_place = matches!(address, Address::Buffer(_));
        let dst = regs.as_ref().map(|r| {
            let mut to: SmallVec<[mir::VReg; 4]> = SmallVec::from_slice(&r[..words]);
            if in_place {
                // A buffer's instruction has the old value where the new one was, and leaves the
                // expected one behind it.
                to.extend((0..words).map(|_| self.mir.vreg(Bank::Vgpr)));
            }
            self.mir.operand(&to)
        });
        self.push_access(opcode, dst, &data, address, info);
        if let Some(regs) = regs {
            let old: SmallVec<[Comp; 4]> = regs[..words].iter().map(|&r| Comp::Reg(r)).collect();
            let expected: SmallVec<[Comp; 4]> = expected.iter().map(|&r| Comp::Reg(r)).collect();
            let compare = if wide {
                Opcode::VCmpEqU64
            } else {
                Opcode::VCmpEqU32
            };
            self.vcmp(
                compare,
                &regs[words..],
                &[Src::new(&old), Src::new(&expected)],
            );
        }
        Ok(())
    }
}

fn pick(forms: Forms, returns: bool) -> (Opcode, AccessKind) {
    if returns {
        (forms[1], AccessKind::RmwReturn)
    } else {
        (forms[0], AccessKind::RmwNoReturn)
    }
}

/// The ordering that has what both have.
fn stronger(success: Ordering, failure: Ordering) -> Ordering {
    match (success, failure) {
        (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
        _ => success.max(failure),
    }
}

macro_rules! forms {
    ($a:ident, $b:ident) => {
        Some([Opcode::$a, Opcode::$b])
    };
}

/// Instructions of a read-modify-write; `None` if the operation was to be expanded before.
fn rmw_forms(address: &Address, op: AtomicOp, wide: bool, float: bool) -> Option<Forms> {
    match address {
        Address::Global { .. } => global_forms(op, wide, float),
        Address::Flat { .. } => flat_forms(op, wide, float),
        Address::Lds { .. } => lds_forms(op, wide, float),
        Address::Buffer(_) => crate::buffer::rmw_forms(op, wide, float),
        Address::Scratch { .. } => None,
    }
}

fn global_forms(op: AtomicOp, wide: bool, float: bool) -> Option<Forms> {
    use AtomicOp::*;
    match (op, wide) {
        (Xchg, false) => forms!(GlobalAtomicSwap, GlobalAtomicSwapRtn),
        (Xchg, true) => forms!(GlobalAtomicSwapX2, GlobalAtomicSwapX2Rtn),
        _ if float => None,
        (Add, false) => forms!(GlobalAtomicAdd, GlobalAtomicAddRtn),
        (Sub, false) => forms!(GlobalAtomicSub, GlobalAtomicSubRtn),
        (And, false) => forms!(GlobalAtomicAnd, GlobalAtomicAndRtn),
        (Or, false) => forms!(GlobalAtomicOr, GlobalAtomicOrRtn),
        (Xor, false) => forms!(GlobalAtomicXor, GlobalAtomicXorRtn),
        (Max, false) => forms!(GlobalAtomicSmax, GlobalAtomicSmaxRtn),
        (Min, false) => forms!(GlobalAtomicSmin, GlobalAtomicSminRtn),
        (UMax, false) => forms!(GlobalAtomicUmax, GlobalAtomicUmaxRtn),
        (UMin, false) => forms!(GlobalAtomicUmin, GlobalAtomicUminRtn),
        (UIncWrap, false) => forms!(GlobalAtomicInc, GlobalAtomicIncRtn),
        (UDecWrap, false) => forms!(GlobalAtomicDec, GlobalAtomicDecRtn),
        (Add, true) => forms!(GlobalAtomicAddX2, GlobalAtomicAddX2Rtn),
        (Sub, true) => forms!(GlobalAtomicSubX2, GlobalAtomicSubX2Rtn),
        (And, true) => forms!(GlobalAtomicAndX2, GlobalAtomicAndX2Rtn),
        (Or, true) => forms!(GlobalAtomicOrX2, GlobalAtomicOrX2Rtn),
        (Xor, true) => forms!(GlobalAtomicXorX2, GlobalAtomicXorX2Rtn),
        (Max, true) => forms!(GlobalAtomicSmaxX2, GlobalAtomicSmaxX2Rtn),
        (Min, true) => forms!(GlobalAtomicSminX2, GlobalAtomicSminX2Rtn),
        (UMax, true) => forms!(GlobalAtomicUmaxX2, GlobalAtomicUmaxX2Rtn),
        (UMin, true) => forms!(GlobalAtomicUminX2, GlobalAtomicUminX2Rtn),
        (UIncWrap, true) => forms!(GlobalAtomicIncX2, GlobalAtomicIncX2Rtn),
        (UDecWrap, true) => forms!(GlobalAtomicDecX2, GlobalAtomicDecX2Rtn),
        _ => None,
    }
}

fn flat_forms(op: AtomicOp, wide: bool, float: bool) -> Option<Forms> {
    use AtomicOp::*;
    match (op, wide) {
        (Xchg, false) => forms!(FlatAtomicSwap, FlatAtomicSwapRtn),
        (Xchg, true) => forms!(FlatAtomicSwapX2, FlatAtomicSwapX2Rtn),
        _ if float => None,
        (Add, false) => forms!(FlatAtomicAdd, FlatAtomicAddRtn),
        (Sub, false) => forms!(FlatAtomicSub, FlatAtomicSubRtn),
        (And, false) => forms!(FlatAtomicAnd, FlatAtomicAndRtn),
        (Or, false) => forms!(FlatAtomicOr, FlatAtomicOrRtn),
        (Xor, false) => forms!(FlatAtomicXor, FlatAtomicXorRtn),
        (Max, false) => forms!(FlatAtomicSmax, FlatAtomicSmaxRtn),
        (Min, false) => forms!(FlatAtomicSmin, FlatAtomicSminRtn),
        (UMax, false) => forms!(FlatAtomicUmax, FlatAtomicUmaxRtn),
        (UMin, false) => forms!(FlatAtomicUmin, FlatAtomicUminRtn),
        (UIncWrap, false) => forms!(FlatAtomicInc, FlatAtomicIncRtn),
        (UDecWrap, false) => forms!(FlatAtomicDec, FlatAtomicDecRtn),
        (Add, true) => forms!(FlatAtomicAddX2, FlatAtomicAddX2Rtn),
        (Sub, true) => forms!(FlatAtomicSubX2, FlatAtomicSubX2Rtn),
        (And, true) => forms!(FlatAtomicAndX2, FlatAtomicAndX2Rtn),
        (Or, true) => forms!(FlatAtomicOrX2, FlatAtomicOrX2Rtn),
        (Xor, true) => forms!(FlatAtomicXorX2, FlatAtomicXorX2Rtn),
        (Max, true) => forms!(FlatAtomicSmaxX2, FlatAtomicSmaxX2Rtn),
        (Min, true) => forms!(FlatAtomicSminX2, FlatAtomicSminX2Rtn),
        (UMax, true) => forms!(FlatAtomicUmaxX2, FlatAtomicUmaxX2Rtn),
        (UMin, true) => forms!(FlatAtomicUminX2, FlatAtomicUminX2Rtn),
        (UIncWrap, true) => forms!(FlatAtomicIncX2, FlatAtomicIncX2Rtn),
        (UDecWrap, true) => forms!(FlatAtomicDecX2, FlatAtomicDecX2Rtn),
        _ => None,
    }
}

fn lds_forms(op: AtomicOp, wide: bool, float: bool) -> Option<Forms> {
    use AtomicOp::*;
    match (op, wide) {
        // There is no exchange without return.
        (Xchg, false) => forms!(DsWrxchgRtnB32, DsWrxchgRtnB32),
        (Xchg, true) => forms!(DsWrxchgRtnB64, DsWrxchgRtnB64),
        (FAdd, false) => forms!(DsAddF32, DsAddRtnF32),
        (FMax, false) => forms!(DsMaxF32, DsMaxRtnF32),
        (FMin, false) => forms!(DsMinF32, DsMinRtnF32),
        (FMax, true) => forms!(DsMaxF64, DsMaxRtnF64),
        (FMin, true) => forms!(DsMinF64, DsMinRtnF64),
        _ if float => None,
        (Add, false) => forms!(DsAddU32, DsAddRtnU32),
        (Sub, false) => forms!(DsSubU32, DsSubRtnU32),
        (And, false) => forms!(DsAndB32, DsAndRtnB32),
        (Or, false) => forms!(DsOrB32, DsOrRtnB32),
        (Xor, false) => forms!(DsXorB32, DsXorRtnB32),
        (Max, false) => forms!(DsMaxI32, DsMaxRtnI32),
        (Min, false) => forms!(DsMinI32, DsMinRtnI32),
        (UMax, false) => forms!(DsMaxU32, DsMaxRtnU32),
        (UMin, false) => forms!(DsMinU32, DsMinRtnU32),
        (UIncWrap, false) => forms!(DsIncU32, DsIncRtnU32),
        (UDecWrap, false) => forms!(DsDecU32, DsDecRtnU32),
        (Add, true) => forms!(DsAddU64, DsAddRtnU64),
        (Sub, true) => forms!(DsSubU64, DsSubRtnU64),
        (And, true) => forms!(DsAndB64, DsAndRtnB64),
        (Or, true) => forms!(DsOrB64, DsOrRtnB64),
        (Xor, true) => forms!(DsXorB64, DsXorRtnB64),
        (Max, true) => forms!(DsMaxI64, DsMaxRtnI64),
        (Min, true) => forms!(DsMinI64, DsMinRtnI64),
        (UMax, true) => forms!(DsMaxU64, DsMaxRtnU64),
        (UMin, true) => forms!(DsMinU64, DsMinRtnU64),
        (UIncWrap, true) => forms!(DsIncU64, DsIncRtnU64),
        (UDecWrap, true) => forms!(DsDecU64, DsDecRtnU64),
        _ => None,
    }
}

fn compare_forms(address: &Address, wide: bool) -> Option<Forms> {
    match (address, wide) {
        (Address::Global { .. }, false) => forms!(GlobalAtomicCmpswap, GlobalAtomicCmpswapRtn),
        (Address::Global { .. }, true) => forms!(GlobalAtomicCmpswapX2, GlobalAtomicCmpswapX2Rtn),
        (Address::Flat { .. }, false) => forms!(FlatAtomicCmpswap, FlatAtomicCmpswapRtn),
        (Address::Flat { .. }, true) => forms!(FlatAtomicCmpswapX2, FlatAtomicCmpswapX2Rtn),
        (Address::Lds { .. }, false) => forms!(DsCmpstB32, DsCmpstRtnB32),
        (Address::Lds { .. }, true) => forms!(DsCmpstB64, DsCmpstRtnB64),
        (Address::Buffer(_), wide) => crate::buffer::compare_forms(wide),
        (Address::Scratch { .. }, _) => None,
    }
}
