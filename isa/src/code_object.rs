//! Versions of the code object's formats, and which processors have which.
//!
//! Sources: AMDGPUUsage, "Code Object Metadata", "ELF Header" (`EI_ABIVERSION`), "Code Object V2
//! Note Records" (the table of processors), "Code Object V2 to V3 Target ID", "Generic Processors".

use crate::{Generation, PROCESSORS, Processor, Setting, Target};
use std::fmt;

/// Version of the code object: of header, notes, kernel descriptor and implicit arguments alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum CodeObjectVersion {
    /// ROCm 1: `amd_kernel_code_t` before the code of a kernel, metadata in YAML.
    V2,
    /// ROCm 2: kernel descriptors, metadata in MessagePack.
    V3,
    /// ROCm 4: target features may be left open; implicit arguments are seven words of 8 bytes.
    V4,
    /// ROCm 5: implicit arguments are an area of 256 bytes in which each has its fixed offset.
    #[default]
    V5,
    /// As version 5, with generic processors: the default of LLVM 22.
    V6,
}

/// A row of the table of processors that version 2 knows: how the note `NT_AMD_HSA_ISA_VERSION`
/// names a processor with a setting of XNACK.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct V2Isa {
    name: &'static str,
    /// The setting that the row is for; [`Setting::Unsupported`] where there is no choice.
    xnack: Setting,
    /// Major, minor, stepping.
    isa: [u32; 3],
}

const fn row(name: &'static str, xnack: Setting, isa: [u32; 3]) -> V2Isa {
    V2Isa { name, xnack, isa }
}

/// Table "AMDGPU Code Object V2 Supported Processors and Fixed Target Feature Settings" of
/// AMDGPUUsage, without the second names that only older compilers wrote.
const V2_PROCESSORS: [V2Isa; 23] = {
    use Setting::{Off, On, Unsupported as No};
    [
        row("gfx600", No, [6, 0, 0]),
        row("gfx601", No, [6, 0, 1]),
        row("gfx602", No, [6, 0, 2]),
        row("gfx700", No, [7, 0, 0]),
        row("gfx701", No, [7, 0, 1]),
        row("gfx702", No, [7, 0, 2]),
        row("gfx703", No, [7, 0, 3]),
        row("gfx704", No, [7, 0, 4]),
        row("gfx705", No, [7, 0, 5]),
        row("gfx801", On, [8, 0, 1]),
        row("gfx802", No, [8, 0, 2]),
        row("gfx803", No, [8, 0, 3]),
        row("gfx805", No, [8, 0, 5]),
        row("gfx810", On, [8, 1, 0]),
        row("gfx900", Off, [9, 0, 0]),
        row("gfx900", On, [9, 0, 1]),
        row("gfx902", Off, [9, 0, 2]),
        row("gfx902", On, [9, 0, 3]),
        row("gfx904", Off, [9, 0, 4]),
        row("gfx904", On, [9, 0, 5]),
        row("gfx906", Off, [9, 0, 6]),
        row("gfx906", On, [9, 0, 7]),
        row("gfx90c", Off, [9, 0, 12]),
    ]
};

/// Second names of that table, which older compilers wrote.
const V2_OLDER: [(&str, [u32; 3]); 2] = [("gfx802", [8, 0, 0]), ("gfx803", [8, 0, 4])];

/// Why a target cannot have code objects of a version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VersionError {
    /// The version does not know the processor.
    Processor(CodeObjectVersion, &'static str),
    /// Version 2 knows the processor, but not with this setting of a feature: the target ID, the
    /// feature, and the target ID that it knows.
    Setting(String, &'static str, String),
}

impl fmt::Display for VersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VersionError::Processor(version, name) if *version >= CodeObjectVersion::V4 => write!(
                f,
                "{name} is only available in code object version 6 or later"
            ),
            VersionError::Processor(version, name) => write!(
                f,
                "code object version {} does not know the processor {name}",
                version.number()
            ),
            VersionError::Setting(id, feature, known) => write!(
                f,
                "code object version 2 does not know {id}: {feature} is fixed, the target is {known}"
            ),
        }
    }
}

impl std::error::Error for VersionError {}

impl VersionError {
    /// What may be done about it.
    pub fn hint(&self) -> String {
        match self {
            VersionError::Processor(version, _) if *version >= CodeObjectVersion::V4 => {
                "--code-object-version=6".to_string()
            }
            VersionError::Processor(version, _) => {
                let names: Vec<&str> = version.processors().map(|p| p.name).collect();
                format!("it knows {}", names.join(", "))
            }
            VersionError::Setting(_, _, known) => format!("-mcpu={known}"),
        }
    }
}

impl CodeObjectVersion {
    /// All versions that are written.
    pub const ALL: [CodeObjectVersion; 5] = [
        CodeObjectVersion::V2,
        CodeObjectVersion::V3,
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
            CodeObjectVersion::V2 => 2,
            CodeObjectVersion::V3 => 3,
            CodeObjectVersion::V4 => 4,
            CodeObjectVersion::V5 => 5,
            CodeObjectVersion::V6 => 6,
        }
    }

    /// The numbers of all versions, for messages.
    pub fn numbers() -> String {
        let numbers: Vec<String> = Self::ALL.iter().map(|v| v.number().to_string()).collect();
        numbers.join(", ")
    }

    /// The value of the module flag: a hundred for each version.
    pub const fn module_flag(self) -> u32 {
        self.number() as u32 * 100
    }

    /// `EI_ABIVERSION`: `ELFABIVERSION_AMDGPU_HSA_V2` is 0, and so on.
    pub const fn abi_version(self) -> u8 {
        self.number() - 2
    }

    /// The version of the metadata's document: major, minor.
    pub const fn metadata_version(self) -> [u32; 2] {
        match self {
            CodeObjectVersion::V2 | CodeObjectVersion::V3 => [1, 0],
            CodeObjectVersion::V4 => [1, 1],
            CodeObjectVersion::V5 | CodeObjectVersion::V6 => [1, 2],
        }
    }

    /// Whether the version has code objects for a processor, with some setting of its features.
    fn knows(self, processor: &Processor) -> bool {
        let is_generic = processor.generic_version != 0;
        match self {
            CodeObjectVersion::V2 => V2_PROCESSORS.iter().any(|r| r.name == processor.name),
            // The processors of AMDGPUUsage of LLVM 12, the last whose default it was.
            CodeObjectVersion::V3 => {
                let generation = processor.generation;
                let later = matches!(generation, Generation::Gfx940);
                generation <= Generation::Gfx10 && !later && !is_generic
            }
            CodeObjectVersion::V4 | CodeObjectVersion::V5 => !is_generic,
            CodeObjectVersion::V6 => true,
        }
    }

    /// The processors that the version has code objects for.
    pub fn processors(self) -> impl Iterator<Item = &'static Processor> {
        PROCESSORS.iter().filter(move |p| self.knows(p))
    }

    /// Whether a target can have code objects of the version.
    ///
    /// # Errors
    ///
    /// If the version does not know the processor, or not with these settings of its features.
    pub fn check(self, target: &Target) -> Result<(), VersionError> {
        match self {
            CodeObjectVersion::V2 => target.v2_isa().map(|_| ()),
            _ if self.knows(target.processor) => Ok(()),
            _ => Err(VersionError::Processor(self, target.processor.name)),
        }
    }
}

impl Target {
    /// How the note `NT_AMD_HSA_ISA_VERSION` of code object version 2 names the target: major,
    /// minor, stepping. What is left open counts as on.
    ///
    /// # Errors
    ///
    /// If version 2 has no name for it.
    pub fn v2_isa(&self) -> Result<[u32; 3], VersionError> {
        let name = self.processor.name;
        let own = |r: &&V2Isa| r.name == name;
        let known = V2_PROCESSORS.iter().find(own);
        let known = known.ok_or(VersionError::Processor(CodeObjectVersion::V2, name))?;
        let wrong = |feature, sign| {
            let known = format!("{name}:{feature}{sign}");
            VersionError::Setting(self.target_id(), feature, known)
        };
        // The table fixes it to off.
        if self.sramecc == Setting::On {
            return Err(wrong("sramecc", '-'));
        }
        let setting = match self.xnack.may_be_on() {
            true => Setting::On,
            false => Setting::Off,
        };
        let fits = |r: &&V2Isa| own(r) && (r.xnack == setting || r.xnack == Setting::Unsupported);
        let found = V2_PROCESSORS.iter().find(fits).map(|r| r.isa);
        found.ok_or_else(|| match known.xnack {
            Setting::On => wrong("xnack", '+'),
            _ => wrong("xnack", '-'),
        })
    }

    /// Do the numbers of a note name the target? Older compilers had a second name for some.
    pub fn has_v2_isa(&self, isa: [u32; 3]) -> bool {
        let older = (self.processor.name, isa);
        self.v2_isa() == Ok(isa) || V2_OLDER.contains(&older)
    }

    /// The target ID as code object versions 2 and 3 spell it in `.amdgcn_target` and in notes:
    /// `gfx906+xnack+sram-ecc`, of the features that are on or left open.
    pub fn old_target_id(&self) -> String {
        let mut text = self.processor.name.to_string();
        for (name, setting) in [("+xnack", self.xnack), ("+sram-ecc", self.sramecc)] {
            if setting.may_be_on() {
                text.push_str(name);
            }
        }
        text
    }

    /// The target ID as a version of the code object spells it.
    pub fn target_id_of(&self, version: CodeObjectVersion) -> String {
        match version {
            CodeObjectVersion::V2 | CodeObjectVersion::V3 => self.old_target_id(),
            _ => self.target_id(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(id: &str) -> Target {
        Target::parse(id).expect("a target")
    }

    #[test]
    fn version_two_names_processors_by_number() {
        let isa = |id: &str| target(id).v2_isa().ok();
        assert_eq!(isa("gfx803"), Some([8, 0, 3]));
        assert_eq!(isa("gfx900:xnack-"), Some([9, 0, 0]));
        assert_eq!(isa("gfx900:xnack+"), Some([9, 0, 1]));
        assert_eq!(isa("gfx900"), Some([9, 0, 1]), "what is open counts as on");
        assert_eq!(isa("gfx906:sramecc-:xnack-"), Some([9, 0, 6]));
        assert_eq!(isa("gfx90c:xnack-"), Some([9, 0, 12]));
        assert_eq!(isa("gfx801"), Some([8, 0, 1]));
        for row in V2_PROCESSORS {
            assert!(Processor::by_name(row.name).is_some(), "{}", row.name);
        }
    }

    #[test]
    fn what_a_version_does_not_know_is_named() {
        let said = |version: CodeObjectVersion, id: &str| {
            let error = version.check(&target(id)).expect_err(id);
            (error.to_string(), error.hint())
        };
        let (text, hint) = said(CodeObjectVersion::V2, "gfx908");
        assert_eq!(
            text,
            "code object version 2 does not know the processor gfx908"
        );
        assert!(
            hint.contains("gfx803, ") && !hint.contains("gfx909"),
            "{hint}"
        );
        let (text, hint) = said(CodeObjectVersion::V2, "gfx90c");
        assert!(text.contains("gfx90c: xnack is fixed"), "{text}");
        assert_eq!(hint, "-mcpu=gfx90c:xnack-");
        assert!(
            said(CodeObjectVersion::V2, "gfx801:xnack-")
                .1
                .contains("xnack+")
        );
        assert!(
            said(CodeObjectVersion::V2, "gfx906:sramecc+")
                .0
                .contains("sramecc")
        );
        let (text, hint) = said(CodeObjectVersion::V3, "gfx942");
        assert!(text.contains("version 3 does not know the processor gfx942"));
        assert!(hint.contains("gfx90a"), "{hint}");
        assert_eq!(
            said(CodeObjectVersion::V5, "gfx9-generic").1,
            "--code-object-version=6"
        );
        assert!(
            CodeObjectVersion::V3
                .check(&target("gfx908:sramecc+"))
                .is_ok()
        );
    }

    #[test]
    fn old_target_ids_name_what_may_be_on() {
        assert_eq!(target("gfx906").old_target_id(), "gfx906+xnack+sram-ecc");
        assert_eq!(
            target("gfx906:sramecc-:xnack+").old_target_id(),
            "gfx906+xnack"
        );
        assert_eq!(target("gfx803").old_target_id(), "gfx803");
    }
}
