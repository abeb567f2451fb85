//! The optimisation pipelines, as data.
//!
//! A pipeline is a list of [`PassInfo`]. The driver can print the module after a pass, time it, or
//! leave it out, by name. Ordering constraints stand beside the entries and in [`ORDER`], which a
//! test checks.

use super::env::{Env, Graphs, Stage, for_each_function_on};
use super::inline::{self, Policy};
use super::{
    ahead, arrays, cleanup, constants, cse, dce, direct, in_words, invariant, licm, loop_promote,
    loop_reduce, noalias, normalise, reassociate, simplify, sink, slp, spaces, sroa,
    stack_coloring, strength, unroll,
};
use crate::legal::merge::Merged;
use crate::target::Abilities;
use ir::{Function, Module};

/// How much to optimise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum OptLevel {
    /// Only what is needed to compile.
    O0,
    /// All optimisations.
    #[default]
    O1,
    /// The same as `O1` so far; apart for those who ask for it by name.
    O2,
}

/// What a pass works on.
#[derive(Clone, Copy)]
pub enum PassFn {
    /// Each defined function by itself.
    Function(fn(&mut Env<'_>, &mut Function) -> bool),
    /// The module.
    Module(fn(&mut Module) -> bool),
}

/// A pass with its name.
#[derive(Clone, Copy)]
pub struct PassInfo {
    /// Name: lower case with hyphens. A pass that runs twice has the same name twice.
    pub name: &'static str,
    /// The pass. It tells whether it changed anything.
    pub run: PassFn,
}

const fn function(name: &'static str, f: fn(&mut Env<'_>, &mut Function) -> bool) -> PassInfo {
    PassInfo {
        name,
        run: PassFn::Function(f),
    }
}

const fn module(name: &'static str, f: fn(&mut Module) -> bool) -> PassInfo {
    PassInfo {
        name,
        run: PassFn::Module(f),
    }
}

const INLINE_REQUIRED: PassInfo = module("inline", |m| inline::run(m, Policy::Required));
const INLINE: PassInfo = module("inline", |m| inline::run(m, Policy::Profitable));
const CLEANUP: PassInfo = function("simplify-cfg", cleanup::run);
const ARRAYS: PassInfo = function("promote-alloca", arrays::run);
const SROA: PassInfo = function("sroa", sroa::run);
const UNROLL: PassInfo = function("loop-unroll-full", unroll::run);
const STACK_COLORING: PassInfo = function("stack-coloring", stack_coloring::run);
const SPACES: PassInfo = function("infer-address-spaces", spaces::run);
const SIMPLIFY: PassInfo = function("instcombine", simplify::run);
const CSE: PassInfo = function("cse", cse::run);
const DCE: PassInfo = function("dce", dce::run);
const DIRECT: PassInfo = module("direct-calls", direct::run);
const CONSTANTS: PassInfo = function("lower-constant-intrinsics", constants::run);
const SLSR: PassInfo = function("slsr", strength::run);
const REASSOCIATE: PassInfo = function("nary-reassociate", reassociate::run);
const POLISH: PassInfo = function("late-simplify-cfg", polish);
const IN_WORDS: PassInfo = function("short-vectors", in_words::run);
const INVARIANT: PassInfo = function("mark-invariant-loads", invariant::run);
const NOALIAS: PassInfo = function("mark-noalias", noalias::run);
const MERGE: PassInfo = function("load-store-vectorizer", merge);
const SLP: PassInfo = function("slp-vectorizer", slp::run);
const NORMALISE: PassInfo = function("normalise", |env, f| {
    env.change_graph(|ctx, info| normalise::run_with(ctx, f, info))
});
const LICM: PassInfo = function("licm", licm::run);
const LOOP_PROMOTE: PassInfo = function("loop-promote", loop_promote::run);
const LOOP_REDUCE: PassInfo = function("loop-reduce", loop_reduce::run);
const AHEAD: PassInfo = function("load-ahead", ahead::run);
const SINK: PassInfo = function("sink", sink::run);

static SOURCE_O0: &[PassInfo] = &[INLINE_REQUIRED, CONSTANTS];
static SOURCE_O1: &[PassInfo] = &[
    INLINE,
    CLEANUP,
    SROA,
    UNROLL,
    ARRAYS,
    SROA,
    STACK_COLORING,
    SPACES,
    SIMPLIFY,
    CSE,
    DCE,
    DIRECT,
    CONSTANTS,
    POLISH,
    IN_WORDS,
    INVARIANT,
    NOALIAS,
];
static LEGAL_O0: &[PassInfo] = &[NORMALISE];
static LEGAL_O1: &[PassInfo] = &[
    SIMPLIFY,
    CSE,
    SLSR,
    REASSOCIATE,
    DCE,
    MERGE,
    SLP,
    NORMALISE,
    LICM,
    LOOP_PROMOTE,
    LOOP_REDUCE,
    AHEAD,
    SINK,
];

/// Joins accesses; what takes parts out of words may be combined with what uses them.
fn merge(env: &mut Env<'_>, func: &mut Function) -> bool {
    let merged = crate::legal::merge::run(env.ctx, env.globals, env.abilities, func);
    if merged == Merged::PartsOfWords {
        simplify::run(env, func);
        dce::run(env, func);
    }
    merged != Merged::Nothing
}

/// Cleans the graph up once more, now that constants are known and dead code is gone; if that
/// changed anything, also the operations: selects in place of branches are often minima and the
/// like.
fn polish(env: &mut Env<'_>, func: &mut Function) -> bool {
    let changed = cleanup::run(env, func);
    if changed {
        simplify::run(env, func);
        cse::run(env, func);
        dce::run(env, func);
    }
    changed
}

/// Ordering constraints: wherever both stand in a pipeline, the first pass stands somewhere before
/// the second one.
pub static ORDER: &[(&str, &str, &str)] = &[
    (
        "inline",
        "sroa",
        "what is passed by address is promoted only in one function",
    ),
    (
        "sroa",
        "promote-alloca",
        "indices in variables are not seen to be the same in all lanes",
    ),
    (
        "simplify-cfg",
        "sroa",
        "unreachable code must not keep a variable in memory",
    ),
    (
        "sroa",
        "loop-unroll-full",
        "numbers in variables are not seen to count",
    ),
    (
        "loop-unroll-full",
        "promote-alloca",
        "indices that become constants need no choice",
    ),
    (
        "promote-alloca",
        "stack-coloring",
        "variables that share a place are not promoted",
    ),
    (
        "stack-coloring",
        "instcombine",
        "markers of lifetimes go, and what moves accesses does not know them",
    ),
    (
        "sroa",
        "direct-calls",
        "addresses of functions in variables are not seen",
    ),
    (
        "sroa",
        "infer-address-spaces",
        "pointers in variables have no space that can be seen",
    ),
    (
        "sroa",
        "instcombine",
        "promotion leaves casts and shifts behind",
    ),
    (
        "infer-address-spaces",
        "mark-invariant-loads",
        "only accesses to global memory are looked at",
    ),
    (
        "inline",
        "mark-noalias",
        "scopes are of one execution of the function",
    ),
    (
        "infer-address-spaces",
        "mark-noalias",
        "pointers are followed to their parameters",
    ),
    (
        "instcombine",
        "cse",
        "canonical operations are equal more often",
    ),
    (
        "instcombine",
        "dce",
        "simplification leaves operands without users",
    ),
    (
        "instcombine",
        "lower-constant-intrinsics",
        "what becomes a constant counts as one",
    ),
    (
        "lower-constant-intrinsics",
        "late-simplify-cfg",
        "what is behind the other answer must go",
    ),
    (
        "late-simplify-cfg",
        "short-vectors",
        "what is behind no edge must go, and selects are made of branches",
    ),
    (
        "cse",
        "slsr",
        "factors and bases are equal if they are the same value",
    ),
    (
        "cse",
        "nary-reassociate",
        "indices and bases are equal if they are the same value",
    ),
    (
        "nary-reassociate",
        "dce",
        "sums of indices are no more needed",
    ),
    (
        "cse",
        "load-store-vectorizer",
        "neighbours are found by their common base",
    ),
    (
        "dce",
        "load-store-vectorizer",
        "unused loads must not be made part of wide ones",
    ),
    (
        "load-store-vectorizer",
        "slp-vectorizer",
        "halves are neighbours in the words that are loaded and stored",
    ),
    (
        "dce",
        "normalise",
        "closing loops for dead values would keep them alive",
    ),
    ("normalise", "licm", "hoisting needs preheaders"),
    (
        "licm",
        "loop-promote",
        "addresses that are invariant are outside of the loop",
    ),
    (
        "loop-promote",
        "load-ahead",
        "what a loop writes is not loaded ahead",
    ),
    (
        "licm",
        "loop-reduce",
        "factors that are invariant are outside of the loop",
    ),
    (
        "loop-reduce",
        "load-ahead",
        "the next number is at hand where the next product had to be computed",
    ),
    (
        "licm",
        "load-ahead",
        "tests at exits look at the next number, and invariant addresses are outside",
    ),
    ("normalise", "sink", "values leave loops by parameters"),
];

/// The passes before or after legalisation.
pub fn pipeline(stage: Stage, level: OptLevel) -> &'static [PassInfo] {
    match (stage, level) {
        (Stage::Source, OptLevel::O0) => SOURCE_O0,
        (Stage::Source, _) => SOURCE_O1,
        (Stage::Legal, OptLevel::O0) => LEGAL_O0,
        (Stage::Legal, _) => LEGAL_O1,
    }
}

/// Runs one pass over a module. Tells whether it changed anything.
pub fn run_pass(pass: &PassInfo, stage: Stage, abilities: Abilities, module: &mut Module) -> bool {
    run_pass_with(pass, stage, abilities, &mut Graphs::default(), module)
}

/// The same for one of several passes, with what is known from those before.
pub fn run_pass_with(
    pass: &PassInfo,
    stage: Stage,
    abilities: Abilities,
    graphs: &mut Graphs,
    module: &mut Module,
) -> bool {
    match pass.run {
        PassFn::Module(f) => {
            graphs.module_changed();
            f(module)
        }
        PassFn::Function(f) => for_each_function_on(module, stage, abilities, graphs, f),
    }
}

/// Runs a pipeline over a module. Consecutive passes over functions run function by function.
pub fn run_pipeline(
    passes: &[PassInfo],
    stage: Stage,
    abilities: Abilities,
    module: &mut Module,
) -> bool {
    let mut changed = false;
    let mut graphs = Graphs::default();
    for group in passes.chunk_by(|a, b| is_function(a) && is_function(b)) {
        if let PassFn::Module(f) = group[0].run {
            graphs.module_changed();
            changed |= f(module);
            continue;
        }
        changed |= for_each_function_on(module, stage, abilities, &mut graphs, |env, func| {
            let mut any = false;
            for pass in group {
                if let PassFn::Function(f) = pass.run {
                    any |= f(env, func);
                }
            }
            any
        });
    }
    changed
}

fn is_function(pass: &PassInfo) -> bool {
    matches!(pass.run, PassFn::Function(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pipelines_keep_their_order() {
        for stage in [Stage::Source, Stage::Legal] {
            for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
                let names: Vec<_> = pipeline(stage, level).iter().map(|p| p.name).collect();
                for (first, second, why) in ORDER {
                    let place = |n| names.iter().position(|m| *m == n);
                    if let (Some(a), Some(b)) = (place(*first), place(*second)) {
                        assert!(a < b, "{first} before {second}: {why}");
                    }
                }
            }
        }
    }
}
