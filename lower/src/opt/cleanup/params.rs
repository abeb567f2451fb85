//! Block parameters that get the same argument on every edge, apart from themselves. Linear.

use crate::analysis::Cfg;
use crate::opt::edges::remove_block_params;
use crate::opt::replace::Replacements;
use crate::values::is_undef;
use cranelift_entity::EntitySet;
use ir::{Block, Context, Function, Value};

/// Replaces such parameters by the argument.
///
/// The argument dominates the block: it dominates every predecessor that passes it, and the others
/// pass on the parameter itself. Undefined arguments may be taken for another argument if that is a
/// constant, which dominates everything.
pub fn run(ctx: &Context, func: &mut Function, cfg: &Cfg) -> bool {
    run_where(ctx, func, cfg, |_, _, _| true)
}

/// The same for the parameters of blocks in whose place `may_stand` lets the argument be used.
pub fn run_where(
    ctx: &Context,
    func: &mut Function,
    cfg: &Cfg,
    may_stand: impl Fn(&Function, Block, Value) -> bool,
) -> bool {
    let mut replaced = Replacements::default();
    let mut dead = EntitySet::<Value>::new();
    for &b in cfg.rpo() {
        if b == func.entry() || cfg.preds(b).is_empty() {
            continue;
        }
        for i in 0..func.block_params(b).len() {
            let param = func.block_params(b)[i];
            let value = only_argument(ctx, func, cfg, &mut replaced, b, i);
            if let Some(value) = value.filter(|&v| may_stand(func, b, v)) {
                replaced.set(param, value);
                dead.insert(param);
            }
        }
    }
    if dead.is_empty() {
        return false;
    }
    replaced.apply(func);
    remove_block_params(func, cfg, |_, v| dead.contains(v))
}

fn only_argument(
    ctx: &Context,
    func: &Function,
    cfg: &Cfg,
    replaced: &mut Replacements,
    block: Block,
    index: usize,
) -> Option<Value> {
    let param = func.block_params(block)[index];
    let preds = cfg.preds(block);
    let mut only: Option<Value> = None;
    let mut undefined: Option<Value> = None;
    for (k, &p) in preds.iter().enumerate() {
        if k > 0 && preds[k - 1] == p {
            continue;
        }
        let mut differs = false;
        func.for_each_target(func.terminator(p)?, |target| {
            if differs || target.block != block {
                return;
            }
            let arg = replaced.get(target.args.as_slice(&func.lists)[index]);
            if arg == param || only == Some(arg) {
                return;
            }
            if is_undef(ctx, func, arg) {
                undefined = Some(arg);
            } else {
                differs = *only.get_or_insert(arg) != arg;
            }
        });
        if differs {
            return None;
        }
    }
    match (only, undefined) {
        (Some(v), Some(_)) => func.value_const(v).map(|_| v),
        (only, undefined) => only.or(undefined),
    }
}
