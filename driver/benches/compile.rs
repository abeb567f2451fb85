//! Compile times in process: `cargo bench -p amdgpuc --bench compile [-- NAME]`
//!
//! For each kernel (as clang -O2 hands it over; gfx906, -O2): `parse` reads its text, `pipeline`
//! makes a linked code object of its text, `per 1000 instructions` is the pipeline's time scaled to
//! 1000 emitted instructions. `all kernels` compiles one after the other with the same options.
//! `optimised from -O0` is the pipeline on what clang -O0 makes, where there is the most to
//! optimise. `real files` compiles the files with IR that are in the folder that `AMDGPUC_REAL`
//! names (`tests/real/opencl.py` makes one), one after the other; those that call functions which
//! are not there are left out. Instructions are those of kernels and of functions beside them.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{Compiled, Options};
use criterion::{BenchmarkGroup, Criterion, Throughput, measurement::WallTime};
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

/// What the command allocates by, and programs with the crate in them may.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A kernel's text, and how many instructions the compiler makes of it.
struct Input {
    name: String,
    text: Vec<u8>,
    instructions: u64,
}

impl Input {
    fn source(&self) -> SourceFile<'_> {
        SourceFile {
            name: &self.name,
            text: &self.text,
        }
    }

    fn compile(&self, options: &Options) -> Compiled {
        amdgpuc::compile(&self.source(), options)
            .unwrap_or_else(|errors| panic!("{}", errors[0].render(&self.source())))
    }
}

/// The files of a folder with an ending, of those that compile.
fn inputs(folder: &Path, ending: &str, options: &Options) -> Vec<Input> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut inputs: Vec<Input> = entries
        .filter_map(|entry| {
            let path = entry.expect("an entry of the folder").path();
            let name = path
                .file_name()?
                .to_str()?
                .strip_suffix(ending)?
                .to_string();
            let text = std::fs::read(&path).expect("the file is read");
            let mut input = Input {
                name,
                text,
                instructions: 0,
            };
            let compiled = amdgpuc::compile(&input.source(), options).ok()?;
            input.instructions = compiled.instructions;
            Some(input)
        })
        .collect();
    inputs.sort_by(|a, b| a.name.cmp(&b.name));
    inputs
}

fn group<'a>(criterion: &'a mut Criterion, name: &str) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .sample_size(20);
    group
}

/// Times `iterations` runs, scaled as if each emitted 1000 instructions.
fn scaled(iterations: u64, instructions: u64, mut run: impl FnMut()) -> Duration {
    let start = Instant::now();
    for _ in 0..iterations {
        run();
    }
    start.elapsed().mul_f64(1000.0 / instructions.max(1) as f64)
}

fn benchmarks(criterion: &mut Criterion) {
    let options = Options::new(Target::parse("gfx906").expect("a processor that exists"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels");
    let kernels = inputs(&folder, ".O2.ll", &options);
    let naive = inputs(&folder, ".O0.ll", &options);

    let mut parse = group(criterion, "parse");
    for input in &kernels {
        parse.throughput(Throughput::Bytes(input.text.len() as u64));
        parse.bench_function(&input.name, |b| {
            b.iter(|| amdgpuc::ir::parse_module(black_box(&input.source())).is_ok())
        });
    }
    parse.finish();
    for (name, inputs) in [("pipeline", &kernels), ("optimised from -O0", &naive)] {
        let mut pipeline = group(criterion, name);
        for input in inputs {
            pipeline.throughput(Throughput::Elements(input.instructions));
            pipeline.bench_function(&input.name, |b| {
                b.iter(|| black_box(input).compile(&options))
            });
        }
        pipeline.finish();
    }
    let mut per_1000 = group(criterion, "per 1000 instructions");
    for input in &kernels {
        let run = |n| {
            scaled(n, input.instructions, || {
                drop(black_box(input).compile(&options))
            })
        };
        per_1000.bench_function(&input.name, |b| b.iter_custom(run));
    }
    all(&mut per_1000, "all kernels", &kernels, &options);
    if let Some(folder) = std::env::var_os("AMDGPUC_REAL") {
        let mut files = inputs(Path::new(&folder), ".O2.ll", &options);
        per_1000.sample_size(10);
        all(&mut per_1000, "real files", &files, &options);
        files.extend(kernels);
        all(&mut per_1000, "kernels and real files", &files, &options);
    }
    per_1000.finish();
}

/// Times the files one after the other.
fn all(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, inputs: &[Input], options: &Options) {
    let total = inputs.iter().map(|input| input.instructions).sum();
    println!("{name}: {} files, {total} instructions", inputs.len());
    let run = || {
        inputs
            .iter()
            .for_each(|input| drop(black_box(input).compile(options)))
    };
    group.bench_function(name, |b| b.iter_custom(|n| scaled(n, total, run)));
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    benchmarks(&mut criterion);
    criterion.final_summary();
}
