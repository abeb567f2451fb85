//! Values whose types are no types of block parameters in legal IR (i8, i16, vectors of i32, structures) leave loops in
//! parts: behind the definition they are taken apart into scalars, and put together again before each use outside of the
//! loop. A use that only takes one part gets that part. Linear in uses.

use crate::analysis::{GraphInfo, Loop, Uses};
use crate::opt::replace::Replacements;
use crate::values::{int, poison};
use ir::{
    ArithFlags, Block, CastOp, Context, Function, Inst, InstData, SourceLoc, Type, TypeData, Value,
};

/// Takes such values apart.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let info = GraphInfo::new(func);
    if info.loops.is_empty() {
        return false;
    }
    let uses = Uses::new(func);
    let mut replaced = Replacements::default();
    let mut changed = false;
    for l in info.loops.iter() {
        for &b in info.loops.blocks(l) {
            if info.loops.innermost(b) != Some(l) {
                continue;
            }
            for inst in func.blocks[b].insts.clone() {
                let Some(value) = func.result(inst) else {
                    continue;
                };
                let outside = outside_users(&info, &uses, l, value);
                if outside.is_empty() {
                    continue;
                }
                if let Some(kind) = Kind::of(ctx, func.value_type(value)) {
                    let parts = take_apart(ctx, func, b, inst, value, &kind);
                    for (user, block) in outside {
                        give(ctx, func, &mut replaced, value, &kind, &parts, user, block);
                    }
                    changed = true;
                }
            }
        }
    }
    replaced.apply(func);
    changed
}

fn outside_users(info: &GraphInfo, uses: &Uses, l: Loop, value: Value) -> Vec<(Inst, Block)> {
    let users = uses.users(value).iter();
    let mut outside: Vec<(Inst, Block)> = users
        .filter_map(|&u| Some((u, uses.block(u)?)))
        .filter(|&(_, b)| info.cfg.is_reachable(b) && !info.loops.contains(l, b))
        .collect();
    outside.dedup();
    outside
}

/// How a value is taken apart.
enum Kind {
    /// Extended to 32 bits.
    Narrow,
    /// Into elements of a type.
    Vector(Type, u32),
    /// Into fields.
    Fields(Box<[Type]>),
}

impl Kind {
    fn of(ctx: &Context, ty: Type) -> Option<Kind> {
        match ctx.types.get(ty) {
            TypeData::Int(8 | 16) => Some(Kind::Narrow),
            TypeData::Vector { elem, len } if *elem == Type::I32 => Some(Kind::Vector(*elem, *len)),
            TypeData::Struct { fields, .. }
                if !fields.iter().any(|&f| ctx.types.is_aggregate(f)) =>
            {
                Some(Kind::Fields(fields.clone()))
            }
            _ => None,
        }
    }
}

fn cast(op: CastOp, arg: Value) -> InstData {
    let flags = ArithFlags::empty();
    InstData::Cast { op, flags, arg }
}

/// Adds the instructions that give the parts, behind the definition.
fn take_apart(
    ctx: &mut Context,
    func: &mut Function,
    block: Block,
    def: Inst,
    value: Value,
    kind: &Kind,
) -> Vec<Value> {
    let data: Vec<(InstData, Type)> = match kind {
        Kind::Narrow => vec![(cast(CastOp::ZExt, value), Type::I32)],
        Kind::Vector(elem, len) => (0..*len)
            .map(|i| {
                let index = int(ctx, func, Type::I32, u128::from(i));
                let args = [value, index];
                (InstData::ExtractElement { args }, *elem)
            })
            .collect(),
        Kind::Fields(fields) => fields
            .iter()
            .enumerate()
            .map(|(i, &ty)| {
                let indices = Box::new([i as u32]);
                let arg = value;
                (InstData::ExtractValue { arg, indices }, ty)
            })
            .collect(),
    };
    let loc = func.inst_loc(def);
    let mut parts = Vec::new();
    let mut insts = Vec::new();
    for (data, ty) in data {
        let inst = func.make_inst(data, ty, loc);
        insts.push(inst);
        parts.extend(func.result(inst));
    }
    let at = func.blocks[block].insts.iter().position(|&i| i == def);
    let at = at.map_or(0, |i| i + 1);
    func.blocks[block].insts.splice(at..at, insts);
    parts
}

/// Makes a user use the parts.
#[allow(clippy::too_many_arguments)]
fn give(
    ctx: &mut Context,
    func: &mut Function,
    replaced: &mut Replacements,
    value: Value,
    kind: &Kind,
    parts: &[Value],
    user: Inst,
    block: Block,
) {
    let part = match (func.inst(user), kind) {
        (
            InstData::Cast {
                op: CastOp::ZExt, ..
            },
            Kind::Narrow,
        ) if func.result_type(user) == Type::I32 => Some(parts[0]),
        (InstData::ExtractElement { args }, Kind::Vector(..)) if args[0] == value => {
            let index = crate::values::const_int(ctx, func, args[1]);
            index.and_then(|i| parts.get(i as usize).copied())
        }
        (InstData::ExtractValue { indices, .. }, Kind::Fields(_)) if indices.len() == 1 => {
            parts.get(indices[0] as usize).copied()
        }
        _ => None,
    };
    if let (Some(part), Some(result)) = (part, func.result(user)) {
        replaced.set(result, part);
        return;
    }
    let mut insts = Vec::new();
    let whole = put_together(
        ctx,
        func,
        value,
        parts,
        func.inst_loc(user),
        &mut insts,
        kind,
    );
    func.for_each_operand_mut(user, |v| {
        if *v == value {
            *v = whole;
        }
    });
    let at = func.blocks[block].insts.iter().position(|&i| i == user);
    let at = at.unwrap_or(0);
    func.blocks[block].insts.splice(at..at, insts);
}

fn put_together(
    ctx: &mut Context,
    func: &mut Function,
    value: Value,
    parts: &[Value],
    loc: SourceLoc,
    insts: &mut Vec<Inst>,
    kind: &Kind,
) -> Value {
    let ty = func.value_type(value);
    let mut push = |func: &mut Function, data: InstData| {
        let inst = func.make_inst(data, ty, loc);
        insts.push(inst);
        func.result(inst).unwrap_or(value)
    };
    if let Kind::Narrow = kind {
        return push(func, cast(CastOp::Trunc, parts[0]));
    }
    let mut whole = poison(ctx, func, ty);
    for (i, &part) in parts.iter().enumerate() {
        let data = match kind {
            Kind::Vector(..) => {
                let index = int(ctx, func, Type::I32, i as u128);
                InstData::InsertElement {
                    args: [whole, part, index],
                }
            }
            _ => InstData::InsertValue {
                args: [whole, part],
                indices: Box::new([i as u32]),
            },
        };
        whole = push(func, data);
    }
    whole
}
