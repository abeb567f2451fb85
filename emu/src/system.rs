//! Code objects of other systems than amdhsa: Mesa's, those of AMD's graphics drivers, and those of
//! nobody. Their kernels say less about themselves.
//!
//! Sources: AMDGPUUsage, "ELF Header" (`EI_OSABI`), "AMDPAL", "Code Object Metadata"; for the
//! section `.AMDGPU.config` and the user SGPRs, the code that llc-22 makes for these triples.

use crate::descriptor::{Descriptor, KERNEL_CODE_SIZE};
use crate::elf::{self, Header, Notes};
use crate::error::LoadError;
use crate::metadata::{ArgLayout, KernelMeta};
use isa::Generation;
use object::LittleEndian as Le;
use object::read::elf::{FileHeader, SectionHeader, Sym};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Whose code object it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum System {
    /// ROCm's runtime: with a version, 2 to 6.
    Hsa(u8),
    /// `amdpal`.
    Pal,
    /// `mesa3d`.
    Mesa3d,
    /// None.
    Bare,
}

/// A kernel with how its waves start, and the address of what the symbol names.
pub(crate) type Found = (KernelMeta, Descriptor, u64);

/// A kernel's code, by the symbols of the file.
struct Code {
    name: String,
    address: u64,
}

/// What nobody says of kernels of these systems.
fn meta(name: &str, layout: ArgLayout) -> KernelMeta {
    /// What the hardware allows.
    const MAX_WORKGROUP: u32 = 1024;
    KernelMeta {
        name: name.to_string(),
        symbol: name.to_string(),
        args: Vec::new(),
        layout,
        kernarg_size: 0,
        kernarg_align: 16,
        max_flat_workgroup_size: MAX_WORKGROUP,
        required_workgroup: None,
        uniform: false,
        wavefront_size: 64,
    }
}

/// `STT_AMDGPU_HSA_KERNEL`.
const KERNEL_SYMBOL: u8 = 10;

/// The kernels of Mesa: each has `amd_kernel_code_t`.
pub(crate) fn mesa_kernels(
    header: &Header,
    bytes: &[u8],
    starts: &[u64],
    at: impl Fn(u64) -> Option<Vec<u8>>,
    generation: Generation,
) -> Result<Vec<Found>, LoadError> {
    let mut kernels = Vec::new();
    for code in symbols(header, bytes, starts, |kind, _| kind == KERNEL_SYMBOL)? {
        let head = at(code.address);
        let head = head
            .as_deref()
            .and_then(|h| h.first_chunk::<KERNEL_CODE_SIZE>());
        let (descriptor, align) = match head {
            Some(head) => Descriptor::read_kernel_code(head, generation),
            None => {
                let what = "it does not lie in a segment".to_string();
                return Err(LoadError::Descriptor {
                    kernel: code.name,
                    what,
                });
            }
        };
        let mut meta = meta(&code.name, ArgLayout::Mesa);
        meta.kernarg_align = meta.kernarg_align.max(align);
        meta.kernarg_size = descriptor.kernarg_size.into();
        kernels.push((meta, descriptor, code.address));
    }
    Ok(kernels)
}

/// Registers by their byte addresses, in `.AMDGPU.config`.
const RSRC1: u32 = 0xb848;
const RSRC2: u32 = 0xb84c;
const TMPRING_SIZE: u32 = 0xb860;
/// Bytes of the section for each kernel: five pairs of words.
const CONFIG_SIZE: usize = 40;
/// Bytes of the units of `COMPUTE_TMPRING_SIZE.WAVESIZE`, which begins at this bit and has 13.
const WAVESIZE_UNIT: u32 = 1024;
const WAVESIZE: u32 = 12;
const WAVESIZE_BITS: u32 = 0x1fff;

/// The kernels of a code object without a system: those of the section with registers, in the order
/// of their code.
pub(crate) fn bare_kernels(
    header: &Header,
    bytes: &[u8],
    starts: &[u64],
    generation: Generation,
) -> Result<Vec<Found>, LoadError> {
    let wrong = |what: String| LoadError::Metadata(what);
    let sections = header.sections(Le, bytes).map_err(elf::error)?;
    let found = sections.section_by_name(Le, b".AMDGPU.config");
    let (_, section) = found.ok_or_else(|| wrong("there is no section .AMDGPU.config".into()))?;
    let config = section.data(Le, bytes).map_err(elf::error)?;
    let mut code = symbols(header, bytes, starts, |kind, _| kind == FUNCTION)?;
    code.dedup_by_key(|code| code.address);
    if config.len() != CONFIG_SIZE * code.len() {
        return Err(wrong(format!(
            "{} bytes of .AMDGPU.config for {} functions",
            config.len(),
            code.len()
        )));
    }
    let functions = code.into_iter().zip(config.chunks_exact(CONFIG_SIZE));
    Ok(functions
        .filter_map(|(code, config)| {
            let register = |number: u32| {
                let pairs = config.chunks_exact(8);
                let mut words = pairs.map(|p| (word(&p[..4]), word(&p[4..])));
                let found = words.rfind(|(register, _)| *register == number);
                found.map_or(0, |(_, value)| value)
            };
            // Of what is no kernel there are zeros; kernels have a mode at least.
            let rsrc1 = Some(register(RSRC1)).filter(|&bits| bits != 0)?;
            let mut descriptor = plain(rsrc1, register(RSRC2), generation);
            let wave = (register(TMPRING_SIZE) >> WAVESIZE & WAVESIZE_BITS) * WAVESIZE_UNIT;
            descriptor.private_size = wave / 64;
            Some((
                meta(&code.name, ArgLayout::Header),
                descriptor,
                code.address,
            ))
        })
        .collect())
}

const FUNCTION: u8 = 2;

fn word(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |n, &b| n << 8 | u32::from(b))
}

/// A descriptor of two registers alone.
fn plain(rsrc1: u32, rsrc2: u32, generation: Generation) -> Descriptor {
    /// Addresses of arguments alone, and all that llc asks for if nobody says what is not needed:
    /// dispatch packet, queue, arguments, dispatch ID.
    const KERNARG: u32 = 1 << 3;
    const ALL: u32 = 0b1_1110;
    let count = rsrc2 >> 1 & 31;
    let properties = match count {
        2 => KERNARG,
        8 => ALL,
        _ => 0,
    };
    let mut descriptor = Descriptor::of_registers([rsrc1, rsrc2], None, properties, generation);
    let unit = match generation {
        Generation::Gfx6 => 256,
        _ => 512,
    };
    descriptor.lds_size = (rsrc2 >> 15 & 0x1ff) * unit;
    if !matches!(count, 0 | 2 | 8) {
        let what = format!("{count} user SGPRs: nothing says what is in them");
        descriptor.problem.get_or_insert(what);
    }
    descriptor
}

#[derive(Deserialize)]
struct RawModule {
    #[serde(rename = "amdpal.pipelines")]
    pipelines: Vec<RawPipeline>,
}

#[derive(Deserialize)]
struct RawPipeline {
    #[serde(rename = ".hardware_stages", default)]
    stages: BTreeMap<String, RawStage>,
    #[serde(rename = ".registers", default)]
    registers: BTreeMap<u32, u32>,
}

#[derive(Deserialize)]
struct RawStage {
    #[serde(rename = ".entry_point_symbol", default)]
    symbol: Option<String>,
    #[serde(rename = ".entry_point", default)]
    entry: Option<String>,
    #[serde(rename = ".scratch_memory_size", default)]
    scratch: u32,
    #[serde(rename = ".vgpr_count", default)]
    vgprs: u16,
    /// AccVGPRs, which `vgprs` counts too where they follow the others in one file.
    #[serde(rename = ".agpr_count", default)]
    acc_vgprs: u16,
}

/// The compute stages of the pipelines.
pub(crate) fn pal_kernels(
    header: &Header,
    bytes: &[u8],
    starts: &[u64],
    notes: &Notes<'_>,
    generation: Generation,
) -> Result<Vec<Found>, LoadError> {
    let wrong = |what: String| LoadError::Metadata(what);
    let code = symbols(header, bytes, starts, |kind, _| kind == FUNCTION)?;
    let mut kernels = Vec::new();
    for note in &notes.metadata {
        let module: RawModule = rmp_serde::from_slice(note).map_err(|e| wrong(e.to_string()))?;
        for pipeline in module.pipelines {
            let Some(stage) = pipeline.stages.get(".cs") else {
                return Err(wrong("a pipeline without a compute stage".into()));
            };
            let name = stage.symbol.as_deref().or(stage.entry.as_deref());
            let name = name.ok_or_else(|| wrong("a stage without .entry_point_symbol".into()))?;
            let found = code.iter().find(|c| c.name == name);
            let found = found.ok_or_else(|| wrong(format!("'{name}' is not defined")))?;
            // Dword addresses of COMPUTE_PGM_RSRC1 and COMPUTE_PGM_RSRC2.
            let register = |number: u32| pipeline.registers.get(&number).copied().unwrap_or(0);
            let mut descriptor = plain(register(0x2e12), register(0x2e13), generation);
            descriptor.private_size = stage.scratch;
            descriptor.resource_table = true;
            if stage.acc_vgprs > 0 {
                descriptor.acc_offset = stage.vgprs.saturating_sub(stage.acc_vgprs);
            }
            let meta = meta(name, ArgLayout::Packed);
            kernels.push((meta, descriptor, found.address));
        }
    }
    Ok(kernels)
}

/// Symbols of the kinds that are asked for, in the order of their addresses.
fn symbols(
    header: &Header,
    bytes: &[u8],
    starts: &[u64],
    is_wanted: impl Fn(u8, u64) -> bool,
) -> Result<Vec<Code>, LoadError> {
    let sections = header.sections(Le, bytes).map_err(elf::error)?;
    let table = sections
        .symbols(Le, bytes, object::elf::SHT_SYMTAB)
        .map_err(elf::error)?;
    let mut found = Vec::new();
    for symbol in table.iter() {
        if symbol.is_undefined(Le) || !is_wanted(symbol.st_type().0, symbol.st_value(Le)) {
            continue;
        }
        let name = table.symbol_name(Le, symbol).map_err(elf::error)?;
        let start = starts.get(usize::from(symbol.st_shndx(Le).0)).copied();
        found.push(Code {
            name: String::from_utf8_lossy(name).into_owned(),
            address: start.unwrap_or(0).wrapping_add(symbol.st_value(Le)),
        });
    }
    found.sort_by_key(|code| code.address);
    Ok(found)
}
