//! The full names of overloaded intrinsics: the table's name and the types that it is overloaded
//! for.

use super::put;
use crate::intrinsic::{ImageOp, Intrinsic, Pattern};
use crate::types::{FloatKind, Type, TypeData, TypeTable};
use std::iter;

/// A type that is part of an intrinsic's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The result.
    Ret,
    /// A field of the result.
    RetField(u64),
    /// An operand.
    Arg(usize),
}

/// The types in the name of an intrinsic that is called with so many operands, in order: of the
/// result, then of the operands, each that follows from nothing before it.
fn parts(id: Intrinsic, num_args: usize) -> Vec<Part> {
    if let Some(parts) = irregular(id) {
        return parts.to_vec();
    }
    let Some(signature) = id.signatures().iter().find(|s| s.args.len() == num_args) else {
        return Vec::new();
    };
    let mut parts = Vec::new();
    let mut bound = Vec::new();
    let mut first = |variable: u8| {
        let is_new = !bound.contains(&variable);
        bound.push(variable);
        is_new
    };
    let args = signature.args.iter().enumerate();
    let args = args.map(|(i, &pattern)| (Part::Arg(i), pattern));
    for (part, pattern) in iter::once((Part::Ret, signature.ret)).chain(args) {
        match pattern {
            Pattern::Any(n)
            | Pattern::Int(n)
            | Pattern::ScalarInt(n)
            | Pattern::IntVector(n)
            | Pattern::Float(n)
            | Pattern::ScalarFloat(n)
            | Pattern::FloatVector(n)
            | Pattern::Pointer(n) => parts.extend(first(n).then_some(part)),
            Pattern::AnyPointer | Pattern::IntsLike(_) => parts.push(part),
            Pattern::WithCondition(n) => parts.extend(first(n).then_some(Part::RetField(0))),
            Pattern::WithInts(n) => {
                parts.extend(first(n).then_some(Part::RetField(0)));
                parts.push(Part::RetField(1));
            }
            Pattern::Void
            | Pattern::Is(_)
            | Pattern::Imm(_)
            | Pattern::VectorOf(..)
            | Pattern::PairOf(_)
            | Pattern::ElementOf(_)
            | Pattern::ConditionOf(_) => {}
        }
    }
    parts
}

/// The types in a name that do not follow from the signature ("LLVM Language Reference", the
/// declarations of these).
fn irregular(id: Intrinsic) -> Option<&'static [Part]> {
    use Intrinsic::*;
    use Part::*;
    Some(match id {
        // Overloaded for what has one type here.
        StackSave | GetFpEnv | GetFpMode => &[Ret],
        StackRestore | SetFpEnv => &[Arg(0)],
        // The type of the start is the vector's element.
        ReduceFAdd | ReduceFMul => &[Arg(1)],
        // A pointer that has no part in it.
        InvariantStart => &[Arg(1)],
        InvariantEnd => &[Arg(2)],
        ExpandLoad => &[Ret],
        CompressStore => &[Arg(0)],
        // A mask, which is as wide as the data; the number of records.
        MaskedLoad | MaskedGather | MakeBufferRsrc => &[Ret, Arg(0)],
        MaskedStore | MaskedScatter => &[Arg(0), Arg(1)],
        // This project's own: names without types.
        InlineAsm | UniformAsm | BufferFormatLoad | BufferFormatStore => &[],
        // The name has the shape.
        Bitop3 => &[Ret],
        MfmaScaleF3216x16x128F8f6f4 | MfmaScaleF3232x32x64F8f6f4 => &[Arg(0), Arg(1)],
        _ if id.is_legal_image() || id.matrix().is_some() || id.is_packed() => &[],
        _ => return None,
    })
}

/// The name of an intrinsic with this result and these operands.
pub(super) fn mangled(types: &TypeTable, id: Intrinsic, ret: Type, args: &[Type]) -> String {
    let mut name = String::from(id.name());
    for part in parts(id, args.len()) {
        let ty = match part {
            Part::Ret => Some(ret),
            Part::RetField(i) => types.element(ret, i),
            Part::Arg(i) => args.get(i).copied(),
        };
        if let Some(ty) = ty {
            name.push('.');
            write_suffix(&mut name, types, ty);
        }
    }
    name
}

/// The name of an operation on an image.
pub(super) fn of_image(types: &TypeTable, op: ImageOp, ret: Type, args: &[Type]) -> String {
    let mut name = op.name();
    let stores = types.get(ret) == &TypeData::Void;
    let operands = op.types_in_name().into_iter().map(|i| args.get(i).copied());
    for ty in iter::once((!stores).then_some(ret))
        .chain(operands)
        .flatten()
    {
        name.push('.');
        write_suffix(&mut name, types, ty);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_the_types_that_nothing_before_them_says() {
        use Part::*;
        for (id, num_args, expected) in [
            (Intrinsic::SMax, 2, &[Ret][..]),
            (Intrinsic::WorkitemIdX, 0, &[]),
            (Intrinsic::SCmp, 2, &[Ret, Arg(0)]),
            (Intrinsic::SAddOverflow, 2, &[RetField(0)]),
            (Intrinsic::FrExp, 1, &[RetField(0), RetField(1)]),
            (Intrinsic::LdExp, 2, &[Ret, Arg(1)]),
            (Intrinsic::ReduceAdd, 1, &[Arg(0)]),
            (Intrinsic::Memset, 4, &[Arg(0), Arg(2)]),
            (Intrinsic::LifetimeEnd, 1, &[Arg(0)]),
            (Intrinsic::LifetimeEnd, 2, &[Arg(1)]),
        ] {
            assert_eq!(parts(id, num_args), expected, "{}", id.name());
        }
    }
}
