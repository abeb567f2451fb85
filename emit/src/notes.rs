//! The notes of a module, and the directives that make them.
//!
//! Source: AMDGPUUsage, "Note Records"; the order is LLVM's.

use crate::error::ModuleError;
use crate::metadata;
use crate::metadata_v2;
use crate::module::ModuleInput;
use crate::pal;
use codeobj::metadata::{message_pack, yaml};
use codeobj::note;
use isa::{CodeObjectVersion as Version, Platform, VersionError};

impl From<VersionError> for ModuleError {
    fn from(error: VersionError) -> ModuleError {
        ModuleError::Version(error)
    }
}

/// The contents of the note section.
///
/// # Errors
///
/// If a kernel has no function, or the version does not know the target.
pub(crate) fn notes(input: &ModuleInput) -> Result<Vec<u8>, ModuleError> {
    check(input)?;
    let name = || note::v2_isa_name(&target_name(input));
    Ok(match input.platform {
        Platform::Hsa(Version::V2) => {
            let isa = input.machine.target().v2_isa()?;
            [
                note::v2_version(note::V2_VERSION),
                note::v2_isa(isa, note::V2_NAMES),
                name(),
                note::v2_metadata(&yaml(&metadata_v2::metadata(input)?)),
            ]
            .concat()
        }
        Platform::Hsa(version) => note::note(&message_pack(&metadata::metadata(input, version)?)),
        Platform::Pal => {
            let metadata = note::note(&message_pack(&pal::metadata(input)?));
            [name(), metadata].concat()
        }
        Platform::Mesa3d | Platform::Bare => name(),
    })
}

fn check(input: &ModuleInput) -> Result<(), VersionError> {
    let version = input.platform.version();
    version.map_or(Ok(()), |version| version.check(input.machine.target()))
}

/// The directives at the start of a text.
///
/// # Errors
///
/// If the version does not know the target.
pub(crate) fn head(input: &ModuleInput) -> Result<String, ModuleError> {
    check(input)?;
    let target = format!("\t.amdgcn_target \"{}\"\n", target_name(input));
    let version = |version: Version| {
        let number = version.number();
        format!("\t.amdhsa_code_object_version {number}\n")
    };
    Ok(match input.platform {
        Platform::Hsa(Version::V2) => {
            let [major, minor] = note::V2_VERSION;
            let [a, b, c] = input.machine.target().v2_isa()?;
            let [vendor, architecture] = note::V2_NAMES;
            format!(
                "\t.hsa_code_object_version {major},{minor}\n\
                 \t.hsa_code_object_isa {a},{b},{c},\"{vendor}\",\"{architecture}\"\n"
            )
        }
        // The version says how targets are spelled.
        Platform::Hsa(Version::V3) => version(Version::V3) + &target,
        Platform::Hsa(newer) => target + &version(newer),
        Platform::Pal => target,
        Platform::Mesa3d | Platform::Bare => String::new(),
    })
}

/// The directives at the end of a text.
///
/// # Errors
///
/// If a kernel has no function.
pub(crate) fn tail(input: &ModuleInput) -> Result<String, ModuleError> {
    let isa = format!("\t.amd_amdgpu_isa \"{}\"\n", target_name(input));
    let block =
        |directive: &str, text: String| format!("\t.{directive}\n{text}\t.end_{directive}\n");
    Ok(match input.platform {
        Platform::Hsa(Version::V2) => {
            isa + &block(
                "amd_amdgpu_hsa_metadata",
                yaml(&metadata_v2::metadata(input)?),
            )
        }
        Platform::Hsa(version) => block(
            "amdgpu_metadata",
            yaml(&metadata::metadata(input, version)?),
        ),
        Platform::Pal => isa + &block("amdgpu_pal_metadata", yaml(&pal::metadata(input)?)),
        Platform::Mesa3d | Platform::Bare => isa,
    })
}

/// Triple and target ID, as the platform spells it.
fn target_name(input: &ModuleInput) -> String {
    let id = input.platform.target_id(input.machine.target());
    format!("{}--{id}", input.platform.triple())
}
