//! The commands `asm` and `disasm`: files, standard input and output, exit statuses.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const SOURCE: &str = "\t.text\nfoo:\n\ts_nop 0\n\ts_cbranch_scc0 foo\n\ts_endpgm\n";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tools-{name}"));
    // What an earlier run left behind; there may be nothing.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn run(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_amdgpuc"))
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    // A command that fails at once does not read.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the command ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn assembles_to_a_file_and_back() {
    let folder = folder("file");
    std::fs::write(folder.join("x.s"), SOURCE).expect("writable");
    let done = run(&folder, &["asm", "x.s", "-mcpu=gfx906"], b"");
    assert!(done.status.success(), "{}", text(&done.stderr));
    let piped = run(
        &folder,
        &["asm", "-", "-mcpu=gfx906", "-o", "-"],
        SOURCE.as_bytes(),
    );
    let object = std::fs::read(folder.join("x.o")).expect("was written");
    assert_eq!(object, piped.stdout);
    let done = run(&folder, &["disasm", "x.o"], b"");
    let expected = "\nx.o:\tfile format elf64-amdgpu\n\nDisassembly of section .text:\n\n0000000000000000 <foo>:\n";
    let listing = text(&done.stdout);
    assert!(listing.starts_with(expected), "{listing}");
    let branch = listing
        .lines()
        .find(|l| l.contains("s_cbranch"))
        .expect("a branch");
    assert_eq!(
        branch,
        format!("{:<60}// 000000000004: BF84FFFE", "\ts_cbranch_scc0 foo")
    );
}

#[test]
fn errors_have_places_and_leave_no_file() {
    let folder = folder("errors");
    std::fs::write(folder.join("x.s"), "s_nop 0\n\ts_bad 1\n.byte 300\n").expect("writable");
    let done = run(
        &folder,
        &["asm", "x.s", "-mcpu=gfx906", "--show-encoding", "-o", "y.o"],
        b"",
    );
    assert_eq!(done.status.code(), Some(1));
    let messages = text(&done.stderr);
    assert!(messages.contains("x.s:2:2: error: "), "{messages}");
    assert!(messages.contains("\ts_bad 1\n\t^\n"), "{messages}");
    assert!(
        messages.contains("x.s:3:7: error: out of range literal value\n"),
        "{messages}"
    );
    assert!(text(&done.stdout).contains("; encoding: [0x00,0x00,0x80,0xbf]"));
    assert!(!folder.join("y.o").exists());
}

#[test]
fn hexadecimal_bytes_are_disassembled() {
    let folder = folder("hex");
    let input = b"0x00 0x00 0x80 0xbf\n0xff,0xff,0xff,0xff\n0x00 0x00 0x81 0xbf\n";
    let done = run(&folder, &["disasm", "-", "--hex", "-mcpu=gfx906"], input);
    assert!(done.status.success());
    assert_eq!(text(&done.stdout), "\ts_nop 0\n\ts_endpgm\n");
    let warning = "<stdin>:2:1: warning: invalid instruction encoding\n0xff,0xff,0xff,0xff\n^\n";
    assert_eq!(text(&done.stderr), warning);
    let done = run(
        &folder,
        &["disasm", "-", "--hex", "-mcpu=gfx906"],
        b"0x00 zz\n",
    );
    assert_eq!(done.status.code(), Some(1));
    assert!(text(&done.stderr).starts_with("<stdin>:1:6: error: invalid input token\n"));
}

/// The command took the name of a size of waves and assembled for the other.
#[test]
fn waves_and_names_of_halves_are_chosen_by_features() {
    let folder = folder("features");
    let asm = |features: &str, source: &str| {
        let mattr = format!("-mattr={features}");
        let arguments = ["asm", "-", "-mcpu=gfx1100", &mattr, "--show-encoding"];
        run(&folder, &arguments, source.as_bytes()).status.success()
    };
    let (masks, halves) = ("v_cmp_eq_f32 vcc, v1, v2\n", "v_mov_b16 v0.l, v1.h\n");
    assert!(!asm("-wavefrontsize64", masks));
    assert!(asm("-wavefrontsize32,+wavefrontsize64", masks));
    assert!(asm("+real-true16", halves));
    assert!(!asm("-real-true16", halves));
    assert!(asm("+cumode,+precise-memory", "s_nop 0\n"));
    assert!(!asm("-dpp", "s_nop 0\n"));
    let disasm = |features: &str| {
        let mattr = format!("-mattr={features}");
        let arguments = ["disasm", "-", "--hex", "-mcpu=gfx1100", &mattr];
        text(&run(&folder, &arguments, b"0x01 0x05 0x24 0x7c\n").stdout)
    };
    assert_eq!(
        disasm("+wavefrontsize32"),
        "\tv_cmp_eq_f32_e32 vcc_lo, v1, v2\n"
    );
    assert_eq!(
        disasm("+wavefrontsize64"),
        "\tv_cmp_eq_f32_e32 vcc, v1, v2\n"
    );
}

#[test]
fn damaged_files_and_wrong_options_are_refused() {
    let folder = folder("wrong");
    std::fs::write(folder.join("x.o"), b"\x7fELF nothing").expect("writable");
    for (arguments, message) in [
        (&["disasm", "x.o"][..], "not a valid ELF file"),
        (&["disasm", "none.o"], "none.o"),
        (&["disasm", "x.o", "--hex"], "no target"),
        (&["disasm"], "no file"),
        (&["disasm", "a", "b"], "a second file"),
        (&["asm", "x.s"], "no target"),
        (&["asm", "-mcpu=gfx906"], "no file"),
        (&["asm", "x.o", "-mcpu=gfx0"], "unknown processor"),
        (&["asm", "x.o", "-mcpu=gfx906", "--hex"], "unknown option"),
    ] {
        let done = run(&folder, arguments, b"");
        assert_eq!(done.status.code(), Some(1), "{arguments:?}");
        assert!(
            text(&done.stderr).contains(message),
            "{arguments:?}: {}",
            text(&done.stderr)
        );
    }
}
