//! `llvm.is.constant` answered for good: what the passes before have not made a constant is none.
//!
//! What stands behind the answer may be allowed for constants only (operands of inline assembly
//! with the constraint `i`), so that it has to be gone before instructions are selected, at -O0
//! too: a function that asks is simplified and cleaned up at all levels, as LLVM's
//! `lower-constant-intrinsics` does it. A function that does not ask stays as it is. Linear, but
//! for what the two passes cost.

use super::env::Env;
use super::replace::Replacements;
use super::{cleanup, simplify};
use crate::values;
use ir::{Function, InstData, Intrinsic, Rare, Type, Value};

/// Answers all questions of a function. Tells whether there were any.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !func.has_made(Rare::IS_CONSTANT) {
        return false;
    }
    let questions = questions(func);
    if questions.is_empty() {
        return false;
    }
    let mut answers = Replacements::default();
    for (question, asked) in questions {
        let is_constant = func.value_const(asked).is_some();
        let answer = values::int(env.ctx, func, Type::I1, u128::from(is_constant));
        answers.set(question, answer);
    }
    answers.apply(func);
    simplify::run(env, func);
    cleanup::run(env, func);
    true
}

/// Results of the intrinsic, each with the value that is asked about.
fn questions(func: &Function) -> Vec<(Value, Value)> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let asked = insts.filter_map(|&inst| match func.inst(inst) {
        InstData::Intrinsic { id, args, .. } if *id == Intrinsic::IsConstant => {
            let asked = args.as_slice(&func.lists).first()?;
            Some((func.result(inst)?, *asked))
        }
        _ => None,
    });
    asked.collect()
}
