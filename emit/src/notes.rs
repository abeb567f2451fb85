//! The notes of a module, and the directives that make them.
//!
//! Source: AMDGPUUsage, "Note Records"; the order is LLVM's.

use crate::error::ModuleError;
use crate::metadata;
use crate::metadata_v2;
use crate::module::ModuleInput;
use codeobj::metadata::{message_pack, yaml};
use codeobj::note;
use isa::{CodeObjectVersion, VersionError};

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
    input.version.check(input.machine.target())?;
    if input.version != CodeObjectVersion::V2 {
        return Ok(note::note(&message_pack(&metadata::metadata(input)?)));
    }
    let isa = input.machine.target().v2_isa()?;
    let notes = [
        note::v2_version(note::V2_VERSION),
        note::v2_isa(isa, note::V2_NAMES),
        note::v2_isa_name(&target_name(input)),
        note::v2_metadata(&yaml(&metadata_v2::metadata(input)?)),
    ];
    Ok(notes.concat())
}

/// The directives at the start of a text.
///
/// # Errors
///
/// If the version does not know the target.
pub(crate) fn head(input: &ModuleInput) -> Result<String, ModuleError> {
    input.version.check(input.machine.target())?;
    let target = format!("\t.amdgcn_target \"{}\"\n", target_name(input));
    let version = format!("\t.amdhsa_code_object_version {}\n", input.version.number());
    match input.version {
        CodeObjectVersion::V2 => {}
        // The version says how targets are spelled.
        CodeObjectVersion::V3 => return Ok(version + &target),
        _ => return Ok(target + &version),
    }
    let [major, minor] = note::V2_VERSION;
    let [a, b, c] = input.machine.target().v2_isa()?;
    let [vendor, architecture] = note::V2_NAMES;
    Ok(format!(
        "\t.hsa_code_object_version {major},{minor}\n\
         \t.hsa_code_object_isa {a},{b},{c},\"{vendor}\",\"{architecture}\"\n"
    ))
}

/// The directives at the end of a text.
///
/// # Errors
///
/// If a kernel has no function.
pub(crate) fn tail(input: &ModuleInput) -> Result<String, ModuleError> {
    Ok(match input.version {
        CodeObjectVersion::V2 => format!(
            "\t.amd_amdgpu_isa \"{}\"\n\t.amd_amdgpu_hsa_metadata\n{}\t.end_amd_amdgpu_hsa_metadata\n",
            target_name(input),
            yaml(&metadata_v2::metadata(input)?)
        ),
        _ => format!(
            "\t.amdgpu_metadata\n{}\t.end_amdgpu_metadata\n",
            yaml(&metadata::metadata(input)?)
        ),
    })
}

/// Triple and target ID, as the version spells it.
fn target_name(input: &ModuleInput) -> String {
    let id = input.machine.target().target_id_of(input.version);
    format!("amdgcn-amd-amdhsa--{id}")
}
