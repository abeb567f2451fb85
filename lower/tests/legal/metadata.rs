//! The kernel arguments' description, compared with the metadata that llc prints.

use amdgpuc_lower::abi::KernelInfo;
use amdgpuc_lower::target::HiddenArgs;
use amdgpuc_lower::{LowerTarget, legalise};
use ir::SourceFile;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The `.args` lists and segment sizes of all kernels, in the order of the text, as llc prints
/// them.
fn from_llc(text: &[u8]) -> Option<Vec<String>> {
    let mut child = Command::new("llc-22")
        .args([
            "-mtriple=amdgcn-amd-amdhsa",
            "-mcpu=gfx906",
            "-O2",
            "-o",
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take().expect("piped");
    let text = text.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&text));
    let output = child.wait_with_output().expect("llc runs");
    writer.join().expect("no panic").expect("llc reads");
    assert!(output.status.success(), "llc fails");
    let asm = String::from_utf8(output.stdout).expect("text");
    let metadata = asm.split(".amdgpu_metadata\n").nth(1).expect("metadata");
    Some(kernels_of(metadata))
}

/// Splits the YAML at its kernels; keeps what describes arguments.
fn kernels_of(metadata: &str) -> Vec<String> {
    let mut kernels = Vec::new();
    let mut current: Option<String> = None;
    let mut inside = false;
    for line in metadata.lines() {
        if !line.starts_with(' ') {
            inside = line.starts_with("amdhsa.kernels");
        }
        if !inside {
            kernels.extend(current.take());
            continue;
        }
        let key = line.trim_start_matches([' ', '-']);
        let indent = line.len() - key.len();
        if line.starts_with("  - ") {
            kernels.extend(current.replace(String::new()));
        }
        let Some(text) = &mut current else { continue };
        let kept = indent == 8 && key.starts_with('.') || key.starts_with(".kernarg_segment");
        if kept {
            let value: Vec<&str> = key.split_whitespace().collect();
            if line.trim_start().starts_with("- ") && indent == 8 {
                text.push_str("arg\n");
            }
            text.push_str(&format!("  {}\n", value.join(" ").replace('\'', "")));
        }
    }
    kernels.extend(current);
    kernels.into_iter().map(|k| sorted(&k)).collect()
}

/// The lines of each argument in the order of their keys.
fn sorted(kernel: &str) -> String {
    let mut groups: Vec<Vec<&str>> = vec![Vec::new()];
    let mut tail = Vec::new();
    for line in kernel.lines() {
        if line == "arg" {
            groups.push(Vec::new());
        } else if line.contains(".kernarg_segment") {
            tail.push(line);
        } else if let Some(group) = groups.last_mut() {
            group.push(line);
        }
    }
    let mut out = String::new();
    for mut group in groups.into_iter().filter(|g| !g.is_empty()) {
        group.sort_unstable();
        out += &format!("arg\n{}\n", group.join("\n"));
    }
    tail.sort_unstable();
    out + &tail.join("\n")
}

fn describe(k: &KernelInfo) -> String {
    let mut out = String::new();
    for a in &k.args {
        out += "arg\n";
        let mut field = |key: &str, value: String| out += &format!("  .{key}: {value}\n");
        field("offset", a.offset.to_string());
        field("size", a.size.to_string());
        field("value_kind", a.kind.name().to_owned());
        if let Some(name) = &a.name {
            field("name", name.clone());
        }
        if let Some(name) = &a.type_name {
            field("type_name", name.clone());
        }
        if let Some(n) = a.pointee_align {
            field("pointee_align", n.to_string());
        }
        if let Some(space) = a.address_space {
            field("address_space", space.to_owned());
        }
        if let Some(access) = a.access {
            field("access", access.name().to_owned());
        }
        if let Some(access) = a.actual_access {
            field("actual_access", access.name().to_owned());
        }
        for (key, set) in [
            ("is_const", a.is_const),
            ("is_restrict", a.is_restrict),
            ("is_volatile", a.is_volatile),
            ("is_pipe", a.is_pipe),
        ] {
            if set {
                field(key, "true".to_owned());
            }
        }
    }
    for h in &k.hidden {
        out += &format!(
            "arg\n  .offset: {}\n  .size: {}\n  .value_kind: {}\n",
            h.offset, h.size, h.kind
        );
    }
    out += &format!("  .kernarg_segment_align: {}\n", k.segment_align);
    out += &format!("  .kernarg_segment_size: {}\n", k.segment_size);
    sorted(&out)
}

fn compare(name: &str, text: &[u8]) {
    compare_for(name, text, &LowerTarget::GFX906);
}

fn compare_for(name: &str, text: &[u8], target: &LowerTarget) {
    let Some(want) = from_llc(text) else {
        assert!(std::env::var_os("CI").is_none(), "llc-22 is missing");
        return;
    };
    let file = SourceFile { name, text };
    let mut module = ir::parse_module(&file).expect("parses");
    let info = legalise(&mut module, target).expect("legalises");
    let got: Vec<String> = module
        .functions
        .keys()
        .filter_map(|f| info.kernels[f].as_ref())
        .map(describe)
        .collect();
    assert_eq!(want.len(), got.len(), "{name}");
    for (w, g) in want.iter().zip(&got) {
        assert_eq!(w, g, "{name}: llc's on the left");
    }
}

#[test]
fn arguments_of_the_test_kernels() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the kernels")
        .map(|e| e.expect("an entry").path())
        .filter(|p| p.to_string_lossy().ends_with(".O2.ll"))
        .collect();
    paths.sort();
    assert!(paths.len() > 30);
    for path in paths {
        let text = std::fs::read(&path).expect("a kernel");
        compare(&path.display().to_string(), &text);
    }
}

#[test]
fn layout_of_arguments_of_all_types() {
    let no_implicit = "attributes #0 = { \"amdgpu-no-implicitarg-ptr\" }\n\
        attributes #1 = { \"amdgpu-no-queue-ptr\" }";
    let cases = [
        "i8 %a, i64 %b, i16 %c, <3 x float> %d, i1 %e, half %f",
        "{ i8, [3 x i32], { i16, double } } %a, i8 %b, <2 x i8> %c",
        "ptr addrspace(3) align 16 %a, ptr addrspace(4) %b, ptr %c, ptr addrspace(5) %d",
        "ptr addrspace(4) byref({ i32, i64 }) align 16 %a, i32 %b",
        "ptr addrspace(1) noalias readonly %a, ptr addrspace(1) noalias writeonly %b",
        "i128 %a, <8 x double> %b, i24 %c, <{ i8, i32 }> %d",
        "",
    ];
    for params in cases {
        for (attrs, uses) in [
            ("#0", ""),
            ("#1", "call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()"),
        ] {
            let uses = if uses.is_empty() {
                String::new()
            } else {
                // Something that needs all of it: the address escapes.
                format!("%p = {uses}\nstore ptr addrspace(4) %p, ptr addrspace(1) @g\n")
            };
            let text = format!(
                "@g = addrspace(1) global ptr addrspace(4) null\n\
                 define amdgpu_kernel void @k({params}) {attrs} {{\n{uses}ret void\n}}\n\
                 declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n{no_implicit}\n"
            );
            compare(params, text.as_bytes());
        }
    }
}

#[test]
fn code_object_version_4() {
    let text = "@g = addrspace(1) global ptr addrspace(4) null\n\
        define amdgpu_kernel void @k(i32 %a) {\n\
        %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n\
        store ptr addrspace(4) %p, ptr addrspace(1) @g\n\
        ret void\n}\n\
        declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n\
        !llvm.module.flags = !{!0}\n\
        !0 = !{i32 1, !\"amdhsa_code_object_version\", i32 400}\n";
    let target = LowerTarget {
        hidden_args: HiddenArgs::Words,
        ..LowerTarget::GFX906
    };
    compare_for("version 4", text.as_bytes(), &target);
}
