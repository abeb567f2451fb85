//! Intrinsics: every row of `tests/coverage/intrinsics` with types for what is overloaded, or with
//! the operands that `tests/coverage/calls` gives for it.

use super::functions::names;
use super::memory::place;
use super::program::Program;
use super::types::Ty;
use super::{Cell, Goal, folder};

const GENERIC: &str = "Intrinsics of all targets";
const TARGET: &str = "Intrinsics of amdgcn";

/// Combinations of overloaded types that are tried at most.
const COMBINATIONS: usize = 8;

/// Constants for operands that must be some. The next is for the case that llc refuses the one
/// before.
const CONSTANTS: [u32; 4] = [1, 0, 2, 4];

/// Words in the names of operations of later processors, and on images.
const LATER: [&str; 14] = [
    ".image.",
    "wmma",
    "swmmac",
    "smfmac",
    "cvt.scale",
    "cluster",
    "tensor",
    ".tr",
    "bvh",
    "cooperative",
    "monitor",
    "async",
    "cvt.sr",
    "named.barrier",
];

/// A row: what LLVM declares.
struct Row {
    name: String,
    results: Vec<String>,
    operands: Vec<String>,
}

impl Row {
    fn parse(line: &str) -> Option<Row> {
        let (head, operands) = line.split_once(" :")?;
        let mut words = head.split_whitespace().map(str::to_string);
        Some(Row {
            name: words.next()?,
            results: words.collect(),
            operands: operands.split_whitespace().map(str::to_string).collect(),
        })
    }

    /// The kinds of the overloaded types, in the order of their numbers.
    fn overloads(&self) -> Vec<&str> {
        let mut kinds = Vec::new();
        for token in self.results.iter().chain(&self.operands) {
            let token = token.trim_end_matches('!');
            if let Some((kind, _)) = token.split_once('.').filter(|(k, _)| !k.is_empty()) {
                kinds.push(kind);
            } else if token.starts_with("ptrs=") {
                kinds.push("ptrs");
            }
        }
        kinds
    }

    /// Into how many parts a vector is divided.
    fn parts(&self) -> u32 {
        let mut tokens = self.results.iter().chain(&self.operands);
        let part = tokens.find_map(|t| t.strip_prefix("part")?.split_once('=')?.0.parse().ok());
        part.unwrap_or(1)
    }

    /// Types for the overloads.
    fn choices(&self) -> Vec<Vec<Ty>> {
        let kinds = self.overloads();
        let parts = self.parts();
        let mut all: Vec<Vec<Ty>> = vec![Vec::new()];
        for kind in &kinds {
            let mut list = types_of(kind, kinds.len() == 1, parts, self.name.contains("amdgcn"));
            // Of operations on memory, and of those that are expanded element by element, some
            // types show all.
            let some: Option<&[&str]> = match self.name.as_str() {
                n if n.contains("atomic") => Some(&["i32", "i64", "float", "double", "<2 x half>"]),
                n if n.contains(".vp.") => Some(&["<4 x i32>", "<4 x float>", "<2 x i64>"]),
                _ => None,
            };
            if let Some(some) = some.filter(|_| *kind != "ptr") {
                list.retain(|ty| some.contains(&ty.to_string().as_str()));
            }
            let longer = |prefix: Vec<Ty>| {
                let list = list.clone();
                list.into_iter().map(move |ty| {
                    let mut types = prefix.clone();
                    types.push(ty);
                    types
                })
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        if kinds.len() > 1 && all.len() > COMBINATIONS {
            all.retain(|types| types.iter().all(|ty| ty.len() == types[0].len()));
            all.truncate(COMBINATIONS);
        }
        // What is not of these processors is tried once, the rest of the target's with some types.
        if self.name.contains("amdgcn") {
            let later = LATER.iter().any(|word| self.name.contains(word));
            all.truncate(if later { 1 } else { 4 });
        }
        all
    }

    /// The type of a token; none of metadata and the like.
    fn ty(&self, token: &str, types: &[Ty]) -> Option<Ty> {
        let token = token.trim_end_matches('!');
        if let Some((kind, number)) = token.split_once('=') {
            let of: &Ty = types.get(number.parse::<usize>().ok()?)?;
            return Some(match kind {
                "" => of.clone(),
                "i1" => of.with_scalar(Ty::Int(1)),
                "elem" => of.scalar().clone(),
                "ptrs" => of.with_scalar(Ty::Ptr(1)),
                _ => of.scalar().clone().vector(of.len() / self.parts()),
            });
        }
        if let Some((_, number)) = token.split_once('.').filter(|(k, _)| !k.is_empty()) {
            return types.get(number.parse::<usize>().ok()?).cloned();
        }
        Ty::parse(token)
    }
}

fn types_of(kind: &str, alone: bool, parts: u32, few: bool) -> Vec<Ty> {
    let list: &[&str] = match (kind, alone) {
        _ if parts > 1 => {
            let forms = [("i32", 2), ("f32", 1), ("i8", 4), ("i64", 1), ("f16", 3)];
            let types = forms
                .iter()
                .filter_map(|(e, n)| Some(Ty::parse(e)?.vector(n * parts)));
            return types.collect();
        }
        ("any", true) if few => &["i32", "f32", "v2f16"],
        ("int", true) if few => &["i32", "i64", "i16"],
        ("float", true) if few => &["f32", "f64", "f16", "bf16"],
        ("int", true) => &[
            "i1", "i8", "i16", "i24", "i32", "i64", "i128", "i256", "v2i16", "v3i32", "v4i8",
            "v2i64",
        ],
        ("int", false) => &["i32", "i64", "i16", "v2i32"],
        ("float", true) => &[
            "f16", "bf16", "f32", "f64", "v2f16", "v3f32", "v2f64", "v2bf16",
        ],
        ("float", false) => &["f32", "f64", "f16", "bf16", "v2f32"],
        ("vector", true) => &[
            "v2i16", "v4i32", "v8i32", "v2i64", "v4f16", "v4f32", "v2f64", "v3i32", "v4i1", "v4i8",
            "v2i128",
        ],
        ("vector", false) => &["v4i32", "v4f32", "v2f16", "v8i32"],
        ("ptr", true) => &["ptr0", "ptr1", "ptr3", "ptr4", "ptr5", "ptr7", "ptr8"],
        ("ptr", false) => &["ptr0", "ptr1", "ptr3", "ptr5"],
        ("ptrs", _) => &["ptr1"],
        (_, true) => &[
            "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "v2f16", "v2i16", "v2f32", "v3i32",
            "v4i32", "v4f32", "i8", "v2bf16", "ptr1", "ptr3",
        ],
        (_, false) => &["i32", "f32", "v2f16", "v4f32"],
    };
    list.iter().filter_map(|t| Ty::parse(t)).collect()
}

/// Is the cell's row an intrinsic?
pub(super) fn is_of_intrinsics(cell: &Cell) -> bool {
    [GENERIC, TARGET].contains(&cell.section)
}

pub(super) fn cells(out: &mut Vec<Cell>) {
    let read = |name| std::fs::read_to_string(folder().join(name)).expect("the file is there");
    let (rows, calls) = (read("intrinsics"), read("calls"));
    let unstable = names("intrinsics with results of their own");
    let calls: Vec<Vec<&str>> = calls
        .lines()
        .filter(|l| !l.starts_with('#') && !l.is_empty())
        .map(|l| l.split(" | ").collect())
        .collect();
    for row in rows
        .lines()
        .filter(|l| !l.starts_with('#'))
        .filter_map(Row::parse)
    {
        let section = match row.name.contains("amdgcn") {
            true => TARGET,
            false => GENERIC,
        };
        let goal = match unstable.contains(&row.name) {
            true => Goal::Compiles,
            false => Goal::Runs,
        };
        let own: Vec<&Vec<&str>> = calls.iter().filter(|c| c[0] == row.name).collect();
        for call in &own {
            let program = written(call);
            out.push(Cell::new(section, &row.name, call[1], program).with_goal(goal));
        }
        if !own.is_empty() {
            continue;
        }
        for types in row.choices() {
            let column: Vec<String> = types.iter().map(Ty::to_string).collect();
            let mut constants = CONSTANTS;
            // Zero has a result if the flag says so.
            if row.name.contains("ctlz") || row.name.contains("cttz") {
                constants.swap(0, 1);
            }
            let programs = constants.iter().map(|&n| program(&row, &types, n));
            let mut programs: Vec<String> = programs.collect();
            programs.dedup();
            out.push(Cell {
                section,
                row: row.name.clone(),
                column: column.join(", "),
                programs,
                goal,
            });
        }
    }
}

/// A call as the file has it: name, column, result, operands, and lines before the kernel.
fn written(call: &[&str]) -> String {
    let (name, result) = (call[0], call[2]);
    let operands = call.get(3).copied().unwrap_or("");
    let operands = || operands.split(" ; ").filter(|o| !o.is_empty());
    let before = call.get(4).copied().unwrap_or("").replace("\\n", "\n");
    Program::once(|k| {
        let mut spaces = Vec::new();
        let list: Vec<String> = operands()
            .map(|text| operand(k, text, &mut spaces))
            .collect();
        let types: Vec<&str> = operands()
            .map(|text| text.rsplit_once(' ').map_or(text, |(ty, _)| ty))
            .map(|ty| {
                if ty.starts_with("metadata") {
                    "metadata"
                } else {
                    ty
                }
            })
            .collect();
        k.before += &format!("declare {result} @{name}({})\n{before}", types.join(", "));
        let text = format!("call {result} @{name}({})", list.join(", "));
        finish(k, &text, result, &spaces);
    })
}

/// `TYPE ?` is an operand from memory, `TYPE $place` an address with the lane's own memory.
fn operand(k: &mut Program, text: &str, spaces: &mut Vec<(u32, String)>) -> String {
    if let Some(ty) = text.strip_suffix(" ?") {
        let ty = spelled(ty);
        let value = k.load(&ty);
        return format!("{ty} {value}");
    }
    if let Some(ty) = text.strip_suffix(" $place") {
        let Ty::Ptr(space) = spelled(ty) else {
            unreachable!("{text}: a pointer")
        };
        let p = prepared(k, space);
        spaces.push((space, p.clone()));
        return format!("{ty} {p}");
    }
    text.to_string()
}

/// A type in the language's own spelling.
fn spelled(text: &str) -> Ty {
    if let Some(rest) = text.strip_prefix("ptr addrspace(") {
        return Ty::Ptr(rest.trim_end_matches(')').parse().expect("a number"));
    }
    if let Some((n, element)) = text.strip_prefix('<').and_then(|t| t.split_once(" x ")) {
        return spelled(element.trim_end_matches('>')).vector(n.parse().expect("a number"));
    }
    match text {
        "ptr" => Ty::Ptr(0),
        "half" | "float" | "double" | "bfloat" => Ty::Float(match text {
            "half" => "half",
            "float" => "float",
            "double" => "double",
            _ => "bfloat",
        }),
        _ => Ty::parse(text).unwrap_or_else(|| panic!("{text}: a type")),
    }
}

/// A place with something in it.
fn prepared(k: &mut Program, space: u32) -> String {
    if space == 8 {
        return resource(k, "0");
    }
    let before = std::mem::take(&mut k.before);
    let p = place(k, space);
    k.before = before.clone() + &k.before.replace(&before, "");
    if !matches!(space, 2 | 4 | 6 | 9) {
        let v = k.load(&Ty::Int(32).vector(4));
        k.line(&format!(
            "store <4 x i32> {v}, {} {p}, align 16",
            Ty::Ptr(space)
        ));
    }
    p
}

/// The description of a buffer: that of the results.
fn resource(k: &mut Program, stride: &str) -> String {
    let declaration = "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1\
        (ptr addrspace(1), i16, i64, i32)\n";
    if !k.before.contains(declaration) {
        k.before += declaration;
    }
    let records = if stride == "0" { 100_000 } else { 1000 };
    k.set(&format!(
        "call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, \
         i16 {stride}, i64 {records}, i32 163756)"
    ))
}

/// The call, and what it leaves.
fn finish(k: &mut Program, text: &str, result: &str, spaces: &[(u32, String)]) {
    if result == "void" {
        k.line(text);
    } else {
        let r = k.set(text);
        match result.strip_prefix("{ ").and_then(|t| t.strip_suffix(" }")) {
            Some(fields) => {
                for (i, ty) in split_types(fields).into_iter().enumerate() {
                    let field = k.set(&format!("extractvalue {result} {r}, {i}"));
                    k.store(&spelled(&ty), &field);
                }
            }
            None if result == "token" || result == "metadata" => {}
            None => k.store(&spelled(result), &r),
        }
    }
    for (space, p) in spaces {
        if matches!(space, 3 | 5) {
            let v = k.set(&format!(
                "load <4 x i32>, {} {p}, align 16",
                Ty::Ptr(*space)
            ));
            k.store(&Ty::Int(32).vector(4), &v);
        }
    }
}

/// Fields of a structure, whose types have no commas.
fn split_types(fields: &str) -> Vec<String> {
    fields.split(", ").map(str::to_string).collect()
}

/// A call with operands as the row has them.
fn program(row: &Row, types: &[Ty], constant: u32) -> String {
    let with_memory = row
        .operands
        .iter()
        .any(|t| matches!(row.ty(t, types), Some(Ty::Ptr(_))))
        || row.name.contains("buffer");
    let write = |k: &mut Program| {
        if row.name.contains(".wqm") {
            // Whole quads only.
            k.attributes = " !reqd_work_group_size !0".to_string();
            k.after = "!0 = !{i32 64, i32 1, i32 1}\n".to_string();
        }
        if row.name == "llvm.amdgcn.lds.kernel.id" {
            k.attributes = " !llvm.amdgcn.lds.kernel.id !0".to_string();
            k.after = "!0 = !{i32 0}\n".to_string();
        }
        let (mut list, mut declared, mut spaces) = (Vec::new(), Vec::new(), Vec::new());
        for (at, token) in row.operands.iter().enumerate() {
            if token == "..." {
                declared.push("...".to_string());
                continue;
            }
            let Some(ty) = row.ty(token, types) else {
                let kind = token.trim_end_matches('!');
                declared.push(kind.replace("empty", "{}"));
                list.push(unusual(row, at, kind));
                continue;
            };
            declared.push(ty.to_string());
            let value = match (&ty, token.ends_with('!')) {
                (_, true) => ty.constant(constant),
                (Ty::Ptr(8), _) => resource(
                    k,
                    if row.name.contains("struct") {
                        "16"
                    } else {
                        "0"
                    },
                ),
                (Ty::Ptr(space), _) => {
                    let p = prepared(k, *space);
                    spaces.push((*space, p.clone()));
                    p
                }
                _ => ordinary(k, row, at, &ty),
            };
            list.push(format!("{ty} {value}"));
        }
        let results: Vec<String> = row
            .results
            .iter()
            .map(|t| {
                row.ty(t, types)
                    .map_or(t.replace("empty", "{}"), |ty| ty.to_string())
            })
            .collect();
        let result = match results.as_slice() {
            [one] => one.clone(),
            several => format!("{{ {} }}", several.join(", ")),
        };
        let declaration = format!("declare {result} @{}({})\n", row.name, declared.join(", "));
        // Every program has this one.
        if !k.before.contains(&declaration) && row.name != "llvm.amdgcn.workitem.id.x" {
            k.before += &declaration;
        }
        let callee = match declared.iter().any(|d| d == "...") {
            true => format!("{result} ({})", declared.join(", ")),
            false => result.clone(),
        };
        let text = format!("call {callee} @{}({})", row.name, list.join(", "));
        finish(k, &text, &result, &spaces);
    };
    match with_memory {
        true => Program::once(write),
        false => Program::both(write),
    }
}

/// An operand that is neither number nor pointer.
fn unusual(row: &Row, at: usize, kind: &str) -> String {
    let last = at + 1 == row.operands.len();
    match kind {
        "metadata" if row.name.contains("constrained.fcmp") && !last => {
            "metadata !\"olt\"".to_string()
        }
        "metadata" if row.name.contains("constrained") && last => {
            "metadata !\"fpexcept.ignore\"".to_string()
        }
        "metadata" if row.name.contains("constrained") => {
            "metadata !\"round.tonearest\"".to_string()
        }
        "metadata" => "metadata !\"\"".to_string(),
        "token" => "token none".to_string(),
        "empty" => "{} zeroinitializer".to_string(),
        other => format!("{other} poison"),
    }
}

/// A number, within what the operation is defined for.
fn ordinary(k: &mut Program, row: &Row, at: usize, ty: &Ty) -> String {
    let name = row.name.as_str();
    let last = at + 1 == row.operands.len();
    if name.starts_with("llvm.vp.") || name.starts_with("llvm.experimental.vp.") {
        let lanes = row.operands.iter().position(|t| t.starts_with("i1="));
        if last && *ty == Ty::Int(32) {
            // What stands behind the length is poison: that may be of memory, or an operand.
            return if name.contains("load") { "4" } else { "2" }.to_string();
        }
        if lanes == Some(at) {
            return ty.constant(1);
        }
    }
    if name.contains("buffer") && row.operands[at] == "i32" {
        let first = row.operands.iter().position(|t| t == "i32") == Some(at);
        return match (first, name.contains("struct")) {
            (true, true) => "%id".to_string(),
            (true, false) => "%bytes".to_string(),
            _ => "0".to_string(),
        };
    }
    if name.contains("buffer") && row.operands[at] == "v4i32" {
        let stride = if name.contains("struct") { "16" } else { "0" };
        let p = resource(k, stride);
        let bits = k.set(&format!("ptrtoint ptr addrspace(8) {p} to i128"));
        return k.set(&format!("bitcast i128 {bits} to <4 x i32>"));
    }
    let value = k.load(ty);
    let small = match name {
        "llvm.ushl.sat" | "llvm.sshl.sat" if at == 1 => {
            let bits = ty.int_bits().unwrap_or(1);
            if bits == 1 {
                0
            } else {
                (1 << bits.ilog2()) - 1
            }
        }
        "llvm.powi" | "llvm.experimental.constrained.powi" if at == 1 => 7,
        _ if name.contains("div.fix") && at == 0 => 7,
        _ if name.contains("splice") && *ty == Ty::Int(32) => 1,
        _ if name.contains("div.fix") => {
            return k.set(&format!("or {ty} {value}, {}", ty.constant(1)));
        }
        _ => return value,
    };
    k.set(&format!("and {ty} {value}, {}", ty.constant(small)))
}
