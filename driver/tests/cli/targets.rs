//! Processors, features and versions of code objects.

use super::Folder;

/// Number of the ABI in an ELF file's header.
fn abi_version(elf: &[u8]) -> u8 {
    elf[8]
}

/// Bytes 48 to 51 of an ELF file: processor and features.
fn flags(elf: &[u8]) -> u32 {
    u32::from_le_bytes(elf[48..52].try_into().expect("four bytes"))
}

#[test]
fn targets_and_versions() {
    let folder = Folder::new("targets");
    let object = |args: &str| folder.ok(&format!("vecadd.ll -o - {args}"));
    // e_flags: specification, "AMDGPU ELF Header"; the processor in the low byte, features from bit
    // 8 on.
    for (processor, number) in [("gfx900", 0x2c), ("gfx902", 0x2d), ("gfx906", 0x2f)] {
        assert_eq!(
            flags(&object(&format!("-mcpu={processor}"))) & 0xff,
            number,
            "{processor}"
        );
    }
    let [any, off, on] =
        ["", ":xnack-", ":xnack+"].map(|x| flags(&object(&format!("-mcpu=gfx906{x}"))) >> 8 & 3);
    assert_eq!([any, off, on], [1, 2, 3]);
    assert_eq!(flags(&object("-mcpu=gfx906 -mattr=+xnack")) >> 8 & 3, on);
    assert_eq!(
        flags(&object("-mcpu=gfx906 -mattr=-xnack,+sramecc")) >> 8 & 15,
        off | 3 << 2
    );
    for (version, abi) in [(3, 1), (4, 2), (5, 3), (6, 4)] {
        assert_eq!(
            abi_version(&object(&format!(
                "-mcpu=gfx906 --code-object-version={version}"
            ))),
            abi
        );
    }
    assert_eq!(
        abi_version(&object("-mcpu=gfx906")),
        4,
        "version 6 is what the file says"
    );
    folder.write(
        "plain.ll",
        "define amdgpu_kernel void @k() {\n  ret void\n}\n",
    );
    assert_eq!(
        abi_version(&folder.ok("plain.ll -mcpu=gfx906 -o -")),
        3,
        "version 5 is the default"
    );
    for wrong in [
        "-mcpu=gfx907",
        "-mcpu=banana",
        "-mcpu=",
        "-mcpu=gfx906:xnack",
        "-mcpu=gfx906:warp+",
        "-mcpu=gfx900:sramecc+",
        "-mcpu=gfx906 -mattr=xnack",
        "-mcpu=gfx906 -mattr=+teleport",
        "-mcpu=gfx900 -mattr=+sramecc",
        "-mcpu=gfx906 --code-object-version=1",
        "-mcpu=gfx906 --code-object-version=x",
    ] {
        folder.fails(&format!("vecadd.ll -o x.co {wrong}"));
    }
}

#[test]
fn one_code_object_version_for_header_note_and_hidden_arguments() {
    let folder = Folder::new("version");
    let kernel = |flag: &str| {
        format!(
            "declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {{
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %v = load i64, ptr addrspace(4) %p
  store i64 %v, ptr addrspace(1) %o
  ret void
}}
!llvm.module.flags = !{{!0}}
!0 = !{{i32 1, !\"amdhsa_code_object_version\", i32 {flag}}}
"
        )
    };
    for flag in [300, 400, 500, 600, 0] {
        folder.write("k.ll", kernel(&flag.to_string()));
        for option in ["", "3", "4", "5", "6"] {
            let version = match (option, flag) {
                ("", 0) => 5,
                ("", flag) => flag / 100,
                _ => option.parse().expect("a number"),
            };
            let args = match option {
                "" => String::new(),
                _ => format!("--code-object-version={option}"),
            };
            let elf = folder.ok(&format!("k.ll -mcpu=gfx906 -o - {args}"));
            assert_eq!(abi_version(&elf), version as u8 - 2, "{flag} {args}");
            let text = folder.ok(&format!("k.ll -mcpu=gfx906 -S -o - {args}"));
            let text = String::from_utf8(text).expect("text");
            let has = |what: &str| text.contains(what);
            assert!(
                has(&format!(".amdhsa_code_object_version {version}\n")),
                "{flag} {args}: {text}"
            );
            let minor = [0, 1, 2, 2][version - 3];
            assert!(
                has(&format!("amdhsa.version:\n  - 1\n  - {minor}\n")),
                "{flag} {args}: {text}"
            );
            // AMDGPUUsage, "Code Object V4 Metadata" and "Code Object V5 Metadata": seven words, or
            // an area of 256 bytes.
            assert_eq!(has("hidden_block_count_x"), version > 4, "{flag} {args}");
            let size = if version <= 4 { 8 + 56 } else { 8 + 256 };
            assert!(
                has(&format!(".kernarg_segment_size: {size}\n")),
                "{flag} {args}: {text}"
            );
        }
    }
    folder.write("k.ll", kernel("700"));
    let said = folder.fails("k.ll -mcpu=gfx906");
    assert!(
        said.contains("k.ll:8:22: error: code object version 700"),
        "{said}"
    );
    folder.ok("k.ll -mcpu=gfx906 --code-object-version=4 -o k.co");
}

#[test]
fn old_versions_are_for_the_processors_of_their_time() {
    let folder = Folder::new("old");
    let k = "define amdgpu_kernel void @k() {\n  ret void\n}\n";
    let flag = |n: u32| {
        format!(
            "{k}!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !\"amdhsa_code_object_version\", i32 {n}}}\n"
        )
    };
    folder.write("k.ll", flag(200));
    assert_eq!(abi_version(&folder.ok("k.ll -mcpu=gfx803 -o -")), 0);
    let said = folder.fails("k.ll -mcpu=gfx908");
    assert!(
        said.contains("k.ll:4:22") && said.contains("does not know the processor gfx908"),
        "{said}"
    );
    assert!(said.contains("gfx803, gfx805"), "the list: {said}");
    let said = folder.fails("k.ll -mcpu=gfx90c");
    assert!(said.contains("-mcpu=gfx90c:xnack-"), "{said}");
    folder.ok("k.ll -mcpu=gfx90c:xnack- -o k.co");
    let said = folder.fails("k.ll -mcpu=gfx9-generic --code-object-version=3");
    assert!(said.contains("version 3 does not know"), "{said}");
    let text = folder.ok("k.ll -mcpu=gfx803 -S -o -");
    let text = String::from_utf8(text).expect("text");
    for directive in [
        ".hsa_code_object_version 2,1",
        ".hsa_code_object_isa 8,0,3,\"AMD\",\"AMDGPU\"",
        ".amdgpu_hsa_kernel k",
        ".amd_kernel_code_t",
        ".amd_amdgpu_isa \"amdgcn-amd-amdhsa--gfx803\"",
        ".amd_amdgpu_hsa_metadata",
    ] {
        assert!(text.contains(directive), "{directive}: {text}");
    }
    folder.write("k.s", &text);
    folder.ok("asm k.s -mcpu=gfx803 -o k.o");
    folder.ok("run k.ll -mcpu=gfx803 --kernel k --grid 64 --workgroup 64");
}

#[test]
fn generic_processors_have_code_object_version_six() {
    let folder = Folder::new("generic");
    let header = folder.ok("vecadd.ll -mcpu=gfx9-generic -o -");
    assert_eq!(header[8], 4, "EI_ABIVERSION of version 6");
    assert_eq!(flags(&header), 0x0100_0151);
    let said = folder.fails("vecadd.ll -mcpu=gfx9-generic --code-object-version=5");
    assert!(said.contains("code object version 6"), "{said}");
    let k = "define amdgpu_kernel void @k() {\n  ret void\n}\n!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"amdhsa_code_object_version\", i32 500}\n";
    folder.write("k.ll", k);
    let said = folder.fails("k.ll -mcpu=gfx9-generic");
    assert!(
        said.contains("k.ll:4:22") && said.contains("version 6"),
        "{said}"
    );
    let args = "--kernel k --grid 64 --workgroup 64";
    folder.ok(&format!(
        "run k.ll -mcpu=gfx9-generic --code-object-version=6 {args}"
    ));
}

#[test]
fn unsupported_processors_and_features_are_refused_by_name() {
    let folder = Folder::new("refused");
    for processor in amdgpuc::isa::PROCESSORS {
        let args = format!("vecadd.ll -mcpu={} -o x.co", processor.name);
        if processor.tasks.contains(amdgpuc::isa::Tasks::COMPILE) {
            folder.ok(&args);
            std::fs::remove_file(folder.0.join("x.co")).expect("the output");
        } else {
            let said = folder.fails(&args);
            assert!(
                said.contains(processor.name) && said.contains("gfx906"),
                "{said}"
            );
        }
    }
    let said = folder.fails("run vecadd.ll -mcpu=gfx1030 --kernel vecadd --grid 1 --workgroup 1");
    assert!(said.contains("emulate for processor 'gfx1030'"), "{said}");
    for feature in ["+cumode", "+wavefrontsize32", "+dpp", "-wavefrontsize64"] {
        let said = folder.fails(&format!("vecadd.ll -mcpu=gfx906 -mattr={feature}"));
        assert!(said.contains(feature), "{said}");
    }
    let attribute = |list: &str| {
        let text = format!(
            "define amdgpu_kernel void @k() #0 {{\n  ret void\n}}\nattributes #0 = {{ \"target-features\"=\"{list}\" }}\n"
        );
        folder.write("k.ll", text);
    };
    for (list, says) in [
        ("+dpp,+wavefrontsize32", "'+wavefrontsize32'"),
        ("+cumode", "'+cumode'"),
        ("+gfx9-insts,+teleport", "'teleport'"),
    ] {
        attribute(list);
        let said = folder.fails("k.ll -mcpu=gfx906");
        assert!(said.contains(says) && said.contains("k.ll:1:"), "{said}");
    }
    // What a function says of a setting is the target's where that leaves it open, as in llc.
    attribute("+gfx9-insts,-xnack,+wavefrontsize64");
    assert_eq!(flags(&folder.ok("k.ll -mcpu=gfx906 -o -")) >> 8 & 3, 2);
    let said = folder.fails("k.ll -mcpu=gfx906:xnack+");
    assert!(said.contains("xnack"), "{said}");
}
