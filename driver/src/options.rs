//! What the user asks for.

use isa::{Setting, Target};

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

/// Version of the code object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeObjectVersion {
    /// 4
    V4,
    /// 5
    V5,
    /// 6
    V6,
}

impl CodeObjectVersion {
    /// The version of a number.
    pub fn from_number(n: u32) -> Option<CodeObjectVersion> {
        Some(match n {
            4 => CodeObjectVersion::V4,
            5 => CodeObjectVersion::V5,
            6 => CodeObjectVersion::V6,
            _ => return None,
        })
    }

    /// The number.
    pub fn number(self) -> u32 {
        match self {
            CodeObjectVersion::V4 => 4,
            CodeObjectVersion::V5 => 5,
            CodeObjectVersion::V6 => 6,
        }
    }
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
    /// Version of the code object: what the user says, else version 5.
    pub code_object: CodeObjectVersion,
    /// Register allocator.
    pub regalloc: Method,
    /// Upper bound for VGPRs, below what the processor has; for tests of spilling.
    pub max_vgprs: Option<u16>,
    /// The same for SGPRs.
    pub max_sgprs: Option<u16>,
    /// Whether the verifiers run after each pass.
    pub verify: Verify,
    /// Names of passes to leave out (`--disable-pass=NAME`); only optimisations can be.
    pub disabled: Vec<String>,
    /// Name of a pass after which to record the program's text, or `all`.
    pub print_after: Option<String>,
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
            code_object: CodeObjectVersion::V5,
            regalloc: Method::default(),
            max_vgprs: None,
            max_sgprs: None,
            verify: if cfg!(debug_assertions) {
                Verify::EachPass
            } else {
                Verify::Input
            },
            disabled: Vec::new(),
            print_after: None,
        }
    }

    /// Applies `-mattr=`: a list of features with `+` or `-` before each.
    ///
    /// # Errors
    /// The name of a feature that cannot be set.
    pub fn set_features(&mut self, list: &str) -> Result<(), String> {
        for item in list.split(',').filter(|s| !s.is_empty()) {
            let (setting, name) = match item.split_at_checked(1) {
                Some(("+", name)) => (Setting::On, name),
                Some(("-", name)) => (Setting::Off, name),
                _ => {
                    return Err(format!(
                        "feature '{item}' in -mattr needs '+' or '-' before it"
                    ));
                }
            };
            let (field, what) = match name {
                "xnack" => (&mut self.target.xnack, "xnack"),
                "sramecc" | "sram-ecc" => (&mut self.target.sramecc, "sramecc"),
                // The only wavefront size of GFX6 to GFX9.
                "wavefrontsize64" if setting == Setting::On => continue,
                _ => return Err(format!("unknown or unsupported feature '{name}' in -mattr")),
            };
            if *field == Setting::Unsupported {
                return Err(format!(
                    "processor '{}' has no feature '{what}'",
                    self.target.processor.name
                ));
            }
            *field = setting;
        }
        Ok(())
    }
}
