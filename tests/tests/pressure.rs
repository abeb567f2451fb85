//! No program is refused for its scalar registers: values beyond them go to lanes of VGPRs and from
//! there to memory, also in functions, across calls, in divergent flow and in loops. Each program
//! leaves what the reference interpreter leaves.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::{PROCESSORS, Target, Tasks};
use amdgpuc::{OptLevel, Options, Verify};
use amdgpuc_tests::kernels::{Arg, Buffer, Case, Expectation};
use amdgpuc_tests::{emulate, interpret};
use std::fmt::Write as _;

/// Registers that code may use: vector and scalar ones.
type Budget = [Option<u16>; 2];

/// All; few, so that a handful of lanes remains; and fewer still.
const BUDGETS: [Budget; 4] = [
    [None, None],
    [Some(28), None],
    [Some(24), Some(40)],
    [Some(16), Some(28)],
];

fn words(numbers: impl Iterator<Item = u32>) -> Vec<u8> {
    numbers.flat_map(u32::to_le_bytes).collect()
}

/// Launches of `k`: with an input that nobody writes, and an output of a word for each work-item.
fn case(items: u32) -> Case {
    let input = words((0..1024u32).map(|n| n.wrapping_mul(2_654_435_761) >> 7));
    Case {
        name: "pressure".to_string(),
        kernel: "k",
        grid: [items, 1, 1],
        workgroup: [items, 1, 1],
        args: vec![
            Arg::Buffer(Buffer {
                init: input.clone(),
                expect: Expectation::Exact(input),
            }),
            Arg::Buffer(Buffer {
                init: vec![0; 4 * items as usize],
                expect: Expectation::Unspecified,
            }),
        ],
    }
}

/// Compiles for a processor in every way and compares with the interpreter; gives the number of
/// scalar values spilled.
fn check(text: &str, processor: &str, items: u32) -> u32 {
    let source = SourceFile {
        name: "pressure.ll",
        text: text.as_bytes(),
    };
    let errors = |errors: Vec<ir::Diagnostic>| -> String {
        errors.iter().map(|e| e.render(&source)).collect()
    };
    let module = ir::parse_module(&source).map_err(errors).unwrap();
    let case = case(items);
    let expected = interpret::run_case(&module, &case).unwrap().buffers;
    let mut spilled = 0;
    for opt in [OptLevel::O0, OptLevel::O2] {
        for budget in BUDGETS {
            let mut options = Options::new(Target::parse(processor).unwrap());
            options.opt = opt;
            options.verify = Verify::EachPass;
            [options.max_vgprs, options.max_sgprs] = budget;
            let what = format!("{processor}, {opt:?}, {budget:?}");
            let compiled = amdgpuc::compile(&source, &options)
                .map_err(errors)
                .unwrap_or_else(|e| panic!("{what}: {e}"));
            let outcome =
                emulate::run_case(&compiled.bytes, &case).unwrap_or_else(|e| panic!("{what}: {e}"));
            assert!(outcome.buffers == expected, "{what}: other results");
            spilled += compiled.kernels.iter().map(|k| k.sgpr_spills).sum::<u32>();
        }
    }
    spilled
}

fn processors() -> impl Iterator<Item = &'static str> {
    let all = PROCESSORS.iter();
    all.filter(|p| p.tasks.contains(Tasks::COMPILE))
        .map(|p| p.name)
}

/// `count` uniform values loaded by name `%v`, from words that nobody writes.
fn loads(count: usize, of: &str) -> String {
    let mut out = String::new();
    for i in 0..count {
        let at = i % 1024;
        writeln!(
            out,
            "  %{of}p{i} = getelementptr i32, ptr addrspace(4) %in, i32 {at}\n  \
             %{of}{i} = load i32, ptr addrspace(4) %{of}p{i}"
        )
        .unwrap();
    }
    out
}

/// `%NAME`: all of those, each after the ones before; `start` is the value before.
fn fold(count: usize, of: &str, start: &str, name: &str) -> String {
    let mut out = String::new();
    let mut last = start.to_string();
    for i in (0..count).rev() {
        let next = if i == 0 {
            format!("%{name}")
        } else {
            format!("%{name}.{i}")
        };
        writeln!(
            out,
            "  {next}.x = xor i32 {last}, %{of}{i}\n  {next} = mul i32 {next}.x, 77"
        )
        .unwrap();
        last = next;
    }
    out
}

const HEAD: &str = "\
target triple = \"amdgcn-amd-amdhsa\"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
";

/// A kernel with a body that gives `%r`; `%id` is the work-item.
fn kernel(functions: &str, body: &str) -> String {
    format!(
        "{HEAD}{functions}
define amdgpu_kernel void @k(ptr addrspace(4) %in, ptr addrspace(1) %out) {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{body}
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %place
  ret void
}}
"
    )
}

/// More uniform values at once than there are registers, with all lanes of the VGPRs that remain.
#[test]
fn uniform_values_at_once() {
    for (processor, count) in processors().zip([550, 700, 300, 400, 600].into_iter().cycle()) {
        let body = format!(
            "{}  call void @llvm.amdgcn.s.barrier()\n{}",
            loads(count, "v"),
            fold(count, "v", "%id", "r")
        );
        assert!(check(&kernel("", &body), processor, 70) > 0);
    }
}

/// A chain of calls: each function has its return address and values of its caller to keep.
#[test]
fn a_chain_of_a_hundred_calls() {
    let mut functions = String::from(
        "define internal i32 @f0(ptr addrspace(4) inreg %in, i32 %a) noinline {\n  \
         %r = add i32 %a, 1\n  ret i32 %r\n}\n",
    );
    for i in 1..100 {
        let callee = i - 1;
        write!(
            functions,
            "define internal i32 @f{i}(ptr addrspace(4) inreg %in, i32 %a) noinline {{
  %p = getelementptr i32, ptr addrspace(4) %in, i32 {i}
  %v = load i32, ptr addrspace(4) %p
  %m = mul i32 %a, {i}
  %c = call i32 @f{callee}(ptr addrspace(4) inreg %in, i32 %m)
  %x = xor i32 %c, %v
  %r = add i32 %x, %a
  ret i32 %r
}}
"
        )
        .unwrap();
    }
    let body = "  %r = call i32 @f99(ptr addrspace(4) inreg %in, i32 %id)\n";
    for processor in processors() {
        check(&kernel(&functions, body), processor, 70);
    }
}

/// Functions that spill, called in divergent flow and in a loop: the lanes that wait keep their
/// vector registers.
#[test]
fn functions_that_spill_in_divergent_flow() {
    let mut functions = String::new();
    for (name, count) in [("f", 130), ("g", 90)] {
        write!(
            functions,
            "define internal i32 @{name}(ptr addrspace(4) inreg %in, i32 %a) noinline {{
entry:
{}  %odd = trunc i32 %a to i1
  br i1 %odd, label %then, label %join
then:
  %t = mul i32 %a, 3
{}  br label %join
join:
  %s = phi i32 [ %a, %entry ], [ %q, %then ]
{}  ret i32 %r
}}
",
            loads(count, "v"),
            fold(count / 2, "v", "%t", "q"),
            fold(count, "v", "%s", "r"),
        )
        .unwrap();
    }
    let body = format!(
        "{}  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %acc = phi i32 [ %id, %entry ], [ %sum, %latch ]
  %b = lshr i32 %id, %i
  %c = trunc i32 %b to i1
  br i1 %c, label %left, label %right
left:
  %x = call i32 @f(ptr addrspace(4) inreg %in, i32 %acc)
  br label %latch
right:
  %y = call i32 @g(ptr addrspace(4) inreg %in, i32 %acc)
  %z = call i32 @f(ptr addrspace(4) inreg %in, i32 %y)
  br label %latch
latch:
  %p = phi i32 [ %x, %left ], [ %z, %right ]
  %sum = add i32 %p, %acc
  %next = add i32 %i, 1
  %more = icmp ult i32 %i, %id
  %few = icmp ult i32 %next, 5
  %again = and i1 %more, %few
  br i1 %again, label %head, label %done
done:
{}",
        loads(60, "w"),
        fold(60, "w", "%sum", "r")
    );
    let text = kernel(&functions, &body);
    for processor in ["gfx906", "gfx90a"] {
        assert!(check(&text, processor, 100) > 0);
    }
}

/// Masks of seventy nested branches, with uniform values besides.
#[test]
fn masks_of_nested_branches() {
    let depth = 70;
    let mut body = loads(20, "w");
    body.push_str("  br label %b0\n");
    for i in 0..depth {
        let inner = i + 1;
        let limit = 100 - i;
        write!(
            body,
            "b{i}:\n  %c{i} = icmp slt i32 %id, {limit}\n  br i1 %c{i}, label %b{inner}, label %e{i}\n"
        )
        .unwrap();
    }
    let last = format!("b{depth}");
    writeln!(body, "{last}:\n  br label %e{}", depth - 1).unwrap();
    for i in (0..depth).rev() {
        let inner = if i + 1 == depth {
            (format!("%{last}"), "%id".to_string())
        } else {
            (format!("%e{}", i + 1), format!("%s{}", i + 1))
        };
        write!(
            body,
            "e{i}:\n  %m{i} = phi i32 [ {i}, %b{i} ], [ {}, {} ]\n  \
             %n{i} = mul i32 %m{i}, 31\n  %s{i} = add i32 %n{i}, %id\n",
            inner.1, inner.0
        )
        .unwrap();
        if i > 0 {
            writeln!(body, "  br label %e{}", i - 1).unwrap();
        }
    }
    body.push_str(&fold(20, "w", "%s0", "r"));
    for processor in ["gfx900", "gfx90a"] {
        check(&kernel("", &body), processor, 128);
    }
}
