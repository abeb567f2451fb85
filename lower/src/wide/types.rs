//! The structures that stand for wide integers, in types and constants.

use ir::{Const, ConstData, Context, Diagnostic, SourceLoc, Type, TypeData, TypeTable};

/// Widest integer that stays as it is.
pub(super) const WIDEST: u32 = 128;

/// Is it an integer that becomes a structure?
pub(super) fn is_wide(types: &TypeTable, ty: Type) -> bool {
    types.int_bits(ty).is_some_and(|bits| bits > WIDEST)
}

/// Is such an integer in the type?
pub(super) fn mentions_wide(types: &TypeTable, ty: Type) -> bool {
    match types.get(ty) {
        TypeData::Int(_) => is_wide(types, ty),
        TypeData::Vector { elem, .. } | TypeData::Array { elem, .. } => mentions_wide(types, *elem),
        TypeData::Struct { fields, .. } => fields.iter().any(|&f| mentions_wide(types, f)),
        TypeData::Func { ret, params, .. } => {
            mentions_wide(types, *ret) || params.iter().any(|&p| mentions_wide(types, p))
        }
        _ => false,
    }
}

/// Width of the elements of a vector of wide integers; 0 for other types.
pub(super) fn wide_element(types: &TypeTable, ty: Type) -> u32 {
    let elem = types
        .vector_parts(ty)
        .and_then(|(elem, _)| types.int_bits(elem));
    elem.filter(|&bits| bits > WIDEST).unwrap_or(0)
}

/// Is there a vector of wide integers in the type?
pub(super) fn mentions_wide_vector(types: &TypeTable, ty: Type) -> bool {
    match types.get(ty) {
        TypeData::Vector { .. } => wide_element(types, ty) > 0,
        TypeData::Array { elem, .. } => mentions_wide_vector(types, *elem),
        TypeData::Struct { fields, .. } => fields.iter().any(|&f| mentions_wide_vector(types, f)),
        _ => false,
    }
}

/// The type with structures in place of wide integers, and arrays in place of vectors of them.
/// Nothing for the type of a function.
pub(super) fn narrow(ctx: &mut Context, ty: Type) -> Option<Type> {
    if !mentions_wide(&ctx.types, ty) {
        return Some(ty);
    }
    match ctx.types.get(ty).clone() {
        TypeData::Int(bits) => Some(words_type(ctx, u32::from(bits))),
        TypeData::Vector { elem, len } => {
            let elem = narrow(ctx, elem)?;
            Some(ctx.types.array(elem, u64::from(len)))
        }
        TypeData::Array { elem, len } => {
            let elem = narrow(ctx, elem)?;
            Some(ctx.types.array(elem, len))
        }
        TypeData::Struct { fields, packed } => {
            let fields: Option<Box<[Type]>> = fields.iter().map(|&f| narrow(ctx, f)).collect();
            let fields = fields?;
            Some(ctx.types.intern(TypeData::Struct { fields, packed }))
        }
        _ => None,
    }
}

/// `{ i64, …, iR }`
fn words_type(ctx: &mut Context, bits: u32) -> Type {
    let mut fields = vec![Type::I64; (bits / 64) as usize];
    if bits % 64 > 0 {
        fields.push(ctx.types.int((bits % 64) as u16));
    }
    ctx.types.structure(&fields)
}

/// A constant of the other type.
pub(super) fn narrow_const(ctx: &mut Context, c: Const) -> Const {
    let ty = ctx.consts.ty(c);
    if !mentions_wide(&ctx.types, ty) {
        return c;
    }
    let Some(new) = narrow(ctx, ty) else {
        return c;
    };
    if let Some(words) = ctx.words_of(c) {
        let TypeData::Struct { fields, .. } = ctx.types.get(new).clone() else {
            return c;
        };
        let words = fields.iter().zip(words);
        let words = words
            .map(|(&ty, w)| ctx.int_const(ty, u128::from(w)))
            .collect();
        return ctx.aggregate_const(new, words);
    }
    let data = match ctx.consts.get(c).clone() {
        ConstData::Undef(_) => ConstData::Undef(new),
        ConstData::Poison(_) => ConstData::Poison(new),
        ConstData::Aggregate(_, members) => {
            let members = members.iter().map(|&m| narrow_const(ctx, m)).collect();
            return ctx.aggregate_const(new, members);
        }
        _ => ConstData::Zero(new),
    };
    ctx.consts.intern(data)
}

/// The diagnostic for a type without another form.
pub(super) fn unsupported(ctx: &Context, loc: SourceLoc, ty: Type) -> Diagnostic {
    let name = ir::printer::type_name(&ctx.types, ty);
    Diagnostic::error(loc, format!("a value of type '{name}' is not supported"))
}
