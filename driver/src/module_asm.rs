//! Assembly beside the functions (`module asm`): assembled by our own assembler, and put into the
//! object.

use asm::Severity;
use emit::ModuleAsm;
use ir::{AsmText, Diagnostic, Module};
use isa::Target;

/// What the module's assembly is; `None` if there is none.
///
/// # Errors
/// The first error of the text, with the place of its line's string in the source and its own place
/// in the text.
pub fn assembled(module: &Module, target: &Target) -> Result<Option<ModuleAsm>, Diagnostic> {
    if module.assembly.is_empty() {
        return Ok(None);
    }
    let text: String = module
        .assembly
        .iter()
        .flat_map(|line| [line.text.as_str(), "\n"])
        .collect();
    let options = asm::Options::new(*target);
    match asm::assemble_contents(&text, &options) {
        Ok(contents) => Ok(Some(ModuleAsm { text, contents })),
        Err(errors) => Err(diagnostic(&module.assembly, &errors)),
    }
}

fn diagnostic(lines: &[AsmText], errors: &[asm::Diagnostic]) -> Diagnostic {
    let is_error = |d: &&asm::Diagnostic| d.severity == Severity::Error;
    let Some(first) = errors.iter().find(is_error) else {
        let loc = lines.first().map(|line| line.loc).unwrap_or_default();
        return Diagnostic::error(loc, "module-level assembly cannot be assembled");
    };
    // Where the text itself is, not what its macros expand to.
    let outer = first.expansions.last().unwrap_or(&first.place);
    let loc = string_of(lines, outer.line).map(|line| line.loc);
    let (line, column) = (first.place.line, first.place.column);
    let message = format!("<module asm>:{line}:{column}: {}", first.message);
    Diagnostic::error(loc.unwrap_or_default(), message)
}

/// The string that a line of the text is from; one may have several lines.
fn string_of(lines: &[AsmText], number: usize) -> Option<&AsmText> {
    let mut last = 0;
    lines.iter().find(|line| {
        last += line.text.matches('\n').count() + 1;
        number <= last
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::SourceLoc;

    #[test]
    fn a_line_is_of_the_string_that_has_it() {
        let line = |text: &str, at| AsmText {
            text: text.to_string(),
            loc: SourceLoc::new(at),
        };
        let lines = [line("a", 1), line("b\nc", 2), line("d", 3)];
        let at = |n| string_of(&lines, n).map(|l| l.loc);
        assert_eq!(at(1), Some(SourceLoc::new(1)));
        assert_eq!(at(3), Some(SourceLoc::new(2)));
        assert_eq!(at(4), Some(SourceLoc::new(3)));
        assert_eq!(at(5), None);
    }
}
