//! Executed lane-operations per second of the emulator, kernels compiled by amdgpuc: in plain mode
//! on one thread, on two, in strict mode, and with a profile; all a second of processor time, so
//! that two threads are twice as fast on the wall where there are two free processors.
//!
//! `cargo bench -p amdgpuc-tests --bench emulator [-- PART-OF-A-NAME]`

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{Options, compile};
use amdgpuc_tests::kernels::{OptLevel, ir_path};
use emu::{CodeObject, Device, KernelArg, LaunchConfig, Mode, Profile, Tools};
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
    println!("million VALU lane-operations/s");
    println!(
        "{:14} {:>10} {:>12} {:>10} {:>10}",
        "kernel", "one thread", "two threads", "strict", "profile"
    );
    for work in workloads().into_iter().filter(wanted) {
        let code = code_object(work.kernel);
        let of = |way| measure(&work, &code, way);
        println!(
            "{:14} {:10.1} {:12.1} {:10.1} {:10.1}",
            work.kernel,
            of(Way::Plain),
            of(Way::TwoThreads),
            of(Way::Strict),
            of(Way::Profile),
        );
    }
}

/// How a kernel is run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Plain,
    TwoThreads,
    Strict,
    Profile,
}

fn code_object(kernel: &str) -> Vec<u8> {
    let path = ir_path(kernel, OptLevel::O2);
    let text = std::fs::read(&path).expect("the kernel is there");
    let source = SourceFile {
        name: kernel,
        text: &text,
    };
    let options = Options::new(Target::parse("gfx906").expect("a processor"));
    let compiled = compile(&source, &options).expect("the kernel compiles");
    compiled.bytes
}

/// Time this thread has spent on a processor, where the system tells: on a machine that does other
/// things too, the clock on the wall says little.
fn thread_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

/// The same of all threads, those that have ended included: the ticks of a hundredth of a second
/// that stand in the 14th and 15th field.
fn process_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = text.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.map(|t| t.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Duration::from_millis(10 * ticks))
}

/// Million VALU lane-operations a second.
fn measure(work: &Workload, code: &[u8], way: Way) -> f64 {
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
    let cpu_time = match way {
        Way::TwoThreads => process_time,
        _ => thread_time,
    };
    let start = Instant::now();
    let cpu = cpu_time();
    let config = match way {
        Way::TwoThreads => work.config.with_threads(2),
        Way::Strict => work.config.with_mode(Mode::Strict),
        Way::Plain | Way::Profile => work.config,
    };
    let mut profile = Profile::new();
    let mut valu = 0;
    while start.elapsed() < TIME {
        let tools = Tools {
            trace: None,
            profile: (way == Way::Profile).then_some(&mut profile),
        };
        let stats = device
            .launch_with(module, work.kernel, config, &args, tools)
            .expect("it runs");
        valu += stats.valu;
    }
    let spent = match (cpu, cpu_time()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed(),
    };
    valu as f64 * 64.0 / spent.as_secs_f64() / 1e6
}
