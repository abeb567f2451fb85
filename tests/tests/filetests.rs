//! Tests as text: each file of `tests/filetests` is an input with what is made of it.
//!
//! Its first lines say what is done, then comes the input, then the exact output:
//!
//! ```text
//! ; test waitcnt                      the program after this stage (any that --stop-after takes), or errors, compile, run
//! ; target gfx900 gfx906:xnack-       for each of them
//! ; options -O0                       as on the command line
//! ; run --grid 64 --workgroup 64 …    of `run`: the launch; the output are the buffers, in words
//! …
//! ; expect gfx900 gfx906:xnack-       for these
//! ;> line
//! ```
//!
//! `AMDGPUC_BLESS=1` writes what comes out in place of what is expected: look at the difference before you commit it.

use amdgpuc::cli::{self, Command};
use amdgpuc::ir::SourceFile;
use amdgpuc::{Options, arguments};
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use std::path::{Path, PathBuf};

/// Where the expected output begins.
const EXPECT: &str = "; expect ";

struct Test {
    kind: String,
    targets: Vec<String>,
    options: Vec<String>,
    launch: Vec<String>,
    input: String,
    expected: String,
}

fn read(text: &str) -> Result<Test, String> {
    let at = match text.starts_with(EXPECT) {
        true => 0,
        false => text
            .find(&format!("\n{EXPECT}"))
            .map_or(text.len(), |i| i + 1),
    };
    let (input, expected) = text.split_at(at);
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

impl Test {
    /// The options for a target.
    fn options(&self, target: &str) -> Result<Options, String> {
        let mut args = vec!["x.ll".to_string(), format!("-mcpu={target}")];
        args.extend(self.options.iter().cloned());
        match self.kind.as_str() {
            "compile" => args.push("-S".to_string()),
            "errors" | "run" => {}
            stage => args.push(format!("--stop-after={stage}")),
        }
        match cli::parse(&args)? {
            Command::Compile(job) => job.settings.options_for(self.input.as_bytes()),
            _ => Err("no options of a compilation".to_string()),
        }
    }

    fn output(&self, name: &str, target: &str) -> Result<String, String> {
        let options = self.options(target)?;
        let source = SourceFile {
            name,
            text: self.input.as_bytes(),
        };
        let compiled = amdgpuc::compile(&source, &options);
        match (self.kind.as_str(), compiled) {
            ("errors", Err(errors)) => Ok(errors.iter().map(|e| e.render(&source)).collect()),
            ("errors", Ok(_)) => Err("no error".to_string()),
            (_, Err(errors)) => Err(errors.iter().map(|e| e.render(&source)).collect()),
            ("run", Ok(compiled)) => self.run(&compiled.bytes),
            (_, Ok(compiled)) => {
                let text = String::from_utf8(compiled.bytes).map_err(|e| e.to_string())?;
                Ok(without_places(&text))
            }
        }
    }

    /// Launches, and prints the buffers.
    fn run(&self, code: &[u8]) -> Result<String, String> {
        let mut args = vec!["run".to_string(), "x.co".to_string()];
        args.extend(self.launch.iter().cloned());
        let Command::Run(job) = cli::parse(&args)? else {
            return Err("no launch".to_string());
        };
        let object = CodeObject::load(code).map_err(|e| e.to_string())?;
        let mut device = Device::new(object.target());
        let module = device.load(&object).map_err(|e| e.to_string())?;
        let mut args = Vec::new();
        for text in &job.args {
            args.push(arguments::read(text, &mut device)?);
        }
        let values: Vec<KernelArg> = args.iter().map(|a| a.value.clone()).collect();
        for mode in [emu::Mode::Plain, emu::Mode::Strict] {
            let config = LaunchConfig::new(job.grid, job.workgroup).with_mode(mode);
            if mode == emu::Mode::Strict {
                // Once more from the start, with everything checked; what it leaves behind is what is compared.
                for buffer in args.iter().filter_map(|a| a.buffer) {
                    device.write(buffer.address, &vec![0; buffer.size as usize]);
                }
            }
            let launched = device.launch(module, &job.kernel, config, &values);
            launched.map_err(|e| e.to_string())?;
        }
        let mut out = String::new();
        for arg in &args {
            let Some(bytes) = arg.buffer.and_then(|b| device.read_buffer(b)) else {
                continue;
            };
            let words = bytes.chunks(4).map(|w| {
                let mut word = [0; 4];
                word[..w.len()].copy_from_slice(w);
                format!("{:08x}", u32::from_le_bytes(word))
            });
            out += &format!("{}: {}\n", arg.text, words.collect::<Vec<_>>().join(" "));
        }
        Ok(out)
    }

    /// What the file expects, or should.
    fn actual(&self, name: &str) -> Result<String, String> {
        let mut outputs: Vec<(Vec<&str>, String)> = Vec::new();
        for target in &self.targets {
            let output = self
                .output(name, target)
                .map_err(|e| format!("{target}: {e}"))?;
            match outputs.iter_mut().find(|(_, o)| *o == output) {
                Some((targets, _)) => targets.push(target),
                None => outputs.push((vec![target], output)),
            }
        }
        let mut text = String::new();
        for (targets, output) in outputs {
            text += &format!("{EXPECT}{}\n", targets.join(" "));
            for line in output.trim_end().lines() {
                text += format!(";> {line}").trim_end();
                text.push('\n');
            }
        }
        Ok(text)
    }
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

#[test]
fn each_file_gives_what_it_expects() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    paths.sort();
    assert!(!paths.is_empty(), "there are tests");
    let mut failures = Vec::new();
    for path in &paths {
        if let Err(error) = check(path) {
            let name = path.strip_prefix(&folder).unwrap_or(path).display();
            failures.push(format!("{name}:\n{error}"));
        }
    }
    println!("{} file tests", paths.len());
    assert!(
        failures.is_empty(),
        "{} of {} file tests (AMDGPUC_BLESS=1 takes what comes out):\n{}",
        failures.len(),
        paths.len(),
        failures.join("\n")
    );
}
