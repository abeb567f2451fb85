//! Runs the families and says what is covered.

use crate::machine::{Bytes, Halves, LANES, Machine, Sizes, State, difference};
use crate::object;
use crate::valu::{self, Exactness};
use crate::values::Random;
use crate::{access, control, generate, shared};
use crate::{float::Fmt, salu};
use isa::{Family, Field, Generation, Inst, InstFlags, Opcode, Operand, Processor, Target};

pub fn target(name: &str) -> Target {
    Target::new(Processor::by_name(name).expect("a processor"))
}

/// How many variants of an instruction, and how many states of each.
#[derive(Clone, Copy)]
pub struct Effort {
    pub variants: usize,
    pub states: usize,
}

impl Effort {
    pub fn now() -> Effort {
        match std::env::var_os("AMDGPUC_FULL") {
            Some(_) => Effort {
                variants: 40,
                states: 10,
            },
            None => Effort {
                variants: 5,
                states: 2,
            },
        }
    }
}

/// A disagreement, as text.
pub type Wrong = Vec<String>;

/// A reference: changes the state as the instruction does; `None` if it does not know it.
pub type Reference<'a> = &'a dyn Fn(&Inst, &mut State) -> Option<Exactness>;

/// Code and states to run it from.
pub type Case = (Vec<Inst>, Vec<State>);

/// What [`run`] gives for each state: the case, before, after.
pub type Runs = Vec<(usize, State, State)>;

/// Runs code from states. `prepare` gets the state when its addresses are known.
pub fn run(
    target: &Target,
    cases: &[Case],
    sizes: Sizes,
    prepare: &dyn Fn(usize, &mut State),
) -> Result<Runs, String> {
    let code: Vec<Vec<Inst>> = cases.iter().map(|(code, _)| code.clone()).collect();
    let total = cases.iter().map(|c| c.1.len()).sum();
    let mut machine = Machine::new(target, &code, sizes, total);
    let mut states = Vec::new();
    let mut of = Vec::new();
    for (i, (_, inputs)) in cases.iter().enumerate() {
        for input in inputs {
            let mut state = input.clone();
            rebase(&mut state, machine.memory_address(states.len()));
            state.pc = machine.variants[i];
            state.generation = target.processor.generation;
            if target.processor.generation == Generation::Gfx8 {
                state.halves = Halves::Cleared;
            }
            if crate::tiny::is_ocp(target) {
                state.bytes = Bytes::Ocp;
            }
            prepare(i, &mut state);
            states.push(state);
            of.push(i);
        }
    }
    let results = machine.run(&states)?;
    let runs = of.into_iter().zip(states).zip(results);
    Ok(runs
        .map(|((i, before), after)| (i, before, after))
        .collect())
}

/// Runs variants of one instruction from states and compares. `None` if it is not stated.
pub fn check(
    target: &Target,
    cases: &[(Inst, Vec<State>)],
    sizes: Sizes,
    reference: Reference<'_>,
) -> Option<Wrong> {
    let name = |inst: &Inst| format!("{} {}", target.processor.name, inst.display(target));
    let code: Vec<Case> = cases
        .iter()
        .map(|(i, states)| (vec![i.clone()], states.clone()))
        .collect();
    let runs = match run(target, &code, sizes, &|_, _| {}) {
        Ok(runs) => runs,
        Err(e) => return Some(vec![format!("{}: {e}", name(&cases[0].0))]),
    };
    let mut wrong = Vec::new();
    for (i, before, mut got) in runs {
        let inst = &cases[i].0;
        let mut want = before.clone();
        let exactness = reference(inst, &mut want)?;
        if let Exactness::Ulps(f, ulps) = exactness {
            settle(inst, f, ulps, &mut got, &want);
        }
        let text = difference(&got, &want);
        if !text.is_empty() {
            wrong.push(explain(&name(inst), &before, inst, &text));
        }
    }
    Some(wrong)
}

/// Generators write addresses relative to the memory window; see [`crate::memory`].
fn rebase(state: &mut State, address: u64) {
    state.address = address;
    crate::memory::rebase(state, address);
}

/// The message: the instruction, what differs, and the operands of the first lane that does.
fn explain(name: &str, before: &State, inst: &Inst, text: &str) -> String {
    let lane = text
        .split("lane ")
        .nth(1)
        .and_then(|t| t.split(':').next())
        .and_then(|n| n.parse().ok())
        .unwrap_or(0usize);
    let registers: Vec<String> = inst
        .operands
        .iter()
        .filter_map(|o| match o {
            Operand::Reg(span) if span.base.is_vgpr() => {
                let first = usize::from(span.base.index());
                let words = (0..usize::from(span.count)).rev();
                let hex: String = words
                    .map(|i| format!("{:08x}", before.vgprs[first + i][lane]))
                    .collect();
                Some(format!("{span}={hex}"))
            }
            Operand::Reg(span) if span.base.is_sgpr() => {
                let first = usize::from(span.base.index());
                let words = (0..usize::from(span.count))
                    .rev()
                    .filter(|i| first + i < 32);
                let hex: String = words
                    .map(|i| format!("{:08x}", before.sgprs[first + i]))
                    .collect();
                Some(format!("{span}={hex}"))
            }
            _ => None,
        })
        .collect();
    let scalars = format!(
        "mode={:x} vcc={:x} exec={:x} m0={:x} scc={}",
        before.mode, before.vcc, before.exec, before.m0, before.scc
    );
    format!("{name}:{text} from {} {scalars}", registers.join(" "))
}

/// Takes over results within the stated accuracy.
fn settle(inst: &Inst, f: Fmt, ulps: f64, got: &mut State, want: &State) {
    let desc = inst.opcode.desc();
    let Some(dst) = desc.operands.iter().position(|o| o.field == Field::Vdst) else {
        return;
    };
    let r = usize::from(
        inst.operands[dst]
            .reg()
            .expect("a destination")
            .base
            .index(),
    );
    for lane in 0..LANES {
        let close = |g: u64, w: u64| g == w || within(f, g, w, ulps);
        let (g, w) = (got.vgprs[r][lane], want.vgprs[r][lane]);
        let ok = match f {
            Fmt::S => close(g.into(), w.into()),
            Fmt::H => [0, 16]
                .iter()
                .all(|s| close(u64::from(g >> s & 0xffff), u64::from(w >> s & 0xffff))),
            Fmt::D => close(got.lane(r, 2, lane) as u64, want.lane(r, 2, lane) as u64),
        };
        if ok {
            for i in 0..if f == Fmt::D { 2 } else { 1 } {
                got.vgprs[r + i][lane] = want.vgprs[r + i][lane];
            }
        }
    }
}

/// Whether a result is so near to the correctly rounded one.
fn within(f: Fmt, got: u64, want: u64, ulps: f64) -> bool {
    if f.is_nan(got) || f.is_nan(want) || f.is_inf(got) != f.is_inf(want) {
        return false;
    }
    let ulp = match f.exponent(want).max(1) - f.fraction() as i32 {
        e if f == Fmt::D => (f64::from(e - 1023)).exp2(),
        e if f == Fmt::S => (f64::from(e - 127)).exp2(),
        e => (f64::from(e - 15)).exp2(),
    };
    // Both are rounded to the format: less than one unit is one unit at a tie.
    (f.value(got) - f.value(want)).abs() <= ulps.max(1.0) * ulp
}

/// Sizes of the states of ALU instructions.
const ALU: Sizes = Sizes {
    vgprs: 16,
    agprs: 0,
    lds: 0,
    memory: 0,
};
const MATRIX: Sizes = Sizes {
    vgprs: 88,
    agprs: 88,
    ..ALU
};

/// Why an opcode is not compared: what belongs to graphics.
pub const NOT_COMPARED: [(&str, &str); 3] = [
    ("image_", "images"),
    ("exp", "exports"),
    (
        "v_interp_",
        "interpolation, of parameters that the graphics pipeline makes",
    ),
];

pub fn excluded(name: &str) -> Option<&'static str> {
    let found = NOT_COMPARED
        .iter()
        .find(|(prefix, _)| name.starts_with(prefix))?;
    Some(found.1)
}

fn alu_cases(
    r: &mut Random,
    target: &Target,
    opcode: Opcode,
    effort: Effort,
) -> Vec<(Inst, Vec<State>)> {
    let desc = opcode.desc();
    let matrix = desc.flags.contains(InstFlags::MFMA);
    let sizes = sizes(target, opcode);
    let mut cases = Vec::new();
    let states = if matrix { 1 } else { effort.states };
    for form in generate::forms(opcode, target) {
        let mut any = false;
        for _ in 0..effort.variants {
            let inst = match matrix {
                true => generate::matrix(r, target, opcode),
                false => generate::alu(r, target, opcode, form),
            };
            let Some(inst) = inst else { continue };
            any = true;
            let inputs = (0..states)
                .map(|_| generate::state(r, &inst, sizes))
                .collect();
            cases.push((inst, inputs));
        }
        assert!(any, "{} {form:?}: nothing encodes", opcode.mnemonic());
    }
    cases
}

fn sizes(target: &Target, opcode: Opcode) -> Sizes {
    let desc = opcode.desc();
    if desc.flags.contains(InstFlags::MFMA) {
        return MATRIX;
    }
    let acc = opcode.mnemonic().contains("accvgpr");
    if desc.operands.iter().any(|o| o.width > 4) {
        return Sizes { vgprs: 96, ..ALU };
    }
    Sizes {
        agprs: if acc && object::has_acc(target) {
            16
        } else {
            0
        },
        ..ALU
    }
}

/// Checks one ALU opcode.
pub fn check_alu(target: &Target, opcode: Opcode, effort: Effort) -> Option<Wrong> {
    let seed = opcode as u64 * 1000 + u64::from(target.processor.elf_mach);
    let mut r = Random(seed);
    let cases = alu_cases(&mut r, target, opcode, effort);
    let scalar = opcode.desc().family.is_salu();
    let reference: Reference<'_> = match scalar {
        true => &salu::execute,
        false => &valu::execute,
    };
    check(target, &cases, sizes(target, opcode), reference)
}

/// Checks an opcode, whatever it is; `None` if nothing states what it does.
pub fn check_any(target: &Target, opcode: Opcode, effort: Effort) -> Option<Wrong> {
    use Family::*;
    if let Some(wrong) = shared::check(target, opcode, effort) {
        return Some(wrong);
    }
    match opcode.desc().family {
        _ if control::knows(opcode) => control::check(target, opcode, effort),
        Smem | Ds | Flat | Global | Scratch | Mubuf | Mtbuf => check_memory(target, opcode, effort),
        Sop1 | Sop2 | Sopc | Sopk | Vop1 | Vop2 | Vopc | Vop3 | Vop3p => {
            check_alu(target, opcode, effort)
        }
        Sopp | Vintrp | Vinterp | Ldsdir | Vopd | Mimg | Exp => None,
    }
}

/// What a processor's instructions came to.
#[derive(Default)]
pub struct Report {
    pub instructions: usize,
    pub covered: usize,
    /// Those that have been checked with the `gds` bit, and with `lds_direct`, too.
    pub on_gds: usize,
    pub with_lds_direct: usize,
    /// Mnemonic and reason.
    pub excluded: Vec<(&'static str, &'static str)>,
    pub unknown: Vec<&'static str>,
    pub wrong: Vec<String>,
}

/// Checks all instructions of a processor.
pub fn processor(name: &str, effort: Effort) -> Report {
    let target = target(name);
    let mut report = Report {
        wrong: shared::check_undefined(&target),
        ..Report::default()
    };
    for &opcode in Opcode::ALL.iter().filter(|o| o.exists_on(target.processor)) {
        report.instructions += 1;
        let mnemonic = opcode.mnemonic();
        if let Some(reason) = excluded(mnemonic) {
            report.excluded.push((mnemonic, reason));
            continue;
        }
        match check_any(&target, opcode, effort) {
            Some(wrong) => {
                report.covered += 1;
                report.wrong.extend(wrong.into_iter().take(2));
            }
            None => report.unknown.push(mnemonic),
        }
        for (count, check) in [
            (&mut report.on_gds, shared::check_gds as shared::Check),
            (&mut report.with_lds_direct, shared::check_lds_direct),
        ] {
            if let Some(wrong) = check(&target, opcode, effort) {
                *count += 1;
                report.wrong.extend(wrong.into_iter().take(2));
            }
        }
    }
    report
}

impl Report {
    /// Counts, and what is not covered.
    pub fn print(&self, name: &str) {
        let left = self.instructions - self.covered;
        println!(
            "{name}: {} instructions, {} covered, {left} not:",
            self.instructions, self.covered
        );
        println!(
            "    {} of them on gds too, {} with lds_direct",
            self.on_gds, self.with_lds_direct
        );
        for reason in NOT_COMPARED.map(|(_, reason)| reason) {
            let names: Vec<&str> = self
                .excluded
                .iter()
                .filter(|(_, r)| *r == reason)
                .map(|(n, _)| *n)
                .collect();
            match names.len() {
                0 => {}
                1..=8 => println!("    {reason}: {}", names.join(", ")),
                n => println!("    {reason}: {n} instructions"),
            }
        }
        for (what, reason) in shared::UNDEFINED {
            println!("    errors: {what} ({reason})");
        }
        if !self.unknown.is_empty() {
            println!("    not stated: {}", self.unknown.join(", "));
        }
        for wrong in self.wrong.iter().take(300) {
            println!("  {wrong}");
        }
    }
}

/// Checks one memory opcode.
pub fn check_memory(target: &Target, opcode: Opcode, effort: Effort) -> Option<Wrong> {
    let mut r = Random(opcode as u64 * 1000 + u64::from(target.processor.elf_mach));
    let mut cases = Vec::new();
    for _ in 0..effort.variants + 1 {
        let Some(inst) = access::instruction(&mut r, target, opcode) else {
            continue;
        };
        let states = (0..effort.states)
            .map(|_| access::state(&mut r, &inst))
            .collect();
        cases.push((inst, states));
    }
    assert!(!cases.is_empty(), "{}: nothing encodes", opcode.mnemonic());
    check(
        target,
        &cases,
        access::sizes(opcode),
        &crate::memory::execute,
    )
}
