//! Writes `docs/coverage.md`: `cargo run -p amdgpuc-tests --bin coverage [-- --full] [--only TEXT]
//! [--print]`
//!
//! What llc did is kept in `tests/coverage/results`: it is asked again only about programs that have
//! changed, or with `--full`. What this compiler does is tried for all cells, or with `--only` for
//! those with the text in their names; `--print` shows their programs and what came of them.

use amdgpuc_tests::coverage::results::{Outcome, Results};
use amdgpuc_tests::coverage::{Cell, PROCESSORS, cells, page, page_path, reasons, results, trial};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What the command line says.
#[derive(Default)]
struct Settings {
    full: bool,
    print: bool,
    only: String,
}

fn settings() -> Result<Settings, String> {
    let mut settings = Settings::default();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--full" => settings.full = true,
            "--print" => settings.print = true,
            "--only" => settings.only = arguments.next().ok_or("--only needs a text")?,
            other => return Err(format!("unknown argument '{other}'")),
        }
    }
    Ok(settings)
}

/// How many cells llc gets at once.
const TOGETHER: usize = 16;

/// Tries some cells; llc only if their old results do not count.
fn attempt(
    cells: &[&Cell],
    old: &Results,
    full: bool,
    file: &std::path::Path,
) -> Result<Vec<(String, Outcome)>, String> {
    let kept = |cell: &&Cell| {
        let old = old.get(&cell.name()).filter(|_| !full)?;
        (old.fingerprint == cell.fingerprint()).then_some(old)
    };
    let asked: Vec<&Cell> = cells
        .iter()
        .copied()
        .filter(|c| kept(c).is_none())
        .collect();
    let mut found = Vec::new();
    if !asked.is_empty() {
        for processor in PROCESSORS {
            found.push(trial::theirs_of_all(&asked, processor, file)?);
        }
    }
    let mut outcomes = Vec::new();
    for cell in cells {
        let (program, theirs) = match asked.iter().position(|a| std::ptr::eq(*a, *cell)) {
            Some(at) => {
                // The program that one of the processors takes.
                let by_processor = || found.iter().map(|f| &f[at]);
                let taken = by_processor().find(|(_, t)| t.is_taken());
                let theirs: Vec<_> = by_processor().map(|(_, t)| t.clone()).collect();
                (taken.map_or(0, |f| f.0), theirs)
            }
            None => kept(cell).map_or((0, Vec::new()), |o| (o.program, o.theirs.clone())),
        };
        let ours = PROCESSORS.iter().zip(&theirs);
        let ours = ours
            .map(|(p, t)| trial::ours(cell, program, t, p))
            .collect();
        let fingerprint = cell.fingerprint();
        let outcome = Outcome {
            fingerprint,
            program,
            theirs,
            ours,
        };
        outcomes.push((cell.name(), outcome));
    }
    Ok(outcomes)
}

/// Tries all that are wanted, on all of the host's processors.
fn attempt_all(cells: &[Cell], old: &Results, settings: &Settings) -> Result<Results, String> {
    let wanted: Vec<&Cell> = cells
        .iter()
        .filter(|c| c.name().contains(&settings.only))
        .collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (next, done, wanted) = (&next, &done, &wanted);
            scope.spawn(move || {
                let file: PathBuf = std::env::temp_dir().join(format!(
                    "amdgpuc-coverage-{}-{thread}.ll",
                    std::process::id()
                ));
                let mut parts = wanted.chunks(TOGETHER);
                let mut at = 0;
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(part) = parts.nth(number - at) else {
                        break;
                    };
                    at = number + 1;
                    let outcomes = attempt(part, old, settings.full, &file);
                    done.lock().expect("nobody panics with it").push(outcomes);
                }
                // It may never have been written.
                let _ = std::fs::remove_file(&file);
            });
        }
    });
    let mut all = old.clone();
    for outcomes in done.into_inner().expect("nobody has panicked") {
        all.extend(outcomes?);
    }
    Ok(all)
}

fn show(cells: &[Cell], all: &Results, only: &str) {
    for cell in cells.iter().filter(|c| c.name().contains(only)) {
        if let Some(outcome) = all.get(&cell.name()) {
            println!("; {}", cell.name());
            for (at, processor) in PROCESSORS.iter().enumerate() {
                let (ours, theirs) = (&outcome.ours[at], &outcome.theirs[at]);
                println!("; {processor}: ours {ours:?}; llc {theirs:?}");
            }
            println!("{}", cell.programs[outcome.program]);
        }
    }
}

fn work() -> Result<bool, String> {
    let settings = settings()?;
    let (cells, reasons) = (cells(), reasons::read());
    let all = attempt_all(&cells, &results::read(), &settings)?;
    if settings.print {
        show(&cells, &all, &settings.only);
    }
    results::write(&cells, &all)?;
    let text = page::render(&cells, &all, &reasons);
    std::fs::write(page_path(), text).map_err(|e| format!("{}: {e}", page_path().display()))?;
    let unexplained = page::unexplained(&cells, &all, &reasons);
    for line in &unexplained {
        eprintln!("{line}");
    }
    for row in page::unused(&cells, &all, &reasons) {
        eprintln!("reasons: nothing is explained by '{row}'");
    }
    eprintln!("{} cells, {} unexplained", cells.len(), unexplained.len());
    Ok(unexplained.is_empty())
}

fn main() -> ExitCode {
    // Panics of the compiler are results here, and are told as such.
    std::panic::set_hook(Box::new(|_| {}));
    match work() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("coverage: {why}");
            ExitCode::FAILURE
        }
    }
}
