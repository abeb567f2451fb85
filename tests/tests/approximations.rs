//! What must be exact does not depend on which results the instructions give that are specified to
//! a bound: divisions of integers, and quotients and roots of floats, with the emulator's results
//! on either side of the value ([`emu::Approximations`]).
//!
//! Quotients of single precision by a number whose significand is all ones are left out: with a
//! reciprocal that is too small LLVM's sequence, which is ours, is off by one there (the theorem
//! behind it asks for a reciprocal that is rounded correctly, and no step can give that one). So
//! are roots of halves before GFX8, which llc takes from `v_sqrt_f32` as it is.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel, OutputKind};
use amdgpuc_tests::emulate::run_case_with;
use amdgpuc_tests::kernels::{Arg, Buffer, Case, Expectation};
use emu::{Approximations, CodeObject, Device};
use std::fmt::Write;
use support::{compile_text, for_each, options};

const PROCESSORS: [&str; 4] = ["gfx906", "gfx90a", "gfx803", "gfx701"];

/// Pairs of operands of one launch.
const PAIRS: usize = 4096;

/// Bytes of an operand.
const SIZE: usize = 16;

/// An operation on two numbers of so many bits: its name, the type, and how it is written.
struct Operation {
    name: String,
    ty: String,
    bits: u32,
    text: String,
    is_float: bool,
}

fn operations(processor: &str) -> Vec<Operation> {
    let mut all = Vec::new();
    for bits in [8, 16, 24, 32, 33, 48, 64, 128] {
        for op in ["udiv", "sdiv", "urem", "srem"] {
            let ty = format!("i{bits}");
            all.push(Operation {
                name: format!("{op}{bits}"),
                text: format!("{op} {ty} %a, %b"),
                ty,
                bits,
                is_float: false,
            });
        }
    }
    for (ty, suffix, bits) in [
        ("half", "f16", 16),
        ("float", "f32", 32),
        ("double", "f64", 64),
    ] {
        let roots = bits != 16 || processor != "gfx701";
        let operations = [
            (true, "fdiv", format!("fdiv {ty} %a, %b")),
            (true, "rcp", format!("fdiv {ty} 1.0, %b")),
            (
                roots,
                "sqrt",
                format!("call {ty} @llvm.sqrt.{suffix}({ty} %a)"),
            ),
        ];
        for (_, name, text) in operations.into_iter().filter(|o| o.0) {
            all.push(Operation {
                name: format!("{name}_{suffix}"),
                ty: ty.to_string(),
                bits,
                text,
                is_float: true,
            });
        }
    }
    all
}

/// A kernel for each operation. Divisors are not zero, nor -1; every NaN is one.
fn program(operations: &[Operation]) -> String {
    let mut text = String::from("target triple = \"amdgcn-amd-amdhsa\"\n");
    for op in operations {
        let (ty, bits) = (&op.ty, op.bits);
        let cut = |v: &str| match bits {
            128 => format!("add i128 %{v}, 0"),
            _ => format!("trunc i128 %{v} to i{bits}"),
        };
        let (operands, result) = match op.is_float {
            true => (
                format!("  %a = bitcast i{bits} %x1 to {ty}\n  %b = bitcast i{bits} %y1 to {ty}\n"),
                format!(
                    "  %nan = fcmp uno {ty} %r, 0.0\n  %r1 = bitcast {ty} %r to i{bits}\n  %r2 = select i1 %nan, i{bits} -1, i{bits} %r1\n"
                ),
            ),
            false => (
                format!(
                    "  %z = icmp eq i{bits} %y1, 0\n  %m = icmp eq i{bits} %y1, -1\n  %n = or i1 %z, %m\n  %a = add i{bits} %x1, 0\n  %b = select i1 %n, i{bits} 3, i{bits} %y1\n"
                ),
                format!("  %r2 = add i{bits} %r, 0\n"),
            ),
        };
        let wide = match bits {
            128 => "add i128 %r2, 0".to_string(),
            _ => format!("zext i{bits} %r2 to i128"),
        };
        let _ = write!(
            text,
            "define amdgpu_kernel void @{}(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %l = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %s = mul i32 %g, 64
  %i = add i32 %l, %s
  %px = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %i, i32 0
  %py = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %i, i32 1
  %x = load i128, ptr addrspace(1) %px
  %y = load i128, ptr addrspace(1) %py
  %x1 = {}
  %y1 = {}
{operands}  %r = {}
{result}  %w = {wide}
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %i
  store i128 %w, ptr addrspace(1) %po
  ret void
}}
",
            op.name,
            cut("x"),
            cut("y"),
            op.text,
        );
    }
    text.push_str(
        "declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare half @llvm.sqrt.f16(half)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
",
    );
    text
}

/// Numbers of all sizes, near powers of two, and dividends near multiples of divisors.
fn pairs() -> Vec<[u128; 2]> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        u128::from(state)
    };
    let number = |next: &mut dyn FnMut() -> u128| {
        let (high, low, kind) = (next(), next(), next());
        let all = high << 64 | low;
        let cut = (low >> 8) % 128;
        match kind % 6 {
            0 => all,
            1 => all >> cut,
            2 => (1u128 << cut).wrapping_add(high % 7).wrapping_sub(3),
            3 => (1u128 << cut)
                .wrapping_neg()
                .wrapping_add(high % 7)
                .wrapping_sub(3),
            4 => u128::from(((low % 2_000_001) as f64 / 1000.0 - 1000.0).to_bits()),
            _ => u128::from(((low % 2_000_001) as f32 / 1000.0 - 1000.0).to_bits()),
        }
    };
    (0..PAIRS)
        .map(|_| {
            let [a, b] = [number(&mut next), number(&mut next)];
            let bits = [8, 16, 24, 32, 33, 48, 64, 127][(next() % 8) as usize];
            match next() % 3 {
                0 => {
                    let divisor = (b & ((1 << bits) - 1)).max(1);
                    let quotient = a % (((1u128 << bits) - 1) / divisor + 1);
                    let offset = next() % 3;
                    [(divisor * quotient + offset).wrapping_sub(1), divisor]
                }
                _ => [a, b],
            }
        })
        .collect()
}

/// What a launch stores.
fn results(
    bytes: &[u8],
    kernel: &str,
    input: &[u8],
    which: Approximations,
) -> Result<Vec<u8>, String> {
    let out = vec![0; PAIRS * SIZE];
    let buffer = |init: Vec<u8>| {
        let expect = Expectation::Exact(init.clone());
        Arg::Buffer(Buffer { init, expect })
    };
    let object = CodeObject::load(bytes).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let case = Case {
        name: kernel.to_string(),
        kernel: Box::leak(kernel.to_string().into_boxed_str()),
        grid: [PAIRS as u32, 1, 1],
        workgroup: [64, 1, 1],
        args: vec![buffer(input.to_vec()), buffer(out)],
    };
    let change = |config: emu::LaunchConfig| config.with_approximations(which);
    let outcome = run_case_with(&mut device, module, &case, change);
    let mut buffers = outcome.map_err(|e| format!("{kernel}: {e}"))?.buffers;
    buffers.pop().ok_or_else(|| "no buffer".to_string())
}

/// Is the operation one on whose result nothing is promised?
fn is_exempt(op: &Operation, [_, b]: [u128; 2]) -> bool {
    let ones = 0x007f_ffff;
    op.is_float && op.bits == 32 && b & ones == ones
}

#[test]
fn exact_results_do_not_depend_on_approximations() {
    let pairs = pairs();
    let input: Vec<u8> = pairs
        .iter()
        .flatten()
        .flat_map(|n| n.to_le_bytes())
        .collect();
    let items: Vec<_> = PROCESSORS
        .iter()
        .flat_map(|p| [(p, OptLevel::O0), (p, OptLevel::O2)])
        .collect();
    let failures = for_each(&items, |&(processor, level)| {
        let operations = operations(processor);
        let text = program(&operations);
        let bytes = compile_text(&text, &options(processor, level, OutputKind::Linked))?;
        for op in &operations {
            let nearest = results(&bytes, &op.name, &input, Approximations::Nearest)?;
            for which in [
                Approximations::Below,
                Approximations::Above,
                Approximations::Mixed,
            ] {
                let other = results(&bytes, &op.name, &input, which)?;
                let lanes = nearest.chunks(SIZE).zip(other.chunks(SIZE)).zip(&pairs);
                let wrong = lanes.filter(|((x, y), pair)| x != y && !is_exempt(op, **pair));
                if let Some(((x, y), pair)) = wrong.into_iter().next() {
                    return Err(format!(
                        "{processor} {level:?} {} {which:?}: of {pair:x?} {x:02x?}, and {y:02x?}",
                        op.name
                    ));
                }
            }
        }
        Ok(())
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
