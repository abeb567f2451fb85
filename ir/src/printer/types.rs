//! Types as text.

use super::put;
use crate::types::{FloatKind, Type, TypeData, TypeTable};

/// Longest text of a type in a message.
const SHOWN: usize = 200;

/// A type as the assembly language writes it, for messages: long ones are cut.
pub fn type_name(types: &TypeTable, ty: Type) -> String {
    let mut out = String::new();
    write_limited(&mut out, types, ty, SHOWN);
    if out.len() > SHOWN {
        out.truncate(SHOWN);
        out.push_str("...");
    }
    out
}

/// Appends a type.
pub(super) fn write_type(out: &mut String, types: &TypeTable, ty: Type) {
    write_limited(out, types, ty, usize::MAX);
}

/// Appends a type, but stops when the text is longer than `limit`.
fn write_limited(out: &mut String, types: &TypeTable, ty: Type, limit: usize) {
    if out.len() > limit {
        return;
    }
    match types.get(ty) {
        TypeData::Void => out.push_str("void"),
        TypeData::Label => out.push_str("label"),
        TypeData::Metadata => out.push_str("metadata"),
        TypeData::Int(bits) => put!(out, "i{bits}"),
        TypeData::Float(kind) => out.push_str(float_word(*kind)),
        TypeData::Ptr(space) => match space.number() {
            0 => out.push_str("ptr"),
            n => put!(out, "ptr addrspace({n})"),
        },
        TypeData::Vector { elem, len } => {
            put!(out, "<{len} x ");
            write_limited(out, types, *elem, limit);
            out.push('>');
        }
        TypeData::Array { elem, len } => {
            put!(out, "[{len} x ");
            write_limited(out, types, *elem, limit);
            out.push(']');
        }
        TypeData::Struct { fields, packed } => {
            let (open, close) = match (*packed, fields.is_empty()) {
                (false, false) => ("{ ", " }"),
                (false, true) => ("{", "}"),
                (true, false) => ("<{ ", " }>"),
                (true, true) => ("<{", "}>"),
            };
            out.push_str(open);
            write_list(out, types, fields, limit);
            out.push_str(close);
        }
        TypeData::Func {
            ret,
            params,
            vararg,
        } => {
            write_limited(out, types, *ret, limit);
            out.push_str(" (");
            write_list(out, types, params, limit);
            if *vararg {
                out.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            out.push(')');
        }
    }
}

fn write_list(out: &mut String, types: &TypeTable, list: &[Type], limit: usize) {
    for (i, &ty) in list.iter().enumerate() {
        if out.len() > limit {
            return;
        }
        if i > 0 {
            out.push_str(", ");
        }
        write_limited(out, types, ty, limit);
    }
}

fn float_word(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "half",
        FloatKind::BFloat => "bfloat",
        FloatKind::Float => "float",
        FloatKind::Double => "double",
    }
}
