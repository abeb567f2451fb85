//! Bytes written as text: `0x00,0x01 0x02 …`, as llvm-mc's `-disassemble` reads them.

use crate::diag::{Diagnostic, Place, Severity};
use isa::{Target, decode};
use std::fmt::Write;

/// What [`disassemble_hex`] gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexOutput {
    /// An instruction on each line.
    pub text: String,
    /// Bytes that are no instruction (warnings), tokens that are no byte (errors).
    pub diagnostics: Vec<Diagnostic>,
}

/// A byte and where it stands.
struct Byte {
    value: u8,
    at: usize,
}

struct Reader<'a> {
    text: &'a str,
    target: &'a Target,
    lines: Vec<usize>,
    out: HexOutput,
}

/// Disassembles bytes written as numbers that blanks, commas or newlines separate.
///
/// All bytes are one stream, except that those in `[…]` are one by themselves. `#` starts a
/// comment. Bytes that are no instruction are skipped, a dword at a time, with a warning; a line
/// with something that is no byte is dropped with what came before it, as llvm-mc does.
pub fn disassemble_hex(text: &str, target: &Target) -> HexOutput {
    let newlines = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
    let mut reader = Reader {
        text,
        target,
        lines: std::iter::once(0)
            .chain(newlines.map(|(i, _)| i + 1))
            .collect(),
        out: HexOutput {
            text: String::new(),
            diagnostics: Vec::new(),
        },
    };
    reader.run();
    reader.out
}

/// Bytes of an instruction that is none.
const SKIPPED: usize = 4;

impl Reader<'_> {
    fn run(&mut self) {
        let mut at = 0;
        let mut stream = Vec::new();
        while let Some(start) = self.skip(at) {
            match self.text.as_bytes()[start] {
                bracket @ (b'[' | b']') => {
                    if bracket == b']' && stream.is_empty() && !self.open_before(start) {
                        self.report(Severity::Error, start, "unmatched ']'");
                    }
                    self.flush(&mut stream);
                    at = start + 1;
                }
                _ => at = self.token(start, &mut stream),
            }
        }
        self.flush(&mut stream);
    }

    /// Whether a `[` is open before an offset.
    fn open_before(&self, at: usize) -> bool {
        self.text[..at].rfind('[') > self.text[..at].rfind(']')
    }

    /// The next token's offset: blanks, commas and comments are skipped.
    fn skip(&self, mut at: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        loop {
            match bytes.get(at)? {
                b' ' | b'\t' | b'\r' | b'\n' | b',' => at += 1,
                b'#' => at = self.line_end(at),
                _ => return Some(at),
            }
        }
    }

    fn line_end(&self, at: usize) -> usize {
        self.text[at..]
            .find('\n')
            .map_or(self.text.len(), |i| at + i)
    }

    /// Reads a byte; gives the offset behind it.
    fn token(&mut self, start: usize, stream: &mut Vec<Byte>) -> usize {
        let stop = |c: char| " \t\n\r,#[]".contains(c);
        let end = self.text[start..]
            .find(stop)
            .map_or(self.text.len(), |i| start + i);
        let Some(value) = number(&self.text[start..end]) else {
            self.report(Severity::Error, start, "invalid input token");
            stream.clear();
            return self.line_end(start);
        };
        stream.push(Byte { value, at: start });
        end
    }

    /// Disassembles a stream and empties it.
    fn flush(&mut self, stream: &mut Vec<Byte>) {
        let bytes: Vec<u8> = stream.iter().map(|b| b.value).collect();
        let mut at = 0;
        while at < bytes.len() {
            match decode(&bytes[at..], self.target) {
                Ok((inst, size)) => {
                    let _ = writeln!(self.out.text, "\t{}", inst.display(self.target));
                    at += size;
                }
                Err(_) => {
                    self.report(
                        Severity::Warning,
                        stream[at].at,
                        "invalid instruction encoding",
                    );
                    at += SKIPPED;
                }
            }
        }
        stream.clear();
    }

    fn report(&mut self, severity: Severity, at: usize, message: &str) {
        let line = self.lines.partition_point(|&start| start <= at) - 1;
        let start = self.lines[line];
        self.out.diagnostics.push(Diagnostic {
            severity,
            place: Place {
                origin: crate::diag::Origin::Source,
                line: line + 1,
                column: at - start + 1,
                text: self.text[start..self.line_end(start)].to_string(),
            },
            message: message.to_string(),
            notes: Vec::new(),
            expansions: Vec::new(),
        });
    }
}

/// A byte in decimal, `0x…`, `0b…` or octal.
fn number(text: &str) -> Option<u8> {
    let lower = text.to_ascii_lowercase();
    let (digits, radix) = if let Some(hex) = lower.strip_prefix("0x") {
        (hex, 16)
    } else if let Some(binary) = lower.strip_prefix("0b") {
        (binary, 2)
    } else if let Some(octal) = lower.strip_prefix('0').filter(|rest| !rest.is_empty()) {
        (octal, 8)
    } else {
        (lower.as_str(), 10)
    };
    let plain = digits.bytes().all(|b| b.is_ascii_alphanumeric());
    u8::from_str_radix(digits, radix).ok().filter(|_| plain)
}
