//! Addresses, loads, stores, atomics.

use super::{FunctionBuilder, InsertPoint};
use crate::entities::Value;
use crate::inst::{AtomicOp, GepFlags, InstData};
use crate::layout::DataLayout;
use crate::memory::{AddrSpace, FenceSpaces, MemAccess, Ordering, SyncScope};
use crate::types::Type;

impl FunctionBuilder<'_> {
    /// A variable in private memory, with the ABI's alignment.
    pub fn alloca(&mut self, ty: Type) -> Value {
        let align = DataLayout::new(&self.ctx.types).align(ty);
        self.alloca_aligned(ty, None, align)
    }

    /// As [`FunctionBuilder::alloca`], at the front of the entry block, wherever the builder is:
    /// there it has its place in the frame, and optimisation makes a register of it. Takes time
    /// linear in the length of that block.
    pub fn entry_alloca(&mut self, ty: Type) -> Value {
        let point = self.point();
        let entry = self.func.entry();
        let allocas = self.func.blocks[entry].insts.iter();
        let front = allocas
            .take_while(|&&i| matches!(self.func.inst(i), InstData::Alloca { .. }))
            .count();
        self.set_point(InsertPoint::At(entry, front));
        let variable = self.alloca(ty);
        self.set_point(match point {
            InsertPoint::At(block, index) if block == entry && index >= front => {
                InsertPoint::At(block, index + 1)
            }
            other => other,
        });
        variable
    }

    /// `count` (one if `None`) variables in private memory, aligned to `align` bytes.
    pub fn alloca_aligned(&mut self, ty: Type, count: Option<Value>, align: u64) -> Value {
        debug_assert!(
            align.is_power_of_two(),
            "alloca: alignment is a power of two"
        );
        let data = InstData::Alloca {
            ty,
            count,
            align_log2: align.trailing_zeros() as u8,
        };
        self.push_value(data, Type::ptr(AddrSpace::Private))
    }

    /// An ordinary load, aligned to `align` bytes.
    #[track_caller]
    pub fn load(&mut self, ty: Type, ptr: Value, align: u64) -> Value {
        debug_assert!(align.is_power_of_two(), "load: alignment is a power of two");
        self.load_with(ty, ptr, MemAccess::aligned(align))
    }

    /// Any load.
    #[track_caller]
    pub fn load_with(&mut self, ty: Type, ptr: Value, mem: MemAccess) -> Value {
        self.check_pointer("load", ptr);
        self.push_value(InstData::Load { ptr, mem }, ty)
    }

    /// An ordinary store, aligned to `align` bytes.
    #[track_caller]
    pub fn store(&mut self, value: Value, ptr: Value, align: u64) {
        debug_assert!(
            align.is_power_of_two(),
            "store: alignment is a power of two"
        );
        self.store_with(value, ptr, MemAccess::aligned(align));
    }

    /// Any store.
    #[track_caller]
    pub fn store_with(&mut self, value: Value, ptr: Value, mem: MemAccess) {
        self.check_pointer("store", ptr);
        let args = [value, ptr];
        self.push(InstData::Store { args, mem }, Type::VOID);
    }

    /// An atomic access's properties: natural alignment for `ty`.
    pub fn atomic_access(&self, ty: Type, ordering: Ordering, scope: SyncScope) -> MemAccess {
        let size = DataLayout::new(&self.ctx.types).store_size(ty);
        MemAccess {
            ordering,
            scope,
            ..MemAccess::aligned(size.next_power_of_two())
        }
    }

    /// Reads, computes and writes at once; the result is the old value.
    #[track_caller]
    pub fn atomic_rmw(&mut self, op: AtomicOp, ptr: Value, value: Value, mem: MemAccess) -> Value {
        self.check_pointer("atomicrmw", ptr);
        debug_assert!(mem.is_atomic(), "atomicrmw: has an ordering");
        let args = [ptr, value];
        let ty = self.ty(value);
        self.push_value(InstData::AtomicRmw { op, args, mem }, ty)
    }

    /// Compares and exchanges; the result is `{ old value, exchanged }`.
    #[track_caller]
    pub fn cmpxchg(
        &mut self,
        ptr: Value,
        expected: Value,
        new: Value,
        mem: MemAccess,
        failure: Ordering,
    ) -> Value {
        self.check_pointer("cmpxchg", ptr);
        self.check_same("cmpxchg", expected, new);
        let ty = self
            .ctx
            .types
            .structure(&[self.func.value_type(new), Type::I1]);
        let data = InstData::CmpXchg {
            args: [ptr, expected, new],
            mem,
            failure,
            weak: false,
        };
        self.push_value(data, ty)
    }

    /// A fence.
    pub fn fence(&mut self, ordering: Ordering, scope: SyncScope) {
        let fence = InstData::Fence {
            ordering,
            scope,
            spaces: FenceSpaces::All,
        };
        self.push(fence, Type::VOID);
    }

    /// `getelementptr source, base, indices`, without flags. Vectors of addresses are not made.
    #[track_caller]
    pub fn gep(&mut self, source: Type, base: Value, indices: &[Value]) -> Value {
        self.gep_with(GepFlags::empty(), source, base, indices)
    }

    /// `getelementptr source, base, indices`.
    #[track_caller]
    pub fn gep_with(
        &mut self,
        flags: GepFlags,
        source: Type,
        base: Value,
        indices: &[Value],
    ) -> Value {
        let ty = self.ty(base);
        self.check_pointer("getelementptr", base);
        let mut args = self.func.list(&[base]);
        args.extend(indices.iter().copied(), &mut self.func.lists);
        self.push_value(
            InstData::Gep {
                flags,
                source,
                args,
            },
            ty,
        )
    }

    /// `base` plus `offset` bytes, an integer value of any width (signed).
    #[track_caller]
    pub fn gep_bytes(&mut self, base: Value, offset: Value) -> Value {
        self.gep(Type::I8, base, &[offset])
    }

    /// `base` plus a constant number of bytes, as a constant of the address space's index width.
    #[track_caller]
    pub fn gep_const(&mut self, base: Value, bytes: i64) -> Value {
        let space = self
            .ty(base)
            .addr_space()
            .expect("getelementptr: base is a pointer");
        let index = if space.index_bits() == 32 {
            Type::I32
        } else {
            Type::I64
        };
        let offset = self.iconst(index, i128::from(bytes));
        self.gep_bytes(base, offset)
    }
}
