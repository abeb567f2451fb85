//! Memory accesses, atomics, variables and address computations.

use super::Verifier;
use super::types::is_sized;
use crate::constant::ConstData;
use crate::entities::{Inst, Value};
use crate::inst::{AtomicOp, InstData};
use crate::layout::DataLayout;
use crate::memory::{AddrSpace, MemAccess, Ordering};
use crate::types::{Type, TypeData};

/// Binary logarithm of the largest alignment (LLVM's `Value::MaximumAlignment`).
pub(super) const MAX_ALIGN_LOG2: u8 = 32;

impl Verifier<'_> {
    /// V-ALLOCA.
    pub(super) fn check_alloca(&mut self, inst: Inst, ty: Type, count: Option<Value>) {
        let InstData::Alloca { align_log2, .. } = *self.func.inst(inst) else {
            return;
        };
        let types = &self.ctx.types;
        let sized = is_sized(types, ty);
        let counted = count.is_none_or(|c| types.int_bits(self.ty(c)).is_some());
        let space = self.func.result_type(inst).addr_space();
        self.require(sized, inst, "cannot allocate unsized type");
        self.require(counted, inst, "alloca array size must have integer type");
        self.require_or_hint(
            space == Some(AddrSpace::Private),
            inst,
            "alloca on amdgpu must be in addrspace(5)",
            "write 'alloca T, addrspace(5)'; without an address space the object's address is a generic one",
        );
        self.check_alignment(inst, align_log2);
    }

    fn check_alignment(&mut self, inst: Inst, align_log2: u8) {
        self.require(
            align_log2 <= MAX_ALIGN_LOG2,
            inst,
            "huge alignment values are unsupported",
        );
    }

    /// What all accesses have in common.
    fn check_access(&mut self, inst: Inst, ptr: Value, ty: Type, mem: MemAccess) -> bool {
        if !self.ty(ptr).is_ptr() {
            self.fail_at(inst, "address of a memory access must be a pointer");
            return false;
        }
        let sized = is_sized(&self.ctx.types, ty);
        self.require(
            sized,
            inst,
            "loading or storing unsized types is not allowed",
        );
        self.check_alignment(inst, mem.align_log2);
        sized
    }

    /// Atomic accesses are of whole bytes, a power of two of them, and not of aggregates.
    fn check_atomic_type(&mut self, inst: Inst, ty: Type) {
        let types = &self.ctx.types;
        let bits = DataLayout::new(types).bits(ty);
        let scalar = matches!(
            types.get(types.scalar(ty)),
            TypeData::Int(_) | TypeData::Float(_) | TypeData::Ptr(_)
        );
        self.require(
            scalar,
            inst,
            "atomic operand must have integer, pointer, floating point, or vector type",
        );
        if scalar {
            self.require(
                bits >= 8 && bits.is_power_of_two(),
                inst,
                "atomic memory access' operand must have a power-of-two size of at least a byte",
            );
        }
    }

    pub(super) fn check_load(&mut self, inst: Inst, ptr: Value, mem: MemAccess) {
        let ty = self.func.result_type(inst);
        if !self.check_access(inst, ptr, ty, mem) || !mem.is_atomic() {
            return;
        }
        let valid = !matches!(mem.ordering, Ordering::Release | Ordering::AcqRel);
        self.require(valid, inst, "load cannot have release ordering");
        self.check_atomic_type(inst, ty);
    }

    /// Memory of constant address spaces is not written (V-MEM).
    fn check_writable(&mut self, inst: Inst, ptr: Value) {
        let constant = self
            .ty(ptr)
            .addr_space()
            .is_some_and(AddrSpace::is_constant);
        self.require_or_hint(
            !constant,
            inst,
            "cannot store to constant address space",
            "memory that is written is in addrspace(1)",
        );
    }

    pub(super) fn check_store(&mut self, inst: Inst, [value, ptr]: [Value; 2], mem: MemAccess) {
        let ty = self.ty(value);
        if !self.check_access(inst, ptr, ty, mem) {
            return;
        }
        self.check_writable(inst, ptr);
        if mem.is_atomic() {
            let valid = !matches!(mem.ordering, Ordering::Acquire | Ordering::AcqRel);
            self.require(valid, inst, "store cannot have acquire ordering");
            self.check_atomic_type(inst, ty);
        }
    }

    /// V-ATOMIC.
    pub(super) fn check_atomic_rmw(
        &mut self,
        inst: Inst,
        op: AtomicOp,
        [ptr, value]: [Value; 2],
        mem: MemAccess,
    ) {
        let ty = self.ty(value);
        if !self.check_access(inst, ptr, ty, mem) {
            return;
        }
        let types = &self.ctx.types;
        let (valid, kind) = match op {
            AtomicOp::Xchg => (
                types.int_bits(ty).is_some() || types.float_kind(ty).is_some() || ty.is_ptr(),
                "integer, pointer or floating point type",
            ),
            _ if op.is_float() => (
                types.is_float_or_vector(ty),
                "floating-point or fixed vector of floating-point type",
            ),
            _ => (types.int_bits(ty).is_some(), "integer type"),
        };
        if !valid {
            let name = format!("{op:?}").to_ascii_lowercase();
            self.fail_at(inst, format!("atomicrmw {name} operand must have {kind}"));
        }
        self.check_rmw_ordering(inst, mem);
        self.check_writable(inst, ptr);
        self.check_atomic_type(inst, ty);
        self.check_result(inst, ty);
    }

    fn check_rmw_ordering(&mut self, inst: Inst, mem: MemAccess) {
        let valid = mem.ordering >= Ordering::Monotonic;
        self.require(
            valid,
            inst,
            "atomicrmw and cmpxchg instructions cannot be unordered or not atomic",
        );
    }

    pub(super) fn check_cmpxchg(
        &mut self,
        inst: Inst,
        [ptr, expected, new]: [Value; 3],
        mem: MemAccess,
        failure: Ordering,
    ) {
        let ty = self.ty(new);
        if !self.check_access(inst, ptr, ty, mem) {
            return;
        }
        let types = &self.ctx.types;
        let valid = types.int_bits(ty).is_some() || ty.is_ptr();
        let pair = matches!(types.get(self.func.result_type(inst)),
            TypeData::Struct { fields, packed: false } if **fields == [ty, Type::I1]);
        let same = self.ty(expected) == ty;
        self.require(
            valid,
            inst,
            "cmpxchg operand must have integer or pointer type",
        );
        self.require(same, inst, "compare value and new value type do not match");
        self.require(
            pair,
            inst,
            "result of cmpxchg must be a pair of value and i1",
        );
        let failing = matches!(
            failure,
            Ordering::Monotonic | Ordering::Acquire | Ordering::SeqCst
        );
        self.require(
            failing,
            inst,
            "cmpxchg failure ordering cannot include release semantics",
        );
        self.check_rmw_ordering(inst, mem);
        self.check_writable(inst, ptr);
        self.check_atomic_type(inst, ty);
    }

    pub(super) fn check_fence(&mut self, inst: Inst, ordering: Ordering) {
        let valid = ordering.acquires() || ordering.releases();
        self.require(
            valid,
            inst,
            "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering",
        );
    }

    /// Types of `getelementptr`, and V-INDEX for its structure indices.
    pub(super) fn check_gep(&mut self, inst: Inst, source: Type, args: &[Value]) {
        let types = &self.ctx.types;
        let Some((&base, indices)) = args.split_first() else {
            self.fail_at(inst, "getelementptr without a base pointer");
            return;
        };
        let is_ptr = types.is_ptr_or_vector(self.ty(base));
        self.require(
            is_ptr,
            inst,
            "GEP base pointer is not a vector or a vector of pointers",
        );
        self.require(is_sized(types, source), inst, "GEP into unsized type");
        let integers = indices.iter().all(|&i| types.is_int_or_vector(self.ty(i)));
        self.require(integers, inst, "GEP indexes must be integers");
        if !(is_ptr && integers) {
            return;
        }
        let leads = self.gep_leads_somewhere(source, indices);
        self.require(leads, inst, "invalid getelementptr indices");
        self.check_gep_shape(inst, args);
    }

    /// The first index steps over whole objects, each other one into the object.
    fn gep_leads_somewhere(&self, source: Type, indices: &[Value]) -> bool {
        let types = &self.ctx.types;
        let mut ty = source;
        for &index in indices.iter().skip(1) {
            let next = match types.get(ty) {
                TypeData::Struct { .. } => {
                    self.const_index(index).and_then(|i| types.element(ty, i))
                }
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(*elem),
                _ => None,
            };
            match next {
                Some(next) => ty = next,
                None => return false,
            }
        }
        true
    }

    /// The value of a constant index: an i32, or a vector of the same i32.
    fn const_index(&self, value: Value) -> Option<u64> {
        let consts = &self.ctx.consts;
        let mut data = consts.get(self.func.value_const(value)?);
        if let ConstData::Aggregate(_, elements) = data {
            let first = *elements.first()?;
            if elements.iter().any(|&e| e != first) {
                return None;
            }
            data = consts.get(first);
        }
        match data {
            ConstData::Int(_, i) => u64::try_from(*i).ok(),
            ConstData::Zero(_) => Some(0),
            _ => None,
        }
    }

    /// The result is the base's pointer type, or a vector of it as long as any vector operand.
    fn check_gep_shape(&mut self, inst: Inst, args: &[Value]) {
        let types = &self.ctx.types;
        let result = self.func.result_type(inst);
        let lens = || args.iter().filter_map(|&a| types.vector_parts(self.ty(a)));
        let len = types.vector_parts(result).map(|p| p.1);
        let same_len = match lens().next() {
            None => len.is_none(),
            Some(_) => lens().all(|(_, l)| Some(l) == len),
        };
        let valid = same_len && types.scalar(result) == types.scalar(self.ty(args[0]));
        self.require(valid, inst, "GEP is not of right type for indices");
    }
}
