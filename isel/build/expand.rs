//! From rules as they are written to rules as ISLE compiles them.
//!
//! What a rule does not say is taken from the rows of the opcodes that it names; see `README.md`.

use crate::opcodes::{self, Opcodes};
use crate::sexp::Sexp;
use isa::{Opcode, Processor, Tasks};
use std::collections::{BTreeMap, BTreeSet};

/// An extractor that the prelude defines by another.
struct Macro {
    params: Vec<String>,
    template: Sexp,
}

/// A rule as it is written, with what was found out about it.
pub struct Rule {
    pub place: String,
    pub class: String,
    pub pattern: Sexp,
    pub guards: Vec<Sexp>,
    pub result: Sexp,
    pub opcodes: Vec<Opcode>,
    /// Index into [`Expansion::availabilities`]; `None` if its opcodes are everywhere.
    pub available: Option<usize>,
    /// The root's pattern, if the rule takes every operation of its kind.
    pub general: Option<General>,
}

/// A root that takes every operation of its kind.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct General {
    /// Variant of `Node`.
    variant: String,
    /// Fields that say of which kind, and their values in Rust.
    pub fields: Vec<(String, String)>,
}

impl General {
    /// Is every operation of the other kind also one of this?
    fn covers(&self, other: &General) -> bool {
        self.variant == other.variant && self.fields.iter().all(|f| other.fields.contains(f))
    }

    /// The pattern in Rust.
    pub fn rust(&self) -> String {
        let fields = self
            .fields
            .iter()
            .map(|(f, value)| format!("{f}: {value}, "));
        format!(
            "Node::{} {{ {}.. }}",
            self.variant,
            fields.collect::<String>()
        )
    }
}

/// Operations that legal IR may have: each must have a rule wherever code is made for.
struct Complete {
    place: String,
    /// Where there is this instruction.
    having: Option<Opcode>,
    classes: Vec<String>,
    pattern: Sexp,
}

/// All that was read.
#[derive(Default)]
pub struct Expansion {
    /// ISLE's text.
    pub isle: String,
    pub rules: Vec<Rule>,
    /// Opcodes that must exist together, each list for other processors.
    pub availabilities: Vec<Vec<Opcode>>,
    /// Opcodes named, by their names in the rules.
    pub named: BTreeMap<String, Opcode>,
    macros: BTreeMap<String, Macro>,
    commutative: BTreeSet<String>,
    symmetric: BTreeSet<String>,
    /// Fields of the variants of `Node`.
    fields: BTreeMap<String, Vec<String>>,
    classes: BTreeMap<String, String>,
    /// Variants of enums named, by the enum's name.
    variants: BTreeMap<String, BTreeSet<String>>,
    waiting: Vec<String>,
    complete: Vec<Complete>,
    place: String,
}

type Res<T> = Result<T, String>;

impl Expansion {
    /// Reads a file's forms.
    pub fn file(&mut self, opcodes: &Opcodes, name: &str, forms: &[Sexp]) -> Res<()> {
        for form in forms {
            self.place = format!("{name}:{}", form.line);
            let place = self.place.clone();
            self.form(opcodes, form)
                .map_err(|e| format!("{place}: {e}"))?;
        }
        Ok(())
    }

    fn form(&mut self, opcodes: &Opcodes, form: &Sexp) -> Res<()> {
        let items = form.as_list().ok_or("a form is a list")?;
        form.walk(&mut |s| self.note_variant(s));
        match form.head().unwrap_or("") {
            "rule" => self.rule(opcodes, &items[1..]),
            "for" => {
                for one in instances(&items[1..])? {
                    self.form(opcodes, &one)?;
                }
                Ok(())
            }
            "first-operand-first" => self.by_operand(opcodes, &items[1..]),
            "commutative" => {
                self.commutative.extend(names(&items[1..]));
                Ok(())
            }
            "symmetric" => {
                self.symmetric.extend(names(&items[1..]));
                Ok(())
            }
            "class" => {
                let class = items[1].as_atom().unwrap_or("").to_string();
                for name in names(&items[2..]) {
                    self.classes.insert(name, class.clone());
                }
                Ok(())
            }
            "complete" => {
                self.complete(items, None);
                Ok(())
            }
            "having" => self.having(opcodes, &items[1..]),
            other => {
                self.remember(other, items);
                if other == "extractor" {
                    self.isle.push_str(&declaration(items));
                }
                self.isle.push_str(&format!("{form}\n"));
                Ok(())
            }
        }
    }

    /// `(Enum.Variant)`: enums of the compiler are declared with the variants that are named.
    fn note_variant(&mut self, s: &Sexp) {
        if let Some((name, variant)) = s.head().and_then(|h| h.split_once('.')) {
            if name != "Node" {
                let variants = self.variants.entry(name.to_string()).or_default();
                variants.insert(variant.to_string());
            }
        }
    }

    fn remember(&mut self, head: &str, items: &[Sexp]) {
        if head == "extractor" {
            if let Some([name, params @ ..]) = items[1].as_list() {
                let found = Macro {
                    params: names(params),
                    template: items[2].clone(),
                };
                let name = name.as_atom().unwrap_or("").to_string();
                self.macros.insert(name, found);
            }
        }
        if head == "type" && items[1].as_atom() == Some("Node") {
            for variant in items[3].as_list().unwrap_or(&[]).iter().skip(1) {
                let Some([name, fields @ ..]) = variant.as_list() else {
                    continue;
                };
                let fields = fields.iter().filter_map(Sexp::head).map(str::to_string);
                self.fields
                    .insert(name.as_atom().unwrap_or("").to_string(), fields.collect());
            }
        }
    }

    /// `(having INSTRUCTION (complete …)…)`
    fn having(&mut self, opcodes: &Opcodes, items: &[Sexp]) -> Res<()> {
        let [name, forms @ ..] = items else {
            return Err("'having' wants an instruction".to_string());
        };
        let opcode = name.as_atom().and_then(|n| opcodes.get(n));
        let opcode = opcode.ok_or_else(|| format!("no opcode is called '{name}'"))?;
        for form in forms {
            match form.as_list() {
                Some(items) if form.head() == Some("complete") => {
                    self.complete(items, Some(opcode))
                }
                _ => return Err(format!("'{form}' does not say what is complete")),
            }
        }
        Ok(())
    }

    /// `(complete (CLASS…) PATTERN…)`
    fn complete(&mut self, items: &[Sexp], having: Option<Opcode>) {
        for pattern in &items[2..] {
            self.complete.push(Complete {
                place: self.place.clone(),
                having,
                classes: names(items[1].as_list().unwrap_or(&[])),
                pattern: pattern.clone(),
            });
        }
    }

    // ---- rules ------------------------------------------------------------------------------

    fn rule(&mut self, opcodes: &Opcodes, items: &[Sexp]) -> Res<()> {
        for variant in self.variants_of(opcodes, items)? {
            self.waiting.push(variant);
        }
        Ok(())
    }

    /// Rules of which that one is taken whose pattern stands in the root's first operand, whatever
    /// its place in the file.
    fn by_operand(&mut self, opcodes: &Opcodes, rules: &[Sexp]) -> Res<()> {
        let mut sides: [Vec<String>; 2] = Default::default();
        for rule in rules {
            let items = rule.as_list().ok_or("a rule is a list")?;
            let all = self.variants_of(opcodes, &items[1..])?;
            let half = all.len().div_ceil(2);
            sides[0].extend_from_slice(&all[..half]);
            sides[1].extend_from_slice(&all[half..]);
        }
        self.waiting.extend(sides.into_iter().flatten());
        Ok(())
    }

    /// The texts of a rule's variants, without priorities, in their order.
    fn variants_of(&mut self, opcodes: &Opcodes, items: &[Sexp]) -> Res<Vec<String>> {
        let [left, guards @ .., result] = items else {
            return Err("a rule has two sides".to_string());
        };
        let named = self.name_opcodes(opcodes, result);
        let Some([term, pattern]) = left.as_list() else {
            return Err("a rule's left side is a term and a pattern".to_string());
        };
        let term = term.as_atom().unwrap_or("");
        let rest = term
            .strip_prefix("lower")
            .ok_or_else(|| format!("'{term}' selects nothing"))?;
        let class = match rest.strip_prefix('_') {
            Some(class) => class.to_string(),
            None => self.class_of(opcodes, result)?,
        };
        let pattern = self.with_widths(opcodes, pattern, result)?;
        as_nodes(&pattern).walk(&mut |s| self.note_variant(s));
        carries(opcodes, result)?;
        let available = self.availability(&named);
        let general = if guards.is_empty() {
            self.general(&pattern)
        } else {
            None
        };
        let number = self.rules.len();
        let variants = self.commuted(&pattern, guards);
        let guard = available.map_or(String::new(), |i| format!("(if (on {i})) "));
        let guards_text = texts(guards);
        let out = variants
            .iter()
            .map(as_nodes)
            .map(|p| format!("(lower_{class} {p}) {guard}{guards_text}(by {number} {result})"))
            .collect();
        self.rules.push(Rule {
            place: self.place.clone(),
            class,
            pattern,
            guards: guards.to_vec(),
            result: result.clone(),
            opcodes: named,
            available,
            general,
        });
        Ok(out)
    }

    /// Opcodes on the right side.
    fn name_opcodes(&mut self, opcodes: &Opcodes, result: &Sexp) -> Vec<Opcode> {
        let mut found = Vec::new();
        result.walk(&mut |s| {
            if let Some(name) = s.head() {
                if let Some(opcode) = opcodes.get(name).filter(|_| name.contains('_')) {
                    self.named.insert(name.to_string(), opcode);
                    found.push(opcode);
                }
            }
        });
        found
    }

    /// The class of values that the right side computes.
    fn class_of(&self, opcodes: &Opcodes, result: &Sexp) -> Res<String> {
        let head = result.head().ok_or("the class of a value must be named")?;
        if let Some(class) = self.classes.get(head) {
            return Ok(class.clone());
        }
        if let Some(opcode) = opcodes.get(head) {
            let class = opcodes::class(opcode.desc());
            return Ok(class
                .ok_or(format!("'{head}' computes no value"))?
                .to_string());
        }
        let parts = result.as_list().unwrap_or(&[]).iter().skip(1);
        match head {
            "clamp" | "raised" => self.class_of(opcodes, &result.as_list().unwrap_or(&[])[1]),
            "mask_carry" | "scc_carry" => {
                self.class_of(opcodes, &result.as_list().unwrap_or(&[])[2])
            }
            "pair" | "high_first" | "carry" | "twice" => {
                let half = parts
                    .filter(|p| p.as_list().is_some())
                    .find_map(|p| self.class_of(opcodes, p).ok())
                    .ok_or_else(|| format!("the class of '{result}' must be named"))?;
                Ok(half.replace("32", "64"))
            }
            _ => Err(format!("no opcode is called '{head}'")),
        }
    }

    /// Operations whose first parameter is `bits` get it from the row of the opcode that takes
    /// their operand.
    fn with_widths(&self, opcodes: &Opcodes, pattern: &Sexp, result: &Sexp) -> Res<Sexp> {
        let Some(items) = pattern.as_list() else {
            return Ok(pattern.clone());
        };
        let mut out = Vec::with_capacity(items.len() + 1);
        for item in items {
            out.push(self.with_widths(opcodes, item, result)?);
        }
        let wants = pattern
            .head()
            .and_then(|h| self.macros.get(h))
            .filter(|m| m.params.first().is_some_and(|p| p == "bits"));
        if let Some(found) = wants.filter(|m| m.params.len() == items.len()) {
            let variable = items[1..].iter().find(|i| i.is_variable());
            let bits = variable.and_then(|v| self.bits_of(opcodes, v.as_atom()?, result));
            let bits = bits.ok_or_else(|| {
                format!("the width of '{}' must be named", found.params.join(" "))
            })?;
            let bits = Sexp::list(vec![Sexp::atom(&format!("Bits.{bits}"))]);
            out.insert(1, bits);
        }
        if pattern.head() == Some(INTRINSIC) && !items.get(2).is_some_and(is_width) {
            let variable = items.get(2).filter(|i| i.is_variable());
            let bits = variable.and_then(|v| self.bits_of(opcodes, v.as_atom()?, result));
            out.insert(
                2,
                match bits {
                    Some(bits) => Sexp::list(vec![Sexp::atom(&format!("Bits.{bits}"))]),
                    None => Sexp::atom("_"),
                },
            );
        }
        Ok(Sexp {
            line: pattern.line,
            kind: crate::sexp::Kind::List(out),
        })
    }

    /// The width of the source where a variable stands.
    fn bits_of(&self, opcodes: &Opcodes, variable: &str, result: &Sexp) -> Option<&'static str> {
        let items = result.as_list()?;
        if let Some(opcode) = result.head().and_then(|h| opcodes.get(h)) {
            let stands = |i: &Sexp| {
                i.as_atom() == Some(variable)
                    || i.head() == Some("neg")
                        && i.as_list()
                            .is_some_and(|l| l[1].as_atom() == Some(variable))
            };
            if let Some(place) = items[1..].iter().position(stands) {
                return opcodes::source_bits(opcode.desc(), place);
            }
        }
        items
            .iter()
            .find_map(|i| self.bits_of(opcodes, variable, i))
    }

    /// Lists of opcodes that exist on the same processors are one.
    fn availability(&mut self, named: &[Opcode]) -> Option<usize> {
        if opcodes::are_everywhere(named) {
            return None;
        }
        let processors = opcodes::processors(named);
        let known = self.availabilities.iter();
        let known = known
            .map(|a| opcodes::processors(a))
            .position(|p| p == processors);
        Some(known.unwrap_or_else(|| {
            self.availabilities.push(named.to_vec());
            self.availabilities.len() - 1
        }))
    }

    // ---- commuted variants ------------------------------------------------------------------

    /// The pattern with the operands of commutative operations in each order, as it is written
    /// first. What is the same under other names stands once.
    fn commuted(&self, pattern: &Sexp, guards: &[Sexp]) -> Vec<Sexp> {
        let mut seen = BTreeSet::new();
        let mut all = self.orders(pattern);
        all.retain(|p| seen.insert(self.canonical(p, guards)));
        all
    }

    fn orders(&self, pattern: &Sexp) -> Vec<Sexp> {
        let Some(items) = pattern.as_list() else {
            return vec![pattern.clone()];
        };
        let mut lists: Vec<Vec<Sexp>> = vec![Vec::new()];
        for item in items {
            let orders = self.orders(item);
            lists = lists
                .into_iter()
                .flat_map(|list| {
                    orders.iter().map(move |o| {
                        let mut longer = list.clone();
                        longer.push(o.clone());
                        longer
                    })
                })
                .collect();
        }
        let commutes = pattern.head().is_some_and(|h| self.commutative.contains(h));
        if commutes && items.len() >= 3 {
            let swapped: Vec<Vec<Sexp>> = lists
                .iter()
                .map(|list| {
                    let mut list = list.clone();
                    let n = list.len();
                    list.swap(n - 2, n - 1);
                    list
                })
                .collect();
            lists.extend(swapped);
        }
        let line = pattern.line;
        lists
            .into_iter()
            .map(|items| Sexp {
                line,
                kind: crate::sexp::Kind::List(items),
            })
            .collect()
    }

    /// Text that is the same for patterns that differ in names only.
    fn canonical(&self, pattern: &Sexp, guards: &[Sexp]) -> String {
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let mut rename = |text: &str| {
            let sexp = Sexp::atom(text);
            let next = numbers.len();
            let number = *numbers.entry(text.to_string()).or_insert(next);
            sexp.is_variable()
                .then(|| Sexp::atom(&format!("${number}")))
        };
        let mut text = rename_operands(pattern, &mut rename).to_string();
        for guard in guards {
            let renamed = rename_operands(guard, &mut rename);
            text.push_str(&self.sorted(&renamed).to_string());
        }
        text
    }

    /// With the operands of symmetric guards in order.
    fn sorted(&self, guard: &Sexp) -> Sexp {
        let Some(items) = guard.as_list() else {
            return guard.clone();
        };
        let mut items: Vec<Sexp> = items.iter().map(|i| self.sorted(i)).collect();
        if guard.head().is_some_and(|h| self.symmetric.contains(h)) {
            items[1..].sort_by_key(ToString::to_string);
        }
        Sexp::list(items)
    }

    // ---- what the rest of the compiler asks ------------------------------------------------

    /// The root's pattern, if it takes every operation of its kind.
    fn general(&self, pattern: &Sexp) -> Option<General> {
        let node = self.expand_macros(&as_nodes(pattern));
        let [variant, values @ ..] = node.as_list()? else {
            return None;
        };
        let variant = variant.as_atom()?.strip_prefix("Node.")?;
        let mut fields = Vec::new();
        let mut seen = BTreeSet::new();
        for (name, value) in self.fields.get(variant)?.iter().zip(values) {
            match value.as_list() {
                None if value.is_variable() && !seen.insert(value.to_string()) => return None,
                None if value.is_variable() || value.as_atom() == Some("_") => {}
                Some([constant]) => {
                    let path = constant.as_atom()?.replace('.', "::");
                    fields.push((name.clone(), path));
                }
                _ => return None,
            }
        }
        Some(General {
            variant: variant.to_string(),
            fields,
        })
    }

    /// All operations of legal IR for which there is no rule, with the processors.
    pub fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        for legal in &self.complete {
            let Some(wanted) = self.general(&legal.pattern) else {
                missing.push(format!(
                    "{}: '{}' is no operation",
                    legal.place, legal.pattern
                ));
                continue;
            };
            for class in &legal.classes {
                let without = Processor::supporting(Tasks::COMPILE)
                    .filter(|p| legal.having.is_none_or(|o| o.exists_on(p)))
                    .filter(|p| !self.has_rule(class, &wanted, p))
                    .map(|p| p.name);
                let without: Vec<&str> = without.collect();
                if !without.is_empty() {
                    let Complete { place, pattern, .. } = legal;
                    let without = without.join(", ");
                    missing.push(format!(
                        "{place}: no rule for '{pattern}' in {class} on {without}"
                    ));
                }
            }
        }
        missing
    }

    fn has_rule(&self, class: &str, wanted: &General, processor: &Processor) -> bool {
        self.rules.iter().any(|rule| {
            let exists = |i: usize| opcodes::exist_on(&self.availabilities[i], processor);
            rule.class == class
                && rule.general.as_ref().is_some_and(|g| g.covers(wanted))
                && rule.available.is_none_or(exists)
        })
    }

    fn expand_macros(&self, pattern: &Sexp) -> Sexp {
        let Some(found) = pattern.head().and_then(|h| self.macros.get(h)) else {
            return pattern.clone();
        };
        let args = &pattern.as_list().unwrap_or(&[])[1..];
        let expanded = found.template.map_atoms(&mut |text| {
            let place = found.params.iter().position(|p| p == text)?;
            args.get(place).cloned()
        });
        self.expand_macros(&expanded)
    }

    /// ISLE's text of all that was read, with priorities in the order of the files.
    pub fn finish(&mut self) -> String {
        let mut out = String::new();
        for (name, variants) in &self.variants {
            let variants: Vec<String> = variants.iter().map(|v| format!("({v})")).collect();
            out.push_str(&format!(
                "(type {name} extern (enum {}))\n",
                variants.join(" ")
            ));
        }
        out.push_str(&self.isle);
        for (name, opcode) in &self.named {
            let kinds = opcodes::sources(opcode.desc());
            let kinds: Vec<&str> = kinds.iter().map(|k| k.name()).collect();
            let result = opcodes::result(opcode.desc()).map_or("Effect", |k| k.name());
            out.push_str(&format!(
                "(decl {name} ({}) {result})\n(extern constructor {name} {name})\n",
                kinds.join(" ")
            ));
        }
        let count = self.waiting.len();
        for (i, rule) in self.waiting.iter().enumerate() {
            out.push_str(&format!("(rule {} {rule})\n", count - i));
        }
        out
    }
}

/// A carry goes from one instruction to another.
fn carries(opcodes: &Opcodes, result: &Sexp) -> Res<()> {
    let mut wrong = None;
    result.walk(&mut |s| {
        let words = s.as_list().unwrap_or(&[]).iter().skip(1);
        let is_inst = |h: &str| opcodes.get(h).is_some() || h == "mask_carry";
        let insts = words.filter(|w| w.head().is_some_and(is_inst));
        if s.head() == Some("carry") && insts.count() != 2 {
            wrong = Some(s.to_string());
        }
    });
    match wrong {
        Some(text) => Err(format!("'{text}' is no carry between two instructions")),
        None => Ok(()),
    }
}

/// The declaration of an extractor that stands for another: operations of values.
fn declaration(items: &[Sexp]) -> String {
    let Some([name, params @ ..]) = items[1].as_list() else {
        return String::new();
    };
    let kind = |p: &Sexp| match p.as_atom() {
        Some("bits") => "Bits",
        _ => "Value",
    };
    let params: Vec<&str> = params.iter().map(kind).collect();
    format!("(decl {name} ({}) Node)\n", params.join(" "))
}

/// How rules name intrinsics: `(intrinsic Name BITS operands…)`.
const INTRINSIC: &str = "intrinsic";

fn is_width(item: &Sexp) -> bool {
    item.as_atom() == Some("_") || item.head().is_some_and(|h| h.starts_with("Bits."))
}

/// Intrinsics as variants of `Node`.
fn as_nodes(pattern: &Sexp) -> Sexp {
    let Some(items) = pattern.as_list() else {
        return pattern.clone();
    };
    let mut out: Vec<Sexp> = items.iter().map(as_nodes).collect();
    if pattern.head() == Some(INTRINSIC) {
        let count = items.len() - 3;
        out[0] = Sexp::atom(&format!("Node.Intrinsic{count}"));
        out[1] = Sexp::list(vec![Sexp::atom(&format!("Intrinsic.{}", items[1]))]);
        if count == 0 {
            out.truncate(2);
        }
    }
    Sexp {
        line: pattern.line,
        kind: crate::sexp::Kind::List(out),
    }
}

/// The head of a list is no operand.
fn rename_operands(sexp: &Sexp, rename: &mut dyn FnMut(&str) -> Option<Sexp>) -> Sexp {
    match sexp.as_list() {
        None => sexp.map_atoms(rename),
        Some(items) => {
            let mut out: Vec<Sexp> = items.first().cloned().into_iter().collect();
            for item in items.iter().skip(1) {
                out.push(rename_operands(item, rename));
            }
            Sexp::list(out)
        }
    }
}

/// `(names…) ((values…)…) forms…`: the forms once for each list of values.
fn instances(items: &[Sexp]) -> Res<Vec<Sexp>> {
    let [heads, rows, forms @ ..] = items else {
        return Err("'for' wants names, values and forms".to_string());
    };
    let heads = names(heads.as_list().unwrap_or(&[]));
    let mut out = Vec::new();
    for row in rows.as_list().unwrap_or(&[]) {
        let values = row.as_list().unwrap_or(&[]);
        if values.len() != heads.len() {
            return Err(format!("'{row}' has not as many values as there are names"));
        }
        for form in forms {
            out.push(form.map_atoms(&mut |text| {
                let place = heads.iter().position(|h| h == text)?;
                Some(values[place].clone())
            }));
        }
    }
    Ok(out)
}

fn names(items: &[Sexp]) -> Vec<String> {
    items
        .iter()
        .filter_map(Sexp::as_atom)
        .map(str::to_string)
        .collect()
}

fn texts(items: &[Sexp]) -> String {
    items.iter().map(|i| format!("{i} ")).collect()
}
