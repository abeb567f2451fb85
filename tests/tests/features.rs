//! Programs that use one feature of the language each (`features/*.ll`; `features/launches` says
//! what is launched of them): on each processor, at -O0 and -O2, in both modes of the emulator, our
//! code leaves the same bytes in the buffers as llc's.
//!
//! `AMDGPUC_FILES=wide` takes only files with that in their names.
//!
//! A file is for all processors, or for those that its first line names: `; processors gfx90a`.
//! Where llc's code is wrong, its first line says `; as the interpreter`, and that says what is to
//! come out. A line `; not in strict mode` is for what that mode knows nothing of.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind, Verify};
use amdgpuc_tests::launches::{self, Launch};
use amdgpuc_tests::llc;
use emu::Mode;
use std::path::{Path, PathBuf};

const PROCESSORS: [&str; 5] = ["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/features")
}

/// A program with what is launched of it.
struct Program {
    path: PathBuf,
    name: String,
    text: String,
    launches: Vec<Launch>,
}

impl Program {
    fn processors(&self) -> Vec<&str> {
        let first = self.text.lines().next().unwrap_or("");
        match first.strip_prefix("; processors ") {
            Some(list) => list.split_whitespace().collect(),
            None => PROCESSORS.to_vec(),
        }
    }

    fn modes(&self) -> &'static [Mode] {
        let header = self.text.lines().take_while(|l| l.starts_with(';'));
        match header.into_iter().any(|l| l.contains("not in strict mode")) {
            true => &[Mode::Plain],
            false => &[Mode::Plain, Mode::Strict],
        }
    }

    fn compile(&self, processor: &str, level: Level) -> Result<Vec<u8>, String> {
        let source = SourceFile {
            name: &self.name,
            text: self.text.as_bytes(),
        };
        let mut options = support::options(processor, level, OutputKind::Linked);
        options.verify = Verify::EachPass;
        let compiled = amdgpuc::compile(&source, &options).map(|c| c.bytes);
        compiled.map_err(|errors| errors.iter().map(|e| e.render(&source)).collect())
    }

    /// What the launches leave in their buffers; `None` if a tool is missing.
    fn expected(&self, processor: &str) -> Option<Vec<Buffers>> {
        let launches = self.launches.iter();
        if self.text.starts_with("; as the interpreter") {
            let source = SourceFile {
                name: &self.name,
                text: self.text.as_bytes(),
            };
            let module = amdgpuc::ir::parse_module(&source).expect("a module");
            let buffers = launches.map(|l| l.interpret(&module).expect("interpreted"));
            return Some(buffers.collect());
        }
        let theirs = llc::code_object_at(&self.path, processor, "-O2");
        let theirs = theirs.unwrap_or_else(|e| panic!("{}: {e}", self.name));
        let theirs = theirs.done()?;
        let buffers = launches.map(|l| {
            let ran = l.run(&theirs);
            ran.unwrap_or_else(|e| panic!("{}, {}: llc's: {e}", self.name, l.kernel))
        });
        Some(buffers.collect())
    }

    /// Compares with what is to come out.
    fn check(&self, processor: &str, failures: &mut Vec<String>) -> usize {
        let Some(expected) = self.expected(processor) else {
            return 0;
        };
        let mut done = 0;
        for level in [Level::O0, Level::O2] {
            let place = format!("{}, {processor}, {level:?}", self.name);
            let ours = match self.compile(processor, level) {
                Ok(code) => code,
                Err(error) => {
                    failures.push(format!("{place}: {error}"));
                    continue;
                }
            };
            for (launch, expected) in self.launches.iter().zip(&expected) {
                for &mode in self.modes() {
                    done += 1;
                    if let Err(error) = same(launch, &ours, expected, mode) {
                        let kernel = &launch.kernel;
                        failures.push(format!("{place}, {kernel}, {mode:?}: {error}"));
                    }
                }
            }
        }
        done
    }
}

/// The contents of a launch's buffers.
type Buffers = Vec<Vec<u8>>;

fn same(launch: &Launch, ours: &[u8], expected: &Buffers, mode: Mode) -> Result<(), String> {
    let ours = launch.run_in(ours, mode)?;
    match ours == *expected {
        true => Ok(()),
        false => Err(difference(&ours, expected)),
    }
}

fn difference(ours: &[Vec<u8>], theirs: &[Vec<u8>]) -> String {
    for (i, (a, b)) in ours.iter().zip(theirs).enumerate() {
        for (k, (a, b)) in a.chunks(4).zip(b.chunks(4)).enumerate() {
            if a != b {
                return format!("buffer {i}, word {k}: {a:02x?} in place of {b:02x?}");
            }
        }
    }
    "the buffers differ".to_string()
}

fn programs() -> Vec<Program> {
    let listed = std::fs::read_to_string(folder().join("launches")).expect("the list is there");
    let launches = launches::parse(&listed).expect("launches are well formed");
    let entries = std::fs::read_dir(folder()).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    let wanted = std::env::var("AMDGPUC_FILES").unwrap_or_default();
    paths.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    paths.retain(|p| p.to_string_lossy().contains(&wanted));
    paths.sort();
    let program = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        let own = launches.iter().filter(|l| format!("{}.ll", l.file) == name);
        Program {
            text: std::fs::read_to_string(&path).expect("a readable file"),
            launches: own.cloned().collect(),
            path,
            name,
        }
    };
    paths.into_iter().map(program).collect()
}

#[test]
fn programs_give_what_llcs_code_gives() {
    let mut failures = Vec::new();
    let mut done = 0;
    for program in programs() {
        assert!(!program.launches.is_empty(), "{}: no launch", program.name);
        for processor in program.processors() {
            done += program.check(processor, &mut failures);
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    println!("{done} launches");
}
