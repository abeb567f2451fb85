//! Where a pointer comes from: its base object and, if constant, its distance from the base; and
//! whether two accesses may overlap. Each query costs time linear in the chain of address
//! computations, which is cut off at a fixed length.
//!
//! What the source says of accesses ([`ir::AliasTag`]) counts where the addresses leave it open: of
//! one address it is not asked.

use crate::values::const_sint;
use ir::function::ParamFlags;
use ir::types::TypeData;
use ir::{
    AddrSpace, AliasTag, CastOp, ConstData, Context, DataLayout, Function, GlobalRef, Inst,
    InstData, Value, ValueDef,
};

/// Longest chain of address computations that is followed.
const MAX_CHAIN: usize = 64;

/// What a pointer is derived from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Base {
    /// Memory of an `alloca`.
    Alloca(Inst),
    /// A parameter of the function.
    Param(u32),
    /// A global variable or function.
    Global(GlobalRef),
    /// Something else: loaded, merged, made of an integer.
    Unknown(Value),
}

/// A pointer taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerInfo {
    /// The object.
    pub base: Base,
    /// Bytes from the base, if known.
    pub offset: Option<i64>,
    /// The most specific address space seen on the way to the base.
    pub space: AddrSpace,
}

impl PointerInfo {
    /// Takes a pointer apart.
    pub fn of(ctx: &Context, func: &Function, pointer: Value) -> PointerInfo {
        PointerInfo::follow(ctx, func, pointer, Some(0))
    }

    /// The same for those who do not ask how far from the base it is, which takes longer to find
    /// than all else.
    pub fn of_object(ctx: &Context, func: &Function, pointer: Value) -> PointerInfo {
        PointerInfo::follow(ctx, func, pointer, None)
    }

    fn follow(
        ctx: &Context,
        func: &Function,
        pointer: Value,
        mut offset: Option<i64>,
    ) -> PointerInfo {
        let mut at = pointer;
        let mut space = func
            .value_type(pointer)
            .addr_space()
            .unwrap_or(AddrSpace::Generic);
        for _ in 0..MAX_CHAIN {
            let Some(inst) = func.def_inst(at) else { break };
            let next = match func.inst(inst) {
                InstData::Gep { args, .. } => {
                    // Once the distance is not known, it stays so.
                    offset = offset.and_then(|a| a.checked_add(gep_offset(ctx, func, inst)?));
                    args.as_slice(&func.lists)[0]
                }
                InstData::Cast {
                    op: CastOp::AddrSpaceCast | CastOp::Bitcast,
                    arg,
                    ..
                } => *arg,
                _ => break,
            };
            let Some(of_next) = func.value_type(next).addr_space() else {
                break;
            };
            if space == AddrSpace::Generic {
                space = of_next;
            }
            at = next;
        }
        let base = base_of(ctx, func, at, &mut offset, &mut space);
        PointerInfo {
            base,
            offset: offset.map(|o| in_space(space, o)),
            space,
        }
    }

    /// Is the object known to be distinct from every other object that is known?
    fn is_identified(&self, func: &Function) -> bool {
        match self.base {
            Base::Alloca(_) | Base::Global(_) => true,
            Base::Param(i) => func
                .params
                .get(i as usize)
                .is_some_and(|p| p.attrs.flags.contains(ParamFlags::NOALIAS)),
            Base::Unknown(_) => false,
        }
    }
}

fn base_of(
    ctx: &Context,
    func: &Function,
    at: Value,
    offset: &mut Option<i64>,
    space: &mut AddrSpace,
) -> Base {
    match func.value_def(at) {
        ValueDef::Inst(inst) if matches!(func.inst(inst), InstData::Alloca { .. }) => {
            Base::Alloca(inst)
        }
        ValueDef::Param(block, index) if block == func.entry() => Base::Param(index),
        ValueDef::Const(c) => {
            let mut data = ctx.consts.get(c);
            while let ConstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg,
                ..
            } = data
            {
                data = ctx.consts.get(*arg);
            }
            match data {
                ConstData::Address {
                    ty,
                    base,
                    offset: more,
                } => {
                    *offset = offset.and_then(|o| o.checked_add(*more));
                    if *space == AddrSpace::Generic {
                        *space = ty.addr_space().unwrap_or(AddrSpace::Generic);
                    }
                    match ctx.stand_ins.contains(base) {
                        true => Base::Unknown(at),
                        false => Base::Global(*base),
                    }
                }
                _ => Base::Unknown(at),
            }
        }
        _ => Base::Unknown(at),
    }
}

/// A distance in an address space: where indices have 32 bits, sums are modulo 2^32.
pub fn in_space(space: AddrSpace, offset: i64) -> i64 {
    match space.index_bits() {
        32 => i64::from(offset as i32),
        _ => offset,
    }
}

/// Bytes that a `getelementptr` adds, if all its indices are constants.
pub fn gep_offset(ctx: &Context, func: &Function, gep: Inst) -> Option<i64> {
    let InstData::Gep { args, .. } = func.inst(gep) else {
        return None;
    };
    let space = func
        .value_type(args.as_slice(&func.lists)[0])
        .addr_space()?;
    constant_offset(ctx, func, gep).map(|offset| in_space(space, offset))
}

fn constant_offset(ctx: &Context, func: &Function, gep: Inst) -> Option<i64> {
    let InstData::Gep { source, args, .. } = func.inst(gep) else {
        return None;
    };
    let layout = DataLayout::new(&ctx.types);
    let [_, first, rest @ ..] = args.as_slice(&func.lists) else {
        return Some(0);
    };
    let scaled = |index: Value, size: &dyn Fn() -> u64| {
        let index = i64::try_from(const_sint(ctx, func, index)?).ok()?;
        match index {
            // As most first ones are: sizes of structures are long to find.
            0 => Some(0),
            _ => index.checked_mul(i64::try_from(size()).ok()?),
        }
    };
    let mut offset = scaled(*first, &|| layout.alloc_size(*source))?;
    let mut ty = *source;
    for &index in rest {
        let step = match ctx.types.get(ty) {
            TypeData::Struct { .. } => {
                let field = u64::try_from(const_sint(ctx, func, index)?).ok()?;
                let step = i64::try_from(layout.element_offset(ty, field)).ok()?;
                ty = ctx.types.element(ty, field)?;
                step
            }
            TypeData::Array { elem, .. } => {
                ty = *elem;
                scaled(index, &|| layout.alloc_size(ty))?
            }
            TypeData::Vector { elem, .. } => {
                ty = *elem;
                scaled(index, &|| layout.bits(ty) / 8)?
            }
            _ => return None,
        };
        offset = offset.checked_add(step)?;
    }
    Some(offset)
}

/// A pointer and the bytes accessed there, `None` for an unknown number; and what the source says
/// of the access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// Where.
    pub pointer: PointerInfo,
    /// How much.
    pub size: Option<u64>,
    /// By types and scopes. Scopes hold within one turn of a loop, unless they are
    /// [lasting](ir::alias::AliasTable::lasting).
    pub tag: AliasTag,
}

/// May two accesses of one work-item touch the same byte?
pub fn may_alias(ctx: &Context, func: &Function, a: &Location, b: &Location) -> bool {
    let (p, q) = (&a.pointer, &b.pointer);
    if !spaces_overlap(p.space, q.space) {
        return false;
    }
    if p.base == q.base {
        return match (p.offset, q.offset, a.size, b.size) {
            (Some(x), Some(y), Some(m), Some(n)) => {
                let (x, y) = (i128::from(x), i128::from(y));
                x < y + i128::from(n) && y < x + i128::from(m)
            }
            _ => ctx.alias.may_alias(a.tag, b.tag),
        };
    }
    let distinct = match (p.base, q.base) {
        (Base::Unknown(_), _) | (_, Base::Unknown(_)) => false,
        // What the caller passes is none of this function's own objects.
        (Base::Alloca(_), _) | (_, Base::Alloca(_)) => true,
        _ => {
            (p.is_identified(func) && q.is_identified(func))
                || is_noalias(func, p)
                || is_noalias(func, q)
        }
    };
    !distinct && ctx.alias.may_alias(a.tag, b.tag)
}

/// A `noalias` parameter is accessed only through pointers based on it.
fn is_noalias(func: &Function, p: &PointerInfo) -> bool {
    matches!(p.base, Base::Param(_)) && p.is_identified(func)
}

/// Can an address in one space denote memory of the other?
pub fn spaces_overlap(a: AddrSpace, b: AddrSpace) -> bool {
    use AddrSpace::*;
    let class = |s| match s {
        // Constant memory is global memory that is not written; buffers are global memory.
        Global | Constant | Constant32 | BufferFat | BufferResource | BufferStrided => 1,
        Local => 2,
        Private => 3,
        Region => 4,
        Generic => 0,
    };
    let (x, y) = (class(a), class(b));
    match (x, y) {
        (0, 4) | (4, 0) => false,
        (0, _) | (_, 0) => true,
        _ => x == y,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{Module, Type};

    #[test]
    fn chains_end_at_their_objects() {
        let mut m = Module::new();
        let global = Type::ptr(AddrSpace::Global);
        let k = m.add_kernel("k", &[global, global]);
        m.functions[k].params[0].attrs.flags |= ParamFlags::NOALIAS;
        let pair = m.ctx.types.structure(&[Type::I8, Type::I32]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let args = b.params(entry);
        let (zero, one) = (b.iconst(Type::I32, 0), b.iconst(Type::I32, 1));
        let field = b.gep(pair, args[0], &[one, one]);
        let more = b.gep(Type::I16, field, &[one]);
        let slot = b.alloca(pair);
        let generic = b.cast(CastOp::AddrSpaceCast, slot, Type::ptr(AddrSpace::Generic));
        let inside = b.gep(pair, generic, &[zero, one]);
        let unknown = b.load(global, args[1], 8);
        b.ret_void();
        let (ctx, func) = (&m.ctx, &m.functions[k]);
        let at = |v, size| Location {
            pointer: PointerInfo::of(ctx, func, v),
            size: Some(size),
            tag: AliasTag::NONE,
        };
        let p = at(more, 2).pointer;
        assert_eq!((p.base, p.offset), (Base::Param(0), Some(14)));
        let s = at(inside, 4).pointer;
        assert_eq!((s.offset, s.space), (Some(4), AddrSpace::Private));
        let alias = |a: Location, b: Location| may_alias(ctx, func, &a, &b);
        assert!(alias(at(field, 4), at(more, 2)));
        assert!(!alias(at(field, 2), at(more, 2)));
        assert!(!alias(at(args[0], 4), at(args[1], 4)), "noalias");
        assert!(!alias(at(slot, 4), at(args[1], 4)));
        assert!(alias(at(unknown, 4), at(args[0], 4)), "may be derived");
        assert!(!alias(at(unknown, 4), at(inside, 4)), "other memory");
    }
}
