//! Prints the rows as Rust.

use crate::parse::{Operand, Row, camel};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The text of `opcodes.rs`.
pub fn all(rows: &[Row]) -> String {
    let mut out = String::new();
    opcode_enum(&mut out, rows);
    let lists = operand_lists(&mut out, rows);
    let _ = writeln!(
        out,
        "/// The rows, indexed by opcode.\nstatic ROWS: [InstDesc; {}] = [",
        rows.len()
    );
    for row in rows {
        self::row(&mut out, row, &lists);
    }
    out.push_str("];\n");
    mnemonics(&mut out, rows);
    out
}

/// All mnemonics in byte order, each with the opcodes that have it on some generation.
fn mnemonics(out: &mut String, rows: &[Row]) {
    let mut opcodes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for row in rows {
        let names = row.names.iter().chain(&row.aliases);
        let names = names.map(|(_, name)| name.as_str());
        for name in names.chain([row.mnemonic.as_str()]) {
            let list = opcodes.entry(name).or_default();
            let opcode = format!("Opcode::{}", camel(&row.name));
            if !list.contains(&opcode) {
                list.push(opcode);
            }
        }
    }
    let _ = writeln!(
        out,
        "/// Mnemonics in byte order, with the opcodes that have them on some generation.\n\
         static MNEMONICS: [(&str, &[Opcode]); {}] = [",
        opcodes.len()
    );
    for (name, list) in opcodes {
        let _ = writeln!(out, "    ({name:?}, &[{}]),", list.join(", "));
    }
    out.push_str("];\n");
}

fn opcode_enum(out: &mut String, rows: &[Row]) {
    out.push_str(
        "/// All instructions of the tables.\n\
         #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n\
         #[repr(u16)]\n\
         #[allow(missing_docs, reason = \"the names are the mnemonics\")]\n\
         pub enum Opcode {\n",
    );
    for row in rows {
        let _ = writeln!(out, "    {},", camel(&row.name));
    }
    out.push_str(
        "}\n\nimpl Opcode {\n    /// All opcodes, in order.\n    pub const ALL: &[Opcode] = &[\n",
    );
    for row in rows {
        let _ = writeln!(out, "        Opcode::{},", camel(&row.name));
    }
    out.push_str("    ];\n}\n\n");
}

/// Prints each different operand list once; the map gives the name of a row's.
fn operand_lists(out: &mut String, rows: &[Row]) -> BTreeMap<String, String> {
    let mut lists = BTreeMap::new();
    for row in rows {
        let text = operands(&row.operands);
        let next = format!("OPERANDS_{}", lists.len());
        lists.entry(text).or_insert(next);
    }
    for (text, name) in &lists {
        let _ = writeln!(out, "static {name}: &[OperandDesc] = &[{text}];");
    }
    lists
}

fn operands(operands: &[Operand]) -> String {
    let mut text = String::new();
    for o in operands {
        let _ = write!(
            text,
            "OperandDesc {{ field: Field::{}, role: Role::{}, class: OperandClass::{}, width: {}, \
             ty: ValueType::{}, mods: {} }}, ",
            o.field,
            o.role,
            o.class,
            o.width,
            o.ty,
            bits("InputMods", &o.mods)
        );
    }
    text
}

/// Bit i: operand i is written.
fn written(operands: &[Operand]) -> u32 {
    let is_written = |o: &&Operand| matches!(o.role, "Def" | "DefUse");
    let places = (0..).zip(operands).filter(|(_, o)| is_written(o));
    places.map(|(i, _)| 1u32 << i).sum()
}

fn row(out: &mut String, row: &Row, lists: &BTreeMap<String, String>) {
    let mut opcodes = String::new();
    for cell in &row.opcodes {
        let _ = match cell {
            None => write!(opcodes, "None, "),
            Some((number, _)) => write!(opcodes, "Some({number:#x}), "),
        };
    }
    let _ = writeln!(
        out,
        "    InstDesc {{ opcode: Opcode::{}, mnemonic: {:?}, family: Family::{}, forms: {}, \
         operands: {}, written: {}, implicit_reads: {}, implicit_writes: {}, counters: {}, flags: {}, \
         hazard: HazardClass::{}, rate: RateClass::{}, opcodes: [{opcodes}], \
         requires: crate::Feature::{}, others: {}, addresses: {}, reversed: {}, accumulates_as: {}, \
         with_constant: {}, same: {}, other_scc: {} }},",
        camel(&row.name),
        row.mnemonic,
        camel(&row.family),
        bits("Forms", &row.forms),
        lists[&operands(&row.operands)],
        written(&row.operands),
        bits("ImplicitRegs", &row.reads),
        bits("ImplicitRegs", &row.writes),
        bits("Counters", &row.count),
        bits("InstFlags", &row.flags),
        camel(&row.hazard),
        camel(&row.rate),
        camel(&row.requires),
        others(row),
        row.addresses,
        related(&row.reversed),
        related(&row.accumulates_as),
        related(&row.with_constant),
        related(&row.same),
        related(&row.other_scc),
    );
}

/// What is otherwise on some generations; one for all rows that have nothing of it.
fn others(row: &Row) -> String {
    let mut families: BTreeMap<&str, u16> = BTreeMap::new();
    for (generation, cell) in row.opcodes.iter().enumerate() {
        if let Some((_, Some(family))) = cell {
            *families.entry(family).or_default() |= 1 << generation;
        }
    }
    let family = match families.iter().next() {
        None => "None".to_string(),
        Some((family, mask)) => format!("Some((GenMask({mask:#x}), Family::{}))", camel(family)),
    };
    let text = |name: &String| format!("{name:?}");
    let lists = [
        by_generation(&row.names, text),
        by_generation(&row.aliases, text),
        by_generation(&row.other_forms, |forms| bits("Forms", forms)),
        by_generation(&row.other_reads, |regs| bits("ImplicitRegs", regs)),
        by_generation(&row.other_requires, |name| {
            format!("crate::Feature::{}", camel(name))
        }),
    ];
    if lists.iter().all(String::is_empty) && families.is_empty() {
        return "&NO_OTHERS".to_string();
    }
    let [names, aliases, forms, reads, requires] = lists;
    format!(
        "&Others {{ names: &[{names}], aliases: &[{aliases}], forms: &[{forms}], \
         reads: &[{reads}], requires: &[{requires}], family: {family} }}"
    )
}

/// Pairs of generations and what is otherwise there.
fn by_generation<T>(list: &[(u16, T)], show: impl Fn(&T) -> String) -> String {
    let pairs = list.iter();
    pairs
        .map(|(mask, what)| format!("(GenMask({mask:#x}), {}), ", show(what)))
        .collect()
}

/// The opcode of a related row.
fn related(name: &Option<String>) -> String {
    match name {
        Some(name) => format!("Some(Opcode::{})", camel(name)),
        None => "None".to_string(),
    }
}

/// A constant set of a `bitflags` type.
fn bits<S: AsRef<str>>(ty: &str, names: &[S]) -> String {
    if names.is_empty() {
        return format!("{ty}::empty()");
    }
    let union: Vec<String> = names
        .iter()
        .map(|name| format!("{ty}::{}.bits()", name.as_ref().to_ascii_uppercase()))
        .collect();
    format!("{ty}::from_bits_retain({})", union.join(" | "))
}
