//! Executed lane-operations per second in plain mode on one thread: kernels compiled by llc.
//!
//! `cargo bench -p amdgpuc-tests --bench emulator`

use amdgpuc_tests::kernels::{OptLevel, ir_path};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use std::time::{Duration, Instant};

/// How long each kernel is repeated.
const TIME: Duration = Duration::from_millis(1000);

/// One launch: kernel, grid, work-group, arguments; a buffer is its size in bytes.
struct Workload {
    kernel: &'static str,
    config: LaunchConfig,
    args: Vec<Arg>,
}

enum Arg {
    Buffer(u64),
    Value(KernelArg),
}

fn workloads() -> Vec<Workload> {
    use Arg::{Buffer, Value};
    use KernelArg::{F32, F64, I32, U32};
    let of = |kernel, config, args| Workload {
        kernel,
        config,
        args,
    };
    let matrix = 128 * 128 * 4;
    let bodies = 1024;
    vec![
        of(
            "sha256",
            LaunchConfig::linear(1024, 256),
            vec![
                Buffer(1024 * 16 * 64),
                Buffer(1024 * 32),
                Value(U32(1024)),
                Value(U32(16)),
            ],
        ),
        of(
            "matmul_tiled",
            LaunchConfig::new([128, 128, 1], [16, 16, 1]),
            vec![
                Buffer(matrix),
                Buffer(matrix),
                Buffer(matrix),
                Value(I32(128)),
                Value(I32(128)),
                Value(I32(128)),
            ],
        ),
        of(
            "nbody_f32",
            LaunchConfig::linear(bodies, 256),
            vec![
                Buffer(u64::from(bodies) * 16),
                Buffer(u64::from(bodies) * 16),
                Buffer(u64::from(bodies) * 16),
                Buffer(u64::from(bodies) * 16),
                Value(U32(bodies)),
                Value(F32(0.01)),
                Value(F32(0.5)),
            ],
        ),
        of(
            "nbody_f64",
            LaunchConfig::linear(bodies, 256),
            (0..7)
                .map(|_| Buffer(u64::from(bodies) * 8))
                .chain([Value(U32(bodies)), Value(F64(0.5))])
                .collect(),
        ),
    ]
}

fn main() {
    // An argument that is not an option selects kernels by name.
    let filter = std::env::args().skip(1).find(|a| !a.starts_with('-'));
    let wanted = |w: &Workload| {
        filter
            .as_ref()
            .is_none_or(|f| w.kernel.contains(f.as_str()))
    };
    for work in workloads().into_iter().filter(wanted) {
        let path = ir_path(work.kernel, OptLevel::O2);
        let Some(code) = llc::code_object(&path, "gfx906")
            .expect("llc compiles the kernel")
            .done()
        else {
            return;
        };
        measure(&work, &code);
    }
}

/// Time this thread has spent on a processor, where the system tells: on a machine that does other
/// things too, the clock on the wall says little.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

fn measure(work: &Workload, code: &[u8]) {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let args: Vec<KernelArg> = work
        .args
        .iter()
        .map(|arg| match arg {
            Arg::Buffer(size) => device.alloc(*size).expect("room").into(),
            Arg::Value(value) => value.clone(),
        })
        .collect();
    let start = Instant::now();
    let cpu = cpu_time();
    let (mut valu, mut all) = (0, 0);
    while start.elapsed() < TIME {
        let stats = device
            .launch(module, work.kernel, work.config, &args)
            .expect("it runs");
        valu += stats.valu;
        all += stats.instructions;
    }
    let spent = match (cpu, cpu_time()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed(),
    };
    let seconds = spent.as_secs_f64();
    println!(
        "{:14} {:8.1} million VALU lane-operations/s, {:6.2} million instructions/s",
        work.kernel,
        valu as f64 * 64.0 / seconds / 1e6,
        all as f64 / seconds / 1e6
    );
}
