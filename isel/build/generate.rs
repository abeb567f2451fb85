//! Prints what the rules' users in Rust need.

use crate::expand::{Expansion, Rule};
use crate::opcodes;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The text of `rule_data.rs`.
pub fn data(all: &Expansion) -> String {
    let mut out = String::new();
    availabilities(&mut out, all);
    catalogue(&mut out, &all.rules);
    general(&mut out, &all.rules);
    intrinsics(&mut out, &all.rules);
    constructors(&mut out, all);
    out
}

fn availabilities(out: &mut String, all: &Expansion) {
    let _ = writeln!(
        out,
        "/// Opcodes that must exist together.\n\
         pub static AVAILABILITIES: [&[Opcode]; {}] = [",
        all.availabilities.len()
    );
    for list in &all.availabilities {
        let items: Vec<String> = list.iter().map(|o| format!("Opcode::{o:?}")).collect();
        let _ = writeln!(out, "    &[{}],", items.join(", "));
    }
    out.push_str("];\n");
}

fn catalogue(out: &mut String, rules: &[Rule]) {
    let _ = writeln!(
        out,
        "/// The rules, as they are written.\npub static RULES: [Rule; {}] = [",
        rules.len()
    );
    for rule in rules {
        let guards: Vec<String> = rule.guards.iter().map(ToString::to_string).collect();
        let opcodes: Vec<String> = rule
            .opcodes
            .iter()
            .map(|o| format!("Opcode::{o:?}"))
            .collect();
        let _ = writeln!(
            out,
            "    Rule {{ place: {:?}, class: Class::{}, pattern: {:?}, guards: {:?}, result: {:?}, \
             opcodes: &[{}], available: {:?} }},",
            rule.place,
            class(&rule.class),
            rule.pattern.to_string(),
            guards.join(" "),
            rule.result.to_string(),
            opcodes.join(", "),
            rule.available,
        );
    }
    out.push_str("];\n");
}

/// The variant of `Class` for its name in the rules.
fn class(name: &str) -> String {
    name[..1].to_ascii_uppercase() + &name[1..]
}

/// Which operations have a rule without guards.
fn general(out: &mut String, rules: &[Rule]) {
    let mut arms: BTreeMap<(String, String), Vec<Option<usize>>> = BTreeMap::new();
    for rule in rules {
        if let Some(general) = &rule.general {
            let key = (class(&rule.class), general.rust());
            arms.entry(key).or_default().push(rule.available);
        }
    }
    out.push_str(
        "/// Is there a rule for every operation like this one, with this class of result?\n\
         #[allow(unused_variables, clippy::match_like_matches_macro, reason = \"generated\")]\n\
         pub fn has_rule(class: Class, node: &Node, on: &dyn Fn(u8) -> bool) -> bool {\n\
             match (class, node) {\n",
    );
    for ((class, pattern), available) in &arms {
        let any: Vec<String> = available
            .iter()
            .map(|a| a.map_or("true".to_string(), |i| format!("on({i})")))
            .collect();
        let any = match any.iter().any(|a| a == "true") {
            true => "true".to_string(),
            false => any.join(" || "),
        };
        let _ = writeln!(out, "        (Class::{class}, {pattern}) => {any},");
    }
    out.push_str("        _ => false,\n    }\n}\n");
}

/// Which intrinsics have a rule without guards, on some processor and for some type.
fn intrinsics(out: &mut String, rules: &[Rule]) {
    let fields = rules.iter().filter_map(|r| r.general.as_ref());
    let names: BTreeSet<&str> = fields
        .flat_map(|g| &g.fields)
        .filter_map(|(_, value)| value.strip_prefix("Intrinsic::"))
        .collect();
    let names: Vec<String> = names.iter().map(|n| format!("Intrinsic::{n}")).collect();
    let _ = writeln!(
        out,
        "/// The intrinsics that rules select.\npub const RULED: &[Intrinsic] = &[{}];",
        names.join(", ")
    );
}

/// The constructors of the opcodes.
fn constructors(out: &mut String, all: &Expansion) {
    out.push_str("macro_rules! opcode_constructors { () => {\n");
    for (name, opcode) in &all.named {
        let n = opcodes::sources(opcode.desc()).len();
        let params: Vec<String> = (0..n).map(|i| format!("a{i}: Tree")).collect();
        let args: Vec<String> = (0..n).map(|i| format!("a{i}")).collect();
        let _ = writeln!(
            out,
            "    fn {name}(&mut self, {}) -> Tree {{ self.node(Opcode::{opcode:?}, &[{}]) }}",
            params.join(", "),
            args.join(", ")
        );
    }
    out.push_str("} }\n");
}
