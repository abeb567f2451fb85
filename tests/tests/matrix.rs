//! Matrix instructions: our code leaves what the interpreter says, in both modes of the emulator.
//!
//! The programs are those of `features/matrix*.ll`, which are compared with llc's code too, and
//! `matrix/divergent.ll`, where llc's code is no witness: it lets matrix instructions overwrite
//! what lanes hold that are not active.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::{self, SourceFile};
use amdgpuc::{OptLevel, OutputKind, Verify};
use amdgpuc_tests::launches::{self, Launch};
use emu::Mode;
use std::path::Path;

const DIVERGENT: &str = "\
divergent divergent 64,1,1 64,1,1 0 buf:u32:256 buf:f32:256:-2:2
divergent divergent_loop 64,1,1 64,1,1 0 buf:u32:512 buf:f32:256:-2:2
";

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(path);
    std::fs::read_to_string(&path).expect("a readable file")
}

/// Checks the launches of a file on its processors; gives how many runs there were.
fn check(path: &str, launches: &[Launch], failures: &mut Vec<String>) -> usize {
    let text = read(path);
    let source = SourceFile {
        name: path,
        text: text.as_bytes(),
    };
    let module = ir::parse_module(&source).expect("it is read");
    let first = text.lines().next().unwrap_or("");
    let processors = first
        .strip_prefix("; processors ")
        .unwrap_or("gfx908 gfx90a");
    let mut done = 0;
    for processor in processors.split_whitespace() {
        for level in [OptLevel::O0, OptLevel::O2] {
            let mut options = support::options(processor, level, OutputKind::Linked);
            options.verify = Verify::EachPass;
            let code = amdgpuc::compile(&source, &options)
                .expect("it compiles")
                .bytes;
            for launch in launches {
                let wanted = launch.interpret(&module);
                for mode in [Mode::Plain, Mode::Strict] {
                    done += 1;
                    let found = launch.run_in(&code, mode);
                    if found != wanted {
                        let differ = first_difference(&found, &wanted);
                        let kernel = &launch.kernel;
                        failures.push(format!(
                            "{path}, {processor}, {level:?}, {kernel}, {mode:?}: {differ}"
                        ));
                    }
                }
            }
        }
    }
    done
}

type Buffers = Result<Vec<Vec<u8>>, String>;

fn first_difference(found: &Buffers, wanted: &Buffers) -> String {
    let (Ok(found), Ok(wanted)) = (found, wanted) else {
        return format!(
            "{:?} where {:?}",
            found.as_ref().err(),
            wanted.as_ref().err()
        );
    };
    for (i, (a, b)) in found.iter().zip(wanted).enumerate() {
        let mut words = a.chunks(4).zip(b.chunks(4)).enumerate();
        if let Some((k, (a, b))) = words.find(|(_, (a, b))| a != b) {
            return format!("buffer {i}, word {k}: {a:02x?}, not {b:02x?}");
        }
    }
    "other sizes".to_string()
}

#[test]
fn matrix_programs_give_what_the_interpreter_gives() {
    let listed = launches::parse(&read("features/launches")).expect("launches are well formed");
    let divergent = launches::parse(DIVERGENT).expect("launches are well formed");
    let mut failures = Vec::new();
    let mut done = check("matrix/divergent.ll", &divergent, &mut failures);
    for file in ["matrix", "matrix_gfx90a", "matrix_flow"] {
        let own: Vec<Launch> = listed.iter().filter(|l| l.file == file).cloned().collect();
        done += check(&format!("features/{file}.ll"), &own, &mut failures);
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(done > 200, "{done} runs");
}
