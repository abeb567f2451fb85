//! Loads of memory whose contents are known: constant global variables, and the size of work-groups
//! in the dispatch packet of a kernel that has but one.

use super::{Rewrite, Simplifier};
use crate::analysis::{Base, PointerInfo};
use crate::contents;
use ir::{Inst, Intrinsic, MemAccess, Type, Value};

impl Simplifier<'_, '_> {
    /// A load at a constant offset of a constant global is the constant that stands there.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, mem: MemAccess) -> Rewrite {
        if !mem.is_simple() {
            return Rewrite::No;
        }
        let info = PointerInfo::of(self.env.ctx, self.func, ptr);
        let Some(Ok(offset)) = info.offset.map(u64::try_from) else {
            return Rewrite::No;
        };
        let global = match info.base {
            Base::Global(global) => global,
            Base::Unknown(root) => return self.group_size(inst, root, offset),
            _ => return Rewrite::No,
        };
        let Some(contents) = self.env.constant_contents(global) else {
            return Rewrite::No;
        };
        let ty = self.func.result_type(inst);
        match contents::read(self.env.ctx, contents, offset, ty) {
            Some(c) => Rewrite::To(self.const_value(c)),
            None => Rewrite::No,
        }
    }

    /// The size of work-groups in one dimension (`workgroup_size_x` to `workgroup_size_z` of the
    /// dispatch packet, HSA runtime specification 2.9.6), where the kernel says it. It is that of
    /// whole groups, also in a smaller one at the end of a grid.
    fn group_size(&mut self, inst: Inst, root: Value, offset: u64) -> Rewrite {
        const SIZES: [u64; 3] = [4, 6, 8];
        let size = self.func.kernel.reqd_work_group_size;
        let dimension = SIZES.iter().position(|&at| at == offset);
        let (Some(size), Some(dimension)) = (size, dimension) else {
            return Rewrite::No;
        };
        let ty = self.func.result_type(inst);
        let packet = self.as_intrinsic(root, Intrinsic::DispatchPtr).is_some();
        if !packet || ty != Type::I16 || !self.func.call_conv.is_kernel() {
            return Rewrite::No;
        }
        self.by_int(ty, u128::from(size[dimension]))
    }
}
