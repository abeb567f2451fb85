//! The second set of kernels by both compilers: what ours leaves in memory is what the code of
//! `llc -O2` leaves there, byte by byte, and what the reference says where a case has one.
//!
//! Every day one way of all, and without llc where the reference says all; with `AMDGPUC_FULL=1`
//! four processors, plain and strict, at -O0 and -O2, of both forms of the IR.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::{run_case, run_strictly};
use amdgpuc_tests::kernels::{Case, Expectation, OptLevel as Form, Set};
use amdgpuc_tests::llc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How the code is executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Plain,
    Strict,
}

/// All cases of one kernel, from one IR file, for one processor.
struct Job<'a> {
    kernel: &'a str,
    cases: &'a [Case],
    processor: &'a str,
    form: Form,
    ways: &'a [Way],
    levels: &'a [Level],
    /// Is llc run too? Else the references are enough.
    needs_llc: bool,
}

/// Compares the memory after a case, of which llc's is right.
fn same(case: &Case, ours: &[Vec<u8>], theirs: Option<&[Vec<u8>]>) -> Result<(), String> {
    case.check(ours)?;
    for (index, (ours, theirs)) in ours.iter().zip(theirs.unwrap_or_default()).enumerate() {
        let checked = Expectation::Exact(theirs.clone()).check(ours);
        checked.map_err(|e| format!("{}: buffer {index} beside llc's: {e}", case.name))?;
    }
    Ok(())
}

fn execute(way: Way, code: &[u8], case: &Case) -> Result<Vec<Vec<u8>>, String> {
    let outcome = match way {
        Way::Plain => run_case(code, case),
        Way::Strict => run_strictly(code, case),
    };
    outcome.map(|o| o.buffers)
}

fn run(job: &Job, launches: &AtomicUsize) -> Result<(), String> {
    let path = Set::Second.ir_path(job.kernel, job.form);
    let text = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let source = SourceFile {
        name: job.kernel,
        text: &text,
    };
    let theirs = match job.needs_llc {
        true => llc::code_object(&path, job.processor)?.done(),
        false => None,
    };
    let llcs = job.cases.iter().map(|case| match &theirs {
        Some(code) => by_llc(code, case).map(Some),
        None => Ok(None),
    });
    let llcs: Vec<_> = llcs.collect::<Result<_, _>>()?;
    beside(job, &source, &llcs, launches)
}

/// What llc's code leaves behind.
fn by_llc(code: &[u8], case: &Case) -> Result<Vec<Vec<u8>>, String> {
    let buffers = execute(Way::Plain, code, case)?;
    let mut pairs = case.buffers().zip(&buffers);
    if pairs.all(|(before, after)| before.init == *after) {
        return Err(format!("{}: llc's code does nothing", case.name));
    }
    case.check(&buffers).map(|()| buffers)
}

/// Compares our code with what llc's has left of each case, and with the references.
fn beside(
    job: &Job,
    source: &SourceFile,
    llcs: &[Option<Vec<Vec<u8>>>],
    launches: &AtomicUsize,
) -> Result<(), String> {
    for &level in job.levels {
        let options = support::options(job.processor, level, OutputKind::Linked);
        let ours = amdgpuc::compile(source, &options)
            .map_err(|errors| errors.iter().map(|e| e.render(source)).collect::<String>())?;
        for (case, theirs) in job.cases.iter().zip(llcs) {
            for &way in job.ways {
                launches.fetch_add(1, Ordering::Relaxed);
                let named = |e| {
                    format!(
                        "{} {level:?} of {:?}, {way:?}: {e}",
                        job.processor, job.form
                    )
                };
                let ours = execute(way, &ours.bytes, case).map_err(named)?;
                same(case, &ours, theirs.as_deref()).map_err(named)?;
            }
        }
    }
    Ok(())
}

#[test]
fn our_code_leaves_the_memory_that_llcs_code_leaves() {
    let kernels = Set::Second.cases_by_kernel();
    let (processors, forms, levels, ways): (&[&str], &[Form], &[Level], &[Way]) =
        match support::full() {
            true => (
                &["gfx900", "gfx906", "gfx908", "gfx90a"],
                &Form::ALL,
                &[Level::O0, Level::O2],
                &[Way::Plain, Way::Strict],
            ),
            false => (&["gfx906"], &[Form::O2], &[Level::O2], &[Way::Plain]),
        };
    let unspecified = |case: &Case| case.buffers().any(|b| b.expect == Expectation::Unspecified);
    let mut jobs = Vec::new();
    for processor in processors {
        for &form in forms {
            jobs.extend(kernels.iter().map(|(kernel, cases)| Job {
                kernel,
                cases,
                processor,
                form,
                ways,
                levels,
                needs_llc: support::full() || cases.iter().any(unspecified),
            }));
        }
    }
    let launches = AtomicUsize::new(0);
    let failures = support::for_each(&jobs, |job| run(job, &launches));
    println!(
        "{} kernels for {processors:?}, {forms:?} at {levels:?}: {} launches, {} files with failures",
        kernels.len(),
        launches.into_inner(),
        failures.len()
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_source_has_its_ir_and_its_cases() {
    let kernels = Set::Second.cases_by_kernel();
    let entries = std::fs::read_dir(Set::Second.folder()).expect("the folder is there");
    let names = entries.map(|e| e.expect("it can be read").file_name());
    let mut stems: Vec<String> = names
        .filter_map(|name| Some(name.to_str()?.strip_suffix(".cl")?.to_owned()))
        .collect();
    stems.sort();
    if std::env::var_os("AMDGPUC_KERNEL").is_none() {
        assert_eq!(kernels.into_keys().collect::<Vec<_>>(), stems);
    }
    assert!(stems.len() >= 40);
    for stem in stems {
        for form in Form::ALL {
            let path = Set::Second.ir_path(&stem, form);
            let text = std::fs::read_to_string(&path).expect("the IR is beside the source");
            assert!(
                text.contains(&format!("amdgpu_kernel void @{stem}(")),
                "{}",
                path.display()
            );
        }
    }
}
