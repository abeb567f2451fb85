//! Litmus programs, explored on the machine of `emu::model`: what is reached is allowed, and what
//! the rows of the memory model's tables say is needed (`docs/memory-model.md`).
//!
//! The everyday run takes a part of the programs; `AMDGPUC_FULL=1` takes all, and all mutants of
//! the tables: those that no program notices must be the ones of `litmus/survivors.txt`, with the
//! reason. `AMDGPUC_ONLY=gfx90a` takes one processor, with and without features.

use amdgpuc::litmus::{Explorer, Killed, Report, kill_mutants};
use amdgpuc::{OptLevel, Options};
use isa::Target;
use litmus::Program;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Of so many programs one is taken every day.
const EVERY: usize = 101;

/// A processor, and features that are switched on.
const TARGETS: [(&str, &str); 8] = [
    ("gfx600", ""),
    ("gfx700", ""),
    ("gfx803", ""),
    ("gfx906", ""),
    ("gfx90a", ""),
    ("gfx90a", "+tgsplit"),
    ("gfx942", ""),
    ("gfx942", "+tgsplit"),
];

fn is_full() -> bool {
    std::env::var("AMDGPUC_FULL").is_ok_and(|v| v == "1")
}

/// One for each processor and level, which remembers what it has explored.
fn explorer(processor: &str, features: &str, level: OptLevel) -> Explorer {
    static ALL: Mutex<BTreeMap<String, Explorer>> = Mutex::new(BTreeMap::new());
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let name = format!("{processor} {features} {level:?}");
    let new = || new_explorer(processor, features, level);
    all.entry(name).or_insert_with(new).clone()
}

fn new_explorer(processor: &str, features: &str, level: OptLevel) -> Explorer {
    let target = Target::parse(processor).expect("a processor");
    let mut options = Options::new(target);
    if !features.is_empty() {
        options.set_features(features).expect("features");
    }
    options.opt = level;
    Explorer::new(&options)
}

fn targets() -> Vec<(&'static str, &'static str)> {
    let only = std::env::var("AMDGPUC_ONLY").unwrap_or_default();
    TARGETS
        .into_iter()
        .filter(|(p, _)| p.contains(&only))
        .collect()
}

/// States, if nothing is forbidden that is reached.
fn check(explorer: &Explorer, program: &Program) -> usize {
    let name = &program.name;
    match explorer.report(program) {
        Ok(Report::Explored {
            states, forbidden, ..
        }) => {
            assert!(
                forbidden.is_empty(),
                "{name}: {forbidden:#?}\n{}",
                program.text()
            );
            states
        }
        Ok(Report::Racy(race)) => panic!("{name}: {race}\n{}", program.text()),
        Err(error) => panic!("{name}: {error}\n{}", program.text()),
    }
}

#[test]
fn nothing_forbidden_is_reached() {
    for (processor, features) in targets() {
        for level in [OptLevel::O0, OptLevel::O2] {
            let explorer = explorer(processor, features, level);
            let programs = litmus::template::all(explorer.variety().expect("a processor"));
            let every = if is_full() { 1 } else { EVERY };
            let taken: Vec<&Program> = programs.iter().step_by(every).collect();
            let states: usize = taken.iter().map(|p| check(&explorer, p)).sum();
            println!(
                "{processor}{features} {level:?}: {} of {} programs, {states} states",
                taken.len(),
                programs.len()
            );
        }
    }
}

#[test]
fn programs_in_files_do_what_they_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("litmus");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|e| e != "litmus") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a text");
        let program = Program::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let named = program.forbidden.len() + program.reachable.len();
        assert!(named > 0, "{}", path.display());
        let mut on = 0;
        for (processor, features) in TARGETS {
            for level in [OptLevel::O0, OptLevel::O2] {
                let explorer = explorer(processor, features, level);
                if explorer.variety().expect("a processor").has(&program) {
                    check(&explorer, &program);
                    on += 1;
                }
            }
        }
        assert!(on > 0, "{}: no processor has what it uses", path.display());
        count += 1;
    }
    assert!(count >= 3, "{count} files");
}

/// What the everyday run looks at in a processor's table.
struct Sample {
    processor: &'static str,
    /// How the names of the programs begin.
    programs: &'static [&'static str],
    /// Mutants that must be noticed by those.
    noticed: &'static [&'static str],
}

const SAMPLES: [Sample; 2] = [
    Sample {
        processor: "gfx906",
        programs: &[
            "MP+agent+gg+agent+",
            "MP+wg+lg+workgroup+",
            "MP+wg+gl+workgroup+",
        ],
        noticed: &[
            "load acquire agent/system global: vmcnt(0) after missing",
            "load acquire agent/system global: no invalidation",
            "load acquire workgroup local/generic: lgkmcnt(0) after missing",
            "rmw acquire agent/system global: vmcnt(0) after missing",
            "rmw acquire agent/system global: no invalidation",
            "fence acquire agent/system global/local/private/generic: vmcnt(0) before missing",
            "fence acquire agent/system global/local/private/generic: no invalidation",
            "store release agent/system global/generic: vmcnt(0) before missing",
            "store release workgroup global/generic: lgkmcnt(0) before missing",
            "rmw release agent/system global/generic: vmcnt(0) before missing",
            "rmw release workgroup global/generic: lgkmcnt(0) before missing",
            "fence release agent/system global/local/private/generic: vmcnt(0) before missing",
        ],
    },
    Sample {
        processor: "gfx942",
        programs: &[
            "Arrival+agent+g+agent+",
            "Arrival+caches+c0+agent+",
            "Arrival+system+c0+system+",
            "MP+caches+c0g+agent+",
            "MP+system+c0g+system+",
        ],
        noticed: &[
            "load monotonic agent global/generic: no sc1",
            "load monotonic system global/generic: no sc0",
            "store monotonic agent global/generic: no sc1",
            "store monotonic system global/generic: no sc0",
            "load acquire agent global: vmcnt(0) after missing",
            "load acquire agent global: invalidation for the work-group",
            "load acquire system global: invalidation for the agent",
            "rmw acquire system global: invalidation for the agent",
            "store release agent global/generic: no buffer_wbl2",
            "store release system global/generic: vmcnt(0) before missing",
            "store release system global/generic: buffer_wbl2 for the agent",
            "rmw release system global/generic: buffer_wbl2 for the agent",
            "fence acq_rel system global/local/private/generic: buffer_wbl2 for the agent",
        ],
    },
];

#[test]
fn what_a_row_says_is_needed() {
    for sample in SAMPLES {
        let explorer = explorer(sample.processor, "", OptLevel::O2);
        let mut programs = litmus::template::all(explorer.variety().expect("a processor"));
        programs.retain(|p| sample.programs.iter().any(|part| p.name.starts_with(part)));
        let killed = kill_mutants(&explorer, &programs, &mut |_| {}).expect("a table");
        for name in sample.noticed {
            let found = killed.iter().find(|k| k.mutant == *name);
            let found = found.unwrap_or_else(|| panic!("no mutant '{name}'"));
            assert!(found.by.is_some(), "{name} is not noticed");
        }
    }
}

/// `litmus/survivors.txt`: lines of a processor with features, a colon, and a mutant that no
/// program notices; lines that begin with `#` give the reason of those below.
fn survivors(target: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("litmus/survivors.txt");
    let text = std::fs::read_to_string(path).expect("the list");
    let lines = text.lines().filter_map(|line| {
        let (of, mutant) = line.split_once(": ")?;
        (of == target).then(|| mutant.to_string())
    });
    lines.collect()
}

#[test]
fn every_mutant_is_noticed_or_known_to_make_no_difference() {
    if !is_full() {
        return;
    }
    for (processor, features) in targets() {
        let explorer = explorer(processor, features, OptLevel::O2);
        let variety = explorer.variety().expect("a processor");
        let programs = litmus::template::all(variety);
        let killed = kill_mutants(&explorer, &programs, &mut |_| {}).expect("a table");
        // Rows that no access can ask for are nobody's.
        let asked = |k: &&Killed| k.changed > 0 || !variety.lacks_something();
        let killed: Vec<&Killed> = killed.iter().filter(asked).collect();
        let alive = |k: &&&Killed| k.by.is_none();
        let alive: BTreeSet<String> = killed
            .iter()
            .filter(alive)
            .map(|k| k.mutant.clone())
            .collect();
        let count = killed.len();
        println!(
            "{processor}{features}: {} of {count} mutants noticed",
            count - alive.len()
        );
        assert_eq!(alive, survivors(&format!("{processor}{features}")));
    }
}
