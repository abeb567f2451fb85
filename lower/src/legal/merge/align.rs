//! What divides an address in legal IR.

use cranelift_entity::PrimaryMap;
use ir::{
    BinaryOp, CastOp, ConstData, Context, Function, GlobalData, GlobalRef, GlobalVar, InstData,
    Intrinsic, Value,
};

/// Longest chain of operations that is looked through.
const MAX_DEPTH: u32 = 8;
/// No address is asked to be divided by more than 2 to this power.
const ENOUGH: u32 = 8;

/// Binary logarithm of a power of two that divides a pointer.
pub(super) fn of_pointer(
    ctx: &Context,
    globals: &PrimaryMap<GlobalVar, GlobalData>,
    func: &Function,
    ptr: Value,
) -> u32 {
    let finder = Finder { ctx, globals, func };
    finder.pointer(ptr, MAX_DEPTH)
}

struct Finder<'a> {
    ctx: &'a Context,
    globals: &'a PrimaryMap<GlobalVar, GlobalData>,
    func: &'a Function,
}

impl Finder<'_> {
    fn pointer(&self, v: Value, depth: u32) -> u32 {
        if let Some(c) = self.func.value_const(v) {
            return match self.ctx.consts.get(c) {
                ConstData::Address {
                    base: GlobalRef::Var(g),
                    offset,
                    ..
                } => zeros_of(self.globals[*g].align).min(zeros_of(offset.unsigned_abs())),
                _ => 0,
            };
        }
        let Some(inst) = self.func.def_inst(v).filter(|_| depth > 0) else {
            return 0;
        };
        match self.func.inst(inst) {
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&self.func.lists);
                let index = self.integer(args[1], depth - 1);
                index.min(self.pointer(args[0], depth - 1))
            }
            InstData::Alloca { align_log2, .. } => u32::from(*align_log2),
            InstData::Cast {
                op: CastOp::IntToPtr,
                arg,
                ..
            } => self.integer(*arg, depth - 1),
            InstData::Intrinsic { id, .. } => match id {
                // AMDGPU usage guide, "Kernel Dispatch": the packet has 64 bytes, the segment is
                // aligned to 16.
                Intrinsic::DispatchPtr => 6,
                Intrinsic::KernargSegmentPtr => 4,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Trailing zeros of an integer.
    fn integer(&self, v: Value, depth: u32) -> u32 {
        if let Some(c) = crate::values::const_int(self.ctx, self.func, v) {
            return c.trailing_zeros().min(ENOUGH);
        }
        let Some(inst) = self.func.def_inst(v).filter(|_| depth > 0) else {
            return 0;
        };
        let zeros = match *self.func.inst(inst) {
            InstData::Binary { op, args, .. } => {
                let x = self.integer(args[0], depth - 1);
                let constant = crate::values::const_int(self.ctx, self.func, args[1]);
                match (op, constant) {
                    (BinaryOp::Shl, Some(n)) => x + n.min(64) as u32,
                    (BinaryOp::Mul, _) => x + self.integer(args[1], depth - 1),
                    (BinaryOp::And, _) => x.max(self.integer(args[1], depth - 1)),
                    (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor, _) => {
                        x.min(self.integer(args[1], depth - 1))
                    }
                    _ => 0,
                }
            }
            InstData::Cast {
                op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc | CastOp::PtrToInt,
                arg,
                ..
            } => match self.func.value_type(arg).is_ptr() {
                true => self.pointer(arg, depth - 1),
                false => self.integer(arg, depth - 1),
            },
            InstData::Intrinsic {
                id: Intrinsic::MulU24 | Intrinsic::MulI24,
                ref args,
                ..
            } => {
                let args = args.as_slice(&self.func.lists);
                self.integer(args[0], depth - 1) + self.integer(args[1], depth - 1)
            }
            _ => 0,
        };
        zeros.min(ENOUGH)
    }
}

fn zeros_of(bytes: u64) -> u32 {
    match bytes {
        0 => ENOUGH,
        n => n.trailing_zeros().min(ENOUGH),
    }
}
