//! The test kernels after passes of LLVM's optimiser that nobody would put together: our code does
//! what the kernels' references say, or what llc's code of the same text does.
//!
//! `AMDGPUC_RANDOM=N` runs N pipelines instead of a sample, `AMDGPUC_SEED=S` begins with seed S,
//! `AMDGPUC_KERNEL=NAME` takes one kernel. A program that fails is written to a folder
//! (`AMDGPUC_FAILURES=FOLDER` names another one).

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel as Level, OutputKind, Verify};
use amdgpuc_tests::campaign::{failures, number, said};
use amdgpuc_tests::emulate::{run_case, run_strictly_with};
use amdgpuc_tests::kernels::{Case, Expectation, OptLevel as Form, Set};
use amdgpuc_tests::llc::{self, Ran};
use amdgpuc_tests::passes;
use amdgpuc_tests::random::Rng;
use emu::Races;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Programs of the everyday run.
const SAMPLE: u64 = 60;

/// The processors take turns.
const PROCESSORS: [&str; 3] = ["gfx906", "gfx900", "gfx90a"];

/// What is longer is left out: whole libraries put into loops.
const LONGEST: usize = 1 << 20;

/// One in so many is run strictly, too.
const STRICTLY: usize = 4;

type Buffers = Vec<Vec<u8>>;

/// What a seed stands for.
struct Trial {
    seed: u64,
    set: Set,
    form: Form,
    case: Case,
    passes: Vec<&'static str>,
    options: Vec<&'static str>,
    processor: &'static str,
    strictly: bool,
}

/// What became of one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Our code is right at both levels.
    Right,
    /// opt does not take the pipeline, or makes too much of it.
    NoProgram,
    /// Another result than the reference's, which llc's code of the same text has, too.
    OtherMeaning,
    /// There is no opt, or no llc.
    NotRun,
}

impl Trial {
    fn new(seed: u64) -> Trial {
        let mut rng = Rng::new(seed ^ 0x0b7c);
        let set = [Set::First, Set::Second][rng.below(2)];
        let kernels = set.cases_by_kernel();
        let kernels: Vec<&Vec<Case>> = kernels.values().collect();
        assert!(!kernels.is_empty(), "no kernel of the name in {set:?}");
        let cases = kernels[rng.below(kernels.len())];
        let (passes, options) = passes::any(&mut rng);
        Trial {
            seed,
            set,
            form: Form::ALL[rng.below(2)],
            case: cases[rng.below(cases.len())].clone(),
            passes,
            options,
            processor: PROCESSORS[rng.below(PROCESSORS.len())],
            strictly: rng.below(STRICTLY) == 0,
        }
    }

    fn name(&self) -> String {
        format!(
            "seed {}, {} of {:?}, {}, -passes={} {}",
            self.seed,
            self.case.name,
            self.form,
            self.processor,
            self.passes.join(","),
            self.options.join(" ")
        )
    }

    /// The kernel after the passes; nothing if opt does not make one.
    fn program(&self) -> Result<Ran<Option<String>>, String> {
        let path = self.set.ir_path(self.case.kernel, self.form);
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let text = llc::strip_target_attributes(&text).replace(" optnone", "");
        Ok(
            match llc::optimised(&text, &self.passes, &self.options, self.processor) {
                Ok(Ran::Done(after)) => {
                    Ran::Done(Some(corrected(&after)).filter(|t| t.len() <= LONGEST))
                }
                Ok(Ran::NotRun(why)) => Ran::NotRun(why),
                // With CI it has to be there; else it has crashed, as it does, or refuses an
                // option.
                Err(error) if error.starts_with("not run") => return Err(error),
                Err(_) => Ran::Done(None),
            },
        )
    }

    /// What our code does, at a level.
    fn ours(&self, text: &str, level: Level) -> Result<Buffers, String> {
        let run = || {
            let mut options = support::options(self.processor, level, OutputKind::Linked);
            if self.strictly {
                options.verify = Verify::EachPass;
            }
            let code = support::compile_text(text, &options)?;
            if self.strictly {
                run_strictly_with(&code, &self.case, Races::Ignore)?;
            }
            run_case(&code, &self.case).map(|o| o.buffers)
        };
        catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(said(&*panic)))
    }

    /// What llc's code of a file does, at a level; an error where it has none that runs.
    fn theirs(&self, file: &Path, level: &str) -> Result<Ran<Buffers>, String> {
        Ok(match llc::code_object_at(file, self.processor, level)? {
            Ran::Done(code) => Ran::Done(run_case(&code, &self.case)?.buffers),
            Ran::NotRun(why) => Ran::NotRun(why),
        })
    }

    fn run(&self) -> Result<Outcome, String> {
        let text = match self.program()? {
            Ran::Done(Some(text)) => text,
            Ran::Done(None) => return Ok(Outcome::NoProgram),
            Ran::NotRun(why) => {
                eprintln!("{why}");
                return Ok(Outcome::NotRun);
            }
        };
        let folder = failures();
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let file = folder.join(format!("kernel-{}.ll", self.seed));
        std::fs::write(&file, &text).map_err(|e| format!("{}: {e}", file.display()))?;
        let result = self.compared(&text, &file);
        match result {
            // It is not needed any more; if it stays, it does no harm.
            Ok(_) => drop(std::fs::remove_file(&file)),
            Err(error) => return Err(format!("{}\n{}: {error}", self.name(), file.display())),
        }
        result
    }

    fn compared(&self, text: &str, file: &Path) -> Result<Outcome, String> {
        let unspecified = |e: &Expectation| matches!(e, Expectation::Unspecified);
        let reference = match self.case.buffers().any(|b| unspecified(&b.expect)) {
            false => None,
            true => match self.theirs(file, "-O2") {
                Ok(Ran::Done(buffers)) => Some(buffers),
                Ok(Ran::NotRun(_)) => return Ok(Outcome::NotRun),
                // llc does not take the program, or its code does not end.
                Err(_) => return Ok(Outcome::NoProgram),
            },
        };
        let right = |ours: &Buffers| {
            self.case.check(ours)?;
            let same = reference.as_ref().is_none_or(|r| r == ours);
            same.then_some(())
                .ok_or_else(|| "not what llc's code does".to_string())
        };
        let mut outcome = Outcome::Right;
        for level in [Level::O0, Level::O2] {
            let ours = match self.ours(text, level) {
                Ok(ours) => ours,
                Err(error) => match self.theirs(file, "-O2") {
                    Ok(_) => return Err(format!("{level:?}: {error}")),
                    Err(_) => return Ok(Outcome::NoProgram),
                },
            };
            if let Err(error) = right(&ours) {
                match self.theirs(file, "-O0") {
                    Ok(Ran::Done(theirs)) if theirs == ours => outcome = Outcome::OtherMeaning,
                    Ok(Ran::NotRun(_)) => return Ok(Outcome::NotRun),
                    _ => return Err(format!("{level:?}: {error}")),
                }
            }
        }
        Ok(outcome)
    }
}

/// Without what LLVM 22's passes say that is not so: its attributor calls loads of memory invariant
/// that the same loop writes (`linked_list`, which turns lists round), its outliner leaves a
/// function that asks for the work-item's number the attribute that it does not need it
/// (`blake2s`).
fn corrected(text: &str) -> String {
    const KIND: &str = ", !invariant.load !";
    let text = llc::strip_denials(&llc::strip_target_attributes(text));
    let mut parts = text.split(KIND);
    let first = parts.next().unwrap_or("").to_string();
    parts.fold(first, |all, part| {
        all + part.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

#[test]
fn kernels_do_as_before() {
    let (first, count) = (number("AMDGPUC_SEED", 0), number("AMDGPUC_RANDOM", SAMPLE));
    let seeds: Vec<u64> = (first..first + count).collect();
    let counts: [AtomicUsize; 4] = Default::default();
    let failures = support::for_each(&seeds, |&seed| {
        let outcome = Trial::new(seed).run()?;
        counts[outcome as usize].fetch_add(1, Ordering::Relaxed);
        Ok(())
    });
    let of = |outcome: Outcome| counts[outcome as usize].load(Ordering::Relaxed);
    println!(
        "seeds {first} to {}: {} right, {} without a program, {} with another meaning, in llc's \
         code, too, {} not run",
        first + count - 1,
        of(Outcome::Right),
        of(Outcome::NoProgram),
        of(Outcome::OtherMeaning),
        of(Outcome::NotRun)
    );
    assert!(
        failures.is_empty(),
        "{} of {count}:\n{}",
        failures.len(),
        failures.join("\n")
    );
    let tested = of(Outcome::Right) as u64;
    assert!(
        of(Outcome::NotRun) > 0 || tested * 2 > count,
        "{tested} of {count} tested"
    );
}
