//! What crosses a function's border: kernel arguments, implicit inputs, signatures of functions,
//! LDS.
//!
//! - [`kernarg`]: the layout of the kernarg segment and its description for the metadata;
//! - [`preload`]: which kernel arguments are in registers;
//! - [`implicit_args`]: which implicit kernel arguments are read;
//! - [`inputs`]: what a kernel gets from hardware and dispatch, and which of it the functions need
//!   that it calls;
//! - [`callgraph`]: who calls whom, and what is wrong with that;
//! - [`standard`]: LLVM's calling convention;
//! - [`signature`]: parameters and results of functions in legal types, by either convention;
//! - `aperture`: bases of the apertures in memory;
//! - [`lds`]: offsets of variables in LDS.

mod align;
pub(crate) mod aperture;
pub mod callgraph;
pub mod implicit_args;
pub mod inputs;
pub mod kernarg;
pub(crate) mod kernarg_loads;
pub mod lds;
pub mod preload;
pub mod signature;
pub mod standard;

use crate::legal::FloatMode;
use crate::target::{LowerTarget, StartRegisters};
use cranelift_entity::{EntitySet, SecondaryMap};
use implicit_args::ImplicitUse;
use inputs::InputSet;
use ir::{
    CallSignature, Diagnostic, FuncRef, Function, GlobalVar, Intrinsic, Module, SigRef, SourceLoc,
};
use kernarg::{HiddenArg, KernelArg, ValueKind};
use lds::LdsLayout;
use signature::{Head, Signature};
use standard::{Convention, Passing};

/// What the metadata and the kernel descriptor must know of a kernel.
#[derive(Clone, Debug, Default)]
pub struct KernelInfo {
    /// Explicit arguments in order.
    pub args: Vec<KernelArg>,
    /// Implicit arguments that the runtime fills in, in order of their offsets.
    pub hidden: Vec<HiddenArg>,
    /// Offsets of those that are parameters, behind the explicit ones.
    pub(crate) hidden_params: Vec<u64>,
    /// Offset of the implicit arguments in the kernarg segment, in bytes.
    pub implicit_offset: u64,
    /// Size of the kernarg segment in bytes.
    pub segment_size: u64,
    /// Alignment of the kernarg segment in bytes.
    pub segment_align: u64,
    /// Dwords of the kernarg segment, from its start on, that the kernel finds in user SGPRs.
    pub preloaded: u8,
    /// What the kernel takes from hardware and dispatch, for itself or for functions that it calls:
    /// the intrinsics in its legal body.
    pub inputs: InputSet,
    /// Implicit arguments that are read.
    pub implicit: ImplicitUse,
    /// Most work-items of a work-group.
    pub max_flat_workgroup_size: u32,
    /// Most work-groups of a dispatch in each dimension, where the source promises that.
    pub max_groups: [Option<u32>; 3],
    /// The kernel's row in the table of LDS variables' addresses, where the source gives it one.
    pub(crate) lds_kernel_id: Option<u32>,
    /// Bytes of LDS of fixed size.
    pub lds_size: u32,
    /// Uses LDS whose size the dispatch decides.
    pub uses_dynamic_lds: bool,
    /// Floating-point mode to start in.
    pub float_mode: FloatMode,
}

impl KernelInfo {
    /// Offset of a parameter in the kernarg segment, in bytes.
    pub(crate) fn offset(&self, param: usize) -> u64 {
        match self.args.get(param) {
            Some(arg) => arg.offset,
            None => self.hidden_params[param - self.args.len()],
        }
    }
}

/// What legalisation knows of the module.
#[derive(Clone, Debug, Default)]
pub struct ModuleInfo {
    /// Signatures in legal types; of functions that are compiled, and of those that are called and
    /// defined elsewhere.
    pub(crate) signatures: SecondaryMap<FuncRef, Signature>,
    /// Of the source's signatures of indirect calls, the entry that is legal, or what is wrong.
    pub(crate) legal: SecondaryMap<SigRef, Option<Result<SigRef, Diagnostic>>>,
    /// Legal signatures of indirect calls.
    pub(crate) indirect: SecondaryMap<SigRef, Signature>,
    /// Functions that are called and defined elsewhere.
    pub external: Vec<FuncRef>,
    /// Functions that calls through pointers may lead to, if there are such calls.
    pub taken: Vec<FuncRef>,
    /// Are there functions that need a pointer to their frame, which the others must leave alone?
    pub frame_pointers: bool,
    /// Functions that may make flat addresses of scratch with a base that stands in memory.
    pub private_flat: EntitySet<FuncRef>,
    /// Kernels that are compiled.
    pub kernels: SecondaryMap<FuncRef, Option<KernelInfo>>,
    /// Registers at a kernel's start.
    pub start: Option<StartRegisters>,
    /// LDS.
    pub lds: LdsLayout,
    /// The functions that are compiled, callees before callers.
    pub order: Vec<FuncRef>,
    /// Alignments of global variables, as binary logarithms.
    pub(crate) global_aligns: SecondaryMap<GlobalVar, u8>,
    /// Required work-group sizes of kernels.
    item_ranges: SecondaryMap<FuncRef, Option<[u32; 3]>>,
}

impl ModuleInfo {
    /// How a function is called.
    pub fn signature(&self, func: FuncRef) -> &Signature {
        &self.signatures[func]
    }

    /// How a function is called through a pointer, by a legal signature.
    pub fn indirect(&self, sig: SigRef) -> &Signature {
        &self.indirect[sig]
    }

    /// Number of different values of a work-item id, where it is known to be less than 2^32.
    pub(crate) fn item_id_range(&self, func: FuncRef, id: Intrinsic) -> Option<u32> {
        let kernel = self.kernels[func].as_ref()?;
        let dim = match id {
            Intrinsic::WorkitemIdX => 0,
            Intrinsic::WorkitemIdY => 1,
            Intrinsic::WorkitemIdZ => 2,
            _ => return None,
        };
        Some(self.item_ranges[func].map_or(kernel.max_flat_workgroup_size, |r| r[dim]))
    }
}

/// Work-items that a work-group can have at most (AMDGPU usage guide,
/// `amdgpu-flat-work-group-size`).
pub const MAX_WORKGROUP_SIZE: u32 = 1024;

/// Analyses the module. Linear in its size, but for the number of LDS variables (see [`lds`]).
pub(crate) fn analyse(
    module: &mut Module,
    target: &LowerTarget,
) -> Result<ModuleInfo, Vec<Diagnostic>> {
    let graph = callgraph::CallGraph::new(module, target)?;
    align::raise_alignments(module);
    let lds = LdsLayout::new(module, &graph, target)?;
    let mut info = ModuleInfo {
        order: graph.order.clone(),
        lds,
        external: graph.external.clone(),
        taken: graph.taken.clone(),
        frame_pointers: graph.frame_pointers,
        private_flat: graph.private_flat.clone(),
        start: Some(target.start),
        ..ModuleInfo::default()
    };
    for (g, data) in module.globals.iter() {
        info.global_aligns[g] = data.align.max(1).trailing_zeros() as u8;
    }
    let passing = Passing {
        halves: target.halves,
        scratch: target.abilities.scratch,
    };
    let mut errors = Vec::new();
    for &f in graph.order.iter().chain(&graph.external) {
        match signature_of(module, f, &graph, passing, target) {
            Ok(sig) => info.signatures[f] = sig,
            Err(d) => errors.push(d),
        }
    }
    indirect_signatures(module, graph.indirect_inputs, passing, &mut info);
    for &f in &graph.order {
        if module.functions[f].call_conv.is_kernel() {
            match kernel_info(module, f, &graph, &info.lds, target) {
                Ok(kernel) => info.kernels[f] = Some(kernel),
                Err(d) => errors.push(d),
            }
            info.item_ranges[f] = module.functions[f].kernel.reqd_work_group_size;
        }
    }
    if errors.is_empty() {
        Ok(info)
    } else {
        Err(errors)
    }
}

fn signature_of(
    module: &mut Module,
    f: FuncRef,
    graph: &callgraph::CallGraph,
    passing: Passing,
    target: &LowerTarget,
) -> Result<Signature, Diagnostic> {
    let func = &module.functions[f];
    if func.call_conv.is_kernel() {
        return Ok(Signature::default());
    }
    if func.vararg {
        let message = format!("variable arguments of '@{}' are not supported", func.name);
        return Err(Diagnostic::error(func.loc, message));
    }
    let head = Head {
        params: func.params.clone(),
        ret: func.ret,
        ret_attrs: func.ret_attrs,
        // Callers through pointers do not know them.
        attrs: match graph.by_pointer.contains(f) {
            true => ir::FnAttrs::default(),
            false => func.attrs.clone(),
        },
        inputs: graph.inputs[f],
        passing,
        loc: func.loc,
    };
    if graph.is_standard(f) {
        return signature::of(module, Convention::Standard, head);
    }
    let sig = signature::of(module, Convention::Private, head.clone())?;
    let types = &module.ctx.types;
    let words = |all: &mut dyn Iterator<Item = ir::Type>| -> usize {
        all.map(|t| standard::words(types, t)).sum()
    };
    let params = words(&mut sig.params.iter().map(|p| p.ty));
    let results = words(&mut sig.results.iter().copied());
    let in_scalars = sig
        .params
        .iter()
        .filter(|p| p.attrs.flags.contains(ir::function::ParamFlags::INREG));
    let scalars = words(&mut in_scalars.map(|p| p.ty));
    let too_many =
        params.max(results) > target.most_private_words || scalars > target.most_scalar_words;
    if too_many && sig.inputs == sig.inputs.standard() {
        return signature::of(module, Convention::Standard, head);
    }
    Ok(sig)
}

/// The signatures of indirect calls. Each gets a legal entry of its own, even if others have the
/// same legal types: their words may be in other places.
fn indirect_signatures(
    module: &mut Module,
    inputs: InputSet,
    passing: Passing,
    info: &mut ModuleInfo,
) {
    for source in module.ctx.signatures.keys().collect::<Vec<_>>() {
        let from = module.ctx.signatures[source].clone();
        let head = Head {
            params: from.params,
            ret: from.ret,
            ret_attrs: from.ret_attrs,
            attrs: ir::FnAttrs::default(),
            inputs,
            passing,
            loc: SourceLoc::NONE,
        };
        let sig = signature::of(module, Convention::Standard, head);
        info.legal[source] = Some(sig.map(|sig| {
            let legal = module.ctx.signatures.push(CallSignature {
                ret: sig.ret,
                ret_attrs: ir::ParamAttrs::default(),
                params: sig.params.clone(),
            });
            info.indirect[legal] = sig;
            legal
        }));
    }
}

fn kernel_info(
    module: &Module,
    f: FuncRef,
    graph: &callgraph::CallGraph,
    lds: &LdsLayout,
    target: &LowerTarget,
) -> Result<KernelInfo, Diagnostic> {
    let func = &module.functions[f];
    check_inputs(func, graph.inputs[f], target)?;
    let (args, explicit_size, align) =
        kernarg::explicit_args(module, func, target.explicit_offset)?;
    let takes_dynamic = args
        .iter()
        .any(|a| a.kind == ValueKind::DynamicSharedPointer);
    let mut kernel = KernelInfo {
        args,
        inputs: graph.inputs[f],
        implicit: graph.implicit[f],
        max_flat_workgroup_size: max_workgroup_size(func),
        max_groups: max_groups(func)?,
        lds_kernel_id: func.kernel.lds_kernel_id,
        lds_size: lds.static_size(f),
        uses_dynamic_lds: takes_dynamic || lds.uses_dynamic(f),
        float_mode: FloatMode::of(&func.attrs),
        ..KernelInfo::default()
    };
    kernarg::finish_layout(module, func, target, explicit_size, align, &mut kernel)?;
    kernel.preloaded = preload::dwords(module, func, &kernel, graph.apertures[f], target);
    Ok(kernel)
}

/// Refuses what there is not outside of amdhsa.
fn check_inputs(func: &Function, inputs: InputSet, target: &LowerTarget) -> Result<(), Diagnostic> {
    if target.start == StartRegisters::Asked {
        return Ok(());
    }
    let missing = [
        (Intrinsic::DispatchPtr, "the dispatch packet"),
        (Intrinsic::QueuePtr, "the queue"),
    ];
    let found = missing.iter().find(|(input, _)| inputs.contains(*input));
    found.map_or(Ok(()), |(_, what)| {
        let message = format!(
            "kernel '@{}' needs {what}, which there is not on '{}'",
            func.name, target.system
        );
        Err(Diagnostic::error(func.loc, message))
    })
}

/// Most work-items in a dimension of the work-groups in which a function runs. What the attributes
/// of a function that is no kernel say does not hold of the kernels that call it.
pub(crate) fn max_work_items(func: &Function, dimension: usize) -> u32 {
    match func.kernel.reqd_work_group_size {
        _ if !func.call_conv.is_kernel() => MAX_WORKGROUP_SIZE,
        Some(sizes) => sizes[dimension],
        None => max_workgroup_size(func),
    }
}

/// Most work-items of a work-group of a kernel.
pub fn max_workgroup_size(func: &Function) -> u32 {
    if let Some([x, y, z]) = func.kernel.reqd_work_group_size {
        let size = u64::from(x) * u64::from(y) * u64::from(z);
        return u32::try_from(size)
            .unwrap_or(MAX_WORKGROUP_SIZE)
            .clamp(1, MAX_WORKGROUP_SIZE);
    }
    func.attrs
        .string("amdgpu-flat-work-group-size")
        .and_then(|text| text.split(',').nth(1)?.trim().parse().ok())
        .unwrap_or(MAX_WORKGROUP_SIZE)
        .clamp(1, MAX_WORKGROUP_SIZE)
}

/// Most work-groups in each dimension (`amdgpu-max-num-workgroups`); zero and all ones promise
/// nothing.
fn max_groups(func: &Function) -> Result<[Option<u32>; 3], Diagnostic> {
    const NAME: &str = "amdgpu-max-num-workgroups";
    let Some(text) = func.attrs.string(NAME) else {
        return Ok([None; 3]);
    };
    let numbers = text.split(',').map(|n| n.trim().parse::<u32>().ok());
    let numbers: Option<Vec<u32>> = numbers.collect();
    let Some(Ok(sizes)) = numbers.map(<[u32; 3]>::try_from) else {
        let message = format!(
            "attribute \"{NAME}\" of '@{}' has no three numbers",
            func.name
        );
        return Err(Diagnostic::error(func.loc, message));
    };
    Ok(sizes.map(|n| Some(n).filter(|&n| n != 0 && n != u32::MAX)))
}
