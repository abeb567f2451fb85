//! How waves of a kernel start: the kernel descriptor of 64 bytes, and `amd_kernel_code_t` of
//! code object version 2.
//!
//! Sources: AMDGPUUsage, "Kernel Descriptor", for GFX9, GFX90A and GFX940; for
//! `amd_kernel_code_t`, the fields of the assembler's directive (AMDGPUUsage,
//! ".amd_kernel_code_t"), whose places are those at which llvm-mc writes them.

use isa::Generation;

/// Bytes of a descriptor.
pub(crate) const SIZE: usize = 64;
/// Bytes of `amd_kernel_code_t`.
pub(crate) const KERNEL_CODE_SIZE: usize = 256;
/// Instructions start at multiples of this (field KERNEL_CODE_ENTRY_BYTE_OFFSET).
pub(crate) const ENTRY_ALIGN: u64 = 256;

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

/// Byte offsets of `amd_kernel_code_t`.
mod code_offset {
    pub const VERSION_MAJOR: usize = 0;
    pub const ENTRY: usize = 16;
    pub const RSRC1: usize = 48;
    pub const RSRC2: usize = 52;
    pub const PROPERTIES: usize = 56;
    pub const PRIVATE_SEGMENT: usize = 60;
    pub const GROUP_SEGMENT: usize = 64;
    pub const KERNARG: usize = 72;
    pub const KERNARG_ALIGN: usize = 100;
    pub const WAVEFRONT_SIZE: usize = 103;
}

/// Bits that must be zero: byte offset of the dword, mask, what they are.
type Reserved = (usize, u32, &'static str);

/// Reserved bits of a descriptor (table "Kernel Descriptor" and those of its registers); from one
/// that says otherwise hardware gets settings that only the packet processor may make.
const RESERVED: [Reserved; 16] = [
    (12, u32::MAX, "reserved bytes 12 to 15"),
    (24, u32::MAX, "reserved bytes 24 to 27"),
    (28, u32::MAX, "reserved bytes 28 to 31"),
    (32, u32::MAX, "reserved bytes 32 to 35"),
    (36, u32::MAX, "reserved bytes 36 to 39"),
    (40, u32::MAX, "reserved bytes 40 to 43"),
    (offset::RSRC1, 3 << 10, "compute_pgm_rsrc1: PRIORITY"),
    (offset::RSRC1, 1 << 20, "compute_pgm_rsrc1: PRIV"),
    (offset::RSRC1, 1 << 22, "compute_pgm_rsrc1: DEBUG_MODE"),
    (
        offset::RSRC1,
        3 << 24,
        "compute_pgm_rsrc1: BULKY, CDBG_USER",
    ),
    (
        offset::RSRC1,
        31 << 27,
        "compute_pgm_rsrc1: reserved bits 27 to 31",
    ),
    (
        offset::RSRC2,
        1 << 6,
        "compute_pgm_rsrc2: ENABLE_TRAP_HANDLER",
    ),
    (
        offset::RSRC2,
        3 << 13,
        "compute_pgm_rsrc2: exceptions of addresses and memory",
    ),
    (
        offset::RSRC2,
        0x1ff << 15,
        "compute_pgm_rsrc2: GRANULATED_LDS_SIZE",
    ),
    (offset::RSRC2, 1 << 31, "compute_pgm_rsrc2: reserved bit 31"),
    (
        offset::PROPERTIES,
        0xf380,
        "kernel_code_properties: reserved bits",
    ),
];

/// Reserved bits that GFX9 has and GFX90A uses: AccVGPRs and kernarg preloading.
const RESERVED_GFX9: [Reserved; 2] = [
    (offset::RSRC3, u32::MAX, "compute_pgm_rsrc3"),
    (
        offset::PROPERTIES,
        0xffff_0000,
        "preloading of kernel arguments",
    ),
];

/// Reserved bits of GFX90A.
const RESERVED_GFX90A: [Reserved; 1] = [(
    offset::RSRC3,
    0xfffe_ffc0,
    "compute_pgm_rsrc3: reserved bits",
)];

/// Reserved bits of GFX940: the hardware finds scratch by itself.
const RESERVED_GFX940: [Reserved; 2] = [
    RESERVED_GFX90A[0],
    (
        offset::PROPERTIES,
        1 | 1 << 5,
        "ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER, ENABLE_SGPR_FLAT_SCRATCH_INIT",
    ),
];

/// Bytes at the start of a kernel with preloaded arguments that load them where the firmware has
/// not done so; one that has starts behind them (AMDGPUUsage, "Preloaded Kernel Arguments").
const PRELOAD_ENTRY: i64 = 256;

/// Largest GRANULATED_WAVEFRONT_SGPR_COUNT: 112 SGPRs (table "compute_pgm_rsrc1").
const MAX_SGPR_GRANULES: u32 = 13;

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
    /// The waves of a group may be on different compute units (`TG_SPLIT`, GFX90A).
    pub is_split: bool,
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
    /// Dwords of kernel arguments that are put in user SGPRs, and the first of them.
    pub preload: (u8, u16),
    /// Numbers of work-groups in SGPRs (version 2 only).
    pub group_count: [bool; 3],
    pub wave32: bool,
    /// The stack's size is not known when the kernel is compiled.
    pub dynamic_stack: bool,
    /// The lower half of the address of a table of resources is in s0; the first one is that of
    /// scratch memory.
    pub resource_table: bool,
    /// What a launch refuses, if there is something.
    pub problem: Option<String>,
}

fn bits(word: u32, low: u32, count: u32) -> u32 {
    word >> low & (u32::MAX >> (32 - count))
}

fn bit(word: u32, at: u32) -> bool {
    word >> at & 1 != 0
}

fn word(bytes: &[u8], at: usize) -> u32 {
    let mut raw = [0; 4];
    raw.copy_from_slice(&bytes[at..at + 4]);
    u32::from_le_bytes(raw)
}

fn long(bytes: &[u8], at: usize) -> u64 {
    u64::from(word(bytes, at)) | u64::from(word(bytes, at + 4)) << 32
}

impl Descriptor {
    /// Decodes the descriptor for a generation.
    pub fn read(bytes: &[u8; SIZE], generation: Generation) -> Descriptor {
        let rsrc = [offset::RSRC1, offset::RSRC2].map(|at| word(bytes, at));
        let rsrc3 = Some(word(bytes, offset::RSRC3));
        let properties = word(bytes, offset::PROPERTIES) & 0xffff;
        let mut d = Descriptor {
            lds_size: word(bytes, offset::GROUP_SEGMENT_FIXED_SIZE),
            private_size: word(bytes, offset::PRIVATE_SEGMENT_FIXED_SIZE),
            kernarg_size: word(bytes, offset::KERNARG_SIZE),
            entry: long(bytes, offset::ENTRY) as i64,
            wave32: bit(properties, 10),
            dynamic_stack: bit(properties, 11),
            ..Descriptor::of_registers(rsrc, rsrc3, properties, generation)
        };
        let own: &[Reserved] = match generation {
            Generation::Gfx90a => &RESERVED_GFX90A,
            Generation::Gfx940 => &RESERVED_GFX940,
            _ => &RESERVED_GFX9,
        };
        let set = (RESERVED.iter().chain(own)).find(|(at, mask, _)| word(bytes, *at) & mask != 0);
        if let Some((_, _, what)) = set {
            d.problem = Some(format!("{what} must be zero"));
        }
        let preload = word(bytes, offset::PROPERTIES) >> 16;
        d.preload = (bits(preload, 0, 7) as u8, bits(preload, 7, 9) as u16);
        if d.preload.0 > 0 {
            d.entry = d.entry.wrapping_add(PRELOAD_ENTRY);
        }
        d
    }

    /// Decodes `amd_kernel_code_t`, with the alignment of the kernarg segment that it wants.
    pub fn read_kernel_code(
        bytes: &[u8; KERNEL_CODE_SIZE],
        generation: Generation,
    ) -> (Descriptor, u64) {
        let rsrc = [code_offset::RSRC1, code_offset::RSRC2].map(|at| word(bytes, at));
        let properties = word(bytes, code_offset::PROPERTIES);
        let kernarg = long(bytes, code_offset::KERNARG);
        let mut d = Descriptor {
            lds_size: word(bytes, code_offset::GROUP_SEGMENT),
            private_size: word(bytes, code_offset::PRIVATE_SEGMENT),
            kernarg_size: u32::try_from(kernarg).unwrap_or(u32::MAX),
            entry: long(bytes, code_offset::ENTRY) as i64,
            group_count: [7, 8, 9].map(|at| bit(properties, at)),
            wave32: bytes[code_offset::WAVEFRONT_SIZE] != 6,
            dynamic_stack: bit(properties, 20),
            ..Descriptor::of_registers(rsrc, None, properties, generation)
        };
        let major = word(bytes, code_offset::VERSION_MAJOR);
        if major != 1 {
            d.problem = Some(format!("version {major} of amd_kernel_code_t, 1 is known"));
        }
        let align = bytes[code_offset::KERNARG_ALIGN];
        (d, 1u64.checked_shl(align.into()).unwrap_or(u64::MAX))
    }

    /// What both forms share: the registers, and the low bits of the code properties. The third
    /// register is GFX90A's, and only kernel descriptors have a place for it: elsewhere nothing
    /// says that there are AccVGPRs, and all registers are others.
    pub(crate) fn of_registers(
        [rsrc1, rsrc2]: [u32; 2],
        rsrc3: Option<u32>,
        properties: u32,
        generation: Generation,
    ) -> Descriptor {
        let is_unified = matches!(generation, Generation::Gfx90a | Generation::Gfx940);
        let vgpr_granule = if is_unified { 8 } else { 4 };
        let vgprs = (bits(rsrc1, 0, 6) as u16 + 1) * vgpr_granule;
        Descriptor {
            lds_size: 0,
            private_size: 0,
            kernarg_size: 0,
            entry: 0,
            vgprs,
            acc_offset: rsrc3.map_or(vgprs, |rsrc3| (bits(rsrc3, 0, 6) as u16 + 1) * 4),
            is_split: is_unified && rsrc3.is_some_and(|rsrc3| bit(rsrc3, 16)),
            // GRANULATED_WAVEFRONT_SGPR_COUNT is the number of granules of 8, less one; from GFX8
            // on twice the number of granules of 16, less one.
            sgprs: match generation {
                Generation::Gfx6 | Generation::Gfx7 => (bits(rsrc1, 6, 4) as u16 + 1) * 8,
                _ => (bits(rsrc1, 6, 4) as u16 / 2 + 1) * 16,
            },
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
            preload: (0, 0),
            group_count: [false; 3],
            wave32: false,
            dynamic_stack: false,
            resource_table: false,
            problem: registers_problem(rsrc1, rsrc2),
        }
    }

    /// SGPRs that the enabled user data takes.
    pub fn requested_user_sgprs(&self) -> u8 {
        let pairs = [
            self.dispatch_ptr,
            self.queue_ptr,
            self.kernarg_ptr,
            self.dispatch_id,
            self.flat_scratch_init,
        ];
        let single = self.group_count.iter().filter(|c| **c).count() as u8;
        4 * u8::from(self.private_segment_buffer)
            + pairs.iter().map(|&p| 2 * u8::from(p)).sum::<u8>()
            + u8::from(self.private_segment_size)
            + self.preload.0
            + single
    }
}

/// Counts that no processor of GFX9 has.
fn registers_problem(rsrc1: u32, rsrc2: u32) -> Option<String> {
    let granules = bits(rsrc1, 6, 4);
    if granules > MAX_SGPR_GRANULES {
        return Some(format!(
            "GRANULATED_WAVEFRONT_SGPR_COUNT is {granules}, at most {MAX_SGPR_GRANULES} (112 SGPRs) \
             is possible"
        ));
    }
    (bits(rsrc2, 11, 2) == 3)
        .then(|| "ENABLE_VGPR_WORKITEM_ID is 3, which is undefined".to_string())
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
