//! What a pass over one function may know of the rest of the module.

use crate::analysis::{Cfg, GraphInfo, Uniformity};
use crate::contents;
use crate::target::Abilities;
use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};
use ir::dominators::Dominators;
use ir::function::ParamFlags;
use ir::module::FnFlags;
use ir::{Const, Context, FuncRef, Function, GlobalData, GlobalRef, GlobalVar, Module};
use std::rc::Rc;

/// Types and constants to change, the rest of the module to read.
pub struct Env<'a> {
    /// Types and constants.
    pub ctx: &'a mut Context,
    /// Global variables.
    pub globals: &'a PrimaryMap<GlobalVar, GlobalData>,
    /// What calls may do.
    pub callees: &'a Callees,
    /// Which IR the functions are in.
    pub stage: Stage,
    /// What the target can do.
    pub abilities: Abilities,
    /// The graphs of functions.
    graphs: &'a mut Graphs,
    /// The function that is worked on.
    at: FuncRef,
}

/// The graphs of a module's functions, from pass to pass, and the memory for what calls may do.
///
/// No pass has to say that it changes one: whether a graph is still that of its function is seen by
/// its edges, which is much less work than to analyse it again. Those that never do may say so.
#[derive(Debug, Default)]
pub struct Graphs {
    of: SecondaryMap<FuncRef, Option<Rc<GraphInfo>>>,
    /// Functions that the pass before has left the edges that it found.
    lasting: EntitySet<FuncRef>,
    /// What was found of functions that have not changed since, by the last pass that ran.
    uniformity: SecondaryMap<FuncRef, Option<Uniformity>>,
    callees: Callees,
    /// The IR whose attributes were read last: passes over functions change none.
    read: Option<Stage>,
}

impl Graphs {
    /// The graph that a function had when it was asked for last, for one who looks whether it still
    /// has it. It is not kept here.
    pub fn take(&mut self, func: FuncRef) -> Option<GraphInfo> {
        self.lasting.remove(func);
        std::mem::take(&mut self.of[func]).and_then(Rc::into_inner)
    }

    /// Which values of a function are the same in all lanes, if the last pass has found that and
    /// left the function as it was.
    pub fn take_uniformity(&mut self, func: FuncRef) -> Option<Uniformity> {
        std::mem::take(&mut self.uniformity[func])
    }

    /// The graph that somebody has found a function to have.
    pub fn keep(&mut self, func: FuncRef, graph: Dominators) {
        let (cfg, dom) = graph.into_parts();
        self.of[func] = Some(Rc::new(GraphInfo::with_dominators(cfg, dom)));
    }

    /// The graph of a function, as it is now.
    pub fn graph(&mut self, at: FuncRef, func: &Function) -> Rc<GraphInfo> {
        let is_known = self.lasting.remove(at);
        let kept = self.of[at].get_or_insert_default();
        debug_assert!(!is_known || kept.is_of(func), "an edge was changed");
        if !is_known && !kept.is_of(func) {
            match Rc::get_mut(kept) {
                Some(info) => info.compute(func),
                None => *kept = Rc::new(GraphInfo::new(func)),
            }
        }
        kept.clone()
    }

    /// The module has changed in other ways than by passes over its functions.
    pub(crate) fn module_changed(&mut self) {
        self.read = None;
        self.lasting.clear();
    }
}

/// Before or after legalisation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Any verified IR.
    Source,
    /// Legal IR, which must stay legal.
    Legal,
}

impl Env<'_> {
    /// The graph of the function that is worked on, as it is now.
    pub fn graph(&mut self, func: &Function) -> Rc<GraphInfo> {
        self.graphs.graph(self.at, func)
    }

    /// The same for a pass that changes no edges, so that who asks next need not look at them.
    pub fn lasting_graph(&mut self, func: &Function) -> Rc<GraphInfo> {
        let graph = self.graph(func);
        self.graphs.lasting.insert(self.at);
        graph
    }

    /// What a pass that has changed edges knows of them as they are now.
    pub fn keep_edges(&mut self, cfg: Cfg) {
        self.graphs.of[self.at] = Some(Rc::new(GraphInfo::with_edges(cfg)));
    }

    /// What a pass has found of the function, which it leaves as it was.
    pub fn keep_uniformity(&mut self, uniformity: Uniformity) {
        self.graphs.uniformity[self.at] = Some(uniformity);
    }

    /// Calls a pass that changes the graph and knows it at the end. What it gets may be the
    /// function's graph, or not.
    pub fn change_graph(
        &mut self,
        pass: impl FnOnce(&mut Context, &mut GraphInfo) -> bool,
    ) -> bool {
        let mut info = self.graphs.take(self.at).unwrap_or_default();
        let changed = pass(self.ctx, &mut info);
        self.graphs.of[self.at] = Some(Rc::new(info));
        changed
    }

    /// The initial contents of a global variable that cannot be changed, by anyone.
    pub fn constant_contents(&self, base: GlobalRef) -> Option<Const> {
        match base {
            GlobalRef::Var(var) => contents::of(self.ctx, &self.globals[var]),
            _ => None,
        }
    }
}

/// What calls of each function may do, by its attributes.
#[derive(Clone, Debug, Default)]
pub struct Callees {
    of: SecondaryMap<FuncRef, Calls>,
}

/// What calls of a function may do.
#[derive(Clone, Copy, Debug, Default)]
struct Calls {
    flags: FnFlags,
    /// Of the first parameters, a bit for those that are marked as not kept.
    not_kept: u64,
}

impl Callees {
    /// Reads the attributes of all functions of a module.
    pub fn new(module: &Module) -> Callees {
        let mut callees = Callees::default();
        callees.read(module);
        callees
    }

    /// Reads them again.
    fn read(&mut self, module: &Module) {
        self.of.clear();
        self.of.resize(module.functions.len());
        for (f, func) in module.functions.iter() {
            let calls = &mut self.of[f];
            calls.flags = func.attrs.flags;
            // What gives an address back may give one that it got.
            let types = &module.ctx.types;
            if func.ret.is_ptr() || types.is_aggregate(func.ret) {
                continue;
            }
            for (i, param) in func.params.iter().take(64).enumerate() {
                let is_marked = param.attrs.flags.contains(ParamFlags::NOCAPTURE);
                calls.not_kept |= u64::from(is_marked) << i;
            }
        }
    }

    /// May an address that is passed to a call be used when it has returned?
    pub fn keeps(&self, callee: FuncRef, argument: usize) -> bool {
        argument >= 64 || self.of[callee].not_kept >> argument & 1 == 0
    }

    /// May a call be dropped if its result is not used?
    pub fn is_removable(&self, callee: FuncRef) -> bool {
        let flags = self.of[callee].flags;
        flags.contains(FnFlags::WILL_RETURN | FnFlags::NO_UNWIND)
            && flags.intersects(FnFlags::READ_NONE | FnFlags::READ_ONLY)
    }

    /// May a call write memory or synchronise?
    pub fn may_write(&self, callee: FuncRef) -> bool {
        !self.of[callee]
            .flags
            .intersects(FnFlags::READ_NONE | FnFlags::READ_ONLY)
    }
}

/// Runs a pass over each defined function of a module, for a target that can do what all can. Tells
/// whether it changed anything.
pub fn for_each_function(
    module: &mut Module,
    stage: Stage,
    pass: impl FnMut(&mut Env<'_>, &mut Function) -> bool,
) -> bool {
    let mut graphs = Graphs::default();
    for_each_function_on(module, stage, Abilities::LEAST, &mut graphs, pass)
}

/// Runs a pass over each defined function of a module. Tells whether it changed anything.
pub fn for_each_function_on(
    module: &mut Module,
    stage: Stage,
    abilities: Abilities,
    graphs: &mut Graphs,
    mut pass: impl FnMut(&mut Env<'_>, &mut Function) -> bool,
) -> bool {
    graphs.uniformity.clear();
    let mut callees = std::mem::take(&mut graphs.callees);
    if graphs.read.replace(stage) != Some(stage) {
        graphs.lasting.clear();
        callees.read(module);
    }
    let mut env = Env {
        ctx: &mut module.ctx,
        globals: &module.globals,
        callees: &callees,
        stage,
        abilities,
        graphs,
        at: FuncRef::reserved_value(),
    };
    let mut changed = false;
    for (at, func) in module.functions.iter_mut() {
        if func.is_defined() {
            env.at = at;
            changed |= pass(&mut env, func);
        }
    }
    graphs.callees = callees;
    changed
}
