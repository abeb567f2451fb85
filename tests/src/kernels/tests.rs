//! The set as a whole: files, symbols, and the argument layout.

use std::collections::BTreeSet;
use std::fs;

use super::*;
use crate::llc::{self, Ran};

/// Stems of the kernels' sources.
fn stems() -> Vec<String> {
    let mut stems: Vec<String> = fs::read_dir(folder())
        .unwrap()
        .filter_map(|entry| {
            Some(
                entry
                    .unwrap()
                    .file_name()
                    .to_str()?
                    .strip_suffix(".cl")?
                    .to_owned(),
            )
        })
        .collect();
    stems.sort();
    stems
}

#[test]
fn every_source_has_its_ir_and_the_symbol_in_it() {
    for stem in stems() {
        for level in OptLevel::ALL {
            let path = ir_path(&stem, level);
            let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
            let symbol = format!("amdgpu_kernel void @{stem}(");
            assert!(text.contains(&symbol), "{path:?} has no kernel {stem}");
            let source = format!("source_filename = \"{stem}.cl\"\n");
            assert!(text.contains(&source), "{path:?} names another source");
        }
    }
}

#[test]
fn every_kernel_has_cases_and_every_case_its_files() {
    let kernels: BTreeSet<&str> = all_cases().iter().map(|case| case.kernel).collect();
    assert_eq!(kernels.into_iter().collect::<Vec<_>>(), stems());
}

#[test]
fn names_of_cases_are_unique() {
    let mut seen = BTreeSet::new();
    for case in all_cases() {
        assert!(seen.insert(case.name.clone()), "{} twice", case.name);
    }
}

#[test]
fn launches_are_within_limits() {
    for case in all_cases() {
        let size: u32 = case.workgroup.iter().product();
        // Clang's default for kernels without the attribute is 256.
        assert!(
            (1..=256).contains(&size),
            "{}: work-group of {size}",
            case.name
        );
        assert!(case.grid.iter().all(|&n| n > 0), "{}", case.name);
        for buffer in case.buffers() {
            assert!(!buffer.init.is_empty(), "{}: empty buffer", case.name);
            assert_eq!(
                buffer.expect.size().unwrap_or(buffer.init.len()),
                buffer.init.len()
            );
        }
    }
}

#[test]
fn every_case_demands_a_change() {
    for case in all_cases() {
        let unchanged: Vec<&[u8]> = case.buffers().map(|buffer| &*buffer.init).collect();
        assert!(
            case.check(&unchanged).is_err(),
            "{}: passes without a run",
            case.name
        );
    }
}

#[test]
fn cases_are_the_same_each_time() {
    // NaNs differ from themselves, but not in print.
    assert_eq!(format!("{:?}", all_cases()), format!("{:?}", all_cases()));
}

#[test]
fn ir_passes_the_verifier() {
    for stem in stems() {
        for level in OptLevel::ALL {
            if let Ran::NotRun(why) = llc::verify(&ir_path(&stem, level)).unwrap() {
                return eprintln!("{why}");
            }
        }
    }
}

/// Explicit arguments in llc's metadata: offset and size of each.
fn metadata_layout(assembly: &str, kernel: &str) -> Vec<(usize, usize)> {
    let metadata = assembly.split(".amdgpu_metadata").nth(1).unwrap();
    let ours = metadata
        .split("\n  - ")
        .find(|part| part.contains(&format!("    .name:           {kernel}\n")))
        .unwrap();
    let value = |entry: &str, key: &str| -> Option<String> {
        let line = entry
            .lines()
            .find_map(|line| line.trim_start_matches([' ', '-']).strip_prefix(key))?;
        Some(line.trim().to_owned())
    };
    let entries = ours.split("      - ").skip(1);
    entries
        .filter(|entry| !value(entry, ".value_kind:").is_none_or(|kind| kind.starts_with("hidden")))
        .map(|entry| {
            let number = |key| value(entry, key).unwrap().parse().unwrap();
            (number(".offset:"), number(".size:"))
        })
        .collect()
}

#[test]
fn argument_layout_is_that_of_the_abi() {
    let mut done = BTreeSet::new();
    for case in all_cases() {
        if !done.insert(case.kernel) {
            continue;
        }
        let assembly = llc::assembly(&case.ir_path(OptLevel::O2), "gfx906").unwrap();
        let Some(assembly) = assembly.done() else {
            return;
        };
        assert_eq!(
            case.kernarg_layout(),
            metadata_layout(&assembly, case.kernel),
            "{}",
            case.name
        );
    }
}

#[test]
fn kernarg_holds_addresses_and_values_at_their_places() {
    let cases = all_cases();
    let case = cases
        .iter()
        .find(|case| case.kernel == "reduce_sum")
        .unwrap();
    let segment = case.kernarg(&[0x1111_2222_3333_4444, 0x5555], 100);
    assert_eq!(segment[..8], 0x1111_2222_3333_4444u64.to_le_bytes());
    assert_eq!(segment[8..16], 0x5555u64.to_le_bytes());
    assert_eq!(
        segment[16..20],
        112u32.to_le_bytes(),
        "dynamic local memory after 100 bytes"
    );
    assert_eq!(segment.len(), 24);

    let case = cases
        .iter()
        .find(|case| case.kernel == "struct_arg")
        .unwrap();
    let segment = case.kernarg(&[1, 2, 3], 0);
    assert_eq!(
        segment[16 + 48..16 + 56],
        3u64.to_le_bytes(),
        "the pointer inside of the struct"
    );
}

/// What frontends use every day. Where a kernel is changed so that one of these is in no IR file
/// any more, another kernel has to take it up.
const EVERYDAY: [&str; 78] = [
    " phi ",
    " select ",
    "switch i",
    "br i1 ",
    "br label ",
    "unreachable",
    "ret void",
    " getelementptr inbounds nuw %struct.",
    " getelementptr inbounds nuw [",
    " getelementptr inbounds nuw i8,",
    " addrspacecast ptr addrspace(5) ",
    " addrspacecast ptr addrspace(1) ",
    " addrspacecast ptr addrspace(3) ",
    " alloca ",
    " ptrtoint ",
    " inttoptr ",
    " bitcast ",
    " freeze ",
    " insertelement ",
    " extractelement ",
    " shufflevector ",
    " insertvalue ",
    " extractvalue ",
    " icmp eq ",
    " icmp ult i32",
    " icmp slt i64",
    " icmp sgt <3 x i32>",
    " fcmp olt float",
    " fcmp uno float",
    " fcmp oge double",
    " fcmp olt half",
    " fneg ",
    " fdiv float",
    " fdiv double",
    " fdiv half",
    " udiv i32",
    " udiv i64",
    " sdiv i32",
    " sdiv i64",
    " urem i32",
    " urem i64",
    " srem i32",
    " srem i64",
    " fptosi float",
    " fptosi double",
    " fptoui double",
    " sitofp i64",
    " uitofp i64",
    " fptrunc double",
    " fpext half",
    " mul nsw i128",
    " atomicrmw add ",
    " atomicrmw fadd ",
    " atomicrmw xchg ",
    " atomicrmw umax ",
    " cmpxchg ptr addrspace(1) ",
    " load atomic ",
    "store atomic ",
    "fence seq_cst",
    "syncscope(\"agent\") acquire",
    "syncscope(\"workgroup\") release",
    "!mmra",
    "@llvm.memcpy.",
    "@llvm.memset.",
    "@llvm.memmove.",
    "@llvm.fma.f32",
    "@llvm.fmuladd.f32",
    "@llvm.sqrt.f64",
    "@llvm.ctpop.i64",
    "@llvm.ctlz.i32",
    "@llvm.cttz.i64",
    "@llvm.bswap.i32",
    "@llvm.bitreverse.i64",
    "@llvm.fshl.i32",
    "@llvm.umul.with.overflow.i64",
    "@llvm.sadd.sat.i32",
    "@llvm.vector.reduce.add.v4i32",
    "call fastcc ",
];

#[test]
fn the_set_covers_everyday_ir() {
    let files = stems()
        .into_iter()
        .flat_map(|stem| OptLevel::ALL.map(|level| ir_path(&stem, level)));
    let all: String = files
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let missing: Vec<&str> = EVERYDAY
        .into_iter()
        .filter(|item| !all.contains(item))
        .collect();
    assert_eq!(missing, [] as [&str; 0]);
}
