//! Which outcomes the memory model allows.
//!
//! [`judge`] goes through all candidate executions of a program: for each thread a way through its
//! code with values for its loads (`trace`), for each load a write that it reads from, for each
//! location an order of its writes (`execution`); and keeps those that are consistent
//! (`consistent`). If one of them has a data race the program means nothing.
//!
//! Sources: LLVM's language reference, "Memory Model for Concurrent Operations" and "Atomic Memory
//! Ordering Constraints", which refers to C++ for what it does not say; AMDGPUUsage, "Memory
//! Scopes" (who synchronises with whom), "Memory Model" (one happens-before relation for all
//! address spaces, and one for each with `-one-as` scopes), "Fence and Address Spaces".

mod consistent;
mod event;
mod execution;
mod relation;
mod trace;

use crate::program::{Outcome, Program};
use std::collections::BTreeSet;

/// What the model says of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It has a data race, so that nothing is said of it; between which accesses.
    Racy(String),
    /// It has these outcomes.
    Allowed(BTreeSet<Outcome>),
}

/// Judges a program.
///
/// # Errors
/// If its code is not understood, or is too large to go through all executions.
pub fn judge(program: &Program) -> Result<Verdict, String> {
    let threads = trace::traces(program)?;
    execution::allowed(program, &threads)
}
