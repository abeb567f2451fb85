//! What can be wrong with a function.

use mir::{Block, SrcLoc};
use std::fmt;

/// A function that the passes cannot work on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemModelError {
    /// The function's name.
    pub function: String,
    /// The block concerned.
    pub block: Option<Block>,
    /// Place in the source.
    pub loc: SrcLoc,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for MemModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "function '{}'", self.function)?;
        if let Some(block) = self.block {
            write!(f, ", {block}")?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for MemModelError {}
