//! A program in which instructions are written in another way that means the same: operations on
//! vectors as masked ones (`llvm.vp.…`) or of operands that were woven into one vector and taken
//! apart, products as those of matrices, numbers and addresses as constant expressions, functions
//! with other linkage, under other names and called with other types of arguments.
//!
//! A masked operation gives nothing for elements that are left out. So it stands beside the plain
//! one, and a merge by mask and length takes each element from where it is known.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Of how many instructions that can be replaced one is.
const RATE: u64 = 2;

/// A program in other forms.
#[derive(Clone, Debug, Default)]
pub struct Forms {
    /// Its text.
    pub text: String,
    /// Masked operations in it.
    pub masked: usize,
    /// Operands that went through longer vectors and matrices.
    pub woven: usize,
    /// Constant expressions.
    pub expressions: usize,
    /// Calls by another name or with other types.
    pub calls: usize,
    /// Functions with another linkage.
    pub linkages: usize,
}

fn hash(line: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.hash(&mut hasher);
    hasher.finish()
}

/// `<4 x i32>` as 4 and `i32`.
fn vector(ty: &str) -> Option<(u32, &str)> {
    let (len, elem) = ty.strip_prefix('<')?.strip_suffix('>')?.split_once(" x ")?;
    Some((len.parse().ok()?, elem))
}

/// How intrinsics' names spell a vector's type.
fn mangled(ty: &str) -> Option<String> {
    let (len, elem) = vector(ty)?;
    let elem = match elem {
        "half" => "f16",
        "float" => "f32",
        "double" => "f64",
        int if int.starts_with('i') => int,
        _ => return None,
    };
    Some(format!("v{len}{elem}"))
}

/// May its elements be accessed one by one under a mask? Wide integers may not.
fn has_masked_access(ty: &str) -> bool {
    let elem = vector(ty).map_or("", |(_, elem)| elem);
    let bits = elem.strip_prefix('i').and_then(|n| n.parse().ok());
    bits.is_none_or(|bits: u32| bits <= 128)
}

/// A type at the start of a text, and what follows it.
fn leading_type(text: &str) -> Option<(&str, &str)> {
    let end = match text.starts_with('<') {
        true => text.find('>')? + 1,
        false => text.find(' ')?,
    };
    Some((&text[..end], text[end..].trim_start()))
}

/// Operands of a list; commas between brackets separate nothing.
fn operands(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(move |c| {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts.map(str::trim).collect()
}

/// A name for a value that another one is made from; numbers are not continued.
fn derived(result: &str, what: &str) -> String {
    format!("%{what}.{}", &result[1..])
}

fn all_bits(len: u32) -> String {
    format!("<{len} x i1> splat (i1 true), i32 {len}")
}

/// An operation on vectors of integers or floats with two operands.
const BINARY: [&str; 12] = [
    "add", "sub", "mul", "and", "or", "xor", "fadd", "fsub", "fmul", "shl", "lshr", "ashr",
];

/// The lines with masked operations that take the place of one.
fn masked(line: &str, choice: u64) -> Option<String> {
    if let Some(stored) = line.strip_prefix("  store <") {
        return masked_store(&format!("<{stored}"));
    }
    let (result, rest) = line.strip_prefix("  ")?.split_once(" = ")?;
    let (word, rest) = rest.split_once(' ')?;
    match word {
        "load" => masked_load(result, rest),
        "icmp" | "fcmp" => masked_compare(result, word, rest),
        "zext" | "sext" | "trunc" => masked_cast(result, word, rest),
        "select" => masked_select(result, rest),
        "call" => masked_reduction(result, rest),
        _ if BINARY.contains(&word) => masked_binary(result, word, rest, choice),
        _ => None,
    }
}

fn masked_binary(result: &str, word: &str, rest: &str, choice: u64) -> Option<String> {
    let (ty, rest) = leading_type(rest)?;
    let (len, elem) = vector(ty)?;
    let name = mangled(ty)?;
    let [a, b] = operands(rest)[..] else {
        return None;
    };
    let compare = match elem.starts_with('i') {
        true => "icmp ult",
        false => "fcmp ult",
    };
    let length = choice % u64::from(len + 1);
    let all = all_bits(len);
    let [mask, some, every] = ["mask", "some", "every"].map(|what| derived(result, what));
    Some(format!(
        "  {mask} = {compare} {ty} {a}, {b}\n  \
         {some} = call {ty} @llvm.vp.{word}.{name}({ty} {a}, {ty} {b}, <{len} x i1> {mask}, i32 {length})\n  \
         {every} = call {ty} @llvm.vp.{word}.{name}({ty} {a}, {ty} {b}, {all})\n  \
         {result} = call {ty} @llvm.vp.merge.{name}(<{len} x i1> {mask}, {ty} {some}, {ty} {every}, i32 {length})"
    ))
}

fn masked_compare(result: &str, word: &str, rest: &str) -> Option<String> {
    let (cond, rest) = rest.split_once(' ')?;
    let (ty, rest) = leading_type(rest)?;
    let ((len, _), name) = (vector(ty)?, mangled(ty)?);
    let [a, b] = operands(rest)[..] else {
        return None;
    };
    Some(format!(
        "  {result} = call <{len} x i1> @llvm.vp.{word}.{name}({ty} {a}, {ty} {b}, metadata !\"{cond}\", {})",
        all_bits(len)
    ))
}

fn masked_cast(result: &str, word: &str, rest: &str) -> Option<String> {
    let (from, rest) = leading_type(rest)?;
    let (value, to) = rest.split_once(" to ")?;
    let ((len, _), from_name, to_name) = (vector(from)?, mangled(from)?, mangled(to)?);
    Some(format!(
        "  {result} = call {to} @llvm.vp.{word}.{to_name}.{from_name}({from} {value}, {})",
        all_bits(len)
    ))
}

fn masked_select(result: &str, rest: &str) -> Option<String> {
    let [cond, a, b] = operands(rest)[..] else {
        return None;
    };
    let (bits, _) = leading_type(cond)?;
    let (ty, _) = leading_type(a)?;
    let ((len, "i1"), name) = (vector(bits)?, mangled(ty)?) else {
        return None;
    };
    Some(format!(
        "  {result} = call {ty} @llvm.vp.select.{name}({cond}, {a}, {b}, i32 {len})"
    ))
}

fn masked_reduction(result: &str, rest: &str) -> Option<String> {
    let (elem, rest) = rest.split_once(" @llvm.vector.reduce.")?;
    let (name, operand) = rest.strip_suffix(')')?.split_once('(')?;
    let (op, name) = name.split_once('.')?;
    let (ty, _) = leading_type(operand)?;
    let (len, _) = vector(ty)?;
    let start = match op {
        "add" | "or" | "xor" | "umax" => "0",
        "mul" => "1",
        "and" | "umin" => "-1",
        _ => return None,
    };
    Some(format!(
        "  {result} = call {elem} @llvm.vp.reduce.{op}.{name}({elem} {start}, {operand}, {})",
        all_bits(len)
    ))
}

/// A pointer and its alignment, of an ordinary access.
fn place(pointer: &str, align: &str) -> Option<(String, String)> {
    let (ty, value) = pointer.rsplit_once(' ')?;
    let space = match ty.strip_prefix("ptr addrspace(") {
        Some(space) => space.strip_suffix(')')?,
        None if ty == "ptr" => "0",
        None => return None,
    };
    // Pointers into buffers have accesses of their own.
    (space != "7").then(|| (format!("{ty} {align} {value}"), format!("p{space}")))
}

fn masked_load(result: &str, rest: &str) -> Option<String> {
    let [ty, pointer, align] = operands(rest)[..] else {
        return None;
    };
    let ((len, _), name) = (vector(ty)?, mangled(ty)?);
    let (place, space) = place(pointer, align).filter(|_| has_masked_access(ty))?;
    Some(format!(
        "  {result} = call {ty} @llvm.vp.load.{name}.{space}({place}, {})",
        all_bits(len)
    ))
}

fn masked_store(rest: &str) -> Option<String> {
    let [value, pointer, align] = operands(rest)[..] else {
        return None;
    };
    let (ty, _) = leading_type(value)?;
    let ((len, _), name) = (vector(ty)?, mangled(ty)?);
    let (place, space) = place(pointer, align).filter(|_| has_masked_access(ty))?;
    Some(format!(
        "  call void @llvm.vp.store.{name}.{space}({value}, {place}, {})",
        all_bits(len)
    ))
}

/// An operation on operands that were interleaved with one another, or transposed twice, or a
/// product as that of matrices of one element.
fn woven(line: &str, choice: u64) -> Option<String> {
    let (result, rest) = line.strip_prefix("  ")?.split_once(" = ")?;
    let (word, rest) = rest.split_once(' ')?;
    if !BINARY.contains(&word) {
        return None;
    }
    let (ty, rest) = leading_type(rest)?;
    let [a, b] = operands(rest)[..] else {
        return None;
    };
    match vector(ty) {
        None if ["mul", "fmul"].contains(&word) => product(result, ty, a, b),
        None => None,
        Some((len, elem)) => match choice % 3 {
            0 => transposed(result, word, ty, [a, b], len),
            _ => interleaved(result, word, ty, [a, b], (len, elem), 2 + choice % 7),
        },
    }
}

fn product(result: &str, ty: &str, a: &str, b: &str) -> Option<String> {
    let one = format!("<1 x {ty}>");
    let name = mangled(&one)?;
    let [x, y, all] = ["x", "y", "all"].map(|what| derived(result, what));
    Some(format!(
        "  {x} = insertelement {one} poison, {ty} {a}, i32 0\n  \
         {y} = insertelement {one} poison, {ty} {b}, i32 0\n  \
         {all} = call {one} @llvm.matrix.multiply.{name}.{name}.{name}({one} {x}, {one} {y}, i32 1, i32 1, i32 1)\n  \
         {result} = extractelement {one} {all}, i32 0"
    ))
}

fn transposed(result: &str, word: &str, ty: &str, [a, b]: [&str; 2], len: u32) -> Option<String> {
    let name = mangled(ty)?;
    let rows = [2, 3, 1].into_iter().find(|n| len.is_multiple_of(*n))?;
    let columns = len / rows;
    let [turned, back] = ["turned", "back"].map(|what| derived(result, what));
    Some(format!(
        "  {turned} = call {ty} @llvm.matrix.transpose.{name}({ty} {a}, i32 {rows}, i32 {columns})\n  \
         {back} = call {ty} @llvm.matrix.transpose.{name}({ty} {turned}, i32 {columns}, i32 {rows})\n  \
         {result} = {word} {ty} {back}, {b}"
    ))
}

/// As many vectors as ways, of which the last two are the operands.
fn interleaved(
    result: &str,
    word: &str,
    ty: &str,
    [a, b]: [&str; 2],
    (len, elem): (u32, &str),
    ways: u64,
) -> Option<String> {
    let long = format!("<{} x {elem}>", u64::from(len) * ways);
    let name = mangled(&long)?;
    let ways = ways as usize;
    let given: Vec<String> = (0..ways)
        .map(|k| format!("{ty} {}", if (ways - k) % 2 == 0 { a } else { b }))
        .collect();
    let all = format!("{{ {} }}", vec![ty; ways].join(", "));
    let [whole, parts, x, y] = ["whole", "parts", "x", "y"].map(|what| derived(result, what));
    let (given, first, second) = (given.join(", "), ways - 2, ways - 1);
    Some(format!(
        "  {whole} = call {long} @llvm.vector.interleave{ways}.{name}({given})\n  \
         {parts} = call {all} @llvm.vector.deinterleave{ways}.{name}({long} {whole})\n  \
         {x} = extractvalue {all} {parts}, {first}\n  \
         {y} = extractvalue {all} {parts}, {second}\n  \
         {result} = {word} {ty} {x}, {y}"
    ))
}

/// A number of a comparison or of arithmetic as an expression, and the array in local memory by a
/// place behind it.
fn expression(line: &str, choice: u64) -> Option<String> {
    const SHARED: &str = "ptr addrspace(3) @shared";
    if let Some((before, behind)) = line.split_once(SHARED) {
        let inner = format!("getelementptr (i8, {SHARED}, i32 {})", 4 * (choice % 8));
        let back = -(4 * (choice % 8) as i64);
        return Some(format!(
            "{before}ptr addrspace(3) getelementptr (i8, ptr addrspace(3) {inner}, i32 {back}){behind}"
        ));
    }
    let (result, rest) = line.strip_prefix("  ")?.split_once(" = ")?;
    let (left, number) = rest.rsplit_once(", ")?;
    let mut words = left.split(' ');
    let known = matches!(words.next()?, "add" | "sub" | "mul" | "and" | "or" | "xor");
    let ty = words
        .next()
        .filter(|t| known && ["i32", "i64"].contains(t))?;
    let number: i64 = number.parse().ok()?;
    let (more, twice) = (number.checked_add(5)?, number.checked_mul(2)?);
    let in_range = ty == "i64" || i32::try_from(twice).is_ok() && i32::try_from(more).is_ok();
    in_range.then(|| {
        let pair = format!("<2 x {ty}>");
        let expression = match choice % 4 {
            0 => format!("sub ({ty} {more}, {ty} 5)"),
            1 => format!("xor ({ty} add ({ty} {twice}, {ty} {}), {ty} 0)", -number),
            2 => format!("extractelement ({pair} <{ty} 5, {ty} {number}>, i64 1)"),
            _ => format!(
                "extractelement ({pair} shufflevector ({pair} <{ty} {number}, {ty} 5>, \
                 {pair} insertelement ({pair} poison, {ty} 1, i32 0), <2 x i32> <i32 2, i32 0>), i32 1)"
            ),
        };
        format!("  {result} = {left}, {expression}")
    })
}

/// A call of one of the helpers, by another name, or with integers as what has the same registers.
fn other_call(line: &str, choice: u64) -> Option<String> {
    let (before, behind) = line.split_once(" @helper")?;
    if !before.contains(" = call ") {
        return None;
    }
    let (number, list) = behind.strip_suffix(')')?.split_once('(')?;
    if choice.is_multiple_of(3) {
        return Some(format!("{before} @other.helper{number}({list})"));
    }
    let (result, _) = line.trim_start().split_once(" = ")?;
    let mut lines = String::new();
    let mut args = Vec::new();
    for (i, arg) in operands(list).into_iter().enumerate() {
        let (ty, value) = arg.split_once(' ')?;
        let other = match ty {
            "i32" => "float",
            "i64" if choice.is_multiple_of(2) => "<2 x i32>",
            "i64" => "double",
            "float" => "i32",
            "double" => "i64",
            _ => {
                args.push(arg.to_owned());
                continue;
            }
        };
        let name = derived(result, &format!("as{i}"));
        let _ = writeln!(lines, "  {name} = bitcast {ty} {value} to {other}");
        args.push(format!("{other} {name}"));
    }
    Some(format!(
        "{lines}{before} @helper{number}({})",
        args.join(", ")
    ))
}

/// The head of a helper with another linkage.
fn other_linkage(line: &str, choice: u64) -> Option<String> {
    let rest = line.strip_prefix("define internal ")?;
    if !rest.contains(" @helper") {
        return None;
    }
    let words = [
        "private",
        "linkonce_odr hidden",
        "weak_odr",
        "hidden",
        "weak",
    ];
    let word = words[(choice % words.len() as u64) as usize];
    Some(format!("define {word} {rest}"))
}

/// The program in other forms. Which instructions are replaced and how depends on their lines
/// alone, so that they stay the same while a program is made smaller.
pub fn in_other_forms(text: &str) -> Forms {
    let mut forms = Forms::default();
    let mut helpers = Vec::new();
    for line in text.lines() {
        let (hash, choice) = (hash(line), hash(line) / RATE);
        let wanted = hash.is_multiple_of(RATE);
        if let (true, Some((_, name))) = (line.starts_with("define "), line.split_once(" @helper"))
        {
            helpers.extend(name.split_once('(').map(|(number, _)| number.to_owned()));
        }
        // Of what can be masked, a part is woven.
        let woven = woven(line, choice / 3).filter(|_| choice.is_multiple_of(3));
        let count: [(&mut usize, Option<String>); 5] = [
            (&mut forms.woven, woven),
            (&mut forms.masked, masked(line, choice)),
            (&mut forms.calls, other_call(line, choice)),
            (&mut forms.linkages, other_linkage(line, choice)),
            (&mut forms.expressions, expression(line, choice)),
        ];
        let found = count.into_iter().find(|(_, changed)| changed.is_some());
        match found.filter(|_| wanted) {
            Some((count, Some(changed))) => {
                *count += 1;
                forms.text.push_str(&changed);
            }
            _ => forms.text.push_str(line),
        }
        forms.text.push('\n');
    }
    for number in helpers {
        let _ = writeln!(
            forms.text,
            "@other.helper{number} = internal alias i8, ptr @helper{number}"
        );
    }
    forms
}
