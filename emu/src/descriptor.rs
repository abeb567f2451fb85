//! The kernel descriptor: 64 bytes that tell the packet processor how to start waves.
//!
//! Source: AMDGPUUsage, "Kernel Descriptor", for GFX9 and GFX90A.

use isa::Generation;

/// Bytes of a descriptor.
pub(crate) const SIZE: usize = 64;

/// Byte offsets of the fields (table "Kernel Descriptor").
mod offset {
    pub const GROUP_SEGMENT_FIXED_SIZE: usize = 0;
    pub const PRIVATE_SEGMENT_FIXED_SIZE: usize = 4;
    pub const KERNARG_SIZE: usize = 8;
    pub const ENTRY: usize = 16;
    pub const RSRC3: usize = 44;
    pub const RSRC1: usize = 48;
    pub const RSRC2: usize = 52;
    pub const PROPERTIES: usize = 56;
}

/// Work-item ids in VGPRs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WorkItemIds {
    X,
    Xy,
    Xyz,
}

/// A kernel descriptor, decoded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Descriptor {
    pub lds_size: u32,
    pub private_size: u32,
    pub kernarg_size: u32,
    /// Distance from the descriptor to the first instruction.
    pub entry: i64,
    /// VGPRs of a lane, AccVGPRs included where the file is unified.
    pub vgprs: u16,
    /// Where AccVGPRs start in a unified file.
    pub acc_offset: u16,
    /// SGPRs of the wave.
    pub sgprs: u16,
    /// The MODE register as waves start with it.
    pub mode: u32,
    pub private_segment: bool,
    pub user_sgprs: u8,
    pub group_id: [bool; 3],
    pub group_info: bool,
    pub work_item_ids: WorkItemIds,
    pub private_segment_buffer: bool,
    pub dispatch_ptr: bool,
    pub queue_ptr: bool,
    pub kernarg_ptr: bool,
    pub dispatch_id: bool,
    pub flat_scratch_init: bool,
    pub private_segment_size: bool,
    pub wave32: bool,
    /// The stack's size is not known when the kernel is compiled.
    pub dynamic_stack: bool,
}

fn bits(word: u32, low: u32, count: u32) -> u32 {
    word >> low & (u32::MAX >> (32 - count))
}

fn bit(word: u32, at: u32) -> bool {
    word >> at & 1 != 0
}

impl Descriptor {
    /// Decodes the descriptor for a generation.
    pub fn read(bytes: &[u8; SIZE], generation: Generation) -> Descriptor {
        let word = |at: usize| {
            let mut raw = [0; 4];
            raw.copy_from_slice(&bytes[at..at + 4]);
            u32::from_le_bytes(raw)
        };
        let (rsrc1, rsrc2) = (word(offset::RSRC1), word(offset::RSRC2));
        let properties = word(offset::PROPERTIES) & 0xffff;
        let entry = u64::from(word(offset::ENTRY)) | u64::from(word(offset::ENTRY + 4)) << 32;
        let vgpr_granule = match generation {
            Generation::Gfx90a | Generation::Gfx940 => 8,
            _ => 4,
        };
        Descriptor {
            lds_size: word(offset::GROUP_SEGMENT_FIXED_SIZE),
            private_size: word(offset::PRIVATE_SEGMENT_FIXED_SIZE),
            kernarg_size: word(offset::KERNARG_SIZE),
            entry: entry as i64,
            vgprs: (bits(rsrc1, 0, 6) as u16 + 1) * vgpr_granule,
            acc_offset: (bits(word(offset::RSRC3), 0, 6) as u16 + 1) * 4,
            // GRANULATED_WAVEFRONT_SGPR_COUNT is twice the number of granules of 16, less one.
            sgprs: (bits(rsrc1, 6, 4) as u16 / 2 + 1) * 16,
            mode: mode(rsrc1),
            private_segment: bit(rsrc2, 0),
            user_sgprs: bits(rsrc2, 1, 5) as u8,
            group_id: [bit(rsrc2, 7), bit(rsrc2, 8), bit(rsrc2, 9)],
            group_info: bit(rsrc2, 10),
            work_item_ids: match bits(rsrc2, 11, 2) {
                0 => WorkItemIds::X,
                1 => WorkItemIds::Xy,
                _ => WorkItemIds::Xyz,
            },
            private_segment_buffer: bit(properties, 0),
            dispatch_ptr: bit(properties, 1),
            queue_ptr: bit(properties, 2),
            kernarg_ptr: bit(properties, 3),
            dispatch_id: bit(properties, 4),
            flat_scratch_init: bit(properties, 5),
            private_segment_size: bit(properties, 6),
            wave32: bit(properties, 10),
            dynamic_stack: bit(properties, 11),
        }
    }
}

/// The MODE register from `compute_pgm_rsrc1` (its table gives the fields; manual, table 4, where
/// they go).
fn mode(rsrc1: u32) -> u32 {
    let round_and_denorm = bits(rsrc1, 12, 8);
    let dx10_clamp = bits(rsrc1, 21, 1);
    let ieee = bits(rsrc1, 23, 1);
    let fp16_overflow = bits(rsrc1, 26, 1);
    round_and_denorm | dx10_clamp << 8 | ieee << 9 | fp16_overflow << 23
}
