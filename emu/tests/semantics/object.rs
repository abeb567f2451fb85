//! A code object with one kernel, made of bytes: so that the test needs no other tool.

use isa::{Feature, Generation, Target};
use serde::Serialize;

/// Address of the code in the object.
pub const CODE: u64 = 0x100;
/// VGPRs (and as many AccVGPRs) of the kernel.
pub const VGPRS: u32 = 128;

#[derive(Serialize)]
struct Arg {
    #[serde(rename = ".size")]
    size: u32,
    #[serde(rename = ".offset")]
    offset: u32,
    #[serde(rename = ".value_kind")]
    kind: &'static str,
}

#[derive(Serialize)]
struct Kernel {
    #[serde(rename = ".name")]
    name: &'static str,
    #[serde(rename = ".symbol")]
    symbol: &'static str,
    #[serde(rename = ".kernarg_segment_size")]
    kernarg: u32,
    #[serde(rename = ".group_segment_fixed_size")]
    lds: u32,
    #[serde(rename = ".private_segment_fixed_size")]
    private: u32,
    #[serde(rename = ".kernarg_segment_align")]
    align: u32,
    #[serde(rename = ".wavefront_size")]
    wavefront: u32,
    #[serde(rename = ".sgpr_count")]
    sgprs: u32,
    #[serde(rename = ".vgpr_count")]
    vgprs: u32,
    #[serde(rename = ".max_flat_workgroup_size")]
    workgroup: u32,
    #[serde(rename = ".args")]
    args: Vec<Arg>,
}

#[derive(Serialize)]
struct Metadata {
    #[serde(rename = "amdhsa.version")]
    version: [u32; 2],
    #[serde(rename = "amdhsa.kernels")]
    kernels: Vec<Kernel>,
}

fn metadata(lds: u32) -> Vec<u8> {
    let arg = Arg {
        size: 8,
        offset: 0,
        kind: "global_buffer",
    };
    let kernel = Kernel {
        name: "k",
        symbol: "k.kd",
        kernarg: 8,
        lds,
        private: PRIVATE,
        align: 8,
        wavefront: 64,
        sgprs: 102,
        vgprs: VGPRS,
        workgroup: 64,
        args: vec![arg],
    };
    let metadata = Metadata {
        version: [1, 2],
        kernels: vec![kernel],
    };
    rmp_serde::to_vec_named(&metadata).expect("plain data")
}

/// Bytes of private memory of a lane.
pub const PRIVATE: u32 = 64;

/// The kernel descriptor (AMDGPUUsage, "Kernel Descriptor"): kernarg pointer in s[0:1], work-group
/// id in s2.
fn descriptor(target: &Target, lds: u32) -> [u8; 64] {
    let mut bytes = [0; 64];
    let mut word = |at: usize, value: u32| {
        bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
    };
    let unified = matches!(
        target.processor.generation,
        Generation::Gfx90a | Generation::Gfx940
    );
    let vgprs = match unified {
        true => 2 * VGPRS / 8 - 1,
        false => VGPRS / 4 - 1,
    };
    // 112 SGPRs, VCC and its like included; 104 where they are counted in eights.
    let sgprs = match target.processor.generation {
        Generation::Gfx6 | Generation::Gfx7 => 104 / 8 - 1,
        _ => 2 * (112 / 16 - 1),
    };
    word(0, lds);
    word(4, PRIVATE);
    word(8, 8);
    word(16, CODE as u32);
    if unified {
        word(44, VGPRS / 4 - 1);
    }
    word(48, vgprs | sgprs << 6);
    // Where the hardware sets scratch up, it is asked to.
    let scratch = u32::from(target.processor.generation == Generation::Gfx940);
    word(52, scratch | 2 << 1 | 1 << 7);
    word(56, 1 << 3);
    bytes
}

fn put(out: &mut Vec<u8>, value: u64, size: usize) {
    out.extend_from_slice(&value.to_le_bytes()[..size]);
}

fn pad(out: &mut Vec<u8>, to: usize) {
    out.resize(out.len().next_multiple_of(to), 0);
}

fn program_header(out: &mut Vec<u8>, kind: u64, flags: u64, offset: u64, address: u64, size: u64) {
    put(out, kind, 4);
    put(out, flags, 4);
    // Notes are aligned to 4 bytes.
    let alignment = if kind == 4 { 4 } else { 8 };
    for value in [offset, address, address, size, size, alignment] {
        put(out, value, 8);
    }
}

/// Type, name, address, offset, size, link, entry size.
fn section(out: &mut Vec<u8>, kind: u64, fields: [u64; 6]) {
    let [name, address, offset, size, link, entry] = fields;
    put(out, name, 4);
    put(out, kind, 4);
    put(out, 2, 8);
    put(out, address, 8);
    put(out, offset, 8);
    put(out, size, 8);
    put(out, link, 4);
    put(out, 1, 4);
    put(out, 8, 8);
    put(out, entry, 8);
}

/// The file.
pub fn build(target: &Target, code: &[u8], lds: u32) -> Vec<u8> {
    const HEADERS: usize = 64 + 2 * 56;
    let mut loaded = descriptor(target, lds).to_vec();
    loaded.resize(CODE as usize, 0);
    loaded.extend_from_slice(code);
    pad(&mut loaded, 8);
    let note = {
        let meta = metadata(lds);
        let mut note = Vec::new();
        put(&mut note, 7, 4);
        put(&mut note, meta.len() as u64, 4);
        put(&mut note, 32, 4);
        note.extend_from_slice(b"AMDGPU\0\0");
        note.extend_from_slice(&meta);
        pad(&mut note, 4);
        note
    };
    let loaded_at = HEADERS.next_multiple_of(8) as u64;
    let note_at = loaded_at + loaded.len() as u64;
    let symbols_at = (note_at + note.len() as u64).next_multiple_of(8);
    // The empty symbol and the descriptor's.
    let mut symbols = vec![0; 24];
    put(&mut symbols, 1, 4);
    symbols.extend_from_slice(&[1 << 4 | 1, 0, 1, 0]);
    put(&mut symbols, 0, 8);
    put(&mut symbols, 64, 8);
    let names_at = symbols_at + symbols.len() as u64;
    let names = b"\0k.kd\0\0\0";
    let sections_at = names_at + names.len() as u64;

    let mut out = vec![0x7f, b'E', b'L', b'F', 2, 1, 1, 64, 3];
    out.resize(16, 0);
    put(&mut out, 3, 2);
    put(&mut out, 224, 2);
    put(&mut out, 1, 4);
    put(&mut out, 0, 8);
    put(&mut out, 64, 8);
    put(&mut out, sections_at, 8);
    put(&mut out, target.elf_flags(5).into(), 4);
    for value in [64, 56, 2, 64, 4, 3] {
        put(&mut out, value, 2);
    }
    // Loaded, readable, writable and executable; the note.
    program_header(&mut out, 1, 7, loaded_at, 0, loaded.len() as u64);
    program_header(&mut out, 4, 4, note_at, note_at, note.len() as u64);
    pad(&mut out, 8);
    out.extend_from_slice(&loaded);
    out.extend_from_slice(&note);
    pad(&mut out, 8);
    out.extend_from_slice(&symbols);
    out.extend_from_slice(names);
    out.extend_from_slice(&[0; 64]);
    section(&mut out, 1, [0, 0, loaded_at, loaded.len() as u64, 0, 0]);
    section(&mut out, 2, [0, 0, symbols_at, symbols.len() as u64, 3, 24]);
    section(&mut out, 3, [0, 0, names_at, names.len() as u64, 0, 0]);
    out
}

/// Whether the processor has AccVGPRs.
pub fn has_acc(target: &Target) -> bool {
    target.processor.has(Feature::Mai)
}
