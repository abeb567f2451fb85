//! The directives of an `.amdhsa_kernel` block.
//!
//! Source: AMDGPUUsage, ".amdhsa_kernel" (names, defaults, which processors have them) and "Kernel
//! Descriptor" (the fields, which are [`Field`](crate::descriptor::Field)s).

use crate::descriptor::Field as F;
use isa::{GenMask, Generation, Target};

/// What a directive sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A field of the descriptor.
    Field(crate::descriptor::Field),
    /// A field that enables user SGPRs, and how many these are.
    UserSgprs(crate::descriptor::Field, u8),
    /// The number of kernel arguments in user SGPRs.
    PreloadLength,
    /// The number of user SGPRs, where the enabled ones do not say it.
    UserSgprCount,
    /// First VGPR not used.
    NextFreeVgpr,
    /// First SGPR not used.
    NextFreeSgpr,
    /// First AccVGPR in the unified file.
    AccumOffset,
    /// VCC is used.
    ReserveVcc,
    /// FLAT_SCRATCH is used.
    ReserveFlatScratch,
    /// XNACK_MASK is used; follows from the target.
    ReserveXnackMask,
    /// Bytes of code that are fetched ahead, in units of 128.
    InstPrefSize,
}

impl Meaning {
    /// Whether llvm-mc wants the value where it is written: what other figures follow from, and
    /// what they are checked against.
    pub const fn is_wanted_at_once(self) -> bool {
        use crate::descriptor::Field as F;
        matches!(
            self,
            Meaning::UserSgprs(..)
                | Meaning::UserSgprCount
                | Meaning::PreloadLength
                | Meaning::Field(
                    F::KernargSize
                        | F::KernargPreloadOffset
                        | F::SharedVgprCount
                        | F::EnableWavefrontSize32
                )
        )
    }

    /// Whether only the number of SGPRs depends on it.
    pub const fn counts_sgprs(self) -> bool {
        matches!(
            self,
            Meaning::NextFreeSgpr
                | Meaning::ReserveVcc
                | Meaning::ReserveFlatScratch
                | Meaning::ReserveXnackMask
        )
    }
}

/// Which processors have a directive, and what others are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// All.
    All,
    /// GFX8 and later.
    FromGfx8,
    /// GFX9 and later.
    FromGfx9,
    /// GFX90A and GFX940: those with AccVGPRs in the file of the others.
    FromGfx90a,
    /// GFX10 and later.
    FromGfx10,
    /// GFX11 and later.
    FromGfx11,
    /// GFX11.
    OnlyGfx11,
    /// GFX12 and later.
    FromGfx12,
    /// Up to GFX11.
    ToGfx11,
    /// GFX10 and GFX11.
    Gfx10AndGfx11,
    /// Scratch is found by SGPRs: all but GFX940, and up to GFX10.
    ScratchBySgprs,
    /// The scratch base is a register that the hardware sets up: GFX940, GFX11 and later.
    ScratchByHardware,
    /// GFX7 to GFX10 but GFX940.
    FlatScratchSgprs,
}

const fn from(generation: Generation) -> GenMask {
    GenMask(!(generation.mask().0 - 1))
}

/// Generations whose hardware sets up scratch.
const ARCHITECTED: GenMask = GenMask(Generation::Gfx940.mask().0 | from(Generation::Gfx11).0);

impl On {
    /// As a set of generations.
    pub const fn generations(self) -> GenMask {
        match self {
            On::All => GenMask(!0),
            On::FromGfx8 => from(Generation::Gfx8),
            On::FromGfx9 => from(Generation::Gfx9),
            On::FromGfx90a => GenMask(Generation::Gfx90a.mask().0 | Generation::Gfx940.mask().0),
            On::FromGfx10 => from(Generation::Gfx10),
            On::FromGfx11 => from(Generation::Gfx11),
            On::OnlyGfx11 => Generation::Gfx11.mask(),
            On::FromGfx12 => from(Generation::Gfx12),
            On::ToGfx11 => GenMask(!from(Generation::Gfx12).0),
            On::Gfx10AndGfx11 => GenMask(from(Generation::Gfx10).0 & !from(Generation::Gfx12).0),
            On::ScratchBySgprs => GenMask(!ARCHITECTED.0),
            On::ScratchByHardware => ARCHITECTED,
            On::FlatScratchSgprs => GenMask(from(Generation::Gfx7).0 & !ARCHITECTED.0),
        }
    }

    /// Whether a processor has the directive.
    pub fn has(self, target: &Target) -> bool {
        self.generations().contains(target.processor.generation)
    }

    /// What is said where it has not.
    pub fn complaint(self, target: &Target) -> &'static str {
        match self {
            On::All => "directive is not supported",
            On::FlatScratchSgprs if target.processor.generation < Generation::Gfx7 => {
                "directive requires gfx7+"
            }
            On::FromGfx8 => "directive requires gfx8+",
            On::FromGfx9 => "directive requires gfx9+",
            On::FromGfx90a => "directive requires gfx90a+",
            On::FromGfx10 => "directive requires gfx10+",
            On::FromGfx11 | On::OnlyGfx11 => "directive requires gfx11+",
            On::FromGfx12 => "directive requires gfx12+",
            On::ToGfx11 => "directive unsupported on gfx12+",
            On::Gfx10AndGfx11 if target.processor.generation < Generation::Gfx10 => {
                "directive requires gfx10 or gfx11"
            }
            On::Gfx10AndGfx11 => "directive requires gfx10 or gfx11",
            On::ScratchBySgprs | On::FlatScratchSgprs => {
                "directive is not supported with architected flat scratch"
            }
            On::ScratchByHardware => "directive is not supported without architected flat scratch",
        }
    }
}

/// A directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Directive {
    /// The name after `.amdhsa_`.
    pub name: &'static str,
    /// Which processors have it.
    pub on: On,
    /// What it sets.
    pub meaning: Meaning,
    /// Value where the directive is missing.
    pub default: u64,
}

const fn row(name: &'static str, on: On, meaning: Meaning, default: u64) -> Directive {
    Directive {
        name,
        on,
        meaning,
        default,
    }
}

use Meaning::{Field, UserSgprs};

/// The directives, in the order in which LLVM's disassembler prints them.
#[rustfmt::skip]
pub static DIRECTIVES: [Directive; 49] = [
    row("group_segment_fixed_size", On::All, Field(F::GroupSegmentFixedSize), 0),
    row("private_segment_fixed_size", On::All, Field(F::PrivateSegmentFixedSize), 0),
    row("kernarg_size", On::All, Field(F::KernargSize), 0),
    row("accum_offset", On::FromGfx90a, Meaning::AccumOffset, 0),
    row("tg_split", On::FromGfx90a, Field(F::TgSplit), 0),
    row("shared_vgpr_count", On::Gfx10AndGfx11, Field(F::SharedVgprCount), 0),
    row("inst_pref_size", On::FromGfx11, Meaning::InstPrefSize, 0),
    row("next_free_vgpr", On::All, Meaning::NextFreeVgpr, 0),
    row("reserve_vcc", On::All, Meaning::ReserveVcc, 1),
    row("reserve_flat_scratch", On::FlatScratchSgprs, Meaning::ReserveFlatScratch, 1),
    row("reserve_xnack_mask", On::FromGfx8, Meaning::ReserveXnackMask, 0),
    row("next_free_sgpr", On::All, Meaning::NextFreeSgpr, 0),
    row("float_round_mode_32", On::All, Field(F::FloatRoundMode32), 0),
    row("float_round_mode_16_64", On::All, Field(F::FloatRoundMode1664), 0),
    row("float_denorm_mode_32", On::All, Field(F::FloatDenormMode32), 0),
    row("float_denorm_mode_16_64", On::All, Field(F::FloatDenormMode1664), 3),
    row("dx10_clamp", On::ToGfx11, Field(F::EnableDx10Clamp), 1),
    row("ieee_mode", On::ToGfx11, Field(F::EnableIeeeMode), 1),
    row("fp16_overflow", On::FromGfx9, Field(F::Fp16Overflow), 0),
    row("workgroup_processor_mode", On::FromGfx10, Field(F::WorkgroupProcessorMode), 1),
    row("memory_ordered", On::FromGfx10, Field(F::MemoryOrdered), 1),
    row("forward_progress", On::FromGfx10, Field(F::ForwardProgress), 1),
    row("round_robin_scheduling", On::FromGfx12, Field(F::RoundRobinScheduling), 0),
    row("system_sgpr_private_segment_wavefront_offset", On::ScratchBySgprs, Field(F::EnablePrivateSegment), 0),
    row("enable_private_segment", On::ScratchByHardware, Field(F::EnablePrivateSegment), 0),
    row("system_sgpr_workgroup_id_x", On::All, Field(F::EnableSgprWorkgroupIdX), 1),
    row("system_sgpr_workgroup_id_y", On::All, Field(F::EnableSgprWorkgroupIdY), 0),
    row("system_sgpr_workgroup_id_z", On::All, Field(F::EnableSgprWorkgroupIdZ), 0),
    row("system_sgpr_workgroup_info", On::All, Field(F::EnableSgprWorkgroupInfo), 0),
    row("system_vgpr_workitem_id", On::All, Field(F::EnableVgprWorkitemId), 0),
    row("exception_fp_ieee_invalid_op", On::All, Field(F::ExceptionFpIeeeInvalidOp), 0),
    row("exception_fp_denorm_src", On::All, Field(F::ExceptionFpDenormSrc), 0),
    row("exception_fp_ieee_div_zero", On::All, Field(F::ExceptionFpIeeeDivZero), 0),
    row("exception_fp_ieee_overflow", On::All, Field(F::ExceptionFpIeeeOverflow), 0),
    row("exception_fp_ieee_underflow", On::All, Field(F::ExceptionFpIeeeUnderflow), 0),
    row("exception_fp_ieee_inexact", On::All, Field(F::ExceptionFpIeeeInexact), 0),
    row("exception_int_div_zero", On::All, Field(F::ExceptionIntDivZero), 0),
    row("user_sgpr_private_segment_buffer", On::ScratchBySgprs, UserSgprs(F::EnableSgprPrivateSegmentBuffer, 4), 0),
    row("user_sgpr_dispatch_ptr", On::All, UserSgprs(F::EnableSgprDispatchPtr, 2), 0),
    row("user_sgpr_queue_ptr", On::All, UserSgprs(F::EnableSgprQueuePtr, 2), 0),
    row("user_sgpr_kernarg_segment_ptr", On::All, UserSgprs(F::EnableSgprKernargSegmentPtr, 2), 0),
    row("user_sgpr_dispatch_id", On::All, UserSgprs(F::EnableSgprDispatchId, 2), 0),
    row("user_sgpr_flat_scratch_init", On::ScratchBySgprs, UserSgprs(F::EnableSgprFlatScratchInit, 2), 0),
    row("user_sgpr_private_segment_size", On::All, UserSgprs(F::EnableSgprPrivateSegmentSize, 1), 0),
    row("wavefront_size32", On::FromGfx10, Field(F::EnableWavefrontSize32), 0),
    row("uses_dynamic_stack", On::All, Field(F::UsesDynamicStack), 0),
    row("user_sgpr_kernarg_preload_length", On::FromGfx90a, Meaning::PreloadLength, 0),
    row("user_sgpr_kernarg_preload_offset", On::FromGfx90a, Field(F::KernargPreloadOffset), 0),
    row("user_sgpr_count", On::All, Meaning::UserSgprCount, 0),
];

/// The directive of a name.
pub fn find(name: &str) -> Option<&'static Directive> {
    DIRECTIVES.iter().find(|d| d.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for (i, d) in DIRECTIVES.iter().enumerate() {
            let later = &DIRECTIVES[i + 1..];
            assert!(later.iter().all(|e| e.name != d.name), "{}", d.name);
        }
    }

    #[test]
    fn a_generation_with_the_directive_has_the_field() {
        for d in &DIRECTIVES {
            let (Field(field) | UserSgprs(field, _)) = d.meaning else {
                continue;
            };
            for generation in Generation::ALL {
                let directive = d.on.generations().contains(generation);
                assert!(!directive || field.is_on(generation), "{}", d.name);
            }
        }
    }
}
