//! Prints the legal IR of a module: `cargo run -p amdgpuc-lower --example legalise -- file.ll`.

use amdgpuc_lower::{self as lower, LowerTarget};
use ir::SourceFile;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: legalise file.ll");
        return ExitCode::FAILURE;
    };
    let text = match std::fs::read(&path) {
        Ok(text) => text,
        Err(e) => {
            eprintln!("{path}: {e}");
            return ExitCode::FAILURE;
        }
    };
    let source = SourceFile {
        name: &path,
        text: &text,
    };
    let legal = ir::parse_module(&source).and_then(|mut module| {
        ir::verifier::verify_module(&module)?;
        lower::legalise(&mut module, &LowerTarget::GFX906)?;
        Ok(module)
    });
    let module = match legal {
        Ok(module) => module,
        Err(errors) => {
            for e in errors {
                eprint!("{}", e.render(&source));
            }
            return ExitCode::FAILURE;
        }
    };
    print!("{}", ir::print_module(&module));
    let mut failed = ExitCode::SUCCESS;
    for result in [
        lower::legal::check::check_module(&module, lower::LowerTarget::GFX906.abilities.scratch),
        ir::verifier::verify_module(&module),
    ] {
        for e in result.err().into_iter().flatten() {
            eprint!("{}", e.render(&source));
            failed = ExitCode::FAILURE;
        }
    }
    failed
}
