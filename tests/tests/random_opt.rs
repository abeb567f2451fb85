//! Random programs after passes of LLVM's optimiser: shapes that frontends' optimisers make, and
//! that no generator of ours does. Our code does what the interpreter does, which does what it did
//! before the passes.
//!
//! `AMDGPUC_RANDOM=N` runs N programs instead of a sample, `AMDGPUC_SEED=S` begins with seed S. A
//! program that fails is written to a folder (`AMDGPUC_FAILURES=FOLDER` names another one).

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{OptLevel, Options};
use amdgpuc_tests::campaign::{number, record, said};
use amdgpuc_tests::emulate;
use amdgpuc_tests::kernels::Expectation;
use amdgpuc_tests::llc::{self, Ran};
use amdgpuc_tests::passes::common;
use amdgpuc_tests::random::{Config, Program, Rng, generate};
use emu::Races;
use ir::printer::print_module;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Programs of the everyday run.
const SAMPLE: u64 = 24;
/// Passes that a program goes through.
const PASSES: usize = 12;
/// The processors take turns.
const PROCESSORS: [&str; 3] = ["gfx906", "gfx900", "gfx90a"];

/// The pass that makes of a sum with zero beside a product two products, of the sum by zero instead
/// of by one (LLVM 22, seed 5: sums of products of bytes by constants).
const MISJOINS: &str = "function(slp-vectorizer)";

/// Has the program what that pass gets wrong, or what others make that of?
fn is_misjoined(text: &str) -> bool {
    let by_zero = |line: &str| {
        let sum = line.contains(" = mul ") || line.contains(" = add ");
        sum && line.ends_with(", 0")
    };
    text.lines().any(by_zero)
}

/// The same where that pass stands among others, which may make of a program what it gets wrong.
fn will_be_misjoined(before: &str, passes: &[&'static str], processor: &str) -> bool {
    let places = (0..passes.len()).filter(|&i| passes[i] == MISJOINS);
    let comes_to = |place: usize| {
        let mut others = passes[..place].to_vec();
        others.retain(|&pass| pass != MISJOINS);
        match llc::optimised(before, &others, &[], processor) {
            Ok(Ran::Done(text)) => is_misjoined(&text),
            _ => false,
        }
    };
    is_misjoined(before) || places.into_iter().any(comes_to)
}

/// What LLVM 22's constant folder gets wrong: it takes the sum of a constant over the lanes for the
/// constant.
const MISFOLDED: [&str; 3] = ["add", "sub", "xor"];

/// The passes of a seed.
fn passes(seed: u64) -> Vec<&'static str> {
    let mut rng = Rng::new(seed ^ 0x0b7);
    common(&mut rng, PASSES)
}

/// The program of a text with the launch of another one, whose expectations stay.
fn program_of(text: &str, like: &Program) -> Result<Program, String> {
    let source = SourceFile {
        name: "random.ll",
        text: text.as_bytes(),
    };
    let said = |errors: Vec<ir::Diagnostic>| -> String {
        errors.iter().map(|e| e.render(&source)).collect()
    };
    let module = ir::parse_module(&source).map_err(said)?;
    ir::verifier::verify_module(&module).map_err(said)?;
    Ok(Program {
        module,
        case: like.case.clone(),
        others: Vec::new(),
    })
}

/// Does the interpreter find what it found before?
fn same_meaning(program: &Program, like: &Program) -> Result<(), String> {
    let found = program.clone().expect().map_err(|e| e.to_string())?;
    let expected: Vec<&Expectation> = like.case.buffers().map(|b| &b.expect).collect();
    for (i, buffer) in found.case.buffers().enumerate() {
        let (Expectation::Exact(was), Expectation::Exact(is)) = (expected[i], &buffer.expect)
        else {
            continue;
        };
        if let Some(at) = (0..was.len()).find(|&at| was[at] != is[at]) {
            return Err(format!(
                "the interpreter finds other memory after the passes: buffer {i}, byte {at}: {:02x}, was {:02x}",
                is[at], was[at]
            ));
        }
    }
    Ok(())
}

/// The first pass after which the meaning is another one.
fn blame(text: &str, passes: &[&'static str], processor: &str, like: &Program) -> Option<String> {
    (1..=passes.len()).find_map(|n| {
        let after = llc::optimised(text, &passes[..n], &[], processor);
        let after = after.ok()?.done()?;
        let wrong = program_of(&after, like).and_then(|p| same_meaning(&p, like));
        wrong.err().map(|_| format!("{}, pass {n}", passes[n - 1]))
    })
}

fn compiled_does(
    text: &str,
    program: &Program,
    processor: &str,
    opt: OptLevel,
) -> Result<(), String> {
    let run = || -> Result<(), String> {
        let source = SourceFile {
            name: "random.ll",
            text: text.as_bytes(),
        };
        let mut options = Options::new(Target::parse(processor).map_err(|e| e.to_string())?);
        options.opt = opt;
        let compiled = amdgpuc::compile(&source, &options)
            .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect::<String>())?;
        let outcome = emulate::run_case(&compiled.bytes, &program.case)?;
        program.case.check(&outcome.buffers)?;
        // A load that was hoisted may read what others write: then nobody looks at its value.
        let strict = emulate::run_strictly_with(&compiled.bytes, &program.case, Races::Ignore)?;
        program.case.check(&strict.buffers)
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(said(&*panic)))
}

/// What a seed's program does after its passes; `None` if the tool is not there.
fn check(seed: u64) -> Option<Result<(), String>> {
    let program = generate(seed, &Config::of_seed(seed)).expect();
    let program = program.unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    let processor = PROCESSORS[seed as usize % PROCESSORS.len()];
    let mut passes = passes(seed);
    let before = print_module(&program.module);
    if will_be_misjoined(&before, &passes, processor) {
        passes.retain(|&pass| pass != MISJOINS);
    }
    let folded = |op: &&str| before.contains(&format!("llvm.amdgcn.wave.reduce.{op}"));
    if MISFOLDED.iter().any(folded) {
        return Some(Ok(()));
    }
    let text = match llc::optimised(&before, &passes, &[], processor) {
        Ok(Ran::Done(text)) => text,
        Ok(Ran::NotRun(why)) => {
            eprintln!("{why}");
            return None;
        }
        Err(error) => return Some(Err(error)),
    };
    let result = program_of(&text, &program)
        .and_then(|after| same_meaning(&after, &program))
        .map_err(|error| match blame(&before, &passes, processor, &program) {
            Some(pass) => format!("{error} (since {pass})"),
            None => error,
        })
        .and_then(|()| compiled_does(&text, &program, processor, OptLevel::O0))
        .and_then(|()| compiled_does(&text, &program, processor, OptLevel::O2));
    Some(result.map_err(|error| {
        let options = format!("-mcpu={processor} -O0");
        let write = |name: &str, text: &str| {
            let name = format!("optimised-{seed}{name}");
            let path = record(&name, text, &program.case, &options);
            path.map_or_else(
                |e| format!("(not written: {e})"),
                |p| p.display().to_string(),
            )
        };
        write("-before", &before);
        let path = write("", &text);
        format!(
            "seed {seed}, {processor}: {}\n{}: {error}",
            passes.join(","),
            path
        )
    }))
}

#[test]
fn optimised_programs_do_as_before() {
    let (first, count) = (number("AMDGPUC_SEED", 0), number("AMDGPUC_RANDOM", SAMPLE));
    println!("seeds {first} to {}", first + count - 1);
    let next = AtomicU64::new(first);
    let failures = Mutex::new(Vec::new());
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + count {
                return;
            }
            match check(seed) {
                Some(Ok(())) => {}
                Some(Err(error)) => failures
                    .lock()
                    .expect("no worker panics while it holds this")
                    .push(error),
                None => return,
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let failures = failures.into_inner().expect("no worker has panicked");
    let count = failures.len();
    assert!(
        failures.is_empty(),
        "{count} failures:\n{}",
        failures.join("\n")
    );
}
