//! Drops the functions that nothing can reach.
//!
//! A linked object is entered by its kernels alone. clang writes the body of each OpenCL kernel a
//! second time, into a function that kernels may call (`__clang_ocl_kern_imp_…`): mostly nobody
//! does, and without this it would be optimised before `legalise` drops it.

use super::calls::{CallGraph, callees};
use cranelift_entity::EntitySet;
use ir::{FuncRef, Function, Linkage, Module};

/// Where control may come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roots {
    /// From kernels only.
    Kernels,
    /// From whatever other objects can name.
    Exported,
}

impl Roots {
    fn has(self, func: &Function) -> bool {
        match self {
            Roots::Kernels => func.call_conv.is_kernel(),
            Roots::Exported => !matches!(
                func.linkage,
                Linkage::Internal | Linkage::AvailableExternally
            ),
        }
    }
}

/// Turns functions that are not reached into declarations, which no one refers to. A function is
/// reached from a root by calls, or if its address stands anywhere. Tells whether there were some.
pub fn run(module: &mut Module, roots: Roots) -> bool {
    let mut defined = module.functions.values().filter(|func| func.is_defined());
    if defined.all(|func| roots.has(func)) {
        return false;
    }
    let graph = CallGraph::new(module);
    let mut live = EntitySet::<FuncRef>::with_capacity(module.functions.len());
    let mut work = Vec::new();
    for (f, func) in module.functions.iter() {
        if roots.has(func) || graph.taken.contains(f) {
            work.push(f);
        }
    }
    while let Some(f) = work.pop() {
        if live.insert(f) {
            work.extend(callees(&module.functions[f]));
        }
    }
    let mut changed = false;
    for (f, func) in module.functions.iter_mut() {
        if func.is_defined() && !live.contains(f) {
            func.layout.clear();
            func.linkage = Linkage::External;
            changed = true;
        }
    }
    changed
}
