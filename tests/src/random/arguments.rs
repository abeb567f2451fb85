//! Kernel arguments that are wanted in registers, or whose memory nobody else accesses: the marks
//! change where arguments are found and what may be moved, and no result.

use super::Rng;
use ir::Module;
use ir::function::ParamFlags;

/// Arguments that are not by reference, which come first.
pub(super) const PLAIN: usize = 5;

/// Says of some of the kernel's three buffers that nobody else accesses their memory, as is true.
pub(super) fn mark_buffers(rng: &mut Rng, module: &mut Module, kernel: &str) {
    let Some(kernel) = module.function_by_name(kernel) else {
        return;
    };
    for param in &mut module.functions[kernel].params[..3] {
        if rng.percent(40) {
            param.attrs.flags |= ParamFlags::NOALIAS;
        }
    }
}

/// Marks the first arguments of a kernel, in every other program; sometimes one more behind them,
/// which is not in the run.
pub(super) fn mark_arguments(rng: &mut Rng, module: &mut Module, kernel: &str) {
    let Some(kernel) = module.function_by_name(kernel) else {
        return;
    };
    let params = &mut module.functions[kernel].params[..PLAIN];
    if rng.percent(50) {
        return;
    }
    let run = rng.between(1, params.len());
    let behind = rng.percent(30).then(|| rng.below(params.len()));
    for (i, param) in params.iter_mut().enumerate() {
        if i < run || Some(i) == behind {
            param.attrs.flags |= ParamFlags::INREG;
        }
    }
}
