//! The optimisation passes, one by one: what each does, and near misses where it must not.

mod cleanup;
mod cse;
mod expressions;
mod simplify;
mod sroa;

use amdgpuc_lower::opt::env::for_each_function;
use amdgpuc_lower::opt::{Env, Stage};
use ir::{Function, Module, SourceFile};

/// A pass over functions.
pub type Pass = fn(&mut Env<'_>, &mut Function) -> bool;

/// Reads a module that must be right.
pub fn read(text: &str) -> Module {
    let source = SourceFile {
        name: "test.ll",
        text: text.as_bytes(),
    };
    let module = ir::reader::parse_module(&source).unwrap_or_else(|errors| {
        let all: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{all}\n{text}")
    });
    verify(&module);
    module
}

fn verify(module: &Module) {
    if let Err(errors) = ir::verifier::verify_module(module) {
        let text = ir::printer::print_module(module);
        panic!("{errors:#?}\n{text}");
    }
}

/// Runs passes on a module.
pub fn run(module: &mut Module, passes: &[Pass]) {
    for pass in passes {
        for_each_function(module, Stage::Source, pass);
        verify(module);
    }
}

/// The instructions of the first function after some passes, one a line, without indentation.
pub fn body_after(text: &str, passes: &[Pass]) -> String {
    let mut module = read(text);
    run(&mut module, passes);
    let printed = ir::printer::print_module(&module);
    let body = printed
        .lines()
        .skip_while(|l| !l.starts_with("define"))
        .skip(1)
        .take_while(|l| *l != "}");
    let lines: Vec<&str> = body.map(str::trim).filter(|l| !l.is_empty()).collect();
    lines.join("\n")
}

/// The lines of an expected body, each trimmed.
pub fn trimmed(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}
