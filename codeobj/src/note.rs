//! Note records.
//!
//! Source: AMDGPUUsage, "Code Object V2 Note Records", "Code Object V3 and Above Note Records".

/// Type of the metadata's note from code object version 3 on.
pub const NT_AMDGPU_METADATA: u32 = 32;

/// Types of the notes of code object version 2.
pub mod v2 {
    /// Version of the code object: major, minor.
    pub const CODE_OBJECT_VERSION: u32 = 1;
    /// Processor by number.
    pub const ISA_VERSION: u32 = 3;
    /// Metadata in YAML, with a NUL at its end.
    pub const METADATA: u32 = 10;
    /// Processor by name, without a NUL.
    pub const ISA_NAME: u32 = 11;
}

/// Name of the notes from code object version 3 on.
const NAME: &[u8] = b"AMDGPU\0";

/// Name of the notes of code object version 2.
const NAME_V2: &[u8] = b"AMD\0";

/// The minor version of what code objects of version 2 are, as LLVM has written them.
pub const V2_VERSION: [u32; 2] = [2, 1];

/// Vendor and architecture in the note that names a processor.
pub const V2_NAMES: [&str; 2] = ["AMD", "AMDGPU"];

/// A note: name size, description size, type, name, description, each part padded to four bytes.
fn record(name: &[u8], kind: u32, description: &[u8]) -> Vec<u8> {
    let sizes = [name.len() as u32, description.len() as u32];
    let mut note: Vec<u8> = Vec::with_capacity(20 + description.len().next_multiple_of(4));
    for word in [sizes[0], sizes[1], kind] {
        note.extend_from_slice(&word.to_le_bytes());
    }
    for part in [name, description] {
        note.extend_from_slice(part);
        note.resize(note.len().next_multiple_of(4), 0);
    }
    note
}

/// The note with metadata, from code object version 3 on.
pub fn note(metadata: &[u8]) -> Vec<u8> {
    record(NAME, NT_AMDGPU_METADATA, metadata)
}

/// `NT_AMD_HSA_CODE_OBJECT_VERSION`.
pub fn v2_version([major, minor]: [u32; 2]) -> Vec<u8> {
    let words = [major, minor].map(u32::to_le_bytes);
    record(NAME_V2, v2::CODE_OBJECT_VERSION, words.as_flattened())
}

/// `NT_AMD_HSA_ISA_VERSION`: the sizes of the names with their NULs, major, minor, stepping, the
/// names.
pub fn v2_isa(isa: [u32; 3], names: [&str; 2]) -> Vec<u8> {
    let mut text = Vec::new();
    for name in names {
        text.extend_from_slice(&(name.len() as u16 + 1).to_le_bytes());
    }
    for number in isa {
        text.extend_from_slice(&number.to_le_bytes());
    }
    for name in names {
        text.extend_from_slice(name.as_bytes());
        text.push(0);
    }
    record(NAME_V2, v2::ISA_VERSION, &text)
}

/// `NT_AMD_HSA_ISA_NAME`.
pub fn v2_isa_name(name: &str) -> Vec<u8> {
    record(NAME_V2, v2::ISA_NAME, name.as_bytes())
}

/// `NT_AMD_HSA_METADATA`.
pub fn v2_metadata(yaml: &str) -> Vec<u8> {
    let mut text = yaml.as_bytes().to_vec();
    text.push(0);
    record(NAME_V2, v2::METADATA, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AMDGPUUsage, "Code Object V2 Note Records": the layouts of the descriptions.
    #[test]
    fn notes_of_version_two_have_the_layouts_of_the_document() {
        let version = [&[4u8, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0][..], b"AMD\0"].concat();
        let numbers = [2u8, 0, 0, 0, 1, 0, 0, 0];
        assert_eq!(v2_version([2, 1]), [&version[..], &numbers].concat());

        // vendor_name_size, architecture_name_size; major, minor, stepping; the names; padding.
        let head = [&[4u8, 0, 0, 0, 27, 0, 0, 0, 3, 0, 0, 0][..], b"AMD\0"].concat();
        let numbers = [4u8, 0, 7, 0, 8, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0];
        let names = b"AMD\0AMDGPU\0\0";
        assert_eq!(
            v2_isa([8, 0, 3], V2_NAMES),
            [&head[..], &numbers, names].concat()
        );

        // The name has no NUL, the metadata has one.
        let head = [&[4u8, 0, 0, 0, 3, 0, 0, 0, 11, 0, 0, 0][..], b"AMD\0"].concat();
        assert_eq!(v2_isa_name("abc"), [&head[..], b"abc\0"].concat());
        let head = [&[4u8, 0, 0, 0, 5, 0, 0, 0, 10, 0, 0, 0][..], b"AMD\0"].concat();
        assert_eq!(v2_metadata("abcd"), [&head[..], b"abcd\0\0\0\0"].concat());
    }
}
