//! Types of operands and results, as patterns.

use crate::types::Type;

/// Which types an operand or result may have. A number is a type variable: the first occurrence
/// binds it, the others must be the same. Operands are matched before the result.
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
    /// `{ T, T }` for exactly this type.
    PairOf(Type),
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
