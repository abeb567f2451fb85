//! Matrix units: how many passes an instruction takes.

use crate::{InstDesc, InstFlags};

/// Kinds of matrix instructions, by the passes that they take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatrixUnit {
    /// Up to 32 bits, two passes; from gfx942 on of single precision alone.
    Single2,
    /// The same, eight passes.
    Single8,
    /// The same, 16 passes.
    Single16,
    /// Doubles, four passes.
    Double4,
    /// Doubles, eight passes; gfx950: 16.
    Double8,
    /// gfx942 and later: less than single precision, two passes ("XDL").
    Core2,
    /// The same, four passes.
    Core4,
    /// The same, eight passes.
    Core8,
    /// The same, 16 passes.
    Core16,
}

impl MatrixUnit {
    /// All of them, in this order.
    pub const ALL: [MatrixUnit; 9] = [
        MatrixUnit::Single2,
        MatrixUnit::Single8,
        MatrixUnit::Single16,
        MatrixUnit::Double4,
        MatrixUnit::Double8,
        MatrixUnit::Core2,
        MatrixUnit::Core4,
        MatrixUnit::Core8,
        MatrixUnit::Core16,
    ];

    /// Does it work on doubles?
    pub const fn is_double(self) -> bool {
        matches!(self, MatrixUnit::Double4 | MatrixUnit::Double8)
    }

    /// Does it work on less than single precision, where that is a unit of its own?
    pub const fn is_core(self) -> bool {
        matches!(
            self,
            MatrixUnit::Core2 | MatrixUnit::Core4 | MatrixUnit::Core8 | MatrixUnit::Core16
        )
    }
}

/// Passes by the shape that the mnemonic names (CDNA1 manual, section 12.11; CDNA2 manual, section
/// 12.11: "2 pass", "4 pass", "8 pass", "16 pass").
const SHAPES: [(&str, MatrixUnit); 5] = [
    ("v_mfma_f64_16x16x", MatrixUnit::Double8),
    ("v_mfma_f64_4x4x", MatrixUnit::Double4),
    ("_32x32x", MatrixUnit::Single16),
    ("_16x16x", MatrixUnit::Single8),
    ("_4x4x", MatrixUnit::Single2),
];

/// The same of gfx942 and later, whose mnemonics end with the type of what is multiplied (CDNA3 and
/// CDNA4 manuals, chapter "VOP3P Instructions": "this instruction performs 4 passes" and so on;
/// where they do not say it, LLVM's `SISchedule`). The first row that fits holds.
const LATER_SHAPES: [(&str, MatrixUnit); 8] = [
    ("_16x16x128_f8f6f4", MatrixUnit::Core8),
    ("_32x32x64_f8f6f4", MatrixUnit::Core16),
    // Several small ones at a time.
    ("_2b_", MatrixUnit::Core16),
    ("_4b_", MatrixUnit::Core8),
    ("_16b_", MatrixUnit::Core2),
    ("_32x32x", MatrixUnit::Core8),
    ("_16x16x", MatrixUnit::Core4),
    ("_4x4x", MatrixUnit::Core2),
];

impl InstDesc {
    /// The kind of a matrix instruction.
    pub fn matrix_unit(&self) -> Option<MatrixUnit> {
        if !self.flags.contains(InstFlags::MFMA) {
            return None;
        }
        let name = self.mnemonic;
        let find = |shapes: &[(&str, MatrixUnit)]| {
            let shape = shapes.iter().find(|(part, _)| name.contains(part));
            shape.map(|&(_, unit)| unit)
        };
        let single = ["_f32", "_f64"].iter().any(|ty| name.ends_with(ty));
        match self.has_typed_name() && !single {
            true => find(&LATER_SHAPES),
            false => find(&SHAPES),
        }
    }

    /// Is it one of gfx942 and later, whose names separate the shape from the type?
    fn has_typed_name(&self) -> bool {
        let dims = self.mnemonic.rsplit_once('x').map_or("", |(_, rest)| rest);
        // `…x4f16` against `…x8_f16`; the name of a type of `xf32` has an x of its own.
        self.mnemonic.ends_with("_xf32") || dims.contains('_') && !dims.ends_with("_1k")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generation, Opcode, Processor};

    #[test]
    fn every_matrix_instruction_has_its_passes() {
        for processor in ["gfx908", "gfx90a", "gfx942", "gfx950"] {
            let processor = Processor::by_name(processor).unwrap();
            let later = processor.generation == Generation::Gfx940;
            for &opcode in Opcode::ALL.iter().filter(|o| o.exists_on(processor)) {
                let desc = opcode.desc();
                if !desc.flags.contains(InstFlags::MFMA) {
                    continue;
                }
                let unit = desc.matrix_unit().expect(desc.mnemonic);
                let single = ["_f32", "_f64"].iter().any(|t| desc.mnemonic.ends_with(t));
                assert_eq!(unit.is_core(), later && !single, "{}", desc.mnemonic);
            }
        }
        // gfx942's instruction has half the passes of gfx90a's (CDNA3 manual, "VOP3P").
        let named = |name: &str| {
            let opcode = Opcode::ALL.iter().find(|o| o.desc().mnemonic == name);
            opcode.expect(name).desc().matrix_unit()
        };
        assert_eq!(named("v_mfma_f32_32x32x8f16"), Some(MatrixUnit::Single16));
        assert_eq!(named("v_mfma_f32_32x32x8_f16"), Some(MatrixUnit::Core8));
    }
}
