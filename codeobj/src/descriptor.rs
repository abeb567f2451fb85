//! The kernel descriptor: 64 bytes that tell the packet processor how to start a kernel.
//!
//! Sources: specification, "Kernel Descriptor for GFX6-GFX9", "compute_pgm_rsrc1",
//! "compute_pgm_rsrc2"; AMDGPUUsage of LLVM 22 for what later versions added (kernarg_size,
//! uses_dynamic_stack, compute_pgm_rsrc3 of GFX90A, kernarg preload).

use crate::directive::On;
use isa::Generation;

/// Bytes of a descriptor.
pub const SIZE: usize = 64;

/// Alignment that the packet processor wants.
pub const ALIGN: u64 = 64;

/// Offset of KERNEL_CODE_ENTRY_BYTE_OFFSET in the descriptor.
pub const ENTRY_OFFSET: usize = 16;

/// First bits of the registers in the descriptor.
const RSRC3: u16 = 352;
const RSRC1: u16 = 384;
const RSRC2: u16 = 416;
const CODE_PROPERTIES: u16 = 448;

/// Where a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    name: &'static str,
    /// First bit.
    bit: u16,
    /// Number of bits.
    width: u8,
    on: On,
}

macro_rules! fields {
    ($($(#[$doc:meta])* $field:ident = $name:literal, $bit:expr, $width:literal, $on:ident;)*) => {
        /// A field of the descriptor.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Field {
            $($(#[$doc])* $field,)*
        }

        impl Field {
            /// All fields; what is not here is reserved or filled in by the packet processor,
            /// and 0.
            pub const ALL: &[Field] = &[$(Field::$field),*];
        }

        const ROWS: [Row; Field::ALL.len()] = [
            $(Row { name: $name, bit: $bit, width: $width, on: On::$on },)*
        ];
    };
}

fields! {
/// `group_segment_fixed_size`.
GroupSegmentFixedSize = "group_segment_fixed_size", 0, 32, All;
/// `private_segment_fixed_size`.
PrivateSegmentFixedSize = "private_segment_fixed_size", 32, 32, All;
/// `kernarg_size`.
KernargSize = "kernarg_size", 64, 32, All;
/// `accum_offset`.
AccumOffset = "accum_offset", RSRC3, 6, FromGfx90a;
/// `tg_split`.
TgSplit = "tg_split", RSRC3 + 16, 1, FromGfx90a;
/// `shared_vgpr_count`: VGPRs of both halves of a wave with 64 lanes.
SharedVgprCount = "shared_vgpr_count", RSRC3, 4, Gfx10AndGfx11;
/// `inst_pref_size`, units of 128 bytes.
InstPrefSizeGfx11 = "inst_pref_size", RSRC3 + 4, 6, OnlyGfx11;
/// `inst_pref_size`, wider.
InstPrefSizeGfx12 = "inst_pref_size", RSRC3 + 4, 8, FromGfx12;
/// `granulated_workitem_vgpr_count`.
GranulatedWorkitemVgprCount = "granulated_workitem_vgpr_count", RSRC1, 6, All;
/// `granulated_wavefront_sgpr_count`.
GranulatedWavefrontSgprCount = "granulated_wavefront_sgpr_count", RSRC1 + 6, 4, All;
/// `float_round_mode_32`.
FloatRoundMode32 = "float_round_mode_32", RSRC1 + 12, 2, All;
/// `float_round_mode_16_64`.
FloatRoundMode1664 = "float_round_mode_16_64", RSRC1 + 14, 2, All;
/// `float_denorm_mode_32`.
FloatDenormMode32 = "float_denorm_mode_32", RSRC1 + 16, 2, All;
/// `float_denorm_mode_16_64`.
FloatDenormMode1664 = "float_denorm_mode_16_64", RSRC1 + 18, 2, All;
/// `enable_dx10_clamp`.
EnableDx10Clamp = "enable_dx10_clamp", RSRC1 + 21, 1, ToGfx11;
/// `enable_wg_rr_en`: round robin between the waves of a work-group.
RoundRobinScheduling = "enable_wg_rr_en", RSRC1 + 21, 1, FromGfx12;
/// `enable_ieee_mode`.
EnableIeeeMode = "enable_ieee_mode", RSRC1 + 23, 1, ToGfx11;
/// `fp16_overflow`.
Fp16Overflow = "fp16_overflow", RSRC1 + 26, 1, FromGfx9;
/// `wgp_mode`: a work-group has both compute units of a pair.
WorkgroupProcessorMode = "wgp_mode", RSRC1 + 29, 1, FromGfx10;
/// `mem_ordered`: loads come back in order.
MemoryOrdered = "mem_ordered", RSRC1 + 30, 1, FromGfx10;
/// `fwd_progress`: every wave gets its turn.
ForwardProgress = "fwd_progress", RSRC1 + 31, 1, FromGfx10;
/// `enable_private_segment`.
EnablePrivateSegment = "enable_private_segment", RSRC2, 1, All;
/// `user_sgpr_count`.
UserSgprCount = "user_sgpr_count", RSRC2 + 1, 5, All;
/// `enable_sgpr_workgroup_id_x`.
EnableSgprWorkgroupIdX = "enable_sgpr_workgroup_id_x", RSRC2 + 7, 1, All;
/// `enable_sgpr_workgroup_id_y`.
EnableSgprWorkgroupIdY = "enable_sgpr_workgroup_id_y", RSRC2 + 8, 1, All;
/// `enable_sgpr_workgroup_id_z`.
EnableSgprWorkgroupIdZ = "enable_sgpr_workgroup_id_z", RSRC2 + 9, 1, All;
/// `enable_sgpr_workgroup_info`.
EnableSgprWorkgroupInfo = "enable_sgpr_workgroup_info", RSRC2 + 10, 1, All;
/// `enable_vgpr_workitem_id`.
EnableVgprWorkitemId = "enable_vgpr_workitem_id", RSRC2 + 11, 2, All;
/// `exception_fp_ieee_invalid_op`.
ExceptionFpIeeeInvalidOp = "exception_fp_ieee_invalid_op", RSRC2 + 24, 1, All;
/// `exception_fp_denorm_src`.
ExceptionFpDenormSrc = "exception_fp_denorm_src", RSRC2 + 25, 1, All;
/// `exception_fp_ieee_div_zero`.
ExceptionFpIeeeDivZero = "exception_fp_ieee_div_zero", RSRC2 + 26, 1, All;
/// `exception_fp_ieee_overflow`.
ExceptionFpIeeeOverflow = "exception_fp_ieee_overflow", RSRC2 + 27, 1, All;
/// `exception_fp_ieee_underflow`.
ExceptionFpIeeeUnderflow = "exception_fp_ieee_underflow", RSRC2 + 28, 1, All;
/// `exception_fp_ieee_inexact`.
ExceptionFpIeeeInexact = "exception_fp_ieee_inexact", RSRC2 + 29, 1, All;
/// `exception_int_div_zero`.
ExceptionIntDivZero = "exception_int_div_zero", RSRC2 + 30, 1, All;
/// `enable_sgpr_private_segment_buffer`.
EnableSgprPrivateSegmentBuffer = "enable_sgpr_private_segment_buffer", CODE_PROPERTIES, 1, All;
/// `enable_sgpr_dispatch_ptr`.
EnableSgprDispatchPtr = "enable_sgpr_dispatch_ptr", CODE_PROPERTIES + 1, 1, All;
/// `enable_sgpr_queue_ptr`.
EnableSgprQueuePtr = "enable_sgpr_queue_ptr", CODE_PROPERTIES + 2, 1, All;
/// `enable_sgpr_kernarg_segment_ptr`.
EnableSgprKernargSegmentPtr = "enable_sgpr_kernarg_segment_ptr", CODE_PROPERTIES + 3, 1, All;
/// `enable_sgpr_dispatch_id`.
EnableSgprDispatchId = "enable_sgpr_dispatch_id", CODE_PROPERTIES + 4, 1, All;
/// `enable_sgpr_flat_scratch_init`.
EnableSgprFlatScratchInit = "enable_sgpr_flat_scratch_init", CODE_PROPERTIES + 5, 1, All;
/// `enable_sgpr_private_segment_size`.
EnableSgprPrivateSegmentSize = "enable_sgpr_private_segment_size", CODE_PROPERTIES + 6, 1, All;
/// `enable_wavefront_size32`.
EnableWavefrontSize32 = "enable_wavefront_size32", CODE_PROPERTIES + 10, 1, FromGfx10;
/// `uses_dynamic_stack`.
UsesDynamicStack = "uses_dynamic_stack", CODE_PROPERTIES + 11, 1, All;
/// `kernarg_preload_length`.
KernargPreloadLength = "kernarg_preload_length", CODE_PROPERTIES + 16, 7, FromGfx90a;
/// `kernarg_preload_offset`.
KernargPreloadOffset = "kernarg_preload_offset", CODE_PROPERTIES + 23, 9, FromGfx90a;}

impl Field {
    const fn row(self) -> Row {
        ROWS[self as usize]
    }

    /// Name in the specification, in lower case.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// First bit in the descriptor.
    pub const fn bit(self) -> u16 {
        self.row().bit
    }

    /// Number of bits.
    pub const fn width(self) -> u8 {
        self.row().width
    }

    /// Whether a generation has the field.
    pub const fn is_on(self, generation: Generation) -> bool {
        self.row().on.generations().contains(generation)
    }

    /// Whether a value fits in the field.
    pub const fn holds(self, value: u64) -> bool {
        value >> self.width() == 0
    }

    /// Puts a value that fits into a field that is zero.
    pub fn put(self, bytes: &mut [u8; SIZE], value: u64) {
        let (word, shift) = (usize::from(self.bit() / 32), self.bit() % 32);
        let place = &mut bytes[word * 4..word * 4 + 4];
        for (i, byte) in place.iter_mut().enumerate() {
            *byte |= ((value << shift) >> (8 * i)) as u8;
        }
    }

    /// The field's value.
    pub fn get(self, bytes: &[u8; SIZE]) -> u64 {
        let at = usize::from(self.bit() / 32) * 4;
        let word = u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        (u64::from(word) >> (self.bit() % 32)) & ((1 << self.width()) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_fields_of_a_generation_share_a_bit() {
        for generation in Generation::ALL {
            let mut seen = [0u8; SIZE * 8];
            for field in Field::ALL.iter().filter(|f| f.is_on(generation)) {
                for bit in field.bit()..field.bit() + u16::from(field.width()) {
                    seen[usize::from(bit)] += 1;
                }
            }
            assert!(seen.iter().all(|&n| n <= 1), "{generation:?}");
        }
    }

    #[test]
    fn a_value_is_read_back() {
        for &field in Field::ALL {
            let mut bytes = [0; SIZE];
            let most = (1u64 << field.width()) - 1;
            assert!(field.holds(most) && !field.holds(most + 1));
            field.put(&mut bytes, most);
            assert_eq!(field.get(&bytes), most, "{}", field.name());
        }
    }
}
