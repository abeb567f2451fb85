//! Where vectors of wide integers lie otherwise in memory than the arrays that stand for them.
//!
//! A vector's elements lie bit behind bit, and it is aligned to its size, which is rounded up for
//! that ("Data Layout", `v192:256` and so on); an array's elements are aligned each by itself. So
//! there are two forms of a type with such a vector in it: the one that values have
//! ([`types::narrow`]), and the one that variables, parameters by reference and initial contents
//! have, made here: words for a vector, and packed structures whose gaps are written out. Sizes and
//! offsets are the source's; alignments have to be said beside it, since words have none of
//! vectors. What is loaded and stored goes from one form to the other member by member
//! ([`access`]).
//!
//! [`access`]: super::access

use super::types::{self, mentions_wide_vector, wide_element};
use ir::{Const, ConstData, Context, DataLayout, Type, TypeData, TypeTable};

/// Is the type's form in memory another one than that of its values, but for alignment and what is
/// behind its end?
pub(super) fn lies_apart(types: &TypeTable, ty: Type) -> bool {
    match wide_element(types, ty) {
        0 => mentions_wide_vector(types, ty),
        bits => !bits.is_multiple_of(64),
    }
}

/// A member of a structure in memory.
enum Member {
    /// A field of the source.
    Field(usize),
    /// So many bytes between fields or behind the last.
    Gap(u64),
}

/// The fields of a structure and what is between them.
fn members(types: &TypeTable, ty: Type, fields: &[Type]) -> Vec<Member> {
    let layout = DataLayout::new(types);
    let (mut end, mut all) = (0, Vec::new());
    let gap = |all: &mut Vec<Member>, end: u64, to: u64| {
        if to > end {
            all.push(Member::Gap(to - end));
        }
    };
    for (i, &field) in fields.iter().enumerate() {
        let at = layout.element_offset(ty, i as u64);
        gap(&mut all, end, at);
        all.push(Member::Field(i));
        end = at + layout.alloc_size(field);
    }
    gap(&mut all, end, layout.alloc_size(ty));
    all
}

/// The form in memory; nothing for the type of a function.
pub(super) fn in_memory(ctx: &mut Context, ty: Type) -> Option<Type> {
    if !mentions_wide_vector(&ctx.types, ty) {
        return types::narrow(ctx, ty);
    }
    match ctx.types.get(ty).clone() {
        // A vector of more than 128 bits takes 32 bytes or a multiple of them.
        TypeData::Vector { .. } => {
            let words = DataLayout::new(&ctx.types).alloc_size(ty) / 8;
            Some(ctx.types.array(Type::I64, words))
        }
        TypeData::Array { elem, len } => {
            let elem = in_memory(ctx, elem)?;
            Some(ctx.types.array(elem, len))
        }
        TypeData::Struct { fields, .. } => {
            let all = members(&ctx.types, ty, &fields).into_iter();
            let all = all.map(|member| match member {
                Member::Field(i) => in_memory(ctx, fields[i]),
                Member::Gap(bytes) => Some(ctx.types.array(Type::I8, bytes)),
            });
            let fields = all.collect::<Option<Box<[Type]>>>()?;
            let packed = true;
            Some(ctx.types.intern(TypeData::Struct { fields, packed }))
        }
        _ => None,
    }
}

/// Initial contents, in the form in memory.
pub(super) fn contents(ctx: &mut Context, c: Const) -> Const {
    let ty = ctx.consts.ty(c);
    if !mentions_wide_vector(&ctx.types, ty) {
        return types::narrow_const(ctx, c);
    }
    let Some(new) = in_memory(ctx, ty) else {
        return c;
    };
    let parts = match ctx.consts.get(c) {
        ConstData::Aggregate(_, parts) => parts.clone(),
        ConstData::Undef(_) => return ctx.consts.intern(ConstData::Undef(new)),
        ConstData::Poison(_) => return ctx.consts.intern(ConstData::Poison(new)),
        _ => return ctx.consts.intern(ConstData::Zero(new)),
    };
    let members = match ctx.types.get(ty).clone() {
        TypeData::Vector { .. } => vector_words(ctx, ty, &parts),
        TypeData::Struct { fields, .. } => members(&ctx.types, ty, &fields)
            .into_iter()
            .map(|member| match member {
                Member::Field(i) => contents(ctx, parts[i]),
                Member::Gap(bytes) => {
                    let gap = ctx.types.array(Type::I8, bytes);
                    ctx.consts.intern(ConstData::Zero(gap))
                }
            })
            .collect(),
        _ => parts.iter().map(|&part| contents(ctx, part)).collect(),
    };
    ctx.aggregate_const(new, members)
}

/// The words of a constant vector, bit behind bit. What is not a number has zeros.
fn vector_words(ctx: &mut Context, ty: Type, parts: &[Const]) -> Vec<Const> {
    let bits = wide_element(&ctx.types, ty) as usize;
    let mut all = vec![0; DataLayout::new(&ctx.types).alloc_size(ty) as usize / 8];
    for (i, &part) in parts.iter().enumerate() {
        let words = ctx.words_of(part).unwrap_or_default();
        for (k, word) in words.into_iter().enumerate() {
            let at = i * bits + 64 * k;
            all[at / 64] |= word << (at % 64);
            // Nothing is above the width in the last word.
            if let (1.., Some(next)) = (at % 64, all.get_mut(at / 64 + 1)) {
                *next |= word >> (64 - at % 64);
            }
        }
    }
    all.into_iter()
        .map(|word| ctx.int_const(Type::I64, word.into()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_structure_with_a_padded_vector_keeps_its_offsets() {
        let mut ctx = Context::default();
        let elem = ctx.types.int(192);
        let vector = ctx.types.vector(elem, 3);
        let ty = ctx.types.structure(&[Type::I32, vector, Type::I8]);
        let new = in_memory(&mut ctx, ty).unwrap();
        let layout = DataLayout::new(&ctx.types);
        // The gaps are members 1 and 4.
        assert_eq!(layout.element_offset(new, 2), layout.element_offset(ty, 1));
        assert_eq!(layout.element_offset(new, 3), layout.element_offset(ty, 2));
        assert_eq!(layout.alloc_size(new), layout.alloc_size(ty));
        assert_eq!(layout.alloc_size(new), 384);
    }

    #[test]
    fn elements_lie_bit_behind_bit() {
        let mut ctx = Context::default();
        let elem = ctx.types.int(136);
        let ty = ctx.types.vector(elem, 2);
        let parts = [&[1, 2, 3][..], &[0x1122, 5, 0xff]].map(|w| ctx.wide_const(elem, w));
        let whole = ctx.aggregate_const(ty, parts.to_vec());
        let words = contents(&mut ctx, whole);
        let ConstData::Aggregate(_, words) = ctx.consts.get(words).clone() else {
            panic!("no array of words");
        };
        let words: Vec<u64> = words.iter().map(|&w| ctx.words_of(w).unwrap()[0]).collect();
        assert_eq!(words, [1, 2, 0x11_2203, 0x500, 0xff00, 0, 0, 0]);
    }
}
