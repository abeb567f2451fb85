//! Compiling and running kernels for strict mode: what its tests share.

#![allow(dead_code, reason = "not every test file uses everything")]

use super::support;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::{Outcome, run_case_with};
use amdgpuc_tests::kernels::{Case, OptLevel};
use amdgpuc_tests::llc;
use emu::{Device, LaunchError, Mode, Module, Races};

/// Who compiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compiler {
    Llc(&'static str),
    Amdgpuc(Level),
}

/// One way to compile all kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub compiler: Compiler,
    pub processor: &'static str,
    pub form: OptLevel,
}

/// Kernels with accesses that look like races and are meant to be there.
pub const RACES: [(&str, Races); 2] = [
    // Plain reads and writes of levels: any of the values will do.
    ("bfs_step", Races::Ignore),
    // Atomic loads and stores of LDS, which are plain instructions.
    ("message_passing", Races::Global),
];

impl Way {
    /// Of the IR files that frontends make.
    pub fn of_optimised(compiler: Compiler, processor: &'static str) -> Way {
        Way {
            compiler,
            processor,
            form: OptLevel::O2,
        }
    }
}

/// Runs a case in strict mode.
pub fn run(device: &mut Device, module: Module, case: &Case) -> Result<Outcome, LaunchError> {
    let listed = RACES.iter().find(|(name, _)| *name == case.kernel);
    let races = listed.map_or(Races::Report, |(_, races)| *races);
    run_case_with(device, module, case, |config| {
        config.with_mode(Mode::Strict).with_races(races)
    })
}

/// Compiles a case's kernel; `None` if a tool is missing.
pub fn code(way: Way, case: &Case) -> Result<Option<Vec<u8>>, String> {
    match way.compiler {
        Compiler::Llc(level) => {
            let path = case.ir_path(way.form);
            Ok(llc::code_object_at(&path, way.processor, level)?.done())
        }
        Compiler::Amdgpuc(level) => {
            let options = support::options(way.processor, level, OutputKind::Linked);
            let compiled = support::compile(case.kernel, way.form, &options)?;
            Ok(Some(compiled.bytes))
        }
    }
}
