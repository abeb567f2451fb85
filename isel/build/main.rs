//! Turns `rules/*.isle` into the functions that select instructions.
//!
//! The rules are expanded by what the tables of `isa` say about the opcodes that they name, and
//! compiled by ISLE.

mod expand;
mod generate;
mod opcodes;
mod sexp;

use cranelift_isle::codegen::CodegenOptions;
use std::path::{Path, PathBuf};

/// The files, in the order of their rules' priority.
const FILES: [&str; 10] = [
    "prelude",
    "int32",
    "int64",
    "bits",
    "compare",
    "float",
    "packed",
    "convert",
    "intrinsic",
    "legal",
];

fn main() {
    if let Err(message) = run() {
        eprintln!("rules: {message}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    let root = PathBuf::from(env("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env("OUT_DIR")?);
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=rules");
    let opcodes = opcodes::Opcodes::new();
    let mut all = expand::Expansion::default();
    for name in FILES {
        let file = format!("{name}.isle");
        let path = root.join("rules").join(&file);
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let forms = sexp::parse(&text).map_err(|e| format!("{file}: {e}"))?;
        all.file(&opcodes, &file, &forms)?;
    }
    let missing = all.missing();
    if !missing.is_empty() {
        return Err(missing.join("\n"));
    }
    let expanded = out.join("rules.isle");
    write(&expanded, &all.finish())?;
    write(&out.join("rule_data.rs"), &generate::data(&all))?;
    write(&out.join("rules.rs"), &compile(&expanded)?)
}

fn compile(path: &Path) -> Result<String, String> {
    let options = CodegenOptions {
        exclude_global_allow_pragmas: true,
        ..CodegenOptions::default()
    };
    cranelift_isle::compile::from_files([path], &options).map_err(|errors| {
        let lines: Vec<String> = errors.errors.iter().map(|e| format!("{e:?}")).collect();
        format!("{}: {}", path.display(), lines.join("\n"))
    })
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn env(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|e| format!("{name}: {e}"))
}
