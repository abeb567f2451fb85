//! Random C programs of csmith as kernels of one work-item: the checksum of the host.
//!
//! A program is C without undefined behaviour that computes a checksum of all its variables. It is
//! compiled by clang for the host, and run there; and by clang for amdgcn at three levels of
//! optimisation, and without its passes, to IR, from there by this compiler at two levels to code
//! that the emulator runs: whole programs, with calls, pointers of all kinds, structures, bit
//! fields, 64-bit arithmetic.
//!
//! One thing is undefined in some of them: csmith takes addresses of a union's fields of several
//! types, and reads through one what was written through another (csmith's issue 46), which clang's
//! `!tbaa` says does not happen. Of a program with another checksum than the host's, clang's type
//! sanitizer tells on the host whether it does that; if so, it is compiled again without types of
//! accesses, and has to give the host's checksum then.
//!
//! Every run has a few programs. `AMDGPUC_CSMITH=N` runs N of them instead, from seed
//! `AMDGPUC_SEED` on, for processors that take turns, and tells all failures at the end;
//! `AMDGPUC_FAILURES=FOLDER` names the folder where the failing programs stay. A program that runs
//! longer than half a second on the host, or many instructions on the emulator, is left out.
//! `AMDGPUC_CSMITH_KEEP=FOLDER` keeps what others make of a seed there (the checksum on the host,
//! clang's IR), and takes it from there next time, which saves three quarters of the time.

#[path = "support/csmith.rs"]
mod programs;
#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::campaign::{number, said};
use amdgpuc_tests::llc::{self, Ran};
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError};
use programs::{
    Aliasing, FLAGS, HOST_TIME, INSTRUCTION_LIMIT, LIBRARY, breaks_aliasing, installed, processor,
    run,
};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Programs of the everyday run.
const SAMPLE: u64 = 2;

/// The first of them.
const FIRST: u64 = 10_001;

/// How clang optimises. The last way is what frontends make that leave it to us: with markers of
/// lifetimes and what is said of accesses, and all variables in memory.
const CLANG_LEVELS: [&str; 4] = ["-O0", "-O1", "-O2", "-O1 -Xclang -disable-llvm-passes"];

/// What clang says when it crashes, as version 22 does at `-O1` for seed 31527: that proves
/// nothing.
const CRASH: &str = "PLEASE submit a bug report";

/// The program as a kernel.
const KERNEL: &str = "\
#define main program
#include \"program.c\"
#undef main
__attribute__((amdgpu_kernel)) void checksum(__attribute__((address_space(1))) uint32_t *out) {
    program();
    *out = crc32_context ^ 0xFFFFFFFFu;
}
";

/// The program on the host.
const HOST: &str = "\
#define main program
#include \"program.c\"
#undef main
#undef printf
int printf(const char *, ...);
int main(void) {
    program();
    printf(\"%u\\n\", crc32_context ^ 0xFFFFFFFFu);
    return 0;
}
";

/// What became of one way to compile a program.
enum Outcome {
    Same,
    /// llc's code has the same checksum, which is not the host's: floating point is not everywhere
    /// the same.
    AsLlc,
    /// It goes on for too long.
    Long,
    /// The checksum is this one.
    Other(u32),
    Failed(String),
}

/// A program in a folder of its own, and its checksum on the host; none if it does not end there,
/// or ends by a signal, as a few do.
fn program(seed: u64, floats: bool, folder: &Path) -> Result<Option<u32>, String> {
    let error = |e: std::io::Error| e.to_string();
    fs::create_dir_all(folder).map_err(error)?;
    for (name, text) in LIBRARY {
        fs::write(folder.join(name), text).map_err(error)?;
    }
    fs::write(folder.join("kernel.c"), KERNEL).map_err(error)?;
    fs::write(folder.join("host.c"), HOST).map_err(error)?;
    let mut csmith = Command::new("csmith");
    csmith.args(["--no-argc", "--seed", &seed.to_string()]);
    csmith.arg("--output").arg(folder.join("program.c"));
    if floats {
        csmith.arg("--float");
    }
    if run(csmith.current_dir(folder), Duration::from_secs(20))?.is_none() {
        return Ok(None);
    }
    let mut clang = clang_here(folder);
    clang.args(["-O0", "host.c", "-o", "host"]);
    if floats {
        // Converting a float that is out of the integer's range is undefined, and csmith does not
        // avoid it (seed 33249): such a program ends by a signal and is left out.
        clang.args(["-fsanitize=float-cast-overflow", "-fsanitize-trap=all"]);
    }
    run(&mut clang, Duration::from_secs(120))?;
    let printed = run(&mut Command::new(folder.join("host")), HOST_TIME).unwrap_or(None);
    Ok(printed.and_then(|text| text.trim().parse().ok()))
}

/// A program as others see it, of which nothing depends on this compiler.
struct Given {
    /// The checksum on the host, if there is one.
    expected: Option<u32>,
    /// Where clang's IR is, or is to be.
    folder: PathBuf,
}

/// The file with the host's checksum among what is kept.
const KEPT: &str = "expected";

/// The program of a seed, as it was kept, or made in a folder of its own.
fn given(seed: u64, floats: bool, folder: &Path) -> Result<Given, String> {
    let Some(kept) = std::env::var_os("AMDGPUC_CSMITH_KEEP") else {
        // What a run before has left is of another program or of another clang.
        let _ = fs::remove_dir_all(folder);
        let folder = folder.to_path_buf();
        let expected = program(seed, floats, &folder)?;
        return Ok(Given { expected, folder });
    };
    let folder = folder_of(Path::new(&kept), seed);
    let error = |e: std::io::Error| e.to_string();
    if let Ok(text) = fs::read_to_string(folder.join(KEPT)) {
        let expected = text.trim().parse().ok();
        return Ok(Given { expected, folder });
    }
    let expected = program(seed, floats, &folder)?;
    let all = match expected {
        None => true,
        Some(_) => {
            let made = |level| ir_text(&folder, level, Aliasing::Strict).is_ok();
            CLANG_LEVELS.map(made) == [true; CLANG_LEVELS.len()]
        }
    };
    let text = expected.map_or("none".to_string(), |n| n.to_string());
    // Where clang crashes, it is to do so again next time.
    let left = fs::read_dir(&folder)
        .map_err(error)?
        .flatten()
        .filter(|_| all);
    for entry in left {
        if entry.path().extension().is_none_or(|e| e != "ll") {
            // What is left over does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
    fs::write(folder.join(KEPT), text).map_err(error)?;
    Ok(Given { expected, folder })
}

/// clang with the flags of all compilations, in the program's folder.
fn clang_here(folder: &Path) -> Command {
    let mut clang = Command::new("clang-22");
    clang.args(FLAGS).arg("-I.").current_dir(folder);
    clang
}

/// The program as IR, by clang at a level.
fn ir_text(folder: &Path, level: &str, aliasing: Aliasing) -> Result<Vec<u8>, String> {
    let out = ir_file(folder, level, aliasing);
    if let Ok(text) = fs::read(&out) {
        return Ok(text);
    }
    let mut clang = clang_here(folder);
    clang.args([
        "-x",
        "c",
        "--target=amdgcn-amd-amdhsa",
        "-mcpu=gfx906",
        "-nogpulib",
    ]);
    clang
        .arg(aliasing.option())
        .args(level.split(' '))
        .args(["-S", "-emit-llvm", "kernel.c", "-o"])
        .arg(&out);
    run(&mut clang, Duration::from_secs(120))?;
    fs::read(&out).map_err(|e| e.to_string())
}

fn ir_file(folder: &Path, level: &str, aliasing: Aliasing) -> PathBuf {
    let types = match aliasing {
        Aliasing::Strict => "",
        Aliasing::Any => "-untyped",
    };
    let level = level.replace(' ', "");
    folder.join(format!("kernel{level}{types}.ll"))
}

/// The checksum by our code.
fn checksum(text: &[u8], processor: &str, level: Level) -> Result<Option<u32>, String> {
    let source = SourceFile {
        name: "kernel.ll",
        text,
    };
    let options = support::options(processor, level, OutputKind::Linked);
    let compiled = amdgpuc::compile(&source, &options)
        .map_err(|errors| errors.first().map_or(String::new(), |e| e.message.clone()))?;
    launched(&compiled.bytes)
}

/// The checksum by a code object; none if it takes too many instructions.
fn launched(code: &[u8]) -> Result<Option<u32>, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let out = device.alloc_with(&[0; 4]).ok_or("no memory")?;
    let args = [KernelArg::from(out)];
    let config = LaunchConfig::linear(1, 1).with_instruction_limit(INSTRUCTION_LIMIT);
    match device.launch(module, "checksum", config, &args) {
        Ok(_) => {}
        Err(LaunchError::Fault(f)) if matches!(f.kind, FaultKind::InstructionLimit(_)) => {
            return Ok(None);
        }
        Err(error) => return Err(error.to_string()),
    }
    let bytes = device.read_buffer(out).unwrap_or_default();
    let bytes: [u8; 4] = bytes.try_into().map_err(|_| "no result")?;
    Ok(Some(u32::from_le_bytes(bytes)))
}

/// Is this the checksum by llc's code, too?
fn is_llcs(ir: &Path, processor: &str, sum: u32) -> bool {
    match llc::code_object(ir, processor) {
        Ok(Ran::Done(code)) => launched(&code) == Ok(Some(sum)),
        _ => false,
    }
}

/// One way to compile a program, whose IR is in this file, too.
fn check(text: &[u8], ir: &Path, processor: &str, level: Level, expected: u32) -> Outcome {
    let run = AssertUnwindSafe(|| checksum(text, processor, level));
    match catch_unwind(run).unwrap_or_else(|panic| Err(said(&*panic))) {
        Ok(Some(sum)) if sum == expected => Outcome::Same,
        Ok(Some(sum)) if is_llcs(ir, processor, sum) => Outcome::AsLlc,
        Ok(Some(sum)) => Outcome::Other(sum),
        Ok(None) => Outcome::Long,
        Err(error) => Outcome::Failed(error),
    }
}

/// What becomes of a program with another checksum than the host's: if it is undefined for its
/// types, what it gives without them.
fn without_types(way: &Way, folder: &Path, sum: u32, expected: u32) -> Result<Outcome, String> {
    // Of a program that is kept the source is not.
    program(way.seed, has_floats(way.seed), folder)?;
    if !breaks_aliasing(clang_here(folder), "host.c")? {
        return Ok(Outcome::Other(sum));
    }
    eprintln!("{way}: undefined, a union's fields through pointers; again without types");
    let text = ir_text(folder, way.by_clang, Aliasing::Any)?;
    let ir = ir_file(folder, way.by_clang, Aliasing::Any);
    Ok(check(&text, &ir, processor(way.seed), way.level, expected))
}

/// A way to compile a program.
struct Way {
    seed: u64,
    by_clang: &'static str,
    level: Level,
}

impl std::fmt::Display for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let processor = processor(self.seed);
        let (seed, by_clang, level) = (self.seed, self.by_clang, self.level);
        write!(f, "seed {seed}, {processor}, clang {by_clang}, {level:?}")
    }
}

/// Does the program of a seed compute with floats?
fn has_floats(seed: u64) -> bool {
    seed % 5 == 4
}

/// All ways to compile the program of a seed: the failures, and how many gave the host's checksum.
fn seed(seed: u64, own: &Path) -> Result<(usize, Vec<String>), String> {
    let given = given(seed, has_floats(seed), own)?;
    let Some(expected) = given.expected else {
        return Ok((0, Vec::new()));
    };
    let folder = &given.folder;
    let (mut same, mut failures) = (0, Vec::new());
    for by_clang in CLANG_LEVELS {
        let text = match ir_text(folder, by_clang, Aliasing::Strict) {
            Err(why) if why.contains(CRASH) => {
                eprintln!("seed {seed}, clang {by_clang}: clang crashes");
                continue;
            }
            text => text?,
        };
        let ir = ir_file(folder, by_clang, Aliasing::Strict);
        for level in [Level::O0, Level::O2] {
            let way = Way {
                seed,
                by_clang,
                level,
            };
            let mut outcome = check(&text, &ir, processor(seed), level, expected);
            if let Outcome::Other(sum) = outcome {
                outcome = without_types(&way, own, sum, expected)?;
            }
            match outcome {
                Outcome::Same => same += 1,
                Outcome::AsLlc => eprintln!("{way}: as llc's code and not as the host"),
                Outcome::Long => {}
                Outcome::Other(sum) => {
                    failures.push(format!("{way}: {sum:08x} instead of {expected:08x}"));
                }
                Outcome::Failed(why) => failures.push(format!("{way}: {why}")),
            }
        }
    }
    Ok((same, failures))
}

fn folder_of(base: &Path, seed: u64) -> PathBuf {
    base.join(format!("seed-{seed}"))
}

#[test]
fn checksums_are_the_hosts() {
    if !installed() {
        return;
    }
    let count = number("AMDGPUC_CSMITH", SAMPLE);
    let first = number("AMDGPUC_SEED", FIRST);
    let base = match std::env::var_os("AMDGPUC_FAILURES") {
        Some(folder) => PathBuf::from(folder),
        None => support::folder("csmith"),
    };
    let seeds: Vec<u64> = (first..first + count).collect();
    let same = std::sync::atomic::AtomicUsize::new(0);
    let failures = support::for_each(&seeds, |&n| {
        let folder = folder_of(&base, n);
        let (good, failures) = seed(n, &folder)?;
        same.fetch_add(good, std::sync::atomic::Ordering::Relaxed);
        if failures.is_empty() {
            // What is left over does no harm.
            let _ = fs::remove_dir_all(&folder);
            return Ok(());
        }
        Err(failures.join("\n"))
    });
    let same = same.into_inner();
    println!(
        "seeds {first} to {}: {same} as on the host",
        first + count - 1
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(same > 0);
}

#[test]
fn a_program_that_reads_by_another_type_than_was_written_is_told_from_others() {
    if !installed() {
        return;
    }
    let breaks = |name: &str, read: &str| {
        let folder = support::folder(&format!("csmith-types-{name}"));
        let text = format!(
            "union both {{ unsigned short few; int many; }};\n\
             static union both memory;\n\
             int main(void) {{\n\
                 int *volatile many = &memory.many;\n\
                 unsigned short *volatile few = &memory.few;\n\
                 *many = 65537;\n\
                 return {read} != 1;\n\
             }}\n"
        );
        fs::write(folder.join("host.c"), text).expect("the program can be written");
        breaks_aliasing(clang_here(&folder), "host.c")
    };
    assert_eq!(breaks("pointer", "*few"), Ok(true));
    assert_eq!(breaks("itself", "(unsigned short)*many"), Ok(false));
}
