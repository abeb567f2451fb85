//! Names of immediates: hardware registers, messages, wait counts, buffer formats, export targets.

use crate::{Feature, GenMask, Generation, Processor};
use std::fmt;

const fn mask(generations: &[Generation]) -> GenMask {
    let mut bits = 0;
    let mut i = 0;
    while i < generations.len() {
        bits |= generations[i].mask().0;
        i += 1;
    }
    GenMask(bits)
}

use Generation::{Gfx6, Gfx7, Gfx8, Gfx9, Gfx10, Gfx11, Gfx12, Gfx90a, Gfx940};

const ALL: GenMask = mask(&Generation::ALL);
const FROM_8_TO_10: GenMask = mask(&[Gfx8, Gfx9, Gfx90a, Gfx940, Gfx10]);
const FROM_9: GenMask = mask(&[Gfx9, Gfx90a, Gfx940, Gfx10, Gfx11, Gfx12]);
const FROM_10: GenMask = mask(&[Gfx10, Gfx11, Gfx12]);
const VEGA: GenMask = mask(&[Gfx9, Gfx90a, Gfx940]);
const VEGA_10: GenMask = mask(&[Gfx9, Gfx90a, Gfx940, Gfx10]);
const TO_10: GenMask = mask(&[Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940, Gfx10]);
const TO_11: GenMask = mask(&[Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940, Gfx10, Gfx11]);
const TO_9: GenMask = mask(&[Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940]);
const VEGA_11: GenMask = mask(&[Gfx9, Gfx90a, Gfx940, Gfx10, Gfx11]);
const ONLY_10: GenMask = mask(&[Gfx10]);
const ONLY_940: GenMask = mask(&[Gfx940]);
const RDNA_1_3: GenMask = mask(&[Gfx10, Gfx11]);
const ONLY_11: GenMask = mask(&[Gfx11]);
const FROM_11: GenMask = mask(&[Gfx11, Gfx12]);
const ONLY_12: GenMask = mask(&[Gfx12]);

// ---------------------------------------------------------------------------------------------
// Wait counts
// ---------------------------------------------------------------------------------------------

/// The argument of `s_waitcnt`: how many operations of each kind may be outstanding still.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waitcnt {
    /// Vector memory.
    pub vm: u8,
    /// LDS, GDS, scalar memory, messages.
    pub lgkm: u8,
    /// Exports, and on GFX6 the data of stores.
    pub exp: u8,
}

/// Where the counts are in the immediate: low bits of VM_CNT, EXP_CNT, LGKM_CNT, high bits of
/// VM_CNT, each as (lowest bit, width).
struct WaitcntLayout {
    gens: GenMask,
    vm: (u8, u8),
    exp: (u8, u8),
    lgkm: (u8, u8),
    vm_high: (u8, u8),
}

/// Manual, section 12.5, `S_WAITCNT`; GFX6 to GFX8 have no high bits of VM_CNT; RDNA manuals,
/// "Data Dependency Resolution". GFX12 has the instruction still, with GFX11's layout.
const WAITCNT_LAYOUTS: [WaitcntLayout; 4] = [
    WaitcntLayout {
        gens: VEGA,
        vm: (0, 4),
        exp: (4, 3),
        lgkm: (8, 4),
        vm_high: (14, 2),
    },
    WaitcntLayout {
        gens: mask(&[Gfx6, Gfx7, Gfx8]),
        vm: (0, 4),
        exp: (4, 3),
        lgkm: (8, 4),
        vm_high: (0, 0),
    },
    WaitcntLayout {
        gens: ONLY_10,
        vm: (0, 4),
        exp: (4, 3),
        lgkm: (8, 6),
        vm_high: (14, 2),
    },
    WaitcntLayout {
        gens: FROM_11,
        vm: (10, 6),
        exp: (0, 3),
        lgkm: (4, 6),
        vm_high: (0, 0),
    },
];

fn waitcnt_layout(generation: Generation) -> &'static WaitcntLayout {
    let mut layouts = WAITCNT_LAYOUTS.iter();
    let own = layouts.find(|layout| layout.gens.contains(generation));
    own.unwrap_or(&WAITCNT_LAYOUTS[0])
}

impl Waitcnt {
    /// The largest counts of a generation: waiting for nothing.
    pub fn limits(generation: Generation) -> Waitcnt {
        let layout = waitcnt_layout(generation);
        let max = |width: u8| ((1u16 << width) - 1) as u8;
        Waitcnt {
            vm: max(layout.vm.1 + layout.vm_high.1),
            lgkm: max(layout.lgkm.1),
            exp: max(layout.exp.1),
        }
    }

    /// The immediate of `s_waitcnt`. Counts above the generation's limit wait for nothing, as the
    /// limit does.
    pub fn encode(self, generation: Generation) -> u16 {
        let layout = waitcnt_layout(generation);
        let limits = Waitcnt::limits(generation);
        let vm = u16::from(self.vm.min(limits.vm));
        let vm_low = vm & ((1 << layout.vm.1) - 1);
        let vm_high = vm >> layout.vm.1;
        vm_low << layout.vm.0
            | u16::from(self.exp.min(limits.exp)) << layout.exp.0
            | u16::from(self.lgkm.min(limits.lgkm)) << layout.lgkm.0
            | vm_high << layout.vm_high.0
    }

    /// The counts of an immediate. Unused bits are ignored.
    pub fn decode(imm: u16, generation: Generation) -> Waitcnt {
        let layout = waitcnt_layout(generation);
        let get = |(low, width): (u8, u8)| (imm >> low & ((1 << width) - 1)) as u8;
        Waitcnt {
            vm: get(layout.vm) | get(layout.vm_high) << layout.vm.1,
            lgkm: get(layout.lgkm),
            exp: get(layout.exp),
        }
    }
}

/// Text as `vmcnt(0) lgkmcnt(0)`: counts at their limit are left out, unless all are.
pub(crate) fn write_waitcnt(
    f: &mut fmt::Formatter<'_>,
    imm: u16,
    generation: Generation,
) -> fmt::Result {
    let limits = Waitcnt::limits(generation);
    let counts = Waitcnt::decode(imm, generation);
    let all = counts == limits;
    let parts = [
        ("vmcnt", counts.vm, limits.vm),
        ("expcnt", counts.exp, limits.exp),
        ("lgkmcnt", counts.lgkm, limits.lgkm),
    ];
    let mut separator = "";
    for (name, count, limit) in parts {
        if all || count != limit {
            write!(f, "{separator}{name}({count})")?;
            separator = " ";
        }
    }
    Ok(())
}

// ---------------------------------------------------------------------------------------------
// Hardware registers
// ---------------------------------------------------------------------------------------------

/// Numbers and names of the registers of `s_getreg_b32` and `s_setreg_b32` (manual, section 5.8,
/// "Hardware Register Values").
/// LLVM's `AMDGPUAsmUtils.cpp` has the names from GFX10 on. Of the names of a number the first is
/// printed, all are read.
pub(crate) const HWREGS: [(u8, &str, GenMask); 58] = [
    (1, "HW_REG_WAVE_MODE", ONLY_12),
    (2, "HW_REG_WAVE_STATUS", ONLY_12),
    (5, "HW_REG_WAVE_GPR_ALLOC", ONLY_12),
    (6, "HW_REG_WAVE_LDS_ALLOC", ONLY_12),
    (23, "HW_REG_WAVE_HW_ID1", ONLY_12),
    (24, "HW_REG_WAVE_HW_ID2", ONLY_12),
    (4, "HW_REG_WAVE_STATE_PRIV", ONLY_12),
    (17, "HW_REG_WAVE_EXCP_FLAG_PRIV", ONLY_12),
    (18, "HW_REG_WAVE_EXCP_FLAG_USER", ONLY_12),
    (19, "HW_REG_WAVE_TRAP_CTRL", ONLY_12),
    (20, "HW_REG_WAVE_SCRATCH_BASE_LO", ONLY_12),
    (21, "HW_REG_WAVE_SCRATCH_BASE_HI", ONLY_12),
    (31, "HW_REG_WAVE_DVGPR_ALLOC_LO", ONLY_12),
    (32, "HW_REG_WAVE_DVGPR_ALLOC_HI", ONLY_12),
    (1, "HW_REG_MODE", ALL),
    (2, "HW_REG_STATUS", ALL),
    (3, "HW_REG_TRAPSTS", TO_11),
    (4, "HW_REG_HW_ID", TO_9),
    (5, "HW_REG_GPR_ALLOC", ALL),
    (6, "HW_REG_LDS_ALLOC", ALL),
    (7, "HW_REG_IB_STS", ALL),
    (15, "HW_REG_SH_MEM_BASES", VEGA_11),
    (16, "HW_REG_TBA_LO", VEGA_10),
    (17, "HW_REG_TBA_HI", VEGA_10),
    (18, "HW_REG_TMA_LO", VEGA_10),
    (19, "HW_REG_TMA_HI", VEGA_10),
    (18, "HW_REG_PERF_SNAPSHOT_PC_LO", ONLY_11),
    (19, "HW_REG_PERF_SNAPSHOT_PC_HI", ONLY_11),
    (20, "HW_REG_XCC_ID", ONLY_940),
    (21, "HW_REG_SQ_PERF_SNAPSHOT_DATA", ONLY_940),
    (22, "HW_REG_SQ_PERF_SNAPSHOT_DATA1", ONLY_940),
    (23, "HW_REG_SQ_PERF_SNAPSHOT_PC_LO", ONLY_940),
    (24, "HW_REG_SQ_PERF_SNAPSHOT_PC_HI", ONLY_940),
    (20, "HW_REG_FLAT_SCR_LO", RDNA_1_3),
    (21, "HW_REG_FLAT_SCR_HI", RDNA_1_3),
    (22, "HW_REG_XNACK_MASK", ONLY_10),
    (23, "HW_REG_HW_ID1", FROM_10),
    (24, "HW_REG_HW_ID2", FROM_10),
    (25, "HW_REG_POPS_PACKER", ONLY_10),
    (27, "HW_REG_PERF_SNAPSHOT_DATA", ONLY_11),
    (29, "HW_REG_SHADER_CYCLES", RDNA_1_3),
    (23, "HW_REG_HW_ID", ONLY_10),
    (4, "HW_REG_STATE_PRIV", ONLY_12),
    (10, "HW_REG_PERF_SNAPSHOT_DATA", ONLY_12),
    (11, "HW_REG_PERF_SNAPSHOT_PC_LO", ONLY_12),
    (12, "HW_REG_PERF_SNAPSHOT_PC_HI", ONLY_12),
    (15, "HW_REG_PERF_SNAPSHOT_DATA1", ONLY_12),
    (16, "HW_REG_PERF_SNAPSHOT_DATA2", ONLY_12),
    (17, "HW_REG_EXCP_FLAG_PRIV", ONLY_12),
    (18, "HW_REG_EXCP_FLAG_USER", ONLY_12),
    (19, "HW_REG_TRAP_CTRL", ONLY_12),
    (20, "HW_REG_SCRATCH_BASE_LO", ONLY_12),
    (21, "HW_REG_SCRATCH_BASE_HI", ONLY_12),
    (26, "HW_REG_WAVE_SCHED_MODE", ONLY_12),
    (29, "HW_REG_SHADER_CYCLES_LO", ONLY_12),
    (30, "HW_REG_SHADER_CYCLES_HI", ONLY_12),
    (31, "HW_REG_DVGPR_ALLOC_LO", ONLY_12),
    (32, "HW_REG_DVGPR_ALLOC_HI", ONLY_12),
];

/// Registers that only some processors of their generation have.
fn has_hwreg(name: &str, processor: &Processor) -> bool {
    match (name, processor.generation) {
        ("HW_REG_XNACK_MASK", Gfx10) => processor.has(Feature::Gfx101x),
        ("HW_REG_SHADER_CYCLES", Gfx10) => processor.has(Feature::Gfx103x),
        _ => true,
    }
}

/// The argument of `s_getreg_b32` and its kin: some bits of a hardware register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hwreg {
    /// Register number, 0 to 63.
    pub id: u8,
    /// Lowest bit, 0 to 31.
    pub offset: u8,
    /// Number of bits, 1 to 32.
    pub size: u8,
}

impl Hwreg {
    /// The mode register: rounding in bits 3:0, denormals in 7:4, …
    pub const MODE: u8 = 1;

    /// The immediate: number in bits 5:0, offset in 10:6, size less one in 15:11.
    pub const fn encode(self) -> u16 {
        let size = (self.size - 1) as u16;
        (self.id as u16 & 0x3f) | (self.offset as u16 & 0x1f) << 6 | (size & 0x1f) << 11
    }

    /// The parts of an immediate.
    pub const fn decode(imm: u16) -> Hwreg {
        Hwreg {
            id: (imm & 0x3f) as u8,
            offset: (imm >> 6 & 0x1f) as u8,
            size: (imm >> 11 & 0x1f) as u8 + 1,
        }
    }

    /// The register's name on a processor.
    pub fn name(self, processor: &Processor) -> Option<&'static str> {
        let mut rows = Hwreg::rows(processor);
        rows.find(|(id, ..)| *id == self.id)
            .map(|(_, name, _)| *name)
    }

    /// The number of a register's name on a processor.
    pub fn id_of(name: &str, processor: &Processor) -> Option<u8> {
        let mut rows = Hwreg::rows(processor);
        rows.find(|(_, n, _)| *n == name).map(|(id, ..)| *id)
    }

    fn rows(processor: &Processor) -> impl Iterator<Item = &'static (u8, &'static str, GenMask)> {
        let generation = processor.generation;
        HWREGS
            .iter()
            .filter(move |(_, name, gens)| gens.contains(generation) && has_hwreg(name, processor))
    }
}

pub(crate) fn write_hwreg(
    f: &mut fmt::Formatter<'_>,
    imm: u16,
    processor: &Processor,
) -> fmt::Result {
    let hwreg = Hwreg::decode(imm);
    f.write_str("hwreg(")?;
    match hwreg.name(processor) {
        Some(name) => f.write_str(name)?,
        None => write!(f, "{}", hwreg.id)?,
    }
    if hwreg.offset != 0 || hwreg.size != 32 {
        write!(f, ", {}, {}", hwreg.offset, hwreg.size)?;
    }
    f.write_str(")")
}

// ---------------------------------------------------------------------------------------------
// Messages
// ---------------------------------------------------------------------------------------------

/// Numbers and names of messages (manual, section 12.5, `S_SENDMSG`).
pub(crate) const MESSAGES: [(u16, &str, GenMask); 22] = [
    (1, "MSG_INTERRUPT", ALL),
    (2, "MSG_GS", TO_10),
    (2, "MSG_HS_TESSFACTOR", FROM_11),
    (3, "MSG_GS_DONE", TO_10),
    (3, "MSG_DEALLOC_VGPRS", FROM_11),
    (4, "MSG_SAVEWAVE", FROM_8_TO_10),
    (5, "MSG_STALL_WAVE_GEN", VEGA_11),
    (6, "MSG_HALT_WAVES", VEGA_11),
    (7, "MSG_ORDERED_PS_DONE", VEGA_10),
    (8, "MSG_EARLY_PRIM_DEALLOC", VEGA_10),
    (9, "MSG_GS_ALLOC_REQ", FROM_9),
    (10, "MSG_GET_DOORBELL", VEGA_10),
    (11, "MSG_GET_DDID", ONLY_10),
    (15, "MSG_SYSMSG", TO_10),
    (128, "MSG_RTN_GET_DOORBELL", FROM_11),
    (129, "MSG_RTN_GET_DDID", FROM_11),
    (130, "MSG_RTN_GET_TMA", FROM_11),
    (131, "MSG_RTN_GET_REALTIME", FROM_11),
    (132, "MSG_RTN_SAVE_WAVE", FROM_11),
    (133, "MSG_RTN_GET_TBA", FROM_11),
    (134, "MSG_RTN_GET_TBA_TO_PC", FROM_11),
    (135, "MSG_RTN_GET_SE_AID_ID", ONLY_12),
];

pub(crate) const GS_OPERATIONS: [&str; 4] =
    ["GS_OP_NOP", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"];

pub(crate) const SYSTEM_OPERATIONS: [(u16, &str); 4] = [
    (1, "SYSMSG_OP_ECC_ERR_INTERRUPT"),
    (2, "SYSMSG_OP_REG_RD"),
    (3, "SYSMSG_OP_HOST_TRAP_ACK"),
    (4, "SYSMSG_OP_TTRACE_PC"),
];

pub(crate) const MSG_GS: u16 = 2;
pub(crate) const MSG_GS_DONE: u16 = 3;
pub(crate) const MSG_SYSMSG: u16 = 15;

/// Message numbers that code generation needs.
pub mod message {
    /// Interrupt to the host, data in M0.
    pub const INTERRUPT: u16 = 1;
    /// Geometry-shader done, used by no kernel.
    pub const GS_DONE: u16 = 3;
    /// Reads the doorbell's identity.
    pub const GET_DOORBELL: u16 = 10;
}

/// Text as `sendmsg(MSG_GS, GS_OP_EMIT, 0)`: message in bits 3:0, operation in 6:4, stream in 9:8.
pub(crate) fn write_sendmsg(
    f: &mut fmt::Formatter<'_>,
    imm: u16,
    generation: Generation,
) -> fmt::Result {
    // From GFX11 on there are more messages, and none has an operation.
    let (id, op, stream) = match FROM_11.contains(generation) {
        true => (imm & 0xff, 0, 0),
        false => (imm & 0xf, imm >> 4 & 7, imm >> 8 & 3),
    };
    let bits = if FROM_11.contains(generation) {
        0xff
    } else {
        0x37f
    };
    if imm & !bits != 0 {
        return write!(f, "{imm}");
    }
    let known = MESSAGES
        .iter()
        .find(|(n, _, gens)| *n == id && gens.contains(generation));
    let Some((_, name, _)) = known else {
        return write!(f, "sendmsg({id}, {op}, {stream})");
    };
    let none = op == 0 && stream == 0;
    match id {
        _ if FROM_11.contains(generation) => write!(f, "sendmsg({name})"),
        MSG_GS | MSG_GS_DONE if op < 4 && (op != 0 || (id == MSG_GS_DONE && stream == 0)) => {
            let operation = GS_OPERATIONS[usize::from(op)];
            match op {
                0 => write!(f, "sendmsg({name}, {operation})"),
                _ => write!(f, "sendmsg({name}, {operation}, {stream})"),
            }
        }
        MSG_SYSMSG if stream == 0 => match system_operation(op, generation) {
            Some(operation) => write!(f, "sendmsg({name}, {operation})"),
            None => write!(f, "sendmsg({id}, {op}, {stream})"),
        },
        MSG_GS | MSG_GS_DONE | MSG_SYSMSG => write!(f, "sendmsg({id}, {op}, {stream})"),
        _ if none => write!(f, "sendmsg({name})"),
        _ => write!(f, "sendmsg({id}, {op}, {stream})"),
    }
}

/// The host-trap acknowledgement went with GFX9.
pub(crate) fn system_operation(op: u16, generation: Generation) -> Option<&'static str> {
    if op == 3 && FROM_9.contains(generation) {
        return None;
    }
    SYSTEM_OPERATIONS
        .iter()
        .find(|(n, _)| *n == op)
        .map(|(_, name)| *name)
}

// ---------------------------------------------------------------------------------------------
// VGPR indexing
// ---------------------------------------------------------------------------------------------

bitflags::bitflags! {
    /// Operands of which `s_set_gpr_idx_on` lets an index choose the VGPR (Vega ISA manual, section
    /// 6.6.1).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct GprIndexing: u8 {
        /// The first source.
        const SRC0 = 1;
        /// The second one.
        const SRC1 = 2;
        /// The third one.
        const SRC2 = 4;
        /// The destination.
        const DST = 8;
    }
}

/// Names of the bits of `gpr_idx(…)`, those of [`GprIndexing`].
pub(crate) const GPR_IDX_MODES: [&str; 4] = ["SRC0", "SRC1", "SRC2", "DST"];

/// Text as `gpr_idx(SRC0,DST)`: one bit each.
pub(crate) fn write_gpr_idx(f: &mut fmt::Formatter<'_>, imm: u16) -> fmt::Result {
    if imm > 0xf {
        return write!(f, "{imm:#x}");
    }
    f.write_str("gpr_idx(")?;
    let mut separator = "";
    for (bit, name) in GPR_IDX_MODES.into_iter().enumerate() {
        if imm >> bit & 1 != 0 {
            write!(f, "{separator}{name}")?;
            separator = ",";
        }
    }
    f.write_str(")")
}

// ---------------------------------------------------------------------------------------------
// Buffer formats and export targets
// ---------------------------------------------------------------------------------------------

/// Names of data formats (manual, section 8.1.8, "Buffer Resource").
pub(crate) const DATA_FORMATS: [&str; 16] = [
    "INVALID",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
    "RESERVED_15",
];

/// Names of number formats. Number 6 was SNORM_OGL before GFX8.
pub(crate) const NUMBER_FORMATS: [&str; 8] = [
    "UNORM",
    "SNORM",
    "USCALED",
    "SSCALED",
    "UINT",
    "SINT",
    "RESERVED_6",
    "FLOAT",
];

/// The data format that is not printed: 8.
pub(crate) const DEFAULT_DATA_FORMAT: u8 = 1;

/// Text as ` format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]`; the defaults are left out.
pub(crate) fn write_format(
    f: &mut fmt::Formatter<'_>,
    format: u8,
    generation: Generation,
) -> fmt::Result {
    if generation >= Gfx10 {
        return crate::rdna::write_format(f, format, generation);
    }
    let (data, number) = (format & 0xf, format >> 4);
    let number_name = match number {
        6 if generation <= Gfx7 => "SNORM_OGL",
        _ => NUMBER_FORMATS[usize::from(number & 7)],
    };
    let data_name = DATA_FORMATS[usize::from(data)];
    match (data == DEFAULT_DATA_FORMAT, number == 0) {
        (true, true) => Ok(()),
        (false, true) => write!(f, " format:[BUF_DATA_FORMAT_{data_name}]"),
        (true, false) => write!(f, " format:[BUF_NUM_FORMAT_{number_name}]"),
        (false, false) => {
            write!(
                f,
                " format:[BUF_DATA_FORMAT_{data_name},BUF_NUM_FORMAT_{number_name}]"
            )
        }
    }
}

/// Names of export targets (manuals, section 11.1): what the name begins with, the first number of
/// it, and how many there are; 0 where the name is whole.
pub(crate) const EXPORT_TARGETS: [(&str, u8, u8, GenMask); 8] = [
    ("mrtz", 8, 0, ALL),
    ("null", 9, 0, TO_10),
    ("mrt", 0, 8, ALL),
    ("pos", 12, 4, TO_9),
    ("pos", 12, 5, FROM_10),
    ("prim", 20, 0, FROM_10),
    ("dual_src_blend", 21, 2, FROM_11),
    ("param", 32, 32, TO_10),
];

pub(crate) fn write_export_target(
    f: &mut fmt::Formatter<'_>,
    target: u8,
    generation: Generation,
) -> fmt::Result {
    let mut rows = EXPORT_TARGETS.iter();
    let row = rows.find(|(_, first, count, gens)| {
        gens.contains(generation) && (*first..first + (*count).max(1)).contains(&target)
    });
    match row {
        Some((name, _, 0, _)) => f.write_str(name),
        Some((name, first, ..)) => write!(f, "{name}{}", target - first),
        None => write!(f, "invalid_target_{target}"),
    }
}

/// Text of `ds_swizzle_b32`'s offset (manual, section 12.13, `DS_SWIZZLE_B32`). GFX9 has FFT and
/// rotation besides quads and bit masks.
pub(crate) fn write_swizzle(
    f: &mut fmt::Formatter<'_>,
    offset: u16,
    generation: Generation,
) -> fmt::Result {
    if offset == 0 {
        return Ok(());
    }
    f.write_str(" offset:")?;
    let from_9 = FROM_9.contains(generation);
    match offset {
        0xe000.. if from_9 => write!(f, "swizzle(FFT,{})", offset & 0x1f),
        0xc000..0xe000 if from_9 => {
            write!(
                f,
                "swizzle(ROTATE,{},{})",
                offset >> 10 & 1,
                offset >> 5 & 0x1f
            )
        }
        0x8000..=0x80ff => {
            let lane = |i: u16| offset >> (2 * i) & 3;
            write!(
                f,
                "swizzle(QUAD_PERM,{},{},{},{})",
                lane(0),
                lane(1),
                lane(2),
                lane(3)
            )
        }
        0..0x8000 => write_bit_mask(f, offset),
        _ => write!(f, "{offset}"),
    }
}

/// The bit-mask mode: lane' = ((lane & and) | or) ^ xor, masks of five bits each.
fn write_bit_mask(f: &mut fmt::Formatter<'_>, offset: u16) -> fmt::Result {
    let (and, or, xor) = (offset & 0x1f, offset >> 5 & 0x1f, offset >> 10 & 0x1f);
    if and == 0x1f && or == 0 && xor.count_ones() == 1 {
        return write!(f, "swizzle(SWAP,{xor})");
    }
    if and == 0x1f && or == 0 && xor != 0 && (xor + 1).is_power_of_two() {
        return write!(f, "swizzle(REVERSE,{})", xor + 1);
    }
    let group = 0x20 - and;
    if group > 1 && group.is_power_of_two() && or < group && xor == 0 {
        return write!(f, "swizzle(BROADCAST,{group},{or})");
    }
    f.write_str("swizzle(BITMASK_PERM,\"")?;
    for bit in (0..5).rev() {
        let at = |mask: u16| mask >> bit & 1;
        // What the lane's bit becomes: from 0 and from 1.
        let character = match (at(or) ^ at(xor), (at(and) | at(or)) ^ at(xor)) {
            (0, 0) => '0',
            (1, 1) => '1',
            (0, _) => 'p',
            _ => 'i',
        };
        write!(f, "{character}")?;
    }
    f.write_str("\")")
}
