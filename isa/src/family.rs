//! Encoding families, and what is the same for all instructions of one.

/// Encoding families (manual, chapter 13 "Microcode Formats").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Scalar, one source.
    Sop1,
    /// Scalar, two sources.
    Sop2,
    /// Scalar compare.
    Sopc,
    /// Scalar with a 16-bit immediate.
    Sopk,
    /// Program control.
    Sopp,
    /// Scalar memory (SMRD on GFX6 and GFX7).
    Smem,
    /// Vector, one source.
    Vop1,
    /// Vector, two sources.
    Vop2,
    /// Vector compare.
    Vopc,
    /// Vector with three sources, 64 bits only.
    Vop3,
    /// Packed and matrix arithmetic.
    Vop3p,
    /// Interpolation of pixel-shader inputs.
    Vintrp,
    /// Local and global data share.
    Ds,
    /// Memory through generic addresses.
    Flat,
    /// Memory through global addresses.
    Global,
    /// Memory through private addresses.
    Scratch,
    /// Untyped buffers.
    Mubuf,
    /// Typed buffers.
    Mtbuf,
    /// Images.
    Mimg,
    /// Exports.
    Exp,
    /// Interpolation with VGPR parameters (GFX11 and later).
    Vinterp,
    /// Parameters and data from LDS by an instruction of its own (GFX11 and later).
    Ldsdir,
    /// Two vector instructions as one (GFX11 and later, wave32).
    Vopd,
}

/// What a clause accesses memory by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClauseKind {
    /// Scalar memory instructions.
    Scalar,
    /// Vector memory instructions.
    Vector,
}

impl Family {
    /// Whether it is a scalar-ALU or program-control family (SOP*).
    pub const fn is_salu(self) -> bool {
        matches!(
            self,
            Family::Sop1 | Family::Sop2 | Family::Sopc | Family::Sopk | Family::Sopp
        )
    }

    /// Whether it is a vector-ALU family (VOP*).
    pub const fn is_valu(self) -> bool {
        matches!(
            self,
            Family::Vop1
                | Family::Vop2
                | Family::Vopc
                | Family::Vop3
                | Family::Vop3p
                | Family::Vinterp
                | Family::Vopd
        )
    }

    /// Does it go to one of the units of memory: scalar, local or vector memory?
    pub const fn is_memory(self) -> bool {
        matches!(self, Family::Smem | Family::Ds) || self.is_vmem()
    }

    /// Whether it is vector memory counted by VM_CNT (FLAT counts LGKM_CNT too).
    pub const fn is_vmem(self) -> bool {
        matches!(
            self,
            Family::Flat
                | Family::Global
                | Family::Scratch
                | Family::Mubuf
                | Family::Mtbuf
                | Family::Mimg
        )
    }

    /// Which clauses its instructions are members of: runs of memory instructions of one kind with
    /// nothing between them (LLVM, `GCNHazardRecognizer::checkSoftClauseHazards`).
    pub const fn clause(self) -> Option<ClauseKind> {
        match self {
            Family::Smem => Some(ClauseKind::Scalar),
            family if family.is_vmem() => Some(ClauseKind::Vector),
            _ => None,
        }
    }

    /// Whether it has the FLAT encoding (FLAT, GLOBAL, SCRATCH).
    pub const fn is_flat_encoded(self) -> bool {
        matches!(self, Family::Flat | Family::Global | Family::Scratch)
    }
}
