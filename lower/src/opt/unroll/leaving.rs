//! Values of a loop that are used behind it.

use crate::analysis::{GraphInfo, Loop};
use cranelift_entity::EntitySet;
use ir::{
    AddrSpace, Block, Context, DataLayout, Function, Inst, InstData, MemAccess, SourceLoc, Type,
    Value,
};
use rustc_hash::FxHashMap;

/// The values, each with a variable, and where they are used.
pub(super) struct Leaving {
    variables: FxHashMap<Value, Variable>,
    uses: Vec<(Block, Inst)>,
}

/// A variable for a value; its `alloca` stands nowhere yet.
#[derive(Clone, Copy)]
struct Variable {
    alloca: Inst,
    address: Value,
    mem: MemAccess,
}

impl Leaving {
    /// Those of a loop. They have types that can be stored.
    pub(super) fn find(ctx: &Context, func: &mut Function, info: &GraphInfo, l: Loop) -> Leaving {
        let loops = info.loops();
        let mut inside = EntitySet::new();
        for &b in loops.blocks(l) {
            inside.extend(func.block_params(b).iter().copied());
            inside.extend(func.blocks[b].insts.iter().filter_map(|&i| func.result(i)));
        }
        let mut used = Vec::new();
        let mut uses = Vec::new();
        for &b in info.cfg.rpo().iter().filter(|&&b| !loops.contains(l, b)) {
            for &inst in &func.blocks[b].insts {
                let before = used.len();
                func.for_each_operand(inst, |v| {
                    if inside.contains(v) {
                        used.push(v);
                    }
                });
                if used.len() > before {
                    uses.push((b, inst));
                }
            }
        }
        let mut variables = FxHashMap::default();
        for value in used {
            variables
                .entry(value)
                .or_insert_with(|| Variable::new(ctx, func, value));
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

    /// Reads the variables where the values were used.
    pub(super) fn read(self, func: &mut Function) {
        for (block, user) in self.uses {
            let mut loads: Vec<Inst> = Vec::new();
            let mut operands = func.operands(user);
            for v in &mut operands {
                let Some(variable) = self.variables.get(v) else {
                    continue;
                };
                let load = InstData::Load {
                    ptr: variable.address,
                    mem: variable.mem,
                };
                let load = func.make_inst(load, func.value_type(*v), func.inst_loc(user));
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
    fn new(ctx: &Context, func: &mut Function, value: Value) -> Variable {
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
            alloca,
            address: address.expect("the type of a pointer is not void"),
            mem: MemAccess::aligned(align),
        }
    }
}
