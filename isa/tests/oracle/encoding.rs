//! What the two say about an encoding, and how that differs.

use super::errata::{Finding, Kind};
use isa::{Target, decode, encode};

/// What llvm-mc says about an encoding.
pub struct Theirs {
    pub text: Option<String>,
    /// What its assembler makes of the text.
    pub again: Option<Vec<u8>>,
}

/// Asks llvm-mc about encodings: its texts, and what it makes of them.
pub fn ask<'a>(cpu: &str, encodings: impl IntoIterator<Item = &'a [u8]>) -> Vec<Theirs> {
    let bytes: Vec<Vec<u8>> = encodings.into_iter().map(<[u8]>::to_vec).collect();
    let texts = super::disassemble(cpu, &bytes);
    let lines: Vec<String> = texts.iter().flatten().cloned().collect();
    let mut again = super::assemble(cpu, &lines).into_iter();
    let mut next = || again.next().expect("one result for each line").ok();
    texts
        .into_iter()
        .map(|text| Theirs {
            again: text.as_ref().and_then(|_| next()),
            text,
        })
        .collect()
}

/// Our text, if the bytes are an instruction that encodes to the same bytes.
pub fn ours(target: &Target, bytes: &[u8]) -> Result<String, String> {
    let (inst, size) = decode(bytes, target).map_err(|e| e.to_string())?;
    if size != bytes.len() {
        return Err(format!("{size} bytes"));
    }
    let mut again = Vec::new();
    encode(&inst, target, &mut again).map_err(|e| format!("decodes but does not encode: {e}"))?;
    let text = inst.display(target).to_string();
    if again != bytes {
        return Err(format!("'{text}' encodes to {again:02x?}"));
    }
    Ok(text)
}

/// How the two compare.
pub enum Verdict {
    /// An instruction for both, with the same text.
    Same,
    /// An instruction for neither.
    None,
    /// One for llvm-mc's disassembler, whose text is no text of these bytes.
    Loose,
    Differs(Finding),
}

/// Compares an encoding: llvm-mc's is an instruction of its own if its text assembles to the bytes.
pub fn verdict(bytes: &[u8], ours: &Result<String, String>, theirs: &Theirs) -> Verdict {
    let same = theirs.again.as_deref() == Some(bytes);
    match (&theirs.text, ours) {
        (Some(text), Err(_)) if same => Verdict::Differs(Finding::new(Kind::LlvmOnly, text, text)),
        (Some(_), Err(_)) => Verdict::Loose,
        (None, Err(_)) => Verdict::None,
        (None, Ok(ours)) => Verdict::Differs(Finding::new(Kind::OursOnly, ours, "")),
        (Some(text), Ok(ours)) if same && text == ours => Verdict::Same,
        (Some(text), Ok(ours)) => Verdict::Differs(Finding::new(Kind::Text, ours, text)),
    }
}
