//! The code-sequence table against what llc makes of every combination of access, ordering, scope
//! and address space.

mod support;

use isa::{FeatureSource, Generation, Machine, ModFlags, Opcode, Target, Waitcnt};
use mir::{AccessKind, MemFlags, MemInfo, Op, Operand, Ordering, Scope, Spaces};
use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::process::{Command, Stdio};

/// What a sequence consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// Waits until nothing of these counters is outstanding.
    Wait { vm: bool, lgkm: bool },
    /// The access with its cache bits.
    Access { glc: bool, slc: bool, scc: bool },
    /// Invalidates the caches, or writes them back, for a scope that SC0 and SC1 name.
    ForScope { inv: bool, sc0: bool, sc1: bool },
    /// Invalidates the vector cache.
    Invalidate,
    /// Invalidates the second-level cache.
    InvalidateL2,
    /// Writes the second-level cache back.
    WriteBack,
}

/// A combination.
#[derive(Clone, Copy, Debug)]
struct Case {
    kind: AccessKind,
    ordering: Ordering,
    scope: Scope,
    spaces: Spaces,
    flags: MemFlags,
}

const SCOPES: [(Scope, &str); 5] = [
    (Scope::SingleThread, "singlethread"),
    (Scope::Wavefront, "wavefront"),
    (Scope::Workgroup, "workgroup"),
    (Scope::Agent, "agent"),
    (Scope::System, ""),
];

/// Of a fence that names both.
const GLOBAL_AND_LOCAL: Spaces = Spaces::GLOBAL.union(Spaces::LOCAL);

const SPACES: [(Spaces, &str); 4] = [
    (Spaces::GLOBAL, "ptr addrspace(1)"),
    (Spaces::LOCAL, "ptr addrspace(3)"),
    (Spaces::FLAT, "ptr"),
    (Spaces::PRIVATE, "ptr addrspace(5)"),
];

fn ordering_name(ordering: Ordering) -> &'static str {
    match ordering {
        Ordering::NotAtomic => "",
        Ordering::Unordered => "unordered",
        Ordering::Monotonic => "monotonic",
        Ordering::Acquire => "acquire",
        Ordering::Release => "release",
        Ordering::AcqRel => "acq_rel",
        Ordering::SeqCst => "seq_cst",
    }
}

fn orderings(kind: AccessKind) -> &'static [Ordering] {
    use Ordering::*;
    match kind {
        AccessKind::Load => &[Unordered, Monotonic, Acquire, SeqCst],
        AccessKind::Store => &[Unordered, Monotonic, Release, SeqCst],
        AccessKind::Fence => &[Acquire, Release, AcqRel, SeqCst],
        _ => &[Monotonic, Acquire, Release, AcqRel, SeqCst],
    }
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let kinds = [
        AccessKind::Load,
        AccessKind::Store,
        AccessKind::RmwNoReturn,
        AccessKind::RmwReturn,
        AccessKind::Fence,
    ];
    for kind in kinds {
        for &ordering in orderings(kind) {
            for (scope, _) in SCOPES {
                for flags in [MemFlags::empty(), MemFlags::ONE_AS] {
                    // Private memory is never atomic; a fence has address spaces by `!mmra`.
                    let spaces: &[Spaces] = match kind {
                        AccessKind::Fence => &[
                            Spaces::all(),
                            Spaces::GLOBAL,
                            Spaces::LOCAL,
                            GLOBAL_AND_LOCAL,
                        ],
                        _ => &[Spaces::GLOBAL, Spaces::LOCAL, Spaces::FLAT],
                    };
                    for &spaces in spaces {
                        cases.push(Case {
                            kind,
                            ordering,
                            scope,
                            spaces,
                            flags,
                        });
                    }
                }
            }
        }
    }
    for kind in [AccessKind::Load, AccessKind::Store] {
        for (spaces, _) in SPACES {
            let both = MemFlags::VOLATILE | MemFlags::NONTEMPORAL;
            for flags in [
                MemFlags::empty(),
                MemFlags::VOLATILE,
                MemFlags::NONTEMPORAL,
                both,
            ] {
                cases.push(Case {
                    kind,
                    ordering: Ordering::NotAtomic,
                    scope: Scope::System,
                    spaces,
                    flags,
                });
            }
        }
    }
    cases
}

/// LLVM IR of a case.
fn ir(case: &Case, number: usize) -> String {
    let one_as = case.flags.contains(MemFlags::ONE_AS);
    let mut scope = SCOPES
        .iter()
        .find(|s| s.0 == case.scope)
        .unwrap()
        .1
        .to_string();
    if one_as {
        scope += if scope.is_empty() {
            "one-as"
        } else {
            "-one-as"
        };
    }
    let scope = match scope.as_str() {
        "" => String::new(),
        name => format!(" syncscope(\"{name}\")"),
    };
    let ptr = SPACES.iter().find(|s| s.0 == case.spaces);
    let ptr = ptr.map_or("ptr addrspace(1)", |s| s.1);
    let narrowed = match case.spaces {
        Spaces::GLOBAL => ", !mmra !1",
        Spaces::LOCAL => ", !mmra !2",
        GLOBAL_AND_LOCAL => ", !mmra !3",
        _ => "",
    };
    let ordering = ordering_name(case.ordering);
    let atomic = case.ordering != Ordering::NotAtomic;
    let volatile = if case.flags.contains(MemFlags::VOLATILE) {
        " volatile"
    } else {
        ""
    };
    let hint = if case.flags.contains(MemFlags::NONTEMPORAL) {
        ", !nontemporal !0"
    } else {
        ""
    };
    let tail = if atomic {
        format!("{scope} {ordering}")
    } else {
        String::new()
    };
    let word = if atomic { " atomic" } else { volatile };
    let body = match case.kind {
        AccessKind::Load => {
            return format!(
                "define i32 @f{number}({ptr} %p) {{\n  %v = load{word} i32, {ptr} %p{tail}, align 4{hint}\n  ret i32 %v\n}}\n"
            );
        }
        AccessKind::Store => format!("store{word} i32 1, {ptr} %p{tail}, align 4{hint}"),
        AccessKind::Fence => format!("fence{scope} {ordering}{narrowed}"),
        AccessKind::RmwReturn => {
            let failure = match case.ordering {
                Ordering::Release => "monotonic",
                Ordering::AcqRel => "acquire",
                _ => ordering,
            };
            format!("%v = cmpxchg {ptr} %p, i32 0, i32 1{scope} {ordering} {failure}")
        }
        _ => format!("%v = atomicrmw add {ptr} %p, i32 1{scope} {ordering}"),
    };
    format!("define void @f{number}({ptr} %p) {{\n  {body}\n  ret void\n}}\n")
}

/// LLVM IR of all.
fn module(cases: &[Case]) -> String {
    let functions = cases.iter().enumerate().map(|(i, case)| ir(case, i));
    let mut text: String = functions.collect();
    text += "!0 = !{i32 1}\n!1 = !{!\"amdgpu-synchronize-as\", !\"global\"}\n";
    text += "!2 = !{!\"amdgpu-synchronize-as\", !\"local\"}\n!3 = !{!1, !2}\n";
    text
}

/// Our sequence.
impl Case {
    fn mem(&self) -> MemInfo {
        MemInfo {
            kind: self.kind,
            spaces: self.spaces,
            ordering: self.ordering,
            scope: self.scope,
            flags: self.flags,
            ..MemInfo::load(self.spaces)
        }
    }
}

fn ours(case: &Case, machine: &Machine) -> Vec<Step> {
    let insts = support::carried_out(case.mem(), machine, None);
    let has_scopes = machine.has(Opcode::BufferInv);
    let steps = insts.iter().map(|inst| match inst.op {
        Op::Pseudo(_) => {
            let Operand::Waits(waits) = inst.operands[0] else {
                panic!("{:?} is no set of counters", inst.operands[0]);
            };
            Step::Wait {
                vm: waits.get(isa::Counter::Vm) == Some(0),
                lgkm: waits.get(isa::Counter::Lgkm) == Some(0),
            }
        }
        Op::Isa(Opcode::BufferWbinvl1 | Opcode::BufferWbinvl1Vol) => Step::Invalidate,
        Op::Isa(Opcode::BufferInvl2) => Step::InvalidateL2,
        Op::Isa(opcode @ (Opcode::BufferWbl2 | Opcode::BufferInv)) if has_scopes => {
            Step::ForScope {
                inv: opcode == Opcode::BufferInv,
                sc0: inst.mods.has(ModFlags::GLC),
                sc1: inst.mods.has(ModFlags::SCC),
            }
        }
        Op::Isa(Opcode::BufferWbl2) => Step::WriteBack,
        Op::Isa(_) => Step::Access {
            glc: inst.mods.has(ModFlags::GLC),
            slc: inst.mods.has(ModFlags::SLC),
            scc: inst.mods.has(ModFlags::SCC),
        },
    });
    // A wait for scalar loads alone: llc's waits for LDS are for them as well.
    let nothing = Step::Wait {
        vm: false,
        lgkm: false,
    };
    steps.filter(|s| *s != nothing).collect()
}

/// Their sequences, from machine IR after the pass that carries the memory model out.
fn theirs(ir: &str, (cpu, feature): (&str, &str)) -> Option<Vec<Vec<Step>>> {
    let mcpu = format!("-mcpu={cpu}");
    let mattr = format!("-mattr={feature}");
    let args = [
        "-mtriple=amdgcn-amd-amdhsa",
        &mcpu,
        &mattr,
        "-stop-after=si-memory-legalizer",
        "-o",
        "-",
    ];
    let child = Command::new("llc-22")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            assert!(
                std::env::var("CI").as_deref() != Ok("true"),
                "llc-22 missing"
            );
            eprintln!("not run: llc-22 missing");
            return None;
        }
        Err(error) => panic!("llc-22: {error}"),
    };
    let mut input = child.stdin.take().unwrap();
    let text = ir.to_string();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "llc-22: {said}");
    let text = String::from_utf8(output.stdout).unwrap();
    let has_scopes = matches!(cpu, "gfx942" | "gfx950");
    let bodies = text.split("\nbody: ").skip(1);
    Some(bodies.map(|b| steps_of(b, has_scopes)).collect())
}

fn steps_of(body: &str, has_scopes: bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for line in body.lines() {
        if let Some(rest) = line.trim().strip_prefix("S_WAITCNT_soft ") {
            let imm: u16 = rest.trim().parse().unwrap();
            let counts = Waitcnt::decode(imm, Generation::Gfx9);
            let wait = (counts.vm == 0, counts.lgkm == 0);
            merge_wait(&mut steps, wait);
        } else if line.contains("BUFFER_WBINVL1") {
            steps.push(Step::Invalidate);
        } else if line.contains("BUFFER_INVL2") {
            steps.push(Step::InvalidateL2);
        } else if line.contains("BUFFER_WBL2") && !has_scopes {
            steps.push(Step::WriteBack);
        } else if line.contains("BUFFER_WBL2") || line.contains("BUFFER_INV ") {
            let bits = line.split(", implicit").next().unwrap();
            let bits: u32 = bits.split(' ').next_back().unwrap().parse().unwrap();
            steps.push(Step::ForScope {
                inv: line.contains("BUFFER_INV"),
                sc0: bits & 1 != 0,
                sc1: bits & 16 != 0,
            });
        } else if line.contains(":: (") {
            steps.push(access_of(line));
        }
    }
    steps
}

/// Waits that follow one another are one.
fn merge_wait(steps: &mut Vec<Step>, (vm, lgkm): (bool, bool)) {
    match steps.last_mut() {
        Some(Step::Wait { vm: a, lgkm: b }) => {
            *a |= vm;
            *b |= lgkm;
        }
        _ => steps.push(Step::Wait { vm, lgkm }),
    }
}

/// The cache bits stand as the last number before the implicit operands; DS instructions have none.
fn access_of(line: &str) -> Step {
    let operands = line.split(", implicit").next().unwrap();
    let numbers = operands.split(", ").filter_map(|w| w.parse::<u32>().ok());
    let numbers: Vec<u32> = numbers.collect();
    let bits = if line.contains("BUFFER_") {
        // Scratch: ..., offset, cache bits, swizzle.
        numbers[numbers.len() - 2]
    } else if line.contains("DS_") {
        0
    } else {
        *numbers.last().unwrap()
    };
    Step::Access {
        glc: bits & 1 != 0,
        slc: bits & 2 != 0,
        scc: bits & 16 != 0,
    }
}

/// How a sequence of ours may differ from llc's. Everything else must be equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Difference {
    /// Weaker: llc waits for LDS before it releases to LDS. The document does not: LDS operations
    /// of a wave are performed in their order.
    NoWaitBeforeLds,
    /// Stronger: with `-one-as`, llc leaves `lgkmcnt(0)` out where the document says "must generate
    /// all instructions even for OpenCL" (`seq_cst`), or "if OpenCL and address space is not
    /// generic, omit" (fences, which here order all spaces, and releasing stores).
    KeepsLgkm,
    /// Either: waits for LDS of work-groups that are split, which have none.
    NoLds,
}

/// The difference, if it is one of those that are stated, and is what it says it is.
fn difference(case: &Case, split: bool, ours: &[Step], theirs: &[Step]) -> Option<Difference> {
    if split && without_lgkm(ours) == without_lgkm(theirs) {
        return Some(Difference::NoLds);
    }
    let one_as = case.flags.contains(MemFlags::ONE_AS);
    let lds = case.spaces == Spaces::LOCAL && !one_as;
    let wait = Step::Wait {
        vm: false,
        lgkm: true,
    };
    let releases = case.ordering >= Ordering::Release;
    if lds && releases && theirs.first() == Some(&wait) && theirs[1..] == *ours {
        return Some(Difference::NoWaitBeforeLds);
    }
    let is_fence = case.kind == AccessKind::Fence;
    let generic_store = case.kind == AccessKind::Store && case.spaces == Spaces::FLAT;
    let all_spaces = is_fence || generic_store || case.ordering == Ordering::SeqCst;
    if one_as && all_spaces && without_lgkm(ours) == theirs {
        return Some(Difference::KeepsLgkm);
    }
    None
}

fn without_lgkm(steps: &[Step]) -> Vec<Step> {
    let steps = steps.iter().map(|&step| match step {
        Step::Wait { vm, .. } => Step::Wait { vm, lgkm: false },
        step => step,
    });
    steps.filter(|s| !waits_for_nothing(s)).collect()
}

fn waits_for_nothing(step: &Step) -> bool {
    let nothing = Step::Wait {
        vm: false,
        lgkm: false,
    };
    *step == nothing
}

/// The sequence of a release at work-group scope without the wait for vector memory, which has to
/// be there: it is stronger than llc's.
fn without_wait_of_releases(steps: &[Step]) -> Vec<Step> {
    let [Step::Wait { vm: true, lgkm }, rest @ ..] = steps else {
        panic!("{steps:?} does not wait for vector memory");
    };
    let first = Step::Wait {
        vm: false,
        lgkm: *lgkm,
    };
    let all = [first].into_iter().chain(rest.iter().copied());
    all.filter(|s| !waits_for_nothing(s)).collect()
}

/// Processors, and features that change sequences.
const TARGETS: [(&str, &str); 9] = [
    ("gfx600", ""),
    ("gfx700", ""),
    ("gfx803", ""),
    ("gfx906", ""),
    ("gfx90a", ""),
    ("gfx90a", "+tgsplit"),
    ("gfx942", ""),
    ("gfx942", "+tgsplit"),
    ("gfx950", ""),
];

#[test]
fn sequences_are_llcs() {
    let (mut equal, mut differences, mut report) = (0, Vec::new(), String::new());
    let mut releases = 0;
    for (cpu, feature) in TARGETS {
        let mut target = Target::parse(cpu).unwrap();
        let set = match feature {
            "" => Ok(()),
            _ => target
                .set_features(feature, FeatureSource::Option)
                .map(drop),
        };
        assert!(set.is_ok(), "{cpu} {feature}");
        let machine = Machine::new(&target).unwrap();
        // Before GFX7 there are no flat instructions.
        let has_flat = machine.has(Opcode::FlatLoadDword);
        let cases = cases().into_iter();
        let cases: Vec<Case> = cases
            .filter(|c| has_flat || c.kind == AccessKind::Fence || c.spaces != Spaces::FLAT)
            .collect();
        let Some(theirs) = theirs(&module(&cases), (cpu, feature)) else {
            return;
        };
        assert_eq!(theirs.len(), cases.len());
        let split = machine.group() == isa::GroupPlace::Split;
        for (case, theirs) in cases.iter().zip(theirs) {
            if split && case.spaces == Spaces::LOCAL {
                continue;
            }
            let mut ours = ours(case, &machine);
            if support::is_group_release(&case.mem(), &machine) {
                ours = without_wait_of_releases(&ours);
                releases += 1;
            }
            match difference(case, split, &ours, &theirs) {
                _ if ours == theirs => equal += 1,
                Some(difference) => differences.push(difference),
                None => {
                    let _ = writeln!(report, "{cpu} {case:?}\n  {ours:?}\n  {theirs:?}");
                }
            }
        }
    }
    let count = |d| differences.iter().filter(|x| **x == d).count();
    let weaker = count(Difference::NoWaitBeforeLds);
    let stronger = count(Difference::KeepsLgkm);
    eprintln!(
        "equal to llc's: {equal}, weaker: {weaker}, stronger: {stronger}; {releases} releases of \
         work-groups with a wait besides"
    );
    assert_eq!(report, "");
    assert!(equal > 1000 && weaker > 0 && stronger > 0 && releases > 100);
}
