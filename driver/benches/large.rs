//! Large programs, time by stage: `cargo bench -p amdgpuc --bench large`
//!
//! Each program is compiled in two sizes, the second four times the first (gfx906, -O2), so that a
//! stage that is not linear shows itself. The table has milliseconds by stage, the better of two
//! runs; stages below a hundredth of the whole are summed up.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{Options, OutputKind, Timing};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "target triple = \"amdgcn-amd-amdhsa\"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n\
    define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {\n %t = call i32 @llvm.amdgcn.workitem.id.x()\n";

/// Loops in loops; each lane leaves each when it likes.
fn nested_loops(n: usize) -> String {
    let mut s = format!("{HEAD} br label %h0\n");
    for i in 0..n {
        let before = if i == 0 {
            "0".to_string()
        } else {
            format!("h{}", i - 1)
        };
        let next = if i + 1 == n {
            format!("l{i}")
        } else {
            format!("h{}", i + 1)
        };
        let _ = writeln!(
            s,
            "h{i}:\n %i{i} = phi i32 [0, %{before}], [%n{i}, %l{i}]\n br label %{next}"
        );
    }
    for i in (0..n).rev() {
        let next = if i == 0 {
            "e".to_string()
        } else {
            format!("l{}", i - 1)
        };
        let _ = writeln!(
            s,
            "l{i}:\n %n{i} = add i32 %i{i}, 1\n %c{i} = icmp slt i32 %n{i}, %t\n br i1 %c{i}, label %h{i}, label %{next}"
        );
    }
    s + "e:\n ret void\n}\n"
}

/// One `if` after the other on a value, which is different in each lane or the same in all.
fn branches(n: usize, value: &str) -> String {
    let mut s = format!("{HEAD} br label %b0\nb0:\n");
    let mut last = value.to_string();
    for i in 0..n {
        let _ = writeln!(
            s,
            " %c{i} = icmp ugt i32 {last}, {}\n br i1 %c{i}, label %t{i}, label %b{}",
            7 * i + 3,
            i + 1
        );
        let _ = writeln!(
            s,
            "t{i}:\n %x{i} = mul i32 {last}, {}\n store volatile i32 %x{i}, ptr addrspace(1) %o\n br label %b{}",
            2 * i + 3,
            i + 1
        );
        let _ = writeln!(
            s,
            "b{0}:\n %v{0} = phi i32 [{last}, %b{i}], [%x{i}, %t{i}]",
            i + 1
        );
        last = format!("%v{}", i + 1);
    }
    let _ = writeln!(s, " store i32 {last}, ptr addrspace(1) %o\n ret void\n}}");
    s
}

/// A `switch` all of whose cases go one way, over a block that only passes on.
fn cases(n: usize) -> String {
    let mut s = format!("{HEAD} switch i32 %a, label %e [\n");
    for i in 0..n {
        let _ = writeln!(s, "  i32 {}, label %p", 3 * i);
    }
    s + " ]\np:\n br label %e\ne:\n ret void\n}\n"
}

/// Loads that are all added up afterwards.
fn loads(n: usize) -> String {
    let mut s = format!("{HEAD} %b = getelementptr i32, ptr addrspace(1) %o, i32 %t\n");
    for i in 0..n {
        let _ = writeln!(
            s,
            " %g{i} = getelementptr i32, ptr addrspace(1) %b, i32 {}\n %l{i} = load i32, ptr addrspace(1) %g{i}",
            i * 1024
        );
    }
    s += " %s0 = add i32 %l0, %a\n";
    for i in 1..n {
        let _ = writeln!(s, " %s{i} = add i32 %s{}, %l{i}", i - 1);
    }
    let _ = writeln!(
        s,
        " store i32 %s{}, ptr addrspace(1) %o\n ret void\n}}",
        n - 1
    );
    s
}

/// Arithmetic without a branch.
fn one_block(n: usize) -> String {
    let mut s = format!("{HEAD} %v0 = add i32 %t, 1\n %v1 = add i32 %t, %a\n");
    for i in 2..n {
        let op = ["add", "mul", "xor", "sub", "or"][i % 5];
        let _ = writeln!(s, " %v{i} = {op} i32 %v{}, %v{}", i - 1, i - 2);
    }
    let _ = writeln!(
        s,
        " store i32 %v{}, ptr addrspace(1) %o\n ret void\n}}",
        n - 1
    );
    s
}

/// Words of a value that change places in the next one: each is asked for by two ways.
fn views(n: usize) -> String {
    let mut s = format!("{HEAD} %x0 = zext i32 %a to i64\n");
    for i in 0..n {
        let _ = writeln!(
            s,
            " %l{i} = trunc i64 %x{i} to i32\n %s{i} = lshr i64 %x{i}, 32\n %h{i} = trunc i64 %s{i} to i32\n \
             %a{i} = insertelement <2 x i32> poison, i32 %h{i}, i32 0\n \
             %b{i} = insertelement <2 x i32> %a{i}, i32 %l{i}, i32 1\n %x{} = bitcast <2 x i32> %b{i} to i64",
            i + 1
        );
    }
    let _ = writeln!(s, " store i64 %x{n}, ptr addrspace(1) %o\n ret void\n}}");
    s
}

/// Milliseconds by stage.
fn measure(text: &str) -> Result<Vec<(&'static str, f64)>, String> {
    let mut options = Options::new(Target::parse("gfx906").map_err(|e| e.to_string())?);
    options.timing = Timing::On;
    options.output = OutputKind::Object;
    let source = SourceFile {
        name: "large.ll",
        text: text.as_bytes(),
    };
    let mut best: Vec<(&'static str, f64)> = Vec::new();
    for _ in 0..2 {
        let compiled = amdgpuc::compile(&source, &options).map_err(|e| e[0].render(&source))?;
        let times = compiled.times.stages().iter();
        let times: Vec<_> = times
            .map(|(name, t)| (*name, t.as_secs_f64() * 1e3))
            .collect();
        let sum = |list: &[(&str, f64)]| list.iter().map(|(_, t)| t).sum::<f64>();
        if best.is_empty() || sum(&times) < sum(&best) {
            best = times;
        }
    }
    Ok(best)
}

fn report(name: &str, size: usize, make: impl Fn(usize) -> String) -> Result<(), String> {
    let small = measure(&make(size / 4))?;
    let large = measure(&make(size))?;
    let total = |list: &[(&str, f64)]| list.iter().map(|(_, t)| t).sum::<f64>();
    println!("\n{name:<24} {:>10} {size:>10}  ratio", size / 4);
    let known: BTreeMap<&str, f64> = small.iter().copied().collect();
    let mut rest = (0.0, 0.0);
    let line =
        |name: &str, a: f64, b: f64| println!("  {name:<22} {a:>10.2} {b:>10.2} {:>6.1}", b / a);
    for &(stage, after) in &large {
        let before = known.get(stage).copied().unwrap_or(0.0);
        if after < total(&large) * 0.01 {
            rest = (rest.0 + before, rest.1 + after);
        } else {
            line(stage, before, after);
        }
    }
    line("others", rest.0, rest.1);
    line("total", total(&small), total(&large));
    Ok(())
}

fn main() -> Result<(), String> {
    report("nested loops", 400, nested_loops)?;
    report("divergent branches", 10_000, |n| branches(n, "%t"))?;
    report("uniform branches", 10_000, |n| branches(n, "%a"))?;
    report("cases of one way", 100_000, cases)?;
    report("loads", 20_000, loads)?;
    report("views of views", 20_000, views)?;
    report("one block", 200_000, one_block)
}
