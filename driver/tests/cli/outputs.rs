//! What the command writes, reads and counts, and the limits of its streams and files.

use super::{Folder, repository};
use std::process::Command;

/// The names of the fields of a JSON object without nested ones, in order.
fn json_fields(object: &str) -> Vec<&str> {
    let inner = object
        .trim()
        .trim_start_matches(['[', '{'])
        .trim_end_matches([']', '}']);
    inner
        .split(',')
        .map(|field| {
            field
                .split(':')
                .next()
                .unwrap_or_default()
                .trim_matches('"')
        })
        .collect()
}

#[test]
fn outputs_of_every_kind() {
    let folder = Folder::new("outputs");
    folder.ok("vecadd.ll -mcpu=gfx906");
    folder.ok("vecadd.ll -mcpu=gfx906 -c");
    folder.ok("vecadd.ll -mcpu=gfx906 -S");
    folder.ok("vecadd.ll -mcpu=gfx906 --emit-ir");
    assert_eq!(
        folder.names(),
        [
            "vecadd.co",
            "vecadd.ll",
            "vecadd.o",
            "vecadd.opt.ll",
            "vecadd.s"
        ]
    );
    // ELF's e_type: 3 is a shared object, 1 a relocatable one.
    assert_eq!(
        (&folder.read("vecadd.co")[..4], folder.read("vecadd.co")[16]),
        (&b"\x7fELF"[..], 3)
    );
    assert_eq!(
        (&folder.read("vecadd.o")[..4], folder.read("vecadd.o")[16]),
        (&b"\x7fELF"[..], 1)
    );
    assert!(folder.text("vecadd.s").contains("\n\ts_endpgm\n"));
    assert!(
        folder
            .text("vecadd.opt.ll")
            .contains("define protected amdgpu_kernel void @vecadd(")
    );
    for (option, file) in [
        ("", "vecadd.co"),
        ("-c", "vecadd.o"),
        ("-S", "vecadd.s"),
        ("--emit-ir", "vecadd.opt.ll"),
    ] {
        assert!(
            folder.ok(&format!("{option} -o - vecadd.ll -mcpu=gfx906")) == folder.read(file),
            "{option} to standard output"
        );
    }
    folder.ok("-mcpu gfx906 -o other vecadd.ll");
    assert_eq!(folder.read("other"), folder.read("vecadd.co"));
    // What is printed can be compiled.
    folder.ok("vecadd.opt.ll -mcpu=gfx906 -O0 -o again.co");
}

#[test]
fn several_files_and_standard_input() {
    let folder = Folder::new("input");
    folder.write(
        "other.ll",
        "define amdgpu_kernel void @other() {\n  ret void\n}\n",
    );
    folder.ok("vecadd.ll -mcpu=gfx906");
    let piped = folder.with_input("- -mcpu=gfx906", &folder.read("vecadd.ll"));
    assert_eq!(piped.status.code(), Some(0));
    assert_eq!(
        piped.stdout,
        folder.read("vecadd.co"),
        "the file's name is not in the object"
    );
    let piped = folder.with_input("- -mcpu=gfx906 -o named.co", &folder.read("vecadd.ll"));
    assert!(piped.stdout.is_empty() && folder.read("named.co") == folder.read("vecadd.co"));
    let bad = folder.with_input(
        "- -mcpu=gfx906",
        b"define void @f() {\n  %x = add i32 1\n}\n",
    );
    assert_eq!((bad.status.code(), bad.stdout.len()), (Some(1), 0));
    let said = String::from_utf8_lossy(&bad.stderr).into_owned();
    assert!(
        said.contains(":2:17: error: ") || said.contains(":3:1: error: "),
        "{said}"
    );
    assert!(
        folder
            .fails("vecadd.ll other.ll -mcpu=gfx906")
            .contains("give its name with -o")
    );
}

#[test]
fn statistics() {
    let folder = Folder::new("statistics");
    let json = String::from_utf8(folder.ok("vecadd.ll -mcpu=gfx906 --stats=json")).expect("text");
    assert_eq!(
        json_fields(&json),
        [
            "name",
            "instructions",
            "vgprs",
            "sgprs",
            "vgpr_spills",
            "sgpr_spills",
            "scratch_bytes",
            "lds_bytes",
            "code_bytes",
            "occupancy",
            "compile_us"
        ]
    );
    assert!(
        json.starts_with("[{\"name\":\"vecadd\",") && json.ends_with("}]\n"),
        "{json}"
    );
    let table =
        String::from_utf8(folder.output("vecadd.ll -mcpu=gfx906 --stats").stderr).expect("text");
    assert!(
        table.contains("VGPR") && table.contains("vecadd"),
        "{table}"
    );
    folder.write("out.f32", "");
    let run = "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg buf:256 --arg buf:256 --arg buf:256 --arg i32:64";
    let json = String::from_utf8(folder.ok(&format!("{run} --stats=json"))).expect("text");
    assert_eq!(
        json_fields(&json),
        [
            "instructions",
            "valu",
            "salu",
            "smem",
            "vmem",
            "lds",
            "branch",
            "waitcnt",
            "other",
            "cycles"
        ]
    );
    assert!(
        String::from_utf8(folder.ok(&format!("{run} --stats")))
            .expect("text")
            .contains("cycles")
    );
    assert!(folder.ok(run).is_empty());
    assert!(
        folder
            .fails("vecadd.ll -mcpu=gfx906 --stats=yaml")
            .contains("yaml")
    );
}

#[test]
fn the_same_bytes_every_time() {
    let folder = Folder::new("same");
    let path = repository().join("tests/kernels/interpreter.O2.ll");
    folder.write(
        "interpreter.ll",
        std::fs::read(path).expect("the kernel is there"),
    );
    let first = folder.ok("interpreter.ll -mcpu=gfx906 -o -");
    for _ in 0..3 {
        assert!(folder.ok("interpreter.ll -mcpu=gfx906 -o -") == first);
    }
}

#[test]
fn the_input_is_not_written_over() {
    let folder = Folder::new("over");
    let before = folder.read("vecadd.ll");
    for args in [
        "vecadd.ll -mcpu=gfx906 -o vecadd.ll",
        "vecadd.ll -mcpu=gfx906 -o ./vecadd.ll",
    ] {
        assert!(folder.fails(args).contains("the output is the input"));
    }
    folder.write("x.s", "s_endpgm\n");
    assert!(
        folder
            .fails("asm x.s -mcpu=gfx906 -o x.s")
            .contains("the output is the input")
    );
    folder.write("y.s", "define amdgpu_kernel void @k() {\n  ret void\n}\n");
    assert!(
        folder
            .fails("y.s -mcpu=gfx906 -S")
            .contains("the output is the input")
    );
    assert_eq!(folder.read("vecadd.ll"), before);
    for (args, says) in [
        ("vecadd.ll -mcpu=gfx906 -S -c", "-S and -c"),
        ("vecadd.ll -mcpu=gfx906 --emit-ir -S", "--emit-ir and -S"),
    ] {
        let said = folder.fails(args);
        assert!(said.contains(says), "{said}");
    }
}

/// Standard output and error that take nothing: an exit status, and no panic.
#[test]
#[cfg(target_os = "linux")]
fn full_standard_streams_are_no_panic() {
    let folder = Folder::new("full");
    let full = || {
        std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .expect("/dev/full")
    };
    let status = |args: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_amdgpuc"));
        let command = command.current_dir(&folder.0).args(args.split_whitespace());
        command.stdout(full()).stderr(full());
        command.status().expect("the command runs").code()
    };
    assert_eq!(status("--help"), Some(1));
    assert_eq!(status("nowhere.ll -mcpu=gfx906"), Some(1));
    assert_eq!(status("vecadd.ll -mcpu=gfx906 -S -o -"), Some(1));
    assert_eq!(
        status("vecadd.ll -mcpu=gfx906 -o x.co --time-passes --stats"),
        Some(0)
    );
}

#[test]
fn constants_of_terabytes_are_errors() {
    let folder = Folder::new("terabytes");
    for (space, init) in [
        ("addrspace(1) global", "zeroinitializer"),
        ("addrspace(1) global", "poison"),
        ("addrspace(4) constant", "zeroinitializer"),
        ("addrspace(4) constant", "undef"),
    ] {
        folder.write(
            "k.ll",
            format!("@g = {space} [4000000000000 x i32] {init}\n"),
        );
        for args in ["", "-c", "-S"] {
            let output = folder.output(&format!("k.ll -mcpu=gfx906 -o k.co {args}"));
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(
                output.status.code(),
                Some(1),
                "{space} {init} {args}: {said}"
            );
            assert!(
                said.contains("k.ll:1:1: error"),
                "{space} {init} {args}: {said}"
            );
        }
    }
    for value in [
        "[4000000000000 x i32] zeroinitializer",
        "<4000000000 x i32> splat (i32 1)",
    ] {
        folder.write("k.ll", format!("@g = addrspace(4) constant {value}\n"));
        let output = folder.output("k.ll -mcpu=gfx906 -o k.co");
        assert_eq!(
            output.status.code(),
            Some(1),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        folder.write(
            "k.ll",
            format!("define void @f(ptr addrspace(1) %p) {{\n  store {value}, ptr addrspace(1) %p\n  ret void\n}}\n"),
        );
        let output = folder.output("k.ll -mcpu=gfx906 -o k.co");
        assert!(
            matches!(output.status.code(), Some(0 | 1)),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[test]
fn functions_of_other_files_are_left_to_the_linker() {
    let folder = Folder::new("undefined");
    let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
        declare i32 @elsewhere(i32)\n\
        define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {\n  \
        %x = call i32 @elsewhere(i32 %n)\n  store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n";
    folder.write("undefined.ll", text);
    let said = folder.fails("undefined.ll -mcpu=gfx906 -o undefined.co");
    let wanted = "undefined.ll:4:8: error: call of '@elsewhere', which is not defined";
    assert!(said.starts_with(wanted), "{said}");
    folder.ok("undefined.ll -mcpu=gfx906 -c -o undefined.o");
    assert!(folder.names().contains(&"undefined.o".to_string()));
    folder.ok("undefined.ll -mcpu=gfx906 -S -o undefined.s");
    assert!(folder.text("undefined.s").contains("elsewhere"));
}

#[test]
fn a_name_that_begins_with_the_character_one_is_the_symbol_without_it() {
    let folder = Folder::new("symbol-as-it-is");
    folder.write(
        "k.ll",
        "@\"\\01raw\" = addrspace(1) global i32 7\n\
         define amdgpu_kernel void @\"\\01k\"(ptr addrspace(1) %p) {\n\
         \x20 %v = load i32, ptr addrspace(1) @\"\\01raw\"\n\
         \x20 store i32 %v, ptr addrspace(1) %p\n\
         \x20 ret void\n}\n",
    );
    let text = folder.ok("k.ll -mcpu=gfx906 -S -o -");
    let text = String::from_utf8(text).expect("text");
    assert!(
        text.contains("\nraw:\n") && text.contains("\nk:\n"),
        "{text}"
    );
}

/// A function of so many rounds, which nothing makes shorter, with bytes of private memory; it
/// calls another one.
fn long_function(head: &str, rounds: u32, private: u32, callee: &str) -> String {
    use std::fmt::Write as _;
    let mut text = format!(
        "define {head}(ptr addrspace(1) %p, i32 %x0) noinline {{\n\
         %a = alloca [{private} x i8], addrspace(5)\n\
         call void @use(ptr addrspace(5) %a)\n\
         call void {callee}(ptr addrspace(1) %p, i32 %x0)\n"
    );
    for i in 0..rounds {
        let _ = write!(
            text,
            "%s{i} = lshr i32 %x{i}, {}\n%m{i} = mul i32 %x{i}, {}\n%x{} = xor i32 %s{i}, %m{i}\n",
            i % 31 + 1,
            2 * i + 12345,
            i + 1,
        );
    }
    let _ = write!(
        text,
        "store i32 %x{rounds}, ptr addrspace(1) %p\nret void\n}}\n"
    );
    text
}

fn long_kernel(name: &str, rounds: u32, private: u32, callee: &str) -> String {
    long_function(
        &format!("amdgpu_kernel void @{name}"),
        rounds,
        private,
        callee,
    )
}

#[test]
fn functions_in_several_threads_are_those_of_one() {
    let folder = Folder::new("threads");
    let mut text = String::from(
        "define internal void @use(ptr addrspace(5) %a) noinline {\n\
         %b = alloca [256 x i8], addrspace(5)\n\
         store volatile i32 1, ptr addrspace(5) %a\n\
         store volatile i32 1, ptr addrspace(5) %b\nret void\n}\n\
         define internal void @last(ptr addrspace(1) %p, i32 %x) noinline {\n\
         store volatile i32 %x, ptr addrspace(1) %p\nret void\n}\n",
    );
    for (i, rounds) in [900, 1500, 3, 700, 1100, 1300].into_iter().enumerate() {
        // The first two functions call the same one; the others one another.
        let callee = match i {
            0 | 1 => "@last".to_string(),
            _ => format!("@f{}", i - 1),
        };
        let head = format!("internal void @f{i}");
        text += &long_function(&head, rounds, 32, &callee);
        text += &long_kernel(&format!("k{i}"), rounds, 16, &format!("@f{i}"));
    }
    folder.write("many.ll", &text);
    for level in ["-O0", "-O2"] {
        for kind in ["", "-S"] {
            let made = |threads: &str| {
                folder.ok(&format!(
                    "many.ll -mcpu=gfx906 {level} {kind} {threads} -o -"
                ))
            };
            let one = made("--threads=1");
            for threads in ["--threads=2", "--threads=7", ""] {
                assert!(one == made(threads), "{level} {kind} {threads}");
            }
        }
    }
    // What is told is the first one's error, whichever is found first.
    let wrong = text
        + &long_kernel("first", 1000, 131_000, "@last")
        + &long_kernel("second", 3, 131_000, "@last")
        + &long_kernel("third", 1200, 16, "@f1");
    folder.write("wrong.ll", &wrong);
    for threads in ["--threads=1", "--threads=2", "--threads=7", ""] {
        let output = folder.output(&format!("wrong.ll -mcpu=gfx906 {threads} -o wrong.co"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(
            said.contains("kernel 'first' uses") && !said.contains("second"),
            "{said}"
        );
    }
    let output = folder.output("many.ll -mcpu=gfx906 --threads=0");
    assert_eq!(output.status.code(), Some(1));
}
