//! Signatures of the intrinsics: one row each, and the matching of types against them.
//!
//! The rows follow the LLVM Language Reference ("Intrinsic Functions") and, for `llvm.amdgcn.*`, the AMDGPU usage guide
//! ("LLVM IR Intrinsics"). Operands that are metadata in LLVM are absent: the reader drops them.

use super::text::type_name;
use super::types::is_condition_of;
use crate::intrinsic::Intrinsic;
use crate::memory::AddrSpace;
use crate::types::{Type, TypeData, TypeTable};

/// Which types an operand or result may have. A number is a type variable: the first occurrence binds it, the
/// others must be the same. Operands are matched before the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// No result.
    Void,
    /// Exactly this type.
    Is(Type),
    /// Exactly this type, and a constant.
    Imm(Type),
    /// A vector of so many of this type.
    VectorOf(Type, u32),
    /// Any first-class type.
    Any(u8),
    /// Integer or vector of integers.
    Int(u8),
    /// Integer.
    ScalarInt(u8),
    /// Vector of integers.
    IntVector(u8),
    /// Float or vector of floats.
    Float(u8),
    /// Float.
    ScalarFloat(u8),
    /// Vector of floats.
    FloatVector(u8),
    /// Pointer, or vector of pointers.
    Pointer(u8),
    /// Any pointer.
    AnyPointer,
    /// Scalar type of a variable.
    ElementOf(u8),
    /// `i1`, or as many of them as the variable has elements.
    ConditionOf(u8),
    /// Integer, or vector of as many integers as the variable has elements.
    IntsLike(u8),
    /// `{ T, i1 }` for the variable's type, with a vector of `i1` for a vector.
    WithCondition(u8),
    /// `{ T, integers like T }`.
    WithInts(u8),
}

impl Pattern {
    /// Must the operand be a constant?
    pub fn is_immediate(self) -> bool {
        matches!(self, Pattern::Imm(_))
    }
}

/// Operands and result of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    /// Result.
    pub ret: Pattern,
    /// Operands.
    pub args: &'static [Pattern],
}

/// Number of type variables.
const NUM_VARS: usize = 3;

/// Binds type variables while a signature is matched.
pub struct Matcher<'a> {
    types: &'a TypeTable,
    vars: [Option<Type>; NUM_VARS],
}

impl<'a> Matcher<'a> {
    /// With nothing bound.
    pub fn new(types: &'a TypeTable) -> Self {
        Matcher {
            types,
            vars: [None; NUM_VARS],
        }
    }

    /// Does the type fit? Binds the pattern's variable.
    pub fn matches(&mut self, pattern: Pattern, ty: Type) -> bool {
        use Pattern::*;
        let t = self.types;
        let vector = t.vector_parts(ty).is_some();
        match pattern {
            Void => ty == Type::VOID,
            Is(expected) | Imm(expected) => ty == expected,
            VectorOf(elem, len) => t.vector_parts(ty) == Some((elem, len)),
            AnyPointer => ty.is_ptr(),
            Any(n) => t.is_first_class(ty) && self.bind(n, ty),
            Int(n) => t.is_int_or_vector(ty) && self.bind(n, ty),
            ScalarInt(n) => t.int_bits(ty).is_some() && self.bind(n, ty),
            IntVector(n) => vector && t.is_int_or_vector(ty) && self.bind(n, ty),
            Float(n) => t.is_float_or_vector(ty) && self.bind(n, ty),
            ScalarFloat(n) => t.float_kind(ty).is_some() && self.bind(n, ty),
            FloatVector(n) => vector && t.is_float_or_vector(ty) && self.bind(n, ty),
            Pointer(n) => t.is_ptr_or_vector(ty) && self.bind(n, ty),
            ElementOf(n) => t.scalar(self.var(n)) == ty,
            ConditionOf(n) => is_condition_of(t, ty, self.var(n)),
            IntsLike(n) => self.is_ints_like(n, ty),
            WithCondition(n) => self.is_pair(n, ty, |m, second| {
                is_condition_of(m.types, second, m.var(n))
            }),
            WithInts(n) => self.is_pair(n, ty, |m, second| m.is_ints_like(n, second)),
        }
    }

    fn bind(&mut self, n: u8, ty: Type) -> bool {
        *self.vars[usize::from(n)].get_or_insert(ty) == ty
    }

    /// The type of a variable, void if it is not bound (which no row lets happen).
    fn var(&self, n: u8) -> Type {
        self.vars[usize::from(n)].unwrap_or(Type::VOID)
    }

    fn is_ints_like(&self, n: u8, ty: Type) -> bool {
        let t = self.types;
        let len = |ty| t.vector_parts(ty).map(|p| p.1);
        t.is_int_or_vector(ty) && len(ty) == len(self.var(n))
    }

    fn is_pair(&self, n: u8, ty: Type, second: impl Fn(&Self, Type) -> bool) -> bool {
        match self.types.get(ty) {
            TypeData::Struct { fields, .. } => match **fields {
                [a, b] => a == self.var(n) && second(self, b),
                _ => false,
            },
            _ => false,
        }
    }

    /// The pattern in words, for an error message.
    pub fn expectation(&self, pattern: Pattern) -> String {
        use Pattern::*;
        let bound = |n: u8, what: &str| match self.vars[usize::from(n)] {
            Some(ty) => format!("'{}'", type_name(self.types, ty)),
            None => what.to_owned(),
        };
        let of = |n: u8| type_name(self.types, self.var(n));
        match pattern {
            Void => "no result".into(),
            Is(ty) | Imm(ty) => format!("'{}'", type_name(self.types, ty)),
            VectorOf(elem, len) => format!("'<{len} x {}>'", type_name(self.types, elem)),
            Any(n) => bound(n, "a first-class type"),
            Int(n) => bound(n, "an integer or vector of integers"),
            ScalarInt(n) => bound(n, "an integer"),
            IntVector(n) => bound(n, "a vector of integers"),
            Float(n) => bound(n, "a float or vector of floats"),
            ScalarFloat(n) => bound(n, "a float"),
            FloatVector(n) => bound(n, "a vector of floats"),
            Pointer(n) => bound(n, "a pointer or vector of pointers"),
            AnyPointer => "a pointer".into(),
            ElementOf(n) => format!("the scalar type of '{}'", of(n)),
            ConditionOf(n) => format!("i1 for each element of '{}'", of(n)),
            IntsLike(n) => format!("an integer for each element of '{}'", of(n)),
            WithCondition(n) => format!("a pair of '{}' and i1", of(n)),
            WithInts(n) => format!("a pair of '{}' and integers", of(n)),
        }
    }
}

const CONSTANT_PTR: Pattern = Pattern::Is(Type::ptr(AddrSpace::Constant));
const I1: Pattern = Pattern::Is(Type::I1);
const I32: Pattern = Pattern::Is(Type::I32);
const I64: Pattern = Pattern::Is(Type::I64);
const F32: Pattern = Pattern::Is(Type::F32);
const IMM1: Pattern = Pattern::Imm(Type::I1);
const IMM8: Pattern = Pattern::Imm(Type::I8);
const IMM16: Pattern = Pattern::Imm(Type::I16);
const IMM32: Pattern = Pattern::Imm(Type::I32);
const IMM64: Pattern = Pattern::Imm(Type::I64);
const HALF2: Pattern = Pattern::VectorOf(Type::F16, 2);
const SHORT2: Pattern = Pattern::VectorOf(Type::I16, 2);

/// A row: `sig!(result; operands)`, or several such for an intrinsic whose form changed between LLVM's versions.
macro_rules! sig {
    ($($ret:expr; $($arg:expr),*);+) => {
        const { &[$(Signature { ret: $ret, args: &[$($arg),*] }),+] }
    };
}

/// The signatures that an intrinsic may have; they differ in the number of operands.
pub fn of(id: Intrinsic) -> &'static [Signature] {
    use Intrinsic as N;
    use Pattern::*;
    match id {
        N::Abs | N::Ctlz | N::Cttz => sig!(Int(0); Int(0), IMM1),
        N::SMax | N::SMin | N::UMax | N::UMin => sig!(Int(0); Int(0), Int(0)),
        N::SAddSat | N::UAddSat | N::SSubSat | N::USubSat => sig!(Int(0); Int(0), Int(0)),
        N::SCmp | N::UCmp => sig!(IntsLike(0); Int(0), Int(0)),
        N::Ctpop | N::Bitreverse | N::Bswap => sig!(Int(0); Int(0)),
        N::Fshl | N::Fshr => sig!(Int(0); Int(0), Int(0), Int(0)),
        N::SAddOverflow
        | N::UAddOverflow
        | N::SSubOverflow
        | N::USubOverflow
        | N::SMulOverflow
        | N::UMulOverflow => sig!(WithCondition(0); Int(0), Int(0)),
        N::FAbs
        | N::Floor
        | N::Ceil
        | N::FTrunc
        | N::Rint
        | N::NearbyInt
        | N::Round
        | N::RoundEven
        | N::Sqrt
        | N::Canonicalize
        | N::Exp
        | N::Exp2
        | N::Exp10
        | N::Log
        | N::Log2
        | N::Log10
        | N::Sin
        | N::Cos => sig!(Float(0); Float(0)),
        N::ArithmeticFence => sig!(Any(0); Any(0)),
        N::CopySign
        | N::MinNum
        | N::MaxNum
        | N::Minimum
        | N::Maximum
        | N::MinimumNum
        | N::MaximumNum
        | N::Pow => sig!(Float(0); Float(0), Float(0)),
        N::Fma | N::FMulAdd => sig!(Float(0); Float(0), Float(0), Float(0)),
        N::LdExp => sig!(Float(0); Float(0), IntsLike(0)),
        N::FrExp => sig!(WithInts(0); Float(0)),
        N::PowI => sig!(Float(0); Float(0), ScalarInt(1)),
        N::FpToSiSat | N::FpToUiSat => sig!(IntsLike(0); Float(0)),
        N::IsFpClass => sig!(ConditionOf(0); Float(0), IMM32),
        N::PtrMask => sig!(Pointer(0); Pointer(0), IntsLike(0)),
        N::Memcpy | N::Memmove => sig!(Void; AnyPointer, AnyPointer, ScalarInt(0), IMM1),
        N::MemcpyInline => sig!(Void; AnyPointer, AnyPointer, ScalarInt(0), IMM1),
        N::Memset | N::MemsetInline => {
            sig!(Void; AnyPointer, Is(Type::I8), ScalarInt(0), IMM1)
        }
        N::Assume => sig!(Void; I1),
        // LLVM 22 took the size away.
        N::LifetimeStart | N::LifetimeEnd => sig!(Void; AnyPointer; Void; IMM64, AnyPointer),
        N::InvariantStart => sig!(AnyPointer; IMM64, AnyPointer),
        N::InvariantEnd => sig!(Void; AnyPointer, IMM64, AnyPointer),
        N::Expect => sig!(ScalarInt(0); ScalarInt(0), ScalarInt(0)),
        N::ExpectWithProbability => {
            sig!(ScalarInt(0); ScalarInt(0), ScalarInt(0), Is(Type::F64))
        }
        N::IsConstant => sig!(I1; Any(0)),
        N::ObjectSize => sig!(ScalarInt(0); AnyPointer, IMM1, IMM1, IMM1),
        N::LaunderInvariantGroup | N::StripInvariantGroup => sig!(Pointer(0); Pointer(0)),
        N::NoAliasScopeDecl
        | N::DbgDeclare
        | N::DbgValue
        | N::DbgLabel
        | N::DbgAssign
        | N::DoNothing
        | N::SideEffect
        | N::Trap
        | N::DebugTrap => sig!(Void;),
        N::PseudoProbe => sig!(Void; IMM64, IMM64, IMM32, IMM64),
        N::Prefetch => sig!(Void; AnyPointer, IMM32, IMM32, IMM32),
        N::UbsanTrap => sig!(Void; IMM8),
        N::StackSave => sig!(AnyPointer;),
        N::StackRestore => sig!(Void; AnyPointer),
        N::ReadCycleCounter | N::ReadSteadyCounter => sig!(I64;),
        N::ReduceAdd
        | N::ReduceMul
        | N::ReduceAnd
        | N::ReduceOr
        | N::ReduceXor
        | N::ReduceSMax
        | N::ReduceSMin
        | N::ReduceUMax
        | N::ReduceUMin => sig!(ElementOf(0); IntVector(0)),
        N::ReduceFAdd | N::ReduceFMul => sig!(ElementOf(1); ScalarFloat(0), FloatVector(1)),
        N::ReduceFMax | N::ReduceFMin => sig!(ElementOf(0); FloatVector(0)),
        _ => of_target(id),
    }
}

/// The rows of `llvm.amdgcn.*` and `llvm.amdgpuc.*`.
fn of_target(id: Intrinsic) -> &'static [Signature] {
    use Intrinsic as N;
    use Pattern::*;
    match id {
        N::WorkitemIdX
        | N::WorkitemIdY
        | N::WorkitemIdZ
        | N::WorkgroupIdX
        | N::WorkgroupIdY
        | N::WorkgroupIdZ
        | N::GroupStaticSize
        | N::WavefrontSize
        | N::SharedApertureHi
        | N::PrivateApertureHi => sig!(I32;),
        N::DispatchPtr | N::QueuePtr | N::ImplicitArgPtr | N::KernargSegmentPtr => {
            sig!(CONSTANT_PTR;)
        }
        N::DispatchId | N::SMemTime | N::SMemRealTime | N::SGetPc => sig!(I64;),
        N::IsShared | N::IsPrivate => sig!(I1; Is(Type::ptr(AddrSpace::Generic))),
        N::SBarrier | N::WaveBarrier | N::SDcacheInv | N::SDcacheWb | N::BufferWbinvl1 => {
            sig!(Void;)
        }
        N::EndPgm => sig!(Void;),
        N::SchedBarrier | N::SWaitcnt | N::SSleep => sig!(Void; IMM32),
        N::SchedGroupBarrier => sig!(Void; IMM32, IMM32, IMM32),
        N::SSetPrio => sig!(Void; IMM16),
        N::SSendMsg | N::SSetReg => sig!(Void; IMM32, I32),
        N::SGetReg => sig!(I32; IMM32),
        N::ReadFirstLane | N::Divergent => sig!(Any(0); Any(0)),
        N::ReadLane => sig!(Any(0); Any(0), I32),
        N::WriteLane => sig!(Any(0); Any(0), I32, Any(0)),
        N::Ballot => sig!(ScalarInt(0); I1),
        N::AmdICmp => sig!(ScalarInt(1); Any(0), Any(0), IMM32),
        N::AmdFCmp => sig!(ScalarInt(1); ScalarFloat(0), ScalarFloat(0), IMM32),
        N::InverseBallot => sig!(I1; ScalarInt(0)),
        N::DsBpermute | N::DsPermute | N::MbcntLo | N::MbcntHi => sig!(I32; I32, I32),
        N::DsSwizzle => sig!(I32; I32, IMM32),
        N::MovDpp => sig!(Any(0); Any(0), IMM32, IMM32, IMM32, IMM1),
        N::UpdateDpp => sig!(Any(0); Any(0), Any(0), IMM32, IMM32, IMM32, IMM1),
        N::Rcp
        | N::Rsq
        | N::RsqClamp
        | N::AmdSqrt
        | N::AmdLog
        | N::AmdExp2
        | N::AmdSin
        | N::AmdCos
        | N::Fract
        | N::FrexpMant => sig!(ScalarFloat(0); ScalarFloat(0)),
        N::FrexpExp => sig!(ScalarInt(1); ScalarFloat(0)),
        N::DivScale => sig!(WithCondition(0); ScalarFloat(0), ScalarFloat(0), IMM1),
        N::DivFmas => {
            sig!(ScalarFloat(0); ScalarFloat(0), ScalarFloat(0), ScalarFloat(0), I1)
        }
        N::DivFixup | N::FMed3 => {
            sig!(ScalarFloat(0); ScalarFloat(0), ScalarFloat(0), ScalarFloat(0))
        }
        N::TrigPreop => sig!(ScalarFloat(0); ScalarFloat(0), I32),
        N::AmdClass => sig!(I1; ScalarFloat(0), I32),
        N::FMulLegacy => sig!(F32; F32, F32),
        N::CvtPkRtz => sig!(HALF2; F32, F32),
        N::UBfe | N::SBfe => sig!(ScalarInt(0); ScalarInt(0), I32, I32),
        N::Perm | N::AlignByte | N::SadU8 | N::MsadU8 | N::Lerp => sig!(I32; I32, I32, I32),
        N::MulI24 | N::MulU24 => sig!(ScalarInt(0); I32, I32),
        N::MulHiI24 | N::MulHiU24 | N::UMulHi | N::SMulHi => sig!(I32; I32, I32),
        N::FDot2 => sig!(F32; HALF2, HALF2, F32, IMM1),
        N::SDot2 | N::UDot2 => sig!(I32; SHORT2, SHORT2, I32, IMM1),
        N::SDot4 | N::UDot4 | N::SDot8 | N::UDot8 => sig!(I32; I32, I32, I32, IMM1),
        N::FfbhU32 | N::FfbhI32 | N::FfblB32 => sig!(I32; I32),
        N::CvtF32Ubyte0 | N::CvtF32Ubyte1 | N::CvtF32Ubyte2 | N::CvtF32Ubyte3 => {
            sig!(F32; I32)
        }
        N::FmaDenormF32 => sig!(F32; F32, F32, F32),
        // The others are in `of`.
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_intrinsic_has_a_row() {
        for &id in Intrinsic::ALL {
            let sigs = of(id);
            assert!(!sigs.is_empty(), "{} has no signature", id.name());
            let mut counts: Vec<_> = sigs.iter().map(|s| s.args.len()).collect();
            counts.dedup();
            assert_eq!(counts.len(), sigs.len(), "{}", id.name());
        }
    }

    /// A pattern that refers to a variable must come after one that binds it.
    #[test]
    fn variables_are_bound_before_they_are_read() {
        use Pattern::*;
        for &id in Intrinsic::ALL {
            for sig in of(id) {
                let mut bound = [false; NUM_VARS];
                for &p in sig.args.iter().chain([&sig.ret]) {
                    match p {
                        Any(n) | Int(n) | ScalarInt(n) | IntVector(n) | Float(n)
                        | ScalarFloat(n) | FloatVector(n) | Pointer(n) => {
                            bound[usize::from(n)] = true;
                        }
                        ElementOf(n) | ConditionOf(n) | IntsLike(n) | WithCondition(n)
                        | WithInts(n) => {
                            assert!(bound[usize::from(n)], "{}", id.name());
                        }
                        Void | Is(_) | Imm(_) | VectorOf(..) | AnyPointer => {}
                    }
                }
            }
        }
    }
}
