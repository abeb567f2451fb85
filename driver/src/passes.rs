//! The passes over one function of machine IR, as data.
//!
//! A function passes through [`MACHINE`] from beginning to end before the next one begins; callees come first, because callers must know
//! which registers they use. What comes before, on the whole module, is `lower`'s pipelines around legalisation.

use crate::options::{Options, OutputKind};
use emit::{Annotations, Callee, Expanded, Resources};
use ir::{Diagnostic, SourceLoc};
use isa::Machine;
use mir::{Bank, FuncId, Function};
use regalloc::{AllocContext, AllocError, AllocOptions, AllocResult, Check, Clobbers};
use std::collections::{HashMap, HashSet};

/// What is known of functions compiled already; only looked up, never walked.
pub struct Done {
    /// Registers that calls of them write.
    pub clobbers: HashMap<FuncId, Clobbers>,
    /// Those of all functions that are called, together.
    pub whole_wave: Clobbers,
    /// Those that make flat addresses of scratch, or call one that does.
    pub flat_scratch: HashSet<FuncId>,
    /// Names and resources.
    pub callees: HashMap<FuncId, Callee>,
}

impl Default for Done {
    fn default() -> Done {
        Done {
            clobbers: HashMap::new(),
            whole_wave: Clobbers::NONE,
            flat_scratch: HashSet::new(),
            callees: HashMap::new(),
        }
    }
}

/// State of one function on its way.
pub struct State<'a> {
    /// The function.
    pub func: Function,
    /// What code is made for.
    pub machine: &'a Machine,
    /// Options.
    pub options: &'a Options,
    /// Functions compiled before.
    pub done: &'a Done,
    /// Buffers of the register allocator.
    pub context: &'a mut AllocContext,
    /// Place for errors.
    pub loc: SourceLoc,
    /// What VGPR allocation did.
    pub vgprs: AllocResult,
    /// What SGPR allocation did.
    pub sgprs: AllocResult,
    /// What expansion of pseudo-instructions found out.
    pub expanded: Expanded,
    /// Comments of the assembly text.
    pub annotations: Annotations,
}

/// A pass.
pub struct Pass {
    /// Name, for `--print-after`, `--time-passes`.
    pub name: &'static str,
    /// Does it.
    pub run: fn(&mut State) -> Result<(), Diagnostic>,
}

const fn pass(name: &'static str, run: fn(&mut State) -> Result<(), Diagnostic>) -> Pass {
    Pass { name, run }
}

/// All passes between instruction selection and encoding.
pub static MACHINE: &[Pass] = &[
    pass("cache-policy", cache_policy),
    pass("regalloc-vgpr", |s| allocate(s, Bank::Vgpr)),
    pass("wave", wave_graph),
    pass("regalloc-sgpr", |s| allocate(s, Bank::Sgpr)),
    pass("shrink", |s| {
        regalloc::shrink(&mut s.func, s.machine);
        Ok(())
    }),
    pass("frame", |s| {
        emit::layout_frame(&mut s.func).map_err(|e| at(s.loc, &e))
    }),
    pass("expand", expand),
    pass("waitcnt", waits),
    pass("hazards", |s| {
        emit::insert_nops(&mut s.func, s.machine);
        Ok(())
    }),
];

/// Ordering constraints: the first pass runs somewhere before the second one.
pub static ORDER: &[(&str, &str, &str)] = &[
    (
        "cache-policy",
        "waitcnt",
        "the memory model's waits are merged with those for registers",
    ),
    (
        "regalloc-vgpr",
        "wave",
        "moves and spills of VGPRs run under the EXEC of the thread graph's blocks",
    ),
    (
        "wave",
        "regalloc-sgpr",
        "scalar values live on the wave graph, masks are among them",
    ),
    (
        "regalloc-sgpr",
        "shrink",
        "short encodings want masks in VCC and results in the place of a source",
    ),
    ("regalloc-sgpr", "frame", "spilling makes slots"),
    ("frame", "expand", "expansion writes the slots' offsets"),
    ("expand", "waitcnt", "expansion makes memory instructions"),
    (
        "waitcnt",
        "hazards",
        "a wait is a wait state, and nothing may come between instructions afterwards",
    ),
];

/// Passes over the IR without which what follows does not work.
const REQUIRED_OF_IR: &[&str] = &["normalise"];

/// The optimisations of the IR in the order in which they first run: those that can be left out.
pub fn optional() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = of_ir().collect();
    names.retain(|n| !REQUIRED_OF_IR.contains(n));
    unique(names)
}

/// All passes whose result can be printed, in the order in which they first run.
pub fn names() -> Vec<&'static str> {
    use lower::opt::Stage::{Legal, Source};
    let machine = MACHINE.iter().map(|p| p.name);
    unique(
        (of_stage(Source).chain(["legalise"]))
            .chain(of_stage(Legal))
            .chain(["isel"])
            .chain(machine)
            .collect(),
    )
}

fn of_ir() -> impl Iterator<Item = &'static str> {
    use lower::opt::Stage::{Legal, Source};
    of_stage(Source).chain(of_stage(Legal))
}

fn of_stage(stage: lower::opt::Stage) -> impl Iterator<Item = &'static str> {
    use lower::opt::{OptLevel, pipeline};
    let with = pipeline(stage, OptLevel::O2).iter();
    with.chain(pipeline(stage, OptLevel::O0)).map(|p| p.name)
}

fn unique(names: Vec<&'static str>) -> Vec<&'static str> {
    let mut seen = HashSet::new();
    names.into_iter().filter(|n| seen.insert(*n)).collect()
}

/// May the pass be left out?
///
/// # Errors
/// A message for the user, if there is no such pass or code would be wrong without it.
pub fn check_disabled(name: &str) -> Result<(), String> {
    let optional = optional();
    if optional.contains(&name) {
        return Ok(());
    }
    let what = match names().contains(&name) {
        true => format!("pass '{name}' cannot be left out: what follows needs it"),
        false => format!("there is no pass '{name}'"),
    };
    Err(format!("{what}; can be left out: {}", optional.join(", ")))
}

/// Is it the name of a pass whose result can be printed?
///
/// # Errors
/// A message for the user, with the passes that there are.
pub fn check_printed(name: &str) -> Result<(), String> {
    let names = names();
    match name == "all" || names.contains(&name) {
        true => Ok(()),
        false => Err(format!(
            "there is no pass '{name}'; those that can be printed after: all, {}",
            names.join(", ")
        )),
    }
}

fn at(loc: SourceLoc, error: &dyn std::fmt::Display) -> Diagnostic {
    Diagnostic::error(loc, error.to_string())
}

fn cache_policy(s: &mut State) -> Result<(), Diagnostic> {
    memmodel::apply_cache_policy(&mut s.func, s.machine).map_err(|e| at(s.loc, &e))
}

fn wave_graph(s: &mut State) -> Result<(), Diagnostic> {
    wave::run(&mut s.func, s.machine);
    Ok(())
}

fn waits(s: &mut State) -> Result<(), Diagnostic> {
    let explain = match s.options.output {
        OutputKind::Assembly => memmodel::Explain::On,
        _ => memmodel::Explain::Off,
    };
    let options = memmodel::WaitOptions {
        machine: s.machine,
        explain,
    };
    let report = memmodel::insert_waits(&mut s.func, &options).map_err(|e| at(s.loc, &e))?;
    s.annotations.waits = report.reasons;
    Ok(())
}

fn allocate(s: &mut State, bank: Bank) -> Result<(), Diagnostic> {
    let clobbers = |f: FuncId| s.done.clobbers.get(&f).copied().unwrap_or(Clobbers::all());
    let mut options = AllocOptions::new(s.machine, &clobbers);
    options.method = s.options.regalloc;
    options.check = match s.options.verify {
        crate::Verify::EachPass => Check::On,
        crate::Verify::Input => Check::Off,
    };
    options.budget = match bank {
        Bank::Vgpr => s.options.max_vgprs,
        Bank::Sgpr => s.options.max_sgprs,
    };
    options.lane_limit = s.options.max_vgprs;
    options.whole_wave = s.done.whole_wave;
    let result = s.context.allocate(&mut s.func, bank, &options);
    let result = result.map_err(|e| alloc_error(s.loc, &s.func.name, &e))?;
    match bank {
        Bank::Vgpr => s.vgprs = result,
        Bank::Sgpr => s.sgprs = result,
    }
    Ok(())
}

fn alloc_error(loc: SourceLoc, name: &str, error: &AllocError) -> Diagnostic {
    Diagnostic::error(loc, format!("in function '{name}': {error}"))
}

fn expand(s: &mut State) -> Result<(), Diagnostic> {
    let callee = |f: FuncId| s.done.callees.get(&f).cloned();
    let input = emit::ExpandInput {
        machine: s.machine,
        callee: &callee,
        unknown_callee: Resources::default(),
    };
    s.expanded = emit::expand(&mut s.func, &input).map_err(|e| at(s.loc, &e))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_keep_their_order() {
        let place = |name: &str| MACHINE.iter().position(|p| p.name == name);
        for (first, second, why) in ORDER {
            let (a, b) = (place(first), place(second));
            assert!(
                a.is_some() && b.is_some(),
                "{first} and {second} are passes"
            );
            assert!(a < b, "{first} before {second}: {why}");
        }
    }
}
