//! Tests as text: each file of `tests/filetests` is an input with what is made of it.
//!
//! Its first lines say what is done, then comes the input, then the exact output:
//!
//! ```text
//! ; test waitcnt,hazards              passes as `amdgpuc pass` takes them, or compile, run, asm,
//!                                     disasm
//! ; target gfx900 gfx906:xnack-       for each of them
//! ; options -O0                       as on the command line
//! ; run --grid 64 --workgroup 64 …    of `run`: the launch; the output are the buffers, in words
//! …
//! ; expect gfx900 gfx906:xnack-       for these; or
//! ; errors gfx900 gfx906:xnack-       what is said of an input that is wrong
//! ;> line
//! ```
//!
//! `AMDGPUC_BLESS=1` writes what comes out in place of what is expected: look at the difference
//! before you commit it. `AMDGPUC_FILES=wave/` tests only files with that in their names.

use amdgpuc::cli::{self, Command};
use amdgpuc::ir::{Diagnostic, SourceFile};
use amdgpuc::launch::{self, Host};
use amdgpuc::{assemble, disassemble, pass};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Where expected output begins.
const EXPECT: &str = "; expect ";

/// Where expected errors begin.
const ERRORS: &str = "; errors ";

struct Test {
    kind: String,
    targets: Vec<String>,
    options: Vec<String>,
    launch: Vec<String>,
    input: String,
    expected: String,
}

/// What comes out for a target.
#[derive(PartialEq)]
enum Outcome {
    Text(String),
    Errors(String),
}

fn read(text: &str) -> Result<Test, String> {
    let starts = |marker: &str| match text.starts_with(marker) {
        true => Some(0),
        false => text.find(&format!("\n{marker}")).map(|i| i + 1),
    };
    let at = starts(EXPECT).into_iter().chain(starts(ERRORS)).min();
    let (input, expected) = text.split_at(at.unwrap_or(text.len()));
    let words = |key: &str| -> Vec<String> {
        let line = input
            .lines()
            .find_map(|l| l.strip_prefix(&format!("; {key} ")));
        let words = line.unwrap_or_default().split_whitespace();
        words.map(str::to_string).collect()
    };
    let kind = words("test").pop().ok_or("no line '; test KIND'")?;
    let targets = words("target");
    match targets.is_empty() {
        true => Err("no line '; target …'".to_string()),
        false => Ok(Test {
            kind,
            targets,
            options: words("options"),
            launch: words("run"),
            input: input.to_string(),
            expected: expected.to_string(),
        }),
    }
}

/// A launch in a file test has no files.
struct NoFiles;

impl Host for NoFiles {
    fn read(&mut self, file: &str) -> Result<Vec<u8>, String> {
        Err(format!("{file}: there are no files here"))
    }

    fn trace(&mut self, _: &emu::TraceEvent<'_>) {}
}

impl Test {
    /// The command line of a target, without the file.
    fn command(&self, name: &str, target: &str, words: &[&str]) -> Result<Command, String> {
        let mut args: Vec<String> = words.iter().map(|w| w.to_string()).collect();
        args.push(name.to_string());
        args.push(format!("-mcpu={target}"));
        args.extend(self.options.iter().chain(&self.launch).cloned());
        cli::parse(&args)
    }

    fn outcome(&self, name: &str, target: &str) -> Result<Outcome, String> {
        match self.kind.as_str() {
            "compile" => self.compile(name, target),
            "run" => self.run(name, target),
            "asm" => self.assemble(name, target),
            "disasm" => self.disassemble(name, target),
            passes => self.passes(name, target, passes),
        }
    }

    fn source<'a>(&'a self, name: &'a str) -> SourceFile<'a> {
        let text = self.input.as_bytes();
        SourceFile { name, text }
    }

    fn errors(&self, name: &str, errors: &[Diagnostic]) -> Outcome {
        let source = self.source(name);
        Outcome::Errors(errors.iter().map(|e| e.render(&source)).collect())
    }

    fn passes(&self, name: &str, target: &str, passes: &str) -> Result<Outcome, String> {
        let Command::Pass(job) = self.command(name, target, &["pass", passes])? else {
            return Err("not the options of passes".to_string());
        };
        let options = job.settings.options_for_passes(self.input.as_bytes())?;
        match pass::run(&self.source(name), &job.passes, &options) {
            Ok(done) => Ok(Outcome::Text(without_places(&done.text))),
            Err(errors) => Ok(self.errors(name, &errors)),
        }
    }

    fn compile(&self, name: &str, target: &str) -> Result<Outcome, String> {
        let Command::Compile(job) = self.command(name, target, &["-S"])? else {
            return Err("not the options of a compilation".to_string());
        };
        let options = job.settings.options_for(self.input.as_bytes())?;
        match amdgpuc::compile(&self.source(name), &options) {
            Ok(compiled) => {
                let text = String::from_utf8(compiled.bytes).map_err(|e| e.to_string())?;
                Ok(Outcome::Text(without_places(&text)))
            }
            Err(errors) => Ok(self.errors(name, &errors)),
        }
    }

    /// Launches twice, the second time with everything checked, and prints the buffers.
    fn run(&self, name: &str, target: &str) -> Result<Outcome, String> {
        let Command::Run(mut job) = self.command(name, target, &["run"])? else {
            return Err("not the options of a launch".to_string());
        };
        let mut outcomes = Vec::new();
        for mode in [emu::Mode::Plain, emu::Mode::Strict] {
            job.mode = mode;
            outcomes.push(
                match launch::run(&job, self.input.as_bytes(), &mut NoFiles) {
                    Ok(done) => Outcome::Text(done.buffers.iter().map(words).collect()),
                    Err(error) => Outcome::Errors(error),
                },
            );
        }
        match (outcomes.pop(), outcomes.pop()) {
            (Some(strict), Some(plain)) if strict == plain => Ok(plain),
            (Some(Outcome::Errors(strict)), Some(Outcome::Text(_))) => Err(strict),
            _ => Err("plain and strict mode give different results".to_string()),
        }
    }

    fn assemble(&self, name: &str, target: &str) -> Result<Outcome, String> {
        let command = self.command(name, target, &["asm", "--show-encoding"])?;
        let Command::Assemble(job) = command else {
            return Err("not the options of an assembly".to_string());
        };
        let done = assemble::run(&job, self.input.as_bytes());
        Ok(match done.object {
            Some(_) => Outcome::Text(done.messages + &done.listing.unwrap_or_default()),
            None => Outcome::Errors(done.messages),
        })
    }

    /// Bytes in text as they are; assembly by way of its object.
    fn disassemble(&self, name: &str, target: &str) -> Result<Outcome, String> {
        let is_assembly = name.ends_with(".s");
        let words: &[&str] = match is_assembly {
            true => &["disasm"],
            false => &["disasm", "--hex"],
        };
        let Command::Disassemble(job) = self.command(name, target, words)? else {
            return Err("not the options of a disassembly".to_string());
        };
        let bytes = match (is_assembly, self.command(name, target, &["asm"])?) {
            (true, Command::Assemble(job)) => {
                let done = assemble::run(&job, self.input.as_bytes());
                done.object.ok_or(done.messages)?
            }
            _ => without_comments(&self.input).into_bytes(),
        };
        let done = disassemble::run(&job, &bytes)?;
        let text = done.messages + &done.text;
        Ok(match done.failed {
            true => Outcome::Errors(text),
            false => Outcome::Text(text),
        })
    }

    /// What the file expects, or should.
    fn actual(&self, name: &str) -> Result<String, String> {
        let mut outcomes: Vec<(Vec<&str>, Outcome)> = Vec::new();
        for target in &self.targets {
            let outcome = self.outcome(name, target);
            let outcome = outcome.map_err(|e| format!("{target}: {e}"))?;
            match outcomes.iter_mut().find(|(_, o)| *o == outcome) {
                Some((targets, _)) => targets.push(target),
                None => outcomes.push((vec![target], outcome)),
            }
        }
        let mut text = String::new();
        for (targets, outcome) in outcomes {
            let (marker, output) = match &outcome {
                Outcome::Text(text) => (EXPECT, text),
                Outcome::Errors(text) => (ERRORS, text),
            };
            text += &format!("{marker}{}\n", targets.join(" "));
            for line in output.trim_end().lines() {
                text += format!(";> {line}").trim_end();
                text.push('\n');
            }
        }
        Ok(text)
    }
}

/// A buffer as words.
fn words(buffer: &launch::Contents) -> String {
    let words = buffer.bytes.chunks(4).map(|bytes| {
        let mut word = [0; 4];
        word[..bytes.len()].copy_from_slice(bytes);
        format!("{:08x}", u32::from_le_bytes(word))
    });
    let words: Vec<String> = words.collect();
    format!("{}: {}\n", buffer.argument, words.join(" "))
}

/// Bytes in text have comments of another kind; lines stay where they are.
fn without_comments(text: &str) -> String {
    let line = |l: &str| match l.starts_with(';') {
        true => "\n".to_string(),
        false => format!("{l}\n"),
    };
    text.lines().map(line).collect()
}

/// Machine IR without the places of its instructions, which change with every line above them.
fn without_places(text: &str) -> String {
    let strip = |line: &str| match line.rfind(" loc(") {
        Some(at) if line.ends_with(')') => line[..at].to_string(),
        _ => line.to_string(),
    };
    text.lines().map(|l| strip(l) + "\n").collect()
}

/// The lines that differ, from the first to the last.
fn difference(expected: &str, actual: &str) -> String {
    let (a, b): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), actual.lines().collect());
    let same = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let rest = a.len().min(b.len()) - same;
    let tail = (a.iter().rev().zip(b.iter().rev()).take(rest))
        .take_while(|(x, y)| x == y)
        .count();
    let minus = a[same..a.len() - tail].iter().map(|l| format!("-{l}\n"));
    let plus = b[same..b.len() - tail].iter().map(|l| format!("+{l}\n"));
    minus.chain(plus).collect()
}

fn check(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let test = read(&text)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let actual = test.actual(&name)?;
    if actual == test.expected {
        return Ok(());
    }
    if std::env::var_os("AMDGPUC_BLESS").is_some() {
        return std::fs::write(path, test.input + &actual).map_err(|e| e.to_string());
    }
    Err(difference(&test.expected, &actual))
}

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("a folder of tests");
    for path in entries.map(|e| e.expect("an entry").path()) {
        match path.is_dir() {
            true => files(&path, out),
            false => out.push(path),
        }
    }
}

/// Checks all files, some at a time; what is wrong is in the order of the files.
fn check_all(paths: &[PathBuf]) -> Vec<(&PathBuf, String)> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut wrong = Vec::new();
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(error) = check(path) {
                wrong.push((path, error));
            }
        }
        wrong
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut wrong: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let results = workers
            .into_iter()
            .flat_map(|w| w.join().expect("no panic"));
        results.collect()
    });
    wrong.sort();
    wrong
}

/// Files are not read while they are written.
static FILES: Mutex<()> = Mutex::new(());

#[test]
fn each_file_gives_what_it_expects() {
    let _files = FILES.lock();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    if let Ok(part) = std::env::var("AMDGPUC_FILES") {
        paths.retain(|p| p.to_string_lossy().contains(&part));
    }
    paths.sort();
    assert!(!paths.is_empty(), "there are tests");
    let wrong = check_all(&paths);
    println!("{} file tests", paths.len());
    let failures = wrong.iter().map(|(path, error)| {
        let name = path.strip_prefix(&folder).unwrap_or(path).display();
        format!("{name}:\n{error}\n")
    });
    assert!(
        wrong.is_empty(),
        "{} of {} file tests (AMDGPUC_BLESS=1 takes what comes out):\n{}",
        wrong.len(),
        paths.len(),
        failures.collect::<String>()
    );
}

/// `amdgpuc pass` is safe with what is not meant for it: every pass over every file of machine IR
/// gives a text or an error.
#[test]
fn any_pass_takes_any_machine_ir_or_says_why_not() {
    const PASSES: [&str; 11] = [
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
        "encode",
    ];
    let _files = FILES.lock();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let (mut texts, mut errors) = (0, 0);
    for path in paths
        .iter()
        .filter(|p| p.extension().is_some_and(|e| e == "mir"))
    {
        let text = std::fs::read_to_string(path).expect("readable");
        let Test { input, .. } = read(&text).expect("a test");
        let source = SourceFile {
            name: "x.mir",
            text: input.as_bytes(),
        };
        let target = isa::Target::parse("gfx906").expect("a processor");
        let options = amdgpuc::Options::new(target);
        for name in PASSES {
            match pass::run(&source, &[name.to_string()], &options) {
                Ok(_) => texts += 1,
                Err(e) => {
                    assert!(!e.is_empty());
                    errors += 1;
                }
            }
        }
    }
    println!("{texts} texts, {errors} errors");
    assert!(texts > 0 && errors > 0);
}
