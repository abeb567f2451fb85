//! Matrix units: how many passes an instruction takes.

use crate::{InstDesc, InstFlags};

/// Kinds of matrix instructions of gfx908 and gfx90a, by the passes that they take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatrixUnit {
    /// Up to 32 bits, two passes.
    Single2,
    /// Up to 32 bits, eight passes.
    Single8,
    /// Up to 32 bits, 16 passes.
    Single16,
    /// Doubles, four passes.
    Double4,
    /// Doubles, eight passes.
    Double8,
}

impl MatrixUnit {
    /// All of them, in this order.
    pub const ALL: [MatrixUnit; 5] = [
        MatrixUnit::Single2,
        MatrixUnit::Single8,
        MatrixUnit::Single16,
        MatrixUnit::Double4,
        MatrixUnit::Double8,
    ];
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

impl InstDesc {
    /// The kind of a matrix instruction of gfx908 and gfx90a.
    pub fn matrix_unit(&self) -> Option<MatrixUnit> {
        let shape = || SHAPES.iter().find(|(part, _)| self.mnemonic.contains(part));
        let matrix = self.flags.contains(InstFlags::MFMA);
        matrix.then(shape)?.map(|&(_, unit)| unit)
    }
}
