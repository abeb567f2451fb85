//! `amdgpuc run --mode strict` names source lines of code that clang compiled with `-g`.

use std::path::Path;
use std::process::{Command, Output};

const CLANG: &str = "clang-22";

/// Two waves write to one place: stores of different widths, which are not merged.
const SOURCE: &str = "kernel void race(global int *p) {\n\
                      \x20 int id = __builtin_amdgcn_workitem_id_x();\n\
                      \x20 if (id == 0)\n\
                      \x20   p[0] = 2;\n\
                      \x20 if (id == 64)\n\
                      \x20   *(global char *)p = 1;\n\
                      }\n";

/// Compiles and links; `false` if a tool is missing.
fn compile(folder: &Path, debug: &str) -> bool {
    std::fs::write(folder.join("race.cl"), SOURCE).expect("writable");
    let options = "-x cl -cl-std=CL2.0 -O1 -target amdgcn-amd-amdhsa -mcpu=gfx906 -nogpulib \
                   race.cl -o race.so";
    let done = Command::new(CLANG)
        .current_dir(folder)
        .args(options.split(' ').filter(|o| !o.is_empty()))
        .arg(debug)
        .output();
    match done {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{said}");
            true
        }
        Err(error) => {
            assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{error}");
            eprintln!("not run: {CLANG} missing");
            false
        }
    }
}

fn run(folder: &Path, mode: &[&str]) -> Output {
    let options = "run race.so --kernel race --grid 128 --workgroup 128 --arg buf:256";
    Command::new(env!("CARGO_BIN_EXE_amdgpuc"))
        .current_dir(folder)
        .args(options.split(' '))
        .args(mode)
        .output()
        .expect("the command starts")
}

#[test]
fn a_race_has_two_lines() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("source-lines");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    // Version 5 by default; 4 has its names elsewhere.
    for debug in ["-g", "-gdwarf-4", "-gline-tables-only"] {
        if !compile(&folder, debug) {
            return;
        }
        let done = run(&folder, &["--mode", "strict"]);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success(), "{debug}: {said}");
        assert!(said.contains("data race"), "{debug}: {said}");
        assert!(said.contains("race.cl:4)"), "{debug}: {said}");
        assert!(said.contains("race.cl:6)"), "{debug}: {said}");
        assert!(run(&folder, &["--mode=plain"]).status.success(), "{debug}");
        let ignored = run(&folder, &["--mode=strict", "--races=ignore"]);
        assert!(ignored.status.success(), "{debug}");
    }
    if compile(&folder, "-g0") {
        let done = run(&folder, &["--mode", "strict"]);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(said.contains("data race"), "{said}");
        assert!(!said.contains("race.cl:"), "{said}");
    }
}
