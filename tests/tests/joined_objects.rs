//! Objects of several files that a linker makes one of: what they say of symbols that each of them
//! has. The objects are ours and llc's, in both orders.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel, OutputKind};
use amdgpuc_tests::emulate::run_case;
use amdgpuc_tests::kernels::{Arg, Buffer, Case, Expectation};
use amdgpuc_tests::llc;
use std::path::Path;
use support::{compile_text, folder, options, tool};

const PROCESSOR: &str = "gfx906";

/// The code object version of each file.
const VERSION: &str = "!llvm.module.flags = !{!0}
!0 = !{i32 1, !\"amdhsa_code_object_version\", i32 500}
";

/// Who compiles a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Compiler {
    Own(OptLevel),
    Llc,
}

const COMPILERS: [Compiler; 3] = [
    Compiler::Own(OptLevel::O0),
    Compiler::Own(OptLevel::O2),
    Compiler::Llc,
];

/// Writes a file's object; false if llc is missing.
fn object(text: &str, compiler: Compiler, to: &Path) -> bool {
    let bytes = match compiler {
        Compiler::Own(level) => {
            let options = options(PROCESSOR, level, OutputKind::Object);
            compile_text(text, &options).unwrap_or_else(|e| panic!("{e}"))
        }
        Compiler::Llc => {
            let ir = to.with_extension("ll");
            std::fs::write(&ir, text).expect("a file can be written");
            let made = llc::object(&ir, PROCESSOR).unwrap_or_else(|e| panic!("{e}"));
            match made.done() {
                Some(bytes) => bytes,
                None => return false,
            }
        }
    };
    std::fs::write(to, bytes).expect("a file can be written");
    true
}

/// The words that the kernel `k` of two files stores, whoever compiles them and whichever the
/// linker reads first.
fn check(name: &str, files: [&str; 2], expected: &[u32]) {
    let folder = folder(name);
    // Both compilers have a version of their own that they take if none is said.
    let files = files.map(|text| format!("{text}{VERSION}"));
    for first in COMPILERS {
        for second in COMPILERS {
            let objects = [folder.join("a.o"), folder.join("b.o")];
            let made = [
                object(&files[0], first, &objects[0]),
                object(&files[1], second, &objects[1]),
            ];
            if made.contains(&false) {
                continue;
            }
            for order in [[0, 1], [1, 0]] {
                let linked = folder.join("k.co");
                let output = tool("ld.lld-22", |c| {
                    c.arg("-shared").args(order.map(|i| &objects[i]));
                    c.arg("-o").arg(&linked);
                });
                let Some(output) = output else { return };
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{name}: {said}");
                let bytes = std::fs::read(&linked).expect("the linker has written it");
                let case = Case {
                    name: name.to_string(),
                    kernel: "k",
                    grid: [4, 1, 1],
                    workgroup: [4, 1, 1],
                    args: vec![
                        Arg::Buffer(Buffer {
                            init: vec![0; 4 * expected.len()],
                            expect: Expectation::Exact(
                                expected.iter().flat_map(|w| w.to_le_bytes()).collect(),
                            ),
                        }),
                        Arg::I32(7),
                    ],
                };
                let outcome = run_case(&bytes, &case).unwrap_or_else(|e| panic!("{e}"));
                let checked = case.check(&outcome.buffers);
                assert!(
                    checked.is_ok(),
                    "{first:?} {second:?} {order:?}: {checked:?}"
                );
            }
        }
    }
}

/// Of functions that several objects define the linker takes the first. Its code has the same
/// meaning and not the same registers, and here it needs scratch.
#[test]
fn a_function_that_another_object_defines_too() {
    for linkage in ["linkonce_odr", "weak_odr", "linkonce", "weak"] {
        let kernel = format!(
            "target triple = \"amdgcn-amd-amdhsa\"
define {linkage} i32 @f(i32 %x) noinline {{
  %y = add i32 %x, 1
  ret i32 %y
}}
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = mul i32 %t, %n
  %b = xor i32 %a, 1234
  %c = mul i32 %b, %t
  %r = call i32 @f(i32 %t)
  %s = add i32 %a, %b
  %u = add i32 %s, %c
  %v = add i32 %u, %r
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %p
  ret void
}}
"
        );
        let other = format!(
            "target triple = \"amdgcn-amd-amdhsa\"
define {linkage} i32 @f(i32 %x) noinline {{
  %m = alloca i32, addrspace(5)
  store volatile i32 %x, ptr addrspace(5) %m
  call void asm sideeffect \"v_mov_b32 v1, 0\\0Av_mov_b32 v2, 0\\0As_mov_b32 s4, 0\\0As_mov_b32 s5, 0\", \"~{{v1}},~{{v2}},~{{v3}},~{{v4}},~{{s4}},~{{s5}},~{{s6}},~{{vcc}}\"()
  %z = load volatile i32, ptr addrspace(5) %m
  %y = add i32 %z, 1
  ret i32 %y
}}
@used = addrspace(1) global ptr @f
"
        );
        let expected = [0u32, 1, 2, 3].map(|t| {
            let a = 7 * t;
            let b = a ^ 1234;
            a + b + b * t + t + 1
        });
        check("joined-functions", [&kernel, &other], &expected);
    }
}

/// The linker makes one variable of both, as large as the larger.
#[test]
fn a_common_variable_of_two_sizes() {
    let small = "target triple = \"amdgcn-amd-amdhsa\"
@c = common addrspace(1) global i32 0, align 4
@own = addrspace(1) global i32 5
define void @set(i32 %x) noinline {
  store i32 %x, ptr addrspace(1) @c
  ret void
}
";
    let large = "target triple = \"amdgcn-amd-amdhsa\"
@c = common addrspace(1) global [64 x i32] zeroinitializer, align 4
@own = external addrspace(1) global i32
declare void @set(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  call void @set(i32 %n)
  %p = getelementptr i32, ptr addrspace(1) @c, i32 63
  store i32 9, ptr addrspace(1) %p
  %a = load volatile i32, ptr addrspace(1) @c
  %b = load volatile i32, ptr addrspace(1) %p
  %d = load volatile i32, ptr addrspace(1) @own
  store i32 %a, ptr addrspace(1) %o
  %q = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %b, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %d, ptr addrspace(1) %r
  ret void
}
";
    check("joined-common", [small, large], &[7, 9, 5]);
}

/// Unless another object defines the weak alias, it is the variable.
#[test]
fn a_weak_alias_of_a_variable_is_the_variable() {
    let kernel = "target triple = \"amdgcn-amd-amdhsa\"
@g = addrspace(1) global i32 0, align 4
@al = weak alias i32, ptr addrspace(1) @g
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  store i32 %n, ptr addrspace(1) @g
  store i32 9, ptr addrspace(1) @al
  %v = load i32, ptr addrspace(1) @g
  store i32 %v, ptr addrspace(1) %o
  ret void
}
";
    let other = "target triple = \"amdgcn-amd-amdhsa\"
@beside = addrspace(1) global i32 0, align 4
";
    check("joined-alias", [kernel, other], &[9]);
}

/// Where the variable is defined it is aligned to one byte: loads of bytes are none of a dword.
#[test]
fn a_declared_variable_is_aligned_as_its_type_is() {
    let kernel = "target triple = \"amdgcn-amd-amdhsa\"
@x = external addrspace(4) constant [32 x i8]
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %a = load i8, ptr addrspace(4) @x, align 1
  %b = load i8, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @x, i64 1), align 1
  %c = load i8, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @x, i64 2), align 1
  %d = load i8, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @x, i64 3), align 1
  %az = zext i8 %a to i32
  %bz = zext i8 %b to i32
  %cz = zext i8 %c to i32
  %dz = zext i8 %d to i32
  %b1 = shl i32 %bz, 8
  %c1 = shl i32 %cz, 16
  %d1 = shl i32 %dz, 24
  %s = or i32 %az, %b1
  %t = or i32 %s, %c1
  %u = or i32 %t, %d1
  store i32 %u, ptr addrspace(1) %o
  ret void
}
";
    let data = "target triple = \"amdgcn-amd-amdhsa\"
@pad = addrspace(4) constant i8 -1, align 1
@x = addrspace(4) constant [32 x i8] c\"abcdefghijklmnopqrstuvwxyz012345\", align 1
";
    check("joined-declaration", [kernel, data], &[0x6463_6261]);
}
