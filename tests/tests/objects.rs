//! What LLVM's tools make of the compiler's files: every kernel, both forms of its IR, `-O0` and
//! `-O2`, processors of each generation.
//!
//! The everyday run takes a sample in which each kernel, form, level, processor and code object
//! version occurs; `AMDGPUC_FULL=1` takes all, of which `AMDGPUC_PROCESSOR=gfx600,gfx942` takes
//! those processors.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{CodeObjectVersion, OptLevel as Level, Options, OutputKind};
use amdgpuc_tests::emulate::run_case;
use amdgpuc_tests::kernels::{Case, OptLevel as Form, all_cases};
use amdgpuc_tests::processors::taken;
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget};
use std::path::{Path, PathBuf};
use support::{can_have, compile, folder, for_each, full, kernels, options, tool};

/// Those of every day.
const DAILY: [&str; 16] = [
    "gfx906",
    "gfx600",
    "gfx601",
    "gfx700",
    "gfx701",
    "gfx704",
    "gfx803",
    "gfx810",
    "gfx900",
    "gfx902",
    "gfx908",
    "gfx90a",
    "gfx9-generic",
    "gfx942",
    "gfx950",
    "gfx9-4-generic",
];

/// One way to compile one kernel.
#[derive(Clone, Debug)]
struct Item {
    kernel: &'static str,
    form: Form,
    level: Level,
    processor: &'static str,
    version: CodeObjectVersion,
}

impl Item {
    fn options(&self, output: OutputKind) -> Options {
        Options {
            code_object: Some(self.version),
            ..options(self.processor, self.level, output)
        }
    }

    fn name(&self) -> String {
        format!(
            "{}.{:?}-{:?}-{}-v{}",
            self.kernel,
            self.form,
            self.level,
            self.processor,
            self.version.number()
        )
    }

    fn bytes(&self, output: OutputKind) -> Result<Vec<u8>, String> {
        compile(self.kernel, self.form, &self.options(output))
            .map(|c| c.bytes)
            .map_err(|e| format!("{}: {e}", self.name()))
    }
}

/// The ways that are tried.
fn items() -> Vec<Item> {
    let versions = [
        CodeObjectVersion::V5,
        CodeObjectVersion::V4,
        CodeObjectVersion::V6,
    ];
    let mut items = Vec::new();
    for kernel in kernels() {
        for form in Form::ALL {
            for level in [Level::O2, Level::O0] {
                for processor in taken(&DAILY) {
                    if !can_have(processor, kernel) {
                        continue;
                    }
                    let version = match processor.ends_with("-generic") {
                        true => CodeObjectVersion::V6,
                        false => versions[items.len() / 7 % 3],
                    };
                    items.push(Item {
                        kernel,
                        form,
                        level,
                        processor,
                        version,
                    });
                }
            }
        }
    }
    if !full() {
        // Seven has no factor in common with the fifty-two ways to compile a kernel.
        items = items.into_iter().step_by(7).collect();
    }
    items
}

/// The tool's outputs for many files at once; panics unless it is content with all of them.
fn accept(name: &str, arguments: &[&str], files: &[PathBuf]) -> Option<String> {
    let output = tool(name, |c| {
        c.args(arguments).args(files);
    })?;
    let (said, complained) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(
        output.status.success(),
        "{name}: {}\n{complained}",
        output.status
    );
    assert!(complained.is_empty(), "{name} says:\n{complained}");
    assert!(!said.contains("warning:"), "{name} warns:\n{said}");
    Some(said.into_owned())
}

#[test]
fn readelf_and_objdump_accept_linked_objects() {
    let folder = folder("objects-linked");
    let items = items();
    let path = |item: &Item| folder.join(format!("{}.co", item.name()));
    let failures = for_each(&items, |item| {
        std::fs::write(path(item), item.bytes(OutputKind::Linked)?).map_err(|e| e.to_string())
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    // objdump takes the first file's processor for all of them.
    for processor in taken(&DAILY) {
        let files: Vec<PathBuf> = items
            .iter()
            .filter(|i| i.processor == processor)
            .map(path)
            .collect();
        let Some(headers) = accept("llvm-readelf-22", &["-a", "--notes"], &files) else {
            return;
        };
        assert_eq!(
            headers.matches("NT_AMDGPU_METADATA").count(),
            files.len(),
            "a note in each file"
        );
        assert!(!headers.contains("Invalid AMDGPU Metadata"), "{headers}");
        // "Disassembly not yet supported for subtarget": llvm-objdump has no tables before GFX8.
        if ["gfx6", "gfx7"].contains(&&processor[..4]) {
            continue;
        }
        let Some(code) = accept("llvm-objdump-22", &["-d"], &files) else {
            return;
        };
        let unknown: Vec<&str> = code
            .lines()
            .filter(|l| l.contains("<unknown>") || l.contains(".long"))
            .collect();
        assert!(
            unknown.is_empty(),
            "instructions that objdump does not know:\n{}",
            unknown.join("\n")
        );
        assert!(
            code.matches("s_endpgm").count() >= files.len(),
            "each kernel has an end"
        );
    }
}

/// What matters of an object's sections.
#[derive(PartialEq, Debug)]
struct Contents {
    sections: Vec<(String, Vec<u8>)>,
    /// Section, offset, type, symbol, addend.
    relocations: Vec<(String, u64, u32, String, i64)>,
}

fn contents(bytes: &[u8]) -> Result<Contents, String> {
    let file = object::File::parse(bytes).map_err(|e| e.to_string())?;
    let mut contents = Contents {
        sections: Vec::new(),
        relocations: Vec::new(),
    };
    for section in file.sections() {
        let name = section.name().map_err(|e| e.to_string())?.to_string();
        if ![".text", ".rodata", ".data", ".note"]
            .iter()
            .any(|n| name.starts_with(n))
            || section.size() == 0
            || name.contains("GNU-stack")
        {
            continue;
        }
        for (offset, relocation) in section.relocations() {
            let object::RelocationFlags::Elf { r_type } = relocation.flags() else {
                return Err("not ELF".to_string());
            };
            let RelocationTarget::Symbol(symbol) = relocation.target() else {
                return Err("no symbol".to_string());
            };
            let symbol = file.symbol_by_index(symbol).map_err(|e| e.to_string())?;
            // A symbol of the section plus an offset, or one of its own: the same place.
            let (target, addend) = match symbol.section_index() {
                Some(index) if !symbol.is_global() => {
                    let section = file.section_by_index(index).map_err(|e| e.to_string())?;
                    let name = section.name().map_err(|e| e.to_string())?;
                    (
                        name.to_string(),
                        relocation.addend() + symbol.address() as i64,
                    )
                }
                _ => (
                    symbol.name().map_err(|e| e.to_string())?.to_string(),
                    relocation.addend(),
                ),
            };
            contents
                .relocations
                .push((name.clone(), offset, r_type.0, target, addend));
        }
        let data = section
            .uncompressed_data()
            .map_err(|e| e.to_string())?
            .into_owned();
        contents.sections.push((name, data));
    }
    contents.sections.sort();
    contents.relocations.sort();
    Ok(contents)
}

/// Says where two objects differ.
fn same(name: &str, ours: &Contents, theirs: &Contents) -> Result<(), String> {
    let names = |c: &Contents| c.sections.iter().map(|s| s.0.clone()).collect::<Vec<_>>();
    if names(ours) != names(theirs) {
        return Err(format!(
            "{name}: sections {:?}, assembled {:?}",
            names(ours),
            names(theirs)
        ));
    }
    for ((section, a), (_, b)) in ours.sections.iter().zip(&theirs.sections) {
        if a != b {
            let at = a
                .iter()
                .zip(b)
                .position(|(x, y)| x != y)
                .unwrap_or(a.len().min(b.len()));
            return Err(format!(
                "{name}: {section} differs from the assembled one at {at:#x} of {:#x} and {:#x} bytes",
                a.len(),
                b.len()
            ));
        }
    }
    match ours.relocations == theirs.relocations {
        true => Ok(()),
        false => Err(format!(
            "{name}: relocations\n{:?}\nassembled\n{:?}",
            ours.relocations, theirs.relocations
        )),
    }
}

/// The target ID's options for llvm-mc.
fn assemble(text: &Path, processor: &str, object: &Path) -> Option<Result<(), String>> {
    let output = tool("llvm-mc-22", |c| {
        let _ = c
            .args(["-triple=amdgcn-amd-amdhsa", "-filetype=obj"])
            .arg(format!("-mcpu={processor}"));
        let _ = c.arg(text).arg("-o").arg(object);
    })?;
    let said = String::from_utf8_lossy(&output.stderr);
    let fine = output.status.success() && said.is_empty();
    Some(if fine {
        Ok(())
    } else {
        Err(format!("llvm-mc: {}: {said}", text.display()))
    })
}

#[test]
fn assembly_makes_the_same_object() {
    let folder = folder("objects-assembled");
    let failures = for_each(&items(), |item| {
        let (text, assembled) = (
            folder.join(format!("{}.s", item.name())),
            folder.join(format!("{}.o", item.name())),
        );
        std::fs::write(&text, item.bytes(OutputKind::Assembly)?).map_err(|e| e.to_string())?;
        let Some(result) = assemble(&text, item.processor, &assembled) else {
            return Ok(());
        };
        result?;
        let theirs = std::fs::read(&assembled).map_err(|e| e.to_string())?;
        same(
            &item.name(),
            &contents(&item.bytes(OutputKind::Object)?)?,
            &contents(&theirs)?,
        )
    });
    assert!(
        failures.is_empty(),
        "{} fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// The smallest case of a kernel.
fn small_case(kernel: &str) -> Case {
    let of_kernel = all_cases().into_iter().filter(|c| c.kernel == kernel);
    of_kernel
        .min_by_key(|c| c.grid.iter().map(|&n| u64::from(n)).product::<u64>())
        .expect("each kernel has a case")
}

#[test]
fn linked_by_lld_runs_the_same() {
    let folder = folder("objects-lld");
    let failures = for_each(&items(), |item| {
        let (object, linked) = (
            folder.join(format!("{}.o", item.name())),
            folder.join(format!("{}.so", item.name())),
        );
        std::fs::write(&object, item.bytes(OutputKind::Object)?).map_err(|e| e.to_string())?;
        let output = tool("ld.lld-22", |c| {
            c.arg("-shared").arg(&object).arg("-o").arg(&linked);
        });
        let Some(output) = output else { return Ok(()) };
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() || !said.is_empty() {
            return Err(format!("{}: ld.lld: {said}", item.name()));
        }
        let case = small_case(item.kernel);
        let theirs = run_case(&std::fs::read(&linked).map_err(|e| e.to_string())?, &case)?;
        let ours = run_case(&item.bytes(OutputKind::Linked)?, &case)?;
        if theirs.buffers != ours.buffers {
            return Err(format!(
                "{}: memory differs from that of our own linking",
                item.name()
            ));
        }
        case.check(&theirs.buffers)
    });
    assert!(
        failures.is_empty(),
        "{} fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
}
