//! Operations on lane masks, and where the hardware keeps masks: one way for each wave size.
//!
//! Sources: ISA manuals, chapter "Scalar ALU Operations": the `_b32` and `_b64` forms of the
//! bitwise operations, of `s_mov`, `s_cselect`, `s_bfm` and of the `saveexec` family (32 lanes:
//! RDNA manuals); EXEC and VCC of 32 lanes are the low halves (RDNA manuals, "EXEC", "VCC").

use super::{Machine, WaveSize};
use crate::{Opcode, Reg, RegSpan};

macro_rules! mask_ops {
    ($($(#[$doc:meta])* $name:ident = $narrow:ident, $wide:ident;)*) => {
        /// An operation on lane masks. The operands are those of the instruction of that name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MaskOp {
            $($(#[$doc])* $name,)*
        }

        impl MaskOp {
            /// All operations.
            pub const ALL: &[MaskOp] = &[$(MaskOp::$name),*];

            /// The instruction for waves of a size; [`Machine::has`] says whether there is one.
            pub const fn opcode(self, wave: WaveSize) -> Opcode {
                match (self, wave) {
                    $((MaskOp::$name, WaveSize::W32) => Opcode::$narrow,
                      (MaskOp::$name, WaveSize::W64) => Opcode::$wide,)*
                }
            }

            /// What an instruction does to lane masks of waves of a size, if it is for masks that
            /// wide.
            pub const fn of(opcode: Opcode, wave: WaveSize) -> Option<MaskOp> {
                match (wave, opcode) {
                    $((WaveSize::W32, Opcode::$narrow) | (WaveSize::W64, Opcode::$wide) =>
                        Some(MaskOp::$name),)*
                    _ => None,
                }
            }
        }
    };
}

mask_ops! {
    /// Copy.
    Mov = SMovB32, SMovB64;
    /// Complement.
    Not = SNotB32, SNotB64;
    /// Both.
    And = SAndB32, SAndB64;
    /// Either.
    Or = SOrB32, SOrB64;
    /// One of both.
    Xor = SXorB32, SXorB64;
    /// The first without the second.
    Andn2 = SAndn2B32, SAndn2B64;
    /// The first or what is not in the second.
    Orn2 = SOrn2B32, SOrn2B64;
    /// Both or none.
    Xnor = SXnorB32, SXnorB64;
    /// One of two masks, by SCC.
    Cselect = SCselectB32, SCselectB64;
    /// All of each four neighbours of which one is set.
    Wqm = SWqmB32, SWqmB64;
    /// So many lanes, the first of them: both are operands.
    Bfm = SBfmB32, SBfmB64;
    /// The result is EXEC; then EXEC is what it was and the operand.
    AndSaveexec = SAndSaveexecB32, SAndSaveexecB64;
    /// The result is EXEC; then EXEC is what it was without the operand.
    Andn1Saveexec = SAndn1SaveexecB32, SAndn1SaveexecB64;
    /// The result is EXEC; then EXEC is what it was or the operand.
    OrSaveexec = SOrSaveexecB32, SOrSaveexecB64;
    /// The result is EXEC; then EXEC is what is in one of it and the operand.
    XorSaveexec = SXorSaveexecB32, SXorSaveexecB64;
}

impl WaveSize {
    /// EXEC, as wide as a lane mask.
    pub const fn exec(self) -> RegSpan {
        RegSpan::new(Reg::EXEC_LO, self.mask_registers())
    }

    /// VCC, as wide as a lane mask.
    pub const fn vcc(self) -> RegSpan {
        RegSpan::new(Reg::VCC_LO, self.mask_registers())
    }

    /// The comparison that sets SCC if two lane masks differ; processors before GFX8 have none for
    /// 64 lanes.
    pub const fn masks_differ(self) -> Opcode {
        match self {
            WaveSize::W32 => Opcode::SCmpLgU32,
            WaveSize::W64 => Opcode::SCmpLgU64,
        }
    }
}

impl Machine {
    /// The instruction for an operation on lane masks.
    pub const fn mask_op(&self, op: MaskOp) -> Opcode {
        op.opcode(self.wave)
    }

    /// EXEC, as wide as a lane mask.
    pub const fn exec(&self) -> RegSpan {
        self.wave.exec()
    }

    /// VCC, as wide as a lane mask.
    pub const fn vcc(&self) -> RegSpan {
        self.wave.vcc()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PROCESSORS;

    #[test]
    fn instructions_of_both_sizes_differ_in_their_suffix_only() {
        for &op in MaskOp::ALL {
            let wide = op.opcode(WaveSize::W64).mnemonic();
            let narrow = op.opcode(WaveSize::W32).mnemonic();
            let stem = narrow.strip_suffix("_b32");
            assert!(stem.is_some(), "{op:?}");
            assert_eq!(stem, wide.strip_suffix("_b64"), "{op:?}");
        }
    }

    #[test]
    fn opcodes_are_found_again() {
        for &op in MaskOp::ALL {
            for wave in [WaveSize::W32, WaveSize::W64] {
                assert_eq!(MaskOp::of(op.opcode(wave), wave), Some(op));
            }
            assert_eq!(MaskOp::of(op.opcode(WaveSize::W64), WaveSize::W32), None);
            assert_eq!(MaskOp::of(op.opcode(WaveSize::W32), WaveSize::W64), None);
        }
    }

    #[test]
    fn processors_have_them_for_their_waves() {
        for processor in PROCESSORS {
            for wave in [WaveSize::W32, WaveSize::W64] {
                let lacks = |&&op: &&MaskOp| !op.opcode(wave).exists_on(processor);
                let lacking: Vec<&MaskOp> = MaskOp::ALL.iter().filter(lacks).collect();
                // `s_andn1_saveexec` came with GFX9.
                let old = processor.generation < crate::Generation::Gfx9;
                let expected: &[&MaskOp] = if old { &[&MaskOp::Andn1Saveexec] } else { &[] };
                assert!(
                    lacking == expected || !processor.can_run(wave),
                    "{} lacks {lacking:?}",
                    processor.name
                );
            }
        }
    }
}
