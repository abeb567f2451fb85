//! The optimisation passes keep the meaning; what each does and does not is in
//! `tests/filetests/opt`.

mod expressions;

use amdgpuc_lower::opt::env::for_each_function;
use amdgpuc_lower::opt::{Env, Stage};
use ir::{Function, Module};

/// A pass over functions.
pub type Pass = fn(&mut Env<'_>, &mut Function) -> bool;

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
