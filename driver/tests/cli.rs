//! The command line: each option and output, exit statuses, running kernels, and the commands of
//! the README.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A kernel with an argument of every simple kind: `out[i] = a + b + … + in[i]`, all as double.
const KINDS: &str = "\
define amdgpu_kernel void @kinds(ptr addrspace(1) %out, ptr addrspace(1) %in, i8 signext %a, i16 signext %b, i32 %c, i64 %d,
    half %e, float %f, double %g, { i16, i8 } %h, ptr addrspace(3) %l) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %shared = getelementptr i32, ptr addrspace(3) %l, i32 %id
  store i32 %v, ptr addrspace(3) %shared, align 4
  %w = load i32, ptr addrspace(3) %shared, align 4
  %x0 = sitofp i32 %w to double
  %ad = sitofp i8 %a to double
  %x1 = fadd double %x0, %ad
  %bd = sitofp i16 %b to double
  %x2 = fadd double %x1, %bd
  %cd = sitofp i32 %c to double
  %x3 = fadd double %x2, %cd
  %dd = sitofp i64 %d to double
  %x4 = fadd double %x3, %dd
  %ed = fpext half %e to double
  %x5 = fadd double %x4, %ed
  %fd = fpext float %f to double
  %x6 = fadd double %x5, %fd
  %x7 = fadd double %x6, %g
  %h0 = extractvalue { i16, i8 } %h, 0
  %h1 = extractvalue { i16, i8 } %h, 1
  %hd = sitofp i16 %h0 to double
  %x8 = fadd double %x7, %hd
  %hb = sitofp i8 %h1 to double
  %x9 = fadd double %x8, %hb
  %o = getelementptr double, ptr addrspace(1) %out, i32 %id
  store double %x9, ptr addrspace(1) %o, align 8
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
";

/// A folder of a test, with a kernel in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}"));
        // What an earlier run left behind; there may be nothing.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        std::fs::copy(
            repository().join("tests/kernels/vecadd.O2.ll"),
            folder.join("vecadd.ll"),
        )
        .expect("the kernel is there");
        Folder(folder)
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.0.join(name), bytes).expect("a file in the folder");
    }

    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    fn text(&self, name: &str) -> String {
        String::from_utf8(self.read(name)).expect("text")
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder is there");
        let mut names: Vec<String> = entries
            .map(|e| {
                e.expect("an entry")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        names
    }

    fn output(&self, args: &str) -> Output {
        self.with_input(args, b"")
    }

    fn with_input(&self, args: &str, input: &[u8]) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_amdgpuc"))
            .current_dir(&self.0)
            .args(args.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        // It may have ended without reading.
        let _ = child.stdin.take().expect("a pipe").write_all(input);
        child.wait_with_output().expect("the command ends")
    }

    /// Runs the command, which must succeed; gives standard output.
    fn ok(&self, args: &str) -> Vec<u8> {
        let output = self.output(args);
        assert_eq!(
            output.status.code(),
            Some(0),
            "amdgpuc {args}:\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
        output.stdout
    }

    /// Runs the command, which must fail; gives what it says.
    fn fails(&self, args: &str) -> String {
        let before = self.names();
        let output = self.output(args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "amdgpuc {args}:\n{said}");
        assert!(
            output.stdout.is_empty(),
            "amdgpuc {args}: {}",
            String::from_utf8_lossy(&output.stdout)
        );
        assert!(said.contains("error: "), "amdgpuc {args}: {said}");
        assert_eq!(self.names(), before, "amdgpuc {args} leaves no file");
        said
    }
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Number of the ABI in an ELF file's header.
fn abi_version(elf: &[u8]) -> u8 {
    elf[8]
}

/// Bytes 48 to 51 of an ELF file: processor and features.
fn flags(elf: &[u8]) -> u32 {
    u32::from_le_bytes(elf[48..52].try_into().expect("four bytes"))
}

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
fn levels_and_passes() {
    let folder = Folder::new("levels");
    // As a frontend without optimisation of its own writes it.
    folder.write(
        "naive.ll",
        "define amdgpu_kernel void @naive(ptr addrspace(1) %p) {
  %a = alloca i32, addrspace(5)
  store i32 7, ptr addrspace(5) %a
  %v = load i32, ptr addrspace(5) %a
  %w = mul i32 %v, %v
  store i32 %w, ptr addrspace(1) %p
  ret void
}
",
    );
    let size = |level: &str| {
        folder
            .ok(&format!("naive.ll -mcpu=gfx906 -S {level} -o -"))
            .len()
    };
    let sizes: Vec<usize> = ["-O0", "-O1", "-O2", "-O3"].into_iter().map(size).collect();
    assert!(sizes[2] < sizes[0], "optimisation helps: {sizes:?}");
    assert_eq!(size(""), sizes[2], "-O2 is the default");
    let said = |args: &str| {
        let output = folder.output(&format!("vecadd.ll -mcpu=gfx906 -o out.co {args}"));
        assert_eq!(output.status.code(), Some(0), "{args}");
        String::from_utf8(output.stderr).expect("text")
    };
    let selected = said("--print-after=isel");
    assert!(
        selected.starts_with("; after isel\n")
            && selected.matches("; after ").count() == selected.matches("; after isel").count()
    );
    let all = said("--print-after=all");
    for pass in [
        "legalise",
        "normalise",
        "isel",
        "cache-policy",
        "regalloc-vgpr",
        "wave",
        "regalloc-sgpr",
        "expand",
        "waitcnt",
        "hazards",
    ] {
        assert!(all.contains(&format!("; after {pass}\n")), "no {pass}");
    }
    assert!(
        folder
            .fails("vecadd.ll -mcpu=gfx906 -o x.co --print-after=no-such-pass")
            .contains("no-such-pass")
    );
    assert!(
        folder
            .fails("vecadd.ll -mcpu=gfx906 -o x.co --disable-pass=no-such-pass")
            .contains("no-such-pass")
    );
    let times = said("--time-passes");
    for line in [
        "time (ms)",
        "read",
        "uniformity",
        "isel",
        "regalloc-vgpr",
        "emit",
        "total",
    ] {
        assert!(times.contains(line), "no {line} in\n{times}");
    }
    assert_eq!(said("--verify-each"), "");
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
fn targets_and_versions() {
    let folder = Folder::new("targets");
    let object = |args: &str| folder.ok(&format!("vecadd.ll -o - {args}"));
    // e_flags: specification, "AMDGPU ELF Header"; the processor in the low byte, features from bit
    // 8 on.
    for (processor, number) in [("gfx900", 0x2c), ("gfx902", 0x2d), ("gfx906", 0x2f)] {
        assert_eq!(
            flags(&object(&format!("-mcpu={processor}"))) & 0xff,
            number,
            "{processor}"
        );
    }
    let [any, off, on] =
        ["", ":xnack-", ":xnack+"].map(|x| flags(&object(&format!("-mcpu=gfx906{x}"))) >> 8 & 3);
    assert_eq!([any, off, on], [1, 2, 3]);
    assert_eq!(flags(&object("-mcpu=gfx906 -mattr=+xnack")) >> 8 & 3, on);
    assert_eq!(
        flags(&object("-mcpu=gfx906 -mattr=-xnack,+sramecc")) >> 8 & 15,
        off | 3 << 2
    );
    for (version, abi) in [(4, 2), (5, 3), (6, 4)] {
        assert_eq!(
            abi_version(&object(&format!(
                "-mcpu=gfx906 --code-object-version={version}"
            ))),
            abi
        );
    }
    assert_eq!(
        abi_version(&object("-mcpu=gfx906")),
        4,
        "version 6 is what the file says"
    );
    folder.write(
        "plain.ll",
        "define amdgpu_kernel void @k() {\n  ret void\n}\n",
    );
    assert_eq!(
        abi_version(&folder.ok("plain.ll -mcpu=gfx906 -o -")),
        3,
        "version 5 is the default"
    );
    for wrong in [
        "-mcpu=gfx907",
        "-mcpu=banana",
        "-mcpu=",
        "-mcpu=gfx906:xnack",
        "-mcpu=gfx906:warp+",
        "-mcpu=gfx900:sramecc+",
        "-mcpu=gfx906 -mattr=xnack",
        "-mcpu=gfx906 -mattr=+teleport",
        "-mcpu=gfx900 -mattr=+sramecc",
        "-mcpu=gfx906 --code-object-version=3",
        "-mcpu=gfx906 --code-object-version=x",
    ] {
        folder.fails(&format!("vecadd.ll -o x.co {wrong}"));
    }
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
fn wrong_commands() {
    let folder = Folder::new("wrong");
    for (args, says) in [
        ("", "no input file"),
        ("vecadd.ll", "no target"),
        ("-mcpu=gfx906", "no input file"),
        ("nowhere.ll -mcpu=gfx906", "nowhere.ll"),
        (". -mcpu=gfx906", "."),
        ("vecadd.ll -mcpu=gfx906 --frobnicate", "--frobnicate"),
        ("vecadd.ll -mcpu=gfx906 -O7", "-O7"),
        ("vecadd.ll -mcpu=gfx906 -o", "-o"),
        (
            "vecadd.ll -mcpu=gfx906 -o no/such/folder/x.co",
            "no/such/folder",
        ),
        ("vecadd.ll -mcpu=gfx906 --max-vgprs=many", "many"),
        ("run", "no file"),
        ("run vecadd.ll -mcpu=gfx906", "--kernel"),
        ("run vecadd.ll -mcpu=gfx906 --kernel vecadd", "--grid"),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64",
            "--workgroup",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64,0 --workgroup 64",
            "0",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 1,1,1,1 --workgroup 64",
            "three dimensions",
        ),
        (
            "run vecadd.ll --kernel vecadd --grid 64 --workgroup 64",
            "-mcpu",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel other --grid 64 --workgroup 64",
            "other",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg buf:8",
            "argument",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg banana",
            "banana",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg i8:256",
            "i8:256",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg bytes:012",
            "bytes:012",
        ),
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg buf:@nowhere.bin",
            "nowhere.bin",
        ),
        (
            "run nowhere.co --kernel vecadd --grid 64 --workgroup 64",
            "nowhere.co",
        ),
        // The third buffer is too small for what is written.
        (
            "run vecadd.ll -mcpu=gfx906 --kernel vecadd --grid 64 --workgroup 64 --arg buf:256 --arg buf:256 --arg buf:4=x --arg i32:64",
            "vecadd",
        ),
    ] {
        let said = folder.fails(args);
        assert!(
            said.contains(says),
            "amdgpuc {args}: '{says}' is not in\n{said}"
        );
    }
    folder.write("broken.co", b"\x7fELF\x02\x01\x01");
    folder.fails("run broken.co --kernel vecadd --grid 64 --workgroup 64");
}

#[test]
fn help_and_version() {
    let folder = Folder::new("help");
    let help = String::from_utf8(folder.ok("--help")).expect("text");
    for option in [
        "-mcpu",
        "-o",
        "-S",
        "-c",
        "--emit-ir",
        "-O0",
        "-mattr",
        "--code-object-version",
        "--print-after",
        "--time-passes",
        "--stats",
        "--arg",
    ] {
        assert!(help.contains(option), "{option} is in the help");
    }
    assert!(
        String::from_utf8(folder.ok("--version"))
            .expect("text")
            .starts_with("amdgpuc ")
    );
}

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

/// The commands of a document: lines with four blanks before `cargo run --release -- `, with what a
/// backslash continues.
fn commands(document: &str) -> Vec<String> {
    let joined = document.replace("\\\n", " ");
    let lines = joined
        .lines()
        .filter_map(|l| l.strip_prefix("    cargo run --release -- "));
    lines.map(str::to_string).collect()
}

#[test]
fn commands_of_the_readme() {
    let folder = Folder::new("readme");
    let readme =
        std::fs::read_to_string(repository().join("README.md")).expect("the README is there");
    let commands = commands(&readme);
    assert!(commands.len() >= 3, "{commands:?}");
    for name in ["tests/kernels", "target"] {
        std::fs::create_dir_all(folder.0.join(name)).expect("a folder");
    }
    folder.write("tests/kernels/vecadd.O2.ll", folder.read("vecadd.ll"));
    for command in commands {
        folder.ok(&command);
    }
    assert_eq!(folder.read("target/sums.bin"), [0; 64]);
}

/// Places that documents point to.
fn links(document: &str) -> Vec<String> {
    let targets = document
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    targets
        .filter(|t| !t.contains("://"))
        .map(str::to_string)
        .collect()
}

#[test]
fn documents_point_to_what_is_there() {
    for document in [
        "README.md",
        "docs/pipeline.md",
        "docs/cost-model.md",
        "docs/emulator-speed.md",
        "docs/strict.md",
    ] {
        let path = repository().join(document);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{document}: {e}"));
        for link in links(&text) {
            assert!(
                path.parent().expect("a folder").join(&link).exists(),
                "{document}: {link}"
            );
        }
        // Files of the repository in backquotes.
        for name in text
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|n| n.contains('/') && !n.contains([' ', '…', '*']) && !n.contains("NAME"))
        {
            let known = [
                "graphs", "ir", "isa", "mir", "lower", "isel", "wave", "regalloc", "memmodel",
                "emit", "emu", "driver", "tests", "docs",
            ];
            if known.iter().any(|k| name.starts_with(&format!("{k}/"))) {
                assert!(repository().join(name).exists(), "{document}: {name}");
            }
        }
    }
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
fn one_code_object_version_for_header_note_and_hidden_arguments() {
    let folder = Folder::new("version");
    let kernel = |flag: &str| {
        format!(
            "declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {{
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %v = load i64, ptr addrspace(4) %p
  store i64 %v, ptr addrspace(1) %o
  ret void
}}
!llvm.module.flags = !{{!0}}
!0 = !{{i32 1, !\"amdhsa_code_object_version\", i32 {flag}}}
"
        )
    };
    for flag in [400, 500, 600, 0] {
        folder.write("k.ll", kernel(&flag.to_string()));
        for option in ["", "4", "5", "6"] {
            let version = match (option, flag) {
                ("", 0) => 5,
                ("", flag) => flag / 100,
                _ => option.parse().expect("a number"),
            };
            let args = match option {
                "" => String::new(),
                _ => format!("--code-object-version={option}"),
            };
            let elf = folder.ok(&format!("k.ll -mcpu=gfx906 -o - {args}"));
            assert_eq!(abi_version(&elf), version as u8 - 2, "{flag} {args}");
            let text = folder.ok(&format!("k.ll -mcpu=gfx906 -S -o - {args}"));
            let text = String::from_utf8(text).expect("text");
            let has = |what: &str| text.contains(what);
            assert!(
                has(&format!(".amdhsa_code_object_version {version}\n")),
                "{flag} {args}: {text}"
            );
            let minor = if version == 4 { 1 } else { 2 };
            assert!(
                has(&format!("amdhsa.version:\n  - 1\n  - {minor}\n")),
                "{flag} {args}: {text}"
            );
            // AMDGPUUsage, "Code Object V4 Metadata" and "Code Object V5 Metadata": seven words, or
            // an area of 256 bytes.
            assert_eq!(has("hidden_block_count_x"), version > 4, "{flag} {args}");
            let size = if version == 4 { 8 + 56 } else { 8 + 256 };
            assert!(
                has(&format!(".kernarg_segment_size: {size}\n")),
                "{flag} {args}: {text}"
            );
        }
    }
    folder.write("k.ll", kernel("300"));
    let said = folder.fails("k.ll -mcpu=gfx906");
    assert!(
        said.contains("k.ll:8:22: error: code object version 300"),
        "{said}"
    );
    folder.ok("k.ll -mcpu=gfx906 --code-object-version=4 -o k.co");
}

#[test]
fn unsupported_processors_and_features_are_refused_by_name() {
    let folder = Folder::new("refused");
    for processor in &amdgpuc::isa::PROCESSORS {
        let args = format!("vecadd.ll -mcpu={} -o x.co", processor.name);
        if processor.tasks().contains(amdgpuc::isa::Tasks::COMPILE) {
            folder.ok(&args);
            std::fs::remove_file(folder.0.join("x.co")).expect("the output");
        } else {
            let said = folder.fails(&args);
            assert!(
                said.contains(processor.name) && said.contains("gfx906"),
                "{said}"
            );
        }
    }
    let said = folder.fails("run vecadd.ll -mcpu=gfx803 --kernel vecadd --grid 1 --workgroup 1");
    assert!(said.contains("emulate for processor 'gfx803'"), "{said}");
    for feature in ["+cumode", "+wavefrontsize32", "+dpp", "-wavefrontsize64"] {
        let said = folder.fails(&format!("vecadd.ll -mcpu=gfx906 -mattr={feature}"));
        assert!(said.contains(feature), "{said}");
    }
    let attribute = |list: &str| {
        let text = format!(
            "define amdgpu_kernel void @k() #0 {{\n  ret void\n}}\nattributes #0 = {{ \"target-features\"=\"{list}\" }}\n"
        );
        folder.write("k.ll", text);
    };
    for (list, says) in [
        ("+dpp,+wavefrontsize32", "'+wavefrontsize32'"),
        ("+cumode", "'+cumode'"),
        ("+gfx9-insts,+teleport", "'teleport'"),
    ] {
        attribute(list);
        let said = folder.fails("k.ll -mcpu=gfx906");
        assert!(said.contains(says) && said.contains("k.ll:1:"), "{said}");
    }
    // What a function says of a setting is the target's where that leaves it open, as in llc.
    attribute("+gfx9-insts,-xnack,+wavefrontsize64");
    assert_eq!(flags(&folder.ok("k.ll -mcpu=gfx906 -o -")) >> 8 & 3, 2);
    let said = folder.fails("k.ll -mcpu=gfx906:xnack+");
    assert!(said.contains("xnack"), "{said}");
}

#[test]
fn only_optimisations_can_be_left_out() {
    let folder = Folder::new("disable");
    for pass in [
        "isel",
        "wave",
        "waitcnt",
        "normalise",
        "legalise",
        "hazards",
    ] {
        let said = folder.fails(&format!("vecadd.ll -mcpu=gfx906 --disable-pass={pass}"));
        assert!(
            said.contains(&format!("'{pass}' cannot be left out")),
            "{said}"
        );
    }
    let said = folder.fails("vecadd.ll -mcpu=gfx906 --disable-pass=frobnicate");
    assert!(
        said.contains("there is no pass 'frobnicate'") && said.contains("licm"),
        "{said}"
    );
    for pass in ["inline", "instcombine", "cse", "licm"] {
        folder.ok(&format!(
            "vecadd.ll -mcpu=gfx906 --disable-pass={pass} -o x.co"
        ));
    }
}

/// The README's list of processors is the table's.
#[test]
fn processors_of_the_readme_are_those_of_the_table() {
    use amdgpuc::isa::{PROCESSORS, Tasks};
    let folder = Folder::new("processors");
    let listed = String::from_utf8(folder.ok("--list-processors")).expect("text");
    let readme = std::fs::read_to_string(repository().join("README.md")).expect("the README");
    for processor in &PROCESSORS {
        let tasks = processor.tasks();
        let yes =
            |task, yes: &'static str, no: &'static str| if tasks.contains(task) { yes } else { no };
        let words = [Tasks::ASSEMBLE, Tasks::COMPILE, Tasks::EMULATE].map(|t| yes(t, "yes", "-"));
        let mut row = vec![processor.name];
        row.extend(words);
        let line = listed
            .lines()
            .find(|l| l.split_whitespace().take(4).eq(row.iter().copied()));
        assert!(line.is_some(), "{} in\n{listed}", processor.name);
        let [a, c, e] = words.map(|w| if w == "yes" { "yes" } else { "" });
        let row = format!("| {} | {a} | {c} | {e} |", processor.name);
        assert!(readme.contains(&row), "'{row}' is not in the README");
    }
}

#[test]
fn several_files_are_linked_as_one_module() {
    let folder = Folder::new("linked");
    folder.write(
        "a.ll",
        "@table = external addrspace(4) global [4 x i32]
@private = internal addrspace(4) constant i32 1
declare i32 @twice(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %p = getelementptr i32, ptr addrspace(4) @table, i32 %i
  %v = load i32, ptr addrspace(4) %p
  %w = call i32 @twice(i32 %v)
  %one = load i32, ptr addrspace(4) @private
  %x = add i32 %w, %one
  store i32 %x, ptr addrspace(1) %o
  ret void
}
",
    );
    folder.write(
        "b.ll",
        "@table = addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@private = internal addrspace(4) constant i32 100
define i32 @twice(i32 %x) noinline {
  %y = mul i32 %x, 2
  %own = load i32, ptr addrspace(4) @private
  %z = add i32 %y, %own
  ret i32 %z
}
",
    );
    for files in ["a.ll b.ll", "b.ll a.ll"] {
        for level in ["-O0", "-O2"] {
            folder.ok(&format!("{files} -mcpu=gfx906 {level} -o k.co"));
            folder.ok("run k.co --kernel k --grid 1 --workgroup 1 --arg buf:4=out --arg i32:2");
            // 2 · 30 + 100 + 1
            assert_eq!(folder.read("out"), 161u32.to_le_bytes(), "{files} {level}");
        }
    }
    // What one file defines, another one must not; errors have their places in their files.
    let said = folder.fails("b.ll b.ll -mcpu=gfx906 -o x.co");
    assert!(
        said.contains("b.ll:1:1: error: '@table' is defined in another file too"),
        "{said}"
    );
    folder.write(
        "c.ll",
        "\ndefine void @c() {\n  %x = add i32 true, 1\n  ret void\n}\n",
    );
    let said = folder.fails("a.ll b.ll c.ll -mcpu=gfx906 -o x.co");
    assert!(said.contains("c.ll:3:"), "{said}");
    folder.write("d.ll", "declare float @twice(i32)\n");
    let said = folder.fails("b.ll d.ll -mcpu=gfx906 -o x.co");
    assert!(
        said.contains("d.ll:1:15: error: '@twice' has another type"),
        "{said}"
    );
    let said = folder.fails("a.ll -mcpu=gfx906 -o x.co");
    assert!(said.contains("twice"), "{said}");
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

#[test]
fn each_stage_can_be_printed_and_stopped_after_or_says_why_not() {
    let folder = Folder::new("stages");
    for stage in ["read", "verify", "inline", "legalise", "normalise"] {
        let text = folder.ok(&format!("vecadd.ll -mcpu=gfx906 --stop-after={stage}"));
        let text = String::from_utf8(text).expect("text");
        assert!(text.contains("define"), "{stage}: {text}");
        folder.write("again.ll", &text);
        folder.ok("again.ll -mcpu=gfx906 --emit-ir -O0 -o again.opt.ll");
    }
    for stage in [
        "isel",
        "cache-policy",
        "regalloc-vgpr",
        "wave",
        "regalloc-sgpr",
        "shrink",
        "frame",
        "expand",
        "waitcnt",
        "hazards",
    ] {
        let text = folder.ok(&format!("vecadd.ll -mcpu=gfx906 --stop-after={stage}"));
        let printed = folder.output(&format!(
            "vecadd.ll -mcpu=gfx906 -o x.co --print-after={stage}"
        ));
        let text = String::from_utf8(text).expect("text");
        let printed = String::from_utf8(printed.stderr).expect("text");
        assert!(text.contains("global_load_dword"), "{stage}: {text}");
        assert_eq!(
            printed.trim(),
            format!("; after {stage}\n{}", text.trim()),
            "{stage}"
        );
    }
    let uniform = String::from_utf8(folder.ok("vecadd.ll -mcpu=gfx906 --stop-after=uniformity"))
        .expect("text");
    assert!(uniform.contains("workitem.id.x() ; divergent"), "{uniform}");
    assert!(
        !uniform.contains("workgroup.id.x() ; divergent"),
        "{uniform}"
    );
    let listing = folder.ok("vecadd.ll -mcpu=gfx906 --stop-after=encode");
    let listing = String::from_utf8(listing).expect("text");
    assert!(listing.contains("s_endpgm"), "{listing}");
    for option in ["stop-after", "print-after"] {
        let said = folder.fails(&format!("vecadd.ll -mcpu=gfx906 --{option}=emit"));
        assert!(said.contains("cannot be printed"), "{said}");
    }
    let said = folder.fails("vecadd.ll -mcpu=gfx906 -O0 --stop-after=licm");
    assert!(
        said.contains("'licm' does not run with these options"),
        "{said}"
    );
    let said = folder.fails("vecadd.ll -mcpu=gfx906 --stop-after=teatime");
    assert!(
        said.contains("there is no pass 'teatime'; there are read, verify"),
        "{said}"
    );
    // Without short encodings the code is longer and does the same.
    let code = |args: &str| {
        folder
            .ok(&format!("vecadd.ll -mcpu=gfx906 -o - {args}"))
            .len()
    };
    assert!(code("--disable-pass=shrink") >= code(""));
}

/// `pass` is a way to look at one pass: of LLVM IR with what the pass requires, of machine IR with
/// nothing else.
#[test]
fn single_passes_run_on_ir_and_machine_ir() {
    let folder = Folder::new("pass");
    let text = |args: &str| String::from_utf8(folder.ok(args)).expect("text");
    let selected = text("pass isel vecadd.ll -mcpu=gfx906");
    assert!(
        selected.contains("stage=thread wave=64 kernel"),
        "{selected}"
    );
    folder.write("selected.mir", &selected);
    let passes =
        "cache-policy,regalloc-vgpr,wave,regalloc-sgpr,frame,expand,waitcnt,hazards,encode";
    let from_machine_ir = text(&format!("pass {passes} selected.mir -mcpu=gfx906"));
    let from_ir = text("pass encode vecadd.ll -mcpu=gfx906");
    let instructions = |t: &str| -> Vec<String> {
        let lines = t
            .lines()
            .filter(|l| l.starts_with('\t') && !l.starts_with("\t."));
        lines.map(str::to_string).collect()
    };
    assert_eq!(instructions(&from_machine_ir), instructions(&from_ir));
    assert!(from_ir.contains("s_endpgm"), "{from_ir}");
    folder.ok("pass sroa,instcombine vecadd.ll -mcpu=gfx906 -o out.ll");
    assert!(folder.text("out.ll").contains("amdgpu_kernel"));
    for (args, says) in [
        ("pass isel vecadd.ll", "no target"),
        (
            "pass teatime vecadd.ll -mcpu=gfx906",
            "there is no pass 'teatime'",
        ),
        ("pass emit vecadd.ll -mcpu=gfx906", "cannot be printed"),
        ("pass isel -mcpu=gfx906", "no file"),
        ("pass -mcpu=gfx906", "no pass"),
        ("pass isel vecadd.ll x.ll -mcpu=gfx906", "second file"),
        (
            "pass isel vecadd.ll -mcpu=gfx906 -o vecadd.ll",
            "the output is the input",
        ),
        (
            "pass isel vecadd.ll -mcpu=gfx906 --stop-after=wave",
            "runs the passes",
        ),
        (
            "pass wave,sroa vecadd.ll -mcpu=gfx906",
            "'sroa' cannot run any more",
        ),
        (
            "pass isel,isel vecadd.ll -mcpu=gfx906",
            "finds its work done",
        ),
        (
            "pass isel selected.mir -mcpu=gfx906",
            "does not work on machine IR",
        ),
        (
            "pass waitcnt selected.mir -mcpu=gfx906",
            "selected.mir:1:1: error: pass 'waitcnt' needs",
        ),
    ] {
        let said = folder.fails(args);
        assert!(said.contains(says), "{args}: {said}");
    }
    folder.write(
        "bad.mir",
        "func @f id=0 stage=allocated wave=64\n{\nbb0:\n  v_frob v0\n}\n",
    );
    let said = folder.fails("pass waitcnt bad.mir -mcpu=gfx906");
    assert_eq!(
        said.lines().next(),
        Some("bad.mir:4:3: error: no instruction is named 'v_frob'")
    );
    folder.write(
        "narrow.mir",
        "func @f id=0 stage=allocated wave=32\n{\nbb0:\n  p_endpgm\n}\n",
    );
    let said = folder.fails("pass waitcnt narrow.mir -mcpu=gfx906");
    let wanted =
        "narrow.mir:1:1: error: this function is for waves of 32 lanes, those of gfx906 have 64";
    assert_eq!(said.lines().next(), Some(wanted));
    folder.write(
        "end.mir",
        "func @f id=0 stage=allocated wave=64\n{\nbb0:\n  s_nop #0\n}\n",
    );
    let said = folder.fails("pass waitcnt end.mir -mcpu=gfx906");
    assert!(said.starts_with("end.mir:4:3: error: "), "{said}");
}
