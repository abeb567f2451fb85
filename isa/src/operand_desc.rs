//! What a row of the instruction tables says of an operand.

use crate::value_type::ValueType;
use bitflags::bitflags;

/// The bit field of an encoding that holds an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Field {
    /// Scalar destination.
    Sdst,
    /// Scalar source 0.
    Ssrc0,
    /// Scalar source 1.
    Ssrc1,
    /// 16-bit immediate.
    Simm16,
    /// 32-bit literal after the instruction, always there.
    Literal,
    /// Vector destination.
    Vdst,
    /// Vector source 0.
    Src0,
    /// Vector source 1.
    Src1,
    /// Vector source 2.
    Src2,
    /// Scalar memory base.
    Sbase,
    /// Scalar memory data.
    Sdata,
    /// Scalar memory offset.
    SmemOffset,
    /// Address VGPR.
    Vaddr,
    /// Data VGPR.
    Vdata,
    /// Second data VGPR (DS).
    Vdata1,
    /// Buffer or image resource.
    Srsrc,
    /// Sampler.
    Ssamp,
    /// Scalar offset of buffers.
    Soffset,
    /// Scalar base of FLAT-encoded instructions.
    Saddr,
    /// Attribute number.
    Attr,
    /// Attribute channel.
    AttrChan,
    /// Export target.
    ExpTarget,
    /// Export source 0.
    Exp0,
    /// Export source 1.
    Exp1,
    /// Export source 2.
    Exp2,
    /// Export source 3.
    Exp3,
    /// Destination of the second instruction of a pair (VOPD).
    VdstY,
    /// Source 0 of the second instruction of a pair.
    Src0Y,
    /// Source 1 of the second instruction of a pair.
    Src1Y,
    /// Scales of the first matrix.
    Scale0,
    /// Scales of the second matrix.
    Scale1,
}

/// What an instruction does with an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Written, all of it (under EXEC for vectors).
    Def,
    /// Read.
    Use,
    /// Read and then written: `v_fmac_f32`'s destination, `s_cmovk_i32`'s, …
    DefUse,
}

impl Role {
    /// Whether the operand is read.
    pub const fn reads(self) -> bool {
        matches!(self, Role::Use | Role::DefUse)
    }

    /// Whether the operand is written.
    pub const fn writes(self) -> bool {
        matches!(self, Role::Def | Role::DefUse)
    }
}

/// What may stand as an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OperandClass {
    /// VGPR.
    Vgpr,
    /// AccVGPR.
    Agpr,
    /// VGPR or AccVGPR (matrix operands; memory data on gfx90a and later).
    VgprOrAgpr,
    /// VGPR, or AccVGPR, or inline constant (matrix accumulator input).
    VgprOrAgprOrInline,
    /// SGPR, VCC, TTMP, M0, EXEC, FLAT_SCRATCH, …: scalar destinations, and sources that must be
    /// registers.
    Sgpr,
    /// Scalar source: as `Sgpr`, or apertures, SCC, inline constant, literal.
    Ssrc,
    /// SGPR, M0 or inline constant, no literal: lane selects, buffer offsets.
    SgprOrInline,
    /// Any vector source: VGPR, scalar, inline constant, literal (where the form has one).
    Vsrc,
    /// As `Vsrc`, never a literal.
    VsrcNoLiteral,
    /// The lane-mask pair of a carry or condition: SGPR pair or VCC.
    LaneMask,
    /// VGPR or LDS_DIRECT or scalar … of `v_readfirstlane_b32`: VGPR or LDS_DIRECT.
    VgprOrLdsDirect,
    /// SGPRs or absent (`off`).
    SgprOrOff,
    /// VGPRs or absent (`off`).
    VgprOrOff,
    /// Scalar memory offset: immediate (bytes) or SGPR/M0.
    SmemOffset,
    /// Signed 16-bit immediate.
    Simm16,
    /// Unsigned 16-bit immediate.
    Uimm16,
    /// The same, written in hexadecimal.
    HexImm16,
    /// Branch distance: dwords from the end of the instruction.
    Branch,
    /// `hwreg(…)`.
    Hwreg,
    /// `sendmsg(…)`.
    Sendmsg,
    /// Argument of `s_waitcnt`.
    Waitcnt,
    /// 32-bit literal.
    Literal,
    /// Interpolation parameter `p10`, `p20`, `p0`.
    InterpParam,
    /// Interpolation attribute number.
    Attr,
    /// Interpolation attribute channel.
    AttrChan,
    /// Export target.
    ExpTarget,
    /// `gpr_idx(…)` of `s_set_gpr_idx_on`.
    GprIdx,
    /// Argument of `s_waitcnt_depctr` and `s_wait_alu`.
    Depctr,
    /// Argument of `s_version`.
    Version,
    /// Argument of `s_delay_alu`.
    DelayAlu,
    /// Number of a message that returns a value.
    SendmsgRtn,
    /// Number of a barrier, or M0.
    Barrier,
    /// VGPR, SGPR or inline constant of an E64 form alone (SGPR sources of DPP on gfx1150).
    VsrcOrM0,
    /// Source 0 of a scalar prefetch: an SGPR or null.
    SgprOrNull,
    /// VGPR or inline constant.
    VgprOrInline,
    /// Immediate offset of a scalar prefetch.
    SmemImm,
}

bitflags! {
    /// Input modifiers that an operand allows.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct InputMods: u8 {
        /// Negation (E64, SDWA, DPP).
        const NEG = 1 << 0;
        /// Absolute value (E64, SDWA, DPP).
        const ABS = 1 << 1;
        /// Sign extension (SDWA).
        const SEXT = 1 << 2;
        /// `op_sel`.
        const OP_SEL = 1 << 3;
        /// `op_sel_hi`.
        const OP_SEL_HI = 1 << 4;
        /// `neg_lo` and `neg_hi` (packed).
        const NEG_LO_HI = 1 << 5;
        /// `neg_lo` alone: the elements have signs.
        const NEG_LO = 1 << 6;
        /// Half of a VGPR from GFX11 on, with a name of its own: `v0.l`, `v0.h`. Which half is said
        /// by `op_sel`, in the short forms too.
        const TRUE16 = 1 << 7;
    }
}

/// One operand of a row, in the order of the assembler's syntax.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OperandDesc {
    /// Where it is encoded.
    pub field: Field,
    /// Read, written or both.
    pub role: Role,
    /// What may stand here.
    pub class: OperandClass,
    /// Number of 32-bit registers; 0 for immediates and for what depends on modifiers
    /// (addresses and data of images).
    pub width: u8,
    /// What the bits mean.
    pub ty: ValueType,
    /// Input modifiers.
    pub mods: InputMods,
}
