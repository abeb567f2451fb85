//! Which work-item this is: ids and sizes of grid and work-group in each dimension.
//!
//! Sizes come from the dispatch packet (AMDGPUUsage, "Kernel Dispatch",
//! `hsa_kernel_dispatch_packet_t`): its `workgroup_size_x` is at offset 4 and `grid_size_x` at
//! offset 12. They are right for every version of the code object and need no implicit arguments.

use super::FunctionBuilder;
use crate::entities::Value;
use crate::intrinsic::Intrinsic;
use crate::memory::{MemAccess, MemFlags};
use crate::types::Type;

/// A dimension of grid and work-group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dim {
    /// The first; neighbouring work-items of a wave differ in it.
    X,
    /// The second.
    Y,
    /// The third.
    Z,
}

/// Offset of `workgroup_size_x` (16 bits each) in the dispatch packet.
const PACKET_GROUP_SIZE: i64 = 4;
/// Offset of `grid_size_x` (32 bits each) in the dispatch packet.
const PACKET_GRID_SIZE: i64 = 12;

impl FunctionBuilder<'_> {
    /// The work-item's id in its work-group, an `i32`.
    pub fn local_id(&mut self, dim: Dim) -> Value {
        let id = match dim {
            Dim::X => Intrinsic::WorkitemIdX,
            Dim::Y => Intrinsic::WorkitemIdY,
            Dim::Z => Intrinsic::WorkitemIdZ,
        };
        self.intrinsic(id, Type::I32, &[])
    }

    /// The work-group's id in the grid, an `i32`.
    pub fn group_id(&mut self, dim: Dim) -> Value {
        let id = match dim {
            Dim::X => Intrinsic::WorkgroupIdX,
            Dim::Y => Intrinsic::WorkgroupIdY,
            Dim::Z => Intrinsic::WorkgroupIdZ,
        };
        self.intrinsic(id, Type::I32, &[])
    }

    /// Work-items of a work-group, an `i32`; the last work-group of the grid may have fewer.
    pub fn group_size(&mut self, dim: Dim) -> Value {
        let size = self.packet_field(PACKET_GROUP_SIZE + 2 * dim as i64, Type::I16);
        self.zext(size, Type::I32)
    }

    /// Work-items of the grid, an `i32`.
    pub fn grid_size(&mut self, dim: Dim) -> Value {
        self.packet_field(PACKET_GRID_SIZE + 4 * dim as i64, Type::I32)
    }

    /// The work-item's id in the grid, an `i64`.
    pub fn global_id(&mut self, dim: Dim) -> Value {
        let size = self.group_size(dim);
        self.id_in_grid(dim, size)
    }

    /// As [`FunctionBuilder::global_id`] where work-groups are known to have this size in the
    /// dimension (the kernel's `reqd_work_group_size`): nothing is read.
    pub fn global_id_of(&mut self, dim: Dim, group_size: u32) -> Value {
        let size = self.iconst(Type::I32, i128::from(group_size));
        self.id_in_grid(dim, size)
    }

    fn id_in_grid(&mut self, dim: Dim, size: Value) -> Value {
        let group = self.group_id(dim);
        let first = self.mul(group, size);
        let item = self.local_id(dim);
        let id = self.add(first, item);
        self.zext(id, Type::I64)
    }

    fn packet_field(&mut self, offset: i64, ty: Type) -> Value {
        let space = crate::memory::AddrSpace::Constant;
        let packet = self.intrinsic(Intrinsic::DispatchPtr, Type::ptr(space), &[]);
        let place = self.gep_const(packet, offset);
        let access = MemAccess {
            flags: MemFlags::INVARIANT,
            ..MemAccess::aligned(if ty == Type::I16 { 2 } else { 4 })
        };
        self.load_with(ty, place, access)
    }
}
