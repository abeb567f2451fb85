//! LLVM's tools, as the outside measure: the same IR through `llc` and `lld`.
//!
//! A tool that is not installed is not an error, so that the tests run everywhere, but a visible
//! [`Ran::NotRun`]; with the environment variable `CI` set to `true` it is an error.

use amdgpuc::isa::{Apertures, Machine};
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicU32, Ordering};

const LLC: &str = "llc-22";
const LLD: &str = "ld.lld-22";
const OPT: &str = "opt-22";

/// llc's options for its output.
const OBJECT: &str = "-filetype=obj";
const ASSEMBLY: &str = "-filetype=asm";

/// The outcome of something that needs a tool.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Ran<T> {
    /// The tool ran.
    Done(T),
    /// The tool is not there; says which.
    NotRun(String),
}

impl<T> Ran<T> {
    /// The result; where there is none, says so on standard error.
    pub fn done(self) -> Option<T> {
        match self {
            Ran::Done(value) => Some(value),
            Ran::NotRun(why) => {
                eprintln!("{why}");
                None
            }
        }
    }
}

/// Compiles an IR file with `llc -O2` for `processor` and links it: a code object.
///
/// # Errors
///
/// What the tool says when it fails, or that it is missing while `CI=true`.
pub fn code_object(ir: &Path, processor: &str) -> Result<Ran<Vec<u8>>, String> {
    code_object_at(ir, processor, "-O2")
}

/// As [`code_object`], with another optimisation level of llc.
///
/// # Errors
///
/// As [`code_object`].
pub fn code_object_at(ir: &Path, processor: &str, level: &str) -> Result<Ran<Vec<u8>>, String> {
    let dir = TempDir::new()?;
    let object = compile(ir, processor, &[level, OBJECT], &dir)?;
    link(object, &dir)
}

/// As [`code_object`], of the text as it is but for the processor that it names: on GFX6 to GFX8
/// what needs the bases of the apertures may not run.
///
/// # Errors
///
/// As [`code_object`].
pub fn code_object_as_it_is(ir: &Path, processor: &str) -> Result<Ran<Vec<u8>>, String> {
    let dir = TempDir::new()?;
    let text = fs::read_to_string(ir).map_err(|error| format!("{}: {error}", ir.display()))?;
    let input = dir.path("input.ll");
    let stripped = strip_target_attributes(&text);
    fs::write(&input, stripped).map_err(|error| format!("{}: {error}", input.display()))?;
    let output = dir.path("output");
    let mut llc = llc(&text, processor, &["-O2", OBJECT]);
    llc.arg(&input).arg("-o").arg(&output);
    let object = match run(LLC, &mut llc)? {
        Ran::Done(()) => Ran::Done(output),
        Ran::NotRun(why) => Ran::NotRun(why),
    };
    link(object, &dir)
}

fn link(object: Ran<PathBuf>, dir: &TempDir) -> Result<Ran<Vec<u8>>, String> {
    let Ran::Done(object) = object else {
        return missing(LLC);
    };
    let linked = dir.path("linked.so");
    let mut lld = Command::new(LLD);
    lld.arg("-shared").arg(object).arg("-o").arg(&linked);
    match run(LLD, &mut lld)? {
        Ran::Done(()) => read(&linked).map(Ran::Done),
        Ran::NotRun(_) => missing(LLD),
    }
}

/// Compiles an IR file with `llc -O2` for `processor` to a relocatable object.
///
/// # Errors
///
/// As [`code_object`].
pub fn object(ir: &Path, processor: &str) -> Result<Ran<Vec<u8>>, String> {
    let dir = TempDir::new()?;
    match compile(ir, processor, &["-O2", OBJECT], &dir)? {
        Ran::Done(object) => read(&object).map(Ran::Done),
        Ran::NotRun(_) => missing(LLC),
    }
}

/// Compiles an IR file with `llc -O2` for `processor` to assembly text.
///
/// # Errors
///
/// As [`code_object`].
pub fn assembly(ir: &Path, processor: &str) -> Result<Ran<String>, String> {
    let dir = TempDir::new()?;
    text(compile(ir, processor, &["-O2", ASSEMBLY], &dir)?)
}

/// Compiles IR text with `llc -O2` for `processor` with target features (`+tgsplit`) to assembly
/// text.
///
/// # Errors
///
/// As [`code_object`].
pub fn assembly_for(ir: &str, processor: &str, features: &str) -> Result<Ran<String>, String> {
    let dir = TempDir::new()?;
    let input = dir.path("given.ll");
    fs::write(&input, ir).map_err(|error| format!("{}: {error}", input.display()))?;
    let features = format!("-mattr={features}");
    text(compile(
        &input,
        processor,
        &["-O2", ASSEMBLY, &features],
        &dir,
    )?)
}

/// The text of an output file of llc.
fn text(file: Ran<PathBuf>) -> Result<Ran<String>, String> {
    let Ran::Done(file) = file else {
        return missing(LLC);
    };
    String::from_utf8(read(&file)?)
        .map(Ran::Done)
        .map_err(|error| format!("{LLC}: {error}"))
}

/// Checks an IR file with LLVM's verifier.
///
/// # Errors
///
/// What the verifier says, or that it is missing while `CI=true`.
pub fn verify(ir: &Path) -> Result<Ran<()>, String> {
    run(
        OPT,
        Command::new(OPT)
            .args(["-passes=verify", "-disable-output"])
            .arg(ir),
    )
}

/// IR text after passes of LLVM's optimiser with some of its options, for `processor`.
///
/// # Errors
///
/// What the tool says when it fails, or that it is missing while `CI=true`.
pub fn optimised(
    ir: &str,
    passes: &[&str],
    options: &[&str],
    processor: &str,
) -> Result<Ran<String>, String> {
    let dir = TempDir::new()?;
    let (input, output) = (dir.path("input.ll"), dir.path("output.ll"));
    fs::write(&input, ir).map_err(|error| format!("{}: {error}", input.display()))?;
    let mut opt = Command::new(OPT);
    opt.arg(format!("-passes={}", passes.join(",")))
        .args(options)
        .args(["-S", "-mtriple=amdgcn-amd-amdhsa"])
        .arg(format!("-mcpu={processor}"))
        .arg(&input)
        .arg("-o")
        .arg(&output);
    match run(OPT, &mut opt)? {
        Ran::Done(()) => fs::read_to_string(&output)
            .map(Ran::Done)
            .map_err(|error| format!("{}: {error}", output.display())),
        Ran::NotRun(why) => Ok(Ran::NotRun(why)),
    }
}

/// IR text without the function attributes that name a processor and its features.
///
/// They win over `llc -mcpu`: with them in place, `-mcpu=gfx900` puts gfx900 into the object's
/// header but selects gfx906's instructions (`v_fmac_f32`). Without them, gfx906's code is the same
/// as before.
pub fn strip_target_attributes(ir: &str) -> String {
    strip_attributes(ir, &["\"target-cpu\"=\"", "\"target-features\"=\""])
}

/// IR text without the function attributes that begin with one of `keys` and have a value.
fn strip_attributes(ir: &str, keys: &[&str]) -> String {
    let mut stripped = String::with_capacity(ir.len());
    for line in ir.split_inclusive('\n') {
        if !line.starts_with("attributes #") {
            stripped.push_str(line);
            continue;
        }
        let mut rest = line;
        while let Some(at) = keys.iter().filter_map(|key| rest.find(key)).min() {
            stripped.push_str(&rest[..at]);
            // The key's two quotes, the value's two, and the blank after them.
            let end = rest[at..]
                .match_indices('"')
                .nth(3)
                .map_or(rest.len(), |(i, _)| at + i + 1);
            rest = rest[end..].trim_start_matches(' ');
        }
        stripped.push_str(rest);
    }
    stripped
}

fn names_other_processor(ir: &str, processor: &str) -> bool {
    ir.match_indices("\"target-cpu\"=\"").any(|(at, key)| {
        let value = &ir[at + key.len()..];
        value.split('"').next() != Some(processor)
    })
}

/// Are the bases of the apertures of LDS and scratch in memory?
fn has_apertures_in_memory(processor: &str) -> bool {
    let machine = Machine::parse(processor);
    machine.is_some_and(|m| m.facts().apertures == Apertures::Queue)
}

/// IR text without the attributes of functions that say which inputs are not needed: they were
/// found out for another processor, or for another function.
pub fn strip_denials(ir: &str) -> String {
    let lines = ir.split_inclusive('\n');
    lines
        .map(|line| match line.starts_with("attributes #") {
            true => {
                let words = line.split(' ');
                let kept: Vec<&str> = words.filter(|w| !w.starts_with("\"amdgpu-no-")).collect();
                kept.join(" ")
            }
            false => line.to_string(),
        })
        .collect()
}

/// IR text for a processor with its apertures in memory: without denials, for where the bases are
/// no inputs others are found not to be; and for code object version 4, since from version 5 on llc
/// 22 reads the bases at address 0 in functions that are called.
fn for_apertures_in_memory(ir: &str) -> String {
    /// The module's flag, which wins over the command line.
    const VERSION: &str = "\"amdhsa_code_object_version\", i32 ";
    let text = strip_denials(ir);
    let lines = text.split_inclusive('\n');
    lines
        .map(|line| match line.split(VERSION).nth(1) {
            Some(version) => {
                let digits: String = version.chars().take_while(char::is_ascii_digit).collect();
                line.replace(&format!("{VERSION}{digits}"), &format!("{VERSION}400"))
            }
            None => line.to_string(),
        })
        .collect()
}

/// llc for a text, without the names of files.
fn llc(text: &str, processor: &str, options: &[&str]) -> Command {
    let mut llc = Command::new(LLC);
    llc.args(options).arg(format!("-mcpu={processor}"));
    if !text.contains("target triple") {
        llc.arg("-mtriple=amdgcn-amd-amdhsa");
    }
    llc
}

/// Runs llc and gives its output file. The file as it is where it is meant for `processor`.
fn compile(
    ir: &Path,
    processor: &str,
    options: &[&str],
    dir: &TempDir,
) -> Result<Ran<PathBuf>, String> {
    let text = fs::read_to_string(ir).map_err(|error| format!("{}: {error}", ir.display()))?;
    let mut input = ir.to_path_buf();
    if names_other_processor(&text, processor) {
        input = dir.path("input.ll");
        let stripped = strip_target_attributes(&text);
        fs::write(&input, stripped).map_err(|error| format!("{}: {error}", input.display()))?;
    }
    // Programs that read implicit arguments themselves are for the version that they name.
    let in_memory =
        has_apertures_in_memory(processor) && !text.contains("@llvm.amdgcn.implicitarg.ptr(");
    if in_memory {
        input = dir.path("input.ll");
        let stripped = for_apertures_in_memory(&strip_target_attributes(&text));
        fs::write(&input, stripped).map_err(|error| format!("{}: {error}", input.display()))?;
    }
    let output = dir.path("output");
    let mut llc = llc(&text, processor, options);
    llc.arg(&input).arg("-o").arg(&output);
    if in_memory {
        llc.arg("--amdhsa-code-object-version=4");
    }
    Ok(match run(LLC, &mut llc)? {
        Ran::Done(()) => Ran::Done(output),
        Ran::NotRun(why) => Ran::NotRun(why),
    })
}

fn run(tool: &str, command: &mut Command) -> Result<Ran<()>, String> {
    // What llc does not take it often says in a crash, whose addresses take longer to be named
    // than the compilation.
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1");
    match command.output() {
        Ok(output) if output.status.success() => Ok(Ran::Done(())),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            Err(format!("{tool}: {}\n{said}", output.status))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => missing(tool),
        Err(error) => Err(format!("{tool}: {error}")),
    }
}

fn missing<T>(tool: &str) -> Result<Ran<T>, String> {
    let why = format!("not run: {tool} missing");
    match env::var("CI") {
        Ok(value) if value == "true" => Err(why),
        _ => Ok(Ran::NotRun(why)),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A directory for one run's files, removed when done.
struct TempDir(PathBuf);

impl TempDir {
    fn new() -> Result<TempDir, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("amdgpuc-tests-{}-{number}", process::id()));
        fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(TempDir(path))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // A leftover in the system's temporary folder does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::{OptLevel, ir_path};

    #[test]
    fn strips_processor_and_features_only() {
        let ir = "define void @f() #0 { ret void }\n\
                  attributes #0 = { nounwind \"a\"=\"b\" \"target-cpu\"=\"gfx906\" \
                  \"target-features\"=\"+x,+y\" \"z\"=\"false\" }\n";
        let expected = "define void @f() #0 { ret void }\n\
                        attributes #0 = { nounwind \"a\"=\"b\" \"z\"=\"false\" }\n";
        assert_eq!(strip_target_attributes(ir), expected);
    }

    #[test]
    fn other_processors_get_their_own_instructions() {
        let ir = ir_path("register_blocks", OptLevel::O2);
        for (processor, fused) in [("gfx900", "v_fma_f32"), ("gfx906", "v_fmac_f32")] {
            let Some(text) = assembly(&ir, processor).unwrap().done() else {
                return;
            };
            assert!(text.contains(fused), "{processor}: no {fused}");
            assert_eq!(text.contains("v_fmac_f32"), processor == "gfx906");
        }
    }

    #[test]
    fn code_object_is_an_elf_file_for_the_processor() {
        for (processor, machine) in [("gfx900", 0x2c), ("gfx902", 0x2d), ("gfx906", 0x2f)] {
            let ir = ir_path("vecadd", OptLevel::O2);
            let Some(elf) = code_object(&ir, processor).unwrap().done() else {
                return;
            };
            assert_eq!(&elf[..4], b"\x7fELF");
            // e_flags: the processor's number in the low byte.
            assert_eq!(elf[48], machine, "{processor}");
        }
    }
}
