//! Kernel descriptors beside llc's: the same 64 bytes but for the counts of registers, the place of
//! the code, and what the list below explains.
//!
//! From the IR that frontends have optimised: of the other files llc passes all inputs to all
//! kernels, whether they are used or not.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::kernels::{OptLevel as Form, ir_path};
use amdgpuc_tests::llc;
use amdgpuc_tests::processors::taken;
use object::{Object, ObjectSection, ObjectSymbol};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use support::{compile, for_each, kernels, llc_has_code, options};

/// Dwords of a descriptor, and the bits of them that are compared.
///
/// Source: AMDGPUUsage, "Kernel Descriptor" and the tables of COMPUTE_PGM_RSRC1 to 3.
const COMPARED: [(&str, usize, u32); 12] = [
    ("group_segment_fixed_size", 0, !0),
    ("private_segment_fixed_size", 1, !0),
    ("kernarg_size", 2, !0),
    ("reserved", 3, !0),
    // 4 and 5 are the distance of the code.
    ("reserved", 6, !0),
    ("reserved", 7, !0),
    ("reserved", 8, !0),
    ("reserved", 9, !0),
    // Without ACCUM_OFFSET, which is 0 where AccVGPRs have a file of their own.
    ("compute_pgm_rsrc3", 11, !0x3f),
    // Without the granules of VGPRs and SGPRs.
    ("compute_pgm_rsrc1", 12, !0x3ff),
    ("compute_pgm_rsrc2", 13, !0),
    ("properties", 14, !0),
];

/// What may differ: kernel, dword, why.
const EXPLAINED: [(&str, &str, &str); 6] = [
    (
        "calls",
        "private_segment_fixed_size",
        "the callees' frames: llc saves a frame pointer in them",
    ),
    (
        "generic_ptr",
        "private_segment_fixed_size",
        "the callee's frame: llc saves a frame pointer in it",
    ),
    (
        "generic_ptr",
        "kernarg_size",
        "before GFX9 the bases of the apertures are in hidden arguments, which llc reads beyond the end of its kernel's arguments",
    ),
    (
        "records",
        "group_segment_fixed_size",
        "a call that llc keeps: it gives LDS that only the function uses to the kernel",
    ),
    (
        "records",
        "compute_pgm_rsrc2",
        "a call that llc keeps: the function gets all ids",
    ),
    (
        "records",
        "private_segment_fixed_size",
        "a call that llc keeps",
    ),
];

/// The dwords of the kernels' descriptors, by the kernels' names.
fn descriptors(code: &[u8]) -> Result<BTreeMap<String, Vec<u32>>, String> {
    let file = object::File::parse(code).map_err(|e| e.to_string())?;
    let mut found = BTreeMap::new();
    for symbol in file.symbols().chain(file.dynamic_symbols()) {
        let name = symbol.name().map_err(|e| e.to_string())?;
        let (Some(kernel), Some(index)) = (name.strip_suffix(".kd"), symbol.section_index()) else {
            continue;
        };
        let section = file.section_by_index(index).map_err(|e| e.to_string())?;
        let bytes = section.data_range(symbol.address(), 64);
        let bytes = bytes.map_err(|e| e.to_string())?;
        let bytes = bytes.ok_or_else(|| format!("{name}: no 64 bytes"))?;
        let dwords = bytes.chunks_exact(4);
        let dwords = dwords.map(|d| u32::from_le_bytes([d[0], d[1], d[2], d[3]]));
        found.insert(kernel.to_string(), dwords.collect());
    }
    Ok(found)
}

/// Differences of the kernels of a file: kernel, dword, both values.
fn differences(
    kernel: &str,
    processor: &str,
) -> Result<Vec<(String, &'static str, u32, u32)>, String> {
    let theirs = llc::code_object_as_it_is(&ir_path(kernel, Form::O2), processor)?;
    let Some(theirs) = theirs.done() else {
        return Ok(Vec::new());
    };
    let ours = options(processor, Level::O2, OutputKind::Linked);
    let ours = compile(kernel, Form::O2, &ours)?.bytes;
    let (ours, theirs) = (descriptors(&ours)?, descriptors(&theirs)?);
    if ours.is_empty() || !ours.keys().eq(theirs.keys()) {
        return Err(format!(
            "kernels {:?}, llc's {:?}",
            ours.keys(),
            theirs.keys()
        ));
    }
    let mut differ = Vec::new();
    for (name, ours) in ours {
        let theirs = &theirs[&name];
        for (dword, at, mask) in COMPARED {
            if (ours[at] ^ theirs[at]) & mask != 0 {
                differ.push((name.clone(), dword, ours[at], theirs[at]));
            }
        }
    }
    Ok(differ)
}

#[test]
fn descriptors_are_llcs_but_for_registers() {
    let used = Mutex::new(BTreeSet::new());
    let processors = taken(&["gfx906", "gfx600", "gfx803", "gfx942"]);
    for &processor in &processors {
        let mut work = kernels();
        work.retain(|kernel| llc_has_code(processor, kernel, Form::O2));
        let failures = for_each(&work, |kernel| {
            let mut unexplained = Vec::new();
            for (name, dword, ours, theirs) in differences(kernel, processor)? {
                let of = |(k, d, _): &(&str, &str, &str)| *k == name && *d == dword;
                match EXPLAINED.iter().position(of) {
                    Some(row) => drop(used.lock().expect("nobody panics with it").insert(row)),
                    None => unexplained.push(format!("{dword} {ours:#x}, llc's {theirs:#x}")),
                }
            }
            match unexplained.is_empty() {
                true => Ok(()),
                false => Err(format!("{processor} {kernel}: {}", unexplained.join("; "))),
            }
        });
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        println!("{processor}: descriptors of {} files", work.len());
    }
    let used = used.into_inner().expect("nobody has panicked");
    if processors.len() > 1 && !used.is_empty() {
        let all = EXPLAINED.iter().enumerate();
        let unused: Vec<_> = all.filter(|(row, _)| !used.contains(row)).collect();
        assert!(unused.is_empty(), "explains nothing: {unused:?}");
    }
}
