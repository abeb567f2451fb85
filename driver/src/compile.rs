//! The pipeline: text or module to bytes.

use crate::abi::{hidden_args, lower_target, platform};
use crate::functions::{self, Finished, Given, Job};
use crate::globals;
use crate::module_asm;
use crate::options::{OptLevel, Options, OutputKind, Timing, Verify};
use crate::passes::{self, Done};
use crate::pipeline::{Fact, On, Print, Run};
use crate::places::Places;
use crate::plan::Plan;
use crate::reach::{self, Exported, Reach, Share};
use crate::stats::{KernelStats, PassTimes};
use cranelift_entity::{EntityRef, SecondaryMap};
use emit::{CompiledFunction, FunctionDef, KernelDesc, ObjectKind};
use ir::{Bodies, Diagnostic, FuncRef, Linkage, Module, SourceFile, SourceLoc, WeakAliases};
use isa::{
    FeatureSource, LdsBound, Machine, Opcode, Platform, Processor, ScratchAccess, Target, Tasks,
    UnalignedAccess,
};
use lower::abi::{KernelInfo, ModuleInfo};
use lower::opt::{
    self,
    globaldce::{self, Roots},
};
use lower::target::{Abilities, KeepFunctions};
use mir::FuncId;
use regalloc::{AllocContext, AllocResult};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Range;
use std::time::Instant;

/// What a compilation gives.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The output, of the kind that the options ask for.
    pub bytes: Vec<u8>,
    /// Figures of each kernel.
    pub kernels: Vec<KernelStats>,
    /// Instructions that were emitted, of kernels and of the functions beside them.
    pub instructions: u64,
    /// Times of passes.
    pub times: PassTimes,
    /// Texts of the program after passes, as `print_after` asks for, unless
    /// [`Options::on_print`] has taken them.
    pub prints: String,
}

/// Compiles IR text.
///
/// # Errors
/// What is wrong with the program, with places in `source`.
pub fn compile(source: &SourceFile<'_>, options: &Options) -> Result<Compiled, Vec<Diagnostic>> {
    compile_files(std::slice::from_ref(source), options)
}

/// Compiles several files of IR text, linked as one module.
///
/// # Errors
/// What is wrong with the program; places are numbered as [`ir::diag::first_offset`] says, so that
/// [`Diagnostic::render_in`] shows them.
pub fn compile_files(
    sources: &[SourceFile<'_>],
    options: &Options,
) -> Result<Compiled, Vec<Diagnostic>> {
    let unit = Unit::new(sources, Module::new(), options);
    unit.and_then(Unit::run)
        .map_err(|errors| ir::diag::located(errors, sources))
}

/// Compiles a file as far as a plan goes.
pub(crate) fn compile_plan(
    source: &SourceFile<'_>,
    plan: &Plan,
    options: &Options,
) -> Result<Compiled, Vec<Diagnostic>> {
    Unit::new(std::slice::from_ref(source), Module::new(), options)?.run_plan(plan)
}

/// Runs a plan of passes over machine IR.
pub(crate) fn compile_machine(
    functions: Vec<(mir::Function, SourceLoc)>,
    plan: &Plan,
    options: &Options,
) -> Result<Compiled, Vec<Diagnostic>> {
    let mut unit = Unit::new(&[], Module::new(), options)?;
    for (func, loc) in functions {
        check_wave(&func, loc, &unit.machine)?;
        let given = Given {
            f: FuncRef::new(func.id.index()),
            func,
            loc,
            graph: None,
            uniformity: None,
        };
        unit.functions(vec![given], plan, 0..plan.stages.len())?;
    }
    Ok(unit.out)
}

/// Compiles a module built in memory.
///
/// # Errors
/// What is wrong with the program; places are those that the module's instructions have.
pub fn compile_module(module: Module, options: &Options) -> Result<Compiled, Vec<Diagnostic>> {
    Unit::new(&[], module, options)?.run()
}

/// A module on its way.
pub(crate) struct Unit<'a> {
    /// The text; none of a module built in memory.
    sources: &'a [SourceFile<'a>],
    /// What of it is read.
    bodies: Bodies,
    module: Module,
    options: Cow<'a, Options>,
    platform: Platform,
    machine: Machine,
    info: ModuleInfo,
    context: AllocContext,
    /// Where its lines are, for assembly text.
    places: Places,
    out: Compiled,
    done: Done,
    /// Known when it is first asked for: the module may name the processor.
    abilities: OnceCell<Abilities>,
    /// What passes on the IR know of the module's functions from those before.
    graphs: opt::Graphs,
    functions: Vec<FunctionDef>,
    kernels: Vec<KernelDesc>,
}

/// VGPRs that a function must have beside two rows that are indexed: those of the other operands
/// of an instruction, of its address and of what waits.
const BESIDE_ROWS: u16 = 16;

/// The same beside one row: most are written where they are, and where the old one is wanted too it
/// is kept elsewhere.
const BESIDE_ROW: u16 = 32;

impl<'a> Unit<'a> {
    fn new(
        sources: &'a [SourceFile<'a>],
        module: Module,
        options: &'a Options,
    ) -> Result<Unit<'a>, Vec<Diagnostic>> {
        Ok(Unit {
            sources,
            bodies: Bodies::All,
            module,
            options: Cow::Borrowed(options),
            platform: Platform::default(),
            machine: machine(&options.target)?,
            info: ModuleInfo::default(),
            context: AllocContext::default(),
            places: match options.output {
                OutputKind::Assembly => Places::of(sources),
                _ => Places::default(),
            },
            out: Compiled::default(),
            done: Done::default(),
            abilities: OnceCell::new(),
            graphs: opt::Graphs::default(),
            functions: Vec::new(),
            kernels: Vec::new(),
        })
    }

    /// The stages that the options ask for.
    fn run(self) -> Result<Compiled, Vec<Diagnostic>> {
        let plan = Plan::of_options(&self.options)
            .map_err(|e| vec![Diagnostic::error(SourceLoc::NONE, e)])?;
        self.run_plan(&plan)
    }

    /// The stages, one after the other.
    fn run_plan(mut self, plan: &Plan) -> Result<Compiled, Vec<Diagnostic>> {
        self.bodies = plan.bodies(&self.options);
        let mut at = 0;
        while let Some(stage) = plan.stages.get(at) {
            if self.options.output == OutputKind::Ir && stage.establishes.contains(&Fact::Legal) {
                self.out.bytes = ir::print_module(&self.module).into_bytes();
                break;
            }
            let next = match stage.on {
                On::Module => self.module_stage(plan, at)?,
                On::Function => self.function_stages(plan, at)?,
            };
            if plan.text_after.is_some_and(|last| last < next) {
                break;
            }
            at = next;
        }
        Ok(self.out)
    }

    /// The time, if it is asked for: the clock is not even read otherwise.
    fn clock(&self) -> Option<Instant> {
        (self.options.timing == Timing::On).then(Instant::now)
    }

    // ---- stages on the module -------------------------------------------------------------------

    /// Runs a stage; gives the place of the next one.
    fn module_stage(&mut self, plan: &Plan, at: usize) -> Result<usize, Vec<Diagnostic>> {
        let stage = &plan.stages[at];
        let start = self.clock();
        match stage.run {
            Run::Module(run) => run(self)?,
            Run::Optimise(pass, which) => {
                let abilities = self.abilities();
                opt::run_pass_with(pass, which, abilities, &mut self.graphs, &mut self.module);
            }
            Run::Function(_) => {}
        }
        self.out.times.add_since(stage.name, start);
        if stage.print == Print::Ir {
            if plan.shows(at, &self.options) {
                let text = ir::print_module(&self.module);
                show(plan, &self.options, &mut self.out, at, &text);
            }
            self.check_ir(stage.name)?;
        }
        Ok(at + 1)
    }

    /// An error here is one of the compiler, but after the stages that look at what the user wrote.
    fn check_ir(&self, stage: &str) -> Result<(), Vec<Diagnostic>> {
        if self.options.verify == Verify::Input || matches!(stage, "read" | "verify") {
            return Ok(());
        }
        ir::verifier::verify_module(&self.module).map_err(|mut errors| {
            errors
                .iter_mut()
                .for_each(|e| e.message = format!("internal error after {stage}: {}", e.message));
            errors
        })
    }

    /// Text to a module, and what module and options say together.
    pub(crate) fn read(&mut self) -> Result<(), Vec<Diagnostic>> {
        check_processor(&self.options.target).map_err(|d| vec![d])?;
        if !self.sources.is_empty() {
            let weak_aliases = match self.options.output {
                OutputKind::Object | OutputKind::Assembly => WeakAliases::Symbols,
                OutputKind::Linked | OutputKind::Ir => WeakAliases::Resolved,
            };
            self.module = ir::parse_modules(self.sources, weak_aliases, self.bodies)?;
        }
        let target = target_of(&self.module, &self.options)?;
        if self.options.target != target {
            self.options.to_mut().target = target;
            self.machine = machine(&target)?;
        }
        self.platform = platform(&self.module, &self.options).map_err(|d| vec![d])?;
        if let (Some(_), Some(version)) = (self.options.code_object, self.platform.version()) {
            self.module.code_object_version = Some(version.module_flag());
        }
        let layout = hidden_args(self.platform);
        lower::printf::lower(&mut self.module)?;
        lower::runtime::define(&mut self.module, layout);
        lower::structors::define(&mut self.module);
        if self.options.output == OutputKind::Linked {
            // Nobody replaces a function of a linked object.
            let functions = self.module.functions.values_mut();
            let weak = functions.filter(|f| f.is_defined() && f.linkage == Linkage::Weak);
            weak.for_each(|f| f.linkage = Linkage::Odr);
        }
        self.check_triple()
    }

    pub(crate) fn verify(&mut self) -> Result<(), Vec<Diagnostic>> {
        let graphs = &mut self.graphs;
        ir::verifier::verify_module_for(&self.module, |func, graph| graphs.keep(func, graph))
    }

    /// Functions that no kernel reaches, where nobody else can call them.
    pub(crate) fn drop_unreached_functions(&mut self) {
        if self.options.output == OutputKind::Linked {
            globaldce::run(&mut self.module, Roots::Kernels);
        }
    }

    /// Functions that tail-call one another in circles become loops.
    pub(crate) fn replace_tail_calls(&mut self) -> Result<(), Vec<Diagnostic>> {
        lower::tail::run(&mut self.module)
    }

    /// Integers of more than 128 bits become structures.
    pub(crate) fn narrow_integers(&mut self) -> Result<(), Vec<Diagnostic>> {
        lower::wide::run(&mut self.module)
    }

    /// Registers of the longest row that is indexed. Two rows and a few other values must have
    /// place in each function, or one row and some more.
    fn longest_row(&self) -> u8 {
        // The index is in M0, which is nothing else's then.
        let free_m0 = self.machine.facts().lds_bound == LdsBound::Allocation;
        if !self.machine.has(Opcode::SSetGprIdxOn) || !free_m0 {
            return 0;
        }
        let functions = self.module.functions.values();
        let budgets = functions.map(|f| reach::least_vgprs(&self.machine, &f.attrs));
        let vgprs = budgets.chain(self.options.max_vgprs).min().unwrap_or(0);
        let longest = (vgprs.saturating_sub(BESIDE_ROWS) / 2).max(vgprs.saturating_sub(BESIDE_ROW));
        longest.min(regalloc::WIDEST_OPERAND as u16) as u8
    }

    /// What passes on the IR ask about the machine.
    fn abilities(&self) -> Abilities {
        use lower::target::{FlatScratchWidth, PackedHalves, Scratch, Unaligned, Widest};
        *self.abilities.get_or_init(|| Abilities {
            unaligned: match (self.platform, self.machine.facts().unaligned) {
                (Platform::Hsa(_), UnalignedAccess::Allowed) => Unaligned::Allowed,
                // Nobody says that the other drivers switch the mode on.
                _ => Unaligned::Split,
            },
            scratch: match self.machine.facts().scratch {
                ScratchAccess::Buffer => Scratch::Buffer,
                ScratchAccess::Instructions => Scratch::Instructions,
            },
            flat_scratch: match self.machine.facts().flat_scratch_width {
                isa::FlatScratchWidth::Dword => FlatScratchWidth::Word,
                isa::FlatScratchWidth::Any => FlatScratchWidth::Any,
            },
            halves: match self.machine.has(Opcode::VPkFmaF16) {
                true => PackedHalves::Yes,
                false => PackedHalves::No,
            },
            widest: match self.machine.has(Opcode::DsReadB128) {
                true => Widest::All,
                false => Widest::TwoOfLds,
            },
            lanes: self.machine.wave().lanes(),
            longest_row: self.longest_row(),
            vgprs: [256, 512, 768, 1024].map(|group| {
                let vgprs = reach::most_vgprs(&self.machine, group);
                self.options.max_vgprs.map_or(vgprs, |most| most.min(vgprs))
            }),
            least_local_offset: self.machine.facts().offsets.lds.min,
            latencies: lower::target::Latencies {
                scalar: sched::LATENCIES.scalar,
                local: sched::LATENCIES.lds,
                memory: sched::LATENCIES.vector,
                issue: sched::LATENCIES.issue,
            },
        })
    }

    pub(crate) fn legalise(&mut self) -> Result<(), Vec<Diagnostic>> {
        let mut target = lower_target(&self.machine, self.platform, self.abilities());
        if self.options.opt == OptLevel::O0 {
            target.atomics = lower::target::WaveAtomics::EachLane;
        }
        if matches!(
            self.options.output,
            OutputKind::Object | OutputKind::Assembly
        ) {
            target.keep = KeepFunctions::Exported;
        }
        if let Some(vgprs) = self.vgprs_beside_calls(target.keep) {
            target.most_private_words = reach::most_private_words(vgprs);
        }
        self.info = lower::legal::legalise_with(&mut self.module, &target, &mut self.graphs)?;
        if target.keep == KeepFunctions::Exported {
            self.done.exported = Exported::of(&self.module, &self.info);
        }
        let taken = self.info.taken.iter().map(|f| FuncId::new(f.index()));
        self.done.reach = Reach::new(&self.machine, self.platform, taken.collect());
        let kernels = self.info.kernels.values().flatten();
        self.done.largest_group = kernels.map(|k| k.max_flat_workgroup_size).max();
        Ok(())
    }

    /// VGPRs that each function may have beside others that it calls, as far as groups of known
    /// size and the options say.
    fn vgprs_beside_calls(&self, keep: KeepFunctions) -> Option<u16> {
        let functions = self.module.functions.values();
        let kernels = functions.filter(|f| f.call_conv.is_kernel());
        let largest = kernels.map(lower::abi::max_workgroup_size).max();
        let of_kernels = largest.map(|group| reach::most_vgprs(&self.machine, group));
        let called = match keep {
            KeepFunctions::Exported => reach::group_of_functions(&self.module),
            KeepFunctions::Reachable => None,
        };
        let of_called = called.map(|group| Share::of(&self.machine, group).vgprs);
        let limits = of_kernels.into_iter().chain(of_called);
        limits.chain(self.options.max_vgprs).min()
    }

    /// What wants the same value in all lanes gets it, lane by lane.
    pub(crate) fn waterfall(&mut self) {
        let (abilities, pass) = (self.abilities(), lower::opt::waterfall::run);
        let (module, graphs) = (&mut self.module, &mut self.graphs);
        opt::env::for_each_function_on(module, opt::Stage::Legal, abilities, graphs, pass);
    }

    /// Lanes that are read where they wait keep what is read.
    pub(crate) fn keep_waiting_lanes(&mut self) {
        let lanes = self.machine.wave().lanes();
        let shape = lower::analysis::WaveShape { lanes };
        let module = &mut self.module;
        for (f, func) in module.functions.iter_mut() {
            if func.is_defined() && lower::opt::waiting::run(&mut module.ctx, func, shape) {
                // It is another function now.
                self.graphs.take_uniformity(f);
            }
        }
    }

    /// A triple that names a processor must name the one that is compiled for.
    fn check_triple(&self) -> Result<(), Vec<Diagnostic>> {
        let name = self.options.target.processor.name;
        if self.module.triple_processor().admits(name) {
            return Ok(());
        }
        let triple = self.module.triple.as_deref().unwrap_or("");
        let message = format!("target triple '{triple}' names another processor than '{name}'");
        let error = Diagnostic::error(self.module.triple_loc, message);
        Err(vec![error.hint(
            "leave -mcpu out, or give the processor of the triple",
        )])
    }

    // ---- stages on functions --------------------------------------------------------------------

    /// Runs the stages on functions from `first` on, on each; gives the place of the stage after
    /// them.
    fn function_stages(&mut self, plan: &Plan, first: usize) -> Result<usize, Vec<Diagnostic>> {
        let stages = &plan.stages[first..];
        let count = stages.iter().take_while(|s| s.on == On::Function).count();
        let stages = first..first + count;
        let order = self.info.order.clone();
        let is_kernel = |f: &FuncRef| self.module.functions[*f].call_conv.is_kernel();
        let (kernels, called): (Vec<FuncRef>, Vec<FuncRef>) =
            order.iter().partition(|f| is_kernel(f));
        let mut finished = Vec::new();
        let mut groups = functions::groups(&self.module, &called);
        groups.push(kernels);
        for group in groups {
            let given = group.into_iter().map(|f| self.given(f)).collect();
            finished.extend(self.functions(given, plan, stages.clone())?);
        }
        // In the object they stand as they did in the module.
        let mut places = SecondaryMap::new();
        order.iter().enumerate().for_each(|(i, &f)| places[f] = i);
        finished.sort_by_key(|one| places[one.f]);
        for one in finished {
            self.finish_function(one);
        }
        Ok(first + count)
    }

    fn given(&mut self, f: FuncRef) -> Given {
        let source = &self.module.functions[f];
        let id = FuncId::new(f.index());
        Given {
            f,
            func: mir::Function::new(source.name.clone(), id, self.machine.wave()),
            loc: source.loc,
            graph: self.graphs.take(f),
            uniformity: self.graphs.take_uniformity(f),
        }
    }

    /// Takes functions that do not call one another through stages, and notes what callers must
    /// know.
    fn functions(
        &mut self,
        given: Vec<Given>,
        plan: &Plan,
        stages: Range<usize>,
    ) -> Result<Vec<Finished>, Vec<Diagnostic>> {
        let job = Job {
            module: &self.module,
            info: &self.info,
            done: &self.done,
            options: &self.options,
            machine: &self.machine,
            platform: self.platform,
            places: &self.places,
            plan,
            stages,
        };
        let finished = job.run_all(given, &mut self.context, &mut self.out);
        let finished = finished.map_err(|d| vec![d])?;
        finished.iter().for_each(|one| self.note(one));
        Ok(finished)
    }

    /// What callers must know.
    fn note(&mut self, one: &Finished) {
        let Some(code) = &one.code else { return };
        let func = &one.func;
        self.done.names.insert(func.id, code.name.clone());
        if passes::may_be_replaced(&self.module, self.options.output, func.id) {
            return;
        }
        self.done.reach.note(func.id, code.resources, &one.callees);
        if func.kernel.is_none() && !func.preserves() {
            self.done.whole_wave.union(&one.clobbers);
        }
        self.done.clobbers.insert(func.id, one.clobbers);
    }

    fn finish_function(&mut self, one: Finished) {
        let Finished { f, func, .. } = one;
        let Some(code) = one.code else { return };
        self.out.instructions += u64::from(code.instructions);
        if let (Some(kernel), Some(abi)) = (&self.info.kernels[f], &func.kernel) {
            let desc = kernel_desc(&self.module, f, kernel, abi.clone(), one.allocated);
            let mut stats = self.kernel_stats(&desc, &code);
            stats.compile_us = one.micros;
            self.out.kernels.push(stats);
            self.kernels.push(desc);
        }
        let source = &self.module.functions[f];
        // Code refers to functions by their distance, so no other object's may take the place of
        // one that is linked.
        let visibility = match (self.options.output, source.visibility) {
            _ if self.info.kernels[f].is_some() => emit::Visibility::Protected,
            (OutputKind::Linked | OutputKind::Ir, _) => emit::Visibility::Hidden,
            (_, ir::module::Visibility::Hidden) => emit::Visibility::Hidden,
            _ => emit::Visibility::Protected,
        };
        // Nobody calls a kernel by its address, and kernels are aligned.
        let words_before = match (self.info.kernels[f].is_some(), source.sanitize) {
            (false, Some(words)) => words.to_vec(),
            _ => Vec::new(),
        };
        self.functions.push(FunctionDef {
            code,
            binding: globals::binding(source.linkage),
            visibility,
            section: source.section.clone(),
            align: source.align,
            words_before,
        });
    }

    fn kernel_stats(&self, desc: &KernelDesc, code: &CompiledFunction) -> KernelStats {
        let machine = &self.machine;
        KernelStats {
            name: desc.name.clone(),
            instructions: code.instructions,
            vgprs: code.total.vgprs,
            sgprs: emit::descriptor::sgpr_count(&code.total, machine),
            vgpr_spills: desc.vgpr_spills,
            sgpr_spills: desc.sgpr_spills,
            scratch_bytes: code.total.scratch,
            lds_bytes: desc.lds_size,
            code_bytes: code.code.len() as u32,
            occupancy: emit::descriptor::occupancy(desc, &code.total, machine),
            compile_us: 0.0,
        }
    }

    pub(crate) fn emit(&mut self) -> Result<(), Vec<Diagnostic>> {
        self.write_output().map_err(|d| vec![d])
    }

    fn write_output(&mut self) -> Result<(), Diagnostic> {
        let input = emit::ModuleInput {
            machine: self.machine,
            platform: self.platform,
            functions: std::mem::take(&mut self.functions),
            kernels: std::mem::take(&mut self.kernels),
            globals: globals::definitions(&self.module, self.options.output)?,
            aliases: globals::aliases(&self.module, self.options.output),
            assembly: module_asm::assembled(&self.module, &self.options.target)?,
            declared: globals::declared(&self.module),
            printf: self.module.printf_formats.clone(),
        };
        let error =
            |e: emit::ModuleError| Diagnostic::error(self.place_of(e.place()), e.to_string());
        self.out.bytes = match self.options.output {
            OutputKind::Linked if self.platform.version().is_some() => {
                emit::module(&input, ObjectKind::Linked).map_err(error)?
            }
            // The other loaders place sections and apply relocations themselves.
            OutputKind::Linked | OutputKind::Object => {
                emit::module(&input, ObjectKind::Object).map_err(error)?
            }
            OutputKind::Assembly => emit::assembly(&input).map_err(error)?.into_bytes(),
            OutputKind::Ir => Vec::new(),
        };
        Ok(())
    }
}

impl Unit<'_> {
    /// Where in the source it is that an error of the whole module is of.
    fn place_of(&self, place: emit::ErrorPlace) -> SourceLoc {
        let module = &self.module;
        let found = match place {
            emit::ErrorPlace::Assembly => module.assembly.first().map(|line| line.loc),
            emit::ErrorPlace::Definition(name) => {
                let globals = module.globals.values().map(|g| (&g.name, g.loc));
                let functions = module.functions.values().map(|f| (&f.name, f.loc));
                let mut all = globals.chain(functions);
                all.find(|(n, _)| *n == name).map(|(_, loc)| loc)
            }
        };
        found.unwrap_or_default()
    }
}

/// Records the program's text after a stage, for whom it is wanted.
pub(crate) fn show(plan: &Plan, options: &Options, out: &mut Compiled, at: usize, text: &str) {
    let name = plan.stages[at].name;
    let wanted = options.print_after.as_deref();
    if wanted == Some(name) || wanted == Some("all") {
        let text = format!("; after {name}\n{text}\n");
        match options.on_print {
            Some(print) => print(&text),
            None => out.prints.push_str(&text),
        }
    }
    if plan.text_after == Some(at) {
        out.bytes.extend_from_slice(text.as_bytes());
    }
}

/// The target, with the settings that functions ask for where it leaves them open.
fn target_of(module: &Module, options: &Options) -> Result<Target, Vec<Diagnostic>> {
    let mut target = options.target;
    let mut errors = Vec::new();
    let mut done = None;
    for func in module.functions.values().filter(|f| f.is_defined()) {
        // Most functions have the same list as the one before.
        let list = func.attrs.string("target-features");
        let Some(list) = list.filter(|list| done != Some(*list)) else {
            continue;
        };
        match target.set_features(list, FeatureSource::Function) {
            Ok(()) => done = Some(list),
            Err(e) => {
                done = None;
                let message = format!("{e} (attribute 'target-features' of '@{}')", func.name);
                errors.push(Diagnostic::error(func.loc, message));
            }
        }
    }
    match errors.is_empty() {
        true => Ok(target),
        false => Err(errors),
    }
}

/// Refuses a processor that nothing is compiled for.
fn check_processor(target: &Target) -> Result<(), Diagnostic> {
    match target.processor.tasks.contains(Tasks::COMPILE) {
        true => Ok(()),
        false => Err(unsupported(target)),
    }
}

/// Machine IR is for waves of one size.
fn check_wave(
    func: &mir::Function,
    loc: SourceLoc,
    machine: &Machine,
) -> Result<(), Vec<Diagnostic>> {
    let (wave, has) = (func.wave.lanes(), machine.wave().lanes());
    if wave == has {
        return Ok(());
    }
    let name = machine.processor().name;
    let message = format!("this function is for waves of {wave} lanes, those of {name} have {has}");
    Err(vec![Diagnostic::error(loc, message)])
}

/// The description of what is compiled for.
fn machine(target: &Target) -> Result<Machine, Vec<Diagnostic>> {
    Machine::new(target).ok_or_else(|| vec![unsupported(target)])
}

fn unsupported(target: &Target) -> Diagnostic {
    let known: Vec<&str> = Processor::supporting(Tasks::COMPILE)
        .map(|p| p.name)
        .collect();
    let name = target.processor.name;
    let message = format!("compiling for processor '{name}' is not supported");
    Diagnostic::error(SourceLoc::NONE, message).hint(format!("supported are {}", known.join(", ")))
}

fn kernel_desc(
    module: &Module,
    f: FuncRef,
    info: &KernelInfo,
    abi: mir::KernelAbi,
    [vgprs, sgprs]: [AllocResult; 2],
) -> KernelDesc {
    let func = &module.functions[f];
    let explicit = info.args.iter().map(|a| emit::ArgDesc {
        name: a.name.clone(),
        type_name: a.type_name.clone(),
        size: a.size as u32,
        offset: a.offset as u32,
        align: a.align as u32,
        value_kind: a.kind.name(),
        address_space: a.address_space,
        pointee_align: a.pointee_align.map(|n| n as u32),
        access: a.access.map(|x| x.name()),
        actual_access: a.actual_access.map(|x| x.name()),
        is_const: a.is_const,
        is_restrict: a.is_restrict,
        is_volatile: a.is_volatile,
        is_pipe: a.is_pipe,
    });
    let hidden = info.hidden.iter().map(|h| emit::ArgDesc {
        size: h.size as u32,
        offset: h.offset as u32,
        // At their offsets, all are aligned to their sizes.
        align: h.size as u32,
        value_kind: h.kind,
        ..emit::ArgDesc::default()
    });
    // AMDGPUUsage, "Floating Point Denorm Mode Enumeration Values".
    let denormals = |d: lower::legal::Denormals| match d {
        lower::legal::Denormals::Flush => 0,
        lower::legal::Denormals::FlushOutputs => 1,
        lower::legal::Denormals::FlushInputs => 2,
        lower::legal::Denormals::Preserve => 3,
    };
    let opencl = module.opencl_version;
    KernelDesc {
        name: func.name.clone(),
        abi,
        args: explicit.chain(hidden).collect(),
        kernarg_size: info.segment_size as u32,
        kernarg_align: info.segment_align as u32,
        lds_size: info.lds_size,
        float_mode: emit::FloatMode {
            denorm_32: denormals(info.float_mode.f32_denormals),
            denorm_16_64: denormals(info.float_mode.f64_f16_denormals),
            ..emit::FloatMode::default()
        },
        max_flat_workgroup_size: info.max_flat_workgroup_size,
        max_groups: info.max_groups,
        reqd_workgroup_size: func.kernel.reqd_work_group_size,
        workgroup_size_hint: func.kernel.work_group_size_hint,
        vec_type_hint: func.kernel.vec_type_hint.clone(),
        uniform_work_group_size: func.attrs.string("uniform-work-group-size") == Some("true"),
        language: opencl.map(|_| "OpenCL C".to_string()),
        language_version: opencl,
        sgpr_spills: sgprs.spilled,
        vgpr_spills: vgprs.spilled,
        kind: lower::structors::kind_of(|name| func.attrs.string(name).is_some()),
        ..KernelDesc::default()
    }
}
