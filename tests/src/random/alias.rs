//! What accesses say of the memory that they touch: types and scopes, all of it true.
//!
//! The kernel's buffers, its stack memory and its local memory are objects of their own. Each
//! object has a type and a scope; an access of which the object is known is perhaps of its type, or
//! of the one that is the parent of all, and perhaps excludes the scopes of other objects.

use super::rng::Rng;
use ir::{
    AliasFacts, AliasScope, AliasTable, AliasTag, AliasType, AliasTypeData, ConstData, ConstTable,
    Function, GlobalRef, InstData, Module, TypedAccess, Value, ValueDef,
};

/// Something that has bytes of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Object {
    Param(u32),
    Made(Value),
    Variable(GlobalRef),
}

struct Tags {
    known: Vec<(Object, AliasType, AliasScope)>,
    domain: u32,
    any: AliasType,
}

/// Gives accesses of a function tags.
pub(super) fn tag_accesses(rng: &mut Rng, module: &mut Module, name: &str) {
    let Some(func) = module.function_by_name(name) else {
        return;
    };
    let table = &mut module.ctx.alias;
    let root = make_type(table, "random", None);
    let mut tags = Tags {
        known: Vec::new(),
        domain: table.make_domain(),
        any: make_type(table, "anything", Some(root)),
    };
    let func = &mut module.functions[func];
    for block in func.layout.clone() {
        for inst in func.blocks[block].insts.clone() {
            let pointer = match func.inst(inst) {
                InstData::Load { ptr, .. } => *ptr,
                InstData::Store { args, .. } => args[1],
                InstData::AtomicRmw { args, .. } => args[0],
                InstData::CmpXchg { args, .. } => args[0],
                _ => continue,
            };
            let consts = &module.ctx.consts;
            let object = object_of(consts, func, pointer).filter(|_| rng.percent(75));
            let Some(object) = object else { continue };
            let tag = tags.tag(rng, &mut module.ctx.alias, object);
            if let InstData::Load { mem, .. }
            | InstData::Store { mem, .. }
            | InstData::AtomicRmw { mem, .. }
            | InstData::CmpXchg { mem, .. } = func.inst_mut(inst)
            {
                mem.alias = tag;
            }
        }
    }
}

fn make_type(table: &mut AliasTable, name: &str, parent: Option<AliasType>) -> AliasType {
    table.make_type(AliasTypeData {
        name: name.to_string(),
        fields: parent.map(|p| (p, 0)).into_iter().collect(),
    })
}

fn object_of(consts: &ConstTable, func: &Function, pointer: Value) -> Option<Object> {
    let mut at = pointer;
    loop {
        let inst = match func.value_def(at) {
            ValueDef::Param(block, i) => {
                return (block == func.entry()).then_some(Object::Param(i));
            }
            ValueDef::Const(c) => match consts.get(c) {
                ConstData::Address { base, .. } => {
                    return Some(Object::Variable(*base));
                }
                _ => return None,
            },
            ValueDef::Inst(inst) => inst,
        };
        at = match func.inst(inst) {
            InstData::Gep { args, .. } => args.as_slice(&func.lists)[0],
            InstData::Alloca { .. } => return Some(Object::Made(at)),
            InstData::Cast { arg, .. } if func.value_type(*arg).is_ptr() => *arg,
            _ => return None,
        };
    }
}

impl Tags {
    fn of(&mut self, table: &mut AliasTable, object: Object) -> (AliasType, AliasScope) {
        if let Some(&(_, ty, scope)) = self.known.iter().find(|k| k.0 == object) {
            return (ty, scope);
        }
        let name = format!("object {}", self.known.len());
        let ty = make_type(table, &name, Some(self.any));
        let scope = table.make_scope(self.domain, ir::Lifetime::Part);
        self.known.push((object, ty, scope));
        (ty, scope)
    }

    fn tag(&mut self, rng: &mut Rng, table: &mut AliasTable, object: Object) -> AliasTag {
        let (ty, scope) = self.of(table, object);
        let mut facts = AliasFacts::default();
        if rng.percent(70) {
            let access = if rng.percent(80) { ty } else { self.any };
            facts.typed = Some(TypedAccess {
                base: access,
                access,
                offset: 0,
            });
        }
        if rng.percent(50) {
            facts.scopes.push(scope);
        }
        for &(other, _, excluded) in &self.known {
            if other != object && rng.percent(40) {
                facts.apart.push(excluded);
            }
        }
        table.tag(facts)
    }
}
