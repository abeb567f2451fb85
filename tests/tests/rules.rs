//! Each rule of instruction selection by itself.
//!
//! A kernel is made from the rule's left side, with operands that its guards take. Then the rule
//! must be the one that selects it, the opcodes of its right side must be there, and the machine
//! code must compute on the emulator what the interpreter computes from the IR, for corner values
//! and random ones, on each processor that has the opcodes. With a second use of what is inside, or
//! with other constants, the rule must leave it alone. A rule that no kernel reaches is an error.

mod rules {
    pub mod kernel;
    pub mod run;
    #[allow(dead_code, missing_docs, reason = "the build script needs more of it")]
    #[path = "../../../isel/build/sexp.rs"]
    pub mod sexp;
    pub mod values;
}

use isel::rules::{RULES, Rule};
use rules::kernel::{Kernel, Plan, Shape};
use rules::run::{compare, selected};
use rules::sexp::{Sexp, parse};

/// Processors of all generations that are compiled for.
const PROCESSORS: [&str; 9] = [
    "gfx600", "gfx701", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950",
];

fn pattern(rule: &Rule) -> Sexp {
    parse(rule.pattern).expect("a pattern of ISLE").remove(0)
}

fn guards(rule: &Rule) -> Vec<Sexp> {
    parse(rule.guards).expect("guards of ISLE")
}

fn exists_on(rule: &Rule, processor: &str) -> bool {
    rule.exists_on(isa::Processor::by_name(processor).expect("a processor"))
}

/// The test processors that a rule is for: those that have its opcodes, where it does not stand
/// behind one that takes the same operations with better opcodes.
fn processors(number: usize) -> Vec<&'static str> {
    let rule = &RULES[number];
    let same = |other: &&Rule| {
        other.class == rule.class && other.pattern == rule.pattern && other.guards == rule.guards
    };
    let better: Vec<&Rule> = RULES[..number].iter().filter(same).collect();
    let wanted =
        |name: &&&str| exists_on(rule, name) && !better.iter().any(|other| exists_on(other, name));
    let all = PROCESSORS.iter().filter(wanted);
    all.filter(|name| !differs(rule, name)).copied().collect()
}

/// Do the processor's opcodes differ from what the interpreter of IR computes? On GFX6
/// `v_frexp_*` has other results for infinities and NaNs (LLVM, `hasFrexpBug`). Before GFX9
/// `v_max_*` does not flush, and selection multiplies by one in place of the rule.
fn differs(rule: &Rule, processor: &str) -> bool {
    let any = |name: &str| {
        let named = |opcode: &isa::Opcode| opcode.mnemonic().starts_with(name);
        rule.opcodes.iter().any(named)
    };
    let before_gfx9 = ["gfx6", "gfx7", "gfx8"].contains(&&processor[..4]);
    let flushes = rule.pattern.contains("Canonicalize") && any("v_max");
    processor.starts_with("gfx6") && any("v_frexp") || before_gfx9 && flushes
}

/// The plans with each choice of constants.
fn plans(rule: &Rule) -> Vec<Plan> {
    Plan::all(rule, &pattern(rule))
}

/// The first plan that the rule selects on a processor, and whether there are plans that it does
/// not.
fn reached(number: usize, processor: &str) -> (Option<Kernel>, bool) {
    let rule = &RULES[number];
    let (mut found, mut refused) = (None, false);
    for plan in plans(rule) {
        let kernel = Kernel::new(rule, &pattern(rule), &plan);
        let fired = selected(&kernel, processor).0.contains(&number);
        refused |= !fired;
        if fired && found.is_none() {
            found = Some(kernel);
        }
        if found.is_some() && (refused || rule.guards.is_empty()) {
            break;
        }
    }
    (found, refused)
}

/// Rules for a test processor; others are for processors to come.
fn testable() -> impl Iterator<Item = (usize, &'static Rule)> {
    RULES
        .iter()
        .enumerate()
        .filter(|(number, _)| !processors(*number).is_empty())
}

#[test]
fn each_rule_is_reached_and_right() {
    let mut wrong = Vec::new();
    for (number, rule) in testable() {
        for processor in processors(number) {
            if let Err(error) = check(number, processor) {
                wrong.push(format!("{} on {processor}: {error}", rule.place));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check(number: usize, processor: &str) -> Result<(), String> {
    let rule = &RULES[number];
    let (Some(kernel), _) = reached(number, processor) else {
        let plan = &plans(rule)[0];
        let text = Kernel::new(rule, &pattern(rule), plan).text;
        return Err(format!("no kernel reaches it, for example not\n{text}"));
    };
    let (_, opcodes) = selected(&kernel, processor);
    for opcode in rule.opcodes {
        let reversed = opcode.desc().reversed;
        if !opcodes.contains(opcode) && !reversed.is_some_and(|o| opcodes.contains(&o)) {
            return Err(format!("{opcode:?} is missing in\n{}", kernel.text));
        }
    }
    compare(&kernel, processor)
}

#[test]
fn guards_keep_rules_away() {
    let mut wrong = Vec::new();
    for (number, rule) in testable() {
        let processor = processors(number).last().copied().expect("one");
        if let Err(error) = check_guards(number, processor) {
            wrong.push(format!("{}: {error}", rule.place));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check_guards(number: usize, processor: &str) -> Result<(), String> {
    let rule = &RULES[number];
    let (Some(kernel), refused) = reached(number, processor) else {
        return Err("no kernel reaches it".to_string());
    };
    let pattern = pattern(rule);
    let constants = kernel.plan.constants.len();
    if !guards(rule).is_empty() && constants > 0 && !refused {
        return Err("its guards take all constants".to_string());
    }
    for shape in Shape::refused(&pattern, &guards(rule)) {
        let plan = Plan {
            shape: shape.clone(),
            ..kernel.plan.clone()
        };
        let other = Kernel::new(rule, &pattern, &plan);
        if selected(&other, processor).0.contains(&number) {
            return Err(format!("{shape:?} is taken:\n{}", other.text));
        }
    }
    Ok(())
}
