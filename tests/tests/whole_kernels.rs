//! Whole kernels on the weak memory system of `emu::model::whole`, under random and adversarial
//! schedules: message passing, a lock, a last-block reduction, a ring buffer, a queue of persistent
//! work-groups, a grid barrier (`tests/whole`), of amdgpuc and of llc. Their memory is right in the
//! end; and mutants of what orders their accesses are noticed, or a check says why they are none.
//!
//! The everyday run takes a sample of the schedules and mutants; `AMDGPUC_FULL=1` takes all, and
//! prints the table of `docs/memory-model.md` (`-- --nocapture`). `AMDGPUC_PROCESSOR=gfx90a` takes
//! one processor, `AMDGPUC_ONLY=ring` kernels whose name begins so.

#[path = "support/mutants.rs"]
mod mutants;
#[path = "support/order_mutants.rs"]
mod order_mutants;
#[path = "support/compile.rs"]
mod support;
#[path = "support/whole.rs"]
mod whole;

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Processor;
use amdgpuc::{OptLevel, OutputKind};
use amdgpuc_tests::llc;
use emu::model::whole::{Adversary, End, Launch, OrderUse, Schedule, Waits, Watch};
use emu::{CodeObject, Device, KernelArg, Mode, Races};
use mutants::Change;
use order_mutants::{Mutant, Order};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use whole::{Kernel, kernels, placements};

const PROCESSORS: [&str; 5] = ["gfx600", "gfx803", "gfx906", "gfx90a", "gfx942"];

/// Schedules of each adversary, of each placement: every day, and in the full run.
const SEEDS: [u64; 2] = [2, 8];
/// Every day, one of so many mutants is made.
const SAMPLE: usize = 24;

/// Who compiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Compiler {
    Amdgpuc(&'static str, OptLevel),
    Llc,
}

const COMPILERS: [Compiler; 3] = [
    Compiler::Amdgpuc("amdgpuc -O0", OptLevel::O0),
    Compiler::Amdgpuc("amdgpuc -O2", OptLevel::O2),
    Compiler::Llc,
];

impl Compiler {
    fn name(self) -> &'static str {
        match self {
            Compiler::Amdgpuc(name, _) => name,
            Compiler::Llc => "llc -O2",
        }
    }

    /// The code of a file; `None` if a tool is missing.
    fn code(self, file: &str, processor: &str) -> Result<Option<Vec<u8>>, String> {
        let path = path(file);
        let Compiler::Amdgpuc(_, level) = self else {
            return Ok(llc::code_object_at(&path, processor, "-O2")?.done());
        };
        let text = std::fs::read(&path).map_err(|e| e.to_string())?;
        let source = SourceFile {
            name: file,
            text: &text,
        };
        let options = support::options(processor, level, OutputKind::Linked);
        let compiled = amdgpuc::compile(&source, &options);
        let compiled = compiled.map_err(|errors| errors[0].render(&source))?;
        Ok(Some(compiled.bytes))
    }
}

fn path(file: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("whole");
    folder.join(format!("{file}.ll"))
}

/// Where kernels are known to rely on waits for more than documents say: compiled by llc for
/// processors on which it waits for no vector memory before a barrier.
fn may_rely(compiler: Compiler, processor: &str) -> bool {
    compiler == Compiler::Llc && ["gfx90a", "gfx942"].contains(&processor)
}

const WRONG_MEMORY: &str = "wrong memory";

/// A row of the table.
struct Row {
    /// What waits must wait for, so that the kernel is right: more than documents say, where it
    /// relies on that (`docs/memory-model.md`, "More than the rows: releases of a work-group").
    waits: Waits,
    runs: usize,
    mutants: usize,
    killed: BTreeMap<&'static str, usize>,
    harmless: BTreeMap<&'static str, usize>,
    survivors: Vec<String>,
}

/// The schedules, in the order in which they are tried.
fn schedules() -> impl Iterator<Item = Schedule> + Clone {
    let seeds = SEEDS[usize::from(support::full())];
    (0..seeds).flat_map(|seed| {
        Adversary::ALL
            .into_iter()
            .map(move |adversary| Schedule { adversary, seed })
    })
}

/// Why a run is wrong.
struct Wrong {
    how: &'static str,
    text: String,
}

/// What is known of runs.
#[derive(Default)]
struct Known {
    runs: usize,
    /// What instructions were good for, by address.
    uses: BTreeMap<u64, OrderUse>,
    overtaken: u64,
}

/// Runs a kernel under all schedules, up to the first that goes wrong; adds to what is known.
fn run(
    code: &[u8],
    (kernel, processor, waits): (&Kernel, &str, Waits),
    watch: Option<Watch>,
    known: &mut Known,
) -> Result<(), Wrong> {
    let broken = |text: String| Wrong {
        how: "what the model does not have",
        text,
    };
    let processor = Processor::by_name(processor).expect("a processor");
    let object = CodeObject::load(code).map_err(|e| broken(e.to_string()))?;
    let mut launches = Vec::new();
    for placement in placements(processor, kernel.scope) {
        let launch = Launch::new(&object, kernel.setup(&placement, waits));
        let mut launch = launch.map_err(|e| broken(e.to_string()))?;
        launch.watch(watch);
        launches.push((launch, placement));
    }
    for schedule in schedules() {
        for (launch, placement) in &mut launches {
            let outcome = launch.run(schedule).map_err(|e| broken(e.to_string()))?;
            known.runs += 1;
            known.overtaken += outcome.overtaken;
            for (address, used) in outcome.uses {
                known.uses.entry(address).or_default().add(&used);
            }
            let wrong = |how, what: String| Wrong {
                how,
                text: format!("{}: {what}, {schedule:?}, {placement:?}", kernel.name),
            };
            match outcome.end {
                End::Finished => {
                    let right = kernel.wrong(&outcome.buffers);
                    right.map_err(|what| wrong(WRONG_MEMORY, what))?;
                }
                End::NoProgress => return Err(wrong("no progress", String::new())),
                End::Fault(fault) => return Err(wrong("fault", fault)),
            }
        }
    }
    Ok(())
}

/// Whether strict mode reports something, data races left aside: these are what the schedules are
/// to show.
fn is_reported(code: &[u8], kernel: &Kernel) -> bool {
    let Ok(object) = CodeObject::load(code) else {
        return true;
    };
    let mut device = Device::new(object.target());
    let Ok(module) = device.load(&object) else {
        return true;
    };
    let mut args: Vec<KernelArg> = Vec::new();
    for (_, words) in &kernel.buffers {
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        args.push(device.alloc_with(&bytes).expect("room").into());
    }
    args.extend(kernel.numbers.iter().map(|n| KernelArg::U32(*n)));
    let config = kernel.config().with_mode(Mode::Strict);
    let config = config.with_races(Races::Ignore);
    let config = config.with_instruction_limit(1 << 20);
    device.launch(module, kernel.name, config, &args).is_err()
}

/// Why a mutant that nothing notices is none, by checks; of what is known of the kernel as it was,
/// and of the mutant.
fn reason(
    mutant: &Mutant,
    (kernel, waits): (&Kernel, Waits),
    (base, known): (&Known, &Known),
) -> Option<&'static str> {
    let used = base.uses.get(&mutant.address).copied().unwrap_or_default();
    let unused = |count: u64, why| (count == 0).then_some(why);
    let idle = match mutant.order {
        _ if used.executed == 0 => Some("no run executes it"),
        Order::Wait(Change::VmGone) => unused(used.only[0], NOTHING_UNDER_WAY),
        Order::Wait(Change::VmWeaker) => unused(used.last[0], NOTHING_UNDER_WAY),
        Order::Wait(Change::LgkmGone) => unused(used.only[1], NOTHING_UNDER_WAY),
        Order::Wait(Change::LgkmWeaker) => unused(used.last[1], NOTHING_UNDER_WAY),
        Order::Cache => unused(used.dwords, "nothing is old or not written back").or(unused(
            used.loads,
            "nobody loads what it forgets",
        )
        .filter(|_| mutant.forgets)),
        _ => None,
    };
    // Of what other waves have under way, for which waits may have to wait, nothing is watched.
    let by_vm = [Change::VmGone, Change::VmWeaker].map(Order::Wait);
    let is_watched = waits == Waits::OfWave || !by_vm.contains(&mutant.order);
    let is_wait = is_watched && matches!(mutant.order, Order::Wait(_));
    match idle {
        Some(idle) => Some(idle),
        None if is_reported(&mutant.bytes, kernel) => Some("strict mode reports it"),
        None if mutant.order == Order::Wait(Change::ExpGone) => Some(ONLY_REGISTERS),
        None if is_wait => unused(known.overtaken, NOBODY_ELSE),
        None => None,
    }
}

const NOTHING_UNDER_WAY: &str = "nothing is under way that it waits for";
const ONLY_REGISTERS: &str = "waits only for registers, of which strict mode has nothing to say";
const NOBODY_ELSE: &str = "nobody else accesses what it waits for before that is done";

/// Tries a kernel of a compiler's code, and its mutants.
fn try_kernel(
    code: &[u8],
    kernel: &Kernel,
    (processor, compiler): (&str, Compiler),
) -> Result<Row, String> {
    let mut row = Row {
        waits: Waits::OfWave,
        runs: 0,
        mutants: 0,
        killed: BTreeMap::new(),
        harmless: BTreeMap::new(),
        survivors: Vec::new(),
    };
    let mut base = Known::default();
    let mut of = (kernel, processor, Waits::OfWave);
    let broken = |w: Wrong| format!("{}: {}", w.how, w.text);
    match run(code, of, None, &mut base) {
        Ok(()) => {}
        Err(wrong) if wrong.how == WRONG_MEMORY && may_rely(compiler, processor) => {
            row.runs += base.runs;
            (base, of.2, row.waits) = (Known::default(), Waits::OfUnit, Waits::OfUnit);
            run(code, of, None, &mut base).map_err(broken)?;
        }
        Err(wrong) => return Err(broken(wrong)),
    }
    if is_reported(code, kernel) {
        return Err(format!("{}: strict mode reports the kernel", kernel.name));
    }
    row.runs += base.runs;
    let every = if support::full() { 1 } else { SAMPLE };
    let all = order_mutants::mutants(code, kernel.name);
    for mutant in all.iter().skip(kernel.name.len() % every).step_by(every) {
        row.mutants += 1;
        let watch = Watch {
            code_address: mutant.address,
            operand: mutant.operand,
        };
        let watch = matches!(mutant.order, Order::Wait(_)).then_some(watch);
        let mut known = Known::default();
        let killed = run(&mutant.bytes, of, watch, &mut known);
        row.runs += known.runs;
        if let Err(wrong) = killed {
            *row.killed.entry(wrong.how).or_insert(0) += 1;
            continue;
        }
        match reason(mutant, (kernel, row.waits), (&base, &known)) {
            Some(reason) => *row.harmless.entry(reason).or_insert(0) += 1,
            None => {
                let text = format!("{:?} at {:#x}", mutant.order, mutant.address);
                row.survivors.push(text);
            }
        }
    }
    Ok(row)
}

/// Kernel, compiler, processor.
type Key = (&'static str, Compiler, &'static str);

fn print(table: &BTreeMap<Key, Row>) {
    let sum = |of: &BTreeMap<&str, usize>| of.values().sum::<usize>();
    println!(
        "| kernel | processor | compiler | waits | runs | mutants | killed | harmless | alive |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    let mut sums: BTreeMap<(&str, Compiler), [usize; 7]> = BTreeMap::new();
    for ((kernel, compiler, processor), row) in table {
        let name = compiler.name();
        let (killed, harmless) = (sum(&row.killed), sum(&row.harmless));
        let figures = [row.runs, row.mutants, killed, harmless, row.survivors.len()];
        let cells = figures.map(|n| n.to_string()).join(" | ");
        println!(
            "| {kernel} | {processor} | {name} | {:?} | {cells} |",
            row.waits
        );
        for (reason, count) in row.killed.iter().chain(&row.harmless) {
            *reasons.entry(reason).or_insert(0) += count;
        }
        for survivor in &row.survivors {
            println!("  survivor: {survivor}");
        }
        let of_unit = usize::from(row.waits == Waits::OfUnit);
        let more = [1, of_unit].into_iter().chain(figures);
        let to = sums.entry((processor, *compiler)).or_default();
        to.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
    println!(
        "| processor | compiler | kernels | `OfUnit` | runs | mutants | killed | harmless | alive |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for ((processor, compiler), figures) in sums {
        let cells = figures.map(|n| n.to_string()).join(" | ");
        println!("| {processor} | {} | {cells} |", compiler.name());
    }
    println!("{reasons:#?}");
}

fn taken() -> Vec<&'static str> {
    let only = std::env::var("AMDGPUC_PROCESSOR").unwrap_or_default();
    let named = |p: &&str| only.is_empty() || only.split(',').any(|name| name == *p);
    PROCESSORS.into_iter().filter(named).collect()
}

#[test]
fn kernels_are_right_and_what_orders_them_is_needed() {
    let only = std::env::var("AMDGPUC_ONLY").unwrap_or_default();
    let mut jobs = Vec::new();
    for processor in taken() {
        for compiler in COMPILERS {
            let kernels = kernels().into_iter().filter(|k| k.name.starts_with(&only));
            jobs.extend(kernels.map(|kernel| (processor, compiler, kernel)));
        }
    }
    let table = Mutex::new(BTreeMap::new());
    let failures = support::for_each(&jobs, |(processor, compiler, kernel)| {
        let error = |e| format!("{processor}, {}, {}: {e}", compiler.name(), kernel.name);
        let Some(code) = compiler.code(kernel.file, processor).map_err(error)? else {
            return Ok(());
        };
        let row = try_kernel(&code, kernel, (processor, *compiler)).map_err(error)?;
        let key = (kernel.name, *compiler, *processor);
        table.lock().map_err(|e| e.to_string())?.insert(key, row);
        Ok(())
    });
    print(&table.into_inner().expect("nobody has panicked"));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
