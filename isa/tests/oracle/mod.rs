//! llvm-mc as an outside oracle: many lines in one process.

use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};

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

/// Runs the tool with `input`; gives what it wrote to stdout and stderr, `None` if it crashed.
fn run(cpu: &str, arguments: &[&str], input: &str) -> Option<(String, String)> {
    let mut child = Command::new(TOOL)
        .args(["-triple=amdgcn", "--show-encoding"])
        .arg(format!("-mcpu={cpu}"))
        .args(arguments)
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
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
    ended.then(|| (text(output.stdout), text(output.stderr)))
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

/// Assembles each line; `Err` has the message of a line that is not accepted.
pub fn assemble(cpu: &str, lines: &[String]) -> Vec<Result<Vec<u8>, String>> {
    let (out, err) =
        run(cpu, &[], &(lines.join("\n") + "\n")).expect("the assembler does not crash");
    let mut errors: HashMap<usize, String> = HashMap::new();
    for line in err.lines() {
        let Some((place, message)) = line.split_once(": error: ") else {
            continue;
        };
        let number = place
            .split(':')
            .nth(1)
            .and_then(|n| n.parse::<usize>().ok());
        errors.insert(
            number.expect("errors have line numbers"),
            message.to_string(),
        );
    }
    let mut encodings = out.lines().filter_map(split_encoding);
    let results: Vec<_> = (1..=lines.len())
        .map(|number| match errors.remove(&number) {
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

fn disassemble_chunk(cpu: &str, encodings: &[Vec<u8>]) -> Vec<Option<String>> {
    let mut input = String::new();
    for bytes in encodings {
        for byte in bytes {
            input.push_str(&format!("{byte:#04x} "));
        }
        input.push('\n');
    }
    let Some((out, _)) = run(cpu, &["-disassemble"], &input) else {
        if encodings.len() == 1 {
            return vec![None];
        }
        let (left, right) = encodings.split_at(encodings.len() / 2);
        let mut texts = disassemble_chunk(cpu, left);
        texts.extend(disassemble_chunk(cpu, right));
        return texts;
    };
    let texts: HashMap<Vec<u8>, String> = out
        .lines()
        .filter_map(split_encoding)
        .map(|(text, bytes)| (bytes, text))
        .collect();
    encodings
        .iter()
        .map(|bytes| texts.get(bytes).cloned())
        .collect()
}
