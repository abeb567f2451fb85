//! A program in which a part of the arithmetic is done by inline assembly that means the same: the
//! constraints, ties, early outputs, named registers, clobbers, constants and labels of inline
//! assembly, in the middle of random control flow and register pressure.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Of how many instructions that can be replaced one is.
const RATE: u64 = 3;

/// An operation with two operands, `%result = operation type a, b`.
struct Binary<'a> {
    result: &'a str,
    opcode: &'static str,
    ty: &'a str,
    a: &'a str,
    b: &'a str,
}

/// The vector instruction that does an operation. The names are those of GFX9.
fn opcode(operation: &str, ty: &str) -> Option<&'static str> {
    Some(match (operation, ty) {
        ("add", "i32") => "v_add_u32",
        ("sub", "i32") => "v_sub_u32",
        ("xor", "i32") => "v_xor_b32",
        ("and", "i32") => "v_and_b32",
        ("or", "i32") => "v_or_b32",
        ("mul", "i32") => "v_mul_lo_u32",
        ("add", "i16") => "v_add_u16",
        ("sub", "i16") => "v_sub_u16",
        ("mul", "i16") => "v_mul_lo_u16",
        ("fadd", "float") => "v_add_f32",
        ("fsub", "float") => "v_sub_f32",
        ("fmul", "float") => "v_mul_f32",
        ("fadd", "double") => "v_add_f64",
        ("fmul", "double") => "v_mul_f64",
        _ => return None,
    })
}

/// Reads a line that is such an operation.
fn binary(line: &str) -> Option<Binary<'_>> {
    let (result, rest) = line.strip_prefix("  ")?.split_once(" = ")?;
    let (left, b) = rest.split_once(", ")?;
    let mut words: Vec<&str> = left.split(' ').collect();
    let a = words.pop()?;
    let ty = words.pop()?;
    let (operation, flags) = words.split_first()?;
    let plain = flags.iter().all(|f| ["nsw", "nuw", "disjoint"].contains(f));
    let opcode = opcode(operation, ty).filter(|_| plain && !b.contains(' '))?;
    Some(Binary {
        result,
        opcode,
        ty,
        a,
        b,
    })
}

/// Text and constraints of assembly with one output (`$0`) and two inputs (`$1`, `$2`) that does
/// the operation in one of several ways.
fn assembly(it: &Binary, way: u64) -> (String, &'static str) {
    let op = it.opcode;
    let plain = format!("{op} $0, $1, $2");
    let one_word = it.ty != "double";
    let small = it.a.parse::<i64>().is_ok_and(|c| (-16..=64).contains(&c));
    match way {
        0 if one_word => (format!("v_mov_b32 $0, $1\\0A{op} $0, $0, $2"), "=&v,v,v"),
        1 => (format!("{op} $0, $0, $2"), "=v,0,v"),
        2 => (format!("{op} $0, $1, $0"), "=v,v,0"),
        3 if one_word => (
            format!("v_mov_b32 v5, v3\\0A{op} v9, v5, v17 ; fixed"),
            "={v9},{v3},{v17},~{v5}",
        ),
        4 => (
            format!("s_mov_b64 vcc, 0\\0As_mov_b32 s20, 7\\0As_cmp_eq_u32 0, s20\\0A{plain}"),
            "=v,v,v,~{vcc},~{s20},~{scc}",
        ),
        5 => (
            format!(
                "s_cmp_lg_u32 0, 0\\0As_cbranch_scc1 .Lend${{:uid}}\\0A{plain}\\0A.Lend${{:uid}}:"
            ),
            "=v,v,v,~{scc}",
        ),
        6 => (
            format!(
                "s_mov_b32 s21, 2\\0A.Lagain${{:uid}}:\\0A{plain}\\0As_sub_u32 s21, s21, 1\\0A\
                 s_cmp_lg_u32 s21, 0\\0As_cbranch_scc1 .Lagain${{:uid}}"
            ),
            "=&v,v,v,~{scc},~{s21}",
        ),
        7 if small => (plain, "=v,I,v"),
        8 if small && one_word => (plain, "=v,s,v"),
        _ => (plain, "=v,v,v"),
    }
}

/// May assembly name VGPRs? Not what may be computed for lanes that are not active: other values
/// are in those lanes of the registers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Yes,
    No,
}

/// The way that names them.
const NAMES: u64 = 3;

/// The lines that take the place of an operation.
fn replacement(it: &Binary, choice: u64, named: Named) -> String {
    let Binary {
        result, ty, a, b, ..
    } = *it;
    let way = match choice % 12 {
        NAMES if named == Named::No => 1,
        way => way,
    };
    let (text, constraints) = assembly(it, way);
    let mut lines = String::new();
    if choice.is_multiple_of(16) {
        lines.push_str("  call void asm sideeffect \"\", \"~{memory}\"()\n");
    }
    if choice % 12 == 9 {
        let both = format!("%asm.{}", &result[1..]);
        let _ = write!(
            lines,
            "  {both} = call {{ i32, {ty} }} asm \"v_mov_b32 $0, 1\\0A{} $1, $2, $3\", \
             \"=&v,=&v,v,v\"({ty} {a}, {ty} {b})\n  {result} = extractvalue {{ i32, {ty} }} {both}, 1",
            it.opcode
        );
    } else {
        let _ = write!(
            lines,
            "  {result} = call {ty} asm \"{text}\", \"{constraints}\"({ty} {a}, {ty} {b})"
        );
    }
    lines
}

/// The program with inline assembly, and how many operations were replaced. Which ones and how
/// depends on their lines alone, so that they stay the same while a program is made smaller.
pub fn with_inline_assembly(text: &str) -> (String, usize) {
    let named = match text.contains("@llvm.amdgcn.set.inactive") {
        true => Named::No,
        false => Named::Yes,
    };
    let mut replaced = 0;
    let mut lines = String::new();
    for line in text.lines() {
        let mut hasher = DefaultHasher::new();
        line.hash(&mut hasher);
        let hash = hasher.finish();
        match binary(line).filter(|_| hash.is_multiple_of(RATE)) {
            Some(it) => {
                replaced += 1;
                lines.push_str(&replacement(&it, hash / RATE, named));
            }
            None => lines.push_str(line),
        }
        lines.push('\n');
    }
    (lines, replaced)
}
