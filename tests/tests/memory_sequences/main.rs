//! Every access and fence of the memory model, compiled by this compiler and by llc: the sequences
//! side by side, as pages (`docs/memory-model-llc.md`).
//!
//! A difference that no class in `differences.rs` explains fails, and so does a class that explains
//! nothing. `AMDGPUC_BLESS=1` writes the pages, `AMDGPUC_FULL=1` compares those of all processors.

mod cases;
mod differences;
mod page;
mod sequence;
#[path = "../support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::{FeatureSource, GroupPlace, Machine, Opcode, Target};
use amdgpuc::{Options, OutputKind};
use amdgpuc_tests::llc::assembly_for;
use cases::{Case, Flags, Has, Instr, Ordering, Reach, Scope, Space};
use differences::{Context, DIFFERENCES};
use page::Compared;
use sequence::Sequence;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Whether a page is compared every day.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Daily,
    Full,
}

/// Processors and target features.
const TARGETS: [(&str, &str, When); 8] = [
    ("gfx600", "", When::Full),
    ("gfx700", "", When::Full),
    ("gfx803", "", When::Full),
    ("gfx906", "", When::Daily),
    ("gfx90a", "", When::Daily),
    ("gfx90a", "+tgsplit", When::Full),
    ("gfx942", "", When::Full),
    ("gfx942", "+tgsplit", When::Daily),
];

fn title(cpu: &str, feature: &str) -> String {
    match feature {
        "" => cpu.to_string(),
        _ => format!("{cpu}, `-mattr={feature}`"),
    }
}

fn file(cpu: &str, feature: &str) -> String {
    match feature {
        "" => format!("{cpu}.md"),
        _ => format!("{cpu}-{}.md", feature.trim_start_matches('+')),
    }
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn target(cpu: &str, feature: &str) -> Target {
    let mut target = Target::parse(cpu).expect("a processor");
    if !feature.is_empty() {
        let set = target.set_features(feature, FeatureSource::Option);
        assert!(set.is_ok(), "{cpu} {feature}");
    }
    target
}

/// The assembly text of ours.
fn ours(ir: &str, target: Target) -> Result<String, String> {
    let mut options = Options::new(target);
    options.output = OutputKind::Assembly;
    let source = SourceFile {
        name: "sequences",
        text: ir.as_bytes(),
    };
    let compiled = amdgpuc::compile(&source, &options)
        .map_err(|e| e.iter().map(|e| e.render(&source)).collect::<String>())?;
    String::from_utf8(compiled.bytes).map_err(|e| e.to_string())
}

/// Both compilers' sequences; nothing where llc is missing.
fn compare(cpu: &str, feature: &str) -> Result<Option<Vec<Compared>>, String> {
    let target = target(cpu, feature);
    let machine = Machine::new(&target).ok_or("no machine")?;
    let is_split = machine.group() == GroupPlace::Split;
    let has = match (is_split, machine.has(Opcode::FlatLoadDword)) {
        (true, _) => Has::Flat,
        (_, true) => Has::LdsAndFlat,
        (_, false) => Has::Lds,
    };
    let cases = cases::all(has);
    let ir = cases::module(&cases, has);
    let Some(llc) = assembly_for(&ir, cpu, feature)?.done() else {
        return Ok(None);
    };
    let llc = sequence::sequences(&llc, &cases).map_err(|e| format!("llc: {e}"))?;
    let ours = ours(&ir, target)?;
    let ours = sequence::sequences(&ours, &cases).map_err(|e| format!("ours: {e}"))?;
    explained(&cases, ours, llc, is_split).map(Some)
}

fn explained(
    cases: &[Case],
    ours: Vec<Sequence>,
    llc: Vec<Sequence>,
    is_split: bool,
) -> Result<Vec<Compared>, String> {
    let by_case: BTreeMap<Case, Sequence> = cases.iter().copied().zip(llc).collect();
    let find = |case: &Case| by_case[case].clone();
    let (mut compared, mut failures) = (Vec::new(), String::new());
    for (&case, ours) in cases.iter().zip(ours) {
        let context = Context {
            case,
            ours: &ours,
            llc: &find,
            is_split,
        };
        let llc = find(&case);
        match differences::explain(&context) {
            Some(why) => compared.push(Compared {
                case,
                ours,
                llc,
                why,
            }),
            None => failures += &format!("{case:?}\n  ours: {ours}\n  llc:  {llc}\n"),
        }
    }
    match failures.is_empty() {
        true => Ok(compared),
        false => Err(failures),
    }
}

/// Compares a page with the file, or writes it.
fn settle(path: &Path, page: &str) -> Result<(), String> {
    if std::env::var_os("AMDGPUC_BLESS").is_some() {
        return std::fs::write(path, page).map_err(|e| format!("{}: {e}", path.display()));
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    match written == page {
        true => Ok(()),
        false => Err(format!("{} is renewed by AMDGPUC_BLESS=1", path.display())),
    }
}

#[test]
fn every_sequence_is_llcs_or_the_difference_is_explained() {
    let all = ["AMDGPUC_FULL", "AMDGPUC_BLESS"];
    let all = all.iter().any(|name| std::env::var_os(name).is_some());
    let taken = TARGETS.iter().filter(|t| all || t.2 == When::Daily);
    let taken: Vec<_> = taken.collect();
    let folder = docs().join("memory-model-llc");
    let counts = Mutex::new(Vec::new());
    let failures = support::for_each(&taken, |(cpu, feature, _)| {
        let title = title(cpu, feature);
        let compared = compare(cpu, feature).map_err(|e| format!("{title}: {e}"))?;
        let Some(compared) = compared else {
            return Ok(());
        };
        counts.lock().expect("no panic").push(compared.len());
        let page = page::of_processor(&title, &compared);
        settle(&folder.join(file(cpu, feature)), &page)
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let counts = counts.into_inner().expect("no panic");
    assert!(counts.iter().all(|&n| n > 1500), "{counts:?}");
    check_classes();
}

#[test]
fn the_page_of_differences_is_that_of_the_table() {
    let files = TARGETS.map(|(cpu, feature, _)| (title(cpu, feature), file(cpu, feature)));
    let index = page::index(&files);
    settle(&docs().join("memory-model-llc.md"), &index).unwrap();
}

/// Each class of differences must be on a page.
fn check_classes() {
    let folder = docs().join("memory-model-llc");
    let pages = TARGETS.iter().map(|(cpu, feature, _)| {
        let path = folder.join(file(cpu, feature));
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    });
    let pages: Vec<String> = pages.collect();
    for difference in DIFFERENCES {
        let name = format!(": *{}*\n", difference.name);
        let on_a_page = pages.iter().any(|page| page.contains(&name));
        assert!(on_a_page, "explains nothing: {}", difference.name);
    }
}

/// What no class is for is not explained, nor more than what one is for.
#[test]
fn other_differences_are_not_explained() {
    let wait = |vm, lgkm| sequence::Wait { vm, lgkm };
    let release = |before| Sequence {
        before,
        access: "store".to_string(),
        ..Sequence::default()
    };
    let explained = |space, ours: &Sequence| {
        let case = Case {
            instr: Instr::Store,
            ordering: Ordering::Release,
            failure: None,
            scope: Scope::Workgroup,
            reach: Reach::AllSpaces,
            space,
            flags: Flags::Plain,
        };
        let context = Context {
            case,
            ours,
            llc: &|_| release(wait(Some(0), Some(0))),
            is_split: false,
        };
        differences::explain(&context)
    };
    let no_lgkm = release(wait(Some(0), None));
    assert_eq!(
        explained(Space::Local, &no_lgkm),
        Some(vec!["LDS in order"])
    );
    assert_eq!(explained(Space::Global, &no_lgkm), None);
    let nothing = release(wait(None, None));
    assert_eq!(explained(Space::Local, &nothing), None);
    let counted = release(wait(Some(0), Some(1)));
    assert_eq!(explained(Space::Local, &counted), None);
}
