//! The pipeline: text or module to bytes.

use crate::globals;
use crate::options::{CodeObjectVersion, OptLevel, Options, OutputKind, Verify};
use crate::passes::{Done, MACHINE, State};
use crate::stats::{KernelStats, PassTimes};
use cranelift_entity::EntityRef;
use emit::{
    Annotations, Callee, CompiledFunction, EncodeOptions, FunctionDef, KernelDesc, ListingMode,
    ObjectKind,
};
use ir::{AddrSpace, Diagnostic, FuncRef, GlobalVar, Module, SourceFile, SourceLoc};
use isa::{FeatureSource, Machine, Opcode, Processor, Target, Tasks, UnalignedAccess};
use lower::abi::{KernelInfo, ModuleInfo};
use lower::analysis::{GraphInfo, Uniformity, WaveShape};
use lower::opt;
use mir::FuncId;
use regalloc::{AllocContext, AllocResult, Clobbers};
use std::borrow::Cow;
use std::time::Instant;

/// What a compilation gives.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The output, of the kind that the options ask for.
    pub bytes: Vec<u8>,
    /// Figures of each kernel.
    pub kernels: Vec<KernelStats>,
    /// Times of passes.
    pub times: PassTimes,
    /// Texts of the program after passes, as `print_after` asks for.
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
/// What is wrong with the program; places are numbered as [`ir::diag::first_offset`] says, so that [`Diagnostic::render_in`] shows them.
pub fn compile_files(
    sources: &[SourceFile<'_>],
    options: &Options,
) -> Result<Compiled, Vec<Diagnostic>> {
    let start = Instant::now();
    let locate = |errors: Vec<Diagnostic>| errors.into_iter().map(|e| e.located(sources)).collect();
    let module = ir::parse_modules(sources).map_err(locate)?;
    let mut unit = Unit::new(module, options).map_err(locate)?;
    unit.out.times.add("parse", start.elapsed());
    unit.run().map_err(locate)
}

/// Compiles a module built in memory.
///
/// # Errors
/// What is wrong with the program; places are those that the module's instructions have.
pub fn compile_module(module: Module, options: &Options) -> Result<Compiled, Vec<Diagnostic>> {
    Unit::new(module, options)?.run()
}

/// A module on its way.
struct Unit<'a> {
    module: Module,
    options: Cow<'a, Options>,
    version: CodeObjectVersion,
    machine: Machine,
    out: Compiled,
    done: Done,
    functions: Vec<FunctionDef>,
    kernels: Vec<KernelDesc>,
}

impl<'a> Unit<'a> {
    fn new(mut module: Module, options: &'a Options) -> Result<Unit<'a>, Vec<Diagnostic>> {
        let version = code_object_version(&module, options).map_err(|d| vec![d])?;
        let target = target_of(&module, options)?;
        let machine = Machine::new(&target).ok_or_else(|| vec![unsupported(&target)])?;
        let mut options = Cow::Borrowed(options);
        if options.target != target {
            options.to_mut().target = target;
        }
        if options.code_object.is_some() {
            module.code_object_version = Some(version.module_flag());
        }
        Ok(Unit {
            module,
            options,
            version,
            machine,
            out: Compiled::default(),
            done: Done::default(),
            functions: Vec::new(),
            kernels: Vec::new(),
        })
    }

    /// Runs a step and takes its time.
    fn timed<T>(&mut self, name: &'static str, step: impl FnOnce(&mut Self) -> T) -> T {
        let start = Instant::now();
        let result = step(self);
        self.out.times.add(name, start.elapsed());
        result
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

    fn run(mut self) -> Result<Compiled, Vec<Diagnostic>> {
        self.check_triple()?;
        self.timed("verify", |u| ir::verifier::verify_module(&u.module))?;
        self.run_pipeline(opt::Stage::Source)?;
        if self.options.output == OutputKind::Ir {
            self.out.bytes = ir::print_module(&self.module).into_bytes();
            return Ok(self.out);
        }
        let target = lower_target(&self.machine, self.version);
        let info = self.timed("legalise", |u| lower::legalise(&mut u.module, &target))?;
        self.print_ir("legalise");
        self.check_ir("legalise")?;
        self.run_pipeline(opt::Stage::Legal)?;
        let mut context = AllocContext::default();
        for &f in &info.order {
            self.function(f, &info, &mut context).map_err(|d| vec![d])?;
        }
        self.timed("emit", |u| u.emit()).map_err(|d| vec![d])?;
        Ok(self.out)
    }

    // ---- IR ---------------------------------------------------------------------------------------------------------

    fn run_pipeline(&mut self, stage: opt::Stage) -> Result<(), Vec<Diagnostic>> {
        let level = match self.options.opt {
            OptLevel::O0 => opt::OptLevel::O0,
            OptLevel::O1 => opt::OptLevel::O1,
            OptLevel::O2 | OptLevel::O3 => opt::OptLevel::O2,
        };
        for pass in opt::pipeline(stage, level) {
            // Normalisation is part of the contract with instruction selection.
            if pass.name != "normalise" && self.options.disabled.iter().any(|d| d == pass.name) {
                continue;
            }
            self.timed(pass.name, |u| opt::run_pass(pass, stage, &mut u.module));
            self.print_ir(pass.name);
            self.check_ir(pass.name)?;
        }
        Ok(())
    }

    fn prints_after(&self, pass: &str) -> bool {
        self.options
            .print_after
            .as_deref()
            .is_some_and(|p| p == pass || p == "all")
    }

    fn print_ir(&mut self, pass: &str) {
        if self.prints_after(pass) {
            let text = ir::print_module(&self.module);
            self.out
                .prints
                .push_str(&format!("; after {pass}\n{text}\n"));
        }
    }

    /// An error here is one of the compiler.
    fn check_ir(&self, pass: &str) -> Result<(), Vec<Diagnostic>> {
        if self.options.verify == Verify::Input {
            return Ok(());
        }
        ir::verifier::verify_module(&self.module).map_err(|mut errors| {
            errors
                .iter_mut()
                .for_each(|e| e.message = format!("internal error after {pass}: {}", e.message));
            errors
        })
    }

    // ---- machine IR -------------------------------------------------------------------------------------------------

    fn function(
        &mut self,
        f: FuncRef,
        info: &ModuleInfo,
        context: &mut AllocContext,
    ) -> Result<(), Diagnostic> {
        let start = Instant::now();
        let func = self.timed("isel", |u| u.select(f, info))?;
        if func.frame.uses_flat_scratch {
            self.done.flat_scratch.insert(FuncId::new(f.index()));
        }
        let loc = self.module.functions[f].loc;
        self.check_mir(&func, "isel", loc)?;
        let callees = callees(&func);
        let mut prints = String::new();
        let done = std::mem::take(&mut self.done);
        let machine = self.machine;
        let mut state = State {
            func,
            machine: &machine,
            options: &self.options,
            done: &done,
            context,
            loc,
            vgprs: AllocResult::default(),
            sgprs: AllocResult::default(),
            expanded: Default::default(),
            annotations: Annotations::default(),
        };
        if self.prints_after("isel") {
            prints.push_str(&format!("; after isel\n{}\n", state.func));
        }
        for pass in MACHINE {
            let begin = Instant::now();
            (pass.run)(&mut state)?;
            self.out.times.add(pass.name, begin.elapsed());
            if self.prints_after(pass.name) {
                prints.push_str(&format!("; after {}\n{}\n", pass.name, state.func));
            }
            self.check_mir(&state.func, pass.name, loc)?;
        }
        let (func, vgprs, sgprs, expanded) = (state.func, state.vgprs, state.sgprs, state.expanded);
        let annotations = state.annotations;
        self.done = done;
        self.out.prints.push_str(&prints);
        let code = self.timed("encode", |u| u.encode(&func, &expanded, &annotations, loc))?;
        self.note_clobbers(&func, &code, &callees);
        self.finish_function(f, info, &func, code, [vgprs, sgprs]);
        let name = &self.module.functions[f].name;
        if let Some(kernel) = self.out.kernels.last_mut().filter(|k| k.name == *name) {
            kernel.compile_us = start.elapsed().as_secs_f64() * 1e6;
        }
        Ok(())
    }

    fn select(&self, f: FuncRef, info: &ModuleInfo) -> Result<mir::Function, Diagnostic> {
        let func = &self.module.functions[f];
        let graph = GraphInfo::new(func);
        let uniformity = Uniformity::new(
            &self.module.ctx,
            func,
            &graph,
            WaveShape {
                lanes: self.machine.wave().lanes(),
            },
        );
        let lds_offset = |g: GlobalVar| {
            (self.module.globals[g].space == AddrSpace::Local).then(|| info.lds.offset(f, g))
        };
        let env = isel::Env {
            module: &self.module,
            ctx: &self.module.ctx,
            machine: &self.machine,
            lds_offset: &lds_offset,
            uses_flat_scratch: &|g| self.done.flat_scratch.contains(&FuncId::new(g.index())),
        };
        let mut selected = isel::select(&env, f, &|v| uniformity.is_uniform(v))?;
        for (block, &ir_block) in selected.layout.clone().into_iter().zip(&func.layout) {
            selected.blocks[block].loop_depth = graph.loops.block_depth(ir_block).min(255) as u8;
        }
        Ok(selected)
    }

    fn check_mir(
        &self,
        func: &mir::Function,
        pass: &str,
        loc: SourceLoc,
    ) -> Result<(), Diagnostic> {
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

    fn encode(
        &self,
        func: &mir::Function,
        expanded: &emit::Expanded,
        annotations: &Annotations,
        loc: SourceLoc,
    ) -> Result<CompiledFunction, Diagnostic> {
        let listing = if self.options.output == OutputKind::Assembly {
            ListingMode::On
        } else {
            ListingMode::Off
        };
        let options = EncodeOptions {
            machine: &self.machine,
            expanded,
            listing,
            annotations,
        };
        emit::encode_function(func, &options).map_err(|e| Diagnostic::error(loc, e.to_string()))
    }

    /// What a call of the function writes: what its own instructions write (calls are jumps by now), and what its callees do.
    fn note_clobbers(&mut self, func: &mir::Function, code: &CompiledFunction, callees: &[FuncId]) {
        let of = |g: FuncId| {
            self.done
                .clobbers
                .get(&g)
                .copied()
                .unwrap_or(Clobbers::all())
        };
        let mut clobbers = Clobbers::of(func, &of);
        code.far_branch_pair
            .into_iter()
            .for_each(|pair| clobbers.add(pair));
        for &callee in callees {
            clobbers.union(&of(callee));
        }
        if func.kernel.is_none() {
            self.done.whole_wave.union(&clobbers);
        }
        self.done.clobbers.insert(func.id, clobbers);
    }

    fn finish_function(
        &mut self,
        f: FuncRef,
        info: &ModuleInfo,
        func: &mir::Function,
        code: CompiledFunction,
        [vgprs, sgprs]: [AllocResult; 2],
    ) {
        let id = FuncId::new(f.index());
        self.done.callees.insert(
            id,
            Callee {
                name: code.name.clone(),
                resources: code.total,
            },
        );
        if let (Some(kernel), Some(abi)) = (&info.kernels[f], &func.kernel) {
            let desc = kernel_desc(&self.module, f, kernel, abi.clone(), [vgprs, sgprs]);
            self.out.kernels.push(self.kernel_stats(&desc, &code));
            self.kernels.push(desc);
        }
        let linkage = self.module.functions[f].linkage;
        self.functions.push(FunctionDef {
            code,
            binding: globals::binding(linkage),
            visibility: if info.kernels[f].is_some() {
                emit::Visibility::Protected
            } else {
                emit::Visibility::Hidden
            },
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

    fn emit(&mut self) -> Result<(), Diagnostic> {
        let input = emit::ModuleInput {
            machine: self.machine,
            version: self.version,
            functions: std::mem::take(&mut self.functions),
            kernels: std::mem::take(&mut self.kernels),
            globals: globals::definitions(&self.module)?,
            printf: self.module.printf_formats.clone(),
        };
        let error = |e: emit::ModuleError| Diagnostic::error(SourceLoc::NONE, e.to_string());
        self.out.bytes = match self.options.output {
            OutputKind::Linked => emit::module(&input, ObjectKind::Linked).map_err(error)?,
            OutputKind::Object => emit::module(&input, ObjectKind::Object).map_err(error)?,
            OutputKind::Assembly => emit::assembly(&input).map_err(error)?.into_bytes(),
            OutputKind::Ir => Vec::new(),
        };
        Ok(())
    }
}

/// The functions that a function calls.
fn callees(func: &mir::Function) -> Vec<FuncId> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.filter_map(|i| i.callee).collect()
}

/// The version of the code object, for header, notes, descriptors and implicit arguments: what the user says, else what the module says,
/// else the default.
fn code_object_version(
    module: &Module,
    options: &Options,
) -> Result<CodeObjectVersion, Diagnostic> {
    let (None, Some(flag)) = (options.code_object, module.code_object_version) else {
        return Ok(options.code_object.unwrap_or_default());
    };
    CodeObjectVersion::from_module_flag(flag).ok_or_else(|| {
        let known: Vec<String> = CodeObjectVersion::ALL
            .iter()
            .map(|v| v.module_flag().to_string())
            .collect();
        Diagnostic::error(
            module.flags_loc,
            format!("code object version {flag} of the module's flags is not supported"),
        )
        .hint(format!("supported are {}", known.join(", ")))
        .hint("--code-object-version=N takes the place of the flag")
    })
}

/// The target, with the settings that functions ask for where it leaves them open.
fn target_of(module: &Module, options: &Options) -> Result<Target, Vec<Diagnostic>> {
    let mut target = options.target;
    check_processor(&target).map_err(|d| vec![d])?;
    let mut errors = Vec::new();
    for func in module.functions.values().filter(|f| f.is_defined()) {
        let Some(list) = func.attrs.string("target-features") else {
            continue;
        };
        if let Err(e) = target.set_features(list, FeatureSource::Function) {
            let message = format!("{e} (attribute 'target-features' of '@{}')", func.name);
            errors.push(Diagnostic::error(func.loc, message));
        }
    }
    match errors.is_empty() {
        true => Ok(target),
        false => Err(errors),
    }
}

/// Refuses a processor that nothing is compiled for.
fn check_processor(target: &Target) -> Result<(), Diagnostic> {
    match target.processor.tasks().contains(Tasks::COMPILE) {
        true => Ok(()),
        false => Err(unsupported(target)),
    }
}

fn unsupported(target: &Target) -> Diagnostic {
    let known: Vec<&str> = Processor::supporting(Tasks::COMPILE)
        .map(|p| p.name)
        .collect();
    let name = target.processor.name;
    let message = format!("compiling for processor '{name}' is not supported");
    Diagnostic::error(SourceLoc::NONE, message).hint(format!("supported are {}", known.join(", ")))
}

/// What legalisation must know of the target.
fn lower_target(machine: &Machine, version: CodeObjectVersion) -> lower::LowerTarget {
    use lower::target::{HiddenArgs, LdsFloatAtomics, Unaligned};
    lower::LowerTarget {
        hidden_args: match version {
            CodeObjectVersion::V4 => HiddenArgs::Words,
            CodeObjectVersion::V5 | CodeObjectVersion::V6 => HiddenArgs::Area,
        },
        unaligned: match machine.facts().unaligned {
            UnalignedAccess::Allowed => Unaligned::Allowed,
            UnalignedAccess::Faults => Unaligned::Split,
        },
        lds_float_atomics: if machine.has(Opcode::DsAddF32) {
            LdsFloatAtomics::AddF32
        } else {
            LdsFloatAtomics::MinMax
        },
        lds_bytes: machine.processor().lds_bytes_per_group,
        wavefront_size: machine.wave().lanes(),
        ..lower::LowerTarget::GFX906
    }
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
        value_kind: h.kind,
        ..emit::ArgDesc::default()
    });
    let denormals = |d: lower::legal::Denormals| match d {
        lower::legal::Denormals::Flush => 0,
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
        reqd_workgroup_size: func.kernel.reqd_work_group_size,
        workgroup_size_hint: func.kernel.work_group_size_hint,
        vec_type_hint: func.kernel.vec_type_hint.clone(),
        uniform_work_group_size: func.attrs.string("uniform-work-group-size") == Some("true"),
        language: opencl.map(|_| "OpenCL C".to_string()),
        language_version: opencl,
        sgpr_spills: sgprs.spilled,
        vgpr_spills: vgprs.spilled,
        ..KernelDesc::default()
    }
}
