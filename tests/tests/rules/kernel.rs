//! A kernel from the left side of a rule.

use super::sexp::Sexp;
use super::values::Ty;
use isel::node::Class;
use isel::rules::Rule;
use mir::Bank;
use std::collections::BTreeMap;
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
        shapes.extend(bounds.then_some(Shape::Unbounded));
        shapes
    }
}

/// Extractors that look at a value's bits.
const BOUNDS: [&str; 1] = ["u24"];

/// Extractors that take a constant.
const CONSTANTS: [&str; 3] = ["k", "const", "inline_negative"];

/// Extractors that only say where an operation inside may stand.
const PLACES: [&str; 1] = ["once"];

/// The operations inside the root's, from the outside to the inside, that the rule takes as its own.
fn operations(pattern: &Sexp) -> Vec<Sexp> {
    let mut found = Vec::new();
    for item in &pattern.as_list().unwrap_or(&[])[1..] {
        inside(item, &mut found);
    }
    found
}

fn inside(item: &Sexp, found: &mut Vec<Sexp>) {
    let Some(head) = item.head() else { return };
    if PLACES.contains(&head) || BOUNDS.contains(&head) {
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

/// Shift amounts.
const AMOUNTS: [i64; 3] = [8, 24, 3];
/// Other constants.
const NUMBERS: [i64; 4] = [0xff, -0x100, -20, 0x1234_5678];

impl Plan {
    /// All choices of constants.
    pub fn all(rule: &Rule, pattern: &Sexp) -> Vec<Plan> {
        let mut names = BTreeMap::new();
        constants(pattern, Role::Number, &mut names);
        let mut plans = vec![BTreeMap::new()];
        for (name, role) in names {
            let values: &[i64] = match role {
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

/// A kernel.
pub struct Kernel {
    /// Its text.
    pub text: String,
    /// Types of the operands, in order.
    pub operands: Vec<Ty>,
    /// Type of the result.
    pub result: Ty,
    /// Are the operands the same for all work-items?
    pub bank: Bank,
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
    operands: Vec<Ty>,
    counter: usize,
    /// Operations inside others, in the order of [`operations`].
    nested: Vec<(String, Ty)>,
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
            nested: Vec::new(),
        };
        let bits = match rule.class {
            Class::S32 | Class::V32 => 32,
        };
        let (value, ty) = b.operation(pattern, bits);
        b.store(&value, ty, "out");
        if let Shape::SecondUse(place) = plan.shape {
            let (value, ty) = b.nested[place].clone();
            b.store(&value, ty, "second");
        }
        Kernel {
            text: b.finish(),
            operands: b.operands.clone(),
            result: ty,
            bank: b.bank,
            plan: plan.clone(),
        }
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
        if head == "bnot" {
            let x = self.operand(&items[1], ty, Role::Number);
            return self.line(ty, &format!("xor {} {x}, -1", ty.name()));
        }
        let word = match head {
            "band" | "bor" | "bxor" => &head[1..],
            other => other,
        };
        let a = self.operand(&items[1], ty, role(head, 0));
        let b = self.operand(&items[2], ty, role(head, 1));
        self.line(ty, &format!("{word} {} {a}, {b}", ty.name()))
    }

    fn operand(&mut self, item: &Sexp, ty: Ty, role: Role) -> String {
        let Some(items) = item.as_list() else {
            return self.variable(&item.to_string(), ty, role);
        };
        let head = item.head().expect("an operation");
        match head {
            _ if PLACES.contains(&head) => self.operand(&items[1], ty, role),
            "u24" => self.small(&items[1], ty, role),
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

    /// A number of 24 bits. The legaliser makes intrinsics of products of numbers that it knows to be small; of a number
    /// of lanes only selection knows.
    fn small(&mut self, item: &Sexp, ty: Ty, role: Role) -> String {
        let value = self.operand(item, ty, role);
        let bound = !matches!(self.plan.shape, Shape::Unbounded);
        match bound && value.starts_with('%') {
            true => {
                self.line(
                    ty,
                    &format!("call i32 @llvm.amdgcn.mbcnt.lo(i32 {value}, i32 0)"),
                )
                .0
            }
            false => value,
        }
    }

    fn constant(&self, item: &Sexp, ty: Ty) -> String {
        let value = match self.plan.constants.get(&item.to_string()) {
            Some(value) => *value,
            None => item.to_string().parse().expect("a number"),
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
            (74_565 + 4096 * self.names.len()).to_string()
        } else {
            self.input(ty, role)
        };
        self.names.insert(name.to_string(), value.clone());
        value
    }

    /// The next operand of the work-item.
    fn input(&mut self, ty: Ty, role: Role) -> String {
        let place = self.operands.len();
        self.operands.push(ty);
        let wide = match self.bank {
            Bank::Sgpr => format!("%arg{place}"),
            Bank::Vgpr => {
                let at = format!("getelementptr i64, ptr addrspace(1) %mine, i64 {place}");
                let (pointer, _) = self.line(Ty::I64, &at);
                self.line(
                    Ty::I64,
                    &format!("load i64, ptr addrspace(1) {pointer}, align 8"),
                )
                .0
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

    fn narrowed(&mut self, wide: &str, ty: Ty) -> String {
        let int = Ty::int(ty.bits());
        let value = match int {
            Ty::I64 => wide.to_string(),
            _ => {
                self.line(int, &format!("trunc i64 {wide} to {}", int.name()))
                    .0
            }
        };
        match ty.is_float() {
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
            ty.name()
        );
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
             {}  ret void\n}}\n\
             declare i32 @llvm.amdgcn.workitem.id.x()\n\
             declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)\n",
            pointers.join(", "),
            self.lines
        )
    }
}
