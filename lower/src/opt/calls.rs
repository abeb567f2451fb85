//! Who calls whom in a module that is not legal yet.

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::{FuncRef, Function, GlobalRef, InstData, Module, Rare};

/// Who calls whom.
pub struct CallGraph {
    /// Defined functions, callees before callers.
    pub order: Vec<FuncRef>,
    /// Number of direct calls of each function.
    pub sites: SecondaryMap<FuncRef, u32>,
    /// Functions whose address is taken.
    pub taken: EntitySet<FuncRef>,
}

/// What a function calls directly, once for each call.
pub fn callees(func: &Function) -> impl Iterator<Item = FuncRef> {
    let blocks = match func.has_made(Rare::CALL) {
        true => &func.layout[..],
        false => &[],
    };
    let insts = blocks.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.filter_map(|&i| match func.inst(i) {
        InstData::Call { callee, .. } => Some(*callee),
        _ => None,
    })
}

impl CallGraph {
    /// Of a module.
    pub fn new(module: &Module) -> CallGraph {
        let mut graph = CallGraph {
            order: Vec::new(),
            sites: SecondaryMap::new(),
            taken: EntitySet::new(),
        };
        let mut edges: SecondaryMap<FuncRef, Vec<FuncRef>> = SecondaryMap::new();
        for (f, func) in module.functions.iter() {
            for callee in callees(func) {
                graph.sites[callee] += 1;
                edges[f].push(callee);
            }
        }
        for i in 0..module.ctx.consts.len() {
            let c = ir::Const::new(i);
            if let ir::ConstData::Address {
                base: GlobalRef::Func(f),
                ..
            } = module.ctx.consts.get(c)
            {
                graph.taken.insert(*f);
            }
        }
        for target in module.aliases.iter().map(|a| &a.base) {
            if let GlobalRef::Func(f) = target {
                graph.taken.insert(*f);
            }
        }
        graph.sort(module, &edges);
        graph
    }

    /// Depth-first postorder.
    fn sort(&mut self, module: &Module, edges: &SecondaryMap<FuncRef, Vec<FuncRef>>) {
        let mut seen = EntitySet::with_capacity(module.functions.len());
        let mut stack: Vec<(FuncRef, usize)> = Vec::new();
        for (root, func) in module.functions.iter() {
            if !func.is_defined() || !seen.insert(root) {
                continue;
            }
            stack.push((root, 0));
            while let Some((f, next)) = stack.last_mut() {
                let f = *f;
                match edges[f].get(*next) {
                    Some(&callee) => {
                        *next += 1;
                        if module.functions[callee].is_defined() && seen.insert(callee) {
                            stack.push((callee, 0));
                        }
                    }
                    None => {
                        self.order.push(f);
                        stack.pop();
                    }
                }
            }
        }
    }
}
