//! llvm-mc as an outside oracle: many lines in one process.

#![allow(dead_code, reason = "each test uses its part")]

pub mod encoding;
pub mod errata;
pub mod instances;
pub mod random;
pub mod space;
pub mod variants;

use isa::{Target, True16, WaveSize};
use std::collections::HashMap;
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The tool, by the name of Debian's package.
const TOOL: &str = "llvm-mc-22";

/// Whether the tool can be run. Without it the tests say so and pass, but not in CI.
pub fn is_present() -> bool {
    let found = Command::new(TOOL)
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if found.is_ok_and(|status| status.success()) {
        return true;
    }
    println!("not run: {TOOL} missing");
    assert!(
        std::env::var("CI").as_deref() != Ok("true"),
        "{TOOL} is required in CI"
    );
    false
}

/// The target of a name of the tests: a processor, and after slashes what differs from its
/// defaults: `64` for wave64, `fake16` and `real16` for the names of 16-bit operands.
pub fn target(name: &str) -> Target {
    let mut parts = name.split('/');
    let mut target = Target::parse(parts.next().unwrap_or("")).expect("a processor's name");
    for part in parts {
        target = match part {
            "64" => target.with_wave(WaveSize::W64).expect("it has wave64"),
            "fake16" => target.with_true16(True16::Fake),
            "real16" => target.with_true16(True16::Real),
            other => panic!("{name}: {other}"),
        };
    }
    target
}

/// The tool's arguments for a name of the tests.
fn arguments(name: &str) -> Vec<String> {
    let mut parts = name.split('/');
    let cpu = parts.next().unwrap_or("");
    let features = parts.map(|part| match part {
        "64" => "-wavefrontsize32,+wavefrontsize64",
        "fake16" => "-real-true16",
        _ => "+real-true16",
    });
    let features: Vec<&str> = features.collect();
    vec![
        format!("-mcpu={cpu}"),
        format!("-mattr={}", features.join(",")),
    ]
}

/// A file that is gone when it is closed.
fn unnamed_file() -> std::io::Result<File> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("isa-messages-{}-{count}", std::process::id());
    let path = std::env::temp_dir().join(name);
    let mut options = File::options();
    let file = options
        .read(true)
        .write(true)
        .create_new(true)
        .open(&path)?;
    std::fs::remove_file(path)?;
    Ok(file)
}

/// What the tool's messages are wanted for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Messages {
    Wanted,
    Ignored,
}

/// Runs the tool with `input`; gives what it wrote to stdout and stderr, `None` if it crashed.
///
/// It writes messages in small pieces, each of which would wake the reader of a pipe: more than
/// half of the time of a walk. They go through a file.
fn run(cpu: &str, arguments: &[&str], input: &str, messages: Messages) -> Option<(String, String)> {
    let mut file = unnamed_file().expect("a file for messages");
    let stderr = match messages {
        Messages::Wanted => Stdio::from(file.try_clone().expect("the file is open")),
        Messages::Ignored => Stdio::null(),
    };
    let mut child = Command::new(TOOL)
        .args(["-triple=amdgcn", "--show-encoding"])
        .args(self::arguments(cpu))
        .args(arguments)
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(stderr)
        .spawn()
        .expect("the tool was there a moment ago");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_string();
    // A crashed tool does not read to the end.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("the tool ends");
    let written = writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let ended = output.status.code().is_some() && written;
    let mut errors = Vec::new();
    file.rewind()
        .and_then(|()| file.read_to_end(&mut errors))
        .expect("the file is open");
    ended.then(|| (text(output.stdout), text(errors)))
}

fn split_encoding(line: &str) -> Option<(String, Vec<u8>)> {
    let (text, rest) = line.split_once("; encoding: [")?;
    let bytes = rest.split(']').next()?.split(',');
    // A letter stands for a byte that waits for a symbol, or comes after its bits so far.
    let byte = |b: &str| match b.trim().split('\'').next().unwrap_or("") {
        "A" => Ok(0),
        b => u8::from_str_radix(b.trim_start_matches("0x"), 16),
    };
    let bytes = bytes.map(byte);
    Some((
        text.trim().to_string(),
        bytes.collect::<Result<_, _>>().ok()?,
    ))
}

/// The messages by the number of their line.
fn errors(err: &str) -> HashMap<usize, String> {
    let mut errors = HashMap::new();
    for line in err.lines() {
        let Some((place, message)) = line.split_once(": error: ") else {
            continue;
        };
        let number = place.split(':').nth(1).and_then(|n| n.parse().ok());
        let number = number.expect("errors have line numbers");
        errors.insert(number, message.to_string());
    }
    errors
}

/// What the assembler says against each line, if anything.
pub fn diagnose(cpu: &str, lines: &[String]) -> Vec<Option<String>> {
    let input = lines.join("\n") + "\n";
    let (_, err) = run(cpu, &[], &input, Messages::Wanted).expect("the assembler does not crash");
    let mut errors = errors(&err);
    (1..=lines.len())
        .map(|number| errors.remove(&number))
        .collect()
}

/// Assembles each line; `Err` has the message of a line that is not accepted.
pub fn assemble(cpu: &str, lines: &[String]) -> Vec<Result<Vec<u8>, String>> {
    let input = lines.join("\n") + "\n";
    let (out, err) = run(cpu, &[], &input, Messages::Wanted).expect("the assembler does not crash");
    let mut errors = errors(&err);
    let mut encodings = out.lines().filter_map(split_encoding);
    let results: Vec<_> = (1..=lines.len())
        .map(|number| match errors.remove(&number) {
            // These it complains about, and writes the encoding all the same.
            Some(message)
                if ["nv is not", "scale_offset is not"]
                    .iter()
                    .any(|part| message.starts_with(part)) =>
            {
                encodings.next();
                Err(message)
            }
            Some(message) => Err(message),
            None => Ok(encodings.next().expect("one encoding for each line").1),
        })
        .collect();
    assert!(encodings.next().is_none(), "more encodings than lines");
    results
}

/// Disassembles each encoding, alone on its line; `None` where it is not one instruction, or
/// where the tool crashes on it: it does on some encodings that it never writes.
pub fn disassemble(cpu: &str, encodings: &[Vec<u8>]) -> Vec<Option<String>> {
    encodings
        .chunks(4000)
        .flat_map(|chunk| disassemble_chunk(cpu, chunk))
        .collect()
}

/// What stands after the encoding of that index, keeps the texts apart and shows where the
/// encoding ends; and its text.
fn separator(index: usize) -> (String, String) {
    let [low, high, ..] = index.to_le_bytes();
    (
        format!("{low:#04x} {:#04x} 0x80 0xbf", high | 0x80),
        format!("s_nop {:#x}", index | 0x8000),
    )
}

/// Separators in brackets with the encoding: an encoding that is cut off takes one of them for its
/// rest. (It crashes the tool where nothing follows.) The tool gives up what is in brackets
/// at the first dword that is no instruction; one more separator always comes.
const INSIDE: usize = 2;

fn disassemble_chunk(cpu: &str, encodings: &[Vec<u8>]) -> Vec<Option<String>> {
    let mut input = String::new();
    for (index, bytes) in encodings.iter().enumerate() {
        let separator = separator(index).0;
        let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:#04x}")).collect();
        let inside = [separator.as_str(); INSIDE].join(" ");
        input.push_str(&format!("[{} {inside}]\n{separator}\n", bytes.join(" ")));
    }
    let Some((out, _)) = run(cpu, &["-disassemble"], &input, Messages::Ignored) else {
        if encodings.len() == 1 {
            return vec![None];
        }
        let (left, right) = encodings.split_at(encodings.len() / 2);
        let mut texts = disassemble_chunk(cpu, left);
        texts.extend(disassemble_chunk(cpu, right));
        return texts;
    };
    let mut lines = out.lines().filter_map(split_encoding).peekable();
    let mut texts = Vec::new();
    for index in 0..encodings.len() {
        let end = separator(index).1;
        let mut group = Vec::new();
        while let Some(line) = lines.next_if(|line| line.0 != end) {
            group.push(line);
        }
        assert!(
            lines.peek().is_some(),
            "the separator after line {index} is missing"
        );
        let mut separators = 0;
        while lines.next_if(|line| line.0 == end).is_some() {
            separators += 1;
        }
        texts.push(match &group[..] {
            [(text, _)] if separators == INSIDE + 1 => Some(text.clone()),
            _ => None,
        });
    }
    texts
}
