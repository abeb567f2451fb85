//! What long runs over many seeds share: their settings, what panics said, and the list of
//! failures.

use crate::kernels::{Arg, Case, Expectation};
use std::any::Any;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The number in an environment variable, or the default.
///
/// # Panics
///
/// If it is no number.
pub fn number(variable: &str, default: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{variable}={text} is no number")),
        Err(_) => default,
    }
}

/// What a panic said.
pub fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    format!(
        "panic: {}",
        text.or(panic.downcast_ref::<&str>().copied())
            .unwrap_or("without words")
    )
}

/// Adds a line to a file. That it cannot is told on standard error: the failure itself matters
/// more.
pub fn append(path: &Path, line: &str) {
    let file = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path);
    if let Err(e) = file.and_then(|mut f| f.write_all(line.as_bytes())) {
        eprintln!("{}: {e}", path.display());
    }
}

/// Where failing programs go: a folder that `AMDGPUC_FAILURES` names, or one of the build's.
pub fn failures() -> PathBuf {
    let folder = std::env::var_os("AMDGPUC_FAILURES").map(PathBuf::from);
    folder.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tmp/random"))
}

/// Writes a failing program, its buffers, and a script that repeats the failure with these options
/// of `amdgpuc run`; gives the program's path.
///
/// # Errors
/// A file that cannot be written.
///
/// # Panics
/// If the launch has arguments that random programs do not have.
pub fn record(name: &str, text: &str, case: &Case, options: &str) -> std::io::Result<PathBuf> {
    let folder = failures();
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{name}.ll"));
    std::fs::write(&path, text)?;
    let mut script = format!(
        "#!/bin/sh\n# amdgpuc=PATH sh {name}.sh [more options]\ncd \"$(dirname \"$0\")\"\n\
         ${{amdgpuc:-amdgpuc}} run {name}.ll {options} \"$@\" --kernel {} --grid {} --workgroup {}",
        case.kernel, case.grid[0], case.workgroup[0]
    );
    let mut comparisons = String::new();
    for (i, arg) in case.args.iter().enumerate() {
        match arg {
            Arg::Buffer(buffer) => {
                std::fs::write(folder.join(format!("{name}.in{i}")), &buffer.init)?;
                let _ = write!(script, " --arg buf:@{name}.in{i}={name}.out{i}");
                if let Expectation::Exact(bytes) = &buffer.expect {
                    std::fs::write(folder.join(format!("{name}.expect{i}")), bytes)?;
                    let _ = write!(comparisons, " && cmp {name}.out{i} {name}.expect{i}");
                }
            }
            Arg::U32(v) => drop(write!(script, " --arg i32:{v}")),
            Arg::U64(v) => drop(write!(script, " --arg i64:{v}")),
            Arg::Struct {
                bytes, pointers, ..
            } if pointers.is_empty() => {
                script.push_str(" --arg bytes:");
                bytes
                    .iter()
                    .for_each(|byte| _ = write!(script, "{byte:02x}"));
            }
            other => panic!("random programs have no argument {other:?}"),
        }
    }
    std::fs::write(
        folder.join(format!("{name}.sh")),
        format!("{script}{comparisons} && echo same\n"),
    )?;
    Ok(path)
}
