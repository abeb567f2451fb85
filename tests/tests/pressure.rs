//! No program is refused for its registers: scalar values beyond them go to lanes of VGPRs and from
//! there to memory, vector values to AccVGPRs and memory, also in functions, across calls, in
//! divergent flow and in loops, whatever their width, and also those that count in lanes which are
//! not active. Each program leaves what the reference interpreter leaves.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::{PROCESSORS, Target, Tasks};
use amdgpuc::{OptLevel, Options, Verify};
use amdgpuc_tests::kernels::{Arg, Buffer, Case, Expectation};
use amdgpuc_tests::{emulate, interpret};
use std::fmt::Write as _;

/// Registers that code may use: vector and scalar ones.
type Budget = [Option<u16>; 2];

/// All; few, so that a handful of lanes remains; and fewer still.
const BUDGETS: [Budget; 5] = [
    [None, None],
    [Some(28), None],
    [Some(24), Some(40)],
    [Some(16), Some(28)],
    [Some(10), Some(24)],
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
/// values spilled.
fn check(text: &str, processor: &str, items: u32) -> u32 {
    check_with(text, processor, items, &BUDGETS)
}

/// As [`check`], with other limits for VGPRs and SGPRs.
fn check_with(text: &str, processor: &str, items: u32, budgets: &[[Option<u16>; 2]]) -> u32 {
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
        for &budget in budgets {
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
            let strict = emulate::run_strictly(&compiled.bytes, &case);
            let strict = strict.unwrap_or_else(|e| panic!("{what}, strict: {e}"));
            assert!(strict.buffers == expected, "{what}: other results, strict");
            let kernels = compiled.kernels.iter();
            spilled += kernels.map(|k| k.sgpr_spills + k.vgpr_spills).sum::<u32>();
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
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float, float, <16 x float>, i32, i32, i32)
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

/// On GFX6 and GFX7 the last of the 104 SGPRs are VCC and FLAT_SCRATCH under other names: a kernel
/// that uses them has fewer of its own (LLVM, `getNumExtraSGPRs`).
#[test]
fn vcc_is_one_of_the_scalars_before_gfx8() {
    let body = format!(
        "{}  call void @llvm.amdgcn.s.barrier()\n{}",
        loads(150, "v"),
        fold(150, "v", "%id", "r")
    );
    let text = kernel("", &body);
    let source = SourceFile {
        name: "pressure.ll",
        text: text.as_bytes(),
    };
    for processor in ["gfx600", "gfx701"] {
        for opt in [OptLevel::O0, OptLevel::O2] {
            let mut options = Options::new(Target::parse(processor).unwrap());
            options.opt = opt;
            let compiled = amdgpuc::compile(&source, &options).expect("it compiles");
            let sgprs = compiled.kernels[0].sgprs;
            assert!((90..=104).contains(&sgprs), "{processor}: {sgprs} SGPRs");
        }
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
    for processor in ["gfx906", "gfx90a", "gfx942"] {
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
    for processor in ["gfx600", "gfx701", "gfx803", "gfx900", "gfx90a", "gfx942"] {
        check(&kernel("", &body), processor, 128);
    }
}

/// Vectors of `widths` words named `%v`, loaded from places that differ between lanes or not, and
/// the sum `%r` of their elements, made in the reverse order after a barrier.
fn vectors(widths: &[usize]) -> String {
    let mut out = String::new();
    for (i, width) in widths.iter().enumerate() {
        let (place, memory) = match i % 3 {
            0 => (format!("i32 {}", 13 * i % 700), 4),
            _ => (format!("i32 %at{i}"), 4),
        };
        write!(
            out,
            "  %at{i} = add i32 %id, {}
  %p{i} = getelementptr i32, ptr addrspace({memory}) %in, {place}
  %v{i} = load <{width} x i32>, ptr addrspace({memory}) %p{i}, align 4
",
            17 * i % 600
        )
        .unwrap();
    }
    out.push_str("  call void @llvm.amdgcn.s.barrier()\n");
    let mut last = "%id".to_string();
    for (i, &width) in widths.iter().enumerate().rev() {
        for k in 0..width {
            let next = match (i, k + 1 == width) {
                (0, true) => "%r".to_string(),
                _ => format!("%s{i}.{k}"),
            };
            writeln!(
                out,
                "  %e{i}.{k} = extractelement <{width} x i32> %v{i}, i32 {k}
  %m{i}.{k} = mul i32 {last}, 77
  {next} = xor i32 %m{i}.{k}, %e{i}.{k}"
            )
            .unwrap();
            last = next;
        }
    }
    out
}

/// Values of one to 32 words, more words than there are registers.
#[test]
fn vectors_of_all_widths_at_once() {
    let widths: Vec<usize> = (1..=32).chain([32, 16, 8, 3, 1]).collect();
    let text = kernel("", &vectors(&widths));
    for processor in ["gfx600", "gfx701", "gfx803", "gfx900", "gfx90a", "gfx942"] {
        assert!(check(&text, processor, 70) > 0);
    }
}

/// Hundreds of vector values across calls by either convention, with many arguments.
#[test]
fn hundreds_of_values_across_calls() {
    let arguments = |text: &str| -> String {
        let all = (0..40).map(|i| format!("i32 {text}{i}"));
        all.collect::<Vec<_>>().join(", ")
    };
    let mut sum = String::new();
    for i in 1..40 {
        let before = if i == 1 {
            "%a0".to_string()
        } else {
            format!("%s{}", i - 1)
        };
        writeln!(
            sum,
            "  %m{i} = mul i32 {before}, 31\n  %s{i} = add i32 %m{i}, %a{i}"
        )
        .unwrap();
    }
    let parameters = arguments("%a");
    let functions = format!(
        "@table = internal addrspace(4) constant [2 x ptr] [ptr @f, ptr @g]
define internal i32 @f({parameters}) noinline {{\n{sum}  ret i32 %s39\n}}
define i32 @g({parameters}) noinline {{\n{sum}  %x = xor i32 %s39, %a7\n  ret i32 %x\n}}
"
    );
    let mut body = String::new();
    for i in 0..300 {
        let (odd, at) = (2 * i + 1, 3 * i % 900);
        writeln!(
            body,
            "  %p{i} = getelementptr i32, ptr addrspace(4) %in, i32 {at}
  %l{i} = load i32, ptr addrspace(4) %p{i}
  %d{i} = mul i32 %id, {odd}
  %v{i} = add i32 %d{i}, %l{i}"
        )
        .unwrap();
    }
    write!(
        body,
        "  %first = load i32, ptr addrspace(4) %in
  %bit = and i32 %first, 1
  %entry.of = getelementptr ptr, ptr addrspace(4) @table, i32 %bit
  %target = load ptr, ptr addrspace(4) %entry.of
  %x = call i32 @f({})
  %y = call i32 %target({})
  %z = add i32 %x, %y
{}",
        arguments("%v"),
        arguments("%d"),
        fold(300, "v", "%z", "r")
    )
    .unwrap();
    let text = kernel(&functions, &body);
    for processor in ["gfx906", "gfx90a", "gfx942"] {
        assert!(check(&text, processor, 70) > 0);
    }
}

/// A function with values in every VGPR across the call of one that is not known: none is left for
/// the scalar registers that it keeps for its caller, whose other lanes wait meanwhile.
#[test]
fn no_vgpr_is_left_for_saved_scalars() {
    let mut values = String::new();
    for i in 0..150 {
        let (odd, at) = (2 * i + 1, 3 * i % 900);
        writeln!(
            values,
            "  %p{i} = getelementptr i32, ptr addrspace(4) %in, i32 {at}
  %l{i} = load i32, ptr addrspace(4) %p{i}
  %d{i} = mul i32 %a, {odd}
  %v{i} = add i32 %d{i}, %l{i}"
        )
        .unwrap();
    }
    let functions = format!(
        "@table = internal addrspace(4) constant [2 x ptr] [ptr @f, ptr @g]
define i32 @f(i32 %a) noinline {{\n  %r = mul i32 %a, 77\n  ret i32 %r\n}}
define i32 @g(i32 %a) noinline {{\n  %r = xor i32 %a, 77\n  ret i32 %r\n}}
define i32 @h(ptr addrspace(4) inreg %in, i32 %a) noinline #0 {{
  %first = load i32, ptr addrspace(4) %in
  %bit = and i32 %first, 1
  %entry.of = getelementptr ptr, ptr addrspace(4) @table, i32 %bit
  %target = load ptr, ptr addrspace(4) %entry.of
{values}  %x = call i32 %target(i32 %a)
  %y = add i32 %x, %first
{}  ret i32 %r
}}
attributes #0 = {{ \"amdgpu-flat-work-group-size\"=\"1,256\" }}
",
        fold(150, "v", "%y", "r")
    );
    let body = format!(
        "{}  %odd = trunc i32 %id to i1
  %mine = add i32 %id, 1234
  br i1 %odd, label %then, label %join
then:
  %t = call i32 @h(ptr addrspace(4) inreg %in, i32 %mine)
  br label %join
join:
  %s = phi i32 [ %mine, %entry ], [ %t, %then ]
{}",
        loads(40, "w"),
        fold(40, "w", "%s", "r")
    );
    let text = kernel(&functions, &body);
    for processor in ["gfx906", "gfx908", "gfx90a", "gfx942"] {
        check(&text, processor, 70);
    }
}

/// Results of `v_writelane_b32`, which writes lanes that are not active: more at once than there
/// are registers, also in arms of a branch.
#[test]
fn results_that_are_written_in_one_lane() {
    let mut body = String::from(
        "  %first = load i32, ptr addrspace(4) %in
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %first)
",
    );
    let writes = |body: &mut String, name: &str, count: usize| {
        for i in 0..count {
            let lane = (7 * i + 3) % 64;
            writeln!(
                body,
                "  %{name}x{i} = mul i32 %id, {}
  %{name}{i} = call i32 @llvm.amdgcn.writelane.i32(i32 %w0, i32 {lane}, i32 %{name}x{i})",
                2 * i + 3
            )
            .unwrap();
        }
    };
    writes(&mut body, "v", 280);
    body.push_str(
        "  %c = icmp ult i32 %id, 64
  %odd = and i32 %id, 64
  %far = icmp eq i32 %odd, 0
  br i1 %far, label %near, label %away
near:
",
    );
    writes(&mut body, "n", 40);
    body.push_str(&fold(40, "n", "%id", "nr"));
    body.push_str("  br label %join\naway:\n");
    writes(&mut body, "a", 40);
    body.push_str(&fold(40, "a", "%id", "ar"));
    body.push_str("  br label %join\njoin:\n  %t = phi i32 [ %nr, %near ], [ %ar, %away ]\n");
    body.push_str(&fold(280, "v", "%t", "r"));
    let text = kernel("", &body);
    for processor in ["gfx906", "gfx90a", "gfx942"] {
        assert!(check(&text, processor, 128) > 0);
    }
}

/// Values that count in all lanes: more at once than there are registers, across a call that
/// writes many.
#[test]
fn values_of_all_lanes_across_calls() {
    let functions = "define internal i32 @f(i32 %a, i32 %b) noinline {
  %m = mul i32 %a, %b
  %r = add i32 %m, 3
  ret i32 %r
}
@table = internal addrspace(4) constant [1 x ptr] [ptr @g]
define i32 @g(i32 %a, i32 %b) noinline {
  %m = mul i32 %a, %b
  %r = sub i32 %m, %a
  ret i32 %r
}
";
    for count in [3, 60, 280] {
        let mut body = String::new();
        for i in 0..count {
            writeln!(
                body,
                "  %x{i} = mul i32 %id, {}
  %s{i} = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x{i}, i32 {i})",
                2 * i + 5
            )
            .unwrap();
        }
        body.push_str(
            "  %target = load ptr, ptr addrspace(4) @table
  %c = call i32 @f(i32 %id, i32 %x1)
  %d = call i32 %target(i32 %c, i32 %x2)
",
        );
        for i in 0..count {
            writeln!(
                body,
                "  %n{i} = call i32 @llvm.amdgcn.update.dpp.i32(i32 %s{i}, i32 %s{i}, i32 273, i32 15, \
                 i32 15, i1 false)
  %q{i} = add i32 %s{i}, %n{i}
  %v{i} = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %q{i})"
            )
            .unwrap();
        }
        body.push_str(&fold(count, "v", "%d", "r"));
        let text = kernel(functions, &body);
        for processor in ["gfx906", "gfx90a", "gfx942"] {
            check(&text, processor, 70);
        }
    }
}

/// A matrix instruction in an arm of a branch writes lanes that wait in the other one, so its
/// result has registers that hold nothing else: also if no sixteen in a row are left alone by the
/// function behind a pointer.
#[test]
fn a_matrix_beside_a_call_through_a_pointer() {
    let functions = "@table = internal addrspace(4) constant [1 x ptr] [ptr @g]
define i32 @g(i32 %a) noinline {
  %r = mul i32 %a, 3
  ret i32 %r
}
";
    let mut body = String::from(
        "  %target = load ptr, ptr addrspace(4) @table
  %x = uitofp i32 %id to float
  %far = icmp ult i32 %id, 64
  br i1 %far, label %near, label %away
near:
  %c = insertelement <16 x float> zeroinitializer, float %x, i32 0
  %m = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float %x, float 2.0, <16 x float> %c, \
         i32 0, i32 0, i32 0)
  %e = extractelement <16 x float> %m, i32 5
  %n = fptosi float %e to i32
  br label %join
away:
  %a = call i32 %target(i32 %id)
  br label %join
join:
  %t = phi i32 [ %n, %near ], [ %a, %away ]
",
    );
    body.push_str("  %r = add i32 %t, %id\n");
    let text = kernel(functions, &body);
    for processor in ["gfx908", "gfx90a", "gfx942"] {
        let source = SourceFile {
            name: "pressure.ll",
            text: text.as_bytes(),
        };
        let module = ir::parse_module(&source).unwrap();
        let expected = interpret::run_case(&module, &case(128)).unwrap().buffers;
        for opt in [OptLevel::O0, OptLevel::O2] {
            let mut options = Options::new(Target::parse(processor).unwrap());
            options.opt = opt;
            options.verify = Verify::EachPass;
            let compiled = amdgpuc::compile(&source, &options).unwrap();
            let outcome = emulate::run_case(&compiled.bytes, &case(128)).unwrap();
            assert!(outcome.buffers == expected, "{processor}, {opt:?}");
        }
    }
}

/// A matrix of 32 registers goes in, another comes out, which has registers of its own in an arm of
/// a branch; a call names the lowest 18. What is between those and the others is one gap, in which
/// the first matrix has room.
#[test]
fn matrices_of_32_registers_beside_arguments_of_a_call() {
    let numbered = |of: &str| -> Vec<String> { (0..18).map(|i| format!("i32 %{of}{i}")).collect() };
    let mut functions = format!(
        "declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32, \
         i32, i32)
define internal i32 @f({}) noinline {{\n",
        numbered("a").join(", ")
    );
    functions.push_str(&fold(18, "a", "%a0", "r"));
    functions.push_str("  ret i32 %r\n}\n");
    let mut body = String::new();
    for i in 0..18 {
        writeln!(body, "  %x{i} = mul i32 %id, {}", 2 * i + 3).unwrap();
    }
    let arguments = numbered("x").join(", ");
    writeln!(
        body,
        "  %call = call i32 @f({arguments})
  %x = uitofp i32 %id to float
  %far = icmp ult i32 %id, 64
  br i1 %far, label %near, label %join
near:
  %c = insertelement <32 x float> zeroinitializer, float %x, i32 0
  %m = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %x, float %x, <32 x float> %c, \
         i32 1, i32 1, i32 5)
  %e = extractelement <32 x float> %m, i32 5
  %n = fptosi float %e to i32
  br label %join
join:
  %t = phi i32 [ %n, %near ], [ 7, %entry ]
  %r = add i32 %t, %call"
    )
    .unwrap();
    let text = kernel(&functions, &body);
    for processor in ["gfx908", "gfx90a", "gfx942"] {
        for vgprs in [72, 80] {
            check_with(&text, processor, 128, &[[Some(vgprs), None]]);
        }
    }
}
