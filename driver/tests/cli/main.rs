//! The command line: each option and output, exit statuses, running kernels, and the commands of
//! the README.

mod documents;
mod linking;
mod outputs;
mod passes;
mod run;
mod targets;

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
