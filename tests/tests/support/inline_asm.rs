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

/// Registers that assembly overwrites behind its result, which is not to be in them, and the
/// constraints that say so. Low ones, which an allocator takes first.
const OVERWRITTEN: [(&str, &str); 4] = [
    ("v0", "=v,v,v,~{v0}"),
    ("v1", "=v,v,v,~{v1}"),
    ("v2", "=v,v,v,~{v2}"),
    ("v4", "=v,v,v,~{v4}"),
];

/// Text and constraints of assembly with one output (`$0`) and two inputs (`$1`, `$2`) that does
/// the operation in one of several ways.
fn assembly(it: &Binary, way: u64, number: u64) -> (String, &'static str) {
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
        OVERWRITES => {
            let (register, constraints) = OVERWRITTEN[number as usize % OVERWRITTEN.len()];
            let text = format!("{plain}\\0Av_mov_b32 {register}, 0x1234");
            (text, constraints)
        }
        _ => (plain, "=v,v,v"),
    }
}

/// The text with sums and differences as GFX6 to GFX8 have them, by these names and with a carry:
/// in VCC.
pub fn with_carries(text: &str, names: [&str; 2]) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let sums = ["v_add_u32 ", "v_sub_u32 "];
        if !line.contains(" asm ") || !sums.iter().any(|s| line.contains(s)) {
            out.push_str(line);
            continue;
        }
        let mut line = line.to_string();
        for (sum, name) in sums.into_iter().zip(names) {
            let parts: Vec<&str> = line.split(sum).collect();
            let carried = |part: &&str| part.replacen(", ", ", vcc, ", 1);
            let rest: Vec<String> = parts[1..].iter().map(carried).collect();
            let all: Vec<&str> = [parts[0]]
                .into_iter()
                .chain(rest.iter().map(String::as_str))
                .collect();
            line = all.join(name);
        }
        if !line.contains("~{vcc}") {
            line = line.replacen("\"(", ",~{vcc}\"(", 1);
        }
        out.push_str(&line);
    }
    out
}

/// May assembly name VGPRs? Not what may be computed for lanes that are not active: other values
/// are in those lanes of the registers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Yes,
    No,
}

/// The ways that name them.
const NAMES: u64 = 3;
const OVERWRITES: u64 = 10;

/// May operands be in AccVGPRs?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AccRegisters {
    Yes,
    No,
}

/// Are there vector instructions for 16 bits?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shorts {
    Yes,
    No,
}

/// The operation with an operand that goes through an AccVGPR.
fn through_acc(it: &Binary) -> String {
    let Binary {
        result,
        opcode,
        ty,
        a,
        b,
    } = *it;
    let [acc, back] = ["acc", "back"].map(|what| format!("%{what}.{}", &result[1..]));
    format!(
        "  {acc} = call {ty} asm \"v_accvgpr_write_b32 $0, $1\", \"=a,v\"({ty} {b})\n  \
         {back} = call {ty} asm \"v_accvgpr_read_b32 $0, $1\", \"=v,a\"({ty} {acc})\n  \
         {result} = call {ty} asm \"{opcode} $0, $1, $2\", \"=v,v,v\"({ty} {a}, {ty} {back})"
    )
}

/// The operation in a `callbr`, and the name of the block that it ends in: the text falls through,
/// or branches to the other block, from which control comes back.
fn with_branch(it: &Binary, number: usize, choice: u64) -> (String, String) {
    let Binary {
        result,
        opcode,
        ty,
        a,
        b,
    } = *it;
    let branch = match choice % 3 {
        0 => "\\0As_branch ${3:l}",
        1 => "\\0As_cmp_lg_u32 0, 0\\0As_cbranch_scc1 ${3:l}",
        _ => "\\0As_cmp_eq_u32 0, 0\\0As_cbranch_scc1 ${3:l}",
    };
    let end = format!("go.{number}");
    let lines = format!(
        "  {result} = callbr {ty} asm \"{opcode} $0, $1, $2{branch}\", \"=v,v,v,!i,~{{scc}}\"({ty} {a}, {ty} {b})\n          \
         to label %{end} [label %other.{number}]\n\
         other.{number}:\n  br label %{end}\n{end}:"
    );
    (lines, end)
}

/// Names of the blocks in which blocks end that were split, by their own names; those of one
/// function.
#[derive(Default)]
struct Ends(Vec<(String, String)>);

impl Ends {
    /// The text of a function with these names where phis name blocks that they come from.
    fn in_phis(&self, function: &str) -> String {
        let mut lines = String::new();
        for line in function.lines() {
            let mut line = line.to_owned();
            if line.contains(" = phi ") {
                for (block, end) in &self.0 {
                    line = line.replace(&format!(", %{block} ]"), &format!(", %{end} ]"));
                }
            }
            lines.push_str(&line);
            lines.push('\n');
        }
        lines
    }

    /// Notes that a block ends in another one now.
    fn note(&mut self, block: &str, end: String) {
        match self.0.iter_mut().find(|(b, _)| b == block) {
            Some((_, last)) => *last = end,
            None => self.0.push((block.to_owned(), end)),
        }
    }
}

/// The lines that take the place of an operation.
fn replacement(it: &Binary, choice: u64, named: Named) -> String {
    let Binary {
        result, ty, a, b, ..
    } = *it;
    let way = match choice % 12 {
        NAMES | OVERWRITES if named == Named::No => 1,
        way => way,
    };
    let (text, constraints) = assembly(it, way, choice / 12);
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

/// The value of one lane, whose number is a constant, by way of an SGPR that has a name.
fn named_lane(line: &str) -> Option<String> {
    let (result, call) = line.split_once(" = call i32 @llvm.amdgcn.readlane.i32(i32 ")?;
    let (value, lane) = call.split_once(", i32 ")?;
    let lane: u8 = lane.strip_suffix(')')?.parse().ok()?;
    Some(format!(
        "{result} = call i32 asm \"v_readlane_b32 $0, $1, {lane}\", \"={{s40}},v\"(i32 {value})"
    ))
}

/// The program with inline assembly, and how many operations were replaced. Which ones and how
/// depends on their lines alone, so that they stay the same while a program is made smaller.
pub fn with_inline_assembly(text: &str, acc: AccRegisters, shorts: Shorts) -> (String, usize) {
    let named = match text.contains("@llvm.amdgcn.set.inactive") {
        true => Named::No,
        false => Named::Yes,
    };
    let mut replaced = 0;
    let (mut done, mut lines) = (String::new(), String::new());
    let (mut ends, mut block) = (Ends::default(), None);
    for line in text.lines() {
        if line.starts_with("define ") {
            done.push_str(&ends.in_phis(&lines));
            (ends, block) = (Ends::default(), None);
            lines.clear();
        }
        if let Some((name, "")) = line.split_once(':') {
            block = Some(name);
        }
        let mut hasher = DefaultHasher::new();
        line.hash(&mut hasher);
        let hash = hasher.finish();
        let choice = hash / RATE;
        let operation = binary(line)
            .filter(|_| hash.is_multiple_of(RATE))
            .filter(|it| shorts == Shorts::Yes || it.ty != "i16");
        match (operation, block) {
            (Some(it), _) if acc == AccRegisters::Yes && choice % 7 == 3 && is_word(it.ty) => {
                replaced += 1;
                lines.push_str(&through_acc(&it));
            }
            (Some(it), Some(name)) if choice % 7 == 5 => {
                let (text, end) = with_branch(&it, replaced, choice / 7);
                replaced += 1;
                lines.push_str(&text);
                ends.note(name, end);
            }
            (Some(it), _) => {
                replaced += 1;
                lines.push_str(&replacement(&it, choice, named));
            }
            (None, _) => match hash.is_multiple_of(2).then(|| named_lane(line)).flatten() {
                Some(text) => {
                    replaced += 1;
                    lines.push_str(&text);
                }
                None => lines.push_str(line),
            },
        }
        lines.push('\n');
    }
    done.push_str(&ends.in_phis(&lines));
    (done, replaced)
}

/// A type that AccVGPRs take whole.
fn is_word(ty: &str) -> bool {
    ["i32", "float"].contains(&ty)
}
