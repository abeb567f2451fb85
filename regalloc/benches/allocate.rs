//! Time of an allocation per 1000 instructions, over random functions without spills and with them,
//! or over given files.

#[path = "../tests/support/mod.rs"]
mod support;

use amdgpuc_regalloc as regalloc;
use mir::{Bank, Function};
use regalloc::{AllocContext, AllocOptions, Check};
use std::time::Duration;
use support::{Generator, Shape, callee, to_wave};

/// Time that this thread has run; other work on the machine does not count (Linux).
fn cpu() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = text.split(' ').next().and_then(|n| n.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}

fn insts(func: &Function) -> usize {
    func.layout
        .iter()
        .map(|&b| func.blocks[b].insts.len())
        .sum()
}

fn measure(name: &str, shape: Shape, budgets: [Option<u16>; 2]) {
    let machine = isa::Machine::parse("gfx906").expect("a processor");
    let mut context = AllocContext::default();
    let mut time = [Duration::ZERO; 2];
    let mut count = 0;
    for seed in 0..200 {
        let mut func = Generator::function(seed, shape, machine.wave());
        let mut opts = AllocOptions::new(&machine, &callee);
        opts.check = Check::Off;
        let size = insts(&func);
        let mut ok = true;
        for (i, bank) in [Bank::Vgpr, Bank::Sgpr].into_iter().enumerate() {
            opts.budget = budgets[i];
            let start = cpu();
            ok &= context.allocate(&mut func, bank, &opts).is_ok();
            time[i] += cpu() - start;
            to_wave(&mut func);
        }
        count += if ok { size } else { 0 };
    }
    let micros = time.map(|t| t.as_secs_f64() * 1e6 * 1000.0 / count as f64);
    println!(
        "{name}: {count} instructions, VGPRs {:.0} us, SGPRs {:.0} us per 1000",
        micros[0], micros[1]
    );
}

/// VGPRs of a function given as text (`--print-after` before the allocation of VGPRs).
fn measure_file(path: &str) {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let func = mir::parse_function(&text).expect("machine IR");
    let machine = isa::Machine::parse("gfx906").expect("a processor");
    let mut opts = AllocOptions::new(&machine, &callee);
    opts.check = Check::Off;
    let mut context = AllocContext::default();
    let rounds = 50;
    let mut time = Duration::ZERO;
    let mut result = Ok(regalloc::AllocResult::default());
    for _ in 0..rounds {
        let mut func = func.clone();
        let start = cpu();
        result = context.allocate(&mut func, Bank::Vgpr, &opts);
        time += cpu() - start;
    }
    let size = insts(&func);
    let micros = time.as_secs_f64() * 1e6 * 1000.0 / (size * rounds) as f64;
    println!("{path}: {size} instructions, {micros:.0} us per 1000, {result:?}");
}

fn main() {
    let files: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| !a.starts_with('-'))
        .collect();
    if !files.is_empty() {
        return files.iter().for_each(|f| measure_file(f));
    }
    let small = Shape {
        straight: 14,
        depth: 2,
        calls: 0,
        lane_writes: 20,
    };
    let large = Shape {
        straight: 60,
        depth: 3,
        calls: 0,
        lane_writes: 20,
    };
    measure("small", small, [None, None]);
    measure("large", large, [None, None]);
    measure("small, spilling", small, [Some(24), Some(48)]);
}
