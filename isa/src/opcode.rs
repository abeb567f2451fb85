//! The opcodes and their rows, generated from `tables/*.tbl` by `build/`.

use crate::GenMask;
use crate::desc::*;

include!(concat!(env!("OUT_DIR"), "/opcodes.rs"));

/// For rows that have nothing of it: one place in memory.
static NO_OTHERS: Others = Others::NONE;

impl Opcode {
    /// The opcode's row.
    pub fn desc(self) -> &'static InstDesc {
        &ROWS[self as usize]
    }

    /// The row of the opcode with a number.
    pub(crate) fn row(number: usize) -> Option<&'static InstDesc> {
        ROWS.get(number)
    }

    /// Is it a vector shift of 64 bits, which has the amount in its first source?
    pub fn is_shift64(self) -> bool {
        use Opcode::{VAshrrevI64, VLshlrevB64, VLshrrevB64};
        matches!(self, VLshlrevB64 | VLshrrevB64 | VAshrrevI64)
    }

    /// Mnemonic of the instruction, without the suffix of a form.
    pub fn mnemonic(self) -> &'static str {
        self.desc().mnemonic
    }

    /// The opcodes that have the mnemonic (without the suffix of a form) on some generation.
    pub fn by_mnemonic(mnemonic: &str) -> &'static [Opcode] {
        match MNEMONICS.binary_search_by(|(name, _)| (*name).cmp(mnemonic)) {
            Ok(index) => MNEMONICS[index].1,
            Err(_) => &[],
        }
    }

    /// Whether the processor has the instruction.
    pub fn exists_on(self, processor: &crate::Processor) -> bool {
        let desc = self.desc();
        desc.opcodes[processor.generation as usize].is_some()
            && processor
                .features
                .contains(desc.requires_on(processor.generation))
    }

    /// Number of opcodes; `opcode as usize` is below it.
    pub const COUNT: usize = Opcode::ALL.len();
}
