//! Whose loader takes a code object: the operating system of the target triple.
//!
//! Sources: AMDGPUUsage, "Target Triples", "ELF Header" (`EI_OSABI`, `EI_ABIVERSION`), "Trap
//! Handler ABI" of the unspecified OS; for what LLVM does where it is silent, `llc -mtriple=…`.

use crate::{CodeObjectVersion, Target};

/// An operating system, with what decides its formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Platform {
    /// `amdhsa`: ROCm's runtime, with a version of the formats.
    Hsa(CodeObjectVersion),
    /// `amdpal`: AMD's drivers for graphics.
    Pal,
    /// `mesa3d`: Mesa's drivers.
    Mesa3d,
    /// None: whoever makes sense of the code.
    Bare,
}

/// Where it stands how a kernel is started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KernelForm {
    /// In a descriptor of 64 bytes among the constants.
    Descriptor,
    /// In `amd_kernel_code_t`, before the code.
    Code,
    /// Nowhere in memory: in a section or note of the file alone.
    File,
}

impl Default for Platform {
    fn default() -> Platform {
        Platform::Hsa(CodeObjectVersion::default())
    }
}

impl Platform {
    /// The version of the formats, where they have versions.
    pub const fn version(self) -> Option<CodeObjectVersion> {
        match self {
            Platform::Hsa(version) => Some(version),
            _ => None,
        }
    }

    /// The name in a triple.
    pub const fn name(self) -> &'static str {
        match self {
            Platform::Hsa(_) => "amdhsa",
            Platform::Pal => "amdpal",
            Platform::Mesa3d => "mesa3d",
            Platform::Bare => "unknown",
        }
    }

    /// The triple, as notes and assembly text have it.
    pub const fn triple(self) -> &'static str {
        match self {
            Platform::Hsa(_) => "amdgcn-amd-amdhsa",
            Platform::Pal => "amdgcn-amd-amdpal",
            Platform::Mesa3d => "amdgcn-mesa-mesa3d",
            Platform::Bare => "amdgcn-unknown-unknown",
        }
    }

    /// `EI_OSABI`: `ELFOSABI_AMDGPU_HSA`, `_PAL`, `_MESA3D`, `ELFOSABI_NONE`.
    pub const fn os_abi(self) -> u8 {
        match self {
            Platform::Hsa(_) => 64,
            Platform::Pal => 65,
            Platform::Mesa3d => 66,
            Platform::Bare => 0,
        }
    }

    /// `EI_ABIVERSION`.
    pub const fn abi_version(self) -> u8 {
        match self {
            Platform::Hsa(version) => version.abi_version(),
            _ => 0,
        }
    }

    /// `e_flags`; outside of amdhsa they are those of version 3.
    pub fn elf_flags(self, target: &Target) -> u32 {
        let version = self.version().unwrap_or(CodeObjectVersion::V3);
        target.elf_flags(version.number())
    }

    /// The target ID as the platform's notes spell it.
    pub fn target_id(self, target: &Target) -> String {
        match self {
            Platform::Hsa(version) => target.target_id_of(version),
            // No feature is named there.
            _ => target.processor.name.to_string(),
        }
    }

    /// Where it stands how kernels are started.
    pub const fn kernel_form(self) -> KernelForm {
        match self {
            Platform::Hsa(CodeObjectVersion::V2) | Platform::Mesa3d => KernelForm::Code,
            Platform::Hsa(_) => KernelForm::Descriptor,
            Platform::Pal | Platform::Bare => KernelForm::File,
        }
    }
}
