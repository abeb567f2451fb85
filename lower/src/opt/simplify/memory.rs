//! Loads of memory whose contents are known: constant global variables, and the size of work-groups
//! in the dispatch packet of a kernel that has but one. Atomic operations that change nothing.

use super::{Rewrite, Simplifier};
use crate::analysis::{Base, PointerInfo};
use crate::contents;
use crate::opt::env::Env;
use ir::{
    AddrSpace, AtomicOp, Const, GlobalRef, Inst, InstData, Intrinsic, MemAccess, MemFlags, Type,
    Value,
};

/// What stands at an offset of a global variable that cannot be changed, as a constant of a type.
pub(in crate::opt) fn known_contents(
    env: &mut Env<'_>,
    global: GlobalRef,
    offset: u64,
    ty: Type,
) -> Option<Const> {
    let contents = env.constant_contents(global)?;
    contents::read(env.ctx, contents, offset, ty)
}

impl Simplifier<'_, '_> {
    /// A load at a constant offset of a constant global is the constant that stands there.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, mem: MemAccess) -> Rewrite {
        if !mem.is_simple() {
            return Rewrite::No;
        }
        // Most lead elsewhere, which is seen sooner than how far from there they are.
        let is_packet = |root| self.as_intrinsic(root, Intrinsic::DispatchPtr).is_some();
        match PointerInfo::of_object(self.env.ctx, self.func, ptr).base {
            Base::Global(_) => {}
            Base::Unknown(root) if is_packet(root) => {}
            _ => return Rewrite::No,
        }
        let info = PointerInfo::of(self.env.ctx, self.func, ptr);
        let Some(Ok(offset)) = info.offset.map(u64::try_from) else {
            return Rewrite::No;
        };
        let global = match info.base {
            Base::Global(global) => global,
            Base::Unknown(_) => return self.group_size(inst, offset),
            _ => return Rewrite::No,
        };
        let ty = self.func.result_type(inst);
        match known_contents(self.env, global, offset, ty) {
            Some(c) => Rewrite::To(self.const_value(c)),
            None => Rewrite::No,
        }
    }

    /// An operation that leaves what it finds is a load, if it does not release (opt makes `or`
    /// with zero of all that add or subtract zero). Whatever the load may see, the operation may:
    /// put right behind the write that is seen, in the order of the place's writes, it writes the
    /// same again, so that nobody else sees a difference, and the release sequence of what it
    /// stands behind goes through it (LLVM, `lowerIdempotentRMWIntoFencedLoad`).
    pub(super) fn rmw(
        &mut self,
        op: AtomicOp,
        [ptr, operand]: [Value; 2],
        mem: MemAccess,
    ) -> Rewrite {
        let memory = matches!(
            self.ty(ptr).addr_space(),
            Some(AddrSpace::Generic | AddrSpace::Global | AddrSpace::Local)
        );
        if !memory || mem.ordering.releases() || mem.flags.contains(MemFlags::VOLATILE) {
            return Rewrite::No;
        }
        let (Some(bits), Some(n)) = (self.width(operand), self.const_int(operand)) else {
            return Rewrite::No;
        };
        let all = u128::MAX >> (u128::BITS - bits);
        let neutral = match op {
            AtomicOp::Add | AtomicOp::Sub | AtomicOp::Or | AtomicOp::Xor | AtomicOp::UMax => 0,
            AtomicOp::And | AtomicOp::UMin => all,
            AtomicOp::Max => all ^ (all >> 1),
            AtomicOp::Min => all >> 1,
            _ => return Rewrite::No,
        };
        match n == neutral && bits <= 64 {
            true => Rewrite::With(InstData::Load { ptr, mem }),
            false => Rewrite::No,
        }
    }

    /// The size of work-groups in one dimension (`workgroup_size_x` to `workgroup_size_z` of the
    /// dispatch packet, HSA runtime specification 2.9.6), where the kernel says it. It is that of
    /// whole groups, also in a smaller one at the end of a grid.
    fn group_size(&mut self, inst: Inst, offset: u64) -> Rewrite {
        const SIZES: [u64; 3] = [4, 6, 8];
        let size = self.func.kernel.reqd_work_group_size;
        let dimension = SIZES.iter().position(|&at| at == offset);
        let (Some(size), Some(dimension)) = (size, dimension) else {
            return Rewrite::No;
        };
        let ty = self.func.result_type(inst);
        if ty != Type::I16 || !self.func.call_conv.is_kernel() {
            return Rewrite::No;
        }
        self.by_int(ty, u128::from(size[dimension]))
    }
}
