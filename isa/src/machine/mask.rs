//! Operations on lane masks: one for each wave size.
//!
//! Sources: ISA manuals, chapter "Scalar ALU Operations": the `_b32` and `_b64` forms of the bitwise
//! operations, of `s_mov`, `s_cselect` and of the `saveexec` family (32 lanes: RDNA manuals).

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

            /// The instruction for waves of a size; all processors have it.
            pub const fn opcode(self, wave: WaveSize) -> Opcode {
                match (self, wave) {
                    $((MaskOp::$name, WaveSize::W32) => Opcode::$narrow,
                      (MaskOp::$name, WaveSize::W64) => Opcode::$wide,)*
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
}

impl Machine {
    /// The instruction for an operation on lane masks.
    pub const fn mask_op(&self, op: MaskOp) -> Opcode {
        op.opcode(self.wave)
    }

    /// EXEC, as wide as a lane mask.
    pub const fn exec(&self) -> RegSpan {
        RegSpan::new(Reg::EXEC_LO, self.wave.mask_registers())
    }

    /// VCC, as wide as a lane mask.
    pub const fn vcc(&self) -> RegSpan {
        RegSpan::new(Reg::VCC_LO, self.wave.mask_registers())
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
    fn all_processors_have_them() {
        for &op in MaskOp::ALL {
            for wave in [WaveSize::W32, WaveSize::W64] {
                assert!(PROCESSORS.iter().all(|p| op.opcode(wave).exists_on(p)));
            }
        }
    }
}
