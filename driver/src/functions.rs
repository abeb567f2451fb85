//! The stages on single functions.
//!
//! Callees come first: a caller must know which registers they write and how much stack they need.
//! Nobody calls a kernel, so kernels come last. Functions that need not wait for one another are
//! compiled at the same time, in [several threads](crate::Options::threads), the largest first.
//! What is made does not depend on how many threads there are.

use crate::compile::{Compiled, show};
use crate::options::{Options, OutputKind, Timing, Verify};
use crate::passes::{self, Done, State};
use crate::pipeline::{Fact, Print, Run};
use crate::places::Places;
use crate::plan::{Input, Plan, check_machine};
use cranelift_entity::SecondaryMap;
use emit::{CompiledFunction, ListingMode};
use ir::{Diagnostic, FuncRef, InstData, Module, SourceLoc};
use isa::{Machine, Platform};
use lower::abi::ModuleInfo;
use lower::analysis::{GraphInfo, Uniformity};
use mir::FuncId;
use regalloc::{AllocContext, AllocResult, Clobbers};
use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Instructions of legal IR that are worth a thread: compiling them takes a few milliseconds, and
/// to start a thread a tenth of one.
const WORTH_A_THREAD: usize = 2000;

/// Bytes of a thread's stack: what a process begins with.
const STACK: usize = 8 << 20;

/// A function that is to be compiled.
pub(crate) struct Given {
    /// In the module.
    pub f: FuncRef,
    /// Its machine IR, if it has any yet.
    pub func: mir::Function,
    /// Place for errors.
    pub loc: SourceLoc,
    /// Its graph as passes on the IR know it, which may be out of date.
    pub graph: Option<GraphInfo>,
    /// Which of its values are the same in all lanes, if that has been found.
    pub uniformity: Option<Uniformity>,
}

/// A function that went through all stages.
pub(crate) struct Finished {
    /// In the module.
    pub f: FuncRef,
    /// Its machine IR.
    pub func: mir::Function,
    /// The bytes, if the stages go that far.
    pub code: Option<CompiledFunction>,
    /// What a call of it writes.
    pub clobbers: Clobbers,
    /// What it calls; `None` is what a pointer points to.
    pub callees: Vec<Option<FuncId>>,
    /// What was done for VGPRs and for SGPRs.
    pub allocated: [AllocResult; 2],
    /// The time that it took, in microseconds, if times are taken.
    pub micros: f64,
}

/// Functions in groups: of what a function calls, what comes before it here is in a group before
/// its own. The rest calls it in turn.
pub(crate) fn groups(module: &Module, order: &[FuncRef]) -> Vec<Vec<FuncRef>> {
    let mut groups: Vec<Vec<FuncRef>> = Vec::new();
    // One more than the number of a function's group; 0 before it has one.
    let mut after: SecondaryMap<FuncRef, usize> = SecondaryMap::new();
    for &f in order {
        let func = &module.functions[f];
        let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        let callees = insts.filter_map(|&inst| match func.inst(inst) {
            InstData::Call { callee, .. } => Some(after[*callee]),
            _ => None,
        });
        let group = callees.max().unwrap_or(0);
        if group == groups.len() {
            groups.push(Vec::new());
        }
        groups[group].push(f);
        after[f] = group + 1;
    }
    groups
}

/// What is known of the module, and what is to be done with its functions.
pub(crate) struct Job<'a> {
    pub module: &'a Module,
    pub info: &'a ModuleInfo,
    pub done: &'a Done,
    pub options: &'a Options,
    pub machine: &'a Machine,
    pub platform: Platform,
    pub places: &'a Places,
    pub plan: &'a Plan,
    /// The stages.
    pub stages: Range<usize>,
}

impl Job<'_> {
    /// Takes a function through the stages.
    pub fn run(
        &self,
        given: Given,
        context: &mut AllocContext,
        out: &mut Compiled,
    ) -> Result<Finished, Diagnostic> {
        let start = self.clock();
        let mut shown = self.stages.clone().filter(|&at| self.shows(at));
        let listed = shown.any(|at| self.plan.stages[at].print == Print::Listing);
        let mut state = State {
            module: self.module,
            info: self.info,
            source: given.f,
            graph: given.graph,
            uniformity: given.uniformity,
            func: given.func,
            callees: Vec::new(),
            machine: self.machine,
            platform: self.platform,
            options: self.options,
            done: self.done,
            alloc_input: regalloc::Input::AsSelected,
            context,
            loc: given.loc,
            vgprs: AllocResult::default(),
            sgprs: AllocResult::default(),
            expanded: Default::default(),
            listing: match listed || self.options.output == OutputKind::Assembly {
                true => ListingMode::On,
                false => ListingMode::Off,
            },
            places: self.places,
            code: None,
            clobbers: Clobbers::NONE,
        };
        for at in self.stages.clone() {
            if self.plan.input == Input::Machine {
                let done = self.plan.stages[..at].iter().flat_map(|s| s.establishes);
                let done: Vec<Fact> = done.copied().collect();
                check_machine(&self.plan.stages[at], &state.func, &done)
                    .map_err(|e| Diagnostic::error(given.loc, e))?;
            }
            self.stage(at, &mut state, out)?;
        }
        Ok(Finished {
            f: given.f,
            func: state.func,
            code: state.code,
            clobbers: state.clobbers,
            callees: state.callees,
            allocated: [state.vgprs, state.sgprs],
            micros: start.map_or(0.0, |s| s.elapsed().as_secs_f64() * 1e6),
        })
    }

    fn clock(&self) -> Option<Instant> {
        (self.options.timing == Timing::On).then(Instant::now)
    }

    fn shows(&self, at: usize) -> bool {
        self.plan.shows(at, self.options)
    }

    fn stage(&self, at: usize, state: &mut State, out: &mut Compiled) -> Result<(), Diagnostic> {
        let stage = &self.plan.stages[at];
        let start = self.clock();
        if let Run::Function(run) = stage.run {
            run(state)?;
        }
        out.times.add_since(stage.name, start);
        if self.shows(at) {
            let text = passes::text(state, stage.print);
            show(self.plan, self.options, out, at, &text);
        }
        match stage.print {
            Print::Machine => self.check(&state.func, stage.name, state.loc),
            _ => Ok(()),
        }
    }

    /// An error here is one of the compiler.
    fn check(&self, func: &mir::Function, pass: &str, loc: SourceLoc) -> Result<(), Diagnostic> {
        if self.options.verify == Verify::Input {
            return Ok(());
        }
        mir::verify(func).map_err(|errors| {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            Diagnostic::error(
                loc,
                format!("internal error after {pass} in '{}': {first}", func.name),
            )
        })
    }

    /// Takes functions through the stages that do not wait for one another. What is told is the
    /// first one's error.
    pub fn run_all(
        &self,
        given: Vec<Given>,
        context: &mut AllocContext,
        out: &mut Compiled,
    ) -> Result<Vec<Finished>, Diagnostic> {
        let threads = self.threads(&given);
        if threads < 2 {
            let all = given.into_iter();
            return all.map(|given| self.run(given, context, out)).collect();
        }
        let mut queue: Vec<(usize, Given)> = given.into_iter().enumerate().collect();
        // The last one is the first to be taken.
        queue.sort_by_key(|(_, given)| self.size(given.f));
        let queue = Mutex::new(queue);
        let work = |context: &mut AllocContext| {
            let mut results = Vec::new();
            // Nothing is shown and no time taken.
            let mut out = Compiled::default();
            loop {
                let next = queue.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let Some((index, given)) = next else {
                    return results;
                };
                results.push((index, self.run(given, context, &mut out)));
            }
        };
        let mut results = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map_while(|_| {
                    let builder = std::thread::Builder::new().stack_size(STACK);
                    let work = || work(&mut AllocContext::default());
                    // Where there can be no more threads, fewer do it.
                    builder.spawn_scoped(scope, work).ok()
                })
                .collect();
            let mut results = work(context);
            for other in others {
                match other.join() {
                    Ok(more) => results.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            results
        });
        results.sort_by_key(|(index, _)| *index);
        results.into_iter().map(|(_, result)| result).collect()
    }

    /// How many threads functions are worth.
    fn threads(&self, given: &[Given]) -> usize {
        let options = self.options;
        let in_order = options.timing == Timing::On
            || options.print_after.is_some()
            || options.stop_after.is_some()
            || options.on_schedule.is_some();
        if in_order || options.threads == 1 || given.len() < 2 {
            return 1;
        }
        let sizes = given.iter().map(|given| self.size(given.f));
        let beside = sizes.clone().sum::<usize>() - sizes.max().unwrap_or(0);
        let worth = (1 + beside / WORTH_A_THREAD).min(given.len());
        match options.threads {
            _ if worth == 1 => 1,
            // Not asked where there is nothing to gain: it reads files.
            0 => worth.min(std::thread::available_parallelism().map_or(1, usize::from)),
            most => worth.min(most as usize),
        }
    }

    /// Instructions of a function.
    fn size(&self, f: FuncRef) -> usize {
        let func = &self.module.functions[f];
        let blocks = func.layout.iter().map(|&b| &func.blocks[b]);
        blocks.map(|block| block.insts.len()).sum()
    }
}
