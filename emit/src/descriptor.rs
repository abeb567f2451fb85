//! The kernel descriptor: 64 bytes that tell the packet processor how to start a kernel.
//!
//! Sources: specification, "Kernel Descriptor for GFX6-GFX9", "compute_pgm_rsrc1", "compute_pgm_rsrc2", AMDGPUUsage of LLVM 22 for
//! what later versions added (kernarg_size, uses_dynamic_stack, compute_pgm_rsrc3 of GFX90A).

use crate::error::ModuleError;
use crate::module::{KernelDesc, ModuleInput};
use crate::resources::Resources;
use isa::{Bugs, CodeObjectVersion, GenMask, Generation, Machine, VgprFile};
use mir::UserSgpr;

/// Bytes of a descriptor.
pub const SIZE: usize = 64;

/// Alignment that the packet processor wants.
pub const ALIGN: u64 = 64;

/// Offset of KERNEL_CODE_ENTRY_BYTE_OFFSET in the descriptor.
pub const ENTRY_OFFSET: usize = 16;

/// A field: name in the specification, first bit in the descriptor, width, generations that have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Name, in lower case.
    pub name: &'static str,
    /// First bit.
    pub bit: u16,
    /// Number of bits.
    pub width: u8,
    /// Generations that have it.
    generations: GenMask,
    source: Source,
}

impl Field {
    /// Whether a generation has the field.
    pub const fn is_on(&self, generation: Generation) -> bool {
        self.generations.contains(generation)
    }

    /// Whether a value fits in the field.
    pub const fn holds(&self, value: u64) -> bool {
        value >> self.width == 0
    }

    /// Puts a value that fits into a field that is zero.
    pub fn put(&self, bytes: &mut [u8; SIZE], value: u64) {
        let (word, shift) = (usize::from(self.bit / 32), self.bit % 32);
        let place = &mut bytes[word * 4..word * 4 + 4];
        for (i, byte) in place.iter_mut().enumerate() {
            *byte |= ((value << shift) >> (8 * i)) as u8;
        }
    }

    /// The field's value.
    pub fn get(&self, bytes: &[u8; SIZE]) -> u64 {
        let at = usize::from(self.bit / 32) * 4;
        let word = u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        (u64::from(word) >> (self.bit % 32)) & ((1 << self.width) - 1)
    }
}

/// The field of a name, without regard to generations.
pub fn field_named(name: &str) -> Option<&'static Field> {
    FIELDS.iter().find(|f| f.name == name)
}

/// Where the compiler takes a field's value from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// The compiler leaves it 0.
    Unused,
    GroupSegmentFixedSize,
    PrivateSegmentFixedSize,
    KernargSize,
    AccumOffset,
    GranulatedVgprs,
    GranulatedSgprs,
    Round32,
    Round16_64,
    Denorm32,
    Denorm16_64,
    Dx10Clamp,
    Ieee,
    PrivateSegment,
    UserSgprCount,
    WorkgroupId(usize),
    WorkitemId,
    User(UserSgpr),
    UsesDynamicStack,
}

const ALL: GenMask = GenMask(!0);
const UNIFIED: GenMask = GenMask(Generation::Gfx90a.mask().0 | Generation::Gfx940.mask().0);

/// First bits of the registers in the descriptor.
const RSRC3: u16 = 352;
const RSRC1: u16 = 384;
const RSRC2: u16 = 416;
const CODE_PROPERTIES: u16 = 448;

const fn field(
    name: &'static str,
    bit: u16,
    width: u8,
    generations: GenMask,
    source: Source,
) -> Field {
    Field {
        name,
        bit,
        width,
        generations,
        source,
    }
}

const FROM_GFX9: GenMask =
    GenMask(!(Generation::Gfx6.mask().0 | Generation::Gfx7.mask().0 | Generation::Gfx8.mask().0));

/// The descriptor's fields; what is not here is reserved or filled in by the packet processor, and 0.
#[rustfmt::skip]
pub static FIELDS: [Field; 38] = [
    field("group_segment_fixed_size",                        0, 32, ALL, Source::GroupSegmentFixedSize),
    field("private_segment_fixed_size",                     32, 32, ALL, Source::PrivateSegmentFixedSize),
    field("kernarg_size",                                   64, 32, ALL, Source::KernargSize),
    field("accum_offset",                            RSRC3     , 6, UNIFIED, Source::AccumOffset),
    field("tg_split",                           RSRC3 + 16, 1, UNIFIED, Source::Unused),
    field("granulated_workitem_vgpr_count",          RSRC1     , 6, ALL, Source::GranulatedVgprs),
    field("granulated_wavefront_sgpr_count",         RSRC1 +  6, 4, ALL, Source::GranulatedSgprs),
    field("float_round_mode_32",                     RSRC1 + 12, 2, ALL, Source::Round32),
    field("float_round_mode_16_64",                  RSRC1 + 14, 2, ALL, Source::Round16_64),
    field("float_denorm_mode_32",                    RSRC1 + 16, 2, ALL, Source::Denorm32),
    field("float_denorm_mode_16_64",                 RSRC1 + 18, 2, ALL, Source::Denorm16_64),
    field("enable_dx10_clamp",                       RSRC1 + 21, 1, ALL, Source::Dx10Clamp),
    field("enable_ieee_mode",                        RSRC1 + 23, 1, ALL, Source::Ieee),
    field("fp16_overflow",                           RSRC1 + 26, 1, FROM_GFX9, Source::Unused),
    field("enable_private_segment",                  RSRC2     , 1, ALL, Source::PrivateSegment),
    field("user_sgpr_count",                         RSRC2 +  1, 5, ALL, Source::UserSgprCount),
    field("enable_sgpr_workgroup_id_x",              RSRC2 +  7, 1, ALL, Source::WorkgroupId(0)),
    field("enable_sgpr_workgroup_id_y",              RSRC2 +  8, 1, ALL, Source::WorkgroupId(1)),
    field("enable_sgpr_workgroup_id_z",              RSRC2 +  9, 1, ALL, Source::WorkgroupId(2)),
    field("enable_sgpr_workgroup_info",              RSRC2 + 10, 1, ALL, Source::Unused),
    field("enable_vgpr_workitem_id",                 RSRC2 + 11, 2, ALL, Source::WorkitemId),
    field("exception_fp_ieee_invalid_op",            RSRC2 + 24, 1, ALL, Source::Unused),
    field("exception_fp_denorm_src",                 RSRC2 + 25, 1, ALL, Source::Unused),
    field("exception_fp_ieee_div_zero",              RSRC2 + 26, 1, ALL, Source::Unused),
    field("exception_fp_ieee_overflow",              RSRC2 + 27, 1, ALL, Source::Unused),
    field("exception_fp_ieee_underflow",             RSRC2 + 28, 1, ALL, Source::Unused),
    field("exception_fp_ieee_inexact",               RSRC2 + 29, 1, ALL, Source::Unused),
    field("exception_int_div_zero",                  RSRC2 + 30, 1, ALL, Source::Unused),
    field("enable_sgpr_private_segment_buffer", CODE_PROPERTIES, 1, ALL, Source::User(UserSgpr::PrivateSegmentBuffer)),
    field("enable_sgpr_dispatch_ptr",       CODE_PROPERTIES + 1, 1, ALL, Source::User(UserSgpr::DispatchPtr)),
    field("enable_sgpr_queue_ptr",          CODE_PROPERTIES + 2, 1, ALL, Source::User(UserSgpr::QueuePtr)),
    field("enable_sgpr_kernarg_segment_ptr", CODE_PROPERTIES + 3, 1, ALL, Source::User(UserSgpr::KernargSegmentPtr)),
    field("enable_sgpr_dispatch_id",        CODE_PROPERTIES + 4, 1, ALL, Source::User(UserSgpr::DispatchId)),
    field("enable_sgpr_flat_scratch_init",  CODE_PROPERTIES + 5, 1, ALL, Source::User(UserSgpr::FlatScratchInit)),
    field("enable_sgpr_private_segment_size", CODE_PROPERTIES + 6, 1, ALL, Source::User(UserSgpr::PrivateSegmentSize)),
    field("uses_dynamic_stack",            CODE_PROPERTIES + 11, 1, ALL, Source::UsesDynamicStack),
    field("kernarg_preload_length",     CODE_PROPERTIES + 16, 7, UNIFIED, Source::Unused),
    field("kernarg_preload_offset",     CODE_PROPERTIES + 23, 9, UNIFIED, Source::Unused),
];

/// SGPRs that VCC, FLAT_SCRATCH and XNACK_MASK take at the end of a wave's SGPRs (ISA manuals, section 3.6.1: their order is fixed,
/// so that the outermost one in use takes the room of those inside).
pub fn extra_sgprs(used: &Resources, machine: &Machine) -> u16 {
    let room = &machine.facts().special_sgprs;
    let parts = [
        (true, room.always),
        (used.vcc, room.vcc),
        (machine.replays(), room.xnack),
        (used.flat_scratch, room.flat_scratch),
    ];
    let in_use = parts.iter().filter(|(used, _)| *used);
    in_use.map(|&(_, registers)| registers).max().unwrap_or(0)
}

/// SGPRs of a wave, those of VCC, FLAT_SCRATCH and XNACK_MASK included.
pub fn sgpr_count(used: &Resources, machine: &Machine) -> u16 {
    /// What processors with the initialisation bug must allocate.
    const SGPR_INIT_BUG: u16 = 96;
    if machine.processor().bugs.contains(Bugs::SGPR_INIT) {
        return SGPR_INIT_BUG;
    }
    used.sgprs + extra_sgprs(used, machine)
}

/// VGPRs of a lane; AccVGPRs follow the others in a unified file.
pub fn vgpr_count(used: &Resources, machine: &Machine) -> u16 {
    if machine.facts().vgpr_file == VgprFile::Unified && used.agprs > 0 {
        used.vgprs.next_multiple_of(4) + used.agprs
    } else {
        used.vgprs.max(used.agprs)
    }
}

/// Number of granules minus one, as the hardware wants it.
fn granules(count: u16, granule: u16) -> u64 {
    u64::from(count.max(1).div_ceil(granule) - 1)
}

/// SGPR counts are encoded in units of 8 on all generations, whatever the allocation's granule (LLVM's encoding; the
/// specification's table rounds to the allocation granule on GFX9, to the same effect).
pub const SGPR_ENCODING_GRANULE: u16 = 8;

/// Granulated SGPR count.
pub fn sgpr_blocks(used: &Resources, machine: &Machine) -> u64 {
    granules(sgpr_count(used, machine), SGPR_ENCODING_GRANULE)
}

/// Granulated VGPR count.
pub fn vgpr_blocks(used: &Resources, machine: &Machine) -> u64 {
    granules(vgpr_count(used, machine), machine.processor().vgpr_granule)
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
    if kernel.lds_size == 0 {
        return waves;
    }
    let lds = kernel.lds_size.next_multiple_of(processor.lds_granule);
    let groups = processor.lds_bytes / lds.max(1);
    let group_size = match kernel.reqd_workgroup_size {
        Some([x, y, z]) => x.saturating_mul(y).saturating_mul(z),
        None => kernel.max_flat_workgroup_size,
    };
    let group_waves = group_size.div_ceil(machine.wave().lanes()).max(1);
    let by_lds = groups
        .saturating_mul(group_waves)
        .div_ceil(u32::from(processor.simds_per_cu));
    waves.min(by_lds.max(1))
}

/// Checks that the processor has what a kernel uses.
fn check(kernel: &KernelDesc, used: &Resources, machine: &Machine) -> Result<(), ModuleError> {
    let processor = machine.processor();
    let limits = [
        (
            "SGPRs",
            u32::from(used.sgprs),
            u32::from(processor.sgprs_addressable),
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
            crate::frame::MAX_FRAME as u32,
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
fn value(source: Source, kernel: &KernelDesc, used: &Resources, input: &ModuleInput) -> u64 {
    let (abi, mode, machine) = (&kernel.abi, &kernel.float_mode, &input.machine);
    match source {
        Source::Unused => 0,
        Source::GroupSegmentFixedSize => kernel.lds_size.into(),
        Source::PrivateSegmentFixedSize => private_segment_size(used).into(),
        Source::KernargSize => kernel.kernarg_size.into(),
        Source::AccumOffset => granules(used.vgprs, 4),
        Source::GranulatedVgprs => vgpr_blocks(used, machine),
        Source::GranulatedSgprs => sgpr_blocks(used, machine),
        Source::Round32 => mode.round_32.into(),
        Source::Round16_64 => mode.round_16_64.into(),
        Source::Denorm32 => mode.denorm_32.into(),
        Source::Denorm16_64 => mode.denorm_16_64.into(),
        Source::Dx10Clamp => mode.dx10_clamp.into(),
        Source::Ieee => mode.ieee.into(),
        Source::PrivateSegment => abi.private_segment_wave_offset.into(),
        Source::UserSgprCount => abi.user_sgpr_count().into(),
        Source::WorkgroupId(dim) => abi.workgroup_id[dim].into(),
        Source::WorkitemId => abi.workitem_id.into(),
        Source::User(what) => abi.has(what).into(),
        Source::UsesDynamicStack => {
            u64::from(used.dynamic_stack && input.version >= CodeObjectVersion::V5)
        }
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
    for field in &FIELDS {
        if !field.is_on(input.machine.column()) {
            continue;
        }
        let value = value(field.source, kernel, &used, input);
        if !field.holds(value) {
            return Err(ModuleError::Descriptor {
                kernel: kernel.name.clone(),
                field: field.name,
                value,
            });
        }
        field.put(&mut bytes, value);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_overlap_and_stay_in_their_word() {
        let mut taken = [false; SIZE * 8];
        for field in &FIELDS {
            let first = usize::from(field.bit);
            let last = first + usize::from(field.width) - 1;
            assert_eq!(first / 32, last / 32, "{}", field.name);
            for place in &mut taken[first..=last] {
                assert!(!std::mem::replace(place, true), "{}", field.name);
            }
        }
    }

    #[test]
    fn special_registers_take_room_by_generation() {
        let used = |vcc, flat_scratch| Resources {
            vcc,
            flat_scratch,
            ..Resources::default()
        };
        let extra = |target: &str, vcc, flat| {
            extra_sgprs(&used(vcc, flat), &Machine::parse(target).unwrap())
        };
        assert_eq!(extra("gfx600", true, true), 2);
        assert_eq!(extra("gfx700", true, false), 2);
        assert_eq!(extra("gfx700", false, true), 4);
        assert_eq!(extra("gfx803", true, false), 2);
        assert_eq!(extra("gfx803", true, true), 6);
        assert_eq!(extra("gfx906", false, false), 4, "XNACK_MASK may be in use");
        assert_eq!(extra("gfx906:xnack-", false, false), 0);
        assert_eq!(extra("gfx906:xnack-", true, false), 2);
        assert_eq!(extra("gfx906:xnack+", true, true), 6);
    }

    #[test]
    fn granules_are_counted_from_zero() {
        assert_eq!(granules(0, 4), 0);
        assert_eq!(granules(4, 4), 0);
        assert_eq!(granules(5, 4), 1);
        assert_eq!(granules(256, 4), 63);
    }
}
