//! Reads of LDS that transpose a matrix: `llvm.amdgcn.ds.read.tr*`.

use super::Intrinsic;

/// What a lane reads, which is a part of a matrix, and what it gets: as much, of one column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TransposedRead {
    /// Bits of an element of the matrix.
    pub element_bits: u32,
    /// Words that a lane reads, and gets.
    pub words: u32,
}

impl TransposedRead {
    /// Bytes that a lane reads.
    pub const fn bytes(self) -> u32 {
        4 * self.words
    }

    /// Binary logarithm of the alignment of each lane's address: "It is required that the LDS
    /// address be aligned to the data size", of which 96 bits have four bytes.
    pub const fn align_log2(self) -> u8 {
        self.bytes().trailing_zeros() as u8
    }
}

impl Intrinsic {
    /// The shape, if it reads a matrix and transposes it (CDNA4 manual, 11.4 "MFMA Transpose Load
    /// from LDS").
    pub const fn transposed_read(self) -> Option<TransposedRead> {
        let (element_bits, words) = match self {
            Intrinsic::DsReadTr4B64 => (4, 2),
            Intrinsic::DsReadTr6B96 => (6, 3),
            Intrinsic::DsReadTr8B64 => (8, 2),
            Intrinsic::DsReadTr16B64 => (16, 2),
            _ => return None,
        };
        Some(TransposedRead {
            element_bits,
            words,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_agree_with_names() {
        for &id in Intrinsic::ALL {
            let Some(read) = id.transposed_read() else {
                assert!(!id.name().contains(".ds.read.tr"), "{}", id.name());
                continue;
            };
            let (element, all) = (read.element_bits, 8 * read.bytes());
            assert_eq!(id.name(), format!("llvm.amdgcn.ds.read.tr{element}.b{all}"));
            // Sixteen lanes have whole rows of sixteen elements.
            assert_eq!(all % element, 0);
        }
    }
}
