//! The stages that work on one function, from uniformity to its bytes, and what travels between
//! them; [`crate::pipeline`] lists them.

use crate::options::{OptLevel, Options, OutputKind};
use crate::pipeline::Print;
use crate::places::Places;
use crate::reach::{self, Exported, Reach, Share};
use cranelift_entity::EntityRef;
use emit::{Callee, CompiledFunction, EncodeOptions, Expanded, ListingMode, Resources};
use ir::module::Visibility;
use ir::{AddrSpace, Diagnostic, FuncRef, GlobalRef, GlobalVar, Linkage, Module, SourceLoc};
use isa::{Machine, Platform, ScratchAccess};
use lower::abi::ModuleInfo;
use lower::analysis::{GraphInfo, Uniformity, WaveShape};
use mir::{Bank, FuncId, Function, SrcLoc, StackUse};
use regalloc::{AllocContext, AllocError, AllocOptions, AllocResult, Check, Clobbers};
use std::collections::HashMap;

/// What is known of functions compiled already; only looked up, never walked.
pub struct Done {
    /// Registers that calls of them write.
    pub clobbers: HashMap<FuncId, Clobbers>,
    /// Those of all functions that are called, together.
    pub whole_wave: Clobbers,
    /// Names.
    pub names: HashMap<FuncId, String>,
    /// What they use.
    pub reach: Reach,
    /// The most work-items of a group of any kernel of the module.
    pub largest_group: Option<u32>,
    /// What other objects may call.
    pub exported: Exported,
}

impl Default for Done {
    fn default() -> Done {
        Done {
            clobbers: HashMap::new(),
            whole_wave: Clobbers::NONE,
            names: HashMap::new(),
            reach: Reach::default(),
            largest_group: None,
            exported: Exported::default(),
        }
    }
}

/// State of one function on its way.
pub struct State<'a> {
    /// The module, legal; an empty one for machine IR that was read from a text.
    pub module: &'a Module,
    /// What legalisation knows of it.
    pub info: &'a ModuleInfo,
    /// The function in the module.
    pub source: FuncRef,
    /// Graphs and loops of the function in the module, from `uniformity` to `isel`, which gives
    /// blocks their loop depths; before that those of passes, which may be out of date.
    pub graph: Option<GraphInfo>,
    /// Which of its values are the same in all lanes; from `uniformity` to `isel`.
    pub uniformity: Option<Uniformity>,
    /// The function in machine IR, from `isel` on.
    pub func: Function,
    /// The functions that it calls; `None` is what a pointer points to.
    pub callees: Vec<Option<FuncId>>,
    /// What code is made for.
    pub machine: &'a Machine,
    /// Whose loader takes it.
    pub platform: Platform,
    /// Options.
    pub options: &'a Options,
    /// Functions compiled before.
    pub done: &'a Done,
    /// What the function is like that VGPRs are allocated for.
    pub alloc_input: regalloc::Input,
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
    /// Whether assembly text is wanted.
    pub listing: ListingMode,
    /// Places of the source text, where assembly text is wanted.
    pub places: &'a Places,
    /// The bytes.
    pub code: Option<CompiledFunction>,
    /// What a call of it writes, once there are bytes.
    pub clobbers: Clobbers,
}

fn at(loc: SourceLoc, error: &dyn std::fmt::Display) -> Diagnostic {
    Diagnostic::error(loc, error.to_string())
}

pub(crate) fn uniformity(s: &mut State) -> Result<(), Diagnostic> {
    let func = &s.module.functions[s.source];
    let mut graph = s.graph.take().unwrap_or_default();
    if !graph.is_of(func) {
        graph.compute(func);
    }
    let lanes = s.machine.wave().lanes();
    let shape = WaveShape { lanes };
    let find = || Uniformity::new(&s.module.ctx, func, &graph, shape);
    s.uniformity.get_or_insert_with(find);
    s.graph = Some(graph);
    Ok(())
}

pub(crate) fn select(s: &mut State) -> Result<(), Diagnostic> {
    let (Some(graph), Some(uniformity)) = (s.graph.take(), s.uniformity.take()) else {
        return Err(Diagnostic::error(
            s.loc,
            "internal error: isel without uniformity",
        ));
    };
    let (module, info, source) = (s.module, s.info, s.source);
    let lds_offset = |g: GlobalVar| {
        (module.globals[g].space == AddrSpace::Local).then(|| info.lds.offset(source, g))
    };
    let env = isel::Env {
        module,
        ctx: &module.ctx,
        machine: s.machine,
        lds_offset: &lds_offset,
        info,
        uses_flat_scratch: &|callee| {
            let callee = callee.map(|g| FuncId::new(g.index()));
            // Kernels set it up; of others it is only asked what they do themselves.
            let kernel = module.functions[source].call_conv.is_kernel();
            kernel && s.done.reach.of_call(callee, share(s)).needs_flat_scratch
        },
        is_elsewhere: &|global| is_elsewhere(module, s.options.output, global),
        loop_depth: &|block| graph.loops().block_depth(block).min(255) as u8,
        is_divergent_join: &|block| uniformity.is_divergent_join(block),
    };
    s.func = isel::select(&env, source, &|v| uniformity.is_uniform(v))?;
    s.func.explain = match s.options.output {
        OutputKind::Assembly => mir::Explain::On,
        _ => mir::Explain::Off,
    };
    let insts = s.func.layout.iter().flat_map(|&b| &s.func.blocks[b].insts);
    let calls = insts.filter(|i| i.is_pseudo(mir::Pseudo::Call));
    s.callees = calls.map(|i| i.callee).collect();
    Ok(())
}

/// Is a symbol perhaps another object's, so that its address is found in the global offset table?
/// What is hidden is of the same linked object, wherever it is defined: its distance is known to
/// the linker, unless it may be absent or a number.
fn is_elsewhere(module: &Module, output: OutputKind, global: GlobalRef) -> bool {
    let (defined, linkage, visibility) = match global {
        GlobalRef::Func(f) => {
            let f = &module.functions[f];
            (f.is_defined(), f.linkage, f.visibility)
        }
        GlobalRef::Var(v) => {
            let v = &module.globals[v];
            (v.init.is_some(), v.linkage, v.visibility)
        }
    };
    let relocatable = matches!(output, OutputKind::Object | OutputKind::Assembly);
    match global {
        _ if !defined && linkage == Linkage::ExternWeak => true,
        // What the module's assembly defines may be a number, which is no place.
        GlobalRef::Var(_) if !defined && !module.assembly.is_empty() => true,
        _ if !defined && relocatable => visibility == Visibility::Default,
        GlobalRef::Func(_) if !defined => true,
        _ => relocatable && matches!(linkage, Linkage::Weak | Linkage::Common),
    }
}

/// May a linker take another object's definition of a function? Then nothing of this one holds for
/// its callers.
pub(crate) fn may_be_replaced(module: &Module, output: OutputKind, f: FuncId) -> bool {
    let relocatable = matches!(output, OutputKind::Object | OutputKind::Assembly);
    let func = module.functions.get(FuncRef::new(f.index()));
    relocatable
        && func.is_some_and(|func| {
            !func.call_conv.is_kernel() && matches!(func.linkage, Linkage::Weak | Linkage::Odr)
        })
}

pub(crate) fn preserve(s: &mut State) -> Result<(), Diagnostic> {
    let access = s.func.frame.access;
    let clobbers = |f: FuncId| callee_clobbers(s.done, access, f);
    let vgprs = vgpr_budget(s).unwrap_or(u16::MAX);
    regalloc::preserve(&mut s.func, s.machine, vgprs, &clobbers);
    Ok(())
}

/// What a call of a function writes; of one that is not compiled yet, or not here, what LLVM's
/// convention says.
fn callee_clobbers(done: &Done, access: ScratchAccess, f: FuncId) -> Clobbers {
    let known = done.clobbers.get(&f);
    known.copied().unwrap_or_else(|| Clobbers::standard(access))
}

pub(crate) fn delay_saves(s: &mut State) -> Result<(), Diagnostic> {
    sched::delay_saves(&mut s.func);
    Ok(())
}

pub(crate) fn shrink(s: &mut State) -> Result<(), Diagnostic> {
    regalloc::shrink(&mut s.func, s.machine);
    Ok(())
}

pub(crate) fn frame(s: &mut State) -> Result<(), Diagnostic> {
    if s.func.frame.stack == StackUse::Dynamic {
        s.func.frame.assumed = s.done.reach.assumed_variables();
    }
    emit::layout_frame(&mut s.func, s.machine).map_err(|e| at(s.loc, &e))
}

pub(crate) fn fill_nops(s: &mut State) -> Result<(), Diagnostic> {
    if s.options.opt != OptLevel::O0 {
        emit::fill_nops(&mut s.func, s.machine);
    }
    Ok(())
}

pub(crate) fn hazards(s: &mut State) -> Result<(), Diagnostic> {
    emit::insert_nops(&mut s.func, s.machine);
    Ok(())
}

pub(crate) fn encode(s: &mut State) -> Result<(), Diagnostic> {
    let options = EncodeOptions {
        machine: s.machine,
        expanded: &s.expanded,
        listing: s.listing,
        place: &|place| s.places.show(place),
        far: s.options.far_branches,
    };
    let code = emit::encode_function(&s.func, &options).map_err(|e| at(s.loc, &e))?;
    // Nobody calls a kernel.
    if s.func.kernel.is_none() {
        s.clobbers = clobbers(s, &code);
    }
    s.code = Some(code);
    Ok(())
}

/// What a call of the function writes: what its own instructions write (calls are jumps by now),
/// and what its callees do.
fn clobbers(s: &State, code: &CompiledFunction) -> Clobbers {
    let access = s.func.frame.access;
    let of = |g: FuncId| callee_clobbers(s.done, access, g);
    let mut clobbers = Clobbers::of(&s.func, &of);
    code.far_branch_pair
        .into_iter()
        .for_each(|pair| clobbers.add(pair));
    for &callee in &s.callees {
        clobbers.union(&callee.map_or_else(|| Clobbers::standard(access), of));
    }
    match s.func.preserves() {
        true => clobbers.without_preserved(access),
        false => clobbers,
    }
}

pub(crate) fn cache_policy(s: &mut State) -> Result<(), Diagnostic> {
    let applied = match &s.options.rules {
        Some(rules) => memmodel::apply_rules(&mut s.func, s.machine, rules),
        None => memmodel::apply_cache_policy(&mut s.func, s.machine),
    };
    applied.map_err(|e| at(s.loc, &e))
}

pub(crate) fn keep_accumulators(s: &mut State) -> Result<(), Diagnostic> {
    if s.options.opt != OptLevel::O0 && regalloc::may_keep_accumulators(&s.func, s.machine) {
        clean_up(s);
        let most = vgpr_budget(s).unwrap_or(256);
        if regalloc::keep_accumulators(&mut s.func, s.machine, most) {
            s.alloc_input = regalloc::Input::AsSelected;
        }
    }
    Ok(())
}

pub(crate) fn select_subwords(s: &mut State) -> Result<(), Diagnostic> {
    if s.options.opt != OptLevel::O0 {
        clean_up(s);
        sched::select_subwords(&mut s.func, s.machine);
    }
    Ok(())
}

pub(crate) fn combine_dpp(s: &mut State) -> Result<(), Diagnostic> {
    if s.options.opt != OptLevel::O0 {
        clean_up(s);
        if sched::combine_dpp(&mut s.func, s.machine) {
            s.alloc_input = regalloc::Input::AsSelected;
        }
    }
    Ok(())
}

pub(crate) fn pair_local_accesses(s: &mut State) -> Result<(), Diagnostic> {
    if s.options.opt != OptLevel::O0 {
        clean_up(s);
        sched::pair_local_accesses(&mut s.func, s.machine);
    }
    Ok(())
}

pub(crate) fn pack_floats(s: &mut State) -> Result<(), Diagnostic> {
    if s.options.opt != OptLevel::O0 {
        clean_up(s);
        let budget = budget(s);
        sched::pack_floats(&mut s.func, s.machine, budget);
    }
    Ok(())
}

pub(crate) fn sink_uses_of_loads(s: &mut State) -> Result<(), Diagnostic> {
    if matches!(s.options.opt, OptLevel::O2 | OptLevel::O3) {
        clean_up(s);
        let budget = budget(s);
        sched::sink_uses_of_loads(&mut s.func, s.machine, budget);
        sched::moves_before_branches(&mut s.func);
    }
    Ok(())
}

/// How many registers orders of instructions may need.
fn budget(s: &State) -> sched::Budget {
    sched::Budget {
        vgprs: vgpr_budget(s).unwrap_or(256),
        most_waves: attributes(s).and_then(|a| reach::waves_per_eu(a)?.1),
        resident_waves: s.info.kernels[s.source].as_ref().and_then(|kernel| {
            let (lds, group) = (kernel.lds_size, kernel.max_flat_workgroup_size);
            emit::descriptor::waves_by_lds(lds, group, s.machine)
        }),
    }
}

/// Removes copies and what is dead, once.
fn clean_up(s: &mut State) {
    if s.alloc_input == regalloc::Input::AsSelected {
        regalloc::clean_up(&mut s.func, s.machine);
        s.alloc_input = regalloc::Input::Clean;
    }
}

pub(crate) fn schedule(s: &mut State) -> Result<(), Diagnostic> {
    let effort = match s.options.opt {
        OptLevel::O0 => return Ok(()),
        OptLevel::O1 => sched::Effort::One,
        OptLevel::O2 | OptLevel::O3 => sched::Effort::Several,
    };
    let budget = budget(s);
    clean_up(s);
    let before = match s.options.verify {
        crate::Verify::EachPass => Some(s.func.clone()),
        crate::Verify::Input => None,
    };
    let reports = sched::schedule(&mut s.func, s.machine, budget, effort);
    if let Some(say) = s.options.on_schedule {
        let name = &s.func.name;
        reports.iter().for_each(|r| say(&format!("{name}, {r}\n")));
    }
    let verified = before.map_or(Ok(()), |before| sched::verify(&before, &s.func, s.machine));
    verified.map_err(|e| Diagnostic::error(s.loc, format!("internal error: {e}")))
}

pub(crate) fn wave_graph(s: &mut State) -> Result<(), Diagnostic> {
    wave::run(&mut s.func, s.machine);
    Ok(())
}

pub(crate) fn waits(s: &mut State) -> Result<(), Diagnostic> {
    let options = memmodel::WaitOptions { machine: s.machine };
    memmodel::insert_waits(&mut s.func, &options).map_err(|e| at(s.loc, &e))?;
    Ok(())
}

pub(crate) fn allocate(s: &mut State, bank: Bank) -> Result<(), Diagnostic> {
    let access = s.func.frame.access;
    let clobbers = |f: FuncId| callee_clobbers(s.done, access, f);
    let mut options = AllocOptions::new(s.machine, &clobbers);
    options.method = s.options.regalloc;
    options.check = match s.options.verify {
        crate::Verify::EachPass => Check::On,
        crate::Verify::Input => Check::Off,
    };
    options.budget = match bank {
        Bank::Vgpr => vgpr_budget(s),
        Bank::Sgpr => sgpr_budget(s),
    };
    options.input = match bank {
        Bank::Vgpr => s.alloc_input,
        Bank::Sgpr => regalloc::Input::AsSelected,
    };
    options.lane_limit = vgpr_budget(s);
    options.whole_wave = s.done.whole_wave;
    if bank == Bank::Vgpr && s.options.max_vgprs.is_none() {
        let vgprs = options.budget.unwrap_or(256);
        let beside = group(s).map_or(0, |g| reach::accumulators_beside(s.machine, vgprs, g));
        let counted_on = exported_group(s).map(|g| Share::of(s.machine, g).agprs);
        options.accumulators = counted_on.map_or(beside, |most| beside.min(most));
    }
    let most = match bank {
        Bank::Vgpr => s.options.max_vgprs,
        Bank::Sgpr => s.options.max_sgprs,
    };
    let mut result = s.context.allocate(&mut s.func, bank, &options);
    let counted_on = bank == Bank::Vgpr && exported_group(s).is_some();
    let wished = options.budget != most && !s.func.preserves() && !counted_on;
    if matches!(&result, Err(AllocError::TooFewRegisters { .. }) if wished) {
        options.budget = most;
        result = s.context.allocate(&mut s.func, bank, &options);
    }
    let result = result.map_err(|e| alloc_error(s.loc, &s.func.name, &e))?;
    match bank {
        Bank::Vgpr => s.vgprs = result,
        Bank::Sgpr => s.sgprs = result,
    }
    Ok(())
}

/// The attributes of the function in the module.
fn attributes<'a>(s: &State<'a>) -> Option<&'a ir::FnAttrs> {
    s.module.functions.get(s.source).map(|f| &f.attrs)
}

/// VGPRs that may be used: callers that do not know a function rely on what llc would give it. A
/// compute unit must hold a group of a kernel, and a kernel may ask for a number of waves or of
/// registers: more are used only where the program cannot do with those.
fn vgpr_budget(s: &State) -> Option<u16> {
    let attrs = attributes(s);
    if s.func.preserves() {
        let own = attrs.map_or(256, |a| reach::function_vgprs(s.machine, a));
        return Some(s.options.max_vgprs.map_or(own, |most| most.min(own)));
    }
    let limits = [
        s.options.max_vgprs,
        exported_group(s).map(|g| Share::of(s.machine, g).vgprs),
        group(s).map(|g| reach::most_vgprs(s.machine, g)),
        attrs.and_then(|a| reach::wished_vgprs(s.machine, a)),
    ];
    limits.into_iter().flatten().min()
}

/// SGPRs that may be used; those that are allocated besides belong to what a kernel asks for.
fn sgpr_budget(s: &State) -> Option<u16> {
    let wish = attributes(s).and_then(|a| reach::number(a, "amdgpu-num-sgpr"));
    let own = wish
        .filter(|_| !s.func.preserves())
        .map(|n| n.saturating_sub(6))
        .filter(|&n| n > 0);
    [s.options.max_sgprs, own].into_iter().flatten().min()
}

/// The most work-items of a group that the function is executed for: of the kernel, or of all.
fn group(s: &State) -> Option<u32> {
    let size = |k: &lower::abi::KernelInfo| k.max_flat_workgroup_size;
    match s.info.kernels[s.source].as_ref() {
        Some(kernel) => Some(size(kernel)),
        None => s.done.largest_group,
    }
}

/// The same of kernels in other objects, if they may reach the function.
fn exported_group(s: &State) -> Option<u32> {
    s.done.exported.group(s.source)
}

/// What a function of another object may use that the function calls.
fn share(s: &State) -> Share {
    let group = group(s).unwrap_or(lower::abi::MAX_WORKGROUP_SIZE);
    Share::of(s.machine, group)
}

fn alloc_error(loc: SourceLoc, name: &str, error: &AllocError) -> Diagnostic {
    Diagnostic::error(loc, format!("in function '{name}': {error}"))
}

pub(crate) fn expand(s: &mut State) -> Result<(), Diagnostic> {
    // Only kernels need what their callees use.
    let kernel = s.func.kernel.is_some();
    let share = share(s);
    let used = |f: Option<FuncId>| match kernel {
        true => s.done.reach.of_call(f, share),
        false => Resources::default(),
    };
    let callee = |f: FuncId| {
        let in_module = s.module.functions.get(FuncRef::new(f.index()));
        let name = in_module.map(|func| func.name.clone());
        let name = name.or_else(|| s.done.names.get(&f).cloned())?;
        let resources = used(Some(f));
        Some(Callee { name, resources })
    };
    let indirect = s.callees.contains(&None);
    let input = emit::ExpandInput {
        machine: s.machine,
        callee: &callee,
        unknown_callee: match indirect {
            true => used(None),
            false => Resources::default(),
        },
        scratch: match s.platform {
            Platform::Hsa(_) | Platform::Mesa3d => emit::ScratchSource::UserSgprs,
            Platform::Pal => emit::ScratchSource::Table,
            Platform::Bare => emit::ScratchSource::Symbols,
        },
    };
    s.expanded = emit::expand(&mut s.func, &input).map_err(|e| {
        let loc = match e.loc {
            SrcLoc::NONE => s.loc,
            SrcLoc(offset) => SourceLoc::new(offset as usize),
        };
        at(loc, &e)
    })?;
    Ok(())
}

/// The program's text after a stage.
pub(crate) fn text(s: &State, print: Print) -> String {
    match print {
        Print::Machine => format!("{}\n", s.func),
        Print::Uniformity => uniformity_text(s),
        Print::Listing => {
            let listing = s.code.as_ref().map_or("", |c| &c.listing);
            format!("{}:\n{listing}", s.func.name)
        }
        Print::Ir | Print::Never(_) => String::new(),
    }
}

/// The function in the module, with a remark at each value that may differ between lanes.
/// Parameters of blocks are printed as phis: each line that defines a value is the next one of
/// parameters and instructions in program order.
fn uniformity_text(s: &State) -> String {
    let Some(uniformity) = &s.uniformity else {
        return String::new();
    };
    let func = &s.module.functions[s.source];
    let values = func.layout.iter().flat_map(|&block| {
        let params = func.block_params(block).iter().copied();
        let params: Vec<ir::Value> = match block == func.entry() {
            true => Vec::new(),
            false => params.collect(),
        };
        let insts = func.blocks[block].insts.iter();
        params
            .into_iter()
            .chain(insts.filter_map(|&i| func.result(i)))
    });
    let mut values = values;
    let mut out = String::new();
    for line in ir::print_function(s.module, func).lines() {
        out.push_str(line);
        let defines = line.starts_with("  %") && line.contains(" = ");
        if defines && values.next().is_some_and(|v| !uniformity.is_uniform(v)) {
            out.push_str(" ; divergent");
        }
        out.push('\n');
    }
    out
}
