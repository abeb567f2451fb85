//! Tries cells on all of the host's processors: ours always, llc only where its kept results are
//! not of the same programs.

use super::results::{Ours, Outcome, Results};
use super::{Cell, PROCESSORS, trial};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Is llc asked again where its results are known?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Llc {
    /// Yes.
    Again,
    /// Only about programs that have changed.
    Kept,
}

/// How many cells llc gets at once.
const TOGETHER: usize = 16;

/// All results, those of the cells made anew.
///
/// # Errors
/// That llc is missing where it is needed.
pub fn attempt(cells: &[&Cell], old: &Results, llc: Llc) -> Result<Results, String> {
    let done = in_threads(cells, |part, file| part_of(part, old, llc, file));
    let mut all = old.clone();
    for outcomes in done {
        all.extend(outcomes?);
    }
    Ok(all)
}

/// What we make of some cells now, beside what llc's kept results are: those that are unlike what
/// is kept.
pub fn unlike(cells: &[&Cell], kept: &Results) -> Vec<(String, usize, Ours)> {
    let found = in_threads(cells, |part, _| {
        let mut found = Vec::new();
        for cell in part {
            let Some(old) = kept.get(&cell.name()) else {
                continue;
            };
            for (at, processor) in PROCESSORS.iter().enumerate() {
                let ours = trial::ours(cell, old.program, &old.theirs[at], processor);
                if !ours.is_like(&old.ours[at]) {
                    found.push((cell.name(), at, ours));
                }
            }
        }
        found
    });
    found.into_iter().flatten().collect()
}

/// Does the work for parts of the list, each thread with a file of its own.
fn in_threads<T: Send>(cells: &[&Cell], work: impl Fn(&[&Cell], &Path) -> T + Sync) -> Vec<T> {
    let parts: Vec<&[&Cell]> = cells.chunks(TOGETHER).collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (next, done, parts, work) = (&next, &done, &parts, &work);
            scope.spawn(move || {
                let file = file(thread);
                while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(part, &file);
                    done.lock().expect("nobody panics with it").push(result);
                }
                // It may never have been written.
                let _ = std::fs::remove_file(&file);
            });
        }
    });
    done.into_inner().expect("nobody has panicked")
}

fn file(thread: usize) -> PathBuf {
    let name = format!("amdgpuc-coverage-{}-{thread}.ll", std::process::id());
    std::env::temp_dir().join(name)
}

/// llc's kept results, if they are of this program.
fn kept<'a>(cell: &Cell, old: &'a Results, llc: Llc) -> Option<&'a Outcome> {
    let old = old.get(&cell.name()).filter(|_| llc == Llc::Kept)?;
    (old.fingerprint == cell.fingerprint()).then_some(old)
}

fn part_of(
    cells: &[&Cell],
    old: &Results,
    llc: Llc,
    file: &Path,
) -> Result<Vec<(String, Outcome)>, String> {
    let asked: Vec<&Cell> = cells
        .iter()
        .copied()
        .filter(|c| kept(c, old, llc).is_none())
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
            None => kept(cell, old, llc).map_or((0, Vec::new()), |o| (o.program, o.theirs.clone())),
        };
        let ours = PROCESSORS.iter().zip(&theirs);
        let ours = ours.map(|(p, t)| trial::ours(cell, program, t, p));
        let outcome = Outcome {
            fingerprint: cell.fingerprint(),
            program,
            ours: ours.collect(),
            theirs,
        };
        outcomes.push((cell.name(), outcome));
    }
    Ok(outcomes)
}
