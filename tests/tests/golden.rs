//! The machine code of every kernel, as assembly text: `-O2` for gfx906 of what clang -O2 makes of
//! `tests/kernels/NAME.cl`.
//!
//! The snapshots are `snapshots/NAME.snap`, with the kernel's source before the code.
//! `INSTA_UPDATE=always` accepts changed code: look at the difference before it is committed, and
//! whether fewer instructions or registers were meant.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::kernels::{OptLevel as Form, folder, ir_path};
use support::{kernels, options};

/// Of the assembly text what the compiler decided: the code of each function, and how many
/// registers it needs.
fn readable(assembly: &str) -> String {
    let mut out = String::new();
    let types = assembly.lines().filter_map(|l| l.strip_prefix("\t.type\t"));
    let functions: Vec<&str> = types.filter_map(|l| l.strip_suffix(",@function")).collect();
    let mut in_code = false;
    for line in assembly.lines() {
        if line
            .strip_suffix(':')
            .is_some_and(|l| functions.contains(&l))
        {
            in_code = true;
        }
        let figure = [
            "; NumVgprs:",
            "; TotalNumSgprs:",
            "; ScratchSize:",
            "; codeLenInByte",
            "; LDSByteSize",
        ];
        if in_code || figure.iter().any(|f| line.starts_with(f)) {
            out.push_str(line.trim_end());
            out.push('\n');
        }
        if line.starts_with(".Lfunc_end") {
            in_code = false;
        }
    }
    out
}

fn golden(kernel: &str) -> Result<String, String> {
    let source = std::fs::read_to_string(folder().join(format!("{kernel}.cl")))
        .map_err(|e| e.to_string())?;
    let path = ir_path(kernel, Form::O2);
    // clang's second copy of each kernel is a function that others can call, and says nothing new.
    let text = std::fs::read_to_string(&path)
        .map_err(|e| format!("{}: {e}", path.display()))?
        .replace(
            "define protected void @__clang_ocl_kern_imp",
            "define internal void @__clang_ocl_kern_imp",
        );
    let source_file = SourceFile {
        name: &format!("{kernel}.O2.ll"),
        text: text.as_bytes(),
    };
    let options = options("gfx906", Level::O2, OutputKind::Assembly);
    let compiled = amdgpuc::compile(&source_file, &options).map_err(|errors| {
        errors
            .iter()
            .map(|e| e.render(&source_file))
            .collect::<String>()
    })?;
    let assembly = String::from_utf8(compiled.bytes).map_err(|e| e.to_string())?;
    Ok(format!(
        "{source}\n-------- gfx906 -O2 --------\n\n{}",
        readable(&assembly)
    ))
}

#[test]
fn machine_code_is_as_accepted() {
    let mut changed = Vec::new();
    for kernel in kernels() {
        let text = golden(kernel).unwrap_or_else(|e| panic!("{kernel}: {e}"));
        let assert = || {
            insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, description => format!("tests/kernels/{kernel}.cl") }, {
                insta::assert_snapshot!(kernel, text);
            });
        };
        // All differences are shown, not only the first.
        if std::panic::catch_unwind(assert).is_err() {
            changed.push(kernel);
        }
    }
    assert!(
        changed.is_empty(),
        "changed: {}; INSTA_UPDATE=always accepts the changes",
        changed.join(", ")
    );
}
