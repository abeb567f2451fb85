//! What regalloc2 costs: `cargo bench -p amdgpuc --bench regalloc`
//!
//! Each kernel and each frontend's file of the tests is compiled in process, text to code object,
//! with both methods of register allocation in turn; of many rounds the fastest counts, which
//! nothing else on the machine has disturbed. The difference is the price of the view of regalloc2,
//! its run, and the use of its edits. Files that are refused are left out.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{Compiled, Method, OptLevel, Options};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Rounds for each file.
const ROUNDS: u32 = 60;

/// All files in a folder and those below with LLVM's ending, in order.
fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("a folder of the tests");
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|e| e == "ll") {
            out.push(path);
        }
    }
}

fn compile(text: &[u8], options: &Options) -> Option<Compiled> {
    let source = SourceFile { name: "", text };
    amdgpuc::compile(&source, options).ok()
}

/// The fastest of some rounds with each method, and the instructions that it emits.
fn measure(text: &[u8], options: &[Options; 2]) -> Option<[(f64, u64); 2]> {
    let mut best = [(f64::MAX, 0); 2];
    for _ in 0..ROUNDS {
        for (options, (time, size)) in options.iter().zip(&mut best) {
            let start = Instant::now();
            let compiled = compile(text, options)?;
            *time = time.min(start.elapsed().as_secs_f64());
            *size = compiled.instructions;
        }
    }
    Some(best)
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
    for (folder, opt) in [
        ("kernels", OptLevel::O2),
        ("kernels", OptLevel::O0),
        ("frontends", OptLevel::O2),
    ] {
        let mut paths = Vec::new();
        files(&root.join(folder), &mut paths);
        let mut sum = [(0.0, 0); 2];
        let mut count = 0;
        for path in paths {
            let options = [Method::Planner, Method::Regalloc2].map(|regalloc| Options {
                regalloc,
                opt,
                ..Options::new(Target::parse("gfx906").expect("a processor that exists"))
            });
            let text = std::fs::read(&path).expect("a file of the tests");
            let Some(best) = measure(&text, &options) else {
                continue;
            };
            count += 1;
            for (sum, best) in sum.iter_mut().zip(best) {
                sum.0 += best.0;
                sum.1 += best.1;
            }
        }
        let [(alone, size), (both, size2)] = sum;
        println!(
            "{folder} {opt:?}: {count} files, planner {:.2} ms and {size} instructions, regalloc2 {:.2} ms and {size2} instructions, {:.1}% of the whole",
            alone * 1e3,
            both * 1e3,
            (both - alone) / both * 100.0
        );
    }
}
