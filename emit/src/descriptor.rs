//! Values of a kernel's descriptor.
//!
//! Source: specification, "Kernel Descriptor for GFX6-GFX9", "compute_pgm_rsrc1",
//! "compute_pgm_rsrc2"; where the fields are is [`codeobj::descriptor`]'s.

use crate::error::ModuleError;
use crate::module::{KernelDesc, ModuleInput};
use crate::resources::Resources;
use codeobj::descriptor::{Field, SIZE};
use codeobj::registers::{
    ACCUM_GRANULE, SGPR_ENCODING_GRANULE, Special, fixed_sgprs, granules, special_sgprs,
};
use isa::{CodeObjectVersion, FlatScratch, Machine, VgprFile};
use mir::{PrivateSegment, UserSgpr};

/// Where there is no FLAT_SCRATCH, assembly has no directive that says so, and LLVM's assembler
/// counts it (`getNumExtraSGPRs`).
fn special(used: &Resources, machine: &Machine) -> Special {
    let counted = machine.facts().flat_scratch == FlatScratch::None;
    Special {
        vcc: used.vcc,
        flat_scratch: used.flat_scratch || counted,
        xnack: machine.replays(),
    }
}

/// SGPRs of a wave, those of VCC, FLAT_SCRATCH and XNACK_MASK included.
pub fn sgpr_count(used: &Resources, machine: &Machine) -> u16 {
    let target = machine.target();
    let counted = used.sgprs + special_sgprs(special(used, machine), target);
    fixed_sgprs(target).unwrap_or(counted)
}

/// VGPRs of a lane; AccVGPRs follow the others in a unified file.
pub fn vgpr_count(used: &Resources, machine: &Machine) -> u16 {
    if machine.facts().vgpr_file == VgprFile::Unified && used.agprs > 0 {
        used.vgprs.next_multiple_of(ACCUM_GRANULE) + used.agprs
    } else {
        used.vgprs.max(used.agprs)
    }
}

/// Granulated SGPR count.
pub fn sgpr_blocks(used: &Resources, machine: &Machine) -> u64 {
    granules(sgpr_count(used, machine).into(), SGPR_ENCODING_GRANULE)
}

/// Granulated VGPR count.
pub fn vgpr_blocks(used: &Resources, machine: &Machine) -> u64 {
    granules(
        vgpr_count(used, machine).into(),
        machine.processor().vgpr_granule,
    )
}

/// Waves of a SIMD that the kernel's registers and LDS leave room for.
pub fn occupancy(kernel: &KernelDesc, used: &Resources, machine: &Machine) -> u32 {
    let processor = machine.processor();
    let most = u32::from(processor.max_waves_per_simd);
    let file = |total: u16, count: u16, granule: u16| {
        u32::from(total / count.max(1).next_multiple_of(granule))
    };
    let vgprs = file(
        processor.vgprs_total,
        vgpr_count(used, machine),
        processor.vgpr_granule,
    );
    let sgprs = file(
        processor.sgprs_total,
        sgpr_count(used, machine),
        processor.sgpr_granule,
    );
    let waves = most.min(vgprs).min(sgprs).max(1);
    let group_size = match kernel.reqd_workgroup_size {
        Some([x, y, z]) => x.saturating_mul(y).saturating_mul(z),
        None => kernel.max_flat_workgroup_size,
    };
    let by_lds = waves_by_lds(kernel.lds_size, group_size, machine);
    by_lds.map_or(waves, |by_lds| waves.min(by_lds))
}

/// Waves of a SIMD of groups of so many work-items that have so many bytes of LDS each; `None`
/// without LDS.
pub fn waves_by_lds(lds_size: u32, group_size: u32, machine: &Machine) -> Option<u32> {
    if lds_size == 0 {
        return None;
    }
    let processor = machine.processor();
    let lds = lds_size.next_multiple_of(processor.lds_granule);
    let groups = processor.lds_bytes / lds.max(1);
    let group_waves = group_size.div_ceil(machine.wave().lanes()).max(1);
    let waves = groups.saturating_mul(group_waves);
    Some(waves.div_ceil(processor.simds_per_cu.into()).max(1))
}

/// Checks that the processor has what a kernel uses.
fn check(kernel: &KernelDesc, used: &Resources, machine: &Machine) -> Result<(), ModuleError> {
    let processor = machine.processor();
    let limits = [
        (
            "SGPRs",
            u32::from(used.sgprs),
            u32::from(processor.usable_sgprs()),
        ),
        (
            "VGPRs",
            u32::from(vgpr_count(used, machine)),
            u32::from(processor.vgprs_addressable),
        ),
        (
            "bytes of LDS",
            kernel.lds_size,
            processor.lds_bytes_per_group,
        ),
        ("user SGPRs", u32::from(kernel.abi.user_sgpr_count()), 16),
        (
            "bytes of scratch of a lane",
            used.scratch,
            machine.lane_scratch(),
        ),
    ];
    for (what, used, limit) in limits {
        if used > limit {
            return Err(ModuleError::Resources {
                kernel: kernel.name.clone(),
                what,
                used,
                limit,
            });
        }
    }
    Ok(())
}

/// Bytes of scratch of a lane.
pub fn private_segment_size(used: &Resources) -> u32 {
    used.scratch
}

/// A field's value.
fn value(field: Field, kernel: &KernelDesc, used: &Resources, input: &ModuleInput) -> u64 {
    let (abi, mode, machine) = (&kernel.abi, &kernel.float_mode, &input.machine);
    match field {
        Field::GroupSegmentFixedSize => kernel.lds_size.into(),
        Field::PrivateSegmentFixedSize => private_segment_size(used).into(),
        Field::KernargSize => kernel.kernarg_size.into(),
        Field::AccumOffset => granules(used.vgprs.into(), ACCUM_GRANULE),
        Field::GranulatedWorkitemVgprCount => vgpr_blocks(used, machine),
        Field::GranulatedWavefrontSgprCount => sgpr_blocks(used, machine),
        Field::FloatRoundMode32 => mode.round_32.into(),
        Field::FloatRoundMode1664 => mode.round_16_64.into(),
        Field::FloatDenormMode32 => mode.denorm_32.into(),
        Field::FloatDenormMode1664 => mode.denorm_16_64.into(),
        Field::EnableDx10Clamp => mode.dx10_clamp.into(),
        Field::EnableIeeeMode => mode.ieee.into(),
        Field::EnablePrivateSegment => (abi.private_segment != PrivateSegment::None).into(),
        Field::UserSgprCount => abi.user_sgpr_count().into(),
        Field::KernargPreloadLength => abi.preloaded.into(),
        Field::EnableSgprWorkgroupIdX => abi.workgroup_id[0].into(),
        Field::EnableSgprWorkgroupIdY => abi.workgroup_id[1].into(),
        Field::EnableSgprWorkgroupIdZ => abi.workgroup_id[2].into(),
        Field::EnableVgprWorkitemId => abi.workitem_id.into(),
        Field::EnableSgprPrivateSegmentBuffer => abi.has(UserSgpr::PrivateSegmentBuffer).into(),
        Field::EnableSgprDispatchPtr => abi.has(UserSgpr::DispatchPtr).into(),
        Field::EnableSgprQueuePtr => abi.has(UserSgpr::QueuePtr).into(),
        Field::EnableSgprKernargSegmentPtr => abi.has(UserSgpr::KernargSegmentPtr).into(),
        Field::EnableSgprDispatchId => abi.has(UserSgpr::DispatchId).into(),
        Field::EnableSgprFlatScratchInit => abi.has(UserSgpr::FlatScratchInit).into(),
        Field::EnableSgprPrivateSegmentSize => abi.has(UserSgpr::PrivateSegmentSize).into(),
        Field::UsesDynamicStack => {
            u64::from(used.dynamic_stack && input.platform.version() >= Some(CodeObjectVersion::V5))
        }
        Field::WorkgroupProcessorMode | Field::MemoryOrdered | Field::ForwardProgress => 1,
        Field::EnableWavefrontSize32 => (machine.target().wave == isa::WaveSize::W32).into(),
        Field::TgSplit => (machine.group() == isa::GroupPlace::Split).into(),
        // What the compiler has no use for.
        Field::SharedVgprCount
        | Field::InstPrefSizeGfx11
        | Field::InstPrefSizeGfx12
        | Field::RoundRobinScheduling
        | Field::Fp16Overflow
        | Field::EnableSgprWorkgroupInfo
        | Field::ExceptionFpIeeeInvalidOp
        | Field::ExceptionFpDenormSrc
        | Field::ExceptionFpIeeeDivZero
        | Field::ExceptionFpIeeeOverflow
        | Field::ExceptionFpIeeeUnderflow
        | Field::ExceptionFpIeeeInexact
        | Field::ExceptionIntDivZero
        // What is preloaded begins at the segment's start.
        | Field::KernargPreloadOffset => 0,
    }
}

/// A kernel's descriptor; the entry offset is left 0.
///
/// # Errors
///
/// If the kernel uses more than the processor has, or a value does not fit in its field.
pub fn descriptor(kernel: &KernelDesc, input: &ModuleInput) -> Result<[u8; SIZE], ModuleError> {
    let used = input.resources(kernel)?;
    check(kernel, &used, &input.machine)?;
    let mut bytes = [0; SIZE];
    let generation = input.machine.column();
    for &field in Field::ALL.iter().filter(|f| f.is_on(generation)) {
        let value = value(field, kernel, &used, input);
        if !field.holds(value) {
            return Err(ModuleError::Descriptor {
                kernel: kernel.name.clone(),
                field: field.name(),
                value,
            });
        }
        field.put(&mut bytes, value);
    }
    Ok(bytes)
}
