//! What is checked before a kernel is started: what a runtime or the packet processor would refuse
//! or silently get wrong.
//!
//! Sources: AMDGPUUsage, "Kernel Descriptor", "Initial Kernel Execution State", "Code Object V5
//! Metadata"; HSA platform specification, "AQL kernel dispatch packet".

use crate::code_object::Kernel;
use crate::descriptor::{Descriptor, ENTRY_ALIGN};
use crate::error::LaunchError;
use crate::launch::LaunchConfig;
use crate::program::Registers;
use isa::{Facts, Feature, Machine, Processor, Target, VgprFile};

/// Most bytes of private memory of a work-item.
const MAX_PRIVATE: u32 = 1 << 22;
/// Private memory of a kernel whose stack is not bounded: what the runtime takes.
const DYNAMIC_STACK: u32 = 16 << 10;
/// Most work-items in a work-group, by the hardware (AMDGPUUsage, `amdgpu-flat-work-group-size`).
const MAX_WORKGROUP: u64 = 1024;
/// SGPRs that are there for user data ("Initial Kernel Execution State").
pub(crate) const MAX_USER_SGPRS: u8 = 16;
/// Alignment of the kernarg segment that launches can give: that of a page.
const MAX_KERNARG_ALIGN: u64 = 4096;
/// Most bytes of the kernarg segment.
const MAX_KERNARG: u64 = 1 << 20;
/// What is known of the processor's generation.
pub(crate) fn facts(target: &Target) -> Result<&'static Facts, LaunchError> {
    let machine = Machine::new(target);
    let unknown = || LaunchError::Resources(format!("{} is not known", target.processor.name));
    Ok(machine.ok_or_else(unknown)?.facts())
}

/// Checks everything that does not depend on the arguments.
pub(crate) fn check(
    kernel: &Kernel,
    config: &LaunchConfig,
    entry: u64,
    processor: &'static Processor,
) -> Result<(), LaunchError> {
    let problem = descriptor_problem(kernel, entry, processor);
    if let Some(what) = problem {
        return Err(LaunchError::Descriptor {
            kernel: kernel.name().to_string(),
            what,
        });
    }
    if let Some(what) = geometry_problem(kernel, config) {
        return Err(LaunchError::Geometry(what));
    }
    check_kernarg(kernel)
}

/// Whether AccVGPRs are in one file with the others.
fn has_unified_file(processor: &'static Processor) -> bool {
    let machine = Machine::new(&Target::new(processor));
    machine.is_some_and(|m| m.facts().vgpr_file == VgprFile::Unified)
}

fn descriptor_problem(
    kernel: &Kernel,
    entry: u64,
    processor: &'static Processor,
) -> Option<String> {
    let d = &kernel.descriptor;
    if let Some(problem) = &d.problem {
        return Some(problem.clone());
    }
    let wave_size = kernel.meta.wavefront_size;
    if d.wave32 || wave_size != u32::from(processor.wave_size) {
        let of = if d.wave32 { 32 } else { wave_size };
        return Some(format!(
            "waves of {of} lanes, {} has waves of {}",
            processor.name, processor.wave_size
        ));
    }
    if !entry.is_multiple_of(ENTRY_ALIGN) {
        return Some(format!(
            "the first instruction is not aligned to {ENTRY_ALIGN} bytes"
        ));
    }
    let (requested, count) = (d.requested_user_sgprs(), d.user_sgprs);
    if requested.min(MAX_USER_SGPRS) > count {
        return Some(format!(
            "{requested} SGPRs of user data are enabled, USER_SGPR_COUNT is {count}"
        ));
    }
    if count > MAX_USER_SGPRS {
        return Some(format!(
            "USER_SGPR_COUNT is {count}, at most {MAX_USER_SGPRS} are set up"
        ));
    }
    let unified = has_unified_file(processor);
    if unified && d.acc_offset > d.vgprs {
        return Some(format!(
            "AccVGPRs start at {}, beyond the {} VGPRs",
            d.acc_offset, d.vgprs
        ));
    }
    None
}

fn geometry_problem(kernel: &Kernel, config: &LaunchConfig) -> Option<String> {
    let name = kernel.name();
    let (grid, group) = (config.grid, config.workgroup);
    if grid.contains(&0) || group.contains(&0) {
        return Some(format!(
            "a grid of {grid:?} work-items in work-groups of {group:?}: no dimension may be 0"
        ));
    }
    if !(1..=3).contains(&config.dimensions) {
        return Some(format!(
            "{} dimensions, 1 to 3 are possible",
            config.dimensions
        ));
    }
    let size = (group.iter()).fold(1u64, |size, &n| size.saturating_mul(n.into()));
    if size > MAX_WORKGROUP {
        return Some(format!(
            "a work-group of {size} work-items is larger than the {MAX_WORKGROUP} that the \
             hardware allows"
        ));
    }
    let most = u64::from(kernel.max_workgroup_size()).max(1);
    if size > most {
        return Some(format!(
            "a work-group of {size} work-items is larger than the {most} that kernel '{name}' \
             allows"
        ));
    }
    if let Some(required) = kernel.meta.required_workgroup.filter(|r| *r != group) {
        return Some(format!(
            "kernel '{name}' requires work-groups of {required:?}, not {group:?}"
        ));
    }
    let partial = (0..3).find(|&d| grid[d] % group[d] != 0);
    partial.filter(|_| kernel.meta.uniform).map(|d| {
        format!(
            "kernel '{name}' requires whole work-groups: {} work-items in dimension {d} are no \
             multiple of {}",
            grid[d], group[d]
        )
    })
}

fn check_kernarg(kernel: &Kernel) -> Result<(), LaunchError> {
    let (size, align) = (kernel.kernarg_size(), kernel.meta.kernarg_align);
    if size > MAX_KERNARG {
        return Err(LaunchError::Resources(format!(
            "kernel '{}' has {size} bytes of arguments, at most {MAX_KERNARG} are possible",
            kernel.name()
        )));
    }
    if !align.is_power_of_two() || align > MAX_KERNARG_ALIGN {
        return Err(LaunchError::Resources(format!(
            "kernel '{}' wants its arguments aligned to {align} bytes; a power of two up to \
             {MAX_KERNARG_ALIGN} is possible",
            kernel.name()
        )));
    }
    Ok(())
}

/// Bytes of private memory of a work-item.
pub(crate) fn private_size(descriptor: &Descriptor) -> Result<u32, LaunchError> {
    let size = match descriptor.dynamic_stack {
        true => descriptor.private_size.max(DYNAMIC_STACK),
        false => descriptor.private_size,
    };
    if size > MAX_PRIVATE {
        return Err(LaunchError::Resources(format!(
            "{size} bytes of private memory for each work-item, at most {MAX_PRIVATE} are possible"
        )));
    }
    Ok(size.next_multiple_of(4))
}

/// Registers of each wave, if the processor has that many.
pub(crate) fn registers(
    kernel: &Kernel,
    processor: &'static Processor,
) -> Result<Registers, LaunchError> {
    let d = &kernel.descriptor;
    let unified = has_unified_file(processor);
    if d.vgprs > processor.vgprs_addressable {
        return Err(LaunchError::Resources(format!(
            "{} VGPRs, {} has {}",
            d.vgprs, processor.name, processor.vgprs_addressable
        )));
    }
    // The SGPRs of GFX90A are not allocated by the descriptor: every wave has all of them.
    let sgprs = match unified {
        true => processor.sgprs_addressable,
        false => d.sgprs.min(processor.sgprs_addressable),
    };
    let (vgprs, acc_base, agprs) = match (unified, processor.has(Feature::Mai)) {
        (true, _) => {
            let vgprs = d.acc_offset.min(d.vgprs);
            (vgprs.min(256), vgprs, d.vgprs - vgprs)
        }
        (false, true) => (d.vgprs, d.vgprs, d.vgprs),
        (false, false) => (d.vgprs, d.vgprs, 0),
    };
    Ok(Registers {
        sgprs,
        vgprs,
        acc_base,
        agprs,
    })
}

/// All waves of a work-group are resident together on one compute unit: its register files must
/// have room for them. Those of a group that is split have not to be on one unit.
pub(crate) fn group_fits(
    kernel: &Kernel,
    waves: u32,
    processor: &'static Processor,
) -> Result<(), LaunchError> {
    let d = &kernel.descriptor;
    let each = d.vgprs.next_multiple_of(processor.vgpr_granule);
    let on_simd = (processor.vgprs_total / each).min(processor.max_waves_per_simd.into());
    let on_unit = u32::from(on_simd) * u32::from(processor.simds_per_cu);
    if waves <= on_unit || d.is_split {
        return Ok(());
    }
    Err(LaunchError::Resources(format!(
        "a work-group has {waves} waves of {each} VGPRs, a compute unit has room for {on_unit}"
    )))
}
