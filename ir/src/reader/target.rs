//! `target triple`, `target datalayout` and `source_filename`.

use super::Reader;
use super::cursor::{Res, shown_text};
use super::lexer::{Tok, Token};

/// What a data layout must say ("Target Machine" defaults of `amdgcn`, as [`crate::DataLayout`] computes).
const REQUIRED_LAYOUT: &[&str] = &[
    "e",
    "p:64:64",
    "p1:64:64",
    "p2:32:32",
    "p3:32:32",
    "p4:64:64",
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
    "n32:64",
    "A5",
];

/// What it may say beside: stack alignment, globals' address space, name mangling, buffer pointers, which LLVM's versions write in
/// different ways.
const ALLOWED_LAYOUT: &[&str] = &["S32", "G1", "m:e"];

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
        let (tok, triple) = self.read_property()?;
        let mut parts = triple.split('-');
        let arch = parts.next().unwrap_or("");
        let system = parts.nth(1).unwrap_or("");
        if arch != "amdgcn" {
            return self.c.fail_with_hint(
                tok,
                format!(
                    "target triple '{}' is not supported",
                    shown_text(triple.as_bytes())
                ),
                "compile for 'amdgcn-amd-amdhsa'",
            );
        }
        if !system.is_empty() && system != "unknown" && system != "amdhsa" {
            return self.c.fail_with_hint(
                tok,
                format!(
                    "operating system '{}' of the target triple is not supported",
                    shown_text(system.as_bytes())
                ),
                "compile for 'amdgcn-amd-amdhsa'",
            );
        }
        self.module.triple = Some(triple);
        Ok(())
    }

    fn read_layout(&mut self) -> Res<()> {
        let (tok, layout) = self.read_property()?;
        if layout.is_empty() {
            return Ok(());
        }
        let parts: Vec<&str> = layout.split('-').collect();
        let hint = format!(
            "leave the line out, or use the one that clang prints for amdgcn-amd-amdhsa: \"{}-…\"",
            crate::layout::DATA_LAYOUT_PREFIX
        );
        if let Some(missing) = REQUIRED_LAYOUT.iter().find(|r| !parts.contains(r)) {
            return self.c.fail_with_hint(
                tok,
                format!("data layout differs from the target's: '{missing}' is missing"),
                hint,
            );
        }
        let allowed = |p: &&str| {
            REQUIRED_LAYOUT.contains(p)
                || ALLOWED_LAYOUT.contains(p)
                || ["p7:", "p8:", "p9:", "ni:"]
                    .iter()
                    .any(|s| p.starts_with(s))
        };
        if let Some(other) = parts.iter().find(|p| !allowed(p)) {
            return self.c.fail_with_hint(
                tok,
                format!(
                    "data layout differs from the target's: it has '{}'",
                    shown_text(other.as_bytes())
                ),
                hint,
            );
        }
        self.module.data_layout = Some(layout);
        Ok(())
    }
}
