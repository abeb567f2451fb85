//! The document's tables against ours: every row of AMDGPUUsage's "AMDHSA Memory Model Code
//! Sequences GFX6-GFX9", "… GFX90A" and "… GFX942" is read, and each access and fence that it is
//! for is carried out by the compiler's table. A row that is missing here, says less or says more
//! fails, but for what [`DEVIATIONS`] states; so does a row of ours that the document does not
//! have. Each table with less in one row is noticed.
//!
//! The document is that of Debian's package `llvm-22-doc`.

#[path = "../support/mod.rs"]
mod support;
mod usage;

use amdgpuc_memmodel::cache::mutants::mutants;
use amdgpuc_memmodel::cache::rules::Rules;
use amdgpuc_memmodel::cache::table;
use isa::{FeatureSource, GroupPlace, Machine, ModFlags, Opcode, Target};
use mir::{AccessKind, Inst, MemFlags, MemInfo, Op, Operand, Ordering, Pseudo, Scope, Spaces};
use std::collections::{BTreeMap, BTreeSet};
use usage::{Row, Step};

/// The document.
const PATH: &str = "/usr/share/doc/llvm-22-doc/html/_sources/AMDGPUUsage.rst.txt";

/// Processors, target features, and the table that is for them.
const TARGETS: [(&str, &str, &str); 8] = [
    ("gfx600", "", "GFX6-GFX9"),
    ("gfx700", "", "GFX6-GFX9"),
    ("gfx803", "", "GFX6-GFX9"),
    ("gfx906", "", "GFX6-GFX9"),
    ("gfx90a", "", "GFX90A"),
    ("gfx90a", "+tgsplit", "GFX90A"),
    ("gfx942", "", "GFX942"),
    ("gfx942", "+tgsplit", "GFX942"),
];

/// A sequence: `buffer_wbl2 sc1=1`, `vmcnt(0)`, `access sc0=1`, … Waits between two other steps
/// stand in the order of the alphabet.
type Sequence = Vec<String>;

/// What is done otherwise than the row says.
struct Deviation {
    name: &'static str,
    /// Why it is right.
    #[allow(dead_code, reason = "it is for those who read")]
    why: &'static str,
    /// For which accesses.
    applies: fn(&Case) -> bool,
    /// What becomes of the row's sequence.
    change: fn(&Case, &mut Sequence),
}

/// An access or fence on a machine.
struct Case<'a> {
    mem: MemInfo,
    machine: &'a Machine,
    environment: Environment,
    /// A table in place of the processor's.
    rules: Option<&'a Rules>,
}

/// Whether sentences of OpenCL are heeded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Environment {
    /// They are.
    Any,
    /// "Must generate all instructions even for OpenCL."
    NoOpenCl,
}

impl Case<'_> {
    fn is_fence(&self) -> bool {
        self.mem.kind == AccessKind::Fence
    }

    fn is_split(&self) -> bool {
        self.machine.group() == GroupPlace::Split
    }

    /// "OpenCL": what orders one address space only, by its scope, or a fence by `!mmra`.
    fn is_open_cl(&self) -> bool {
        let one = self.mem.flags.contains(MemFlags::ONE_AS) || self.is_narrowed();
        one && self.environment == Environment::Any
    }

    fn is_narrowed(&self) -> bool {
        let both = Spaces::GLOBAL | Spaces::LOCAL;
        self.is_fence() && !self.mem.spaces.contains(both)
    }

    /// Does a condition's "if" hold?
    fn holds(&self, condition: &str) -> Option<bool> {
        let generic = match self.is_fence() {
            true => !self.is_narrowed(),
            false => self.mem.spaces == Spaces::FLAT,
        };
        Some(match condition {
            "TgSplit execution mode" => self.is_split(),
            "not TgSplit execution mode" => !self.is_split(),
            "OpenCL" => self.is_open_cl(),
            "OpenCL and address space is not generic" => self.is_open_cl() && !generic,
            "OpenCL and address space is local" => {
                self.is_open_cl() && self.mem.spaces == Spaces::LOCAL
            }
            _ => return None,
        })
    }
}

const DEVIATIONS: &[Deviation] = &[
    Deviation {
        name: "GFX6 has no buffer_wbinvl1_vol",
        why: "buffer_wbinvl1 invalidates those lines, too, and is the only one of the two that \
              GFX6 has (\"Southern Islands\" manual, MUBUF opcodes).",
        applies: |case| !case.machine.has(Opcode::BufferWbinvl1Vol),
        change: |_, sequence| {
            for step in sequence.iter_mut().filter(|s| *s == "buffer_wbinvl1_vol") {
                *step = "buffer_wbinvl1".to_string();
            }
        },
    },
    Deviation {
        name: "SC0 and SC1 of read-modify-write operations that release",
        why: "\"Memory Model GFX942\": \"they do not use the sc0 bit for coherence and instead use \
              it to indicate if the instruction returns the original value\". The rows of \
              acq_rel, which order at least as much as those of release, have SC1 at system \
              scope only.",
        applies: |case| {
            let rmw = matches!(
                case.mem.kind,
                AccessKind::RmwReturn | AccessKind::RmwNoReturn
            );
            rmw && case.mem.ordering == Ordering::Release && case.machine.has(Opcode::BufferInv)
        },
        change: |case, sequence| {
            let local = case.mem.spaces == Spaces::LOCAL;
            let access = match case.mem.scope == Scope::System && !local {
                true => "access sc1=1",
                false => "access",
            };
            for step in sequence.iter_mut().filter(|s| s.starts_with("access")) {
                *step = access.to_string();
            }
        },
    },
    Deviation {
        name: "releases at work-group scope wait for vector memory",
        why: "More than the row asks for: what another wave of the work-group releases at a wider \
              scope is to have arrived (`memmodel::cache::table`).",
        applies: |case| support::is_group_release(&case.mem, case.machine),
        change: |_, sequence| {
            let waits = sequence.iter().take_while(|s| s.ends_with("cnt(0)"));
            let at = waits.count();
            sequence.insert(at, "vmcnt(0)".to_string());
        },
    },
    Deviation {
        name: "fences of local memory alone leave vector memory alone",
        why: "\"Fence and Address Spaces\": the tags \"control which address space a fence can \
              synchronize\", and waiting for \"all global memory operations … is unnecessary\" \
              then. The rows say so of releases (\"If OpenCL and address space is local, omit\"), \
              and leave it out of some cells.",
        applies: |case| case.is_fence() && case.mem.spaces == Spaces::LOCAL,
        change: |_, sequence| {
            sequence.retain(|s| s == "lgkmcnt(0)");
        },
    },
    Deviation {
        name: "fences of local memory alone wait for LDS, but for -one-as",
        why: "More than the row asks for: \"If OpenCL and address space is not generic, omit\".",
        applies: |case| {
            let one_as = case.mem.flags.contains(MemFlags::ONE_AS);
            case.is_fence() && case.mem.spaces == Spaces::LOCAL && !one_as
        },
        change: |case, sequence| {
            if case.mem.scope >= Scope::Workgroup && !case.is_split() {
                *sequence = vec!["lgkmcnt(0)".to_string()];
            }
        },
    },
    Deviation {
        name: "seq_cst fences of one address space are of that one",
        why: "\"must generate all instructions even for OpenCL\" is of fences that LLVM had no \
              address space for; \"Fence and Address Spaces\" is the later word. Operations on \
              other memory take no part in what such a fence orders.",
        applies: |case| case.is_narrowed() && case.mem.ordering == Ordering::SeqCst,
        change: |case, sequence| {
            if case.mem.spaces == Spaces::GLOBAL {
                sequence.retain(|s| s != "lgkmcnt(0)");
            }
        },
    },
    Deviation {
        name: "lgkmcnt(0) stays in tgsplit mode",
        why: "More than the row asks for: there is no LDS, so that nothing is waited for.",
        applies: |case| case.is_split(),
        // Both are compared without it.
        change: |_, sequence| sequence.retain(|s| s != "lgkmcnt(0)"),
    },
];

/// Rows of ours that the document does not have.
const OURS_ALONE: [&str; 1] =
    // Private memory is read and modified by instructions of LLVM's, not by one of the machine's.
    ["rmw monotonic singlethread/wavefront/workgroup/agent/system private"];

/// The document's rows of a table.
struct Document {
    rows: Vec<Row>,
}

impl Document {
    fn find(&self, instr: &str, ordering: &str, scope: &str, space: &str) -> Option<&Row> {
        let has = |cell: &[String], word: &str| {
            cell.iter()
                .any(|w| w == word || w == "*any*" || w == "*none*")
        };
        let rows = self.rows.iter();
        let mut rows = rows.filter(|r| (&*r.instr, &*r.ordering) == (instr, ordering));
        rows.find(|r| has(&r.scopes, scope) && has(&r.spaces, space))
    }

    /// What the row says of a case.
    fn sequence(&self, row: &Row, key: &Key, case: &Case) -> Result<Sequence, String> {
        let mut same = None;
        for remark in &row.remarks {
            match remark.as_str() {
                "If TgSplit execution mode, local address space cannot be used" => {}
                other => same = Some(other),
            }
        }
        if let Some(same) = same {
            return self.same_as(same, key, case);
        }
        let volatile = case.mem.flags.contains(MemFlags::VOLATILE);
        let flags = match volatile {
            true => "volatile",
            false if case.mem.flags.contains(MemFlags::NONTEMPORAL) => "!volatile & nontemporal",
            false => "!volatile & !nontemporal",
        };
        let mut variants = row.variants.iter();
        let variant = variants
            .find(|v| v.flags.is_empty() || v.flags == flags)
            .ok_or("no steps")?;
        let mut sequence = Sequence::new();
        for step in &variant.steps {
            let words = match step.text.strip_prefix("*Following instructions ") {
                Some(same) => self.same_as(same.trim_end_matches(['*', '.']), key, case)?,
                None => words(step, case)?,
            };
            sequence.extend(words);
        }
        Ok(sequence)
    }

    /// "Same as …"
    fn same_as(&self, sentence: &str, key: &Key, case: &Case) -> Result<Sequence, String> {
        let words = sentence.get(..1).map(str::to_lowercase).unwrap_or_default() + &sentence[1..];
        let (instr, ordering, exact) = match words.as_str() {
            "same as non-atomic" => (key.instr.trim_end_matches(" atomic"), "*none*", false),
            "same as monotonic atomic" => (key.instr, "monotonic", false),
            other => {
                let of = other.strip_prefix("same as corresponding ");
                let of = of.and_then(|o| {
                    o.strip_suffix(", except must generate all instructions even for OpenCL")
                });
                let of = of.and_then(|o| o.rsplit_once(' '));
                let (instr, ordering) = of.ok_or_else(|| format!("not understood: {other}"))?;
                (instr, ordering, true)
            }
        };
        // Memory of a work-group is ordered by work-groups.
        let scope = match (key.space, key.scope) {
            ("local", "agent" | "system") => "workgroup",
            (_, scope) => scope,
        };
        let row = self.find(instr, ordering, scope, key.space);
        let row = row.ok_or_else(|| format!("no row: {instr} {ordering} {scope} {}", key.space))?;
        let environment = match exact {
            true => Environment::NoOpenCl,
            false => case.environment,
        };
        let case = Case {
            environment,
            ..*case
        };
        self.sequence(row, key, &case)
    }
}

/// What of a step is done.
fn words(step: &Step, case: &Case) -> Result<Sequence, String> {
    let text = step.text.trim_start_matches("GFX942 ");
    let name = text.split(' ').next().unwrap_or("");
    let is_access = ["_load", "_store", "_atomic"]
        .iter()
        .any(|s| name.ends_with(s));
    let mut words: Sequence = if is_access {
        let bits: Vec<&str> = text.split_whitespace().skip(1).collect();
        vec![[&["access"], &*bits].concat().join(" ")]
    } else if let Some(counters) = text.strip_prefix("s_waitcnt ") {
        let mut counters: Vec<&str> = match counters {
            "lgkm/vmcnt(0)" => vec!["lgkmcnt(0)", "vmcnt(0)"],
            other => other.split(" & ").collect(),
        };
        counters.sort_unstable();
        counters.iter().map(|c| c.to_string()).collect()
    } else if text.starts_with("buffer_") {
        text.split("; ").map(str::to_string).collect()
    } else {
        return Err(format!("not understood: {text}"));
    };
    for condition in &step.conditions {
        if *condition
            == "Use lgkmcnt(0) if not TgSplit execution mode and vmcnt(0) if TgSplit execution mode."
        {
            let used = match case.is_split() {
                true => "vmcnt(0)",
                false => "lgkmcnt(0)",
            };
            words.retain(|w| w == used);
            continue;
        }
        let rest = condition.strip_prefix("If ").unwrap_or(condition);
        let (when, what) = rest
            .trim_end_matches('.')
            .split_once("omit")
            .unwrap_or((rest, ""));
        let holds = case.holds(when.trim_end_matches([' ', ',']));
        if holds.ok_or_else(|| format!("not understood: {condition}"))? {
            match what.trim() {
                "" => words.clear(),
                bit if bit.ends_with("=1") => {
                    for word in &mut words {
                        *word = word.replace(&format!(" {bit}"), "");
                    }
                }
                counter => words.retain(|w| w != counter),
            }
        }
    }
    Ok(words)
}

/// What ours becomes.
fn ours(case: &Case) -> Sequence {
    let insts = support::carried_out(case.mem, case.machine, case.rules);
    insts.iter().flat_map(|i| words_of(i, case)).collect()
}

fn words_of(inst: &Inst, case: &Case) -> Vec<String> {
    let scopes = case.machine.has(Opcode::BufferInv);
    let names = match scopes {
        true => ["sc0=1", "sc1=1", "nt=1"],
        false => ["glc=1", "scc=1", "slc=1"],
    };
    let bits = [ModFlags::GLC, ModFlags::SCC, ModFlags::SLC];
    let bits = bits.into_iter().zip(names);
    let bits = bits.filter(|(bit, _)| inst.mods.has(*bit)).map(|b| b.1);
    let name = match inst.op {
        Op::Pseudo(Pseudo::Wait) => {
            let Operand::Waits(waits) = inst.operands[0] else {
                panic!("{:?} is no set of counters", inst.operands[0]);
            };
            let counters = [
                (isa::Counter::Lgkm, "lgkmcnt(0)"),
                (isa::Counter::Vm, "vmcnt(0)"),
            ];
            let counters = counters.into_iter().filter(|c| waits.get(c.0) == Some(0));
            return counters.map(|c| c.1.to_string()).collect();
        }
        Op::Pseudo(_) => return vec![],
        Op::Isa(opcode) if inst.mem.is_none() => opcode.mnemonic(),
        Op::Isa(_) => "access",
    };
    let words: Vec<&str> = std::iter::once(name).chain(bits).collect();
    vec![words.join(" ")]
}

/// The columns of a row that a case belongs to.
struct Key<'a> {
    instr: &'a str,
    scope: &'a str,
    space: &'a str,
}

const SCOPES: [(&str, Scope); 5] = [
    ("singlethread", Scope::SingleThread),
    ("wavefront", Scope::Wavefront),
    ("workgroup", Scope::Workgroup),
    ("agent", Scope::Agent),
    ("system", Scope::System),
];

fn ordering(name: &str) -> Ordering {
    match name {
        "*none*" => Ordering::NotAtomic,
        "unordered" => Ordering::Unordered,
        "monotonic" => Ordering::Monotonic,
        "acquire" => Ordering::Acquire,
        "release" => Ordering::Release,
        "acq_rel" => Ordering::AcqRel,
        "seq_cst" => Ordering::SeqCst,
        other => panic!("no ordering: {other}"),
    }
}

/// The accesses or fences of a row, at one of its scopes and in one of its address spaces.
fn accesses(row: &Row, scope: Scope, space: &str) -> Vec<MemInfo> {
    let kinds: &[AccessKind] = match row.instr.as_str() {
        "load" | "load atomic" => &[AccessKind::Load],
        "store" | "store atomic" => &[AccessKind::Store],
        "atomicrmw" => &[AccessKind::RmwReturn, AccessKind::RmwNoReturn],
        "fence" => &[AccessKind::Fence],
        other => panic!("no instruction: {other}"),
    };
    let both = Spaces::GLOBAL | Spaces::LOCAL;
    let (spaces, constant): (&[Spaces], _) = match space {
        "*none*" => (
            &[Spaces::all(), both, Spaces::GLOBAL, Spaces::LOCAL],
            MemFlags::empty(),
        ),
        "global" => (&[Spaces::GLOBAL], MemFlags::empty()),
        "constant" => (&[Spaces::GLOBAL], MemFlags::INVARIANT),
        "local" => (&[Spaces::LOCAL], MemFlags::empty()),
        "private" => (&[Spaces::PRIVATE], MemFlags::empty()),
        "generic" => (&[Spaces::FLAT], MemFlags::empty()),
        other => panic!("no address space: {other}"),
    };
    let hints = [
        MemFlags::empty(),
        MemFlags::NONTEMPORAL,
        MemFlags::VOLATILE,
        MemFlags::VOLATILE | MemFlags::NONTEMPORAL,
    ];
    let mut all = Vec::new();
    for &kind in kinds {
        for &spaces in spaces {
            for hint in hints {
                for one_as in [MemFlags::empty(), MemFlags::ONE_AS] {
                    all.push(MemInfo {
                        kind,
                        ordering: ordering(&row.ordering),
                        scope,
                        flags: constant | hint | one_as,
                        ..MemInfo::load(spaces)
                    });
                }
            }
        }
    }
    all
}

/// What the walk has found.
#[derive(Default)]
struct Found {
    report: String,
    cases: usize,
    deviations: BTreeSet<&'static str>,
    /// Rows of our tables that were looked up, by name and target.
    rows: BTreeMap<String, BTreeSet<String>>,
}

impl Found {
    fn compare(&mut self, document: &Document, row: &Row, key: &Key, case: &Case) {
        self.cases += 1;
        let mut expected = match document.sequence(row, key, case) {
            Ok(sequence) => sequence,
            Err(what) => {
                self.report += &format!("line {}: {what}\n", row.line);
                return;
            }
        };
        let mut ours = ours(case);
        for deviation in DEVIATIONS {
            if !(deviation.applies)(case) {
                continue;
            }
            let before = (expected.clone(), ours.clone());
            (deviation.change)(case, &mut expected);
            if deviation.name == "lgkmcnt(0) stays in tgsplit mode" {
                (deviation.change)(case, &mut ours);
            }
            if (&before.0, &before.1) != (&expected, &ours) {
                self.deviations.insert(deviation.name);
            }
        }
        if ours != expected {
            let name = case.machine.processor().name;
            self.report += &format!(
                "{name}, line {}, {}: {:?}\n  the document: {expected:?}\n  ours:         {ours:?}\n",
                row.line, row.section, case.mem
            );
        }
    }

    /// Compares everything that the rows are for; with a table in place of the processor's, what
    /// that one has this row for.
    fn walk(
        &mut self,
        document: &Document,
        machine: &Machine,
        other: Option<(&Rules, &[table::Row], usize)>,
    ) {
        for row in &document.rows {
            let scopes = SCOPES.iter().filter(|(name, _)| {
                row.scopes
                    .iter()
                    .any(|s| s == name || s == "*any*" || s == "*none*")
            });
            for &(scope_name, scope) in scopes {
                let any = ["global", "local", "private", "generic"].map(str::to_string);
                let spaces = match row.spaces.iter().any(|s| s == "*any*") {
                    true => &any[..],
                    false => &row.spaces[..],
                };
                for space in spaces {
                    let key = Key {
                        instr: &row.instr,
                        scope: scope_name,
                        space,
                    };
                    for mem in accesses(row, scope, space) {
                        let case = Case {
                            mem,
                            machine,
                            environment: Environment::Any,
                            rules: other.map(|o| o.0),
                        };
                        let no_lds = case.is_split() && mem.spaces == Spaces::LOCAL;
                        // (LLVM has no unordered atomicrmw, nor one of private memory.)
                        let private = mem.spaces == Spaces::PRIVATE && key.instr == "atomicrmw";
                        let is_meant =
                            other.is_none_or(|(_, rows, at)| table::find(rows, &mem) == Some(at));
                        if !no_lds && !private && is_meant {
                            self.compare(document, row, &key, &case);
                            self.note(&case);
                        }
                    }
                }
            }
        }
    }

    /// Notes which of our rows the case is for.
    fn note(&mut self, case: &Case) {
        let policy = case.machine.facts().cache_policy;
        let split = table::rows_of_split(policy, case.machine.group());
        let rows = table::rows(policy).expect("a table");
        for (name, rows) in [("tgsplit", split), ("", rows)] {
            if let Some(at) = table::find(rows, &case.mem) {
                let table = format!("{policy:?} {name}");
                self.rows.entry(table).or_default().insert(rows[at].name());
                return;
            }
        }
    }
}

fn machine(cpu: &str, feature: &str) -> Machine {
    let mut target = Target::parse(cpu).unwrap();
    if !feature.is_empty() {
        let set = target.set_features(feature, FeatureSource::Option);
        assert!(set.is_ok(), "{cpu} {feature}");
    }
    Machine::new(&target).unwrap()
}

/// The document; says so where it is not installed.
fn document() -> Option<String> {
    match std::fs::read_to_string(PATH) {
        Ok(text) => Some(text),
        Err(error) => {
            let ci = std::env::var("CI").as_deref() == Ok("true");
            assert!(!ci, "llvm-22-doc missing: {PATH}: {error}");
            eprintln!("not run: llvm-22-doc missing ({PATH})");
            None
        }
    }
}

#[test]
fn the_rows_are_the_documents() {
    let Some(text) = document() else {
        return;
    };
    let mut found = Found::default();
    for (cpu, feature, name) in TARGETS {
        let rows = usage::rows(&text, name).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(rows.len() > 50, "{name}: {} rows", rows.len());
        found.walk(&Document { rows }, &machine(cpu, feature), None);
    }
    eprintln!("{} accesses and fences", found.cases);
    let lines = found.report.lines().count();
    let first: Vec<&str> = found.report.lines().take(60).collect();
    assert!(first.is_empty(), "{}\n({lines} lines)", first.join("\n"));
    assert!(found.cases > 10_000, "{} cases", found.cases);
    let unused = DEVIATIONS
        .iter()
        .filter(|d| !found.deviations.contains(d.name));
    let unused: Vec<&str> = unused.map(|d| d.name).collect();
    assert!(unused.is_empty(), "deviations of nothing: {unused:?}");
    for (cpu, feature, _) in TARGETS {
        let machine = machine(cpu, feature);
        let policy = machine.facts().cache_policy;
        let split = table::rows_of_split(policy, machine.group());
        let together = table::rows(policy).expect("a table");
        for (name, rows) in [("tgsplit", split), ("", together)] {
            let looked_up = found.rows.get(&format!("{policy:?} {name}"));
            for row in rows {
                let name = row.name();
                let known = looked_up.is_some_and(|l| l.contains(&name));
                let alone = OURS_ALONE.contains(&name.as_str());
                assert!(known != alone, "{cpu}: {name} is in no row of the document");
            }
        }
    }
}

#[test]
fn a_table_with_less_is_noticed() {
    let Some(text) = document() else {
        return;
    };
    let mut count = 0;
    for (cpu, feature, name) in TARGETS {
        let machine = machine(cpu, feature);
        let policy = machine.facts().cache_policy;
        let split = table::rows_of_split(policy, machine.group());
        let rows = match (machine.group(), split) {
            (GroupPlace::Split, []) => continue,
            (_, []) => table::rows(policy).expect("a table"),
            (_, split) => split,
        };
        let document = Document {
            rows: usage::rows(&text, name).unwrap(),
        };
        for mutant in mutants(rows, policy) {
            let Some(at) = mutant.row else {
                continue;
            };
            count += 1;
            let mut found = Found::default();
            found.walk(&document, &machine, Some((&mutant.rules, rows, at)));
            let noticed = !found.report.is_empty();
            assert!(noticed, "{cpu} {feature}: {}", mutant.name);
        }
    }
    assert!(count > 300, "{count} mutants");
}

#[test]
fn what_is_not_understood_is_an_error() {
    let table = |cell: &str| {
        format!(
            ".. table:: AMDHSA Memory Model Code Sequences X\n\
             ==== ==== ==== ==== =====\n a\n==== ==== ==== ==== =====\n\
             **Non-Atomic**\n-----\nload a    b    c    {cell}\n==== ==== ==== ==== =====\n"
        )
    };
    let read = |cell: &str| usage::rows(&table(cell), "X");
    assert_eq!(read("1. ds_load").unwrap()[0].variants[0].steps.len(), 1);
    assert!(read("- Might happen").is_err());
    assert!(read("- If OpenCL, omit.").is_err());
    assert!(usage::rows("", "X").is_err());
}
