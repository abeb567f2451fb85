//! The pseudo-operations of a configuration: a row for each.
//!
//! Source: CLRX's documentation, the section of each pseudo-operation; AMDGPUUsage,
//! ".amd_kernel_code_t" for the fields.

use codeobj::kernel_code::Field as F;

/// What a pseudo-operation sets, and what stands behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// A field of one bit; nothing.
    Flag(F),
    /// A field; a number.
    Number(F),
    /// A field that holds an alignment or size as a power of two; that power's value.
    Power(F),
    /// Eight bytes at an offset that no other dialect has a name for; a number.
    Bytes(u16),
    /// `.dims`: which ids are wanted; letters.
    Dims,
    /// `.use_grid_workgroup_count`; letters.
    GroupCounts,
    /// `.sgprsnum`, `.vgprsnum`: registers; a number.
    Sgprs,
    Vgprs,
    /// `.pgmrsrc1`, `.pgmrsrc2`: bits beside the others; a number.
    Rsrc1,
    Rsrc2,
    /// `.private_elem_size`: bytes, a power of two from 2 to 16.
    ElementSize,
    /// `.codeversion`: two numbers.
    CodeVersion,
    /// `.machine`: four numbers.
    Machine,
    /// First and last of a range of registers: fields of the first and of the count.
    Range(F, F),
    /// `.default_hsa_features`: several flags.
    HsaFeatures,
}

impl Op {
    /// Numbers that stand behind it: the least and the most.
    pub(super) const fn numbers(self) -> usize {
        match self {
            Op::Flag(_) | Op::Dims | Op::GroupCounts | Op::HsaFeatures => 0,
            Op::CodeVersion | Op::Range(..) => 2,
            Op::Machine => 4,
            _ => 1,
        }
    }
}

/// All of them, without the dot.
const OPS: [(&str, Op); 54] = [
    ("call_convention", Op::Number(F::CallConvention)),
    ("codeversion", Op::CodeVersion),
    (
        "debug_private_segment_buffer_sgpr",
        Op::Number(F::DebugSegmentBufferSgpr),
    ),
    (
        "debug_wavefront_private_segment_offset_sgpr",
        Op::Number(F::DebugWaveOffsetSgpr),
    ),
    ("debugmode", Op::Flag(F::DebugMode)),
    ("default_hsa_features", Op::HsaFeatures),
    ("dims", Op::Dims),
    ("dx10clamp", Op::Flag(F::Dx10Clamp)),
    ("exceptions", Op::Number(F::Exception)),
    ("floatmode", Op::Number(F::FloatMode)),
    ("gds_segment_size", Op::Number(F::GdsSegmentBytes)),
    ("group_segment_align", Op::Power(F::GroupAlignment)),
    ("ieeemode", Op::Flag(F::IeeeMode)),
    ("kernarg_segment_align", Op::Power(F::KernargAlignment)),
    ("kernarg_segment_size", Op::Number(F::KernargSegmentBytes)),
    ("kernel_code_entry_offset", Op::Number(F::EntryByteOffset)),
    ("kernel_code_prefetch_offset", Op::Bytes(24)),
    ("kernel_code_prefetch_size", Op::Number(F::PrefetchByteSize)),
    ("localsize", Op::Number(F::GroupSegmentBytes)),
    ("machine", Op::Machine),
    ("max_scratch_backing_memory", Op::Bytes(40)),
    ("pgmrsrc1", Op::Rsrc1),
    ("pgmrsrc2", Op::Rsrc2),
    ("priority", Op::Number(F::Priority)),
    ("private_elem_size", Op::ElementSize),
    ("private_segment_align", Op::Power(F::PrivateAlignment)),
    ("privmode", Op::Flag(F::Priv)),
    (
        "reserved_sgprs",
        Op::Range(F::ReservedSgprFirst, F::ReservedSgprCount),
    ),
    (
        "reserved_vgprs",
        Op::Range(F::ReservedVgprFirst, F::ReservedVgprCount),
    ),
    (
        "runtime_loader_kernel_symbol",
        Op::Number(F::RuntimeLoaderKernelSymbol),
    ),
    ("scratchbuffer", Op::Number(F::PrivateSegmentBytes)),
    ("sgprsnum", Op::Sgprs),
    ("tgsize", Op::Flag(F::WorkgroupInfo)),
    ("use_debug_enabled", Op::Flag(F::IsDebugEnabled)),
    ("use_dispatch_id", Op::Flag(F::DispatchId)),
    ("use_dispatch_ptr", Op::Flag(F::DispatchPtr)),
    ("use_dynamic_call_stack", Op::Flag(F::IsDynamicCallstack)),
    ("use_flat_scratch_init", Op::Flag(F::FlatScratchInit)),
    ("use_grid_workgroup_count", Op::GroupCounts),
    ("use_kernarg_segment_ptr", Op::Flag(F::KernargSegmentPtr)),
    ("use_ordered_append_gds", Op::Flag(F::OrderedAppendGds)),
    (
        "use_private_segment_buffer",
        Op::Flag(F::PrivateSegmentBuffer),
    ),
    ("use_private_segment_size", Op::Flag(F::PrivateSegmentSize)),
    ("use_ptr64", Op::Flag(F::IsPtr64)),
    ("use_queue_ptr", Op::Flag(F::QueuePtr)),
    ("use_xnack_enabled", Op::Flag(F::IsXnackEnabled)),
    ("userdatanum", Op::Number(F::UserSgprCount)),
    ("vgprsnum", Op::Vgprs),
    ("wavefront_sgpr_count", Op::Number(F::WavefrontSgprs)),
    ("wavefront_size", Op::Power(F::WavefrontSize)),
    ("workgroup_fbarrier_count", Op::Number(F::FbarrierCount)),
    (
        "workgroup_group_segment_size",
        Op::Number(F::GroupSegmentBytes),
    ),
    (
        "workitem_private_segment_size",
        Op::Number(F::PrivateSegmentBytes),
    ),
    ("workitem_vgpr_count", Op::Number(F::WorkitemVgprs)),
];

/// The row of a directive.
pub(super) fn find(name: &str) -> Option<Op> {
    let name = name.strip_prefix('.')?;
    OPS.iter().find(|(n, _)| *n == name).map(|(_, op)| *op)
}

/// Does the directive belong into a configuration?
pub(super) fn is_config(name: &str) -> bool {
    find(name).is_some() || super::meta::is_known(name)
}
