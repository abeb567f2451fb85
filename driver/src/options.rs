//! What the user asks for.

pub use isa::CodeObjectVersion;
use isa::{FeatureError, FeatureSource, Target};
use memmodel::cache::rules::Rules;
use std::sync::Arc;

/// How much is optimised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum OptLevel {
    /// Nothing that is not needed for correct code.
    O0,
    /// What naive frontends need.
    O1,
    /// The default.
    #[default]
    O2,
    /// The same as `O2` at present.
    O3,
}

/// What is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OutputKind {
    /// A code object that ROCm's loader takes.
    #[default]
    Linked,
    /// A relocatable object (`-c`).
    Object,
    /// Assembly (`-S`).
    Assembly,
    /// The IR after the optimisations of the level (`--emit-ir`).
    Ir,
}

/// Who carries out the register allocator's plan.
pub use regalloc::Method;

/// Options of a compilation.
#[derive(Clone, Debug)]
pub struct Options {
    /// Processor and target features.
    pub target: Target,
    /// Optimisation level.
    pub opt: OptLevel,
    /// What is made.
    pub output: OutputKind,
    /// Version of the code object; without it, the one that the module's flag names, else the
    /// default.
    pub code_object: Option<CodeObjectVersion>,
    /// Register allocator.
    pub regalloc: Method,
    /// Upper bound for VGPRs, below what the processor has; for tests of spilling.
    pub max_vgprs: Option<u16>,
    /// The same for SGPRs.
    pub max_sgprs: Option<u16>,
    /// How far branches reach, for tests of those that do not.
    pub far_branches: emit::FarBranches,
    /// Whether the verifiers run after each pass.
    pub verify: Verify,
    /// Names of passes to leave out (`--disable-pass=NAME`); only optimisations can be.
    pub disabled: Vec<String>,
    /// Whether the stages' times are taken.
    pub timing: Timing,
    /// Name of a stage after which to stop; its text is the output then (of functions: the text of
    /// each after the stage).
    pub stop_after: Option<String>,
    /// Name of a pass after which to record the program's text, or `all`.
    pub print_after: Option<String>,
    /// Takes each of those texts as soon as it is there, so that none is lost when a later pass
    /// fails; without it they are collected in [`crate::Compiled::prints`].
    pub on_print: Option<fn(&str)>,
    /// Takes a line for each region that the scheduler looked at: registers before and now, and
    /// their limits, cycles of one wave by its model, and how many of them are waiting.
    pub on_schedule: Option<fn(&str)>,
    /// A table of the memory model in place of the processor's, for tests of the table.
    pub rules: Option<Arc<Rules>>,
    /// Most threads of the host that compile functions of one module at the same time, if there is
    /// enough for them to do; 0 is as many as the host can run. One of them is the caller's. What
    /// is made does not depend on it.
    pub threads: u32,
}

/// Whether times are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Timing {
    /// No: the clock is never read.
    #[default]
    Off,
    /// Of each stage, and of each kernel.
    On,
}

/// Whether the verifiers run after each pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verify {
    /// Only the input is checked.
    Input,
    /// After each pass.
    EachPass,
}

impl Options {
    /// The defaults for a target.
    pub fn new(target: Target) -> Options {
        Options {
            target,
            opt: OptLevel::default(),
            output: OutputKind::default(),
            code_object: None,
            regalloc: Method::default(),
            max_vgprs: None,
            max_sgprs: None,
            far_branches: emit::FarBranches::default(),
            verify: if cfg!(debug_assertions) {
                Verify::EachPass
            } else {
                Verify::Input
            },
            disabled: Vec::new(),
            timing: Timing::Off,
            stop_after: None,
            print_after: None,
            on_print: None,
            on_schedule: None,
            rules: None,
            threads: 1,
        }
    }

    /// Applies `-mattr=`: a list of features with `+` or `-` before each.
    ///
    /// # Errors
    /// The name of a feature that cannot be set.
    pub fn set_features(&mut self, list: &str) -> Result<(), String> {
        self.set_features_of(list, FeatureSource::Option)
    }

    /// The same for assembler and disassembler, which can do more than is compiled for.
    ///
    /// # Errors
    /// The name of a feature that cannot be set.
    pub fn set_features_of_text(&mut self, list: &str) -> Result<(), String> {
        self.set_features_of(list, FeatureSource::Text)
    }

    fn set_features_of(&mut self, list: &str, source: FeatureSource) -> Result<(), String> {
        let settable = match source {
            FeatureSource::Text => FeatureError::SETTABLE_IN_TEXT,
            FeatureSource::Option | FeatureSource::Function => FeatureError::SETTABLE,
        };
        let set = self.target.set_features(list, source);
        set.map_err(|e| match e {
            FeatureError::NotImplemented(_) | FeatureError::Unknown(_) => {
                format!("{e} in -mattr (can be set: {settable})")
            }
            e => format!("{e} in -mattr"),
        })
    }
}
