//! What the tests share: the passes of this crate in their order, and LLVM's tools.

#![allow(dead_code, reason = "not every test file uses everything")]

use amdgpuc_emit::*;
use isa::Machine;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicU32, Ordering};

/// Runs the crate's passes on machine IR that needs no waits.
pub fn compile(text: &str, machine: &Machine) -> (mir::Function, CompiledFunction) {
    let func = mir::parse_function(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    compile_function(func, machine, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

/// Runs the crate's passes.
pub fn compile_function(
    func: mir::Function,
    machine: &Machine,
    callee: &dyn Fn(mir::FuncId) -> Option<Callee>,
) -> Result<(mir::Function, CompiledFunction), EmitError> {
    compile_far(func, machine, callee, FarBranches::default())
}

/// As [`compile_function`], with another reach of branches.
pub fn compile_far(
    mut func: mir::Function,
    machine: &Machine,
    callee: &dyn Fn(mir::FuncId) -> Option<Callee>,
    far: FarBranches,
) -> Result<(mir::Function, CompiledFunction), EmitError> {
    layout_frame(&mut func, machine)?;
    let input = ExpandInput {
        machine,
        callee,
        unknown_callee: Resources::default(),
        scratch: amdgpuc_emit::ScratchSource::default(),
    };
    let expanded = expand(&mut func, &input)?;
    let options = EncodeOptions {
        machine,
        expanded: &expanded,
        listing: ListingMode::On,
        place: &|_| None,
        far,
    };
    let code = encode_function(&func, &options)?;
    Ok((func, code))
}

/// A directory for one run's files, removed when done.
pub struct TempDir(PathBuf);

impl TempDir {
    pub fn new() -> TempDir {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("amdgpuc-emit-{}-{number}", process::id()));
        std::fs::create_dir_all(&path).unwrap();
        TempDir(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // A leftover in the system's temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs a tool that must succeed and say nothing on standard error; gives its output. `None`, and a
/// note, where it is not installed.
pub fn run(tool: &str, args: &[&str], files: &[&Path]) -> Option<String> {
    match Command::new(tool).args(args).args(files).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{tool} {args:?}: {said}");
            assert_eq!(said, "", "{tool} {args:?}");
            Some(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            assert!(
                std::env::var("CI").as_deref() != Ok("true"),
                "{tool} missing"
            );
            eprintln!("not run: {tool} missing");
            None
        }
        Err(error) => panic!("{tool}: {error}"),
    }
}

/// Runs a tool on bytes.
pub fn llvm(tool: &str, args: &[&str], bytes: &[u8]) -> Option<String> {
    let dir = TempDir::new();
    let file = dir.file("input", bytes);
    run(tool, args, &[&file])
}

/// Assembles text to an object.
pub fn llvm_mc(target: &str, text: &str) -> Option<Vec<u8>> {
    let dir = TempDir::new();
    let source = dir.file("input.s", text.as_bytes());
    let output = dir.path("output.o");
    let mut parts = target.split(':');
    let cpu = format!("-mcpu={}", parts.next().unwrap_or_default());
    let features: Vec<String> = parts
        .map(|p| match p.strip_suffix('+') {
            Some(name) => format!("+{name}"),
            None => format!("-{}", p.trim_end_matches('-')),
        })
        .collect();
    let features = format!("-mattr={}", features.join(","));
    let out = output.to_str().unwrap_or_default();
    let args = [
        "-triple=amdgcn-amd-amdhsa",
        &cpu,
        &features,
        "-filetype=obj",
        "-o",
        out,
    ];
    run("llvm-mc-22", &args, &[&source])?;
    Some(std::fs::read(&output).unwrap())
}
