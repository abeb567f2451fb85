//! Does strict mode see what it should? Waits, wait states and barriers are taken away from correct
//! code, one at a time, and the kernels run in strict mode.
//!
//! A mutant is reported, or it is harmless: then a check says why. A survivor without a reason, and
//! a wrong result without a report, fail the test. With `AMDGPUC_FULL=1` all mutants of llc's and
//! amdgpuc's code are made, for every processor or those of `AMDGPUC_PROCESSOR=gfx600,gfx942`, and
//! the whole table is printed (`cargo test -p amdgpuc-tests --test strict_mutants -- --nocapture`);
//! every day it is a sample for gfx906.

#[path = "support/mutants.rs"]
mod mutants;
#[path = "support/strict.rs"]
mod strict;
#[path = "support/compile.rs"]
mod support;

use amdgpuc::isa::{Family, Inst, InstFlags, Opcode};
use amdgpuc_tests::emulate::run_case_with;
use amdgpuc_tests::kernels::{Case, OptLevel, cases_by_kernel};
use amdgpuc_tests::processors::taken;
use emu::{CodeObject, Device, FaultKind, LaunchError, Order, Schedule, Violation, WaitUse};
use mutants::{Change, Mutant, around, mutants};
use std::collections::BTreeMap;
use std::sync::Mutex;
use strict::{Compiler, RACES, Way, code, run};

/// Everyday runs try one of so many mutants.
const SAMPLE: usize = 16;

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fate {
    Reported(&'static str),
    Harmless(&'static str),
    /// The result is wrong and nothing was reported.
    Missed(String),
    /// The result is right, and no check says why.
    Unexplained(String),
}

/// What all cases of a kernel gave.
struct Runs {
    /// By address.
    waits: BTreeMap<u64, WaitUse>,
}

/// Runs all cases in strict mode.
fn run_cases(code: &[u8], cases: &[Case]) -> Result<Runs, Stopped> {
    let object = CodeObject::load(code).map_err(|e| Stopped::Wrong(e.to_string()))?;
    let mut device = Device::new(object.target());
    let module = device
        .load(&object)
        .map_err(|e| Stopped::Wrong(e.to_string()))?;
    let mut waits: BTreeMap<u64, WaitUse> = BTreeMap::new();
    for case in cases {
        let outcome = run(&mut device, module, case).map_err(Stopped::Launch)?;
        case.check(&outcome.buffers).map_err(Stopped::Wrong)?;
        for w in device.wait_uses() {
            let sum = waits.entry(w.code_address).or_default();
            sum.executed += w.executed;
            sum.data += w.data;
            for c in 0..2 {
                sum.loads[c] += w.loads[c];
                sum.stores[c] += w.stores[c];
            }
        }
    }
    Ok(Runs { waits })
}

enum Stopped {
    Launch(LaunchError),
    Wrong(String),
}

fn name(kind: &FaultKind) -> &'static str {
    match kind {
        FaultKind::Strict(Violation::MissingWait { .. }) => "missing wait",
        FaultKind::Strict(Violation::Hazard { .. }) => "wait states",
        FaultKind::Strict(Violation::Clause { .. }) => "clause",
        FaultKind::Strict(Violation::Undefined { .. }) => "undefined value",
        FaultKind::Strict(Violation::Race { .. }) => "race",
        FaultKind::Strict(_) => "other violation",
        _ => "fault",
    }
}

/// Runs a mutant and says what became of it.
fn fate(code: &[u8], cases: &[Case], base: &Runs, mutant: &Mutant) -> Fate {
    let error = match run_cases(&mutant.bytes, cases) {
        Ok(runs) => return survivor(code, cases, base, &runs, mutant),
        Err(error) => error,
    };
    match error {
        Stopped::Launch(LaunchError::Fault(fault)) => Fate::Reported(name(&fault.kind)),
        Stopped::Launch(other) => Fate::Missed(other.to_string()),
        Stopped::Wrong(what) => Fate::Missed(what),
    }
}

/// Whether some case executes an instruction: a trap in its place is noticed.
fn is_executed(code: &[u8], cases: &[Case], mutant: &Mutant) -> bool {
    const S_TRAP_2: u32 = 0xbf92_0002;
    let mut bytes = code.to_vec();
    bytes[mutant.offset..mutant.offset + 4].copy_from_slice(&S_TRAP_2.to_le_bytes());
    run_cases(&bytes, cases).is_err()
}

/// Why a mutant changes nothing, by checks.
fn survivor(code: &[u8], cases: &[Case], base: &Runs, runs: &Runs, mutant: &Mutant) -> Fate {
    if !is_executed(code, cases, mutant) {
        return Fate::Harmless("no case executes it");
    }
    let reason = match mutant.change {
        Change::Barrier => barrier(cases, mutant),
        Change::NopShorter | Change::NopGone => nop(code, mutant),
        Change::VmGone | Change::VmWeaker => wait(cases, base, runs, mutant, 0),
        Change::LgkmGone | Change::LgkmWeaker => wait(cases, base, runs, mutant, 1),
        Change::ExpGone => data(base, runs, mutant),
    };
    match reason {
        Some(reason) => Fate::Harmless(reason),
        None => Fate::Unexplained(format!("{:?} at {:#x}", mutant.change, mutant.address)),
    }
}

/// Instructions that llc looks back at, and strict mode with it, for the members of a clause.
const REACH: usize = 5;

/// Why wait states do nothing here.
fn nop(code: &[u8], mutant: &Mutant) -> Option<&'static str> {
    let (before, after) = around(code, mutant);
    let calls = |i: &&Inst| i.opcode == Opcode::SSwappcB64;
    let memory = |i: &&Inst| {
        let family = i.opcode.desc().family;
        family.is_vmem() || family == Family::Smem
    };
    let stores = |i: &Inst| memory(&i) && i.opcode.desc().flags.contains(InstFlags::STORES);
    let clause = before.iter().rev().take_while(memory).count();
    let next = after.iter().take_while(memory).count();
    match () {
        () if before.iter().rev().take(REACH).any(|i| calls(&i)) => {
            Some("follows a call, of which the compiler assumes the worst")
        }
        () if after
            .first()
            .is_some_and(|i| calls(&i) || i.opcode == Opcode::SSetpcB64) =>
        {
            Some("before a call or a return, behind which the compiler assumes the worst")
        }
        () if clause > 0 && after.first().is_some_and(stores) => {
            Some("before a store in a clause, where llc puts one too, out of caution")
        }
        () if before.last().is_some_and(looks_moved) => {
            Some("behind a packed instruction, whose op_sel_hi llc takes for a destination select")
        }
        () if next > 0 && clause >= REACH => {
            Some("in a clause that is longer than strict mode looks back")
        }
        () => None,
    }
}

/// In LLVM's operand modifiers `op_sel_hi` of a packed instruction's first source has the bit of
/// VOP3's destination select (`OP_SEL_1` and `DST_OP_SEL`), and its hazard recogniser asks for that
/// bit in both. A packed result is a whole register.
fn looks_moved(inst: &Inst) -> bool {
    inst.opcode.desc().family == Family::Vop3p && inst.mods.op_sel_hi & 1 != 0
}

fn one_wave_groups(cases: &[Case]) -> bool {
    cases
        .iter()
        .all(|c| c.workgroup.iter().product::<u32>() <= 64)
}

fn races_unchecked(cases: &[Case]) -> bool {
    RACES.iter().any(|(name, _)| *name == cases[0].kernel)
}

fn barrier(cases: &[Case], mutant: &Mutant) -> Option<&'static str> {
    match () {
        () if one_wave_groups(cases) => Some("work-groups have one wave"),
        () if races_unchecked(cases) => Some("races of this kernel are not looked for"),
        () if right_in_any_order(cases, mutant) => Some("right in every order of waves"),
        () => None,
    }
}

/// Whether results are right however the waves of a work-group take turns.
fn right_in_any_order(cases: &[Case], mutant: &Mutant) -> bool {
    let orders = [Order::Ascending, Order::Descending];
    let schedules = orders
        .into_iter()
        .flat_map(|order| [1, 7, 64, 2048].map(|slice| Schedule { slice, order }));
    schedules.into_iter().all(|schedule| {
        let Ok(object) = CodeObject::load(&mutant.bytes) else {
            return false;
        };
        let mut device = Device::new(object.target());
        let module = device.load(&object);
        module.is_ok_and(|module| {
            cases.iter().all(|case| {
                let outcome =
                    run_case_with(&mut device, module, case, |c| c.with_schedule(schedule));
                outcome.is_ok_and(|o| case.check(&o.buffers).is_ok())
            })
        })
    })
}

fn wait(
    cases: &[Case],
    base: &Runs,
    runs: &Runs,
    mutant: &Mutant,
    counter: usize,
) -> Option<&'static str> {
    let zero = WaitUse::default();
    let before = base.waits.get(&mutant.address).unwrap_or(&zero);
    let after = runs.waits.get(&mutant.address).unwrap_or(&zero);
    let loads = before.loads[counter] - after.loads[counter].min(before.loads[counter]);
    let stores = before.stores[counter] - after.stores[counter].min(before.stores[counter]);
    if loads == 0 && stores == 0 {
        return Some("nothing is under way that it waits for");
    }
    let all = |runs: &Runs, of: fn(&WaitUse) -> [u64; 2]| -> u64 {
        runs.waits.values().map(|w| of(w).iter().sum::<u64>()).sum()
    };
    let lost = |of| all(base, of) != all(runs, of);
    match (loads, stores) {
        (0, _) if !lost(|w| w.stores) => Some("only stores, for which a later wait waits"),
        (0, _) => Some("only stores, which no other wave looks at in these launches"),
        _ if !lost(|w| w.loads) => Some("a later wait comes before the first use"),
        _ if races_unchecked(cases) => None,
        _ => Some("what was loaded is not used afterwards"),
    }
}

/// Why a wait for data of stores does nothing here.
fn data(base: &Runs, runs: &Runs, mutant: &Mutant) -> Option<&'static str> {
    if base.waits.get(&mutant.address).is_none_or(|w| w.data == 0) {
        return Some("no data that it waits for are still to be read");
    }
    let all = |runs: &Runs| -> u64 {
        let read = |w: &WaitUse| w.data + w.stores[0];
        runs.waits.values().map(read).sum()
    };
    match all(runs).cmp(&all(base)) {
        std::cmp::Ordering::Equal => Some("a later wait comes before the data are overwritten"),
        _ => Some("the data are not overwritten afterwards"),
    }
}

/// All or a sample of the mutants of a kernel.
fn try_kernel(way: Way, cases: &[Case], table: &Mutex<Table>) -> Result<(), String> {
    let Some(code) = code(way, &cases[0])? else {
        return Ok(());
    };
    let base = match run_cases(&code, cases) {
        Ok(base) => base,
        Err(Stopped::Launch(e)) => return Err(format!("{way:?} {}: {e}", cases[0].kernel)),
        Err(Stopped::Wrong(e)) => return Err(format!("{way:?} {}: {e}", cases[0].kernel)),
    };
    let every = if support::full() { 1 } else { SAMPLE };
    let first = cases[0].kernel.len() % every;
    let mut wrong = Vec::new();
    for mutant in mutants(&code).iter().skip(first).step_by(every) {
        let fate = fate(&code, cases, &base, mutant);
        if let Fate::Missed(what) | Fate::Unexplained(what) = &fate {
            wrong.push(format!(
                "{way:?} {} {:?} at {:#x}: {what}",
                cases[0].kernel, mutant.change, mutant.address
            ));
        }
        let key = match fate {
            Fate::Missed(_) => Fate::Missed(String::new()),
            Fate::Unexplained(_) => Fate::Unexplained(String::new()),
            other => other,
        };
        let mut table = table.lock().map_err(|e| e.to_string())?;
        *table.entry((mutant.change, key)).or_insert(0) += 1;
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n"))
    }
}

type Table = BTreeMap<(Change, Fate), usize>;

fn print(title: &str, table: &Table) {
    println!("{title}");
    for change in Change::ALL {
        let of = || table.iter().filter(move |((c, _), _)| *c == change);
        let made: usize = of().map(|(_, n)| n).sum();
        let reported = of().filter(|((_, f), _)| matches!(f, Fate::Reported(_)));
        let reported: usize = reported.map(|(_, n)| n).sum();
        println!(
            "  {:28} {made:5} made, {reported:5} reported",
            change.text()
        );
        for ((_, fate), count) in of() {
            println!("    {count:5}  {fate:?}");
        }
    }
}

fn try_all(compiler: Compiler, processor: &'static str) {
    let way = Way::of_optimised(compiler, processor);
    let mut jobs: Vec<Vec<Case>> = cases_by_kernel().into_values().collect();
    jobs.retain(|cases| match compiler {
        Compiler::Amdgpuc(_) => support::can_have(processor, cases[0].kernel),
        Compiler::Llc(_) => support::llc_has_code(processor, cases[0].kernel, OptLevel::O2),
    });
    let table = Mutex::new(Table::new());
    let failures = support::for_each(&jobs, |cases| try_kernel(way, cases, &table));
    let table = table.into_inner().expect("nobody has panicked");
    print(&format!("{way:?}"), &table);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn llc_gfx906() {
    try_all(Compiler::Llc("-O2"), "gfx906");
}

#[test]
fn amdgpuc_gfx906() {
    try_all(Compiler::Amdgpuc(amdgpuc::OptLevel::O2), "gfx906");
}

#[test]
fn every_generation() {
    let none: [&str; 0] = [];
    for processor in taken(&none) {
        try_all(Compiler::Llc("-O2"), processor);
        try_all(Compiler::Amdgpuc(amdgpuc::OptLevel::O2), processor);
    }
}
