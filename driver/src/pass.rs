//! `amdgpuc pass`: named passes over a file, and the program's text after the last.
//!
//! LLVM IR is read and verified; before each pass what it requires is run, and nothing else:
//! `waitcnt` of a kernel is what waits are in it without any optimisation. Over machine IR in text
//! ([`mir::parser`]) only the named passes run; each must find what it requires in the text. The
//! verifiers run before and after every pass; `read` and `verify` do nothing else.

use crate::compile::{compile_machine, compile_plan};
use crate::options::{Options, OutputKind, Verify};
use crate::plan::Plan;
use ir::{Diagnostic, SourceFile, SourceLoc};
use mir::{Parsed, VerifyError};

/// What passes give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The program after the last one.
    pub text: String,
    /// The program after others, as `print_after` asks for, unless `on_print` has taken them.
    pub prints: String,
}

impl Done {
    /// Machine IR that was only read.
    fn unchanged(functions: &[(mir::Function, SourceLoc)]) -> Done {
        let texts: Vec<String> = functions.iter().map(|f| f.0.to_string()).collect();
        Done {
            text: texts.join("\n"),
            prints: String::new(),
        }
    }
}

/// Runs passes over a file's text.
///
/// # Errors
/// What is wrong with the program or with the passes' names and order.
pub fn run(
    source: &SourceFile<'_>,
    names: &[String],
    options: &Options,
) -> Result<Done, Vec<Diagnostic>> {
    let options = Options {
        verify: Verify::EachPass,
        output: OutputKind::default(),
        stop_after: None,
        ..options.clone()
    };
    let wrong = |e: String| vec![Diagnostic::error(SourceLoc::NONE, e)];
    let compiled = match std::str::from_utf8(source.text) {
        Ok(text) if mir::is_machine_ir(text) => {
            let plan = Plan::of_machine_passes(names).map_err(wrong)?;
            let functions = read(text)?;
            if plan.stages.is_empty() {
                return Ok(Done::unchanged(&functions));
            }
            compile_machine(functions, &plan, &options)?
        }
        _ => {
            let plan = Plan::of_passes(names, options.opt).map_err(wrong)?;
            compile_plan(source, &plan, &options)?
        }
    };
    let text = String::from_utf8_lossy(&compiled.bytes).into_owned();
    Ok(Done {
        text: text.trim_end().to_string() + "\n",
        prints: compiled.prints,
    })
}

/// The functions of a text of machine IR, verified, with the places of their heads.
fn read(text: &str) -> Result<Vec<(mir::Function, SourceLoc)>, Vec<Diagnostic>> {
    let parsed = mir::parse_with_lines(text).map_err(|e| {
        let loc = place(text, e.line, e.column);
        vec![Diagnostic::error(loc, e.message)]
    })?;
    let mut functions = Vec::new();
    for Parsed { func, lines } in parsed {
        let error = |e: &VerifyError| {
            let line = lines.find(e.block, e.inst);
            let message = format!("{} ({})", e.message, e.rule);
            Diagnostic::error(place(text, line, indentation(text, line)), message)
        };
        mir::verify(&func).map_err(|errors| errors.iter().map(error).collect::<Vec<_>>())?;
        let line = lines.find(None, None);
        functions.push((func, place(text, line, 1)));
    }
    Ok(functions)
}

/// The column of a line's first letter.
fn indentation(text: &str, line: usize) -> usize {
    let line = text.lines().nth(line - 1).unwrap_or("");
    1 + line.len() - line.trim_start().len()
}

/// The place of line and column, both from 1.
fn place(text: &str, line: usize, column: usize) -> SourceLoc {
    let before = text.split_inclusive('\n').take(line - 1);
    let start: usize = before.map(str::len).sum();
    SourceLoc::new((start + column - 1).min(text.len()))
}
