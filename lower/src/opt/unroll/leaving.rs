//! Values of a loop, or of one in it, that are used behind that.

use crate::analysis::{GraphInfo, Loop};
use ir::{
    AddrSpace, Block, Context, DataLayout, Function, Inst, InstData, MemAccess, SourceLoc, Type,
    Value,
};
use rustc_hash::FxHashMap;

/// The values, each with a variable, and where they are used behind the outermost loop.
pub(super) struct Leaving {
    variables: FxHashMap<Value, Variable>,
    uses: Vec<(Block, Inst)>,
}

/// A variable for a value; its `alloca` stands nowhere yet.
#[derive(Clone, Copy)]
struct Variable {
    own: Loop,
    alloca: Inst,
    address: Value,
    mem: MemAccess,
}

impl Leaving {
    /// Those of a loop. They have types that can be stored.
    pub(super) fn find(ctx: &Context, func: &mut Function, info: &GraphInfo, l: Loop) -> Leaving {
        let loops = info.loops();
        let mut inside: FxHashMap<Value, Loop> = FxHashMap::default();
        for &b in loops.blocks(l) {
            let own = loops.innermost(b).unwrap_or(l);
            let results = func.blocks[b].insts.iter().filter_map(|&i| func.result(i));
            let values = func.block_params(b).iter().copied().chain(results);
            inside.extend(values.map(|v| (v, own)));
        }
        let mut used = Vec::new();
        let mut uses = Vec::new();
        for &b in info.cfg.rpo() {
            let is_behind = !loops.contains(l, b);
            for &inst in &func.blocks[b].insts {
                let before = used.len();
                func.for_each_operand(inst, |v| {
                    if inside.get(&v).is_some_and(|&own| !loops.contains(own, b)) {
                        used.push(v);
                    }
                });
                if is_behind && used.len() > before {
                    uses.push((b, inst));
                }
            }
        }
        let mut variables = FxHashMap::default();
        for value in used {
            let own = inside.get(&value).copied().unwrap_or(l);
            variables
                .entry(value)
                .or_insert_with(|| Variable::new(ctx, func, value, own));
        }
        Leaving { variables, uses }
    }

    /// A store of what stands for a value, if the value is one of them.
    pub(super) fn write(&self, func: &mut Function, value: Value, now: Value) -> Option<Inst> {
        let variable = self.variables.get(&value)?;
        let store = InstData::Store {
            args: [now, variable.address],
            mem: variable.mem,
        };
        Some(func.make_inst(store, Type::VOID, SourceLoc::NONE))
    }

    /// The values, each with the innermost loop around it.
    pub(super) fn values(&self) -> impl Iterator<Item = (Value, Loop)> {
        self.variables.iter().map(|(&value, v)| (value, v.own))
    }

    /// A load of what a value, one of them, was last.
    pub(super) fn read_one(&self, func: &mut Function, value: Value) -> Option<Inst> {
        let variable = self.variables.get(&value)?;
        let load = InstData::Load {
            ptr: variable.address,
            mem: variable.mem,
        };
        Some(func.make_inst(load, func.value_type(value), SourceLoc::NONE))
    }

    /// Reads the variables where the values were used.
    pub(super) fn read(&self, func: &mut Function) {
        for &(block, user) in &self.uses {
            let mut loads: Vec<Inst> = Vec::new();
            let mut operands = func.operands(user);
            for v in &mut operands {
                let Some(load) = self.read_one(func, *v) else {
                    continue;
                };
                loads.push(load);
                *v = func.result(load).unwrap_or(*v);
            }
            let mut operands = operands.into_iter();
            func.for_each_operand_mut(user, |v| *v = operands.next().unwrap_or(*v));
            let insts = &mut func.blocks[block].insts;
            if let Some(at) = insts.iter().position(|&i| i == user) {
                insts.splice(at..at, loads);
            }
        }
        let mut allocas: Vec<Inst> = self.variables.values().map(|v| v.alloca).collect();
        allocas.sort();
        let entry = func.entry();
        func.blocks[entry].insts.splice(0..0, allocas);
    }
}

impl Variable {
    fn new(ctx: &Context, func: &mut Function, value: Value, own: Loop) -> Variable {
        let ty = func.value_type(value);
        let align = DataLayout::new(&ctx.types).align(ty);
        let alloca = InstData::Alloca {
            ty,
            count: None,
            align_log2: align.trailing_zeros() as u8,
        };
        let pointer = Type::ptr(AddrSpace::Private);
        let alloca = func.make_inst(alloca, pointer, SourceLoc::NONE);
        let address = func.result(alloca);
        Variable {
            own,
            alloca,
            address: address.expect("the type of a pointer is not void"),
            mem: MemAccess::aligned(align),
        }
    }
}
