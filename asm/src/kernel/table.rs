//! The directives of an `.amdhsa_kernel` block.
//!
//! Source: AMDGPUUsage, ".amdhsa_kernel" (names, defaults, which processors have them) and "Kernel Descriptor" (the fields, which
//! [`emit::descriptor::FIELDS`] has).

use isa::{Bugs, GenMask, Generation, Target};

/// What a directive sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// A field of the descriptor.
    Field(&'static str),
    /// A field that enables user SGPRs, and how many these are.
    UserSgprs(&'static str, u8),
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
}

/// Which processors have a directive, and what others are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum On {
    All,
    FromGfx8,
    FromGfx9,
    FromGfx90a,
    FromGfx10,
    FromGfx12,
    /// Scratch is found by SGPRs: all but GFX940.
    ScratchBySgprs,
    /// The scratch base is a register that the hardware sets up: GFX940.
    ScratchByHardware,
    /// GFX7 to GFX90A.
    FlatScratchSgprs,
}

const fn from(generation: Generation) -> GenMask {
    GenMask(!(generation.mask().0 - 1))
}

const GFX940: GenMask = Generation::Gfx940.mask();

impl On {
    fn generations(self) -> GenMask {
        match self {
            On::All => GenMask(!0),
            On::FromGfx8 => from(Generation::Gfx8),
            On::FromGfx9 => from(Generation::Gfx9),
            On::FromGfx90a => GenMask(Generation::Gfx90a.mask().0 | GFX940.0),
            On::FromGfx10 => from(Generation::Gfx10),
            On::FromGfx12 => from(Generation::Gfx12),
            On::ScratchBySgprs => GenMask(!GFX940.0),
            On::ScratchByHardware => GFX940,
            On::FlatScratchSgprs => GenMask(from(Generation::Gfx7).0 & !GFX940.0),
        }
    }

    /// Whether a processor has the directive.
    pub(crate) fn has(self, target: &Target) -> bool {
        self.generations().contains(target.processor.generation)
    }

    /// What is said where it has not.
    pub(crate) fn complaint(self, target: &Target) -> &'static str {
        match self {
            On::All => "directive is not supported",
            On::FlatScratchSgprs if target.processor.generation < Generation::Gfx7 => {
                "directive requires gfx7+"
            }
            On::FromGfx8 => "directive requires gfx8+",
            On::FromGfx9 => "directive requires gfx9+",
            On::FromGfx90a => "directive requires gfx90a+",
            On::FromGfx10 => "directive requires gfx10+",
            On::FromGfx12 => "directive requires gfx12+",
            On::ScratchBySgprs | On::FlatScratchSgprs => {
                "directive is not supported with architected flat scratch"
            }
            On::ScratchByHardware => "directive is not supported without architected flat scratch",
        }
    }
}

/// A directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Directive {
    /// The name after `.amdhsa_`.
    pub name: &'static str,
    pub on: On,
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
pub(crate) static DIRECTIVES: [Directive; 45] = [
    row("group_segment_fixed_size", On::All, Field("group_segment_fixed_size"), 0),
    row("private_segment_fixed_size", On::All, Field("private_segment_fixed_size"), 0),
    row("kernarg_size", On::All, Field("kernarg_size"), 0),
    row("accum_offset", On::FromGfx90a, Meaning::AccumOffset, 0),
    row("tg_split", On::FromGfx90a, Field("tg_split"), 0),
    row("next_free_vgpr", On::All, Meaning::NextFreeVgpr, 0),
    row("reserve_vcc", On::All, Meaning::ReserveVcc, 1),
    row("reserve_flat_scratch", On::FlatScratchSgprs, Meaning::ReserveFlatScratch, 1),
    row("reserve_xnack_mask", On::FromGfx8, Meaning::ReserveXnackMask, 0),
    row("next_free_sgpr", On::All, Meaning::NextFreeSgpr, 0),
    row("float_round_mode_32", On::All, Field("float_round_mode_32"), 0),
    row("float_round_mode_16_64", On::All, Field("float_round_mode_16_64"), 0),
    row("float_denorm_mode_32", On::All, Field("float_denorm_mode_32"), 0),
    row("float_denorm_mode_16_64", On::All, Field("float_denorm_mode_16_64"), 3),
    row("dx10_clamp", On::All, Field("enable_dx10_clamp"), 1),
    row("ieee_mode", On::All, Field("enable_ieee_mode"), 1),
    row("fp16_overflow", On::FromGfx9, Field("fp16_overflow"), 0),
    row("system_sgpr_private_segment_wavefront_offset", On::ScratchBySgprs, Field("enable_private_segment"), 0),
    row("enable_private_segment", On::ScratchByHardware, Field("enable_private_segment"), 0),
    row("system_sgpr_workgroup_id_x", On::All, Field("enable_sgpr_workgroup_id_x"), 1),
    row("system_sgpr_workgroup_id_y", On::All, Field("enable_sgpr_workgroup_id_y"), 0),
    row("system_sgpr_workgroup_id_z", On::All, Field("enable_sgpr_workgroup_id_z"), 0),
    row("system_sgpr_workgroup_info", On::All, Field("enable_sgpr_workgroup_info"), 0),
    row("system_vgpr_workitem_id", On::All, Field("enable_vgpr_workitem_id"), 0),
    row("exception_fp_ieee_invalid_op", On::All, Field("exception_fp_ieee_invalid_op"), 0),
    row("exception_fp_denorm_src", On::All, Field("exception_fp_denorm_src"), 0),
    row("exception_fp_ieee_div_zero", On::All, Field("exception_fp_ieee_div_zero"), 0),
    row("exception_fp_ieee_overflow", On::All, Field("exception_fp_ieee_overflow"), 0),
    row("exception_fp_ieee_underflow", On::All, Field("exception_fp_ieee_underflow"), 0),
    row("exception_fp_ieee_inexact", On::All, Field("exception_fp_ieee_inexact"), 0),
    row("exception_int_div_zero", On::All, Field("exception_int_div_zero"), 0),
    row("user_sgpr_private_segment_buffer", On::ScratchBySgprs, UserSgprs("enable_sgpr_private_segment_buffer", 4), 0),
    row("user_sgpr_dispatch_ptr", On::All, UserSgprs("enable_sgpr_dispatch_ptr", 2), 0),
    row("user_sgpr_queue_ptr", On::All, UserSgprs("enable_sgpr_queue_ptr", 2), 0),
    row("user_sgpr_kernarg_segment_ptr", On::All, UserSgprs("enable_sgpr_kernarg_segment_ptr", 2), 0),
    row("user_sgpr_dispatch_id", On::All, UserSgprs("enable_sgpr_dispatch_id", 2), 0),
    row("user_sgpr_flat_scratch_init", On::ScratchBySgprs, UserSgprs("enable_sgpr_flat_scratch_init", 2), 0),
    row("user_sgpr_private_segment_size", On::All, UserSgprs("enable_sgpr_private_segment_size", 1), 0),
    row("uses_dynamic_stack", On::All, Field("uses_dynamic_stack"), 0),
    row("user_sgpr_kernarg_preload_length", On::FromGfx90a, Meaning::PreloadLength, 0),
    row("user_sgpr_kernarg_preload_offset", On::FromGfx90a, Field("kernarg_preload_offset"), 0),
    row("user_sgpr_count", On::All, Meaning::UserSgprCount, 0),
    row("wavefront_size32", On::FromGfx10, Field(""), 0),
    row("memory_ordered", On::FromGfx10, Field(""), 0),
    row("round_robin_scheduling", On::FromGfx12, Field(""), 0),
];

/// The directive of a name.
pub(crate) fn find(name: &str) -> Option<&'static Directive> {
    DIRECTIVES.iter().find(|d| d.name == name)
}

/// SGPRs that VCC, FLAT_SCRATCH and XNACK_MASK take at the end of a wave's SGPRs (ISA manuals, section 3.6.1: their order is fixed,
/// so that the outermost one in use takes the room of those inside).
pub(crate) fn extra_sgprs(vcc: bool, flat_scratch: bool, xnack: bool, target: &Target) -> u64 {
    let generation = target.processor.generation;
    let vcc = if vcc { 2 } else { 0 };
    if generation < Generation::Gfx8 {
        return if flat_scratch { 4 } else { vcc };
    }
    match (flat_scratch || generation == Generation::Gfx940, xnack) {
        (true, _) => 6,
        (false, true) => 4,
        (false, false) => vcc,
    }
}

/// SGPRs that every wave of a processor gets whatever it uses (gfx802's initialisation bug).
pub(crate) fn fixed_sgprs(target: &Target) -> Option<u64> {
    const SGPR_INIT_BUG: u64 = 96;
    let has = target.processor.bugs.contains(Bugs::SGPR_INIT);
    has.then_some(SGPR_INIT_BUG)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_exist_and_names_are_unique() {
        for (i, d) in DIRECTIVES.iter().enumerate() {
            assert!(
                DIRECTIVES[i + 1..].iter().all(|e| e.name != d.name),
                "{}",
                d.name
            );
            let (Field(field) | UserSgprs(field, _)) = d.meaning else {
                continue;
            };
            let later = matches!(d.on, On::FromGfx10 | On::FromGfx12);
            assert!(
                later || emit::descriptor::field_named(field).is_some(),
                "{field}"
            );
        }
    }
}
