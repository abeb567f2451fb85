//! How messages name types, values and instructions.

use crate::entities::{Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::InstData;
use crate::types::{FloatKind, Type, TypeData, TypeTable};
use std::fmt::Write;

/// Deepest nesting of a type that is spelled out.
const MAX_DEPTH: u32 = 4;

/// A type as the assembly language writes it; what is nested deeply is cut.
pub(super) fn type_name(types: &TypeTable, ty: Type) -> String {
    let mut out = String::new();
    write_type(types, ty, MAX_DEPTH, &mut out);
    out
}

fn write_type(types: &TypeTable, ty: Type, depth: u32, out: &mut String) {
    if depth == 0 {
        out.push('…');
        return;
    }
    // Writing to a string does not fail.
    let _ = match types.get(ty) {
        TypeData::Void => write!(out, "void"),
        TypeData::Label => write!(out, "label"),
        TypeData::Metadata => write!(out, "metadata"),
        TypeData::Int(bits) => write!(out, "i{bits}"),
        TypeData::Float(kind) => out.write_str(match kind {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
        }),
        TypeData::Ptr(space) => match space.number() {
            0 => write!(out, "ptr"),
            n => write!(out, "ptr addrspace({n})"),
        },
        TypeData::Vector { elem, len } => {
            let _ = write!(out, "<{len} x ");
            write_type(types, *elem, depth - 1, out);
            out.write_char('>')
        }
        TypeData::Array { elem, len } => {
            let _ = write!(out, "[{len} x ");
            write_type(types, *elem, depth - 1, out);
            out.write_char(']')
        }
        TypeData::Struct { fields, packed } => {
            out.push_str(if *packed { "<{ " } else { "{ " });
            write_list(types, fields, depth, out);
            out.write_str(if *packed { " }>" } else { " }" })
        }
        TypeData::Func { ret, params, .. } => {
            write_type(types, *ret, depth - 1, out);
            out.push_str(" (");
            write_list(types, params, depth, out);
            out.write_char(')')
        }
    };
}

fn write_list(types: &TypeTable, list: &[Type], depth: u32, out: &mut String) {
    const SHOWN: usize = 8;
    for (i, &ty) in list.iter().take(SHOWN).enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        write_type(types, ty, depth - 1, out);
    }
    if list.len() > SHOWN {
        out.push_str(", …");
    }
}

/// A value as messages name it: by its name, or its number here (which is not LLVM's).
pub(super) fn value(func: &Function, value: Value) -> String {
    match func.value_name(value) {
        Some(name) => format!("'%{name}'"),
        None if matches!(func.value_def(value), ValueDef::Const(_)) => "a constant".to_owned(),
        None => format!("unnamed value {value}"),
    }
}

/// An instruction as messages name it: its mnemonic and its result.
pub(super) fn instruction(func: &Function, inst: Inst) -> String {
    let name = mnemonic(func.inst(inst));
    match func.result(inst) {
        Some(result) => format!("'{name}' that defines {}", value(func, result)),
        None => format!("'{name}' ({inst})"),
    }
}

/// The mnemonic of an instruction.
pub(super) fn mnemonic(data: &InstData) -> String {
    use InstData::*;
    let debug = |op: &dyn std::fmt::Debug| format!("{op:?}").to_ascii_lowercase();
    match data {
        Unary { op, .. } => debug(op),
        Binary { op, .. } => debug(op),
        Cast { op, .. } => debug(op),
        Intrinsic { id, .. } => id.name().to_owned(),
        ICmp { .. } => "icmp".into(),
        FCmp { .. } => "fcmp".into(),
        Select { .. } => "select".into(),
        ExtractElement { .. } => "extractelement".into(),
        InsertElement { .. } => "insertelement".into(),
        ShuffleVector { .. } => "shufflevector".into(),
        ExtractValue { .. } => "extractvalue".into(),
        InsertValue { .. } => "insertvalue".into(),
        Alloca { .. } => "alloca".into(),
        Load { .. } => "load".into(),
        Store { .. } => "store".into(),
        AtomicRmw { .. } => "atomicrmw".into(),
        CmpXchg { .. } => "cmpxchg".into(),
        Fence { .. } => "fence".into(),
        Gep { .. } => "getelementptr".into(),
        Call { .. } | CallIndirect { .. } => "call".into(),
        Jump { .. } | Branch { .. } => "br".into(),
        Switch { .. } => "switch".into(),
        Ret { .. } => "ret".into(),
        Unreachable => "unreachable".into(),
    }
}
