//! Who calls whom, from the kernels down; by which convention each function is called; which
//! implicit inputs and LDS variables it needs.
//!
//! A function that only known calls reach has the private convention. The others have LLVM's
//! ([`Convention::Standard`]): those whose address is taken, those of a recursion (their callers
//! are compiled before what they call is known), and, where other objects are linked with this one,
//! all that these can name.
//!
//! What a function needs is what it names itself and what its callees need. The functions of a
//! recursion need the same; a call through a pointer may lead to each function whose address is
//! taken; and if functions of other objects are called, they may need anything. Linear in the
//! number of instructions, and without recursion, so deep call chains are no danger.

use crate::abi::aperture::{self, ApertureUse};
use crate::abi::implicit_args::{self, ImplicitUse};
use crate::abi::inputs::{self, InputSet};
use crate::abi::kernarg;
use crate::abi::standard::{self, Convention};
use crate::legal::stack::STACK_ALIGN;
use crate::stack;
use crate::target::{Apertures, KeepFunctions, KernargPreload, LowerTarget, Traps};
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::{
    AddrSpace, Const, ConstData, Diagnostic, FuncRef, GlobalRef, GlobalVar, Inst, InstData,
    Intrinsic, Linkage, Module, Param,
};

/// The call graph; see the [module](self).
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    /// Functions that are compiled, callees before callers but for recursions.
    pub order: Vec<FuncRef>,
    /// Functions that are called and defined elsewhere.
    pub external: Vec<FuncRef>,
    /// Functions whose address is taken, if any are called through a pointer.
    pub taken: Vec<FuncRef>,
    /// Those of them that no other object can name.
    pub by_pointer: EntitySet<FuncRef>,
    /// Are there functions that need a pointer to their frame, which the others must leave alone?
    pub frame_pointers: bool,
    /// How each is called.
    pub conventions: SecondaryMap<FuncRef, Convention>,
    /// Inputs that a function needs for itself and what it calls.
    pub inputs: SecondaryMap<FuncRef, InputSet>,
    /// Inputs that functions need which a pointer names.
    pub indirect_inputs: InputSet,
    /// LDS variables that a function uses, itself or through what it calls; sorted.
    pub lds: SecondaryMap<FuncRef, Vec<GlobalVar>>,
    /// LDS variables that the function's own instructions name; sorted.
    pub own_lds: SecondaryMap<FuncRef, Vec<GlobalVar>>,
    /// Functions whose own instructions may make flat addresses of scratch, where the base of these
    /// is in memory.
    pub private_flat: EntitySet<FuncRef>,
    /// Apertures that a function may make flat addresses with, itself or through what it calls.
    /// Found out where a kernel must know it: where the bases are in memory, and where preloaded
    /// arguments share the user SGPRs with what flat accesses to scratch need.
    pub(crate) apertures: SecondaryMap<FuncRef, ApertureUse>,
    /// Implicit kernel arguments that a function may read, itself or through what it calls.
    pub implicit: SecondaryMap<FuncRef, ImplicitUse>,
}

/// Whether a function calls what its own module does not tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Reach {
    /// Only functions that are named.
    #[default]
    Named,
    /// Also functions whose address is taken.
    Taken,
    /// Also functions of other objects.
    Anything,
}

/// What one function names.
#[derive(Clone, Default)]
struct Uses {
    calls: Vec<(FuncRef, Inst)>,
    reach: Reach,
    inputs: InputSet,
    lds: Vec<GlobalVar>,
    implicit: ImplicitUse,
    taken: Vec<FuncRef>,
    stack: Stack,
    apertures: ApertureUse,
}

/// How a function uses the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stack {
    /// All that it has is in its frame.
    #[default]
    Frame,
    /// It takes room behind its frame while it runs.
    Dynamic,
}

/// What a function needs, with its callees.
#[derive(Clone, Default)]
struct Needs {
    reach: Reach,
    inputs: InputSet,
    lds: Vec<GlobalVar>,
    implicit: ImplicitUse,
    apertures: ApertureUse,
}

impl Needs {
    fn extend(&mut self, other: &Needs) {
        self.reach = self.reach.max(other.reach);
        self.apertures.extend(other.apertures);
        self.inputs.extend(other.inputs);
        self.lds.extend_from_slice(&other.lds);
        self.implicit.extend(other.implicit);
    }

    fn sort(&mut self) {
        self.lds.sort_unstable();
        self.lds.dedup();
    }
}

struct Builder<'a> {
    module: &'a Module,
    target: &'a LowerTarget,
    keep: KeepFunctions,
    graph: CallGraph,
    /// Functions that are reached.
    visited: EntitySet<FuncRef>,
    uses: SecondaryMap<FuncRef, Option<Box<Uses>>>,
    needs: SecondaryMap<FuncRef, Needs>,
    taken: EntitySet<FuncRef>,
    known_external: EntitySet<FuncRef>,
    errors: Vec<Diagnostic>,
}

impl CallGraph {
    /// The graph of a module; errors for calls of kernels, and of functions that nobody defines.
    pub fn new(module: &Module, target: &LowerTarget) -> Result<CallGraph, Vec<Diagnostic>> {
        let mut builder = Builder {
            module,
            target,
            keep: target.keep,
            graph: CallGraph::default(),
            visited: EntitySet::new(),
            uses: SecondaryMap::new(),
            needs: SecondaryMap::new(),
            taken: EntitySet::new(),
            known_external: EntitySet::new(),
            errors: Vec::new(),
        };
        for (root, func) in module.functions.iter() {
            let wanted = func.call_conv.is_kernel() || builder.is_exported(root);
            if func.is_defined() && wanted {
                builder.walk(root);
            }
        }
        builder.walk_taken();
        if builder.errors.is_empty() {
            builder.sum_up_components();
            Ok(builder.finish())
        } else {
            Err(builder.errors)
        }
    }

    /// Is the function called by LLVM's convention?
    pub fn is_standard(&self, f: FuncRef) -> bool {
        self.conventions[f] == Convention::Standard
    }
}

impl Builder<'_> {
    /// Can other objects name the function?
    fn is_exported(&self, f: FuncRef) -> bool {
        let linkage = self.module.functions[f].linkage;
        self.keep == KeepFunctions::Exported
            && matches!(linkage, Linkage::External | Linkage::Weak | Linkage::Odr)
    }

    /// Functions whose address stands in variables or in code that is compiled.
    fn walk_taken(&mut self) {
        let mut work: Vec<FuncRef> = Vec::new();
        let mut seen = EntitySet::new();
        for data in self.module.globals.values() {
            collect(
                self.module,
                &mut data.init.into_iter().collect(),
                &mut seen,
                |r| {
                    if let GlobalRef::Func(f) = r {
                        work.push(f);
                    }
                },
            );
        }
        if self.keep == KeepFunctions::Exported {
            let aliases = self.module.aliases.iter();
            let seen = aliases.filter(|a| a.linkage != Linkage::Internal);
            work.extend(seen.filter_map(|a| match a.base {
                GlobalRef::Func(f) => Some(f),
                GlobalRef::Var(_) => None,
            }));
        }
        let mut next = 0;
        loop {
            while let Some(f) = work.pop() {
                let func = &self.module.functions[f];
                if func.call_conv.is_kernel() || !self.taken.insert(f) {
                    continue;
                }
                if func.is_defined() {
                    self.walk(f);
                }
            }
            // The functions compiled so far, once each.
            let Some(&f) = self.graph.order.get(next) else {
                return;
            };
            next += 1;
            work.extend(self.uses[f].iter().flat_map(|u| &u.taken));
        }
    }

    fn visit(&mut self, f: FuncRef) -> Uses {
        let uses = uses_of(self.module, self.target, f);
        if uses.apertures.private && self.target.apertures == Apertures::Memory {
            self.graph.private_flat.insert(f);
        }
        self.graph.own_lds[f] = uses.lds.clone();
        uses
    }

    /// Visits a function and all that it calls, which come before it in the order.
    fn walk(&mut self, root: FuncRef) {
        if !self.visited.insert(root) {
            return;
        }
        let mut stack = vec![(root, self.visit(root), 0)];
        while let Some((f, uses, next)) = stack.last_mut() {
            let f = *f;
            if let Some(&(callee, inst)) = uses.calls.get(*next) {
                *next += 1;
                if self.may_call(f, callee, inst) && self.visited.insert(callee) {
                    let uses = self.visit(callee);
                    stack.push((callee, uses, 0));
                }
                continue;
            }
            if let Some((f, uses, _)) = stack.pop() {
                self.uses[f] = Some(Box::new(uses));
                self.graph.order.push(f);
            }
        }
    }

    /// Is it a call of a function with a body? Errors for those that cannot be.
    fn may_call(&mut self, f: FuncRef, callee: FuncRef, inst: Inst) -> bool {
        let target = &self.module.functions[callee];
        let loc = self.module.functions[f].inst_loc(inst);
        if target.call_conv.is_kernel() {
            let message = format!("call of the kernel '@{}'", target.name);
            self.errors.push(Diagnostic::error(loc, message));
            return false;
        }
        if target.is_defined() {
            return true;
        }
        // A weak one that nobody defines is null, and then not called; what the module's assembly
        // defines is known when it is linked.
        if self.keep == KeepFunctions::Exported
            || target.linkage == Linkage::ExternWeak
            || !self.module.assembly.is_empty()
        {
            if self.known_external.insert(callee) {
                self.graph.external.push(callee);
            }
            return false;
        }
        let message = format!(
            "call of '@{}', which is not defined in this module",
            target.name
        );
        let error = Diagnostic::error(loc, message);
        self.errors.push(error.hint(
            "define the function, or link the library that does into the module; -c leaves it to the linker",
        ));
        false
    }

    /// What each function needs, callees before their callers.
    fn sum_up_components(&mut self) {
        let mut calls = Vec::new();
        for &f in &self.graph.order {
            let uses = self.uses[f].iter().flat_map(|u| &u.calls);
            let inside = uses.filter(|(callee, _)| self.visited.contains(*callee));
            calls.extend(inside.map(|&(callee, _)| (f, callee)));
        }
        if calls.is_empty() {
            // Each function is a component, and none needs another.
            for i in 0..self.graph.order.len() {
                self.sum_up(&[self.graph.order[i]]);
            }
            return;
        }
        for component in graphs::components(self.graph.order.iter().copied(), calls) {
            self.sum_up(&component);
        }
    }

    /// What the functions of a component need, and how they are called.
    fn sum_up(&mut self, component: &[FuncRef]) {
        let mut needs = Needs::default();
        let mut recursive = component.len() > 1;
        for &f in component {
            let Some(uses) = &self.uses[f] else { continue };
            needs.extend(&Needs {
                reach: uses.reach,
                inputs: uses.inputs,
                lds: uses.lds.clone(),
                implicit: uses.implicit,
                apertures: uses.apertures,
            });
            for &(callee, _) in &uses.calls {
                recursive |= callee == f;
                if component.contains(&callee) {
                    continue;
                }
                match self.may_be_replaced(callee) {
                    true => needs.reach = Reach::Anything,
                    false => needs.extend(&self.needs[callee]),
                }
            }
        }
        needs.sort();
        for &f in component {
            self.needs[f] = needs.clone();
            let stack = self.uses[f].as_ref().map_or(Stack::Frame, |u| u.stack);
            let kernel = self.module.functions[f].call_conv.is_kernel();
            let moves_stack = stack == Stack::Dynamic && !kernel;
            self.graph.frame_pointers |= moves_stack;
            if recursive || moves_stack || self.is_exported(f) {
                self.graph.conventions[f] = Convention::Standard;
            }
        }
    }

    /// Is the function that is called perhaps another one than this module's?
    fn may_be_replaced(&self, f: FuncRef) -> bool {
        let func = &self.module.functions[f];
        let weak = self.is_exported(f) && matches!(func.linkage, Linkage::Weak | Linkage::Odr);
        !func.is_defined() || weak
    }

    /// Adds what calls through pointers, and of other objects, may need.
    fn finish(mut self) -> CallGraph {
        let mut anything = Needs {
            reach: Reach::Anything,
            inputs: inputs::STANDARD,
            lds: Vec::new(),
            implicit: ImplicitUse::ALL,
            apertures: ApertureUse::ALL,
        };
        let mut through_pointers = match self.keep {
            KeepFunctions::Exported => anything.clone(),
            KeepFunctions::Reachable => Needs::default(),
        };
        let taken: Vec<FuncRef> = self.taken.iter().collect();
        for &f in &taken {
            self.graph.conventions[f] = Convention::Standard;
            if !self.is_exported(f) {
                self.graph.by_pointer.insert(f);
            }
            through_pointers.extend(&self.needs[f]);
        }
        through_pointers.sort();
        anything.extend(&through_pointers);
        self.graph.indirect_inputs = through_pointers.inputs.standard();
        for &f in &self.graph.external {
            self.graph.conventions[f] = Convention::Standard;
            self.graph.inputs[f] = self.allowed(f, inputs::STANDARD);
        }
        let mut points = false;
        for f in self.graph.order.clone() {
            let mut needs = std::mem::take(&mut self.needs[f]);
            points |= needs.reach != Reach::Named;
            let more = match needs.reach {
                Reach::Named => None,
                Reach::Taken => Some(&through_pointers),
                Reach::Anything => Some(&anything),
            };
            if let Some(more) = more {
                let allowed = self.allowed(f, more.inputs);
                needs.lds.extend_from_slice(&more.lds);
                needs.sort();
                needs.inputs.extend(allowed);
                // Of what a pointer leads to it is not known whether it sets scratch up.
                needs.apertures = ApertureUse::ALL;
                if allowed.contains(Intrinsic::ImplicitArgPtr) {
                    needs.implicit.extend(more.implicit);
                }
            }
            if self.graph.is_standard(f) {
                needs.inputs = match self.may_be_replaced(f) {
                    true => self.allowed(f, inputs::STANDARD),
                    false => needs.inputs.standard(),
                };
            }
            self.graph.inputs[f] = needs.inputs;
            self.graph.lds[f] = needs.lds;
            self.graph.implicit[f] = needs.implicit;
            self.graph.apertures[f] = needs.apertures;
        }
        if points {
            // What a pointer may name is known before kernels are compiled.
            let module = self.module;
            self.graph.taken = taken;
            self.graph
                .order
                .sort_by_key(|&f| module.functions[f].call_conv.is_kernel());
        }
        self.graph
    }

    /// The inputs that a function's attributes do not say to be needed by nobody.
    fn allowed(&self, f: FuncRef, set: InputSet) -> InputSet {
        set.without(inputs::denied(&self.module.functions[f].attrs))
    }
}

/// What the instructions of a function name.
fn uses_of(module: &Module, target: &LowerTarget, f: FuncRef) -> Uses {
    let func = &module.functions[f];
    let mut uses = Uses::default();
    let (mut seen, mut work) = (EntitySet::new(), Vec::new());
    // What is called by the own convention does not need it, and is not told apart here.
    let aligns_for =
        |params: &[Param]| standard::stack_align(&module.ctx.types, params) > STACK_ALIGN;
    let (mut variables, mut aligns) = (false, false);
    // Few operands, if any, name something.
    let consts = &module.ctx.consts;
    let naming = func.constants().filter(|&(c, _)| may_name(consts.get(c)));
    let mut names = EntitySet::new();
    names.extend(naming.map(|(_, value)| value));
    let are_none = names.is_empty();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            match func.inst(inst) {
                InstData::Call { callee, .. } => {
                    uses.calls.push((*callee, inst));
                    aligns |= aligns_for(&module.functions[*callee].params);
                }
                InstData::CallIndirect { sig, .. } => {
                    uses.reach = uses.reach.max(Reach::Taken);
                    aligns |= aligns_for(&module.ctx.signatures[*sig].params);
                }
                InstData::Intrinsic { id, .. } => {
                    uses.inputs.insert(*id);
                    let traps = matches!(id, Intrinsic::Trap | Intrinsic::UbsanTrap);
                    if traps && target.traps == Traps::WithQueue {
                        uses.inputs.insert(Intrinsic::QueuePtr);
                    }
                }
                InstData::Alloca { .. } => variables = true,
                _ => {}
            }
            if are_none || !func.may_use(inst, |v| names.contains(v)) {
                continue;
            }
            func.for_each_operand(inst, |v| {
                if names.contains(v) {
                    work.extend(func.value_const(v).filter(|&c| !seen.contains(c)));
                }
            });
            if !work.is_empty() {
                collect_globals(module, &mut work, &mut seen, &mut uses);
            }
        }
    }
    if aligns || variables && stack::is_dynamic(func) {
        uses.stack = Stack::Dynamic;
    }
    let asks = uses.inputs.contains(Intrinsic::ImplicitArgPtr);
    if kernarg::has_hidden_params(func) {
        // They are there only if something asks for them.
        uses.inputs.insert(Intrinsic::ImplicitArgPtr);
    }
    let place = aperture::place(target, Intrinsic::SharedApertureHi);
    if place.is_some() || target.preload == KernargPreload::UserSgprs {
        uses.apertures = aperture::used_by(module, func, target.flat);
    }
    if let Some(place) = place
        && uses.apertures != ApertureUse::default()
    {
        uses.inputs.insert(place.input);
    }
    if asks {
        uses.implicit = implicit_args::used_by(module, func);
    }
    uses.lds.sort_unstable();
    uses.lds.dedup();
    uses
}

/// The LDS variables and functions that constants name.
fn collect_globals(
    module: &Module,
    consts: &mut Vec<Const>,
    seen: &mut EntitySet<Const>,
    uses: &mut Uses,
) {
    collect(module, consts, seen, |base| match base {
        GlobalRef::Var(g) if module.globals[g].space == AddrSpace::Local => uses.lds.push(g),
        GlobalRef::Var(_) => {}
        GlobalRef::Func(f) => uses.taken.push(f),
    });
}

/// May the constant name something, or consist of what does?
fn may_name(data: &ConstData) -> bool {
    matches!(
        data,
        ConstData::Address { .. }
            | ConstData::Aggregate(..)
            | ConstData::Cast { .. }
            | ConstData::Distance { .. }
    )
}

/// Calls `f` with whatever constants name that were not seen before, and takes them.
fn collect(
    module: &Module,
    stack: &mut Vec<Const>,
    seen: &mut EntitySet<Const>,
    mut f: impl FnMut(GlobalRef),
) {
    while let Some(c) = stack.pop() {
        debug_assert!(c.index() < module.ctx.consts.len());
        if !seen.insert(c) {
            continue;
        }
        match module.ctx.consts.get(c) {
            ConstData::Address { base, .. } => f(*base),
            ConstData::Aggregate(_, elements) => stack.extend(elements.iter()),
            ConstData::Cast { arg, .. } => stack.push(*arg),
            ConstData::Distance { to, from, .. } => stack.extend([to, from]),
            _ => {}
        }
    }
}
