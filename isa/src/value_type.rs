//! What the bits of an operand mean.

/// What the bits of an operand mean; decides what an inline constant or literal stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names are the types")]
pub enum ValueType {
    None,
    B8,
    B16,
    B32,
    B64,
    B96,
    B128,
    B160,
    B192,
    B224,
    B256,
    B512,
    B1024,
    F16,
    F32,
    F64,
    Bf16,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    V2F16,
    V2I16,
    V2U16,
    V2B16,
    V2Bf16,
    V2F32,
    V2B32,
    V4I8,
    V4U8,
    V8I4,
    V8U4,
}

impl ValueType {
    /// Whether source modifiers neg and abs make sense.
    pub const fn is_float(self) -> bool {
        matches!(
            self,
            ValueType::F16
                | ValueType::F32
                | ValueType::F64
                | ValueType::Bf16
                | ValueType::V2F16
                | ValueType::V2F32
                | ValueType::V2Bf16
        )
    }

    /// Whether an operand is 16 bits of a register: its literal has 16 bits too.
    pub const fn is_half(self) -> bool {
        use ValueType::*;
        matches!(self, B8 | B16 | F16 | Bf16 | I8 | I16 | U8 | U16)
    }

    /// Whether an operand is two halves of a register.
    pub const fn is_packed_halves(self) -> bool {
        use ValueType::*;
        matches!(self, V2F16 | V2I16 | V2U16 | V2B16 | V2Bf16)
    }

    /// Bits of one element as far as inline constants are concerned: 16, 32 or 64.
    pub const fn inline_bits(self) -> u8 {
        use ValueType::*;
        match self {
            B8 | B16 | F16 | Bf16 | I8 | I16 | U8 | U16 | V2F16 | V2I16 | V2U16 | V2B16
            | V2Bf16 => 16,
            B64 | F64 | I64 | U64 => 64,
            _ => 32,
        }
    }
}
