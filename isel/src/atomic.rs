//! Atomic read-modify-write and compare-exchange.
//!
//! Source: "Vega" 7nm ISA manual, sections 12.13 (DS), 12.18 (FLAT, GLOBAL): a form that returns
//! the old value and one that does not.

use crate::ctx::{Comp, Comps, Ctx, Res};
use crate::memory::Address;
use crate::operand::Src;
use ir::{AtomicOp, FloatKind, Inst as IrInst, MemAccess, Ordering, Type, Value};
use isa::Opcode;
use mir::{AccessKind, Bank, Operand};
use smallvec::SmallVec;

/// Instructions of one operation: without and with return.
type Forms = [Opcode; 2];

/// How much an atomic operation is on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// 32 bits.
    Word,
    /// 64 bits.
    Pair,
}

/// What it takes its operand for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// An integer.
    Integer,
    /// A float.
    Float,
    /// Two halves.
    Halves,
    /// Two bfloats.
    Bfloats,
}

impl Ctx<'_> {
    fn atomic_width(&self, value: Value) -> Width {
        match self.env.layout().bits(self.ty(value)) {
            64 => Width::Pair,
            _ => Width::Word,
        }
    }

    fn number_of(&self, ty: Type) -> Number {
        let types = &self.env.ctx.types;
        let element = types.float_kind(types.scalar(ty));
        match (element, types.vector_parts(ty)) {
            (None, _) => Number::Integer,
            (Some(_), None) => Number::Float,
            (Some(FloatKind::BFloat), Some(_)) => Number::Bfloats,
            (Some(_), Some(_)) => Number::Halves,
        }
    }

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
        let number = self.number_of(self.ty(value));
        let forms = rmw_forms(&address, op, self.atomic_width(value), number)
            .ok_or_else(|| self.unsupported("this atomic operation"))?;
        let comps = self.comps(value);
        let data = self.in_vgprs(&comps);
        // Some operations have no form without return (exchange in LDS): then nobody reads what it
        // returns.
        let returns = result.is_some() || forms[0] == forms[1];
        let kind = match returns {
            true => AccessKind::RmwReturn,
            false => AccessKind::RmwNoReturn,
        };
        let opcode = pick(forms, kind);
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
        let info = self.access_info(kind, ptr, space, mem);
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
        let width = self.atomic_width(new);
        let forms = compare_forms(&address, width)
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
        let kind = match result {
            Some(_) => AccessKind::RmwReturn,
            None => AccessKind::RmwNoReturn,
        };
        let opcode = pick(forms, kind);
        let info = self.access_info(kind, ptr, space, merged);
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
            let old: Comps = regs[..words].iter().map(|&r| Comp::Reg(r)).collect();
            let expected: Comps = expected.iter().map(|&r| Comp::Reg(r)).collect();
            let compare = match width {
                Width::Word => Opcode::VCmpEqU32,
                Width::Pair => Opcode::VCmpEqU64,
            };
            self.vcmp(
                compare,
                &regs[words..],
                &[Src::new(old), Src::new(expected)],
            );
        }
        Ok(())
    }
}

/// The form without or with a result.
fn pick(forms: Forms, kind: AccessKind) -> Opcode {
    match kind {
        AccessKind::RmwReturn => forms[1],
        _ => forms[0],
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
fn rmw_forms(address: &Address, op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    match address {
        Address::Global { .. } => global_forms(op, width, number),
        Address::Flat { .. } => flat_forms(op, width, number),
        Address::Lds { .. } => lds_forms(op, width, number),
        Address::Buffer(_) => crate::buffer::rmw_forms(op, width, number),
        Address::Scratch { .. } | Address::Private { .. } => None,
    }
}

fn global_forms(op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    use AtomicOp::*;
    use Width::*;
    if number != Number::Integer && op != Xchg {
        return global_float_forms(op, width, number);
    }
    match (op, width) {
        (Xchg, Word) => forms!(GlobalAtomicSwap, GlobalAtomicSwapRtn),
        (Xchg, Pair) => forms!(GlobalAtomicSwapX2, GlobalAtomicSwapX2Rtn),
        (Add, Word) => forms!(GlobalAtomicAdd, GlobalAtomicAddRtn),
        (Sub, Word) => forms!(GlobalAtomicSub, GlobalAtomicSubRtn),
        (And, Word) => forms!(GlobalAtomicAnd, GlobalAtomicAndRtn),
        (Or, Word) => forms!(GlobalAtomicOr, GlobalAtomicOrRtn),
        (Xor, Word) => forms!(GlobalAtomicXor, GlobalAtomicXorRtn),
        (Max, Word) => forms!(GlobalAtomicSmax, GlobalAtomicSmaxRtn),
        (Min, Word) => forms!(GlobalAtomicSmin, GlobalAtomicSminRtn),
        (UMax, Word) => forms!(GlobalAtomicUmax, GlobalAtomicUmaxRtn),
        (UMin, Word) => forms!(GlobalAtomicUmin, GlobalAtomicUminRtn),
        (UIncWrap, Word) => forms!(GlobalAtomicInc, GlobalAtomicIncRtn),
        (UDecWrap, Word) => forms!(GlobalAtomicDec, GlobalAtomicDecRtn),
        (Add, Pair) => forms!(GlobalAtomicAddX2, GlobalAtomicAddX2Rtn),
        (Sub, Pair) => forms!(GlobalAtomicSubX2, GlobalAtomicSubX2Rtn),
        (And, Pair) => forms!(GlobalAtomicAndX2, GlobalAtomicAndX2Rtn),
        (Or, Pair) => forms!(GlobalAtomicOrX2, GlobalAtomicOrX2Rtn),
        (Xor, Pair) => forms!(GlobalAtomicXorX2, GlobalAtomicXorX2Rtn),
        (Max, Pair) => forms!(GlobalAtomicSmaxX2, GlobalAtomicSmaxX2Rtn),
        (Min, Pair) => forms!(GlobalAtomicSminX2, GlobalAtomicSminX2Rtn),
        (UMax, Pair) => forms!(GlobalAtomicUmaxX2, GlobalAtomicUmaxX2Rtn),
        (UMin, Pair) => forms!(GlobalAtomicUminX2, GlobalAtomicUminX2Rtn),
        (UIncWrap, Pair) => forms!(GlobalAtomicIncX2, GlobalAtomicIncX2Rtn),
        (UDecWrap, Pair) => forms!(GlobalAtomicDecX2, GlobalAtomicDecX2Rtn),
        _ => None,
    }
}

fn global_float_forms(op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    use AtomicOp::{FAdd, FMax, FMin};
    use Number::{Bfloats, Float, Halves};
    match (op, width, number) {
        (FAdd, Width::Word, Float) => forms!(GlobalAtomicAddF32, GlobalAtomicAddF32Rtn),
        (FAdd, Width::Pair, Float) => forms!(GlobalAtomicAddF64, GlobalAtomicAddF64Rtn),
        (FAdd, Width::Word, Halves) => forms!(GlobalAtomicPkAddF16, GlobalAtomicPkAddF16Rtn),
        (FAdd, Width::Word, Bfloats) => forms!(GlobalAtomicPkAddBf16, GlobalAtomicPkAddBf16Rtn),
        (FMin, Width::Pair, Float) => forms!(GlobalAtomicMinF64, GlobalAtomicMinF64Rtn),
        (FMax, Width::Pair, Float) => forms!(GlobalAtomicMaxF64, GlobalAtomicMaxF64Rtn),
        _ => None,
    }
}

fn flat_forms(op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    use AtomicOp::*;
    use Width::*;
    if number != Number::Integer && op != Xchg {
        return flat_float_forms(op, width, number);
    }
    match (op, width) {
        (Xchg, Word) => forms!(FlatAtomicSwap, FlatAtomicSwapRtn),
        (Xchg, Pair) => forms!(FlatAtomicSwapX2, FlatAtomicSwapX2Rtn),
        (Add, Word) => forms!(FlatAtomicAdd, FlatAtomicAddRtn),
        (Sub, Word) => forms!(FlatAtomicSub, FlatAtomicSubRtn),
        (And, Word) => forms!(FlatAtomicAnd, FlatAtomicAndRtn),
        (Or, Word) => forms!(FlatAtomicOr, FlatAtomicOrRtn),
        (Xor, Word) => forms!(FlatAtomicXor, FlatAtomicXorRtn),
        (Max, Word) => forms!(FlatAtomicSmax, FlatAtomicSmaxRtn),
        (Min, Word) => forms!(FlatAtomicSmin, FlatAtomicSminRtn),
        (UMax, Word) => forms!(FlatAtomicUmax, FlatAtomicUmaxRtn),
        (UMin, Word) => forms!(FlatAtomicUmin, FlatAtomicUminRtn),
        (UIncWrap, Word) => forms!(FlatAtomicInc, FlatAtomicIncRtn),
        (UDecWrap, Word) => forms!(FlatAtomicDec, FlatAtomicDecRtn),
        (Add, Pair) => forms!(FlatAtomicAddX2, FlatAtomicAddX2Rtn),
        (Sub, Pair) => forms!(FlatAtomicSubX2, FlatAtomicSubX2Rtn),
        (And, Pair) => forms!(FlatAtomicAndX2, FlatAtomicAndX2Rtn),
        (Or, Pair) => forms!(FlatAtomicOrX2, FlatAtomicOrX2Rtn),
        (Xor, Pair) => forms!(FlatAtomicXorX2, FlatAtomicXorX2Rtn),
        (Max, Pair) => forms!(FlatAtomicSmaxX2, FlatAtomicSmaxX2Rtn),
        (Min, Pair) => forms!(FlatAtomicSminX2, FlatAtomicSminX2Rtn),
        (UMax, Pair) => forms!(FlatAtomicUmaxX2, FlatAtomicUmaxX2Rtn),
        (UMin, Pair) => forms!(FlatAtomicUminX2, FlatAtomicUminX2Rtn),
        (UIncWrap, Pair) => forms!(FlatAtomicIncX2, FlatAtomicIncX2Rtn),
        (UDecWrap, Pair) => forms!(FlatAtomicDecX2, FlatAtomicDecX2Rtn),
        _ => None,
    }
}

fn flat_float_forms(op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    use AtomicOp::{FAdd, FMax, FMin};
    use Number::{Bfloats, Float, Halves};
    match (op, width, number) {
        (FAdd, Width::Word, Float) => forms!(FlatAtomicAddF32, FlatAtomicAddF32Rtn),
        (FAdd, Width::Pair, Float) => forms!(FlatAtomicAddF64, FlatAtomicAddF64Rtn),
        (FAdd, Width::Word, Halves) => forms!(FlatAtomicPkAddF16, FlatAtomicPkAddF16Rtn),
        (FAdd, Width::Word, Bfloats) => forms!(FlatAtomicPkAddBf16, FlatAtomicPkAddBf16Rtn),
        (FMin, Width::Pair, Float) => forms!(FlatAtomicMinF64, FlatAtomicMinF64Rtn),
        (FMax, Width::Pair, Float) => forms!(FlatAtomicMaxF64, FlatAtomicMaxF64Rtn),
        _ => None,
    }
}

fn lds_forms(op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    use AtomicOp::*;
    use Width::*;
    if number != Number::Integer && op != Xchg {
        return lds_float_forms(op, width, number);
    }
    match (op, width) {
        // There is no exchange without return.
        (Xchg, Word) => forms!(DsWrxchgRtnB32, DsWrxchgRtnB32),
        (Xchg, Pair) => forms!(DsWrxchgRtnB64, DsWrxchgRtnB64),
        (Add, Word) => forms!(DsAddU32, DsAddRtnU32),
        (Sub, Word) => forms!(DsSubU32, DsSubRtnU32),
        (And, Word) => forms!(DsAndB32, DsAndRtnB32),
        (Or, Word) => forms!(DsOrB32, DsOrRtnB32),
        (Xor, Word) => forms!(DsXorB32, DsXorRtnB32),
        (Max, Word) => forms!(DsMaxI32, DsMaxRtnI32),
        (Min, Word) => forms!(DsMinI32, DsMinRtnI32),
        (UMax, Word) => forms!(DsMaxU32, DsMaxRtnU32),
        (UMin, Word) => forms!(DsMinU32, DsMinRtnU32),
        (UIncWrap, Word) => forms!(DsIncU32, DsIncRtnU32),
        (UDecWrap, Word) => forms!(DsDecU32, DsDecRtnU32),
        (Add, Pair) => forms!(DsAddU64, DsAddRtnU64),
        (Sub, Pair) => forms!(DsSubU64, DsSubRtnU64),
        (And, Pair) => forms!(DsAndB64, DsAndRtnB64),
        (Or, Pair) => forms!(DsOrB64, DsOrRtnB64),
        (Xor, Pair) => forms!(DsXorB64, DsXorRtnB64),
        (Max, Pair) => forms!(DsMaxI64, DsMaxRtnI64),
        (Min, Pair) => forms!(DsMinI64, DsMinRtnI64),
        (UMax, Pair) => forms!(DsMaxU64, DsMaxRtnU64),
        (UMin, Pair) => forms!(DsMinU64, DsMinRtnU64),
        (UIncWrap, Pair) => forms!(DsIncU64, DsIncRtnU64),
        (UDecWrap, Pair) => forms!(DsDecU64, DsDecRtnU64),
        _ => None,
    }
}

fn lds_float_forms(op: AtomicOp, width: Width, number: Number) -> Option<Forms> {
    use AtomicOp::{FAdd, FMax, FMin};
    use Number::{Bfloats, Float, Halves};
    match (op, width, number) {
        (FAdd, Width::Word, Float) => forms!(DsAddF32, DsAddRtnF32),
        (FAdd, Width::Pair, Float) => forms!(DsAddF64, DsAddRtnF64),
        (FAdd, Width::Word, Halves) => forms!(DsPkAddF16, DsPkAddRtnF16),
        (FAdd, Width::Word, Bfloats) => forms!(DsPkAddBf16, DsPkAddRtnBf16),
        (FMax, Width::Word, Float) => forms!(DsMaxF32, DsMaxRtnF32),
        (FMin, Width::Word, Float) => forms!(DsMinF32, DsMinRtnF32),
        (FMax, Width::Pair, Float) => forms!(DsMaxF64, DsMaxRtnF64),
        (FMin, Width::Pair, Float) => forms!(DsMinF64, DsMinRtnF64),
        _ => None,
    }
}

fn compare_forms(address: &Address, width: Width) -> Option<Forms> {
    use Width::*;
    match (address, width) {
        (Address::Global { .. }, Word) => forms!(GlobalAtomicCmpswap, GlobalAtomicCmpswapRtn),
        (Address::Global { .. }, Pair) => forms!(GlobalAtomicCmpswapX2, GlobalAtomicCmpswapX2Rtn),
        (Address::Flat { .. }, Word) => forms!(FlatAtomicCmpswap, FlatAtomicCmpswapRtn),
        (Address::Flat { .. }, Pair) => forms!(FlatAtomicCmpswapX2, FlatAtomicCmpswapX2Rtn),
        (Address::Lds { .. }, Word) => forms!(DsCmpstB32, DsCmpstRtnB32),
        (Address::Lds { .. }, Pair) => forms!(DsCmpstB64, DsCmpstRtnB64),
        (Address::Buffer(_), width) => crate::buffer::compare_forms(width),
        (Address::Scratch { .. } | Address::Private { .. }, _) => None,
    }
}
