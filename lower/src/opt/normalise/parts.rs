//! Values whose types are no types of block parameters in legal IR (i8, i16, vectors of i32,
//! structures) leave loops in parts: behind the definition they are taken apart into scalars, and
//! put together again before each use outside of the loop. A use that only takes one part gets that
//! part. What a loop carries from turn to turn is taken apart in the same way
//! ([`crate::opt::ahead`]). Linear in uses.

use super::lcssa::OutsideUses;
use crate::analysis::GraphInfo;
use crate::opt::replace::Replacements;
use crate::values::{const_int, int, poison};
use ir::{
    ArithFlags, Block, CastOp, Context, Function, Inst, InstData, SourceLoc, Type, TypeData, Value,
};

/// Takes such values apart, given the uses outside of loops.
pub fn run(
    ctx: &mut Context,
    func: &mut Function,
    info: &GraphInfo,
    outside: &OutsideUses,
) -> bool {
    let kind = |value| Kind::of(ctx, func.value_type(value));
    if !outside.values().any(|value| kind(value).is_some()) {
        return false;
    }
    let leaving = find(ctx, func, info, outside);
    let mut replaced = Replacements::default();
    let mut rebuild = Rebuild {
        ctx,
        func,
        replaced: &mut replaced,
    };
    let changed = !leaving.is_empty();
    for value in leaving {
        rebuild.leaving(value);
    }
    replaced.apply(func);
    changed
}

/// A value that leaves its loop.
struct Leaving {
    whole: Whole,
    def: Inst,
    block: Block,
    /// Its users outside.
    users: Vec<(Inst, Block)>,
}

/// A value that is taken apart.
pub(in crate::opt) struct Whole {
    pub(in crate::opt) value: Value,
    pub(in crate::opt) kind: Kind,
}

/// How a value is taken apart.
#[derive(Clone)]
pub(in crate::opt) enum Kind {
    /// Extended to 32 bits.
    Narrow,
    /// Into elements of a type.
    Vector(Type, u32),
    /// Into fields.
    Fields(Box<[Type]>),
}

impl Kind {
    /// None for types of block parameters.
    pub(in crate::opt) fn of(ctx: &Context, ty: Type) -> Option<Kind> {
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

fn find(ctx: &Context, func: &Function, info: &GraphInfo, outside: &OutsideUses) -> Vec<Leaving> {
    let mut found = Vec::new();
    for &block in info.loops().order() {
        if info.loops().innermost(block).is_none() {
            continue;
        }
        for &def in &func.blocks[block].insts {
            let Some(value) = func.result(def) else {
                continue;
            };
            let Some(kind) = Kind::of(ctx, func.value_type(value)) else {
                continue;
            };
            let mut users: Vec<(Inst, Block)> = outside.of(value).collect();
            users.dedup();
            if !users.is_empty() {
                found.push(Leaving {
                    whole: Whole { value, kind },
                    def,
                    block,
                    users,
                });
            }
        }
    }
    found
}

/// Takes values apart and puts them together.
pub(in crate::opt) struct Rebuild<'a> {
    pub(in crate::opt) ctx: &'a mut Context,
    pub(in crate::opt) func: &'a mut Function,
    /// To be applied at the end.
    pub(in crate::opt) replaced: &'a mut Replacements,
}

fn cast(op: CastOp, arg: Value) -> InstData {
    let flags = ArithFlags::empty();
    InstData::Cast { op, flags, arg }
}

impl Rebuild<'_> {
    fn leaving(&mut self, leaving: Leaving) {
        let mut insts = Vec::new();
        let loc = self.func.inst_loc(leaving.def);
        let parts = self.take_apart(&leaving.whole, loc, &mut insts);
        self.insert(leaving.block, leaving.def, 1, insts);
        for &(user, block) in &leaving.users {
            self.give(&leaving.whole, &parts, user, block);
        }
    }

    /// Inserts instructions `behind` places after one of the block.
    fn insert(&mut self, block: Block, anchor: Inst, behind: usize, new: Vec<Inst>) {
        let insts = &mut self.func.blocks[block].insts;
        let at = insts.iter().position(|&i| i == anchor);
        let at = at.map_or(0, |i| i + behind);
        insts.splice(at..at, new);
    }

    fn push(&mut self, data: InstData, ty: Type, loc: SourceLoc, out: &mut Vec<Inst>) -> Value {
        let inst = self.func.make_inst(data, ty, loc);
        out.push(inst);
        self.func
            .result(inst)
            .expect("an instruction with a type has a result")
    }

    /// The parts of a value; the instructions that take them come to `out`.
    pub(in crate::opt) fn take_apart(
        &mut self,
        whole: &Whole,
        loc: SourceLoc,
        out: &mut Vec<Inst>,
    ) -> Vec<Value> {
        let value = whole.value;
        match &whole.kind {
            Kind::Narrow => vec![self.push(cast(CastOp::ZExt, value), Type::I32, loc, out)],
            Kind::Vector(elem, len) => (0..*len)
                .map(|i| {
                    let index = int(self.ctx, self.func, Type::I32, u128::from(i));
                    let args = [value, index];
                    self.push(InstData::ExtractElement { args }, *elem, loc, out)
                })
                .collect(),
            Kind::Fields(fields) => fields
                .iter()
                .enumerate()
                .map(|(i, &ty)| {
                    let indices = Box::new([i as u32]);
                    let arg = value;
                    self.push(InstData::ExtractValue { arg, indices }, ty, loc, out)
                })
                .collect(),
        }
    }

    /// Makes a user use the parts.
    pub(in crate::opt) fn give(
        &mut self,
        whole: &Whole,
        parts: &[Value],
        user: Inst,
        block: Block,
    ) {
        let value = whole.value;
        if let Some(part) = self.part_for(whole, parts, user)
            && let Some(result) = self.func.result(user)
        {
            self.replaced.set(result, part);
            self.func.blocks[block].insts.retain(|&i| i != user);
            return;
        }
        let mut insts = Vec::new();
        let loc = self.func.inst_loc(user);
        let together = self.put_together(whole, parts, loc, &mut insts);
        self.func.for_each_operand_mut(user, |v| {
            if *v == value {
                *v = together;
            }
        });
        self.insert(block, user, 0, insts);
    }

    /// The part that is all that a user takes.
    fn part_for(&self, whole: &Whole, parts: &[Value], user: Inst) -> Option<Value> {
        let index = match (self.func.inst(user), &whole.kind) {
            (
                InstData::Cast {
                    op: CastOp::ZExt, ..
                },
                Kind::Narrow,
            ) if self.func.result_type(user) == Type::I32 => 0,
            (InstData::ExtractElement { args }, Kind::Vector(..)) if args[0] == whole.value => {
                usize::try_from(const_int(self.ctx, self.func, args[1])?).ok()?
            }
            (InstData::ExtractValue { indices, .. }, Kind::Fields(_)) => match indices[..] {
                [i] => i as usize,
                _ => return None,
            },
            _ => return None,
        };
        parts.get(index).copied()
    }

    fn put_together(
        &mut self,
        whole: &Whole,
        parts: &[Value],
        loc: SourceLoc,
        out: &mut Vec<Inst>,
    ) -> Value {
        let ty = self.func.value_type(whole.value);
        if let Kind::Narrow = whole.kind {
            return self.push(cast(CastOp::Trunc, parts[0]), ty, loc, out);
        }
        let mut together = poison(self.ctx, self.func, ty);
        for (i, &part) in parts.iter().enumerate() {
            let data = match whole.kind {
                Kind::Vector(..) => {
                    let index = int(self.ctx, self.func, Type::I32, i as u128);
                    let args = [together, part, index];
                    InstData::InsertElement { args }
                }
                _ => InstData::InsertValue {
                    args: [together, part],
                    indices: Box::new([i as u32]),
                },
            };
            together = self.push(data, ty, loc, out);
        }
        together
    }
}

#[cfg(test)]
mod tests {
    use crate::opt::normalise;
    use ir::{AddrSpace, Module, Type, TypeData};

    #[test]
    fn a_vector_leaves_its_loop_in_parts() {
        let mut m = Module::new();
        let global = Type::ptr(AddrSpace::Global);
        let k = m.add_kernel("k", &[global]);
        let pair = m.ctx.types.vector(Type::I32, 2);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let p = b.params(entry)[0];
        let (body, exit) = (b.create_block(), b.create_block());
        b.jump(body, &[]);
        b.switch_to(body);
        let v = b.load(pair, p, 8);
        let narrow = b.load(Type::I16, p, 2);
        let first = b.lane(v, 0);
        let zero = b.iconst(Type::I32, 0);
        let again = b.icmp(ir::IntCC::Eq, first, zero);
        b.branch(again, (body, &[]), (exit, &[]));
        b.switch_to(exit);
        let second = b.lane(v, 1);
        b.store(second, p, 4);
        b.store(v, p, 8);
        b.store(narrow, p, 2);
        let wide = b.zext(narrow, Type::I32);
        b.store(wide, p, 4);
        b.ret_void();
        normalise::run(&mut m.ctx, &mut m.functions[k]);
        ir::verifier::verify_module(&m).unwrap();
        let func = &m.functions[k];
        normalise::check::check(func).unwrap();
        for &block in &func.layout {
            for &param in func.block_params(block) {
                let ty = func.value_type(param);
                let scalar = !matches!(m.ctx.types.get(ty), TypeData::Vector { .. });
                assert!(scalar && ty != Type::I16, "{param}");
            }
        }
    }
}
