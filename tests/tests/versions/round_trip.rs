//! Assembly text of versions 2 and 3, and LLVM's tools on the files.

use super::support::{compile, compile_text, folder, for_each, tool};
use super::{options_for, ways};
use amdgpuc::{CodeObjectVersion, OutputKind, asm};
use amdgpuc_tests::emulate::run_case;
use amdgpuc_tests::kernels::{OptLevel as Form, cases_by_kernel};
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget};

/// What an object has in it: header, sections with their contents, symbols, relocations.
fn description(bytes: &[u8]) -> Result<String, String> {
    let file = object::File::parse(bytes).map_err(|e| e.to_string())?;
    let mut lines = vec![format!("{:?} {:?}", file.flags(), file.kind())];
    for section in file.sections() {
        let name = section.name().map_err(|e| e.to_string())?;
        let data = section.uncompressed_data().map_err(|e| e.to_string())?;
        let named = |n: &str| name.starts_with(n) && section.size() > 0;
        if [".text", ".rodata", ".data", ".note", ".bss"]
            .iter()
            .any(|n| named(n))
        {
            lines.push(format!(
                "{name} {} {:?} {data:?}",
                section.align(),
                section.kind()
            ));
        }
        for (offset, relocation) in section.relocations() {
            let RelocationTarget::Symbol(symbol) = relocation.target() else {
                return Err("no symbol".to_string());
            };
            let symbol = file.symbol_by_index(symbol).map_err(|e| e.to_string())?;
            // A local symbol may be named by its section and its place there.
            let section = symbol.section_index().filter(|_| !symbol.is_global());
            let (target, place) = match section.and_then(|i| file.section_by_index(i).ok()) {
                Some(section) => (section.name().map(str::to_string), symbol.address()),
                None => (symbol.name().map(str::to_string), 0),
            };
            let (flags, addend) = (relocation.flags(), relocation.addend() + place as i64);
            lines.push(format!("{name} {offset} {flags:?} {target:?} {addend}"));
        }
    }
    for symbol in file
        .symbols()
        .filter(|s| s.name().is_ok_and(|n| !n.is_empty()))
    {
        let section = symbol
            .section_index()
            .and_then(|i| file.section_by_index(i).ok());
        let section = section.map(|s| s.name().unwrap_or_default().to_string());
        lines.push(format!(
            "{:?} {section:?} {} {} {:?}",
            symbol.name(),
            symbol.address(),
            symbol.size(),
            symbol.flags()
        ));
    }
    lines.sort();
    Ok(lines.join("\n"))
}

#[test]
fn assembly_reads_back_to_the_same_object() {
    for &(processor, version) in ways() {
        let target = amdgpuc::isa::Target::parse(processor).expect("a processor");
        let kernels = cases_by_kernel();
        let names: Vec<&str> = kernels.keys().copied().collect();
        let failures = for_each(&names, |name| {
            let options = |output| options_for(processor, version, output);
            let bytes = |output| compile(name, Form::O2, &options(output)).map(|c| c.bytes);
            let text =
                String::from_utf8(bytes(OutputKind::Assembly)?).map_err(|e| e.to_string())?;
            let assembled = asm::assemble(&text, &asm::Options::new(target));
            let assembled = assembled.map_err(|d| format!("{name}: {d:?}"))?;
            let (ours, theirs) = (bytes(OutputKind::Object)?, description(&assembled)?);
            let ours = description(&ours)?;
            match ours == theirs {
                true => Ok(()),
                false => Err(format!("{name}:\n{}", difference(&ours, &theirs))),
            }
        });
        assert!(failures.is_empty(), "{processor}:\n{}", failures.join("\n"));
    }
}

/// The first line that differs, cut.
fn difference(a: &str, b: &str) -> String {
    let pair = a.lines().zip(b.lines()).find(|(x, y)| x != y);
    let cut = |line: &str| line.chars().take(300).collect::<String>();
    pair.map_or("a line more".to_string(), |(x, y)| {
        format!("{}\n{}", cut(x), cut(y))
    })
}

#[test]
fn lld_links_them_and_llvms_tools_read_them() {
    let folder = folder("versions-lld");
    for &(processor, version) in ways() {
        let name = format!("{processor}-v{}", version.number()).replace(':', "_");
        let path = |end: &str| folder.join(format!("{name}.{end}"));
        let of = |output| {
            let options = options_for(processor, version, output);
            let compiled = compile("const_table", Form::O2, &options);
            compiled.unwrap_or_else(|e| panic!("{e}")).bytes
        };
        std::fs::write(path("o"), of(OutputKind::Object)).expect("a file");
        std::fs::write(path("co"), of(OutputKind::Linked)).expect("a file");
        let linked = tool("ld.lld-22", |c| {
            c.arg("-shared").arg(path("o")).arg("-o").arg(path("so"));
        });
        let Some(linked) = linked else { return };
        let said = String::from_utf8_lossy(&linked.stderr).into_owned();
        assert!(linked.status.success() && said.is_empty(), "{name}: {said}");
        let theirs = std::fs::read(path("so")).expect("what lld wrote");
        for (kernel, cases) in cases_by_kernel() {
            for case in cases.iter().filter(|_| kernel == "const_table") {
                let outcome = run_case(&theirs, case).unwrap_or_else(|e| panic!("{name}: {e}"));
                case.check(&outcome.buffers)
                    .unwrap_or_else(|e| panic!("{name}: {e}"));
            }
        }
        let output = tool("llvm-readelf-22", |c| {
            c.args(["-h", "-s", "--notes"]).arg(path("co"));
        });
        let Some(output) = output else { return };
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success() && output.stderr.is_empty(),
            "{said}"
        );
        let says = |what: &str| assert!(said.contains(what), "{name}: no {what} in {said}");
        says("OS/ABI:                            AMDGPU - HSA");
        match version {
            CodeObjectVersion::V2 => {
                says("NT_AMD_HSA_CODE_OBJECT_VERSION");
                says("AMD HSA Code Object Version:");
                says("[Major: 2, Minor: 1]");
                says("NT_AMD_HSA_ISA_VERSION");
                says("Vendor: AMD, Architecture: AMDGPU");
                says("NT_AMD_HSA_METADATA");
                says("AMDGPU_HSA_KERNEL");
            }
            _ => says("NT_AMDGPU_METADATA"),
        }
    }
}

/// AMDGPUUsage, "Trap Handler ABI": the queue is in s0 and s1 in versions 2 and 3, and on GFX6 to
/// GFX8 in the later ones.
#[test]
fn traps_have_the_queue_where_the_handler_wants_it() {
    let text = "define amdgpu_kernel void @k() {\n  call void @llvm.trap()\n  ret void\n}\ndeclare void @llvm.trap()\n";
    use CodeObjectVersion::{V2, V3, V4, V5};
    for (processor, version, with_queue) in [
        ("gfx803", V2, true),
        ("gfx900", V2, true),
        ("gfx906", V3, true),
        ("gfx803", V4, true),
        ("gfx803", V5, true),
        ("gfx906", V4, false),
        ("gfx906", V5, false),
    ] {
        let options = options_for(processor, version, OutputKind::Assembly);
        let text = compile_text(text, &options).unwrap_or_else(|e| panic!("{e}"));
        let text = String::from_utf8(text).expect("text");
        assert!(text.contains("s_trap 2"), "{text}");
        let asks =
            text.contains("user_sgpr_queue_ptr 1") || text.contains("enable_sgpr_queue_ptr = 1");
        // It is the first of the user SGPRs then, and so in s0 and s1.
        assert_eq!(
            asks,
            with_queue,
            "{processor}, version {}",
            version.number()
        );
    }
}
