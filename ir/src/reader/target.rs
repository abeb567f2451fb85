//! `target triple`, `target datalayout` and `source_filename`.
//!
//! A triple may name the processor (`amdgpu9.06-amd-amdhsa`, LLVM 23); [`crate::Triple`] says
//! which. A data layout must say what the target is, as far as it says anything that decides sizes
//! and alignments; entries that LLVM's versions add or leave out without such a difference are
//! taken.

use super::Reader;
use super::cursor::{Res, loc, shown_text};
use super::lexer::{Tok, Token};
use crate::layout::{DATA_LAYOUT, int_align, vector_align};
use crate::memory::AddrSpace;
use crate::module::AsmText;
use crate::target::Triple;
use crate::types::MAX_INT_BITS;

/// What a data layout must say: without such an entry the type would have another size or
/// alignment.
const REQUIRED_LAYOUT: &[&str] = &[
    "e",
    "p2:32:32",
    "p3:32:32",
    "p5:32:32",
    "p6:32:32",
    "i64:64",
    "v16:16",
    "v24:32",
    "v32:32",
    "v48:64",
    "v96:128",
    "v192:256",
    "v256:256",
    "v512:512",
    "v1024:1024",
    "v2048:2048",
    "A5",
];

impl<'s> Reader<'s> {
    /// Reads and checks the lines that the index found.
    pub(super) fn read_target(&mut self) -> Res<()> {
        for start in std::mem::take(&mut self.index.headers) {
            self.c.seek(start);
            if self.c.accept_word(b"source_filename") {
                self.c
                    .expect(Tok::Equal, "expected '=' after source_filename")?;
                self.module.source_name = self.c.expect_string("expected string")?;
                self.expect_line_end()?;
                continue;
            }
            if self.c.accept_word(b"module") {
                self.c.expect_word(b"asm", "expected 'module asm'")?;
                let loc = loc(self.c.tok);
                let text = self.c.expect_string("expected string")?;
                self.module.assembly.push(AsmText { text, loc });
                self.expect_line_end()?;
                continue;
            }
            self.c.bump();
            let what = self.c.tok;
            match self.c.word() {
                b"triple" => self.read_triple()?,
                b"datalayout" => self.read_layout()?,
                _ => return self.c.fail_at(what, "unknown target property"),
            }
            self.expect_line_end()?;
        }
        Ok(())
    }

    fn expect_line_end(&mut self) -> Res<()> {
        match self.at_entity() {
            true => Ok(()),
            false => self.c.fail("expected top-level entity"),
        }
    }

    fn read_property(&mut self) -> Res<(Token, String)> {
        self.c.bump();
        self.c
            .expect(Tok::Equal, "expected '=' after target property")?;
        let tok = self.c.tok;
        Ok((tok, self.c.expect_string("expected string")?))
    }

    fn read_triple(&mut self) -> Res<()> {
        let (tok, text) = self.read_property()?;
        // As no triple at all.
        if text.is_empty() {
            return Ok(());
        }
        let hint = "compile for 'amdgcn-amd-amdhsa', 'amdgcn-amd-amdpal', 'amdgcn-mesa-mesa3d' or 'amdgcn--'";
        let Some(triple) = Triple::parse(&text) else {
            let shown = shown_text(text.as_bytes());
            let message = format!("target triple '{shown}' is not supported");
            return self.c.fail_with_hint(tok, message, hint);
        };
        if !Triple::SYSTEMS.contains(&triple.system) {
            let shown = shown_text(triple.system.as_bytes());
            let message =
                format!("operating system '{shown}' of the target triple is not supported");
            return self.c.fail_with_hint(tok, message, hint);
        }
        self.module.triple = Some(text);
        self.module.triple_loc = loc(tok);
        Ok(())
    }

    fn read_layout(&mut self) -> Res<()> {
        let (tok, layout) = self.read_property()?;
        if layout.is_empty() {
            return Ok(());
        }
        // As most modules have it: nothing is to be looked at.
        if layout != DATA_LAYOUT {
            self.check_layout(tok, &layout)?;
        }
        self.module.data_layout = Some(layout);
        Ok(())
    }

    fn check_layout(&self, tok: Token, layout: &str) -> Res<()> {
        let parts: Vec<&str> = layout.split('-').collect();
        if let Some(missing) = REQUIRED_LAYOUT.iter().find(|r| !says(&parts, r)) {
            return self.c.fail_with_hint(
                tok,
                format!("data layout differs from the target's: '{missing}' is missing"),
                layout_hint(),
            );
        }
        if let Some(other) = parts.iter().find(|p| !agrees(p)) {
            return self.c.fail_with_hint(
                tok,
                format!(
                    "data layout differs from the target's: it has '{}'",
                    shown_text(other.as_bytes())
                ),
                layout_hint(),
            );
        }
        Ok(())
    }
}

/// What to do about a data layout that is not the target's.
fn layout_hint() -> String {
    format!(
        "leave the line out, or use the one that clang prints for amdgcn-amd-amdhsa: \"{}-…\"",
        crate::layout::DATA_LAYOUT_PREFIX
    )
}

/// Is this among the entries, alone or with a preferred alignment after it?
fn says(parts: &[&str], required: &str) -> bool {
    parts.iter().any(|p| {
        p.strip_prefix(required)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    })
}

/// Does an entry of a data layout contradict nothing that the target is? ("LLVM Language
/// Reference", data layout.)
fn agrees(entry: &str) -> bool {
    let Some(kind) = entry.chars().next() else {
        return false;
    };
    let rest = &entry[kind.len_utf8()..];
    let mut numbers = rest.split(':').map_while(|n| n.parse().ok());
    match kind {
        'e' | 'm' => matches!(entry, "e" | "m:e"),
        // Stack alignment, address spaces of allocas and of globals that do not say their own;
        // programs.
        'S' | 'A' | 'G' | 'P' => matches!(entry, "S32" | "A5" | "G1" | "G0" | "P0"),
        // Pointers that are no integers, and integers that instructions have: both only tell
        // optimisations what to do.
        'n' => true,
        'p' => agrees_on_pointer(rest),
        'i' | 'f' | 'v' => match (numbers.next(), numbers.next()) {
            (Some(bits), Some(align)) => agrees_on_align(kind, bits, align),
            _ => false,
        },
        // Aggregates have the alignment of their parts: an ABI alignment of 0 or 8 bits.
        'a' => rest.split(':').nth(1).is_some_and(|n| n == "0" || n == "8"),
        _ => false,
    }
}

/// `p[flags][n]:size:align[:preferred][:index]`. Address spaces that no pointer can have may be
/// anything.
fn agrees_on_pointer(rest: &str) -> bool {
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let mut fields = rest.split(':');
    let space = match fields.next() {
        Some("") => Some(0),
        Some(digits) => digits.parse::<u32>().ok(),
        None => None,
    };
    let mut number = || fields.next().and_then(|n| n.parse::<u64>().ok());
    let (Some(space), Some(size), Some(align)) = (space, number(), number()) else {
        return false;
    };
    let Some(space) = AddrSpace::from_number(space) else {
        return true;
    };
    let bits = u64::from(space.pointer_bits());
    size == bits && align == bits.next_power_of_two()
}

/// Is this the ABI alignment in bits of integers (`i`), floats (`f`) or vectors (`v`) of so many
/// bits?
fn agrees_on_align(kind: char, bits: u64, align: u64) -> bool {
    let bytes = match (kind, bits) {
        ('i', 1..) if bits <= u64::from(MAX_INT_BITS) => int_align(bits),
        ('f', 16 | 32 | 64) => bits / 8,
        // Formats that do not exist here have no alignment that could differ.
        ('f', _) => return true,
        ('v', 8..=65536) if bits % 8 == 0 => vector_align(bits),
        _ => return false,
    };
    bytes * 8 == align
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_other_versions_agree_if_they_change_nothing() {
        for entry in DATA_LAYOUT.split('-') {
            assert!(agrees(entry), "{entry}");
        }
        let parts: Vec<&str> = DATA_LAYOUT.split('-').collect();
        assert!(
            REQUIRED_LAYOUT
                .iter()
                .all(|required| says(&parts, required))
        );
        for entry in [
            "e",
            "m:e",
            "p:64:64",
            "p1:64:64",
            "p7:160:256:256:32",
            "p8:128:128:128:48",
            "p10:32:32",
            "pu8:128:128:128:48",
            "i1:8",
            "i8:8:32",
            "i64:64",
            "f64:64",
            "f80:128",
            "v24:32",
            "n32:64",
            "n8:16:32:64",
            "ni:7:8:9",
            "S32",
            "a:0:64",
            "G1",
        ] {
            assert!(agrees(entry), "{entry}");
        }
        for entry in [
            "E", "m:o", "p:32:32", "p3:64:64", "p5:64:64", "i128:128", "i64:32", "v24:24", "S128",
            "A0", "a:64", "x", "",
        ] {
            assert!(!agrees(entry), "{entry}");
        }
    }
}
