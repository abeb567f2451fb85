//! Random C programs of csmith as kernels of a wave whose work-items go different ways: the
//! checksums of the host, one for each work-item.
//!
//! The program's text becomes a structure of C++, its variables the members and its functions the
//! methods, so that each work-item has variables of its own, in private memory and behind generic
//! pointers. Constants in it are changed by bits of the work-item's number: conditions, stored
//! values and results differ between the lanes, and loops with bounds that are plain numbers keep
//! them. The host executes the same text for each number.
//!
//! Every run has one program; `AMDGPUC_CSMITH=N` runs N of them, from seed `AMDGPUC_SEED` on.
//! Programs that are long on the host, or for the emulator, are left out, and those that llc, too,
//! says have more private memory than a lane can have. Those that are undefined for their types
//! (see `csmith.rs`) are compiled without them.

#[path = "support/csmith.rs"]
mod programs;
#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::campaign::{number, said};
use amdgpuc_tests::llc;
use amdgpuc_tests::random::Rng;
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError};
use programs::{
    Aliasing, FLAGS, HOST_TIME, INSTRUCTION_LIMIT, LIBRARY, breaks_aliasing, installed, processor,
    run,
};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The first program. It is not long, and its results differ.
const FIRST: u64 = 20_004;

/// Lanes of a wave.
const LANES: u32 = 64;

/// What the program's text stands on. Its checksum is one of our own, a member too (Fowler, Noll
/// and Vo's).
const COMMON: &str = "\
#define NULL nullptr
#include \"csmith.h\"
#define memcpy __builtin_memcpy
#undef platform_main_begin
#define platform_main_begin()
#define platform_main_end(a, b)
#define crc32_gentab()
#define transparent_crc(v, n, f) mix((uint64_t)(v))
#define transparent_crc_bytes(p, k, n, f) mix_bytes(p, k)
#include \"program.inc\"
";

/// The start of the structure.
const MEMBERS: &str = "\
struct Program {
uint32_t lane;
uint64_t hash = 14695981039346656037u;
Program(uint32_t lane) : lane(lane) {}
void mix(uint64_t v) { hash = (hash ^ v) * 1099511628211u; }
void mix_bytes(char *p, int n) { for (int i = 0; i < n; i++) mix(p[i]); }
";

const KERNEL: &str = "\
#include \"common.h\"
extern \"C\" __attribute__((amdgpu_kernel))
void lanes(__attribute__((address_space(1))) uint64_t *out) {
    unsigned lane = __builtin_amdgcn_workitem_id_x();
    Program p(lane);
    p.program();
    out[lane] = p.hash;
}
";

const HOST: &str = "\
#include \"common.h\"
#undef printf
extern \"C\" int printf(const char *, ...);
extern \"C\" int main() {
    for (unsigned lane = 0; lane < 64; lane++) {
        Program p(lane);
        p.program();
        printf(\"%lu\\n\", p.hash);
    }
    return 0;
}
";

/// The text between two of csmith's headings.
fn section<'a>(text: &'a str, from: &str, to: Option<&str>) -> Result<&'a str, String> {
    let missing = |heading: &str| format!("csmith's text has no '{heading}'");
    let start = text.find(from).ok_or_else(|| missing(from))?;
    let rest = &text[start..];
    let Some(to) = to else {
        return Ok(rest);
    };
    let end = rest.find(to).ok_or_else(|| missing(to))?;
    Ok(&rest[..end])
}

/// A text in which every third constant with a suffix of its type (`0x1F3L`, `7UL`; bounds of loops
/// and indices have none) is changed by bits of the lane's number.
fn with_lanes(text: &str, rng: &mut Rng) -> String {
    let mut changed = String::with_capacity(text.len() * 2);
    let mut rest = text;
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    while let Some(at) = rest.find(word) {
        let end = rest[at..].find(|c| !word(c)).map_or(rest.len(), |n| at + n);
        let (token, before) = (&rest[at..end], &rest[..at]);
        changed.push_str(before);
        let constant = token.starts_with(|c: char| c.is_ascii_digit()) && token.ends_with('L');
        if constant && rng.percent(33) {
            let (mask, shift) = (1 + rng.below(63), rng.below(4));
            changed.push_str(&format!("({token} ^ ((lane & {mask}) << {shift}))"));
        } else {
            changed.push_str(token);
        }
        rest = &rest[end..];
    }
    changed + rest
}

/// The program as a structure.
fn structure(text: &str, rng: &mut Rng) -> Result<String, String> {
    let [types, variables, forward, functions] = [
        "/* --- Struct/Union",
        "/* --- GLOBAL VARIABLES",
        "/* --- FORWARD DECL",
        "/* --- FUNCTIONS --- */",
    ];
    let plain = |text: &str| text.replace("\nstatic ", "\n");
    let functions = plain(section(text, functions, None)?);
    Ok([
        MEMBERS,
        section(text, types, Some(variables))?,
        &with_lanes(&plain(section(text, variables, Some(forward))?), rng),
        &with_lanes(
            &functions.replace("int main (void)", "int program (void)"),
            rng,
        ),
        "};\n",
    ]
    .concat())
}

/// What both compilations have in common.
fn clang(folder: &Path) -> Command {
    let mut clang = Command::new("clang-22");
    clang
        .args(FLAGS)
        .args(["-Wno-c++11-narrowing", "-I.", "-x", "c++"]);
    clang.current_dir(folder);
    clang
}

/// A program in a folder of its own, and its checksums on the host; none if it does not end there.
fn program(seed: u64, folder: &Path) -> Result<Option<Vec<u64>>, String> {
    let error = |e: std::io::Error| e.to_string();
    fs::create_dir_all(folder).map_err(error)?;
    for (name, text) in LIBRARY {
        fs::write(folder.join(name), text).map_err(error)?;
    }
    let mut csmith = Command::new("csmith");
    csmith.args(["--no-argc", "--lang-cpp", "--seed", &seed.to_string()]);
    csmith.args(["--output", "program.c"]);
    if run(csmith.current_dir(folder), Duration::from_secs(20))?.is_none() {
        return Ok(None);
    }
    let text = fs::read_to_string(folder.join("program.c")).map_err(error)?;
    let text = structure(&text, &mut Rng::new(seed))?;
    for (name, text) in [
        ("program.inc", text.as_str()),
        ("common.h", COMMON),
        ("kernel.cpp", KERNEL),
        ("host.cpp", HOST),
    ] {
        fs::write(folder.join(name), text).map_err(error)?;
    }
    let (first, second) = (host(folder, "-O0")?, host(folder, "-O1")?);
    // Changed constants may be indices and shifts: a program that does not end well, or not in the
    // same way at both levels, has no meaning.
    let printed = if first == second { first } else { None };
    Ok(printed.map(|text| text.lines().filter_map(|l| l.parse().ok()).collect()))
}

/// What the host says, compiled at a level; none if it does not end well.
fn host(folder: &Path, level: &str) -> Result<Option<String>, String> {
    let mut host = clang(folder);
    host.args([level, "host.cpp", "-o", "host"]);
    run(&mut host, Duration::from_secs(120))?;
    // It runs once for each lane.
    let limit = HOST_TIME * 10;
    let ran = run(&mut Command::new(folder.join("host")), limit);
    Ok(ran.unwrap_or_default())
}

/// The program as IR, by clang at a level: the file.
fn make_ir(folder: &Path, level: &str, aliasing: Aliasing) -> Result<PathBuf, String> {
    let ir = folder.join(match aliasing {
        Aliasing::Strict => "kernel.ll",
        Aliasing::Any => "kernel-untyped.ll",
    });
    let mut device = clang(folder);
    device.arg(aliasing.option());
    device.args(["--target=amdgcn-amd-amdhsa", "-mcpu=gfx906", "-nogpulib"]);
    device
        .args([level, "-S", "-emit-llvm", "kernel.cpp", "-o"])
        .arg(&ir);
    run(&mut device, Duration::from_secs(120))?;
    Ok(ir)
}

/// The checksums by our code; none if it takes too many instructions.
fn checksums(text: &[u8], processor: &str, level: Level) -> Result<Option<Vec<u64>>, String> {
    let source = SourceFile {
        name: "kernel.ll",
        text,
    };
    let options = support::options(processor, level, OutputKind::Linked);
    let compiled = amdgpuc::compile(&source, &options)
        .map_err(|errors| errors.first().map_or(String::new(), |e| e.render(&source)))?;
    let object = CodeObject::load(&compiled.bytes).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let out = device
        .alloc_with(&[0; 8 * LANES as usize])
        .ok_or("no memory")?;
    let config = LaunchConfig::linear(LANES, LANES).with_instruction_limit(INSTRUCTION_LIMIT);
    match device.launch(module, "lanes", config, &[KernelArg::from(out)]) {
        Ok(_) => {}
        Err(LaunchError::Fault(f)) if matches!(f.kind, FaultKind::InstructionLimit(_)) => {
            return Ok(None);
        }
        Err(error) => return Err(error.to_string()),
    }
    let bytes = device.read_buffer(out).unwrap_or_default();
    let words = bytes
        .chunks_exact(8)
        .map(|b| b.try_into().map(u64::from_le_bytes));
    words
        .collect::<Result<_, _>>()
        .map(Some)
        .map_err(|_| "no result".into())
}

/// What we say of a program whose private memory is larger than any can be.
const TOO_LARGE: &str = "bytes of scratch of a lane";

/// Does llc say the same of the program at that level?
fn is_too_large_for_llc(ir: &Path, processor: &str, level: Level) -> bool {
    let level = match level {
        Level::O0 => "-O0",
        _ => "-O2",
    };
    let by_llc = llc::code_object_at(ir, processor, level);
    by_llc.is_err_and(|said| said.contains("stack frame size"))
}

/// What became of one way to compile a program.
enum Outcome {
    Same,
    /// It goes on for too long, or is too large for llc, too.
    Left,
    /// This lane has another checksum.
    Other(usize),
}

/// One way to compile a program, whose IR is in this file.
fn check(ir: &Path, processor: &str, level: Level, expected: &[u64]) -> Result<Outcome, String> {
    let text = fs::read(ir).map_err(|e| e.to_string())?;
    let run = AssertUnwindSafe(|| checksums(&text, processor, level));
    let ours = match catch_unwind(run).unwrap_or_else(|panic| Err(said(&*panic))) {
        Ok(Some(ours)) => ours,
        Ok(None) => return Ok(Outcome::Left),
        Err(why) if why.contains(TOO_LARGE) && is_too_large_for_llc(ir, processor, level) => {
            return Ok(Outcome::Left);
        }
        Err(why) => return Err(why),
    };
    let other = ours.iter().zip(expected).position(|(a, b)| a != b);
    Ok(other.map_or(Outcome::Same, Outcome::Other))
}

/// One way to compile the program of a seed, by clang at a level to this IR. Of a program with
/// another checksum the sanitizer tells whether it is undefined for its types; then what it gives
/// without them counts.
fn way(
    seed: u64,
    by_clang: &str,
    ir: &Path,
    level: Level,
    expected: &[u64],
) -> Result<Outcome, String> {
    let outcome = check(ir, processor(seed), level, expected)?;
    let folder = ir.parent().ok_or("no folder")?;
    if !matches!(outcome, Outcome::Other(_)) || !breaks_aliasing(clang(folder), "host.cpp")? {
        return Ok(outcome);
    }
    eprintln!("seed {seed}: undefined, a union's fields through pointers; again without types");
    let ir = make_ir(folder, by_clang, Aliasing::Any)?;
    check(&ir, processor(seed), level, expected)
}

/// All ways to compile the program of a seed: how many gave the host's checksums, and how many
/// different ones these are.
fn seed(seed: u64, folder: &Path) -> Result<(usize, usize), String> {
    let Some(expected) = program(seed, folder)? else {
        return Ok((0, 0));
    };
    let (mut same, mut failures) = (0, Vec::new());
    for by_clang in ["-O0", "-O1"] {
        let ir = make_ir(folder, by_clang, Aliasing::Strict)?;
        for level in [Level::O0, Level::O2] {
            let why = match way(seed, by_clang, &ir, level, &expected) {
                Ok(Outcome::Same) => {
                    same += 1;
                    continue;
                }
                Ok(Outcome::Left) => continue,
                Ok(Outcome::Other(lane)) => {
                    format!("lane {lane} has another checksum than the host's")
                }
                Err(why) => why,
            };
            let processor = processor(seed);
            failures.push(format!(
                "seed {seed}, {processor}, clang {by_clang}, {level:?}: {why}"
            ));
        }
    }
    let mut different = expected;
    different.sort_unstable();
    different.dedup();
    match failures.is_empty() {
        true => Ok((same, different.len())),
        false => Err(failures.join("\n")),
    }
}

#[test]
fn lanes_have_the_hosts_checksums() {
    if !installed() {
        return;
    }
    let (first, count) = (number("AMDGPUC_SEED", FIRST), number("AMDGPUC_CSMITH", 1));
    let base = match std::env::var_os("AMDGPUC_FAILURES") {
        Some(folder) => PathBuf::from(folder),
        None => support::folder("csmith-lanes"),
    };
    let (same, diverging) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let seeds: Vec<u64> = (first..first + count).collect();
    let failures = support::for_each(&seeds, |&n| {
        let folder = base.join(format!("seed-{n}"));
        let (good, different) = seed(n, &folder)?;
        same.fetch_add(good, Ordering::Relaxed);
        diverging.fetch_add(usize::from(different > 4), Ordering::Relaxed);
        // What is left over does no harm.
        let _ = fs::remove_dir_all(&folder);
        Ok(())
    });
    let (same, diverging) = (same.into_inner(), diverging.into_inner());
    println!("{same} as on the host; {diverging} programs have more than 4 checksums");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(same > 0 && diverging > 0);
}
