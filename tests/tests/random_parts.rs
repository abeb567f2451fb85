//! Random programs in two files: functions and variables are divided among them by chance, each
//! file is compiled alone, by us and by llc, and `ld.lld` links the objects. The memory has to be
//! what the reference interpreter finds for the whole.
//!
//! `AMDGPUC_RANDOM=N` runs N programs instead of a sample, `AMDGPUC_SEED=S` begins with seed S,
//! `AMDGPUC_PROCESSOR=gfx90a` for that processor; every tenth program runs in strict mode, too.
//! What fails is written to the folder of failing programs (`AMDGPUC_FAILURES`): both files, and
//! what the linker made.

#[path = "support/parts.rs"]
mod parts;
#[path = "support/compile.rs"]
mod support;

use amdgpuc::OptLevel;
use amdgpuc_tests::campaign::{failures, number, said};
use amdgpuc_tests::emulate::{run_case, run_strictly};
use amdgpuc_tests::llc;
use amdgpuc_tests::random::{Choice, Config, Program, Rng, generate};
use ir::printer::print_module;
use parts::in_two_parts;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{compile_text, folder, for_each, object_options, tool};

/// Programs of the everyday run.
const SAMPLE: u64 = 40;

/// The processors take turns.
const PROCESSORS: [&str; 7] = [
    "gfx906", "gfx90a", "gfx900", "gfx942", "gfx803", "gfx908", "gfx701",
];

/// Who compiles a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Maker {
    Llc,
    Ours(OptLevel),
    /// With few registers.
    Few(OptLevel),
}

/// Who compiles which part; the first has the kernels.
const OURS: [[Maker; 2]; 4] = [
    [Maker::Ours(OptLevel::O2), Maker::Ours(OptLevel::O2)],
    [Maker::Ours(OptLevel::O0), Maker::Ours(OptLevel::O2)],
    [Maker::Ours(OptLevel::O2), Maker::Ours(OptLevel::O0)],
    [Maker::Few(OptLevel::O2), Maker::Few(OptLevel::O2)],
];

/// With llc, where what it makes of both parts is right, which it is not of all. Its kernels
/// allocate what the functions of their own file use: where ours use more, nothing can be said.
const MIXED: [[Maker; 2]; 4] = [
    [Maker::Ours(OptLevel::O2), Maker::Llc],
    [Maker::Llc, Maker::Ours(OptLevel::O2)],
    [Maker::Ours(OptLevel::O0), Maker::Llc],
    [Maker::Llc, Maker::Few(OptLevel::O2)],
];

/// The VGPRs and SGPRs of [`Maker::Few`]: arguments by LLVM's convention take up to 32.
const FEW: (u16, u16) = (64, 60);

/// The code object version of each file: both compilers have one of their own that they take if
/// none is said.
const VERSION: &str = "!llvm.module.flags = !{!999999}
!999999 = !{i32 1, !\"amdhsa_code_object_version\", i32 500}
";

/// An object; none if llc is missing.
fn object(path: &Path, processor: &str, maker: Maker) -> Result<Option<Vec<u8>>, String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let (Maker::Ours(level) | Maker::Few(level)) = maker else {
        return Ok(llc::object(path, processor)?.done());
    };
    let mut options = object_options(processor, level);
    if let Maker::Few(_) = maker {
        (options.max_vgprs, options.max_sgprs) = (Some(FEW.0), Some(FEW.1));
    }
    compile_text(&text, &options).map(Some)
}

/// The code of two files that stand in a folder; none if a tool is missing.
fn linked(folder: &Path, processor: &str, makers: [Maker; 2]) -> Result<Option<Vec<u8>>, String> {
    let mut objects = Vec::new();
    for (part, maker) in makers.into_iter().enumerate() {
        let Some(object) = object(&folder.join(format!("{part}.ll")), processor, maker)? else {
            return Ok(None);
        };
        let path = folder.join(format!("{part}.o"));
        std::fs::write(&path, object).map_err(|e| e.to_string())?;
        objects.push(path);
    }
    let code = folder.join("linked.co");
    let Some(output) = tool("ld.lld-22", |c| {
        c.arg("-shared").args(&objects).arg("-o").arg(&code);
    }) else {
        return Ok(None);
    };
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() || !said.is_empty() {
        return Err(format!("ld.lld: {said}"));
    }
    std::fs::read(&code).map(Some).map_err(|e| e.to_string())
}

/// Compiles, links and runs a program; false if a tool is missing.
fn check(program: &Program, folder: &Path, seed: u64, makers: [Maker; 2]) -> Result<bool, String> {
    let run = || -> Result<bool, String> {
        let Some(code) = linked(folder, &processor(seed), makers)? else {
            return Ok(false);
        };
        for case in std::iter::once(&program.case).chain(&program.others) {
            case.check(&run_case(&code, case)?.buffers)?;
            if seed.is_multiple_of(10) && !makers.contains(&Maker::Llc) {
                case.check(&run_strictly(&code, case)?.buffers)?;
            }
        }
        Ok(true)
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(said(&*panic)))
}

fn processor(seed: u64) -> String {
    let of_seed = PROCESSORS[seed as usize % PROCESSORS.len()];
    std::env::var("AMDGPUC_PROCESSOR").unwrap_or_else(|_| of_seed.to_string())
}

/// Is a program also made by llc? Then it has no arrays of unknown size, and no arguments that are
/// aligned more strictly than the stack: llc's functions do not always hand those on so.
fn is_mixed(seed: u64) -> bool {
    seed % 2 == 1
}

/// Functions of all kinds, or those of few arguments.
fn config(seed: u64) -> Config {
    let config = match seed % 8 {
        3 => Config::default(),
        _ => Config::functions(),
    };
    let strict = match is_mixed(seed) {
        true => Choice::Off,
        false => Choice::On,
    };
    Config {
        strict_arguments: strict,
        dynamic_arrays: strict,
        // Functions with local memory cannot be in another file than their kernels.
        local_memory: Choice::Off,
        // DPP begins with GFX8.
        scans: Choice::Off,
        ..config
    }
}

/// The text of a program. In half of them functions say for which groups they are executed, as
/// clang's do: those of the kernels, for which they have more registers than others.
fn text_of(program: &Program, seed: u64) -> String {
    let text = print_module(&program.module);
    let size = "\"amdgpu-flat-work-group-size\"=";
    let kernels = text.find(size).map(|at| &text[at + size.len()..]);
    let kernels = kernels.and_then(|rest| rest.split([' ', '\n']).next());
    match kernels {
        Some(group) if seed % 4 >= 2 => {
            let said = format!("noinline {size}{group} ");
            text.replace("noinline ", &said)
        }
        _ => text,
    }
}

/// Writes what failed to where it stays.
fn keep(from: &Path, seed: u64) -> String {
    let to = failures().join(format!("parts-{seed}"));
    let kept = std::fs::create_dir_all(&to).and_then(|()| {
        for file in ["0.ll", "1.ll", "linked.co"] {
            if from.join(file).exists() {
                std::fs::copy(from.join(file), to.join(file))?;
            }
        }
        Ok(())
    });
    kept.map_or_else(
        |e| format!("(not kept: {e})"),
        |()| to.display().to_string(),
    )
}

/// How many programs were divided, and how many of these llc makes as well.
#[derive(Default)]
struct Counts {
    divided: AtomicUsize,
    mixed: AtomicUsize,
}

/// Compiles a program in two files in all ways.
fn in_all_ways(program: &Program, folder: &Path, seed: u64, counts: &Counts) -> Result<(), String> {
    let right = |makers: [Maker; 2]| {
        let checked = check(program, folder, seed, makers).map(drop);
        checked.map_err(|e| {
            let kept = keep(folder, seed);
            format!(
                "seed {seed}, {} by {makers:?}: {e}\n{kept}",
                processor(seed)
            )
        })
    };
    OURS.into_iter().try_for_each(right)?;
    if is_mixed(seed) && check(program, folder, seed, [Maker::Llc; 2]) == Ok(true) {
        counts.mixed.fetch_add(1, Ordering::Relaxed);
        MIXED
            .into_iter()
            .try_for_each(|makers| match right(makers) {
                Err(e) if makers[0] == Maker::Llc && e.contains(" that the kernel allocates") => {
                    Ok(())
                }
                result => result,
            })?;
    }
    Ok(())
}

#[test]
fn programs_in_two_files_do_as_the_interpreter() {
    let (first, count) = (number("AMDGPUC_SEED", 0), number("AMDGPUC_RANDOM", SAMPLE));
    let seeds: Vec<u64> = (first..first + count).collect();
    let counts = Counts::default();
    let all = folder("random_parts");
    let wrong = for_each(&seeds, |&seed| {
        let program = generate(seed, &config(seed));
        let text = text_of(&program, seed);
        let mut rng = Rng::new(seed);
        let Some(parts) = in_two_parts(&text, |n| rng.below(n)) else {
            return Ok(());
        };
        counts.divided.fetch_add(1, Ordering::Relaxed);
        let program = program.expect().map_err(|e| format!("seed {seed}: {e}"))?;
        let folder = all.join(seed.to_string());
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        for (part, text) in parts.iter().enumerate() {
            let path = folder.join(format!("{part}.ll"));
            std::fs::write(path, format!("{text}{VERSION}")).map_err(|e| e.to_string())?;
        }
        in_all_ways(&program, &folder, seed, &counts)?;
        std::fs::remove_dir_all(&folder).map_err(|e| e.to_string())
    });
    let (divided, mixed) = (counts.divided.into_inner(), counts.mixed.into_inner());
    println!("{divided} of {count} programs in two parts; {mixed} made by llc, too");
    assert!(divided as u64 * 2 > count, "{divided} of {count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
