//! `amdgpuc run`: launches of kernels and what is said of wrong ones.

use super::{Folder, KINDS};
use std::process::Command;

fn floats(values: impl Iterator<Item = f32>) -> Vec<u8> {
    values.flat_map(f32::to_le_bytes).collect()
}

#[test]
fn kernels_run_from_files_to_files() {
    let folder = Folder::new("run");
    folder.write("a.bin", floats((0..100u8).map(f32::from)));
    folder.write("b.bin", floats((0..100u8).map(|i| 0.25 * f32::from(i))));
    let launch = "--kernel vecadd --grid 128 --workgroup 64 --arg buf:@a.bin --arg buf:@b.bin --arg buf:400=sum.bin --arg i32:100";
    let expected = floats((0..100u8).map(|i| 1.25 * f32::from(i)));
    folder.ok(&format!("run vecadd.ll -mcpu=gfx906 {launch}"));
    assert_eq!(folder.read("sum.bin"), expected, "from IR");
    folder.ok("vecadd.ll -mcpu=gfx900 -o vecadd.co");
    folder.write("sum.bin", "");
    folder.ok(&format!("run vecadd.co {launch}"));
    assert_eq!(folder.read("sum.bin"), expected, "from a code object");
    folder.ok(&format!(
        "run vecadd.ll -mcpu=gfx902 -O0 {}",
        launch.replace("buf:@a.bin", "buf:@a.bin=a.after")
    ));
    assert_eq!(
        (folder.read("sum.bin"), folder.read("a.after")),
        (expected, folder.read("a.bin"))
    );
}

#[test]
fn arguments_of_all_kinds() {
    let folder = Folder::new("arguments");
    folder.write("kinds.ll", KINDS);
    folder.write(
        "in.bin",
        (0..8i32).flat_map(i32::to_le_bytes).collect::<Vec<u8>>(),
    );
    for level in ["-O0", "-O2"] {
        folder.ok(&format!(
            "run kinds.ll -mcpu=gfx906 {level} --kernel kinds --grid 8,1,1 --workgroup 8 --arg buf:64=out.bin --arg buf:@in.bin --arg i8:-3 \
             --arg i16:0x10 --arg i32:-100000 --arg i64:4294967296 --arg f16:0.5 --arg f32:-2.25 --arg f64:1e3 --arg bytes:0a00ff00 --arg lds:32"
        ));
        let sum = -3.0 + 16.0 - 100_000.0 + 4_294_967_296.0 + 0.5 - 2.25 + 1e3 + 10.0 - 1.0;
        let expected: Vec<u8> = (0..8u8)
            .flat_map(|i| (sum + f64::from(i)).to_le_bytes())
            .collect();
        assert_eq!(folder.read("out.bin"), expected, "{level}");
    }
}

#[test]
fn code_objects_of_another_compiler_run() {
    let folder = Folder::new("llc");
    let tool = |name: &str, args: &str| match Command::new(name)
        .current_dir(&folder.0)
        .args(args.split(' '))
        .output()
    {
        Ok(output) => {
            assert!(
                output.status.success(),
                "{name}: {}",
                String::from_utf8_lossy(&output.stderr)
            );
            true
        }
        Err(_) => {
            assert!(
                std::env::var("CI").as_deref() != Ok("true"),
                "{name} is missing"
            );
            eprintln!("not run: {name} missing");
            false
        }
    };
    if !tool(
        "llc-22",
        "-O2 -mcpu=gfx906 -filetype=obj vecadd.ll -o vecadd.o",
    ) || !tool("ld.lld-22", "-shared vecadd.o -o vecadd.so")
    {
        return;
    }
    folder.write("a.bin", floats([1.5, 2.5].into_iter()));
    folder.ok("run vecadd.so --kernel vecadd --grid 2 --workgroup 2 --arg buf:@a.bin --arg buf:@a.bin --arg buf:8=sum.bin --arg i32:2");
    assert_eq!(folder.read("sum.bin"), floats([3.0, 5.0].into_iter()));
}

#[test]
fn runs_with_threads_traces_profiles_and_limits() {
    let folder = Folder::new("tools");
    let run = "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 256 --workgroup 64 \
        --arg buf:1024 --arg buf:1024 --arg buf:1024 --arg i32:256";
    let stats = |more: &str| folder.ok(&format!("{run} --stats=json {more}"));
    let plain = stats("");
    assert_eq!(stats("--threads 3"), plain);
    assert_eq!(stats("--trace=trace.txt --profile=profile.txt"), plain);
    let json = String::from_utf8(plain).expect("text");
    let count = json.split(['{', ',', ':', '}']).nth(2).expect("a count");
    let count: usize = count.parse().expect("a number");
    let trace = folder.text("trace.txt");
    assert_eq!(trace.lines().count(), count);
    assert!(trace.starts_with("(0,0,0).0 "), "{trace}");
    assert!(trace.contains("(3,0,0).0 "));
    let profile = folder.text("profile.txt");
    assert!(
        profile.starts_with("  executions  lanes  cycles\n\nvecadd:\n"),
        "{profile}"
    );
    assert!(profile.contains("\n           4   64.0 "));
    // Without a file: the trace on standard error, the profile on standard output.
    let output = folder.output(&format!("{run} --trace --profile --threads=2"));
    assert_eq!(String::from_utf8_lossy(&output.stderr), trace);
    assert_eq!(String::from_utf8_lossy(&output.stdout), profile);
    // A trace tells what came before a fault.
    let output = folder.output(&format!("{run} --max-instructions 5 --trace=short.txt"));
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&output.stderr)
            .contains("instruction limit of 5 reached: kernel 'vecadd'")
    );
    assert_eq!(folder.text("short.txt").lines().count(), 5);
    for (args, message) in [
        ("--threads 0", "at least one"),
        ("--threads x", "no valid number"),
        ("--max-instructions -1", "no valid number"),
        ("--traces", "unknown option"),
        ("--trace=nowhere/trace.txt", "nowhere/trace.txt"),
    ] {
        let said = folder.fails(&format!("{run} {args}"));
        assert!(said.contains(message), "{args}: {said}");
    }
}

#[test]
fn a_code_object_runs_on_the_device_that_is_given() {
    let folder = Folder::new("device");
    folder.ok("vecadd.ll -mcpu=gfx906:xnack- -o vecadd.co");
    let run = |target: &str| {
        format!(
            "run vecadd.co {target} --kernel vecadd --grid 64 --workgroup 64 \
             --arg buf:256 --arg buf:256 --arg buf:256 --arg i32:64"
        )
    };
    folder.ok(&run(""));
    folder.ok(&run("-mcpu=gfx906:xnack-"));
    let said = folder.fails(&run("-mcpu=gfx906:xnack+"));
    assert!(
        said.contains("vecadd.co: code object for gfx906:xnack- cannot run on gfx906:xnack+"),
        "{said}"
    );
}

/// An array of size zero stands for the memory behind the static variables, whose size the launch
/// decides.
#[test]
fn run_gives_dynamic_local_memory() {
    let folder = Folder::new("dynamic-lds");
    let text = "\
target triple = \"amdgcn-amd-amdhsa\"
@before = internal addrspace(3) global [5 x i32] poison, align 4
@dynamic = external addrspace(3) global [0 x i32], align 16
define amdgpu_kernel void @reverse(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = getelementptr [5 x i32], ptr addrspace(3) @before, i32 0, i32 4
  store i32 7, ptr addrspace(3) %first
  %p = getelementptr [0 x i32], ptr addrspace(3) @dynamic, i32 0, i32 %id
  store i32 %id, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 63
  %q = getelementptr [0 x i32], ptr addrspace(3) @dynamic, i32 0, i32 %other
  %v = load i32, ptr addrspace(3) %q
  %w = load i32, ptr addrspace(3) %first
  %sum = add i32 %v, %w
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
";
    std::fs::write(folder.0.join("reverse.ll"), text).expect("the folder is there");
    let run = "run reverse.ll -mcpu=gfx906 --kernel reverse --grid 64 --workgroup 64 --mode strict \
               --arg buf:256=out.bin";
    folder.ok(&format!("{run} --lds 256"));
    let out = std::fs::read(folder.0.join("out.bin")).expect("it was written");
    let expected: Vec<u8> = (0..64u32)
        .flat_map(|id| (63 - id + 7).to_le_bytes())
        .collect();
    assert_eq!(out, expected);
    for (lds, message) in [
        ("", "out-of-bounds write of 4 bytes of LDS"),
        ("--lds 252", "out-of-bounds write of 4 bytes of LDS"),
        ("--lds 70000", "bytes of LDS are needed"),
        ("--lds -1", "no valid number"),
    ] {
        let said = folder.fails(&format!("{run} {lds}"));
        assert!(said.contains(message), "{lds}: {said}");
    }
}

#[test]
fn run_has_a_help_of_its_own() {
    let folder = Folder::new("run-help");
    let help = String::from_utf8(folder.ok("run --help")).expect("text");
    for option in [
        "--kernel",
        "--grid",
        "--workgroup",
        "-mcpu=",
        "--arg",
        "--lds",
        "--max-instructions",
        "--threads",
        "--stats",
        "--profile",
        "--trace",
    ] {
        assert!(help.contains(option), "{option}");
    }
    assert!(
        help.lines().all(|line| line.len() <= 100),
        "a line is too long"
    );
}

#[test]
fn run_says_what_is_wrong_with_a_launch() {
    let folder = Folder::new("launch");
    let run = "run vecadd.ll -mcpu=gfx906 --grid 64 --workgroup 64";
    let buffers = "--arg buf:256 --arg buf:256";
    let said = folder.fails(&format!("{run} --kernel add"));
    assert!(
        said.contains("no kernel 'add'") && said.contains("its kernels are vecadd"),
        "{said}"
    );
    let said = folder.fails(&format!(
        "{run} --kernel vecadd {buffers} --arg buf:128 --arg i32:64"
    ));
    assert!(
        said.contains("0 bytes after the end of the buffer of argument 3 ")
            && said.contains("(buf:128)"),
        "{said}"
    );
    let said = folder.fails(&format!("{run} --kernel vecadd --arg i32:0x1ffffffff"));
    assert!(said.contains("out of range"), "{said}");
    let said = folder.fails(&format!("{run} --kernel vecadd --arg bytes:123"));
    assert!(said.contains("odd number of digits"), "{said}");
}

#[test]
fn a_launch_has_a_global_offset() {
    let folder = Folder::new("offset");
    folder.write(
        "k.ll",
        "declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr i8, ptr addrspace(4) %p, i64 40
  %v = load <2 x i64>, ptr addrspace(4) %q
  store <2 x i64> %v, ptr addrspace(1) %o
  ret void
}
",
    );
    let run = "run k.ll -mcpu=gfx906 --kernel k --grid 1 --workgroup 1 --arg buf:16=out";
    folder.ok(&format!("{run} --global-offset 7,5000000000"));
    let mut expected = 7u64.to_le_bytes().to_vec();
    expected.extend(5_000_000_000u64.to_le_bytes());
    assert_eq!(folder.read("out"), expected);
    folder.ok(run);
    assert_eq!(folder.read("out"), [0; 16]);
}

/// A kernel that prints its work-item's number, a constant string and a number, as clang lowers
/// `printf` without a device library.
const PRINTING: &str = "\
target triple = \"amdgcn-amd-amdhsa\"
define amdgpu_kernel void @hello(i32 %times) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %next
next:
  %n = phi i32 [ 0, %entry ], [ %more, %printed ]
  %place = call ptr addrspace(1) @__printf_alloc(i32 16)
  %full = icmp eq ptr addrspace(1) %place, null
  br i1 %full, label %printed, label %print
print:
  store i32 1, ptr addrspace(1) %place
  %p1 = getelementptr i8, ptr addrspace(1) %place, i64 4
  store i32 %id, ptr addrspace(1) %p1
  %p2 = getelementptr i8, ptr addrspace(1) %place, i64 8
  store i32 6513249, ptr addrspace(1) %p2
  %p3 = getelementptr i8, ptr addrspace(1) %place, i64 12
  %f = sitofp i32 %id to float
  store float %f, ptr addrspace(1) %p3
  br label %printed
printed:
  %more = add i32 %n, 1
  %again = icmp ult i32 %more, %times
  br i1 %again, label %next, label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(1) @__printf_alloc(i32)
!llvm.printf.fmts = !{!0}
!0 = !{!\"1:3:4:4:4:item %d\\5C72 %s %.1f\\n\"}
";

#[test]
fn kernels_print_without_a_device_library() {
    let folder = Folder::new("printf");
    folder.write("hello.ll", PRINTING);
    for options in [
        "-O0 -mcpu=gfx906",
        "-O2 -mcpu=gfx90a",
        "-O2 -mcpu=gfx900 --code-object-version=4",
    ] {
        let run = format!("run hello.ll {options} --kernel hello --workgroup 64");
        let text = |more: &str| {
            let bytes = folder.ok(&format!("{run} {more}"));
            String::from_utf8(bytes).expect("text")
        };
        let mut lines: Vec<String> = text("--grid 128 --arg i32:1")
            .lines()
            .map(str::to_string)
            .collect();
        lines.sort();
        let mut wanted: Vec<String> = (0..64)
            .flat_map(|i| vec![format!("item {i}: abc {i}.0"); 2])
            .collect();
        wanted.sort();
        assert_eq!(lines, wanted, "{options}");
        // The buffer has a mebibyte: what does not fit is not printed.
        let many = text("--grid 64 --arg i32:1100");
        assert_eq!(many.lines().count(), (1 << 20) / 16, "{options}");
    }
}

/// A program that calls `printf` itself: a string, one that is not known, a byte, a double that is
/// a float, one that is none, a vector.
const PRINTF: &str = "target triple = \"amdgcn-amd-amdhsa\"
@format = private addrspace(4) constant [33 x i8] c\"%d%%: %s %s %hhx %.1f %.2f %v2d\\0A\\00\"
@abc = private addrspace(4) constant [6 x i8] c\"abcde\\00\"
declare i32 @printf(ptr addrspace(4), ...)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i8 %b, double %d, i32 %times) {
  br label %next
next:
  %n = phi i32 [ 0, %0 ], [ %more, %next ]
  %f = sitofp i32 %n to float
  %wide = fpext float %f to double
  %v = insertelement <2 x i32> <i32 0, i32 -7>, i32 %n, i32 0
  %text = inttoptr i64 16 to ptr addrspace(4)
  %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @format, i32 %n, ptr addrspace(4) @abc, ptr addrspace(4) %text, i8 %b, double %wide, double %d, <2 x i32> %v)
  store i32 %r, ptr addrspace(1) %o
  %more = add i32 %n, 1
  %again = icmp ult i32 %more, %times
  br i1 %again, label %next, label %done
done:
  ret void
}
";

#[test]
fn printf_is_called_by_its_name() {
    let folder = Folder::new("printf-by-name");
    folder.write("k.ll", PRINTF);
    let args = "--arg buf:4=o --arg i8:-2 --arg f64:0.25";
    for options in ["-O0 -mcpu=gfx906", "-O2 -mcpu=gfx90a", "-O2 -mcpu=gfx803"] {
        let run = |times: u32| {
            let launch = format!("--kernel k --grid 1 --workgroup 1 {args} --arg i32:{times}");
            let bytes = folder.ok(&format!("run k.ll {options} {launch}"));
            String::from_utf8(bytes).expect("text")
        };
        let line = |n: u32| format!("{n}%: abcde ??? fe {n}.0 0.25 {n},-7\n");
        assert_eq!(run(2), line(0) + &line(1), "{options}");
        assert_eq!(folder.read("o"), 0_i32.to_le_bytes(), "{options}");
        // Each takes 44 bytes of a mebibyte.
        let many = run(24_000);
        assert_eq!(many.lines().count(), (1 << 20) / 44, "{options}");
        assert_eq!(folder.read("o"), (-1_i32).to_le_bytes(), "{options}");
    }
    let unknown = PRINTF.replace(
        "@printf(ptr addrspace(4) @format",
        "@printf(ptr addrspace(4) %text",
    );
    folder.write("unknown.ll", &unknown);
    let error = folder.fails("unknown.ll -mcpu=gfx906");
    assert!(
        error.contains("the format of printf must be a constant string"),
        "{error}"
    );
    assert!(error.contains("unknown.ll:13:8: error:"), "{error}");
}
