//! Versions of the code object's formats.
//!
//! Source: AMDGPUUsage, "Code Object Metadata", "ELF Header" (`EI_ABIVERSION`).

/// Version of the code object: of header, notes, kernel descriptor and implicit arguments alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum CodeObjectVersion {
    /// ROCm 4: implicit arguments are seven words of 8 bytes.
    V4,
    /// ROCm 5: implicit arguments are an area of 256 bytes in which each has its fixed offset.
    #[default]
    V5,
    /// As version 5, with generic processors: the default of LLVM 22.
    V6,
}

impl CodeObjectVersion {
    /// All versions that are written.
    pub const ALL: [CodeObjectVersion; 3] = [
        CodeObjectVersion::V4,
        CodeObjectVersion::V5,
        CodeObjectVersion::V6,
    ];

    /// The version of a number.
    pub fn from_number(n: u32) -> Option<CodeObjectVersion> {
        Self::ALL.into_iter().find(|v| u32::from(v.number()) == n)
    }

    /// The version that the value of LLVM's module flag `amdhsa_code_object_version` means.
    pub fn from_module_flag(value: u32) -> Option<CodeObjectVersion> {
        Self::ALL.into_iter().find(|v| v.module_flag() == value)
    }

    /// The number.
    pub const fn number(self) -> u8 {
        match self {
            CodeObjectVersion::V4 => 4,
            CodeObjectVersion::V5 => 5,
            CodeObjectVersion::V6 => 6,
        }
    }

    /// The value of the module flag: a hundred for each version.
    pub const fn module_flag(self) -> u32 {
        self.number() as u32 * 100
    }
}
