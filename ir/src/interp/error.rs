//! What stops an execution.

use crate::diag::SourceLoc;
use std::fmt;

/// Kinds of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// Control flow or an address depends on poison or an undefined value.
    Undefined,
    /// Other undefined behaviour of the program: division by zero, `unreachable`, a false
    /// `llvm.assume` …
    UndefinedBehaviour,
    /// An access outside of every buffer.
    OutOfBounds,
    /// An access at an address that is not as aligned as the instruction promises.
    Misaligned,
    /// A write to memory that is constant.
    ReadOnly,
    /// The program ran into `llvm.trap`.
    Trap,
    /// More steps than the limit.
    StepLimit,
    /// Work-items wait for each other.
    Deadlock,
    /// The interpreter does not model this.
    Unsupported,
    /// The launch itself is wrong: no such kernel, wrong number of arguments, an empty grid.
    BadLaunch,
}

/// A failure without its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Kind.
    pub kind: FaultKind,
    /// What, in words.
    pub message: String,
}

impl Fault {
    /// A failure.
    pub fn new(kind: FaultKind, message: impl Into<String>) -> Fault {
        Fault {
            kind,
            message: message.into(),
        }
    }

    /// Something that is not modelled.
    pub fn unsupported(what: impl fmt::Display) -> Fault {
        Fault::new(
            FaultKind::Unsupported,
            format!("{what}: not modelled by the interpreter"),
        )
    }
}

/// A failure of an execution, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InterpError {
    /// Kind.
    pub kind: FaultKind,
    /// What, in words.
    pub message: String,
    /// Name of the function that was executed.
    pub function: String,
    /// The instruction: its mnemonic and result.
    pub instruction: String,
    /// Its place in the source.
    pub loc: SourceLoc,
    /// Global id of the work-item.
    pub work_item: Option<[u32; 3]>,
}

impl fmt::Display for InterpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.kind, self.message)?;
        if !self.instruction.is_empty() {
            write!(f, " at {}", self.instruction)?;
        }
        if !self.function.is_empty() {
            write!(f, " in '@{}'", self.function)?;
        }
        if let Some([x, y, z]) = self.work_item {
            write!(f, " for work-item ({x}, {y}, {z})")?;
        }
        Ok(())
    }
}

impl std::error::Error for InterpError {}

impl From<Fault> for InterpError {
    /// A failure at no particular instruction.
    fn from(fault: Fault) -> InterpError {
        InterpError {
            kind: fault.kind,
            message: fault.message,
            function: String::new(),
            instruction: String::new(),
            loc: SourceLoc::NONE,
            work_item: None,
        }
    }
}
