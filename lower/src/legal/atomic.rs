//! Atomic read-modify-write and compare-and-exchange.
//!
//! Native are 32-bit and 64-bit integer operations, in global and flat memory other than addition
//! and exchange only where the program promises that the memory is not reached over PCI Express,
//! which knows no other (`!amdgpu.no.remote.memory` or `!amdgpu.no.fine.grained.memory`); and those
//! of floats that LDS has, or global memory that is not fine-grained
//! (`!amdgpu.no.fine.grained.memory`). Everything else is a loop around a compare-and-exchange;
//! what is narrower than a word exchanges the word around it.
//!
//! No one else sees private memory: an atomic access to it is an ordinary one. A flat 64-bit
//! operation cannot reach private memory, whose swizzled layout takes four bytes at a time; the
//! address is tested first.

use crate::expand;
use crate::legal::Denormals;
use crate::legal::address::Null;
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::shape::{self, Leaf};
use crate::target::{FloatOps, RemoteAtomics};
use ir::{
    AddrSpace, AliasTag, ArithFlags, AtomicOp, BinaryOp, CastOp, FloatKind, Inst, InstData, IntCC,
    Intrinsic, MemAccess, MemFlags, Ordering, ScopeLevel, Type, Value,
};

/// An atomic operation's place and operand.
pub(crate) struct Rmw {
    pub op: AtomicOp,
    pub ty: Type,
    pub ptr: Value,
    pub space: AddrSpace,
    pub operand: Parts,
    pub mem: MemAccess,
    pub old: Old,
}

/// Is what was there before asked for?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Old {
    Used,
    Unused,
}

impl Legaliser<'_> {
    /// `atomicrmw`
    pub(crate) fn atomic_rmw(&mut self, inst: Inst) -> Res<()> {
        let InstData::AtomicRmw { op, args, mem } = *self.src.inst(inst) else {
            unreachable!("called for atomicrmw only");
        };
        let ptr = self.pointer(args[0])?;
        let rmw = Rmw {
            op,
            ty: self.ty(args[1]),
            ptr,
            space: self.accessible(ptr)?,
            operand: self.parts(args[1])?,
            mem,
            old: match self.src.result(inst) {
                Some(v) if self.uses().get(v) > 0 => Old::Used,
                _ => Old::Unused,
            },
        };
        let bytes = self.atomic_bytes(rmw.ty, mem)?;
        let result = if rmw.space == AddrSpace::Private {
            self.rmw_private(&rmw)?
        } else if self.is_apart(rmw.space) || self.is_float_of_global(&rmw) {
            self.by_space(rmw.ptr, |l, ptr, space| {
                let here = Rmw {
                    ptr,
                    space,
                    operand: rmw.operand.clone(),
                    ..rmw
                };
                match space {
                    AddrSpace::Private => l.rmw_private(&here),
                    _ => l.rmw_shared(&here, bytes),
                }
            })?
        } else if rmw.space == AddrSpace::Generic && bytes == 8 {
            self.rmw_flat_64(rmw)?
        } else if let Some(result) = self.rmw_per_wave(inst, &rmw, bytes)? {
            result
        } else {
            self.rmw_shared(&rmw, bytes)?
        };
        self.set(inst, &result);
        Ok(())
    }

    /// Size of an atomic access in bytes.
    fn atomic_bytes(&self, ty: Type, mem: MemAccess) -> Res<u64> {
        let bits: u64 = self.shape_of(ty)?.iter().map(shape::Unit::bits).sum();
        let bytes = bits / 8;
        if bits % 8 != 0 || !matches!(bytes, 1 | 2 | 4 | 8) {
            return Err(self.unsupported(&format!("an atomic operation on {bits} bits")));
        }
        if mem.align() < bytes {
            return Err(self
                .unsupported("an atomic operation below its natural alignment")
                .hint(format!("align {bytes} is needed")));
        }
        Ok(bytes)
    }

    pub(crate) fn rmw_shared(&mut self, rmw: &Rmw, bytes: u64) -> Res<Parts> {
        if self.is_native(rmw, bytes) {
            return self.rmw_native(rmw);
        }
        if bytes < 4 {
            self.rmw_narrow(rmw, bytes)
        } else {
            self.rmw_loop(rmw, bytes)
        }
    }

    /// Is there an instruction?
    pub(crate) fn is_native(&self, rmw: &Rmw, bytes: u64) -> bool {
        use AtomicOp::*;
        if bytes < 4 {
            return false;
        }
        let lds = matches!(rmw.space, AddrSpace::Local | AddrSpace::Region);
        let near = lds
            || self.is_within_agent(rmw)
            || rmw
                .mem
                .flags
                .intersects(MemFlags::NO_REMOTE | MemFlags::NO_FINE_GRAINED);
        match rmw.op {
            Xchg => true,
            Add => true,
            Sub | And | Or | Xor | Max | Min | UMax | UMin | UIncWrap | UDecWrap => near,
            FAdd | FMax | FMin => self.is_native_float(rmw),
            Nand | FSub | FMaximum | FMinimum | USubCond | USubSat => false,
        }
    }

    /// Does the processor perform an operation of its scope on all memory that is not another
    /// device's, and need not it be?
    fn is_within_agent(&self, rmw: &Rmw) -> bool {
        self.e.target.remote_atomics == RemoteAtomics::WithinAgent
            && (rmw.mem.scope.level < ScopeLevel::System
                || rmw.mem.flags.contains(MemFlags::NO_REMOTE))
    }

    /// Is there an instruction for an operation on floats? Those of global memory have no effect on
    /// memory that is fine-grained (AMDGPU usage guide, `amdgpu.no.fine.grained.memory`), or only
    /// within an agent.
    fn is_native_float(&self, rmw: &Rmw) -> bool {
        let has = self.e.target.float_atomics;
        let here = match rmw.space {
            AddrSpace::Local | AddrSpace::Region => has.local,
            AddrSpace::Global if rmw.old == Old::Used => has.global_returning,
            AddrSpace::Global => has.global,
            AddrSpace::Generic => has.flat,
            _ => FloatOps::empty(),
        };
        let elsewhere = matches!(rmw.space, AddrSpace::Global | AddrSpace::Generic);
        let promised =
            rmw.mem.flags.contains(MemFlags::NO_FINE_GRAINED) || self.is_within_agent(rmw);
        self.float_op(rmw).is_some_and(|op| here.contains(op))
            && (!elsewhere || promised && self.keeps_what_counts(rmw))
    }

    /// Which operation on floats it is.
    fn float_op(&self, rmw: &Rmw) -> Option<FloatOps> {
        let leaf = self.leaf_of(rmw.ty).ok()?;
        let adds = rmw.op == AtomicOp::FAdd;
        Some(match (leaf, rmw.operand.len()) {
            (Leaf::Float(FloatKind::Float), 1) if adds => FloatOps::ADD_F32,
            (Leaf::Float(FloatKind::Double), 1) if adds => FloatOps::ADD_F64,
            (Leaf::Float(FloatKind::Half), 2) if adds => FloatOps::ADD_PAIR_F16,
            (Leaf::Float(FloatKind::BFloat), 2) if adds => FloatOps::ADD_PAIR_BF16,
            (Leaf::Float(FloatKind::Float), 1) => FloatOps::LIMITS_F32,
            (Leaf::Float(FloatKind::Double), 1) => FloatOps::LIMITS_F64,
            _ => return None,
        })
    }

    /// May global memory make subnormal floats zero? It does so to sums of single precision,
    /// whatever the mode says, wherever it has them (manuals, CDNA 3 and 4 in the table "Denorm
    /// Handling Rules for Memory Ops"; LLVM believes that gfx942 keeps them). Local memory keeps
    /// them or not as the mode says, as the addition would.
    fn keeps_what_counts(&self, rmw: &Rmw) -> bool {
        rmw.ty != Type::F32
            || rmw.mem.flags.contains(MemFlags::IGNORE_DENORMAL)
            || self.e.mode.f32_denormals == Denormals::Flush
    }

    /// Is it an operation on floats by a flat pointer that global memory has an instruction for,
    /// but no flat one is there?
    fn is_float_of_global(&self, rmw: &Rmw) -> bool {
        let operand = rmw.operand.clone();
        let space = AddrSpace::Global;
        let global = Rmw {
            space,
            operand,
            ..*rmw
        };
        rmw.space == AddrSpace::Generic
            && self.is_native_float(&global)
            && !self.is_native_float(rmw)
    }

    fn rmw_native(&mut self, rmw: &Rmw) -> Res<Parts> {
        let leaf = self.leaf_of(rmw.ty)?;
        let float_op = matches!(rmw.op, AtomicOp::FAdd | AtomicOp::FMax | AtomicOp::FMin);
        if float_op {
            return self.rmw_float(rmw);
        }
        let bits = if self.is_scalar_int(rmw.ty) {
            rmw.operand[0]
        } else {
            self.gathered_bits(rmw.ty, &rmw.operand)?
        };
        let old = self.perform(rmw.op, rmw.ptr, bits, rmw.mem);
        match leaf {
            Leaf::Int(_) if self.is_scalar_int(rmw.ty) => Ok(Parts::from_slice(&[old])),
            _ => self.scattered_bits(rmw.ty, old),
        }
    }

    /// The operation with an operand that an instruction takes; what was there.
    pub(crate) fn perform(
        &mut self,
        op: AtomicOp,
        ptr: Value,
        operand: Value,
        mem: MemAccess,
    ) -> Value {
        let ty = self.e.ty(operand);
        let args = [ptr, operand];
        self.e.value(InstData::AtomicRmw { op, args, mem }, ty)
    }

    /// On floats. What was there is nothing if nobody asks, even where ways meet: there may be no
    /// instruction that returns it.
    fn rmw_float(&mut self, rmw: &Rmw) -> Res<Parts> {
        let old = match rmw.operand[..] {
            [one] => Parts::from_slice(&[self.perform(rmw.op, rmw.ptr, one, rmw.mem)]),
            _ => self.perform_on_pair((rmw.op, rmw.ty), rmw.ptr, &rmw.operand, rmw.mem)?,
        };
        if rmw.old == Old::Used {
            return Ok(old);
        }
        let nothing = old.iter().map(|&v| {
            let ty = self.e.ty(v);
            self.e.poison(ty)
        });
        Ok(nothing.collect())
    }

    /// The same on two halves or bfloats in a word.
    pub(crate) fn perform_on_pair(
        &mut self,
        (op, ty): (AtomicOp, Type),
        ptr: Value,
        parts: &[Value],
        mem: MemAccess,
    ) -> Res<Parts> {
        let word = self.gathered_bits(ty, parts)?;
        let pair = self.e.raw_cast(CastOp::Bitcast, word, ty);
        let old = self.perform(op, ptr, pair, mem);
        let word = self.e.raw_cast(CastOp::Bitcast, old, Type::I32);
        self.scattered_bits(ty, word)
    }

    fn is_scalar_int(&self, ty: Type) -> bool {
        self.e.ctx.types.int_bits(ty).is_some()
    }

    /// A value of 8 to 64 bits as an i32 (garbage above its width) or i64.
    pub(crate) fn gathered_bits(&mut self, ty: Type, parts: &[Value]) -> Res<Value> {
        let leaf = self.leaf_of(ty)?;
        if parts.len() == 1 {
            return Ok(self.leaf_bits(parts[0].into(), leaf).lo);
        }
        let mut elements = Vec::new();
        for i in 0..parts.len() {
            let n = Legaliser::num_at(parts, leaf, i);
            elements.push(self.leaf_bits(n, leaf));
        }
        let words = self.e.join_bits(&elements, leaf.bits());
        Ok(match words[..] {
            [one] => one,
            _ => self.e.pack(words[0], words[1]),
        })
    }

    /// The opposite of [`Legaliser::gathered_bits`].
    pub(crate) fn scattered_bits(&mut self, ty: Type, bits: Value) -> Res<Parts> {
        let leaf = self.leaf_of(ty)?;
        let shape = self.shape_of(ty)?;
        let count = shape::num_parts(&shape);
        if count == 1 {
            let n = self.leaf_from_bits(bits.into(), leaf)?;
            return Ok(Parts::from_slice(&[n.lo]));
        }
        let words = if self.e.width(bits) == 64 {
            vec![self.e.lo(bits), self.e.hi(bits)]
        } else {
            vec![bits]
        };
        let mut out = Parts::new();
        for i in 0..count as u32 {
            let n = self.e.extract_bits(&words, i * leaf.bits(), leaf.bits());
            out.push(self.leaf_from_bits(n, leaf)?.lo);
        }
        Ok(out)
    }

    /// On memory that only this work-item sees.
    fn rmw_private(&mut self, rmw: &Rmw) -> Res<Parts> {
        let mem = plain(rmw.mem);
        let old = self.load_type(rmw.ty, rmw.ptr, mem, Default::default())?;
        let new = self.combine(rmw.op, rmw.ty, &old, &rmw.operand)?;
        self.store_type(rmw.ty, &new, rmw.ptr, mem)?;
        Ok(old)
    }

    /// Through a flat address that may be private.
    fn rmw_flat_64(&mut self, rmw: Rmw) -> Res<Parts> {
        let (private, shared, end, results) = self.private_test(&rmw)?;
        self.e.start_block(private);
        let ptr = self.private_address(rmw.ptr)?;
        let here = Rmw {
            ptr,
            space: AddrSpace::Private,
            operand: rmw.operand.clone(),
            ..rmw
        };
        let old = self.rmw_private(&here)?;
        self.e.jump(end, &old);
        self.e.start_block(shared);
        let old = self.rmw_shared(&rmw, 8)?;
        self.e.jump(end, &old);
        self.e.start_block(end);
        Ok(results)
    }

    /// Blocks for private and other memory, and the block where both meet with the old value.
    fn private_test(&mut self, rmw: &Rmw) -> Res<(ir::Block, ir::Block, ir::Block, Parts)> {
        let is_private = self.in_aperture(Intrinsic::PrivateApertureHi, rmw.ptr)?;
        let (private, shared, end) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        let mut results = Parts::new();
        for &v in &rmw.operand {
            let ty = self.e.ty(v);
            results.push(self.e.block_param(end, ty));
        }
        self.e.branch(is_private, private, shared);
        Ok((private, shared, end, results))
    }

    fn private_address(&mut self, flat: Value) -> Res<Value> {
        let from = Leaf::Ptr(AddrSpace::Generic);
        let to = Leaf::Ptr(AddrSpace::Private);
        Ok(self
            .pointer_cast(CastOp::AddrSpaceCast, flat.into(), from, to, Null::Never)?
            .lo)
    }

    /// Does a flat address lie in an aperture: is its upper word the aperture's?
    pub(crate) fn in_aperture(&mut self, aperture: Intrinsic, flat: Value) -> Res<Value> {
        let int = self.e.ptr_to_int(flat);
        let hi = self.e.hi(int);
        let base = self.aperture(aperture)?;
        Ok(self.e.icmp(IntCC::Eq, hi, base))
    }

    // Loops.

    /// A loop on a whole i32 or i64.
    fn rmw_loop(&mut self, rmw: &Rmw, bytes: u64) -> Res<Parts> {
        let ty = if bytes == 8 { Type::I64 } else { Type::I32 };
        let first = self.guess(rmw.ptr, rmw.mem, ty);
        let (head, end) = (self.e.make_block(), self.e.make_block());
        let old = self.e.block_param(head, ty);
        self.e.jump(head, &[first]);
        self.e.start_block(head);
        let parts = self.scattered_bits(rmw.ty, old)?;
        let new = self.combine(rmw.op, rmw.ty, &parts, &rmw.operand)?;
        let bits = self.gathered_bits(rmw.ty, &new)?;
        self.try_exchange(rmw, old, bits, head, end);
        self.e.start_block(end);
        self.scattered_bits(rmw.ty, old)
    }

    /// A first guess of what is in memory; the exchange finds out if it is wrong.
    fn guess(&mut self, ptr: Value, mem: MemAccess, ty: Type) -> Value {
        let mem = MemAccess {
            ordering: Ordering::Monotonic,
            ..mem
        };
        self.e.value(InstData::Load { ptr, mem }, ty)
    }

    /// Exchanges `old` for `new`, goes on at `end` if it worked, and back to `head` with what was
    /// found otherwise.
    fn try_exchange(&mut self, rmw: &Rmw, old: Value, new: Value, head: ir::Block, end: ir::Block) {
        let (found, ok) = self.exchange(rmw.ptr, old, new, rmw.mem);
        let back = self.e.make_block();
        self.e.branch(ok, end, back);
        self.e.start_block(back);
        self.e.jump(head, &[found]);
    }

    /// `cmpxchg` of an i32 or i64: what was found, and whether it was exchanged.
    fn exchange(&mut self, ptr: Value, old: Value, new: Value, mem: MemAccess) -> (Value, Value) {
        let ty = self.e.ty(old);
        let pair = self.e.ctx.types.structure(&[ty, Type::I1]);
        let data = InstData::CmpXchg {
            args: [ptr, old, new],
            mem,
            failure: Ordering::Monotonic,
            weak: false,
        };
        let both = self.e.value(data, pair);
        (self.e.field(both, 0, ty), self.e.field(both, 1, Type::I1))
    }

    /// The aligned word around a narrow access, and the bit where the access begins in it.
    fn word_around(&mut self, ptr: Value, mem: MemAccess) -> (Value, Value, MemAccess) {
        let word_mem = MemAccess {
            align_log2: mem.align_log2.max(2),
            // The source says nothing of the bytes around.
            alias: AliasTag::NONE,
            ..mem
        };
        if mem.align_log2 >= 2 {
            let zero = self.e.i32(0);
            return (ptr, zero, word_mem);
        }
        let ty = self.e.ty(ptr);
        let in_buffer = ty.addr_space() == Some(AddrSpace::BufferFat);
        if let Some(offset) = self.e.buffer_offset(ptr).filter(|_| in_buffer) {
            // The base of a buffer is aligned to a dword.
            let byte = self.e.and_const(offset, 3);
            let shift = self.e.shl_const(byte, 3);
            let back = self.e.neg(byte);
            let word = self.e.buffer_step(ptr, back);
            return (word, shift, word_mem);
        }
        let address = self.e.ptr_to_int(ptr);
        let low = if self.e.width(address) == 64 {
            self.e.lo(address)
        } else {
            address
        };
        let byte = self.e.and_const(low, 3);
        let shift = self.e.shl_const(byte, 3);
        let aligned = self.e.and_const(address, !3);
        let word = self.e.int_to_ptr(aligned, ty);
        (word, shift, word_mem)
    }

    /// A loop on the word around an i8, i16 or half.
    fn rmw_narrow(&mut self, rmw: &Rmw, bytes: u64) -> Res<Parts> {
        let bits = 8 * bytes as u32;
        let (word_ptr, shift, mem) = self.word_around(rmw.ptr, rmw.mem);
        let mask = self.e.i32(((1u64 << bits) - 1) as u32);
        let mask = self.e.shl(mask, shift);
        let others = self.e.complement(mask);
        let word = Rmw {
            ptr: word_ptr,
            mem,
            operand: rmw.operand.clone(),
            ..*rmw
        };
        let first = self.guess(word_ptr, mem, Type::I32);
        let (head, end) = (self.e.make_block(), self.e.make_block());
        let old = self.e.block_param(head, Type::I32);
        self.e.jump(head, &[first]);
        self.e.start_block(head);
        let here = self.e.lshr(old, shift);
        let parts = self.scattered_bits(rmw.ty, here)?;
        let new = self.combine(rmw.op, rmw.ty, &parts, &rmw.operand)?;
        let new = self.gathered_bits(rmw.ty, &new)?;
        let new = self.e.zero_extend_low(new, bits);
        let new = self.e.shl(new, shift);
        let kept = self.e.and(old, others);
        let new = self.e.or(kept, new);
        self.try_exchange(&word, old, new, head, end);
        self.e.start_block(end);
        let here = self.e.lshr(old, shift);
        self.scattered_bits(rmw.ty, here)
    }

    /// The new value of an operation.
    pub(crate) fn combine(
        &mut self,
        op: AtomicOp,
        ty: Type,
        old: &[Value],
        operand: &[Value],
    ) -> Res<Parts> {
        let leaf = self.leaf_of(ty)?;
        let mut out = Parts::new();
        for i in 0..old.len() / leaf.parts() {
            let a = Legaliser::num_at(old, leaf, i);
            let b = Legaliser::num_at(operand, leaf, i);
            let n = match leaf {
                Leaf::Int(bits) => self.combine_int(op, bits, a, b)?,
                Leaf::Float(kind) if op != AtomicOp::Xchg => {
                    let (x, y) = (self.computable(leaf, a.lo), self.computable(leaf, b.lo));
                    let r = self.combine_float(op, x, y)?;
                    self.rounded(kind, r).into()
                }
                _ if op == AtomicOp::Xchg => b,
                _ => return Err(self.unsupported("this atomic operation on this type")),
            };
            n.append_to(&mut out);
        }
        Ok(out)
    }

    fn combine_int(&mut self, op: AtomicOp, bits: u32, a: Num, b: Num) -> Res<Num> {
        use AtomicOp::*;
        let e = &mut self.e;
        let mut arith = |op| e.int_binary(op, ArithFlags::empty(), bits, a, b);
        Ok(match op {
            Xchg => b,
            Add => arith(BinaryOp::Add),
            Sub => arith(BinaryOp::Sub),
            And => arith(BinaryOp::And),
            Or => arith(BinaryOp::Or),
            Xor => arith(BinaryOp::Xor),
            Nand => {
                let v = arith(BinaryOp::And);
                e.complement(v.lo).into()
            }
            Max => expand::arith::min_max(e, Intrinsic::SMax, a, b, bits),
            Min => expand::arith::min_max(e, Intrinsic::SMin, a, b, bits),
            UMax => expand::arith::min_max(e, Intrinsic::UMax, a, b, bits),
            UMin => expand::arith::min_max(e, Intrinsic::UMin, a, b, bits),
            UIncWrap => {
                let one = e.num_const(bits, 1);
                let zero = e.num_const(bits, 0);
                let next = e.int_binary(BinaryOp::Add, ArithFlags::empty(), bits, a, one);
                let wraps = e.int_compare(IntCC::Uge, bits, a, b);
                e.select_num(wraps, zero, next)
            }
            UDecWrap => {
                let one = e.num_const(bits, 1);
                let zero = e.num_const(bits, 0);
                let next = e.int_binary(BinaryOp::Sub, ArithFlags::empty(), bits, a, one);
                let at_zero = e.int_compare(IntCC::Eq, bits, a, zero);
                let above = e.int_compare(IntCC::Ugt, bits, a, b);
                let wraps = e.or(at_zero, above);
                e.select_num(wraps, b, next)
            }
            USubCond => {
                let difference = arith(BinaryOp::Sub);
                let fits = e.int_compare(IntCC::Uge, bits, a, b);
                e.select_num(fits, difference, a)
            }
            USubSat => expand::arith::saturate(e, Intrinsic::USubSat, a, b, bits),
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum => {
                return Err(self.unsupported("a floating-point atomic operation on integers"));
            }
        })
    }

    fn combine_float(&mut self, op: AtomicOp, a: Value, b: Value) -> Res<Value> {
        let e = &mut self.e;
        Ok(match op {
            AtomicOp::FAdd => e.fadd(a, b),
            AtomicOp::FSub => e.fsub(a, b),
            AtomicOp::FMax => expand::minmax::num(e, Intrinsic::MaxNum, ArithFlags::empty(), a, b),
            AtomicOp::FMin => expand::minmax::num(e, Intrinsic::MinNum, ArithFlags::empty(), a, b),
            AtomicOp::FMaximum => {
                expand::minmax::propagating(e, Intrinsic::MaxNum, ArithFlags::empty(), a, b)
            }
            AtomicOp::FMinimum => {
                expand::minmax::propagating(e, Intrinsic::MinNum, ArithFlags::empty(), a, b)
            }
            _ => return Err(self.unsupported("an integer atomic operation on floats")),
        })
    }

    // Compare and exchange.

    /// `cmpxchg`
    pub(crate) fn cmpxchg(&mut self, inst: Inst) -> Res<()> {
        let InstData::CmpXchg {
            args, mem, failure, ..
        } = *self.src.inst(inst)
        else {
            unreachable!("called for cmpxchg only");
        };
        let ty = self.ty(args[1]);
        let ptr = self.pointer(args[0])?;
        let expected = self.parts(args[1])?;
        let new = self.parts(args[2])?;
        let space = self.accessible(ptr)?;
        let bytes = self.atomic_bytes(ty, mem)?;
        let request = CmpXchg {
            ty,
            ptr,
            expected,
            new,
            mem,
            failure,
        };
        let (old, ok) = if space == AddrSpace::Private {
            self.cmpxchg_private(&request)?
        } else if self.is_apart(space) {
            let mut both = self.by_space(ptr, |l, ptr, space| {
                let (mut old, ok) = l.cmpxchg_in(space, &request.at(ptr), bytes)?;
                old.push(ok);
                Ok(old)
            })?;
            let ok = both.pop().unwrap_or_else(|| self.e.bool(false));
            (both, ok)
        } else if space == AddrSpace::Generic && bytes == 8 {
            self.cmpxchg_flat_64(&request)?
        } else {
            self.cmpxchg_in(space, &request, bytes)?
        };
        let mut parts = old;
        parts.push(ok);
        self.set(inst, &parts);
        Ok(())
    }

    fn cmpxchg_in(
        &mut self,
        space: AddrSpace,
        request: &CmpXchg,
        bytes: u64,
    ) -> Res<(Parts, Value)> {
        match space {
            AddrSpace::Private => self.cmpxchg_private(request),
            _ if bytes < 4 => self.cmpxchg_narrow(request, bytes),
            _ => self.cmpxchg_whole(request),
        }
    }

    fn cmpxchg_whole(&mut self, x: &CmpXchg) -> Res<(Parts, Value)> {
        let expected = self.gathered_bits(x.ty, &x.expected)?;
        let new = self.gathered_bits(x.ty, &x.new)?;
        let bits = self.e.ty(expected);
        let pair = self.e.ctx.types.structure(&[bits, Type::I1]);
        let data = InstData::CmpXchg {
            args: [x.ptr, expected, new],
            mem: x.mem,
            failure: x.failure,
            weak: false,
        };
        let both = self.e.value(data, pair);
        let old = self.e.field(both, 0, bits);
        let ok = self.e.field(both, 1, Type::I1);
        Ok((self.scattered_bits(x.ty, old)?, ok))
    }

    fn cmpxchg_private(&mut self, x: &CmpXchg) -> Res<(Parts, Value)> {
        let mem = plain(x.mem);
        let old = self.load_type(x.ty, x.ptr, mem, Default::default())?;
        let found = self.gathered_bits(x.ty, &old)?;
        let expected = self.gathered_bits(x.ty, &x.expected)?;
        let width = self.leaf_of(x.ty)?.bits();
        let same = self
            .e
            .int_compare(IntCC::Eq, width, found.into(), expected.into());
        let mut chosen = Parts::new();
        for (&new, &old) in x.new.iter().zip(&old) {
            chosen.push(self.e.select(same, new, old));
        }
        self.store_type(x.ty, &chosen, x.ptr, mem)?;
        Ok((old, same))
    }

    fn cmpxchg_flat_64(&mut self, x: &CmpXchg) -> Res<(Parts, Value)> {
        let is_private = self.in_aperture(Intrinsic::PrivateApertureHi, x.ptr)?;
        let (private, shared, end) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        let mut results = Parts::new();
        for &v in &x.expected {
            let ty = self.e.ty(v);
            results.push(self.e.block_param(end, ty));
        }
        let result_ok = self.e.block_param(end, Type::I1);
        self.e.branch(is_private, private, shared);
        self.e.start_block(private);
        let ptr = self.private_address(x.ptr)?;
        let here = CmpXchg {
            ptr,
            expected: x.expected.clone(),
            new: x.new.clone(),
            ..*x
        };
        let (mut old, ok) = self.cmpxchg_private(&here)?;
        old.push(ok);
        self.e.jump(end, &old);
        self.e.start_block(shared);
        let (mut old, ok) = self.cmpxchg_whole(x)?;
        old.push(ok);
        self.e.jump(end, &old);
        self.e.start_block(end);
        Ok((results, result_ok))
    }

    /// On the word around it: again as long as only the word's other bytes are what made it fail.
    fn cmpxchg_narrow(&mut self, x: &CmpXchg, bytes: u64) -> Res<(Parts, Value)> {
        let bits = 8 * bytes as u32;
        let (word_ptr, shift, mem) = self.word_around(x.ptr, x.mem);
        let mask = self.e.i32(((1u64 << bits) - 1) as u32);
        let mask = self.e.shl(mask, shift);
        let others = self.e.complement(mask);
        let expected = self.narrow_bits(x.ty, &x.expected, bits, shift)?;
        let new = self.narrow_bits(x.ty, &x.new, bits, shift)?;
        let first = self.guess(word_ptr, mem, Type::I32);
        let first = self.e.and(first, others);
        let (head, end) = (self.e.make_block(), self.e.make_block());
        let around = self.e.block_param(head, Type::I32);
        let found_word = self.e.block_param(end, Type::I32);
        let found_ok = self.e.block_param(end, Type::I1);
        self.e.jump(head, &[first]);
        self.e.start_block(head);
        let old_word = self.e.or(around, expected);
        let new_word = self.e.or(around, new);
        let pair = self.e.ctx.types.structure(&[Type::I32, Type::I1]);
        let data = InstData::CmpXchg {
            args: [word_ptr, old_word, new_word],
            mem,
            failure: x.failure,
            weak: false,
        };
        let both = self.e.value(data, pair);
        let found = self.e.field(both, 0, Type::I32);
        let ok = self.e.field(both, 1, Type::I1);
        let (done, failed, back) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        self.e.branch(ok, done, failed);
        self.e.start_block(failed);
        let around_now = self.e.and(found, others);
        let moved = self.e.icmp(IntCC::Ne, around_now, around);
        self.e.branch(moved, back, done);
        self.e.start_block(back);
        self.e.jump(head, &[around_now]);
        self.e.start_block(done);
        self.e.jump(end, &[found, ok]);
        self.e.start_block(end);
        let here = self.e.lshr(found_word, shift);
        Ok((self.scattered_bits(x.ty, here)?, found_ok))
    }

    /// A narrow value's bits in their place in the word.
    fn narrow_bits(&mut self, ty: Type, parts: &[Value], bits: u32, shift: Value) -> Res<Value> {
        let v = self.gathered_bits(ty, parts)?;
        let v = self.e.extend_low(v.into(), bits, Extend::Zero).lo;
        Ok(self.e.shl(v, shift))
    }
}

/// A compare-and-exchange.
struct CmpXchg {
    ty: Type,
    ptr: Value,
    expected: Parts,
    new: Parts,
    mem: MemAccess,
    failure: Ordering,
}

impl CmpXchg {
    /// The same at another pointer.
    fn at(&self, ptr: Value) -> CmpXchg {
        CmpXchg {
            ptr,
            expected: self.expected.clone(),
            new: self.new.clone(),
            ..*self
        }
    }
}

/// The access without its atomicity.
fn plain(mem: MemAccess) -> MemAccess {
    MemAccess {
        ordering: Ordering::NotAtomic,
        ..mem
    }
}
