//! Every intrinsic with every signature that the verifier takes, and every atomic operation, on
//! every processor: code, or an error that says what is not supported. No panic, no internal error.
//!
//! The signatures are not written down here: all combinations of a few types are tried. What only
//! some processors have, what takes constants only, and results that nobody uses are among them.
//!
//! The everyday run takes each program for one processor, another one for each; `AMDGPUC_FULL=1`
//! takes all.

use amdgpuc::ir::intrinsic::{MatrixInput, MatrixShape, Pattern};
use amdgpuc::ir::{AtomicOp, Intrinsic, SourceFile, Type};
use amdgpuc::isa::{PROCESSORS, Target, Tasks};
use amdgpuc::{OptLevel, Options, Verify};
use amdgpuc_tests::campaign::said;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Types of operands and results.
const TYPES: [&str; 20] = [
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "half",
    "bfloat",
    "float",
    "double",
    "<2 x half>",
    "<2 x i16>",
    "<2 x i32>",
    "<4 x i32>",
    "ptr",
    "ptr addrspace(1)",
    "ptr addrspace(2)",
    "ptr addrspace(3)",
    "ptr addrspace(7)",
    "ptr addrspace(8)",
];

/// Most operands.
const OPERANDS: usize = 6;

fn processors() -> impl Iterator<Item = &'static str> {
    let all = PROCESSORS.iter();
    all.filter(|p| p.tasks.contains(Tasks::COMPILE))
        .map(|p| p.name)
}

/// Is it an error of the compiler, or of the kind that only an error of the compiler can be?
fn is_internal(message: &str) -> bool {
    // Errors of the encoder quote the instruction.
    message.contains("internal error") || message.contains(": '") && message.contains("bb")
}

/// What has been tried, and what came of it.
#[derive(Default)]
struct Tried {
    programs: usize,
    /// Compilations that gave code.
    compiled: usize,
    /// Panics and internal errors, with their programs.
    wrong: Vec<String>,
}

impl Tried {
    /// Fails if something is wrong, or if hardly anything was code.
    fn report(mut self) {
        self.wrong.sort();
        let (wrong, n) = (self.wrong.join("\n\n"), self.wrong.len());
        assert!(n == 0, "{n}: {wrong}");
        let compiled = self.compiled;
        assert!(
            compiled > self.programs,
            "{compiled} of {}",
            2 * self.programs
        );
    }
}

/// Compiles at both levels.
fn check(text: &str, tried: &mut Tried) {
    let full = std::env::var("AMDGPUC_FULL").is_ok_and(|v| v == "1");
    let turn = tried.programs % processors().count();
    tried.programs += 1;
    let source = SourceFile {
        name: "one.ll",
        text: text.as_bytes(),
    };
    for (_, processor) in processors().enumerate().filter(|&(i, _)| full || i == turn) {
        for opt in [OptLevel::O0, OptLevel::O2] {
            let mut options = Options::new(Target::parse(processor).expect("it is in the table"));
            options.opt = opt;
            options.verify = Verify::EachPass;
            let run = AssertUnwindSafe(|| amdgpuc::compile(&source, &options));
            let failure = match catch_unwind(run) {
                Ok(Ok(_)) => {
                    tried.compiled += 1;
                    None
                }
                Ok(Err(errors)) => {
                    let bad = errors.iter().find(|e| is_internal(&e.message));
                    bad.map(|e| e.message.clone())
                }
                Err(panic) => Some(said(&*panic)),
            };
            if let Some(why) = failure {
                tried
                    .wrong
                    .push(format!("{processor} {opt:?}: {why}\n{text}"));
            }
        }
    }
}

/// Does the verifier take it?
fn is_valid(text: &str) -> bool {
    let source = SourceFile {
        name: "one.ll",
        text: text.as_bytes(),
    };
    ir::parse_module(&source).is_ok_and(|m| ir::verifier::verify_module(&m).is_ok())
}

/// Is the operand a variable, the same in all lanes or not, or a constant?
#[derive(Clone, Copy, PartialEq)]
enum Operands {
    Uniform,
    Divergent,
    Constant,
}

/// A kernel with one call.
fn call(name: &str, result: &str, operands: &[&str], kind: Operands, used: bool) -> String {
    let mut out = String::from("target triple = \"amdgcn-amd-amdhsa\"\n");
    // Those of matrix instructions and of their like are always some.
    let id = Intrinsic::lookup(name).filter(|id| id.matrix().is_some() || id.is_packed());
    let is_constant = |i: usize| id.is_some_and(|id| id.signatures()[0].args[i].is_immediate());
    let list: Vec<String> = (0..operands.len())
        .map(|i| match kind {
            _ if is_constant(i) && operands[i] == "i1" => "i1 false".to_string(),
            _ if is_constant(i) => format!("{} 0", operands[i]),
            Operands::Constant => format!("{} {}", operands[i], constant(operands[i])),
            _ => format!("{} %v{i}", operands[i]),
        })
        .collect();
    let types = operands.join(", ");
    writeln!(out, "declare {result} @{name}({types})").unwrap();
    out.push_str("declare i32 @llvm.amdgcn.workitem.id.x()\n");
    out.push_str("define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(4) %in) {\n");
    out.push_str("  %id = call i32 @llvm.amdgcn.workitem.id.x()\n");
    for (i, ty) in operands.iter().enumerate() {
        if kind != Operands::Constant {
            let index = match kind {
                Operands::Divergent => "%id".to_string(),
                _ => i.to_string(),
            };
            writeln!(
                out,
                "  %p{i} = getelementptr [{} x i64], ptr addrspace(4) %in, i32 {index}, i32 0\n  \
                 %v{i} = load {ty}, ptr addrspace(4) %p{i}, align 8",
                i + 1
            )
            .unwrap();
        }
    }
    let value = if result == "void" { "" } else { "%r = " };
    writeln!(out, "  {value}call {result} @{name}({})", list.join(", ")).unwrap();
    if used && result != "void" {
        writeln!(out, "  store {result} %r, ptr addrspace(1) %out, align 8").unwrap();
    }
    out.push_str("  ret void\n}\n");
    out
}

fn constant(ty: &str) -> &'static str {
    match ty {
        "i1" => "false",
        "half" | "bfloat" | "float" | "double" => "1.0",
        ty if ty.starts_with('<') => "zeroinitializer",
        ty if ty.starts_with("ptr") => "null",
        _ => "1",
    }
}

/// Signatures that the verifier takes: operands of one type, but for up to three at the end of
/// another; the result of the first type or of a usual one.
fn signatures(id: Intrinsic) -> Vec<(&'static str, Vec<&'static str>)> {
    let name = id.name();
    if let Some(shape) = id.matrix() {
        return vec![matrix_signature(shape)];
    }
    if id.is_packed() {
        return vec![packed_signature(id)];
    }
    let mut found = Vec::new();
    let mut add = |result, operands: Vec<&'static str>| {
        if is_valid(&call(name, result, &operands, Operands::Constant, true)) {
            found.push((result, operands));
        }
    };
    for result in TYPES.iter().copied().chain(["void"]) {
        add(result, Vec::new());
    }
    for &first in &TYPES {
        for result in [first, "void", "i1", "i32", "i64"] {
            for count in 1..=OPERANDS {
                add(result, vec![first; count]);
                for (others, last) in (1..count.min(4)).flat_map(|n| [(n, "i32"), (n, "i1")]) {
                    let mut operands = vec![first; count - others];
                    operands.extend(vec![last; others]);
                    add(result, operands);
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The one signature of a matrix instruction.
fn matrix_signature(shape: MatrixShape) -> (&'static str, Vec<&'static str>) {
    let input = match (shape.input, shape.per_lane) {
        (MatrixInput::F32, _) => "float",
        (MatrixInput::F16, _) => "<4 x half>",
        (MatrixInput::Bf16, 2) => "<2 x i16>",
        (MatrixInput::Bf16, _) => "<4 x i16>",
        (MatrixInput::I8, _) => "i32",
        (MatrixInput::F64, _) => "double",
    };
    let elements = shape.dim * shape.dim * shape.blocks / 64;
    let sum = match (shape.input, elements) {
        (MatrixInput::F64, 1) => "double",
        (MatrixInput::F64, _) => "<4 x double>",
        (MatrixInput::I8, 4) => "<4 x i32>",
        (MatrixInput::I8, 16) => "<16 x i32>",
        (MatrixInput::I8, _) => "<32 x i32>",
        (_, 4) => "<4 x float>",
        (_, 16) => "<16 x float>",
        _ => "<32 x float>",
    };
    (sum, vec![input, input, sum, "i32", "i32", "i32"])
}

#[test]
fn every_intrinsic_is_compiled_or_refused() {
    let mut tried = Tried::default();
    let mut intrinsics = 0;
    for id in Intrinsic::ALL {
        let name = id.name();
        let found = signatures(*id);
        intrinsics += usize::from(!found.is_empty());
        for (result, operands) in found {
            let kinds = [Operands::Uniform, Operands::Divergent, Operands::Constant];
            for kind in kinds {
                for used in [true, false] {
                    let text = call(name, result, &operands, kind, used);
                    check(&text, &mut tried);
                }
            }
        }
    }
    tried.report();
    assert!(intrinsics > 150, "{intrinsics}");
}

/// Every operation in every address space and width, with and without a use of the old value.
#[test]
fn every_atomic_is_compiled_or_refused() {
    let mut tried = Tried::default();
    for space in [0, 1, 3, 5] {
        for ty in [
            "i8",
            "i16",
            "i32",
            "i64",
            "half",
            "float",
            "double",
            "<2 x half>",
        ] {
            let ops = AtomicOp::ALL
                .iter()
                .map(|op| format!("atomicrmw {}", op.keyword()));
            for op in ops.chain(["cmpxchg".to_string()]) {
                for used in [true, false] {
                    let text = atomic(&op, space, ty, used);
                    if is_valid(&text) {
                        check(&text, &mut tried);
                    }
                }
            }
        }
    }
    tried.report();
}

fn atomic(op: &str, space: u32, ty: &str, used: bool) -> String {
    let (values, end, result) = match op {
        "cmpxchg" => (
            format!("{ty} %a, {ty} %b"),
            "seq_cst monotonic",
            format!("{{ {ty}, i1 }}"),
        ),
        _ => (format!("{ty} %a"), "monotonic", ty.to_string()),
    };
    let store = match used {
        true => format!("  store {result} %r, ptr addrspace(1) %out, align 8\n"),
        false => String::new(),
    };
    format!(
        "target triple = \"amdgcn-amd-amdhsa\"
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace({space}) %p, {ty} %a, {ty} %b) {{
  %r = {op} ptr addrspace({space}) %p, {values} syncscope(\"workgroup\") {end}
{store}  ret void
}}
"
    )
}

/// The one signature of an intrinsic whose operands become words, or the first of several.
fn packed_signature(id: Intrinsic) -> (&'static str, Vec<&'static str>) {
    let signature = &id.signatures()[0];
    let args = signature.args.iter().map(|&a| type_of(a)).collect();
    (type_of(signature.ret), args)
}

/// A type of a pattern.
fn type_of(pattern: Pattern) -> &'static str {
    let name = |ty| match ty {
        Type::I1 => "i1",
        Type::I16 => "i16",
        Type::I64 => "i64",
        Type::F16 => "half",
        Type::BF16 => "bfloat",
        Type::F32 => "float",
        _ => "i32",
    };
    match pattern {
        Pattern::Is(ty) | Pattern::Imm(ty) => name(ty),
        Pattern::VectorOf(ty, count) => format!("<{count} x {}>", name(ty)).leak(),
        Pattern::WithInts(_) => "{ i32, i32 }",
        Pattern::Any(_) => "<8 x i32>",
        _ => "i32",
    }
}
