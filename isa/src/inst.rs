//! A machine instruction: opcode, form, operands, modifiers.

use crate::{Form, InstFlags, Opcode, Operand};
use bitflags::bitflags;
use smallvec::SmallVec;

bitflags! {
    /// Modifiers that are single bits.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct ModFlags: u32 {
        /// Clamp the result.
        const CLAMP = 1 << 0;
        /// Globally coherent; on atomics: return the value before (`sc0` on GFX940).
        const GLC = 1 << 1;
        /// System-level coherent, streaming (`nt` on GFX940).
        const SLC = 1 << 2;
        /// System coherence level 1 (`scc` on GFX90A, `sc1` on GFX940).
        const SCC = 1 << 3;
        /// Buffer: an address VGPR holds an offset.
        const OFFEN = 1 << 4;
        /// Buffer: an address VGPR holds an index.
        const IDXEN = 1 << 5;
        /// Buffer: an address VGPR pair holds a 64-bit address (GFX6, GFX7).
        const ADDR64 = 1 << 6;
        /// The data goes to LDS.
        const LDS = 1 << 7;
        /// A further dword tells of texture faults.
        const TFE = 1 << 8;
        /// DS: global data share.
        const GDS = 1 << 9;
        /// Image: coordinates are not normalised.
        const UNORM = 1 << 11;
        /// Image: an array is declared.
        const DA = 1 << 12;
        /// Image: LOD warning.
        const LWE = 1 << 13;
        /// Image: the resource is 128 bits.
        const R128 = 1 << 14;
        /// Image: 16-bit addresses.
        const A16 = 1 << 15;
        /// Image: 16-bit data.
        const D16 = 1 << 16;
        /// Export: the last one.
        const DONE = 1 << 17;
        /// Export: EXEC is the mask of valid pixels.
        const VM = 1 << 18;
        /// Export: data is compressed to 16 bits.
        const COMPR = 1 << 19;
        /// VINTRP P1LL/P2 with the high half of the attribute.
        const HIGH = 1 << 20;
        /// SMEM: an immediate offset is added to the SGPR offset (GFX9).
        const SOFFSET = 1 << 21;
        /// Device-level coherent (GFX10); no-allocate (GFX11).
        const DLC = 1 << 22;
        /// Export: M0 selects a row (GFX11 and later).
        const ROW_EN = 1 << 23;
        /// LDSDIR: waits for earlier readers of the destination (GFX12).
        const WAIT_VSRC = 1 << 24;
    }
}

/// Output multiplier of float results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Omod {
    /// As it is.
    #[default]
    None,
    /// × 2.
    Mul2,
    /// × 4.
    Mul4,
    /// ÷ 2.
    Div2,
}

/// Part of a dword that SDWA selects (manual, section 13.3, "SDWA").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum SdwaSel {
    Byte0,
    Byte1,
    Byte2,
    Byte3,
    Word0,
    Word1,
    #[default]
    Dword,
}

/// What SDWA does with the rest of the destination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum SdwaUnused {
    /// Zero.
    #[default]
    Pad,
    /// Sign of the result.
    Sext,
    /// As it was: the destination is read as well.
    Preserve,
}

/// SDWA modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sdwa {
    /// Part of the destination written.
    pub dst_sel: SdwaSel,
    /// The rest of the destination.
    pub dst_unused: SdwaUnused,
    /// Part of source 0.
    pub src0_sel: SdwaSel,
    /// Part of source 1.
    pub src1_sel: SdwaSel,
    /// Bit i: source i is sign-extended.
    pub sext: u8,
}

/// DPP modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dpp {
    /// `dpp_ctrl`, 9 bits (manual, section 13.3, "DPP").
    pub ctrl: u16,
    /// Rows (of 16 lanes) that take part, 4 bits.
    pub row_mask: u8,
    /// Banks (of 4 lanes in each row) that take part, 4 bits.
    pub bank_mask: u8,
    /// Lanes without a source read zero instead of keeping their old value.
    pub bound_ctrl: bool,
    /// Fetch from inactive lanes (GFX10 and later; also with eight lane selectors).
    pub fetch_inactive: bool,
}

impl Dpp {
    /// The mask of all rows, and of all banks.
    const ALL: u8 = 0xf;
}

impl Default for Dpp {
    fn default() -> Dpp {
        Dpp {
            ctrl: 0,
            row_mask: Dpp::ALL,
            bank_mask: Dpp::ALL,
            bound_ctrl: false,
            fetch_inactive: false,
        }
    }
}

/// Everything about an instruction that is neither opcode nor operand. In the sets of bits, bit i
/// belongs to source i.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers {
    /// Memory offset in bytes (DS two-address forms: `offset0`, in units of the access).
    pub offset: i32,
    /// Single bits.
    pub flags: ModFlags,
    /// Second offset of DS two-address forms.
    pub offset1: u8,
    /// Output multiplier.
    pub omod: Omod,
    /// Sources negated.
    pub neg: u8,
    /// Sources whose absolute value is taken.
    pub abs: u8,
    /// VOP3: bit i takes source i's high half, bit 3 writes the destination's high half.
    /// VOP3P: which half of source i feeds the low result.
    pub op_sel: u8,
    /// VOP3P: which half of source i feeds the high result. All ones unless said otherwise:
    /// [`Inst::new`] sets it.
    pub op_sel_hi: u8,
    /// VOP3P: sources negated for the low result.
    pub neg_lo: u8,
    /// VOP3P: sources negated for the high result.
    pub neg_hi: u8,
    /// Form DPP only.
    pub dpp: Dpp,
    /// Form SDWA only.
    pub sdwa: Sdwa,
    /// Image: channels; export: channels enabled.
    pub dmask: u8,
    /// Typed buffers: data format in bits 3:0, number format in bits 6:4.
    pub format: u8,
    /// Forms with eight lane selectors: lane i reads lane `dpp8 >> 3 * i & 7` of its eight.
    pub dpp8: u32,
    /// Images of GFX10 and later: dimension, the hardware's number.
    pub dim: u8,
    /// Memory of GFX12: temporal hint, the hardware's number.
    pub th: u8,
    /// Memory of GFX12: scope, the hardware's number.
    pub scope: u8,
    /// VINTERP: `wait_exp`; LDSDIR: `wait_vdst`.
    pub wait: u8,
    /// Conversions of 8-bit floats on GFX12: which byte is read or written.
    pub byte_sel: u8,
    /// Sparse WMMA: which part of the index register has this matrix's indices.
    pub index_key: u8,
    /// Bitwise operations of three sources: the result of each combination of their bits.
    pub bitop3: u8,
    /// Matrix instructions: `cbsz` in bits 2:0, `abid` in bits 6:3, `blgp` in bits 9:7.
    pub matrix: u16,
}

impl Modifiers {
    /// Whether all of `flags` are set.
    pub fn has(&self, flags: ModFlags) -> bool {
        self.flags.contains(flags)
    }

    /// Whether all are as if none were written: equal to [`Modifiers::default`]. Most
    /// instructions have none, so it is one test in place of one for each field.
    #[inline]
    pub fn is_default(&self) -> bool {
        let Modifiers {
            offset,
            flags,
            offset1,
            omod,
            neg,
            abs,
            op_sel,
            op_sel_hi,
            neg_lo,
            neg_hi,
            dpp,
            sdwa,
            dmask,
            format,
            dpp8,
            dim,
            th,
            scope,
            wait,
            byte_sel,
            index_key,
            bitop3,
            matrix,
        } = *self;
        let words = offset as u32 | flags.bits() | dpp8 | u32::from(matrix | dpp.ctrl);
        let inputs = neg | abs | op_sel | op_sel_hi | neg_lo | neg_hi;
        let others = offset1 | omod as u8 | dmask | format | dim | th | scope | wait;
        let rare = byte_sel | index_key | bitop3;
        let Dpp {
            row_mask,
            bank_mask,
            bound_ctrl,
            fetch_inactive,
            ..
        } = dpp;
        let masks = (row_mask ^ Dpp::ALL) | (bank_mask ^ Dpp::ALL);
        let dpp = masks | u8::from(bound_ctrl) | u8::from(fetch_inactive);
        let selects = [sdwa.dst_sel, sdwa.src0_sel, sdwa.src1_sel];
        let selects = selects.map(|select| select as u8 ^ SdwaSel::Dword as u8);
        let sdwa = selects[0] | selects[1] | selects[2] | sdwa.dst_unused as u8 | sdwa.sext;
        words | u32::from(inputs | others | rare | dpp | sdwa) == 0
    }
}

/// A machine instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Inst {
    /// What it does.
    pub opcode: Opcode,
    /// Encoding.
    pub form: Form,
    /// Operands, one for each of [`crate::InstDesc::operands`]. Further registers of an image's
    /// address, where they are not consecutive, follow after them (NSA, GFX10 and later).
    pub operands: SmallVec<[Operand; 6]>,
    /// Modifiers.
    pub mods: Modifiers,
}

impl Inst {
    /// An instruction with the opcode's default modifiers ([`Opcode::default_mods`]).
    pub fn new(opcode: Opcode, form: Form, operands: &[Operand]) -> Inst {
        Inst {
            opcode,
            form,
            operands: SmallVec::from_slice(operands),
            mods: opcode.default_mods(),
        }
    }
}

impl Opcode {
    /// Modifiers as the assembler sets them when none is written: `op_sel_hi` of packed
    /// instructions is all ones, returning atomics have GLC.
    pub fn default_mods(self) -> Modifiers {
        let desc = self.desc();
        let mut mods = Modifiers::default();
        if desc.flags.contains(InstFlags::PACKED) {
            mods.op_sel_hi = 0b111;
        }
        if desc.flags.contains(InstFlags::ATOMIC | InstFlags::RETURNS)
            && (desc.family.is_vmem() || desc.family == crate::Family::Smem)
        {
            mods.flags |= ModFlags::GLC;
        }
        mods
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_modifier_of_any_kind_is_not_the_default() {
        assert!(Modifiers::default().is_default());
        let changes: [fn(&mut Modifiers); 32] = [
            |m| m.offset = -4,
            |m| m.flags = ModFlags::GLC,
            |m| m.offset1 = 1,
            |m| m.omod = Omod::Mul2,
            |m| m.neg = 1,
            |m| m.abs = 2,
            |m| m.op_sel = 8,
            |m| m.op_sel_hi = 1,
            |m| m.neg_lo = 1,
            |m| m.neg_hi = 1,
            |m| m.dpp.ctrl = 0x111,
            |m| m.dpp.row_mask = 0,
            |m| m.dpp.bank_mask = 0xe,
            |m| m.dpp.bound_ctrl = true,
            |m| m.dpp.fetch_inactive = true,
            |m| m.sdwa.dst_sel = SdwaSel::Byte0,
            |m| m.sdwa.dst_unused = SdwaUnused::Preserve,
            |m| m.sdwa.src0_sel = SdwaSel::Word1,
            |m| m.sdwa.src1_sel = SdwaSel::Byte3,
            |m| m.sdwa.sext = 1,
            |m| m.dmask = 0xf,
            |m| m.format = 1,
            |m| m.dpp8 = 1 << 23,
            |m| m.dim = 1,
            |m| m.th = 1,
            |m| m.scope = 1,
            |m| m.wait = 1,
            |m| m.byte_sel = 1,
            |m| m.index_key = 1,
            |m| m.bitop3 = 0x80,
            |m| m.matrix = 0x100,
            |m| m.matrix = 1,
        ];
        for change in changes {
            let mut mods = Modifiers::default();
            change(&mut mods);
            assert!(!mods.is_default(), "{mods:?}");
        }
    }
}
