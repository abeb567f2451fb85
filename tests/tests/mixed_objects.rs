//! Calls between objects of this compiler and of llc: each file of `mixed_objects` is a program in
//! two parts, caller and callee. Whoever compiles which part, `ld.lld` links them to code that
//! leaves the same memory as that of llc alone.
//!
//! A file says in its first lines what it shows and what is launched ([`launches`], without the
//! file's name). What both parts have in common stands before `;; caller`, the callee's part behind
//! `;; callee`. Lines behind them are reasons to leave something out:
//!
//! - `only our callers`: llc's callers do not agree with its own callees, so the result to compare
//!   with is that of one module;
//! - `only our callers on gfx90a gfx942`: there llc's kernels allocate fewer AccVGPRs than its
//!   functions in other objects use;
//! - `not on gfx701`: llc rounds bfloat towards zero there, and halves at the end of a computation
//!   only, or asks for different code object versions for the two parts ([`llc`]).
//!
//! The everyday run takes each program on one processor, with each order of makers once;
//! `AMDGPUC_FULL=1` takes all processors and levels, of which
//! `AMDGPUC_PROCESSOR=gfx701,gfx942` takes those processors.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::OptLevel as Level;
use amdgpuc::ir::SourceFile;
use amdgpuc_tests::launches::{self, Launch};
use amdgpuc_tests::llc;
use amdgpuc_tests::processors::taken;
use std::path::{Path, PathBuf};
use support::{folder, for_each, full, object_options, tool};

const PROCESSORS: [&str; 7] = [
    "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx701", "gfx803",
];

/// A program in two parts.
struct Program {
    name: String,
    launch: Launch,
    callers: Callers,
    not_on: Vec<String>,
    parts: [String; 2],
}

/// Whose callers agree with llc's callees.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Callers {
    AllBut(Vec<String>),
    Ours,
}

impl Callers {
    fn of(text: &str) -> Callers {
        match text.lines().any(|l| l == "; only our callers") {
            true => Callers::Ours,
            false => Callers::AllBut(processors(text, "; only our callers on ")),
        }
    }

    /// Is llc a caller on a processor?
    fn has_llc(&self, processor: &str) -> bool {
        match self {
            Callers::AllBut(others) => !others.iter().any(|o| o == processor),
            Callers::Ours => false,
        }
    }
}

/// The processors that a line of a program names behind its beginning.
fn processors(text: &str, line: &str) -> Vec<String> {
    let named = text.lines().filter_map(|l| l.strip_prefix(line));
    named
        .flat_map(str::split_whitespace)
        .map(str::to_string)
        .collect()
}

/// Who compiles a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Maker {
    Llc,
    Ours(Level),
}

/// One way to make a program.
struct Way<'a> {
    program: &'a Program,
    processor: &'static str,
    makers: [Maker; 2],
}

fn programs() -> Vec<Program> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mixed_objects");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    paths.sort();
    paths.iter().map(|p| program(p)).collect()
}

fn program(path: &Path) -> Program {
    let name = path.file_stem().unwrap_or_default();
    let name = name.to_string_lossy().into_owned();
    let text = std::fs::read_to_string(path).expect("a readable file");
    let line = text.lines().find_map(|l| l.strip_prefix("; launch "));
    let line = line.unwrap_or_else(|| panic!("{name}: no launch"));
    let launch = launches::parse(&format!("{name} {line}")).expect("a launch");
    let (common, rest) = text.split_once(";; caller\n").expect("a caller's part");
    let (caller, callee) = rest.split_once(";; callee\n").expect("a callee's part");
    Program {
        launch: launch[0].clone(),
        callers: Callers::of(&text),
        not_on: processors(&text, "; not on "),
        parts: [caller, callee].map(|part| format!("{common}{part}")),
        name,
    }
}

impl Way<'_> {
    fn name(&self) -> String {
        let maker = |m| match m {
            Maker::Llc => "llc".to_string(),
            Maker::Ours(level) => format!("{level:?}"),
        };
        let [caller, callee] = self.makers.map(maker);
        format!("{}-{}-{caller}-{callee}", self.program.name, self.processor)
    }

    /// Compiles a part to an object; `None` if a tool is missing.
    fn object(&self, part: usize, source: &Path) -> Result<Option<Vec<u8>>, String> {
        match self.makers[part] {
            Maker::Llc => Ok(llc::object(source, self.processor)?.done()),
            Maker::Ours(level) => {
                let name = format!("{} part {part}", self.name());
                let source = SourceFile {
                    name: &name,
                    text: self.program.parts[part].as_bytes(),
                };
                let compiled = amdgpuc::compile(&source, &object_options(self.processor, level));
                let errors =
                    |e: Vec<amdgpuc::ir::Diagnostic>| e.iter().map(|e| e.render(&source)).collect();
                compiled.map(|c| Some(c.bytes)).map_err(errors)
            }
        }
    }

    /// The linked code; `None` if a tool is missing.
    fn code(&self, folder: &Path) -> Result<Option<Vec<u8>>, String> {
        let place = |ending: &str| folder.join(format!("{}.{ending}", self.name()));
        let mut objects = Vec::new();
        for part in 0..2 {
            let source = place(&format!("{part}.ll"));
            std::fs::write(&source, &self.program.parts[part]).map_err(|e| e.to_string())?;
            let Some(object) = self.object(part, &source)? else {
                return Ok(None);
            };
            let path = place(&format!("{part}.o"));
            std::fs::write(&path, object).map_err(|e| e.to_string())?;
            objects.push(path);
        }
        let linked = place("so");
        let Some(output) = tool("ld.lld-22", |c| {
            c.arg("-shared").args(&objects).arg("-o").arg(&linked);
        }) else {
            return Ok(None);
        };
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() || !said.is_empty() {
            return Err(format!("{}: ld.lld: {said}", self.name()));
        }
        std::fs::read(&linked).map(Some).map_err(|e| e.to_string())
    }

    /// The buffers after a run; `None` if a tool is missing.
    fn run(&self, folder: &Path) -> Result<Option<Vec<Vec<u8>>>, String> {
        let named = |e: String| format!("{}: {e}", self.name());
        let Some(code) = self.code(folder).map_err(named)? else {
            return Ok(None);
        };
        self.program.launch.run(&code).map(Some).map_err(named)
    }
}

/// What is to come out.
fn expected(
    program: &Program,
    processor: &'static str,
    folder: &Path,
) -> Result<Option<Vec<Vec<u8>>>, String> {
    let makers = match program.callers.has_llc(processor) {
        true => [Maker::Llc; 2],
        false => [Maker::Ours(Level::O0); 2],
    };
    let way = Way {
        program,
        processor,
        makers,
    };
    way.run(folder)
}

/// The combinations of makers that are tried for a program.
fn makers(program: &Program, processor: &str, number: usize) -> Vec<[Maker; 2]> {
    let levels = match (full(), number % 2) {
        (true, _) => vec![Level::O0, Level::O2],
        (false, 0) => vec![Level::O0],
        (false, _) => vec![Level::O2],
    };
    let mut all = Vec::new();
    for ours in levels.into_iter().map(Maker::Ours) {
        all.extend([[ours, Maker::Llc], [Maker::Llc, ours], [ours, ours]]);
    }
    all.retain(|m| program.callers.has_llc(processor) || m[0] != Maker::Llc);
    all
}

fn check(program: &Program, number: usize, folder: &Path) -> Result<(), String> {
    let mut processors = match full() {
        true => taken(&PROCESSORS),
        false => PROCESSORS.to_vec(),
    };
    processors.retain(|p| PROCESSORS.contains(p) && !program.not_on.iter().any(|n| n == p));
    if !full() {
        // Seven has no factor in common with the two levels.
        processors = vec![processors[number % processors.len()]];
    }
    let mut failures = Vec::new();
    for processor in processors {
        let Some(expected) = expected(program, processor, folder)? else {
            return Ok(());
        };
        for makers in makers(program, processor, number) {
            let way = Way {
                program,
                processor,
                makers,
            };
            match way.run(folder) {
                Ok(None) => return Ok(()),
                Ok(Some(found)) if found == expected => {}
                Ok(Some(found)) => {
                    failures.push(format!("{}: {}", way.name(), difference(&found, &expected)))
                }
                Err(error) => failures.push(error),
            }
        }
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(failures.join("\n")),
    }
}

fn difference(found: &[Vec<u8>], expected: &[Vec<u8>]) -> String {
    for (i, (a, b)) in found.iter().zip(expected).enumerate() {
        for (k, (a, b)) in a.chunks(4).zip(b.chunks(4)).enumerate() {
            if a != b {
                return format!("buffer {i}, word {k}: {a:02x?} where {b:02x?} is expected");
            }
        }
    }
    "the buffers differ".to_string()
}

#[test]
fn callers_and_callees_of_two_compilers_work_together() {
    let programs: Vec<(usize, Program)> = programs().into_iter().enumerate().collect();
    assert!(programs.len() > 40, "there are {} shapes", programs.len());
    let folder = folder("mixed-objects");
    let only = std::env::var("AMDGPUC_FILES").unwrap_or_default();
    let failures = for_each(&programs, |(number, program)| {
        match program.name.contains(&only) {
            true => check(program, *number, &folder),
            false => Ok(()),
        }
    });
    assert!(
        failures.is_empty(),
        "{} shapes fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
}
