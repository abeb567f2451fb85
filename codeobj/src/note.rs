//! Note records.
//!
//! Source: AMDGPUUsage, "Code Object Note Records".

/// Type of the metadata's note.
pub const NT_AMDGPU_METADATA: u32 = 32;

/// Name of the notes from code object version 3 on.
const NAME: &[u8] = b"AMDGPU\0";

/// A note with metadata: name size, description size, type, name, description, each part padded to
/// four bytes.
pub fn note(metadata: &[u8]) -> Vec<u8> {
    let sizes = [NAME.len() as u32, metadata.len() as u32];
    let mut note: Vec<u8> = Vec::with_capacity(20 + metadata.len().next_multiple_of(4));
    for word in [sizes[0], sizes[1], NT_AMDGPU_METADATA] {
        note.extend_from_slice(&word.to_le_bytes());
    }
    for part in [NAME, metadata] {
        note.extend_from_slice(part);
        note.resize(note.len().next_multiple_of(4), 0);
    }
    note
}
