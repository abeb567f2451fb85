//! `amd_kernel_code_t`: 256 bytes before the code of a kernel that tell the packet processor how to
//! start it, of code object version 2, and of code objects for Mesa.
//!
//! Sources: AMDGPUUsage, ".amd_kernel_code_t" (the keys and their defaults), "compute_pgm_rsrc1",
//! "compute_pgm_rsrc2" (the bits of the registers); the places of the fields are those at which
//! llvm-mc writes them, which `asm`'s tests compare one by one.

use isa::{Target, WaveSize};

/// Bytes of the structure, and the distance of the code from its start.
pub const SIZE: usize = 256;

/// Alignment that the packet processor wants.
pub const ALIGN: u64 = 256;

/// `STT_AMDGPU_HSA_KERNEL`: the type of the symbol of a kernel's `amd_kernel_code_t`.
pub const SYMBOL_TYPE: u8 = 10;

/// First bits of the registers, in the structure.
const RSRC1: u16 = 48 * 8;
const RSRC2: u16 = 52 * 8;
const PROPERTIES: u16 = 56 * 8;

/// Where a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    name: &'static str,
    /// Older name of the assembler, or the same.
    other: &'static str,
    /// First bit.
    bit: u16,
    /// Number of bits.
    width: u8,
}

macro_rules! fields {
    ($($field:ident = $name:literal $other:literal, $bit:expr, $width:literal;)*) => {
        /// A field of the structure, in the order in which assemblers print them; its name is that
        /// of [`Field::name`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the names are those of the document's list")]
        pub enum Field {
            $($field,)*
        }

        impl Field {
            /// All fields that have a name.
            pub const ALL: &[Field] = &[$(Field::$field),*];
        }

        const ROWS: [Row; Field::ALL.len()] = [
            $(Row { name: $name, other: $other, bit: $bit, width: $width },)*
        ];
    };
}

fields! {
VersionMajor = "amd_code_version_major" "kernel_code_version_major", 0, 32;
VersionMinor = "amd_code_version_minor" "kernel_code_version_minor", 32, 32;
MachineKind = "amd_machine_kind" "machine_kind", 64, 16;
MachineMajor = "amd_machine_version_major" "machine_version_major", 80, 16;
MachineMinor = "amd_machine_version_minor" "machine_version_minor", 96, 16;
MachineStepping = "amd_machine_version_stepping" "machine_version_stepping", 112, 16;
EntryByteOffset = "kernel_code_entry_byte_offset" "", 128, 64;
PrefetchByteSize = "kernel_code_prefetch_byte_size" "", 256, 64;
GranulatedVgprs = "granulated_workitem_vgpr_count" "compute_pgm_rsrc1_vgprs", RSRC1, 6;
GranulatedSgprs = "granulated_wavefront_sgpr_count" "compute_pgm_rsrc1_sgprs", RSRC1 + 6, 4;
Priority = "priority" "compute_pgm_rsrc1_priority", RSRC1 + 10, 2;
FloatMode = "float_mode" "compute_pgm_rsrc1_float_mode", RSRC1 + 12, 8;
Priv = "priv" "compute_pgm_rsrc1_priv", RSRC1 + 20, 1;
Dx10Clamp = "enable_dx10_clamp" "compute_pgm_rsrc1_dx10_clamp", RSRC1 + 21, 1;
DebugMode = "debug_mode" "compute_pgm_rsrc1_debug_mode", RSRC1 + 22, 1;
IeeeMode = "enable_ieee_mode" "compute_pgm_rsrc1_ieee_mode", RSRC1 + 23, 1;
WgpMode = "enable_wgp_mode" "compute_pgm_rsrc1_wgp_mode", RSRC1 + 29, 1;
MemOrdered = "enable_mem_ordered" "compute_pgm_rsrc1_mem_ordered", RSRC1 + 30, 1;
FwdProgress = "enable_fwd_progress" "compute_pgm_rsrc1_fwd_progress", RSRC1 + 31, 1;
ScratchEn = "enable_sgpr_private_segment_wave_byte_offset" "compute_pgm_rsrc2_scratch_en", RSRC2, 1;
UserSgprCount = "user_sgpr_count" "compute_pgm_rsrc2_user_sgpr", RSRC2 + 1, 5;
TrapHandler = "enable_trap_handler" "compute_pgm_rsrc2_trap_handler", RSRC2 + 6, 1;
WorkgroupIdX = "enable_sgpr_workgroup_id_x" "compute_pgm_rsrc2_tgid_x_en", RSRC2 + 7, 1;
WorkgroupIdY = "enable_sgpr_workgroup_id_y" "compute_pgm_rsrc2_tgid_y_en", RSRC2 + 8, 1;
WorkgroupIdZ = "enable_sgpr_workgroup_id_z" "compute_pgm_rsrc2_tgid_z_en", RSRC2 + 9, 1;
WorkgroupInfo = "enable_sgpr_workgroup_info" "compute_pgm_rsrc2_tg_size_en", RSRC2 + 10, 1;
WorkitemId = "enable_vgpr_workitem_id" "compute_pgm_rsrc2_tidig_comp_cnt", RSRC2 + 11, 2;
ExceptionMsb = "enable_exception_msb" "compute_pgm_rsrc2_excp_en_msb", RSRC2 + 13, 2;
GranulatedLds = "granulated_lds_size" "compute_pgm_rsrc2_lds_size", RSRC2 + 15, 9;
Exception = "enable_exception" "compute_pgm_rsrc2_excp_en", RSRC2 + 24, 7;
PrivateSegmentBuffer = "enable_sgpr_private_segment_buffer" "", PROPERTIES, 1;
DispatchPtr = "enable_sgpr_dispatch_ptr" "", PROPERTIES + 1, 1;
QueuePtr = "enable_sgpr_queue_ptr" "", PROPERTIES + 2, 1;
KernargSegmentPtr = "enable_sgpr_kernarg_segment_ptr" "", PROPERTIES + 3, 1;
DispatchId = "enable_sgpr_dispatch_id" "", PROPERTIES + 4, 1;
FlatScratchInit = "enable_sgpr_flat_scratch_init" "", PROPERTIES + 5, 1;
PrivateSegmentSize = "enable_sgpr_private_segment_size" "", PROPERTIES + 6, 1;
WorkgroupCountX = "enable_sgpr_grid_workgroup_count_x" "", PROPERTIES + 7, 1;
WorkgroupCountY = "enable_sgpr_grid_workgroup_count_y" "", PROPERTIES + 8, 1;
WorkgroupCountZ = "enable_sgpr_grid_workgroup_count_z" "", PROPERTIES + 9, 1;
WavefrontSize32 = "enable_wavefront_size32" "", PROPERTIES + 10, 1;
OrderedAppendGds = "enable_ordered_append_gds" "", PROPERTIES + 16, 1;
PrivateElementSize = "private_element_size" "", PROPERTIES + 17, 2;
IsPtr64 = "is_ptr64" "", PROPERTIES + 19, 1;
IsDynamicCallstack = "is_dynamic_callstack" "", PROPERTIES + 20, 1;
IsDebugEnabled = "is_debug_enabled" "", PROPERTIES + 21, 1;
IsXnackEnabled = "is_xnack_enabled" "", PROPERTIES + 22, 1;
PrivateSegmentBytes = "workitem_private_segment_byte_size" "", 60 * 8, 32;
GroupSegmentBytes = "workgroup_group_segment_byte_size" "", 64 * 8, 32;
GdsSegmentBytes = "gds_segment_byte_size" "", 68 * 8, 32;
KernargSegmentBytes = "kernarg_segment_byte_size" "", 72 * 8, 64;
FbarrierCount = "workgroup_fbarrier_count" "", 80 * 8, 32;
WavefrontSgprs = "wavefront_sgpr_count" "", 84 * 8, 16;
WorkitemVgprs = "workitem_vgpr_count" "", 86 * 8, 16;
ReservedVgprFirst = "reserved_vgpr_first" "", 88 * 8, 16;
ReservedVgprCount = "reserved_vgpr_count" "", 90 * 8, 16;
ReservedSgprFirst = "reserved_sgpr_first" "", 92 * 8, 16;
ReservedSgprCount = "reserved_sgpr_count" "", 94 * 8, 16;
DebugWaveOffsetSgpr = "debug_wavefront_private_segment_offset_sgpr" "", 96 * 8, 16;
DebugSegmentBufferSgpr = "debug_private_segment_buffer_sgpr" "", 98 * 8, 16;
KernargAlignment = "kernarg_segment_alignment" "", 100 * 8, 8;
GroupAlignment = "group_segment_alignment" "", 101 * 8, 8;
PrivateAlignment = "private_segment_alignment" "", 102 * 8, 8;
WavefrontSize = "wavefront_size" "", 103 * 8, 8;
CallConvention = "call_convention" "", 104 * 8, 32;
RuntimeLoaderKernelSymbol = "runtime_loader_kernel_symbol" "", 120 * 8, 64;
}

impl Field {
    const fn row(self) -> Row {
        ROWS[self as usize]
    }

    /// The key in assembly text.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The field of a key, which may be the older one.
    pub fn find(name: &str) -> Option<Field> {
        let known = |f: &Field| f.name() == name || f.row().other == name;
        Field::ALL
            .iter()
            .copied()
            .filter(|_| !name.is_empty())
            .find(known)
    }

    /// Whether it may be set on GFX10 and later only (llvm-mc refuses it before).
    pub const fn is_of_gfx10(self) -> bool {
        matches!(
            self,
            Field::WgpMode | Field::MemOrdered | Field::FwdProgress | Field::WavefrontSize32
        )
    }

    /// First bit in the structure.
    pub const fn bit(self) -> u16 {
        self.row().bit
    }

    /// Number of bits.
    pub const fn width(self) -> u8 {
        self.row().width
    }

    /// The bits that a field can hold.
    const fn mask(self) -> u64 {
        match self.width() {
            64 => u64::MAX,
            width => (1 << width) - 1,
        }
    }

    /// Whether a value fits: of a whole word also as a negative number.
    pub const fn holds(self, value: i64) -> bool {
        let whole = matches!(self.width(), 8 | 16 | 32 | 64);
        let bits = value as u64;
        match value < 0 && whole {
            true => -value as u64 - 1 <= self.mask() >> 1,
            false => bits & !self.mask() == 0,
        }
    }
}

/// The structure's bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KernelCode {
    bytes: [u8; SIZE],
}

impl KernelCode {
    /// What is not given: AMDGPUUsage, ".amd_kernel_code_t".
    pub fn new(target: &Target, isa: [u32; 3]) -> KernelCode {
        let mut code = KernelCode { bytes: [0; SIZE] };
        let wave = match target.wave {
            WaveSize::W32 => 5,
            WaveSize::W64 => 6,
        };
        let defaults = [
            (Field::VersionMajor, 1),
            (Field::VersionMinor, 2),
            (Field::MachineKind, 1),
            (Field::MachineMajor, isa[0].into()),
            (Field::MachineMinor, isa[1].into()),
            (Field::MachineStepping, isa[2].into()),
            (Field::EntryByteOffset, SIZE as i64),
            (Field::KernargAlignment, 4),
            (Field::GroupAlignment, 4),
            (Field::PrivateAlignment, 4),
            (Field::WavefrontSize, wave),
            (Field::CallConvention, -1),
        ];
        for (field, value) in defaults {
            code.set(field, value);
        }
        code
    }

    /// Sets a field to a value's lowest bits.
    pub fn set(&mut self, field: Field, value: i64) {
        let shift = field.bit() % 8;
        let (bits, mask) = (
            u128::from(value as u64 & field.mask()) << shift,
            u128::from(field.mask()) << shift,
        );
        let first = usize::from(field.bit() / 8);
        for (i, byte) in self.bytes[first..].iter_mut().take(9).enumerate() {
            *byte = *byte & !((mask >> (8 * i)) as u8) | (bits >> (8 * i)) as u8;
        }
    }

    /// A field's value; of the calling convention, which may be negative, with its sign.
    pub fn get(&self, field: Field) -> i64 {
        let first = usize::from(field.bit() / 8);
        let mut bits = 0u128;
        for (i, byte) in self.bytes[first..].iter().take(9).enumerate() {
            bits |= u128::from(*byte) << (8 * i);
        }
        let value = (bits >> (field.bit() % 8)) as u64 & field.mask();
        match field {
            Field::CallConvention => (value as u32 as i32).into(),
            _ => value as i64,
        }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8; SIZE] {
        &self.bytes
    }

    /// Bytes that no field has a name for: the directives that a kernel was made with.
    pub fn bytes_mut(&mut self) -> &mut [u8; SIZE] {
        &mut self.bytes
    }

    /// The directive with all fields, as llvm-mc prints it.
    pub fn text(&self) -> String {
        let mut text = String::from("\t.amd_kernel_code_t\n");
        for &field in Field::ALL {
            text.push_str(&format!("\t\t{} = {}\n", field.name(), self.get(field)));
        }
        text.push_str("\t.end_amd_kernel_code_t\n");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_fields_share_a_bit() {
        let mut seen = [0u8; SIZE * 8];
        for field in Field::ALL {
            for bit in field.bit()..field.bit() + u16::from(field.width()) {
                seen[usize::from(bit)] += 1;
            }
        }
        assert!(seen.iter().all(|&n| n <= 1));
    }

    #[test]
    fn a_value_is_read_back_and_leaves_others_alone() {
        let target = Target::parse("gfx803").expect("a target");
        for &field in Field::ALL {
            let fresh = KernelCode::new(&target, [8, 0, 3]);
            let mut code = fresh.clone();
            code.set(field, -1);
            let most = match field {
                Field::CallConvention => -1,
                _ => field.mask() as i64,
            };
            assert_eq!(code.get(field), most, "{}", field.name());
            code.set(field, fresh.get(field));
            assert_eq!(code, fresh, "{}", field.name());
        }
    }

    #[test]
    fn what_fits() {
        assert!(Field::CallConvention.holds(-1) && Field::CallConvention.holds(0xffff_ffff));
        assert!(!Field::CallConvention.holds(1 << 32) && !Field::Priority.holds(-1));
        assert!(Field::Priority.holds(3) && !Field::Priority.holds(4));
        assert!(Field::find("compute_pgm_rsrc1_vgprs") == Some(Field::GranulatedVgprs));
        assert!(Field::find("").is_none() && Field::find("vgprs").is_none());
    }
}
