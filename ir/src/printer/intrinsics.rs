//! The full names of overloaded intrinsics: the table's name and the types that it is overloaded
//! for.

use super::put;
use crate::intrinsic::{BufferOp, Intrinsic};
use crate::types::{FloatKind, Type, TypeData, TypeTable};

/// A type that is part of an intrinsic's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The result.
    Ret,
    /// A field of the result.
    RetField(u64),
    /// An operand.
    Arg(usize),
    /// The last operand.
    LastArg,
}

/// The types in an intrinsic's name, in order ("LLVM Language Reference", the declarations of each
/// intrinsic; the signature tables list the same: result first, then operands, each where its type
/// follows from nothing before it).
fn parts(id: Intrinsic) -> &'static [Part] {
    use Intrinsic::*;
    use Part::*;
    match id {
        Abs
        | SMax
        | SMin
        | UMax
        | UMin
        | Ctpop
        | Ctlz
        | Cttz
        | Bitreverse
        | Bswap
        | Fshl
        | Fshr
        | SAddSat
        | UAddSat
        | SSubSat
        | USubSat
        | SShlSat
        | UShlSat
        | SMulFix
        | UMulFix
        | SMulFixSat
        | UMulFixSat
        | SDivFix
        | UDivFix
        | SDivFixSat
        | UDivFixSat
        | FAbs
        | CopySign
        | Floor
        | Ceil
        | FTrunc
        | Rint
        | NearbyInt
        | Round
        | RoundEven
        | Fma
        | FMulAdd
        | Sqrt
        | MinNum
        | MaxNum
        | Minimum
        | Maximum
        | MinimumNum
        | MaximumNum
        | Canonicalize
        | ArithmeticFence
        | Exp
        | Exp2
        | Exp10
        | Log
        | Log2
        | Log10
        | Pow
        | Sin
        | Cos
        | Expect
        | ExpectWithProbability
        | LaunderInvariantGroup
        | StripInvariantGroup
        | StackSave
        | ReadFirstLane
        | ReadLane
        | WriteLane
        | Ballot
        | MovDpp
        | UpdateDpp
        | GetFpEnv
        | GetFpMode
        | SetInactive
        | StrictWwm
        | StrictWqm
        | Wwm
        | Wqm
        | SoftWqm
        | Rcp
        | Rsq
        | RsqClamp
        | AmdSqrt
        | AmdLog
        | AmdExp2
        | AmdSin
        | AmdCos
        | Fract
        | FrexpMant
        | DivFmas
        | DivFixup
        | TrigPreop
        | FMed3
        | FMadFtz
        | SQuadmask
        | SWqm
        | UBfe
        | SFfbh
        | WaveReduceAdd
        | WaveReduceSub
        | WaveReduceAnd
        | WaveReduceOr
        | WaveReduceXor
        | WaveReduceMin
        | WaveReduceMax
        | WaveReduceUMin
        | WaveReduceUMax
        | WaveReduceFAdd
        | WaveReduceFSub
        | WaveReduceFMin
        | WaveReduceFMax
        | SBfe
        | MulI24
        | MulU24
        | Divergent => &[Ret],
        SCmp | UCmp | FpToSiSat | FpToUiSat | LRound | LLRound | LRint | LLRint | ObjectSize
        | AmdICmp | AmdFCmp | FrexpExp => &[Ret, Arg(0)],
        SAddOverflow | UAddOverflow | SSubOverflow | USubOverflow | SMulOverflow | UMulOverflow
        | IsFpClass | IsConstant | Prefetch | StackRestore | InverseBallot | DivScale
        | AmdClass | ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax
        | ReduceSMin | ReduceUMax | ReduceUMin | ReduceFMax | ReduceFMin | ReduceFMaximum
        | ReduceFMinimum => &[Arg(0)],
        ReduceFAdd | ReduceFMul => &[Arg(1)],
        LdExp | PowI | PtrMask => &[Ret, Arg(1)],
        FrExp => &[Arg(0), RetField(1)],
        Memcpy | MemcpyInline | Memmove => &[Arg(0), Arg(1), Arg(2)],
        Memset | MemsetInline => &[Arg(0), Arg(2)],
        LifetimeStart | LifetimeEnd | InvariantStart | InvariantEnd => &[LastArg],
        SBufferLoad | ExpandLoad => &[Ret],
        CompressStore | SetFpEnv => &[Arg(0)],
        MakeBufferRsrc | MaskedLoad | MaskedGather => &[Ret, Arg(0)],
        MaskedStore | MaskedScatter => &[Arg(0), Arg(1)],
        _ => match id.buffer_access().map(|a| a.op) {
            Some(BufferOp::LoadLds) | None => &[],
            Some(BufferOp::Store | BufferOp::StoreFormat | BufferOp::StoreTyped) => &[Arg(0)],
            Some(_) => &[Ret],
        },
    }
}

/// The name of an intrinsic with this result and these operands.
pub(super) fn mangled(types: &TypeTable, id: Intrinsic, ret: Type, args: &[Type]) -> String {
    let mut name = String::from(id.name());
    for part in parts(id) {
        let ty = match *part {
            Part::Ret => Some(ret),
            Part::RetField(i) => types.element(ret, i),
            Part::Arg(i) => args.get(i).copied(),
            Part::LastArg => args.last().copied(),
        };
        if let Some(ty) = ty {
            name.push('.');
            write_suffix(&mut name, types, ty);
        }
    }
    name
}

/// How a type is spelled in the name of an overloaded intrinsic.
fn write_suffix(out: &mut String, types: &TypeTable, ty: Type) {
    match types.get(ty) {
        TypeData::Int(bits) => put!(out, "i{bits}"),
        TypeData::Float(FloatKind::BFloat) => out.push_str("bf16"),
        TypeData::Float(kind) => put!(out, "f{}", kind.bits()),
        TypeData::Ptr(space) => put!(out, "p{}", space.number()),
        TypeData::Vector { elem, len } => {
            put!(out, "v{len}");
            write_suffix(out, types, *elem);
        }
        TypeData::Array { elem, len } => {
            put!(out, "a{len}");
            write_suffix(out, types, *elem);
        }
        TypeData::Struct { fields, .. } => {
            out.push_str("sl_");
            for &field in fields {
                write_suffix(out, types, field);
            }
            out.push('s');
        }
        TypeData::Void => out.push_str("isVoid"),
        TypeData::Label | TypeData::Metadata | TypeData::Func { .. } => {}
    }
}
