//! Who calls whom, from the kernels down; which implicit inputs and LDS variables each function needs.
//!
//! Linear in the number of instructions. The walk keeps its own stack, so deep call chains are no danger.

use crate::abi::implicit_args::{self, ImplicitUse};
use crate::abi::inputs::InputSet;
use crate::target::KeepFunctions;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::{
    AddrSpace, Const, ConstData, Diagnostic, FuncRef, Function, GlobalRef, GlobalVar, Inst,
    InstData, Intrinsic, Module,
};

/// The call graph; see the [module](self).
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    /// Functions that are compiled, callees before callers.
    pub order: Vec<FuncRef>,
    /// Inputs that a function needs for itself and what it calls.
    pub inputs: SecondaryMap<FuncRef, InputSet>,
    /// LDS variables that a function uses, itself or through what it calls; sorted.
    pub lds: SecondaryMap<FuncRef, Vec<GlobalVar>>,
    /// LDS variables that the function's own instructions name; sorted.
    pub own_lds: SecondaryMap<FuncRef, Vec<GlobalVar>>,
    /// Implicit kernel arguments that a function may read, itself or through what it calls.
    pub implicit: SecondaryMap<FuncRef, ImplicitUse>,
}

/// What one function names.
#[derive(Default)]
struct Uses {
    calls: Vec<(FuncRef, Inst)>,
    inputs: InputSet,
    lds: Vec<GlobalVar>,
    implicit: ImplicitUse,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum State {
    #[default]
    New,
    Open,
    Done,
}

impl CallGraph {
    /// The graph of a module; errors for recursion, and for calls of functions without a body.
    pub fn new(module: &Module, keep: KeepFunctions) -> Result<CallGraph, Vec<Diagnostic>> {
        let mut graph = CallGraph::default();
        let mut state: SecondaryMap<FuncRef, State> = SecondaryMap::new();
        let mut errors = Vec::new();
        for (root, func) in module.functions.iter() {
            let wanted = func.call_conv.is_kernel() || keep == KeepFunctions::All;
            if func.is_defined() && wanted && state[root] == State::New {
                graph.walk(module, root, &mut state, &mut errors);
            }
        }
        if errors.is_empty() {
            Ok(graph)
        } else {
            Err(errors)
        }
    }

    fn walk(
        &mut self,
        module: &Module,
        root: FuncRef,
        state: &mut SecondaryMap<FuncRef, State>,
        errors: &mut Vec<Diagnostic>,
    ) {
        state[root] = State::Open;
        let mut stack = vec![(root, uses_of(module, root), 0)];
        while let Some((f, uses, next)) = stack.last_mut() {
            let f = *f;
            let Some(&(callee, inst)) = uses.calls.get(*next) else {
                if let Some((f, uses, _)) = stack.pop() {
                    self.finish(f, uses);
                    state[f] = State::Done;
                }
                continue;
            };
            *next += 1;
            let func = &module.functions[f];
            let target = &module.functions[callee];
            let loc = func.inst_loc(inst);
            if !target.is_defined() {
                errors.push(
                    Diagnostic::error(
                        loc,
                        format!(
                            "call of '@{}', which is not defined in this module",
                            target.name
                        ),
                    )
                    .hint("define the function, or link the library that does into the module"),
                );
                continue;
            }
            if target.call_conv.is_kernel() {
                errors.push(Diagnostic::error(
                    loc,
                    format!("call of the kernel '@{}'", target.name),
                ));
                continue;
            }
            match state[callee] {
                State::Done => {}
                State::Open => errors.push(
                    Diagnostic::error(
                        loc,
                        format!("recursive call of '@{}' is not supported", target.name),
                    )
                    .hint("a work-item's stack has a fixed size: rewrite the recursion as a loop"),
                ),
                State::New => {
                    state[callee] = State::Open;
                    stack.push((callee, uses_of(module, callee), 0));
                }
            }
        }
    }

    /// Everything that the function calls is done: sums up.
    fn finish(&mut self, f: FuncRef, uses: Uses) {
        let mut inputs = uses.inputs;
        let mut lds = uses.lds.clone();
        let mut implicit = uses.implicit;
        for &(callee, _) in &uses.calls {
            inputs.extend(self.inputs[callee]);
            lds.extend_from_slice(&self.lds[callee]);
            implicit.extend(self.implicit[callee]);
        }
        lds.sort_unstable();
        lds.dedup();
        self.inputs[f] = inputs;
        self.lds[f] = lds;
        self.own_lds[f] = uses.lds;
        self.implicit[f] = implicit;
        self.order.push(f);
    }
}

/// What the instructions of a function name.
fn uses_of(module: &Module, f: FuncRef) -> Uses {
    let func = &module.functions[f];
    let mut uses = Uses::default();
    let mut seen = EntitySet::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            match func.inst(inst) {
                InstData::Call { callee, .. } => uses.calls.push((*callee, inst)),
                InstData::Intrinsic { id, .. } => uses.inputs.insert(*id),
                _ => {}
            }
            collect_globals(module, func, inst, &mut seen, &mut uses.lds);
        }
    }
    if uses.inputs.contains(Intrinsic::ImplicitArgPtr) {
        uses.implicit = implicit_args::used_by(module, func);
    }
    uses.lds.sort_unstable();
    uses.lds.dedup();
    uses
}

/// The LDS variables that an instruction's constant operands name.
fn collect_globals(
    module: &Module,
    func: &Function,
    inst: Inst,
    seen: &mut EntitySet<Const>,
    out: &mut Vec<GlobalVar>,
) {
    let mut stack = Vec::new();
    func.for_each_operand(inst, |v| stack.extend(func.value_const(v)));
    while let Some(c) = stack.pop() {
        debug_assert!(c.index() < module.ctx.consts.len());
        if !seen.insert(c) {
            continue;
        }
        match module.ctx.consts.get(c) {
            ConstData::Address {
                base: GlobalRef::Var(g),
                ..
            } if module.globals[*g].space == AddrSpace::Local => out.push(*g),
            ConstData::Aggregate(_, elements) => stack.extend(elements.iter()),
            ConstData::Cast { arg, .. } => stack.push(*arg),
            _ => {}
        }
    }
}
