//! Instructions: one variant a shape, operands in fixed arrays or in the function's list pool.

use crate::entities::{Block, FuncRef, SigRef, Value};
use crate::intrinsic::Intrinsic;
use crate::memory::{FenceSpaces, MemAccess, Ordering, SyncScope};
use crate::types::Type;
use bitflags::bitflags;
use cranelift_entity::EntityList;

/// Operators with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// Flips the sign bit.
    FNeg,
    /// Undefined and poison become some fixed value.
    Freeze,
}

/// Operators with two operands of the result's type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

impl BinaryOp {
    /// Does the order of the operands not matter?
    pub fn is_commutative(self) -> bool {
        use BinaryOp::*;
        matches!(self, Add | Mul | And | Or | Xor | FAdd | FMul)
    }

    /// Works on floats?
    pub fn is_float(self) -> bool {
        use BinaryOp::*;
        matches!(self, FAdd | FSub | FMul | FDiv | FRem)
    }

    /// Can it have undefined behaviour (division by zero or overflow)?
    pub fn can_trap(self) -> bool {
        use BinaryOp::*;
        matches!(self, UDiv | SDiv | URem | SRem)
    }
}

/// Conversions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    IntToPtr,
    Bitcast,
    AddrSpaceCast,
}

/// Integer comparison predicates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum IntCC {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

impl IntCC {
    /// The predicate that holds exactly when this does not.
    #[must_use]
    pub fn inverse(self) -> IntCC {
        use IntCC::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }

    /// The predicate for swapped operands.
    #[must_use]
    pub fn swapped(self) -> IntCC {
        use IntCC::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }

    /// Compares signed numbers?
    pub fn is_signed(self) -> bool {
        use IntCC::*;
        matches!(self, Sgt | Sge | Slt | Sle)
    }
}

/// Floating-point comparison predicates: `O` false, `U` true on a NaN operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatCC {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}

/// Operations of `atomicrmw`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum AtomicOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    FMaximum,
    FMinimum,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
}

impl AtomicOp {
    /// Computes with floats? An exchange only moves them.
    pub fn is_float(self) -> bool {
        use AtomicOp::*;
        matches!(self, FAdd | FSub | FMax | FMin | FMaximum | FMinimum)
    }
}

/// Calling conventions that are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CallConv {
    /// `ccc`, and `fastcc`, which is the same here.
    #[default]
    C,
    /// `fastcc`
    Fast,
    /// `coldcc`
    Cold,
    /// `amdgpu_kernel`: launched by the host.
    Kernel,
    /// `spir_kernel`, the same as a kernel.
    SpirKernel,
    /// `spir_func`, the same as C.
    SpirFunc,
}

impl CallConv {
    /// Entry point for the host?
    pub fn is_kernel(self) -> bool {
        matches!(self, CallConv::Kernel | CallConv::SpirKernel)
    }
}

bitflags! {
    /// Flags of arithmetic, casts, comparisons, selects and calls: what the program promises or
    /// permits.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct ArithFlags: u16 {
        /// No unsigned wrap.
        const NUW = 1 << 0;
        /// No signed wrap.
        const NSW = 1 << 1;
        /// No bits lost (division, right shift).
        const EXACT = 1 << 2;
        /// Operands of `or` have no bit in common.
        const DISJOINT = 1 << 3;
        /// `zext`/`uitofp` operand is not negative.
        const NNEG = 1 << 4;
        /// Operands of `icmp` have the same sign.
        const SAMESIGN = 1 << 5;
        /// No NaN.
        const NNAN = 1 << 6;
        /// No infinity.
        const NINF = 1 << 7;
        /// Sign of zero does not matter.
        const NSZ = 1 << 8;
        /// Reciprocal instead of division allowed.
        const ARCP = 1 << 9;
        /// Fusing allowed.
        const CONTRACT = 1 << 10;
        /// Approximate functions allowed.
        const AFN = 1 << 11;
        /// Reassociation allowed.
        const REASSOC = 1 << 12;
        /// Convergent call site. `tail` and `notail` of calls are not kept.
        const CONVERGENT = 1 << 13;
        /// `musttail`: the stack does not grow by the call, which stands before a return.
        const MUST_TAIL = 1 << 14;
        /// All seven of the fast-math flags.
        const FAST = Self::NNAN.bits() | Self::NINF.bits() | Self::NSZ.bits() | Self::ARCP.bits()
            | Self::CONTRACT.bits() | Self::AFN.bits() | Self::REASSOC.bits();
    }
}

bitflags! {
    /// Flags of `getelementptr`.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct GepFlags: u8 {
        /// `inbounds`
        const INBOUNDS = 1;
        /// `nusw`
        const NUSW = 2;
        /// `nuw`
        const NUW = 4;
    }
}

/// A branch target with the arguments for the target's parameters.
#[derive(Clone, Copy, Debug)]
pub struct BlockCall {
    /// The target.
    pub block: Block,
    /// One argument for each of its parameters.
    pub args: EntityList<Value>,
}

impl BlockCall {
    /// A target without arguments.
    pub fn new(block: Block) -> BlockCall {
        BlockCall {
            block,
            args: EntityList::new(),
        }
    }
}

/// One case of a switch.
#[derive(Clone, Copy, Debug)]
pub struct SwitchCase {
    /// The value compared with (masked to the type's width).
    pub value: u128,
    /// Where to go.
    pub dest: BlockCall,
}

/// An instruction. It has at most one result, whose type the function keeps.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum InstData {
    Unary {
        op: UnaryOp,
        flags: ArithFlags,
        arg: Value,
    },
    Binary {
        op: BinaryOp,
        flags: ArithFlags,
        args: [Value; 2],
    },
    Cast {
        op: CastOp,
        flags: ArithFlags,
        arg: Value,
    },
    ICmp {
        cond: IntCC,
        flags: ArithFlags,
        args: [Value; 2],
    },
    FCmp {
        cond: FloatCC,
        flags: ArithFlags,
        args: [Value; 2],
    },
    /// Condition, value if true, value if false.
    Select {
        flags: ArithFlags,
        args: [Value; 3],
    },
    /// Vector, index.
    ExtractElement {
        args: [Value; 2],
    },
    /// Vector, element, index.
    InsertElement {
        args: [Value; 3],
    },
    /// The mask indexes the two vectors put together; -1 is poison.
    ShuffleVector {
        args: [Value; 2],
        mask: Box<[i32]>,
    },
    ExtractValue {
        arg: Value,
        indices: Box<[u32]>,
    },
    /// Aggregate, element.
    InsertValue {
        args: [Value; 2],
        indices: Box<[u32]>,
    },
    /// `count` elements of `ty` (one if `None`); the result's type is the pointer.
    Alloca {
        ty: Type,
        count: Option<Value>,
        align_log2: u8,
    },
    Load {
        ptr: Value,
        mem: MemAccess,
    },
    /// Value, pointer.
    Store {
        args: [Value; 2],
        mem: MemAccess,
    },
    /// Pointer, operand; the result is the old value.
    AtomicRmw {
        op: AtomicOp,
        args: [Value; 2],
        mem: MemAccess,
    },
    /// Pointer, expected, new; the result is `{ old, i1 }`. `mem.ordering` is that of success.
    CmpXchg {
        args: [Value; 3],
        mem: MemAccess,
        failure: Ordering,
        weak: bool,
    },
    Fence {
        ordering: Ordering,
        scope: SyncScope,
        spaces: FenceSpaces,
    },
    /// Base pointer, then indices, as `getelementptr` with source element type `source`.
    Gep {
        flags: GepFlags,
        source: Type,
        args: EntityList<Value>,
    },
    Call {
        callee: FuncRef,
        flags: ArithFlags,
        args: EntityList<Value>,
    },
    /// Callee pointer first, then arguments.
    CallIndirect {
        sig: SigRef,
        flags: ArithFlags,
        args: EntityList<Value>,
    },
    Intrinsic {
        id: Intrinsic,
        flags: ArithFlags,
        args: EntityList<Value>,
    },
    Jump {
        dest: BlockCall,
    },
    /// To `dests[0]` if the condition is true, else to `dests[1]`.
    Branch {
        cond: Value,
        dests: [BlockCall; 2],
    },
    Switch {
        value: Value,
        default: BlockCall,
        cases: Box<[SwitchCase]>,
    },
    Ret {
        value: Option<Value>,
    },
    Unreachable,
}

impl InstData {
    /// Ends a block?
    #[inline]
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            InstData::Jump { .. }
                | InstData::Branch { .. }
                | InstData::Switch { .. }
                | InstData::Ret { .. }
                | InstData::Unreachable
        )
    }

    /// May it read or write memory, or order accesses? Of an intrinsic its effects say more.
    #[inline]
    pub fn concerns_memory(&self) -> bool {
        matches!(
            self,
            InstData::Load { .. }
                | InstData::Store { .. }
                | InstData::AtomicRmw { .. }
                | InstData::CmpXchg { .. }
                | InstData::Fence { .. }
                | InstData::Call { .. }
                | InstData::CallIndirect { .. }
                | InstData::Intrinsic { .. }
        )
    }
}
