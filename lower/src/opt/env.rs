//! What a pass over one function may know of the rest of the module.

use crate::target::Abilities;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use ir::module::FnFlags;
use ir::{Const, ConstData, Context, FuncRef, Function, GlobalData, GlobalRef, GlobalVar, Module};

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
    /// The initial contents of a global variable that cannot be changed, by anyone.
    pub fn constant_contents(&self, base: GlobalRef) -> Option<Const> {
        let GlobalRef::Var(var) = base else {
            return None;
        };
        let global = &self.globals[var];
        let fixed = (global.is_constant || global.space.is_constant())
            && !global.externally_initialized
            && matches!(
                global.linkage,
                ir::Linkage::Internal | ir::Linkage::External
            );
        let contents = global.init.filter(|_| fixed)?;
        // An undefined initial value says that someone else gives it one.
        let data = self.ctx.consts.get(contents);
        (!matches!(data, ConstData::Undef(_) | ConstData::Poison(_))).then_some(contents)
    }
}

/// What calls of each function may do, by its attributes.
#[derive(Clone, Debug, Default)]
pub struct Callees {
    flags: SecondaryMap<FuncRef, FnFlags>,
}

impl Callees {
    /// Reads the attributes of all functions of a module.
    pub fn new(module: &Module) -> Callees {
        let mut flags = SecondaryMap::with_capacity(module.functions.len());
        for (f, func) in module.functions.iter() {
            flags[f] = func.attrs.flags;
        }
        Callees { flags }
    }

    /// May a call be dropped if its result is not used?
    pub fn is_removable(&self, callee: FuncRef) -> bool {
        let flags = self.flags[callee];
        flags.contains(FnFlags::WILL_RETURN | FnFlags::NO_UNWIND)
            && flags.intersects(FnFlags::READ_NONE | FnFlags::READ_ONLY)
    }

    /// May a call write memory or synchronise?
    pub fn may_write(&self, callee: FuncRef) -> bool {
        !self.flags[callee].intersects(FnFlags::READ_NONE | FnFlags::READ_ONLY)
    }
}

/// Runs a pass over each defined function of a module, for a target that can do what all can. Tells
/// whether it changed anything.
pub fn for_each_function(
    module: &mut Module,
    stage: Stage,
    pass: impl FnMut(&mut Env<'_>, &mut Function) -> bool,
) -> bool {
    for_each_function_on(module, stage, Abilities::LEAST, pass)
}

/// Runs a pass over each defined function of a module. Tells whether it changed anything.
pub fn for_each_function_on(
    module: &mut Module,
    stage: Stage,
    abilities: Abilities,
    mut pass: impl FnMut(&mut Env<'_>, &mut Function) -> bool,
) -> bool {
    let callees = Callees::new(module);
    let mut env = Env {
        ctx: &mut module.ctx,
        globals: &module.globals,
        callees: &callees,
        stage,
        abilities,
    };
    let mut changed = false;
    for func in module.functions.values_mut() {
        if func.is_defined() {
            changed |= pass(&mut env, func);
        }
    }
    changed
}
