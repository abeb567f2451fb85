//! Random programs through the compiler and the emulator: the same memory as by the reference
//! interpreter.
//!
//! `AMDGPUC_RANDOM=N` runs N programs instead of a sample, `AMDGPUC_SEED=S` begins with seed S,
//! `AMDGPUC_PROCESSOR=gfx90a` for that processor, `AMDGPUC_MODE=O0,O2` in these modes;
//! `AMDGPUC_STRIDE=10` takes every tenth seed (from 3 on those with matrix instructions),
//! `AMDGPUC_STRICT=10` runs every tenth seed alone in strict mode, too, and verifies it after every
//! pass, which takes longer: what fails is run again alone by `AMDGPUC_SEED=S AMDGPUC_RANDOM=1`.
//! The seeds are printed. A program that fails is made smaller as far as the generator can, and
//! written to a folder (`AMDGPUC_FAILURES=FOLDER` names another one) with what `amdgpuc run` needs
//! to repeat it. `AMDGPUC_SHRINK=0` leaves it as it is; else so many seconds are spent on that.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{FarBranches, OptLevel, Options, Verify};
use amdgpuc_tests::campaign::{append, failures, number, record, said};
use amdgpuc_tests::emulate;
use amdgpuc_tests::kernels::{Arg, Expectation};
use amdgpuc_tests::llc::{self, Ran};
use amdgpuc_tests::random::{Choice, Config, Program, generate};
use amdgpuc_tests::reduce::reduce;
use inline_asm::{AccRegisters, Shorts, with_carries, with_inline_assembly};
use ir::printer::print_module;
use other_forms::{Forms, in_other_forms};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

#[path = "support/inline_asm.rs"]
mod inline_asm;
#[path = "support/other_forms.rs"]
mod other_forms;

/// Programs of the everyday run.
const SAMPLE: u64 = 50;

/// How many seconds failing programs are made smaller.
const SHRINKING: u64 = 60;

/// What is compiled of a program.
#[derive(Clone, Copy, Debug)]
enum Text {
    /// The program as it was generated.
    Plain,
    /// With inline assembly in place of a part of the arithmetic.
    InlineAssembly,
    /// With masked operations, constant expressions, calls and linkages of other kinds in place of
    /// a part of the plain ones.
    OtherForms,
    /// With an attribute that asks for few registers, so that AccVGPRs are homes of spilled values
    /// where there are some.
    FewWished,
}

/// How a program is compiled.
#[derive(Clone, Copy, Debug)]
struct Mode {
    name: &'static str,
    text: Text,
    opt: OptLevel,
    max_vgprs: Option<u16>,
    max_sgprs: Option<u16>,
    far: FarBranches,
    strict: Strict,
}

/// Is a program run by the emulator's strict mode, too, and verified after every pass?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strict {
    Too,
    No,
}

/// Every seed is run strictly, too, unless `AMDGPUC_STRICT` says of how many one is.
fn strictness(seed: u64) -> Strict {
    if seed.is_multiple_of(number("AMDGPUC_STRICT", 1).max(1)) {
        Strict::Too
    } else {
        Strict::No
    }
}

const fn mode(name: &'static str, opt: OptLevel) -> Mode {
    Mode {
        name,
        text: Text::Plain,
        opt,
        max_vgprs: None,
        max_sgprs: None,
        far: FarBranches::AsEncoded,
        strict: Strict::Too,
    }
}

/// Each program is compiled in each of these ways. Few registers: enough for the widest
/// instructions and little else, so that values are spilled. Branches that reach not far, so that
/// there are far jumps and islands.
const MODES: [Mode; 13] = [
    mode("O0", OptLevel::O0),
    mode("O2", OptLevel::O2),
    Mode {
        max_vgprs: Some(12),
        max_sgprs: Some(30),
        ..mode("O2-few", OptLevel::O2)
    },
    // Some registers are left here and there, and VGPRs for the lanes of masks.
    Mode {
        max_vgprs: Some(40),
        max_sgprs: Some(30),
        ..mode("O2-some", OptLevel::O2)
    },
    // What a lane has in a work-group of 1,024: a long row and some others.
    Mode {
        max_vgprs: Some(64),
        ..mode("O2-group", OptLevel::O2)
    },
    Mode {
        max_vgprs: Some(16),
        max_sgprs: Some(36),
        ..mode("O0-few", OptLevel::O0)
    },
    Mode {
        text: Text::FewWished,
        ..mode("O2-wished", OptLevel::O2)
    },
    Mode {
        text: Text::InlineAssembly,
        ..mode("O0-asm", OptLevel::O0)
    },
    Mode {
        text: Text::InlineAssembly,
        max_vgprs: Some(32),
        max_sgprs: Some(48),
        ..mode("O2-asm-few", OptLevel::O2)
    },
    Mode {
        text: Text::OtherForms,
        ..mode("O0-forms", OptLevel::O0)
    },
    Mode {
        text: Text::OtherForms,
        ..mode("O2-forms", OptLevel::O2)
    },
    Mode {
        far: FarBranches::Within(512),
        ..mode("O2-far", OptLevel::O2)
    },
    Mode {
        far: FarBranches::OverIslands(1024),
        ..mode("O0-islands", OptLevel::O0)
    },
];

/// Seeds whose programs were compiled wrong once, tried every time: a wave without lanes came to a
/// branch on a value that was defined on the other way only (900329).
const SHOWN: [u64; 1] = [900_329];

/// Does the program of a seed have matrix instructions? Not for a named processor without them.
fn has_matrices(seed: u64) -> bool {
    let possible = named_processor().is_none_or(|name| matches!(name, "gfx908" | "gfx90a"));
    seed % 10 == 3 && possible
}

/// The processor that `AMDGPUC_PROCESSOR` names.
fn named_processor() -> Option<&'static str> {
    let named = std::env::var("AMDGPUC_PROCESSOR").ok()?;
    let known = [
        "gfx600",
        "gfx601",
        "gfx602",
        "gfx700",
        "gfx701",
        "gfx702",
        "gfx703",
        "gfx704",
        "gfx705",
        "gfx801",
        "gfx802",
        "gfx803",
        "gfx805",
        "gfx810",
        "gfx900",
        "gfx902",
        "gfx906",
        "gfx908",
        "gfx90a",
        "gfx9-generic",
        "gfx942",
        "gfx950",
    ];
    let found = known.into_iter().find(|&name| name == named);
    Some(found.unwrap_or_else(|| panic!("AMDGPUC_PROCESSOR={named} is none of {known:?}")))
}

/// The processors take turns, unless `AMDGPUC_PROCESSOR` names one.
fn processor(seed: u64) -> &'static str {
    if let Some(name) = named_processor() {
        return name;
    }
    match seed % 16 {
        _ if has_matrices(seed) && seed % 20 < 10 => "gfx908",
        _ if has_matrices(seed) => "gfx90a",
        5 => "gfx900",
        7 => "gfx803",
        15 => "gfx810",
        4 => "gfx701",
        14 => "gfx600",
        10 => "gfx902",
        12 => "gfx9-generic",
        13 => "gfx942",
        _ => "gfx906",
    }
}

/// What the program of a seed has.
fn config(seed: u64) -> Config {
    let config = preset(seed);
    // DPP begins with GFX8, loads of global memory to LDS with GFX9.
    let family = &processor(seed)[..4];
    if !["gfx6", "gfx7", "gfx8"].contains(&family) {
        return config;
    }
    let scans = match family {
        "gfx8" => config.scans,
        _ => Choice::Off,
    };
    Config {
        scans,
        global_to_local: Choice::Off,
        ..config
    }
}

/// The presets take turns, now and then with irreducible cycles.
fn preset(seed: u64) -> Config {
    match seed % 10 {
        9 => Config {
            irreducible: Choice::On,
            ..Config::control_flow()
        },
        6 => Config::wide_integers(),
        7 => Config::functions(),
        2 if seed % 20 == 12 => Config::data_share(),
        _ if has_matrices(seed) => Config::matrices(),
        _ => Config::of_seed(seed),
    }
}

fn acc_registers(processor: &str) -> AccRegisters {
    match processor {
        "gfx908" | "gfx90a" | "gfx942" | "gfx950" => AccRegisters::Yes,
        _ => AccRegisters::No,
    }
}

/// What is compiled of a program in a mode.
fn text_of(program: &Program, processor: &str, mode: Mode) -> String {
    let text = print_module(&program.module);
    match mode.text {
        Text::Plain => text,
        Text::InlineAssembly => {
            let shorts = match &processor[..4] {
                "gfx6" | "gfx7" => Shorts::No,
                _ => Shorts::Yes,
            };
            let text = with_inline_assembly(&text, acc_registers(processor), shorts).0;
            match &processor[..4] {
                "gfx6" | "gfx7" => with_carries(&text, ["v_add_i32 ", "v_sub_i32 "]),
                "gfx8" => with_carries(&text, ["v_add_u32 ", "v_sub_u32 "]),
                _ => text,
            }
        }
        Text::OtherForms => in_other_forms(&text).text,
        Text::FewWished => {
            let wish = " = { \"amdgpu-num-vgpr\"=\"14\" \"amdgpu-num-sgpr\"=\"40\"";
            let lines = text.split_inclusive('\n').map(|line| match line {
                line if line.starts_with("attributes #") => line.replacen(" = {", wish, 1),
                line => line.to_string(),
            });
            lines.collect()
        }
    }
}

/// VGPRs without which a program cannot be.
fn least_vgprs(text: &str, large_matrices: bool) -> u16 {
    // What counts in all lanes, as reductions of atomics over the lanes do, has registers that hold
    // nothing else (`regalloc::whole`). A call's arguments take up to eleven, and an instruction on
    // values of all lanes up to six (`v_mad_u64_u32`), which are then beside them.
    let of_all_lanes = [
        "atomicrmw",
        "@llvm.amdgcn.set.inactive.",
        "@llvm.amdgcn.wave.reduce.",
    ];
    let whole = of_all_lanes.iter().any(|what| text.contains(what));
    let calls = text.contains("@helper") || text.contains("@member");
    let beside = match whole && calls {
        true => 17,
        false => 0,
    };
    // C and D may be of 32 registers each, and D apart from all else, with A and B and an address
    // beside them; arguments by LLVM's convention take 32. One register has SGPRs in its lanes.
    let very_wide = ["i777 @wide_function", "i1024 @wide_function"];
    let very_wide = very_wide.iter().any(|what| text.contains(what));
    let by_convention = text.contains("@family") || text.contains("@wide_function");
    match (large_matrices, by_convention) {
        // Arguments that take all of those registers, beside a result that does.
        _ if very_wide => 128,
        (true, _) => 64 + 1 + beside.max(15),
        (_, true) => 64,
        _ => beside,
    }
}

/// How many VGPRs a program has in a mode.
fn max_vgprs(text: &str, processor: &str, mode: Mode) -> Option<u16> {
    let matrices = text.contains("@llvm.amdgcn.mfma.");
    let least = least_vgprs(text, matrices && processor == "gfx90a");
    mode.max_vgprs.map(|n| n.max(least))
}

/// Compiles and runs a program whose expectations are known; gives the number of values that were
/// spilled.
fn check(program: &Program, processor: &str, mode: Mode) -> Result<u32, String> {
    let text = text_of(program, processor, mode);
    let run = || -> Result<u32, String> {
        let source = SourceFile {
            name: "random.ll",
            text: text.as_bytes(),
        };
        let mut options = Options::new(Target::parse(processor).map_err(|e| e.to_string())?);
        (options.opt, options.max_vgprs, options.max_sgprs) =
            (mode.opt, max_vgprs(&text, processor, mode), mode.max_sgprs);
        options.far_branches = mode.far;
        if mode.strict == Strict::Too {
            options.verify = Verify::EachPass;
        }
        let compiled = amdgpuc::compile(&source, &options);
        let compiled = compiled
            .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect::<String>())?;
        for case in std::iter::once(&program.case).chain(&program.others) {
            let outcome = emulate::run_case(&compiled.bytes, case)?;
            case.check(&outcome.buffers)?;
            if mode.strict == Strict::Too {
                let strict = emulate::run_strictly(&compiled.bytes, case)?;
                case.check(&strict.buffers)?;
            }
        }
        Ok(compiled
            .kernels
            .iter()
            .map(|k| k.vgpr_spills + k.sgpr_spills)
            .sum())
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(said(&*panic)))
}

/// The program of a seed, with what the interpreter finds.
fn program(seed: u64, config: &Config) -> Program {
    generate(seed, config)
        .expect()
        .unwrap_or_else(|e| panic!("seed {seed}: the generator made an undefined program: {e}"))
}

/// The program of a text with the launch of another one, and the interpreter's results as its
/// expectations.
fn program_of(text: &str, like: &Program) -> Option<Program> {
    let source = SourceFile {
        name: "random.ll",
        text: text.as_bytes(),
    };
    let module = ir::parse_module(&source).ok()?;
    ir::verifier::verify_module(&module).ok()?;
    let mut program = Program {
        module,
        case: like.case.clone(),
        others: Vec::new(),
    };
    let buffers = program.case.args.iter_mut().filter_map(|a| {
        if let Arg::Buffer(b) = a {
            Some(b)
        } else {
            None
        }
    });
    buffers.for_each(|b| b.expect = Expectation::Unspecified);
    program.expect().ok()
}

/// Makes a failing program smaller, with one of the launches that fail.
fn shrink(program: &Program, processor: &str, mode: Mode) -> (Program, String) {
    let alone = program
        .launches()
        .find(|p| check(p, processor, mode).is_err());
    let program = alone.as_ref().unwrap_or(program);
    let first = check(program, processor, mode).expect_err("it fails");
    let kind = kind(&first);
    let fails = |text: &str| {
        let Some(small) = program_of(text, program) else {
            return false;
        };
        let error = check(&small, processor, mode).err();
        let is_it = error.is_some_and(|e| self::kind(&e) == kind);
        is_it && is_defined(&small, processor, mode) && llc_agrees(&small)
    };
    let shrinking = Duration::from_secs(number("AMDGPUC_SHRINK", SHRINKING));
    let text = reduce(&print_module(&program.module), shrinking, fails);
    let small =
        program_of(&text, program).and_then(|p| Some((check(&p, processor, mode).err()?, p)));
    small.map_or_else(|| (program.clone(), first), |(e, p)| (p, e))
}

/// Does strict mode say nothing of what comes out at `-O0`? A program with lines left out may be
/// one that reads what was never written.
fn is_defined(program: &Program, processor: &str, mode: Mode) -> bool {
    let plainly = MODES[0];
    mode.opt == plainly.opt || check(program, processor, plainly).is_ok()
}

/// Does llc's code do as the interpreter? A program with lines left out may be one whose work-items
/// race: then it proves nothing.
fn llc_agrees(program: &Program) -> bool {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!(
        "amdgpuc-reduced-{}-{number}.ll",
        std::process::id()
    ));
    let text = print_module(&program.module);
    let code = std::fs::write(&path, text)
        .map_err(|e| e.to_string())
        .and_then(|()| llc::code_object_at(&path, "gfx906", "-O0"));
    // A leftover in the system's temporary folder does no harm.
    let _ = std::fs::remove_file(&path);
    match code.map(Ran::done) {
        Ok(Some(code)) => emulate::run_case(&code, &program.case)
            .is_ok_and(|o| program.case.check(&o.buffers).is_ok()),
        Ok(None) => true,
        Err(_) => false,
    }
}

/// What kind of failure an error is, so that one is not lost for another while a program gets
/// smaller.
fn kind(error: &str) -> &'static str {
    let kinds = [
        "panic",
        "internal error",
        "out of range",
        "error: ",
        "differ",
    ];
    kinds
        .into_iter()
        .find(|k| error.contains(k))
        .unwrap_or("fault")
}

/// Shrinks and writes what failed; gives the report.
fn report(seed: u64, program: &Program, mode: Mode) -> String {
    let processor = processor(seed);
    let (program, error) = shrink(program, processor, mode);
    let name = format!("random-{seed}-{}", mode.name);
    let mut options = format!("-mcpu={processor} -{}", &mode.name[..2]);
    let text = text_of(&program, processor, mode);
    if let (Some(v), Some(s)) = (max_vgprs(&text, processor, mode), mode.max_sgprs) {
        let _ = write!(options, " --max-vgprs={v} --max-sgprs={s}");
    }
    match mode.far {
        FarBranches::AsEncoded => {}
        FarBranches::Within(n) => _ = write!(options, " --far-branches=within:{n}"),
        FarBranches::OverIslands(n) => _ = write!(options, " --far-branches=islands:{n}"),
    }
    let path = record(&name, &text, &program.case, &options);
    let path = path.map_or_else(
        |e| format!("(not written: {e})"),
        |p| p.display().to_string(),
    );
    let first = error.lines().next().unwrap_or_default();
    let line = format!("{path}: {processor} {}: {first}\n", mode.name);
    append(&failures().join("list.txt"), &line);
    format!(
        "seed {seed}, {processor} {}: {error}\n{path}:\n{text}",
        mode.name,
    )
}

/// Is the mode run?
fn wanted(mode: Mode) -> bool {
    let named = std::env::var("AMDGPUC_MODE");
    named.map_or(true, |names| names.split(',').any(|name| name == mode.name))
}

#[test]
fn inline_assembly_takes_the_place_of_arithmetic() {
    let replaced = (0..10).map(|seed| {
        let program = generate(seed, &config(seed));
        with_inline_assembly(
            &print_module(&program.module),
            AccRegisters::Yes,
            Shorts::Yes,
        )
        .1
    });
    let replaced: usize = replaced.sum();
    assert!(replaced > 100, "{replaced} in ten programs");
}

#[test]
fn other_forms_take_the_place_of_plain_instructions() {
    let mut sum = Forms::default();
    for seed in 0..20 {
        let program = generate(seed, &config(seed));
        let forms = in_other_forms(&print_module(&program.module));
        sum.masked += forms.masked;
        sum.woven += forms.woven;
        sum.expressions += forms.expressions;
        sum.calls += forms.calls;
        sum.linkages += forms.linkages;
    }
    assert!(sum.woven > 20, "{} woven operands", sum.woven);
    assert!(sum.masked > 20, "{} masked operations", sum.masked);
    assert!(sum.expressions > 20, "{} expressions", sum.expressions);
    assert!(sum.calls > 5, "{} calls", sum.calls);
    assert!(sum.linkages > 2, "{} linkages", sum.linkages);
}

#[test]
fn compiled_programs_do_as_the_interpreter() {
    let (first, count) = (number("AMDGPUC_SEED", 0), number("AMDGPUC_RANDOM", SAMPLE));
    let stride = number("AMDGPUC_STRIDE", 1).max(1);
    let end = first + count * stride;
    println!("seeds {first} to {}", end.saturating_sub(stride));
    let seeds: Vec<u64> = SHOWN
        .into_iter()
        .chain((first..end).step_by(stride as usize))
        .collect();
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let done = AtomicU64::new(0);
    let spills = AtomicU64::new(0);
    let work = || {
        loop {
            let Some(&seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) else {
                return;
            };
            let program = program(seed, &config(seed));
            let mut failing = Vec::new();
            let strict = strictness(seed);
            let modes = MODES.map(|mode| Mode { strict, ..mode });
            for mode in modes.into_iter().filter(|m| wanted(*m)) {
                match check(&program, processor(seed), mode) {
                    Ok(spilled) => drop(spills.fetch_add(u64::from(spilled), Ordering::Relaxed)),
                    Err(_) => failing.push(mode),
                }
            }
            if let [first, ..] = failing[..] {
                let text = report(seed, &program, first);
                let names: Vec<&str> = failing.iter().map(|m| m.name).collect();
                let failure = (seed, names.join("/"), text);
                failures
                    .lock()
                    .expect("no worker panics while it holds this")
                    .push(failure);
            }
            let finished = done.fetch_add(1, Ordering::Relaxed) + 1;
            if finished.is_multiple_of(100) {
                println!("{finished} programs");
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let spills = spills.into_inner();
    println!("{spills} values were spilled");
    let few_registers = std::env::var_os("AMDGPUC_MODE").is_none() && count >= SAMPLE;
    assert!(spills > 100 || !few_registers, "few registers make spills");
    let mut failures = failures.into_inner().expect("no worker has panicked");
    failures.sort_by_key(|f| f.0);
    let texts: Vec<&str> = failures.iter().take(3).map(|f| f.2.as_str()).collect();
    let all: Vec<String> = failures
        .iter()
        .map(|f| format!("{} {}", f.0, f.1))
        .collect();
    assert!(
        failures.is_empty(),
        "{} failures: {}\n{}",
        all.len(),
        all.join(", "),
        texts.join("\n")
    );
}
