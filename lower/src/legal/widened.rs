//! Loads of 8 and 16 bits from constant memory, as loads of the dwords around them: scalar loads
//! have no smaller size, and the upper bits cost one scalar instruction.
//!
//! The address must be the same in all lanes, and it must be known where the dwords are: from the
//! alignment of the access, or because it is a known distance from something aligned. What a kernel
//! is given (its segment of arguments, the packet of its dispatch) consists of whole dwords, so
//! that there the dword is found also at an index that only the wave knows.

use crate::analysis::{Base, PointerInfo};
use crate::legal::function::{Legaliser, Parts, Prefer, Res};
use crate::legal::int::Extend;
use crate::legal::shape::Leaf;
use ir::function::Indirect;
use ir::{
    AddrSpace, AliasTag, ArithFlags, BinaryOp, CastOp, Context, Function, GepFlags, Inst, InstData,
    Intrinsic, MemAccess, Type, Value,
};

/// Where something in memory is.
struct Root {
    /// A pointer.
    pointer: Value,
    /// Bytes from where it points.
    offset: i64,
    /// Bytes from the start of a dword to where it points, at most 3.
    behind_dword: i64,
}

impl Legaliser<'_> {
    /// A load of 8 or 16 bits from constant memory, as the load of the dword around it where that
    /// is known to be aligned, and its address the same in all lanes: scalar loads have no smaller
    /// size, and the upper bits cost one scalar instruction.
    pub(super) fn widened_load(
        &mut self,
        ty: Type,
        ptr: Value,
        mem: MemAccess,
        prefer: Prefer,
    ) -> Res<Option<Parts>> {
        let constant = |v: Value, l: &Self| l.ty(v).addr_space().is_some_and(|s| s.is_constant());
        let Some(leaf) = small_leaf(self.e.ctx, ty) else {
            return Ok(None);
        };
        let bits = leaf.bits();
        if !mem.is_simple() || !constant(ptr, self) {
            return Ok(None);
        }
        if !is_of_the_wave(self.e.ctx, self.src, ptr) && !self.seems_uniform_here(ptr) {
            return Ok(None);
        }
        let word = match self.root(ptr, mem) {
            Some(root) => {
                let from_dword = root.offset + root.behind_dword;
                let at = (from_dword & 3) as u32 * 8;
                if at + bits > 32 {
                    return Ok(None);
                }
                let base = self.one(root.pointer)?;
                let to_dword = (from_dword & !3) - root.behind_dword;
                let p = self.e.gep_const(GepFlags::empty(), base, to_dword);
                let word = self.whole_dword(p, mem);
                self.e.lshr_const(word, at)
            }
            None if is_at_index(self.e.ctx, self.src, ptr, mem, bits) => {
                let p = self.one(ptr)?;
                self.dword_around(p, mem)
            }
            None => return Ok(None),
        };
        let how = match prefer {
            Prefer::Zero => Extend::Zero,
            Prefer::Sign => Extend::Sign,
        };
        let n = match leaf {
            Leaf::Int(_) => self.e.extend_low(word.into(), bits, how),
            _ => word.into(),
        };
        let n = self.leaf_from_bits(n, leaf)?;
        Ok(Some(Parts::from_slice(&[n.lo])))
    }

    fn whole_dword(&mut self, ptr: Value, mem: MemAccess) -> Value {
        let mem = MemAccess {
            align_log2: 2,
            // The source says nothing of the bytes around.
            alias: AliasTag::NONE,
            ..mem
        };
        self.e.value(InstData::Load { ptr, mem }, Type::I32)
    }

    /// The dword around what a pointer to constant memory points to, shifted so that that is at the
    /// bottom.
    fn dword_around(&mut self, ptr: Value, mem: MemAccess) -> Value {
        let ty = Type::ptr(AddrSpace::Constant);
        let address = self.e.raw_cast(CastOp::PtrToInt, ptr, Type::I64);
        let dword = self.e.and_const(address, !3);
        let dword = self.e.raw_cast(CastOp::IntToPtr, dword, ty);
        let word = self.whole_dword(dword, mem);
        let low = self.e.raw_cast(CastOp::Trunc, address, Type::I32);
        let byte = self.e.and_const(low, 3);
        let at = self.e.shl_const(byte, 3);
        self.e.binary(BinaryOp::LShr, ArithFlags::empty(), word, at)
    }

    /// Where a pointer is, as far as that says where dwords begin.
    fn root(&self, ptr: Value, mem: MemAccess) -> Option<Root> {
        let aligned = |pointer, offset| Root {
            pointer,
            offset,
            behind_dword: 0,
        };
        if mem.align_log2 >= 2 {
            return Some(aligned(ptr, 0));
        }
        let found = PointerInfo::of(self.e.ctx, self.src, ptr);
        let offset = found.offset?;
        let root = match found.base {
            Base::Param(n) => {
                let pointer = *self.src.block_params(self.src.entry()).get(n as usize)?;
                Root {
                    behind_dword: self.behind_dword(n as usize)?,
                    ..aligned(pointer, offset)
                }
            }
            Base::Unknown(root) if is_given(self.src, root) => aligned(root, offset),
            _ => return None,
        };
        (self.ty(root.pointer) == self.ty(ptr)).then_some(root)
    }

    /// How many bytes the start of a dword is before that to which an argument points, if that is
    /// known. What a kernel has by reference is in its segment of arguments, which is aligned.
    fn behind_dword(&self, param: usize) -> Option<i64> {
        let attrs = &self.src.params.get(param)?.attrs;
        let kernel = self.info.kernels.get(self.func).and_then(Option::as_ref);
        match (attrs.indirect, kernel) {
            (Some(Indirect::ByRef(_)), Some(kernel)) => Some(kernel.offset(param) as i64 & 3),
            _ => (attrs.align >= 4).then_some(0),
        }
    }
}

/// A type of 8 or 16 bits.
fn small_leaf(ctx: &Context, ty: Type) -> Option<Leaf> {
    Leaf::of(&ctx.types, ty).filter(|leaf| matches!(leaf.bits(), 8 | 16))
}

/// Is it a load that is wider if all lanes have the same address, and has to be asked for that?
pub(super) fn is_widened_if_uniform(ctx: &Context, src: &Function, inst: Inst) -> bool {
    let InstData::Load { ptr, mem } = *src.inst(inst) else {
        return false;
    };
    let space = src.value_type(ptr).addr_space();
    let Some(leaf) = small_leaf(ctx, src.result_type(inst)) else {
        return false;
    };
    space.is_some_and(AddrSpace::is_constant)
        && (mem.align_log2 >= 2 || is_at_index(ctx, src, ptr, mem, leaf.bits()))
        && !is_of_the_wave(ctx, src, ptr)
}

/// Is something at an index in what a kernel is given, all of which consists of whole dwords, and
/// in one of these?
fn is_at_index(ctx: &Context, src: &Function, ptr: Value, mem: MemAccess, bits: u32) -> bool {
    let in_dword = bits == 8 || mem.align_log2 >= 1;
    in_dword
        && src.value_type(ptr).addr_space() == Some(AddrSpace::Constant)
        && match PointerInfo::of_object(ctx, src, ptr).base {
            Base::Unknown(root) => is_given(src, root),
            Base::Param(n) => is_by_reference(src, n as usize),
            _ => false,
        }
}

/// Has a kernel an argument by reference?
fn is_by_reference(src: &Function, param: usize) -> bool {
    let indirect = src.params.get(param).and_then(|p| p.attrs.indirect);
    src.call_conv.is_kernel() && matches!(indirect, Some(Indirect::ByRef(_)))
}

/// Is an address a known distance from what the kernel is given, or from a variable? Then all lanes
/// have the same.
fn is_of_the_wave(ctx: &Context, src: &Function, ptr: Value) -> bool {
    let found = PointerInfo::of(ctx, src, ptr);
    let alike = match found.base {
        Base::Param(_) => src.call_conv.is_kernel(),
        Base::Global(_) => true,
        Base::Unknown(root) => is_given(src, root),
        Base::Alloca(_) => false,
    };
    alike && found.offset.is_some()
}

/// Is it a pointer that the wave is started with?
fn is_given(src: &Function, root: Value) -> bool {
    matches!(
        src.def_inst(root).map(|inst| src.inst(inst)),
        Some(InstData::Intrinsic {
            id: Intrinsic::DispatchPtr
                | Intrinsic::ImplicitArgPtr
                | Intrinsic::KernargSegmentPtr
                | Intrinsic::QueuePtr,
            ..
        })
    )
}
