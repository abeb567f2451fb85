//! A kernel from the left side of a rule.

use super::sexp::Sexp;
use super::values::{Domain, Ty};
use amdgpuc::OptLevel;
use ir::Intrinsic;
use ir::intrinsic::Pattern;
use isel::node::Class;
use isel::rules::Rule;
use mir::Bank;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What the operands are, besides what the pattern says.
#[derive(Clone, Debug)]
pub enum Shape {
    /// As the rule wants them.
    Plain,
    /// The so-many-th operation inside of another has a second use.
    SecondUse(usize),
    /// These variables are constants that no instruction has inline.
    Literals(Vec<String>),
    /// Extractors that bound their operand let everything through.
    Unbounded,
}

impl Shape {
    /// The shapes that a rule must leave alone.
    pub fn refused(pattern: &Sexp, guards: &[Sexp]) -> Vec<Shape> {
        let nested = operations(pattern).len();
        let mut shapes: Vec<Shape> = (0..nested).map(Shape::SecondUse).collect();
        for guard in guards.iter().filter_map(|g| g.as_list()?.get(1)) {
            let items = guard.as_list().unwrap_or(&[]);
            let args: Vec<String> = items
                .get(1..)
                .unwrap_or(&[])
                .iter()
                .map(ToString::to_string)
                .collect();
            match guard.head() {
                Some("no_literals") => shapes.push(Shape::Literals(args[..1].to_vec())),
                Some("one_literal") => {
                    let two = [args[0].clone(), args[2].clone()];
                    shapes.push(Shape::Literals(two.to_vec()));
                }
                _ => {}
            }
        }
        let mut bounds = false;
        pattern.walk(&mut |s| bounds |= s.head().is_some_and(|h| BOUNDS.contains(&h)));
        // Bytes are loaded always.
        pattern.walk(&mut |s| bounds &= s.head() != Some("Bits.B8"));
        shapes.extend(bounds.then_some(Shape::Unbounded));
        shapes
    }
}

/// Extractors that look at a value's bits.
const BOUNDS: [&str; 14] = [
    "u24",
    "i24",
    "wide24",
    "words24",
    "hi24",
    "lo28",
    "loaded",
    "uniform",
    "zero_lo",
    "zero_hi",
    "ones_lo",
    "ones_hi",
    "zext_word",
    "sext_word",
];

/// Extractors that take a constant.
const CONSTANTS: [&str; 3] = ["k", "const", "inline_negative"];

/// Extractors that only say where an operation inside may stand.
const PLACES: [&str; 3] = ["once", "any", "compared"];

/// The operations inside the root's, from the outside to the inside, that the rule takes as its
/// own.
fn operations(pattern: &Sexp) -> Vec<Sexp> {
    let mut found = Vec::new();
    for item in &pattern.as_list().unwrap_or(&[])[1..] {
        inside(item, &mut found);
    }
    found
}

fn inside(item: &Sexp, found: &mut Vec<Sexp>) {
    let Some(head) = item.head() else { return };
    if head == "any" {
        // A second use does not matter to the rule.
        let operation = item.as_list().unwrap_or(&[])[1].as_list().unwrap_or(&[]);
        operation[1..].iter().for_each(|i| inside(i, found));
    } else if PLACES.contains(&head) || BOUNDS.contains(&head) {
        inside(&item.as_list().unwrap_or(&[])[1], found);
    } else if !CONSTANTS.contains(&head) && !head.contains('.') {
        found.push(item.clone());
        for item in &item.as_list().unwrap_or(&[])[1..] {
            inside(item, found);
        }
    }
}

/// The choices of a kernel.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Values of the variables that stand for constants.
    pub constants: BTreeMap<String, i64>,
    /// The operands.
    pub shape: Shape,
}

/// Shift amounts of words.
const AMOUNTS: [i64; 3] = [8, 24, 3];
/// Shift amounts of pairs of words.
const WIDE_AMOUNTS: [i64; 3] = [8, 40, 3];
/// Other constants, the last of which instructions have inline.
const NUMBERS: [i64; 6] = [0xff, -0x100, -20, 0x1234_5678, 17, 7];

impl Plan {
    /// All choices of constants.
    pub fn all(rule: &Rule, pattern: &Sexp) -> Vec<Plan> {
        let mut names = BTreeMap::new();
        constants(pattern, Role::Number, &mut names);
        let mut plans = vec![BTreeMap::new()];
        for (name, role) in names {
            let values: &[i64] = match role {
                Role::Amount if width(rule.class) == 64 => &WIDE_AMOUNTS,
                Role::Amount => &AMOUNTS,
                Role::Number => &NUMBERS,
            };
            plans = plans
                .into_iter()
                .flat_map(|plan| {
                    let name = name.clone();
                    values.iter().map(move |&value| {
                        let mut plan = plan.clone();
                        plan.insert(name.clone(), value);
                        plan
                    })
                })
                .collect();
        }
        debug_assert!(!plans.is_empty(), "{}", rule.place);
        plans
            .into_iter()
            .map(|constants| Plan {
                constants,
                shape: Shape::Plain,
            })
            .collect()
    }
}

/// Bits of a class of results.
fn width(class: Class) -> u32 {
    match class {
        Class::Bool | Class::Scc | Class::Mask => 1,
        Class::V16 => 16,
        Class::S32 | Class::V32 => 32,
        Class::S64 | Class::V64 => 64,
    }
}

/// The width that a pattern names: `(Bits.B32)`.
fn named_width(item: &Sexp) -> u32 {
    let digits = item.head().and_then(|h| h.strip_prefix("Bits.B"));
    digits.and_then(|d| d.parse().ok()).expect("a width")
}

/// Names of the IR's comparisons that differ from those of the rules.
fn predicate(head: &str) -> Option<&str> {
    Some(match head {
        "eq" | "ne" | "ugt" | "uge" | "ult" | "ule" | "sgt" | "sge" | "slt" | "sle" => head,
        _ => return None,
    })
}

/// The same for floats.
fn float_predicate(head: &str) -> Option<&str> {
    Some(match head {
        "oeq" | "ogt" | "oge" | "olt" | "ole" | "one" | "ord" | "uno" | "ueq" | "une" => head,
        "fugt" | "fuge" | "fult" | "fule" => &head[1..],
        _ => return None,
    })
}

/// How near the results of interpreter and emulator must be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Precision {
    /// The same, or both no number.
    Exact,
    /// Doubles that differ by so much.
    Relative(f64),
    /// The interpreter does not know the operation: it is only executed.
    Unknown,
}

/// The type of an intrinsic's operand.
fn operand_type(pattern: Pattern, variable: Ty) -> Ty {
    match pattern {
        Pattern::Is(ty) | Pattern::Imm(ty) => Ty::of(ty).expect("a scalar"),
        Pattern::VectorOf(ir::Type::F16, _) => Ty::Halves,
        Pattern::VectorOf(..) => Ty::Shorts,
        Pattern::IntsLike(_) => Ty::I32,
        Pattern::ConditionOf(_) => Ty::I1,
        _ => variable,
    }
}

/// How an operand is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// As a number.
    Number,
    /// As the amount of a shift.
    Amount,
}

fn role(head: &str, place: usize) -> Role {
    match (head, place) {
        ("shl" | "lshr" | "ashr", 1) => Role::Amount,
        _ => Role::Number,
    }
}

fn constants(pattern: &Sexp, own: Role, names: &mut BTreeMap<String, Role>) {
    let Some([_, items @ ..]) = pattern.as_list() else {
        return;
    };
    let head = pattern.head().unwrap_or("");
    if predicate(head).or(float_predicate(head)).is_some() || items.is_empty() {
        return;
    }
    if CONSTANTS.contains(&head) {
        if items[0].is_variable() {
            names.insert(items[0].to_string(), own);
        }
        return;
    }
    let places = items
        .iter()
        .filter(|i| i.head().is_none_or(|h| !h.starts_with("Bits")));
    for (place, item) in places.enumerate() {
        constants(item, role(head, place), names);
    }
}

/// Intrinsics that any kernel may call.
const DECLARATIONS: [&str; 2] = [
    "declare i32 @llvm.amdgcn.workitem.id.x()",
    "declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)",
];

/// A kernel.
pub struct Kernel {
    /// Its text.
    pub text: String,
    /// Types of the operands, in order.
    pub operands: Vec<(Ty, Domain)>,
    /// Type of the result.
    pub result: Ty,
    /// Are the operands the same for all work-items?
    pub bank: Bank,
    /// How near the results must be.
    pub precision: Precision,
    /// Optimisations that bring the operands to the operation as the rule wants them.
    pub level: OptLevel,
    /// What it was made from.
    pub plan: Plan,
}

/// Bytes of operands and results of a work-item.
pub const RECORD: usize = 64;

/// Work-items.
pub const ITEMS: usize = 128;

struct Builder<'a> {
    plan: &'a Plan,
    bank: Bank,
    lines: String,
    names: BTreeMap<String, String>,
    operands: Vec<(Ty, Domain)>,
    counter: usize,
    /// Which numbers the operands are.
    domain: Domain,
    /// Are conditions comparisons, and not made of two?
    comparing: bool,
    precision: Precision,
    level: OptLevel,
    /// Operations inside others, in the order of [`operations`].
    nested: Vec<(String, Ty)>,
    /// Declarations of the intrinsics called.
    declarations: BTreeSet<String>,
}

impl Kernel {
    /// The kernel of a rule.
    pub fn new(rule: &Rule, pattern: &Sexp, plan: &Plan) -> Kernel {
        let mut b = Builder {
            plan,
            bank: rule.class.bank(),
            lines: String::new(),
            names: BTreeMap::new(),
            operands: Vec::new(),
            counter: 0,
            domain: Domain::All,
            comparing: false,
            precision: Precision::Exact,
            level: OptLevel::O0,
            nested: Vec::new(),
            declarations: BTreeSet::new(),
        };
        b.declarations.extend(DECLARATIONS.map(str::to_string));
        let (value, ty) = b.operation(pattern, width(rule.class));
        let stored = b.widened(&value, ty);
        b.store(&stored, ty, "out");
        if let Shape::SecondUse(place) = plan.shape {
            let (value, ty) = b.nested[place].clone();
            let value = b.widened(&value, ty);
            b.store(&value, ty, "second");
        }
        Kernel {
            text: b.finish(),
            operands: b.operands.clone(),
            result: ty,
            bank: b.bank,
            precision: b.precision,
            level: b.level,
            plan: plan.clone(),
        }
    }
}

fn stored_type(ty: Ty) -> Ty {
    match ty {
        Ty::I1 | Ty::Halves | Ty::Shorts => Ty::I32,
        other => other,
    }
}

impl Builder<'_> {
    fn line(&mut self, ty: Ty, text: &str) -> (String, Ty) {
        let name = format!("%t{}", self.counter);
        self.counter += 1;
        let _ = writeln!(self.lines, "  {name} = {text}");
        (name, ty)
    }

    /// An operation with a result of so many bits.
    fn operation(&mut self, pattern: &Sexp, bits: u32) -> (String, Ty) {
        let items = pattern.as_list().expect("an operation");
        let head = pattern.head().expect("an operation");
        let ty = Ty::int(bits);
        if let Some(found) = self.special(head, items, bits) {
            return found;
        }
        if head == "bnot" {
            let x = self.operand(&items[1], ty, Role::Number);
            let ones = if ty == Ty::I1 { "true" } else { "-1" };
            return self.line(ty, &format!("xor {} {x}, {ones}", ty.name()));
        }
        let word = match head {
            "times" => "mul",
            "scaled" => {
                let x = self.operand(&items[1], ty, Role::Number);
                return self.line(ty, &format!("shl {} {x}, 5", ty.name()));
            }
            "band" | "bor" | "bxor" => &head[1..],
            other => other,
        };
        let a = self.operand(&items[1], ty, role(head, 0));
        let b = self.operand(&items[2], ty, role(head, 1));
        self.line(ty, &format!("{word} {} {a}, {b}", ty.name()))
    }

    /// What is no operation of two integers of one type.
    fn special(&mut self, head: &str, items: &[Sexp], bits: u32) -> Option<(String, Ty)> {
        let float = Ty::float(bits);
        if let Some(cc) = predicate(head) {
            return Some(self.comparison("icmp", cc, items, Ty::int(named_width(&items[1]))));
        }
        if let Some(cc) = float_predicate(head) {
            return Some(self.comparison("fcmp", cc, items, Ty::float(named_width(&items[1]))));
        }
        Some(match head {
            "fadd" | "fsub" | "fmul" | "fadd_fast" | "fsub_fast" | "fmul_fast" => {
                let word = match head.strip_suffix("_fast") {
                    Some(word) => {
                        self.domain = Domain::Small;
                        format!("{word} contract")
                    }
                    None => head.to_string(),
                };
                let a = self.operand(&items[1], float, Role::Number);
                let b = self.operand(&items[2], float, Role::Number);
                self.line(float, &format!("{word} {} {a}, {b}", float.name()))
            }
            "fneg" => {
                let x = self.operand(&items[1], float, Role::Number);
                self.line(float, &format!("fneg {} {x}", float.name()))
            }
            "select" => {
                let ty = if bits == 16 { float } else { Ty::int(bits) };
                let c = self.operand(&items[1], Ty::I1, Role::Number);
                let x = self.operand(&items[2], ty, Role::Number);
                let y = self.operand(&items[3], ty, Role::Number);
                let name = ty.name();
                self.line(ty, &format!("select i1 {c}, {name} {x}, {name} {y}"))
            }
            "intrinsic" => self.intrinsic(items, bits),
            "fpext" | "fptrunc" | "fptosi" | "fptoui" | "sitofp" | "uitofp" | "zext" | "sext" => {
                self.cast(head, items, bits)
            }
            _ => return None,
        })
    }

    /// `(intrinsic Name BITS operands…)`
    fn intrinsic(&mut self, items: &[Sexp], bits: u32) -> (String, Ty) {
        let name = items[1].to_string();
        let all = Intrinsic::ALL.iter();
        let id = all
            .copied()
            .find(|id| format!("{id:?}") == name)
            .expect("an intrinsic");
        let signature = &id.signatures()[0];
        let width = items[2].head().map_or(bits, |_| named_width(&items[2]));
        let floats = |p: &Pattern| matches!(p, Pattern::Float(_) | Pattern::ScalarFloat(_));
        let variable = match signature.args.iter().any(floats) {
            true => Ty::float(width),
            false => Ty::int(width),
        };
        match id {
            // Whose result depends on how often it is rounded.
            Intrinsic::FDot2
            | Intrinsic::PkAddF16
            | Intrinsic::PkMulF16
            | Intrinsic::PkMinF16
            | Intrinsic::PkMaxF16
            | Intrinsic::PkFmaF16 => self.domain = Domain::Small,
            // What is far from zero is nothing to the instructions.
            Intrinsic::AmdSin | Intrinsic::AmdCos => self.domain = Domain::Eighths,
            // The manual's precision of the 64-bit instructions is 2^29 units in the last place.
            Intrinsic::Rcp | Intrinsic::Rsq | Intrinsic::AmdSqrt if width == 64 => {
                self.precision = Precision::Relative(1.0 / f64::from(1 << 23));
            }
            Intrinsic::TrigPreop => self.precision = Precision::Unknown,
            _ => {}
        }
        let mut args = Vec::new();
        for (pattern, item) in signature.args.iter().zip(&items[3..]) {
            let ty = operand_type(*pattern, variable);
            let value = match item.to_string().as_str() {
                "_" => "true".to_string(),
                _ => self.operand(item, ty, Role::Number),
            };
            args.push(format!("{} {value}", ty.name()));
        }
        let result = match signature.ret {
            Pattern::IntsLike(_) => Ty::int(bits),
            Pattern::ScalarInt(_) | Pattern::Int(_) => Ty::int(bits),
            other => operand_type(other, variable),
        };
        let types: Vec<&str> = args
            .iter()
            .map(|a| a.rsplit_once(' ').expect("two words").0)
            .collect();
        let declaration = format!(
            "declare {} @{}({})",
            result.name(),
            id.name(),
            types.join(", ")
        );
        self.declarations.insert(declaration);
        let call = format!("call {} @{}({})", result.name(), id.name(), args.join(", "));
        self.line(result, &call)
    }

    fn comparison(&mut self, word: &str, cc: &str, items: &[Sexp], ty: Ty) -> (String, Ty) {
        let a = self.operand(&items[2], ty, Role::Number);
        let b = self.operand(&items[3], ty, Role::Number);
        self.line(Ty::I1, &format!("{word} {cc} {} {a}, {b}", ty.name()))
    }

    fn cast(&mut self, head: &str, items: &[Sexp], bits: u32) -> (String, Ty) {
        let width = named_width(&items[1]);
        let (from, to) = match head {
            "fpext" | "fptrunc" => (Ty::float(width), Ty::float(bits)),
            "fptosi" | "fptoui" => (Ty::float(width), Ty::int(bits)),
            "sitofp" | "uitofp" => (Ty::int(width), Ty::float(bits)),
            _ => (Ty::int(width), Ty::int(bits)),
        };
        if head.starts_with("fpto") {
            self.domain = Domain::Countable;
        }
        let x = match (head, from) {
            // The load does not extend the sign itself, as another would.
            ("sext", Ty::I8 | Ty::I16) => self.load("volatile ", from),
            _ => self.operand(&items[2], from, Role::Number),
        };
        self.line(to, &format!("{head} {} {x} to {}", from.name(), to.name()))
    }

    fn operand(&mut self, item: &Sexp, ty: Ty, role: Role) -> String {
        let Some(items) = item.as_list() else {
            return self.variable(&item.to_string(), ty, role);
        };
        let head = item.head().expect("an operation");
        match head {
            "compared" => {
                self.comparing = true;
                self.operand(&items[1], ty, role)
            }
            _ if PLACES.contains(&head) => self.operand(&items[1], ty, role),
            "u24" | "i24" => self.small(head, &items[1], ty, role),
            _ if BOUNDS.contains(&head) => self.bounded(head, &items[1], ty),
            "k" | "const" => self.constant(&items[1], ty),
            "inline_negative" => match items[1].is_variable() {
                // The variable is the constant's negation.
                true => (self.plan.constants[&items[1].to_string()]).to_string(),
                false => items[1].to_string(),
            },
            _ => {
                let place = self.nested.len();
                self.nested.push((String::new(), ty));
                let found = self.operation(item, ty.bits());
                self.nested[place] = found.clone();
                found.0
            }
        }
    }

    /// A number of 24 bits. The legaliser makes intrinsics of products of numbers that it knows to
    /// be small; of a number of lanes only selection knows. Scalar rules are about these
    /// intrinsics.
    fn small(&mut self, head: &str, item: &Sexp, ty: Ty, role: Role) -> String {
        let value = self.operand(item, ty, role);
        let bound = !matches!(self.plan.shape, Shape::Unbounded);
        if !bound || !value.starts_with('%') {
            return value;
        }
        let small = match (head, self.bank) {
            ("i24", _) => format!("ashr i32 {value}, 8"),
            (_, Bank::Sgpr) => format!("and i32 {value}, 16777215"),
            _ => format!("call i32 @llvm.amdgcn.mbcnt.lo(i32 {value}, i32 0)"),
        };
        self.line(ty, &small).0
    }

    /// 64 bits of which something is known.
    fn bounded(&mut self, head: &str, item: &Sexp, ty: Ty) -> String {
        if matches!(self.plan.shape, Shape::Unbounded) {
            return self.variable(&item.to_string(), ty, Role::Number);
        }
        let word = |b: &mut Self| b.variable(&item.to_string(), Ty::I32, Role::Number);
        match head {
            "uniform" => {
                let place = self.operands.len();
                self.operands.push((ty, Domain::All));
                format!("%arg{place}")
            }
            "loaded" => self.load("", ty),
            "ones_lo" => "1311768469162688511".to_string(),
            "ones_hi" => "-3989547399".to_string(),
            "zero_lo" => {
                let x = self.variable(&item.to_string(), ty, Role::Number);
                self.line(ty, &format!("shl i64 {x}, 32")).0
            }
            "wide24" | "words24" | "hi24" | "lo28" => {
                let x = self.variable(&item.to_string(), ty, Role::Number);
                // Products of the low words of the first two are words.
                let mask: i64 = match head {
                    "wide24" => 0xffff,
                    "words24" => 0x00ff_ffff_0000_ffff,
                    "hi24" => 0x00ff_ffff_ffff_ffff,
                    _ => -0xff00_0001,
                };
                self.line(ty, &format!("and i64 {x}, {mask}")).0
            }
            "sext_word" => {
                let x = word(self);
                self.line(ty, &format!("sext i32 {x} to i64")).0
            }
            _ => {
                let x = word(self);
                self.line(ty, &format!("zext i32 {x} to i64")).0
            }
        }
    }

    fn constant(&self, item: &Sexp, ty: Ty) -> String {
        let value = match self.plan.constants.get(&item.to_string()) {
            Some(value) => *value,
            None => number(&item.to_string()),
        };
        match ty {
            Ty::I64 => value.to_string(),
            _ => (value as i32).to_string(),
        }
    }

    fn variable(&mut self, name: &str, ty: Ty, role: Role) -> String {
        if let Some(value) = self.names.get(name) {
            return value.clone();
        }
        let literal =
            matches!(&self.plan.shape, Shape::Literals(list) if list.iter().any(|n| n == name));
        let value = if literal && role == Role::Number {
            // Each one another, so that they cannot share a literal.
            literal_of(ty, 74_565 + 4096 * self.names.len() as u32)
        } else {
            self.input(ty, role)
        };
        self.names.insert(name.to_string(), value.clone());
        value
    }

    /// The next operand of the work-item.
    fn input(&mut self, ty: Ty, role: Role) -> String {
        match ty {
            Ty::I8 => return self.byte(),
            Ty::I16 => return self.short(),
            _ => {}
        }
        let wide = match self.bank {
            Bank::Sgpr => {
                self.operands.push((ty, self.domain));
                format!("%arg{}", self.operands.len() - 1)
            }
            Bank::Vgpr => {
                let wide = self.load("", Ty::I64);
                *self.operands.last_mut().expect("the operand loaded") = (ty, self.domain);
                wide
            }
        };
        let value = self.narrowed(&wide, ty);
        match role {
            Role::Amount => {
                let most = ty.bits() - 1;
                self.line(ty, &format!("and {} {value}, {most}", ty.name()))
                    .0
            }
            Role::Number => value,
        }
    }

    /// 16 bits that the legaliser has not as a part of a word: those of a half that was selected.
    fn short(&mut self) -> String {
        let [a, b] = [0, 1].map(|_| self.input(Ty::F16, Role::Number));
        let c = self.input(Ty::I1, Role::Number);
        let (half, _) = self.line(Ty::F16, &format!("select i1 {c}, half {a}, half {b}"));
        self.line(Ty::I16, &format!("bitcast half {half} to i16")).0
    }

    /// A byte that the legaliser has not as a part of a word: stored, and loaded as a part of an
    /// array, so that the store is found when the array is taken apart.
    fn byte(&mut self) -> String {
        self.level = OptLevel::O2;
        let word = self.input(Ty::I32, Role::Number);
        let (byte, _) = self.line(Ty::I8, &format!("trunc i32 {word} to i8"));
        let at = "getelementptr i8, ptr addrspace(1) %out, i64 %offset";
        let (place, _) = self.line(Ty::I64, at);
        let _ = writeln!(self.lines, "  store i8 {byte}, ptr addrspace(1) {place}");
        let load = format!("load [2 x i8], ptr addrspace(1) {place}");
        let (both, _) = self.line(Ty::I64, &load);
        self.line(Ty::I8, &format!("extractvalue [2 x i8] {both}, 0"))
            .0
    }

    /// The next operand of the work-item, from memory.
    fn load(&mut self, how: &str, ty: Ty) -> String {
        let place = self.operands.len();
        self.operands.push((ty, Domain::All));
        let at = format!("getelementptr i64, ptr addrspace(1) %mine, i64 {place}");
        let (pointer, _) = self.line(Ty::I64, &at);
        let load = format!(
            "load {how}{}, ptr addrspace(1) {pointer}, align 8",
            ty.name()
        );
        self.line(ty, &load).0
    }

    fn narrowed(&mut self, wide: &str, ty: Ty) -> String {
        if ty == Ty::I1 {
            let (word, _) = self.line(Ty::I32, &format!("trunc i64 {wide} to i32"));
            let bits = [1, 2].map(|mask| {
                let (bit, _) = self.line(Ty::I32, &format!("and i32 {word}, {mask}"));
                self.line(ty, &format!("icmp ne i32 {bit}, 0")).0
            });
            return match self.comparing {
                true => bits[0].clone(),
                false => self.line(ty, &format!("or i1 {}, {}", bits[0], bits[1])).0,
            };
        }
        let int = Ty::int(ty.bits());
        let value = match int {
            Ty::I64 => wide.to_string(),
            _ => {
                self.line(int, &format!("trunc i64 {wide} to {}", int.name()))
                    .0
            }
        };
        match ty.is_cast() {
            true => {
                let cast = format!("bitcast {} {value} to {}", int.name(), ty.name());
                self.line(ty, &cast).0
            }
            false => value,
        }
    }

    fn store(&mut self, value: &str, ty: Ty, buffer: &str) {
        let (pointer, _) = self.line(
            Ty::I64,
            &format!("getelementptr i8, ptr addrspace(1) %{buffer}, i64 %offset"),
        );
        let _ = writeln!(
            self.lines,
            "  store {} {value}, ptr addrspace(1) {pointer}, align 8",
            stored_type(ty).name()
        );
    }

    /// What is stored of a value: an `i1` as a word.
    fn widened(&mut self, value: &str, ty: Ty) -> String {
        match ty {
            Ty::I1 => self.line(Ty::I32, &format!("zext i1 {value} to i32")).0,
            Ty::Halves | Ty::Shorts => {
                let cast = format!("bitcast {} {value} to i32", ty.name());
                self.line(Ty::I32, &cast).0
            }
            _ => value.to_string(),
        }
    }

    fn finish(&self) -> String {
        let args: String = (0..8).map(|i| format!(", i64 %arg{i}")).collect();
        let pointers = ["out", "second", "in"].map(|n| format!("ptr addrspace(1) %{n}"));
        format!(
            "define amdgpu_kernel void @rule({}{args}) {{\n  \
             %id = call i32 @llvm.amdgcn.workitem.id.x()\n  \
             %wide = zext i32 %id to i64\n  \
             %offset = mul i64 %wide, {RECORD}\n  \
             %mine = getelementptr i8, ptr addrspace(1) %in, i64 %offset\n\
             {}  ret void\n}}\n{}",
            pointers.join(", "),
            self.lines,
            self.declarations
                .iter()
                .map(|d| format!("{d}\n"))
                .collect::<String>()
        )
    }
}

/// A constant that is no inline constant, as the type is written.
fn literal_of(ty: Ty, number: u32) -> String {
    match ty {
        Ty::F16 => format!("0xH{:04X}", number & 0x3fff),
        Ty::F32 => format!("0x{:016X}", f64::from(number as f32).to_bits()),
        Ty::F64 => format!("0x{:016X}", f64::from(number).to_bits()),
        _ => number.to_string(),
    }
}

/// A number of a rule, decimal or with `0x`.
fn number(text: &str) -> i64 {
    match text.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16),
        None => text.parse(),
    }
    .expect("a number")
}
