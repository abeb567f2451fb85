//! Operations on lane masks: one for each wave size.
//!
//! Sources: ISA manuals, chapter "Scalar ALU Operations": the `_b32` and `_b64` forms of the bitwise
//! operations, of `s_mov`, `s_cselect` and of the `saveexec` family (32 lanes: RDNA manuals).

use super::{Machine, WaveSize};
use crate::{Opcode, Reg, RegSpan};

macro_rules! mask_ops {
    ($($(#[$doc:meta])* $name:ident = $narrow:expr, $wide:ident;)*) => {
        /// An operation on lane masks. The operands are those of the instruction of that name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MaskOp {
            $($(#[$doc])* $name,)*
        }

        impl MaskOp {
            /// All operations.
            pub const ALL: &[MaskOp] = &[$(MaskOp::$name),*];

            /// The instruction for waves of a size; `None` where the tables do not have it yet.
            pub const fn opcode(self, wave: WaveSize) -> Option<Opcode> {
                match (self, wave) {
                    $((MaskOp::$name, WaveSize::W32) => $narrow,
                      (MaskOp::$name, WaveSize::W64) => Some(Opcode::$wide),)*
                }
            }
        }
    };
}

mask_ops! {
    /// Copy.
    Mov = Some(Opcode::SMovB32), SMovB64;
    /// Complement.
    Not = Some(Opcode::SNotB32), SNotB64;
    /// Both.
    And = Some(Opcode::SAndB32), SAndB64;
    /// Either.
    Or = Some(Opcode::SOrB32), SOrB64;
    /// One of both.
    Xor = Some(Opcode::SXorB32), SXorB64;
    /// The first without the second.
    Andn2 = Some(Opcode::SAndn2B32), SAndn2B64;
    /// The first or what is not in the second.
    Orn2 = Some(Opcode::SOrn2B32), SOrn2B64;
    /// Both or none.
    Xnor = Some(Opcode::SXnorB32), SXnorB64;
    /// One of two masks, by SCC.
    Cselect = Some(Opcode::SCselectB32), SCselectB64;
    /// EXEC into the result, then the operand's part of it.
    AndSaveexec = None, SAndSaveexecB64;
    /// EXEC into the result, then what is not in the operand.
    Andn1Saveexec = None, SAndn1SaveexecB64;
    /// EXEC into the result, then all of both.
    OrSaveexec = None, SOrSaveexecB64;
}

impl Machine {
    /// The instruction for an operation on lane masks; `None` if the processor has none.
    pub fn mask_op(&self, op: MaskOp) -> Option<Opcode> {
        op.opcode(self.wave).filter(|&opcode| self.has(opcode))
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
    use crate::ImplicitRegs;

    #[test]
    fn instructions_of_both_sizes_differ_in_their_suffix_only() {
        for &op in MaskOp::ALL {
            let wide = op.opcode(WaveSize::W64).map(Opcode::mnemonic);
            let Some(narrow) = op.opcode(WaveSize::W32) else {
                continue;
            };
            let stem = narrow.mnemonic().strip_suffix("_b32");
            assert!(stem.is_some(), "{op:?}");
            assert_eq!(stem, wide.and_then(|w| w.strip_suffix("_b64")), "{op:?}");
        }
    }

    #[test]
    fn only_saveexec_touches_exec() {
        for &op in MaskOp::ALL {
            let saves = format!("{op:?}").ends_with("Saveexec");
            for wave in [WaveSize::W32, WaveSize::W64] {
                if let Some(opcode) = op.opcode(wave) {
                    let writes = opcode.desc().implicit_writes.contains(ImplicitRegs::EXEC);
                    assert_eq!(writes, saves, "{op:?}");
                }
            }
        }
    }
}
